import { fixed, sql } from "../sql-template.ts";
import type { Step } from "./steps.ts";
import { table } from "./tables.ts";

/** Keys in a range of sysbench's range queries, its `range_size`. */
const rangeSize = 100;

export const pointSelect: Step = ({ key, rows, random }) => [
  sql`SELECT c FROM sbtest1 WHERE ${key.equals(random.integer(1, rows))};`,
];

/** sysbench's `point_selects` of one transaction. */
export const pointSelects = Array<Step>(10).fill(pointSelect);

/** A query over consecutive keys of sbtest1. */
function overKeys(columns: string, length: number, rest = ""): Step {
  const [selected, end] = [fixed(columns), fixed(rest)];
  return ({ key, rows, random }) => [
    sql`SELECT ${selected} FROM sbtest1 WHERE ${key.between(random.range(length, rows))}${end};`,
  ];
}

export const rangeSelect = overKeys("c", rangeSize);
export const sumRange = overKeys("SUM(k)", rangeSize);
export const orderRange = overKeys("c", rangeSize, " ORDER BY c");
export const distinctRange = overKeys("DISTINCT c", rangeSize, " ORDER BY c");
export const countRange = overKeys("COUNT(k)", 10);
export const groupRange = overKeys("k, COUNT(*)", 1000, " GROUP BY k ORDER BY k");

export const indexSelect: Step = ({ key, rows, random }) => [
  sql`SELECT ${fixed(key.columns.join(", "))}, c FROM sbtest1 WHERE k = ${random.integer(1, rows)};`,
];

export const listSelect: Step = ({ key, rows, random }) => {
  const ids = Array.from({ length: 10 }, () => random.integer(1, rows));
  return [sql`SELECT ${fixed(key.columns.join(", "))}, k, c, pad FROM sbtest1 WHERE ${key.among(ids)};`];
};

export const countIndexRange: Step = ({ rows, random }) => {
  const [first, last] = random.range(100, rows);
  return [sql`SELECT COUNT(k) FROM sbtest1 WHERE k BETWEEN ${first} AND ${last};`];
};

const join = sql`FROM sbtest1 JOIN sbtest2 ON sbtest1.k = sbtest2.k`;

export const joinSelect: Step = ({ key, rows, random }) => {
  const columns = ["sbtest1", "sbtest2"].flatMap((name) => key.columns.map((column) => `${name}.${column}`));
  const range = key.between(random.range(10, rows), "sbtest1");
  return [sql`SELECT ${fixed(columns.join(", "))} ${join} WHERE ${range};`];
};

export const joinCount: Step = ({ key, rows, random }) => {
  const range = key.between(random.range(50, table("sbtest2").rows(rows)), "sbtest2");
  return [sql`SELECT COUNT(*) ${join} WHERE ${range};`];
};

export const scanTypes: Step = ({ random }) => [
  sql`SELECT COUNT(*) FROM sbtest_types WHERE tval LIKE ${`%${random.letters(3)}%`};`,
];

export const scanTable: Step = () => [sql`SELECT COUNT(*) FROM sbtest1 WHERE c LIKE ${"%abc%"};`];
