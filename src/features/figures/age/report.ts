import { type Block, titledTable } from "../../../report/block.ts";
import { at, type ReportPart } from "../../../report/blocks.ts";
import { type Escape, escapeClaim } from "../../../report/format/escape.ts";
import { plural } from "../../../report/format/figures.ts";
import { type EngineNames, engineName } from "../../../report/format/words.ts";
import { introduction, ratioOutput } from "../ratio.ts";
import { type AgeVerdict, ageVerdictOf } from "./examine.ts";
import { judgedAgeOf } from "./judge.ts";
import { shapesOf } from "./shapes.ts";
import { steadyTable } from "./steady/table.ts";
import { collectorText, steadyTexts } from "./steady/words.ts";
import { cleanedTable, overviewTable, rungTable } from "./tables.ts";
import { ageNotes, ageSummary, faultTexts, findingTexts, lackedTexts, rebuildName } from "./words.ts";

export const ageReport: ReportPart = {
  blocks: ({ verdict, words }) => {
    const found = ageVerdictOf(verdict);
    if (found === undefined) return [];
    const { shortNames: names, isNarrow } = words;
    const items = findingTexts(found, words.names);
    const { commits, shapes: aged } = found.age;
    const about = `${plural(commits, "commit")} in ${plural(aged.length, "shape")} of life`;
    const cleanup = found.age.cleanup && words.text(found.age.cleanup);
    const shapes = shapesOf(0);
    const tables = aged.map((shape) =>
      titledTable(`${shape.shape}: ${shapes[shape.shape].title}`, rungTable(shape, names, isNarrow)),
    );
    const refusals = refusalTexts(found, words.names, words.text, escapeClaim(words.text, verdict));
    const findings: Block = {
      kind: "section",
      title: "Cost with age",
      blocks: [
        { kind: "text", text: introduction(about, "figure", items.length) },
        { kind: "list", items },
        { kind: "list", items: lackedTexts(found, words.names) },
        { kind: "text", text: collectorText(found.age, words.names) },
        { kind: "list", items: steadyTexts(found.age, words.names) },
        { kind: "table", table: steadyTable(found.age, names) },
        { kind: "table", table: overviewTable(found, names), level: "full" },
      ],
    };
    const details: Block[] = [
      { kind: "details", title: "Databases rung by rung", blocks: tables, level: "full" },
      {
        kind: "details",
        title: `After closing, ${rebuildName(found.age)}${cleanup === undefined ? "" : " and the clean-up statement"}`,
        blocks: [
          { kind: "text", text: cleanup === undefined ? "" : `The clean-up statement is ${cleanup}.` },
          { kind: "table", table: cleanedTable(found, names) },
          { kind: "list", items: refusals },
        ],
        level: "full",
      },
    ];
    return [...at("below the sections", findings), ...at("measurement", ...details)];
  },
  againstBase: (verdict, names, escapeText) => {
    const found = ageVerdictOf(verdict);
    if (found === undefined) return [];
    return faultTexts(found.baseFaults, found.age, names, escapeText, verdict.untrusted === true).map(
      ({ name, reason }) => `${name}: ${reason}`,
    );
  },
  outputs: ({ features }) => ({
    "age-findings": (judgedAgeOf({ features })?.changes ?? []).map((one) =>
      ratioOutput(one, { figure: one.noun ?? one.name }),
    ),
  }),
  warnings: (verdict, _, escapeText) => cleanupWarnings(ageVerdictOf(verdict), escapeText),
  notes: (verdict) => {
    const found = ageVerdictOf(verdict);
    return found === undefined ? [] : ageNotes(found.age);
  },
  suiteFacts: (verdict, names) => {
    const found = ageVerdictOf(verdict);
    return found === undefined ? [] : [{ label: "Age", value: ageSummary(found, names) }];
  },
};

/** A clean-up statement that no engine knows is a mistake of the settings. */
function cleanupWarnings(found: AgeVerdict | undefined, escapeText: Escape): string[] {
  if (found?.age.cleanup === undefined) return [];
  const all = found.age.shapes.flatMap(({ engines }) => engines.flatMap(({ cleanup }) => cleanup ?? []));
  if (all.length === 0 || all.some((one) => !("refused" in one))) return [];
  return [`No engine knows the statement of age-cleanup: ${escapeText(found.age.cleanup)}`];
}

/** Engines that refuse to clean up, in their own words, each once. */
function refusalTexts(
  { age }: AgeVerdict,
  names: EngineNames,
  escapeText: Escape,
  escapeMessage: Escape,
): string[] {
  const texts = age.shapes.flatMap(({ engines }) =>
    engines.flatMap(({ role, vacuum, cleanup }) =>
      [
        { statement: rebuildName(age), cleaned: vacuum },
        { statement: escapeText(age.cleanup ?? ""), cleaned: cleanup },
      ].flatMap(({ statement, cleaned }) =>
        cleaned === undefined || !("refused" in cleaned)
          ? []
          : [`${engineName(names, role)} refuses ${statement}: ${escapeMessage(cleaned.refused)}`],
      ),
    ),
  );
  return [...new Set(texts)];
}
