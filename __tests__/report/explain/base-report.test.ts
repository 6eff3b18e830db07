import { describe, expect, it } from "vitest";
import type { Test } from "../../../src/model/test.ts";
import { baseReport } from "../../../src/report/explain/base-report.ts";
import type { Cause } from "../../../src/verdict/causes.ts";
import { makeRecord, makeTest, pairs, trios } from "../../builders/recordings.ts";
import { names, plain, verdictOf } from "../../builders/verdicts.ts";

const based = { ...names, base: "main" };
const same = makeRecord({ workload: "same", samples: trios([10_000, 20_000, 20_000]) });

/** A cause that is one test, or that all of these workloads have in common. */
function cause(ratio: number, ...workloads: readonly string[]): Cause {
  const tests = workloads.map((workload): Test => makeTest({ workload }));
  const level = tests.length === 1 ? "test" : "cells";
  const path = tests.length === 1 ? `int/memory/reads/${workloads[0]}` : "*/memory/reads/*";
  return { level, path, tests, alike: tests, ratio, range: { low: ratio, high: ratio }, p: 6.1e-5 };
}

function reportOf(causes: readonly Cause[], round = 1) {
  const samples = Array.from({ length: round }, () => [10_000, 20_000, 20_000] as const);
  const tests = ["slow", "fast", "little", "same"].map((workload) =>
    makeRecord({ workload, samples: trios(...samples) }),
  );
  return baseReport({ ...verdictOf(tests), causes }, based, plain);
}

describe("the comparison with the base", () => {
  it("is nothing if the run has no base", () => {
    expect(baseReport(verdictOf([same]), names, plain)).toBeUndefined();
  });

  it("counts the tests of all causes, slower and faster ones", () => {
    expect(reportOf([cause(1.1249, "slow", "little"), cause(0.9, "fast")])).toEqual({
      summary:
        "0.0% more time, the geometric mean of 4 tests. " + "3 of 4 tests changed: 2 slower, 1 faster.",
      others: [],
      failures: [],
    });
  });

  it("counts those that the linker's layout can make", () => {
    const found = [{ ...cause(1.03, "slow"), isLayoutSized: true } as const, cause(1.02, "little")];
    expect(reportOf(found)?.summary).toContain(
      "2 of 4 tests changed: 2 slower, 0 faster; 1 of them no more than layout does.",
    );
  });

  it("lists the tests without a result of the base, and why", () => {
    const crash = { reason: "crash", role: "base", round: 2, message: "ended by SIGSEGV" } as const;
    const broken = makeRecord({ workload: "broken", failures: [crash] });
    const lacking = makeRecord({ workload: "lacking", samples: pairs([10_000, 20_000]) });
    expect(baseReport(verdictOf([same, broken, lacking]), based, plain)).toMatchObject({
      summary:
        "No single test stands out from the noise (too few rounds to show any change). " +
        "1 test cannot be compared: samples of main are missing.",
      failures: ["int/memory/reads/broken: not compared: main crashed in round 2: ended by SIGSEGV"],
    });
    expect(baseReport(verdictOf([broken]), based, plain)?.summary).toBe("No test can be compared with main.");
  });
});
