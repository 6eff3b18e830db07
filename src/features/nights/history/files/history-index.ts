import { lstatSync } from "node:fs";
import type { Database } from "better-sqlite3";
import { InputError } from "../../../../model/errors.ts";
import { foreignObject, openDatabase } from "../../../../results/store/sqlite.ts";
import { type HistoryRun, type HistoryTest, historyRunSchema, runTime } from "../runs/run.ts";

/** Stored in the database's user_version; an index of another version is made again. */
const indexVersion = 6;

/** Stored in the database's application_id, which distinguishes an index from other databases: "sbgh". */
const applicationId = 0x73626768;

/** Versions of the index without an application_id. */
const unmarkedVersions = [1, 2];

/** Facts of a run, costs besides time and other figures of a test are JSON, as in its file; times are nanoseconds; `date` is that of the run, or when it began. */
const tables = `
  CREATE TABLE runs (
    run INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, size INTEGER NOT NULL, modified_ms REAL NOT NULL,
    date TEXT NOT NULL, started_at TEXT NOT NULL, outcome TEXT NOT NULL, label TEXT, commit_hash TEXT, branch TEXT, facts TEXT NOT NULL
  ) STRICT;
  CREATE INDEX runs_by_time ON runs (date, path);
  CREATE TABLE tests (test INTEGER PRIMARY KEY, section TEXT NOT NULL, workload TEXT NOT NULL, UNIQUE (section, workload)) STRICT;
  CREATE TABLE points (
    test INTEGER NOT NULL REFERENCES tests, run INTEGER NOT NULL REFERENCES runs, place INTEGER NOT NULL, result TEXT NOT NULL,
    pairs INTEGER NOT NULL, baseline_ns INTEGER, candidate_ns INTEGER, low REAL, high REAL, sql TEXT,
    baseline_instructions INTEGER, candidate_instructions INTEGER, footprint TEXT, others TEXT,
    multiplier REAL AS (CAST(candidate_ns AS REAL) / baseline_ns),
    PRIMARY KEY (test, run)
  ) STRICT, WITHOUT ROWID;
`;

/** The choice of a history's runs. */
export interface RunFilter {
  /** Only runs of this branch; all if absent. */
  readonly branch?: string;
  /** The number of newest runs. */
  readonly last?: number;
}

/** Facts that show that a file may have changed since it was read. */
export interface FileState {
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly modifiedMs: number;
}

/** A run that an index has, and its file. */
export interface IndexedRun {
  readonly path: string;
  readonly state: FileState;
  readonly run: HistoryRun;
}

/** The index of a history: an SQLite database that can always be made again from the runs' files. */
export class HistoryIndex {
  readonly #database: Database;

  /**
   * @param file of the database; in memory if it is `:memory:`
   * @throws InputError if it is a database that is no index
   * @throws the error of SQLite if the file is no database, or cannot be written
   */
  constructor(file: string) {
    this.#database = openDatabase(file);
    try {
      // Entries that a power cut loses are written again from the files.
      this.#database.pragma("synchronous = OFF");
      this.#database.pragma("trusted_schema = OFF");
      requireOwn(this.#database);
      this.#database.transaction(() => this.#create()).immediate();
    } catch (cause) {
      this.#database.close();
      throw cause;
    }
  }

  /**
   * The paths of the runs that an index has, which is only read.
   *
   * @returns none if it is not there, or cannot be read
   */
  static paths(file: string): readonly string[] {
    try {
      // Opening a pipe would block, and a link could name any file.
      if (!lstatSync(file).isFile()) return [];
      const database = openDatabase(file, { isReadOnly: true });
      try {
        requireOwn(database);
        return database.prepare<[], string>("SELECT path FROM runs").pluck().all();
      } finally {
        database.close();
      }
    } catch {
      return [];
    }
  }

  /** The state of its runs' files when they were read, by their paths. */
  files(): ReadonlyMap<string, FileState> {
    const rows = this.#database
      .prepare<[], { path: string; size: number; modifiedMs: number }>(
        "SELECT path, size, modified_ms AS modifiedMs FROM runs",
      )
      .all();
    return new Map(rows.map(({ path, ...state }) => [path, state]));
  }

  /** Adds runs, all or none. For runs that it has, only the states of the files are new. */
  add(runs: Iterable<IndexedRun>): void {
    const insertRun = this.#database.prepare(
      `INSERT OR IGNORE INTO runs (path, size, modified_ms, date, started_at, outcome, label, commit_hash, branch, facts)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    const updateState = this.#database.prepare("UPDATE runs SET size = ?, modified_ms = ? WHERE path = ?");
    const findTest = this.#database.prepare<string[], number>(
      "INSERT INTO tests (section, workload) VALUES (?, ?) ON CONFLICT DO UPDATE SET section = section RETURNING test",
    );
    const insertPoint = this.#database.prepare(
      `INSERT INTO points (${["test", "run", "place", ...pointColumns].join(", ")})
        VALUES ($test, $run, $place, ${pointColumns.map((name) => `$${name}`).join(", ")})`,
    );
    const known = new Map<string, number>();
    const testOf = ({ section, workload }: HistoryTest): number => {
      const name = `${section}/${workload}`;
      const test = known.get(name) ?? (findTest.pluck().get(section, workload) as number);
      known.set(name, test);
      return test;
    };
    const addAll = this.#database.transaction(() => {
      for (const { path, state, run: one } of runs) {
        const { tests, ...facts } = one;
        const { startedAt, outcome, label = null, commit = null, branch = null } = one;
        const { size, modifiedMs } = state;
        const values = [
          path,
          size,
          modifiedMs,
          runTime(one),
          startedAt,
          outcome,
          label,
          commit,
          branch,
          JSON.stringify(facts),
        ];
        const { changes, lastInsertRowid: run } = insertRun.run(values);
        if (changes === 0) {
          updateState.run(size, modifiedMs, path);
          continue;
        }
        for (const [place, test] of tests.entries())
          insertPoint.run({ test: testOf(test), run, place, ...toPoint(test) });
      }
    });
    addAll.immediate();
  }

  /**
   * Runs with their paths, in order of time.
   *
   * @throws ZodError if the index does not hold what this tool writes
   */
  runs({ branch, last }: RunFilter = {}): { readonly path: string; readonly run: HistoryRun }[] {
    const chosen = this.#database
      .prepare<{ branch: string | null; last: number }, { run: number; path: string; facts: string }>(
        `SELECT run, path, facts FROM runs WHERE $branch IS NULL OR branch = $branch
          ORDER BY date DESC, path DESC LIMIT $last`,
      )
      .all({ branch: branch ?? null, last: last ?? -1 })
      .toReversed();
    // CROSS JOIN keeps the order of the tables: points are sought by test and run, where SQLite would read those of all runs.
    const points = this.#database.prepare<[number], PointRow>(
      `SELECT section, workload, ${pointColumns.join(", ")} FROM tests CROSS JOIN points USING (test) WHERE run = ? ORDER BY place`,
    );
    return chosen.map(({ run, path, facts }) => {
      const found = { ...JSON.parse(facts), tests: points.all(run).map(toTest) };
      return { path, run: historyRunSchema.parse(found) };
    });
  }

  close(): void {
    this.#database.close();
  }

  #create(): void {
    const version = this.#database.pragma("user_version", { simple: true });
    const owner = this.#database.pragma("application_id", { simple: true });
    if (owner === applicationId && version === indexVersion) return;
    if (owner !== applicationId && !this.#isUnmarked(version))
      throw new InputError(
        `${this.#database.name} is not an index of a history: move it out of the history, where another one is made`,
      );
    for (const table of tableNames) this.#database.exec(`DROP TABLE IF EXISTS ${table}`);
    this.#database.exec(
      `${tables} PRAGMA user_version = ${indexVersion}; PRAGMA application_id = ${applicationId};`,
    );
  }

