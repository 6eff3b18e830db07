import { describe, expect, it } from "vitest";
import { defaultCriteria } from "../../src/model/criteria.ts";
import { nextPairs } from "../../src/verdict/next-pairs.ts";
import { makeRecord, pairs } from "../builders/recordings.ts";

const wantedOf = (rule: typeof defaultCriteria.rule | { rounds: number; alpha: number }) => {
  const records = [
    makeRecord({ workload: "all", samples: pairs([1, 1], [1, 1], [1, 1]) }),
    makeRecord({ workload: "some", samples: pairs([1, 1]) }),
    makeRecord({ workload: "none", samples: [] }),
    makeRecord({ workload: "failed", samples: [], failures: [{ reason: "crash", message: "signal 11" }] }),
  ];
  const { phase, wanted } = nextPairs(records, { ...defaultCriteria, rule });
  return { phase, wanted: wanted.map(({ test, pairs }) => [test.workload, pairs]) };
};

describe("the pairs to measure next", () => {
  const missing = {
    phase: "screening",
    wanted: [
      ["some", 2],
      ["none", 3],
    ],
  };

  it("are those that a fixed number of rounds lacks, and none of a failed test", () => {
    expect(wantedOf({ rounds: 3, alpha: 0.01 })).toEqual(missing);
  });

  it("are those of the first look, where screening decides", () => {
    expect(wantedOf(defaultCriteria.rule)).toEqual(missing);
  });
});
