import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  tokenize
} from "./shared-features-workloads-own-placeholders.js";

// src/suite/foreign-sql/sql-tokens.ts
function meant(sql) {
  return [...tokenize(sql)].filter(({ kind }) => kind !== "space" && kind !== "comment");
}
function isWord(token, ...words2) {
  return token?.kind === "word" && words2.includes(token.text.toUpperCase());
}
function nameOf(token) {
  if (token?.kind === "word") return token.text;
  return token?.kind === "name" || token?.kind === "literal" ? token.text.slice(1, -1) : void 0;
}

// src/suite/foreign-sql/table-names.ts
function definedNames(tokens) {
  const common = tokens.flatMap((token, at) => isCommonTable(tokens, at) ? [nameOf(token) ?? ""] : []);
  return [...madeNames(tokens), ...common.map((name) => name.toLowerCase())];
}
function madeNames(tokens) {
  const made = [created(tokens), renamed(tokens)].flatMap((at) => nameOf(tokens[at]) ?? []);
  return made.map((name) => name.toLowerCase());
}
function created(tokens) {
  if (!isWord(tokens[0], "CREATE")) return -1;
  let at = 1;
  while (isWord(tokens[at], "TEMP", "TEMPORARY", "VIRTUAL")) at++;
  if (!isWord(tokens[at], "TABLE", "VIEW")) return -1;
  at++;
  while (isWord(tokens[at], "IF", "NOT", "EXISTS")) at++;
  return afterSchema(tokens, at);
}
function renamed(tokens) {
  if (!isWord(tokens[0], "ALTER")) return -1;
  return tokens.findIndex((_, at) => isWord(tokens[at - 1], "TO") && isWord(tokens[at - 2], "RENAME"));
}
function afterSchema(tokens, at) {
  return tokens[at + 1]?.text === "." ? at + 2 : at;
}
function isCommonTable(tokens, at) {
  if (nameOf(tokens[at]) === void 0) return false;
  let next = at + 1;
  if (tokens[next]?.text === "(") {
    do
      next += 2;
    while (tokens[next]?.text === "," && nameOf(tokens[next - 1]) !== void 0);
    if (tokens[next]?.text !== ")" || nameOf(tokens[next - 1]) === void 0) return false;
    next++;
  }
  if (!isWord(tokens[next], "AS")) return false;
  next++;
  while (isWord(tokens[next], "NOT", "MATERIALIZED")) next++;
  return tokens[next]?.text === "(" && isWord(tokens[next + 1], "SELECT", "VALUES", "WITH");
}
var ends = [
  ...["EXCEPT", "GROUP", "HAVING", "INTERSECT", "LIMIT", "ORDER", "RETURNING", "SELECT", "SET", "UNION"],
  ...["VALUES", "WHERE"]
];
function isWindowClause(tokens, at) {
  const isNamed = nameOf(tokens[at + 1]) !== void 0 && isWord(tokens[at + 2], "AS");
  return isWord(tokens[at], "WINDOW") && isNamed && tokens[at + 3]?.text === "(";
}
var noUpdates = ["CASCADE", "NO", "OF", "ON", "RESTRICT", "SET"];
function namedTables(tokens) {
  const found = [];
  const levels = [false];
  let isAwaited = false;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const { text } = token;
    if (text === "(") levels.push(isAwaited);
    else if (text === ")") {
      levels.pop();
      isAwaited = false;
    } else if (text === ",") isAwaited = levels.at(-1) === true;
    else if (isWord(token, "FROM", "JOIN", "INTO")) {
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
    } else if (isAwaited && nameOf(token) !== void 0) {
      at = afterSchema(tokens, at);
      found.push(at);
      isAwaited = false;
    }
  }
  return found;
}

