import {
  keyVariants,
  type Storage,
  sectionPath,
  storages,
  type Test,
  testPath,
} from "../../src/model/test.ts";
import { planTests } from "../../src/suite/plan-tests.ts";
import { type Range, usualSuite } from "./model.ts";
import type { Variates } from "./variates.ts";

/** A test and what is true of it. */
export interface SimulatedTest {
  readonly test: Test;
  readonly path: string;
  readonly sectionPath: string;
  /** Its place in the suite, from 0: it decides which engine is first in its first visit. */
  readonly place: number;
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
export const allTests: readonly Test[] = planTests({ suites: ["oltp"], variants: keyVariants, storages });

/** The paths of their 24 sections, in report order. */
export const sections: readonly string[] = [...new Set(allTests.map(sectionPath))];

/** A suite that is within its ceilings, another one at every call. */
export function drawSuite(random: Variates, { near, multiplier, baseline } = usualSuite): SimulatedTest[] {
  const nearTests = new Set(
    storages.flatMap((storage) =>
      random.shuffled(testsIn(storage)).slice(0, Math.round(near.tests / storages.length)),
    ),
  );
  return allTests.map((test, place): SimulatedTest => {
    const isNear = nearTests.has(test);
    const truth = {
      baseline: random.within(baseline),
      multiplier: random.within(isNear ? near.multiplier : multiplier),
    };
    return { ...simulatedTest(test, place, truth), isNear };
  });
}

/** A test that is not near its ceiling and has not changed against the base. */
export function simulatedTest(
  test: Test,
  place: number,
  truth: Pick<SimulatedTest, "baseline" | "multiplier">,
): SimulatedTest {
  const paths = { path: testPath(test), sectionPath: sectionPath(test) };
  return { test, ...paths, place, ...truth, change: 1, isNear: false };
}

export function testsIn(storage: Storage): Test[] {
  return allTests.filter((test) => test.storage === storage);
}

/**
 * The suite with one test at a multiplier: one that was not near its ceiling, so that as many others are.
 *
 * @returns the test's path as `target`
 */
export function withTestAt(
  suite: readonly SimulatedTest[],
  storage: Storage,
  multiplier: number,
  random: Variates,
): { readonly suite: SimulatedTest[]; readonly target: string } {
  const choices = suite.filter(({ test, isNear }) => test.storage === storage && !isNear);
  const { path: target } = choices[random.index(choices.length)] as SimulatedTest;
  const changed = suite.map((one) => (one.path === target ? { ...one, multiplier } : one));
  return { suite: changed, target };
}

/**
 * The suite with one section whose tests are spread about an average that is exactly this.
 *
 * @returns the section's path as `target`
 */
export function withSectionAt(
  suite: readonly SimulatedTest[],
  storage: Storage,
  average: number,
  spread: Range,
  random: Variates,
): { readonly suite: SimulatedTest[]; readonly target: string } {
  const choices = sections.filter((path) => path.split("/")[1] === storage);
  const target = choices[random.index(choices.length)] as string;
  const drawn = new Map(
    suite.flatMap((one) => (one.sectionPath === target ? [[one, random.within(spread)] as const] : [])),
  );
  const sum = [...drawn.values()].reduce((total, value) => total + value, 0);
  const scale = average / (sum / drawn.size);
  const changed = suite.map((one) => {
    const value = drawn.get(one);
    return value === undefined ? one : { ...one, multiplier: scale * value };
  });
  return { suite: changed, target };
}
