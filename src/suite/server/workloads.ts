import type { Variant } from "../../model/test.ts";
import * as change from "../oltp/changes.ts";
import { rowsPerInsert } from "../oltp/preparation.ts";
import * as query from "../oltp/queries.ts";
import { sysbench } from "../oltp/steps.ts";
import type { Template } from "../sql-template.ts";
import type { Source, Workload } from "../workload.ts";
import { stateStatements, warmStatements } from "./fresh-state.ts";
import { ownKeys } from "./own-keys.ts";
import * as server from "./statements.ts";
import { type TableName, typesRows } from "./tables.ts";

interface Shape extends Pick<Workload, "name" | "description" | "source"> {
  /** `sbtest1` alone if absent. */
  readonly tables?: readonly TableName[];
  readonly variants?: readonly Variant[];
  readonly times: number | ((rows: number) => number);
  /** Run once, before the repetitions. */
  readonly opening?: server.ServerStep;
  readonly steps: readonly server.ServerStep[];
}

/** The list of tests by which Dolt is compared with MySQL; sysbench has the shapes whose names begin with `oltp` or `select`. */
const dolt = "the list of How We Benchmark Dolt";

/** Workloads on sbtest1 and sbtest2 alone are timed once. */
const once: readonly Variant[] = ["server"];

/** A scan reads all rows, and takes the time of ten or a hundred other queries. */
const reads: readonly Shape[] = [
  {
    name: "covering_index_scan",
    description: "count over 100 consecutive values of k, from the index alone",
    source: dolt,
    times: 1000,
    steps: [query.countIndexRange],
  },
  {
    name: "groupby_scan",
    description: "rows for each k among 1,000 consecutive keys, grouped and sorted",
    source: dolt,
    times: 100,
    steps: [query.groupRange],
  },
  {
    name: "index_join",
    description: "keys of both tables joined on k, from 10 consecutive keys of sbtest1",
    source: dolt,
    tables: ["sbtest1", "sbtest2"],
    times: 100,
    steps: [query.joinSelect],
  },
  {
    name: "index_join_scan",
    description: "count of the join on k, from 50 consecutive keys of sbtest2",
    source: dolt,
    tables: ["sbtest1", "sbtest2"],
    times: 300,
    steps: [query.joinCount],
  },
  {
    name: "index_scan",
    description: "key and c of the rows with 100 consecutive values of k, through the index on k",
    source: dolt,
    times: 300,
    steps: [server.indexScan],
  },
  {
    name: "oltp_point_select",
    description: "c of one row by key",
    source: sysbench("oltp_point_select"),
    times: 2000,
    steps: [query.pointSelect],
  },
  {
    name: "oltp_read_only",
    description: "10 point selects and a range, a sum, an order and a distinct range, in one transaction",
    source: sysbench("oltp_read_only"),
    times: 100,
    steps: [
      change.begin,
      ...query.pointSelects,
      query.rangeSelect,
      query.sumRange,
      query.orderRange,
      query.distinctRange,
      change.commit,
    ],
  },
  {
    name: "select_random_points",
    description: "whole rows of 10 random keys in one IN list",
    source: `${sysbench("select_random_points")}, by key instead of k`,
    times: 1000,
    steps: [query.listSelect],
  },
  {
    name: "select_random_ranges",
    description: "count over 10 consecutive keys",
    source: `${sysbench("select_random_ranges")}, one range by key instead of ten by k`,
    times: 1500,
    steps: [query.countRange],
  },
  {
    name: "table_scan",
    description: "count of the rows of sbtest1 whose text contains three given letters",
    source: dolt,
    times: 20,
    steps: [query.scanTable],
  },
  {
    name: "types_table_scan",
    description: "all columns of all rows of the table of all types",
    source: dolt,
    tables: ["types"],
    variants: ["server", "server_long"],
    times: 20,
    steps: [server.scanTypes],
  },
];

