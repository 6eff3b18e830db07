import type { Measuring } from "../measure/pass.ts";
import type { Recording } from "../model/recording.ts";
import type { HistorySettings } from "../model/settings.ts";
import type { Reporting } from "../report/blocks.ts";
import type { PageData } from "../report/html/page-data.ts";
import type { Trusting } from "../results/expected-run.ts";
import type { KeepsFacts } from "../results/facts.ts";
import type { Judging } from "../verdict/finding.ts";
import type { Verdict } from "../verdict/judge.ts";

/** Which earlier runs are read. */
export interface EarlierSelection extends HistorySettings {
  /** The number of newest runs; the feature's own default if absent. */
  readonly last?: number;
}

/**
 * Compares a run with the earlier runs that were read.
 *
 * @returns the parts that reports have of the comparison; none if no earlier run was read
 * @throws InputError if the recording is not one of a run, or has no test that earlier runs can have
 */
export type CompareWithEarlier = (recording: Recording, verdict: Verdict) => readonly Reporting[];

/**
 * The parts that a feature adds to runs and their reports. A feature has the parts that it needs; the core hands each part to the
 * folder that calls it.
 */
export interface RunFeature extends Measuring, KeepsFacts, Trusting, Judging, Reporting {
  /** The key of everything that the feature keeps. */
  readonly name: string;
  /**
   * Reads the runs that a report is compared with.
   *
   * @param note is told if there are none
   * @throws InputError if they cannot be read
   */
  readonly readEarlier?: (
    selection: EarlierSelection,
    note: (message: string) => void,
  ) => Promise<CompareWithEarlier>;
  /** The page of earlier runs alone. @throws InputError if there are none, or they cannot be read */
  readonly earlierPage?: (selection: EarlierSelection) => Promise<PageData>;
}

/**
 * Reads the runs that a report is compared with, by the feature that keeps them.
 *
 * @param selection if it is absent, no run is read
 * @param note is told if there are none
 * @throws InputError if they cannot be read
 */
export async function readEarlier(
  selection: EarlierSelection | undefined,
  features: readonly RunFeature[],
  note: (message: string) => void,
): Promise<CompareWithEarlier> {
  const read = features.find((one) => one.readEarlier !== undefined)?.readEarlier;
  if (selection === undefined || read === undefined) return () => [];
  return await read(selection, note);
}
