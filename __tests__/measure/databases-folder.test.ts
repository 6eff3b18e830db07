import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
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

  function left(name: string, owner?: number): string {
    const folder = path.join(results, name);
    mkdirSync(folder);
    if (owner !== undefined) writeFileSync(path.join(folder, "owner"), String(owner));
    return folder;
  }

  it("removes what ended processes have left, and nothing of running ones or of the user's", () => {
    const noProcess = 2 ** 22 + 1; // above the largest process number of Linux
    const ended = left(".sqlite-bench-gate-ended", noProcess);
    const sameNumber = left(".sqlite-bench-gate-reused", process.pid);
    const kept = [
      left(".sqlite-bench-gate-runs", 1),
      left(".sqlite-bench-gate-beginning"),
      left("databases-2024", noProcess),
    ];
    const made = makeDatabasesFolder(results);
    expect(existsSync(ended)).toBe(false);
    expect(existsSync(sameNumber)).toBe(false);
    for (const folder of kept) expect(existsSync(folder)).toBe(true);
    expect(readdirSync(made)).toEqual(["owner"]);
  });

  it("gives two runs folders of their own", () => {
    const first = makeDatabasesFolder(results);
    writeFileSync(path.join(first, "owner"), "1");
    expect(makeDatabasesFolder(results)).not.toBe(first);
    expect(existsSync(first)).toBe(true);
  });

  it("says that a results folder cannot be made", () => {
    const occupied = path.join(results, "file");
    writeFileSync(occupied, "");
    expect(() => makeDatabasesFolder(path.join(occupied, "out"))).toThrow(
      /^results folder .* cannot be written \(ENOTDIR.*\): name a writable one with --out$/,
    );
  });
});
