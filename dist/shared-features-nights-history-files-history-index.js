import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  compareExact,
  isMeaningful,
  leastShare,
  optionsOnly,
  passesOf,
  riseOf,
  steadyLifeSchema
} from "./shared-results-fairness.js";
import {
  contestFaultKinds,
  foreignObject,
  openDatabase
} from "./shared-better-sqlite3-lib-methods-table.js";
import {
  andList,
  engineName,
  failuresReason,
  quantile,
  versionOf
} from "./shared-wrap-ansi-index.js";
import {
  describeIssues,
  factsPart,
  fileContent,
  findLink,
  inOwnFolder,
  isFolder,
  makeOwnFolder,
  readInside,
  requireNoLink,
  withoutUndefined
} from "./shared-yaml-dist-parse-parser.js";
import {
  InputError,
  RandomStream,
  ZodError,
  _enum,
  alphaOfMachine,
  amount,
  amountPer,
  array,
  asQuotation,
  baseDecides,
  boolean,
  byMultiple,
  bytes,
  commitHashPattern,
  contestModes,
  contestPath,
  contestWorkloads,
  count,
  count2,
  databaseFilesSchema,
  deviationsPerMad,
  differenceOfMeans,
  escapeClaim,
  estimateMean,
  examinedPart,
  failureSchema,
  figureConfidence,
  findingPath,
  fitPriors,
  flushesOf,
  formatValue,
  halfWidth,
  hex,
  int,
  isPartFigure,
  iso_exports,
  judgedPart,
  latencyFigures,
  lifeFigures,
  lifePath,
  limitOfPart,
  limits,
  linearRegression,
  literal,
  machineSchema,
  mean,
  median,
  mostConnectionKinds,
  mostConnections,
  multiplier,
  name,
  number,
  originSchema,
  percent,
  plural,
  priorDegrees,
  record,
  references,
  residentNoise,
  roles,
  ruleFor,
  shapeNames,
  shareOf,
  shortBytes,
  shortTime,
  signedHundredths,
  signedPercent,
  storages,
  strictObject,
  string,
  studentQuantile,
  studentTwoSided,
  tableOptions,
  testOnly,
  testPath,
  text,
  totalOf,
  transactionForms,
  truncateList,
  typicalVariance,
  union,
  unique,
  unknown,
  varianceOf,
  weightedMean,
  workSchema
} from "./shared-jstat-dist-jstat.js";

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
  return tests.map((record2) => ({ ...record2, ...known.get(testPath(record2)) }));
}
function createCounts(records, counting) {
  const tests = records.flatMap(
    ({ counts, profile, ...test }) => counts === void 0 ? [] : [{ test: testPath(test), counts, profile }]
  );
  return { version: 1, ...counting, tests };
}

// src/features/nights/history/runs/run.ts
var testResults = ["pass", "accepted", "fail", "inconclusive", "failed", "missing"];
var commitSchema = string().regex(commitHashPattern, "expected 40 or 64 lowercase hex digits");
var engineSchema = strictObject({
  /** The name that reports print, e.g. `DoltLite`. */
  name,
  /** `sqlite3_libversion()`. */
  version: text.optional(),
  /** The engine's name for its own version; absent in version 2 and before. */
  ownVersion: text.optional(),
  sourceId: text.optional(),
  /** SHA-256 of the file, hex. */
  sha256: hex.length(64).optional(),
  /** The bytes of its code and data; absent before version 5. */
  bytes: count.optional(),
  /** `library`, `benchmark binary` or `shell`. */
  kind: text.optional(),
  /**
   * The settings in force, e.g. `journal_mode delete, synchronous 2`, by storage, or by variant and storage (`raw/file`) if those of a
   * variant are others.
   */
  settings: record(name, text).optional()
});
var machineSchema2 = strictObject({
  ...machineSchema.shape,
  /** The image of a hosted runner, e.g. `ubuntu24 20261118.1`; absent if it is unknown. */
  image: text.optional()
});
var suiteSchema = strictObject({
  /** Rows of the largest table. */
  rows: int().min(1),
  seed: int(),
  /** Equal hashes time the same SQL. */
  hash: hex,
  others: record(name, hex).optional(),
  statements: text.optional(),
  threads: int().min(2).optional()
});
var word = string().regex(/^[\w.=-]{1,60}$/, "expected 1 to 60 letters, digits and _.=-");
function isKeptName(given) {
  return word.safeParse(given).success;
}
var figures = record(word, int());
var agedTimeSchema = strictObject({
  baselineNs: int().min(1),
  candidateNs: int().min(1),
  ratio: number().positive(),
  low: number().positive(),
  high: number().positive()
}).refine(({ low, high }) => low <= high, { error: "expected low and high in this order" });
var besideBaselineSchema = strictObject({ baseline: count.optional(), candidate: count });
var contestKey = string().regex(
  /^(?:[\w-]{1,60}\/){3}[\w-]{1,60}$/,
  "expected a contest and its task, such as same/threads/4/writers"
);
var perSecond = number().min(0);
var contestSchema = strictObject({
  baseline: perSecond.optional(),
  candidate: perSecond,
  times: strictObject({ ratio: number().positive(), low: number().positive(), high: number().positive() }).refine(({ low, high }) => low <= high, { error: "expected low and high in this order" }).optional(),
  /** Times of the slowest operations that limits name, such as `p99`, nanoseconds; absent if there are none, and before version 7. */
  slowest: record(word, besideBaselineSchema).optional()
});
var runFactsSchema = strictObject({
  /** The tool's own version. */
  tool: text,
  /** ISO 8601, UTC. */
  startedAt: iso_exports.datetime(),
  finishedAt: iso_exports.datetime(),
  /** The date that a person gave a run of an older version, ISO 8601, UTC: the run's place in the history. Absent if that is `startedAt`. */
  date: iso_exports.datetime().optional(),
  outcome: _enum(["pass", "accepted", "fail", "inconclusive"]),
  measurement: _enum(["complete", "broken", "incomplete"]),
  /** The commit whose code was measured; absent if it is unknown. */
  commit: commitSchema.optional(),
  /** The branch that the commit is on; absent if it is unknown. */
  branch: name.optional(),
  /** The label that a person gave the run, e.g. a release; absent without a label. */
  label: name.optional(),
  /** The run of a workflow that measured, and its attempt; absent outside of one. */
  origin: originSchema.pick({ run: true, attempt: true, repository: true }).optional(),
  machine: machineSchema2.optional(),
  suite: suiteSchema.optional(),
  engines: strictObject({ baseline: engineSchema, candidate: engineSchema }),
  /** The bounds of the interval of 95 % of the tests' geometric mean, candidate / baseline; absent if it has none, and before version 4. */
  average: strictObject({ low: number().positive(), high: number().positive() }).optional(),
  /** The environment of counted instructions; absent if none were counted. */
  counting: strictObject({ rows: int().min(1), ...countingEnvironmentSchema.shape }).optional(),
  /**
   * Figures of ageing databases after their last commit, by shape: the exact ones, `disk` and `written`, bytes, and the times of the last
   * rung, `time` and `cpu`. Absent if none were aged, and before version 5.
   */
  aged: strictObject({
    commits: int().min(1),
    shapes: record(
      word,
      strictObject({
        baseline: figures,
        candidate: figures,
        times: record(word, agedTimeSchema).optional()
      })
    )
  }).optional(),
  /**
   * The throughput of several connections, by contest and task (`same/threads/4/writers`). Absent if no contest was held, and before
   * version 5.
   */
  contests: record(contestKey, contestSchema).optional()
});
var sectionNameSchema = string().max(limits.name).regex(/^[\w.-]+\/[\w.-]+\/[\w.-]+$/, "expected a section such as int/memory/reads");
var sqlSchema = string().regex(/^[0-9a-f]{12}$/, "expected 12 lowercase hex digits");
var besideBaseSchema = strictObject({
  baseNs: int().min(1),
  candidateNs: int().min(1),
  low: number().positive().optional(),
  high: number().positive().optional()
}).refine(({ low, high }) => low === void 0 === (high === void 0) && (low ?? 0) <= (high ?? 0), {
  error: "expected low and high in this order, or none of them"
});
var testSchema = strictObject({
  /** As in `int/memory/reads`. */
  section: sectionNameSchema,
  workload: word,
  result: _enum(testResults),
  /** Pairs that the figures are made of; 0 without figures. */
  pairs: count,
  /** The engines' times, integer nanoseconds, above 0: both or none. */
  baselineNs: int().min(1).optional(),
  candidateNs: int().min(1).optional(),
  /** The bounds of the multiplier's interval of 95 %, above 0; absent if it has none. */
  low: number().positive().optional(),
  high: number().positive().optional(),
  /** The instructions of its statements on either engine; absent if it was not counted. */
  baselineInstructions: int().min(1).optional(),
  candidateInstructions: int().min(1).optional(),
  /** Its costs besides time, by figure (`file-bytes`); absent if none was measured. */
  footprint: strictObject({ baseline: figures.optional(), candidate: figures.optional() }).optional(),
  /** Absent of tests that the baseline executes, and before version 7. */
  base: besideBaseSchema.optional(),
  /** How much each of the engine's own counters rose on the candidate, by name; absent if it has none, and before version 7. */
  counters: figures.optional(),
  /** Times that limits name, such as `p99`, nanoseconds; absent if there are none, and before version 7. */
  times: record(word, besideBaselineSchema).optional(),
  sql: sqlSchema.optional(),
  /** The processor that it was measured on, where several machines of different kinds share a run; absent before version 6. */
  cpu: text.optional()
}).refine((test) => test.baselineNs === void 0 === (test.candidateNs === void 0), {
  error: "expected the times of both engines or of none"
}).refine(({ low, high }) => low === void 0 === (high === void 0) && (low ?? 0) <= (high ?? 0), {
  error: "expected low and high in this order, or none of them"
});
var historyRunSchema = strictObject({
  ...runFactsSchema.shape,
  tests: array(testSchema).max(limits.tests)
});
function isWithoutFigure(result) {
  return result === "failed" || result === "missing";
}
function multiplierOf({
  baselineNs,
  candidateNs
}) {
  return baselineNs === void 0 || candidateNs === void 0 ? void 0 : candidateNs / baselineNs;
}
function historyTestPath({ section, workload }) {
  return `${section}/${workload}`;
}
var mostAheadMs = 36e5;
function isAhead({ finishedAt }, now) {
  return Date.parse(finishedAt) - now.getTime() > mostAheadMs;
}
function runTime({ date, startedAt }) {
  return date ?? startedAt;
}
function runName(run) {
  return run.label ?? run.commit?.slice(0, 10) ?? runTime(run).slice(0, 10);
}

// src/features/nights/history/runs/run-text.ts
var historyVersion = 7;
var columnsSchema = strictObject({
  section: sectionNameSchema,
  workloads: column(string()),
  results: column(string()),
  pairs: column(number()),
  baselineNs: column(number().nullable()),
  candidateNs: column(number().nullable()),
  low: column(number().nullable()),
  high: column(number().nullable()),
  sql: column(string().nullable()),
  /** Absent before version 6, and if all machines of the run have one kind of processor. */
  cpus: column(string().nullable()).optional(),
  /** Absent in version 1, and where nothing was counted. */
  baselineInstructions: column(number().nullable()).optional(),
  candidateInstructions: column(number().nullable()).optional(),
  /** Costs besides time, by engine and figure. Absent before version 5, and where nothing was measured. */
  footprint: record(string(), record(string(), column(number().nullable()))).optional(),
  /** Absent before version 7, and where no test has such figures. */
  others: column(record(string(), unknown()).nullable()).optional()
});
var fileSchema = strictObject({
  history: literal([1, 2, 3, 4, 5, 6, historyVersion]),
  ...runFactsSchema.shape,
  sections: array(columnsSchema).max(limits.tests)
}).refine(({ sections, contests }) => sections.length > 0 || contests !== void 0, {
  path: ["sections"],
  error: "expected at least one, or contests"
});
function column(value) {
  return array(value).min(1).max(limits.tests);
}
function formatRun(run) {
  const { tests, ...facts } = historyRunSchema.parse(fileContent(run));
  const sections = Map.groupBy(tests, ({ section }) => section);
  return `${JSON.stringify({
    history: historyVersion,
    ...facts,
    sections: [...sections].map(([section, own]) => toColumns(section, own))
  })}
`;
}
function parseRun(text2, fileName) {
  const content = parseJson(text2, fileName);
  const { history: version } = Object(content);
  if (Number.isInteger(version) && version > historyVersion)
    throw new InputError(
      `${fileName}: version ${version} of a history was written by a newer version of this tool, which reads up to version ${historyVersion}: update it`
    );
  const file = fileSchema.safeParse(content);
  if (file.error !== void 0) throw new InputError(`${fileName}: ${describeIssues(file.error, content)}`);
  const { history: _, sections, ...facts } = file.data;
  const uneven = sections.find((one) => !isEven(one));
  if (uneven !== void 0)
    throw new InputError(`${fileName}: the columns of ${uneven.section} are not equally long: it is damaged`);
  const run = { ...facts, tests: sections.flatMap(toTests) };
  const { data, error } = historyRunSchema.safeParse(run);
  if (error !== void 0) throw new InputError(`${fileName}: ${describeIssues(error, run)}`);
  const paths = new Set(data.tests.map(historyTestPath));
  if (paths.size < data.tests.length)
    throw new InputError(`${fileName}: it has a test twice, so it is not as this tool writes it`);
  return data;
}
function parseJson(text2, fileName) {
  try {
    return JSON.parse(text2);
  } catch (cause) {
    throw new InputError(`${fileName}: not JSON, so it is damaged (${cause.message})`, { cause });
  }
}
function toColumns(section, tests) {
  return {
    section,
    workloads: tests.map(({ workload }) => workload),
    results: tests.map(({ result }) => result),
    pairs: tests.map(({ pairs }) => pairs),
    baselineNs: tests.map(({ baselineNs = null }) => baselineNs),
    candidateNs: tests.map(({ candidateNs = null }) => candidateNs),
    low: tests.map(({ low = null }) => low),
    high: tests.map(({ high = null }) => high),
    sql: tests.map(({ sql = null }) => sql),
    ...tests.some(({ cpu }) => cpu !== void 0) ? { cpus: tests.map(({ cpu = null }) => cpu) } : {},
    ...countColumns(tests),
    ...footprintColumns(tests),
    ...otherColumns(tests)
  };
}
function otherColumns(tests) {
  const others = tests.map(
    ({ base, counters, times }) => (base ?? counters ?? times) === void 0 ? null : { base, counters, times }
  );
  return others.every((one) => one === null) ? {} : { others };
}
function countColumns(tests) {
  const columns = {
    baselineInstructions: tests.map((test) => test.baselineInstructions ?? null),
    candidateInstructions: tests.map((test) => test.candidateInstructions ?? null)
  };
  return Object.values(columns).flat().every((one) => one === null) ? {} : columns;
}
function footprintColumns(tests) {
  const engines = ["baseline", "candidate"].flatMap((role2) => {
    const names = new Set(tests.flatMap(({ footprint }) => Object.keys(footprint?.[role2] ?? {})));
    const columnOf = (name3) => tests.map(({ footprint }) => footprint?.[role2]?.[name3] ?? null);
    return names.size === 0 ? [] : [[role2, Object.fromEntries([...names].map((name3) => [name3, columnOf(name3)]))]];
  });
  return engines.length === 0 ? {} : { footprint: Object.fromEntries(engines) };
}
function isEven({ section: _, footprint = {}, ...columns }) {
  const all = [...Object.values(columns), ...Object.values(footprint).flatMap((one) => Object.values(one))];
  return new Set(all.map(({ length }) => length)).size === 1;
}
function toTests(columns) {
  const { section, workloads, results, pairs, baselineNs, candidateNs, low, high, sql } = columns;
  const {
    cpus = [],
    baselineInstructions = [],
    candidateInstructions = [],
    footprint = {},
    others = []
  } = columns;
  return workloads.map((workload, index) => ({
    ...others[index],
    section,
    workload,
    result: results[index],
    pairs: pairs[index],
    baselineNs: baselineNs[index] ?? void 0,
    candidateNs: candidateNs[index] ?? void 0,
    low: low[index] ?? void 0,
    high: high[index] ?? void 0,
    sql: sql[index] ?? void 0,
    cpu: cpus[index] ?? void 0,
    baselineInstructions: baselineInstructions[index] ?? void 0,
    candidateInstructions: candidateInstructions[index] ?? void 0,
    footprint: footprintAt(footprint, index)
  }));
}
function footprintAt(columns, index) {
  const engines = Object.entries(columns).flatMap(([role2, own]) => {
    const figures2 = Object.entries(own).flatMap(([name3, values]) => {
      const value = values[index] ?? null;
      return value === null ? [] : [[name3, value]];
    });
    return figures2.length === 0 ? [] : [[role2, Object.fromEntries(figures2)]];
  });
  return engines.length === 0 ? void 0 : Object.fromEntries(engines);
}

// src/features/nights/history/files/history-files.ts
var markerName = "history.json";
var markerText = `${JSON.stringify({ history: historyVersion })}
`;
var ignoreName = ".gitignore";
var ignoreText = "/history.sqlite*\n.unfinished-*\n";
function requireMarker(text2, shown2) {
  if (text2 === void 0)
    throw new InputError(
      `${shown2}: it has runs and no ${markerName}, so it is damaged: restore ${markerName}`
    );
  const version = versionOf2(text2);
  if (version === void 0)
    throw new InputError(
      `${shown2}: ${markerName} is ${formatValue(text2.trim())}, and ${markerText.trim()} is expected: restore it`
    );
  if (version > historyVersion)
    throw new InputError(
      `${shown2}: version ${version} was written by a newer version of this tool, which reads up to version ${historyVersion}: update it`
    );
}
function versionOf2(text2) {
  try {
    const { history } = Object(JSON.parse(text2));
    return Number.isInteger(history) && history >= 1 ? history : void 0;
  } catch {
    return void 0;
  }
}

