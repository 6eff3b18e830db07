import { createHash } from "node:crypto";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";

/** As many letters as fit into one draw of the generator's 32 bits. */
const lettersPerDraw = 6;
const wordsPerDraw = 26 ** lettersPerDraw;
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
      // Without both `| 0` the arithmetic is on doubles, and generating the suite takes 1.7 times as long.
      let word = uniformInt(this.#generator, 0, wordsPerDraw - 1) | 0;
      for (let at = start; at < start + lettersPerDraw; at++) {
        letters[at] = codeOfA + (word % 26);
        word = (word / 26) | 0;
      }
    }
    return letters.toString("latin1", 0, count);
  }

  /** A range of `length` consecutive integers within 1 to `limit`; all of 1 to `limit` where it is shorter. */
  range(length: number, limit: number): readonly [first: number, last: number] {
    const first = this.integer(1, Math.max(1, limit - length + 1));
    return [first, Math.min(first + length - 1, limit)];
  }
}
