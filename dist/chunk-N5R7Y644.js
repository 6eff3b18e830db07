import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  engineName
} from "./chunk-T22XT7L3.js";
import {
  estimateMean,
  figureConfidence,
  fitPriors,
  halfWidth,
  median,
  varianceOf
} from "./chunk-WUDM5ZO4.js";
import {
  alphaOfMachine,
  baseDecides,
  references
} from "./chunk-JMLY7YON.js";
import {
  contestFaultKinds
} from "./chunk-VYUAXW72.js";
import {
  asQuotation,
  count as count2,
  multiplier,
  plural,
  shortTime
} from "./chunk-4EWI3CBG.js";
import {
  contestModes,
  contestPath,
  contestTasks,
  contestWorkloads,
  transactionForms
} from "./chunk-TXKD2PMA.js";
import {
  _enum,
  array,
  boolean,
  count,
  int,
  literal,
  omitUndefined,
  roles,
  strictObject,
  text,
  unique
} from "./chunk-D76M4JSG.js";

// src/features/contention/ladder.ts
function connectionsUpTo(most) {
  const doublings = Array.from({ length: Math.floor(Math.log2(most)) + 1 }, (_, step) => 2 ** step);
  return doublings.at(-1) === most ? doublings : [...doublings, most];
}

// src/features/contention/record.ts
var mostConnections = 64;
var mostRounds = 100;
var windowMs = 100;
var longerWindowMs = 1e3;
var taskSchema = strictObject({
  task: _enum(contestTasks),
  connections: int().min(1).max(mostConnections),
  /** Operations that ended in the window. */
  operations: count,
  /** Connections without such an operation. */
  idle: count,
  /** The operations of the connection that had fewest. */
  least: count,
  /** Refusals because of another connection. */
  busy: count,
  /** Transactions that had begun and had to begin again. */
  repeated: count,
  /** The median, the 99th percentile and the longest of the operations' times, waits included; absent if none ended. */
  p50: count.exactOptional(),
  p99: count.exactOptional(),
  longest: count.exactOptional(),
  /** The engine's words if it refuses to empty its log, or those of the driver if it has no answer. */
  refused: text.exactOptional()
});
var faultSchema = strictObject({ kind: _enum(contestFaultKinds), message: text });
var heldSchema = strictObject({
  role: _enum(roles),
  workload: _enum(contestWorkloads),
  mode: _enum(contestModes),
  connections: int().min(1).max(mostConnections),
  /** From 1. */
  round: int().min(1).max(mostRounds + 1),
  form: _enum(transactionForms),
  /** Empty if the process that all connections share has ended. */
  tasks: array(taskSchema).max(2),
  fault: faultSchema.exactOptional(),
  /** There if the engine has not looked at its file itself: damage of it would not be seen. */
  unchecked: literal(true).exactOptional()
});
var entrantSchema = strictObject({
  role: _enum(roles),
  /** As sqlite3_threadsafe() says; -1 without that function. Absent if it does not take part. */
  threadsafe: int().min(-1).max(100).exactOptional(),
  /** Whether it has BEGIN CONCURRENT. */
  concurrent: boolean().exactOptional(),
  /** Why it is not measured: words that follow its name. Only a shell, a server or a library without functions for prepared statements is not. */
  absent: text.exactOptional(),
  /** The failure before its first contest. */
  failed: text.exactOptional()
}).refine(
  ({ threadsafe, absent, failed }) => [threadsafe, absent, failed].filter((one) => one !== void 0).length === 1,
  "expected one of threadsafe, absent and failed"
);
var mostHeld = contestWorkloads.length * contestModes.length * 8 * roles.length * mostRounds;
var contentionSchema = strictObject({
  version: literal(1),
  most: int().min(2).max(mostConnections),
  rounds: int().min(2).max(mostRounds),
  windowMs: literal(windowMs),
  entrants: unique(array(entrantSchema).max(roles.length), ({ role }) => `the ${role}`),
  held: unique(
    array(heldSchema).max(mostHeld),
    (one) => `${contestPath(one)} of the ${one.role} in round ${one.round}`
  ),
  /** Contests held once more, for starvation; absent if no connection seemed to starve. Their round is the one after the last. */
  longer: strictObject({
    windowMs: literal(longerWindowMs),
    held: unique(array(heldSchema).max(mostHeld), (one) => `${contestPath(one)} of the ${one.role}`)
  }).exactOptional()
});
var storedRoundSchema = strictObject({
  ...contentionSchema.pick({ most: true, held: true }).shape,
  round: int().min(1)
});
function contentionOf({ features }) {
  return features?.contention;
}
function cellsUpTo(most) {
  return contestWorkloads.flatMap(
    (workload) => contestModes.flatMap(
      (mode) => connectionsUpTo(most).map((connections) => ({ workload, mode, connections }))
    )
  );
}
function isContender({ threadsafe }) {
  return threadsafe !== void 0;
}
function hasCandidate({ entrants }) {
  return entrants.some((one) => one.role === "candidate" && isContender(one));
}
function canHaveThreads({ threadsafe = 0 }) {
  return threadsafe > 0;
}
function isToHold(entrant, { workload, mode, connections }, failed) {
  if (mode === "threads" && !canHaveThreads(entrant)) return false;
  return !failed.some(
    (one) => one.role === entrant.role && one.workload === workload && one.mode === mode && one.connections <= connections
  );
}

