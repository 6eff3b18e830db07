import { fixed, sql, type Template } from "../sql-template.ts";
import type { Workload } from "../workload.ts";
import { type Repetition, reads, writes } from "./shape.ts";
import { tableCount } from "./sizes.ts";

const variants = ["shapes_schema"] as const;

/** A migration tool notes each change of a schema in a row, which also shows that the workload has changed something. */
function note(number: number, name: string): Template {
  return sql`INSERT INTO migrations VALUES (${number}, ${name});`;
}

/** The name of one of the prepared tables. */
function someTable({ random, rows }: Repetition): string {
  return `t${random.integer(1, tableCount(rows))}`;
}

const tableOf = (number: number) => fixed(`t${number}`);

/** Most tables that a workload takes one after the other: there are so many at least. */
const mostTables = 50;

const definitions: readonly Workload[] = [
  writes({
    name: "create_tables",
    onFile: true,
    variants,
    database: "many_tables",
    times: mostTables,
    description: "a table and its index created beside 1,000 others",
    statements: ({ number, random }) => [
      sql`CREATE TABLE ${fixed(`n${number}`)}(id INTEGER PRIMARY KEY, k INTEGER NOT NULL, name TEXT NOT NULL);`,
      sql`CREATE INDEX ${fixed(`n${number}_k`)} ON ${fixed(`n${number}`)}(k);`,
      sql`INSERT INTO ${fixed(`n${number}`)} VALUES (1, ${[random.integer(1, 1000), random.letters(8)]});`,
    ],
    leaves: [`SELECT name FROM sqlite_master WHERE name GLOB 'n[0-9]*';`, `SELECT * FROM n${mostTables};`],
  }),
  writes({
    name: "drop_tables",
    onFile: true,
    variants,
    database: "many_tables",
    times: mostTables,
    description: "one of 1,000 tables dropped, with its index",
    statements: ({ number }) => [sql`DROP TABLE ${tableOf(number)};`, note(number, "drop")],
    leaves: ["SELECT name FROM sqlite_master;"],
  }),
  writes({
    name: "add_column",
    variants,
    database: "many_tables",
    times: 3,
    needs: ["alter-table"],
    description: "a column added to one of 1,000 tables, and used",
    statements: ({ number, random }) => [
      sql`ALTER TABLE ${tableOf(number)} ADD COLUMN extra INTEGER NOT NULL DEFAULT 7;`,
      sql`UPDATE ${tableOf(number)} SET extra = ${random.integer(1, 1000)} WHERE id = 2;`,
    ],
    leaves: ["SELECT id, extra FROM t1;", "SELECT id, extra FROM t3;"],
  }),
  writes({
    name: "rename_drop_column",
    variants,
    database: "many_tables",
    times: 1,
    needs: ["alter-table"],
    description: "a column renamed and another dropped, in one of 1,000 tables",
    statements: ({ number }) => [
      sql`ALTER TABLE ${tableOf(number)} RENAME COLUMN name TO title;`,
      sql`ALTER TABLE ${tableOf(number)} DROP COLUMN note;`,
      note(number, "rename"),
    ],
    leaves: ["SELECT id, k, title FROM t1;"],
  }),
  writes({
    name: "create_index",
    onFile: true,
    variants,
    database: "orders",
    times: 4,
    description: "an index of two columns created on all orders, used and dropped",
    statements: () => [
      sql`CREATE INDEX orders_day ON orders(day, total);`,
      sql`UPDATE orders SET total = total + 1 WHERE day BETWEEN '2020-01-01' AND '2020-06-30';`,
      sql`SELECT count(*), sum(total) FROM orders WHERE day BETWEEN '2020-01-01' AND '2020-06-30';`,
      sql`DROP INDEX orders_day;`,
    ],
  }),
  writes({
    name: "create_view",
    variants,
    database: "many_tables",
    times: 50,
    description: "a view created beside 1,000 tables, read and dropped",
    statements: ({ number }) => [
      sql`CREATE VIEW recent AS SELECT id, k FROM ${tableOf(number)} WHERE id > 1;`,
      sql`SELECT id, k FROM recent;`,
      sql`DROP VIEW recent;`,
      note(number, "view"),
    ],
  }),
];

