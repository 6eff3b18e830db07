import { EngineFailure } from "../../../../src/engines/engine.ts";
import type { Batch, BatchResult, Trial, TrialResult } from "../../../../src/engines/race.ts";
import type { Heat, Manner, Racer } from "../../../../src/features/search/hunt/racer.ts";
import type { Role } from "../../../../src/model/engine.ts";

/** The result of a trial, the end of the process, or the bytes of the heap after a batch. */
export type Played = Partial<Extract<TrialResult, { ending: "done" }>> | TrialResult | EngineFailure;

/** Plays a trial on an engine. */
export type Play = (role: Role, trial: Trial, batch: Batch) => Played;

export const crashed = new EngineFailure("crash", "the process was ended by SIGSEGV");
export const hung = new EngineFailure("timeout", "a statement goes on when it is interrupted");

/** Engines whose every trial a test scripts, and the manners in which batches were raced. */
export function scriptedRacer(
  play: Play,
  {
    roles = ["candidate", "baseline"],
    heap,
    open = () => 0,
    processOf = () => 1,
    plan = [],
  }: {
    readonly roles?: readonly Role[];
    readonly heap?: (role: Role, executions: number) => number;
    /** Bytes of it that the open database has; none if absent. */
    readonly open?: (role: Role, executions: number) => number;
    /** The number of the process that executes the next batch. */
    readonly processOf?: (role: Role) => number;
    /** The plan of each statement that is asked for one; none if absent. */
    readonly plan?: readonly string[];
  } = {},
) {
  const raced: Manner[] = [];
  const run = (role: Role, batch: Batch): Heat => {
    const trials: TrialResult[] = [];
    for (const trial of batch.trials) {
      const played = play(role, trial, batch);
      if (played instanceof EngineFailure) return { kind: "failed", failure: played };
      const { executions } = trial;
      const done = { ending: "done" as const, firstNs: 1000, executions, rows: 1, changes: 0, hash: "a" };
      trials.push({ ...done, ...played } as TrialResult);
    }
    const executions = batch.trials[0]?.executions ?? 0;
    const bytes = heap?.(role, executions);
    const result: BatchResult = {
      trials,
      lines: (batch.queries ?? []).map(() => plan),
      ...(bytes === undefined ? {} : { heap: { open: bytes + open(role, executions), closed: bytes } }),
    };
    return { kind: "ran", result, process: processOf(role) };
  };
  const racer: Racer = {
    roles,
    async race(batch, manner) {
      raced.push(manner);
      const heats = Object.fromEntries(roles.map((role) => [role, run(role, batch)]));
      return heats as unknown as Awaited<ReturnType<Racer["race"]>>;
    },
    runOn: async (role, batch) => run(role, batch),
    close: async () => {},
  };
  return { racer, raced };
}
