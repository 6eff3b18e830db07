import { createHash } from "node:crypto";
import { visible } from "../../../report/format/escape.ts";
import { weightedMean } from "../../../statistics/weighted.ts";
import { shareText } from "../../nights/history/report/exact-trends.ts";
import { describeChange, describeMark } from "../../nights/history/report/words.ts";
import { formatOf, ofEngine } from "../../nights/history/runs/exact-figures.ts";
import { type ExactTrend, exactTrends } from "../../nights/history/runs/exact-trends.ts";
import { confoundersOf, type Mark, type MarkedFact } from "../../nights/history/runs/marks.ts";
import { divideAt, toValue } from "../../nights/history/runs/processors.ts";
import { type HistoryRun, runName, runTime } from "../../nights/history/runs/run.ts";
import type { SeriesPoint } from "../../nights/history/runs/series.ts";
import { ratioBetween, type TestTrend, type Trends } from "../../nights/history/runs/trends.ts";
import type { CitedRun, Finding, FindingKind, FindingRow, TrailPoint } from "./finding.ts";
import { type FigureLevel, type Loss, newestLoss } from "./losses.ts";

/** Facts that can be the reason of a step instead of the engine. Images of runners change every week, and hardly matter. */
const excusing: ReadonlySet<MarkedFact> = new Set([
  "CPU",
  "machine",
  "SQLite",
  "settings",
  "kind",
  "suite",
  "tool",
]);

/** Runs after which a step beside a change of the machine is old news. */
const newsRuns = 20;

/** A figure of a test, as far as it became worse. */
interface PathState {
  readonly path: string;
  readonly state: Finding["state"];
  readonly row?: FindingRow;
  readonly trail: readonly TrailPoint[];
}

/** A step up that another fact than the engine can explain. */
interface ExcusedStep {
  readonly row: FindingRow;
  /** The index of the first run after the step. */
  readonly run: number;
  readonly marks: readonly Mark[];
}

/**
 * Everything that the history says of times and exact figures: a finding for each workload and figure, whether it is worse or not,
 * and one for each other machine, SQLite or suite with which tests became slower.
 */
export function findingsOfHistory(trends: Trends): Finding[] {
  const excused: ExcusedStep[] = [];
  const times = trends.tests.map((trend) => timeState(trends.runs, trend, excused));
  const exact = Map.groupBy(exactTrends(trends.runs), ({ figure }) => figure);
  return [
    ...byWorkload("time", "time", times),
    ...[...exact].flatMap(([figure, own]) =>
      byWorkload(
        "figure",
        figure,
        own.map((trend) => exactState(trends.runs, trend)),
      ),
    ),
    ...machineFindings(trends.runs, excused),
  ];
}

function timeState(runs: readonly HistoryRun[], trend: TestTrend, excused: ExcusedStep[]): PathState {
  const { changes, series, typical } = trend;
  const { path } = series;
  const places = changes.map(({ firstAfter }) => series.points.findIndex(({ run }) => run === firstAfter));
  const divided = divideAt(series.points, places);
  const means = divided.map((points) => weightedMean(points.map(toValue)));
  const levels = means.map(({ mean }, index): FigureLevel => {
    const change = changes[index - 1];
    if (change === undefined) return { log: mean, firstRun: series.points[0]?.run ?? 0 };
    const marks = excusesFor(runs, series.sections, divided[index - 1] ?? [], divided[index] ?? []);
    const { ratio, firstAfter, lastBefore } = change;
    if (marks.length > 0 && ratio > 1) {
      const row = rowOf(runs, path, describeChange(change), Math.log(ratio), lastBefore, firstAfter);
      excused.push({ row, run: firstAfter, marks });
    }
    return { log: mean, firstRun: firstAfter, runBefore: lastBefore, isExcused: marks.length > 0 };
  });
  const trail = series.points.map(({ run, logRatio }) => ({ time: timeOf(runs, run), log: logRatio }));
  const loss = newestLoss(levels);
  if (loss === undefined) return { path, state: "none", trail };
  const [before, now] = [means[loss.before], means[loss.now]];
  const plain = { ratio: Math.exp(loss.distance) };
  const change =
    loss.hasExcused || before === undefined || now === undefined ? plain : ratioBetween(before, now, typical);
  const level = levels[loss.worse];
  const others = changes[loss.worse - 1]?.confounders ?? [];
  const remarks = others.map((mark) => `${describeMark(mark, visible)} there too`);
  const text = describeChange(change);
  const row = rowOf(runs, path, text, loss.distance, level?.runBefore, level?.firstRun ?? 0);
  return { ...stateOf(path, loss, remarks.length === 0 ? row : { ...row, remarks }), trail };
}

/** A change is found a run or two beside its place now and then. */
const placeErrors = [0, -1, 1, -2, 2] as const;

/** Fewer runs on a side do not show that a machine has gone. */
const leastRuns = 2;

/**
 * The facts that changed where a test did, or nearly there, and that runs on both sides do not share.
 *
 * @param before the points of the level before the change, and those of the level after it
 */
function excusesFor(
  runs: readonly HistoryRun[],
  sections: readonly string[],
  before: readonly SeriesPoint[],
  after: readonly SeriesPoint[],
): Mark[] {
  const all = [...before, ...after];
  for (const error of placeErrors) {
    const place = before.length + error;
    if (error !== 0 && (place < leastRuns || all.length - place < leastRuns)) continue;
    const marks = confoundersOf(runs, sections, all.slice(0, place), all.slice(place));
    const excuses = marks.filter(({ fact }) => excusing.has(fact));
    if (excuses.length > 0) return excuses;
  }
  return [];
}

