import { readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { TurnTable } from "../engines/turn-table.ts";
import type { MeasureSettings } from "../model/settings.ts";

/** Where one pair is timed at a time, beside the pairs of other places. */
export interface Place {
  /** The name of a folder: each place has working copies of its own. */
  readonly name: string;
  /** The processor that its engines stay on, by its number in the system; any if absent. */
  readonly processor?: number;
  /** Where the samples of a visit say whose turn it is. */
  readonly turnTable: TurnTable;
}

/** The places of a run. */
export interface Places {
  /** One for each pair that is timed at once; none if pairs are timed one after the other. */
  readonly beside: readonly Place[];
  /** For pairs with nothing beside them. */
  readonly alone: Place;
}

/**
 * Makes the places of a run.
 *
 * @param folder of the run, which gets a file for each place
 * @param pairs how many pairs are timed at once, at least 1: no more than there are processors
 * @throws InputError if the folder cannot be written
 */
export function makePlaces(folder: string, pairs: number): Places {
  const make = (name: string) => ({ name, turnTable: new TurnTable(path.join(folder, `turns-${name}`)) });
  const processors = pairs === 1 ? [] : allowedProcessors().slice(0, pairs);
  return {
    beside: processors.map((processor) => ({ ...make(`processor-${processor}`), processor })),
    alone: make("alone"),
  };
}

export function closePlaces({ beside, alone }: Places): void {
  for (const { turnTable } of [...beside, alone]) turnTable.close();
}

/**
 * How many pairs are timed at once: one for each processor that this program has, of those that it may run on. One where programs cannot be
 * kept on a processor, and one of servers and of several connections, which use all processors.
 *
 * @param settings with the most pairs that are wanted; no limit if absent
 */
export function pairsAtOnce(
  { jobs = Number.POSITIVE_INFINITY, threads }: Pick<MeasureSettings, "jobs" | "threads">,
  areServers: boolean,
): number {
  if (areServers || threads > 1) return 1;
  return Math.max(1, Math.min(jobs, allowedProcessors().length, os.availableParallelism()));
}

/**
 * The numbers of the processors that this program may run on; none where the system does not say.
 *
 * Source: https://man7.org/linux/man-pages/man5/proc_pid_status.5.html
 */
function allowedProcessors(): number[] {
  let status: string;
  try {
    status = readFileSync("/proc/self/status", "utf8");
  } catch {
    return [];
  }
  const list = /^Cpus_allowed_list:\s*([\d,-]+)$/m.exec(status)?.[1] ?? "";
  return list.split(",").flatMap((range) => {
    const [first = Number.NaN, last = first] = range.split("-").map(Number);
    return Number.isNaN(first) ? [] : Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
