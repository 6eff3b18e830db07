import { describe, expect, it } from "vitest";
import type { TestRecord } from "../../src/model/recording.ts";
import { median, normalQuantile } from "../../src/statistics/summary.ts";
import { RandomStream } from "../../src/suite/random.ts";
import { assess, type Comparison, compare, type Measured } from "../../src/verdict/comparison.ts";
import { addIntervals, averageInterval } from "../../src/verdict/intervals.ts";
import { noRunEffect, runEffect } from "../../src/verdict/run-effect.ts";
import { makeRecord, pairs } from "../builders/recordings.ts";

/** A record whose samples were taken in turns, each in two chunks. */
function inTurns(workload: string, ...ratios: readonly number[]): TestRecord {
  const record = makeRecord({
    workload,
    chunkStatements: 1,
    samples: pairs(...ratios.map((ratio) => [10_000, 10_000 * ratio] as const)),
  });
  return {
    ...record,
    samples: record.samples.map((sample) => ({ ...sample, chunks: [sample.ns / 2, sample.ns / 2] })),
  };
}

function comparisonsOf(...records: readonly TestRecord[]): Measured[] {
  const compared = records.map((record) => {
    const assessed = assess(record);
    if (assessed.state !== "measurable") throw new Error("not measurable");
    return compare(assessed);
  });
  return addIntervals(compared) as Measured[];
}

