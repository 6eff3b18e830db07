import {
  closeSync,
  constants,
  copyFileSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesToCopy } from "../../../engines/database-start.ts";
import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import { openDatabase } from "../../../results/store/sqlite.ts";
import { type Refused, refusedIn } from "../../../suite/foreign-sql/refused-sql.ts";
import { meant } from "../../../suite/foreign-sql/sql-tokens.ts";
import { madeNames } from "../../../suite/foreign-sql/table-names.ts";
import type { Token } from "../../../suite/foreign-sql/tokenize.ts";
import type { OwnFile } from "./own-contest.ts";
import type { OwnDatabase, OwnWorkload, PlacedSql } from "./own-workload.ts";
import { reservedNames } from "./placeholders.ts";
import { TablesInOrder } from "./tables-in-order.ts";

/** Files that are passed on, and measured by people who have not read their SQL. */
interface PassedOn {
  /** E.g. `a case`. */
  readonly called: string;
  /** How to measure a file that is refused, e.g. `measure it with run --own-workloads if you trust it`. */
  readonly otherwise: string;
}

const huntCase: PassedOn = {
  called: "a case",
  otherwise: "measure it with run --own-workloads if you trust it",
};

/**
 * Refuses the file of a case that has other SQL than a hunt's cases have: files are passed on, and a statement can reach a file by
 * many names.
 *
 * @param option that named the file
 * @throws InputError naming the statement, the part of it that is not allowed, and what is
 */
export function requireOwnDatabase(own: OwnWorkload, option: string): void {
  if ((own.database ?? own.prepareCommand) !== undefined)
    throw new InputError(
      `${option}: ${own.file} has a database or a prepare-command, which no case of a hunt has: measure it with run --own-workloads`,
    );
  requireAllowed(own, option, new Set(), huntCase);
}

/** Looks at the files of a folder that is named as a whole: a recording, which can come from anybody. */
export class Recording {
  readonly #option: string;
  readonly #passedOn: PassedOn;
  /** The tables of the databases that were looked at, by path. */
  readonly #tables = new Map<string, ReadonlySet<string>>();

  /**
   * @param folder as it was named
   * @param option that named it
   */
  constructor(folder: string, option: string) {
    this.#option = option;
    this.#passedOn = {
      called: "a workload of a folder",
      otherwise: `name its files, such as ${path.join(folder, "*.yml")}, if you trust it`,
    };
  }

  /**
   * Refuses a file that can reach other files than its database and those of its folder.
   *
   * @throws InputError naming what is not allowed, and where it is
   */
  require(own: OwnFile): void {
    if ("connections" in own) throw this.#refusal(own.file, "connections");
    if (own.prepareCommand !== undefined) throw this.#refusal(own.prepareCommand.place, "a program");
    const tables = Object.values(own.database ?? {}).flatMap((one) => [...this.#tablesOf(one)]);
    requireAllowed(own, this.#option, new Set(tables), this.#passedOn);
  }

  #tablesOf(database: OwnDatabase): ReadonlySet<string> {
    const known = this.#tables.get(database.path);
    if (known !== undefined) return known;
    const found = readSchema(database.path);
    if ("problem" in found) throw this.#refusal(database.path, found.problem);
    this.#tables.set(database.path, found.tables);
    return found.tables;
  }

  #refusal(place: string, part: string): InputError {
    const { called, otherwise } = this.#passedOn;
    return new InputError(
      `${this.#option}: ${place} has ${part}, which ${called} may not have: ${otherwise}`,
    );
  }
}

/** The part of a database that SQL can name. */
type Schema = { readonly tables: ReadonlySet<string> } | { readonly problem: string };

const header = "SQLite format 3\0";

/** The tables that SQLite makes for itself, as it writes them. */
const madeBySqlite = /^CREATE TABLE sqlite_(?:sequence|stat\d)\([a-z,]+\)$/;

/**
 * The tables and views of a database that comes from somebody else, in small letters; or what in it could reach another file. Files beside
 * it can name others: SQLite removes one that a journal names.
 */
