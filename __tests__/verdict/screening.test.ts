import { describe, expect, it } from "vitest";
import { screenAverage, screenTest } from "../../src/verdict/screening.ts";

const looks = [3, 5, 8, 11];

describe("screening at its boundaries", () => {
  it("leaves open a test whose pairs are exactly 1.5 times below the ceiling", () => {
    expect(screenTest([0, 0, 0], Math.log(1.5), looks)).toEqual({ state: "open", next: 5 });
  });

  it("leaves open a test whose few pairs are far below the ceiling, but so wide apart that their bound is over it", () => {
    const ratios = [1.1, 3.3, 3.9].map(Math.log);
    expect(screenTest(ratios, Math.log(6), looks)).toEqual({ state: "open", next: 5 });
    expect(screenTest(ratios, Math.log(6), looks, { typicalVariance: 0.5 })).toMatchObject({ state: "open" });
    expect(screenTest([1.1, 1.2, 1.3].map(Math.log), Math.log(6), looks)).toMatchObject({ state: "clear" });
  });

  it("is over at once if three pairs are ten times the ceiling, until one is not", () => {
    const far = [70, 61, 80].map(Math.log);
    expect(screenTest(far, Math.log(6), looks)).toEqual({ state: "exceeded", pairs: 3 });
    expect(screenTest([...far, Math.log(65)], Math.log(6), looks)).toEqual({ state: "exceeded", pairs: 3 });
    expect(screenTest([...far, 0], Math.log(6), looks)).toEqual({ state: "open", next: 5 });
    expect(screenTest(far.slice(0, 2), Math.log(6), looks)).toEqual({ state: "open", next: 3 });
    expect(screenTest([70, 59, 80].map(Math.log), Math.log(6), looks)).toEqual({ state: "open", next: 5 });
  });

  it("leaves open an average exactly 1.5 times below its ceiling, and later one exactly at it", () => {
    expect(screenAverage([[[0, 0, 0]]], 1.5, looks)).toEqual({ state: "open", next: 5 });
    expect(screenAverage([[[0, 0, 0, 0, 0]]], 1, looks)).toEqual({ state: "open", next: 8 });
  });

  it("clears an average below whose ceiling 97 % of Student's t with 4 degrees lie", () => {
    // Quartiles -0.05 and 0.05, so four rounds move the figure by 0.1: sqrt(4 * 0.01 / 20) = 0.04472. The quantile of 0.97
    // is 2.601: the bound is 1.1163.
    const series = [[-0.1, -0.05, 0, 0.05, 0.1]];
    expect(screenAverage([series], 1.117, looks)).toEqual({ state: "clear", pairs: 5 });
    expect(screenAverage([series], 1.115, looks)).toEqual({ state: "open", next: 8 });
  });

  it("clears a test by a few pairs if it is known how its like spread, and their bound is below the line", () => {
    // The mean is 0, its variance with 2 degrees 0.0004 as that of others: of 4 degrees, so the quantile of 0.97 is 2.601,
    // and the bound 2.601 * sqrt(0.0004 / 3) = 0.03003.
    const logRatios = [-0.02, 0, 0.02];
    const facts = { typicalVariance: 0.0004 };
    expect(screenTest(logRatios, 0.0301, looks, facts)).toEqual({ state: "clear", pairs: 3 });
    expect(screenTest(logRatios, 0.03, looks, facts)).toEqual({ state: "open", next: 5 });
    expect(screenTest(logRatios, 0.0301, looks)).toEqual({ state: "open", next: 5 });
  });
});
