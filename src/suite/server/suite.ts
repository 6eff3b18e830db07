import type { Suite } from "../suite.ts";
import { preparation, tableNames } from "./tables.ts";
import { workloads } from "./workloads.ts";

/**
 * The tests by which Dolt is compared with MySQL, in SQL that MariaDB 10.11, MySQL 8, Dolt of 2022 and today's execute with equal
 * results.
 *
 * Source of the list: https://www.dolthub.com/blog/2022-06-08-how-we-benchmark-dolt/
 */
export const server: Suite = {
  name: "server",
  description: "sysbench's and Dolt's tests of servers that speak MySQL's protocol",
  dialect: "mysql",
  seconds: 300,
  workloads,
  tables: tableNames,
  preparation,
};
