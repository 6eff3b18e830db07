import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  openDatabase
} from "./chunk-WGI5KOK4.js";
import {
  DrivenEngine,
  DriverProcess,
  EngineFailure,
  NotThisEngineKind,
  Sessions,
  Workspace,
  checkLibraryFile,
  chooseControls,
  chunkStatements,
  describeFailure,
  inParallel,
  isProgramFile,
  isScript,
  isServer,
  knownVersionQueries,
  onlyGiven,
  planControls,
  planTurns,
  readVersionFile,
  runRounds,
  throwFirst,
  turnChunks,
  wantedChecks,
  wantedPasses,
  warningsOf,
  withPragmas
} from "./chunk-WCGJCND6.js";
import {
  sharesReads
} from "./chunk-7CCGG6YM.js";
import {
  suiteHashes
} from "./chunk-4THRQMZ6.js";
import {
  catalogueOf
} from "./chunk-C2LKCV62.js";
import {
  describeIssues,
  engineFacts,
  findInconsistency,
  presenceOfBase,
  removeReport,
  requireOwnResults,
  storeName,
  truncateTexts
} from "./chunk-GTPQOVS4.js";
import {
  addIntervals,
  assess,
  changedWork,
  checked,
  compare,
  decide,
  decideTests,
  halfWidthPercent,
  noRunEffect,
  pairsWith,
  planTrials,
  requiredFailures,
  unnamedDifferences
} from "./chunk-FK63ORSE.js";
import {
  version
} from "./chunk-LCZQ44BY.js";
import {
  samePragmas
} from "./chunk-PGSPP6Z5.js";
import {
  controlSchema,
  identicalBaseSchema,
  iso_exports,
  machineSchema,
  resumptionSchema,
  runSchema,
  shardPlanSchema,
  suiteSchema,
  testSchema
} from "./chunk-YHAYBOAR.js";
import {
  RandomStream,
  dialectOf,
  findRunnable,
  hasOwnSettings,
  hasSuite,
  planTests,
  requireDialect,
  suites
} from "./chunk-NQV2QT6G.js";
import {
  _enum,
  alphaOfMachine,
  array,
  boolean,
  enginesSchema,
  formatRounds,
  int,
  isNeeded,
  isServerFile,
  limits,
  name,
  perEngine,
  record,
  references,
  roles,
  rolesOf,
  rolesOfTest,
  strictObject,
  string,
  unknown
} from "./chunk-24VBGLXN.js";
import {
  Confinement,
  readLoad,
  readMachine
} from "./chunk-TNQDFXPJ.js";
import {
  compileDriver,
  findBaseline
} from "./chunk-Y6XJUAA3.js";
import {
  makeFolder,
  missingFolders,
  removeEmpty
} from "./chunk-5K5PIIK3.js";
import {
  InputError,
  MeasurementError,
  formatValue,
  omitUndefined,
  suiteOf,
  testOnly,
  testPath,
  variants
} from "./chunk-ULWFNPWD.js";

// src/results/merge/same-manifest.ts
function requireSameManifest(folder, was, is) {
  const wrong = factsOf(was, is).find(({ values: [before2, now2] }) => before2 !== now2);
  if (wrong === void 0) return;
  const [before, now] = wrong.values.map((value) => value ?? "not known");
  throw new InputError(
    `--resume ${folder}: ${wrong.name} was ${before} and is ${now}: repeat the options that the run began with, or measure again without --resume`
  );
}
function factsOf(was, is) {
  const of = (name2, value) => ({
    name: name2,
    values: [value(was), value(is)]
  });
  return [
    of("the tool's version", ({ tool }) => tool),
    of("the row count", ({ suite }) => suite.rows),
    of("the seed", ({ suite }) => suite.seed),
    of("the number of warehouses", ({ suite }) => suite.warehouses),
    of("the suite's hash", ({ suite }) => suite.hash),
    of("the hashes of other suites", ({ suite }) => JSON.stringify(suite.others)),
    of("the form of statements", ({ suite }) => suite.statements ?? "text"),
    of("the number of connections", ({ suite }) => suite.threads ?? 1),
    of("whether latencies are recorded", ({ latencies = false }) => String(latencies)),
    of("the plan", ({ plan }) => plan?.hash ?? "none"),
    of("the shard", ({ shard }) => shard ?? "none"),
    of("what is confirmed", ({ confirms }) => confirms?.join(", ") ?? "nothing"),
    of("whether another machine confirms", ({ confirmElsewhere = false }) => String(confirmElsewhere)),
    of("the number of tests", ({ tests }) => tests.length),
    { name: "the first test that differs", values: [firstOwn(was, is), firstOwn(is, was)] },
    of("the number of rounds", ({ rounds }) => formatRounds(rounds)),
    of("alpha", ({ alpha }) => alpha),
    of("the base", presenceOfBase),
    ...roles.flatMap((role) => [
      ...engineFacts(role, was.engines[role], is.engines[role]),
      of(`the ${role}'s kind`, ({ engines }) => engines[role]?.kind)
    ]),
    of("the processor", ({ machine }) => machine.cpu),
    of("the number of cores", ({ machine }) => machine.cores),
    of("the number of pairs that are timed at once", ({ machine }) => machine.jobs ?? 1),
    // The kernel's own memory may change by a page or two when a machine is started again.
    of("the memory", ({ machine }) => `${(machine.memoryBytes / 2 ** 30).toFixed(1)} GiB`),
    of("the platform", ({ machine }) => machine.platform),
    of("the kernel", ({ machine }) => machine.kernel),
    of("the databases' file system", ({ machine }) => machine.fileSystem)
  ];
}
function firstOwn({ tests }, other) {
  const shared = new Set(other.tests);
  return tests.find((test) => !shared.has(test));
}

// src/results/store/store.ts
import path from "node:path";

// src/results/store/store-schema.ts
var versions = [
  `
  CREATE TABLE runs (
    run INTEGER PRIMARY KEY, started_at TEXT NOT NULL, finished_at TEXT, facts TEXT NOT NULL
  ) STRICT;
  CREATE TABLE samples (
    run INTEGER NOT NULL REFERENCES runs, variant TEXT NOT NULL, storage TEXT NOT NULL, kind TEXT NOT NULL,
    workload TEXT NOT NULL, role TEXT NOT NULL, round INTEGER NOT NULL, ns INTEGER NOT NULL,
    statements INTEGER, rows INTEGER, changes INTEGER,
    cpu_ns INTEGER, peak_bytes INTEGER, minor_faults INTEGER, major_faults INTEGER,
    PRIMARY KEY (run, variant, storage, kind, workload, round, role)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE checks (
    run INTEGER NOT NULL REFERENCES runs, variant TEXT NOT NULL, storage TEXT NOT NULL, kind TEXT NOT NULL,
    workload TEXT NOT NULL, role TEXT NOT NULL, statements INTEGER NOT NULL, rows INTEGER NOT NULL,
    changes INTEGER NOT NULL, hash TEXT NOT NULL,
    PRIMARY KEY (run, variant, storage, kind, workload, role)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE failures (
    run INTEGER NOT NULL REFERENCES runs, variant TEXT NOT NULL, storage TEXT NOT NULL, kind TEXT NOT NULL,
    workload TEXT NOT NULL, role TEXT, round INTEGER, reason TEXT NOT NULL, message TEXT NOT NULL
  ) STRICT;
`,
  `
  CREATE TABLE controls (
    run INTEGER NOT NULL REFERENCES runs, variant TEXT NOT NULL, storage TEXT NOT NULL, kind TEXT NOT NULL,
    workload TEXT NOT NULL, round INTEGER NOT NULL, baseline_ns INTEGER NOT NULL, control_ns INTEGER NOT NULL,
    PRIMARY KEY (run, variant, storage, kind, workload, round)
  ) STRICT, WITHOUT ROWID;
`,
  `
  CREATE TABLE resumptions (
    run INTEGER NOT NULL REFERENCES runs, resumed_at TEXT NOT NULL, samples INTEGER NOT NULL
  ) STRICT;
  -- JSON as in results.json: what an engine asked of the system, and how long each statement took
  ALTER TABLE checks ADD COLUMN calls TEXT;
  ALTER TABLE samples ADD COLUMN latencies TEXT;
`,
  `
  -- statements of a test's chunks, and the time of each chunk of a sample: a JSON array
  CREATE TABLE chunks (
    run INTEGER NOT NULL REFERENCES runs, variant TEXT NOT NULL, storage TEXT NOT NULL, kind TEXT NOT NULL,
    workload TEXT NOT NULL, statements INTEGER NOT NULL,
    PRIMARY KEY (run, variant, storage, kind, workload)
  ) STRICT, WITHOUT ROWID;
  ALTER TABLE samples ADD COLUMN chunks TEXT;
`,
  `
  -- JSON as in results.json: how long each transaction took, by what it does
  ALTER TABLE samples ADD COLUMN transactions TEXT;
`,
  `
  -- a sequence that every engine has been through or failed in: JSON as in results.json
  CREATE TABLE sequences (
    run INTEGER NOT NULL REFERENCES runs, storage TEXT NOT NULL, number INTEGER NOT NULL, record TEXT NOT NULL,
    PRIMARY KEY (run, storage, number)
  ) STRICT, WITHOUT ROWID;
`,
  `
  -- JSON as in results.json: an engine's own counters; or why they are not known
  ALTER TABLE checks ADD COLUMN counters TEXT;
  ALTER TABLE checks ADD COLUMN uncounted TEXT;
`,
  `
  -- of several connections, transactions that were executed again
  ALTER TABLE samples ADD COLUMN repeated INTEGER;

  -- instructions, again if they were counted twice; basis is JSON: rows and environment, without which counts say nothing
  CREATE TABLE counts (
    run INTEGER NOT NULL REFERENCES runs, variant TEXT NOT NULL, storage TEXT NOT NULL, kind TEXT NOT NULL,
    workload TEXT NOT NULL, role TEXT NOT NULL, instructions INTEGER NOT NULL, again INTEGER,
    statements INTEGER NOT NULL, rows INTEGER NOT NULL, changes INTEGER NOT NULL, basis TEXT NOT NULL,
    PRIMARY KEY (run, variant, storage, kind, workload, role)
  ) STRICT, WITHOUT ROWID;
`,
  `
  -- values that features keep, as JSON; each feature knows its own. Counts are one of them.
  CREATE TABLE kept (
    run INTEGER NOT NULL REFERENCES runs, feature TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,
    PRIMARY KEY (run, feature, key)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO kept SELECT run, 'counts', test || ' ' || role, json_object('test', test, 'basis', json(basis), 'count', json(count))
  FROM (
    SELECT run, role, basis, variant || '/' || storage || '/' || kind || '/' || workload AS test, json_patch(
      json_object('role', role, 'instructions', instructions,
        'work', json_object('statements', statements, 'rows', rows, 'changes', changes)),
      iif(again IS NULL, '{}', json_object('again', again))
    ) AS count FROM counts
  );
  DROP TABLE counts;
`,
  `
  -- sequences are values that a feature keeps
  INSERT INTO kept SELECT run, 'sequence', 'sequence/' || storage || '/' || number, record FROM sequences;
  DROP TABLE sequences;
`
];
var storeVersion = versions.length;
function migrate(database, file) {
  const version2 = database.pragma("user_version", { simple: true });
  if (version2 === storeVersion) return;
  const tables = database.prepare("SELECT name FROM sqlite_schema").pluck().all();
  const hasAll = ["runs", "samples", "checks", "failures"].every((name2) => tables.includes(name2));
  const isOlder = version2 > 0 && version2 < storeVersion && hasAll;
  if (!isOlder && (tables.length > 0 || version2 !== 0))
    throw new InputError(
      `${file} is a results database of version ${version2}, this tool writes version ${storeVersion}: name another folder with --out, or move the file away`
    );
  const additions = versions.slice(version2).join("");
  database.exec(`BEGIN IMMEDIATE; ${additions} PRAGMA user_version = ${storeVersion}; COMMIT;`);
}

