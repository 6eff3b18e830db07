import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  changedOptions,
  changedSettings,
  differentSettings,
  preparationStatements,
  refusedSettings,
  suiteHashes,
  surroundingStatements,
  timedStatements,
  timedTemplates,
  timedTransactions,
  unequalKinds
} from "./shared-results-fairness.js";
import {
  EngineFailure,
  isServer,
  milliseconds,
  removeDatabasesFolder,
  untimed
} from "./shared-engines-driver-process.js";
import {
  blocksAt,
  drawBlock,
  drawDetails,
  foldedText,
  joinBlocks,
  link,
  places,
  reportBlocks
} from "./shared-wrap-ansi-index.js";
import {
  describeIssues,
  makeFolder
} from "./shared-yaml-dist-parse-parser.js";
import {
  InputError,
  RandomStream,
  areUsedAlike,
  array,
  changedWork,
  findWorkload,
  flushesOf,
  inMarkdown,
  inMarkdownCell,
  planTests,
  shapeOf,
  suiteOf,
  suites,
  surroundings,
  testPath,
  textOf,
  valuesOf,
  variants,
  workloadOf
} from "./shared-jstat-dist-jstat.js";

// src/report/block.ts
var levels = [
  "everything",
  "full",
  "without latencies",
  "without passing rows",
  "sections only",
  "verdict only"
];
function titledTable(title, table) {
  return {
    kind: "group",
    title,
    blocks: [
      { kind: "heading", depth: 4, text: title },
      { kind: "table", table }
    ]
  };
}
function atLevel(blocks, level) {
  return blocks.flatMap((block) => {
    if (block.level !== void 0 && levels.indexOf(level) > levels.indexOf(block.level)) {
      const unfolded = block.kind === "details" ? block.unfolded ?? [] : [];
      return atLevel([block.shorter ?? [], unfolded].flat(), level);
    }
    return "blocks" in block ? [{ ...block, blocks: atLevel(block.blocks, level) }] : [block];
  });
}

// src/report/markdown.ts
var firstFolded = places.indexOf("evidence");
var wordStyle = {
  text: inMarkdown,
  cell: inMarkdownCell,
  link: (text, url) => url === void 0 ? text : link(text, url),
  isNarrow: false,
  mark: "bold"
};
function renderMarkdown(recording, verdict, { detail, isFolded = false, ...options } = { detail: "full" }) {
  const all = reportBlocks(recording, verdict, wordStyle, options);
  const drawn = (some) => joinBlocks(some.flatMap((place) => atLevel(blocksAt(place, all), detail)).map(drawBlock));
  if (!isFolded) return `${drawn(places)}
`;
  const summary = `Details: ${foldedText(verdict, all)}`;
  return `${joinBlocks([drawn(places.slice(0, firstFolded)), drawDetails(summary, drawn(places.slice(firstFolded)))])}
`;
}

// src/measure/pass.ts
function readKept(schema, kept, what) {
  const { data, error } = array(schema).safeParse(kept);
  if (error === void 0) return data;
  throw new InputError(
    `the ${what} in results.sqlite are not as this version writes them (${describeIssues(error, kept)}): measure again without --resume`
  );
}
function isMachineForAll({
  planned,
  criteria
}) {
  return criteria.rule.confirms === void 0 && (planned === void 0 || planned.shard === planned.plan.shards.length);
}
function wantedChecks(features, settings) {
  return features.flatMap(({ name, check }) => check?.isWanted(settings) === true ? [{ name, check }] : []);
}
function wantedPasses(features, settings) {
  return features.flatMap(({ name, pass }) => pass?.isWanted(settings) === true ? [{ name, pass }] : []);
}

// src/measure/workspace.ts
import { createHash } from "node:crypto";
import { closeSync, existsSync, openSync, statSync, writeSync } from "node:fs";
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

// src/measure/database-places.ts
import path from "node:path";
function databasePlaces(folder, prepared = folder) {
  return {
    template: (storage) => path.join(prepared, `${storage}-template`),
    work: (storage) => path.join(folder, storage)
  };
}

