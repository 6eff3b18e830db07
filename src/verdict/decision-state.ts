import type { Reference } from "../model/compared.ts";
import type { GroupLevel } from "../model/criteria.ts";
import type { Ceiling } from "./ceilings.ts";
import type { Confirmed, Ending } from "./confirmation.ts";

/** One test, as a decision sees it. */
export interface Trial {
  /** The test's path: no two trials have the same. */
  readonly path: string;
  readonly sectionPath: string;
  /** The run that measured it: the suspects of each run share the run's alpha. */
  readonly run: number;
  /**
   * Names the tests whose ratios spread about alike. Absent if its samples were not taken in turns: how those spread differs from
   * test to test.
   */
  readonly spreadGroup?: string;
  /** Names the tests that are measured side by side in a round: those of one run, variant and storage. All are if it is absent. */
  readonly stratum?: string;
  /** Against the baseline; absent if the test is compared with the base alone. */
  readonly baseline?: TrialSeries;
  /** Against the base; absent without one. Its pairs can be more or fewer than those with the baseline. */
  readonly base?: TrialSeries;
}

/** The pairs of a test with one engine that it is compared with. */
export interface TrialSeries {
  /** ln(candidate / engine) of each pair, in round order. */
  readonly logRatios: readonly number[];
  /** The logarithm of the largest ratio allowed. */
  readonly logCeiling: number;
  /** The standard deviation that a run adds to the ratio, in ln; that of all ratios if absent. */
  readonly ofRun?: number;
}

/** The largest average allowed in each section, by section path. */
export type AverageCeilings = ReadonlyMap<string, number>;

/** Tests that are compared with the base together, since a change of all of them is far larger than the noise of their mean. */
export interface BaseGroup {
  readonly level: GroupLevel;
  /** No two groups have the same: `all`, `oltp`, `int/memory/writes`, or, of a workload in all its cells, `oltp_insert`. */
  readonly name: string;
  /** The paths of its tests, at least 2. */
  readonly tests: readonly string[];
  /** The largest geometric mean of candidate / base. */
  readonly ceiling: Ceiling;
}

/** Everything that a decision is made about. */
export interface PlannedTrials {
  readonly trials: readonly Trial[];
  /** By section path, for every section that has a trial. */
  readonly averageCeilings: AverageCeilings;
  /** The tests that are compared with the base together; none if absent. */
  readonly groups?: readonly BaseGroup[];
  /** Whether the ceilings against the baseline are a coarse net, looked at as early as those against the base; false if absent. */
  readonly isBaselineCoarse?: boolean;
}

/** The state of the claim that a figure is within its ceiling. */
export type ClaimState =
  | { readonly state: "open" }
  /** Screening cleared it after this many pairs. */
  | { readonly state: "clear"; readonly pairs: number }
  /** All pairs are so far over the ceiling that no others are needed, or that the end of the pairs makes no difference. */
  | { readonly state: "exceeded"; readonly pairs: number }
  /** Fresh pairs decided it. */
  | (Extract<Confirmed, { state: "decided" }> & {
      /** Alpha of the look, and how many suspects share the run's: against ceilings, or against the base. */
      readonly alpha: number;
      readonly suspects: number;
    })
  /** Screening did not clear it, and the pairs ended. */
  | { readonly state: "unscreened"; readonly pairs: number; readonly ending: Ending }
  /** An exact number of pairs decided it, or could not. */
  | {
      readonly state: "fixed";
      readonly outcome: "pass" | "fail" | "inconclusive";
      readonly pairs: number;
      /** The pairs that could decide it, if they are like these; absent if it is decided, or over 1,000 are needed. */
      readonly needed?: number;
    };

/** The state of the claim that a group of tests is no slower than the base, beyond its ceiling. */
export type GroupState =
  | { readonly state: "open"; readonly next: number }
  | {
      readonly state: "decided";
      readonly outcome: "pass" | "fail" | "inconclusive";
      /** The rounds that decided. */
      readonly pairs: number;
      /** The alpha of the look that failed it. */
      readonly alpha?: number;
      /** Set if the pairs ended before the rule was satisfied. */
      readonly ending?: Ending;
    };

/** Where the pairs of a test with one engine stand. */
export interface SeriesDecision {
  readonly claim: ClaimState;
  /** How many of the pairs were screening's: the later ones are fresh. Undefined until its screening has ended. */
  readonly confirmationStart: number | undefined;
  /** How many pairs are needed in all for the next look at them; undefined if no more are wanted. */
  readonly wanted: number | undefined;
}

/** Where one test stands, by the engine that it is compared with. */
export type TestDecision = Readonly<Partial<Record<Reference, SeriesDecision>>>;

/** Where a run stands. */
export interface Decision {
  readonly phase: "screening" | "confirmation" | "decided";
  /** By test path, in the order of the trials. */
  readonly tests: ReadonlyMap<string, TestDecision>;
  /** By section path. */
  readonly sections: ReadonlyMap<string, ClaimState>;
  /** By the name of a group. */
  readonly groups: ReadonlyMap<string, GroupState>;
}
