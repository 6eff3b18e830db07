import type { Block } from "../../../report/block.ts";
import { drawDocument } from "../../../report/document.ts";
import { inMarkdown, inMarkdownCell } from "../../../report/format/escape.ts";
import { changeFigure, count, multiplier, plural, signedHundredths } from "../../../report/format/figures.ts";
import { left, right, type Table } from "../../../report/format/table.ts";
import { dayOf, describeEngine } from "../history/report/words.ts";
import { multiplierOfRun } from "../history/runs/all-tests.ts";
import { formatOf, ofEngine } from "../history/runs/exact-figures.ts";
import type { ExactTrend } from "../history/runs/exact-trends.ts";
import { marksOf } from "../history/runs/marks.ts";
import { type HistoryRun, runName } from "../history/runs/run.ts";
import type { ChangedTest, VersionComparison } from "./compare.ts";

/** More rows belong into a report. */
const maxRows = 30;

/**
 * The changes from one version to another in Markdown, and the number of all tests of several versions.
 *
 * @param all the versions whose numbers are listed, in order of time; fewer than two have no list
 */
export function renderNotes(
  old: HistoryRun,
  now: HistoryRun,
  comparison: VersionComparison,
  all: readonly HistoryRun[],
): string {
  const { means, tests, slower, faster, exact, broken, mended } = comparison;
  const changed = marksOf([old, now]).flatMap(({ marks }) => marks.map(({ fact }) => fact));
  const number =
    means === undefined
      ? "No test has a figure in both runs."
      : `All ${plural(tests, "test")}: **${multiplier(means.now)}x** of ${inMarkdown(now.engines.baseline.name)}, before ` +
        `${multiplier(means.old)}x (${changeFigure(means.now / means.old)}).`;
  const texts = [
    `${describeEngine(now.engines.candidate, inMarkdown)} beside ${describeEngine(now.engines.baseline, inMarkdown)}.`,
    number,
    ...[old, now].map(doubts),
    changed.length === 0
      ? ""
      : `These differ between the runs and may explain changes: ${[...new Set(changed)].join(", ")}.`,
    broken.length === 0 ? "" : `**Lost their result**: ${named(broken)}`,
    mended.length === 0 ? "" : `**With a result again**: ${named(mended)}`,
  ];
  const none = slower.length + faster.length === 0 ? "No test became slower or faster." : "";
  const title = `${inMarkdown(versionName(old))} to ${inMarkdown(versionName(now))}`;
  const blocks = [
    ...texts.map(textBlock),
    ...testBlocks("Slower", slower),
    ...testBlocks("Faster", faster),
    textBlock(none),
    ...exactBlocks(exact),
    ...numbers(all),
  ];
  return drawDocument("markdown", () => ({ answer: [title], blocks }), 2);
}

/** Results files have no label: the engine's own version, if there is one, says more than their day. */
function versionName(run: HistoryRun): string {
  const { label, commit, engines } = run;
  return label === undefined && commit === undefined
    ? (engines.candidate.ownVersion ?? runName(run))
    : runName(run);
}

/** Why the figures of a run may not be its version's; empty if they are. */
function doubts(run: HistoryRun): string {
  const { measurement, outcome } = run;
  const state = measurement === "complete" ? outcome : measurement;
  if (state !== "inconclusive" && state !== "incomplete" && state !== "broken") return "";
  return `**Not certain**: the run of ${inMarkdown(versionName(run))} is ${state}: measure it again before you tell its times to others.`;
}

function named(paths: readonly string[]): string {
  const shown = paths.slice(0, maxRows).map(inMarkdown).join(", ");
  return paths.length > maxRows ? `${shown} and ${count(paths.length - maxRows)} more` : shown;
}

function textBlock(text: string): Block {
  return { kind: "text", text };
}

function titled(title: string, table: Table, more: number): Block[] {
  return [
    { kind: "heading", depth: 3, text: title },
    { kind: "table", table },
    textBlock(more === 0 ? "" : `And ${count(more)} more.`),
  ];
}

function testBlocks(title: string, tests: readonly ChangedTest[]): Block[] {
  if (tests.length === 0) return [];
  const hasInstructions = tests.some(({ instructions }) => instructions !== undefined);
  const shareOf = (share: number | undefined) => (share === undefined ? "" : signedHundredths(share));
  const rows = tests.slice(0, maxRows).map(({ path, old, now, ratio, low, high, instructions }) => ({
    cells: [
      inMarkdownCell(path),
      `${multiplier(old)}x`,
      `${multiplier(now)}x`,
      changeFigure(ratio),
      `${changeFigure(low)} to ${changeFigure(high)}`,
      ...(hasInstructions ? [shareOf(instructions)] : []),
    ],
  }));
  const columns = [
    ...left("Test"),
    ...right("Before", "Now", "Change", "95 % interval", ...(hasInstructions ? ["Instructions"] : [])),
  ];
  return titled(`${title}: ${plural(tests.length, "test")}`, { columns, rows }, tests.length - rows.length);
}

function exactBlocks(trends: readonly ExactTrend[]): Block[] {
  const changed = trends.filter(({ changes }) => changes.length > 0);
  const broken = trends.filter(({ breaks }) => breaks.length > 0);
  const ordered = changed
    .flatMap(({ figure, path, changes: [change] }) =>
      change === undefined ? [] : [{ figure, path, change }],
    )
    .toSorted((a, b) => Math.abs(b.change.share) - Math.abs(a.change.share));
  const rows = ordered.slice(0, maxRows).map(({ figure, path, change: { before, after, share } }) => {
    // The row has the figure's name already.
    const format = (value: number) => formatOf(figure)(value).replace(` ${figure}`, "");
    return {
      cells: [
        inMarkdownCell(figure),
        path === ofEngine ? "the engine" : inMarkdownCell(path),
        format(before.value),
        format(after.value),
        signedHundredths(share),
      ],
    };
  });
  const columns = [...left("Figure", "Test"), ...right("Before", "Now", "Change")];
  const reasons = new Set(broken.flatMap(({ breaks }) => breaks.flatMap(({ differs }) => differs)));
  const title = `Counts and costs: ${plural(ordered.length, "figure")} changed`;
  return [
    ...(rows.length === 0 ? [] : titled(title, { columns, rows }, ordered.length - rows.length)),
    {
      kind: "list",
      items:
        broken.length === 0
          ? []
          : [
              `${plural(broken.length, "figure")} cannot be compared: not the same ${[...reasons].join(", ")}.`,
            ],
    },
  ];
}

function numbers(all: readonly HistoryRun[]): Block[] {
  if (all.length < 2) return [];
  const rows = all.map((run) => {
    const figure = multiplierOfRun(run);
    const { average } = run;
    return {
      cells: [
        inMarkdownCell(runName(run)),
        dayOf(run),
        figure === undefined ? "" : `${multiplier(figure)}x`,
        average === undefined ? "" : `${multiplier(average.low)} to ${multiplier(average.high)}`,
        count(run.tests.length),
      ],
    };
  });
  const columns = [...left("Version", "Date"), ...right("All tests", "95 % interval", "Tests")];
  return titled("All tests, by version", { columns, rows }, 0);
}
