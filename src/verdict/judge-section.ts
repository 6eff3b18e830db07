import { alphaOfMachine, type Criteria } from "../model/criteria.ts";
import { type Section, sectionPath, testPath } from "../model/test.ts";
import { averageCeiling, type Ceiling } from "./ceilings.ts";
import type { BiasOf } from "./controls.ts";
import { countedPairs, type DecidedTest, type DecidedTests } from "./decided-tests.ts";
import type { ClaimState } from "./decision-state.ts";
import { type AverageEvidence, averageEvidence, decisionPath, type RatioInterval } from "./evidence.ts";
import { judgeTest, type TestVerdict } from "./judge-test.ts";
import { type Judgement, judgeMean } from "./judgement.ts";
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
  biasOf: BiasOf,
): SectionVerdict {
  const inside = comparisons.flatMap((comparison) => {
    const decided = comparison.state === "measured" ? tests.get(testPath(comparison)) : undefined;
    return decided ?? [];
  });
  const ceiling = averageCeiling(criteria.ceilings, section);
  const claim = sections.get(sectionPath(section));
  return {
    ...section,
    judgement:
      average === undefined
        ? undefined
        : judgeAverage(
            { average, interval: section.interval },
            ceiling,
            inside,
            claim,
            criteria,
            biasOf(section),
          ),
    tests: comparisons.map((comparison) =>
      judgeTest(comparison, tests.get(testPath(comparison)), criteria, biasOf),
    ),
  };
}

/** @param claim undefined if the average itself decides */
function judgeAverage(
  figure: { readonly average: number; readonly interval: RatioInterval | undefined },
  ceiling: Ceiling,
  inside: readonly DecidedTest[],
  claim: ClaimState | undefined,
  { rule, untrusted }: Criteria,
  bias: number,
): Judgement<AverageEvidence> {
  // The pairs that the rows' own figures are made of. A suspect without a fresh pair shows the pairs of its screening.
  const series = inside.map((decided) =>
    ratiosTo(countedPairs(decided, "baseline"), "baseline").slice(decided.baseline?.first ?? 0),
  );
  const evidence = averageEvidence(figure, series, decisionPath(claim, alphaOfMachine(rule)));
  return judgeMean(figure.average, ceiling, claim, evidence, untrusted, bias);
}
