import { formatValue } from "../../../messages/format-value.ts";
import { suggestName } from "../../../messages/suggest-name.ts";
import { InputError } from "../../../model/errors.ts";
import { inTerminal } from "../../../report/format/escape.ts";
import { plural } from "../../../report/format/figures.ts";
import { shareText } from "../../nights/history/report/exact-trends.ts";
import { dayOf, describeChange, describeConfounders } from "../../nights/history/report/words.ts";
import { ofEngine } from "../../nights/history/runs/exact-figures.ts";
import { exactTrends } from "../../nights/history/runs/exact-trends.ts";
import { agedSeries, contestSeries, figureTrends } from "../../nights/history/runs/figure-series.ts";
import { type HistoryRun, runName } from "../../nights/history/runs/run.ts";
import { type Trend, trendsOf } from "../../nights/history/runs/trends.ts";
import {
  isAged,
  isAgeTime,
  lifeFigureOf,
  type SearchedAgeTime,
  type SearchedFigure,
} from "./model/settings.ts";

/** The newest change of a test in a history. */
export interface ChangeEnds {
  /** The last run with the level before the change, and the first run with the level after it. */
  readonly good: string;
  readonly bad: string;
  /** Commits of the ageing databases, if the figure is one of those. */
  readonly age?: number;
  /** The change, in one line for a person. */
  readonly words: string;
}

/**
 * The ends of a search for the newest change of a test.
 *
 * @param runs in order of time
 * @param by the name of a run: its commit or its label
 * @param figure that changed
 * @throws InputError if the history has no such test, no change of it, or runs without such a name
 */
export function changeEnds(
  runs: readonly HistoryRun[],
  test: string,
  by: "commit" | "label",
  figure: SearchedFigure = "time",
): ChangeEnds {
  if (runs.length === 0)
    throw new InputError("--history: it has no runs: add some, or name another --branch");
  if (figure !== "time" && !isAgeTime(figure)) return exactEnds(runs, test, by, figure);
  const trends = trendsBy(runs, test, figure);
  const path = isAgeTime(figure) ? `${test} ${lifeFigureOf(figure)}` : test;
  const trend = trends.find(({ series }) => series.path === path);
  if (trend === undefined) {
    const meant = suggestName(
      path,
      trends.map(({ series }) => series.path),
    );
    throw new InputError(
      `--test: the history has no test ${formatValue(path)}` +
        (meant === undefined
          ? ": history trend lists those that changed"
          : `: did you mean ${formatValue(meant)}?`),
    );
  }
  const change = trend.changes.at(-1);
  if (change === undefined) {
    const seen = `in ${plural(trend.series.points.length, "run")}`;
    throw new InputError(
      `--history: ${test} ${trend.state === "steady" ? `did not change ${seen}` : `has no sure change ${seen} yet`}: ` +
        "name the ends with --good and --bad",
    );
  }
  const [good, bad] = [change.lastBefore, change.firstAfter].map((index) => nameOf(runs[index], by)) as [
    string,
    string,
  ];
  const words = `${path} became ${describeChange(change)} between ${inTerminal(good)} and ${inTerminal(bad)}`;
  const age = isAged(figure) ? runs[change.firstAfter]?.aged?.commits : undefined;
  return { good, bad, age, words: `${words}${describeConfounders(change)}` };
}

function trendsBy(
  runs: readonly HistoryRun[],
  test: string,
  figure: "time" | SearchedAgeTime,
): readonly Trend[] {
  if (isAgeTime(figure)) return figureTrends(runs, agedSeries(runs));
  return test.startsWith("contention/") ? figureTrends(runs, contestSeries(runs)) : trendsOf(runs).tests;
}

function exactEnds(
  runs: readonly HistoryRun[],
  test: string,
  by: "commit" | "label",
  figure: Exclude<SearchedFigure, "time" | SearchedAgeTime>,
): ChangeEnds {
  const path = figure === "engine-bytes" ? ofEngine : test;
  const trend = exactTrends(runs).find((one) => one.figure === figure && one.path === path);
  if (trend === undefined)
    throw new InputError(`--history: the history has no ${figure} of ${formatValue(test)}`);
  const change = trend.changes.at(-1);
  if (change === undefined) {
    const seen = `in ${plural(trend.points.length, "run")}`;
    throw new InputError(
      `--history: ${figure} of ${test} did not change ${seen}: name the ends with --good and --bad`,
    );
  }
  const { before, after, share } = change;
  const [good, bad] = [nameOf(runs[before.run], by), nameOf(runs[after.run], by)];
  const between = `between ${inTerminal(good)} and ${inTerminal(bad)}`;
  const age = isAged(figure) ? runs[after.run]?.aged?.commits : undefined;
  const words = `${figure} of ${test} changed ${between}: ${shareText(before.value, share)}`;
  return { good, bad, age, words };
}

function nameOf(run: HistoryRun | undefined, by: "commit" | "label"): string {
  const name = run?.[by];
  if (name !== undefined) return name;
  throw new InputError(
    `--history: the run ${run === undefined ? "" : `${runName(run)} of ${dayOf(run)} `}beside the change has no ${by}: ` +
      "name the ends with --good and --bad",
  );
}
