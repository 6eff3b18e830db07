import { copyFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import { testPath } from "../../src/model/test.ts";
import { useFolder } from "../builders/folder.ts";
import { run } from "./cli.ts";
import { compileFaulty } from "./engines.ts";
import { readRun } from "./run-results.ts";

const folder = useFolder("own-counters");
let sqlite: string;
let base: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
  base = path.join(folder, "base.so");
  copyFileSync(sqlite, base);
});

const query = "SELECT 'changes' AS name, 2 * value AS value FROM (SELECT total_changes() AS value)";
const lenient = `ceiling: 1000
footprint-ceiling: off
average-ceiling: 1000
base-ceilings: { memory: 1000, file: 1000, autocommit: 1000 }
base-averages: { overall: 1000, suite: 1000, section: 1000, workload: 1000 }
`;

async function measure(name: string, config: string, ...parameters: readonly string[]) {
  const file = path.join(folder, `${name}.yml`);
  const out = path.join(folder, name);
  writeFileSync(file, lenient + config);
  const finished = await run([
    ...["run", "--config", file, "--baseline", sqlite, "--rounds", "1", "--quiet", "--out", out],
    ...["--variants", "int", "--storages", "memory", "--workloads", "oltp_insert,oltp_point_select"],
    ...["--rows", "500", ...parameters],
  ]);
  return { ...finished, results: () => readRun(out, finished) };
}

describe("counters of tests of the tool's own suites", { timeout: 200_000 }, () => {
  it("are compared with the base, and fail what rises over a ceiling", async () => {
    const config = `counters: ${JSON.stringify(query)}\ncounter-ceiling: 20\n`;
    const engines = ["--candidate", await compileFaulty("count more"), "--base", base];
    const failed = await measure("over", config, ...engines);
    expect(failed.stderr).toBe("");
    expect(failed.words).toContain("1 counter of the engine exceeds its ceiling against the base");
    expect(failed.words).toMatch(
      /int\/memory\/writes\/oltp_insert changes: [\d,]+, on the base [\d,]+: 50\.0% more, over 20%/,
    );
    expect(failed.status).toBe(1);
    const { tests, suite } = failed.results().recording;
    expect(tests.map(testPath)).toEqual([
      "int/memory/reads/oltp_point_select",
      "int/memory/writes/oltp_insert",
    ]);
    for (const { checks } of tests)
      expect(checks.map(({ role, counters }) => [role, counters === undefined])).toEqual([
        ["baseline", true],
        ["candidate", false],
        ["base", false],
      ]);
    expect(Object.keys(suite?.others ?? {})).toEqual(["counters"]);

    const allowed = `${config}counter-floor: 1000000\n`;
    expect((await measure("floor", allowed, ...engines)).status).toBe(0);
    const rule = `${config}ceilings: [{ for: { workload: oltp_insert }, counter-floor: 1000000 }]\n`;
    expect((await measure("rule", rule, ...engines)).status).toBe(0);
  });

  it("are DoltLite's own, and steady", async () => {
    const doltlite = fetchDoltlite();
    const config = `counters: SELECT 'changes' AS name, total_changes() AS value\ncounter-ceiling: 0\n`;
    const passed = await measure(
      "doltlite",
      config,
      "--candidate",
      doltlite,
      "--base",
      doltlite,
      "--identical-base",
      "measure",
    );
    expect(passed.results().report).toContain("0 of 2 counters of the engine changed, in 2 tests.");
    expect(passed.status).toBe(0);
  });

  it("need a base, one connection and a query", async () => {
    const alone = await measure("alone", `counters: ${JSON.stringify(query)}\n`, "--candidate", sqlite);
    expect(alone.stderr).toContain("counters: they are compared with the base's, and no base is given");
    expect(alone.status).toBe(2);
    const two = await measure("two", "counters: SELECT 1; SELECT 2\n", "--candidate", sqlite);
    expect(two.stderr).toMatch(/two\.yml:\d+:\d+: counters: .* is not one query/);
    expect(two.status).toBe(2);
  });
});
