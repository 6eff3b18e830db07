import { multiRowInserts } from "../multi-row-insert.ts";
import { RandomStream } from "../random.ts";
import { appendText, fixed, type Part, sql, type Template } from "../sql-template.ts";
import { checkpoint, type SuiteSize } from "../workload.ts";
import { sizesOf, tableCount, textLetters, wideColumns } from "./sizes.ts";

/** The prepared databases of the suite: an engine that lacks a feature can make all databases but those that need it. */
export const databaseNames = [
  "orders",
  "special_indexes",
  "clustered",
  "tree",
  "family",
  "wide",
  "json",
  "fts5",
  "rtree",
  "many_tables",
] as const;
export type DatabaseName = (typeof databaseNames)[number];

interface Database {
  /** The tables of the database and their rows, in one transaction. */
  readonly make: (size: SuiteSize, random: RandomStream) => Iterable<string>;
  readonly indexes: readonly string[];
  /** Queries that read everything, through each index too. */
  readonly state: readonly string[];
}

/** As many rows as asked for, with keys from 1. */
function* rowsOf(count: number, row: (id: number) => readonly Part[]): Generator<readonly Part[], void> {
  for (let id = 1; id <= count; id++) yield row(id);
}

const two = (value: number) => String(value).padStart(2, "0");

/** A day of ten years. */
export function dayOf(random: RandomStream): string {
  return `${random.integer(2015, 2024)}-${two(random.integer(1, 12))}-${two(random.integer(1, 28))}`;
}

/** A value, or NULL in one of ten rows. */
function optional(random: RandomStream, value: Part): Part {
  return random.integer(1, 10) === 1 ? fixed("NULL") : value;
}

function* orders(size: SuiteSize, random: RandomStream): Generator<string, void> {
  const { customers, suppliers, products, orders: count, lines, regions } = sizesOf(size.rows);
  yield "CREATE TABLE regions(id INTEGER PRIMARY KEY, name TEXT NOT NULL);";
  yield* multiRowInserts(
    "regions",
    rowsOf(regions, (id) => [id, random.letters(8)]),
  );
  yield "CREATE TABLE customers(id INTEGER PRIMARY KEY, region_id INTEGER NOT NULL, name TEXT NOT NULL, balance INTEGER NOT NULL);";
  yield* multiRowInserts(
    "customers",
    rowsOf(customers, (id) => [
      id,
      random.integer(1, regions),
      random.letters(12),
      random.integer(-5000, 50_000),
    ]),
  );
  yield "CREATE TABLE suppliers(id INTEGER PRIMARY KEY, region_id INTEGER NOT NULL, name TEXT NOT NULL);";
  yield* multiRowInserts(
    "suppliers",
    rowsOf(suppliers, (id) => [id, random.integer(1, regions), random.letters(12)]),
  );
  yield "CREATE TABLE products(id INTEGER PRIMARY KEY, supplier_id INTEGER NOT NULL, name TEXT NOT NULL, price INTEGER NOT NULL);";
  yield* multiRowInserts(
    "products",
    rowsOf(products, (id) => [
      id,
      random.integer(1, suppliers),
      random.letters(16),
      random.integer(100, 90_000),
    ]),
  );
  yield "CREATE TABLE orders(id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL, day TEXT NOT NULL, status INTEGER NOT NULL, total INTEGER NOT NULL, note TEXT);";
  yield* multiRowInserts(
    "orders",
    rowsOf(count, (id) => [id, ...orderValues(random, customers)]),
  );
  yield "CREATE TABLE lines(id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL, product_id INTEGER NOT NULL, quantity INTEGER NOT NULL);";
  yield* multiRowInserts(
    "lines",
    rowsOf(lines, (id) => [id, random.integer(1, count), random.integer(1, products), random.integer(1, 20)]),
  );
  yield "CREATE TABLE archive(id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL, day TEXT NOT NULL, status INTEGER NOT NULL, total INTEGER NOT NULL, note TEXT);";
}

/** The values of an order after its key. */
export function orderValues(random: RandomStream, customers: number): readonly Part[] {
  return [
    random.integer(1, customers),
    dayOf(random),
    random.integer(1, 8),
    random.integer(100, 1_000_000),
    optional(random, random.letters(30)),
  ];
}

function* specialIndexes({ rows }: SuiteSize, random: RandomStream): Generator<string, void> {
  yield "CREATE TABLE tasks(id INTEGER PRIMARY KEY, state INTEGER NOT NULL, title TEXT NOT NULL, priority INTEGER NOT NULL);";
  yield* multiRowInserts(
    "tasks",
    rowsOf(sizesOf(rows).orders, (id) => [id, ...taskValues(random)]),
  );
}

/** One task in twenty is open: its state is 0. */
export function taskValues(random: RandomStream): readonly Part[] {
  return [random.integer(0, 19), random.letters(12).toUpperCase(), random.integer(0, 1_000_000)];
}

