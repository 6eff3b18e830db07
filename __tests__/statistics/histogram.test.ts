import { describe, expect, it } from "vitest";
import { bucketCount, bucketOf, type Histogram, totalOf } from "../../src/model/histogram.ts";
import { addHistograms, quantile } from "../../src/statistics/histogram.ts";
import { RandomStream } from "../../src/suite/random.ts";

function histogramOf(values: readonly number[]): Histogram {
  const counts = [...Map.groupBy(values, bucketOf)].map(([bucket, same]) => [bucket, same.length] as const);
  return { max: Math.max(...values), counts: counts.toSorted(([a], [b]) => a - b) };
}

/** Over seven decades, as the times of statements can be: most are short, some are very long. */
function randomValues(seed: number): number[] {
  const random = new RandomStream(seed, "values");
  const length = random.integer(1, 3000);
  return Array.from({ length }, () => Math.floor(10 ** (random.integer(0, 10_000) / 1400)));
}

function nearestRank(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((share * 1000 * sorted.length) / 1000) - 1)] as number;
}

describe("a histogram", () => {
  it.each(Array.from({ length: 50 }, (_, seed) => seed))(
    "has the quantiles of sorted values within 1 percent: seed %i",
    (seed) => {
      const values = randomValues(seed);
      for (const share of [0.25, 0.5, 0.75, 1]) {
        const exact = nearestRank(values, share);
        expect(Math.abs(quantile(histogramOf(values), share) - exact)).toBeLessThanOrEqual(0.01 * exact);
      }
    },
  );

  it("finds the rank that a share means, whatever its binary digits", () => {
    const values = Array.from({ length: 100 }, (_, index) => index + 1);
    const found = [0.5, 0.55, 0.95, 0.99, 1].map((share) => quantile(histogramOf(values), share));
    expect(found).toEqual([50, 55, 95, 99, 100]); // 0.55 * 100 is 55.00000000000001
  });

  it("is exact below 128, and at the largest value", () => {
    expect(quantile(histogramOf([127]), 0.5)).toBe(127);
    expect(quantile(histogramOf([0, 0, 1]), 0.5)).toBe(0);
    expect(quantile(histogramOf([1_000_001]), 0.99)).toBe(1_000_001);
  });

  it("has ascending buckets without gaps for ascending values, and room for the longest time", () => {
    const buckets = Array.from({ length: 5000 }, (_, value) => bucketOf(value));
    const steps = buckets.map((bucket, index) => bucket - (buckets[index - 1] ?? 0));
    expect(new Set(steps)).toEqual(new Set([0, 1]));
    expect(bucketOf(255)).toBe(191);
    expect(bucketOf(256)).toBe(192);
    expect(bucketOf(Number.MAX_SAFE_INTEGER)).toBeLessThan(bucketCount);
  });

  it("added to others is that of all their values", () => {
    const [a, b, c] = [1, 2, 3].map(randomValues) as [number[], number[], number[]];
    const sum = addHistograms([histogramOf(a), histogramOf(b), histogramOf(c)]);
    expect(sum).toEqual(histogramOf([...a, ...b, ...c]));
    expect(totalOf(sum)).toBe(a.length + b.length + c.length);
  });
});
