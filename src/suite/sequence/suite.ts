import type { Dialect, Suite } from "../suite.ts";
import { sequencesIn } from "./steps.ts";

/**
 * Whether an engine still does what SQLite does once its tables were dropped, created again and rolled back.
 *
 * Source: the bug of https://www.dolthub.com/blog/2021-08-31-are-we-faster-than-mysql/
 */
export function sequence(dialect: Dialect): Suite {
  return {
    name: "sequence",
    description:
      "workloads on one connection, among tables dropped and created again, rollbacks, VACUUM and reopening",
    dialect,
    seconds: 10,
    workloads: [],
    steps: sequencesIn[dialect].steps,
    tables: [],
    preparation: () => [],
  };
}
