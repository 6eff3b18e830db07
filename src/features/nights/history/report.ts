import type { Recording } from "../../../model/recording.ts";
import type { PageData, TestData } from "../../../page/data/page-data.ts";
import type { OnPage } from "../../../page/data/part.ts";
import type { Block } from "../../../report/block.ts";
import { at } from "../../../report/blocks.ts";
import { type Escape, inPage } from "../../../report/format/escape.ts";
import { multiplier, plural } from "../../../report/format/figures.ts";
import type { Verdict } from "../../../verdict/judge.ts";
import { historyData, type OwnRun } from "./page/history-data.ts";
import { trendsByTest } from "./page/trend-data.ts";
import { historySentence } from "./report/sentence.ts";
import { historyTable } from "./report/table.ts";
import { citeRun, describeChange, describeOtherFacts } from "./report/words.ts";
import { isSameRun, type RunComparison } from "./runs/compare.ts";
import { createRun } from "./runs/create-run.ts";
import { exactTrends } from "./runs/exact-trends.ts";
import { marksOf } from "./runs/marks.ts";
import type { HistoryRun } from "./runs/run.ts";
import { runName } from "./runs/run.ts";
import type { Trends } from "./runs/trends.ts";

/** The parts of a run's reports that compare the run with earlier runs. */
export function earlierRuns(comparison: RunComparison): OnPage {
  return {
    report: {
      blocks: ({ isBrief, commitUrl, words }) => {
        const cite = (escapeText: Escape) => (run: HistoryRun) =>
          words.link(
            citeRun(escapeText)(run),
            run.commit === undefined ? undefined : commitUrl?.(run.commit),
          );
        const sentence = historySentence(comparison, words.text, cite(words.text));
        if (sentence === undefined) return [];
        const table = isBrief ? undefined : historyTable(comparison, words.cell, cite(words.cell));
        const blocks: Block[] = [
          { kind: "text", text: sentence },
          { kind: "table", table },
        ];
        return at("below the sections", { kind: "section", title: "Against earlier runs", blocks });
      },
    },
    page: { add: (page, recording, verdict) => withTrends(page, comparison, recording, verdict) },
  };
}

/** The page of a run, with the trend of each test. */
function withTrends(
  page: PageData,
  comparison: RunComparison,
  recording: Recording,
  verdict: Verdict,
): PageData {
  const { trends } = comparison;
  const own = ownRun(recording, verdict, trends);
  const exact = exactTrends(trends.runs);
  const byTest = trendsByTest(trends, exact, own && { tests: page.tests, rows: recording.suite?.rows });
  const differing = new Map(differences(comparison).map(({ path, text }) => [path, `this run: ${text}`]));
  const tests = page.tests.map((test): TestData => {
    const trend = byTest.get(test.id);
    if (trend === undefined) return test;
    const difference = differing.get(test.id);
    return {
      ...test,
      trend: difference === undefined ? trend : { ...trend, lines: [...trend.lines, difference] },
    };
  });
  return { ...page, tests, history: historyData(trends, exact, tests, own) };
}

/** `1.62x, 12% slower (+10% to +14%) than in the last 20 runs; the CPU changed too` */
function differences(comparison: RunComparison) {
  const last = `the last ${plural(comparison.compared.length, "run")}`;
  return comparison.differences.map((one) => ({
    path: inPage(one.trend.series.path),
    text: `${multiplier(one.multiplier)}x, ${describeChange(one)} than in ${last}${describeOtherFacts(one)}`,
  }));
}

/** A test that became slower or faster, relative to stock SQLite. */
export interface ChangedTest {
  /** Untrusted text. */
  readonly test: string;
  /** Above 1 is slower. */
  readonly ratio: number;
  /** The first commit or label with the present level; absent if only this run differs. */
  readonly since?: string;
}

/** The tests that differ from the newest runs, or changed within them. */
export function changedTests({ differences: found, recentChanges, trends }: RunComparison): ChangedTest[] {
  const differing = found.map(({ trend, ratio }) => ({ test: trend.series.path, ratio: rounded(ratio) }));
  const changed = recentChanges.flatMap(({ series, changes }): ChangedTest[] => {
    const change = changes.at(-1);
    const first = change && trends.runs[change.firstAfter];
    if (change === undefined || first === undefined) return [];
    return [{ test: series.path, ratio: rounded(change.ratio), since: first.commit ?? runName(first) }];
  });
  return [...differing, ...changed];
}

function rounded(ratio: number): number {
  return Number(ratio.toPrecision(4));
}

/** The page's run beside a history; undefined if the run is the history's last. */
function ownRun(recording: Recording, verdict: Verdict, { runs }: Trends): OwnRun | undefined {
  const last = runs.at(-1);
  if (recording.run === undefined || (last !== undefined && isSameRun(last, recording.run))) return undefined;
  const run = createRun(recording, verdict);
  const own = marksOf([...runs, run]).find((one) => one.run === runs.length);
  return { run, marks: own?.marks ?? [] };
}
