import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  InputError,
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
  allOf,
  amount,
  array,
  boolean,
  count,
  enginesSchema,
  formatPath,
  formatRounds,
  formatValue,
  hasFewKeys,
  hex,
  histogramSchema,
  int,
  isNeeded,
  isUnmeasured,
  kinds,
  limits,
  literal,
  name,
  number,
  omitUndefined,
  proveOtherMachine,
  record,
  references,
  roles,
  rolesOf,
  rolesOfTest,
  roundsSchema,
  storages,
  strictObject,
  string,
  testPath,
  testVerdicts,
  text,
  totalOf,
  truncate,
  truncateList,
  unique,
  unknown,
  variants
} from "./chunk-JEBXHYTL.js";

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

// src/messages/describe-issues.ts
var maxKeys = 5;
function describeIssues({ issues }, value, within = []) {
  const [first] = issues;
  const issue = first && { ...first, path: [...within, ...first.path] };
  if (issue === void 0) return "nothing is known of what is wrong";
  const others = issues.length === 1 ? "" : ` (and ${issues.length - 1} more)`;
  return `${describeIssue(issue, value)}${others}`;
}
function describeIssue(issue, value) {
  const where = issue.path.length === 0 ? "the file" : formatPath(issue.path);
  if (issue.code === "unrecognized_keys")
    return `${where} has ${truncateList(maxKeys, issue.keys.map(formatValue), (more) => `${more} more`).join(", ")}, which is not known`;
  if (issue.code === "custom" && !issue.message.startsWith("expected")) return `${where}: ${issue.message}`;
  if (issue.code === "invalid_key") return `${where} has a wrong name: ${issue.issues[0]?.message}`;
  const found = issue.path.reduce((inner, key) => Object(inner)[key], value);
  const allowed = issue.message.replace(/^[^:]*: (?=expected|must)/, "");
  return found === void 0 ? `${where} is missing: ${allowed}` : `${where} is ${formatValue(found)}: ${allowed}`;
}

