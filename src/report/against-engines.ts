import { truncateList } from "../messages/format-value.ts";
import { testVerdicts } from "../verdict/judge.ts";
import type { Block } from "./block.ts";
import { at, type PlacedBlock, type ReportInput, type ReportPart } from "./blocks.ts";
import { baseReport, meanText } from "./explain/base-report.ts";
import { baselineRows, baseRows, type CauseRow, slowestTexts } from "./explain/cause-rows.ts";
import { passClause } from "./explain/headline.ts";
import { ceilingsClause } from "./explain/outcome-clauses.ts";
import { baseName } from "./format/base-name.ts";
import { besideTime, multiplier, plural } from "./format/figures.ts";
import { causeTable } from "./tables/cause-table.ts";

/** More rows than these are no overview. */
const maxRows = 10;

/** More differences in features than these stand below, with the evidence. */
const maxOthers = 3;

/** The candidate beside the base, and then beside the baseline: the mean of all tests, and a row for each cause. */
export const engineComparisons: ReportPart = {
  blocks: (input) => [...againstBase(input), ...againstBaseline(input)],
};

/** A pass has its rows below, with the evidence. */
function againstBase({ verdict, words, parts }: ReportInput): PlacedBlock[] {
  const found = baseReport(verdict, words.names, words.text, parts);
  if (found === undefined) return [];
  const { summary, others, failures } = found;
  const rows = rowBlocks(baseRows(verdict), { verdict, words }, "base");
  const isPass = verdict.outcome === "pass";
  const more = (left: number) => `and ${plural(left, "more difference")} below`;
  const details: Block[] = [
    ...(isPass ? rows : []),
    { kind: "list", items: [...(others.length > maxOthers ? others : []), ...failures] },
  ];
  return [
    ...at("base", {
      kind: "section",
      title: `Against ${baseName(words.names)}`,
      blocks: [
        { kind: "text", text: summary },
        ...(isPass ? [] : rows),
        { kind: "list", items: truncateList(maxOthers, others, more) },
      ],
    }),
    ...at("evidence", {
      kind: "section",
      level: "without passing rows",
      title: `What changed against ${baseName(words.names)}`,
      blocks: details.some((block) => block.kind !== "list" || block.items.length > 0) ? details : [],
    }),
  ];
}

function againstBaseline({ verdict, words, hasSentence }: ReportInput): PlacedBlock[] {
  const { headline, measurement } = verdict;
  const mean = headline.baseline;
  if (mean === undefined) return [];
  const { names, text } = words;
  const rows = baselineRows(verdict);
  const average =
    mean.tests < 2
      ? []
      : [
          meanText(mean, besideTime(multiplier(mean.multiplier), names.baseline), (...values) =>
            values.map((value) => `${multiplier(value)}x`),
          ),
        ];
  const isWithin = rows.length === 0 && measurement.state === "complete";
  const isSaid = hasSentence && verdict.outcome === "pass";
  const clause = isWithin
    ? isSaid
      ? undefined
      : passClause(withoutBaseOnly(verdict), names, text)
    : ceilingsClause(verdict);
  const sentence = [...average, ...(clause === undefined ? [] : [clause])].join("; ");
  const slowest = isWithin && verdict.outcome === "pass" ? slowestTexts(verdict, text) : [];
  return at("baseline", {
    kind: "section",
    title: `Against ${names.baseline}`,
    blocks: [
      { kind: "text", text: sentence === "" ? "" : `${sentence}.` },
      { kind: "text", text: slowest.length === 0 ? "" : `Slowest: ${slowest.join("; ")}.` },
      ...rowBlocks(rows, { verdict, words }, "baseline"),
    ],
  });
}

/** The verdict without tests that the baseline has no part in. */
function withoutBaseOnly(verdict: ReportInput["verdict"]) {
  const sections = verdict.sections.flatMap((section) => {
    const tests = section.tests.filter(({ comparison }) => comparison.state !== "against base");
    return tests.length === 0 ? [] : [{ ...section, tests }];
  });
  return testVerdicts({ sections }).length === 0 ? verdict : { sections, examined: {} };
}

function rowBlocks(
  rows: readonly CauseRow[],
  { verdict, words }: Pick<ReportInput, "verdict" | "words">,
  other: "baseline" | "base",
): Block[] {
  if (rows.length === 0) return [];
  const left = rows.length - maxRows;
  return [
    {
      kind: "table",
      level: "sections only",
      table: causeTable(rows.slice(0, maxRows), verdict, words, other),
    },
    {
      kind: "text",
      text:
        left > 0
          ? `And ${plural(left, "more row")}${words.isTerminal ? ": --details shows them" : ", in the details below"}.`
          : "",
    },
  ];
}
