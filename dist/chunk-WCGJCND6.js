import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  sharesReads
} from "./chunk-7CCGG6YM.js";
import {
  preparationStatements,
  timedStatements,
  timedTemplates,
  timedTransactions
} from "./chunk-4THRQMZ6.js";
import {
  describeIssues
} from "./chunk-GTPQOVS4.js";
import {
  transactionTimes
} from "./chunk-YHAYBOAR.js";
import {
  RandomStream,
  findWorkload,
  shapeOf,
  suites,
  textOf,
  valuesOf,
  workloadOf
} from "./chunk-NQV2QT6G.js";
import {
  array,
  boolean,
  bucketCount,
  int,
  limits,
  literal,
  object,
  record,
  rolesOf,
  string,
  tuple,
  union
} from "./chunk-24VBGLXN.js";
import {
  padPath,
  runOn
} from "./chunk-Y6XJUAA3.js";
import {
  killGroup,
  sendSignal,
  startProgram
} from "./chunk-2PAZFJAJ.js";
import {
  makeFolder
} from "./chunk-5K5PIIK3.js";
import {
  InputError,
  formatSetting,
  formatValue,
  omitUndefined,
  storages,
  suiteOf,
  testPath,
  truncate,
  variants
} from "./chunk-ULWFNPWD.js";

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

// src/engines/library-file.ts
import { closeSync, openSync, readSync, statSync } from "node:fs";
var elfMachines = {
  3: "x86 (32-bit)",
  40: "arm (32-bit)",
  62: "x86-64",
  8: "mips",
  21: "ppc64",
  22: "s390x",
  183: "arm64",
  243: "riscv64"
};
var machMachines = { 16777223: "x86-64", 16777228: "arm64" };
var machineNames = { x64: "x86-64", arm64: "arm64" };
function checkLibraryFile(part, file, platform, architecture) {
  let header;
  let size;
  try {
    const info = statSync(file);
    if (!info.isFile()) throw new InputError(`${part} "${file}" is not a file: give a shared library`);
    size = info.size;
    header = readStart(file);
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    const missing = cause.code === "ENOENT";
    const reason = missing ? "does not exist" : `cannot be read (${cause.message})`;
    throw new InputError(`${part} "${file}" ${reason}: give the path of a shared library`, { cause });
  }
  const built = platform === "darwin" ? machMachine(header) : elfMachine(header);
  if (built === void 0) {
    const format = platform === "darwin" ? "Mach-O" : "ELF";
    throw new InputError(
      `${part} "${file}" is not a shared library: it has no ${format} header (it begins with ${preview(header)})`
    );
  }
  const completeSize = platform === "darwin" ? 0 : elfSize(header);
  if (size < completeSize)
    throw new InputError(`${part} "${file}" is cut off: it has ${size} bytes of at least ${completeSize}`);
  const machine = machineNames[architecture] ?? architecture;
  if (built !== machine && built !== "several")
    throw new InputError(
      `${part} "${file}" is built for ${built}, this machine is ${machine}: give a library built for ${machine}`
    );
}
function isProgramFile(file) {
  try {
    const header = readStart(file, 4096);
    return isElfProgram(header) || isMachProgram(header) || startsScript(header);
  } catch {
    return false;
  }
}
function isElfProgram(header) {
  const is64BitLittleEndian = header[4] === 2 && header[5] === 1;
  if (header.length < 64 || header.readUInt32BE(0) !== 2135247942 || !is64BitLittleEndian) return false;
  const executable = 2;
  const interpreter = 3;
  if (header.readUInt16LE(16) === executable) return true;
  const start = Number(header.readBigUInt64LE(32));
  const size = header.readUInt16LE(54);
  const offsets = Array.from({ length: header.readUInt16LE(56) }, (_, index) => start + index * size);
  return offsets.some((offset) => offset + 4 <= header.length && header.readUInt32LE(offset) === interpreter);
}
function isMachProgram(header) {
  const executable = 2;
  return header.length >= 16 && header.readUInt32LE(0) === 4277009103 && header.readUInt32LE(12) === executable;
}
function isScript(file) {
  return startsScript(readStart(file));
}
function startsScript(header) {
  return header.toString("latin1", 0, 2) === "#!";
}
function readStart(file, most = 64) {
  const handle = openSync(file, "r");
  try {
    const buffer = Buffer.alloc(most);
    return buffer.subarray(0, readSync(handle, buffer, 0, buffer.length, 0));
  } finally {
    closeSync(handle);
  }
}
function elfMachine(header) {
  const sharedObject = 3;
  if (header.length < 20 || header.readUInt32BE(0) !== 2135247942) return void 0;
  const littleEndian = header[5] === 1;
  const type = littleEndian ? header.readUInt16LE(16) : header.readUInt16BE(16);
  if (type !== sharedObject) return void 0;
  const machine = littleEndian ? header.readUInt16LE(18) : header.readUInt16BE(18);
  return elfMachines[machine] ?? `machine number ${machine}`;
}
function elfSize(header) {
  const is64BitLittleEndian = header[4] === 2 && header[5] === 1;
  if (header.length < 64 || !is64BitLittleEndian) return 0;
  return Number(header.readBigUInt64LE(40)) + header.readUInt16LE(58) * header.readUInt16LE(60);
}
function machMachine(header) {
  if (header.length < 8) return void 0;
  if (header.readUInt32BE(0) === 3405691582) return "several";
  if (header.readUInt32LE(0) !== 4277009103) return void 0;
  const machine = header.readUInt32LE(4);
  return machMachines[machine] ?? `machine number ${machine}`;
}
function preview(header) {
  return header.length === 0 ? "nothing: it is empty" : JSON.stringify(header.subarray(0, 8).toString("latin1"));
}

// src/measure/pass.ts
function readKept(schema, kept, what) {
  const { data, error } = array(schema).safeParse(kept);
  if (error === void 0) return data;
  throw new InputError(
    `the ${what} in results.sqlite are not as this version writes them (${describeIssues(error, kept)}): measure again without --resume`
  );
}
function wantedChecks(features, settings) {
  return features.flatMap(({ name, check }) => check?.isWanted(settings) === true ? [{ name, check }] : []);
}
function wantedPasses(features, settings) {
  return features.flatMap(({ name, pass }) => pass?.isWanted(settings) === true ? [{ name, pass }] : []);
}

