import type { RoundRange } from "../model/criteria.ts";
import { meanOfMedians } from "../statistics/jackknife.ts";
import { studentQuantile } from "../statistics/student-t.ts";

/**
 * What screening says of a claim: `clear` after this many pairs, `suspect` if the last look did not clear it, or that
 * it takes `next` pairs to look again.
 */
export type Screened =
  | { readonly state: "clear" | "suspect"; readonly pairs: number }
  | { readonly state: "open"; readonly next: number };

/** Before the fifth pair a figure is clear only if it is this many times below its ceiling. */
const earlyMargin = 1.5;

/** From this many pairs on a look counts those that are at or over the line. */
const firstCount = 5;

/** After 5 pairs none may be at or over the line, and one more for each further group of this many. */
const pairsPerAllowance = 3;

/**
 * The share of sections at their ceiling that screening leaves open at one look. The looks at 5, 8 and 11 pairs clear
 * about as many tests at their ceiling (1/32, 9/256, 67/2,048).
 */
const averageConfidence = 0.97;

/** The numbers of pairs at which screening looks: the first, 5, 8, 11 and so on, and the last. */
export function screeningLooks({ min, max }: RoundRange): number[] {
  const regular: number[] = [];
  for (let pairs = firstCount; pairs < max; pairs += pairsPerAllowance) if (pairs > min) regular.push(pairs);
  return [...new Set([min, ...regular, max])];
}

/**
 * Against the base one pair more may be over the ceiling: most tests stand at 1, so near to their ceilings that their noise
 * would make suspects of many, and each suspect takes of the alpha of all others. Measured in bench/README.md.
 */
export const baseAllowance = 1;

/**
 * Screens a test: clear at the first look with few enough pairs at or over the line, a suspect if there is none.
 *
 * @param logRatios of the pairs, in round order
 * @param logCeiling the logarithm of the largest ratio allowed
 * @param extra pairs that may also be over, once they are counted
 */
export function screenTest(
  logRatios: readonly number[],
  logCeiling: number,
  looks: readonly number[],
  extra = 0,
): Screened {
  return screen(logRatios.length, looks, (pairs) => {
    const seen = logRatios.slice(0, pairs);
    if (pairs < firstCount) return seen.every((value) => value < logCeiling - Math.log(earlyMargin));
    return seen.filter((value) => value >= logCeiling).length <= allowance(pairs) + extra;
  });
}

/** How many of at least 5 pairs may be on the wrong side. */
export function allowance(pairs: number): number {
  return Math.floor((pairs - firstCount) / pairsPerAllowance);
}

/**
 * Screens a section's average in the same way: clear early if it is far below its ceiling, later if
 * Student's bound of the jackknife is below it.
 *
 * @param series logarithms of the pairs' ratios of each of its tests; rounds that not all of them have are not used
 * @param ceiling the largest average allowed
 */
export function screenAverage(
  series: readonly (readonly number[])[],
  ceiling: number,
  looks: readonly number[],
): Screened {
  const rounds = Math.min(...series.map(({ length }) => length));
  return screen(rounds, looks, (pairs) => {
    const { value, standardError } = meanOfMedians(series.map((logRatios) => logRatios.slice(0, pairs)));
    const bound = value + studentQuantile(averageConfidence, pairs - 1) * standardError;
    return pairs < firstCount ? value < ceiling / earlyMargin : bound < ceiling;
  });
}

/** The looks at a change: the first two that count pairs, or the last if there are none. */
export function changeLooks(looks: readonly number[]): readonly number[] {
  const counted = looks.filter((pairs) => pairs >= firstCount).slice(0, 2);
  return counted.length > 0 ? counted : looks.slice(-1);
}

/**
 * Screens a test for a change against the base: without one it has pairs on both sides of 1, as a rule too many by the
 * second look, and is clear.
 */
export function screenChange(logRatios: readonly number[], looks: readonly number[]): Screened {
  return screen(logRatios.length, changeLooks(looks), (pairs) => {
    const seen = logRatios.slice(0, pairs);
    const slower = seen.filter((value) => value > 0).length;
    const faster = seen.filter((value) => value < 0).length;
    return pairs - Math.max(slower, faster) > Math.max(0, allowance(pairs));
  });
}

function screen(pairs: number, looks: readonly number[], isClear: (pairs: number) => boolean): Screened {
  for (const look of looks) {
    if (pairs < look) return { state: "open", next: look };
    if (isClear(look)) return { state: "clear", pairs: look };
  }
  return { state: "suspect", pairs: looks.at(-1) ?? 0 };
}
