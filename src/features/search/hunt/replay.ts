import type { Batch, TrialResult } from "../../../engines/race.ts";
import type { Reference } from "../../../model/compared.ts";
import { workloadStream } from "../../../suite/random.ts";
import { textOf } from "../../../suite/sql-template.ts";
import type { Surrounding } from "../../../suite/workload.ts";
import type { OwnWorkload } from "../../workloads/own/own-workload.ts";
import { fillIn, readPlaceholders } from "../../workloads/own/placeholders.ts";
import { alphaOfClaim, confirming, confirmRatio, middleOf } from "./confirm.ts";
import { chosenIn, planLine, withForms } from "./forced-plans.ts";
import { heapGrowth, leastGrowth, type Occasion, occasions } from "./heap-growth.ts";
import type { Heats, Manner, Racer } from "./racer.ts";
import { compareTrials, type FaultKind } from "./sighting.ts";
import type { Lines } from "./suspicion.ts";

/** The fault that a case's file shows now. */
export interface Replayed {
  readonly file: string;
  readonly name: string;
  /** `gone` if no fault shows, `unclear` if its pairs are over the line but not enough of them, `unknown` if the reference itself fails. */
  readonly state: FaultKind | "gone" | "unclear" | "unknown";
  readonly reference: Reference;
  /** The middle of the pairs, if both engines finished. */
  readonly ratio?: number;
  readonly message?: string;
}

/** How long a file's statements may take, milliseconds. */
const { limitMs } = confirming;

/** Whether the case's file still shows a fault. */
export function isThere({ state }: Replayed): boolean {
  return state !== "gone" && state !== "unclear" && state !== "unknown";
}

/** The time in which they are executed again and again to see whether memory grows, milliseconds. */
const grownMs = 2000;

/**
 * Judges the file of a case: each pair in new processes, on fresh databases.
 *
 * @param own a file that this hunt has written, or one that `requireOwnDatabase` took
 */
export async function replayCase(
  own: OwnWorkload,
  racer: Racer,
  lines: Lines,
  alpha: number,
): Promise<Replayed> {
  const reference = own.compare ?? "baseline";
  const about = { file: own.file, name: own.name, reference };
  const manner = {
    storage: own.storages[0] === "file" ? ("file" as const) : ("memory" as const),
    order: "in turn" as const,
    isFresh: true,
  };
  const batch = batchOfFile(own, isRepeatable(own) ? confirming.executions : 1);
  const heats = await racer.race(batch, manner);
  if (heats.candidate.kind === "failed") {
    const { reason, message } = heats.candidate.failure;
    return { ...about, state: reason === "timeout" ? "hang" : "crash", message };
  }
  const refused = heats.candidate.result.refused;
  const own1 = trialOf(heats, "candidate");
  const other = trialOf(heats, reference);
  if (refused !== undefined) return { ...about, state: "refused", message: refused };
  const first = compareTrials(own1, other, limitMs);
  if (first.kind === "refused") return { ...about, state: "refused", message: first.message };
  if (first.kind === "wrong") return { ...about, state: "wrong" };
  if (first.kind === "cut") return { ...about, state: "hang" };
  if (first.kind === "nothing") return { ...about, state: "unknown", message: "the reference has no result" };
  if (own.alternatives !== undefined)
    return { ...about, ...(await judgePlan(own, racer, manner, reference, alpha)) };
  const wasGrowth = occasions.some((one) => own.name.startsWith(`hunt_${one}_`));
  const grownFirst = wasGrowth ? await grownMemory(own, racer, manner.storage) : undefined;
  if (grownFirst !== undefined) return { ...about, ...grownFirst };
  const { isConfirmed, ratios } = await confirmRatio(
    lines[reference],
    alphaOfClaim(alpha, 1),
    async (pair) => {
      const all = await racer.race(batch, {
        ...manner,
        first: pair % 2 === 0 ? "candidate" : reference,
      } satisfies Manner);
      const sighting = compareTrials(trialOf(all, "candidate"), trialOf(all, reference), limitMs);
      return sighting.kind === "same" || sighting.kind === "cut" ? sighting.ratio : 0;
    },
  );
  const ratio = middleOf(ratios);
  if (isConfirmed) return { ...about, state: "slow", ratio };
  const grown = wasGrowth ? undefined : await grownMemory(own, racer, manner.storage);
  if (grown !== undefined) return { ...about, ...grown };
  return { ...about, state: ratio > lines[reference] ? "unclear" : "gone", ratio };
}