// src/features/nights/history/files/run-file.ts
import { createHash } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
var maxFileBytes = 1e6;
var maxTextBytes = 8e6;
var pathPattern = /^runs\/(?<year>\d{4})\/(?<id>\k<year>-\d{2}-\d{2}T\d{6}Z-(?<hash>[0-9a-f]{16}))\.json\.gz$/;
function encodeRun(run) {
  const text2 = formatRun(run);
  const time = `${runTime(run).slice(0, 19).replaceAll(":", "")}Z`;
  const path3 = `runs/${time.slice(0, 4)}/${time}-${hashOf(text2)}.json.gz`;
  return { path: path3, content: gzipSync(text2, { level: 9 }) };
}
function runId(path3) {
  return pathPattern.exec(path3)?.groups?.id;
}
function decodeRun({ path: path3, content }, shown2) {
  const hash = pathPattern.exec(path3)?.groups?.hash;
  if (hash === void 0) throw new InputError(`${shown2}: this is not the name of a history's run`);
  const text2 = unpack(content, shown2);
  if (hashOf(text2) !== hash)
    throw new InputError(
      `${shown2}: the content has the hash ${hashOf(text2)}, and its name says ${hash}, so it was changed or renamed: ${remedy}`
    );
  return parseRun(text2, shown2);
}
var remedy = "restore it, for example from git, or move it out of the history";
function unpack(content, shown2) {
  if (content.length === 0) throw new InputError(`${shown2}: the file is empty: ${remedy}`);
  try {
    return gunzipSync(content, { maxOutputLength: maxTextBytes }).toString("utf8");
  } catch (cause) {
    const { code, message } = cause;
    const problems = {
      Z_BUF_ERROR: `cut off after ${content.length} bytes`,
      ERR_BUFFER_TOO_LARGE: `unpacked it has more than ${maxTextBytes} bytes, and no run has`
    };
    const what = problems[code ?? ""] ?? `not a file of gzip, or damaged (${message})`;
    throw new InputError(`${shown2}: ${what}: ${remedy}`, { cause });
  }
}
function hashOf(text2) {
  return createHash("sha256").update(text2).digest("hex").slice(0, 16);
}

// src/features/nights/history/files/folder.ts
import { randomBytes } from "node:crypto";
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync
} from "node:fs";
import path from "node:path";
function findHistory(folder) {
  const names = namesIn(folder)?.filter((name3) => !name3.startsWith(unfinishedStart)) ?? [];
  if (existsSync(path.join(folder, markerName))) {
    requireMarker(read(path.join(folder, markerName)).toString("utf8"), `--history ${folder}`);
    return "history";
  }
  if (names.includes("runs") && filesOfRuns(folder).length > 0)
    requireMarker(void 0, `--history ${folder}`);
  if (names.every((name3) => [ignoreName, "runs"].includes(name3))) return "new";
  throw new InputError(
    `--history ${folder}: the folder holds other files and no history: name the folder of a history, or an empty one`
  );
}
function listRuns(folder) {
  if (findHistory(folder) === "new")
    throw new InputError(
      `--history ${folder}: there is no history: name the folder of one, or begin one with history add`
    );
  const files = filesOfRuns(folder);
  const isOdd = (file) => file.includes(".json.gz") || /^runs\/\d{4}$/.test(file);
  const odd = files.find((file) => runId(file) === void 0 && isOdd(file));
  if (odd !== void 0)
    throw new InputError(
      `${path.join(folder, odd)}: this is not the name of a history's run: restore it, or move it out of the history`
    );
  return files.filter((file) => runId(file) !== void 0).toSorted();
}
function filesOfRuns(folder) {
  return shownIn(path.join(folder, "runs")).flatMap((name3) => {
    const inside = path.join(folder, "runs", name3);
    if (!isFolder(inside)) return [`runs/${name3}`];
    return shownIn(inside).map((file) => `runs/${name3}/${file}`);
  });
}
function shownIn(folder) {
  return (namesIn(folder) ?? []).filter((name3) => !name3.startsWith("."));
}
function readRunFile(folder, run) {
  const file = path.join(folder, run);
  return { path: run, content: read(file) };
}
function addRunFile(folder, { path: run, content }) {
  const file = path.join(folder, run);
  requireNoLink(file);
  try {
    makeOwnFolder(folder);
    writeOnce(path.join(folder, markerName), Buffer.from(markerText));
    writeOnce(path.join(folder, ignoreName), Buffer.from(ignoreText));
    makeOwnFolder(path.dirname(file));
    if (writeOnce(file, content)) return "added";
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(
      `${file} cannot be written (${cause.message}): name a writable folder with free space with --history`,
      { cause }
    );
  }
  decodeRun(readRunFile(folder, run), file);
  return "present";
}
var unfinishedStart = ".unfinished-";
var noLinks = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"];
function writeOnce(file, content) {
  return inOwnFolder(
    path.dirname(file),
    (place) => writeOnceIn(path.join(place, path.basename(file)), content)
  );
}
function writeOnceIn(file, content) {
  if (existsSync(file)) return false;
  const unfinished = path.join(path.dirname(file), `${unfinishedStart}${randomBytes(8).toString("hex")}`);
  try {
    writeFileSync(unfinished, content, { flush: true });
    putInPlace(unfinished, file);
    return true;
  } catch (cause) {
    if (cause.code !== "EEXIST") throw cause;
    return false;
  } finally {
    rmSync(unfinished, { force: true });
  }
}
function putInPlace(unfinished, file) {
  try {
    linkSync(unfinished, file);
  } catch (cause) {
    if (!noLinks.includes(cause.code ?? "")) throw cause;
    copyFileSync(unfinished, file, constants.COPYFILE_EXCL);
  }
}
function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch (cause) {
    const { code, message } = cause;
    if (code === "ENOENT") return void 0;
    throw new InputError(`--history: ${folder} cannot be read (${message}): name the folder of a history`, {
      cause
    });
  }
}
function read(file) {
  try {
    const found = readInside(file, void 0, maxFileBytes);
    if (typeof found !== "string") return found.bytes;
    if (found !== "too large")
      throw new InputError(`${file} is not a file: restore it, or move it out of the history`);
    const { size } = statSync(file);
    throw new InputError(`${file}: ${size} bytes, and no file of a history has more than ${maxFileBytes}`);
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(`${file} cannot be read (${cause.message})`, { cause });
  }
}

// src/features/nights/history/files/read-history.ts
import { existsSync as existsSync2, lstatSync as lstatSync2, rmSync as rmSync2, statSync as statSync2 } from "node:fs";
import path2 from "node:path";

// src/features/nights/history/files/history-index.ts
import { lstatSync } from "node:fs";
var indexVersion = 6;
var applicationId = 1935828840;
var unmarkedVersions = [1, 2];
var tables = `
  CREATE TABLE runs (
    run INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, size INTEGER NOT NULL, modified_ms REAL NOT NULL,
    date TEXT NOT NULL, started_at TEXT NOT NULL, outcome TEXT NOT NULL, label TEXT, commit_hash TEXT, branch TEXT, facts TEXT NOT NULL
  ) STRICT;
  CREATE INDEX runs_by_time ON runs (date, path);
  CREATE TABLE tests (test INTEGER PRIMARY KEY, section TEXT NOT NULL, workload TEXT NOT NULL, UNIQUE (section, workload)) STRICT;
  CREATE TABLE points (
    test INTEGER NOT NULL REFERENCES tests, run INTEGER NOT NULL REFERENCES runs, place INTEGER NOT NULL, result TEXT NOT NULL,
    pairs INTEGER NOT NULL, baseline_ns INTEGER, candidate_ns INTEGER, low REAL, high REAL, sql TEXT,
    baseline_instructions INTEGER, candidate_instructions INTEGER, footprint TEXT, others TEXT,
    multiplier REAL AS (CAST(candidate_ns AS REAL) / baseline_ns),
    PRIMARY KEY (test, run)
  ) STRICT, WITHOUT ROWID;
`;
var HistoryIndex = class {
  #database;
  /**
   * @param file of the database; in memory if it is `:memory:`
   * @throws InputError if it is a database that is no index
   * @throws the error of SQLite if the file is no database, or cannot be written
   */
  constructor(file) {
    this.#database = openDatabase(file);
    try {
      this.#database.pragma("synchronous = OFF");
      this.#database.pragma("trusted_schema = OFF");
      requireOwn(this.#database);
      this.#database.transaction(() => this.#create()).immediate();
    } catch (cause) {
      this.#database.close();
      throw cause;
    }
  }
  /**
   * The paths of the runs that an index has, which is only read.
   *
   * @returns none if it is not there, or cannot be read
   */
  static paths(file) {
    try {
      if (!lstatSync(file).isFile()) return [];
      const database = openDatabase(file, { isReadOnly: true });
      try {
        requireOwn(database);
        return database.prepare("SELECT path FROM runs").pluck().all();
      } finally {
        database.close();
      }
    } catch {
      return [];
    }
  }
  /** The state of its runs' files when they were read, by their paths. */
  files() {
    const rows = this.#database.prepare(
      "SELECT path, size, modified_ms AS modifiedMs FROM runs"
    ).all();
    return new Map(rows.map(({ path: path3, ...state }) => [path3, state]));
  }
  /** Adds runs, all or none. For runs that it has, only the states of the files are new. */
  add(runs) {
    const insertRun = this.#database.prepare(
      `INSERT OR IGNORE INTO runs (path, size, modified_ms, date, started_at, outcome, label, commit_hash, branch, facts)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
    );
    const updateState = this.#database.prepare("UPDATE runs SET size = ?, modified_ms = ? WHERE path = ?");
    const findTest = this.#database.prepare(
      "INSERT INTO tests (section, workload) VALUES (?, ?) ON CONFLICT DO UPDATE SET section = section RETURNING test"
    );
    const insertPoint = this.#database.prepare(
      `INSERT INTO points (${["test", "run", "place", ...pointColumns].join(", ")})
        VALUES ($test, $run, $place, ${pointColumns.map((name3) => `$${name3}`).join(", ")})`
    );
    const known = /* @__PURE__ */ new Map();
    const testOf = ({ section, workload }) => {
      const name3 = `${section}/${workload}`;
      const test = known.get(name3) ?? findTest.pluck().get(section, workload);
      known.set(name3, test);
      return test;
    };
    const addAll = this.#database.transaction(() => {
      for (const { path: path3, state, run: one } of runs) {
        const { tests, ...facts } = one;
        const { startedAt, outcome, label = null, commit = null, branch = null } = one;
        const { size, modifiedMs } = state;
        const values = [
          path3,
          size,
          modifiedMs,
          runTime(one),
          startedAt,
          outcome,
          label,
          commit,
          branch,
          JSON.stringify(facts)
        ];
        const { changes, lastInsertRowid: run } = insertRun.run(values);
        if (changes === 0) {
          updateState.run(size, modifiedMs, path3);
          continue;
        }
        for (const [place, test] of tests.entries())
          insertPoint.run({ test: testOf(test), run, place, ...toPoint(test) });
      }
    });
    addAll.immediate();
  }
  /**
   * Runs with their paths, in order of time.
   *
   * @throws ZodError if the index does not hold what this tool writes
   */
  runs({ branch, last } = {}) {
    const chosen = this.#database.prepare(
      `SELECT run, path, facts FROM runs WHERE $branch IS NULL OR branch = $branch
          ORDER BY date DESC, path DESC LIMIT $last`
    ).all({ branch: branch ?? null, last: last ?? -1 }).toReversed();
    const points = this.#database.prepare(
      `SELECT section, workload, ${pointColumns.join(", ")} FROM tests CROSS JOIN points USING (test) WHERE run = ? ORDER BY place`
    );
    return chosen.map(({ run, path: path3, facts }) => {
      const found = { ...JSON.parse(facts), tests: points.all(run).map(toTest) };
      return { path: path3, run: historyRunSchema.parse(found) };
    });
  }
  close() {
    this.#database.close();
  }
  #create() {
    const version = this.#database.pragma("user_version", { simple: true });
    const owner = this.#database.pragma("application_id", { simple: true });
    if (owner === applicationId && version === indexVersion) return;
    if (owner !== applicationId && !this.#isUnmarked(version))
      throw new InputError(
        `${this.#database.name} is not an index of a history: move it out of the history, where another one is made`
      );
    for (const table of tableNames) this.#database.exec(`DROP TABLE IF EXISTS ${table}`);
    this.#database.exec(
      `${tables} PRAGMA user_version = ${indexVersion}; PRAGMA application_id = ${applicationId};`
    );
  }
  /** Whether the database is empty, or the index of an old version. */
  #isUnmarked(version) {
    const names = this.#database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
    if (names.length === 0) return version === 0;
    return unmarkedVersions.some((one) => one === version) && names.length === tableNames.length && tableNames.every((name3) => names.includes(name3));
  }
};
var ChangedIndex = class extends Error {
};
function requireOwn(database) {
  const isThisVersion = database.pragma("user_version", { simple: true }) === indexVersion;
  const foreign = isThisVersion ? foreignObject(database, tables) : void 0;
  if (foreign !== void 0) throw new ChangedIndex(`${foreign} is not as this tool makes it`);
}
var tableNames = ["points", "tests", "runs"];
var pointColumns = [
  "result",
  "pairs",
  "baseline_ns",
  "candidate_ns",
  "low",
  "high",
  "sql",
  "baseline_instructions",
  "candidate_instructions",
  "footprint",
  "others"
];
function toPoint(test) {
  const { base, counters, times, cpu } = test;
  const hasOthers = (base ?? counters ?? times ?? cpu) !== void 0;
  return {
    result: test.result,
    pairs: test.pairs,
    baseline_ns: test.baselineNs ?? null,
    candidate_ns: test.candidateNs ?? null,
    low: test.low ?? null,
    high: test.high ?? null,
    sql: test.sql ?? null,
    baseline_instructions: test.baselineInstructions ?? null,
    candidate_instructions: test.candidateInstructions ?? null,
    footprint: test.footprint === void 0 ? null : JSON.stringify(test.footprint),
    others: hasOthers ? JSON.stringify({ base, counters, times, cpu }) : null
  };
}
function toTest(row) {
  return {
    ...row.others === null ? {} : JSON.parse(row.others),
    section: row.section,
    workload: row.workload,
    result: row.result,
    pairs: row.pairs,
    baselineNs: row.baseline_ns ?? void 0,
    candidateNs: row.candidate_ns ?? void 0,
    low: row.low ?? void 0,
    high: row.high ?? void 0,
    baselineInstructions: row.baseline_instructions ?? void 0,
    candidateInstructions: row.candidate_instructions ?? void 0,
    footprint: row.footprint === null ? void 0 : JSON.parse(row.footprint),
    sql: row.sql ?? void 0
  };
}

// src/features/nights/history/files/read-history.ts
var indexName = "history.sqlite";
function readHistory(folder, filter = {}) {
  const paths = listRuns(folder);
  const file = path2.join(folder, indexName);
  const readInMemory = () => readIndexed(folder, [...paths, ...HistoryIndex.paths(file)], ":memory:", filter);
  if (findLink(file) !== void 0 || lstatSync2(file, { throwIfNoEntry: false })?.isFile() === false)
    return readIndexed(folder, paths, ":memory:", filter);
  try {
    return readIndexed(folder, paths, file, filter);
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    if (!isDamage(cause)) return readInMemory();
  }
  try {
    rmSync2(file, { force: true });
    return readIndexed(folder, paths, file, filter);
  } catch (cause) {
    if (cause instanceof InputError || cause instanceof ZodError) throw cause;
    return readInMemory();
  }
}
function missingRuns(folder) {
  return HistoryIndex.paths(path2.join(folder, indexName)).filter((one) => !existsSync2(path2.join(folder, one))).map((one) => missingRun(folder, one));
}
function missingRun(folder, run) {
  return `${path2.join(folder, run)} was in the history and is gone: restore it, or remove ${path2.join(folder, indexName)} to go on without it`;
}
function isDamage(cause) {
  if (cause instanceof ZodError || cause instanceof SyntaxError || cause instanceof ChangedIndex)
    return true;
  const { code = "" } = cause;
  return /^SQLITE_(?:NOTADB|CORRUPT|FORMAT|ERROR|SCHEMA|MISMATCH|CONSTRAINT)/.test(code);
}
function readRunFiles(files, shown2, filter = {}) {
  const { branch, last = Number.POSITIVE_INFINITY } = filter;
  const found = [];
  for (const file of files.toSorted((a, b) => a.path < b.path ? 1 : -1)) {
    if (found.length >= last) break;
    const run = decodeRun(file, `${shown2}: ${file.path}`);
    if (branch === void 0 || run.branch === branch) found.push({ path: file.path, run });
  }
  return found.toSorted((a, b) => Date.parse(runTime(a.run)) - Date.parse(runTime(b.run)));
}
function readIndexed(folder, paths, file, filter) {
  const index = new HistoryIndex(file);
  try {
    const indexed = index.files();
    const all = /* @__PURE__ */ new Set([...paths, ...indexed.keys()]);
    const found = [...all].map((one) => ({ path: one, state: stateOf(path2.join(folder, one)) }));
    const gone = found.find(({ state }) => state === void 0);
    if (gone !== void 0) throw new InputError(missingRun(folder, gone.path));
    const unread = found.flatMap(
      ({ path: one, state }) => state === void 0 || isSame(state, indexed.get(one)) ? [] : [{ path: one, state }]
    );
    index.add(unread.map((one) => ({ ...one, run: readRun(folder, one.path) })));
    return index.runs(filter);
  } finally {
    index.close();
  }
}
function stateOf(file) {
  try {
    const stats = statSync2(file, { throwIfNoEntry: false });
    return stats && { size: stats.size, modifiedMs: stats.mtimeMs };
  } catch (cause) {
    throw new InputError(`${file} cannot be read (${cause.message})`, { cause });
  }
}
function isSame(state, indexed) {
  return state.size === indexed?.size && state.modifiedMs === indexed.modifiedMs;
}
function readRun(folder, run) {
  return decodeRun(readRunFile(folder, run), path2.join(folder, run));
}

