import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  foreignObject,
  openDatabase
} from "./chunk-H2TMGCYR.js";
import {
  countingEnvironmentSchema
} from "./chunk-675X243B.js";
import {
  describeIssues,
  fileContent,
  findLink,
  inOwnFolder,
  makeOwnFolder,
  readInside,
  requireNoLink
} from "./chunk-M23SOQUR.js";
import {
  iso_exports,
  machineSchema,
  originSchema
} from "./chunk-H2WPJ5RR.js";
import {
  InputError,
  ZodError,
  _enum,
  array,
  commitHashPattern,
  count,
  formatValue,
  hex,
  int,
  limits,
  literal,
  name,
  number,
  record,
  strictObject,
  string,
  text
} from "./chunk-KAFQIV6R.js";

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
var figures = record(word, int());
var agedTimeSchema = strictObject({
  baselineNs: int().min(1),
  candidateNs: int().min(1),
  ratio: number().positive(),
  low: number().positive(),
  high: number().positive()
}).refine(({ low, high }) => low <= high, { error: "expected low and high in this order" });
var contestKey = string().regex(
  /^(?:[\w-]{1,60}\/){3}[\w-]{1,60}$/,
  "expected a contest and its task, such as same/threads/4/writers"
);
var perSecond = number().min(0);
var contestSchema = strictObject({
  baseline: perSecond.optional(),
  candidate: perSecond,
  times: strictObject({ ratio: number().positive(), low: number().positive(), high: number().positive() }).refine(({ low, high }) => low <= high, { error: "expected low and high in this order" }).optional()
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
  sql: sqlSchema.optional()
}).refine((test) => test.baselineNs === void 0 === (test.candidateNs === void 0), {
  error: "expected the times of both engines or of none"
}).refine(({ low, high }) => low === void 0 === (high === void 0) && (low ?? 0) <= (high ?? 0), {
  error: "expected low and high in this order, or none of them"
});
var historyRunSchema = strictObject({
  ...runFactsSchema.shape,
  tests: array(testSchema).min(1).max(limits.tests)
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
var historyVersion = 5;
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
  /** Absent in version 1, and where nothing was counted. */
  baselineInstructions: column(number().nullable()).optional(),
  candidateInstructions: column(number().nullable()).optional(),
  /** Costs besides time, by engine and figure. Absent before version 5, and where nothing was measured. */
  footprint: record(string(), record(string(), column(number().nullable()))).optional()
});
var fileSchema = strictObject({
  history: literal([1, 2, 3, 4, historyVersion]),
  ...runFactsSchema.shape,
  sections: array(columnsSchema).min(1).max(limits.tests)
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
    ...countColumns(tests),
    ...footprintColumns(tests)
  };
}
function countColumns(tests) {
  const columns = {
    baselineInstructions: tests.map((test) => test.baselineInstructions ?? null),
    candidateInstructions: tests.map((test) => test.candidateInstructions ?? null)
  };
  return Object.values(columns).flat().every((one) => one === null) ? {} : columns;
}
function footprintColumns(tests) {
  const engines = ["baseline", "candidate"].flatMap((role) => {
    const names = new Set(tests.flatMap(({ footprint }) => Object.keys(footprint?.[role] ?? {})));
    const columnOf = (name2) => tests.map(({ footprint }) => footprint?.[role]?.[name2] ?? null);
    return names.size === 0 ? [] : [[role, Object.fromEntries([...names].map((name2) => [name2, columnOf(name2)]))]];
  });
  return engines.length === 0 ? {} : { footprint: Object.fromEntries(engines) };
}
function isEven({ section: _, footprint = {}, ...columns }) {
  const all = [...Object.values(columns), ...Object.values(footprint).flatMap((one) => Object.values(one))];
  return new Set(all.map(({ length }) => length)).size === 1;
}
function toTests(columns) {
  const { section, workloads, results, pairs, baselineNs, candidateNs, low, high, sql } = columns;
  const { baselineInstructions = [], candidateInstructions = [], footprint = {} } = columns;
  return workloads.map((workload, index) => ({
    section,
    workload,
    result: results[index],
    pairs: pairs[index],
    baselineNs: baselineNs[index] ?? void 0,
    candidateNs: candidateNs[index] ?? void 0,
    low: low[index] ?? void 0,
    high: high[index] ?? void 0,
    sql: sql[index] ?? void 0,
    baselineInstructions: baselineInstructions[index] ?? void 0,
    candidateInstructions: candidateInstructions[index] ?? void 0,
    footprint: footprintAt(footprint, index)
  }));
}
function footprintAt(columns, index) {
  const engines = Object.entries(columns).flatMap(([role, own]) => {
    const figures2 = Object.entries(own).flatMap(([name2, values]) => {
      const value = values[index] ?? null;
      return value === null ? [] : [[name2, value]];
    });
    return figures2.length === 0 ? [] : [[role, Object.fromEntries(figures2)]];
  });
  return engines.length === 0 ? void 0 : Object.fromEntries(engines);
}

