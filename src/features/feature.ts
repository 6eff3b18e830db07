import type { RunFeature } from "../commands/feature.ts";
import type { ActionContext } from "../github/context.ts";
import type { ActionResult } from "../github/steps.ts";
import type { GetInput } from "../options/action-inputs.ts";
import type { ActionName } from "../options/actions.ts";
import type { Command } from "../options/cli-arguments.ts";
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

/** Executes a command of the command line. @returns the exit status */
export type RunCommand<Kind> = (
  command: Extract<Command, { readonly kind: Kind }>,
  world: CommandWorld,
) => Promise<number>;

/** The work of an action other than measuring and publishing a report. @param features all features of this build */
export type RunStep = (
  getInput: GetInput,
  environment: NodeJS.ProcessEnv,
  features: readonly Feature[],
) => Promise<void>;

/** Everything that a feature adds to a build. A feature has the parts that it needs. */
export interface Feature extends RunFeature {
  /** Commands that the feature adds to the command line. */
  readonly commands?: { readonly [Kind in Command["kind"]]?: RunCommand<Kind> };
  /** Actions of the feature. */
  readonly steps?: Readonly<Partial<Record<ActionName, RunStep>>>;
  /** Adds to a judged result before the action publishes it. A failure is a warning of the result. */
  readonly beforePublishing?: (context: ActionContext, made: ActionResult) => Promise<ActionResult>;
}