// src/model/sample.ts
var role = _enum(roles);
var round = int().min(1).max(limits.rounds);
var statementForms = ["text", "prepared"];
var workSchema = strictObject({
  statements: count,
  /** Result rows stepped through. */
  rows: count,
  /** Rows inserted, updated or deleted, as `sqlite3_total_changes` counts them. */
  changes: count
});
var cost = strictObject({
  /** User and system CPU time of the process, nanoseconds. */
  cpuNs: amount,
  /**
   * Peak resident memory of the process, bytes. It includes preparing it and values that are bound, for file-backed writes at
   * least the 56 MB that its heap is grown to before the clock starts, and what reads before it needed that shared its process.
   */
  peakBytes: amount,
  minorFaults: count,
  majorFaults: count
});
function transactionTimes(times) {
  return record(name, times).refine(hasFewKeys(limits.transactionNames), {
    error: `expected at most ${limits.transactionNames} names`
  });
}
var mostThreads = 64;
var sampleSchema = strictObject({
  role,
  round,
  /** Wall clock on the monotonic clock, integer nanoseconds, above 0. */
  ns: int().min(1),
  /** The executed work; absent in a file of medians. */
  work: workSchema.exactOptional(),
  cost: cost.exactOptional(),
  /** The time of each statement, nanoseconds: one ends when the next begins. Absent if they were not asked for. */
  latencies: histogramSchema.exactOptional(),
  /**
   * The time of each transaction, nanoseconds, by its kind: without the time between its chunks, in which others have
   * their turns. Absent if the workload is not made of transactions, or a shell executed it.
   */
  transactions: transactionTimes(histogramSchema).exactOptional(),
  /**
   * The time of each chunk, nanoseconds: `ns` is their sum. Chunk k is the same statements on every engine and in every
   * round; of several connections, there is one of all. Absent if the sample was not taken in turns.
   */
  chunks: array(count).min(1).max(limits.chunks).exactOptional(),
  /**
   * How often one of several connections executed a transaction again, because the server refused it in favour of another
   * connection. Absent if
   * there was one connection.
   */
  repeated: count.exactOptional()
}).superRefine(({ ns, chunks }, context) => {
  const sum = chunks?.reduce((total, one) => total + one, 0);
  if (sum === void 0 || sum === ns) return;
  const message = `expected their sum ${sum} to be ns, ${ns}`;
  context.addIssue({ code: "custom", path: ["chunks"], message });
}).superRefine((sample, context) => {
  const [timed, executed] = [sample.latencies && totalOf(sample.latencies), sample.work?.statements];
  if (timed === void 0 || timed === executed) return;
  const message = `expected one for each executed statement, ${executed ?? "which is missing"}, not ${timed}`;
  context.addIssue({ code: "custom", path: ["latencies", "counts"], message });
});
var calls = strictObject({
  fsync: count,
  fdatasync: count,
  /** Makes nothing durable: https://man7.org/linux/man-pages/man2/sync_file_range.2.html, "Warning" */
  syncFileRange: count,
  /** With MS_SYNC only. */
  msync: count,
  /** sync, syncfs, and writes to files that are open with O_SYNC or O_DSYNC. */
  otherSync: count,
  /** Writes to regular files, and their bytes; stores into a mapped file are not seen. */
  writes: count,
  writeBytes: count,
  /** Calls that may have done any of these unseen (io_uring): if there is one, the other counts prove nothing. */
  unseen: count
});
var counterValues = record(name, int()).refine(hasFewKeys(limits.counters), {
  error: `expected at most ${limits.counters} counters`
});
var counters = strictObject({
  values: counterValues,
  /** Counters with another value in a second run. Absent if there are none. */
  unsteady: array(name).min(1).max(limits.counters).exactOptional(),
  /** The values of these in the second run; a counter that it does not have rose by 0. Absent in results of earlier versions. */
  again: counterValues.exactOptional()
});
var checkSchema = strictObject({
  role,
  work: workSchema,
  /**
   * Hex hash of the result values, or, if the test has a check of its own, of its values; their order counts only if the
   * statement has ORDER BY.
   */
  hash: hex,
  /** Absent if the test asks for none. */
  counters: counters.exactOptional(),
  /** Why the counters that it asks for are not known, as the engine says. */
  uncounted: text.exactOptional(),
  /** File-backed storages only, and only if the platform lets them be counted. */
  calls: calls.exactOptional()
});
var failureSchema = strictObject({
  /**
   * `error`: a statement or the engine failed; `crash`: its process died; `timeout`: it did not end in time; `differs`:
   * the engines did not do the same work.
   */
  reason: _enum(["error", "crash", "timeout", "differs"]),
  role: role.exactOptional(),
  round: round.exactOptional(),
  /** The observation in one line for a person, with both values if two differ. */
  message: text
});

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
  workload: name
};
var testSchema = strictObject({
  ...testName,
  /** The only engine that the candidate is compared with; absent if it is with every engine of the run. */
  compare: _enum(references).exactOptional(),
  /** Which of the merged runs it was measured in, from 0; absent if there was one. */
  run: int().min(0).max(limits.tests).exactOptional(),
  /** The requested rounds, if the merged runs requested fixed numbers that differ. */
  asked: round.exactOptional(),
  /**
   * The statements of a chunk; the last chunk has the rest. Absent if no sample has chunks, and for merged shards whose numbers
   * differ. Samples with equally many chunks have equal chunks.
   */
  chunkStatements: int().min(1).exactOptional(),
  samples: unique(
    array(sampleSchema).max(roles.length * limits.rounds),
    (one) => `${one.role}'s sample of round ${one.round}`
  ),
  checks: unique(array(checkSchema).max(roles.length), (one) => `${one.role}'s check`),
  failures: array(failureSchema).max(limits.perTest)
});
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
  fileSystem: text.exactOptional(),
  /** How long the disk of the databases takes to make 4 KiB durable, integer nanoseconds; known of runs of servers only. */
  flushNs: int().min(1).exactOptional(),
  /** Whether engines ran as users of their own without network; absent of older versions. */
  confined: boolean().exactOptional(),
  /** Why they did not; absent if they did. */
  unconfined: text.exactOptional(),
  /** Drawn by the kernel when the machine was started: no two machines have the same. Absent if the system has none. */
  bootId: string().regex(bootIdPattern, "expected a boot id").exactOptional(),
  /** A hash of the installation's own id, which copies of a disk share. Absent if the system has none. */
  machineId: hex.max(32).exactOptional()
});
var machineRecordSchema = strictObject({
  /** Which shard of the plan it measured; absent without a plan. */
  shard: int().min(1).exactOptional(),
  /** Which attempt of the workflow's run measured it, from 1; absent outside of one. */
  attempt: int().min(1).exactOptional(),
  machine: machineSchema.exactOptional(),
  /** The baseline against itself on this machine; absent if nothing is known of it. */
  controls: controlsSchema.exactOptional()
});
var suiteSchema = strictObject({
  /** Rows of the largest table. */
  rows: int().min(1),
  seed: int(),
  /** Warehouses of the suite tpcc; absent if the run has no test of it. */
  warehouses: int().min(1).exactOptional(),
  /** Fingerprint of the oltp suite's generator, rows and seed: equal if the same SQL would be timed. */
  hash: hex,
  /** Fingerprints of the other suites, by their names, if the run has tests of them. */
  others: record(name, hex).exactOptional(),
  /** Absent if it is `text`. */
  statements: _enum(statementForms).exactOptional(),
  /** Connections that executed each test at once; absent if it was one. */
  threads: int().min(2).max(mostThreads).exactOptional(),
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
  planned: strictObject({ tests: count, controls: count }).exactOptional(),
  /** How many pairs a test was to get: exactly this many, or the bounds of the screening. */
  rounds: roundsSchema,
  /** The chance of a false failure that the run took; absent if the number of rounds was fixed. */
  alpha: number().gt(0).lt(0.5).exactOptional(),
  /** Whether alpha is divided with another machine, which measures again what fails or stays undecided. */
  confirmElsewhere: boolean().exactOptional(),
  /** The claims that were confirmed, after another machine had measured them; absent if the run screens and confirms its own. */
  confirms: array(name).min(1).max(limits.tests).exactOptional(),
  /** The precision that was asked for, percent; absent if none was. */
  precision: number().gt(0).lt(100).exactOptional(),
  /** The run's time limit, if it had one. */
  maxMinutes: number().gt(0).exactOptional(),
  /** Whether the time limit ended the run before every decision was reached. */
  outOfTime: boolean().exactOptional(),
  /** The clock that samples were read from, e.g. `CLOCK_MONOTONIC`. */
  clock: text,
  /** When it was resumed after a kill or an interrupt, in that order; absent if it ran in one piece. */
  resumed: array(resumptionSchema).min(1).max(limits.perTest).exactOptional(),
  /** Wall clock by part of the run, nanoseconds; of a resumed run, since it was last resumed. */
  timeline: record(name, amount).exactOptional(),
  /** Why the run ended before everything planned was measured, e.g. `interrupted`; absent on a complete run. */
  stopped: text.exactOptional()
});
var commit = string().regex(/^[0-9a-f]{40,64}$/);
var originSchema = strictObject({
  run: int().min(1),
  attempt: int().min(1),
  /** The commit that is judged: of a pull request, its head; absent if the run did not know it. */
  head: commit.exactOptional(),
  /** The commit that was built, such as a merge of the head; absent if the run did not know it. */
  checkedOut: commit.exactOptional(),
  /** The branch that the pull request is to be merged into; absent if the run was not started by one. */
  base: text.exactOptional()
});
var identicalBaseSchema = strictObject({
  /** The file, as given. */
  path: text.exactOptional(),
  /** SHA-256 of both files, hex. */
  sha256: hex.length(64)
});
var missingBaseSchema = strictObject({
  /** `nothing to compare`: the measured commit is in the branch that it would be compared with. */
  cause: _enum(["not built", "nothing to compare"]),
  /** The last words of the build that failed; untrusted text. Absent if there are none. */
  detail: text.exactOptional()
});
var measuredSchema = strictObject({
  run: runSchema.exactOptional(),
  /** Absent for a run outside of GitHub's workflows, and for merged results. */
  origin: originSchema.exactOptional(),
  suite: suiteSchema.exactOptional(),
  machine: machineSchema.exactOptional(),
  /** The machines of merged results, which the tests' `run` counts from 0; absent if there was one, or an older version merged. */
  machines: array(machineRecordSchema).min(1).max(limits.tests).exactOptional(),
  /** The plan that the run is a shard of, or that its shards were merged by; absent of a run on one machine. */
  plan: shardPlanSchema.exactOptional(),
  /** Which shard of the plan it is, from 1; absent without a plan, and of merged shards. */
  shard: int().min(1).exactOptional(),
  /** Which shards or files do not count, and why: the run is not complete without them. Absent if all count. */
  problems: array(strictObject({ name: text, reason: text })).min(1).max(limits.perTest).exactOptional(),
  engines: enginesSchema,
  /** Absent if the run has a base, or was given none. */
  identicalBase: identicalBaseSchema.exactOptional(),
  /** Absent if the run has a base, or if none was wanted. */
  noBase: missingBaseSchema.exactOptional(),
  /** Set if each sample is a median already, of an unknown number of samples. */
  mediansOnly: boolean().exactOptional(),
  /** Tests that were chosen and not measured, because they compare with the base and the run has no base. */
  skipped: unique(
    array(strictObject(testName)).min(1).max(limits.tests),
    (one) => `the skipped test ${testPath(one)}`
  ).exactOptional(),
  /** Things a reader should know, one line each. */
  warnings: array(text).max(limits.perTest),
  /** The baseline against itself; absent if nothing is known of it. */
  controls: controlsSchema.exactOptional(),
  /** The facts that features keep, by the features' names; each feature has a schema of its own. Absent if none has facts. */
  features: record(name, unknown()).exactOptional(),
  /** Every planned test in report order; none only if features have measured something else. */
  tests: unique(array(testSchema).max(limits.tests), (one) => `the test ${testPath(one)}`)
});
var recordingSchema = strictObject({
  ...measuredSchema.shape,
  /** Another machine's measurement of the rows that fail or are undecided; absent if there is none. */
  confirmation: measuredSchema.exactOptional()
});

