import { sql, type Template } from "../sql-template.ts";
import type { Workload } from "../workload.ts";
import {
  boxOf,
  documentOf,
  drawWord,
  longText,
  orderValues,
  pageValues,
  taskValues,
  wideValues,
} from "./databases.ts";
import { type Repetition, writes } from "./shape.ts";

/** A range of orders: one of so many equal parts. */
function someOrders({ random, sizes }: Repetition, parts: number): Template {
  const [first, last] = random.range(Math.ceil(sizes.orders / parts), sizes.orders);
  return sql`BETWEEN ${first} AND ${last}`;
}

/** A key of an order that exists or, as often, of none that existed at the start. */
function anyOrder({ random, sizes }: Repetition): number {
  return random.integer(1, 2 * sizes.orders);
}

const inserts = [
  writes({
    name: "insert_multi_row",
    onFile: true,
    database: "orders",
    times: 150,
    description: "50 rows in a statement, at the end of a table with an index",
    statements: ({ random, sizes, number }) => {
      const first = sizes.orders + 50 * (number - 1);
      const rows = Array.from(
        { length: 50 },
        (_, index) => sql`(${[first + index + 1, ...orderValues(random, sizes.customers)]})`,
      );
      return [sql`INSERT INTO orders VALUES ${rows};`];
    },
  }),
  writes({
    name: "insert_select",
    onFile: true,
    database: "orders",
    times: 10,
    description: "a tenth of the orders copied into a table, by INSERT with SELECT",
    statements: ({ sizes, number }) => {
      const tenth = Math.floor(sizes.orders / 10);
      return [
        sql`INSERT INTO archive SELECT * FROM orders WHERE id > ${(number - 1) * tenth} AND id <= ${number * tenth};`,
      ];
    },
  }),
  writes({
    name: "upsert",
    onFile: true,
    database: "orders",
    times: 3000,
    needs: ["upsert"],
    description: "a row inserted or, if its key exists, changed: ON CONFLICT DO UPDATE",
    statements: (one) => [
      sql`INSERT INTO orders VALUES (${[anyOrder(one), ...orderValues(one.random, one.sizes.customers)]}) ON CONFLICT(id) DO UPDATE SET total = total + excluded.total, status = excluded.status;`,
    ],
  }),
  writes({
    name: "insert_or_ignore",
    database: "orders",
    times: 8000,
    description: "a row inserted unless its key exists: INSERT OR IGNORE",
    statements: (one) => [
      sql`INSERT OR IGNORE INTO orders VALUES (${[anyOrder(one), ...orderValues(one.random, one.sizes.customers)]});`,
    ],
  }),
  writes({
    name: "replace",
    database: "orders",
    times: 4000,
    description: "a row inserted, and one with its key deleted: REPLACE",
    statements: (one) => [
      sql`REPLACE INTO orders VALUES (${[anyOrder(one), ...orderValues(one.random, one.sizes.customers)]});`,
    ],
  }),
  writes({
    name: "insert_returning",
    database: "orders",
    times: 2000,
    needs: ["returning"],
    description: "a row inserted, which the statement returns: RETURNING",
    statements: ({ random, sizes, number }) => [
      sql`INSERT INTO orders VALUES (${[sizes.orders + number, ...orderValues(random, sizes.customers)]}) RETURNING id, total;`,
    ],
  }),
];

