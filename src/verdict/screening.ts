import type { RoundRange } from "../model/criteria.ts";
import { estimateMean } from "../statistics/moderated.ts";
import { studentQuantile } from "../statistics/student-t.ts";
import { isMeanOver } from "./confirmation.ts";
import { type AveragePart, averageOfParts, roundsOf } from "./divided-average.ts";

/**
 * The screening of a claim: `clear` after this many pairs, `suspect` if the last look did not clear it, `exceeded` if all pairs are far over
 * the ceiling, or that it takes `next` pairs to look again.
 */
export type Screened =
  | { readonly state: "clear" | "suspect" | "exceeded"; readonly pairs: number }
  | { readonly state: "open"; readonly next: number };

/** Before the fifth pair a figure of which it is not known how its like spread is clear only if it is this many times below its ceiling. */
export const earlyMargin = 1.5;

/** From this many pairs on, a look counts the pairs at or over the line. */
const firstCount = 5;

/** After 5 pairs none may be at or over the line, and one more for each further group of this many. */
const pairsPerAllowance = 3;

/**
 * The share of figures at their ceiling that screening leaves open at one look by Student's bound. The looks at 5, 8 and 11
 * pairs clear about as many tests at their ceiling by counting (1/32, 9/256, 67/2,048).
 */
const boundConfidence = 0.97;

/** The numbers of pairs at which screening looks: the first, 5, 8, 11 and so on, and the last. */
export function screeningLooks({ min, max }: RoundRange): number[] {
  const regular: number[] = [];
  for (let pairs = firstCount; pairs < max; pairs += pairsPerAllowance) if (pairs > min) regular.push(pairs);
  return [...new Set([min, ...regular, max])];
}

/**
 * The looks at what a single round more costs much and says little: at the base, where every sample is one more of the candidate's
 * own kind, and at ceilings against the baseline that are a coarse net. The first is one pair earlier, at 2 at least. It can clear a
 * claim, and fails none.
 */
export function earlyLooks(rounds: RoundRange): number[] {
  return [...new Set([Math.max(2, rounds.min - 1), ...screeningLooks(rounds)])];
}

/**
 * Against the base one pair more may be over the ceiling: most tests stand at 1, so near to it that their noise would make suspects of many, and
 * each suspect takes of the alpha of all others.
 */
export const baseAllowance = 1;

/** Pairs over this many ceilings are not noise: see bench/README.md. */
const farMargin = 10;

/** The pairs that have to be far over the ceiling; once no more can be taken, one fewer will do. */
export const fewestFar = 3;

/**
 * Whether all pairs are so far over the ceiling that more would take long and change nothing. One that is not, also if it was taken for another
 * claim, leaves the test to the usual rule: an engine may have been slow in its first samples on purpose.
 *
 * @param logRatios of all pairs, in round order
 * @param fewest pairs that there have to be
 */
export function isFarOver(logRatios: readonly number[], logCeiling: number, fewest = fewestFar): boolean {
  return logRatios.length >= fewest && logRatios.every((one) => one > logCeiling + Math.log(farMargin));
}

/** Facts beside the pairs that a test is screened by. */
export interface ScreeningFacts {
  /** The typical variance of ln ratios among tests like this one; absent if that is not known. */
  readonly typicalVariance?: number;
  /** Pairs that may also be over, once they are counted; 0 if absent. */
  readonly extra?: number;
}

/**
 * Screens a test: exceeded if all pairs are far over the line, three at least; clear at the first look at which Student's bound is below the
 * line, or, from the fifth pair on, few enough pairs are at or over it; a suspect if there is none.
 *
 * @param logRatios of the pairs, in round order
 * @param logCeiling the logarithm of the largest ratio allowed
 */
export function screenTest(
  logRatios: readonly number[],
  logCeiling: number,
  looks: readonly number[],
  { typicalVariance, extra = 0 }: ScreeningFacts = {},
): Screened {
  const isClear = (pairs: number) => {
    const seen = logRatios.slice(0, pairs);
    const over = seen.filter((value) => value >= logCeiling).length;
    if (pairs >= firstCount && over > allowance(pairs) + extra) return false;
    if (isMeanOver(seen, logCeiling, pairs >= firstCount ? extra : 0)) return false;
    if (pairs >= firstCount) return true;
    const isFar = seen.every((one) => one < logCeiling - Math.log(earlyMargin));
    if (pairs === 1) return isFar;
    return (isFar || typicalVariance !== undefined) && upperBound(seen, typicalVariance) < logCeiling;
  };
  if (isFarOver(logRatios, logCeiling)) return { state: "exceeded", pairs: fewestFar };
  return screen(logRatios.length, looks, isClear);
}

function upperBound(values: readonly number[], typicalVariance: number | undefined): number {
  const { mean, squaredError } = estimateMean(values, typicalVariance);
  return mean + studentQuantile(boundConfidence, squaredError.degrees) * Math.sqrt(squaredError.value);
}

/** How many of at least 5 pairs may be on the wrong side. */
function allowance(pairs: number): number {
  return Math.floor((pairs - firstCount) / pairsPerAllowance);
}

/**
 * Screens a section's average in the same way: clear early if it is far below its ceiling, later if Student's bound of the jackknife is below it. Where
 * several machines have measured its tests, each has decided by itself and takes no more pairs: it counts with those that it has.
 *
 * @param parts of one machine each; rounds that not all tests of a part have are not used
 * @param ceiling the largest average allowed
 */
export function screenAverage(
  parts: readonly AveragePart[],
  ceiling: number,
  looks: readonly number[],
): Screened {
  const fewest = Math.min(...parts.map(roundsOf));
  const isDivided = parts.length > 1;
  if (isDivided && fewest < 2) return { state: "open", next: looks[0] ?? 0 };
  return screen(isDivided ? Number.POSITIVE_INFINITY : fewest, looks, (look) => {
    const { value, standardError, degrees } = averageOfParts(parts, look);
    const bound = value + studentQuantile(boundConfidence, degrees) * standardError;
    return Math.min(look, fewest) < firstCount ? value < ceiling / earlyMargin : bound < ceiling;
  });
}

/** After the last look the figure is a suspect. */
function screen(pairs: number, looks: readonly number[], isClear: (pairs: number) => boolean): Screened {
  for (const look of looks) {
    if (pairs < look) return { state: "open", next: look };
    if (isClear(look)) return { state: "clear", pairs: look };
  }
  return { state: "suspect", pairs: looks.at(-1) ?? 0 };
}
