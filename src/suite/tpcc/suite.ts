import type { Dialect, Suite } from "../suite.ts";
import type { Workload } from "../workload.ts";
import { conditions } from "./conditions.ts";
import { state, warm } from "./fresh-state.ts";
import { transactionNames, transactions } from "./mix.ts";
import { preparation } from "./preparation.ts";
import { type TableName, tableNames } from "./tables.ts";

/** @param count of transactions */
function standardMix(
  count: number,
  dialect: Dialect,
  named: Pick<Workload, "name" | "storages" | "description">,
): Workload {
  return {
    ...named,
    kind: "writes",
    source: "TPC-C, standard specification, revision 5.11, clauses 2 and 5.2.3",
    tables: tableNames,
    times: () => count,
    *statements(source) {
      for (const { statements } of transactions(source, count, dialect)) yield* statements;
    },
    transactions: { names: transactionNames, of: (source) => transactions(source, count, dialect) },
    divides: true,
    warm: warm(dialect),
    state: state(dialect),
    invariants: conditions(dialect),
  };
}

/** SQLite flushes a file four times for a commit, which takes milliseconds on many machines; a server can be set to flush too. */
const durableCount = 400;

const workloads: Readonly<Record<Dialect, readonly Workload[]>> = {
  sqlite: [
    standardMix(2000, "sqlite", {
      name: "standard_mix",
      storages: ["memory"],
      description: "one of the five transactions, in the standard's mix",
    }),
    standardMix(durableCount, "sqlite", {
      name: "standard_mix_durable",
      storages: ["file", "autocommit"],
      description: "the same, fewer of them: each waits for its commit to be durable",
    }),
  ],
  mysql: [
    standardMix(durableCount, "mysql", {
      name: "standard_mix_durable",
      storages: ["file"],
      description: "one of the five transactions, in the standard's mix",
    }),
  ],
};

/**
 * The TPC-C benchmark's tables and transactions on one connection, without keying and think times: no audited result, and not
 * comparable with one. https://www.tpc.org/tpc_documents_current_versions/pdf/tpc-c_v5.11.0.pdf
 */
export function tpcc(dialect: Dialect): Suite {
  return {
    name: "tpcc",
    // A warehouse has half a million rows, whatever is asked for: making it takes minutes on a simulated processor.
    isCounted: () => false,
    description: "the five transactions of TPC-C in the standard's mix, without think times",
    dialect,
    seconds: 90,
    ceiling: 2,
    workloads: workloads[dialect],
    tables: tableNames,
    // The standard's clause 3.4 asks for no less; SQLite has no other level than the one above it.
    ...(dialect === "mysql"
      ? { attempts: () => ["SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ;"] }
      : {}),
    preparation: (_variant, size, tables) =>
      preparation(size, dialect, tables as readonly TableName[] | undefined),
  };
}
