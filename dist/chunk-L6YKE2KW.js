import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  suiteHash
} from "./chunk-N4XXG3KM.js";
import {
  blocksAt,
  briefFacts,
  changeText,
  contradictsFigure,
  engineName,
  engineNames,
  exceeds,
  failuresReason,
  findWorst,
  growthOf,
  growthTable,
  headline,
  missingReason,
  partsOf,
  quantile,
  reportBlocks,
  rowNotes,
  sectionLatencies,
  sectionTable,
  sectionThroughputs,
  testReason,
  testTransactions,
  throughputBlock,
  transactionBlock,
  wordsFor
} from "./chunk-6UQXJCQP.js";
import {
  instructionSummary,
  instructionTrendText,
  trendSummary,
  trendText
} from "./chunk-OGEEZJ23.js";
import {
  dayOf,
  describeChange,
  describeConfounders,
  describeEngine,
  describeMark,
  describeOtherFacts
} from "./chunk-OGA7REU3.js";
import {
  count,
  isEngineTable,
  multiplier,
  narrowTable,
  percent,
  plural,
  plusMinus,
  signedHundredths,
  variantKeys
} from "./chunk-2X3JUV6M.js";
import {
  createRun,
  instructionTrends,
  isSameRun
} from "./chunk-ZKYTNNIK.js";
import {
  marksOf,
  toValue,
  weightedMean
} from "./chunk-ICIOEQVD.js";
import {
  runName
} from "./chunk-XW77I2CL.js";
import {
  inPage
} from "./chunk-ROPVL5DC.js";
import {
  comparedPairs,
  findWorkload,
  findingsOf,
  isUnmeasured,
  kinds,
  omitUndefined,
  perEngine,
  ratiosOf,
  rolesOf,
  storages,
  suiteNames,
  suiteOf,
  suites,
  testPath,
  testVerdicts,
  truncateList,
  undecidedFindings,
  variants,
  variantsOf
} from "./chunk-4YQZDUKF.js";

