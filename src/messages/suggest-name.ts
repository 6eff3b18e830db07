import { closest, distance } from "fastest-levenshtein";
import { formatValue } from "./format-value.ts";

/** More names than this would bury the one that was meant. */
const mostNamesListed = 10;

/** The share of letters that may differ in a slip of the pen; two letters swapped are two that differ. */
const slip = 0.5;

/** Fewer letters than this are no beginning of a name. */
const shortestBeginning = 3;

/**
 * The name that was probably meant: the only one that begins as `given` does, or else the one nearest to it in
 * letters to change, capitals aside; undefined where none is near.
 */
export function suggestName(given: string, names: readonly string[]): string | undefined {
  const written = given.toLowerCase();
  const [continued, ...others] = names.filter((name) => name.startsWith(written));
  if (written.length >= shortestBeginning && others.length === 0 && continued !== undefined) return continued;
  if (names.length === 0) return undefined;
  const name = closest(written, names);
  return distance(written, name) <= slip * Math.max(written.length, name.length) ? name : undefined;
}

/**
 * Says that a name is not known, which was probably meant, and which there are; of many names only the one meant.
 *
 * @param what what kind of name it is, e.g. `variant`
 */
export function unknownName(what: string, given: unknown, names: readonly string[]): string {
  const all = `one of ${names.join(", ")}`;
  if (typeof given !== "string" || given === "") return `${formatValue(given)} is not a ${what}: give ${all}`;
  const meant = suggestName(given, names);
  if (meant === undefined) return `unknown ${what} ${formatValue(given)}: give ${all}`;
  const choice = names.length > mostNamesListed ? "" : ` (${all})`;
  return `unknown ${what} ${formatValue(given)}: did you mean "${meant}"?${choice}`;
}