// src/suite/foreign-sql/allowed-sql.ts
var words = (text) => text.trim().split(/\s+/);
var allowedStatements = words(`
  ALTER ANALYZE BEGIN COMMIT CREATE DELETE DROP END EXPLAIN INSERT PRAGMA REINDEX RELEASE REPLACE ROLLBACK SAVEPOINT SELECT UPDATE VACUUM VALUES WITH
`);
var allowedObjects = words("INDEX TABLE TRIGGER VIEW VIRTUAL");
var allowedModules = words("fts3 fts4 fts5 geopoly rtree rtree_i32");
var allowedModuleSettings = words(`
  columnsize content contentless_delete contentless_unindexed detail languageid locale matchinfo notindexed order prefix tokenize
`);
var endsOfModules = words("config content data docsize idx node parent rowid segdir segments stat");
var allowedPragmas = words(`
  analysis_limit application_id auto_vacuum automatic_index busy_timeout cache_size cache_spill case_sensitive_like compile_options
  defer_foreign_keys encoding foreign_key_check foreign_key_list foreign_keys freelist_count incremental_vacuum index_info index_list
  index_xinfo integrity_check journal_mode journal_size_limit locking_mode max_page_count mmap_size optimize page_count page_size query_only
  quick_check read_uncommitted recursive_triggers reverse_unordered_selects secure_delete shrink_memory synchronous table_info table_list
  table_xinfo temp_store threads user_version wal_autocheckpoint wal_checkpoint
`);
var functionGroups = "SQLite's functions of values, texts, dates, numbers, JSON, aggregates, windows, full text and R-Trees, libSQL's of vectors, and DoltLite's of versions";
var values = words(`
  abs changes char coalesce concat concat_ws format glob hex if ifnull iif instr last_insert_rowid length like likelihood likely lower ltrim max
  min nullif octet_length printf quote random randomblob replace round rtrim sign soundex sqlite_compileoption_get sqlite_compileoption_used
  sqlite_source_id sqlite_version substr substring subtype total_changes trim typeof unhex unicode unistr unistr_quote unlikely upper zeroblob
`);
var dates = words(
  "current_date current_time current_timestamp date datetime julianday strftime time timediff unixepoch"
);
var numbers = words(`
  acos acosh asin asinh atan atan2 atanh ceil ceiling cos cosh degrees exp floor ln log log10 log2 mod pi pow power radians sin sinh sqrt tan
  tanh trunc
`);
var json = words(`
  json json_array json_array_insert json_array_length json_each json_error_position json_extract json_group_array json_group_object json_insert
  json_object json_patch json_pretty json_quote json_remove json_replace json_set json_tree json_type json_valid jsonb jsonb_array
  jsonb_array_insert jsonb_each jsonb_extract jsonb_group_array jsonb_group_object jsonb_insert jsonb_object jsonb_patch jsonb_remove
  jsonb_replace jsonb_set jsonb_tree
`);
var ofRows = words(`
  avg count cume_dist dense_rank first_value generate_series group_concat lag last_value lead median nth_value ntile percent_rank percentile
  percentile_cont percentile_disc rank row_number string_agg sum total
`);
var ofModules = words(`
  bm25 geopoly_area geopoly_bbox geopoly_blob geopoly_ccw geopoly_contains_point geopoly_group_bbox geopoly_json geopoly_overlap
  geopoly_regular geopoly_svg geopoly_within geopoly_xform highlight matchinfo offsets optimize rtreecheck rtreedepth rtreenode snippet
`);
var ofLibsql = words(`
  libsql_vector_idx vector vector1bit vector16 vector32 vector64 vector8 vector_concat vector_distance_cos vector_distance_l2 vector_extract
  vector_slice vector_top_k vectorb16
`);
var ofDolt = words(`
  active_branch dolt_add dolt_at dolt_branch dolt_checkout dolt_cherry_pick dolt_commit dolt_diff dolt_diff_stat dolt_diff_summary dolt_gc
  dolt_hashof dolt_hashof_db dolt_hashof_table dolt_log dolt_merge dolt_merge_base dolt_patch dolt_reset dolt_revert dolt_schema_diff dolt_tag
  dolt_version
`);
var types = words(`
  bigint blob bool boolean char character clob dec decimal double float int integer nchar numeric nvarchar real smallint text tinyint varchar
  varying
`);
var allowedFunctions = new Set(
  [values, dates, numbers, json, ofRows, ofModules, ofLibsql, ofDolt, types].flat()
);
var keywordsBeforeLists = new Set(
  words(`
    ALL AND AS BETWEEN BY CASE CAST CHECK CONFLICT DEFAULT DISTINCT ELSE ESCAPE EXCEPT EXISTS FILTER FROM GLOB HAVING IN INTERSECT IS JOIN KEY
    LIKE LIMIT MATCH MATERIALIZED NOT OFFSET ON OR OVER RAISE REGEXP RETURNING SELECT SET THEN UNION UNIQUE USING VALUES WHEN WHERE
  `)
);
var tables = /^(?:sqlite_(?:temp_)?(?:master|schema)|sqlite_sequence|sqlite_stat\d|dolt_(?:at|blame|commit_diff|diff|history)_\w+|dolt_(?:branches|commit_ancestors|commits|diff|log|status|tags))$/;
function isAllowedTable(name) {
  return tables.test(name) || allowedFunctions.has(name) || name.startsWith("pragma_") && allowedPragmas.includes(name.slice("pragma_".length));
}
var namesOfEngines = /^(?:sqlite_|pragma_|dolt_|libsql_|fileio_|fts\d|jsonb?_(?:each|tree)$|(?:bytecode|carray|completion|csv|dbstat|fsdir|generate_series|lsdir|lsmode|tables_used|zipfile)$)/;