// src/features/nights/history/runs/marks.ts
var markedFacts = [
  "CPU",
  "machine",
  "image",
  "SQLite",
  "settings",
  "kind",
  "candidate's name",
  "suite",
  "tool"
];
function marksOf(runs) {
  const known = /* @__PURE__ */ new Map();
  return runs.flatMap((run, index) => {
    const marks = markedFacts.flatMap(
      (fact) => placesOf(run, fact).flatMap((section) => {
        const after = factOf(run, fact, section);
        if (after === void 0) return [];
        const key = `${fact} ${section}`;
        const before = known.get(key);
        known.set(key, after);
        return before === void 0 || before === after ? [] : [{ fact, before, after }];
      })
    );
    return marks.length === 0 ? [] : [{ run: index, marks }];
  });
}
function placesOf({ engines }, fact) {
  return fact === "settings" ? Object.keys(engines.baseline.settings ?? {}) : [""];
}
function confoundersOf(runs, sections, before, after) {
  const markOf = (fact, section) => {
    const valuesOf2 = (points) => points.flatMap((point) => factOfPoint(runs[point.run], section, point, fact) ?? []);
    const [left, right] = [valuesOf2(before), valuesOf2(after)];
    const [last, first] = [left.at(-1), right[0]];
    if (last === void 0 || first === void 0) return [];
    return right.some((value) => left.includes(value)) ? [] : [{ fact, before: last, after: first }];
  };
  return markedFacts.flatMap((fact) => sections.flatMap((section) => markOf(fact, section)).slice(-1));
}
function factOfPoint(run, section, { sql }, fact) {
  if (run === void 0) return void 0;
  return fact === "suite" && sql !== void 0 ? sqlOf(sql, run) : factOf(run, fact, section);
}
function factOf(run, fact, section) {
  const { machine, engines, suite, tool } = run;
  switch (fact) {
    case "CPU":
      return machine?.cpu;
    case "machine":
      return machine && machineOf(machine);
    case "image":
      return machine?.image ?? machine?.kernel;
    case "SQLite":
      return engines.baseline.version ?? engines.baseline.sourceId;
    case "settings":
      return settingsOf(run, section);
    case "kind":
      return engines.candidate.kind;
    case "candidate's name":
      return engines.candidate.name;
    case "suite":
      return suite && sqlOf([suite.hash, ...Object.values(suite.others ?? {})].join(" "), run);
    case "tool":
      return tool;
  }
}
function machineOf({ cores, memoryBytes, platform, jobs }) {
  const beside = jobs === void 0 ? "" : `, ${jobs} pairs at once`;
  return `${cores} cores, ${gibibytes(memoryBytes)} GiB, ${platform}${beside}`;
}
function settingsOf({ engines }, section) {
  const { settings = {} } = engines.baseline;
  const [variant = "", storage = ""] = section.split("/");
  return settings[section] ?? settings[`${variant}/${storage}`] ?? settings[storage];
}
function sqlOf(hash, { suite }) {
  const { statements, threads } = suite ?? {};
  return [
    hash,
    ...statements === void 0 ? [] : [statements],
    ...threads === void 0 ? [] : [`${threads} connections`]
  ].join(", ");
}
function gibibytes(bytes2) {
  return Math.round(bytes2 / 2 ** 30);
}

// src/features/nights/benjamini-hochberg.ts
function significant(pValues, rate) {
  const sorted = pValues.toSorted((a, b) => a - b);
  const largest2 = sorted.findLast((p, index) => p * (pValues.length / (index + 1)) <= rate) ?? -1;
  return pValues.map((p) => p <= largest2);
}

// src/features/nights/history/runs/autocorrelation.ts
var assumed = 0.3;
var largest = 0.9;
var lags = [1, 2, 3];
var longest = 3;
var wild = 4;
var parts = 10;
var halfWidth2 = 1.645;
function correlationOfNeighbours(series) {
  const squares = Array.from({ length: parts }, () => lags.map(() => ({ sum: 0, count: 0 })));
  for (const levels of series) addSquares(levels, squares);
  const estimate = coefficientOf(squares);
  const without = squares.map((_, part) => coefficientOf(squares.toSpliced(part, 1)));
  const middle = without.reduce((sum, one) => sum + one, 0) / parts;
  const deviations = without.reduce((sum, one) => sum + (one - middle) ** 2, 0);
  const half = halfWidth2 * Math.sqrt((parts - 1) / parts * deviations);
  if (!Number.isFinite(half)) return assumed;
  return Math.min(largest, Math.max(0, estimate - half, Math.min(assumed, estimate + half)));
}
function addSquares(levels, squares) {
  const scale = scaleOfDifferences(levels);
  if (scale === 0) return;
  const count3 = levels.reduce((sum, { length }) => sum + length, 0);
  let before = 0;
  for (const values of levels) {
    for (let place = 1; place < values.length; place++) {
      const part = squares[Math.floor((before + place) * parts / count3)];
      for (const [index, lag] of lags.entries()) {
        if (lag > place) continue;
        const found = part[index];
        const square = ((values[place] - values[place - lag]) / scale) ** 2;
        if (square > wild ** 2) continue;
        found.sum += square;
        found.count++;
      }
    }
    before += values.length;
  }
}
function scaleOfDifferences(levels) {
  const places = levels.map(({ length }) => Math.max(0, length - longest));
  const sizes = new Float64Array(lags.length * places.reduce((sum, one) => sum + one, 0));
  let next = 0;
  for (const values of levels)
    for (let place = longest; place < values.length; place++)
      for (const lag of lags)
        sizes[next++] = Math.abs(values[place] - values[place - lag]);
  return deviationsPerMad * (sizes.sort()[sizes.length >> 1] ?? 0);
}
function coefficientOf(squares) {
  const [one, two, three] = lags.map((_, index) => {
    const ofLag = squares.map((part) => part[index]);
    return ofLag.reduce((sum, part) => sum + part.sum, 0) / ofLag.reduce((sum, part) => sum + part.count, 0);
  });
  return Math.sqrt(Math.max(0, (two + three) / one - 1)) - 1;
}
function prewhiten(values, coefficient) {
  const carried = coefficient / (1 - coefficient);
  return values.map(({ value, weight }, index) => ({
    value: value + carried * (value - (values[index - 1]?.value ?? value)),
    weight
  }));
}

// src/features/nights/history/runs/distance-sums.ts
function createDistanceSums(values, weights) {
  const ascending = Int32Array.from(values.keys()).sort(
    (a, b) => values[a] - values[b]
  );
  return { toAll: sumToAll(values, weights, ascending), sumAmong: createTrees(values, weights, ascending) };
}
function sumToAll(values, weights, ascending) {
  const toAll = new Float64Array(values.length);
  for (const indexes of [ascending, ascending.toReversed()]) {
    let [weightsPassed, productsPassed] = [0, 0];
    for (const index of indexes) {
      const [value, weight] = [values[index], weights[index]];
      toAll[index] = toAll[index] + weight * Math.abs(value * weightsPassed - productsPassed);
      weightsPassed += weight;
      productsPassed += weight * value;
    }
  }
  return toAll;
}
function createTrees(values, weights, ascending) {
  const ranks = new Int32Array(values.length);
  for (const [place, index] of ascending.entries()) ranks[index] = place + 1;
  const size = values.length + 1;
  const weightTree = new Float64Array(size);
  const productTree = new Float64Array(size);
  return (order, among) => {
    weightTree.fill(0);
    productTree.fill(0);
    let [sum, allWeights, allProducts] = [0, 0, 0];
    for (let place = 0; place < order.length; place++) {
      const index = order[place];
      const rank = ranks[index];
      const value = values[index];
      const weight = weights[index];
      const product = weight * value;
      let [weightsBelow, productsBelow] = [0, 0];
      for (let node = rank; node > 0; node &= node - 1) {
        weightsBelow += weightTree[node];
        productsBelow += productTree[node];
      }
      const toBelow = value * weightsBelow - productsBelow;
      const toAbove = allProducts - productsBelow - value * (allWeights - weightsBelow);
      sum += weight * (toBelow + toAbove);
      among[place + 1] = sum;
      allWeights += weight;
      allProducts += product;
      for (let node = rank; node < size; node += node & -node) {
        weightTree[node] = weightTree[node] + weight;
        productTree[node] = productTree[node] + product;
      }
    }
  };
}

// src/features/nights/history/runs/energy.ts
function createDivider(series, least) {
  const given = prepare(series);
  const ordered = createOrdered(series.length);
  return {
    step: (order) => {
      arrange(given, order, ordered);
      given.sumAmong(order, ordered.among);
      return bestStep(ordered, least);
    },
    stretch: (order, floor = 0) => {
      arrange(given, order, ordered);
      given.sumAmong(order, ordered.among);
      return bestStretch(ordered, least, floor);
    }
  };
}
function prepare(series) {
  const origin = series[0]?.value ?? 0;
  const sum = series.reduce((total, { weight }) => total + weight, 0);
  const values = Float64Array.from(series, ({ value }) => value - origin);
  const weights = Float64Array.from(series, ({ weight }) => weight * series.length / sum);
  return { values, weights, ...createDistanceSums(values, weights) };
}
function createOrdered(count3) {
  return {
    values: new Float64Array(count3),
    weights: new Float64Array(count3),
    sums: new Float64Array(count3 + 1),
    squares: new Float64Array(count3 + 1),
    toAll: new Float64Array(count3 + 1),
    among: new Float64Array(count3 + 1),
    after: new Float64Array(count3 + 1)
  };
}
function arrange(given, order, ordered) {
  const { values, weights, sums, squares, toAll } = ordered;
  for (let place = 0; place < order.length; place++) {
    const index = order[place];
    const weight = given.weights[index];
    values[place] = given.values[index];
    weights[place] = weight;
    sums[place + 1] = sums[place] + weight;
    squares[place + 1] = squares[place] + weight * weight;
    toAll[place + 1] = toAll[place] + given.toAll[index];
  }
}
function bestStep(ordered, least) {
  const count3 = ordered.values.length;
  let best = bestStepBefore(count3, ordered, least);
  for (let end = count3 - 1; end > count3 - least; end--) {
    leaveOut(end, ordered);
    const found = bestStepBefore(end, ordered, least);
    if (found !== void 0 && found.statistic >= (best?.statistic ?? 0)) best = found;
  }
  return best ?? { at: least, statistic: 0 };
}
function bestStepBefore(end, ordered, least) {
  const { sums, toAll, among } = ordered;
  const all = sums[end];
  let [best, largest2] = [0, 0];
  for (let place = least - 1; place <= end - least + 1; place++) {
    const inside = sums[place];
    if (excessOfFirst(place, end, ordered) > largest2 / 2 * inside * (all - inside)) {
      const left = partOf(0, place, among[place], ordered);
      const between = toAll[place] - 2 * left.among;
      const right = partOf(place, end, among[end] - left.among - between, ordered);
      const statistic = statisticOf(left, right, between);
      if (statistic > largest2) {
        best = place;
        largest2 = statistic;
      }
    }
  }
  return best < least || best > end - least ? void 0 : { at: best, statistic: largest2 };
}
function leaveOut(last, { values, weights, toAll }) {
  const [value, weight] = [values[last], weights[last]];
  let distances = 0;
  for (let place = 0; place < last; place++) {
    distances += weights[place] * Math.abs(values[place] - value);
    toAll[place + 1] = toAll[place + 1] - weight * distances;
  }
}
function excessOfFirst(place, end, { sums, toAll, among }) {
  const all = sums[end];
  const meanToAll = among[end] / all;
  const inside = sums[place];
  const excess = inside * (toAll[place] - meanToAll * inside) - all * among[place];
  return Math.max(0, excess);
}
function heaviestAbove(floor, ordered, least) {
  const { sums } = ordered;
  const count3 = sums.length - 1;
  const all = sums[count3];
  let largest2 = 0;
  for (let place = 1; place < count3; place++)
    largest2 = Math.max(largest2, excessOfFirst(place, count3, ordered));
  const square = all * all / 4 - 8 * largest2 / floor;
  if (!(square > 0)) return Infinity;
  const limit = all / 2 - Math.sqrt(square);
  let [before, after] = [0, 0];
  for (let place = least; place <= count3 - least; place++) {
    const weight = sums[place];
    if (weight <= limit) before = Math.max(before, excessOfFirst(place, count3, ordered));
    if (all - weight <= limit) after = Math.max(after, excessOfFirst(place, count3, ordered));
  }
  const outside = sums[least] + all - sums[count3 - least];
  const needed = outside * (all - outside) * floor / 2;
  return outside > limit || (Math.sqrt(before) + Math.sqrt(after)) ** 2 < needed ? limit : Infinity;
}
function bestStretch(ordered, least, floor) {
  const { values, weights, sums, toAll, after } = ordered;
  const count3 = values.length;
  const allWeights = sums[count3];
  const heaviest = heaviestAbove(floor, ordered, least);
  const meanToAll = toAll[count3] / 2 / allWeights;
  let best = { at: least, statistic: 0 };
  after.fill(0);
  for (let end = 1; end <= count3 - least && (floor === 0 || best.statistic === 0); end++) {
    const newest = values[end - 1];
    const weight = weights[end - 1];
    const endWeights = sums[end];
    const endToAll = toAll[end];
    let toNewest = 0;
    let start = 0;
    let largest2 = Math.max(best.statistic, floor);
    for (let place = end - 2; place >= 0; place--) {
      toNewest += weights[place] * Math.abs(values[place] - newest);
      const amongInside = after[place] + weight * toNewest;
      after[place] = amongInside;
      const inside = endWeights - sums[place];
      if (inside > heaviest) break;
      const toOutside = endToAll - toAll[place] - meanToAll * inside - largest2 / 2 * (allWeights - inside);
      if (inside * toOutside > allWeights * amongInside && place >= least && place <= end - least) {
        const statistic = stretchStatistic(place, end, ordered);
        if (statistic > largest2) {
          start = place;
          largest2 = statistic;
        }
      }
    }
    const clearer = start === 0 ? void 0 : clearerEnd(start, end, ordered);
    if (clearer !== void 0) best = { at: clearer, statistic: largest2 };
  }
  return best;
}
function stretchStatistic(start, end, ordered) {
  const { sums, squares, toAll, after } = ordered;
  const count3 = sums.length - 1;
  const inside = partOf(start, end, after[start], ordered);
  const between = toAll[end] - toAll[start] - 2 * inside.among;
  const outside = {
    weight: sums[count3] - inside.weight,
    squares: squares[count3] - inside.squares,
    among: toAll[count3] / 2 - inside.among - between
  };
  return statisticOf(inside, outside, between);
}
function clearerEnd(start, end, ordered) {
  const { toAll, among, after } = ordered;
  const count3 = toAll.length - 1;
  const left = partOf(0, start, among[start], ordered);
  const inside = partOf(start, end, after[start], ordered);
  const amongRight = toAll[count3] / 2 + among[end] - toAll[end];
  const right = partOf(end, count3, amongRight, ordered);
  const toLeft = among[end] - left.among - inside.among;
  const toRight = toAll[end] - toAll[start] - 2 * inside.among - toLeft;
  const first = statisticOf(left, inside, toLeft);
  const last = statisticOf(inside, right, toRight);
  if (first <= 0 || last <= 0) return void 0;
  return first >= last ? start : end;
}
function partOf(from, to, among, { sums, squares }) {
  return {
    weight: sums[to] - sums[from],
    squares: squares[to] - squares[from],
    among
  };
}
function statisticOf(one, other, between) {
  const within = 2 * one.among / (one.weight * one.weight - one.squares) + 2 * other.among / (other.weight * other.weight - other.squares);
  return (2 * between - one.weight * other.weight * within) / (one.weight + other.weight);
}

// src/features/nights/history/runs/change-points.ts
var leastValues = 3;
var falseChangeRate = 0.01;
var shares = { step: 0.75, stretch: 0.25 };
var firstDraws = 19;
var growth = 5;
var earlyShare = 0.5;
var hopeless = 3;
var margin = 4;
function findChangePoints(series, rate = falseChangeRate) {
  const rough = series.map((one) => divideAll([one], Math.max(rate, roughRate), 0)[0] ?? []);
  const isOpen = rough.map((places) => places.length > 0);
  const open = series.filter((_, index) => isOpen[index]);
  const others = series.length - open.length;
  const found = divideAll(open, rate, correlationOfNights(series, rough), others);
  return isOpen.map((is) => is ? found.shift() ?? [] : []);
}
var roughRate = 0.05;
function correlationOfNights(series, places) {
  return correlationOfNeighbours(
    series.map(({ values }, index) => {
      const changes = places[index] ?? [];
      return [0, ...changes].map(
        (start, level) => values.slice(start, changes[level] ?? values.length).map(({ value }) => value)
      );
    })
  );
}
function divideAll(series, rate, correlation, others = 0) {
  const found = new Map(series.map((one) => [one, []]));
  let open = series.map((one) => ({ series: one, start: 0, end: one.values.length }));
  let settled = others;
  while (open.length > 0) {
    const divided = divide(open, settled, rate, correlation);
    settled += open.length - divided.length;
    open = divided.flatMap((candidate) => {
      const { segment } = candidate;
      const at = segment.start + placeOf(candidate);
      found.get(segment.series)?.push(at);
      return [
        { ...segment, end: at },
        { ...segment, start: at }
      ];
    });
  }
  return series.map((one) => (found.get(one) ?? []).toSorted((a, b) => a - b));
}
function divide(segments, settled, rate, correlation) {
  const compared = segments.length + settled;
  let candidates = segments.filter(({ start, end }) => end - start >= 2 * leastValues).map((segment) => createCandidate(segment, correlation)).filter((one) => comparisonsOf(one).some(({ division }) => division.statistic > 0));
  const mostDraws = Math.ceil(compared / (rate * Math.min(...Object.values(shares))));
  for (let most = firstDraws; ; most *= growth) {
    const isLast = most >= mostDraws;
    const draws = Math.min(most, mostDraws);
    const allowed = rate * candidates.length / compared;
    const isClear = significantAmong(candidates, compared, earlyShare * rate);
    for (const [index, { comparisons }] of candidates.entries()) {
      if (isClear[index] === true) continue;
      drawUntil(comparisons.step, draws, allowed);
      if (comparisons.step.asWell > 0) drawUntil(comparisons.stretch, draws, allowed);
    }
    candidates = candidates.filter((one) => !comparisonsOf(one).every((way) => isHopeless(way, allowed)));
    const isSignificant = significantAmong(candidates, compared, isLast ? rate : earlyShare * rate);
    if (isLast || isSignificant.every((is) => is))
      return candidates.filter((_, index) => isSignificant[index]);
  }
}
function createCandidate(segment, correlation) {
  const { series, start, end } = segment;
  const values = prewhiten(series.values.slice(start, end), correlation);
  const divider = createDivider(values, leastValues);
  const compare = (way) => {
    const order = Int32Array.from(values.keys());
    const division = divider[way](order);
    const random = new RandomStream(1, `${way} of ${series.name} from ${start} to ${end}`);
    const enough = division.statistic * (1 - 1e-9);
    const draw = () => {
      random.reorder(order);
      return divider[way](order, enough).statistic >= enough;
    };
    return { way, division, draw, drawn: 0, asWell: 0 };
  };
  return { segment, comparisons: { step: compare("step"), stretch: compare("stretch") } };
}
function comparisonsOf({ comparisons }) {
  return Object.values(comparisons);
}
function drawUntil(comparison, most, allowed) {
  while (comparison.drawn < most && !isHopeless(comparison, allowed)) {
    comparison.drawn++;
    if (comparison.draw()) comparison.asWell++;
  }
}
function isHopeless(comparison, allowed) {
  return comparison.asWell >= hopeless && pIn(comparison) > margin * allowed;
}
function pOf(candidate) {
  return Math.min(1, ...comparisonsOf(candidate).map(pIn));
}
function pIn({ way, asWell, drawn }) {
  return (asWell + 1) / ((drawn + 1) * shares[way]);
}
function placeOf({ comparisons: { step, stretch } }) {
  return pIn(step) <= pIn(stretch) ? step.division.at : stretch.division.at;
}
function significantAmong(candidates, compared, rate) {
  const others = Array.from({ length: compared - candidates.length }, () => 1);
  return significant([...candidates.map(pOf), ...others], rate).slice(0, candidates.length);
}

