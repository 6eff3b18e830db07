import {
  type Contention,
  cellsUpTo,
  type Entrant,
  type Held,
  type TaskRecord,
} from "../../../../src/features/figures/contention/record.ts";
import { contestTasksOf } from "../../../../src/features/figures/contention/tasks.ts";
import type { ContestCell, ContestTask } from "../../../../src/model/contest.ts";
import type { Role } from "../../../../src/model/engine.ts";

/** Operations of a contest, in a round from 1. */
export type Operations = (cell: ContestCell, task: ContestTask, round: number) => number;

/** Throughput grows up to two connections, and rounds differ by a hundredth. */
export const usual: Operations = ({ connections }, _, round) => 1000 * Math.min(2, connections) + 10 * round;

export function makeTask(
  task: ContestTask,
  connections: number,
  operations: number,
  parts: Partial<TaskRecord> = {},
): TaskRecord {
  return {
    ...{
      task,
      connections,
      operations,
      idle: 0,
      least: Math.floor(operations / connections),
      busy: 3,
      repeated: 2,
    },
    ...{ p50: 20_000, p99: 900_000, longest: 5_000_000 },
    ...parts,
  };
}

export function makeHeld(
  role: Role,
  cell: ContestCell,
  round: number,
  operations: Operations = usual,
  parts: Partial<Held> = {},
): Held {
  const tasks = [...contestTasksOf(cell)].map(([task, connections]) =>
    makeTask(task, connections, operations(cell, task, round)),
  );
  return { role, ...cell, round, form: "immediate", tasks, ...parts };
}

/** All contests of both engines. @param change what becomes of one; it is left out if that is undefined */
export function makeContention(
  candidate: Operations = usual,
  { most = 4, rounds = 3, ...parts }: Partial<Contention> = {},
  change: (held: Held) => Held | undefined = (held) => held,
): Contention {
  const entrants: Entrant[] = (["baseline", "candidate"] as const).map((role) => ({
    ...{ role, threadsafe: 1, concurrent: false },
  }));
  const held = Array.from({ length: rounds }, (_, index) =>
    cellsUpTo(most).flatMap((cell) => [
      makeHeld("baseline", cell, index + 1),
      makeHeld("candidate", cell, index + 1, candidate),
    ]),
  ).flat();
  const changed = held.flatMap((one) => change(one) ?? []);
  return { version: 1, most, rounds, windowMs: 100, entrants, held: changed, ...parts };
}

/** The same with a base, whose contests are those of the baseline until they are changed. */
export function withBase(contention: Contention, change: (held: Held) => Held = (held) => held): Contention {
  const base = contention.held
    .filter(({ role }) => role === "baseline")
    .map((one): Held => change({ ...one, role: "base" }));
  return {
    ...contention,
    entrants: [...contention.entrants, { role: "base", threadsafe: 1, concurrent: false }],
    held: [...contention.held, ...base],
  };
}

/** All contests of SQLite, and of a candidate whose connections are in processes only. */
export function forOneThread(): Contention {
  const contention = makeContention(usual, {}, (held) =>
    held.role === "candidate" && held.mode === "threads" ? undefined : held,
  );
  const entrants = contention.entrants.map((one) =>
    one.role === "candidate" ? { ...one, threadsafe: 0 } : one,
  );
  return { ...contention, entrants };
}

/** Whether a contest is of the workload and the number of connections, in threads. */
export function isIn(workload: string, connections: number) {
  return (held: Held) =>
    held.workload === workload && held.mode === "threads" && held.connections === connections;
}
