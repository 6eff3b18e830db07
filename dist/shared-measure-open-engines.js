import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  Confinement,
  compileDriver,
  compileOnce,
  findBaseline,
  functionsOfPrepared,
  knownVersionQueries,
  openEngine,
  readVersionFile,
  requireNobodyMeasures
} from "./shared-engines-driver-process.js";
import {
  foreignObject,
  onlyGiven,
  openDatabase,
  removeReport,
  requireOwnResults,
  storeName,
  withPragmas
} from "./shared-better-sqlite3-lib-methods-table.js";
import {
  version
} from "./shared-platform-version.js";
import {
  describeIssues,
  engineFacts,
  fileContent,
  findInconsistency,
  isInside,
  makeFolder,
  openInside,
  presenceOfBase,
  takesPairsApart
} from "./shared-yaml-dist-parse-parser.js";
import {
  InputError,
  MeasurementError,
  _enum,
  array,
  boolean,
  controlSchema,
  enginesSchema,
  formatRounds,
  formatValue,
  identicalBaseSchema,
  int,
  isServerFile,
  iso_exports,
  limits,
  machineSchema,
  name,
  perEngine,
  record,
  references,
  requireDialect,
  resumptionSchema,
  roles,
  rolesOf,
  rolesOfTest,
  runSchema,
  shardPlanSchema,
  strictObject,
  string,
  suiteSchema,
  suites,
  testPath,
  testSchema,
  unknown
} from "./shared-jstat-dist-jstat.js";

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
var releasedVersion = 10;
var released = `
  CREATE TABLE runs (
    run INTEGER PRIMARY KEY, started_at TEXT NOT NULL, finished_at TEXT, facts TEXT NOT NULL
  ) STRICT;
  CREATE TABLE samples (
    run INTEGER NOT NULL REFERENCES runs, variant TEXT NOT NULL, storage TEXT NOT NULL, kind TEXT NOT NULL,
    workload TEXT NOT NULL, role TEXT NOT NULL, round INTEGER NOT NULL, ns INTEGER NOT NULL,
    statements INTEGER, rows INTEGER, changes INTEGER,
    cpu_ns INTEGER, peak_bytes INTEGER, minor_faults INTEGER, major_faults INTEGER,
    latencies TEXT, chunks TEXT, transactions TEXT, repeated INTEGER,
    PRIMARY KEY (run, variant, storage, kind, workload, round, role)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE checks (
    run INTEGER NOT NULL REFERENCES runs, variant TEXT NOT NULL, storage TEXT NOT NULL, kind TEXT NOT NULL,
    workload TEXT NOT NULL, role TEXT NOT NULL, statements INTEGER NOT NULL, rows INTEGER NOT NULL,
    changes INTEGER NOT NULL, hash TEXT NOT NULL, calls TEXT, counters TEXT, uncounted TEXT,
    PRIMARY KEY (run, variant, storage, kind, workload, role)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE failures (
    run INTEGER NOT NULL REFERENCES runs, variant TEXT NOT NULL, storage TEXT NOT NULL, kind TEXT NOT NULL,
    workload TEXT NOT NULL, role TEXT, round INTEGER, reason TEXT NOT NULL, message TEXT NOT NULL
  ) STRICT;
  CREATE TABLE controls (
    run INTEGER NOT NULL REFERENCES runs, variant TEXT NOT NULL, storage TEXT NOT NULL, kind TEXT NOT NULL,
    workload TEXT NOT NULL, round INTEGER NOT NULL, baseline_ns INTEGER NOT NULL, control_ns INTEGER NOT NULL,
    PRIMARY KEY (run, variant, storage, kind, workload, round)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE resumptions (
    run INTEGER NOT NULL REFERENCES runs, resumed_at TEXT NOT NULL, samples INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE chunks (
    run INTEGER NOT NULL REFERENCES runs, variant TEXT NOT NULL, storage TEXT NOT NULL, kind TEXT NOT NULL,
    workload TEXT NOT NULL, statements INTEGER NOT NULL,
    PRIMARY KEY (run, variant, storage, kind, workload)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE kept (
    run INTEGER NOT NULL REFERENCES runs, feature TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,
    PRIMARY KEY (run, feature, key)
  ) STRICT, WITHOUT ROWID;
`;
var additions = [
  `
  -- JSON as in results.json: everything that a check found beside its work and hash
  ALTER TABLE checks ADD COLUMN facts TEXT NOT NULL DEFAULT '{}';
  UPDATE checks SET facts =
    json_patch('{}', json_object('calls', json(calls), 'counters', json(counters), 'uncounted', uncounted));
  ALTER TABLE checks DROP COLUMN calls;
  ALTER TABLE checks DROP COLUMN counters;
  ALTER TABLE checks DROP COLUMN uncounted;
`,
  `
  -- nanoseconds that other processes had the engine's processor
  ALTER TABLE samples ADD COLUMN queued_ns INTEGER;
`,
  `
  -- nanoseconds of the COMMIT that ends a workload, part of ns
  ALTER TABLE samples ADD COLUMN commit_ns INTEGER;
`,
  `
  -- nanoseconds of opening the database, where that is timed: part of ns
  ALTER TABLE samples ADD COLUMN open_ns INTEGER;
`
];
var storeVersion = releasedVersion + additions.length;
function isKnown(version2) {
  return version2 >= releasedVersion && version2 <= storeVersion;
}
function migrate(database, file) {
  const version2 = database.pragma("user_version", { simple: true });
  if (version2 === storeVersion) {
    requireOwnTables(database, file);
    return;
  }
  const isEmpty = database.prepare("SELECT name FROM sqlite_schema").pluck().all().length === 0;
  if (!isKnown(version2) && !(version2 === 0 && isEmpty))
    throw new InputError(
      `${file} is a results database of version ${version2}, this tool writes version ${storeVersion}: name another folder with --out, or move the file away`
    );
  requireOwnTables(database, file);
  const making = version2 === 0 ? [released, ...additions] : additions.slice(version2 - releasedVersion);
  database.exec(`BEGIN IMMEDIATE; ${making.join("")} PRAGMA user_version = ${storeVersion}; COMMIT;`);
}
function requireOwnTables(database, file) {
  database.pragma("trusted_schema = OFF");
  const version2 = database.pragma("user_version", { simple: true });
  if (!isKnown(version2)) return;
  const making = [released, ...additions.slice(0, version2 - releasedVersion)];
  const foreign = foreignObject(database, making.join(""));
  if (foreign !== void 0)
    throw new InputError(
      `${file} is a results database that something else has changed: ${formatValue(foreign)} is not as this tool makes it; name another folder with --out, or move the file away`
    );
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
      migrate(this.#database, this.#file);
      this.#database.pragma("journal_mode = WAL");
      this.#database.pragma("synchronous = OFF");
      this.#run = unfinished === void 0 ? this.#begin(startedAt, facts) : this.#goOn(unfinished, startedAt);
    } catch (cause) {
      throw this.#explain(cause);
    }
    const control = "$run, $variant, $storage, $kind, $workload";
    const test = `${control}, $role`;
    this.#insertSample = this.#database.prepare(
      `INSERT INTO samples VALUES (${test}, $round, $ns, $statements, $rows, $changes, $cpuNs, $peakBytes, $minorFaults, $majorFaults, $latencies, $chunks, $transactions, $repeated, $queuedNs, $commitNs, $openNs)`
    );
    this.#insertCheck = this.#database.prepare(
      `INSERT OR REPLACE INTO checks VALUES (${test}, $statements, $rows, $changes, $hash, $facts)`
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
  sample(test, {
    role,
    round,
    ns,
    work,
    cost,
    latencies,
    chunks,
    transactions,
    repeated,
    queuedNs,
    commitNs,
    openNs
  }) {
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
      ...{
        role,
        round,
        ns,
        repeated: repeated ?? null,
        queuedNs: queuedNs ?? null,
        commitNs: commitNs ?? null,
        openNs: openNs ?? null
      },
      ...{ latencies: asJson(latencies), chunks: asJson(chunks), transactions: asJson(transactions) },
      ...nothing,
      ...work,
      ...cost
    });
  }
  check(test, { role, work, hash, ...facts }) {
    this.#write(this.#insertCheck, test, { role, ...work, hash, facts: JSON.stringify(facts) });
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
    const words = cause.message;
    return new InputError(
      `results database ${this.#file} cannot be written (${words}): name a writable folder with free space with --out`,
      { cause }
    );
  }
};
function asJson(value) {
  return value === void 0 ? null : JSON.stringify(value);
}
function brokenRounds(record2, roles2, isApart = false) {
  const { samples, failures } = record2;
  const expected = rolesOfTest(record2, roles2).filter(
    (role) => failures.every((failure) => failure.role !== void 0 && failure.role !== role)
  );
  const others = expected.filter((role) => role !== "candidate");
  const rounds = Map.groupBy(samples, ({ round }) => round);
  return [...rounds].filter(([round, together]) => {
    const has = (role) => together.some((sample) => sample.role === role);
    const isPair = expected.every((role) => role !== "candidate" || has(role)) && (others.length === 0 || others.some(has));
    return isApart && round > 1 ? !isPair : !expected.every(has);
  }).map(([round]) => round);
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
  identicalBase: identicalBaseSchema.optional(),
  /** Whether each statement is timed too; absent if not. */
  latencies: boolean().optional(),
  /** The plan, and the run's shard of the plan; absent for a run on one machine. */
  plan: shardPlanSchema.optional(),
  shard: int().min(1).optional(),
  /** Paths of the planned tests, in report order. */
  tests: array(name).max(limits.tests),
  /** By test path, the only engine that the candidate is compared with, of tests that have one; absent if none has. */
  compare: record(name, _enum(references)).optional()
});

