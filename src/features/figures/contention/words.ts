import { references } from "../../../model/compared.ts";
import { type ContestCell, type ContestWorkload, contestModes, contestPath } from "../../../model/contest.ts";
import { type PerEngine, type Role, roles } from "../../../model/engine.ts";
import { asQuotation, type Escape } from "../../../report/format/escape.ts";
import { count, multiplier, plural, shortTime } from "../../../report/format/figures.ts";
import { type EngineNames, engineName } from "../../../report/format/words.ts";
import type { ExaminationWords } from "../../../verdict/examination.ts";
import { ratioText } from "../ratio.ts";
import { figuresOf, tasksIn } from "./compare.ts";
import type { ContentionFault, ContentionVerdict, JudgedComparison } from "./examine.ts";
import {
  type Contention,
  canHaveThreads,
  cellsOf,
  type Entrant,
  type Held,
  isContender,
  ownOf,
  type Program,
  workloadsOf,
} from "./record.ts";

/** The work of the connections, in a line. */
const workloadTitles: Readonly<Record<ContestWorkload, string>> = {
  reads: "each reads single rows",
  "read-write": "one changes two rows in each transaction, the others read both",
  disjoint: "each counts in a row of its own",
  same: "all count in one row",
  transfers: "each moves amounts between random accounts, and adds all up now and then",
  checkpoints: "each inserts rows, and one more empties the log",
  storm: "each opens the database, reads a row and closes it",
  tpcc: "each is a terminal of one warehouse, with the transactions of TPC-C in the standard's mix",
};

/** `each reads single rows`, `4 tellers, 1 auditor` */
export function titleOf(program: Program, workload: string): string {
  const own = ownOf(program, { workload });
  if (own === undefined) return workloadTitles[workload as ContestWorkload];
  const kills =
    own.killEveryMs === undefined ? "" : `; a process is killed every ${shortTime(own.killEveryMs * 1e6)}`;
  return `${own.tasks.map(({ task, connections }) => `${connections} ${task}`).join(", ")}${kills}`;
}

const faultWords: Readonly<Record<ContentionFault["kind"], string>> = {
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
  unemptied: "empties its log no more, as the base does",
};

/** The engine's own words are in these. */
const quoted: readonly ContentionFault["kind"][] = [
  "invariant",
  "condition",
  "corrupt",
  "crash",
  "error",
  "hung",
  "absent",
  "unemptied",
];

/** The meaning of the figures, and their limits. */
export function contentionNote({ windowMs, rounds, own = [] }: Contention): string {
  const lengths = own.map((one) => `${one.workload} for ${shortTime(one.windowMs * 1e6)}`);
  return (
    "Several connections of one engine work on one database with a write-ahead log and synchronous=NORMAL, in threads of one process " +
    `or in a process each, for ${[`${windowMs} ms`, ...lengths].join(", ")}. The driver waits for a busy database, the same way on all engines: 0.05 ms at first, then longer, up to 1 ms. ` +
    `In each of ${rounds} rounds the engines follow one another and have all processors; a noisy moment hits one of them alone, so that an ` +
    "interval is as wide as the rounds differ. N: connections. Refused: answers that the database is busy; again: transactions that had begun and had to begin " +
    "again; least: the share of an average connection that the one with fewest did; of another engine: its throughput divided by the candidate's. With more connections than processors, connections share a processor: their throughput cannot grow further."
  );
}

/** The words for contests in every report. */
export const contentionWords: ExaminationWords<ContentionVerdict> = {
  failed: ({ faults, missing }) => {
    const failed = new Set(faults.map(faultName)).size + (missing > 0 ? 1 : 0);
    return failed === 0 ? undefined : `${plural(failed, "contest")} of several connections failed`;
  },
  completed: ({ contention }) => `contests of ${mostOf(contention)} connections completed`,
  title: ({ contention }) => `${mostOf(contention)} connections at once`,
  summary: contentionSummary,
  problems: ({ faults, missing, contention }, names, escapeText, untrusted) => [
    ...faultTexts(faults, names, escapeText, untrusted),
    ...(missing > 0
      ? [{ name: "contention", reason: `${missingText(missing, contention)}: the run ended before` }]
      : []),
  ],
  failedNames: ({ faults, missing }) => [
    ...new Set([...faults.map(faultName), ...(missing > 0 ? ["contention"] : [])]),
  ],
  derived: ({ faults, listed, missing, comparisons, latencies }) => ({
    faults: [...faults, ...listed],
    missing,
    comparisons,
    ...(latencies.length === 0 ? {} : { latencies }),
  }),
};

function missingText(missing: number, { rounds }: Contention): string {
  return `${missing} of ${plural(rounds, "round")} not begun`;
}

function faultName({ cell }: ContentionFault): string {
  return cell === undefined ? "contention" : contestPath(cell);
}

/**
 * `8 connections; SQLite has up to 3.20x of the throughput (same, in threads, 4 connections), main up to 1.10x (storm, in processes, 8 connections)`:
 * the largest multiple of each engine.
 */
