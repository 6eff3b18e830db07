import { alphaOfMachine, type Criteria } from "../model/criteria.ts";
import { kinds, type Section, sectionPath, storages, testPath, variants } from "../model/test.ts";
import { geometricMean, mean } from "../statistics/summary.ts";
import { averageCeiling, type Ceiling } from "./ceilings.ts";
import { type Comparison, isLacking, type Measured } from "./comparison.ts";
import type { BiasOf } from "./controls.ts";
import { countedPairs, type DecidedTest, type DecidedTests } from "./decided-tests.ts";
import type { ClaimState } from "./decision-state.ts";
import { type AverageEvidence, averageEvidence, decisionPath, type RatioInterval } from "./evidence.ts";
import { averageInterval } from "./intervals.ts";
import { judgeTest, type TestVerdict } from "./judge-test.ts";
import { createJudgement, type Judgement, outcomeOf } from "./judgement.ts";
import { ratiosTo } from "./pairs.ts";

/** The parts of an average. */
export interface AverageParts {
  /** The test with the highest multiplier, which weighs most. */
  readonly highest: Measured;
  /** The average without that test; undefined if there is no other. */
  readonly without: number | undefined;
  /** The geometric mean of the same multipliers, in which a slow test weighs no more than a fast one. */
  readonly geometricMean: number;
}

export interface SectionVerdict extends Section {
  /** The average: the arithmetic mean of the unrounded multipliers; undefined if no test has one. */
  readonly judgement: Judgement<AverageEvidence> | undefined;
  /** For the average; undefined if a multiplier has none. */
  readonly interval: RatioInterval | undefined;
  readonly parts: AverageParts | undefined;
  /** How many of its tests have no result and are missing from the average. */
  readonly missing: number;
  /** In report order, at least one. */
  readonly tests: readonly TestVerdict[];
}

/** The sections that have tests, in report order whatever the order given. */
export function judgeSections(
  comparisons: readonly Comparison[],
  decided: DecidedTests,
  criteria: Criteria,
  biasOf: BiasOf,
): SectionVerdict[] {
  const bySection = Map.groupBy(comparisons, sectionPath);
  const all = variants.flatMap((variant) =>
    storages.flatMap((storage) => kinds.map((kind): Section => ({ variant, storage, kind }))),
  );
  return all.flatMap((section) => {
    const inside = bySection.get(sectionPath(section));
    return inside === undefined ? [] : [judgeSection(section, inside, decided, criteria, biasOf)];
  });
}

function judgeSection(
  section: Section,
  comparisons: readonly Comparison[],
  { tests, sections }: DecidedTests,
  criteria: Criteria,
  biasOf: BiasOf,
): SectionVerdict {
  const measured = comparisons.filter((one) => one.state === "measured");
  const [highest, ...others] = measured.toSorted((a, b) => b.multiplier - a.multiplier);
  const facts = {
    ...section,
    missing: comparisons.filter(isLacking).length,
    tests: comparisons.map((one) => judgeTest(one, tests.get(testPath(one)), criteria, biasOf)),
  };
  if (highest === undefined) return { ...facts, judgement: undefined, interval: undefined, parts: undefined };
  const multipliers = measured.map(({ multiplier }) => multiplier);
  const without = others.length === 0 ? undefined : mean(others.map(({ multiplier }) => multiplier));
  const interval = averageInterval(measured);
  const judgement = judgeAverage(
    { average: mean(multipliers), interval },
    averageCeiling(criteria.ceilings, section),
    measured.flatMap((one) => tests.get(testPath(one)) ?? []),
    sections.get(sectionPath(section)),
    criteria,
    biasOf(section),
  );
  const parts = { highest, without, geometricMean: geometricMean(multipliers) };
  return { ...facts, judgement, interval, parts };
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
  const outcome = outcomeOf(claim, figure.average > ceiling.value, untrusted);
  return createJudgement(figure.average, ceiling, outcome, evidence, bias);
}
