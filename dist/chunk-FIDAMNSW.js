import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  throughputTexts
} from "./chunk-RGU2RT7S.js";
import {
  cutToWidth,
  drawTextTable,
  terminalWidth,
  wrap
} from "./chunk-OZDMXL7Q.js";
import {
  averageParts,
  blocksAt,
  briefFacts,
  engineFacts,
  headline,
  lowConfidence,
  narrowLatencyTable,
  narrowThroughputTable,
  narrowTransactionTable,
  nearMissShare,
  nearMisses,
  notes,
  partsOf,
  problems,
  remedies,
  repeatedTexts,
  runFacts,
  sectionLatencies,
  sectionTable,
  sectionThroughputs,
  sharedOptions,
  testTable,
  testTransactions,
  throughputText,
  wordsFor
} from "./chunk-KNDR7TI7.js";
import {
  kindHeadings,
  percent,
  plural,
  storageHeadings
} from "./chunk-5POPCU4U.js";
import {
  escapeClaim,
  inTerminal
} from "./chunk-QF75JCHI.js";
import {
  omitUndefined,
  rolesOf,
  truncateList
} from "./chunk-LVPLGUNK.js";

// src/report/terminal.ts
import { styleText } from "node:util";
var maxNameWidth = 26;
var maxEngineNameWidth = 12;
var maxProblems = 50;
var shortName = (untrusted) => cutToWidth(inTerminal(untrusted), maxNameWidth);
var shortEngineName = (untrusted) => cutToWidth(inTerminal(untrusted), maxEngineNameWidth);
var wordStyle = {
  text: inTerminal,
  cell: inTerminal,
  shortCell: shortName,
  shortName: shortEngineName,
  link: (text, url) => url === void 0 ? text : `${text} (${inTerminal(url)})`
};
function renderTerminal(recording, verdict, { colour = false, unit, history, features = [] } = {}) {
  const parts = partsOf(features);
  const words = wordsFor(recording, wordStyle);
  const { names, shortNames } = words;
  const input = {
    recording,
    verdict,
    runVerdict: verdict,
    words,
    parts,
    ...omitUndefined({ history: history && { comparison: history, hasTable: false } })
  };
  const drawn = (place) => blocksAt(place, parts, input).map((block) => blockLines(block));
  const blocks = [
    headlineBlock(recording, verdict),
    ...verdict.sections.map((section) => testBlock(section, shortNames, unit)),
    ...testTransactions(recording, verdict).map((test) => transactionBlock(test, shortNames)),
    ...sectionThroughputs(recording, verdict).map((section) => throughputBlock(section, shortNames)),
    ...sectionLatencies(recording, verdict).map((section) => latencyBlock(section, shortNames)),
    textBlock("What the figures mean", notes(recording, verdict, names, parts)),
    textBlock("How this was measured", measurementTexts(recording, verdict, parts)),
    ...drawn("with the sections"),
    ...drawn("in the details"),
    tableBlock("Sections", sectionTable(verdict.sections, shortName)),
    ...drawn("below the sections"),
    textBlock("Notes", [
      ...parts.flatMap((part) => part.warnings?.(verdict, names, inTerminal) ?? []),
      ...recording.warnings.map(inTerminal)
    ]),
    textBlock(`Within ${percent(nearMissShare)} of the ceiling`, nearMisses(verdict, inTerminal)),
    textBlock("Passing with low confidence", lowConfidence(verdict, inTerminal)),
    ...drawn("beside the verdict"),
    textBlock("What keeps the run from passing", problemTexts(verdict, names), "error"),
    headlineBlock(recording, verdict)
  ];
  const texts = blocks.filter((lines) => lines.length > 0).map((lines) => lines.map((line) => colour ? paint(line) : line.text).join("\n"));
  return `${texts.join("\n\n")}
`;
}
var outcomeStyles = {
  pass: "success",
  accepted: "warning",
  fail: "error",
  inconclusive: "warning"
};
function headlineBlock(recording, verdict) {
  const { word, rest } = headline(recording, verdict, inTerminal);
  const style = outcomeStyles[verdict.outcome];
  return wrap(`${word}: ${rest}`, "", "  ").map((text) => ({ text, style }));
}
function testBlock(section, names, unit) {
  const { variant, storage, kind, parts } = section;
  const average = parts && averageParts(parts, shortName);
  return [
    heading(`${variant}, ${storageHeadings[storage]}, ${kindHeadings[kind]}`),
    ...drawTextTable(
      testTable(section, names, shortName, { notes: "short", ...omitUndefined({ unit }) }),
      "  "
    ),
    ...throughputTexts(section, names, shortName, unit).flatMap((text) => textLines(text)),
    ...average === void 0 ? [] : textLines(`Average: ${average}.`)
  ];
}
function throughputBlock(section, names) {
  const { variant, storage, kind } = section;
  return [
    heading(`Throughput: ${variant}, ${storageHeadings[storage]}, ${kindHeadings[kind]}`),
    ...drawTextTable(narrowThroughputTable(section, names, shortName), "  "),
    ...repeatedTexts(section, names, shortName).flatMap((text) => textLines(text))
  ];
}
function latencyBlock(section, names) {
  const { variant, storage, kind } = section;
  return [
    heading(`Statement latencies: ${variant}, ${storageHeadings[storage]}, ${kindHeadings[kind]}`),
    ...drawTextTable(narrowLatencyTable(section, names, shortName), "  ")
  ];
}
function transactionBlock(test, names) {
  const { variant, storage, kinds } = test;
  return [
    heading(`Transactions: ${variant}, ${storageHeadings[storage]}`),
    ...textLines(`${throughputText(test, names)}.`),
    ...kinds.length === 0 ? [] : drawTextTable(narrowTransactionTable(test, names, shortName), "  ")
  ];
}
function measurementTexts(recording, verdict, parts) {
  const { engines } = recording;
  const shared = sharedOptions(engines);
  const escapeFact = escapeClaim(inTerminal, verdict);
  const facts = runFacts(recording, verdict, inTerminal, parts).map(
    ({ label, value }) => `${label}: ${value}`
  );
  return [
    briefFacts(recording, verdict, inTerminal),
    ...facts,
    ...rolesOf(engines).flatMap((role) => engineText(engines[role], shared, escapeFact))
  ];
}
function engineText(engine, shared, escapeFact) {
  if (engine === void 0) return [];
  const known = engineFacts(engine, escapeFact, shared).filter(({ value }) => value !== void 0);
  if (known.length === 0) return [];
  return [`${inTerminal(engine.name)}: ${known.map(({ label, value }) => `${label}: ${value}`).join("; ")}`];
}
function problemTexts(verdict, names) {
  const texts = problems(verdict, names, inTerminal).map(({ name, reason }) => `${name}: ${reason}`);
  const helpful = remedies(verdict);
  return [
    ...truncateList(maxProblems, texts, (more) => `and ${plural(more, "more row")}, marked in the tables`),
    ...helpful.length === 0 ? [] : [`What would help: ${helpful.join("; ")}.`]
  ];
}
function blockLines(block, inSection = false) {
  const titled = (title, lines) => title === void 0 || inSection || lines.length === 0 ? lines : [heading(title), ...lines];
  switch (block.kind) {
    case "text":
      return textLines(block.lead === void 0 ? block.text : `${block.lead}: ${block.text}`);
    case "list":
      return block.items.flatMap((item) => textLines(item));
    case "table":
      return block.table === void 0 || block.table.rows.length === 0 ? [] : titled(block.title, drawTextTable(block.table, "  "));
    case "details":
      return titled(
        block.summary,
        block.blocks.flatMap((one) => blockLines(one, true))
      );
    case "section":
      return titled(
        block.title,
        block.blocks.flatMap((one) => blockLines(one, true))
      );
  }
}
function tableBlock(title, table) {
  if (table === void 0 || table.rows.length === 0) return [];
  return [heading(title), ...drawTextTable(table, "  ")];
}
function textBlock(title, texts, style = "plain") {
  if (texts.length === 0) return [];
  return [heading(title), ...texts.flatMap((text) => textLines(text, style))];
}
function textLines(text, style = "plain") {
  return wrap(text, "  ", "    ").map((line) => ({ text: line, style }));
}
function heading(text) {
  return { text: cutToWidth(text, terminalWidth), style: "heading" };
}
var styles = {
  plain: [],
  heading: ["bold"],
  success: ["green"],
  warning: ["yellow"],
  error: ["red"]
};
function paint({ text, style }) {
  return styleText([...styles[style]], text, { validateStream: false });
}

export {
  renderTerminal
};
