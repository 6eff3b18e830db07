import { describe, expect, it } from "vitest";
import { Variates } from "../../bench/noise/variates.ts";
import { median } from "../../src/statistics/summary.ts";
import { type ChangeTrial, findChanges, leastStudent } from "../../src/verdict/changes.ts";
import { screenChange } from "../../src/verdict/screening.ts";
import { makeTest } from "../builders/recordings.ts";

const rounds = { min: 3, max: 11 };
const pairs = 22;
const looks = 2;
const suite = 100;
const deviation = 0.02;

function noise(random: Variates, change = 0): number[] {
  return Array.from({ length: pairs }, () => change + deviation * random.normal());
}

/** A test of pairs with these ratios. */
function trialOf(ratios: readonly number[], parts: Partial<ChangeTrial> = {}): ChangeTrial {
  return {
    test: makeTest(),
    ratio: median(ratios),
    ratios,
    series: { logRatios: ratios.map(Math.log) },
    ...parts,
  };
}

/** The facts about a test whose like spread by as much. */
function known(logRatios: readonly number[]) {
  return { logRatios, typicalVariance: deviation ** 2 };
}

/** A suite of which the first test has changed by this much, in ln, and what a run lists. */
function listedOf(random: Variates, change: number): string[] {
  const trials = Array.from({ length: suite }, (_, index): ChangeTrial => {
    const logRatios = noise(random, index === 0 ? change : 0);
    const series = { logRatios, typicalVariance: deviation ** 2 };
    const screened = screenChange(series, rounds, suite);
    return {
      test: makeTest({ workload: `${index}` }),
      ratio: Math.exp(change),
      ratios: logRatios.slice(0, screened.state === "open" ? screened.next : screened.pairs).map(Math.exp),
      series,
      ...(screened.state === "suspect" ? { tested: screened.pairs } : {}),
    };
  });
  return findChanges(trials, pairs, looks).found.map(({ test }) => test.workload);
}

describe("a change", () => {
  it("is tested by all pairs, and its size is that of its row", () => {
    const ratios = [1.1, 1.12, 1.1, 1.08, 1.1];
    const { found } = findChanges([trialOf([...ratios, 5], { ratio: 1.1, tested: 5 })], 5, 1);
    // The logarithms' mean is 0.095201 and their standard error 0.0057506, so of what is over 2 % t = 13.111 with 4 degrees.
    expect(found).toEqual([
      { test: makeTest(), ratio: 1.1, agreeing: 5, pairs: 5, p: expect.closeTo(1.949e-4, 6) },
    ]);
  });

  it("is none where screening saw none, however many pairs there are", () => {
    const ratios = [1.1, 1.12, 1.1, 1.08, 1.1];
    expect(findChanges([trialOf(ratios)], 5, 1).found).toEqual([]);
  });

  it("of the size that is said to be the smallest is found in four of five runs", () => {
    const random = new Variates(1, "smallest");
    const trials = Array.from({ length: suite }, (_, index): ChangeTrial => {
      const logRatios = noise(random);
      const test = makeTest({ workload: `${index}` });
      return trialOf(logRatios.map(Math.exp), { test, series: known(logRatios) });
    });
    const { smallest } = findChanges(trials, pairs, looks);
    const change = Math.log1p(smallest.memory ?? 0);
    const runs = Array.from({ length: 300 }, () => listedOf(random, change));
    const found = runs.filter((listed) => listed.includes("0")).length / runs.length;
    expect(found).toBeGreaterThan(0.7);
    expect(found).toBeLessThan(0.9);
  });

  it("is hardly ever listed where there is none", () => {
    const random = new Variates(1, "none");
    const runs = Array.from({ length: 300 }, () => listedOf(random, 0));
    // One in twenty is allowed, and of 300 runs 25 would be three deviations more.
    expect(runs.filter((listed) => listed.length > 0).length).toBeLessThan(25);
  });

  it("must be larger to be found among more tests", () => {
    const random = new Variates(1, "among");
    const smallest = (tests: number) => {
      const trials = Array.from({ length: tests }, () => {
        const logRatios = noise(random);
        return trialOf(logRatios.map(Math.exp), { series: known(logRatios) });
      });
      return (findChanges(trials, pairs, looks).smallest.memory ?? 0) - leastChange;
    };
    const leastChange = 0.02;
    expect(smallest(1)).toBeGreaterThan(0);
    expect(smallest(200)).toBeGreaterThan(1.3 * smallest(1));
  });
});

describe("screening for a change", () => {
  const test = { pairs, looks, tests: suite, isModerated: true };

  it("asks for more the more pairs there are", () => {
    expect(leastStudent(3, test)).toBeGreaterThan(0);
    expect(leastStudent(8, test)).toBeGreaterThan(1.5 * leastStudent(3, test));
  });

  it("drops most tests without a change at the first look, and all but a few by the last", () => {
    const random = new Variates(1, "dropped");
    const screened = Array.from({ length: 400 }, () => screenChange(known(noise(random)), rounds, suite));
    const dropped = (at: number) =>
      screened.filter((one) => one.state === "clear" && one.pairs <= at).length / screened.length;
    expect(dropped(3)).toBeGreaterThan(0.75);
    expect(dropped(8)).toBeGreaterThan(0.98);
  });

  it("follows slower and faster alike, and waits for its looks", () => {
    for (const change of [0.1, -0.1]) {
      const logRatios = noise(new Variates(1, "follows"), change);
      expect(screenChange(known(logRatios.slice(0, 2)), rounds, suite)).toEqual({
        state: "open",
        next: 3,
      });
      expect(screenChange(known(logRatios.slice(0, 9)), rounds, suite)).toEqual({
        state: "open",
        next: 11,
      });
      expect(screenChange(known(logRatios), rounds, suite)).toEqual({ state: "suspect", pairs: 11 });
    }
  });
});
