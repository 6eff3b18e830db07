import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { packageFlags } from "../../../../../src/features/search/builds/releases/package-flags.ts";
import { useFolder } from "../../../../builders/folder.ts";

const folder = useFolder("flags");
let number = 0;

/** A release with an amalgamation, and with other files. */
function release(files: Readonly<Record<string, string>>) {
  const top = path.join(folder, String(++number));
  for (const [name, text] of Object.entries({ "deps/sqlite3/sqlite3.c": "", ...files })) {
    mkdirSync(path.dirname(path.join(top, name)), { recursive: true });
    writeFileSync(path.join(top, name), text);
  }
  return { top, flags: () => packageFlags(path.join(top, "deps/sqlite3/sqlite3.c"), top) };
}

const gyp = (...all: string[]) => `{ 'defines': [\n${all.map((one) => `    '${one}',\n`).join("")}  ],\n}\n`;
const optimized = ["-O3", "-shared", "-fPIC"];

describe("the flags of a package", () => {
  it("are those of better-sqlite3's list", () => {
    const { flags } = release({
      "deps/defines.gypi": gyp("SQLITE_DEFAULT_CACHE_SIZE=-16000", "SQLITE_SOUNDEX"),
    });
    expect(flags()).toEqual([...optimized, "-DSQLITE_DEFAULT_CACHE_SIZE=-16000", "-DSQLITE_SOUNDEX"]);
  });

  it("are those that a crate gives for any choice of features", () => {
    const build = `
      cfg.file(&source)
          .flag("-DSQLITE_CORE")
          .flag("-DSQLITE_THREADSAFE=1") // as rusqlite needs
          .warnings(false);
      if cfg!(feature = "bundled-sqlcipher") { cfg.flag("-DSQLITE_HAS_CODEC"); }`;
    expect(release({ "build.rs": build }).flags()).toEqual([
      ...optimized,
      "-DSQLITE_CORE",
      "-DSQLITE_THREADSAFE=1",
    ]);
  });

  it("are those that go-sqlite3 gives without a condition", () => {
    const go =
      '/*\n#cgo CFLAGS: -std=gnu99\n#cgo CFLAGS: -DSQLITE_ENABLE_RTREE -DX=1\n#cgo linux CFLAGS: -DY\n*/\nimport "C"\n';
    expect(release({ "sqlite3.go": go }).flags()).toEqual([
      "-O2",
      ...optimized.slice(1),
      "-DSQLITE_ENABLE_RTREE",
      "-DX=1",
    ]);
  });

  it.each(["X -fplugin=evil.so", "X=1 -o /etc/profile", "-include", "X=$(id)", ""])(
    "are not known if %j is a definition of it",
    (one) => {
      expect(release({ "deps/defines.gypi": gyp("SQLITE_SOUNDEX", one) }).flags()).toBeUndefined();
    },
  );

  it("are not known if there is no list, a link leads to it from outside, or it is no text of such a size", () => {
    expect(release({ "deps/other.gypi": gyp("A") }).flags()).toBeUndefined();
    const outside = path.join(folder, "outside.gypi");
    writeFileSync(outside, gyp("A"));
    const linked = release({});
    symlinkSync(outside, path.join(linked.top, "deps/defines.gypi"));
    expect(linked.flags()).toBeUndefined();
    const large = release({ "deps/defines.gypi": gyp("A") });
    truncateSync(path.join(large.top, "deps/defines.gypi"), 2 ** 31);
    expect(large.flags()).toBeUndefined();
  });
});
