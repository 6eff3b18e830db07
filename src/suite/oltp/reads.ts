import { storages } from "../../model/test.ts";
import * as query from "./queries.ts";
import { doltlite, type Shape, sysbench } from "./steps.ts";

type Read = Pick<Shape, "name" | "description" | "source" | "steps"> &
  Partial<Pick<Shape, "tables">> & { readonly count: number };

/** A scan reads all rows. A hundred scans took 1.2 to 1.9 s a sample, and showed the same. */
const fewScans = 10;

const inReportOrder: readonly Read[] = [
  {
    name: "oltp_point_select",
    description: "c of one row by key",
    source: sysbench("oltp_point_select"),
    count: 10_000,
    steps: [query.pointSelect],
  },
  {
    name: "oltp_range_select",
    description: "c of 100 consecutive keys",
    source: `the simple range of ${sysbench("oltp_read_only")}`,
    count: 1000,
    steps: [query.rangeSelect],
  },
  {
    name: "oltp_sum_range",
    description: "sum of k over 100 consecutive keys",
    source: `the sum range of ${sysbench("oltp_read_only")}`,
    count: 1000,
    steps: [query.sumRange],
  },
  {
    name: "oltp_order_range",
    description: "c of 100 consecutive keys, sorted",
    source: `the order range of ${sysbench("oltp_read_only")}`,
    count: 100,
    steps: [query.orderRange],
  },
  {
    name: "oltp_distinct_range",
    description: "distinct c of 100 consecutive keys, sorted",
    source: `the distinct range of ${sysbench("oltp_read_only")}`,
    count: 100,
    steps: [query.distinctRange],
  },
  {
    name: "oltp_index_scan",
    description: "key and c of the rows with one value of k, through the index on k",
    source: doltlite,
    count: 1000,
    steps: [query.indexSelect],
  },
  {
    name: "select_random_points",
    description: "whole rows of 10 random keys in one IN list",
    source: `${sysbench("select_random_points")}, by key instead of k`,
    count: 1000,
    steps: [query.listSelect],
  },
  {
    name: "select_random_ranges",
    description: "count over 10 consecutive keys",
    source: `${sysbench("select_random_ranges")}, one range by key instead of ten by k`,
    count: 1000,
    steps: [query.countRange],
  },
  {
    name: "covering_index_scan",
    description: "count over 100 consecutive values of k, from the index alone",
    source: doltlite,
    count: 1000,
    steps: [query.countIndexRange],
  },
  {
    name: "groupby_scan",
    description: "rows for each k among 1,000 consecutive keys, grouped and sorted",
    source: doltlite,
    count: 100,
    steps: [query.groupRange],
  },
  {
    name: "index_join",
    description: "keys of both tables joined on k, from 10 consecutive keys of sbtest1",
    source: doltlite,
    tables: ["sbtest1", "sbtest2"],
    count: 500,
    steps: [query.joinSelect],
  },
  {
    name: "index_join_scan",
    description: "count of the join on k, from 50 consecutive keys of sbtest2",
    source: doltlite,
    tables: ["sbtest1", "sbtest2"],
    count: 100,
    steps: [query.joinCount],
  },
  {
    name: "types_table_scan",
    description: "count of the rows of sbtest_types whose text contains three random letters",
    source: doltlite,
    tables: ["sbtest_types"],
    count: fewScans,
    steps: [query.scanTypes],
  },
  {
    name: "table_scan",
    description: "count of the rows of sbtest1 whose text contains three given letters",
    source: doltlite,
    count: fewScans,
    steps: [query.scanTable],
  },
  {
    name: "oltp_read_only",
    description: "10 point selects and a range, a sum, an order and a distinct range",
    source: sysbench("oltp_read_only"),
    count: 1000,
    steps: [...query.pointSelects, query.rangeSelect, query.sumRange, query.orderRange, query.distinctRange],
  },
];

/** The workloads that change nothing, in report order; outside any transaction in every storage. */
export const reads: readonly Shape[] = inReportOrder.map(({ count, tables = ["sbtest1"], ...read }) => ({
  ...read,
  tables,
  kind: "reads",
  storages,
  opening: [],
  times: () => count,
  closing: [],
}));
