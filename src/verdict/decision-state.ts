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
  /** ln(candidate / baseline) of each pair, in round order. */
  readonly logRatios: readonly number[];
  /** The logarithm of its ceiling. */
  readonly logCeiling: number;
  /** Absent without a base arm. */
  readonly base?: BaseTrial;
  /**
   * Whether the test is compared with the base alone: then its ratios and its ceiling are those of `base`, and no claim against the
   * baseline is made of them. False if absent.
   */
  readonly isBaseOnly?: boolean;
}

export interface BaseTrial {
  /** ln(candidate / base) of the same pairs, in round order. */
  readonly logRatios: readonly number[];
  /** The median of the same over the chunks of each pair; absent if the samples were not taken in turns. */
  readonly chunkRatios?: readonly number[];
  /** The logarithm of the largest ratio allowed. */
  readonly logCeiling: number;
}

/** The largest average allowed in each section, by section path. */
export type AverageCeilings = ReadonlyMap<string, number>;

/** The state of the claim that a figure is within its ceiling. */
export type ClaimState =
  | { readonly state: "open" }
  /** Screening cleared it after this many pairs. */
  | { readonly state: "clear"; readonly pairs: number }
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

/** The state of the question whether a test has changed against the base. */
export type ChangeState =
  | { readonly state: "open" }
  /** At some look it was too small to be told from noise by the last. */
  | { readonly state: "unchanged" }
  /** Tested with this many pairs. */
  | { readonly state: "tested"; readonly pairs: number };

/** Where one test stands. */
export interface TestDecision {
  /** Always open for a test that is compared with the base alone. */
  readonly claim: ClaimState;
  /** Undefined without a base, as `change` is. */
  readonly base: ClaimState | undefined;
  readonly change: ChangeState | undefined;
  /** How many of its pairs were screening's: the later ones are fresh. Undefined until its screening has ended. */
  readonly confirmationStart: number | undefined;
  /** How many pairs it needs in all for the next look at it; undefined if no more are wanted. */
  readonly wanted: number | undefined;
}

/** Where a run stands. */
export interface Decision {
  readonly phase: "screening" | "confirmation" | "decided";
  /** By test path, in the order of the trials. */
  readonly tests: ReadonlyMap<string, TestDecision>;
  /** By section path. */
  readonly sections: ReadonlyMap<string, ClaimState>;
}
