/** A virtual machine that is stopped for a moment charges the thread that was running or about to sleep, and makes others wait. */
const fewest = 2;

/**
 * Tells what an engine does from what happens to its machine: the sign has to be in two samples of a test at least, and in half of those so far.
 * With fewer, the median of the samples is one without the sign.
 */
export class HalfOfSamples {
  readonly #seen = new Map<string, { all: number; signs: number }>();

  /**
   * Takes the next sample.
   *
   * @param key names the test and the sign
   * @param hasSign whether this sample has the sign
   * @returns whether this sample has the sign, and at least half of those so far
   */
  add(key: string, hasSign: boolean): boolean {
    const { all, signs } = this.#seen.get(key) ?? { all: 0, signs: 0 };
    const seen = { all: all + 1, signs: signs + (hasSign ? 1 : 0) };
    this.#seen.set(key, seen);
    return hasSign && seen.signs >= fewest && seen.signs * 2 >= seen.all;
  }
}
