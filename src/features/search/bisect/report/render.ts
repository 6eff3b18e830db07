import { truncate } from "../../../../messages/format-value.ts";
import { type Escape, inMarkdown, inMarkdownCell, inTerminal } from "../../../../report/format/escape.ts";
import { count } from "../../../../report/format/figures.ts";
import { drawList, drawTable, joinBlocks } from "../../../../report/format/markdown-blocks.ts";
import { left, named, right, type Table } from "../../../../report/format/table.ts";
import { drawTextTable, wrap } from "../../../../report/format/text-layout.ts";
import { type Bisection, searchedOf } from "../model/bisection.ts";
import { isFault } from "../model/settings.ts";
import { replaySearch } from "../search/replay.ts";
import type { Search } from "../search/search.ts";
import { answerLines, effort } from "./answer.ts";
import { type MeasuredPoint, measuredPoints, pointRatio, shownBy } from "./measured-points.ts";
import { plotRatios } from "./plot.ts";

/** A search and its answer for a terminal. Ends with a line end. */
export function renderBisectionText(bisection: Bisection): string {
  const search = replaySearch(bisection);
  const [first = "", ...others] = answerLines(bisection, search, inTerminal).flatMap((line) =>
    wrap(line, "", "  "),
  );
  const table = drawTextTable(pointTable(bisection, search, inTerminal), "").map(({ text }) => text);
  return `${[first, ...others, "", ...table, "", effort(bisection)].join("\n")}\n`;
}

/**
 * A search and its answer in Markdown. Ends with a line end.
 *
 * @param heading of the answer
 */
export function renderBisectionMarkdown(bisection: Bisection, heading: "#" | "##" = "#"): string {
  const search = replaySearch(bisection);
  const [first = "", ...others] = answerLines(bisection, search, inMarkdown);
  const blocks = [
    `${heading} ${first}`,
    drawList(others),
    drawTable(pointTable(bisection, search, inMarkdownCell)),
    lineWords(bisection, search),
    effort(bisection),
  ];
  return `${joinBlocks(blocks)}\n`;
}

const states = { good: "good", bad: "bad", untestable: "untestable", undecided: "undecided" } as const;

/** The plot is its last column, so that a terminal that is too narrow cuts nothing else. */
function pointTable(bisection: Bisection, search: Search, escapeText: Escape): Table {
  const measured = measuredPoints(bisection, search);
  if (isFault(searchedOf(bisection))) return faultTable(measured, escapeText);
  const plot = plotRatios(measured, search.line && Math.exp(search.line.logRatio));
  const isCode = escapeText === inMarkdownCell;
  const hasBaseline = measured.some(({ toBaseline }) => toBaseline !== undefined);
  const ofBaseline = (cell: string) => (hasBaseline ? [cell] : []);
  const cellsOf = (one: MeasuredPoint, place: number) => {
    const drawn = plot[place] ?? "";
    return [
      escapeText(one.name),
      `${states[one.state]}${one.verified ? ", verified" : ""}`,
      one.toGood === undefined ? "" : pointRatio(bisection, one.toGood.ratio),
      ...ofBaseline(one.toBaseline === undefined ? "" : pointRatio(bisection, one.toBaseline.ratio)),
      one.pairs === 0 ? "" : count(one.pairs),
      // Markdown joins spaces outside of code; a no-break space stays.
      isCode ? (drawn === "" ? "" : `\`${drawn.replaceAll(" ", "\u00a0")}\``) : drawn,
    ];
  };
  return {
    columns: [
      ...named("point"),
      ...left("state"),
      ...right("x good", ...ofBaseline("x SQLite"), "pairs"),
      ...left("x good, plotted"),
    ],
    rows: measured.map((one, place) => ({ cells: cellsOf(one, place) })),
  };
}

/** The points of a search for a fault, which have no figures. */
function faultTable(measured: readonly MeasuredPoint[], escapeText: Escape): Table {
  return {
    columns: [...named("point"), ...left("state", "it showed")],
    rows: measured.map((one) => {
      const cells = [one.name, states[one.state], truncate(shownBy(one), longestWords)];
      return { cells: cells.map((cell) => escapeText(cell)) };
    }),
  };
}

/** A longer message would push a table off the screen; `bisect.json` has all of it. */
const longestWords = 100;

function lineWords(bisection: Bisection, { line }: Search): string {
  if (line === undefined) return "";
  const marks = "`●` is the median of a point / the good end, `─` its 95% interval, and `┊` the line";
  return `${marks} at ${pointRatio(bisection, Math.exp(line.logRatio))}x.`;
}
