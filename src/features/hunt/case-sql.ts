import { formatValue } from "../../messages/format-value.ts";
import { InputError } from "../../model/errors.ts";
import type { OwnWorkload, PlacedSql } from "../own/own-workload.ts";
import { type Token, tokenize } from "../own/tokenize.ts";

/**
 * Functions that read or write files, start programs or load code, in SQLite's shell, its extensions and Dolt:
 * https://www.sqlite.org/cli.html https://www.sqlite.org/fts3.html https://docs.dolthub.com/sql-reference/version-control/dolt-sql-procedures
 */
const reaching =
  /^(?:edit|readfile|writefile|fileio_\w+|lsdir|lsmode|fsdir|zipfile|sqlar_\w+|load_extension|fts3_tokenizer|dolt_(?:backup|clone|fetch|pull|push|remote))$/i;

/** The modules of virtual tables that a grammar makes, and SQLite's others that work on the database alone. */
const ownModules = /^(?:fts[345]|rtree|rtree_i32|geopoly)$/i;

/** Pragmas that name a folder for files. */
const folderPragmas = /^(?:temp|data)_store_directory$/i;

/**
 * Refuses the file of a case that does more than SQL on its own database: files are passed on, and no hunt writes such a case by the tool's
 * own grammar.
 *
 * @param option that named the file
 * @throws InputError naming the statement and what it would do
 */
export function requireOwnDatabase(own: OwnWorkload, option: string): void {
  if ((own.database ?? own.prepareCommand) !== undefined)
    throw new InputError(
      `${option}: ${own.file} has a database or a prepare-command, which no case of a hunt has: measure it with run --own-workloads`,
    );
  for (const { sql, place } of statementsOf(own)) {
    const problem = reachOf(sql);
    if (problem !== undefined)
      throw new InputError(
        `${option}: ${place}: ${formatValue(sql)} has ${problem}, which no case of a hunt has, since it can reach other files than the database: ` +
          "measure it with run --own-workloads if you trust it",
      );
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

/** The part of a statement that can reach another file; undefined if there is none. */
export function reachOf(sql: string): string | undefined {
  const tokens = [...tokenize(sql)].filter(({ kind }) => kind !== "space" && kind !== "comment");
  const [first] = tokens;
  const isWord = (at: number, word: string) =>
    tokens[at]?.kind === "word" && tokens[at].text.toUpperCase() === word;
  if (first?.text === ".") return "a command of a shell";
  const begin = isWord(0, "EXPLAIN") ? (isWord(1, "QUERY") ? 3 : 1) : 0;
  if (isWord(begin, "ATTACH")) return "ATTACH";
  if (isWord(begin, "VACUUM") && tokens.some((_, at) => isWord(at, "INTO"))) return "VACUUM INTO";
  for (const [at, token] of tokens.entries()) {
    const name = nameOf(token);
    if (name === undefined) continue;
    if (isWord(begin, "PRAGMA") && folderPragmas.test(name)) return `PRAGMA ${name}`;
    if (isWord(at - 1, "USING") && isWord(begin + 1, "VIRTUAL") && !ownModules.test(name))
      return `a virtual table of the module ${name}`;
    if (reaching.test(name) && tokens[at + 1]?.text === "(") return `${name}()`;
    // Functions of tables need no parentheses: SELECT * FROM fsdir.
    if (reaching.test(name) && (isWord(at - 1, "FROM") || isWord(at - 1, "JOIN"))) return name;
  }
  return undefined;
}

function nameOf({ kind, text }: Token): string | undefined {
  if (kind === "word") return text;
  // A text in single quotes is a name where only a name can be.
  return kind === "name" || kind === "literal" ? text.slice(1, -1) : undefined;
}
