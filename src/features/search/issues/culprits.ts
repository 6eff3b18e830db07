import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import { PublishError } from "../../../github/request-errors.ts";
import { formatValue } from "../../../messages/format-value.ts";
import type { Bisection } from "../bisect/model/bisection.ts";
import { shortened } from "../bisect/model/explained.ts";
import { searchedPath } from "../bisect/model/searched-test.ts";
import { replaySearch } from "../bisect/search/replay.ts";
import type { Finding } from "./finding.ts";
import type { Marker } from "./marker.ts";
import type { KeptIssue } from "./plan.ts";
import { type Culprit, isHash, isSearchable } from "./text.ts";
import { isBetween, readCommit, type Tracker } from "./tracker.ts";

/** The most names of a range that an answer has. */
const maxNamed = 5;

/** A search's answer to the question which commit brought a finding. Texts are untrusted. */
function culpritIn(bisection: Bisection): Omit<Culprit, "facts"> | undefined {
  const { next } = replaySearch(bisection);
  // Another search of as much time would end as this one did.
  if (next.kind !== "answer")
    return { answer: "A search for its commit did not end in the time that it had" };
  const { answer } = next;
  const nameOf = (point: number) => bisection.points[point]?.name ?? String(point);
  switch (answer.kind) {
    case "point": {
      const id = bisection.points[answer.point]?.id;
      if (id === undefined) return undefined;
      const { explained } = bisection;
      return { id, ...(explained === undefined ? {} : { explained: shortened(explained) }) };
    }
    case "range": {
      const names = answer.candidates.slice(0, maxNamed).map(nameOf);
      const more = answer.candidates.length - names.length;
      return { answer: `One of ${names.join(", ")}${more === 0 ? "" : ` and ${more} more`} brought it` };
    }
    case "alike":
      return { answer: "A search for its commit found no difference on its machine" };
    case "no end":
      return { answer: `The search for its commit stopped: ${nameOf(answer.point)} cannot be measured` };
  }
}

/** The commits between which a finding began. */
interface Range {
  readonly good: string;
  readonly bad: string;
}

/** The range of a finding that a search was about: of the same figure and test, and between the same commits; undefined if there is none. */
function searchedRange(bisection: Bisection, { figure, rows }: Finding): Range | undefined {
  const { test, by, points } = bisection;
  if (figure !== (by ?? "time")) return undefined;
  const [good, bad] = [points[bisection.good]?.id, points[bisection.bad]?.id];
  if (good === undefined || bad === undefined) return undefined;
  const isAbout = rows.some(
    ({ path, before, since }) =>
      path === searchedPath(test) && before?.commit === good && since.commit === bad,
  );
  return isAbout ? { good, bad } : undefined;
}

/** The searches of a night. */
export interface Searched {
  readonly results: readonly Bisection[];
  /** The search that the night began, which may have left no result. */
  readonly asked?: WantedSearch;
}

/**
 * The culprit of each finding: by the searches of this night, or as its issue remembers. A commit counts only if GitHub says that it is
 * one between those of the finding. Without GitHub's answer nothing is remembered, so that the next night searches again. GitHub is also
 * asked for the facts of a commit; without them, the commit stands alone.
 *
 * @param warn is told why a commit is not known, or does not count
 */
export function culpritFinder(
  tracker: Tracker,
  searches: Searched,
  warn: (message: string) => void,
): (finding: Finding, marker: Marker | undefined) => Promise<Culprit | undefined> {
  return async (finding, marker) => {
    const found = (await searched(tracker, searches, finding, warn)) ?? remembered(marker);
    if (found?.id === undefined || !isHash(found.id)) return found;
    const { id } = found;
    const facts = await orWarn(() => readCommit(tracker, id), warn);
    return { ...found, facts };
  };
}

/** The answer of a search about a finding. A results file can name any commit: one that is not in the range does not count. */
async function searched(
  tracker: Tracker,
  { results, asked }: Searched,
  finding: Finding,
  warn: (message: string) => void,
): Promise<Omit<Culprit, "facts"> | undefined> {
  for (const search of results) {
    const range = searchedRange(search, finding);
    if (range === undefined) continue;
    const found = culpritIn(search);
    if (found?.id === undefined) return found;
    const { id } = found;
    const isInRange = isHash(id) && (await orWarn(() => isBetween(tracker, id, range), warn));
    if (isInRange === undefined) return undefined;
    if (isInRange) return found;
    warn(
      `a search names ${formatValue(id)} for ${finding.key}, which is no commit between ${range.good} and ${range.bad}: it does not count`,
    );
  }
  const wanted = searchFor(finding);
  // Asked again each night, one search without a result would keep all others from being asked.
  return asked !== undefined && wanted !== undefined && isDeepStrictEqual(asked, wanted)
    ? { answer: "A search for its commit has left no result that counts" }
    : undefined;
}

async function orWarn<Value>(
  ask: () => Promise<Value>,
  warn: (message: string) => void,
): Promise<Value | undefined> {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof PublishError)) throw cause;
    warn(cause.message);
    return undefined;
  }
}

function remembered(marker: Marker | undefined): Omit<Culprit, "facts"> | undefined {
  if (marker?.culprit !== undefined) return { id: marker.culprit, explained: marker.explained };
  return marker?.answer === undefined ? undefined : { answer: marker.answer };
}

/** A search that would name the culprit of a finding: the inputs of the action `bisect`. */
const wantedSearchSchema = z.strictObject({
  test: z.string(),
  by: z.string(),
  good: z.string(),
  bad: z.string(),
});
export type WantedSearch = Readonly<z.output<typeof wantedSearchSchema>>;

/** The search that an output of the action `issues` asked for, as JSON; undefined if it is none. */
export function parseWantedSearch(text: string): WantedSearch | undefined {
  try {
    return wantedSearchSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * The search for the most urgent finding that has an issue and no culprit yet.
 *
 * @param figures those that a search can compare
 * @returns undefined if there is none
 */
export function wantedSearch(
  findings: readonly Finding[],
  issues: ReadonlyMap<string, KeptIssue>,
  figures: readonly string[],
): WantedSearch | undefined {
  for (const finding of findings) {
    const { issue, marker } = issues.get(finding.key) ?? {};
    if (finding.state !== "open" || issue?.isOpen !== true) continue;
    if (marker?.culprit !== undefined || marker?.answer !== undefined) continue;
    const search = searchFor(finding);
    if (search !== undefined && figures.includes(search.by)) return search;
  }
  return undefined;
}

/** The search for the commit of a finding's worst row; undefined if nothing can search for it. */
function searchFor({ figure, rows }: Finding): WantedSearch | undefined {
  const [worst] = rows;
  const [good, bad] = [worst?.before?.commit, worst?.since.commit];
  if (worst === undefined || figure === undefined || good === undefined || bad === undefined)
    return undefined;
  return good !== bad && isSearchable(worst.path) ? { test: worst.path, by: figure, good, bad } : undefined;
}
