import type { Refused } from "../../../suite/foreign-sql/refused-sql.ts";
import { isWord, meant, nameOf } from "../../../suite/foreign-sql/sql-tokens.ts";
import {
  droppedName,
  endsBehind,
  isTemporary,
  madeNames,
  namedTables,
  withTablesBehind,
} from "../../../suite/foreign-sql/table-names.ts";
import type { Token } from "../../../suite/foreign-sql/tokenize.ts";
import type { PlacedSql } from "./own-workload.ts";

/** Names such as x and t1: no engine has a table of its own that is called so. */
const ofNoEngine = /^(?:[a-z]|[a-z]{1,2}\d+[a-z]?)$/;

/** Words without which a statement neither makes a table, nor lets one go. */
const words = /\b(?:ALTER|BEGIN|COMMIT|CREATE|DROP|END|ROLLBACK|SAVEPOINT)\b/i;

/** DoltLite's functions that put another state of the database in the place of this one, with other tables. */
const ending =
  /\bdolt_(?:branch|checkout|cherry_pick|clean|clone|conflicts_resolve|fetch|merge|pull|rebase|reset|revert|stash|undrop)\b/i;

/**
 * The tables that are there as the statements of a connection follow each other. In the place of one that is gone, a statement would find the
 * engine's own of that name, which can read a file that a condition names. Tables whose names no engine has for its own stay.
 */
export class TablesInOrder {
  readonly #before: ReadonlySet<string>;
  readonly #there: Set<string>;
  /** The tables that views and triggers read and change, now or later. */
  readonly #defined = new Set<string>();
  readonly #temporary = new Set<string>();
  /** The ends of the names of the tables behind each table that was made. */
  readonly #ends = new Map<string, readonly string[]>();
  /** The tables that the open transaction has made; undefined outside of one. */
  #pending: Set<string> | undefined;
  #gone = 0;

  /** @param before the tables and views that are there, in small letters */
  constructor(before: ReadonlySet<string>) {
    this.#before = before;
    this.#there = new Set(before);
  }

  /** The tables and views that the next statement can name, in small letters. */
  get there(): ReadonlySet<string> {
    return this.#there;
  }

  /** How many tables are gone so far. */
  get gone(): number {
    return this.#gone;
  }

  /** Follows a statement. @returns what is refused of it: a table that is gone and that a view or a trigger can still name */
  follow({ sql, error }: PlacedSql): Refused | undefined {
    if (ending.test(sql)) return this.#remove([...this.#there].filter((one) => !this.#before.has(one)));
    if (error === undefined && !words.test(sql)) return undefined;
    const tokens = meant(sql);
    const has = (...all: string[]) => tokens.some((one) => isWord(one, ...all));
    this.#define(tokens);
    const dropped = droppedName(tokens);
    const endsOfDropped = this.#ends.get(dropped ?? "") ?? [];
    // An error can roll the transaction back: of a trigger, a conflict, or a limit.
    const isRolledBack = has("ROLLBACK") || error !== undefined;
    const gone = [
      ...(dropped === undefined ? [] : withTablesBehind(dropped, endsOfDropped)),
      ...(isRolledBack ? (this.#pending ?? []) : []),
    ];
    if (isWord(tokens[0], "BEGIN", "SAVEPOINT")) this.#pending ??= new Set();
    else if (isWord(tokens[0], "COMMIT", "END") && error === undefined) this.#pending = undefined;
    else if (isWord(tokens[0], "ROLLBACK") && !has("TO")) this.#pending = undefined;
    const refused = this.#remove(gone);
    const ends = dropped === undefined ? endsBehind(tokens) : endsOfDropped;
    for (const one of error === undefined ? madeNames(tokens) : [])
      this.#make(one, this.#there.has(one) && has("EXISTS") ? [] : ends, isTemporary(tokens));
    return refused;
  }

  #make(name: string, ends: readonly string[], isOfConnection: boolean): void {
    this.#ends.set(name, ends);
    for (const one of withTablesBehind(name, ends)) {
      this.#there.add(one);
      this.#pending?.add(one);
      if (isOfConnection) this.#temporary.add(one);
    }
  }

  /** Follows the end of a part: the next one can have another connection. @returns what is refused of it, as of a statement */
  endPart(): Refused | undefined {
    const gone = [...this.#temporary];
    this.#temporary.clear();
    return this.#remove(gone);
  }

  /** Follows the end of the connection, which rolls a transaction back. @returns what is refused of it, as of a statement */
  endConnection(): Refused | undefined {
    const gone = [...(this.#pending ?? [])];
    this.#pending = undefined;
    return this.endPart() ?? this.#remove(gone);
  }

  #define(tokens: readonly Token[]): void {
    if (!isWord(tokens[0], "CREATE") || !tokens.slice(1, 3).some((one) => isWord(one, "VIEW", "TRIGGER")))
      return;
    for (const at of namedTables(tokens)) this.#defined.add((nameOf(tokens[at]) ?? "").toLowerCase());
  }

  #remove(all: readonly string[]): Refused | undefined {
    const gone = all.filter((one) => !ofNoEngine.test(one));
    for (const one of gone) this.#there.delete(one);
    this.#gone += gone.length;
    const name = gone.find((one) => this.#defined.has(one) || this.#before.has(one));
    return name === undefined
      ? undefined
      : {
          part: `an end of the table ${name}, which a view or a trigger can name`,
          allowed:
            "ends of tables that no view names, or with names as x and t1, of at most two letters and a number",
        };
  }
}
