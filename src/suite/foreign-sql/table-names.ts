import { endsOfModules, settingsWithout } from "./allowed-sql.ts";
import { isWord, nameOf } from "./sql-tokens.ts";
import type { Token } from "./tokenize.ts";

/** The tables, views and common table expressions that a statement defines, in small letters. */
export function definedNames(tokens: readonly Token[]): string[] {
  const common = tokens.flatMap((token, at) => (isCommonTable(tokens, at) ? [nameOf(token) ?? ""] : []));
  return [...madeNames(tokens), ...common.map((name) => name.toLowerCase())];
}

/** The tables and views among them, which other statements can name too. */
export function madeNames(tokens: readonly Token[]): string[] {
  const made = [created(tokens), renamed(tokens)].flatMap((at) => nameOf(tokens[at]) ?? []);
  return made.map((name) => name.toLowerCase());
}

/**
 * The ends of the names of the tables that a statement makes behind a virtual table, such as `data` of `t1_data`; none if it makes no virtual
 * table, or one of a module that is not known.
 */
export function endsBehind(tokens: readonly Token[]): readonly string[] {
  if (!isWord(tokens[0], "CREATE") || !isWord(tokens[1], "VIRTUAL")) return [];
  const using = tokens.findIndex((one) => isWord(one, "USING"));
  const module = nameOf(tokens[using + 1])?.toLowerCase() ?? "";
  const settings = tokens.flatMap(({ text }, at) =>
    text === "=" ? [nameOf(tokens[at - 1])?.toLowerCase()] : [],
  );
  const ends = Object.hasOwn(endsOfModules, module) ? endsOfModules[module] : undefined;
  return (ends ?? []).filter((end) => !settingsWithout[end]?.some((one) => settings.includes(one)));
}

/** The tables and views that other statements can name too, with the tables behind a virtual one. */
export function allMadeNames(tokens: readonly Token[]): string[] {
  const ends = endsBehind(tokens);
  return madeNames(tokens).flatMap((name) => withTablesBehind(name, ends));
}

/** A table or view, and the tables behind it. */
export function withTablesBehind(name: string, ends: readonly string[]): readonly string[] {
  return [name, ...ends.map((end) => `${name}_${end}`)];
}

/** The table or view that a statement drops, or gives another name, in small letters; undefined if it does neither. */
export function droppedName(tokens: readonly Token[]): string | undefined {
  const isRenamed = isWord(tokens[0], "ALTER") && renamed(tokens) >= 0;
  if (!(isRenamed || isWord(tokens[0], "DROP")) || !isWord(tokens[1], "TABLE", "VIEW")) return undefined;
  return nameOf(tokens[afterSchema(tokens, isWord(tokens[2], "IF") ? 4 : 2)])?.toLowerCase();
}

/** Whether a statement makes a table, view or trigger for its connection alone. */
export function isTemporary(tokens: readonly Token[]): boolean {
  const isNamed = tokens.some(
    (one, at) => tokens[at + 1]?.text === "." && nameOf(one)?.toLowerCase() === "temp",
  );
  return isWord(tokens[0], "CREATE") && (isNamed || isWord(tokens[1], "TEMP", "TEMPORARY"));
}

/** Where a CREATE has the name of its table or view; -1 if it makes none. */
function created(tokens: readonly Token[]): number {
  if (!isWord(tokens[0], "CREATE")) return -1;
  let at = 1;
  while (isWord(tokens[at], "TEMP", "TEMPORARY", "VIRTUAL")) at++;
  if (!isWord(tokens[at], "TABLE", "VIEW")) return -1;
  at++;
  while (isWord(tokens[at], "IF", "NOT", "EXISTS")) at++;
  return afterSchema(tokens, at);
}

/** Where an ALTER TABLE has the new name; -1 if it gives none. */
function renamed(tokens: readonly Token[]): number {
  if (!isWord(tokens[0], "ALTER")) return -1;
  return tokens.findIndex((_, at) => isWord(tokens[at - 1], "TO") && isWord(tokens[at - 2], "RENAME"));
}

/** Where the name is that a schema can stand before: `main.t1`. */
function afterSchema(tokens: readonly Token[], at: number): number {
  return tokens[at + 1]?.text === "." ? at + 2 : at;
}

/** Whether a common table expression begins here: a name, perhaps names of columns, `AS`, and a query in parentheses. */
export function isCommonTable(tokens: readonly Token[], at: number): boolean {
  if (nameOf(tokens[at]) === undefined) return false;
  let next = at + 1;
  if (tokens[next]?.text === "(") {
    do next += 2;
    while (tokens[next]?.text === "," && nameOf(tokens[next - 1]) !== undefined);
    if (tokens[next]?.text !== ")" || nameOf(tokens[next - 1]) === undefined) return false;
    next++;
  }
  if (!isWord(tokens[next], "AS")) return false;
  next++;
  while (isWord(tokens[next], "NOT", "MATERIALIZED")) next++;
  return tokens[next]?.text === "(" && isWord(tokens[next + 1], "SELECT", "VALUES", "WITH");
}

