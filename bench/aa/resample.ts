import type { RandomStream } from "../../src/suite/random.ts";
import type { Series } from "./series.ts";

/** Rounds that stay together: longer than most bursts. */
export const blockLength = 10;

/**
 * Rounds of a run made of recorded ones: blocks of rounds that follow each other, from random places, so that what
 * neighbours share stays shared. After the last recorded round comes the first, or those at the ends would be rare, and a
 * series that is centred would be so no more.
 *
 * Source: Politis and Romano, A circular block-resampling procedure for stationary data, 1992.
 *
 * @param recorded how many rounds there are
 * @returns indexes from 0, as many as `wanted`
 */
export function resampleRounds(recorded: number, wanted: number, random: RandomStream): number[] {
  const rounds: number[] = [];
  while (rounds.length < wanted) {
    const first = random.integer(0, recorded - 1);
    for (let place = 0; place < blockLength && rounds.length < wanted; place++)
      rounds.push((first + place) % recorded);
  }
  return rounds;
}

/**
 * The same rounds in random order, the same one for all tests: what they share in a round stays shared, and neighbours
 * know nothing of each other any more.
 */
export function shuffleRounds(series: readonly Series[], random: RandomStream): Series[] {
  const order = (series[0]?.logRatios ?? []).map((_, round) => round);
  for (let last = order.length - 1; last > 0; last--) {
    const other = random.integer(0, last);
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  return series.map((one) => ({ ...one, logRatios: order.map((round) => one.logRatios[round] as number) }));
}
