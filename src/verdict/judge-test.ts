import { alphaOfMachine, baseDecides, type Criteria, type Rule } from "../model/criteria.ts";
import { pAbove } from "../statistics/sign-test.ts";
import { median } from "../statistics/summary.ts";
import { timesOf } from "./base-groups.ts";
import { baseCeiling, type Ceiling, testCeiling } from "./ceilings.ts";
import { type Comparison, isUnmeasured } from "./comparison.ts";
import { countedPairs, countedRatios, type DecidedSeries, type DecidedTest } from "./decided-tests.ts";
import type { ClaimState } from "./decision.ts";
import { decisionPath, type Evidence, testEvidence } from "./evidence.ts";
import { createJudgement, type Judgement, outcomeOfClaim, outcomeOfFigure } from "./judgement.ts";
import { ratiosTo } from "./pairs.ts";

export interface TestVerdict {
  readonly comparison: Comparison;
  /** Undefined if there is no multiplier, as for a test that is compared with the base alone. */
  readonly judgement: Judgement<Evidence> | undefined;
  /** Against the base; undefined if there is no base, it has no result, or it decides nothing. */
  readonly base: Judgement<Evidence> | undefined;
}

/** @param decided undefined for a test that was not measured */
export function judgeTest(
  comparison: Comparison,
  decided: DecidedTest | undefined,
  criteria: Criteria,
): TestVerdict {
  const { ceilings } = criteria;
  if (isUnmeasured(comparison) || decided === undefined)
    return { comparison, judgement: undefined, base: undefined };
  const { base } = comparison;
  return {
    comparison,
    judgement:
      comparison.state === "against base"
        ? undefined
        : judgeFigure(
            comparison.multiplier,
            testCeiling(ceilings, comparison),
            ratiosTo(countedPairs(decided, "baseline"), "baseline"),
            decided.baseline,
            criteria,
          ),
    base:
      base?.state !== "measured" || !baseDecides(criteria)
        ? undefined
        : judgeFigure(
            base.multiplier,
            baseCeiling(ceilings, comparison, timesOf([decided.test])),
            countedRatios(decided, "base").map(Math.exp),
            decided.base,
            criteria,
          ),
  };
}

/** @param ratios of all pairs that were asked for */
function judgeFigure(
  multiplier: number,
  limit: Ceiling,
  ratios: readonly number[],
  { first = 0, claim: decided }: Partial<DecidedSeries> = {},
  { rule, untrusted = false }: Criteria,
): Judgement<Evidence> {
  const { value: ceiling } = limit;
  const claim = contradiction(decided, ratios.slice(first), ceiling, rule) ?? decided;
  const counted = decidingRatios(ratios, claim, first);
  const isOver = Math.max(multiplier, median(counted)) > ceiling;
  const isFixed = claim === undefined || claim.state === "open";
  return createJudgement(
    multiplier,
    limit,
    isFixed ? outcomeOfFigure(multiplier, ceiling) : outcomeOfClaim(claim, isOver, untrusted),
    testEvidence(counted, ceiling, isFixed ? { phase: "fixed" } : decisionPath(claim, alphaOfMachine(rule))),
  );
}

/**
 * If screening cleared a claim and later pairs contradict it, the claim is inconclusive: those pairs were taken for
 * another claim, so they do not decide this one, but they are not ignored either. Undefined if they do not.
 */
function contradiction(
  claim: ClaimState | undefined,
  later: readonly number[],
  ceiling: number,
  rule: Rule,
): ClaimState | undefined {
  if (claim?.state !== "clear") return undefined;
  const alpha = alphaOfMachine(rule);
  if (pAbove(later.map(Math.log), Math.log(ceiling)) > alpha) return undefined;
  return {
    state: "decided",
    outcome: "inconclusive",
    pairs: later.length,
    ending: "contradiction",
    alpha,
    suspects: 1,
  };
}

/** The pairs that the outcome comes from, of all the pairs asked for. */
export function decidingRatios(
  ratios: readonly number[],
  claim: ClaimState | undefined,
  first: number,
): readonly number[] {
  if (claim?.state === "clear") return ratios.slice(0, claim.pairs);
  // A suspect without a fresh pair shows the pairs of its screening.
  if (claim?.state === "decided" && claim.pairs > 0) return ratios.slice(first, first + claim.pairs);
  return ratios;
}
