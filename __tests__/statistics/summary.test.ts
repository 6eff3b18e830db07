import { describe, expect, it } from "vitest";
import {
  geometricMean,
  interquartileRange,
  mean,
  median,
  noisePercent,
  normalQuantile,
  robustDeviation,
} from "../../src/statistics/summary.ts";

/** By sorting, as in a schoolbook, to hold the library's selection against. */
function naiveMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** Lists of 1 to 24 durations with ties among them, the same in every run of the tests. */
function* lists(): Generator<number[]> {
  let state = 1;
  const next = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return 1 + (state % limit);
  };
  for (let length = 1; length < 25; length++)
    for (const limit of [3, 1_000, 2_000_000_000]) yield Array.from({ length }, () => next(limit));
}

describe("the median", () => {
  it("is the middle value of an odd number of values, in any order", () => {
    expect(median([30, 10, 20])).toBe(20);
    expect(median([7])).toBe(7);
  });

  it("is the mean of the two middle values of an even number", () => {
    // 1, 3 | 4, 9: (3 + 4) / 2
    expect(median([9, 1, 4, 3])).toBe(3.5);
  });

  it("does not move with one outlier", () => {
    expect(median([20_691, 20_700, 62_000])).toBe(20_700);
  });

  it("is what sorting gives, for lists with and without ties", () => {
    for (const values of lists()) expect(median(values), String(values)).toBe(naiveMedian(values));
  });

  it("leaves the values as they are", () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe("the mean", () => {
  it("is arithmetic", () => {
    // (1.5 + 2.5 + 5) / 3 = 9 / 3
    expect(mean([1.5, 2.5, 5])).toBe(3);
  });

  it("loses nothing of small values beside large ones", () => {
    // Added from the left, 1e16 + 1 is 1e16 again, and the mean would come out as 0.
    expect(mean([1e16, 1, -1e16])).toBeCloseTo(1 / 3, 15);
  });
});

describe("the geometric mean", () => {
  it("is 1 for twice as fast and twice as slow", () => {
    expect(geometricMean([2, 0.5])).toBeCloseTo(1, 12);
    expect(geometricMean([1, 2, 4])).toBeCloseTo(2, 12); // 8 ** (1 / 3)
  });
});

describe("the interquartile range", () => {
  it("is from the second to the fourth of five values, in any order", () => {
    expect(interquartileRange([50, 10, 30, 20, 40])).toBe(20);
  });
});

describe("the robust deviation", () => {
  it("is 1.4826 times the median absolute deviation, whatever the outliers", () => {
    // The quartiles of the standard normal distribution are 0.6745 from its middle.
    expect(robustDeviation([-2, -0.6745, 0, 0.6745, 2])).toBeCloseTo(1, 4);
    expect(robustDeviation([-2, -0.6745, 0, 0.6745, 200])).toBeCloseTo(1, 4);
    // Median 2; deviations sorted 0, 0, 1, 1, 2, 4, 7: median 1.
    expect(robustDeviation([1, 1, 2, 2, 4, 6, 9])).toBe(1.4826);
  });

  it("is 0 for values that are all equal", () => {
    expect(robustDeviation([5, 5, 5])).toBe(0);
  });

  it("measures each of several series from its own median", () => {
    // Deviations 1, 0, 1 and 3, 0, 3, sorted 0, 0, 1, 1, 3, 3: median 1.
    expect(robustDeviation([9, 10, 11], [97, 100, 103])).toBe(1.4826);
  });
});

describe("the normal quantile", () => {
  it("is what published tables say, to a hundredth", () => {
    expect(normalQuantile(0.5)).toBeCloseTo(0, 2);
    expect(Math.abs(normalQuantile(0.975) - 1.96)).toBeLessThan(0.01);
    expect(Math.abs(normalQuantile(0.8) - 0.8416)).toBeLessThan(0.01);
    expect(Math.abs(normalQuantile(0.05) + 1.6449)).toBeLessThan(0.01);
  });
});

describe("noise", () => {
  it("is the median absolute deviation of the ratios in percent of their median", () => {
    // Median 2; deviations 0.2, 0, 0, 0.1, 1, sorted 0, 0, 0.1, 0.2, 1: median 0.1; 100 * 0.1 / 2 = 5.
    expect(noisePercent([1.8, 2, 2, 2.1, 3])).toBeCloseTo(5, 12);
  });

  it("does not depend on how slow the candidate is", () => {
    expect(noisePercent([18, 20, 20, 21, 30])).toBeCloseTo(5, 12);
  });

  it("is 0 where all ratios are equal", () => {
    expect(noisePercent([1.5, 1.5, 1.5])).toBe(0);
  });

  it("is not known from fewer than three ratios", () => {
    expect(noisePercent([1, 2])).toBeUndefined();
    expect(noisePercent([])).toBeUndefined();
  });
});
