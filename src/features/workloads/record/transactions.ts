import { isWord, meant, nameOf } from "../../../suite/foreign-sql/sql-tokens.ts";
import type { Execution } from "./recorded.ts";
import { type StatementKind, shapeOf } from "./shapes.ts";

/** Executions of one connection that belong together: a transaction, or one statement outside of any. */
export interface Unit {
  readonly executions: readonly Execution[];
  /** Whether a statement has begun a transaction. Without its end, as of a program that was ended in the middle, it is rolled back. */
  readonly isTransaction: boolean;
}

/**
 * The units of a database in the order in which SQLite's transactions take effect: those that only read see the database as it was at their
 * first query, others change it at their end, in the order in which they had it to themselves. One connection can execute them one after the other.
 *
 * @param executions in the order in which they began
 */
export function unitsOf(executions: readonly Execution[]): Unit[] {
  const units: TimedUnit[] = [];
  const open = new Map<string, Execution[]>();
  const kinds = new Map<string, StatementKind>();
  const kindOf = (sql: string) => {
    const known = kinds.get(sql) ?? shapeOf(sql).kind;
    kinds.set(sql, known);
    return known;
  };
  const add = (all: readonly Execution[], isTransaction: boolean) => {
    const query = all.find(({ sql }) => kindOf(sql) === "query");
    const isRead = all.every(({ sql }) => kindOf(sql) === "query" || kindOf(sql) === "transaction");
    const atNs = query !== undefined && isRead ? query.startNs : endOf(all);
    const committedNs = isRead
      ? undefined
      : all.findLast((one) => one.committedNs !== undefined)?.committedNs;
    units.push({ executions: all, isTransaction, atNs, committedNs });
  };
  for (const one of executions) {
    const within = open.get(one.connection);
    const kind = kindOf(one.sql);
    if (within === undefined) {
      if (kind === "transaction" && !one.isAutocommit) open.set(one.connection, [one]);
      // The end of a transaction whose beginning is not in the log would fail.
      else if (kind !== "transaction") add([one], false);
      continue;
    }
    within.push(one);
    // A query that began in a transaction can end after it.
    if (!one.isAutocommit || kind === "query" || kind === "pragma") continue;
    add(within, true);
    open.delete(one.connection);
  }
  return [
    ...inOrder(units),
    ...[...open.values()].map((within) => ({ executions: within, isTransaction: true })),
  ];
}

interface TimedUnit extends Unit {
  readonly atNs: number;
  readonly committedNs: number | undefined;
}

/**
 * A connection can be suspended between its commit and the end of its statement: it had committed before the next one could. The time of a long
 * statement is in whole milliseconds, rounded down: it can seem to end before it has committed.
 */
function inOrder(units: readonly TimedUnit[]): Unit[] {
  const changes = units.flatMap((unit) =>
    unit.committedNs === undefined ? [] : [{ unit, committedNs: unit.committedNs }],
  );
  changes.sort((a, b) => a.committedNs - b.committedNs);
  const timed = changes.map(({ unit, committedNs }, at) => ({
    unit,
    atNs: Math.max(
      committedNs,
      Math.min(unit.atNs, changes[at + 1]?.committedNs ?? Number.POSITIVE_INFINITY),
    ),
  }));
  for (const unit of units) if (unit.committedNs === undefined) timed.push({ unit, atNs: unit.atNs });
  return timed.sort((a, b) => a.atNs - b.atNs).map(({ unit }) => unit);
}

function endOf(executions: readonly Execution[]): number {
  const last = executions.at(-1);
  return last === undefined ? 0 : last.startNs + last.tookNs;
}

/** How many connections executed units, and how many units began while one of another connection had not ended. */
export function concurrencyOf(units: readonly Unit[]): { connections: number; overlapping: number } {
  const spans = units.flatMap(({ executions }) => {
    const [first] = executions;
    if (first === undefined) return [];
    return { connection: first.connection, startNs: first.startNs, endNs: endOf(executions) };
  });
  // The unit that ends last so far, and the last one of another connection.
  let [latest, other] = [
    { connection: "", endNs: 0 },
    { connection: "", endNs: 0 },
  ];
  let overlapping = 0;
  for (const one of spans.toSorted((a, b) => a.startNs - b.startNs)) {
    if ((latest.connection === one.connection ? other : latest).endNs > one.startNs) overlapping++;
    if (one.connection === latest.connection) latest = one.endNs > latest.endNs ? one : latest;
    else if (one.endNs > latest.endNs) [latest, other] = [one, latest];
    else if (one.endNs > other.endNs) other = one;
  }
  return { connections: new Set(spans.map(({ connection }) => connection)).size, overlapping };
}

/**
 * Follows transactions by the words of statements.
 *
 * @param opener the savepoint that has begun the transaction, "" for BEGIN; undefined outside of one
 * @returns that after the statement
 */
export function openerAfter(sql: string, opener: string | undefined): string | undefined {
  if (!/^(?:BEGIN|COMMIT|END|ROLLBACK|SAVEPOINT|RELEASE)\b/i.test(sql)) return opener;
  const tokens = meant(sql);
  const last = (nameOf(tokens.findLast(({ kind }) => kind !== "end")) ?? "").toLowerCase();
  if (isWord(tokens[0], "BEGIN")) return opener ?? "";
  if (isWord(tokens[0], "SAVEPOINT")) return opener ?? last;
  if (isWord(tokens[0], "RELEASE")) return opener === last ? undefined : opener;
  const isToSavepoint = isWord(tokens[0], "ROLLBACK") && tokens.some((one) => isWord(one, "TO"));
  return isToSavepoint ? opener : undefined;
}
