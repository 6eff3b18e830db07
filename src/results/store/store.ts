import path from "node:path";
import type { Database, Statement } from "better-sqlite3";
import { rolesOfTest } from "../../model/compared.ts";
import type { Role } from "../../model/engine.ts";
import { InputError } from "../../model/errors.ts";
import type { UnfinishedRun } from "../../model/manifest.ts";
import type { ControlPair, Resumption, TestRecord } from "../../model/recording.ts";
import type { Check, Failure, Sample } from "../../model/sample.ts";
import type { Test } from "../../model/test.ts";
import { makeFolder } from "../../platform/folder.ts";
import { storeName } from "../write.ts";
import type { SampleStore } from "./sample-store.ts";
import { openDatabase } from "./sqlite.ts";
import { migrate } from "./store-schema.ts";

/** The store of a results folder. */
export function storeFile(folder: string): string {
  return path.join(folder, storeName);
}

/**
 * The sample store, `results.sqlite`: every sample is committed at once, so that a killed run loses
 * nothing. Runs into the same folder are kept beside each other.
 */
export class DatabaseStore implements SampleStore {
  readonly #file: string;
  readonly #database: Database;
  readonly #run: number | bigint;
  readonly #insertSample: Statement;
  readonly #insertCheck: Statement;
  readonly #insertFailure: Statement;
  readonly #insertControl: Statement;
  readonly #insertChunks: Statement;
  readonly #insertKept: Statement;

