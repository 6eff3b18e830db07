import type { PlanCommand } from "../../options/cli-arguments.ts";
import { resolvePlanSettings } from "../../options/resolve-plan.ts";
import { readSources } from "../../options/sources.ts";
import type { CommandWorld } from "../feature.ts";
import { divideRun } from "./divide-run.ts";

/** Prints the plan of a run. */
export async function planCommand(command: PlanCommand, { output, features }: CommandWorld): Promise<number> {
  const { matrix } = divideRun(resolvePlanSettings(readSources(command)), [], features);
  await output.print([`${matrix}\n`]);
  return 0;
}
