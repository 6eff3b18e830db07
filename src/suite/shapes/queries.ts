import { fixed, sql, type Template } from "../sql-template.ts";
import { drawWord, planeSize, wordOf } from "./databases.ts";
import { type Repetition, reads } from "./shape.ts";
import { wideColumns } from "./sizes.ts";

/** A range of customers, a twentieth of them. */
function someCustomers({ random, sizes }: Repetition): Template {
  const [first, last] = random.range(Math.ceil(sizes.customers / 20), sizes.customers);
  return sql`BETWEEN ${first} AND ${last}`;
}

const joins = [
  reads({
    name: "join_3",
    database: "orders",
    times: 25,
    description: "orders and lines of a twentieth of the customers: three tables",
    statements: (one) => [
      sql`SELECT c.name, o.day, l.quantity FROM customers c JOIN orders o ON o.customer_id = c.id JOIN lines l ON l.order_id = o.id WHERE c.id ${someCustomers(one)};`,
    ],
  }),
  reads({
    name: "join_4",
    database: "orders",
    times: 12,
    description: "the same with products: four tables",
    statements: (one) => [
      sql`SELECT c.name, p.name, sum(l.quantity * p.price) FROM customers c JOIN orders o ON o.customer_id = c.id JOIN lines l ON l.order_id = o.id JOIN products p ON p.id = l.product_id WHERE c.id ${someCustomers(one)} GROUP BY c.id, p.id;`,
    ],
  }),
  reads({
    name: "join_5",
    database: "orders",
    times: 25,
    description: "the same with suppliers: five tables",
    statements: (one) => [
      sql`SELECT s.name, count(*), sum(l.quantity) FROM customers c JOIN orders o ON o.customer_id = c.id JOIN lines l ON l.order_id = o.id JOIN products p ON p.id = l.product_id JOIN suppliers s ON s.id = p.supplier_id WHERE c.id ${someCustomers(one)} GROUP BY s.id;`,
    ],
  }),
  reads({
    name: "join_6",
    database: "orders",
    times: 25,
    description: "the same with regions: six tables",
    statements: (one) => [
      sql`SELECT r.name, count(*), sum(l.quantity * p.price) FROM customers c JOIN orders o ON o.customer_id = c.id JOIN lines l ON l.order_id = o.id JOIN products p ON p.id = l.product_id JOIN suppliers s ON s.id = p.supplier_id JOIN regions r ON r.id = s.region_id WHERE c.id ${someCustomers(one)} GROUP BY r.id;`,
    ],
  }),
  reads({
    name: "left_join",
    database: "orders",
    times: 50,
    description: "orders without a line, by a left join, of a tenth of the orders",
    statements: ({ random, sizes }) => {
      const [first, last] = random.range(Math.ceil(sizes.orders / 10), sizes.orders);
      return [
        sql`SELECT o.id, o.day FROM orders o LEFT JOIN lines l ON l.order_id = o.id WHERE l.id IS NULL AND o.id BETWEEN ${first} AND ${last};`,
      ];
    },
  }),
];

const lists = [
  reads({
    name: "in_1000_values",
    database: "orders",
    times: 20,
    description: "orders whose keys are in a list of 1,000 values",
    statements: ({ random, sizes }) => [
      sql`SELECT id, total FROM orders WHERE id IN (${Array.from({ length: 1000 }, () => random.integer(1, 2 * sizes.orders))});`,
    ],
  }),
  reads({
    name: "in_subquery",
    database: "orders",
    times: 60,
    description: "orders of the customers of a region, by IN with a subquery",
    statements: ({ random, sizes }) => [
      sql`SELECT count(*), sum(total) FROM orders WHERE customer_id IN (SELECT id FROM customers WHERE region_id = ${random.integer(1, sizes.regions)});`,
    ],
  }),
  reads({
    name: "correlated_subquery",
    database: "orders",
    times: 60,
    description: "count and largest order of a twentieth of the customers, by correlated subqueries",
    statements: (one) => [
      sql`SELECT id, (SELECT count(*) FROM orders o WHERE o.customer_id = c.id), (SELECT max(total) FROM orders o WHERE o.customer_id = c.id) FROM customers c WHERE c.id ${someCustomers(one)};`,
    ],
  }),
  reads({
    name: "exists_subquery",
    database: "orders",
    times: 10,
    description: "customers with an order above a total, by EXISTS",
    statements: ({ random }) => [
      sql`SELECT id, name FROM customers c WHERE EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id AND o.total > ${random.integer(500_000, 990_000)});`,
    ],
  }),
  reads({
    name: "compound_select",
    database: "orders",
    times: 5,
    description: "customers of orders of a status, without those of another, by EXCEPT and UNION",
    statements: ({ random }) => {
      const status = random.integer(1, 7);
      return [
        sql`SELECT customer_id FROM orders WHERE status = ${status} EXCEPT SELECT customer_id FROM orders WHERE status = ${status + 1} UNION SELECT id FROM customers WHERE balance < ${random.integer(-5000, 0)};`,
      ];
    },
  }),
];

