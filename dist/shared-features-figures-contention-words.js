import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  ageVerdictOf,
  canHave,
  canHaveThreads,
  candidateTimes,
  cellsOf,
  compareAll,
  compareLatencies,
  countOf,
  countsOf,
  dayOf,
  describeEngine,
  exactTrends,
  figureOf2 as figureOf,
  figuresOf,
  footprintPasses,
  footprintsOf,
  formatOf,
  hasCandidate,
  heldTo,
  historyTestPath,
  instructionsOf,
  isContender,
  isKeptName,
  isOfCommits,
  isOver,
  isTaken,
  isWithoutFigure,
  lastBytes,
  levelsBetween,
  marksOf,
  multipleText,
  multiplierOf,
  ofEngine,
  ownOf,
  pairedTimes,
  ratioOf,
  ratioText,
  readHistory,
  runId,
  runName,
  seriesOf,
  seriesTrends,
  significant,
  standardError,
  starvedIn,
  tasksIn,
  withCounts,
  withEqualWork,
  workloadsOf
} from "./shared-features-nights-history-files-history-index.js";
import {
  valueIn
} from "./shared-features-figures-counters-changes.js";
import {
  compareExact,
  historyInputs,
  passesOf,
  searching
} from "./shared-results-fairness.js";
import {
  drawDocument
} from "./shared-report-format-html-blocks.js";
import {
  writeWhole
} from "./shared-better-sqlite3-lib-methods-table.js";
import {
  engineName,
  exceeds,
  left,
  right,
  variantKeys
} from "./shared-wrap-ansi-index.js";
import {
  choice,
  flag,
  judgedRun,
  numberWithin,
  offeredIn,
  option,
  paths,
  publishOptions,
  settingOptions,
  taken,
  text,
  unchanged
} from "./shared-yaml-dist-parse-parser.js";
import {
  InputError,
  alphaOfMachine,
  asQuotation,
  baseDecides,
  changeFigure,
  confirmationLooks,
  contestModes,
  contestPath,
  count2 as count,
  counterFigure,
  defaultCriteria,
  exactPercent,
  examinedPart,
  figureConfidence,
  formatAtMost,
  formatValue,
  geometricMean,
  halfWidth,
  inMarkdown,
  inMarkdownCell,
  isExactCost,
  isLargestTime,
  isOfPart,
  isPartLimit,
  isTimeFigure,
  judgedPart,
  kinds,
  lifePath,
  limitOfPart,
  limitReferences,
  matches,
  median,
  morePairs,
  multiplier,
  percent,
  plural,
  plusMinus,
  priorDegrees,
  references,
  repositoryUrl,
  roles,
  sectionPath,
  shareOf,
  shortTime,
  signedHundredths,
  stepOf,
  storages,
  studentTwoSided,
  suiteNames,
  suites,
  sweepsIn,
  testOnly,
  testPath,
  totalOf,
  variants,
  variantsOf
} from "./shared-jstat-dist-jstat.js";

