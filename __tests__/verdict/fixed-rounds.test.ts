import { describe, expect, it } from "vitest";
import { RandomStream } from "../../src/suite/random.ts";
import { decideAverageOfRounds, decideTestOfRounds } from "../../src/verdict/fixed-rounds.ts";
import { typicalVariances } from "../../src/verdict/spread.ts";

const logCeiling = Math.log(1.1);
const decide = (ratios: readonly number[], typicalDeviation?: number) =>
  decideTestOfRounds(
    {
      logRatios: ratios.map(Math.log),
      logCeiling,
      ...(typicalDeviation === undefined ? {} : { typicalVariance: typicalDeviation ** 2 }),
    },
    0.005 / 69,
  );

describe("a test with an exact number of pairs", () => {
  it("passes if its median is within the ceiling", () => {
    expect(decide([1.05, 1.1, 2])).toEqual({ state: "fixed", outcome: "pass", pairs: 3 });
    expect(decide([1.1])).toEqual({ state: "fixed", outcome: "pass", pairs: 1 });
  });

  it("never fails by one pair, whatever that shows", () => {
    expect(decide([9])).toEqual({ state: "fixed", outcome: "inconclusive", pairs: 1 });
  });

  it("fails if all pairs are over the ceiling, further than such pairs spread", () => {
    expect(decide([2, 2.05, 1.95], 0.03).outcome).toBe("fail");
    expect(decide([2, 2.05, 1.95, 1.05, 2.1], 0.03).outcome).toBe("inconclusive");
  });

  it("is undecided if the pairs cannot tell it from noise, and says how many could", () => {
    // mean 0.143 over ln 1.1 = 0.0953; the bound of 3 pairs is below it, that of 15 such pairs is not.
    const claim = decide([1.15, 1.12, 1.19], 0.04);
    expect(claim).toMatchObject({ outcome: "inconclusive", pairs: 3 });
    expect(claim.needed).toBeGreaterThan(3);
    const more = Array.from({ length: claim.needed ?? 0 }, (_, index) => [1.15, 1.12, 1.19][index % 3] ?? 1);
    expect(decide(more, 0.04).outcome).toBe("fail");
  });

  it("names no number of pairs if thousands would not decide", () => {
    expect(decide([1.1001, 1.1002, 1.0])).toMatchObject({ outcome: "inconclusive" });
    expect(decide([1.1001, 1.1002, 1.0]).needed).toBeUndefined();
  });
});

describe("an average with an exact number of rounds", () => {
  const series = (...tests: readonly (readonly number[])[]) => tests.map((ratios) => ratios.map(Math.log));

  it("passes within its ceiling, also by one round", () => {
    expect(decideAverageOfRounds(series([4, 4.1], [5, 5.2]), 5, 0.001).outcome).toBe("pass");
    expect(decideAverageOfRounds(series([4], [5]), 5, 0.001).outcome).toBe("pass");
    expect(decideAverageOfRounds(series([9], [5]), 5, 0.001).outcome).toBe("inconclusive");
  });

  it("fails by the bound of its rounds, and is undecided below it", () => {
    const clear = series([9, 9.1, 8.9, 9.05, 8.95], [8, 8.1, 8, 7.9, 8.05]);
    expect(decideAverageOfRounds(clear, 5, 0.001).outcome).toBe("fail");
    expect(decideAverageOfRounds(series([5.2, 4.9, 5.4], [5.1, 5.3, 4.8]), 5, 0.001)).toMatchObject({
      outcome: "inconclusive",
      needed: expect.any(Number),
    });
  });
});

/** Noise with outliers: 95 % of the pairs spread by 4.5 %, the others by 20 %. */
function noisyRatio(random: RandomStream): number {
  const uniform = () => random.integer(1, 1_000_000) / 1_000_001;
  const deviation = uniform() < 0.05 ? 0.2 : 0.045;
  return deviation * Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

it.each([1, 2, 3, 4, 5, 7])("equal engines never fail by %i pairs in 200 runs of 69 tests", (pairs) => {
  const random = new RandomStream(1, `fixed rounds ${pairs}`);
  const outcomes = Array.from({ length: 200 }, () => {
    const tests = Array.from({ length: 69 }, (_, index) => ({
      group: String(index % 6),
      logRatios: Array.from({ length: pairs }, () => noisyRatio(random)),
    }));
    const typical = typicalVariances(tests, pairs);
    return tests.map(({ group, logRatios }) => {
      const typicalVariance = typical.get(group);
      const known = typicalVariance === undefined ? {} : { typicalVariance };
      return decideTestOfRounds({ logRatios, logCeiling, ...known }, 0.005 / 69).outcome;
    });
  });
  expect(outcomes.flat()).not.toContain("fail");
});