// src/features/nights/history/files/history-files.ts
var markerName = "history.json";
var markerText = `${JSON.stringify({ history: historyVersion })}
`;
var ignoreName = ".gitignore";
var ignoreText = "/history.sqlite*\n.unfinished-*\n";
function requireMarker(text2, shown) {
  if (text2 === void 0)
    throw new InputError(
      `${shown}: it has runs and no ${markerName}, so it is damaged: restore ${markerName}`
    );
  const version = versionOf(text2);
  if (version === void 0)
    throw new InputError(
      `${shown}: ${markerName} is ${formatValue(text2.trim())}, and ${markerText.trim()} is expected: restore it`
    );
  if (version > historyVersion)
    throw new InputError(
      `${shown}: version ${version} was written by a newer version of this tool, which reads up to version ${historyVersion}: update it`
    );
}
function versionOf(text2) {
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
function decodeRun({ path: path3, content }, shown) {
  const hash = pathPattern.exec(path3)?.groups?.hash;
  if (hash === void 0) throw new InputError(`${shown}: this is not the name of a history's run`);
  const text2 = unpack(content, shown);
  if (hashOf(text2) !== hash)
    throw new InputError(
      `${shown}: the content has the hash ${hashOf(text2)}, and its name says ${hash}, so it was changed or renamed: ${remedy}`
    );
  return parseRun(text2, shown);
}
var remedy = "restore it, for example from git, or move it out of the history";
function unpack(content, shown) {
  if (content.length === 0) throw new InputError(`${shown}: the file is empty: ${remedy}`);
  try {
    return gunzipSync(content, { maxOutputLength: maxTextBytes }).toString("utf8");
  } catch (cause) {
    const { code, message } = cause;
    const problems = {
      Z_BUF_ERROR: `cut off after ${content.length} bytes`,
      ERR_BUFFER_TOO_LARGE: `unpacked it has more than ${maxTextBytes} bytes, and no run has`
    };
    const what = problems[code ?? ""] ?? `not a file of gzip, or damaged (${message})`;
    throw new InputError(`${shown}: ${what}: ${remedy}`, { cause });
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
  const names = namesIn(folder)?.filter((name2) => !name2.startsWith(unfinishedStart)) ?? [];
  if (existsSync(path.join(folder, markerName))) {
    requireMarker(read(path.join(folder, markerName)).toString("utf8"), `--history ${folder}`);
    return "history";
  }
  if (names.includes("runs") && filesOfRuns(folder).length > 0)
    requireMarker(void 0, `--history ${folder}`);
  if (names.every((name2) => [ignoreName, "runs"].includes(name2))) return "new";
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
  return shownIn(path.join(folder, "runs")).flatMap((name2) => {
    const inside = path.join(folder, "runs", name2);
    if (!isFolder(inside)) return [`runs/${name2}`];
    return shownIn(inside).map((file) => `runs/${name2}/${file}`);
  });
}
function isFolder(inside) {
  try {
    return statSync(inside).isDirectory();
  } catch {
    return false;
  }
}
function shownIn(folder) {
  return (namesIn(folder) ?? []).filter((name2) => !name2.startsWith("."));
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
var indexVersion = 5;
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
    baseline_instructions INTEGER, candidate_instructions INTEGER, footprint TEXT,
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
        VALUES ($test, $run, $place, ${pointColumns.map((name2) => `$${name2}`).join(", ")})`
    );
    const known = /* @__PURE__ */ new Map();
    const testOf = ({ section, workload }) => {
      const name2 = `${section}/${workload}`;
      const test = known.get(name2) ?? findTest.pluck().get(section, workload);
      known.set(name2, test);
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
    return unmarkedVersions.some((one) => one === version) && names.length === tableNames.length && tableNames.every((name2) => names.includes(name2));
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
  "footprint"
];
function toPoint(test) {
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
    footprint: test.footprint === void 0 ? null : JSON.stringify(test.footprint)
  };
}
function toTest(row) {
  return {
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
function readRunFiles(files, shown, filter = {}) {
  const { branch, last = Number.POSITIVE_INFINITY } = filter;
  const found = [];
  for (const file of files.toSorted((a, b) => a.path < b.path ? 1 : -1)) {
    if (found.length >= last) break;
    const run = decodeRun(file, `${shown}: ${file.path}`);
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

export {
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
  readRun
};