// src/results/store/store.ts
function storeFile(folder) {
  return path.join(folder, storeName);
}
var DatabaseStore = class {
  #file;
  #database;
  #run;
  #insertSample;
  #insertCheck;
  #insertFailure;
  #insertControl;
  #insertChunks;
  #insertKept;
  /**
   * @param folder made if it is not there
   * @param startedAt of the run, or of the part that resumes one
   * @param facts the facts known before the run starts, kept as JSON
   * @param unfinished the run to resume; a new one is started if it is absent
   * @throws InputError if the folder cannot be written, or holds a store of another version
   */
  constructor(folder, startedAt, facts, unfinished) {
    this.#file = storeFile(folder);
    try {
      makeFolder(folder);
      this.#database = openDatabase(this.#file);
      this.#database.pragma("journal_mode = WAL");
      this.#database.pragma("synchronous = OFF");
      migrate(this.#database, this.#file);
      this.#run = unfinished === void 0 ? this.#begin(startedAt, facts) : this.#goOn(unfinished, startedAt);
    } catch (cause) {
      throw this.#explain(cause);
    }
    const control = "$run, $variant, $storage, $kind, $workload";
    const test = `${control}, $role`;
    this.#insertSample = this.#database.prepare(
      `INSERT INTO samples VALUES (${test}, $round, $ns, $statements, $rows, $changes, $cpuNs, $peakBytes, $minorFaults, $majorFaults, $latencies, $chunks, $transactions, $repeated)`
    );
    this.#insertCheck = this.#database.prepare(
      `INSERT OR REPLACE INTO checks VALUES (${test}, $statements, $rows, $changes, $hash, $calls, $counters, $uncounted)`
    );
    this.#insertFailure = this.#database.prepare(
      `INSERT INTO failures VALUES (${test}, $round, $reason, $message)`
    );
    this.#insertControl = this.#database.prepare(
      `INSERT INTO controls VALUES (${control}, $round, $baselineNs, $controlNs)`
    );
    this.#insertChunks = this.#database.prepare(`INSERT INTO chunks VALUES (${control}, $statements)`);
    this.#insertKept = this.#database.prepare(
      "INSERT OR REPLACE INTO kept VALUES ($run, $feature, $key, $value)"
    );
  }
  sample(test, { role, round, ns, work, cost, latencies, chunks, transactions, repeated }) {
    const nothing = {
      statements: null,
      rows: null,
      changes: null,
      cpuNs: null,
      peakBytes: null,
      minorFaults: null,
      majorFaults: null
    };
    this.#write(this.#insertSample, test, {
      ...{ role, round, ns, repeated: repeated ?? null },
      ...{ latencies: asJson(latencies), chunks: asJson(chunks), transactions: asJson(transactions) },
      ...nothing,
      ...work,
      ...cost
    });
  }
  check(test, { role, work, hash, calls, counters, uncounted }) {
    const counted = { calls: asJson(calls), counters: asJson(counters), uncounted: uncounted ?? null };
    this.#write(this.#insertCheck, test, { role, ...work, hash, ...counted });
  }
  chunkStatements(test, statements) {
    this.#write(this.#insertChunks, test, { statements });
  }
  failure(test, { role, round, reason, message }) {
    this.#write(this.#insertFailure, test, { role: role ?? null, round: round ?? null, reason, message });
  }
  control(test, { round, baselineNs, controlNs }) {
    this.#write(this.#insertControl, test, { round, baselineNs, controlNs });
  }
  keep(feature, key, value) {
    this.#insert(this.#insertKept, { feature, key, value: JSON.stringify(value) });
  }
  transaction(keep) {
    try {
      this.#database.transaction(keep)();
    } catch (cause) {
      throw this.#explain(cause);
    }
  }
  /** Marks the run as whole; a store that is closed without it keeps an unfinished run. */
  finish(finishedAt) {
    try {
      this.#database.prepare("UPDATE runs SET finished_at = ? WHERE run = ?").run(finishedAt, this.#run);
    } catch (cause) {
      throw this.#explain(cause);
    }
  }
  /** Leaves a single file: the write-ahead log is folded into it. */
  close() {
    try {
      this.#database.pragma("journal_mode = DELETE");
    } catch {
    }
    this.#database.close();
  }
  #write(statement, { variant, storage, kind, workload }, values) {
    this.#insert(statement, { variant, storage, kind, workload, ...values });
  }
  #insert(statement, values) {
    try {
      statement.run({ run: this.#run, ...values });
    } catch (cause) {
      throw this.#explain(cause);
    }
  }
  #begin(startedAt, facts) {
    const insert = this.#database.prepare("INSERT INTO runs (started_at, facts) VALUES (?, ?)");
    return insert.run(startedAt, JSON.stringify(facts)).lastInsertRowid;
  }
  #goOn(unfinished, startedAt) {
    const { run, broken } = unfinished;
    const [resumption] = resumptionsOf(unfinished, startedAt).slice(-1);
    const drop = this.#database.prepare(
      `DELETE FROM samples WHERE run = $run AND variant = $variant AND storage = $storage AND kind = $kind
        AND workload = $workload AND round = $round`
    );
    const insert = this.#database.prepare("INSERT INTO resumptions VALUES (?, ?, ?)");
    this.#database.transaction(() => {
      for (const { test, round } of broken) drop.run({ run, ...test, round });
      insert.run(run, startedAt, resumption?.samples);
    })();
    return run;
  }
  #explain(cause) {
    if (cause instanceof InputError) return cause;
    const words2 = cause.message;
    return new InputError(
      `results database ${this.#file} cannot be written (${words2}): name a writable folder with free space with --out`,
      { cause }
    );
  }
};
function asJson(value) {
  return value === void 0 ? null : JSON.stringify(value);
}
function brokenRounds(record2, roles2) {
  const { samples, failures } = record2;
  const expected = rolesOfTest(record2, roles2).filter(
    (role) => failures.every((failure) => failure.role !== void 0 && failure.role !== role)
  );
  const rounds = Map.groupBy(samples, ({ round }) => round);
  return [...rounds].filter(([, together]) => expected.some((role) => together.every((sample) => sample.role !== role))).map(([round]) => round);
}
function resumptionsOf({ resumed, tests }, at) {
  return [...resumed, { at, samples: tests.reduce((sum, { samples }) => sum + samples.length, 0) }];
}

// src/results/store/stored-run.ts
import { existsSync } from "node:fs";
import path2 from "node:path";

// src/model/manifest.ts
var manifestSchema = strictObject({
  ...runSchema.pick({
    tool: true,
    rounds: true,
    alpha: true,
    confirmElsewhere: true,
    confirms: true,
    precision: true,
    maxMinutes: true
  }).shape,
  suite: suiteSchema.omit({ sql: true }),
  machine: machineSchema,
  engines: enginesSchema,
  identicalBase: identicalBaseSchema.exactOptional(),
  /** Whether each statement is timed too; absent if not. */
  latencies: boolean().exactOptional(),
  /** The plan, and the run's shard of the plan; absent for a run on one machine. */
  plan: shardPlanSchema.exactOptional(),
  shard: int().min(1).exactOptional(),
  /** Paths of the planned tests, in report order. */
  tests: array(name).max(limits.tests),
  /** By test path, the only engine that the candidate is compared with, of tests that have one; absent if none has. */
  compare: record(name, _enum(references)).exactOptional()
});

