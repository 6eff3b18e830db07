import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  suiteOf
} from "./chunk-AFANOJMY.js";

// src/suite/shared-reads.ts
var onFiles = [
  "oltp_order_range",
  "oltp_distinct_range",
  "groupby_scan",
  "types_table_scan",
  "table_scan",
  "oltp_read_only"
];
var sharing = {
  memory: /* @__PURE__ */ new Set([
    ...onFiles,
    "oltp_point_select",
    "oltp_range_select",
    "oltp_sum_range",
    "select_random_points",
    "covering_index_scan",
    "index_join"
  ]),
  file: new Set(onFiles),
  autocommit: new Set(onFiles)
};
function sharesReads({
  variant,
  storage,
  workload
}) {
  return suiteOf(variant) === "oltp" && sharing[storage].has(workload);
}

export {
  sharesReads
};