// src/verdict/judged.ts
function judgedRun(verdict) {
  const { outcome, measurement, rule, pairs, sections, controls, features } = verdict;
  const { changes, causes, groups, headline, acceptances, confirmation } = verdict;
  const examined = Object.entries(verdict.examined).flatMap(
    ([name2, { by, found: found2 }]) => by.words === void 0 ? [] : [[name2, by.words.derived(found2)]]
  );
  const found = Object.entries(features).map(
    ([name2, { judged: judged2 }]) => [name2, allOf(judged2).map(named)]
  );
  return {
    outcome,
    measurement: measurement.state,
    rule: typeof rule.rounds === "number" ? { rounds: rule.rounds } : rule,
    pairs,
    sections: sections.map(judgedSection),
    tests: testVerdicts(verdict).map(judgedTest),
    controls,
    headline,
    ...omitUndefined({
      confirmation: confirmation && without(confirmation, "machine"),
      acceptances: acceptances && {
        accepted: acceptances.accepted.map(judgedAcceptance),
        ignored: acceptances.ignored
      }
    }),
    ...Object.fromEntries(examined),
    ...omitUndefined({
      groups: changes && groups.map(judgedGroup),
      causes: changes && causes.map((cause) => ({ ...cause, tests: cause.tests.map(testPath) })),
      changes: changes?.found.map(named),
      smallestChange: changes?.smallest
    }),
    ...Object.fromEntries(found)
  };
}
function judgedGroup({ level, name: name2, tests, judgement }) {
  return { level, name: name2, tests: tests.length, ...judged(judgement) };
}
function judgedSection(section) {
  const { variant, storage, kind, judgement, interval: multiplierInterval, parts, missing } = section;
  return {
    variant,
    storage,
    kind,
    ...judged(judgement),
    missing,
    ...omitUndefined({
      multiplierInterval,
      highest: parts && testPath(parts.highest),
      averageWithout: parts?.without,
      geometricMean: parts?.geometricMean
    })
  };
}
function judgedTest({ comparison, judgement, base }) {
  const { state } = comparison;
  const test = testPath(comparison);
  if (isUnmeasured(comparison)) return { test, state };
  const { timeNs, base: compared } = comparison;
  const againstBase = compared === void 0 ? {} : { base: judgedBase(compared, base) };
  if (comparison.state === "against base") {
    const medianPairs = comparison.base.ratios.length;
    return { test, state, candidateNs: timeNs.candidate, medianPairs, ...againstBase };
  }
  const { ratios, interval: multiplierInterval, noisePercent } = comparison;
  return {
    test,
    state,
    baselineNs: comparison.timeNs.baseline,
    candidateNs: timeNs.candidate,
    medianPairs: ratios.length,
    ...omitUndefined({ multiplierInterval, noisePercent }),
    ...judged(judgement),
    ...againstBase
  };
}
function judgedBase(compared, judgement) {
  if (compared.state !== "measured") return { state: "failed" };
  const { timeNs, multiplier, interval: multiplierInterval } = compared;
  const { ceiling: line, ...others } = judged(judgement);
  const times = { baseNs: timeNs.base, candidateNs: timeNs.candidate };
  return {
    state: "measured",
    ...times,
    multiplier,
    ...omitUndefined({ multiplierInterval, line }),
    ...others
  };
}
function judged(judgement) {
  if (judgement === void 0) return {};
  const { outcome, multiplier, ceiling, ceilingFrom, elsewhere, evidence } = judgement;
  return {
    outcome,
    multiplier,
    ceiling,
    ...omitUndefined({ ceilingFrom, elsewhere }),
    ...evidence
  };
}
function judgedAcceptance(row) {
  const { name: name2, acceptance } = row;
  if ("judgement" in row) {
    const { multiplier, ceiling: ceiling2 } = row.judgement;
    return { row: name2, against: row.against, multiplier, ceiling: ceiling2, ...acceptance };
  }
  const { base, candidate, ceiling, name: counter } = row.change;
  return {
    row: name2,
    against: row.judge.noun,
    base,
    candidate,
    ...omitUndefined({ counter, ceiling }),
    ...acceptance
  };
}
function named({ test, ...others }) {
  return { test: testPath(test), ...others };
}
function without(value, ...keys) {
  const entries = Object.entries(value).filter(
    ([key, one]) => one !== void 0 && !keys.includes(key)
  );
  return Object.fromEntries(entries);
}

