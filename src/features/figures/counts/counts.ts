import * as z from "zod";
import type { DeepReadonly } from "../../../model/deep-readonly.ts";
import { roles } from "../../../model/engine.ts";
import { count, limits, name, text, unique } from "../../../model/limits.ts";
import type { TestRecord } from "../../../model/recording.ts";
import { workSchema } from "../../../model/sample.ts";
import { testPath } from "../../../model/test.ts";
import { factsPart } from "../../../results/facts.ts";

const role = z.enum(roles);

/** Instructions executed in user space, on Valgrind's simulated processor. */
const instructions = z.int().min(1);

const takenCountSchema = z.strictObject({
  role,
  instructions,
  /** The count of a second process of the session; absent if the test was counted once. */
  again: instructions.optional(),
  work: workSchema,
});
export type TakenCount = DeepReadonly<z.output<typeof takenCountSchema>>;

/** Why a test was not counted that the run had no time for: no fault of an engine. */
export const outOfTime = "the run's time was over";

/** One engine's count for a test's statements, or why it was not counted. */
export const countSchema = z.union([
  takenCountSchema,
  z.strictObject({
    role,
    /** Why it was not counted, for a person. */
    uncounted: text,
  }),
]);
export type Count = DeepReadonly<z.output<typeof countSchema>>;

/** The instructions of a function on the base and on the candidate; 0 on an engine that does not have it. */
const onBoth = z.strictObject({ base: count, candidate: count });

const functionSchema = z.strictObject({
  /** The name in the engine's symbols. */
  name,
  /** The function's own instructions. */
  own: onBoth,
  /** Including the functions that it calls; recursive calls count once. */
  inclusive: onBoth,
});
export type FunctionCount = DeepReadonly<z.output<typeof functionSchema>>;

/** How many functions are kept of a changed test. */
export const mostFunctions = 5;

/** The functions with the instructions of a changed test, by Callgrind; or why they are not known. */
export const profileSchema = z.union([
  /** The functions whose own instructions changed most. */
  z.strictObject({ functions: z.array(functionSchema).max(mostFunctions) }),
  z.strictObject({ unknown: text }),
]);
export type Profile = DeepReadonly<z.output<typeof profileSchema>>;

/** Facts that counts depend on beside the engines: counts of two runs are comparable if these facts are equal. */
export const countingEnvironmentSchema = z.strictObject({
  /** `counter` is the tool's own counter; Callgrind's counts differ from it by a constant. */
  tool: z.enum(["counter", "callgrind"]),
  /** Valgrind's version, e.g. `3.19.0`. */
  valgrind: text,
  /** The processor's features that the simulated processor passes on, in alphabetical order. */
  cpuFeatures: z.array(name).max(limits.counters),
  /** The C library's version, and the beginning of the hash of its file: `glibc 2.36 0a1b2c3d4e5f`. */
  libc: text,
});
export type CountingEnvironment = DeepReadonly<z.output<typeof countingEnvironmentSchema>>;

/** The basis of a count, beside engine and test: counts are comparable only on one basis. */
const countingBasisSchema = z.strictObject({
  /** Rows of the largest table. */
  rows: z.int().min(1),
  environment: countingEnvironmentSchema,
});
export type CountingBasis = DeepReadonly<z.output<typeof countingBasisSchema>>;

/** A count that the store of a run keeps. */
export const storedCountSchema = z.strictObject({
  /** The test's path. */
  test: name,
  basis: countingBasisSchema,
  count: takenCountSchema,
});
export type StoredCount = DeepReadonly<z.output<typeof storedCountSchema>>;

/** How instructions were counted. */
const countingSchema = z.strictObject({
  /** Rows of the largest table while they were counted. */
  rows: z.int().min(1),
  /** Absent if nothing could be counted, or if merged runs had different environments. */
  environment: countingEnvironmentSchema.optional(),
  /** Why nothing was counted, or why the tool's own counter was not used. */
  problem: text.optional(),
});
export type Counting = DeepReadonly<z.output<typeof countingSchema>>;

const countedTestSchema = z.strictObject({
  /** The test's path. */
  test: name,
  counts: unique(z.array(countSchema).max(roles.length), (one) => `${one.role}'s count`),
  /** The functions that changed against the base; absent if the count did not change, or functions were not looked up. */
  profile: profileSchema.optional(),
});

/** Everything that a results file keeps about instructions. */
export const countsSchema = z.strictObject({
  version: z.literal(1),
  ...countingSchema.shape,
  /** The tests that were to be counted, in report order. */
  tests: unique(z.array(countedTestSchema).max(limits.tests), ({ test }) => `the test ${test}`),
});
export type Counts = DeepReadonly<z.output<typeof countsSchema>>;

/** Undefined if instructions were not to be counted. */
export const countsOf = factsPart<Counts>("counts");

/** A test with its counts; without them, if it was not to be counted. */
export interface CountedRecord extends TestRecord {
  readonly counts?: Counts["tests"][number]["counts"];
  readonly profile?: Profile;
}

/** Records with their counts. */
export function withCounts(tests: readonly TestRecord[], counts: Counts | undefined): CountedRecord[] {
  const known = new Map(counts?.tests.map(({ test, ...own }) => [test, own]));
  return tests.map((record) => ({ ...record, ...known.get(testPath(record)) }));
}

/** The facts that a results file keeps about records with counts. */
export function createCounts(records: readonly CountedRecord[], counting: Counting): Counts {
  const tests = records.flatMap(({ counts, profile, ...test }) =>
    counts === undefined ? [] : [{ test: testPath(test), counts, profile }],
  );
  return { version: 1, ...counting, tests };
}
