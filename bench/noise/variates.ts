import { RandomStream } from "../../src/suite/random.ts";
import type { Range } from "./model.ts";

/** The integers that a uniform value is made of; a power of two, so that no draw is rejected. */
const steps = 2 ** 31;

/** Random values of the distributions that noise is made of, the same for the same seed and purpose everywhere. */
export class Variates {
  readonly #stream: RandomStream;
  #spare: number | undefined;

  constructor(seed: number, purpose: string) {
    this.#stream = new RandomStream(seed, purpose);
  }

  /** Above 0 and below 1. */
  uniform(): number {
    return (this.#stream.integer(0, steps - 1) + 0.5) / steps;
  }

  /** From 0 to `count` - 1, each as likely. */
  index(count: number): number {
    return this.#stream.integer(0, count - 1);
  }

  /** As likely below the geometric middle as above it. */
  within({ least, most }: Range): number {
    return least * Math.exp(this.uniform() * Math.log(most / least));
  }

  exponential(mean: number): number {
    return -mean * Math.log(this.uniform());
  }

  /** A standard normal variate, by Box and Muller's pairs. */
  normal(): number {
    if (this.#spare !== undefined) {
      const value = this.#spare;
      this.#spare = undefined;
      return value;
    }
    const radius = Math.sqrt(-2 * Math.log(this.uniform()));
    const angle = 2 * Math.PI * this.uniform();
    this.#spare = radius * Math.sin(angle);
    return radius * Math.cos(angle);
  }

  /** The values in a random order, every order equally likely (Fisher and Yates). */
  shuffled<Value>(values: readonly Value[]): Value[] {
    const shuffled = [...values];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = this.index(last + 1);
      [shuffled[last], shuffled[other]] = [shuffled[other] as Value, shuffled[last] as Value];
    }
    return shuffled;
  }
}