const updates = [
  writes({
    name: "update_returning",
    database: "orders",
    times: 2000,
    needs: ["returning"],
    description: "a row changed by key, which the statement returns",
    statements: ({ random, sizes }) => [
      sql`UPDATE orders SET total = total + ${random.integer(1, 100)} WHERE id = ${random.integer(1, sizes.orders)} RETURNING id, total;`,
    ],
  }),
  writes({
    name: "update_range",
    onFile: true,
    database: "orders",
    times: 80,
    description: "a tenth of the orders changed, by a range of keys",
    statements: (one) => [
      sql`UPDATE orders SET total = total + ${one.random.integer(1, 100)} WHERE id ${someOrders(one, 10)};`,
    ],
  }),
  writes({
    name: "update_predicate",
    database: "orders",
    times: 40,
    description: "the orders of a status changed, for which all are read",
    statements: ({ random }) => [
      sql`UPDATE orders SET total = total + ${random.integer(1, 100)} WHERE status = ${random.integer(1, 8)};`,
    ],
  }),
  writes({
    name: "update_indexed_range",
    onFile: true,
    database: "orders",
    times: 40,
    description: "a twentieth of the orders given to other customers: an indexed column",
    statements: (one) => [
      sql`UPDATE orders SET customer_id = (customer_id + ${one.random.integer(1, 10)}) % ${one.sizes.customers} + 1 WHERE id ${someOrders(one, 20)};`,
    ],
  }),
  writes({
    name: "update_from",
    database: "orders",
    times: 5,
    needs: ["update-from"],
    description: "customers of a range changed by the sums of their orders: UPDATE FROM",
    statements: ({ random, sizes }) => {
      const [first, last] = random.range(Math.ceil(sizes.customers / 4), sizes.customers);
      return [
        sql`UPDATE customers SET balance = balance + due.total FROM (SELECT customer_id, sum(total) AS total FROM orders GROUP BY customer_id) AS due WHERE due.customer_id = customers.id AND customers.id BETWEEN ${first} AND ${last};`,
      ];
    },
  }),
];

const deletes = [
  writes({
    name: "delete_range",
    onFile: true,
    database: "orders",
    times: 20,
    description: "a fortieth of the orders deleted, by a range of keys",
    statements: ({ sizes, number }) => {
      const part = Math.floor(sizes.orders / 40);
      return [
        sql`DELETE FROM orders WHERE id > ${2 * (number - 1) * part} AND id <= ${(2 * number - 1) * part};`,
      ];
    },
  }),
  writes({
    name: "delete_predicate",
    database: "orders",
    times: 4,
    description: "the orders of a status deleted, for which all are read",
    statements: ({ number }) => [sql`DELETE FROM orders WHERE status = ${2 * number};`],
  }),
  writes({
    name: "delete_returning",
    database: "orders",
    times: 20,
    needs: ["returning"],
    description: "some orders deleted, which the statement returns",
    statements: ({ sizes, number }) => {
      const part = Math.floor(sizes.orders / 40);
      return [
        sql`DELETE FROM orders WHERE id > ${2 * (number - 1) * part} AND id <= ${(2 * number - 1) * part} RETURNING id, total;`,
      ];
    },
  }),
  writes({
    name: "delete_all",
    onFile: true,
    database: "orders",
    times: 1,
    description: "all lines and all orders deleted, without WHERE",
    statements: () => [sql`DELETE FROM lines;`, sql`DELETE FROM orders;`],
  }),
];

const transactions = [
  writes({
    name: "savepoints",
    onFile: true,
    database: "orders",
    times: 1000,
    needs: ["savepoints"],
    description: "a change within a savepoint that is released, and one that is rolled back",
    statements: ({ random, sizes }) => [
      sql`SAVEPOINT one;`,
      sql`UPDATE orders SET total = total + ${random.integer(1, 100)} WHERE id = ${random.integer(1, sizes.orders)};`,
      sql`SAVEPOINT two;`,
      sql`UPDATE orders SET status = ${random.integer(1, 8)} WHERE id = ${random.integer(1, sizes.orders)};`,
      sql`ROLLBACK TO two;`,
      sql`RELEASE two;`,
      sql`RELEASE one;`,
    ],
  }),
  writes({
    name: "attached_database",
    database: "orders",
    times: 10,
    needs: ["attach"],
    description:
      "a tenth of the orders copied into an attached database in memory, and joined with the copies",
    before: [
      sql`ATTACH ':memory:' AS other;`,
      sql`CREATE TABLE other.copies(id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL, total INTEGER NOT NULL);`,
    ],
    after: [sql`DETACH other;`],
    statements: ({ sizes, number }) => {
      const tenth = Math.floor(sizes.orders / 10);
      return [
        sql`INSERT INTO other.copies SELECT id, customer_id, total FROM main.orders WHERE id > ${(number - 1) * tenth} AND id <= ${number * tenth};`,
        sql`SELECT count(*), sum(o.total + c.total) FROM main.orders o JOIN other.copies c ON c.id = o.id;`,
        sql`UPDATE main.orders SET total = total + 1 WHERE id IN (SELECT id FROM other.copies WHERE id % 20 = ${number});`,
      ];
    },
  }),
];

