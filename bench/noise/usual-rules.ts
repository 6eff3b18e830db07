import { defaultCriteria } from "../../src/model/criteria.ts";
import { averageCeiling, testCeiling } from "../../src/verdict/ceilings.ts";
import type { Visitor } from "./machine.ts";
import { inRandomOrder } from "./round.ts";
import type { SimulatedTest } from "./suite.ts";
import type { Variates } from "./variates.ts";

/** The result of a rule that looks at multipliers alone. */
export interface PlainRun {
  readonly isFail: boolean;
  /** Paths of the tests and sections that are over their ceilings in the end, as the last attempt's report shows. */
  readonly tests: readonly string[];
  readonly sections: readonly string[];
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
  const { tests, sections } = overCeilings(suite, measure(suite, machine, random));
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
 * it is within. All tests of a section that is over are measured again.
 */
function retryFiveTimes(suite: readonly SimulatedTest[], machine: Visitor, random: Variates): PlainRun {
  const multipliers = measure(suite, machine, random);
  let pairs = fixedRounds * suite.length;
  let over = overCeilings(suite, multipliers);
  for (let retry = 1; retry <= 5 && over.tests.length + over.sections.length > 0; retry++) {
    const again = suite.filter(
      ({ path, sectionPath }) => over.tests.includes(path) || over.sections.includes(sectionPath),
    );
    for (const [path, multiplier] of measure(again, machine, random)) multipliers.set(path, multiplier);
    pairs += fixedRounds * again.length;
    over = overCeilings(suite, multipliers);
  }
  return outcome(over.tests, over.sections, pairs);
}

function outcome(tests: readonly string[], sections: readonly string[], pairs: number): PlainRun {
  return { isFail: tests.length + sections.length > 0, tests, sections, pairs };
}

/** The quotients of the medians of five rounds, by test path. */
function measure(tests: readonly SimulatedTest[], machine: Visitor, random: Variates): Map<string, number> {
  const times = new Map(
    tests.map(({ path }) => [path, { baseline: [] as number[], candidate: [] as number[] }]),
  );
  for (let round = 0; round < fixedRounds; round++)
    for (const test of inRandomOrder(tests, random)) {
      const visit = machine.visit(test, round + test.place, false);
      times.get(test.path)?.baseline.push(visit.baseline);
      times.get(test.path)?.candidate.push(visit.candidate);
    }
  return new Map(
    [...times].map(([path, { baseline, candidate }]) => [path, middle(candidate) / middle(baseline)]),
  );
}

/** The middle of an odd number of values. */
function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] as number;
}

/** The paths of the tests over their ceilings, and of the sections whose mean multiplier is. */
export function overCeilings(
  suite: readonly SimulatedTest[],
  multipliers: ReadonlyMap<string, number>,
): Pick<PlainRun, "tests" | "sections"> {
  const { ceilings } = defaultCriteria;
  const multiplierOf = ({ path }: SimulatedTest) => multipliers.get(path) as number;
  const tests = suite.filter((one) => multiplierOf(one) > testCeiling(ceilings, one.test).value);
  const bySection = Map.groupBy(suite, ({ sectionPath }) => sectionPath);
  const sections = [...bySection].flatMap(([path, own]) => {
    const average = own.reduce((sum, one) => sum + multiplierOf(one), 0) / own.length;
    return average > averageCeiling(ceilings, (own[0] as SimulatedTest).test).value ? [path] : [];
  });
  return { tests: tests.map(({ path }) => path), sections };
}