export function contentionSummary(
  { contention, comparisons }: ContentionVerdict,
  names: PerEngine<string>,
): string {
  const largest = references.flatMap((against) => {
    const own = comparisons.filter((one) => one.against === against);
    return own.toSorted((one, other) => other.ratio - one.ratio)[0] ?? [];
  });
  const texts = largest.map(
    ({ against, ratio, cell }, index) =>
      `${engineName(names, against)} ${index === 0 ? "has " : ""}up to ${multiplier(ratio)}x${index === 0 ? " of the throughput" : ""} (${placeText(cell)})`,
  );
  return [
    `up to ${plural(mostOf(contention), "connection")}`,
    ...(texts.length === 0 ? [] : [texts.join(", ")]),
  ].join("; ");
}

/** `same, in threads, 4 connections` */
function placeText({ workload, mode, connections }: ContestCell): string {
  return `${workload}, in ${mode}, ${plural(connections, "connection")}`;
}

/** The name of each faulty contest with its reason, escaped. @param untrusted whether another job measured */
export function faultTexts(
  faults: readonly ContentionFault[],
  names: EngineNames,
  escapeText: Escape,
  untrusted: boolean,
): { readonly name: string; readonly reason: string }[] {
  return faults.map((fault) => {
    const { role, kind, message, round } = fault;
    const escapeMessage: Escape =
      untrusted && quoted.includes(kind) ? (text) => `output ${asQuotation(escapeText)(text)}` : escapeText;
    const when = round === undefined ? "" : ` in round ${round}`;
    return {
      name: faultName(fault),
      reason: `${engineName(names, role)} ${faultWords[kind]}${when}: ${escapeMessage(message)}`,
    };
  });
}

/** A ratio is worth a sentence from this, beyond what the rounds leave open. */
const notableRatio = 1.25;

/** The candidate's throughputs that are lower, a sentence for each workload, mode and task: what is over its ceiling first. */
export function findingTexts(found: ContentionVerdict, names: EngineNames): string[] {
  const notable = found.comparisons.filter(
    (one) => one.isOver || (one.surely > 1 && one.ratio > notableRatio),
  );
  const key = ({ cell: { workload, mode }, task, against }: JudgedComparison) =>
    `${workload} ${mode} ${task} ${against}`;
  const worst = [...Map.groupBy(notable, key).values()].flatMap(
    (alike) => alike.toSorted((one, other) => rank(other) - rank(one))[0] ?? [],
  );
  return worst
    .toSorted((one, other) => Number(other.isOver) - Number(one.isOver))
    .map((one) => comparisonText(one, found, names));
}

/** A figure over its ceiling is worse than any other ratio. */
function rank({ isOver, ratio }: JudgedComparison): number {
  return (isOver ? 1e9 : 0) + ratio;
}

/** `same, in threads, 4 connections: writers do 1,200 a second on DoltLite, 3,900 on SQLite: 3.20x (95% 2.90x to 3.50x)` */
export function comparisonText(
  { cell, task, against, candidate, reference, ceiling, isOver, ...found }: JudgedComparison,
  { contention }: Pick<ContentionVerdict, "contention">,
  names: EngineNames,
): string {
  const rates = `${count(candidate)} a second on ${names.candidate}, ${count(reference)} on ${engineName(names, against)}`;
  const waits = (role: Role) => {
    const longest = figuresOf(contention, role, cell, task)?.longest;
    return longest === undefined ? "-" : shortTime(longest);
  };
  const longest = `; longest wait ${waits("candidate")}, ${waits(against)}`;
  return `${placeText(cell)}: ${task} do ${rates}: ${ratioText(found, isOver ? ceiling : undefined)}${longest}`;
}

/** Engines that do not take part, or not in threads, and the forms in which transactions began, a sentence each. Texts are escaped. */
export function entrantTexts(
  { entrants, most }: Contention,
  names: EngineNames,
  escapeMessage: Escape,
): string[] {
  const absences = entrants.flatMap(({ role, absent }) =>
    absent === undefined ? [] : [`${engineName(names, role)} ${escapeMessage(absent)}: not measured`],
  );
  const contenders = entrants.filter(isContender);
  const single = contenders
    .filter((one) => !canHaveThreads(one))
    .map((one) => {
      const reason =
        (one.threadsafe ?? 0) < 0
          ? "does not say that threads may share it (it has no sqlite3_threadsafe)"
          : "is compiled for one thread (sqlite3_threadsafe() is 0)";
      return `${engineName(names, one.role)} ${reason}: its connections are in processes only`;
    });
  return [...absences, ...single, ...(most === undefined ? [] : formTexts(contenders, names))];
}