function timeOf(runs: readonly HistoryRun[], run: number): string {
  return runTime(runs[run] as HistoryRun);
}

function stateOf(path: string, { isRecovered }: Loss, row: FindingRow): Omit<PathState, "trail"> {
  return { path, state: isRecovered ? "recovered" : "open", row };
}

function rowOf(
  runs: readonly HistoryRun[],
  path: string,
  figure: string,
  loss: number,
  before: number | undefined,
  since: number,
): FindingRow {
  return {
    path,
    figure,
    loss,
    since: citedRun(runs[since] as HistoryRun),
    ...(before === undefined ? {} : { before: citedRun(runs[before] as HistoryRun) }),
  };
}

/** A value that is nearer than this to that of its level, as logarithms, is of the first kind of machine, as the levels are. */
const negligibleLog = 0.001;

/** Values on both sides of a difference in how they were taken are not compared: only those after it count. */
function exactState(
  runs: readonly HistoryRun[],
  { figure, path, points, changes, breaks }: ExactTrend,
): PathState {
  const start = breaks.at(-1)?.after ?? 0;
  const own = changes.filter(({ before }) => before.run >= start);
  const first = points.find(({ run }) => run >= start);
  const log = (value: number) => Math.log(Math.max(1, value));
  const levels: FigureLevel[] = [
    { log: log(own[0]?.before.value ?? first?.value ?? 1), firstRun: first?.run ?? 0 },
  ];
  // Values of several kinds of machines are not compared: a level is as much above the one before as its change says.
  for (const { before, after, share } of own) {
    const isWhole = Math.abs(share - (after.value - before.value) / Math.max(1, before.value)) < 1e-9;
    const step = isWhole ? log(after.value) - log(before.value) : Math.log1p(share);
    const level = (levels.at(-1) as FigureLevel).log + step;
    levels.push({ log: level, firstRun: after.run, runBefore: before.run });
  }
  const loss = newestLoss(levels);
  const trail = points
    .filter(({ run }) => run >= start)
    .map(({ run, value }) => ({ time: timeOf(runs, run), log: log(value) }));
  if (loss === undefined) return { path, state: "none", trail };
  const valueAt = (level: number) => {
    const value = level === 0 ? (own[0]?.before.value ?? 0) : (own[level - 1]?.after.value ?? 0);
    const asFirst = levels[level]?.log ?? 0;
    return Math.abs(log(value) - asFirst) < negligibleLog ? value : Math.round(Math.exp(asFirst));
  };
  const [before, now] = [valueAt(loss.before), valueAt(loss.now)];
  const format = formatOf(figure);
  const share = (now - before) / Math.max(1, before);
  const level = levels[loss.worse];
  const text = `${shareText(before, share)}, from ${format(before)} to ${format(now)}`;
  const row = rowOf(runs, path, text, loss.distance, level?.runBefore, level?.firstRun ?? 0);
  return { ...stateOf(path, loss, row), trail };
}

/** The variants and storages of a workload are one finding: they mostly have one cause. */
function byWorkload(kind: FindingKind, figure: string, states: readonly PathState[]): Finding[] {
  return [...Map.groupBy(states, ({ path }) => workloadOf(path))].map(([workload, own]): Finding => {
    const state =
      (["open", "recovered"] as const).find((one) => own.some((path) => path.state === one)) ?? "none";
    const rows = own.flatMap((one) => (one.state === state && one.row !== undefined ? [one.row] : []));
    return {
      key: `${figure} ${workload}`,
      kind,
      state,
      figure,
      subject: subjectOf(workload),
      ...(state === "none" ? { trails: own.map(({ trail }) => trail) } : {}),
      rows: rows.toSorted((a, b) => b.loss - a.loss),
    };
  });
}

/** The words for a workload: `oltp_insert` of `writes/oltp_insert`. */
export function subjectOf(workload: string): string {
  return workload === ofEngine ? "the engine" : (workload.split("/").at(-1) ?? workload);
}

/** `writes/oltp_insert` of `int/memory/writes/oltp_insert`; other paths stay as they are. */
export function workloadOf(path: string): string {
  const parts = path.split("/");
  return parts.length === 4 ? parts.slice(2).join("/") : path;
}

/** A step can be found a run earlier or later in another look: its facts name the finding, and not its place. */
function machineFindings(runs: readonly HistoryRun[], excused: readonly ExcusedStep[]): Finding[] {
  const keyOf = ({ marks }: ExcusedStep) =>
    createHash("sha256").update(JSON.stringify(marks)).digest("hex").slice(0, 12);
  return [...Map.groupBy(excused, keyOf)].map(([key, own]): Finding => {
    const [step] = own;
    const [first, ...others] = own.map(({ row }) => row).toSorted((a, b) => b.loss - a.loss);
    const marks = step?.marks ?? [];
    const newest = Math.max(...own.map(({ run }) => run));
    return {
      key: `machine ${key}`,
      kind: "machine",
      state: runs.length - newest > newsRuns ? "recovered" : "open",
      subject: marks.map(({ fact }) => fact).join(" and "),
      rows:
        first === undefined
          ? []
          : [{ ...first, remarks: marks.map((mark) => describeMark(mark, visible)) }, ...others],
    };
  });
}

export function citedRun(run: HistoryRun): CitedRun {
  const { commit, origin } = run;
  return {
    time: runTime(run),
    name: runName(run),
    commit,
    ...(origin === undefined ? {} : { workflowRun: origin.run }),
  };
}
