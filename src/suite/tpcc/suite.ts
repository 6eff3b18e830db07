import type { Suite } from "../suite.ts";
import type { Workload } from "../workload.ts";
import { conditions } from "./conditions.ts";
import { state, warm } from "./fresh-state.ts";
import { transactionNames, transactions } from "./mix.ts";
import { preparation } from "./preparation.ts";
import { type TableName, tableNames } from "./tables.ts";

/** @param count of transactions */
function standardMix(count: number, named: Pick<Workload, "name" | "storages" | "description">): Workload {
  return {
    ...named,
    kind: "writes",
    source: "TPC-C, standard specification, revision 5.11, clauses 2 and 5.2.3",
    tables: tableNames,
    times: () => count,
    *statements(source) {
      for (const { statements } of transactions(source, count)) yield* statements;
    },
    transactions: { names: transactionNames, of: (source) => transactions(source, count) },
    warm,
    state,
    invariants: conditions,
  };
}

const workloads = [
  standardMix(2000, {
    name: "standard_mix",
    storages: ["memory"],
    description: "one of the five transactions, in the standard's mix",
  }),
  // SQLite flushes a file four times for a commit, which takes milliseconds on many machines.
  standardMix(400, {
    name: "standard_mix_durable",
    storages: ["file", "autocommit"],
    description: "the same, fewer of them: each waits for its commit to be durable",
  }),
];

/**
 * The TPC-C benchmark's tables and transactions on one connection, without keying and think times: no audited result, and not
 * comparable with one. https://www.tpc.org/tpc_documents_current_versions/pdf/tpc-c_v5.11.0.pdf
 */
export const tpcc: Suite = {
  name: "tpcc",
  description: "the five transactions of TPC-C in the standard's mix, on one connection",
  seconds: 90,
  ceiling: 2,
  workloads,
  tables: tableNames,
  preparation: (_variant, size, tables) => preparation(size, tables as readonly TableName[] | undefined),
};
