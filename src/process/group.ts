import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { readText } from "./memory.ts";
import { type ChildProcess, killGroup, sendSignal } from "./start.ts";

/** The use of the processor by a process's first thread. */
export interface ThreadUsage {
  readonly process: number;
  /** How long it has run since it started, nanoseconds: up to date only if it is asleep. */
  readonly ranNs: number;
  /** How long others had the processor that it wanted, nanoseconds. */
  readonly queuedNs: number;
  readonly isAsleep: boolean;
  /** How many filters of its system calls (seccomp) it has; undefined if the system does not say. */
  readonly filters: number | undefined;
}

/**
 * A driver's process and everything that it and its engine have started: one process group, so that a Ctrl-C at the
 * terminal reaches the tool alone, which then ends the group, the driver's forked samples included.
 */
export class ProcessGroup {
  readonly #leader: ChildProcess;
  readonly #depth: number;
  /** The processes that the driver had started before the first command. */
  #companions: ReadonlySet<number> | undefined;

  /**
   * @param leader started detached
   * @param depth how far below the leader the driver is, each process the first child of the one above
   */
  constructor(leader: ChildProcess, depth = 0) {
    this.#leader = leader;
    this.#depth = depth;
  }

  /** To be called before each command: what runs before the first is the engine's own, and no sample. */
  beforeCommand(): void {
    this.#companions ??= new Set(this.#children());
  }

  /** Whether the process of a sample is running, as far as the system says. */
  hasSample(): boolean {
    return this.#samples().length > 0;
  }

  /**
   * The usage of a sample's first thread; undefined if the system does not say.
   *
   * @param forks whether samples have processes of their own, below the driver's
   */
  sampleUsage(forks: boolean): ThreadUsage | undefined {
    const process = this.#ofSample(forks);
    return process === undefined ? undefined : usageOf(process);
  }

  /**
   * How many timers the process of a sample has, those of its files included, as far as the system shows them.
   *
   * @param forks whether samples have processes of their own, below the driver's
   */
  sampleTimers(forks: boolean): number {
    const process = this.#ofSample(forks);
    return process === undefined ? 0 : timersOf(process);
  }

  /**
   * How long the threads of a sample's process have run but its first, nanoseconds, as far as they are still there; 0 if the system does not say.
   *
   * @param forks whether samples have processes of their own, below the driver's
   */
  sampleThreadsRanNs(forks: boolean): number {
    const process = this.#ofSample(forks);
    if (process === undefined) return 0;
    const others = threadsOf(process).filter((thread) => thread !== process);
    return others.reduce((sum, thread) => sum + threadRanNs(process, thread), 0);
  }

  /**
   * How long each process of the group has run but that of a sample, nanoseconds, by its number; undefined if the system does not say. Only
   * processes that are children of others in it are known: where the driver is confined, that is all of them.
   *
   * @param forks whether samples have processes of their own, below the driver's
   */
  othersRanNs(forks: boolean): ReadonlyMap<number, number> | undefined {
    const { pid } = this.#leader;
    const sample = forks ? this.#samples().at(-1) : this.#driver();
    if (pid === undefined || sample === undefined) return undefined;
    const others = [pid, ...descendantsOf(pid)].filter((one) => one !== sample);
    return new Map(others.map((one) => [one, processRanNs(one)]));
  }

  /** How long all processes of the group that still are there have run, nanoseconds; 0 if the system does not say. */
  ranNs(): number {
    const { pid } = this.#leader;
    if (pid === undefined) return 0;
    return [pid, ...descendantsOf(pid)].reduce((sum, one) => sum + processRanNs(one), 0);
  }

  /**
   * The text that a pointer in the memory of a sample's process points at: `readText`.
   *
   * @param forks whether samples have processes of their own, below the driver's
   */
  async readSampleText(forks: boolean, pointerAt: number, mostBytes: number): Promise<string | undefined> {
    const process = forks ? this.#samples().at(-1) : this.#driver();
    return process === undefined ? undefined : await readText(process, pointerAt, mostBytes);
  }