function* clustered({ rows }: SuiteSize, random: RandomStream): Generator<string, void> {
  yield "CREATE TABLE readings(sensor INTEGER NOT NULL, at INTEGER NOT NULL, value INTEGER NOT NULL, PRIMARY KEY (sensor, at)) WITHOUT ROWID;";
  const { sensors, readings } = sizesOf(rows);
  yield* multiRowInserts(
    "readings",
    rowsOf(sensors * readings, (id) => [
      Math.ceil(id / readings),
      ((id - 1) % readings) + 1,
      random.integer(0, 100_000),
    ]),
  );
}

function* tree({ rows }: SuiteSize, random: RandomStream): Generator<string, void> {
  yield "CREATE TABLE nodes(id INTEGER PRIMARY KEY, parent_id INTEGER NOT NULL, weight INTEGER NOT NULL);";
  yield* multiRowInserts(
    "nodes",
    rowsOf(sizesOf(rows).orders, (id) => [id, Math.floor(id / 4), random.integer(1, 1000)]),
  );
}

function* family({ rows }: SuiteSize, random: RandomStream): Generator<string, void> {
  const { customers, orders: count } = sizesOf(rows);
  yield "CREATE TABLE parents(id INTEGER PRIMARY KEY, name TEXT NOT NULL, children INTEGER NOT NULL);";
  yield* multiRowInserts(
    "parents",
    rowsOf(customers, (id) => [id, random.letters(12), 0]),
  );
  yield "CREATE TABLE children(id INTEGER PRIMARY KEY, parent_id INTEGER NOT NULL REFERENCES parents(id) ON DELETE CASCADE, name TEXT NOT NULL);";
  yield* multiRowInserts(
    "children",
    rowsOf(count, (id) => [id, random.integer(1, customers), random.letters(12)]),
  );
  yield "CREATE TABLE log(id INTEGER PRIMARY KEY, child_id INTEGER NOT NULL, old TEXT NOT NULL, new TEXT NOT NULL);";
  yield "CREATE TRIGGER renamed AFTER UPDATE OF name ON children WHEN old.name <> new.name BEGIN INSERT INTO log(child_id, old, new) VALUES (new.id, old.name, new.name); UPDATE parents SET children = children + 1 WHERE id = new.parent_id; END;";
}

function* wide({ rows }: SuiteSize, random: RandomStream): Generator<string, void> {
  const columns = Array.from({ length: wideColumns }, (_, index) => `c${index + 1} INTEGER NOT NULL`);
  yield `CREATE TABLE wide(id INTEGER PRIMARY KEY, ${columns.join(", ")});`;
  yield* multiRowInserts(
    "wide",
    rowsOf(sizesOf(rows).wideRows, (id) => [id, ...wideValues(random)]),
  );
  yield "CREATE TABLE texts(id INTEGER PRIMARY KEY, body TEXT NOT NULL);";
  for (let id = 1; id <= sizesOf(rows).texts; id++)
    yield appendText("", sql`INSERT INTO texts VALUES (${id}, ${longText(random)});`);
}

export function wideValues(random: RandomStream): readonly number[] {
  return Array.from({ length: wideColumns }, () => random.integer(0, 100_000));
}

/** SQL whose value is a text of a million letters: some letters, repeated. */
export function longText(random: RandomStream): Template {
  const repeated = 50;
  const zeros = textLetters / repeated;
  return sql`replace(hex(zeroblob(${fixed(String(zeros))})), '00', ${random.letters(repeated)})`;
}

function* json({ rows }: SuiteSize, random: RandomStream): Generator<string, void> {
  yield "CREATE TABLE documents(id INTEGER PRIMARY KEY, body TEXT NOT NULL);";
  yield* multiRowInserts(
    "documents",
    rowsOf(sizesOf(rows).documents, (id) => [id, documentOf(random)]),
  );
}

export function documentOf(random: RandomStream): string {
  const items = Array.from({ length: random.integer(2, 6) }, () => ({
    sku: random.letters(6),
    count: random.integer(1, 9),
  }));
  const body = { name: random.letters(10), age: random.integer(18, 90), tags: [random.letters(4)], items };
  return JSON.stringify(body);
}

function* fts5({ rows }: SuiteSize, random: RandomStream): Generator<string, void> {
  yield "CREATE VIRTUAL TABLE pages USING fts5(title, body);";
  yield* multiRowInserts(
    "pages(rowid, title, body)",
    rowsOf(sizesOf(rows).documents, (id) => [id, ...pageValues(random)]),
  );
}

/** Words that texts are made of, by number: `w` and letters for its digits, so that prefixes of words exist. */
export function wordOf(number: number): string {
  return `w${[...String(number)].map((digit) => "abcdefghij"[Number(digit)]).join("")}`;
}

/** Few words are frequent and many are rare: the smaller of two draws. */
export function drawWord(random: RandomStream): string {
  return wordOf(Math.min(random.integer(0, 1999), random.integer(0, 1999)));
}

export function pageValues(random: RandomStream): readonly string[] {
  const words = (count: number) => Array.from({ length: count }, () => drawWord(random)).join(" ");
  return [words(4), words(30)];
}

