import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchSqlite } from "../../bench/engines.ts";
import { duckdbVersion, makeDuckdbAdapter } from "../../bench/fetched/duckdb.ts";
import { testPath } from "../../src/model/test.ts";
import { useFolder } from "../builders/folder.ts";
import { parseRecording } from "../results/full-build.ts";
import { run } from "./cli.ts";

const folder = useFolder("adapter");
const example = fileURLToPath(new URL("../../examples/adapter/c/bench-gate.yml", import.meta.url));
const timeout = 300_000;

describe("DuckDB through the adapter of the example", () => {
  let adapter: string;
  let sqlite: string;

  beforeAll(async () => {
    adapter = makeDuckdbAdapter();
    sqlite = await fetchSqlite();
  }, timeout);

  const measure = async (out: string, ...others: readonly string[]) => {
    const place = path.join(folder, out);
    const engines = ["--candidate", adapter, "--candidate-name", "DuckDB", "--baseline", sqlite];
    const finished = await run([
      ...["run", ...engines, "--rows", "100", "--rounds", "2", "--quiet", "--out", place],
      ...["--ceiling", "100000", "--average-ceiling", "100000", ...others],
    ]);
    expect(finished.status, finished.stderr).not.toBe(2);
    const file = path.join(place, "results.json");
    return { ...finished, recording: parseRecording(readFileSync(file, "utf8"), file) };
  };

  it.each([
    ["text", ["memory"], "oltp_sum_range,groupby_scan,oltp_insert"],
    ["prepared", ["file", "autocommit"], "oltp_sum_range,oltp_distinct_range,oltp_update_index_ac"],
  ] as const)("does SQLite's work with the same results: statements %s", { timeout }, async (...given) => {
    const [statements, storages, workloads] = given;
    const chosen = ["--storages", storages.join(","), "--workloads", workloads, "--statements", statements];
    const { status, stdout, recording } = await measure(statements, "--config", example, ...chosen);
    expect(status, stdout).toBe(0);
    expect(recording.engines.candidate.version).toBe(duckdbVersion);
    expect(new Set(recording.tests.map(({ storage }) => storage))).toEqual(new Set(storages));
    expect(recording.tests.some(({ kind }) => kind === "writes")).toBe(true);
    for (const test of recording.tests) {
      expect([testPath(test), test.failures]).toEqual([testPath(test), []]);
      // A sum of integers has 128 bits in DuckDB, and is an integer all the same.
      expect(new Set(test.checks.map(({ hash }) => hash)).size).toBe(1);
      expect(new Set(test.samples.map(({ work }) => JSON.stringify(work))).size).toBe(1);
    }
  });

  it("has no result where its SQL lacks something, and says what, in DuckDB's words", {
    timeout,
  }, async () => {
    const lacking = ["--suites", "oltp", "--variants", "composite", "--storages", "memory"];
    const { status, stdout } = await measure("lacking", ...lacking, "--workloads", "oltp_point_select");
    expect(status).toBe(3);
    expect(stdout.replaceAll(/\s+/g, " ")).toContain('syntax error at or near "ROWID"');
  });
});
