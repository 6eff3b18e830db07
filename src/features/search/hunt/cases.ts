import * as z from "zod";
import { references } from "../../../model/compared.ts";
import type { DeepReadonly } from "../../../model/deep-readonly.ts";
import { faultKinds } from "./sighting.ts";

const text = z.string().max(20_000);
const ratio = z.number().nonnegative();

/** A hunt that has found so many cases ends: nobody reads more. */
export const mostCases = 200;

/** More causes, statements and lines of an engine's plans are left out of a case; its file has all statements. */
export const mostOfCase = { causes: 200, statements: 100, plans: 400 } as const;

/** Kinds that a probe can have: far more than there are productions. */
const mostKinds = 10_000;

/** A number of a case that was made larger and smaller, and the ratios then. */
const axisSchema = z.strictObject({
  /** `rows of t1`, `pending edits`, `list`. */
  name: text,
  points: z.array(z.strictObject({ value: z.int().nonnegative(), ratio })).max(10),
});

/** A change of a case, such as `a cache of 1 GiB`, and the ratio then. */
const counterfactualSchema = z.strictObject({ name: text, ratio });

/** A fault that a hunt has found and confirmed. */
export const caseSchema = z.strictObject({
  /** The name of its file, and of the workload in it. */
  name: z.string().regex(/^hunt_[a-z]+_[0-9a-f]{8}$/),
  kind: z.enum(faultKinds),
  reference: z.enum(references),
  fingerprint: z.string().regex(/^[0-9a-f]{16}$/),
  /** The same for all cases of one cause, and from hunt to hunt: see `causeOf`. */
  cause: z.string().regex(/^[0-9a-f]{16}$/),
  /** When a hunt with this corpus first found the cause, or found it again after it was gone, ISO 8601. */
  since: z.iso.datetime(),
  /** The traits that other situations must have to be the same cause. */
  causes: z.array(text).max(mostOfCase.causes),
  statements: z.array(text).max(mostOfCase.statements),
  /** How many statements and tables its file has. */
  size: z.strictObject({ statements: z.int(), tables: z.int() }),
  /** For times: the middle of the confirming pairs, and how many there were. */
  ratio: ratio.optional(),
  pairs: z.int().optional(),
  p: z.number().optional(),
  /** For times: the ratio after changes that could take the cause away. */
  counterfactuals: z.array(counterfactualSchema).max(10).default([]),
  /** For plans: the statement that forces the plan which would have been faster. */
  forced: text.optional(),
  /** The engine's words, and bytes an execution for memory. */
  message: text.optional(),
  axes: z.array(axisSchema).max(10),
  plans: z.strictObject({
    candidate: z.array(text).max(mostOfCase.plans),
    baseline: z.array(text).max(mostOfCase.plans),
  }),
  /** Whether the fault shows when the written file is run as it is; why not, if it does not. */
  isReplayed: z.boolean(),
  /** Other statements that have the same cause as far as their traits tell. */
  others: z.int().nonnegative(),
  /** Where it was found: the number of the database. */
  database: z.int(),
  /** Whether that database was made from a statement, or is a case, of the corpus. */
  isOfCorpus: z.boolean(),
});

/** The cause of an earlier hunt's case that no longer shows. */
const goneSchema = caseSchema.pick({ cause: true, name: true, kind: true, statements: true, since: true });

export type Case = DeepReadonly<z.output<typeof caseSchema>>;
export type GoneCase = DeepReadonly<z.output<typeof goneSchema>>;
export type Counterfactual = DeepReadonly<z.output<typeof counterfactualSchema>>;
export type Axis = DeepReadonly<z.output<typeof axisSchema>>;

const touchedKindSchema = z.strictObject({ name: text, statements: z.int(), touched: z.int() });

export const huntSchema = z.strictObject({
  version: z.literal(1),
  seed: z.int(),
  ratio,
  baseRatio: ratio,
  alpha: z.number(),
  /** Hash of the grammar and the engines' files: a resumed hunt has the same. */
  identity: z.string(),
  engines: z.record(z.string(), z.strictObject({ name: text, version: text })),
  /** The database that comes next. */
  next: z.int().nonnegative(),
  elapsedMs: z.number().nonnegative(),
  /** Statements that were compared, those that the baseline refused, and those that took too long. */
  tried: z.int().nonnegative(),
  refused: z.int().nonnegative(),
  cut: z.int().nonnegative(),
  /** Claims that were tested by fresh pairs, confirmed or not. */
  claims: z.int().nonnegative(),
  /** Suspects that fresh processes did not confirm. */
  cleared: z.int().nonnegative(),
  /** Ends of the candidate's process that nothing that was tried again repeats, so that there is no case of them. */
  lost: z.int().nonnegative().default(0),
  /** Statements whose cause a folder of known cases has. */
  known: z.int().nonnegative(),
  /** Statements with more than one right answer, on which the engines differed. */
  ambiguous: z.int().nonnegative(),
  /** The statements that a probe found the change to touch, and how many of each kind: a hunt that goes on weighs them in the same way. */
  touched: z
    .strictObject({ statements: z.int(), touched: z.int(), kinds: z.array(touchedKindSchema).max(mostKinds) })
    .optional(),
  /** Why nothing says what the change touches; absent without a base. */
  unprobed: text.optional(),
  cases: z.array(caseSchema).max(10_000),
  /** Cases of the corpus that fresh processes no longer show. */
  gone: z.array(goneSchema).max(mostCases).default([]),
  /** Databases that were made from statements of a corpus. */
  mutated: z.int().nonnegative().default(0),
  /** Why it ended before its time; absent if it did not. */
  stopped: text.optional(),
});

export type Hunt = DeepReadonly<z.output<typeof huntSchema>>;
