import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import type { SqlFeature } from "../../../src/model/sql-feature.ts";
import { shapes } from "../../../src/suite/shapes/suite.ts";
import { preparationStatements, timedStatements } from "../../../src/suite/sql.ts";
import type { Workload } from "../../../src/suite/workload.ts";

const size = { rows: 100, seed: 7 };

/** Prepared databases by their name, of which each test takes a copy. */
const images = new Map<string, Buffer>();

/** A database as a workload finds it. */
function prepared({ database = "" }: Workload): Database.Database {
  const known = images.get(database);
  if (known !== undefined) return new Database(known);
  const db = new Database(":memory:");
  for (const statement of preparationStatements("shapes", size, [database])) db.exec(statement);
  images.set(database, db.serialize());
  return db;
}

/** Every row that some statements return. */
function execute(db: Database.Database, statements: Iterable<string>): unknown[] {
  return [...statements].flatMap((text) => {
    const statement = db.prepare(text);
    if (statement.reader) return statement.raw().all();
    statement.run();
    return [];
  });
}

const changesOf = (db: Database.Database) => db.prepare("SELECT total_changes()").pluck().get() as number;

const timed = (workload: Workload) =>
  timedStatements({ variant: workload.variants?.[0] ?? "shapes", workload: workload.name }, size);

const named = shapes.workloads.map((workload) => [workload.name, workload] as const);
const isPlanned = ({ name }: Workload) => name.startsWith("prepare_");

describe("a workload of the suite shapes", () => {
  it.each(named)("%s does its kind of work on SQLite", (_, workload) => {
    const db = prepared(workload);
    execute(db, workload.warm);
    const before = changesOf(db);
    const rows = execute(db, timed(workload));
    if (workload.kind === "writes") expect(changesOf(db)).toBeGreaterThan(before);
    else {
      expect(changesOf(db)).toBe(before);
      if (isPlanned(workload)) expect(rows).toEqual([]);
      else expect(rows.length).toBeGreaterThan(0);
    }
    expect(execute(db, workload.state)).toEqual(execute(db, workload.state));
    db.close();
  });

  it.each(named.filter(([, { kind }]) => kind === "writes"))(
    "%s is seen in what it leaves, unless it changes nothing",
    (name, workload) => {
      const [left, untouched] = [prepared(workload), prepared(workload)];
      execute(left, timed(workload));
      const isNoOp = name.startsWith("no_op_");
      const compare = () => {
        // A query for a new table fails where there is none.
        expect(execute(untouched, workload.state)).toEqual(execute(left, workload.state));
      };
      if (isNoOp) compare();
      else expect(compare).toThrow();
      left.close();
      untouched.close();
    },
  );

  it("of which nothing remains has sections of its own", () => {
    const others = shapes.workloads.filter(({ variants }) => !variants?.includes("shapes_no_op"));
    expect(others.some(({ name }) => name.startsWith("no_op_"))).toBe(false);
  });
});

describe("the features of SQL", () => {
  it("are named by the workloads whose statements have them", () => {
    const words: readonly (readonly [SqlFeature, RegExp])[] = [
      ["returning", /\bRETURNING\b/],
      ["windows", /\bOVER\b/],
      ["recursive-ctes", /\bRECURSIVE\b/],
      ["savepoints", /\bSAVEPOINT\b/],
      ["attach", /\bATTACH\b/],
      ["vacuum", /\bVACUUM\b/],
      ["analyze", /\bANALYZE\b/],
      ["alter-table", /\bALTER TABLE\b/],
      ["fts5", /\bMATCH\b/],
      ["json", /\bjson_/],
      ["upsert", /\bDO UPDATE\b/],
      ["update-from", /^UPDATE \w+ SET [^(]* FROM \(/],
    ];
    for (const [name, workload] of named) {
      const statements = [...new Set(timed(workload))];
      for (const [feature, word] of words)
        if (statements.some((text) => word.test(text))) expect(workload.needs, name).toContain(feature);
    }
  });
});
