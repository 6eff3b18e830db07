import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeDatabasesFolder, requireNobodyMeasures } from "../../src/measure/databases-folder.ts";
import { errorMessage } from "../error-message.ts";

describe("the folder of a run's databases", () => {
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

  it("removes folders in which engines of a killed run still write", { timeout: 60_000 }, async () => {
    const noProcess = 2 ** 22 + 1; // above the largest process number of Linux
    const writing =
      "const fs = require('node:fs'); const end = Date.now() + 300; let i = 0; while (Date.now() < end) try { " +
      "fs.writeFileSync(process.pid + '-' + i++, ''); if (i > 3) fs.unlinkSync(process.pid + '-' + (i - 3)); } catch {}";
    // Without a second look, one of four such folders stays or is an error.
    for (let attempt = 0; attempt < 15; attempt++) {
      const ended = left(`.sqlite-bench-gate-${attempt}`, noProcess);
      const engines = [1, 2, 3].map(() => spawn(process.execPath, ["-e", writing], { cwd: ended }));
      await vi.waitUntil(() => readdirSync(ended).length > 1, { timeout: 20_000 });
      makeDatabasesFolder(results);
      expect(existsSync(ended)).toBe(false);
      for (const engine of engines) if (engine.kill()) await once(engine, "exit");
    }
  });

  it("gives two runs folders of their own", () => {
    const first = makeDatabasesFolder(results);
    writeFileSync(path.join(first, "owner"), "1");
    expect(makeDatabasesFolder(results)).not.toBe(first);
    expect(existsSync(first)).toBe(true);
  });

  it("refuses to resume in results that another run is measuring into", () => {
    const noProcess = 2 ** 22 + 1; // above the largest process number of Linux
    left(".sqlite-bench-gate-ended", noProcess);
    left(".sqlite-bench-gate-own", process.pid);
    left(".sqlite-bench-gate-beginning");
    left("databases-2024", 1);
    expect(() => requireNobodyMeasures(results)).not.toThrow();
    const running = left(".sqlite-bench-gate-runs", 1);
    expect(errorMessage(() => requireNobodyMeasures(results))).toBe(
      `--resume ${results}: process 1 is measuring into it: wait until it ends, ` +
        `or remove ${running} if that is another program now`,
    );
  });

  it("is left over where its process was killed, and nobody has asked what became of it", async () => {
    // The shell becomes a program that does not ask for its child.
    const shell = spawn("sh", ["-c", "sleep 0.5 & echo $!; exec sleep 60"]);
    const [number] = await once(shell.stdout.setEncoding("utf8"), "data");
    const zombie = Number(number);
    await vi.waitFor(() => expect(readFileSync(`/proc/${zombie}/stat`, "utf8")).toContain(") Z "), {
      timeout: 60_000,
    });
    const folder = left(".sqlite-bench-gate-zombie", zombie);
    expect(() => requireNobodyMeasures(results)).not.toThrow();
    makeDatabasesFolder(results);
    expect(existsSync(folder)).toBe(false);
    shell.kill();
  }, 70_000);

  it("names a results folder that cannot be created", () => {
    const occupied = path.join(results, "file");
    writeFileSync(occupied, "");
    expect(() => makeDatabasesFolder(path.join(occupied, "out"))).toThrow(
      /^results folder .* cannot be written \(ENOTDIR.*\): name a writable one with --out$/,
    );
  });
});
