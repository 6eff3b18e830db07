import { describe, expect, it } from "vitest";
import { RandomStream } from "../../../src/suite/random.ts";
import { type Chosen, nonUniform, offsetsOf } from "../../../src/suite/tpcc/non-uniform.ts";

const seeds = Array.from({ length: 300 }, (_, index) => index);

describe("the constants of a seed", () => {
  it("are within the bounds of their choices", () => {
    for (const seed of seeds) {
      const offsets = offsetsOf(seed);
      expect(offsets["last name"]).toBeGreaterThanOrEqual(0);
      expect(offsets["last name"]).toBeLessThanOrEqual(255);
      expect(offsets["loaded last name"]).toBeLessThanOrEqual(255);
      expect(offsets.customer).toBeLessThanOrEqual(1023);
      expect(offsets.item).toBeLessThanOrEqual(8191);
    }
  });

  it("of last names differ between loading and running as the standard allows", () => {
    const deltas = seeds.map((seed) => {
      const offsets = offsetsOf(seed);
      return Math.abs(offsets["last name"] - offsets["loaded last name"]);
    });
    expect(Math.min(...deltas)).toBeGreaterThanOrEqual(65);
    expect(Math.max(...deltas)).toBeLessThanOrEqual(119);
    expect(deltas.filter((delta) => delta === 96 || delta === 112)).toEqual([]);
  });
});

describe("a non-uniform choice", () => {
  const draw = (chosen: Chosen, first: number, last: number, count: number) => {
    const random = new RandomStream(7, chosen);
    const offsets = offsetsOf(7);
    return Array.from({ length: count }, () => nonUniform(random, offsets, chosen, first, last));
  };

  it.each([
    ["last name", 0, 999],
    ["customer", 1, 3000],
    ["item", 1, 100_000],
    ["item", 1, 1],
    ["customer", 1, 30],
  ] as const)("of a %s is from %i to %i", (chosen, first, last) => {
    const drawn = draw(chosen, first, last, 20_000);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(first);
    expect(Math.max(...drawn)).toBeLessThanOrEqual(last);
  });

  it("falls on few items more often than on the others", () => {
    const counts = new Map<number, number>();
    for (const item of draw("item", 1, 100_000, 100_000)) counts.set(item, (counts.get(item) ?? 0) + 1);
    const sorted = [...counts.values()].toSorted((a, b) => b - a);
    const popular = sorted.slice(0, 10_000).reduce((sum, count) => sum + count, 0);
    // An even choice would have about a fifth here.
    expect(popular / 100_000).toBeGreaterThan(0.5);
  });
});