const foreignKeys = sql`PRAGMA foreign_keys=ON;`;

const constraints = [
  writes({
    name: "foreign_key_insert",
    database: "family",
    times: 5000,
    description: "a row inserted whose parent has to exist",
    before: [foreignKeys],
    statements: ({ random, sizes, number }) => [
      sql`INSERT INTO children VALUES (${[sizes.orders + number, random.integer(1, sizes.customers), random.letters(12)]});`,
    ],
  }),
  writes({
    name: "foreign_key_cascade",
    onFile: true,
    database: "family",
    times: 10,
    description: "parents deleted, and with each its children",
    before: [foreignKeys],
    statements: ({ sizes, number }) => {
      const part = Math.floor(sizes.customers / 20);
      return [sql`DELETE FROM parents WHERE id > ${(number - 1) * part} AND id <= ${number * part};`];
    },
  }),
  writes({
    name: "trigger_update",
    database: "family",
    times: 1500,
    description: "a row changed, for which a trigger inserts one and changes another",
    before: [foreignKeys],
    statements: ({ random, sizes }) => [
      sql`UPDATE children SET name = ${random.letters(12)} WHERE id = ${random.integer(1, sizes.orders)};`,
    ],
  }),
  writes({
    name: "special_index_insert",
    database: "special_indexes",
    times: 4000,
    description: "a row inserted into a table with a partial, an expression and a descending index",
    statements: ({ random, sizes, number }) => [
      sql`INSERT INTO tasks VALUES (${[sizes.orders + number, ...taskValues(random)]});`,
    ],
  }),
  writes({
    name: "special_index_update",
    database: "special_indexes",
    times: 4000,
    description: "state and priority of a row changed, which moves it in two of these indexes",
    statements: ({ random, sizes }) => [
      sql`UPDATE tasks SET state = ${random.integer(0, 1)}, priority = ${random.integer(0, 1_000_000)} WHERE id = ${random.integer(1, sizes.orders)};`,
    ],
  }),
  writes({
    name: "without_rowid_upsert",
    database: "clustered",
    times: 5000,
    needs: ["upsert"],
    description: "a reading inserted or changed, in a table WITHOUT ROWID",
    statements: ({ random, sizes }) => [
      sql`INSERT INTO readings VALUES (${[random.integer(1, sizes.sensors), random.integer(1, 2 * sizes.readings), random.integer(0, 100_000)]}) ON CONFLICT(sensor, at) DO UPDATE SET value = excluded.value;`,
    ],
  }),
];

const rowsOfSize = [
  writes({
    name: "wide_insert",
    database: "wide",
    times: 800,
    description: "a row of 100 columns",
    statements: ({ random, sizes, number }) => [
      sql`INSERT INTO wide VALUES (${[sizes.wideRows + number, ...wideValues(random)]});`,
    ],
  }),
  writes({
    name: "wide_update",
    database: "wide",
    times: 3000,
    description: "one of 100 columns of a row",
    statements: ({ random, sizes }) => [
      sql`UPDATE wide SET c50 = ${random.integer(0, 100_000)} WHERE id = ${random.integer(1, sizes.wideRows)};`,
    ],
  }),
  writes({
    name: "large_insert",
    onFile: true,
    database: "wide",
    times: 20,
    description: "a text of 1 MB",
    statements: ({ random, sizes, number }) => [
      sql`INSERT INTO texts VALUES (${sizes.texts + number}, ${longText(random)});`,
    ],
  }),
];

