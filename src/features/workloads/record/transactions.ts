import type { Execution } from "./recorded.ts";
import { type StatementKind, shapeOf } from "./shapes.ts";

/** Executions of one connection that belong together: a transaction, or one statement outside of any. */
export interface Unit {
  readonly executions: readonly Execution[];
  /** Whether a statement has begun a transaction. Without its end, as of a program that was ended in the middle, it is rolled back. */
  readonly isTransaction: boolean;
}

/**
 * The units of a database in the order in which they ended, which is that of SQLite's transactions that change something. One connection
 * can execute them one after the other.
 *
 * @param executions in the order in which they began
 */
export function unitsOf(executions: readonly Execution[]): Unit[] {
  const units: Unit[] = [];
  const open = new Map<string, Execution[]>();
  const kinds = new Map<string, StatementKind>();
  const kindOf = (sql: string) => {
    const known = kinds.get(sql) ?? shapeOf(sql).kind;
    kinds.set(sql, known);
    return known;
  };
  for (const one of executions) {
    const within = open.get(one.connection);
    const kind = kindOf(one.sql);
    if (within === undefined) {
      if (kind === "transaction" && !one.isAutocommit) open.set(one.connection, [one]);
      // The end of a transaction whose beginning is not in the log would fail.
      else if (kind !== "transaction") units.push({ executions: [one], isTransaction: false });
      continue;
    }
    within.push(one);
    // A query that began in a transaction can end after it.
    if (!one.isAutocommit || kind === "query" || kind === "pragma") continue;
    units.push({ executions: within, isTransaction: true });
    open.delete(one.connection);
  }
  for (const within of open.values()) units.push({ executions: within, isTransaction: true });
  return units;
}
