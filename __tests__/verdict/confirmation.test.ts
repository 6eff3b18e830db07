import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moneyOf } from "../../src/statistics/bets.ts";
import { meanOfMedians } from "../../src/statistics/jackknife.ts";
import { pAbove } from "../../src/statistics/sign-test.ts";
import { boundOfAverage, confirmAverage, confirmTest } from "../../src/verdict/confirmation.ts";
import { intervalOfMedian } from "../../src/verdict/run-effect.ts";

const alpha = 0.0025;
const open = { state: "open", next: 30 };

/** Logarithms of ratios about 1, evenly spread. */
const around = (width: number, pairs = 15) =>
  Array.from({ length: pairs }, (_, index) => width * (index - (pairs - 1) / 2));

describe("confirming a test at its boundaries", () => {
  const far = (pairs: number) => new Array<number>(pairs).fill(0.5);

  /** The part of alpha that the bets and the sign test each have: the mean has the rest. */
  const share = 0.375;

  it("fails with the pair that brings the money which its part of alpha asks for, and not before", () => {
    const enough = 1 / moneyOf(10, 10) / share;
    expect(confirmTest(far(20), 0, enough, undefined)).toMatchObject({
      outcome: "fail",
      pairs: 10,
      p: enough,
    });
    expect(confirmTest(far(20), 0, 0.999 * enough, undefined)).toMatchObject({ outcome: "fail", pairs: 11 });
    expect(confirmTest(far(9), 0, enough, undefined)).toEqual({ state: "open", next: 10 });
  });

  it("fails at a look whose share of its part of alpha the sign test asks for", () => {
    // 45 of 60, whose bets bring 160 times the money.
    const values = Array.from({ length: 60 }, (_, index) => (index % 4 === 0 ? -0.5 : 0.5));
    const enough = (4 * pAbove(values, 0)) / share;
    expect(1 / moneyOf(45, 60) / share).toBeGreaterThan(enough);
    expect(confirmTest(values, 0, enough, undefined)).toMatchObject({ outcome: "fail", pairs: 60 });
    expect(confirmTest(values, 0, 0.99 * enough, undefined)).toEqual({ state: "open", next: 61 });
  });

  it("passes with the pair that brings 20 times the money on being below, and not before", () => {
    const below = far(20).map((value) => -value);
    expect(moneyOf(6, 6)).toBeLessThan(20);
    expect(moneyOf(7, 7)).toBeGreaterThan(20);
    expect(confirmTest(below, 0, alpha, undefined)).toMatchObject({ outcome: "pass", pairs: 7 });
  });

  it("fails none that is over it by no more than a run may add, however alike its pairs are", () => {
    const over = (ratio: number) =>
      confirmTest(new Array<number>(15).fill(Math.log(ratio)), 0, alpha, undefined);
    // The quantile of 1 - alpha is 2.81, and a run adds 0.6 %.
    expect(over(1.016)).not.toMatchObject({ outcome: "fail" });
    expect(over(1.018)).toMatchObject({ outcome: "fail" });
  });

  it("passes a median that is exactly at the ceiling at the first look", () => {
    expect(confirmTest(around(0), 0, alpha, undefined)).toMatchObject({ outcome: "pass", pairs: 15 });
  });

  it("fails by the mean of an engine of which one sample in five takes five times as long, and passes it never", () => {
    const irregular = Array.from({ length: 120 }, (_, index) => (index % 5 === 4 ? Math.log(5) : 0));
    const ceiling = Math.log(1.2);
    for (let pairs = 1; pairs <= 120; pairs++)
      expect(confirmTest(irregular.slice(0, pairs), ceiling, alpha, undefined)).not.toMatchObject({
        outcome: "pass",
      });
    expect(confirmTest(irregular, ceiling, alpha, undefined)).toMatchObject({
      outcome: "fail",
      byMean: true,
    });
    // Where the other engine has as many slow samples, neither counts.
    const noisy = irregular.map((value, index) => (index % 10 === 4 ? -value : value));
    expect(confirmTest(noisy, ceiling, alpha, undefined)).toMatchObject({ outcome: "pass" });
  });

  it("passes with the last pairs a mean that a few slow samples put a tenth over the ceiling, unless it is surely there", () => {
    // One pair in twelve makes a mean of 1.20 ceilings, and two standard errors reach below 1.1; one in eight makes 1.38.
    const pairs = (every: number) =>
      Array.from({ length: 120 }, (_, index) => {
        if (index % every === 1) return Math.log(5);
        return Math.log(index % 2 === 0 ? 0.82 : 0.9);
      });
    expect(confirmTest(pairs(12), 0, alpha, undefined)).toMatchObject({ outcome: "pass", pairs: 120 });
    expect(confirmTest(pairs(8), 0, alpha, undefined)).not.toMatchObject({ outcome: "pass" });
  });

  it("takes pairs less than a tenth over the ceiling for none that are over at a look", () => {
    const values = [...new Array<number>(5).fill(Math.log(1.05)), ...new Array<number>(10).fill(-0.1)];
    expect(confirmTest(values, 0, alpha, undefined)).toMatchObject({ outcome: "pass", pairs: 15 });
  });
});

