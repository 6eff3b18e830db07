import { contestPath } from "../../../model/contest.ts";
import { type Block, titledTable } from "../../../report/block.ts";
import { at, type ReportPart } from "../../../report/blocks.ts";
import { escapeClaim } from "../../../report/format/escape.ts";
import { introduction, ratioOutput } from "../ratio.ts";
import { contentionVerdictOf } from "./examine.ts";
import { judgedContentionOf } from "./judge.ts";
import { workloadsOf } from "./record.ts";
import { contestTable, scalingTable } from "./table.ts";
import {
  contentionNote,
  contentionSummary,
  entrantTexts,
  faultTexts,
  findingTexts,
  lookTexts,
  refusalTexts,
  stallTexts,
  subject,
  titleOf,
  uncheckedTexts,
} from "./words.ts";

export const contentionReport: ReportPart = {
  blocks: ({ verdict, words }) => {
    const found = contentionVerdictOf(verdict);
    if (found === undefined) return [];
    const { contention } = found;
    const items = findingTexts(found, words.names);
    const escapeMessage = escapeClaim(words.text, verdict);
    const tables = workloadsOf(contention).map((workload) =>
      titledTable(
        `${workload}: ${titleOf(contention, workload)}`,
        contestTable(found, workload, words.shortNames),
      ),
    );
    const hasFigures = contention.held.length > 0;
    const findings: Block = {
      kind: "section",
      title: "Several connections",
      blocks: [
        ...(hasFigures
          ? [{ kind: "text", text: introduction(subject(contention), "throughput", items.length) } as const]
          : []),
        { kind: "list", items },
        {
          kind: "list",
          items: [
            ...entrantTexts(contention, words.names, escapeMessage),
            ...stallTexts(contention, words.names),
            ...refusalTexts(contention, words.names, escapeMessage),
            ...uncheckedTexts(contention, words.names),
            ...lookTexts(contention, words.names),
          ],
        },
        ...(hasFigures
          ? [{ kind: "table", table: scalingTable(found, words.shortNames), level: "full" } as const]
          : []),
      ],
    };
    const details: Block[] = hasFigures
      ? [{ kind: "details", title: "Contests by number of connections", blocks: tables, level: "full" }]
      : [];
    return [...at("below the sections", findings), ...at("measurement", ...details)];
  },
  againstBase: (verdict, names, escapeText) => {
    const found = contentionVerdictOf(verdict);
    if (found === undefined) return [];
    return faultTexts(found.listed, names, escapeText, verdict.untrusted === true).map(
      ({ name, reason }) => `${name}: ${reason}`,
    );
  },
  outputs: ({ features, examined }) => ({
    "contention-findings": [
      ...(judgedContentionOf({ features })?.changes ?? []).map((one) =>
        ratioOutput(one, { task: one.name, against: one.against ?? "base" }),
      ),
      ...(contentionVerdictOf({ examined })?.faults ?? []).map(({ cell, role, kind }) => ({
        path: cell === undefined ? "contention" : contestPath(cell),
        ...{ engine: role, fault: kind, outcome: "fail" },
      })),
    ],
  }),
  notes: (verdict) => {
    const found = contentionVerdictOf(verdict);
    return found === undefined ? [] : [contentionNote(found.contention)];
  },
  suiteFacts: (verdict, names) => {
    const found = contentionVerdictOf(verdict);
    return found === undefined
      ? []
      : [{ label: "Several connections", value: contentionSummary(found, names) }];
  },
};
