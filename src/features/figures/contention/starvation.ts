import { type ContestCell, type ContestTask, contestPath } from "../../../model/contest.ts";
import type { Role } from "../../../model/engine.ts";
import { count, plural, shortTime } from "../../../report/format/figures.ts";
import { roundsOf } from "./compare.ts";
import {
  type Contention,
  cellsOf,
  type Held,
  isContender,
  isToHold,
  longerWindowOf,
  tasksOf,
  windowOf,
} from "./record.ts";

/** The task whose connection waits for a log that is not empty, which is no starvation. */
const waiting: ContestTask = "checkpointer";

/**
 * A connection starves that waits for this share of a window and does at most this share of what the baseline's do on average, while the
 * others do so many operations at least: a slow engine does little on all of them.
 */
const starving = { waits: 0.8, does: 0.05, othersDo: 50 } as const;

/** Contests that are held again for starvation, of one engine: one that starves often needs no more to be named. */
const mostSuspects = 10;

/** A contest in which a task of an engine may starve. */
export interface Suspect {
  readonly role: Role;
  readonly cell: ContestCell;
  readonly task: ContestTask;
}

/**
 * The contests in which a connection starved in every round, and the baseline's did not in every one. A busy machine lets connections wait too,
 * so that the engines hold these contests once more, for longer than a machine makes anybody wait.
 */
export function suspectsIn(contention: Contention): Suspect[] {
  const judged = contention.entrants.filter((one) => isContender(one) && one.role !== "baseline");
  return judged.flatMap(({ role }) =>
    cellsOf(contention)
      .flatMap((cell): Suspect[] => {
        const [own, baseline] = [roundsOf(contention, role, cell), roundsOf(contention, "baseline", cell)];
        const tasks = [...tasksOf(contention, cell).keys()].filter((task) => task !== waiting);
        return tasks.flatMap((task): Suspect[] => {
          const average = averageOf(baseline, task);
          const starves = (one: Held) => isStarving(one, task, average, windowOf(contention, cell));
          const always = own.length === contention.rounds && own.every(starves);
          return always && baseline.length > 0 && !baseline.every(starves) ? [{ role, cell, task }] : [];
        });
      })
      .slice(0, mostSuspects),
  );
}

/** A suspect that starved in its longer contest too. */
export interface Starved extends Omit<Suspect, "task"> {
  readonly message: string;
  /** Whether the suspect is the candidate, and the base's connections starved in their longer contest as well. */
  readonly isOfBaseToo: boolean;
}

/**
 * The engines that hold a suspect's contest once more: the suspect, the baseline, and beside the candidate the base, which may be no better. The
 * base does not if it has failed with as few connections.
 */
export function rolesAgain(
  { role, cell }: Suspect,
  { entrants, held, ...program }: Pick<Contention, "entrants" | "held" | "own">,
): Role[] {
  const base = entrants.find((one) => one.role === "base" && isContender(one));
  const failed = held.filter(({ fault }) => fault !== undefined);
  const isBeside = role === "candidate" && base !== undefined && isToHold(base, cell, failed, program);
  return [role, "baseline", ...(isBeside ? (["base"] as const) : [])];
}

/** The suspects whose longer contest shows it too, and the baseline's does not. A suspect without both is none. */
export function starvedIn(contention: Contention): Starved[] {
  const { longer, rounds } = contention;
  if (longer === undefined) return [];
  return suspectsIn(contention).flatMap(({ role, cell, task }): Starved[] => {
    const again = (of: Role) =>
      longer.held.find(
        (one) => one.role === of && contestPath(one) === contestPath(cell) && one.fault === undefined,
      );
    const [own, baseline] = [again(role), again("baseline")];
    if (own === undefined || baseline === undefined) return [];
    const average = averageOf([baseline], task);
    const starves = (one: Held) => isStarving(one, task, average, longerWindowOf(contention, cell));
    if (!starves(own) || starves(baseline)) return [];
    const base = role === "candidate" ? again("base") : undefined;
    const isOfBaseToo = base !== undefined && starves(base);
    const too = isOfBaseToo ? `; the base's waited ${shortTime(longestOf(base, task))} too` : "";
    return [{ role, cell, message: `${starvedText(own, baseline, task, rounds)}${too}`, isOfBaseToo }];
  });
}

/** The operations of an average connection in a contest. */
function averageOf(rounds: readonly Held[], task: ContestTask): number {
  const found = rounds.flatMap(({ tasks }) => tasks.filter((one) => one.task === task));
  const sum = found.reduce((all, { operations, connections }) => all + operations / connections, 0);
  return sum / Math.max(1, found.length);
}

/** Whether the connection that did least starved. @param average operations of the baseline's in such a window */
function isStarving({ tasks }: Held, task: ContestTask, average: number, windowMs: number): boolean {
  const own = tasks.find((one) => one.task === task);
  if (own === undefined) return false;
  return (
    (own.longest ?? 0) >= starving.waits * windowMs * 1e6 &&
    own.least <= starving.does * average &&
    operationsOf(tasks) - own.least >= starving.othersDo
  );
}

function operationsOf(tasks: Held["tasks"]): number {
  return tasks.reduce((sum, { operations }) => sum + operations, 0);
}

function longestOf({ tasks }: Held, task: ContestTask): number {
  return tasks.find((one) => one.task === task)?.longest ?? 0;
}

function starvedText(held: Held, baseline: Held, task: ContestTask, rounds: number): string {
  const leastOf = ({ tasks }: Held) => tasks.find((one) => one.task === task)?.least ?? 0;
  const least = leastOf(held);
  return (
    `one of the ${task} waited in each of ${plural(rounds, "round")}, and ${shortTime(longestOf(held, task))} in a longer contest, ` +
    `where it did ${plural(least, "operation")} and the others ${count(operationsOf(held.tasks) - least)}; ` +
    `the baseline's ${task} waited ${shortTime(longestOf(baseline, task))} at most, and did ${count(leastOf(baseline))} at least`
  );
}
