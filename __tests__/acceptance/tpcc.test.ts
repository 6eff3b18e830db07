import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import { fetchSqliteShell } from "../../bench/fetched/debian.ts";
import { totalOf } from "../../src/model/histogram.ts";
import type { Recording } from "../../src/model/recording.ts";
import { useFolder } from "../builders/folder.ts";
import { parseRecording } from "../results/full-build.ts";
import { args } from "./args.ts";
import { type Finished, run } from "./cli.ts";
import { compileFaulty } from "./engines.ts";

const folder = useFolder("tpcc");

/** Counts in 100 transactions. */
const mix = { new_order: 45, payment: 43, order_status: 4, delivery: 4, stock_level: 4 };

const fewer = ["--storages", "memory,autocommit"];

/** Measures an engine on small tables, with ceilings that it cannot exceed unless others are given. */
async function measure(
  name: string,
  candidate: string,
  ...more: readonly string[]
): Promise<Finished & { readonly recording: Recording; readonly report: string }> {
  const out = path.join(folder, name);
  const finished = await run([
    ...["run", "--candidate", candidate, "--baseline", await fetchSqlite(), "--suites", "tpcc"],
    ...["--rows", "500", "--rounds", "2", "--quiet", "--out", out],
    ...(more.includes("--ceiling") ? [] : ["--ceiling", "1000", "--average-ceiling", "1000"]),
    ...more,
  ]);
  const file = path.join(out, "results.json");
  const recording = parseRecording(readFileSync(file, "utf8"), file);
  return { ...finished, recording, report: readFileSync(path.join(out, "report.md"), "utf8") };
}

describe.each([
  ["text", ["--warehouses", "2"]],
  ["prepared", ["--statements", "prepared"]],
] as const)("a run of transactions, of statements as %s", (form, more) => {
  it("has the time of each transaction of each sample, by what it does", { timeout: 300_000 }, async () => {
    const { status, stdout, recording, report } = await measure(form, fetchDoltlite(), ...more, ...fewer);
    expect(status).toBe(0);
    for (const { samples, storage } of recording.tests) {
      expect(samples).toHaveLength(2 * 2);
      const hundreds = storage === "memory" ? 20 : 4;
      for (const { ns, queuedNs = 0, transactions = {} } of samples) {
        const timed = Object.entries(transactions).map(([name, times]) => [name, totalOf(times) / hundreds]);
        expect(Object.fromEntries(timed)).toEqual(mix);
        for (const { max } of Object.values(transactions)) expect(max).toBeLessThan(ns + queuedNs);
      }
    }
    expect(recording.suite?.warehouses).toBe(form === "text" ? 2 : 1);
    expect(stdout).toMatch(
      /^Transactions: tpcc, Autocommit\n {2}standard_mix\w*: doltlite [\d,]+ tps, .* SQLite \([\d,]+ tps\)\.\n {2}Transaction +Count +Engine +median \(us\) +p95 \(us\) +p99 \(us\)\n {2}new_order +180 +SQLite( +[\d.,]+){3}\n +\S+( +[\d.,]+){3}\n {2}payment +172 /im,
    );
    expect(report).toContain("| stock_level | 80 |");
  });
});

describe("the transactions' own ceiling", () => {
  it("is 2, unless the run is given another", { timeout: 120_000 }, async () => {
    const few = ["--storages", "memory", "--rounds", "1"];
    const engines = ["--candidate", await fetchSqlite(), "--baseline", await fetchSqlite()];
    const out = ["--out", path.join(folder, "own")];
    const own = await run(args`run ${engines} --suites tpcc --rows 500 --quiet ${few} ${out}`);
    expect(own.stdout).toMatch(/tpcc\/memory\/writes +[\d.]+ [≤>] 2 +[\d.]+ [≤>] 2 /);
    const results = path.join(folder, "own", "results.json");
    const others = await run(["report", results, "--average-ceiling", "7", "--ceiling", "8"]);
    expect(others.stdout).toMatch(/tpcc\/memory\/writes +[\d.]+ ≤ 7 +[\d.]+ ≤ 8 /);
  });
});

describe("a shell's transactions", () => {
  it("are counted per second, and not timed one by one", { timeout: 120_000 }, async () => {
    const shell = fetchSqliteShell().path;
    const { recording, stdout } = await measure("shell", shell, "--storages", "memory", "--baseline", shell);
    expect(recording.tests[0]?.failures).toEqual([]);
    expect(recording.tests[0]?.samples.some((sample) => "transactions" in sample)).toBe(false);
    expect(stdout).toMatch(/^ {2}standard_mix\w*: SQLite .* [\d,]+ tps, .* SQLite \([\d,]+ tps\)\.$/m);
    expect(stdout).not.toMatch(/new_order +900/);
  });
});

describe("an engine that leaves an inconsistent database", () => {
  it("has no result, and the violated condition is named", { timeout: 120_000 }, async () => {
    const faulty = await compileFaulty("drop updates");
    const { status, stdout, recording } = await measure("faulty", faulty, "--storages", "memory");
    expect(status).toBe(3);
    expect(recording.tests[0]?.failures[0]).toMatchObject({
      reason: "error",
      role: "candidate",
      message: expect.stringMatching(
        /^invariant: consistency condition 2 is violated: district 1 of warehouse 1 has d_next_o_id 16, its newest order is \d+ /,
      ),
    });
    expect(stdout).toContain("consistency condition 2 is violated");
  });
});
