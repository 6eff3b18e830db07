import { closest, distance } from "fastest-levenshtein";
import { formatValue } from "./format-value.ts";

/** A longer list would hide the name that was meant. */
export const maxNamesListed = 10;

/** The share of letters that may differ in a typing error; swapping two letters changes two. */
const maxShareChanged = 0.5;

/** The fewest letters that count as the beginning of a name. */
const minPrefixLength = 3;

/**
 * The name that was probably meant: the only one that begins with `given`, or else the one that
 * has the same letters, or the one that takes the fewest letters
 * to change, ignoring case. Undefined if no name is similar.
 */
export function suggestName(given: string, names: readonly string[]): string | undefined {
  const lowerCase = given.toLowerCase();
  const [continued, ...others] = names.filter((name) => name.startsWith(lowerCase));
  if (lowerCase.length >= minPrefixLength && others.length === 0 && continued !== undefined) return continued;
  if (names.length === 0) return undefined;
  const reordered = names.find((name) => sortedLetters(name) === sortedLetters(lowerCase));
  if (reordered !== undefined) return reordered;
  const name = closest(lowerCase, names);
  return distance(lowerCase, name) <= maxShareChanged * Math.max(lowerCase.length, name.length)
    ? name
    : undefined;
}

function sortedLetters(text: string): string {
  return [...text].toSorted().join("");
}

/**
 * The message for an unknown name: which name was probably meant, and which exist, unless they are many.
 *
 * @param what the kind of name, e.g. `variant`
 */
export function unknownName(what: string, given: unknown, names: readonly string[]): string {
  const all = `one of ${names.join(", ")}`;
  if (typeof given !== "string" || given === "") return `${formatValue(given)} is not a ${what}: give ${all}`;
  const meant = suggestName(given, names);
  if (meant === undefined) return `unknown ${what} ${formatValue(given)}: give ${all}`;
  const choice = names.length > maxNamesListed ? "" : ` (${all})`;
  return `unknown ${what} ${formatValue(given)}: did you mean "${meant}"?${choice}`;
}