// src/results/store/stored-rows.ts
function readTests(database, run) {
  const of = (table, order) => select(database, `SELECT * FROM ${table} WHERE run = ? ORDER BY ${order}`, run);
  const samples = of("samples", "round").map((row) => ({ ...keyOf(row), sample: toSample(row) }));
  const checks = of("checks", "role").map((row) => ({ ...keyOf(row), check: toCheck(row) }));
  const failures = of("failures", "rowid").map((row) => ({ ...keyOf(row), failure: toFailure(row) }));
  const chunks = of("chunks", "workload").map((row) => ({ ...keyOf(row), statements: row.statements }));
  const all = Map.groupBy([...checks, ...samples, ...failures, ...chunks], ({ path: path7 }) => path7);
  return [...all.values()].map((parts) => ({
    ...parts[0]?.test,
    ...parts.flatMap((part) => "statements" in part ? [{ chunkStatements: part.statements }] : [])[0],
    samples: parts.flatMap((part) => "sample" in part ? [part.sample] : []),
    checks: parts.flatMap((part) => "check" in part ? [part.check] : []),
    failures: parts.flatMap((part) => "failure" in part ? [part.failure] : [])
  }));
}
function readControls(database, run) {
  const rows = select(database, "SELECT * FROM controls WHERE run = ? ORDER BY round", run);
  const all = Map.groupBy(rows, (row) => keyOf(row).path);
  return [...all.values()].map((own) => ({
    ...own[0] && keyOf(own[0]).test,
    pairs: own.map(({ round, baseline_ns: baselineNs, control_ns: controlNs }) => ({
      round,
      baselineNs,
      controlNs
    }))
  }));
}
function readKept(database, run) {
  const rows = select(database, "SELECT feature, value FROM kept WHERE run = ?", run);
  const byFeature = Map.groupBy(rows, ({ feature }) => String(feature));
  return Object.fromEntries(
    [...byFeature].map(([feature, own]) => [feature, own.map(({ value }) => parseJson(value))])
  );
}
function keyOf({ variant, storage, kind, workload }) {
  return {
    path: `${variant}/${storage}/${kind}/${workload}`,
    test: { variant, storage, kind, workload }
  };
}
function toSample(row) {
  const { role, round, ns, statements, rows, changes, latencies, chunks, transactions, repeated } = row;
  const { cpu_ns: cpuNs, peak_bytes: peakBytes, minor_faults: minorFaults, major_faults: majorFaults } = row;
  return {
    role,
    round,
    ns,
    ...statements === null ? {} : { work: { statements, rows, changes } },
    ...cpuNs === null ? {} : { cost: { cpuNs, peakBytes, minorFaults, majorFaults } },
    ...latencies === null ? {} : { latencies: parseJson(latencies) },
    ...chunks === null ? {} : { chunks: parseJson(chunks) },
    ...transactions === null ? {} : { transactions: parseJson(transactions) },
    ...repeated === null ? {} : { repeated }
  };
}
function toCheck({ role, statements, rows, changes, hash, calls, counters, uncounted }) {
  return {
    role,
    work: { statements, rows, changes },
    hash,
    ...calls === null ? {} : { calls: parseJson(calls) },
    ...counters === null ? {} : { counters: parseJson(counters) },
    ...uncounted === null ? {} : { uncounted }
  };
}
function parseJson(text) {
  try {
    return JSON.parse(String(text));
  } catch {
    return text;
  }
}
function toFailure({ role, round, reason, message }) {
  return { reason, ...role === null ? {} : { role }, ...round === null ? {} : { round }, message };
}
function select(database, sql, ...values) {
  return database.prepare(sql).all(...values);
}

// src/results/store/stored-run.ts
var storedSchema = strictObject({
  startedAt: iso_exports.datetime(),
  manifest: manifestSchema,
  resumed: array(resumptionSchema),
  tests: array(testSchema),
  controls: array(controlSchema),
  kept: record(string(), array(unknown()))
});
function readUnfinishedRun(folder) {
  const refuse = (words2, cause) => new InputError(`--resume ${folder}: ${words2}`, cause === void 0 ? {} : { cause });
  if (!existsSync(storeFile(folder)))
    throw refuse("there is no results.sqlite in it: name the folder that the killed run had with --out");
  try {
    return read(folder);
  } catch (cause) {
    if (cause instanceof InputError) throw refuse(cause.message, cause.cause);
    const words2 = cause.message;
    throw refuse(`results.sqlite cannot be read (${words2}): measure anew into another folder`, cause);
  }
}
function read(folder) {
  const database = openDatabase(storeFile(folder));
  try {
    const problem = database.pragma("integrity_check(1)", { simple: true });
    if (problem !== "ok")
      throw new InputError(`results.sqlite is damaged (${problem}): measure anew into another folder`);
    const version2 = database.pragma("user_version", { simple: true });
    const isEmpty = version2 === 0 && select(database, "SELECT name FROM sqlite_schema").length === 0;
    if (version2 !== storeVersion && !isEmpty)
      throw new InputError(
        `results.sqlite is a results database of version ${version2}, this tool reads version ${storeVersion}: measure anew into another folder`
      );
    const newest = "SELECT run, started_at, finished_at, facts FROM runs ORDER BY run DESC LIMIT 1";
    const [row] = isEmpty ? [] : select(database, newest);
    if (row === void 0)
      throw new InputError("results.sqlite holds no run yet: measure without --resume, into the same folder");
    if (row.finished_at !== null && existsSync(path2.join(folder, "results.json")))
      throw new InputError(
        `the run of ${row.started_at} is whole, nothing is left to measure: judge it again with replay ${path2.join(folder, "results.json")}`
      );
    return validate(row, database);
  } finally {
    database.close();
  }
}
function validate(row, database) {
  const run = row.run;
  const stored = truncateTexts({
    startedAt: row.started_at,
    manifest: parseFacts(row.facts),
    resumed: select(database, "SELECT * FROM resumptions WHERE run = ? ORDER BY rowid", run).map(
      ({ resumed_at, samples }) => ({ at: resumed_at, samples })
    ),
    tests: readTests(database, run),
    controls: readControls(database, run),
    kept: readKept(database, run)
  });
  const invalid = (words2) => new InputError(
    `what results.sqlite says of the run of ${row.started_at} is not as this version writes it (${words2}): measure again without --resume`
  );
  const { data, error } = storedSchema.safeParse(stored);
  if (error !== void 0) throw invalid(describeIssues(error, stored));
  const { manifest, controls, kept } = data;
  const planned = new Set(manifest.tests);
  for (const path7 of [...data.tests, ...controls].map(testPath))
    if (!planned.has(path7)) throw invalid(`${path7} was not planned`);
  const roles2 = rolesOf(manifest.engines);
  const found = data.tests.map((test) => {
    return { ...test, ...omitUndefined({ compare: manifest.compare?.[testPath(test)] }) };
  });
  const broken = found.flatMap((test) => brokenRounds(test, roles2).map((round) => ({ test, round })));
  const tests = found.map((test) => {
    const again = new Set(brokenRounds(test, roles2));
    return { ...test, samples: test.samples.filter(({ round }) => !again.has(round)) };
  });
  const inconsistency = findInconsistency({
    engines: manifest.engines,
    tests,
    controls,
    warnings: []
  });
  if (inconsistency !== void 0) throw invalid(inconsistency);
  const resumed = data.resumed;
  const there = tests.reduce((sum, { samples }) => sum + samples.length, 0);
  const lost = resumed.find(({ samples }) => samples > there);
  if (lost !== void 0) throw invalid(`it was resumed after ${lost.samples} samples, and has ${there}`);
  return { run, startedAt: data.startedAt, manifest, resumed, tests, broken, controls, kept };
}
function parseFacts(facts) {
  try {
    return JSON.parse(String(facts));
  } catch (cause) {
    const words2 = `its facts are not JSON (${cause.message})`;
    throw new InputError(`results.sqlite is damaged, ${words2}: measure again without --resume`, { cause });
  }
}

// src/measure/databases-folder.ts
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path3 from "node:path";
var prefix = ".sqlite-bench-gate-";
var ownerFile = "owner";
function makeDatabasesFolder(resultsFolder) {
  if (new RegExp("\\p{Cc}", "u").test(path3.resolve(resultsFolder)))
    throw new InputError(
      `results folder ${formatValue(resultsFolder)} has a control character in its path: name another with --out`
    );
  try {
    makeFolder(resultsFolder);
    for (const name2 of readdirSync(resultsFolder)) {
      const folder2 = path3.join(resultsFolder, name2);
      if (name2.startsWith(prefix) && isLeftOver(folder2)) rmSync(folder2, { recursive: true });
    }
    const folder = mkdtempSync(path3.join(path3.resolve(resultsFolder), prefix));
    writeFileSync(path3.join(folder, ownerFile), String(process.pid));
    return folder;
  } catch (cause) {
    throw new InputError(
      `results folder ${resultsFolder} cannot be written (${cause.message}): name a writable one with --out`,
      { cause }
    );
  }
}
function requireNobodyMeasures(resultsFolder) {
  for (const name2 of readdirSync(resultsFolder)) {
    if (!name2.startsWith(prefix)) continue;
    const owner = ownerOf(path3.join(resultsFolder, name2));
    if (owner === void 0 || owner === process.pid || !isRunning(owner)) continue;
    throw new InputError(
      `--resume ${resultsFolder}: process ${owner} is measuring into it: wait until it ends, or remove ${path3.join(resultsFolder, name2)} if that is another program now`
    );
  }
}
function isLeftOver(folder) {
  const owner = ownerOf(folder);
  return owner !== void 0 && (owner === process.pid || !isRunning(owner));
}
function ownerOf(folder) {
  try {
    const owner = Number(readFileSync(path3.join(folder, ownerFile), "utf8"));
    return Number.isInteger(owner) && owner > 0 ? owner : void 0;
  } catch {
    return void 0;
  }
}
function isRunning(processId) {
  try {
    process.kill(processId, 0);
    return !isZombie(processId);
  } catch (cause) {
    return cause.code === "EPERM";
  }
}
function isZombie(processId) {
  try {
    return /.*\) [ZX] /s.test(readFileSync(`/proc/${processId}/stat`, "latin1"));
  } catch {
    return false;
  }
}

// src/measure/context.ts
function createContext(folder, parts) {
  removeReport(folder, parts.features);
  return {
    ...commonParts(folder, parts),
    openStore: (startedAt, manifest) => new DatabaseStore(folder, startedAt, manifest)
  };
}
function resumeContext(folder, parts) {
  requireOwnResults(folder, parts.features);
  const unfinished = readUnfinishedRun(folder);
  requireNobodyMeasures(folder);
  return {
    ...commonParts(folder, parts),
    unfinished,
    openStore: (startedAt, manifest) => {
      requireSameManifest(folder, unfinished.manifest, manifest);
      removeReport(folder, parts.features);
      return new DatabaseStore(folder, startedAt, manifest, unfinished);
    }
  };
}
function commonParts(folder, { environment, progress, signal }) {
  return { ...environment, tool: version, resultsFolder: folder, progress, signal };
}

// src/measure/run.ts
import { rmSync as rmSync2 } from "node:fs";

