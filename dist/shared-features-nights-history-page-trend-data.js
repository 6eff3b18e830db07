import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  BranchCopy,
  compareRun,
  explain,
  hasHistory,
  historyBranch,
  historyFiles,
  isSameRun,
  measuredBranch,
  requireEmpty,
  runFiles,
  within
} from "./shared-git-branch.js";
import {
  createRun,
  originLinks,
  readRuns,
  suiteData
} from "./shared-features-figures-contention-words.js";
import {
  allTestsTrend
} from "./shared-features-nights-history-runs-all-tests.js";
import {
  agedSeries,
  contestSeries,
  figureTrends
} from "./shared-features-nights-history-runs-figure-series.js";
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
} from "./shared-features-nights-history-report-trends.js";
import {
  citeDated,
  citeRun,
  dayOf,
  describeChange,
  describeConfounders,
  describeEngine,
  describeMark,
  describeOtherFacts,
  direction,
  encodeRun,
  exactTrends,
  historyTestPath,
  ignoreName,
  ignoreText,
  isAhead,
  isWithoutFigure,
  levelsBetween,
  markerName,
  markerText,
  marksOf,
  nounOf,
  ofEngine,
  readHistory,
  readRunFiles,
  runId,
  runName,
  runTime,
  sparkline,
  trendsOf
} from "./shared-features-nights-history-files-history-index.js";
import {
  suiteHash
} from "./shared-suite-fingerprint.js";
import {
  historyBranchOf,
  historyOptions,
  selectionOf
} from "./shared-features-nights-history-options.js";
import {
  annotate
} from "./shared-undici-lib-llhttp-llhttp_simd-wasm.js";
import {
  at,
  left,
  right
} from "./shared-wrap-ansi-index.js";
import {
  InputError,
  count2 as count,
  findWorkload,
  formatValue,
  inPage,
  multiplier,
  plural,
  plusMinus,
  signedHundredths,
  suiteNames,
  suiteOf,
  truncateList,
  variants,
  visible
} from "./shared-jstat-dist-jstat.js";

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
  const found = series.flatMap(({ path, row: row2, figure, shortTitle, values, format }) => {
    if (values.every((one) => one?.ratio === void 0)) return [];
    const trend = known.get(path);
    const steps = exact.find((one) => one.path === row2 && one.figure === `age-${figure}`);
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

// src/features/nights/history/report/sentence.ts
var maxNamed = 5;
var maxGroups = 3;
function historySentence(comparison, escapeText, cite) {
  const clauses = [
    ...differenceClauses(comparison, escapeText),
    ...changeClauses(comparison, escapeText, cite),
    ...exactClauses(comparison, escapeText, cite)
  ];
  return clauses.length === 0 ? void 0 : `${clauses.join("; ")}.`;
}
function differenceClauses({ differences: differences2, compared, trends: { processors } }, escapeText) {
  const [branch, ...others] = new Set(compared.map((run) => run.branch));
  const of = branch === void 0 || others.length > 0 ? "" : ` of ${escapeText(branch)}`;
  const kinds = processors.length === 0 ? "" : `, without the part of ${count(processors.length)} kinds of processor`;
  const last = `the last ${plural(compared.length, "run")}${of}${kinds}`;
  return bothDirections(differences2, ({ ratio }) => ratio).map(({ word, own }) => {
    const names = own.map((one) => differenceName(one, escapeText));
    return `${plural(own.length, "test")} ${word} than in ${last}: ${listed(names)}`;
  });
}
function differenceName(difference, escapeText) {
  const { trend, multiplier: now } = difference;
  const why = `${direction(difference)}${describeOtherFacts(difference)}`;
  return `${escapeText(trend.series.path)} ${multiplier(now)}x (${why})`;
}
function changeClauses({ recentChanges, trends }, escapeText, cite) {
  const groups = [...Map.groupBy(recentChanges, ({ changes }) => changes.at(-1)?.firstAfter).values()];
  const clauses = groups.flatMap(
    (group) => bothDirections(group, ({ changes }) => changes.at(-1)?.ratio ?? 1).map(({ word, own }) => {
      const names = own.map((trend) => changeName(trend, escapeText));
      const change = own[0]?.changes.at(-1);
      const since = change === void 0 ? "" : ` since ${citeDated(trends.runs[change.firstAfter], cite)}`;
      return `${plural(own.length, "test")} ${word}${since}: ${listed(names)}`;
    })
  );
  return truncateList(maxGroups, clauses, (more) => `and ${plural(more, "earlier change")}`);
}
function exactClauses({ exact }, escapeText, cite) {
  if (exact === void 0) return [];
  const groups = Map.groupBy(
    exact.changes,
    ({ figure, since }) => `${figure} ${runTime(since)} ${since.startedAt}`
  );
  const changed = [...groups.values()].flatMap(
    (own) => own.slice(0, 1).map(({ figure, since }) => {
      const place = citeDated(since, cite);
      if (own[0]?.path === ofEngine)
        return `${figure} changed since ${place}: ${shareText(own[0].before, own[0].share)}`;
      const names = own.map(({ path, before, share }) => `${escapeText(path)} ${shareText(before, share)}`);
      return `${figure} of ${plural(own.length, nounOf(own[0]?.path ?? ""))} changed since ${place}: ${listed(names)}`;
    })
  );
  return [
    ...truncateList(maxGroups, changed, (more) => `and ${plural(more, "other figure")}`),
    ...incomparableTexts(exact, cite)
  ];
}
var basisOf = (figure) => figure === "instructions" ? figure : figure.startsWith("age-") ? "costs with age" : "costs besides time";
function incomparableTexts({ incomparable }, cite) {
  const groups = Map.groupBy(
    incomparable,
    ({ figure, since, differs }) => `${basisOf(figure)} ${runTime(since)} ${since.startedAt} ${differs}`
  );
  return [...groups.values()].flatMap(
    (own) => own.slice(0, 1).map(({ figure, since, differs }) => {
      const paths = new Set(own.map(({ path }) => path));
      const tests = `${basisOf(figure)} of ${plural(paths.size, nounOf(own[0]?.path ?? ""))} are`;
      return `${tests} not comparable with those of ${citeDated(since, cite)}: not the same ${differs.join(", ")}`;
    })
  );
}
function changeName({ series, changes }, escapeText) {
  const change = changes.at(-1);
  if (change === void 0) return escapeText(series.path);
  return `${escapeText(series.path)} (${direction(change)}${describeConfounders(change)})`;
}
function bothDirections(all, ratioOf) {
  const both = [
    { word: "slower", own: all.filter((one) => ratioOf(one) > 1) },
    { word: "faster", own: all.filter((one) => ratioOf(one) <= 1) }
  ];
  return both.filter(({ own }) => own.length > 0);
}
function listed(names) {
  return truncateList(maxNamed, names, (more) => `and ${count(more)} more`).join(", ");
}

// src/features/nights/history/report/table.ts
var maxRows = 20;
function historyTable(comparison, escapeText, cite) {
  const { differences: differences2, recentChanges, trends } = comparison;
  const differing = differences2.map((difference) => {
    const { trend, points, multiplier: now } = difference;
    const reasons = reasonsOf(difference, escapeText);
    return row(trend, points, now, direction(difference), "this run", reasons, escapeText);
  });
  const changed = recentChanges.flatMap((trend) => {
    const change = trend.changes.at(-1);
    const newest = trend.level.at(-1);
    if (change === void 0 || newest === void 0) return [];
    const since = citeDated(trends.runs[change.firstAfter], cite);
    const reasons = reasonsOf(change, escapeText);
    const now = Math.exp(newest.logRatio);
    return [row(trend, trend.series.points, now, describeChange(change), since, reasons, escapeText)];
  });
  const rows = [...differing, ...changed].slice(0, maxRows);
  const hasReasons = rows.some(({ cells }) => cells.at(-1) !== "");
  const columns = [
    ...left("Test", "Runs"),
    ...right("Now"),
    ...left("Change", "Since"),
    ...hasReasons ? left("Could also be why") : []
  ];
  return { columns, rows: rows.map((one) => ({ ...one, cells: one.cells.slice(0, columns.length) })) };
}
function reasonsOf({ confounders }, escapeText) {
  return confounders.map((mark) => describeMark(mark, escapeText)).join("; ");
}
function row({ series }, points, now, change, since, reasons, escapeText) {
  const drawn = sparkline(points.map(({ logRatio }) => logRatio));
  const cells = [escapeText(series.path), drawn, `${multiplier(now)}x`, change, since, reasons];
  return { cells };
}

// src/features/nights/history/report.ts
function earlierRuns(comparison) {
  return {
    report: {
      blocks: ({ isBrief, commitUrl, words }) => {
        const cite = (escapeText) => (run) => words.link(
          citeRun(escapeText)(run),
          run.commit === void 0 ? void 0 : commitUrl?.(run.commit)
        );
        const sentence = historySentence(comparison, words.text, cite(words.text));
        if (sentence === void 0) return [];
        const table = isBrief ? void 0 : historyTable(comparison, words.cell, cite(words.cell));
        const blocks = [
          { kind: "text", text: sentence },
          { kind: "table", table }
        ];
        return at("below the sections", { kind: "section", title: "Against earlier runs", blocks });
      }
    },
    page: { add: (page, recording, verdict) => withTrends(page, comparison, recording, verdict) }
  };
}
function withTrends(page, comparison, recording, verdict) {
  const { trends } = comparison;
  const own = ownRun(recording, verdict, trends);
  const exact = exactTrends(trends.runs);
  const byTest = trendsByTest(trends, exact, own && { tests: page.tests, rows: recording.suite?.rows });
  const differing = new Map(differences(comparison).map(({ path, text }) => [path, `this run: ${text}`]));
  const tests = page.tests.map((test) => {
    const trend = byTest.get(test.id);
    if (trend === void 0) return test;
    const difference = differing.get(test.id);
    return {
      ...test,
      trend: difference === void 0 ? trend : { ...trend, lines: [...trend.lines, difference] }
    };
  });
  return { ...page, tests, history: historyData(trends, exact, tests, own) };
}
function differences(comparison) {
  const last = `the last ${plural(comparison.compared.length, "run")}`;
  return comparison.differences.map((one) => ({
    path: inPage(one.trend.series.path),
    text: `${multiplier(one.multiplier)}x, ${describeChange(one)} than in ${last}${describeOtherFacts(one)}`
  }));
}
function changedTests({ differences: found, recentChanges, trends }) {
  const differing = found.map(({ trend, ratio }) => ({ test: trend.series.path, ratio: rounded2(ratio) }));
  const changed = recentChanges.flatMap(({ series, changes }) => {
    const change = changes.at(-1);
    const first = change && trends.runs[change.firstAfter];
    if (change === void 0 || first === void 0) return [];
    return [{ test: series.path, ratio: rounded2(change.ratio), since: first.commit ?? runName(first) }];
  });
  return [...differing, ...changed];
}
function rounded2(ratio) {
  return Number(ratio.toPrecision(4));
}
function ownRun(recording, verdict, { runs }) {
  const last = runs.at(-1);
  if (recording.run === void 0 || last !== void 0 && isSameRun(last, recording.run)) return void 0;
  const run = createRun(recording, verdict);
  const own = marksOf([...runs, run]).find((one) => one.run === runs.length);
  return { run, marks: own?.marks ?? [] };
}

// src/features/nights/history/earlier-runs.ts
function readEarlier(given, view, note) {
  const selection = selectionOf(given);
  if (selection === void 0) return void 0;
  const last = selection.last ?? (view === "page" ? mostDrawn : mostRuns);
  const runs = readEarlierRuns({ ...selection, last }, note);
  return (recording, verdict) => {
    const comparison = compareWithRuns(runs, recording, verdict, note);
    return comparison === void 0 ? [] : [earlierRuns(comparison)];
  };
}
function earlierPage(given) {
  const selection = selectionOf(given);
  if (selection === void 0) return void 0;
  const last = selection.last ?? mostDrawn;
  return historyPage(trendsOf(readRuns({ ...selection, last }).map(({ run }) => run)));
}
var mostDrawn = historyOptions.last.default;
var mostRuns = 100;
function readEarlierRuns({ history: folder, branch, last }, note) {
  const runs = readHistory(folder, { branch, last }).map(({ run }) => run);
  if (runs.length === 0) {
    const which = branch === void 0 ? "the history has no runs" : `no run is of the branch ${formatValue(branch)}`;
    note(visible(`--history ${folder}: ${which}: there is nothing to compare with`));
  }
  return runs;
}
function compareWithRuns(runs, recording, verdict, note) {
  const run = createRun(recording, verdict);
  const isPart = runs.some((one) => isSameRun(one, run));
  const comparison = compareRun(runs, run, isPart);
  const [oldest] = runs;
  if (comparison === void 0 && oldest !== void 0)
    note(
      `the run began at ${run.startedAt}, and the oldest that was read of the history at ${runTime(oldest)}: there is nothing before it to compare with`
    );
  return comparison;
}

// src/features/nights/history/step.ts
async function historyStep(context, made) {
  const { inputs } = context;
  const { result } = made;
  const history = historyBranchOf(inputs.given);
  if (history === void 0 || result.state !== "judged") return made;
  const shown = `the history on branch ${history.branch}`;
  let copy;
  try {
    copy = await BranchCopy.fetch(historyBranch(context.workflow, history.branch, inputs));
  } catch (cause) {
    return withWarning(made, `${shown} cannot be read: ${explain(cause)}`);
  }
  try {
    return await useHistory(context, { ...made, result }, history, copy, shown);
  } catch (cause) {
    return withWarning(made, `${shown} cannot be used: ${explain(cause)}`);
  } finally {
    copy.close();
  }
}
async function useHistory(context, made, history, copy, shown) {
  const { workflow, inputs } = context;
  const { recording, verdict } = made.result;
  const { name, isDefault } = measuredBranch(context);
  const run = createRun(recording, verdict, {
    commit: context.commit,
    branch: name,
    image: inputs.judges === "earlier" ? void 0 : workflow.image
  });
  const isAdded = history.isAddedTo && isDefault && verdict.measurement.state !== "incomplete";
  const files = await historyFiles(copy, history.folder);
  const isNew = !hasHistory(files, shown);
  if (isNew && isAdded) requireEmpty(files, shown);
  if (isNew)
    annotate.warning(
      `${shown} does not exist: ${isAdded ? "a new one begins" : "there is nothing to compare with"}`
    );
  const compared = compare(files, run, { shown, isAdded, branch: workflow.defaultBranch });
  const adding = isAdded && compared.isPresent !== true ? await addRuns(copy, [run], history.folder, shown, /* @__PURE__ */ new Date()) : { outputs: {}, warnings: [] };
  return {
    ...made,
    result: compared.comparison === void 0 ? made.result : withEarlier(made.result, compared.comparison),
    outputs: {
      ...made.outputs,
      ...compared.comparison === void 0 ? {} : { "changed-tests": changedTests(compared.comparison) },
      ...adding.outputs
    },
    warnings: [...made.warnings, ...compared.warnings, ...adding.warnings]
  };
}
function compare(files, run, { shown, isAdded, branch }) {
  try {
    const filter = { last: mostRuns, branch };
    const runs = readRunFiles(runFiles(files), shown, filter).map((kept) => kept.run);
    const isPresent = runs.some((one) => isSameRun(one, run));
    return { comparison: compareRun(runs, run, isAdded), isPresent, warnings: [] };
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    return { warnings: [`the result is not compared with earlier runs: ${cause.message}`] };
  }
}
async function addRuns(copy, runs, folder, shown, now) {
  const ahead = runs.find((run) => isAhead(run, now));
  if (ahead !== void 0)
    return {
      outputs: {},
      warnings: [
        `the run is not added to ${shown}: it says that it ended at ${ahead.finishedAt}, which is in the future: set the clock of the machine that measures`
      ]
    };
  const encoded = runs.map(encodeRun);
  const files = [
    ...encoded,
    { path: markerName, content: Buffer.from(markerText) },
    { path: ignoreName, content: Buffer.from(ignoreText) }
  ].map((file) => ({ ...file, path: within(folder, file.path) }));
  const ids = encoded.map(({ path }) => runId(path) ?? path);
  try {
    const { commit } = await copy.add(files, `Add run ${ids.join(", ")}`);
    return { outputs: { "history-run": ids.at(-1) ?? "", "history-commit": commit }, warnings: [] };
  } catch (cause) {
    return { outputs: {}, warnings: [`${shown} cannot be added to: ${explain(cause)}`] };
  }
}
function withEarlier(result, comparison) {
  return { ...result, features: [...result.features ?? [], earlierRuns(comparison)] };
}
function withWarning(made, warning) {
  return { ...made, warnings: [...made.warnings, warning] };
}

export {
  historyPage,
  readEarlier,
  earlierPage,
  historyStep,
  addRuns
};
