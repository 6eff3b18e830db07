import type { Role } from "../model/engine.ts";
import { type Storage, type Test, testPath } from "../model/test.ts";

/** A sample may take this many times what the baseline took, */
export const timeoutFactor = 100;
/** and at least this many seconds: a small test on a busy machine does not hang. */
export const minimumTimeout = 20;
/** Seconds, if the baseline's time is unknown. */
const timeoutWithoutBaseline = 600;

/** The preparation of a database of own workloads. */
export interface Preparation {
  readonly storage: Storage;
  /** The database, as the workspace names it. */
  readonly database: string;
}

/** Work whose limit follows from the reference's time: a sample of a test, or a preparation. */
export type Limited = Test | Preparation;

/** How long an engine may take for one sample, or for a preparation, before it counts as hung. */
export class SampleTimeouts {
  readonly #given: number | undefined;
  readonly #references = new Map<string, { readonly role: Role; readonly ns: number }>();
  readonly #awaited = new Map<string, PromiseWithResolvers<void>>();

  /** @param seconds for every sample; absent if the baseline's time decides */
  constructor(seconds?: number) {
    this.#given = seconds;
  }

  /** Sets what the engine that the others are compared with took, nanoseconds. */
  setReference(work: Limited, role: Role, ns: number): void {
    this.#references.set(keyOf(work), { role, ns });
  }

  /** Begins to wait for the reference: `known` ends once it is settled. */
  await(work: Limited): void {
    this.#awaited.set(keyOf(work), Promise.withResolvers());
  }

  /** Ends the waiting: the reference's time is set, or nobody will set it. */
  settle(work: Limited): void {
    this.#awaited.get(keyOf(work))?.resolve();
  }

  /** Waits until the limit can follow from the reference's time. */
  async known(work: Limited): Promise<void> {
    await this.#awaited.get(keyOf(work))?.promise;
  }

  /** Milliseconds. A limit that is given is one for samples: a preparation may always take as long as if none was. */
  of(work: Limited): number {
    const ns = this.#references.get(keyOf(work))?.ns;
    return isPreparation(work) ? Math.max(this.after(ns), byReference(ns)) : this.after(ns);
  }

  /** `over 100x the baseline's 0.2 s`: what the limit is beside the reference's time; undefined if that is not known. */
  describe(work: Limited): string | undefined {
    const reference = this.#references.get(keyOf(work));
    if (reference === undefined) return undefined;
    const times = (this.of(work) * 1e6) / Math.max(1, reference.ns);
    const whole = Math.floor(times) > 100 ? Number(times.toPrecision(2)) : Math.floor(times);
    const preparing = isPreparation(work) ? " of preparing" : "";
    return whole < 2
      ? undefined
      : `over ${whole.toLocaleString("en")}x the ${reference.role}'s ${duration(reference.ns)}${preparing}`;
  }

  /** `at most 20 s, over 100x the baseline's 0.2 s` */
  describeLimit(work: Limited): string {
    const beside = this.describe(work);
    return `at most ${Math.round(this.of(work) / 1000)} s${beside === undefined ? "" : `, ${beside}`}`;
  }

  /**
   * Milliseconds, for statements that are no test's.
   *
   * @param baselineNs what the baseline took, nanoseconds; undefined if that is not known
   */
  after(baselineNs: number | undefined): number {
    return this.#given === undefined ? byReference(baselineNs) : this.#given * 1000;
  }
}

/** Milliseconds, where no limit is given. */
function byReference(ns: number | undefined): number {
  return ns === undefined
    ? timeoutWithoutBaseline * 1000
    : Math.max(minimumTimeout * 1000, (timeoutFactor * ns) / 1e6);
}

/** Whether work is a preparation. */
export function isPreparation(work: Limited): work is Preparation {
  return "database" in work;
}

function keyOf(work: Limited): string {
  return isPreparation(work) ? `preparation of ${work.storage} ${work.database}` : testPath(work);
}

/** `0.2 s`, `1.5 ms` */
function duration(ns: number): string {
  const [value, unit] = ns < 1e8 ? [ns / 1e6, "ms"] : [ns / 1e9, "s"];
  return `${Number(value.toPrecision(2))} ${unit}`;
}
