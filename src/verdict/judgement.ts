import type { Outcome } from "../model/outcome.ts";
import type { Ceiling } from "./ceilings.ts";
import { lacksPairs } from "./confirmation.ts";
import type { ClaimState, GroupState } from "./decision-state.ts";
import type { AverageEvidence, Evidence } from "./evidence.ts";

/** A figure that two machines have measured. Names of machines need no escaping. */
export interface Elsewhere {
  /** The first machine's outcome alone, and its name. */
  readonly first: Outcome;
  readonly firstMachine: string;
  /** The other machine's result. */
  readonly multiplier: number;
  readonly outcome: Outcome;
  readonly machine: string;
}

/** Whether a figure exceeds its ceiling on one of two machines only. */
export function isDisputed({ elsewhere }: Pick<Judgement<unknown>, "elsewhere">): boolean {
  return elsewhere !== undefined && (elsewhere.first === "fail") !== (elsewhere.outcome === "fail");
}

/** A figure compared with its ceiling. */
export interface Judgement<Shown = Evidence | AverageEvidence> {
  /** Unrounded. People know this figure; the outcome comes from the pairs, so near the ceiling the two can differ. */
  readonly multiplier: number;
  readonly ceiling: number;
  /** The setting that the ceiling comes from, such as a rule; absent for a setting of all tests. */
  readonly ceilingFrom?: string;
  /** The share of the ceiling that is left, 1 - multiplier / ceiling: at most 1, below 0 if it is exceeded. */
  readonly headroom: number;
  readonly outcome: Outcome;
  /** By how much a biased runner may have moved the figure, above 1. Set if that is why it is inconclusive. */
  readonly bias?: number;
  /** Another machine's result for the same figure; absent if it was not asked. */
  readonly elsewhere?: Elsewhere;
  /** The evidence for the outcome; absent for an average of fewer than 2 rounds. */
  readonly evidence?: Shown;
}

/**
 * A figure that passes, by pairs that were taken before, and whose interval lies above its ceiling is inconclusive: the pairs after them were
 * taken for another claim, so they do not decide this one, but they are not ignored either. So is one that fails and whose interval contains
 * its ceiling, unless more pairs would change nothing or are lacking.
 *
 * @param bias by how much a biased runner may have moved the figure, at least 1: a figure that is so near to its ceiling is inconclusive
 */
export function createJudgement<Shown extends AverageEvidence | Evidence>(
  multiplier: number,
  { value: ceiling, from: ceilingFrom }: Ceiling,
  outcome: Outcome,
  evidence: Shown | undefined,
  bias = 1,
): Judgement<Shown> {
  const headroom = 1 - multiplier / ceiling;
  const figure = { multiplier, ceiling, headroom, ceilingFrom, evidence };
  if (outcome === "pass" && evidence !== undefined && evidence.interval.low > ceiling)
    return { ...figure, outcome: "inconclusive", evidence: { ...evidence, ending: "contradiction" } };
  const isContained =
    evidence !== undefined &&
    evidence.phase !== "screening" &&
    evidence.ending === undefined &&
    evidence.interval.low <= ceiling;
  if (outcome === "fail" && isContained)
    return { ...figure, outcome: "inconclusive", evidence: { ...evidence, ending: "pairs" } };
  if (!isWithinBias(multiplier, ceiling, outcome, bias)) return { ...figure, outcome };
  return { ...figure, outcome: "inconclusive", bias };
}

/** Whether a figure that is over its ceiling may be within it on a runner without the bias, or the other way round. */
function isWithinBias(multiplier: number, ceiling: number, outcome: Outcome, bias: number): boolean {
  if (bias === 1) return false;
  return outcome === "fail"
    ? multiplier / bias <= ceiling
    : outcome === "pass" && multiplier * bias > ceiling;
}

/**
 * @param claim undefined or open if the figure itself decides
 * @param isOver whether the figure is over its ceiling, as far as the pairs go
 * @param untrusted whether the measuring job may have withheld the missing pairs
 */
export function outcomeOf(
  claim: ClaimState | GroupState | undefined,
  isOver: boolean,
  untrusted = false,
): Outcome {
  if (claim === undefined || claim.state === "open") return isOver ? "fail" : "pass";
  if (claim.state === "clear") return "pass";
  if (claim.state === "exceeded") return isOver ? "fail" : "inconclusive";
  if (claim.state === "fixed") return claim.outcome;
  const outcome = claim.state === "unscreened" ? "inconclusive" : claim.outcome;
  return untrusted && isOver && lacksPairs(claim.ending) && outcome === "inconclusive" ? "fail" : outcome;
}
