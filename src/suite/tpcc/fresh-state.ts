import { settle, throughIndex } from "../dialect.ts";
import type { Dialect } from "../suite.ts";
import { indexes, tableNames } from "./tables.ts";

/** Matches no stored time. The value is a valid time, because Dolt refuses to compare a time with a text that is no time. */
const noTime: Readonly<Record<Dialect, string>> = { sqlite: "= ''", mysql: "< '2000-01-01'" };

/** Reads every table and index through. */
const reads = (dialect: Dialect) => [
  "SELECT count(*) FROM item WHERE i_data = '';",
  "SELECT count(*) FROM warehouse WHERE w_name = '';",
  "SELECT count(*) FROM stock WHERE s_data = '';",
  "SELECT count(*) FROM district WHERE d_name = '';",
  "SELECT count(*) FROM customer WHERE c_data = '';",
  "SELECT count(*) FROM history WHERE h_data = '';",
  `SELECT count(*) FROM orders WHERE o_entry_d ${noTime[dialect]};`,
  "SELECT count(*) FROM new_order WHERE no_o_id < 0;",
  "SELECT count(*) FROM order_line WHERE ol_dist_info = '';",
  `SELECT count(*) FROM customer ${throughIndex("customer_name", dialect)} WHERE c_w_id > 0 AND c_first = '';`,
  `SELECT count(*) FROM orders ${throughIndex("orders_customer", dialect)} WHERE o_w_id > 0 AND o_id < 0;`,
];

/** Texts in lower case, which `lower` therefore restores exactly, of one row in thirty. */
const changed = [
  { table: "stock", column: "s_dist_01", rows: "s_i_id % 30 = 0" },
  { table: "customer", column: "c_street_1", rows: "c_id % 30 = 0" },
];

/**
 * Statements that bring a connection which has just opened a copy of the prepared database to the state of the one that
 * prepared it: every table is read through, and one transaction changes rows and changes them back, so that write-ahead logs
 * and allocators have their steady size. The tables hold the same rows afterwards.
 */
export function warm(dialect: Dialect): readonly string[] {
  return [
    ...reads(dialect),
    "BEGIN;",
    // SQLite writes nothing if a value stays the same, so each row has to change in between.
    ...changed.flatMap(({ table, column, rows }) =>
      ["upper", "lower"].map(
        (change) => `UPDATE ${table} SET ${column} = ${change}(${column}) WHERE ${rows};`,
      ),
    ),
    "COMMIT;",
    ...settle[dialect],
  ];
}

/** Statements that read every table and index after a run. */
export function state(dialect: Dialect): readonly string[] {
  return [
    ...tableNames.map((name) => `SELECT * FROM ${name};`),
    ...indexes.map(
      ({ table, name, columns }) => `SELECT ${columns} FROM ${table} ${throughIndex(name, dialect)};`,
    ),
  ];
}