// src/measure/build-recording.ts
function buildRecording(manifest, samples, times, warning) {
  const {
    tool,
    suite,
    machine,
    engines,
    tests: _,
    latencies: __,
    compare: ___,
    plan,
    shard,
    identicalBase,
    ...rule
  } = manifest;
  const { tests, controls, findings, outOfTime, features } = samples;
  const { startedAt, finishedAt, clock: clock2, resumed, timeline, stopped, sql, storages, skipped } = times;
  const known = {
    run: {
      tool,
      startedAt,
      finishedAt,
      planned: { tests: tests.length, controls: chooseControls(tests).length },
      ...rule,
      clock: clock2,
      ...omitUndefined({ resumed }),
      timeline,
      ...outOfTime ? { outOfTime } : {},
      ...omitUndefined({ stopped })
    },
    suite: { ...suite, sql },
    machine,
    ...omitUndefined({ plan, shard }),
    engines: perEngine(engines, (facts, role) => ({
      ...facts,
      ...findings?.engines[role],
      // A file that the user names says more than an answer.
      ...omitUndefined({ ownVersion: facts.ownVersion })
    })),
    ...omitUndefined({ identicalBase }),
    ...skipped.length === 0 ? {} : { skipped: skipped.map(testOnly) },
    ...omitUndefined({ features }),
    tests,
    controls
  };
  return { ...known, warnings: warningsOf(known, storages, warning) };
}

// src/measure/identical-base.ts
function withoutIdenticalBase(engines, settings) {
  const { base, ...others } = engines;
  const { candidate } = others;
  const sha2562 = base?.facts.sha256;
  const isSame = sha2562 !== void 0 && sha2562 === candidate.facts.sha256 && base?.facts.kind === candidate.facts.kind && samePragmas(settings.pragmas);
  if (settings.identicalBase !== "skip" || !isSame || isScript(settings.candidate)) return { engines };
  return { engines: others, identicalBase: { sha256: sha2562, ...omitUndefined({ path: base?.facts.path }) } };
}

// src/measure/open-engines.ts
import { createHash } from "node:crypto";
import { existsSync as existsSync2, readFileSync as readFileSync2 } from "node:fs";
import { totalmem } from "node:os";
import path5 from "node:path";

// src/engines/open-engine.ts
import path4 from "node:path";

// src/engines/benchmark-binary.ts
async function openBinary(options, signal) {
  const { part, program, environment, confined } = options;
  const driver = { command: program, environment, ...omitUndefined({ confined }) };
  const engine = await ask(
    part,
    program,
    new DriverProcess({ ...driver, timeoutMs: NotThisEngineKind.timeoutMs }, ["probe"], signal),
    signal
  );
  return new DrivenEngine({ ...options, driver, engine: [] }, { ...engine, path: program });
}
async function ask(part, program, probe, signal) {
  probe.endInput();
  try {
    return await probe.expect("engine");
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof EngineFailure)) throw cause;
    if (cause.reason === "crash" && cause.exit === void 0)
      throw new MeasurementError(`${part} "${program}" crashed as it started: ${cause.message}`, { cause });
    throw new NotThisEngineKind(cause);
  } finally {
    probe.kill();
    await probe.close();
  }
}

// src/engines/library.ts
async function openLibrary(options, signal) {
  const { part, library, driver } = options;
  if (library.includes("/")) checkLibraryFile(part, library, process.platform, process.arch);
  const probe = new DriverProcess(driver, ["probe", "--engine", library], signal);
  let engine;
  try {
    engine = await probe.expect("engine");
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof EngineFailure)) throw cause;
    if (cause.reason === "crash")
      throw new MeasurementError(`${part} "${library}" crashed while it was loaded: ${cause.message}`, {
        cause
      });
    const words2 = cause.message.startsWith("symbols: ") ? `lacks functions of SQLite's C API that the driver calls: ${cause.message.slice("symbols: ".length)}` : `cannot be loaded: ${cause.message.replace(/^load: /, "")}`;
    throw new InputError(`${part} "${library}" ${words2}`, { cause });
  } finally {
    await probe.close();
  }
  return new DrivenEngine({ ...options, engine: ["--engine", library] }, engine);
}

// src/engines/shell.ts
async function openShell(options, signal) {
  const { part, program, driver, noShell, latencies = false } = options;
  const engine = ["--shell", program];
  const probe = new DriverProcess(
    { ...driver, timeoutMs: NotThisEngineKind.timeoutMs },
    ["probe", ...engine],
    signal
  );
  try {
    const answer = await probe.expect("engine");
    const impossible = noShell ?? (latencies && "latencies");
    if (impossible)
      throw new InputError(
        `${part} "${program}" is a shell, which is opened as it starts, is fed statements as text and does not say how long each took: omit ${impossible}, or give the engine as a library or as a benchmark binary`
      );
    return new DrivenEngine({ ...options, engine, process: "shell" }, { ...answer, path: program });
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof EngineFailure)) throw cause;
    if (cause.reason === "crash")
      throw new MeasurementError(`${part} "${program}" crashed as it started: ${cause.message}`, { cause });
    throw new NotThisEngineKind(cause);
  } finally {
    probe.kill();
    await probe.close();
  }
}

// src/engines/open-engine.ts
async function openEngine(file, options, signal) {
  const place = path4.resolve(file);
  if (!isProgramFile(place))
    return { kind: "library", engine: await openLibrary({ ...options, library: place }, signal) };
  const { environment, confined } = options.driver;
  const program = { ...options, program: place };
  try {
    return {
      kind: "benchmark binary",
      engine: await openBinary({ ...program, environment, ...omitUndefined({ confined }) }, signal)
    };
  } catch (asBinary) {
    if (!(asBinary instanceof NotThisEngineKind)) throw asBinary;
    try {
      return { kind: "shell", engine: await openShell(program, signal) };
    } catch (asShell) {
      if (!(asShell instanceof NotThisEngineKind)) throw asShell;
      throw new InputError(
        `${options.part} "${place}" is a program, but neither a benchmark binary (driver.c of this version, compiled with -DENGINE_STATIC and linked with the engine) nor a shell with sqlite3's command line. Asked as either, it gave: ${asBinary.message}; ${asShell.message}`,
        { cause: asShell }
      );
    }
  }
}

// src/measure/open-engines.ts
var engineShare = 0.75;
async function openEngines(settings, context, folder, features = [], confinement) {
  const { compiler, progress, signal } = context;
  if (process.platform === "win32")
    throw new InputError(
      "platform win32 is not supported yet: the driver needs fork, as Linux and macOS have it"
    );
  const driver = await compileDriver(compiler, () => progress.step("compiling the driver"), signal);
  const program = { command: driver.path, environment: context.engineEnvironment };
  const means = { settings, driver: program, context, features, folder, ...omitUndefined({ confinement }) };
  const open = (part, file, origin2) => openOne(means, part, file, origin2);
  if (isServerFile(settings.candidate) && settings.baseline !== void 0) {
    progress.step("initialising and starting the servers");
    return withDistinctNames(await openAtOnce({ ...settings, baseline: settings.baseline }, open));
  }
  const candidate = await open("candidate", settings.candidate);
  const base = settings.base === void 0 ? {} : { base: await open("base", settings.base) };
  if (settings.baseline !== void 0)
    return { candidate, ...base, baseline: await open("baseline", settings.baseline) };
  const onCompile = (version2) => progress.step(`compiling SQLite ${version2} as the baseline, about 30 s; it is cached for later runs`);
  const { library, origin } = await findBaseline(compiler, onCompile, signal);
  return { candidate, ...base, baseline: await open("baseline", library, origin) };
}
async function openAtOnce({ candidate, baseline, base }, open) {
  const opening = perEngine(
    { candidate, baseline, ...omitUndefined({ base }) },
    (file, part) => open(part, file)
  );
  await Promise.allSettled(Object.values(opening));
  return {
    candidate: await opening.candidate,
    ...opening.base === void 0 ? {} : { base: await opening.base },
    baseline: await opening.baseline
  };
}
async function findConfinement({ confine = "off", candidate }, { compiler, hiddenFolders = [], progress, resultsFolder, signal }, folder) {
  if (confine === "off") return { confined: false, unconfined: "confine is off" };
  const parts = { compiler, folder, hidden: [...hiddenFolders, resultsFolder, compiler.cacheFolder] };
  const onCompile = () => progress.step("compiling the program that confines engines");
  const confinement = isServerFile(candidate) ? "servers are not confined" : await Confinement.find(parts, onCompile, signal);
  if (typeof confinement !== "string") return { confinement, confined: true };
  if (confine === "auto") return { confined: false, unconfined: confinement };
  throw new InputError(
    `confine is on, but engines cannot be confined: ${confinement}; measure as root or with a sudo that asks for no password, on Linux outside of containers, or say auto`
  );
}
function withDistinctNames(engines) {
  const names = Object.values(perEngine(engines, ({ facts }) => facts.name));
  return perEngine(engines, (opened, role) => {
    const { engine, facts } = opened;
    const isOnly = names.filter((one) => one === facts.name).length === 1;
    return role === "baseline" || isOnly ? opened : { engine, facts: { ...facts, name: `${facts.name} (${role})` } };
  });
}
async function openOne({ settings, driver, context, features, folder, confinement }, part, file, origin) {
  const pragmas = settings.pragmas[part];
  const options = {
    part,
    driver: { ...driver, ...omitUndefined({ confined: confinement?.engine([file, driver.command], part) }) },
    settings: isServerFile(file) ? onlyGiven(pragmas) : withPragmas(pragmas),
    isolation: "fork",
    memoryBytes: Math.floor(engineShare * totalmem()),
    latencies: settings.latencies,
    versionQueries: versionQueriesFor(settings, part, file),
    ...omitUndefined({ noShell: whyNoShell(settings) })
  };
  const added = features.find(({ engineKind }) => engineKind?.isOf(file))?.engineKind;
  const { engine, kind, name: name2 } = added === void 0 ? await openEngine(file, options, context.signal) : await added.open(file, options, path5.join(folder, `${part}-engine`), context);
  const { version: version2, sourceId, serverSettings } = engine;
  const facts = {
    name: settings.named?.includes(part) ? settings[`${part}Name`] : name2 ?? settings[`${part}Name`],
    kind,
    version: version2,
    sourceId,
    ...sha256(engine.file),
    ...omitUndefined({ ownVersion: fileVersion(settings, part) }),
    ...omitUndefined({ pragmas, serverSettings }),
    // Where the tool itself put or found a library says less than how it came to be.
    ...origin === void 0 ? { path: file } : { origin }
  };
  return { engine, facts };
}
function versionQueriesFor({ engineVersion = {} }, part, file) {
  const { query } = engineVersion;
  const given = part === "baseline" || query === void 0 ? [] : [query];
  return isServerFile(file) ? given : [...given, ...knownVersionQueries];
}
function fileVersion({ engineVersion: { file } = {} }, part) {
  return part === "candidate" && file !== void 0 ? readVersionFile(file) : void 0;
}
function requireSameDialect({ candidate, baseline, base, suites: chosen }, spoken, catalogue) {
  const given = { candidate, base, baseline };
  const isServer2 = spoken === "mysql";
  for (const [part, file] of Object.entries(given)) {
    if (file === void 0 && (part === "base" || !isServer2)) continue;
    if (file !== void 0 && isServerFile(file) === isServer2) continue;
    const [server, other] = isServer2 ? ["candidate", part] : [part, "candidate"];
    throw new InputError(
      `${server} "${isServer2 ? candidate : file}" is a server, and ${other} ${other === "baseline" && file === void 0 ? "is SQLite if none is given" : `"${isServer2 ? file : candidate}" is none`}: a server is compared with a server`
    );
  }
  requireDialect(chosen, spoken, catalogue);
}
function whyNoShell({ statements, suites: chosen }) {
  if (statements === "prepared") return "statements prepared";
  const first = chosen.find((name2) => suites[name2].noShells === true);
  return first && `suite ${first}`;
}
function sha256(file) {
  if (file === void 0 || !existsSync2(file)) return {};
  return { sha256: createHash("sha256").update(readFileSync2(file)).digest("hex") };
}