// src/results/facts.ts
function formatsOf(features) {
  return features.flatMap(({ name: name2, facts: format }) => format === void 0 ? [] : [{ name: name2, format }]);
}
function mergeFacts(shards, features) {
  const all = formatsOf(features).map(({ name: name2, format }) => {
    const own = shards.map((shard) => ({ ...shard, facts: shard.recording.features?.[name2] }));
    const hasFacts = own.some(({ facts }) => facts !== void 0);
    return {
      name: name2,
      facts: hasFacts ? format.merge(own) : void 0,
      warnings: hasFacts ? format.disagreements?.(own) ?? [] : []
    };
  });
  const kept = all.filter(({ facts }) => facts !== void 0).map(({ name: name2, facts }) => [name2, facts]);
  return {
    ...kept.length === 0 ? {} : { facts: Object.fromEntries(kept) },
    warnings: all.flatMap(({ warnings }) => warnings)
  };
}

// src/results/merge/same-run.ts
function attemptOf({ recording }) {
  return recording.origin?.attempt ?? 0;
}
function requireSameRun(a, b, features = []) {
  const difference = findDifference(a.recording, b.recording, features);
  if (difference !== void 0)
    throw new InputError(`${a.fileName} and ${b.fileName} cannot be merged: ${difference}`);
  if (isRepeated(a.recording, b.recording))
    throw new InputError(
      `${a.fileName} and ${b.fileName} hold the same samples: name each results file once`
    );
  requireOwnTests(a, b);
}
function findDifference(a, b, features = []) {
  const ofFeatures = formatsOf(features).flatMap(
    ({ name: name2, format }) => format.comparable?.(a.features?.[name2], b.features?.[name2]) ?? []
  );
  const wrong = [...factsOf(a, b), ...ofFeatures].find(({ values: [left2, right2] }) => left2 !== right2);
  if (wrong === void 0) return void 0;
  const [left, right] = wrong.values.map((value) => value ?? "not known");
  return `${wrong.name} is ${left} and ${right}`;
}
function requireOwnTests(a, b) {
  const { run, mediansOnly } = a.recording;
  const isAdaptive = typeof run?.rounds === "object";
  if (!isAdaptive && mediansOnly !== true) return;
  const paths = new Set(a.recording.tests.map(testPath));
  const shared = b.recording.tests.map(testPath).find((path4) => paths.has(path4));
  if (shared === void 0) return;
  const both = `${a.fileName} and ${b.fileName} cannot be merged: ${shared} is in both`;
  throw new InputError(
    isAdaptive ? `${both}, and each has taken its own decision on it, so that its pairs do not add up: merge shards of different tests, or measure with a single number of rounds, such as --rounds 5` : `${both}, and a median of two medians means nothing: leave it out of one`
  );
}
function roundsOf({ run: a }, { run: b }) {
  if (typeof a?.rounds === "number" && typeof b?.rounds === "number") return [void 0, void 0];
  return [a && formatRounds(a.rounds), b && formatRounds(b.rounds)];
}
function confirmationOf({ run }) {
  return run && String(run.confirmElsewhere === true || run.confirms !== void 0);
}
function formOf({ suite }) {
  return suite && (suite.statements ?? "text");
}
function threadsOf({ suite }) {
  return suite && (suite.threads ?? 1);
}
function warehousesOf({ suite: a }, { suite: b }) {
  const both = [a?.warehouses, b?.warehouses];
  return both.includes(void 0) ? [void 0, void 0] : both;
}
function commitsOf({ origin: a }, { origin: b }) {
  const both = [a?.head ?? a?.checkedOut, b?.head ?? b?.checkedOut];
  return both.includes(void 0) ? [void 0, void 0] : both;
}
function contentsOf(a, b) {
  const both = [contentOf(a), contentOf(b)];
  return both.includes(void 0) ? [void 0, void 0] : both;
}
function contentOf({ mediansOnly, tests }) {
  if (mediansOnly === true) return "medians";
  const samples = tests.flatMap((test) => test.samples);
  if (samples.length === 0) return void 0;
  return samples.some(({ chunks }) => chunks !== void 0) ? "samples taken in turns" : "samples";
}
function factsOf(a, b) {
  const sql = { a: a.suite?.sql ?? {}, b: b.suite?.sql ?? {} };
  const others = { a: a.suite?.others ?? {}, b: b.suite?.others ?? {} };
  const shared = Object.keys(sql.a).filter((workload) => Object.hasOwn(sql.b, workload));
  return [
    { name: "the commit", values: commitsOf(a, b) },
    { name: "the row count", values: [a.suite?.rows, b.suite?.rows] },
    { name: "the seed", values: [a.suite?.seed, b.suite?.seed] },
    { name: "the number of warehouses", values: warehousesOf(a, b) },
    { name: "the form of statements", values: [formOf(a), formOf(b)] },
    { name: "the number of connections", values: [threadsOf(a), threadsOf(b)] },
    { name: "the suite's hash", values: [a.suite?.hash, b.suite?.hash] },
    ...Object.keys(others.a).filter((suite) => Object.hasOwn(others.b, suite)).map((suite) => {
      return { name: `the hash of the suite ${suite}`, values: [others.a[suite], others.b[suite]] };
    }),
    ...shared.map((workload) => {
      return { name: `the hash of ${workload}'s SQL`, values: [sql.a[workload], sql.b[workload]] };
    }),
    { name: "the clock", values: [a.run?.clock, b.run?.clock] },
    { name: "the number of rounds", values: roundsOf(a, b) },
    { name: "alpha", values: [a.run?.alpha, b.run?.alpha] },
    { name: "whether another machine confirms", values: [confirmationOf(a), confirmationOf(b)] },
    { name: "what they hold", values: contentsOf(a, b) },
    { name: "the base", values: [presenceOfBase(a), presenceOfBase(b)] },
    ...roles.flatMap((role2) => engineFacts(role2, a.engines[role2], b.engines[role2]))
  ];
}
function presenceOfBase({
  engines,
  identicalBase
}) {
  if (engines.base !== void 0) return "measured";
  return identicalBase === void 0 ? "not measured" : "the candidate's file";
}
function engineFacts(role2, a, b) {
  const presence = (engine) => engine === void 0 ? "not measured" : "measured";
  return [
    { name: `the ${role2}`, values: [presence(a), presence(b)] },
    { name: `the ${role2}'s version`, values: [a?.version, b?.version] },
    { name: `the ${role2}'s source id`, values: [a?.sourceId, b?.sourceId] },
    { name: `the ${role2}'s SHA-256`, values: [a?.sha256, b?.sha256] },
    ...storages.flatMap((storage) => settingsFacts(`${role2}'s`, storage, a?.settings, b?.settings)),
    ...variants.flatMap(
      (variant) => storages.flatMap(
        (storage) => settingsFacts(
          `${role2}'s ${variant}`,
          storage,
          a?.variantSettings?.[variant],
          b?.variantSettings?.[variant]
        )
      )
    ),
    ...storages.map((storage) => {
      const pragmas = (engine) => engine && (engine.pragmas?.[storage]?.join(" ") ?? "none");
      return { name: `the ${role2}'s pragmas for ${storage} storage`, values: [pragmas(a), pragmas(b)] };
    })
  ];
}
function settingsFacts(whose, storage, a, b) {
  const [left, right] = [a?.[storage], b?.[storage]];
  if (left === void 0 || right === void 0) return [];
  return ["journal_mode", "synchronous", "cache_size", "page_size"].map((setting) => ({
    name: `the ${whose} ${setting} for ${storage} storage`,
    values: [left[setting] ?? "not set", right[setting] ?? "not set"]
  }));
}
function isRepeated(a, b) {
  if (a.run?.startedAt !== b.run?.startedAt) return false;
  const samples = new Map(a.tests.map((test) => [testPath(test), JSON.stringify(test.samples)]));
  return b.tests.some(
    (test) => test.samples.length > 0 && samples.get(testPath(test)) === JSON.stringify(test.samples)
  );
}

