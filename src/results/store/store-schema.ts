import type { Database } from "better-sqlite3";
import { formatValue } from "../../messages/format-value.ts";
import { InputError } from "../../model/errors.ts";
import { foreignObject } from "./sqlite.ts";

/** The version of the newest release, 0.3.0, which is the oldest that is read. */
const releasedVersion = 10;

/**
 * The tables of that version. The columns that name a test are the words of the report; times are nanoseconds on the monotonic clock. `latencies`, `chunks`
 * and `transactions` are JSON as in results.json, values of `kept` JSON that the feature knows. A run without `finished_at` was ended before it was whole.
 */
const released = `
  CREATE TABLE runs (
    run INTEGER PRIMARY KEY, started_at TEXT NOT NULL, finished_at TEXT, facts TEXT NOT NULL
  ) STRICT;
  CREATE TABLE samples (
    run INTEGER NOT NULL REFERENCES runs, variant TEXT NOT NULL, storage TEXT NOT NULL, kind TEXT NOT NULL,
    workload TEXT NOT NULL, role TEXT NOT NULL, round INTEGER NOT NULL, ns INTEGER NOT NULL,
    statements INTEGER, rows INTEGER, changes INTEGER,
    cpu_ns INTEGER, peak_bytes INTEGER, minor_faults INTEGER, major_faults INTEGER,
    latencies TEXT, chunks TEXT, transactions TEXT, repeated INTEGER,
    PRIMARY KEY (run, variant, storage, kind, workload, round, role)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE checks (
    run INTEGER NOT NULL REFERENCES runs, variant TEXT NOT NULL, storage TEXT NOT NULL, kind TEXT NOT NULL,
    workload TEXT NOT NULL, role TEXT NOT NULL, statements INTEGER NOT NULL, rows INTEGER NOT NULL,
    changes INTEGER NOT NULL, hash TEXT NOT NULL, calls TEXT, counters TEXT, uncounted TEXT,
    PRIMARY KEY (run, variant, storage, kind, workload, role)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE failures (
    run INTEGER NOT NULL REFERENCES runs, variant TEXT NOT NULL, storage TEXT NOT NULL, kind TEXT NOT NULL,
    workload TEXT NOT NULL, role TEXT, round INTEGER, reason TEXT NOT NULL, message TEXT NOT NULL
  ) STRICT;
  CREATE TABLE controls (
    run INTEGER NOT NULL REFERENCES runs, variant TEXT NOT NULL, storage TEXT NOT NULL, kind TEXT NOT NULL,
    workload TEXT NOT NULL, round INTEGER NOT NULL, baseline_ns INTEGER NOT NULL, control_ns INTEGER NOT NULL,
    PRIMARY KEY (run, variant, storage, kind, workload, round)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE resumptions (
    run INTEGER NOT NULL REFERENCES runs, resumed_at TEXT NOT NULL, samples INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE chunks (
    run INTEGER NOT NULL REFERENCES runs, variant TEXT NOT NULL, storage TEXT NOT NULL, kind TEXT NOT NULL,
    workload TEXT NOT NULL, statements INTEGER NOT NULL,
    PRIMARY KEY (run, variant, storage, kind, workload)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE kept (
    run INTEGER NOT NULL REFERENCES runs, feature TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,
    PRIMARY KEY (run, feature, key)
  ) STRICT, WITHOUT ROWID;
`;

/** The additions of each version since. */
const additions = [
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
  `
  -- nanoseconds of opening the database, where that is timed: part of ns
  ALTER TABLE samples ADD COLUMN open_ns INTEGER;
`,
];

/** Stored in the database's user_version; a file with another number was written by another version of the tool. */
export const storeVersion = releasedVersion + additions.length;

/** Whether this tool can read a store of a version. */
function isKnown(version: number): boolean {
  return version >= releasedVersion && version <= storeVersion;
}

/**
 * Makes the store's tables in an empty database, and what they lack in one of an older version.
 *
 * @param file of the database, for the message
 * @throws InputError if it holds anything else, or was written by another version
 */
export function migrate(database: Database, file: string): void {
  const version = database.pragma("user_version", { simple: true }) as number;
  if (version === storeVersion) {
    requireOwnTables(database, file);
    return;
  }
  const isEmpty = database.prepare("SELECT name FROM sqlite_schema").pluck().all().length === 0;
  if (!isKnown(version) && !(version === 0 && isEmpty))
    throw new InputError(
      `${file} is a results database of version ${version}, this tool writes version ${storeVersion}: ` +
        "name another folder with --out, or move the file away",
    );
  requireOwnTables(database, file);
  const making = version === 0 ? [released, ...additions] : additions.slice(version - releasedVersion);
  database.exec(`BEGIN IMMEDIATE; ${making.join("")} PRAGMA user_version = ${storeVersion}; COMMIT;`);
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
  if (!isKnown(version)) return;
  const making = [released, ...additions.slice(0, version - releasedVersion)];
  const foreign = foreignObject(database, making.join(""));
  if (foreign !== undefined)
    throw new InputError(
      `${file} is a results database that something else has changed: ${formatValue(foreign)} is not as this tool makes it; ` +
        "name another folder with --out, or move the file away",
    );
}
