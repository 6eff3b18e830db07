import { type Storage, suiteOf, type Test } from "../model/test.ts";

const onFiles = [
  "oltp_order_range",
  "oltp_distinct_range",
  "groupby_scan",
  "types_table_scan",
  "table_scan",
  "oltp_read_only",
];

/**
 * Reads that share a process, and so one database that was prepared and warmed once. Earlier reads leave them faster caches: reads of the oltp suite whose multiplier moved by more than 2 % with it, on SQLite and DoltLite, are not here. Figures
 * are in bench/README.md.
 */
const sharing: Readonly<Record<Storage, ReadonlySet<string>>> = {
  memory: new Set([
    ...onFiles,
    "oltp_point_select",
    "oltp_range_select",
    "oltp_sum_range",
    "select_random_points",
    "covering_index_scan",
    "index_join",
  ]),
  file: new Set(onFiles),
  autocommit: new Set(onFiles),
};

/** Whether a test's samples of a round share an engine's process with those of other reads. */
export function sharesReads({
  variant,
  storage,
  workload,
}: Pick<Test, "variant" | "storage" | "workload">): boolean {
  return suiteOf(variant) === "oltp" && sharing[storage].has(workload);
}
