import type { RunFeature } from "../commands/feature.ts";
import type { ActionContext } from "../github/context.ts";
import type { ActionResult } from "../github/steps.ts";
import type { GetInput } from "../options/action-inputs.ts";
import type { Action } from "../options/actions.ts";
import type { AddedCommand } from "../options/commands.ts";
import type { Offering } from "../options/offering.ts";
import type { CommandOutput } from "../terminal/output.ts";
import type { ShownProgress } from "../terminal/progress.ts";

/** The parts that the command line hands to a command. */
export interface CommandWorld {
  readonly output: CommandOutput;
  /** The first signal aborts, the second ends the process. */
  readonly abortOnSignals: (progress: ShownProgress) => AbortController;
  /** All features of this build. */
  readonly features: readonly Feature[];
}

/** A command that a feature adds. */
export interface FeatureCommand extends AddedCommand {
  /** @param command the result of `read`. @returns the exit status */
  run(command: unknown, world: CommandWorld): Promise<number>;
}

/** An action that a feature adds. */
export interface FeatureAction extends Action {
  readonly step: RunStep;
}

/** The work of an action other than measuring and publishing a report. @param features all features of this build */
export type RunStep = (
  getInput: GetInput,
  environment: NodeJS.ProcessEnv,
  features: readonly Feature[],
) => Promise<void>;

/** Everything that a feature adds to a build. A feature has the parts that it needs. */
export interface Feature extends RunFeature, Offering {
  /** Commands that the feature adds to the command line. */
  readonly commands?: Readonly<Record<string, FeatureCommand>>;
  readonly actions?: Readonly<Record<`action ${string}`, FeatureAction>>;
  /** Adds to a judged result before the action publishes it. A failure is a warning of the result. */
  readonly beforePublishing?: (context: ActionContext, made: ActionResult) => Promise<ActionResult>;
}
