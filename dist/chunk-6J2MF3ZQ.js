import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  at,
  averageParts,
  baseJudgements,
  blocksAt,
  briefFacts,
  engineTable,
  findWorst,
  headline,
  latencyTable,
  lowConfidence,
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
  shownJudgements,
  testTable,
  testTransactions,
  throughputTable,
  throughputText,
  transactionTable,
  unitOf,
  withOutcome,
  withoutResult,
  wordsFor
} from "./chunk-F2M3MRNK.js";
import {
  count,
  inWords,
  kindHeadings,
  multiplier,
  percent,
  plural,
  rowsPerSecond,
  storageHeadings,
  variantKeys
} from "./chunk-5AFXCYHW.js";
import {
  mapFeatures,
  omitUndefined,
  sectionPath,
  variants
} from "./chunk-NXLM7HAE.js";

// src/report/tables/throughput.ts
function throughputTexts({ variant, tests }, names, escapeText, asked = "time") {
  if (unitOf(variant, asked) === "time") return [];
  return tests.flatMap(({ comparison }) => {
    if (comparison.state !== "measured" || !comparison.rows) return [];
    const { workload, rows, timeNs, multiplier: multiplier2, base } = comparison;
    const beside = [
      `${inWords(multiplier2)} ${names.baseline}`,
      ...base?.state === "measured" ? [`${inWords(base.multiplier)} ${names.base}`] : []
    ];
    return [
      `${escapeText(workload)}: ${names.candidate} ${rowsPerSecond(rows, timeNs.candidate)} rows/s, ${beside.join(", ")}`
    ];
  });
}

