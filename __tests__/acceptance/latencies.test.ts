import { readFileSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import { totalOf } from "../../src/model/histogram.ts";
import { useFolder } from "../builders/folder.ts";
import { parseRecording } from "../results/full-build.ts";
import { args } from "./args.ts";
import { type Finished, run } from "./cli.ts";

const folder = useFolder("latencies");

async function runInto(name: string, ...options: readonly string[]): Promise<Finished> {
  const engines = ["--candidate", fetchDoltlite(), "--baseline", await fetchSqlite()];
  const few = ["--variants", "int", "--workloads", "oltp_point_select,oltp_insert,oltp_insert_ac"];
  const size = ["--rows", "300", "--rounds", "2", "--ceiling", "1000", "--average-ceiling", "1000"];
  return await run(args`run ${engines} ${few} ${size} ${options} --quiet --out ${path.join(folder, name)}`);
}

function samplesOf(name: string) {
  const file = path.join(folder, name, "results.json");
  return parseRecording(readFileSync(file, "utf8"), file).tests.flatMap(({ samples }) => samples);
}

describe.each(["text", "prepared"])("a run with latencies, of statements as %s", (form) => {
  let finished: Finished;

  beforeAll(async () => {
    finished = await runInto(form, "--latencies", "--statements", form);
  });

  it("has the time of every statement of every sample, which is less than the sample's with what it waited for a processor", () => {
    const samples = samplesOf(form);
    expect(samples).toHaveLength(2 * 2 * 6);
    for (const { latencies, work, ns, queuedNs = 0 } of samples) {
      expect(latencies && totalOf(latencies)).toBe(work?.statements);
      expect(latencies?.max).toBeGreaterThan(0);
      expect(latencies?.max).toBeLessThanOrEqual(ns + queuedNs);
    }
  });

  it("keeps them in the store as they are in the results file", () => {
    const database = new Database(path.join(folder, form, "results.sqlite"));
    const stored = database.prepare("SELECT latencies FROM samples").pluck().all() as string[];
    database.close();
    const kept = samplesOf(form).map(({ latencies }) => JSON.stringify(latencies));
    expect(stored.toSorted()).toEqual(kept.toSorted());
  });

  it("shows their quantiles", () => {
    expect(finished.stdout).toMatch(
      /^Statement latencies: int, Autocommit, Writes\n {2}Test +Engine +p50 \(us\) +p95 \(us\) +p99 \(us\) +max \(us\)\n {2}oltp_insert_ac +SQLite( +[\d.,]+){4}\n +DoltLite( +[\d.,]+){4}$/m,
    );
    const markdown = readFileSync(path.join(folder, form, "report.md"), "utf8");
    expect(markdown).toContain("<summary>Statement latencies</summary>");
  });
});

describe("a run without latencies", () => {
  it("has none, and does not mention them", async () => {
    const { stdout } = await runInto("without");
    expect(samplesOf("without").filter((sample) => "latencies" in sample)).toEqual([]);
    expect(stdout).not.toMatch(/latenc|p95/);
    expect(readFileSync(path.join(folder, "without", "report.md"), "utf8")).not.toMatch(/latenc|p95/);
  });
});
