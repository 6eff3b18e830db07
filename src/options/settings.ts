import * as z from "zod";
import { type BaseCeilings, defaultCriteria } from "../model/criteria.ts";
import { statementForms } from "../model/sample.ts";
import { formats } from "../model/settings.ts";
import { storages, variants } from "../model/test.ts";
import { workloadNames } from "../suite/workloads.ts";
import { ceilingRules } from "./ceiling-rules.ts";
import { pragmas } from "./pragmas.ts";
import { rounds } from "./rounds.ts";
import {
  choice,
  choices,
  engineName,
  invalidMessage,
  mapping,
  multiplier,
  numberWithin,
  path,
  wholeNumber,
} from "./values.ts";

/** The largest candidate / base, by storage; what is not named has its default. */
const baseCeilings = mapping({
  memory: multiplier().exactOptional(),
  file: multiplier().exactOptional(),
  autocommit: multiplier().exactOptional(),
} satisfies Record<keyof BaseCeilings, unknown>);

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
  latencies: z.boolean(invalidMessage("true or false")).exactOptional(),
  ceiling: multiplier().exactOptional(),
  "average-ceiling": multiplier().exactOptional(),
  ceilings: ceilingRules.exactOptional(),
  "base-ceilings": baseCeilings.exactOptional(),
  pragmas: pragmas.exactOptional(),
  "require-durability": z.boolean(invalidMessage("true or false")).exactOptional(),
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
  rounds: defaultCriteria.rule.rounds,
  alpha: defaultCriteria.rule.alpha,
  seed: 1,
  statements: "text",
  latencies: false,
  ceiling: defaultCriteria.ceilings.test,
  "average-ceiling": defaultCriteria.ceilings.average,
  ceilings: defaultCriteria.ceilings.rules,
  "base-ceilings": defaultCriteria.baseCeilings,
  pragmas: {},
  out: "bench-results",
  format: "text",
  quiet: false,
  strict: false,
} as const;
