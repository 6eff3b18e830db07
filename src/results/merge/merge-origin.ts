import type { Origin } from "../../model/recording.ts";

/**
 * The workflow run that measured all of some results: its newest attempt, and the commits and the pull request that all of them name.
 *
 * @param origins of the results, undefined if one does not say who measured
 * @returns undefined if they are not known to be of one run of one repository
 */
export function mergeOrigins(origins: readonly (Origin | undefined)[]): Origin | undefined {
  const [first, ...others] = origins;
  if (first === undefined) return undefined;
  let merged = first;
  for (const origin of others) {
    if (origin === undefined || origin.run !== first.run || origin.repository !== first.repository)
      return undefined;
    merged = { ...shared(merged, origin), run: first.run, attempt: Math.max(merged.attempt, origin.attempt) };
  }
  return merged;
}

/** The facts in which two agree. */
function shared(one: Origin, other: Origin): Omit<Origin, "run" | "attempt"> {
  const { run: _, attempt: __, ...facts } = one;
  const same = Object.entries(facts).filter(([key, value]) => other[key as keyof Origin] === value);
  return Object.fromEntries(same);
}
