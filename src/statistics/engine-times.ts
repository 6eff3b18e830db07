import { median } from "./summary.ts";

/** One round of a test: the times of the chunks of each engine's sample, nanoseconds. All engines have the same chunks. */
export type RoundOfChunks = readonly (readonly number[])[];

/**
 * The time of each engine that took turns with others: the sum over its chunks of the median of their times over the rounds,
 * after each round's times were divided by the slowdown that all engines shared in the round.
 *
 * Chunk k is the same work in every round. So a burst, which hits it in one round, falls out, and a cost that the engine has
 * there each time stays in. A processor that is slower in a whole round slows all engines alike: their times differed by 5 to
 * 18 % from round to round, with a correlation of 0.91 to 0.99. Without the division the quotient of two times moved from run
 * to run by a third more; see bench/README.md. The divisor of a round is the median over its chunks of the geometric mean over
 * the engines of time / median time.
 *
 * Rounds that are divided into another number of chunks, as those of merged runs can be, have times of their own, and count by
 * how many they are.
 *
 * @param rounds at least one; each has the same engines, and each sample at least one chunk
 */
export function engineTimes(rounds: readonly RoundOfChunks[]): number[] {
  const groups = [...Map.groupBy(rounds, ([first]) => first?.length).values()];
  const times = groups.map((alike) => alikeTimes(alike).map((time) => (time * alike.length) / rounds.length));
  return (times[0] ?? []).map((_, engine) => times.reduce((sum, own) => sum + (own[engine] as number), 0));
}

function alikeTimes(rounds: readonly RoundOfChunks[]): number[] {
  const [first = []] = rounds;
  const engines = first.map((_, engine) => rounds.map((round) => round[engine] as readonly number[]));
  const medians = engines.map((samples) => chunkMedians(samples));
  const divisors = rounds.map((_, round) =>
    median(
      (first[0] ?? []).map((_, chunk) => {
        const slowDowns = engines.map((samples, engine) => {
          return atLeastOne(samples[round]?.[chunk]) / atLeastOne(medians[engine]?.[chunk]);
        });
        return slowDowns.reduce((product, one) => product * one, 1) ** (1 / engines.length);
      }),
    ),
  );
  return engines.map((samples) =>
    chunkMedians(samples.map((chunks, round) => chunks.map((ns) => ns / (divisors[round] as number)))).reduce(
      (sum, one) => sum + one,
      0,
    ),
  );
}

function chunkMedians(samples: readonly (readonly number[])[]): number[] {
  return (samples[0] ?? []).map((_, chunk) => median(samples.map((chunks) => chunks[chunk] as number)));
}

/** A chunk may be shorter than the clock's unit. */
function atLeastOne(ns = 0): number {
  return Math.max(1, ns);
}