/** The chosen plan beside those that the file's other forms force. */
async function judgePlan(
  own: OwnWorkload,
  racer: Racer,
  manner: Manner,
  reference: Reference,
  alpha: number,
): Promise<Pick<Replayed, "state" | "ratio">> {
  const forms = (own.alternatives ?? []).map((form) => form.map(({ sql }) => sql).join(" "));
  const once = batchOfFile({ ...own, repeat: 1 }, confirming.executions);
  const batch = { ...once, trials: once.trials.flatMap((one) => withForms(one, forms)) };
  const { isConfirmed, ratios } = await confirmRatio(planLine, alphaOfClaim(alpha, 1), async (pair) => {
    const first = pair % 2 === 0 ? "candidate" : reference;
    return chosenIn(await racer.race(batch, { ...manner, first }), reference, forms)?.ratio ?? 0;
  });
  const ratio = middleOf(ratios);
  return { state: isConfirmed ? "plan" : ratio > planLine ? "unclear" : "gone", ratio };
}

/** How the candidate's memory grows with each execution, first on the occasion that the case's name says; undefined if it does not, or if its work cannot be repeated. */
async function grownMemory(
  own: OwnWorkload,
  racer: Racer,
  storage: Manner["storage"],
): Promise<Pick<Replayed, "state" | "message"> | undefined> {
  if (!isRepeatable(own)) return undefined;
  const once = { ...own, repeat: 1 };
  const isOwn = (occasion: Occasion) => own.name.startsWith(`hunt_${occasion}_`);
  for (const occasion of occasions.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))) {
    const bytes = await heapGrowth(racer, occasion, storage, (times) => batchOfFile(once, times, grownMs));
    if (bytes >= leastGrowth)
      return { state: occasion, message: `${Math.round(bytes)} bytes for each execution` };
  }
  return undefined;
}

/** Whether a second execution is the same as the first. */
function isRepeatable(own: OwnWorkload): boolean {
  return endsByRollback(own) || (own.kind === "reads" && own.after === undefined);
}

function endsByRollback({ after = [] }: OwnWorkload): boolean {
  return /^ROLLBACK;$/i.test(after.at(-1)?.sql ?? "");
}

function trialOf(heats: Heats, role: "candidate" | Reference): TrialResult | undefined {
  const heat = heats[role];
  return heat?.kind === "ran" ? heat.result.trials[0] : undefined;
}

/** The file's workload as it would be timed with the seed 1. */
function batchOfFile(own: OwnWorkload, executions: number, budgetMs = confirming.budgetMs): Batch {
  const { name, tables, prepare, statements, repeat, check } = own;
  const random = workloadStream(1, name);
  const parsed = statements.map(readPlaceholders);
  const timed: string[] = [];
  for (let repetition = 1; repetition <= repeat; repetition++)
    for (const one of parsed) timed.push(textOf(fillIn(one, repetition, random)));
  const [before, after] = [surrounding(own, "before"), surrounding(own, "after")];
  // A ROLLBACK brings the state back: queries before it show what the statements have changed.
  const ends = endsByRollback(own)
    ? { check: after.slice(0, -1), after: after.slice(-1) }
    : { check: [...after, ...check.map(({ sql }) => sql)], after: [] };
  return {
    setup: [...tables, ...prepare].map(({ sql }) => sql),
    trials: [{ before, timed, ...ends, executions, budgetMs, limitMs }],
    limitMs,
  };
}

function surrounding(own: OwnWorkload, place: Surrounding): string[] {
  const random = workloadStream(1, `${own.name}, ${place}`);
  return (own[place] ?? []).map((one) => textOf(fillIn(readPlaceholders(one), 1, random)));
}
