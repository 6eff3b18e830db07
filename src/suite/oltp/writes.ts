import * as change from "./changes.ts";
import { pointSelects, rangeSelect, sumRange } from "./queries.ts";
import { doltlite, type Shape, type Step, sysbench } from "./steps.ts";
import type { TableName } from "./tables.ts";

interface Write extends Pick<Shape, "name" | "description" | "source" | "times" | "steps"> {
  readonly tables?: readonly TableName[];
  readonly opening?: readonly Step[];
  /** Repetitions where each statement commits by itself: about 200 commits. */
  readonly autocommitTimes: number;
}

const inReportOrder: readonly Write[] = [
  {
    name: "oltp_bulk_insert",
    description: "a row at the end of a new table without secondary index; creating the table is timed too",
    source: `${sysbench("bulk_insert")}, a row a statement`,
    tables: [],
    opening: [change.createBulkTable],
    times: (rows) => rows,
    autocommitTimes: 200,
    steps: [change.insertBulk],
  },
  {
    name: "oltp_insert",
    description: "a row at the end of sbtest1",
    source: sysbench("oltp_insert"),
    times: () => 5000,
    autocommitTimes: 200,
    steps: [change.insert],
  },
  {
    name: "oltp_update_index",
    description: "a new k for one row by key; k is indexed",
    source: sysbench("oltp_update_index"),
    times: () => 10_000,
    autocommitTimes: 200,
    steps: [change.updateIndexed],
  },
  {
    name: "oltp_update_non_index",
    description: "a new c for one row by key",
    source: sysbench("oltp_update_non_index"),
    times: () => 10_000,
    autocommitTimes: 200,
    steps: [change.updateUnindexed],
  },
  {
    name: "oltp_delete_insert",
    description: "a row deleted by key and inserted again with new values",
    source: `the deletes and inserts of ${sysbench("oltp_write_only")}`,
    times: () => 5000,
    autocommitTimes: 100,
    steps: [change.deleteInsert],
  },
  {
    name: "oltp_write_only",
    description: "an update of k, an update of c, a row deleted and inserted again",
    source: sysbench("oltp_write_only"),
    times: () => 1000,
    autocommitTimes: 50,
    steps: [change.updateIndexed, change.updateUnindexed, change.deleteInsert],
  },
  {
    name: "types_delete_insert",
    description: "a row of sbtest_types deleted by key and inserted again with new values",
    source: doltlite,
    tables: ["sbtest_types"],
    times: () => 5000,
    autocommitTimes: 100,
    steps: [change.deleteInsertTypes],
  },
  {
    name: "oltp_read_write",
    description:
      "10 point selects, a range, a sum, an update of k, an update of c, a row deleted and inserted again",
    source: `${sysbench("oltp_read_write")}, without its order and distinct ranges`,
    times: () => 1000,
    autocommitTimes: 50,
    steps: [
      ...pointSelects,
      rangeSelect,
      sumRange,
      change.updateIndexed,
      change.updateUnindexed,
      change.deleteInsert,
    ],
  },
];

/** The writing workloads inside one transaction, in report order. */
export const writes: readonly Shape[] = inReportOrder.map(
  ({ autocommitTimes: _, tables = ["sbtest1"], opening = [], ...write }) => ({
    ...write,
    tables,
    kind: "writes",
    storages: ["memory", "file"],
    opening: [change.begin, ...opening],
    closing: [change.commit],
  }),
);

/** The same shapes where each statement commits by itself, in report order. */
export const autocommitWrites: readonly Shape[] = inReportOrder.map(
  ({ autocommitTimes, tables = ["sbtest1"], opening = [], ...write }) => ({
    ...write,
    name: `${write.name}_ac`,
    tables,
    kind: "writes",
    storages: ["autocommit"],
    opening,
    times: () => autocommitTimes,
    closing: [],
  }),
);
