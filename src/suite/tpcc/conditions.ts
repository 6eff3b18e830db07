import { derivedTable, differs, formatted } from "../dialect.ts";
import type { Dialect } from "../suite.ts";

/** A consistency condition: a query that finds violations, and the words for them. */
interface Condition {
  /** A sentence with `%s` for each of the columns. */
  readonly sentence: string;
  readonly columns: readonly string[];
  readonly query: string;
  readonly isViolated: (dialect: Dialect) => string;
}

const inReportOrder: readonly Condition[] = [
  {
    sentence: "warehouse %s has w_ytd %s, and its districts have %s in all",
    columns: ["w_id", "w_ytd", "paid"],
    query: "SELECT w_id, w_ytd, (SELECT SUM(d_ytd) FROM district WHERE d_w_id = w_id) AS paid FROM warehouse",
    isViolated: (dialect) => differs("w_ytd", "paid", dialect),
  },
  {
    sentence:
      "district %s of warehouse %s has d_next_o_id %s, its newest order is %s and its newest new order %s",
    columns: ["d_id", "d_w_id", "d_next_o_id", "newest", "newest_new"],
    query:
      "SELECT d_id, d_w_id, d_next_o_id, (SELECT MAX(o_id) FROM orders WHERE o_w_id = d_w_id AND o_d_id = d_id) AS newest, " +
      "(SELECT MAX(no_o_id) FROM new_order WHERE no_w_id = d_w_id AND no_d_id = d_id) AS newest_new FROM district",
    isViolated: (dialect) => `${differs("d_next_o_id - 1", "newest", dialect)} OR newest_new <> newest`,
  },
  {
    sentence: "district %s of warehouse %s has %s new orders from %s to %s",
    columns: ["no_d_id", "no_w_id", "orders", "oldest", "newest"],
    query:
      "SELECT no_d_id, no_w_id, COUNT(*) AS orders, MIN(no_o_id) AS oldest, MAX(no_o_id) AS newest FROM new_order " +
      "GROUP BY no_w_id, no_d_id",
    isViolated: () => "newest - oldest + 1 <> orders",
  },
  {
    sentence: "district %s of warehouse %s has %s order lines, and its orders say %s",
    columns: ["d_id", "d_w_id", "found", "counted"],
    query:
      "SELECT d_id, d_w_id, (SELECT COUNT(*) FROM order_line WHERE ol_w_id = d_w_id AND ol_d_id = d_id) AS found, " +
      "(SELECT SUM(o_ol_cnt) FROM orders WHERE o_w_id = d_w_id AND o_d_id = d_id) AS counted FROM district",
    isViolated: () => "found <> ifnull(counted, 0)",
  },
];

/**
 * Consistency conditions 1 to 4 of clause 3.3.2: each query returns a row for each district or warehouse that violates one, with
 * what is wrong.
 */
export function conditions(dialect: Dialect): readonly string[] {
  return inReportOrder.map(({ sentence, columns, query, isViolated }, index) => {
    const format = `consistency condition ${index + 1} is violated: ${sentence}`;
    const found = derivedTable(query, dialect);
    return `SELECT ${formatted(format, columns, dialect)} FROM ${found} WHERE ${isViolated(dialect)};`;
  });
}
