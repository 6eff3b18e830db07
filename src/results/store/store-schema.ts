import type { Database } from "better-sqlite3";
import { formatValue } from "../../messages/format-value.ts";
import { InputError } from "../../model/errors.ts";
import { foreignObject } from "./sqlite.ts";

/**
 * The additions of each version of the schema. The columns that name a test are the words of the report; times are nanoseconds on
 * the monotonic clock. A run without `finished_at` was ended before it was whole.
 */
const versions = [
  `
  CREATE TABLE runs (
    run INTEGER PRIMARY KEY, started_at TEXT NOT NULL, finished_at TEXT, facts TEXT NOT NULL
  ) STRICT;
  CREATE TABLE samples (
    run INTEGER NOT NULL REFERENCES runs, variant TEXT NOT NULL, storage TEXT NOT NULL, kind TEXT NOT NULL,
    workload TEXT NOT NULL, role TEXT NOT NULL, round INTEGER NOT NULL, ns INTEGER NOT NULL,
    statements INTEGER, rows INTEGER, changes INTEGER,
    cpu_ns INTEGER, peak_bytes INTEGER, minor_faults INTEGER, major_faults INTEGER,
    PRIMARY KEY (run, variant, storage, kind, workload, round, role)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE checks (
    run INTEGER NOT NULL REFERENCES runs, variant TEXT NOT NULL, storage TEXT NOT NULL, kind TEXT NOT NULL,
    workload TEXT NOT NULL, role TEXT NOT NULL, statements INTEGER NOT NULL, rows INTEGER NOT NULL,
    changes INTEGER NOT NULL, hash TEXT NOT NULL,
    PRIMARY KEY (run, variant, storage, kind, workload, role)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE failures (
    run INTEGER NOT NULL REFERENCES runs, variant TEXT NOT NULL, storage TEXT NOT NULL, kind TEXT NOT NULL,
    workload TEXT NOT NULL, role TEXT, round INTEGER, reason TEXT NOT NULL, message TEXT NOT NULL
  ) STRICT;
`,
  `
  CREATE TABLE controls (
    run INTEGER NOT NULL REFERENCES runs, variant TEXT NOT NULL, storage TEXT NOT NULL, kind TEXT NOT NULL,
    workload TEXT NOT NULL, round INTEGER NOT NULL, baseline_ns INTEGER NOT NULL, control_ns INTEGER NOT NULL,
    PRIMARY KEY (run, variant, storage, kind, workload, round)
  ) STRICT, WITHOUT ROWID;
`,
  `
  CREATE TABLE resumptions (
    run INTEGER NOT NULL REFERENCES runs, resumed_at TEXT NOT NULL, samples INTEGER NOT NULL
  ) STRICT;
  -- JSON as in results.json: what an engine asked of the system, and how long each statement took
  ALTER TABLE checks ADD COLUMN calls TEXT;
  ALTER TABLE samples ADD COLUMN latencies TEXT;
`,
  `
  -- statements of a test's chunks, and the time of each chunk of a sample: a JSON array
  CREATE TABLE chunks (
    run INTEGER NOT NULL REFERENCES runs, variant TEXT NOT NULL, storage TEXT NOT NULL, kind TEXT NOT NULL,
    workload TEXT NOT NULL, statements INTEGER NOT NULL,
    PRIMARY KEY (run, variant, storage, kind, workload)
  ) STRICT, WITHOUT ROWID;
  ALTER TABLE samples ADD COLUMN chunks TEXT;
`,
  `
  -- JSON as in results.json: how long each transaction took, by what it does
  ALTER TABLE samples ADD COLUMN transactions TEXT;
`,
  `
  -- a sequence that every engine has been through or failed in: JSON as in results.json
  CREATE TABLE sequences (
    run INTEGER NOT NULL REFERENCES runs, storage TEXT NOT NULL, number INTEGER NOT NULL, record TEXT NOT NULL,
    PRIMARY KEY (run, storage, number)
  ) STRICT, WITHOUT ROWID;
`,
  `
  -- JSON as in results.json: an engine's own counters; or why they are not known
  ALTER TABLE checks ADD COLUMN counters TEXT;
  ALTER TABLE checks ADD COLUMN uncounted TEXT;
`,
  `
  -- of several connections, transactions that were executed again
  ALTER TABLE samples ADD COLUMN repeated INTEGER;

  -- instructions, again if they were counted twice; basis is JSON: rows and environment, without which counts say nothing
  CREATE TABLE counts (
    run INTEGER NOT NULL REFERENCES runs, variant TEXT NOT NULL, storage TEXT NOT NULL, kind TEXT NOT NULL,
    workload TEXT NOT NULL, role TEXT NOT NULL, instructions INTEGER NOT NULL, again INTEGER,
    statements INTEGER NOT NULL, rows INTEGER NOT NULL, changes INTEGER NOT NULL, basis TEXT NOT NULL,
    PRIMARY KEY (run, variant, storage, kind, workload, role)
  ) STRICT, WITHOUT ROWID;
`,
  `
  -- values that features keep, as JSON; each feature knows its own. Counts are one of them.
  CREATE TABLE kept (
    run INTEGER NOT NULL REFERENCES runs, feature TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,
    PRIMARY KEY (run, feature, key)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO kept SELECT run, 'counts', test || ' ' || role, json_object('test', test, 'basis', json(basis), 'count', json(count))
  FROM (
    SELECT run, role, basis, variant || '/' || storage || '/' || kind || '/' || workload AS test, json_patch(
      json_object('role', role, 'instructions', instructions,
        'work', json_object('statements', statements, 'rows', rows, 'changes', changes)),
      iif(again IS NULL, '{}', json_object('again', again))
    ) AS count FROM counts
  );
  DROP TABLE counts;
`,
  `
  -- sequences are values that a feature keeps
  INSERT INTO kept SELECT run, 'sequence', 'sequence/' || storage || '/' || number, record FROM sequences;
  DROP TABLE sequences;
`,
  `
  -- JSON as in results.json: everything that a check found beside its work and hash
  ALTER TABLE checks ADD COLUMN facts TEXT NOT NULL DEFAULT '{}';
  UPDATE checks SET facts =
    json_patch('{}', json_object('calls', json(calls), 'counters', json(counters), 'uncounted', uncounted));
  ALTER TABLE checks DROP COLUMN calls;
  ALTER TABLE checks DROP COLUMN counters;
  ALTER TABLE checks DROP COLUMN uncounted;
`,
  `
  -- nanoseconds that other processes had the engine's processor
  ALTER TABLE samples ADD COLUMN queued_ns INTEGER;
`,
  `
  -- nanoseconds of the COMMIT that ends a workload, part of ns
  ALTER TABLE samples ADD COLUMN commit_ns INTEGER;
`,
];

