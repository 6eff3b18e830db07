import { type ContestCell, type ContestTask, contestPath } from "../../model/contest.ts";
import type { Role } from "../../model/engine.ts";
import { count, plural, shortTime } from "../../report/format/figures.ts";
import { roundsOf } from "./compare.ts";
import { type Contention, cellsUpTo, type Held, isContender } from "./record.ts";

/** Tasks whose connections can starve. */
const starvable: readonly ContestTask[] = ["readers", "writers", "openers"];

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
 * so that both engines hold these contests once more, for longer than a machine makes anybody wait.
 */
export function suspectsIn(contention: Contention): Suspect[] {
  const judged = contention.entrants.filter((one) => isContender(one) && one.role !== "baseline");
  return judged.flatMap(({ role }) =>
    cellsUpTo(contention.most)
      .flatMap((cell): Suspect[] => {
        const [own, baseline] = [roundsOf(contention, role, cell), roundsOf(contention, "baseline", cell)];
        return starvable.flatMap((task): Suspect[] => {
          const average = averageOf(baseline, task);
          const starves = (one: Held) => isStarving(one, task, average, contention.windowMs);
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
    const starves = (one: Held) => isStarving(one, task, average, longer.windowMs);
    if (!starves(own) || starves(baseline)) return [];
    return [{ role, cell, message: starvedText(own, baseline, task, rounds) }];
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

function starvedText({ tasks }: Held, baseline: Held, task: ContestTask, rounds: number): string {
  const of = (held: Held["tasks"]) => held.find((one) => one.task === task);
  const [own, reference] = [of(tasks), of(baseline.tasks)];
  const least = own?.least ?? 0;
  return (
    `one of the ${task} waited in each of ${plural(rounds, "round")}, and ${shortTime(own?.longest ?? 0)} in a longer contest, ` +
    `where it did ${plural(least, "operation")} and the others ${count(operationsOf(tasks) - least)}; ` +
    `the baseline's ${task} waited ${shortTime(reference?.longest ?? 0)} at most, and did ${count(reference?.least ?? 0)} at least`
  );
}
