import { describe, expect, it } from "vitest";
import type { Batch, BatchResult } from "../../../../src/engines/race.ts";
import { heapGrowth, keptBytes } from "../../../../src/features/search/hunt/heap-growth.ts";
import type { Racer } from "../../../../src/features/search/hunt/racer.ts";
import { isRead } from "../../../../src/features/search/hunt/situation.ts";
import type { Role } from "../../../../src/model/engine.ts";
import { firstWith } from "./situations.ts";

/** How an engine's heap changes with executions: what it loses for good, and what it keeps until it is closed. */
interface Habit {
  readonly leaks?: number;
  readonly keeps?: number;
  /** Bytes of a cache that is full after so many executions. */
  readonly settlesAfter?: number;
  readonly mostExecutions?: number;
  /** Batches of a process after which it loses memory for another reason. */
  readonly isSoundFor?: number;
}

/** Engines with a heap each, which lives on from batch to batch of one process. @param before batches that their processes have executed */
function racerOf(habits: Partial<Record<Role, Habit>>, before = 0): Racer {
  const lost = new Map<Role, number>();
  const batches = new Map<Role, number>();
  return {
    roles: ["candidate", "baseline"],
    race: async () => {
      throw new Error("memory is looked at engine by engine");
    },
    async runOn(role, { trials }: Batch, { isFresh = false }) {
      if (isFresh) lost.delete(role);
      batches.set(role, (isFresh ? 0 : (batches.get(role) ?? before)) + 1);
      const isOld = (batches.get(role) ?? 0) > (habits[role]?.isSoundFor ?? Infinity);
      const { leaks = 0, keeps = 0, settlesAfter = 0, mostExecutions = Infinity } = habits[role] ?? {};
      const executions = trials.map((one) => Math.min(one.executions, mostExecutions));
      const all = executions.reduce((sum, one) => sum + one, 0);
      const closed = (lost.get(role) ?? 5000) + (isOld ? 200 : leaks) * all;
      lost.set(role, closed);
      const open = closed + keeps * all + 100 * Math.min(all, settlesAfter);
      const done = { ending: "done" as const, firstNs: 1, rows: 0, changes: 0, hash: "a" };
      const result: BatchResult = {
        trials: executions.map((one) => ({ ...done, executions: one })),
        lines: [],
        heap: { open, closed },
      };
      return { kind: "ran", result, process: 1 };
    },
    close: async () => {},
  };
}

const batchOf = (executions: number): Batch => ({
  setup: [],
  trials: [{ before: [], timed: ["SELECT 1;"], check: [], after: [], executions, budgetMs: 1, limitMs: 1 }],
  limitMs: 1,
});
const growth = (occasion: "leak" | "growth", habits: Partial<Record<Role, Habit>>) =>
  heapGrowth(racerOf(habits), occasion, "memory", batchOf);

describe("heapGrowth", () => {
  it("is what an engine loses with each execution, beside the baseline", async () => {
    expect(await growth("leak", { candidate: { leaks: 200 } })).toBe(200);
    expect(await growth("leak", { candidate: { leaks: 200 }, baseline: { leaks: 150 } })).toBe(50);
    expect(await growth("leak", { candidate: { keeps: 200 } })).toBe(0);
  });

  it("is seen in a new process that repeats batches, whatever its last process has executed before", async () => {
    const old = racerOf({ candidate: { isSoundFor: 100 } }, 300);
    expect(await heapGrowth(old, "leak", "memory", batchOf)).toBe(0);
    const leaking = racerOf({ candidate: { leaks: 48, isSoundFor: 100 } }, 300);
    expect(await heapGrowth(leaking, "leak", "memory", batchOf)).toBe(48);
  });

  it("is what an engine keeps until it is closed", async () => {
    expect(await growth("growth", { candidate: { keeps: 48 } })).toBe(48);
    expect(await growth("growth", { candidate: { keeps: 48 }, baseline: { keeps: 48 } })).toBe(0);
    expect(await growth("growth", { candidate: { leaks: 200 } })).toBe(0);
    expect(await growth("growth", {})).toBe(0);
  });

  it("is nothing if memory settles, or grows by less than a heap's own divisions", async () => {
    expect(await growth("growth", { candidate: { settlesAfter: 90 } })).toBe(0);
    expect(await growth("growth", { candidate: { keeps: 8 } })).toBe(0);
  });

  it("is by the executions that there were, and unknown if they were few", async () => {
    expect(await growth("leak", { candidate: { leaks: 200, mostExecutions: 145 } })).toBe(200);
    expect(await growth("leak", { candidate: { leaks: 200, mostExecutions: 30 } })).toBe(0);
  });
});

describe("keptBytes", () => {
  const situations = [firstWith(isRead), firstWith(isRead, 3)];

  it("sees what one of many statements keeps", async () => {
    expect(await keptBytes(racerOf({ candidate: { keeps: 10 } }), "growth", situations)).toBe(400);
    expect(await keptBytes(racerOf({ candidate: { leaks: 10 } }), "leak", situations)).toBe(400);
    const both = racerOf({ candidate: { keeps: 10 }, baseline: { keeps: 10 } });
    expect(await keptBytes(both, "growth", situations)).toBe(0);
    expect(await keptBytes(racerOf({ candidate: { keeps: 10 } }), "growth", [])).toBe(0);
  });
});