const schemas: readonly Workload[] = [
  reads({
    name: "open_1000_tables",
    variants,
    database: "many_tables",
    times: 1,
    opens: "connection",
    description: "a database of 1,000 tables opened, and a row of one read: the schema is parsed",
    statements: (one) => [sql`SELECT id, k, name FROM ${fixed(someTable(one))} WHERE id = 2;`],
  }),
  reads({
    name: "reload_schema",
    variants,
    database: "many_tables",
    times: 4,
    description:
      "a table created beside 1,000 others and rolled back, after which the schema is parsed again",
    statements: (one) => [
      sql`BEGIN;`,
      sql`CREATE TABLE undone(id INTEGER PRIMARY KEY);`,
      sql`ROLLBACK;`,
      sql`SELECT id, k, name FROM ${fixed(someTable(one))} WHERE id = 2;`,
    ],
  }),
  reads({
    name: "list_schema",
    variants,
    database: "many_tables",
    times: 60,
    description: "the names of all tables and indexes, and the columns of a table",
    statements: (one) => [
      sql`SELECT type, name, tbl_name FROM sqlite_master;`,
      sql`SELECT name, type FROM pragma_table_info(${someTable(one)});`,
    ],
  }),
  reads({
    name: "prepare_simple",
    variants,
    database: "many_tables",
    times: 2000,
    description: "a statement on one of 1,000 tables parsed and planned, which returns no row",
    statements: (one) => [
      sql`SELECT id, name, note FROM ${fixed(someTable(one))} WHERE k = ${one.number} AND id > ${one.number} LIMIT 0;`,
    ],
  }),
  reads({
    name: "prepare_join",
    variants,
    database: "orders",
    times: 500,
    description: "a join of six tables parsed and planned, which returns no row",
    statements: ({ number }) => [
      sql`SELECT c.name, o.day, p.name, r.name, sum(l.quantity * p.price) FROM customers c JOIN orders o ON o.customer_id = c.id JOIN lines l ON l.order_id = o.id JOIN products p ON p.id = l.product_id JOIN suppliers s ON s.id = p.supplier_id JOIN regions r ON r.id = s.region_id WHERE c.balance > ${number} AND o.status IN (1, 2, 3) AND p.price BETWEEN ${number} AND ${number + 5000} GROUP BY c.id, p.id, r.id HAVING count(*) > 1 LIMIT 0;`,
    ],
  }),
];

const maintenance: readonly Workload[] = [
  reads({
    name: "integrity_check",
    variants,
    database: "orders",
    times: 2,
    needs: ["integrity-check"],
    description: "all tables and indexes checked, by PRAGMA integrity_check",
    statements: () => [sql`PRAGMA integrity_check;`],
  }),
  writes({
    name: "vacuum",
    onFile: true,
    variants,
    database: "orders",
    times: 1,
    needs: ["vacuum"],
    description: "every third order deleted, and the database written anew, by VACUUM",
    statements: () => [sql`DELETE FROM orders WHERE id % 3 = 0;`],
    after: [sql`VACUUM;`],
  }),
  writes({
    name: "analyze",
    variants,
    database: "orders",
    times: 6,
    needs: ["analyze"],
    description: "a status changed, and the statistics of all indexes gathered, by ANALYZE",
    statements: ({ number }) => [
      sql`UPDATE orders SET status = ${10 + number} WHERE status = ${number};`,
      sql`ANALYZE;`,
    ],
  }),
];

export const schemaWork: readonly Workload[] = [...definitions, ...schemas, ...maintenance];
