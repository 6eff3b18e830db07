/** Rows of the tables, which the driver's workloads count on. Counters that are used at once are on different pages. */
const accounts = 500;
const balance = 1000;
const counters = 3000;

const rowsInStatement = 100;
const filler = "x".repeat(100);

/** Makes the tables of all contests: accounts with one balance, counters at 0, and an empty table. */
export function contestPreparation(): string[] {
  return [
    "CREATE TABLE account(id INTEGER PRIMARY KEY, balance INTEGER NOT NULL, filler TEXT NOT NULL)",
    "CREATE TABLE counter(id INTEGER PRIMARY KEY, n INTEGER NOT NULL, filler TEXT NOT NULL)",
    "CREATE TABLE entry(id INTEGER PRIMARY KEY, who INTEGER NOT NULL, filler TEXT NOT NULL)",
    ...inserts("account", accounts, balance),
    ...inserts("counter", counters, 0),
  ].map((statement) => `${statement};`);
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
