import * as z from "zod";
import { type StatementForm, statementForms } from "../model/recording.ts";
import { defaultRule } from "../model/rule.ts";
import { type Storage, storages, type Variant, variants } from "../model/test.ts";
import { workloadNames } from "../suite/workloads.ts";
import { type BaseLines, defaultBaseLines } from "../verdict/base-ceilings.ts";
import { defaultCeilings } from "../verdict/ceilings.ts";
import type { Criteria } from "../verdict/judge.ts";
import { ceilingRules } from "./ceiling-rules.ts";
import { type Pragmas, pragmas } from "./pragmas.ts";
import { rounds } from "./rounds.ts";
import {
  choice,
  choices,
  engineName,
  mapping,
  multiplier,
  numberWithin,
  path,
  refusal,
  wholeNumber,
} from "./values.ts";

/** How a report is written to standard output. */
export const formats = ["text", "markdown", "json"] as const;
export type Format = (typeof formats)[number];

/** What to measure, and what the measuring is to decide. */
export interface MeasureSettings {
  /** A path of the engine under test. */
  readonly candidate: string;
  /** A path; stock SQLite is built or found where it is absent. */
  readonly baseline?: string;
  /** A path of the base branch's build; there is no base arm where it is absent. */
  readonly base?: string;
  readonly candidateName: string;
  readonly baselineName: string;
  readonly baseName: string;
  /** Rows of sbtest1, 1 to 10,000,000. */
  readonly rows: number;
  /** At least one, none twice; so are the storages and the workloads. */
  readonly variants: readonly Variant[];
  readonly storages: readonly Storage[];
  /** Exact names; all workloads where absent. */
  readonly workloads?: readonly string[];
  /** Minutes after which no other sample is begun, above 0; no limit where absent. */
  readonly maxMinutes?: number;
  /** Seconds that a sample may take; by the baseline's time where absent. */
  readonly sampleTimeout?: number;
  /** 0 to 4,294,967,295. */
  readonly seed: number;
  /** How what is timed is executed: each statement from its text, or prepared once a shape. */
  readonly statements: StatementForm;
  /** Whether each statement's time is taken besides. */
  readonly latencies: boolean;
  /** What the measuring is for: it ends when that is decided. */
  readonly criteria: Criteria;
  /** What engines are told besides. */
  readonly pragmas: Pragmas;
}

/** Everything a run can be told. */
export interface Settings extends MeasureSettings {
  /** The folder that receives the files. */
  readonly out: string;
  /** The folder of a run that was ended early and is to be gone on with: `out` is the same. */
  readonly resume?: string;
  readonly format: Format;
  /** Whether progress is left out. */
  readonly quiet: boolean;
  /** Whether an inconclusive run has an exit status of its own. */
  readonly strict: boolean;
}

/** The largest candidate / base, by storage; what is not named has its default. */
const baseLines = mapping({
  memory: multiplier().exactOptional(),
  file: multiplier().exactOptional(),
  autocommit: multiplier().exactOptional(),
} satisfies Record<keyof BaseLines, unknown>);

/** A week: a larger number is a mistake. */
const mostMinutes = 10_080;

/** What may stand in a configuration file, by the names that the command line and the action's inputs share. */
export const fileSettings = mapping({
  candidate: path().exactOptional(),
  baseline: path().exactOptional(),
  base: path().exactOptional(),
  "candidate-name": engineName().exactOptional(),
  "baseline-name": engineName().exactOptional(),
  "base-name": engineName().exactOptional(),
  rows: wholeNumber(1, 10_000_000).exactOptional(),
  variants: choices("variant", variants).exactOptional(),
  storages: choices("storage", storages).exactOptional(),
  workloads: choices("workload", workloadNames).exactOptional(),
  rounds: rounds.exactOptional(),
  alpha: numberWithin(0, 0.5).exactOptional(),
  "max-minutes": numberWithin(0, mostMinutes).exactOptional(),
  "sample-timeout": wholeNumber(1, mostMinutes * 60).exactOptional(),
  seed: wholeNumber(0, 2 ** 32 - 1).exactOptional(),
  statements: choice("form", statementForms).exactOptional(),
  latencies: z.boolean(refusal("true or false")).exactOptional(),
  ceiling: multiplier().exactOptional(),
  "average-ceiling": multiplier().exactOptional(),
  ceilings: ceilingRules.exactOptional(),
  "base-ceilings": baseLines.exactOptional(),
  pragmas: pragmas.exactOptional(),
  "require-durability": z.boolean(refusal("true or false")).exactOptional(),
});
export type FileSettings = z.output<typeof fileSettings>;

/** What one source gives, a file or a command line; what is absent is left to the next source. */
export const givenSettings = mapping({
  ...fileSettings.shape,
  out: path().exactOptional(),
  resume: path().exactOptional(),
  format: choice("format", formats).exactOptional(),
  quiet: z.boolean().exactOptional(),
  strict: z.boolean().exactOptional(),
});
export type GivenSettings = z.output<typeof givenSettings>;

/** What holds where no source says otherwise; the candidate has no default. */
export const defaults = {
  "baseline-name": "SQLite",
  "base-name": "base",
  rows: 100_000,
  variants,
  storages,
  rounds: defaultRule.rounds,
  alpha: defaultRule.alpha,
  seed: 1,
  statements: "text",
  latencies: false,
  ceiling: defaultCeilings.test,
  "average-ceiling": defaultCeilings.average,
  ceilings: defaultCeilings.rules,
  "base-ceilings": defaultBaseLines,
  pragmas: {},
  out: "bench-results",
  format: "text",
  quiet: false,
  strict: false,
} as const;
