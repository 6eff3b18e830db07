import type { MeasuringFeature } from "../measure/run.ts";
import type { Recording } from "../model/recording.ts";
import type { Offering } from "../options/offering.ts";
import type { GivenOptions } from "../options/option.ts";
import type { RunPart } from "../options/resolve.ts";
import type { Sources } from "../options/sources.ts";
import type { Reporting } from "../report/blocks.ts";
import type { Trusting } from "../results/expected-run.ts";
import type { KeepsFacts } from "../results/facts.ts";
import type { Names } from "../results/read.ts";
import type { Judging } from "../verdict/finding.ts";
import type { Verdict } from "../verdict/judge.ts";

/** A report that a feature adds to those of a run. */
interface AddedReport {
  /** The file's name in the folder of the results. */
  readonly name: string;
  /** The flag that asks for it. */
  readonly option: string;
  /** The action's output that names the file. */
  readonly output: string;
  /** @param features whose parts the report has */
  readonly render: (
    recording: Recording,
    verdict: Verdict,
    features: readonly Reporting[],
  ) => Promise<string>;
}

/** The reports of features that the options ask for. */
export function addedReports(given: GivenOptions, features: readonly RunFeature[]): AddedReport[] {
  return features.flatMap(({ reportFile }) =>
    reportFile !== undefined && given[reportFile.option] === true ? [reportFile] : [],
  );
}

/** The place that shows a comparison with earlier runs. */
export type EarlierView = "report" | "page";

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
export interface RunFeature
  extends Omit<MeasuringFeature, "suite">,
    KeepsFacts,
    Trusting,
    Judging,
    Reporting,
    Pick<Offering, "options" | "takes" | "ceilings" | "rule" | "requires" | "suite" | "outputs"> {
  /** The key of everything that the feature keeps. */
  readonly name: string;
  /**
   * The part of the run that options restrict it to.
   *
   * @param features of the build
   * @returns undefined if they do not restrict it
   * @throws InputError if what the options name cannot be read, or options contradict each other
   */
  readonly part?: (sources: Sources, features: readonly RunFeature[]) => RunPart | undefined;
  /**
   * A recording with other results of the same run that options name.
   *
   * @param given the values of all options
   * @param features of the build
   * @throws InputError if the results cannot be read, or are not of the run
   */
  readonly addResults?: (
    recording: Recording,
    given: GivenOptions,
    names: Names,
    features: readonly RunFeature[],
  ) => Recording;
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
  /** Beside `report.md`. */
  readonly reportFile?: AddedReport;
}

/** The part of the run that features restrict it to; all of it if none does. @throws InputError as `RunFeature.part` */
export function readPart(sources: Sources, features: readonly RunFeature[]): RunPart {
  return Object.assign({}, ...features.map(({ part }) => part?.(sources, features)));
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
