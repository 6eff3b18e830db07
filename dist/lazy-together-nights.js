import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  createPermissionCheck,
  listIssueComments,
  problemOfWriters,
  readTrigger,
  readWorkflowState,
  whyForeign
} from "./shared-github-trigger.js";
import {
  allTestsTrend,
  compareRuns,
  createRun,
  issueInputs,
  multiplierOfRun,
  originLinks,
  readRuns,
  releaseInputs,
  renderNotes,
  suiteData,
  writePage
} from "./shared-features-figures-contention-words.js";
import {
  agedSeries,
  allTestsFigures,
  contestSeries,
  costSummary,
  costTrends,
  exactTrendText,
  explainedLines,
  explainedSchema,
  figureSummary,
  figureTrends,
  instructionSummary,
  newestInterval,
  processorSummary,
  readBisectionFile,
  replaySearch,
  searchedPath,
  shareText,
  shortened,
  trendLines,
  trendSummary,
  trendText
} from "./shared-features-search-bisect-search-search.js";
import {
  PublishError,
  RequestError,
  findFiles,
  findTokenLogin,
  hasMarker,
  isGone,
  openApi,
  readFound,
  request,
  requestAll,
  retryIdempotently
} from "./shared-octokit-plugin-rest-endpoint-methods-dist-src-generated-endpoints.js";
import {
  addRunFile,
  chanceOfDifference,
  citeDated,
  citeRun,
  confoundersOf,
  dayOf,
  describeChange,
  describeConfounders,
  describeEngine,
  describeMark,
  describeOtherFacts,
  direction,
  divideAt,
  encodeRun,
  exactFiguresOf,
  exactTrends,
  falseChangeRate,
  findHistory,
  formatOf,
  historyTestPath,
  ignoreName,
  ignoreText,
  isAhead,
  isExactFigure,
  isWithoutFigure,
  leastValues,
  levelsBetween,
  listRuns,
  markerName,
  markerText,
  marksOf,
  maxFileBytes,
  missingRuns,
  nounOf,
  ofEngine,
  partOfPoint,
  ratioBetween,
  readHistory,
  readRun,
  readRunFiles,
  requireMarker,
  runId,
  runName,
  runTime,
  seriesOf,
  significant,
  sparkline,
  toValue,
  trendsOf
} from "./shared-features-nights-history-files-history-index.js";
import {
  findRun,
  pathMatcher
} from "./shared-features-figures-counters-changes.js";
import {
  GitError,
  git,
  reasonOf,
  runGit
} from "./shared-git-git.js";
import {
  historyBranchOf,
  historyOptions,
  searchedFigures,
  selectionOf,
  suiteHash
} from "./shared-results-fairness.js";
import {
  caseWords,
  closingWords,
  parseHunt
} from "./shared-features-search-hunt-suspicion.js";
import "./shared-features-search-hunt-grammar-derive.js";
import "./shared-report-format-html-blocks.js";
import {
  HttpClient,
  annotate,
  info,
  linesOf,
  newFolder,
  readInputs,
  readPublishInputs,
  readSettingInputs,
  readWorkflow,
  require_undici,
  setFailed,
  setOutput,
  setSecret,
  writeSummary
} from "./shared-undici-lib-llhttp-llhttp_simd-wasm.js";
import {
  writeWhole
} from "./shared-better-sqlite3-lib-methods-table.js";
import "./shared-report-terminal.js";
import {
  at,
  drawBlock,
  drawList,
  drawTable,
  drawTextTable,
  joinBlocks,
  left,
  link,
  named,
  right,
  wrap
} from "./shared-wrap-ansi-index.js";
import {
  judgeByOwnRule
} from "./shared-verdict-judge-recording.js";
import {
  givenNames,
  resolveReportSettings
} from "./shared-options-resolve.js";
import {
  escapeFormat,
  mergeSources,
  readRecording,
  readRecordings,
  readSources,
  valuesOf
} from "./shared-yaml-dist-parse-parser.js";
import {
  InputError,
  __toESM,
  _enum,
  acceptRegressions,
  array,
  besideTime,
  boolean,
  count2 as count,
  cutApart,
  dateProblem,
  findWorkload,
  formatValue,
  inHtml,
  inMarkdown,
  inMarkdownCell,
  inMarkdownCode,
  inPage,
  inTerminal,
  int,
  isDate,
  iso_exports,
  lifePath,
  microseconds,
  multiplier,
  number,
  object,
  percent,
  plural,
  plusMinus,
  problemOfReason,
  shapeNames,
  shellWord,
  shortTime,
  showInvisible,
  signedHundredths,
  strictObject,
  string,
  suiteNames,
  suiteOf,
  testPath,
  testVerdicts,
  truncate,
  truncateList,
  unknown,
  url,
  variants,
  visible,
  visibleLines,
  weightedMean
} from "./shared-jstat-dist-jstat.js";

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
    ({ base, result: result2, ...test }) => base === void 0 ? [] : [
      {
        cells: [
          escapeText(historyTestPath(test)),
          ...figures({ ...base, baselineNs: base.baseNs }),
          result2
        ]
      }
    ]
  );
  if (rows.length === 0) return void 0;
  const heads = right("Base (us)", `${escapeText(engines.candidate.name)} (us)`, "Multiplier", "95%");
  return { columns: [...named("Test beside the base"), ...heads, ...left("Result")], rows };
}
function runOthers({ tests, contests = {}, engines }, escapeText) {
  const row2 = (path4, figure, ...values) => {
    const cells = [path4, figure].map(escapeText);
    return { cells: [...cells, ...values.map((value = "-") => value)] };
  };
  const times = (path4, all = {}) => Object.entries(all).map(
    ([figure, { baseline, candidate }]) => row2(path4, figure, baseline === void 0 ? void 0 : shortTime(baseline), shortTime(candidate))
  );
  const rows = [
    ...tests.flatMap((test) => [
      ...times(historyTestPath(test), test.times),
      ...Object.entries(test.counters ?? {}).map(
        ([name, value]) => row2(historyTestPath(test), `counter:${name}`, void 0, count(value))
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

// src/features/nights/history/runs/compare-exact.ts
function compareExact(before, run) {
  const trends = exactTrends([...before, run]).filter(
    ({ points }) => points.length > 1 && points.at(-1)?.run === before.length
  );
  if (trends.length === 0) return void 0;
  const isOwn = (after) => after === before.length;
  const incomparable = trends.flatMap(
    ({ figure, path: path4, breaks }) => breaks.filter(({ after }) => isOwn(after)).map((one) => ({ figure, path: path4, since: before[one.before], differs: one.differs }))
  );
  const changes = trends.flatMap(
    ({ figure, path: path4, changes: own }) => own.filter(({ after }) => isOwn(after.run)).map((one) => ({
      figure,
      path: path4,
      since: before[one.before.run],
      before: one.before.value,
      after: one.after.value,
      share: one.share
    }))
  );
  const byFigure = Map.groupBy(changes, ({ figure }) => figure);
  return {
    compared: trends.length - incomparable.length,
    changes: [...byFigure.values()].flatMap(
      (own) => own.toSorted((a, b) => Math.abs(b.share) - Math.abs(a.share))
    ),
    incomparable
  };
}

// src/features/nights/history/runs/compare.ts
var mostRuns = 20;
var fewestRuns = 2 * leastValues;
function compareRun(history, run, isPart) {
  const before = history.filter((one) => runTime(one) < runTime(run));
  if (before.length === 0) return void 0;
  const trends = trendsOf(isPart ? [...before, run] : before);
  const first = Math.max(0, before.length - mostRuns);
  const all = [...before, run];
  const series = new Map(seriesOf(all).map(({ path: path4, points }) => [path4, points]));
  const tests = trends.tests.flatMap((trend2) => {
    const points = series.get(trend2.series.path) ?? [];
    const level = trend2.level.filter((one) => one.run >= first && one.run < before.length);
    const isMeasured = points.at(-1)?.run === before.length;
    return isMeasured && level.length >= fewestRuns ? [differenceOf(all, trend2, level, points)] : [];
  });
  const isSignificant = significant(
    tests.map(({ p }) => p),
    falseChangeRate
  );
  const differences2 = tests.flatMap(
    ({ isBeyond, difference }, index) => isBeyond && isSignificant[index] ? [difference] : []
  );
  return {
    trends,
    compared: tests.length === 0 ? [] : before.slice(first),
    differences: differences2.toSorted((a, b) => Math.abs(Math.log(b.ratio)) - Math.abs(Math.log(a.ratio))),
    recentChanges: trends.tests.filter((trend2) => lastChange(trend2) > first).toSorted((a, b) => lastChange(b) - lastChange(a)),
    exact: compareExact(before, run)
  };
}
function isSameRun(one, other) {
  return one.startedAt === other.startedAt && one.finishedAt === other.finishedAt;
}
function lastChange({ changes }) {
  return changes.at(-1)?.firstAfter ?? -1;
}
function differenceOf(runs, trend2, level, points) {
  const { typical, series } = trend2;
  const newest = points.at(-1);
  const processor = partOfPoint(runs, series.points, newest);
  const point = { ...newest, processor: processor ?? newest.processor };
  const usual = weightedMean(level.map(toValue));
  const now = weightedMean([toValue(point)]);
  const all = level.map((one) => toValue(one).value);
  const difference = {
    trend: trend2,
    points,
    multiplier: Math.exp(point.logRatio),
    confounders: confoundersOf(runs, series.sections, level, [point]),
    ...ratioBetween(usual, now, typical)
  };
  return {
    difference,
    p: chanceOfDifference(usual, now, typical),
    isBeyond: now.mean > Math.max(...all) || now.mean < Math.min(...all)
  };
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
      const others = [runBesideBase, runOthers, runContests].flatMap((table2) => table2(run, inCell) ?? []);
      return [
        { lines: runLines(id, run, inText) },
        { table: runTests(run, inCell) },
        ...others.map((table2) => ({ table: table2 }))
      ];
    })
  ]);
  return 0;
}
async function trend(command, output) {
  const trends = trendsOf(readRuns(command).map(({ run }) => run));
  const { test } = command;
  const isNamed = pathMatcher(test);
  const isShown = (path4, { state, deviation }) => test === void 0 ? state === "changed" || deviation !== void 0 : isNamed(path4);
  const shown2 = trends.tests.filter((one) => isShown(one.series.path, one));
  const all = exactTrends(trends.runs);
  const exact = all.filter(
    ({ path: path4, changes, breaks }) => test === void 0 ? changes.length + breaks.length > 0 : isNamed(path4)
  );
  const ageing = figureTrends(trends.runs, agedSeries(trends.runs));
  const contending = figureTrends(trends.runs, contestSeries(trends.runs));
  const aged = ageing.filter((one) => isShown(one.series.row, one));
  const contests = contending.filter((one) => isShown(one.series.row, one));
  if (test !== void 0) requireFound(shown2.length + exact.length + aged.length + contests.length, test);
  const allTests = test === void 0 ? allTestsTrend(trends) : void 0;
  const figures2 = {
    marks: trends.marks,
    ...trends.processors.length === 0 ? {} : { processors: trends.processors },
    ...allTests === void 0 ? {} : { allTests: { ...facts(allTests), level: allTests.level } },
    tests: shown2.map((one) => ({ test: one.series.path, ...facts(one) })),
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
        ...shown2.map((one) => trendText(trends, one, inText)),
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
  if (block.isItem === true) return [drawList([first]), ...others.map((line) => `  - ${line}`)].join("\n");
  return block.lines.join("\n");
}
function drawText(block) {
  if ("table" in block)
    return drawTextTable(block.table, "").map(({ text }) => text).join("\n");
  const indent = block.isItem === true ? "  " : "";
  return block.lines.flatMap((line, index) => wrap(line, index === 0 ? "" : indent, "    ")).join("\n");
}

// src/git/branch.ts
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
var maxAttempts = 25;
var maxWaitMs = 2e3;
var failureWaitsMs = [1e3, 3e3, 9e3];
var author = { name: "sqlite-bench-gate", email: "sqlite-bench-gate@example.invalid" };
var schemes = ["https", "http", "git", "file"];
var BranchCopy = class _BranchCopy {
  #target;
  #folder;
  /** The newest commit that was fetched; undefined if there is no such branch. */
  #tip;
  constructor(target, folder) {
    this.#target = target;
    this.#folder = folder;
  }
  /**
   * Fetches a branch's newest commit, if there is such a branch.
   *
   * @throws GitError also if the folder for temporary files cannot be written
   */
  static async fetch(target) {
    const folder = makeTemporaryFolder();
    const copy = new _BranchCopy(target, folder);
    try {
      await git(["init", "--quiet", "--bare", "--template=", "."], { folder });
      await copy.#fetch();
      return copy;
    } catch (cause) {
      copy.close();
      throw cause;
    }
  }
  /** The newest commit; undefined if there is no such branch. */
  get tip() {
    return this.#tip;
  }
  /**
   * The plain files of the newest commit.
   *
   * @throws GitError if there is more than the limits allow
   */
  async files(limits) {
    if (this.#tip === void 0) return [];
    const listed2 = await this.#git(["ls-tree", "-r", "-z", "-l", this.#tip]);
    const entries = listed2.split("\0").flatMap((line) => {
      const [, mode = "", hash, size, file] = /^(\d+) \w+ ([0-9a-f]+) +(\d+|-)\t(.+)$/s.exec(line) ?? [];
      const isPlain = ["100644", "100755"].includes(mode);
      return hash === void 0 || file === void 0 ? [] : [{ isPlain, hash, size: Number(size), file }];
    });
    const odd = entries.find(({ isPlain, file }) => !isPlain && limits.isNeeded(file));
    if (odd !== void 0)
      throw new GitError(
        "git ls-tree",
        `${odd.file} is a link or a submodule, and only files are read: restore it, or remove it from the branch`
      );
    const files = entries.filter(({ isPlain }) => isPlain);
    const large = files.find(({ size }) => size > limits.bytes);
    if (large !== void 0)
      throw new GitError(
        "git ls-tree",
        `${large.file} has ${large.size} bytes, and at most ${limits.bytes} are allowed`
      );
    if (files.length > limits.files)
      throw new GitError(
        "git ls-tree",
        `there are ${files.length} files, and at most ${limits.files} are allowed`
      );
    const contents = await this.#contents(files.map(({ hash }) => hash));
    return files.map(({ file }, index) => ({ path: file, content: contents[index] }));
  }
  /**
   * Adds files and pushes them, again if others were faster, until the branch has them. The branch's own files are never changed: a
   * push that would lose a commit is refused by the server, and an existing file stays unchanged.
   *
   * @param message of the commit
   * @throws GitError if the server refuses, or others are faster for too long
   */
  async add(files, message) {
    for (let races = 0; races < maxAttempts; races++) {
      const present = await this.#paths();
      const missing = files.filter((file) => !present.has(file.path));
      const isNew = this.#tip === void 0;
      if (missing.length === 0 && this.#tip !== void 0)
        return { commit: this.#tip, isNew, isPresent: true, races };
      const commit = await this.#commit(missing, message);
      if (await this.#push(commit)) {
        this.#tip = commit;
        return { commit, isNew, isPresent: false, races };
      }
      await sleep(Math.random() * Math.min(maxWaitMs, 50 * 2 ** races));
      await this.#fetch();
    }
    throw new GitError("git push", `other jobs were faster ${maxAttempts} times in a row`);
  }
  close() {
    try {
      rmSync(this.#folder, { recursive: true, force: true });
    } catch {
    }
  }
  async #fetch() {
    const { url: url2, branch } = this.#target;
    const ref = `refs/heads/${branch}`;
    const { status, stderr } = await this.#runRemote(["ls-remote", "--exit-code", "--", url2, ref]);
    if (status === 2) {
      this.#tip = void 0;
      return;
    }
    if (status !== 0) throw new GitError("git ls-remote", reasonOf(stderr, status));
    const parameters = ["fetch", "--quiet", "--no-tags", "--depth=1", "--no-write-fetch-head"];
    const fetched = await this.#runRemote([...parameters, "--", url2, `+${ref}:refs/fetched`]);
    if (fetched.status !== 0) throw new GitError("git fetch", reasonOf(fetched.stderr, fetched.status));
    this.#tip = await this.#git(["rev-parse", "--verify", "refs/fetched^{commit}"]);
  }
  async #paths() {
    if (this.#tip === void 0) return /* @__PURE__ */ new Set();
    const listed2 = await this.#git(["ls-tree", "-r", "-z", "--name-only", this.#tip]);
    return new Set(listed2.split("\0").filter((file) => file !== ""));
  }
  async #contents(hashes) {
    const { status, stdout, stderr } = await runGit(["cat-file", "--batch"], {
      folder: this.#folder,
      input: hashes.map((hash) => `${hash}
`).join("")
    });
    if (status !== 0) throw new GitError("git cat-file", reasonOf(stderr, status));
    let start2 = 0;
    return hashes.map((hash) => {
      const end4 = stdout.indexOf("\n", start2);
      const [found, kind, size] = stdout.toString("latin1", start2, end4).split(" ");
      if (found !== hash || kind !== "blob") throw new GitError("git cat-file", `${hash} is missing`);
      start2 = end4 + 1 + Number(size) + 1;
      return stdout.subarray(end4 + 1, start2 - 1);
    });
  }
  /** @returns the commit, which nobody has yet */
  async #commit(files, message) {
    const index = { GIT_INDEX_FILE: path.join(this.#folder, "index") };
    await this.#git(["read-tree", ...this.#tip === void 0 ? ["--empty"] : [this.#tip]], {
      variables: index
    });
    for (const { path: file, content } of files) {
      const blob = await this.#git(["hash-object", "-w", "--stdin"], { input: content });
      await this.#git(["update-index", "--add", "--cacheinfo", `100644,${blob},${file}`], {
        variables: index
      });
    }
    const tree = await this.#git(["write-tree"], { variables: index });
    const parents = this.#tip === void 0 ? [] : ["-p", this.#tip];
    const { name, email } = author;
    const variables = {
      GIT_AUTHOR_NAME: name,
      GIT_AUTHOR_EMAIL: email,
      GIT_COMMITTER_NAME: name,
      GIT_COMMITTER_EMAIL: email
    };
    return await this.#git(["commit-tree", tree, ...parents], { input: `${message}
`, variables });
  }
  /**
   * @returns whether the branch has the commit now; false if another push was faster
   * @throws GitError if the server refuses for another reason
   */
  async #push(commit) {
    const { url: url2, branch } = this.#target;
    const parameters = ["push", "--quiet", "--porcelain", "--no-verify", "--", url2];
    const { status, stdout, stderr } = await this.#runRemote([
      ...parameters,
      `${commit}:refs/heads/${branch}`
    ]);
    if (status === 0) return true;
    const [, refusal = ""] = /^!\t\S+\t(.*)$/m.exec(stdout.toString("utf8")) ?? [];
    if (isRace(refusal)) return false;
    throw new GitError("git push", refusal === "" ? reasonOf(stderr, status) : refusal);
  }
  async #git(parameters, options = {}) {
    return await git(parameters, { ...options, folder: this.#folder });
  }
  /** Runs a command that talks to the server, again if that or the network fails for a moment. */
  async #runRemote(parameters) {
    for (const wait of failureWaitsMs) {
      const result2 = await runGit(parameters, this.#remoteOptions());
      if (result2.status === 0 || !isTransient(result2.stderr)) return result2;
      await sleep(wait);
    }
    return await runGit(parameters, this.#remoteOptions());
  }
  #remoteOptions() {
    const { url: url2, token } = this.#target;
    const { protocol, origin } = new URL(url2);
    const scheme = protocol.slice(0, -1);
    if (!schemes.includes(scheme)) throw new GitError("git", `${scheme} is not one of ${schemes.join(", ")}`);
    const login = Buffer.from(`x-access-token:${token}`).toString("base64");
    return {
      folder: this.#folder,
      settings: {
        [`protocol.${scheme}.allow`]: "always",
        "http.followRedirects": "false",
        ...token === void 0 ? {} : { [`http.${origin}/.extraheader`]: `AUTHORIZATION: basic ${login}` }
      }
    };
  }
};
function makeTemporaryFolder() {
  try {
    return mkdtempSync(path.join(tmpdir(), "sqlite-bench-gate-branch-"));
  } catch (cause) {
    throw new GitError(
      "git init",
      `the folder for temporary files cannot be written (${cause.message}): name another one in TMPDIR`
    );
  }
}
function isRace(refusal) {
  return /\[rejected\]|\((?:fetch first|non-fast-forward|stale info)\)|cannot lock ref|failed to (?:lock|update ref)|incorrect old value|reference already exists|shallow update not allowed/.test(
    refusal
  );
}
function isTransient(stderr) {
  return /returned error: (?:429|5\d\d)|RPC failed|early EOF|hung up unexpectedly|unexpected disconnect|Connection (?:reset|timed out)|Could not resolve host/.test(
    stderr
  );
}

// src/features/nights/history/branch.ts
var maxFiles = 1e5;
function historyBranch({ repositoryUrl }, branch, { token }) {
  return { url: `${repositoryUrl}.git`, branch, token };
}
async function historyFiles(copy, folder) {
  const isNeeded = (path4) => path4 === within(folder, markerName) || path4.startsWith(within(folder, "runs/"));
  return filesWithin(await copy.files({ bytes: maxFileBytes, files: maxFiles, isNeeded }), folder);
}
function filesWithin(files, folder) {
  const start2 = within(folder, "");
  return files.flatMap(
    (file) => file.path.startsWith(start2) ? [{ ...file, path: file.path.slice(start2.length) }] : []
  );
}
function within(folder, path4) {
  return folder === "." ? path4 : `${folder}/${path4}`;
}
function hasHistory(files, shown2) {
  const marker2 = files.find(({ path: path4 }) => path4 === markerName);
  if (marker2 === void 0 && runFiles(files).length === 0) return false;
  requireMarker(marker2?.content.toString("utf8"), shown2);
  return true;
}
function requireEmpty(files, shown2) {
  const histories = files.filter(({ path: path4 }) => path4.endsWith(`/${markerName}`)).map(({ path: path4 }) => path4.slice(0, -markerName.length));
  const other = files.find(
    ({ path: path4 }) => path4 !== ignoreName && !histories.some((start2) => path4.startsWith(start2))
  );
  if (other !== void 0)
    throw new InputError(
      `${shown2}: there are other files, such as ${formatValue(other.path)}, and no history: name the branch and the folder of one in history-branch and history-path, or a branch or folder that has nothing else`
    );
}
function runFiles(files) {
  return files.filter(({ path: path4 }) => path4.startsWith("runs/") && path4.endsWith(".json.gz"));
}
async function readBranchRuns(target, folder, shown2, filter) {
  const copy = await BranchCopy.fetch(target);
  try {
    const files = await historyFiles(copy, folder);
    return hasHistory(files, shown2) ? readRunFiles(runFiles(files), shown2, filter).map(({ run }) => run) : [];
  } finally {
    copy.close();
  }
}
function explain(cause) {
  if (cause instanceof InputError) return cause.message;
  if (!(cause instanceof GitError)) return cause instanceof Error ? cause.message : String(cause);
  const isRefused = /\b40[134]\b|denied|not permitted|not found|could not read Username/i.test(cause.message);
  const advice = isRefused ? '; give the job "contents: write" to add runs, or "contents: read" to compare with them, and the token in github-token' : "";
  return `${cause.command}: ${cause.message}${advice}`;
}

// src/features/nights/history/costs.ts
var mostRuns2 = 20;
async function earlierCosts({ given, rows, repository }) {
  const runs = repository === void 0 ? folderRuns(given) : await branchRuns(given, repository);
  return runs && costsOfHistory(runs.filter(({ suite }) => suite?.rows === rows));
}
function folderRuns(given) {
  const selection = selectionOf(given);
  if (selection === void 0) return void 0;
  const { history, branch } = selection;
  return readHistory(history, { last: mostRuns2, branch }).map(({ run }) => run);
}
async function branchRuns(given, repository) {
  const history = historyBranchOf(given);
  if (history === void 0) return void 0;
  const { branch, folder } = history;
  const shown2 = `the history on branch ${branch}`;
  try {
    const filter = { last: mostRuns2, branch: repository.defaultBranch };
    return await readBranchRuns(historyBranch(repository, branch, repository), folder, shown2, filter);
  } catch (cause) {
    if (!(cause instanceof InputError) && !(cause instanceof GitError)) throw cause;
    annotate.warning(`${shown2} does not say how long tests take: ${explain(cause)}`);
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
  const costs = Map.groupBy(costTrends(exact), ({ path: path4 }) => path4);
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
  return [{ lines: lines.map((line) => `${trend2.figure}: ${line}`), changes }];
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
    changes: changes.map((change2) => ({
      run: change2.firstAfter,
      ratio: round(change2.ratio),
      text: `${describeChange(change2)}${describeConfounders(change2)}`
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
  const found = series.flatMap(({ path: path4, row: row2, figure, shortTitle, values, format }) => {
    if (values.every((one) => one?.ratio === void 0)) return [];
    const trend2 = known.get(path4);
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
  const shown2 = trends.tests.filter(({ series }) => ids.has(inPage(series.path)));
  const runs = withIds([
    ...runsData(trends),
    ...own === void 0 ? [] : [runData(own.run, own.marks, "this run")]
  ]);
  const states = { changed: 0, steady: 0, "too early": 0 };
  for (const { trend: trend2 } of tests) if (trend2 !== void 0) states[trend2.state]++;
  return {
    summary: [trendSummary({ ...trends, tests: shown2 }), ...processorSummary(trends, inPage)].join(" "),
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
    ({ trend: trend2 }, test) => ((trend2 && own(trend2)) ?? []).map((change2) => ({ test, ...change2 }))
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
    const number2 = (seen.get(run.id) ?? 0) + 1;
    seen.set(run.id, number2);
    return number2 === 1 ? run : { ...run, id: `${run.id}-${number2}` };
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
    ({ trend: trend2 }, test) => (trend2?.changes ?? []).map((change2) => ({ test, ...change2 }))
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
  const tests = trends.tests.flatMap(({ series: { path: path4 } }) => {
    const found = newest.get(path4);
    if (found === void 0) return [];
    const trend2 = byTest.get(inPage(path4));
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
  const { section, workload, result: result2, baselineNs, candidateNs } = test;
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
    outcome: isWithoutFigure(result2) ? "none" : result2,
    reasons: [],
    notes: [],
    ...baselineNs === void 0 || candidateNs === void 0 ? {} : { times: { baseline: baselineNs, candidate: candidateNs } },
    ...hasCounts ? { instructions: { taken: { baseline, candidate }, lines: [] } } : {}
  };
}
function descriptionOf(variant, workload) {
  return findWorkload({ variant, workload })?.description;
}
function figureData({ result: result2, baselineNs, candidateNs, low, high }) {
  if (baselineNs === void 0 || candidateNs === void 0) return void 0;
  if (isWithoutFigure(result2)) return void 0;
  const value = candidateNs / baselineNs;
  return {
    value,
    text: multiplier(value),
    outcome: result2,
    ...low === void 0 || high === void 0 ? {} : { interval: { low, high, text: plusMinus({ low, high }) } }
  };
}

// src/features/nights/history/report/sentence.ts
var maxNamed = 5;
var maxGroups = 3;
function historySentence(comparison2, escapeText, cite2) {
  const clauses = [
    ...differenceClauses(comparison2, escapeText),
    ...changeClauses(comparison2, escapeText, cite2),
    ...exactClauses(comparison2, escapeText, cite2)
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
function changeClauses({ recentChanges, trends }, escapeText, cite2) {
  const groups = [...Map.groupBy(recentChanges, ({ changes }) => changes.at(-1)?.firstAfter).values()];
  const clauses = groups.flatMap(
    (group) => bothDirections(group, ({ changes }) => changes.at(-1)?.ratio ?? 1).map(({ word, own }) => {
      const names = own.map((trend2) => changeName(trend2, escapeText));
      const change2 = own[0]?.changes.at(-1);
      const since = change2 === void 0 ? "" : ` since ${citeDated(trends.runs[change2.firstAfter], cite2)}`;
      return `${plural(own.length, "test")} ${word}${since}: ${listed(names)}`;
    })
  );
  return truncateList(maxGroups, clauses, (more) => `and ${plural(more, "earlier change")}`);
}
function exactClauses({ exact }, escapeText, cite2) {
  if (exact === void 0) return [];
  const groups = Map.groupBy(
    exact.changes,
    ({ figure, since }) => `${figure} ${runTime(since)} ${since.startedAt}`
  );
  const changed = [...groups.values()].flatMap(
    (own) => own.slice(0, 1).map(({ figure, since }) => {
      const place = citeDated(since, cite2);
      if (own[0]?.path === ofEngine)
        return `${figure} changed since ${place}: ${shareText(own[0].before, own[0].share)}`;
      const names = own.map(({ path: path4, before, share }) => `${escapeText(path4)} ${shareText(before, share)}`);
      return `${figure} of ${plural(own.length, nounOf(own[0]?.path ?? ""))} changed since ${place}: ${listed(names)}`;
    })
  );
  return [
    ...truncateList(maxGroups, changed, (more) => `and ${plural(more, "other figure")}`),
    ...incomparableTexts(exact, cite2)
  ];
}
var basisOf = (figure) => figure === "instructions" ? figure : figure.startsWith("age-") ? "costs with age" : "costs besides time";
function incomparableTexts({ incomparable }, cite2) {
  const groups = Map.groupBy(
    incomparable,
    ({ figure, since, differs }) => `${basisOf(figure)} ${runTime(since)} ${since.startedAt} ${differs}`
  );
  return [...groups.values()].flatMap(
    (own) => own.slice(0, 1).map(({ figure, since, differs }) => {
      const paths = new Set(own.map(({ path: path4 }) => path4));
      const tests = `${basisOf(figure)} of ${plural(paths.size, nounOf(own[0]?.path ?? ""))} are`;
      return `${tests} not comparable with those of ${citeDated(since, cite2)}: not the same ${differs.join(", ")}`;
    })
  );
}
function changeName({ series, changes }, escapeText) {
  const change2 = changes.at(-1);
  if (change2 === void 0) return escapeText(series.path);
  return `${escapeText(series.path)} (${direction(change2)}${describeConfounders(change2)})`;
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
function historyTable(comparison2, escapeText, cite2) {
  const { differences: differences2, recentChanges, trends } = comparison2;
  const differing = differences2.map((difference) => {
    const { trend: trend2, points, multiplier: now } = difference;
    const reasons = reasonsOf(difference, escapeText);
    return row(trend2, points, now, direction(difference), "this run", reasons, escapeText);
  });
  const changed = recentChanges.flatMap((trend2) => {
    const change2 = trend2.changes.at(-1);
    const newest = trend2.level.at(-1);
    if (change2 === void 0 || newest === void 0) return [];
    const since = citeDated(trends.runs[change2.firstAfter], cite2);
    const reasons = reasonsOf(change2, escapeText);
    const now = Math.exp(newest.logRatio);
    return [row(trend2, trend2.series.points, now, describeChange(change2), since, reasons, escapeText)];
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
function row({ series }, points, now, change2, since, reasons, escapeText) {
  const drawn = sparkline(points.map(({ logRatio }) => logRatio));
  const cells = [escapeText(series.path), drawn, `${multiplier(now)}x`, change2, since, reasons];
  return { cells };
}

// src/features/nights/history/report.ts
function earlierRuns(comparison2) {
  return {
    report: {
      blocks: ({ isBrief, commitUrl, words: words2 }) => {
        const cite2 = (escapeText) => (run) => words2.link(
          citeRun(escapeText)(run),
          run.commit === void 0 ? void 0 : commitUrl?.(run.commit)
        );
        const sentence = historySentence(comparison2, words2.text, cite2(words2.text));
        if (sentence === void 0) return [];
        const table2 = isBrief ? void 0 : historyTable(comparison2, words2.cell, cite2(words2.cell));
        const blocks = [
          { kind: "text", text: sentence },
          { kind: "table", table: table2 }
        ];
        return at("below the sections", { kind: "section", title: "Against earlier runs", blocks });
      }
    },
    page: { add: (page, recording, verdict) => withTrends(page, comparison2, recording, verdict) }
  };
}
function withTrends(page, comparison2, recording, verdict) {
  const { trends } = comparison2;
  const own = ownRun(recording, verdict, trends);
  const exact = exactTrends(trends.runs);
  const byTest = trendsByTest(trends, exact, own && { tests: page.tests, rows: recording.suite?.rows });
  const differing = new Map(differences(comparison2).map(({ path: path4, text }) => [path4, `this run: ${text}`]));
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
function differences(comparison2) {
  const last = `the last ${plural(comparison2.compared.length, "run")}`;
  return comparison2.differences.map((one) => ({
    path: inPage(one.trend.series.path),
    text: `${multiplier(one.multiplier)}x, ${describeChange(one)} than in ${last}${describeOtherFacts(one)}`
  }));
}
function changedTests({ differences: found, recentChanges, trends }) {
  const differing = found.map(({ trend: trend2, ratio }) => ({ test: trend2.series.path, ratio: rounded2(ratio) }));
  const changed = recentChanges.flatMap(({ series, changes }) => {
    const change2 = changes.at(-1);
    const first = change2 && trends.runs[change2.firstAfter];
    if (change2 === void 0 || first === void 0) return [];
    return [{ test: series.path, ratio: rounded2(change2.ratio), since: first.commit ?? runName(first) }];
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
  const last = selection.last ?? (view === "page" ? mostDrawn : mostRuns3);
  const runs = readEarlierRuns({ ...selection, last }, note);
  return (recording, verdict) => {
    const comparison2 = compareWithRuns(runs, recording, verdict, note);
    return comparison2 === void 0 ? [] : [earlierRuns(comparison2)];
  };
}
function earlierPage(given) {
  const selection = selectionOf(given);
  if (selection === void 0) return void 0;
  const last = selection.last ?? mostDrawn;
  return historyPage(trendsOf(readRuns({ ...selection, last }).map(({ run }) => run)));
}
var mostDrawn = historyOptions.last.default;
var mostRuns3 = 100;
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
  const comparison2 = compareRun(runs, run, isPart);
  const [oldest] = runs;
  if (comparison2 === void 0 && oldest !== void 0)
    note(
      `the run began at ${run.startedAt}, and the oldest that was read of the history at ${runTime(oldest)}: there is nothing before it to compare with`
    );
  return comparison2;
}

// src/features/nights/history/page-step.ts
import path2 from "node:path";

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
  const number2 = figure === void 0 ? "no result" : besideTime(multiplier(figure), visible(baseline.name));
  return {
    schemaVersion: 1,
    label: visible(candidate.name),
    message: measurement === "complete" ? number2 : `${number2}, measurement ${measurement}`,
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
  const words2 = `${message}, ${trendWord(trends)}`;
  const colour = colours2[color] ?? "#9f9f9f";
  const widthOf = (text2) => Math.round([...text2].length * letterWidth) + 2 * padding;
  const [left2, right2] = [widthOf(label), widthOf(words2)];
  const text = (content, x, width) => `<text x="${x + width / 2}" y="14" textLength="${width - 2 * padding}">${inHtml(content)}</text>`;
  const name = inHtml(`${label}: ${words2}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left2 + right2}" height="${height}" role="img" aria-label="${name}">`,
    `<title>${name}</title>`,
    `<clipPath id="c"><rect width="${left2 + right2}" height="${height}" rx="3"/></clipPath>`,
    `<g clip-path="url(#c)"><rect width="${left2}" height="${height}" fill="#555"/><rect x="${left2}" width="${right2}" height="${height}" fill="${colour}"/></g>`,
    `<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">`,
    text(label, 0, left2),
    text(words2, left2, right2),
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
  const shown2 = `the history on branch ${history.branch}`;
  const workflow = readWorkflow(environment);
  const target = historyBranch(workflow, history.branch, inputs);
  const filter = { last: historyOptions.last.default };
  const runs = await readBranchRuns(target, history.folder, shown2, filter).catch((cause) => {
    throw cause instanceof GitError ? new InputError(`${shown2} cannot be read: ${explain(cause)}`, { cause }) : cause;
  });
  const newest = runs.at(-1);
  if (newest === void 0)
    throw new InputError(`${shown2} has no runs: publish a result with the input history-branch first`);
  const folder = given.out ?? newFolder(workflow.temporary);
  const [page, badge, picture] = [pageName, badgeName, pictureName].map(
    (name) => path2.join(folder, name)
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

// src/features/nights/history/measured-branch.ts
function measuredBranch({
  trigger,
  workflow
}) {
  const { defaultBranch } = workflow;
  const isOwnRun = trigger.kind === "workflow run" && !trigger.event.startsWith("pull_request") && !trigger.isFork && trigger.branch !== "";
  const name = isOwnRun ? trigger.branch : trigger.kind === "commit" ? workflow.branch : void 0;
  return { name, isDefault: name !== void 0 && name === defaultBranch };
}

// src/features/nights/history/step.ts
async function historyStep(context, made) {
  const { inputs } = context;
  const { result: result2 } = made;
  const history = historyBranchOf(inputs.given);
  if (history === void 0 || result2.state !== "judged") return made;
  const shown2 = `the history on branch ${history.branch}`;
  let copy;
  try {
    copy = await BranchCopy.fetch(historyBranch(context.workflow, history.branch, inputs));
  } catch (cause) {
    return withWarning(made, `${shown2} cannot be read: ${explain(cause)}`);
  }
  try {
    return await useHistory(context, { ...made, result: result2 }, history, copy, shown2);
  } catch (cause) {
    return withWarning(made, `${shown2} cannot be used: ${explain(cause)}`);
  } finally {
    copy.close();
  }
}
async function useHistory(context, made, history, copy, shown2) {
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
  const isNew = !hasHistory(files, shown2);
  if (isNew && isAdded) requireEmpty(files, shown2);
  if (isNew)
    annotate.warning(
      `${shown2} does not exist: ${isAdded ? "a new one begins" : "there is nothing to compare with"}`
    );
  const compared = compare(files, run, { shown: shown2, isAdded, branch: workflow.defaultBranch });
  const adding = isAdded && compared.isPresent !== true ? await addRuns(copy, [run], history.folder, shown2, /* @__PURE__ */ new Date()) : { outputs: {}, warnings: [] };
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
function compare(files, run, { shown: shown2, isAdded, branch }) {
  try {
    const filter = { last: mostRuns3, branch };
    const runs = readRunFiles(runFiles(files), shown2, filter).map((kept) => kept.run);
    const isPresent = runs.some((one) => isSameRun(one, run));
    return { comparison: compareRun(runs, run, isAdded), isPresent, warnings: [] };
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    return { warnings: [`the result is not compared with earlier runs: ${cause.message}`] };
  }
}
async function addRuns(copy, runs, folder, shown2, now) {
  const ahead = runs.find((run) => isAhead(run, now));
  if (ahead !== void 0)
    return {
      outputs: {},
      warnings: [
        `the run is not added to ${shown2}: it says that it ended at ${ahead.finishedAt}, which is in the future: set the clock of the machine that measures`
      ]
    };
  const encoded = runs.map(encodeRun);
  const files = [
    ...encoded,
    { path: markerName, content: Buffer.from(markerText) },
    { path: ignoreName, content: Buffer.from(ignoreText) }
  ].map((file) => ({ ...file, path: within(folder, file.path) }));
  const ids = encoded.map(({ path: path4 }) => runId(path4) ?? path4);
  try {
    const { commit } = await copy.add(files, `Add run ${ids.join(", ")}`);
    return { outputs: { "history-run": ids.at(-1) ?? "", "history-commit": commit }, warnings: [] };
  } catch (cause) {
    return { outputs: {}, warnings: [`${shown2} cannot be added to: ${explain(cause)}`] };
  }
}
function withEarlier(result2, comparison2) {
  return { ...result2, features: [...result2.features ?? [], earlierRuns(comparison2)] };
}
function withWarning(made, warning) {
  return { ...made, warnings: [...made.warnings, warning] };
}

// src/features/nights/release-notes/step.ts
import path3 from "node:path";

// src/features/nights/release-notes/release-section.ts
var begin = "<!-- sqlite-bench-gate: performance -->";
var end = "<!-- sqlite-bench-gate: end -->";
function withSection(body, section) {
  const own = `${begin}
${section.trim().replaceAll("<!--", "<! --")}
${end}`;
  const to = placesOf(end, body).at(-1) ?? -1;
  const from = placesOf(begin, body).findLast((place) => place < to);
  if (from !== void 0) return body.slice(0, from) + own + body.slice(to + end.length);
  return body.trim() === "" ? own : `${body.trimEnd()}

${own}`;
}
function placesOf(marker2, body) {
  const lines = body.matchAll(/[^\n]+/g);
  return [...lines].flatMap(({ 0: line, index }) => line.replace(/\r$/, "") === marker2 ? [index] : []);
}
var release = object({
  id: int(),
  body: string().nullish(),
  html_url: url({ protocol: /^https?$/ })
});
async function writeSection(api, repository, tag, section) {
  const found = await findRelease(api, repository, tag);
  if (found === void 0) return void 0;
  const body = withSection(found.body ?? "", section);
  if (body !== found.body)
    await request(
      "write release",
      release,
      () => api.rest.repos.updateRelease({ ...repository, release_id: found.id, body })
    );
  return found.html_url;
}
async function findRelease(api, repository, tag) {
  try {
    return await request(
      "write release",
      release,
      () => api.rest.repos.getReleaseByTag({ ...repository, tag })
    );
  } catch (cause) {
    if (isGone(cause)) return void 0;
    throw cause;
  }
}

// src/features/nights/release-notes/step.ts
var release2 = object({
  // A label of the history, without spaces.
  tag: historyOptions.label.type.schema.refine((tag) => !tag.includes(" ")),
  commit: string().regex(/^[0-9a-f]{40,64}$/),
  date: iso_exports.datetime({ offset: true })
});
var releases = object({ old: release2, now: release2 });
var mostVersions = 20;
async function releaseStep(getInput, environment, features) {
  const inputs = valuesOf(releaseInputs, readInputs(releaseInputs, getInput));
  const { "github-token": token, "history-branch": branch, "history-path": folder } = inputs;
  const workflow = readWorkflow(environment);
  const given = readReleases(inputs["compared-releases"]);
  const read = (input, file2, one) => readRun2(workflow, features, { input, file: file2, release: one });
  const old = read("old-results", inputs["old-results"], given.old);
  const now = read("results", inputs.results, given.now);
  const versions = branch === void 0 ? [] : await addTo({ branch, folder, token }, workflow, [old, now]);
  const listed2 = versions.filter((run) => run.label !== void 0 && runTime(run) <= runTime(now));
  const notes = renderNotes(old, now, compareRuns(old, now), listed2.slice(-mostVersions));
  const file = path3.join(newFolder(workflow.temporary), "notes.md");
  writeWhole(file, notes);
  setOutput("notes-path", file);
  await writeSummary(notes);
  if (token === void 0) return;
  const url2 = await writeSection(openApi(token, workflow.apiUrl), workflow.repository, given.now.tag, notes);
  if (url2 === void 0)
    annotate.notice(
      `there is no release of the tag ${given.now.tag}: its notes are in the job summary and in ${file}`
    );
  else info(visible(`written into ${url2}`));
}
function readReleases(text) {
  try {
    return releases.parse(JSON.parse(text ?? ""));
  } catch (cause) {
    throw new InputError(
      `input compared-releases: ${formatValue(text ?? "")} is not two releases: give JSON with old and now, each with tag, commit and date`,
      { cause }
    );
  }
}
function readRun2({ roots, run, commit: started, repositoryUrl: repository }, features, { input, file, release: { tag: label, commit, date } }) {
  const [found] = file === void 0 ? [] : findFiles([file], roots, "results");
  if (found === void 0) throw new InputError(`input ${input}: name the results.json of ${label}`);
  const recording = readRecording(found, {}, features, roots);
  const why = whyForeign(recording, { run, commit: started, repository });
  if (why !== void 0) throw new InputError(`${found} ${why}`);
  const { criteria } = resolveReportSettings(mergeSources({ given: {} }, features), features);
  const verdict = judgeByOwnRule(recording, criteria, features);
  if (verdict.measurement.state === "incomplete")
    throw new InputError(`${found} is of a run that did not end: run the job that measures again`);
  return createRun(recording, verdict, { commit, label, date: new Date(date).toISOString() });
}
async function addTo({ branch, folder, token }, workflow, runs) {
  const shown2 = `the history on branch ${branch}`;
  try {
    const copy = await BranchCopy.fetch(historyBranch(workflow, branch, { token }));
    try {
      const files = await historyFiles(copy, folder);
      if (!hasHistory(files, shown2)) requireEmpty(files, shown2);
      const filter = { last: historyOptions.last.default };
      const kept = readRunFiles(runFiles(files), shown2, filter).map((one) => one.run);
      const added = runs.filter(({ label }) => kept.every((one) => one.label !== label));
      if (added.length > 0) {
        const { outputs, warnings } = await addRuns(copy, added, folder, shown2, /* @__PURE__ */ new Date());
        for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
        for (const warning of warnings) annotate.warning(warning);
      }
      return [...kept, ...added].toSorted((one, other) => runTime(one) < runTime(other) ? -1 : 1);
    } finally {
      copy.close();
    }
  } catch (cause) {
    if (!(cause instanceof GitError)) throw cause;
    throw new InputError(`${shown2} cannot be read: ${explain(cause)}`, { cause });
  }
}

// src/features/search/issues/text.ts
var maxRows2 = 40;
var maxCode = 20;
var maxCodeLine = 1e3;
var maxIgnored = 5;
var maxTitle = 250;
function titleOf(finding) {
  const words2 = wordsOf(finding);
  return words2.length <= maxTitle ? words2 : `${words2.slice(0, maxTitle - 1).toWellFormed()}\u2026`;
}
function wordsOf({ kind, figure, subject, rows }) {
  const [worst] = rows;
  const tests = plural(rows.length, "test");
  const plain = (text) => visible(text).replace(/[@#`]/g, "");
  const about = plain(subject);
  switch (kind) {
    case "night":
      return "The benchmark of a night is missing";
    case "workflow":
      return `The workflow ${about} does not run`;
    case "result":
      return `${about}: ${plural(rows.length, "wrong or missing result")}`;
    case "hunt":
      return `The hunt's case ${about}`;
    case "machine":
      return `${tests} slower with another ${about}`;
    case "more":
      return `${plural(rows.length, "more finding")} of the nightly benchmark`;
    case "time":
      return `${about} is ${percent(Math.exp(worst?.loss ?? 0) - 1)} slower${rows.length > 1 ? ` (${tests})` : ""}`;
    case "figure":
      return `${about} has more ${plain(figure ?? "")}: ${plain(worst?.figure ?? "")}${rows.length > 1 ? ` (${tests})` : ""}`;
  }
}
function bodyOf(finding, culprit, ignored, source) {
  const { kind, rows } = finding;
  const [worst] = rows;
  const { run, pageUrl, today } = source;
  const facts2 = [
    ...worst === void 0 || kind === "more" ? [] : sinceFacts(worst, finding, source),
    ...notMeasuredFacts(finding, source),
    ...culprit === void 0 ? [] : [culpritText(culprit, source)],
    ...culprit?.explained === void 0 ? [] : explainedLines(culprit.explained, inMarkdown),
    ...kind === "machine" ? [] : rows.slice(0, 1).flatMap(({ remarks = [] }) => remarks.map(inMarkdown)),
    [
      `Newest look: ${link(`run ${run.id}`, run.url)} of ${today}`,
      ...pageUrl === void 0 ? [] : [link("all tests over time", pageUrl)]
    ].join(", ")
  ];
  return joinBlocks([
    intro(finding),
    drawList(facts2),
    finding.code === void 0 ? "" : drawBlock({ kind: "code", lines: finding.code.slice(0, maxCode).map(shown) }),
    isOfTests(kind) ? table(rows, source, kind === "more") : "",
    kind === "time" || kind === "figure" ? reproduction(finding, source) : "",
    ignoredText(ignored),
    footer(kind)
  ]);
}
function shown(line) {
  return truncate(showInvisible(line), maxCodeLine);
}
function intro({ kind, subject, rows, figure }) {
  const [worst] = rows;
  const escaped = inMarkdown(subject);
  const tests = plural(rows.length, "test");
  const are = rows.length === 1 ? "is" : "are";
  switch (kind) {
    case "night":
      return `The nightly benchmark has added no run to its history: ${inMarkdown(worst?.figure ?? "")}.`;
    case "workflow":
      return `The workflow ${escaped} does not run: ${inMarkdown(worst?.figure ?? "")}.`;
    case "result":
      return `The engine's results of ${escaped} are wrong: ${plural(rows.length, "result")} ${are} wrong or missing.`;
    case "hunt":
      return `A hunt has found ${plural(rows.length, "case")}, probably of one cause: ${inMarkdown(worst?.figure ?? "")}.`;
    case "machine":
      return `${tests} became slower when the machine or the suite of the benchmark changed: ${(worst?.remarks ?? []).map(inMarkdown).join(", and ")}. The history cannot tell whether the engine became slower too.`;
    case "more":
      return "These findings have no issue of their own, because one night opens a limited number. The next nights open the others.";
    case "time":
      return `${tests} of ${escaped} ${are} slower than before, beside SQLite in the same run: ${inMarkdown(worst?.figure ?? "")}${rows.length > 1 ? " at most" : ""}.`;
    case "figure":
      return `${escaped} has more ${inMarkdown(figure ?? "")} than before: ${inMarkdown(worst?.figure ?? "")}${rows.length > 1 ? " at most" : ""}. The figure is exact: one run is enough to see it.`;
  }
}
function sinceFacts({ since, before }, { kind }, source) {
  if (since.time === "") return [];
  const place = cite(since, source, inMarkdown);
  if (!isOfTests(kind)) return [`Newest run${kind === "night" ? " of the history" : ""}: ${place}`];
  const last = before === void 0 ? "" : `; the last run before it is ${cite(before, source, inMarkdown)}`;
  const commits = before?.commit === void 0 || since.commit === void 0 || before.commit === since.commit ? "" : `; ${link("the commits between them", `${source.repositoryUrl}/compare/${before.commit}...${since.commit}`)}`;
  return [`First seen in ${place}${last}${commits}`];
}
function notMeasuredFacts({ unmeasured }, source) {
  if (unmeasured === void 0) return [];
  const { since } = unmeasured;
  return [`Not measured ${since === void 0 ? "any more" : `since ${cite(since, source, inMarkdown)}`}`];
}
function cite({ time, name, commit, workflowRun }, source, escapeText) {
  const shown2 = commit === void 0 ? escapeText(name) : commitLink(commit, source);
  const day = time.slice(0, 10);
  const dated = workflowRun === void 0 ? day : link(day, `${source.repositoryUrl}/actions/runs/${workflowRun}`);
  return `${shown2} (${dated})`;
}
function isHash(id) {
  return /^[0-9a-f]{40,64}$/.test(id);
}
function commitLink(commit, { repositoryUrl }) {
  return link(`\`${commit.slice(0, 10)}\``, `${repositoryUrl}/commit/${commit}`);
}
function culpritText({ id, answer, facts: facts2 }, source) {
  if (id === void 0) return inMarkdown(answer ?? "A search for its commit has no answer");
  if (!isHash(id)) return `Brought by release ${inMarkdownCode(id)}`;
  const commit = `Brought by ${commitLink(id, source)}`;
  if (facts2 === void 0) return commit;
  const { login, author: author2, subject } = facts2;
  const by = login === void 0 ? author2 && inMarkdownCode(author2) : source.mention ? `@${login}` : inMarkdownCode(login);
  return `${commit} ${inMarkdownCode(subject)}${by ? ` by ${by}` : ""}`;
}
function table(rows, source, isMore) {
  const shown2 = rows.slice(0, maxRows2).map(({ path: path4, figure, since }) => ({
    cells: [
      inMarkdownCell(path4),
      inMarkdownCell(figure),
      since.time === "" ? "" : cite(since, source, inMarkdownCell)
    ]
  }));
  const more = rows.length - shown2.length;
  return joinBlocks([
    drawTable({ columns: left(isMore ? "Worst test" : "Test", "Figure", "Since"), rows: shown2 }),
    more === 0 ? "" : `And ${count(more)} more.`
  ]);
}
function reproduction({ figure, rows }, { build, candidate }) {
  const [worst] = rows;
  const [good, bad] = [worst?.before?.commit, worst?.since.commit];
  if (worst === void 0 || good === void 0 || bad === void 0 || good === bad) return "";
  const made = `--build ${shellWord(visible(build ?? "BUILD COMMAND"))} --candidate ${shellWord(visible(candidate ?? "FILE"))}`;
  const test = isSearchable(worst.path) ? ` --test ${shellWord(visible(worst.path))}` : "";
  const lines = figure === void 0 || figure === "time" ? [`git switch --detach ${bad}`, `sqlite-bench-gate compare ${good} ${made}${test}`] : (
    // A comparison has times alone.
    [`sqlite-bench-gate bisect --good ${good} --bad ${bad} ${made}${test} --by ${figure}`]
  );
  if (figure !== void 0 && figure !== "time" && test === "") return "";
  return joinBlocks(["To see it again:", drawBlock({ kind: "code", lines })]);
}
function isSearchable(path4) {
  return path4.split("/").length === 4 && !path4.startsWith("own/") || shapeNames.map(lifePath).includes(path4);
}
function ignoredText(ignored) {
  if (ignored.length === 0) return "";
  const items = ignored.slice(0, maxIgnored).map(({ text, by, why }) => `${inMarkdownCode(text)} of ${inMarkdownCode(by)}: ${inMarkdown(why)}`);
  return joinBlocks(["Lines that do not count:", drawList(items)]);
}
var acceptanceForm = "bench-accept: REASON until YYYY-MM-DD";
function footer(kind) {
  const accepting = !isOfTests(kind) || kind === "more" ? "" : ` A comment with the line \`${acceptanceForm}\` by somebody who may write to the repository accepts it until that day.`;
  return `<sub>This issue is kept up to date, and closed when the finding is gone. Closed by hand, it stays closed until it gets worse or comes back.${accepting}</sub>`;
}
function isOfTests(kind) {
  return kind !== "night" && kind !== "workflow";
}
var says = {
  recovered: ({ kind, subject }, night) => kind === "night" ? `A night has added a run to the history again, on ${night}.` : kind === "workflow" ? `${inMarkdown(subject)} runs again.` : kind === "machine" || kind === "more" ? `Closed on ${night}: the finding is old.` : kind === "hunt" ? `Gone on ${night}: the hunt has judged its case again, and no process showed it.` : `${inMarkdown(subject)} has recovered: the newest run of the history, of ${night}, shows no such finding.`,
  notSeen: (night) => `With the runs until ${night}, the history does not show this change any more: it was chance, or is too small to be certain of.`,
  notMeasured: ({ subject, unmeasured }, source) => {
    const since = unmeasured?.since;
    const last = since === void 0 ? "by the runs that the history has" : `since ${cite(since, source, inMarkdown)}`;
    return `${inMarkdown(subject)} is no longer measured ${last}: nobody can see whether it has recovered. This issue is opened again if it is measured again, and is as it was.`;
  },
  accepted: ({ by, reason, until }) => `Accepted by ${inMarkdownCode(by)} until ${until}: ${inMarkdownCode(reason)}. It is opened again after that day, and if it gets worse.`,
  returned: (why, finding, before) => {
    const figure = finding.rows[0]?.figure ?? "";
    switch (why) {
      case "back":
        return `It is back: ${inMarkdown(figure)}.`;
      case "worse":
        return `It got worse: ${inMarkdown(figure)}, from ${amount(finding, before)}.`;
      case "acceptance ended":
        return `The acceptance has ended, and the finding is still there: ${inMarkdown(figure)}.`;
    }
  },
  duplicate: (of) => `A duplicate of #${of}, which another run opened at the same time.`
};
function amount({ kind }, loss) {
  return kind === "result" || kind === "more" ? count(loss) : percent(Math.exp(loss) - 1);
}
function issueText(finding, marker2, parts, source) {
  const body = bodyOf(finding, parts.culprit, parts.ignored ?? [], source);
  return { title: titleOf(finding), body: `${marker2}
${body}
` };
}

// src/features/search/issues/acceptance.ts
var maxLineLength = 500;
function acceptanceReader(tracker) {
  const canWrite = createPermissionCheck(tracker.api, tracker.repository);
  return async (issue2) => await findAcceptance(await listIssueComments(tracker, issue2), canWrite, /* @__PURE__ */ new Date());
}
async function findAcceptance(comments, canWrite, now) {
  const today = now.toISOString().slice(0, 10);
  const ignored = [];
  let acceptance;
  for (const { body, user, minimized } of comments) {
    if (hasMarker(body ?? "")) continue;
    for (const text of acceptanceLines(body ?? "")) {
      const by = user?.login ?? "a deleted user";
      const given = parseLine(text);
      const why = typeof given === "string" ? given : minimized !== void 0 && minimized !== null ? "its comment is hidden" : dateProblem(given, today) ?? await problemOfWriters([user ?? void 0], canWrite);
      if (why !== void 0) ignored.push({ text, by, why });
      else if (typeof given !== "string") acceptance = { ...given, by };
    }
  }
  return { ignored, acceptance };
}
function acceptanceLines(markdown) {
  return visibleLines(markdown).filter((line) => /^ {0,3}bench-accept\b/i.test(line)).map((line) => line.trim().slice(0, maxLineLength));
}
function parseLine(line) {
  const [, reason, until] = /^bench-accept\s*:?\s+(\S.*?)\s+until\s+(\S+?)[.,]?$/i.exec(line) ?? [];
  if (reason === void 0 || until === void 0) return `it is not of the form ${acceptanceForm}`;
  if (!isDate(until)) return `${until} is not a date of the form YYYY-MM-DD`;
  return problemOfReason(reason) ?? { reason, until };
}

// src/features/search/issues/culprits.ts
import { isDeepStrictEqual } from "node:util";

// src/features/search/issues/tracker.ts
var issue = object({
  number: int(),
  html_url: url({ protocol: /^https?$/ }),
  state: string(),
  locked: boolean().optional(),
  title: string(),
  body: string().nullish(),
  comments: int().optional(),
  user: object({ login: string() }).nullable(),
  /** Set if it is a pull request, which GitHub lists too; Gitea has null for an issue. */
  pull_request: unknown().optional()
});
var repositoryNow = object({ full_name: string().regex(/^[\w.-]+\/[\w.-]+$/) });
async function openTracker(api, given) {
  const { full_name: name } = await request(
    "find repository",
    repositoryNow,
    () => api.rest.repos.get({ ...given })
  );
  const [owner = given.owner, repo = given.repo] = name.split("/");
  return { api, repository: { owner, repo }, viewer: await findTokenLogin(api, "find issues") };
}
async function listOwnIssues(tracker) {
  const { viewer } = tracker;
  const created = await listIssues(tracker, { creator: viewer });
  const found = created.length === 0 ? await listIssues(tracker, {}) : created;
  return found.filter(
    ({ user, pull_request: pull, body }) => user?.login === viewer && (pull ?? void 0) === void 0 && hasMarker(body ?? "")
  ).map(ownIssue).toSorted((a, b) => a.number - b.number);
}
async function listIssues({ api, repository }, filter) {
  return await requestAll(
    "find issues",
    array(issue),
    () => api.paginate(api.rest.issues.listForRepo, {
      ...repository,
      state: "all",
      sort: "created",
      direction: "asc",
      per_page: 100,
      ...filter
    })
  );
}
function ownIssue({
  number: number2,
  html_url: url2,
  state,
  locked = false,
  title,
  body,
  comments = 0
}) {
  return { number: number2, url: url2, isOpen: state === "open", isLocked: locked, title, body: body ?? "", comments };
}
async function createIssue(tracker, text, labels, isSame) {
  let isFirst = true;
  return await retryIdempotently(async () => {
    const created = isFirst ? void 0 : (await listOwnIssues(tracker)).find(isSame);
    isFirst = false;
    if (created !== void 0) return created;
    return ownIssue(await createLabelled(tracker, text, labels));
  });
}
async function createLabelled({ api, repository }, text, labels) {
  const create = (more) => request("write issue", issue, () => api.rest.issues.create({ ...repository, ...text, ...more }));
  if (labels.length === 0) return await create({});
  try {
    return await create({ labels: [...labels] });
  } catch (cause) {
    if (!isStatus(cause, 422)) throw cause;
  }
  const created = await create({});
  await request(
    "write label",
    unknown(),
    () => api.rest.issues.addLabels({ ...repository, issue_number: created.number, labels: [...labels] })
  );
  return created;
}
async function updateIssue({ api, repository }, number2, text, state) {
  const stateful = state === void 0 ? {} : { state: state === "reopened" ? "open" : "closed", state_reason: state };
  await request(
    "write issue",
    issue,
    () => api.rest.issues.update({ ...repository, issue_number: number2, ...text, ...stateful })
  );
}
async function commentOnce(tracker, number2, marker2, text) {
  const { api, repository, viewer } = tracker;
  try {
    await retryIdempotently(async () => {
      const present = (await listIssueComments(tracker, number2)).some(
        ({ user, body }) => user?.login === viewer && body?.startsWith(marker2) === true
      );
      if (present) return;
      await request(
        "comment on issue",
        unknown(),
        () => api.rest.issues.createComment({ ...repository, issue_number: number2, body: `${marker2}
${text}` })
      );
    });
    return true;
  } catch (cause) {
    if (!isLocked(cause)) throw cause;
    return false;
  }
}
function isLocked(cause) {
  const { cause: inner } = cause;
  return inner instanceof RequestError && inner.status === 403 && /\blocked\b/i.test(inner.message);
}
async function ensureLabel({ api, repository }, name, facts2) {
  try {
    await request("write label", unknown(), () => api.rest.issues.getLabel({ ...repository, name }));
    return void 0;
  } catch (cause) {
    if (!isStatus(cause, 404, 403)) throw cause;
  }
  try {
    await request(
      "write label",
      unknown(),
      () => api.rest.issues.createLabel({ ...repository, name, ...facts2 })
    );
    return void 0;
  } catch (cause) {
    if (isStatus(cause, 422)) return void 0;
    if (cause instanceof PublishError && isStatus(cause, 403, 404)) return cause.message;
    throw cause;
  }
}
function isStatus(cause, ...statuses) {
  const { cause: inner } = cause;
  return inner instanceof RequestError && statuses.includes(inner.status);
}
var commitAuthor = object({
  author: object({ login: string().regex(/^[\w-]+(?:\[bot\])?$/) }).nullish().catch(null),
  commit: object({ message: string(), author: object({ name: string() }).nullish() })
});
async function readCommit({ api, repository }, ref) {
  const { author: author2, commit } = await readAuthor({ api, repository }, ref);
  const [subject = ""] = commit.message.split("\n");
  return {
    subject,
    ...author2 ? { login: author2.login } : {},
    ...commit.author ? { author: commit.author.name } : {}
  };
}
async function readAuthor({ api, repository }, ref) {
  const ask = (path4) => request(
    "read commit",
    commitAuthor,
    () => api.request(`GET /repos/{owner}/{repo}/${path4}/{ref}`, { ...repository, ref })
  );
  try {
    return await ask("commits");
  } catch (cause) {
    if (!isGone(cause)) throw cause;
    return await ask("git/commits");
  }
}
var comparison = object({ total_commits: int().min(0) });
async function isBetween({ api, repository }, commit, { good, bad }) {
  const commitsWithout = async (base, head) => {
    const { total_commits: commits } = await request(
      "read commit",
      comparison,
      () => api.rest.repos.compareCommitsWithBasehead({
        ...repository,
        basehead: `${base}...${head}`,
        per_page: 1
      })
    );
    return commits;
  };
  try {
    return await commitsWithout(bad, commit) === 0 && await commitsWithout(good, commit) > 0;
  } catch (cause) {
    if (isGone(cause)) return false;
    throw cause;
  }
}

// src/features/search/issues/culprits.ts
var maxNamed2 = 5;
function culpritIn(bisection) {
  const { next } = replaySearch(bisection);
  if (next.kind !== "answer")
    return { answer: "A search for its commit did not end in the time that it had" };
  const { answer } = next;
  const nameOf = (point) => bisection.points[point]?.name ?? String(point);
  switch (answer.kind) {
    case "point": {
      const id = bisection.points[answer.point]?.id;
      if (id === void 0) return void 0;
      const { explained } = bisection;
      return { id, ...explained === void 0 ? {} : { explained: shortened(explained) } };
    }
    case "range": {
      const names = answer.candidates.slice(0, maxNamed2).map(nameOf);
      const more = answer.candidates.length - names.length;
      return { answer: `One of ${names.join(", ")}${more === 0 ? "" : ` and ${more} more`} brought it` };
    }
    case "alike":
      return { answer: "A search for its commit found no difference on its machine" };
    case "no end":
      return { answer: `The search for its commit stopped: ${nameOf(answer.point)} cannot be measured` };
  }
}
function searchedRange(bisection, { figure, rows }) {
  const { test, by, points } = bisection;
  if (figure !== (by ?? "time")) return void 0;
  const [good, bad] = [points[bisection.good]?.id, points[bisection.bad]?.id];
  if (good === void 0 || bad === void 0) return void 0;
  const isAbout = rows.some(
    ({ path: path4, before, since }) => path4 === searchedPath(test) && before?.commit === good && since.commit === bad
  );
  return isAbout ? { good, bad } : void 0;
}
function culpritFinder(tracker, searches, warn) {
  return async (finding, marker2) => {
    const found = await searched(tracker, searches, finding, warn) ?? remembered(marker2);
    if (found?.id === void 0 || !isHash(found.id)) return found;
    const { id } = found;
    const facts2 = await orWarn(() => readCommit(tracker, id), warn);
    return { ...found, facts: facts2 };
  };
}
async function searched(tracker, { results, asked }, finding, warn) {
  for (const search of results) {
    const range = searchedRange(search, finding);
    if (range === void 0) continue;
    const found = culpritIn(search);
    if (found?.id === void 0) return found;
    const { id } = found;
    const isInRange = isHash(id) && await orWarn(() => isBetween(tracker, id, range), warn);
    if (isInRange === void 0) return void 0;
    if (isInRange) return found;
    warn(
      `a search names ${formatValue(id)} for ${finding.key}, which is no commit between ${range.good} and ${range.bad}: it does not count`
    );
  }
  const wanted = searchFor(finding);
  return asked !== void 0 && wanted !== void 0 && isDeepStrictEqual(asked, wanted) ? { answer: "A search for its commit has left no result that counts" } : void 0;
}
async function orWarn(ask, warn) {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof PublishError)) throw cause;
    warn(cause.message);
    return void 0;
  }
}
function remembered(marker2) {
  if (marker2?.culprit !== void 0) return { id: marker2.culprit, explained: marker2.explained };
  return marker2?.answer === void 0 ? void 0 : { answer: marker2.answer };
}
var wantedSearchSchema = strictObject({
  test: string(),
  by: string(),
  good: string(),
  bad: string()
});
function parseWantedSearch(text) {
  try {
    return wantedSearchSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return void 0;
  }
}
function wantedSearch(findings, issues, figures2) {
  for (const finding of findings) {
    const { issue: issue2, marker: marker2 } = issues.get(finding.key) ?? {};
    if (finding.state !== "open" || issue2?.isOpen !== true) continue;
    if (marker2?.culprit !== void 0 || marker2?.answer !== void 0) continue;
    const search = searchFor(finding);
    if (search !== void 0 && figures2.includes(search.by)) return search;
  }
  return void 0;
}
function searchFor({ figure, rows }) {
  const [worst] = rows;
  const [good, bad] = [worst?.before?.commit, worst?.since.commit];
  if (worst === void 0 || figure === void 0 || good === void 0 || bad === void 0)
    return void 0;
  return good !== bad && isSearchable(worst.path) ? { test: worst.path, by: figure, good, bad } : void 0;
}

// src/features/search/issues/finding.ts
var findingKinds = ["night", "workflow", "result", "hunt", "time", "figure", "machine", "more"];
var comparedRuns = 10;
function remainingLoss(trails, since) {
  const mean = (points) => points.reduce((sum, { log }) => sum + log, 0) / Math.max(1, points.length);
  const differences2 = trails.map((points) => {
    const before = points.filter(({ time }) => time < since).slice(-comparedRuns);
    const after = points.filter(({ time }) => time >= since).slice(-comparedRuns);
    return before.length === 0 || after.length === 0 ? 0 : mean(after) - mean(before);
  });
  return Math.max(0, ...differences2);
}
function lossOf({ kind, rows }) {
  const losses = rows.map(({ loss }) => loss);
  return kind === "result" || kind === "more" ? losses.length : Math.max(0, ...losses);
}
function sinceOf({ rows }) {
  return rows.map(({ since }) => since).toSorted((a, b) => a.time < b.time ? -1 : 1)[0];
}
function byUrgency(one, other) {
  const kind = findingKinds.indexOf(one.kind) - findingKinds.indexOf(other.kind);
  return kind === 0 ? lossOf(other) - lossOf(one) : kind;
}

// src/features/search/issues/from-history.ts
import { createHash } from "node:crypto";

// src/features/search/issues/losses.ts
var recoveredShare = 0.75;
function newestLoss(levels, least = 0) {
  let reference = levels[0]?.log ?? 0;
  let before = 0;
  let loss;
  let largest = 0;
  let distance = 0;
  for (const [index, { log, isExcused = false }] of levels.entries()) {
    if (index === 0) continue;
    const step = log - (levels[index - 1]?.log ?? log);
    if (isExcused) reference += step;
    distance = log - reference;
    if (loss === void 0 || loss.isRecovered) {
      if (!isExcused && step > least) {
        loss = { before, worse: index, isRecovered: false };
        largest = distance;
        continue;
      }
      reference = log;
      before = index;
      continue;
    }
    largest = Math.max(largest, distance);
    if (distance > (1 - recoveredShare) * largest && distance > least) continue;
    loss = { ...loss, isRecovered: true };
    reference = log;
    before = index;
  }
  if (loss === void 0) return void 0;
  const hasExcused = levels.slice(loss.before + 1).some(({ isExcused }) => isExcused === true);
  return { ...loss, now: levels.length - 1, distance, hasExcused };
}

// src/features/search/issues/from-history.ts
var excusing = /* @__PURE__ */ new Set([
  "CPU",
  "machine",
  "SQLite",
  "settings",
  "kind",
  "suite",
  "tool"
]);
var newsRuns2 = 20;
function findingsOfHistory(trends) {
  const excused = [];
  const times = trends.tests.map((trend2) => timeState(trends.runs, trend2, excused));
  const exact = Map.groupBy(exactTrends(trends.runs), ({ figure }) => figure);
  return [
    ...byWorkload("time", "time", times),
    ...[...exact].flatMap(
      ([figure, own]) => byWorkload(
        "figure",
        figure,
        own.map((trend2) => exactState(trends.runs, trend2))
      )
    ),
    ...machineFindings(trends.runs, excused)
  ];
}
function timeState(runs, trend2, excused) {
  const { changes, series, typical } = trend2;
  const { path: path4 } = series;
  const places = changes.map(({ firstAfter }) => series.points.findIndex(({ run }) => run === firstAfter));
  const divided = divideAt(series.points, places);
  const means = divided.map((points) => weightedMean(points.map(toValue)));
  const levels = means.map(({ mean }, index) => {
    const change3 = changes[index - 1];
    if (change3 === void 0) return { log: mean, firstRun: series.points[0]?.run ?? 0 };
    const marks = excusesFor(runs, series.sections, divided[index - 1] ?? [], divided[index] ?? []);
    const { ratio, firstAfter, lastBefore } = change3;
    if (marks.length > 0 && ratio > 1) {
      const row3 = rowOf(runs, path4, describeChange(change3), Math.log(ratio), lastBefore, firstAfter);
      excused.push({ row: row3, run: firstAfter, marks });
    }
    return { log: mean, firstRun: firstAfter, runBefore: lastBefore, isExcused: marks.length > 0 };
  });
  const trail = series.points.map(({ run, logRatio }) => ({ time: timeOf(runs, run), log: logRatio }));
  const loss = newestLoss(levels);
  if (loss === void 0) return { path: path4, state: "none", trail };
  const [before, now] = [means[loss.before], means[loss.now]];
  const plain = { ratio: Math.exp(loss.distance) };
  const change2 = loss.hasExcused || before === void 0 || now === void 0 ? plain : ratioBetween(before, now, typical);
  const level = levels[loss.worse];
  const others = changes[loss.worse - 1]?.confounders ?? [];
  const remarks = others.map((mark) => `${describeMark(mark, visible)} there too`);
  const text = describeChange(change2);
  const row2 = rowOf(runs, path4, text, loss.distance, level?.runBefore, level?.firstRun ?? 0);
  return { ...stateOf(path4, loss, remarks.length === 0 ? row2 : { ...row2, remarks }), trail };
}
var placeErrors = [0, -1, 1, -2, 2];
var leastRuns = 2;
function excusesFor(runs, sections, before, after) {
  const all = [...before, ...after];
  for (const error of placeErrors) {
    const place = before.length + error;
    if (error !== 0 && (place < leastRuns || all.length - place < leastRuns)) continue;
    const marks = confoundersOf(runs, sections, all.slice(0, place), all.slice(place));
    const excuses = marks.filter(({ fact }) => excusing.has(fact));
    if (excuses.length > 0) return excuses;
  }
  return [];
}
function timeOf(runs, run) {
  return runTime(runs[run]);
}
function stateOf(path4, { isRecovered }, row2) {
  return { path: path4, state: isRecovered ? "recovered" : "open", row: row2 };
}
function rowOf(runs, path4, figure, loss, before, since) {
  return {
    path: path4,
    figure,
    loss,
    since: citedRun(runs[since]),
    ...before === void 0 ? {} : { before: citedRun(runs[before]) }
  };
}
var negligibleLog = 1e-3;
function exactState(runs, { figure, path: path4, points, changes, breaks }) {
  const start2 = breaks.at(-1)?.after ?? 0;
  const own = changes.filter(({ before: before2 }) => before2.run >= start2);
  const first = points.find(({ run }) => run >= start2);
  const log = (value) => Math.log(Math.max(1, value));
  const levels = [
    { log: log(own[0]?.before.value ?? first?.value ?? 1), firstRun: first?.run ?? 0 }
  ];
  for (const { before: before2, after, share: share2 } of own) {
    const isWhole = Math.abs(share2 - (after.value - before2.value) / Math.max(1, before2.value)) < 1e-9;
    const step = isWhole ? log(after.value) - log(before2.value) : Math.log1p(share2);
    const level2 = levels.at(-1).log + step;
    levels.push({ log: level2, firstRun: after.run, runBefore: before2.run });
  }
  const loss = newestLoss(levels);
  const trail = points.filter(({ run }) => run >= start2).map(({ run, value }) => ({ time: timeOf(runs, run), log: log(value) }));
  if (loss === void 0) return { path: path4, state: "none", trail };
  const valueAt = (level2) => {
    const value = level2 === 0 ? own[0]?.before.value ?? 0 : own[level2 - 1]?.after.value ?? 0;
    const asFirst = levels[level2]?.log ?? 0;
    return Math.abs(log(value) - asFirst) < negligibleLog ? value : Math.round(Math.exp(asFirst));
  };
  const [before, now] = [valueAt(loss.before), valueAt(loss.now)];
  const format = formatOf(figure);
  const share = (now - before) / Math.max(1, before);
  const level = levels[loss.worse];
  const text = `${shareText(before, share)}, from ${format(before)} to ${format(now)}`;
  const row2 = rowOf(runs, path4, text, loss.distance, level?.runBefore, level?.firstRun ?? 0);
  return { ...stateOf(path4, loss, row2), trail };
}
function byWorkload(kind, figure, states) {
  return [...Map.groupBy(states, ({ path: path4 }) => workloadOf(path4))].map(([workload, own]) => {
    const state = ["open", "recovered"].find((one) => own.some((path4) => path4.state === one)) ?? "none";
    const rows = own.flatMap((one) => one.state === state && one.row !== void 0 ? [one.row] : []);
    return {
      key: `${figure} ${workload}`,
      kind,
      state,
      figure,
      subject: subjectOf(workload),
      ...state === "none" ? { trails: own.map(({ trail }) => trail) } : {},
      rows: rows.toSorted((a, b) => b.loss - a.loss)
    };
  });
}
function subjectOf(workload) {
  return workload === ofEngine ? "the engine" : workload.split("/").at(-1) ?? workload;
}
function workloadOf(path4) {
  const parts = path4.split("/");
  return parts.length === 4 ? parts.slice(2).join("/") : path4;
}
function machineFindings(runs, excused) {
  const keyOf2 = ({ marks }) => createHash("sha256").update(JSON.stringify(marks)).digest("hex").slice(0, 12);
  return [...Map.groupBy(excused, keyOf2)].map(([key, own]) => {
    const [step] = own;
    const [first, ...others] = own.map(({ row: row2 }) => row2).toSorted((a, b) => b.loss - a.loss);
    const marks = step?.marks ?? [];
    const newest = Math.max(...own.map(({ run }) => run));
    return {
      key: `machine ${key}`,
      kind: "machine",
      state: runs.length - newest > newsRuns2 ? "recovered" : "open",
      subject: marks.map(({ fact }) => fact).join(" and "),
      rows: first === void 0 ? [] : [{ ...first, remarks: marks.map((mark) => describeMark(mark, visible)) }, ...others]
    };
  });
}
function citedRun(run) {
  const { commit, origin } = run;
  return {
    time: runTime(run),
    name: runName(run),
    commit,
    ...origin === void 0 ? {} : { workflowRun: origin.run }
  };
}

// src/features/search/issues/from-hunt.ts
var longestSubject = 60;
function findingsOfHunt({ cases, gone: gone2, engines }) {
  const names = Object.fromEntries(Object.entries(engines).map(([role, { name }]) => [role, name]));
  const open = [...Map.groupBy(cases, ({ cause }) => cause)].flatMap(([cause, own]) => {
    const [worst] = own;
    if (worst === void 0) return [];
    const rows = own.map((one) => rowOf2(one, names));
    return [{ ...findingOf(cause, worst), state: "open", rows, code: worst.statements }];
  });
  const recovered = gone2.filter(({ cause }) => open.every(({ key }) => key !== keyOf(cause))).map((one) => ({ ...findingOf(one.cause, one), state: "recovered", rows: [] }));
  return [...open, ...recovered];
}
function keyOf(cause) {
  return `hunt ${cause}`;
}
function findingOf(cause, { kind, statements }) {
  const subject = `${kind}: ${statements.join(" ")}`;
  return { key: keyOf(cause), kind: "hunt", subject: subject.slice(0, longestSubject) };
}
function rowOf2(one, names) {
  const { name: path4, kind, ratio = Math.E, since } = one;
  const closing = closingWords(one);
  return {
    path: path4,
    figure: caseWords(one, names),
    loss: kind === "slow" || kind === "plan" ? Math.max(0, Math.log(ratio)) : 1,
    since: { time: since, name: "a hunt" },
    ...closing === void 0 ? {} : { remarks: [closing] }
  };
}

// src/features/search/issues/keys.ts
var moreKey = "more";
var nightKey = "night";
function isUnlimited(key) {
  return key === nightKey || key === moreKey || key.startsWith(workflowKeys);
}
var workflowKeys = "workflow ";

// src/features/search/issues/from-results.ts
var words = {
  crash: "crashed",
  timeout: "did not end in time",
  error: "failed",
  differs: "did other work than SQLite"
};
function findingsOfResults(verdict, run) {
  const tests = testVerdicts(verdict).map(({ comparison: comparison2 }) => {
    const path4 = testPath(comparison2);
    if (comparison2.state === "measured") return { path: path4, isRight: true };
    if (comparison2.state !== "failed") return { path: path4, isRight: false };
    const failure = comparison2.failures.find(({ role }) => role === "candidate" || role === void 0);
    return { path: path4, isRight: false, failure };
  });
  const workloads = [...Map.groupBy(tests, ({ path: path4 }) => workloadOf(path4))].flatMap(
    ([workload, own]) => {
      const rows = own.flatMap(
        ({ path: path4, failure }) => failure === void 0 ? [] : [{ path: path4, figure: `${words[failure.reason]}: ${failure.message}`, loss: 1, since: run }]
      );
      if (rows.length === 0 && !own.every(({ isRight: isRight2 }) => isRight2)) return [];
      return [result(workload, subjectOf(workload), rows)];
    }
  );
  return [...workloads, ...examined(verdict, run)];
}
function examined(verdict, run) {
  const names = { baseline: "SQLite", candidate: "the engine", base: "the base" };
  return Object.entries(verdict.examined).flatMap(([name, { by, found }]) => {
    if (by.words === void 0) return [];
    const problems = by.words.problems(found, names, (text) => text, false);
    const rows = problems.map(
      ({ name: path4, reason }) => ({ path: path4, figure: reason, loss: 1, since: run })
    );
    return [result(name, name, rows)];
  });
}
function result(name, subject, rows) {
  const state = rows.length === 0 ? "recovered" : "open";
  return { key: `result ${name}`, kind: "result", state, subject, rows };
}
function findingOfNight(why, run) {
  const since = run ?? { time: "", name: "none" };
  const rows = why === void 0 ? [] : [{ path: "all", figure: why, loss: 1, since }];
  return {
    key: nightKey,
    kind: "night",
    state: why === void 0 ? "recovered" : "open",
    subject: "the night",
    rows
  };
}

// src/features/search/issues/notify.ts
import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as sleep2 } from "node:timers/promises";
var import_undici = __toESM(require_undici(), 1);
var attemptTimeoutMs = 1e4;
var waitsMs = [1e3, 4e3, 16e3];
var signatureHeader = "x-sqlite-bench-gate-signature-256";
var deliveryHeader = "x-sqlite-bench-gate-delivery";
function parseNotifyUrl(given) {
  const url2 = URL.canParse(given) ? new URL(given) : void 0;
  const isLocal = url2?.hostname === "127.0.0.1" || url2?.hostname === "localhost";
  if (url2?.protocol === "https:" || url2?.protocol === "http:" && isLocal) return url2.href;
  throw new InputError("input notify-url: not an https address: give one such as https://example.com/hook");
}
async function notify({ url: url2, secret, form }, night, wait = sleep2) {
  const body = JSON.stringify(form === "slack" ? slackMessage(night) : jsonMessage(night));
  const headers = {
    "content-type": "application/json",
    [deliveryHeader]: randomUUID(),
    ...secret === void 0 ? {} : { [signatureHeader]: signatureOf(body, secret) }
  };
  for (const pause of [...waitsMs, void 0]) {
    const problem = await attempt(url2, body, headers);
    if (problem === void 0) return void 0;
    if (pause === void 0 || !problem.mayPass)
      return `the receiver at ${new URL(url2).host} ${problem.words}`;
    await wait(problem.afterMs ?? pause);
  }
  return void 0;
}
function signatureOf(body, secret) {
  return `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
}
var mostWaitMs = 6e4;
async function attempt(url2, body, headers) {
  try {
    const signal = AbortSignal.timeout(attemptTimeoutMs);
    const dispatcher = new HttpClient().getAgentDispatcher(url2);
    const response = await (0, import_undici.fetch)(url2, {
      method: "POST",
      body,
      headers,
      redirect: "error",
      // another host would get the signature too
      signal,
      dispatcher
    });
    await response.body?.cancel();
    if (response.ok) return void 0;
    const { status } = response;
    const after = 1e3 * Number(response.headers.get("retry-after"));
    const mayPass = status === 429 || status >= 500;
    return {
      words: `answered with status ${status}`,
      mayPass,
      ...after > 0 && after <= mostWaitMs ? { afterMs: after } : {}
    };
  } catch (cause) {
    const { name, cause: inner } = cause;
    const why = inner?.code ?? name;
    return { words: `does not answer (${visible(why)})`, mayPass: true };
  }
}
function jsonMessage({ repository, run, events }) {
  return {
    version: 1,
    repository,
    run,
    events: events.map((one) => ({ ...one, title: visible(one.title) }))
  };
}
function slackMessage({ repository, run, events }) {
  const escaped = (text) => visible(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const lines = events.map(
    ({ event, number: number2, title, url: url2 }) => `${event}: <${url2}|#${number2}> ${escaped(title)}`
  );
  const head = `Nightly benchmark of ${escaped(repository)}, <${run.url}|run ${run.id}>`;
  return { text: [head, ...lines].join("\n"), link_names: false };
}

// src/features/search/issues/own-night.ts
function ownNight(workflow) {
  const trigger = readTrigger(workflow, {});
  const { defaultBranch = "unknown" } = workflow;
  const { isDefault } = measuredBranch({ trigger, workflow });
  if (!isDefault)
    throw new InputError(
      `event ${workflow.event}: the results are of ${codeOf(trigger, workflow)}, and issues are about the default branch ${formatValue(defaultBranch)} of this repository alone: run the job on schedule, workflow_dispatch or push of that branch, or on workflow_run of such a run`
    );
  const isEarlierRun = trigger.kind === "workflow run";
  const { run, commit } = isEarlierRun ? trigger : workflow;
  return { expected: { run, commit, repository: workflow.repositoryUrl }, isOwnRun: !isEarlierRun };
}
function codeOf(trigger, { branch }) {
  switch (trigger.kind) {
    case "pull request":
    case "named pull request":
      return `pull request ${trigger.number}`;
    case "commit":
      return branch === void 0 ? `commit ${trigger.commit}, on no branch` : `branch ${formatValue(branch)}`;
    case "workflow run": {
      const { run, event, owner, isFork } = trigger;
      const place = isFork ? ` of a fork${owner === void 0 ? "" : ` by ${formatValue(owner)}`}` : "";
      return `run ${run.id}, which event ${formatValue(event)} started on branch ${formatValue(trigger.branch)}${place}`;
    }
  }
}
function requireOfNight({ fileName, recording }, { expected, isOwnRun }) {
  const { origin, shard, plan, machines } = recording;
  const isMerged = origin === void 0 && shard === void 0 && (plan ?? machines) !== void 0;
  if (isMerged && isOwnRun) return;
  const why = isMerged ? `was merged, so that it does not name its run, and results of run ${expected.run.id} are expected: give the files of its shards` : whyForeign(recording, expected);
  if (why !== void 0) throw new InputError(`${fileName} ${why}`);
}

// src/features/search/issues/marker.ts
var marker = object({
  /** The key of the finding: names of tests have up to 200 characters, and stand beside other words. */
  key: string().min(1).max(1e3),
  /**
   * `open`: this tool left the issue open, so that a person closed one that is closed. `recovered`, `accepted`: this tool closed it.
   * `duplicate`: another issue is about the finding.
   */
  state: _enum(["open", "recovered", "accepted", "duplicate"]),
  /** How often the issue was closed or opened again, which tells the comments about that apart. */
  turn: int().min(0),
  /** How much was wrong when the text was last written: see `lossOf`. */
  loss: number().min(0),
  /** When it began, ISO 8601, UTC; empty if unknown. */
  since: string().max(40),
  /** The newest run of the history when the issue was opened. */
  night: string().max(40),
  /** The last day of an acceptance. */
  until: string().max(10).optional(),
  /** The commit or release that a search named, or the words of a search without such an answer. */
  culprit: string().max(100).optional(),
  answer: string().max(2e3).optional(),
  /** The changes within the engine that the commit brought; without them, if they cannot be read, the rest counts. */
  explained: explainedSchema.optional().catch(void 0)
});
var start = "<!-- sqlite-bench-gate issue ";
var end2 = " -->";
function formatMarker(one) {
  const escaped = (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`;
  const facts2 = { ...one, loss: Number(one.loss.toFixed(4)) };
  return `${start}${JSON.stringify(facts2).replace(/[-<>]/g, escaped)}${end2}`;
}
function parseMarker(body) {
  const [first = ""] = body.split(/\r?\n/, 1);
  if (!first.startsWith(start) || !first.endsWith(end2)) return void 0;
  try {
    return marker.safeParse(JSON.parse(first.slice(start.length, -end2.length))).data;
  } catch {
    return void 0;
  }
}
function asDuplicate(one) {
  return { ...one, state: "duplicate", turn: one.turn + 1 };
}
var statusStart = "**Now**: ";
function withMarker(body, one, status) {
  const [, ...lines] = body.split(/\r?\n/);
  const rest = lines[0]?.startsWith(statusStart) === true ? lines.slice(2) : lines;
  return [formatMarker(one), ...status === void 0 ? [] : [`${statusStart}${status}`, ""], ...rest].join(
    "\n"
  );
}
function turnMarker(turn) {
  return `<!-- sqlite-bench-gate turn=${turn} -->`;
}

// src/features/search/issues/plan.ts
var worseFactor = 1.5;
function planIssues(looked, issues, facts2) {
  const byKey2 = /* @__PURE__ */ new Map();
  const duplicates = [];
  for (const kept of issues.toSorted((a, b) => a.issue.number - b.issue.number)) {
    const { issue: issue2, marker: marker2 } = kept;
    if (marker2.state === "duplicate") continue;
    const of = byKey2.get(marker2.key)?.issue.number;
    if (of === void 0) byKey2.set(marker2.key, kept);
    else duplicates.push({ kind: "duplicate", issue: issue2, of, marker: asDuplicate(marker2) });
  }
  const keys = new Set(looked.map(({ key }) => key));
  const findings = [
    ...looked.map((finding) => withoutMeasurements(finding, facts2)),
    // Nobody has looked for these, since the runs that were read, or the night's results, do not have them.
    ...[...byKey2.keys()].flatMap((key) => keys.has(key) ? [] : facts2.unmeasuredOf(key) ?? [])
  ];
  const isNew = ({ key, state }) => state === "open" && !byKey2.has(key);
  const isLimited = (key) => !isUnlimited(key);
  const opened = [...byKey2.values()].filter(
    ({ marker: marker2 }) => marker2.night === facts2.night && isLimited(marker2.key)
  ).length;
  const unopened = findings.filter(isNew).toSorted(byUrgency);
  const limited = unopened.filter(({ key }) => isLimited(key));
  const others = limited.slice(Math.max(0, facts2.mostIssues - opened));
  const own = unopened.filter((one) => !others.includes(one));
  const known = findings.filter((one) => !isNew(one));
  return [
    ...duplicates,
    ...[...known, moreOf(others)].flatMap((finding) => actOn(finding, byKey2.get(finding.key), facts2)),
    ...own.flatMap((finding) => actOn(finding, void 0, facts2))
  ];
}
function withoutMeasurements(finding, { unmeasuredOf }) {
  const { unmeasured } = unmeasuredOf(finding.key) ?? {};
  if (unmeasured === void 0 || finding.kind === "result" || finding.state === "recovered") return finding;
  return { ...finding, unmeasured, state: unmeasured.isOver ? "gone" : finding.state };
}
function moreOf(others) {
  const rows = others.flatMap((one) => {
    const [row2] = one.rows;
    return row2 === void 0 ? [] : [row2];
  });
  return {
    key: moreKey,
    kind: "more",
    state: rows.length === 0 ? "recovered" : "open",
    subject: "other findings",
    rows
  };
}
function isRight(finding) {
  return finding.state !== "open";
}
function actOn(finding, kept, facts2) {
  const now = { loss: lossOf(finding), since: sinceOf(finding)?.time ?? "" };
  if (kept === void 0) {
    if (finding.state !== "open") return [];
    const marker3 = { key: finding.key, state: "open", turn: 0, night: facts2.night, ...now };
    return [{ kind: "open", finding, marker: marker3 }];
  }
  const { issue: issue2, marker: marker2 } = kept;
  return isRight(finding) ? actOnRight(finding, issue2, marker2, facts2) : actOnWrong(finding, kept, { ...marker2, ...now }, facts2);
}
function actOnWrong(finding, kept, now, { today }) {
  const { issue: issue2, marker: marker2, acceptance } = kept;
  const turned = { ...now, state: "open", turn: marker2.turn + 1 };
  if (issue2.isOpen) {
    const isNew = acceptance !== void 0 && acceptance.until !== marker2.until;
    if (marker2.state === "open" && isNew && acceptance.until >= today) {
      const accepted = { ...turned, state: "accepted", until: acceptance.until };
      return [{ kind: "close", finding, issue: issue2, marker: accepted, why: "accepted", acceptance }];
    }
    return [{ kind: "update", finding, issue: issue2, marker: { ...now, state: "open" } }];
  }
  const reopen = (why) => [
    { kind: "reopen", finding, issue: issue2, marker: turned, why, before: marker2.loss }
  ];
  const { culprit: _, answer: __, explained: ___, ...fresh } = turned;
  if (marker2.state === "recovered" && finding.kind !== "hunt" && isLeftover(now, marker2)) return [];
  if (marker2.state === "recovered")
    return [{ kind: "reopen", finding, issue: issue2, marker: fresh, why: "back", before: marker2.loss }];
  if (marker2.state === "accepted" && (marker2.until ?? "") < today) return reopen("acceptance ended");
  return now.loss >= worseFactor * marker2.loss && now.loss > marker2.loss ? reopen("worse") : [];
}
function isLeftover(now, marker2) {
  const isSame = Date.parse(now.since) <= Date.parse(marker2.since) + sameChangeMs;
  return isSame && now.loss < leftoverShare * marker2.loss;
}
var sameChangeMs = 3 * 864e5;
var leftoverShare = 0.6;
function actOnRight(finding, issue2, marker2, { oldest }) {
  if (marker2.state === "recovered") return [];
  const left2 = remainingLoss(finding.trails ?? [], marker2.since);
  const isGone2 = marker2.since >= oldest && left2 <= (1 - recoveredShare) * marker2.loss;
  if (finding.state === "none" && (!isGone2 || finding.unmeasured !== void 0)) return [];
  const turned = { ...marker2, state: "recovered", turn: marker2.turn + 1 };
  if (!issue2.isOpen) return [{ kind: "mark", issue: issue2, marker: { ...turned, turn: marker2.turn } }];
  const why = { none: "not seen", gone: "not measured", recovered: "recovered" }[finding.state];
  return [{ kind: "close", finding, issue: issue2, marker: turned, why }];
}

// src/features/search/issues/sync.ts
var labelFacts = { color: "d93f0b", description: "Found by the nightly benchmark" };
async function syncIssues(tracker, findings, options) {
  const warnings = [];
  const ignored = /* @__PURE__ */ new Map();
  const kept = await keptIssues(tracker, options, ignored, warnings);
  const acts = planIssues(findings, kept, options);
  const events = [];
  const created = [];
  let isComplete = true;
  let labels;
  for (const act of acts) {
    try {
      if (act.kind !== "open") {
        const event = await change(tracker, act, options, ignored, warnings);
        if (event !== void 0) events.push(event);
        continue;
      }
      labels ??= await labelsFor(tracker, options.label, warnings);
      const { finding } = act;
      const { marker: marker2, text } = await textFor(act, options, []);
      const isSame = (one) => {
        const other = parseMarker(one.body);
        return other?.key === marker2.key && other.state !== "duplicate";
      };
      const issue2 = await createIssue(tracker, text, labels, isSame);
      created.push(issue2);
      events.push(eventOf("opened", finding, issue2, text.title));
    } catch (cause) {
      if (!(cause instanceof PublishError)) throw cause;
      isComplete = false;
      warnings.push(`${act.marker.key}: ${cause.message}`);
      if (cause.refused || isLimit(cause)) break;
    }
  }
  const withdrawn = /* @__PURE__ */ new Set();
  let issues = [...kept.map(({ issue: issue2 }) => issue2), ...created];
  try {
    issues = await listOwnIssues(tracker);
    await withdrawDuplicates(tracker, created, issues, withdrawn);
  } catch (cause) {
    if (!(cause instanceof PublishError)) throw cause;
    isComplete = false;
    warnings.push(`the issues after this look are not known: ${cause.message}`);
  }
  return {
    events: events.filter(({ number: number2 }) => !withdrawn.has(number2)),
    issues: byKey(issues),
    warnings,
    isComplete
  };
}
function isLimit({ message }) {
  return /rate limit/i.test(message);
}
async function keptIssues(tracker, { acceptancesOf }, ignored, warnings) {
  const kept = [];
  for (const issue2 of await listOwnIssues(tracker)) {
    const marker2 = parseMarker(issue2.body);
    if (marker2 === void 0) continue;
    const isAsked = issue2.isOpen && issue2.comments > 0 && marker2.state === "open";
    try {
      const found = isAsked ? await acceptancesOf(issue2.number) : { ignored: [] };
      const { ignored: lines, ...accepted } = found;
      ignored.set(issue2.number, lines);
      kept.push({ issue: issue2, marker: marker2, ...accepted });
    } catch (cause) {
      if (!(cause instanceof PublishError)) throw cause;
      warnings.push(`issue ${issue2.number}: ${cause.message}; so nothing is accepted`);
      kept.push({ issue: issue2, marker: marker2 });
    }
  }
  return kept;
}
function byKey(issues) {
  const found = /* @__PURE__ */ new Map();
  for (const issue2 of issues) {
    const marker2 = parseMarker(issue2.body);
    if (marker2 !== void 0 && marker2.state !== "duplicate" && !found.has(marker2.key))
      found.set(marker2.key, { issue: issue2, marker: marker2 });
  }
  return found;
}
async function labelsFor(tracker, label, warnings) {
  if (label === "") return [];
  const why = await ensureLabel(tracker, label, labelFacts);
  if (why === void 0) return [label];
  warnings.push(`the issues are opened without the label ${label}: ${why}`);
  return [];
}
async function textFor(act, { culpritOf, source }, ignored) {
  const culprit = await culpritOf(act.finding, act.kind === "open" ? void 0 : act.marker);
  const { id, answer, explained } = culprit ?? {};
  const marker2 = {
    ...act.marker,
    ...id === void 0 ? {} : { culprit: id.slice(0, 100), explained },
    ...answer === void 0 ? {} : { answer: answer.slice(0, 2e3) }
  };
  return { marker: marker2, text: issueText(act.finding, formatMarker(marker2), { culprit, ignored }, source) };
}
async function change(tracker, act, options, ignored, warnings) {
  const { issue: issue2, marker: marker2 } = act;
  const night = options.today;
  switch (act.kind) {
    case "update": {
      const { text } = await textFor(act, options, ignored.get(issue2.number) ?? []);
      if (text.title !== issue2.title || text.body.trim() !== issue2.body.trim())
        await updateIssue(tracker, issue2.number, text);
      return void 0;
    }
    case "mark":
      await updateIssue(tracker, issue2.number, { body: withMarker(issue2.body, marker2) });
      return void 0;
    case "duplicate":
      await end3(tracker, issue2, marker2, says.duplicate(act.of), "not_planned", warnings);
      return void 0;
    case "close": {
      const word = act.why === "accepted" && act.acceptance !== void 0 ? says.accepted(act.acceptance) : act.why === "not seen" ? says.notSeen(night) : act.why === "not measured" ? says.notMeasured(act.finding, options.source) : says.recovered(act.finding, night);
      const reason = act.why === "recovered" ? "completed" : "not_planned";
      await end3(tracker, issue2, marker2, word, reason, warnings);
      return eventOf("closed", act.finding, issue2, issue2.title);
    }
    case "reopen": {
      const word = says.returned(act.why, act.finding, act.before);
      await say(tracker, issue2, marker2, word, warnings);
      const { text } = await textFor(act, options, []);
      await updateIssue(tracker, issue2.number, text, "reopened");
      return eventOf("reopened", act.finding, issue2, text.title);
    }
  }
}
async function end3(tracker, issue2, marker2, word, reason, warnings) {
  await say(tracker, issue2, marker2, word, warnings);
  await updateIssue(tracker, issue2.number, { body: withMarker(issue2.body, marker2, word) }, reason);
}
async function say(tracker, { number: number2, isLocked: isLocked2 }, { turn }, word, warnings) {
  const isSaid = await commentOnce(tracker, number2, turnMarker(turn), word);
  if (!isSaid && !isLocked2)
    warnings.push(`issue ${number2} takes no comment: its text alone says what is new`);
}
async function withdrawDuplicates(tracker, created, present, withdrawn) {
  const numbers = new Set(created.map(({ number: number2 }) => number2));
  const oldest = byKey(present);
  for (const issue2 of present.filter(({ number: number2 }) => numbers.has(number2))) {
    const marker2 = parseMarker(issue2.body);
    const first = marker2 && oldest.get(marker2.key)?.issue.number;
    if (marker2 === void 0 || first === void 0) continue;
    if (first === issue2.number || marker2.state === "duplicate") continue;
    await end3(tracker, issue2, asDuplicate(marker2), says.duplicate(first), "not_planned", []);
    withdrawn.add(issue2.number);
  }
}
function eventOf(event, { key, kind }, { number: number2, url: url2 }, title) {
  return { event, key, kind, number: number2, title, url: url2 };
}

// src/features/search/issues/unmeasured.ts
var leastRuns2 = 3;
function unmeasuredFinder(runs, night) {
  const looks = looksOf(runs);
  return (key) => {
    const subject = parseKey(key);
    if (subject === void 0 || runs.length === 0) return void 0;
    if (subject.kind === "result" && !subject.workload.includes("/"))
      return night === void 0 || night.keys.has(key) ? void 0 : gone(key, subject, { since: night.run, isOver: true });
    const own = looks.get(key) ?? [];
    const last = own.at(-1) ?? -1;
    const missing = runs.length - 1 - last;
    if (missing === 0) return void 0;
    const gaps = own.slice(1).map((run, index) => run - (own[index] ?? run) - 1);
    const isOver = missing >= leastRuns2 && missing > Math.max(0, ...gaps);
    const first = runs[last + 1];
    return gone(key, subject, {
      isOver,
      ...own.length === 0 || first === void 0 ? {} : { since: citedRun(first) }
    });
  };
}
function parseKey(key) {
  const [figure = "", ...rest] = key.split(" ");
  const workload = rest.join(" ");
  if (workload === "") return void 0;
  if (figure === "result") return { kind: "result", workload };
  if (figure === "time") return { kind: "time", figure, workload };
  return isExactFigure(figure) ? { kind: "figure", figure, workload } : void 0;
}
function gone(key, { workload, ...others }, unmeasured) {
  const state = unmeasured.isOver ? "gone" : "none";
  return { key, ...others, state, subject: subjectOf(workload), unmeasured, rows: [] };
}
function looksOf(runs) {
  const looks = /* @__PURE__ */ new Map();
  const add2 = (figure, path4, run) => {
    const key = `${figure} ${workloadOf(path4)}`;
    const own = looks.get(key) ?? [];
    looks.set(key, own);
    if (own.at(-1) !== run) own.push(run);
  };
  const figures2 = exactFiguresOf(runs);
  for (const [index, run] of runs.entries()) {
    for (const test of run.tests) {
      const path4 = historyTestPath(test);
      for (const figure of ["time", "result"]) add2(figure, path4, index);
      if (isWithoutFigure(test.result)) for (const { name } of figures2) add2(name, path4, index);
    }
    for (const { name, valuesOf: valuesOf2 } of figures2) for (const { path: path4 } of valuesOf2(run)) add2(name, path4, index);
  }
  return looks;
}

// src/features/search/issues/watched-workflows.ts
var mostHours = 1e4;
function parseWatchedWorkflows(lines, hours) {
  const watched = lines.map((line) => {
    const [, file, own] = /^([\w.-]{1,100}\.ya?ml)(?:\s+(\d+(?:\.\d+)?))?$/.exec(line) ?? [];
    const limit = own === void 0 ? hours : Number(own);
    if (file === void 0 || limit <= 0 || limit >= mostHours)
      throw new InputError(
        `input watched-workflows: ${formatValue(line)} is no file of .github/workflows with hours above 0 and below 10,000 behind it: give lines such as nightly.yml, or weekly.yml 200`
      );
    return { file, hours: limit };
  });
  const twice = watched.find(({ file }, index) => watched.findIndex((one) => one.file === file) < index);
  if (twice !== void 0)
    throw new InputError(`input watched-workflows: ${twice.file} is there twice: give one line for it`);
  return watched;
}
var workflowRuns = object({
  workflow_runs: array(
    object({
      id: int(),
      event: string(),
      conclusion: string().nullish(),
      created_at: iso_exports.datetime(),
      run_started_at: iso_exports.datetime().nullish()
    })
  )
});
var didNothing = ["cancelled", "skipped", "startup_failure", "action_required", "stale"];
var disabled = {
  disabled_inactivity: "GitHub disabled it after 60 days without activity in the repository: enable it again",
  disabled_manually: "somebody disabled it",
  disabled_fork: "GitHub disabled it in this fork",
  deleted: "its file was deleted"
};
async function findingsOfWorkflows(tracker, watched, branch, now) {
  const findings = [];
  for (const one of watched) findings.push(await findingOf2(tracker, one, branch, now));
  return findings;
}
async function findingOf2(tracker, watched, branch, now) {
  const { file } = watched;
  const { why, newest } = await lookAt(tracker, watched, branch, now);
  const since = newest ?? { time: "", name: "none" };
  return {
    key: `${workflowKeys}${file}`,
    kind: "workflow",
    state: why === void 0 ? "recovered" : "open",
    subject: file,
    rows: why === void 0 ? [] : [{ path: file, figure: why, loss: 1, since }]
  };
}
async function lookAt({ api, repository }, { file, hours }, branch, now) {
  const place = { ...repository, workflow_id: file };
  const state = await readWorkflowState(api, repository, file);
  if (state === void 0) return { why: "GitHub has no workflow with this file" };
  const { workflow_runs: runs } = await request(
    "find workflow runs",
    workflowRuns,
    () => (
      // The newest come first.
      api.rest.actions.listWorkflowRuns({
        ...place,
        ...branch === void 0 ? {} : { branch },
        per_page: 100
      })
    )
  );
  const run = runs.find(
    ({ event, conclusion }) => !event.startsWith("pull_request") && !didNothing.includes(conclusion ?? "")
  );
  const time = run?.run_started_at ?? run?.created_at ?? "";
  const end4 = run?.conclusion == null ? "has not ended" : `ended with ${run.conclusion}`;
  const newest = run && { time, name: end4, workflowRun: run.id };
  if (state !== "active") return { why: disabled[state] ?? `its state is ${state}`, newest };
  if (run === void 0) return { why: `it has no run on the branch ${branch ?? "of the default"}` };
  const age = (now.getTime() - Date.parse(time)) / 36e5;
  if (age <= hours) return { newest };
  return {
    why: `its newest run began ${Math.floor(age)} hours ago, ${hours} are allowed, and it ${end4}`,
    newest
  };
}

// src/features/search/issues/step.ts
var mostIssues = 10;
async function issuesStep(getInput, environment, features) {
  const inputs = readIssueInputs(getInput);
  const target = readNotifyTarget(inputs);
  const workflow = readWorkflow(environment);
  const { "github-token": token, "history-branch": branch, results: patterns } = inputs;
  if (token === void 0) throw new InputError("input github-token: issues need a token");
  const hours = inputs["watchdog-hours"];
  const watched = parseWatchedWorkflows(linesOf(inputs["watched-workflows"] ?? ""), hours);
  const hunts = readHunts(inputs.hunted ?? [], workflow);
  if (branch === void 0 && (watched.length === 0 && hunts === void 0 || patterns !== void 0))
    throw new InputError("input history-branch: name the branch of the history");
  const asked = patterns === void 0 ? void 0 : { patterns, own: ownNight(workflow) };
  const runs = branch === void 0 ? [] : await readRuns2(workflow, branch, inputs["history-path"], token);
  const searches = {
    results: readSearches(inputs.searched ?? [], workflow),
    asked: readAsked(inputs["asked-search"])
  };
  const [oldest, newest] = [runs[0], runs.at(-1)];
  const night = asked && readNight(asked, workflow, runs, features);
  const trends = night === void 0 || runs.length === 0 ? void 0 : trendsOf(runs);
  const why = night === void 0 ? whyLate(runs, hours, /* @__PURE__ */ new Date()) : night.lost;
  const tracker = await openTracker(openApi(token, workflow.apiUrl), workflow.repository);
  const warnings = [];
  const workflows = await lookAtWorkflows(tracker, watched, workflow, warnings);
  const findings = [
    ...branch === void 0 ? [] : [findingOfNight(why, newest && citedRun(newest))],
    ...workflows ?? [],
    ...night?.results ?? [],
    ...(hunts ?? []).flatMap(findingsOfHunt),
    ...trends === void 0 ? [] : findingsOfHistory(trends)
  ].toSorted(byUrgency);
  const source = sourceOf(workflow, tracker, inputs);
  const synced = await syncIssues(tracker, findings, {
    source,
    label: inputs["issue-label"] === "off" ? "" : inputs["issue-label"],
    today: source.today,
    night: newest === void 0 ? hunts === void 0 ? "" : source.today : runTime(newest),
    oldest: oldest === void 0 ? "" : runTime(oldest),
    mostIssues,
    unmeasuredOf: trends === void 0 ? () => void 0 : unmeasuredFinder(runs, night?.look),
    culpritOf: culpritFinder(tracker, searches, (message) => warnings.push(message)),
    acceptancesOf: acceptanceReader(tracker)
  });
  warnings.push(...synced.warnings);
  const undelivered = await tell(target, workflow, synced.events);
  if (undelivered !== void 0) annotate.warning(`nobody was notified: ${undelivered}`);
  await writeResult(synced.events, findings, synced.issues);
  for (const warning of warnings) annotate.warning(warning);
  if (!synced.isComplete || workflows === void 0)
    setFailed(
      "some issues could not be written or read: the warnings say why; the next night goes on with them"
    );
}
async function lookAtWorkflows(tracker, watched, { defaultBranch }, warnings) {
  try {
    return await findingsOfWorkflows(tracker, watched, defaultBranch, /* @__PURE__ */ new Date());
  } catch (cause) {
    if (!(cause instanceof PublishError)) throw cause;
    warnings.push(`the watched workflows: ${cause.message}`);
    return void 0;
  }
}
function readIssueInputs(getInput) {
  return valuesOf(issueInputs, readInputs(issueInputs, getInput));
}
function readNotifyTarget(inputs) {
  const { "notify-url": url2, "notify-secret": secret, "notify-form": form } = inputs;
  for (const one of [url2, secret]) if (one !== void 0) setSecret(one);
  if (url2 === void 0) return void 0;
  return { url: parseNotifyUrl(url2), form, secret };
}
async function readRuns2(workflow, branch, folder, token) {
  const shown2 = `the history on branch ${branch}`;
  const filter = { last: historyOptions.last.default, branch: workflow.defaultBranch };
  try {
    return await readBranchRuns(historyBranch(workflow, branch, { token }), folder, shown2, filter);
  } catch (cause) {
    if (!(cause instanceof GitError)) throw cause;
    throw new InputError(`${shown2} cannot be read: ${explain(cause)}`, { cause });
  }
}
function readAsked(given) {
  const asked = given === void 0 ? void 0 : parseWantedSearch(given);
  if (given === void 0 || asked !== void 0) return asked;
  throw new InputError(
    `input asked-search: ${formatValue(given)} is no question of a search: give the output search of the step that asked for it`
  );
}
function readHunts(patterns, workflow) {
  if (patterns.length === 0) return void 0;
  if (!ownNight(workflow).isOwnRun)
    throw new InputError(
      `input hunted: event ${workflow.event} is about another run, which hunt.json does not name: give the step the hunt of its own run`
    );
  const { roots } = workflow;
  return findFiles(patterns, roots, "results").map(
    (file) => parseHunt(readFound(file, roots, "results").toString("utf8"), file)
  );
}
function readSearches(patterns, { roots }) {
  try {
    return patterns.length === 0 ? [] : findFiles(patterns, roots, "results").map((file) => readBisectionFile(file, roots));
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    annotate.warning(`the searches cannot be read: ${cause.message}`);
    return [];
  }
}
function readNight({ patterns, own }, { roots, run, commit }, runs, features) {
  let recording;
  let verdict;
  try {
    const files = findFiles(linesOf(patterns), roots, "results");
    recording = readRecordings(files, {}, { features, roots, check: (file) => requireOfNight(file, own) });
    const { criteria } = resolveReportSettings(mergeSources({ given: {} }, features), features);
    verdict = judgeByOwnRule(recording, criteria, features);
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    const why = `it has left no results (${cause.message})`;
    if (!runs.some((one) => isOfRun(one, own.expected))) return { results: [], lost: why };
    annotate.warning(`wrong results of this night are not looked for: its run is in the history, but ${why}`);
    return { results: [], lost: void 0 };
  }
  const facts2 = recording.run;
  const kept = facts2 && runs.find((one) => isSameRun(one, facts2));
  const cited = kept === void 0 ? { time: facts2?.startedAt ?? "", name: commit.slice(0, 10), commit, workflowRun: run.id } : citedRun(kept);
  const lost = kept === void 0 ? `it measured, but its run is not in the history: the measurement is ${verdict.measurement.state}` : void 0;
  const results = findingsOfResults(verdict, cited);
  return { results, look: { keys: new Set(results.map(({ key }) => key)), run: cited }, lost };
}
function isOfRun({ origin }, { run, repository }) {
  return origin?.run === run.id && (origin.repository ?? repository) === repository;
}
function whyLate(runs, hours, now) {
  const newest = runs.at(-1);
  if (newest === void 0) return "the history has no run";
  if (isAhead(newest, now))
    return `the newest run says that it ended at ${newest.finishedAt}, which is in the future`;
  const age = (now.getTime() - Date.parse(newest.finishedAt)) / 36e5;
  return age <= hours ? void 0 : `the newest run ended ${Math.floor(age)} hours ago, and ${hours} are allowed`;
}
function sourceOf({ run, repositoryUrl }, { repository }, inputs) {
  const { build, candidate, mention, "page-url": pageUrl } = inputs;
  const { origin } = new URL(repositoryUrl);
  return {
    repositoryUrl: `${origin}/${repository.owner}/${repository.repo}`,
    run,
    mention,
    today: (/* @__PURE__ */ new Date()).toISOString().slice(0, 10),
    build,
    candidate,
    pageUrl
  };
}
async function tell(target, { repository, run }, events) {
  if (target === void 0 || events.length === 0) return void 0;
  const { owner, repo } = repository;
  return await notify(target, { repository: `${owner}/${repo}`, run: { id: run.id, url: run.url }, events });
}
async function writeResult(events, findings, issues) {
  const closed = events.filter(({ event }) => event === "closed");
  setOutput("opened", JSON.stringify(events.filter(({ event }) => event !== "closed")));
  setOutput("closed", JSON.stringify(closed));
  const search = wantedSearch(findings, issues, searchedFigures);
  setOutput("search", search === void 0 ? "" : JSON.stringify(search));
  for (const { event, number: number2, title } of events) info(visible(`${event}: #${number2} ${title}`));
  const open = findings.filter(({ state }) => state === "open").length;
  const items = events.map(
    ({ event, number: number2, title, url: url2 }) => `${event}: ${link(`#${number2}`, url2)} ${inMarkdown(title)}`
  );
  const head = `**Issues**: ${open === 0 ? "nothing is wrong" : `${open} ${open === 1 ? "finding is" : "findings are"} open`}.`;
  await writeSummary(`${joinBlocks([head, drawList(items)])}
`);
}
export {
  earlierCosts,
  earlierPage,
  historyCommand,
  historyStep,
  issuesStep,
  pageStep,
  readEarlier,
  releaseStep
};
