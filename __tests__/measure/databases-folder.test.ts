import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeDatabasesFolder } from "../../src/measure/databases-folder.ts";

describe("makeDatabasesFolder", () => {
  let results: string;

  beforeEach(() => {
    results = mkdtempSync(path.join(os.tmpdir(), "databases-folder-"));
  });

  afterEach(() => rmSync(results, { recursive: true, force: true }));

  it("removes what ended processes have left, and nothing of running ones or of the user's", () => {
    const noProcess = 2 ** 22 + 1; // above the largest process number of Linux
    const ours = path.join(results, "databases-1");
    for (const folder of [
      path.join(results, `databases-${noProcess}`),
      ours,
      path.join(results, "databases-mine"),
    ])
      mkdirSync(folder);
    const made = makeDatabasesFolder(results);
    expect(made).toBe(path.join(results, `databases-${process.pid}`));
    expect(existsSync(path.join(results, `databases-${noProcess}`))).toBe(false);
    expect(existsSync(ours)).toBe(true);
    expect(existsSync(path.join(results, "databases-mine"))).toBe(true);
  });

  it("says that a results folder cannot be made", () => {
    const occupied = path.join(results, "file");
    writeFileSync(occupied, "");
    expect(() => makeDatabasesFolder(path.join(occupied, "out"))).toThrow(
      /^results folder .* cannot be written \(ENOTDIR.*\): name a writable one with --out$/,
    );
  });
});