// src/page/page-file.ts
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
function renderPage(data, { script, style }) {
  for (const [name, text2] of Object.entries({ script, style }))
    if (new RegExp(`</${name}|<!--`, "i").test(text2))
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
  const sha256 = (text2) => `'sha256-${createHash("sha256").update(text2).digest("base64")}'`;
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
async function drawPage(data) {
  return renderPage(data, await readPageFiles());
}
async function writePage(file, data) {
  writeWhole(file, await drawPage(data), "a file in a writable folder with free space");
}
async function readPageFiles() {
  const [script, style] = ["./page.js", "./page.css"].map((name) => new URL(name, import.meta.url));
  if (script !== void 0 && style !== void 0 && existsSync(script) && existsSync(style))
    return { script: readFileSync(script, "utf8"), style: readFileSync(style, "utf8") };
  const builder = new URL("../../scripts/build-page.ts", import.meta.url);
  if (!existsSync(builder))
    throw new Error("page.js or page.css is missing beside the program: install it again");
  const { buildPage } = await import(builder.href);
  return await buildPage();
}

// src/features/nights/history/read-runs.ts
import path from "node:path";
function readRuns({ history, branch, last }) {
  const runs = readHistory(history, { branch, last });
  if (runs.length === 0)
    throw new InputError(
      branch === void 0 ? `--history ${history}: the history has no runs: add one with history add` : `--branch: no run of the history ${path.basename(history)} is of ${formatValue(branch)}: see history list`
    );
  return runs.map((one) => ({ id: runId(one.path) ?? one.path, run: one.run }));
}

// src/page/data/same-tests.ts
function meansOfSameTests(tests, runs) {
  const all = tests.map(withEnds).filter(({ last }) => last >= 0);
  if (all.length === 0) return void 0;
  const present = all.filter(({ last }) => last + goneAfter >= runs - 1);
  const chosen = present.length === 0 ? all : present;
  const means = Array.from({ length: runs }, (_, run) => {
    const there = chosen.filter(({ first }) => run >= first);
    const measured = there.filter(({ multipliers }) => typeof multipliers[run] === "number").length;
    if (measured === 0 || 2 * measured < there.length) return null;
    return geometricMean2(chosen.map((test) => valueAt(test, run)));
  });
  return { tests: chosen.length, means };
}
var goneAfter = 5;
function withEnds({ multipliers, levels }) {
  const isKnown = (one) => one !== null;
  return {
    multipliers,
    levels,
    first: multipliers.findIndex(isKnown),
    last: multipliers.findLastIndex(isKnown)
  };
}
function valueAt({ multipliers, levels }, run) {
  const value = multipliers[run];
  if (typeof value === "number") return value;
  const level = levels.findLast(({ first }) => first <= run) ?? levels[0];
  return level?.multiplier ?? 1;
}
function geometricMean2(values) {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}

// src/features/nights/history/runs/all-tests.ts
function allTestsTrend({ runs, tests }, own) {
  const all = own === void 0 ? runs : [...runs, own];
  const changes = new Map(tests.map((one) => [one.series.path, one.changes]));
  const series = seriesOf(all).map(({ path: path2, points: points2 }) => {
    const byRun = new Map(points2.map(({ run, logRatio }) => [run, Math.exp(logRatio)]));
    return {
      multipliers: all.map((_, run) => byRun.get(run) ?? null),
      levels: levelsBetween(points2, changes.get(path2) ?? [])
    };
  });
  const found = meansOfSameTests(series, all.length);
  if (found === void 0) return void 0;
  const points = all.flatMap((run, index) => {
    const mean = found.means[index] ?? null;
    return mean === null ? [] : [pointOf(run, index, mean)];
  });
  const [trend] = seriesTrends(runs, [
    {
      path: "all tests",
      sections: [...new Set(tests.flatMap((one) => one.series.sections))],
      points: points.filter(({ run }) => run < runs.length)
    }
  ]);
  return {
    ...trend,
    tests: found.tests,
    own: points.find(({ run }) => run === runs.length)
  };
}
function pointOf(run, index, mean) {
  const own = multiplierOfRun(run);
  const isOwn = own !== void 0 && Math.abs(mean / own - 1) < 1e-9;
  return {
    run: index,
    logRatio: Math.log(mean),
    // The noise of a night is in all tests, and in no interval.
    weight: 1,
    interval: isOwn ? run.average : void 0
  };
}
function multiplierOfRun({ tests }) {
  const multipliers = tests.flatMap((test) => multiplierOf(test) ?? []);
  return multipliers.length === 0 ? void 0 : geometricMean2(multipliers);
}

// src/features/figures/contention/examine.ts
var contentionVerdictOf = examinedPart("contention");
function assessContention(contention, criteria) {
  if (contention === void 0) return void 0;
  const starved = starvedIn(contention);
  const isExcused = (one) => one.role === "base" || one.isOfBaseToo && baseDecides(criteria);
  const starvation = (isWanted) => starved.filter(isWanted).map(({ role, cell, message }) => ({ role, cell, kind: "starved", message }));
  const faults = [
    ...faultsOf(contention),
    ...absentIn(contention),
    ...threadlessIn(contention),
    ...withdrawnIn(contention),
    ...starvation((one) => !isExcused(one))
  ];
  const mustBeRight = ({ role }) => role !== "base" || criteria.requireBase === true;
  const rounds = new Set(contention.held.map(({ round }) => round)).size;
  const alpha = alphaOfMachine(criteria.rule);
  const isHeld = contention.entrants.length === 0 || hasCandidate(contention);
  return {
    contention,
    faults: faults.filter(mustBeRight),
    listed: [...faults.filter((fault) => !mustBeRight(fault)), ...starvation(isExcused)],
    missing: isHeld && !isOver(contention) ? contention.rounds - rounds : 0,
    comparisons: compareAll(contention, alpha).map(
      (one) => heldTo(one, { part: contestPath(one.cell), figure: "time" }, criteria.ceilings.contention, criteria)
    ),
    latencies: compareLatencies(
      contention,
      alpha,
      ({ cell, figure, against }) => limitOfPart(criteria.ceilings.limits, contestPath(cell), figure, against) !== void 0
    ).map((one) => heldTo(one, { part: contestPath(one.cell), figure: one.figure }, void 0, criteria))
  };
}
function absentIn({ entrants }) {
  const [own, base] = ["candidate", "base"].map(
    (role) => entrants.find((one) => one.role === role)
  );
  if (own?.absent === void 0 || base === void 0 || !isContender(base)) return [];
  return [{ role: "candidate", kind: "absent", message: `it ${own.absent}` }];
}
function withdrawnIn({ held }) {
  const sound = held.filter(({ fault }) => fault === void 0);
  const ofBase = Map.groupBy(
    sound.filter(({ role }) => role === "base"),
    contestPath
  );
  const own = sound.filter(({ role }) => role === "candidate");
  const unchecked = own.find(
    (one) => one.unchecked === true && ofBase.get(contestPath(one))?.some((base) => base.unchecked !== true)
  );
  const refusedBy = (one) => one.tasks.find(({ refused }) => refused !== void 0)?.refused;
  const unemptied = own.filter((one) => ofBase.get(contestPath(one))?.some((base) => refusedBy(base) === void 0)).flatMap((one) => refusedBy(one) ?? [])[0];
  return [
    ...unchecked === void 0 ? [] : [
      {
        ...{ role: "candidate", kind: "unchecked" },
        message: "PRAGMA integrity_check has no answer, and the base's has one"
      }
    ],
    ...unemptied === void 0 ? [] : [{ role: "candidate", kind: "unemptied", message: unemptied }]
  ];
}
function threadlessIn({ entrants }) {
  const find = (role) => entrants.find((one) => one.role === role && isContender(one));
  const [own, base] = [find("candidate"), find("base")];
  if (own === void 0 || base === void 0 || canHaveThreads(own) || !canHaveThreads(base)) return [];
  const answer = (own.threadsafe ?? -1) < 0 ? "it has no sqlite3_threadsafe()" : "its sqlite3_threadsafe() is 0";
  const message = `${answer}, the base's is ${base.threadsafe}`;
  return [{ role: "candidate", kind: "threadless", message }];
}
function faultsOf({ entrants, held, longer }) {
  const before = entrants.flatMap(
    ({ role, failed }) => failed === void 0 ? [] : [{ role, kind: "error", message: failed }]
  );
  const during = [...held, ...longer?.held ?? []].flatMap(
    ({ role, workload, mode, connections, round, fault }) => fault === void 0 ? [] : [{ cell: { workload, mode, connections }, role, round, ...fault }]
  );
  const key = ({ role, cell }) => `${role} ${cell?.workload} ${cell?.mode}`;
  return [...before, ...[...Map.groupBy(during, key).values()].flatMap(([first]) => first ?? [])];
}

// src/features/figures/contention/words.ts
var workloadTitles = {
  reads: "each reads single rows",
  "read-write": "one changes two rows in each transaction, the others read both",
  disjoint: "each counts in a row of its own",
  same: "all count in one row",
  transfers: "each moves amounts between random accounts, and adds all up now and then",
  checkpoints: "each inserts rows, and one more empties the log",
  storm: "each opens the database, reads a row and closes it",
  tpcc: "each is a terminal of one warehouse, with the transactions of TPC-C in the standard's mix"
};
function titleOf(program, workload) {
  const own = ownOf(program, { workload });
  if (own === void 0) return workloadTitles[workload];
  const kills = own.killEveryMs === void 0 ? "" : `; a process is killed every ${shortTime(own.killEveryMs * 1e6)}`;
  return `${own.tasks.map(({ task, connections }) => `${connections} ${task}`).join(", ")}${kills}`;
}
var faultWords = {
  invariant: "breaks its invariant",
  lost: "lost updates",
  half: "showed half a transaction",
  total: "has a wrong total",
  condition: "breaks a condition of TPC-C",
  corrupt: "has a damaged file",
  busy: "stays busy",
  hung: "hangs, as in a deadlock",
  crash: "crashed",
  error: "failed",
  starved: "lets connections starve",
  threadless: "has no threads any more, which the base has",
  absent: "takes no part any more, as the base does",
  unchecked: "looks for damage of its file no more, as the base does",
  unemptied: "empties its log no more, as the base does"
};
var quoted = [
  "invariant",
  "condition",
  "corrupt",
  "crash",
  "error",
  "hung",
  "absent",
  "unemptied"
];
function contentionNote({ windowMs, rounds, own = [] }) {
  const lengths = own.map((one) => `${one.workload} for ${shortTime(one.windowMs * 1e6)}`);
  return `Several connections of one engine work on one database with a write-ahead log and synchronous=NORMAL, in threads of one process or in a process each, for ${[`${windowMs} ms`, ...lengths].join(", ")}. The driver waits for a busy database, the same way on all engines: 0.05 ms at first, then longer, up to 1 ms. In each of ${rounds} rounds the engines follow one another and have all processors; a noisy moment hits one of them alone, so that an interval is as wide as the rounds differ. N: connections. Refused: answers that the database is busy; again: transactions that had begun and had to begin again; least: the share of an average connection that the one with fewest did; of another engine: its throughput divided by the candidate's. With more connections than processors, connections share a processor: their throughput cannot grow further.`;
}
var contentionWords = {
  failed: ({ faults, missing }) => {
    const failed = new Set(faults.map(faultName)).size + (missing > 0 ? 1 : 0);
    return failed === 0 ? void 0 : `${plural(failed, "contest")} of several connections failed`;
  },
  completed: ({ contention }) => `contests of ${mostOf(contention)} connections completed`,
  title: ({ contention }) => `${mostOf(contention)} connections at once`,
  summary: contentionSummary,
  problems: ({ faults, missing, contention }, names, escapeText, untrusted) => [
    ...faultTexts(faults, names, escapeText, untrusted),
    ...missing > 0 ? [{ name: "contention", reason: `${missingText(missing, contention)}: the run ended before` }] : []
  ],
  failedNames: ({ faults, missing }) => [
    .../* @__PURE__ */ new Set([...faults.map(faultName), ...missing > 0 ? ["contention"] : []])
  ],
  derived: ({ faults, listed, missing, comparisons, latencies }) => ({
    faults: [...faults, ...listed],
    missing,
    comparisons,
    ...latencies.length === 0 ? {} : { latencies }
  })
};
function missingText(missing, { rounds }) {
  return `${missing} of ${plural(rounds, "round")} not begun`;
}
function faultName({ cell }) {
  return cell === void 0 ? "contention" : contestPath(cell);
}
function contentionSummary({ contention, comparisons }, names) {
  const largest = references.flatMap((against) => {
    const own = comparisons.filter((one) => one.against === against);
    return own.toSorted((one, other) => other.ratio - one.ratio)[0] ?? [];
  });
  const texts = largest.map(
    ({ against, ratio, cell }, index) => `${engineName(names, against)} ${index === 0 ? "has " : ""}up to ${multiplier(ratio)}x${index === 0 ? " of the throughput" : ""} (${placeText(cell)})`
  );
  return [
    `up to ${plural(mostOf(contention), "connection")}`,
    ...texts.length === 0 ? [] : [texts.join(", ")]
  ].join("; ");
}
function placeText({ workload, mode, connections }) {
  return `${workload}, in ${mode}, ${plural(connections, "connection")}`;
}
function faultTexts(faults, names, escapeText, untrusted) {
  return faults.map((fault) => {
    const { role, kind, message, round } = fault;
    const escapeMessage = untrusted && quoted.includes(kind) ? (text2) => `output ${asQuotation(escapeText)(text2)}` : escapeText;
    const when = round === void 0 ? "" : ` in round ${round}`;
    return {
      name: faultName(fault),
      reason: `${engineName(names, role)} ${faultWords[kind]}${when}: ${escapeMessage(message)}`
    };
  });
}
var notableRatio = 1.25;
function findingTexts(found, names) {
  const notable = found.comparisons.filter(
    (one) => one.isOver || one.surely > 1 && one.ratio > notableRatio
  );
  const key = ({ cell: { workload, mode }, task, against }) => `${workload} ${mode} ${task} ${against}`;
  const worst = [...Map.groupBy(notable, key).values()].flatMap(
    (alike) => alike.toSorted((one, other) => rank(other) - rank(one))[0] ?? []
  );
  return worst.toSorted((one, other) => Number(other.isOver) - Number(one.isOver)).map((one) => comparisonText(one, found, names));
}
function rank({ isOver: isOver2, ratio }) {
  return (isOver2 ? 1e9 : 0) + ratio;
}
function comparisonText({ cell, task, against, candidate, reference, ceiling, isOver: isOver2, ...found }, { contention }, names) {
  const rates = `${count(candidate)} a second on ${names.candidate}, ${count(reference)} on ${engineName(names, against)}`;
  const waits = (role) => {
    const longest2 = figuresOf(contention, role, cell, task)?.longest;
    return longest2 === void 0 ? "-" : shortTime(longest2);
  };
  const longest = `; longest wait ${waits("candidate")}, ${waits(against)}`;
  return `${placeText(cell)}: ${task} do ${rates}: ${ratioText(found, isOver2 ? ceiling : void 0)}${longest}`;
}
function entrantTexts({ entrants, most }, names, escapeMessage) {
  const absences = entrants.flatMap(
    ({ role, absent }) => absent === void 0 ? [] : [`${engineName(names, role)} ${escapeMessage(absent)}: not measured`]
  );
  const contenders = entrants.filter(isContender);
  const single = contenders.filter((one) => !canHaveThreads(one)).map((one) => {
    const reason = (one.threadsafe ?? 0) < 0 ? "does not say that threads may share it (it has no sqlite3_threadsafe)" : "is compiled for one thread (sqlite3_threadsafe() is 0)";
    return `${engineName(names, one.role)} ${reason}: its connections are in processes only`;
  });
  return [...absences, ...single, ...most === void 0 ? [] : formTexts(contenders, names)];
}
function formTexts(contenders, names) {
  if (contenders.length === 0) return [];
  const has = contenders.filter(({ concurrent }) => concurrent === true);
  const forms = has.map(({ role }) => `with BEGIN CONCURRENT on ${engineName(names, role)}`);
  const others = contenders.length > has.length ? ["with BEGIN IMMEDIATE on engines that have no BEGIN CONCURRENT"] : [];
  const all = has.length === 0 ? "with BEGIN IMMEDIATE, for no engine has BEGIN CONCURRENT" : [...forms, ...others].join(", ");
  return [`Transactions that write began ${all}; transfers began with BEGIN on every engine`];
}
function stallTexts(contention, names) {
  const stalls = measuredRoles(contention).flatMap((role) => {
    const all = cellsOf(contention).flatMap((cell) => {
      const longest = cell.workload === "checkpoints" ? figuresOf(contention, role, cell, "writers")?.longest : void 0;
      return longest === void 0 ? [] : [{ cell, longest }];
    });
    const [worst] = all.toSorted((one, other) => other.longest - one.longest);
    if (worst === void 0) return [];
    const { mode, connections } = worst.cell;
    const place = `in ${mode}, ${plural(connections, "connection")}`;
    return [`${shortTime(worst.longest)} on ${engineName(names, role)} (${place})`];
  });
  return stalls.length === 0 ? [] : [`Longest stall of a writer while the log is emptied: ${stalls.join(", ")}`];
}
function refusalTexts({ held }, names, escapeMessage) {
  const texts = held.flatMap(
    ({ role, tasks }) => tasks.flatMap(
      ({ refused }) => refused === void 0 ? [] : [`${engineName(names, role)} does not empty its log: ${escapeMessage(refused)}`]
    )
  );
  return [...new Set(texts)];
}
function uncheckedTexts({ held }, names) {
  const found = new Set(held.filter(({ unchecked }) => unchecked === true).map(({ role }) => role));
  return roles.filter((role) => found.has(role)).map(
    (role) => `${engineName(names, role)} does not answer PRAGMA integrity_check: damage of its file is not seen`
  );
}
function subject(contention) {
  const { own = [], rounds } = contention;
  const modes = contestModes.filter((one) => cellsOf(contention).some(({ mode }) => mode === one));
  const names = own.length === 0 ? "" : ` (your own: ${own.map(({ workload }) => workload).join(", ")})`;
  return `Up to ${plural(mostOf(contention), "connection")} of one engine at once, in ${modes.join(" and in ")}, ${plural(workloadsOf(contention).length, "workload")}${names}, ${plural(rounds, "round")}`;
}
function mostOf(program) {
  return Math.max(0, ...cellsOf(program).map(({ connections }) => connections));
}
function lookTexts({ own = [], held }, names) {
  return own.flatMap(({ workload, killEveryMs }) => {
    const texts = roles.flatMap((role) => {
      const all = held.filter(
        (one) => one.role === role && one.workload === workload && one.looks !== void 0
      );
      const sum = (value) => all.reduce((before, one) => before + (value(one) ?? 0), 0);
      const killed = killEveryMs === void 0 ? "" : `, with ${plural(
        sum(({ kills }) => kills),
        "process",
        "processes"
      )} killed`;
      return all.length === 0 ? [] : [
        `${plural(
          sum(({ looks }) => looks),
          "time"
        )} on ${engineName(names, role)}${killed}`
      ];
    });
    return texts.length === 0 ? [] : [`The invariant of ${workload} was looked at ${texts.join(", ")}`];
  });
}
function rowsOf(contention) {
  return workloadsOf(contention).flatMap(
    (workload) => contestModes.flatMap((mode) => {
      const ladder = [
        ...new Set(
          contention.held.filter((one) => one.workload === workload && one.mode === mode).map(({ connections }) => connections)
        )
      ].toSorted((one, other) => one - other);
      const tasks = tasksIn(contention, { workload, mode, connections: 0 });
      return ladder.length === 0 ? [] : tasks.map((task) => ({ workload, mode, task, ladder }));
    })
  );
}
function measuredRoles({ held }) {
  const found = new Set(held.map(({ role }) => role));
  return roles.filter((role) => found.has(role));
}

// src/verdict/limit-looks.ts
var leastMore = 2;
function looksOf({ rounds = defaultCriteria.rule.rounds }) {
  if (typeof rounds === "number") return [rounds];
  return [rounds.max, ...confirmationLooks.filter((pairs) => pairs >= leastMore * rounds.max)];
}
function judgeAtLooks({ judge, standingOf, pairs }, looks) {
  const whole = judge();
  if (whole === void 0 || standingOf(whole) !== "unproven") return whole;
  const earlier = looks.slice(0, -1).filter((look) => look < pairs);
  const proofs = earlier.map((look) => judge(look));
  return proofs.find((one) => one !== void 0 && standingOf(one) === "over") ?? whole;
}
function nextLook({ judge, standingOf, pairs }, looks) {
  const whole = judge();
  if (whole === void 0 || standingOf(whole) === "within") return void 0;
  const done = looks.filter((look) => look <= pairs).map((look) => judge(look));
  if (done.some((one) => one !== void 0 && standingOf(one) === "over")) return void 0;
  return looks.find((look) => look > pairs);
}
function missingPairs(record, { had, wanted }, references2 = [record.compare === "base" ? "base" : "baseline"]) {
  return wanted <= had ? [] : [{ test: testOnly(record), pairs: wanted - had, references: references2 }];
}

// src/features/figures/limits/parts.ts
function limitedParts(limits, examined) {
  const ages = (ageVerdictOf({ examined })?.comparisons ?? []).map((one) => {
    const part = lifePath(one.shape);
    return { one, part, path: part, figure: one.figure };
  });
  const { comparisons = [], latencies = [] } = contentionVerdictOf({ examined }) ?? {};
  const contests = [...comparisons.map((one) => ({ ...one, figure: "time" })), ...latencies].map((one) => {
    const part = contestPath(one.cell);
    return { one, part, path: `${part} ${one.task}`, figure: one.figure };
  });
  const all = [...ages, ...contests];
  return limits.filter(isPartLimit).flatMap((limit) => {
    const own = all.filter(
      ({ one, part, figure }) => isOfPart(limit, part) && limitOfPart(limits, part, figure, one.against) === limit
    );
    if (own.length === 0) return [{ limit }];
    return own.map(({ one, path: path2 }) => ({
      limit,
      found: { path: path2, value: multipleText(one), isOver: one.isOver }
    }));
  });
}

// src/features/figures/limits/time-ratio.ts
function timeRatio(pairs, alpha) {
  if (pairs.length === 0) return void 0;
  const logs = pairs.map(([own, other]) => Math.log(own / other));
  const [candidate, reference] = [
    geometricMean(pairs.map(([own]) => own)),
    geometricMean(pairs.map(([, other]) => other))
  ];
  const { ratio, surely } = logs.length === 1 ? { ratio: candidate / reference, surely: 0 } : ratioOf(logs, alpha);
  return { ratio, surely, candidate, reference };
}

// src/features/figures/limits/values.ts
function valuesOf(record, role, figure) {
  if (isExactCost(figure)) return footprintPasses(figureOf(figure), record, role);
  if (figure === "instructions") {
    const count2 = countOf(withEqualWork(record), role);
    return isTaken(count2) ? passesOf(count2.instructions, count2.again) : void 0;
  }
  const [, name = ""] = counterFigure.exec(figure) ?? [];
  const counters = checkOf(record, role)?.counters;
  if (counters === void 0) return void 0;
  const { values, again, unsteady = [] } = counters;
  const first = valueIn(values, name);
  return unsteady.includes(name) ? passesOf(first ?? 0, valueIn(again, name) ?? 0) : passesOf(first);
}
function bytesBefore(record) {
  const before = checkOf(record, "candidate")?.footprint?.files?.before;
  return passesOf(before && totalOf(before));
}
function divisorOf(record, { per }) {
  if (per === void 0) return 1;
  const work = checkOf(record, "candidate")?.work;
  if (work === void 0) return void 0;
  const units = per === "row" ? work.rows + work.changes : work.statements;
  return units === 0 ? void 0 : units;
}
function checkOf({ checks }, role) {
  return checks.find((one) => one.role === role);
}

// src/features/figures/limits/words.ts
function formatFigure(figure, value) {
  if (isTimeFigure(figure)) return shortTime(value);
  if (isExactCost(figure)) return figureOf(figure).format(value);
  return Number.isInteger(value) || value >= 100 ? count(value) : value.toPrecision(3);
}
function limitText(limit) {
  const { relativeTo, figure, atMost = 0 } = limit;
  const { growsAtMost, per } = isPartLimit(limit) ? {} : limit;
  if (growsAtMost !== void 0) return `an exponent of ${growsAtMost}`;
  if (relativeTo === void 0) return eachText(formatFigure(figure, atMost), per);
  const known = {
    base: "the base's",
    baseline: "the baseline's",
    before: "those before"
  };
  const most = formatAtMost(limit);
  return eachText(`${most}${most.endsWith("x") ? "" : " of"} ${known[relativeTo] ?? relativeTo}`, per);
}
function valueText({ limit, test, candidate, reference = 0, exponent }) {
  const { figure, per, relativeTo, unit } = limit;
  const value = formatFigure(figure, candidate);
  if (exponent !== void 0) {
    const { parameter = "", value: last = 0 } = stepOf(test.workload) ?? {};
    return `an exponent of ${exponent.toFixed(2)} up to ${parameter} ${count(last)}, ${value}`;
  }
  if (relativeTo === void 0 || candidate === 0) return eachText(value, per);
  const share = candidate / Math.max(1, reference);
  return `${unit === "%" && share < leastMultiple ? exactPercent(share) : `${multiplier(share)}x`}, ${value}`;
}
var leastMultiple = 10;
function eachText(value, per) {
  return per === void 0 ? value : `${value} a ${per}`;
}
function limitReason(found) {
  const { limit, candidate, base } = found;
  const [value, most] = [valueText(found), limitText(limit)];
  const by = value === most ? ` by ${formatFigure(limit.figure, candidate - base)}` : "";
  return `${value}, over the limit of ${most}${by}`;
}

// src/features/figures/limits/judge.ts
var limitsOf = judgedPart("limits");
function judgeLimits({ tests, features }, {
  ceilings: { limits: all = [] },
  rule,
  untrusted = false
}, examined) {
  if (all.length === 0) return void 0;
  const limits = all.filter((one) => !isPartLimit(one));
  const records = withCounts(tests, countsOf({ features })).filter(({ failures }) => failures.length === 0);
  const named2 = limits.map((limit) => {
    const own = namedBy(limit, records);
    if (limit.growsAtMost === void 0) return own.map((record) => [record]);
    return sweepsIn(own).flatMap((steps) => steps.length < 2 ? [] : [steps.map(({ record }) => record)]);
  });
  const looks = looksOf(rule);
  const paired = limits.flatMap((limit, index) => isPairedTime(limit) ? named2[index] ?? [] : []);
  const alpha = alphaOfLook(rule, paired.length);
  const judged = limits.flatMap(
    (limit, index) => isJudgedElsewhere(limit) ? [] : (named2[index] ?? []).map(
      (own) => isPairedTime(limit) ? judgeTime(limit, own[0], { alpha, looks }) : judgeOne(limit, own, records)
    )
  );
  const compared = judged.flatMap((one) => "compared" in one ? [one.compared] : []);
  const unmeasured2 = judged.flatMap((one) => "unmeasured" in one ? [one.unmeasured] : []);
  return {
    compared,
    times: limits.flatMap(
      (limit, index) => isTimeFigure(limit.figure) ? (named2[index] ?? []).flatMap(([record]) => limitedTime(limit, record)) : []
    ),
    changes: compared.filter(({ outcome }) => outcome === "fail"),
    // A job that is not trusted can leave out whatever would be over a limit.
    withheld: [
      ...judged.flatMap((one) => "withheld" in one ? [one.withheld] : []),
      ...untrusted ? unmeasured2 : []
    ],
    undecided: [
      ...judged.flatMap((one) => "undecided" in one ? [one.undecided] : []),
      ...untrusted ? [] : unmeasured2.map(({ test, name, why }) => ({ test, why: `${name}: ${why}` }))
    ],
    parts: limitedParts(all, examined),
    unused: limits.filter((_, index) => named2[index]?.length === 0)
  };
}
function limitedTime(limit, record) {
  const { figure } = limit;
  const found = { test: testOnly(record), figure };
  if (isPairedTime(limit)) {
    const { relativeTo } = limit;
    const both = timeRatio(pairedTimes(record, limit.figure, limit), 0.01);
    if (both === void 0) return [];
    const { candidate, reference: baseline } = both;
    return [relativeTo === "baseline" ? { ...found, candidate, baseline } : { ...found, candidate }];
  }
  const times = isLargestTime(limit) ? candidateTimes(record, figure) : [];
  return times.length === 0 ? [] : [{ ...found, candidate: median(times) }];
}
function isPairedTime(limit) {
  return isTimeFigure(limit.figure) && !isJudgedElsewhere(limit);
}
function isJudgedElsewhere(limit) {
  return isLargestTime(limit) || limit.figure === "time";
}
function alphaOfLook(rule, times) {
  return alphaOfMachine(rule) / Math.max(1, times) / looksOf(rule).length;
}
function wantedForLimits(records, { ceilings: { limits: all = [] }, rule }) {
  if (typeof rule.rounds === "number") return [];
  const limits = all.filter((one) => !isPartLimit(one) && isPairedTime(one));
  const asked = limits.flatMap(
    (limit) => namedBy(limit, records).filter(({ failures }) => failures.length === 0).map((record) => ({ limit, record }))
  );
  const looks = looksOf(rule);
  const alpha = alphaOfLook(rule, asked.length);
  return asked.flatMap(({ limit, record }) => {
    const one = varying(limit, record, alpha);
    const wanted = nextLook(one, looks);
    const reference = limit.relativeTo === "base" ? "base" : "baseline";
    return wanted === void 0 ? [] : missingPairs(record, { had: one.pairs, wanted }, [reference]);
  });
}
function varying(limit, record, alpha) {
  const pairs = pairedTimes(record, limit.figure, limit);
  const most = shareOf(limit);
  return {
    judge: (count2 = pairs.length) => timeRatio(pairs.slice(0, count2), alpha),
    standingOf: ({ ratio, surely }) => surely > most ? "over" : ratio > most ? "unproven" : "within",
    pairs: pairs.length
  };
}
function judgeOne(limit, own, records) {
  if (limit.growsAtMost !== void 0) return judgeGrowth(limit, own);
  const [record] = own;
  return judgeTest(limit, record, records);
}
function namedBy(limit, records) {
  const { relativeTo, figure } = limit;
  const isOfEngine = relativeTo === "base" || relativeTo === "baseline";
  return records.filter(
    (record) => matches(limit, record) && canHave(record, figure) && (!isOfEngine || record.checks.some(({ role }) => role === relativeTo))
  );
}
function judgeTime(limit, record, { alpha, looks }) {
  const judged = varying(limit, record, alpha);
  const found = judgeAtLooks(judged, looks);
  if (found === void 0) return unmeasured(record, limit, "it was not measured");
  const { candidate, reference } = found;
  const standing = judged.standingOf(found);
  const about = { ...aboutLimit(limit), test: testOnly(record), limit };
  const outcome = standing === "over" ? "fail" : "pass";
  const compared = { ...about, base: shareOf(limit) * reference, candidate, reference, outcome };
  return standing === "unproven" ? {
    undecided: {
      test: about.test,
      why: `${limit.figure}: ${limitReason(compared)}, which its samples do not prove`
    }
  } : { compared };
}
function judgeTest(limit, record, records) {
  const { relativeTo, atMost = 0 } = limit;
  const divisor = divisorOf(record, limit);
  if (divisor === void 0) return unmeasured(record, limit, `it counts no ${limit.per}`);
  if (relativeTo === void 0) return judgeValue(limit, record, { most: atMost * divisor, divisor });
  const reference = referenceOf(limit, record, records);
  if (reference === void 0) return unmeasured(record, limit, `${relativeTo} was not measured`);
  return judgeValue(limit, record, {
    most: shareOf(limit) * reference.most,
    reference: reference.most,
    divisor
  });
}
function referenceOf({ figure, relativeTo = "" }, record, records) {
  const kind = limitReferences.find((one) => one === relativeTo);
  if (kind === "before") return bytesBefore(record);
  if (kind !== void 0) return valuesOf(record, kind, figure);
  const section = sectionPath(record);
  const other = records.find(
    ({ workload, ...one }) => workload === relativeTo && sectionPath(one) === section
  );
  return other === void 0 ? valuesOf(record, "candidate", relativeTo) : valuesOf(other, "candidate", figure);
}
function judgeGrowth(limit, steps) {
  const { growsAtMost = 0, figure } = limit;
  const [before, last] = steps.slice(-2);
  const [from, to] = [before, last].map(({ workload }) => stepOf(workload)?.value ?? 1);
  const reference = valuesOf(before, "candidate", figure)?.most;
  if (reference === void 0) return unmeasured(before, limit, "it was not measured");
  const spread = to / from;
  const judged = judgeValue(limit, last, {
    most: Math.max(1, reference) * spread ** growsAtMost,
    reference,
    divisor: 1
  });
  if (!("compared" in judged)) return judged;
  const { candidate } = judged.compared;
  const exponent = Math.log(Math.max(1, candidate) / Math.max(1, reference)) / Math.log(spread);
  return { compared: { ...judged.compared, exponent } };
}
function judgeValue(limit, record, { most, reference, divisor }) {
  const { figure } = limit;
  const about = { ...aboutLimit(limit), test: testOnly(record), limit, base: most / divisor };
  const values = valuesOf(record, "candidate", figure);
  const others = ["base", "baseline"].some((role) => valuesOf(record, role, figure) !== void 0);
  if (values === void 0 && !others) return unmeasured(record, limit, "it was not measured");
  const found = compareExact({ candidate: values, base: { least: most, most }, rise: 0 });
  if (found.state === "withheld") {
    const given = [found.values?.least, found.values?.most].map(
      (one) => formatFigure(figure, (one ?? 0) / divisor)
    );
    const why = found.values === void 0 ? "it was not measured" : `two processes gave ${given.join(" and ")}`;
    return { withheld: { ...about, outcome: "fail", why: `candidate: ${why}` } };
  }
  const isOver2 = found.state === "compared" && found.isOver;
  const candidate = ((isOver2 ? values?.least : values?.most) ?? 0) / divisor;
  return { compared: { ...about, candidate, reference, outcome: isOver2 ? "fail" : "pass" } };
}
function unmeasured(record, limit, why) {
  const found = { ...aboutLimit(limit), test: testOnly(record), base: 0, outcome: "fail", why };
  return { unmeasured: found };
}
function aboutLimit({ figure }) {
  const [kind = "", counter] = figure.split(/:(.*)/);
  return { name: counter ?? figure, noun: `limit-${kind}`, ceiling: 0 };
}
var limitsJudge = {
  name: "limits",
  noun: "limit",
  judge: judgeLimits,
  words: {
    reason: (found) => limitReason(found),
    title: (failed) => `${plural(failed, "limit")} exceeded`,
    clause: (failed) => `${plural(failed, "figure exceeds its limit", "figures exceed their limits")}`,
    withheld: {
      title: (figures) => `${plural(figures, "limited figure")} not known`,
      clause: (figures) => `${plural(figures, "figure with a limit is", "figures with limits are")} not known`
    },
    undecided: {
      title: (tests) => `limits of ${plural(tests, "test")}`,
      clause: (tests) => `limits of ${plural(tests, "test")} are about figures that were not measured or not proven`,
      reason: (why) => why,
      remedy: morePairs
    }
  }
};

// src/features/nights/history/runs/create-run.ts
var boundDigits = 5;
function createRun(recording, verdict, identity = {}) {
  const { run, origin, suite, engines } = recording;
  const machine = commonMachine(recording);
  if (run === void 0)
    throw new InputError(
      "the results do not say when they were measured, as a table of medians does not: add a results.json of a run"
    );
  const counts = countsOf(recording);
  const kinds2 = machine === void 0 ? processorsOf(recording) : /* @__PURE__ */ new Map();
  const instructions = instructionsOf(verdict);
  const { tests: measured = [], engine: bytes = {}, unsteady = [] } = footprintsOf(verdict) ?? {};
  const unsteadyNames = Map.groupBy(unsteady, ({ test }) => testPath(test));
  const footprints = new Map(
    measured.map((one) => {
      const path2 = testPath(one.test);
      return [path2, footprintOf(one, new Set(unsteadyNames.get(path2)?.map(({ name }) => name)))];
    })
  );
  const counters = new Map(recording.tests.map((test) => [testPath(test), countersOf(test)]));
  const times = timesByTest(verdict);
  const tests = judgedRun(verdict).tests.map((test) => {
    const { test: path2 } = test;
    return {
      ...testOf(test, suite, instructions, footprints.get(path2)),
      ...{ counters: counters.get(path2), times: times.get(path2) },
      ...kinds2.get(path2)
    };
  });
  const contests = contestsOf(verdict);
  if (tests.length === 0 && contests === void 0)
    throw new InputError(
      "the run has no tests and no contests, and a history keeps nothing else: add a run that has some"
    );
  const { interval } = verdict.headline.baseline ?? {};
  const { branch, label, image, date } = identity;
  const commit = identity.commit ?? origin?.head ?? origin?.checkedOut;
  return {
    tool: run.tool,
    startedAt: run.startedAt,
    finishedAt: run.finishedAt,
    outcome: verdict.outcome,
    measurement: verdict.measurement.state,
    date,
    commit,
    branch,
    label,
    ...origin === void 0 ? {} : { origin: originOf(origin) },
    ...machine === void 0 ? {} : { machine: machineOf(machine, image) },
    ...suite === void 0 ? {} : { suite: suiteOf(suite) },
    engines: {
      baseline: engineOf(engines.baseline, bytes.baseline),
      candidate: engineOf(engines.candidate, bytes.candidate)
    },
    ...interval === void 0 ? {} : { average: { low: bound(interval.low), high: bound(interval.high) } },
    aged: agedOf(verdict),
    contests,
    ...counts?.environment === void 0 ? {} : { counting: { rows: counts.rows, ...counts.environment } },
    tests
  };
}
function countersOf({ checks }) {
  const { values = {}, unsteady = [] } = checks.find(({ role }) => role === "candidate")?.counters ?? {};
  const steady = Object.entries(values).filter(([name]) => !unsteady.includes(name) && isKeptName(name));
  return steady.length === 0 ? void 0 : Object.fromEntries(steady);
}
function timesByTest(verdict) {
  const byPath = Map.groupBy(limitsOf(verdict)?.times ?? [], ({ test }) => testPath(test));
  return new Map(
    [...byPath].map(([path2, own]) => [
      path2,
      Object.fromEntries(
        own.map(({ figure, candidate, baseline }) => [figure, wholePair({ candidate, baseline })])
      )
    ])
  );
}
function wholePair({ candidate, baseline }) {
  return {
    candidate: wholeNs(candidate),
    ...baseline === void 0 ? {} : { baseline: wholeNs(baseline) }
  };
}
function agedOf(verdict) {
  const { age, comparisons = [] } = ageVerdictOf(verdict) ?? {};
  const shapes = (age?.shapes ?? []).flatMap(({ shape, engines }) => {
    const figures = (role) => {
      const life = engines.find((one) => one.role === role);
      return life && age && lastBytes(life, age.commits);
    };
    const [baseline, candidate] = [figures("baseline"), figures("candidate")];
    return baseline === void 0 || candidate === void 0 ? [] : [[shape, { baseline, candidate, ...agedTimesOf(comparisons, shape) }]];
  });
  if (age === void 0 || shapes.length === 0) return void 0;
  return { commits: age.commits, shapes: Object.fromEntries(shapes) };
}
function agedTimesOf(comparisons, shape) {
  const times = comparisons.flatMap(({ figure, against, candidate, reference, ratio, interval, ...one }) => {
    const isOwn = one.shape === shape && against === "baseline" && isOfCommits(figure);
    if (!isOwn || interval === void 0) return [];
    const [baselineNs, candidateNs] = [wholeNs(reference.value), wholeNs(candidate.value)];
    const bounds = { ratio: bound(ratio), low: bound(interval.low), high: bound(interval.high) };
    return [[figure, { baselineNs, candidateNs, ...bounds }]];
  });
  return times.length === 0 ? {} : { times: Object.fromEntries(times) };
}
var throughputDigits = 4;
function contestsOf(verdict) {
  const { contention, comparisons = [], latencies = [] } = contentionVerdictOf(verdict) ?? {};
  if (contention === void 0) return void 0;
  const entries = rowsOf(contention).flatMap(
    ({ workload, mode, task, ladder }) => ladder.flatMap((connections) => {
      const rate2 = (role) => {
        const value = figuresOf(contention, role, { workload, mode, connections }, task)?.perSecond;
        return value === void 0 ? void 0 : Number(value.toPrecision(throughputDigits));
      };
      const [baseline, candidate] = [rate2("baseline"), rate2("candidate")];
      if (candidate === void 0) return [];
      const name = `${workload}/${mode}/${connections}/${task}`;
      const times = timesOf(comparisons, `contention/${name}`);
      const slow = latencies.filter(
        (one) => one.task === task && contestPath(one.cell) === contestPath({ workload, mode, connections })
      );
      const slowest = slow.map((one) => {
        const reference = one.against === "baseline" ? one.reference : void 0;
        return [one.figure, wholePair({ candidate: one.candidate, baseline: reference })];
      });
      return [
        [
          name,
          {
            ...{ candidate, baseline, times },
            ...slowest.length === 0 ? {} : { slowest: Object.fromEntries(slowest) }
          }
        ]
      ];
    })
  );
  return entries.length === 0 ? void 0 : Object.fromEntries(entries);
}
function timesOf(comparisons, path2) {
  const found = comparisons.find(
    ({ cell, task, against }) => against === "baseline" && `${contestPath(cell)}/${task}` === path2
  );
  return found && {
    ratio: bound(found.ratio),
    low: bound(found.interval.low),
    high: bound(found.interval.high)
  };
}
function originOf({ run, attempt, repository }) {
  return { run, attempt, repository };
}
function commonMachine({ machine, machines = [] }) {
  const kinds2 = new Set(machines.map((one) => `${one.machine?.cores} of ${one.machine?.cpu}`));
  return kinds2.size > 1 ? void 0 : machine;
}
function processorsOf({ tests, machines = [] }) {
  return new Map(
    tests.flatMap((test) => {
      const { cpu } = machines[test.run ?? -1]?.machine ?? {};
      return cpu === void 0 ? [] : [[testPath(test), { cpu }]];
    })
  );
}
function machineOf(machine, image) {
  return { ...machine, image };
}
function suiteOf({ rows, seed, hash, others, statements, threads }) {
  return { rows, seed, hash, others, statements, threads };
}
function engineOf(facts, bytes) {
  const { name, version, ownVersion, sourceId, sha256, kind } = facts;
  return {
    name,
    version,
    ownVersion,
    sourceId,
    sha256,
    bytes,
    kind,
    settings: settingsOf(facts)
  };
}
function settingsOf({ settings = {}, variantSettings = {} }) {
  const entries = [
    ...Object.entries(settings),
    ...Object.entries(variantSettings).flatMap(
      ([variant, own]) => Object.entries(own).map(([storage, values]) => [`${variant}/${storage}`, values])
    )
  ].map(([where, values]) => [where, describeSettings(values)]);
  return entries.length === 0 ? void 0 : Object.fromEntries(entries);
}
function describeSettings(values) {
  return Object.entries(values).flatMap(([pragma, value]) => value === null ? [] : [`${pragma} ${value}`]).join(", ");
}
function testOf(judged, suite, instructions, footprint) {
  const { state, outcome, medianPairs = 0, baselineNs, candidateNs, multiplierInterval: interval } = judged;
  const [variant, storage, kind, workload] = judged.test.split("/");
  const sql = suite?.sql[`${variant}/${workload}`]?.slice(0, 12);
  const { baseline: baselineInstructions, candidate: candidateInstructions } = instructions?.tests.get(judged.test)?.instructions ?? {};
  const test = {
    section: `${variant}/${storage}/${kind}`,
    workload,
    baselineInstructions,
    candidateInstructions,
    footprint,
    sql
  };
  if (judged.state === "against base") return { ...test, ...besideBase(judged) };
  if (outcome === void 0 || baselineNs === void 0 || candidateNs === void 0)
    return { ...test, result: state === "missing" ? state : "failed", pairs: 0 };
  return {
    ...test,
    result: outcome,
    pairs: medianPairs,
    baselineNs: wholeNs(baselineNs),
    candidateNs: wholeNs(candidateNs),
    ...interval === void 0 ? {} : { low: bound(interval.low), high: bound(interval.high) }
  };
}
function besideBase({
  base,
  medianPairs: pairs = 0
}) {
  if (base?.state !== "measured") return { result: "failed", pairs: 0 };
  const { baseNs, candidateNs, multiplierInterval: interval, outcome = "pass" } = base;
  const bounds = interval === void 0 ? {} : { low: bound(interval.low), high: bound(interval.high) };
  return {
    result: outcome,
    pairs,
    base: { baseNs: wholeNs(baseNs), candidateNs: wholeNs(candidateNs), ...bounds }
  };
}
function footprintOf({ values: { baseline, candidate } }, unsteady) {
  const exact = (values) => Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => figureOf(name).isExact && !unsteady.has(name)
    )
  );
  return { baseline: baseline && exact(baseline), candidate: candidate && exact(candidate) };
}
function wholeNs(ns) {
  return Math.max(1, Math.round(ns));
}
function bound(value) {
  return Number(value.toPrecision(boundDigits));
}

