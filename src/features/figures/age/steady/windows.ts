import { bucketOf, type Histogram } from "../../../../model/histogram.ts";
import { mostSlow, type SlowCommit, type SteadyLife, slowNs, windowNs } from "./record.ts";

/** The state of the engine at one time. */
export interface SeenState {
  /** Since the load began, nanoseconds. */
  readonly atNs: number;
  /** Bytes. */
  readonly disk: number;
  readonly resident: number;
}

/** Puts commits into windows as they come, so that the commits themselves need not be kept. */
export class SteadyWindows {
  readonly #windows: { commits: number; p50Ns: number; p99Ns: number; maxNs: number }[] = [];
  readonly #buckets = new Map<number, number>();
  readonly #states: SeenState[] = [];
  #open: number[] = [];
  #slow: SlowCommit[] = [];
  #longest = 0;
  #commits = 0;

  /** Commits so far. */
  get commits(): number {
    return this.#commits;
  }

  /**
   * Adds commits that followed one another.
   *
   * @param atNs when the first began, nanoseconds since the load began; not before the end of those that are there
   * @param times nanoseconds, integers
   */
  add(atNs: number, times: readonly number[]): void {
    let began = atNs;
    for (const ns of times) {
      const end = began + ns;
      this.#closeUntil(end);
      this.#open.push(ns);
      this.#note({ atNs: began, ns, after: this.#commits });
      this.#commits++;
      began = end;
    }
  }

  /** Adds what was seen meanwhile, in order of time. */
  see(state: SeenState): void {
    this.#states.push(state);
  }

  /** @param untilNs the end of the load; commits and states after the last whole window are in none */
  finish(untilNs: number): Pick<SteadyLife, "commits" | "windows" | "latencies" | "slow"> {
    this.#closeUntil(untilNs);
    const closed = this.#windows.slice(0, Math.floor(untilNs / windowNs));
    const counts = [...this.#buckets].toSorted(([one], [other]) => one - other);
    const latencies: Histogram | undefined =
      counts.length === 0 ? undefined : { max: this.#longest, counts: counts as [number, number][] };
    const states = this.#statesOf(closed.length);
    return {
      commits: this.#commits,
      windows: {
        commits: closed.map(({ commits }) => commits),
        p50Ns: closed.map(({ p50Ns }) => p50Ns),
        p99Ns: closed.map(({ p99Ns }) => p99Ns),
        maxNs: closed.map(({ maxNs }) => maxNs),
        disk: states.map(({ disk }) => disk),
        resident: states.map(({ resident }) => resident),
      },
      latencies,
      slow: this.#slow.toSorted((one, other) => one.atNs - other.atNs),
    };
  }

  /** Closes the windows that end before a time. */
  #closeUntil(ns: number): void {
    while ((this.#windows.length + 1) * windowNs <= ns) {
      const sorted = this.#open.toSorted((one, other) => one - other);
      const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
      this.#windows.push({ commits: sorted.length, p50Ns: at(0.5), p99Ns: at(0.99), maxNs: at(1) });
      this.#open = [];
    }
  }

  #note(commit: SlowCommit): void {
    const { ns } = commit;
    const bucket = bucketOf(ns);
    this.#buckets.set(bucket, (this.#buckets.get(bucket) ?? 0) + 1);
    this.#longest = Math.max(this.#longest, ns);
    if (ns < slowNs) return;
    this.#slow.push(commit);
    if (this.#slow.length > mostSlow)
      this.#slow = this.#slow.toSorted((one, other) => other.ns - one.ns).slice(0, mostSlow);
  }

  /** The last state that was seen in each window, or before it. */
  #statesOf(windows: number): SeenState[] {
    let next = 0;
    let last: SeenState = this.#states[0] ?? { atNs: 0, disk: 0, resident: 0 };
    return Array.from({ length: windows }, (_, index) => {
      for (let seen = this.#states[next]; seen !== undefined && seen.atNs <= (index + 1) * windowNs; ) {
        last = seen;
        seen = this.#states[++next];
      }
      return last;
    });
  }
}
