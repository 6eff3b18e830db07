import * as z from "zod";
import { describeIssues } from "../../../messages/describe-issues.ts";
import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import { onlyStatement } from "../../../suite/foreign-sql/split-sql.ts";
import { tokenize } from "../../../suite/foreign-sql/tokenize.ts";
import { type BoundValue, boundValueSchema } from "./bound-value.ts";
import type { PlacedSql } from "./own-workload.ts";

/** More parameters than a statement of SQLite can have: https://www.sqlite.org/limits.html#max_variable_number */
const mostValues = 32_766;

const listedLine = z.strictObject({
  sql: z.string(),
  values: z.array(boundValueSchema).max(mostValues).optional(),
});

const namedLine = z.strictObject({ sql: z.string(), values: z.record(z.string(), boundValueSchema) });

/** A statement with the values that are bound to its parameters. */
export interface ValuedSql {
  /** With `?` for each value. */
  readonly sql: string;
  readonly values: readonly BoundValue[];
}

/**
 * The statements of a file with a JSON object on each line, `{"sql": "SELECT a FROM t WHERE b = ?", "values": [1]}`. Empty lines count for nothing.
 *
 * @param file as messages show it
 * @throws InputError naming the line and its fault
 */
export function readStatementLines(text: string, file: string): PlacedSql[] {
  const lines = text.split("\n");
  const statements = lines.flatMap((one, index) =>
    one.trim() === "" ? [] : [readLine(one, `${file}:${index + 1}:1`)],
  );
  if (statements.length === 0) throw new InputError(`${file}: there is no statement in this file`);
  return statements;
}

/** @param place of the line, for messages */
export function readLine(text: string, place: string): PlacedSql & ValuedSql {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    throw new InputError(`${place}: not JSON (${(cause as Error).message})`, { cause });
  }
  const { values: given } = Object(content) as { readonly values?: unknown };
  const isNamed = typeof given === "object" && given !== null && !Array.isArray(given);
  const { data, error } = (isNamed ? namedLine : listedLine).safeParse(content);
  if (error !== undefined) throw new InputError(`${place}: ${describeIssues(error, content)}`);
  const statement = onlyStatement(data.sql);
  if ("problem" in statement)
    throw new InputError(
      `${place}: ${statement.problem}: a line has one, and this has ${formatValue(data.sql)}`,
    );
  const numbered = numberParameters(statement.sql);
  const values = "problem" in numbered ? numbered : listed(numbered, data.values ?? []);
  const bound = "problem" in numbered ? numbered : "problem" in values ? values : bind(numbered, values);
  if ("problem" in bound) throw new InputError(`${place}: ${bound.problem}`);
  return { ...bound, place };
}

/** Values by the numbers of their parameters, from those by the names. Other names count for nothing, as in bindings of SQLite. */
function listed(
  { names }: NumberedSql,
  values: readonly BoundValue[] | Readonly<Record<string, BoundValue>>,
): readonly BoundValue[] | { readonly problem: string } {
  if (isList(values)) return values;
  const list: BoundValue[] = [];
  for (const [name, number] of names) {
    const value = Object.hasOwn(values, name.slice(1)) ? values[name.slice(1)] : undefined;
    if (value === undefined) return { problem: `values has no ${formatValue(name.slice(1))} for ${name}` };
    while (list.length < number) list.push(null);
    list[number - 1] = value;
  }
  return list;
}

/** `Array.isArray` does not tell lists that are only read. */
function isList<Item>(values: readonly Item[] | object): values is readonly Item[] {
  return Array.isArray(values);
}

/** A statement with a `?` for each use of a parameter, and the numbers of these from 1. */
export interface NumberedSql {
  readonly sql: string;
  readonly numbers: readonly number[];
  /** The numbers of the parameters with names, by these with their signs, such as `:a` or `?2`. */
  readonly names: ReadonlyMap<string, number>;
}

/**
 * Puts a `?` in place of each parameter. Parameters have SQLite's numbers: https://www.sqlite.org/lang_expr.html#parameters
 *
 * @param sql one statement
 */
export function numberParameters(sql: string): NumberedSql | { readonly problem: string } {
  if (!/[?:@$#]/.test(sql)) return { sql, numbers: [], names: new Map() };
  const known = new Map<string, number>();
  let [highest, numbered] = [0, ""];
  const numbers: number[] = [];
  for (const { kind, text } of tokenize(sql)) {
    if (kind !== "parameter") {
      numbered += text;
      continue;
    }
    const written = /^\?\d+$/.test(text) ? Number(text.slice(1)) : undefined;
    const number = written ?? (text === "?" ? undefined : known.get(text)) ?? highest + 1;
    if (number < 1 || number > mostValues)
      return { problem: `${text} is no parameter from ?1 to ?${mostValues}` };
    if (text !== "?") known.set(text, number);
    highest = Math.max(highest, number);
    numbered += "?";
    numbers.push(number);
  }
  return { sql: numbered, numbers, names: known };
}

/** The statement with a value for each `?`: NULL where none is bound. @param values of the parameters by their numbers */
export function bind(
  { sql, numbers }: Pick<NumberedSql, "sql" | "numbers">,
  values: readonly BoundValue[],
): ValuedSql | { readonly problem: string } {
  const highest = Math.max(0, ...numbers);
  if (values.length > highest)
    return { problem: `${values.length} values are given, and the statement has ${highest} parameters` };
  return { sql, values: numbers.map((number) => values[number - 1] ?? null) };
}
