import { describe, expect, it } from "vitest";
import { figuresOf, pairsFor } from "../../../../src/features/figures/plans/figures.ts";

describe("the pairs of an alternative", () => {
  it.each([
    [1, 0.01, 11],
    [2, 0.01, 12],
    [10, 0.01, 14],
    [0, 0.01, 11],
    [1, 1, 2],
    [10_000, 1e-12, 60],
  ])("are enough for %i comparisons at alpha %d: %i", (claims, alpha, pairs) => {
    expect(pairsFor(claims, alpha)).toBe(pairs);
  });
});

describe("a query beside an alternative", () => {
  const pairs = (over: number, within: number) => [
    ...Array.from({ length: over }, () => [30, 10] as const),
    ...Array.from({ length: within }, () => [10, 10] as const),
  ];

  it("is over its ceiling if the pairs say so at its share of alpha", () => {
    expect(figuresOf(pairs(11, 0), 1.5, 0.01)).toEqual({ ratio: 3, isOver: true });
    expect(figuresOf(pairs(10, 1), 1.5, 0.01)).toEqual({ ratio: 3, isOver: true });
    expect(figuresOf(pairs(9, 2), 1.5, 0.01)).toEqual({ ratio: 3, isOver: false });
  });

  it("is never over it by one pair, nor at it", () => {
    expect(figuresOf(pairs(1, 0), 1.5, 0.01).isOver).toBe(false);
    expect(figuresOf(pairs(20, 0), 3, 0.01).isOver).toBe(false);
    expect(figuresOf(pairs(20, 0), Number.POSITIVE_INFINITY, 0.01).isOver).toBe(false);
  });
});