// src/results/store/stored-rows.ts
function readTests(database, run) {
  const of = (table, order) => select(database, `SELECT * FROM ${table} WHERE run = ? ORDER BY ${order}`, run);
  const samples = of("samples", "round").map((row) => ({ ...keyOf(row), sample: toSample(row) }));
  const checks = of("checks", "role").map((row) => ({ ...keyOf(row), check: toCheck(row) }));
  const failures = of("failures", "rowid").map((row) => ({ ...keyOf(row), failure: toFailure(row) }));
  const chunks = of("chunks", "workload").map((row) => ({ ...keyOf(row), statements: row.statements }));
  const all = Map.groupBy([...checks, ...samples, ...failures, ...chunks], ({ path: path5 }) => path5);
  return [...all.values()].map((parts) => ({
    ...parts[0]?.test,
    ...parts.flatMap((part2) => "statements" in part2 ? [{ chunkStatements: part2.statements }] : [])[0],
    samples: parts.flatMap((part2) => "sample" in part2 ? [part2.sample] : []),
    checks: parts.flatMap((part2) => "check" in part2 ? [part2.check] : []),
    failures: parts.flatMap((part2) => "failure" in part2 ? [part2.failure] : [])
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
    ...repeated === null ? {} : { repeated },
    ...row.queued_ns === null ? {} : { queuedNs: row.queued_ns },
    ...row.commit_ns === null ? {} : { commitNs: row.commit_ns },
    ...row.open_ns === null ? {} : { openNs: row.open_ns }
  };
}
function toCheck({ role, statements, rows, changes, hash, facts }) {
  return { role, work: { statements, rows, changes }, hash, ...parseJson(facts) };
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
  const refuse = (words, cause) => new InputError(`--resume ${folder}: ${words}`, cause === void 0 ? {} : { cause });
  if (!existsSync(storeFile(folder)))
    throw refuse("there is no results.sqlite in it: name the folder that the killed run had with --out");
  try {
    return read(folder);
  } catch (cause) {
    if (cause instanceof InputError) throw refuse(cause.message, cause.cause);
    const words = cause.message;
    throw refuse(`results.sqlite cannot be read (${words}): measure anew into another folder`, cause);
  }
}
function read(folder) {
  const database = openDatabase(storeFile(folder));
  try {
    const version2 = database.pragma("user_version", { simple: true });
    const isEmpty = version2 === 0 && select(database, "SELECT name FROM sqlite_schema").length === 0;
    if (version2 !== storeVersion && !isEmpty)
      throw new InputError(
        `results.sqlite is a results database of version ${version2}, this tool reads version ${storeVersion}: measure anew into another folder`
      );
    requireOwnTables(database, "results.sqlite");
    const problem = database.pragma("integrity_check(1)", { simple: true });
    if (problem !== "ok")
      throw new InputError(`results.sqlite is damaged (${problem}): measure anew into another folder`);
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
  const stored = fileContent({
    startedAt: row.started_at,
    manifest: parseFacts(row.facts),
    resumed: select(database, "SELECT * FROM resumptions WHERE run = ? ORDER BY rowid", run).map(
      ({ resumed_at, samples }) => ({ at: resumed_at, samples })
    ),
    tests: readTests(database, run),
    controls: readControls(database, run),
    kept: readKept(database, run)
  });
  const invalid = (words) => new InputError(
    `what results.sqlite says of the run of ${row.started_at} is not as this version writes it (${words}): measure again without --resume`
  );
  const { data, error } = storedSchema.safeParse(stored);
  if (error !== void 0) throw invalid(describeIssues(error, stored));
  const { manifest, controls, kept } = data;
  const planned = new Set(manifest.tests);
  for (const path5 of [...data.tests, ...controls].map(testPath))
    if (!planned.has(path5)) throw invalid(`${path5} was not planned`);
  const roles2 = rolesOf(manifest.engines);
  const found = data.tests.map((test) => {
    return { ...test, compare: manifest.compare?.[testPath(test)] ?? test.compare };
  });
  const brokenOf = (test) => brokenRounds(test, roles2, takesPairsApart(test, manifest.engines, manifest.rounds));
  const broken = found.flatMap((test) => brokenOf(test).map((round) => ({ test, round })));
  const tests = found.map((test) => {
    const again = new Set(brokenOf(test));
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
    const words = `its facts are not JSON (${cause.message})`;
    throw new InputError(`results.sqlite is damaged, ${words}: measure again without --resume`, { cause });
  }
}

// src/measure/context.ts
function createContext(folder, parts) {
  requireNobodyMeasures(folder);
  removeReport(folder);
  return {
    ...commonParts(folder, parts),
    openStore: (startedAt, manifest) => new DatabaseStore(folder, startedAt, manifest)
  };
}
function resumeContext(folder, parts) {
  requireOwnResults(folder);
  const unfinished = readUnfinishedRun(folder);
  requireNobodyMeasures(folder);
  return {
    ...commonParts(folder, parts),
    unfinished,
    openStore: (startedAt, manifest) => {
      requireSameManifest(folder, unfinished.manifest, manifest);
      removeReport(folder);
      return new DatabaseStore(folder, startedAt, manifest, unfinished);
    }
  };
}
function commonParts(folder, { environment, progress, signal }) {
  return { ...environment, tool: version, resultsFolder: folder, progress, signal };
}

// src/measure/open-engines.ts
import { totalmem } from "node:os";
import path4 from "node:path";

// src/engines/allocation-counter.ts
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
var flags = ["-std=gnu11", "-O2", "-Wall", "-Wextra", "-shared", "-fPIC", "-Wl,-z,defs"];
async function compileAllocationCounter(compiler, onCompile, signal) {
  if (process.platform !== "linux") return void 0;
  const source = readSource();
  const library = {
    name: "allocations",
    sources: Buffer.from(source),
    sourceKey: source,
    flags,
    libraries: []
  };
  try {
    return (await compileOnce(compiler, library, onCompile, signal)).path;
  } catch (cause) {
    if (cause instanceof MeasurementError) return void 0;
    throw cause;
  }
}
function readSource() {
  const shipped = new URL("./allocations.c", import.meta.url);
  return readFileSync(fileURLToPath(shipped), "utf8");
}

// src/engines/engine-identity.ts
import { createHash } from "node:crypto";
import { closeSync, existsSync as existsSync2, readSync, realpathSync } from "node:fs";
import path3 from "node:path";
var systemFolders = [
  "/lib",
  "/lib32",
  "/lib64",
  "/libx32",
  "/usr/lib",
  "/usr/lib32",
  "/usr/lib64",
  "/usr/libx32",
  "/System"
];
var part = 1 << 20;
function identityOf(file, loaded2, own) {
  const given = hashOf(file);
  if (given === void 0) return {};
  const [, ...others] = engineFiles(file, loaded2, own);
  const hashes = others.map(hashOf);
  if (hashes.includes(void 0)) return {};
  if (others.length === 0) return { sha256: given };
  const all = [given, ...hashes.toSorted()].join("\n");
  return {
    sha256: createHash("sha256").update(all).digest("hex"),
    loads: others.map((one) => path3.basename(one)).toSorted()
  };
}
function engineFiles(file, loaded2, own) {
  const known = new Set([file, ...own].map(realPath));
  return [file, ...[...new Set(loaded2.map(realPath))].filter((one) => !known.has(one) && !isOfSystem(one))];
}
function isOfSystem(file) {
  return systemFolders.some(
    (folder) => file.startsWith(`${folder}/`) || file.startsWith(`${realPath(folder)}/`)
  );
}
function realPath(file) {
  return existsSync2(file) ? realpathSync(file) : file;
}
function hashOf(file) {
  let handle;
  try {
    const opened = openInside(file, void 0);
    if (typeof opened === "string") return void 0;
    handle = opened.handle;
    const hash = createHash("sha256");
    const buffer = Buffer.alloc(part);
    let length = readSync(handle, buffer, 0, part, null);
    while (length > 0) {
      hash.update(buffer.subarray(0, length));
      length = readSync(handle, buffer, 0, part, null);
    }
    return hash.digest("hex");
  } catch {
    return void 0;
  } finally {
    if (handle !== void 0) closeSync(handle);
  }
}

// src/engines/engine-size.ts
import { closeSync as closeSync2, fstatSync, readSync as readSync2 } from "node:fs";
var elf = {
  header: 64,
  entry: 56,
  class64: 2,
  littleEndian: 1,
  programHeaders: 32,
  entryCount: 56,
  flags: 4,
  memory: 40
};
var [loaded, writable] = [1, 2];
function segmentsOf(file) {
  const header = Buffer.alloc(elf.header);
  if (readSync2(file, header, 0, elf.header, 0) < elf.header) return void 0;
  const isElf = header.toString("latin1", 0, 4) === "\x7FELF";
  if (!isElf || header[4] !== elf.class64 || header[5] !== elf.littleEndian) return void 0;
  const start = Number(header.readBigUInt64LE(elf.programHeaders));
  const entries = Buffer.alloc(header.readUInt16LE(elf.entryCount) * elf.entry);
  if (readSync2(file, entries, 0, entries.length, start) < entries.length) return void 0;
  const sizes = { text: 0, data: 0 };
  for (let at = 0; at < entries.length; at += elf.entry) {
    if (entries.readUInt32LE(at) !== loaded) continue;
    const isData = (entries.readUInt32LE(at + elf.flags) & writable) !== 0;
    sizes[isData ? "data" : "text"] += Number(entries.readBigUInt64LE(at + elf.memory));
  }
  return sizes;
}
function engineSize(files) {
  const sizes = files.map(sizeOfFile);
  const sum = (figure) => sizes.reduce((total, one) => {
    const value = one?.[figure];
    return total === void 0 || value === void 0 ? void 0 : total + value;
  }, 0);
  const [file, text, data] = [sum("file"), sum("text"), sum("data")];
  if (file === void 0) return void 0;
  return text === void 0 || data === void 0 ? { file } : { file, text, data };
}
function sizeOfFile(path5) {
  let file;
  try {
    file = openInside(path5, void 0);
  } catch {
    return void 0;
  }
  if (typeof file === "string") return void 0;
  try {
    return { file: fstatSync(file.handle).size, ...segmentsOf(file.handle) };
  } finally {
    closeSync2(file.handle);
  }
}

// src/measure/own-libraries.ts
import { realpathSync as realpathSync2 } from "node:fs";
function requireOwnLibraries(part2, file, loaded2, own, workspace) {
  if (workspace === void 0) return;
  const folder = realpathSync2(workspace);
  if (isInside(realpathSync2(file), folder)) return;
  const known = new Set(own.map((one) => realpathSync2(one)));
  const foreign = loaded2.find((one) => isInside(one, folder) && !known.has(one));
  if (foreign === void 0) return;
  throw new InputError(
    `${part2} ${formatValue(file)} loads ${formatValue(foreign)}, which is in the workspace, where the candidate is built: link libraries of the engine's own statically, or give them an RPATH that begins with $ORIGIN and pack them with the engine`
  );
}

// src/measure/open-engines.ts
var engineShare = 0.75;
async function openEngines(settings, context, folder, features = [], confinement, workloads = []) {
  const { compiler, progress, signal } = context;
  if (process.platform === "win32")
    throw new InputError(
      "platform win32 is not supported yet: the driver needs fork, as Linux and macOS have it"
    );
  const driver = await compileDriver(compiler, () => progress.step("compiling the driver"), signal);
  const allocations = await compileAllocationCounter(
    compiler,
    () => progress.step("compiling the library that counts allocations"),
    signal
  );
  const program = { command: driver.path, environment: context.engineEnvironment };
  const means = {
    ...{ settings, driver: program, context, features, folder, workloads },
    confinement,
    allocations
  };
  const open = (part2, file, origin2) => openOne(means, part2, file, origin2);
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
  const opening = perEngine({ candidate, baseline, base }, (file, part2) => open(part2, file));
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
async function openOne({ settings, driver, context, features, folder, confinement, allocations, workloads }, part2, file, origin) {
  const pragmas = settings.pragmas[part2];
  const variables = settings.environment[part2] ?? {};
  const files = [file, driver.command, ...allocations === void 0 ? [] : [allocations]];
  const options = {
    part: part2,
    driver: { ...driver, variables, confined: confinement?.engine(files, part2) },
    settings: isServerFile(file) ? onlyGiven(pragmas) : withPragmas(pragmas),
    isolation: "fork",
    memoryBytes: Math.floor(engineShare * totalmem()),
    latencies: settings.latencies,
    versionQueries: versionQueriesFor(settings, part2, file),
    allocations,
    noShell: whyNoShell(settings, workloads)
  };
  const added = features.find(({ engineKind }) => engineKind?.isOf(file))?.engineKind;
  const { engine, kind, name: name2 } = added === void 0 ? await openEngine(file, options, context.signal) : await added.open(file, options, path4.join(folder, `${part2}-engine`), context);
  const { version: version2, sourceId, serverSettings, missing } = engine;
  if (settings.statements === "prepared") requirePreparing(part2, file, engine);
  const loaded2 = [...engine.file === void 0 ? [] : [engine.file], ...engine.loadedFiles];
  if (part2 !== "candidate" && !isServerFile(file))
    requireOwnLibraries(part2, file, loaded2, files.slice(1), settings.roots?.[0]);
  const facts = {
    name: settings.named?.includes(part2) ? settings[`${part2}Name`] : name2 ?? settings[`${part2}Name`],
    kind,
    version: version2,
    ...identityOf(isServerFile(file) ? engine.file ?? "" : file, loaded2, [driver.command]),
    size: isServerFile(file) ? void 0 : engineSize(engineFiles(file, loaded2, [driver.command])),
    ownVersion: fileVersion(settings, part2),
    sourceId,
    missing,
    pragmas,
    serverSettings,
    ...Object.keys(variables).length === 0 ? {} : { environment: variables },
    // Where the tool itself put or found a library says less than how it came to be.
    ...origin === void 0 ? { path: file } : { origin }
  };
  return { engine, facts };
}
function requirePreparing(part2, file, { missing = [] }) {
  const lacking = missing.flatMap(({ name: name2 }) => functionsOfPrepared.includes(name2) ? name2 : []);
  if (lacking.length > 0)
    throw new InputError(
      `${part2} "${file}" lacks ${lacking.join(", ")}, and statements are prepared: measure them as text`
    );
}
function versionQueriesFor({ engineVersion = {} }, part2, file) {
  const { query } = engineVersion;
  const given = part2 === "baseline" || query === void 0 ? [] : [query];
  return isServerFile(file) ? given : [...given, ...knownVersionQueries];
}
function fileVersion({ engineVersion: { file } = {}, roots }, part2) {
  return part2 === "candidate" && file !== void 0 ? readVersionFile(file, roots) : void 0;
}
function requireSameDialect({ candidate, baseline, base, suites: chosen }, spoken, catalogue) {
  const given = { candidate, base, baseline };
  const isServer = spoken === "mysql";
  for (const [part2, file] of Object.entries(given)) {
    if (file === void 0 && (part2 === "base" || !isServer)) continue;
    if (file !== void 0 && isServerFile(file) === isServer) continue;
    const [server, other] = isServer ? ["candidate", part2] : [part2, "candidate"];
    throw new InputError(
      `${server} "${isServer ? candidate : file}" is a server, and ${other} ${other === "baseline" && file === void 0 ? "is SQLite if none is given" : `"${isServer ? file : candidate}" is none`}: a server is compared with a server. A YAML file in an engine's place describes a server; one of settings is given with --config`
    );
  }
  requireDialect(chosen, spoken, catalogue);
}
function whyNoShell({ statements, suites: chosen }, workloads) {
  if (statements === "prepared") return "statements prepared";
  const first = chosen.find((name2) => suites[name2].noShells === true);
  return first === void 0 ? workloads.find(({ noShells }) => noShells !== void 0)?.noShells : `suite ${first}`;
}

export {
  resumptionsOf,
  createContext,
  resumeContext,
  openEngines,
  findConfinement,
  requireSameDialect
};
