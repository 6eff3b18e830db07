import {
  type Column,
  columnsOf,
  type Index,
  type Schema,
  type Table,
  type Trigger,
  type TriggerEvent,
  type TriggerStep,
} from "./schema.ts";
import { sqlOfShape, valueOfShape } from "./shapes.ts";

/** The statements that make a database's tables and indexes, without rows. */
export function definitionsOf({ tables }: Schema): string[] {
  return tables.flatMap((table) => [
    createTable(table, tables),
    ...table.indexes.map((index) => createIndex(table, index)),
    ...(table.hasView ? [`CREATE VIEW ${viewOf(table)} AS SELECT * FROM ${table.name};`] : []),
    ...(table.hasView ? table.viewTriggers.map((event) => createViewTrigger(table, event)) : []),
    ...createLog(table),
    ...table.triggers.map((trigger) => createTrigger(table, trigger)),
    ...(table.fullText === undefined ? [] : [`CREATE VIRTUAL TABLE ${table.name}f USING fts5(body);`]),
  ]);
}

/** The statements that fill them. Triggers are there already, and log what is inserted. */
export function fillingsOf({ tables }: Schema): string[] {
  return tables.flatMap((table) => [
    ...(table.rows === 0 ? [] : [insertRows(table, 1, table.rows)]),
    ...(table.deletesEvery === 0 ? [] : [deleteEvery(table)]),
    ...(table.fullText === undefined || table.rows === 0 ? [] : [fillFullText(table, table.fullText)]),
  ]);
}

/** Queries whose results show what the tables hold. */
export function stateQueries({ tables }: Schema, withIndexes: boolean): string[] {
  return tables.flatMap((table) => {
    const terms = columnsOf(table).map(({ name, type }) =>
      type === "INT" || type === "INTEGER" ? `sum(${name})` : `sum(length(${name}))`,
    );
    const indexes = withIndexes ? table.indexes : [];
    const within = ({ where }: Index) => (where === undefined ? "" : ` WHERE ${where}`);
    return [
      `SELECT count(*), ${terms.join(", ")} FROM ${table.name};`,
      ...indexes.map((one) => `SELECT count(*) FROM ${table.name} INDEXED BY ${one.name}${within(one)};`),
      ...(table.triggers.length === 0 ? [] : [`SELECT count(*), sum(n) FROM ${logOf(table)};`]),
    ];
  });
}

export function viewOf({ name }: Table): string {
  return `${name}v`;
}

function logOf({ name }: Table): string {
  return `${name}log`;
}

/** The columns that an INSERT gives. */
export function insertedColumns(table: Table): readonly Column[] {
  return columnsOf(table).filter(({ generated }) => generated === undefined);
}

/** An INSERT of rows by their numbers, from 1. */
export function insertRows(table: Table, first: number, last: number): string {
  return (
    `WITH RECURSIVE s(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM s WHERE i < ${last}) ` +
    `INSERT INTO ${table.name}(${namesOf(insertedColumns(table))}) SELECT ${rowTerms(table)} FROM s;`
  );
}

/** A literal row, by its number. */
export function literalRow(table: Table, i: number): string {
  const values = insertedColumns(table).map(({ shape, nullEvery }) =>
    nullEvery > 0 && i % nullEvery === 0 ? "NULL" : valueOfShape(shape, i),
  );
  return `(${values.join(", ")})`;
}

function rowTerms(table: Table): string {
  return insertedColumns(table)
    .map(({ shape, nullEvery }) => {
      const value = sqlOfShape(shape, "i");
      return nullEvery === 0 ? value : `CASE WHEN i % ${nullEvery} = 0 THEN NULL ELSE ${value} END`;
    })
    .join(", ");
}

function fillFullText({ name, keyColumns }: Table, column: string): string {
  return `INSERT INTO ${name}f(body) SELECT ${column} FROM ${name} ORDER BY ${namesOf(keyColumns)};`;
}

function deleteEvery(table: Table): string {
  const [key] = table.keyColumns;
  const number =
    key?.type === "INT" || key?.type === "INTEGER" ? key.name : `unicode(substr(${key?.name}, -1))`;
  return `DELETE FROM ${table.name} WHERE ${number} % ${table.deletesEvery} = 0;`;
}

export function namesOf(columns: readonly Column[]): string {
  return columns.map(({ name }) => name).join(", ");
}

