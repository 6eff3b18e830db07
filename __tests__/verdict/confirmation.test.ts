import { describe, expect, it } from "vitest";
import { meanOfMedians } from "../../src/statistics/jackknife.ts";
import { pAbove } from "../../src/statistics/sign-test.ts";
import { boundOfAverage, confirmAverage, confirmTest } from "../../src/verdict/confirmation.ts";

const alpha = 0.0025;
const open = { state: "open", next: 30 };

/** Logarithms of ratios about 1, evenly spread. */
const around = (width: number, pairs = 15) =>
  Array.from({ length: pairs }, (_, index) => width * (index - (pairs - 1) / 2));

describe("confirming a test at its boundaries", () => {
  it("fails if luck would do that exactly as often as alpha", () => {
    const values = around(0.1).map((value) => value + 0.2);
    expect(confirmTest(values, 0, pAbove(values, 0), undefined)).toMatchObject({ outcome: "fail" });
    expect(confirmTest(values, 0, 0.99 * pAbove(values, 0), undefined)).toEqual(open);
  });

  it("fails none that is over it by no more than a run may add, however alike its pairs are", () => {
    const over = (ratio: number) =>
      confirmTest(new Array<number>(15).fill(Math.log(ratio)), 0, alpha, undefined);
    // The quantile of 1 - alpha is 2.81, and a run adds 0.6 %.
    expect(over(1.016)).not.toMatchObject({ outcome: "fail" });
    expect(over(1.018)).toMatchObject({ outcome: "fail", pairs: 15 });
  });

  it("passes a median that is exactly at the ceiling", () => {
    expect(confirmTest(around(0), 0, alpha, undefined)).toMatchObject({ outcome: "pass", pairs: 15 });
  });

  it("takes pairs less than a tenth over the ceiling for none that are over", () => {
    const values = [...new Array<number>(11).fill(-0.1), ...new Array<number>(4).fill(Math.log(1.05))];
    expect(confirmTest(values, 0, alpha, undefined)).toMatchObject({ outcome: "pass", pairs: 15 });
  });
});

describe("confirming an average at its boundaries", () => {
  const estimate = meanOfMedians([around(0.1)]);
  const { value } = estimate;
  const bound = (probability: number) => boundOfAverage(estimate, 14, probability);
  const confirm = (ceiling: number) => confirmAverage([around(0.1)], ceiling, alpha, undefined);

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
    expect(confirmAverage([around(0.005)], 0.98, alpha, undefined)).toEqual(open);
  });

  it("has low confidence if the pairs end with the figure exactly at the ceiling, and none above it", () => {
    const end = (ceiling: number) => confirmAverage([around(0.1, 17)], ceiling, alpha, "time");
    expect(end(1)).toEqual({ state: "decided", outcome: "pass", pairs: 17, ending: "time" });
    expect(end(0.99)).toMatchObject({ outcome: "inconclusive", pairs: 17 });
  });
});
