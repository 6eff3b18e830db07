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

const url = new URL("../../src/measure/databases-folder.ts", import.meta.url).href;

describe("the folder of a run's databases", () => {
  let results: string;

  beforeEach(() => {
    results = mkdtempSync(path.join(os.tmpdir(), "databases-folder-"));
  });

  afterEach(() => rmSync(results, { recursive: true, force: true }));

  const noProcess = 2 ** 22 + 1; // above the largest process number of Linux

  function left(name: string): string {
    const folder = path.join(results, name);
    mkdirSync(folder);
    writeFileSync(path.join(folder, "database"), "");
    return folder;
  }

  it("removes what ended processes have left, and nothing of the user's", () => {
    const removed = [
      left(`.sqlite-bench-gate-${noProcess}`),
      left(`.sqlite-bench-gate-${noProcess + 1}-77`),
      left(`.sqlite-bench-gate-${process.pid}`), // of a process before with our number
    ];
    const kept = [left(".sqlite-bench-gate-mine"), left(`databases-${noProcess}`)];
    const made = makeDatabasesFolder(results);
    for (const folder of removed) expect(existsSync(folder)).toBe(false);
    for (const folder of kept) expect(existsSync(folder)).toBe(true);
    expect(readdirSync(made)).toEqual(["claim"]);
    expect(makeDatabasesFolder(results)).toBe(made);
  });

  it("is there, as an absolute path, where the folder of the results is named by a relative one", () => {
    const made = makeDatabasesFolder(path.relative(".", results));
    expect(path.resolve(made)).toBe(made);
    expect(readdirSync(made)).toEqual(["claim"]);
  });

  it("removes folders in which engines of a killed run still write", { timeout: 60_000 }, async () => {
    const writing =
      "const fs = require('node:fs'); const end = Date.now() + 300; let i = 0; while (Date.now() < end) try { " +
      "fs.writeFileSync(process.pid + '-' + i++, ''); if (i > 3) fs.unlinkSync(process.pid + '-' + (i - 3)); } catch {}";
    // Without a second look, one of four such folders stays or is an error.
    for (let attempt = 0; attempt < 15; attempt++) {
      const ended = left(`.sqlite-bench-gate-${noProcess + attempt}`);
      const engines = [1, 2, 3].map(() => spawn(process.execPath, ["-e", writing], { cwd: ended }));
      await vi.waitUntil(() => readdirSync(ended).length > 1, { timeout: 20_000 });
      makeDatabasesFolder(results);
      expect(existsSync(ended)).toBe(false);
      for (const engine of engines) if (engine.kill()) await once(engine, "exit");
    }
  });

  it("is refused if another process has one, and neither is removed", () => {
    const running = left(".sqlite-bench-gate-1");
    expect(errorMessage(() => makeDatabasesFolder(results))).toBe(
      `process 1 is measuring into ${results}: wait until it ends, or name another folder with --out; ` +
        `if that is another program now, remove ${running}`,
    );
    expect(readdirSync(results)).toEqual([".sqlite-bench-gate-1"]);
  });

  it("has nobody in its way that has ended, or is this process", () => {
    left(`.sqlite-bench-gate-${noProcess}`);
    left(`.sqlite-bench-gate-${process.pid}`);
    left(".sqlite-bench-gate-mine");
    left("databases-1");
    expect(() => requireNobodyMeasures(results)).not.toThrow();
    expect(() => requireNobodyMeasures(path.join(results, "missing"))).not.toThrow();
  });

  it("is taken over if its process was killed, and another program has the number now", () => {
    const folder = left(".sqlite-bench-gate-1-18446744073709551615");
    makeDatabasesFolder(results);
    expect(existsSync(folder)).toBe(false);
  });

  it("is given to one of many processes that ask at once", { timeout: 60_000 }, async () => {
    left(`.sqlite-bench-gate-${noProcess}`);
    const asking =
      `const { makeDatabasesFolder } = await import(${JSON.stringify(url)});` +
      // All ask in the same millisecond, for which they spin at the end only: processors are left for those that still start.
      "const at = Number(process.argv[2]); await new Promise((done) => setTimeout(done, at - Date.now() - 50)); while (Date.now() < at);" +
      `try { makeDatabasesFolder(process.argv[1]); console.log("has it", process.pid); } catch (cause) { console.log(cause.message); }` +
      "process.stdin.resume();"; // keeps it until the others have asked
    const at = String(Date.now() + 3000);
    const processes = Array.from({ length: 6 }, () =>
      spawn(process.execPath, ["--input-type=module", "-e", asking, results, at]),
    );
    const answers = await Promise.all(
      processes.map(async ({ stdout }) => String((await once(stdout.setEncoding("utf8"), "data"))[0])),
    );
    for (const one of processes) one.kill();
    const [first = "", ...others] = answers.toSorted(
      (a, b) => Number(b.startsWith("has")) - Number(a.startsWith("has")),
    );
    expect(first).toMatch(/^has it \d+\n$/);
    // One that asks at the same time may be named too.
    for (const other of others) expect(other).toMatch(/^process \d+ is measuring into /);
    expect(others).toHaveLength(5);
  });

  it("is left over where its process was killed, and nobody has asked what became of it", async () => {
    // The shell becomes a program that does not ask for its child.
    const shell = spawn("sh", ["-c", "sleep 0.5 & echo $!; exec sleep 60"]);
    const [number] = await once(shell.stdout.setEncoding("utf8"), "data");
    const zombie = Number(number);
    await vi.waitFor(() => expect(readFileSync(`/proc/${zombie}/stat`, "utf8")).toContain(") Z "), {
      timeout: 60_000,
    });
    const folder = left(`.sqlite-bench-gate-${zombie}`);
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
