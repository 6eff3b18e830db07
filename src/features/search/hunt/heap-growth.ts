import type { Batch, BatchResult } from "../../../engines/race.ts";
import type { Manner, Racer } from "./racer.ts";
import { type Situation, setupLimitMs, setupOf, trialOf } from "./situation.ts";

/** Executions that show whether memory grows with each of them. */
const levels = [20, 120, 220] as const;

/** Slow statements are executed less often: from level to level there have to be so many more executions. */
const leastMore = 20;

/** Bytes of growth for each execution that count: less can be how a heap is divided. */
export const leastGrowth = 16;

/** Memory that is left once the database is closed, or that grows while it is open and is given back then. */
export const occasions = ["leak", "growth"] as const;
export type Occasion = (typeof occasions)[number];

function bytesOf({ open, closed }: NonNullable<BatchResult["heap"]>, occasion: Occasion): number {
  return occasion === "leak" ? closed : open - closed;
}

/**
 * By how many bytes the candidate's heap grows with each execution beside the baseline's. 0 unless it grows as much from the second level
 * to the third as from the first to the second. Each engine has a new process for the levels, one after the other: memory that is lost is
 * seen from batch to batch of one process, and the batches before it have no part in that.
 *
 * @param batchOf a batch of one trial that is executed so often, unless that takes too long
 */
export async function heapGrowth(
  racer: Racer,
  occasion: Occasion,
  storage: Manner["storage"],
  batchOf: (executions: number) => Batch,
): Promise<number> {
  const grown = async (role: "candidate" | "baseline"): Promise<number> => {
    const steps: { readonly executions: number; readonly bytes: number }[] = [];
    for (const level of levels) {
      const heat = await racer.runOn(role, batchOf(level), { storage, isFresh: steps.length === 0 });
      if (heat.kind !== "ran") return 0;
      const { heap, trials } = heat.result;
      const [trial] = trials;
      if (trial?.ending !== "done" || heap === undefined) return 0;
      steps.push({ executions: trial.executions, bytes: bytesOf(heap, occasion) });
    }
    const rates = steps.slice(1).map(({ executions, bytes }, at) => {
      const before = steps[at] ?? { executions: 0, bytes: 0 };
      const more = executions - before.executions;
      // Nothing gives back the bytes that a batch leaks: each level has the growth of its own batch in addition.
      return more < leastMore ? 0 : (bytes - before.bytes) / (occasion === "leak" ? executions : more);
    });
    return Math.max(0, Math.min(...rates));
  };
  const candidate = await grown("candidate");
  return candidate < leastGrowth ? 0 : candidate - (await grown("baseline"));
}

/**
 * Executions of each statement in the two batches that are compared. Leaked memory is still there after its batch, so that the second batch
 * adds to it; other memory is given back with the database, so that a batch has to execute more to keep more.
 */
const batchLevels = { leak: [20, 20], growth: [3, 23] } as const;

/** Bytes that the second of these batches must keep: as much as one statement keeps that grows. */
export const leastKept = leastGrowth * 20;

/**
 * Bytes that the candidate's heap keeps beside the baseline's, of many executions of all situations on one database. Settling caches are
 * among them, so that they only lead to a statement. Each engine has a new process for the two batches that show a
 * leak; looking for other memory leaves the processes as they are, in which small leaks add up from batch to batch.
 *
 * @param situations on one database, whose executions can be repeated
 */
export async function keptBytes(
  racer: Racer,
  occasion: Occasion,
  situations: readonly Situation[],
): Promise<number> {
  const [first] = situations;
  if (first === undefined) return 0;
  const { storage } = first.state;
  const kept = async (role: "candidate" | "baseline"): Promise<number> => {
    const bytes: number[] = [];
    for (const executions of batchLevels[occasion]) {
      const effort = { executions, budgetMs: 3, limitMs: 250 };
      const trials = situations.map((one) => trialOf(one, effort));
      const heat = await racer.runOn(
        role,
        { setup: setupOf(first), trials, limitMs: setupLimitMs },
        { storage, isFresh: occasion === "leak" && bytes.length === 0 },
      );
      const heap = heat.kind === "ran" ? heat.result.heap : undefined;
      if (heap === undefined) return 0;
      bytes.push(bytesOf(heap, occasion));
    }
    return (bytes[1] ?? 0) - (bytes[0] ?? 0);
  };
  return (await kept("candidate")) - (await kept("baseline"));
}
