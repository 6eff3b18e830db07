import { describe, expect, it } from "vitest";
import { timedStatements, timedTransactions } from "../../../src/suite/sql.ts";
import { textOf } from "../../../src/suite/sql-template.ts";
import { conditions } from "../../../src/suite/tpcc/conditions.ts";
import { tpcc } from "../../../src/suite/tpcc/suite.ts";
import { tableNames } from "../../../src/suite/tpcc/tables.ts";
import type { SuiteSize } from "../../../src/suite/workload.ts";
import { PreparedDatabase, type Row } from "./database.ts";

const test = { variant: "tpcc", workload: "standard_mix" } as const;

/** A transaction as it was executed. */
interface Executed {
  readonly name: string;
  readonly statements: readonly { readonly sql: string; readonly rows: readonly Row[] }[];
  /** How many rows it has added to some tables. */
  readonly added: Readonly<Record<string, number>>;
}

const growing = ["orders", "new_order", "order_line", "history"] as const;

/** Lets triggers keep how many rows some tables have gained: to count the rows after each transaction takes long. */
function keepGrowth(database: PreparedDatabase): void {
  database.execute("CREATE TEMP TABLE growth (name TEXT PRIMARY KEY, added INTEGER)");
  for (const table of growing) {
    database.execute(`INSERT INTO growth VALUES ('${table}', 0)`);
    for (const [event, change] of [
      ["INSERT", "+ 1"],
      ["DELETE", "- 1"],
    ])
      database.execute(
        `CREATE TEMP TRIGGER ${table}_${event} AFTER ${event} ON ${table}
         BEGIN UPDATE growth SET added = added ${change} WHERE name = '${table}'; END`,
      );
  }
}

function executeAll(database: PreparedDatabase, size: SuiteSize): Executed[] {
  const loaded = database.counts(...growing);
  keepGrowth(database);
  const growth = () =>
    Object.fromEntries(
      database.execute("SELECT name, added FROM growth").map(({ name, added }) => [name, Number(added)]),
    );
  let before = growth();
  const all = [...(timedTransactions(test, size) ?? [])].map(({ name, statements }): Executed => {
    const executed = statements.map(textOf).map((sql) => ({ sql, rows: database.execute(sql) }));
    const after = growth();
    const added = Object.fromEntries(
      growing.map((table) => [table, Number(after[table]) - Number(before[table])]),
    );
    before = after;
    return { name, statements: executed, added };
  });
  const left = database.counts(...growing);
  expect(before).toEqual(Object.fromEntries(growing.map((table) => [table, left[table] - loaded[table]])));
  return all;
}

