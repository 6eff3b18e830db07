import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  findRun,
  pathMatcher
} from "./chunk-BPLHO5EI.js";
import {
  judgeByOwnRule
} from "./chunk-REPMJCDV.js";
import {
  readRecordings
} from "./chunk-W2JJMQQ3.js";
import {
  givenNames,
  resolveReportSettings
} from "./chunk-V55QVCWS.js";
import {
  drawList,
  drawTable,
  joinBlocks
} from "./chunk-QMMUTUXM.js";
import {
  readSources
} from "./chunk-SMVUPPOS.js";
import {
  createRun,
  readRuns
} from "./chunk-QUT4EGPJ.js";
import {
  isSameRun
} from "./chunk-FY5RQHHC.js";
import "./chunk-QNJG6V46.js";
import "./chunk-XEJV74EK.js";
import "./chunk-F5YNXU4L.js";
import "./chunk-VYUAXW72.js";
import "./chunk-DV6EEEY5.js";
import {
  drawTextTable,
  wrap
} from "./chunk-LGD7NLXE.js";
import {
  acceptRegressions
} from "./chunk-TFNLC6AD.js";
import {
  left,
  named,
  right
} from "./chunk-HFCMDWS4.js";
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
  figureSummary,
  instructionSummary,
  newestInterval,
  processorSummary,
  trendSummary,
  trendText
} from "./chunk-QI6IE7CO.js";
import {
  describeEngine,
  exactTrends,
  marksOf,
  trendsOf
} from "./chunk-A2TM3MUW.js";
import "./chunk-V5IKF5L3.js";
import "./chunk-PFJ5GFNK.js";
import "./chunk-MCU5AUHK.js";
import {
  testFigures
} from "./chunk-GWLEWOSY.js";
import "./chunk-H7HBXWQX.js";
import {
  addRunFile,
  encodeRun,
  findHistory,
  historyTestPath,
  listRuns,
  missingRuns,
  readRun,
  runId,
  runName,
  runTime
} from "./chunk-2G32BODT.js";
import "./chunk-H2TMGCYR.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-675X243B.js";
import "./chunk-M23SOQUR.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-LA2PWCWM.js";
import "./chunk-PUULMDIT.js";
import "./chunk-MX6P2DF2.js";
import "./chunk-NIQHCBMM.js";
import {
  count,
  cutApart,
  inMarkdown,
  inMarkdownCell,
  inTerminal,
  microseconds,
  multiplier,
  plural,
  plusMinus,
  showInvisible,
  visible
} from "./chunk-NRVWYJ6O.js";
import "./chunk-H2WPJ5RR.js";
import {
  InputError,
  formatValue
} from "./chunk-KAFQIV6R.js";

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
  const isShown = (path, { state, deviation }) => test === void 0 ? state === "changed" || deviation !== void 0 : isNamed(path);
  const shown = trends.tests.filter((one) => isShown(one.series.path, one));
  const all = exactTrends(trends.runs);
  const exact = all.filter(
    ({ path, changes, breaks }) => test === void 0 ? changes.length + breaks.length > 0 : isNamed(path)
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
export {
  historyCommand
};
