import { describe, expect, it } from "vitest";
import { tailDegrees } from "../../../../../src/features/nights/history/runs/tails.ts";

/** Values of a distribution, evenly spread over its quantiles. */
function quantiles(of: (p: number) => number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => of((index + 0.5) / count));
}

/** A Laplace distribution has an excess kurtosis of 3, a logistic one of 1.2, an even one of -1.2. */
const laplace = (p: number) => (p < 0.5 ? Math.log(2 * p) : -Math.log(2 * (1 - p)));
const logistic = (p: number) => Math.log(p / (1 - p));

describe("tailDegrees", () => {
  it("are those of Student's t with the same kurtosis", () => {
    expect(tailDegrees([quantiles(laplace, 100_000)])).toBeCloseTo(4 + 6 / 3, 1);
    expect(tailDegrees([quantiles(logistic, 100_000)])).toBeCloseTo(4 + 6 / 1.2, 1);
  });

  it("are infinite where tails are light", () => {
    expect(tailDegrees([quantiles((p) => p, 1000)])).toBe(Infinity);
  });

  it("look at each group around its own mean, on its own scale", () => {
    const values = quantiles(laplace, 1000);
    const moved = values.map((value) => 1000 * value + 5);
    expect(tailDegrees([values, moved])).toBeCloseTo(tailDegrees([values]) as number, 9);
  });

  it("are unknown of too few values, or if none differ", () => {
    expect(tailDegrees([[1, 2, 3, 5, 9]])).toBeUndefined();
    expect(tailDegrees([Array<number>(100).fill(1)])).toBeUndefined();
  });
});
