import { omitUndefined } from "../../../../model/omit-undefined.ts";
import { inHtml } from "../../../../report/format/escape.ts";
import { htmlDocument } from "../../../../report/html-document.ts";
import { type Bisection, searchedOf } from "../model/bisection.ts";
import { isFault } from "../model/settings.ts";
import { replaySearch } from "../search/replay.ts";
import type { Search } from "../search/search.ts";
import { answerLines, effort } from "./answer.ts";
import { type MeasuredPoint, measuredPoints, pointRatio, shownBy } from "./measured-points.ts";
import { svgPlot } from "./svg-plot.ts";

const style = `
:root { color-scheme: light dark; --text: #1f2328; --quiet: #59636e; --grid: #d1d9e0; --page: #fff; --good: #1a7f37; --bad: #cf222e; }
@media (prefers-color-scheme: dark) {
  :root { --text: #f0f6fc; --quiet: #9198a1; --grid: #3d444d; --page: #0d1117; --good: #3fb950; --bad: #f85149; }
}
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 15px/1.5 system-ui, sans-serif; color: var(--text); background: var(--page); }
h1 { font-size: 1.25rem; }
svg { width: 100%; height: auto; font-size: 12px; fill: var(--quiet); }
.tick { stroke: var(--grid); }
.line { stroke: var(--text); stroke-dasharray: 4 4; }
.pair { opacity: 0.35; }
.interval { stroke-width: 2; }
.good { fill: var(--good); stroke: var(--good); }
.bad { fill: var(--bad); stroke: var(--bad); }
.untestable, .undecided { fill: var(--quiet); stroke: var(--quiet); }
.answer { fill: var(--text); stroke: none; font-weight: bold; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: 0.2rem 0.7rem; text-align: left; border-bottom: 1px solid var(--grid); }
.figure { text-align: right; font-variant-numeric: tabular-nums; }
`;

/** A search and its answer as one page that needs nothing else: no script, no network. Ends with a line end. */
export function renderBisectionHtml(bisection: Bisection): string {
  const search = replaySearch(bisection);
  const { points, good, bad } = bisection;
  const measured = measuredPoints(bisection, search);
  const [first = "", ...others] = answerLines(bisection, search, inHtml);
  const line = search.line === undefined ? undefined : Math.exp(search.line.logRatio);
  const plotted = {
    measured,
    points: points.length,
    ends: { good: points[good]?.name ?? "", bad: points[bad]?.name ?? "" },
    answer: answerOf(search),
    ...omitUndefined({ line }),
  };
  return htmlDocument(first, style, [
    `<h1>${first}</h1>`,
    others.map((words) => `<p>${words}</p>`).join("\n"),
    isFault(searchedOf(bisection)) ? "" : svgPlot(plotted),
    legend(bisection, search),
    pointTable(bisection, measured),
    `<p>${inHtml(effort(bisection))}</p>`,
  ]);
}

function legend(bisection: Bisection, { line }: Search): string {
  if (line === undefined) return "";
  const marks =
    "A dot is a pair, a large one the median of a point / the good end, and the bar its 95% interval. Bad begins at the dashed line";
  return `<p>${marks}, ${pointRatio(bisection, Math.exp(line.logRatio))}x.</p>`;
}

function answerOf({ next }: Search): ReadonlySet<number> {
  if (next.kind !== "answer") return new Set();
  const { answer } = next;
  if (answer.kind === "range") return new Set(answer.candidates);
  return new Set(answer.kind === "point" ? [answer.point] : []);
}

/** The points of a search for a fault, which have no figures. */
function faultTable(measured: readonly MeasuredPoint[]): string {
  const rows = measured.map((one) => {
    const { name, title = "", state } = one;
    return `<tr><td>${inHtml(name)}</td><td>${inHtml(title)}</td><td>${state}</td><td>${inHtml(shownBy(one))}</td></tr>`;
  });
  const head = ["point", "", "state", "it showed"].map((heading) => `<th>${heading}</th>`).join("");
  return `<table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${rows.join("\n")}\n</tbody>\n</table>`;
}

function pointTable(bisection: Bisection, measured: readonly MeasuredPoint[]): string {
  if (isFault(searchedOf(bisection))) return faultTable(measured);
  const hasBaseline = measured.some(({ toBaseline }) => toBaseline !== undefined);
  const headings = ["point", "", "state", "x good", ...(hasBaseline ? ["x SQLite"] : []), "pairs"];
  const figure = (text: string) => `<td class="figure">${text}</td>`;
  const rows = measured.map(
    ({ name, title = "", state, verified, reason, toGood, toBaseline, pairs }) =>
      `<tr><td>${inHtml(name)}</td><td>${inHtml(title)}</td>` +
      `<td>${state}${verified ? ", verified" : ""}${reason === undefined ? "" : `: ${inHtml(reason)}`}</td>` +
      `${figure(toGood === undefined ? "" : pointRatio(bisection, toGood.ratio))}` +
      `${hasBaseline ? figure(toBaseline === undefined ? "" : pointRatio(bisection, toBaseline.ratio)) : ""}` +
      `${figure(pairs === 0 ? "" : String(pairs))}</tr>`,
  );
  const head = headings.map((heading) => `<th>${heading}</th>`).join("");
  return `<table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${rows.join("\n")}\n</tbody>\n</table>`;
}
