import { describe, expect, it } from "vitest";
import { differenceOfMeans, weightedMean } from "../../src/statistics/weighted.ts";

const equal = (...values: readonly number[]) => values.map((value) => ({ value, weight: 1 }));

describe("weightedMean", () => {
  it("is the mean and the variance of equal weights", () => {
    expect(weightedMean(equal(1, 2, 3, 6))).toEqual({
      mean: 3,
      weight: 4,
      variance: { value: 14 / 3, degrees: 3 },
    });
  });

  it("draws the mean to what weighs more", () => {
    const { mean, weight } = weightedMean([
      { value: 0, weight: 3 },
      { value: 4, weight: 1 },
    ]);
    expect([mean, weight]).toEqual([1, 4]);
  });

  it("knows nothing of the spread of one value", () => {
    expect(weightedMean(equal(5)).variance).toEqual({ value: 0, degrees: 0 });
  });
});

describe("differenceOfMeans", () => {
  it("has the standard error of two samples that spread alike", () => {
    const difference = differenceOfMeans(weightedMean(equal(1, 2, 3)), weightedMean(equal(4, 6)), undefined);
    // (2 + 2) / 3 degrees, times 1/3 + 1/2
    expect(difference?.value).toBe(3);
    expect(difference?.squaredError.degrees).toBe(3);
    expect(difference?.squaredError.value).toBeCloseTo((4 / 3) * (5 / 6), 12);
  });

  it("takes what is typical for single values, and knows nothing without it", () => {
    const [one, other] = [weightedMean(equal(1)), weightedMean(equal(2))];
    expect(differenceOfMeans(one, other, undefined)).toBeUndefined();
    expect(differenceOfMeans(one, other, 0.5)?.squaredError).toEqual({ value: 1, degrees: 2 });
  });
});