// src/features/nights/history/runs/processors.ts
function toValue({
  logRatio,
  processor = 0,
  weight
}) {
  return { value: logRatio - processor, weight };
}
function toNamedSeries({ path: path3, points }) {
  return { name: path3, values: points.map(toValue) };
}
function alternatingKinds(runs) {
  return alternating(
    runs.flatMap(
      (run) => run.machine === void 0 ? [...new Set(run.tests.map(({ cpu }) => cpu))] : [run.machine.cpu]
    )
  );
}
function cpuOfPoint(runs, { run, cpu }) {
  return cpu ?? runs[run]?.machine?.cpu;
}
function divideByKind(runs, series) {
  const search = (all) => {
    const places = findChangePoints(all.map(toNamedSeries));
    return all.map((one, index) => ({ series: one, levels: divideAt(one.points, places[index] ?? []) }));
  };
  const rough = series.map((one) => takeOut(one, partsOfNeighbours(runs, one.points)));
  const found = search(rough);
  if (!rough.some(({ points }) => points.some(({ processor }) => processor !== void 0))) return found;
  return search(rough.map((one, index) => takeOut(one, partsOfLevels(runs, found[index]?.levels ?? []))));
  function takeOut(one, parts2) {
    const points = one.points.map(({ processor: _, ...point }) => ({
      ...point,
      processor: parts2.get(cpuOfPoint(runs, point) ?? "")
    }));
    return { ...one, points };
  }
}
function partOfPoint(runs, points, point) {
  const cpu = cpuOfPoint(runs, point);
  return points.find((one) => cpu !== void 0 && cpuOfPoint(runs, one) === cpu)?.processor;
}
function divideAt(points, places) {
  return [0, ...places].map((start, index) => points.slice(start, places[index] ?? points.length));
}
function alternating(cpus) {
  const known = cpus.filter((cpu) => cpu !== void 0);
  const stretches = known.filter((cpu, index) => cpu !== known[index - 1]);
  const kinds = [...Map.groupBy(known, (cpu) => cpu)].map(([cpu, own]) => ({ cpu, runs: own.length })).filter(({ cpu }) => stretches.filter((one) => one === cpu).length > 1).toSorted((one, other) => other.runs - one.runs);
  return kinds.length < 2 ? [] : kinds;
}
var estimations = 30;
function partsOfNeighbours(runs, points) {
  const cpus = points.map((point) => cpuOfPoint(runs, point));
  const parts2 = new Map(alternating(cpus).map(({ cpu }) => [cpu, 0]));
  const own = points.flatMap((point) => {
    const cpu = cpuOfPoint(runs, point) ?? "";
    return parts2.has(cpu) ? [{ cpu, logRatio: point.logRatio }] : [];
  });
  const steps = own.slice(1).flatMap((after, index) => {
    const before = own[index];
    const rise = after.logRatio - before.logRatio;
    return before.cpu === after.cpu ? [] : [
      { cpu: after.cpu, beside: before.cpu, rise },
      { cpu: before.cpu, beside: after.cpu, rise: -rise }
    ];
  });
  const [, ...others] = parts2.keys();
  for (let round = 0; round < estimations; round++)
    for (const kind of others)
      parts2.set(
        kind,
        median(
          steps.flatMap(({ cpu, beside, rise }) => cpu === kind ? [rise + (parts2.get(beside) ?? 0)] : [])
        )
      );
  return parts2;
}
function partsOfLevels(runs, levels) {
  const cpuOf = (point) => cpuOfPoint(runs, point);
  const all = levels.flat();
  const parts2 = new Map(alternating(all.map(cpuOf)).map(({ cpu }) => [cpu, 0]));
  const partOf2 = (point) => parts2.get(cpuOf(point) ?? "") ?? 0;
  const [, ...others] = parts2.keys();
  for (let round = 0; round < estimations; round++) {
    const means = levels.map(
      (level) => level.length === 0 ? 0 : weightedMean(
        level.map((point) => ({ value: point.logRatio - partOf2(point), weight: point.weight }))
      ).mean
    );
    const left = levels.flatMap(
      (level, index) => level.map((point) => ({ point, value: point.logRatio - (means[index] ?? 0) }))
    );
    for (const kind of others) {
      const own = left.filter(({ point }) => cpuOf(point) === kind);
      parts2.set(kind, weightedMean(own.map(({ point, value }) => ({ value, weight: point.weight }))).mean);
    }
  }
  return parts2;
}

// src/features/nights/history/runs/series.ts
function seriesOf(runs) {
  const found = /* @__PURE__ */ new Map();
  const besideBase = new Set(
    runs.flatMap(
      ({ tests }) => tests.flatMap((test) => test.base === void 0 ? [] : [historyTestPath(test)])
    )
  );
  for (const [run, { tests }] of runs.entries())
    for (const test of tests) {
      const path3 = historyTestPath(test);
      if (besideBase.has(path3)) continue;
      const series = found.get(path3) ?? { section: test.section, measured: [] };
      found.set(path3, series);
      const { baselineNs, candidateNs } = test;
      if (baselineNs !== void 0 && candidateNs !== void 0)
        series.measured.push({ run, test, baselineNs, candidateNs });
    }
  return [...found].map(([path3, { section, measured }]) => ({
    path: path3,
    sections: [section],
    // Tests of a storage and kind.
    group: section.split("/").slice(1).join("/"),
    points: toPoints(measured)
  }));
}
function toPoints(measured) {
  const weights = weightsOf(measured.map(({ test }) => standardError(test)));
  return measured.map(({ run, test, baselineNs, candidateNs }, index) => ({
    run,
    baselineNs,
    candidateNs,
    logRatio: Math.log(candidateNs / baselineNs),
    weight: weights[index] ?? 1,
    result: test.result,
    interval: boundsOf(test),
    sql: test.sql,
    cpu: test.cpu
  }));
}
function boundsOf({ low, high }) {
  return low === void 0 || high === void 0 ? void 0 : { low, high };
}
function standardError(test) {
  const { pairs } = test;
  const bounds = boundsOf(test);
  if (bounds === void 0 || pairs < 2) return void 0;
  return intervalError(bounds, pairs - 1 + priorDegrees);
}
function intervalError({ low, high }, degrees) {
  return Math.log(high / low) / 2 / studentQuantile(intervalQuantile, degrees);
}
var intervalQuantile = 0.975;
function weightsOf(errors) {
  const known = errors.filter((error) => error !== void 0);
  const usual = known.length === 0 ? void 0 : median(known);
  return errors.map((error) => weightOf(error, usual));
}
function weightOf(error, usual) {
  if (error === void 0 || usual === void 0 || usual === 0) return 1;
  return 2 / (1 + (error / usual) ** 2);
}

// src/features/nights/history/runs/tails.ts
var fewestValues = 20;
function tailDegrees(groups) {
  const known = groups.filter((values) => values.length >= 4 && varianceOf(values).value > 0);
  const count3 = known.reduce((sum, values) => sum + values.length, 0);
  if (count3 < fewestValues) return void 0;
  const excess = known.reduce((sum, values) => sum + values.length * excessKurtosis(values), 0) / count3;
  return excess > 0 ? 4 + 6 / excess : Infinity;
}
function excessKurtosis(values) {
  const middle = mean(values);
  const moment = (power) => mean(values.map((value) => (value - middle) ** power));
  const count3 = values.length;
  return moment(4) / moment(2) ** 2 * ((count3 + 1) / (count3 - 1)) - 3;
}

// src/features/nights/history/runs/trends.ts
var mostDeviating = 5;
var deviationLevel = 1e-3;
function trendsOf(runs) {
  const tests = seriesTrends(runs, seriesOf(runs));
  return { runs, marks: marksOf(runs), processors: alternatingKinds(runs), tests };
}
function seriesTrends(runs, series) {
  const divided = divideByKind(runs, series);
  const typical = typicalSpreads(divided);
  return divided.map((one) => trendOf(runs, one, typical.get(one.series.group ?? "")));
}
function typicalSpreads(divided) {
  const groups = Map.groupBy(divided, ({ series }) => series.group);
  return new Map(
    [...groups].flatMap(([group, own]) => {
      if (group === void 0) return [];
      const levels = own.flatMap((one) => one.levels.filter(({ length }) => length > 1));
      if (levels.length < 2) return [];
      const variances = levels.map((level) => weightedMean(level.map(toValue)).variance);
      const values = levels.map((level) => level.map((point) => toValue(point).value));
      return [
        [
          group,
          { variance: typicalVariance(variances), tailDegrees: tailDegrees(values) ?? Infinity }
        ]
      ];
    })
  );
}
function trendOf(runs, { series, levels }, typical) {
  const changes = levels.slice(1).map((after, index) => {
    const before = levels[index] ?? [];
    return {
      ...ratioBetween(weightedMean(before.map(toValue)), weightedMean(after.map(toValue)), typical),
      lastBefore: before.at(-1)?.run ?? 0,
      firstAfter: after[0]?.run ?? 0,
      confounders: confoundersOf(runs, series.sections, before, after)
    };
  });
  const level = levels.at(-1) ?? [];
  const deviation = deviationOf(level, typical);
  const isEarly = levels.flat().length < 2 * leastValues || deviation !== void 0;
  return {
    series,
    state: changes.length > 0 ? "changed" : isEarly ? "too early" : "steady",
    changes,
    level,
    deviation,
    typical
  };
}
function levelsBetween(points, changes) {
  const starts = [0, ...changes.map(({ firstAfter }) => firstAfter)];
  return starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    const own = points.filter(({ run }) => run >= start && run < end);
    const [first, last] = [own[0], own.at(-1)];
    if (first === void 0 || last === void 0) return [];
    return [{ first: first.run, last: last.run, multiplier: Math.exp(weightedMean(own.map(toValue)).mean) }];
  });
}
function ratioBetween(before, after, typical) {
  const difference = differenceOfMeans(before, after, typical?.variance);
  const value = after.mean - before.mean;
  if (difference === void 0) return { ratio: Math.exp(value) };
  const half = halfWidth(difference.squaredError, figureConfidence);
  return { ratio: Math.exp(value), interval: { low: Math.exp(value - half), high: Math.exp(value + half) } };
}
function chanceOfDifference(before, after, typical) {
  const difference = differenceOfMeans(before, after, typical?.variance);
  if (difference === void 0) return 1;
  const { value, degrees } = difference.squaredError;
  return studentTwoSided(
    difference.value / Math.sqrt(value),
    Math.min(degrees, typical?.tailDegrees ?? Infinity)
  );
}
function deviationOf(level, typical) {
  const most = Math.min(mostDeviating, level.length - leastValues);
  if (most < 1) return void 0;
  const tried = Array.from({ length: most }, (_, index) => {
    const before = weightedMean(level.slice(0, -1 - index).map(toValue));
    const newest = weightedMean(level.slice(-1 - index).map(toValue));
    const p2 = most * chanceOfDifference(before, newest, typical);
    return { runs: index + 1, p: p2, ...ratioBetween(before, newest, typical) };
  });
  const { p, ...surest } = tried.reduce((a, b) => b.p < a.p ? b : a);
  return p <= deviationLevel ? surest : void 0;
}

// src/features/nights/history/runs/exact-figures.ts
import { isDeepStrictEqual } from "node:util";

// src/features/figures/footprint/figures.ts
var largestPage = 65536;
var largestAlignment = 65536;
var cheapAllocations = 100;
var streamBuffer = 8192;
var onFile = ({ storage }) => storage !== "memory";
var always = () => true;
function isWhole(calls) {
  return calls !== void 0 && calls.unseen === 0;
}
var inBytes = { format: bytes, isExact: true, negligible: largestPage, isOf: always };
var inCalls = { format: count2, isExact: true, isOf: always };
var testFigures = [
  {
    ...inBytes,
    name: "file-bytes",
    heading: "Files",
    verb: "leaves",
    noun: "bytes of files",
    isOf: onFile,
    of: ({ footprint }) => footprint?.files && totalOf(footprint.files.closed)
  },
  {
    ...inBytes,
    name: "log-bytes",
    heading: "Log",
    verb: "leaves",
    noun: "bytes of log",
    isOf: onFile,
    of: ({ footprint }) => footprint?.files?.open.log
  },
  {
    ...inBytes,
    name: "written-bytes",
    heading: "Written",
    verb: "writes",
    noun: "bytes",
    part: "io",
    of: ({ footprint }) => footprint?.io?.writeBytes
  },
  {
    ...inBytes,
    name: "read-bytes",
    heading: "Read",
    verb: "reads",
    noun: "bytes",
    part: "io",
    of: ({ footprint }) => footprint?.io?.readBytes
  },
  {
    ...inCalls,
    name: "flushes",
    heading: "Flushes",
    verb: "makes",
    noun: "flushes",
    // Each waits for the disk.
    negligible: 0,
    isOf: onFile,
    of: ({ calls }) => isWhole(calls) ? flushesOf(calls) : void 0,
    isOfCalls: true
  },
  {
    ...inCalls,
    name: "fsyncs",
    heading: "fsyncs",
    verb: "makes",
    noun: "fsyncs",
    // Each also writes what the file system knows of the file: https://man7.org/linux/man-pages/man2/fdatasync.2.html
    negligible: 0,
    isOf: onFile,
    of: ({ calls }) => isWhole(calls) ? calls.fsync : void 0,
    isOfCalls: true
  },
  {
    ...inCalls,
    name: "allocations",
    heading: "Allocations",
    verb: "makes",
    noun: "allocations",
    negligible: cheapAllocations,
    part: "allocations",
    of: ({ footprint }) => footprint?.allocations?.calls
  },
  {
    ...inBytes,
    name: "allocated-bytes",
    heading: "Allocated",
    verb: "allocates",
    noun: "bytes",
    part: "allocations",
    of: ({ footprint }) => footprint?.allocations?.bytes
  },
  {
    ...inBytes,
    name: "peak-bytes",
    heading: "Peak memory",
    verb: "needs",
    noun: "peak memory",
    part: "allocations",
    of: ({ footprint }) => footprint?.allocations?.peak
  },
  {
    ...inBytes,
    name: "left-bytes",
    heading: "Left in memory",
    verb: "leaves",
    noun: "unfreed memory",
    negligible: streamBuffer,
    // A leak grows with the work, so no share of it is small.
    ceiling: 0,
    // A database in memory is not closed before its process ends.
    isOf: onFile,
    part: "allocations",
    of: ({ footprint }) => footprint?.allocations?.left
  },
  {
    ...inBytes,
    name: "resident-bytes",
    heading: "Resident",
    verb: "needs",
    noun: "resident memory",
    isExact: false,
    negligible: residentNoise,
    part: "residentPeak",
    of: ({ footprint }) => footprint?.residentPeak
  }
];
var engineFigure = {
  ...inBytes,
  name: "engine-bytes",
  heading: "Engine",
  verb: "has",
  noun: "bytes of code and data",
  negligible: largestAlignment,
  of: () => void 0
};
var byName = new Map([...testFigures, engineFigure].map((figure) => [figure.name, figure]));
function figureOf(name3) {
  return byName.get(name3);
}
function engineBytes({ file, text: text2, data }) {
  return text2 === void 0 || data === void 0 ? file : text2 + data;
}

