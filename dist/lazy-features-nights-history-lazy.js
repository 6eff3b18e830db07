import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  writePage
} from "./shared-page-page-file.js";
import {
  earlierPage,
  historyPage,
  historyStep,
  readEarlier
} from "./shared-features-nights-history-page-trend-data.js";
import {
  explain,
  historyBranch,
  isSameRun,
  readBranchRuns
} from "./shared-git-branch.js";
import {
  createRun,
  readRuns
} from "./shared-features-figures-contention-words.js";
import {
  allTestsTrend,
  multiplierOfRun
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
  figureSummary,
  instructionSummary,
  newestInterval,
  processorSummary,
  trendSummary,
  trendText
} from "./shared-features-nights-history-report-trends.js";
import "./shared-features-figures-age-words.js";
import {
  addRunFile,
  describeEngine,
  encodeRun,
  exactTrends,
  findHistory,
  historyTestPath,
  listRuns,
  marksOf,
  missingRuns,
  readHistory,
  readRun,
  runId,
  runName,
  runTime,
  testFigures,
  trendsOf
} from "./shared-features-nights-history-files-history-index.js";
import {
  findRun,
  pathMatcher
} from "./shared-features-nights-history-runs-select.js";
import "./shared-features-figures-counters-changes.js";
import {
  GitError
} from "./shared-git-git.js";
import "./shared-suite-fingerprint.js";
import {
  historyBranchOf,
  historyOptions,
  selectionOf
} from "./shared-features-nights-history-options.js";
import {
  judgeByOwnRule
} from "./shared-verdict-judge-recording.js";
import {
  newFolder
} from "./shared-github-new-folder.js";
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
import "./shared-engines-contest.js";
import "./shared-better-sqlite3-lib-methods-table.js";
import {
  writeWhole
} from "./shared-process-run.js";
import {
  escapeFormat,
  readSources
} from "./shared-yaml-dist-parse-parser.js";
import {
  acceptRegressions,
  drawList,
  drawTable,
  drawTextTable,
  joinBlocks,
  left,
  named,
  right,
  wrap
} from "./shared-wrap-ansi-index.js";
import {
  InputError,
  besideTime,
  count2 as count,
  cutApart,
  formatValue,
  inHtml,
  inMarkdown,
  inMarkdownCell,
  inTerminal,
  microseconds,
  multiplier,
  plural,
  plusMinus,
  shortTime,
  showInvisible,
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
  ...costColumns.map(({ column }) => column),
  "base_ns",
  "base_candidate_ns"
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
    base_ns: test.base?.baseNs,
    base_candidate_ns: test.base?.candidateNs,
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
    rows: tests.filter(({ base }) => base === void 0).map((test) => ({
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
function runBesideBase({ tests, engines }, escapeText) {
  const rows = tests.flatMap(
    ({ base, result, ...test }) => base === void 0 ? [] : [
      {
        cells: [
          escapeText(historyTestPath(test)),
          ...figures({ ...base, baselineNs: base.baseNs }),
          result
        ]
      }
    ]
  );
  if (rows.length === 0) return void 0;
  const heads = right("Base (us)", `${escapeText(engines.candidate.name)} (us)`, "Multiplier", "95%");
  return { columns: [...named("Test beside the base"), ...heads, ...left("Result")], rows };
}
function runOthers({ tests, contests = {}, engines }, escapeText) {
  const row = (path2, figure, ...values) => {
    const cells = [path2, figure].map(escapeText);
    return { cells: [...cells, ...values.map((value = "-") => value)] };
  };
  const times = (path2, all = {}) => Object.entries(all).map(
    ([figure, { baseline, candidate }]) => row(path2, figure, baseline === void 0 ? void 0 : shortTime(baseline), shortTime(candidate))
  );
  const rows = [
    ...tests.flatMap((test) => [
      ...times(historyTestPath(test), test.times),
      ...Object.entries(test.counters ?? {}).map(
        ([name, value]) => row(historyTestPath(test), `counter:${name}`, void 0, count(value))
      )
    ]),
    ...Object.entries(contests).flatMap(([name, { slowest }]) => times(`contention/${name}`, slowest))
  ];
  if (rows.length === 0) return void 0;
  const both = right(escapeText(engines.baseline.name), escapeText(engines.candidate.name));
  return { columns: [...named("Other figures of"), ...left("Figure"), ...both], rows };
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
function figures({
  baselineNs,
  candidateNs,
  low,
  high
}) {
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
      const others = [runBesideBase, runOthers, runContests].flatMap((table) => table(run, inCell) ?? []);
      return [
        { lines: runLines(id, run, inText) },
        { table: runTests(run, inCell) },
        ...others.map((table) => ({ table }))
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
        const { row, figure } = one.series;
        return { shape: row.slice("age/".length), figure, ...facts(one) };
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
export {
  earlierCosts,
  earlierPage,
  historyCommand,
  historyStep,
  pageStep,
  readEarlier
};