// src/measure/places.ts
import { readFileSync as readFileSync3 } from "node:fs";
import os from "node:os";
import path6 from "node:path";

// src/engines/turn-table.ts
import { closeSync, openSync, readSync, writeSync } from "node:fs";
var states = { expected: 0, takesTurns: 1, hasLeft: 2, hasFailed: 3 };
var mostSamples = 3;
var words = 2 + 2 * mostSamples;
var processorWord = words - 1;
var wordBytes = Int32Array.BYTES_PER_ELEMENT;
var anyProcessor = -1;
var TurnTable = class {
  file;
  #handle;
  /**
   * @param file made, or emptied
   * @throws InputError if it cannot be written
   */
  constructor(file) {
    this.file = file;
    try {
      this.#handle = openSync(file, "w+", 384);
      this.reset("shared");
    } catch (cause) {
      const words2 = cause.message;
      throw new InputError(
        `temporary file ${file} cannot be written (${words2}): free some space, or name a folder on a disk that has it with --out`,
        { cause }
      );
    }
  }
  /**
   * To be called before each use.
   *
   * @param processor whether all samples stay on one processor
   */
  reset(processor) {
    const table = new Int32Array(words);
    if (processor === "any") table[processorWord] = anyProcessor;
    this.#write(0, table);
  }
  /** Says that a sample has ended and takes no more turns: the others go on without it. */
  setFailed(sample) {
    this.#write(1 + sample, Int32Array.of(states.hasFailed));
  }
  /**
   * Whether the others wait for a sample: it is its turn, or it has not joined. An engine that writes into the table makes nobody wait for ever: where nobody is waited for, all are.
   */
  isAwaited(sample, count) {
    const table = new Int32Array(words);
    readSync(this.#handle, new Uint8Array(table.buffer), 0, table.byteLength, 0);
    const [turn = 0, ...rest] = table;
    const own = rest.slice(0, count);
    if (own.includes(states.expected)) return own[sample] === states.expected;
    const next = own.map((_, index) => (turn + index) % count).find((one) => own[one] === states.takesTurns);
    return next === void 0 || next === sample;
  }
  close() {
    closeSync(this.#handle);
  }
  #write(word, values) {
    writeSync(this.#handle, new Uint8Array(values.buffer), 0, values.byteLength, word * wordBytes);
  }
};

// src/measure/places.ts
function makePlaces(folder, pairs) {
  const make = (name2) => ({ name: name2, turnTable: new TurnTable(path6.join(folder, `turns-${name2}`)) });
  const processors2 = pairs === 1 ? [] : allowedProcessors().slice(0, pairs);
  return {
    beside: processors2.map((processor) => ({ ...make(`processor-${processor}`), processor })),
    alone: make("alone")
  };
}
function closePlaces({ beside, alone }) {
  for (const { turnTable } of [...beside, alone]) turnTable.close();
}
function pairsAtOnce({ jobs = Number.POSITIVE_INFINITY, threads }, areServers) {
  if (areServers || threads > 1) return 1;
  return Math.max(1, Math.min(jobs, allowedProcessors().length, os.availableParallelism()));
}
function allowedProcessors() {
  let status;
  try {
    status = readFileSync3("/proc/self/status", "utf8");
  } catch {
    return [];
  }
  const list = /^Cpus_allowed_list:\s*([\d,-]+)$/m.exec(status)?.[1] ?? "";
  return list.split(",").flatMap((range) => {
    const [first = Number.NaN, last = first] = range.split("-").map(Number);
    return Number.isNaN(first) ? [] : Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

// src/verdict/precision.ts
var overheadNs = 1e8;
var leastGain = 0.5;
function mostNarrowed(timed) {
  const gains = timed.map((comparison) => {
    const { variant, storage, kind, workload, multiplier, interval, ratios, timeNs } = comparison;
    const test = { variant, storage, kind, workload };
    if (interval === void 0) return { test, gain: Number.POSITIVE_INFINITY };
    const { length } = ratios;
    const ofFigure = halfWidthPercent(interval, multiplier) ** 2;
    return { test, gain: ofFigure / (length + 1) / (timeNs.baseline + timeNs.candidate + overheadNs) };
  });
  const most = Math.max(0, ...gains.map(({ gain }) => gain));
  return gains.flatMap(({ test, gain }) => gain >= leastGain * most ? [{ test, pairs: 1 }] : []);
}
var mostPairsAtOnce = 100;
function impreciseTests(tests, firstOf, precision) {
  const compared = tests.map(
    (test) => compare(test, { baseline: { first: firstOf(test), end: test.pairs.length } })
  );
  const timed = addIntervals(compared, noRunEffect).flatMap(
    (comparison) => comparison.state === "measured" && comparison.inTurns ? [comparison] : []
  );
  if (typeof precision !== "number") return mostNarrowed(timed);
  return timed.flatMap((comparison) => {
    const { variant, storage, kind, workload, multiplier, interval, ratios } = comparison;
    const test = { variant, storage, kind, workload };
    if (interval === void 0) return [{ test, pairs: 1 }];
    const half = halfWidthPercent(interval, multiplier);
    if (half <= precision) return [];
    const missing = ratios.length * ((half / precision) ** 2 - 1);
    return [{ test, pairs: Math.max(1, Math.min(mostPairsAtOnce, Math.ceil(missing))) }];
  });
}

// src/verdict/next-pairs.ts
function nextPairs(records, criteria, features = []) {
  const { rule } = criteria;
  const { rounds, precision, confirms } = rule;
  const tests = records.flatMap((record2) => {
    const one = assess(record2, criteria, requiredFailures(features, record2, criteria));
    if (one.state === "failed") return [];
    if (one.state === "measurable") return [one];
    const { compare: compare2 } = record2;
    const nothing = { pairs: [], unpaired: 0, baseFailures: [] };
    return [{ ...one, ...omitUndefined({ compare: compare2 }), state: "measurable", ...nothing }];
  });
  if (typeof rounds === "number") {
    const wanted = tests.flatMap((test) => wantedPairs(test, { baseline: rounds, base: rounds }));
    return { phase: wanted.length > 0 ? "screening" : "decided", wanted };
  }
  const planned = planTrials(tests, records, criteria);
  const decision = decide(planned, rounds, alphaOfMachine(rule), omitUndefined({ confirms }));
  if (decision.phase === "decided" && precision !== void 0) {
    const decided = decideTests(tests, records, "samples", criteria).tests;
    const growing = tests.filter(({ pairs }) => pairs.length > 0 && pairs.length < limits.rounds);
    const firstOf = (test) => decided.get(testPath(test))?.baseline?.first ?? 0;
    const imprecise = impreciseTests(growing, firstOf, precision);
    const wanted = imprecise.map((one) => ({ ...one, references: ["baseline"] }));
    return { phase: wanted.length === 0 ? "decided" : "precision", wanted };
  }
  return {
    phase: decision.phase,
    wanted: tests.flatMap((test) => {
      const { baseline, base } = decision.tests.get(testPath(test)) ?? {};
      return wantedPairs(test, { baseline: baseline?.wanted ?? 0, base: base?.wanted ?? 0 });
    })
  };
}
function wantedPairs(one, needed) {
  const { pairs, compare: compare2 } = one;
  const test = testOnly(one);
  if (pairs.length === 0) return [{ test, pairs: Math.max(needed.baseline, needed.base) }];
  const missing = references.flatMap((reference) => {
    const had = pairsWith(pairs, reference).length;
    const isCompared = had > 0 && (compare2 === void 0 || compare2 === reference);
    return isCompared && had < needed[reference] ? [{ reference, pairs: needed[reference] - had }] : [];
  });
  if (missing.length === 0) return [];
  return [
    {
      test,
      pairs: Math.max(...missing.map((one2) => one2.pairs)),
      references: missing.map(({ reference }) => reference)
    }
  ];
}

// src/measure/run-check.ts
async function runCheck({ sessions, test, role }, job, counters) {
  const run = async (request) => {
    const session = await sessions.get(role, test);
    await session.ready(request);
    return await session.go();
  };
  if (counters === void 0 || role === "baseline") {
    const { counters: _, ...result } = await run(job);
    return result;
  }
  const counting = { ...job, counters };
  try {
    const { counters: first = {}, ...result } = await run(counting);
    await sessions.drop(role, test);
    const { counters: second = {} } = await run(counting);
    return { ...result, counters: steadyCounters(first, second) };
  } catch (cause) {
    if (role !== "base" || !(cause instanceof EngineFailure) || cause.where !== "counters") throw cause;
    await sessions.drop(role, test);
    const { counters: _, ...result } = await run(job);
    return { ...result, uncounted: cause.message };
  }
}
function steadyCounters(first, second) {
  const names = /* @__PURE__ */ new Set([...Object.keys(first), ...Object.keys(second)]);
  const unsteady = [...names].filter((name2) => first[name2] !== second[name2]);
  if (unsteady.length === 0) return { values: first };
  const again = Object.entries(second).filter(([name2]) => unsteady.includes(name2));
  return { values: first, unsteady, again: Object.fromEntries(again) };
}

// src/measure/check.ts
var processors = 2;
var mostTimeouts = 3;
async function checkTests(context) {
  const { engines, records, progress, signal } = context;
  const nothing = () => ({ settings: {}, isolation: {} });
  const findings = {
    engines: perEngine(engines, nothing),
    visitNs: /* @__PURE__ */ new Map(),
    paces: /* @__PURE__ */ new Map()
  };
  const roles2 = rolesOf(engines);
  const batches = createBatches(records.all, roles2);
  const total = batches.reduce((sum, { tests }) => sum + tests.length, 0);
  let done = 0;
  const check = (batch) => checkBatch(context, batch, findings, (test) => {
    signal.throwIfAborted();
    progress.test({ pass: "check", test, done, total, remainingNs: void 0 });
    done++;
  });
  await inParallel(batches, check, processors);
  return findings;
}
function createBatches(tests, roles2) {
  const groups = Map.groupBy(tests, ({ variant, storage, compare: compare2 }) => `${variant} ${storage} ${compare2}`);
  const batches = [...groups.values()].flatMap((group) => {
    const [first] = group;
    const { variant, storage } = first;
    return rolesOfTest(first, roles2).map((role, place) => ({
      place,
      batch: { role, isReference: place === 0, variant, storage, tests: group }
    }));
  });
  return batches.toSorted((a, b) => a.place - b.place).map(({ batch }) => batch);
}
async function checkBatch(context, { role, isReference, variant, storage, tests }, findings, onTest) {
  const { engines, workspace, records, timeouts, signal } = context;
  const sessions = new Sessions(engines, workspace, variant, "hash", signal);
  const textSessions = role === "baseline" && workspace.comparesForms(variant) ? new Sessions(engines, workspace, variant, "hash", signal, { form: "text" }) : void 0;
  const seen = findings.engines[role];
  const lastRead = tests.findLast(({ kind }) => kind === "reads");
  let timedOut = 0;
  const fail = (test, cause) => {
    const failure = describeFailure(context, cause, test, role);
    if (failure.reason === "timeout") timedOut++;
    if (!records.hasFailed(test, role)) records.failure(test, failure);
  };
  try {
    for (const test of tests) {
      onTest(test);
      if (timedOut >= mostTimeouts) {
        const message = `not tried: ${timedOut} earlier tests of ${variant}/${storage} timed out`;
        if (!records.hasFailed(test, role)) records.failure(test, { reason: "timeout", role, message });
        continue;
      }
      try {
        const session = await sessions.get(role, test);
        if (seen !== void 0 && !knowsSettings(seen, test))
          recordSettings(seen, test, session.isolation, await session.readSettings(timeouts.of(test)));
        if (records.hasFailed(test, role)) continue;
        const job = requestOf(context, test);
        const { ns, work, hash, calls, counters, uncounted } = await runCheck(
          { sessions, test, role },
          job,
          workspace.files(test).counters
        );
        if (isReference) timeouts.setBaseline(test, ns);
        const path7 = testPath(test);
        findings.visitNs.set(path7, (findings.visitNs.get(path7) ?? 0) + ns);
        if (ns > (findings.paces.get(path7)?.ns ?? 0))
          findings.paces.set(path7, { ns, statements: work.statements });
        if (hash !== void 0)
          records.check(test, { role, work, hash, ...omitUndefined({ calls, counters, uncounted }) });
        const reference = await textSessions?.get("control", test);
        const { text } = workspace.files(test);
        if (reference === void 0 || text === void 0) continue;
        await reference.ready({ ...job, statements: text });
        const asText = await reference.go();
        const difference = changedWork(
          test.workload,
          { role, work, ...omitUndefined({ hash }), occasion: "with prepared statements" },
          {
            role,
            work: asText.work,
            ...omitUndefined({ hash: asText.hash }),
            occasion: "with text statements"
          }
        );
        if (difference !== void 0) records.failure(test, difference);
      } catch (cause) {
        fail(test, cause);
        await sessions.drop(role, test);
        await textSessions?.drop("control", test);
      } finally {
        if (test === lastRead)
          for (const open of [sessions, textSessions])
            for (const { cause } of await open?.endReads(storage) ?? []) fail(test, cause);
      }
    }
  } finally {
    await sessions.close();
    await textSessions?.close();
  }
}
function requestOf({ workspace, timeouts }, test) {
  const { statements, state, invariants, hashesStateOnly } = workspace.files(test);
  const isShared = test.kind === "reads" && suiteOf(test.variant) !== "own";
  return {
    pass: "hash",
    kind: test.kind,
    timeoutMs: timeouts.of(test),
    ...isShared ? { shares: "reads" } : {},
    statements,
    ...omitUndefined({ state, invariants, hashesStateOnly })
  };
}
function knowsSettings({ settings, variantSettings }, { variant, storage }) {
  const known = hasOwnSettings(variant) ? variantSettings?.[variant] : settings;
  return known?.[storage] !== void 0;
}
function recordSettings(seen, { variant, storage }, isolation, answers) {
  const { settings, compileOptions, floorNs, ownVersion, uncounted } = answers;
  if (hasOwnSettings(variant)) {
    seen.variantSettings ??= {};
    seen.variantSettings[variant] = { ...seen.variantSettings[variant], [storage]: settings };
  } else seen.settings[storage] = settings;
  seen.isolation[storage] = isolation;
  seen.compileOptions ??= compileOptions;
  if (floorNs !== void 0) seen.floorNs = { ...seen.floorNs, [storage]: floorNs };
  if (ownVersion !== void 0) seen.ownVersion ??= ownVersion;
  if (uncounted !== void 0) seen.uncounted = uncounted;
}

// src/measure/prepare.ts
async function prepare(context, tests) {
  const { engines, workspace, timeline, progress, signal } = context;
  let building = Promise.resolve([]);
  const whenBuilt = () => timeline.during("prepare files", async () => throwFirst(await building));
  try {
    for (const variant of variants.filter((name2) => tests.some((test) => test.variant === name2))) {
      signal.throwIfAborted();
      const chosen = tests.filter((test) => test.variant === variant);
      progress.step(`generating SQL and preparing databases of the ${variant} variant`);
      await timeline.during("generate SQL", () => workspace.prepare(variant, chosen, signal));
      await whenBuilt();
      const files = Map.groupBy(
        chosen.filter(({ storage }) => storage !== "memory"),
        (test) => `${test.storage} ${workspace.databaseOf(test)}`
      );
      const roles2 = rolesOf(engines);
      building = Promise.allSettled(
        roles2.map(async (role) => {
          for (const starting of files.values())
            await build(
              context,
              role,
              starting.filter((test) => rolesOfTest(test, roles2).includes(role))
            );
        })
      );
    }
    await whenBuilt();
  } finally {
    await building;
  }
}
async function build(context, role, tests) {
  const { engines, workspace, records, signal } = context;
  const [first] = tests;
  if (first === void 0) return;
  const { variant, storage } = first;
  try {
    const files = workspace.variant(role, variant, workspace.form(variant), workspace.databaseOf(first));
    await engines[role]?.build(files, storage, signal);
  } catch (cause) {
    for (const test of tests) records.failure(test, describeFailure(context, cause, test, role));
  }
}

// src/measure/records.ts
var Records = class {
  #records;
  #controls = /* @__PURE__ */ new Map();
  #kept = /* @__PURE__ */ new Map();
  #turnChunks = /* @__PURE__ */ new Map();
  #store;
  #onStoreError;
  /** The rows that a transaction will store, while it is being collected. */
  #batch;
  /**
   * @param onStoreError called when the store could not take something, which the records have all the same
   * @param unfinished what the store already has of a resumed run
   */
  constructor(tests, store, onStoreError, unfinished = {
    tests: [],
    controls: [],
    kept: {}
  }) {
    this.#records = new Map(
      tests.map((test) => [testPath(test), { ...test, samples: [], checks: [], failures: [] }])
    );
    this.#store = store;
    this.#onStoreError = onStoreError;
    for (const record2 of unfinished.tests) {
      const own = this.#recordOf(record2);
      const { samples, checks, failures } = own;
      if (record2.chunkStatements !== void 0) own.chunkStatements = record2.chunkStatements;
      samples.push(...record2.samples);
      checks.push(...record2.checks);
      failures.push(...record2.failures);
    }
    for (const control of unfinished.controls)
      this.#controls.set(testPath(control), { ...control, pairs: [...control.pairs] });
    for (const [feature, values] of Object.entries(unfinished.kept)) this.#kept.set(feature, [...values]);
  }
  /** Every planned test in report order. */
  get all() {
    return [...this.#records.values()];
  }
  /** The controls that have a pair, in the order of their first. */
  get controls() {
    return [...this.#controls.values()];
  }
  /** The values of a feature, in the order in which they were measured; those of the store, of a resumed run, are not validated. */
  keptOf(feature) {
    return this.#kept.get(feature) ?? [];
  }
  /** @param key of the value, which no other value of the feature has */
  keep(feature, key, value) {
    this.#kept.set(feature, this.#kept.get(feature) ?? []);
    this.#kept.get(feature)?.push(value);
    this.#persist(() => this.#store.keep(feature, key, value));
  }
  /** Stores everything that `record` records, or nothing if the run is killed. */
  transaction(record2) {
    const batch = [];
    this.#batch = batch;
    try {
      record2();
    } finally {
      this.#batch = void 0;
    }
    const storeAll = () => {
      for (const store of batch) store();
    };
    this.#persist(() => this.#store.transaction(storeAll));
  }
  /** Whether an engine has failed a test: it is not tried again. */
  hasFailed(test, role) {
    return this.#recordOf(test).failures.some((failure) => failure.role === role);
  }
  sample(test, sample) {
    this.#recordOf(test).samples.push(sample);
    this.#persist(() => this.#store.sample(test, sample));
  }
  /**
   * The first check of an engine stands, and one of a resumed run that does not come to the same is a failure; what was
   * counted only later is taken from it.
   */
  check(test, check) {
    const { checks } = this.#recordOf(test);
    const index = checks.findIndex(({ role }) => role === check.role);
    const before = checks[index];
    const failure = before && changedWork(test.workload, checked(before), checked(check, "when the run was resumed"));
    if (failure !== void 0) this.failure(test, failure);
    const isNew = before === void 0 || before.calls === void 0 && check.calls !== void 0 || before.counters === void 0 && check.counters !== void 0;
    if (failure !== void 0 || !isNew) return;
    checks[before === void 0 ? checks.length : index] = check;
    this.#persist(() => this.#store.check(test, check));
  }
  /** How many chunks a turn of a test has; undefined until `setTurnChunks`. */
  turnChunksOf(test) {
    return this.#turnChunks.get(testPath(test));
  }
  /** Not stored: samples are the same however many of their chunks follow each other. */
  setTurnChunks(test, chunks) {
    this.#turnChunks.set(testPath(test), chunks);
  }
  /** How many statements a test's chunks have; undefined until `setChunkStatements`. */
  chunkStatementsOf(test) {
    return this.#recordOf(test).chunkStatements;
  }
  /** A resumed run keeps its own chunks: its samples are made of them. */
  setChunkStatements(test, statements) {
    const record2 = this.#recordOf(test);
    if (record2.chunkStatements !== void 0) return;
    record2.chunkStatements = statements;
    this.#persist(() => this.#store.chunkStatements(test, statements));
  }
  failure(test, failure) {
    this.#recordOf(test).failures.push(failure);
    this.#persist(() => this.#store.failure(test, failure));
  }
  /** Numbers the pair by those that the control has. */
  control(test, times) {
    const path7 = testPath(test);
    const record2 = this.#controls.get(path7) ?? { ...test, pairs: [] };
    this.#controls.set(path7, record2);
    const pair = { round: record2.pairs.length + 1, ...times };
    record2.pairs.push(pair);
    this.#persist(() => this.#store.control(test, pair));
  }
  #persist(store) {
    if (this.#batch !== void 0) {
      this.#batch.push(store);
      return;
    }
    try {
      store();
    } catch (cause) {
      this.#onStoreError(cause);
    }
  }
  #recordOf(test) {
    const record2 = this.#records.get(testPath(test));
    if (record2 === void 0) throw new Error(`${testPath(test)} is not planned`);
    return record2;
  }
};

// src/measure/schedule.ts
function planRounds({ next, roles: roles2, controls, controlVisits, seed }) {
  const controlsLeft = new Map(controls.map(({ test, pairs }) => [test, pairs]));
  let number;
  let phase = "screening";
  let wantedTests = 0;
  let visited = [];
  let cycle = [];
  return (records) => {
    const byPath = new Map(records.map((record2, index) => [testPath(record2), { record: record2, index }]));
    const isRunnable = ({ test }) => {
      const found = byPath.get(testPath(test));
      return found !== void 0 && !found.record.failures.some(({ role }) => isNeeded(found.record, role));
    };
    const dueControls = (variant2) => [...controlsLeft].flatMap(([test, left]) => {
      const failures = byPath.get(testPath(test))?.record.failures ?? [];
      const isRunning2 = failures.every(({ role }) => role !== "baseline");
      return test.variant === variant2 && left > 0 && isRunning2 ? [{ test, left }] : [];
    });
    cycle = cycle.map(({ variant: variant2, tests: tests2 }) => ({ variant: variant2, tests: tests2.filter(isRunnable) }));
    cycle = cycle.filter(({ variant: variant2, tests: tests2 }) => tests2.length > 0 || dueControls(variant2).length > 0);
    if (cycle.length === 0) {
      const asked = next(records);
      phase = asked.phase;
      wantedTests = asked.wanted.length;
      number ??= lastRound(records);
      number++;
      visited = [];
      const groups = Map.groupBy(asked.wanted.filter(isRunnable), ({ test }) => test.variant);
      cycle = variants.map((variant2) => ({ variant: variant2, tests: groups.get(variant2) ?? [] })).filter(({ variant: variant2, tests: tests2 }) => tests2.length > 0 || dueControls(variant2).length > 0);
    }
    const [first, ...later] = cycle;
    if (first === void 0 || number === void 0) return void 0;
    const current = number;
    cycle = later;
    visited = [...visited, ...first.tests];
    const { variant, tests } = first;
    const visits = tests.map(({ test, references: references2 = roles2 }) => {
      const { record: record2, index } = byPath.get(testPath(test));
      const round = 1 + Math.max(0, ...record2.samples.map((sample) => sample.round));
      const arms = rolesOfTest(record2, roles2).filter((role) => {
        const hasFailed = role === "base" && record2.failures.length > 0;
        return !hasFailed && (role === "candidate" || references2.some((one) => one === role));
      });
      return { test, round, order: orderOf(arms, visitsOf(record2, arms), index + seed) };
    });
    const repeated = dueControls(variant).flatMap(({ test, left }) => {
      const length = Math.min(controlVisits, left);
      controlsLeft.set(test, left - length);
      return Array.from({ length }, (_, index) => {
        const order = ["baseline", "control"];
        return { test, round: current, order: (left - index) % 2 === 0 ? order : order.toReversed() };
      });
    });
    return {
      phase,
      variant,
      tests: wantedTests,
      visits: shuffleVisits([...visits, ...repeated], new RandomStream(seed, `round ${current} ${variant}`)),
      expected: [
        ...visited.map(({ test, pairs }) => ({ test, visits: pairs - 1 })),
        ...later.flatMap((one) => one.tests.map(({ test, pairs }) => ({ test, visits: pairs })))
      ]
    };
  };
}
function lastRound(records) {
  return records.flatMap(({ samples }) => samples).reduce((last, { round }) => Math.max(last, round), 0);
}
function visitsOf({ samples }, arms) {
  const rounds = [...Map.groupBy(samples, ({ round }) => round).values()];
  return rounds.filter((own) => own.length === arms.length && own.every(({ role }) => arms.includes(role))).length;
}
function orderOf(roles2, step, start) {
  const count = roles2.length;
  const isTurned = (Math.floor(step / count) + Math.floor(start / count)) % 2 === 1;
  const around = isTurned ? roles2.toReversed() : roles2;
  const first = (step + start) % count;
  return [...around.slice(first), ...around.slice(0, first)];
}
function shuffleVisits(visits, random) {
  const blocks = Map.groupBy(visits, (visit) => sharesReads(visit.test) ? visit.test.storage : visit);
  const shuffled = [...blocks.values()].map((block) => random.shuffle(block));
  return random.shuffle(shuffled).flat();
}

// src/measure/timeouts.ts
var timeoutFactor = 60;
var minimumTimeout = 30;
var timeoutWithoutBaseline = 600;
var SampleTimeouts = class {
  #given;
  #baselineNs = /* @__PURE__ */ new Map();
  /** @param seconds for every sample; absent if the baseline's time decides */
  constructor(seconds) {
    this.#given = seconds;
  }
  /** Sets what the baseline took for a test, nanoseconds. */
  setBaseline(test, ns) {
    this.#baselineNs.set(testPath(test), ns);
  }
  /** Milliseconds. */
  of(test) {
    return this.after(this.#baselineNs.get(testPath(test)));
  }
  /**
   * Milliseconds, for statements that are no test's.
   *
   * @param baselineNs what the baseline took, nanoseconds; undefined if that is not known
   */
  after(baselineNs) {
    if (this.#given !== void 0) return this.#given * 1e3;
    return baselineNs === void 0 ? timeoutWithoutBaseline * 1e3 : Math.max(minimumTimeout * 1e3, timeoutFactor * baselineNs / 1e6);
  }
};

// src/measure/sampling.ts
async function takeSamples(settings, { progress, signal: interrupt, unfinished }, {
  pairs,
  tests,
  checks,
  features,
  engines,
  store,
  workspace,
  timeline,
  now,
  deadline,
  narrowUntil
}) {
  const own = new AbortController();
  const stop = (reason) => own.abort(reason);
  const signal = AbortSignal.any([interrupt, own.signal]);
  const records = new Records(tests, store, ({ message }) => stop(message), unfinished);
  const roles2 = rolesOf(engines);
  const context = {
    engines: perEngine(engines, ({ engine }) => engine),
    workspace,
    places: makePlaces(workspace.folder, pairs),
    records,
    timeline,
    timeouts: new SampleTimeouts(settings.sampleTimeout),
    progress,
    signal,
    stop
  };
  let findings;
  let stopped;
  let outOfTime = false;
  try {
    await prepare(context, tests);
    progress.step(`checking that ${roles2.length === 2 ? "both" : "all"} engines give the same results`);
    findings = await timeline.during("check", () => checkTests(context));
    recordDifferences(records);
    for (const { name: name2, check } of checks)
      await timeline.during(
        check.part,
        () => check.check(settings, context, records.keptOf(name2), (key, value) => records.keep(name2, key, value))
      );
    setChunks(records, findings, isServer(engines.baseline.engine), workspace.threads);
    const ended = await runRounds(context, scheduleOf(settings, features, tests, records.controls, roles2), {
      visitNs: (test) => findings?.visitNs.get(testPath(test)) ?? 0,
      now,
      ...omitUndefined({ deadline, narrowUntil })
    });
    outOfTime = ended === "out of time";
    recordDifferences(records);
  } catch (cause) {
    if (!signal.aborted) throw cause;
    stopped = String(signal.reason);
  } finally {
    closePlaces(context.places);
  }
  if (own.signal.aborted) stopped ??= String(own.signal.reason);
  return {
    tests: records.all,
    controls: records.controls,
    ...omitUndefined({ findings }),
    ...checks.length === 0 ? {} : {
      features: Object.fromEntries(
        checks.map(({ name: name2, check }) => [name2, check.facts(settings, records.keptOf(name2))])
      )
    },
    outOfTime,
    ...omitUndefined({ stopped })
  };
}
function scheduleOf({ criteria, seed }, features, tests, taken, roles2) {
  const { rounds } = criteria.rule;
  const controls = chooseControls(tests);
  const plan = planControls(controls, typeof rounds === "number" ? rounds : rounds.min);
  const takenOf = (path7) => taken.find((one) => testPath(one) === path7)?.pairs.length ?? 0;
  return planRounds({
    next: (records) => nextPairs(records, criteria, features),
    roles: roles2,
    controls: controls.map((test) => ({
      test,
      pairs: plan.rounds * plan.visits - takenOf(testPath(test))
    })),
    controlVisits: plan.visits,
    seed
  });
}
function setChunks(records, { paces, engines }, areServers, threads) {
  records.transaction(() => {
    for (const test of records.all) {
      const pace = paces.get(testPath(test));
      const floors = rolesOf(engines).map((role) => engines[role]?.floorNs?.[test.storage] ?? 0);
      if (pace === void 0) continue;
      const plan = planTurns(test, areServers);
      const inChunk = threads === 1 ? chunkStatements(plan, pace, Math.max(...floors)) : pace.statements;
      records.setChunkStatements(test, inChunk);
      records.setTurnChunks(test, turnChunks(plan, pace, records.chunkStatementsOf(test) ?? 1));
    }
  });
}
function recordDifferences(records) {
  for (const record2 of records.all)
    for (const failure of unnamedDifferences(record2)) records.failure(record2, failure);
}

// src/measure/timeline.ts
var Timeline = class {
  #parts = {};
  #now;
  #going = /* @__PURE__ */ new Set();
  #shared;
  /** @param now a monotonic clock in nanoseconds */
  constructor(now) {
    this.#now = now;
    this.#shared = now();
  }
  get parts() {
    return this.#parts;
  }
  /** Books the time that `work` takes under `part`. */
  async during(part, work) {
    const going = this.#begin();
    try {
      return await work();
    } finally {
      this.add(part, this.#end(going));
    }
  }
  /** Books the wall clock of making a pair ready, by the work of the slower of its two engines. */
  async duringReady(work) {
    const start = this.#now();
    const going = this.#begin();
    let all = [];
    try {
      all = await work();
    } finally {
      this.#bookReady(all, this.#end(going), this.#now() - start);
    }
  }
  /** @param share of the wall clock @param elapsed of it while the pair was made ready */
  #bookReady(all, share, elapsed) {
    const slower = all.toSorted((one, other) => other.totalNs - one.totalNs)[0];
    const scale = elapsed === 0 ? 1 : share / elapsed;
    const steps = {
      populate: slower?.populateNs ?? 0,
      copy: slower?.copyNs ?? 0,
      flush: slower?.flushNs ?? 0,
      open: slower?.openNs ?? 0,
      warm: slower?.warmNs ?? 0
    };
    for (const [step, ns] of Object.entries(steps)) this.add(step, ns * scale);
    const known = Object.values(steps).reduce((sum, ns) => sum + ns, 0);
    this.add("fork and exchange", Math.max(0, elapsed - known) * scale);
  }
  add(part, ns) {
    this.#parts[part] = (this.#parts[part] ?? 0) + Math.round(ns);
  }
  #begin() {
    this.#divide();
    const going = { share: 0 };
    this.#going.add(going);
    return going;
  }
  #end(going) {
    this.#divide();
    this.#going.delete(going);
    return going.share;
  }
  /** Divides the time since the last change among what goes on. */
  #divide() {
    const now = this.#now();
    for (const going of this.#going) going.share += (now - this.#shared) / this.#going.size;
    this.#shared = now;
  }
};

// src/measure/run.ts
var clock = { name: "CLOCK_MONOTONIC", now: () => Number(process.hrtime.bigint()) };
async function measure(settings, context, features = []) {
  const plan = await planRun(settings, context, features);
  let store;
  try {
    store = context.openStore(plan.startedAt, plan.manifest);
    if (plan.resumed !== void 0)
      context.progress.step(`resuming after ${plan.resumed.at(-1)?.samples} samples`);
    const inputs = { ...plan, features, store, now: clock.now };
    const samples = await takeSamples(settings, context, inputs);
    const all = await makePasses(plan.passes, settings, context, inputs, samples);
    return buildRecording(plan.manifest, all, finishRun(plan, all, store, settings, context), features);
  } finally {
    try {
      await plan.timeline.during("clean up", () => plan.workspace.close());
    } finally {
      store?.close();
    }
  }
}
async function makePasses(passes, settings, context, {
  engines,
  workspace,
  timeline,
  catalogue,
  deadline,
  store,
  now
}, taken) {
  let samples = taken;
  for (const { name: name2, pass } of passes) {
    if (samples.stopped !== void 0) return samples;
    let unstored;
    const keep = (key, value) => {
      try {
        store.keep(name2, key, value);
      } catch (cause) {
        unstored ??= cause.message;
      }
    };
    const inputs = {
      engines: perEngine(engines, ({ engine }) => engine),
      folder: workspace.folder,
      catalogue,
      samples,
      isOutOfTime: () => deadline !== void 0 && now() >= deadline,
      kept: context.unfinished?.kept[name2] ?? [],
      keep
    };
    try {
      const facts = await timeline.during(pass.part, () => pass.measure(settings, context, inputs));
      samples = {
        ...samples,
        features: { ...samples.features, [name2]: facts },
        ...omitUndefined({ stopped: unstored })
      };
    } catch (cause) {
      if (!context.signal.aborted) throw cause;
      return { ...samples, stopped: String(context.signal.reason) };
    }
  }
  return samples;
}
async function planRun(settings, context, features) {
  const { tool, resultsFolder, unfinished } = context;
  const dialect = dialectOf(settings.candidate);
  const catalogue = catalogueOf(features, settings.contents, dialect);
  for (const { require: require2 } of features) require2?.(settings, catalogue);
  const planned = planTests(settings, catalogue);
  const { tests: possible, skipped: impossible } = findRunnable(planned, settings.base !== void 0);
  requireSameDialect(settings, dialect, catalogue);
  const checks = wantedChecks(features, settings);
  if (possible.length === 0 && checks.length === 0) throw new InputError(needsBase(impossible));
  const hashes = Object.fromEntries(checks.map(({ name: name2, check }) => [name2, check.sqlHash(settings)]));
  for (const { name: name2, check } of checks) check.facts(settings, unfinished?.kept[name2] ?? []);
  const passes = wantedPasses(features, settings);
  for (const { pass } of passes) await pass.prepare?.(settings, possible, context);
  const timeline = new Timeline(clock.now);
  const startedAt = (/* @__PURE__ */ new Date()).toISOString();
  const loadBefore = unfinished?.manifest.machine.loadBefore ?? readLoad();
  const made = missingFolders(resultsFolder);
  const folder = makeDatabasesFolder(resultsFolder);
  const { engines: opened, ...confined } = await openInto(
    folder,
    made,
    () => timeline.during("start-up", async () => {
      const { confinement, ...facts } = await findConfinement(settings, context, folder);
      return { engines: await openEngines(settings, context, folder, features, confinement), ...facts };
    })
  );
  const deadline = deadlineOf(settings);
  const isOnlyBase = findRunnable(planned, false).tests.length === 0 && checks.length === 0;
  const { engines, identicalBase } = isOnlyBase ? { engines: opened } : withoutIdenticalBase(opened, settings);
  const { tests, skipped } = findRunnable(planned, engines.base !== void 0);
  const pairs = pairsAtOnce(settings, isServer(engines.baseline.engine));
  return {
    pairs,
    tests,
    checks,
    passes,
    engines,
    catalogue,
    skipped,
    manifest: createManifest(
      settings,
      tool,
      { tests, hashes, catalogue, engines, ...omitUndefined({ identicalBase }) },
      {
        ...readMachine(folder),
        ...confined,
        ...pairs === 1 ? {} : { jobs: pairs },
        loadBefore,
        ...Object.assign(
          {},
          ...features.map(
            ({ engineKind }) => engineKind?.machineFacts?.(settings, context, folder, clock.now)
          )
        )
      }
    ),
    workspace: new Workspace(folder, settings, settings, catalogue),
    timeline,
    startedAt,
    ...omitUndefined({
      deadline,
      narrowUntil: narrowingEnd(settings),
      resumed: unfinished && resumptionsOf(unfinished, startedAt)
    })
  };
}
async function openInto(folder, made, open) {
  try {
    return await open();
  } catch (cause) {
    rmSync2(folder, { recursive: true, force: true, maxRetries: 3 });
    removeEmpty(made);
    throw cause;
  }
}
function finishRun({ startedAt, timeline, workspace, skipped, resumed }, samples, store, { storages }, { unfinished }) {
  const finishedAt = (/* @__PURE__ */ new Date()).toISOString();
  const stopped = samples.stopped ?? (samples.outOfTime ? void 0 : markFinished(store, finishedAt));
  return {
    startedAt: unfinished?.startedAt ?? startedAt,
    finishedAt,
    clock: clock.name,
    timeline: timeline.parts,
    sql: workspace.sql,
    storages,
    skipped,
    ...omitUndefined({ resumed, stopped })
  };
}
function deadlineOf({ maxMinutes }) {
  return maxMinutes === void 0 ? void 0 : clock.now() + maxMinutes * 6e10;
}
function narrowingEnd({ criteria }) {
  const { precision } = criteria.rule;
  return typeof precision === "object" ? clock.now() + precision.minutes * 6e10 : void 0;
}
function createManifest(settings, tool, { tests, hashes, catalogue, engines, identicalBase }, machine) {
  const { rows, seed, warehouses, statements, threads, latencies } = settings;
  const { maxMinutes, planned } = settings;
  const { rule } = settings.criteria;
  const { confirmElsewhere, confirms, precision } = rule;
  const size = { rows, seed, ...hasSuite(tests, "tpcc") ? { warehouses } : {} };
  const compare2 = tests.flatMap(
    (test) => test.compare === void 0 ? [] : [[testPath(test), test.compare]]
  );
  return {
    tool,
    rounds: rule.rounds,
    ...typeof rule.rounds === "number" ? {} : { alpha: rule.alpha },
    ...omitUndefined({ confirmElsewhere, confirms, precision, maxMinutes }),
    suite: {
      ...size,
      ...suiteHashes(size, tests, { catalogue, hashes }),
      ...statements === "text" ? {} : { statements },
      ...threads === 1 ? {} : { threads }
    },
    machine,
    engines: perEngine(engines, ({ facts }) => facts),
    ...omitUndefined({ identicalBase }),
    ...latencies ? { latencies } : {},
    ...omitUndefined({ plan: planned?.plan, shard: planned?.shard }),
    tests: tests.map(testPath),
    ...compare2.length === 0 ? {} : { compare: Object.fromEntries(compare2) }
  };
}
function needsBase(skipped) {
  const names = new Set(skipped.map(({ workload }) => workload));
  return `nothing to test: ${[...names].join(", ")} compare with the base only, and no base is given: name the base branch's build with base`;
}
function markFinished(store, finishedAt) {
  try {
    store.finish(finishedAt);
    return void 0;
  } catch (cause) {
    return cause.message;
  }
}

export {
  makeDatabasesFolder,
  createContext,
  resumeContext,
  openEngines,
  measure
};
