import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  throughputTexts
} from "./chunk-RGU2RT7S.js";
import {
  drawBlock,
  drawDetails,
  drawList,
  drawTable,
  joinBlocks
} from "./chunk-2XGVYYE2.js";
import {
  engineTable
} from "./chunk-45RAWTXT.js";
import {
  averageParts,
  baseJudgements,
  blocksAt,
  briefFacts,
  engineNames,
  findWorst,
  headline,
  lowConfidence,
  notes,
  partsOf,
  problems,
  remedies,
  repeatedTexts,
  runFacts,
  sectionLatencies,
  sectionTable,
  sectionThroughputs,
  shownJudgements,
  testTable,
  testTransactions,
  throughputText,
  wideLatencyTable,
  wideThroughputTable,
  wideTransactionTable,
  withOutcome,
  withoutResult,
  wordsFor
} from "./chunk-KNDR7TI7.js";
import {
  count,
  kindHeadings,
  multiplier,
  plural,
  storageHeadings,
  variantKeys
} from "./chunk-5POPCU4U.js";
import {
  inMarkdown,
  inMarkdownCell
} from "./chunk-QF75JCHI.js";
import {
  InputError,
  mapFeatures,
  omitUndefined,
  sectionPath,
  truncateList,
  unknownName,
  variants,
  workloadNames
} from "./chunk-LVPLGUNK.js";

// src/report/source.ts
function footer(machine, { name, commit, run, measuredBy, at, runner }) {
  const measured = machine ?? (runner && inMarkdown(runner));
  const from = measuredBy === void 0 ? link(`run ${run.id}`, run.url) : `measured by ${link(`run ${run.id}`, measuredBy.url)}`;
  const time = `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  return [
    `<sub>Commit ${commit}`,
    `${from}, attempt ${run.attempt}`,
    time,
    ...measured === void 0 ? [] : [`on ${measured}`],
    `${inMarkdown(name)}</sub>`
  ].join(" \xB7 ");
}
function link(text, url) {
  return `[${text}](${url.replace(/[\s()<>[\]\\]/g, encodeURIComponent)})`;
}

// src/report/tables/markdown-variants.ts
function variantDetails({ sections }, names, layout, times) {
  return variants.flatMap((variant) => {
    const own = sections.filter((section) => section.variant === variant);
    const summary = `<b>${variant}</b> (${variantKeys[variant]}): ${summarise(own)}`;
    const tables = variantTables({ sections }, variant, names, layout, times);
    return own.length === 0 ? [] : [drawDetails(summary, joinBlocks(tables))];
  });
}
function variantTables({ sections }, variant, names, layout, times) {
  const own = sections.filter((section) => section.variant === variant);
  return [...storageTables(own, names, layout, times), latencyTables(times.latencies, variant, names)];
}
function latencyTables(latencies, variant, names) {
  const tables = latencies.filter((section) => section.variant === variant).flatMap((section) => [
    `#### ${storageHeadings[section.storage]}, ${kindHeadings[section.kind]}`,
    drawTable(wideLatencyTable(section, names, inMarkdownCell))
  ]);
  return drawDetails("Statement latencies", joinBlocks(tables));
}
function storageTables(sections, names, { rows, unit, columns }, { transactions, throughputs }) {
  return [...Map.groupBy(sections, ({ storage }) => storage)].flatMap(([storage, both]) => [
    `### ${storageHeadings[storage]}`,
    ...both.flatMap((section) => [
      `#### ${kindHeadings[section.kind]}`,
      ...sectionTables(testTable(section, names, inMarkdownCell, omitUndefined({ unit, columns })), rows),
      drawList(throughputTexts(section, names, inMarkdown, unit)),
      averageLine(section),
      ...throughputs.filter((one) => sectionPath(one) === sectionPath(section)).flatMap((one) => [
        drawTable(wideThroughputTable(one, names, inMarkdownCell)),
        drawList(repeatedTexts(one, names, inMarkdown))
      ]),
      ...transactions.filter((test) => sectionPath(test) === sectionPath(section)).flatMap((test) => transactionTables(test, names))
    ])
  ]);
}
function transactionTables(test, names) {
  const throughput = `${inMarkdownCell(test.workload)}: ${throughputText(test, names)}.`;
  if (test.kinds.length === 0) return [throughput];
  return [throughput, drawTable(wideTransactionTable(test, names, inMarkdownCell))];
}
function sectionTables({ columns, rows: all }, wanted) {
  if (wanted === "all") return [drawTable({ columns, rows: all })];
  const rows = all.filter(({ highlighted }, index) => highlighted || index === all.length - 1);
  const left = all.length - rows.length;
  return [
    drawTable({ columns, rows }),
    ...left === 0 ? [] : [`${plural(left, "passing test")} left out for size.`]
  ];
}
function averageLine({ parts }) {
  const text = parts && averageParts(parts, inMarkdown);
  return text === void 0 ? "" : `Average: ${text}.`;
}
function summarise(sections) {
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
    (sum, all) => sum + withOutcome(all, "accepted").length,
    0
  );
  const unmeasured = withoutResult(tests).length;
  return [
    plural(tests.length, "test"),
    ...lowest === void 0 || highest === void 0 ? [] : [
      averages.length === 1 ? `average ${multiplier(lowest)}x` : `averages ${multiplier(lowest)}x to ${multiplier(highest)}x`
    ],
    ...worst === void 0 ? [] : [`worst test ${multiplier(worst.multiplier, worst.ceiling)}x${ofBase}`],
    ...over > 0 ? [`<b>${count(over)} over the ceiling</b>`] : [],
    ...slower > 0 ? [`<b>${count(slower)} over the ceiling against the base</b>`] : [],
    ...accepted > 0 ? [`${count(accepted)} accepted over the ceiling`] : [],
    ...unmeasured > 0 ? [`<b>${count(unmeasured)} without a result</b>`] : []
  ].join(", ");
}

