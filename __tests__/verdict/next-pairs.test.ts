import { describe, expect, it } from "vitest";
import { defaultCriteria } from "../../src/model/criteria.ts";
import { testOnly } from "../../src/model/test.ts";
import { nextPairs, type WantedPairs } from "../../src/verdict/next-pairs.ts";
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

  it("are once of a test that limits of two features ask for: the most of both, of all their engines", () => {
    const record = makeRecord({ workload: "limited", samples: pairs([1, 1], [1, 1], [1, 1]) });
    const asking = (missing: number, reference: "baseline" | "base") => ({
      asks: (): WantedPairs[] => [{ test: testOnly(record), pairs: missing, references: [reference] }],
    });
    expect(nextPairs([record], defaultCriteria, [asking(8, "baseline"), asking(19, "base")])).toEqual({
      phase: "confirmation",
      wanted: [{ test: testOnly(record), pairs: 19, references: ["baseline", "base"] }],
    });
  });
});
