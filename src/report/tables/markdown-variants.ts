import { omitUndefined } from "../../model/omit-undefined.ts";
import { sectionPath, type Variant, variants } from "../../model/test.ts";
import type { SectionVerdict, Verdict } from "../../verdict/judge.ts";
import type { Judgement } from "../../verdict/judgement.ts";
import {
  baseJudgements,
  findWorst,
  shownJudgements,
  withOutcome,
  withoutResult,
} from "../explain/outcome-filters.ts";
import { averageParts } from "../explain/outcome-reasons.ts";
import type { EngineNames } from "../format/engine-names.ts";
import { inMarkdown, inMarkdownCell } from "../format/escape.ts";
import { count, multiplier, plural } from "../format/figures.ts";
import { drawDetails, drawList, drawTable, joinBlocks } from "../format/markdown-blocks.ts";
import type { Table } from "../format/table.ts";
import { kindHeadings, storageHeadings, variantKeys } from "../format/words.ts";
import { repeatedTexts, type SectionThroughput, wideThroughputTable } from "./connections-table.ts";
import { type SectionLatencies, wideLatencyTable } from "./latency-table.ts";
import { type TableLayout, testTable } from "./test-table.ts";
import { throughputTexts } from "./throughput.ts";
import { type TestTransactions, throughputText, wideTransactionTable } from "./transaction-table.ts";

/** Which tests the tables show: all, or those that do not pass with the number of the others. */
export type Rows = "all" | "not passing";

/** How a variant's tables show their tests. */
export interface TestsLayout extends Pick<TableLayout, "unit" | "columns"> {
  readonly rows: Rows;
}

/** Times beside samples. */
export interface PartTimes {
  readonly latencies: readonly SectionLatencies[];
  readonly transactions: readonly TestTransactions[];
  readonly throughputs: readonly SectionThroughput[];
}

/** Each variant's tables, folded. */
export function variantDetails(
  { sections }: Verdict,
  names: EngineNames,
  layout: TestsLayout,
  times: PartTimes,
): string[] {
  return variants.flatMap((variant) => {
    const own = sections.filter((section) => section.variant === variant);
    const summary = `<b>${variant}</b> (${variantKeys[variant]}): ${summarise(own)}`;
    const tables = variantTables({ sections }, variant, names, layout, times);
    return own.length === 0 ? [] : [drawDetails(summary, joinBlocks(tables))];
  });
}

/** One variant's tables, open. */
export function variantTables(
  { sections }: Pick<Verdict, "sections">,
  variant: Variant,
  names: EngineNames,
  layout: TestsLayout,
  times: PartTimes,
): string[] {
  const own = sections.filter((section) => section.variant === variant);
  return [...storageTables(own, names, layout, times), latencyTables(times.latencies, variant, names)];
}

/** A variant's statement latencies, folded; empty if they were not recorded. */
function latencyTables(latencies: readonly SectionLatencies[], variant: Variant, names: EngineNames): string {
  const tables = latencies
    .filter((section) => section.variant === variant)
    .flatMap((section) => [
      `#### ${storageHeadings[section.storage]}, ${kindHeadings[section.kind]}`,
      drawTable(wideLatencyTable(section, names, inMarkdownCell)),
    ]);
  return drawDetails("Statement latencies", joinBlocks(tables));
}

/** A heading for each storage, and reads and writes under it. */
function storageTables(
  sections: readonly SectionVerdict[],
  names: EngineNames,
  { rows, unit, columns }: TestsLayout,
  { transactions, throughputs }: PartTimes,
): string[] {
  return [...Map.groupBy(sections, ({ storage }) => storage)].flatMap(([storage, both]) => [
    `### ${storageHeadings[storage]}`,
    ...both.flatMap((section) => [
      `#### ${kindHeadings[section.kind]}`,
      ...sectionTables(testTable(section, names, inMarkdownCell, omitUndefined({ unit, columns })), rows),
      drawList(throughputTexts(section, names, inMarkdown, unit)),
      averageLine(section),
      ...throughputs
        .filter((one) => sectionPath(one) === sectionPath(section))
        .flatMap((one) => [
          drawTable(wideThroughputTable(one, names, inMarkdownCell)),
          drawList(repeatedTexts(one, names, inMarkdown)),
        ]),
      ...transactions
        .filter((test) => sectionPath(test) === sectionPath(section))
        .flatMap((test) => transactionTables(test, names)),
    ]),
  ]);
}

/** A test's transactions per second and, if they were timed, how long they took. */
function transactionTables(test: TestTransactions, names: EngineNames): string[] {
  const throughput = `${inMarkdownCell(test.workload)}: ${throughputText(test, names)}.`;
  if (test.kinds.length === 0) return [throughput];
  return [throughput, drawTable(wideTransactionTable(test, names, inMarkdownCell))];
}

/** The average, the last row, is always shown. */
function sectionTables({ columns, rows: all }: Table, wanted: Rows): string[] {
  if (wanted === "all") return [drawTable({ columns, rows: all })];
  const rows = all.filter(({ highlighted }, index) => highlighted || index === all.length - 1);
  const left = all.length - rows.length;
  return [
    drawTable({ columns, rows }),
    ...(left === 0 ? [] : [`${plural(left, "passing test")} left out for size.`]),
  ];
}

/** The parts of the average, in a line under the table. */
function averageLine({ parts }: SectionVerdict): string {
  const text = parts && averageParts(parts, inMarkdown);
  return text === undefined ? "" : `Average: ${text}.`;
}

function summarise(sections: readonly SectionVerdict[]): string {
  const tests = sections.flatMap((section) => section.tests);
  const averages = sections.flatMap(({ judgement }) => judgement?.multiplier ?? []).toSorted((a, b) => a - b);
  const [lowest] = averages;
  const highest = averages.at(-1);
  const { isBaseOnly, shown } = shownJudgements(tests);
  const worst = findWorst(shown)?.judgement;
  const ofBase = isBaseOnly ? " of the base" : "";
  const over = withOutcome(tests, "fail").length + withOutcome(sections, "fail").length;
  const slower = withOutcome(baseJudgements(tests), "fail").length;
  const accepted = [tests, sections, baseJudgements(tests)].reduce(
    (sum, all) => sum + withOutcome<{ readonly judgement: Judgement | undefined }>(all, "accepted").length,
    0,
  );
  const unmeasured = withoutResult(tests).length;
  return [
    plural(tests.length, "test"),
    ...(lowest === undefined || highest === undefined
      ? []
      : [
          averages.length === 1
            ? `average ${multiplier(lowest)}x`
            : `averages ${multiplier(lowest)}x to ${multiplier(highest)}x`,
        ]),
    ...(worst === undefined ? [] : [`worst test ${multiplier(worst.multiplier, worst.ceiling)}x${ofBase}`]),
    ...(over > 0 ? [`<b>${count(over)} over the ceiling</b>`] : []),
    ...(slower > 0 ? [`<b>${count(slower)} over the ceiling against the base</b>`] : []),
    ...(accepted > 0 ? [`${count(accepted)} accepted over the ceiling`] : []),
    ...(unmeasured > 0 ? [`<b>${count(unmeasured)} without a result</b>`] : []),
  ].join(", ");
}
