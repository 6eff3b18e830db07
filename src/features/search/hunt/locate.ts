import type { EngineFailure } from "../../../engines/engine.ts";
import type { Batch } from "../../../engines/race.ts";
import { keptBytes, leastGrowth, leastKept, type Occasion } from "./heap-growth.ts";
import type { Racer } from "./racer.ts";
import { batchOf, type Situation, together } from "./situation.ts";
import { growthOf, oneExecution, type Suspicion } from "./suspicion.ts";

/** Tries each statement of a batch alone in which the candidate's process has ended or hung. @returns the first that ends it too */
export async function findFailing(
  racer: Racer,
  situations: readonly Situation[],
): Promise<Suspicion | undefined> {
  for (const situation of situations) {
    const { storage } = situation.state;
    const heat = await racer.runOn("candidate", batchOf(situation, oneExecution), { storage });
    if (heat.kind === "failed") return failing(situation, heat.failure);
  }
  return undefined;
}

/**
 * Tries all statements of a batch together, as one case, in which the candidate's process has ended, if none of them alone ends it.
 *
 * @returns `once` if the batch took too long and does not in a new process: the machine did something else; undefined if nothing repeats the end
 */
export async function findFailingTogether(
  racer: Racer,
  situations: readonly [Situation, ...Situation[]],
  batch: Batch,
  { reason }: EngineFailure,
  isOutOfTime: () => boolean,
): Promise<Suspicion | "once" | undefined> {
  const { storage } = situations[0].state;
  const manner = { storage, isFresh: true };
  if (reason === "timeout" && (await racer.runOn("candidate", batch, manner)).kind === "ran") return "once";
  for (const isAutocommit of [false, true]) {
    if (isOutOfTime()) break;
    const situation = together(situations, isAutocommit);
    const heat = await racer.runOn("candidate", batchOf(situation, oneExecution), manner);
    if (heat.kind === "failed") return failing(situation, heat.failure);
  }
  return undefined;
}

function failing(situation: Situation, { reason, message }: EngineFailure): Suspicion {
  return { kind: reason === "timeout" ? "hang" : "crash", situation, reference: "baseline", message };
}

/** Looks by halves for the statement whose executions keep memory, if those of all together keep some. */
export async function findKeeping(
  racer: Racer,
  kind: Occasion,
  situations: readonly Situation[],
  isOutOfTime: () => boolean,
): Promise<Suspicion | undefined> {
  let group = situations.filter(({ state }) => !state.isAutocommit);
  const isKept = async (part: readonly Situation[]) => (await keptBytes(racer, kind, part)) >= leastKept;
  const doesKeep = await isKept(group);
  while (doesKeep && group.length > 1 && !isOutOfTime()) {
    const half = group.slice(0, Math.ceil(group.length / 2));
    group = (await isKept(half)) ? half : group.slice(half.length);
  }
  const [situation] = group;
  if (!doesKeep || situation === undefined) return undefined;
  if ((await growthOf(racer, situation, kind)) < leastGrowth) return undefined;
  return { kind, situation, reference: "baseline" };
}
