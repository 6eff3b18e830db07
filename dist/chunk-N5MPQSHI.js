import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  createRun,
  readRuns
} from "./chunk-QUT4EGPJ.js";
import {
  compareRun,
  isSameRun
} from "./chunk-FY5RQHHC.js";
import {
  at
} from "./chunk-KYA2BZ6W.js";
import {
  left,
  right
} from "./chunk-HFCMDWS4.js";
import {
  historyData,
  historyPage,
  trendsByTest
} from "./chunk-5TZKFW2N.js";
import {
  shareText
} from "./chunk-QI6IE7CO.js";
import {
  citeDated,
  citeRun,
  describeChange,
  describeConfounders,
  describeMark,
  describeOtherFacts,
  direction,
  exactTrends,
  marksOf,
  nounOf,
  ofEngine,
  trendsOf
} from "./chunk-A2TM3MUW.js";
import {
  sparkline
} from "./chunk-MCU5AUHK.js";
import {
  historyOptions,
  selectionOf
} from "./chunk-FCJDRYFO.js";
import {
  readHistory,
  runName,
  runTime
} from "./chunk-2G32BODT.js";
import {
  count,
  inPage,
  multiplier,
  plural,
  visible
} from "./chunk-NRVWYJ6O.js";
import {
  formatValue,
  truncateList
} from "./chunk-KAFQIV6R.js";

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
  const differing = found.map(({ trend, ratio }) => ({ test: trend.series.path, ratio: rounded(ratio) }));
  const changed = recentChanges.flatMap(({ series, changes }) => {
    const change = changes.at(-1);
    const first = change && trends.runs[change.firstAfter];
    if (change === void 0 || first === void 0) return [];
    return [{ test: series.path, ratio: rounded(change.ratio), since: first.commit ?? runName(first) }];
  });
  return [...differing, ...changed];
}
function rounded(ratio) {
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

export {
  earlierRuns,
  changedTests,
  readEarlier,
  earlierPage,
  mostRuns
};