/** Stored in the database's user_version; a file with another number was written by another version of the tool. */
export const storeVersion = versions.length;

/**
 * Makes the store's tables in an empty database, and what they lack in one of an older version.
 *
 * @param file of the database, for the message
 * @throws InputError if it holds anything else, or was written by a newer version
 */
export function migrate(database: Database, file: string): void {
  const version = database.pragma("user_version", { simple: true }) as number;
  if (version === storeVersion) {
    requireOwnTables(database, file);
    return;
  }
  const tables = database.prepare("SELECT name FROM sqlite_schema").pluck().all();
  const hasAll = ["runs", "samples", "checks", "failures"].every((name) => tables.includes(name));
  const isOlder = version > 0 && version < storeVersion && hasAll;
  if (!isOlder && (tables.length > 0 || version !== 0))
    throw new InputError(
      `${file} is a results database of version ${version}, this tool writes version ${storeVersion}: ` +
        "name another folder with --out, or move the file away",
    );
  requireOwnTables(database, file);
  const additions = versions.slice(version).join("");
  database.exec(`BEGIN IMMEDIATE; ${additions} PRAGMA user_version = ${storeVersion}; COMMIT;`);
}

/**
 * Refuses a store that has anything that this tool has not made: its triggers would be executed. One of a version that this tool does not know
 * has another message.
 *
 * @throws InputError
 */
export function requireOwnTables(database: Database, file: string): void {
  database.pragma("trusted_schema = OFF");
  const version = database.pragma("user_version", { simple: true }) as number;
  if (version <= 0 || version > storeVersion) return;
  const foreign = foreignObject(database, versions.slice(0, version).join(""));
  if (foreign !== undefined)
    throw new InputError(
      `${file} is a results database that something else has changed: ${formatValue(foreign)} is not as this tool makes it; ` +
        "name another folder with --out, or move the file away",
    );
}
