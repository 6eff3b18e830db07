import { describe, expect, it } from "vitest";
import { preparationStatements, timedTransactions } from "../../../src/suite/sql.ts";
import { textOf } from "../../../src/suite/sql-template.ts";
import { suitesIn } from "../../../src/suite/suites.ts";

const size = { rows: 1000, seed: 1, warehouses: 2 };
const servers = suitesIn("mysql");
const test = { variant: "tpcc", workload: "standard_mix_durable" } as const;

const prepared = {
  sqlite: [...preparationStatements("tpcc", size)],
  mysql: [...preparationStatements("tpcc", size, undefined, servers)],
};

describe("TPC-C on servers", () => {
  it("has the rows that it has on SQLite", () => {
    const inserts = (statements: readonly string[]) =>
      statements.filter((sql) => sql.startsWith("INSERT")).toSorted();
    expect(inserts(prepared.mysql)).toEqual(inserts(prepared.sqlite));
  });

  it("loads them in one transaction, which no CREATE TABLE ends", () => {
    const start = prepared.mysql.indexOf("BEGIN;");
    const isCreated = (sql: string) => sql.startsWith("CREATE TABLE");
    expect(prepared.mysql.slice(0, start).filter(isCreated)).toHaveLength(9);
    expect(prepared.mysql.slice(start).filter(isCreated)).toEqual([]);
    expect(prepared.mysql.join("\n")).not.toMatch(/PRAGMA|TEXT|INTEGER/);
  });

  it("has columns that are long enough for every text", () => {
    for (const created of prepared.mysql.filter((sql) => sql.startsWith("CREATE TABLE"))) {
      const [, table = "", definitions = ""] = /^CREATE TABLE (\w+)\((.*)\) DEFAULT/.exec(created) ?? [];
      const limits = definitions
        .split(/, (?![^(]*\))/)
        .map((one) => Number(/VARCHAR\((\d+)\)/.exec(one)?.[1] ?? (one.includes("DATETIME") ? 19 : 0)));
      const rows = prepared.mysql
        .filter((sql) => sql.startsWith(`INSERT INTO ${table} `))
        .flatMap((sql) => sql.slice(sql.indexOf("(") + 1, -2).split("), ("))
        .map((row) => row.match(/'[^']*'|[^, ]+/g) ?? []);
      expect(rows.length, table).toBeGreaterThan(1);
      const longest = limits.map((_, index) =>
        Math.max(...rows.map((row) => (row[index]?.startsWith("'") ? row[index].length - 2 : 0))),
      );
      for (const [index, length] of longest.entries())
        expect(length, `${table}, column ${index + 1}`).toBeLessThanOrEqual(limits[index] ?? 0);
      expect(Math.max(0, ...longest) > 0, table).toBe(Math.max(0, ...limits) > 0);
    }
  });

  it("executes the transactions that it executes on SQLite, but for how texts are put together", () => {
    const transactions = (catalogue?: typeof servers) =>
      [...(timedTransactions(test, size, catalogue) ?? [])].map(({ name, statements }) => ({
        name,
        statements: statements.map(textOf),
      }));
    const onServers = transactions(servers);
    const inSqlite = onServers.map(({ name, statements }) => ({
      name,
      statements: statements.map((sql) => sql.replace(/concat\(('[^']*'), c_data\)/, "$1 || c_data")),
    }));
    expect(inSqlite).toEqual(transactions());
    const differing = onServers.filter(({ statements }) => statements.some((sql) => sql.includes("concat(")));
    expect(new Set(differing.map(({ name }) => name))).toEqual(new Set(["payment"]));
  });

  it("checks the same conditions, and reads what is left, in MySQL's SQL", () => {
    const [workload] = servers.tpcc.workloads;
    expect(servers.tpcc.workloads).toHaveLength(1);
    expect(workload).toMatchObject({ name: "standard_mix_durable", storages: ["file"] });
    expect(servers.tpcc.ceiling).toBe(2);
    const own = [...(workload?.invariants ?? []), ...(workload?.warm ?? []), ...(workload?.state ?? [])];
    for (const sql of own) expect(sql).not.toMatch(/PRAGMA|INDEXED BY|printf|IS NOT|\|\|/);
    expect(workload?.invariants).toHaveLength(4);
    expect(workload?.invariants?.[0]).toMatchInlineSnapshot(
      `"SELECT CONCAT_WS('', 'consistency condition 1 is violated: warehouse ', w_id, ' has w_ytd ', w_ytd, ', and its districts have ', paid, ' in all') FROM (SELECT w_id, w_ytd, (SELECT SUM(d_ytd) FROM district WHERE d_w_id = w_id) AS paid FROM warehouse) AS derived WHERE NOT (w_ytd <=> paid);"`,
    );
  });
});
