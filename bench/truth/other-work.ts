import { existsSync, readFileSync } from "node:fs";

/** The processor time of the machine, and of a program with its children that have ended, in the system's ticks. */
export interface WorkTimes {
  readonly machine: number;
  readonly own: number;
  /** The time of all processors together, idle or not. */
  readonly all: number;
}

/**
 * @param stat the text of `/proc/stat`, in which a processor taken away by the machine's host is work too
 * @param own that of `/proc/self/stat`
 */
export function parseWorkTimes(stat: string, own: string): WorkTimes {
  const [user = 0, nice = 0, system = 0, idle = 0, wait = 0, irq = 0, softirq = 0, steal = 0] = numbersOf(
    stat.slice(0, stat.indexOf("\n")).replace(/^cpu\s+/, ""),
  );
  const machine = user + nice + system + irq + softirq + steal;
  // The name before may have spaces and brackets.
  const fields = own.slice(own.lastIndexOf(")") + 2);
  const [utime = 0, stime = 0, childrenUser = 0, childrenSystem = 0] = numbersOf(fields).slice(11, 15);
  return { machine, own: utime + stime + childrenUser + childrenSystem, all: machine + idle + wait };
}

function numbersOf(text: string): number[] {
  return text.split(" ").map(Number);
}

/** The share of all processors that other programs used between two times, from 0 to 1. */
export function otherWork(before: WorkTimes, after: WorkTimes): number {
  const others = after.machine - before.machine - (after.own - before.own);
  return Math.max(0, others / Math.max(1, after.all - before.all));
}

/** As of now; undefined on a system that does not say it. */
export function readWorkTimes(): WorkTimes | undefined {
  if (!existsSync("/proc/self/stat")) return undefined;
  return parseWorkTimes(readFileSync("/proc/stat", "utf8"), readFileSync("/proc/self/stat", "utf8"));
}
