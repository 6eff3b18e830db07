import * as z from "zod";
import { references } from "./compared.ts";
import { roundsSchema } from "./criteria.ts";
import type { DeepReadonly } from "./deep-readonly.ts";
import { enginesSchema, roles } from "./engine.ts";
import { differ } from "./footprint.ts";
import { amount, count, hex, limits, name, text, unique, visibleName } from "./limits.ts";
import { checkSchema, failureSchema, mostThreads, round, sampleSchema, statementForms } from "./sample.ts";
import { shardPlanSchema } from "./shard-plan.ts";
import { kinds, storages, testPath, variants } from "./test.ts";

/** As the kernel writes it: https://man7.org/linux/man-pages/man4/random.4.html, "boot_id". */
const bootIdPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const testName = {
  variant: z.enum(variants),
  storage: z.enum(storages),
  kind: z.enum(kinds),
  workload: visibleName,
};

/** Everything known of one test. A test is never dropped, even if nothing was measured. */
export const testSchema = z.strictObject({
  ...testName,
  /** The only engine that the candidate is compared with; absent if it is with every engine of the run. */
  compare: z.enum(references).optional(),
  /** Which of the merged runs it was measured in, from 0; absent if there was one. */
  run: z.int().min(0).max(limits.tests).optional(),
  /** The requested rounds, if the merged runs requested fixed numbers that differ. */
  asked: round.optional(),
  /**
   * The statements of a chunk; the last chunk has the rest. Absent if no sample has chunks, and for merged shards whose numbers
   * differ. Samples with equally many chunks have equal chunks.
   */
  chunkStatements: z.int().min(1).optional(),
  samples: unique(
    z.array(sampleSchema).max(roles.length * limits.rounds),
    (one) => `${one.role}'s sample of round ${one.round}`,
  ),
  checks: unique(z.array(checkSchema).max(roles.length), (one) => `${one.role}'s check`),
  failures: z.array(failureSchema).max(limits.perTest),
});
export type TestRecord = DeepReadonly<z.output<typeof testSchema>>;

/** Whether an exact cost of a test differs between candidate and base, so that a second process of both is to give it again. */
export function footprintsDiffer({ checks, failures }: Pick<TestRecord, "checks" | "failures">): boolean {
  const footprintOf = (role: "candidate" | "base") => checks.find((check) => check.role === role)?.footprint;
  const [candidate, base] = [footprintOf("candidate"), footprintOf("base")];
  if (failures.length > 0 || candidate === undefined || base === undefined) return false;
  return differ(candidate, base);
}

/** One pair of a control: two processes of the baseline, one right after the other. */
const controlPair = z.strictObject({
  round,
  /** Wall clock of either process on the monotonic clock, integer nanoseconds, above 0. */
  baselineNs: z.int().min(1),
  controlNs: z.int().min(1),
});
export type ControlPair = DeepReadonly<z.output<typeof controlPair>>;

/** A test on which the baseline was timed against itself: any difference is the runner's own noise. */
export const controlSchema = z.strictObject({
  ...testName,
  pairs: unique(z.array(controlPair).max(limits.rounds), (one) => `the pair of round ${one.round}`),
});
export type ControlRecord = DeepReadonly<z.output<typeof controlSchema>>;

const controlsSchema = unique(
  z.array(controlSchema).max(limits.tests),
  (one) => `the control ${testPath(one)}`,
);

export const machineSchema = z.strictObject({
  cpu: text,
  cores: z.int().min(1),
  memoryBytes: amount,
  platform: text,
  kernel: text,
  node: text,
  /** The 1-minute load average before the tool did anything. */
  loadBefore: amount,
  /** The kind of file system that held the databases, e.g. `ext4`. */
  fileSystem: text.optional(),
  /** How long the disk of the databases takes to make 4 KiB durable, integer nanoseconds; known of runs of servers only. */
  flushNs: z.int().min(1).optional(),
  /** How many pairs were timed at once, above 1; absent if one was. */
  jobs: z.int().min(2).optional(),
  /** Whether engines ran as users of their own without network; absent of older versions. */
  confined: z.boolean().optional(),
  /** Why they did not; absent if they did. */
  unconfined: text.optional(),
  /** Drawn by the kernel when the machine was started: no two machines have the same. Absent if the system has none. */
  bootId: z.string().regex(bootIdPattern, "expected a boot id").optional(),
  /** A hash of the installation's own id, which copies of a disk share. Absent if the system has none. */
  machineId: hex.max(32).optional(),
});
export type MachineFacts = DeepReadonly<z.output<typeof machineSchema>>;

