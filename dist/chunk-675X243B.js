import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  factsPart
} from "./chunk-M23SOQUR.js";
import {
  _enum,
  array,
  count,
  int,
  limits,
  literal,
  name,
  roles,
  strictObject,
  testPath,
  text,
  union,
  unique,
  workSchema
} from "./chunk-KAFQIV6R.js";

// src/features/figures/counts/counts.ts
var role = _enum(roles);
var instructions = int().min(1);
var takenCountSchema = strictObject({
  role,
  instructions,
  /** The count of a second process of the session; absent if the test was counted once. */
  again: instructions.optional(),
  work: workSchema
});
var outOfTime = "the run's time was over";
var countSchema = union([
  takenCountSchema,
  strictObject({
    role,
    /** Why it was not counted, for a person. */
    uncounted: text
  })
]);
var onBoth = strictObject({ base: count, candidate: count });
var functionSchema = strictObject({
  /** The name in the engine's symbols. */
  name,
  /** The function's own instructions. */
  own: onBoth,
  /** Including the functions that it calls; recursive calls count once. */
  inclusive: onBoth
});
var mostFunctions = 5;
var profileSchema = union([
  /** The functions whose own instructions changed most. */
  strictObject({ functions: array(functionSchema).max(mostFunctions) }),
  strictObject({ unknown: text })
]);
var countingEnvironmentSchema = strictObject({
  /** `counter` is the tool's own counter; Callgrind's counts differ from it by a constant. */
  tool: _enum(["counter", "callgrind"]),
  /** Valgrind's version, e.g. `3.19.0`. */
  valgrind: text,
  /** The processor's features that the simulated processor passes on, in alphabetical order. */
  cpuFeatures: array(name).max(limits.counters),
  /** The C library's version, and the beginning of the hash of its file: `glibc 2.36 0a1b2c3d4e5f`. */
  libc: text
});
var countingBasisSchema = strictObject({
  /** Rows of the largest table. */
  rows: int().min(1),
  environment: countingEnvironmentSchema
});
var storedCountSchema = strictObject({
  /** The test's path. */
  test: name,
  basis: countingBasisSchema,
  count: takenCountSchema
});
var countingSchema = strictObject({
  /** Rows of the largest table while they were counted. */
  rows: int().min(1),
  /** Absent if nothing could be counted, or if merged runs had different environments. */
  environment: countingEnvironmentSchema.optional(),
  /** Why nothing was counted, or why the tool's own counter was not used. */
  problem: text.optional()
});
var countedTestSchema = strictObject({
  /** The test's path. */
  test: name,
  counts: unique(array(countSchema).max(roles.length), (one) => `${one.role}'s count`),
  /** The functions that changed against the base; absent if the count did not change, or functions were not looked up. */
  profile: profileSchema.optional()
});
var countsSchema = strictObject({
  version: literal(1),
  ...countingSchema.shape,
  /** The tests that were to be counted, in report order. */
  tests: unique(array(countedTestSchema).max(limits.tests), ({ test }) => `the test ${test}`)
});
var countsOf = factsPart("counts");
function withCounts(tests, counts) {
  const known = new Map(counts?.tests.map(({ test, ...own }) => [test, own]));
  return tests.map((record) => ({ ...record, ...known.get(testPath(record)) }));
}
function createCounts(records, counting) {
  const tests = records.flatMap(
    ({ counts, profile, ...test }) => counts === void 0 ? [] : [{ test: testPath(test), counts, profile }]
  );
  return { version: 1, ...counting, tests };
}

export {
  outOfTime,
  mostFunctions,
  profileSchema,
  countingEnvironmentSchema,
  storedCountSchema,
  countsSchema,
  countsOf,
  withCounts,
  createCounts
};
