import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { costsOfHistory, earlierCosts } from "../../../../src/features/nights/history/costs.ts";
import { addRunFile } from "../../../../src/features/nights/history/files/folder.ts";
import { encodeRun } from "../../../../src/features/nights/history/files/run-file.ts";
import type { HistoryRun } from "../../../../src/features/nights/history/runs/run.ts";
import { makeHistoryRun, makeHistoryTest } from "../../../builders/histories.ts";

const test = "int/memory/reads/oltp_point_select";

function runOf(day: number, baselineNs: number, parts: Partial<HistoryRun> = {}): HistoryRun {
  const tests = [makeHistoryTest({ pairs: 4, baselineNs, candidateNs: 3e9 })];
  return makeHistoryRun(day, { tests, ...parts });
}

function folderWith(...runs: readonly HistoryRun[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), "costs-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const history = path.join(folder, "nightly");
  for (const run of runs) addRunFile(history, encodeRun(run));
  return history;
}

describe("the costs of tests", () => {
  it("are those of the newest run that has the test", () => {
    expect(costsOfHistory([runOf(0, 1e9), runOf(1, 2e9)]).get(test)).toEqual({ pair: 5, pairs: 4 });
    const failed = makeHistoryTest({ workload: "table_scan", result: "missing", pairs: 0 });
    const { baselineNs: _, candidateNs: __, low: ___, high: ____, ...unmeasured } = failed;
    expect(costsOfHistory([runOf(0, 1e9), makeHistoryRun(1, { tests: [unmeasured] })])).toEqual(
      new Map([[test, { pair: 4, pairs: 4 }]]),
    );
  });

  it("are of runs of as many rows, and of the branch that is asked for", async () => {
    const other = { suite: { rows: 5000, seed: 1, hash: "ab".repeat(32) } };
    const history = folderWith(runOf(0, 1e9), runOf(1, 2e9, { branch: "next" }), runOf(2, 4e9, other));
    const costOf = async (rows: number, given: object) =>
      (await earlierCosts({ given: { history, ...given }, rows }))?.get(test)?.pair;
    expect(await costOf(100_000, {})).toBe(5);
    expect(await costOf(100_000, { branch: "main" })).toBe(4);
    expect(await costOf(5000, {})).toBe(7);
    expect(await earlierCosts({ given: { history }, rows: 1 })).toEqual(new Map());
  });

  it("are not there if no history is named", async () => {
    expect(await earlierCosts({ given: {}, rows: 1 })).toBeUndefined();
    const repository = {
      repositoryUrl: "https://localhost:1/owner/name",
      defaultBranch: undefined,
      token: undefined,
    };
    expect(await earlierCosts({ given: { history: "nightly" }, rows: 1, repository })).toBeUndefined();
    await expect(earlierCosts({ given: { branch: "main" }, rows: 1 })).rejects.toThrow(
      '--branch is "main", but no history is given',
    );
  });
});