// src/measure/workspace.ts
import { createHash } from "node:crypto";
import { closeSync as closeSync2, existsSync, openSync as openSync2, rmSync, writeSync } from "node:fs";
import path from "node:path";
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
    const inFolder = (name) => path.join(this.folder, variant, name);
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
   * @param place where its samples are timed; they take no turns if absent
   */
  variant(arm, variant, form = this.form(variant), database = variant, place) {
    const folder = path.join(this.folder, database, arm, place?.name ?? "");
    const prepared = path.join(this.folder, database, arm === "control" ? "baseline" : arm);
    const { attempts, dropsCache } = this.#catalogue[suiteOf(variant)];
    return {
      variant,
      preparation: this.#preparation(database),
      form,
      dropsCache: dropsCache?.(variant) ?? false,
      connections: this.#threads,
      ...omitUndefined({
        attempts: attempts?.(variant, this.#size),
        processor: place?.processor,
        turns: place?.turnTable.file
      }),
      template: (storage) => path.join(prepared, `${storage}-template`),
      work: (storage) => path.join(folder, storage)
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
    return path.join(this.folder, database, "prepare.sql");
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
      makeFolder(path.dirname(file));
      const handle = openSync2(file, "w");
      try {
        for (const chunk of chunks(statements)) {
          await setImmediate();
          signal.throwIfAborted();
          hash.update(chunk);
          for (let written = 0; written < chunk.length; ) written += writeSync(handle, chunk, written);
        }
      } finally {
        closeSync2(handle);
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

// src/engines/own-version.ts
import { statSync as statSync2 } from "node:fs";
var knownVersionQueries = ["SELECT dolt_version();", "PRAGMA cipher_version;"];
var lookedAt = 4096;
function readVersion(answer) {
  const [line] = answer.split(/[\p{Zl}\p{Zp}\p{Cc}]+/u).filter((one) => one.trim() !== "");
  const version = line?.trim().replace(/^v(?=\d)/, "");
  return version === void 0 ? void 0 : [...version].slice(0, limits.version).join("").toWellFormed();
}
function readVersionFile(file) {
  const source = `engine-version: file "${file}"`;
  const version = readVersion(textOf2(file, source));
  if (version === void 0)
    throw new InputError(`${source} has no text in its first ${lookedAt} bytes: write the version there`);
  return version;
}
function textOf2(file, source) {
  try {
    if (!statSync2(file).isFile()) throw new Error("it is no plain file");
    return readStart(file, lookedAt).toString();
  } catch (cause) {
    const reason = cause.message;
    throw new InputError(
      `${source} cannot be read (${reason}): name the file that holds the candidate's version`,
      { cause }
    );
  }
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
  if (setting === "cache_size" || setting === "page_size") return String(Number(value));
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
var settingNames = [...decisiveSettings, "page_size"];
function unequalAnswers(one, other, settings, isChosen) {
  const others = settingsByPlace(other);
  return settings.flatMap(
    (setting) => [...settingsByPlace(one)].flatMap(([place, at]) => {
      const [left, right] = [at.inForce, others.get(place)?.inForce].map((known2) => known2?.[setting]);
      if (left === void 0 || right === void 0 || left === right || isChosen(setting, at)) return [];
      return [
        { setting, place, values: [formatSetting(setting, left), formatSetting(setting, right)] }
      ];
    })
  );
}
function unequalSettings(one, other) {
  return unequalAnswers(one, other, settingNames, (setting, { storage }) => {
    const [left, right] = [one, other].map(
      ({ pragmas }) => askedValue(pragmas?.[storage] ?? [], storage, setting)
    );
    return left !== right;
  });
}
function differentSettings({ candidate, baseline }, size) {
  const isAsked = (setting, { storage, variant }) => variant !== void 0 && size === void 0 || [candidate, baseline].some(({ pragmas }) => {
    const own2 = variant === void 0 || size === void 0 ? [] : attemptsOf(variant, size);
    const all = [...withPragmas(pragmas)[storage], ...own2];
    return askedValue(all, storage, setting) !== void 0;
  });
  const isOwn = (setting, at) => setting !== "synchronous" && !isAsked(setting, at);
  const own = unequalAnswers(candidate, baseline, decisiveSettings, (...one) => !isOwn(...one));
  const chosen = unequalAnswers(baseline, candidate, decisiveSettings, isOwn);
  const texts = own.map(({ setting, place, values: [value, usual] }) => {
    return { words: `${setting} ${value}, where ${baseline.name} has ${usual}`, place };
  });
  const warnings = [...Map.groupBy(chosen, ({ setting }) => setting)].map(([setting, different]) => {
    const words = different.map(({ place, values: [left, right] }) => {
      return { words: `${left} on ${baseline.name}, ${right} on ${candidate.name}`, place };
    });
    return `Not the same ${setting}: ${withPlaces(words).join("; ")}. Multipliers there may say as much of that as of the engines; the configuration's pragmas can make it the same.`;
  });
  if (own.length === 0) return warnings;
  return [
    `${candidate.name}'s own defaults: ${withPlaces(texts).join("; ")}. Multipliers include their effect; the configuration's pragmas can make them the same.`,
    ...warnings
  ];
}
function attemptsOf(variant, size) {
  return suites[suiteOf(variant)].attempts?.(variant, size) ?? [];
}
function settingsByPlace({ settings = {}, variantSettings = {} }) {
  const common = storages.flatMap((storage) => {
    const inForce = settings[storage];
    return inForce === void 0 ? [] : [[storage, { storage, inForce }]];
  });
  const others = variants.flatMap(
    (variant) => storages.flatMap((storage) => {
      const inForce = variantSettings[variant]?.[storage];
      return inForce === void 0 ? [] : [[`${variant}/${storage}`, { storage, variant, inForce }]];
    })
  );
  return new Map([...common, ...others]);
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
      const attempts = attemptsOf(variant, size);
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

// src/verdict/warnings.ts
function warningsOf(recording, storages2, features = []) {
  const { run, suite, machine, engines, skipped } = recording;
  return [
    ...resumedWarning(run?.startedAt, run?.resumed),
    ...skippedWarning(skipped, recording.identicalBase),
    ...machine?.fileSystem === "tmpfs" && storages2.some((storage) => storage !== "memory") ? ["The databases were on tmpfs, where flushing costs nothing: file and autocommit times are too good."] : [],
    ...sameFile(engines),
    ...unequalKinds(engines),
    ...differentSettings(engines, suite),
    ...suite === void 0 ? [] : refusedSettings(engines, suite),
    ...features.flatMap(({ runWarnings }) => runWarnings?.(recording) ?? [])
  ];
}
function skippedWarning(skipped, identicalBase) {
  if (skipped === void 0) return [];
  const names = [...new Set(skipped.map(({ workload }) => workload))].join(", ");
  if (identicalBase !== void 0)
    return [`Not measured, since they compare with the base only, which is the candidate's file: ${names}.`];
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

// src/suite/commits.ts
var known = /* @__PURE__ */ new Map();
function commitCount(test) {
  const named = findWorkload(test);
  if (test.kind === "reads" || named === void 0) return 0;
  let count2 = known.get(named);
  if (count2 === void 0) {
    const source = { variant: test.variant, rows: 1e3, seed: 1, random: new RandomStream(1, "commits") };
    count2 = countCommits(named.statements(source));
    known.set(named, count2);
  }
  return count2;
}
function countCommits(statements) {
  let count2 = 0;
  let isOpen = false;
  let hasChanges = false;
  for (const template of statements) {
    const statement = textOf(template);
    if (statement === "BEGIN;") isOpen = true;
    else if (statement === "COMMIT;" || statement === "ROLLBACK;") {
      if (hasChanges && statement === "COMMIT;") count2++;
      isOpen = false;
      hasChanges = false;
    } else if (!statement.startsWith("SELECT")) {
      if (isOpen) hasChanges = true;
      else count2++;
    }
  }
  return count2;
}

// src/measure/turn-plan.ts
var mostChunks = 1e3;
var fewestFloors = 200;
var fewestTurns = 6;
var millisecond = 1e6;
var inShortTurns = { turnNs: 16 * millisecond, leastTurnNs: 2 * millisecond, processor: "shared" };
var ofServerReads = {
  chunkNs: 2 * millisecond,
  turnNs: 200 * millisecond,
  leastTurnNs: 100 * millisecond,
  processor: "shared"
};
var ofServerWrites = {
  chunkNs: 2 * millisecond,
  turnNs: Number.POSITIVE_INFINITY,
  leastTurnNs: Number.POSITIVE_INFINITY,
  processor: "shared"
};
function planTurns(test, areServers = false) {
  const { storage, kind } = test;
  if (areServers) return kind === "reads" ? ofServerReads : ofServerWrites;
  if (kind === "reads") return { ...inShortTurns, chunkNs: millisecond };
  if (storage === "autocommit" || storage === "file" && commitCount(test) > 1)
    return {
      chunkNs: 8 * millisecond,
      turnNs: 32 * millisecond,
      leastTurnNs: 32 * millisecond,
      processor: "any"
    };
  return { ...inShortTurns, chunkNs: 2 * millisecond };
}
function chunkStatements(plan, { ns, statements }, floorNs) {
  const chunkNs = Math.max(plan.chunkNs, ns / mostChunks, fewestFloors * floorNs);
  return Math.max(1, Math.round(chunkNs * statements / ns));
}
function turnChunks(plan, { ns, statements }, inChunk) {
  const turnNs = Math.min(plan.turnNs, Math.max(plan.leastTurnNs, ns / fewestTurns));
  const planned = Math.max(1, Math.round(turnNs * statements / (ns * inChunk)));
  return Math.min(planned, Math.ceil(statements / inChunk));
}

// src/measure/in-parallel.ts
import { availableParallelism } from "node:os";
async function inParallel(items, work, workers = availableParallelism()) {
  const left = [...items];
  const workOn = async () => {
    for (let item = left.shift(); item !== void 0; item = left.shift()) await work(item);
  };
  const stopOthers = (cause) => {
    left.length = 0;
    throw cause;
  };
  await allEnded(Array.from({ length: workers }, () => workOn().catch(stopOthers)));
}
async function allEnded(working) {
  throwFirst(await Promise.allSettled(working));
}
function throwFirst(results) {
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

// src/measure/sessions.ts
var Sessions = class {
  #engines;
  #workspace;
  #variant;
  #pass;
  #signal;
  #form;
  #place;
  #open = /* @__PURE__ */ new Map();
  /**
   * @param form of the executed statements; the variant's own form if absent
   * @param place where samples are timed; absent if they are not
   */
  constructor(engines, workspace, variant, pass, signal, { form, place } = {}) {
    this.#engines = engines;
    this.#workspace = workspace;
    this.#variant = variant;
    this.#pass = pass;
    this.#signal = signal;
    this.#form = form;
    this.#place = place;
  }
  /** @throws EngineFailure if the engine's process does not reach the prepared state */
  get(arm, test) {
    const { storage } = test;
    const database = this.#workspace.databaseOf(test);
    const key = keyOf(arm, storage, database);
    const open = this.#open.get(key);
    if (open !== void 0) return open.session;
    const engine = this.#engines[arm === "control" ? "baseline" : arm];
    if (engine === void 0) throw new Error(`the run has no ${arm} engine`);
    const files = this.#workspace.variant(arm, this.#variant, this.#form, database, this.#place);
    const session = engine.open(files, storage, this.#pass, this.#signal);
    session.catch(() => this.#open.delete(key));
    this.#open.set(key, { arm, storage, database, session });
    return session;
  }
  /** Whether a process of a test's storage and database is open. */
  has(test) {
    const database = this.#workspace.databaseOf(test);
    return [...this.#open.values()].some(
      (open) => open.storage === test.storage && open.database === database
    );
  }
  /** Ends a process. The next request gets a new process. */
  async drop(arm, test) {
    await this.#close(keyOf(arm, test.storage, this.#workspace.databaseOf(test)));
  }
  /** Ends the processes that reads of a storage share. @returns what failed */
  async endReads(storage) {
    const own = [...this.#open].filter(([, open]) => open.storage === storage);
    const failed = await Promise.all(
      own.map(async ([key, { arm, session }]) => {
        try {
          await (await session).endShared();
          return [];
        } catch (cause) {
          await this.#close(key);
          return [{ arm, cause }];
        }
      })
    );
    return failed.flat();
  }
  async close() {
    const sessions = await Promise.allSettled([...this.#open.values()].map(({ session }) => session));
    this.#open.clear();
    await Promise.all(
      sessions.map((opened) => opened.status === "fulfilled" ? opened.value.close() : void 0)
    );
  }
  async #close(key) {
    const open = this.#open.get(key);
    this.#open.delete(key);
    await (await open?.session.catch(() => void 0))?.close();
  }
};
function keyOf(arm, storage, database) {
  return `${arm} ${storage} ${database}`;
}

// src/measure/rounds.ts
var passes = { screening: "time", confirmation: "confirm", precision: "narrow", decided: "time" };
async function runRounds(context, schedule, { visitNs, now, deadline: last = Number.POSITIVE_INFINITY, narrowUntil = last }) {
  const { records, progress } = context;
  const start = now();
  let done = 0;
  let past = 0;
  for (let round = schedule(records.all); round !== void 0; round = schedule(records.all)) {
    const { phase, visits, tests, expected } = round;
    const deadline = phase === "precision" ? Math.min(last, narrowUntil) : last;
    let left = visits.length + expected.reduce((sum, one) => sum + one.visits, 0);
    let leftNs = visits.reduce((sum, { test }) => sum + visitNs(test), 0) + expected.reduce((sum, one) => sum + one.visits * visitNs(one.test), 0);
    const isDone = await visitAll(context, round, (test) => {
      if (now() >= deadline) return false;
      const pace = past === 0 ? 1 : (now() - start) / past;
      const remainingNs = Math.min(leftNs * pace, deadline - now());
      const pass = passes[phase];
      progress.test({ pass, test, tests, done, total: done + left, remainingNs });
      done++;
      left--;
      past += visitNs(test);
      leftNs -= visitNs(test);
      return true;
    });
    if (!isDone) return phase === "precision" ? "done" : "out of time";
  }
  return "done";
}
async function visitAll(context, round, onVisit) {
  const { timeline, engines, workspace, signal, places } = context;
  const blocks = blocksOf(round.visits);
  const isBeside = (block) => places.beside.length > 0 && !block.some((visit) => needsMachine(context, visit));
  const beside = blocks.filter(isBeside).toSorted((one, other) => other.length - one.length);
  const alone = blocks.filter((block) => !isBeside(block));
  let isOver = false;
  const visitAt = async (place, queue) => {
    const sessions = new Sessions(engines, workspace, round.variant, "time", signal, { place });
    try {
      if (place === places.alone) await timeline.during("prepare", () => openAll(sessions, queue.flat()));
      for (let block = takeNext(queue, sessions); block !== void 0; block = takeNext(queue, sessions)) {
        for (const visit of block) {
          signal.throwIfAborted();
          isOver ||= !onVisit(visit.test);
          if (isOver) return;
          await visitOne(context, sessions, place, visit);
        }
        const last = block.at(-1);
        if (last !== void 0 && sharesReads(last.test)) await endReads(context, sessions, last);
      }
    } finally {
      await timeline.during("close", () => sessions.close());
    }
  };
  await allEnded(places.beside.map((place) => visitAt(place, beside)));
  if (!isOver && alone.length > 0) await visitAt(places.alone, alone);
  return !isOver;
}
function needsMachine({ workspace }, { test }) {
  const isCold = workspace.variant("baseline", test.variant).dropsCache === true;
  return planTurns(test).processor === "any" || isCold;
}
function blocksOf(visits) {
  const blocks = [];
  for (const visit of visits) {
    const last = blocks.at(-1);
    const before = last?.at(-1)?.test;
    const isShared = before !== void 0 && sharesReads(before) && sharesReads(visit.test);
    if (last !== void 0 && isShared && before.storage === visit.test.storage) last.push(visit);
    else blocks.push([visit]);
  }
  return blocks;
}
function takeNext(queue, sessions) {
  const index = queue.findIndex((block) => block[0] !== void 0 && sessions.has(block[0].test));
  return queue.splice(Math.max(0, index), 1)[0];
}
async function openAll(sessions, visits) {
  for (const own of Map.groupBy(visits, ({ test }) => test.storage).values())
    await Promise.allSettled(own.flatMap(({ test, order }) => order.map((arm) => sessions.get(arm, test))));
}
async function visitOne(context, sessions, { turnTable }, visit) {
  const { test, round, order } = visit;
  const outcomes = { timed: [], failures: [] };
  const { records, timeline, workspace, timeouts } = context;
  const { statements, warm, transactions } = workspace.files(test);
  const job = {
    pass: "time",
    kind: test.kind,
    statements,
    warm,
    timeoutMs: timeouts.of(test),
    ...sharesReads(test) ? { shares: "reads" } : {},
    opens: findWorkload(test)?.opens ?? false,
    ...omitUndefined({ transactions })
  };
  const failed = (arm) => async (cause) => {
    outcomes.failures.push(describeFailure(context, cause, test, roleOf(arm), round));
    await sessions.drop(arm, test);
    return void 0;
  };
  const ready = /* @__PURE__ */ new Map();
  try {
    await timeline.duringReady(async () => {
      const makeReady = async (arm) => {
        const session = await sessions.get(arm, test);
        const cost = await session.ready(job);
        ready.set(arm, session);
        return cost;
      };
      const costs = await Promise.all(order.map((arm) => makeReady(arm).catch(failed(arm))));
      return costs.filter((cost) => cost !== void 0);
    });
    const arms = order.filter((arm) => ready.has(arm));
    const go = async (arm, turns) => {
      const { afterNs: _, ...measured } = await ready.get(arm).go(turns);
      return { arm, ...measured };
    };
    const goInTurns = async (arm, own) => {
      try {
        return await go(arm, { table: turnTable, own, count: arms.length, ...chunksOf(records, test) });
      } catch (cause) {
        turnTable.setFailed(own);
        return await failed(arm)(cause);
      }
    };
    const timed = await timeline.during("timed and taken down", async () => {
      turnTable.reset(planTurns(test, isServer(context.engines.baseline)).processor);
      if (workspace.threads === 1) return await Promise.all(arms.map(goInTurns));
      const samples = [];
      for (const arm of arms) samples.push(await go(arm).catch(failed(arm)));
      return samples;
    });
    outcomes.timed.push(...timed.filter((one) => one !== void 0));
  } finally {
    records.transaction(() => recordVisit(records, visit, outcomes));
  }
}
function chunksOf(records, test) {
  const statements = records.chunkStatementsOf(test);
  const chunks2 = records.turnChunksOf(test);
  if (statements === void 0 || chunks2 === void 0)
    throw new Error(`${testPath(test)} is to be timed in turns, but has no chunks`);
  return { statements, chunks: chunks2 };
}
async function endReads(context, sessions, { test, round }) {
  const { records, timeline } = context;
  const failures = await timeline.during("timed and taken down", () => sessions.endReads(test.storage));
  for (const { arm, cause } of failures)
    records.failure(test, describeFailure(context, cause, test, roleOf(arm), round));
}
function roleOf(arm) {
  return arm === "control" ? "baseline" : arm;
}
function recordVisit(records, { test, round, order }, { timed, failures }) {
  for (const failure of failures) records.failure(test, failure);
  if (timed.length + failures.length < order.length) return;
  const control = timed.find(({ arm }) => arm === "control");
  const baseline = timed.find(({ arm }) => arm === "baseline");
  if (order.includes("control")) {
    if (control !== void 0 && baseline !== void 0)
      records.control(test, { baselineNs: baseline.ns, controlNs: control.ns });
    return;
  }
  for (const { arm, ...measured } of timed) records.sample(test, { role: arm, round, ...measured });
}
function describeFailure(context, cause, test, role, round) {
  const { workspace } = context;
  const failure = requireEngineFailure(context, cause, () => workspace.hasFiles(test));
  const place = workspace.placeOf(test, failure.sql);
  const message = `${failure.message}${place === void 0 ? "" : ` (${place})`}`;
  return { reason: failure.reason, role, ...omitUndefined({ round }), message };
}
function requireEngineFailure({ workspace, signal, stop }, cause, areFilesThere) {
  signal.throwIfAborted();
  if (!areFilesThere()) stop(`its temporary folder ${workspace.folder} was removed while it was measuring`);
  signal.throwIfAborted();
  if (!(cause instanceof EngineFailure)) throw cause;
  return cause;
}

// src/process/group.ts
import { readFileSync } from "node:fs";
var ProcessGroup = class {
  #leader;
  #depth;
  /** The processes that the driver had started before the first command. */
  #companions;
  /**
   * @param leader started detached
   * @param depth how far below the leader the driver is, each process the first child of the one above
   */
  constructor(leader, depth = 0) {
    this.#leader = leader;
    this.#depth = depth;
  }
  /** To be called before each command: what runs before the first is the engine's own, and no sample. */
  beforeCommand() {
    this.#companions ??= new Set(this.#children());
  }
  /** Whether the process of a sample is running, as far as the system says. */
  hasSample() {
    return this.#samples().length > 0;
  }
  /** Ends the hanging process by a signal that lets the driver's crash handler name the statement. */
  abort() {
    const pid = this.#driver();
    if (pid === void 0) return;
    const samples = this.#samples();
    for (const one of samples.length > 0 ? samples : [pid])
      for (const signal of ["SIGABRT", "SIGCONT"]) sendSignal(signal, one);
  }
  /** Ends all of them at once, if the driver is still there. */
  kill() {
    if (this.#leader.exitCode === null && this.#leader.signalCode === null) this.killRest();
  }
  /** Like kill, for a driver that has just exited: processes that the engine has started end with it. */
  killRest() {
    killGroup(this.#leader);
  }
  #samples() {
    return this.#children().filter((pid) => !this.#companions?.has(pid));
  }
  #children() {
    const pid = this.#driver();
    return pid === void 0 ? [] : childrenOf(pid);
  }
  /** Undefined if it has ended, or has not been started yet. */
  #driver() {
    let { pid } = this.#leader;
    for (let depth = 0; depth < this.#depth && pid !== void 0; depth++) [pid] = childrenOf(pid);
    return pid;
  }
};
function childrenOf(pid) {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "latin1");
    return children.split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

// src/engines/ending.ts
import { constants } from "node:os";
var keptBytes = 2e3;
var shownLines = 3;
var shownCharacters = 400;
var StderrTail = class {
  #bytes = Buffer.alloc(0);
  add(bytes) {
    this.#bytes = Buffer.concat([this.#bytes, bytes.subarray(-keptBytes)]).subarray(-keptBytes);
  }
  get text() {
    return this.#bytes.toString();
  }
  /** The statement that the driver's crash handler has named. */
  get statement() {
    return /\nin ([^\n]+)\n*$/.exec(this.text)?.[1];
  }
};
function describeDone(done) {
  if ("exit" in done) return `the sample's process ended with status ${done.exit}, by a call of exit`;
  const [name] = Object.entries(constants.signals).find(([, number]) => number === done.signal) ?? [];
  const signal = `signal ${done.signal}${name === void 0 ? "" : ` (${name})`}`;
  return `the sample's process was ended by ${signal}${guess(name)}${within(done.sql)}`;
}
function describeEnd(exit, signal, errors) {
  const lines = errors.trim().split("\n").slice(-shownLines);
  const words = lines.map((line) => truncate(line, shownCharacters)).join("; ");
  const end = signal === null ? `the process ended with status ${exit}` : `the process was ended by ${signal}${guess(signal)}`;
  return words === "" ? end : `${end}: ${words}`;
}
function within(sql) {
  return sql === void 0 || sql === "" ? "" : `, in ${sql}`;
}
function guess(signal) {
  return signal === "SIGKILL" ? " from outside, as a system that is short of memory does" : "";
}

// src/engines/protocol.ts
var protocolVersion = 10;
var count = int().nonnegative();
var histogram = object({
  max_ns: count,
  counts: array(tuple([count.max(bucketCount - 1), count])).max(bucketCount)
});
var replies = {
  engine: object({
    protocol: literal(protocolVersion),
    static: boolean(),
    version: string().max(200),
    source_id: string().max(500),
    path: string().max(4096).optional(),
    variables: record(string().max(64), string().max(300).nullable()).optional()
  }),
  built: object({ prepare_ns: count }),
  serving: object({
    prepare_ns: count,
    threads: count,
    can_populate: boolean(),
    uncounted: string().max(200).optional()
  }),
  ready: object({
    populate_ns: count,
    copy_ns: count,
    flush_ns: count,
    open_ns: count,
    warm_ns: count,
    total_ns: count
  }),
  sample: object({
    ns: int().positive(),
    statements: count,
    rows: count,
    changes: count,
    cpu_ns: count,
    peak_bytes: count,
    minor_faults: count,
    major_faults: count,
    latencies: histogram.optional(),
    transactions: transactionTimes(histogram).optional(),
    instructions: int().positive().optional(),
    after_ns: count.optional(),
    threads: int().positive().optional(),
    chunks: array(count).min(1).max(limits.chunks).optional(),
    hash: string().regex(/^[0-9a-f]{16}$/).optional(),
    calls: object({
      fsync: count,
      fdatasync: count,
      sync_file_range: count,
      msync: count,
      other_sync: count,
      writes: count,
      write_bytes: count,
      unseen: count
    }).optional(),
    counters: tuple([string(), string()]).optional(),
    repeated: count.optional()
  }),
  settings: object({
    journal_mode: string().nullable(),
    synchronous: string().nullable(),
    cache_size: string().nullable(),
    page_size: string().nullable(),
    version: string().nullable(),
    compile_options: array(string().max(200)).max(500)
  }),
  host: object({
    socket: string().max(4096).optional(),
    port: int().min(1).max(65535).optional(),
    account: string().max(300),
    database: string().max(100),
    processor: count.optional()
  }),
  sync: string().max(100),
  floor: object({ ns: int().positive() }),
  done: union([object({ exit: int() }), object({ signal: int(), sql: string().optional() })]),
  error: object({ where: string(), message: string(), sql: string().optional() })
};
function parseReply(line) {
  let content;
  try {
    content = JSON.parse(line);
  } catch {
    throw new Error(`not JSON: ${formatValue(line)}`);
  }
  for (const name of Object.keys(replies)) {
    if (typeof content !== "object" || content === null || !(name in content)) continue;
    const parsed = replies[name].safeParse(content[name]);
    if (!parsed.success) throw new Error(`a wrong "${name}" reply: ${formatValue(line)}`);
    return { name, value: parsed.data };
  }
  throw new Error(`an unknown reply: ${formatValue(line)}`);
}

// src/engines/reply-reader.ts
var longestLine = 1 << 20;
var mostUnclaimed = 8;
var ReplyReader = class {
  #waiting = [];
  #unclaimed = [];
  #line = "";
  #end;
  /** The number of replies that have come and were not awaited yet. */
  get unclaimed() {
    return this.#unclaimed.length;
  }
  /** The next reply; after `close` it rejects, once all earlier replies are handed out. */
  next() {
    const reply = this.#unclaimed.shift();
    if (reply !== void 0) return Promise.resolve(reply);
    if (this.#end !== void 0) return Promise.reject(this.#end);
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }
  /** @throws Error if it is not a driver's reply, or there are too many */
  read(text) {
    if (this.#end !== void 0) return;
    const lines = (this.#line + text).split("\n");
    this.#line = lines.pop() ?? "";
    if (this.#line.length > longestLine) lines.push(this.#line);
    for (const line of lines) {
      const reply = parseReply(line);
      const first = this.#waiting.shift();
      if (first !== void 0) first.resolve(reply);
      else if (this.#unclaimed.push(reply) > mostUnclaimed) throw new Error("replies without end");
    }
  }
  /** Stops reading and rejects pending requests. Only the first cause counts. */
  close(cause) {
    this.#end ??= cause;
    for (const { reject } of this.#waiting.splice(0)) reject(this.#end);
  }
  /** Like `close`, and discards the replies received so far. */
  abandon(cause) {
    this.#unclaimed.length = 0;
    this.close(cause);
  }
};

// src/engines/driver-process.ts
var defaultTimeoutMs = 6e5;
var intruder = "the engine, or a process that it started, wrote to file descriptor 3, which is the driver's:";
var exitTimeoutMs = 3e4;
var finalOutputMs = 1e3;
var mostExtensions = 5;
var checksInTime = 10;
var DriverProcess = class {
  #child;
  #group;
  #stderr = new StderrTail();
  #replies = new ReplyReader();
  #ended;
  #timeoutMs;
  #startMs;
  /** Whether samples have processes of their own, whose end the driver waits for before it says that they are done. */
  #forks;
  /** Whether the program may be something else than a driver. */
  #isProbe;
  /** Set once an answer has taken too long. */
  #hang;
  #untrusted;
  /** @param written the files and folders that it may write if it is confined */
  constructor(program, parameters, signal, written = []) {
    this.#timeoutMs = program.timeoutMs ?? defaultTimeoutMs;
    this.#startMs = program.startMs ?? 0;
    this.#isProbe = parameters[0] === "probe";
    this.#forks = parameters[0] === "serve" && !parameters.includes("--no-fork");
    const { confined } = program;
    const direct = {
      command: program.command,
      parameters: [...program.parameters ?? [], ...parameters],
      environment: program.environment
    };
    const started = confined?.wrap(direct, [...program.written ?? [], ...written]) ?? direct;
    this.#child = startProgram(started.command, started.parameters, {
      environment: started.environment,
      descriptors: confined === void 0 ? ["pipe", "ignore", "pipe", "pipe"] : ["pipe", "pipe", "pipe"]
    });
    this.#group = new ProcessGroup(this.#child, confined?.depth);
    const { stdio } = this.#child;
    const [input, errors] = [stdio[0], stdio[2]];
    const replies2 = confined === void 0 ? stdio[3] : stdio[1];
    input.on("error", () => {
    });
    errors.on("data", (bytes) => this.#stderr.add(bytes));
    replies2.setEncoding("utf8").on("data", (text) => this.#read(text));
    const onAbort = () => this.kill();
    signal.addEventListener("abort", onAbort);
    this.#ended = new Promise((resolve) => {
      let outputTimer;
      this.#child.on(
        "error",
        (cause) => this.#replies.close(new EngineFailure("error", `${program.command}: ${cause.message}`))
      );
      this.#child.on("exit", () => {
        this.#group.killRest();
        outputTimer = setTimeout(() => [errors, replies2].map((stream) => stream.destroy()), finalOutputMs);
      });
      this.#child.on("close", (exit, killedBy) => {
        clearTimeout(outputTimer);
        signal.removeEventListener("abort", onAbort);
        const end = describeEnd(exit, killedBy, this.#stderr.text);
        const failure = new EngineFailure("crash", end, { exit: exit ?? void 0 });
        this.#replies.close(this.#hang === void 0 ? failure : this.#timeout(this.#stderr.statement));
        resolve();
      });
    });
  }
  send(...fields) {
    this.#group.beforeCommand();
    if (this.#replies.unclaimed > 0) this.rejectReplies("a reply before it was due");
    this.#child.stdin?.write(`${fields.join("	")}
`);
  }
  /**
   * The next reply, which must have this name. After an error reply of a forked sample, its "done" is taken
   * in too, so that the driver can take the next.
   *
   * @param timeoutMs how long it may take; then the driver is ended
   * @param isAwaited whether other samples wait for this one: its time runs only then, and begins again with each of its turns
   * @throws EngineFailure with the engine's own words, or how the process ended
   */
  async expect(name, timeoutMs, isAwaited) {
    const reply = await this.#next(timeoutMs, isAwaited);
    if (this.#untrusted !== void 0) throw this.#untrusted;
    if (reply.name === "done" && this.#forks && this.#group.hasSample())
      throw this.rejectReplies('a "done" reply while the sample was running');
    if (reply.name === name) return reply.value;
    if (reply.name === "error") {
      await this.#next(timeoutMs).catch(() => void 0);
      const { where, message, sql } = reply.value;
      throw new EngineFailure("error", `${where}: ${message}${within(sql)}`, { where, sql });
    }
    if (reply.name === "done" && (this.#forks || "signal" in reply.value))
      throw new EngineFailure("crash", describeDone(reply.value), sqlOf(reply.value));
    throw this.rejectReplies(`a "${reply.name}" reply where "${name}" was due`);
  }
  /**
   * The reply of a sample that has reached a fresh state.
   *
   * @param timeoutMs how long the sample may take
   * @throws EngineFailure
   */
  expectReady(timeoutMs) {
    return this.expect("ready", timeoutMs === void 0 ? void 0 : timeoutMs + this.#startMs);
  }
  /**
   * The end of a sample's process, which must be a good one: an engine that fails as it closes may have lost what it
   * was timed writing.
   *
   * @throws EngineFailure
   */
  async expectDone(timeoutMs) {
    const done = await this.expect("done", timeoutMs);
    if (!("exit" in done && done.exit === 0))
      throw new EngineFailure("crash", `${describeDone(done)}, after its last statement`);
  }
  /** Tells the driver that no other command will come. */
  endInput() {
    this.#child.stdin?.end();
  }
  /** Ends the driver by closing its input, and waits for its end. A driver that does not end is killed. */
  async close() {
    this.endInput();
    const timer = setTimeout(() => this.kill(), Math.min(exitTimeoutMs, this.#timeoutMs));
    await this.#ended;
    clearTimeout(timer);
  }
  /**
   * Closes a driver that has answered everything, and should write nothing more.
   *
   * @throws EngineFailure if it says more
   */
  async finish() {
    await this.close();
    if (this.#replies.unclaimed > 0) throw this.rejectReplies("more replies than were due");
  }
  /** Ends the driver and everything it has started, at once. */
  kill() {
    this.#group.kill();
  }
  async #next(timeoutMs = this.#timeoutMs, isAwaited = () => true) {
    let checks = 0;
    let awaited = 0;
    const check = () => {
      awaited = isAwaited() ? awaited + 1 : 0;
      if (awaited === checksInTime || ++checks === checksInTime * (1 + mostExtensions))
        return this.#onTimeout(timeoutMs);
      timer = setTimeout(check, timeoutMs / checksInTime);
    };
    let timer = setTimeout(check, timeoutMs / checksInTime);
    try {
      const reply = await this.#replies.next();
      if (this.#hang === void 0) return reply;
      this.kill();
      const names = reply.name === "done" || reply.name === "error";
      throw this.#timeout(names && "sql" in reply.value ? reply.value.sql : void 0);
    } finally {
      clearTimeout(timer);
    }
  }
  /** Treats the process that owes the answer as hung: the process has a moment left to name its statement. */
  #onTimeout(timeoutMs) {
    this.#hang = `no answer within ${Number((timeoutMs / 1e3).toPrecision(2))} s`;
    if (this.#child.pid === void 0) return;
    this.#group.abort();
    setTimeout(() => {
      this.#replies.abandon(this.#timeout(this.#stderr.statement));
      this.kill();
    }, finalOutputMs).unref();
  }
  #timeout(sql) {
    return new EngineFailure("timeout", `${this.#hang}${within(sql)}`, { sql });
  }
  #read(text) {
    try {
      this.#replies.read(text);
    } catch (cause) {
      this.rejectReplies(cause.message);
    }
  }
  /**
   * Ends a driver whose replies are not all its own: none of them can be believed.
   *
   * @returns what to throw
   */
  rejectReplies(what) {
    const who = this.#isProbe ? "the driver replied" : intruder;
    this.#untrusted ??= new EngineFailure("error", `${who} ${what}`);
    this.#replies.abandon(this.#untrusted);
    this.kill();
    return this.#untrusted;
  }
};
function sqlOf(done) {
  return "sql" in done && done.sql !== void 0 ? { sql: done.sql } : {};
}

// src/engines/driven-engine.ts
import { rmSync as rmSync2 } from "node:fs";
import path2 from "node:path";

// src/engines/counters.ts
function countersOf([before, after]) {
  const [start, end] = [parse(before), parse(after)];
  const names = /* @__PURE__ */ new Set([...start.keys(), ...end.keys()]);
  return Object.fromEntries(
    [...names].map((name) => [name, requireSafe((end.get(name) ?? 0) - (start.get(name) ?? 0), name)])
  );
}
function parse(answer) {
  const lines = answer.split("\n").filter((line) => line !== "");
  const counters = /* @__PURE__ */ new Map();
  for (const line of lines) {
    const [, name, value] = /^(.+)=(-?\d+)$/.exec(line) ?? [];
    if (name === void 0 || name.length > limits.name)
      throw refuse(`${formatValue(line)} is not a name of 1 to ${limits.name} characters and a whole number`);
    if (counters.has(name)) throw refuse(`${formatValue(name)} is there twice`);
    counters.set(name, Number(value));
  }
  if (counters.size > limits.counters)
    throw refuse(`there are ${counters.size}, and at most ${limits.counters} are compared`);
  return counters;
}
function requireSafe(value, name) {
  if (!Number.isSafeInteger(value)) throw refuse(`${formatValue(name)} rose by more than 2^53`);
  return value;
}
function refuse(words) {
  return new EngineFailure("error", `counters: ${words}`, { where: "counters" });
}

// src/engines/driven-sample.ts
async function prepareSample(driver, job, isWarm = false) {
  if (job.pass === "time" && job.opens === true) {
    driver.send("cold", job.statements);
    return setupTimes(await driver.expectReady(job.timeoutMs));
  }
  const files = job.pass === "count" ? [job.warm] : job.pass === "time" ? [isWarm ? void 0 : job.warm, job.transactions] : [job.state, job.invariants, job.counters];
  const command = job.pass === "hash" && job.hashesStateOnly === true ? "check" : job.pass;
  driver.send(command, job.kind, job.statements, ...files.map((file) => file ?? ""));
  return setupTimes(await driver.expectReady(job.timeoutMs));
}
function setupTimes(ready) {
  return {
    populateNs: ready.populate_ns,
    copyNs: ready.copy_ns,
    flushNs: ready.flush_ns,
    openNs: ready.open_ns,
    warmNs: ready.warm_ns,
    totalNs: ready.total_ns
  };
}
async function runSample(driver, timeoutMs, turns) {
  if (turns === void 0) driver.send("go");
  else
    driver.send(
      "go",
      turns.table.file,
      ...[turns.count, turns.own, turns.statements, turns.chunks].map(String)
    );
  const isAwaited = turns && (() => turns.table.isAwaited(turns.own, turns.count));
  const sample = await driver.expect("sample", timeoutMs, isAwaited);
  const { latencies, transactions, chunks: chunks2, repeated } = sample;
  return {
    ns: sample.ns,
    work: { statements: sample.statements, rows: sample.rows, changes: sample.changes },
    cost: {
      cpuNs: sample.cpu_ns,
      peakBytes: sample.peak_bytes,
      minorFaults: sample.minor_faults,
      majorFaults: sample.major_faults
    },
    ...latencies === void 0 ? {} : { latencies: histogramOf(latencies) },
    ...transactions === void 0 ? {} : {
      transactions: Object.fromEntries(
        Object.entries(transactions).map(([name, times]) => [name, histogramOf(times)])
      )
    },
    ...omitUndefined({
      chunks: chunks2,
      repeated,
      hash: sample.hash,
      instructions: sample.instructions,
      threads: sample.threads,
      afterNs: sample.after_ns
    }),
    ...sample.counters === void 0 ? {} : { counters: countersOf(sample.counters) },
    ...sample.calls === void 0 ? {} : { calls: callsOf(sample.calls) }
  };
}
function histogramOf({ max_ns, counts }) {
  return { max: max_ns, counts };
}
function callsOf(calls) {
  return {
    fsync: calls.fsync,
    fdatasync: calls.fdatasync,
    syncFileRange: calls.sync_file_range,
    msync: calls.msync,
    otherSync: calls.other_sync,
    writes: calls.writes,
    writeBytes: calls.write_bytes,
    unseen: calls.unseen
  };
}

// src/engines/shared-process.ts
import { randomUUID } from "node:crypto";
var SharedProcess = class {
  sharing;
  #driver;
  /** The tests that have warmed the process so far; undefined until it is open. */
  #warmed;
  constructor(driver, sharing) {
    this.#driver = driver;
    this.sharing = sharing;
  }
  async ready(job) {
    const opened = this.#warmed === void 0 ? await this.#open(job.timeoutMs) : {};
    const warm = job.pass === "time" ? job.warm : void 0;
    const own = await prepareSample(this.#driver, job, warm !== void 0 && this.#warmed?.has(warm));
    if (warm !== void 0) this.#warmed?.add(warm);
    return addTimes(own, opened);
  }
  async reopen(timeoutMs) {
    this.#driver.send("reopen");
    await this.#driver.expectReady(timeoutMs);
    await this.sync(timeoutMs);
  }
  /** Makes sure that the last reply was the driver's own: an engine cannot guess the word that the next answer must have. */
  async sync(timeoutMs) {
    const word = randomUUID();
    this.#driver.send("sync", word);
    const answer = await this.#driver.expect("sync", timeoutMs);
    if (answer !== word) throw this.#driver.rejectReplies(`a "sync" reply with another word`);
  }
  async end(timeoutMs) {
    if (this.#warmed === void 0) return;
    this.#driver.send("end");
    await this.#driver.expectDone(timeoutMs);
  }
  async #open(timeoutMs) {
    this.#driver.send(this.sharing);
    const ready = await this.#driver.expectReady(timeoutMs);
    this.#warmed = /* @__PURE__ */ new Set();
    return setupTimes(ready);
  }
};
function addTimes(times, more) {
  const sum = (step) => times[step] + (more[step] ?? 0);
  return {
    populateNs: sum("populateNs"),
    copyNs: sum("copyNs"),
    flushNs: sum("flushNs"),
    openNs: sum("openNs"),
    warmNs: sum("warmNs"),
    totalNs: sum("totalNs")
  };
}

// src/engines/driven-sessions.ts
var ForkSession = class {
  isolation = "fork";
  #driver;
  #serving;
  #shared;
  #timeoutMs;
  constructor(driver, serving) {
    this.#driver = driver;
    this.#serving = serving;
  }
  async ready(job) {
    this.#timeoutMs = job.timeoutMs;
    if (job.shares !== this.#shared?.sharing) await this.endShared();
    if (job.shares !== void 0) this.#shared ??= new SharedProcess(this.#driver, job.shares);
    return await (this.#shared?.ready(job) ?? prepareSample(this.#driver, job));
  }
  async go(turns) {
    const measured = await runSample(this.#driver, this.#timeoutMs, turns);
    if (this.#shared === void 0) await this.#driver.expectDone(this.#timeoutMs);
    else await this.#shared.sync(this.#timeoutMs);
    return measured;
  }
  async reopen() {
    await requireShared(this.#shared).reopen(this.#timeoutMs);
  }
  async endShared() {
    const shared = this.#shared;
    this.#shared = void 0;
    await shared?.end(this.#timeoutMs);
  }
  async readSettings(timeoutMs) {
    await this.endShared();
    return await readSettings(this.#driver, this.#serving, timeoutMs);
  }
  close() {
    return this.#driver.close();
  }
};
var ProcessSession = class {
  isolation = "process";
  #start;
  #hasFloor;
  #driver;
  #shared;
  #timeoutMs;
  constructor(start, hasFloor = false) {
    this.#start = start;
    this.#hasFloor = hasFloor;
  }
  async ready(job) {
    this.#timeoutMs = job.timeoutMs;
    if (job.shares !== void 0 && job.shares === this.#shared?.sharing)
      return await this.#shared.ready(job);
    await this.endShared();
    const driver = await this.#replace();
    await driver.expect("serving");
    if (job.shares === void 0) return await prepareSample(driver, job);
    this.#shared = new SharedProcess(driver, job.shares);
    return await this.#shared.ready(job);
  }
  async go(turns) {
    if (this.#driver === void 0) throw new Error("go() without ready()");
    const measured = await runSample(this.#driver, this.#timeoutMs, turns);
    if (this.#shared !== void 0) {
      await this.#shared.sync(this.#timeoutMs);
      return measured;
    }
    await this.#driver.expectDone(this.#timeoutMs);
    await this.#driver.finish();
    return measured;
  }
  async reopen() {
    await requireShared(this.#shared).reopen(this.#timeoutMs);
  }
  async endShared() {
    const shared = this.#shared;
    this.#shared = void 0;
    await shared?.end(this.#timeoutMs);
    if (shared !== void 0) await this.#driver?.finish();
  }
  async readSettings(timeoutMs) {
    const driver = await this.#replace();
    const settings = await readSettings(driver, await driver.expect("serving"), timeoutMs);
    const floor = this.#hasFloor ? { floorNs: await this.#readFloor() } : {};
    await this.close();
    return { ...settings, ...floor };
  }
  async close() {
    await this.#driver?.close();
    this.#driver = void 0;
    this.#shared = void 0;
  }
  async #readFloor() {
    const driver = await this.#replace();
    await driver.expect("serving");
    driver.send("floor");
    const { ns } = await driver.expect("floor");
    await driver.expectDone();
    return ns;
  }
  async #replace() {
    await this.close();
    this.#driver = this.#start();
    return this.#driver;
  }
};
function requireShared(shared) {
  if (shared === void 0) throw new Error("no process is shared: a step comes first");
  return shared;
}
async function readSettings(driver, { uncounted }, timeoutMs) {
  driver.send("settings");
  const { compile_options, version, ...settings } = await driver.expect("settings", timeoutMs);
  await driver.expectDone(timeoutMs);
  const ownVersion = readVersion(version ?? "");
  return { settings, compileOptions: compile_options, ...omitUndefined({ ownVersion, uncounted }) };
}

// src/engines/driven-engine.ts
var DrivenEngine = class _DrivenEngine {
  version;
  sourceId;
  file;
  serverSettings;
  #options;
  constructor(options, { version, source_id, path: path3 }) {
    this.#options = options;
    this.version = version;
    this.sourceId = source_id;
    this.file = path3;
    if (options.serverSettings !== void 0) this.serverSettings = options.serverSettings;
  }
  async build(variant, storage, signal) {
    if (this.#options.process === "server" && this.#options.reprepare === true) return;
    const template = variant.template(storage);
    makeEngineFolder(template, "emptied");
    const parameters = ["--template", template, "--prepare", variant.preparation];
    const builder = this.#start(["build", ...parameters, ...this.#settings(variant, storage)], signal, [
      template
    ]);
    try {
      await builder.expect("built");
    } finally {
      await builder.close();
    }
  }
  async open(variant, storage, pass, signal) {
    const written = storage === "memory" ? [] : [path2.dirname(variant.work(storage))];
    for (const one of written) makeEngineFolder(one);
    const { connections = 1, processor, turns } = variant;
    if (pass === "time" && turns !== void 0) written.push(turns);
    const counting = pass === "hash" && storage !== "memory" && connections === 1 ? ["--count-calls"] : [];
    const asking = pass === "hash" ? (this.#options.versionQueries ?? []).flatMap((sql) => ["--version-query", sql]) : [];
    const staying = pass === "time" && processor !== void 0 ? ["--processor", String(processor)] : [];
    const pinning = pass === "time" ? [...this.#pinning(connections), ...staying] : [];
    const idling = pass === "time" && this.#options.awaitsIdle === true ? ["--await-idle"] : [];
    const rehearsal = pass === "count" && variant.rehearsal !== void 0 ? ["--rehearse", variant.rehearsal] : [];
    const execution = [
      ...counting,
      ...asking,
      ...rehearsal,
      ...pinning,
      ...idling,
      ...this.#settings(variant, storage),
      ...this.#execution(variant)
    ];
    const builds = pass === "count" && storage !== "memory";
    if (builds) {
      makeEngineFolder(variant.template(storage), "emptied");
      written.push(variant.template(storage));
    }
    const building = builds ? ["--prepare", variant.preparation] : [];
    const parameters = ["serve", ...this.#state(variant, storage), ...building, ...execution];
    const openUnforked = () => new ProcessSession(
      () => this.#start([...parameters, "--no-fork"], signal, written),
      this.#options.process === "shell"
    );
    if (this.#options.process !== void 0) return openUnforked();
    const forked = this.#start(parameters, signal, written);
    try {
      const serving = await forked.expect("serving");
      if (pass === "count" && serving.threads > 1) throw new EngineFailure("error", startsThreads);
      if (pass === "count") return new ForkSession(forked, serving);
      const canFork = serving.threads === 1 && (storage !== "memory" || serving.can_populate);
      if (canFork && this.#options.isolation === "fork") return new ForkSession(forked, serving);
    } catch (cause) {
      await forked.close();
      throw cause;
    }
    await forked.close();
    return openUnforked();
  }
  on(processor, profiles) {
    const { driver, engine, process } = this.#options;
    if (process !== void 0) return `${process}s, which are processes of their own, are not counted`;
    const [name, ...files] = engine;
    return new _DrivenEngine(
      {
        ...this.#options,
        driver: runOn(processor, driver, profiles),
        engine: name === void 0 ? [] : [name, ...files.map(padPath)],
        latencies: false
      },
      { version: this.version, source_id: this.sourceId, ...omitUndefined({ path: this.file }) }
    );
  }
  async host(work, connections, signal) {
    const { process, reprepare } = this.#options;
    if (process !== "server") return "is no server";
    if (reprepare === true) return "is not started by the tool";
    makeEngineFolder(work, "emptied");
    const driver = this.#start(["host", "--work", work, ...this.#pinning(connections)], signal);
    try {
      const place = await driver.expect("host");
      return { ...omitUndefined(place), close: () => driver.close() };
    } catch (cause) {
      await driver.close();
      throw cause;
    }
  }
  /** The throughput of several connections needs all processors. */
  #pinning(connections) {
    return this.#options.pins === true && connections === 1 ? ["--pin"] : [];
  }
  #state(variant, storage) {
    if (storage === "memory") return ["--storage", "memory", "--prepare", variant.preparation];
    const file = ["--storage", "file", "--work", variant.work(storage)];
    if (this.#options.reprepare) return [...file, "--reprepare", "--prepare", variant.preparation];
    return [...file, "--template", variant.template(storage)];
  }
  #execution({ form, dropsCache, connections = 1 }) {
    return [
      ...connections === 1 ? [] : ["--connections", String(connections)],
      ...dropsCache === true ? ["--drop-cache"] : [],
      ...form === "prepared" ? ["--prepared"] : [],
      ...this.#options.latencies === true ? ["--latencies"] : []
    ];
  }
  #settings({ attempts = [] }, storage) {
    return [
      ...this.#options.settings[storage].flatMap((sql) => ["--setting", sql]),
      ...attempts.flatMap((sql) => ["--attempt", sql])
    ];
  }
  #start(parameters, signal, written = []) {
    signal.throwIfAborted();
    const { driver, engine, memoryBytes } = this.#options;
    const limit = memoryBytes === void 0 ? [] : ["--memory", String(memoryBytes)];
    return new DriverProcess(driver, [...parameters, ...limit, ...engine], signal, written);
  }
};
function makeEngineFolder(folder, state) {
  try {
    if (state === "emptied") rmSync2(folder, { recursive: true, force: true });
    makeFolder(folder);
  } catch (cause) {
    throw new EngineFailure("error", `its folder cannot be created (${cause.message})`);
  }
}

export {
  isServer,
  EngineFailure,
  startsThreads,
  NotThisEngineKind,
  checkLibraryFile,
  isProgramFile,
  isScript,
  knownVersionQueries,
  readVersionFile,
  defaultTimeoutMs,
  DriverProcess,
  DrivenEngine,
  withPragmas,
  onlyGiven,
  askedValue,
  chooseControls,
  planControls,
  decisiveSettings,
  unequalSettings,
  withPlaces,
  warningsOf,
  readKept,
  wantedChecks,
  wantedPasses,
  inParallel,
  throwFirst,
  Sessions,
  commitCount,
  planTurns,
  chunkStatements,
  turnChunks,
  runRounds,
  describeFailure,
  requireEngineFailure,
  Workspace
};