function* rtree({ rows }: SuiteSize, random: RandomStream): Generator<string, void> {
  // Integers: floats would be rounded to 32 bits.
  yield "CREATE VIRTUAL TABLE boxes USING rtree_i32(id, left, right, top, bottom);";
  yield* multiRowInserts(
    "boxes",
    rowsOf(sizesOf(rows).documents, (id) => [id, ...boxOf(random)]),
  );
}

/** Left, right, top and bottom of a box in a square of `planeSize`. */
export function boxOf(random: RandomStream): readonly number[] {
  const [left, top] = [random.integer(0, planeSize), random.integer(0, planeSize)];
  return [left, left + random.integer(1, 100), top, top + random.integer(1, 100)];
}

export const planeSize = 10_000;

function* manyTables({ rows }: SuiteSize, random: RandomStream): Generator<string, void> {
  yield "CREATE TABLE migrations(id INTEGER PRIMARY KEY, name TEXT NOT NULL);";
  for (let index = 1; index <= tableCount(rows); index++) {
    yield `CREATE TABLE t${index}(id INTEGER PRIMARY KEY, k INTEGER NOT NULL, name TEXT NOT NULL DEFAULT 'none', note TEXT);`;
    yield `CREATE INDEX t${index}_k ON t${index}(k);`;
    yield* multiRowInserts(
      `t${index}`,
      rowsOf(3, (id) => [id, random.integer(1, 1000), random.letters(8), random.letters(8)]),
    );
  }
}

/** A query that reads a column through its index, so that the index has to have every row. */
function through(table: string, index: string, column: string): string {
  return `SELECT ${column} FROM ${table} INDEXED BY ${index} WHERE ${column} > -1;`;
}

export const databases: Readonly<Record<DatabaseName, Database>> = {
  orders: {
    make: orders,
    indexes: [
      "CREATE INDEX customers_region ON customers(region_id);",
      "CREATE INDEX products_supplier ON products(supplier_id);",
      "CREATE INDEX orders_customer ON orders(customer_id);",
      "CREATE INDEX lines_order ON lines(order_id);",
      "CREATE INDEX lines_product ON lines(product_id);",
    ],
    state: [
      ...["regions", "customers", "suppliers", "products", "orders", "lines", "archive"].map(
        (table) => `SELECT * FROM ${table};`,
      ),
      through("orders", "orders_customer", "customer_id"),
      through("lines", "lines_order", "order_id"),
    ],
  },
  special_indexes: {
    make: specialIndexes,
    indexes: [
      "CREATE INDEX tasks_open ON tasks(priority) WHERE state = 0;",
      "CREATE INDEX tasks_title ON tasks(lower(title));",
      "CREATE INDEX tasks_priority ON tasks(priority DESC, id);",
    ],
    state: [
      "SELECT * FROM tasks;",
      "SELECT priority FROM tasks INDEXED BY tasks_open WHERE state = 0;",
      "SELECT id FROM tasks INDEXED BY tasks_title WHERE lower(title) > '';",
      through("tasks", "tasks_priority", "priority"),
    ],
  },
  clustered: { make: clustered, indexes: [], state: ["SELECT * FROM readings;"] },
  tree: {
    make: tree,
    indexes: ["CREATE INDEX nodes_parent ON nodes(parent_id);"],
    state: [],
  },
  family: {
    make: family,
    indexes: ["CREATE INDEX children_parent ON children(parent_id);"],
    state: [
      "SELECT * FROM parents;",
      "SELECT * FROM children;",
      "SELECT * FROM log;",
      through("children", "children_parent", "parent_id"),
    ],
  },
  wide: { make: wide, indexes: [], state: ["SELECT * FROM wide;", "SELECT * FROM texts;"] },
  json: { make: json, indexes: [], state: ["SELECT * FROM documents;"] },
  fts5: {
    make: fts5,
    indexes: [],
    state: [
      "SELECT rowid, title, body FROM pages;",
      "SELECT rowid FROM pages WHERE pages MATCH 'wa*';",
      "SELECT rowid FROM pages WHERE pages MATCH 'wb*';",
    ],
  },
  rtree: {
    make: rtree,
    indexes: [],
    state: [
      "SELECT id, left, right, top, bottom FROM boxes;",
      "SELECT id FROM boxes WHERE left >= 0 AND right <= 5000;",
    ],
  },
  many_tables: { make: manyTables, indexes: [], state: ["SELECT * FROM migrations;"] },
};

/** Makes one database, or in a fixed order several. */
export function* preparation(
  size: SuiteSize,
  names: readonly string[] = databaseNames,
): Generator<string, void> {
  for (const name of databaseNames.filter((one) => names.includes(one))) {
    const { make, indexes } = databases[name];
    yield "BEGIN;";
    yield* make(size, new RandomStream(size.seed, `shapes ${name}`));
    yield* indexes;
    yield "COMMIT;";
    yield checkpoint;
  }
}
