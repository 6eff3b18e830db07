import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { stateQueries } from "../../../../../src/features/search/hunt/grammar/schema-sql.ts";
import { setupOf } from "../../../../../src/features/search/hunt/situation.ts";
import { firstWith } from "../situations.ts";

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
