import path from "node:path";
import { shellWord } from "../../../messages/shell-word.ts";
import type { ComparedFiles } from "../../../report/blocks.ts";
import { inTerminal } from "../../../report/format/escape.ts";
import type { LeftOut } from "./settings.ts";

/** Two releases of a package. */
export interface ComparedReleases {
  /** With its registry: `npm:better-sqlite3`. */
  readonly package: string;
  readonly base: string;
  readonly candidate: string;
}

/** The parts of a report beside the verdict. */
export interface CompareReport {
  /** The names of both engines, untrusted. */
  readonly base: string;
  readonly candidate: string;
  /** The files of both engines. */
  readonly files: ComparedFiles;
  /** The releases of one package that both engines are; absent of any others. */
  readonly releases?: ComparedReleases;
  /** The files of the user's own workloads, by the workloads' names; absent if there are none. */
  readonly ownFiles?: ReadonlyMap<string, string>;
  readonly leftOut?: LeftOut;
  /** Whether a measured workload has limits of its own, which only `run` judges; false if absent. */
  readonly hasLimits?: boolean;
  /** The folder of report.md. */
  readonly out: string;
  /** Whether everything is named that the first screen counts. */
  readonly isWhole: boolean;
  /** The width of the terminal; that of all reports if absent. */
  readonly columns?: number;
  /** The time of the measuring. */
  readonly seconds: number;
  /** The limit of that time, minutes. */
  readonly minutes: number;
}

/** The report that has everything, quoted for a shell. */
export function reportFile(out: string): string {
  return shellWord(inTerminal(path.join(out, "report.md")));
}
