import * as z from "zod";
import { type Storage, storages, type Variant, variants } from "../suite/test.ts";
import { workloadNames } from "../suite/workloads.ts";
import { type Ceilings, defaultCeilings } from "../verdict/ceilings.ts";
import { ceilingRules } from "./ceiling-rules.ts";
import { shownValue } from "./shown-value.ts";
import {
  choice,
  choices,
  engineName,
  mapping,
  multiplier,
  path,
  wholeNumber,
  wholeNumberInWords,
} from "./values.ts";

/** How a report is written to standard output. */
export const formats = ["text", "markdown", "json"] as const;
export type Format = (typeof formats)[number];

/** How many rounds are measured: a fixed number, from 1 to 1,000. */
export type Rounds = number;

/** Everything a run can be told. */
export interface Settings {
  /** A path of the engine under test. */
  readonly candidate: string;
  /** A path; stock SQLite is built or found where it is absent. */
  readonly baseline?: string;
  readonly candidateName: string;
  readonly baselineName: string;
  /** Rows of sbtest1, 1 to 10,000,000. */
  readonly rows: number;
  /** At least one, none twice; so are the storages and the workloads. */
  readonly variants: readonly Variant[];
  readonly storages: readonly Storage[];
  /** Exact names; all workloads where absent. */
  readonly workloads?: readonly string[];
  readonly rounds: Rounds;
  /** 0 to 4,294,967,295. */
  readonly seed: number;
  readonly ceilings: Ceilings;
  /** The folder that receives the files. */
  readonly out: string;
  readonly format: Format;
  /** Whether progress is left out. */
  readonly quiet: boolean;
  /** Whether an inconclusive run has an exit status of its own. */
  readonly strict: boolean;
}

const mostRounds = 1000;

const rounds = z
  .unknown()
  .refine((value) => typeof value !== "string" || !/^\d+\s*\.\.\s*\d+$/.test(value), {
    error: ({ input }) =>
      `${shownValue(input)} is a range, which is not supported yet: give ${wholeNumberInWords(1, mostRounds)}`,
    abort: true,
  })
  .pipe(wholeNumber(1, mostRounds));

/** What may stand in a configuration file, by the names that the command line and the action's inputs share. */
export const fileSettings = mapping({
  candidate: path().exactOptional(),
  baseline: path().exactOptional(),
  "candidate-name": engineName().exactOptional(),
  "baseline-name": engineName().exactOptional(),
  rows: wholeNumber(1, 10_000_000).exactOptional(),
  variants: choices("variant", variants).exactOptional(),
  storages: choices("storage", storages).exactOptional(),
  workloads: choices("workload", workloadNames).exactOptional(),
  rounds: rounds.exactOptional(),
  seed: wholeNumber(0, 2 ** 32 - 1).exactOptional(),
  ceiling: multiplier().exactOptional(),
  "average-ceiling": multiplier().exactOptional(),
  ceilings: ceilingRules.exactOptional(),
});
export type FileSettings = z.output<typeof fileSettings>;

/** What one source gives, a file or a command line; what is absent is left to the next source. */
export const givenSettings = mapping({
  ...fileSettings.shape,
  out: path().exactOptional(),
  format: choice("format", formats).exactOptional(),
  quiet: z.boolean().exactOptional(),
  strict: z.boolean().exactOptional(),
});
export type GivenSettings = z.output<typeof givenSettings>;

/** What holds where no source says otherwise; the candidate has no default. */
export const defaults = {
  "baseline-name": "SQLite",
  rows: 100_000,
  variants,
  storages,
  rounds: 5,
  seed: 1,
  ceiling: defaultCeilings.test,
  "average-ceiling": defaultCeilings.average,
  ceilings: defaultCeilings.rules,
  out: "bench-results",
  format: "text",
  quiet: false,
  strict: false,
} as const;
