import { alphaOfMachine, type Criteria } from "../model/criteria.ts";
import { type Section, sectionPath, testPath } from "../model/test.ts";
import { averageCeiling, type Ceiling } from "./ceilings.ts";
import { countedPairs, type DecidedTest, type DecidedTests } from "./decided-tests.ts";
import type { ClaimState } from "./decision.ts";
import { type AverageEvidence, averageEvidence, decisionPath, type RatioInterval } from "./evidence.ts";
import { decidingRatios, judgeTest, type TestVerdict } from "./judge-test.ts";
import { createJudgement, type Judgement, outcomeOfClaim, outcomeOfFigure } from "./judgement.ts";
import { ratiosTo } from "./pairs.ts";
import type { AverageParts, ComparedSection } from "./sections.ts";

export interface SectionVerdict extends Section {
  /** The average; undefined if no test has a multiplier. */
  readonly judgement: Judgement<AverageEvidence> | undefined;
  /** For the average; undefined if a multiplier has none. */
  readonly interval: RatioInterval | undefined;
  readonly parts: AverageParts | undefined;
  /** How many of its tests are missing from the average. */
  readonly missing: number;
  /** In report order, at least one. */
  readonly tests: readonly TestVerdict[];
}

export function judgeSection(
  { comparisons, average, ...section }: ComparedSection,
  { tests, sections }: DecidedTests,
  criteria: Criteria,
): SectionVerdict {
  const inside = comparisons.flatMap((comparison) => {
    const decided = comparison.state === "measured" ? tests.get(testPath(comparison)) : undefined;
    return decided ?? [];
  });
  const ceiling = averageCeiling(criteria.ceilings, section);
  const claim = sections.get(sectionPath(section));
  return {
    ...section,
    judgement: average === undefined ? undefined : judgeAverage(average, ceiling, inside, claim, criteria),
    tests: comparisons.map((comparison) => judgeTest(comparison, tests.get(testPath(comparison)), criteria)),
  };
}

/** @param claim undefined if the average itself decides */
function judgeAverage(
  average: number,
  ceiling: Ceiling,
  inside: readonly DecidedTest[],
  claim: ClaimState | undefined,
  { rule, untrusted = false }: Criteria,
): Judgement<AverageEvidence> {
  const series = inside.map((decided) => {
    const ratios = ratiosTo(countedPairs(decided, "baseline"), "baseline");
    return decidingRatios(ratios, claim, decided.baseline?.first ?? 0);
  });
  const isFixed = claim === undefined || claim.state === "open";
  const evidence = averageEvidence(
    series,
    isFixed ? { phase: "fixed" } : decisionPath(claim, alphaOfMachine(rule)),
  );
  const isOver = Math.max(average, evidence?.mean ?? 0) > ceiling.value;
  return createJudgement(
    average,
    ceiling,
    isFixed ? outcomeOfFigure(average, ceiling.value) : outcomeOfClaim(claim, isOver, untrusted),
    evidence,
  );
}