// src/results/merge/second-machine.ts
function addSecondMachine(first, second, shown) {
  if (first.confirmation !== void 0)
    throw new InputError(
      `${shown}: the results were confirmed before, by the machine that they name; omit it`
    );
  const { confirmation: nested, ...confirmation } = second;
  if (nested !== void 0)
    throw new InputError(
      `${shown}: these results were confirmed themselves; name the results that --confirm has led to`
    );
  const problem = whyNoSecondMachine(first, confirmation);
  if (problem !== void 0) throw new InputError(`${shown}: ${problem}`);
  return { ...first, warnings: [...first.warnings, ...doubtsOf(first, confirmation)], confirmation };
}
function doubtsOf(first, second) {
  const ids = machineIdsOf(second);
  if (!machineIdsOf(first).some((id) => ids.includes(id))) return [];
  return [
    "The confirming machine has the machine id of a first one: both run a copy of one disk, or it is one machine that was started again."
  ];
}
function machineIdsOf({ machine, machines }) {
  return [machine, ...(machines ?? []).map((one) => one.machine)].flatMap((facts) => facts?.machineId ?? []);
}
function whyNoSecondMachine(first, second) {
  const difference = findDifference(first, second);
  return difference === void 0 ? whyNotAnotherMachine(first, second) : `it is of another run: ${difference}`;
}
function whyNotAnotherMachine(first, second) {
  const proof = proveOtherMachine(first, second);
  if (proof.state === "different") return void 0;
  return proof.state === "same" ? `both were measured on the same machine, started as ${proof.bootId}: a machine that is wrong confirms its own errors; measure on another one` : "the results do not say on which machines they were measured, which may be one: measure with this version on Linux";
}