/** One of the machines that measured a merged recording. */
export const machineRecordSchema = z.strictObject({
  /** Which shard of the plan it measured; absent without a plan. */
  shard: z.int().min(1).optional(),
  /** Which attempt of the workflow's run measured it, from 1; absent outside of one. */
  attempt: z.int().min(1).optional(),
  machine: machineSchema.optional(),
  /** The baseline against itself on this machine; absent if nothing is known of it. */
  controls: controlsSchema.optional(),
});
export type MachineRecord = DeepReadonly<z.output<typeof machineRecordSchema>>;

export const suiteSchema = z.strictObject({
  /** Rows of the largest table. */
  rows: z.int().min(1),
  seed: z.int(),
  /** Warehouses of the suite tpcc; absent if the run has no test of it. */
  warehouses: z.int().min(1).optional(),
  /** Fingerprint of the oltp suite's generator, rows and seed: equal if the same SQL would be timed. */
  hash: hex,
  /** Fingerprints of the other suites, by their names, if the run has tests of them. */
  others: z.record(name, hex).optional(),
  /** Absent if it is `text`. */
  statements: z.enum(statementForms).optional(),
  /** Connections that executed each test at once; absent if it was one. */
  threads: z.int().min(2).max(mostThreads).optional(),
  /** SHA-256 of exactly what each workload executes, preparation included, by `variant/workload`. */
  sql: z.record(name, hex),
});
export type SuiteFacts = DeepReadonly<z.output<typeof suiteSchema>>;

/** A moment at which a run that had been killed or stopped was resumed. */
export const resumptionSchema = z.strictObject({
  /** ISO 8601, UTC. */
  at: z.iso.datetime(),
  /** How many samples it had then, not counting controls. */
  samples: count,
});
export type Resumption = DeepReadonly<z.output<typeof resumptionSchema>>;

export const runSchema = z.strictObject({
  /** The tool's own version. */
  tool: text,
  /** ISO 8601, UTC. */
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** The planned numbers; absent if an older version of the tool did not state them. */
  planned: z.strictObject({ tests: count, controls: count }).optional(),
  /** How many pairs a test was to get: exactly this many, or the bounds of the screening. */
  rounds: roundsSchema,
  /** The chance of a false failure that the run took; absent if the number of rounds was fixed. */
  alpha: z.number().gt(0).lt(0.5).optional(),
  /** Whether alpha is divided with another machine, which measures again what fails or stays undecided. */
  confirmElsewhere: z.boolean().optional(),
  /** The claims that were confirmed, after another machine had measured them; absent if the run screens and confirms its own. */
  confirms: z.array(name).min(1).max(limits.tests).optional(),
  /** The precision that was asked for, percent, or the minutes that pairs could be taken for it; absent if none was. */
  precision: z.union([z.number().gt(0).lt(100), z.strictObject({ minutes: z.number().gt(0) })]).optional(),
  /** The run's time limit, if it had one. */
  maxMinutes: z.number().gt(0).optional(),
  /** Whether the time limit ended the run before every decision was reached. */
  outOfTime: z.boolean().optional(),
  /** The settings that its verdict came from, by option, as a configuration file has them; absent if those were the defaults. */
  judgedBy: z.record(name, z.unknown()).optional(),
  /**
   * The options that shaped it beside its engines, tests and rows, as a command line has them, and `true` without a value: for readers
   * who measure again. The configuration file stands for its options; `true` if these are in no file. Absent if there were none.
   */
  options: z.record(name, z.union([text, z.literal(true)])).optional(),
  /** The clock that samples were read from, e.g. `CLOCK_MONOTONIC`. */
  clock: text,
  /** When it was resumed after a kill or an interrupt, in that order; absent if it ran in one piece. */
  resumed: z.array(resumptionSchema).min(1).max(limits.perTest).optional(),
  /** Wall clock by part of the run, nanoseconds; of a resumed run, since it was last resumed. */
  timeline: z.record(name, amount).optional(),
  /** Why the run ended before everything planned was measured, e.g. `interrupted`; absent on a complete run. */
  stopped: text.optional(),
});
export type RunFacts = DeepReadonly<z.output<typeof runSchema>>;

const commit = z.string().regex(/^[0-9a-f]{40,64}$/);

/** An address that can only be of a repository on a server: no user, no query, no other path. */
export const repositoryUrl =
  /^https:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?\/[\w-][\w.-]*\/[\w-][\w.-]*$/i;

