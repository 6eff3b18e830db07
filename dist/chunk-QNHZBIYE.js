import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  testReasons
} from "./chunk-D7FE47KE.js";
import {
  allTestsName,
  shownMean
} from "./chunk-V325ELO7.js";
import {
  briefFacts,
  headline,
  partsOf,
  reportBlocks,
  rowNotes,
  sectionLatencies,
  sectionTable
} from "./chunk-BLN6ZUEM.js";
import {
  quantile
} from "./chunk-2XLYFNDW.js";
import {
  comparedData,
  figureData,
  originLinks,
  suiteData
} from "./chunk-3EJWKNZM.js";
import {
  blocksAt,
  wordsFor
} from "./chunk-2ZEVW2QK.js";
import {
  findWorst
} from "./chunk-EOCHOC7L.js";
import {
  isEngineTable,
  narrowTable
} from "./chunk-HFCMDWS4.js";
import {
  engineNames
} from "./chunk-CU2GD6RI.js";
import {
  inPage
} from "./chunk-T76VAKQL.js";
import {
  findWorkload
} from "./chunk-QVJZVUH4.js";
import {
  comparedPairs,
  findingPath,
  findingsOf,
  isUnmeasured,
  testVerdicts,
  undecidedFindings
} from "./chunk-JFFKG33Q.js";
import {
  rolesOf,
  testPath,
  truncateList
} from "./chunk-AFANOJMY.js";

// src/page/data/findings-data.ts
var maxItems = 100;
var findingPlaces = [
  "problems",
  "base",
  "baseline",
  "what to do",
  "evidence",
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
    return [{ title, tone, items: texts.slice(0, maxItems).map(item), table, leftOut }];
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
    case "code":
      return block.lines;
    default:
      return "blocks" in block ? block.blocks.flatMap(textsOf) : [];
  }
}
function tablesOf(block) {
  if (block.kind !== "table") return "blocks" in block ? block.blocks.flatMap(tablesOf) : [];
  if (block.table === void 0 || block.table.rows.length === 0) return [];
  return [isEngineTable(block.table) ? narrowTable(block.table) : block.table];
}

// src/page/data/page-data.ts
var latencyLevels = [0.5, 0.75, 0.9, 0.95, 0.99, 0.999, 1];

// src/page/data/test-data.ts
var maxPairs = 3e4;
var maxReasons = 20;
var pageStyle = {
  text: inPage,
  cell: inPage,
  link: (text, url) => url === void 0 ? text : `${text} (${inPage(url)})`,
  isNarrow: true,
  mark: "marked"
};
function testData(recording, verdict, features) {
  const records = new Map(recording.tests.map((record) => [testPath(record), record]));
  const latencies = latenciesByTest(sectionLatencies(recording, verdict));
  const names = engineNames(recording, inPage);
  const words = wordsFor(recording, pageStyle);
  const ofParts = partsOf(features).flatMap((part) => part.testBlocks?.(recording, verdict, words) ?? []);
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
    const blocks = ofParts.flatMap((blocksOf) => blocksOf(comparison));
    return {
      id: ids[index],
      variant,
      storage,
      kind,
      workload: inPage(workload),
      description,
      outcome: worstOutcome(test, byFeature.get(path)),
      reasons: truncateList(maxReasons, reasons, (more) => `and ${more} more`),
      notes: rowNotes(test, "full"),
      ...isUnmeasured(comparison) ? {} : figures(test, comparison, record, most),
      ...Object.assign({}, ...features.map(({ page }) => page?.testData?.(comparison, verdict, names))),
      ...blocks.length === 0 ? {} : { blocks },
      latencies: latencies.get(path)
    };
  });
}
function findingOutcomes(verdict) {
  const all = [
    ...findingsOf(verdict).map(({ found }) => [findingPath(found), found.outcome]),
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
  const { timeNs, rows, base } = comparison;
  const interval = comparison.state === "measured" ? comparison.interval : void 0;
  const measuredBase = base?.state === "measured" ? base : void 0;
  const others = {
    baseline: "baseline" in timeNs ? timeNs.baseline : void 0,
    base: measuredBase?.timeNs.base
  };
  return {
    ...judgement === void 0 ? {} : { figure: comparedData(judgement, interval) },
    ...baseJudgement === void 0 ? {} : { base: comparedData(baseJudgement, measuredBase?.interval) },
    times: roundedTimes({ candidate: timeNs.candidate, ...others }),
    ...rows === void 0 || rows === 0 ? {} : { rows },
    ...record === void 0 ? {} : { pairs: pairsData(record, comparison, most) }
  };
}
function roundedTimes({ candidate, baseline, base }) {
  return {
    ...baseline === void 0 ? {} : { baseline: Math.round(baseline) },
    candidate: Math.round(candidate),
    ...base === void 0 ? {} : { base: Math.round(base) }
  };
}
function pairsData(record, comparison, most) {
  const all = comparedPairs(record);
  const shown = all.slice(0, most);
  const timesOf = (reference) => {
    const times = shown.map((pair) => pair[reference] ?? null);
    return times.every((ns) => ns === null) ? void 0 : times;
  };
  const { base } = comparison;
  const countedOf = ({ screened, ratios }) => {
    return { screened, counted: ratios.length };
  };
  return {
    rounds: shown.map(({ round }) => round),
    ns: {
      baseline: timesOf("baseline"),
      candidate: shown.map(({ candidate }) => candidate),
      base: timesOf("base")
    },
    counted: {
      baseline: comparison.state === "measured" ? countedOf(comparison) : void 0,
      base: base?.state === "measured" ? countedOf(base) : void 0
    },
    left: all.length - shown.length
  };
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

// src/page/data/run-page.ts
function runPage(recording, verdict, features = []) {
  const tests = testData(recording, verdict, features);
  const run = runData(recording, verdict, tests, features);
  const page = {
    names: engineNames(recording, inPage),
    suites: suiteData(verdict.sections, tests),
    tests,
    run
  };
  return features.reduce((all, one) => one.page?.add?.(all, recording, verdict) ?? all, page);
}
function runData(recording, verdict, tests, features) {
  const { word, rest } = headline(recording, verdict, inPage);
  const blocks = reportBlocks(recording, verdict, pageStyle, { features, hasTests: false });
  return {
    headline: { outcome: verdict.outcome, word, rest },
    allTests: {
      name: allTestsName(verdict),
      baseline: shownMean(verdict.headline, "baseline"),
      base: shownMean(verdict.headline, "base")
    },
    brief: briefFacts(recording, verdict, inPage),
    links: linksOf(recording),
    findings: findingsData(blocks, tests),
    sections: sectionsData(verdict),
    worst: worstData(verdict),
    measurement: [...foldedData("meaning", blocks), ...foldedData("measurement", blocks)]
  };
}
function linksOf({ origin }) {
  if (origin === void 0) return void 0;
  const { head, checkedOut, ...others } = origin;
  return originLinks({ ...others, commit: head ?? checkedOut });
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

export {
  runPage
};
