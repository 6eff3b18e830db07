import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  recordOptions
} from "./shared-features-workloads-record-options.js";
import {
  schemaLine
} from "./shared-platform-editor-schema.js";
import {
  isWord,
  madeNames,
  meant,
  nameOf,
  namedTables,
  refusedIn
} from "./shared-suite-foreign-sql-allowed-sql.js";
import {
  bind,
  decimalOf,
  numberParameters,
  readLine,
  splitSql,
  templateOf,
  tokenize
} from "./shared-features-workloads-own-placeholders.js";
import "./shared-platform-version.js";
import {
  quietProgress,
  showProgress
} from "./shared-emoji-regex-index.js";
import {
  compileOnce,
  readEnvironment
} from "./shared-engines-compiler.js";
import {
  openDatabase
} from "./shared-better-sqlite3-lib-methods-table.js";
import {
  runInForeground,
  writeWhole
} from "./shared-process-run.js";
import {
  makeFolder,
  requireNoLink,
  seeHelp,
  settingOptions,
  valuesOf as valuesOf2
} from "./shared-options-table.js";
import {
  InputError,
  formatValue,
  shapeOf,
  shellWord,
  truncate,
  valuesOf,
  visible,
  workloadNames
} from "./shared-jstat-dist-jstat.js";

// src/features/workloads/record/command.ts
import { copyFileSync as copyFileSync2, existsSync as existsSync2, mkdtempSync, readdirSync as readdirSync2, rmSync as rmSync2, statSync as statSync2 } from "node:fs";
import { tmpdir } from "node:os";
import path4 from "node:path";

// src/features/workloads/record/make.ts
import path from "node:path";

// src/features/workloads/record/pragmas.ts
var settings = [
  ...["automatic_index", "cache_size", "cache_spill", "case_sensitive_like", "foreign_keys", "journal_mode"],
  ...["mmap_size", "recursive_triggers", "reverse_unordered_selects", "secure_delete", "synchronous"],
  ...["temp_store", "wal_autocheckpoint"]
];
var ofResults = ["case_sensitive_like", "foreign_keys", "recursive_triggers", "reverse_unordered_selects"];
function settingOf(sql) {
  const tokens = meant(sql).filter(({ kind }) => kind !== "end");
  const at = tokens[2]?.text === "." ? 3 : 1;
  const name = (nameOf(tokens[at]) ?? "").toLowerCase();
  const isSet = tokens[at + 1]?.text === "=" || tokens[at + 1]?.text === "(";
  const value = tokens.slice(at + 2).map(({ text }) => text).join("").replace(/\)$/, "");
  if (!isSet || !settings.includes(name) || !/^-?\w{1,20}$|^'\w{1,20}'$/.test(value)) return void 0;
  return { name, sql: `PRAGMA ${name}=${value};`, changesResults: ofResults.includes(name) };
}

// src/features/workloads/record/recorded.ts
function count(counts, reason, more = 1) {
  counts.set(reason, (counts.get(reason) ?? 0) + more);
}