// src/features/nights/history/runs/exact-figures.ts
var ofEngine = "all";
var instructions2 = {
  name: "instructions",
  format: (value) => `${count2(value)} instructions`,
  valuesOf: ({ tests }) => tests.flatMap(
    ({ candidateInstructions: value, baselineInstructions: baseline, sql, ...test }) => value === void 0 ? [] : [{ path: historyTestPath(test), value, baseline, sql }]
  ),
  isChange: isMeaningful,
  differences: (before, after) => {
    const [old, now] = [before.of.counting, after.of.counting];
    if (old === void 0 || now === void 0) return ["how they were counted"];
    const facts = {
      tool: "counting tool",
      valgrind: "version of Valgrind",
      cpuFeatures: "processor features",
      libc: "C library",
      rows: "number of rows"
    };
    const keys = Object.keys(facts);
    return [
      ...keys.filter((key) => !isDeepStrictEqual(old[key], now[key])).map((key) => facts[key]),
      ...otherSql(before, after)
    ];
  }
};
function costFigure(figure, valuesOf2) {
  const { name: name3, format } = figure;
  return {
    name: name3,
    format,
    valuesOf: valuesOf2,
    isChange: (before, after) => isMeaningful(before, after, figure.negligible),
    differences: (before, after) => [
      ...before.of.suite?.rows === after.of.suite?.rows ? [] : ["number of rows"],
      ...otherSql(before, after),
      ...otherBaseline(before, after)
    ]
  };
}
var costs = testFigures.filter(({ isExact }) => isExact).map(
  (figure) => costFigure(
    figure,
    ({ tests }) => tests.flatMap(({ footprint, sql, ...test }) => {
      const value = footprint?.candidate?.[figure.name];
      const baseline = footprint?.baseline?.[figure.name];
      return value === void 0 ? [] : [{ path: historyTestPath(test), value, baseline, sql }];
    })
  )
);
var engine = costFigure(
  engineFigure,
  ({ engines: { candidate } }) => candidate.bytes === void 0 ? [] : [{ path: ofEngine, value: candidate.bytes }]
);
function agedFigure(name3) {
  const figure = figureOf("file-bytes");
  const isChange = (before, after) => isMeaningful(before, after, figure.negligible);
  return {
    name: `age-${name3}`,
    format: figure.format,
    valuesOf: ({ aged }) => Object.entries(aged?.shapes ?? {}).flatMap(([shape, { baseline, candidate }]) => {
      const value = candidate[name3];
      return value === void 0 ? [] : [{ path: `age/${shape}`, value, baseline: baseline[name3] }];
    }),
    isChange,
    differences: (before, after) => [
      ...before.of.aged?.commits === after.of.aged?.commits ? [] : ["number of commits"],
      ...before.of.suite?.seed === after.of.suite?.seed ? [] : ["seed"],
      ...otherBaseline(before, after, isChange)
    ]
  };
}
var toolFigures = [
  instructions2,
  ...costs,
  engine,
  agedFigure("disk"),
  agedFigure("written")
];
function counterOf(counter) {
  return {
    name: `${counterPrefix}${counter}`,
    format: count2,
    valuesOf: ({ tests }) => tests.flatMap(({ counters = {}, sql, ...test }) => {
      const value = Object.hasOwn(counters, counter) ? counters[counter] : void 0;
      return value === void 0 ? [] : [{ path: historyTestPath(test), value, sql }];
    }),
    isChange: (before, after) => before !== after,
    differences: (before, after) => [
      ...before.of.suite?.rows === after.of.suite?.rows ? [] : ["number of rows"],
      ...otherSql(before, after)
    ]
  };
}
var counterPrefix = "counter:";
function exactFiguresOf(runs) {
  const counters = new Set(
    runs.flatMap(({ tests }) => tests.flatMap((test) => Object.keys(test.counters ?? {})))
  );
  return [...toolFigures, ...[...counters].map(counterOf)];
}
function isExactFigure(figure) {
  return figure.startsWith(counterPrefix) || toolFigures.some(({ name: name3 }) => name3 === figure);
}
function formatOf(figure) {
  return toolFigures.find(({ name: name3 }) => name3 === figure)?.format ?? count2;
}
function nounOf(path3) {
  return path3.startsWith("age/") ? "shape of life" : "test";
}
function otherSql(before, after) {
  return before.sql === after.sql ? [] : ["SQL"];
}
function otherBaseline(before, after, differ = (one, other) => one !== other) {
  const [old, now] = [before.of.engines.baseline.sha256, after.of.engines.baseline.sha256];
  const isKnown = old !== void 0 && old === now && before.baseline !== void 0 && after.baseline !== void 0;
  return isKnown && differ(before.baseline, after.baseline) ? ["figure of one baseline"] : [];
}

// src/features/nights/history/runs/exact-trends.ts
function exactTrends(runs, figures2 = exactFiguresOf(runs)) {
  return figures2.flatMap((figure) => {
    const taken = runs.flatMap((of, run) => figure.valuesOf(of).map((value) => ({ ...value, of, run })));
    return [...Map.groupBy(taken, ({ path: path3 }) => path3)].map(([path3, points]) => trendOf2(figure, path3, points));
  });
}
var sameShare = 0.1;
function trendOf2(figure, path3, points) {
  const changes = [];
  const breaks = [];
  const logs = [];
  let newest = [];
  for (const after of points) {
    const [last] = newest;
    const before = newest.find((one) => figure.differences(one, after).length === 0);
    newest = [after, ...newest.filter((one) => one !== before)];
    if (before === void 0) {
      if (last !== void 0)
        breaks.push({ before: last.run, after: after.run, differs: figure.differences(last, after) });
      continue;
    }
    const known = logs.filter((_, index) => changes[index].after.run > before.run);
    const seen = known.reduce((sum, one) => sum + one, 0);
    if (known.length === 0 && !figure.isChange(before.value, after.value)) continue;
    const left = logOf(after.value) - logOf(before.value) - seen;
    if (known.length > 0 && Math.abs(left) <= Math.max(Math.abs(seen), leastLog) * sameShare) continue;
    const share = known.length === 0 ? (after.value - before.value) / Math.max(1, before.value) : Math.expm1(left);
    changes.push({ before: pointOf(before), after: pointOf(after), share });
    logs.push(left);
  }
  return { figure: figure.name, path: path3, points: points.map(pointOf), changes, breaks };
}
var leastLog = 0.01;
function logOf(value) {
  return Math.log(Math.max(1, value));
}
function pointOf({ run, value }) {
  return { run, value };
}

// src/features/checks/sequence/record.ts
var maxSequences = 100;
var maxSteps = 100;
var doneSchema = strictObject({
  work: workSchema,
  /** Hex hash of the result values; their order counts only if the statement has ORDER BY. */
  hash: hex,
  /** All rows of all tables and indexes afterwards: how many, and their hash. */
  state: strictObject({ rows: count, hash: hex }),
  /**
   * For a workload: the CPU time that its process took in the sequence, timed once, nanoseconds. The wall clock would include
   * the commit's wait for a disk, which varied by a factor of 3. Absent if it was not timed.
   */
  cpuNs: amount.optional(),
  /** For a workload: the CPU time of the same statements alone, from fresh state. */
  aloneCpuNs: amount.optional()
});
var refusedSchema = strictObject({ refused: text });
var passageSchema = strictObject({
  role: _enum(roles),
  /** In the order of the steps, up to the step in which the engine failed. */
  results: array(union([doneSchema, refusedSchema])).max(maxSteps),
  /** In which step it failed, from 1: where its results end, or a later time that it executed the steps. */
  failure: strictObject({
    step: int().min(1).max(maxSteps),
    ...failureSchema.pick({ reason: true, message: true }).shape
  }).optional()
});
var sequenceSchema = strictObject({
  storage: _enum(storages),
  /** From 1. */
  order: int().min(1).max(maxSequences),
  /** Names, in the order in which they were executed. */
  steps: array(name).min(1).max(maxSteps),
  engines: unique(array(passageSchema).max(roles.length), (one) => `the ${one.role}'s steps`)
});
var sequencesSchema = strictObject({
  version: literal(1),
  /** The planned number; absent if an older version of the tool did not state it. */
  planned: count.optional(),
  /** By storage and order. */
  sequences: unique(array(sequenceSchema).max(maxSequences), sequencePath)
});
function sequencePath({ storage, order }) {
  return `sequence/${storage}/${order}`;
}
var factsOf = factsPart("sequence");
function sequencesOf(recording) {
  return factsOf(recording)?.sequences;
}

// src/features/figures/power-law.ts
function exponentOf(points, confidence) {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(y)]);
  const { m: value, b } = linearRegression(logs);
  const degrees = logs.length - 2;
  const variance = logs.reduce((sum, [x, y]) => sum + (y - value * x - b) ** 2, 0) / degrees;
  const middle = mean(logs.map(([x]) => x));
  const spread = logs.reduce((sum, [x]) => sum + (x - middle) ** 2, 0);
  const half = studentQuantile((1 + confidence) / 2, degrees) * Math.sqrt(variance / spread);
  return { value, low: value - half, high: value + half };
}

// src/features/figures/ratio.ts
function ratioOf(logs, alpha, prior) {
  const { mean: mean2, squaredError } = estimateMean(logs, prior?.value, prior?.degrees);
  const half = halfWidth(squaredError, figureConfidence);
  return {
    ratio: Math.exp(mean2),
    interval: { low: Math.exp(mean2 - half), high: Math.exp(mean2 + half) },
    surely: Math.exp(mean2 - halfWidth(squaredError, 1 - 2 * alpha))
  };
}
function heldTo(one, named, ceilings, criteria) {
  const ceiling = ceilingAgainst(one.against, named, ceilings, criteria);
  return { ...one, ceiling, isOver: ceiling !== void 0 && one.surely > ceiling };
}
function ceilingAgainst(against, { part, figure }, ceilings, criteria) {
  const limit = against === "candidate" ? void 0 : limitOfPart(criteria.ceilings.limits, part, figure, against);
  if (limit !== void 0) return shareOf(limit);
  if (against === "base") return baseDecides(criteria) ? ceilings?.base : void 0;
  return ceilings?.baseline;
}
function ratioFindings({ against, ratio, interval, ceiling, isOver: isOver2 }, name3, noun, base) {
  if (!isOver2 || ceiling === void 0) return [];
  const candidate = ratio * Math.max(1, base);
  const own = { base, candidate, ratio, interval, multiple: ceiling, outcome: "fail" };
  return [{ ...name3, ...byMultiple(noun, against, ceiling), ...own }];
}
function ratioOutput(found, named) {
  const { ratio, multiple: ceiling, outcome } = found;
  return { path: findingPath(found), ...named, ratio: Number(ratio.toPrecision(4)), ceiling, outcome };
}
function multipleText({ ratio, ceiling }) {
  return `${multiplier(ratio, ceiling)}x`;
}
function ratioText({ ratio, interval }, over) {
  const range = interval === void 0 ? "" : ` (95% ${multiplier(interval.low)}x to ${multiplier(interval.high)}x)`;
  return `${multiplier(ratio)}x${range}${over === void 0 ? "" : `, over ${multiplier(over)}x`}`;
}
function introduction(about, noun, findings) {
  const some = findings === 0 ? `no ${noun} stands` : plural(findings, `${noun} stands`, `${noun}s stand`);
  return `${about}: ${some} out.`;
}

// src/features/figures/age/ladder.ts
var blocksInRung = 8;
var lowest = 250;
var fewestRungs = 3;
function ladderOf(commits) {
  const doublings = Math.max(fewestRungs - 1, Math.floor(Math.log2(commits / lowest)));
  return Array.from({ length: doublings + 1 }, (_, rung) => Math.round(commits / 2 ** (doublings - rung)));
}
function blocksOf(ladder, rung) {
  const first = ladder[rung - 1] ?? 0;
  const commits = ladder[rung] - first;
  const end = (block) => first + Math.round(commits * block / blocksInRung);
  return Array.from({ length: blocksInRung }, (_, block) => ({ from: end(block) + 1, to: end(block + 1) }));
}

// src/features/figures/age/figures.ts
function isOfCommits(figure) {
  return figure === "time" || figure === "cpu";
}
function isTime(figure) {
  return isOfCommits(figure) || figure === "open";
}
var fewestOpenings = 3;
function blocksOfTime({ blocksNs, blocksCpuNs }, figure) {
  return figure === "time" ? blocksNs : blocksCpuNs;
}
function commitsIn(rungs, rung) {
  return (rungs[rung]?.commits ?? 0) - (rungs[rung - 1]?.commits ?? 0);
}
function valueIn(rungs, index, figure) {
  const rung = rungs[index];
  const sum = (values) => values.reduce((all, one) => all + one, 0);
  switch (figure) {
    case "time":
    case "cpu":
      return sum(blocksOfTime(rung, figure)) / commitsIn(rungs, index);
    case "disk":
      return totalOf(rung.files);
    case "written": {
      const before = index === 0 ? 0 : rungs[index - 1]?.written;
      if (rung.written === void 0 || before === void 0) return void 0;
      return (rung.written - before) / commitsIn(rungs, index);
    }
    case "memory":
      return rung.resident;
    default:
      return rung[`${figure}Ns`];
  }
}
function lastBytes({ rungs }, commits) {
  const last = rungs.at(-1);
  if (last?.commits !== commits) return void 0;
  return { disk: totalOf(last.files), written: last.written };
}
function figureOf2({ rungs }, figure) {
  const last = rungs.length - 1;
  if (last < 1) return void 0;
  const value = valueIn(rungs, last, figure);
  if (value === void 0 || figure === "open" && openingsOf({ rungs }).length < fewestOpenings)
    return void 0;
  const before = valueIn(rungs, last - 1, figure) ?? 0;
  const grows = figure === "disk" || figure === "memory";
  return {
    value,
    ...grows ? { perCommit: (value - before) / commitsIn(rungs, last) } : {},
    exponent: growthOf(rungs, figure)
  };
}
function openingsOf({ rungs }) {
  return rungs.at(-1)?.opensNs ?? [];
}
function timesOfCommits(rungs, figure) {
  const ladder = rungs.map(({ commits }) => commits);
  return rungs.slice(1).flatMap((rung, below) => {
    const times = blocksOfTime(rung, figure);
    return blocksOf(ladder, below + 1).map(
      ({ from, to }, block) => [(from + to) / 2, (times[block] ?? 0) / (to - from + 1)]
    );
  });
}
function growthOf(rungs, figure) {
  const points = isOfCommits(figure) ? timesOfCommits(rungs, figure) : rungs.map(({ commits }, index) => [commits, valueIn(rungs, index, figure) ?? 0]);
  const isSame2 = points.every(([, y]) => y === points[0]?.[1]);
  if (points.length < 3 || isSame2 || points.some(([, y]) => y <= 0)) return void 0;
  return exponentOf(points, figureConfidence);
}
function compareLives({ shape, engines }, commits, alpha) {
  const lifeOf = (role2) => engines.find((life) => life.role === role2 && life.rungs.at(-1)?.commits === commits);
  const candidate = lifeOf("candidate");
  if (candidate === void 0) return [];
  return references.flatMap((against) => {
    const other = lifeOf(against);
    if (other === void 0) return [];
    return lifeFigures.flatMap((figure) => {
      const [own, reference] = [figureOf2(candidate, figure), figureOf2(other, figure)];
      if (own === void 0 || reference === void 0) return [];
      const both = { shape, figure, against, candidate: own, reference };
      if (!isTime(figure)) {
        const ratio = own.value / Math.max(1, reference.value);
        const isNoise = figure === "memory" && own.value - reference.value <= residentNoise;
        return [{ ...both, ratio, surely: isNoise ? 0 : ratio }];
      }
      const ratioGrowth = isOfCommits(figure) ? ratioGrowthOf(candidate, other, figure, 1 - 2 * alpha) : void 0;
      const compared = ratioOf(logRatios(candidate, other, figure), alpha);
      return [{ ...both, ...compared, ratioGrowth }];
    });
  });
}
function lackedFigures({ shape, engines }, commits) {
  const whole = engines.filter(({ rungs }) => rungs.at(-1)?.commits === commits);
  return lifeFigures.flatMap((figure) => {
    const given = whole.flatMap((life) => {
      const reference = figureOf2(life, figure);
      return reference === void 0 ? [] : [{ against: life.role, reference }];
    });
    return whole.filter((life) => figureOf2(life, figure) === void 0).flatMap(({ role: role2 }) => given.map((other) => ({ shape, figure, role: role2, ...other })));
  });
}
function ratioGrowthOf(candidate, other, figure, confidence) {
  const others = timesOfCommits(other.rungs, figure);
  const ratios = timesOfCommits(candidate.rungs, figure).map(
    ([commits, ns], block) => [commits, Math.max(1, ns) / Math.max(1, others[block]?.[1] ?? 0)]
  );
  return exponentOf(ratios, confidence);
}
function timesInTurns(life, figure) {
  if (figure === "open") return openingsOf(life);
  const last = life.rungs.at(-1);
  return last === void 0 ? [] : blocksOfTime(last, figure);
}
function logRatios(candidate, other, figure) {
  const [own, others] = [timesInTurns(candidate, figure), timesInTurns(other, figure)];
  return own.slice(0, others.length).map((ns, index) => Math.log(Math.max(1, ns) / Math.max(1, others[index] ?? 0)));
}

// src/features/figures/age/record.ts
var maxRungs = 16;
var maxOpenings = 16;
var rungSchema = strictObject({
  commits: int().min(1),
  /** The time of each block of commits. */
  blocksNs: array(amount).length(blocksInRung),
  /** The time on a processor in it: without the wait for a disk. */
  blocksCpuNs: array(amount).length(blocksInRung),
  files: databaseFilesSchema,
  /** The bytes that the process gave to the system to write since its life began; absent where the system does not count them. */
  written: count.optional(),
  /** The resident memory of the process, bytes; the most it has had where the system does not say how much it has. */
  resident: count,
  /** The rows of all tables, and a hash of them. */
  rows: count,
  hash: hex,
  /** The time of one query for one row. */
  pointNs: amount,
  scanNs: amount,
  /** The time of opening a copy of the files that were not closed, and of its first answer: the median. */
  openNs: amount,
  /** The median of each turn that the engines took; absent in files of older versions. */
  opensNs: array(amount).min(1).max(maxOpenings).optional()
});
var cleanedSchema = union([
  strictObject({ ns: amount, files: databaseFilesSchema }),
  strictObject({ refused: text })
]);
var occasions = ["start", "commits", "read", "open", "reopen", "VACUUM", "clean-up", "disk"];
var lifeSchema = strictObject({
  role: _enum(roles),
  /** Up to the rung in which the engine failed. */
  rungs: array(rungSchema).max(maxRungs),
  /** Closing the database after the last rung and opening it again. */
  reopened: strictObject({ ns: amount, files: databaseFilesSchema }).optional(),
  vacuum: cleanedSchema.optional(),
  cleanup: cleanedSchema.optional(),
  failure: strictObject({
    occasion: _enum(occasions),
    /** Commits that were certainly done. */
    after: count,
    ...failureSchema.pick({ reason: true, message: true }).shape
  }).optional()
});
var agedShapeSchema = strictObject({
  shape: _enum(shapeNames),
  engines: unique(array(lifeSchema).min(1).max(roles.length), (one) => `the ${one.role}'s life`)
});
var collector = _enum(["on", "off"]).optional();
var ageSchema = strictObject({
  version: literal(1),
  /** Commits of the last rung. */
  commits: int().min(1),
  /** The user's own clean-up statement. */
  cleanup: text.optional(),
  /** The language of servers; absent of engines with SQLite's. */
  dialect: literal("mysql").optional(),
  /** Whether each engine collects garbage in the background, as far as it says. */
  collectors: strictObject({ candidate: collector, baseline: collector, base: collector }).optional(),
  /** In the order of reports. A shape that is missing was not begun before the run's time was over. */
  shapes: unique(array(agedShapeSchema).max(shapeNames.length), (one) => `the shape ${one.shape}`),
  /** The steady load that follows the ladder; absent if none was wanted. An engine that is missing had no time left. */
  steady: strictObject({
    /** How long each engine is loaded. */
    minutes: number().positive(),
    engines: unique(array(steadyLifeSchema).max(roles.length), (one) => `the ${one.role}'s load`)
  }).optional()
});
var storedLoadSchema = strictObject({ minutes: number(), load: steadyLifeSchema });
var storedShapeSchema = strictObject({
  ...ageSchema.pick({ commits: true, cleanup: true }).shape,
  aged: agedShapeSchema
});
var ageOf = factsPart("age");
function missingLoads({ shapes, steady }) {
  const aged = new Set(shapes.flatMap(({ engines }) => engines.map(({ role: role2 }) => role2)));
  return steady === void 0 ? [] : roles.filter((role2) => aged.has(role2) && steady.engines.every((load) => load.role !== role2));
}
function missingShapes({ shapes }) {
  return shapeNames.filter((name3) => shapes.every(({ shape }) => shape !== name3));
}