  /** Whether the database is empty, or the index of an old version. */
  #isUnmarked(version: unknown): boolean {
    const names = this.#database
      .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .pluck()
      .all();
    if (names.length === 0) return version === 0;
    return (
      unmarkedVersions.some((one) => one === version) &&
      names.length === tableNames.length &&
      tableNames.every((name) => names.includes(name))
    );
  }
}

/** An index that something else than this tool has changed. */
export class ChangedIndex extends Error {}

/** @throws ChangedIndex if an index of this version has anything that this tool has not made, such as a trigger, which would be executed */
function requireOwn(database: Database): void {
  const isThisVersion = database.pragma("user_version", { simple: true }) === indexVersion;
  const foreign = isThisVersion ? foreignObject(database, tables) : undefined;
  if (foreign !== undefined) throw new ChangedIndex(`${foreign} is not as this tool makes it`);
}

const tableNames = ["points", "tests", "runs"];

interface PointRow extends Point, Pick<HistoryTest, "section" | "workload"> {}

/** A point's figures of a test. */
interface Point extends Pick<HistoryTest, "result" | "pairs"> {
  readonly baseline_ns: number | null;
  readonly candidate_ns: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly sql: string | null;
  readonly baseline_instructions: number | null;
  readonly candidate_instructions: number | null;
  readonly footprint: string | null;
  readonly others: string | null;
}

const pointColumns = [
  "result",
  "pairs",
  "baseline_ns",
  "candidate_ns",
  "low",
  "high",
  "sql",
  "baseline_instructions",
  "candidate_instructions",
  "footprint",
  "others",
] as const satisfies readonly (keyof Point)[];

function toPoint(test: HistoryTest): Point {
  const { base, counters, times, cpu } = test;
  const hasOthers = (base ?? counters ?? times ?? cpu) !== undefined;
  return {
    result: test.result,
    pairs: test.pairs,
    baseline_ns: test.baselineNs ?? null,
    candidate_ns: test.candidateNs ?? null,
    low: test.low ?? null,
    high: test.high ?? null,
    sql: test.sql ?? null,
    baseline_instructions: test.baselineInstructions ?? null,
    candidate_instructions: test.candidateInstructions ?? null,
    footprint: test.footprint === undefined ? null : JSON.stringify(test.footprint),
    others: hasOthers ? JSON.stringify({ base, counters, times, cpu }) : null,
  };
}

function toTest(row: PointRow): HistoryTest {
  return {
    ...(row.others === null ? {} : JSON.parse(row.others)),
    section: row.section,
    workload: row.workload,
    result: row.result,
    pairs: row.pairs,
    baselineNs: row.baseline_ns ?? undefined,
    candidateNs: row.candidate_ns ?? undefined,
    low: row.low ?? undefined,
    high: row.high ?? undefined,
    baselineInstructions: row.baseline_instructions ?? undefined,
    candidateInstructions: row.candidate_instructions ?? undefined,
    footprint: row.footprint === null ? undefined : JSON.parse(row.footprint),
    sql: row.sql ?? undefined,
  };
}
