import { createHash } from "node:crypto";
import { closeSync, existsSync, openSync, statSync, writeSync } from "node:fs";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import type { VariantFiles } from "../engines/engine.ts";
import { preparedFields } from "../engines/prepared-file.ts";
import { InputError } from "../model/errors.ts";
import type { StatementForm } from "../model/sample.ts";
import type { MeasureSettings } from "../model/settings.ts";
import { suiteOf, type Test, type Variant } from "../model/test.ts";
import { makeFolder } from "../platform/folder.ts";
import type { DatabaseStart } from "../suite/database-start.ts";
import {
  preparationStatements,
  surroundingStatements,
  timedStatements,
  timedTemplates,
  timedTransactions,
} from "../suite/sql.ts";
import { type Catalogue, suites } from "../suite/suites.ts";
import type { Opening } from "../suite/workload.ts";
import {
  type ConnectionPart,
  type ExpectedError,
  type SuiteSize,
  type Surrounding,
  surroundings,
  type Transaction,
} from "../suite/workload.ts";
import { workloadOf } from "../suite/workloads.ts";
import { databasePlaces } from "./database-places.ts";
import { removeDatabasesFolder } from "./databases-folder.ts";
import type { Place } from "./places.ts";
import type { Arm } from "./schedule.ts";

/** The files of a test as the driver reads them. With several connections, the timed files have the endings `.1`, `.2` and so on. */
export interface TestFiles {
  /** The timed statements, in the run's form. */
  readonly statements: string;
  /** The same as text; absent if the suite is never timed so. */
  readonly text?: string;
  /** Absent if nothing is to be read before the clock starts. */
  readonly warm?: string;
  /** The state of write workloads, and of workloads with a check of their own. */
  readonly state?: string;
  /** Whether only what `state` gives is compared; false if absent. */
  readonly hashesStateOnly?: boolean;
  /** Absent if no untimed statements come before the timed ones. */
  readonly before?: string;
  /** Absent if no untimed statements come after them. */
  readonly after?: string;
  /** For workloads with statements that have to fail. */
  readonly errors?: string;
  /** For workloads that ask for the engine's counters. */
  readonly counters?: string;
  /** For workloads whose transactions are timed. */
  readonly transactions?: string;
  /** For workloads that have invariants. */
  readonly invariants?: string;
  /** The connection or process that each sample has for itself, which is timed too; absent if its opening is not. */
  readonly opens?: Opening;
}

/** Writes statements into a file, and returns a hash of them. */
type Write = (file: string, statements: Iterable<string>) => Promise<string>;

/** The part of a test's name that its files need. */
type TimedTest = Pick<Test, "variant" | "workload">;

/** The temporary folder of a run: SQL, prepared databases, working copies. */
export class Workspace {
  readonly folder: string;
  readonly #size: SuiteSize;
  readonly #form: StatementForm;
  readonly #threads: number;
  readonly #catalogue: Catalogue;
  readonly #sql: Record<string, string> = {};
  readonly #preparations = new Map<string, string>();

  /**
   * @param folder created if missing; `close` removes it with everything in it
   * @param execution the form of the timed statements, unless a suite has its own, and the number of connections
   * @param catalogue the suites of the tests
   */
  constructor(
    folder: string,
    size: SuiteSize,
    { statements = "text", threads = 1 }: Partial<Pick<MeasureSettings, "statements" | "threads">> = {},
    catalogue: Catalogue = suites,
  ) {
    this.folder = folder;
    this.#size = size;
    this.#form = statements;
    this.#threads = threads;
    this.#catalogue = catalogue;
  }

  /** How what a variant times is executed. */
  form(variant: Variant): StatementForm {
    return this.#catalogue[suiteOf(variant)].form ?? this.#form;
  }

  /** How many connections execute each test at once. */
  get threads(): number {
    return this.#threads;
  }

  /** Whether prepared statements are compared with their text: the run asks for them, and not the suite. */
  comparesForms(variant: Variant): boolean {
    return this.form(variant) === "prepared" && this.#catalogue[suiteOf(variant)].form === undefined;
  }

