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

const address = (prefix: string) =>
  ["street_1", "street_2", "city", "state", "zip"].map((name) => `${prefix}_${name} TEXT NOT NULL`);

/**
 * Columns in the standard's order. Money is in whole cents and rates are in ten-thousandths: the standard requires exact
 * numbers (clause 1.3.1), and SQLite has no exact decimal type.
 */
const definitions: Readonly<Record<TableName, readonly string[]>> = {
  item: [
    "i_id INTEGER PRIMARY KEY",
    "i_im_id INTEGER NOT NULL",
    "i_name TEXT NOT NULL",
    "i_price INTEGER NOT NULL",
    "i_data TEXT NOT NULL",
  ],
  warehouse: [
    "w_id INTEGER PRIMARY KEY",
    "w_name TEXT NOT NULL",
    ...address("w"),
    "w_tax INTEGER NOT NULL",
    "w_ytd INTEGER NOT NULL",
  ],
  stock: [
    "s_i_id INTEGER NOT NULL",
    "s_w_id INTEGER NOT NULL",
    "s_quantity INTEGER NOT NULL",
    ...Array.from({ length: 10 }, (_, index) => `${distributionColumn(index + 1)} TEXT NOT NULL`),
    "s_ytd INTEGER NOT NULL",
    "s_order_cnt INTEGER NOT NULL",
    "s_remote_cnt INTEGER NOT NULL",
    "s_data TEXT NOT NULL",
    "PRIMARY KEY (s_w_id, s_i_id)",
  ],
  district: [
    "d_id INTEGER NOT NULL",
    "d_w_id INTEGER NOT NULL",
    "d_name TEXT NOT NULL",
    ...address("d"),
    "d_tax INTEGER NOT NULL",
    "d_ytd INTEGER NOT NULL",
    "d_next_o_id INTEGER NOT NULL",
    "PRIMARY KEY (d_w_id, d_id)",
  ],
  customer: [
    "c_id INTEGER NOT NULL",
    "c_d_id INTEGER NOT NULL",
    "c_w_id INTEGER NOT NULL",
    "c_first TEXT NOT NULL",
    "c_middle TEXT NOT NULL",
    "c_last TEXT NOT NULL",
    ...address("c"),
    "c_phone TEXT NOT NULL",
    "c_since TEXT NOT NULL",
    "c_credit TEXT NOT NULL",
    "c_credit_lim INTEGER NOT NULL",
    "c_discount INTEGER NOT NULL",
    "c_balance INTEGER NOT NULL",
    "c_ytd_payment INTEGER NOT NULL",
    "c_payment_cnt INTEGER NOT NULL",
    "c_delivery_cnt INTEGER NOT NULL",
    "c_data TEXT NOT NULL",
    "PRIMARY KEY (c_w_id, c_d_id, c_id)",
  ],
  history: [
    "h_c_id INTEGER NOT NULL",
    "h_c_d_id INTEGER NOT NULL",
    "h_c_w_id INTEGER NOT NULL",
    "h_d_id INTEGER NOT NULL",
    "h_w_id INTEGER NOT NULL",
    "h_date TEXT NOT NULL",
    "h_amount INTEGER NOT NULL",
    "h_data TEXT NOT NULL",
  ],
  orders: [
    "o_id INTEGER NOT NULL",
    "o_d_id INTEGER NOT NULL",
    "o_w_id INTEGER NOT NULL",
    "o_c_id INTEGER NOT NULL",
    "o_entry_d TEXT NOT NULL",
    "o_carrier_id INTEGER",
    "o_ol_cnt INTEGER NOT NULL",
    "o_all_local INTEGER NOT NULL",
    "PRIMARY KEY (o_w_id, o_d_id, o_id)",
  ],
  new_order: [
    "no_o_id INTEGER NOT NULL",
    "no_d_id INTEGER NOT NULL",
    "no_w_id INTEGER NOT NULL",
    "PRIMARY KEY (no_w_id, no_d_id, no_o_id)",
  ],
  order_line: [
    "ol_o_id INTEGER NOT NULL",
    "ol_d_id INTEGER NOT NULL",
    "ol_w_id INTEGER NOT NULL",
    "ol_number INTEGER NOT NULL",
    "ol_i_id INTEGER NOT NULL",
    "ol_supply_w_id INTEGER NOT NULL",
    "ol_delivery_d TEXT",
    "ol_quantity INTEGER NOT NULL",
    "ol_amount INTEGER NOT NULL",
    "ol_dist_info TEXT NOT NULL",
    "PRIMARY KEY (ol_w_id, ol_d_id, ol_o_id, ol_number)",
  ],
};

interface Index {
  readonly table: TableName;
  readonly name: string;
  readonly columns: string;
}

/** How customers are found by their last name, and the last order of a customer. */
export const indexes: readonly Index[] = [
  { table: "customer", name: "customer_name", columns: "c_w_id, c_d_id, c_last, c_first" },
  { table: "orders", name: "orders_customer", columns: "o_w_id, o_d_id, o_c_id, o_id" },
];

export function createTable(name: TableName): string {
  return `CREATE TABLE ${name}(${definitions[name].join(", ")});`;
}

export function createIndex({ table, name, columns }: Index): string {
  return `CREATE INDEX ${name} ON ${table}(${columns});`;
}

/** The column of `stock` that has a district's text: `s_dist_05`. */
export function distributionColumn(district: number): string {
  return `s_dist_${String(district).padStart(2, "0")}`;
}
