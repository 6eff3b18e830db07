import { createHash } from "node:crypto";
import { copyFileSync, rmSync } from "node:fs";
import type { Database, Statement } from "better-sqlite3";
import { openDatabase } from "../../../results/store/sqlite.ts";
import { refusedIn } from "../../../suite/foreign-sql/refused-sql.ts";
import { meant } from "../../../suite/foreign-sql/sql-tokens.ts";
import { allMadeNames } from "../../../suite/foreign-sql/table-names.ts";
import { shapeOf, type Template, type Value, valuesOf } from "../../../suite/sql-template.ts";
import { mostMs, type ReplayLimit } from "./replay-limit.ts";
import { afterTransaction, changesBetween, type ResultSettings } from "./result-settings.ts";

/** The end of a statement in a replay. */
export interface Replayed {
  /** SQLite's message, or the part that is refused; undefined if it succeeded. */
  readonly problem?: string;
  /** Whether it cannot change the database. */
  readonly isRead: boolean;
  /** A digest of all rows, in their order; empty if it failed. */
  readonly rows: string;
  /** How many rows it returned; absent of a statement that returns none. */
  readonly rowCount?: number;
  /** Whether it was ended, or not begun, since there was no time left. */
  readonly isLate?: boolean;
  /** Whether its failure has rolled back the transaction around it. */
  readonly hasRolledBack?: boolean;
}

/** A table of a database, and how to compare its content. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
}

/** More statements are prepared anew. */
const mostPrepared = 500;

/** Milliseconds that are no deadline. */
const forever = 2 ** 52;

/** The types of better-sqlite3 leave out the second parameter, the function to call. */
type WithEntry = Database & { loadExtension(file: string, entry: string): Database };

/** Executes recorded statements in SQLite, on a copy of a database. Only SQL that reaches no other file is executed. */
export class Replayer {
  readonly #file: string;
  readonly #limit: ReplayLimit;
  #leftMs: number;
  #database: Database;
  #deadline: Statement<unknown[]>;
  readonly #prepared = new Map<string, Statement<unknown[]>>();
  readonly #tables: Set<string>;
  /** Undefined if the connection has its own. */
  #settings: ResultSettings | undefined;

  /**
   * @param start the database that is copied; undefined if it starts empty
   * @param file where the copy is made; nothing is there
   */
  constructor(start: string | undefined, file: string, limit: ReplayLimit) {
    this.#file = file;
    this.#limit = limit;
    this.#leftMs = limit.allMs;
    if (start !== undefined) copyFileSync(start, file);
    this.#database = this.#open();
    this.#deadline = deadlineOf(this.#database);
    this.#tables = new Set(this.#names().map((name) => name.toLowerCase()));
  }