// src/report/markdown.ts
var maxProblems = 20;
var maxLowConfidence = 5;
var maxWarnings = 20;
var details = [
  "full",
  "without latencies",
  "without passing rows",
  "sections only",
  "verdict only"
];
var wordStyle = {
  text: inMarkdown,
  cell: inMarkdownCell,
  shortCell: inMarkdownCell,
  shortName: inMarkdownCell,
  link: (text, url) => url === void 0 ? text : link(text, url)
};
function renderMarkdown(recording, verdict, layout = { detail: "full" }) {
  const { detail, variant, chart = "", leftOut = "", history, features = [] } = layout;
  const parts = partsOf(features);
  const shown = variant === void 0 ? verdict : ofVariant(verdict, variant);
  const words = wordsFor(recording, wordStyle);
  const { names } = words;
  const input = {
    recording,
    verdict: shown,
    runVerdict: verdict,
    words,
    parts,
    ...omitUndefined({ variant, history })
  };
  const drawn = (place) => blocksAt(place, parts, input).map(drawBlock);
  const sectionBlocks = () => [
    problemBlock(shown, names),
    ...drawn("beside the verdict"),
    remedyBlock(shown),
    lowConfidenceBlock(shown),
    shown.sections.length === 0 ? "" : drawTable(sectionTable(shown.sections, inMarkdownCell)),
    ...drawn("with the sections"),
    chart,
    ...drawn("below the sections"),
    ...warningBlocks(recording, shown, names, parts)
  ];
  const tableBlocks = () => [
    ...variantBlocks(recording, verdict, parts, layout),
    drawDetails("What the figures mean", drawList(notes(recording, verdict, names, parts))),
    drawDetails(
      "How this was measured",
      measurementBlock(recording, verdict, parts, drawn("in the details"))
    )
  ];
  const blocks = [
    headlineBlock(recording, verdict),
    leftOut,
    ...detail === "verdict only" ? [] : sectionBlocks(),
    ...detail === "verdict only" || detail === "sections only" ? [] : tableBlocks(),
    briefFacts(recording, verdict, inMarkdown)
  ];
  return `${joinBlocks(blocks)}
`;
}
function ofVariant(verdict, variant) {
  const own = (all) => all.filter((one) => one.variant === variant);
  const { measurement, changes, acceptances, features } = verdict;
  return {
    ...verdict,
    sections: own(verdict.sections),
    ...omitUndefined({
      acceptances: acceptances && {
        ...acceptances,
        accepted: acceptances.accepted.filter(({ name }) => name.startsWith(`${variant}/`))
      },
      changes: changes && { ...changes, found: changes.found.filter(({ test }) => test.variant === variant) }
    }),
    features: mapFeatures(features, (judged, judge) => judge.ofVariant(judged, variant)),
    measurement: measurement.state === "complete" ? measurement : { ...measurement, lacking: own(measurement.lacking) }
  };
}
function headlineBlock(recording, verdict) {
  const { word, rest } = headline(recording, verdict, inMarkdown);
  return `**${word}**: ${rest}`;
}
function problemBlock(verdict, names) {
  const lines = problems(verdict, names, inMarkdown).map(({ name, reason }) => `${name}: ${reason}`);
  return drawList(
    truncateList(maxProblems, lines, (more) => `and ${plural(more, "more row")}, bold in the tables`)
  );
}
function remedyBlock(verdict) {
  const all = remedies(verdict);
  return all.length === 0 ? "" : `What would help: ${all.join("; ")}.`;
}
function lowConfidenceBlock(verdict) {
  const all = lowConfidence(verdict, inMarkdown);
  const shown = truncateList(
    maxLowConfidence,
    all,
    (more) => `and ${count(more)} more, marked in the tables`
  );
  return all.length === 0 ? "" : `Passes with low confidence: ${shown.join(", ")}.`;
}
function warningBlocks({ warnings }, verdict, names, parts) {
  return [
    ...parts.flatMap((part) => part.warnings?.(verdict, names, inMarkdown) ?? []),
    ...truncateList(maxWarnings, warnings.map(inMarkdown), (more) => `and ${plural(more, "more warning")}`)
  ].map((warning) => `Note: ${warning}`);
}
function variantBlocks(recording, verdict, parts, { detail, variant, unit }) {
  const names = engineNames(recording, inMarkdownCell);
  const rows = detail === "without passing rows" ? "not passing" : "all";
  const times = {
    latencies: detail === "full" ? sectionLatencies(recording, verdict) : [],
    transactions: rows === "all" ? testTransactions(recording, verdict) : [],
    throughputs: rows === "all" ? sectionThroughputs(recording, verdict) : []
  };
  const columns = parts.flatMap((part) => part.column?.(verdict) ?? []);
  const layout = { rows, columns, ...omitUndefined({ unit }) };
  return variant === void 0 ? variantDetails(verdict, names, layout, times) : variantTables(verdict, variant, names, layout, times);
}
function measurementBlock(recording, verdict, parts, others) {
  const facts = runFacts(recording, verdict, inMarkdown, parts).map(
    ({ label, value }) => `${label}: ${value}`
  );
  const engines = engineTable(recording, verdict, inMarkdownCell);
  return joinBlocks([
    verdict.untrusted ? "As the measuring job reports, unverified where it is quoted:" : "",
    drawList(facts),
    ...others,
    engines.rows.length === 0 ? "" : drawTable(engines)
  ]);
}

// src/options/known-workloads.ts
function requireKnownWorkloads(given, config, source) {
  if (config !== void 0 || given["own-workloads"] !== void 0) return;
  const unknown = given.workloads?.find((name) => name !== "all" && !workloadNames.includes(name));
  if (unknown !== void 0)
    throw new InputError(`${source}: ${unknownName("workload", unknown, workloadNames)}`);
}

export {
  requireKnownWorkloads,
  footer,
  link,
  details,
  renderMarkdown
};
