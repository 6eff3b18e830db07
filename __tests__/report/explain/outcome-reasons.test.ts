import { describe, expect, it } from "vitest";
import { averageReason, testReason } from "../../../src/report/explain/outcome-reasons.ts";
import { makeRecord, pairs } from "../../builders/recordings.ts";
import { averageJudgement, plain, testJudgement, verdictOf } from "../../builders/verdicts.ts";

const [section] = verdictOf([
  makeRecord({ workload: "X", samples: pairs([10_000, 92_000]) }),
  makeRecord({ workload: "Y", samples: pairs([10_000, 30_000]) }),
]).sections;
const parts = section?.parts;

describe("why a test fails", () => {
  it("is its figure, and how many of its pairs say the same", () => {
    expect(testReason(testJudgement(6.42, "fail"))).toBe("6.42x, over 6x in 58 of 60 pairs, p = 3e-12");
    expect(testReason(testJudgement(9, "fail", { pairs: 60, over: 60, p: 8.7e-19 }))).toBe(
      "9.00x, over 6x in 60 of 60 pairs, p < 1e-15",
    );
  });

  it("gives no p-value if none decided, as with a fixed number of rounds", () => {
    const fixed = testJudgement(6.42, "fail", { phase: "fixed", pairs: 5, over: 5 });
    expect(testReason(fixed)).toBe("6.42x, over 6x in 5 of 5 pairs");
  });

  it("names the base if it is compared with the base", () => {
    const slower = testJudgement(1.23, "fail", { pairs: 15, over: 15, p: 3.1e-5 }, 1.1);
    expect(testReason(slower, "main")).toBe("1.23x main's time, over 1.1x in 15 of 15 pairs, p = 3e-5");
  });
});

describe("why a test is undecided", () => {
  it("is the time limit", () => {
    const late = testJudgement(6.42, "inconclusive", { ending: "time", pairs: 23, over: 14, p: 0.2 });
    expect(testReason(late)).toBe("6.42x, over 6x in 14 of 23 pairs: undecided at the time limit");
  });

  it("has no p that is adjusted for other tests, which says luck beside pairs that all agree", () => {
    const late = { ending: "time", pairs: 11, over: 11, p: 1, suspects: 24 } as const;
    expect(testReason(testJudgement(1.3, "inconclusive", late))).not.toContain("p = ");
  });

  it("is the end of the recording", () => {
    const short = testJudgement(6.42, "inconclusive", { ending: "samples", pairs: 1, over: 1 });
    expect(testReason(short)).toBe(
      "6.42x, over 6x in 1 of 1 pair: undecided, and no more pairs were measured",
    );
  });

  it("is that even all pairs cannot tell, and what they can", () => {
    const close = testJudgement(6.05, "inconclusive", {
      ending: "pairs",
      pairs: 120,
      over: 66,
      p: 0.158,
      interval: { low: 5.91, high: 6.31, confidence: 0.9637 },
    });
    expect(testReason(close)).toBe(
      "6.05x, too close to 6x to decide, over it in 66 of 120 pairs, p = 0.16: " +
        "with 96% confidence between 5.91x and 6.31x; a ceiling of 7x would leave headroom",
    );
  });
});

describe("why an average fails", () => {
  it("is the bound of its interval, and its parts", () => {
    const judgement = averageJudgement(5.21, "fail");
    expect(averageReason(judgement, parts, plain)).toBe(
      "5.21x, over 5x: with 99.9% confidence above 5.05x over 30 rounds; " +
        "highest test X 9.20x, without it 3.00x; geometric mean 5.25x",
    );
  });

  it("is the figure alone for a fixed number of rounds", () => {
    expect(averageReason(averageJudgement(5.21, "fail", { phase: "fixed" }), undefined, plain)).toBe(
      "5.21x, over 5x",
    );
    const { evidence: _, ...once } = averageJudgement(5.21, "fail");
    expect(averageReason(once, undefined, plain)).toBe("5.21x, over 5x");
  });
});

describe("why an average is undecided", () => {
  it("is the time limit or the end of the recording", () => {
    const late = averageJudgement(5.21, "inconclusive", { ending: "time", pairs: 20 });
    expect(averageReason(late, parts, plain)).toBe(
      "5.21x (ceiling 5x) in 20 rounds: " +
        "undecided at the time limit; " +
        "highest test X 9.20x, without it 3.00x; geometric mean 5.25x",
    );
    const short = averageJudgement(5.21, "inconclusive", { ending: "samples", pairs: 1 });
    expect(averageReason(short, undefined, plain)).toBe(
      "5.21x (ceiling 5x) in 1 round: undecided, and no more pairs were measured",
    );
    const { evidence: _, ...once } = averageJudgement(5.21, "inconclusive");
    expect(averageReason(once, undefined, plain)).toBe("5.21x (ceiling 5x): too few rounds to decide");
  });

  it("is that even all rounds cannot tell, and what they can", () => {
    const close = averageJudgement(5.02, "inconclusive", { ending: "pairs", pairs: 120 });
    expect(averageReason(close, undefined, plain)).toBe(
      "5.02x, too close to 5x to decide after 120 rounds: with 99.9% confidence between 4.86x and 5.18x; " +
        "a ceiling of 5.7x would leave headroom",
    );
  });
});