const sorts = [
  reads({
    name: "order_limit_offset",
    database: "orders",
    times: 6,
    description: "20 rows far behind the start of all orders, which are sorted for it",
    statements: ({ random, sizes }) => [
      sql`SELECT id, total, day FROM orders ORDER BY total DESC, id LIMIT 20 OFFSET ${random.integer(0, Math.floor(sizes.orders / 2))};`,
    ],
  }),
  reads({
    name: "order_limit_by_key",
    database: "orders",
    times: 800,
    description: "20 rows far behind the start of all orders, in the order of the key",
    statements: ({ random, sizes }) => [
      sql`SELECT id, total, day FROM orders ORDER BY id LIMIT 20 OFFSET ${random.integer(0, Math.floor(sizes.orders / 2))};`,
    ],
  }),
  reads({
    name: "aggregate_by_index",
    database: "orders",
    times: 60,
    description: "orders counted for each customer, from the index",
    statements: () => [sql`SELECT customer_id, count(*) FROM orders GROUP BY customer_id;`],
  }),
  reads({
    name: "aggregate_without_index",
    database: "orders",
    times: 4,
    description: "orders counted and added up for each day and status, without an index",
    statements: () => [
      sql`SELECT day, status, count(*), sum(total), avg(total) FROM orders GROUP BY day, status;`,
    ],
  }),
  reads({
    name: "having_distinct",
    database: "orders",
    times: 6,
    description: "customers with orders on many days, by COUNT(DISTINCT) and HAVING",
    statements: ({ random }) => [
      sql`SELECT customer_id, count(DISTINCT day) FROM orders GROUP BY customer_id HAVING count(DISTINCT day) > ${random.integer(8, 12)};`,
    ],
  }),
];

const texts = [
  reads({
    name: "like_prefix",
    database: "orders",
    times: 50,
    description: "orders whose note begins with a letter, by LIKE",
    statements: ({ random }) => [sql`SELECT id FROM orders WHERE note LIKE ${`${random.letters(1)}%`};`],
  }),
  reads({
    name: "like_within",
    database: "orders",
    times: 30,
    description: "orders whose note has two letters somewhere, by LIKE",
    statements: ({ random }) => [sql`SELECT id FROM orders WHERE note LIKE ${`%${random.letters(2)}%`};`],
  }),
  reads({
    name: "glob",
    database: "orders",
    times: 20,
    description: "orders whose note has a letter of some at its second place, by GLOB",
    statements: ({ random }) => [sql`SELECT id FROM orders WHERE note GLOB ${`?[${random.letters(3)}]*`};`],
  }),
];

const windows = [
  reads({
    name: "window_rank",
    database: "orders",
    times: 3,
    needs: ["windows"],
    description: "the largest three orders of each customer, by row_number()",
    statements: () => [
      sql`SELECT customer_id, id, total FROM (SELECT customer_id, id, total, row_number() OVER (PARTITION BY customer_id ORDER BY total DESC, id) AS place FROM orders) WHERE place <= 3 ORDER BY customer_id, place;`,
    ],
  }),
  reads({
    name: "window_running_sum",
    database: "orders",
    times: 2,
    needs: ["windows"],
    description: "the running sum of each customer's orders, by sum() over all rows up to this",
    statements: () => [
      sql`SELECT id, sum(total) OVER (PARTITION BY customer_id ORDER BY id) FROM orders ORDER BY id;`,
    ],
  }),
  reads({
    name: "window_frame",
    database: "orders",
    times: 3,
    needs: ["windows"],
    description: "average and smallest of the seven orders around each, by a frame of rows",
    statements: () => [
      sql`SELECT id, avg(total) OVER around, min(total) OVER around FROM orders WINDOW around AS (ORDER BY id ROWS BETWEEN 3 PRECEDING AND 3 FOLLOWING) ORDER BY id;`,
    ],
  }),
];

const recursive = [
  reads({
    name: "recursive_series",
    database: "tree",
    times: 5,
    needs: ["recursive-ctes"],
    description: "the sum of the numbers up to about 20,000, made by a recursive query",
    statements: ({ random }) => [
      sql`WITH RECURSIVE series(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM series WHERE n < ${random.integer(19_000, 20_000)}) SELECT count(*), sum(n) FROM series;`,
    ],
  }),
  reads({
    name: "recursive_tree",
    database: "tree",
    times: 20,
    needs: ["recursive-ctes"],
    description: "all nodes below one, by a recursive query through the index on the parent",
    statements: ({ random }) => [
      sql`WITH RECURSIVE below(id, weight) AS (SELECT id, weight FROM nodes WHERE id = ${random.integer(1, 12)} UNION ALL SELECT n.id, n.weight FROM nodes n JOIN below b ON n.parent_id = b.id) SELECT count(*), sum(weight) FROM below;`,
    ],
  }),
];