// src/measure/workspace.ts
var Workspace = class {
  folder;
  #size;
  #form;
  #threads;
  #catalogue;
  #sql = {};
  #preparations = /* @__PURE__ */ new Map();
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
   * SHA-256, and bytes, of all that makes a database: its SQL, which was written, and the files and the program before it.
   *
   * @param database as `databaseOf` names it
   */
  preparationOf(database) {
    const sha256 = this.#preparations.get(database);
    if (sha256 === void 0) throw new Error(`the SQL of ${database} is not written`);
    return {
      sha256,
      bytes: statSync(this.#preparation(database)).size + (this.#startOf(database)?.bytes ?? 0)
    };
  }
  #startOf(database) {
    const [variant = "", name] = database.split("/");
    return name === void 0 ? void 0 : this.#catalogue[suiteOf(variant)].start?.(name);
  }
  /**
   * The name of the prepared database that a test starts from, which is also a folder's: that of its variant, or one of
   * several below it.
   */
  databaseOf(test) {
    const { database } = workloadOf(test, this.#catalogue);
    return database === void 0 ? test.variant : `${test.variant}/${database}`;
  }
  /** The timed statement of a test that has a single one; undefined of others. */
  onlyStatement(test) {
    const [first, second] = timedStatements(test, this.#size, this.#catalogue);
    return second === void 0 ? first : void 0;
  }
  /** The timed statements of a test as text; those of one connection. */
  timedStatements(test) {
    return timedStatements(test, this.#size, this.#catalogue);
  }
  /** Untimed statements of a test around the timed ones, and the queries for the state that all of them leave. */
  untimedStatements(test) {
    const { state, ...workload } = workloadOf(test, this.#catalogue);
    const [before = [], after = []] = ["before", "after"].map(
      (place) => workload[place] === void 0 ? [] : [...surroundingStatements(test, place, this.#size, this.#catalogue)]
    );
    return { before, after, state };
  }
  /** Where a statement that failed comes from, if that is a user's file. */
  placeOf({ variant, workload }, sql) {
    const beginning = sql && this.#withoutFolders(sql.replace(/\uFFFD+$/, ""));
    if (beginning === void 0 || beginning === "") return void 0;
    return this.#catalogue[suiteOf(variant)].placeOf?.(workload, beginning, this.#size);
  }
  /** A statement with `{dir}` in place of its folder, as it was written; cut off before a folder that is cut off. */
  #withoutFolders(sql) {
    const [first = "", ...others] = sql.split(`${this.folder}/`);
    let written = first;
    for (const other of others) {
      const rest = /^[^'"]*?\/dir(?:-of-preparation)?(?![\w-])(.*)$/s.exec(other)?.[1];
      if (rest === void 0) break;
      written += `{dir}${rest}`;
    }
    return written;
  }
  /**
   * Writes the SQL of a variant's tests.
   *
   * @throws InputError if the disk is full or the folder cannot be written; the signal's reason on an abort
   */
  async prepare(variant, tests, signal) {
    const write = (file, statements) => this.write(file, statements, signal);
    for (const test of tests) {
      const database = this.databaseOf(test);
      if (!this.#preparations.has(database)) {
        const sql = await write(this.#preparation(database), this.#preparationStatements(test));
        this.#preparations.set(database, withStart(sql, this.#startOf(database)));
      }
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
      const hash = createHash("sha256").update(this.#preparations.get(database) ?? "").update(warm).update(timed);
      if (files.errors !== void 0)
        hash.update(await write(files.errors, errorFields(workload.errors?.() ?? [])));
      for (const place of surroundings) {
        const file = files[place];
        if (file === void 0) continue;
        hash.update(place).update(await write(file, surroundingStatements(test, place, this.#size, this.#catalogue)));
      }
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
    const { transactions, invariants, before, after, errors, opens } = found;
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
      opens,
      ...errors === void 0 ? {} : { errors: inFolder(`${workload}.errors`) },
      ...before === void 0 ? {} : { before: inFolder(`before-${workload}.sql`) },
      ...after === void 0 ? {} : { after: inFolder(`after-${workload}.sql`) },
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
    const folder = path2.join(this.folder, database, arm, place?.name ?? "");
    const role = arm === "control" ? "baseline" : arm;
    const prepared = path2.join(this.folder, database, role);
    const { attempts, dropsCache } = this.#catalogue[suiteOf(variant)];
    const { files, command, usesDir = false } = this.#startOf(database) ?? {};
    const source = files?.[role];
    return {
      variant,
      ...(source ?? command) === void 0 ? {} : { start: { source, command } },
      ...usesDir ? { usesDir } : {},
      preparation: this.#preparation(database),
      form,
      dropsCache: dropsCache?.(variant) ?? false,
      connections: this.#threads,
      attempts: attempts?.(variant, this.#size),
      processor: place?.processor,
      turns: place?.turnTable.file,
      ...databasePlaces(folder, prepared)
    };
  }
  /** Whether all files of a test that was prepared still exist: a folder that is being removed loses one after the other. */
  hasFiles(test) {
    const { hashesStateOnly: _, opens: __, statements, text, transactions, ...files } = this.files(test);
    const divided = [statements, text, transactions].filter((file) => file !== void 0);
    const parts = partsOf(this.#threads).flatMap(({ ending }) => divided.map((file) => `${file}${ending}`));
    return [this.#preparation(this.databaseOf(test)), ...Object.values(files), ...parts].every(
      (file) => existsSync(file)
    );
  }
  close() {
    removeDatabasesFolder(this.folder);
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
function withStart(sql, start) {
  const { sha256 = "" } = start ?? {};
  return sha256 === "" ? sql : createHash("sha256").update(sql).update(sha256).digest("hex");
}
function* errorFields(errors) {
  for (const error of errors) yield error === void 0 ? "" : `${error.code ?? ""}	${error.text}`;
}
function* transactionFields(transactions) {
  for (const { name, statements } of transactions) yield `${name} ${statements.length}`;
}

// src/suite/shard-plan.ts
import { createHash as createHash2 } from "node:crypto";
function shardPlanHash({ tests, size: { rows, seed, warehouses = 1 }, statements, threads, catalogue }, shards) {
  const hashes = suiteHashes({ rows, seed, warehouses }, tests, { catalogue });
  const form = threads === 1 ? statements : `${statements}, ${threads} connections`;
  const what = JSON.stringify([rows, seed, warehouses, form, hashes, shards]);
  return createHash2("sha256").update(what).digest("hex").slice(0, 16);
}
function requireShardPlanOf(run, plan) {
  const all = plan.shards.flat();
  const planned = new Set(all);
  const own = new Set(run.tests.map(testPath));
  const difference = [...own].find((path3) => !planned.has(path3)) ?? [...planned].find((path3) => !own.has(path3));
  const remedy = "measure with the options that the plan was made with";
  if (difference !== void 0)
    throw new InputError(
      `plan: ${difference} is ${own.has(difference) ? "not in the plan" : "in the plan, and not chosen here"}: ${remedy}`
    );
  const twice = all.length === planned.size ? void 0 : all.find((path3, index) => all.indexOf(path3) < index);
  if (twice !== void 0) throw new InputError(`plan: ${twice} is in two places: each test has one shard`);
  const hash = shardPlanHash(run, plan.shards);
  if (hash !== plan.hash)
    throw new InputError(
      `plan: it is ${plan.hash}, and with these rows, seed, warehouses, statements, threads, suites and own workloads it would be ${hash}: ` + remedy
    );
}
function requireOwnPlan({ planned, tests: _, ...settings }, catalogue) {
  if (planned === void 0) return;
  const { rows, seed, warehouses, statements, threads } = settings;
  const tests = planTests(settings, catalogue);
  requireShardPlanOf(
    { tests, size: { rows, seed, warehouses }, statements, threads, catalogue },
    planned.plan
  );
}

// src/measure/machine.ts
import { createHmac } from "node:crypto";
import { readFileSync, statfsSync } from "node:fs";
import os from "node:os";
var fileSystems = {
  61267: "ext4",
  1481003842: "xfs",
  2435016766: "btrfs",
  16914836: "tmpfs",
  2035054128: "overlayfs",
  801189825: "zfs",
  26985: "nfs"
};
function readLoad() {
  return Math.round((os.loadavg()[0] ?? 0) * 100) / 100;
}
function readMachine(folder) {
  return {
    cpu: os.cpus()[0]?.model.trim() ?? "unknown",
    cores: os.availableParallelism(),
    memoryBytes: os.totalmem(),
    platform: `${process.platform}-${process.arch}`,
    kernel: `${os.type()} ${os.release()}`,
    node: process.versions.node,
    fileSystem: fileSystem(folder),
    bootId: readBootId(),
    machineId: readMachineId()
  };
}
function readBootId() {
  const id = readWord("/proc/sys/kernel/random/boot_id");
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : void 0;
}
function readMachineId() {
  const id = readWord("/etc/machine-id");
  if (!/^[0-9a-f]{32}$/.test(id)) return void 0;
  return createHmac("sha256", id).update("sqlite-bench-gate").digest("hex").slice(0, 32);
}
function readWord(file) {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return "";
  }
}
function fileSystem(folder) {
  if (process.platform !== "linux") return "unknown";
  const { type } = statfsSync(folder);
  return fileSystems[type] ?? `type 0x${type.toString(16)}`;
}

// src/suite/shared-reads.ts
var onFiles = [
  "oltp_order_range",
  "oltp_distinct_range",
  "groupby_scan",
  "types_table_scan",
  "table_scan",
  "oltp_read_only"
];
var sharing = {
  memory: /* @__PURE__ */ new Set([
    ...onFiles,
    "oltp_point_select",
    "oltp_range_select",
    "oltp_sum_range",
    "select_random_points",
    "covering_index_scan",
    "index_join"
  ]),
  file: new Set(onFiles),
  autocommit: new Set(onFiles)
};
function sharesReads({
  variant,
  storage,
  workload
}) {
  return suiteOf(variant) === "oltp" && sharing[storage].has(workload);
}

// src/measure/looks.ts
import { randomInt } from "node:crypto";

// src/measure/half-of-samples.ts
var fewest = 2;
var HalfOfSamples = class {
  #seen = /* @__PURE__ */ new Map();
  /**
   * Takes the next sample.
   *
   * @param key names the test and the sign
   * @param hasSign whether this sample has the sign
   * @returns whether this sample has the sign, and at least half of those so far
   */
  add(key, hasSign) {
    const { all, signs } = this.#seen.get(key) ?? { all: 0, signs: 0 };
    const seen = { all: all + 1, signs: signs + (hasSign ? 1 : 0) };
    this.#seen.set(key, seen);
    return hasSign && seen.signs >= fewest && seen.signs * 2 >= seen.all;
  }
};

// src/measure/looks.ts
var lookedAt = "candidate";
var undecidedRounds = 6;
var Looks = class {
  #shown = /* @__PURE__ */ new Map();
  #drawn = /* @__PURE__ */ new Map();
  #unflushed = new HalfOfSamples();
  #fewest;
  #lot;
  /**
   * @param fewest the rounds that every test has at least, above 0
   * @param lot draws; the system's own random numbers if absent
   */
  constructor(fewest2, lot = randomInt) {
    this.#fewest = fewest2;
    this.#lot = lot;
  }
  /** Takes what the candidate's untimed check has shown. */
  expect(test, { hashesStateOnly = false }, shown) {
    const { touched, state, deviceWrites } = shown;
    this.#shown.set(testPath(test), { state, deviceWrites, ...hashesStateOnly ? {} : { touched } });
  }
  /**
   * Whether to read what a test's sample of this round leaves.
   *
   * @param round that is about to be measured, from 1; a resumed run begins later
   */
  at(test, round) {
    const last = this.#lastOf(round);
    const key = `${testPath(test)} ${last}`;
    const drawn = this.#drawn.get(key) ?? round + this.#lot(last - round + 1);
    this.#drawn.set(key, drawn);
    return drawn === round;
  }
  /** The difference between the candidate's untimed check and one of its timed samples; undefined if there is none. */
  lieIn(test, round, check, seen) {
    const expected = this.#shown.get(testPath(test));
    if (expected === void 0) return void 0;
    const { role } = check;
    const inCheck = { role, work: check.work, hash: expected.touched, occasion: "in the untimed check" };
    const inRound = { role, work: seen.work, hash: seen.touched, occasion: `in round ${round}` };
    const other = changedWork(test.workload, inCheck, inRound);
    if (other !== void 0) return { ...other, round };
    const message = describeLeft(expected, seen) ?? this.#describeFlushes(test, check, expected, seen.deviceWrites);
    if (message === void 0) return void 0;
    return { reason: "differs", role, round, message: `${test.workload}: ${role} ${message}` };
  }
  /** The last of the rounds of which one is drawn, this round being among them. */
  #lastOf(round) {
    let last = this.#fewest;
    for (let more = undecidedRounds; last < round; more = last) last += more;
    return last;
  }
  /**
   * A flush has its disk complete something. Others that use the disk only add to that. Where the check's own flushes do not show in what the disk has
   * completed, as in a network's file system, nothing is known.
   */
  #describeFlushes({ kind, ...test }, { calls }, expected, deviceWrites) {
    const flushes = kind === "writes" && calls !== void 0 ? flushesOf(calls) : 0;
    const isKnown = (expected.deviceWrites ?? 0) >= flushes && flushes > 0;
    if (!isKnown || deviceWrites === void 0) return void 0;
    if (!this.#unflushed.add(testPath({ kind, ...test }), isFewer(deviceWrites, flushes))) return void 0;
    return `flushed ${flushes} times in the untimed check, and the disk completed ${deviceWrites} writes and flushes while it was timed`;
  }
};
var mostLooks = 3;
var leastPutOff = 1e7;
function isPutOff({ ns, leftNs }) {
  return leftNs > Math.max(ns, leastPutOff);
}
function putOffBy(test, round, { ns, leftNs }) {
  const message = `${test.workload}: ${lookedAt} puts off what it writes until somebody reads it: the first reading after a sample of ${milliseconds(ns)} took ${milliseconds(leftNs)} longer than the second`;
  return { reason: "differs", role: lookedAt, round, message };
}
function describeLeft(expected, { shown }) {
  return shown === void 0 || shown.state === expected.state ? void 0 : `left rows with the hash ${expected.state} in the untimed check, and with ${shown.state} while it was timed`;
}
function isFewer(seen, expected) {
  return seen === 0 || seen < expected / 2 - 2;
}

// src/measure/timeouts.ts
var timeoutFactor = 100;
var minimumTimeout = 20;
var timeoutWithoutBaseline = 600;
var SampleTimeouts = class {
  #given;
  #references = /* @__PURE__ */ new Map();
  #awaited = /* @__PURE__ */ new Map();
  /** @param seconds for every sample; absent if the baseline's time decides */
  constructor(seconds) {
    this.#given = seconds;
  }
  /** Sets what the engine that the others are compared with took, nanoseconds. */
  setReference(work, role, ns) {
    this.#references.set(keyOf(work), { role, ns });
  }
  /** Begins to wait for the reference: `known` ends once it is settled. */
  await(work) {
    this.#awaited.set(keyOf(work), Promise.withResolvers());
  }
  /** Ends the waiting: the reference's time is set, or nobody will set it. */
  settle(work) {
    this.#awaited.get(keyOf(work))?.resolve();
  }
  /** Waits until the limit can follow from the reference's time. */
  async known(work) {
    await this.#awaited.get(keyOf(work))?.promise;
  }
  /** Milliseconds. A limit that is given is one for samples: a preparation may always take as long as if none was. */
  of(work) {
    const ns = this.#references.get(keyOf(work))?.ns;
    return isPreparation(work) ? Math.max(this.after(ns), byReference(ns)) : this.after(ns);
  }
  /** `over 100x the baseline's 0.2 s`: what the limit is beside the reference's time; undefined if that is not known. */
  describe(work) {
    const reference = this.#references.get(keyOf(work));
    if (reference === void 0) return void 0;
    const times = this.of(work) * 1e6 / Math.max(1, reference.ns);
    const whole = Math.floor(times) > 100 ? Number(times.toPrecision(2)) : Math.floor(times);
    const preparing = isPreparation(work) ? " of preparing" : "";
    return whole < 2 ? void 0 : `over ${whole.toLocaleString("en")}x the ${reference.role}'s ${duration(reference.ns)}${preparing}`;
  }
  /** `at most 20 s, over 100x the baseline's 0.2 s` */
  describeLimit(work) {
    const beside = this.describe(work);
    return `at most ${Math.round(this.of(work) / 1e3)} s${beside === void 0 ? "" : `, ${beside}`}`;
  }
  /**
   * Milliseconds, for statements that are no test's.
   *
   * @param baselineNs what the baseline took, nanoseconds; undefined if that is not known
   */
  after(baselineNs) {
    return this.#given === void 0 ? byReference(baselineNs) : this.#given * 1e3;
  }
};
function byReference(ns) {
  return ns === void 0 ? timeoutWithoutBaseline * 1e3 : Math.max(minimumTimeout * 1e3, timeoutFactor * ns / 1e6);
}
function isPreparation(work) {
  return "database" in work;
}
function keyOf(work) {
  return isPreparation(work) ? `preparation of ${work.storage} ${work.database}` : testPath(work);
}
function duration(ns) {
  const [value, unit] = ns < 1e8 ? [ns / 1e6, "ms"] : [ns / 1e9, "s"];
  return `${Number(value.toPrecision(2))} ${unit}`;
}

// src/measure/turn-claims.ts
var queues = { ofOthers: 2, share: 0.25, ns: 2e6 };
var mostLate = { workingNs: 1e7, afterNs: 5e7, ns: 2e8 };
var TurnClaims = class {
  #forged = new HalfOfSamples();
  #late = new HalfOfSamples();
  /**
   * The candidate's failure if its samples of a test claim less time than the others have waited for it.
   *
   * @param taken the samples that took turns with each other
   * @param hasAfter whether untimed statements are executed behind the timed ones
   */
  failureIn(test, round, taken, hasAfter = false) {
    const observers = [...taken.keys()].filter((arm) => arm !== lookedAt);
    const claim = taken.get(lookedAt);
    if (claim === void 0 || observers.length === 0) return void 0;
    const failed = (message) => ({ reason: "error", role: lookedAt, round, message });
    const least = observers.map((observer) => unexplainedBy(observer, taken)).reduce((one, other) => other.ns < one.ns ? other : one);
    const late = lateBy(
      claim,
      observers.map((observer) => taken.get(observer)),
      hasAfter
    );
    const isLate = this.#late.add(testPath(test), late.ns > late.allowedNs);
    if (this.#forged.add(testPath(test), least.ns > 0))
      return failed(
        `forged clock: its turns take ${milliseconds(least.claimedNs)} by its own times, and ${milliseconds(least.waitedNs)} by those of ${least.observer}, which waited for them`
      );
    const behind = hasAfter ? "in the statements behind the timed ones, or in calls around them" : "behind its last turn";
    return isLate ? failed(
      `works ${behind}, where nothing is timed: it replied ${milliseconds(late.ns)} later than the others`
    ) : void 0;
  }
};
function lateBy(claim, others, hasAfter) {
  const last = Math.max(...others.map(({ waited }) => waited?.repliedAt ?? Number.POSITIVE_INFINITY));
  const share = Math.max(...others.map(queuedShare));
  const ns = (claim.waited?.repliedAt ?? last) - last - (claim.waited?.lastTurnNs ?? claim.ns);
  const inAllNs = claim.waited?.queuedNs ?? 0;
  const betweenNs = Math.max(0, inAllNs - (claim.queuedNs ?? 0));
  const queuedNs = queueBeside(claim.ns, betweenNs, share);
  const ownNs = hasAfter ? claim.ns : claim.ns * untimed.share;
  const lateNs = ns - queuedNs;
  const workedNs = (claim.waited?.threadsNs ?? 0) + (claim.waited?.processesNs ?? 0);
  const restNs = hasAfter ? mostLate.afterNs : mostLate.ns;
  return { ns: lateNs, allowedNs: (workedNs >= lateNs / 2 ? mostLate.workingNs : restNs) + ownNs };
}
function queueBeside(ranNs, queuedNs, share) {
  const alike = share < 1 ? ranNs * share / (1 - share) : queuedNs;
  return Math.min(queuedNs, Math.max(queues.ofOthers * alike, queues.ns));
}
function queuedShare({ ns, waited }) {
  const queued = waited?.queuedNs ?? 0;
  return queued / Math.max(1, queued + ns);
}
function leftBehind(taken) {
  const shown = taken.get(lookedAt)?.shown;
  if (shown === void 0) return 0;
  const others = [...taken].flatMap(([arm, claim]) => arm === lookedAt ? [] : [claim]);
  const share = Math.max(0, ...others.map(queuedShare));
  const { firstNs, queuedNs, secondNs } = shown;
  return Math.max(0, firstNs - queueBeside(firstNs - queuedNs, queuedNs, share) - secondNs);
}
function unexplainedBy(observer, taken) {
  const own = taken.get(observer);
  const others = [...taken].flatMap(([arm, claim]) => arm === observer ? [] : [claim]);
  const ownQueue = own.waited?.queuedNs;
  if (own.waited === void 0 || ownQueue === void 0 || others.some(({ waited }) => waited?.queuedNs === void 0))
    return { observer, claimedNs: 0, waitedNs: 0, ns: Number.NEGATIVE_INFINITY };
  const share = queuedShare(own);
  const waitedNs = Math.max(
    0,
    own.waited.ns - Math.max(0, ownQueue - (own.queuedNs ?? 0)) - startedLaterNs(own, others)
  );
  const claimedNs = others.reduce((sum, one) => sum + one.ns + explainedQueue(one, share), 0);
  const chunks2 = others.reduce((sum, one) => sum + (one.chunks?.length ?? 0), 0);
  const timedNs = others.reduce((sum, { ns }) => sum + ns, 0);
  const allowedNs = untimed.ns + chunks2 * untimed.chunkNs + timedNs * untimed.share + own.waited.ns * untimed.passedShare;
  return { observer, claimedNs, waitedNs, ns: waitedNs - claimedNs - allowedNs };
}
function startedLaterNs({ waited }, others) {
  const last = Math.max(...others.map((one) => one.waited?.told?.to ?? 0));
  return Math.max(0, last - (waited?.told?.from ?? last));
}
function explainedQueue({ ns, queuedNs = 0, waited }, share) {
  const seen = waited?.queuedNs ?? 0;
  const whole = ns + Math.max(seen, queuedNs);
  return Math.min(
    Math.max(seen, queuedNs),
    Math.max(queues.ofOthers * share * whole, queues.share * whole, queues.ns)
  );
}

// src/suite/commits.ts
var known = /* @__PURE__ */ new Map();
function commitCount(test) {
  const named = findWorkload(test);
  if (test.kind === "reads" || named === void 0) return 0;
  let count = known.get(named);
  if (count === void 0) {
    const source = { variant: test.variant, rows: 1e3, seed: 1, random: new RandomStream(1, "commits") };
    count = countCommits(named.statements(source));
    known.set(named, count);
  }
  return count;
}
function countCommits(statements) {
  let count = 0;
  let isOpen = false;
  let hasChanges = false;
  for (const template of statements) {
    const statement = textOf(template);
    if (statement === "BEGIN;") isOpen = true;
    else if (statement === "COMMIT;" || statement === "ROLLBACK;") {
      if (hasChanges && statement === "COMMIT;") count++;
      isOpen = false;
      hasChanges = false;
    } else if (!/^(?:SELECT|PRAGMA|ATTACH|DETACH) /.test(statement)) {
      if (isOpen) hasChanges = true;
      else count++;
    }
  }
  return count;
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

// src/measure/remaining-time.ts
var usualPaces = {
  memory: { reads: 1.8, writes: 1.3 },
  file: { reads: 1.5, writes: 0.7 },
  autocommit: { reads: 1.5, writes: 0.2 }
};
var RemainingTime = class {
  #checkNs;
  #places;
  #past = /* @__PURE__ */ new Map();
  /**
   * @param checkNs the time of a test's check, nanoseconds, 0 if it is not known
   * @param places how many visits like those to this test are made at once, at least 1
   */
  constructor(checkNs, places2) {
    this.#checkNs = checkNs;
    this.#places = places2;
  }
  /** @param ns how long the visit took */
  visited(test, ns) {
    const past = this.#past.get(groupOf(test)) ?? { visits: 0, checks: 0 };
    past.visits += ns;
    past.checks += this.#checkNs(test);
    this.#past.set(groupOf(test), past);
  }
  /** Nanoseconds. */
  of(ahead) {
    return ahead.reduce(
      (sum, { test, visits }) => sum + visits * this.#checkNs(test) * this.#pace(test) / this.#places(test),
      0
    );
  }
  #pace(test) {
    const past = this.#past.get(groupOf(test));
    return past === void 0 || past.checks === 0 ? usualPaces[test.storage][test.kind] : past.visits / past.checks;
  }
};
function groupOf({ storage, kind }) {
  return `${storage} ${kind}`;
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
  /**
   * @param timeoutMs how long a database in memory may take to prepare, if the process is not open; ten minutes if absent
   * @throws EngineFailure if the engine's process does not reach the prepared state
   */
  get(arm, test, timeoutMs) {
    const { storage } = test;
    const database = this.#workspace.databaseOf(test);
    const key = keyOf2(arm, storage, database);
    const open = this.#open.get(key);
    if (open !== void 0) return open.session;
    const engine = this.#engines[arm === "control" ? "baseline" : arm];
    if (engine === void 0) throw new Error(`the run has no ${arm} engine`);
    const files = this.#workspace.variant(arm, this.#variant, this.#form, database, this.#place);
    const session = engine.open(files, storage, this.#pass, this.#signal, timeoutMs);
    session.catch(() => this.#open.delete(key));
    this.#open.set(key, { arm, storage, database, session });
    return session;
  }
  /** The beginning of the statement that a test's process executes at this moment; undefined if none is known. */
  async executing(arm, test) {
    const key = keyOf2(arm, test.storage, this.#workspace.databaseOf(test));
    const session = await this.#open.get(key)?.session.catch(() => void 0);
    return await session?.executing();
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
    await this.#close(keyOf2(arm, test.storage, this.#workspace.databaseOf(test)));
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
function keyOf2(arm, storage, database) {
  return `${arm} ${storage} ${database}`;
}

// src/measure/rounds.ts
var passes = { screening: "time", confirmation: "confirm", precision: "narrow", decided: "time" };
async function runRounds(context, schedule, { checkNs, now, deadline: last = Number.POSITIVE_INFINITY, narrowUntil = last }) {
  const { records, progress, places: places2 } = context;
  const remaining = new RemainingTime(
    checkNs,
    (test) => needsMachine(context, test) ? 1 : Math.max(1, places2.beside.length)
  );
  for (let round = schedule(records.all); round !== void 0; round = schedule(records.all)) {
    const { phase, visits, tests, expected } = round;
    const deadline = phase === "precision" ? Math.min(last, narrowUntil) : last;
    const ahead = new Map(visits.map((visit) => [visit, { test: visit.test, visits: 1 }]));
    const isDone = await visitAll(context, round, (visit) => {
      const start = now();
      if (start >= deadline) return void 0;
      const limitNs = Number.isFinite(deadline) ? deadline - start : void 0;
      const remainingNs = phase === "confirmation" ? void 0 : Math.min(remaining.of([...ahead.values(), ...expected]), deadline - start);
      progress.test({ pass: passes[phase], test: visit.test, tests, remainingNs, limitNs });
      return () => {
        ahead.delete(visit);
        remaining.visited(visit.test, now() - start);
      };
    });
    if (!isDone) return phase === "precision" ? "done" : "out of time";
  }
  return "done";
}
var BlockQueue = class {
  #left;
  #variants = /* @__PURE__ */ new Map();
  constructor(blocks) {
    this.#left = [...blocks];
  }
  /**
   * Gives a place the variant whose blocks it takes next: one that the fewest other places have, and of those the one with the most visits.
   *
   * @returns undefined once all blocks are taken
   */
  begin(place) {
    this.#variants.delete(place);
    const others = [...this.#variants.values()];
    const [chosen] = [...Map.groupBy(this.#left, variantOf)].map(([variant, blocks]) => ({
      variant,
      places: others.filter((one) => one === variant).length,
      visits: blocks.flat().length
    })).toSorted((one, other) => one.places - other.places || other.visits - one.visits);
    if (chosen === void 0) return void 0;
    this.#variants.set(place, chosen.variant);
    return chosen.variant;
  }
  /** The next block of a variant, if possible one whose processes are open here: opening others takes time and memory. */
  take(variant, sessions) {
    const own = this.of(variant);
    const block = own.find(([{ test }]) => sessions.has(test)) ?? own[0];
    if (block !== void 0) this.#left.splice(this.#left.indexOf(block), 1);
    return block;
  }
  /** The blocks of a variant that nobody has taken. */
  of(variant) {
    return this.#left.filter((block) => variantOf(block) === variant);
  }
};
function variantOf([{ test }]) {
  return test.variant;
}
async function visitAll(context, round, onVisit) {
  const { timeline, engines, workspace, signal, places: places2 } = context;
  const blocks = blocksOf(round.visits);
  const isBeside = (block) => places2.beside.length > 0 && !block.some(({ test }) => needsMachine(context, test));
  const beside = new BlockQueue(blocks.filter(isBeside).toSorted((one, other) => other.length - one.length));
  const alone = new BlockQueue(blocks.filter((block) => !isBeside(block)));
  let isOver = false;
  const visitVariant = async (place, queue, variant) => {
    const sessions = new Sessions(engines, workspace, variant, "time", signal, { place });
    try {
      if (place === places2.alone)
        await timeline.during("prepare", () => openAll(sessions, queue.of(variant).flat()));
      for (let block = queue.take(variant, sessions); block !== void 0; block = queue.take(variant, sessions)) {
        for (const visit of block) {
          signal.throwIfAborted();
          const onEnd = isOver ? void 0 : onVisit(visit);
          isOver ||= onEnd === void 0;
          if (onEnd === void 0) return;
          await visitOne(context, sessions, place, visit);
          onEnd();
        }
        const last = block.at(-1);
        if (sharesReads(last.test)) await endReads(context, sessions, last);
      }
    } catch (cause) {
      isOver = true;
      throw cause;
    } finally {
      await timeline.during("close", () => sessions.close());
    }
  };
  const visitAt = async (place, queue) => {
    for (let variant = queue.begin(place); variant !== void 0; variant = queue.begin(place)) {
      if (isOver) return;
      await visitVariant(place, queue, variant);
    }
  };
  await allEnded(places2.beside.map((place) => visitAt(place, beside)));
  await visitAt(places2.alone, alone);
  return !isOver;
}
function needsMachine({ workspace }, test) {
  const isCold = workspace.variant("baseline", test.variant).dropsCache === true;
  return planTurns(test).processor === "any" || isCold;
}
function blocksOf(visits) {
  const blocks = [];
  for (const visit of visits) {
    const last = blocks.at(-1);
    const before = last?.at(-1)?.test;
    const isShared = before !== void 0 && sharesReads(before) && sharesReads(visit.test);
    if (last !== void 0 && isShared && placeIn(before) === placeIn(visit.test)) last.push(visit);
    else blocks.push([visit]);
  }
  return blocks;
}
function placeIn({ variant, storage }) {
  return `${variant} ${storage}`;
}
async function openAll(sessions, visits) {
  for (const own of Map.groupBy(visits, ({ test }) => test.storage).values())
    await Promise.allSettled(own.flatMap(({ test, order }) => order.map((arm) => sessions.get(arm, test))));
}
async function visitOne(context, sessions, place, visit) {
  const { records, workspace, looks } = context;
  const { test, round } = visit;
  const outcomes = { timed: [], failures: [] };
  const check = isLookedAt(context, visit) ? records.checkOf(test, lookedAt) : void 0;
  const state = check !== void 0 && looks.at(test, round) ? workspace.files(test).state : void 0;
  try {
    const { failures } = outcomes;
    for (let taken = 1; taken <= mostLooks; taken++) {
      const into = taken === 1 ? outcomes : { timed: [], failures };
      const seen = await takeSamples(context, sessions, place, { visit, outcomes: into, state });
      if (check === void 0 || seen === void 0) break;
      const lie = looks.lieIn(test, round, check, seen);
      if (lie !== void 0) failures.push(lie);
      if (lie !== void 0 || !isPutOff(seen)) break;
      if (taken === mostLooks) failures.push(putOffBy(test, round, seen));
    }
  } finally {
    records.transaction(() => recordVisit(records, visit, outcomes));
  }
}
async function takeSamples(context, sessions, place, { visit: { test, round, order }, outcomes, state }) {
  const { timeline, workspace, timeouts, idleTurns, turnClaims } = context;
  const { statements, warm, transactions, before, after, errors, opens } = workspace.files(test);
  const job = {
    pass: "time",
    kind: test.kind,
    statements,
    // Several connections prepare their statements before they start.
    isNamedLast: workspace.threads === 1,
    warm,
    timeoutMs: timeouts.of(test),
    ...sharesReads(test) ? { shares: "reads" } : {},
    opens,
    transactions,
    before,
    after,
    errors
  };
  const failed = (arm) => async (cause) => {
    outcomes.failures.push(describeFailure(context, cause, test, roleOf(arm), { round }));
    await sessions.drop(arm, test);
    return void 0;
  };
  const ready = /* @__PURE__ */ new Map();
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
    const sample = await ready.get(arm).go(turns, arm === lookedAt ? state : void 0);
    const busy = idleTurns.failureIn(test, roleOf(arm), round, sample);
    if (busy !== void 0) outcomes.failures.push(busy);
    return busy === void 0 ? { arm, sample } : void 0;
  };
  const timed = await timeline.during("timed and taken down", async () => {
    if (workspace.threads === 1) return await goInTurns(context, place, test, { arms, go, failed });
    const samples2 = [];
    for (const arm of arms) samples2.push(await go(arm).catch(failed(arm)));
    return samples2;
  });
  const taken = timed.filter((one) => one !== void 0);
  const samples = new Map(taken.map(({ arm, sample }) => [arm, sample]));
  const forged = turnClaims.failureIn(test, round, samples, after !== void 0);
  if (forged !== void 0) outcomes.failures.push(forged);
  const believed = taken.filter(({ arm }) => forged === void 0 || roleOf(arm) !== forged.role);
  outcomes.timed.push(...believed.map(({ arm, sample }) => ({ arm, ...recordedOf(sample) })));
  const seen = believed.find(({ arm }) => arm === lookedAt)?.sample;
  return seen && { ...seen, leftNs: leftBehind(samples) };
}
function recordedOf(sample) {
  const { ns, work, cost, latencies, transactions, chunks: chunks2, commitNs, openNs, queuedNs, repeated } = sample;
  return { ns, work, cost, latencies, transactions, chunks: chunks2, commitNs, openNs, queuedNs, repeated };
}
async function goInTurns({ records, engines }, { turnTable }, test, { arms, go, failed }) {
  turnTable.reset(planTurns(test, isServer(engines.baseline)).processor);
  return await Promise.all(
    arms.map(async (arm, own) => {
      try {
        return await go(arm, { table: turnTable, own, count: arms.length, ...chunksOf(records, test) });
      } catch (cause) {
        turnTable.setFailed(own);
        return await failed(arm)(cause);
      }
    })
  );
}
function isLookedAt({ engines, records, workspace }, { test, order }) {
  const isAlone = order.includes("control") || workspace.threads > 1 || isServer(engines.baseline);
  return !isAlone && order.includes(lookedAt) && records.checkOf(test, lookedAt) !== void 0;
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
    records.failure(test, describeFailure(context, cause, test, roleOf(arm), { round }));
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
function describeFailure(context, cause, test, role, { round, limited = test } = {}) {
  const { workspace, timeouts } = context;
  const failure = requireEngineFailure(context, cause, () => workspace.hasFiles(test));
  const place = workspace.placeOf(test, failure.sql);
  const isSlow = failure.reason === "timeout" && (failure.sql !== void 0 || isPreparation(limited));
  const beside = isSlow ? timeouts.describe(limited) : void 0;
  const times = beside === void 0 ? "" : `${beside}: `;
  const message = `${times}${withPlace(failure, place)}`;
  return { reason: failure.reason, role, round, message };
}
function withPlace({ message }, place) {
  return place === void 0 ? message : `${place}: ${message.replace(/^statement: /, "")}`;
}
function requireEngineFailure({ workspace, signal, stop }, cause, areFilesThere) {
  signal.throwIfAborted();
  if (!areFilesThere()) stop(`its temporary folder ${workspace.folder} was removed while it was measuring`);
  signal.throwIfAborted();
  if (!(cause instanceof EngineFailure)) throw cause;
  return cause;
}

// src/engines/turn-table.ts
import { closeSync as closeSync2, openSync as openSync2, readSync, writeSync as writeSync2 } from "node:fs";
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
      this.#handle = openSync2(file, "w+", 384);
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
    closeSync2(this.#handle);
  }
  #write(word, values) {
    writeSync2(this.#handle, new Uint8Array(values.buffer), 0, values.byteLength, word * wordBytes);
  }
};

// src/features/workloads/own/own-contest.ts
import { createHash as createHash3 } from "node:crypto";
function ownContestsIn({ own = [] }) {
  return own.flatMap((one) => "connections" in one ? one : []);
}
function ownWorkloadsIn({ own = [] }) {
  return own.flatMap((one) => "connections" in one ? [] : one);
}
function contestHash({ file: _, ...contest }) {
  const text = JSON.stringify(contest, (key, value) => key === "place" ? void 0 : value);
  return createHash3("sha256").update(text).digest("hex");
}

// src/results/warnings.ts
function warningsOf(recording, storages, features = []) {
  const { run, suite, machine, engines, skipped } = recording;
  return [
    ...resumedWarning(run?.startedAt, run?.resumed),
    ...skippedWarning(skipped, recording.identicalBase),
    ...machine?.fileSystem === "tmpfs" && storages.some((storage) => storage !== "memory") ? ["The databases were on tmpfs, where flushing costs nothing: file and autocommit times are too good."] : [],
    ...machine === void 0 || machine.platform.startsWith("linux") ? [] : [
      "The system does not say how long an engine waits for a processor, so nothing is subtracted: beside other work, pairs differ more and intervals are wider."
    ],
    ...sameFile(engines),
    ...unequalKinds(engines),
    ...differentSettings(engines, suite),
    ...changedSettings(engines),
    ...changedOptions(engines),
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
    ...base !== void 0 && isSame(base) && areUsedAlike(candidate, base) ? ["Candidate and base are the same file: nothing can have changed, and what seems to is noise."] : []
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
  return findWorkload(test)?.opens !== void 0;
}
function rank({ workload }) {
  const place = preferredWorkloads.indexOf(workload);
  return place < 0 ? preferredWorkloads.length : place;
}

export {
  commitCount,
  readKept,
  isMachineForAll,
  wantedChecks,
  wantedPasses,
  sharesReads,
  inParallel,
  throwFirst,
  HalfOfSamples,
  lookedAt,
  Looks,
  Sessions,
  SampleTimeouts,
  TurnClaims,
  planTurns,
  chunkStatements,
  turnChunks,
  runRounds,
  describeFailure,
  requireEngineFailure,
  databasePlaces,
  Workspace,
  TurnTable,
  levels,
  titledTable,
  ownContestsIn,
  ownWorkloadsIn,
  contestHash,
  shardPlanHash,
  requireShardPlanOf,
  requireOwnPlan,
  warningsOf,
  chooseControls,
  planControls,
  readLoad,
  readMachine,
  renderMarkdown
};