describe("confirming any test", () => {
  it("fails none by the signs of pairs whose interval contains the ceiling", () => {
    const ratio = fc.double({ min: 0.9, max: 1.3, noNaN: true });
    const values = fc.array(fc.oneof(ratio, ratio, ratio, fc.constantFrom(0.2, 1.001, 3, 40)), {
      minLength: 120,
      maxLength: 120,
    });
    const ofRun = fc.constantFrom(0, 0.006, 0.0117);
    let failed = 0;
    fc.assert(
      fc.property(values, fc.double({ min: 1, max: 1.2, noNaN: true }), ofRun, (ratios, slower, effect) => {
        const logRatios = ratios.map((one) => Math.log(one * slower));
        const confirmed = confirmTest(logRatios, 0, 0.01, undefined, undefined, effect);
        if (confirmed.state !== "decided" || confirmed.outcome !== "fail" || confirmed.byMean) return;
        failed++;
        const { low } = intervalOfMedian(logRatios.slice(0, confirmed.pairs), effect);
        expect(low).toBeGreaterThan(1);
      }),
      { numRuns: 500, seed: 1 },
    );
    expect(failed).toBeGreaterThan(100);
  });
});

describe("confirming an average at its boundaries", () => {
  const estimate = meanOfMedians([around(0.1)]);
  const { value } = estimate;
  const bound = (probability: number) => boundOfAverage(estimate, 14, probability);
  const confirm = (ceiling: number) => confirmAverage([[around(0.1)]], ceiling, alpha, undefined);

  it("fails if the lower bound at alpha is above the ceiling", () => {
    const lower = value - bound(1 - alpha);
    expect(confirm(lower - 1e-6)).toMatchObject({ outcome: "fail", pairs: 15 });
    expect(confirm(lower + 1e-6)).toEqual(open);
  });

  it("passes if the upper bound at 5 % is less than a tenth over the ceiling", () => {
    const least = (value + bound(0.95)) / 1.1;
    expect(least).toBeGreaterThan(value);
    expect(confirm(least + 1e-6)).toMatchObject({ outcome: "pass", pairs: 15 });
    expect(confirm(least - 1e-6)).toEqual(open);
  });

  it("passes none that is over its ceiling, however near", () => {
    expect(confirmAverage([[around(0.005)]], 0.98, alpha, undefined)).toEqual(open);
  });

  it("has low confidence if the pairs end with the figure exactly at the ceiling, and none above it", () => {
    const end = (ceiling: number) => confirmAverage([[around(0.1, 17)]], ceiling, alpha, "time");
    expect(end(1)).toEqual({ state: "decided", outcome: "pass", pairs: 17, ending: "time" });
    expect(end(0.99)).toMatchObject({ outcome: "inconclusive", pairs: 17 });
  });
});
