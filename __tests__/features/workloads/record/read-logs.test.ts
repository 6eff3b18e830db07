import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readLogs } from "../../../../src/features/workloads/record/read-logs.ts";
import { LogBuilder } from "./process-log.ts";

const folder = mkdtempSync(path.join(tmpdir(), "logs-"));

afterAll(() => rmSync(folder, { recursive: true }));

function logs(name: string): string {
  const made = path.join(folder, name);
  mkdirSync(made);
  writeFileSync(
    path.join(made, "1.log"),
    new LogBuilder().open(1, "/app.db", "1-1.start").run(1, "SELECT 1").bytes,
  );
  return made;
}

describe("the logs of a recording", () => {
  it("start from the copy of a database that is there", () => {
    const made = logs("plain");
    writeFileSync(path.join(made, "1-1.start"), "");
    expect([...readLogs(made).starts]).toEqual([["/app.db", path.join(made, "1-1.start")]]);
  });

  it("start from no database that a link names, and are not read through one", () => {
    const made = logs("linked");
    const victim = path.join(folder, "victim");
    writeFileSync(victim, "");
    symlinkSync(victim, path.join(made, "1-1.start"));
    symlinkSync("1.log", path.join(made, "2.log"));
    const { starts, executions, lost } = readLogs(made);
    expect(starts.size).toBe(0);
    expect(executions).toHaveLength(1);
    expect([...lost]).toEqual([["in logs that are no plain files", 1]]);
  });
});
