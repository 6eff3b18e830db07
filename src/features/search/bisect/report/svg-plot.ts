import { inHtml } from "../../../../report/format/escape.ts";
import { multiplier } from "../../../../report/format/figures.ts";
import { type Bisection, searchedOf } from "../model/bisection.ts";
import { isFault } from "../model/settings.ts";
import type { Search } from "../search/search.ts";
import { type MeasuredPoint, measuredPoints, type PointRatio } from "./measured-points.ts";

/** Pixels, before the page scales them. */
const size = { width: 860, height: 380 } as const;
const margin = { left: 56, right: 16, top: 16, bottom: 48 } as const;
const plot = {
  width: size.width - margin.left - margin.right,
  height: size.height - margin.top - margin.bottom,
} as const;

/** The content of a plot. */
interface PlottedSearch {
  readonly measured: readonly MeasuredPoint[];
  /** The number of points in the history. */
  readonly points: number;
  /** The names of the ends. */
  readonly ends: { readonly good: string; readonly bad: string };
  /** The ratio at which bad begins; absent if the ends do not differ. */
  readonly line?: number;
  /** The points that are the answer. */
  readonly answer: ReadonlySet<number>;
}

/**
 * All measured points as an SVG picture: along the history, the ratio to the good end of every pair, their median and its
 * interval, on a logarithmic scale. Points without pairs are crosses on the axis. The title of a mark names its point.
 */
function svgPlot({ measured, points, ends, line, answer }: PlottedSearch): string {
  const scale = ratioScale([
    1,
    ...(line === undefined ? [] : [line]),
    ...measured.flatMap(({ ratios }) => ratios),
  ]);
  const x = (point: number) => margin.left + (plot.width * (point + 0.5)) / points;
  const drawn = measured.map((one) => {
    const marks =
      one.toGood === undefined ? cross(x(one.point)) : pointMarks(one, one.toGood, x(one.point), scale.y);
    const name = answer.has(one.point) ? label(one, x(one.point)) : "";
    return `<g class="${one.state}"><title>${describe(one)}</title>${marks}${name}</g>`;
  });
  const parts = [
    ...scale.ticks.map((tick) => horizontal("tick", scale.y(tick), multiplier(tick))),
    ...(line === undefined ? [] : [horizontal("line", scale.y(line), "")]),
    ...drawn,
    `<text x="${margin.left}" y="${size.height - 4}">${inHtml(ends.good)}, the good end</text>`,
    `<text x="${size.width - margin.right}" y="${size.height - 4}" text-anchor="end">${inHtml(ends.bad)}, the bad end</text>`,
  ];
  return (
    `<svg viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="Ratio to the good end of every measured point">\n` +
    `${parts.join("\n")}\n</svg>`
  );
}

interface RatioScale {
  readonly y: (ratio: number) => number;
  /** Round ratios within the scale. */
  readonly ticks: readonly number[];
}

/** Distances between ticks, of which the smallest that fits is used. */
const steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 50, 100, 1000];
const mostTicks = 9;

function ratioScale(ratios: readonly number[]): RatioScale {
  const [least, most] = [Math.min(...ratios) / 1.01, Math.max(...ratios) * 1.01];
  const y = (ratio: number) =>
    margin.top + plot.height * (1 - Math.log(ratio / least) / Math.log(most / least));
  const step = steps.find((one) => (most - least) / one <= mostTicks) ?? (most - least) / mostTicks;
  const first = Math.ceil(least / step);
  const ticks = Array.from(
    { length: Math.floor(most / step) - first + 1 },
    (_, index) => (first + index) * step,
  );
  return { y, ticks: ticks.filter((tick) => tick > 0) };
}

function horizontal(kind: "tick" | "line", y: number, text: string): string {
  const right = size.width - margin.right;
  const words =
    text === "" ? "" : `<text x="${margin.left - 6}" y="${at(y + 4)}" text-anchor="end">${text}</text>`;
  return `<line class="${kind}" x1="${margin.left}" x2="${right}" y1="${at(y)}" y2="${at(y)}"/>${words}`;
}

function pointMarks(
  { ratios }: MeasuredPoint,
  { ratio, low, high }: PointRatio,
  x: number,
  y: (ratio: number) => number,
): string {
  const pairs = ratios.map((one) => `<circle class="pair" cx="${at(x)}" cy="${at(y(one))}" r="2"/>`);
  const interval = `<line class="interval" x1="${at(x)}" x2="${at(x)}" y1="${at(y(low))}" y2="${at(y(high))}"/>`;
  return `${pairs.join("")}${interval}<circle cx="${at(x)}" cy="${at(y(ratio))}" r="5"/>`;
}

/** On the axis. */
function cross(x: number): string {
  const y = size.height - margin.bottom;
  return `<path d="M${at(x - 4)} ${y - 4}l8 8m0 -8l-8 8"/>`;
}

function label({ name }: MeasuredPoint, x: number): string {
  const y = size.height - margin.bottom + 20;
  return `<text class="answer" x="${at(x)}" y="${y}" text-anchor="middle">${inHtml(name)}</text>`;
}

/** `a1b2c3d "Cache the cursor": bad, 1.11 (1.09 to 1.12), 30 pairs` */
function describe({ name, title, state, toGood, pairs, reason }: MeasuredPoint): string {
  const what = title ? `${name} "${title}"` : name;
  const ratio =
    toGood === undefined
      ? ""
      : `, ${multiplier(toGood.ratio)} (${multiplier(toGood.low)} to ${multiplier(toGood.high)}), ${pairs} pairs`;
  return inHtml(`${what}: ${state}${ratio}${reason === undefined ? "" : `, ${reason}`}`);
}

/** A coordinate, with one digit. */
function at(pixels: number): string {
  return pixels.toFixed(1);
}

/** A search as SVG; empty for a search for a fault, which has no figures. */
export function searchPlot(bisection: Bisection, search: Search): string {
  if (isFault(searchedOf(bisection))) return "";
  const { points, good, bad } = bisection;
  return svgPlot({
    measured: measuredPoints(bisection, search),
    points: points.length,
    ends: { good: points[good]?.name ?? "", bad: points[bad]?.name ?? "" },
    answer: answerOf(search),
    line: search.line && Math.exp(search.line.logRatio),
  });
}

function answerOf({ next }: Search): ReadonlySet<number> {
  if (next.kind !== "answer") return new Set();
  const { answer } = next;
  if (answer.kind === "range") return new Set(answer.candidates);
  return new Set(answer.kind === "point" ? [answer.point] : []);
}

/** The CSS of the plot, with the colours of a document. */
export const plotStyle = `svg { width: 100%; height: auto; font-size: 12px; fill: var(--quiet); }
.tick { stroke: var(--grid); }
.line { stroke: var(--text); stroke-dasharray: 4 4; }
.pair { opacity: 0.35; }
.interval { stroke-width: 2; }
.good { fill: var(--good); stroke: var(--good); }
.bad { fill: var(--bad); stroke: var(--bad); }
.untestable, .undecided { fill: var(--quiet); stroke: var(--quiet); }
.answer { fill: var(--text); stroke: none; font-weight: bold; }
`;
