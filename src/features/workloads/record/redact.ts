import { randomBytes } from "node:crypto";
import path from "node:path";
import type { Database } from "better-sqlite3";
import { InputError } from "../../../model/errors.ts";
import { openDatabase } from "../../../results/store/sqlite.ts";
import { isWord, meant, nameOf } from "../../../suite/foreign-sql/sql-tokens.ts";
import { type Token, tokenize } from "../../../suite/foreign-sql/tokenize.ts";
import { count, type Recorded } from "./recorded.ts";
import { Redaction } from "./redaction.ts";
import { quoted } from "./replayer.ts";
import { type Virtual, virtualOf } from "./virtual-tables.ts";

/**
 * A recording with other texts and blobs, in its statements and in the databases that it starts from. Virtual tables whose content cannot be
 * read back are left out of these.
 *
 * @param folder where redacted databases are made
 */
export function redact(recorded: Recorded, folder: string): Recorded {
  const texts = new Map<string, Buffer>();
  const blobs = new Map<string, Buffer>();
  const add = (known: Map<string, Buffer>, bytes: Buffer) => known.set(bytes.toString("latin1"), bytes);
  const seen = new Set<string>();
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
      (bytes) => add(blobs, bytes),
    );
  }
  for (const file of recorded.starts.values()) {
    const database = openDatabase(file, { isReadOnly: true });
    try {
      collectValues(
        database,
        (bytes) => add(texts, bytes),
        (bytes) => add(blobs, bytes),
      );
    } finally {
      database.close();
    }
  }
  const redaction = new Redaction(texts.values(), blobs.values(), randomBytes(32));
  const lost = new Map(recorded.lost);
  const starts = [...recorded.starts].map(([name, file], index): [string, string] => {
    // No workload has a name that begins with a number.
    const redacted = path.join(folder, `${index}-redacted.sqlite`);
    for (const reason of rebuild(file, redacted, redaction)) count(lost, reason);
    return [name, redacted];
  });
  const written = new Map<string, string>();
  const redactedSql = (sql: string) => {
    const known = written.get(sql) ?? redactSql(sql, redaction);
    written.set(sql, known);
    return known;
  };
  if (!redaction.keepsOrder) count(lost, "too many short texts for replacements in their order");
  return {
    ...recorded,
    lost,
    starts: new Map(starts),
    executions: recorded.executions.map((one) => ({
      ...one,
      sql: redactedSql(one.sql),
      values: one.values.map((value) => redaction.value(value)),
    })),
  };
}

/** A blob begins with an X, which is a word of its own before a text. */
function isBlob(before: string | undefined): boolean {
  return before !== undefined && /^x$/i.test(before);
}

function unquoted(literal: string): string {
  return literal.slice(1, -1).replaceAll("''", "'");
}

type Add = (bytes: Buffer) => void;

function collectLiterals(sql: string, addText: Add, addBlob: Add): void {
  let before: string | undefined;
  for (const { kind, text } of tokenize(sql)) {
    if (kind === "literal" && isBlob(before)) addBlob(Buffer.from(unquoted(text), "hex"));
    else if (kind === "literal") addText(Buffer.from(unquoted(text), "utf8"));
    before = text;
  }
}

/** The SQL with its texts and blobs replaced, and without comments. A virtual table is made by texts that its module reads. */
function redactSql(sql: string, redaction: Redaction): string {
  const tokens = meant(sql);
  const isModule = isWord(tokens[0], "CREATE") && isWord(tokens[1], "VIRTUAL");
  let redacted = "";
  let before: string | undefined;
  for (const { kind, text } of tokenize(sql)) {
    if (kind === "comment" || kind === "open") redacted += " ";
    else if (kind !== "literal" || isModule) redacted += text;
    else if (isBlob(before)) redacted += `'${redaction.blob(unquoted(text))}'`;
    else redacted += `'${redaction.text(unquoted(text)).replaceAll("'", "''")}'`;
    before = text;
  }
  return redacted;
}

/** The names of collations that a program defines, as a schema has them. */
function ownCollations(sql: string): string[] {
  const tokens = meant(sql);
  return tokens.flatMap((token, at) => (isOwnCollation(tokens[at - 1], token) ? (nameOf(token) ?? "") : []));
}

/** A schema with BINARY in place of such collations: redacted texts are in the order of bytes. */
function withoutOwnCollations(sql: string): string {
  const tokens = meant(sql);
  let made = "";
  let end = 0;
  for (const [at, token] of tokens.entries()) {
    if (!isOwnCollation(tokens[at - 1], token)) continue;
    made += `${sql.slice(end, token.offset)}BINARY`;
    end = token.offset + token.text.length;
  }
  return made + sql.slice(end);
}

function isOwnCollation(before: Token | undefined, token: Token): boolean {
  return isWord(before, "COLLATE") && !/^(?:BINARY|NOCASE|RTRIM)$/i.test(nameOf(token) ?? "BINARY");
}

interface SchemaRow {
  readonly type: string;
  readonly name: string;
  readonly sql: string;
  /** How the content of a virtual table is had; undefined of any other. */
  readonly virtual: Virtual | undefined;
}

/** The schema without the tables that virtual ones have behind them: those are made with these. */
function schemaOf(database: Database, name: "main" | "source"): SchemaRow[] {
  const shadows = database
    .prepare<[string], string>("SELECT name FROM pragma_table_list WHERE schema = ? AND type = 'shadow'")
    .pluck()
    .all(name);
  return database
    .prepare<[], Omit<SchemaRow, "virtual">>(
      `SELECT type, name, sql FROM ${name}.sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`,
    )
    .all()
    .filter((row) => row.type !== "table" || !shadows.includes(row.name))
    .map((row) => ({ ...row, virtual: virtualOf(row.sql) }));
}

