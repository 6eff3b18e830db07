import { milliseconds } from "../messages/milliseconds.ts";
import type { ThreadUsage } from "../process/group.ts";
import type { DriverProcess, OthersRan } from "./driver-process.ts";
import { EngineFailure } from "./engine.ts";
import type { Reply } from "./protocol.ts";

/** The most time that a word takes to reach a sample's process, or back, nanoseconds. */
const pipeNs = 1e6;

/**
 * The most time that a driver works from the word to start to the reply, beside the work that it times: nanoseconds, and more for each chunk,
 * around which it takes turns and reads what the system knows of the thread; a share of the sample; and a share of all the time that has
 * passed. A process that waits for its turn wakes every 50 ms to see whether another one has failed: on a loaded machine that took 51 µs
 * each time, and one whose neighbour hangs wakes 1200 times a minute.
 */
export const untimed = { ns: 5e6, chunkNs: 50_000, share: 0.1, passedShare: 0.004 } as const;

/** The most timers that a process has; each one that fires in the turn of another engine takes it some 10 µs. */
const mostTimers = 16;

/** The longest time between two looks at timers, milliseconds. Each look comes at a moment that the engine cannot know. */
const longestPauseMs = 30;

/**
 * Compares a sample's times with what is known without asking the process that the engine is in: the clock of this process, and the time
 * that the system gave to the thread that executes the statements. A loaded machine makes neither wrong: nobody runs for longer than it
 * takes.
 */
export class SampleWatch {
  readonly #driver: DriverProcess;
  readonly #before: ReturnType<DriverProcess["sampleUsage"]>;
  readonly #isAllTimed: boolean;
  readonly #othersBefore: OthersRan | undefined;
  readonly #began = process.hrtime.bigint();
  #after: ThreadUsage | undefined;
  readonly #threadsBefore: number;
  /** The most timers that a look has found. */
  #timers = 0;
  #nextLook: NodeJS.Timeout | undefined;

  /**
   * To be made right before the sample is told to start.
   *
   * @param isAllTimed whether the process executes only what it times
   */
  constructor(driver: DriverProcess, isAllTimed: boolean) {
    this.#driver = driver;
    this.#othersBefore = driver.othersRan();
    this.#isAllTimed = isAllTimed;
    this.#before = driver.sampleUsage();
    this.#threadsBefore = driver.sampleThreadsRanNs();
    this.#awaitLook();
  }

  /** Ends the looks. To be called once nobody waits for the reply any more. */
  end(): void {
    clearTimeout(this.#nextLook);
  }

  /** To be called with the reply, while the process still is there. @throws EngineFailure if its times cannot be true, or it makes others' wrong */
  requireTrue({ ns, chunks }: Pick<Reply<"sample">, "ns" | "chunks">): void {
    const sum = chunks?.reduce((total, one) => total + one, 0) ?? ns;
    if (sum !== ns) throw forged(`its time is ${milliseconds(ns)}, and its chunks take ${milliseconds(sum)}`);
    if (this.#isFiltered(this.#usageAfter()))
      throw forged("the engine filters system calls (seccomp), and that of the clock with them");
    this.#countTimers();
    if (this.#timers > mostTimers)
      throw new EngineFailure(
        "error",
        `it has ${this.#timers} timers, and may have ${mostTimers}: they can interrupt other engines`,
      );
    const spanNs = this.#passedNs();
    if (ns > spanNs + pipeNs)
      throw forged(`its times are ${milliseconds(ns)} in all, and ${milliseconds(spanNs)} have passed`);
  }

  /**
   * How long the sample's thread has run, nanoseconds, if that is more than its times explain; undefined if they do, or if the system does not
   * say. A virtual machine that is stopped for a moment charges the thread that was running. To be called with the reply, as `requireTrue`.
   */
  unexplainedNs({ ns, chunks }: Pick<Reply<"sample">, "ns" | "chunks">): number | undefined {
    const after = this.#usageAfter();
    if (!this.#isAllTimed || !this.#before?.isAsleep || after?.process !== this.#before.process)
      return undefined;
    const ranNs = after.ranNs - this.#before.ranNs;
    const spanNs = this.#passedNs();
    const allowedNs = untimed.ns + (chunks?.length ?? 0) * untimed.chunkNs + spanNs * untimed.passedShare;
    return ranNs > ns * (1 + untimed.share) + allowedNs ? ranNs : undefined;
  }

  /**
   * How long the engine's other processes have run since the sample began, nanoseconds, as far as they are still there; undefined if the
   * system does not say. To be called while the sample's process still is there.
   */
  othersRanNs(): number | undefined {
    const after = this.#driver.othersRan();
    const before = this.#othersBefore;
    if (before === undefined || after === undefined) return undefined;
    const beside = [...after.beside].map(([one, ranNs]) => ranNs - (before.beside.get(one) ?? 0));
    const idle = [...after.idle].map(([one, ranNs]) => Math.max(0, ranNs - (before.idle.get(one) ?? ranNs)));
    return [...beside, ...idle].reduce((sum, ranNs) => sum + ranNs, 0);
  }

  /** How long other threads of the sample's process have run since it began, nanoseconds. To be called while it still is there. */
  threadsRanNs(): number {
    return Math.max(0, this.#driver.sampleThreadsRanNs() - this.#threadsBefore);
  }

  /**
   * How long the sample's thread has queued for a processor since the sample began, nanoseconds; undefined if the system does not say. To be
   * called while the sample's process still is there.
   */
  queuedNs(): number | undefined {
    const after = this.#usageAfter();
    if (this.#before === undefined || after?.process !== this.#before.process) return undefined;
    return after.queuedNs - this.#before.queuedNs;
  }

  /** Read once, with the reply: the system is asked through files. */
  #usageAfter(): ThreadUsage | undefined {
    this.#after ??= this.#driver.sampleUsage();
    return this.#after;
  }

  /** An engine can remove its timers before it replies. */
  #awaitLook(): void {
    const look = () => {
      this.#countTimers();
      this.#awaitLook();
    };
    this.#nextLook = setTimeout(look, Math.random() * longestPauseMs).unref();
  }

  #countTimers(): void {
    this.#timers = Math.max(this.#timers, this.#driver.sampleTimers());
  }

  #passedNs(): number {
    return Number(process.hrtime.bigint() - this.#began);
  }

  /** Whether the sample's process has filters beside the driver's own; false if the system does not say. */
  #isFiltered(usage: ThreadUsage | undefined): boolean {
    return (usage?.filters ?? 0) > this.#driver.ownFilters;
  }
}

function forged(words: string): EngineFailure {
  return new EngineFailure("error", `forged clock: ${words}`, { where: "clock" });
}
