import type { SetupTimes } from "../engines/engine.ts";

/** A part of the run that is going on, and its share of the wall clock so far, nanoseconds. */
interface Going {
  share: number;
}

/**
 * A run's wall clock by part, in nanoseconds; the rest is the tool's own work. Parts that go on at the same time share the wall clock
 * equally.
 */
export class Timeline {
  readonly #parts: Record<string, number> = {};
  readonly #now: () => number;
  readonly #going = new Set<Going>();
  #shared: number;

  /** @param now a monotonic clock in nanoseconds */
  constructor(now: () => number) {
    this.#now = now;
    this.#shared = now();
  }

  get parts(): Readonly<Record<string, number>> {
    return this.#parts;
  }

  /** Books the time that `work` takes under `part`. */
  async during<Value>(part: string, work: () => Promise<Value> | Value): Promise<Value> {
    const going = this.#begin();
    try {
      return await work();
    } finally {
      this.add(part, this.#end(going));
    }
  }

  /** Books the wall clock of making a pair ready, by the work of the slower of its two engines. */
  async duringReady(work: () => Promise<readonly SetupTimes[]>): Promise<void> {
    const start = this.#now();
    const going = this.#begin();
    let all: readonly SetupTimes[] = [];
    try {
      all = await work();
    } finally {
      this.#bookReady(all, this.#end(going), this.#now() - start);
    }
  }

  /** @param share of the wall clock @param elapsed of it while the pair was made ready */
  #bookReady(all: readonly SetupTimes[], share: number, elapsed: number): void {
    const slower = all.toSorted((one, other) => other.totalNs - one.totalNs)[0];
    const scale = elapsed === 0 ? 1 : share / elapsed;
    const steps = {
      populate: slower?.populateNs ?? 0,
      copy: slower?.copyNs ?? 0,
      flush: slower?.flushNs ?? 0,
      open: slower?.openNs ?? 0,
      warm: slower?.warmNs ?? 0,
    };
    for (const [step, ns] of Object.entries(steps)) this.add(step, ns * scale);
    const known = Object.values(steps).reduce((sum, ns) => sum + ns, 0);
    this.add("start processes and pass results", Math.max(0, elapsed - known) * scale);
  }

  add(part: string, ns: number): void {
    this.#parts[part] = (this.#parts[part] ?? 0) + Math.round(ns);
  }

  #begin(): Going {
    this.#divide();
    const going = { share: 0 };
    this.#going.add(going);
    return going;
  }

  #end(going: Going): number {
    this.#divide();
    this.#going.delete(going);
    return going.share;
  }

  /** Divides the time since the last change among what goes on. */
  #divide(): void {
    const now = this.#now();
    for (const going of this.#going) going.share += (now - this.#shared) / this.#going.size;
    this.#shared = now;
  }
}
