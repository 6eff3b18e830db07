import { describe, expect, it } from "vitest";
import { instructionTrends } from "../../../../src/features/history/runs/instruction-trends.ts";
import type { HistoryRun } from "../../../../src/features/history/runs/run.ts";
import { omitUndefined } from "../../../../src/model/omit-undefined.ts";
import { counting, makeHistoryRun, makeHistoryTest } from "../../../builders/histories.ts";

/** Runs of one test with these counts. */
function runsOf(counts: readonly (number | undefined)[]): HistoryRun[] {
  return counts.map((candidateInstructions, day) =>
    makeHistoryRun(day, { counting, tests: [makeHistoryTest(omitUndefined({ candidateInstructions }))] }),
  );
}

describe("instructions over the runs of a history", () => {
  it("change between two runs, without pairs", () => {
    const [trend] = instructionTrends(runsOf([1_000_000, 1_000_000, 1_002_000, 1_002_000]));
    expect(trend?.points).toHaveLength(4);
    expect(trend?.changes).toMatchObject([{ before: { run: 1 }, after: { run: 2 }, share: 0.002 }]);
    expect(trend?.breaks).toEqual([]);
  });

  it("skip runs that did not count", () => {
    const [trend] = instructionTrends(runsOf([1_000_000, undefined, 1_002_000]));
    expect(trend?.changes).toMatchObject([{ before: { run: 0 }, after: { run: 2 } }]);
  });

  it("do not change by less than a run reports", () => {
    expect(instructionTrends(runsOf([1_000_000, 1_000_400]))[0]?.changes).toEqual([]);
  });

  it.each([
    ["cpuFeatures", ["avx"], "processor features"],
    ["libc", "glibc 2.41 ffffffffffff", "C library"],
    ["valgrind", "3.24.0", "version of Valgrind"],
    ["tool", "callgrind", "counting tool"],
    ["rows", 1000, "number of rows"],
  ])("are not comparable with another %s", (fact, value, words) => {
    const [first, second] = runsOf([1_000_000, 2_000_000]) as [HistoryRun, HistoryRun];
    const changed = { ...second, counting: { ...counting, [fact]: value } };
    const [trend] = instructionTrends([first, changed]);
    expect(trend?.changes).toEqual([]);
    expect(trend?.breaks).toEqual([{ before: 0, after: 1, differs: [words] }]);
  });

  it("are nothing where nothing was counted", () => {
    expect(instructionTrends(runsOf([undefined, undefined]))).toEqual([]);
  });
});