// src/features/figures/age/examine.ts
var ageVerdictOf = examinedPart("age");
var references2 = 2;
var timesOfShape = lifeFigures.filter(isTime).length;
function assessAge(age, criteria) {
  if (age === void 0) return void 0;
  const alpha = alphaOfMachine(criteria.rule) / (shapeNames.length * timesOfShape * references2);
  const faults = [...age.shapes.flatMap(faultsOf), ...loadFaults(age)];
  const mustBeRight = ({ role: role2 }) => role2 !== "base" || criteria.requireBase === true;
  const lacksLoad = missingLoads(age).some((role2) => mustBeRight({ role: role2 }));
  return {
    age,
    faults: faults.filter(mustBeRight),
    baseFaults: faults.filter((fault) => !mustBeRight(fault)),
    missing: [...missingShapes(age), ...lacksLoad ? ["steady"] : []],
    comparisons: age.shapes.flatMap((shape) => compareLives(shape, age.commits, alpha)).map((one) => heldTo(one, { ...one, part: lifePath(one.shape) }, criteria.ceilings.age, criteria)),
    lacked: age.shapes.flatMap((shape) => lackedFigures(shape, age.commits)).map((one) => {
      const named = { ...one, part: lifePath(one.shape) };
      const own = ceilingAgainst(one.against, named, criteria.ceilings.age, criteria);
      return { ...one, ceiling: one.role === "candidate" ? own : void 0 };
    })
  };
}
function loadFaults({ steady }) {
  return (steady?.engines ?? []).flatMap(
    ({ role: role2, failure }) => failure === void 0 ? [] : [{ shape: "steady", role: role2, ...failure }]
  );
}
function faultsOf({ shape, engines }) {
  const baseline = engines.find(({ role: role2 }) => role2 === "baseline");
  return engines.flatMap(({ role: role2, rungs, failure }) => {
    for (const [index, rung] of rungs.entries()) {
      const expected = baseline?.rungs[index];
      if (expected === void 0 || rung.rows === expected.rows && rung.hash === expected.hash) continue;
      const message = rung.rows === expected.rows ? `its ${rung.rows} rows have other values than the baseline's` : `it has ${rung.rows} rows, and the baseline has ${expected.rows}`;
      return [{ shape, role: role2, after: rung.commits, reason: "differs", message }];
    }
    return failure === void 0 ? [] : [{ shape, role: role2, ...failure }];
  });
}
var notableRatio = 1.2;
var notableBytes = 1e5;
var notableExponent = 0.1;
function isNotable(one, commits) {
  const { candidate, reference, surely, isOver: isOver2 } = one;
  if (isOver2 || surely > notableRatio) return true;
  const [own = 0, others = 0] = [candidate.perCommit, reference.perCommit];
  if ((own - others) * commits > notableBytes && own > notableRatio * others) return true;
  return isTime(one.figure) && growsFaster(one);
}
function growsFaster({ candidate, reference, figure, ratioGrowth }) {
  const usual = {
    ...{ disk: 1, memory: 1, time: 0, cpu: 0, open: 1 },
    written: Math.max(0, reference.exponent?.high ?? 0)
  };
  const { exponent } = candidate;
  if (exponent === void 0 || exponent.low <= usual[figure] + notableExponent) return false;
  return ratioGrowth === void 0 || ratioGrowth.low > notableExponent;
}

// src/features/figures/age/shapes.ts
import { createHash as createHash2 } from "node:crypto";
var rebuildNames = { sqlite: "VACUUM", mysql: "OPTIMIZE TABLE" };
var pointSelects = 100;
var rowLength = 60;
var constantRows = 100;
var commitsInTable = 20;
function shapesOf(seed, dialect = "sqlite") {
  const columns = dialect === "sqlite" ? "id INTEGER PRIMARY KEY, v TEXT" : "id INT PRIMARY KEY, v VARCHAR(60)";
  const createTable = (name3) => `CREATE TABLE ${name3}(${columns})${tableOptions[dialect]}`;
  const rebuildOf = (tables2) => dialect === "sqlite" ? rebuildNames.sqlite : `${rebuildNames.mysql} ${tables2.join(", ")}`;
  const text2 = (number2) => `'${createHash2("sha256").update(`${seed} ${number2}`).digest("hex").slice(0, rowLength)}'`;
  const insert = (id, table = "life") => `INSERT INTO ${table} VALUES(${id}, ${text2(id)})`;
  const keys = (after, first, last) => {
    const random = new RandomStream(seed, `age ${after}`);
    return Array.from({ length: pointSelects }, () => random.integer(first, last));
  };
  const point = (id, table = "life") => `SELECT v FROM ${table} WHERE id = ${id}`;
  const oneTable = {
    isOneTransaction: false,
    scan: () => ["SELECT id, v FROM life ORDER BY id"],
    rebuild: () => rebuildOf(["life"])
  };
  const append = {
    ...oneTable,
    title: "one row a commit",
    preparation: [createTable("life")],
    commit: insert,
    points: (after) => keys(after, 1, after).map((id) => point(id))
  };
  const tableOf = (commit) => Math.floor((commit - 1) / commitsInTable) + 1;
  const tablesAfter = (after) => Array.from({ length: tableOf(after) }, (_, table) => `life_${table + 1}`);
  const makesTable = (commit) => (commit - 1) % commitsInTable === 0;
  return {
    append,
    update: {
      ...oneTable,
      title: "the same row in each commit",
      preparation: [createTable("life"), insert(1)],
      commit: (number2) => `UPDATE life SET v = ${text2(number2)} WHERE id = 1`,
      points: () => Array.from({ length: pointSelects }, () => point(1))
    },
    churn: {
      ...oneTable,
      title: "a row in and the oldest out, by turns",
      preparation: [
        createTable("life"),
        ...Array.from({ length: constantRows }, (_, row) => insert(row + 1))
      ],
      commit: (number2) => number2 % 2 === 1 ? insert(constantRows + (number2 + 1) / 2) : `DELETE FROM life WHERE id = ${number2 / 2}`,
      points: (after) => keys(after, Math.floor(after / 2) + 1, constantRows + Math.ceil(after / 2)).map((id) => point(id))
    },
    transaction: { ...append, title: "rows of each rung in one transaction", isOneTransaction: true },
    tables: {
      title: `a new table every ${commitsInTable} commits, and rows in it`,
      isOneTransaction: false,
      preparation: [createTable("life_0")],
      commit: (number2) => makesTable(number2) ? createTable(`life_${tableOf(number2)}`) : insert(number2, `life_${tableOf(number2)}`),
      scan: (after) => tablesAfter(after).map((table) => `SELECT id, v FROM ${table} ORDER BY id`),
      points: (after) => keys(after, 1, after).map((id) => point(id, `life_${tableOf(id)}`)),
      rebuild: (after) => rebuildOf(tablesAfter(after))
    }
  };
}
function* statementsOf({ commit, isOneTransaction }, { from, to }, isFirst, isLast) {
  if (isOneTransaction && isFirst) yield "BEGIN";
  for (let number2 = from; number2 <= to; number2++) yield commit(number2);
  if (isOneTransaction && isLast) yield "COMMIT";
}