// src/features/contention/compare.ts
var fewestRounds = 2;
function roundsOf({ held }, role, cell) {
  return held.filter(
    (one) => one.role === role && one.workload === cell.workload && one.mode === cell.mode && one.connections === cell.connections && one.fault === void 0
  );
}
function tasksIn(contention, cell) {
  const found = contention.held.filter(
    (one) => one.workload === cell.workload && one.mode === cell.mode && one.tasks.length > 0
  );
  return [...new Set(found.flatMap(({ tasks }) => tasks.map(({ task }) => task)))];
}
function figuresOf(contention, role, cell, task) {
  const rounds = roundsOf(contention, role, cell).flatMap(
    ({ tasks }) => tasks.filter((one) => one.task === task)
  );
  if (rounds.length === 0) return void 0;
  const of = (value) => rounds.flatMap((one) => value(one) ?? []);
  const sum = (values) => values.reduce((all, one) => all + one, 0);
  const middle = (values) => values.length === 0 ? void 0 : median(values);
  const [p50, p99] = [middle(of((one) => one.p50)), middle(of((one) => one.p99))];
  const longest = of((one) => one.longest);
  return {
    perSecond: 1e3 * median(of((one) => one.operations)) / contention.windowMs,
    ...p50 === void 0 || p99 === void 0 ? {} : { p50, p99, longest: Math.max(...longest) },
    busy: sum(of((one) => one.busy)),
    repeated: sum(of((one) => one.repeated)),
    least: sum(of((one) => one.least)),
    average: sum(of((one) => one.operations / one.connections))
  };
}
function compareAll(contention, alpha) {
  const all = cellsUpTo(contention.most).flatMap(
    (cell) => tasksIn(contention, cell).filter((task) => task !== "checkpointer").flatMap(
      (task) => references.flatMap((against) => {
        const values = logsOf(contention, cell, task, against);
        return values.length < fewestRounds ? [] : [{ cell, task, against, values }];
      })
    )
  );
  if (all.length === 0) return [];
  const groups = Map.groupBy(all, groupOf);
  const priors = fitPriors(
    new Map([...groups].map(([group, alike]) => [group, alike.map(({ values }) => varianceOf(values))]))
  );
  const confidence = 1 - 2 * alpha / all.length;
  return all.map(({ values, ...one }) => {
    const prior = priors.get(groupOf(one));
    const { mean, squaredError } = estimateMean(values, prior?.value, prior?.degrees);
    const half = halfWidth(squaredError, figureConfidence);
    const rate = (role) => figuresOf(contention, role, one.cell, one.task)?.perSecond ?? 0;
    return {
      ...one,
      candidate: rate("candidate"),
      reference: rate(one.against),
      ratio: Math.exp(mean),
      interval: { low: Math.exp(mean - half), high: Math.exp(mean + half) },
      surely: Math.exp(mean - halfWidth(squaredError, confidence))
    };
  });
}
function groupOf({ cell, task, against }) {
  return `${cell.workload} ${task} ${against}`;
}
function logsOf(contention, cell, task, against) {
  const operations = (role) => new Map(
    roundsOf(contention, role, cell).flatMap(
      ({ round, tasks }) => tasks.filter((one) => one.task === task).map((one) => [round, Math.max(1, one.operations)])
    )
  );
  const [own, others] = [operations("candidate"), operations(against)];
  return [...own].flatMap(([round, done]) => {
    const other = others.get(round);
    return other === void 0 ? [] : [Math.log(other / done)];
  });
}

