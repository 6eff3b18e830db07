import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  checkSchema,
  failureSchema,
  mostThreads,
  round,
  sampleSchema,
  statementForms
} from "./chunk-VLMEGVBS.js";
import {
  references,
  roundsSchema
} from "./chunk-XEP54OPR.js";
import {
  ZodISODate,
  ZodISODateTime,
  ZodISODuration,
  ZodISOTime,
  __export,
  _enum,
  _isoDate,
  _isoDateTime,
  _isoDuration,
  _isoTime,
  amount,
  array,
  boolean,
  count,
  differ,
  enginesSchema,
  hex,
  int,
  kinds,
  limits,
  name,
  number,
  record,
  roles,
  storages,
  strictObject,
  string,
  testPath,
  text,
  union,
  unique,
  unknown,
  variants,
  visibleName
} from "./chunk-AFANOJMY.js";

// node_modules/zod/v4/classic/iso.js
var iso_exports = {};
__export(iso_exports, {
  ZodISODate: () => ZodISODate,
  ZodISODateTime: () => ZodISODateTime,
  ZodISODuration: () => ZodISODuration,
  ZodISOTime: () => ZodISOTime,
  date: () => date,
  datetime: () => datetime,
  duration: () => duration,
  time: () => time
});
function datetime(params) {
  return _isoDateTime(ZodISODateTime, params);
}
function date(params) {
  return _isoDate(ZodISODate, params);
}
function time(params) {
  return _isoTime(ZodISOTime, params);
}
function duration(params) {
  return _isoDuration(ZodISODuration, params);
}

// src/model/shard-plan.ts
var mostShards = 256;
var shardPlanSchema = strictObject({
  /** The first digits of a SHA-256 of the measured tests and their shards: shards with the same hash belong together. */
  hash: string().regex(/^[0-9a-f]{16}$/, "expected 16 lowercase hex digits"),
  /** The paths of the tests of each shard. */
  shards: array(array(name).min(1).max(limits.tests)).min(1).max(mostShards)
});

