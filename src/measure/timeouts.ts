import type { Role } from "../model/engine.ts";
import { type Test, testPath } from "../model/test.ts";

/** A sample may take this many times what the baseline took, */
export const timeoutFactor = 100;
/** and at least this many seconds: a small test on a busy machine does not hang. */
export const minimumTimeout = 20;
/** Seconds, if the baseline's time is unknown. */
const timeoutWithoutBaseline = 600;

/** How long an engine may take for one sample before it counts as hung. */
export class SampleTimeouts {
  readonly #given: number | undefined;
  readonly #references = new Map<string, { readonly role: Role; readonly ns: number }>();
  readonly #awaited = new Map<string, PromiseWithResolvers<void>>();

  /** @param seconds for every sample; absent if the baseline's time decides */
  constructor(seconds?: number) {
    this.#given = seconds;
  }

  /** How long the preparation of a database may take, milliseconds: a large one takes longer than a sample. */
  get ofPreparation(): number {
    return Math.max(timeoutWithoutBaseline, this.#given ?? 0) * 1000;
  }

  /** Sets what the engine that the others are compared with took for a test, nanoseconds. */
  setReference(test: Test, role: Role, ns: number): void {
    this.#references.set(testPath(test), { role, ns });
  }

  /** Begins to wait for the reference of a test: `known` ends once it is settled. */
  await(test: Test): void {
    this.#awaited.set(testPath(test), Promise.withResolvers());
  }

  /** Ends the waiting: the reference's time is set, or nobody will set it. */
  settle(test: Test): void {
    this.#awaited.get(testPath(test))?.resolve();
  }

  /** Waits until the limit of a test can follow from the reference's time. */
  async known(test: Test): Promise<void> {
    await this.#awaited.get(testPath(test))?.promise;
  }

  /** Milliseconds. */
  of(test: Test): number {
    return this.after(this.#references.get(testPath(test))?.ns);
  }

  /** `over 100x the baseline's 0.2 s`: what the limit of a test is beside the reference's time; undefined if that is not known. */
  describe(test: Test): string | undefined {
    const reference = this.#references.get(testPath(test));
    if (reference === undefined) return undefined;
    const times = (this.of(test) * 1e6) / Math.max(1, reference.ns);
    const whole = Math.floor(times) > 100 ? Number(times.toPrecision(2)) : Math.floor(times);
    return whole < 2
      ? undefined
      : `over ${whole.toLocaleString("en")}x the ${reference.role}'s ${duration(reference.ns)}`;
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

/** `0.2 s`, `1.5 ms` */
function duration(ns: number): string {
  const [value, unit] = ns < 1e8 ? [ns / 1e6, "ms"] : [ns / 1e9, "s"];
  return `${Number(value.toPrecision(2))} ${unit}`;
}
