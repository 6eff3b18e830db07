import { conditions } from "../../../suite/tpcc/conditions.ts";
import { preparation } from "../../../suite/tpcc/preparation.ts";

/** Rows of the tables, which the driver's workloads count on. Counters that are used at once are on different pages. */
const accounts = 500;
const balance = 1000;
const counters = 3000;

const rowsInStatement = 100;
const filler = "x".repeat(100);

/** One small warehouse: each contest copies it. Its numbers of rows and amounts are in the driver too, src/driver/terminals.h. */
const warehouse = { rows: 500, seed: 1, warehouses: 1 };

/** Conditions that the tables of TPC-C fulfil after each transaction. */
export const contestConditions = conditions("sqlite");

/** Makes the tables of all contests: accounts with one balance, counters at 0, an empty table, and the tables of TPC-C. */
export function contestPreparation(): string[] {
  const own = [
    "CREATE TABLE account(id INTEGER PRIMARY KEY, balance INTEGER NOT NULL, filler TEXT NOT NULL)",
    "CREATE TABLE counter(id INTEGER PRIMARY KEY, n INTEGER NOT NULL, filler TEXT NOT NULL)",
    "CREATE TABLE entry(id INTEGER PRIMARY KEY, who INTEGER NOT NULL, filler TEXT NOT NULL)",
    ...inserts("account", accounts, balance),
    ...inserts("counter", counters, 0),
  ].map((statement) => `${statement};`);
  return [...own, ...preparation(warehouse, "sqlite")];
}

function inserts(table: string, rows: number, value: number): string[] {
  return Array.from({ length: rows / rowsInStatement }, (_, statement) => {
    const first = statement * rowsInStatement + 1;
    const values = Array.from(
      { length: rowsInStatement },
      (__, row) => `(${first + row}, ${value}, '${filler}')`,
    );
    return `INSERT INTO ${table} VALUES ${values.join(", ")}`;
  });
}
