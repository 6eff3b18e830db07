import { truncateList } from "../../../../messages/format-value.ts";
import type { Escape } from "../../../../report/format/escape.ts";
import { count, multiplier, plural } from "../../../../report/format/figures.ts";
import { sparkline } from "../../../../report/format/sparkline.ts";
import { andList } from "../../../../report/format/words.ts";
import { figureTitles } from "../../../figures/age/words.ts";
import type { AgedTrend } from "../runs/aged-trends.ts";
import type { AllTestsTrend } from "../runs/all-tests.ts";
import type { ContestTrend } from "../runs/contest-trends.ts";
import type { HistoryRun } from "../runs/run.ts";
import type { RatioPoint } from "../runs/series.ts";
import {
  type LevelChange,
  type LevelTrend,
  levelsBetween,
  type TestTrend,
  type Trends,
} from "../runs/trends.ts";
import { citeDated, citeRun, dayOf, describeChange, describeDeviation, describeMark } from "./words.ts";

/** A history's text about a test. */
export interface TrendText {
  /** `int/memory/reads/oltp_point_select ▁▁▁▇▇▇ 1.31x` */
  readonly head: string;
  /** A line for each change, and one for a change that is not certain yet; none if the test is steady. */
  readonly lines: readonly string[];
}

/** `40 runs from 2026-10-01 to 2026-11-09: of 276 tests, 3 changed, 271 are steady, and of 2 it is too early to tell.` */
export function trendSummary({ runs, tests }: Trends): string {
  const ofState = (state: TestTrend["state"]) => tests.filter((one) => one.state === state).length;
  const [changed, steady, early] = [ofState("changed"), ofState("steady"), ofState("too early")];
  const [first, last] = [runs[0], runs.at(-1)];
  const areSteady = `${count(steady)} ${steady === 1 ? "is" : "are"} steady`;
  const days = first === undefined || last === undefined ? "" : ` ${daysOf(first, last)}`;
  return (
    `${plural(runs.length, "run")}${days}: of ${plural(tests.length, "test")}, ${count(changed)} changed` +
    (early === 0 ? ` and ${areSteady}.` : `, ${areSteady}, and of ${count(early)} it is too early to tell.`)
  );
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

export function trendText(trends: Trends, trend: TestTrend, escapeText: Escape): TrendText {
  const { series, level } = trend;
  const drawn = sparkline(series.points.map(({ logRatio }) => logRatio));
  const newest = level.at(-1);
  const figure = newest === undefined ? "no result" : `${multiplier(Math.exp(newest.logRatio))}x`;
  return {
    head: [escapeText(series.path), ...(drawn === "" ? [] : [drawn]), figure].join(" "),
    lines: stateLines(trends, trend, series.points.length, escapeText),
  };
}

/** @param points how many there are */
function stateLines(
  trends: Trends,
  { changes, deviation, state }: LevelTrend<RatioPoint>,
  points: number,
  escapeText: Escape,
): string[] {
  return [
    ...changes.map((change) => changeLine(trends, change, escapeText)),
    ...(deviation === undefined ? [] : [`too early to tell: ${describeDeviation(deviation)}`]),
    ...(state === "too early" && deviation === undefined
      ? [`too early to tell: ${plural(points, "run")}`]
      : []),
  ];
}

/** `all tests ▇▇▇▁▁▁ 12.10x -> 4.70x, changed at 0.50.0 (2026-11-03)`, and a line for each change. */
export function allTestsTrendText(trends: Trends, trend: AllTestsTrend, escapeText: Escape): TrendText {
  const { points } = trend;
  const drawn = sparkline(points.map(({ logRatio }) => logRatio));
  return {
    head: ["all tests", ...(drawn === "" ? [] : [drawn]), allTestsFigures(trends, trend, escapeText)].join(
      " ",
    ),
    lines: stateLines(trends, trend, points.length, escapeText),
  };
}

/** `Times of ageing databases: of 10, 1 changed.`; nothing if none were aged. */
export function agedSummary(trends: readonly AgedTrend[]): string[] {
  const changed = trends.filter(({ state }) => state === "changed").length;
  return trends.length === 0
    ? []
    : [`Times of ageing databases: of ${count(trends.length)}, ${count(changed)} changed.`];
}

/** `Throughputs of several connections: of 72, 1 changed.`; nothing if no contest was held. */
export function contestSummary(trends: readonly ContestTrend[]): string[] {
  const changed = trends.filter(({ state }) => state === "changed").length;
  return trends.length === 0
    ? []
    : [`Throughputs of several connections: of ${count(trends.length)}, ${count(changed)} changed.`];
}

/** `age/append time a commit ▁▁▁▇▇▇ 2.26x`, and a line for each change. */
export function agedTrendText(trends: Trends, trend: AgedTrend, escapeText: Escape): TrendText {
  const name = `age/${escapeText(trend.shape)} ${figureTitles[trend.figure]}`;
  return figureTrendText(trends, name, trend, escapeText);
}

/** `contention/same/threads/4/writers ▁▁▁▇▇▇ 2.26x`, and a line for each change. */
export function contestTrendText(trends: Trends, trend: ContestTrend, escapeText: Escape): TrendText {
  return figureTrendText(trends, escapeText(trend.path), trend, escapeText);
}

/** @param name of the figure, escaped */
function figureTrendText(
  trends: Trends,
  name: string,
  trend: LevelTrend<RatioPoint> & { readonly points: readonly RatioPoint[] },
  escapeText: Escape,
): TrendText {
  const { points } = trend;
  const drawn = sparkline(points.map(({ logRatio }) => logRatio));
  const newest = points.at(-1);
  const now = newest === undefined ? "no result" : `${multiplier(Math.exp(newest.logRatio))}x`;
  const interval = newest?.interval;
  const range =
    interval === undefined ? "" : ` (${multiplier(interval.low)}x to ${multiplier(interval.high)}x)`;
  return {
    head: [name, ...(drawn === "" ? [] : [drawn]), `${now}${range}`].join(" "),
    lines: stateLines(trends, trend, points.length, escapeText),
  };
}

/** More levels in one line would hide the first and the present one. */
const maxLevels = 4;

/** `12.10x -> 4.70x, changed at 0.50.0 (2026-11-03)`: its levels, and where it changed; the newest figure if it never changed. */
export function allTestsFigures(
  { runs }: Trends,
  { points, changes }: AllTestsTrend,
  escapeText: Escape,
): string {
  const newest = points.at(-1);
  if (newest === undefined) return "no result";
  if (changes.length === 0) return `${multiplier(Math.exp(newest.logRatio))}x`;
  const levels = levelsBetween(points, changes).map((level) => `${multiplier(level.multiplier)}x`);
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
