import { tableOptions } from "../dialect.ts";
import type { Dialect } from "../suite.ts";

/** The nine tables, in the order in which they are made (clause 1.3). */
export const tableNames = [
  "item",
  "warehouse",
  "stock",
  "district",
  "customer",
  "history",
  "orders",
  "new_order",
  "order_line",
] as const;
export type TableName = (typeof tableNames)[number];

/** The content of a column, which each dialect has a type for. */
interface Column {
  readonly name: string;
  /** An integer; one that adds amounts of many transactions; a date with a time; a text. */
  readonly holds: "integer" | "amount" | "time" | "text";
  /** The length of a text in the standard. */
  readonly length?: number;
  /** Whether the column is NULL at first. */
  readonly isOptional?: boolean;
  /** Whether the column is the whole primary key. */
  readonly isKey?: boolean;
}

const integer = (name: string): Column => ({ name, holds: "integer" });
const amount = (name: string): Column => ({ name, holds: "amount" });
const time = (name: string): Column => ({ name, holds: "time" });
const text = (name: string, length: number): Column => ({ name, holds: "text", length });
const key = (name: string): Column => ({ ...integer(name), isKey: true });
const optional = (column: Column): Column => ({ ...column, isOptional: true });

const types: Readonly<Record<Dialect, Readonly<Record<Column["holds"], string>>>> = {
  sqlite: { integer: "INTEGER", amount: "INTEGER", time: "TEXT", text: "TEXT" },
  mysql: { integer: "INT", amount: "BIGINT", time: "DATETIME", text: "VARCHAR" },
};

function definition({ name, holds, length, isOptional = false, isKey = false }: Column, dialect: Dialect) {
  const type = types[dialect][holds];
  const sized = dialect === "mysql" && length !== undefined ? `${type}(${length})` : type;
  // SQLite's INTEGER PRIMARY KEY is never NULL.
  const isRequired = !isOptional && !(isKey && dialect === "sqlite");
  return `${name} ${sized}${isRequired ? " NOT NULL" : ""}${isKey ? " PRIMARY KEY" : ""}`;
}

/** The standard's lengths of an address. */
const addressLengths = { street_1: 20, street_2: 20, city: 20, state: 2, zip: 9 };

const address = (prefix: string) =>
  Object.entries(addressLengths).map(([name, length]) => text(`${prefix}_${name}`, length));

/**
 * Columns in the standard's order, and constraints. Money is in whole cents and rates are in ten-thousandths: the standard
 * requires exact numbers (clause 1.3.1), SQLite has no exact decimal type, and so the rows of all dialects are the same.
 */
const definitions: Readonly<Record<TableName, readonly (Column | string)[]>> = {
  item: [key("i_id"), integer("i_im_id"), text("i_name", 24), integer("i_price"), text("i_data", 50)],
  warehouse: [key("w_id"), text("w_name", 10), ...address("w"), integer("w_tax"), amount("w_ytd")],
  stock: [
    integer("s_i_id"),
    integer("s_w_id"),
    integer("s_quantity"),
    ...Array.from({ length: 10 }, (_, index) => text(distributionColumn(index + 1), 24)),
    amount("s_ytd"),
    integer("s_order_cnt"),
    integer("s_remote_cnt"),
    text("s_data", 50),
    "PRIMARY KEY (s_w_id, s_i_id)",
  ],
  district: [
    integer("d_id"),
    integer("d_w_id"),
    text("d_name", 10),
    ...address("d"),
    integer("d_tax"),
    amount("d_ytd"),
    integer("d_next_o_id"),
    "PRIMARY KEY (d_w_id, d_id)",
  ],
  customer: [
    integer("c_id"),
    integer("c_d_id"),
    integer("c_w_id"),
    text("c_first", 16),
    text("c_middle", 2),
    text("c_last", 16),
    ...address("c"),
    text("c_phone", 16),
    time("c_since"),
    text("c_credit", 2),
    integer("c_credit_lim"),
    integer("c_discount"),
    amount("c_balance"),
    amount("c_ytd_payment"),
    integer("c_payment_cnt"),
    integer("c_delivery_cnt"),
    text("c_data", 500),
    "PRIMARY KEY (c_w_id, c_d_id, c_id)",
  ],
  history: [
    integer("h_c_id"),
    integer("h_c_d_id"),
    integer("h_c_w_id"),
    integer("h_d_id"),
    integer("h_w_id"),
    time("h_date"),
    integer("h_amount"),
    text("h_data", 24),
  ],
  orders: [
    integer("o_id"),
    integer("o_d_id"),
    integer("o_w_id"),
    integer("o_c_id"),
    time("o_entry_d"),
    optional(integer("o_carrier_id")),
    integer("o_ol_cnt"),
    integer("o_all_local"),
    "PRIMARY KEY (o_w_id, o_d_id, o_id)",
  ],
  new_order: [
    integer("no_o_id"),
    integer("no_d_id"),
    integer("no_w_id"),
    "PRIMARY KEY (no_w_id, no_d_id, no_o_id)",
  ],
  order_line: [
    integer("ol_o_id"),
    integer("ol_d_id"),
    integer("ol_w_id"),
    integer("ol_number"),
    integer("ol_i_id"),
    integer("ol_supply_w_id"),
    optional(time("ol_delivery_d")),
    integer("ol_quantity"),
    integer("ol_amount"),
    text("ol_dist_info", 24),
    "PRIMARY KEY (ol_w_id, ol_d_id, ol_o_id, ol_number)",
  ],
};

interface Index {
  readonly table: TableName;
  readonly name: string;
  readonly columns: string;
}

/** Indexes that find customers by last name, and the last order of a customer. */
export const indexes: readonly Index[] = [
  { table: "customer", name: "customer_name", columns: "c_w_id, c_d_id, c_last, c_first" },
  { table: "orders", name: "orders_customer", columns: "o_w_id, o_d_id, o_c_id, o_id" },
];

export function createTable(name: TableName, dialect: Dialect): string {
  const parts = definitions[name].map((part) =>
    typeof part === "string" ? part : definition(part, dialect),
  );
  return `CREATE TABLE ${name}(${parts.join(", ")})${tableOptions[dialect]};`;
}

export function createIndex({ table, name, columns }: Index): string {
  return `CREATE INDEX ${name} ON ${table}(${columns});`;
}

/** The column of `stock` that has a district's text: `s_dist_05`. */
export function distributionColumn(district: number): string {
  return `s_dist_${String(district).padStart(2, "0")}`;
}