// src/results/json/consistency.ts
function findInconsistency(recording) {
  const own = findOwnInconsistency(recording);
  const { confirmation } = recording;
  if (own !== void 0 || confirmation === void 0) return own;
  const wrong = findOwnInconsistency(confirmation) ?? whyNoSecondMachine(recording, confirmation);
  return wrong && `confirmation: ${wrong}`;
}
function findOwnInconsistency(recording) {
  for (const [index, test] of recording.tests.entries()) {
    const problem = unknownEngine(test, recording) ?? missingSample(test, recording) ?? missingCheck(test, recording) ?? wrongChunks(test) ?? missingCalls(test, recording);
    if (problem !== void 0) return `tests[${index}]: ${testPath(test)} ${problem}`;
  }
  for (const [index, control] of (recording.controls ?? []).entries()) {
    const missing = missingRound(control.pairs.map(({ round: round2 }) => round2));
    if (missing !== void 0)
      return `controls[${index}]: ${testPath(control)} has no pair of round ${missing}, but a later one`;
  }
  const { engines, identicalBase } = recording;
  if (identicalBase !== void 0 && engines.base !== void 0)
    return "identicalBase says that no base was measured, but engines has one";
  if (identicalBase !== void 0 && identicalBase.sha256 !== engines.candidate.sha256)
    return "identicalBase.sha256 is not engines.candidate.sha256, so it is another file";
  const lost = missingPlanned(recording) ?? missingBefore(recording);
  if (lost !== void 0) return lost;
  const cut = missingWorkload(recording);
  return cut === void 0 ? void 0 : `suite.sql has ${cut}, but there is no test of it`;
}
function missingPlanned({ run, tests, controls = [] }) {
  const { planned } = run ?? {};
  if (planned === void 0) return void 0;
  if (tests.length !== planned.tests)
    return `tests has ${tests.length}, but run.planned.tests is ${planned.tests}: some were taken out or put in`;
  const mayLack = run?.stopped !== void 0 || run?.outOfTime === true || mayLackControls(tests);
  if (controls.length > planned.controls || controls.length < planned.controls && !mayLack)
    return `controls has ${controls.length}, but run.planned.controls is ${planned.controls}: some were taken out or put in`;
  return void 0;
}
function missingBefore({ run, tests }) {
  const there = tests.reduce((sum, { samples: samples2 }) => sum + samples2.length, 0);
  const index = (run?.resumed ?? []).findIndex(({ samples: samples2 }) => samples2 > there);
  if (index < 0) return void 0;
  const { samples } = run?.resumed?.[index] ?? {};
  return `run.resumed[${index}].samples is ${samples}, but there are only ${there}: some were taken out`;
}
function mayLackControls(tests) {
  return tests.some(({ failures }) => failures.some(({ role: role2 }) => role2 === "baseline"));
}
function missingWorkload({ suite, tests }) {
  const there = new Set(tests.map(({ variant, workload }) => `${variant}/${workload}`));
  return Object.keys(suite?.sql ?? {}).find((path4) => !there.has(path4));
}
function missingRound(rounds) {
  const there = new Set(rounds);
  for (let round2 = 1; round2 <= there.size; round2++) if (!there.has(round2)) return round2;
  return void 0;
}
function missingAtEnd(role2, rounds, test, { run, engines }) {
  if (!rolesOfTest(test, rolesOf(engines)).includes("base") || role2 !== "base") return void 0;
  const others = test.samples.filter((sample) => sample.role === "candidate").length;
  const mayLack = run?.outOfTime === true ? 1 : 0;
  return rounds < others - mayLack ? rounds + 1 : void 0;
}
function unknownEngine(test, { engines }) {
  const { samples, checks, failures, compare } = test;
  if (compare !== void 0 && engines[compare] === void 0)
    return `is compared with the ${compare} alone, but engines.${compare} is missing`;
  const expected = rolesOfTest(test, roles);
  const parts = { sample: samples, check: checks, failure: failures };
  for (const [what, list] of Object.entries(parts))
    for (const { role: role2 } of list) {
      if (role2 !== void 0 && engines[role2] === void 0)
        return `has a ${what} of the ${role2}, but engines.${role2} is missing`;
      if (role2 !== void 0 && !expected.includes(role2))
        return `has a ${what} of the ${role2}, but is compared with the ${compare} alone`;
    }
  return void 0;
}
function missingSample(test, recording) {
  if (recording.run?.stopped !== void 0) return void 0;
  for (const role2 of roles) {
    if (hasFailed(test, role2)) continue;
    const rounds = test.samples.filter((sample) => sample.role === role2).map(({ round: round2 }) => round2);
    const missing = missingRound(rounds) ?? missingAtEnd(role2, rounds.length, test, recording);
    if (missing !== void 0)
      return `has no sample of the ${role2} in round ${missing}, but in a later one: expected rounds from 1 without gaps`;
  }
  return void 0;
}
function missingCheck(test, { run, engines }) {
  if (run === void 0 || run.stopped !== void 0 || test.samples.length === 0) return void 0;
  if (test.failures.some(({ role: role3 }) => isNeeded(test, role3))) return void 0;
  const role2 = rolesOfTest(test, rolesOf(engines)).find(
    (one) => !hasFailed(test, one) && test.checks.every((check) => check.role !== one)
  );
  if (role2 === void 0) return void 0;
  return `has samples but no check of the ${role2}: every run makes one, so it was taken out, and the results may differ`;
}
function wrongChunks({ samples, chunkStatements, run }) {
  const isMerged = run !== void 0;
  const some = samples.find(({ chunks }) => chunks !== void 0);
  if (some === void 0 || isMerged && chunkStatements === void 0) return void 0;
  if (chunkStatements === void 0) return `has samples with chunks, but no chunkStatements`;
  for (const { role: role2, round: round2, work, chunks } of samples) {
    const expected = work && Math.ceil(work.statements / chunkStatements);
    if (chunks === void 0 || expected !== void 0 && chunks.length !== expected)
      return `has ${chunks?.length ?? "no"} chunks in the ${role2}'s sample of round ${round2}: expected ${expected ?? "some"}, of ${chunkStatements} statements each`;
  }
  return void 0;
}
function missingCalls(test, { tests, engines }) {
  if (test.storage === "memory" || !tests.some(({ checks }) => checks.some(({ calls: calls2 }) => calls2 !== void 0)))
    return void 0;
  const check = test.checks.find(
    ({ role: role2, calls: calls2 }) => calls2 === void 0 && engines[role2]?.uncounted === void 0
  );
  return check && `has a check of the ${check.role} without calls, though calls were counted: they were taken out, and its commits may not be durable`;
}
function hasFailed({ failures }, role2) {
  return failures.some((failure) => failure.role === void 0 || failure.role === role2);
}