  /** Ends the hanging process by a signal that lets the driver's crash handler name the statement. */
  abort(): void {
    const pid = this.#driver();
    if (pid === undefined) return;
    const samples = this.#samples();
    // A stopped process handles no signal until it continues.
    for (const one of samples.length > 0 ? samples : [pid])
      for (const signal of ["SIGABRT", "SIGCONT"] as const) sendSignal(signal, one);
  }

  /** Ends all of them at once, if the driver is still there. */
  kill(): void {
    if (this.#leader.exitCode === null && this.#leader.signalCode === null) this.killRest();
  }

  /** Like kill, for a driver that has just exited: processes that the engine has started end with it. */
  killRest(): void {
    killGroup(this.#leader);
  }

  /** The process that takes a sample: one of its own, or the driver's. */
  #ofSample(forks: boolean): number | undefined {
    return forks ? this.#samples().at(-1) : this.#driver();
  }

  #samples(): number[] {
    return this.#children().filter((pid) => !this.#companions?.has(pid));
  }

  #children(): number[] {
    const pid = this.#driver();
    return pid === undefined ? [] : childrenOf(pid);
  }

  /** Undefined if it has ended, or has not been started yet. */
  #driver(): number | undefined {
    let { pid } = this.#leader;
    for (let depth = 0; depth < this.#depth && pid !== undefined; depth++) [pid] = childrenOf(pid);
    return pid;
  }
}

/**
 * The processes that a process has started and not yet waited for. Also empty if the system does not say: only Linux
 * does, and not with every kernel.
 */
function childrenOf(pid: number, thread = pid): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${thread}/children`, "latin1");
    return children.split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

function descendantsOf(pid: number): number[] {
  // Each thread has children of its own.
  const children = threadsOf(pid).flatMap((thread) => childrenOf(pid, thread));
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [];
  }
}

/** 0 of a process that has ended. */
function processRanNs(pid: number): number {
  return threadsOf(pid).reduce((sum, thread) => sum + threadRanNs(pid, thread), 0);
}

function threadRanNs(pid: number, thread: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "latin1").split(" ")[0]);
  } catch {
    return 0;
  }
}

/**
 * Sources: https://docs.kernel.org/scheduler/sched-stats.html,
 * https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
 */
function usageOf(process: number): ThreadUsage | undefined {
  try {
    const thread = `/proc/${process}/task/${process}`;
    // Its name can have spaces and parentheses.
    const isAsleep = /\) S [^)]*$/.test(readFileSync(`${thread}/stat`, "latin1"));
    const [ranNs = 0, queuedNs = 0] = readFileSync(`${thread}/schedstat`, "latin1").split(" ").map(Number);
    return ranNs === 0 ? undefined : { process, ranNs, queuedNs, isAsleep, filters: filtersOf(process) };
  } catch {
    return undefined;
  }
}

/**
 * How many timers a process has, those of its files included; 0 if the system does not say. It shows the files of another user's process to
 * root alone: https://man7.org/linux/man-pages/man5/proc_pid_timers.5.html
 */
function timersOf(process: number): number {
  return [timers, timerFiles].reduce((sum, count) => {
    try {
      return sum + count(`/proc/${process}`);
    } catch {
      return sum;
    }
  }, 0);
}

function timers(place: string): number {
  return readFileSync(`${place}/timers`, "latin1").match(/^ID:/gm)?.length ?? 0;
}

function timerFiles(place: string): number {
  return readdirSync(`${place}/fd`).filter((one) => isTimer(`${place}/fd/${one}`)).length;
}

function isTimer(descriptor: string): boolean {
  try {
    return readlinkSync(descriptor) === "anon_inode:[timerfd]";
  } catch {
    return false; // it has just been closed
  }
}

/** The filters of a process's system calls; undefined if the system does not say, as Linux before 5.9 and macOS. */
export function filtersOf(process: number | "self"): number | undefined {
  try {
    const found = /^Seccomp_filters:\s+(\d+)$/m.exec(readFileSync(`/proc/${process}/status`, "latin1"));
    return found === null ? undefined : Number(found[1]);
  } catch {
    return undefined;
  }
}
