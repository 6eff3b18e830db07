import type { SetupTimes } from "../engines/engine.ts";

/** A run's wall clock by part, in nanoseconds; the rest is the tool's own work. */
export class Timeline {
  readonly #parts: Record<string, number> = {};
  readonly #now: () => number;

  /** @param now a monotonic clock in nanoseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  get parts(): Readonly<Record<string, number>> {
    return this.#parts;
  }

  /** Books the time that `work` takes under `part`. */
  async during<Value>(part: string, work: () => Promise<Value> | Value): Promise<Value> {
    const start = this.#now();
    try {
      return await work();
    } finally {
      this.add(part, this.#now() - start);
    }
  }

  /** Books the wall clock of making a pair ready, by the work of the slower of its two engines. */
  async duringReady(work: () => Promise<readonly SetupTimes[]>): Promise<void> {
    const start = this.#now();
    const all = await work();
    const elapsed = this.#now() - start;
    const slower = all.toSorted((one, other) => other.totalNs - one.totalNs)[0];
    const steps = {
      populate: slower?.populateNs ?? 0,
      copy: slower?.copyNs ?? 0,
      flush: slower?.flushNs ?? 0,
      open: slower?.openNs ?? 0,
      warm: slower?.warmNs ?? 0,
    };
    for (const [step, ns] of Object.entries(steps)) this.add(step, ns);
    const known = Object.values(steps).reduce((sum, ns) => sum + ns, 0);
    this.add("fork and exchange", Math.max(0, elapsed - known));
  }

  add(part: string, ns: number): void {
    this.#parts[part] = (this.#parts[part] ?? 0) + Math.round(ns);
  }
}
