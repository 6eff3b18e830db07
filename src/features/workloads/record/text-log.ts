import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { InputError } from "../../../model/errors.ts";
import { isWord, meant, nameOf } from "../../../suite/foreign-sql/sql-tokens.ts";
import { splitSql } from "../own/split-sql.ts";
import { readLine, type ValuedSql } from "../own/statement-lines.ts";
import { count, type Execution, type Recorded } from "./recorded.ts";

/** The database of a text, which has no name there. */
const database = "the database";

/** More characters are no line of a log. */
const longestLine = 100_000_000;

/** More lines and characters are no statement: they are read again with each line. */
const mostLines = 1000;
const longestStatement = 1_000_000;

/**
 * Reads a text log: statements with their values as JSON objects, one a line, or SQL with the values in it, as the shell's `.trace` writes it.
 * The database starts empty, and statements have one connection.
 *
 * @param file its path
 * @param most statements that are read
 * @throws InputError naming the line of a fault
 */
export async function readTextLog(file: string, most: number): Promise<Recorded> {
  const lost = new Map<string, number>();
  const statements: ValuedSql[] = [];
  let [number, isJson] = [0, false];
  let [pending, pendingLines] = ["", 0];
  const keep = (one: ValuedSql) => {
    if (statements.length < most) statements.push({ sql: one.sql, values: one.values });
    else count(lost, `statements are after the first ${most}`);
  };
  const lines = createInterface({
    input: createReadStream(file, "utf8"),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  try {
    for await (const line of lines) {
      number++;
      if (number === 1) isJson = line.trimStart().startsWith("{");
      const place = `${file}:${number}:1`;
      if (line.length > longestLine)
        throw new InputError(`${place}: the line has more than ${longestLine} characters`);
      if (isJson) {
        if (line.trim() !== "") keep(readLine(line, place));
        continue;
      }
      // A statement whose text has line breaks goes on until its quotations and triggers end.
      pending += pending === "" ? line : `\n${line}`;
      pendingLines++;
      if (pendingLines > 1 && (pending.length > longestStatement || pendingLines > mostLines))
        throw new InputError(
          `${place}: the statement has more than ${longestStatement} characters or ${mostLines} lines`,
        );
      const split = splitSql(pending);
      if ("problem" in split) {
        if (/does not end|has no END/.test(split.problem)) continue;
        throw new InputError(`${place}: ${split.problem}`);
      }
      if (!/;\s*(?:--.*)?$/.test(pending) && pending.trim() !== "") continue;
      for (const { sql } of split) keep({ sql, values: [] });
      [pending, pendingLines] = ["", 0];
    }
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(`--from: ${file} cannot be read (${(cause as Error).message})`, { cause });
  }
  const last = splitSql(pending);
  if ("problem" in last) count(lost, "statements are cut off at the end of the log");
  else for (const { sql } of last) keep({ sql, values: [] });
  return { executions: executionsOf(statements), starts: new Map(), inMemory: new Set(), lost };
}

/** The statements with the states of transactions that their words tell. */
function executionsOf(statements: readonly ValuedSql[]): Execution[] {
  let opener: string | undefined;
  return statements.map(({ sql, values }, index) => {
    const wasAutocommit = opener === undefined;
    opener = openerAfter(sql, opener);
    const isAutocommit = opener === undefined;
    return {
      ...{ connection: "1", database, sql, values },
      ...{ startNs: index, tookNs: 0, wasAutocommit, isAutocommit },
    };
  });
}

/** The savepoint that has begun a transaction, "" for BEGIN; undefined outside of one. */
function openerAfter(sql: string, opener: string | undefined): string | undefined {
  if (!/^(?:BEGIN|COMMIT|END|ROLLBACK|SAVEPOINT|RELEASE)\b/i.test(sql)) return opener;
  const tokens = meant(sql);
  const last = (nameOf(tokens.findLast(({ kind }) => kind !== "end")) ?? "").toLowerCase();
  if (isWord(tokens[0], "BEGIN")) return opener ?? "";
  if (isWord(tokens[0], "SAVEPOINT")) return opener ?? last;
  if (isWord(tokens[0], "RELEASE")) return opener === last ? undefined : opener;
  const isToSavepoint = isWord(tokens[0], "ROLLBACK") && tokens.some((one) => isWord(one, "TO"));
  return isToSavepoint ? opener : undefined;
}
