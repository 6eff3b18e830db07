import type { Transaction } from "../suite/workload.ts";

/** How statements make transactions, as the driver reads it: fields, each to be followed by a NUL. */
export function* transactionFields(transactions: Iterable<Transaction>): Generator<string, void> {
  for (const { name, statements } of transactions) yield `${name} ${statements.length}`;
}
