import type { Recording } from "../../../model/recording.ts";
import type { Block } from "../../../report/block.ts";
import { at, type ReportPart } from "../../../report/blocks.ts";
import type { Escape } from "../../../report/format/escape.ts";
import { count, multiplier, plural } from "../../../report/format/figures.ts";
import { named, right, type Table } from "../../../report/format/table.ts";
import type { Verdict } from "../../../verdict/judge.ts";
import { type CrossCheck, crossCheckOf } from "./facts.ts";
import { type CrossCheckedFigure, crossCheckedFigures } from "./figures.ts";

/** Another program's figures for the same servers, for a report. */
export interface CrossCheckReport {
  /** `sysbench 1.0.20: its ratio lies in the interval of 3 of 5 tests.` */
  readonly summary: string;
  /** Absent if it has measured nothing. */
  readonly table?: Table;
}

/** Undefined if no other program measured. */
export function crossCheckReport(
  recording: Recording,
  verdict: Verdict,
  escapeText: Escape,
): CrossCheckReport | undefined {
  const check = crossCheckOf(recording);
  if (check === undefined) return undefined;
  const figures = crossCheckedFigures(recording, verdict);
  const summary = `${escapeText(check.program)}: ${summarise(figures, check, escapeText)}`;
  return figures.length === 0 ? { summary } : { summary, table: tableOf(figures, escapeText) };
}

function summarise(
  figures: readonly CrossCheckedFigure[],
  { problem, seconds, tests }: CrossCheck,
  escapeText: Escape,
): string {
  const failed =
    problem === undefined
      ? []
      : [`${tests.length === 0 ? "it has measured nothing" : "not all tests"}: ${escapeText(problem)}.`];
  const decided = figures.filter(({ agrees }) => agrees !== undefined);
  const agreeing = decided.filter(({ agrees }) => agrees === true);
  if (figures.length === 0) return failed.join(" ") || "none of its tests has a result here.";
  const pairs = Math.max(...tests.map((test) => test.pairs.length));
  const how = `${plural(pairs, "run")} of ${plural(seconds, "second")} on each server`;
  const verdict =
    decided.length === 0
      ? "no test has an interval, which takes a range of rounds such as 3..11"
      : `its ratio lies in the interval of ${count(agreeing.length)} of ${plural(decided.length, "test")}`;
  return [`${verdict}; ${how}.`, ...failed].join(" ");
}

function tableOf(figures: readonly CrossCheckedFigure[], escapeText: Escape): Table {
  const headings = ["Multiplier", "95%", "Its ratio", "95%", "In the interval"];
  return {
    columns: [...named("Test"), ...right(...headings)],
    rows: figures.map(({ test, own, other, agrees }) => ({
      cells: [
        escapeText(test),
        ...cells(own),
        ...cells(other),
        agrees === undefined ? "-" : agrees ? "yes" : "no",
      ],
    })),
  };
}

function cells({ multiplier: value, interval }: CrossCheckedFigure["own"]): string[] {
  const range = interval && `${multiplier(interval.low)} to ${multiplier(interval.high)}`;
  return [multiplier(value), range ?? "-"];
}

export const crossCheckPart: ReportPart = {
  blocks: ({ recording, runVerdict, words }) => {
    const report = crossCheckReport(recording, runVerdict, words.text);
    if (report === undefined) return [];
    const table: Block = { kind: "table", table: report.table };
    const blocks: Block[] = [
      { kind: "text", text: report.summary },
      { kind: "details", title: "What it has measured", blocks: [table] },
    ];
    return at("below the sections", { kind: "section", title: "Cross-check", blocks });
  },
};
