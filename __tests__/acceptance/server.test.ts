import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { parseRecording } from "../results/full-build.ts";
import { run, start } from "./cli.ts";
import { makeTestFolder, mariadbFile, processesWith, smallSuite } from "./servers.ts";

const folder = makeTestFolder("servers");

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lenient = ["--ceiling", "1000", "--average-ceiling", "1000"];
const durable = mariadbFile(folder, "Durable");
const relaxed = mariadbFile(folder, "Relaxed", "settings: { innodb_flush_log_at_trx_commit: 2 }\n");

function resultsIn(out: string) {
  const file = path.join(out, "results.json");
  return {
    recording: parseRecording(readFileSync(file, "utf8"), file),
    report: readFileSync(path.join(out, "report.md"), "utf8"),
  };
}

describe("two servers", () => {
  it("are measured, compared, judged and reported like libraries", async () => {
    const out = path.join(folder, "two");
    const { status, stderr } = await run([
      "run",
      ...["--candidate", relaxed, "--baseline", durable, ...smallSuite(folder)],
      ...["--rounds", "3", "--latencies", ...lenient, "--quiet", "--out", out],
    ]);
    expect(stderr).toBe("");
    expect(status).toBe(0);
    const { recording, report } = resultsIn(out);
    const { baseline, candidate } = recording.engines;
    expect([baseline.name, candidate.name]).toEqual(["Durable", "Relaxed"]);
    expect([baseline.kind, candidate.kind]).toEqual(["server", "server"]);
    expect(candidate.version).toMatch(/^\d+\.\d+\.\d+-MariaDB/);
    expect(candidate.serverSettings).toMatchObject({ innodb_flush_log_at_trx_commit: "2", sql_mode: "" });
    expect(baseline.serverSettings).toMatchObject({ innodb_flush_log_at_trx_commit: "1" });
    for (const test of recording.tests) {
      expect(test.failures).toEqual([]);
      expect(test.samples).toHaveLength(6);
      const [one, other] = test.checks;
      expect(one?.hash).toBe(other?.hash);
      expect(one?.work).toEqual(other?.work);
      for (const sample of test.samples) {
        expect(sample.latencies?.counts.reduce((sum, [, count]) => sum + count, 0)).toBe(
          sample.work?.statements,
        );
        expect(sample.cost?.cpuNs).toBeGreaterThan(0);
      }
    }
    expect(report).toContain("innodb_flush_log_at_trx_commit: 1 on Durable, 2 on Relaxed");
  });

  it("leave no process and no folder", async () => {
    const out = path.join(folder, "gone");
    await run([
      "run",
      ...["--candidate", durable, "--baseline", durable, ...smallSuite(folder, ["update"])],
      ...["--rounds", "1", ...lenient, "--quiet", "--out", out],
    ]);
    expect(processesWith(out)).toEqual([]);
    expect(readdirSync(out).filter((name) => name.startsWith("."))).toEqual([]);
  });
});

const parameters = [
  ...["--candidate", relaxed, "--baseline", durable, ...smallSuite(folder)],
  ...lenient,
  "--quiet",
];

/** Starts a run of many rounds, and waits until two servers are at work. */
async function startRun(out: string, rounds = "50") {
  const started = start(["run", ...parameters, "--rounds", rounds, "--out", out]);
  while (processesWith(`${out}/.sqlite-bench-gate`).filter((one) => one.includes(" mariadbd ")).length < 2) {
    if (started.child.exitCode !== null) throw new Error(started.stderrSoFar());
    await setTimeout(20);
  }
  return started;
}

async function untilNone(out: string): Promise<void> {
  while (processesWith(out).length > 0) await setTimeout(20);
}

describe("what a killed run leaves", () => {
  it("ends all servers on Ctrl-C, and removes their folders", async () => {
    const out = path.join(folder, "interrupted");
    const { child, finished } = await startRun(out);
    child.kill("SIGINT");
    await finished;
    await untilNone(out);
    // A run that is interrupted before its engines are open leaves no folder of results either.
    const left = existsSync(out) ? readdirSync(out) : [];
    expect(left.filter((name) => name.startsWith("."))).toEqual([]);
  });

  it("ends all servers if the tool itself is killed, and the next run removes their folders", async () => {
    const out = path.join(folder, "killed");
    const { child, finished } = await startRun(out);
    child.kill("SIGKILL");
    await finished;
    await untilNone(out);
    await run([
      "run",
      ...["--candidate", durable, "--baseline", durable, ...smallSuite(folder, ["update"])],
      ...["--rounds", "1", ...lenient, "--quiet", "--out", out],
    ]);
    expect(readdirSync(out).filter((name) => name.startsWith("."))).toEqual([]);
  });

  it("can be resumed", async () => {
    const out = path.join(folder, "resumed");
    const { child, finished } = await startRun(out, "6");
    await setTimeout(4000);
    child.kill("SIGKILL");
    await finished;
    const { status, stderr } = await run(["run", ...parameters, "--rounds", "6", "--resume", out]);
    expect(stderr).toBe("");
    expect(status).toBe(0);
    const { recording } = resultsIn(out);
    expect(recording.run?.resumed).toHaveLength(1);
    for (const test of recording.tests) expect(test.samples).toHaveLength(12);
  });
});
