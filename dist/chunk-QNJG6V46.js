import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  compareAll,
  figuresOf,
  starvedIn,
  tasksIn
} from "./chunk-XEJV74EK.js";
import {
  canHaveThreads,
  cellsUpTo,
  hasCandidate,
  isContender
} from "./chunk-F5YNXU4L.js";
import {
  heldTo,
  ratioText
} from "./chunk-PFJ5GFNK.js";
import {
  engineName
} from "./chunk-MX6P2DF2.js";
import {
  examinedPart
} from "./chunk-NIQHCBMM.js";
import {
  asQuotation,
  count,
  multiplier,
  plural,
  shortTime
} from "./chunk-NRVWYJ6O.js";
import {
  alphaOfMachine,
  baseDecides,
  references
} from "./chunk-H2WPJ5RR.js";
import {
  contestModes,
  contestPath,
  contestWorkloads,
  roles
} from "./chunk-KAFQIV6R.js";

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
  const isHeld = contention.entrants.length === 0 || hasCandidate(contention);
  return {
    contention,
    faults: faults.filter(mustBeRight),
    listed: [...faults.filter((fault) => !mustBeRight(fault)), ...starvation(isExcused)],
    missing: isHeld ? contention.rounds - rounds : 0,
    comparisons: compareAll(contention, alphaOfMachine(criteria.rule)).map(
      (one) => heldTo(one, criteria.ceilings.contention, criteria)
    )
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
function contentionNote({ windowMs, rounds }) {
  return `Several connections of one engine work on one database with a write-ahead log and synchronous=NORMAL, in threads of one process or in a process each, for ${windowMs} ms. The driver waits for a busy database, the same way on all engines: 0.05 ms at first, then longer, up to 1 ms. In each of ${rounds} rounds the engines follow one another and have all processors; a noisy moment hits one of them alone, so that an interval is as wide as the rounds differ. N: connections. Refused: answers that the database is busy; again: transactions that had begun and had to begin again; least: the share of an average connection that the one with fewest did; of another engine: its throughput divided by the candidate's. With more connections than processors, connections share a processor: their throughput cannot grow further.`;
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
    const escapeMessage = untrusted && quoted.includes(kind) ? (text) => `output ${asQuotation(escapeText)(text)}` : escapeText;
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
function comparisonText({ cell, task, against, candidate, reference, ceiling, isOver, ...found }, { contention }, names) {
  const rates = `${count(candidate)} a second on ${names.candidate}, ${count(reference)} on ${engineName(names, against)}`;
  const waits = (role) => {
    const longest2 = figuresOf(contention, role, cell, task)?.longest;
    return longest2 === void 0 ? "-" : shortTime(longest2);
  };
  const longest = `; longest wait ${waits("candidate")}, ${waits(against)}`;
  return `${placeText(cell)}: ${task} do ${rates}: ${ratioText(found, isOver ? ceiling : void 0)}${longest}`;
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
function subject({ most, rounds }) {
  return `Up to ${plural(most, "connection")} of one engine at once, in ${contestModes.join(" and in ")}, ${contestWorkloads.length} workloads, ${plural(rounds, "round")}`;
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
  contentionVerdictOf,
  assessContention,
  workloadTitles,
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
  rowsOf,
  measuredRoles
};