// src/features/figures/age/words.ts
var figureTitles = {
  time: "time a commit",
  cpu: "CPU time a commit",
  disk: "disk",
  written: "written a commit",
  memory: "memory",
  open: "opening"
};
function ageNotes({ dialect, steady }) {
  return [dialect === "mysql" ? serverNote : fileNote, ...steady === void 0 ? [] : [steadyNote]];
}
var fileNote = "Ageing: one process of each engine writes a database commit by commit, with a write-ahead log and synchronous=FULL; in blocks of commits, the engines take turns. Disk is all files of the database, with its log. Opening is that of a copy of the files which nobody closed, with the first answer. VACUUM and the clean-up statement work on copies.";
var serverNote = "Ageing: one server of each engine runs from the first commit to the last; in blocks of commits, the engines take turns. Disk is all files of its data folder, with logs that it makes in advance. Opening is a start on a copy of the files of the running server, as after it was killed, with the first answer. OPTIMIZE TABLE and the clean-up statement work on copies. Closing is a clean stop.";
var steadyNote = "Steady load: one connection commits updates of random rows, one after the other, to a table of constant size. The engines are loaded one after the other, so that none cleans up while another is measured; servers may use all processors. A stall is a commit of 10 times the median and 0.1 s at least, or a second with less than a fifth of the median second's commits.";
function rebuildName({ dialect }) {
  return rebuildNames[dialect ?? "sqlite"];
}
function figureText(figure, value) {
  return isTime(figure) ? shortTime(value) : shortBytes(value);
}
var ageWords = {
  failed: (found) => {
    const lives = (/* @__PURE__ */ new Set([...found.faults.map(({ shape }) => shape), ...found.missing])).size;
    return lives === 0 ? void 0 : `${plural(lives, "ageing database")} failed`;
  },
  completed: ({ age }) => `${plural(age.shapes.length, "ageing database")} completed`,
  title: ({ age }) => `databases aged by ${plural(age.commits, "commit")}`,
  summary: ageSummary,
  problems: (found, names, escapeText, untrusted) => [
    ...faultTexts(found.faults, found.age, names, escapeText, untrusted),
    ...found.missing.map((shape) => ({
      name: lifePath(shape),
      reason: "not begun: the run's time was over"
    }))
  ],
  failedNames: ({ faults, missing }) => [
    ...new Set([...faults.map(({ shape }) => shape), ...missing].map(lifePath))
  ],
  derived: ({ faults, baseFaults, missing, comparisons, lacked }) => ({
    faults: [...faults, ...baseFaults],
    missing,
    comparisons,
    lacked
  })
};
function ageSummary({ age, comparisons }, names) {
  const largest2 = comparisons.filter(({ figure, against }) => figure === "disk" && against === "baseline").toSorted((one, other) => other.ratio - one.ratio)[0];
  const most = largest2 === void 0 ? "" : `; disk up to ${multiplier(largest2.ratio)}x ${engineName(names, "baseline")}'s (${largest2.shape})`;
  return `${plural(age.commits, "commit")} in ${plural(age.shapes.length, "shape")}${most}`;
}
function faultTexts(faults, age, names, escapeText, untrusted) {
  return faults.map(({ shape, role: role2, occasion, after, reason, message }) => {
    const what = failuresReason([{ role: role2, reason, message }], names, escapeText, { untrusted });
    const during = {
      reopen: "closing and opening again",
      VACUUM: rebuildName(age),
      disk: "checking the disk"
    };
    const when = occasion === void 0 || occasion === "commits" ? "" : `, at ${during[occasion] ?? occasion}`;
    return { name: lifePath(shape), reason: `${what} (after ${plural(after, "commit")}${when})` };
  });
}
function findingTexts(found, names) {
  return found.comparisons.filter((one) => isNotable(one, lastCommits(found, one.shape))).toSorted((one, other) => Number(other.isOver) - Number(one.isOver)).map((one) => `${one.shape}: ${comparisonText(one, found, names)}`);
}
function lastCommits({ age }, shape) {
  const rungs = age.shapes.find((one) => one.shape === shape)?.engines[0]?.rungs ?? [];
  return commitsIn(rungs, rungs.length - 1);
}
function comparisonText(one, { age }, names) {
  const { figure, candidate, reference, against, ceiling, isOver: isOver2 } = one;
  const [own, other] = [names.candidate, engineName(names, against)];
  const beside = (value) => `${value(candidate)} on ${own}, ${value(reference)} on ${other}`;
  const figureTimes = ratioText(one, isOver2 ? ceiling : void 0);
  const after = `after ${plural(age.commits, "commit")}`;
  if (figure === "disk" || figure === "memory") {
    const grows = `${figure} grows ${beside(({ perCommit = 0 }) => `${shortBytes(perCommit)} a commit`)}`;
    const has = `${shortBytes(candidate.value)} ${after}, ${figureTimes}`;
    const details = figure === "disk" ? diskDetails(one, age, other) : "";
    return `${grows}: ${has}${shapeOfGrowth(one)}${details}`;
  }
  if (figure === "open")
    return `opening takes ${beside(({ value }) => shortTime(value))} ${after}: ${figureTimes}${shapeOfGrowth(one)}`;
  const verbs = { time: "takes", cpu: "takes", written: "writes" };
  const of = figure === "cpu" ? " of CPU time" : "";
  const text2 = beside(({ value }) => `${figureText(figure, value)}${of}`);
  return `a commit ${verbs[figure]} ${text2} ${after}: ${figureTimes}${shapeOfGrowth(one)}`;
}
function shapeOfGrowth(one) {
  const { exponent } = one.candidate;
  if (exponent === void 0 || !growsFaster(one)) return "";
  const range = `95% ${exponent.low.toFixed(2)} to ${exponent.high.toFixed(2)}`;
  return `, growing with commits to the power of ${exponent.value.toFixed(2)} (${range})`;
}
function lackedTexts({ lacked, age }, names) {
  const groups = Map.groupBy(lacked, ({ role: role2, figure }) => `${role2} ${figure}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === void 0) return [];
    const shapes = new Set([first, ...others].map(({ shape }) => shape));
    const where = shapes.size === age.shapes.length ? "" : ` in ${andList([...shapes])}`;
    const of = engineName(names, first.role);
    return [
      `Not measured of ${of}${where}: ${figureTitles[first.figure]}, since the system does not show it of its process`
    ];
  });
}
function diskDetails({ shape, against }, age, other) {
  const engines = age.shapes.find((one) => one.shape === shape)?.engines ?? [];
  const lifeOf = (role2) => engines.find((life) => life.role === role2);
  const [own, reference] = [lifeOf("candidate"), lifeOf(against)];
  const files = own?.rungs.at(-1)?.files;
  const log = files !== void 0 && files.log > totalOf(files) / 2 ? `; ${shortBytes(files.log)} is its log` : "";
  const left = cleanedFiles(own?.vacuum);
  const others = cleanedFiles(reference?.vacuum);
  if (left === void 0) return log;
  const times = others === void 0 ? "" : `, ${multiplier(totalOf(left) / Math.max(1, totalOf(others)))}x ${other}'s`;
  return `${log}; after ${rebuildName(age)} ${shortBytes(totalOf(left))}${times}`;
}
function cleanedFiles(cleaned) {
  return cleaned === void 0 || "refused" in cleaned ? void 0 : cleaned.files;
}

// src/report/format/sparkline.ts
var bars = "\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588";
var leastSpan = Math.log(1.1);
var mostValues = 30;
function sparkline(logRatios2) {
  const shown2 = logRatios2.slice(-mostValues);
  const [least, most] = [Math.min(...shown2), Math.max(...shown2)];
  const span = Math.max(most - least, leastSpan);
  const bottom = (most + least - span) / 2;
  return shown2.map((value) => {
    const height = Math.floor((value - bottom) / span * bars.length);
    return bars[Math.min(Math.max(height, 0), bars.length - 1)];
  }).join("");
}

// src/features/figures/contention/ladder.ts
function connectionsUpTo(most) {
  const doublings = Array.from({ length: Math.floor(Math.log2(most)) + 1 }, (_, step) => 2 ** step);
  return doublings.at(-1) === most ? doublings : [...doublings, most];
}

// src/features/figures/contention/tasks.ts
function contestTasksOf({ workload, connections }) {
  if (workload === "reads") return /* @__PURE__ */ new Map([["readers", connections]]);
  if (workload === "storm") return /* @__PURE__ */ new Map([["openers", connections]]);
  if (workload === "tpcc") return /* @__PURE__ */ new Map([["terminals", connections]]);
  const writers = workload === "read-write" ? 1 : connections;
  return new Map([
    ...workload === "read-write" ? [["readers", connections]] : [],
    ["writers", writers],
    ...workload === "checkpoints" ? [["checkpointer", 1]] : []
  ]);
}

// src/features/figures/contention/record.ts
var mostRounds = 100;
var windowMs = 100;
var longerWindowMs = 1e3;
var name2 = string().regex(/^[a-z][a-z0-9_-]{0,59}$/);
var taskSchema = strictObject({
  task: name2,
  connections: int().min(1).max(mostConnections),
  /** Operations that ended in the window. */
  operations: count,
  /** Connections without such an operation. */
  idle: count,
  /** The operations of the connection that had fewest. */
  least: count,
  /** Refusals because of another connection. */
  busy: count,
  /** Transactions that had begun and had to begin again. */
  repeated: count,
  /** The median, the 99th percentile and the longest of the operations' times, waits included; absent if none ended. */
  p50: count.optional(),
  p99: count.optional(),
  longest: count.optional(),
  /** The engine's words if it refuses to empty its log, or those of the driver if it has no answer. */
  refused: text.optional()
});
var faultSchema = strictObject({ kind: _enum(contestFaultKinds), message: text });
var heldSchema = strictObject({
  role: _enum(roles),
  workload: name2,
  mode: _enum(contestModes),
  connections: int().min(1).max(mostConnections),
  /** From 1. */
  round: int().min(1).max(mostRounds + 1),
  form: _enum(transactionForms),
  /** Empty if the process that all connections share has ended. */
  tasks: array(taskSchema).max(mostConnectionKinds),
  fault: faultSchema.optional(),
  /** There if the engine has not looked at its file itself: damage of it would not be seen. */
  unchecked: literal(true).optional(),
  /** How often the invariants of a user's contest were looked at while it lasted, and how many of its processes were killed. */
  looks: count.optional(),
  kills: count.optional()
});
var ownSchema = strictObject({
  workload: name2,
  mode: _enum(contestModes),
  connections: int().min(2).max(mostConnections),
  /** How long it lasts, milliseconds. */
  windowMs: int().min(1).max(864e5),
  /** Mean milliseconds between two processes that are killed; absent if none is. */
  killEveryMs: int().min(1).optional(),
  /** The only other engine that holds it; all do if absent. */
  compare: _enum(references).optional(),
  tasks: array(strictObject({ task: name2, connections: int().min(1).max(mostConnections) })).min(1).max(mostConnectionKinds),
  /** SHA-256 of everything that it executes. */
  sha256: string().regex(/^[0-9a-f]{64}$/)
});
var entrantSchema = strictObject({
  role: _enum(roles),
  /** As sqlite3_threadsafe() says; -1 without that function. Absent if it does not take part. */
  threadsafe: int().min(-1).max(100).optional(),
  /** Whether it has BEGIN CONCURRENT. */
  concurrent: boolean().optional(),
  /** Why it is not measured: words that follow its name. Only a shell, a server or a library without functions for prepared statements is not. */
  absent: text.optional(),
  /** The failure before its first contest. */
  failed: text.optional()
}).refine(
  ({ threadsafe, absent, failed }) => [threadsafe, absent, failed].filter((one) => one !== void 0).length === 1,
  "expected one of threadsafe, absent and failed"
);
var mostOwn = 100;
var mostHeld = mostOwn * roles.length * mostRounds + contestWorkloads.length * contestModes.length * 8 * roles.length * mostRounds;
var contentionSchema = strictObject({
  version: literal(1),
  /** The most connections of the tool's own contests; absent if only a user's were held. */
  most: int().min(2).max(mostConnections).optional(),
  /** The user's contests; absent if there are none. */
  own: unique(array(ownSchema).min(1).max(mostOwn), ({ workload }) => workload).optional(),
  rounds: int().min(2).max(mostRounds),
  windowMs: literal(windowMs),
  entrants: unique(array(entrantSchema).max(roles.length), ({ role: role2 }) => `the ${role2}`),
  held: unique(
    array(heldSchema).max(mostHeld),
    (one) => `${contestPath(one)} of the ${one.role} in round ${one.round}`
  ),
  /** Contests held once more, for starvation; absent if no connection seemed to starve. Their round is the one after the last. */
  longer: strictObject({
    /** The length of the tool's own contests; a user's last as long as before, and at least so long. */
    windowMs: literal(longerWindowMs),
    held: unique(array(heldSchema).max(mostHeld), (one) => `${contestPath(one)} of the ${one.role}`)
  }).optional()
});
var storedRoundSchema = strictObject({
  ...contentionSchema.pick({ most: true, own: true, held: true }).shape,
  round: int().min(1)
});
var contentionOf = factsPart("contention");
function programKey({ most, own = [] }) {
  return [most ?? "none", ...own.map(({ workload, sha256 }) => `${workload} ${sha256}`)].join("\n");
}
function cellsOf({ most, own = [] }) {
  return [
    ...most === void 0 ? [] : cellsUpTo(most),
    ...own.map(({ workload, mode, connections }) => ({ workload, mode, connections }))
  ];
}
function workloadsOf(program) {
  return [...new Set(cellsOf(program).map(({ workload }) => workload))];
}
function ownOf({ own = [] }, { workload }) {
  return own.find((one) => one.workload === workload);
}
function windowOf(program, cell) {
  return ownOf(program, cell)?.windowMs ?? windowMs;
}
function longerWindowOf(program, cell) {
  return Math.max(longerWindowMs, windowOf(program, cell));
}
function tasksOf(program, cell) {
  const own = ownOf(program, cell);
  return own === void 0 ? contestTasksOf(cell) : new Map(own.tasks.map(({ task, connections }) => [task, connections]));
}
function cellsUpTo(most) {
  return contestWorkloads.flatMap(
    (workload) => contestModes.flatMap(
      (mode) => connectionsUpTo(most).map((connections) => ({ workload, mode, connections }))
    )
  );
}
function isContender({ threadsafe }) {
  return threadsafe !== void 0;
}
function hasCandidate({ entrants }) {
  return entrants.some((one) => one.role === "candidate" && isContender(one));
}
function canHaveThreads({ threadsafe = 0 }) {
  return threadsafe > 0;
}
function isToHold(entrant, cell, failed, program = {}) {
  const { workload, mode, connections } = cell;
  const own = ownOf(program, cell);
  const isDecided = failed.some((one) => one.role === "candidate" && one.workload === workload);
  if (own !== void 0 && (isDecided || !takesPart(entrant.role, own))) return false;
  if (mode === "threads" && !canHaveThreads(entrant)) return false;
  return !failed.some(
    (one) => one.role === entrant.role && one.workload === workload && one.mode === mode && one.connections <= connections
  );
}
function isOver({
  entrants,
  held,
  ...program
}) {
  const failed = held.filter(({ fault }) => fault !== void 0);
  return failed.length > 0 && !cellsOf(program).some(
    (cell) => entrants.some((one) => isContender(one) && isToHold(one, cell, failed, program))
  );
}
function takesPart(role2, { compare }) {
  return role2 === "candidate" || compare === void 0 || compare === role2;
}

// src/features/figures/contention/compare.ts
var fewestRounds = 2;
function roundsOf({ held }, role2, cell) {
  return held.filter(
    (one) => one.role === role2 && one.workload === cell.workload && one.mode === cell.mode && one.connections === cell.connections && one.fault === void 0
  );
}
function tasksIn(contention, cell) {
  const found = contention.held.filter(
    (one) => one.workload === cell.workload && one.mode === cell.mode && one.tasks.length > 0
  );
  return [...new Set(found.flatMap(({ tasks }) => tasks.map(({ task }) => task)))];
}
function figuresOf(contention, role2, cell, task) {
  const rounds = roundsOf(contention, role2, cell).flatMap(
    ({ tasks }) => tasks.filter((one) => one.task === task)
  );
  if (rounds.length === 0) return void 0;
  const of = (value) => rounds.flatMap((one) => value(one) ?? []);
  const sum = (values) => values.reduce((all, one) => all + one, 0);
  const middle = (values) => values.length === 0 ? void 0 : median(values);
  const [p50, p99] = [middle(of((one) => one.p50)), middle(of((one) => one.p99))];
  const longest2 = of((one) => one.longest);
  return {
    perSecond: 1e3 * median(of((one) => one.operations)) / windowOf(contention, cell),
    ...p50 === void 0 || p99 === void 0 ? {} : { p50, p99, longest: Math.max(...longest2) },
    busy: sum(of((one) => one.busy)),
    repeated: sum(of((one) => one.repeated)),
    least: sum(of((one) => one.least)),
    average: sum(of((one) => one.operations / one.connections))
  };
}
var perOperation = ({ operations }) => 1 / Math.max(1, operations);
function compareAll(contention, alpha) {
  return ratiosOf(allLogs(contention, perOperation), alpha).map(({ values: _, ...one }) => {
    const rate = (role2) => figuresOf(contention, role2, one.cell, one.task)?.perSecond ?? 0;
    return { ...one, candidate: rate("candidate"), reference: rate(one.against) };
  });
}
function compareLatencies(contention, alpha, isWanted) {
  const wanted = latencyFigures.flatMap(
    (figure) => allLogs(contention, (record2) => record2[figure]).map((one) => ({ ...one, figure })).filter(isWanted)
  );
  return ratiosOf(wanted, alpha).map(({ values: _, ...one }) => {
    const time = (role2) => {
      const rounds = roundsOf(contention, role2, one.cell).flatMap(
        ({ tasks }) => tasks.flatMap((record2) => record2.task === one.task ? record2[one.figure] ?? [] : [])
      );
      return median(rounds);
    };
    return { ...one, candidate: time("candidate"), reference: time(one.against) };
  });
}
function allLogs(contention, costOf) {
  return cellsOf(contention).flatMap(
    (cell) => tasksIn(contention, cell).filter((task) => task !== "checkpointer").flatMap(
      (task) => references.flatMap((against) => {
        const values = logsOf(contention, { cell, task, against }, costOf);
        return values.length < fewestRounds ? [] : [{ cell, task, against, values }];
      })
    )
  );
}
function ratiosOf(all, alpha) {
  if (all.length === 0) return [];
  const groupOf = ({ cell, task, against, figure }) => `${cell.workload} ${task} ${against} ${figure}`;
  const groups = Map.groupBy(all, groupOf);
  const priors = fitPriors(
    new Map([...groups].map(([group, alike]) => [group, alike.map(({ values }) => varianceOf(values))]))
  );
  return all.map((one) => ({ ...one, ...ratioOf(one.values, alpha / all.length, priors.get(groupOf(one))) }));
}
function logsOf(contention, { cell, task, against }, costOf) {
  const costs2 = (role2) => new Map(
    roundsOf(contention, role2, cell).flatMap(
      ({ round, tasks }) => tasks.flatMap((one) => {
        const cost = one.task === task ? costOf(one) : void 0;
        return cost === void 0 || cost <= 0 ? [] : [[round, cost]];
      })
    )
  );
  const [own, others] = [costs2("candidate"), costs2(against)];
  return [...own].flatMap(([round, cost]) => {
    const other = others.get(round);
    return other === void 0 ? [] : [Math.log(cost / other)];
  });
}

// src/features/figures/counts/compare.ts
import { isDeepStrictEqual as isDeepStrictEqual2 } from "node:util";
var instructionsOf = judgedPart("instructions");
function instructionCeiling(ceilings, test) {
  const rule = ruleFor(ceilings, test, (one) => one.instructions !== void 0);
  return rule?.instructions ?? ceilings.instructions;
}
function compareInstructions(records, compileOptions, ceilings, untrusted = false) {
  const asked = records.filter(({ counts }) => counts !== void 0).map(withEqualWork);
  if (asked.length === 0) return void 0;
  const sessions = new Map(
    [...Map.groupBy(asked, sessionOf)].map(([name3, alike]) => [name3, countedSession(alike)])
  );
  const floorOf = (test) => sessions.get(sessionOf(test))?.floor ?? 0;
  const baseFloors = new Map(
    [...Map.groupBy(asked, sessionOf)].map(([name3, alike]) => [name3, floorOfRoles(alike, ["base"])])
  );
  const both = asked.flatMap((record2) => {
    const [base, candidate] = [countOf(record2, "base"), countOf(record2, "candidate")];
    return isTaken(base) && isTaken(candidate) ? [{ record: record2, base, candidate }] : [];
  });
  const changes = both.flatMap(({ record: record2, base, candidate }) => {
    const change = changeOf(record2, base, candidate, ceilings, baseFloors.get(sessionOf(record2)) ?? 0);
    const isSeen = isMeaningful(base.instructions, candidate.instructions) && shareApart(base.instructions, candidate.instructions) > floorOf(record2);
    return isSeen || change.outcome === "fail" ? [change] : [];
  });
  const same = both.filter(
    ({ record: record2, base, candidate }) => Math.max(Math.abs(growth2(base, candidate.instructions)), floorOf(record2)) < leastShare
  );
  return {
    asked: new Set(asked.map(testPath)),
    tests: countedTests(asked),
    sessions: [...sessions.values()],
    changes: changes.toSorted((one, other) => Math.abs(other.share) - Math.abs(one.share)),
    sameInstructions: new Set(same.map(({ record: record2 }) => testPath(record2))),
    uncounted: asked.flatMap((record2) => uncountedOf(record2, ["baseline", "candidate", "base"])),
    withheld: asked.flatMap((record2) => withheldOf(record2, ceilings, untrusted)),
    undecided: asked.flatMap((record2) => {
      const ceiling = instructionCeiling(ceilings, record2);
      const isWithheld = withheldOf(record2, ceilings, untrusted).length > 0;
      const why = ceiling === void 0 || isWithheld ? void 0 : whyUndecided(record2, ceiling, floorOf(record2));
      return why === void 0 ? [] : [{ test: testOnly(record2), why }];
    }),
    otherOptions: optionsThatDiffer(compileOptions)
  };
}
function withEqualWork(record2) {
  const candidate = countOf(record2, "candidate");
  const other = [countOf(record2, "base"), countOf(record2, "baseline")].find(isTaken);
  if (!isTaken(candidate) || other === void 0 || isDeepStrictEqual2(candidate.work, other.work))
    return record2;
  const [own, expected] = [candidate, other].map(
    ({ work }) => `${work.statements} statements, ${work.rows} rows and ${work.changes} changes`
  );
  const uncounted = `it did other work where it was counted: ${own}, and ${other.role} ${expected}`;
  const counts = (record2.counts ?? []).map(
    (one) => one === candidate ? { role: one.role, uncounted } : one
  );
  return { ...record2, counts };
}
function changeOf(record2, base, candidate, ceilings, baseFloor) {
  const test = testOnly(record2);
  const share = growth2(base, candidate.instructions);
  const ceiling = instructionCeiling(ceilings, test);
  const least = Math.min(candidate.instructions, candidate.again ?? candidate.instructions);
  const isOver2 = ceiling !== void 0 && least - base.instructions > riseOf(base.instructions, ceiling, baseFloor * base.instructions);
  return {
    test,
    base: base.instructions,
    candidate: candidate.instructions,
    share,
    work: candidate.work,
    profile: record2.profile,
    ceiling,
    outcome: isOver2 ? "fail" : "pass"
  };
}
function growth2(base, candidate) {
  return (candidate - base.instructions) / base.instructions;
}
function countedTests(records) {
  const tests = /* @__PURE__ */ new Map();
  for (const record2 of records) {
    const taken = record2.counts?.filter(isTaken) ?? [];
    const [first] = taken;
    if (first === void 0) continue;
    const instructions3 = Object.fromEntries(taken.map((one) => [one.role, one.instructions]));
    tests.set(testPath(record2), { statements: first.work.statements, instructions: instructions3 });
  }
  return tests;
}
function withheldOf(record2, ceilings, untrusted) {
  const [base, candidate] = [countOf(record2, "base"), countOf(record2, "candidate")];
  const ceiling = instructionCeiling(ceilings, record2);
  if (ceiling === void 0 || !isTaken(base) || isTaken(candidate)) return [];
  const why = candidate?.uncounted ?? "not counted";
  if (why === outOfTime && !untrusted) return [];
  return [
    { test: testOnly(record2), base: base.instructions, why: `candidate: ${why}`, ceiling, outcome: "fail" }
  ];
}
function whyUndecided(record2, ceiling, floor) {
  const [base, candidate] = [countOf(record2, "base"), countOf(record2, "candidate")];
  if (base === void 0) return void 0;
  if (!isTaken(base) || !isTaken(candidate))
    return uncountedOf(record2, ["candidate", "base"])[0]?.why ?? "not counted";
  return floor * 100 > ceiling ? `two counts of one engine differ by more than ${ceiling}%` : void 0;
}
function sessionOf({ variant, storage }) {
  return `${variant}/${storage}`;
}
function countedSession(records) {
  const [{ variant, storage }] = records;
  const isCompared = (record2) => isTaken(countOf(record2, "base")) && isTaken(countOf(record2, "candidate"));
  const isRepeated = ({ counts = [] }) => counts.some((count3) => isTaken(count3) && count3.again !== void 0);
  return {
    variant,
    storage,
    compared: records.filter(isCompared).length,
    repeated: records.filter(isRepeated).length,
    floor: floorOfRoles(records, roles)
  };
}
function floorOfRoles(records, of) {
  const shares2 = records.flatMap(({ counts = [] }) => counts.filter(isTaken)).filter(({ role: role2 }) => of.includes(role2)).map(({ instructions: instructions3, again = instructions3 }) => shareApart(instructions3, again));
  return Math.max(0, ...shares2);
}
function shareApart(one, other) {
  return Math.max(one, other) / Math.min(one, other) - 1;
}
function countOf({ counts = [] }, role2) {
  return counts.find((count3) => count3.role === role2);
}
function isTaken(count3) {
  return count3 !== void 0 && "instructions" in count3;
}
function uncountedOf(record2, roles2) {
  const refused = roles2.map((role2) => countOf(record2, role2)).find((count3) => count3 && !isTaken(count3));
  if (refused === void 0 || isTaken(refused)) return [];
  return [{ test: testOnly(record2), why: `${refused.role}: ${refused.uncounted}` }];
}
function optionsThatDiffer({
  base,
  candidate
}) {
  if (base === void 0 || candidate === void 0) return void 0;
  const only = (own, others, whose) => optionsOnly(own, others).map((option) => `${option} on the ${whose} only`);
  const different = [...only(base, candidate, "base"), ...only(candidate, base, "candidate")];
  return different.length === 0 ? void 0 : different.slice(0, 5).join(", ");
}

// src/features/figures/footprint/compare.ts
var footprintsOf = judgedPart("footprint");
function compareFootprints(records, engines, ceilings) {
  const tests = records.flatMap((record2) => {
    const values = Object.fromEntries(record2.checks.map((check) => [check.role, valuesOf(check)]));
    const isMeasured = record2.checks.some(({ footprint }) => footprint !== void 0);
    return isMeasured ? [{ test: testOnly(record2), values }] : [];
  });
  const sizes = roles.flatMap((role2) => {
    const size = engines?.[role2]?.size;
    return size === void 0 ? [] : [[role2, engineBytes(size)]];
  });
  if (tests.length === 0 && sizes.length === 0) return void 0;
  const engine2 = Object.fromEntries(sizes);
  const results = [
    ...records.filter(({ checks }) => checks.some(({ role: role2 }) => role2 === "candidate")).flatMap(
      (record2) => testFigures.flatMap((figure) => {
        const passes = (role2) => footprintPasses(figure, record2, role2);
        const isChecked = (role2) => record2.checks.some((one) => one.role === role2);
        return compareFigure({ figure, test: testOnly(record2), passes, isChecked }, ceilings);
      })
    ),
    ...compareFigure(
      {
        figure: engineFigure,
        passes: (role2) => passesOf(engine2[role2]),
        isChecked: (role2) => engine2[role2] !== void 0
      },
      ceilings
    )
  ];
  return {
    tests,
    engine: engine2,
    changes: results.flatMap(({ change }) => change ?? []).toSorted((a, b) => sizeOf(b) - sizeOf(a)),
    withheld: results.flatMap(({ withheld }) => withheld ?? []),
    undecided: results.flatMap(({ undecided }) => undecided ?? []),
    unsteady: results.flatMap(({ unsteady }) => unsteady ?? [])
  };
}
function sizeOf({ name: name3, base, candidate }) {
  const least = figureOf(name3).negligible + 1;
  return Math.abs(Math.log((candidate + least) / (base + least)));
}
function valuesOf(check) {
  const values = testFigures.map((figure) => [figure.name, figure.of(check)]);
  return withoutUndefined(Object.fromEntries(values));
}
function footprintPasses(figure, { checks }, role2) {
  const check = checks.find((one) => one.role === role2);
  const first = check && figure.of(check);
  if (first === void 0) return void 0;
  return passesOf(first, check?.footprintAgain && figure.of({ ...check, footprint: check.footprintAgain }));
}
function footprintCeiling(ceilings, against, figure, test) {
  const sets = (rule2) => rule2[against]?.[figure] !== void 0;
  const rule = test === void 0 ? ceilings.rules.findLast(sets) : ruleFor(ceilings, test, sets);
  return rule?.[against]?.[figure];
}
function compareFigure(compared, ceilings) {
  const { figure, test } = compared;
  const multiple = footprintCeiling(ceilings, "footprintBaseline", figure.name, test) ?? "off";
  const ofRule = footprintCeiling(ceilings, "footprint", figure.name, test);
  const usual = ceilings.footprint === void 0 || !figure.isExact ? "off" : figure.ceiling ?? ceilings.footprint;
  const ceiling = ofRule ?? usual;
  const limit = ceiling === "off" ? void 0 : { ceiling, isOfRule: ofRule !== void 0 };
  return [
    compareWith(compared, "base", limit),
    ...multiple === "off" ? [] : [compareWith(compared, "baseline", { ceiling: multiple, isOfRule: true })]
  ];
}
function compareWith({ figure, test, passes, isChecked }, other, limit) {
  const { name: name3, negligible, isExact, format } = figure;
  if (!isExact && limit === void 0) return {};
  const beside = passes(other);
  if (beside === void 0) {
    const isLacking = limit?.isOfRule === true && isChecked(other) && test !== void 0 && figure.isOf(test);
    return isLacking ? { undecided: { test, why: `${other}: ${name3} was not measured` } } : {};
  }
  const about = {
    name: name3,
    ...other === "base" ? { noun: name3 } : { noun: `baseline-${name3}`, against: other },
    test,
    ceiling: limit?.ceiling
  };
  const found = compareExact({
    candidate: passes("candidate"),
    base: beside,
    negligible,
    rise: limit && largestRise(beside.most, limit, other, negligible)
  });
  if (found.state === "unlimited") return {};
  if (found.state === "withheld") {
    const { base: base2, values } = found;
    const why = values === void 0 ? "it was not measured" : `two processes gave ${format(values.least)} and ${format(values.most)}`;
    const ceiling = limit?.ceiling ?? 0;
    return { withheld: { ...about, ceiling, base: base2, outcome: "fail", why: `candidate: ${why}` } };
  }
  if (found.state === "unsteady") {
    const of = found.of.map((one) => one === "base" ? other : one);
    return test === void 0 ? {} : { unsteady: { test, name: name3, roles: of } };
  }
  const { candidate, base, isApart, isOver: isOver2 } = found;
  const isListed = other === "base" && isExact && isApart && isMeaningful(base, candidate, negligible);
  const outcome = isOver2 ? "fail" : "pass";
  return isListed || isOver2 ? { change: { ...about, base, candidate, outcome } } : {};
}
function largestRise(value, { ceiling }, other, negligible) {
  if (other === "baseline" && ceiling < 1 && value > 0) return value * (ceiling - 1);
  return riseOf(value, other === "base" ? ceiling : (ceiling - 1) * 100, negligible);
}

// src/features/nights/history/report/words.ts
function citeRun(escapeText) {
  return (run) => escapeText(runName(run));
}
function direction({ ratio }) {
  return `${percent(ratio - 1)} ${ratio > 1 ? "slower" : "faster"}`;
}
function describeChange(change) {
  const { interval } = change;
  if (interval === void 0) return direction(change);
  return `${direction(change)} (${signedPercent(interval.low - 1)} to ${signedPercent(interval.high - 1)})`;
}
function changedOf(trends) {
  return `${count2(trends.filter(({ changes }) => changes.length > 0).length)} changed.`;
}
function describeDeviation(deviation) {
  const { runs } = deviation;
  return `${direction(deviation)} in the newest ${runs === 1 ? "run" : plural(runs, "run")}`;
}
function citeDated(run, cite) {
  return run === void 0 ? "" : `${cite(run)} (${dayOf(run)})`;
}
function describeEngine(engine2, escapeText) {
  const { name: name3 } = engine2;
  const version = versionOf(engine2);
  return [name3, ...version === void 0 ? [] : [version]].map(escapeText).join(" ");
}
function dayOf(run) {
  return runTime(run).slice(0, 10);
}
var hashed = /* @__PURE__ */ new Set(["suite"]);
function describeMark({ fact, before, after }, escapeText) {
  const values = hashed.has(fact) ? "" : ` from ${escapeText(before)} to ${escapeText(after)}`;
  return `${factName(fact)} changed${values}`;
}
var factNames = {
  SQLite: "SQLite",
  settings: "SQLite's settings",
  kind: "the engine's kind"
};
function factName(fact) {
  return factNames[fact] ?? `the ${fact}`;
}
function describeConfounders(change) {
  const names = confounderNames(change);
  return names === void 0 ? "" : `, where ${names} changed too`;
}
function describeOtherFacts(difference) {
  const names = confounderNames(difference);
  return names === void 0 ? "" : `; ${names} changed too`;
}
function confounderNames({ confounders }) {
  if (confounders.length === 0) return void 0;
  return andList(confounders.map(({ fact }) => factName(fact)));
}

// src/features/figures/contention/starvation.ts
var waiting = "checkpointer";
var starving = { waits: 0.8, does: 0.05, othersDo: 50 };
var mostSuspects = 10;
function suspectsIn(contention) {
  const judged = contention.entrants.filter((one) => isContender(one) && one.role !== "baseline");
  return judged.flatMap(
    ({ role: role2 }) => cellsOf(contention).flatMap((cell) => {
      const [own, baseline] = [roundsOf(contention, role2, cell), roundsOf(contention, "baseline", cell)];
      const tasks = [...tasksOf(contention, cell).keys()].filter((task) => task !== waiting);
      return tasks.flatMap((task) => {
        const average = averageOf(baseline, task);
        const starves = (one) => isStarving(one, task, average, windowOf(contention, cell));
        const always2 = own.length === contention.rounds && own.every(starves);
        return always2 && baseline.length > 0 && !baseline.every(starves) ? [{ role: role2, cell, task }] : [];
      });
    }).slice(0, mostSuspects)
  );
}
function rolesAgain({ role: role2, cell }, { entrants, held, ...program }) {
  const base = entrants.find((one) => one.role === "base" && isContender(one));
  const failed = held.filter(({ fault }) => fault !== void 0);
  const isBeside = role2 === "candidate" && base !== void 0 && isToHold(base, cell, failed, program);
  return [role2, "baseline", ...isBeside ? ["base"] : []];
}
function starvedIn(contention) {
  const { longer, rounds } = contention;
  if (longer === void 0) return [];
  return suspectsIn(contention).flatMap(({ role: role2, cell, task }) => {
    const again = (of) => longer.held.find(
      (one) => one.role === of && contestPath(one) === contestPath(cell) && one.fault === void 0
    );
    const [own, baseline] = [again(role2), again("baseline")];
    if (own === void 0 || baseline === void 0) return [];
    const average = averageOf([baseline], task);
    const starves = (one) => isStarving(one, task, average, longerWindowOf(contention, cell));
    if (!starves(own) || starves(baseline)) return [];
    const base = role2 === "candidate" ? again("base") : void 0;
    const isOfBaseToo = base !== void 0 && starves(base);
    const too = isOfBaseToo ? `; the base's waited ${shortTime(longestOf(base, task))} too` : "";
    return [{ role: role2, cell, message: `${starvedText(own, baseline, task, rounds)}${too}`, isOfBaseToo }];
  });
}
function averageOf(rounds, task) {
  const found = rounds.flatMap(({ tasks }) => tasks.filter((one) => one.task === task));
  const sum = found.reduce((all, { operations, connections }) => all + operations / connections, 0);
  return sum / Math.max(1, found.length);
}
function isStarving({ tasks }, task, average, windowMs2) {
  const own = tasks.find((one) => one.task === task);
  if (own === void 0) return false;
  return (own.longest ?? 0) >= starving.waits * windowMs2 * 1e6 && own.least <= starving.does * average && operationsOf(tasks) - own.least >= starving.othersDo;
}
function operationsOf(tasks) {
  return tasks.reduce((sum, { operations }) => sum + operations, 0);
}
function longestOf({ tasks }, task) {
  return tasks.find((one) => one.task === task)?.longest ?? 0;
}
function starvedText(held, baseline, task, rounds) {
  const leastOf = ({ tasks }) => tasks.find((one) => one.task === task)?.least ?? 0;
  const least = leastOf(held);
  return `one of the ${task} waited in each of ${plural(rounds, "round")}, and ${shortTime(longestOf(held, task))} in a longer contest, where it did ${plural(least, "operation")} and the others ${count2(operationsOf(held.tasks) - least)}; the baseline's ${task} waited ${shortTime(longestOf(baseline, task))} at most, and did ${count2(leastOf(baseline))} at least`;
}

// src/features/figures/counts/words.ts
var mostChanges = 10;
var maxListed = 20;
var instructionNote = "Instructions: what the engine executes in user space, counted on a simulated processor that has AVX2 and no AVX-512. Work of the kernel, disks and flushes, waiting, cache misses, memory bandwidth and mispredicted branches are not in it. A change is a change of the work that the code does, not of its time; if compiler or flags change too, time can move the other way.";
function instructionTexts(verdict, names, escapeText) {
  const instructions3 = instructionsOf(verdict);
  if (instructions3 === void 0 || names.base === void 0) return [];
  const { sessions, changes, otherOptions } = instructions3;
  const compared = sessions.reduce((sum, one) => sum + one.compared, 0);
  if (compared === 0) return [];
  const more = changes.filter(({ share }) => share > 0).length;
  const hasSmaller = changes.some(({ share }) => Math.abs(share) < leastShare);
  const least = `${leastShare * 100}% or more${hasSmaller ? ", or by more than the ceiling" : ""}`;
  const summary = changes.length === 0 ? `Instructions: none of ${plural(compared, "test")} changed by ${least}.` : `Instructions: ${count2(changes.length)} of ${plural(compared, "test")} changed by ${least}: ${count2(more)} took more, ${count2(changes.length - more)} fewer${shown(changes.length)}.`;
  return [
    `${summary} ${chanceText(sessions)}`,
    ...otherOptions === void 0 ? [] : [
      `The builds report other compile options: ${escapeText(otherOptions)}. The ceiling of instructions is applied all the same, since a build can report what it likes; after a wanted change of options, more instructions need not mean more work.`
    ]
  ];
}
function chanceText(sessions) {
  const floor = Math.max(0, ...sessions.map((one) => one.floor));
  const repeated = sessions.reduce((sum, one) => sum + one.repeated, 0);
  if (floor > 0)
    return `Two counts of one engine and test differed by up to ${signedHundredths(floor).slice(1)}: smaller changes are not listed.`;
  return repeated === 0 ? "No test was counted twice, so chance was not looked for." : `${plural(repeated, "test")} ${repeated === 1 ? "was" : "were"} counted twice and gave the same number.`;
}
function shown(changes) {
  return changes > mostChanges ? `; the ${mostChanges} largest are shown` : "";
}
function functionTexts(verdict, escapeText) {
  return (instructionsOf(verdict)?.changes ?? []).slice(0, mostChanges).flatMap(({ test, profile }) => {
    if (profile === void 0) return [];
    return [`${escapeText(testPath(test))}: ${functionText(profile, verdict, escapeText)}`];
  });
}
function functionText(profile, { untrusted = false }, escapeText) {
  const escapeName = untrusted ? asQuotation(escapeText) : escapeText;
  if ("unknown" in profile) return `functions not known: ${escapeName(profile.unknown)}`;
  if (profile.functions.length === 0) return "no function with a name changed";
  return profile.functions.map(({ name: name3, own, inclusive }) => {
    const all = inclusive.candidate - inclusive.base;
    const itself = own.candidate - own.base;
    const withCallees = all === itself ? "" : ` (with what it calls ${signed(all)})`;
    return `${escapeName(name3)} ${signed(itself)}${withCallees}`;
  }).join(", ");
}
function signed(value) {
  return `${value < 0 ? "-" : "+"}${count2(Math.abs(value))}`;
}
function instructionReason(change, baseName) {
  const { base, candidate, share, ceiling, outcome } = change;
  const over = outcome === "pass" ? "" : `, over ${ceiling}%`;
  return `${count2(candidate)} instructions, on ${baseName} ${count2(base)}: ${signedHundredths(share)}${over}`;
}
function uncountedReason(why, { untrusted = false }, escapeText) {
  return `instructions are not counted: ${(untrusted ? asQuotation(escapeText) : escapeText)(why)}`;
}
function instructionWarnings(verdict, escapeText) {
  const escapeMessage = escapeClaim(escapeText, verdict);
  const reasons = Map.groupBy(instructionsOf(verdict)?.uncounted ?? [], ({ why }) => why);
  const lines = [...reasons].map(([why, alike]) => {
    const [{ test }] = alike;
    const of = alike.length === 1 ? escapeText(testPath(test)) : plural(alike.length, "test");
    return `Instructions of ${of} are not counted: ${escapeMessage(why)}`;
  });
  return truncateList(maxListed, lines, (more) => `and ${plural(more, "other reason")}`);
}
function countingText({ rows, environment, problem }, escapeFact) {
  const tools = { counter: "the tool's own counter", callgrind: "Callgrind" };
  return [
    `with ${plural(rows, "row")}`,
    ...environment === void 0 ? [] : [
      `by ${tools[environment.tool]} on Valgrind ${escapeFact(environment.valgrind)}, ${escapeFact(environment.libc)}, processor with ${escapeFact(environment.cpuFeatures.join(" "))}`
    ],
    ...problem === void 0 ? [] : [escapeFact(problem)]
  ].join("; ");
}
function instructionColumn(verdict) {
  const tests = instructionsOf(verdict)?.tests;
  if (tests === void 0) return void 0;
  return {
    heading: "Instructions a statement",
    cell: (path3, isBaseOnly) => {
      const counted = tests.get(path3);
      if (counted === void 0 || counted.statements === 0) return "";
      const roles2 = [isBaseOnly ? "base" : "baseline", "candidate"];
      const figures2 = roles2.map((role2) => counted.instructions[role2]);
      if (figures2.every((figure) => figure === void 0)) return "";
      return figures2.map((one) => one === void 0 ? "-" : amountPer(one / counted.statements)).join(", ");
    }
  };
}

// src/verdict/sampled-times.ts
function timeOf(figure, { ns, openNs, commitNs, latencies }) {
  const p99 = latencies && quantile(latencies, 0.99);
  const time = { time: ns, open: openNs, commit: commitNs, p99, longest: latencies?.max }[figure];
  return time === void 0 ? void 0 : Math.max(1, time);
}
function canHave({ samples }, figure) {
  if (!isPartFigure(figure) || samples.length === 0) return true;
  return samples.some((sample) => timeOf(figure, sample) !== void 0);
}
function candidateTimes({ samples }, figure) {
  return samples.flatMap((sample) => sample.role === "candidate" ? timeOf(figure, sample) ?? [] : []);
}
function pairedTimes({ samples }, figure, { relativeTo }) {
  const timesOf = (role2) => new Map(
    samples.flatMap((sample) => {
      const time = sample.role === role2 ? timeOf(figure, sample) : void 0;
      return time === void 0 ? [] : [[sample.round, time]];
    })
  );
  const others = timesOf(relativeTo);
  return [...timesOf("candidate")].flatMap(([round, own]) => {
    const other = others.get(round);
    return other === void 0 ? [] : [[own, other]];
  });
}

export {
  sequenceSchema,
  sequencesSchema,
  sequencePath,
  sequencesOf,
  ratioOf,
  heldTo,
  ratioFindings,
  ratioOutput,
  multipleText,
  ratioText,
  introduction,
  exponentOf,
  ladderOf,
  blocksOf,
  isOfCommits,
  valueIn,
  lastBytes,
  figureOf2 as figureOf,
  timesInTurns,
  ageSchema,
  storedLoadSchema,
  storedShapeSchema,
  ageOf,
  missingLoads,
  missingShapes,
  ageVerdictOf,
  assessAge,
  faultsOf,
  pointSelects,
  shapesOf,
  statementsOf,
  figureTitles,
  ageNotes,
  rebuildName,
  figureText,
  ageWords,
  ageSummary,
  faultTexts,
  findingTexts,
  lackedTexts,
  sparkline,
  contestTasksOf,
  mostRounds,
  windowMs,
  longerWindowMs,
  contentionSchema,
  storedRoundSchema,
  contentionOf,
  programKey,
  cellsOf,
  workloadsOf,
  ownOf,
  windowOf,
  longerWindowOf,
  tasksOf,
  isContender,
  hasCandidate,
  canHaveThreads,
  isToHold,
  isOver,
  tasksIn,
  figuresOf,
  compareAll,
  compareLatencies,
  suspectsIn,
  rolesAgain,
  starvedIn,
  outOfTime,
  mostFunctions,
  profileSchema,
  storedCountSchema,
  countsSchema,
  countsOf,
  withCounts,
  createCounts,
  instructionsOf,
  compareInstructions,
  withEqualWork,
  countOf,
  isTaken,
  mostChanges,
  instructionNote,
  instructionTexts,
  functionTexts,
  functionText,
  instructionReason,
  uncountedReason,
  instructionWarnings,
  countingText,
  instructionColumn,
  testFigures,
  figureOf as figureOf2,
  engineBytes,
  footprintsOf,
  compareFootprints,
  footprintPasses,
  timeOf,
  canHave,
  candidateTimes,
  pairedTimes,
  isKeptName,
  isWithoutFigure,
  multiplierOf,
  historyTestPath,
  isAhead,
  runTime,
  runName,
  markerName,
  markerText,
  ignoreName,
  ignoreText,
  requireMarker,
  maxFileBytes,
  encodeRun,
  runId,
  findHistory,
  listRuns,
  addRunFile,
  readHistory,
  missingRuns,
  readRunFiles,
  readRun,
  ofEngine,
  exactFiguresOf,
  isExactFigure,
  formatOf,
  nounOf,
  significant,
  leastValues,
  falseChangeRate,
  marksOf,
  confoundersOf,
  toValue,
  partOfPoint,
  divideAt,
  seriesOf,
  standardError,
  intervalError,
  weightsOf,
  trendsOf,
  seriesTrends,
  levelsBetween,
  ratioBetween,
  chanceOfDifference,
  citeRun,
  direction,
  describeChange,
  changedOf,
  describeDeviation,
  citeDated,
  describeEngine,
  dayOf,
  describeMark,
  describeConfounders,
  describeOtherFacts,
  exactTrends
};
