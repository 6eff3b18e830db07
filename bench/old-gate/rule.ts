import type { Storage } from "../../src/model/test.ts";

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

/** The samples of each build that a figure is the median of. */
export function samplesOf({ storage, kind }: { readonly storage: Storage; readonly kind: string }): number {
  return storage === "autocommit" && kind === "writes" ? 9 : 5;
}

/** The gates that an attempt breaks: paths of tests and of sections, and `suite`. */
export function brokenGates(figures: readonly Figure[]): Set<string> {
  const sections = Map.groupBy(figures, ({ sectionPath }) => sectionPath);
  const isOver = (own: readonly Figure[], limit: number) => {
    const base = own.reduce((sum, { baseNs }) => sum + baseNs, 0);
    const candidate = own.reduce((sum, { candidateNs }) => sum + candidateNs, 0);
    return candidate / base > limit && candidate - base > limits.differenceNs;
  };
  return new Set([
    ...figures.filter((figure) => isOver([figure], limits.test)).map(({ path }) => path),
    ...[...sections].filter(([, own]) => isOver(own, limits.aggregate)).map(([path]) => path),
    ...(isOver(figures, limits.aggregate) ? ["suite"] : []),
  ]);
}

/** The result of a suite. */
export interface Attempts {
  /** Gates that broke in all attempts; none if the suite passes. */
  readonly confirmed: ReadonlySet<string>;
  /** Whether the first attempt broke any gate. */
  readonly breaksFirst: boolean;
  readonly made: number;
}

/** Measures a whole suite again while some gate has broken each time, at most three times. */
export function confirmGates(measure: () => readonly Figure[]): Attempts {
  const first = brokenGates(measure());
  let confirmed = first;
  let made = 1;
  for (; confirmed.size > 0 && made < attempts; made++) confirmed = confirmed.intersection(brokenGates(measure()));
  return { confirmed, breaksFirst: first.size > 0, made };
}
