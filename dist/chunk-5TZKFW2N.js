import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  originLinks,
  suiteData
} from "./chunk-LJ26HTU2.js";
import {
  suiteHash
} from "./chunk-U3LFVRMN.js";
import {
  agedSeries,
  contestSeries,
  figureTrends
} from "./chunk-GBYB7YDH.js";
import {
  allTestsTrend
} from "./chunk-QFRQ5CAK.js";
import {
  allTestsFigures,
  costSummary,
  costTrends,
  exactTrendText,
  instructionSummary,
  processorSummary,
  shareText,
  trendLines,
  trendSummary
} from "./chunk-QI6IE7CO.js";
import {
  dayOf,
  describeChange,
  describeConfounders,
  describeEngine,
  describeMark,
  exactTrends,
  levelsBetween
} from "./chunk-A2TM3MUW.js";
import {
  historyTestPath,
  isWithoutFigure,
  runName
} from "./chunk-2G32BODT.js";
import {
  inPage,
  multiplier,
  plural,
  plusMinus,
  signedHundredths
} from "./chunk-NRVWYJ6O.js";
import {
  findWorkload
} from "./chunk-H2WPJ5RR.js";
import {
  suiteNames,
  suiteOf,
  variants
} from "./chunk-KAFQIV6R.js";

