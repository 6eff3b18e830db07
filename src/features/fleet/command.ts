import type { PlanCommand } from "../../options/cli-arguments.ts";
import { readConfigText } from "../../options/config-file.ts";
import { readOwnWorkloads } from "../../options/own-workloads.ts";
import { resolvePlanSettings } from "../../options/resolve-plan.ts";
import type { CommandWorld } from "../feature.ts";
import { divideRun } from "./divide-run.ts";

/** Prints the plan of a run. */
export async function planCommand(command: PlanCommand, { output, features }: CommandWorld): Promise<number> {
  const config = readConfigText(command.config);
  const settings = resolvePlanSettings(command, config, readOwnWorkloads(command, config));
  const { matrix } = divideRun(settings, [], features);
  await output.print([`${matrix}\n`]);
  return 0;
}