/** Each statement commits by itself, except within a transaction. */
const writes: readonly Shape[] = [
  {
    name: "bulk_insert",
    description: "50 rows in a statement at the end of a new table; creating the table is timed too",
    source: sysbench("bulk_insert"),
    tables: [],
    opening: server.createBulkTable,
    times: (rows) => Math.ceil(rows / rowsPerInsert),
    steps: [server.insertBulk],
  },
  {
    name: "oltp_delete_insert",
    description: "a row deleted by key and inserted again with new values",
    source: `the deletes and inserts of ${sysbench("oltp_write_only")}`,
    times: 200,
    steps: [server.deleteInsert],
  },
  {
    name: "oltp_insert",
    description: "a row at the end of sbtest1",
    source: sysbench("oltp_insert"),
    times: 400,
    steps: [change.insert],
  },
  {
    name: "oltp_read_write",
    description:
      "10 point selects, a range, a sum, an order and a distinct range, an update of k, an update of c, a row deleted and inserted again, in one transaction",
    source: sysbench("oltp_read_write"),
    times: 100,
    steps: [
      change.begin,
      ...query.pointSelects,
      query.rangeSelect,
      query.sumRange,
      query.orderRange,
      query.distinctRange,
      change.updateIndexed,
      change.updateUnindexed,
      server.deleteInsert,
      change.commit,
    ],
  },
  {
    name: "oltp_update_index",
    description: "a new k for one row by key; k is indexed",
    source: sysbench("oltp_update_index"),
    times: 400,
    steps: [change.updateIndexed],
  },
  {
    name: "oltp_update_non_index",
    description: "a new c for one row by key",
    source: sysbench("oltp_update_non_index"),
    times: 400,
    steps: [change.updateUnindexed],
  },
  {
    name: "oltp_write_only",
    description: "an update of k, an update of c, a row deleted and inserted again, in one transaction",
    source: sysbench("oltp_write_only"),
    times: 200,
    steps: [change.begin, change.updateIndexed, change.updateUnindexed, server.deleteInsert, change.commit],
  },
  {
    name: "types_delete_insert",
    description: "a row of the table of all types deleted by key and inserted again with new values",
    source: dolt,
    tables: ["types"],
    variants: ["server", "server_long"],
    times: 200,
    steps: [server.deleteInsertTypes],
  },
];

/**
 * The repeated statements of a workload. Each of several connections does its share of the repetitions, and writes rows
 * of its own.
 */
export function repeatedStatements(
  { kind, opening, steps }: Pick<ShapeOfKind, "kind" | "opening" | "steps">,
  times: (rows: number) => number,
): Workload["statements"] {
  return function* ({ variant, rows, random, connection }: Source): Generator<Template, void> {
    const owner = kind === "writes" ? connection : undefined;
    const keys = { key: ownKeys(rows, owner), typesKey: ownKeys(typesRows(rows), owner) };
    const source = { ...keys, variant, rows, random };
    if (opening !== undefined) yield* opening(source, 0);
    const repetitions = times(rows);
    const { number, count } = connection ?? { number: 1, count: 1 };
    for (let index = number - 1; index < repetitions; index += count)
      for (const step of steps) yield* step(source, index);
  };
}

function workloadOf(shape: ShapeOfKind): Workload {
  const { kind, tables = ["sbtest1"], times, opening: _opening, steps: _steps, ...named } = shape;
  const timesOf = typeof times === "number" ? () => times : times;
  return {
    variants: once,
    ...named,
    kind,
    storages: ["file"],
    tables,
    times: timesOf,
    statements: repeatedStatements(shape, timesOf),
    // A server opens once only.
    divides: shape.opening === undefined,
    warm: warmStatements(kind, tables),
    state: kind === "reads" ? [] : stateStatements(tables),
  };
}

type ShapeOfKind = Shape & Pick<Workload, "kind">;

const shapes: readonly ShapeOfKind[] = [
  ...reads.map((shape) => ({ ...shape, kind: "reads" as const })),
  ...writes.map((shape) => ({ ...shape, kind: "writes" as const })),
];

/** The parts of a workload of this suite. @throws Error if no workload has that name */
export function shapeNamed(name: string): ShapeOfKind {
  const shape = shapes.find((one) => one.name === name);
  if (shape === undefined) throw new Error(`the suite server has no workload ${name}`);
  return shape;
}

/** In report order. */
export const workloads: readonly Workload[] = shapes.map(workloadOf);