const extensions = ["shapes_extensions"] as const;

const extended = [
  writes({
    name: "json_set",
    variants: extensions,
    database: "json",
    times: 2000,
    description: "a number in a JSON document, by json_set()",
    statements: ({ random, sizes }) => [
      sql`UPDATE documents SET body = json_set(body, '$.age', ${random.integer(18, 90)}) WHERE id = ${random.integer(1, sizes.documents)};`,
    ],
  }),
  writes({
    name: "json_insert",
    variants: extensions,
    database: "json",
    times: 3000,
    description: "a JSON document, which json() checks",
    statements: ({ random, sizes, number }) => [
      sql`INSERT INTO documents VALUES (${sizes.documents + number}, json(${documentOf(random)}));`,
    ],
  }),
  writes({
    name: "fts5_insert",
    onFile: true,
    variants: extensions,
    database: "fts5",
    times: 2000,
    description: "a page, into the index of full-text search",
    statements: ({ random, sizes, number }) => [
      sql`INSERT INTO pages(rowid, title, body) VALUES (${[sizes.documents + number, ...pageValues(random)]});`,
    ],
  }),
  writes({
    name: "fts5_update",
    variants: extensions,
    database: "fts5",
    times: 300,
    description: "the title of a page",
    statements: ({ random, sizes }) => [
      sql`UPDATE pages SET title = ${`${drawWord(random)} ${drawWord(random)}`} WHERE rowid = ${random.integer(1, sizes.documents)};`,
    ],
  }),
  writes({
    name: "rtree_insert",
    variants: extensions,
    database: "rtree",
    times: 3000,
    description: "a box, into an R-Tree",
    statements: ({ random, sizes, number }) => [
      sql`INSERT INTO boxes VALUES (${[sizes.documents + number, ...boxOf(random)]});`,
    ],
  }),
  writes({
    name: "rtree_delete",
    variants: extensions,
    database: "rtree",
    times: 50,
    description: "a box deleted from an R-Tree",
    statements: ({ number }) => [sql`DELETE FROM boxes WHERE id = ${number};`],
  }),
];

const noOp = ["shapes_no_op"] as const;

/** Updates that leave every row as it was. An engine may see that, and so these workloads are a variant of their own. */
const withoutEffect = [
  writes({
    name: "no_op_update_by_key",
    onFile: true,
    variants: noOp,
    database: "orders",
    times: 5000,
    description: "a row given the values that it has, by key",
    statements: ({ random, sizes }) => [
      sql`UPDATE orders SET total = total, customer_id = customer_id WHERE id = ${random.integer(1, sizes.orders)};`,
    ],
  }),
  writes({
    name: "no_op_update_range",
    onFile: true,
    variants: noOp,
    database: "orders",
    times: 30,
    description: "a tenth of the rows given the values that they have, by a range of keys",
    statements: (one) => [
      sql`UPDATE orders SET customer_id = customer_id + 0, note = note WHERE id ${someOrders(one, 10)};`,
    ],
  }),
  writes({
    name: "no_op_upsert",
    variants: noOp,
    database: "orders",
    times: 2000,
    needs: ["upsert"],
    description: "a row that exists, given the values that it has: ON CONFLICT DO UPDATE",
    statements: ({ random, sizes }) => [
      sql`INSERT INTO orders SELECT * FROM orders WHERE id = ${random.integer(1, sizes.orders)} ON CONFLICT(id) DO UPDATE SET total = excluded.total, customer_id = excluded.customer_id;`,
    ],
  }),
];

export const changes: readonly Workload[] = [
  ...inserts,
  ...updates,
  ...deletes,
  ...transactions,
  ...constraints,
  ...rowsOfSize,
  ...extended,
  ...withoutEffect,
];
