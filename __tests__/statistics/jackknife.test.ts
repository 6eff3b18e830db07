import { describe, expect, it } from "vitest";
import { meanOfMedians } from "../../src/statistics/jackknife.ts";
import { mean, median } from "../../src/statistics/summary.ts";
import { RandomStream } from "../../src/suite/random.ts";

/** The definition, with every median sorted anew. */
function naive(series: readonly (readonly number[])[]) {
  const figure = (of: readonly (readonly number[])[]) => mean(of.map((d) => Math.exp(median(d))));
  const rounds = series[0]?.length ?? 0;
  const without = Array.from({ length: rounds }, (_, round) =>
    figure(series.map((d) => d.filter((_value, at) => at !== round))),
  );
  const squares = without.reduce((sum, one) => sum + (one - mean(without)) ** 2, 0);
  return { value: figure(series), standardError: Math.sqrt(((rounds - 1) / rounds) * squares) };
}

describe("meanOfMedians", () => {
  it("is the mean of the median ratios, and its error that of leaving rounds out", () => {
    // Medians 2 and 4: mean 3. Without round 1: medians of (2, 3) and (4, 6) are, as logarithms are averaged,
    // sqrt(6) = 2.449 and sqrt(24) = 4.899, mean 3.674; without round 2: sqrt(3) = 1.732 and sqrt(12) = 3.464, mean
    // 2.598; without round 3: sqrt(2) = 1.414 and sqrt(8) = 2.828, mean 2.121. Their mean is 2.798, the squares
    // 0.768 + 0.040 + 0.458 = 1.266, and sqrt(2/3 * 1.266) = 0.919.
    const series = [
      [1, 2, 3],
      [2, 4, 6],
    ].map((ratios) => ratios.map(Math.log));
    const { value, standardError } = meanOfMedians(series);
    expect(value).toBeCloseTo(3, 12);
    expect(standardError).toBeCloseTo(0.919, 3);
  });

  it("agrees with sorting anew, for odd and even numbers of rounds, ties included", () => {
    const random = new RandomStream(1, "jackknife");
    for (let rounds = 2; rounds <= 31; rounds++) {
      const series = Array.from({ length: 5 }, () =>
        Array.from({ length: rounds }, () => random.integer(-4, 4) / 3),
      );
      const [fast, slow] = [meanOfMedians(series), naive(series)];
      expect(fast.value).toBeCloseTo(slow.value, 10);
      expect(fast.standardError).toBeCloseTo(slow.standardError, 10);
    }
  });

  it("counts what a round does to all tests at once as one deviation", () => {
    const shared = [0, 0.3, -0.2, 0.1, 0, -0.1, 0.2];
    const alone = meanOfMedians([shared]).standardError;
    const together = meanOfMedians([shared, shared, shared, shared]).standardError;
    expect(together).toBeCloseTo(alone, 12); // and not half of it
  });

  it("refuses what has no spread to speak of", () => {
    expect(() => meanOfMedians([[1]])).toThrow(RangeError);
    expect(() => meanOfMedians([[1, 2], [1]])).toThrow(RangeError);
  });
});