// src/report/test-blocks.ts
function testBlocks(input) {
  const level = "without passing rows";
  const blocksOf = variantBlocks(input);
  if (input.variant !== void 0) return blocksOf(input.variant).map((block) => ({ level, ...block }));
  return variants.flatMap((variant) => {
    const own = input.verdict.sections.filter((section) => section.variant === variant);
    const summary = `<b>${variant}</b> (${variantKeys[variant]}): ${summarise(own)}`;
    return own.length === 0 ? [] : [{ kind: "details", level, summary, blocks: blocksOf(variant) }];
  });
}
function variantBlocks(input) {
  const { recording, verdict, words } = input;
  const { names, shortNames, text, cell, shortCell } = words;
  const throughputs = sectionThroughputs(recording, verdict);
  const transactions = testTransactions(recording, verdict);
  const latencies = sectionLatencies(recording, verdict);
  const sectionBlocks = (section) => {
    const isOwn = (one) => sectionPath(one) === sectionPath(section);
    return [
      { kind: "heading", depth: 4, text: kindHeadings[section.kind] },
      timesBlock(section, input),
      ...throughputs.filter(isOwn).map((one) => {
        return {
          kind: "group",
          level: "without latencies",
          title: `Throughput: ${sectionTitle(section)}`,
          blocks: [
            { kind: "table", table: throughputTable(one, shortNames, shortCell) },
            { kind: "list", items: repeatedTexts(one, names, text) }
          ]
        };
      }),
      ...transactions.filter(isOwn).map((test) => {
        return {
          kind: "group",
          level: "without latencies",
          title: `Transactions: ${test.variant}, ${storageHeadings[test.storage]}`,
          blocks: [
            { kind: "text", lead: cell(test.workload), text: `${throughputText(test, names)}.` },
            { kind: "table", table: transactionTable(test, shortNames, shortCell) }
          ]
        };
      })
    ];
  };
  return (variant) => {
    const own = verdict.sections.filter((section) => section.variant === variant);
    const latencyBlocks = latencies.filter((section) => section.variant === variant).flatMap((section) => [
      { kind: "heading", depth: 4, text: sectionHeading(section) },
      {
        kind: "table",
        title: `Statement latencies: ${sectionTitle(section)}`,
        table: latencyTable(section, shortNames, shortCell)
      }
    ]);
    return [
      ...[...Map.groupBy(own, ({ storage }) => storage)].flatMap(([storage, both]) => [
        { kind: "heading", depth: 3, text: storageHeadings[storage] },
        ...both.flatMap(sectionBlocks)
      ]),
      { kind: "details", level: "full", summary: "Statement latencies", blocks: latencyBlocks }
    ];
  };
}
function sectionTitle(section) {
  return `${section.variant}, ${sectionHeading(section)}`;
}
function sectionHeading({ storage, kind }) {
  return `${storageHeadings[storage]}, ${kindHeadings[kind]}`;
}
function timesBlock(section, { runVerdict, words, parts, unit }) {
  const { names, shortNames, shortCell, text, isNarrow } = words;
  const table = testTable(section, shortNames, shortCell, {
    notes: isNarrow ? "short" : "full",
    columns: isNarrow ? [] : parts.flatMap((part) => part.column?.(runVerdict) ?? []),
    ...unit === void 0 ? {} : { unit }
  });
  const average = section.parts && averageParts(section.parts, text);
  return {
    kind: "group",
    title: sectionTitle(section),
    blocks: [
      { kind: "table", table, level: "without latencies", shorter: withoutPassing(table) },
      { kind: "list", items: throughputTexts(section, names, text, unit) },
      { kind: "text", text: average === void 0 ? "" : `Average: ${average}.` }
    ]
  };
}
function withoutPassing({ columns, rows: all }) {
  const rows = all.filter(({ highlighted }, index) => highlighted || index === all.length - 1);
  const left = all.length - rows.length;
  const text = left === 0 ? "" : `${plural(left, "passing test")} left out for size.`;
  return [
    { kind: "table", table: { columns, rows } },
    { kind: "text", text }
  ];
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

// src/report/report-blocks.ts
var tones = { pass: "good", accepted: "uncertain", fail: "bad", inconclusive: "uncertain" };
function reportBlocks(recording, verdict, style, { variant, unit, hasCharts = false, history, leftOut = "", features = [] }) {
  const input = {
    recording,
    verdict: variant === void 0 ? verdict : ofVariant(verdict, variant),
    runVerdict: verdict,
    words: wordsFor(recording, style),
    parts: partsOf(features),
    ...omitUndefined({ variant, unit, history })
  };
  const { words, parts } = input;
  const { word, rest } = headline(recording, verdict, words.text);
  const ofParts = parts.flatMap((part) => part.blocks?.(input) ?? []).map(({ place, block }) => ({ place, block: { level: "sections only", ...block } }));
  return [
    ...at("verdict", { kind: "verdict", word, rest, tone: tones[verdict.outcome] }),
    ...at("verdict", { kind: "text", text: leftOut }),
    ...findingBlocks(input),
    ...at("sections", {
      kind: "table",
      level: "sections only",
      title: "Sections",
      table: sectionTable(input.verdict.sections, words.shortCell)
    }),
    ...ofParts.filter(({ place }) => place !== "in the details"),
    ...hasCharts ? at("with the sections", chartBlock(input)) : [],
    ...at("tests", ...testBlocks(input)),
    ...at("meaning", {
      kind: "details",
      level: "without passing rows",
      title: "What the figures mean",
      blocks: [{ kind: "list", items: notes(recording, verdict, words.names, parts) }]
    }),
    ...at("measurement", measurementBlock(input, blocksAt("in the details", ofParts)))
  ];
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
function findingBlocks({ recording, verdict, words, parts }) {
  const { names, text, mark } = words;
  const titled = (title, tone, ...blocks) => {
    return { kind: "group", level: "sections only", title, tone, blocks };
  };
  const help = remedies(verdict);
  return [
    ...at(
      "problems",
      titled(
        "What keeps the run from passing",
        verdict.outcome === "inconclusive" ? "uncertain" : "bad",
        {
          kind: "list",
          items: problems(verdict, names, text).map(({ name, reason }) => `${name}: ${reason}`),
          more: (left) => `and ${plural(left, "more row")}, ${mark} in the tables`
        },
        { kind: "text", text: help.length === 0 ? "" : `What would help: ${help.join("; ")}.` }
      )
    ),
    ...at(
      "confidence",
      titled("Passing with low confidence", "uncertain", {
        kind: "list",
        items: lowConfidence(verdict, text),
        more: (left) => `and ${count(left)} more, marked in the tables`,
        sentence: "Passes with low confidence"
      })
    ),
    ...at(
      "notes",
      titled("Notes", "aside", {
        kind: "list",
        items: [
          ...parts.flatMap((part) => part.warnings?.(verdict, names, text) ?? []),
          ...recording.warnings.map(text)
        ],
        more: (left) => `and ${plural(left, "more warning")}`,
        opening: "Note"
      }),
      {
        kind: "group",
        level: "everything",
        title: `Within ${percent(nearMissShare)} of the ceiling`,
        tone: "aside",
        blocks: [{ kind: "list", items: nearMisses(verdict, text) }]
      }
    )
  ];
}
function chartBlock({ verdict }) {
  return {
    kind: "chart",
    level: "sections only",
    chart: {
      title: "Average multiplier of each section, and its ceiling",
      unit: "multiplier",
      bars: verdict.sections.flatMap(
        ({ judgement, ...section }) => judgement === void 0 ? [] : [{ name: sectionPath(section), value: judgement.multiplier, limit: judgement.ceiling }]
      ),
      legend: "Blue: the average. Grey: its headroom. Red: the part over the ceiling."
    }
  };
}
function measurementBlock({ recording, runVerdict, words, parts }, ofParts) {
  const { text, cell } = words;
  const caution = runVerdict.untrusted ? "As the measuring job reports, unverified where it is quoted:" : "";
  const facts = runFacts(recording, runVerdict, text, parts);
  return {
    kind: "details",
    level: "without passing rows",
    title: "How this was measured",
    unfolded: { kind: "text", text: briefFacts(recording, runVerdict, text) },
    blocks: [
      { kind: "text", text: caution },
      { kind: "list", items: facts.map(({ label, value }) => `${label}: ${value}`) },
      ...ofParts,
      { kind: "table", table: engineTable(recording, runVerdict, cell), asTexts: true }
    ]
  };
}

export {
  reportBlocks
};
