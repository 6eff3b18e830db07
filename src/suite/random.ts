import { createHash } from "node:crypto";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";

/** As many letters as fit into one draw of the generator's 32 bits. */
const lettersPerDraw = 6;
const words = 26 ** lettersPerDraw;
/** Draws from here on are rejected: the others are a multiple of `words`, so that each word is equally likely. */
const firstRejected = Math.floor(2 ** 32 / words) * words - 2 ** 31;
const codeOfA = "a".charCodeAt(0);

/**
 * An endless sequence of random values that depends on the seed and the purpose alone: the same on every machine
 * and Node version, and independent of the sequences of other purposes.
 */
export class RandomStream {
  readonly #generator: RandomGenerator;
  #letters = Buffer.alloc(0);

  /** `seed` is an integer; `purpose` says what the values are for, e.g. `workload oltp_insert`. */
  constructor(seed: number, purpose: string) {
    const digest = createHash("sha256").update(`${seed} ${purpose}`).digest();
    this.#generator = xoroshiro128plusFromState([0, 4, 8, 12].map((offset) => digest.readInt32LE(offset)));
  }

  /**
   * An integer from `first` to `last`, both included, each as likely as the others.
   * @throws RangeError if `last` is below `first`.
   */
  integer(first: number, last: number): number {
    if (last < first) throw new RangeError(`no integer lies between ${first} and ${last}`);
    return uniformInt(this.#generator, first, last);
  }

  /** `count` lowercase letters from a to z. */
  letters(count: number): string {
    if (this.#letters.length < count + lettersPerDraw) this.#letters = Buffer.alloc(count + lettersPerDraw);
    const letters = this.#letters;
    for (let start = 0; start < count; start += lettersPerDraw) {
      let word = this.#word();
      for (let at = start; at < start + lettersPerDraw; at++) {
        letters[at] = codeOfA + (word % 26);
        word = (word / 26) | 0;
      }
    }
    return letters.toString("latin1", 0, count);
  }

  /**
   * One of some values, each as likely as the others.
   * @throws RangeError if there is none
   */
  oneOf<Value>(values: readonly Value[]): Value {
    return values[this.integer(0, values.length - 1)] as Value;
  }

  /** The values in a new order, every order equally likely. */
  shuffle<Value>(values: readonly Value[]): Value[] {
    const shuffled = [...values];
    this.reorder(shuffled);
    return shuffled;
  }

  /** Puts values into a new order, every order equally likely (Fisher and Yates' shuffle). */
  reorder<Value>(values: { readonly length: number; [index: number]: Value }): void {
    for (let last = values.length - 1; last > 0; last--) {
      const other = this.integer(0, last);
      [values[last], values[other]] = [values[other] as Value, values[last] as Value];
    }
  }

  /**
   * The same as `uniformInt(generator, 0, words - 1)`, which computes with doubles and takes twice as long. Each `| 0`
   * keeps the arithmetic on 32-bit integers.
   */
  #word(): number {
    let draw = this.#generator.next() | 0;
    while (draw >= firstRejected) draw = this.#generator.next() | 0;
    return (((draw ^ 0x80000000) >>> 0) % words) | 0;
  }

  /** A range of `length` consecutive integers within 1 to `limit`; all of 1 to `limit` if that is shorter. */
  range(length: number, limit: number): readonly [first: number, last: number] {
    const first = this.integer(1, Math.max(1, limit - length + 1));
    return [first, Math.min(first + length - 1, limit)];
  }
}

/** The random values of a workload: the same in every variant, and independent of those of other workloads. */
export function workloadStream(seed: number, workload: string): RandomStream {
  return new RandomStream(seed, `workload ${workload}`);
}
