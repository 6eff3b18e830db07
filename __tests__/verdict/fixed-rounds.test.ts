import { describe, expect, it } from "vitest";
import { Variates } from "../../bench/noise/variates.ts";
import { defaultCriteria } from "../../src/model/criteria.ts";
import type { TestRecord } from "../../src/model/recording.ts";
import { studentQuantile } from "../../src/statistics/student-t.ts";
import { normalQuantile } from "../../src/statistics/summary.ts";
import { decide as decideRun } from "../../src/verdict/decision.ts";
import type { Trial } from "../../src/verdict/decision-state.ts";
import {
  decideAverageOfRounds,
  decideTestOfRounds,
  type FixedClaim,
} from "../../src/verdict/fixed-rounds.ts";
import { judge, testVerdicts } from "../../src/verdict/judge.ts";
import { runEffect } from "../../src/verdict/run-effect.ts";
import { makeRecord, trios } from "../builders/recordings.ts";

const logCeiling = Math.log(1.1);
const decide = (ratios: readonly number[], typicalDeviation?: number) =>
  decideTestOfRounds(
    { logRatios: ratios.map(Math.log), logCeiling },
    0.005 / 69,
    typicalDeviation === undefined ? undefined : { value: typicalDeviation ** 2, degrees: 2 },
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

  it("fails far over its ceiling, though its pairs spread as on no runner", () => {
    expect(decide([110, 400, 250]).outcome).toBe("fail");
    expect(decide([110, 130, 440]).outcome).toBe("fail");
    expect(decide([1.5, 12, 3]).outcome).toBe("inconclusive");
  });

  it("is undecided if the pairs cannot tell it from noise, and says how many could", () => {
    // mean 0.143 over ln 1.1 = 0.0953; the bound of 3 pairs is below it, that of 15 such pairs is not.
    const claim = decide([1.15, 1.12, 1.19], 0.04);
    expect(claim).toMatchObject({ outcome: "inconclusive", pairs: 3 });
    expect(claim.needed).toBeGreaterThan(3);
    const more = Array.from({ length: claim.needed ?? 0 }, (_, index) => [1.15, 1.12, 1.19][index % 3] ?? 1);
    expect(decide(more, 0.04).outcome).toBe("fail");
  });

  it("names the least number of pairs that could show it", () => {
    const [mean, variance] = [0.1, 0.03 ** 2];
    const pairs = [mean - 0.03, mean, mean + 0.03];
    const ofRun = normalQuantile(1 - 0.0009) * runEffect.shared;
    const bound = (count: number) =>
      mean - Math.hypot(studentQuantile(1 - 0.0009, count - 1) * Math.sqrt(variance / count), ofRun);
    const { needed = 0 } = decideTestOfRounds({ logRatios: pairs, logCeiling: 0.06 }, 0.001);
    expect(bound(needed)).toBeGreaterThan(0.06);
    expect(bound(needed - 1)).toBeLessThanOrEqual(0.06);
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

describe("a run with a fixed number of rounds", () => {
  /** Nine times as slow as the baseline, three times as slow as the base. */
  const slow = (rounds: number) =>
    makeRecord({
      samples: trios(
        ...Array.from({ length: rounds }, (_, round) => [10_000, 90_000 + round, 30_000] as const),
      ),
    });
  const judged = (record: TestRecord, rounds: number, ending: "samples" | "time" = "samples") => {
    const verdict = judge(
      { tests: [record], ending },
      { ...defaultCriteria, rule: { rounds, alpha: defaultCriteria.rule.alpha } },
    );
    const [test] = testVerdicts(verdict);
    return [verdict.outcome, test?.judgement?.outcome, test?.base?.outcome];
  };
  const all = (outcome: string) => [outcome, outcome, outcome];

  it("fails by two rounds that agree, and never by one", () => {
    expect(judged(slow(2), 2)).toEqual(all("fail"));
    expect(judged(slow(1), 1)).toEqual(all("inconclusive"));
  });

  it("is undecided while its rounds are not complete, and fails once it is resumed", () => {
    expect(judged(slow(3), 5, "time")).toEqual(all("inconclusive"));
    expect(judged(slow(5), 5)).toEqual(all("fail"));
  });

  it("counts the rounds that were asked for, though there are more", () => {
    const later = trios([10_000, 90_000, 30_000], [10_000, 90_001, 30_000], [10_000, 20_000, 30_000]);
    expect(judged(makeRecord({ samples: later }), 2)).toEqual(all("fail"));
    expect(judged(makeRecord({ samples: later }), 3)).toEqual(all("inconclusive"));
  });
});

describe("tests of one run", () => {
  /** The first is slower than its ceiling by so many times, the others are equal engines. */
  const draw = (
    pairs: number,
    noise: (random: Variates) => () => number,
    random: Variates,
    excess?: number,
  ) =>
    Array.from({ length: 69 }, (_, index): Trial => {
      const pair = noise(random);
      const centre = excess !== undefined && index === 0 ? logCeiling + Math.log(excess) : 0;
      const logRatios = Array.from({ length: pairs }, () => centre + pair());
      const spreadGroup = String(index % 6);
      return {
        path: String(index),
        sectionPath: "s",
        run: 0,
        spreadGroup,
        baseline: { logRatios, logCeiling },
      };
    });
  /** Beside 69 tests their average is one more claim. */
  const claimsOf = (trials: readonly Trial[]) => {
    const { tests } = decideRun({ trials, averageCeilings: new Map([["s", 9]]) }, 3, (0.005 * 70) / 69);
    return [...tests.values()].map(({ baseline }) => baseline?.claim as FixedClaim);
  };
  const withOutliers = (random: Variates) => () => (random.uniform() < 0.05 ? 0.2 : 0.045) * random.normal();
  const uneven = (random: Variates) => {
    const deviation = 0.045 * Math.exp(0.5 * random.normal());
    return () => deviation * random.normal();
  };
  const outcomes = (runs: number, pairs: number, noise: typeof uneven, excess?: number) => {
    const random = new Variates(1, `fixed rounds ${pairs}`);
    return Array.from({ length: runs }, () => {
      return claimsOf(draw(pairs, noise, random, excess)).map(({ outcome }) => outcome);
    });
  };

  it.each([1, 2, 3, 4, 5, 7, 11])("never fail by %i pairs in 200 runs of equal engines", (pairs) => {
    expect(outcomes(200, pairs, withOutliers).flat()).not.toContain("fail");
    expect(outcomes(200, pairs, uneven).flat()).not.toContain("fail");
  });

  it("find one of 1.35 times its ceiling by 3 pairs in most runs", () => {
    const alike = (random: Variates) => () => 0.045 * random.normal();
    const first = outcomes(100, 3, alike, 1.35).map(([outcome]) => outcome);
    expect(first.filter((outcome) => outcome === "fail").length).toBeGreaterThan(80);
  });

  it("do not lend their spread to a test of another group, or of none", () => {
    const quiet = draw(3, (random) => () => 0.01 * random.normal(), new Variates(1, "quiet"));
    const baseline = { logRatios: [0.4, 0.6, 0.5], logCeiling };
    const slow: Trial = { ...(quiet[0] as Trial), path: "slow", baseline };
    const { spreadGroup: _, ...alone } = slow;
    const outcomeOf = (trial: Trial) => claimsOf([...quiet, trial]).at(-1)?.outcome;
    expect(outcomeOf(slow)).toBe("fail");
    expect(outcomeOf(alone)).toBe("inconclusive");
    expect(outcomeOf({ ...slow, spreadGroup: "of its own" })).toBe("inconclusive");
  });
});
