import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inOwnFolder, makeOwnFolder } from "../../src/results/own-folder.ts";

describe("a folder that is written into", () => {
  let top: string;
  let results: string;
  let outside: string;

  beforeEach(() => {
    top = realpathSync(mkdtempSync(path.join(os.tmpdir(), "own-folder-")));
    results = path.join(top, "checkout/results");
    outside = path.join(top, "outside");
    for (const folder of [path.join(top, "checkout/.git"), results, outside])
      mkdirSync(folder, { recursive: true });
  });

  afterEach(() => rmSync(top, { recursive: true }));

  function linkOutside(): void {
    renameSync(results, `${results}-moved`);
    symlinkSync(outside, results);
  }

  it("stays the same one if a link takes its place meanwhile", () => {
    if (!existsSync("/proc/self/fd")) return;
    inOwnFolder(results, (place) => {
      linkOutside();
      writeFileSync(path.join(place, "report.md"), "text");
    });
    expect(readdirSync(outside)).toEqual([]);
    expect(readFileSync(`${results}-moved/report.md`, "utf8")).toBe("text");
  });

  it("is refused if it is a link that a commit can have put there, and none is made behind one", () => {
    linkOutside();
    expect(() => inOwnFolder(results, () => 0)).toThrow("is a symbolic link to");
    expect(() => makeOwnFolder(path.join(results, "new/inner"))).toThrow("is a symbolic link to");
    expect(readdirSync(outside)).toEqual([]);
  });

  it("is made with its parents, also behind a link of the user's, and named in errors as it was given", () => {
    symlinkSync(outside, path.join(top, "mine"));
    makeOwnFolder(path.join(top, "mine/new/inner"));
    expect(readdirSync(path.join(outside, "new"))).toEqual(["inner"]);
    makeOwnFolder(path.join(top, "mine/new/inner"));
    const mine = path.join(top, "mine");
    expect(() => inOwnFolder(mine, (place) => readFileSync(path.join(place, "none")))).toThrow(
      `open '${path.join(mine, "none")}'`,
    );
  });
});
