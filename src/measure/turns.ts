import type { Test } from "../model/test.ts";

/** How the engines take turns in a test. */
export interface TurnPlan {
  /** About how long a turn is on the slower engine, nanoseconds. */
  readonly turnNs: number;
  readonly processor: "shared" | "any";
}

/** How long a test's statements take on the slower engine. */
export interface Pace {
  /** Of all of them, nanoseconds, above 0. */
  readonly ns: number;
  readonly statements: number;
}

/** The most turns that a sample has: the times of all are kept. */
const mostTurns = 1000;

/** A shell's floor is part of each turn, which has to be this many times as long. */
const fewestFloors = 200;

const millisecond = 1e6;

/**
 * Short turns share bursts best; long ones leave each engine its caches. Durable commits wait for one disk, and for the
 * system's own processes that end them: on one processor, or in turns of a few commits, SQLite's took 1.3 to 2 times as long.
 * Figures for each storage and kind are in bench/README.md.
 */
export function planTurns({ storage, kind }: Pick<Test, "storage" | "kind">): TurnPlan {
  if (kind === "reads") return { turnNs: 1 * millisecond, processor: "shared" };
  if (storage === "autocommit") return { turnNs: 8 * millisecond, processor: "any" };
  return { turnNs: 2 * millisecond, processor: "shared" };
}

/**
 * How many statements a turn has, at least 1: the same on all engines, since a chunk is the same work on each.
 *
 * @param floorNs what a shell takes for no statement at all, nanoseconds; 0 if no engine is one
 */
export function chunkStatements(
  test: Pick<Test, "storage" | "kind">,
  { ns, statements }: Pace,
  floorNs: number,
): number {
  const turnNs = Math.max(planTurns(test).turnNs, ns / mostTurns, fewestFloors * floorNs);
  return Math.max(1, Math.round((turnNs * statements) / ns));
}
