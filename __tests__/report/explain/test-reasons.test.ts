import { describe, expect, it } from "vitest";
import { passReason } from "../../../src/report/explain/test-reasons.ts";
import { testJudgement } from "../../builders/verdicts.ts";

describe("the reason of a pass", () => {
  it.each([
    [
      "screening",
      1.47,
      { over: 0, pairs: 3 },
      "1.47x, within 6x: screening cleared it, over 6x in 0 of 3 pairs",
    ],
    [
      "confirmation",
      5.8,
      { over: 4, pairs: 15 },
      "5.80x, within 6x: new pairs confirmed it, over 6x in 4 of 15 pairs",
    ],
    [
      "fixed",
      1.47,
      { over: 0, pairs: 1 },
      "1.47x, within 6x: a fixed number of pairs decides, over 6x in 0 of 1 pair",
    ],
    [
      "confirmation",
      5.97,
      { over: 55, pairs: 120, ending: "pairs" },
      "5.97x, within 6x: with low confidence, since the pairs ended before this was certain, over 6x in 55 of 120 pairs",
    ],
    [
      "confirmation",
      6.05,
      { over: 7, pairs: 15 },
      "6.05x, but the pairs are within 6x: new pairs confirmed it, over 6x in 7 of 15 pairs",
    ],
  ] as const)("after %s of %f", (phase, multiplier, evidence, text) => {
    expect(passReason(testJudgement(multiplier, "pass", { phase, ...evidence }))).toBe(text);
  });

  it("names the base that it is compared with", () => {
    expect(passReason(testJudgement(1.02, "pass", { over: 2 }), "main")).toMatch(
      /^1\.02x main's time, within 6x: /,
    );
  });
});
