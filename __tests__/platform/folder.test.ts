import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeFolder } from "../../src/platform/folder.ts";

describe("makeFolder", () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), "make-folder-"));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it("makes a folder and its parents, and accepts one that exists", () => {
    const deep = path.join(folder, "a", "b");
    makeFolder(deep);
    makeFolder(deep);
    expect(existsSync(deep)).toBe(true);
  });

  it("fails if a file is in the way", () => {
    writeFileSync(path.join(folder, "file"), "");
    expect(() => makeFolder(path.join(folder, "file"))).toThrow("EEXIST");
    expect(() => makeFolder(path.join(folder, "file", "inside"))).toThrow("ENOTDIR");
  });

  it("fails, and does not hang, if a folder accepts no new ones", () => {
    expect(() =>
      makeFolder(path.join(process.platform === "linux" ? "/proc" : "/dev", "nothing", "deep")),
    ).toThrow();
  });
});
