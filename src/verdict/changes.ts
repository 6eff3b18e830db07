import { type Storage, storages, type Test } from "../model/test.ts";
import { significant } from "../statistics/benjamini-hochberg.ts";
import { binomialTail } from "../statistics/sign-test.ts";
import { median, normalQuantile, robustDeviation } from "../statistics/summary.ts";
import { allowance } from "./screening.ts";

/** What is known of one test's ratio to the base, as far as a change goes. */
export interface ChangeTrial {
  readonly test: Test;
  /** Candidate / base of every pair, at least one. */
  readonly ratios: readonly number[];
  /** How many of them screening took, and how many fresh ones tested it; undefined if none were pursued. */
  readonly tested?: { readonly screened: number; readonly pairs: number };
}

/** A test that is not as fast as on the base. */
export interface Change {
  readonly test: Test;
  /** The median of candidate / base: above 1 is slower. */
  readonly ratio: number;
  /** Of the pairs that tested it, how many say the same. */
  readonly agreeing: number;
  readonly pairs: number;
  /** Two-sided, of the sign test. */
  readonly p: number;
}

export interface Changes {
  /** By size, the largest first. */
  readonly found: readonly Change[];
  /**
   * By storage, the change of a test with its usual noise that is found in four of five runs, as a share: 0.04 is 4 %.
   * Absent if the rounds are too few to find any.
   */
  readonly smallest: Partial<Readonly<Record<Storage, number>>>;
}

/** Of the changes that are named, no more than this share is expected to be none. */
export const falseDiscoveryRate = 0.05;

/** How often a change of the smallest detectable size is found. */
const power = 0.8;

/** How changes are looked for. */
export interface ChangeSearch {
  /** The numbers of pairs at which screening looks; none where all pairs test a change. */
  readonly looks: readonly number[];
  /** The pairs that test it. */
  readonly pairs: number;
}

/**
 * The tests that changed against the base, controlling the false discovery rate over those that were tested. Only fresh
 * pairs test a change, since screening chose it for its pairs; as they are independent of the choice, the others do not
 * count.
 */
export function findChanges(trials: readonly ChangeTrial[], search: ChangeSearch): Changes {
  const tests = trials.flatMap((trial) =>
    trial.tested === undefined ? [] : [testChange(trial, trial.tested)],
  );
  const isFound = significant(
    tests.map(({ p }) => p),
    falseDiscoveryRate,
  );
  const found = tests
    .filter((_, index) => isFound[index])
    .toSorted((a, b) => Math.abs(Math.log(b.ratio)) - Math.abs(Math.log(a.ratio)));
  const agreement = leastAgreement(search, Math.max(1, tests.length));
  const smallest = storages.flatMap((storage) => {
    const own = trials.filter(({ test }) => test.storage === storage);
    if (agreement === undefined || own.length === 0) return [];
    const deviation = robustDeviation(...own.map(({ ratios }) => ratios.map(Math.log)));
    return [[storage, Math.expm1(normalQuantile(agreement) * deviation)] as const];
  });
  return { found, smallest: Object.fromEntries(smallest) };
}

function testChange(
  { test, ratios }: ChangeTrial,
  { screened, pairs }: NonNullable<ChangeTrial["tested"]>,
): Change {
  const counted = ratios.slice(screened, screened + pairs);
  const slower = counted.filter((ratio) => ratio > 1).length;
  const faster = counted.filter((ratio) => ratio < 1).length;
  const agreeing = Math.max(slower, faster);
  return {
    test,
    ratio: median(counted.length > 0 ? counted : ratios),
    agreeing,
    pairs: counted.length,
    // A tie counts against a change either way.
    p: Math.min(1, 2 * binomialTail(counted.length - agreeing, counted.length)),
  };
}

/**
 * How likely a pair has to agree with a change for that to be found in four of five runs; undefined if not even pairs
 * that all agree are enough.
 *
 * @param tested how many changes are tested, of which this is the only real one
 */
function leastAgreement({ looks, pairs }: ChangeSearch, tested: number): number | undefined {
  const against = Array.from({ length: pairs + 1 }, (_, count) => count);
  const most = against.findLast((count) => 2 * binomialTail(count, pairs) <= falseDiscoveryRate / tested);
  if (most === undefined) return undefined;
  const isFound = (agreement: number) => {
    const last = looks.at(-1) ?? 0;
    const screened = chanceOf(agreement, last, (pair) =>
      looks.includes(pair) ? Math.max(0, allowance(pair)) : pair,
    );
    return screened * chanceOf(agreement, pairs, (pair) => (pair === pairs ? most : pair)) >= power;
  };
  let [low, high] = [0.5, 1];
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (isFound(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** The probability that this many pairs never have more against them than are allowed after each. */
function chanceOf(agreement: number, pairs: number, allowed: (pair: number) => number): number {
  let byAgainst = [1];
  for (let pair = 1; pair <= pairs; pair++) {
    const most = allowed(pair);
    byAgainst = Array.from({ length: pair + 1 }, (_, against) =>
      against > most
        ? 0
        : (byAgainst[against] ?? 0) * agreement + (byAgainst[against - 1] ?? 0) * (1 - agreement),
    );
  }
  return byAgainst.reduce((sum, chance) => sum + chance, 0);
}
