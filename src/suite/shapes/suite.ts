import type { Suite } from "../suite.ts";
import { changes } from "./changes.ts";
import { databaseNames, preparation } from "./databases.ts";
import { queries } from "./queries.ts";
import { schemaWork } from "./schema-work.ts";

/** Statements that programs execute and the suite oltp has not, from UPSERT to full-text search. */
export const shapes: Suite = {
  name: "shapes",
  description: "statements that oltp has not: UPSERT, joins, windows, JSON, full-text search, DDL, VACUUM",
  seconds: 90,
  workloads: [...queries, ...changes, ...schemaWork],
  tables: databaseNames,
  // Statements on tables that do not exist yet cannot be prepared before the clock starts.
  form: "text",
  // The suite times the opening of a database with 1,000 tables.
  noShells: true,
  preparation: (_variant, size, names) => preparation(size, names),
};
