import { createHash } from "node:crypto";
import type { ShapeName } from "../../../model/life.ts";
import { tableOptions } from "../../../suite/dialect.ts";
import { RandomStream } from "../../../suite/random.ts";
import type { Dialect } from "../../../suite/suite.ts";

/** A way in which a database ages. Commits are numbered from 1; `after` says how many there were. */
export interface Shape {
  /** Its work, in words that follow its name. */
  readonly title: string;
  /** Whether the commits of a rung are statements of one transaction. */
  readonly isOneTransaction: boolean;
  readonly preparation: readonly string[];
  readonly commit: (number: number) => string;
  /** Queries for all rows: one for each table. */
  readonly scan: (after: number) => string[];
  /** As many queries for one row by its key as {@link pointSelects} says. */
  readonly points: (after: number) => string[];
  /** The statement by which an engine of the dialect writes its tables anew, without what it does not need any more. */
  readonly rebuild: (after: number) => string;
}

/** The name of that statement. */
export const rebuildNames: Readonly<Record<Dialect, string>> = { sqlite: "VACUUM", mysql: "OPTIMIZE TABLE" };

/** Queries for one row that are timed together. */
export const pointSelects = 100;

/** Characters of a row's text. */
const rowLength = 60;

/** Rows of a database that does not grow. */
const constantRows = 100;

/** Each table of the shape `tables` is made by one commit and filled by the others. */
const commitsInTable = 20;

/** The shapes, whose rows depend on the seed alone. Either dialect can do them all. */
export function shapesOf(seed: number, dialect: Dialect = "sqlite"): Readonly<Record<ShapeName, Shape>> {
  const columns =
    dialect === "sqlite" ? "id INTEGER PRIMARY KEY, v TEXT" : "id INT PRIMARY KEY, v VARCHAR(60)";
  const createTable = (name: string) => `CREATE TABLE ${name}(${columns})${tableOptions[dialect]}`;
  const rebuildOf = (tables: readonly string[]) =>
    dialect === "sqlite" ? rebuildNames.sqlite : `${rebuildNames.mysql} ${tables.join(", ")}`;
  const text = (number: number) =>
    `'${createHash("sha256").update(`${seed} ${number}`).digest("hex").slice(0, rowLength)}'`;
  const insert = (id: number, table = "life") => `INSERT INTO ${table} VALUES(${id}, ${text(id)})`;
  const keys = (after: number, first: number, last: number) => {
    const random = new RandomStream(seed, `age ${after}`);
    return Array.from({ length: pointSelects }, () => random.integer(first, last));
  };
  const point = (id: number, table = "life") => `SELECT v FROM ${table} WHERE id = ${id}`;
  const oneTable = {
    isOneTransaction: false,
    scan: () => ["SELECT id, v FROM life ORDER BY id"],
    rebuild: () => rebuildOf(["life"]),
  };
  const append: Shape = {
    ...oneTable,
    title: "one row a commit",
    preparation: [createTable("life")],
    commit: insert,
    points: (after) => keys(after, 1, after).map((id) => point(id)),
  };
  const tableOf = (commit: number) => Math.floor((commit - 1) / commitsInTable) + 1;
  const tablesAfter = (after: number) =>
    Array.from({ length: tableOf(after) }, (_, table) => `life_${table + 1}`);
  const makesTable = (commit: number) => (commit - 1) % commitsInTable === 0;
  return {
    append,
    update: {
      ...oneTable,
      title: "the same row in each commit",
      preparation: [createTable("life"), insert(1)],
      commit: (number) => `UPDATE life SET v = ${text(number)} WHERE id = 1`,
      points: () => Array.from({ length: pointSelects }, () => point(1)),
    },
    churn: {
      ...oneTable,
      title: "a row in and the oldest out, by turns",
      preparation: [
        createTable("life"),
        ...Array.from({ length: constantRows }, (_, row) => insert(row + 1)),
      ],
      commit: (number) =>
        number % 2 === 1
          ? insert(constantRows + (number + 1) / 2)
          : `DELETE FROM life WHERE id = ${number / 2}`,
      points: (after) =>
        keys(after, Math.floor(after / 2) + 1, constantRows + Math.ceil(after / 2)).map((id) => point(id)),
    },
    transaction: { ...append, title: "rows of each rung in one transaction", isOneTransaction: true },
    tables: {
      title: `a new table every ${commitsInTable} commits, and rows in it`,
      isOneTransaction: false,
      preparation: [createTable("life_0")],
      commit: (number) =>
        makesTable(number)
          ? createTable(`life_${tableOf(number)}`)
          : insert(number, `life_${tableOf(number)}`),
      scan: (after) => tablesAfter(after).map((table) => `SELECT id, v FROM ${table} ORDER BY id`),
      points: (after) => keys(after, 1, after).map((id) => point(id, `life_${tableOf(id)}`)),
      rebuild: (after) => rebuildOf(tablesAfter(after)),
    },
  };
}

/** The statements of a block. @param isFirst whether its rung begins with it, and `isLast`, whether it ends */
export function* statementsOf(
  { commit, isOneTransaction }: Shape,
  { from, to }: { readonly from: number; readonly to: number },
  isFirst: boolean,
  isLast: boolean,
): Generator<string> {
  if (isOneTransaction && isFirst) yield "BEGIN";
  for (let number = from; number <= to; number++) yield commit(number);
  if (isOneTransaction && isLast) yield "COMMIT";
}
