import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  createRun,
  originLinks,
  readRuns,
  suiteData,
  writePage
} from "./shared-features-figures-contention-words.js";
import {
  agedSeries,
  contestSeries,
  figureTrends
} from "./shared-features-nights-history-runs-figure-series.js";
import "./shared-features-figures-age-words.js";
import {
  findRun,
  pathMatcher
} from "./shared-features-nights-history-runs-select.js";
import {
  suiteHash
} from "./shared-suite-fingerprint.js";
import {
  newFolder
} from "./shared-github-new-folder.js";
import "./shared-engines-contest.js";
import {
  BranchCopy,
  compareRun,
  explain,
  hasHistory,
  historyBranch,
  historyFiles,
  isSameRun,
  measuredBranch,
  readBranchRuns,
  requireEmpty,
  runFiles,
  within
} from "./shared-git-branch.js";
import {
  allTestsTrend,
  multiplierOfRun
} from "./shared-features-nights-history-runs-all-tests.js";
import {
  allTestsFigures,
  costSummary,
  costTrends,
  exactTrendText,
  figureSummary,
  instructionSummary,
  newestInterval,
  processorSummary,
  shareText,
  trendLines,
  trendSummary,
  trendText
} from "./shared-features-nights-history-report-trends.js";
import {
  addRunFile,
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
  findHistory,
  historyTestPath,
  ignoreName,
  ignoreText,
  isAhead,
  isWithoutFigure,
  levelsBetween,
  listRuns,
  markerName,
  markerText,
  marksOf,
  missingRuns,
  nounOf,
  ofEngine,
  readHistory,
  readRun,
  readRunFiles,
  runId,
  runName,
  runTime,
  sparkline,
  testFigures,
  trendsOf
} from "./shared-features-nights-history-files-history-index.js";
import {
  GitError
} from "./shared-git-git.js";
import {
  historyBranchOf,
  historyOptions,
  selectionOf
} from "./shared-features-nights-history-options.js";
import {
  judgeByOwnRule
} from "./shared-verdict-judge-recording.js";
import {
  annotate,
  info,
  readPublishInputs,
  readSettingInputs,
  readWorkflow,
  setOutput
} from "./shared-undici-lib-llhttp-llhttp_simd-wasm.js";
import {
  readRecordings
} from "./shared-csv-parse-lib-api-index.js";
import "./shared-report-terminal.js";
import "./shared-report-format-text-blocks.js";
import {
  givenNames,
  resolveReportSettings
} from "./shared-options-resolve.js";
import {
  drawList,
  drawTable,
  joinBlocks
} from "./shared-markdown-table-index.js";
import {
  readSources
} from "./shared-yaml-dist-parse-parser.js";
import "./shared-better-sqlite3-lib-methods-table.js";
import {
  writeWhole
} from "./shared-process-run.js";
import "./shared-options-table.js";
import {
  acceptRegressions,
  at,
  drawTextTable,
  left,
  named,
  right,
  wrap
} from "./shared-wrap-ansi-index.js";
import {
  besideTime,
  count,
  microseconds,
  multiplier,
  plural,
  plusMinus,
  signedHundredths
} from "./shared-report-format-figures.js";
import {
  InputError,
  cutApart,
  findWorkload,
  formatValue,
  inHtml,
  inMarkdown,
  inMarkdownCell,
  inPage,
  inTerminal,
  showInvisible,
  suiteNames,
  suiteOf,
  truncateList,
  variants,
  visible
} from "./shared-jstat-dist-jstat.js";

