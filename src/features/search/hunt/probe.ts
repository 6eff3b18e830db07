import path from "node:path";
import { type Engine, EngineFailure } from "../../../engines/engine.ts";
import type { Batch, TrialResult } from "../../../engines/race.ts";
import { findProcessor } from "../../../engines/simulated-processor.ts";
import type { RunContext } from "../../../measure/context.ts";
import { MeasurementError } from "../../../model/errors.ts";
import { makeFolder } from "../../../platform/folder.ts";
import { RandomStream } from "../../../suite/random.ts";
import type { Grammar } from "./grammar/grammar.ts";
import { EngineRacer, type Heat, type Racer } from "./racer.ts";
import { kindsOf, makeSituations, type Situation, setupOf, trialOf } from "./situation.ts";
import type { Probed } from "./touched.ts";

/** The engine after a change, and before it. */
export interface Changed {
  readonly candidate: Engine;
  readonly base: Engine;
}

export interface ProbeQuestion {
  readonly grammar: Grammar;
  readonly hasFullText: boolean;
  readonly seed: number;
  /** Whether no other database is to be begun. */
  readonly isOutOfTime: () => boolean;
}

/** Databases of a probe, the statements on each at most, and those that they are chosen from. */
const databases = 16;
const statementsOfDatabase = 50;
const choices = 300;

/** A statement is chosen if one of its kinds has been chosen less often: rare kinds are touched as well as others. */
const enough = 4;

/** Milliseconds that a statement may take, on a processor that is ten to fifty times as slow. */
const limitMs = 5000;
const setupMs = 60_000;

/**
 * Executes statements of the grammar on both engines, and counts the instructions of each: where the change is not executed, they are the
 * same. Small tables show that as well as large ones.
 *
 * @returns the reason if nothing could be counted, as the start of a sentence
 * @throws the signal's reason on an abort
 */
export async function probeChange(
  { candidate, base }: Changed,
  folder: string,
  { compiler, progress, signal }: Pick<RunContext, "compiler" | "progress" | "signal">,
  question: ProbeQuestion,
): Promise<readonly Probed[] | string> {
  const processor = await findProcessor(compiler, () => progress.step("compiling the counting tool"), signal);
  if (typeof processor === "string") return processor;
  if (processor.tool !== "counter") return processor.fallback ?? "only the tool's own counter is fast enough";
  progress.step("looking for what the change touched");
  const profiles = path.join(folder, "profiles");
  makeFolder(profiles);
  const [after, before] = [candidate.on(processor, profiles), base.on(processor, profiles)];
  if (typeof after === "string") return after;
  if (typeof before === "string") return before;
  const racer = new EngineRacer({ candidate: after, baseline: before }, folder, signal);
  try {
    return await probe(racer, question);
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof EngineFailure || cause instanceof MeasurementError) return cause.message;
    throw cause;
  } finally {
    await racer.close();
  }
}

/** @param racer of the candidate, and of the base in the baseline's place */
export async function probe(
  racer: Racer,
  { grammar, hasFullText, seed, isOutOfTime }: ProbeQuestion,
): Promise<readonly Probed[] | string> {
  const probed: Probed[] = [];
  const chosen = new Map<string, number>();
  let problem = "there was no time for it";
  for (let number = 0; number < databases && !isOutOfTime(); number++) {
    const random = new RandomStream(seed, `probe ${number}`);
    const all = makeSituations(choices, small(grammar), hasFullText, random);
    const situations = chooseRare(all, chosen);
    const [first] = situations;
    if (first === undefined) continue;
    const effort = { executions: 1, budgetMs: 1, limitMs };
    const trials = situations.map((one) => ({ ...trialOf(one, effort), check: [] }));
    const batch: Batch = { setup: setupOf(first), trials, limitMs: setupMs };
    const heats = await racer.race(batch, { storage: "memory", order: "at once" });
    const [own, other] = [trialsIn(heats.candidate), trialsIn(heats.baseline)];
    // A statement that ends the process is the hunt's to find.
    problem = [own, other].find((one) => typeof one === "string") ?? "the driver counted nothing";
    if (typeof own === "string" || typeof other === "string") continue;
    for (const [at, situation] of situations.entries()) {
      const [after, before] = [countOf(own[at]), countOf(other[at])];
      if (after !== undefined && before !== undefined)
        probed.push({ kinds: kindsOf(situation), ratio: after / before });
    }
  }
  return probed.length === 0 ? problem : probed;
}

/** @param chosen how often each kind was chosen before, which this changes */
function chooseRare(all: readonly Situation[], chosen: Map<string, number>): Situation[] {
  const situations: Situation[] = [];
  for (const one of all) {
    const kinds = [...kindsOf(one)];
    if (situations.length >= statementsOfDatabase) break;
    if (kinds.every((kind) => (chosen.get(kind) ?? 0) >= enough)) continue;
    for (const kind of kinds) chosen.set(kind, (chosen.get(kind) ?? 0) + 1);
    situations.push(one);
  }
  return situations;
}

/** The same grammar with small tables in memory, from one state. */
function small({ weights, ...others }: Grammar): Grammar {
  return {
    ...others,
    weights: {
      ...weights,
      ...{
        rows: { 10: 1, 100: 1 },
        storages: { memory: 1 },
        pending: { 0: 1 },
        transactions: { rollback: 1 },
      },
    },
  };
}

function trialsIn(heat: Heat): readonly TrialResult[] | string {
  if (heat.kind === "failed") return heat.failure.message;
  return heat.result.trials;
}

function countOf(trial: TrialResult | undefined): number | undefined {
  return trial?.ending === "done" ? trial.instructions : undefined;
}
