import type { Outcome } from "../../model/outcome.ts";
import {
  type Storage,
  sectionPath,
  suiteNames,
  type Test,
  testPath,
  workloadOfCells,
} from "../../model/test.ts";
import { figureConfidence } from "../../statistics/confidence.ts";
import { acceptedPath, type Cause, rowsByCause } from "../../verdict/causes.ts";
import { isUnmeasured } from "../../verdict/comparison.ts";
import { lacksPairs } from "../../verdict/confirmation.ts";
import type { RatioInterval } from "../../verdict/evidence.ts";
import { type GroupVerdict, type TestVerdict, testVerdicts, type Verdict } from "../../verdict/judge.ts";
import { baseRatios } from "../../verdict/judge-test.ts";
import type { Judgement } from "../../verdict/judgement.ts";
import type { Escape } from "../format/escape.ts";
import { multiplier, shortTime } from "../format/figures.ts";
import { storagePhrases } from "../format/words.ts";
import { measuredFigures } from "./outcome-filters.ts";

/** Tests that have one thing in common, with the worst of their outcomes. */
export interface CauseRow {
  /** As in an acceptance: `*` stands for a part that differs. */
  readonly path: string;
  /** Whether the figure is a mean of all its tests. */
  readonly isMean: boolean;
  /** The ratios that the row is about: of one mean, or the smallest and the largest of its tests. */
  readonly range: readonly [low: number, high: number];
  /** The largest ratio of a test of the row's cause; absent if no cause is known. */
  readonly most?: number;
  /** Belongs to one figure: that of the mean, or of the only test; absent of several tests, and of pairs too few for one. */
  readonly interval?: Pick<RatioInterval, "low" | "high">;
  /** The tests that differ. */
  readonly tests: readonly Test[];
  /** How many tests the row could be about: `tests` of `among`. */
  readonly among: number;
  readonly outcome: Outcome;
  /** The ceilings of its figures, in ascending order; empty if nothing judges them. */
  readonly ceilings: readonly number[];
  /** Whether its cause can be the linker's layout. */
  readonly isLayoutSized?: true;
  /** Whether it is undecided since the run ended before it had enough pairs, whatever its interval is. */
  readonly lacksPairs?: boolean;
}

interface Judged {
  readonly tests: readonly Test[];
  readonly judgement: Judgement;
}

const severity = { fail: 0, inconclusive: 1, accepted: 2, pass: 3 } as const;

/** Differences from the base, a row for each cause: first what is over its ceiling, then what is slower, faster, and layout-sized. */
export function baseRows(verdict: Verdict): CauseRow[] {
  const { causes, groups } = verdict;
  const tests = testVerdicts(verdict);
  const ofTests = tests.flatMap(({ comparison, base }): Judged[] =>
    base === undefined ? [] : [{ tests: [comparison], judgement: base }],
  );
  const isOver = ({ judgement }: Judged) => judgement.outcome !== "pass";
  const over = [...ofTests, ...groups].filter(isOver);
  const { caused, others } = rowsByCause(over, (row) => row.tests, causes);
  const ratios = baseRatios(tests);
  const alone = [...others];
  const rows = causes.map((cause): CauseRow => {
    const group = groupOfCause(groups, cause);
    const mean = group?.judgement.multiplier ?? cause.ratio;
    const failing = caused.get(cause) ?? [];
    // A mean that is within the ceilings of what fails inside of it does not say so: that has rows of its own.
    const isSaid = !isMeanOf(cause) || failing.some(({ judgement }) => mean > judgement.ceiling);
    if (!isSaid) alone.push(...failing);
    const inside = new Set(cause.tests.map(testPath));
    const within = ofTests.filter((row) => !isOver(row) && inside.has(testPath(row.tests[0] as Test)));
    const interval = group === undefined ? cause.interval : knownInterval(group.judgement.evidence?.interval);
    return ofCause(cause, { mean, interval }, ratios, isSaid && failing.length > 0 ? failing : within);
  });
  const apart = alone.filter((row) => row.tests.length === 1);
  const means = groups
    .filter((group) => alone.includes(group))
    .map(({ level, name, tests, judgement }): CauseRow => {
      const path = acceptedPath(level, name, tests[0]);
      return meanRow(path, tests, judgement);
    });
  return inOrder([...rows, ...byWorkload(apart, ofTests), ...means]);
}

/** Figures over a ceiling against the baseline, undecided or accepted: tests of a workload and storage together, then averages. */
export function baselineRows(verdict: Verdict): CauseRow[] {
  const tests = testVerdicts(verdict).flatMap(({ comparison, judgement }): Judged[] =>
    judgement === undefined ? [] : [{ tests: [comparison], judgement }],
  );
  const averages = verdict.sections.flatMap(({ judgement, ...section }): CauseRow[] =>
    judgement === undefined || judgement.outcome === "pass"
      ? []
      : [
          meanRow(
            sectionPath(section),
            section.tests.map(({ comparison }) => comparison),
            judgement,
          ),
        ],
  );
  const over = tests.filter(({ judgement }) => judgement.outcome !== "pass");
  return inOrder([...byWorkload(over, tests), ...averages]);
}