  /** SHA-256 of exactly what each workload written so far executes, with what precedes it, by `variant/workload`. */
  get sql(): Readonly<Record<string, string>> {
    return this.#sql;
  }

  /**
   * SHA-256, and bytes, of all that makes a database: its SQL, which was written, and the files and the program before it.
   *
   * @param database as `databaseOf` names it
   */
  preparationOf(database: string): { readonly sha256: string; readonly bytes: number } {
    const sha256 = this.#preparations.get(database);
    if (sha256 === undefined) throw new Error(`the SQL of ${database} is not written`);
    return {
      sha256,
      bytes: statSync(this.#preparation(database)).size + (this.#startOf(database)?.bytes ?? 0),
    };
  }

  #startOf(database: string): DatabaseStart | undefined {
    const [variant = "", name] = database.split("/");
    return name === undefined ? undefined : this.#catalogue[suiteOf(variant as Variant)].start?.(name);
  }

  /**
   * The name of the prepared database that a test starts from, which is also a folder's: that of its variant, or one of
   * several below it.
   */
  databaseOf(test: TimedTest): string {
    const { database } = workloadOf(test, this.#catalogue);
    return database === undefined ? test.variant : `${test.variant}/${database}`;
  }

  /** The timed statement of a test that has a single one; undefined of others. */
  onlyStatement(test: TimedTest): string | undefined {
    const [first, second] = timedStatements(test, this.#size, this.#catalogue);
    return second === undefined ? first : undefined;
  }

  /** The timed statements of a test as text; those of one connection. */
  timedStatements(test: TimedTest): Iterable<string> {
    return timedStatements(test, this.#size, this.#catalogue);
  }

  /** Untimed statements of a test around the timed ones, and the queries for the state that all of them leave. */
  untimedStatements(test: TimedTest): Readonly<Record<Surrounding | "state", readonly string[]>> {
    const { state, ...workload } = workloadOf(test, this.#catalogue);
    const [before = [], after = []] = (["before", "after"] as const).map((place) =>
      workload[place] === undefined
        ? []
        : [...surroundingStatements(test, place, this.#size, this.#catalogue)],
    );
    return { before, after, state };
  }

  /** Where a statement that failed comes from, if that is a user's file. */
  placeOf({ variant, workload }: TimedTest, sql: string | undefined): string | undefined {
    // The driver cuts a long statement, which may cut a character.
    const beginning = sql && this.#withoutFolders(sql.replace(/\uFFFD+$/, ""));
    if (beginning === undefined || beginning === "") return undefined;
    return this.#catalogue[suiteOf(variant)].placeOf?.(workload, beginning, this.#size);
  }

  /** A statement with `{dir}` in place of its folder, as it was written; cut off before a folder that is cut off. */
  #withoutFolders(sql: string): string {
    const [first = "", ...others] = sql.split(`${this.folder}/`);
    let written = first;
    for (const other of others) {
      const rest = /^[^'"]*?\/dir(?:-of-preparation)?(?![\w-])(.*)$/s.exec(other)?.[1];
      if (rest === undefined) break;
      written += `{dir}${rest}`;
    }
    return written;
  }

  /**
   * Writes the SQL of a variant's tests.
   *
   * @throws InputError if the disk is full or the folder cannot be written; the signal's reason on an abort
   */
  async prepare(variant: Variant, tests: readonly Test[], signal: AbortSignal): Promise<void> {
    const write = (file: string, statements: Iterable<string>) => this.write(file, statements, signal);
    for (const test of tests) {
      const database = this.databaseOf(test);
      if (!this.#preparations.has(database)) {
        const sql = await write(this.#preparation(database), this.#preparationStatements(test));
        this.#preparations.set(database, withStart(sql, this.#startOf(database)));
      }
      const key = `${variant}/${test.workload}`;
      const files = this.files(test);
      if (this.#sql[key] !== undefined) continue;
      const timed = await this.#writeTimed(test, write);
      const workload = workloadOf(test, this.#catalogue);
      if (files.state !== undefined) await write(files.state, workload.state);
      if (files.counters !== undefined && workload.counters !== undefined)
        await write(files.counters, [workload.counters]);
      if (files.invariants !== undefined) await write(files.invariants, workload.invariants ?? []);
      const warm = files.warm === undefined ? "" : await write(files.warm, workload.warm);
      const hash = createHash("sha256")
        .update(this.#preparations.get(database) ?? "")
        .update(warm)
        .update(timed);
      if (files.errors !== undefined)
        hash.update(await write(files.errors, errorFields(workload.errors?.() ?? [])));
      for (const place of surroundings) {
        const file = files[place];
        if (file === undefined) continue;
        hash
          .update(place)
          .update(await write(file, surroundingStatements(test, place, this.#size, this.#catalogue)));
      }
      this.#sql[key] = hash.digest("hex");
    }
  }

  /** Writes the timed statements of a test, in a file for each connection. @returns their hash */
  async #writeTimed(test: Test, write: Write): Promise<string> {
    const { statements, text, transactions } = this.files(test);
    const hashes: string[] = [];
    for (const { ending, connection } of partsOf(this.#threads)) {
      const source = [test, this.#size, this.#catalogue, connection] as const;
      const asText = text && (await write(`${text}${ending}`, timedStatements(...source)));
      hashes.push(
        asText !== undefined && text === statements
          ? asText
          : await write(`${statements}${ending}`, preparedFields(timedTemplates(...source))),
      );
      const own = timedTransactions(...source);
      if (transactions !== undefined && own !== undefined)
        await write(`${transactions}${ending}`, transactionFields(own));
    }
    return hashes.join("");
  }

  files({ variant, workload }: TimedTest): TestFiles {
    const found = workloadOf({ variant, workload }, this.#catalogue);
    const { tables, state, comparesStateOnly = false, counters, kind, database, warm } = found;
    const { transactions, invariants, before, after, errors, opens } = found;
    const inFolder = (name: string) => path.join(this.folder, variant, name);
    const isText = this.form(variant) === "text";
    const text = inFolder(`${workload}.sql`);
    // Workloads with a database of their own have statements of their own that read their result.
    const stateName = database === undefined ? tables.join("-") : `of-${workload}`;
    return {
      statements: isText ? text : inFolder(`${workload}.prepared`),
      ...(isText || this.comparesForms(variant) ? { text } : {}),
      ...(warm.length === 0 ? {} : { warm: inFolder(`warm-${[kind, ...tables].join("-")}.sql`) }),
      ...(state.length === 0 ? {} : { state: inFolder(`state-${stateName}.sql`) }),
      ...(comparesStateOnly ? { hashesStateOnly: true } : {}),
      ...(transactions === undefined ? {} : { transactions: inFolder(`${workload}.transactions`) }),
      ...(invariants === undefined ? {} : { invariants: inFolder(`${workload}.invariants`) }),
      opens,
      ...(errors === undefined ? {} : { errors: inFolder(`${workload}.errors`) }),
      ...(before === undefined ? {} : { before: inFolder(`before-${workload}.sql`) }),
      ...(after === undefined ? {} : { after: inFolder(`after-${workload}.sql`) }),
      ...(counters === undefined ? {} : { counters: inFolder(`counters-of-${workload}.sql`) }),
    };
  }

  /**
   * A control starts from the baseline's prepared databases.
   *
   * @param form of the executed statements; the variant's own form if absent
   * @param database which of the variant's, as `databaseOf` names it
   * @param place where its samples are timed; they take no turns if absent
   */
  variant(
    arm: Arm,
    variant: Variant,
    form: StatementForm = this.form(variant),
    database: string = variant,
    place?: Place,
  ): VariantFiles {
    const folder = path.join(this.folder, database, arm, place?.name ?? "");
    const role = arm === "control" ? "baseline" : arm;
    const prepared = path.join(this.folder, database, role);
    const { attempts, dropsCache } = this.#catalogue[suiteOf(variant)];
    const { files, command, usesDir = false } = this.#startOf(database) ?? {};
    const source = files?.[role];
    return {
      variant,
      ...((source ?? command) === undefined ? {} : { start: { source, command } }),
      ...(usesDir ? { usesDir } : {}),
      preparation: this.#preparation(database),
      form,
      dropsCache: dropsCache?.(variant) ?? false,
      connections: this.#threads,
      attempts: attempts?.(variant, this.#size),
      processor: place?.processor,
      turns: place?.turnTable.file,
      ...databasePlaces(folder, prepared),
    };
  }

  /** Whether all files of a test that was prepared still exist: a folder that is being removed loses one after the other. */
  hasFiles(test: Test): boolean {
    const { hashesStateOnly: _, opens: __, statements, text, transactions, ...files } = this.files(test);
    const divided = [statements, text, transactions].filter((file) => file !== undefined);
    const parts = partsOf(this.#threads).flatMap(({ ending }) => divided.map((file) => `${file}${ending}`));
    return [this.#preparation(this.databaseOf(test)), ...Object.values(files), ...parts].every((file) =>
      existsSync(file),
    );
  }

  close(): void {
    removeDatabasesFolder(this.folder);
  }

  #preparation(database: string): string {
    return path.join(this.folder, database, "prepare.sql");
  }

  #preparationStatements(test: TimedTest): Iterable<string> {
    const { database } = workloadOf(test, this.#catalogue);
    const tables = database === undefined ? undefined : [database];
    return preparationStatements(test.variant, this.#size, tables, this.#catalogue);
  }

  /**
   * Writes statements into a file of the folder, each followed by a NUL.
   *
   * @returns the SHA-256 of the file
   * @throws InputError if the disk is full or the folder cannot be written; the signal's reason on an abort
   */
  async write(file: string, statements: Iterable<string>, signal: AbortSignal): Promise<string> {
    const hash = createHash("sha256");
    try {
      makeFolder(path.dirname(file));
      const handle = openSync(file, "w");
      try {
        for (const chunk of chunks(statements)) {
          // Yields now and then: only the event loop sees an interrupt.
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
        `temporary folder ${this.folder} cannot be written (${cause.message}): ` +
          "free some space, or name a folder on a disk that has it with --out",
        { cause },
      );
    }
    return hash.digest("hex");
  }
}

/** The files that a test's statements are in: one, or one for each connection with an ending that the driver knows. */
function partsOf(threads: number): { readonly ending: string; readonly connection?: ConnectionPart }[] {
  if (threads === 1) return [{ ending: "" }];
  return Array.from({ length: threads }, (_, index) => ({
    ending: `.${index + 1}`,
    connection: { number: index + 1, count: threads },
  }));
}

/**
 * The statements' bytes in pieces, each valid until the next is asked for: one buffer serves them all, since garbage by
 * the hundred megabytes would count as the tool's memory.
 */
function* chunks(statements: Iterable<string>): Generator<Buffer> {
  const buffer = Buffer.alloc(1 << 18);
  let length = 0;
  for (const statement of statements) {
    const size = Buffer.byteLength(statement) + 1;
    if (length + size > buffer.length) {
      yield buffer.subarray(0, length);
      length = 0;
    }
    // Only a user's own statement can be as long as that.
    if (size > buffer.length) {
      yield Buffer.from(`${statement}\0`);
      continue;
    }
    length += buffer.write(statement, length, "utf8");
    buffer[length++] = 0;
  }
  if (length > 0) yield buffer.subarray(0, length);
}

/** @param sql the SHA-256 of the SQL that makes a database */
function withStart(sql: string, start: DatabaseStart | undefined): string {
  const { sha256 = "" } = start ?? {};
  return sha256 === "" ? sql : createHash("sha256").update(sql).update(sha256).digest("hex");
}

/** Which statements have to fail, and how, as the driver reads it: fields, each to be followed by a NUL. */
function* errorFields(errors: Iterable<ExpectedError | undefined>): Generator<string, void> {
  for (const error of errors) yield error === undefined ? "" : `${error.code ?? ""}\t${error.text}`;
}

/** How statements make transactions, as the driver reads it: fields, each to be followed by a NUL. */
function* transactionFields(transactions: Iterable<Transaction>): Generator<string, void> {
  for (const { name, statements } of transactions) yield `${name} ${statements.length}`;
}