// src/features/contention/starvation.ts
var starvable = ["readers", "writers", "openers", "terminals"];
var starving = { waits: 0.8, does: 0.05, othersDo: 50 };
var mostSuspects = 10;
function suspectsIn(contention) {
  const judged = contention.entrants.filter((one) => isContender(one) && one.role !== "baseline");
  return judged.flatMap(
    ({ role }) => cellsUpTo(contention.most).flatMap((cell) => {
      const [own, baseline] = [roundsOf(contention, role, cell), roundsOf(contention, "baseline", cell)];
      return starvable.flatMap((task) => {
        const average = averageOf(baseline, task);
        const starves = (one) => isStarving(one, task, average, contention.windowMs);
        const always = own.length === contention.rounds && own.every(starves);
        return always && baseline.length > 0 && !baseline.every(starves) ? [{ role, cell, task }] : [];
      });
    }).slice(0, mostSuspects)
  );
}
function rolesAgain({ role, cell }, { entrants, held }) {
  const base = entrants.find((one) => one.role === "base" && isContender(one));
  const failed = held.filter(({ fault }) => fault !== void 0);
  const isBeside = role === "candidate" && base !== void 0 && isToHold(base, cell, failed);
  return [role, "baseline", ...isBeside ? ["base"] : []];
}
function starvedIn(contention) {
  const { longer, rounds } = contention;
  if (longer === void 0) return [];
  return suspectsIn(contention).flatMap(({ role, cell, task }) => {
    const again = (of) => longer.held.find(
      (one) => one.role === of && contestPath(one) === contestPath(cell) && one.fault === void 0
    );
    const [own, baseline] = [again(role), again("baseline")];
    if (own === void 0 || baseline === void 0) return [];
    const average = averageOf([baseline], task);
    const starves = (one) => isStarving(one, task, average, longer.windowMs);
    if (!starves(own) || starves(baseline)) return [];
    const base = role === "candidate" ? again("base") : void 0;
    const isOfBaseToo = base !== void 0 && starves(base);
    const too = isOfBaseToo ? `; the base's waited ${shortTime(longestOf(base, task))} too` : "";
    return [{ role, cell, message: `${starvedText(own, baseline, task, rounds)}${too}`, isOfBaseToo }];
  });
}
function averageOf(rounds, task) {
  const found = rounds.flatMap(({ tasks }) => tasks.filter((one) => one.task === task));
  const sum = found.reduce((all, { operations, connections }) => all + operations / connections, 0);
  return sum / Math.max(1, found.length);
}
function isStarving({ tasks }, task, average, windowMs2) {
  const own = tasks.find((one) => one.task === task);
  if (own === void 0) return false;
  return (own.longest ?? 0) >= starving.waits * windowMs2 * 1e6 && own.least <= starving.does * average && operationsOf(tasks) - own.least >= starving.othersDo;
}
function operationsOf(tasks) {
  return tasks.reduce((sum, { operations }) => sum + operations, 0);
}
function longestOf({ tasks }, task) {
  return tasks.find((one) => one.task === task)?.longest ?? 0;
}
function starvedText(held, baseline, task, rounds) {
  const leastOf = ({ tasks }) => tasks.find((one) => one.task === task)?.least ?? 0;
  const least = leastOf(held);
  return `one of the ${task} waited in each of ${plural(rounds, "round")}, and ${shortTime(longestOf(held, task))} in a longer contest, where it did ${plural(least, "operation")} and the others ${count2(operationsOf(held.tasks) - least)}; the baseline's ${task} waited ${shortTime(longestOf(baseline, task))} at most, and did ${count2(leastOf(baseline))} at least`;
}

