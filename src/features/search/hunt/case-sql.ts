import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import type { OwnWorkload, PlacedSql } from "../../workloads/own/own-workload.ts";
import { reservedNames } from "../../workloads/own/placeholders.ts";
import type { Token } from "../../workloads/own/tokenize.ts";
import {
  allowedFunctions,
  allowedModuleSettings,
  allowedModules,
  allowedObjects,
  allowedPragmas,
  allowedStatements,
  endsOfModules,
  functionGroups,
  isAllowedTable,
  keywordsBeforeLists,
  namesOfEngines,
} from "./allowed-sql.ts";
import { isWord, meant, nameOf } from "./sql-tokens.ts";
import { definedNames, isCommonTable, madeNames, namedTables } from "./table-names.ts";

/** The part of a statement that no case may have. */
export interface Refused {
  /** E.g. `PRAGMA cipher_profile`, as the end of `it has`. */
  readonly part: string;
  /** The parts that are allowed in its place, e.g. `the pragmas cache_size, foreign_keys`. */
  readonly allowed: string;
}

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
  const statements = statementsOf(own);
  const tables = new Set(statements.flatMap(({ sql }) => madeNames(meant(sql))));
  for (const { sql, place } of statements) {
    const refused = refusedIn(sql, tables);
    if (refused !== undefined)
      throw new InputError(
        `${option}: ${place}: ${formatValue(sql)} has ${refused.part}, which is not among what a case may have, since it could reach other files ` +
          `than the database: allowed are ${refused.allowed}; measure it with run --own-workloads if you trust it`,
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

/**
 * The first part of a statement that is not on the list of what a case may have; undefined if all of it is.
 *
 * @param tables the tables and views that the case makes, in small letters
 */
export function refusedIn(sql: string, tables: ReadonlySet<string>): Refused | undefined {
  const tokens = meant(sql);
  const begin = isWord(tokens[0], "EXPLAIN") ? (isWord(tokens[1], "QUERY") ? 3 : 1) : 0;
  return (
    refusedStatement(tokens, begin) ??
    refusedPragma(tokens, begin) ??
    refusedParameter(tokens) ??
    refusedModule(tokens, begin) ??
    refusedDefinition(tokens) ??
    refusedName(tokens, begin, tables)
  );
}

function refusedStatement(tokens: readonly Token[], begin: number): Refused | undefined {
  const first = tokens[begin];
  if (first === undefined || first.kind === "end") return undefined;
  const word = first.text.toUpperCase();
  if (first.text === ".") return { part: "a command of a shell", allowed: "statements of SQL" };
  if (first.kind !== "word" || !allowedStatements.includes(word))
    return { part: word, allowed: `statements that begin with ${allowedStatements.join(", ")}` };
  if (word === "VACUUM" && tokens.some((one) => isWord(one, "INTO")))
    return { part: "VACUUM INTO", allowed: "VACUUM without a file" };
  if (word !== "CREATE" && word !== "DROP") return undefined;
  const object = tokens.slice(begin + 1).find((one) => !isWord(one, "TEMP", "TEMPORARY", "UNIQUE"));
  return object !== undefined && isWord(object, ...allowedObjects)
    ? undefined
    : { part: `${word} ${object?.text.toUpperCase()}`, allowed: `${word} of ${allowedObjects.join(", ")}` };
}

function refusedPragma(tokens: readonly Token[], begin: number): Refused | undefined {
  if (!isWord(tokens[begin], "PRAGMA")) return undefined;
  const at = tokens[begin + 2]?.text === "." ? begin + 3 : begin + 1;
  const name = nameOf(tokens[at]) ?? "";
  return allowedPragmas.includes(name.toLowerCase())
    ? undefined
    : { part: `PRAGMA ${name}`, allowed: `the pragmas ${allowedPragmas.join(", ")}` };
}

/** SQLite reads more as a parameter than other programs do, up to a parenthesis that ends it, so that a quotation in it is none. */
function refusedParameter(tokens: readonly Token[]): Refused | undefined {
  const names = reservedNames.map((name) => `:${name}`);
  const refused = tokens.find(
    ({ kind, text }) =>
      (kind === "parameter" && !names.includes(text)) || (kind === "other" && /^[$@#:?]/.test(text)),
  );
  if (refused !== undefined)
    return { part: `the parameter ${refused.text}`, allowed: `the placeholders ${names.join(", ")}` };
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

/** A virtual table of full text can read another table, which it names in a text. */
function refusedModule(tokens: readonly Token[], begin: number): Refused | undefined {
  if (!isWord(tokens[begin], "CREATE") || !isWord(tokens[begin + 1], "VIRTUAL")) return undefined;
  const using = tokens.findIndex((one) => isWord(one, "USING"));
  const module = nameOf(tokens[using + 1]) ?? "";
  if (using < 0 || !allowedModules.includes(module.toLowerCase()))
    return {
      part: `a virtual table of the module ${module}`,
      allowed: `the modules ${allowedModules.join(", ")}`,
    };
  for (const [at, { text }] of tokens.entries()) {
    if (at < using || text !== "=") continue;
    const key = nameOf(tokens[at - 1]) ?? "";
    const value = tokens[at + 1];
    if (!allowedModuleSettings.includes(key.toLowerCase()))
      return {
        part: `${key} = ${value?.text}`,
        allowed: `the settings ${allowedModuleSettings.join(", ")} of full text`,
      };
    if (key.toLowerCase() === "content" && nameOf(value) !== "")
      return {
        part: `content = ${value?.text}`,
        allowed: "full text with content of its own, or with content=''",
      };
  }
  return undefined;
}

function refusedDefinition(tokens: readonly Token[]): Refused | undefined {
  const name = definedNames(tokens).find((one) => namesOfEngines.test(one));
  return name === undefined
    ? undefined
    : {
        part: `a table of its own called ${name}`,
        allowed: "names that no engine has for tables, such as t1",
      };
}

function refusedName(
  tokens: readonly Token[],
  begin: number,
  tables: ReadonlySet<string>,
): Refused | undefined {
  if (isWord(tokens[begin], "PRAGMA")) return undefined;
  const named = new Set(namedTables(tokens));
  const own = new Set([...tables, ...definedNames(tokens)]);
  for (const [at, token] of tokens.entries()) {
    const name = nameOf(token);
    const lower = name?.toLowerCase();
    if (name === undefined || lower === undefined) continue;
    if (named.has(at)) {
      if (isOwnTable(lower, own) || isAllowedTable(lower)) continue;
      const isCalled = tokens[at + 1]?.text === "(";
      return {
        part: isCalled ? `${name}()` : `the table ${name}`,
        allowed: "tables and views that the case makes, tables of the schema and of DoltLite's versions",
      };
    }
    if (tokens[at + 1]?.text !== "(" || isNoCall(tokens, at, begin)) continue;
    if (!allowedFunctions.has(lower)) return { part: `${name}()`, allowed: functionGroups };
  }
  return undefined;
}

/** A virtual table has tables of its own behind it: `t1f_data`. */
function isOwnTable(name: string, own: ReadonlySet<string>): boolean {
  return (
    own.has(name) ||
    endsOfModules.some((end) => name.endsWith(`_${end}`) && own.has(name.slice(0, -end.length - 1)))
  );
}

/** Whether a name before a parenthesis is a keyword, or defines a table, a view or an index of these columns. */
function isNoCall(tokens: readonly Token[], at: number, begin: number): boolean {
  const token = tokens[at];
  if (token?.kind === "word" && keywordsBeforeLists.has(token.text.toUpperCase())) return true;
  const before = tokens[at - 1]?.text === "." ? at - 3 : at - 1;
  if (isWord(tokens[before], "TABLE", "EXISTS", "VIEW", "REFERENCES", "USING")) return true;
  const isIndex =
    isWord(tokens[begin], "CREATE") &&
    tokens.slice(begin + 1, begin + 3).some((one) => isWord(one, "INDEX")) &&
    before === tokens.findIndex((one) => isWord(one, "ON"));
  return isIndex || isCommonTable(tokens, at);
}
