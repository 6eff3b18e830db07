import { describe, expect, it } from "vitest";
import { meanOfMedians } from "../../src/statistics/jackknife.ts";
import { RandomStream } from "../../src/suite/random.ts";

/** Sums of uniform values: near enough to a normal distribution of standard deviation 0.1. */
function noise(random: RandomStream): number {
  let sum = 0;
  for (let index = 0; index < 12; index++) sum += random.integer(0, 1_000_000) / 1_000_000;
  return (sum - 6) / 10;
}

describe("meanOfMedians", () => {
  it("is the mean of the median ratios, and its error that of the rounds", () => {
    // Medians of d are 0 and ln 2, so the mean of the ratios is (1 + 2) / 2. The quartiles of five values are the second
    // and the fourth: ranges 0.2 and 0.4. A round moves the figure by (1 * 0.2 + 2 * 0.4) / 2 = 0.5 up where both of its
    // values are above, by 0.5 down where both are below, by 0.3 = (0.8 - 0.2) / 2 where they differ:
    // -0.5, -0.3, 0, 0.3, 0.5: squares 0.25 + 0.09 + 0 + 0.09 + 0.25 = 0.68, and sqrt(0.68 / (5 * 4)) = 0.1844.
    const first = [-0.3, 0.1, 0, -0.1, 0.3];
    const second = [-0.5, -0.2, 0, 0.2, 0.5].map((d) => d + Math.LN2);
    const { value, standardError } = meanOfMedians([first, second]);
    expect(value).toBeCloseTo(1.5, 12);
    expect(standardError).toBeCloseTo(0.1844, 4);
  });

  it("is about as wide as medians really scatter", () => {
    const random = new RandomStream(1, "jackknife");
    for (const [tests, rounds] of [
      [1, 30],
      [4, 15],
      [12, 60],
    ] as const) {
      const estimates = Array.from({ length: 400 }, () =>
        meanOfMedians(
          Array.from({ length: tests }, () => Array.from({ length: rounds }, () => noise(random))),
        ),
      );
      const average = estimates.reduce((sum, { value }) => sum + value, 0) / estimates.length;
      const squares = estimates.reduce((sum, { value }) => sum + (value - average) ** 2, 0);
      const scatter = Math.sqrt(squares / estimates.length);
      const said = estimates.reduce((sum, { standardError }) => sum + standardError, 0) / estimates.length;
      expect(said / scatter).toBeGreaterThan(0.9);
      expect(said / scatter).toBeLessThan(1.3);
    }
  });

  it("counts what a round does to all tests at once as one deviation", () => {
    const shared = [0, 0.3, -0.2, 0.1, 0, -0.1, 0.2];
    const alone = meanOfMedians([shared]).standardError;
    const together = meanOfMedians([shared, shared, shared, shared]).standardError;
    expect(together).toBeCloseTo(alone, 12); // and not half of it
  });

  it("refuses what has no spread to speak of", () => {
    const refusal = new RangeError("a jackknife needs series of one length of at least 2");
    expect(() => meanOfMedians([[1]])).toThrow(refusal);
    expect(() => meanOfMedians([[1, 2], [1]])).toThrow(refusal);
  });
});