/** The slowest workloads that are named. */
const mostSlow = 3;

/**
 * `oltp_update_index_ac, with autocommit 2.95x`: the workloads that take the most times the baseline's time, with that of their slowest
 * variant, at least a tenth more than the baseline's. Empty for few workloads, whose table says it.
 */
export function slowestTexts(verdict: Verdict, escapeText: Escape): string[] {
  const measured = testVerdicts(verdict).flatMap(({ comparison }) =>
    comparison.state === "measured" ? [comparison] : [],
  );
  const all = [...Map.groupBy(measured, cellsOf)].map(([path, own]) => {
    return { path, ratio: Math.max(...own.map((one) => one.multiplier)) };
  });
  if (all.length <= mostSlow) return [];
  return all
    .filter(({ ratio }) => ratio >= leastSlow)
    .toSorted((a, b) => b.ratio - a.ratio)
    .slice(0, mostSlow)
    .map(({ path, ratio }) => `${rowName({ path }, escapeText)} ${multiplier(ratio)}x`);
}

/** Less is no place to make an engine faster. */
const leastSlow = 1.1;

function inOrder(rows: readonly CauseRow[]): CauseRow[] {
  const isFaster = ({ range: [, high] }: CauseRow) => Number(high < 1);
  const isLayout = ({ isLayoutSized }: CauseRow) => Number(isLayoutSized === true);
  const isUndecided = ({ outcome }: CauseRow) => outcome === "inconclusive";
  // The share of its ceiling that an undecided figure has: those that may fail come first.
  const share = ({ range: [, high], ceilings: [least = high] }: CauseRow) => high / least;
  const size = ({ range: [low, high] }: CauseRow) => Math.max(Math.log(high), -Math.log(low));
  return rows.toSorted(
    (a, b) =>
      severity[a.outcome] - severity[b.outcome] ||
      isLayout(a) - isLayout(b) ||
      isFaster(a) - isFaster(b) ||
      (isUndecided(a) ? share(b) - share(a) : size(b) - size(a)),
  );
}

/** The average that is judged of a cause's tests; undefined if none is. */
export function groupOfCause(groups: readonly GroupVerdict[], cause: Cause): GroupVerdict | undefined {
  return groups.find(
    ({ level, name, tests }) => level === cause.level && acceptedPath(level, name, tests[0]) === cause.path,
  );
}

/** Whether a cause is of so many kinds of tests that its row has their mean. */
function isMeanOf({ level, path }: Cause): boolean {
  return level === "cells" ? path.endsWith("/*") : level !== "workload" && level !== "test";
}

/**
 * @param mean of all its tests
 * @param interval of the mean
 * @param judged the figures that fail for the cause, or all of its figures if none does
 */
function ofCause(
  cause: Cause,
  { mean, interval }: { readonly mean: number; readonly interval: CauseRow["interval"] },
  ratios: ReadonlyMap<string, number>,
  judged: readonly Judged[],
): CauseRow {
  const { path, tests, alike, isLayoutSized } = cause;
  const isMean = isMeanOf(cause);
  const known = alike.flatMap((test) => {
    const value = ratios.get(testPath(test));
    return value === undefined ? [] : [{ test, value }];
  });
  const isWhole = isMean || known.length === 0;
  const outcome = judged
    .map(({ judgement }) => judgement.outcome)
    .toSorted((a, b) => severity[a] - severity[b])[0];
  const decisive = judged.filter(({ judgement }) => judgement.outcome === outcome);
  const single = decisive.filter((row) => (row.tests.length === 1) !== isMean);
  return {
    path,
    isMean,
    interval: isMean ? interval : tests.length === 1 ? intervalOf(judged) : undefined,
    range: isWhole ? [mean, mean] : rangeOf(known.map(({ value }) => value)),
    most: cause.range.high,
    tests: isWhole ? tests : known.map(({ test }) => test),
    among: tests.length,
    outcome: outcome ?? "pass",
    ceilings: ceilingsOf(single.length > 0 ? single : decisive),
    lacksPairs: lackPairs(decisive),
    isLayoutSized,
  };
}

/** The path of a workload in a storage, with any variant. */
function cellsOf({ storage, kind, workload }: Test): string {
  return `*/${storage}/${kind}/${workload}`;
}

