import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { beforeAll, describe, expect, it } from "vitest";
import { cacheFolder, fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import { useFolder } from "../builders/folder.ts";
import { run } from "./cli.ts";

const folder = useFolder("published-faults");
let sqlite: string;

beforeAll(async () => {
  sqlite = path.resolve(await fetchSqlite());
});

/** A workload whose statements show a fault of a published engine. */
interface Fault {
  readonly name: string;
  readonly kind?: "reads" | "writes";
  readonly tables?: string;
  readonly prepare?: string;
  readonly repeated?: number;
  /** SQL by which stock SQLite writes the database that each engine gets a copy of; none starts from one if absent. */
  readonly database?: string;
  readonly statements: string;
  readonly check?: string;
}

/** A fault that a search finds between two releases of a package. */
interface Released extends Fault {
  /** The package, a release without the fault and one with it. */
  readonly releases: readonly [from: string, good: string, bad: string];
  /** Parts of the answer. */
  readonly says: readonly string[];
}

function writeWorkload({
  name,
  kind = "reads",
  tables,
  prepare,
  repeated,
  database,
  statements,
  check,
}: Fault): string {
  const file = path.join(folder, `${name}.yml`);
  if (database !== undefined) new Database(path.join(folder, `${name}.sqlite`)).exec(database).close();
  const parts = {
    ...{ name, kind, tables, prepare, "prepare-repeat": repeated, statements, check },
    ...{ storages: [storageOf({ database })], database: database && `${name}.sqlite` },
  };
  const lines = Object.entries(parts).filter(([, value]) => value !== undefined);
  writeFileSync(file, lines.map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`).join(""));
  return file;
}

/** A database that is there already is in a file. */
function storageOf({ database }: Pick<Fault, "database">): string {
  return database === undefined ? "memory" : "file";
}

/** Releases are fetched, and those of SQLite compiled, once. */
const environment = { ...process.env, XDG_CACHE_HOME: cacheFolder };

async function search(by: string, fault: Released) {
  const { name, kind = "reads", releases } = fault;
  const out = path.join(folder, `${name}-search`);
  const finished = await run(
    [
      ...["bisect", "--releases", ...releases, "--by", by, "--own-workloads", writeWorkload(fault)],
      ...["--test", `own/${storageOf(fault)}/${kind}/${name}`, "--baseline", sqlite, "--out", out, "--quiet"],
    ],
    { env: environment },
  );
  const { derived } = JSON.parse(readFileSync(path.join(out, "bisect.json"), "utf8"));
  return { ...finished, answer: derived.answer };
}

const culprit = { kind: "point", point: 1, parents: [0] };

/** A release may have to be fetched and compiled beside another file of tests. */
const timeout = 900_000;

describe("a search names the release with a wrong answer that was reported", { timeout }, () => {
  const faults: readonly Released[] = [
    {
      // https://github.com/dolthub/doltlite/issues/3011
      name: "count_of_a_range_beside_a_descending_column",
      releases: ["doltlite", "0.51.3", "0.50.9"],
      tables: "CREATE TABLE t(a INT, b INT); CREATE INDEX by_a ON t(a, b DESC);",
      prepare: "INSERT INTO t VALUES (:i, :i);",
      repeated: 10,
      statements: "SELECT count(*) FROM t WHERE a BETWEEN 1 AND 3;",
      says: ["candidate has 2 and baseline has 3"],
    },
    {
      // https://github.com/dolthub/doltlite/issues/2392
      name: "count_of_a_range_of_texts",
      releases: ["doltlite", "0.50.9", "0.11.52"],
      tables: "CREATE TABLE t(k TEXT); CREATE INDEX by_k ON t(k COLLATE NOCASE);",
      prepare: "INSERT INTO t VALUES ('A');",
      statements: "SELECT count(*) FROM t WHERE k BETWEEN 'a' AND 'z';",
      says: ["candidate has 1 and baseline has 0"],
    },
    {
      // https://github.com/dolthub/doltlite/issues/1146
      name: "range_of_a_descending_index",
      releases: ["doltlite", "0.11.52", "0.11.2"],
      tables: "CREATE TABLE t(k INTEGER PRIMARY KEY, v INT); CREATE INDEX by_v ON t(v DESC);",
      prepare: "INSERT INTO t(v) VALUES (10 * :i);",
      repeated: 5,
      statements: "SELECT k FROM t WHERE v BETWEEN 15 AND 45;",
      says: ["baseline returned 3 rows"],
    },
    {
      // https://github.com/dolthub/doltlite/issues/1099
      name: "key_of_text_that_stock_sqlite_wrote",
      releases: ["doltlite", "0.11.8", "0.11.2"],
      database:
        "CREATE TABLE people(name VARCHAR NOT NULL PRIMARY KEY, mail TEXT, cents INT); " +
        "INSERT INTO people VALUES ('a', 'a@x', 100), ('b', 'b@x', 250);",
      statements: "SELECT name, mail, cents FROM people ORDER BY name;",
      says: ["candidate has 'a' | 1 | NULL and baseline has 'a' | 'a@x' | 100"],
    },
    {
      // https://github.com/dolthub/doltlite/issues/2327
      name: "large_values_that_stock_sqlite_wrote",
      releases: ["doltlite", "0.11.53", "0.11.52"],
      database:
        "CREATE TABLE t(id INTEGER PRIMARY KEY, b); " +
        "INSERT INTO t VALUES (1, hex(zeroblob(25000)) || 'a'), (2, hex(zeroblob(25000)) || 'b');",
      statements: "SELECT count(DISTINCT b) FROM t;",
      says: ["candidate has 1 and baseline has 2"],
    },
    {
      // https://github.com/dolthub/doltlite/pull/2075
      name: "update_of_a_number_that_is_not_there",
      kind: "writes",
      releases: ["doltlite", "0.11.44", "0.11.43"],
      tables: "CREATE TABLE t(x NUMERIC PRIMARY KEY, y TEXT) WITHOUT ROWID;",
      prepare: "INSERT INTO t VALUES (9007199254740993, 'old');",
      statements: "UPDATE t SET y = 'new' WHERE x = 9007199254740992.0;",
      check: "SELECT x, y FROM t;",
      says: ["candidate has 9007199254740993 | 'new' and baseline has 9007199254740993 | 'old'"],
    },
    {
      // https://github.com/simonw/llm/issues/1511, of SQLite 3.51.1
      name: "exists_of_a_union",
      releases: ["npm:better-sqlite3", "12.4.1", "12.5.0"],
      tables:
        "CREATE TABLE t(id INTEGER PRIMARY KEY); CREATE TABLE a(t INT, tag INT); CREATE TABLE b(t INT, tag INT);",
      prepare: "INSERT INTO t VALUES (1), (2); INSERT INTO a VALUES (1, 1); INSERT INTO b VALUES (2, 1);",
      statements:
        "SELECT id FROM t WHERE EXISTS (SELECT 1 FROM a WHERE a.t = t.id AND tag IN (SELECT 1) " +
        "UNION SELECT 1 FROM b WHERE b.t = t.id AND tag IN (SELECT 1));",
      says: ["candidate returned 1 row in the untimed check, baseline returned 2 rows"],
    },
  ];

  it.each(faults)("$name", async (fault) => {
    const { status, stderr, words, answer } = await search("wrong", fault);
    expect(stderr).toBe("");
    expect(answer).toEqual(culprit);
    expect(words).toContain(`${fault.releases[2]} is the first that shows a wrong result`);
    for (const part of fault.says) expect(words).toContain(part);
    expect(status).toBe(0);
  });
});

describe("a search by instructions names the release with a loss that was reported", { timeout }, () => {
  const faults: readonly Released[] = [
    {
      // https://github.com/dolthub/doltlite/pull/2975
      name: "update_of_all_rows_with_keys_of_text",
      kind: "writes",
      releases: ["doltlite", "0.51.3", "0.50.9"],
      tables: "CREATE TABLE accounts(id TEXT PRIMARY KEY, balance INT);",
      prepare: "INSERT INTO accounts VALUES (printf('k%07d', :i), 0);",
      repeated: 2000,
      statements: "UPDATE accounts SET balance = balance + 1;",
      check: "SELECT count(*), sum(balance) FROM accounts;",
      says: ["prollyMutMapOrderIndexFromEntry"],
    },
    {
      // https://github.com/Garmelon/cove/issues/6, of SQLite 3.46.0
      name: "message_tree",
      releases: ["npm:better-sqlite3", "10.0.0", "11.0.0"],
      tables:
        "CREATE TABLE posts(topic TEXT, id INT, parent INT, PRIMARY KEY (topic, id)) WITHOUT ROWID; " +
        "CREATE INDEX by_parent ON posts(topic, parent);",
      prepare: "INSERT INTO posts VALUES ('one', :i, CASE WHEN :i % 10 = 1 THEN NULL ELSE :i - 1 END);",
      repeated: 6000,
      statements:
        "WITH RECURSIVE tree(topic, id) AS (VALUES ('one', 11) UNION SELECT p.topic, p.id FROM posts AS p " +
        "JOIN tree AS t ON t.topic = p.topic AND t.id = p.parent) SELECT count(*) FROM posts JOIN tree USING (topic, id);",
      says: ["AUTOMATIC COVERING INDEX"],
    },
  ];

  it.each(faults)("$name", async (fault) => {
    const { status, stderr, words, answer } = await search("instructions", fault);
    expect(stderr).toBe("");
    expect(answer).toEqual(culprit);
    const [, more = "0"] = /it takes ([\d.]+)% more instructions/.exec(words) ?? [];
    // Ten times as many.
    expect(Number(more)).toBeGreaterThan(900);
    for (const part of fault.says) expect(words).toContain(part);
    expect(status).toBe(0);
  });
});

describe("a run gives no result to a wrong answer of the newest DoltLite", () => {
  const faults: readonly (Fault & { readonly says: string })[] = [
    {
      // Found by a hunt: docs/reports/hunts.md
      name: "least_of_a_list_of_keys",
      tables: "CREATE TABLE t(k INTEGER PRIMARY KEY, c INT);",
      prepare: "INSERT INTO t VALUES (15, 85), (58, 2);",
      statements: "SELECT min(c) FROM t WHERE k IN (15, 58);",
      says: "candidate has 85 and baseline has 2",
    },
    {
      // Found by a hunt: docs/reports/hunts.md
      name: "list_of_keys_with_null_first",
      tables: "CREATE TABLE t(k TEXT PRIMARY KEY, c INT);",
      prepare: "INSERT INTO t VALUES ('a', 10), ('b', 20);",
      statements: "SELECT k FROM t WHERE k IN ('a', 'b') ORDER BY c DESC NULLS FIRST;",
      says: "candidate returned 0 rows in the untimed check, baseline returned 2 rows",
    },
  ];

  it.each(faults)("$name", async (fault) => {
    const { status, words } = await run([
      ...["run", "--candidate", fetchDoltlite(), "--baseline", sqlite, "--suites", "own"],
      ...["--own-workloads", writeWorkload(fault), "--rounds", "1", "--quiet"],
      ...["--out", path.join(folder, `${fault.name}-run`)],
    ]);
    expect(words).toContain("different work");
    expect(words).toContain(fault.says);
    expect(status).toBe(3);
  });
});
