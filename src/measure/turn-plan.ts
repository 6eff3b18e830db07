import type { Test } from "../model/test.ts";
import { commitCount } from "../suite/commits.ts";

/** How the engines take turns in a test. */
export interface TurnPlan {
  /** About how long a chunk is on the slower engine, nanoseconds: its time is taken. */
  readonly chunkNs: number;
  /** About how long a turn is on the slower engine, nanoseconds. */
  readonly turnNs: number;
  /** The same at least, if a sample would otherwise have too few turns. */
  readonly leastTurnNs: number;
  readonly processor: "shared" | "any";
}

/** How long a test's statements take on the slower engine. */
export interface Pace {
  /** The time of all chunks, nanoseconds, above 0. */
  readonly ns: number;
  readonly statements: number;
}

/** The most chunks that a sample has: the times of all are kept. */
const mostChunks = 1000;

/** A shell's floor is part of each chunk, which has to be this many times as long. */
const fewestFloors = 200;

/**
 * Minimum turns per sample, unless they would be shorter than its plan allows: an interruption is in one of them, and does not move
 * the median of their chunks. A sample of 15 ms in one turn varied by 10 to 16 % beside a compiler.
 */
const fewestTurns = 6;

const millisecond = 1e6;

const inShortTurns = { turnNs: 16 * millisecond, leastTurnNs: 2 * millisecond, processor: "shared" } as const;

/**
 * A server's turn begins with the caches full of the other's data, and one with a runtime of its own wakes slowly: what that costs, 0.5
 * to 3 ms, has to be little beside the turn. Turns of 20 and 50 ms shifted multipliers of reads by up to 18 %, those of 200 ms by 3 %.
 * bench/README.md has the figures.
 */
const ofServerReads: TurnPlan = {
  chunkNs: 2 * millisecond,
  turnNs: 200 * millisecond,
  leastTurnNs: 100 * millisecond,
  processor: "shared",
};

/** One server after the other: no turn was long enough. */
const ofServerWrites: TurnPlan = {
  chunkNs: 2 * millisecond,
  turnNs: Number.POSITIVE_INFINITY,
  leastTurnNs: Number.POSITIVE_INFINITY,
  processor: "shared",
};

/**
 * Short turns share bursts best, long ones leave each engine its caches: turns of 2 ms shifted some multipliers by 5 to 8 %,
 * those of 16 ms by 2 to 5 %, and figures are as calm. Chunks are short either way, so that a burst is in few of them. Durable
 * commits wait for one disk, and for the system's own processes that end them: on one processor, or in turns of a few commits,
 * SQLite's took 1.2 to 2 times as long. Figures for each storage and kind are in bench/README.md.
 */
export function planTurns(test: Test, areServers = false): TurnPlan {
  const { storage, kind } = test;
  if (areServers) return kind === "reads" ? ofServerReads : ofServerWrites;
  if (kind === "reads") return { ...inShortTurns, chunkNs: millisecond };
  // Shorter turns of durable commits shift their figures by 10 to 20 %.
  if (storage === "autocommit" || (storage === "file" && commitCount(test) > 1))
    return {
      chunkNs: 8 * millisecond,
      turnNs: 32 * millisecond,
      leastTurnNs: 32 * millisecond,
      processor: "any",
    };
  return { ...inShortTurns, chunkNs: 2 * millisecond };
}

/**
 * How many statements a chunk has, at least 1: the same on all engines, since a chunk is the same work on each.
 *
 * @param floorNs what a shell takes for no statement at all, nanoseconds; 0 if no engine is one
 */
export function chunkStatements(plan: TurnPlan, { ns, statements }: Pace, floorNs: number): number {
  const chunkNs = Math.max(plan.chunkNs, ns / mostChunks, fewestFloors * floorNs);
  return Math.max(1, Math.round((chunkNs * statements) / ns));
}

/**
 * How many chunks a turn has, at least 1.
 *
 * @param inChunk statements
 */
export function turnChunks(plan: TurnPlan, { ns, statements }: Pace, inChunk: number): number {
  const turnNs = Math.min(plan.turnNs, Math.max(plan.leastTurnNs, ns / fewestTurns));
  const planned = Math.max(1, Math.round((turnNs * statements) / (ns * inChunk)));
  return Math.min(planned, Math.ceil(statements / inChunk));
}