function createTable(table: Table, tables: readonly Table[]): string {
  const { name, key, keyColumns, parent } = table;
  const isRowid = key === "rowid";
  const columns = columnsOf(table).map((column) =>
    definitionOf(column, isRowid && keyColumns.includes(column)),
  );
  const primary = isRowid || key === "none" ? [] : [`PRIMARY KEY (${namesOf(keyColumns)})`];
  const referenced = tables.find((one) => one.name === parent?.table);
  const foreign =
    parent === undefined || referenced === undefined
      ? []
      : [
          `FOREIGN KEY (${parent.column}) REFERENCES ${parent.table}(${namesOf(referenced.keyColumns)}) ON DELETE CASCADE`,
        ];
  const end = key.endsWith("without rowid") ? " WITHOUT ROWID" : "";
  return `CREATE TABLE ${name} (${[...columns, ...primary, ...foreign].join(", ")})${end};`;
}

function definitionOf({ name, type, isNocase, generated }: Column, isRowid: boolean): string {
  if (isRowid) return `${name} INTEGER PRIMARY KEY`;
  return `${name} ${type}${isNocase === true ? " COLLATE NOCASE" : ""}${generated === undefined ? "" : ` AS (${generated})`}`;
}

function createIndex({ name: table }: Table, { name, kind, terms, where }: Index): string {
  const unique = kind === "unique" ? "UNIQUE " : "";
  return `CREATE ${unique}INDEX ${name} ON ${table}(${terms.join(", ")})${where === undefined ? "" : ` WHERE ${where}`};`;
}

/** The table that triggers change, with an index if one of them looks for rows in it: each row of the table can have left some. */
function createLog(table: Table): string[] {
  const log = logOf(table);
  const looks = table.triggers.some(({ body }) => body.includes("UPDATE") || body.includes("DELETE"));
  return [
    ...(table.triggers.length === 0 ? [] : [`CREATE TABLE ${log} (what TEXT, k, n INT);`]),
    ...(looks ? [`CREATE INDEX ${log}k ON ${log}(k);`] : []),
  ];
}

function createTrigger(table: Table, { time, event, of, hasCondition, body }: Trigger): string {
  const log = logOf(table);
  const what = `'${time} ${event}'`;
  const key = `${event === "DELETE" ? "OLD" : "NEW"}.${table.keyColumns[0]?.name}`;
  const when = hasCondition ? ` WHEN ${key} IS NOT NULL` : "";
  // Only rows of the same trigger and key: otherwise the order in which rows are changed would decide.
  const own = `WHERE what = ${what} AND k = ${key}`;
  const steps: Readonly<Record<TriggerStep, string>> = {
    INSERT: `INSERT INTO ${log} VALUES (${what}, ${key}, 0);`,
    UPDATE: `UPDATE ${log} SET n = n + 1 ${own};`,
    DELETE: `DELETE FROM ${log} ${own};`,
    SELECT: `SELECT RAISE(IGNORE) WHERE ${key} LIKE '%7';`,
  };
  return (
    `CREATE TRIGGER ${table.name}${time.toLowerCase()}${event.toLowerCase()} ${time} ` +
    `${event}${of === undefined ? "" : ` OF ${of}`} ON ${table.name}${when} BEGIN ${body.map((step) => steps[step]).join(" ")} END;`
  );
}

/** A trigger that does to the table what is done to its view. */
function createViewTrigger(table: Table, event: TriggerEvent): string {
  const { name, keyColumns } = table;
  const view = viewOf(table);
  const columns = insertedColumns(table);
  const others = columns.filter((one) => !keyColumns.includes(one));
  const changed = others.length === 0 ? columns : others;
  const old = keyColumns.map((one) => `${one.name} = OLD.${one.name}`).join(" AND ");
  const steps: Readonly<Record<TriggerEvent, string>> = {
    INSERT: `INSERT INTO ${name}(${namesOf(columns)}) VALUES (${columns.map((one) => `NEW.${one.name}`).join(", ")});`,
    UPDATE: `UPDATE ${name} SET ${changed.map((one) => `${one.name} = NEW.${one.name}`).join(", ")} WHERE ${old};`,
    DELETE: `DELETE FROM ${name} WHERE ${old};`,
  };
  return `CREATE TRIGGER ${view}${event.toLowerCase()} INSTEAD OF ${event} ON ${view} BEGIN ${steps[event]} END;`;
}