// src/features/workloads/record/replayer.ts
import { createHash } from "node:crypto";
import { copyFileSync, rmSync } from "node:fs";
var mostPrepared = 500;
var Replayer = class {
  #file;
  #database;
  #prepared = /* @__PURE__ */ new Map();
  #tables;
  /**
   * @param start the database that is copied; undefined if it starts empty
   * @param file where the copy is made; nothing is there
   */
  constructor(start, file) {
    this.#file = file;
    if (start !== void 0) copyFileSync(start, file);
    this.#database = this.#open();
    this.#tables = new Set(this.#names().map((name) => name.toLowerCase()));
  }
  #open() {
    const database2 = openDatabase(this.#file);
    database2.pragma("journal_mode = MEMORY");
    database2.pragma("synchronous = OFF");
    database2.pragma("foreign_keys = OFF");
    return database2;
  }
  #names() {
    return this.#database.prepare("SELECT name FROM sqlite_schema WHERE type IN ('table', 'view')").all().map(({ name }) => name);
  }
  /** Another connection, without what the last one had for itself. */
  reconnect() {
    this.#prepared.clear();
    this.#database.close();
    this.#database = this.#open();
  }
  /** Ends a transaction that is open. @returns whether there was one */
  rollBack() {
    if (!this.#database.inTransaction) return false;
    this.#database.prepare("ROLLBACK").run();
    return true;
  }
  execute(statement) {
    const sql = shapeOf(statement);
    let isRead = false;
    try {
      let prepared = this.#prepared.get(sql);
      if (prepared === void 0) {
        const tokens = meant(sql);
        const made = madeNames(tokens);
        const refused = refusedIn(tokens, /* @__PURE__ */ new Set([...this.#tables, ...made]));
        if (refused !== void 0)
          return { problem: `${refused.part} could reach other files, or is unknown`, isRead, rows: "" };
        prepared = this.#database.prepare(sql);
        for (const one of made) this.#tables.add(one);
        if (this.#prepared.size >= mostPrepared) this.#prepared.clear();
        this.#prepared.set(sql, prepared);
      }
      isRead = prepared.readonly;
      const values = valuesOf(statement).map(boundOf);
      if (!prepared.reader) {
        prepared.run(...values);
        return { isRead, rows: "" };
      }
      const hash = createHash("sha256");
      for (const row of prepared.raw().safeIntegers().iterate(...values))
        for (const value of row) hash.update(textOf(value));
      return { isRead, rows: hash.digest("base64") };
    } catch (cause) {
      return { problem: cause.message, isRead, rows: "" };
    }
  }
  /** The tables of the database with their columns; without those that a virtual table has behind it. */
  tables() {
    const all = this.#database.prepare(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name"
    ).all();
    return all.map(({ name }) => ({
      name,
      columns: this.#database.prepare("SELECT name FROM pragma_table_info(?) ORDER BY cid").all(name).map((column) => column.name),
      rows: this.#database.prepare(`SELECT count(*) FROM ${quoted(name)}`).pluck().get()
    }));
  }
  /** A digest of the values of a column. */
  columnDigest(table, column) {
    const hash = createHash("sha256");
    const values = this.#database.prepare(`SELECT ${quoted(column)} FROM ${quoted(table)} ORDER BY 1`).raw().safeIntegers().iterate();
    for (const [value] of values) hash.update(textOf(value));
    return hash.digest("base64");
  }
  /** The SQL of everything that the schema has. */
  definitions() {
    return this.#database.prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL").all().map(({ sql }) => sql);
  }
  /** Ends the connection; the file stays, and others can start from it. */
  disconnect() {
    this.#database.close();
    return this.#file;
  }
  close() {
    this.#database.close();
    for (const end of ["", "-journal", "-wal", "-shm"]) rmSync(`${this.#file}${end}`, { force: true });
  }
};
function quoted(name) {
  return `"${name.replaceAll('"', '""')}"`;
}
function boundOf(value) {
  if (typeof value === "number") return BigInt(value);
  if (typeof value === "string") return value;
  return value.type === "real" ? Number(value.decimal) : Buffer.from(value.digits, "hex");
}
function textOf(value) {
  if (value instanceof Uint8Array) return `x${Buffer.from(value).toString("hex")}\0`;
  return `${typeof value}${String(value)}\0`;
}

// src/features/workloads/record/shapes.ts
var kindsByWord = {
  ...Object.fromEntries(
    ["BEGIN", "COMMIT", "END", "ROLLBACK", "SAVEPOINT", "RELEASE"].map((word) => [word, "transaction"])
  ),
  ...Object.fromEntries(
    ["CREATE", "DROP", "ALTER", "REINDEX", "ANALYZE", "VACUUM"].map((word) => [word, "definition"])
  ),
  ...Object.fromEntries(["INSERT", "REPLACE", "UPDATE", "DELETE"].map((word) => [word, "change"])),
  ...Object.fromEntries(["SELECT", "VALUES"].map((word) => [word, "query"])),
  PRAGMA: "pragma"
};
var longestKey = 1e4;
function shapeOf2(sql) {
  const tokens = meant(sql);
  const parts = tokens.flatMap((token, at) => {
    if (isValue(token.kind)) return "?";
    const isBlob2 = /^x$/i.test(token.text) && tokens[at + 1]?.kind === "literal";
    return token.kind === "end" || isBlob2 ? [] : token.text;
  });
  const key = parts.join(" ").replaceAll(/\? ?(?:, \? ?)+/g, "?, ... ").trim().slice(0, longestKey);
  const first = tokens[0]?.text.toUpperCase() ?? "";
  let depth = 0;
  const verb = first !== "WITH" ? first : tokens.find((token) => {
    if (token.text === "(") depth++;
    if (token.text === ")") depth--;
    return depth === 0 && isWord(token, "SELECT", "VALUES", "INSERT", "REPLACE", "UPDATE", "DELETE");
  })?.text.toUpperCase();
  const kind = kindsByWord[verb ?? ""] ?? "other";
  const table = namedTables(tokens)[0];
  const named = table === void 0 ? "" : nameOf(tokens[table]) ?? "";
  const words2 = [verb ?? "other", named].map((word) => word.toLowerCase().replaceAll(/[^a-z0-9]+/g, "_"));
  return {
    key,
    kind,
    name: words2.filter((word) => word !== "").join("_").slice(0, 40)
  };
}
function isValue(kind) {
  return kind === "literal" || kind === "number" || kind === "parameter";
}

// src/features/workloads/record/sample.ts
var mostCharacters = 3e8;
function sampleUnits(units, most, leftOut) {
  const total = sizeOf(units);
  const kinds = /* @__PURE__ */ new Map();
  const isQuery = (sql) => {
    const known = kinds.get(sql) ?? ["query", "transaction"].includes(shapeOf2(sql).kind);
    kinds.set(sql, known);
    return known;
  };
  const reads = total <= most ? /* @__PURE__ */ new Set() : new Set(units.filter(({ executions }) => executions.every(({ sql }) => isQuery(sql))));
  const ofReads = sizeOf([...reads]);
  const part = Math.max(0, most - (total - ofReads)) / Math.max(1, ofReads);
  let [seen, size, characters] = [0, 0, 0];
  const kept = units.filter((unit) => {
    if (reads.has(unit)) {
      const before = Math.floor(seen * part);
      seen += unit.executions.length;
      if (Math.floor(seen * part) === before) return false;
    }
    size += unit.executions.length;
    characters += unit.executions.reduce((sum, one) => sum + charactersOf(one), 0);
    return size <= most && characters <= mostCharacters;
  });
  if (kept.length < units.length)
    count(leftOut, `beyond ${most} statements or 300 MB, sampled by transaction`, total - sizeOf(kept));
  return kept;
}
function charactersOf({ sql, values }) {
  return values.reduce((sum, value) => sum + lengthOf(value), sql.length);
}
function lengthOf(value) {
  if (typeof value === "string") return value.length;
  return typeof value === "object" && value !== null && ("blob" in value || "text" in value) ? Object.values(value).join("").length : 10;
}
function sizeOf(units) {
  return units.reduce((sum, { executions }) => sum + executions.length, 0);
}

// src/features/workloads/record/statements.ts
var mostTexts = 1e4;
var StatementReader = class {
  #known = /* @__PURE__ */ new Map();
  /** @returns why it is no statement that can be replayed, otherwise */
  read({ sql, values, tookNs }) {
    const known = this.#known.get(sql) ?? this.#readText(sql);
    if ("problem" in known) return known;
    const valued = bind(known, values);
    return "problem" in valued ? valued : { shape: known.shape, valued, tookNs };
  }
  #readText(sql) {
    const read2 = readText(sql);
    if (this.#known.size >= mostTexts) this.#known.clear();
    this.#known.set(sql, read2);
    return read2;
  }
};
function readText(sql) {
  const split = splitSql(sql);
  if ("problem" in split) return split;
  const [statement, second] = split;
  if (statement === void 0) return { problem: "it has only a comment" };
  if (second !== void 0) return { problem: "it is several statements" };
  const numbered = numberParameters(statement.sql);
  return "problem" in numbered ? numbered : { ...numbered, shape: shapeOf2(statement.sql) };
}

// src/features/workloads/record/time-dependent.ts
var words = /\bcurrent_(?:date|time|timestamp)\b|\b(?:date|time|datetime|julianday|strftime|unixepoch|timediff)\s*\(/i;
function isTimeDependent(statements, schema) {
  for (const { sql } of statements) if (words.test(sql)) return true;
  return schema.some((sql) => words.test(sql));
}

// src/features/workloads/record/transactions.ts
function unitsOf(executions) {
  const units = [];
  const open = /* @__PURE__ */ new Map();
  const kinds = /* @__PURE__ */ new Map();
  const kindOf = (sql) => {
    const known = kinds.get(sql) ?? shapeOf2(sql).kind;
    kinds.set(sql, known);
    return known;
  };
  for (const one of executions) {
    const within = open.get(one.connection);
    const kind = kindOf(one.sql);
    if (within === void 0) {
      if (kind === "transaction" && !one.isAutocommit) open.set(one.connection, [one]);
      else if (kind !== "transaction") units.push({ executions: [one], isTransaction: false });
      continue;
    }
    within.push(one);
    if (!one.isAutocommit || kind === "query" || kind === "pragma") continue;
    units.push({ executions: within, isTransaction: true });
    open.delete(one.connection);
  }
  for (const within of open.values()) units.push({ executions: within, isTransaction: true });
  return units;
}

// src/features/workloads/record/make.ts
var mostDatabases = 4;
var leastShare = 0.01;
var mostExecutions = 2e4;
var mostCheckedRows = 2e4;
var rollBack = { sql: "ROLLBACK;", values: [] };
async function makeWorkloads(recorded, making) {
  const leftOut = new Map(recorded.lost);
  const byDatabase = Map.groupBy(recorded.executions, ({ database: database2 }) => database2);
  const ranked = [...byDatabase].toSorted((a, b) => weightOf(b[1]) - weightOf(a[1]));
  for (const [, others] of ranked.slice(mostDatabases))
    count(leftOut, `of databases other than the ${mostDatabases} with the most time`, others.length);
  const databases = /* @__PURE__ */ new Map();
  const tried = [];
  for (const [index, [database2, executions]] of ranked.slice(0, mostDatabases).entries()) {
    const start = recorded.starts.get(database2);
    const file = start === void 0 ? void 0 : `start-${index + 1}.sqlite`;
    if (file !== void 0 && start !== void 0) databases.set(file, start);
    const prefix = ranked.length === 1 ? making.prefix : `${making.prefix}_${index + 1}`;
    const storage = recorded.inMemory.has(database2) ? "memory" : "file";
    tried.push(await tryDatabase({ executions, start, file, prefix, storage }, making, index, leftOut));
  }
  const timed = tried.flatMap(timedOf);
  const totalNs = timed.reduce((sum, { tookNs }) => sum + tookNs, 0);
  const names = new Set(workloadNames);
  const workloads = tried.flatMap((one) => workloadsOf(one, totalNs, names, making, leftOut));
  return {
    ...{ workloads, databases, leftOut, statements: recorded.executions.length },
    shapes: new Set(timed.map(({ shape }) => shape.key)).size,
    transactions: tried.flatMap(({ units }) => units.filter(({ isTransaction }) => isTransaction)).length
  };
}
function weightOf(executions) {
  return executions.reduce((sum, { tookNs }) => sum + tookNs + 1, 0);
}
function timedOf({ units }) {
  return units.flatMap(({ statements }) => statements.filter(isTimed));
}
function isTimed({ shape, replayed }) {
  return shape.kind !== "transaction" && shape.kind !== "pragma" && replayed.problem === void 0;
}
async function tryDatabase(source, { folder, most, step, waitSecond }, index, leftOut) {
  const reader = new StatementReader();
  const settings2 = /* @__PURE__ */ new Map();
  const units = sampleUnits(unitsOf(source.executions), most, leftOut).map(
    ({ executions, isTransaction }) => ({
      isTransaction,
      statements: executions.flatMap((one) => {
        const read2 = reader.read(one);
        if ("problem" in read2) {
          count(leftOut, read2.problem);
          return [];
        }
        if (read2.shape.kind !== "pragma") return [read2];
        const setting = settingOf(read2.valued.sql);
        if (setting !== void 0) settings2.set(setting.name, setting);
        else count(leftOut, "PRAGMA that is no setting of a connection");
        return setting?.changesResults === true ? [read2] : [];
      })
    })
  );
  step(`replaying ${source.executions.length} statements`);
  const place = (name) => path.join(folder, `${index}-${name}.sqlite`);
  const first = new Replayer(source.start, place("first"));
  const waited = waitSecond();
  const all = units.map((unit) => replayUnit(first, unit));
  const isDated = isTimeDependent(
    units.flatMap(({ statements }) => statements.map(({ valued }) => valued)),
    first.definitions()
  );
  if (isDated) await waited;
  const second = new Replayer(source.start, place("second"));
  const again = units.map((unit) => replayUnit(second, unit));
  const tried = all.map((unit, at) => ({
    ...unit,
    statements: unit.statements.map((one, position) => ({
      ...one,
      differs: one.replayed.rows !== again[at]?.statements[position]?.replayed.rows
    }))
  }));
  for (const { shape, replayed, differs } of tried.flatMap(({ statements }) => statements))
    if (replayed.problem !== void 0) count(leftOut, replayed.problem);
    else if (differs && shape.kind === "query")
      count(leftOut, "rows that differ from one replay to the next");
  const unstable = /* @__PURE__ */ new Set();
  for (const { name, columns } of first.tables())
    for (const column of columns)
      if (first.columnDigest(name, column) !== second.columnDigest(name, column))
        unstable.add(`${name}\0${column}`);
  second.close();
  return { source, units: tried, settings: [...settings2.values()], unstable, end: first.disconnect() };
}
function replayUnit(replayer, { isTransaction, statements }) {
  const replayed = statements.map((one) => {
    const start = performance.now();
    const end = replayer.execute(templateOf(one.valued));
    return { ...one, replayed: end, tookNs: one.tookNs || (performance.now() - start) * 1e6 };
  });
  return { isTransaction, statements: replayed, isLeftOpen: replayer.rollBack() };
}
function workloadsOf(one, totalNs, names, making, leftOut) {
  const { source } = one;
  const groups = groupsOf(one, totalNs);
  const nameOf2 = (name) => uniqueName(`${source.prefix}_${name}`, names);
  const sequence = sequenceOf(one, totalNs, nameOf2("sequence"));
  const changes = { name: nameOf2("changes"), all: changesOf(one) };
  making.step(`trying ${groups.length} shapes of statements`);
  const shaped = groups.flatMap((group, index) => {
    const made = ofShape(
      one,
      group,
      changes,
      nameOf2(group.name),
      path.join(making.folder, `${source.prefix}-${index}.sqlite`),
      leftOut
    );
    return made === void 0 ? [] : [{ ...made, share: group.ns / totalNs }];
  });
  return [...sequence === void 0 ? [] : [sequence], ...shaped];
}
function isOfTables({ shape }) {
  return /^(?:CREATE|DROP|ALTER) (?!(?:UNIQUE )?INDEX)/i.test(shape.key);
}
function groupsOf(one, totalNs) {
  const inShapes = timedOf(one).filter((each) => !isOfTables(each));
  const byShape = Map.groupBy(inShapes, ({ shape }) => shape.key);
  const shapes = [...byShape].map(([key, all]) => ({
    ...{ name: all[0]?.shape.name ?? "", shape: key, keys: /* @__PURE__ */ new Set([key]) },
    ns: all.reduce((sum, { tookNs }) => sum + tookNs, 0)
  }));
  const isLarge = ({ ns }) => ns >= leastShare * totalNs;
  const large = shapes.filter(isLarge).toSorted((a, b) => b.ns - a.ns);
  const small = shapes.filter((each) => !isLarge(each));
  if (small.length === 0) return large;
  const others = {
    ...{
      name: "others",
      shape: small.length === 1 ? small[0]?.shape ?? "" : `${small.length} shapes with less than 1 % of the time each`
    },
    ...{ keys: new Set(small.map(({ shape }) => shape)), ns: small.reduce((sum, { ns }) => sum + ns, 0) }
  };
  return [...large, others];
}
function uniqueName(wanted, names) {
  const base = wanted.replaceAll(/_+/g, "_").replace(/_$/, "").slice(0, 55);
  let name = base;
  for (let number = 2; names.has(name); number++) name = `${base}_${number}`;
  names.add(name);
  return name;
}
var hasSucceeded = ({ replayed }) => replayed.problem === void 0;
function sequenceOf(one, totalNs, name) {
  const timed = timedOf(one);
  const isRead = timed.every(({ replayed }) => replayed.isRead);
  const all = one.units.flatMap(({ statements, isLeftOpen }) => {
    const kept = statements.filter(
      (each) => each.shape.kind !== "pragma" && hasSucceeded(each) && !(isRead && each.differs)
    );
    return [...kept.map(({ valued }) => valued), ...isLeftOpen ? [rollBack] : []];
  });
  if (timed.length === 0 || all.length === 0) return void 0;
  const end = new Replayer(one.end, `${one.end}-check`);
  const check = isRead ? [] : checksOf(end, one.unstable);
  end.close();
  return {
    ...surroundingsOf(one, isRead, check),
    ...{
      name,
      statements: { name, all },
      prepare: { name: "", all: [] },
      shape: "all statements, in their order"
    },
    share: totalNs === 0 ? 0 : timed.reduce((sum, { tookNs }) => sum + tookNs, 0) / totalNs
  };
}
function changesOf({ units }) {
  return units.flatMap(({ statements, isLeftOpen }) => {
    if (!statements.some((each) => isTimed(each) && !each.replayed.isRead)) return [];
    const kept = statements.filter(
      (each) => hasSucceeded(each) && (each.shape.kind === "transaction" || isTimed(each) && !each.replayed.isRead)
    );
    return [...kept.map(({ valued }) => valued), ...isLeftOpen ? [rollBack] : []];
  });
}
function surroundingsOf({ source, settings: settings2 }, isRead, check) {
  const before = settings2.map(({ sql }) => sql);
  return {
    kind: isRead ? "reads" : "writes",
    storage: source.storage,
    database: source.file,
    before,
    // Reads with settings before them need one.
    check: check.length > 0 || isRead && before.length === 0 ? check : ["SELECT count(*) FROM sqlite_master;"]
  };
}
function ofShape(one, group, changes, name, file, leftOut) {
  const isOwn = (each) => isTimed(each) && group.keys.has(each.shape.key);
  const isRead = timedOf(one).every((each) => !isOwn(each) || each.replayed.isRead);
  const start = isRead ? one.end : one.source.start;
  const replayer = new Replayer(start, file);
  const prepare = [];
  try {
    for (const { sql, changesResults } of one.settings)
      if (changesResults) replayer.execute(templateOf({ sql, values: [] }));
    if (!isRead) {
      for (const each of one.units.filter(isCommitted).flatMap(({ statements: statements2 }) => statements2))
        if (isTimed(each) && !isOwn(each) && isKeptChange(each) && succeeds(replayer, each.valued))
          prepare.push(each.valued);
    }
    replayer.reconnect();
    for (const { sql, changesResults } of one.settings)
      if (changesResults) replayer.execute(templateOf({ sql, values: [] }));
    const statements = isRead ? readsOf(one, isOwn, replayer, leftOut) : writesOf(one, isOwn, replayer, leftOut);
    if (statements.length === 0) return void 0;
    const check = isRead ? [] : checksOf(replayer, one.unstable);
    return {
      ...surroundingsOf(one, isRead, check),
      ...{ name, shape: group.shape, statements: { name, all: statements } },
      prepare: isRead ? changes : { name: `${name}_start`, all: prepare }
    };
  } finally {
    replayer.close();
  }
}
function isKeptChange({ shape, replayed }) {
  return !replayed.isRead && !/^DROP /i.test(shape.key);
}
function isCommitted({ statements, isLeftOpen }) {
  const last = statements.at(-1);
  return !isLeftOpen && !(last?.shape.kind === "transaction" && /^ROLLBACK\b/i.test(last.valued.sql));
}
function succeeds(replayer, valued) {
  return replayer.execute(templateOf(valued)).problem === void 0;
}
function readsOf({ units }, isOwn, replayer, leftOut) {
  const own = units.flatMap(({ statements }) => statements.filter((each) => isOwn(each) && !each.differs));
  const every = Math.max(1, Math.ceil(own.length / mostExecutions));
  return own.flatMap(({ valued }, index) => {
    if (index % every !== 0) return [];
    if (succeeds(replayer, valued)) return [valued];
    count(leftOut, "queries that fail on the database as it was at the end");
    return [];
  });
}
function writesOf({ units }, isOwn, replayer, leftOut) {
  const made = [];
  let executed = 0;
  for (const unit of units) {
    const own = unit.statements.filter(isOwn);
    if (own.length === 0 || executed >= mostExecutions) continue;
    executed += own.length;
    const begin = { sql: "BEGIN;", values: [] };
    const isWithin = unit.isTransaction && succeeds(replayer, begin);
    const kept = own.flatMap(({ valued }) => {
      if (succeeds(replayer, valued)) return [valued];
      count(leftOut, "changes that fail without the statements of other shapes between them");
      return [];
    });
    const end = { sql: isCommitted(unit) ? "COMMIT;" : "ROLLBACK;", values: [] };
    const hasEnded = isWithin && succeeds(replayer, end);
    replayer.rollBack();
    if (kept.length === 0) continue;
    made.push(...isWithin ? [begin, ...kept, hasEnded ? end : rollBack] : kept);
  }
  return made;
}
function checksOf(replayer, unstable) {
  const checks = replayer.tables().map(({ name, columns, rows }) => {
    const stable = columns.filter((column) => !unstable.has(`${name}\0${column}`)).map(quoted);
    const from = `FROM ${quoted(name)}`;
    if (stable.length === 0) return `SELECT count(*) ${from};`;
    if (rows <= mostCheckedRows) return `SELECT ${stable.join(", ")} ${from} ORDER BY ${stable.join(", ")};`;
    return `SELECT count(*), ${stable.map((one) => `total(length(${one})), min(${one}), max(${one})`).join(", ")} ${from};`;
  });
  return checks.length === 0 ? ["SELECT count(*) FROM sqlite_master;"] : checks;
}

// src/features/workloads/record/read-logs.ts
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path2 from "node:path";

// src/features/workloads/record/log-file.ts
var damaged = "logs are cut off or damaged";
var longestSql = 1e6;
function readProcessLog(bytes, name, lost) {
  const executions = [];
  const opened = /* @__PURE__ */ new Map();
  const inMemory = /* @__PURE__ */ new Set();
  const connections = /* @__PURE__ */ new Map();
  const texts = /* @__PURE__ */ new Map();
  const current = /* @__PURE__ */ new Map();
  let lives = 1;
  const used = /* @__PURE__ */ new Set();
  let at = 0;
  while (at + 12 <= bytes.length) {
    const size = bytes.readUInt32LE(at);
    if (size === 0) break;
    const kind = String.fromCharCode(bytes.readUInt32LE(at + 4) & 127);
    const end = at + 8 + size;
    if (size < 4 || end > bytes.length) {
      count(lost, damaged);
      break;
    }
    const number = bytes.readUInt32LE(at + 8);
    const content = bytes.subarray(at + 12, end);
    if (kind === "o") {
      if (content.length < 9) {
        count(lost, damaged);
        break;
      }
      const text = content.toString("utf8", 8);
      const file = text.slice(text.indexOf("\n") + 1);
      const copy = text.slice(0, text.indexOf("\n"));
      const key = `${name}:${number}`;
      let database2 = file === "" ? key : current.get(file) ?? file;
      if (file !== "" && copy === "" && used.has(database2)) database2 = `${file} (${++lives})`;
      current.set(file, database2);
      connections.set(number, { key, database: database2 });
      if (file === "") inMemory.add(key);
      if (!opened.has(database2))
        opened.set(database2, {
          atNs: Number(content.readBigInt64LE(0)),
          copy: /^[0-9a-f]+-[0-9a-f]+\.start$/.test(copy) ? copy : void 0
        });
    } else if (kind === "s") texts.set(number, content.toString("utf8"));
    else if (kind === "r") {
      const connection = connections.get(number);
      const read2 = connection && readRun(content, texts);
      if (connection === void 0 || read2 === void 0) {
        count(lost, damaged);
        break;
      }
      used.add(connection.database);
      const { isCut, ...run } = read2;
      if (isCut) count(lost, "statements have values of more than 64 MB");
      else if (run.sql.length > longestSql) count(lost, `statements have more than ${longestSql} characters`);
      else executions.push({ connection: connection.key, database: connection.database, ...run });
    } else if (kind === "x") count(lost, `databases could not be copied (SQLite's code ${number})`);
    else if (kind === "l")
      count(lost, "connections have a trace of the program's own, made by sqlite3_trace or sqlite3_profile");
    else {
      count(lost, damaged);
      break;
    }
    at += Math.ceil((8 + size) / 8) * 8;
  }
  return { executions, opened, inMemory };
}
function readRun(content, texts) {
  if (content.length < 28) return void 0;
  const sql = texts.get(content.readUInt32LE(0));
  if (sql === void 0) return void 0;
  const flags2 = content.readUInt32LE(24);
  const values = readValues(content, 28);
  if (values === void 0) return void 0;
  return {
    sql,
    values,
    startNs: Number(content.readBigInt64LE(4)),
    tookNs: Math.max(0, Number(content.readBigInt64LE(12))),
    wasAutocommit: (flags2 & 1) !== 0,
    isAutocommit: (flags2 & 2) !== 0,
    isCut: (flags2 & 4) !== 0
  };
}
function readValues(content, start) {
  const values = [];
  for (let at = start; at < content.length; ) {
    const kind = String.fromCharCode(content[at]);
    at++;
    if (kind === "n") {
      values.push(null);
      continue;
    }
    const isSized = kind === "t" || kind === "w" || kind === "b";
    if (at + (isSized ? 4 : 8) > content.length) return void 0;
    if (!isSized) {
      const value = readNumber(content, at, kind);
      if (value === void 0) return void 0;
      values.push(value);
      at += 8;
      continue;
    }
    const end = at + 4 + content.readUInt32LE(at);
    if (end > content.length) return void 0;
    const bytes = content.subarray(at + 4, end);
    values.push(
      kind === "b" ? { blob: bytes.toString("hex") } : textOf2(kind === "t" ? bytes : fromUtf16(bytes))
    );
    at = end;
  }
  return values;
}
var mostZeros = 64e6;
function readNumber(content, at, kind) {
  if (kind === "d") return { real: decimalOf(content.readDoubleLE(at)) };
  const integer = content.readBigInt64LE(at);
  if (kind === "z")
    return integer >= 0n && integer <= mostZeros ? { blob: "00".repeat(Number(integer)) } : null;
  if (kind !== "i") return void 0;
  return Number.isSafeInteger(Number(integer)) ? Number(integer) : { integer: String(integer) };
}
function fromUtf16(bytes) {
  return Buffer.from(bytes.subarray(0, bytes.length & ~1).toString("utf16le"), "utf8");
}
function textOf2(bytes) {
  const text = bytes.toString("utf8");
  return !text.includes("\0") && Buffer.from(text, "utf8").equals(bytes) ? text : { text: bytes.toString("hex") };
}

// src/features/workloads/record/read-logs.ts
var mostBytes = 4 * 2 ** 30;
function readLogs(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith(".log"));
  const lost = /* @__PURE__ */ new Map();
  const executions = [];
  const opened = /* @__PURE__ */ new Map();
  const inMemory = /* @__PURE__ */ new Set();
  for (const name of names) {
    const file = path2.join(folder, name);
    const { size } = statSync(file);
    if (size > mostBytes) {
      count(lost, `in logs of more than ${mostBytes} bytes`);
      continue;
    }
    const read2 = readProcessLog(readFileSync(file), name, lost);
    for (const one of read2.executions) executions.push(one);
    for (const one of read2.inMemory) inMemory.add(one);
    for (const [database2, one] of read2.opened)
      if (one.atNs < (opened.get(database2)?.atNs ?? Number.POSITIVE_INFINITY)) opened.set(database2, one);
  }
  if (executions.length === 0)
    throw new InputError(
      `${folder}: no statement is recorded: the program has none, or its SQLite is not a shared library; record such a program with --from`
    );
  executions.sort((a, b) => a.startNs - b.startNs);
  const starts = /* @__PURE__ */ new Map();
  for (const [database2, { copy }] of opened) {
    if (copy === void 0) continue;
    const file = path2.join(folder, copy);
    if (existsSync(file)) starts.set(database2, file);
  }
  return { executions, starts, inMemory, lost };
}

// src/features/workloads/record/recorder.ts
import { readFileSync as readFileSync2 } from "node:fs";
import { fileURLToPath } from "node:url";
var flags = ["-std=c11", "-O2", "-Wall", "-Wextra", "-shared", "-fPIC"];
async function compileRecorder(compiler, onCompile, signal) {
  if (process.platform !== "linux")
    throw new InputError(
      "record: programs are recorded on Linux; give a log of their statements with --from"
    );
  const source = readFileSync2(fileURLToPath(new URL("./recorder.c", import.meta.url)), "utf8");
  const library = {
    name: "recorder",
    sources: Buffer.from(source),
    sourceKey: source,
    flags,
    libraries: ["-lpthread", "-ldl"]
  };
  return (await compileOnce(compiler, library, onCompile, signal)).path;
}

// src/features/workloads/record/redact.ts
import { randomBytes } from "node:crypto";
import path3 from "node:path";

// src/features/workloads/record/redaction.ts
import { createHash as createHash2 } from "node:crypto";
var instruction = /^(?:now|utc|localtime|auto|julianday|unixepoch|subsec(?:ond)?|weekday \d|start of (?:day|month|year)|[+-]?\d+(?:\.\d+)? (?:second|minute|hour|day|month|year)s?|(?:%[a-zA-Z]|[-:/ .TZ])+|\$(?:[.[][\w.[\]#-]*)*)$/i;
var alphabets = [
  "0123456789abcdefghijklmnopqrstuvwxyz",
  range(33, 64) + range(91, 126),
  range(33, 126)
];
function range(first, last) {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
var Redaction = class {
  #texts = /* @__PURE__ */ new Map();
  #blobs = /* @__PURE__ */ new Map();
  #key;
  /** Whether the replacements are in the order of what they replace; too many short texts can make that impossible. */
  keepsOrder;
  /**
   * @param bytes all texts and blobs, by their bytes
   * @param key secret, and new for each recording: it decides all characters that neither order nor difference needs
   */
  constructor(texts, blobs, key) {
    this.#key = key;
    const sortedTexts = distinct(texts).filter((one) => !isKept(one));
    const sortedBlobs = distinct(blobs).filter((one) => one.length > 0);
    const codes = ordered(sortedTexts, key, alphabets);
    this.keepsOrder = codes !== void 0;
    for (const [index, one] of sortedTexts.entries())
      this.#texts.set(one.toString("latin1"), codes?.[index] ?? filler(one, key, 0));
    const blobCodes = ordered(sortedBlobs, key, [range(0, 255)]);
    for (const [index, one] of sortedBlobs.entries())
      this.#blobs.set(one.toString("latin1"), blobCodes?.[index] ?? "");
  }
  text(text) {
    return this.#text(Buffer.from(text, "utf8"));
  }
  /** The replacement of a blob. @param digits hexadecimal */
  blob(digits) {
    const bytes = Buffer.from(digits, "hex");
    const found = this.#blobs.get(bytes.toString("latin1")) ?? filler(bytes, this.#key, 0);
    return Buffer.from(found, "latin1").toString("hex");
  }
  value(value) {
    if (typeof value === "string") return this.text(value);
    if (typeof value !== "object" || value === null) return value;
    if ("blob" in value) return { blob: this.blob(value.blob) };
    return "text" in value ? this.#text(Buffer.from(value.text, "hex")) : value;
  }
  /** One that was not among those given has a replacement too, without an order. */
  #text(bytes) {
    if (isKept(bytes)) return bytes.toString("utf8");
    return this.#texts.get(bytes.toString("latin1")) ?? filler(bytes, this.#key, 0);
  }
};
function isKept(bytes) {
  return bytes.length === 0 || instruction.test(bytes.toString("latin1"));
}
function distinct(all) {
  const known = /* @__PURE__ */ new Map();
  for (const one of all) known.set(one.toString("latin1"), one);
  return [...known.values()].sort(Buffer.compare);
}
function ordered(sorted, key, from) {
  const lengths = sorted.map(({ length }) => length);
  const few = Math.ceil(Math.log(sorted.length + 1) / Math.log(from[0]?.length ?? 2)) + 2;
  for (const most of [few, Number.POSITIVE_INFINITY])
    for (const alphabet of from) {
      const codes = codesOf(lengths, alphabet, most);
      if (codes !== void 0)
        return codes.map((code, index) => code + filler(sorted[index], key, code.length));
    }
  return void 0;
}
function codesOf(lengths, digits, most) {
  const codes = [];
  let last = [];
  for (const length of lengths) {
    const size = Math.min(length, most);
    const next = [...last.slice(0, size), ...new Array(Math.max(0, size - last.length)).fill(0)];
    let at = size > last.length && last.length > 0 ? -1 : size - 1;
    if (codes.length === 0) at = -1;
    for (; at >= 0; at--) {
      const digit = (next[at] ?? 0) + 1;
      next[at] = digit < digits.length ? digit : 0;
      if (digit < digits.length) break;
      if (at === 0) return void 0;
    }
    last = next;
    codes.push(next.map((digit) => digits[digit]).join(""));
  }
  return codes;
}
function filler(bytes, key, from) {
  let text = "";
  for (let block2 = 0; text.length < bytes.length - from; block2++)
    text += createHash2("sha256").update(key).update(`${block2} `).update(bytes).digest("hex");
  return text.slice(0, Math.max(0, bytes.length - from));
}

// src/features/workloads/record/redact.ts
function redact(recorded, folder) {
  const texts = /* @__PURE__ */ new Map();
  const blobs = /* @__PURE__ */ new Map();
  const add = (known, bytes) => known.set(bytes.toString("latin1"), bytes);
  const seen = /* @__PURE__ */ new Set();
  for (const { sql, values } of recorded.executions) {
    for (const value of values)
      if (typeof value === "string") add(texts, Buffer.from(value, "utf8"));
      else if (typeof value === "object" && value !== null && "text" in value)
        add(texts, Buffer.from(value.text, "hex"));
      else if (typeof value === "object" && value !== null && "blob" in value)
        add(blobs, Buffer.from(value.blob, "hex"));
    if (seen.has(sql)) continue;
    seen.add(sql);
    collectLiterals(
      sql,
      (bytes) => add(texts, bytes),
      (bytes) => add(blobs, bytes)
    );
  }
  for (const file of recorded.starts.values()) {
    const database2 = openDatabase(file, { isReadOnly: true });
    try {
      collectValues(
        database2,
        (bytes) => add(texts, bytes),
        (bytes) => add(blobs, bytes)
      );
    } finally {
      database2.close();
    }
  }
  const redaction = new Redaction(texts.values(), blobs.values(), randomBytes(32));
  const starts = [...recorded.starts].map(([name, file], index) => {
    const redacted = path3.join(folder, `redacted-${index}.sqlite`);
    rebuild(file, redacted, redaction);
    return [name, redacted];
  });
  const written = /* @__PURE__ */ new Map();
  const redactedSql = (sql) => {
    const known = written.get(sql) ?? redactSql(sql, redaction);
    written.set(sql, known);
    return known;
  };
  const lost = new Map(recorded.lost);
  if (!redaction.keepsOrder) count(lost, "too many short texts for replacements in their order");
  return {
    ...recorded,
    lost,
    starts: new Map(starts),
    executions: recorded.executions.map((one) => ({
      ...one,
      sql: redactedSql(one.sql),
      values: one.values.map((value) => redaction.value(value))
    }))
  };
}
function isBlob(before) {
  return before !== void 0 && /^x$/i.test(before);
}
function unquoted(literal) {
  return literal.slice(1, -1).replaceAll("''", "'");
}
function collectLiterals(sql, addText, addBlob) {
  let before;
  for (const { kind, text } of tokenize(sql)) {
    if (kind === "literal" && isBlob(before)) addBlob(Buffer.from(unquoted(text), "hex"));
    else if (kind === "literal") addText(Buffer.from(unquoted(text), "utf8"));
    before = text;
  }
}
function redactSql(sql, redaction) {
  const tokens = meant(sql);
  const isModule = isWord(tokens[0], "CREATE") && isWord(tokens[1], "VIRTUAL");
  let redacted = "";
  let before;
  for (const { kind, text } of tokenize(sql)) {
    if (kind === "comment" || kind === "open") redacted += " ";
    else if (kind !== "literal" || isModule) redacted += text;
    else if (isBlob(before)) redacted += `'${redaction.blob(unquoted(text))}'`;
    else redacted += `'${redaction.text(unquoted(text)).replaceAll("'", "''")}'`;
    before = text;
  }
  return redacted;
}
function schemaOf(database2) {
  return database2.prepare(
    "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
  ).all();
}
function columnsOf(database2, table) {
  return database2.prepare("SELECT name FROM pragma_table_info(?)").all(table).map(({ name }) => name);
}
function collectValues(database2, addText, addBlob) {
  const schema = schemaOf(database2);
  const virtual = schema.find(({ sql }) => /^\s*CREATE\s+VIRTUAL\b/i.test(sql));
  if (virtual !== void 0)
    throw new InputError(
      `--redact: the database has the virtual table ${virtual.name}, whose texts are in tables of its module too: record without --redact, or from an empty database`
    );
  for (const { type, name, sql } of schema) {
    collectLiterals(sql, addText, addBlob);
    if (type !== "table") continue;
    for (const column of columnsOf(database2, name)) {
      const one = quoted(column);
      const rows = database2.prepare(
        `SELECT DISTINCT typeof(${one}), CAST(${one} AS BLOB) FROM ${quoted(name)} WHERE typeof(${one}) IN ('text', 'blob')`
      ).raw().iterate();
      for (const [kind, bytes] of rows) (kind === "text" ? addText : addBlob)(bytes);
    }
  }
}
function rebuild(source, target, redaction) {
  const database2 = openDatabase(target);
  try {
    database2.prepare("ATTACH ? AS source").run(source);
    const settings2 = ["page_size", "encoding", "auto_vacuum", "user_version", "application_id"];
    for (const name of settings2) {
      const value = database2.pragma(`source.${name}`, { simple: true });
      database2.pragma(`main.${name} = ${typeof value === "number" ? value : JSON.stringify(value)}`);
    }
    for (const name of ["foreign_keys = OFF", "ignore_check_constraints = ON", "synchronous = OFF"])
      database2.pragma(name);
    database2.function("redacted", { deterministic: true, safeIntegers: true }, (value) => {
      if (typeof value === "string") return redaction.text(value);
      if (value instanceof Uint8Array)
        return Buffer.from(redaction.blob(Buffer.from(value).toString("hex")), "hex");
      return value;
    });
    const schema = database2.prepare(
      "SELECT type, name, sql FROM source.sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
    ).all();
    const make = (wanted) => {
      for (const { type, sql } of schema) if (wanted(type)) database2.exec(redactSql(sql, redaction));
    };
    make((type) => type === "table");
    for (const { type, name } of schema) if (type === "table") copyRows(database2, name);
    const sequence = "SELECT 1 FROM source.sqlite_schema WHERE name = 'sqlite_sequence'";
    if (database2.prepare(sequence).get() !== void 0)
      database2.exec(
        "DELETE FROM sqlite_sequence; INSERT INTO sqlite_sequence SELECT * FROM source.sqlite_sequence"
      );
    make((type) => type === "index");
    make((type) => type === "view");
    make((type) => type === "trigger");
  } finally {
    database2.close();
  }
}
function copyRows(database2, table) {
  const columns = columnsOf(database2, table);
  const names = columns.map(quoted).join(", ");
  const values = columns.map((column) => `redacted(${quoted(column)})`).join(", ");
  const withRowid = !columns.some((column) => /^(?:rowid|oid|_rowid_)$/i.test(column));
  const insert = (rowid) => `INSERT INTO main.${quoted(table)}(${rowid}${names}) SELECT ${rowid}${values} FROM source.${quoted(table)}`;
  try {
    database2.exec(insert(withRowid ? "rowid, " : ""));
  } catch (cause) {
    if (!withRowid || !/rowid/.test(cause.message)) throw cause;
    database2.exec(insert(""));
  }
}

// src/features/workloads/record/workload-file.ts
var longestComment = 300;
function formatWorkload(one) {
  const comments = [`${percent(one.share)} of the recorded time`, one.shape];
  const lines = [
    ...comments.map((comment) => `# ${truncate(visible(comment).replaceAll(/\s+/g, " "), longestComment)}`),
    `name: ${one.name}`,
    ...one.database === void 0 ? [] : [`database: ${one.database}`],
    ...one.prepare.all.length === 0 ? [] : [`prepare: ${one.prepare.name}.jsonl`],
    ...block("before", one.before),
    `statements: ${one.statements.name}.jsonl`,
    `kind: ${one.kind}`,
    `storages: [${one.storage}]`,
    ...block("check", one.check)
  ];
  return `${schemaLine("own-workload")}${lines.join("\n")}
`;
}
function block(key, statements) {
  return statements.length === 0 ? [] : [`${key}: ${JSON.stringify(statements.join("\n"))}`];
}
function formatStatements(statements) {
  return statements.map(({ sql, values }) => `${JSON.stringify(values.length === 0 ? { sql } : { sql, values })}
`).join("");
}
function percent(share) {
  return share > 0 && share < 5e-3 ? "under 1 %" : `${Math.round(share * 100)} %`;
}

// src/features/workloads/record/summary.ts
var mostLines = 8;
function summaryLines({ workloads, statements, shapes, transactions, leftOut }) {
  const shown = workloads.toSorted((a, b) => b.share - a.share).slice(0, mostLines);
  const width = Math.max(0, ...shown.map(({ name }) => name.length));
  const reasons = [...leftOut].toSorted(([, a], [, b]) => b - a);
  const others = reasons.slice(mostLines).reduce((sum, [, count2]) => sum + count2, 0);
  return [
    `${plural(statements, "statement")} of ${plural(shapes, "shape")} in ${plural(transactions, "transaction")}; ${plural(workloads.length, "workload")}`,
    ...shown.map(
      ({ name, share, shape }) => `  ${name.padEnd(width)}  ${percent(share).padStart(9)}  ${truncate(visible(shape).replaceAll(/\s+/g, " "), 80)}`
    ),
    ...reasons.slice(0, mostLines).map(
      ([reason, count2]) => `Left out, ${count2}: ${truncate(visible(reason).replaceAll(/\s+/g, " "), 120)}`
    ),
    ...others === 0 ? [] : [`Left out, ${others}: for ${reasons.length - mostLines} other reasons`]
  ];
}
function plural(count2, noun) {
  return `${count2.toLocaleString("en-US")} ${noun}${count2 === 1 ? "" : "s"}`;
}

// src/features/workloads/record/text-log.ts
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
var database = "the database";
var longestLine = 1e8;
var mostLines2 = 1e3;
var longestStatement = 1e6;
async function readTextLog(file, most) {
  const lost = /* @__PURE__ */ new Map();
  const statements = [];
  let [number, isJson] = [0, false];
  let [pending, pendingLines] = ["", 0];
  const keep = (one) => {
    if (statements.length < most) statements.push({ sql: one.sql, values: one.values });
    else count(lost, `statements are after the first ${most}`);
  };
  const lines = createInterface({
    input: createReadStream(file, "utf8"),
    crlfDelay: Number.POSITIVE_INFINITY
  });
  try {
    for await (const line of lines) {
      number++;
      if (number === 1) isJson = line.trimStart().startsWith("{");
      const place = `${file}:${number}:1`;
      if (line.length > longestLine)
        throw new InputError(`${place}: the line has more than ${longestLine} characters`);
      if (isJson) {
        if (line.trim() !== "") keep(readLine(line, place));
        continue;
      }
      pending += pending === "" ? line : `
${line}`;
      pendingLines++;
      if (pendingLines > 1 && (pending.length > longestStatement || pendingLines > mostLines2))
        throw new InputError(
          `${place}: the statement has more than ${longestStatement} characters or ${mostLines2} lines`
        );
      const split = splitSql(pending);
      if ("problem" in split) {
        if (/does not end|has no END/.test(split.problem)) continue;
        throw new InputError(`${place}: ${split.problem}`);
      }
      if (!/;\s*(?:--.*)?$/.test(pending) && pending.trim() !== "") continue;
      for (const { sql } of split) keep({ sql, values: [] });
      [pending, pendingLines] = ["", 0];
    }
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(`--from: ${file} cannot be read (${cause.message})`, { cause });
  }
  const last = splitSql(pending);
  if ("problem" in last) count(lost, "statements are cut off at the end of the log");
  else for (const { sql } of last) keep({ sql, values: [] });
  return { executions: executionsOf(statements), starts: /* @__PURE__ */ new Map(), inMemory: /* @__PURE__ */ new Set(), lost };
}
function executionsOf(statements) {
  let opener;
  return statements.map(({ sql, values }, index) => {
    const wasAutocommit = opener === void 0;
    opener = openerAfter(sql, opener);
    const isAutocommit = opener === void 0;
    return {
      ...{ connection: "1", database, sql, values },
      ...{ startNs: index, tookNs: 0, wasAutocommit, isAutocommit }
    };
  });
}
function openerAfter(sql, opener) {
  if (!/^(?:BEGIN|COMMIT|END|ROLLBACK|SAVEPOINT|RELEASE)\b/i.test(sql)) return opener;
  const tokens = meant(sql);
  const last = (nameOf(tokens.findLast(({ kind }) => kind !== "end")) ?? "").toLowerCase();
  if (isWord(tokens[0], "BEGIN")) return opener ?? "";
  if (isWord(tokens[0], "SAVEPOINT")) return opener ?? last;
  if (isWord(tokens[0], "RELEASE")) return opener === last ? void 0 : opener;
  const isToSavepoint = isWord(tokens[0], "ROLLBACK") && tokens.some((one) => isWord(one, "TO"));
  return isToSavepoint ? opener : void 0;
}

// src/features/workloads/record/command.ts
var read = { ...recordOptions, out: settingOptions.out, quiet: settingOptions.quiet };
var defaultFolder = "recorded.bench";
var mostStatements = 1e6;
var mostRead = 1e7;
async function runRecord({ given, program }, world) {
  const values = valuesOf2(read, given);
  const out = given.out === void 0 ? defaultFolder : values.out;
  const { from, quiet } = values;
  if (from === void 0 === (program.length === 0))
    throw new InputError(
      from === void 0 ? `no program is given: give -- and a program with its arguments, or --from with a log; ${seeHelp("record")}` : `--from reads a log, and ${formatValue(program[0])} is a program to run: omit one`
    );
  requireNew(out);
  const logs = path4.join(out, "log");
  const { output } = world;
  const progress = quiet ? quietProgress : showProgress(process.stderr, () => performance.now());
  const { signal } = new AbortController();
  const folder = mkdtempSync(path4.join(tmpdir(), "sqlite-bench-gate-record-"));
  try {
    let recorded;
    if (from === void 0) {
      const { compiler } = readEnvironment(process.env);
      const library = await compileRecorder(compiler, () => progress.step("compiling the recorder"), signal);
      makeFolder(logs);
      progress.end();
      const ended = await runRecorded(program, library, path4.resolve(logs));
      if (ended !== "status 0") output.note(`${visible(program[0] ?? "")} ended with ${ended}`);
      recorded = readLogs(logs);
    } else {
      makeFolder(out);
      recorded = statSync2(from, { throwIfNoEntry: false })?.isDirectory() ? readLogs(from) : await readTextLog(from, mostRead);
    }
    const kept = values.redact ? redact(recorded, folder) : recorded;
    const made = await makeWorkloads(kept, {
      prefix: prefixOf(out),
      folder,
      most: mostStatements,
      step: (words2) => progress.step(words2),
      waitSecond: () => new Promise((resolve) => setTimeout(resolve, 1100))
    });
    if (made.workloads.length === 0)
      throw new InputError(
        ["no recorded statement can be replayed:", ...summaryLines(made).slice(1)].join(" ")
      );
    writeMade(out, made);
    if (from === void 0) rmSync2(logs, { recursive: true, force: true });
    progress.end();
    const files = path4.join(out, "*.yml");
    await output.print(
      [
        ...summaryLines(made),
        "",
        `Compare two versions on them: sqlite-bench-gate compare OLD.so NEW.so --own-workloads ${shellWord(files)}`,
        `Measure one beside SQLite: sqlite-bench-gate run --candidate ./libengine.so --suites own --own-workloads ${shellWord(files)}`
      ].map((line) => `${line}
`)
    );
    return 0;
  } finally {
    progress.end();
    if (values.redact && from === void 0) rmSync2(logs, { recursive: true, force: true });
    rmSync2(folder, { recursive: true, force: true });
  }
}
function requireNew(out) {
  requireNoLink(out);
  const found = statSync2(out, { throwIfNoEntry: false });
  if (found === void 0) return;
  if (!found.isDirectory() || readdirSync2(out).length > 0)
    throw new InputError(`--out: ${formatValue(out)} exists: name a new folder, or remove it`);
}
async function runRecorded(program, library, logs) {
  const [file = "", ...parameters] = program;
  const { LD_PRELOAD: preloaded } = process.env;
  const environment = {
    ...process.env,
    LD_PRELOAD: preloaded ? `${library}:${preloaded}` : library,
    SQLITE_BENCH_GATE_RECORD: logs
  };
  const { status, killedBy } = await runInForeground(file, parameters, environment);
  return killedBy === null ? `status ${status}` : killedBy;
}
function prefixOf(out) {
  const name = path4.basename(path4.resolve(out)).replace(/\.\w+$/, "").toLowerCase().replaceAll(/[^a-z0-9]+/g, "_").replace(/^[^a-z]+/, "").slice(0, 20);
  return name === "" ? "recorded" : name;
}
function writeMade(out, { workloads, databases }) {
  for (const [name, source] of databases) copyFileSync2(source, path4.join(out, name));
  for (const one of workloads) {
    for (const { name, all } of [one.prepare, one.statements]) {
      const file = path4.join(out, `${name}.jsonl`);
      if (all.length > 0 && !existsSync2(file)) writeWhole(file, formatStatements(all));
    }
    writeWhole(path4.join(out, `${one.name}.yml`), formatWorkload(one));
  }
}
export {
  runRecord
};
