import { showInvisible } from "../../../../report/format/escape.ts";
import { testFigures } from "../../../figures/footprint/figures.ts";
import { type HistoryRun, type HistoryTest, historyTestPath, runTime } from "../runs/run.ts";
import type { ListedRun } from "./list.ts";

/** A column for each engine and exact cost besides time: `candidate_file_bytes`. */
const costColumns = (["baseline", "candidate"] as const).flatMap((role) =>
  testFigures
    .filter(({ isExact }) => isExact)
    .map(({ name }) => ({ column: `${role}_${name.replaceAll("-", "_")}`, role, name })),
);

const columns = [
  "run",
  "started_at",
  "label",
  "commit",
  "branch",
  "test",
  "result",
  "pairs",
  "baseline_ns",
  "candidate_ns",
  "multiplier",
  "low",
  "high",
  "baseline_instructions",
  "candidate_instructions",
  "sqlite",
  "cpu",
  "kernel",
  "date",
  ...costColumns.map(({ column }) => column),
  "base_ns",
  "base_candidate_ns",
];

/** Every figure of a history, a line for each test of each run, after a header: https://www.rfc-editor.org/rfc/rfc4180 */
export function* historyCsv(
  runs: readonly ListedRun[],
  isWanted: (path: string) => boolean,
): Generator<string> {
  yield `${columns.join(",")}\n`;
  for (const { id, run } of runs) {
    const lines = run.tests
      .filter((test) => isWanted(historyTestPath(test)))
      .map((test) => line(id, run, test));
    yield lines.join("");
  }
}

function line(id: string, run: HistoryRun, test: HistoryTest): string {
  const { startedAt, label, commit, branch, engines, machine } = run;
  const { result, pairs, baselineNs, candidateNs, low, high } = test;
  const multiplier = baselineNs === undefined ? undefined : (candidateNs ?? 0) / baselineNs;
  const cells: Readonly<Record<string, string | number | undefined>> = {
    run: id,
    started_at: startedAt,
    label,
    commit,
    branch,
    test: historyTestPath(test),
    result,
    pairs,
    baseline_ns: baselineNs,
    candidate_ns: candidateNs,
    multiplier: multiplier?.toPrecision(6),
    low,
    high,
    baseline_instructions: test.baselineInstructions,
    candidate_instructions: test.candidateInstructions,
    sqlite: engines.baseline.version,
    cpu: machine?.cpu,
    kernel: machine?.kernel,
    date: runTime(run),
    base_ns: test.base?.baseNs,
    base_candidate_ns: test.base?.candidateNs,
    ...Object.fromEntries(
      costColumns.map(({ column, role, name }) => [column, test.footprint?.[role]?.[name]]),
    ),
  };
  return `${columns.map((column) => cell(cells[column])).join(",")}\n`;
}

/**
 * A formula has an apostrophe before it, or a spreadsheet would compute it. So has one where a text would be divided: in some languages a list has
 * semicolons between its parts.
 */
function cell(value: string | number | undefined): string {
  // A number below 0 is no formula.
  if (typeof value === "number") return String(value);
  const text = showInvisible((value ?? "").replace(/(^|[;\t])(?=[\s"]*[=+\-@\t\r])/g, "$1'"));
  return /[",;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
