import { describe, expect, it } from "vitest";
import { binomialTail, medianInterval, pAbove, pBelow } from "../../src/statistics/sign-test.ts";

/** P(Bin(n, 1/2) <= x) in whole numbers: the sum of the binomial coefficients up to x, over 2^n. */
function naiveTail(x: number, n: number): number {
  let coefficient = 1n;
  let sum = 0n;
  for (let k = 0n; k <= BigInt(x); k++) {
    sum += coefficient;
    coefficient = (coefficient * (BigInt(n) - k)) / (k + 1n);
  }
  return Number((sum * 10n ** 30n) / 2n ** BigInt(n)) / 1e30;
}

describe("binomialTail", () => {
  // Cumulative binomial probabilities for p = 0.5, as printed in statistical tables.
  it.each([
    [0, 6, 0.0156],
    [1, 8, 0.0352],
    [2, 11, 0.0327],
    [2, 15, 0.0037],
    [5, 20, 0.0207],
    [10, 30, 0.0494],
  ])("is what published tables say: P(Bin(%2$i) <= %1$i)", (x, n, published) => {
    expect(binomialTail(x, n)).toBeCloseTo(published, 4);
  });

  it("is exact: (1 + 15 + 105) / 32,768 for at most 2 of 15", () => {
    expect(binomialTail(2, 15)).toBeCloseTo(121 / 32768, 12);
  });

  it("agrees with whole numbers for every n up to 120, far into the tail", () => {
    for (let n = 1; n <= 120; n++)
      for (let x = 0; x <= n / 2; x++) {
        const exact = naiveTail(x, n);
        expect(Math.abs(binomialTail(x, n) - exact)).toBeLessThanOrEqual(1e-9 * exact + 1e-30);
      }
  });

  it("is near the exact value beyond 1,000, where 2^-n is no number any more", () => {
    expect(binomialTail(980, 2000)).toBeCloseTo(naiveTail(980, 2000), 4);
    expect(binomialTail(500, 2000)).toBeLessThan(1e-20);
  });

  it("is 0 below none and 1 from all on", () => {
    expect(binomialTail(-1, 5)).toBe(0);
    expect(binomialTail(5, 5)).toBe(1);
    expect(binomialTail(0, 0)).toBe(1);
  });
});

describe("the sign test", () => {
  it("counts the values on the wrong side: 1 of 8 is (1 + 8) / 256", () => {
    const values = [1, 2, 3, 4, 5, 6, 7, -1];
    expect(pAbove(values, 0)).toBeCloseTo(9 / 256, 12);
    expect(pBelow(values, 0)).toBeCloseTo(255 / 256, 12); // all but none: 1 - 1/256
  });

  it("counts a tie against both claims", () => {
    expect(pAbove([0, 1, 1], 0)).toBeCloseTo(4 / 8, 12); // at most 1 of 3: (1 + 3) / 8
    expect(pBelow([0, -1, -1], 0)).toBeCloseTo(4 / 8, 12);
  });

  it("claims nothing of no values", () => {
    expect(pAbove([], 0)).toBe(1);
  });
});

describe("medianInterval", () => {
  it("begins and ends at values, with the confidence that it really has", () => {
    // 10 values, k = 1: 1 - 2 (1 + 10) / 1,024 = 0.9785; k = 2 has 1 - 2 * 56 / 1,024 = 0.8906, too little.
    const interval = medianInterval([10, 1, 9, 2, 8, 3, 7, 4, 6, 5]);
    expect(interval).toEqual({ low: 2, high: 9, confidence: expect.closeTo(1 - 22 / 1024, 12) });
  });

  it("is of all values where they are too few, and says how little that is", () => {
    expect(medianInterval([3, 1, 2])).toEqual({ low: 1, high: 3, confidence: expect.closeTo(0.75, 12) }); // 1 - 2 / 8
    expect(medianInterval([7])).toEqual({ low: 7, high: 7, confidence: 0 });
  });

  it("is as narrow as exactly the confidence allows", () => {
    const confidence = 1 - 2 * binomialTail(1, 6);
    expect(medianInterval([1, 2, 3, 4, 5, 6], confidence)).toEqual({ low: 2, high: 5, confidence });
  });

  it("narrows with more values: the 49th to the 72nd of 120", () => {
    const values = Array.from({ length: 120 }, (_, index) => index + 1);
    const { low, high, confidence } = medianInterval(values);
    expect([low, high]).toEqual([49, 72]);
    expect(confidence).toBeCloseTo(1 - 2 * naiveTail(48, 120), 12);
  });
});
