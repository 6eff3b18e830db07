import { describe, expect, it } from "vitest";
import { leastVariance } from "../../src/statistics/moderated.ts";
import { pooledMean, strataDegrees } from "../../src/statistics/pooled-mean.ts";

const series = (stratum: string, ...values: readonly number[]) => ({ stratum, values });

describe("a pooled mean", () => {
  it("is the mean of all tests in each round, whatever the sizes of their strata", () => {
    const { mean, rounds } = pooledMean([series("a", 1, 2), series("a", 2, 3), series("b", 6, 7)], 2);
    expect(rounds).toEqual([3, expect.closeTo(4, 12)]);
    expect(mean).toBeCloseTo(3.5, 12);
  });

  it("counts a test by its weight, in the mean, in the error and in what is out of reach", () => {
    const [calm, wild] = [series("a", 0.01, 0.02, 0.03), series("b", -1, 1, 3)];
    const { mean, rounds } = pooledMean([calm, { ...wild, weight: 1e-4 }], 3);
    expect(rounds[0]).toBeCloseTo((0.01 - 1e-4) / 1.0001, 6);
    expect(mean).toBeCloseTo((0.02 + 1e-4) / 1.0001, 6);
    const weighted = [calm, wild].map((one) => ({ ...one, weight: 7 }));
    expect(pooledMean(weighted, 3).mean).toBeCloseTo(pooledMean([calm, wild], 3).mean, 12);
    expect(pooledMean(weighted, 3).squaredError).toEqual(pooledMean([calm, wild], 3).squaredError);
  });

  it("has the error of its rounds, moderated by that of independent strata", () => {
    // Rounds of -1, 0 and 1 in one stratum and 0 in the other: means of -0.5, 0 and 0.5, whose variance is 0.25 in both ways.
    const { squaredError } = pooledMean([series("a", -1, 0, 1), series("b", 0, 0, 0)], 3);
    expect(squaredError.degrees).toBe(2 + strataDegrees);
    expect(squaredError.value).toBeCloseTo(0.25 / 3, 12);
    // An effect that both strata share is no error of independent ones: 1 / 2 apart, 1 together.
    const shared = pooledMean([series("a", -1, 0, 1), series("b", -1, 0, 1)], 3).squaredError;
    expect(shared.value).toBeCloseTo((strataDegrees * 0.5 + 2 * 1) / (strataDegrees + 2) / 3, 12);
  });

  it("takes the tests of a single stratum for strata, and a single test for its own variance", () => {
    const [first, second] = [series("a", -1, 0, 1), series("a", 0, 0, 0)];
    const apart = pooledMean([first, { ...second, stratum: "b" }], 3);
    expect(pooledMean([first, second], 3)).toEqual(apart);
    expect(pooledMean([first], 3).squaredError).toEqual({ value: 1 / 3, degrees: 2 });
  });

  it("draws in what is out of reach, and is never surer than a measurement can be", () => {
    const calm = Array.from({ length: 8 }, (_, test) => series("a", -0.01, 0, 0.01 + test / 1e6));
    const { mean } = pooledMean([...calm, series("a", 0, 0.01, 9)], 3);
    expect(mean).toBeLessThan(0.01);
    expect(pooledMean([series("a", 1, 1), series("b", 1, 1)], 2).squaredError.value).toBe(leastVariance / 2);
  });
});
