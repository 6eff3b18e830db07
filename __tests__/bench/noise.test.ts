import { standardDeviation } from "simple-statistics";
import { describe, expect, it } from "vitest";
import { playAdaptive } from "../../bench/noise/adaptive-run.ts";
import { Machine } from "../../bench/noise/machine.ts";
import { type Noise, noiseTimes, usualNoise, usualSuite } from "../../bench/noise/model.ts";
import { formatShare, shareInterval } from "../../bench/noise/share.ts";
import { drawSuite, type SimulatedTest, withSectionAt, withTestAt } from "../../bench/noise/suite.ts";
import { Variates } from "../../bench/noise/variates.ts";
import { storages } from "../../src/model/test.ts";
import { mean, median } from "../../src/statistics/summary.ts";

const none = { least: 1, most: 1 };

const quiet: Noise = {
  deviation: { memory: 0, file: 0, autocommit: 0 },
  drift: { amplitude: 0, period: { least: 600, most: 600 } },
  burst: { pause: Number.POSITIVE_INFINITY, length: none, slowdown: none },
  outlier: { baseline: 0, candidate: 0, slowdown: none },
};

const random = (purpose = "values") => new Variates(1, purpose);

function machineWith(noise: Partial<Noise>, between = 0): Machine {
  return new Machine({ ...quiet, ...noise }, random("machine"), between);
}

function times<Value>(count: number, draw: () => Value): Value[] {
  return Array.from({ length: count }, draw);
}

/** The clean suite, but every test at 2x. */
function plainSuite(): SimulatedTest[] {
  return drawSuite(random()).map((test) => ({ ...test, multiplier: 2 }));
}

describe("random values", () => {
  it("are the same for the same seed and purpose, and others for another", () => {
    const first = (seed: number, purpose: string) => times(5, () => new Variates(seed, purpose).normal())[0];
    expect(first(1, "a")).toBe(first(1, "a"));
    expect(first(1, "a")).not.toBe(first(2, "a"));
    expect(first(1, "a")).not.toBe(first(1, "b"));
  });

  it("have the moments of their distributions", () => {
    const variates = random();
    const normal = times(20_000, () => variates.normal());
    expect(mean(normal)).toBeCloseTo(0, 1);
    expect(standardDeviation(normal)).toBeCloseTo(1, 1);
    expect(mean(times(20_000, () => variates.uniform()))).toBeCloseTo(0.5, 2);
    expect(mean(times(20_000, () => variates.exponential(3))) / 3).toBeCloseTo(1, 1);
    const drawn = times(20_000, () => variates.within({ least: 1, most: 4 }));
    expect(median(drawn)).toBeCloseTo(2, 1);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...drawn)).toBeLessThanOrEqual(4);
  });
});

describe("a simulated machine", () => {
  it("takes as long as is true where nothing disturbs it, and time passes", () => {
    const machine = machineWith({}, 0.5);
    expect(machine.sample(2, "memory", "baseline")).toBe(2);
    expect(machine.now).toBe(2.5);
  });

  it("has samples that are log-normal with the deviation of their storage", () => {
    const machine = machineWith({ deviation: usualNoise.deviation });
    for (const storage of storages) {
      const logarithms = times(20_000, () => Math.log(machine.sample(1, storage, "baseline")));
      expect(mean(logarithms)).toBeCloseTo(0, 1);
      expect(standardDeviation(logarithms) / usualNoise.deviation[storage]).toBeCloseTo(1, 1);
    }
  });

  it("has outliers at their rates, the candidate's and the base's at another than the baseline's", () => {
    const machine = machineWith({ outlier: usualNoise.outlier });
    for (const role of ["baseline", "candidate", "base"] as const) {
      const slow = times(20_000, () => machine.sample(1, "memory", role)).filter((seconds) => seconds > 1);
      const { baseline, candidate, slowdown } = usualNoise.outlier;
      expect(slow.length / 20_000 / (role === "baseline" ? baseline : candidate)).toBeCloseTo(1, 0);
      expect(Math.min(...slow)).toBeGreaterThanOrEqual(slowdown.least);
      expect(Math.max(...slow)).toBeLessThanOrEqual(slowdown.most);
    }
  });

  it("is slowed down in bursts, which neighbours share and a sample may meet in part", () => {
    const burst = { pause: 30, length: { least: 5, most: 5 }, slowdown: { least: 2, most: 2 } };
    const machine = machineWith({ burst });
    const seconds = times(200_000, () => machine.sample(0.1, "memory", "baseline"));
    const whole = (value: number) => Math.abs(value - 0.2) < 1e-9;
    // 5 s of 35: some 24 whole samples, and one that is cut at either end.
    const bursts = machine.now / 35;
    expect(seconds.filter(whole).length / bursts / 24).toBeGreaterThan(0.9);
    expect(seconds.filter(whole).length / bursts / 24).toBeLessThan(1.1);
    const inPart = seconds.filter((value) => value > 0.1 + 1e-9 && value < 0.2 - 1e-9);
    expect(inPart.length / bursts).toBeCloseTo(2, 0);
    const neighbours = seconds.filter((value, index) => whole(value) && whole(seconds[index + 1] ?? 0));
    expect(neighbours.length / seconds.filter(whole).length).toBeGreaterThan(0.9);
  });

  it("drifts, and both sides of a pair with it", () => {
    const machine = machineWith({ drift: { amplitude: 0.1, period: { least: 300, most: 300 } } });
    const [test] = plainSuite() as [SimulatedTest];
    const visits = times(5_000, () => machine.visit({ ...test, baseline: 0.1 }, 0, false));
    const baseline = visits.map((visit) => visit.baseline);
    expect(Math.max(...baseline)).toBeCloseTo(0.1 * Math.exp(0.1), 3);
    expect(Math.min(...baseline)).toBeCloseTo(0.1 * Math.exp(-0.1), 3);
    for (const visit of visits) expect(visit.candidate / visit.baseline).toBeCloseTo(2, 1);
  });

  it("measures what is true of each engine, and the base where there is one", () => {
    const [plain] = plainSuite() as [SimulatedTest];
    const test = { ...plain, baseline: 1, multiplier: 3, change: 1.5 };
    expect(machineWith({}).visit(test, 1, true)).toEqual({ baseline: 1, candidate: 3, base: 2 });
    expect(machineWith({}).visit(test, 1, false)).toEqual({ baseline: 1, candidate: 3, base: Number.NaN });
  });

  it("has wider samples and more bursts and outliers at more noise", () => {
    const { deviation, burst, outlier } = noiseTimes(2);
    expect(deviation.file).toBe(2 * usualNoise.deviation.file);
    expect(burst).toEqual({ ...usualNoise.burst, pause: usualNoise.burst.pause / 2 });
    expect(outlier.candidate).toBe(2 * usualNoise.outlier.candidate);
  });
});

