import type { Source } from "../../options/sources.ts";
import { readSources } from "../../options/sources.ts";
import type { CommandWorld } from "../feature.ts";
import { divideRun } from "./divide-run.ts";
import { resolvePlanSettings } from "./settings.ts";

/** Prints the plan of a run. */
export async function planCommand(command: Source, { output, features }: CommandWorld): Promise<number> {
  const { matrix } = divideRun(resolvePlanSettings(readSources(command, features), features), [], features);
  await output.print([`${matrix}\n`]);
  return 0;
}