  #open(): Database {
    const database = openDatabase(this.#file);
    // Nothing has to survive the machine.
    database.pragma("journal_mode = MEMORY");
    database.pragma("synchronous = OFF");
    database.loadExtension(this.#limit.extension);
    if (this.#limit.readsQuotedTexts === true)
      (database as WithEntry).loadExtension(this.#limit.extension, "sqlite3_quoted_texts_init");
    return database;
  }

  #names(): string[] {
    return this.#database
      .prepare<[], { name: string }>("SELECT name FROM sqlite_schema WHERE type IN ('table', 'view')")
      .all()
      .map(({ name }) => name);
  }

  /** Another connection, without what the last one had for itself. */
  reconnect(): void {
    this.#prepared.clear();
    this.#settings = undefined;
    this.#database.close();
    this.#database = this.#open();
    this.#deadline = deadlineOf(this.#database);
  }

  /** Makes the settings of the connection those of the program's. */
  use(settings: ResultSettings): void {
    for (const { sql } of changesBetween(this.#settings, settings)) this.#database.exec(sql);
    this.#settings = settings;
  }

  /** Ends a transaction that is open. @returns whether there was one */
  rollBack(): boolean {
    if (!this.#database.inTransaction) return false;
    this.#database.prepare("ROLLBACK").run();
    return true;
  }

  /** @param recordedNs the time that the statement took, which limits how long it may take here */
  execute(statement: Template, recordedNs: number): Replayed {
    if (this.#leftMs <= 0) return late(`the trial replay takes more than ${this.#limit.allMs / 1000} s`);
    const wasWithin = this.#database.inTransaction;
    const start = performance.now();
    this.#deadline.get(Math.min(mostMs(this.#limit, recordedNs), Math.ceil(this.#leftMs)));
    const end = this.#execute(statement);
    this.#deadline.get(forever);
    this.#leftMs -= performance.now() - start;
    if (this.#settings !== undefined && !this.#database.inTransaction)
      this.#settings = afterTransaction(this.#settings);
    return { ...end, hasRolledBack: wasWithin && end.problem !== undefined && !this.#database.inTransaction };
  }

  #execute(statement: Template): Replayed {
    const sql = shapeOf(statement);
    let isRead = false;
    try {
      let prepared = this.#prepared.get(sql);
      if (prepared === undefined) {
        const made = allMadeNames(meant(sql));
        const refused = refusedIn(sql, this.#tables, this.#tables);
        if (refused !== undefined)
          return { problem: `${refused.part} could reach other files, or is unknown`, isRead, rows: "" };
        prepared = this.#database.prepare<unknown[]>(sql);
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
      let rowCount = 0;
      for (const row of prepared
        .raw()
        .safeIntegers()
        .iterate(...values)) {
        rowCount++;
        for (const value of row as unknown[]) hash.update(textOf(value));
      }
      return { isRead, rows: hash.digest("base64"), rowCount };
    } catch (cause) {
      if ((cause as { readonly code?: string }).code === "SQLITE_INTERRUPT")
        return late(
          `a statement takes more than ${this.#limit.oneMs / 1000} s and ten times what was recorded`,
        );
      return { problem: (cause as Error).message, isRead, rows: "" };
    }
  }

  /** The tables of the database with their columns; without those that a virtual table has behind it. */
  tables(): Table[] {
    const all = this.#database
      .prepare<[], { name: string }>(
        "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name",
      )
      .all();
    return all.map(({ name }) => ({
      name,
      columns: this.#database
        .prepare<[string], { name: string }>("SELECT name FROM pragma_table_info(?) ORDER BY cid")
        .all(name)
        .map((column) => column.name),
      rows: this.#database
        .prepare<[], number>(`SELECT count(*) FROM ${quoted(name)}`)
        .pluck()
        .get() as number,
    }));
  }

  /** A digest of the values of a column. */
  columnDigest(table: string, column: string): string {
    const hash = createHash("sha256");
    const values = this.#database
      .prepare(`SELECT ${quoted(column)} FROM ${quoted(table)} ORDER BY ${inOrder(column)}`)
      .raw()
      .safeIntegers()
      .iterate();
    for (const [value] of values as Iterable<unknown[]>) hash.update(textOf(value));
    return hash.digest("base64");
  }

  /** The SQL of everything that the schema has. */
  definitions(): string[] {
    return this.#database
      .prepare<[], { sql: string }>("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL")
      .all()
      .map(({ sql }) => sql);
  }

  /** Ends the connection; the file stays, and others can start from it. */
  disconnect(): string {
    this.#database.close();
    return this.#file;
  }

  close(): void {
    this.#database.close();
    for (const end of ["", "-journal", "-wal", "-shm"]) rmSync(`${this.#file}${end}`, { force: true });
  }
}

/** A name of a table or a column in quotes. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A column to order by, also where a collation of the program's own orders it. */
export function inOrder(column: string): string {
  return `${quoted(column)} COLLATE BINARY`;
}

function deadlineOf(database: Database): Statement<unknown[]> {
  return database.prepare<unknown[]>("SELECT replay_deadline(?)");
}

function late(problem: string): Replayed {
  return { problem, isRead: false, rows: "", isLate: true };
}

/** JavaScript's numbers are real ones for better-sqlite3. */
function boundOf(value: Value): unknown {
  if (typeof value === "number") return BigInt(value);
  if (typeof value === "string") return value;
  return value.type === "real" ? Number(value.decimal) : Buffer.from(value.digits, "hex");
}

/** A value with its type, and an end that no value has. */
function textOf(value: unknown): string {
  if (value instanceof Uint8Array) return `x${Buffer.from(value).toString("hex")}\0`;
  return `${typeof value}${String(value)}\0`;
}
