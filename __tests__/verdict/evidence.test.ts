import { expect, it } from "vitest";
import { meanOfMedians } from "../../src/statistics/jackknife.ts";
import { boundOfAverage } from "../../src/verdict/confirmation.ts";
import { averageEvidence, testEvidence } from "../../src/verdict/evidence.ts";

it("a pair at the ceiling is not over it", () => {
  const evidence = testEvidence({ ratios: [6, 6.3, 6.5] }, 6, { phase: "fixed" });
  expect(evidence).toMatchObject({ pairs: 3, over: 2 });
});

it("an average's interval ends at the bound that decided, or has 95 %", () => {
  const ratios = [0.9, 0.95, 1, 1.05, 1.1];
  const value = 1.01;
  const { standardError } = meanOfMedians([ratios.map(Math.log)]);
  const half = (probability: number) => boundOfAverage({ value, standardError }, 4, probability);
  expect(
    averageEvidence({ average: value, interval: undefined }, [ratios], {
      phase: "confirmation",
      alpha: 0.01,
      suspects: 1,
    })?.interval,
  ).toEqual({
    low: value - half(0.99),
    high: value + half(0.99),
    confidence: 0.98,
  });
  const { interval } =
    averageEvidence({ average: value, interval: undefined }, [ratios], { phase: "fixed" }) ?? {};
  expect(interval?.high).toBeCloseTo(value + half(0.975), 12);
  expect(interval?.confidence).toBeCloseTo(0.95, 12);
});

it("an average that no confirmation decided has the interval of its figure", () => {
  const ratios = [0.9, 0.95, 1, 1.05, 1.1];
  const known = { average: 1.01, interval: { low: 0.97, high: 1.06, confidence: 0.95 } };
  const shown = averageEvidence(known, [ratios], { phase: "fixed" });
  expect(shown).toMatchObject({ phase: "fixed", pairs: 5, mean: 1.01, interval: known.interval });
  // The bound that decided belongs beside the decision.
  const decided = averageEvidence(known, [ratios], { phase: "confirmation", alpha: 0.01, suspects: 1 });
  expect(decided?.interval.confidence).toBe(0.98);
  expect(averageEvidence(known, [[1]], { phase: "fixed" })).toBeUndefined();
});

it("two rounds are enough for an average's evidence, and one is not", () => {
  expect(averageEvidence({ average: 1.05, interval: undefined }, [[1, 1.1]], { phase: "fixed" })?.pairs).toBe(
    2,
  );
  expect(averageEvidence({ average: 1, interval: undefined }, [[1]], { phase: "fixed" })).toBeUndefined();
});
