import { readEnvironment } from "./config/environment.ts";
import { version } from "./config/version.ts";
import type { World } from "./gate.ts";
import { DatabaseStore } from "./results/store.ts";

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
    openStore: (startedAt, facts) => new DatabaseStore(folder, startedAt, facts),
  };
}