// src/suite/foreign-sql/refused-sql.ts
function refusedIn(tokens, tables2) {
  const begin = isWord(tokens[0], "EXPLAIN") ? isWord(tokens[1], "QUERY") ? 3 : 1 : 0;
  return refusedStatement(tokens, begin) ?? refusedPragma(tokens, begin) ?? refusedModule(tokens, begin) ?? refusedDefinition(tokens) ?? refusedName(tokens, begin, tables2);
}
function refusedStatement(tokens, begin) {
  const first = tokens[begin];
  if (first === void 0 || first.kind === "end") return void 0;
  const word = first.text.toUpperCase();
  if (first.text === ".") return { part: "a command of a shell", allowed: "statements of SQL" };
  if (first.kind !== "word" || !allowedStatements.includes(word))
    return { part: word, allowed: `statements that begin with ${allowedStatements.join(", ")}` };
  if (word === "VACUUM" && tokens.some((one) => isWord(one, "INTO")))
    return { part: "VACUUM INTO", allowed: "VACUUM without a file" };
  if (word !== "CREATE" && word !== "DROP") return void 0;
  const object = tokens.slice(begin + 1).find((one) => !isWord(one, "TEMP", "TEMPORARY", "UNIQUE"));
  return object !== void 0 && isWord(object, ...allowedObjects) ? void 0 : { part: `${word} ${object?.text.toUpperCase()}`, allowed: `${word} of ${allowedObjects.join(", ")}` };
}
function refusedPragma(tokens, begin) {
  if (!isWord(tokens[begin], "PRAGMA")) return void 0;
  const at = tokens[begin + 2]?.text === "." ? begin + 3 : begin + 1;
  const name = nameOf(tokens[at]) ?? "";
  return allowedPragmas.includes(name.toLowerCase()) ? void 0 : { part: `PRAGMA ${name}`, allowed: `the pragmas ${allowedPragmas.join(", ")}` };
}
function refusedModule(tokens, begin) {
  if (!isWord(tokens[begin], "CREATE") || !isWord(tokens[begin + 1], "VIRTUAL")) return void 0;
  const using = tokens.findIndex((one) => isWord(one, "USING"));
  const module = nameOf(tokens[using + 1]) ?? "";
  if (using < 0 || !allowedModules.includes(module.toLowerCase()))
    return {
      part: `a virtual table of the module ${module}`,
      allowed: `the modules ${allowedModules.join(", ")}`
    };
  for (const [at, { text }] of tokens.entries()) {
    if (at < using || text !== "=") continue;
    const key = nameOf(tokens[at - 1]) ?? "";
    const value = tokens[at + 1];
    if (!allowedModuleSettings.includes(key.toLowerCase()))
      return {
        part: `${key} = ${value?.text}`,
        allowed: `the settings ${allowedModuleSettings.join(", ")} of full text`
      };
    if (key.toLowerCase() === "content" && nameOf(value) !== "")
      return {
        part: `content = ${value?.text}`,
        allowed: "full text with content of its own, or with content=''"
      };
  }
  return void 0;
}
function refusedDefinition(tokens) {
  const name = definedNames(tokens).find((one) => namesOfEngines.test(one));
  return name === void 0 ? void 0 : {
    part: `a table of its own called ${name}`,
    allowed: "names that no engine has for tables, such as t1"
  };
}
function refusedName(tokens, begin, tables2) {
  if (isWord(tokens[begin], "PRAGMA")) return void 0;
  const named = new Set(namedTables(tokens));
  const own = /* @__PURE__ */ new Set([...tables2, ...definedNames(tokens)]);
  for (const [at, token] of tokens.entries()) {
    const name = nameOf(token);
    const lower = name?.toLowerCase();
    if (name === void 0 || lower === void 0) continue;
    if (named.has(at)) {
      if (isOwnTable(lower, own) || isAllowedTable(lower)) continue;
      const isCalled = tokens[at + 1]?.text === "(";
      return {
        part: isCalled ? `${name}()` : `the table ${name}`,
        allowed: "tables and views that the case makes, tables of the schema and of DoltLite's versions"
      };
    }
    if (tokens[at + 1]?.text !== "(" || isNoCall(tokens, at, begin)) continue;
    if (!allowedFunctions.has(lower)) return { part: `${name}()`, allowed: functionGroups };
  }
  return void 0;
}
function isOwnTable(name, own) {
  return own.has(name) || endsOfModules.some((end) => name.endsWith(`_${end}`) && own.has(name.slice(0, -end.length - 1)));
}
function isNoCall(tokens, at, begin) {
  const token = tokens[at];
  if (token?.kind === "word" && keywordsBeforeLists.has(token.text.toUpperCase())) return true;
  const before = tokens[at - 1]?.text === "." ? at - 3 : at - 1;
  if (isWord(tokens[before], "TABLE", "EXISTS", "VIEW", "REFERENCES", "USING")) return true;
  const isIndex = isWord(tokens[begin], "CREATE") && tokens.slice(begin + 1, begin + 3).some((one) => isWord(one, "INDEX")) && before === tokens.findIndex((one) => isWord(one, "ON"));
  return isIndex || isCommonTable(tokens, at);
}

export {
  meant,
  isWord,
  nameOf,
  madeNames,
  namedTables,
  refusedIn
};
