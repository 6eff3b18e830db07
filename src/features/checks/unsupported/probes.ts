import type { SqlFeature } from "../../../model/sql-feature.ts";

/** Shows whether an engine has a part of SQL. */
export interface FeatureProbe {
  /** For reports: `full-text search (FTS5)`. */
  readonly title: string;
  /** An engine that has it executes them on an empty database. */
  readonly statements: readonly string[];
}

export const featureProbes: Readonly<Record<SqlFeature, FeatureProbe>> = {
  returning: {
    title: "RETURNING",
    statements: ["CREATE TABLE probe(a INTEGER PRIMARY KEY);", "INSERT INTO probe VALUES (1) RETURNING a;"],
  },
  upsert: {
    title: "ON CONFLICT DO UPDATE",
    statements: [
      "CREATE TABLE probe(a INTEGER PRIMARY KEY, b INTEGER);",
      "INSERT INTO probe VALUES (1, 1) ON CONFLICT(a) DO UPDATE SET b = excluded.b;",
    ],
  },
  "update-from": {
    title: "UPDATE FROM",
    statements: [
      "CREATE TABLE probe(a INTEGER PRIMARY KEY, b INTEGER);",
      "UPDATE probe SET b = other.b FROM (SELECT 1 AS a, 2 AS b) AS other WHERE probe.a = other.a;",
    ],
  },
  windows: {
    title: "window functions",
    statements: ["SELECT sum(a) OVER (ORDER BY a) FROM (SELECT 1 AS a UNION ALL SELECT 2) ORDER BY 1;"],
  },
  "recursive-ctes": {
    title: "recursive queries (WITH RECURSIVE)",
    statements: [
      "WITH RECURSIVE count(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < 3) SELECT n FROM count;",
    ],
  },
  json: {
    title: "JSON functions",
    statements: [`SELECT json_extract('{"a":[1,2]}', '$.a[1]'), value FROM json_each('[3]');`],
  },
  fts5: {
    title: "full-text search (FTS5)",
    statements: [
      "CREATE VIRTUAL TABLE probe USING fts5(a);",
      "INSERT INTO probe VALUES ('b');",
      "SELECT a FROM probe WHERE probe MATCH 'b';",
    ],
  },
  rtree: {
    title: "R-Tree",
    statements: [
      "CREATE VIRTUAL TABLE probe USING rtree_i32(id, a, b);",
      "INSERT INTO probe VALUES (1, 2, 3);",
      "SELECT id FROM probe WHERE a <= 2;",
    ],
  },
  "without-rowid": {
    title: "WITHOUT ROWID",
    statements: ["CREATE TABLE probe(a INTEGER PRIMARY KEY) WITHOUT ROWID;"],
  },
  "foreign-keys": {
    title: "foreign keys",
    statements: [
      "PRAGMA foreign_keys=ON;",
      "CREATE TABLE probe(a INTEGER PRIMARY KEY);",
      "CREATE TABLE child(a INTEGER PRIMARY KEY, b INTEGER REFERENCES probe(a) ON DELETE CASCADE);",
      "INSERT INTO probe VALUES (1);",
      "INSERT INTO child VALUES (2, 1);",
      "DELETE FROM probe;",
    ],
  },
  triggers: {
    title: "triggers",
    statements: [
      "CREATE TABLE probe(a INTEGER PRIMARY KEY);",
      "CREATE TABLE log(a INTEGER);",
      "CREATE TRIGGER added AFTER INSERT ON probe BEGIN INSERT INTO log VALUES (new.a); END;",
      "INSERT INTO probe VALUES (1);",
      "SELECT a FROM log;",
    ],
  },
  "partial-indexes": {
    title: "partial indexes",
    statements: ["CREATE TABLE probe(a INTEGER, b INTEGER);", "CREATE INDEX part ON probe(a) WHERE b = 0;"],
  },
  "expression-indexes": {
    title: "indexes on expressions",
    statements: ["CREATE TABLE probe(a TEXT);", "CREATE INDEX lowered ON probe(lower(a));"],
  },
  savepoints: {
    title: "savepoints",
    statements: ["BEGIN;", "SAVEPOINT one;", "ROLLBACK TO one;", "RELEASE one;", "COMMIT;"],
  },
  attach: {
    title: "ATTACH",
    statements: [
      "ATTACH ':memory:' AS other;",
      "CREATE TABLE other.probe(a INTEGER);",
      "INSERT INTO other.probe VALUES (1);",
      "DETACH other;",
    ],
  },
  "alter-table": {
    title: "ALTER TABLE",
    statements: [
      "CREATE TABLE probe(a INTEGER);",
      "ALTER TABLE probe ADD COLUMN b INTEGER;",
      "ALTER TABLE probe RENAME COLUMN b TO c;",
      "ALTER TABLE probe DROP COLUMN c;",
    ],
  },
  vacuum: { title: "VACUUM", statements: ["VACUUM;"] },
  analyze: { title: "ANALYZE", statements: ["ANALYZE;"] },
  "integrity-check": { title: "PRAGMA integrity_check", statements: ["PRAGMA integrity_check;"] },
};
