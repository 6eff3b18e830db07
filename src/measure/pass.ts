import type { Engine } from "../engines/engine.ts";
import type { PerEngine } from "../model/engine.ts";
import type { MeasureSettings } from "../model/settings.ts";
import type { Test } from "../model/test.ts";
import type { Catalogue } from "../suite/suites.ts";
import type { Samples } from "./build-recording.ts";
import type { RunContext } from "./context.ts";

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
  /** Stores a value at once, in place of one with the same key, so that a killed run keeps it. JSON has to be able to hold the value. */
  readonly keep: (key: string, value: unknown) => void;
}

/** A measurement that a feature makes after the rounds. */
export interface Pass {
  /** The name of the pass in the run's timeline: `count instructions`. */
  readonly part: string;
  readonly isWanted: (settings: MeasureSettings) => boolean;
  /**
   * Checks, before anything is measured, that a wanted pass can be made.
   *
   * @throws InputError if it cannot
   */
  readonly prepare?: (
    settings: MeasureSettings,
    tests: readonly Test[],
    context: RunContext,
  ) => void | Promise<void>;
  /**
   * @returns the facts that the recording keeps for the feature
   * @throws InputError if the databases cannot be written; the signal's reason if it is aborted
   */
  readonly measure: (settings: MeasureSettings, context: RunContext, inputs: PassInputs) => Promise<unknown>;
}

/** The part of a feature that measures. */
export interface Measuring {
  readonly name: string;
  readonly pass?: Pass;
}

/** The passes that a run makes, with the names of their features. */
export function wantedPasses(features: readonly Measuring[], settings: MeasureSettings) {
  return features.flatMap(({ name, pass }) => (pass?.isWanted(settings) === true ? [{ name, pass }] : []));
}
