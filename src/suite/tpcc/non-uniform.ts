import { RandomStream } from "../random.ts";

/** Values of which some are chosen much more often than others. */
export type Chosen = "loaded last name" | "last name" | "customer" | "item";

/** The constant A of the standard's function: the larger it is beside the range, the more even is the choice. */
const spreads: Readonly<Record<Chosen, number>> = {
  "loaded last name": 255,
  "last name": 255,
  customer: 1023,
  item: 8191,
};

/** The constant C: which ones are chosen often. */
export type Offsets = Readonly<Record<Chosen, number>>;

/**
 * Constants of a seed. The constants of last names differ between loading and running by 65 to 119, and neither by 96 nor by 112
 * (clause 2.1.6.1).
 */
export function offsetsOf(seed: number): Offsets {
  const random = new RandomStream(seed, "tpcc offsets");
  const loaded = random.integer(0, spreads["loaded last name"]);
  const deltas = Array.from({ length: 55 }, (_, index) => 65 + index).filter(
    (delta) => delta !== 96 && delta !== 112,
  );
  const delta = random.oneOf(deltas);
  return {
    "loaded last name": loaded,
    "last name": loaded >= delta ? loaded - delta : loaded + delta,
    customer: random.integer(0, spreads.customer),
    item: random.integer(0, spreads.item),
  };
}

/**
 * NURand of clause 2.1.6: an integer from `first` to `last`, both included. In a range that is short beside the constant A, all are chosen about as often.
 */
export function nonUniform(
  random: RandomStream,
  offsets: Offsets,
  chosen: Chosen,
  first: number,
  last: number,
): number {
  const bits = random.integer(0, spreads[chosen]) | random.integer(first, last);
  return ((bits + offsets[chosen]) % (last - first + 1)) + first;
}

const syllables = ["BAR", "OUGHT", "ABLE", "PRI", "PRES", "ESE", "ANTI", "CALLY", "ATION", "EING"];

/** The last name of a number from 0 to 999: a syllable for each of three digits (clause 4.3.2.3). */
export function lastName(number: number): string {
  const digits = String(number).padStart(3, "0");
  return Array.from(digits, (digit) => syllables[Number(digit)]).join("");
}
