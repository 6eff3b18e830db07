import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  StartError,
  findOnPath,
  runProgram,
  versionOf
} from "./chunk-ID5XNXSE.js";
import {
  preparationStatements,
  timedStatements,
  timedTemplates,
  timedTransactions
} from "./chunk-WFOUUYWG.js";
import {
  compareInstructions,
  isTaken
} from "./chunk-GNJ6NTM7.js";
import {
  mostFunctions
} from "./chunk-W4JMPTKG.js";
import {
  makeFolder
} from "./chunk-MOCKKVQM.js";
import {
  InputError,
  MeasurementError,
  findWorkload,
  formatSetting,
  isSameSetting,
  kinds,
  limits,
  omitUndefined,
  rolesOf,
  rolesOfTest,
  shapeOf,
  storages,
  suiteOf,
  suites,
  testPath,
  valuesOf,
  variants,
  workloadOf
} from "./chunk-LHL2X77S.js";

// src/options/environment.ts
import os from "node:os";
import path from "node:path";
var engineVariables = ["PATH", "LANG", "LC_ALL", "TZ", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"];
var compilerVariables = [...engineVariables, "HOME", "CPATH", "LIBRARY_PATH", "SDKROOT", "DEVELOPER_DIR"];
function readEnvironment(variables) {
  const caches = variables.XDG_CACHE_HOME || path.join(os.homedir(), ".cache");
  return {
    compiler: {
      command: variables.CC || "cc",
      cacheFolder: path.join(caches, "sqlite-bench-gate"),
      environment: select(variables, compilerVariables)
    },
    engineEnvironment: select(variables, engineVariables)
  };
}
function select(variables, names) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = variables[name];
      return value === void 0 ? [] : [[name, value]];
    })
  );
}

// src/measure/workspace.ts
import { createHash } from "node:crypto";
import { closeSync, existsSync, openSync, rmSync, writeSync } from "node:fs";
import path2 from "node:path";
import { setImmediate } from "node:timers/promises";

// src/engines/prepared-file.ts
function* preparedFields(statements) {
  const numbers = /* @__PURE__ */ new Map();
  for (const statement of statements) {
    const shape = shapeOf(statement);
    let number = numbers.get(shape);
    if (number === void 0) {
      number = numbers.size;
      numbers.set(shape, number);
      yield `s${shape}`;
    }
    yield `e${number}`;
    for (const value of valuesOf(statement)) yield fieldOf(value);
  }
}
function fieldOf(value) {
  if (typeof value === "number") return `i${value}`;
  if (typeof value === "string") return `t${value}`;
  return value.type === "real" ? `r${value.decimal}` : `x${value.digits}`;
}

