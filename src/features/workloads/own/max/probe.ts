import { measureFlush } from "../../../../measure/flush-time.ts";
import { median } from "../../../../statistics/summary.ts";
import type { ProbeName } from "../../../../suite/workload.ts";

/** The time of each probe on the machine that a `max` is written for, nanoseconds. */
export const referenceNs: Readonly<Record<ProbeName, number>> = { fsync: 1_000_000, cpu: 20_000_000 };

/** A machine that is slower by more than this is taken for one that is slower by this: a probe in results may be made up. */
export const mostScale = 10;

/** Steps of the processor's probe, and how often it is taken. */
const steps = 10_000_000;
const repetitions = 7;

/** Times a part of the machine, integer nanoseconds above 0. @param folder on the disk of the databases */
export function probe(name: ProbeName, folder: string, now: () => number): number {
  return name === "fsync" ? measureFlush(folder, now) : measureProcessor(now);
}

/** The median time of a loop of whole numbers, each of which needs the one before. */
function measureProcessor(now: () => number): number {
  const times: number[] = [];
  for (let i = 0; i < repetitions; i++) {
    const start = now();
    if (mix(i) === 0.5) throw new Error("a whole number was expected");
    times.push(now() - start);
  }
  return Math.max(1, Math.round(median(times)));
}

function mix(seed: number): number {
  let value = seed;
  for (let i = 0; i < steps; i++) value = (Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) + i) | 0;
  return value;
}

/** By how much a `max` is longer on a machine: never below 1, and at most `mostScale`. @param taken the times of its probe */
export function scaleOf(name: ProbeName, taken: readonly number[]): number {
  return Math.min(mostScale, Math.max(1, ...taken.map((ns) => ns / referenceNs[name])));
}
