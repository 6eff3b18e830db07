import { originLinks } from "../../../../page/data/origin.ts";
import type {
  HistoryChangeData,
  HistoryCountChangeData,
  HistoryData,
  HistoryRunData,
  TestData,
  TrendData,
} from "../../../../page/data/page-data.ts";
import { inPage } from "../../../../report/format/escape.ts";
import { plural } from "../../../../report/format/figures.ts";
import { costSummary, instructionSummary } from "../report/exact-trends.ts";
import { processorSummary, trendSummary } from "../report/trends.ts";
import { dayOf, describeEngine, describeMark } from "../report/words.ts";
import type { ExactTrend } from "../runs/exact-trends.ts";
import { agedSeries, contestSeries } from "../runs/figure-series.ts";
import type { Mark } from "../runs/marks.ts";
import { type HistoryRun, runName } from "../runs/run.ts";
import type { Trends } from "../runs/trends.ts";
import { figuresData } from "./figures-data.ts";
import { allTestsData } from "./trend-data.ts";

/** A run that is not one of the history. */
export interface OwnRun {
  readonly run: HistoryRun;
  /** Its differences from the history's last run. */
  readonly marks: readonly Mark[];
}

/**
 * A history beside its tests as a page shows it.
 *
 * @param exact the trends of exact figures over the same runs
 * @param own the page's run, if it is not one of the history
 */
export function historyData(
  trends: Trends,
  exact: readonly ExactTrend[],
  tests: readonly Pick<TestData, "id" | "trend">[],
  own?: OwnRun,
): HistoryData {
  const ids = new Set(tests.map(({ id }) => id));
  const shown = trends.tests.filter(({ series }) => ids.has(inPage(series.path)));
  const runs = withIds([
    ...runsData(trends),
    ...(own === undefined ? [] : [runData(own.run, own.marks, "this run")]),
  ]);
  const states = { changed: 0, steady: 0, "too early": 0 };
  for (const { trend } of tests) if (trend !== undefined) states[trend.state]++;
  return {
    summary: [trendSummary({ ...trends, tests: shown }), ...processorSummary(trends, inPage)].join(" "),
    runs,
    states,
    changes: changesData(tests),
    allTests: allTestsData(trends, own?.run),
    instructions: exactData(instructionSummary(exact), tests, ({ instructions }) => instructions?.changes),
    costs: exactData(costSummary(exact), tests, ({ costs }) => costs?.flatMap(({ changes }) => changes)),
    aged: figuresData(trends, agedSeries(trends.runs, own?.run), exact),
    contests: figuresData(trends, contestSeries(trends.runs, own?.run), exact),
  };
}

/** @param own the changes of a test's trend; undefined if it has none */
function exactData(
  [summary]: readonly string[],
  tests: readonly Pick<TestData, "trend">[],
  own: (trend: TrendData) => readonly Omit<HistoryCountChangeData, "test">[] | undefined,
): HistoryData["instructions"] | undefined {
  if (summary === undefined) return undefined;
  const all = tests.flatMap(({ trend }, test) =>
    ((trend && own(trend)) ?? []).map((change) => ({ test, ...change })),
  );
  return { summary, changes: all.toSorted((a, b) => b.run - a.run || Math.abs(b.share) - Math.abs(a.share)) };
}

function runsData({ runs, marks }: Trends): HistoryRunData[] {
  const byRun = new Map(marks.map((one) => [one.run, one.marks]));
  return runs.map((run, index) => runData(run, byRun.get(index) ?? [], runName(run)));
}

/** @param name its name on the page */
function runData(run: HistoryRun, marks: readonly Mark[], name: string): HistoryRunData {
  return {
    // Without colons, which addresses do not show.
    id: run.startedAt.replaceAll(":", ""),
    name: inPage(name),
    day: dayOf(run),
    facts: factsOf(run),
    links: linksOf(run),
    outcome: run.outcome,
    marks: marks.map(({ fact }) => fact),
    markTexts: marks.map((mark) => describeMark(mark, inPage)),
  };
}

/** Runs that began in the same millisecond get a number. */
function withIds(runs: readonly HistoryRunData[]): HistoryRunData[] {
  const seen = new Map<string, number>();
  return runs.map((run) => {
    const number = (seen.get(run.id) ?? 0) + 1;
    seen.set(run.id, number);
    return number === 1 ? run : { ...run, id: `${run.id}-${number}` };
  });
}

function linksOf({ origin, commit }: HistoryRun): HistoryRunData["links"] {
  return origin && originLinks({ ...origin, commit });
}

/** `DoltLite 0.51.3 against SQLite 3.54.1, branch main, commit a1b2c3d4e5, 2 cores of ...` */
function factsOf({ engines, branch, commit, machine }: HistoryRun): string {
  return [
    `${describeEngine(engines.candidate, inPage)} against ${describeEngine(engines.baseline, inPage)}`,
    ...(branch === undefined ? [] : [`branch ${inPage(branch)}`]),
    ...(commit === undefined ? [] : [`commit ${commit.slice(0, 10)}`]),
    ...(machine === undefined ? [] : [`${plural(machine.cores, "core")} of ${inPage(machine.cpu)}`]),
  ].join(", ");
}

function changesData(tests: readonly Pick<TestData, "trend">[]): HistoryChangeData[] {
  const all = tests.flatMap(({ trend }, test) =>
    (trend?.changes ?? []).map((change) => ({ test, ...change })),
  );
  const size = ({ ratio }: HistoryChangeData) => Math.abs(Math.log(ratio));
  return all.toSorted((a, b) => b.run - a.run || size(b) - size(a));
}