function formTexts(contenders: readonly Entrant[], names: EngineNames): string[] {
  if (contenders.length === 0) return [];
  const has = contenders.filter(({ concurrent }) => concurrent === true);
  const forms = has.map(({ role }) => `with BEGIN CONCURRENT on ${engineName(names, role)}`);
  const others =
    contenders.length > has.length ? ["with BEGIN IMMEDIATE on engines that have no BEGIN CONCURRENT"] : [];
  const all =
    has.length === 0
      ? "with BEGIN IMMEDIATE, for no engine has BEGIN CONCURRENT"
      : [...forms, ...others].join(", ");
  return [`Transactions that write began ${all}; transfers began with BEGIN on every engine`];
}

/** `Longest stall of a writer while the log is emptied: 12 ms on DoltLite (in processes, 8 connections), 8.1 ms on SQLite (...)`; empty without one. */
export function stallTexts(contention: Contention, names: EngineNames): string[] {
  const stalls = measuredRoles(contention).flatMap((role) => {
    const all = cellsOf(contention).flatMap((cell) => {
      const longest =
        cell.workload === "checkpoints" ? figuresOf(contention, role, cell, "writers")?.longest : undefined;
      return longest === undefined ? [] : [{ cell, longest }];
    });
    const [worst] = all.toSorted((one, other) => other.longest - one.longest);
    if (worst === undefined) return [];
    const { mode, connections } = worst.cell;
    const place = `in ${mode}, ${plural(connections, "connection")}`;
    return [`${shortTime(worst.longest)} on ${engineName(names, role)} (${place})`];
  });
  return stalls.length === 0
    ? []
    : [`Longest stall of a writer while the log is emptied: ${stalls.join(", ")}`];
}

/** Engines that do not empty their log, in their own words, each once. */
export function refusalTexts({ held }: Contention, names: EngineNames, escapeMessage: Escape): string[] {
  const texts = held.flatMap(({ role, tasks }) =>
    tasks.flatMap(({ refused }) =>
      refused === undefined
        ? []
        : [`${engineName(names, role)} does not empty its log: ${escapeMessage(refused)}`],
    ),
  );
  return [...new Set(texts)];
}

/** Engines that do not look at their file themselves, each once. */
export function uncheckedTexts({ held }: Contention, names: EngineNames): string[] {
  const found = new Set(held.filter(({ unchecked }) => unchecked === true).map(({ role }) => role));
  return roles
    .filter((role) => found.has(role))
    .map(
      (role) =>
        `${engineName(names, role)} does not answer PRAGMA integrity_check: damage of its file is not seen`,
    );
}

/** The subject of the section, as a sentence begins. */
export function subject(contention: Contention): string {
  const { own = [], rounds } = contention;
  const modes = contestModes.filter((one) => cellsOf(contention).some(({ mode }) => mode === one));
  const names = own.length === 0 ? "" : ` (your own: ${own.map(({ workload }) => workload).join(", ")})`;
  return (
    `Up to ${plural(mostOf(contention), "connection")} of one engine at once, in ${modes.join(" and in ")}, ` +
    `${plural(workloadsOf(contention).length, "workload")}${names}, ${plural(rounds, "round")}`
  );
}

/** The most connections of any contest. */
function mostOf(program: Program): number {
  return Math.max(0, ...cellsOf(program).map(({ connections }) => connections));
}

/** How often the invariants of the user's contests were looked at, and how many processes were killed: a sentence for each contest. */
export function lookTexts({ own = [], held }: Contention, names: EngineNames): string[] {
  return own.flatMap(({ workload, killEveryMs }) => {
    const texts = roles.flatMap((role) => {
      const all = held.filter(
        (one) => one.role === role && one.workload === workload && one.looks !== undefined,
      );
      const sum = (value: (one: Held) => number | undefined) =>
        all.reduce((before, one) => before + (value(one) ?? 0), 0);
      const killed =
        killEveryMs === undefined
          ? ""
          : `, with ${plural(
              sum(({ kills }) => kills),
              "process",
              "processes",
            )} killed`;
      return all.length === 0
        ? []
        : [
            `${plural(
              sum(({ looks }) => looks),
              "time",
            )} on ${engineName(names, role)}${killed}`,
          ];
    });
    return texts.length === 0 ? [] : [`The invariant of ${workload} was looked at ${texts.join(", ")}`];
  });
}

/** The workloads, modes and tasks that any engine has figures of, with the numbers of connections. */
export function rowsOf(contention: Contention) {
  return workloadsOf(contention).flatMap((workload) =>
    contestModes.flatMap((mode) => {
      const ladder = [
        ...new Set(
          contention.held
            .filter((one) => one.workload === workload && one.mode === mode)
            .map(({ connections }) => connections),
        ),
      ].toSorted((one, other) => one - other);
      const tasks = tasksIn(contention, { workload, mode, connections: 0 });
      return ladder.length === 0 ? [] : tasks.map((task) => ({ workload, mode, task, ladder }));
    }),
  );
}

/** The engines that were measured, in the order of reports. */
export function measuredRoles({ held }: Contention): Role[] {
  const found = new Set(held.map(({ role }) => role));
  return roles.filter((role) => found.has(role));
}
