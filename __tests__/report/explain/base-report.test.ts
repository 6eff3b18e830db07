import { describe, expect, it } from "vitest";
import { baseReport } from "../../../src/report/explain/base-report.ts";
import type { Change, Changes } from "../../../src/verdict/changes.ts";
import { makeRecord, makeTest, pairs, trios } from "../../builders/recordings.ts";
import { names, plain, verdictOf } from "../../builders/verdicts.ts";

const based = { ...names, base: "main" };
const same = makeRecord({ workload: "same", samples: trios([10_000, 20_000, 20_000]) });

function change(workload: string, ratio: number): Change {
  return { test: makeTest({ workload }), ratio, agreeing: 15, pairs: 15, p: 6.1e-5 };
}

function reportOf(changes: Changes) {
  const tests = ["slow", "fast", "little", "same"].map((workload) => ({ ...same, workload }));
  return baseReport({ ...verdictOf(tests), changes }, based, plain);
}

describe("the comparison with the base", () => {
  it("is nothing if the run has no base", () => {
    expect(baseReport(verdictOf([same]), names, plain)).toBeUndefined();
  });

  it("is each change with its size and its pairs, slower and faster ones counted", () => {
    const found = [change("slow", 1.1249), change("fast", 0.9), change("little", 1.004)];
    expect(reportOf({ found, smallest: { memory: 0.04 } })).toEqual({
      summary:
        "0.0% more time, the geometric mean of 4 tests. " +
        "3 of 4 tests changed: 2 slower, 1 faster (in a single test, a change shows from about 4% in memory).",
      changes: [
        "int/memory/reads/slow: 1.12x (12% slower), 15 of 15 pairs, p = 6e-5",
        "int/memory/reads/fast: 0.90x (10% faster), 15 of 15 pairs, p = 6e-5",
        "int/memory/reads/little: 1.004x (0.4% slower), 15 of 15 pairs, p = 6e-5",
      ],
      others: [],
      failures: [],
    });
  });

  it("has changes last that the linker's layout can make, and counts them", () => {
    const found: Change[] = [{ ...change("slow", 1.03), isLayoutSized: true }, change("little", 1.02)];
    const { summary, changes } = reportOf({ found, smallest: {} }) ?? {};
    expect(summary).toContain(
      "2 of 4 tests changed: 2 slower, 0 faster; 1 of them no more than layout does (too few rounds",
    );
    expect(changes).toEqual([
      "int/memory/reads/little: 1.02x (2% slower), 15 of 15 pairs, p = 6e-5",
      "int/memory/reads/slow: 1.03x (3% slower), 15 of 15 pairs, p = 6e-5; " +
        "as many instructions as main: the linker's layout can do this",
    ]);
  });

  it("names the smallest detectable change if nothing changed", () => {
    expect(reportOf({ found: [], smallest: { memory: 0.04, file: 0.09, autocommit: 0.2 } })?.summary).toBe(
      "0.0% more time, the geometric mean of 4 tests. No single test stands out from the noise " +
        "(in a single test, a change shows from about 4% in memory, 9% on file, 20% with autocommit).",
    );
    expect(reportOf({ found: [], smallest: {} })?.summary).toBe(
      "0.0% more time, the geometric mean of 4 tests. No single test stands out from the noise (too few rounds to detect any).",
    );
  });

  it("names the first twenty of many", () => {
    const found = Array.from({ length: 23 }, (_, index) => change(`slow_${index}`, 1.2));
    const changes = reportOf({ found, smallest: {} })?.changes;
    expect(changes).toHaveLength(21);
    expect(changes?.at(-1)).toBe('and 3 more tests, in the tables under "vs base"');
  });

  it("lists the tests without a result of the base, and why", () => {
    const crash = { reason: "crash", role: "base", round: 2, message: "ended by SIGSEGV" } as const;
    const broken = makeRecord({ workload: "broken", failures: [crash] });
    const lacking = makeRecord({ workload: "lacking", samples: pairs([10_000, 20_000]) });
    expect(baseReport(verdictOf([same, broken, lacking]), based, plain)).toMatchObject({
      summary:
        "No single test stands out from the noise (too few rounds to detect any). " +
        "1 test cannot be compared: samples of main are missing.",
      failures: ["int/memory/reads/broken: not compared: main crashed in round 2: ended by SIGSEGV"],
    });
    expect(baseReport(verdictOf([broken]), based, plain)?.summary).toBe("No test can be compared with main.");
  });
});