  /**
   * @param folder made if it is not there
   * @param startedAt of the run, or of the part that resumes one
   * @param facts the facts known before the run starts, kept as JSON
   * @param unfinished the run to resume; a new one is started if it is absent
   * @throws InputError if the folder cannot be written, or holds a store of another version
   */
  constructor(folder: string, startedAt: string, facts: unknown, unfinished?: UnfinishedRun) {
    this.#file = storeFile(folder);
    try {
      makeFolder(folder);
      this.#database = openDatabase(this.#file);
      migrate(this.#database, this.#file);
      // Enough for a killed process to lose nothing; flushing to disk would disturb the timing.
      this.#database.pragma("journal_mode = WAL");
      this.#database.pragma("synchronous = OFF");
      this.#run =
        unfinished === undefined ? this.#begin(startedAt, facts) : this.#goOn(unfinished, startedAt);
    } catch (cause) {
      throw this.#explain(cause);
    }
    const control = "$run, $variant, $storage, $kind, $workload";
    const test = `${control}, $role`;
    this.#insertSample = this.#database.prepare(
      `INSERT INTO samples VALUES (${test}, $round, $ns, $statements, $rows, $changes, $cpuNs, $peakBytes, $minorFaults, $majorFaults, $latencies, $chunks, $transactions, $repeated, $queuedNs, $commitNs, $openNs)`,
    );
    this.#insertCheck = this.#database.prepare(
      `INSERT OR REPLACE INTO checks VALUES (${test}, $statements, $rows, $changes, $hash, $facts)`,
    );
    this.#insertFailure = this.#database.prepare(
      `INSERT INTO failures VALUES (${test}, $round, $reason, $message)`,
    );
    this.#insertControl = this.#database.prepare(
      `INSERT INTO controls VALUES (${control}, $round, $baselineNs, $controlNs)`,
    );
    this.#insertChunks = this.#database.prepare(`INSERT INTO chunks VALUES (${control}, $statements)`);
    this.#insertKept = this.#database.prepare(
      "INSERT OR REPLACE INTO kept VALUES ($run, $feature, $key, $value)",
    );
  }

  sample(
    test: Test,
    {
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
      openNs,
    }: Sample,
  ): void {
    const nothing = {
      statements: null,
      rows: null,
      changes: null,
      cpuNs: null,
      peakBytes: null,
      minorFaults: null,
      majorFaults: null,
    };
    this.#write(this.#insertSample, test, {
      ...{
        role,
        round,
        ns,
        repeated: repeated ?? null,
        queuedNs: queuedNs ?? null,
        commitNs: commitNs ?? null,
        openNs: openNs ?? null,
      },
      ...{ latencies: asJson(latencies), chunks: asJson(chunks), transactions: asJson(transactions) },
      ...nothing,
      ...work,
      ...cost,
    });
  }

  check(test: Test, { role, work, hash, ...facts }: Check): void {
    this.#write(this.#insertCheck, test, { role, ...work, hash, facts: JSON.stringify(facts) });
  }

  chunkStatements(test: Test, statements: number): void {
    this.#write(this.#insertChunks, test, { statements });
  }

  failure(test: Test, { role, round, reason, message }: Failure): void {
    this.#write(this.#insertFailure, test, { role: role ?? null, round: round ?? null, reason, message });
  }

  control(test: Test, { round, baselineNs, controlNs }: ControlPair): void {
    this.#write(this.#insertControl, test, { round, baselineNs, controlNs });
  }

  keep(feature: string, key: string, value: unknown): void {
    this.#insert(this.#insertKept, { feature, key, value: JSON.stringify(value) });
  }

  transaction(keep: () => void): void {
    try {
      this.#database.transaction(keep)();
    } catch (cause) {
      throw this.#explain(cause);
    }
  }

  /** Marks the run as whole; a store that is closed without it keeps an unfinished run. */
  finish(finishedAt: string): void {
    try {
      this.#database.prepare("UPDATE runs SET finished_at = ? WHERE run = ?").run(finishedAt, this.#run);
    } catch (cause) {
      throw this.#explain(cause);
    }
  }

  /** Leaves a single file: the write-ahead log is folded into it. */
  close(): void {
    try {
      this.#database.pragma("journal_mode = DELETE");
    } catch {
      // On a full disk the log stays beside the file, which loses nothing.
    }
    this.#database.close();
  }

  #write(statement: Statement, { variant, storage, kind, workload }: Test, values: object): void {
    this.#insert(statement, { variant, storage, kind, workload, ...values });
  }

  #insert(statement: Statement, values: object): void {
    try {
      statement.run({ run: this.#run, ...values });
    } catch (cause) {
      throw this.#explain(cause);
    }
  }

  #begin(startedAt: string, facts: unknown): number | bigint {
    const insert = this.#database.prepare("INSERT INTO runs (started_at, facts) VALUES (?, ?)");
    return insert.run(startedAt, JSON.stringify(facts)).lastInsertRowid;
  }

  #goOn(unfinished: UnfinishedRun, startedAt: string): number {
    const { run, broken } = unfinished;
    const [resumption] = resumptionsOf(unfinished, startedAt).slice(-1);
    const drop = this.#database.prepare(
      `DELETE FROM samples WHERE run = $run AND variant = $variant AND storage = $storage AND kind = $kind
        AND workload = $workload AND round = $round`,
    );
    const insert = this.#database.prepare("INSERT INTO resumptions VALUES (?, ?, ?)");
    this.#database.transaction(() => {
      for (const { test, round } of broken) drop.run({ run, ...test, round });
      insert.run(run, startedAt, resumption?.samples);
    })();
    return run;
  }

  #explain(cause: unknown): Error {
    if (cause instanceof InputError) return cause;
    const words = (cause as Error).message;
    return new InputError(
      `results database ${this.#file} cannot be written (${words}): name a writable folder with free space with --out`,
      { cause },
    );
  }
}

function asJson(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

/**
 * Rounds of a test that lack a sample of an engine which has not failed it: the run ended between the two.
 *
 * @param isApart whether each comparison takes the pairs that it needs: a round after the first may then lack the baseline or the base
 */
export function brokenRounds(record: TestRecord, roles: readonly Role[], isApart = false): number[] {
  const { samples, failures } = record;
  const expected = rolesOfTest(record, roles).filter((role) =>
    failures.every((failure) => failure.role !== undefined && failure.role !== role),
  );
  const others = expected.filter((role) => role !== "candidate");
  const rounds = Map.groupBy(samples, ({ round }) => round);
  return [...rounds]
    .filter(([round, together]) => {
      const has = (role: Role) => together.some((sample) => sample.role === role);
      const isPair =
        expected.every((role) => role !== "candidate" || has(role)) &&
        (others.length === 0 || others.some(has));
      return isApart && round > 1 ? !isPair : !expected.every(has);
    })
    .map(([round]) => round);
}

/** Every time that a run was resumed, including now. */
export function resumptionsOf(
  { resumed, tests }: Pick<UnfinishedRun, "resumed" | "tests">,
  at: string,
): Resumption[] {
  return [...resumed, { at, samples: tests.reduce((sum, { samples }) => sum + samples.length, 0) }];
}
