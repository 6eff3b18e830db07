import { type Test, testPath } from "../../../model/test.ts";
import { allTestsName } from "../../../report/explain/all-tests.ts";
import { changedMeanText } from "../../../report/explain/base-report.ts";
import { groupOfCause, knownInterval, rowName } from "../../../report/explain/cause-rows.ts";
import { inTerminal } from "../../../report/format/escape.ts";
import { changeFigures, count, timeChange } from "../../../report/format/figures.ts";
import { left, named, type Row, type Table } from "../../../report/format/table.ts";
import type { Cause } from "../../../verdict/causes.ts";
import { isUnmeasured } from "../../../verdict/comparison.ts";
import type { RatioInterval } from "../../../verdict/evidence.ts";
import { type MeanRatio, testVerdicts, type Verdict } from "../../../verdict/judge.ts";
import { hasAll, intervalText, pathsOf } from "./rows.ts";

/** In the order of the table. */
const states = [
  "slower",
  "slower, undecided",
  "slower, within the ceilings",
  /** Tests that differ from others which a larger cause has made slower or faster. */
  "about as fast",
  "faster",
] as const;

/** How a cause is named. */
export type State = (typeof states)[number];

/** A cause with its figure. */
interface ShownCause {
  readonly cause: Cause;
  readonly state: State;
  readonly ratio: number;
  /** Absent if it is not known. */
  readonly interval: RatioInterval | undefined;
}

/** The causes without those that others name, and the rows of their table: the slowest first. */
export function shownCauses(
  verdict: Verdict,
  stateOf: (cause: Cause) => State,
): { readonly causes: readonly Cause[]; readonly rows: readonly ShownCause[] } {
  const causes = verdict.causes.filter((cause) => !isInOther(cause, verdict.causes));
  const rows = causes
    .map((cause): ShownCause => {
      const figure = figureOf(cause, verdict);
      const state = stateOf(cause);
      const isOpen = state === "slower" || state === "slower, undecided";
      return {
        cause,
        state: isOpen || hasChanged(figure) ? state : "about as fast",
        ...figure,
      };
    })
    .toSorted((a, b) => states.indexOf(a.state) - states.indexOf(b.state) || b.ratio - a.ratio);
  return { causes, rows };
}

/** Whether a figure differs from the base, and not only from what a larger cause makes of it. */
function hasChanged({ interval }: Pick<ShownCause, "interval">): boolean {
  return interval === undefined || interval.low > 1 || interval.high < 1;
}

/** Whether a single test is named although it is one of several that differ in the same direction. */
function isInOther(cause: Cause, causes: readonly Cause[]): boolean {
  return (
    cause.level === "test" &&
    causes.some(
      (other) =>
        other.tests.length > 1 &&
        other.ratio > 1 === cause.ratio > 1 &&
        hasAll(pathsOf(other), pathsOf(cause)),
    )
  );
}

/** The figure of a cause as the report has it: that of its test, or of the average that is judged. */
function figureOf(cause: Cause, verdict: Verdict): Pick<ShownCause, "ratio" | "interval"> {
  const [only, ...others] = cause.tests;
  if (only !== undefined && others.length === 0)
    return { ratio: cause.ratio, interval: knownInterval(testFigure(verdict, only)?.interval) };
  const group = groupOfCause(verdict.groups, cause)?.judgement;
  if (group === undefined) return { ratio: cause.ratio, interval: cause.interval };
  return { ratio: group.multiplier, interval: group.evidence?.interval };
}

/** A test against the base; undefined if it has no result. */
function testFigure(verdict: Verdict, test: Test): MeanRatio | undefined {
  const found = testVerdicts(verdict).find(({ comparison }) => testPath(comparison) === testPath(test));
  if (found === undefined || isUnmeasured(found.comparison)) return undefined;
  const { comparison, base: judgement } = found;
  if (comparison.base?.state !== "measured") return undefined;
  const { multiplier, interval } = comparison.base;
  if (judgement === undefined) return { multiplier, interval, tests: 1 };
  return { multiplier: judgement.multiplier, interval: judgement.evidence?.interval, tests: 1 };
}

/** The rows under a heading for each state, with the range over the tests, which is not how far their average may be off. */
export function causeTable(rows: readonly ShownCause[]): Table {
  const byState = Map.groupBy(rows, ({ state }) => state);
  return {
    columns: [...named(""), ...left("change", "95% confidence", "tests, lowest to highest")],
    rows: [...byState].flatMap(([state, own]) => {
      const highlighted = state === "slower";
      return [
        { cells: [state], highlighted },
        ...own.map(({ cause, ratio, interval }): Row => {
          const ends = interval === undefined ? [] : [interval.low, interval.high];
          const [figure = "", ...others] = changeFigures(ratio, cause.range.low, cause.range.high, ...ends);
          const [low, high, ...between] = others;
          const cells = [
            `  ${causeName(cause)}`,
            figure,
            between.join(" to "),
            extentText(cause, [low, high]),
          ];
          return { cells, highlighted };
        }),
      ];
    }),
  };
}

/** `16 of 23, from -7.0% to +72%`: the tests that differ like their mean, and the range over all of them. */
function extentText(
  { tests, alike }: Cause,
  [low, high]: readonly [string | undefined, string | undefined],
): string {
  if (tests.length === 1) return "1";
  const of = `${count(alike.length)} of ${count(tests.length)}`;
  return low === high ? of : `${of}, from ${low} to ${high}`;
}

/** `table_scan`, `writes, on file`, `int/file/reads`, `all tests`: tests that were chosen by the name of their workload have that name. */
function causeName({ level, path, tests }: Pick<Cause, "level" | "path" | "tests">): string {
  if (level !== "overall") return path.includes("*") ? rowName({ path }, inTerminal) : inTerminal(path);
  const workloads = [...new Set(tests.map(({ workload }) => workload))];
  const [only] = tests;
  if (only !== undefined && tests.length === 1) return inTerminal(testPath(only));
  return workloads.length === 1 ? inTerminal(workloads.join()) : "all tests";
}

/**
 * `All tests: 12% more time, the geometric mean of 46 tests (95% confidence: +10% to +14%)`; undefined without a figure, and if a row of the table
 * has the same.
 *
 * @param causes that have rows
 */
export function averageText(verdict: Verdict, causes: readonly Cause[]): string | undefined {
  const mean = verdict.headline.base;
  if (mean === undefined) return undefined;
  const tests = testVerdicts(verdict).map(({ comparison }) => comparison);
  if (causes.some((cause) => cause.tests.length === mean.tests)) return undefined;
  const name = causeName({ level: "overall", path: "all", tests });
  const figure = (mean.tests === 1 && tests[0] && testFigure(verdict, tests[0])) || mean;
  const what = name === "all tests" ? allTestsName(verdict) : name;
  if (figure.tests > 1) return `${what}: ${changedMeanText(figure)}`;
  const interval = knownInterval(figure.interval);
  const known = interval === undefined ? "" : ` (95% confidence: ${intervalText(interval)})`;
  return `${what}: ${timeChange(figure.multiplier)}${known}`;
}
