import { createHash } from "node:crypto";
import { closeSync, existsSync, openSync, rmSync, writeSync } from "node:fs";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import type { VariantFiles } from "../engines/engine.ts";
import { preparedFields } from "../engines/prepared-file.ts";
import { transactionFields } from "../engines/transactions-file.ts";
import { InputError } from "../model/errors.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { StatementForm } from "../model/sample.ts";
import { suiteOf, type Test, type Variant } from "../model/test.ts";
import { makeFolder } from "../platform/make-folder.ts";
import { preparationStatements, timedStatements, timedTemplates, timedTransactions } from "../suite/sql.ts";
import { suites } from "../suite/suites.ts";
import type { SuiteSize } from "../suite/workload.ts";
import { workloadOf } from "../suite/workloads.ts";
import type { Arm } from "./schedule.ts";

/** The files of a test as the driver reads them. */
export interface TestFiles {
  /** What is timed, in the run's form. */
  readonly statements: string;
  /** The same as text; absent if the suite is never timed so. */
  readonly text?: string;
  /** Absent if nothing is to be read before the clock starts. */
  readonly warm?: string;
  /** Of write workloads only. */
  readonly state?: string;
  /** Of workloads whose transactions are timed. */
  readonly transactions?: string;
  /** Of workloads that have some. */
  readonly invariants?: string;
}

/** The temporary folder of a run: SQL, prepared databases, working copies. */
export class Workspace {
  readonly folder: string;
  readonly #size: SuiteSize;
  readonly #form: StatementForm;
  readonly #sql: Record<string, string> = {};

  /**
   * @param folder created if missing; `close` removes it with everything in it
   * @param form of what is timed, unless a suite has its own
   */
  constructor(folder: string, size: SuiteSize, form: StatementForm = "text") {
    this.folder = folder;
    this.#size = size;
    this.#form = form;
  }

  /** How what a variant times is executed. */
  form(variant: Variant): StatementForm {
    return suites[suiteOf(variant)].form ?? this.#form;
  }

  /** Whether prepared statements are compared with their text: the run asks for them, and not the suite. */
  comparesForms(variant: Variant): boolean {
    return this.form(variant) === "prepared" && suites[suiteOf(variant)].form === undefined;
  }

  /** SHA-256 of exactly what each workload written so far executes, with what precedes it, by `variant/workload`. */
  get sql(): Readonly<Record<string, string>> {
    return this.#sql;
  }

  /**
   * Writes the SQL of a variant's tests.
   *
   * @throws InputError if the disk is full or the folder cannot be written; the signal's reason on an abort
   */
  async prepare(variant: Variant, tests: readonly Test[], signal: AbortSignal): Promise<void> {
    const write = (file: string, statements: Iterable<string>) => this.write(file, statements, signal);
    const preparation = await write(this.#preparation(variant), preparationStatements(variant, this.#size));
    for (const test of tests) {
      const key = `${variant}/${test.workload}`;
      const files = this.files(test);
      if (this.#sql[key] !== undefined) continue;
      const text = files.text && (await write(files.text, timedStatements(test, this.#size)));
      const timed =
        text !== undefined && this.form(variant) === "text"
          ? text
          : await write(files.statements, preparedFields(timedTemplates(test, this.#size)));
      const workload = workloadOf(test);
      if (files.state !== undefined) await write(files.state, workload.state);
      if (files.invariants !== undefined) await write(files.invariants, workload.invariants ?? []);
      const transactions = timedTransactions(test, this.#size);
      if (files.transactions !== undefined && transactions !== undefined)
        await write(files.transactions, transactionFields(transactions));
      const warm = files.warm === undefined ? "" : await write(files.warm, workload.warm);
      this.#sql[key] = createHash("sha256").update(preparation).update(warm).update(timed).digest("hex");
    }
  }

  files({ variant, workload }: Test): TestFiles {
    const { kind, tables, warm, transactions, invariants } = workloadOf({ variant, workload });
    const own = (extension: string) => path.join(this.folder, variant, `${workload}.${extension}`);
    const text = own("sql");
    return {
      statements: this.form(variant) === "text" ? text : own("prepared"),
      ...(this.form(variant) === "text" || this.comparesForms(variant) ? { text } : {}),
      ...(warm.length === 0
        ? {}
        : { warm: path.join(this.folder, variant, `warm-${[kind, ...tables].join("-")}.sql`) }),
      ...(kind === "reads"
        ? {}
        : { state: path.join(this.folder, variant, `state-${tables.join("-")}.sql`) }),
      ...(transactions === undefined ? {} : { transactions: own("transactions") }),
      ...(invariants === undefined ? {} : { invariants: own("invariants") }),
    };
  }

  /**
   * A control starts from the baseline's prepared databases.
   *
   * @param form of what is executed; as the variant is timed if absent
   */
  variant(arm: Arm, variant: Variant, form: StatementForm = this.form(variant)): VariantFiles {
    const folder = path.join(this.folder, variant, arm);
    const prepared = path.join(this.folder, variant, arm === "control" ? "baseline" : arm);
    return {
      variant,
      preparation: this.#preparation(variant),
      form,
      dropsCache: suites[suiteOf(variant)].dropsCache?.(variant) ?? false,
      ...omitUndefined({ attempts: suites[suiteOf(variant)].attempts?.(variant, this.#size) }),
      template: (storage) => path.join(prepared, `${storage}-template`),
      work: (storage) => path.join(folder, storage),
    };
  }

  /** Whether all files of a test that was prepared still exist: a folder that is being removed loses one after the other. */
  hasFiles(test: Test): boolean {
    return [this.#preparation(test.variant), ...Object.values(this.files(test))].every((file) =>
      existsSync(file),
    );
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }

  #preparation(variant: Variant): string {
    return path.join(this.folder, variant, "prepare.sql");
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

/**
 * The statements' bytes in pieces, each valid until the next is asked for: one buffer serves them all, since garbage by
 * the hundred megabytes would count as the tool's memory. All of the suite's SQL is ASCII.
 */
function* chunks(statements: Iterable<string>): Generator<Buffer> {
  const buffer = Buffer.alloc(1 << 18);
  let length = 0;
  for (const statement of statements) {
    if (length + statement.length + 1 > buffer.length) {
      yield buffer.subarray(0, length);
      length = 0;
    }
    const written = buffer.write(statement, length, "latin1");
    if (written !== statement.length) throw new Error(`a statement is longer than ${buffer.length} bytes`);
    length += written;
    buffer[length++] = 0;
  }
  if (length > 0) yield buffer.subarray(0, length);
}
