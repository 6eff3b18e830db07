import type { Criteria } from "./criteria.ts";
import type { EngineFacts, Role } from "./engine.ts";
import type { StatementForm } from "./sample.ts";
import type { PlannedShard } from "./shard-plan.ts";
import type { SqlFeature } from "./sql-feature.ts";
import type { Storage, SuiteName, Variant } from "./test.ts";

/** SQL that an engine is told on every connection of a storage, after the tool's own settings. */
export type Pragmas = Partial<Readonly<Record<Role, Partial<Readonly<Record<Storage, readonly string[]>>>>>>;

/** Variables that the processes of an engine see beside those that all engines see: text by name. */
export type EngineEnvironment = Partial<Readonly<Record<Role, Readonly<Record<string, string>>>>>;

/** How the user has each engine used: one file can be measured in two ways. */
export interface EngineUse {
  /** The user's own pragmas for each engine. */
  readonly pragmas: Pragmas;
  /** The user's own environment variables for each engine. */
  readonly environment: EngineEnvironment;
}

/** Whether the base is used as the candidate is. */
export function isUsedAlike({ pragmas, environment }: EngineUse): boolean {
  const variables = (role: Role) => Object.entries(environment[role] ?? {}).toSorted();
  const isAlike = (base: unknown, candidate: unknown) => JSON.stringify(base) === JSON.stringify(candidate);
  return (
    isAlike(pragmas.base ?? {}, pragmas.candidate ?? {}) && isAlike(variables("base"), variables("candidate"))
  );
}

/** Whether the user has two engines of a run used in the same way. */
export function areUsedAlike(candidate: EngineFacts, base: EngineFacts): boolean {
  const { pragmas: ofCandidate, environment: told } = candidate;
  const { pragmas: ofBase, environment: toldBase } = base;
  return isUsedAlike({
    pragmas: { candidate: ofCandidate, base: ofBase },
    environment: { candidate: told, base: toldBase },
  });
}

/** Either SQL that an engine answers with its own version, or a file whose first line is the candidate's. */
export interface EngineVersion {
  readonly query?: string;
  readonly file?: string;
}

/** The measurement, and the decision that it is for. */
export interface MeasureSettings extends EngineUse {
  /** A path of the engine under test. */
  readonly candidate: string;
  /** A path; stock SQLite is compiled if it is absent. */
  readonly baseline?: string;
  /** A path of the base branch's build; there is no base arm if it is absent. */
  readonly base?: string;
  readonly candidateName: string;
  readonly baselineName: string;
  readonly baseName: string;
  /** Engines with given names, which precede the names in a server's file. None if absent. */
  readonly named?: readonly Role[];
  /** Rows of the largest table, 1 to 10,000,000. */
  readonly rows: number;
  /** Warehouses of the suite tpcc, 1 to 100. */
  readonly warehouses: number;
  /** At least one, none twice; the same holds for the variants, the storages and the workloads. */
  readonly suites: readonly SuiteName[];
  /** Variants of the oltp suite. */
  readonly variants: readonly Variant[];
  readonly storages: readonly Storage[];
  /** Exact names; all workloads if absent. */
  readonly workloads?: readonly string[];
  /** Paths of tests, to choose among the tests that the other settings choose; all of them if absent. */
  readonly tests?: readonly string[];
  /** Parts of SQL that the engines lack, by the user's word: tests that need one are left out. None if absent. */
  readonly without?: readonly SqlFeature[];
  /** The shard of a plan that is measured; all of the run if absent. */
  readonly planned?: PlannedShard;
  /** The contents of files that features make suites of, by the suites' names. */
  readonly contents: Readonly<Record<string, unknown>>;
  /** Minutes after which no other sample is started, above 0; no limit if absent. */
  readonly maxMinutes?: number;
  /** Seconds that a sample may take; derived from the baseline's time if absent. */
  readonly sampleTimeout?: number;
  /** Pairs that are timed at once, 1 to 64; one for each processor if absent. */
  readonly jobs?: number;
  /** 0 to 4,294,967,295. */
  readonly seed: number;
  /** How timed statements are executed: each from its text, or prepared once per shape. */
  readonly statements: StatementForm;
  /** Connections that execute each test at once, 1 to 64; more than one for servers only. */
  readonly threads: number;
  /** Whether each statement is timed too. */
  readonly latencies: boolean;
  /** The folder of prepared databases, from run to run, or `off`; as the run's context says if absent. */
  readonly keptDatabases?: string;
  /** Whether engines run as users of their own; `off` if absent. */
  readonly confine?: (typeof confinements)[number];
  /** Everything that was given, by option, from which features take the values of their own options. */
  readonly given: Readonly<Record<string, unknown>>;
  /** The purpose of the measuring: it ends when the criteria are decided. */
  readonly criteria: Criteria;
  /** The treatment of a base that is the candidate's file: `skip` measures no base, `measure`, or nothing, measures it all the same. */
  readonly identicalBase?: (typeof identicalBases)[number];
  /**
   * The folders that a job's files may not lead out of. In the first one, the candidate is built: neither baseline nor base may load a file of
   * it. Absent of a command line.
   */
  readonly roots?: readonly string[];
  /** How the candidate's own version is found, and by a query also the base's; only known queries are tried if it is absent. */
  readonly engineVersion?: EngineVersion;
}

/** Whether engines are confined: `auto`, where that is possible; `on`, or nothing is measured; `off`, not. */
export const confinements = ["auto", "on", "off"] as const;

/** Whether a base that is the candidate's file is measured. */
export const identicalBases = ["skip", "measure"] as const;

/** The figure that a report shows for each engine: the time of a test, or the rows that the test read or changed in a second. */
export const units = ["time", "rows/s"] as const;
export type Unit = (typeof units)[number];

/** How a report is written to standard output. */
export const formats = ["text", "markdown", "json"] as const;
export type Format = (typeof formats)[number];

/** The same for the report of a run: `junit` is for servers of continuous integration. */
export const runFormats = [...formats, "junit"] as const;
export type RunFormat = (typeof runFormats)[number];

/** Everything a run on the command line can be told. */
export interface RunSettings extends MeasureSettings {
  /** The folder that receives the files. */
  readonly out: string;
  /** The folder of a run that ended early and is to be resumed: `out` is the same. */
  readonly resume?: string;
  readonly format: RunFormat;
  /** Whether a report as text is all of it, and not its first screen alone. */
  readonly details: boolean;
  /** The figure that the report's tables show for each engine. */
  readonly unit: Unit;
  /** Whether progress is left out. */
  readonly quiet: boolean;
  /** Whether an inconclusive run has an exit status of its own. */
  readonly strict: boolean;
}

export const commentModes = ["on-change", "single", "off"] as const;
export type CommentMode = (typeof commentModes)[number];

export const statusKinds = ["check-run", "commit-status", "off"] as const;
export type StatusKind = (typeof statusKinds)[number];

/** The machine's C compiler, and the folder that keeps compiled files between runs. */
export interface Compiler {
  /** A program on PATH or a path to one, e.g. `cc`. */
  readonly command: string;
  /** Compiled files are cached here, named by everything they were made from. */
  readonly cacheFolder: string;
  /** The compiler's environment: it is the user's own program and may need PATH, HOME or TMPDIR. */
  readonly environment: Readonly<Record<string, string>>;
}