describe("a simulated suite", () => {
  it("has as many tests near their ceilings in each storage, and averages far below theirs", () => {
    const suite = drawSuite(random());
    const near = suite.filter(({ isNear }) => isNear);
    expect(suite.length).toBe(276);
    expect(near.map(({ test }) => test.storage).toSorted()).toEqual(
      storages.toSorted().flatMap((storage) => times(4, () => storage)),
    );
    for (const { isNear, multiplier } of suite) {
      const { least, most } = isNear ? usualSuite.near.multiplier : usualSuite.multiplier;
      expect(multiplier).toBeGreaterThanOrEqual(least);
      expect(multiplier).toBeLessThanOrEqual(most);
    }
    for (const average of averagesOf(suite).values()) expect(average).toBeLessThan(4);
  });

  it("can have one test over its ceiling, beside as many near ones", () => {
    const { suite, target } = withTestAt(drawSuite(random()), "file", 7.2, random("target"));
    const one = suite.find(({ path }) => path === target);
    expect(one).toMatchObject({ multiplier: 7.2, isNear: false, test: { storage: "file" } });
    expect(suite.filter(({ isNear }) => isNear).length).toBe(12);
  });

  it("can have one section at exactly an average", () => {
    const { suite, target } = withSectionAt(
      plainSuite(),
      "file",
      5,
      { least: 0.9, most: 1.1 },
      random("target"),
    );
    expect(averagesOf(suite).get(target)).toBeCloseTo(5, 12);
    expect(target).toMatch(/^\w+\/file\/\w+$/);
    expect([...averagesOf(suite).values()].filter((average) => average > 2.01)).toHaveLength(1);
  });

  function averagesOf(suite: readonly SimulatedTest[]): Map<string, number> {
    const bySection = Map.groupBy(suite, ({ sectionPath }) => sectionPath);
    return new Map(
      [...bySection].map(([path, own]) => [path, mean(own.map(({ multiplier }) => multiplier))]),
    );
  }
});

describe("a run of this gate", () => {
  it("takes three pairs of everything where nothing is near and nothing disturbs", () => {
    const run = playAdaptive(plainSuite(), machineWith({}), random());
    expect(run).toMatchObject({ pairs: 3 * 276, contested: [] });
  });

  it("fails the test that is over its ceiling, with 11 pairs to suspect it and 11 fresh ones", () => {
    const { suite, target } = withTestAt(plainSuite(), "memory", 6.6, random());
    const run = playAdaptive(suite, machineWith({}), random());
    expect(run.contested).toMatchObject([
      { kind: "test", path: target, claim: { outcome: "fail", pairs: 11 } },
    ]);
    expect(run.pairs).toBe(3 * 275 + 22);
  });

  it("is the same every time for a seed, with a base arm too", () => {
    const play = () => {
      const { decision, pairs } = playAdaptive(drawSuite(random()), machineWith(usualNoise), random(), {
        hasBase: true,
      });
      return { decision, pairs };
    };
    expect(play()).toEqual(play());
  });
});

describe("a share's interval", () => {
  it("is Wilson's", () => {
    // Newcombe, Two-sided confidence intervals for the single proportion, 1998: 81 of 263.
    const { low, high } = shareInterval(81, 263);
    expect(low).toBeCloseTo(0.2553, 4);
    expect(high).toBeCloseTo(0.3662, 4);
  });

  it("is one-sided where none or all were seen: about 3 of as many", () => {
    expect(formatShare(0, 2000)).toBe("0 % (at most 0.15)");
    expect(formatShare(2000, 2000)).toBe("100 % (at least 99.85)");
    expect(formatShare(500, 1000)).toBe("50.0 % (46.9 to 53.1)");
  });
});
