import { truncateList } from "../../../../messages/format-value.ts";
import type { Escape } from "../../../../report/format/escape.ts";
import { count, multiplier, plural } from "../../../../report/format/figures.ts";
import { sparkline } from "../../../../report/format/sparkline.ts";
import { andList } from "../../../../report/format/words.ts";
import type { AllTestsTrend } from "../runs/all-tests.ts";
import type { HistoryRun } from "../runs/run.ts";
import { type LevelChange, levelsBetween, type TestTrend, type Trend, type Trends } from "../runs/trends.ts";
import {
  changedOf,
  citeDated,
  citeRun,
  dayOf,
  describeChange,
  describeDeviation,
  describeMark,
} from "./words.ts";

/** A history's text about a test. */
export interface TrendText {
  /** `int/memory/reads/oltp_point_select ▁▁▁▇▇▇ 1.31x` */
  readonly head: string;
  /** A line for each change, and one for a change that is not certain yet; none if the test is steady. */
  readonly lines: readonly string[];
}

/** `40 runs from 2026-10-01 to 2026-11-09; 276 tests: 3 changed, 271 steady, 2 too early to tell.` */
export function trendSummary({ runs, tests }: Trends): string {
  const ofState = (state: TestTrend["state"]) => tests.filter((one) => one.state === state).length;
  const [changed, steady, early] = [ofState("changed"), ofState("steady"), ofState("too early")];
  const [first, last] = [runs[0], runs.at(-1)];
  const days = first === undefined || last === undefined ? "" : ` ${daysOf(first, last)}`;
  const states = [
    `${count(changed)} changed`,
    `${count(steady)} steady`,
    ...(early === 0 ? [] : [`${count(early)} too early to tell`]),
  ];
  return `${plural(runs.length, "run")}${days}; ${plural(tests.length, "test")}: ${states.join(", ")}.`;
}

/**
 * `On 2 kinds of processor, whose part of the multipliers is taken out: AMD EPYC 7763 (24 runs), Intel Xeon 8370C (16 runs).` Nothing if no
 * kinds take turns.
 */
export function processorSummary({ processors }: Trends, escapeText: Escape): string[] {
  if (processors.length === 0) return [];
  const kinds = processors.map(({ cpu, runs }) => `${escapeText(cpu)} (${plural(runs, "run")})`);
  const named = truncateList(maxKinds, kinds, (more) => `and ${count(more)} more`).join(", ");
  return [
    `On ${count(processors.length)} kinds of processor, whose part of the multipliers is taken out: ${named}.`,
  ];
}

const maxKinds = 5;

/** `from 2026-10-01 to 2026-11-09`, `of 2026-10-01` */
function daysOf(first: HistoryRun, last: HistoryRun): string {
  const [from, to] = [dayOf(first), dayOf(last)];
  return from === to ? `of ${from}` : `from ${from} to ${to}`;
}

/** @param figure the newest one, in words */
export function trendText(
  trends: Trends,
  trend: Trend,
  escapeText: Escape,
  figure = newestFigure(trend),
): TrendText {
  const { path, title = path, points } = trend.series;
  const logs = points.map(({ logRatio }) => logRatio);
  return {
    head: trendHead(escapeText(title), logs, figure),
    lines: trendLines(trends, trend, escapeText),
  };
}

/** `int/memory/reads/oltp_point_select ▁▁▁▇▇▇ 1.31x` @param name escaped */
export function trendHead(name: string, logs: readonly number[], figure: string): string {
  const drawn = sparkline(logs);
  return [name, ...(drawn === "" ? [] : [drawn]), figure].join(" ");
}

function newestFigure({ series: { points } }: Trend): string {
  const newest = points.at(-1);
  return newest === undefined ? "no result" : `${multiplier(Math.exp(newest.logRatio))}x`;
}

/** `2.26x (2.03x to 2.50x)`: the newest figure with its interval. */
export function newestInterval(trend: Trend): string {
  const interval = trend.series.points.at(-1)?.interval;
  const range =
    interval === undefined ? "" : ` (${multiplier(interval.low)}x to ${multiplier(interval.high)}x)`;
  return `${newestFigure(trend)}${range}`;
}

/** A line for each change, and one for a change that is not certain yet; none if the series is steady. */
export function trendLines(
  trends: Trends,
  { changes, deviation, state, series }: Trend,
  escapeText: Escape,
): string[] {
  return [
    ...changes.map((change) => changeLine(trends, change, escapeText)),
    ...(deviation === undefined ? [] : [`too early to tell: ${describeDeviation(deviation)}`]),
    ...(state === "too early" && deviation === undefined
      ? [`too early to tell: ${plural(series.points.length, "run")}`]
      : []),
  ];
}

/** `Times of ageing databases: of 10, 1 changed.`; nothing if none were measured. */
export function figureSummary(title: string, trends: readonly Trend[]): string[] {
  return trends.length === 0 ? [] : [`${title}: of ${count(trends.length)}, ${changedOf(trends)}`];
}

/** More levels in one line would hide the first and the present one. */
const maxLevels = 4;

/** `12.10x -> 4.70x, changed at 0.50.0 (2026-11-03)`: its levels, and where it changed; the newest figure if it never changed. */
export function allTestsFigures({ runs }: Trends, trend: AllTestsTrend, escapeText: Escape): string {
  const { series, changes } = trend;
  if (changes.length === 0) return newestFigure(trend);
  const levels = levelsBetween(series.points, changes).map((level) => `${multiplier(level.multiplier)}x`);
  const places = changes.map(({ firstAfter }) => citeDated(runs[firstAfter], citeRun(escapeText)));
  if (levels.length <= maxLevels) return `${levels.join(" -> ")}, changed at ${andList(places)}`;
  const times = plural(changes.length, "time");
  return `${levels[0]} -> ... -> ${levels.at(-1)}, changed ${times}, last at ${places.at(-1)}`;
}

/** `12% slower (+10% to +14%) between a1b2c3d4e5 (2026-11-02) and f0e1d2c3b4 (2026-11-03); the CPU changed from A to B there too` */
function changeLine({ runs }: Trends, change: LevelChange, escapeText: Escape): string {
  const cite = citeRun(escapeText);
  const places = [change.lastBefore, change.firstAfter]
    .map((index) => citeDated(runs[index], cite))
    .filter((place) => place !== "");
  const marks = change.confounders.map((mark) => describeMark(mark, escapeText));
  const others = marks.length === 0 ? "" : `; which could also be because ${marks.join(", and because ")}`;
  return `${describeChange(change)} between ${places.join(" and ")}${others}`;
}