// src/features/contention/examine.ts
function contentionVerdictOf({
  examined
}) {
  return examined.contention?.found;
}
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
  const isHeld = contention.entrants.length === 0 || hasCandidate(contention);
  return {
    contention,
    faults: faults.filter(mustBeRight),
    listed: [...faults.filter((fault) => !mustBeRight(fault)), ...starvation(isExcused)],
    missing: isHeld ? contention.rounds - rounds : 0,
    comparisons: compareAll(contention, alphaOfMachine(criteria.rule)).map((one) => {
      const ceiling = ceilingOf(one, criteria);
      return { ...one, ...omitUndefined({ ceiling }), isOver: ceiling !== void 0 && one.surely > ceiling };
    })
  };
}
function ceilingOf({ against }, { ceilings: { contention }, gate }) {
  if (against === "base") return baseDecides({ gate }) ? contention?.base : void 0;
  return contention?.baseline;
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

// src/features/contention/words.ts
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
var faultWords = {
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
  "condition",
  "corrupt",
  "crash",
  "error",
  "hung",
  "absent",
  "unemptied"
];
function contentionNote({ windowMs: windowMs2, rounds }) {
  return `Several connections of one engine work on one database with a write-ahead log and synchronous=NORMAL, in threads of one process or in a process each, for ${windowMs2} ms. The driver waits for a busy database, the same way on all engines: 0.05 ms at first, then longer, up to 1 ms. In each of ${rounds} rounds the engines follow one another and have all processors; a noisy moment hits one of them alone, so that an interval is as wide as the rounds differ. N: connections. Refused: answers that the database is busy; again: transactions that had begun and had to begin again; least: the share of an average connection that the one with fewest did; of another engine: its throughput divided by the candidate's. With more connections than processors, connections share a processor: their throughput cannot grow further.`;
}
var contentionWords = {
  failed: ({ faults, missing }) => {
    const failed = new Set(faults.map(faultName)).size + (missing > 0 ? 1 : 0);
    return failed === 0 ? void 0 : `${plural(failed, "contest")} of several connections failed`;
  },
  completed: ({ contention }) => `contests of ${contention.most} connections completed`,
  title: ({ contention }) => `${contention.most} connections at once`,
  summary: contentionSummary,
  problems: ({ faults, missing, contention }, names, escapeText, untrusted) => [
    ...faultTexts(faults, names, escapeText, untrusted),
    ...missing > 0 ? [{ name: "contention", reason: `${missingText(missing, contention)}: the run's time was over` }] : []
  ],
  failedNames: ({ faults, missing }) => [
    .../* @__PURE__ */ new Set([...faults.map(faultName), ...missing > 0 ? ["contention"] : []])
  ],
  derived: ({ faults, listed, missing, comparisons }) => ({
    faults: [...faults, ...listed],
    missing,
    comparisons
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
    `up to ${plural(contention.most, "connection")}`,
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
function rank({ isOver, ratio }) {
  return (isOver ? 1e9 : 0) + ratio;
}
function comparisonText({ cell, task, against, candidate, reference, ratio, interval, ceiling, isOver }, { contention }, names) {
  const over = isOver ? `, over ${multiplier(ceiling ?? 0)}x` : "";
  const rates = `${count2(candidate)} a second on ${names.candidate}, ${count2(reference)} on ${engineName(names, against)}`;
  const waits = (role) => {
    const longest2 = figuresOf(contention, role, cell, task)?.longest;
    return longest2 === void 0 ? "-" : shortTime(longest2);
  };
  const longest = `; longest wait ${waits("candidate")}, ${waits(against)}`;
  return `${placeText(cell)}: ${task} do ${rates}: ${multiplier(ratio)}x${intervalText(interval)}${over}${longest}`;
}
function intervalText({ low, high }) {
  return ` (95% ${multiplier(low)}x to ${multiplier(high)}x)`;
}
function entrantTexts({ entrants }, names, escapeMessage) {
  const absences = entrants.flatMap(
    ({ role, absent }) => absent === void 0 ? [] : [`${engineName(names, role)} ${escapeMessage(absent)}: not measured`]
  );
  const contenders = entrants.filter(isContender);
  const single = contenders.filter((one) => !canHaveThreads(one)).map((one) => {
    const reason = (one.threadsafe ?? 0) < 0 ? "does not say that threads may share it (it has no sqlite3_threadsafe)" : "is compiled for one thread (sqlite3_threadsafe() is 0)";
    return `${engineName(names, one.role)} ${reason}: its connections are in processes only`;
  });
  return [...absences, ...single, ...formTexts(contenders, names)];
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
    const all = cellsUpTo(contention.most).flatMap((cell) => {
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
function introduction(found, findings) {
  const { most, rounds } = found.contention;
  const what = `Up to ${plural(most, "connection")} of one engine at once, in ${contestModes.join(" and in ")}, ${contestWorkloads.length} workloads, ${plural(rounds, "round")}`;
  return findings === 0 ? `${what}: no throughput stands out.` : `${what}: ${plural(findings, "throughput stands", "throughputs stand")} out.`;
}
function rowsOf(contention) {
  return contestWorkloads.flatMap(
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

export {
  mostConnections,
  mostRounds,
  windowMs,
  longerWindowMs,
  contentionSchema,
  storedRoundSchema,
  contentionOf,
  cellsUpTo,
  isContender,
  hasCandidate,
  isToHold,
  figuresOf,
  suspectsIn,
  rolesAgain,
  contentionVerdictOf,
  assessContention,
  workloadTitles,
  contentionNote,
  contentionWords,
  contentionSummary,
  faultTexts,
  findingTexts,
  intervalText,
  entrantTexts,
  stallTexts,
  refusalTexts,
  uncheckedTexts,
  introduction,
  rowsOf,
  measuredRoles
};
