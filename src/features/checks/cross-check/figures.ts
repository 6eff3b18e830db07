import type { Recording } from "../../../model/recording.ts";
import { testPath } from "../../../model/test.ts";
import { figureConfidence } from "../../../statistics/confidence.ts";
import { halfWidth, varianceOf } from "../../../statistics/moderated.ts";
import { median } from "../../../statistics/summary.ts";
import type { RatioInterval } from "../../../verdict/evidence.ts";
import { testVerdicts, type Verdict } from "../../../verdict/judge.ts";
import { type CrossCheck, crossCheckOf } from "./facts.ts";

/** A test that another program has measured too. */
export interface CrossCheckedFigure {
  readonly test: string;
  /** The run's own multiplier, with its interval, which is absent for a single pair and for a fixed number of rounds. */
  readonly own: { readonly multiplier: number; readonly interval?: RatioInterval };
  /** The other program's: the baseline's throughput / the candidate's, so that above 1 is slower too. */
  readonly other: { readonly multiplier: number; readonly interval?: RatioInterval };
  /** Whether the other program's multiplier lies in the run's own interval; absent if the run has no interval. */
  readonly agrees?: boolean;
}

/** Another program's figures for a run's tests that have a result, in the order in which it measured them. */
export function crossCheckedFigures(recording: Recording, verdict: Verdict): CrossCheckedFigure[] {
  const own = new Map(testVerdicts(verdict).map(({ comparison }) => [testPath(comparison), comparison]));
  return (crossCheckOf(recording)?.tests ?? []).flatMap(({ test, pairs }) => {
    const comparison = own.get(test);
    if (comparison?.state !== "measured") return [];
    const { multiplier, interval } = comparison;
    const other = figureOf(pairs);
    if (interval === undefined) return [{ test, own: { multiplier }, other }];
    const agrees = interval.low <= other.multiplier && other.multiplier <= interval.high;
    return [{ test, own: { multiplier, interval }, other, agrees }];
  });
}

/** The median of the pairs' ratios, with an interval from their spread. */
function figureOf(pairs: CrossCheck["tests"][number]["pairs"]): CrossCheckedFigure["other"] {
  const ratios = pairs.map(({ baseline, candidate }) => baseline / candidate);
  const multiplier = median(ratios);
  if (ratios.length < 2) return { multiplier };
  const { value, degrees } = varianceOf(ratios.map(Math.log));
  const half = halfWidth({ value: value / ratios.length, degrees }, figureConfidence);
  return {
    multiplier,
    interval: {
      low: multiplier * Math.exp(-half),
      high: multiplier * Math.exp(half),
      confidence: figureConfidence,
    },
  };
}
