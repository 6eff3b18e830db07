import { ownRecord } from "../../../../src/features/figures/contention/own-script.ts";
import {
  type Contention,
  cellsUpTo,
  type Entrant,
  type Held,
  type TaskRecord,
} from "../../../../src/features/figures/contention/record.ts";
import { contestTasksOf } from "../../../../src/features/figures/contention/tasks.ts";
import type { OwnContest } from "../../../../src/features/workloads/own/own-contest.ts";
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

/** A contest of a user's that tests can do with: two connections that add rows, and one that reads. */
export function makeOwnContest(parts: Partial<OwnContest> = {}): OwnContest {
  const placed = (sql: string, line: number) => ({ sql: `${sql};`, place: `log.yml:${line}:1` });
  return {
    ...{ file: "log.yml", name: "log", mode: "processes", tables: [], prepare: [], durationMs: 1000 },
    connections: [
      {
        ...{ name: "writers", count: 2, committed: placed("SELECT count(*) FROM log", 4) },
        statements: [
          placed("BEGIN", 1),
          placed("INSERT INTO log VALUES (:i, :rnd(-5,7), 'it''s :text(3) :i')", 2),
          placed("COMMIT", 3),
        ],
      },
      { name: "reader", count: 1, pauseMs: 10, statements: [placed("SELECT 1", 6)] },
    ],
    invariant: [placed("SELECT sum(n) FROM t", 9)],
    ...parts,
  };
}

/** Contests of a user's own alone. @param change what becomes of one; it is left out if that is undefined */
export function makeOwnContention(change: (held: Held) => Held | undefined = (held) => held): Contention {
  const own = ownRecord(makeOwnContest());
  const { workload, mode, connections, tasks } = own;
  const { entrants, most: _, ...others } = makeContention();
  const held = [1, 2, 3].flatMap((round) =>
    (["baseline", "candidate"] as const).map((role): Held => {
      const done = tasks.map((one) => makeTask(one.task, one.connections, 1000 + round));
      return {
        ...makeHeld(role, { workload: "same", mode, connections }, round),
        workload,
        tasks: done,
        looks: 9,
        kills: 0,
      };
    }),
  );
  return { ...others, entrants, own: [own], held: held.flatMap((one) => change(one) ?? []) };
}
