import { type FigureLimit, isPartFigure, type TimeFigure } from "../model/figure-limit.ts";
import type { TestRecord } from "../model/recording.ts";
import type { Sample } from "../model/sample.ts";
import { quantile } from "../statistics/histogram.ts";

/** A time of a sample, nanoseconds above 0; undefined if it was not measured. */
export function timeOf(figure: TimeFigure, { ns, openNs, commitNs, latencies }: Sample): number | undefined {
  const p99 = latencies && quantile(latencies, 0.99);
  const time = { time: ns, open: openNs, commit: commitNs, p99, longest: latencies?.max }[figure];
  return time === undefined ? undefined : Math.max(1, time);
}

/** Whether a limit of a figure can be of a test: one that has no sample of any engine with such a time is without an opening or a COMMIT. */
export function canHave({ samples }: Pick<TestRecord, "samples">, figure: string): boolean {
  if (!isPartFigure(figure) || samples.length === 0) return true;
  return samples.some((sample) => timeOf(figure, sample) !== undefined);
}

/** The times of the candidate's samples, in their order. */
export function candidateTimes({ samples }: Pick<TestRecord, "samples">, figure: TimeFigure): number[] {
  return samples.flatMap((sample) => (sample.role === "candidate" ? (timeOf(figure, sample) ?? []) : []));
}

/** A time of the candidate and that of another engine in one round. */
export type TimePair = readonly [candidate: number, reference: number];

/** The rounds in which both the candidate and the engine that a limit names have the time. */
export function pairedTimes(
  { samples }: Pick<TestRecord, "samples">,
  figure: TimeFigure,
  { relativeTo }: Pick<FigureLimit, "relativeTo">,
): TimePair[] {
  const timesOf = (role: string | undefined) =>
    new Map(
      samples.flatMap((sample) => {
        const time = sample.role === role ? timeOf(figure, sample) : undefined;
        return time === undefined ? [] : [[sample.round, time] as const];
      }),
    );
  const others = timesOf(relativeTo);
  return [...timesOf("candidate")].flatMap(([round, own]) => {
    const other = others.get(round);
    return other === undefined ? [] : [[own, other] as const];
  });
}