// src/report/html/page.ts
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
function renderPage(data, { script, style }) {
  for (const [name, text] of Object.entries({ script, style }))
    if (new RegExp(`</${name}|<!--`, "i").test(text))
      throw new Error(`the page's ${name} has </${name} or <!-- in it, which would end its element`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(script, style)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>sqlite-bench-gate</title>
<style>${style}</style>
</head>
<body>
<noscript>This page needs JavaScript. <code>report.md</code>, beside the results, and the command <code>history trend</code> do not.</noscript>
<script type="text/plain" id="data">${compress(data)}</script>
<script>${script}</script>
</body>
</html>
`;
}
function policy(script, style) {
  const sha256 = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  return [
    "default-src 'none'",
    `script-src ${sha256(script)}`,
    `style-src ${sha256(style)}`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    // No text can become HTML, whatever the script does: https://www.w3.org/TR/trusted-types/
    "require-trusted-types-for 'script'",
    "trusted-types 'none'"
  ].join("; ");
}
function compress(data) {
  return gzipSync(JSON.stringify(data), { level: 9 }).toString("base64");
}

// src/report/html/history-data.ts
function historyData(trends, tests, own) {
  const ids = new Set(tests.map(({ id }) => id));
  const shown = trends.tests.filter(({ series }) => ids.has(inPage(series.path)));
  const runs = runsData(trends);
  const states = { changed: 0, steady: 0, "too early": 0 };
  for (const { trend } of tests) if (trend !== void 0) states[trend.state]++;
  return {
    summary: trendSummary({ ...trends, tests: shown }),
    runs: own === void 0 ? runs : [...runs, own],
    states,
    changes: changesData(tests),
    ...omitUndefined({ instructions: instructionsData(trends, tests) })
  };
}
function instructionsData({ runs }, tests) {
  const [summary] = instructionSummary(instructionTrends(runs));
  if (summary === void 0) return void 0;
  const all = tests.flatMap(
    ({ trend }, test) => (trend?.instructions?.changes ?? []).map((change) => ({ test, ...change }))
  );
  const changes = all.toSorted((a, b) => b.run - a.run || Math.abs(b.share) - Math.abs(a.share));
  return { summary, changes };
}
function runsData({ runs, marks }) {
  const byRun = new Map(marks.map((one) => [one.run, one.marks]));
  return runs.map((run, index) => runData(run, byRun.get(index) ?? [], runName(run)));
}
function runData(run, marks, name) {
  return {
    name: inPage(name),
    day: dayOf(run),
    facts: factsOf(run),
    outcome: run.outcome,
    marks: marks.map(({ fact }) => fact),
    markTexts: marks.map((mark) => describeMark(mark, inPage))
  };
}
function factsOf({ engines, branch, commit, machine }) {
  return [
    `${describeEngine(engines.candidate, inPage)} against ${describeEngine(engines.baseline, inPage)}`,
    ...branch === void 0 ? [] : [`branch ${inPage(branch)}`],
    ...commit === void 0 ? [] : [`commit ${commit.slice(0, 10)}`],
    ...machine === void 0 ? [] : [`${plural(machine.cores, "core")} of ${inPage(machine.cpu)}`]
  ].join(", ");
}
function changesData(tests) {
  const all = tests.flatMap(
    ({ trend }, test) => (trend?.changes ?? []).map((change) => ({ test, ...change }))
  );
  const size = ({ ratio }) => Math.abs(Math.log(ratio));
  return all.toSorted((a, b) => b.run - a.run || size(b) - size(a));
}

// src/report/html/figure-data.ts
function figureData(judgement) {
  if (judgement === void 0) return void 0;
  const { multiplier: value, ceiling, outcome } = judgement;
  return { value, text: multiplier(value, ceiling), ceiling, outcome };
}
function comparedData(judgement, interval) {
  const { multiplier: value, ceiling, outcome, headroom } = judgement;
  return {
    value,
    text: multiplier(value, ceiling),
    outcome,
    limit: { ceiling, headroom: headroomText(judgement, headroom) },
    ...interval === void 0 ? {} : { interval: { low: interval.low, high: interval.high, text: plusMinus(interval) } }
  };
}
function headroomText({ outcome }, headroom) {
  if (headroom >= 0) return percent(headroom);
  return exceeds(outcome) ? `over by ${percent(headroom)}` : "none";
}

// src/report/html/findings-data.ts
var maxItems = 100;
var findingPlaces = [
  "problems",
  "beside the verdict",
  "below the sections",
  "confidence",
  "notes"
];
function findingsData(placed, tests) {
  const indexes = new Map(tests.map(({ id }, index) => [id, index]));
  const item = (text) => {
    const [name = ""] = text.split(": ", 1);
    const test = indexes.get(name);
    return test === void 0 ? { text } : { name, text: text.slice(name.length + 2), test };
  };
  return findingPlaces.flatMap((place) => blocksAt(place, placed)).flatMap((block) => {
    const { title = "", tone = "plain" } = block;
    const texts = textsOf(block);
    const [table] = tablesOf(block);
    if (texts.length === 0 && table === void 0) return [];
    const leftOut = texts.length > maxItems ? texts.length - maxItems : void 0;
    return [
      { title, tone, items: texts.slice(0, maxItems).map(item), ...omitUndefined({ table, leftOut }) }
    ];
  });
}
function foldedData(place, placed) {
  return blocksAt(place, placed).flatMap(
    (block) => block.kind === "details" ? [{ title: block.title ?? "", blocks: block.blocks }] : []
  );
}
function textsOf(block) {
  switch (block.kind) {
    case "text":
      if (block.text === "") return [];
      return [block.lead === void 0 ? block.text : `${block.lead}: ${block.text}`];
    case "list":
      return block.items;
    default:
      return "blocks" in block ? block.blocks.flatMap(textsOf) : [];
  }
}
function tablesOf(block) {
  if (block.kind !== "table") return "blocks" in block ? block.blocks.flatMap(tablesOf) : [];
  if (block.table === void 0 || block.table.rows.length === 0) return [];
  return [isEngineTable(block.table) ? narrowTable(block.table) : block.table];
}

// src/report/explain/test-reasons.ts
function testReasons({ comparison, judgement, base }, verdict, names, escapeText) {
  if (isUnmeasured(comparison)) return [missingReason(comparison, names, escapeText, verdict)];
  const path = testPath(comparison);
  const baseName = engineName(names, "base");
  const change = verdict.changes?.found.find(({ test }) => testPath(test) === path);
  const accepted = (verdict.acceptances?.accepted ?? []).filter(({ name }) => name === path);
  return [
    ...judgement === void 0 ? [] : [reason(judgement)],
    ...base === void 0 ? [] : [reason(base, baseName)],
    ...comparison.base?.state === "failed" ? [
      `not compared with ${baseName}: ${failuresReason(comparison.base.failures, names, escapeText, verdict)}`
    ] : [],
    ...change === void 0 ? [] : [`changed against ${baseName}: ${changeText(change)}`],
    ...accepted.map(
      ({ acceptance: { by, until, reason: why } }) => `accepted by ${escapeText(by)} until ${until}: "${escapeText(why)}"`
    )
  ];
}
function reason(judgement, base) {
  return judgement.outcome === "pass" ? passReason(judgement, base) : testReason(judgement, base);
}
function passReason(judgement, base) {
  const { ceiling, evidence } = judgement;
  const figure = `${multiplier(judgement.multiplier, ceiling)}x${base === void 0 ? "" : ` of ${base}`}`;
  const side = contradictsFigure(judgement) ? `but the pairs are within ${ceiling}x` : `within ${ceiling}x`;
  const how = evidence === void 0 ? "" : `: ${decidedBy(evidence)}`;
  const pairs = evidence === void 0 ? "" : `, over ${ceiling}x in ${count(evidence.over)} of ${plural(evidence.pairs, "pair")}`;
  return `${figure}, ${side}${how}${pairs}`;
}
function decidedBy({ phase, ending }) {
  if (ending !== void 0) return "with low confidence, since the pairs ended before this was certain";
  return {
    fixed: "the multiplier alone decides",
    screening: "screening cleared it",
    confirmation: "new pairs confirmed it"
  }[phase];
}

// src/report/html/page-data.ts
var latencyLevels = [0.5, 0.75, 0.9, 0.95, 0.99, 0.999, 1];

// src/report/html/test-data.ts
var maxPairs = 3e4;
var maxReasons = 20;
var pageStyle = {
  text: inPage,
  cell: inPage,
  shortCell: inPage,
  shortName: inPage,
  link: (text, url) => url === void 0 ? text : `${text} (${inPage(url)})`,
  isNarrow: true,
  mark: "marked"
};
function testData(recording, verdict, parts) {
  const records = new Map(recording.tests.map((record) => [testPath(record), record]));
  const latencies = latenciesByTest(sectionLatencies(recording, verdict));
  const names = engineNames(recording, inPage);
  const blocks = blocksByTest(recording, verdict);
  const byFeature = findingOutcomes(verdict);
  const tests = testVerdicts(verdict);
  const most = Math.max(1, Math.floor(maxPairs / Math.max(1, tests.length)));
  const ids = uniqueIds(tests.map(({ comparison }) => inPage(testPath(comparison))));
  return tests.map((test, index) => {
    const { comparison } = test;
    const { variant, storage, kind, workload } = comparison;
    const path = testPath(comparison);
    const description = findWorkload(comparison)?.description;
    const reasons = testReasons(test, verdict, names, inPage);
    const record = records.get(path);
    return {
      id: ids[index],
      variant,
      storage,
      kind,
      workload: inPage(workload),
      ...omitUndefined({ description }),
      outcome: worstOutcome(test, byFeature.get(path)),
      reasons: truncateList(maxReasons, reasons, (more) => `and ${more} more`),
      notes: rowNotes(test, "full"),
      ...isUnmeasured(comparison) ? {} : figures(test, comparison, record, most),
      ...Object.assign({}, ...parts.map((part) => part.testData?.(comparison, verdict, names))),
      ...omitUndefined({
        blocks: blocks.get(path),
        latencies: latencies.get(path)
      })
    };
  });
}
function findingOutcomes(verdict) {
  const all = [
    ...findingsOf(verdict).map(({ found }) => [testPath(found.test), found.outcome]),
    ...undecidedFindings(verdict).flatMap(
      ({ undecided }) => undecided.map(({ test }) => [testPath(test), "inconclusive"])
    )
  ];
  const byTest = Map.groupBy(all, ([path]) => path);
  return new Map([...byTest].map(([path, own]) => [path, own.map(([, outcome]) => outcome)]));
}
var severity = { pass: 0, accepted: 1, inconclusive: 2, fail: 3 };
function worstOutcome({ judgement, base }, byFeature = []) {
  const outcomes = [judgement?.outcome, base?.outcome, ...byFeature].filter((one) => one !== void 0);
  return outcomes.toSorted((one, other) => severity[other] - severity[one])[0] ?? "none";
}
function figures({ judgement, base: baseJudgement }, comparison, record, most) {
  const { timeNs, rows, base, screened } = comparison;
  const interval = comparison.state === "measured" ? comparison.interval : void 0;
  const measuredBase = base?.state === "measured" ? base : void 0;
  const others = {
    baseline: "baseline" in timeNs ? timeNs.baseline : void 0,
    base: measuredBase?.timeNs
  };
  return {
    ...judgement === void 0 ? {} : { figure: comparedData(judgement, interval) },
    ...baseJudgement === void 0 ? {} : { base: comparedData(baseJudgement, measuredBase?.interval) },
    times: roundedTimes({ candidate: timeNs.candidate, ...omitUndefined(others) }),
    ...rows === void 0 || rows === 0 ? {} : { rows },
    ...record === void 0 ? {} : { pairs: pairsData(record, screened, ratiosOf(comparison).length, most) }
  };
}
function roundedTimes({ candidate, baseline, base }) {
  return {
    ...baseline === void 0 ? {} : { baseline: Math.round(baseline) },
    candidate: Math.round(candidate),
    ...base === void 0 ? {} : { base: Math.round(base) }
  };
}
function pairsData(record, screened, counted, most) {
  const all = comparedPairs(record);
  const shown = all.slice(0, most);
  const timesOf = (role) => {
    const times = shown.flatMap((pair) => pair[role] ?? []);
    return times.length === shown.length ? times : void 0;
  };
  return {
    rounds: shown.map(({ round: round2 }) => round2),
    ns: {
      ...omitUndefined({ baseline: timesOf("baseline") }),
      candidate: shown.map(({ candidate }) => candidate),
      ...omitUndefined({ base: timesOf("base") })
    },
    screened,
    counted,
    left: all.length - shown.length
  };
}
function blocksByTest(recording, verdict) {
  const words = wordsFor(recording, pageStyle);
  const all = [
    ...testTransactions(recording, verdict).map(
      (test) => [testPath(test), transactionBlock(test, words)]
    ),
    ...sectionThroughputs(recording, verdict).flatMap(
      (section) => section.tests.map((test) => {
        const block = throughputBlock({ ...section, tests: [test] }, words);
        return [testPath({ ...section, workload: test.workload }), block];
      })
    )
  ];
  const byTest = Map.groupBy(all, ([path]) => path);
  return new Map([...byTest].map(([path, own]) => [path, own.map(([, block]) => block)]));
}
function latenciesByTest(sections) {
  return new Map(
    sections.flatMap(
      ({ tests, ...section }) => tests.map(({ workload, engines }) => {
        const quantiles = rolesOf(engines).flatMap((role) => {
          const histogram = engines[role];
          return histogram === void 0 ? [] : [[role, latencyLevels.map((level) => Math.round(quantile(histogram, level)))]];
        });
        return [testPath({ ...section, workload }), Object.fromEntries(quantiles)];
      })
    )
  );
}
function uniqueIds(paths) {
  const seen = /* @__PURE__ */ new Set();
  return paths.map((path) => {
    let id = path;
    for (let number = 2; seen.has(id); number++) id = `${path} (${number})`;
    seen.add(id);
    return id;
  });
}

// src/report/html/run-data.ts
function runData2(recording, verdict, tests, features, comparison) {
  const { word, rest } = headline(recording, verdict, inPage);
  const blocks = reportBlocks(recording, verdict, pageStyle, {
    features,
    ...comparison === void 0 ? {} : { history: { comparison, hasTable: true } }
  });
  return {
    headline: { outcome: verdict.outcome, word, rest },
    brief: briefFacts(recording, verdict, inPage),
    findings: findingsData(blocks, tests),
    sections: sectionsData(verdict),
    ...omitUndefined({ worst: worstData(verdict), growth: growthData(recording, verdict) }),
    measurement: [...foldedData("meaning", blocks), ...foldedData("measurement", blocks)]
  };
}
function sectionsData(verdict) {
  const { sections } = verdict;
  let first = 0;
  return {
    table: sectionTable(sections, inPage),
    averages: sections.map(({ judgement }) => figureData(judgement) ?? null),
    worst: sections.map(({ tests }) => {
      const worst = findWorst(numbered(tests));
      first += tests.length;
      return worst === void 0 ? null : first - tests.length + worst.index;
    })
  };
}
function worstData({ sections }) {
  const all = testVerdicts({ sections });
  const [test, section] = [findWorst(numbered(all)), findWorst(numbered(sections))];
  return test && section && { test: test.index, section: section.index };
}
function numbered(all) {
  return all.map((one, index) => ({ ...one, index }));
}
function growthData(recording, verdict) {
  const growth = growthOf(verdict.sections, recording.suite?.rows);
  const table = growthTable(growth, engineNames(recording, inPage), inPage);
  if (table === void 0) return void 0;
  const indexes = new Map(
    testVerdicts(verdict).map(({ comparison }, index) => [testPath(comparison), index])
  );
  const workloads = growth.map(({ sizes }) => {
    const [first] = sizes;
    return {
      tests: sizes.map(({ test }) => indexes.get(testPath(test))),
      rows: sizes.map(({ rows }) => rows),
      times: perEngine(first.timeNs, (_, role) => sizes.map(({ timeNs }) => timeNs[role]))
    };
  });
  return { table, workloads };
}

// src/report/html/suite-data.ts
function suiteData(sections, tests) {
  const known = suiteNames.map((name) => ({
    name,
    description: suites[name].description,
    own: variantsOf(name)
  }));
  const others = [...new Set(tests.map(({ variant }) => variant))].filter((variant) => !isVariant(variant));
  const all = [...known, { name: "others", description: "", own: others }];
  return all.flatMap(({ name, description, own }) => {
    const columns = columnsOf(own, tests);
    if (columns.length === 0) return [];
    const groups = distinct(kinds, tests, "kind").flatMap((kind) => {
      const rows = rowsOf(kind, columns, tests);
      const averages = columns.map((column) => averageOf(kind, column, sections));
      return rows.length === 0 ? [] : [{ kind, rows, averages }];
    });
    return [{ name, description, columns, groups }];
  });
}
function isVariant(variant) {
  return variants.includes(variant);
}
function distinct(known, tests, part) {
  return [.../* @__PURE__ */ new Set([...known, ...tests.map((test) => test[part])])];
}
function columnsOf(own, tests) {
  return own.flatMap(
    (variant) => distinct(storages, tests, "storage").flatMap(
      (storage) => tests.some((test) => test.variant === variant && test.storage === storage) ? [{ variant, shape: isVariant(variant) ? variantKeys[variant] : "", storage }] : []
    )
  );
}
var committing = /_ac$/;
function rowsOf(kind, columns, tests) {
  const rows = [];
  for (const [index, test] of tests.entries()) {
    const { workload, storage } = test;
    const column = columns.findIndex((one) => one.variant === test.variant && one.storage === storage);
    if (column < 0 || test.kind !== kind) continue;
    const names = storage === "autocommit" ? [workload.replace(committing, ""), workload] : [workload];
    let row = rows.find((one) => names.includes(one.workload) && one.tests[column] === null);
    if (row === void 0) {
      row = { workload, tests: columns.map(() => null) };
      rows.push(row);
    }
    row.tests[column] = index;
  }
  return rows;
}
function averageOf(kind, { variant, storage }, sections) {
  const section = sections.find(
    (one) => one.kind === kind && one.variant === variant && one.storage === storage
  );
  return figureData(section?.judgement) ?? null;
}

// src/report/html/trend-data.ts
var digits = 5;
function trendsByTest(trends, newest) {
  const tests = new Map(newest?.tests.map((test) => [test.id, test]));
  const known = knownSuites(trends);
  const counted = new Map(instructionTrends(trends.runs).map((one) => [one.path, one]));
  return new Map(
    trends.tests.flatMap((trend) => {
      const id = inPage(trend.series.path);
      const own = newest && { figures: tests.get(id) ?? {}, rows: newest.rows };
      if (trend.series.points.length === 0) return [];
      const counts = counted.get(trend.series.path);
      const instructions = counts && countData(trends.runs, counts, own?.figures);
      return [[id, { ...trendData(trends, trend, known, own), ...omitUndefined({ instructions }) }]];
    })
  );
}
function trendData(trends, trend, known, own) {
  const { series, state, changes } = trend;
  const sizes = series.points.map(({ run }) => trends.runs[run]?.suite?.rows);
  return {
    state,
    lines: trendText(trends, trend, inPage).lines,
    points: pointsData(trends.runs.length, series.points, own?.figures),
    changes: changes.map((change) => ({
      run: change.firstAfter,
      ratio: round(change.ratio),
      text: `${describeChange(change)}${describeConfounders(change)}`
    })),
    levels: levelsData(trend),
    ...omitUndefined({
      repetitions: repetitionsOf(trend, known, own === void 0 ? sizes : [...sizes, own.rows])
    })
  };
}
function countData(runs, trend, own) {
  const byRun = new Map(trend.points.map(({ run, instructions }) => [run, instructions]));
  return {
    counts: [
      ...runs.map((_, run) => byRun.get(run) ?? null),
      ...own === void 0 ? [] : [own.instructions?.taken.candidate ?? null]
    ],
    lines: instructionTrendText(runs, trend, inPage).lines,
    changes: trend.changes.map(({ after, share }) => ({
      run: after.run,
      share,
      text: `${signedHundredths(share)} instructions`
    }))
  };
}
function pointsData(runs, points, own) {
  const byRun = new Map(points.map((point) => [point.run, point]));
  const column = (ofPoint, ofOwn) => [
    ...Array.from({ length: runs }, (_, run) => {
      const point = byRun.get(run);
      return rounded(point && ofPoint(point));
    }),
    ...own === void 0 ? [] : [rounded(ofOwn)]
  ];
  const { figure, times } = own ?? {};
  return {
    candidate: column(({ candidateNs }) => candidateNs, times?.candidate),
    baseline: column(({ baselineNs }) => baselineNs, times?.baseline),
    low: column(({ interval }) => interval?.low, figure?.interval?.low),
    high: column(({ interval }) => interval?.high, figure?.interval?.high)
  };
}
function levelsData({ series, changes }) {
  const starts = [0, ...changes.map(({ firstAfter }) => firstAfter)];
  return starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    const own = series.points.filter(({ run }) => run >= start && run < end);
    const [first, last] = [own[0], own.at(-1)];
    if (first === void 0 || last === void 0) return [];
    const multiplier2 = round(Math.exp(weightedMean(own.map(toValue)).mean));
    return [{ first: first.run, last: last.run, multiplier: multiplier2 }];
  });
}
function knownSuites({ runs }) {
  const { rows, seed, hash, others = {} } = runs.at(-1)?.suite ?? {};
  if (rows === void 0 || seed === void 0) return /* @__PURE__ */ new Set();
  const recorded = { ...others, oltp: hash };
  return new Set(
    suiteNames.filter(
      (name) => recorded[name] !== void 0 && recorded[name] === suiteHash({ rows, seed }, name)
    )
  );
}
function repetitionsOf({ series }, known, sizes) {
  const [name, , , workload = ""] = series.path.split("/");
  const variant = variants.find((one) => one === name);
  if (variant === void 0 || !known.has(suiteOf(variant))) return void 0;
  const forms = new Set(series.points.map(({ sql }) => sql));
  const [rows] = sizes;
  if (rows === void 0 || forms.size > 1 || sizes.some((size) => size !== rows)) return void 0;
  return findWorkload({ variant, workload })?.times(rows);
}
function rounded(value) {
  return value === void 0 ? null : round(value);
}
function round(value) {
  return Number(value.toPrecision(digits));
}

// src/report/html/run-page.ts
function runPage(recording, verdict, comparison, features = []) {
  const parts = partsOf(features);
  const measured = testData(recording, verdict, parts);
  const own = comparison && ownRun(recording, verdict, comparison.trends);
  const newest = own && { tests: measured, rows: recording.suite?.rows };
  const trends = comparison && trendsByTest(comparison.trends, newest);
  const differing = new Map(differences(comparison).map(({ path, text }) => [path, `this run: ${text}`]));
  const tests = measured.map((test) => {
    const trend = trends?.get(test.id);
    if (trend === void 0) return test;
    const difference = differing.get(test.id);
    return difference === void 0 ? { ...test, trend } : { ...test, trend: { ...trend, lines: [...trend.lines, difference] } };
  });
  const run = runData2(recording, verdict, tests, features, comparison);
  for (const [row, workload] of run.growth?.workloads.entries() ?? [])
    for (const test of workload.tests) tests[test] = { ...tests[test], growth: row };
  return {
    names: engineNames(recording, inPage),
    suites: suiteData(verdict.sections, tests),
    tests,
    run,
    ...comparison === void 0 ? {} : { history: historyData(comparison.trends, tests, own) }
  };
}
function differences(comparison) {
  const last = `the last ${plural(comparison?.compared.length ?? 0, "run")}`;
  return (comparison?.differences ?? []).map((one) => ({
    path: inPage(one.trend.series.path),
    text: `${multiplier(one.multiplier)}x, ${describeChange(one)} than in ${last}${describeOtherFacts(one)}`
  }));
}
function ownRun(recording, verdict, { runs }) {
  const last = runs.at(-1);
  if (recording.run === void 0 || last !== void 0 && isSameRun(last, recording.run)) return void 0;
  const run = createRun(recording, verdict);
  const own = marksOf([...runs, run]).find((one) => one.run === runs.length);
  return runData(run, own?.marks ?? [], "this run");
}

export {
  renderPage,
  historyData,
  suiteData,
  trendsByTest,
  runPage
};
