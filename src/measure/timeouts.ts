import { type Test, testPath } from "../model/test.ts";

/** A sample may take this many times what the baseline took, */
export const timeoutFactor = 60;
/** and at least this many seconds: a small test on a busy machine does not hang. */
export const minimumTimeout = 30;
/** Seconds, if the baseline's time is unknown. */
const timeoutWithoutBaseline = 600;

/** How long an engine may take for one sample before it counts as hung. */
export class SampleTimeouts {
  readonly #given: number | undefined;
  readonly #baselineNs = new Map<string, number>();

  /** @param seconds for every sample; absent if the baseline's time decides */
  constructor(seconds?: number) {
    this.#given = seconds;
  }

  /** How long the preparation of a database may take, milliseconds: a large one takes longer than a sample. */
  get ofPreparation(): number {
    return Math.max(timeoutWithoutBaseline, this.#given ?? 0) * 1000;
  }

  /** Sets what the baseline took for a test, nanoseconds. */
  setBaseline(test: Test, ns: number): void {
    this.#baselineNs.set(testPath(test), ns);
  }

  /** Milliseconds. */
  of(test: Test): number {
    return this.after(this.#baselineNs.get(testPath(test)));
  }

  /**
   * Milliseconds, for statements that are no test's.
   *
   * @param baselineNs what the baseline took, nanoseconds; undefined if that is not known
   */
  after(baselineNs: number | undefined): number {
    if (this.#given !== undefined) return this.#given * 1000;
    return baselineNs === undefined
      ? timeoutWithoutBaseline * 1000
      : Math.max(minimumTimeout * 1000, (timeoutFactor * baselineNs) / 1e6);
  }
}
