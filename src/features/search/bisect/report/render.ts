import { truncate } from "../../../../messages/format-value.ts";
import { type DocumentForm, type DocumentWords, drawDocument } from "../../../../report/document.ts";
import type { Escape } from "../../../../report/format/escape.ts";
import { count } from "../../../../report/format/figures.ts";
import { left, named, right, type Table } from "../../../../report/format/table.ts";
import { type Bisection, searchedOf } from "../model/bisection.ts";
import { isFault } from "../model/settings.ts";
import { replaySearch } from "../search/replay.ts";
import type { Search } from "../search/search.ts";
import { answerLines, effort } from "./answer.ts";
import { type MeasuredPoint, measuredPoints, pointRatio, shownBy } from "./measured-points.ts";
import { plotRatios } from "./plot.ts";
import { plotStyle, searchPlot } from "./svg-plot.ts";

/**
 * A search and its answer. Ends with a line break.
 *
 * @param depth of the answer as a heading in Markdown
 */
export function renderBisection(bisection: Bisection, form: DocumentForm, depth = 1): string {
  const search = replaySearch(bisection);
  return drawDocument(
    form,
    (words) => ({
      answer: answerLines(bisection, search, words.text),
      blocks: [
        { kind: "plot", svg: form === "html" ? searchPlot(bisection, search) : "" },
        { kind: "table", table: pointTable(bisection, search, words) },
        { kind: "text", text: legend(bisection, search, form) },
        { kind: "text", text: words.text(effort(bisection)) },
      ],
      style: plotStyle,
    }),
    depth,
  );
}

const states = { good: "good", bad: "bad", untestable: "untestable", undecided: "undecided" } as const;

/**
 * A page has the plot above it and room for titles and reasons. Elsewhere the plot is its last column, so that a terminal that is too narrow cuts
 * nothing else.
 */
function pointTable(bisection: Bisection, search: Search, { form, cell }: DocumentWords): Table {
  const measured = measuredPoints(bisection, search);
  const isPage = form === "html";
  if (isFault(searchedOf(bisection))) return faultTable(measured, cell, isPage);
  const plot = plotRatios(measured, search.line && Math.exp(search.line.logRatio));
  const onPage = (text: string) => (isPage ? [text] : []);
  const hasBaseline = measured.some(({ toBaseline }) => toBaseline !== undefined);
  const ofBaseline = (cell: string) => (hasBaseline ? [cell] : []);
  const cellsOf = (one: MeasuredPoint, place: number) => {
    const drawn = plot[place] ?? "";
    return [
      cell(one.name),
      ...onPage(cell(one.title ?? "")),
      `${states[one.state]}${one.verified ? ", verified" : ""}${isPage && one.reason !== undefined ? `: ${cell(one.reason)}` : ""}`,
      one.toGood === undefined ? "" : pointRatio(bisection, one.toGood.ratio),
      ...ofBaseline(one.toBaseline === undefined ? "" : pointRatio(bisection, one.toBaseline.ratio)),
      one.pairs === 0 ? "" : count(one.pairs),
      ...(isPage ? [] : [form === "markdown" ? inCode(drawn) : drawn]),
    ];
  };
  return {
    columns: [
      ...named("point"),
      ...left(...onPage(""), "state"),
      ...right("x good", ...ofBaseline("x SQLite"), "pairs"),
      ...(isPage ? [] : left("x good, plotted")),
    ],
    rows: measured.map((one, place) => ({ cells: cellsOf(one, place) })),
  };
}

/** Markdown joins spaces outside of code; a no-break space stays. */
function inCode(text: string): string {
  return text === "" ? "" : `\`${text.replaceAll(" ", "\u00a0")}\``;
}

/** The points of a search for a fault, which have no figures. */
function faultTable(measured: readonly MeasuredPoint[], escapeCell: Escape, isPage: boolean): Table {
  return {
    columns: [...named("point"), ...left(...(isPage ? [""] : []), "state", "it showed")],
    rows: measured.map((one) => {
      const shown = isPage ? shownBy(one) : truncate(shownBy(one), longestWords);
      const cells = [one.name, ...(isPage ? [one.title ?? ""] : []), states[one.state], shown];
      return { cells: cells.map((cell) => escapeCell(cell)) };
    }),
  };
}

/** A longer message would push a table off the screen; `bisect.json` has all of it. */
const longestWords = 100;

/** The meaning of the marks; a terminal has no room for it. */
function legend(bisection: Bisection, { line }: Search, form: DocumentForm): string {
  if (line === undefined || form === "text") return "";
  const at = `${pointRatio(bisection, Math.exp(line.logRatio))}x`;
  return form === "html"
    ? `A dot is a pair, a large one the median of a point / the good end, and the bar its 95% interval. Bad begins at the dashed line, ${at}.`
    : `\`●\` is the median of a point / the good end, \`─\` its 95% interval, and \`┊\` the line at ${at}.`;
}
