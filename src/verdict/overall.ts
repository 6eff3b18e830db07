import type { Outcome } from "../model/outcome.ts";
import type { MissingBase, ShardProblem } from "../model/recording.ts";
import { type Comparison, isLacking, isNew, type Unmeasured } from "./comparison.ts";
import type { Ending } from "./confirmation.ts";
import { decisiveExaminations, type Examined, failedExaminations } from "./examination.ts";
import { type FeatureVerdicts, findingsOf } from "./finding.ts";
import { type JudgedRows, rowsOf } from "./rows.ts";

/** Whether there was a change to compare, and no base to compare it with. */
function isUncompared({
  withoutBase,
}: {
  /** Set if a comparison with the base was wanted and the run has no base. */
  readonly withoutBase?: Partial<MissingBase> | undefined;
}): boolean {
  return withoutBase !== undefined && withoutBase.cause !== "nothing to compare";
}

/** Whether there is enough to decide on. Only a complete measurement can pass. */
export type Measurement =
  | { readonly state: "complete" }
  /** Tests have no result, or an examination failed; none are listed if no test was planned, or the base refuses all. */
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
  const lacking = comparisons.filter(isLacking);
  if (problems.length > 0) return { state: "broken", lacking, problems };
  if (stopped !== undefined) return { state: "incomplete", stopped, lacking };
  if (ending === "time" && lacking.some(({ state }) => state === "missing"))
    return { state: "incomplete", stopped: "its time was up before every test had a pair", lacking };
  const hasExaminedAlone = comparisons.length === 0 && decisiveExaminations({ examined }).length > 0;
  const isEmpty = comparisons.every(isNew) && !hasExaminedAlone;
  const isWrong = failedExaminations({ examined }).length > 0;
  return lacking.length > 0 || isEmpty || isWrong ? { state: "broken", lacking } : { state: "complete" };
}

/** The parts that a run's outcome comes from. */
interface JudgedParts extends JudgedRows {
  readonly measurement: Measurement;
  readonly features: FeatureVerdicts;
  /** Set if a comparison with the base was wanted and the run has no base. */
  readonly withoutBase?: Partial<MissingBase>;
}

/**
 * The outcome of a run: that of its worst figure, if the measurement is complete. A noisy runner makes no difference here: it makes the
 * intervals of figures wider, and those that straddle their ceilings inconclusive. A test that a feature cannot judge leaves the run
 * inconclusive. Without a base that was wanted no run passes: nothing would say what the change made slower.
 */
export function overallOutcome({
  sections,
  groups,
  measurement,
  features,
  withoutBase,
}: JudgedParts): Outcome {
  if (measurement.state !== "complete") return "fail";
  const judged = Object.values(features).map((feature) => feature.judged);
  const counted = findingsOf({ features }).map(({ found }) => found.outcome);
  if (counted.includes("fail")) return "fail";
  const outcomes = rowsOf({ sections, groups }).map(({ judgement }) => judgement.outcome);
  if (outcomes.includes("fail")) return "fail";
  if (isUncompared({ withoutBase })) return "inconclusive";
  if (outcomes.includes("inconclusive") || judged.some(({ undecided = [] }) => undecided.length > 0))
    return "inconclusive";
  return [...outcomes, ...counted].includes("accepted") ? "accepted" : "pass";
}