export function readSchema(file: string): Schema {
  if (!statSync(file).isFile()) return { problem: "a folder" };
  const [, beside] = filesToCopy(file);
  if (beside !== undefined) return { problem: `${path.basename(beside[0])} beside it` };
  if (!beginsWith(file, header)) return { problem: "another format than SQLite's" };
  const folder = mkdtempSync(path.join(tmpdir(), "sqlite-bench-gate-schema-"));
  try {
    // SQLite writes files beside the one that it reads.
    const copy = path.join(folder, "db");
    copyFileSync(file, copy, constants.COPYFILE_FICLONE);
    const database = openDatabase(copy);
    try {
      const schema = database
        .prepare<[], string>("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL")
        .pluck()
        .all()
        .filter((sql) => !madeBySqlite.test(sql));
      const tables = new Set(schema.flatMap((sql) => madeNames(meant(sql))));
      const refused = schema.map((sql) => refusedOf(sql, tables, [], tables)).find((one) => one);
      return refused === undefined ? { tables } : { problem: refused.part };
    } finally {
      database.close();
    }
  } catch (cause) {
    return { problem: `no schema that can be read (${(cause as Error).message})` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function beginsWith(file: string, text: string): boolean {
  const handle = openSync(file, "r");
  try {
    const bytes = Buffer.alloc(text.length);
    return readSync(handle, bytes) === text.length && bytes.toString("latin1") === text;
  } finally {
    closeSync(handle);
  }
}

/** @param known the tables and views that are there before the statements, in small letters */
function requireAllowed(
  own: OwnWorkload,
  option: string,
  known: ReadonlySet<string>,
  passedOn: PassedOn,
): void {
  const { tables, prepare, before = [], statements, after = [], check, alternatives = [], counters } = own;
  const requireAll = requireInOrder(option, passedOn);
  // A table that one repetition drops is gone in the next one.
  const repeated = (all: readonly PlacedSql[], times = 1) => (times > 1 ? [...all, ...all] : all);
  const prepared = requireAll([tables, repeated(prepare, own.prepareRepeat)], known);
  if (counters !== undefined) requireAll([[counters]], prepared);
  for (const one of [statements, ...alternatives])
    requireAll([before, repeated(one, own.repeat), after, check], prepared);
}

/**
 * A function that refuses what the parts of a file may not have, which are executed in their order.
 *
 * @returns what takes the tables that are there before, and gives those that are there behind
 */
function requireInOrder(option: string, { called, otherwise }: PassedOn) {
  return (parts: readonly (readonly PlacedSql[])[], before: ReadonlySet<string>): ReadonlySet<string> => {
    const tables = new TablesInOrder(before);
    const seen = new Seen();
    const allow = (refused: Refused | undefined, { sql, place }: PlacedSql) => {
      if (refused === undefined) return;
      throw new InputError(
        `${option}: ${place}: ${formatValue(sql)} has ${refused.part}, which is not among what ${called} may have, since it could reach other files ` +
          `than the database: allowed are ${refused.allowed}; ${otherwise}`,
      );
    };
    let last: PlacedSql | undefined;
    for (const part of parts) {
      for (const one of part) {
        const { there, gone } = tables;
        const { sql, values } = one;
        if (seen.isNew(one))
          allow(values === undefined ? refusedInCase(sql, there) : refusedOf(sql, there, ["?"], there), one);
        allow(tables.follow(one), one);
        if (tables.gone > gone) seen.forget();
        last = one;
      }
      if (last !== undefined) allow(tables.endPart(), last);
      seen.forget();
    }
    if (last !== undefined) allow(tables.endConnection(), last);
    return tables.there;
  };
}

/** The texts that were looked at. A recording executes the same SQL many times, with other values. */
class Seen {
  readonly #texts = [new Set<string>(), new Set<string>()] as const;

  isNew({ sql, values }: PlacedSql): boolean {
    const alike = this.#texts[values === undefined ? 0 : 1];
    return !alike.has(sql) && alike.add(sql).size > 0;
  }

  /** A table is gone: what was allowed before can name it. */
  forget(): void {
    for (const one of this.#texts) one.clear();
  }
}

function statementsOf(own: OwnWorkload): readonly PlacedSql[] {
  const { tables, prepare, before = [], statements, after = [], check, alternatives = [], counters } = own;
  const others = counters === undefined ? [] : [counters];
  return [
    ...tables,
    ...prepare,
    ...before,
    ...statements,
    ...after,
    ...check,
    ...alternatives.flat(),
    ...others,
  ];
}

/** Where all SQL of a workload is from, each place beginning with the path of its file. */
export function placesOf(own: OwnWorkload): string[] {
  return statementsOf(own).map(({ place }) => place);
}

/**
 * The first part of a statement that no case may have; undefined if there is none.
 *
 * @param tables the tables and views that the case makes, in small letters
 */
export function refusedInCase(sql: string, tables: ReadonlySet<string>): Refused | undefined {
  return refusedOf(sql, tables, names);
}

const names = reservedNames.map((name) => `:${name}`);

/**
 * @param parameters that it may have
 * @param indexed the tables that full text may have for its content
 */
function refusedOf(
  sql: string,
  tables: ReadonlySet<string>,
  parameters: readonly string[],
  indexed?: ReadonlySet<string>,
): Refused | undefined {
  return refusedParameter(meant(sql), parameters) ?? refusedIn(sql, tables, indexed);
}

/** SQLite reads more as a parameter than other programs do, up to a parenthesis that ends it, so that a quotation in it is none. */
function refusedParameter(tokens: readonly Token[], allowed: readonly string[]): Refused | undefined {
  const refused = tokens.find(
    ({ kind, text }) =>
      (kind === "parameter" && !allowed.includes(text.replace(/\([-\d,]*\)$/, ""))) ||
      (kind === "other" && /^[$@#:?]/.test(text)),
  );
  if (refused !== undefined)
    return {
      part: `the parameter ${refused.text}`,
      allowed: allowed.length === 0 ? "none" : `the placeholders ${allowed.join(", ")}`,
    };
  // Its value would be the end of the name.
  const joined = tokens.find(({ kind, offset }, at) => {
    const before = tokens[at - 1];
    const isName = before?.kind === "word" || before?.kind === "name" || before?.kind === "number";
    return kind === "parameter" && isName && before.offset + before.text.length === offset;
  });
  return (
    joined && {
      part: `the placeholder ${joined.text} at the end of a name`,
      allowed: "placeholders behind a space or an operator",
    }
  );
}
