import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import { onlyStatement, splitSql } from "../../../suite/foreign-sql/split-sql.ts";
import type { PlacedSql } from "./own-workload.ts";
import { parsePlaceholders } from "./placeholders.ts";
import { type Parameter, substitute } from "./sweep.ts";

/** The file that SQL stands in: as a whole, or as a part of it. */
export interface SqlSource {
  /** As messages show it. */
  readonly file: string;
  readonly text: string;
  /** Where the SQL begins at the earliest, in characters from 0. */
  readonly offset: number;
}

/** How a text of SQL is read. */
export interface SqlReading {
  readonly source: SqlSource;
  /** Whether the SQL is of a key whose statements are repeated. */
  readonly allowsPlaceholders: boolean;
  /** The parameters of a sweep's step; none if absent. */
  readonly parameters?: readonly Parameter[];
}

/** More than any workload needs, and few enough to be split fast. */
const maxLength = 20_000_000;

/**
 * The statements of a text of SQL, each with its place in its file.
 *
 * @param place of the whole text, for messages: `bench/history.yml:7:1: statements`
 * @throws InputError naming the place of the fault
 */
export function readPlacedSql(
  sql: string,
  place: string,
  { source, allowsPlaceholders, parameters = [] }: SqlReading,
): readonly PlacedSql[] {
  if (sql.length > maxLength)
    throw new InputError(`${place}: ${sql.length} characters of SQL, at most ${maxLength} are allowed`);
  const placeOf = findPlaces(sql, source);
  const statements = splitSql(sql);
  if ("problem" in statements)
    throw new InputError(`${placeOf(statements.offset) ?? place}: ${statements.problem}`);
  if (statements.length === 0) throw new InputError(`${place}: there is no statement in this text`);
  return statements.map(({ sql: written, offset }) => {
    const own = placeOf(offset) ?? place;
    const statement = substitute(written, parameters);
    if (statement !== written) requireOne(statement, own);
    const parsed = parsePlaceholders(statement);
    if ("problem" in parsed) throw new InputError(`${own}: ${parsed.problem}`);
    if (!allowsPlaceholders && parsed.parts.some(({ kind }) => kind !== "literal"))
      throw new InputError(
        `${own}: it has a placeholder, which only before, statements and after may have, and prepare with prepare-repeat`,
      );
    return { sql: statement, place: own };
  });
}

/** A value with a quote can end a text, and what follows in that would be statements of their own. */
function requireOne(statement: string, place: string): void {
  if ("problem" in onlyStatement(statement))
    throw new InputError(
      `${place}: with a value of the sweep it is no single statement: ${formatValue(statement)}`,
    );
}

/**
 * Finds the place of an offset of SQL: each of its lines is looked for in the source after the line before. Undefined if the
 * source has other lines, as in a folded text.
 */
function findPlaces(sql: string, { file, text, offset }: SqlSource): (offset: number) => string | undefined {
  const starts: number[] = [0];
  for (let at = sql.indexOf("\n"); at >= 0; at = sql.indexOf("\n", at + 1)) starts.push(at + 1);
  const found: (number | undefined)[] = [];
  let from: number | undefined = offset;
  for (const [index, start] of starts.entries()) {
    const line = sql.slice(start, (starts[index + 1] ?? sql.length + 1) - 1);
    const at: number = from === undefined ? -1 : text.indexOf(line, from);
    from = at < 0 ? undefined : at + line.length;
    found.push(at < 0 ? undefined : at);
  }
  const lineStarts: number[] = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) lineStarts.push(at + 1);
  return (wanted) => {
    const line = lastAtMost(starts, wanted);
    const start = found[line];
    if (start === undefined) return undefined;
    const at = start + wanted - (starts[line] ?? 0);
    const own = lastAtMost(lineStarts, at);
    return `${file}:${own + 1}:${at - (lineStarts[own] ?? 0) + 1}`;
  };
}

/** The index of the last of some ascending numbers that is at most `limit`. */
function lastAtMost(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((numbers[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
