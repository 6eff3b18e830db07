import type { Test } from "../../src/model/test.ts";

/** The medians of a test's samples in one attempt, nanoseconds. */
export interface Figure {
  readonly path: string;
  readonly sectionPath: string;
  readonly baseNs: number;
  readonly candidateNs: number;
}

/**
 * The rule of the scripts that docs/from-a-script.md names: a gate breaks if the ratio and the difference are both over their limits.
 * Aggregates are ratios of sums of times.
 */
const limits = { test: 1.25, aggregate: 1.15, differenceNs: 10e6 };

/** How often a suite is measured before a gate that broke each time fails the run. */
export const attempts = 3;

/** The samples of durable commits that a figure is the median of; of other tests there are fewer. */
export const mostSamples = 9;

/** The samples of each build that a figure is the median of. */
export function samplesOf({ storage, kind }: Pick<Test, "storage" | "kind">): number {
  return storage === "autocommit" && kind === "writes" ? mostSamples : 5;
}

/** A gate of the script, and the tests that it is about. */
export interface Gate {
  /** The path of a test or of a section, or `suite`. */
  readonly name: string;
  readonly tests: readonly string[];
}

/** The gates that an attempt breaks. */
export function brokenGates(figures: readonly Figure[]): Gate[] {
  const isOver = (own: readonly Figure[], limit: number) => {
    const base = own.reduce((sum, { baseNs }) => sum + baseNs, 0);
    const candidate = own.reduce((sum, { candidateNs }) => sum + candidateNs, 0);
    return candidate / base > limit && candidate - base > limits.differenceNs;
  };
  const gates = (named: readonly (readonly [string, readonly Figure[]])[], limit: number) =>
    named
      .filter(([, own]) => isOver(own, limit))
      .map(([name, own]) => ({ name, tests: own.map(({ path }) => path) }));
  const sections = Map.groupBy(figures, ({ sectionPath }) => sectionPath);
  return [
    ...gates(
      figures.map((figure) => [figure.path, [figure]]),
      limits.test,
    ),
    ...gates([...sections, ["suite", figures]], limits.aggregate),
  ];
}

/** The result of a suite. */
export interface Attempts {
  /** Gates that broke in all attempts; none if the suite passes. */
  readonly confirmed: readonly Gate[];
  /** Whether the first attempt broke any gate. */
  readonly breaksFirst: boolean;
  readonly made: number;
}

/** Measures a whole suite again while some gate has broken each time, at most three times. */
export function confirmGates(measure: () => readonly Figure[]): Attempts {
  const first = brokenGates(measure());
  let confirmed = first;
  let made = 1;
  for (; confirmed.length > 0 && made < attempts; made++) {
    const again = new Set(brokenGates(measure()).map(({ name }) => name));
    confirmed = confirmed.filter(({ name }) => again.has(name));
  }
  return { confirmed, breaksFirst: first.length > 0, made };
}
