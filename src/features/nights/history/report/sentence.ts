import { truncateList } from "../../../../messages/format-value.ts";
import type { Escape } from "../../../../report/format/escape.ts";
import { count, multiplier, plural } from "../../../../report/format/figures.ts";
import type { RunComparison, TestDifference } from "../runs/compare.ts";
import type { ExactComparison } from "../runs/compare-exact.ts";
import { nounOf, ofEngine } from "../runs/exact-figures.ts";
import { runTime } from "../runs/run.ts";
import type { TestTrend } from "../runs/trends.ts";
import { shareText } from "./exact-trends.ts";
import { type CiteRun, citeDated, describeConfounders, describeOtherFacts, direction } from "./words.ts";

/** Tests that a clause names. */
const maxNamed = 5;

/** Runs since which tests are named. */
const maxGroups = 3;

/**
 * Differences from the newest runs of a history, and changes within them, in one sentence. Undefined if nothing did, or if nothing
 * can be compared.
 */
export function historySentence(
  comparison: RunComparison,
  escapeText: Escape,
  cite: CiteRun,
): string | undefined {
  const clauses = [
    ...differenceClauses(comparison, escapeText),
    ...changeClauses(comparison, escapeText, cite),
    ...exactClauses(comparison, escapeText, cite),
  ];
  return clauses.length === 0 ? undefined : `${clauses.join("; ")}.`;
}

/** `2 tests slower than in the last 20 runs of main: int/memory/writes/oltp_insert 1.62x (12% slower), ...` */
function differenceClauses(
  { differences, compared, trends: { processors } }: RunComparison,
  escapeText: Escape,
): string[] {
  const [branch, ...others] = new Set(compared.map((run) => run.branch));
  const of = branch === undefined || others.length > 0 ? "" : ` of ${escapeText(branch)}`;
  const kinds =
    processors.length === 0 ? "" : `, without the part of ${count(processors.length)} kinds of processor`;
  const last = `the last ${plural(compared.length, "run")}${of}${kinds}`;
  return bothDirections(differences, ({ ratio }) => ratio).map(({ word, own }) => {
    const names = own.map((one) => differenceName(one, escapeText));
    return `${plural(own.length, "test")} ${word} than in ${last}: ${listed(names)}`;
  });
}

function differenceName(difference: TestDifference, escapeText: Escape): string {
  const { trend, multiplier: now } = difference;
  const why = `${direction(difference)}${describeOtherFacts(difference)}`;
  return `${escapeText(trend.series.path)} ${multiplier(now)}x (${why})`;
}

/** `2 tests slower since a1b2c3d4e5 (2026-11-03): ...` */
function changeClauses(
  { recentChanges, trends }: RunComparison,
  escapeText: Escape,
  cite: CiteRun,
): string[] {
  const groups = [...Map.groupBy(recentChanges, ({ changes }) => changes.at(-1)?.firstAfter).values()];
  const clauses = groups.flatMap((group) =>
    bothDirections(group, ({ changes }) => changes.at(-1)?.ratio ?? 1).map(({ word, own }) => {
      const names = own.map((trend) => changeName(trend, escapeText));
      const change = own[0]?.changes.at(-1);
      const since = change === undefined ? "" : ` since ${citeDated(trends.runs[change.firstAfter], cite)}`;
      return `${plural(own.length, "test")} ${word}${since}: ${listed(names)}`;
    }),
  );
  return truncateList(maxGroups, clauses, (more) => `and ${plural(more, "earlier change")}`);
}

/** `instructions of 2 tests changed since a1b2c3d4e5 (2026-11-03): int/memory/writes/oltp_insert +1.02%, ...` */
function exactClauses({ exact }: RunComparison, escapeText: Escape, cite: CiteRun): string[] {
  if (exact === undefined) return [];
  const groups = Map.groupBy(
    exact.changes,
    ({ figure, since }) => `${figure} ${runTime(since)} ${since.startedAt}`,
  );
  const changed = [...groups.values()].flatMap((own) =>
    own.slice(0, 1).map(({ figure, since }) => {
      const place = citeDated(since, cite);
      if (own[0]?.path === ofEngine)
        return `${figure} changed since ${place}: ${shareText(own[0].before, own[0].share)}`;
      const names = own.map(({ path, before, share }) => `${escapeText(path)} ${shareText(before, share)}`);
      return `${figure} of ${plural(own.length, nounOf(own[0]?.path ?? ""))} changed since ${place}: ${listed(names)}`;
    }),
  );
  return [
    ...truncateList(maxGroups, changed, (more) => `and ${plural(more, "other figure")}`),
    ...incomparableTexts(exact, cite),
  ];
}

/** All costs of a test are measured at once, and so have one basis; those of ageing databases have another. */
const basisOf = (figure: string) =>
  figure === "instructions" ? figure : figure.startsWith("age-") ? "costs with age" : "costs besides time";

/** `instructions of 69 tests are not comparable with those of a1b2c3d4e5 (2026-11-03): not the same C library` */
export function incomparableTexts({ incomparable }: ExactComparison, cite: CiteRun): string[] {
  const groups = Map.groupBy(
    incomparable,
    ({ figure, since, differs }) => `${basisOf(figure)} ${runTime(since)} ${since.startedAt} ${differs}`,
  );
  return [...groups.values()].flatMap((own) =>
    own.slice(0, 1).map(({ figure, since, differs }) => {
      const paths = new Set(own.map(({ path }) => path));
      const tests = `${basisOf(figure)} of ${plural(paths.size, nounOf(own[0]?.path ?? ""))} are`;
      return `${tests} not comparable with those of ${citeDated(since, cite)}: not the same ${differs.join(", ")}`;
    }),
  );
}

function changeName({ series, changes }: TestTrend, escapeText: Escape): string {
  const change = changes.at(-1);
  if (change === undefined) return escapeText(series.path);
  return `${escapeText(series.path)} (${direction(change)}${describeConfounders(change)})`;
}

/** Slower ones, then faster ones; a direction that nothing goes in is left out. */
function bothDirections<One>(all: readonly One[], ratioOf: (one: One) => number) {
  const both = [
    { word: "slower", own: all.filter((one) => ratioOf(one) > 1) },
    { word: "faster", own: all.filter((one) => ratioOf(one) <= 1) },
  ];
  return both.filter(({ own }) => own.length > 0);
}

function listed(names: readonly string[]): string {
  return truncateList(maxNamed, names, (more) => `and ${count(more)} more`).join(", ");
}
