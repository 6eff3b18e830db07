import type { Batch, TrialResult } from "../../../engines/race.ts";
import type { Reference } from "../../../model/compared.ts";
import type { Role } from "../../../model/engine.ts";
import { chosenOf, planLine } from "./forced-plans.ts";
import { heapGrowth, leastGrowth, type Occasion } from "./heap-growth.ts";
import type { Holds } from "./minimise.ts";
import type { Heat, Manner, Racer } from "./racer.ts";
import { compareTrials, type FaultKind, messageShape } from "./sighting.ts";
import { batchOf, type Effort, type Situation } from "./situation.ts";

/** A fault that the candidate may have at a situation. */
export interface Suspicion {
  readonly kind: FaultKind;
  readonly situation: Situation;
  /** The engine that it is compared with. */
  readonly reference: Reference;
  /** How many times as slow it was, of `slow`, `hang` and `plan`. */
  readonly ratio?: number;
  /** The engine's words: of a refusal or an end. */
  readonly message?: string;
}

/** From how many times the reference's time on a candidate is slow. */
export type Lines = Readonly<Record<Reference, number>>;

/**
 * While a situation is made smaller, it has to stay this much over the line, so that fresh pairs confirm what is left. A clear case stays
 * clear: it keeps half of its ratio, or so many times the line.
 */
const margin = 1.2;
const keptShare = 0.5;
const mostKept = 3;

function leastRatio(line: number, ratio = line): number {
  return Math.max(line * margin, Math.min(ratio * keptShare, line * mostKept));
}

/** How long a trial of a suspect is executed: enough executions for a median. */
export const effort: Effort = { executions: 15, budgetMs: 25, limitMs: 2000 };

/**
 * A statement that could end the process, or never end, is executed once. It hangs if it is not finished by then, though the
 * reference needs a twentieth of that time.
 */
export const oneExecution: Effort = { executions: 1, budgetMs: 1, limitMs: 1000 };
const hangRatio = 20;
const shortHang: Effort = { ...oneExecution, limitMs: 100 };

/**
 * The test whether a suspicion still holds for a smaller situation. A fault beside SQLite that the base has too does not hold: the change
 * has not brought it.
 */
export function holdsFor(suspicion: Suspicion, racer: Racer, lines: Lines): Holds {
  const holds = holdsForCandidate(suspicion, racer, lines);
  if (suspicion.reference === "base" || !racer.roles.includes("base")) return holds;
  const base = holdsForCandidate(suspicion, withBaseAsCandidate(racer), lines);
  return async (situation) => (await holds(situation)) && !(await base(situation));
}

function holdsForCandidate(
  { kind, reference, ratio, message }: Suspicion,
  racer: Racer,
  lines: Lines,
): Holds {
  switch (kind) {
    case "slow": {
      const least = leastRatio(lines[reference], ratio);
      return async (situation) =>
        (await ratioOf(racer, situation, reference)) >= least &&
        (await ratioOf(racer, situation, reference)) >= least;
    }
    case "plan": {
      const least = leastRatio(planLine, ratio);
      return async (situation) =>
        (await planRatioOf(racer, situation, reference)) >= least &&
        (await planRatioOf(racer, situation, reference)) >= least;
    }
    case "wrong":
      return (situation) => isWrong(racer, situation);
    case "refused":
      return async (situation) => {
        const sighting = await sightingOf(racer, situation, "baseline", oneExecution);
        return sighting.kind === "refused" && messageShape(sighting.message) === messageShape(message ?? "");
      };
    case "crash":
      return async (situation) => {
        const { candidate } = await heats(racer, situation, oneExecution);
        return candidate.kind === "failed" && candidate.failure.reason !== "timeout";
      };
    case "hang":
      return (situation) => isHung(racer, situation);
    case "leak":
    case "growth":
      return async (situation) => (await growthOf(racer, situation, kind)) >= leastGrowth;
  }
}

/** A racer in which the base is looked at as the candidate is. */
function withBaseAsCandidate(racer: Racer): Racer {
  const inPlace = (role: Role): Role => (role === "candidate" ? "base" : role);
  return {
    roles: ["candidate", "baseline"],
    async race(batch, { first = "candidate", ...manner }) {
      const {
        baseline,
        candidate,
        base = candidate,
      } = await racer.race(batch, {
        ...manner,
        first: inPlace(first),
      });
      return { candidate: base, baseline };
    },
    runOn: (role, batch, manner) => racer.runOn(inPlace(role), batch, manner),
    close: () => racer.close(),
  };
}

