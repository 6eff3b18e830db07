import { type Section, type Variant, variants } from "../model/test.ts";
import type { SectionVerdict } from "../verdict/judge.ts";
import type { Judgement } from "../verdict/judgement.ts";
import type { Block } from "./block.ts";
import type { ReportInput } from "./blocks.ts";
import { baseJudgements, withOutcome, withoutResult } from "./explain/outcome-filters.ts";
import { averageParts } from "./explain/outcome-reasons.ts";
import { worstTest } from "./explain/worst.ts";
import { count, multiplier, plural } from "./format/figures.ts";
import type { Table } from "./format/table.ts";
import { kindHeadings, storageHeadings, variantKeys } from "./format/words.ts";
import { latencyTable, sectionLatencies } from "./tables/latency-table.ts";
import { testTable, throughputTexts } from "./tables/test-table.ts";

/** Each variant's tables, folded. */
export function testBlocks(input: ReportInput): Block[] {
  const level = "without passing rows";
  const blocksOf = variantBlocks(input);
  return variants.flatMap((variant): Block[] => {
    const own = input.verdict.sections.filter((section) => section.variant === variant);
    const summary = `<b>${variant}</b> (${variantKeys[variant]}): ${summarise(own)}`;
    return own.length === 0 ? [] : [{ kind: "details", level, summary, blocks: blocksOf(variant) }];
  });
}

/** A heading for each storage, and reads and writes under it; statement latencies, folded, after the last. */
function variantBlocks(input: ReportInput): (variant: Variant) => Block[] {
  const { recording, verdict, words, parts } = input;
  const level = "without latencies";
  const { shortNames, cell } = words;
  const ofParts = parts.flatMap((part) => part.sectionBlocks?.(input) ?? []);
  const latencies = sectionLatencies(recording, verdict);
  const sectionBlocks = (section: SectionVerdict): Block[] => {
    return [
      { kind: "heading", depth: 4, text: kindHeadings[section.kind] },
      timesBlock(section, input),
      ...ofParts.flatMap((blocksOf) => blocksOf(section)).map((block) => ({ ...block, level }) as const),
    ];
  };
  return (variant) => {
    const own = verdict.sections.filter((section) => section.variant === variant);
    const latencyBlocks = latencies
      .filter((section) => section.variant === variant)
      .flatMap((section): Block[] => [
        { kind: "heading", depth: 4, text: sectionHeading(section) },
        {
          kind: "table",
          title: `Statement latencies: ${sectionTitle(section)}`,
          table: latencyTable(section, shortNames, cell),
        },
      ]);
    return [
      ...[...Map.groupBy(own, ({ storage }) => storage)].flatMap(([storage, both]): Block[] => [
        { kind: "heading", depth: 3, text: storageHeadings[storage] },
        ...both.flatMap(sectionBlocks),
      ]),
      { kind: "details", level: "full", summary: "Statement latencies", blocks: latencyBlocks },
    ];
  };
}

export function sectionTitle(section: Section): string {
  return `${section.variant}, ${sectionHeading(section)}`;
}

function sectionHeading({ storage, kind }: Section): string {
  return `${storageHeadings[storage]}, ${kindHeadings[kind]}`;
}

/** A section's tests and their average; shorter reports leave out tests that pass. */
function timesBlock(section: SectionVerdict, { verdict, words, parts, unit }: ReportInput): Block {
  const { names, shortNames, cell, text, isNarrow } = words;
  const table = testTable(section, shortNames, cell, {
    notes: isNarrow ? "short" : "full",
    columns: isNarrow ? [] : parts.flatMap((part) => part.column?.(verdict) ?? []),
    unit,
  });
  const average = section.parts && averageParts(section.parts, text);
  return {
    kind: "group",
    title: sectionTitle(section),
    blocks: [
      { kind: "table", table, level: "without latencies", shorter: withoutPassing(table) },
      { kind: "list", items: throughputTexts(section, names, text, unit) },
      { kind: "text", text: average === undefined ? "" : `Average: ${average}.` },
    ],
  };
}

/** The average, the last row, is always shown. */
function withoutPassing({ columns, rows: all }: Table): Block[] {
  const rows = all.filter(({ highlighted }, index) => highlighted || index === all.length - 1);
  const left = all.length - rows.length;
  const text = left === 0 ? "" : `${plural(left, "passing test")} left out for size.`;
  return [
    { kind: "table", table: { columns, rows } },
    { kind: "text", text },
  ];
}

function summarise(sections: readonly SectionVerdict[]): string {
  const tests = sections.flatMap((section) => section.tests);
  const averages = sections.flatMap(({ judgement }) => judgement?.multiplier ?? []).toSorted((a, b) => a - b);
  const [lowest] = averages;
  const highest = averages.at(-1);
  const worst = worstTest(tests, (text) => text);
  const ofBase = worst?.isBaseOnly === true ? " of the base" : "";
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
    ...(worst === undefined ? [] : [`worst test ${worst.figure}${ofBase}`]),
    ...(over > 0 ? [`<b>${count(over)} over the ceiling</b>`] : []),
    ...(slower > 0 ? [`<b>${count(slower)} over the ceiling against the base</b>`] : []),
    ...(accepted > 0 ? [`${count(accepted)} accepted over the ceiling`] : []),
    ...(unmeasured > 0 ? [`<b>${count(unmeasured)} without a result</b>`] : []),
  ].join(", ");
}
