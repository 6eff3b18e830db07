import { formatValue, truncateList } from "../../../../messages/format-value.ts";
import { InputError } from "../../../../model/errors.ts";
import type { HistoryRun } from "./run.ts";

/**
 * Whether a test's path is one that a pattern names.
 *
 * @param pattern four parts, each a name or `*`; all paths match if it is undefined
 */
export function pathMatcher(pattern: string | undefined): (path: string) => boolean {
  if (pattern === undefined) return () => true;
  const parts = pattern.split("/");
  return (path) => {
    const names = path.split("/");
    return (
      names.length === parts.length && parts.every((part, index) => part === "*" || part === names[index])
    );
  };
}

/** The fewest digits of a commit. */
const leastDigits = 4;

/** The most runs that a message lists. */
const maxListed = 5;

/**
 * The run that a name means: an id or its beginning, a label, the beginning of a commit, or `newest`. A whole id or label comes before
 * a beginning.
 *
 * @param runs with their ids, in order of time, at least one
 * @throws InputError if no run is called so, or several are
 */
export function findRun<Kept extends { readonly id: string; readonly run: HistoryRun }>(
  runs: readonly Kept[],
  name: string,
): Kept {
  const newest = runs.at(-1);
  if (name === "newest" && newest !== undefined) return newest;
  const isCommit = name.length >= leastDigits && /^[0-9a-f]+$/.test(name);
  const called = runs.filter(({ id, run }) => id === name || run.label === name);
  const beginning = runs.filter(
    ({ id, run }) => id.startsWith(name) || (isCommit && run.commit?.startsWith(name) === true),
  );
  const found = called.length > 0 || name === "" ? called : beginning;
  const [one, ...others] = found;
  if (one === undefined)
    throw new InputError(
      `no run of the history is called ${formatValue(name)}: give an id of history list, a label, the beginning of a commit, or newest`,
    );
  if (others.length === 0) return one;
  const ids = truncateList(
    maxListed,
    found.map(({ id }) => id),
    (more) => `${more} more`,
  );
  throw new InputError(
    `${formatValue(name)} names ${found.length} runs of the history: give one of ${ids.join(", ")}`,
  );
}
