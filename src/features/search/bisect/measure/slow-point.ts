import { SampleTimeouts } from "../../../../measure/timeouts.ts";
import type { MeasureSettings } from "../../../../model/settings.ts";
import type { BisectedPair } from "../model/bisection.ts";
import type { PointContext } from "./count-point.ts";
import type { PointPairs } from "./exact-pair.ts";
import { measureAlone } from "./fault-point.ts";
import { timePairs } from "./time-point.ts";

/** Whether the point's own engine did not end in time. */
export function isTooSlow(measured: PointPairs): boolean {
  return (
    measured.state === "failed" && measured.role === "candidate" && measured.untestable.reason === "timeout"
  );
}

/**
 * The pairs of a point whose engine did not end in time, which is slow whatever it would have taken: the times of the good end, measured in
 * the point's place too, beside the limit. A point that hangs for ever is as slow.
 *
 * @returns undefined if the good end has no times either
 */
export async function slowPairs(
  run: MeasureSettings,
  context: PointContext,
): Promise<PointPairs | undefined> {
  if (run.base === undefined || run.base === run.candidate) return undefined;
  const recording = await measureAlone({ ...run, candidate: run.base }, context);
  const good = timePairs(recording.tests[0]);
  return good.state === "measured" ? limitPairs(good.pairs, run.sampleTimeout) : undefined;
}

/**
 * Pairs with the limit in the place of the point's time.
 *
 * @param good pairs of the good end with itself
 * @param sampleTimeout the limit that was given, seconds; absent if the reference's time decides
 */
export function limitPairs(good: readonly BisectedPair[], sampleTimeout: number | undefined): PointPairs {
  const shortest = Math.min(...good.map(({ baseline, base }) => baseline ?? base));
  const limit = Math.round(new SampleTimeouts(sampleTimeout).after(shortest) * 1e6);
  const pairs = good.map((pair) => ({ ...pair, candidate: Math.max(limit, pair.base) }));
  return { state: "measured", pairs };
}
