import Database from "better-sqlite3";
import { describe, expect, it, onTestFinished } from "vitest";
import type {
  Column,
  ColumnClass,
  Schema,
  Table,
  Trigger,
} from "../../../../../src/features/search/hunt/grammar/schema.ts";
import {
  definitionsOf,
  fillingsOf,
  stateQueries,
} from "../../../../../src/features/search/hunt/grammar/schema-sql.ts";
import { setupOf } from "../../../../../src/features/search/hunt/situation.ts";
import { firstWith } from "../situations.ts";

/** A table of three columns with some triggers, and a view. */
const table: Table = {
  ...{ name: "t1", key: "rowid", rows: 20, deletesEvery: 0, indexes: [], hasView: true },
  keyColumns: [columnOf("k1", "sequence", ["intkey"])],
  columns: [columnOf("c1a", "few", ["int", "value"]), columnOf("c1b", "few", ["int", "value"])],
  ...{ triggers: [], viewTriggers: ["INSERT", "UPDATE", "DELETE"] },
};

function columnOf(name: string, shape: "sequence" | "few", classes: readonly ColumnClass[]): Column {
  return { ...{ name, type: "INT", shape: { name: shape, size: 10 } }, nullEvery: 0, classes };
}

/** A database of the table with one trigger on UPDATE. */
function databaseOf(trigger: Partial<Trigger>): Database.Database {
  const own: Trigger = { time: "BEFORE", event: "UPDATE", hasCondition: false, body: ["INSERT"], ...trigger };
  const schema: Schema = { tables: [{ ...table, triggers: [own] }] };
  const database = new Database(":memory:");
  onTestFinished(() => void database.close());
  for (const sql of [...definitionsOf(schema), ...fillingsOf(schema)]) database.exec(sql);
  return database;
}

const all = (database: Database.Database, sql: string) => database.prepare(sql).raw().all();

describe("triggers", () => {
  it("log the change of one column, if they are of it", () => {
    const database = databaseOf({ of: "c1a" });
    database.exec("UPDATE t1 SET c1b = 1; UPDATE t1 SET c1a = 1 WHERE k1 = 4;");
    expect(all(database, "SELECT * FROM t1log")).toEqual([["BEFORE UPDATE", 4, 0]]);
  });

  it("change and delete what they have logged for the same key", () => {
    const database = databaseOf({ body: ["DELETE", "INSERT", "UPDATE"] });
    database.exec("UPDATE t1 SET c1a = 1 WHERE k1 < 3; UPDATE t1 SET c1a = 2 WHERE k1 = 2;");
    expect(all(database, "SELECT k, n FROM t1log ORDER BY k")).toEqual([
      [1, 1],
      [2, 1],
    ]);
    const counting = databaseOf({ body: ["UPDATE", "INSERT"] });
    counting.exec("UPDATE t1 SET c1a = 1 WHERE k1 = 2; UPDATE t1 SET c1a = 2 WHERE k1 = 2;");
    expect(all(counting, "SELECT n FROM t1log ORDER BY n")).toEqual([[0], [1]]);
  });

  it("ignore the change of some rows", () => {
    const database = databaseOf({ body: ["SELECT", "INSERT"] });
    database.exec("UPDATE t1 SET c1a = -1;");
    expect(all(database, "SELECT k1 FROM t1 WHERE c1a <> -1 ORDER BY k1")).toEqual([[7], [17]]);
    expect(all(database, "SELECT count(*) FROM t1log")).toEqual([[18]]);
  });

  it("do to the table what is done to its view", () => {
    const database = databaseOf({});
    database.exec(
      "INSERT INTO t1v VALUES (50, 3, 4); UPDATE t1v SET c1b = 9 WHERE k1 > 19; DELETE FROM t1v WHERE k1 < 19;",
    );
    const [[last]] = all(database, "SELECT c1a FROM t1 WHERE k1 = 20") as [[number]];
    const [[before]] = all(database, "SELECT c1a FROM t1 WHERE k1 = 19") as [[number]];
    expect(all(database, "SELECT k1, c1a, c1b FROM t1 ORDER BY k1")).toEqual([
      [19, before, before],
      [20, last, 9],
      [50, 3, 9],
    ]);
  });
});

describe("stateQueries", () => {
  it.each([0, 400, 800])(
    "count the rows of each index, also of one that has some rows only: from %i",
    (from) => {
      const situation = firstWith(
        ({ schema, state }) =>
          state.storage === "memory" &&
          schema.tables.some(
            ({ rows, indexes }) => rows >= 10 && indexes.some(({ kind }) => kind === "partial"),
          ),
        from,
      );
      const { schema } = situation;
      const queries = stateQueries(schema, true);
      const partial = schema.tables.flatMap(({ indexes }) =>
        indexes.filter(({ kind }) => kind === "partial"),
      );
      for (const { name, where } of partial)
        expect(queries.join("\n")).toContain(`INDEXED BY ${name} WHERE ${where};`);
      const database = new Database(":memory:");
      for (const sql of setupOf(situation)) database.exec(sql);
      for (const sql of queries) expect(database.prepare(sql).raw().all()).toHaveLength(1);
      database.close();
      expect(stateQueries(schema, false).join("\n")).not.toContain("INDEXED BY");
    },
  );
});