// src/model/recording.ts
var bootIdPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
var testName = {
  variant: _enum(variants),
  storage: _enum(storages),
  kind: _enum(kinds),
  workload: visibleName
};
var testSchema = strictObject({
  ...testName,
  /** The only engine that the candidate is compared with; absent if it is with every engine of the run. */
  compare: _enum(references).optional(),
  /** Which of the merged runs it was measured in, from 0; absent if there was one. */
  run: int().min(0).max(limits.tests).optional(),
  /** The requested rounds, if the merged runs requested fixed numbers that differ. */
  asked: round.optional(),
  /**
   * The statements of a chunk; the last chunk has the rest. Absent if no sample has chunks, and for merged shards whose numbers
   * differ. Samples with equally many chunks have equal chunks.
   */
  chunkStatements: int().min(1).optional(),
  samples: unique(
    array(sampleSchema).max(roles.length * limits.rounds),
    (one) => `${one.role}'s sample of round ${one.round}`
  ),
  checks: unique(array(checkSchema).max(roles.length), (one) => `${one.role}'s check`),
  failures: array(failureSchema).max(limits.perTest)
});
function footprintsDiffer({ checks, failures }) {
  const footprintOf = (role) => checks.find((check) => check.role === role)?.footprint;
  const [candidate, base] = [footprintOf("candidate"), footprintOf("base")];
  if (failures.length > 0 || candidate === void 0 || base === void 0) return false;
  return differ(candidate, base);
}
var controlPair = strictObject({
  round,
  /** Wall clock of either process on the monotonic clock, integer nanoseconds, above 0. */
  baselineNs: int().min(1),
  controlNs: int().min(1)
});
var controlSchema = strictObject({
  ...testName,
  pairs: unique(array(controlPair).max(limits.rounds), (one) => `the pair of round ${one.round}`)
});
var controlsSchema = unique(
  array(controlSchema).max(limits.tests),
  (one) => `the control ${testPath(one)}`
);
var machineSchema = strictObject({
  cpu: text,
  cores: int().min(1),
  memoryBytes: amount,
  platform: text,
  kernel: text,
  node: text,
  /** The 1-minute load average before the tool did anything. */
  loadBefore: amount,
  /** The kind of file system that held the databases, e.g. `ext4`. */
  fileSystem: text.optional(),
  /** How long the disk of the databases takes to make 4 KiB durable, integer nanoseconds; known of runs of servers only. */
  flushNs: int().min(1).optional(),
  /** How many pairs were timed at once, above 1; absent if one was. */
  jobs: int().min(2).optional(),
  /** Whether engines ran as users of their own without network; absent of older versions. */
  confined: boolean().optional(),
  /** Why they did not; absent if they did. */
  unconfined: text.optional(),
  /** Drawn by the kernel when the machine was started: no two machines have the same. Absent if the system has none. */
  bootId: string().regex(bootIdPattern, "expected a boot id").optional(),
  /** A hash of the installation's own id, which copies of a disk share. Absent if the system has none. */
  machineId: hex.max(32).optional()
});
var machineRecordSchema = strictObject({
  /** Which shard of the plan it measured; absent without a plan. */
  shard: int().min(1).optional(),
  /** Which attempt of the workflow's run measured it, from 1; absent outside of one. */
  attempt: int().min(1).optional(),
  machine: machineSchema.optional(),
  /** The baseline against itself on this machine; absent if nothing is known of it. */
  controls: controlsSchema.optional()
});
var suiteSchema = strictObject({
  /** Rows of the largest table. */
  rows: int().min(1),
  seed: int(),
  /** Warehouses of the suite tpcc; absent if the run has no test of it. */
  warehouses: int().min(1).optional(),
  /** Fingerprint of the oltp suite's generator, rows and seed: equal if the same SQL would be timed. */
  hash: hex,
  /** Fingerprints of the other suites, by their names, if the run has tests of them. */
  others: record(name, hex).optional(),
  /** Absent if it is `text`. */
  statements: _enum(statementForms).optional(),
  /** Connections that executed each test at once; absent if it was one. */
  threads: int().min(2).max(mostThreads).optional(),
  /** SHA-256 of exactly what each workload executes, preparation included, by `variant/workload`. */
  sql: record(name, hex)
});
var resumptionSchema = strictObject({
  /** ISO 8601, UTC. */
  at: iso_exports.datetime(),
  /** How many samples it had then, not counting controls. */
  samples: count
});
var runSchema = strictObject({
  /** The tool's own version. */
  tool: text,
  /** ISO 8601, UTC. */
  startedAt: iso_exports.datetime(),
  finishedAt: iso_exports.datetime(),
  /** The planned numbers; absent if an older version of the tool did not state them. */
  planned: strictObject({ tests: count, controls: count }).optional(),
  /** How many pairs a test was to get: exactly this many, or the bounds of the screening. */
  rounds: roundsSchema,
  /** The chance of a false failure that the run took; absent if the number of rounds was fixed. */
  alpha: number().gt(0).lt(0.5).optional(),
  /** Whether alpha is divided with another machine, which measures again what fails or stays undecided. */
  confirmElsewhere: boolean().optional(),
  /** The claims that were confirmed, after another machine had measured them; absent if the run screens and confirms its own. */
  confirms: array(name).min(1).max(limits.tests).optional(),
  /** The precision that was asked for, percent, or the minutes that pairs could be taken for it; absent if none was. */
  precision: union([number().gt(0).lt(100), strictObject({ minutes: number().gt(0) })]).optional(),
  /** The run's time limit, if it had one. */
  maxMinutes: number().gt(0).optional(),
  /** Whether the time limit ended the run before every decision was reached. */
  outOfTime: boolean().optional(),
  /** The clock that samples were read from, e.g. `CLOCK_MONOTONIC`. */
  clock: text,
  /** When it was resumed after a kill or an interrupt, in that order; absent if it ran in one piece. */
  resumed: array(resumptionSchema).min(1).max(limits.perTest).optional(),
  /** Wall clock by part of the run, nanoseconds; of a resumed run, since it was last resumed. */
  timeline: record(name, amount).optional(),
  /** Why the run ended before everything planned was measured, e.g. `interrupted`; absent on a complete run. */
  stopped: text.optional()
});
var commit = string().regex(/^[0-9a-f]{40,64}$/);
var repositoryUrl = /^https:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?\/[\w-][\w.-]*\/[\w-][\w.-]*$/i;
var originSchema = strictObject({
  run: int().min(1),
  attempt: int().min(1),
  /** The commit that is judged: of a pull request, its head; absent if the run did not know it. */
  head: commit.optional(),
  /** The commit that was built, such as a merge of the head; absent if the run did not know it. */
  checkedOut: commit.optional(),
  /** The branch that the pull request is to be merged into; absent if the run was not started by one. */
  base: text.optional(),
  /** The pull request whose code it is; absent if the run was not started by one. */
  pullRequest: int().min(1).optional(),
  /** The address of the repository on its server; absent of older versions. */
  repository: string().max(limits.name).regex(repositoryUrl, "expected https://server/owner/name").optional()
});
var identicalBaseSchema = strictObject({
  /** The file, as given. */
  path: text.optional(),
  /** SHA-256 of both files, hex. */
  sha256: hex.length(64)
});
var missingBaseSchema = strictObject({
  /** `nothing to compare`: the measured commit is in the branch that it would be compared with. */
  cause: _enum(["not built", "nothing to compare"]),
  /** The last words of the build that failed; untrusted text. Absent if there are none. */
  detail: text.optional()
});
var measuredSchema = strictObject({
  run: runSchema.optional(),
  /** Absent for a run outside of GitHub's workflows, and for merged results that are not known to be of one run. */
  origin: originSchema.optional(),
  suite: suiteSchema.optional(),
  machine: machineSchema.optional(),
  /** The machines of merged results, which the tests' `run` counts from 0; absent if there was one, or an older version merged. */
  machines: array(machineRecordSchema).min(1).max(limits.tests).optional(),
  /** The plan that the run is a shard of, or that its shards were merged by; absent of a run on one machine. */
  plan: shardPlanSchema.optional(),
  /** Which shard of the plan it is, from 1; absent without a plan, and of merged shards. */
  shard: int().min(1).optional(),
  /** Which shards or files do not count, and why: the run is not complete without them. Absent if all count. */
  problems: array(strictObject({ name: text, reason: text })).min(1).max(limits.perTest).optional(),
  engines: enginesSchema,
  /** Absent if the run has a base, or was given none. */
  identicalBase: identicalBaseSchema.optional(),
  /** Absent if the run has a base, or if none was wanted. */
  noBase: missingBaseSchema.optional(),
  /** Set if each sample is a median already, of an unknown number of samples. */
  mediansOnly: boolean().optional(),
  /** Tests that were chosen and not measured, because they compare with the base and the run has no base. */
  skipped: unique(
    array(strictObject(testName)).min(1).max(limits.tests),
    (one) => `the skipped test ${testPath(one)}`
  ).optional(),
  /** Things a reader should know, one line each. */
  warnings: array(text).max(limits.perTest),
  /** The baseline against itself; absent if nothing is known of it. */
  controls: controlsSchema.optional(),
  /** The facts that features keep, by the features' names; each feature has a schema of its own. Absent if none has facts. */
  features: record(name, unknown()).optional(),
  /** Every planned test in report order; none only if features have measured something else. */
  tests: unique(array(testSchema).max(limits.tests), (one) => `the test ${testPath(one)}`)
});
var recordingSchema = strictObject({
  ...measuredSchema.shape,
  /** Another machine's measurement of the rows that fail or are undecided; absent if there is none. */
  confirmation: measuredSchema.optional()
});

export {
  iso_exports,
  mostShards,
  shardPlanSchema,
  testSchema,
  footprintsDiffer,
  controlSchema,
  machineSchema,
  suiteSchema,
  resumptionSchema,
  runSchema,
  repositoryUrl,
  originSchema,
  identicalBaseSchema,
  missingBaseSchema,
  recordingSchema
};
