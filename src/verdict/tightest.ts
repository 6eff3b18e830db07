import type { Rule } from "../model/criteria.ts";
import { alphaOfLook, type Confirmed, confirmAverage, confirmTest } from "./confirmation.ts";
import { passesRounds } from "./fixed-rounds.ts";
import { type Screened, screenAverage, screeningLooks, screenTest } from "./screening.ts";

/** Whether recorded pairs pass under a ceiling. Pairs that pass under one ceiling pass under all higher ones. */
export type Passes = (ceiling: number) => boolean;

/** The figure that decides if the rounds are fixed. */
interface Figure {
  readonly multiplier: number;
}

/** How near the search comes to the tightest ceiling. */
const precision = 1.0001;

/**
 * The lowest ceiling under which all of them pass, to a ten thousandth and never below it; undefined if one of them
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
 * Whether a test passes under a ceiling, among as few suspects as there can be: alpha is highest then and most
 * fails, so that it passes among more of them too.
 *
 * @param promotedBySection how many tests its section has, if that is suspect: they are confirmed whatever screening says of
 *   them; undefined if it is not
 */
export function passesTest(
  { logRatios }: { readonly logRatios: readonly number[] },
  { rounds, alpha }: Rule,
  promotedBySection: number | undefined,
): Passes {
  if (typeof rounds === "number")
    return (ceiling) => logRatios.length >= rounds && passesRounds(logRatios, Math.log(ceiling));
  const looks = screeningLooks(rounds);
  const suspect: Screened = { state: "suspect", pairs: looks.at(-1) as number };
  const ofTest = alpha / (1 + (promotedBySection ?? 0));
  return (ceiling) => {
    const logCeiling = Math.log(ceiling);
    const screened = promotedBySection === undefined ? screenTest(logRatios, logCeiling, looks) : suspect;
    return isPass(screened, (first) => confirmTest(logRatios.slice(first), logCeiling, ofTest, "samples"));
  };
}

/** Whether a section's average passes, in the same way: if it is suspect, so are its tests. */
export function passesAverage(
  { multiplier, series }: Figure & { readonly series: readonly (readonly number[])[] },
  { rounds, alpha }: Rule,
): Passes {
  if (typeof rounds === "number")
    return (ceiling) => series.every(({ length }) => length >= rounds) && multiplier <= ceiling;
  const looks = screeningLooks(rounds);
  const ofLook = alphaOfLook(alpha, 1 + series.length);
  return (ceiling) =>
    isPass(screenAverage(series, ceiling, looks), (first) => {
      const fresh = series.map((logRatios) => logRatios.slice(first));
      return confirmAverage([fresh], ceiling, ofLook, "samples");
    });
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

/** @param confirm with the pairs after this many */
function isPass(screened: Screened, confirm: (first: number) => Confirmed): boolean {
  if (screened.state !== "suspect") return screened.state === "clear";
  const confirmed = confirm(screened.pairs);
  return confirmed.state === "decided" && confirmed.outcome === "pass";
}
