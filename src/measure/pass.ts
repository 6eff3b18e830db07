import * as z from "zod";
import type { Engine } from "../engines/engine.ts";
import { describeIssues } from "../messages/describe-issues.ts";
import type { EngineFacts, PerEngine } from "../model/engine.ts";
import { InputError } from "../model/errors.ts";
import type { MeasureSettings } from "../model/settings.ts";
import type { Test } from "../model/test.ts";
import type { Catalogue } from "../suite/suites.ts";
import type { Samples } from "./build-recording.ts";
import type { MeasureContext, RunContext } from "./context.ts";

/** The parts of a run that a feature's pass works with. */
export interface PassInputs {
  readonly engines: PerEngine<Engine>;
  /** The folder of the run's databases. */
  readonly folder: string;
  readonly catalogue: Catalogue;
  /** The result of the rounds. */
  readonly samples: Samples;
  /** Whether the run's time limit is reached, so that no other test is begun. */
  readonly isOutOfTime: () => boolean;
  /** The values that a resumed run kept: not validated. */
  readonly kept: readonly unknown[];
  /** The result of the pass's `prepare`, from before the rounds. */
  readonly prepared: unknown;
  /** Stores a value at once, in place of one with the same key, so that a killed run keeps it. JSON has to be able to hold the value. */
  readonly keep: (key: string, value: unknown) => void;
}

/** A measurement that a feature makes after the rounds. */
export interface Pass {
  /** The name of the pass in the run's timeline: `count instructions`. */
  readonly part: string;
  readonly isWanted: (settings: MeasureSettings) => boolean;
  /**
   * Checks, before anything is measured, that a wanted pass can be made, and looks at what it compares with later.
   *
   * @returns anything that `measure` is handed as `prepared`
   * @throws InputError if it cannot be made
   */
  readonly prepare?: (settings: MeasureSettings, tests: readonly Test[], context: RunContext) => unknown;
  /**
   * @returns the facts that the recording keeps for the feature; if the signal is aborted, those of what was measured until then
   * @throws InputError if the databases cannot be written; the signal's reason if it is aborted, and nothing was measured
   */
  readonly measure: (settings: MeasureSettings, context: RunContext, inputs: PassInputs) => Promise<unknown>;
}

/** A check of the engines that a feature makes before the rounds, after the check of every test. */
export interface EngineCheck {
  /** The name of the check in the run's timeline: `sequences`. */
  readonly part: string;
  readonly isWanted: (settings: MeasureSettings) => boolean;
  /** A hash of the SQL that the check executes: SHA-256 in hex. The results keep it beside those of the suites. */
  readonly sqlHash: (settings: MeasureSettings) => string;
  /**
   * @param kept the values that a resumed run kept: not validated
   * @param keep stores a value at once, by a key of its own
   * @throws InputError if the databases cannot be written; the signal's reason if it is aborted
   */
  readonly check: (
    settings: MeasureSettings,
    context: MeasureContext,
    kept: readonly unknown[],
    keep: PassInputs["keep"],
  ) => Promise<void>;
  /** The facts that the recording keeps for the feature. @param kept the values of a check that may have been cut off */
  readonly facts: (settings: MeasureSettings, kept: readonly unknown[]) => unknown;
}

/** The part of a feature that measures: before the rounds, after them, or both. */
export interface Measuring {
  readonly name: string;
  /**
   * Refuses settings that the run cannot have, before anything is opened.
   *
   * @throws InputError that says what would be allowed
   */
  readonly require?: (settings: MeasureSettings, catalogue: Catalogue) => void;
  /**
   * Refuses engines that the run cannot have, once they are opened and before anything is measured.
   *
   * @throws InputError that says what would be allowed
   */
  readonly requireEngines?: (settings: MeasureSettings, engines: PerEngine<EngineFacts>) => void;
  readonly check?: EngineCheck;
  readonly pass?: Pass;
}

/**
 * The values that a resumed run kept for a feature.
 *
 * @param what the values are, for the message: `counts`
 * @throws InputError if a value is not one that this version keeps
 */
export function readKept<Value>(schema: z.ZodType<Value>, kept: readonly unknown[], what: string): Value[] {
  const { data, error } = z.array(schema).safeParse(kept);
  if (error === undefined) return data;
  throw new InputError(
    `the ${what} in results.sqlite are not as this version writes them (${describeIssues(error, kept)}): measure again ` +
      "without --resume",
  );
}

/**
 * Whether this machine makes the measurements that one machine of several makes for all: the one with the shortest shard. A machine that
 * confirms does not.
 */
export function isMachineForAll({
  planned,
  criteria,
}: Pick<MeasureSettings, "planned" | "criteria">): boolean {
  return (
    criteria.rule.confirms === undefined &&
    (planned === undefined || planned.shard === planned.plan.shards.length)
  );
}

/** The checks that a run makes before its rounds, with the names of their features. */
export function wantedChecks(features: readonly Measuring[], settings: MeasureSettings) {
  return features.flatMap(({ name, check }) => (check?.isWanted(settings) === true ? [{ name, check }] : []));
}

/** The passes that a run makes, with the names of their features. */
export function wantedPasses(features: readonly Measuring[], settings: MeasureSettings) {
  return features.flatMap(({ name, pass }) => (pass?.isWanted(settings) === true ? [{ name, pass }] : []));
}
