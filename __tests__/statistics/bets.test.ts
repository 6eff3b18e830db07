import { describe, expect, it } from "vitest";
import { moneyOf, pOfBets } from "../../src/statistics/bets.ts";
import { RandomStream } from "../../src/suite/random.ts";

describe("bets on signs", () => {
  it("begin with 1, and are expected to stay there if a coin decides", () => {
    expect(moneyOf(0, 0)).toBe(1);
    for (const [over, pairs] of [
      [0, 0],
      [3, 5],
      [10, 12],
    ] as const)
      expect((moneyOf(over + 1, pairs + 1) + moneyOf(over, pairs + 1)) / 2).toBeCloseTo(
        moneyOf(over, pairs),
        9,
      );
  });

  it("have the money that the stakes make of four pairs over the line", () => {
    // The mean of 1.1^4, 1.2^4, ... 1.9^4.
    expect(moneyOf(4, 4)).toBeCloseTo(5.970_4, 4);
  });

  it("have a p that does not rise again", () => {
    const p = pOfBets([1, 1, 1, 1, 1, 1], 0);
    expect(p).toBeCloseTo(1 / moneyOf(6, 6), 9);
    expect(pOfBets([1, 1, 1, 1, 1, 1, -1, -1, -1], 0)).toBe(p);
    expect(pOfBets([-1, -1], 0)).toBe(1);
    expect(pOfBets([], 0)).toBe(1);
  });

  it("reach 100 times the money in at most one of 100 runs of coins, whenever somebody looks", () => {
    const random = new RandomStream(1, "coins");
    const runs = 4000;
    let reached = 0;
    for (let run = 0; run < runs; run++) {
      const coins = Array.from({ length: 120 }, () => random.integer(0, 1));
      if (pOfBets(coins, 0.5) <= 0.01) reached++;
    }
    expect(reached / runs).toBeLessThanOrEqual(0.01);
    expect(reached).toBeGreaterThan(0);
  });
});
