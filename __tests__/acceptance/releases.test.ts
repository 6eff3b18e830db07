import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchRelease, openReleases } from "../../src/features/search/builds/releases/open-releases.ts";
import type { RegistrySettings } from "../../src/features/search/builds/releases/registry.ts";
import { findEngines } from "../../src/features/search/compare/engines.ts";
import { useFolder } from "../builders/folder.ts";

const folder = useFolder("releases");
const ran = path.join(folder, "ran");
const crates = path.join(folder, "crates");
const archive = path.join(folder, "archive");
const never = new AbortController().signal;

/** An amalgamation is known by its size and its version; this one also has its flags in it. */
const amalgamation = (version: string) => `#define SQLITE_VERSION "${version}"
#define TEXT_OF(x) #x
#define TEXT(x) TEXT_OF(x)
const char *sqlite3_libversion(void) { return SQLITE_VERSION " threads " TEXT(SQLITE_THREADSAFE); }
/* ${"-".repeat(1_000_000)} */
`;

/** A build script that must not run. */
const script = `fn main() {
    std::fs::write("${ran}", "").unwrap();
    cc::Build::new().file("sqlite3/sqlite3.c").flag("-DSQLITE_CORE").flag("-DSQLITE_THREADSAFE=7").compile("x");
}
`;

function write(top: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(top, name)), { recursive: true });
    writeFileSync(path.join(top, name), text);
  }
}

/** A crate in a local registry: https://doc.rust-lang.org/cargo/reference/source-replacement.html#local-registry-sources */
function writeCrate(vers: string, isWhole: boolean): string {
  const name = `engine-sys-${vers}`;
  write(path.join(folder, "packages", name), {
    "Cargo.toml": `[package]\nname = "engine-sys"\nversion = "${vers}"\nbuild = "build.rs"\n[lib]\npath = "lib.rs"\n`,
    "lib.rs": "",
    "build.rs": script,
    "sqlite3/sqlite3.c": amalgamation(`3.${vers}`),
    "sqlcipher/sqlite3.c": amalgamation("4.0.0"),
  });
  const file = path.join(crates, `${name}.crate`);
  execFileSync("tar", ["-czf", file, "-C", path.join(folder, "packages"), name]);
  const hashed = isWhole ? readFileSync(file) : "another archive";
  const cksum = createHash("sha256").update(hashed).digest("hex");
  return JSON.stringify({ name: "engine-sys", vers, deps: [], features: {}, cksum, yanked: false });
}

/** A package with a library, links to it, and a script that must not run. */
function writeDeb(version: string): string {
  const top = path.join(folder, "debs", version);
  write(top, {
    "DEBIAN/control": `Package: libengine0\nVersion: ${version}\nArchitecture: all\nMaintainer: a <a@b.test>\nDescription: an engine\n`,
    "DEBIAN/postinst": `#!/bin/sh\ntouch ${ran}\n`,
    "usr/lib/libengine.so.0.8.6": `a library of ${version}`,
  });
  execFileSync("chmod", ["755", path.join(top, "DEBIAN/postinst")]);
  symlinkSync("libengine.so.0.8.6", path.join(top, "usr/lib/libengine.so.0"));
  const file = `libengine0_${version.replace(":", "%3a")}_all.deb`;
  execFileSync("dpkg-deb", ["--build", "--root-owner-group", top, path.join(archive, file)]);
  const content = readFileSync(path.join(archive, file));
  const control = readFileSync(path.join(top, "DEBIAN/control"), "utf8");
  const hash = createHash("sha256").update(content).digest("hex");
  return `${control}Filename: ./${file}\nSize: ${content.length}\nSHA256: ${hash}\n`;
}

const apt = path.join(folder, "apt.conf");

beforeAll(() => {
  for (const place of ["index/en/gi", ""]) mkdirSync(path.join(crates, place), { recursive: true });
  const index = [writeCrate("0.1.0", true), writeCrate("0.2.0", true), writeCrate("0.3.0", false)];
  write(crates, { "index/en/gi/engine-sys": `${index.join("\n")}\n` });
  write(folder, {
    "cargo/config.toml": `[source.crates-io]\nreplace-with = "own"\n[source.own]\nlocal-registry = "${crates}"\n`,
  });
  mkdirSync(archive);
  write(archive, { Packages: [writeDeb("1:3.40.1-2"), writeDeb("1:3.40.1~rc1-1")].join("\n") });
  for (const place of ["lists/partial", "cache/archives/partial"])
    mkdirSync(path.join(folder, "state", place), { recursive: true });
  write(folder, {
    "sources.list": `deb [trusted=yes] file:${archive} ./\n`,
    "apt.conf": `Dir::Etc::sourcelist "${folder}/sources.list";
Dir::Etc::sourceparts "-";
Dir::State::lists "${folder}/state/lists";
Dir::Cache "${folder}/state/cache";
APT::Sandbox::User "";
`,
  });
  execFileSync("apt-get", ["--quiet", "--quiet", "update"], { env: { ...process.env, APT_CONFIG: apt } });
});

function settings(): RegistrySettings {
  const cacheFolder = path.join(folder, "cache");
  const { PATH = "", HOME, RUSTUP_HOME = path.join(os.homedir(), ".rustup") } = process.env;
  return {
    timeoutMs: 60_000,
    folder: path.join(folder, "out"),
    cacheFolder,
    compiler: { command: "cc", cacheFolder, environment: { PATH } },
    environment: { PATH, HOME, RUSTUP_HOME, CARGO_HOME: path.join(folder, "cargo"), APT_CONFIG: apt },
  };
}

