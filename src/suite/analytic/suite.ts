import type { Suite } from "../suite.ts";
import type { Workload } from "../workload.ts";
import { queries } from "./queries.ts";
import { preparation, tableNames } from "./tables.ts";

/** Read every table through once. */
const warm = tableNames.map((table) => `SELECT count(*) FROM ${table};`);

const workloads = queries.map(({ name, description, times, statement }): Workload => {
  return {
    name,
    kind: "reads",
    storages: ["memory"],
    description,
    source: "the business questions of TPC-H, standard specification, revision 3.0.1, clause 2.4",
    tables: tableNames,
    times: () => times,
    *statements({ random }) {
      for (let index = 0; index < times; index++) yield statement(random);
    },
    warm,
    state: [],
  };
});

/**
 * TPC-H's 22 business questions over tables of its proportions: no audited result, and not comparable with one, since rows, texts and the
 * form of the queries are the tool's own. https://www.tpc.org/tpch/
 */
export const analytic: Suite = {
  name: "analytic",
  description: "22 queries over customers, orders and parts, after the questions of TPC-H",
  seconds: 60,
  workloads,
  tables: tableNames,
  preparation: (_variant, size, names) => preparation(size, names),
};
