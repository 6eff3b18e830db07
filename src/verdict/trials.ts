import type { Reference } from "../model/compared.ts";
import { baseDecides, type Ceilings, type Criteria } from "../model/criteria.ts";
import type { TestRecord } from "../model/recording.ts";
import { sectionPath, type Test, testPath } from "../model/test.ts";
import { baseGroups, timesOf } from "./base-groups.ts";
import { averageCeiling, baseCeiling, type Ceiling, testCeiling } from "./ceilings.ts";
import type { Measurable } from "./comparison.ts";
import type { PlannedTrials, Trial, TrialSeries } from "./decision-state.ts";
import { pairsWith, ratiosTo } from "./pairs.ts";
import { effectOn } from "./run-effect.ts";

/**
 * @param records what says of each test which run measured it
 * @param criteria whose gate says whether the ceilings against the baseline are a coarse net
 */
export function planTrials(
  tests: readonly Measurable[],
  records: readonly TestRecord[],
  { ceilings, gate }: Pick<Criteria, "ceilings" | "gate">,
): Required<PlannedTrials> {
  const decides = baseDecides({ gate });
  const runs = new Map(records.map((record) => [testPath(record), record.run ?? 0]));
  const trials = tests.map((test): Trial => {
    const path = testPath(test);
    const run = runs.get(path) ?? 0;
    return {
      path,
      sectionPath: sectionPath(test),
      run,
      stratum: stratumOf(test, run),
      spreadGroup: spreadGroup(test, run),
      baseline: test.compare === "base" ? undefined : seriesOf(test, "baseline", testCeiling(ceilings, test)),
      base: planBase(test, ceilings, decides),
    };
  });
  const averageCeilings = new Map(
    tests.map((test) => [sectionPath(test), averageCeiling(ceilings, test).value]),
  );
  const compared = tests.filter((_, index) => trials[index]?.base !== undefined);
  return {
    trials,
    averageCeilings,
    groups: decides ? baseGroups(compared, ceilings) : [],
    isBaselineCoarse: gate === "base",
  };
}

function seriesOf(test: Measurable, reference: Reference, { value }: Pick<Ceiling, "value">): TrialSeries {
  return {
    logRatios: ratiosTo(test.pairs, reference).map(Math.log),
    logCeiling: Math.log(value),
    ofRun: effectOn(reference, test.storage),
  };
}

/** Names the tests whose ratios spread about alike; undefined if a pair's samples were not taken in turns. */
function spreadGroup({ storage, kind, pairs }: Measurable, run: number): string | undefined {
  return pairs.every(({ inTurns }) => inTurns) ? `${run} ${storage} ${kind}` : undefined;
}

/** Names the tests that are measured side by side in a round. */
export function stratumOf({ variant, storage }: Pick<Test, "variant" | "storage">, run: number): string {
  return `${run} ${variant} ${storage}`;
}

/** Undefined without a sample of the base, or with something against it; unless the base is all that the test is compared with. */
function planBase(test: Measurable, ceilings: Ceilings, decides: boolean): TrialSeries | undefined {
  const { pairs, baseFailures, compare } = test;
  const hasBase = baseFailures.length === 0 && pairsWith(pairs, "base").length > 0;
  if (!hasBase && compare !== "base") return undefined;
  const ceiling = decides
    ? baseCeiling(ceilings, test, timesOf([test]))
    : { value: Number.POSITIVE_INFINITY };
  return seriesOf(test, "base", ceiling);
}