/** How many times as slow the candidate is; 0 if the results differ, or an engine gives none. */
export async function ratioOf(
  racer: Racer,
  situation: Situation,
  reference: Reference,
  manner: Partial<Manner> = {},
  given: Effort = effort,
): Promise<number> {
  const sighting = await sightingOf(racer, situation, reference, given, manner);
  return sighting.kind === "same" || sighting.kind === "cut" ? sighting.ratio : 0;
}

/** How many times the time of a forced plan the chosen one takes, divided by the same of the reference; 0 if there is no such plan. */
async function planRatioOf(racer: Racer, situation: Situation, reference: Reference): Promise<number> {
  return (await chosenOf(racer, situation, reference, effort))?.ratio ?? 0;
}

export async function sightingOf(
  racer: Racer,
  situation: Situation,
  reference: Reference,
  given: Effort,
  manner: Partial<Manner> = {},
) {
  const all = await heats(racer, situation, given, manner);
  return compareTrials(trialIn(all.candidate), trialIn(all[reference] ?? all.baseline), given.limitMs);
}

function heats(racer: Racer, situation: Situation, given: Effort, manner: Partial<Manner> = {}) {
  const { storage } = situation.state;
  return racer.race(batchOf(situation, given), { storage, order: "in turn", ...manner });
}

function trialIn(heat: Heat): TrialResult | undefined {
  return heat.kind === "ran" ? heat.result.trials[0] : undefined;
}

/**
 * Whether the candidate's results differ, and those of the baseline are the same whichever way it goes through tables: otherwise the
 * statement has several right answers.
 */
async function isWrong(racer: Racer, situation: Situation): Promise<boolean> {
  const sighting = await sightingOf(racer, situation, "baseline", oneExecution);
  if (sighting.kind !== "wrong") return false;
  const batch = batchOf(situation, oneExecution);
  const { storage } = situation.state;
  const ways = [[], ["PRAGMA reverse_unordered_selects = ON;"], ["PRAGMA automatic_index = OFF;"]];
  const answers = new Set<string>();
  for (const pragmas of ways) {
    const heat = await racer.runOn(
      "baseline",
      { ...batch, setup: [...pragmas, ...batch.setup] },
      { storage },
    );
    const trial = trialIn(heat);
    if (trial?.ending !== "done") return false;
    answers.add([trial.hash, trial.rows, trial.changes].join());
  }
  return answers.size === 1;
}

/** A process that had to be ended hangs, however short the time of its statement was. A statement that was interrupted is given the whole time. */
async function isHung(racer: Racer, situation: Situation): Promise<boolean> {
  for (const given of [shortHang, oneExecution]) {
    const all = await heats(racer, situation, given);
    const reference = trialIn(all.baseline);
    if (reference?.ending !== "done" || reference.firstNs * hangRatio > given.limitMs * 1e6) return false;
    if (all.candidate.kind === "failed") return all.candidate.failure.reason === "timeout";
    if (trialIn(all.candidate)?.ending !== "interrupted") return false;
  }
  return true;
}

/** By how many bytes the candidate's heap grows with each execution of a situation, beside the baseline's. */
export async function growthOf(racer: Racer, situation: Situation, occasion: Occasion): Promise<number> {
  const { storage } = situation.state;
  const batch = (executions: number) => batchOf(situation, { executions, budgetMs: 2000, limitMs: 1000 });
  return await heapGrowth(racer, occasion, storage, batch);
}

/** The queries for the plans of statements; those that have none are left out. */
export function explainOf(statements: readonly string[]): string[] {
  return statements
    .filter((sql) => /^(SELECT|WITH|INSERT|UPDATE|DELETE)/i.test(sql))
    .map((sql) => `EXPLAIN QUERY PLAN ${sql}`);
}

/** The plans of a situation's statements on both engines. */
export async function plansOf(racer: Racer, situation: Situation, statements: readonly string[]) {
  const batch: Batch = {
    ...batchOf(situation, oneExecution),
    trials: [],
    queries: explainOf(statements),
  };
  const { storage } = situation.state;
  const lines = async (role: "candidate" | "baseline") => {
    const heat = await racer.runOn(role, batch, { storage });
    return heat.kind === "ran" ? heat.result.lines.flat() : [];
  };
  return { candidate: await lines("candidate"), baseline: await lines("baseline") };
}
