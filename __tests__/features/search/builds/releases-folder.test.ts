import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { openReleasesFolder } from "../../../../src/features/search/builds/releases-folder.ts";
import { useFolder } from "../../../builders/folder.ts";

const folder = useFolder("releases-folder");
const never = new AbortController().signal;

function makeReleases(name: string, files: readonly string[]): string {
  const own = path.join(folder, name);
  for (const file of files) {
    mkdirSync(path.dirname(path.join(own, file)), { recursive: true });
    writeFileSync(path.join(own, file), file);
  }
  return own;
}

describe("the releases in a folder", () => {
  const releasesFolder = makeReleases("plain", [
    "v0.10.0/libengine.so",
    "v0.9.0/lib/libengine.so",
    "engine-0.9.0-rc.1.so",
    "v0.11.0/libengine.so",
    "README.md",
    "SHA256SUMS",
  ]);

  it("are subfolders and files with a version, oldest first", async () => {
    const source = openReleasesFolder({ releasesFolder });
    expect(source.points.map(({ name }) => name)).toEqual(["0.9.0-rc.1", "0.9.0", "0.10.0", "0.11.0"]);
    expect(source.points[1]).toMatchObject({ id: path.join(releasesFolder, "v0.9.0"), parents: [0] });
    expect([source.good, source.bad, source.isBuilt(2)]).toEqual([0, 3, true]);
    expect(await Promise.all([0, 1].map(async (point) => await source.build(point, never)))).toEqual([
      { state: "built", engine: path.join(releasesFolder, "engine-0.9.0-rc.1.so") },
      { state: "built", engine: path.join(releasesFolder, "v0.9.0", "lib", "libengine.so") },
    ]);
  });

  it("are those between the ends that are named", () => {
    const { points } = openReleasesFolder({ releasesFolder, good: "v0.9.0", bad: "0.10.0" });
    expect(points.map(({ name }) => name)).toEqual(["0.9.0", "0.10.0"]);
  });

  it("come from the newest if the good one is newer: what fixed it is searched", async () => {
    const source = openReleasesFolder({ releasesFolder, good: "0.11.0", bad: "0.9.0" });
    expect(source.points.map(({ name, parents }) => [name, parents])).toEqual([
      ["0.11.0", []],
      ["0.10.0", [0]],
      ["0.9.0", [1]],
    ]);
    expect([source.good, source.bad, source.isFix]).toEqual([0, 2, true]);
    expect(await source.build(2, never)).toEqual({
      state: "built",
      engine: path.join(releasesFolder, "v0.9.0", "lib", "libengine.so"),
    });
  });

  it.each([
    [{ good: "0.8" }, '--good: no release is "0.8": the newest are 0.9.0-rc.1, 0.9.0, 0.10.0, 0.11.0'],
    [{ bad: "latest" }, '--bad: no release is "latest"'],
    [{ good: "0.11.0" }, "--good: 0.11.0 is the bad release too: name two releases"],
    [{ releasesFolder: path.join(folder, "none") }, "is no folder: name the one with a subfolder or a file"],
    [{ releasesFolder: makeReleases("one", ["1.0/a.so"]) }, "has one release only"],
    [
      { releasesFolder: makeReleases("words", ["a/a.so", "b/b.so"]) },
      "has no release: a release is a subfolder",
    ],
    [
      { releasesFolder: makeReleases("twice", ["1.0/a.so", "v1.0.0/a.so", "2.0/a.so"]) },
      "has 1.0 and v1.0.0, which are of one version",
    ],
  ])("are refused with %j", (changed, message) => {
    expect(() => openReleasesFolder({ releasesFolder, ...changed })).toThrow(message);
  });
});

describe("a release in a folder", () => {
  it("with several files needs the end of the engine's path, which may hold its version", async () => {
    const files = ["1.0", "1.1"].flatMap((version) =>
      ["linux-x64", "linux-arm64"].map((platform) => `${version}/engine-${version}-${platform}.so`),
    );
    const releasesFolder = makeReleases("platforms", files);
    expect(await openReleasesFolder({ releasesFolder }).build(1, never)).toEqual({
      state: "failed",
      message:
        "the folder of 1.1 holds engine-1.1-linux-arm64.so, engine-1.1-linux-x64.so: name the engine with --candidate",
    });
    const named = openReleasesFolder({ releasesFolder, candidate: "engine-{version}-linux-x64.so" });
    expect(await named.build(1, never)).toEqual({
      state: "built",
      engine: path.join(releasesFolder, "1.1", "engine-1.1-linux-x64.so"),
    });
  });

  it("without a library cannot be tested, nor can one that leads out of its folder", async () => {
    const releasesFolder = makeReleases("odd", ["1.0/notes.txt", "1.1/engine.tar.gz", "1.2/a.so"]);
    mkdirSync(path.join(releasesFolder, "1.3"));
    symlinkSync("../1.2/a.so", path.join(releasesFolder, "1.3", "a.so"));
    const source = openReleasesFolder({ releasesFolder });
    const messages = await Promise.all(
      [0, 1, 3].map(async (point) => {
        const result = await source.build(point, never);
        return result.state === "failed" ? result.message : "built";
      }),
    );
    expect(messages).toEqual([
      "the folder of 1.0 holds no shared library and no amalgamation of SQLite",
      "the folder of 1.1 holds no shared library and no amalgamation of SQLite; engine.tar.gz is not unpacked",
      "the folder of 1.3 holds no shared library and no amalgamation of SQLite",
    ]);
  });

  it("with modules of Python alone has no engine, whatever libraries they need", async () => {
    const module = "sqlcipher3/_sqlite3.cpython-311-x86_64-linux-gnu.so";
    const files = [`1.0/${module}`, "1.0/sqlcipher3_binary.libs/libcrypto-06b7a50d.so.1.1", "1.1/a.so"];
    const result = await openReleasesFolder({ releasesFolder: makeReleases("modules", files) }).build(
      0,
      never,
    );
    expect(result).toMatchObject({
      message:
        `the folder of 1.0 holds no shared library and no amalgamation of SQLite, only modules of Python such as ${module}, which no ` +
        "other program can load: compare the SQLite or SQLCipher that they were built from",
    });
  });

  it("that is a link out of the folder is not followed, and a link in a circle ends no search", async () => {
    const elsewhere = makeReleases("elsewhere", ["1.1/a.so"]);
    const releasesFolder = makeReleases("links", ["1.0/a.so", "1.2.so"]);
    symlinkSync(path.join(elsewhere, "1.1"), path.join(releasesFolder, "1.1"));
    symlinkSync("1.0", path.join(releasesFolder, "1.3"));
    symlinkSync("1.4.so", path.join(releasesFolder, "1.4.so"));
    const source = openReleasesFolder({ releasesFolder });
    const results = await Promise.all([1, 3, 4].map(async (point) => await source.build(point, never)));
    expect(results).toMatchObject([
      {
        state: "failed",
        message: `${path.join(releasesFolder, "1.1")} is a link that leads out of ${releasesFolder}: put the release itself there`,
      },
      { state: "built" },
      { state: "failed", message: expect.stringContaining("ELOOP") },
    ]);
  });
});
