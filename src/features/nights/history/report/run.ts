import type { Escape } from "../../../../report/format/escape.ts";
import {
  count,
  microseconds,
  multiplier,
  plural,
  plusMinus,
  shortTime,
} from "../../../../report/format/figures.ts";
import { left, named, right, type Table } from "../../../../report/format/table.ts";
import { type HistoryRun, type HistoryTest, historyTestPath } from "../runs/run.ts";
import { describeEngine } from "./words.ts";

/** The facts about a run, a line each. */
export function runLines(id: string, run: HistoryRun, escapeText: Escape): string[] {
  const { label, date, commit, branch, machine, suite, engines, outcome, measurement, tool, counting } = run;
  const named = [
    ...(label === undefined ? [] : [`label ${escapeText(label)}`]),
    ...(date === undefined ? [] : [`date ${date}`]),
    ...(commit === undefined ? [] : [`commit ${commit}`]),
    ...(branch === undefined ? [] : [`branch ${escapeText(branch)}`]),
  ];
  const { candidate, baseline } = engines;
  const both = [candidate, baseline].map((engine) => describeEngine(engine, escapeText));
  return [
    `${escapeText(id)}: ${outcome}, measurement ${measurement}, ${plural(run.tests.length, "test")}`,
    ...(named.length === 0 ? [] : [named.join(", ")]),
    `${both.join(" against ")}, measured from ${run.startedAt} to ${run.finishedAt} by version ${escapeText(tool)}`,
    ...(machine === undefined
      ? []
      : [`${plural(machine.cores, "core")} of ${escapeText(machine.cpu)}, ${escapeText(machine.kernel)}`]),
    ...(suite === undefined ? [] : [`${plural(suite.rows, "row")}, seed ${suite.seed}`]),
    ...(counting === undefined ? [] : [countingLine(counting, escapeText)]),
  ];
}

function countingLine(
  { rows, tool, valgrind, libc, cpuFeatures }: NonNullable<HistoryRun["counting"]>,
  escapeText: Escape,
): string {
  const counter = tool === "counter" ? "the tool's own counter" : "Callgrind";
  return (
    `instructions with ${plural(rows, "row")}, by ${counter} on Valgrind ${escapeText(valgrind)}, ${escapeText(libc)}, ` +
    `processor with ${cpuFeatures.map(escapeText).join(", ") || "no known features"}`
  );
}

/** A row for each test of a run that the baseline executes. */
export function runTests({ tests, engines }: HistoryRun, escapeText: Escape): Table {
  const hasCounts = tests.some(({ candidateInstructions }) => candidateInstructions !== undefined);
  const instructions = ({ candidateInstructions }: HistoryTest) =>
    candidateInstructions === undefined ? "-" : count(candidateInstructions);
  return {
    columns: [
      ...named("Test"),
      ...right(
        `${escapeText(engines.baseline.name)} (us)`,
        `${escapeText(engines.candidate.name)} (us)`,
        "Multiplier",
        "95%",
      ),
      ...(hasCounts ? right("Instructions") : []),
      ...left("Result"),
    ],
    rows: tests
      .filter(({ base }) => base === undefined)
      .map((test) => ({
        cells: [
          escapeText(historyTestPath(test)),
          ...figures(test),
          ...(hasCounts ? [instructions(test)] : []),
          test.result,
        ],
        highlighted: test.result === "fail" || test.result === "failed",
      })),
  };
}

/** A row for each test that the baseline does not execute, or undefined if the run has none. */
export function runBesideBase({ tests, engines }: HistoryRun, escapeText: Escape): Table | undefined {
  const rows = tests.flatMap(({ base, result, ...test }) =>
    base === undefined
      ? []
      : [
          {
            cells: [
              escapeText(historyTestPath(test)),
              ...figures({ ...base, baselineNs: base.baseNs }),
              result,
            ],
          },
        ],
  );
  if (rows.length === 0) return undefined;
  const heads = right("Base (us)", `${escapeText(engines.candidate.name)} (us)`, "Multiplier", "95%");
  return { columns: [...named("Test beside the base"), ...heads, ...left("Result")], rows };
}

/** A row for each figure that a run keeps since limits name it, and for each counter of the engine; undefined if there are none. */
export function runOthers(
  { tests, contests = {}, engines }: HistoryRun,
  escapeText: Escape,
): Table | undefined {
  const row = (path: string, figure: string, ...values: (string | undefined)[]) => {
    const cells = [path, figure].map(escapeText);
    return { cells: [...cells, ...values.map((value = "-") => value)] };
  };
  const times = (path: string, all: HistoryTest["times"] = {}) =>
    Object.entries(all).map(([figure, { baseline, candidate }]) =>
      row(path, figure, baseline === undefined ? undefined : shortTime(baseline), shortTime(candidate)),
    );
  const rows = [
    ...tests.flatMap((test) => [
      ...times(historyTestPath(test), test.times),
      ...Object.entries(test.counters ?? {}).map(([name, value]) =>
        row(historyTestPath(test), `counter:${name}`, undefined, count(value)),
      ),
    ]),
    ...Object.entries(contests).flatMap(([name, { slowest }]) => times(`contention/${name}`, slowest)),
  ];
  if (rows.length === 0) return undefined;
  const both = right(escapeText(engines.baseline.name), escapeText(engines.candidate.name));
  return { columns: [...named("Other figures of"), ...left("Figure"), ...both], rows };
}

/**
 * A row for each contest of several connections, or undefined if the run held none. As in the report of a run, the ratio is the baseline's
 * throughput divided by the candidate's: above 1 is slower.
 */
export function runContests({ contests, engines }: HistoryRun, escapeText: Escape): Table | undefined {
  if (contests === undefined) return undefined;
  const rate = (value: number | undefined) => (value === undefined ? "-" : count(value));
  return {
    columns: [
      ...left("Several connections"),
      ...right(
        `${escapeText(engines.baseline.name)} (1/s)`,
        `${escapeText(engines.candidate.name)} (1/s)`,
        `of ${escapeText(engines.baseline.name)}`,
      ),
    ],
    rows: Object.entries(contests).map(([name, { baseline, candidate }]) => ({
      cells: [
        escapeText(`contention/${name}`),
        rate(baseline),
        rate(candidate),
        baseline === undefined || candidate === 0 ? "-" : `${multiplier(baseline / candidate)}x`,
      ],
    })),
  };
}

function figures({
  baselineNs,
  candidateNs,
  low,
  high,
}: Pick<HistoryTest, "baselineNs" | "candidateNs" | "low" | "high">): string[] {
  if (baselineNs === undefined || candidateNs === undefined) return ["-", "-", "-", ""];
  return [
    microseconds(baselineNs),
    microseconds(candidateNs),
    multiplier(candidateNs / baselineNs),
    low === undefined || high === undefined ? "" : plusMinus({ low, high }),
  ];
}
