import { meanOfMedians } from "../statistics/jackknife.ts";
import { studentQuantile } from "../statistics/student-t.ts";
import type { RoundRange } from "./rule.ts";

/**
 * What screening says of a claim: `clear` after so many pairs, `suspect` where the last look did not clear it, or that
 * it takes `next` pairs to look again.
 */
export type Screened =
  | { readonly state: "clear" | "suspect"; readonly pairs: number }
  | { readonly state: "open"; readonly next: number };

/** Before the fifth pair a figure is clear only where it is this many times below its line. */
const earlyMargin = 1.5;

/** From this many pairs on a look counts those that are at or over the line. */
const firstCount = 5;

/** After 5 pairs none may be at or over the line, and one more for each so many further pairs. */
const pairsPerAllowance = 3;

/**
 * What is left of a section at its line that screening clears at one look: about what the looks at 5, 8 and 11 pairs
 * clear of a test at its line (1/32, 9/256, 67/2,048).
 */
const averageConfidence = 0.97;

/** The numbers of pairs at which screening looks: the first, 5, 8, 11 and so on, and the last. */
export function screeningLooks({ min, max }: RoundRange): number[] {
  const regular: number[] = [];
  for (let pairs = firstCount; pairs < max; pairs += pairsPerAllowance) if (pairs > min) regular.push(pairs);
  return [...new Set([min, ...regular, max])];
}

/**
 * Screens a test: clear at the first look with few enough pairs at or over the line, a suspect where there is none.
 *
 * @param d logarithms of the pairs' ratios, in round order
 * @param line the logarithm of the largest ratio allowed
 */
export function screenTest(d: readonly number[], line: number, looks: readonly number[]): Screened {
  return screen(d.length, looks, (pairs) => {
    const seen = d.slice(0, pairs);
    if (pairs < firstCount) return seen.every((value) => value < line - Math.log(earlyMargin));
    const over = seen.filter((value) => value >= line).length;
    return over <= Math.floor((pairs - firstCount) / pairsPerAllowance);
  });
}

/**
 * Screens a section's average in the same way: clear early where it stays far below its ceiling whichever round is left
 * out, later where Student's bound of the jackknife does.
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
    const { value, standardError } = meanOfMedians(series.map((d) => d.slice(0, pairs)));
    const bound = value + studentQuantile(averageConfidence, pairs - 1) * standardError;
    return pairs < firstCount ? value < ceiling / earlyMargin : bound < ceiling;
  });
}

/**
 * Screens a test for a change against the base: nearly always one without any has pairs on both sides of 1 by the
 * second look, and is clear.
 */
export function screenChange(d: readonly number[], looks: readonly number[]): Screened {
  const counted = looks.filter((pairs) => pairs >= firstCount).slice(0, 2);
  return screen(d.length, counted.length > 0 ? counted : looks.slice(-1), (pairs) => {
    const seen = d.slice(0, pairs);
    return !seen.every((value) => value > 0) && !seen.every((value) => value < 0);
  });
}

function screen(pairs: number, looks: readonly number[], isClear: (pairs: number) => boolean): Screened {
  for (const look of looks) {
    if (pairs < look) return { state: "open", next: look };
    if (isClear(look)) return { state: "clear", pairs: look };
  }
  return { state: "suspect", pairs: looks.at(-1) ?? 0 };
}
