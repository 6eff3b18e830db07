import type { Ceilings } from "../model/criteria.ts";
import type { Role } from "../model/engine.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { TestRecord } from "../model/recording.ts";
import { sectionPath, type Test, testPath } from "../model/test.ts";
import { median } from "../statistics/summary.ts";
import { baseGroups, timesOf } from "./base-groups.ts";
import { averageCeiling, baseCeiling, testCeiling } from "./ceilings.ts";
import type { Measurable } from "./comparison.ts";
import type { BaseTrial, PlannedTrials, Trial } from "./decision.ts";
import { mainRatios, type Pair } from "./pairs.ts";

/** @param records what says of each test which run measured it */
export function planTrials(
  tests: readonly Measurable[],
  records: readonly TestRecord[],
  ceilings: Ceilings,
): Required<PlannedTrials> {
  const runs = new Map(records.map((record) => [testPath(record), record.run ?? 0]));
  const trials = tests.map((test): Trial => {
    const path = testPath(test);
    const run = runs.get(path) ?? 0;
    const facts = {
      path,
      sectionPath: sectionPath(test),
      run,
      stratum: stratumOf(test, run),
      ...omitUndefined({ spreadGroup: spreadGroup(test, run) }),
    };
    const base = planBase(test, ceilings);
    if (test.compare === "base" && base !== undefined) {
      const { logRatios, logCeiling } = base;
      return { ...facts, logRatios, logCeiling, base, isBaseOnly: true };
    }
    return {
      ...facts,
      logRatios: mainRatios(test.pairs).map(Math.log),
      logCeiling: Math.log(testCeiling(ceilings, test).value),
      ...omitUndefined({ base }),
    };
  });
  const averageCeilings = new Map(
    tests.map((test) => [sectionPath(test), averageCeiling(ceilings, test).value]),
  );
  const compared = tests.filter((_, index) => trials[index]?.base !== undefined);
  return { trials, averageCeilings, groups: baseGroups(compared, ceilings) };
}

/** Names the tests whose ratios spread about alike; undefined if a pair's samples were not taken in turns. */
function spreadGroup({ storage, kind, pairs }: Measurable, run: number): string | undefined {
  return pairs.every(({ chunks }) => chunks !== undefined) ? `${run} ${storage} ${kind}` : undefined;
}

/**
 * For each pair the median over its chunks of ln(candidate / other): a burst of the machine is in a few chunks only. Undefined
 * unless all samples were taken in turns.
 */
export function chunkRatiosOf(
  pairs: readonly Pair[],
  role: Exclude<Role, "candidate"> = "base",
): number[] | undefined {
  const ratios = pairs.flatMap(({ chunks: { candidate, [role]: other } = {} }) =>
    candidate === undefined || other === undefined
      ? []
      : [median(candidate.map((ns, chunk) => Math.log(Math.max(1, ns) / Math.max(1, other[chunk] ?? 1))))],
  );
  return ratios.length === pairs.length ? ratios : undefined;
}

/** ln(candidate / other) of every pair by its chunks, or by whole samples that were not taken in turns; undefined if a pair lacks the other. */
export function calmRatiosOf(
  pairs: readonly Pair[],
  role: Exclude<Role, "candidate">,
): readonly number[] | undefined {
  const whole = pairs.flatMap(({ candidate, [role]: other }) =>
    other === undefined ? [] : [Math.log(candidate / other)],
  );
  return whole.length < pairs.length ? undefined : (chunkRatiosOf(pairs, role) ?? whole);
}

/** Names the tests that are measured side by side in a round. */
export function stratumOf({ variant, storage }: Pick<Test, "variant" | "storage">, run: number): string {
  return `${run} ${variant} ${storage}`;
}

/** Undefined unless the base has a sample of every pair, and nothing against it; or is all that the test is compared with. */
function planBase(test: Measurable, ceilings: Ceilings): BaseTrial | undefined {
  const { pairs, baseFailures, compare } = test;
  const logRatios = pairs.flatMap(({ candidate, base }) =>
    base === undefined ? [] : [Math.log(candidate / base)],
  );
  const hasBase = baseFailures.length === 0 && logRatios.length > 0 && logRatios.length === pairs.length;
  if (!hasBase && compare !== "base") return undefined;
  return {
    logRatios,
    logCeiling: Math.log(baseCeiling(ceilings, test, timesOf([test])).value),
    ...omitUndefined({ chunkRatios: chunkRatiosOf(pairs) }),
  };
}