// src/features/nights/history/page/trend-data.ts
var digits = 5;
function trendsByTest(trends, exact, newest) {
  const tests = new Map(newest?.tests.map((test) => [test.id, test]));
  const known = knownSuites(trends);
  const counted = new Map(
    exact.filter(({ figure }) => figure === "instructions").map((one) => [one.path, one])
  );
  const costs = Map.groupBy(costTrends(exact), ({ path }) => path);
  return new Map(
    trends.tests.flatMap((trend) => {
      const id = inPage(trend.series.path);
      const own = newest && { figures: tests.get(id) ?? {}, rows: newest.rows };
      if (trend.series.points.length === 0) return [];
      const counts = counted.get(trend.series.path);
      const instructions = counts && countData(trends.runs, counts, own?.figures);
      const changed = (costs.get(trend.series.path) ?? []).flatMap((one) => costData(trends.runs, one));
      return [
        [
          id,
          {
            ...trendData(trends, trend, known, own),
            instructions,
            costs: changed.length === 0 ? void 0 : changed
          }
        ]
      ];
    })
  );
}
function trendData(trends, trend, known, own) {
  const { series, state } = trend;
  const sizes = series.points.map(({ run }) => trends.runs[run]?.suite?.rows);
  return {
    state,
    lines: trendLines(trends, trend, inPage),
    points: pointsData(trends.runs.length, series.points, own?.figures),
    ...levelsData(trend),
    repetitions: repetitionsOf(trend, known, own === void 0 ? sizes : [...sizes, own.rows])
  };
}
function countData(runs, trend, own) {
  const byRun = new Map(trend.points.map(({ run, value }) => [run, value]));
  return {
    counts: [
      ...runs.map((_, run) => byRun.get(run) ?? null),
      ...own === void 0 ? [] : [own.instructions?.taken.candidate ?? null]
    ],
    lines: exactTrendText(runs, trend, inPage).lines,
    changes: trend.changes.map(({ after, share }) => ({
      run: after.run,
      share,
      text: `${signedHundredths(share)} instructions`
    }))
  };
}
function costData(runs, trend) {
  const { lines } = exactTrendText(runs, trend, inPage);
  if (lines.length === 0) return [];
  const changes = trend.changes.map(({ before, after, share }) => {
    return { run: after.run, share, text: `${trend.figure} ${shareText(before.value, share)}` };
  });
  return [{ lines: lines.map((line) => `${trend.figure}: ${line}`), changes }];
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
  return {
    changes: changes.map((change) => ({
      run: change.firstAfter,
      ratio: round(change.ratio),
      text: `${describeChange(change)}${describeConfounders(change)}`
    })),
    levels: levelsBetween(series.points, changes).map((level) => ({
      ...level,
      multiplier: round(level.multiplier)
    }))
  };
}
function allTestsData(trends, own) {
  const trend = allTestsTrend(trends, own);
  if (trend === void 0) return void 0;
  const runs = trends.runs.length + (own === void 0 ? 0 : 1);
  const byRun = new Map(
    [...trend.series.points, ...trend.own === void 0 ? [] : [trend.own]].map((point) => [
      point.run,
      point
    ])
  );
  const column = (ofPoint) => Array.from({ length: runs }, (_, run) => {
    const point = byRun.get(run);
    return rounded(point && ofPoint(point));
  });
  const newest = byRun.get(runs - 1);
  return {
    tests: trend.tests,
    newest: newest && shownPoint(newest),
    text: allTestsFigures(trends, trend, inPage),
    lines: trendLines(trends, trend, inPage),
    multipliers: column(({ logRatio }) => Math.exp(logRatio)),
    low: column(({ interval }) => interval?.low),
    high: column(({ interval }) => interval?.high),
    ...levelsData(trend)
  };
}
function shownPoint({ logRatio, interval }) {
  return {
    figure: multiplier(Math.exp(logRatio)),
    ...interval && { interval: [multiplier(interval.low), multiplier(interval.high)] }
  };
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

// src/features/nights/history/page/figures-data.ts
function figuresData(trends, series, exact) {
  const known = new Map(figureTrends(trends.runs, series).map((one) => [one.series.path, one]));
  const found = series.flatMap(({ path, row, figure, shortTitle, values, format }) => {
    if (values.every((one) => one?.ratio === void 0)) return [];
    const trend = known.get(path);
    const steps = exact.find((one) => one.path === row && one.figure === `age-${figure}`);
    const texts = (role) => values.map((one) => {
      const value = one?.[role];
      return value === void 0 ? "\u2013" : format(value);
    });
    return [
      {
        name: inPage(shortTitle),
        multipliers: values.map((one) => rounded(one?.ratio)),
        low: values.map((one) => rounded(one?.interval?.low)),
        high: values.map((one) => rounded(one?.interval?.high)),
        baseline: texts("baseline"),
        candidate: texts("candidate"),
        ...trend === void 0 ? stepsData(trends, steps) : { ...levelsData(trend), lines: trendLines(trends, trend, inPage) }
      }
    ];
  });
  return found.length === 0 ? void 0 : found;
}
function stepsData({ runs }, trend) {
  if (trend === void 0) return { changes: [], levels: [], lines: [] };
  const changes = trend.changes.map(({ before, after, share }) => ({
    run: after.run,
    ratio: 1 + share,
    text: `${trend.figure} ${shareText(before.value, share)}`
  }));
  return { changes, levels: [], lines: exactTrendText(runs, trend, inPage).lines };
}

// src/features/nights/history/page/history-data.ts
function historyData(trends, exact, tests, own) {
  const ids = new Set(tests.map(({ id }) => id));
  const shown = trends.tests.filter(({ series }) => ids.has(inPage(series.path)));
  const runs = withIds([
    ...runsData(trends),
    ...own === void 0 ? [] : [runData(own.run, own.marks, "this run")]
  ]);
  const states = { changed: 0, steady: 0, "too early": 0 };
  for (const { trend } of tests) if (trend !== void 0) states[trend.state]++;
  return {
    summary: [trendSummary({ ...trends, tests: shown }), ...processorSummary(trends, inPage)].join(" "),
    runs,
    states,
    changes: changesData(tests),
    allTests: allTestsData(trends, own?.run),
    instructions: exactData(instructionSummary(exact), tests, ({ instructions }) => instructions?.changes),
    costs: exactData(costSummary(exact), tests, ({ costs }) => costs?.flatMap(({ changes }) => changes)),
    aged: figuresData(trends, agedSeries(trends.runs, own?.run), exact),
    contests: figuresData(trends, contestSeries(trends.runs, own?.run), exact)
  };
}
function exactData([summary], tests, own) {
  if (summary === void 0) return void 0;
  const all = tests.flatMap(
    ({ trend }, test) => ((trend && own(trend)) ?? []).map((change) => ({ test, ...change }))
  );
  return { summary, changes: all.toSorted((a, b) => b.run - a.run || Math.abs(b.share) - Math.abs(a.share)) };
}
function runsData({ runs, marks }) {
  const byRun = new Map(marks.map((one) => [one.run, one.marks]));
  return runs.map((run, index) => runData(run, byRun.get(index) ?? [], runName(run)));
}
function runData(run, marks, name) {
  return {
    // Without colons, which addresses do not show.
    id: run.startedAt.replaceAll(":", ""),
    name: inPage(name),
    day: dayOf(run),
    facts: factsOf(run),
    links: linksOf(run),
    outcome: run.outcome,
    marks: marks.map(({ fact }) => fact),
    markTexts: marks.map((mark) => describeMark(mark, inPage))
  };
}
function withIds(runs) {
  const seen = /* @__PURE__ */ new Map();
  return runs.map((run) => {
    const number = (seen.get(run.id) ?? 0) + 1;
    seen.set(run.id, number);
    return number === 1 ? run : { ...run, id: `${run.id}-${number}` };
  });
}
function linksOf({ origin, commit }) {
  return origin && originLinks({ ...origin, commit });
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

// src/features/nights/history/page/history-page.ts
function historyPage(trends) {
  const { runs } = trends;
  const newest = new Map(
    runs.flatMap(({ tests: own }, run) => own.map((test) => [historyTestPath(test), { run, test }]))
  );
  const exact = exactTrends(runs);
  const byTest = trendsByTest(trends, exact);
  const tests = trends.tests.flatMap(({ series: { path } }) => {
    const found = newest.get(path);
    if (found === void 0) return [];
    const trend = byTest.get(inPage(path));
    const earlierRun = found.run === runs.length - 1 ? void 0 : found.run;
    return [{ ...testData(found.test), earlierRun, trend }];
  });
  const engines = runs.at(-1)?.engines;
  return {
    names: {
      baseline: inPage(engines?.baseline.name ?? "baseline"),
      candidate: inPage(engines?.candidate.name ?? "candidate")
    },
    suites: suiteData([], tests),
    tests,
    history: historyData(trends, exact, tests)
  };
}
function testData(test) {
  const { section, workload, result, baselineNs, candidateNs } = test;
  const { baselineInstructions: baseline, candidateInstructions: candidate } = test;
  const hasCounts = baseline !== void 0 || candidate !== void 0;
  const [variant = "", storage = "", kind = ""] = section.split("/").map(inPage);
  const known = variants.find((one) => one === variant);
  const description = known && descriptionOf(known, workload);
  return {
    id: inPage(historyTestPath(test)),
    variant,
    storage,
    kind,
    workload: inPage(workload),
    description,
    figure: figureData(test),
    outcome: isWithoutFigure(result) ? "none" : result,
    reasons: [],
    notes: [],
    ...baselineNs === void 0 || candidateNs === void 0 ? {} : { times: { baseline: baselineNs, candidate: candidateNs } },
    ...hasCounts ? { instructions: { taken: { baseline, candidate }, lines: [] } } : {}
  };
}
function descriptionOf(variant, workload) {
  return findWorkload({ variant, workload })?.description;
}
function figureData({ result, baselineNs, candidateNs, low, high }) {
  if (baselineNs === void 0 || candidateNs === void 0) return void 0;
  if (isWithoutFigure(result)) return void 0;
  const value = candidateNs / baselineNs;
  return {
    value,
    text: multiplier(value),
    outcome: result,
    ...low === void 0 || high === void 0 ? {} : { interval: { low, high, text: plusMinus({ low, high }) } }
  };
}

export {
  trendsByTest,
  historyData,
  historyPage
};
