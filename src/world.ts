import { readEnvironment } from "./config/environment.ts";
import { version } from "./config/version.ts";
import type { World } from "./gate.ts";
import { requireNobodyMeasures } from "./measure/databases-folder.ts";
import { removeReport } from "./results/files.ts";
import { requireSameOutset } from "./results/same-outset.ts";
import { DatabaseStore } from "./results/store.ts";
import { readUnfinishedRun } from "./results/stored-run.ts";

/**
 * What measuring needs of the world outside, as both entries have it.
 *
 * @param folder that receives the results
 */
export function openWorld(
  folder: string,
  environment: NodeJS.ProcessEnv,
  { progress, signal }: Pick<World, "progress" | "signal">,
): World {
  return {
    ...readEnvironment(environment),
    tool: version,
    resultsFolder: folder,
    progress,
    signal,
    openStore: (startedAt, outset) => new DatabaseStore(folder, startedAt, outset),
  };
}

/**
 * The same for a run that goes on with the newest one of its results folder. The report that the earlier part may have left
 * stays until it is certain that the run can be gone on with.
 *
 * @throws InputError where there is no run in the folder to go on with
 */
export function reopenWorld(
  folder: string,
  environment: NodeJS.ProcessEnv,
  parts: Pick<World, "progress" | "signal">,
): World {
  const unfinished = readUnfinishedRun(folder);
  requireNobodyMeasures(folder);
  return {
    ...openWorld(folder, environment, parts),
    unfinished,
    openStore: (startedAt, outset) => {
      requireSameOutset(folder, unfinished.outset, outset);
      removeReport(folder);
      return new DatabaseStore(folder, startedAt, outset, unfinished);
    },
  };
}
