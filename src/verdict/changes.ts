import { significant } from "../statistics/benjamini-hochberg.ts";
import { binomialTail } from "../statistics/sign-test.ts";
import { median, normalQuantile } from "../statistics/summary.ts";
import { type Storage, storages, type Test } from "../suite/test.ts";
import { changePairs } from "./decision.ts";

/** What is known of one test's ratio to the base, as far as a change goes. */
export interface ChangeTrial {
  readonly test: Test;
  /** Candidate / base of every pair, at least one. */
  readonly ratios: readonly number[];
  /** How many of them screening took, and how many fresh ones tested it; undefined where none were pursued. */
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
   * Absent where the rounds are too few to find any.
   */
  readonly smallest: Partial<Readonly<Record<Storage, number>>>;
}

/** Of the changes that are named, no more than this share is expected to be none. */
export const falseDiscoveryRate = 0.05;

/** How often a change of the smallest detectable size is found. */
const power = 0.8;

/** A normal distribution's standard deviation by its median absolute deviation. */
const deviationByMad = 1.4826;

/**
 * The tests that changed against the base, controlling the false discovery rate over all that were looked at. Only fresh
 * pairs test a change, since screening chose it for its pairs.
 *
 * @param screened pairs that have to agree before a change is tested; 0 where all pairs test it
 * @param pairs that test a change
 */
export function findChanges(
  trials: readonly ChangeTrial[],
  screened: number,
  pairs: number = changePairs,
): Changes {
  const tests = trials.map(testChange);
  const isFound = significant(
    tests.map(({ p }) => p),
    falseDiscoveryRate,
  );
  const found = tests
    .filter((_, index) => isFound[index])
    .toSorted((a, b) => Math.abs(Math.log(b.ratio)) - Math.abs(Math.log(a.ratio)));
  const canBeFound = 2 * 0.5 ** pairs <= falseDiscoveryRate / trials.length;
  const smallest = storages.flatMap((storage) => {
    const own = trials.filter(({ test }) => test.storage === storage);
    return canBeFound && own.length > 0 ? [[storage, smallestChange(own, screened + pairs)] as const] : [];
  });
  return { found, smallest: Object.fromEntries(smallest) };
}

function testChange({ test, ratios, tested }: ChangeTrial): Change {
  const { screened = 0, pairs = 0 } = tested ?? {};
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
 * The size at which all pairs agree in four of five runs, were the pairs of each test normal about its median with the
 * usual deviation of these tests.
 */
function smallestChange(trials: readonly ChangeTrial[], pairs: number): number {
  const deviations = trials.flatMap(({ ratios }) => {
    const d = ratios.map(Math.log);
    const middle = median(d);
    return d.map((value) => Math.abs(value - middle));
  });
  return Math.expm1(normalQuantile(power ** (1 / pairs)) * deviationByMad * median(deviations));
}
