import { mean, quantile } from "simple-statistics";
import { engineTimes } from "../../src/statistics/engine-times.ts";
import { median } from "../../src/statistics/summary.ts";
import { RandomStream } from "../../src/suite/random.ts";
import type { RecordedPair } from "./recorder.ts";

/** A figure made of some pairs of a test: a multiplier. */
export type Estimator = (pairs: readonly RecordedPair[]) => number;

/** The quotient of the medians, as of samples one after the other. */
export const ofMedians: Estimator = (pairs) =>
  median(pairs.map(({ candidate }) => candidate.ns)) / median(pairs.map(({ baseline }) => baseline.ns));

/** As reports have it. */
export const ofChunks: Estimator = (pairs) => {
  const [baseline = 0, candidate = 0] = engineTimes(
    pairs.map(({ baseline: one, candidate: other }) => [one.chunks ?? [], other.chunks ?? []]),
  );
  return candidate / baseline;
};

/** The quotient of the sums of the chunks' medians, nothing divided out. */
export const ofPlainChunks: Estimator = (pairs) => {
  const sum = (role: "baseline" | "candidate") => {
    const [first = []] = pairs.map((pair) => pair[role].chunks ?? []);
    return first.reduce(
      (total, _, chunk) => total + median(pairs.map((pair) => pair[role].chunks?.[chunk] ?? 0)),
      0,
    );
  };
  return sum("candidate") / sum("baseline");
};

/** The median of the pairs' own quotients. */
export const ofRatios: Estimator = (pairs) =>
  median(pairs.map(({ baseline, candidate }) => candidate.ns / baseline.ns));

/** How far a figure made of few pairs is from that of all, percent. */
export interface Spread {
  readonly median: number;
  readonly p90: number;
  readonly largest: number;
  /** The bias of figures of few pairs against that of all: above 0 if they are higher. */
  readonly bias: number;
}

const drawn = 400;

/** Draws figures of `few` pairs, without putting back. */
export function spreadOf(pairs: readonly RecordedPair[], few: number, estimate: Estimator, seed = 1): Spread {
  const truth = Math.log(estimate(pairs));
  const random = new RandomStream(seed, "spread");
  const errors = Array.from({ length: drawn }, () => Math.log(estimate(draw(pairs, few, random))) - truth);
  const sizes = errors.map((error) => 100 * Math.abs(error));
  return {
    median: quantile(sizes, 0.5),
    p90: quantile(sizes, 0.9),
    largest: Math.max(...sizes),
    bias: 100 * mean(errors),
  };
}

/** Different values, in any order. */
export function draw<Value>(values: readonly Value[], count: number, random: RandomStream): Value[] {
  const left = [...values];
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [taken] = left.splice(random.integer(0, left.length - 1), 1);
    return taken as Value;
  });
}
