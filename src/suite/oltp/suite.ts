import type { KeyVariant } from "../../model/test.ts";
import type { Suite } from "../suite.ts";
import { keyShapes } from "./key-shapes.ts";
import { preparation } from "./preparation.ts";
import { reads } from "./reads.ts";
import { workloadOfShape } from "./steps.ts";
import { type TableName, tableNames } from "./tables.ts";
import { autocommitWrites, writes } from "./writes.ts";

/** The sysbench-style suite: 69 tests for each of four shapes of primary keys. */
export const oltp: Suite = {
  name: "oltp",
  description: "point, range and scan queries, and writes by key, for four shapes of primary keys",
  seconds: 240,
  workloads: [...reads, ...writes, ...autocommitWrites].map(workloadOfShape),
  tables: tableNames,
  preparation: (variant, size, tables) =>
    preparation(keyShapes[variant as KeyVariant], size, tables as readonly TableName[] | undefined),
};
