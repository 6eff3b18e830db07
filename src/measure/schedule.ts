import { RandomStream } from "../suite/random.ts";
import type { Test, Variant } from "../suite/test.ts";
import type { Role, TestRecord } from "./recording.ts";

/** One visit to a test: each engine's sample right after the other's, in this order. */
export interface Visit {
  readonly test: Test;
  readonly order: readonly Role[];
}

/** One visit to each of some tests of a variant, with fresh processes of both engines. */
export interface Round {
  /** From 1; rounds of different variants share their numbers. */
  readonly number: number;
  readonly variant: Variant;
  readonly visits: readonly Visit[];
}

/**
 * Says what to measure next, given everything measured so far; `undefined` when nothing more is wanted. It is
 * asked again after each round.
 */
export type Schedule = (records: readonly TestRecord[]) => Round | undefined;

/**
 * Visits every test in each of a fixed number of rounds, variant by variant within a round so that drift of the
 * machine meets all variants alike. The order of tests is random, drawn from the seed; a test that has failed is
 * visited no more, since more samples cannot mend it. Which engine goes first alternates from test to test and
 * from round to round.
 */
export function fixedRounds(rounds: number, seed: number): Schedule {
  let asked = 0;
  return (records) => {
    const variants = [...new Set(records.map(({ variant }) => variant))];
    while (asked < rounds * variants.length) {
      const number = Math.floor(asked / variants.length) + 1;
      const variant = variants[asked % variants.length] as Variant;
      asked++;
      const visits = records
        .map((record, index) => ({ record, order: alternate(number + index) }))
        .filter(({ record }) => record.variant === variant && record.failures.length === 0)
        .map(({ record: { storage, kind, workload }, order }) => ({
          test: { variant, storage, kind, workload },
          order,
        }));
      if (visits.length > 0)
        return {
          number,
          variant,
          visits: shuffle(visits, new RandomStream(seed, `round ${number} ${variant}`)),
        };
    }
    return undefined;
  };
}

function alternate(turn: number): readonly Role[] {
  return turn % 2 === 0 ? ["baseline", "candidate"] : ["candidate", "baseline"];
}

/** Fisher and Yates' shuffle: every order equally likely. */
function shuffle<Value>(values: readonly Value[], random: RandomStream): readonly Value[] {
  const shuffled = [...values];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = random.integer(0, last);
    [shuffled[last], shuffled[other]] = [shuffled[other] as Value, shuffled[last] as Value];
  }
  return shuffled;
}