// src/results/json/first-problem.ts
var few = 5e3;
function firstProblem(content) {
  const all = [...listsOf(content, []), ...listsOf(Object(content).confirmation, ["confirmation"])];
  if (all.reduce((sum, { items }) => sum + items.length, 0) < few) return void 0;
  for (const { path: path4, items, schema } of all)
    for (const [index, item] of items.entries()) {
      const { error } = schema.safeParse(item);
      if (error !== void 0) return describeIssues(error, content, [...path4, index]);
    }
  return void 0;
}
function listsOf(recording, place) {
  const { tests, controls } = Object(recording);
  const ofTests = itemsOf(tests).flatMap((test, index) => [
    {
      path: [...place, "tests", index, "samples"],
      items: itemsOf(Object(test).samples),
      schema: sampleSchema
    },
    {
      path: [...place, "tests", index, "failures"],
      items: itemsOf(Object(test).failures),
      schema: failureSchema
    }
  ]);
  return [
    ...ofTests,
    { path: [...place, "tests"], items: itemsOf(tests), schema: testSchema },
    { path: [...place, "controls"], items: itemsOf(controls), schema: controlSchema }
  ];
}
function itemsOf(value) {
  return Array.isArray(value) ? value : [];
}

// src/results/json/schema.ts
var schemaVersion = 4;
var fileSchema = strictObject({
  schema: literal([1, 2, 3, schemaVersion], { error: `expected 1 to ${schemaVersion}` }),
  ...recordingSchema.shape,
  derived: unknown().optional()
}).refine(({ tests, features = {} }) => tests.length + Object.keys(features).length > 0, {
  path: ["tests"],
  error: "expected at least one test, or facts of a feature"
});
var depths = {
  suite: 2,
  engines: 1,
  warnings: 1,
  controls: 1,
  features: 3,
  tests: 1,
  confirmation: 2,
  derived: 2
};
function formatRecording(recording, verdict) {
  const { data, error } = recordingSchema.safeParse(truncateTexts(recording));
  if (error !== void 0)
    throw new Error(`the recording cannot be written: ${describeIssues(error, recording)}`);
  const derived = verdict === void 0 ? {} : { derived: judgedRun(verdict) };
  return layOut({ schema: schemaVersion, ...data, ...derived }, depths);
}
function parseRecording(text2, fileName, features = []) {
  const content = parseJson(text2.replace(/^\uFEFF/, ""), fileName);
  const { schema } = Object(content);
  if (Number.isInteger(schema) && schema > schemaVersion)
    throw new InputError(
      `${fileName}: schema ${schema} was written by a newer version of this tool, which reads up to schema ${schemaVersion}: update it`
    );
  const facts = formatsOf(features);
  upgrade(content, facts);
  const problem = firstProblem(content) ?? wrongFacts(content, facts);
  if (problem !== void 0) throw new InputError(`${fileName}: ${problem}`);
  const { data, error } = fileSchema.safeParse(content);
  if (error !== void 0) throw new InputError(`${fileName}: ${describeIssues(error, content)}`);
  const { schema: written, derived: _derived, ...recording } = data;
  const inconsistency = findInconsistency(recording) ?? inconsistentFacts(recording, facts);
  if (inconsistency !== void 0) throw new InputError(`${fileName}: ${inconsistency}`);
  return written === 1 && isOfMedians(recording) ? { ...recording, mediansOnly: true } : recording;
}
function upgrade(content, formats) {
  for (const recording of [content, Object(content).confirmation]) {
    if (typeof recording !== "object" || recording === null) continue;
    const there = Object(recording.features);
    const found = formats.flatMap(({ name: name2, format }) => {
      if (Object.hasOwn(there, name2)) return [];
      const facts = format.upgrade?.(recording);
      return facts === void 0 ? [] : [[name2, facts]];
    });
    if (found.length > 0) Object.assign(recording, { features: { ...there, ...Object.fromEntries(found) } });
  }
}
function wrongFacts(content, formats) {
  const parts = [
    [Object(content).features, ["features"]],
    [Object(Object(content).confirmation).features, ["confirmation", "features"]]
  ];
  for (const [facts, place] of parts)
    for (const [name2, own] of Object.entries(Object(facts))) {
      const format = formats.find((one) => one.name === name2)?.format;
      if (format === void 0)
        return `${[...place, name2].join(".")}: this version of the tool has no such feature: update it`;
      const { error } = format.schema.safeParse(own);
      if (error !== void 0) return describeIssues(error, content, [...place, name2]);
    }
  return void 0;
}
function inconsistentFacts({ confirmation, ...recording }, formats) {
  for (const [one, place] of [
    [recording, ""],
    [confirmation, "confirmation: "]
  ])
    for (const { name: name2, format } of formats) {
      const facts = one?.features?.[name2];
      const wrong = one === void 0 || facts === void 0 ? void 0 : format.inconsistency?.(facts, one);
      if (wrong !== void 0) return `${place}${wrong}`;
    }
  return void 0;
}
function isOfMedians({ run, tests }) {
  return run === void 0 && tests.every(({ samples }) => samples.every(({ round: round2 }) => round2 === 1));
}
function parseJson(text2, fileName) {
  if (text2.length > limits.file)
    throw new InputError(`${fileName}: ${text2.length} characters, at most ${limits.file} are allowed`);
  if (text2.trim() === "") throw new InputError(`${fileName}: the file is empty, a results file is expected`);
  try {
    return JSON.parse(text2);
  } catch (cause) {
    const { message } = cause;
    const what = isCutOff(text2, message) ? `cut off after ${text2.length} characters` : "not JSON";
    throw new InputError(`${fileName}: ${what} (${message})`, { cause });
  }
}
function isCutOff(text2, message) {
  const position = /at position (\d+)/.exec(message)?.[1];
  return /^\s*\{/.test(text2) && (/Unexpected end/.test(message) || Number(position) >= text2.trimEnd().length);
}
function truncateTexts(value) {
  const shorten = (part) => {
    if (typeof part === "string" && part.length > limits.text) return truncateText(part);
    if (Array.isArray(part)) return part.map(shorten);
    if (typeof part === "object" && part !== null)
      return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, shorten(inner)]));
    return part;
  };
  return shorten(value);
}
function truncateText(text2) {
  const shorter = truncate(text2, limits.text);
  return shorter.length <= limits.text ? shorter : truncate(text2, limits.text / 2);
}
function layOut(content, depths2) {
  const parts = Object.entries(content).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${write(value, depths2[key] ?? 0, "  ")}`
  );
  return `{
${parts.join(",\n")}
}
`;
}
function write(value, depth, indent) {
  if (depth === 0 || typeof value !== "object" || value === null || Object.keys(value).length === 0)
    return JSON.stringify(value);
  const deeper = `${indent}  `;
  const list = Array.isArray(value);
  const parts = Object.entries(value).map(
    ([key, inner]) => `${deeper}${list ? "" : `${JSON.stringify(key)}: `}${write(inner, depth - 1, deeper)}`
  );
  const [open, close] = list ? "[]" : "{}";
  return `${open}
${parts.join(",\n")}
${indent}${close}`;
}

// src/results/write.ts
import { renameSync, rmSync, statSync as statSync2, writeFileSync } from "node:fs";
import path3 from "node:path";

// src/platform/find-link.ts
import { existsSync as existsSync2, lstatSync, readlinkSync, realpathSync } from "node:fs";
import path2 from "node:path";

// src/platform/folder.ts
import { existsSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
function makeFolder(folder) {
  const parent = path.dirname(path.resolve(folder));
  if (!existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (cause) {
    const exists = cause.code === "EEXIST" && statSync(folder).isDirectory();
    if (!exists) throw cause;
  }
}
function isInside(file, folder) {
  const relative = path.relative(folder, file);
  return !relative.split(path.sep).includes("..") && !path.isAbsolute(relative);
}

// src/platform/find-link.ts
function findLink(file) {
  const { root } = path2.parse(process.cwd());
  const whole = path2.isAbsolute(file) ? file : `${process.cwd()}${path2.sep}${file}`;
  let folder = root;
  for (const part of whole.split(path2.sep)) {
    const next = path2.join(folder, part);
    if (linkStats(next)?.isSymbolicLink() !== true) {
      folder = next;
      continue;
    }
    if (isOfRepository(folder)) return { link: next, target: path2.resolve(folder, readlinkSync(next)) };
    try {
      folder = realpathSync(next);
    } catch {
      return void 0;
    }
  }
  return void 0;
}
function linkStats(file) {
  try {
    return lstatSync(file);
  } catch {
    return void 0;
  }
}
function isOfRepository(folder) {
  const { root } = path2.parse(folder);
  const working = process.cwd();
  if (working !== root && isInside(folder, working)) return true;
  for (let one = folder; one !== root; one = path2.dirname(one))
    if (existsSync2(path2.join(one, ".git"))) return true;
  return false;
}

// src/results/write.ts
function writeReport(folder, recording, verdict, reports) {
  writeWhole(path3.join(folder, "results.json"), formatRecording(recording, verdict));
  for (const [name2, text2] of Object.entries(reports)) writeWhole(path3.join(folder, name2), text2);
}
function requireNoLink(file) {
  const found = findLink(file);
  if (found === void 0) return;
  const [link, target] = [path3.relative("", found.link), found.target].map((one) => formatValue(one));
  throw new InputError(
    `${link} is a symbolic link to ${target}, which a commit can have put there, and nothing is written through it: remove the link, or give the path that it leads to`
  );
}
function requireOwnResults(folder, features) {
  for (const name2 of [...reportNames(features), storeName]) requireNoLink(path3.join(folder, name2));
}
function removeReport(folder, features) {
  requireOwnResults(folder, features);
  for (const name2 of reportNames(features)) {
    try {
      rmSync(path3.join(folder, name2), { force: true });
    } catch (cause) {
      const problem = `${path3.join(folder, name2)} cannot be replaced (${cause.message})`;
      if (cause.code !== "ENOTDIR")
        throw new InputError(`${problem}: name another folder with --out`, { cause });
    }
  }
}
function writeWhole(file, content, advised = "a writable folder with free space") {
  requireNoLink(file);
  const unfinished = `${file}.${process.pid}`;
  try {
    makeFolder(path3.dirname(file));
    if (isDevice(file)) {
      writeFileSync(file, content);
      return;
    }
    rmSync(unfinished, { force: true });
    writeFileSync(unfinished, content, { flag: "wx", flush: true });
    renameSync(unfinished, file);
  } catch (cause) {
    removeQuietly(unfinished);
    throw new InputError(
      `${file} cannot be written (${cause.message}): name ${advised} with --out`,
      { cause }
    );
  }
}
function isDevice(file) {
  const stats = statSync2(file, { throwIfNoEntry: false });
  return stats !== void 0 && !stats.isFile() && !stats.isDirectory();
}
function removeQuietly(file) {
  try {
    rmSync(file, { force: true });
  } catch {
  }
}
var storeName = "results.sqlite";
function reportNames(features) {
  return ["results.json", "report.md", ...features.flatMap(({ reportFile }) => reportFile?.name ?? [])];
}

export {
  iso_exports,
  statementForms,
  workSchema,
  transactionTimes,
  mostThreads,
  failureSchema,
  mostShards,
  shardPlanSchema,
  testSchema,
  controlSchema,
  machineSchema,
  suiteSchema,
  resumptionSchema,
  runSchema,
  identicalBaseSchema,
  missingBaseSchema,
  mergeFacts,
  attemptOf,
  requireSameRun,
  findDifference,
  presenceOfBase,
  engineFacts,
  makeFolder,
  isInside,
  findLink,
  describeIssues,
  judgedRun,
  addSecondMachine,
  whyNotAnotherMachine,
  findInconsistency,
  missingRound,
  formatRecording,
  parseRecording,
  truncateTexts,
  layOut,
  writeReport,
  requireNoLink,
  requireOwnResults,
  removeReport,
  writeWhole,
  storeName
};
