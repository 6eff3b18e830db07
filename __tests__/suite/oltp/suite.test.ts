import { describe, expect, it } from "vitest";
import { type KeyVariant, keyVariants } from "../../../src/model/test.ts";
import { oltp } from "../../../src/suite/oltp/suite.ts";
import { timedStatements } from "../../../src/suite/sql.ts";

const { workloads } = oltp;

/** Above the widest range, so that each has a random start. */
const size = { rows: 1100, seed: 42 };

const known = new Map<string, readonly string[]>();

function statementsOf(
  workload: string,
  variant: KeyVariant = "int",
  { rows, seed } = size,
): readonly string[] {
  const key = [workload, variant, rows, seed].join(" ");
  const statements = known.get(key) ?? [...timedStatements({ variant, workload }, { rows, seed })];
  known.set(key, statements);
  return statements;
}

/** Statements at 1,100 rows, BEGIN and COMMIT included. */
const counts: Readonly<Record<string, number>> = {
  oltp_point_select: 10_000,
  oltp_range_select: 1000,
  oltp_sum_range: 1000,
  oltp_order_range: 100,
  oltp_distinct_range: 100,
  oltp_index_scan: 1000,
  select_random_points: 1000,
  select_random_ranges: 1000,
  covering_index_scan: 1000,
  groupby_scan: 100,
  index_join: 500,
  index_join_scan: 100,
  types_table_scan: 10,
  table_scan: 10,
  oltp_read_only: 1000 * 14,
  oltp_bulk_insert: 2 + 1 + 1100,
  oltp_insert: 2 + 5000,
  oltp_update_index: 2 + 10_000,
  oltp_update_non_index: 2 + 10_000,
  oltp_delete_insert: 2 + 5000 * 2,
  oltp_write_only: 2 + 1000 * 4,
  types_delete_insert: 2 + 5000 * 2,
  oltp_read_write: 2 + 1000 * 16,
  oltp_bulk_insert_ac: 1 + 200,
  oltp_insert_ac: 200,
  oltp_update_index_ac: 200,
  oltp_update_non_index_ac: 200,
  oltp_delete_insert_ac: 100 * 2,
  oltp_write_only_ac: 50 * 4,
  types_delete_insert_ac: 100 * 2,
  oltp_read_write_ac: 50 * 16,
};

describe.each(workloads.map((workload) => [workload.name, workload] as const))("%s", (name, workload) => {
  it("has the suite's number of statements in every variant", () => {
    for (const variant of keyVariants)
      expect(statementsOf(name, variant)).toHaveLength(counts[name] ?? Number.NaN);
  });

  it("writes each statement as one line that ends in its only semicolon", () => {
    const all = keyVariants.flatMap((variant) => statementsOf(name, variant));
    expect(all.filter((sql) => !/^[^;\n\r]+;$/.test(sql))).toEqual([]);
  });

  it("stands inside one transaction if it writes and does not commit each statement by itself", () => {
    const all = statementsOf(name);
    const marks = all.flatMap((sql, at) => (/^(BEGIN|COMMIT);$/.test(sql) ? [at] : []));
    const transaction = workload.kind === "writes" && !name.endsWith("_ac");
    expect(marks).toEqual(transaction ? [0, all.length - 1] : []);
  });

  it("says what it does and where it comes from", () => {
    expect(workload.description).not.toBe("");
    expect(workload.source).toMatch(/sysbench/);
  });

  it("gives the same statements each time, and others with another seed", () => {
    expect(statementsOf(name)).toEqual(statementsOf(name));
    const other = statementsOf(name, "int", { ...size, seed: 43 });
    if (name !== "table_scan") expect(other).not.toEqual(statementsOf(name));
  });
});

