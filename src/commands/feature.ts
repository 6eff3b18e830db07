import type { KnownCosts } from "../machines/costs.ts";
import type { MeasuringFeature } from "../measure/run.ts";
import type { Recording } from "../model/recording.ts";
import type { Offering } from "../options/offering.ts";
import type { GivenOptions } from "../options/option.ts";
import type { Reporting } from "../report/blocks.ts";
import type { Trusting } from "../results/expected-run.ts";
import type { KeepsFacts } from "../results/facts.ts";
import type { Judging } from "../verdict/finding.ts";
import type { Verdict } from "../verdict/judge.ts";

/** The place that shows a comparison with earlier runs. */
export type EarlierView = "report" | "page";

/**
 * Compares a run with the earlier runs that were read.
 *
 * @returns the parts that reports have of the comparison; none if no earlier run was read
 * @throws InputError if the recording is not one of a run, or has no test that earlier runs can have
 */
export type CompareWithEarlier = (recording: Recording, verdict: Verdict) => readonly Reporting[];

/** The question how long tests took in earlier runs. */
export interface AskedCosts {
  /** The values of all options. */
  readonly given: GivenOptions;
  /** Only runs of as many rows count: the number changes how long tests take. */
  readonly rows: number;
  /** The repository of a workflow, a branch of which can hold the runs; absent of a command line. */
  readonly repository?: KeepingRepository;
}

interface KeepingRepository {
  readonly repositoryUrl: string;
  /** Only runs of this branch count; all if undefined. */
  readonly defaultBranch: string | undefined;
  /** Reads the repository; a public one needs none. */
  readonly token: string | undefined;
}

/**
 * The parts that a feature adds to runs and their reports. A feature has the parts that it needs; the core hands each part to the
 * folder that calls it.
 */
export interface RunFeature
  extends Omit<MeasuringFeature, "suite">,
    KeepsFacts,
    Trusting,
    Judging,
    Reporting,
    Pick<Offering, "options" | "takes" | "ceilings" | "requires" | "suite" | "outputs"> {
  /** The key of everything that the feature keeps. */
  readonly name: string;
  /**
   * Reads the runs that a report is compared with.
   *
   * @param given the values of all options
   * @param note is told if there are none
   * @returns undefined if the options name none
   * @throws InputError if they cannot be read
   */
  readonly readEarlier?: (
    given: GivenOptions,
    view: EarlierView,
    note: (message: string) => void,
  ) => Promise<CompareWithEarlier | undefined>;
  /**
   * How long tests took in earlier runs.
   *
   * @returns undefined if the options name no earlier runs
   * @throws InputError if options contradict each other, or a folder of runs cannot be read
   */
  readonly earlierCosts?: (asked: AskedCosts) => Promise<KnownCosts | undefined>;
}

/** How long tests took in earlier runs, by the feature that keeps them. @throws InputError as `RunFeature.earlierCosts` */
export async function earlierCosts(
  asked: AskedCosts,
  features: readonly RunFeature[],
): Promise<KnownCosts | undefined> {
  for (const feature of features) {
    const costs = await feature.earlierCosts?.(asked);
    if (costs !== undefined) return costs;
  }
  return undefined;
}

/**
 * Reads the runs that a report is compared with, by the feature that keeps them.
 *
 * @param given the values of all options
 * @param note is told if there are none
 * @throws InputError if they cannot be read
 */
export async function readEarlier(
  given: GivenOptions,
  features: readonly RunFeature[],
  view: EarlierView,
  note: (message: string) => void,
): Promise<CompareWithEarlier> {
  for (const feature of features) {
    const compare = await feature.readEarlier?.(given, view, note);
    if (compare !== undefined) return compare;
  }
  return () => [];
}
