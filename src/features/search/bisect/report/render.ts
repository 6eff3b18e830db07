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
        { kind: "table", table: pointTable(bisection, search, words) },
        { kind: "text", text: legend(bisection, search, form) },
        { kind: "text", text: words.text(effort(bisection)) },
      ],
    }),
    depth,
  );
}

const states = { good: "good", bad: "bad", untestable: "untestable", undecided: "undecided" } as const;

/** A page has room for titles and reasons. The plot is the last column, so that a terminal that is too narrow cuts nothing else. */
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
      inForm[form](drawn),
    ];
  };
  return {
    columns: [
      ...named("point"),
      ...left(...onPage(""), "state"),
      ...right("x good", ...ofBaseline("x SQLite"), "pairs"),
      ...left("x good, plotted"),
    ],
    rows: measured.map((one, place) => ({ cells: cellsOf(one, place) })),
  };
}

/** A line of the plot. Markdown and HTML join spaces; no-break spaces stay, in letters of one width. */
const inForm: Readonly<Record<DocumentForm, (drawn: string) => string>> = {
  text: (drawn) => drawn,
  markdown: (drawn) => (drawn === "" ? "" : `\`${unbroken(drawn)}\``),
  html: (drawn) => (drawn === "" ? "" : `<code>${unbroken(drawn)}</code>`),
};

const unbroken = (text: string) => text.replaceAll(" ", "\u00a0");

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
  const sign = (mark: string) => (form === "html" ? `<code>${mark}</code>` : `\`${mark}\``);
  return `${sign("●")} is the median of a point / the good end, ${sign("─")} its 95% interval, and ${sign("┊")} the line at ${at}.`;
}