const fetched = async (name: string, version: string, hash?: string) =>
  await fetchRelease({ package: name, version, hash }, settings(), never);

/** Compares two releases whose sources are not there yet. @returns the steps, and the reason if the engines cannot be had */
async function compared(base: string, candidate: string) {
  const { cacheFolder: _, ...own } = settings();
  const steps: string[] = [];
  const context = {
    ...{ ...own, folder, out: own.folder, cacheFolder: path.join(folder, "compared"), signal: never },
    ...{ step: (words: string) => steps.push(words), note: () => {} },
  };
  const [before, after] = [base, candidate].map((version) => ({ package: "crate:engine-sys", version }));
  if (before === undefined || after === undefined) throw new Error("two releases are compared");
  const subject = { kind: "engines", base: before, candidate: after, buildTimeout: 1 } as const;
  const end = await findEngines(subject, context).catch((cause: Error) => cause.message);
  return { steps, end };
}

describe("two releases of a comparison", () => {
  it("are both fetched before one is compiled, so that a wrong version costs no minutes", async () => {
    expect(await compared("0.1.0", "9.0.0")).toEqual({
      steps: ["fetching engine-sys 0.1.0", "fetching engine-sys 9.0.0"],
      end: expect.stringMatching(
        /^engine-sys 9\.0\.0 cannot be compared: cargo vendor of engine-sys@9\.0\.0 ended/,
      ),
    });
  });

  it("have the name that was given if they are the same", async () => {
    const { steps, end } = await compared("0.1.0", "0.1.0");
    expect(steps.slice(2)).toEqual(
      Array.from({ length: 2 }, () => "opening engine-sys 0.1.0, which is compiled if it is source code"),
    );
    const title = "crate:engine-sys@0.1.0";
    expect(end).toMatchObject({ base: { title }, candidate: { title } });
  });
});

describe("a crate", () => {
  it("is its amalgamation, compiled with its own flags, and no code of it is run", async () => {
    const built = await fetched("crate:engine-sys", "0.2.0");
    expect(built.state, JSON.stringify(built)).toBe("built");
    const text = built.state === "built" ? readFileSync(built.engine, "latin1") : "";
    expect(text).toContain("3.0.2.0 threads 7");
    expect(existsSync(ran)).toBe(false);
  });

  it("is refused if it is not what the index has the hash of, or is not there", async () => {
    expect(await fetched("crate:engine-sys", "0.3.0")).toMatchObject({
      state: "failed",
      message: expect.stringMatching(/^cargo vendor of engine-sys@0\.3\.0 ended with status \d+: error: .*/),
    });
    expect(await fetched("crate:engine-sys", "9.0.0")).toMatchObject({ state: "failed" });
    await expect(fetched("crate:../engine", "1.0.0")).rejects.toThrow("is no name of a crate");
  });

  it("is refused if it does not have the lock file's checksum", async () => {
    const file = readFileSync(path.join(crates, "engine-sys-0.1.0.crate"));
    const own = `sha256:${createHash("sha256").update(file).digest("hex")}`;
    expect(await fetched("crate:engine-sys", "0.1.0", "sha256:00")).toEqual({
      state: "failed",
      message: `the registry's archive has the hash ${own.slice(0, 29)}…, and the lock file has "sha256:00"`,
    });
    expect(await fetched("crate:engine-sys", "0.1.0", own)).toMatchObject({ state: "built" });
  });

  it("has releases that are named one by one", async () => {
    const ends = { package: "crate:engine-sys", good: "0.1.0", bad: "0.2.0" };
    await expect(openReleases({ ...settings(), ...ends }, never)).rejects.toThrow(
      "cargo does not list the versions of a crate: name them, as in --releases crate:engine-sys 0.30.1 0.35.0",
    );
  });
});

describe("a package of Debian", () => {
  it("has the versions that apt knows, oldest first", async () => {
    const ends = { package: "debian:libengine0", good: "1:3.40.1~rc1-1", bad: "1:3.40.1-2" };
    const { points } = await openReleases({ ...settings(), ...ends }, never);
    expect(points.map(({ name }) => name)).toEqual(["1:3.40.1~rc1-1", "1:3.40.1-2"]);
  });

  it("is its library, whatever links to it there are, and no script of it is run", async () => {
    const built = await fetched("debian:libengine0", "1:3.40.1~rc1-1");
    expect(built.state, JSON.stringify(built)).toBe("built");
    const text = built.state === "built" ? readFileSync(built.engine, "utf8") : "";
    expect(text).toBe("a library of 1:3.40.1~rc1-1");
    expect(existsSync(ran)).toBe(false);
  });

  it("is refused if there is no such version, or no package can have the name", async () => {
    expect(await fetched("debian:libengine0", "9")).toMatchObject({
      state: "failed",
      message:
        "apt cannot download libengine0=9: apt-get ended with status 100: Version '9' for 'libengine0' was not found",
    });
    await expect(fetched("debian:-o=x", "9")).rejects.toThrow("is no name of a package of Debian");
    await expect(fetched("debian:libengine0", "9 -o")).rejects.toThrow('"9 -o" is no version');
  });
});