function columnsOf(database: Database, table: string): string[] {
  return database
    .prepare<[string], { name: string }>("SELECT name FROM pragma_table_info(?)")
    .all(table)
    .map(({ name }) => name);
}

function collectValues(database: Database, addText: Add, addBlob: Add): void {
  for (const { type, name, sql, virtual } of schemaOf(database, "main")) {
    collectLiterals(sql, addText, addBlob);
    if (type !== "table" || (virtual !== undefined && virtual.content !== "own")) continue;
    for (const column of columnsOf(database, name)) {
      const one = quoted(column);
      const rows = database
        .prepare(
          `SELECT DISTINCT typeof(${one}), CAST(${one} AS BLOB) COLLATE BINARY FROM ${quoted(name)} WHERE typeof(${one}) IN ('text', 'blob')`,
        )
        .raw()
        .iterate() as Iterable<[string, Buffer]>;
      for (const [kind, bytes] of rows) (kind === "text" ? addText : addBlob)(bytes);
    }
  }
}

/**
 * Makes a database anew with other texts and blobs: changing it would leave the old ones in free pages.
 *
 * @returns the virtual tables that it does not have
 */
function rebuild(source: string, target: string, redaction: Redaction): string[] {
  const database = openDatabase(target);
  try {
    database.prepare("ATTACH ? AS source").run(source);
    const settings = ["page_size", "encoding", "auto_vacuum", "user_version", "application_id"];
    for (const name of settings) {
      const value = database.pragma(`source.${name}`, { simple: true });
      database.pragma(`main.${name} = ${typeof value === "number" ? value : JSON.stringify(value)}`);
    }
    for (const name of ["foreign_keys = OFF", "ignore_check_constraints = ON", "synchronous = OFF"])
      database.pragma(name);
    database.function("redacted", { deterministic: true, safeIntegers: true }, (value: unknown) => {
      if (typeof value === "string") return redaction.text(value);
      if (value instanceof Uint8Array)
        return Buffer.from(redaction.blob(Buffer.from(value).toString("hex")), "hex");
      return value;
    });
    const all = schemaOf(database, "source");
    const collations = new Set(all.flatMap(({ sql }) => ownCollations(sql)));
    const schema = all.filter(({ virtual }) => virtual === undefined);
    const make = (wanted: (type: string) => boolean) => {
      for (const { type, sql } of schema)
        if (wanted(type)) runOne(database, withoutOwnCollations(redactSql(sql, redaction)));
    };
    make((type) => type === "table");
    for (const { type, name } of schema) if (type === "table") copyRows(database, name);
    const sequence = "SELECT 1 FROM source.sqlite_schema WHERE name = 'sqlite_sequence'";
    if (database.prepare(sequence).get() !== undefined)
      database.exec(
        "DELETE FROM sqlite_sequence; INSERT INTO sqlite_sequence SELECT * FROM source.sqlite_sequence",
      );
    make((type) => type === "index");
    make((type) => type === "view");
    const lost = all.flatMap(({ name, sql, virtual }) => {
      const problem = virtual === undefined ? undefined : makeVirtual(database, { name, sql, virtual });
      return problem === undefined ? [] : [`the virtual table ${name} is not redacted: ${problem}`];
    });
    make((type) => type === "trigger");
    return [
      ...lost,
      ...[...collations].map((name) => `the collation ${name} is not in the redacted database`),
    ];
  } finally {
    database.close();
  }
}

/**
 * Executes one statement of a schema, which a stranger may have written: SQLite reads it up to a NUL, and behind that could be another one, which
 * attaches a file.
 *
 * @throws InputError
 */
function runOne(database: Database, sql: string): void {
  try {
    database.prepare(sql).run();
  } catch (cause) {
    throw new InputError(
      `a recorded database cannot be made anew of its schema (${(cause as Error).message}): record it without --redact`,
      { cause },
    );
  }
}

/** Makes a virtual table and its content. @returns why there is none */
function makeVirtual(
  database: Database,
  { name, sql, virtual }: Pick<SchemaRow, "name" | "sql"> & { readonly virtual: Virtual },
): string | undefined {
  if (virtual.content === "unknown") return virtual.reason;
  try {
    // Its texts are instructions to the module.
    runOne(database, sql);
    if (virtual.content === "own") copyRows(database, name, virtual.hasRowid);
    const table = quoted(name);
    if (virtual.content === "elsewhere") database.exec(`INSERT INTO ${table}(${table}) VALUES ('rebuild')`);
    return undefined;
  } catch (cause) {
    database.exec(`DROP TABLE IF EXISTS main.${quoted(name)}`);
    return (cause as Error).message;
  }
}

function copyRows(database: Database, table: string, mayHaveRowid = true): void {
  const columns = columnsOf(database, table);
  const names = columns.map(quoted).join(", ");
  const values = columns.map((column) => `redacted(${quoted(column)})`).join(", ");
  const withRowid = mayHaveRowid && !columns.some((column) => /^(?:rowid|oid|_rowid_)$/i.test(column));
  const insert = (rowid: string) =>
    `INSERT INTO main.${quoted(table)}(${rowid}${names}) SELECT ${rowid}${values} FROM source.${quoted(table)}`;
  try {
    database.exec(insert(withRowid ? "rowid, " : ""));
  } catch (cause) {
    // A table without rowids.
    if (!withRowid || !/rowid/.test((cause as Error).message)) throw cause;
    database.exec(insert(""));
  }
}
