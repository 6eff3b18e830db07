import type { RunManifest, UnfinishedRun } from "../model/manifest.ts";
import type { Compiler } from "../model/settings.ts";
import { version } from "../platform/version.ts";
import { requireSameManifest } from "../results/merge/same-manifest.ts";
import type { RunStore } from "../results/store/sample-store.ts";
import { DatabaseStore } from "../results/store/store.ts";
import { readUnfinishedRun } from "../results/store/stored-run.ts";
import { removeReport } from "../results/write.ts";
import { requireNobodyMeasures } from "./databases-folder.ts";
import type { Progress } from "./progress.ts";

/** What measuring needs of the world outside. */
export interface RunContext {
  /** The tool's own version. */
  readonly tool: string;
  readonly compiler: Compiler;
  /** What engines may see of the environment. */
  readonly engineEnvironment: Readonly<Record<string, string>>;
  /** Where the run makes the temporary folder of its databases. */
  readonly resultsFolder: string;
  readonly progress: Progress;
  readonly signal: AbortSignal;
  /** The run to go on with; a new one is begun where it is absent. */
  readonly unfinished?: UnfinishedRun;
  /**
   * Opens the store that keeps every sample as it is measured.
   *
   * @throws InputError also where a run is to be gone on with that was measured otherwise
   */
  readonly openStore: (startedAt: string, manifest: RunManifest) => RunStore;
}

/**
 * The world as both entries have it.
 *
 * @param folder that receives the results
 */
export function createContext(
  folder: string,
  environment: Pick<RunContext, "compiler" | "engineEnvironment">,
  { progress, signal }: Pick<RunContext, "progress" | "signal">,
): RunContext {
  return {
    ...environment,
    tool: version,
    resultsFolder: folder,
    progress,
    signal,
    openStore: (startedAt, manifest) => new DatabaseStore(folder, startedAt, manifest),
  };
}

/**
 * The same for a run that goes on with the newest one of its results folder. The report that the earlier part may have left
 * stays until it is certain that the run can be gone on with.
 *
 * @throws InputError where there is no run in the folder to go on with
 */
export function resumeContext(
  folder: string,
  environment: Pick<RunContext, "compiler" | "engineEnvironment">,
  parts: Pick<RunContext, "progress" | "signal">,
): RunContext {
  const unfinished = readUnfinishedRun(folder);
  requireNobodyMeasures(folder);
  return {
    ...createContext(folder, environment, parts),
    unfinished,
    openStore: (startedAt, manifest) => {
      requireSameManifest(folder, unfinished.manifest, manifest);
      removeReport(folder);
      return new DatabaseStore(folder, startedAt, manifest, unfinished);
    },
  };
}
