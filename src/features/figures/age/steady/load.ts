import { tableOptions } from "../../../../suite/dialect.ts";
import type { RandomStream } from "../../../../suite/random.ts";
import type { Dialect } from "../../../../suite/suite.ts";

/** Rows of the table, which stay as many: whatever the files grow by is not rows. */
export const steadyRows = 10_000;

const rowsInStatement = 100;
const filler = "x".repeat(60);

/** The table of a steady load: each row counts its updates, and has a text of 60 characters. */
export function steadyPreparation(dialect: Dialect): string[] {
  const columns =
    dialect === "sqlite"
      ? "id INTEGER PRIMARY KEY, n INTEGER NOT NULL, v TEXT"
      : "id INT PRIMARY KEY, n INT NOT NULL, v VARCHAR(60)";
  const inserts = Array.from({ length: steadyRows / rowsInStatement }, (_, statement) => {
    const rows = Array.from(
      { length: rowsInStatement },
      (_, row) => `(${statement * rowsInStatement + row + 1}, 0, '${filler}')`,
    );
    return `INSERT INTO life VALUES ${rows.join(", ")}`;
  });
  return [`CREATE TABLE life(${columns})${tableOptions[dialect]}`, ...inserts];
}

/** Statements that are a commit each, of one row by its key. No state of the table is ever there twice, so that no engine can use an old one again. */
export function steadyCommits(count: number, keys: RandomStream): string[] {
  return Array.from(
    { length: count },
    () => `UPDATE life SET n = n + 1 WHERE id = ${keys.integer(1, steadyRows)}`,
  );
}

/** Returns each row: their number shows whether rows were lost. */
export const steadyScan = "SELECT id FROM life";

/**
 * Returns a row only if updates were lost: the number of those that are there. Rows are grouped by their text, which is the same in all:
 * SQLite before 3.39 has no HAVING without GROUP BY, and the stack of Dolt 1.86.4 overflows at a condition on a derived table of COUNT(*).
 */
export function steadyInvariant(commits: number): string {
  return `SELECT SUM(n) FROM life GROUP BY v HAVING SUM(n) <> ${commits}`;
}
