import type { Reference } from "../model/compared.ts";
import { alphaOfMachine, baseDecides, type Criteria } from "../model/criteria.ts";
import type { Outcome } from "../model/outcome.ts";
import { testPath } from "../model/test.ts";
import { timesOf } from "./base-groups.ts";
import { baseCeiling, type Ceiling, testCeiling } from "./ceilings.ts";
import { type Comparison, type Figure, isUnmeasured } from "./comparison.ts";
import { isMeanSurelyOver } from "./confirmation.ts";
import type { BiasOf } from "./controls.ts";
import type { DecidedTest } from "./decided-tests.ts";
import { type DecisionPath, decisionPath, type Evidence, testEvidence } from "./evidence.ts";
import { createJudgement, type Judgement, outcomeOf } from "./judgement.ts";

export interface TestVerdict {
  readonly comparison: Comparison;
  /** Undefined if there is no multiplier, as for a test that is compared with the base alone. */
  readonly judgement: Judgement<Evidence> | undefined;
  /** Against the base; undefined if there is no base, it has no result, or it decides nothing. */
  readonly base: Judgement<Evidence> | undefined;
}

/**
 * The one figure of candidate / base of each test, as its row has it, by path: the one that is judged, if one is. A test without a result of
 * the base is not there.
 */
export function baseRatios(tests: readonly TestVerdict[]): ReadonlyMap<string, number> {
  return new Map(
    tests.flatMap(({ comparison, base: judgement }): [string, number][] => {
      if (isUnmeasured(comparison) || comparison.base?.state !== "measured") return [];
      return [[testPath(comparison), (judgement ?? comparison.base).multiplier]];
    }),
  );
}

/**
 * @param decided undefined for a test that was not measured
 * @param biasOf the runner
 */
export function judgeTest(
  comparison: Comparison,
  decided: DecidedTest | undefined,
  criteria: Criteria,
  biasOf: BiasOf,
): TestVerdict {
  const { ceilings } = criteria;
  if (isUnmeasured(comparison) || decided === undefined)
    return { comparison, judgement: undefined, base: undefined };
  const { base } = comparison;
  const bias = biasOf(comparison);
  return {
    comparison,
    judgement:
      comparison.state === "against base"
        ? undefined
        : judgeFigure(comparison, testCeiling(ceilings, comparison), decided, "baseline", bias, criteria),
    base:
      base?.state !== "measured" || !baseDecides(criteria)
        ? undefined
        : judgeFigure(
            base,
            baseCeiling(ceilings, comparison, timesOf([decided.test])),
            decided,
            "base",
            bias,
            criteria,
          ),
  };
}

function judgeFigure(
  figure: Figure,
  limit: Ceiling,
  decided: DecidedTest,
  reference: Reference,
  bias: number,
  { rule, untrusted }: Criteria,
): Judgement<Evidence> {
  const { value: ceiling } = limit;
  const { claim } = decided[reference] ?? {};
  const isOver = figure.multiplier > ceiling;
  const path = decisionPath(claim, alphaOfMachine(rule));
  const outcome = outcomeOf(claim, isOver, untrusted);
  const judge = (judged: Judged, found: Outcome, by: DecisionPath) =>
    createJudgement(judged.multiplier, limit, found, testEvidence(judged, ceiling, by), bias);
  // Calm pairs have passed it, and pairs that were taken for another claim show a mean over the ceiling. An exact number of pairs is judged whole.
  const isMeanHidden =
    claim?.state !== "fixed" &&
    figure.irregular !== undefined &&
    isMeanSurelyOver(figure.ratios.map(Math.log), Math.log(ceiling));
  if (outcome === "pass" && isMeanHidden)
    return judge(byMean(figure), "inconclusive", { ...path, ending: "contradiction" });
  const isByMean = claim?.state === "decided" && claim.byMean === true;
  return judge(isByMean ? byMean(figure) : shownOf(figure), outcome, path);
}

/** The figure that is compared with a ceiling. */
type Judged = Pick<Figure, "multiplier" | "ratios"> & Pick<Partial<Evidence>, "interval" | "byMean">;

/** The median of the pairs' ratios. */
function shownOf({ multiplier, ratios, interval }: Figure): Judged {
  return { multiplier, ratios, interval };
}

/** The mean of the samples, by which a test fails whose median is within its ceiling. */
function byMean({ multiplier: median, ratios, mean, irregular }: Figure): Judged {
  return { ...mean, ratios, byMean: { median, irregular } };
}
