import { rowsPerSecond, shortTime } from "../../../report/format/figures.ts";
import type { TrendData } from "../../data/page-data.ts";

/** The units of a plot of the engines' times over the runs. */
export const timeUnits = {
  latency: "latency of a repetition",
  throughput: "repetitions per second",
  time: "time of a sample",
} as const;
export type TimeUnit = keyof typeof timeUnits;

/** The units that a test has; the first is the usual one. */
export function unitsOf({ repetitions }: TrendData): readonly [TimeUnit, ...TimeUnit[]] {
  return repetitions === undefined ? ["time"] : ["latency", "throughput", "time"];
}

/** A sample's time in a unit: nanoseconds, or repetitions per second. */
export function inUnit(ns: number | null, unit: TimeUnit, repetitions = 1): number | null {
  if (ns === null || unit === "time") return ns;
  return unit === "latency" ? ns / repetitions : (1e9 * repetitions) / ns;
}

export function formatInUnit(value: number, unit: TimeUnit): string {
  return unit === "throughput" ? `${rowsPerSecond(value, 1e9)}/s` : shortTime(value);
}
