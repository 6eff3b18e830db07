import { describe, expect, it } from "vitest";
import { lastName } from "../../../src/suite/tpcc/non-uniform.ts";
import { scaleOf } from "../../../src/suite/tpcc/scale.ts";
import { tableNames } from "../../../src/suite/tpcc/tables.ts";
import { PreparedDatabase } from "./database.ts";

describe("the tables' sizes", () => {
  it("are the standard's with 100,000 rows", () => {
    expect(scaleOf({ rows: 100_000, seed: 1 })).toMatchObject({
      warehouses: 1,
      items: 100_000,
      customers: 3000,
      delivered: 2100,
      lastNames: 1000,
    });
  });

  it("shrink in proportion, and no table is empty", () => {
    expect(scaleOf({ rows: 10_000, seed: 1, warehouses: 4 })).toMatchObject({
      warehouses: 4,
      items: 10_000,
      customers: 300,
      delivered: 210,
      lastNames: 100,
    });
    const counts = new PreparedDatabase({ rows: 1, seed: 1 }).counts(...tableNames);
    expect(Math.min(...Object.values(counts))).toBe(1);
  });
});

describe("the tables of two warehouses", () => {
  const database = new PreparedDatabase({ rows: 2000, seed: 42, warehouses: 2 });
  const value = (query: string) => database.value(query);

  it("have their rows", () => {
    const { order_line: lines, ...counts } = database.counts(...tableNames);
    expect(counts).toEqual({
      item: 2000,
      warehouse: 2,
      stock: 4000,
      district: 20,
      customer: 1200,
      history: 1200,
      orders: 1200,
      new_order: 360,
    });
    expect(lines).toBe(value("SELECT SUM(o_ol_cnt) FROM orders"));
    expect(value("SELECT MIN(o_ol_cnt) = 5 AND MAX(o_ol_cnt) = 15 FROM orders")).toBe(1);
  });

  it("have texts and numbers within the standard's bounds", () => {
    const bounds = [
      ["item", "length(i_name) BETWEEN 14 AND 24 AND i_price BETWEEN 100 AND 10000"],
      ["item", "length(i_data) BETWEEN 26 AND 50 AND i_im_id BETWEEN 1 AND 10000"],
      ["warehouse", "length(w_name) BETWEEN 6 AND 10 AND length(w_state) = 2 AND w_tax BETWEEN 0 AND 2000"],
      ["stock", "s_quantity BETWEEN 10 AND 100 AND length(s_dist_01) = 24 AND length(s_dist_10) = 24"],
      ["stock", "s_ytd = 0 AND s_order_cnt = 0 AND s_remote_cnt = 0"],
      ["district", "length(d_zip) = 9 AND d_zip LIKE '____11111' AND d_tax BETWEEN 0 AND 2000"],
      ["customer", "length(c_first) BETWEEN 8 AND 16 AND length(c_data) BETWEEN 300 AND 500"],
      ["customer", "length(c_phone) = 16 AND c_discount BETWEEN 0 AND 5000 AND c_credit IN ('GC', 'BC')"],
      ["customer", "c_balance = -1000 AND c_ytd_payment = 1000 AND c_payment_cnt = 1"],
      ["history", "length(h_data) BETWEEN 12 AND 24 AND h_amount = 1000"],
      ["order_line", "ol_quantity = 5 AND length(ol_dist_info) = 24 AND ol_supply_w_id = ol_w_id"],
    ];
    for (const [table, bound] of bounds)
      expect(value(`SELECT count(*) FROM ${table} WHERE NOT (${bound})`), bound).toBe(0);
  });

  it("have ORIGINAL in a tenth of the items and of the stock, and bad credit for a tenth of the customers", () => {
    for (const share of [
      "SELECT AVG(i_data LIKE '%ORIGINAL%') FROM item",
      "SELECT AVG(s_data LIKE '%ORIGINAL%') FROM stock",
      "SELECT AVG(c_credit = 'BC') FROM customer",
    ])
      expect(Math.abs(Number(value(share)) - 0.1), share).toBeLessThan(0.03);
  });

  it("have new orders that are neither delivered nor without a price, and others that are both", () => {
    expect(
      database.execute(
        "SELECT DISTINCT o_id > 42 AS is_new, o_carrier_id IS NULL AS waits, ol_delivery_d IS NULL AS open, ol_amount > 0 AS costs" +
          " FROM orders JOIN order_line ON ol_w_id = o_w_id AND ol_d_id = o_d_id AND ol_o_id = o_id ORDER BY is_new",
      ),
    ).toEqual([
      { is_new: 0, waits: 0, open: 0, costs: 0 },
      { is_new: 1, waits: 1, open: 1, costs: 1 },
    ]);
    const isNew = "SELECT count(*) FROM new_order JOIN orders ON o_w_id = no_w_id AND o_d_id = no_d_id";
    expect(value(`${isNew} AND o_id = no_o_id WHERE o_carrier_id IS NULL`)).toBe(360);
  });

  it("have an order of each customer, in random order", () => {
    expect(value("SELECT count(DISTINCT o_w_id * 1000000 + o_d_id * 10000 + o_c_id) FROM orders")).toBe(1200);
    expect(value("SELECT AVG(o_id = o_c_id) FROM orders")).toBeLessThan(0.1);
  });

  it("have every last name in each district, and some of them often", () => {
    const names = database.execute(
      "SELECT c_last, count(*) AS customers FROM customer GROUP BY c_w_id, c_d_id, c_last",
    );
    expect(names).toHaveLength(20 * 20);
    expect(Math.max(...names.map(({ customers }) => Number(customers)))).toBeGreaterThan(5);
  });
});

describe("last names", () => {
  it("have a syllable for each digit", () => {
    expect([0, 9, 371, 999].map(lastName)).toEqual([
      "BARBARBAR",
      "BARBAREING",
      "PRICALLYOUGHT",
      "EINGEINGEING",
    ]);
  });
});
