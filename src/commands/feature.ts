import type { Measuring } from "../measure/pass.ts";
import type { GetInput } from "../options/action-inputs.ts";
import type { Command } from "../options/cli-arguments.ts";
import type { Reporting } from "../report/blocks.ts";
import type { KeepsFacts } from "../results/facts.ts";
import type { Trusting } from "../results/plan.ts";
import type { CommandOutput } from "../terminal/output.ts";
import type { ShownProgress } from "../terminal/progress.ts";
import type { Judging } from "../verdict/finding.ts";

/** The parts that the command line hands to a command. */
export interface CommandWorld {
  readonly output: CommandOutput;
  /** The first signal aborts, the second ends the process. */
  readonly abortOnSignals: (progress: ShownProgress) => AbortController;
  /** All features of this build. */
  readonly features: readonly Feature[];
}

/** A command of the command line. @returns the exit status */
export type CommandOf<Kind> = (
  command: Extract<Command, { readonly kind: Kind }>,
  world: CommandWorld,
) => Promise<number>;

/** A step of the action. @param features all features of this build */
type RunStep = (
  getInput: GetInput,
  environment: NodeJS.ProcessEnv,
  features: readonly Feature[],
) => Promise<void>;

/**
 * The parts that a feature adds to runs, their reports and the entries. A feature has the parts that it needs; the core hands each
 * part to the folder that calls it.
 */
export interface Feature extends Measuring, KeepsFacts, Trusting, Judging, Reporting {
  /** The key of everything that the feature keeps. */
  readonly name: string;
  /** Commands that the feature adds to the command line. */
  readonly commands?: { readonly [Kind in Command["kind"]]?: CommandOf<Kind> };
  /** Steps that the feature adds to the action, by mode. */
  readonly steps?: Readonly<Record<string, RunStep>>;
}

/** Executes a command of a feature. @returns the exit status */
export async function runFeatureCommand<Kind extends Command["kind"]>(
  command: Extract<Command, { readonly kind: Kind }>,
  world: CommandWorld,
): Promise<number> {
  const kind: Kind = command.kind;
  const run = world.features.map(({ commands }) => commands?.[kind]).find((one) => one !== undefined);
  if (run === undefined) throw new Error(`no feature of this build has the command ${kind}`);
  return await run(command, world);
}