// src/page/data/figure-data.ts
function figureData(judgement) {
  if (judgement === void 0) return void 0;
  const { multiplier: value, ceiling, outcome } = judgement;
  return { value, text: multiplier(value, ceiling), ceiling, outcome };
}
function comparedData(judgement, ofRow) {
  const { multiplier: value, ceiling, outcome, headroom, evidence } = judgement;
  const interval = ofRow && (evidence?.interval ?? ofRow);
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

// src/page/data/suite-data.ts
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
      const rows = rowsOf2(kind, columns, tests);
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
function rowsOf2(kind, columns, tests) {
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

// src/page/data/origin.ts
function originLinks({
  repository,
  commit,
  pullRequest,
  run,
  attempt
}) {
  if (repository === void 0 || !repositoryUrl.test(repository)) return void 0;
  const { host } = new URL(repository);
  return {
    ...host === "github.com" ? {} : { server: host },
    ...commit === void 0 ? {} : { commit: { text: `commit ${commit.slice(0, 10)}`, url: `${repository}/commit/${commit}` } },
    ...pullRequest === void 0 ? {} : { pullRequest: { text: `pull request #${pullRequest}`, url: `${repository}/pull/${pullRequest}` } },
    run: { text: `run ${run}`, url: `${repository}/actions/runs/${run}/attempts/${attempt}` }
  };
}

// src/features/nights/release-notes/compare.ts
var rate = 0.01;
var leastRatio = 1.03;
function compareRuns(old, now) {
  const before = new Map(old.tests.map((test) => [historyTestPath(test), test]));
  const both = now.tests.flatMap((test) => {
    const earlier = before.get(historyTestPath(test));
    return earlier === void 0 ? [] : [{ path: historyTestPath(test), old: earlier, now: test }];
  });
  const timed = both.flatMap((one) => {
    const [a, b] = [multiplierOf(one.old), multiplierOf(one.now)];
    return a === void 0 || b === void 0 ? [] : [{ ...one, a, b }];
  });
  const tried = timed.flatMap(({ path: path2, old: test, now: other, a, b }) => {
    if (test.sql !== other.sql && test.sql !== void 0 && other.sql !== void 0) return [];
    const [one, two] = [standardError(test), standardError(other)];
    if (one === void 0 || two === void 0) return [];
    const error = Math.hypot(one, two);
    const degrees = test.pairs + other.pairs - 2 + priorDegrees;
    const half = halfWidth({ value: error ** 2, degrees }, figureConfidence);
    const ratio = b / a;
    const p = error === 0 ? 0 : studentTwoSided(Math.abs(Math.log(ratio)) / error, degrees);
    const ends = { low: ratio * Math.exp(-half), high: ratio * Math.exp(half) };
    return [{ p, changed: { path: path2, old: a, now: b, ratio, ...ends } }];
  });
  const isSignificant = significant(
    tried.map(({ p }) => p),
    rate
  );
  const figures = exactTrends([old, now]);
  const changed = tried.filter(
    ({ changed: { ratio } }, index) => isSignificant[index] && Math.max(ratio, 1 / ratio) >= leastRatio
  ).map((one) => ({ ...one.changed, ...instructionsOf2(one.changed.path, figures) })).toSorted((a, b) => Math.abs(Math.log(b.ratio)) - Math.abs(Math.log(a.ratio)));
  const isMissing = ({ result }) => isWithoutFigure(result);
  return {
    tests: timed.length,
    ...timed.length === 0 ? {} : {
      means: { old: geometricMean(timed.map(({ a }) => a)), now: geometricMean(timed.map(({ b }) => b)) }
    },
    slower: changed.filter(({ ratio }) => ratio > 1),
    faster: changed.filter(({ ratio }) => ratio < 1),
    exact: figures.filter(({ changes, breaks }) => changes.length + breaks.length > 0),
    broken: both.filter((one) => isMissing(one.now) && !isMissing(one.old)).map(({ path: path2 }) => path2),
    mended: both.filter((one) => isMissing(one.old) && !isMissing(one.now)).map(({ path: path2 }) => path2)
  };
}
function instructionsOf2(test, figures) {
  const own = figures.find(({ figure, path: path2 }) => figure === "instructions" && path2 === test);
  const [before, after] = own?.points ?? [];
  if (before === void 0 || after === void 0 || own?.breaks.length !== 0) return {};
  return { instructions: (after.value - before.value) / before.value };
}

// src/features/nights/release-notes/options.ts
var offered = ["action release-notes"];
var releaseOptions = {
  "compared-releases": option(text(), {
    help: "Two releases as JSON, with old and now, each with tag, commit and date",
    note: "The job `find` of `release-report.yml` makes it.",
    offered,
    otherwise: "required"
  }),
  "old-results": option(text(), {
    help: "The results.json of the release before",
    offered,
    otherwise: "required"
  })
};
var takenInputs = {
  "action release-notes": {
    ...unchanged("history-branch", "history-path"),
    results: { help: "The results.json of the release" },
    "github-token": {
      help: "Token that adds to the history and writes the release, with the permission contents: write"
    }
  }
};
var releaseInputs = {
  ...offeredIn(releaseOptions, "action release-notes"),
  ...taken({ ...historyInputs, ...publishOptions }, takenInputs["action release-notes"])
};

// src/features/nights/release-notes/render.ts
var maxRows = 30;
function renderNotes(old, now, comparison, all) {
  const { means, tests, slower, faster, exact, broken, mended } = comparison;
  const changed = marksOf([old, now]).flatMap(({ marks }) => marks.map(({ fact }) => fact));
  const number = means === void 0 ? "No test has a figure in both runs." : `All ${plural(tests, "test")}: **${multiplier(means.now)}x** of ${inMarkdown(now.engines.baseline.name)}, before ${multiplier(means.old)}x (${changeFigure(means.now / means.old)}).`;
  const texts = [
    `${describeEngine(now.engines.candidate, inMarkdown)} beside ${describeEngine(now.engines.baseline, inMarkdown)}.`,
    number,
    ...[old, now].map(doubts),
    changed.length === 0 ? "" : `These differ between the runs and may explain changes: ${[...new Set(changed)].join(", ")}.`,
    broken.length === 0 ? "" : `**Lost their result**: ${named(broken)}`,
    mended.length === 0 ? "" : `**With a result again**: ${named(mended)}`
  ];
  const none = slower.length + faster.length === 0 ? "No test became slower or faster." : "";
  const title = `${inMarkdown(versionName(old))} to ${inMarkdown(versionName(now))}`;
  const blocks = [
    ...texts.map(textBlock),
    ...testBlocks("Slower", slower),
    ...testBlocks("Faster", faster),
    textBlock(none),
    ...exactBlocks(exact),
    ...numbers(all)
  ];
  return drawDocument("markdown", () => ({ answer: [title], blocks }), 2);
}
function versionName(run) {
  const { label, commit, engines } = run;
  return label === void 0 && commit === void 0 ? engines.candidate.ownVersion ?? runName(run) : runName(run);
}
function doubts(run) {
  const { measurement, outcome } = run;
  const state = measurement === "complete" ? outcome : measurement;
  if (state !== "inconclusive" && state !== "incomplete" && state !== "broken") return "";
  return `**Not certain**: the run of ${inMarkdown(versionName(run))} is ${state}: measure it again before you tell its times to others.`;
}
function named(paths2) {
  const shown = paths2.slice(0, maxRows).map(inMarkdown).join(", ");
  return paths2.length > maxRows ? `${shown} and ${count(paths2.length - maxRows)} more` : shown;
}
function textBlock(text2) {
  return { kind: "text", text: text2 };
}
function titled(title, table, more) {
  return [
    { kind: "heading", depth: 3, text: title },
    { kind: "table", table },
    textBlock(more === 0 ? "" : `And ${count(more)} more.`)
  ];
}
function testBlocks(title, tests) {
  if (tests.length === 0) return [];
  const hasInstructions = tests.some(({ instructions }) => instructions !== void 0);
  const shareOf2 = (share) => share === void 0 ? "" : signedHundredths(share);
  const rows = tests.slice(0, maxRows).map(({ path: path2, old, now, ratio, low, high, instructions }) => ({
    cells: [
      inMarkdownCell(path2),
      `${multiplier(old)}x`,
      `${multiplier(now)}x`,
      changeFigure(ratio),
      `${changeFigure(low)} to ${changeFigure(high)}`,
      ...hasInstructions ? [shareOf2(instructions)] : []
    ]
  }));
  const columns = [
    ...left("Test"),
    ...right("Before", "Now", "Change", "95 % interval", ...hasInstructions ? ["Instructions"] : [])
  ];
  return titled(`${title}: ${plural(tests.length, "test")}`, { columns, rows }, tests.length - rows.length);
}
function exactBlocks(trends) {
  const changed = trends.filter(({ changes }) => changes.length > 0);
  const broken = trends.filter(({ breaks }) => breaks.length > 0);
  const ordered = changed.flatMap(
    ({ figure, path: path2, changes: [change] }) => change === void 0 ? [] : [{ figure, path: path2, change }]
  ).toSorted((a, b) => Math.abs(b.change.share) - Math.abs(a.change.share));
  const rows = ordered.slice(0, maxRows).map(({ figure, path: path2, change: { before, after, share } }) => {
    const format = (value) => formatOf(figure)(value).replace(` ${figure}`, "");
    return {
      cells: [
        inMarkdownCell(figure),
        path2 === ofEngine ? "the engine" : inMarkdownCell(path2),
        format(before.value),
        format(after.value),
        signedHundredths(share)
      ]
    };
  });
  const columns = [...left("Figure", "Test"), ...right("Before", "Now", "Change")];
  const reasons = new Set(broken.flatMap(({ breaks }) => breaks.flatMap(({ differs }) => differs)));
  const title = `Counts and costs: ${plural(ordered.length, "figure")} changed`;
  return [
    ...rows.length === 0 ? [] : titled(title, { columns, rows }, ordered.length - rows.length),
    {
      kind: "list",
      items: broken.length === 0 ? [] : [
        `${plural(broken.length, "figure")} cannot be compared: not the same ${[...reasons].join(", ")}.`
      ]
    }
  ];
}
function numbers(all) {
  if (all.length < 2) return [];
  const rows = all.map((run) => {
    const figure = multiplierOfRun(run);
    const { average } = run;
    return {
      cells: [
        inMarkdownCell(runName(run)),
        dayOf(run),
        figure === void 0 ? "" : `${multiplier(figure)}x`,
        average === void 0 ? "" : `${multiplier(average.low)} to ${multiplier(average.high)}`,
        count(run.tests.length)
      ]
    };
  });
  const columns = [...left("Version", "Date"), ...right("All tests", "95 % interval", "Tests")];
  return titled("All tests, by version", { columns, rows }, 0);
}

// src/features/search/issues/options.ts
var notifyForms = ["json", "slack"];
var offered2 = ["action issues"];
var issueOptions = {
  "issue-label": option(text(), {
    help: "Label of the issues, made if it is missing",
    note: "Give `off` for none.",
    offered: offered2,
    default: "benchmark"
  }),
  mention: option(flag(), {
    help: "Mention the author of a commit that a search named",
    offered: offered2,
    default: false
  }),
  searched: option(paths(), {
    help: "Paths or patterns of the bisect.json files of searches",
    offered: offered2,
    otherwise: "none"
  }),
  hunted: option(paths(), {
    help: "Paths or patterns of the hunt.json files of hunts",
    note: "Each cause is an issue. [More](hunt.md#in-a-workflow).",
    offered: offered2,
    otherwise: "none"
  }),
  "asked-search": option(text(), {
    help: "Output search of the step that asked for the search",
    note: "If `searched` has no answer, the issue says so. [More](nightly.md#issues).",
    offered: offered2,
    otherwise: "none"
  }),
  "page-url": option(text(), {
    help: "Address of the history's page, which issues link to",
    offered: offered2,
    otherwise: "none"
  }),
  "watchdog-hours": option(numberWithin(0, 1e4), {
    help: "Age of the newest run above which a night, or a watched workflow, counts as lost",
    note: "Without `results`, the step checks nothing else.",
    unit: "hours",
    offered: offered2,
    default: 36
  }),
  "watched-workflows": option(text(), {
    help: "Workflow files that have to run, one per line, with own hours behind them",
    note: "Each that is disabled, or has no run within `watchdog-hours`, is an issue. [More](nightly.md#a-lost-night).",
    offered: offered2,
    otherwise: "none"
  }),
  "notify-url": option(text(), {
    help: "Secret address that gets a message when issues open or close",
    offered: offered2,
    otherwise: "none"
  }),
  "notify-secret": option(text(), {
    help: "Key that signs messages, by HMAC-SHA256",
    offered: offered2,
    otherwise: "no signature"
  }),
  "notify-form": option(choice("form", notifyForms), {
    help: "Form of messages",
    offered: offered2,
    default: "json"
  })
};
var takenOptions = {
  "action issues": {
    ...unchanged("history-branch", "history-path"),
    results: { help: "Paths or patterns of the night's results.json files, one per line" },
    "github-token": { help: "Token that writes the issues, with the permission issues: write" },
    candidate: {
      help: "File that the build makes, for the command that reproduces a finding",
      otherwise: "none"
    },
    build: { help: "Command that builds the engine, to reproduce a finding" }
  }
};
var issueInputs = {
  ...offeredIn(issueOptions, "action issues"),
  ...taken(
    { ...historyInputs, ...publishOptions, ...settingOptions, ...searching },
    takenOptions["action issues"]
  )
};

export {
  contentionVerdictOf,
  assessContention,
  titleOf,
  contentionNote,
  contentionWords,
  contentionSummary,
  faultTexts,
  findingTexts,
  entrantTexts,
  stallTexts,
  refusalTexts,
  uncheckedTexts,
  subject,
  lookTexts,
  rowsOf,
  measuredRoles,
  looksOf,
  judgeAtLooks,
  nextLook,
  missingPairs,
  limitText,
  valueText,
  limitsOf,
  wantedForLimits,
  limitsJudge,
  readRuns,
  allTestsTrend,
  multiplierOfRun,
  createRun,
  figureData,
  comparedData,
  suiteData,
  originLinks,
  drawPage,
  writePage,
  compareRuns,
  releaseOptions,
  takenInputs,
  releaseInputs,
  renderNotes,
  issueOptions,
  takenOptions,
  issueInputs
};
