import { type Storage, storages, testPath } from "../../model/test.ts";
import type { Cause } from "../../verdict/causes.ts";
import type { RatioInterval } from "../../verdict/evidence.ts";
import { testVerdicts, type Verdict } from "../../verdict/judge.ts";
import { percent } from "../format/figures.ts";
import { andList, storagePhrases } from "../format/words.ts";
import { knownInterval } from "./cause-rows.ts";

/** A test that passed and is in no cause. */
interface Unchanged {
  readonly path: string;
  readonly storage: Storage;
  /** Absent if its pairs are too few for one, or its engines took no turns. */
  readonly interval: RatioInterval | undefined;
}

/** How far tests may have changed that passed and are in no cause. */
interface Unseen {
  /** `3% in memory and 5% on file`: the intervals of nine tests in ten reach no further. */
  readonly size: string;
  /** The tests whose intervals reach no further. */
  readonly within: number;
  /** The others, the least known first. */
  readonly beyond: readonly Unchanged[];
}

/** The tests that passed against the base and are in no cause. */
export function unchangedTests(verdict: Pick<Verdict, "sections">, causes: readonly Cause[]): Unchanged[] {
  const named = new Set(causes.flatMap(({ tests }) => tests.map(testPath)));
  return testVerdicts(verdict).flatMap(({ comparison, base }) => {
    const path = testPath(comparison);
    if (base?.outcome !== "pass" || named.has(path)) return [];
    return [{ path, storage: comparison.storage, interval: knownInterval(base.evidence?.interval) }];
  });
}

/** The share of tests whose intervals say by how much no test has changed: a burst of the machine can leave a test with wild pairs. */
const shareWithin = 0.9;

/** How far the interval of a test reaches from no change; without bound if it has none. */
function reachOf({ interval }: Unchanged): number {
  return interval === undefined ? Number.POSITIVE_INFINITY : Math.max(interval.high - 1, 1 - interval.low);
}

/** @returns undefined if the pairs are too few to show any change, or every test is undecided or in a cause */
export function unseenChange(
  verdict: Pick<Verdict, "sections">,
  causes: readonly Cause[],
): Unseen | undefined {
  const rest = unchangedTests(verdict, causes);
  const sizes = storages.flatMap((storage) => {
    const reaches = rest.filter((one) => one.storage === storage).map(reachOf);
    if (reaches.length === 0) return [];
    const most = reaches.toSorted((a, b) => a - b)[Math.ceil(shareWithin * reaches.length) - 1] ?? 0;
    // Rounded up, since a smaller figure would claim too much.
    return most === Number.POSITIVE_INFINITY ? [] : [{ storage, size: Math.ceil(100 * most) / 100 }];
  });
  if (sizes.length === 0) return undefined;
  const sizeOf = new Map(sizes.map(({ storage, size }) => [storage, size]));
  const beyond = rest
    .filter((one) => reachOf(one) > (sizeOf.get(one.storage) ?? 0))
    .toSorted((one, other) => reachOf(other) - reachOf(one));
  return {
    size: andList(sizes.map(({ storage, size }) => `${percent(size)} ${storagePhrases[storage]}`)),
    within: rest.length - beyond.length,
    beyond,
  };
}
