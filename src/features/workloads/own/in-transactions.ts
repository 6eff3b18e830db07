import { tokenize } from "../../../suite/foreign-sql/tokenize.ts";
import type { Dialect } from "../../../suite/suite.ts";

/** A statement of a preparation as a user wrote it, and the text that is executed. */
export interface PreparingStatement {
  /** As in the file, with placeholders: it says of which kind the statement is. */
  readonly written: string;
  readonly text: string;
}

/** Statements by which a user rules transactions. */
const ruling = /^(?:BEGIN|START|COMMIT|END|ROLLBACK|SAVEPOINT|RELEASE|LOCK|UNLOCK|SET|XA)$/;

const changing = /^(?:INSERT|REPLACE|UPDATE|DELETE)$/;

/** A virtual table is left out: its module may refuse a transaction. */
const creating = /^CREATE (?:TEMP |TEMPORARY |UNIQUE )?(?:TABLE|INDEX|VIEW|TRIGGER)$/;

/**
 * The statements of a preparation, those that follow each other and can share a transaction within one: a commit each would cost a flush, and
 * an engine that keeps old states would keep thousands. A query or a pragma stands between transactions, since a function may commit, and
 * many pragmas have no effect within one. Nothing is added to a preparation with transactions of its own, or with ROLLBACK, which would
 * end the others' too.
 *
 * @param written all statements that `statements` can have, in any order
 */
export function* inTransactions(
  statements: Iterable<PreparingStatement>,
  written: readonly string[],
  dialect: Dialect,
): Generator<string, void> {
  const share = new Map(written.map((sql) => [sql, canShare(sql, dialect)]));
  const isRuled = written.some((sql) => rulesTransactions(sql));
  let first: string | undefined;
  let isOpen = false;
  for (const { written: sql, text } of statements) {
    if (!isRuled && share.get(sql) === true) {
      if (isOpen) yield text;
      else if (first === undefined) first = text;
      else {
        yield* ["BEGIN;", first, text];
        isOpen = true;
      }
      continue;
    }
    if (isOpen) yield "COMMIT;";
    else if (first !== undefined) yield first;
    [first, isOpen] = [undefined, false];
    yield text;
  }
  if (isOpen) yield "COMMIT;";
  else if (first !== undefined) yield first;
}

/** A statement that creates something ends a transaction of MySQL. */
function canShare(sql: string, dialect: Dialect): boolean {
  const words = outerWords(sql);
  const [first = ""] = words;
  if (first === "WITH") {
    const verb = words.find((word) => changing.test(word) || word === "SELECT" || word === "VALUES");
    return verb !== undefined && changing.test(verb);
  }
  if (changing.test(first)) return true;
  return dialect === "sqlite" && [2, 3].some((count) => creating.test(words.slice(0, count).join(" ")));
}

function rulesTransactions(sql: string): boolean {
  if (ruling.test(outerWords(sql)[0] ?? "")) return true;
  for (const { kind, text } of tokenize(sql))
    if (kind === "word" && text.toUpperCase() === "ROLLBACK") return true;
  return false;
}

/** Words outside of parentheses, in capital letters. */
function outerWords(sql: string): string[] {
  const words: string[] = [];
  let depth = 0;
  for (const { kind, text } of tokenize(sql)) {
    if (text === "(") depth++;
    else if (text === ")") depth--;
    else if (kind === "word" && depth === 0) words.push(text.toUpperCase());
  }
  return words;
}