it("knows what one repetition of every workload looks like", () => {
  const shapes = workloads.map(({ name, kind, storages }) => {
    const mixed = { oltp_read_only: 14, oltp_read_write: 16, oltp_write_only: 4 }[name.replace(/_ac$/, "")];
    const length = mixed ?? (name.includes("delete") ? 2 : 1);
    const words = (sql: string) => sql.replace(/'[a-z]{30,}'/g, (text) => `'${text.length - 2} letters'`);
    // BEGIN, and the table of the bulk insert.
    const opening =
      Number(kind === "writes" && !storages.includes("autocommit")) + Number(name.includes("bulk"));
    const lines = statementsOf(name).slice(0, opening + length);
    return `${name}\n${lines.map((sql) => `  ${words(sql)}`).join("\n")}`;
  });
  expect(shapes.join("\n")).toMatchInlineSnapshot(`
    "oltp_point_select
      SELECT c FROM sbtest1 WHERE id = 392;
    oltp_range_select
      SELECT c FROM sbtest1 WHERE id BETWEEN 118 AND 217;
    oltp_sum_range
      SELECT SUM(k) FROM sbtest1 WHERE id BETWEEN 821 AND 920;
    oltp_order_range
      SELECT c FROM sbtest1 WHERE id BETWEEN 829 AND 928 ORDER BY c;
    oltp_distinct_range
      SELECT DISTINCT c FROM sbtest1 WHERE id BETWEEN 149 AND 248 ORDER BY c;
    oltp_index_scan
      SELECT id, c FROM sbtest1 WHERE k = 578;
    select_random_points
      SELECT id, k, c, pad FROM sbtest1 WHERE id IN (133, 219, 685, 131, 228, 1059, 310, 347, 262, 740);
    select_random_ranges
      SELECT COUNT(k) FROM sbtest1 WHERE id BETWEEN 338 AND 347;
    covering_index_scan
      SELECT COUNT(k) FROM sbtest1 WHERE k BETWEEN 959 AND 1058;
    groupby_scan
      SELECT k, COUNT(*) FROM sbtest1 WHERE id BETWEEN 17 AND 1016 GROUP BY k ORDER BY k;
    index_join
      SELECT sbtest1.id, sbtest2.id FROM sbtest1 JOIN sbtest2 ON sbtest1.k = sbtest2.k WHERE sbtest1.id BETWEEN 95 AND 104;
    index_join_scan
      SELECT COUNT(*) FROM sbtest1 JOIN sbtest2 ON sbtest1.k = sbtest2.k WHERE sbtest2.id BETWEEN 308 AND 357;
    types_table_scan
      SELECT COUNT(*) FROM sbtest_types WHERE tval LIKE '%lpq%';
    table_scan
      SELECT COUNT(*) FROM sbtest1 WHERE c LIKE '%abc%';
    oltp_read_only
      SELECT c FROM sbtest1 WHERE id = 630;
      SELECT c FROM sbtest1 WHERE id = 836;
      SELECT c FROM sbtest1 WHERE id = 796;
      SELECT c FROM sbtest1 WHERE id = 907;
      SELECT c FROM sbtest1 WHERE id = 1041;
      SELECT c FROM sbtest1 WHERE id = 588;
      SELECT c FROM sbtest1 WHERE id = 901;
      SELECT c FROM sbtest1 WHERE id = 27;
      SELECT c FROM sbtest1 WHERE id = 162;
      SELECT c FROM sbtest1 WHERE id = 846;
      SELECT c FROM sbtest1 WHERE id BETWEEN 862 AND 961;
      SELECT SUM(k) FROM sbtest1 WHERE id BETWEEN 662 AND 761;
      SELECT c FROM sbtest1 WHERE id BETWEEN 842 AND 941 ORDER BY c;
      SELECT DISTINCT c FROM sbtest1 WHERE id BETWEEN 121 AND 220 ORDER BY c;
    oltp_bulk_insert
      BEGIN;
      CREATE TABLE sbtest_bulk(id INTEGER PRIMARY KEY, k INTEGER NOT NULL DEFAULT 0, c TEXT NOT NULL DEFAULT '', pad TEXT NOT NULL DEFAULT '');
      INSERT INTO sbtest_bulk VALUES (1, 102, '60 letters', '30 letters');
    oltp_insert
      BEGIN;
      INSERT INTO sbtest1 VALUES (1101, 564, '60 letters', '30 letters');
    oltp_update_index
      BEGIN;
      UPDATE sbtest1 SET k = 888 WHERE id = 394;
    oltp_update_non_index
      BEGIN;
      UPDATE sbtest1 SET c = '60 letters' WHERE id = 845;
    oltp_delete_insert
      BEGIN;
      DELETE FROM sbtest1 WHERE id = 928;
      INSERT OR REPLACE INTO sbtest1 VALUES (928, 1047, '60 letters', '30 letters');
    oltp_write_only
      BEGIN;
      UPDATE sbtest1 SET k = 813 WHERE id = 779;
      UPDATE sbtest1 SET c = '60 letters' WHERE id = 952;
      DELETE FROM sbtest1 WHERE id = 840;
      INSERT OR REPLACE INTO sbtest1 VALUES (840, 838, '60 letters', '30 letters');
    types_delete_insert
      BEGIN;
      DELETE FROM sbtest_types WHERE id = 419;
      INSERT OR REPLACE INTO sbtest_types VALUES (419, -824984, 939285.140625, '50 letters');
    oltp_read_write
      BEGIN;
      SELECT c FROM sbtest1 WHERE id = 1071;
      SELECT c FROM sbtest1 WHERE id = 714;
      SELECT c FROM sbtest1 WHERE id = 398;
      SELECT c FROM sbtest1 WHERE id = 422;
      SELECT c FROM sbtest1 WHERE id = 530;
      SELECT c FROM sbtest1 WHERE id = 880;
      SELECT c FROM sbtest1 WHERE id = 596;
      SELECT c FROM sbtest1 WHERE id = 646;
      SELECT c FROM sbtest1 WHERE id = 134;
      SELECT c FROM sbtest1 WHERE id = 334;
      SELECT c FROM sbtest1 WHERE id BETWEEN 764 AND 863;
      SELECT SUM(k) FROM sbtest1 WHERE id BETWEEN 1 AND 100;
      UPDATE sbtest1 SET k = 402 WHERE id = 350;
      UPDATE sbtest1 SET c = '60 letters' WHERE id = 988;
      DELETE FROM sbtest1 WHERE id = 286;
      INSERT OR REPLACE INTO sbtest1 VALUES (286, 20, '60 letters', '30 letters');
    oltp_bulk_insert_ac
      CREATE TABLE sbtest_bulk(id INTEGER PRIMARY KEY, k INTEGER NOT NULL DEFAULT 0, c TEXT NOT NULL DEFAULT '', pad TEXT NOT NULL DEFAULT '');
      INSERT INTO sbtest_bulk VALUES (1, 696, '60 letters', '30 letters');
    oltp_insert_ac
      INSERT INTO sbtest1 VALUES (1101, 773, '60 letters', '30 letters');
    oltp_update_index_ac
      UPDATE sbtest1 SET k = 285 WHERE id = 946;
    oltp_update_non_index_ac
      UPDATE sbtest1 SET c = '60 letters' WHERE id = 415;
    oltp_delete_insert_ac
      DELETE FROM sbtest1 WHERE id = 645;
      INSERT OR REPLACE INTO sbtest1 VALUES (645, 113, '60 letters', '30 letters');
    oltp_write_only_ac
      UPDATE sbtest1 SET k = 931 WHERE id = 64;
      UPDATE sbtest1 SET c = '60 letters' WHERE id = 963;
      DELETE FROM sbtest1 WHERE id = 1004;
      INSERT OR REPLACE INTO sbtest1 VALUES (1004, 838, '60 letters', '30 letters');
    types_delete_insert_ac
      DELETE FROM sbtest_types WHERE id = 393;
      INSERT OR REPLACE INTO sbtest_types VALUES (393, 87833, -279785.468750, '50 letters');
    oltp_read_write_ac
      SELECT c FROM sbtest1 WHERE id = 967;
      SELECT c FROM sbtest1 WHERE id = 444;
      SELECT c FROM sbtest1 WHERE id = 974;
      SELECT c FROM sbtest1 WHERE id = 88;
      SELECT c FROM sbtest1 WHERE id = 256;
      SELECT c FROM sbtest1 WHERE id = 563;
      SELECT c FROM sbtest1 WHERE id = 524;
      SELECT c FROM sbtest1 WHERE id = 1086;
      SELECT c FROM sbtest1 WHERE id = 119;
      SELECT c FROM sbtest1 WHERE id = 545;
      SELECT c FROM sbtest1 WHERE id BETWEEN 68 AND 167;
      SELECT SUM(k) FROM sbtest1 WHERE id BETWEEN 529 AND 628;
      UPDATE sbtest1 SET k = 39 WHERE id = 209;
      UPDATE sbtest1 SET c = '60 letters' WHERE id = 27;
      DELETE FROM sbtest1 WHERE id = 301;
      INSERT OR REPLACE INTO sbtest1 VALUES (301, 250, '60 letters', '30 letters');"
  `);
});

it("derives the random values of a workload from its name, not from its place", () => {
  const keys = (name: string) =>
    statementsOf(name)
      .filter((sql) => sql.startsWith("UPDATE"))
      .slice(0, 5);
  expect(keys("oltp_update_index")).not.toEqual(keys("oltp_update_index_ac"));
});
