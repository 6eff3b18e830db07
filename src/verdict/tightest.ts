import { alphaOfLook, type Confirmed, confirmAverage, confirmTest } from "./confirmation.ts";
import type { Rule } from "./rule.ts";
import { type Screened, screenAverage, screeningLooks, screenTest } from "./screening.ts";

/** Whether recorded pairs pass under a ceiling. What they pass under one, they pass under all that are higher. */
export type Passes = (ceiling: number) => boolean;

/** Pairs that are held against ceilings, and the multiplier that they come to. */
interface Figure {
  readonly multiplier: number;
}

/** How near the search comes to the tightest ceiling. */
const precision = 1.0001;

/**
 * The lowest ceiling under which all of them pass, to a ten thousandth and never below it; undefined where one of them
 * passes under none, since it has too few pairs.
 *
 * @param start where the search begins, above 0
 */
export function tightestCeiling(all: readonly Passes[], start: number): number | undefined {
  if (!all.every((passes) => passes(Number.POSITIVE_INFINITY))) return undefined;
  // Most are no tighter than one before them, and take no search.
  return all.reduce<number | undefined>(
    (found, passes) => (found !== undefined && passes(found) ? found : search(passes, found ?? start)),
    undefined,
  );
}

function search(passes: Passes, start: number): number {
  let high = start;
  while (!passes(high)) high *= 2;
  let low = high / 2;
  while (passes(low)) [low, high] = [low / 2, low];
  while (high > low * precision) {
    const middle = Math.sqrt(low * high);
    if (passes(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/**
 * Whether a test passes: as the only suspect of its run where it is one, when alpha is highest and most fails, so that it
 * passes among others too.
 *
 * @param d ln ratio of its pairs, in round order
 * @param isPulled whether its section is suspect, so that it is confirmed whatever screening says of it
 */
export function passesTest(
  { multiplier, d }: Figure & { readonly d: readonly number[] },
  { rounds, alpha }: Rule,
  isPulled: boolean,
): Passes {
  if (typeof rounds === "number") return (ceiling) => d.length >= rounds && multiplier <= ceiling;
  const looks = screeningLooks(rounds);
  const last = looks.at(-1) as number;
  return (ceiling) => {
    const line = Math.log(ceiling);
    const screened: Screened = isPulled ? { state: "suspect", pairs: last } : screenTest(d, line, looks);
    return isPass(screened, (first) => confirmTest(d.slice(first), line, alphaOfLook(alpha, 1), "samples"));
  };
}

/** Whether a section's average passes, in the same way. */
export function passesAverage(
  { multiplier, series }: Figure & { readonly series: readonly (readonly number[])[] },
  { rounds, alpha }: Rule,
): Passes {
  if (typeof rounds === "number")
    return (ceiling) => series.every(({ length }) => length >= rounds) && multiplier <= ceiling;
  const looks = screeningLooks(rounds);
  return (ceiling) =>
    isPass(screenAverage(series, ceiling, looks), (first) =>
      confirmAverage(
        series.map((d) => d.slice(first)),
        ceiling,
        alphaOfLook(alpha, 1),
        "samples",
      ),
    );
}

/** Whether screening leaves a section's average to be confirmed, and its tests with it. */
export function isSuspect(
  series: readonly (readonly number[])[],
  ceiling: number,
  { rounds }: Rule,
): boolean {
  return (
    typeof rounds !== "number" && screenAverage(series, ceiling, screeningLooks(rounds)).state === "suspect"
  );
}

/** @param confirm with the pairs after so many */
function isPass(screened: Screened, confirm: (first: number) => Confirmed): boolean {
  if (screened.state !== "suspect") return screened.state === "clear";
  const confirmed = confirm(screened.pairs);
  return confirmed.state === "decided" && confirmed.outcome === "pass";
}