/** A common table expression, and the tokens among which statements can name it. */
interface CommonTable {
  /** In small letters. */
  readonly name: string;
  /** The place of its WITH. */
  readonly from: number;
  /** The place behind the last one. */
  readonly end: number;
}

/** Whether a common table expression is named here. Outside of the parentheses around its WITH, its name is another table's. */
export function isCommonTableAt(
  common: readonly CommonTable[],
  tokens: readonly Token[],
  at: number,
): boolean {
  const name = nameOf(tokens[at])?.toLowerCase();
  if (tokens[at - 1]?.text === ".") return false;
  return common.some((one) => one.name === name && one.from < at && at < one.end);
}

/** The common table expressions of a statement. */
export function commonTables(tokens: readonly Token[]): readonly CommonTable[] {
  const found: CommonTable[] = [];
  const levels: { from?: number; names: string[] }[] = [{ names: [] }];
  const close = (end: number) => {
    const { from, names } = levels.pop() ?? { names: [] };
    if (from !== undefined) found.push(...names.map((name) => ({ name, from, end })));
  };
  for (const [at, token] of tokens.entries()) {
    const level = levels.at(-1);
    if (token.text === "(") levels.push({ names: [] });
    else if (token.text === ")") close(at);
    else if (token.kind === "end") {
      close(at);
      levels.push({ names: [] });
    } else if (isWord(token, "WITH") && level !== undefined) level.from ??= at;
    else if (level?.from !== undefined && isCommonTable(tokens, at))
      level.names.push((nameOf(token) ?? "").toLowerCase());
  }
  while (levels.length > 0) close(tokens.length);
  return found;
}

/** Words that a schema's name can follow, in front of what it has; for tables that are read or changed, `namedTables`. */
const beforeSchemas = ["ANALYZE", "EXISTS", "INDEX", "PRAGMA", "REINDEX", "TABLE", "TRIGGER", "VIEW"];

/** The names of all schemas that a statement has before a table, a view, an index, a trigger or a pragma, in small letters. */
export function namedSchemas(tokens: readonly Token[]): string[] {
  const behind = new Set(namedTables(tokens));
  const isTrigger = isWord(tokens[0], "CREATE") && tokens.slice(1, 3).some((one) => isWord(one, "TRIGGER"));
  const on = isTrigger ? tokens.findIndex((one) => isWord(one, "ON")) : -1;
  return tokens.flatMap((one, at) => {
    if (tokens[at + 1]?.text !== ".") return [];
    const isSchema =
      behind.has(at + 2) || isWord(tokens[at - 1], ...beforeSchemas) || (on >= 0 && at - 1 === on);
    return isSchema ? [(nameOf(one) ?? one.text).toLowerCase()] : [];
  });
}

/** Words before which the tables of a SELECT end. None of them is a name without quotes. */
const ends = [
  ...["EXCEPT", "GROUP", "HAVING", "INTERSECT", "LIMIT", "ORDER", "RETURNING", "SELECT", "SET", "UNION"],
  ...["VALUES", "WHERE", "WITH"],
];

/** Whether definitions of windows begin here. Anywhere else, `window` is a name: https://www.sqlite.org/lang_keywords.html */
function isWindowClause(tokens: readonly Token[], at: number): boolean {
  const isNamed = nameOf(tokens[at + 1]) !== undefined && isWord(tokens[at + 2], "AS");
  return isWord(tokens[at], "WINDOW") && isNamed && tokens[at + 3]?.text === "(";
}

/** Words that follow UPDATE in a trigger, a foreign key or an UPSERT, where it names no table. */
const noUpdates = ["CASCADE", "NO", "OF", "ON", "RESTRICT", "SET"];

/** The places of all names of tables that a statement reads or changes. */
export function namedTables(tokens: readonly Token[]): number[] {
  const found: number[] = [];
  // For each parenthesis that is open, whether commas divide tables there.
  const levels = [false];
  let isAwaited = false;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const { text } = token;
    if (text === "(") levels.push(isAwaited);
    else if (text === ")") {
      levels.pop();
      isAwaited = false;
    } else if (text === ",") isAwaited = levels.at(-1) === true;
    else if (isWord(token, "FROM", "JOIN", "INTO")) {
      // IS DISTINCT FROM compares values.
      if (isWord(tokens[at - 1], "DISTINCT")) continue;
      isAwaited = true;
      levels[levels.length - 1] = !isWord(token, "INTO");
    } else if (isWord(token, "UPDATE")) {
      if (isWord(tokens[at + 1], "OR")) at += 2;
      isAwaited = !isWord(tokens[at + 1], ...noUpdates);
    } else if (isWord(token, "IN")) isAwaited = tokens[at + 1]?.text !== "(";
    else if (isWord(token, ...ends) || isWindowClause(tokens, at)) {
      levels[levels.length - 1] = false;
      isAwaited = false;
    } else if (isAwaited && nameOf(token) !== undefined) {
      at = afterSchema(tokens, at);
      found.push(at);
      isAwaited = false;
    }
  }
  return found;
}
