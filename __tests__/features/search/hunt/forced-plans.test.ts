import { describe, expect, it } from "vitest";
import {
  chosenOf,
  formsOf,
  inJoinOrder,
  withSigns,
} from "../../../../src/features/search/hunt/forced-plans.ts";
import type { Index, Table } from "../../../../src/features/search/hunt/grammar/schema.ts";
import { isRead, pragmasOf, timedOf } from "../../../../src/features/search/hunt/situation.ts";
import { type Play, scriptedRacer } from "./scripted-racer.ts";
import { firstWith } from "./situations.ts";

const effort = { executions: 3, budgetMs: 3, limitMs: 250 };

/** A count of the rows of a table with an index, which nothing surrounds. */
const counted = firstWith(
  (one) =>
    /^SELECT count\(\*\) FROM t1 AS a WHERE /.test(timedOf(one).join()) &&
    one.schema.tables[0]?.indexes.length === 1 &&
    one.schema.tables[0].key === "rowid" &&
    one.state.pending === undefined &&
    pragmasOf(one).length === 0,
);
const [index] = counted.schema.tables[0]?.indexes ?? [];

const chosenWith = (play: Play) => chosenOf(scriptedRacer(play).racer, counted, "baseline", effort);
const took = (medianNs: number) => ({ firstNs: medianNs, medianNs });
const forces = (sql: readonly string[]) => sql.join().includes(" INDEXED BY ");

describe("the forms of a statement", () => {
  it("force each index of a table, and none", () => {
    const before = "SELECT count(*) FROM t1 AS a";
    const rest = timedOf(counted).join().slice(before.length);
    expect(formsOf(counted).slice(0, 2)).toEqual([
      `${before} INDEXED BY ${index?.name}${rest}`,
      `${before} NOT INDEXED${rest}`,
    ]);
  });

  it("have a sign before each column of the condition that an index begins with", () => {
    const [table] = counted.schema.tables as [Table];
    const indexes = [{ ...(index as Index), columns: ["c1a", "c1b"] }];
    const keyColumns = table.keyColumns.map((column) => ({ ...column, name: "k1" }));
    const signed = (sql: string) => [...withSigns(sql, { tables: [{ ...table, indexes, keyColumns }] })];
    const sql = (where: string) => `SELECT a.c1a FROM t1 AS a WHERE ${where} ORDER BY a.c1a;`;
    expect(signed(sql("a.c1a = 3 AND (a.c1b = 2 OR a.c1a < a.k1)"))).toEqual([
      sql("+a.c1a = 3 AND (a.c1b = 2 OR +a.c1a < a.k1)"),
      sql("a.c1a = 3 AND (a.c1b = 2 OR a.c1a < +a.k1)"),
    ]);
    expect(signed(sql("a.c1aa = 3"))).toEqual([sql("a.c1aa = 3"), sql("a.c1aa = 3")]);
  });

  it("force each order of two tables", () => {
    const joined = "SELECT count(*) FROM t1 AS a JOIN t2 AS b ON a.k1 = b.k2;";
    expect([inJoinOrder(joined, "written"), inJoinOrder(joined, "other")]).toEqual([
      "SELECT count(*) FROM t1 AS a CROSS JOIN t2 AS b ON a.k1 = b.k2;",
      "SELECT count(*) FROM t2 AS b CROSS JOIN t1 AS a ON a.k1 = b.k2;",
    ]);
  });

  it("are none of a write, nor of a read among pending changes", () => {
    expect(formsOf(firstWith((one) => !isRead(one)))).toEqual([]);
    const pending = { kind: "insert", table: "t1", rows: 3 } as const;
    expect(formsOf({ ...counted, state: { ...counted.state, pending } })).toEqual([]);
  });
});

describe("a chosen plan", () => {
  it("is as many times slower than the best form as that takes less", async () => {
    const chosen = await chosenWith((role, { timed }) =>
      took(role === "candidate" && !forces(timed) ? 50_000 : 10_000),
    );
    expect(chosen).toEqual({ ratio: 5, form: formsOf(counted)[0] });
  });

  it("is no worse than the reference's, if that chooses in the same way", async () => {
    const chosen = await chosenWith((_, { timed }) => took(forces(timed) ? 10_000 : 50_000));
    expect(chosen?.ratio).toBe(1);
  });

  it("is not compared with a form that is refused, or has other rows", async () => {
    const refused = { ending: "error", message: "no query solution" } as const;
    for (const played of [refused, { ...took(10_000), hash: "b" }]) {
      const chosen = await chosenWith((_, { timed }) => (forces(timed) ? played : took(50_000)));
      expect(chosen).toEqual({ ratio: 1, form: formsOf(counted)[1] });
    }
  });

  it("that takes no time says nothing", async () => {
    expect(await chosenWith((_, { timed }) => took(forces(timed) ? 100 : 1000))).toBeUndefined();
  });
});