/** Rows of one test each, together if they are of one workload and storage and have one outcome. */
function byWorkload(rows: readonly Judged[], all: readonly Judged[]): CauseRow[] {
  const cells = ({ tests: [test] }: Judged) => cellsOf(test as Test);
  return [...Map.groupBy(rows, (row) => `${cells(row)} ${row.judgement.outcome}`).values()].map(
    (alike): CauseRow => {
      const [first] = alike as [Judged];
      const tests = alike.flatMap((row) => row.tests);
      return {
        path: alike.length === 1 ? testPath(tests[0] as Test) : cells(first),
        isMean: false,
        interval: alike.length === 1 ? intervalOf(alike) : undefined,
        range: rangeOf(alike.map(({ judgement }) => judgement.multiplier)),
        tests,
        among: alike.length === 1 ? 1 : all.filter((row) => cells(row) === cells(first)).length,
        outcome: first.judgement.outcome,
        ceilings: ceilingsOf(alike),
        lacksPairs: lackPairs(alike),
      };
    },
  );
}

function meanRow(path: string, tests: readonly Test[], judgement: Judgement): CauseRow {
  const { multiplier: mean, outcome, ceiling, evidence } = judgement;
  return {
    path,
    isMean: true,
    interval: knownInterval(evidence?.interval),
    range: [mean, mean],
    tests,
    among: tests.length,
    outcome,
    ceilings: [ceiling],
    lacksPairs: lackPairs([{ tests, judgement }]),
  };
}

/** The interval of the only test among figures, some of which can be averages of it. */
function intervalOf(judged: readonly Judged[]): CauseRow["interval"] {
  const own = judged.find(({ tests }) => tests.length === 1);
  return knownInterval(own?.judgement.evidence?.interval);
}

/** An interval of the confidence that all reports have: that of a few pairs' signs has less. */
export function knownInterval(interval: RatioInterval | undefined): RatioInterval | undefined {
  return interval !== undefined && interval.confidence >= figureConfidence ? interval : undefined;
}

function rangeOf(values: readonly number[]): CauseRow["range"] {
  return [Math.min(...values), Math.max(...values)];
}

function lackPairs(rows: readonly Judged[]): boolean {
  return rows.every(
    ({ judgement: { outcome, evidence } }) =>
      outcome === "inconclusive" && (evidence === undefined || lacksPairs(evidence.ending)),
  );
}

function ceilingsOf(rows: readonly Judged[]): number[] {
  return [...new Set(rows.map(({ judgement }) => judgement.ceiling))].toSorted((a, b) => a - b);
}

/** `oltp_insert, in memory, int`, `writes, in memory`, `everything`: the tests that a path names, in words. */
export function rowName({ path }: Pick<CauseRow, "path">, escapeText: Escape): string {
  if (path === "all") return "everything";
  if (suiteNames.some((suite) => suite === path)) return `the suite ${path}`;
  const [variant = "*", storage = "*", kind = "*", workload = "*"] = path.split("/");
  const what = workload !== "*" ? escapeText(workload) : kind === "*" ? "all tests" : kind;
  return [
    what,
    ...(storage === "*" ? [] : [storagePhrases[storage as Storage]]),
    ...(variant === "*" ? [] : [variant]),
  ].join(", ");
}

/** `4 of 4 variants`, `12 of 12 tests`; nothing for a single test. */
export function rowExtent({ path, tests, among, isMean }: CauseRow): string {
  if (among === 1) return "";
  if (isMean) return `${among} tests`;
  // Beside a test of one storage there can be those of others.
  const [, storage = "*"] = path.split("/");
  const workloads = new Set(tests.map(workloadOfCells));
  return `${tests.length} of ${among} ${storage !== "*" && workloads.size === 1 ? "variants" : "tests"}`;
}

/**
 * `2.1 µs → 2.54 µs`: the time of a statement on the other engine and on the candidate, in the test of a row that differs most: so many
 * times as long as its figure says, which is the mean of an irregular engine. Nothing for a mean of tests; of a test whose statements are not
 * counted, the time of a sample, which the text says.
 *
 * @param verdicts of all tests, by path
 */
export function rowTime(
  { tests, isMean }: CauseRow,
  verdicts: ReadonlyMap<string, TestVerdict>,
  other: "baseline" | "base",
): string {
  if (isMean) return "";
  const [most] = tests
    .flatMap((test) => {
      const found = verdicts.get(testPath(test));
      if (found === undefined || isUnmeasured(found.comparison)) return [];
      const { own, against } = measuredFigures(found.comparison);
      const [before, judged] =
        other === "base"
          ? [against?.timeNs.base, found.base ?? against]
          : [own?.timeNs.baseline, found.judgement ?? own];
      if (before === undefined || judged === undefined) return [];
      const { statements } = found.comparison;
      return [{ test, before, after: before * judged.multiplier, statements }];
    })
    .toSorted((a, b) => Math.abs(Math.log(b.after / b.before)) - Math.abs(Math.log(a.after / a.before)));
  if (most === undefined) return "";
  const { test, before, after, statements = 0 } = most;
  const times = [before, after].map((ns) => shortTime(statements > 0 ? ns / statements : ns)).join(" → ");
  return `${times}${statements > 0 ? "" : " a sample"}${tests.length > 1 ? ` (${test.variant})` : ""}`;
}