/** Values of a normal distribution, by Box and Muller. */
function normalValues(random: RandomStream): () => number {
  const uniform = () => random.integer(1, 2 ** 31) / 2 ** 31;
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

/** A comparison of equal engines, with all that `addIntervals` reads. */
function equalEngines(workload: string, ratios: readonly number[]): Comparison {
  const figure = { ratios, multiplier: median(ratios), inTurns: true, state: "measured" as const };
  return { variant: "int", storage: "memory", kind: "reads", workload, ...figure } as unknown as Measured;
}

describe("intervals of equal engines miss 1 in 1 to 7 of 100", () => {
  const laws = { normal: () => 1, "with outliers": (at: number) => (at % 20 === 0 ? 4 : 1) };

  it.each(
    Object.entries(laws).flatMap(([law, width]) =>
      [3, 5, 11, 30, 120].map((pairs) => ({ law, width, pairs })),
    ),
  )("with noise that is $law, after $pairs pairs", ({ law, width, pairs }) => {
    const random = new RandomStream(1, `intervals ${law} ${pairs}`);
    const normal = normalValues(random);
    const draw = () => Math.exp(0.045 * width(random.integer(0, 19)) * normal());
    const groups = 80;
    const all = Array.from({ length: groups }, () =>
      addIntervals(
        Array.from({ length: 16 }, (_, test) => equalEngines(`${test}`, Array.from({ length: pairs }, draw))),
        noRunEffect,
      ),
    ).flat() as Measured[];
    const missed = all.filter(
      ({ interval: { low, high } = { low: 0, high: 0 } }) => low > 1 || high < 1,
    ).length;
    expect((100 * missed) / all.length).toBeGreaterThan(1);
    expect((100 * missed) / all.length).toBeLessThan(7);
  });
});

describe("addIntervals", () => {
  it("surrounds a multiplier, the wider the more its pairs differ", () => {
    const [calm, wild] = comparisonsOf(inTurns("a", 2, 2.02, 1.98), inTurns("b", 2, 2.4, 1.7)) as [
      Measured,
      Measured,
    ];
    const width = ({ interval }: Measured) => (interval?.high ?? 0) - (interval?.low ?? 0);
    expect(calm.interval?.low).toBeLessThan(calm.multiplier);
    expect(calm.interval?.high).toBeGreaterThan(calm.multiplier);
    expect(calm.interval?.confidence).toBe(0.95);
    expect(width(wild)).toBeGreaterThan(width(calm));
  });

  it("is Student's interval if no other test is there", () => {
    const [{ interval, multiplier } = {} as Measured] = comparisonsOf(
      inTurns("a", Math.exp(-0.1), 1, Math.exp(0.1)),
    );
    // The variance of -0.1, 0 and 0.1 is 0.01, and Student's quantile for 2 degrees 4.303.
    expect(Math.log((interval?.high ?? 0) / multiplier)).toBeCloseTo(4.303 * Math.sqrt(0.01 / 3), 3);
  });

  it("takes of other tests what three pairs cannot say", () => {
    const alike = inTurns("a", 2, 2, 2);
    const others = Array.from({ length: 10 }, (_, index) => inTurns(`other ${index}`, 1, 1.1, 0.9));
    const [alone] = comparisonsOf(alike);
    const [among] = comparisonsOf(alike, ...others);
    // Nothing is left but the run's own effect.
    expect(alone?.interval?.high).toBeCloseTo(2 * Math.exp(1.957 * runEffect.shared), 4);
    expect(among?.interval?.high).toBeGreaterThan(2.05);
  });

  it("adds what the run does, which no number of pairs makes smaller", () => {
    const many = inTurns("a", ...Array.from({ length: 400 }, (_, index) => 2 + 0.01 * ((index % 3) - 1)));
    const deviationOf = (record: TestRecord) => {
      const [{ interval, multiplier } = {} as Measured] = comparisonsOf(record);
      const { high, confidence } = interval ?? { high: Number.NaN, confidence: Number.NaN };
      return Math.log(high / multiplier) / normalQuantile((1 + confidence) / 2);
    };
    const { shared, own } = runEffect;
    expect(deviationOf(many)).toBeCloseTo(shared, 6);
    expect(deviationOf({ ...many, storage: "file" })).toBeCloseTo(Math.hypot(shared, own.file), 6);
  });

  it("gives none of one pair, and none of samples that were not taken in turns", () => {
    const whole = makeRecord({ workload: "whole", samples: pairs([10, 20], [10, 21], [10, 22]) });
    for (const { interval } of comparisonsOf(inTurns("one", 2), whole)) expect(interval).toBeUndefined();
  });
});

describe("averageInterval", () => {
  it("is narrower than those of its tests, which differ by chance", () => {
    const measured = comparisonsOf(
      inTurns("a", 2, 2.1, 1.9),
      inTurns("b", 2.1, 1.9, 2),
      inTurns("c", 1.9, 2, 2.1),
    );
    const { low, high } = averageInterval(measured) as { low: number; high: number };
    expect(low).toBeLessThan(2);
    expect(high).toBeGreaterThan(2);
    for (const { interval } of measured)
      expect(high - low).toBeLessThan((interval?.high ?? 0) - (interval?.low ?? 0));
  });

  it("is as wide as they are if rounds move all of them together", () => {
    const apart = averageInterval(comparisonsOf(inTurns("a", 2, 2.1, 1.9), inTurns("b", 2.1, 1.9, 2)));
    const together = averageInterval(comparisonsOf(inTurns("a", 2, 2.1, 1.9), inTurns("b", 2, 2.1, 1.9)));
    expect(together?.high).toBeGreaterThan(apart?.high ?? Number.NaN);
  });

  it("has all of what the tests of a run share, and less of what each has for itself", () => {
    const alike = (count: number) =>
      comparisonsOf(
        ...Array.from({ length: count }, (_, index) => ({
          ...inTurns(`${index}`, 2, 2, 2),
          storage: "file" as const,
        })),
      );
    const halfOf = (count: number) => ((averageInterval(alike(count))?.high ?? 0) - 2) / 2;
    const { shared, own } = runEffect;
    expect(halfOf(2)).toBeCloseTo(1.957 * Math.hypot(shared, own.file / Math.SQRT2), 4);
    expect(halfOf(4)).toBeCloseTo(1.957 * Math.hypot(shared, own.file / 2), 4);
    expect(halfOf(100)).toBeGreaterThan(1.957 * shared);
  });

  it("is the test's own if there is one", () => {
    const [only] = comparisonsOf(inTurns("a", 0.9, 1, 1.3, 1.5)) as [Measured];
    expect(only.interval).toBeDefined();
    expect(averageInterval([only])).toEqual(only.interval);
  });

  it("needs one of every test", () => {
    const measured = comparisonsOf(inTurns("a", 2, 2.1, 1.9), inTurns("one", 2));
    expect(averageInterval(measured)).toBeUndefined();
  });
});