/** The run of a GitHub workflow that measured, and the commit whose code it measured. */
export const originSchema = z.strictObject({
  run: z.int().min(1),
  attempt: z.int().min(1),
  /** The commit that is judged: of a pull request, its head; absent if the run did not know it. */
  head: commit.optional(),
  /** The commit that was built, such as a merge of the head; absent if the run did not know it. */
  checkedOut: commit.optional(),
  /** The branch that the pull request is to be merged into; absent if the run was not started by one. */
  base: text.optional(),
  /** The pull request whose code it is; absent if the run was not started by one. */
  pullRequest: z.int().min(1).optional(),
  /** The address of the repository on its server; absent of older versions. */
  repository: z
    .string()
    .max(limits.name)
    .regex(repositoryUrl, "expected https://server/owner/name")
    .optional(),
});
export type Origin = DeepReadonly<z.output<typeof originSchema>>;

/** A base that was not measured, since it is the candidate's file. */
export const identicalBaseSchema = z.strictObject({
  /** The file, as given. */
  path: text.optional(),
  /** SHA-256 of both files, hex. */
  sha256: hex.length(64),
});
export type IdenticalBase = DeepReadonly<z.output<typeof identicalBaseSchema>>;

/** Why a run has no base although one was wanted. */
export const missingBaseSchema = z.strictObject({
  /**
   * `does not build`: a compiler's message about its own source, or a build that leaves no engine; `not built`: for a reason that may have
   * passed, such as a network; `nothing to compare`: the measured commit is in the branch that it would be compared with.
   */
  cause: z.enum(["does not build", "not built", "nothing to compare"]),
  /** The last words of the build that failed; untrusted text. Absent if there are none. */
  detail: text.optional(),
});
export type MissingBase = DeepReadonly<z.output<typeof missingBaseSchema>>;

/** Whether a cause says that the base's build failed. */
export function isBuildFailure(cause: string | undefined): boolean {
  return cause === "not built" || cause === "does not build";
}

/** The measurements of one machine, or of several of which each has measured a part. */
const measuredSchema = z.strictObject({
  run: runSchema.optional(),
  /** Absent for a run outside of GitHub's workflows, and for merged results that are not known to be of one run. */
  origin: originSchema.optional(),
  suite: suiteSchema.optional(),
  machine: machineSchema.optional(),
  /** The machines of merged results, which the tests' `run` counts from 0; absent if there was one, or an older version merged. */
  machines: z.array(machineRecordSchema).min(1).max(limits.tests).optional(),
  /** The plan that the run is a shard of, or that its shards were merged by; absent of a run on one machine. */
  plan: shardPlanSchema.optional(),
  /** Which shard of the plan it is, from 1; absent without a plan, and of merged shards. */
  shard: z.int().min(1).optional(),
  /** Which shards or files do not count, and why: the run is not complete without them. Absent if all count. */
  problems: z
    .array(z.strictObject({ name: text, reason: text }))
    .min(1)
    .max(limits.perTest)
    .optional(),
  engines: enginesSchema,
  /** Absent if the run has a base, or was given none. */
  identicalBase: identicalBaseSchema.optional(),
  /** Absent if the run has a base, or if none was wanted. */
  noBase: missingBaseSchema.optional(),
  /** Set if each sample is a median already, of an unknown number of samples. */
  mediansOnly: z.boolean().optional(),
  /** Tests that were chosen and not measured, because they compare with the base and the run has no base. */
  skipped: unique(
    z.array(z.strictObject(testName)).min(1).max(limits.tests),
    (one) => `the skipped test ${testPath(one)}`,
  ).optional(),
  /** Things a reader should know, one line each. */
  warnings: z.array(text).max(limits.perTest),
  /** The baseline against itself; absent if nothing is known of it. */
  controls: controlsSchema.optional(),
  /** The facts that features keep, by the features' names; each feature has a schema of its own. Absent if none has facts. */
  features: z.record(name, z.unknown()).optional(),
  /** Every planned test in report order; none only if features have measured something else. */
  tests: unique(z.array(testSchema).max(limits.tests), (one) => `the test ${testPath(one)}`),
});

/**
 * One run as recorded: the input of every figure, verdict and report. Facts that a file lacks are absent. Every key is
 * known, every number possible, and nothing is named twice.
 */
export const recordingSchema = z.strictObject({
  ...measuredSchema.shape,
  /** Another machine's measurement of the rows that fail or are undecided; absent if there is none. */
  confirmation: measuredSchema.optional(),
});
export type Recording = DeepReadonly<z.output<typeof recordingSchema>>;

/** A shard, or a file, that does not count in merged results. */
export type ShardProblem = NonNullable<Recording["problems"]>[number];
