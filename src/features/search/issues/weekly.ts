import { truncateList } from "../../../messages/format-value.ts";
import { inMarkdown, inMarkdownCell } from "../../../report/format/escape.ts";
import { count, multiplier, plural } from "../../../report/format/figures.ts";
import { drawList, drawTable, joinBlocks } from "../../../report/format/markdown-blocks.ts";
import { left, right } from "../../../report/format/table.ts";
import { link } from "../../../report/source.ts";
import { allTestsFigures } from "../../nights/history/report/trends.ts";
import { dayOf, describeChange } from "../../nights/history/report/words.ts";
import { allTestsTrend, multiplierOfRun } from "../../nights/history/runs/all-tests.ts";
import { exactTrends } from "../../nights/history/runs/exact-trends.ts";
import { type HistoryRun, isWithoutFigure, runName, runTime } from "../../nights/history/runs/run.ts";
import type { Trends } from "../../nights/history/runs/trends.ts";
import { reportKey } from "./keys.ts";
import type { KeptIssue } from "./plan.ts";
import { commitLink, type TextSource } from "./text.ts";

/** The days that a report is about, and the most changes that it names in one direction. */
const days = 7;
const maxNamed = 15;

/** Open issues, and exact figures, that it names: GitHub takes 65,536 characters. */
const maxOpen = 50;
const maxFigures = 30;
/** The newest runs of the week that its table has. */
const maxRuns = 50;

/**
 * The report of the last week, which replaces the one before: the number of all tests in each night, what became slower and faster,
 * exact figures that changed, and the open issues.
 *
 * @param issues of findings, by key
 * @returns the title and the body without its marker
 */
export function weeklyReport(
  trends: Trends,
  issues: ReadonlyMap<string, KeptIssue>,
  source: TextSource,
): { readonly title: string; readonly body: string } {
  const end = runTime(trends.runs.at(-1) as HistoryRun);
  const start = new Date(Date.parse(end) - days * 86_400_000).toISOString();
  const isRecent = (run: number) => runTime(trends.runs[run] as HistoryRun) > start;
  const changes = trends.tests.flatMap(({ series, changes: own }) =>
    own.filter(({ firstAfter }) => isRecent(firstAfter)).map((change) => ({ path: series.path, change })),
  );
  const ordered = changes.toSorted(
    (a, b) => Math.abs(Math.log(b.change.ratio)) - Math.abs(Math.log(a.change.ratio)),
  );
  const listed = (own: typeof ordered) => {
    const items = own
      .slice(0, maxNamed)
      .map(
        ({ path, change }) =>
          `${inMarkdown(path)}: ${describeChange(change)}, since ${nameOf(trends.runs[change.firstAfter], source)}`,
      );
    const more = own.length - items.length;
    return joinBlocks([drawList(items), more === 0 ? "" : `And ${count(more)} more.`]);
  };
  const slower = ordered.filter(({ change }) => change.ratio > 1);
  const faster = ordered.filter(({ change }) => change.ratio <= 1);
  const all = allTestsTrend(trends);
  const open = [...issues.values()].filter(
    ({ issue, marker }) => issue.isOpen && marker.key !== reportKey && marker.state === "open",
  );
  const body = joinBlocks([
    all === undefined
      ? ""
      : `All tests: ${allTestsFigures(trends, all, inMarkdown)} of SQLite. This text is rewritten by every night.`,
    nightTable(trends.runs, start, source),
    slower.length === 0 ? "No test became slower this week." : "**Slower**",
    listed(slower),
    faster.length === 0 ? "" : "**Faster**",
    listed(faster),
    exactText(trends.runs, isRecent),
    open.length === 0 ? "No finding is open." : "**Open**",
    drawList(
      listOf(
        open.map(({ issue }) => `#${issue.number} ${inMarkdown(issue.title)}`),
        maxOpen,
      ),
    ),
    source.pageUrl === undefined ? "" : `${link("All tests over time", source.pageUrl)}.`,
  ]);
  return { title: `Nightly benchmark: the week until ${end.slice(0, 10)}`, body };
}

function listOf(items: readonly string[], most: number): string[] {
  return truncateList(most, items, (more) => `and ${count(more)} more`);
}

function nightTable(runs: readonly HistoryRun[], start: string, source: TextSource): string {
  const recent = runs.filter((run) => runTime(run) > start).slice(-maxRuns);
  const rows = recent.map((run) => {
    const figure = multiplierOfRun(run);
    const failed = run.tests.filter(({ result }) => isWithoutFigure(result)).length;
    return {
      cells: [
        dayOf(run),
        nameOf(run, source),
        figure === undefined ? "" : `${multiplier(figure)}x`,
        failed === 0 ? "" : plural(failed, "test"),
      ],
    };
  });
  return drawTable({
    columns: [...left("Night", "Version"), ...right("All tests", "Without a result")],
    rows,
  });
}

function nameOf(run: HistoryRun | undefined, source: TextSource): string {
  if (run === undefined) return "";
  const { commit } = run;
  if (commit === undefined) return inMarkdownCell(runName(run));
  return commitLink(commit, source);
}

/** `instructions: more in 3 tests, less in 1` */
function exactText(runs: readonly HistoryRun[], isRecent: (run: number) => boolean): string {
  const changed = exactTrends(runs).flatMap(({ figure, changes }) =>
    changes.filter(({ after }) => isRecent(after.run)).map(({ share }) => ({ figure, share })),
  );
  if (changed.length === 0) return "";
  const items = [...Map.groupBy(changed, ({ figure }) => figure)].map(([figure, own]) => {
    const more = own.filter(({ share }) => share > 0).length;
    return `${inMarkdown(figure)}: more in ${plural(more, "test")}, less in ${count(own.length - more)}`;
  });
  return joinBlocks(["**Exact figures that changed**", drawList(listOf(items, maxFigures))]);
}