// src/measure/workspace.ts
var Workspace = class {
  folder;
  #size;
  #form;
  #threads;
  #catalogue;
  #sql = {};
  /**
   * @param folder created if missing; `close` removes it with everything in it
   * @param execution the form of the timed statements, unless a suite has its own, and the number of connections
   * @param catalogue the suites of the tests
   */
  constructor(folder, size, { statements = "text", threads = 1 } = {}, catalogue = suites) {
    this.folder = folder;
    this.#size = size;
    this.#form = statements;
    this.#threads = threads;
    this.#catalogue = catalogue;
  }
  /** How what a variant times is executed. */
  form(variant) {
    return this.#catalogue[suiteOf(variant)].form ?? this.#form;
  }
  /** How many connections execute each test at once. */
  get threads() {
    return this.#threads;
  }
  /** Whether prepared statements are compared with their text: the run asks for them, and not the suite. */
  comparesForms(variant) {
    return this.form(variant) === "prepared" && this.#catalogue[suiteOf(variant)].form === void 0;
  }
  /** SHA-256 of exactly what each workload written so far executes, with what precedes it, by `variant/workload`. */
  get sql() {
    return this.#sql;
  }
  /**
   * The name of the prepared database that a test starts from, which is also a folder's: that of its variant, or one of
   * several below it.
   */
  databaseOf(test) {
    const { database } = workloadOf(test, this.#catalogue);
    return database === void 0 ? test.variant : `${test.variant}/${database}`;
  }
  /** Where a statement that failed comes from, if that is a user's file. */
  placeOf({ variant, workload }, sql) {
    const beginning = sql?.replace(/\uFFFD+$/, "");
    if (beginning === void 0 || beginning === "") return void 0;
    return this.#catalogue[suiteOf(variant)].placeOf?.(workload, beginning, this.#size);
  }
  /**
   * Writes the SQL of a variant's tests.
   *
   * @throws InputError if the disk is full or the folder cannot be written; the signal's reason on an abort
   */
  async prepare(variant, tests, signal) {
    const write = (file, statements) => this.write(file, statements, signal);
    const prepared = /* @__PURE__ */ new Map();
    for (const test of tests) {
      const preparation = this.#preparation(this.databaseOf(test));
      if (!prepared.has(preparation))
        prepared.set(preparation, await write(preparation, this.#preparationStatements(test)));
      const key = `${variant}/${test.workload}`;
      const files = this.files(test);
      if (this.#sql[key] !== void 0) continue;
      const timed = await this.#writeTimed(test, write);
      const workload = workloadOf(test, this.#catalogue);
      if (files.state !== void 0) await write(files.state, workload.state);
      if (files.counters !== void 0 && workload.counters !== void 0)
        await write(files.counters, [workload.counters]);
      if (files.invariants !== void 0) await write(files.invariants, workload.invariants ?? []);
      const warm = files.warm === void 0 ? "" : await write(files.warm, workload.warm);
      const hash = createHash("sha256").update(prepared.get(preparation) ?? "").update(warm).update(timed);
      this.#sql[key] = hash.digest("hex");
    }
  }
  /** Writes the timed statements of a test, in a file for each connection. @returns their hash */
  async #writeTimed(test, write) {
    const { statements, text, transactions } = this.files(test);
    const hashes = [];
    for (const { ending, connection } of partsOf(this.#threads)) {
      const source = [test, this.#size, this.#catalogue, connection];
      const asText = text && await write(`${text}${ending}`, timedStatements(...source));
      hashes.push(
        asText !== void 0 && text === statements ? asText : await write(`${statements}${ending}`, preparedFields(timedTemplates(...source)))
      );
      const own = timedTransactions(...source);
      if (transactions !== void 0 && own !== void 0)
        await write(`${transactions}${ending}`, transactionFields(own));
    }
    return hashes.join("");
  }
  files({ variant, workload }) {
    const found = workloadOf({ variant, workload }, this.#catalogue);
    const { tables, state, comparesStateOnly = false, counters, kind, database, warm } = found;
    const { transactions, invariants } = found;
    const inFolder = (name) => path2.join(this.folder, variant, name);
    const isText = this.form(variant) === "text";
    const text = inFolder(`${workload}.sql`);
    const stateName = database === void 0 ? tables.join("-") : `of-${workload}`;
    return {
      statements: isText ? text : inFolder(`${workload}.prepared`),
      ...isText || this.comparesForms(variant) ? { text } : {},
      ...warm.length === 0 ? {} : { warm: inFolder(`warm-${[kind, ...tables].join("-")}.sql`) },
      ...state.length === 0 ? {} : { state: inFolder(`state-${stateName}.sql`) },
      ...comparesStateOnly ? { hashesStateOnly: true } : {},
      ...transactions === void 0 ? {} : { transactions: inFolder(`${workload}.transactions`) },
      ...invariants === void 0 ? {} : { invariants: inFolder(`${workload}.invariants`) },
      ...counters === void 0 ? {} : { counters: inFolder(`counters-of-${workload}.sql`) }
    };
  }
  /**
   * A control starts from the baseline's prepared databases.
   *
   * @param form of the executed statements; the variant's own form if absent
   * @param database which of the variant's, as `databaseOf` names it
   */
  variant(arm, variant, form = this.form(variant), database = variant) {
    const folder = path2.join(this.folder, database, arm);
    const prepared = path2.join(this.folder, database, arm === "control" ? "baseline" : arm);
    const { attempts, dropsCache } = this.#catalogue[suiteOf(variant)];
    return {
      variant,
      preparation: this.#preparation(database),
      form,
      dropsCache: dropsCache?.(variant) ?? false,
      connections: this.#threads,
      ...omitUndefined({ attempts: attempts?.(variant, this.#size) }),
      template: (storage) => path2.join(prepared, `${storage}-template`),
      work: (storage) => path2.join(folder, storage)
    };
  }
  /** Whether all files of a test that was prepared still exist: a folder that is being removed loses one after the other. */
  hasFiles(test) {
    const { hashesStateOnly: _, statements, text, transactions, ...files } = this.files(test);
    const divided = Object.values(omitUndefined({ statements, text, transactions }));
    const parts = partsOf(this.#threads).flatMap(({ ending }) => divided.map((file) => `${file}${ending}`));
    return [this.#preparation(this.databaseOf(test)), ...Object.values(files), ...parts].every(
      (file) => existsSync(file)
    );
  }
  close() {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }
  #preparation(database) {
    return path2.join(this.folder, database, "prepare.sql");
  }
  #preparationStatements(test) {
    const { database } = workloadOf(test, this.#catalogue);
    const tables = database === void 0 ? void 0 : [database];
    return preparationStatements(test.variant, this.#size, tables, this.#catalogue);
  }
  /**
   * Writes statements into a file of the folder, each followed by a NUL.
   *
   * @returns the SHA-256 of the file
   * @throws InputError if the disk is full or the folder cannot be written; the signal's reason on an abort
   */
  async write(file, statements, signal) {
    const hash = createHash("sha256");
    try {
      makeFolder(path2.dirname(file));
      const handle = openSync(file, "w");
      try {
        for (const chunk of chunks(statements)) {
          await setImmediate();
          signal.throwIfAborted();
          hash.update(chunk);
          for (let written = 0; written < chunk.length; ) written += writeSync(handle, chunk, written);
        }
      } finally {
        closeSync(handle);
      }
    } catch (cause) {
      signal.throwIfAborted();
      if (!(cause instanceof Error && "code" in cause)) throw cause;
      throw new InputError(
        `temporary folder ${this.folder} cannot be written (${cause.message}): free some space, or name a folder on a disk that has it with --out`,
        { cause }
      );
    }
    return hash.digest("hex");
  }
};
function partsOf(threads) {
  if (threads === 1) return [{ ending: "" }];
  return Array.from({ length: threads }, (_, index) => ({
    ending: `.${index + 1}`,
    connection: { number: index + 1, count: threads }
  }));
}
function* chunks(statements) {
  const buffer = Buffer.alloc(1 << 18);
  let length = 0;
  for (const statement of statements) {
    const size = Buffer.byteLength(statement) + 1;
    if (length + size > buffer.length) {
      yield buffer.subarray(0, length);
      length = 0;
    }
    if (size > buffer.length) {
      yield Buffer.from(`${statement}\0`);
      continue;
    }
    length += buffer.write(statement, length, "utf8");
    buffer[length++] = 0;
  }
  if (length > 0) yield buffer.subarray(0, length);
}
function* transactionFields(transactions) {
  for (const { name, statements } of transactions) yield `${name} ${statements.length}`;
}

// src/engines/engine.ts
function isServer({ serverSettings }) {
  return serverSettings !== void 0;
}
var EngineFailure = class extends Error {
  name = "EngineFailure";
  reason;
  exit;
  where;
  sql;
  constructor(reason, message, { exit, where, sql } = {}) {
    super(message);
    this.reason = reason;
    this.exit = exit;
    this.where = where;
    this.sql = sql;
  }
};
var startsThreads = "it starts threads, whose order is another in every run";
var NotThisEngineKind = class extends Error {
  name = "NotThisEngineKind";
  /** The time in which a program must identify itself, milliseconds: another program may wait for input for ever. */
  static timeoutMs = 1e4;
  constructor(cause) {
    super(cause.message, { cause });
  }
};

// src/engines/stock-sqlite.ts
import { existsSync as existsSync3, readFileSync } from "node:fs";
import path4 from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";

// src/engines/compiler.ts
import { createHash as createHash2 } from "node:crypto";
import { existsSync as existsSync2, renameSync, rmSync as rmSync2 } from "node:fs";
import path3 from "node:path";
async function compileOnce(compiler, { name, sources, sourceKey, flags: flags3, libraries }, onCompile, signal) {
  const version = (await runCompiler(compiler, ["--version"], signal)).split("\n")[0]?.trim() ?? "";
  const key = createHash2("sha256").update(JSON.stringify([version, flags3, libraries, sourceKey, process.platform, process.arch])).digest("hex").slice(0, 16);
  const output = path3.join(compiler.cacheFolder, `${name}-${key}`);
  if (!existsSync2(output)) {
    onCompile();
    try {
      makeFolder(compiler.cacheFolder);
    } catch (cause) {
      throw new InputError(
        `cache folder ${compiler.cacheFolder} cannot be created (${cause.message}): set XDG_CACHE_HOME to a writable folder`,
        { cause }
      );
    }
    const partial = `${output}.${process.pid}`;
    try {
      const isText = sources instanceof Uint8Array;
      const files = isText ? ["-x", "c", "-"] : sources;
      const parameters = [...flags3, "-o", partial, ...files, ...libraries];
      await runCompiler(compiler, parameters, signal, isText ? sources : void 0);
      renameSync(partial, output);
    } finally {
      rmSync2(partial, { force: true });
    }
  }
  return { path: output, compiler: version };
}
async function runCompiler(compiler, parameters, signal, input) {
  const { command, environment } = compiler;
  try {
    const run = { environment, signal, ...input === void 0 ? {} : { input } };
    const { status, stdout, stderr } = await runProgram(command, parameters, run);
    if (status === 0) return stdout.toString("utf8");
    const words = stderr.trim().split("\n").slice(0, 5).join("; ");
    throw new MeasurementError(`${command} ${parameters.join(" ")} failed: ${words}`);
  } catch (cause) {
    if (!(cause instanceof StartError)) throw cause;
    throw new InputError(
      `C compiler "${command}" cannot be run (${cause.message}): install one (for example gcc or clang), or name it in the environment variable CC`,
      { cause }
    );
  }
}

// src/engines/stock-sqlite.ts
var flags = ["-O2", "-DSQLITE_THREADSAFE=1", "-shared", "-fPIC"];
async function findBaseline(compiler, onCompile, signal) {
  const source = readAmalgamation();
  const version = amalgamationVersion(source);
  const compiled = await compileOnce(
    compiler,
    {
      name: `libsqlite3-${version}`,
      sources: source,
      sourceKey: version,
      flags,
      libraries: ["-lpthread", "-lm", "-ldl"]
    },
    () => onCompile(version),
    signal
  );
  return {
    library: compiled.path,
    origin: `compiled from the ${version} amalgamation by ${compiled.compiler} with ${flags.join(" ")}`
  };
}
function readAmalgamation() {
  const packed = fileURLToPath(new URL("./sqlite3.c.br", import.meta.url));
  if (existsSync3(packed)) return brotliDecompressSync(readFileSync(packed));
  const manifest = fileURLToPath(import.meta.resolve("better-sqlite3/package.json"));
  return readFileSync(path4.join(path4.dirname(manifest), "deps", "sqlite3", "sqlite3.c"));
}
function amalgamationVersion(source) {
  const text = Buffer.from(source.buffer, source.byteOffset, source.byteLength).toString("latin1");
  const version = /#define SQLITE_VERSION\s+"([^"]+)"/.exec(text)?.[1];
  const sourceId = /#define SQLITE_SOURCE_ID\s+"\S+ \S+ ([0-9a-f]{10})/.exec(text)?.[1];
  return `${version ?? "unknown"}-${sourceId ?? "unknown"}`;
}

// src/suite/connection-settings.ts
var defaultSettings = {
  memory: [],
  file: [],
  autocommit: ["PRAGMA journal_mode=WAL;", "PRAGMA synchronous=FULL;"]
};
var keyPragma = /^PRAGMA\s+(?:\w+\.)?(?:key|hexkey|textkey|kdf_iter|cipher\w*)\s*=/i;
function withPragmas(pragmas = {}) {
  const all = (storage) => {
    const given = pragmas[storage] ?? [];
    const isKey = (pragma) => keyPragma.test(pragma);
    return [...given.filter(isKey), ...defaultSettings[storage], ...given.filter((pragma) => !isKey(pragma))];
  };
  return { memory: all("memory"), file: all("file"), autocommit: all("autocommit") };
}
function onlyGiven(given = {}) {
  return { memory: [], file: [], autocommit: [], ...given };
}
function askedValue(statements, storage, setting) {
  const values = statements.flatMap((statement) => {
    const [, name = "", value = ""] = /^PRAGMA\s+(?:\w+\.)?(\w+)\s*=\s*([^;]*?)\s*;?$/i.exec(statement) ?? [];
    return name.toLowerCase() === setting ? [value.toLowerCase()] : [];
  });
  const last = values.at(-1);
  return last === void 0 ? void 0 : answerTo(setting, last, storage);
}
function answerTo(setting, value, storage) {
  if (setting === "synchronous") return synchronousLevels[value] ?? "1";
  if (setting === "cache_size") return String(Number(value));
  return storage === "memory" && value !== "off" ? "memory" : value;
}
var synchronousLevels = {
  0: "0",
  off: "0",
  no: "0",
  false: "0",
  2: "2",
  full: "2",
  3: "3",
  extra: "3"
};

// src/suite/controls.ts
var mostControls = 4;
var pairsAimed = 12;
var mostVisits = 4;
var preferred = [
  ["memory", "reads"],
  ["memory", "writes"],
  ["file", "writes"],
  ["autocommit", "writes"],
  ["file", "reads"],
  ["autocommit", "reads"]
];
var preferredWorkloads = ["oltp_point_select", "oltp_update_non_index", "oltp_update_non_index_ac"];
function chooseControls(tests) {
  return variants.flatMap((variant) => {
    if (suites[suiteOf(variant)].hasControls?.(variant) === false) return [];
    const own = tests.flatMap(
      ({ compare, ...test }) => test.variant === variant && compare !== "base" ? [test] : []
    );
    const groups = preferred.map(
      ([storage, kind]) => own.filter((test) => test.storage === storage && test.kind === kind && !isOpening(test)).toSorted((a, b) => rank(a) - rank(b))
    );
    const deepest = Math.max(0, ...groups.map(({ length }) => length));
    const ranked = Array.from(
      { length: deepest },
      (_, depth) => groups.flatMap((group) => group[depth] ?? [])
    );
    return ranked.flat().slice(0, mostControls);
  });
}
function planControls(controls, rounds) {
  const planned = new Set(controls.map(({ variant }) => variant)).size;
  if (planned === 0) return { rounds: 0, visits: 0 };
  const pairs = Math.ceil(pairsAimed / planned);
  return { rounds: Math.min(rounds, pairs), visits: Math.min(mostVisits, Math.ceil(pairs / rounds)) };
}
function isOpening(test) {
  return findWorkload(test)?.opens === true;
}
function rank({ workload }) {
  const place = preferredWorkloads.indexOf(workload);
  return place < 0 ? preferredWorkloads.length : place;
}

// src/verdict/fairness.ts
var decisiveSettings = ["synchronous", "journal_mode", "cache_size"];
function unequalSettings({ candidate, baseline }) {
  const [ofBaseline, ofCandidate] = [settingsByPlace(baseline), settingsByPlace(candidate)];
  return decisiveSettings.flatMap((setting) => {
    const different = [...ofBaseline].flatMap(([place, left]) => {
      const right = ofCandidate.get(place);
      if (right === void 0 || left[setting] === right[setting]) return [];
      const words = `${formatSetting(setting, left[setting])} on ${baseline.name}, ${formatSetting(setting, right[setting])} on ${candidate.name}`;
      return [{ place, words }];
    });
    if (different.length === 0) return [];
    return [
      `Not the same ${setting}: ${withPlaces(different).join("; ")}. Multipliers there may say as much of that as of the engines; the configuration's pragmas can make it the same.`
    ];
  });
}
var decisiveServerSettings = [
  { names: ["innodb_flush_log_at_trx_commit"], says: "writes" },
  { names: ["sync_binlog"], says: "writes" },
  { names: ["log_bin"], says: "writes" },
  { names: ["innodb_flush_method"], says: "writes" },
  { names: ["innodb_doublewrite"], says: "writes" },
  { names: ["innodb_buffer_pool_size"], says: "times" },
  { names: ["transaction_isolation", "tx_isolation"], says: "results" },
  { names: ["autocommit"], says: "results" },
  { names: ["sql_mode"], says: "results" }
];
var consequences = {
  writes: "Multipliers of writes may say as much of that as of the servers.",
  times: "Multipliers may say as much of that as of the servers.",
  results: "A statement may mean something else there."
};
var settingsOfOwnTables = [{ names: ["collation_database"], says: "results" }];
function unequalServerSettings({ candidate, baseline }, hasOwn) {
  const decisive = [...decisiveServerSettings, ...hasOwn ? settingsOfOwnTables : []];
  return decisive.flatMap(({ names, says }) => {
    const answerOf = ({ serverSettings = {} }) => names.map((name) => serverSettings[name]).find((value) => value !== void 0);
    const [left, right] = [answerOf(baseline), answerOf(candidate)];
    if (left === void 0 || right === void 0 || isSameSetting(left, right)) return [];
    const words = `${left || "empty"} on ${baseline.name}, ${right || "empty"} on ${candidate.name}`;
    return [`Not the same ${names[0]}: ${words}. ${consequences[says]}`];
  });
}
function settingsByPlace({ settings = {}, variantSettings = {} }) {
  const places = [
    { prefix: "", known: settings },
    ...variants.map((variant) => ({ prefix: `${variant}/`, known: variantSettings[variant] ?? {} }))
  ];
  return new Map(
    places.flatMap(
      ({ prefix, known }) => storages.flatMap((storage) => {
        const own = known[storage];
        return own === void 0 ? [] : [[`${prefix}${storage}`, own]];
      })
    )
  );
}
function withPlaces(found) {
  return [...Map.groupBy(found, ({ words }) => words)].map(
    ([words, same]) => `${words} (${same.map(({ place }) => place).join(", ")})`
  );
}
function refusedSettings(engines, size) {
  return rolesOf(engines).flatMap((role) => {
    const { name = "", variantSettings = {} } = engines[role] ?? {};
    const refused = variants.flatMap((variant) => {
      const attempts = suites[suiteOf(variant)].attempts?.(variant, size) ?? [];
      return storages.flatMap((storage) => {
        const inForce = variantSettings[variant]?.[storage];
        if (inForce === void 0) return [];
        return decisiveSettings.flatMap((setting) => {
          const asked = askedValue(attempts, storage, setting);
          if (asked === void 0 || inForce[setting] === asked) return [];
          const words = `${setting}=${formatSetting(setting, asked)}, and has ${formatSetting(setting, inForce[setting])}`;
          return [{ words, place: `${variant}/${storage}` }];
        });
      });
    });
    return withPlaces(refused).map((text) => `${name} did not take ${text}.`);
  });
}
function unequalKinds({ candidate, baseline }) {
  const shells = [candidate, baseline].filter(({ kind }) => kind === "shell");
  const [shell] = shells;
  if (shell === void 0 || shells.length === 2) return [];
  return [
    `Only ${shell.name} is a shell, which takes time of its own for every statement and row: that part of the multipliers is not the engine's. Give both engines as shells, or neither.`
  ];
}
function uncountedCommits(engines) {
  return rolesOf(engines).flatMap((role) => {
    const { name, uncounted } = engines[role] ?? {};
    if (uncounted === void 0) return [];
    return [
      `What ${name} asks of the system was not counted (${uncounted}): whether its commits are durable is not known.`
    ];
  });
}

// src/verdict/warnings.ts
function warningsOf({
  run,
  suite,
  machine,
  engines,
  skipped
}, storages2) {
  return [
    ...resumedWarning(run?.startedAt, run?.resumed),
    ...skippedWarning(skipped),
    ...machine?.fileSystem === "tmpfs" && storages2.some((storage) => storage !== "memory") ? ["The databases were on tmpfs, where flushing costs nothing: file and autocommit times are too good."] : [],
    ...sameFile(engines),
    ...unequalKinds(engines),
    ...unequalSettings(engines),
    ...unequalServerSettings(engines, suite?.others?.own !== void 0),
    ...suite === void 0 ? [] : refusedSettings(engines, suite),
    ...uncountedCommits(engines)
  ];
}
function skippedWarning(skipped) {
  if (skipped === void 0) return [];
  const names = [...new Set(skipped.map(({ workload }) => workload))].join(", ");
  return [
    `Not measured, since they compare with the base only and the run has none: ${names}. Name the base branch's build with base.`
  ];
}
function sameFile({ candidate, baseline, base }) {
  const isSame = (other) => candidate.sha256 !== void 0 && candidate.sha256 === other?.sha256;
  return [
    ...isSame(baseline) ? ["Candidate and baseline are the same file: every multiplier is 1, apart from noise."] : [],
    ...isSame(base) ? ["Candidate and base are the same file: nothing can have changed, and what seems to is noise."] : []
  ];
}
function resumedWarning(startedAt, resumed) {
  const last = resumed?.at(-1);
  if (resumed === void 0 || last === void 0) return [];
  const samples = `${last.samples.toLocaleString("en-US")} sample${last.samples === 1 ? "" : "s"}`;
  const times = resumed.length === 1 ? "Resumed" : `Resumed ${resumed.length} times, the last time`;
  return [
    `${times} after ${samples}: started at ${startedAt}, resumed at ${last.at}. The samples of a pair come from the same part; how long each step took is known for the last part only.`
  ];
}

// src/features/counts/measure/counting.ts
import path11 from "node:path";
import { isDeepStrictEqual } from "node:util";

// src/engines/simulated-processor.ts
import path7 from "node:path";

// src/engines/counter-program.ts
import { createHash as createHash3 } from "node:crypto";
import {
  copyFileSync,
  existsSync as existsSync5,
  mkdtempSync,
  readFileSync as readFileSync2,
  renameSync as renameSync2,
  rmSync as rmSync3,
  symlinkSync
} from "node:fs";
import path6 from "node:path";
import { fileURLToPath as fileURLToPath2 } from "node:url";

// src/engines/valgrind.ts
import { existsSync as existsSync4, realpathSync } from "node:fs";
import path5 from "node:path";
var valgrindPlatform = "amd64-linux";
var libraryFolders = [
  "lib/x86_64-linux-gnu/valgrind",
  "lib64/valgrind",
  "lib/valgrind",
  "libexec/valgrind"
];
async function findValgrind(environment) {
  if (process.platform !== "linux" || process.arch !== "x64")
    return `instructions are counted on linux-x64 only, and this is ${process.platform}-${process.arch}`;
  const found = findOnPath("valgrind", environment);
  if (found === void 0) return "install valgrind, which is not in a folder of PATH";
  const program = realpathSync(found);
  const prefix = path5.dirname(path5.dirname(program));
  const version = await versionOf(program, environment, /^valgrind-(\S{1,40})/);
  if (version === void 0) return `${program} does not say its version: install valgrind anew`;
  const support = firstWith([...libraryFolders].reverse(), prefix, "default.supp");
  if (support === void 0) return `valgrind's default.supp is not below ${prefix}: install valgrind anew`;
  const libraries = firstWith(libraryFolders, prefix, `libcoregrind-${valgrindPlatform}.a`);
  const headers = path5.join(prefix, "include/valgrind");
  const canCompile = libraries !== void 0 && existsSync4(path5.join(headers, "pub_tool_tooliface.h"));
  return { program, version, support, ...canCompile ? { development: { headers, libraries } } : {} };
}
function firstWith(folders2, prefix, file) {
  return folders2.map((folder) => path5.join(prefix, folder)).find((folder) => existsSync4(path5.join(folder, file)));
}

// src/engines/counter-program.ts
var counterName = "instructions";
var flags2 = [
  "-std=gnu11",
  "-O2",
  "-fno-stack-protector",
  "-fno-strict-aliasing",
  "-fno-builtin",
  "-fno-pie",
  "-no-pie",
  "-DVGA_amd64=1",
  "-DVGO_linux=1",
  "-DVGP_amd64_linux=1",
  "-DVGPV_amd64_linux_vanilla=1",
  "-static",
  "-nodefaultlibs",
  "-nostartfiles",
  "-Wl,-u,_start",
  "-Wl,--build-id=none",
  "-Wl,-Ttext-segment=0x58000000"
];
async function compileCounter(compiler, { version, support, development }, onCompile, signal) {
  const source = readSource();
  const libraries = ["-lcoregrind", "-lvex"].map((name) => `${name}-${valgrindPlatform}`);
  const compiled = await compileOnce(
    compiler,
    {
      name: "counter",
      sources: Buffer.from(source),
      sourceKey: createHash3("sha256").update(JSON.stringify([source, version])).digest("hex"),
      flags: [...flags2, `-I${development.headers}`],
      libraries: [`-L${development.libraries}`, ...libraries, "-lgcc"]
    },
    onCompile,
    signal
  );
  return makeToolFolder(compiled.path, support);
}
function makeToolFolder(tool, support) {
  const folder = `${tool}.valgrind`;
  if (existsSync5(folder)) return folder;
  const partial = mkdtempSync(`${folder}.`);
  try {
    copyFileSync(tool, path6.join(partial, `${counterName}-${valgrindPlatform}`));
    for (const file of ["default.supp", `vgpreload_core-${valgrindPlatform}.so`])
      symlinkSync(path6.join(support, file), path6.join(partial, file));
    renameSync2(partial, folder);
  } catch (cause) {
    if (!existsSync5(folder)) throw cause;
  } finally {
    rmSync3(partial, { recursive: true, force: true });
  }
  return folder;
}
function readSource() {
  const shipped = new URL("./counter.c", import.meta.url);
  return readFileSync2(
    existsSync5(shipped) ? shipped : fileURLToPath2(new URL("../counter/counter.c", import.meta.url)),
    "utf8"
  );
}

// src/engines/simulated-processor.ts
async function findProcessor(compiler, onCompile, signal) {
  const valgrind = await findValgrind(compiler.environment);
  if (typeof valgrind === "string") return valgrind;
  const { development } = valgrind;
  if (development === void 0)
    return callgrind(valgrind, "valgrind's headers and static libraries are not installed");
  try {
    const toolFolder = await compileCounter(compiler, { ...valgrind, development }, onCompile, signal);
    return { tool: "counter", valgrind, toolFolder };
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof MeasurementError)) throw cause;
    return callgrind(valgrind, cause.message);
  }
}
function callgrind(valgrind, fallback) {
  return { tool: "callgrind", valgrind, ...fallback === void 0 ? {} : { fallback } };
}
var lessExact = ["--px-default=sp-at-mem-access", "--px-file-backed=sp-at-mem-access"];
function runOn({ tool, valgrind, toolFolder }, driver, profiles) {
  const { LD_LIBRARY_PATH } = driver.environment;
  const own = tool === "counter" ? [`--tool=${counterName}`, ...lessExact] : [
    "--tool=callgrind",
    "--instr-atstart=no",
    "--compress-strings=no",
    "--compress-pos=no",
    "--dump-line=no",
    `--callgrind-out-file=${path7.join(profiles, "%p")}`
  ];
  return {
    command: valgrind.program,
    // Options of Valgrind's core: no debugger is listened for, and only errors are printed.
    parameters: ["--quiet", "--vgdb=no", "--trace-children=no", ...own, padPath(driver.command)],
    environment: {
      PATH: "/usr/bin:/bin",
      LANG: "C",
      LC_ALL: "C",
      TZ: "UTC",
      ...toolFolder === void 0 ? {} : { VALGRIND_LIB: padPath(toolFolder) },
      ...LD_LIBRARY_PATH === void 0 ? {} : { LD_LIBRARY_PATH }
    },
    ...driver.timeoutMs === void 0 ? {} : { timeoutMs: driver.timeoutMs }
  };
}
var paddedLength = 1024;
function padPath(file) {
  const whole = path7.resolve(file);
  return "/".repeat(Math.max(0, paddedLength - Buffer.byteLength(whole))) + whole;
}

// src/features/counts/measure/count-session.ts
import path9 from "node:path";

// src/features/counts/measure/profile.ts
import { readdirSync, readFileSync as readFileSync3, rmSync as rmSync4 } from "node:fs";
import path8 from "node:path";
function takeProfile(folder) {
  const files = readdirSync(folder).map((name) => path8.join(folder, name));
  const texts = files.map((file) => readFileSync3(file, "latin1"));
  for (const file of files) rmSync4(file);
  const asked = texts.find((text) => text.includes("\ndesc: Trigger: Client Request"));
  return asked === void 0 ? void 0 : parseProfile(asked);
}
function parseProfile(text) {
  const functions = /* @__PURE__ */ new Map();
  const edges = [];
  let current = "";
  let callee;
  let isCall = false;
  let total = 0;
  const ofName = (name) => {
    const found = functions.get(name) ?? { own: 0, inclusive: 0 };
    functions.set(name, found);
    return found;
  };
  for (const line of text.split("\n")) {
    const [key, value] = splitOnce(line, "=");
    if (key === "fn") current = value;
    else if (key === "cfn") callee = value;
    else if (key === "calls") isCall = true;
    else if (/^[+\-*\d]/.test(line)) {
      const cost = Number(line.split(" ")[1] ?? 0);
      if (isCall && callee !== void 0) edges.push({ caller: current, callee, cost });
      else {
        ofName(current).own += cost;
        total += cost;
      }
      isCall = false;
    }
  }
  for (const [, one] of functions) one.inclusive = one.own;
  for (const { caller, callee: called, cost } of edges)
    if (caller !== called) ofName(caller).inclusive += cost;
  for (const [, one] of functions) one.inclusive = Math.min(one.inclusive, total);
  return { total, functions };
}
function splitOnce(line, separator) {
  const at = line.indexOf(separator);
  return at < 0 ? [line, ""] : [line.slice(0, at), line.slice(at + 1)];
}

// src/features/counts/measure/count-session.ts
var folders = {
  baseline: "baseline-",
  candidate: "candidate",
  base: "base-----"
};
function profilesOf(workspace, { role, storage, tests: [first] }) {
  const database = first && workspace.databaseOf(first).replaceAll("/", "-");
  return path9.join(workspace.folder, `profiles-${folders[role]}-${database}-${storage}`);
}
var CountSession = class {
  #engine;
  #workspace;
  #part;
  #timeoutMs;
  #signal;
  #open;
  #hasOpened = false;
  #rehearses = true;
  /** @param engine on the simulated processor */
  constructor(engine, workspace, part, timeoutMs, signal) {
    this.#engine = engine;
    this.#workspace = workspace;
    this.#part = part;
    this.#timeoutMs = timeoutMs;
    this.#signal = signal;
  }
  /** @throws EngineFailure */
  async count(test) {
    const session = await this.#session(test);
    const { statements, warm } = this.#workspace.files(test);
    try {
      await session.ready({ pass: "count", kind: test.kind, statements, warm, timeoutMs: this.#timeoutMs });
      const { instructions, threads, work } = await session.go();
      if (threads !== void 0) throw new EngineFailure("error", startsThreads);
      if (instructions !== void 0) return { instructions, work };
      const profile = takeProfile(profilesOf(this.#workspace, this.#part));
      if (profile === void 0 || profile.total === 0)
        throw new EngineFailure("error", "Valgrind has counted nothing");
      return { instructions: profile.total, work, profile };
    } catch (cause) {
      await this.close();
      throw cause;
    }
  }
  /** Whether its process could be prepared once. */
  get hasOpened() {
    return this.#hasOpened;
  }
  async close() {
    await this.#open?.close();
    this.#open = void 0;
  }
  async #session(test) {
    if (this.#open !== void 0) return this.#open;
    const { storage } = this.#part;
    makeFolder(profilesOf(this.#workspace, this.#part));
    const files = this.#files(test);
    this.#open = await this.#openRehearsed(files, storage);
    this.#hasOpened = true;
    takeProfile(profilesOf(this.#workspace, this.#part));
    return this.#open;
  }
  /** An engine that fails in the rehearsal may do so in one test alone: then it goes without. */
  async #openRehearsed(files, storage) {
    const { rehearsal } = this.#part;
    if (rehearsal !== void 0 && this.#rehearses)
      try {
        return await this.#engine.open({ ...files, rehearsal }, storage, "count", this.#signal);
      } catch (cause) {
        if (!(cause instanceof EngineFailure)) throw cause;
        this.#rehearses = false;
      }
    return await this.#engine.open(files, storage, "count", this.#signal);
  }
  #files(test) {
    const workspace = this.#workspace;
    const database = workspace.databaseOf(test);
    const { role } = this.#part;
    const folder = path9.join(workspace.folder, database, folders[role]);
    return {
      ...workspace.variant(role, test.variant, workspace.form(test.variant), database),
      dropsCache: false,
      template: (storage) => path9.join(folder, `${storage}-template`),
      work: (storage) => path9.join(folder, storage)
    };
  }
};

// src/features/counts/measure/counting-pass.ts
import { availableParallelism } from "node:os";
async function inParallel(items, work) {
  const left = [...items];
  const workOn = async () => {
    for (let item = left.shift(); item !== void 0; item = left.shift()) await work(item);
  };
  const stopOthers = (cause) => {
    left.length = 0;
    throw cause;
  };
  const workers = Array.from({ length: availableParallelism() }, () => workOn().catch(stopOthers));
  for (const worker of await Promise.allSettled(workers))
    if (worker.status === "rejected") throw worker.reason;
}
function engineOf(pass, part) {
  const engine = pass.engines[part.role];
  if (engine === void 0) throw new Error(`the run has no ${part.role} engine`);
  return engine.on(pass.processor, profilesOf(pass.workspace, part));
}
function describeUncounted(cause, signal) {
  signal.throwIfAborted();
  if (!(cause instanceof EngineFailure)) throw cause;
  const hint = /SIGILL/.test(cause.message) ? "; Valgrind's processor has no AVX-512: build for one without it, such as -march=x86-64-v3" : "";
  return `under Valgrind ${cause.message}${hint}`;
}

// src/features/counts/measure/count-each.ts
async function* countEach(pass, part, tests = part.tests) {
  const engine = engineOf(pass, part);
  if (typeof engine === "string") {
    for (const test of tests) yield [test, engine];
    return;
  }
  const session = new CountSession(engine, pass.workspace, part, pass.timeoutMs, pass.signal);
  let unopened;
  try {
    for (const test of tests) {
      pass.signal.throwIfAborted();
      const why = unopened ?? (pass.isOutOfTime() ? "the run's time was over" : void 0);
      const outcome = why ?? await countOne(pass, part, session, test);
      if (typeof outcome === "string" && why === void 0 && !session.hasOpened) unopened = outcome;
      yield [test, outcome];
    }
  } finally {
    await session.close();
  }
}
async function countOne({ signal }, { twice }, session, test) {
  try {
    const counted = await session.count(test);
    return twice.includes(test) ? { ...counted, again: (await session.count(test)).instructions } : counted;
  } catch (cause) {
    return describeUncounted(cause, signal);
  }
}

// src/features/counts/measure/counted-machine.ts
import { createHash as createHash4 } from "node:crypto";
import { readFileSync as readFileSync4 } from "node:fs";
var passedOn = [
  "aes",
  "avx",
  "avx2",
  "bmi1",
  "bmi2",
  "cx16",
  "f16c",
  "fma",
  "abm",
  "pclmulqdq",
  "rdrand",
  "rdseed"
];
var passedOnToo = ["sse3", "pni", "sse4_1", "sse4_2", "ssse3"];
function readCountedMachine() {
  const flags3 = /^flags\s*:(.*)$/m.exec(readFileSync4("/proc/cpuinfo", "latin1"))?.[1]?.split(" ") ?? [];
  const cpuFeatures = [...passedOn, ...passedOnToo].filter((feature) => flags3.includes(feature)).toSorted();
  return { cpuFeatures, libc: libcOf(readFileSync4("/proc/self/maps", "latin1")) };
}
function libcOf(maps) {
  const file = /\s(\/\S*\/(?:libc\.so\.6|libc-[\d.]+\.so|ld-musl-\S+))$/m.exec(maps)?.[1];
  if (file === void 0) return "unknown";
  const hash = createHash4("sha256").update(readFileSync4(file)).digest("hex").slice(0, 12);
  const { glibcVersionRuntime } = process.report.getReport().header;
  return `${glibcVersionRuntime === void 0 ? "libc" : `glibc ${glibcVersionRuntime}`} ${hash}`;
}

// src/features/counts/measure/function-counts.ts
var mostTests = 10;
var compared = ["base", "candidate"];
async function profileChanges(pass, records, changes) {
  const tests = changes.slice(0, mostTests).map(({ test }) => test);
  if (tests.length === 0) return records;
  pass.progress.step(
    `finding the functions that changed in ${tests.length} test${tests.length === 1 ? "" : "s"}`
  );
  const found = /* @__PURE__ */ new Map();
  const groups = Map.groupBy(tests, (test) => `${test.storage} ${pass.workspace.databaseOf(test)}`);
  const parts = [...groups.values()].flatMap((alike) => compared.map((role) => ({ role, alike })));
  await inParallel(parts, async ({ role, alike }) => {
    for (const [test, profile] of await profilesOfPart(pass, role, alike))
      found.set(`${role} ${testPath(test)}`, profile);
  });
  return records.map((record) => {
    const [base, candidate] = compared.map((role) => found.get(`${role} ${testPath(record)}`));
    return base === void 0 || candidate === void 0 ? record : { ...record, profile: compareProfiles(base, candidate) };
  });
}
async function profilesOfPart(pass, role, tests) {
  const [first] = tests;
  if (first === void 0) return [];
  const part = { role, storage: first.storage, tests, twice: [] };
  const profiles = [];
  for await (const [test, outcome] of countEach(pass, part))
    profiles.push([
      test,
      typeof outcome === "string" ? outcome : outcome.profile ?? "Callgrind has written no profile"
    ]);
  return profiles;
}
function compareProfiles(base, candidate) {
  if (typeof base === "string") return { unknown: base };
  if (typeof candidate === "string") return { unknown: candidate };
  if (isStripped(base) || isStripped(candidate))
    return {
      unknown: "a build has no symbols of its functions: keep them (link without -s, and do not strip the library), so that they can be named"
    };
  const names = new Set([...base.functions.keys(), ...candidate.functions.keys()].filter(isNamed));
  const all = [...names].map((name) => {
    const [before, after] = [base, candidate].map(
      ({ functions }) => functions.get(name) ?? { own: 0, inclusive: 0 }
    );
    return {
      name: name.slice(0, limits.name),
      own: { base: before.own, candidate: after.own },
      inclusive: { base: before.inclusive, candidate: after.inclusive }
    };
  });
  const changed = all.filter(({ own }) => own.base !== own.candidate);
  const byOwn = changed.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  return { functions: byOwn.slice(0, mostFunctions) };
}
function sizeOf({ own }) {
  return Math.abs(own.candidate - own.base);
}
function isNamed(name) {
  return !/^(0x[0-9a-f]+|\?\?\?)$/.test(name);
}
function isStripped({ total, functions }) {
  const unnamed = [...functions].reduce((sum, [name, { own }]) => sum + (isNamed(name) ? 0 : own), 0);
  return unnamed * 2 > total;
}

// src/features/counts/measure/recounts.ts
var mostSessions = 3;
async function recountChanges(pass, parts, records, changes) {
  const changed = parts.flatMap((part) => {
    const tests = mostChanged(part, changes);
    return part.role === "baseline" || tests.length === 0 ? [] : [{ ...part, tests, twice: [] }];
  });
  const sessions = changed.filter(({ role }) => role === "candidate").length;
  if (sessions === 0 || sessions > mostSessions) return records;
  pass.progress.step("counting again what seems to have changed");
  const counted = /* @__PURE__ */ new Map();
  await inParallel(changed, async (part) => {
    for await (const [test, outcome] of countEach(pass, part))
      if (typeof outcome !== "string") counted.set(`${part.role} ${testPath(test)}`, outcome.instructions);
  });
  return records.map(
    (record) => record.counts === void 0 ? record : {
      ...record,
      counts: record.counts.map(
        (count) => isTaken(count) ? withAgain(count, counted.get(`${count.role} ${testPath(record)}`)) : count
      )
    }
  );
}
function mostChanged({ tests }, changes) {
  const own = new Map(tests.map((test) => [testPath(test), test]));
  const changed = changes.flatMap(({ test }) => own.get(testPath(test)) ?? []);
  return kinds.flatMap((kind) => changed.filter((test) => test.kind === kind).slice(0, 1));
}
function withAgain(count, recounted) {
  const { instructions, again = instructions } = count;
  if (recounted === void 0) return count;
  const differsMore = Math.abs(recounted - instructions) >= Math.abs(again - instructions);
  return { ...count, again: differsMore ? recounted : again };
}

// src/features/counts/measure/rehearsal.ts
import path10 from "node:path";
var rows = 100;
var repetitions = 3;
async function writeRehearsal(workspace, { variant, storage }, size, catalogue, signal) {
  if (catalogue[suiteOf(variant)].definition !== void 0) return void 0;
  const file = path10.join(workspace.folder, variant, `rehearsal-${storage}.sql`);
  await workspace.write(file, rehearsalStatements(variant, storage, size, catalogue), signal);
  return file;
}
function* rehearsalStatements(variant, storage, size, catalogue) {
  const small = { ...size, rows: Math.min(rows, size.rows) };
  yield* preparationStatements(variant, small, void 0, catalogue);
  const workloads = catalogue[suiteOf(variant)].workloads.filter((one) => one.storages.includes(storage));
  yield* new Set(workloads.flatMap(({ warm }) => warm));
  for (const { name } of workloads)
    yield* firstOf(timedStatements({ variant, workload: name }, small, catalogue));
}
function* firstOf(statements) {
  let begun = 0;
  let left = repetitions;
  for (const statement of statements) {
    if (/^BEGIN\b/i.test(statement)) begun++;
    else if (/^(COMMIT|ROLLBACK)\b/i.test(statement)) begun--;
    else if (left-- === 0) break;
    yield statement;
  }
  if (begun > 0) yield "COMMIT;";
}

// src/features/counts/measure/counting.ts
var slowDown = 120;
var longest = 600;
var folderLength = 360;
async function countInstructions(settings, context, inputs) {
  const { pass, parts = [], ...counted } = await countTests(settings, context, inputs);
  if (pass === void 0) return counted;
  const changesOf = (records2) => compareInstructions(records2, inputs.compileOptions, settings.criteria.ceilings)?.changes ?? [];
  const records = await recountChanges(pass, parts, counted.records, changesOf(counted.records));
  const onCallgrind = { ...pass, processor: callgrind(pass.processor.valgrind) };
  return { ...counted, records: await profileChanges(onCallgrind, records, changesOf(records)) };
}
async function countTests(settings, { compiler, progress, signal }, inputs) {
  const { countRows: rows2, statements, seed, warehouses, sampleTimeout = longest / slowDown } = settings;
  const chosen = inputs.records.filter(
    ({ variant }) => inputs.catalogue[suiteOf(variant)].isCounted?.(variant) ?? true
  );
  const processor = await findProcessor(compiler, () => progress.step("compiling the counting tool"), signal);
  if (typeof processor === "string") return withoutCounts(inputs, chosen, { rows: rows2, problem: processor });
  const size = { rows: rows2, seed, warehouses };
  const workspace = new Workspace(countFolder(inputs.folder), size, { statements }, inputs.catalogue);
  progress.step(`counting instructions, with ${rows2} rows`);
  for (const variant of variants.filter((name) => chosen.some((test) => test.variant === name)))
    await workspace.prepare(
      variant,
      chosen.filter((test) => test.variant === variant),
      signal
    );
  const parts = await withRehearsals(
    partsOf2(chosen, workspace, rolesOf(inputs.engines)),
    workspace,
    size,
    inputs.catalogue,
    signal
  );
  const pass = {
    ...inputs,
    processor,
    workspace,
    timeoutMs: sampleTimeout * slowDown * 1e3,
    progress,
    signal
  };
  const { tool, valgrind, fallback } = processor;
  const environment = { tool, valgrind: valgrind.version, ...readCountedMachine() };
  const taken = await countParts(pass, parts, { rows: rows2, environment });
  const records = inputs.records.map((record) => withCounts(record, taken.get(testPath(record))));
  const problem = fallback === void 0 ? {} : { problem: `counted by Callgrind: ${fallback}` };
  return { records, counting: { rows: rows2, environment, ...problem }, pass, parts };
}
function countFolder(folder) {
  const missing = folderLength - Buffer.byteLength(folder) - 1;
  if (missing < 1) return path11.join(folder, "c");
  const names = missing > 200 ? ["c".repeat(200), "c".repeat(Math.max(1, missing - 201))] : ["c".repeat(missing)];
  return path11.join(folder, ...names);
}
function partsOf2(tests, workspace, roles) {
  const groups = Map.groupBy(tests, (test) => `${test.storage} ${workspace.databaseOf(test)}`);
  const parts = [...groups.values()].flatMap(
    (alike) => roles.flatMap((role) => {
      const own = alike.filter((test) => rolesOfTest(test, roles).includes(role));
      const [first] = own;
      return first === void 0 ? [] : [
        {
          part: { role, storage: first.storage, tests: own, twice: shortestOf(own, role) },
          ns: timeOf(own, role)
        }
      ];
    })
  );
  return parts.toSorted((one, other) => other.ns - one.ns).map(({ part }) => part);
}
async function withRehearsals(parts, workspace, size, catalogue, signal) {
  const files = /* @__PURE__ */ new Map();
  for (const { tests } of parts)
    for (const test of tests.slice(0, 1)) {
      const key = `${test.variant} ${test.storage}`;
      if (!files.has(key)) files.set(key, await writeRehearsal(workspace, test, size, catalogue, signal));
    }
  return parts.map((part) => {
    const [first] = part.tests;
    return { ...part, ...omitUndefined({ rehearsal: files.get(`${first?.variant} ${first?.storage}`) }) };
  });
}
function shortestOf(tests, role) {
  return kinds.flatMap(
    (kind) => tests.filter((test) => test.kind === kind).toSorted((one, other) => (timeOf([one], role) || Infinity) - (timeOf([other], role) || Infinity)).slice(0, 1)
  );
}
function timeOf(tests, role) {
  return tests.reduce((sum, { samples }) => sum + (samples.find((one) => one.role === role)?.ns ?? 0), 0);
}
async function countParts(pass, parts, basis) {
  const taken = /* @__PURE__ */ new Map();
  const total = parts.reduce((sum, { tests }) => sum + tests.length, 0);
  let done = 0;
  await inParallel(parts, async (part) => {
    await countPart(pass, part, basis, (test, count) => {
      const path12 = testPath(test);
      taken.set(path12, [...taken.get(path12) ?? [], count]);
      pass.progress.test({ pass: "count", test, done: ++done, total, remainingNs: void 0 });
    });
  });
  return taken;
}
async function countPart(pass, part, basis, onCount) {
  const { role } = part;
  const known = new Map(
    pass.earlier.filter((one) => one.count.role === role && isDeepStrictEqual(one.basis, basis)).map(({ test, count }) => [test, count])
  );
  const tests = part.tests.filter((test) => !known.has(testPath(test)));
  for (const test of part.tests) {
    const count = known.get(testPath(test));
    if (count !== void 0) onCount(test, count);
  }
  for await (const [test, outcome] of countEach(pass, part, tests)) {
    if (typeof outcome === "string") {
      onCount(test, { role, uncounted: outcome });
      continue;
    }
    const { instructions, again, work } = outcome;
    const count = { role, instructions, ...omitUndefined({ again }), work };
    pass.keep(test, count, basis);
    onCount(test, count);
  }
}
function withCounts(record, counts) {
  return counts === void 0 ? record : { ...record, counts };
}
function withoutCounts({ records, engines }, chosen, counting) {
  const refused = (test) => rolesOfTest(test, rolesOf(engines)).map((role) => ({ role, uncounted: counting.problem }));
  return {
    counting,
    records: records.map(
      (record) => withCounts(record, chosen.includes(record) ? refused(record) : void 0)
    )
  };
}

export {
  readEnvironment,
  compileOnce,
  isServer,
  EngineFailure,
  startsThreads,
  NotThisEngineKind,
  runOn,
  padPath,
  findBaseline,
  withPragmas,
  onlyGiven,
  askedValue,
  chooseControls,
  planControls,
  decisiveSettings,
  warningsOf,
  Workspace,
  countInstructions,
  countTests
};
