import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isFolder, makeFolder } from "../../src/platform/folder.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "make-folder-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe("makeFolder", () => {
  it("makes a folder and its parents, and accepts one that exists", () => {
    const deep = path.join(folder, "a", "b");
    makeFolder(deep);
    makeFolder(deep);
    expect(existsSync(deep)).toBe(true);
  });

  it("fails if a file is in the way", () => {
    writeFileSync(path.join(folder, "file"), "");
    expect(() => makeFolder(path.join(folder, "file"))).toThrow("EEXIST");
  });

  it("fails, and does not hang, if a folder accepts no new ones", () => {
    expect(() =>
      makeFolder(path.join(process.platform === "linux" ? "/proc" : "/dev", "nothing", "deep")),
    ).toThrow();
  });
});

describe("isFolder", () => {
  it("takes a link to a folder for one, and no file, nothing, and no link to nothing or to itself", () => {
    const place = (name: string) => path.join(folder, name);
    mkdirSync(place("folder"));
    writeFileSync(place("file"), "");
    symlinkSync("folder", place("link"));
    symlinkSync("gone", place("broken"));
    symlinkSync("loop", place("loop"));
    for (const name of ["folder", "link"]) expect(isFolder(place(name)), name).toBe(true);
    for (const name of ["file", "gone", "broken", "loop"]) expect(isFolder(place(name)), name).toBe(false);
  });
});
