import type { Rule } from "../model/criteria.ts";
import type { Outcome } from "../model/outcome.ts";
import type { MissingBase, ShardProblem } from "../model/recording.ts";
import { pAbove } from "../statistics/sign-test.ts";
import { type Comparison, isUnmeasured, type Unmeasured } from "./comparison.ts";
import { boundOfAverage, type Ending } from "./confirmation.ts";
import { biasOf, type Control } from "./controls.ts";
import type { AverageEvidence, Evidence } from "./evidence.ts";
import { decisiveExaminations, type Examined, failedExaminations } from "./examination.ts";
import { type FeatureVerdicts, findingsOf } from "./finding.ts";
import type { GroupVerdict } from "./judge-groups.ts";
import type { SectionVerdict } from "./judge-section.ts";
import type { Judgement } from "./judgement.ts";

/** Whether there is enough to decide on. Only a complete measurement can pass. */
export type Measurement =
  | { readonly state: "complete" }
  /** Tests have no result, or an examination failed; none are listed if no test was planned. */
  | {
      readonly state: "broken";
      readonly lacking: readonly Unmeasured[];
      /** The shards and files that do not count; absent if all do. */
      readonly problems?: readonly ShardProblem[];
    }
  /** The run ended early, for the reason in `stopped`. */
  | { readonly state: "incomplete"; readonly stopped: string; readonly lacking: readonly Unmeasured[] };

/**
 * @param examined an examination that fails leaves the measurement broken
 * @param stopped why the run ended before everything planned was measured; undefined if it did not
 * @param ending why there are no more pairs
 * @param problems the shards and files that do not count
 */
export function assessMeasurement(
  comparisons: readonly Comparison[],
  examined: Examined,
  stopped: string | undefined,
  ending: Ending,
  problems: readonly ShardProblem[] = [],
): Measurement {
  const lacking = comparisons.filter(isUnmeasured);
  if (problems.length > 0) return { state: "broken", lacking, problems };
  if (stopped !== undefined) return { state: "incomplete", stopped, lacking };
  if (ending === "time" && lacking.some(({ state }) => state === "missing"))
    return { state: "incomplete", stopped: "its time was up before every test had a pair", lacking };
  const isEmpty = comparisons.length === 0 && decisiveExaminations({ examined }).length === 0;
  const isWrong = failedExaminations({ examined }).length > 0;
  return lacking.length > 0 || isEmpty || isWrong ? { state: "broken", lacking } : { state: "complete" };
}

/** The parts that a run's outcome comes from. */
interface JudgedParts {
  readonly sections: readonly SectionVerdict[];
  readonly groups: readonly GroupVerdict[];
  readonly measurement: Measurement;
  readonly controls: readonly Control[];
  readonly features: FeatureVerdicts;
  readonly rule: Pick<Rule, "alpha">;
  /** Whether another job measured: one that forges noisy controls cannot make a failure inconclusive. */
  readonly untrusted?: boolean;
  /** Set if a comparison with the base was wanted and the run has no base. */
  readonly withoutBase?: Partial<MissingBase>;
}

/**
 * The outcome of a run: the outcome of its worst figure, if the measurement is complete and its runner can be trusted. Findings of
 * features are exact on any runner; a test that a feature cannot judge leaves the run inconclusive. On a noisy runner a failure
 * stands that its noise does not explain, since the candidate's own load may be the noise. Without the base that its builder could not
 * build, no run passes: the base's build can also fail for want of a network, and nothing would say what the change made slower.
 */
export function overallOutcome({
  sections,
  groups,
  measurement,
  controls,
  features,
  rule,
  untrusted = false,
  withoutBase,
}: JudgedParts): Outcome {
  if (measurement.state !== "complete") return "fail";
  const judged = Object.values(features).map((feature) => feature.judged);
  const counted = findingsOf({ features }).map(({ found }) => found.outcome);
  if (counted.includes("fail")) return "fail";
  const outcomes = [
    ...sections.flatMap(({ judgement: average, tests }) => [
      average?.outcome,
      ...tests.flatMap(({ judgement, base }) => [judgement?.outcome, base?.outcome]),
    ]),
    ...groups.map(({ judgement }) => judgement.outcome),
  ];
  const isNoisy = controls.some(({ problem }) => problem !== undefined);
  if (outcomes.includes("fail")) {
    const stands =
      !isNoisy ||
      untrusted ||
      groups.some(({ judgement }) =>
        isAverageOver(judgement, biasOf(controls), rule.alpha / outcomes.length),
      ) ||
      sections.some((section) => hasClearFailure(section, controls, outcomes.length, rule));
    return stands ? "fail" : "inconclusive";
  }
  if (isNoisy || withoutBase?.cause === "not built") return "inconclusive";
  if (outcomes.includes("inconclusive") || judged.some(({ undecided = [] }) => undecided.length > 0))
    return "inconclusive";
  return [...outcomes, ...counted].includes("accepted") ? "accepted" : "pass";
}

/**
 * Whether a figure of a section also fails with its ceiling raised by the bias that the controls show, by the test that decided on
 * it. The sign test holds for noise of any size that hits all engines alike. Where figures alone decided, it is made for once, at an
 * alpha that all figures share.
 */
function hasClearFailure(
  { judgement: average, tests }: SectionVerdict,
  controls: readonly Control[],
  figures: number,
  { alpha: all }: Pick<Rule, "alpha">,
): boolean {
  const bias = biasOf(controls);
  const isOver = (judgement: Judgement<Evidence> | undefined, ratios: readonly number[]) =>
    judgement?.outcome === "fail" &&
    pAbove(ratios.map(Math.log), Math.log(judgement.ceiling * bias)) <=
      (judgement.evidence?.alpha ?? all / figures);
  return (
    isAverageOver(average, bias, all / figures) ||
    tests.some(({ comparison, judgement, base }) => {
      if (isUnmeasured(comparison)) return false;
      const own = comparison.state === "measured" ? comparison.ratios : [];
      const against = comparison.base?.state === "measured" ? comparison.base.ratios : [];
      return isOver(judgement, own) || isOver(base, against);
    })
  );
}

function isAverageOver(
  average: Judgement<AverageEvidence> | undefined,
  bias: number,
  sharedAlpha: number,
): boolean {
  if (average?.outcome !== "fail" || average.evidence === undefined) return false;
  const { mean: value, standardError, pairs, alpha = sharedAlpha } = average.evidence;
  const bound = boundOfAverage({ value, standardError }, pairs - 1, 1 - alpha);
  return value - bound > average.ceiling * bias;
}
