import type { Engine } from "../engines/engine.ts";
import type { PerEngine } from "../model/engine.ts";
import type { RunManifest, UnfinishedRun } from "../model/manifest.ts";
import type { Compiler } from "../model/settings.ts";
import type { Test } from "../model/test.ts";
import { version } from "../platform/version.ts";
import { requireSameManifest } from "../results/merge/same-manifest.ts";
import type { RunStore } from "../results/store/sample-store.ts";
import { DatabaseStore } from "../results/store/store.ts";
import { readUnfinishedRun } from "../results/store/stored-run.ts";
import { removeReport, requireOwnResults } from "../results/write.ts";
import { requireNobodyMeasures } from "./databases-folder.ts";
import type { IdleTurns } from "./idle-turns.ts";
import type { KeptChecks } from "./kept-checks.ts";
import type { KeptDatabases } from "./kept-databases.ts";
import type { Looks } from "./looks.ts";
import type { Places } from "./places.ts";
import type { Records } from "./records.ts";
import type { Timeline } from "./timeline.ts";
import type { SampleTimeouts } from "./timeouts.ts";
import type { TurnClaims } from "./turn-claims.ts";
import type { Workspace } from "./workspace.ts";

/**
 * The parts that the command line or the action gives to a run: where it writes, whom it tells, and what stops it. `measure` builds
 * the {@link MeasureContext} from it once the engines are open.
 */
export interface RunContext {
  /** The tool's own version. */
  readonly tool: string;
  readonly compiler: Compiler;
  /** The environment that engines may see. */
  readonly engineEnvironment: Readonly<Record<string, string>>;
  /** Folders that confined engines do not see; none if absent. */
  readonly hiddenFolders?: readonly string[];
  /** Where earlier runs have left checks of engines, and this one leaves its own; the run makes every check if it is absent. */
  readonly checksFolder?: string;
  /** Where earlier runs have left prepared databases, and this one leaves its own, unless its settings name a folder; absent if there is none. */
  readonly databasesFolder?: string;
  /** Where the run makes the temporary folder of its databases. */
  readonly resultsFolder: string;
  readonly progress: Progress;
  readonly signal: AbortSignal;
  /** The run to resume; a new one begins if it is absent. */
  readonly unfinished?: UnfinishedRun;
  /**
   * Opens the store that keeps every sample at once.
   *
   * @throws InputError if the run to resume was measured with other settings
   */
  readonly openStore: (startedAt: string, manifest: RunManifest) => RunStore;
}

/** The parts that taking samples works with: the opened engines, the files and the records of one run. */
export interface MeasureContext extends Pick<RunContext, "progress"> {
  readonly engines: PerEngine<Engine>;
  readonly workspace: Workspace;
  /** Where pairs are timed. */
  readonly places: Places;
  readonly records: Records;
  readonly timeline: Timeline;
  readonly timeouts: SampleTimeouts;
  /** When timed samples are looked at. */
  readonly looks: Looks;
  /** Knows the engines that work while others are timed. */
  readonly idleTurns: IdleTurns;
  readonly turnClaims: TurnClaims;
  /** Absent if the run makes every check. */
  readonly keptChecks?: KeptChecks;
  /** Absent if the run prepares every database. */
  readonly keptDatabases?: KeptDatabases;
  /** Ends the run between two samples, and the one that is running: the run context's signal, or `stop`. */
  readonly signal: AbortSignal;
  /** Aborts the signal if nothing that remains could be measured. */
  readonly stop: (reason: string) => void;
}

/** The parts that the entries hand in. */
interface ContextParts extends Pick<RunContext, "progress" | "signal"> {
  /** The compiler, and the variables that engines may see. */
  readonly environment: Pick<
    RunContext,
    "compiler" | "engineEnvironment" | "hiddenFolders" | "checksFolder" | "databasesFolder"
  >;
}

/**
 * The context of a new run. An earlier run's report is removed from its folder, so that it is not mistaken for this one's.
 *
 * @param folder that receives the results
 * @throws InputError if another process is measuring into the folder, the earlier report cannot be removed, or a link leads out of the folder
 */
export function createContext(folder: string, parts: ContextParts): RunContext {
  requireNobodyMeasures(folder);
  removeReport(folder);
  return {
    ...commonParts(folder, parts),
    openStore: (startedAt, manifest) => new DatabaseStore(folder, startedAt, manifest),
  };
}

/**
 * The context of a run that resumes the newest one of its results folder. The report of the earlier part is removed only
 * once the run is known to be resumable.
 *
 * @throws InputError if the folder has no run to resume, or another process is measuring into it
 */
export function resumeContext(folder: string, parts: ContextParts): RunContext {
  requireOwnResults(folder);
  const unfinished = readUnfinishedRun(folder);
  requireNobodyMeasures(folder);
  return {
    ...commonParts(folder, parts),
    unfinished,
    openStore: (startedAt, manifest) => {
      requireSameManifest(folder, unfinished.manifest, manifest);
      removeReport(folder);
      return new DatabaseStore(folder, startedAt, manifest, unfinished);
    },
  };
}

/** The parts that the contexts of a new and of a resumed run share. */
function commonParts(folder: string, { environment, progress, signal }: ContextParts) {
  return { ...environment, tool: version, resultsFolder: folder, progress, signal };
}

/** The reports of a run while it is running. */
export interface Progress {
  /** A step that has no count, e.g. `compiling SQLite 3.54.1, about 25 s`. */
  step(words: string): void;
  /** A sample or check is about to be taken. */
  test(progress: TestProgress): void;
}

export interface TestProgress {
  readonly pass: "check" | "time" | "confirm" | "narrow" | "count";
  readonly test: Test;
  /** How many tests the pass is about: while intervals are narrowed, those whose interval is too wide. */
  readonly tests?: number;
  /** Checks or counts that are finished, and all; absent of a pass whose length is not known before its end. */
  readonly finished?: { readonly done: number; readonly total: number };
  /** Expected nanoseconds until the end of the pass; absent if that is not known. */
  readonly remainingNs?: number;
  /** Nanoseconds until the time limit, of a pass whose end is not known; absent without a limit. */
  readonly limitNs?: number;
}
