import {
  allowedFunctions,
  allowedModuleSettings,
  allowedModules,
  allowedObjects,
  allowedPragmas,
  allowedStatements,
  functionGroups,
  isAllowedTable,
  keywordsBeforeLists,
  namesOfEngines,
} from "./allowed-sql.ts";
import { onlyStatement } from "./split-sql.ts";
import { capital, isWord, meant, nameOf } from "./sql-tokens.ts";
import {
  commonTables,
  definedNames,
  isCommonTable,
  isCommonTableAt,
  namedSchemas,
  namedTables,
} from "./table-names.ts";
import type { Token } from "./tokenize.ts";

/** The part of a statement that SQL from elsewhere may not have. */
export interface Refused {
  /** E.g. `PRAGMA cipher_profile`, as the end of `it has`. */
  readonly part: string;
  /** The parts that are allowed in its place, e.g. `the pragmas cache_size, foreign_keys`. */
  readonly allowed: string;
}

/**
 * The first part of a text that is not on the list; undefined if all of it is. A text is one statement: an engine that is given several
 * executes more than the first one. Parameters are not looked at.
 *
 * @param tables the tables and views that the database has, in small letters
 * @param indexed those of them that full text may have for its content
 */
export function refusedIn(
  sql: string,
  tables: ReadonlySet<string>,
  indexed: ReadonlySet<string> = new Set(),
): Refused | undefined {
  const statement = onlyStatement(sql);
  if ("problem" in statement)
    return { part: `a fault (${statement.problem})`, allowed: "texts that are one statement each" };
  const tokens = meant(statement.sql);
  const begin = isWord(tokens[0], "EXPLAIN") ? (isWord(tokens[1], "QUERY") ? 3 : 1) : 0;
  return (
    refusedStatement(tokens, begin) ??
    refusedPragma(tokens, begin) ??
    refusedModule(tokens, begin, indexed) ??
    refusedDefinition(tokens) ??
    refusedSchema(tokens, begin, tables) ??
    refusedName(tokens, begin, tables)
  );
}

function refusedStatement(tokens: readonly Token[], begin: number): Refused | undefined {
  const first = tokens[begin];
  const word = capital(first?.text ?? "");
  if (first?.kind !== "word" || !allowedStatements.includes(word))
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

/** A virtual table of full text can read another table, which it names in a text; without one, SQLite looks for a module of this name. */
function refusedModule(
  tokens: readonly Token[],
  begin: number,
  indexed: ReadonlySet<string>,
): Refused | undefined {
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
    const settings = [...allowedModuleSettings, ...(indexed.size === 0 ? [] : ["content_rowid"])];
    if (!settings.includes(key.toLowerCase()))
      return {
        part: `${key} = ${value?.text}`,
        allowed: `the settings ${settings.join(", ")} of full text`,
      };
    if (key.toLowerCase() !== "content" || nameOf(value) === "") continue;
    const isWhole = tokens[at + 2]?.text === "," || tokens[at + 2]?.text === ")";
    const name = (nameOf(value) ?? "").toLowerCase();
    if (!isWhole || !indexed.has(name) || namesOfEngines.test(name))
      return {
        part: `content = ${value?.text}`,
        allowed: `full text with content of its own, with content=''${indexed.size === 0 ? "" : ", or with that of a table of the database"}`,
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

/** Engines can take other schemas for branches and other databases. ANALYZE and VACUUM name them alone. */
function refusedSchema(
  tokens: readonly Token[],
  begin: number,
  tables: ReadonlySet<string>,
): Refused | undefined {
  const [first, second] = [tokens[begin], tokens[begin + 1]];
  const isAlone = isWord(first, "ANALYZE", "VACUUM") && tokens[begin + 2]?.text !== ".";
  const alone = isAlone ? nameOf(second)?.toLowerCase() : undefined;
  const isTable = isWord(first, "ANALYZE") && alone !== undefined && tables.has(alone);
  const name = [...namedSchemas(tokens), ...(alone === undefined || isTable ? [] : [alone])].find(
    (one) => one !== "main" && one !== "temp",
  );
  return name === undefined
    ? undefined
    : { part: `a name of the schema ${name}`, allowed: "names of the schemas main and temp" };
}

function refusedName(
  tokens: readonly Token[],
  begin: number,
  tables: ReadonlySet<string>,
): Refused | undefined {
  if (isWord(tokens[begin], "PRAGMA")) return undefined;
  const named = new Set(namedTables(tokens));
  const common = commonTables(tokens);
  for (const [at, token] of tokens.entries()) {
    const name = nameOf(token);
    const lower = name?.toLowerCase();
    if (name === undefined || lower === undefined) continue;
    if (named.has(at)) {
      const isCalled = tokens[at + 1]?.text === "(" && !isWord(tokens[beforeName(tokens, at)], "INTO");
      // A table takes no arguments: a name that does is a function's, also if a table once had it.
      const isOwn = !isCalled && (tables.has(lower) || isCommonTableAt(common, tokens, at));
      if (isOwn || isAllowedTable(lower)) continue;
      return {
        part: isCalled ? `${name}()` : `the table ${name}`,
        allowed:
          "tables and views that it makes or starts with, tables of the schema and of DoltLite's versions",
      };
    }
    if (tokens[at + 1]?.text !== "(" || isNoCall(tokens, at, begin)) continue;
    if (!allowedFunctions.has(lower)) return { part: `${name}()`, allowed: functionGroups };
  }
  return undefined;
}

/** The place before a name and its schema. */
function beforeName(tokens: readonly Token[], at: number): number {
  return tokens[at - 1]?.text === "." ? at - 3 : at - 1;
}

/** Whether a name before a parenthesis is a keyword, or defines a table, a view or an index of these columns. */
function isNoCall(tokens: readonly Token[], at: number, begin: number): boolean {
  const token = tokens[at];
  if (token?.kind === "word" && keywordsBeforeLists.has(capital(token.text))) return true;
  const before = beforeName(tokens, at);
  if (isWord(tokens[before], "TABLE", "EXISTS", "VIEW", "REFERENCES", "USING")) return true;
  const isIndex =
    isWord(tokens[begin], "CREATE") &&
    tokens.slice(begin + 1, begin + 3).some((one) => isWord(one, "INDEX")) &&
    before === tokens.findIndex((one) => isWord(one, "ON"));
  return isIndex || isCommonTable(tokens, at);
}
