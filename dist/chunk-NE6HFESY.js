import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  tokenize
} from "./chunk-HPYV2CJC.js";
import {
  InputError,
  formatValue
} from "./chunk-D76M4JSG.js";

// src/features/hunt/case-sql.ts
var reaching = /^(?:edit|readfile|writefile|fileio_\w+|lsdir|lsmode|fsdir|zipfile|sqlar_\w+|load_extension|fts3_tokenizer|dolt_(?:backup|clone|fetch|pull|push|remote))$/i;
var ownModules = /^(?:fts[345]|rtree|rtree_i32|geopoly)$/i;
var folderPragmas = /^(?:temp|data)_store_directory$/i;
function requireOwnDatabase(own, option) {
  if ((own.database ?? own.prepareCommand) !== void 0)
    throw new InputError(
      `${option}: ${own.file} has a database or a prepare-command, which no case of a hunt has: measure it with run --own-workloads`
    );
  for (const { sql, place } of statementsOf(own)) {
    const problem = reachOf(sql);
    if (problem !== void 0)
      throw new InputError(
        `${option}: ${place}: ${formatValue(sql)} has ${problem}, which no case of a hunt has, since it can reach other files than the database: measure it with run --own-workloads if you trust it`
      );
  }
}
function statementsOf(own) {
  const { tables, prepare, before = [], statements, after = [], check, alternatives = [], counters } = own;
  const others = counters === void 0 ? [] : [counters];
  return [
    ...tables,
    ...prepare,
    ...before,
    ...statements,
    ...after,
    ...check,
    ...alternatives.flat(),
    ...others
  ];
}
function reachOf(sql) {
  const tokens = [...tokenize(sql)].filter(({ kind }) => kind !== "space" && kind !== "comment");
  const [first] = tokens;
  const isWord = (at, word) => tokens[at]?.kind === "word" && tokens[at].text.toUpperCase() === word;
  if (first?.text === ".") return "a command of a shell";
  const begin = isWord(0, "EXPLAIN") ? isWord(1, "QUERY") ? 3 : 1 : 0;
  if (isWord(begin, "ATTACH")) return "ATTACH";
  if (isWord(begin, "VACUUM") && tokens.some((_, at) => isWord(at, "INTO"))) return "VACUUM INTO";
  for (const [at, token] of tokens.entries()) {
    const name = nameOf(token);
    if (name === void 0) continue;
    if (isWord(begin, "PRAGMA") && folderPragmas.test(name)) return `PRAGMA ${name}`;
    if (isWord(at - 1, "USING") && isWord(begin + 1, "VIRTUAL") && !ownModules.test(name))
      return `a virtual table of the module ${name}`;
    if (reaching.test(name) && tokens[at + 1]?.text === "(") return `${name}()`;
    if (reaching.test(name) && (isWord(at - 1, "FROM") || isWord(at - 1, "JOIN"))) return name;
  }
  return void 0;
}
function nameOf({ kind, text }) {
  if (kind === "word") return text;
  return kind === "name" || kind === "literal" ? text.slice(1, -1) : void 0;
}

export {
  requireOwnDatabase
};