// src/features/nights/history/report/csv.ts
var costColumns = ["baseline", "candidate"].flatMap(
  (role) => testFigures.filter(({ isExact }) => isExact).map(({ name }) => ({ column: `${role}_${name.replaceAll("-", "_")}`, role, name }))
);
var columns = [
  "run",
  "started_at",
  "label",
  "commit",
  "branch",
  "test",
  "result",
  "pairs",
  "baseline_ns",
  "candidate_ns",
  "multiplier",
  "low",
  "high",
  "baseline_instructions",
  "candidate_instructions",
  "sqlite",
  "cpu",
  "kernel",
  "date",
  ...costColumns.map(({ column }) => column)
];
function* historyCsv(runs, isWanted) {
  yield `${columns.join(",")}
`;
  for (const { id, run } of runs) {
    const lines = run.tests.filter((test) => isWanted(historyTestPath(test))).map((test) => line(id, run, test));
    yield lines.join("");
  }
}
function line(id, run, test) {
  const { startedAt, label, commit, branch, engines, machine } = run;
  const { result, pairs, baselineNs, candidateNs, low, high } = test;
  const multiplier2 = baselineNs === void 0 ? void 0 : (candidateNs ?? 0) / baselineNs;
  const cells = {
    run: id,
    started_at: startedAt,
    label,
    commit,
    branch,
    test: historyTestPath(test),
    result,
    pairs,
    baseline_ns: baselineNs,
    candidate_ns: candidateNs,
    multiplier: multiplier2?.toPrecision(6),
    low,
    high,
    baseline_instructions: test.baselineInstructions,
    candidate_instructions: test.candidateInstructions,
    sqlite: engines.baseline.version,
    cpu: machine?.cpu,
    kernel: machine?.kernel,
    date: runTime(run),
    ...Object.fromEntries(
      costColumns.map(({ column, role, name }) => [column, test.footprint?.[role]?.[name]])
    )
  };
  return `${columns.map((column) => cell(cells[column])).join(",")}
`;
}
function cell(value) {
  const text = showInvisible(String(value ?? "").replace(/(^|[;\t])(?=[\s"]*[=+\-@\t\r])/g, "$1'"));
  return /[",;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// src/features/nights/history/report/list.ts
function runTable(runs, marks, escapeText) {
  const changed = new Map(
    marks.map(({ run, marks: own }) => [run, [...new Set(own.map(({ fact }) => fact))].join(", ")])
  );
  const names = cutApart(
    runs.map(({ run }) => runName(run)),
    maxShown
  );
  const branches = cutApart(
    runs.map(({ run }) => run.branch ?? "-"),
    maxShown
  );
  return {
    columns: [...left("Run", "Name", "Branch", "Outcome"), ...right("Tests"), ...left("SQLite", "Changed")],
    rows: runs.map(({ id, run }, index) => ({
      cells: [
        escapeText(id),
        escapeText(names[index] ?? ""),
        escapeText(branches[index] ?? ""),
        run.outcome,
        count(run.tests.length),
        versionOf(run.engines.baseline, escapeText),
        changed.get(index) ?? ""
      ],
      highlighted: run.outcome === "fail"
    }))
  };
}
var maxShown = 24;
function versionOf({ version }, escapeText) {
  return version === void 0 ? "-" : escapeText(version);
}

// src/features/nights/history/report/run.ts
function runLines(id, run, escapeText) {
  const { label, date, commit, branch, machine, suite, engines, outcome, measurement, tool, counting } = run;
  const named2 = [
    ...label === void 0 ? [] : [`label ${escapeText(label)}`],
    ...date === void 0 ? [] : [`date ${date}`],
    ...commit === void 0 ? [] : [`commit ${commit}`],
    ...branch === void 0 ? [] : [`branch ${escapeText(branch)}`]
  ];
  const { candidate, baseline } = engines;
  const both = [candidate, baseline].map((engine) => describeEngine(engine, escapeText));
  return [
    `${escapeText(id)}: ${outcome}, measurement ${measurement}, ${plural(run.tests.length, "test")}`,
    ...named2.length === 0 ? [] : [named2.join(", ")],
    `${both.join(" against ")}, measured from ${run.startedAt} to ${run.finishedAt} by version ${escapeText(tool)}`,
    ...machine === void 0 ? [] : [`${plural(machine.cores, "core")} of ${escapeText(machine.cpu)}, ${escapeText(machine.kernel)}`],
    ...suite === void 0 ? [] : [`${plural(suite.rows, "row")}, seed ${suite.seed}`],
    ...counting === void 0 ? [] : [countingLine(counting, escapeText)]
  ];
}
function countingLine({ rows, tool, valgrind, libc, cpuFeatures }, escapeText) {
  const counter = tool === "counter" ? "the tool's own counter" : "Callgrind";
  return `instructions with ${plural(rows, "row")}, by ${counter} on Valgrind ${escapeText(valgrind)}, ${escapeText(libc)}, processor with ${cpuFeatures.map(escapeText).join(", ") || "no known features"}`;
}
function runTests({ tests, engines }, escapeText) {
  const hasCounts = tests.some(({ candidateInstructions }) => candidateInstructions !== void 0);
  const instructions = ({ candidateInstructions }) => candidateInstructions === void 0 ? "-" : count(candidateInstructions);
  return {
    columns: [
      ...named("Test"),
      ...right(
        `${escapeText(engines.baseline.name)} (us)`,
        `${escapeText(engines.candidate.name)} (us)`,
        "Multiplier",
        "95%"
      ),
      ...hasCounts ? right("Instructions") : [],
      ...left("Result")
    ],
    rows: tests.map((test) => ({
      cells: [
        escapeText(historyTestPath(test)),
        ...figures(test),
        ...hasCounts ? [instructions(test)] : [],
        test.result
      ],
      highlighted: test.result === "fail" || test.result === "failed"
    }))
  };
}
function runContests({ contests, engines }, escapeText) {
  if (contests === void 0) return void 0;
  const rate = (value) => value === void 0 ? "-" : count(value);
  return {
    columns: [
      ...left("Several connections"),
      ...right(
        `${escapeText(engines.baseline.name)} (1/s)`,
        `${escapeText(engines.candidate.name)} (1/s)`,
        `of ${escapeText(engines.baseline.name)}`
      )
    ],
    rows: Object.entries(contests).map(([name, { baseline, candidate }]) => ({
      cells: [
        escapeText(`contention/${name}`),
        rate(baseline),
        rate(candidate),
        baseline === void 0 || candidate === 0 ? "-" : `${multiplier(baseline / candidate)}x`
      ]
    }))
  };
}
function figures({ baselineNs, candidateNs, low, high }) {
  if (baselineNs === void 0 || candidateNs === void 0) return ["-", "-", "-", ""];
  return [
    microseconds(baselineNs),
    microseconds(candidateNs),
    multiplier(candidateNs / baselineNs),
    low === void 0 || high === void 0 ? "" : plusMinus({ low, high })
  ];
}

// src/features/nights/history/command.ts
async function historyCommand(command, { output, features }) {
  switch (command.kind) {
    case "history add":
      return await add(command, output, features);
    case "history list":
      return await list(command, output);
    case "history show":
      return await show(command, output);
    case "history trend":
      return await trend(command, output);
    case "history export":
      return await exportFigures(command, output);
    case "history verify":
      return await verify(command, output);
  }
}
async function add(command, output, features) {
  const { files, history, commit, branch, label, date } = command;
  if (date !== void 0 && Date.parse(date) > Date.now())
    throw new InputError(
      `--date: ${formatValue(date)} is in the future: give the date of the version that was measured`
    );
  const settings = resolveReportSettings(readSources(command, features), features);
  const recording = readRecordings(files, givenNames(settings), { features });
  const verdict = acceptRegressions(judgeByOwnRule(recording, settings.criteria, features), /* @__PURE__ */ new Date());
  const run = createRun(recording, verdict, { commit, branch, label, date });
  const file = encodeRun(run);
  const id = runId(file.path) ?? file.path;
  if (findHistory(history) === "new") output.note(visible(`${history} has no history: a new one begins`));
  else {
    const { date: _, ...undated } = run;
    const seconds = [file.path, encodeRun(undated).path].map((one) => one.slice(0, one.lastIndexOf("-")));
    const same = listRuns(history).filter(
      (one) => one !== file.path && seconds.some((second) => one.startsWith(second))
    );
    const present = same.find((one) => isSameRun(readRun(history, one), run));
    if (present !== void 0)
      throw new InputError(`--history ${history}: this run is in the history already, as ${runId(present)}`);
  }
  if (addRunFile(history, file) === "present") output.note(`${id} is in the history already`);
  await output.print([`${id}
`]);
  return 0;
}
async function list(command, output) {
  const runs = readRuns(command);
  const marks = marksOf(runs.map(({ run }) => run));
  const facts2 = runs.map(({ id, run: { tests, ...own } }) => ({ id, ...own, tests: tests.length }));
  await output.print([
    formatted(command.format, facts2, ({ inCell }) => [{ table: runTable(runs, marks, inCell) }])
  ]);
  return 0;
}
async function show({ history, run: name, format }, output) {
  const { id, run } = findRun(readRuns({ history }), name);
  await output.print([
    formatted(format, { id, ...run }, ({ inText, inCell }) => {
      const contests = runContests(run, inCell);
      return [
        { lines: runLines(id, run, inText) },
        { table: runTests(run, inCell) },
        ...contests === void 0 ? [] : [{ table: contests }]
      ];
    })
  ]);
  return 0;
}
async function trend(command, output) {
  const trends = trendsOf(readRuns(command).map(({ run }) => run));
  const { test } = command;
  const isNamed = pathMatcher(test);
  const isShown = (path2, { state, deviation }) => test === void 0 ? state === "changed" || deviation !== void 0 : isNamed(path2);
  const shown = trends.tests.filter((one) => isShown(one.series.path, one));
  const all = exactTrends(trends.runs);
  const exact = all.filter(
    ({ path: path2, changes, breaks }) => test === void 0 ? changes.length + breaks.length > 0 : isNamed(path2)
  );
  const ageing = figureTrends(trends.runs, agedSeries(trends.runs));
  const contending = figureTrends(trends.runs, contestSeries(trends.runs));
  const aged = ageing.filter((one) => isShown(one.series.row, one));
  const contests = contending.filter((one) => isShown(one.series.row, one));
  if (test !== void 0) requireFound(shown.length + exact.length + aged.length + contests.length, test);
  const allTests = test === void 0 ? allTestsTrend(trends) : void 0;
  const figures2 = {
    marks: trends.marks,
    ...trends.processors.length === 0 ? {} : { processors: trends.processors },
    ...allTests === void 0 ? {} : { allTests: { ...facts(allTests), level: allTests.level } },
    tests: shown.map((one) => ({ test: one.series.path, ...facts(one) })),
    instructions: exact.filter(({ figure }) => figure === "instructions"),
    costs: costTrends(exact),
    ...ageing.length === 0 ? {} : {
      age: aged.map((one) => {
        const { row: row2, figure } = one.series;
        return { shape: row2.slice("age/".length), figure, ...facts(one) };
      })
    },
    ...contending.length === 0 ? {} : { contention: contests.map((one) => ({ path: one.series.path, ...facts(one) })) }
  };
  await output.print([
    formatted(command.format, figures2, ({ inText }) => [
      {
        lines: [
          trendSummary(trends),
          ...processorSummary(trends, inText),
          ...instructionSummary(all),
          ...costSummary(all),
          ...figureSummary("Times of ageing databases", ageing),
          ...figureSummary("Throughputs of several connections", contending)
        ]
      },
      ...[
        ...allTests === void 0 ? [] : [trendText(trends, allTests, inText, allTestsFigures(trends, allTests, inText))],
        ...shown.map((one) => trendText(trends, one, inText)),
        ...exact.map((one) => exactTrendText(trends.runs, one, inText)),
        ...[...aged, ...contests].map((one) => trendText(trends, one, inText, newestInterval(one)))
      ].map(({ head, lines }) => ({ lines: [head, ...lines], isItem: true }))
    ])
  ]);
  return 0;
}
function facts({ series: { points }, level: _, ...one }) {
  return { ...one, points };
}
async function exportFigures(command, output) {
  const runs = readRuns(command);
  const isNamed = pathMatcher(command.test);
  if (command.test !== void 0) {
    const paths = runs.flatMap(
      ({ run }) => run.tests.map(({ section, workload }) => `${section}/${workload}`)
    );
    requireFound(paths.filter(isNamed).length, command.test);
  }
  await output.print(historyCsv(runs, isNamed));
  return 0;
}
async function verify({ history }, output) {
  const runs = listRuns(history);
  const damaged = runs.flatMap((run) => {
    try {
      readRun(history, run);
      return [];
    } catch (cause) {
      if (!(cause instanceof InputError)) throw cause;
      return [cause.message];
    }
  });
  const missing = missingRuns(history);
  const problems = [...damaged, ...missing];
  for (const problem of problems) output.error(visible(problem));
  const all = `${runs.length} run${runs.length === 1 ? "" : "s"}`;
  const counts = [
    ...damaged.length === 0 ? [] : [`${damaged.length} damaged`],
    ...missing.length === 0 ? [] : [`${missing.length} gone`]
  ];
  await output.print([`${[all, ...counts.length === 0 ? ["all intact"] : counts].join(", ")}
`]);
  return problems.length === 0 ? 0 : 2;
}
function requireFound(count2, pattern) {
  if (count2 === 0)
    throw new InputError(
      `--test: no test of the history is ${formatValue(pattern)}: see history show newest`
    );
}
function formatted(format, value, blocks) {
  switch (format) {
    case "json":
      return `${escapeFormat(JSON.stringify(value, null, 2))}
`;
    case "markdown":
      return `${joinBlocks(blocks({ inText: inMarkdown, inCell: inMarkdownCell }).map(drawMarkdown))}
`;
    case "text":
      return `${blocks({ inText: inTerminal, inCell: inTerminal }).map(drawText).join("\n")}
`;
  }
}
function escapeFormat(json) {
  return json.replace(
    /[\p{Cf}\u007f-\u009f]/gu,
    (sign) => sign.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("")
  );
}
function drawMarkdown(block) {
  if ("table" in block) return drawTable(block.table);
  const [first = "", ...others] = block.lines;
  if (block.isItem === true) return [drawList([first]), ...others.map((line2) => `  - ${line2}`)].join("\n");
  return block.lines.join("\n");
}
function drawText(block) {
  if ("table" in block)
    return drawTextTable(block.table, "").map(({ text }) => text).join("\n");
  const indent = block.isItem === true ? "  " : "";
  return block.lines.flatMap((line2, index) => wrap(line2, index === 0 ? "" : indent, "    ")).join("\n");
}

// src/features/nights/history/costs.ts
var mostRuns = 20;
async function earlierCosts({ given, rows, repository }) {
  const runs = repository === void 0 ? folderRuns(given) : await branchRuns(given, repository);
  return runs && costsOfHistory(runs.filter(({ suite }) => suite?.rows === rows));
}
function folderRuns(given) {
  const selection = selectionOf(given);
  if (selection === void 0) return void 0;
  const { history, branch } = selection;
  return readHistory(history, { last: mostRuns, branch }).map(({ run }) => run);
}
async function branchRuns(given, repository) {
  const history = historyBranchOf(given);
  if (history === void 0) return void 0;
  const { branch, folder } = history;
  const shown = `the history on branch ${branch}`;
  try {
    const filter = { last: mostRuns, branch: repository.defaultBranch };
    return await readBranchRuns(historyBranch(repository, branch, repository), folder, shown, filter);
  } catch (cause) {
    if (!(cause instanceof InputError) && !(cause instanceof GitError)) throw cause;
    annotate.warning(`${shown} does not say how long tests take: ${explain(cause)}`);
    return [];
  }
}
function costsOfHistory(runs) {
  const costs = /* @__PURE__ */ new Map();
  for (const run of runs)
    for (const test of run.tests) {
      const { pairs, baselineNs, candidateNs } = test;
      if (baselineNs === void 0 || candidateNs === void 0 || pairs === 0) continue;
      costs.set(historyTestPath(test), { pair: (baselineNs + candidateNs) / 1e9, pairs });
    }
  return costs;
}

// src/features/nights/history/page/trend-data.ts
var digits = 5;
function trendsByTest(trends, exact, newest) {
  const tests = new Map(newest?.tests.map((test) => [test.id, test]));
  const known = knownSuites(trends);
  const counted = new Map(
    exact.filter(({ figure }) => figure === "instructions").map((one) => [one.path, one])
  );
  const costs = Map.groupBy(costTrends(exact), ({ path: path2 }) => path2);
  return new Map(
    trends.tests.flatMap((trend2) => {
      const id = inPage(trend2.series.path);
      const own = newest && { figures: tests.get(id) ?? {}, rows: newest.rows };
      if (trend2.series.points.length === 0) return [];
      const counts = counted.get(trend2.series.path);
      const instructions = counts && countData(trends.runs, counts, own?.figures);
      const changed = (costs.get(trend2.series.path) ?? []).flatMap((one) => costData(trends.runs, one));
      return [
        [
          id,
          {
            ...trendData(trends, trend2, known, own),
            instructions,
            costs: changed.length === 0 ? void 0 : changed
          }
        ]
      ];
    })
  );
}
function trendData(trends, trend2, known, own) {
  const { series, state } = trend2;
  const sizes = series.points.map(({ run }) => trends.runs[run]?.suite?.rows);
  return {
    state,
    lines: trendLines(trends, trend2, inPage),
    points: pointsData(trends.runs.length, series.points, own?.figures),
    ...levelsData(trend2),
    repetitions: repetitionsOf(trend2, known, own === void 0 ? sizes : [...sizes, own.rows])
  };
}
function countData(runs, trend2, own) {
  const byRun = new Map(trend2.points.map(({ run, value }) => [run, value]));
  return {
    counts: [
      ...runs.map((_, run) => byRun.get(run) ?? null),
      ...own === void 0 ? [] : [own.instructions?.taken.candidate ?? null]
    ],
    lines: exactTrendText(runs, trend2, inPage).lines,
    changes: trend2.changes.map(({ after, share }) => ({
      run: after.run,
      share,
      text: `${signedHundredths(share)} instructions`
    }))
  };
}
function costData(runs, trend2) {
  const { lines } = exactTrendText(runs, trend2, inPage);
  if (lines.length === 0) return [];
  const changes = trend2.changes.map(({ before, after, share }) => {
    return { run: after.run, share, text: `${trend2.figure} ${shareText(before.value, share)}` };
  });
  return [{ lines: lines.map((line2) => `${trend2.figure}: ${line2}`), changes }];
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
  const trend2 = allTestsTrend(trends, own);
  if (trend2 === void 0) return void 0;
  const runs = trends.runs.length + (own === void 0 ? 0 : 1);
  const byRun = new Map(
    [...trend2.series.points, ...trend2.own === void 0 ? [] : [trend2.own]].map((point) => [
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
    tests: trend2.tests,
    newest: newest && shownPoint(newest),
    text: allTestsFigures(trends, trend2, inPage),
    lines: trendLines(trends, trend2, inPage),
    multipliers: column(({ logRatio }) => Math.exp(logRatio)),
    low: column(({ interval }) => interval?.low),
    high: column(({ interval }) => interval?.high),
    ...levelsData(trend2)
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
  const found = series.flatMap(({ path: path2, row: row2, figure, shortTitle, values, format }) => {
    if (values.every((one) => one?.ratio === void 0)) return [];
    const trend2 = known.get(path2);
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
        ...trend2 === void 0 ? stepsData(trends, steps) : { ...levelsData(trend2), lines: trendLines(trends, trend2, inPage) }
      }
    ];
  });
  return found.length === 0 ? void 0 : found;
}
function stepsData({ runs }, trend2) {
  if (trend2 === void 0) return { changes: [], levels: [], lines: [] };
  const changes = trend2.changes.map(({ before, after, share }) => ({
    run: after.run,
    ratio: 1 + share,
    text: `${trend2.figure} ${shareText(before.value, share)}`
  }));
  return { changes, levels: [], lines: exactTrendText(runs, trend2, inPage).lines };
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
  for (const { trend: trend2 } of tests) if (trend2 !== void 0) states[trend2.state]++;
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
    ({ trend: trend2 }, test) => ((trend2 && own(trend2)) ?? []).map((change) => ({ test, ...change }))
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
    ({ trend: trend2 }, test) => (trend2?.changes ?? []).map((change) => ({ test, ...change }))
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
  const tests = trends.tests.flatMap(({ series: { path: path2 } }) => {
    const found = newest.get(path2);
    if (found === void 0) return [];
    const trend2 = byTest.get(inPage(path2));
    const earlierRun = found.run === runs.length - 1 ? void 0 : found.run;
    return [{ ...testData(found.test), earlierRun, trend: trend2 }];
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
  const { trend: trend2, multiplier: now } = difference;
  const why = `${direction(difference)}${describeOtherFacts(difference)}`;
  return `${escapeText(trend2.series.path)} ${multiplier(now)}x (${why})`;
}
function changeClauses({ recentChanges, trends }, escapeText, cite) {
  const groups = [...Map.groupBy(recentChanges, ({ changes }) => changes.at(-1)?.firstAfter).values()];
  const clauses = groups.flatMap(
    (group) => bothDirections(group, ({ changes }) => changes.at(-1)?.ratio ?? 1).map(({ word, own }) => {
      const names = own.map((trend2) => changeName(trend2, escapeText));
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
      const names = own.map(({ path: path2, before, share }) => `${escapeText(path2)} ${shareText(before, share)}`);
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
      const paths = new Set(own.map(({ path: path2 }) => path2));
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
    const { trend: trend2, points, multiplier: now } = difference;
    const reasons = reasonsOf(difference, escapeText);
    return row(trend2, points, now, direction(difference), "this run", reasons, escapeText);
  });
  const changed = recentChanges.flatMap((trend2) => {
    const change = trend2.changes.at(-1);
    const newest = trend2.level.at(-1);
    if (change === void 0 || newest === void 0) return [];
    const since = citeDated(trends.runs[change.firstAfter], cite);
    const reasons = reasonsOf(change, escapeText);
    const now = Math.exp(newest.logRatio);
    return [row(trend2, trend2.series.points, now, describeChange(change), since, reasons, escapeText)];
  });
  const rows = [...differing, ...changed].slice(0, maxRows);
  const hasReasons = rows.some(({ cells }) => cells.at(-1) !== "");
  const columns2 = [
    ...left("Test", "Runs"),
    ...right("Now"),
    ...left("Change", "Since"),
    ...hasReasons ? left("Could also be why") : []
  ];
  return { columns: columns2, rows: rows.map((one) => ({ ...one, cells: one.cells.slice(0, columns2.length) })) };
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
  const differing = new Map(differences(comparison).map(({ path: path2, text }) => [path2, `this run: ${text}`]));
  const tests = page.tests.map((test) => {
    const trend2 = byTest.get(test.id);
    if (trend2 === void 0) return test;
    const difference = differing.get(test.id);
    return {
      ...test,
      trend: difference === void 0 ? trend2 : { ...trend2, lines: [...trend2.lines, difference] }
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
  const differing = found.map(({ trend: trend2, ratio }) => ({ test: trend2.series.path, ratio: rounded2(ratio) }));
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
  const last = selection.last ?? (view === "page" ? mostDrawn : mostRuns2);
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
var mostRuns2 = 100;
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

// src/features/nights/history/page-step.ts
import path from "node:path";

// src/features/nights/history/report/badge.ts
var colours = {
  pass: "brightgreen",
  accepted: "yellow",
  inconclusive: "yellow",
  fail: "red"
};
function badgeOf({ engines, outcome, measurement, tests }) {
  const figure = multiplierOfRun({ tests });
  const { candidate, baseline } = engines;
  const number = figure === void 0 ? "no result" : besideTime(multiplier(figure), visible(baseline.name));
  return {
    schemaVersion: 1,
    label: visible(candidate.name),
    message: measurement === "complete" ? number : `${number}, measurement ${measurement}`,
    color: measurement === "complete" && figure !== void 0 ? colours[outcome] : "red"
  };
}

// src/features/nights/history/report/badge-svg.ts
var newsRuns = 20;
var colours2 = { brightgreen: "#4c1", yellow: "#dfb317", red: "#e05d44" };
var letterWidth = 6.6;
var padding = 8;
var height = 20;
function trendWord({ runs, tests }) {
  const newest = tests.flatMap(({ changes }) => {
    const last = changes.at(-1);
    return last !== void 0 && last.firstAfter >= runs.length - newsRuns ? [last] : [];
  });
  const slower = newest.filter(({ ratio, confounders }) => ratio > 1 && confounders.length === 0).length;
  return slower === 0 ? "steady" : `${plural(slower, "test")} slower`;
}
function badgeSvg(trends) {
  const newest = trends.runs.at(-1);
  if (newest === void 0) return "";
  const { label, message, color } = badgeOf(newest);
  const words = `${message}, ${trendWord(trends)}`;
  const colour = colours2[color] ?? "#9f9f9f";
  const widthOf = (text2) => Math.round([...text2].length * letterWidth) + 2 * padding;
  const [left2, right2] = [widthOf(label), widthOf(words)];
  const text = (content, x, width) => `<text x="${x + width / 2}" y="14" textLength="${width - 2 * padding}">${inHtml(content)}</text>`;
  const name = inHtml(`${label}: ${words}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left2 + right2}" height="${height}" role="img" aria-label="${name}">`,
    `<title>${name}</title>`,
    `<clipPath id="c"><rect width="${left2 + right2}" height="${height}" rx="3"/></clipPath>`,
    `<g clip-path="url(#c)"><rect width="${left2}" height="${height}" fill="#555"/><rect x="${left2}" width="${right2}" height="${height}" fill="${colour}"/></g>`,
    `<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">`,
    text(label, 0, left2),
    text(words, left2, right2),
    "</g></svg>\n"
  ].join("");
}

// src/features/nights/history/page-step.ts
var pageName = "index.html";
var badgeName = "badge.json";
var pictureName = "badge.svg";
async function pageStep(getInput, environment, features) {
  const inputs = readPublishInputs(getInput, "action history", features);
  const { given } = readSettingInputs(getInput, features);
  const history = historyBranchOf(inputs.given);
  if (history === void 0) throw new InputError("input history-branch: name the branch of the history");
  const shown = `the history on branch ${history.branch}`;
  const workflow = readWorkflow(environment);
  const target = historyBranch(workflow, history.branch, inputs);
  const filter = { last: historyOptions.last.default };
  const runs = await readBranchRuns(target, history.folder, shown, filter).catch((cause) => {
    throw cause instanceof GitError ? new InputError(`${shown} cannot be read: ${explain(cause)}`, { cause }) : cause;
  });
  const newest = runs.at(-1);
  if (newest === void 0)
    throw new InputError(`${shown} has no runs: publish a result with the input history-branch first`);
  const folder = given.out ?? newFolder(workflow.temporary);
  const [page, badge, picture] = [pageName, badgeName, pictureName].map(
    (name) => path.join(folder, name)
  );
  const trends = trendsOf(runs);
  await writePage(page, historyPage(trends));
  writeWhole(picture, badgeSvg(trends));
  writeWhole(badge, `${JSON.stringify(badgeOf(newest))}
`);
  info(`${page} shows ${runs.length} runs`);
  setOutput("html-path", page);
  setOutput("badge-path", badge);
  setOutput("badge-picture-path", picture);
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
  const adding = isAdded && compared.isPresent !== true ? await addRun(copy, run, history.folder, shown, /* @__PURE__ */ new Date()) : { outputs: {}, warnings: [] };
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
    const filter = { last: mostRuns2, branch };
    const runs = readRunFiles(runFiles(files), shown, filter).map((kept) => kept.run);
    const isPresent = runs.some((one) => isSameRun(one, run));
    return { comparison: compareRun(runs, run, isAdded), isPresent, warnings: [] };
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    return { warnings: [`the result is not compared with earlier runs: ${cause.message}`] };
  }
}
async function addRun(copy, run, folder, shown, now) {
  if (isAhead(run, now))
    return {
      warnings: [
        `the run is not added to ${shown}: it says that it ended at ${run.finishedAt}, which is in the future: set the clock of the machine that measures`
      ]
    };
  const { path: path2, content } = encodeRun(run);
  const files = [
    { path: path2, content },
    { path: markerName, content: Buffer.from(markerText) },
    { path: ignoreName, content: Buffer.from(ignoreText) }
  ].map((file) => ({ ...file, path: within(folder, file.path) }));
  const id = runId(path2) ?? path2;
  try {
    const { commit } = await copy.add(files, `Add run ${id}`);
    return { outputs: { "history-run": id, "history-commit": commit }, warnings: [] };
  } catch (cause) {
    return { warnings: [`${shown} cannot be added to: ${explain(cause)}`] };
  }
}
function withEarlier(result, comparison) {
  return { ...result, features: [...result.features ?? [], earlierRuns(comparison)] };
}
function withWarning(made, warning) {
  return { ...made, warnings: [...made.warnings, warning] };
}
export {
  earlierCosts,
  earlierPage,
  historyCommand,
  historyStep,
  pageStep,
  readEarlier
};
