import type { BaseCeilings, Ceilings } from "../model/criteria.ts";
import type { TestRecord } from "../model/recording.ts";
import { type Section, sectionPath, testPath } from "../model/test.ts";
import { averageCeiling, testCeiling } from "./ceilings.ts";
import type { Measurable } from "./comparison.ts";
import type { Trial } from "./decision.ts";

/** Tests as a decision takes them, and the sections' ceilings and paths in the order of their indexes. */
export interface PlannedTrials {
  /** In the order of the tests. */
  readonly trials: readonly Trial[];
  readonly averages: readonly number[];
  readonly paths: readonly string[];
}

export function planTrials(
  tests: readonly Measurable[],
  records: readonly TestRecord[],
  ceilings: Ceilings,
  baseCeilings: BaseCeilings,
): PlannedTrials {
  const sections = new Map<string, Section>(tests.map((test) => [sectionPath(test), test]));
  const paths = [...sections.keys()];
  const runs = new Map(records.map((record) => [testPath(record), record.run ?? 0]));
  const trials = tests.map((test): Trial => {
    const { pairs, baseFailures } = test;
    const base = pairs.flatMap((pair) =>
      pair.base === undefined ? [] : [Math.log(pair.candidate / pair.base)],
    );
    const hasBase = baseFailures.length === 0 && base.length > 0 && base.length === pairs.length;
    return {
      section: paths.indexOf(sectionPath(test)),
      run: runs.get(testPath(test)) ?? 0,
      logRatios: pairs.map(({ baseline, candidate }) => Math.log(candidate / baseline)),
      logCeiling: Math.log(testCeiling(ceilings, test)),
      ...(hasBase ? { base: { logRatios: base, logCeiling: Math.log(baseCeilings[test.storage]) } } : {}),
    };
  });
  return { trials, averages: [...sections.values()].map((one) => averageCeiling(ceilings, one)), paths };
}
