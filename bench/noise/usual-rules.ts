import { defaultCriteria } from "../../src/model/criteria.ts";
import { averageCeiling, testCeiling } from "../../src/verdict/ceilings.ts";
import type { Visitor } from "./machine.ts";
import { inRandomOrder } from "./round.ts";
import type { SimulatedTest } from "./suite.ts";
import type { Variates } from "./variates.ts";

/** What a rule that looks at multipliers alone came to. */
export interface PlainRun {
  readonly isFail: boolean;
  /** Tests and sections that are over their ceilings in the end: what the report of the last attempt shows. */
  readonly tests: readonly number[];
  readonly sections: readonly number[];
  /** Pairs of all tests together. */
  readonly pairs: number;
}

/** The rounds that such rules take the medians of. */
export const fixedRounds = 5;

/** Rules that gates have used, sampled as this gate samples: rounds, random order, engines next to each other. */
export const usualRules = {
  "median of 5": medianOfFive,
  "three attempts": threeAttempts,
  "retry what failed, five times": retryFiveTimes,
} as const satisfies Record<
  string,
  (suite: readonly SimulatedTest[], machine: Visitor, random: Variates) => PlainRun
>;

/** Fails where the quotient of medians of a test, or the mean of a section's, is over its ceiling. */
function medianOfFive(suite: readonly SimulatedTest[], machine: Visitor, random: Variates): PlainRun {
  const all = [...suite.keys()];
  const { tests, sections } = overCeilings(suite, measure(suite, all, machine, random));
  return outcome(tests, sections, fixedRounds * suite.length);
}

/** Fails where the median of 5 does three times in a row, each time with new samples of everything. */
function threeAttempts(suite: readonly SimulatedTest[], machine: Visitor, random: Variates): PlainRun {
  let run = medianOfFive(suite, machine, random);
  for (let attempt = 2; attempt <= 3 && run.isFail; attempt++) {
    const next = medianOfFive(suite, machine, random);
    run = { ...next, pairs: run.pairs + next.pairs };
  }
  return run;
}

/**
 * Measures what is over its ceiling again, up to five times, and takes the new figure: a test passes the first time that
 * it is within. Of a section that is over, all tests are measured again.
 */
function retryFiveTimes(suite: readonly SimulatedTest[], machine: Visitor, random: Variates): PlainRun {
  const multipliers = measure(suite, [...suite.keys()], machine, random);
  let pairs = fixedRounds * suite.length;
  let over = overCeilings(suite, multipliers);
  for (let retry = 1; retry <= 5 && over.tests.length + over.sections.length > 0; retry++) {
    const again = [...suite.keys()].filter(
      (index) => over.tests.includes(index) || over.sections.includes(suite[index]?.section ?? -1),
    );
    const measured = measure(suite, again, machine, random);
    for (const index of again) multipliers[index] = measured[index] as number;
    pairs += fixedRounds * again.length;
    over = overCeilings(suite, multipliers);
  }
  return outcome(over.tests, over.sections, pairs);
}

function outcome(tests: readonly number[], sections: readonly number[], pairs: number): PlainRun {
  return { isFail: tests.length + sections.length > 0, tests, sections, pairs };
}

/** The quotients of the medians of five rounds, at the indexes of the tests that were asked for. */
function measure(
  suite: readonly SimulatedTest[],
  tests: readonly number[],
  machine: Visitor,
  random: Variates,
): number[] {
  const baseline = suite.map((): number[] => []);
  const candidate = suite.map((): number[] => []);
  for (let round = 0; round < fixedRounds; round++)
    for (const index of inRandomOrder(tests, suite, random)) {
      const visit = machine.visit(suite[index] as SimulatedTest, round + index, false);
      baseline[index]?.push(visit.baseline);
      candidate[index]?.push(visit.candidate);
    }
  const multipliers: number[] = [];
  for (const index of tests)
    multipliers[index] = middle(candidate[index] as number[]) / middle(baseline[index] as number[]);
  return multipliers;
}

/** Of an odd number of values. */
function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] as number;
}

/** The tests over their ceilings, and the sections whose mean multiplier is. */
export function overCeilings(
  suite: readonly SimulatedTest[],
  multipliers: readonly number[],
): { readonly tests: number[]; readonly sections: number[] } {
  const tests: number[] = [];
  const sums = new Map<number, { sum: number; tests: number; ceiling: number }>();
  for (const [index, { test, section }] of suite.entries()) {
    const multiplier = multipliers[index] as number;
    if (multiplier > testCeiling(defaultCriteria.ceilings, test)) tests.push(index);
    const own = sums.get(section) ?? {
      sum: 0,
      tests: 0,
      ceiling: averageCeiling(defaultCriteria.ceilings, test),
    };
    own.sum += multiplier;
    own.tests++;
    sums.set(section, own);
  }
  const sections = [...sums].flatMap(([section, own]) =>
    own.sum / own.tests > own.ceiling ? [section] : [],
  );
  return { tests, sections };
}
