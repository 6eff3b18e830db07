import type { ContestFault } from "../../../engines/contest.ts";
import { type ContestCell, contestPath } from "../../../model/contest.ts";
import { alphaOfMachine, baseDecides, type Criteria } from "../../../model/criteria.ts";
import type { Role } from "../../../model/engine.ts";
import { limitOfPart } from "../../../model/figure-limit.ts";
import { examinedPart } from "../../../verdict/examination.ts";
import { heldTo, type Judged } from "../ratio.ts";
import {
  type ContentionComparison,
  compareAll,
  compareLatencies,
  type LatencyComparison,
} from "./compare.ts";
import { type Contention, canHaveThreads, type Held, hasCandidate, isContender, isOver } from "./record.ts";
import { type Starved, starvedIn } from "./starvation.ts";

/** A fault of an engine in a contest, or before the first one. */
export interface ContentionFault {
  /** Absent if the engine failed before the first contest. */
  readonly cell?: ContestCell;
  readonly role: Role;
  /** `threadless`, `absent`, `unchecked` and `unemptied`: the base has threads, takes part, looks at its file or empties its log, and the candidate no longer. */
  readonly kind: ContestFault["kind"] | "starved" | "threadless" | "absent" | "unchecked" | "unemptied";
  /** May be the engine's own words. */
  readonly message: string;
  readonly round?: number;
}

export type JudgedComparison = Judged<ContentionComparison>;

/** The result of all contests. */
export interface ContentionVerdict {
  readonly contention: Contention;
  /** Faults of the engines that must do right. */
  readonly faults: readonly ContentionFault[];
  /** Faults that fail nothing: the base's own, and starvation of the candidate that the base, which decides, shows too. */
  readonly listed: readonly ContentionFault[];
  /** Rounds that were not begun. */
  readonly missing: number;
  readonly comparisons: readonly JudgedComparison[];
  /** The times of the slowest operations that limits name. */
  readonly latencies: readonly Judged<LatencyComparison>[];
}

/** Undefined if no contest was to be held. */
export const contentionVerdictOf = examinedPart<ContentionVerdict>("contention");

/** Compares the engines, and finds what is over its ceiling or wrong. */
export function assessContention(
  contention: Contention | undefined,
  criteria: Pick<Criteria, "ceilings" | "gate" | "requireBase" | "rule">,
): ContentionVerdict | undefined {
  if (contention === undefined) return undefined;
  const starved = starvedIn(contention);
  const isExcused = (one: Starved) => one.role === "base" || (one.isOfBaseToo && baseDecides(criteria));
  const starvation = (isWanted: (one: Starved) => boolean) =>
    starved
      .filter(isWanted)
      .map(({ role, cell, message }): ContentionFault => ({ role, cell, kind: "starved", message }));
  const faults = [
    ...faultsOf(contention),
    ...absentIn(contention),
    ...threadlessIn(contention),
    ...withdrawnIn(contention),
    ...starvation((one) => !isExcused(one)),
  ];
  const mustBeRight = ({ role }: ContentionFault) => role !== "base" || criteria.requireBase === true;
  const rounds = new Set(contention.held.map(({ round }) => round)).size;
  const alpha = alphaOfMachine(criteria.rule);
  const isHeld = contention.entrants.length === 0 || hasCandidate(contention);
  return {
    contention,
    faults: faults.filter(mustBeRight),
    listed: [...faults.filter((fault) => !mustBeRight(fault)), ...starvation(isExcused)],
    missing: isHeld && !isOver(contention) ? contention.rounds - rounds : 0,
    comparisons: compareAll(contention, alpha).map((one) =>
      heldTo(one, { part: contestPath(one.cell), figure: "time" }, criteria.ceilings.contention, criteria),
    ),
    latencies: compareLatencies(
      contention,
      alpha,
      ({ cell, figure, against }) =>
        limitOfPart(criteria.ceilings.limits, contestPath(cell), figure, against) !== undefined,
    ).map((one) => heldTo(one, { part: contestPath(one.cell), figure: one.figure }, undefined, criteria)),
  };
}

/** The candidate, if only the base takes part: nothing would be compared. */
function absentIn({ entrants }: Contention): ContentionFault[] {
  const [own, base] = (["candidate", "base"] as const).map((role) =>
    entrants.find((one) => one.role === role),
  );
  if (own?.absent === undefined || base === undefined || !isContender(base)) return [];
  return [{ role: "candidate", kind: "absent", message: `it ${own.absent}` }];
}

/** The candidate, if it has no longer an answer to what the base answers in the same contest: a check would be missing in silence. */
function withdrawnIn({ held }: Contention): ContentionFault[] {
  const sound = held.filter(({ fault }) => fault === undefined);
  const ofBase = Map.groupBy(
    sound.filter(({ role }) => role === "base"),
    contestPath,
  );
  const own = sound.filter(({ role }) => role === "candidate");
  const unchecked = own.find(
    (one) => one.unchecked === true && ofBase.get(contestPath(one))?.some((base) => base.unchecked !== true),
  );
  const refusedBy = (one: Held) => one.tasks.find(({ refused }) => refused !== undefined)?.refused;
  const unemptied = own
    .filter((one) => ofBase.get(contestPath(one))?.some((base) => refusedBy(base) === undefined))
    .flatMap((one) => refusedBy(one) ?? [])[0];
  return [
    ...(unchecked === undefined
      ? []
      : [
          {
            ...({ role: "candidate", kind: "unchecked" } as const),
            message: "PRAGMA integrity_check has no answer, and the base's has one",
          },
        ]),
    ...(unemptied === undefined
      ? []
      : [{ role: "candidate", kind: "unemptied", message: unemptied } as const]),
  ];
}

/** The candidate, if only the base can have threads: half of the candidate's contests would be missing in silence. */
function threadlessIn({ entrants }: Contention): ContentionFault[] {
  const find = (role: Role) => entrants.find((one) => one.role === role && isContender(one));
  const [own, base] = [find("candidate"), find("base")];
  if (own === undefined || base === undefined || canHaveThreads(own) || !canHaveThreads(base)) return [];
  const answer =
    (own.threadsafe ?? -1) < 0 ? "it has no sqlite3_threadsafe()" : "its sqlite3_threadsafe() is 0";
  const message = `${answer}, the base's is ${base.threadsafe}`;
  return [{ role: "candidate", kind: "threadless", message }];
}

/** The first fault of each engine in each workload and mode. */
function faultsOf({ entrants, held, longer }: Contention): ContentionFault[] {
  const before = entrants.flatMap(({ role, failed }): ContentionFault[] =>
    failed === undefined ? [] : [{ role, kind: "error", message: failed }],
  );
  const during = [...held, ...(longer?.held ?? [])].flatMap(
    ({ role, workload, mode, connections, round, fault }): ContentionFault[] =>
      fault === undefined ? [] : [{ cell: { workload, mode, connections }, role, round, ...fault }],
  );
  const key = ({ role, cell }: ContentionFault) => `${role} ${cell?.workload} ${cell?.mode}`;
  return [...before, ...[...Map.groupBy(during, key).values()].flatMap(([first]) => first ?? [])];
}
