import type { FigureLimit, LatencyFigure } from "../../../model/figure-limit.ts";
import type { TestRecord } from "../../../model/recording.ts";
import { quantile } from "../../../statistics/histogram.ts";
import { geometricMean } from "../../../statistics/summary.ts";
import { type Ratio, ratioOf } from "../ratio.ts";

/** A time of single statements on the candidate, nanoseconds, beside that of another engine. */
export interface LatencyRatio extends Pick<Ratio, "ratio" | "surely"> {
  readonly candidate: number;
  readonly reference: number;
}

/**
 * The ratio of a time of single statements, over the pairs of a test: each pair has one.
 *
 * @param alpha the chance that `surely` is above the true ratio, above 0 and below 0.5
 * @returns undefined if no pair has the times of single statements; `surely` is 0 with one pair
 */
export function latencyRatio(
  { samples }: Pick<TestRecord, "samples">,
  figure: LatencyFigure,
  { relativeTo }: Pick<FigureLimit, "relativeTo">,
  alpha: number,
): LatencyRatio | undefined {
  const timesOf = (role: string | undefined) =>
    new Map(
      samples.flatMap(({ role: own, round, latencies }) =>
        own !== role || latencies === undefined
          ? []
          : [[round, figure === "p99" ? quantile(latencies, 0.99) : latencies.max] as const],
      ),
    );
  const others = timesOf(relativeTo);
  const pairs = [...timesOf("candidate")].flatMap(([round, ns]) => {
    const other = others.get(round);
    return other === undefined ? [] : [[Math.max(1, ns), Math.max(1, other)] as const];
  });
  if (pairs.length === 0) return undefined;
  const logs = pairs.map(([own, other]) => Math.log(own / other));
  const [candidate, reference] = [
    geometricMean(pairs.map(([own]) => own)),
    geometricMean(pairs.map(([, other]) => other)),
  ];
  const { ratio, surely } =
    logs.length === 1 ? { ratio: candidate / reference, surely: 0 } : ratioOf(logs, alpha);
  return { ratio, surely, candidate, reference };
}
