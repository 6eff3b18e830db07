import { type Storage, sectionPath, storages, type Test, variants } from "../../src/model/test.ts";
import { planTests } from "../../src/suite/plan.ts";
import { type Range, usualSuite } from "./model.ts";
import type { Variates } from "./variates.ts";

/** A test and what is true of it. */
export interface SimulatedTest {
  readonly test: Test;
  /** The index of its section in `sections`. */
  readonly section: number;
  /** The baseline's time on a quiet machine, seconds. */
  readonly baseline: number;
  /** Candidate / baseline. */
  readonly multiplier: number;
  /** Candidate / base. */
  readonly change: number;
  /** Whether it was made to be near its ceiling. */
  readonly isNear: boolean;
}

/** All 276 tests in report order. */
export const allTests: readonly Test[] = planTests({ variants, storages });

/** The paths of their 24 sections, in report order. */
export const sections: readonly string[] = [...new Set(allTests.map(sectionPath))];

const sectionOf: readonly number[] = allTests.map((test) => sections.indexOf(sectionPath(test)));

/** A suite that is within its ceilings, another one at every call. */
export function drawSuite(random: Variates, { near, multiplier, baseline } = usualSuite): SimulatedTest[] {
  const isNear = new Set(
    storages.flatMap((storage) =>
      random.shuffled(indexesOf(storage)).slice(0, Math.round(near.tests / storages.length)),
    ),
  );
  return allTests.map((test, index): SimulatedTest => {
    return {
      test,
      section: sectionOf[index] as number,
      baseline: random.within(baseline),
      multiplier: random.within(isNear.has(index) ? near.multiplier : multiplier),
      change: 1,
      isNear: isNear.has(index),
    };
  });
}

/** Where the tests of a storage stand in the suite. */
export function indexesOf(storage: Storage): number[] {
  return allTests.flatMap((test, index) => (test.storage === storage ? [index] : []));
}

/** The suite with one test at a multiplier: one that was not near its ceiling, so that as many others are. */
export function withTestAt(
  suite: readonly SimulatedTest[],
  storage: Storage,
  multiplier: number,
  random: Variates,
): { readonly suite: SimulatedTest[]; readonly target: number } {
  const choices = indexesOf(storage).filter((index) => suite[index]?.isNear === false);
  const target = choices[random.index(choices.length)] as number;
  const changed = suite.map((test, index) => (index === target ? { ...test, multiplier } : test));
  return { suite: changed, target };
}

/** The suite with one section whose tests are spread about an average that is exactly this. */
export function withSectionAt(
  suite: readonly SimulatedTest[],
  storage: Storage,
  average: number,
  spread: Range,
  random: Variates,
): { readonly suite: SimulatedTest[]; readonly target: number } {
  const choices = sections.flatMap((path, index) => (path.split("/")[1] === storage ? [index] : []));
  const target = choices[random.index(choices.length)] as number;
  const drawn = suite.map(({ section }) => (section === target ? random.within(spread) : 0));
  const tests = drawn.filter((value) => value > 0);
  const scale = average / (tests.reduce((sum, value) => sum + value, 0) / tests.length);
  const changed = suite.map((test, index) =>
    test.section === target ? { ...test, multiplier: scale * (drawn[index] as number) } : test,
  );
  return { suite: changed, target };
}