const indexes = [
  reads({
    name: "partial_index",
    database: "special_indexes",
    times: 800,
    description: "open tasks of a range of priorities, from an index of open tasks alone",
    statements: ({ random }) => {
      const low = random.integer(0, 800_000);
      return [
        sql`SELECT id, title FROM tasks WHERE state = 0 AND priority BETWEEN ${low} AND ${low + 200_000};`,
      ];
    },
  }),
  reads({
    name: "expression_index",
    database: "special_indexes",
    times: 100,
    description: "tasks whose title in lower case begins with a letter, from an index on lower(title)",
    statements: ({ random }) => {
      const letter = random.letters(1);
      return [
        sql`SELECT id, priority FROM tasks WHERE lower(title) >= ${letter} AND lower(title) < ${`${letter}{`};`,
      ];
    },
  }),
  reads({
    name: "descending_index",
    database: "special_indexes",
    times: 2500,
    description: "the 50 tasks of the highest priorities below one, from a descending index",
    statements: ({ random }) => [
      sql`SELECT id, priority FROM tasks WHERE priority < ${random.integer(100_000, 1_000_000)} ORDER BY priority DESC, id LIMIT 50;`,
    ],
  }),
  reads({
    name: "without_rowid_range",
    database: "clustered",
    times: 2000,
    description: "a hundred readings of a sensor, from a table WITHOUT ROWID",
    statements: ({ random, sizes }) => {
      const [first, last] = random.range(100, sizes.readings);
      return [
        sql`SELECT at, value FROM readings WHERE sensor = ${random.integer(1, sizes.sensors)} AND at BETWEEN ${first} AND ${last};`,
      ];
    },
  }),
];

const rowsOfSize = [
  reads({
    name: "wide_rows",
    database: "wide",
    times: 4,
    description: `all of ${wideColumns} columns of all rows`,
    statements: () => [sql`SELECT * FROM wide;`],
  }),
  reads({
    name: "wide_last_column",
    database: "wide",
    times: 50,
    description: `the sum of the last of ${wideColumns} columns`,
    statements: () => [sql`SELECT sum(${fixed(`c${wideColumns}`)}) FROM wide;`],
  }),
  reads({
    name: "large_values",
    database: "wide",
    times: 20,
    description: "ten texts of 1 MB each",
    statements: () => [sql`SELECT id, body FROM texts;`],
  }),
  reads({
    name: "large_value_part",
    database: "wide",
    times: 100,
    description: "ten letters in the middle of a text of 1 MB",
    statements: ({ random, sizes }) => [
      sql`SELECT substr(body, ${random.integer(1, 900_000)}, 10) FROM texts WHERE id = ${random.integer(1, sizes.texts)};`,
    ],
  }),
];

const extensions = ["shapes_extensions"] as const;

const extended = [
  reads({
    name: "json_extract",
    variants: extensions,
    database: "json",
    times: 5,
    description: "a number in each of all JSON documents",
    statements: ({ random }) => [
      sql`SELECT id, json_extract(body, '$.name') FROM documents WHERE json_extract(body, '$.age') = ${random.integer(18, 90)};`,
    ],
  }),
  reads({
    name: "json_each",
    variants: extensions,
    database: "json",
    times: 2,
    description: "the items of all JSON documents, added up by json_each()",
    statements: () => [
      sql`SELECT count(*), sum(json_extract(item.value, '$.count')) FROM documents, json_each(documents.body, '$.items') AS item;`,
    ],
  }),
  reads({
    name: "fts5_match",
    variants: extensions,
    database: "fts5",
    times: 100,
    description: "pages with a word, by full-text search",
    statements: ({ random }) => [sql`SELECT rowid, title FROM pages WHERE pages MATCH ${drawWord(random)};`],
  }),
  reads({
    name: "fts5_phrase_rank",
    variants: extensions,
    database: "fts5",
    times: 50,
    description: "the ten best pages with one of two words, ranked by bm25()",
    statements: ({ random }) => [
      sql`SELECT rowid FROM pages WHERE pages MATCH ${`${drawWord(random)} OR ${drawWord(random)}`} ORDER BY rank, rowid LIMIT 10;`,
    ],
  }),
  reads({
    name: "fts5_prefix",
    variants: extensions,
    database: "fts5",
    times: 80,
    description: "pages with a word that begins with given letters",
    statements: ({ random }) => [
      sql`SELECT count(*) FROM pages WHERE pages MATCH ${`${wordOf(random.integer(10, 99))}*`};`,
    ],
  }),
  reads({
    name: "rtree_window",
    variants: extensions,
    database: "rtree",
    times: 1000,
    description: "boxes that touch a window, by R-Tree",
    statements: ({ random }) => {
      const [left, top] = [random.integer(0, planeSize - 1000), random.integer(0, planeSize - 1000)];
      return [
        sql`SELECT id, left, top FROM boxes WHERE right >= ${left} AND left <= ${left + 1000} AND bottom >= ${top} AND top <= ${top + 1000};`,
      ];
    },
  }),
];

export const queries = [
  ...joins,
  ...lists,
  ...sorts,
  ...texts,
  ...windows,
  ...recursive,
  ...indexes,
  ...rowsOfSize,
  ...extended,
];
