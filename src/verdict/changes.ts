import { type Storage, storages, type Test } from "../model/test.ts";
import { adjust } from "../statistics/benjamini-hochberg.ts";
import { estimateMean, priorDegrees, typicalVariance, varianceOf } from "../statistics/moderated.ts";
import { studentQuantile, studentTwoSided } from "../statistics/student-t.ts";
import { mean, normalQuantile } from "../statistics/summary.ts";
import { type Spread, typicalVariances } from "./spread.ts";

/** The pairs of a test with the base. */
export interface ChangeSeries {
  /** ln(candidate / base) of every pair. */
  readonly logRatios: readonly number[];
  /** The typical variance of such ln ratios among tests like this one; absent if that is not known. */
  readonly typicalVariance?: number;
}

/**
 * The pairs of each test, with what their variance typically is.
 *
 * @param pairs of each test that the typical variance is made of
 */
export function changeSeries(tests: readonly Spread[], pairs: number): ChangeSeries[] {
  const typical = typicalVariances(tests, pairs);
  return tests.map(({ logRatios, group }) => ({
    logRatios,
    typicalVariance: typical.get(group ?? ""),
  }));
}

/** One test's ratio to the base, to be tested for a change. */
export interface ChangeTrial {
  readonly test: Test;
  /** Candidate / base as the test's row has it. */
  readonly ratio: number;
  /** Candidate / base of every pair, at least one. */
  readonly ratios: readonly number[];
  readonly series: ChangeSeries;
  /** How many of the pairs tested it; absent if screening saw no change. */
  readonly tested?: number;
}

