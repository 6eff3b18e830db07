import type { ValuedSql } from "../own/statement-lines.ts";
import { openerAfter } from "./transactions.ts";

/** Settings of a connection that change results, by the names of their PRAGMAs: `0` or `1`. */
export type ResultSettings = ReadonlyMap<string, string>;

/** Engines have other defaults of these: each replay sets them. */
const always = ["foreign_keys", "recursive_triggers"];

/** Settings that engines do not have otherwise: a replay sets those that the program sets. */
const others = ["case_sensitive_like", "defer_foreign_keys", "reverse_unordered_selects"];

/** The names of all of them. */
export const resultSettingNames: readonly string[] = [...always, ...others];

/** A setting that ends with its transaction. */
const ofTransaction = "defer_foreign_keys";

/** A setting that has no effect in a transaction. */
const outsideOfTransactions = "foreign_keys";

/** Follows the settings of the connections of a program. */
export class ConnectionSettings {
  readonly #initial: ReadonlyMap<string, boolean>;
  readonly #now = new Map<string, ResultSettings>();

  /** @param foreignKeys whether connections had foreign keys as they were opened; without them otherwise, as in SQLite */
  constructor(foreignKeys: ReadonlyMap<string, boolean>) {
    this.#initial = foreignKeys;
  }

  of(connection: string): ResultSettings {
    const known = this.#now.get(connection);
    if (known !== undefined) return known;
    const made = new Map(resultSettingNames.map((name) => [name, "0"]));
    if (this.#initial.get(connection) === true) made.set("foreign_keys", "1");
    this.#now.set(connection, made);
    return made;
  }

  /** @param isWithin whether the connection is in a transaction */
  set(connection: string, name: string, value: string, isWithin: boolean): void {
    const before = this.of(connection);
    if ((isWithin && name === outsideOfTransactions) || before.get(name) === value) return;
    this.#now.set(connection, new Map([...before, [name, value]]));
  }

  /** A transaction of the connection, or a statement outside of one, has ended. */
  endTransaction(connection: string): void {
    this.set(connection, ofTransaction, "0", true);
  }
}

/** The settings of a connection after a statement outside of a transaction, or the end of one. */
export function afterTransaction(settings: ResultSettings): ResultSettings {
  return settings.get(ofTransaction) === "1" ? new Map([...settings, [ofTransaction, "0"]]) : settings;
}

/** The PRAGMAs between two states of a connection. @param before undefined if nothing is known of it */
export function changesBetween(before: ResultSettings | undefined, after: ResultSettings): ValuedSql[] {
  if (before === after) return [];
  return [...after].flatMap(([name, value]) =>
    (before?.get(name) ?? (always.includes(name) ? undefined : "0")) === value ? [] : pragma(name, value),
  );
}

/** A statement, and the settings of its connection; undefined if it needs none. */
export interface Placed {
  readonly valued: ValuedSql;
  readonly settings?: ResultSettings;
}

/** The PRAGMAs before statements: a workload's, which is repeated on one connection, has also those that the statements themselves change. */
export function settingsBefore(all: readonly Placed[]): ValuedSql[] {
  const first = all.find(({ settings }) => settings !== undefined)?.settings;
  if (first === undefined) return [];
  const changed = others.filter((name) => all.some(({ settings }) => settings?.get(name) === "1"));
  return [...always, ...changed].map((name) => pragma(name, first.get(name) ?? "0"));
}

/** The statements, with PRAGMAs between them where their settings differ. */
export function withSettings(all: readonly Placed[]): ValuedSql[] {
  let now: ResultSettings | undefined;
  let opener: string | undefined;
  return all.flatMap(({ valued, settings = now }) => {
    const changes = now === undefined || settings === undefined ? [] : changesBetween(now, settings);
    opener = openerAfter(valued.sql, opener);
    now = settings && opener === undefined ? afterTransaction(settings) : settings;
    return [...changes, valued];
  });
}

function pragma(name: string, value: string): ValuedSql {
  return { sql: `PRAGMA ${name}=${value};`, values: [] };
}