/** The numbers in a statement, in order, without those in texts and names. */
function numbersIn(sql: string): number[] {
  return [...sql.replaceAll(/'[^']*'/g, "").matchAll(/(?<![\w.])-?\d+/g)].map(([text]) => Number(text));
}

describe.each([
  { rows: 1000, seed: 1 },
  { rows: 700, seed: 5, warehouses: 3 },
])("the transactions of $rows rows, seed $seed", (size) => {
  const database = new PreparedDatabase(size);
  const executed = executeAll(database, size);
  const of = (name: string) => executed.filter((one) => one.name === name);
  const isUndone = ({ statements }: Executed) => statements.at(-1)?.sql === "ROLLBACK;";

  it("are in the standard's mix, in random order", () => {
    const counts = Object.fromEntries(
      [...Map.groupBy(executed, ({ name }) => name)].map(([name, all]) => [name, all.length]),
    );
    expect(counts).toEqual({
      new_order: 900,
      payment: 860,
      order_status: 80,
      delivery: 80,
      stock_level: 80,
    });
    const early = executed.slice(0, 1000).filter(({ name }) => name === "new_order");
    expect(Math.abs(early.length - 450)).toBeLessThan(60);
  });

  it("are whole: each from its BEGIN to its end", () => {
    for (const { statements } of executed) {
      const boundaries = statements
        .map(({ sql }) => sql)
        .filter((sql) => /^(BEGIN|COMMIT|ROLLBACK);$/.test(sql));
      expect(boundaries).toHaveLength(2);
      expect(statements[0]?.sql).toBe("BEGIN;");
      expect(statements.at(-1)?.sql).toMatch(/^(COMMIT|ROLLBACK);$/);
    }
  });

  it("are the statements that are timed", () => {
    const all = executed.flatMap(({ statements }) => statements.map(({ sql }) => sql));
    expect([...timedStatements(test, size)].join("\n")).toBe(all.join("\n"));
  });

  it("of new orders add an order with 5 to 15 lines, under the number that the district has for it", () => {
    for (const { statements, added } of of("new_order").filter((one) => !isUndone(one))) {
      const [read] = statements.flatMap(({ sql, rows }) => (sql.includes("d_next_o_id FROM") ? rows : []));
      const insert = statements.find(({ sql }) => sql.startsWith("INSERT INTO orders"));
      expect(numbersIn(insert?.sql ?? "")[0]).toBe(read?.d_next_o_id);
      const updates = statements.filter(({ sql }) => sql.startsWith("UPDATE stock"));
      expect(added).toEqual({ orders: 1, new_order: 1, history: 0, order_line: updates.length });
      expect(updates.length).toBeGreaterThanOrEqual(5);
      expect(updates.length).toBeLessThanOrEqual(15);
    }
  });

  it("of new orders price and describe each line by what was read for it", () => {
    const { statements } = of("new_order")[0] as Executed;
    let item: Row | undefined;
    let stock: Row | undefined;
    for (const { sql, rows } of statements) {
      if (sql.includes("FROM item")) [item] = rows;
      if (sql.includes("FROM stock")) [stock] = rows;
      if (!sql.startsWith("INSERT INTO order_line")) continue;
      const [quantity = 0, amount] = numbersIn(sql).slice(-2);
      expect(amount).toBe(quantity * Number(item?.i_price));
      const words = Object.entries(stock ?? {}).find(([column]) => column.startsWith("s_dist_"))?.[1];
      expect(sql).toContain(`'${words}'`);
    }
  });

  it("roll back one new order in a hundred, after its last item was not found, and leave nothing of it", () => {
    const undone = of("new_order").filter(isUndone);
    expect(undone).toHaveLength(9);
    for (const { statements, added } of undone) {
      expect(statements.at(-2)).toMatchObject({ sql: expect.stringContaining("FROM item"), rows: [] });
      expect(added).toEqual({ orders: 0, new_order: 0, history: 0, order_line: 0 });
    }
  });

  it("of payments charge the customer in the middle of those of the name, and write history", () => {
    let named = 0;
    for (const { statements, added } of of("payment")) {
      expect(added).toEqual({ orders: 0, new_order: 0, history: 1, order_line: 0 });
      const read = statements.find(({ sql }) => /FROM customer .*(c_last = |c_id = )/.test(sql));
      const rows = read?.rows ?? [];
      const update = statements.find(({ sql }) => sql.startsWith("UPDATE customer"))?.sql ?? "";
      expect(numbersIn(update).at(-1)).toBe(rows[Math.ceil(rows.length / 2) - 1]?.c_id);
      if (read?.sql.includes("c_last = ")) named++;
      const credit = rows.find(({ c_id }) => c_id === numbersIn(update).at(-1))?.c_credit;
      expect(update.includes("c_data")).toBe(credit === "BC");
    }
    expect(Math.abs(named / 860 - 0.6)).toBeLessThan(0.08);
  });

  it("of order status read the lines of the newest order", () => {
    for (const { statements } of of("order_status")) {
      const order = statements.find(({ sql }) => sql.includes("FROM orders"))?.rows[0];
      const lines = statements.find(({ sql }) => sql.includes("FROM order_line"));
      expect(numbersIn(lines?.sql ?? "").at(-1)).toBe(order?.o_id);
      expect(lines?.rows.length).toBeGreaterThanOrEqual(5);
    }
  });

  it("of deliveries deliver the oldest new order of each district, and charge its customer what its lines cost", () => {
    let delivered = 0;
    for (const { statements, added } of of("delivery")) {
      const results = statements.map(({ rows }) => Object.values(rows[0] ?? {})[0]);
      const found = statements.flatMap(({ sql }, at) =>
        sql.startsWith("SELECT MIN") && results[at] !== null ? [at] : [],
      );
      expect(added).toEqual({ orders: 0, new_order: -found.length, history: 0, order_line: 0 });
      for (const at of found) {
        const [remove, , close, , , charge] = statements.slice(at + 1);
        expect(numbersIn(remove?.sql ?? "").at(-1)).toBe(results[at]);
        expect(numbersIn(close?.sql ?? "").at(-1)).toBe(results[at]);
        const numbers = numbersIn(charge?.sql ?? "");
        expect(numbers[0]).toBe(results[at + 5]);
        expect(numbers.at(-1)).toBe(results[at + 2]);
        delivered++;
      }
    }
    expect(delivered).toBeGreaterThan(500);
  });

  it("of stock levels count recently sold items that are low", () => {
    const counts = of("stock_level").map(({ statements }) => Object.values(statements[2]?.rows[0] ?? {})[0]);
    expect(counts.some((count) => Number(count) > 0)).toBe(true);
    for (const { statements } of of("stock_level")) {
      const next = Number(statements[1]?.rows[0]?.d_next_o_id);
      expect(numbersIn(statements[2]?.sql ?? "")).toEqual(expect.arrayContaining([next - 20, next]));
    }
  });

  it("keep stock between 10 and 100, and count what was sold of it", () => {
    expect(database.value("SELECT MIN(s_quantity) >= 10 AND MAX(s_quantity) <= 100 FROM stock")).toBe(1);
    const sold = "SELECT SUM(ol_quantity) FROM order_line WHERE ol_o_id > ";
    const loaded = Math.round((size.rows * 3) / 100);
    expect(database.value("SELECT SUM(s_ytd) FROM stock")).toBe(database.value(`${sold}${loaded}`));
  });

  it("use other warehouses, if there are others", () => {
    const remote = Number(database.value("SELECT SUM(s_remote_cnt) FROM stock"));
    const abroad = Number(database.value("SELECT count(*) FROM history WHERE h_w_id <> h_c_w_id"));
    if (size.warehouses === undefined) expect([remote, abroad]).toEqual([0, 0]);
    else {
      expect(remote).toBeGreaterThan(20);
      expect(Math.abs(abroad / 860 - 0.15)).toBeLessThan(0.05);
    }
  });

  it("leave the database consistent", () => {
    for (const condition of conditions("sqlite")) expect(database.execute(condition)).toEqual([]);
  });
});

describe("the consistency conditions", () => {
  it.each([
    [
      "UPDATE district SET d_ytd = d_ytd + 1 WHERE d_id = 3",
      "consistency condition 1 is violated: warehouse 1 has w_ytd 30000000, and its districts have 30000001 in all",
    ],
    [
      "DELETE FROM district",
      "consistency condition 1 is violated: warehouse 1 has w_ytd 30000000, and its districts have  in all",
    ],
    [
      "UPDATE district SET d_next_o_id = d_next_o_id + 1 WHERE d_id = 4",
      "consistency condition 2 is violated: district 4 of warehouse 1 has d_next_o_id 32, its newest order is 30 and its newest new order 30",
    ],
    [
      "DELETE FROM new_order WHERE no_d_id = 2 AND no_o_id = 25",
      "consistency condition 3 is violated: district 2 of warehouse 1 has 8 new orders from 22 to 30",
    ],
    [
      "UPDATE orders SET o_ol_cnt = o_ol_cnt + 1 WHERE o_d_id = 9 AND o_id = 7",
      /^consistency condition 4 is violated: district 9 of warehouse 1 has \d+ order lines, and its orders say \d+$/,
    ],
    [
      "DELETE FROM order_line WHERE ol_d_id = 10",
      /^consistency condition 4 is violated: district 10 of warehouse 1 has 0 order lines, and its orders say \d+$/,
    ],
  ])("find %j", (damage, sentence) => {
    const database = new PreparedDatabase({ rows: 1000, seed: 1 });
    const violations = () =>
      conditions("sqlite").flatMap((condition) =>
        database.execute(condition).map((row) => Object.values(row)[0]),
      );
    expect(violations()).toEqual([]);
    database.execute(damage);
    expect(violations()[0]).toEqual(
      typeof sentence === "string" ? sentence : expect.stringMatching(sentence),
    );
  });

  it("do not ask for new orders where all are delivered", () => {
    const database = new PreparedDatabase({ rows: 1000, seed: 1 });
    database.execute("DELETE FROM new_order WHERE no_d_id = 1");
    for (const condition of conditions("sqlite")) expect(database.execute(condition)).toEqual([]);
  });
});

describe("what warms a copy", () => {
  it("leaves the tables as they were", () => {
    const database = new PreparedDatabase({ rows: 300, seed: 1 });
    const content = () => tableNames.map((name) => database.execute(`SELECT * FROM ${name}`));
    const before = content();
    const [{ warm = [], state = [] } = {}] = tpcc("sqlite").workloads;
    for (const statement of warm) database.execute(statement);
    expect(content()).toEqual(before);
    for (const statement of state) expect(database.execute(statement).length).toBeGreaterThan(0);
  });
});