/** A test that is not as fast as on the base. */
export interface Change {
  readonly test: Test;
  /** Candidate / base as the test's row has it: above 1 is slower. */
  readonly ratio: number;
  /** The pairs on the same side of 1 among those that tested it. */
  readonly agreeing: number;
  readonly pairs: number;
  /** Two-sided, of Student's t, 1e-9 if it is less; adjusted for all tests that are compared with the base. */
  readonly p: number;
  /** Whether where the linker puts functions can make the difference: see layout.ts. Absent if it cannot, or if that is not known. */
  readonly isLayoutSized?: true;
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

/** The largest expected share of false changes among the named ones. */
const falseDiscoveryRate = 0.05;

/**
 * Changes below this, in ln, are not looked for. Two builds of one source, linked in another order, differ by 1.4 % a test (standard
 * deviation): each of their tests would be followed to the last pair. Measured in bench/README.md.
 */
const leastChange = Math.log(1.02);

/**
 * How often the last look finds a change of the smallest detectable size, so that a run finds it in four of five: the looks
 * before it lose one in ten.
 */
const power = 0.9;

/** The probability with which screening must keep such a change. */
const screeningPower = 0.95;

/** How far the t of a change may be below its expected value at a look, in standard errors. */
const screeningErrors = 1.5;

/** The test's assumption about times does not hold this far from the middle. */
const leastP = 1e-9;

/** How a change is tested. */
export interface ChangeTest {
  /** How many pairs test it at the last look, at least 2. */
  readonly pairs: number;
  /** How many looks can find it: the error that is allowed is divided among them. */
  readonly looks: number;
  /** How many tests are compared with the base: if it is the only one that changed, it has to stand out among them. */
  readonly tests: number;
  /** Whether a test's variance is moderated by other tests' variances. */
  readonly isModerated: boolean;
}

/**
 * Student's t of the mean ln ratio against the least change, whatever its sign.
 *
 * @param pairs how many of the first count, at least 2
 */
export function studentOfChange(series: ChangeSeries, pairs: number): number {
  return studentOf(series, pairs).t;
}

/** Student's t of how far the mean of the first pairs is beyond the least change, at least 0, and its degrees of freedom. */
function studentOf(
  { logRatios, typicalVariance }: ChangeSeries,
  pairs: number,
): { readonly t: number; readonly degrees: number } {
  const { mean, squaredError } = estimateMean(logRatios.slice(0, pairs), typicalVariance);
  const beyond = Math.max(0, Math.abs(mean) - leastChange);
  return { t: beyond / Math.sqrt(squaredError.value), degrees: squaredError.degrees };
}

/**
 * The t that a test must have at an earlier look: two standard errors below that of a change which is found in 95 of 100 runs.
 *
 * @param pairs of the look
 */
export function leastStudent(pairs: number, test: ChangeTest): number {
  return expectedStudent(test, screeningPower) * Math.sqrt(pairs / test.pairs) - screeningErrors;
}

/**
 * The mean of t, in standard errors, of a change that is found with this probability. The noncentral t distribution is
 * approximated by a normal one (Johnson and Welch, Applications of the Non-Central t-Distribution, Biometrika 31, 1940).
 */
function expectedStudent(test: ChangeTest, probability: number): number {
  const degrees = test.pairs - 1 + (test.isModerated ? priorDegrees : 0);
  const critical = studentQuantile(1 - falseDiscoveryRate / comparisons(test) / 2, degrees);
  return critical + normalQuantile(probability) * Math.sqrt(1 + critical ** 2 / (2 * degrees));
}

/** The number of tests and looks in which chance could show a change: Bonferroni's correction for a single change. */
function comparisons({ tests, looks }: ChangeTest): number {
  return tests * looks;
}

/** Whether this number of pairs shows that a test has changed, whatever the other tests show. */
export function hasSurelyChanged(series: ChangeSeries, pairs: number, test: ChangeTest): boolean {
  const { t, degrees } = studentOf(series, pairs);
  return studentTwoSided(t, degrees) * comparisons(test) <= falseDiscoveryRate;
}

/**
 * The tests that changed against the base, controlling the false discovery rate over all that are compared with it. All pairs
 * test a change: those that screening dropped could have been found too, so dropping them makes no entry more likely.
 *
 * @param pairs that a change is tested by at the last look
 * @param looks at how many numbers of pairs it can be found
 */
export function findChanges(trials: readonly ChangeTrial[], pairs: number, looks: number): Changes {
  const tests = trials.map((trial) => testChange(trial, looks));
  const rates = adjust(tests.map(({ p }) => p));
  const found = tests
    .map((one, index) => ({ ...one, p: rates[index] as number }))
    .filter(({ p }) => p <= falseDiscoveryRate)
    .toSorted((a, b) => Math.abs(Math.log(b.ratio)) - Math.abs(Math.log(a.ratio)));
  return { found, smallest: smallestChanges(trials, pairs, looks) };
}

/** A test whose pairs are slower in the mean, and whose figure is faster or as it was, has not changed in either direction. */
function testChange({ test, ratio, ratios, series, tested }: ChangeTrial, looks: number): Change {
  const counted = ratios.slice(0, tested);
  const agreeing = counted.filter((one) => (ratio > 1 ? one > 1 : one < 1)).length;
  const change = { test, ratio, agreeing, pairs: counted.length };
  const isSlower = mean(series.logRatios.slice(0, tested)) > 0;
  const isOfFigure = isSlower === ratio > 1 && Math.abs(Math.log(ratio)) >= leastChange;
  if (tested === undefined || counted.length < 2 || !isOfFigure) return { ...change, p: 1 };
  const { t, degrees } = studentOf(series, tested);
  // Bonferroni's correction for the looks at which it could have shown a change.
  const p = looks * studentTwoSided(t, degrees);
  return { ...change, p: Math.min(1, Math.max(p, leastP)) };
}

function smallestChanges(trials: readonly ChangeTrial[], pairs: number, looks: number): Changes["smallest"] {
  if (pairs < 2) return {};
  const sizes = storages.flatMap((storage) => {
    const own = trials.filter(({ test, ratios }) => test.storage === storage && ratios.length > 1);
    if (own.length === 0) return [];
    const isModerated = own.some(({ series }) => series.typicalVariance !== undefined);
    const variance = typicalVariance(own.map(({ series }) => varianceOf(series.logRatios)));
    const test = { pairs, looks, tests: trials.length, isModerated };
    const beyond = expectedStudent(test, power) * Math.sqrt(variance / pairs);
    return [[storage, Math.expm1(leastChange + beyond)] as const];
  });
  return Object.fromEntries(sizes);
}
