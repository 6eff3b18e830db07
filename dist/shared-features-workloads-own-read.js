import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  filesToCopy
} from "./shared-engines-driver-process.js";
import {
  openDatabase,
  plainFormats
} from "./shared-better-sqlite3-lib-methods-table.js";
import {
  checkYaml,
  choice,
  choices,
  describeIssues,
  invalidMessage,
  isInside,
  isOfGit,
  mapping,
  multiplier,
  openInside,
  option,
  parseYaml,
  path,
  paths,
  readInside,
  rootOf,
  slowerRatio,
  time,
  unchanged,
  wholeNumber
} from "./shared-yaml-dist-parse-parser.js";
import {
  InputError,
  _null,
  array,
  blob,
  boolean,
  contestModes,
  contestWorkloads,
  fixed,
  formatPath,
  formatValue,
  int,
  kinds,
  mostConnectionKinds,
  mostConnections,
  number,
  probes,
  real,
  record,
  references,
  roles,
  storages,
  strictObject,
  string,
  surroundings,
  sweepOf,
  sweptName,
  textOf,
  union,
  unknownName,
  workloadNames
} from "./shared-jstat-dist-jstat.js";

// src/features/workloads/own/passed-on.ts
import {
  closeSync,
  constants,
  copyFileSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  statSync
} from "node:fs";
import { tmpdir } from "node:os";
import path2 from "node:path";

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
var ofFts3 = words("content segdir segments");
var ofRtree = words("node parent rowid");
var endsOfModules = {
  fts3: ofFts3,
  fts4: [...ofFts3, ...words("docsize stat")],
  fts5: words("config content data docsize idx"),
  geopoly: ofRtree,
  rtree: ofRtree,
  rtree_i32: ofRtree
};
var settingsWithout = {
  content: ["content"],
  docsize: ["columnsize", "matchinfo"],
  stat: ["matchinfo"]
};
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

// src/suite/foreign-sql/tokenize.ts
var token = /(?<space>[ \t\n\v\f\r\ufeff]+)|(?<comment>--[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|(?<open>['"`[])|(?<end>;)|(?<parameter>\?\d*|[:@$#](?:::)*[\w$\u{80}-\u{10ffff}](?:[\w$\u{80}-\u{10ffff}]|::)*(?:\([^ \t\n\v\f\r)]*\))?)|(?<word>[A-Za-z_\u{80}-\u{10ffff}][\w$\u{80}-\u{10ffff}]*)|(?<number>\d[\d_]*(?:\.[\d_]*)?(?:[eE][+-]?\d)?[\w.]*)|(?<other>[\s\S])/uy;
function* tokenize(sql) {
  for (let offset = 0; offset < sql.length; ) {
    token.lastIndex = offset;
    const { groups = {}, 0: found } = token.exec(sql);
    const kind = Object.keys(groups).find((one) => groups[one] !== void 0);
    const end = kind === "open" ? endOfQuotation(sql, offset) : void 0;
    if (end === void 0) yield { kind, text: found, offset };
    else yield { kind: found === "'" ? "literal" : "name", text: sql.slice(offset, end), offset };
    offset = end ?? offset + found.length;
  }
}
function endOfQuotation(sql, start) {
  const quote = sql.charAt(start);
  if (quote === "[") return endAfter(sql.indexOf("]", start));
  let at = sql.indexOf(quote, start + 1);
  while (at >= 0 && sql.charAt(at + 1) === quote) at = sql.indexOf(quote, at + 2);
  return endAfter(at);
}
function endAfter(found) {
  return found < 0 ? void 0 : found + 1;
}

// src/suite/foreign-sql/sql-tokens.ts
function meant(sql) {
  return [...tokenize(sql)].filter(({ kind }) => kind !== "space" && kind !== "comment");
}
function isWord(token2, ...words4) {
  return token2?.kind === "word" && words4.includes(capital(token2.text));
}
function capital(word2) {
  return word2.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}
function nameOf(token2) {
  if (token2?.kind === "word") return token2.text;
  return token2?.kind === "name" || token2?.kind === "literal" ? token2.text.slice(1, -1) : void 0;
}

// src/suite/foreign-sql/split-sql.ts
function splitSql(text) {
  const nul = text.indexOf("\0");
  if (nul >= 0) return { problem: "it has a NUL character", offset: nul };
  const statements2 = [];
  let parts = [];
  let significant = [];
  const finish = () => {
    const [first] = significant;
    if (first !== void 0) statements2.push({ sql: oneLine(parts), offset: first.offset });
    parts = [];
    significant = [];
  };
  for (const one of tokenize(text)) {
    if (one.kind === "open")
      return { problem: `the quotation that begins with ${one.text} does not end`, offset: one.offset };
    if (one.text === "." && significant.length === 0)
      return { problem: "a line that begins with a dot is a shell's command, not SQL", offset: one.offset };
    if (one.kind === "end" && !isInsideTrigger(significant)) {
      finish();
      continue;
    }
    parts.push(one);
    if (isSignificant(one)) significant.push(one);
  }
  if (isInsideTrigger(significant))
    return { problem: "the trigger has no END;", offset: significant[0]?.offset ?? 0 };
  finish();
  return statements2;
}
function onlyStatement(text) {
  const split = splitSql(text);
  if ("problem" in split) return split;
  const [statement2, second] = split;
  if (statement2 === void 0) return { problem: "it has no statement", offset: 0 };
  return second === void 0 ? statement2 : { problem: "it is several statements", offset: second.offset };
}
function isSignificant({ kind }) {
  return kind !== "space" && kind !== "comment";
}
function isInsideTrigger(tokens) {
  const words4 = tokens.slice(0, 6).map(({ text }) => capital(text));
  if (!/^(EXPLAIN (QUERY PLAN )?)?CREATE (TEMP |TEMPORARY )?TRIGGER\b/.test(words4.join(" "))) return false;
  const [semicolon, end] = tokens.slice(-2);
  return !(semicolon?.kind === "end" && capital(end?.text ?? "") === "END");
}
function oneLine(parts) {
  const texts2 = [];
  for (const one of parts) {
    if (isSignificant(one)) texts2.push(one.text);
    else if (texts2.at(-1) !== " ") texts2.push(" ");
  }
  return `${texts2.join("").trim()};`;
}

// src/suite/foreign-sql/table-names.ts
function definedNames(tokens) {
  const common2 = tokens.flatMap((token2, at) => isCommonTable(tokens, at) ? [nameOf(token2) ?? ""] : []);
  return [...madeNames(tokens), ...common2.map((name) => name.toLowerCase())];
}
function madeNames(tokens) {
  const made = [created(tokens), renamed(tokens)].flatMap((at) => nameOf(tokens[at]) ?? []);
  return made.map((name) => name.toLowerCase());
}
function endsBehind(tokens) {
  if (!isWord(tokens[0], "CREATE") || !isWord(tokens[1], "VIRTUAL")) return [];
  const using = tokens.findIndex((one) => isWord(one, "USING"));
  const module = nameOf(tokens[using + 1])?.toLowerCase() ?? "";
  const settings = tokens.flatMap(
    ({ text }, at) => text === "=" ? [nameOf(tokens[at - 1])?.toLowerCase()] : []
  );
  const ends2 = Object.hasOwn(endsOfModules, module) ? endsOfModules[module] : void 0;
  return (ends2 ?? []).filter((end) => !settingsWithout[end]?.some((one) => settings.includes(one)));
}
function allMadeNames(tokens) {
  const ends2 = endsBehind(tokens);
  return madeNames(tokens).flatMap((name) => withTablesBehind(name, ends2));
}
function withTablesBehind(name, ends2) {
  return [name, ...ends2.map((end) => `${name}_${end}`)];
}
function droppedName(tokens) {
  const isRenamed = isWord(tokens[0], "ALTER") && renamed(tokens) >= 0;
  if (!(isRenamed || isWord(tokens[0], "DROP")) || !isWord(tokens[1], "TABLE", "VIEW")) return void 0;
  return nameOf(tokens[afterSchema(tokens, isWord(tokens[2], "IF") ? 4 : 2)])?.toLowerCase();
}
function isTemporary(tokens) {
  const isNamed = tokens.some(
    (one, at) => tokens[at + 1]?.text === "." && nameOf(one)?.toLowerCase() === "temp"
  );
  return isWord(tokens[0], "CREATE") && (isNamed || isWord(tokens[1], "TEMP", "TEMPORARY"));
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
function isCommonTableAt(common2, tokens, at) {
  const name = nameOf(tokens[at])?.toLowerCase();
  if (tokens[at - 1]?.text === ".") return false;
  return common2.some((one) => one.name === name && one.from < at && at < one.end);
}
function commonTables(tokens) {
  const found = [];
  const levels = [{ names: [] }];
  const close = (end) => {
    const { from, names: names3 } = levels.pop() ?? { names: [] };
    if (from !== void 0) found.push(...names3.map((name) => ({ name, from, end })));
  };
  for (const [at, token2] of tokens.entries()) {
    const level = levels.at(-1);
    if (token2.text === "(") levels.push({ names: [] });
    else if (token2.text === ")") close(at);
    else if (token2.kind === "end") {
      close(at);
      levels.push({ names: [] });
    } else if (isWord(token2, "WITH") && level !== void 0) level.from ??= at;
    else if (level?.from !== void 0 && isCommonTable(tokens, at))
      level.names.push((nameOf(token2) ?? "").toLowerCase());
  }
  while (levels.length > 0) close(tokens.length);
  return found;
}
var beforeSchemas = ["ANALYZE", "EXISTS", "INDEX", "PRAGMA", "REINDEX", "TABLE", "TRIGGER", "VIEW"];
function namedSchemas(tokens) {
  const behind = new Set(namedTables(tokens));
  const isTrigger = isWord(tokens[0], "CREATE") && tokens.slice(1, 3).some((one) => isWord(one, "TRIGGER"));
  const on = isTrigger ? tokens.findIndex((one) => isWord(one, "ON")) : -1;
  return tokens.flatMap((one, at) => {
    if (tokens[at + 1]?.text !== ".") return [];
    const isSchema = behind.has(at + 2) || isWord(tokens[at - 1], ...beforeSchemas) || on >= 0 && at - 1 === on;
    return isSchema ? [(nameOf(one) ?? one.text).toLowerCase()] : [];
  });
}
var ends = [
  ...["EXCEPT", "GROUP", "HAVING", "INTERSECT", "LIMIT", "ORDER", "RETURNING", "SELECT", "SET", "UNION"],
  ...["VALUES", "WHERE", "WITH"]
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
    const token2 = tokens[at];
    const { text } = token2;
    if (text === "(") levels.push(isAwaited);
    else if (text === ")") {
      levels.pop();
      isAwaited = false;
    } else if (text === ",") isAwaited = levels.at(-1) === true;
    else if (isWord(token2, "FROM", "JOIN", "INTO")) {
      if (isWord(tokens[at - 1], "DISTINCT")) continue;
      isAwaited = true;
      levels[levels.length - 1] = !isWord(token2, "INTO");
    } else if (isWord(token2, "UPDATE")) {
      if (isWord(tokens[at + 1], "OR")) at += 2;
      isAwaited = !isWord(tokens[at + 1], ...noUpdates);
    } else if (isWord(token2, "IN")) isAwaited = tokens[at + 1]?.text !== "(";
    else if (isWord(token2, ...ends) || isWindowClause(tokens, at)) {
      levels[levels.length - 1] = false;
      isAwaited = false;
    } else if (isAwaited && nameOf(token2) !== void 0) {
      at = afterSchema(tokens, at);
      found.push(at);
      isAwaited = false;
    }
  }
  return found;
}

// src/suite/foreign-sql/refused-sql.ts
function refusedIn(sql, tables2, indexed = /* @__PURE__ */ new Set()) {
  const statement2 = onlyStatement(sql);
  if ("problem" in statement2)
    return { part: `a fault (${statement2.problem})`, allowed: "texts that are one statement each" };
  const tokens = meant(statement2.sql);
  const begin = isWord(tokens[0], "EXPLAIN") ? isWord(tokens[1], "QUERY") ? 3 : 1 : 0;
  return refusedStatement(tokens, begin) ?? refusedPragma(tokens, begin) ?? refusedModule(tokens, begin, indexed) ?? refusedDefinition(tokens) ?? refusedSchema(tokens, begin, tables2) ?? refusedName(tokens, begin, tables2);
}
function refusedStatement(tokens, begin) {
  const first = tokens[begin];
  const word2 = capital(first?.text ?? "");
  if (first?.kind !== "word" || !allowedStatements.includes(word2))
    return { part: word2, allowed: `statements that begin with ${allowedStatements.join(", ")}` };
  if (word2 === "VACUUM" && tokens.some((one) => isWord(one, "INTO")))
    return { part: "VACUUM INTO", allowed: "VACUUM without a file" };
  if (word2 !== "CREATE" && word2 !== "DROP") return void 0;
  const object = tokens.slice(begin + 1).find((one) => !isWord(one, "TEMP", "TEMPORARY", "UNIQUE"));
  return object !== void 0 && isWord(object, ...allowedObjects) ? void 0 : { part: `${word2} ${object?.text.toUpperCase()}`, allowed: `${word2} of ${allowedObjects.join(", ")}` };
}
function refusedPragma(tokens, begin) {
  if (!isWord(tokens[begin], "PRAGMA")) return void 0;
  const at = tokens[begin + 2]?.text === "." ? begin + 3 : begin + 1;
  const name = nameOf(tokens[at]) ?? "";
  return allowedPragmas.includes(name.toLowerCase()) ? void 0 : { part: `PRAGMA ${name}`, allowed: `the pragmas ${allowedPragmas.join(", ")}` };
}
function refusedModule(tokens, begin, indexed) {
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
    const value2 = tokens[at + 1];
    const settings = [...allowedModuleSettings, ...indexed.size === 0 ? [] : ["content_rowid"]];
    if (!settings.includes(key.toLowerCase()))
      return {
        part: `${key} = ${value2?.text}`,
        allowed: `the settings ${settings.join(", ")} of full text`
      };
    if (key.toLowerCase() !== "content" || nameOf(value2) === "") continue;
    const isWhole = tokens[at + 2]?.text === "," || tokens[at + 2]?.text === ")";
    const name = (nameOf(value2) ?? "").toLowerCase();
    if (!isWhole || !indexed.has(name) || namesOfEngines.test(name))
      return {
        part: `content = ${value2?.text}`,
        allowed: `full text with content of its own, with content=''${indexed.size === 0 ? "" : ", or with that of a table of the database"}`
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
function refusedSchema(tokens, begin, tables2) {
  const [first, second] = [tokens[begin], tokens[begin + 1]];
  const isAlone = isWord(first, "ANALYZE", "VACUUM") && tokens[begin + 2]?.text !== ".";
  const alone = isAlone ? nameOf(second)?.toLowerCase() : void 0;
  const isTable = isWord(first, "ANALYZE") && alone !== void 0 && tables2.has(alone);
  const name = [...namedSchemas(tokens), ...alone === void 0 || isTable ? [] : [alone]].find(
    (one) => one !== "main" && one !== "temp"
  );
  return name === void 0 ? void 0 : { part: `a name of the schema ${name}`, allowed: "names of the schemas main and temp" };
}
function refusedName(tokens, begin, tables2) {
  if (isWord(tokens[begin], "PRAGMA")) return void 0;
  const named = new Set(namedTables(tokens));
  const common2 = commonTables(tokens);
  for (const [at, token2] of tokens.entries()) {
    const name = nameOf(token2);
    const lower = name?.toLowerCase();
    if (name === void 0 || lower === void 0) continue;
    if (named.has(at)) {
      const isCalled = tokens[at + 1]?.text === "(" && !isWord(tokens[beforeName(tokens, at)], "INTO");
      const isOwn = !isCalled && (tables2.has(lower) || isCommonTableAt(common2, tokens, at));
      if (isOwn || isAllowedTable(lower)) continue;
      return {
        part: isCalled ? `${name}()` : `the table ${name}`,
        allowed: "tables and views that it makes or starts with, tables of the schema and of DoltLite's versions"
      };
    }
    if (tokens[at + 1]?.text !== "(" || isNoCall(tokens, at, begin)) continue;
    if (!allowedFunctions.has(lower)) return { part: `${name}()`, allowed: functionGroups };
  }
  return void 0;
}
function beforeName(tokens, at) {
  return tokens[at - 1]?.text === "." ? at - 3 : at - 1;
}
function isNoCall(tokens, at, begin) {
  const token2 = tokens[at];
  if (token2?.kind === "word" && keywordsBeforeLists.has(capital(token2.text))) return true;
  const before = beforeName(tokens, at);
  if (isWord(tokens[before], "TABLE", "EXISTS", "VIEW", "REFERENCES", "USING")) return true;
  const isIndex = isWord(tokens[begin], "CREATE") && tokens.slice(begin + 1, begin + 3).some((one) => isWord(one, "INDEX")) && before === tokens.findIndex((one) => isWord(one, "ON"));
  return isIndex || isCommonTable(tokens, at);
}

// src/features/workloads/own/bound-value.ts
var mostDigits = 2e8;
var digits = string().max(mostDigits).regex(/^(?:[0-9a-fA-F]{2})*$/);
var decimal = string().regex(/^-?(?:\d+\.?\d*(?:[eE][+-]?\d{1,4})?|9e999)$/);
var forms = 'null, a number, a text, true or false, {"blob": "00ff"}, {"real": "2.0"}, {"integer": "9007199254740993"}, or {"text": "c3a4"} for a text given by its bytes';
var boundValueSchema = union(
  [
    _null(),
    number(),
    string(),
    boolean(),
    strictObject({ blob: digits }),
    strictObject({ real: decimal }),
    strictObject({ integer: string().regex(/^-?\d{1,19}$/) }),
    strictObject({ text: digits })
  ],
  invalidMessage(forms)
);
function partOf(value2) {
  if (value2 === null) return fixed("NULL");
  if (typeof value2 === "boolean") return value2 ? 1 : 0;
  if (typeof value2 === "number") return Number.isSafeInteger(value2) ? value2 : real(decimalOf(value2));
  if (typeof value2 === "string") return value2.includes("\0") ? textOfBytes(Buffer.from(value2)) : value2;
  if ("blob" in value2) return blob(value2.blob);
  if ("real" in value2) return real(withPoint(value2.real));
  if ("integer" in value2) return fixed(value2.integer);
  return textOfBytes(Buffer.from(value2.text, "hex"));
}
function textOfBytes(bytes) {
  return fixed(`CAST(X'${bytes.toString("hex")}' AS TEXT)`);
}
function decimalOf(value2) {
  if (!Number.isFinite(value2)) return value2 > 0 ? "9e999" : "-9e999";
  return withPoint(Object.is(value2, -0) ? "-0.0" : String(value2));
}
function withPoint(text) {
  return /[.eE]/.test(text) ? text : `${text}.0`;
}

// src/features/workloads/own/placeholders.ts
var reservedNames = ["i", "rnd", "text"];
var names = reservedNames.map((name) => `:${name}`);
var mostLetters = 1e6;
var call = /:(?:i(?!\w)|rnd\(\s*(-?\d+)\s*,\s*(-?\d+)\s*\)|text\(\s*(\d+)\s*\))/y;
function parsePlaceholders(sql) {
  if (!/[:?@$#]/.test(sql)) return { pieces: [sql], parts: [] };
  const pieces = [];
  const parts = [];
  let fixed2 = "";
  let next = 0;
  for (const { kind, text, offset } of tokenize(sql)) {
    if (offset < next) continue;
    const found = kind === "parameter" ? readCall(sql, offset, text) : kind === "literal" ? readLiteral(text) : text;
    if (typeof found === "object" && "problem" in found) return { ...found, offset };
    if (typeof found === "string") {
      fixed2 += found;
      continue;
    }
    pieces.push(fixed2.endsWith("-") ? `${fixed2} ` : fixed2);
    parts.push(found.placeholder);
    fixed2 = "";
    next = offset + found.length;
  }
  return { pieces: [...pieces, fixed2], parts };
}
function readPlaceholders({ sql, place, values: values3 }) {
  if (values3 !== void 0) return withValues(sql, values3);
  const parsed = parsePlaceholders(sql);
  if ("problem" in parsed) throw new Error(`${place}: ${parsed.problem}`);
  return parsed;
}
function templateOf({ sql, values: values3 }) {
  if (values3.length === 0) return { type: "template", pieces: [sql], parts: [] };
  const pieces = [];
  let piece = "";
  for (const { kind, text } of tokenize(sql)) {
    if (kind !== "parameter") {
      piece += text;
      continue;
    }
    pieces.push(piece.endsWith("-") ? `${piece} ` : piece);
    piece = "";
  }
  return { type: "template", pieces: [...pieces, piece], parts: values3.map(partOf) };
}
function withValues(sql, values3) {
  const kept = values3.map((value2) => typeof value2 === "string" ? withoutFolder(value2) : value2);
  const { pieces, parts } = templateOf({ sql: withoutFolder(sql), values: kept });
  return { pieces, parts: parts.map((part) => ({ kind: "given", part })) };
}
function withoutFolder(text) {
  return text.replaceAll("{dir}", "{{dir}}");
}
function fillIn({ pieces, parts }, repetition, random) {
  return { type: "template", pieces, parts: parts.map((part) => drawPart(part, repetition, random)) };
}
function maxLengthOf({ pieces, parts }) {
  return pieces.reduce((sum, piece) => sum + piece.length, 0) + parts.reduce((sum, part) => sum + maxPlaceLength(part), 0);
}
function maxPlaceLength(part) {
  switch (part.kind) {
    case "given":
      return textOf(part.part).length;
    case "repetition":
    case "integer":
      return `${Number.MIN_SAFE_INTEGER}`.length;
    case "letters":
      return part.count;
    case "literal":
      return maxLengthOf(part);
  }
}
function drawPart(part, repetition, random) {
  return part.kind === "given" ? part.part : draw(part, repetition, random);
}
function draw(part, repetition, random) {
  switch (part.kind) {
    case "repetition":
      return repetition;
    case "integer":
      return random.integer(part.first, part.last);
    case "letters":
      return random.letters(part.count);
    case "literal":
      return part.pieces.reduce(
        (text, piece, index) => `${text}${draw(part.parts[index - 1], repetition, random)}${piece}`
      );
  }
}
function readCall(sql, at, token2) {
  call.lastIndex = at;
  const found = call.exec(sql);
  if (found !== null && found[0].length >= token2.length) return placeholderOf(found);
  if (!token2.startsWith(":"))
    return { problem: `${token2} is a parameter, and nothing is bound to it: use ${names.join(", ")}` };
  const [name = ""] = token2.split("(");
  const form = { ":rnd": ":rnd(first,last), two whole numbers", ":text": ":text(n), a whole number" }[name];
  if (form !== void 0) return { problem: `${name} is written ${form}` };
  const hint = /^:i[\d_]/.test(token2) ? `; to join a text to :i, write :i || '${token2.slice(2)}'` : "";
  const written = names.includes(name) ? token2 : name;
  return { problem: `${unknownName("placeholder", written, names)}${hint}` };
}
function placeholderOf([text, first, last, count]) {
  const { length } = text;
  if (count !== void 0)
    return Number(count) >= 1 && Number(count) <= mostLetters ? { placeholder: { kind: "letters", count: Number(count) }, length } : { problem: `${text} does not have 1 to ${mostLetters} letters` };
  if (first === void 0 || last === void 0) return { placeholder: { kind: "repetition" }, length };
  const [low, high] = [Number(first), Number(last)];
  if (![low, high, high - low].every(Number.isSafeInteger))
    return { problem: `${text} has numbers beyond 2^53` };
  if (low > high) return { problem: `${text} begins above its end: give the lower number first` };
  return { placeholder: { kind: "integer", first: low, last: high }, length };
}
function readLiteral(literal) {
  const text = literal.slice(1, -1).replaceAll("''", "'");
  const pieces = [];
  const parts = [];
  let start = 0;
  for (let at = text.indexOf(":"); at >= 0; at = text.indexOf(":", at + 1)) {
    call.lastIndex = at;
    const found = call.exec(text);
    if (found === null) continue;
    const read = placeholderOf(found);
    if ("problem" in read) return read;
    pieces.push(text.slice(start, at));
    parts.push(read.placeholder);
    start = at + read.length;
  }
  if (parts.length === 0) return literal;
  return {
    placeholder: { kind: "literal", pieces: [...pieces, text.slice(start)], parts },
    length: literal.length
  };
}

// src/features/workloads/own/tables-in-order.ts
var ofNoEngine = /^(?:[a-z]|[a-z]{1,2}\d+[a-z]?)$/;
var words2 = /\b(?:ALTER|BEGIN|COMMIT|CREATE|DROP|END|ROLLBACK|SAVEPOINT)\b/i;
var ending = /\bdolt_(?:branch|checkout|cherry_pick|clean|clone|conflicts_resolve|fetch|merge|pull|rebase|reset|revert|stash|undrop)\b/i;
var TablesInOrder = class {
  #before;
  #there;
  /** The tables that views and triggers read and change, now or later. */
  #defined = /* @__PURE__ */ new Set();
  #temporary = /* @__PURE__ */ new Set();
  /** The ends of the names of the tables behind each table that was made. */
  #ends = /* @__PURE__ */ new Map();
  /** The tables that the open transaction has made; undefined outside of one. */
  #pending;
  #gone = 0;
  /** @param before the tables and views that are there, in small letters */
  constructor(before) {
    this.#before = before;
    this.#there = new Set(before);
  }
  /** The tables and views that the next statement can name, in small letters. */
  get there() {
    return this.#there;
  }
  /** How many tables are gone so far. */
  get gone() {
    return this.#gone;
  }
  /** Follows a statement. @returns what is refused of it: a table that is gone and that a view or a trigger can still name */
  follow({ sql, error }) {
    if (ending.test(sql)) return this.#remove([...this.#there].filter((one) => !this.#before.has(one)));
    if (error === void 0 && !words2.test(sql)) return void 0;
    const tokens = meant(sql);
    const has = (...all) => tokens.some((one) => isWord(one, ...all));
    this.#define(tokens);
    const dropped = droppedName(tokens);
    const endsOfDropped = this.#ends.get(dropped ?? "") ?? [];
    const isRolledBack = has("ROLLBACK") || error !== void 0;
    const gone = [
      ...dropped === void 0 ? [] : withTablesBehind(dropped, endsOfDropped),
      ...isRolledBack ? this.#pending ?? [] : []
    ];
    if (isWord(tokens[0], "BEGIN", "SAVEPOINT")) this.#pending ??= /* @__PURE__ */ new Set();
    else if (isWord(tokens[0], "COMMIT", "END") && error === void 0) this.#pending = void 0;
    else if (isWord(tokens[0], "ROLLBACK") && !has("TO")) this.#pending = void 0;
    const refused = this.#remove(gone);
    const ends2 = dropped === void 0 ? endsBehind(tokens) : endsOfDropped;
    for (const one of error === void 0 ? madeNames(tokens) : [])
      this.#make(one, this.#there.has(one) && has("EXISTS") ? [] : ends2, isTemporary(tokens));
    return refused;
  }
  #make(name, ends2, isOfConnection) {
    this.#ends.set(name, ends2);
    for (const one of withTablesBehind(name, ends2)) {
      this.#there.add(one);
      this.#pending?.add(one);
      if (isOfConnection) this.#temporary.add(one);
    }
  }
  /** Follows the end of a part: the next one can have another connection. @returns what is refused of it, as of a statement */
  endPart() {
    const gone = [...this.#temporary];
    this.#temporary.clear();
    return this.#remove(gone);
  }
  /** Follows the end of the connection, which rolls a transaction back. @returns what is refused of it, as of a statement */
  endConnection() {
    const gone = [...this.#pending ?? []];
    this.#pending = void 0;
    return this.endPart() ?? this.#remove(gone);
  }
  #define(tokens) {
    if (!isWord(tokens[0], "CREATE") || !tokens.slice(1, 3).some((one) => isWord(one, "VIEW", "TRIGGER")))
      return;
    for (const at of namedTables(tokens)) this.#defined.add((nameOf(tokens[at]) ?? "").toLowerCase());
  }
  #remove(all) {
    const gone = all.filter((one) => !ofNoEngine.test(one));
    for (const one of gone) this.#there.delete(one);
    this.#gone += gone.length;
    const name = gone.find((one) => this.#defined.has(one) || this.#before.has(one));
    return name === void 0 ? void 0 : {
      part: `an end of the table ${name}, which a view or a trigger can name`,
      allowed: "ends of tables that no view names, or with names as x and t1, of at most two letters and a number"
    };
  }
};

// src/features/workloads/own/passed-on.ts
var huntCase = {
  called: "a case",
  otherwise: "measure it with run --own-workloads if you trust it"
};
function requireOwnDatabase(own, option2) {
  if ((own.database ?? own.prepareCommand) !== void 0)
    throw new InputError(
      `${option2}: ${own.file} has a database or a prepare-command, which no case of a hunt has: measure it with run --own-workloads`
    );
  requireAllowed(own, option2, /* @__PURE__ */ new Set(), huntCase);
}
var Recording = class {
  #option;
  #passedOn;
  /** The tables of the databases that were looked at, by path. */
  #tables = /* @__PURE__ */ new Map();
  /**
   * @param folder as it was named
   * @param option that named it
   */
  constructor(folder, option2) {
    this.#option = option2;
    this.#passedOn = {
      called: "a workload of a folder",
      otherwise: `name its files, such as ${path2.join(folder, "*.yml")}, if you trust it`
    };
  }
  /**
   * Refuses a file that can reach other files than its database and those of its folder.
   *
   * @throws InputError naming what is not allowed, and where it is
   */
  require(own) {
    if ("connections" in own) throw this.#refusal(own.file, "connections");
    if (own.prepareCommand !== void 0) throw this.#refusal(own.prepareCommand.place, "a program");
    const tables2 = Object.values(own.database ?? {}).flatMap((one) => [...this.#tablesOf(one)]);
    requireAllowed(own, this.#option, new Set(tables2), this.#passedOn);
  }
  #tablesOf(database) {
    const known = this.#tables.get(database.path);
    if (known !== void 0) return known;
    const found = readSchema(database.path);
    if ("problem" in found) throw this.#refusal(database.path, found.problem);
    this.#tables.set(database.path, found.tables);
    return found.tables;
  }
  #refusal(place, part) {
    const { called, otherwise } = this.#passedOn;
    return new InputError(
      `${this.#option}: ${place} has ${part}, which ${called} may not have: ${otherwise}`
    );
  }
};
var header = "SQLite format 3\0";
var madeBySqlite = /^CREATE TABLE sqlite_(?:sequence|stat\d)\([a-z,]+\)$/;
function readSchema(file2) {
  if (!statSync(file2).isFile()) return { problem: "a folder" };
  const [, beside] = filesToCopy(file2);
  if (beside !== void 0) return { problem: `${path2.basename(beside[0])} beside it` };
  if (!beginsWith(file2, header)) return { problem: "another format than SQLite's" };
  const folder = mkdtempSync(path2.join(tmpdir(), "sqlite-bench-gate-schema-"));
  try {
    const copy = path2.join(folder, "db");
    copyFileSync(file2, copy, constants.COPYFILE_FICLONE);
    const database = openDatabase(copy);
    try {
      const schema = database.prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL").pluck().all().filter((sql) => !madeBySqlite.test(sql));
      const tables2 = new Set(schema.flatMap((sql) => madeNames(meant(sql))));
      const refused = schema.map((sql) => refusedOf(sql, tables2, [], tables2)).find((one) => one);
      return refused === void 0 ? { tables: tables2 } : { problem: refused.part };
    } finally {
      database.close();
    }
  } catch (cause) {
    return { problem: `no schema that can be read (${cause.message})` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
function beginsWith(file2, text) {
  const handle = openSync(file2, "r");
  try {
    const bytes = Buffer.alloc(text.length);
    return readSync(handle, bytes) === text.length && bytes.toString("latin1") === text;
  } finally {
    closeSync(handle);
  }
}
function requireAllowed(own, option2, known, passedOn) {
  const { tables: tables2, prepare, before = [], statements: statements2, after = [], check, alternatives = [], counters } = own;
  const requireAll = requireInOrder(option2, passedOn);
  const repeated = (all, times = 1) => times > 1 ? [...all, ...all] : all;
  const prepared = requireAll([tables2, repeated(prepare, own.prepareRepeat)], known);
  if (counters !== void 0) requireAll([[counters]], prepared);
  for (const one of [statements2, ...alternatives])
    requireAll([before, repeated(one, own.repeat), after, check], prepared);
}
function requireInOrder(option2, { called, otherwise }) {
  return (parts, before) => {
    const tables2 = new TablesInOrder(before);
    const seen = new Seen();
    const allow = (refused, { sql, place }) => {
      if (refused === void 0) return;
      throw new InputError(
        `${option2}: ${place}: ${formatValue(sql)} has ${refused.part}, which is not among what ${called} may have, since it could reach other files than the database: allowed are ${refused.allowed}; ${otherwise}`
      );
    };
    let last;
    for (const part of parts) {
      for (const one of part) {
        const { there, gone } = tables2;
        const { sql, values: values3 } = one;
        if (seen.isNew(one))
          allow(values3 === void 0 ? refusedInCase(sql, there) : refusedOf(sql, there, ["?"], there), one);
        allow(tables2.follow(one), one);
        if (tables2.gone > gone) seen.forget();
        last = one;
      }
      if (last !== void 0) allow(tables2.endPart(), last);
      seen.forget();
    }
    if (last !== void 0) allow(tables2.endConnection(), last);
    return tables2.there;
  };
}
var Seen = class {
  #texts = [/* @__PURE__ */ new Set(), /* @__PURE__ */ new Set()];
  isNew({ sql, values: values3 }) {
    const alike = this.#texts[values3 === void 0 ? 0 : 1];
    return !alike.has(sql) && alike.add(sql).size > 0;
  }
  /** A table is gone: what was allowed before can name it. */
  forget() {
    for (const one of this.#texts) one.clear();
  }
};
function statementsOf(own) {
  const { tables: tables2, prepare, before = [], statements: statements2, after = [], check, alternatives = [], counters } = own;
  const others = counters === void 0 ? [] : [counters];
  return [
    ...tables2,
    ...prepare,
    ...before,
    ...statements2,
    ...after,
    ...check,
    ...alternatives.flat(),
    ...others
  ];
}
function placesOf(own) {
  return statementsOf(own).map(({ place }) => place);
}
function refusedInCase(sql, tables2) {
  return refusedOf(sql, tables2, names2);
}
var names2 = reservedNames.map((name) => `:${name}`);
function refusedOf(sql, tables2, parameters, indexed) {
  return refusedParameter(meant(sql), parameters) ?? refusedIn(sql, tables2, indexed);
}
function refusedParameter(tokens, allowed) {
  const refused = tokens.find(
    ({ kind, text }) => kind === "parameter" && !allowed.includes(text.replace(/\([-\d,]*\)$/, "")) || kind === "other" && /^[$@#:?]/.test(text)
  );
  if (refused !== void 0)
    return {
      part: `the parameter ${refused.text}`,
      allowed: allowed.length === 0 ? "none" : `the placeholders ${allowed.join(", ")}`
    };
  const joined = tokens.find(({ kind, offset }, at) => {
    const before = tokens[at - 1];
    const isName = before?.kind === "word" || before?.kind === "name" || before?.kind === "number";
    return kind === "parameter" && isName && before.offset + before.text.length === offset;
  });
  return joined && {
    part: `the placeholder ${joined.text} at the end of a name`,
    allowed: "placeholders behind a space or an operator"
  };
}

// src/features/workloads/own/read.ts
import path6 from "node:path";

// src/features/workloads/own/database.ts
import { createHash } from "node:crypto";
import { closeSync as closeSync2, lstatSync, readdirSync as readdirSync2, readSync as readSync2, realpathSync as realpathSync2, statSync as statSync3 } from "node:fs";
import path4 from "node:path";

// src/features/workloads/own/files.ts
import { globSync, readdirSync, realpathSync, statSync as statSync2 } from "node:fs";
import path3 from "node:path";
var mostBytes = 4e8;
function findOwnFiles(given, texts2, roots) {
  const named = filesOf(given, texts2);
  const found = /* @__PURE__ */ new Map();
  for (const one of named.patterns.flatMap((_, index) => findFiles(named, index, roots)))
    if (!found.has(one.file)) found.set(one.file, one);
  return [...found.values()];
}
function filesOf(patterns, texts2) {
  if (patterns !== void 0) return { patterns, folder: ".", placeOf: () => "own-workloads" };
  const named = texts2.map(namedIn).findLast((one) => one !== void 0);
  return named ?? { patterns: [], folder: ".", placeOf: () => "" };
}
function namedIn(text) {
  const { data } = paths().schema.safeParse(Object(text.value)["own-workloads"]);
  if (data === void 0) return void 0;
  return {
    patterns: data,
    folder: text.folder,
    placeOf: (index) => `${text.name}:${text.position(text.offsetOf(["own-workloads", index]))}: own-workloads[${index}]`
  };
}
function findFiles({ patterns, folder, placeOf: placeOf2 }, index, roots) {
  const pattern = patterns[index] ?? "";
  const place = path3.resolve(folder, pattern);
  const stats = statsOf(place);
  if (stats?.isDirectory() === true) return findInFolder(place, pattern, placeOf2(index), roots);
  if (stats === void 0 && roots !== void 0 && !isSearchedIn(place, roots))
    throw leadsOut(`${placeOf2(index)}: ${formatValue(pattern)}`);
  const found = stats ? [place] : globSync(pattern, { cwd: folder }).map((file2) => path3.resolve(folder, file2)).toSorted();
  if (found.length === 0)
    throw new InputError(
      `${placeOf2(index)}: no file is or matches ${formatValue(pattern)} in ${path3.resolve(folder)}`
    );
  return found.map((file2) => ({ file: shownPath(file2) }));
}
function findInFolder(place, pattern, option2, roots) {
  requireInside(place, `${option2}: ${formatValue(pattern)}`, roots);
  const names3 = readdirSync(place).filter((name) => name.endsWith(".yml"));
  if (names3.length === 0)
    throw new InputError(
      `${option2}: ${formatValue(pattern)} is a folder without a file *.yml: name one with workloads, or files`
    );
  const of = { folder: pattern, option: option2 };
  return names3.toSorted().map((name) => ({ file: shownPath(path3.join(place, name)), of }));
}
function isSearchedIn(pattern, roots) {
  const folder = path3.dirname(pattern);
  try {
    return rootOf(folder, roots) !== void 0;
  } catch {
    return folder !== pattern && isSearchedIn(folder, roots);
  }
}
function statsOf(place) {
  try {
    return statSync2(place, { throwIfNoEntry: false });
  } catch {
    return void 0;
  }
}
function shownPath(file2) {
  return isInside(file2, path3.resolve(".")) ? path3.relative(".", file2) : file2;
}
function requireInside(file2, label, roots) {
  if (roots === void 0) return;
  const root = rootOf(file2, roots);
  if (root === void 0) throw leadsOut(label);
  requireNotInGit(realpathSync(file2), root, label);
}
function leadsOut(label) {
  return new InputError(
    `${label} leads out of the workspace, or of the folder that is named: name a file in it`
  );
}
function requireNotInGit(place, root, label) {
  if (isOfGit(place, root))
    throw new InputError(`${label} leads into .git: name a file that the repository has`);
}
function readOwnFile(file2, label, roots) {
  try {
    const named = `${label} "${file2}"`;
    const found = readInside(file2, roots, mostBytes);
    if (found === "outside") throw leadsOut(named);
    if (found === "no regular file") throw new InputError(`${named} is not a file`);
    if (found === "too large") throw new InputError(`${named} has more than ${mostBytes} bytes`);
    if (found.root !== void 0) requireNotInGit(found.place, found.root, named);
    return found.bytes.toString("utf8").replace(/^\uFEFF/, "");
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(`${label} "${file2}" cannot be read (${cause.message})`, { cause });
  }
}

// src/features/workloads/own/sweep.ts
var mostValues = 12;
var largestValue = 1e9;
var oneValue = invalidMessage(`a whole number from 1 to ${largestValue}`);
var value = int(oneValue).min(1, oneValue).max(largestValue, oneValue);
var allowedValues = `2 to ${mostValues} whole numbers from 1 to ${largestValue}, each larger than the one before, such as [1, 10, 100]`;
var values2 = array(value, invalidMessage(allowedValues)).min(2, invalidMessage(allowedValues)).max(mostValues, { ...invalidMessage(allowedValues), abort: true }).refine(
  (given) => given.every((one, index) => index === 0 || one > given[index - 1]),
  invalidMessage(allowedValues)
).meta({ uniqueItems: true });
var parameterName = string().regex(
  /^[a-z][a-z0-9_]{0,19}$/,
  invalidMessage("a name of 1 to 20 lowercase letters, digits and _, beginning with a letter")
).refine((given) => !reservedNames.includes(given), {
  error: ({ input }) => `:${input} is a placeholder of every workload: take another name`
}).meta({ not: { enum: [...reservedNames] } });
var allowedTexts = `2 to ${mostValues} names, each with a text of SQL without a semicolon, such as {integer: INTEGER PRIMARY KEY, text: TEXT UNIQUE}`;
var textsError = invalidMessage(allowedTexts);
var texts = record(
  string().regex(/^[a-z][a-z0-9_]{0,19}$/, textsError),
  string(textsError).regex(/^[^;\0\n]{1,200}$/, textsError),
  textsError
).refine((given) => Object.keys(given).length >= 2 && Object.keys(given).length <= mostValues, textsError).meta({ minProperties: 2, maxProperties: mostValues });
var oneOrTwo = "one or two parameters with their values, such as {depth: [1, 10, 100]}";
var sweepSchema = record(
  parameterName,
  union([values2, texts], invalidMessage(`${allowedValues}; or ${allowedTexts}`)),
  invalidMessage(oneOrTwo)
).refine((given) => [1, 2].includes(Object.keys(given).length), invalidMessage(oneOrTwo)).meta({ minProperties: 1, maxProperties: 2 });
function stepsOf(sweep) {
  return Object.entries(sweep).reduce(
    (steps, [name, given]) => {
      const all = Array.isArray(given) ? given.map((one) => ({ name, value: one, text: String(one) })) : Object.entries(given).map(([one, text]) => ({ name, value: one, text }));
      return steps.flatMap((step) => all.map((one) => [...step, one]));
    },
    [[]]
  );
}
function hasGrowingParameter(sweep) {
  return Array.isArray(Object.values(sweep).at(-1));
}
var exponent = number(invalidMessage("a number from 0, such as 0.1")).min(0, invalidMessage("a number from 0, such as 0.1"));
var growthSchema = mapping({
  ratio: multiplier().schema.optional(),
  floor: time().schema.optional(),
  exponent: exponent.optional(),
  base: multiplier().schema.optional()
}).superRefine(({ ratio, floor, exponent: largest, base }, context) => {
  const fault = (path7, message) => context.addIssue({ code: "custom", path: path7, message });
  if ((ratio ?? largest ?? base) === void 0) fault([], "it sets no limit: give ratio, exponent or base");
  if (floor !== void 0 && ratio === void 0)
    fault(["floor"], "it is the least difference that counts for ratio, which is missing");
}).meta({
  anyOf: [{ required: ["ratio"] }, { required: ["exponent"] }, { required: ["base"] }],
  dependencies: { floor: ["ratio"] }
});
function growthCeiling(workload, { floor, ...limits }) {
  return { workload, ...limits, floorNs: floor };
}
function substitute(sql, parameters) {
  if (!parameters.some(({ name }) => sql.includes(`:${name}`))) return sql;
  let substituted = "";
  for (const { kind, text } of tokenize(sql))
    substituted += kind === "parameter" || kind === "literal" ? withValues2(text, parameters) : text;
  return substituted;
}
function withValues2(text, parameters) {
  return parameters.reduce(
    (written, { name, text: one }) => written.replaceAll(new RegExp(`:${name}(?!\\w)`, "g"), () => one),
    text
  );
}

// src/features/workloads/own/database.ts
var mostFiles = 1e4;
var mostWords = 100;
var word = string(invalidMessage("a text")).regex(/^[^\0\n]{0,4096}$/, invalidMessage("a text of one line with at most 4,096 characters"));
var file = word.regex(/\S/, {
  error: "it is empty: give the path of a database file, or of a folder with a file db"
});
var databaseSchema = union(
  [file, mapping({ candidate: file, baseline: file.optional(), base: file.optional() })],
  invalidMessage("the path of a database, or a mapping with one for candidate, baseline and base")
);
var words3 = "a list of a program and its arguments, such as [python3, make.py, '{database}']";
var commandSchema = array(word, invalidMessage(words3)).min(1, invalidMessage(words3)).max(mostWords, invalidMessage(`a list of at most ${mostWords} words`)).superRefine((given, context) => {
  const [program = ""] = given;
  if (program.trim() === "")
    context.addIssue({ code: "custom", path: [0], message: `it is empty: give ${words3}` });
  for (const [index, one] of given.entries()) {
    const unknown = one.match(/\{[a-z]+\}/g)?.find((name) => !placeholders.includes(name));
    if (unknown !== void 0)
      context.addIssue({
        code: "custom",
        path: [index],
        message: unknownName("placeholder", unknown, placeholders)
      });
  }
});
var placeholders = ["{database}", "{dir}", "{engine}"];
function readDatabases(given, place, files, parameters) {
  const read = (one) => one === void 0 ? void 0 : readDatabase(withValues2(one, parameters), place, files);
  if (typeof given === "string") {
    const one = readDatabase(withValues2(given, parameters), place, files);
    return Object.fromEntries(roles.map((role) => [role, one]));
  }
  const candidate = readDatabase(withValues2(given.candidate, parameters), place, files);
  const baseline = read(given.baseline);
  return { candidate, base: read(given.base) ?? candidate, ...baseline && { baseline } };
}
function readDatabase(given, place, { file: own, roots, known }) {
  const named = path4.resolve(path4.dirname(own), given);
  const before = known.get(named);
  if (before !== void 0) return before;
  try {
    requireInside(named, `${place}: ${formatValue(given)}`, roots);
    const source = realpathSync2(named);
    const read = hashDatabase(
      source,
      (from, update) => hashFile(from, `${place}: ${formatValue(given)}`, roots, update)
    );
    if ("problem" in read) throw new InputError(`${place}: ${formatValue(given)} ${read.problem}`);
    known.set(named, read);
    return read;
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(`${place}: ${formatValue(given)} cannot be read (${cause.message})`, {
      cause
    });
  }
}
function hashDatabase(source, read) {
  const hash = createHash("sha256");
  const isFolder = statSync3(source).isDirectory();
  if (!isFolder && !statSync3(source).isFile()) return { problem: "is neither a file nor a folder" };
  let [bytes, count] = [0, 0];
  const add = (from, name) => {
    const info = lstatSync(from);
    if (info.isDirectory()) {
      const names3 = readdirSync2(from).toSorted();
      return names3.map((one) => add(path4.join(from, one), `${name}/${one}`)).find((one) => one !== void 0);
    }
    if (!info.isFile()) return `has ${name}, which is neither a file nor a folder`;
    if (++count > mostFiles) return `has more than ${mostFiles} files`;
    hash.update(`${name}\0${info.size}\0`);
    bytes += read(from, (part) => hash.update(part));
    return void 0;
  };
  const copied = filesToCopy(source);
  if (isFolder && !copied.some(([, name]) => name === "db"))
    return { problem: 'is a folder without a file "db", which the engine would open' };
  const problem = copied.map(([from, name]) => add(from, name)).find((one) => one !== void 0);
  return problem === void 0 ? { path: source, sha256: hash.digest("hex"), bytes } : { problem };
}
function open(file2, label, roots) {
  try {
    return openInside(file2, roots);
  } catch (cause) {
    throw new InputError(`${label} cannot be read (${cause.message})`, { cause });
  }
}
function hashFile(file2, label, roots, update) {
  const opened = open(file2, label, roots);
  if (opened === "outside") throw leadsOut(label);
  if (typeof opened === "string") throw new InputError(`${label} is not a file`);
  const { handle, place, root } = opened;
  const buffer = Buffer.alloc(1 << 20);
  try {
    if (root !== void 0) requireNotInGit(place, root, label);
    let bytes = 0;
    for (let read = 1; read > 0; bytes += read) {
      read = readSync2(handle, buffer);
      update(buffer.subarray(0, read));
    }
    return bytes;
  } finally {
    closeSync2(handle);
  }
}
function readCommand(given, place, { file: own, roots }, parameters) {
  const read = given.map((one, index) => {
    const named = withValues2(one, parameters);
    const isProgram = index === 0;
    const found = fileOf(named, path4.dirname(own), isProgram);
    if (found === void 0 && isProgram && named.includes("/") && !/^\/|\{/.test(named))
      throw new InputError(
        `${place}: ${formatValue(named)} is not a file: name a program on PATH, or a file`
      );
    if (found === void 0) return { word: named, identity: named };
    const hash = createHash("sha256");
    hashFile(found, `${place}: ${formatValue(named)}`, roots, (part) => hash.update(part));
    return { word: found, identity: `sha256 ${hash.digest("hex")}`, file: found };
  });
  const [first, ...others] = read.map(({ word: word2 }) => word2);
  return {
    words: [first, ...others],
    files: read.flatMap(({ file: one }) => one ?? []),
    identity: read.map(({ identity }) => identity),
    place
  };
}
function fileOf(named, folder, isProgram) {
  if (path4.isAbsolute(named) || named === "" || isProgram && !named.includes("/")) return void 0;
  const found = path4.resolve(folder, named);
  return statsOf(found)?.isFile() === true ? found : void 0;
}

// src/features/workloads/own/workload-file.ts
import path5 from "node:path";

// src/features/workloads/own/placed-sql.ts
var maxLength = 2e7;
function readPlacedSql(sql, place, { source, allowsPlaceholders, parameters = [] }) {
  if (sql.length > maxLength)
    throw new InputError(`${place}: ${sql.length} characters of SQL, at most ${maxLength} are allowed`);
  const placeOf2 = findPlaces(sql, source);
  const statements2 = splitSql(sql);
  if ("problem" in statements2)
    throw new InputError(`${placeOf2(statements2.offset) ?? place}: ${statements2.problem}`);
  if (statements2.length === 0) throw new InputError(`${place}: there is no statement in this text`);
  return statements2.map(({ sql: written, offset }) => {
    const own = placeOf2(offset) ?? place;
    const statement2 = substitute(written, parameters);
    if (statement2 !== written) requireOne(statement2, own);
    const parsed = parsePlaceholders(statement2);
    if ("problem" in parsed) throw new InputError(`${own}: ${parsed.problem}`);
    if (!allowsPlaceholders && parsed.parts.some(({ kind }) => kind !== "literal"))
      throw new InputError(
        `${own}: it has a placeholder, which only before, statements and after may have, and prepare with prepare-repeat`
      );
    return { sql: statement2, place: own };
  });
}
function requireOne(statement2, place) {
  if ("problem" in onlyStatement(statement2))
    throw new InputError(
      `${place}: with a value of the sweep it is no single statement: ${formatValue(statement2)}`
    );
}
function findPlaces(sql, { file: file2, text, offset }) {
  const starts = [0];
  for (let at = sql.indexOf("\n"); at >= 0; at = sql.indexOf("\n", at + 1)) starts.push(at + 1);
  const found = [];
  let from = offset;
  for (const [index, start] of starts.entries()) {
    const line = sql.slice(start, (starts[index + 1] ?? sql.length + 1) - 1);
    const at = from === void 0 ? -1 : text.indexOf(line, from);
    from = at < 0 ? void 0 : at + line.length;
    found.push(at < 0 ? void 0 : at);
  }
  const lineStarts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) lineStarts.push(at + 1);
  return (wanted) => {
    const line = lastAtMost(starts, wanted);
    const start = found[line];
    if (start === void 0) return void 0;
    const at = start + wanted - (starts[line] ?? 0);
    const own = lastAtMost(lineStarts, at);
    return `${file2}:${own + 1}:${at - (lineStarts[own] ?? 0) + 1}`;
  };
}
function lastAtMost(numbers2, limit) {
  let [low, high] = [0, numbers2.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((numbers2[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}

// src/features/workloads/own/statement-lines.ts
var mostValues2 = 32766;
var listedLine = strictObject({
  sql: string(),
  values: array(boundValueSchema).max(mostValues2).optional()
});
var namedLine = strictObject({ sql: string(), values: record(string(), boundValueSchema) });
function readStatementLines(text, file2) {
  const lines = text.split("\n");
  const statements2 = lines.flatMap(
    (one, index) => one.trim() === "" ? [] : [readLine(one, `${file2}:${index + 1}:1`)]
  );
  if (statements2.length === 0) throw new InputError(`${file2}: there is no statement in this file`);
  return statements2;
}
function readLine(text, place) {
  let content;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    throw new InputError(`${place}: not JSON (${cause.message})`, { cause });
  }
  const { values: given } = Object(content);
  const isNamed = typeof given === "object" && given !== null && !Array.isArray(given);
  const { data, error } = (isNamed ? namedLine : listedLine).safeParse(content);
  if (error !== void 0) throw new InputError(`${place}: ${describeIssues(error, content)}`);
  const statement2 = onlyStatement(data.sql);
  if ("problem" in statement2)
    throw new InputError(
      `${place}: ${statement2.problem}: a line has one, and this has ${formatValue(data.sql)}`
    );
  const numbered = numberParameters(statement2.sql);
  const values3 = "problem" in numbered ? numbered : listed(numbered, data.values ?? []);
  const bound = "problem" in numbered ? numbered : "problem" in values3 ? values3 : bind(numbered, values3);
  if ("problem" in bound) throw new InputError(`${place}: ${bound.problem}`);
  return { ...bound, place };
}
function listed({ names: names3 }, values3) {
  if (isList(values3)) return values3;
  const list = [];
  for (const [name, number2] of names3) {
    const value2 = Object.hasOwn(values3, name.slice(1)) ? values3[name.slice(1)] : void 0;
    if (value2 === void 0) return { problem: `values has no ${formatValue(name.slice(1))} for ${name}` };
    while (list.length < number2) list.push(null);
    list[number2 - 1] = value2;
  }
  return list;
}
function isList(values3) {
  return Array.isArray(values3);
}
function numberParameters(sql) {
  if (!/[?:@$#]/.test(sql)) return { sql, numbers: [], names: /* @__PURE__ */ new Map() };
  const known = /* @__PURE__ */ new Map();
  let [highest, numbered] = [0, ""];
  const numbers2 = [];
  for (const { kind, text } of tokenize(sql)) {
    if (kind !== "parameter") {
      numbered += text;
      continue;
    }
    const written = /^\?\d+$/.test(text) ? Number(text.slice(1)) : void 0;
    const number2 = written ?? (text === "?" ? void 0 : known.get(text)) ?? highest + 1;
    if (number2 < 1 || number2 > mostValues2)
      return { problem: `${text} is no parameter from ?1 to ?${mostValues2}` };
    if (text !== "?") known.set(text, number2);
    highest = Math.max(highest, number2);
    numbered += "?";
    numbers2.push(number2);
  }
  return { sql: numbered, numbers: numbers2, names: known };
}
function bind({ sql, numbers: numbers2 }, values3) {
  const highest = Math.max(0, ...numbers2);
  if (values3.length > highest)
    return { problem: `${values3.length} values are given, and the statement has ${highest} parameters` };
  return { sql, values: numbers2.map((number2) => values3[number2 - 1] ?? null) };
}

// src/features/workloads/own/workload-file.ts
var maxNameLength = 60;
var maxRepeat = 1e6;
var maxTimedLength = 1e9;
var sqlSchema = string(invalidMessage("SQL, or the path of a .sql file")).regex(/\S/, {
  error: "it is empty: give SQL, or the path of a .sql file"
});
var nameSchema = string(invalidMessage("a name")).regex(
  new RegExp(`^[a-z][a-z0-9_]{0,${maxNameLength - 1}}$`),
  invalidMessage(
    `a name of 1 to ${maxNameLength} lowercase letters, digits and _, beginning with a letter`
  )
).refine((given) => !workloadNames.includes(given), {
  error: ({ input }) => `${formatValue(input)} is a workload of the tool's own: take another name`
}).meta({ not: { enum: [...workloadNames] } });
function placeOf({ file: file2, yaml }, key) {
  return `${file2}:${yaml.position(yaml.offsetOf([key]))}: ${key}`;
}
function requireModestLength(statements2, repeat, placeOf2) {
  const once = maxLengthOfAll(statements2);
  const most = Math.floor(maxTimedLength / Math.max(1, once));
  if (repeat > most)
    throw new InputError(
      `${placeOf2()}: ${repeat} repetitions of up to ${once} characters are more than ${maxTimedLength} in all: give at most ${most}`
    );
}
function requireModestOnce(statements2, placeOf2) {
  const once = maxLengthOfAll(statements2);
  if (once > maxTimedLength)
    throw new InputError(
      `${placeOf2()}: they have up to ${once} characters, at most ${maxTimedLength} are allowed`
    );
}
function maxLengthOfAll(statements2) {
  return statements2.reduce((sum, one) => sum + maxLengthOf(readPlaceholders(one)), 0);
}
function readSql({ file: file2, text, yaml, roots }, key, value2, options) {
  const offset = yaml.offsetOf(key);
  const place = `${file2}:${yaml.position(offset)}: ${formatPath(key)}`;
  const isPath = /^\S[^\n]*\.(?:sql|jsonl)$/.test(value2.trim());
  if (!isPath) return readPlacedSql(value2, place, { ...options, source: { file: file2, text, offset } });
  const sqlFile = shownPath(path5.resolve(path5.dirname(file2), value2.trim()));
  const content = readOwnFile(sqlFile, `${place}: file`, roots);
  if (sqlFile.endsWith(".jsonl")) return readStatementLines(content, sqlFile);
  return readPlacedSql(content, place, { ...options, source: { file: sqlFile, text: content, offset: 0 } });
}

// src/features/workloads/own/read-contest.ts
var mostInvariants = 8;
var defaultMs = 1e3;
var mostMs = 864e5;
var connectionName = "a name of 1 to 30 lowercase letters, digits and _, beginning with a letter";
var connectionsSchema = mapping({
  name: string(invalidMessage(connectionName)).regex(/^[a-z][a-z0-9_]{0,29}$/, invalidMessage(connectionName)).describe("The name of these connections in reports"),
  count: wholeNumber(1, mostConnections).schema.optional().describe("How many there are; 1 by default"),
  statements: sqlSchema.describe("SQL that each repeats until the contest ends, with placeholders"),
  pause: time().schema.optional().describe("Time between two repetitions, such as `100ms`"),
  committed: sqlSchema.optional().describe("A query that counts the repetitions that were committed; none may be missing")
});
var ownContestSchema = mapping({
  name: nameSchema.refine((given) => !contestWorkloads.some((one) => one === given), {
    error: ({ input }) => `${formatValue(input)} is a contest of the tool's own: take another name`
  }).describe("Up to 60 lowercase letters, digits and `_`; unique"),
  tables: sqlSchema.optional().describe("SQL that creates the tables"),
  prepare: sqlSchema.optional().describe("SQL that fills the tables"),
  "prepare-repeat": wholeNumber(1, maxRepeat).schema.optional().describe("How often `prepare` is executed, with new values of placeholders"),
  connections: array(connectionsSchema, invalidMessage("a list of connections with name and statements")).min(1, invalidMessage("a list of at least one connection with name and statements")).max(mostConnectionKinds, invalidMessage(`a list of at most ${mostConnectionKinds} kinds of connections`)).describe("A list of mappings, each with the next five keys"),
  in: choice("mode", contestModes).schema.optional().describe("`processes` (the default), one for each connection, or `threads` of one process"),
  invariant: sqlSchema.describe(
    "Queries, each with a result that must stay as it is before the contest: looked at while it lasts, and after it"
  ),
  duration: time().schema.optional().describe("How long the contest lasts, such as `10s`; 1 s by default"),
  "kill-every": time().schema.optional().describe("Mean time after which another process is killed, such as `200ms`; needs `in: processes`"),
  compare: choice("comparison", [...references, "both"]).schema.optional().describe(
    "`base`: SQLite does not take part. `baseline`: the base does not. `both` (the default): each engine of the run does"
  )
}).superRefine(({ connections, in: mode, "kill-every": kill, duration, ...data }, context) => {
  const fault = (path7, message) => context.addIssue({ code: "custom", path: path7, message });
  const sum = connections.reduce((all, { count = 1 }) => all + count, 0);
  if (sum < 2 || sum > mostConnections)
    fault(["connections"], `there are ${sum} connections, and a contest has 2 to ${mostConnections}`);
  for (const [index, { name }] of connections.entries())
    if (connections.findIndex((one) => one.name === name) < index)
      fault(["connections", index, "name"], `${formatValue(name)} is the name of other connections too`);
  if (kill !== void 0 && mode === "threads")
    fault(["kill-every"], "only a process can be killed: give in: processes, or omit kill-every");
  if (duration !== void 0 && (duration < 1e6 || duration > mostMs * 1e6))
    fault(["duration"], "a contest lasts 1ms to 86400s");
  if (data["prepare-repeat"] !== void 0 && data.prepare === void 0)
    fault(["prepare-repeat"], "it repeats prepare, which is missing");
});
function isContestFile({ value: value2 }) {
  return Object.hasOwn(Object(value2), "connections");
}
function readContest(whole) {
  const data = checkYaml(whole.yaml, whole.file, ownContestSchema);
  const { file: file2 } = whole;
  const { connections, "prepare-repeat": prepareRepeat2, "kill-every": killNs, duration } = data;
  const read = (key, sql, allowsPlaceholders = false) => sql === void 0 ? [] : refuseFolder(readSql(whole, key, sql, { allowsPlaceholders }));
  const prepare = read(["prepare"], data.prepare, prepareRepeat2 !== void 0);
  requireModestLength(prepare, prepareRepeat2 ?? 1, () => placeOf(whole, "prepare-repeat"));
  const invariant = read(["invariant"], data.invariant);
  if (invariant.length > mostInvariants)
    throw new InputError(
      `${placeOf(whole, "invariant")}: ${invariant.length} queries, at most ${mostInvariants} are allowed`
    );
  return {
    file: file2,
    name: data.name,
    ...data.compare === void 0 || data.compare === "both" ? {} : { compare: data.compare },
    mode: data.in ?? "processes",
    tables: read(["tables"], data.tables),
    prepare,
    prepareRepeat: prepareRepeat2,
    connections: connections.map(({ name, count = 1, statements: statements2, pause, committed }, index) => {
      const own = read(["connections", index, "statements"], statements2, true);
      requireModestOnce(own, () => placeOf(whole, "connections"));
      const [query, second] = read(["connections", index, "committed"], committed);
      if (second !== void 0)
        throw new InputError(`${second.place}: committed is one query, and a second begins here`);
      return {
        ...{ name, count, statements: own, committed: query },
        ...pause === void 0 ? {} : { pauseMs: Math.ceil(pause / 1e6) }
      };
    }),
    invariant,
    durationMs: duration === void 0 ? defaultMs : Math.ceil(duration / 1e6),
    ...killNs === void 0 ? {} : { killEveryMs: Math.ceil(killNs / 1e6) }
  };
}
function refuseFolder(placed) {
  const first = placed.find(({ sql }) => sql.includes("{dir}"));
  if (first !== void 0) throw new InputError(`${first.place}: a contest has no folder {dir}: omit it`);
  return placed;
}

// src/features/workloads/own/read.ts
var maxAlternatives = 8;
var errorText = "a text of one line with at most 200 characters that the message contains, such as UNIQUE constraint";
var statement = mapping({
  sql: sqlSchema,
  error: string(invalidMessage(errorText)).regex(/^[^\0\n]{0,200}$/, invalidMessage(errorText)).optional(),
  code: wholeNumber(1, 65535).schema.optional()
}).refine(({ error, code }) => error !== void 0 || code !== void 0, { path: ["error"] }).meta({ anyOf: [{ required: ["error"] }, { required: ["code"] }] });
var item = union(
  [sqlSchema, statement],
  invalidMessage("SQL, the path of a .sql file, or a mapping with sql, error and code")
);
var statements = union(
  [sqlSchema, array(item).min(1, { error: "the list is empty: give at least one statement" })],
  invalidMessage("SQL, the path of a .sql file, or a list of these and of mappings with sql, error and code")
);
var allowedRepeat = `a whole number from 1 to ${maxRepeat}, or a parameter of the sweep such as :depth`;
var prepareRepeat = union(
  [wholeNumber(1, maxRepeat).schema, string().regex(/^:\w+$/)],
  invalidMessage(allowedRepeat)
);
var needs = [
  ["growth", "sweep", "it limits how the time grows with the parameter of a sweep, which is missing"],
  ["prepare-repeat", "prepare", "it repeats prepare, which is missing"],
  ["scaled-by", "max", "there is no max that it could scale: give max, such as 120ms"]
];
var conditions = {
  dependencies: Object.fromEntries(needs.map(([key, other]) => [key, [other]])),
  allOf: [
    {
      if: { properties: { kind: { const: "writes" } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schemas
      then: { required: ["check"], properties: { alternatives: false } }
    },
    {
      if: { anyOf: [{ required: ["before"] }, { required: ["after"] }] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schemas
      then: { required: ["check"], properties: { alternatives: false } }
    },
    {
      if: { required: ["connect"] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schemas
      then: {
        properties: {
          ...{ kind: { const: "reads" }, storages: { items: { const: "file" } } },
          ...{ before: false, after: false, alternatives: false }
        }
      }
    },
    {
      if: { required: ["process"] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schemas
      then: {
        properties: {
          storages: { items: { enum: ["file", "autocommit"] } },
          ...{ connect: false, before: false, after: false, alternatives: false }
        }
      }
    },
    {
      if: { required: ["counters"] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schemas
      then: { properties: { compare: { enum: ["base", "both"] } } }
    }
  ]
};
var ownWorkloadSchema = mapping({
  name: nameSchema.describe(`Up to ${maxNameLength} lowercase letters, digits and \`_\`; unique`),
  database: databaseSchema.optional().describe("A database file or folder, copied for each engine"),
  "prepare-command": commandSchema.optional().describe("A program that makes all or part of the database, as a list of words"),
  tables: sqlSchema.optional().describe("SQL that creates the tables"),
  prepare: sqlSchema.optional().describe("SQL that fills the tables; workloads with the same preparation share a database"),
  "prepare-repeat": prepareRepeat.optional().describe(
    "How often `prepare` is executed, with new values of placeholders; or a parameter of the sweep, such as `:depth`"
  ),
  connect: choice("connection", ["each"]).schema.optional().describe("`each`: every sample opens a connection of its own, which is timed too; for reads of a file"),
  process: choice("process", ["each"]).schema.optional().describe(
    "`each`: every sample starts a process of its own, which is timed from its start to its end; for files"
  ),
  before: sqlSchema.optional().describe("SQL before the timed part of each sample, on the same connection; not timed"),
  statements: statements.describe("SQL that is timed, with placeholders"),
  after: sqlSchema.optional().describe("The same as `before`, after the timed part"),
  repeat: wholeNumber(1, maxRepeat).schema.optional().describe("How often all `statements` are repeated; 1 by default"),
  kind: choice("kind", kinds).schema.describe("`reads`, or `writes` if anything changes"),
  storages: choices("storage", storages).schema.optional().describe("`memory`, `file` and `autocommit`; all by default"),
  compare: choice("comparison", [...references, "both"]).schema.optional().describe(
    "`baseline`: with SQLite only. `base`: with the base only. `both` (the default): with each engine of the run"
  ),
  check: sqlSchema.optional().describe("Queries whose results are compared instead of those of `statements`; required for writes"),
  max: time().schema.optional().describe("Longest time of the timed part on the candidate, such as `120ms`"),
  "scaled-by": choice("probe", probes).schema.optional().describe("`fsync` or `cpu`: raises `max` on a machine where that is slower"),
  counters: sqlSchema.optional().describe("A query for the engine's counters, with columns `name` and `value`"),
  sweep: sweepSchema.optional().describe(
    "One or two parameters with 2 to 12 values each, such as `{depth: [1, 10, 100]}`; each step is a test"
  ),
  growth: growthSchema.optional().describe("Limits of how time grows with the sweep's parameter"),
  alternatives: array(sqlSchema, invalidMessage("a list of other forms of the statements")).min(1, invalidMessage("a list of at least one other form of the statements")).max(
    maxAlternatives,
    invalidMessage(`a list of at most ${maxAlternatives} other forms of the statements`)
  ).optional().describe(`Up to ${maxAlternatives} other forms of a read, with the same results`)
}).superRefine((given, context) => {
  const { kind, before, after, check, compare = "both", counters, sweep, growth } = given;
  const { alternatives, database, storages: places = [] } = given;
  const command = given["prepare-command"];
  const repeat = given["prepare-repeat"];
  const fault = (key, message) => context.addIssue({ code: "custom", path: [key], message });
  if (given.connect !== void 0 && (kind !== "reads" || places.some((place) => place !== "file")))
    fault(
      "connect",
      "a connection is opened for reads of a file: give kind: reads, and storages: [file] or none"
    );
  if (given.process !== void 0 && places.includes("memory"))
    fault("process", "a process opens a file: give storages: [file], [autocommit], both or none");
  if (given.process !== void 0 && given.connect !== void 0)
    fault("process", "a process of its own has a connection of its own: omit connect");
  const opened = ["connect", "process"].find((key) => given[key] !== void 0);
  const errors = Array.isArray(given.statements) ? given.statements : [];
  if (opened !== void 0 && errors.some((one) => typeof one === "object" && "error" in one))
    fault(
      opened,
      `statements that have to fail are executed on an open connection: omit ${opened}, or error`
    );
  if (opened !== void 0 && (before ?? after ?? alternatives) !== void 0)
    fault(opened, "a connection that was just opened has no before, after or alternatives: omit them");
  if ((database ?? command) !== void 0 && places.includes("memory"))
    fault(
      "storages",
      "memory has no file that a database or prepare-command could make: give file and autocommit"
    );
  if (typeof database === "object" && database.baseline === void 0 && compare !== "base")
    fault("database", "no database for baseline: add one, or set compare: base");
  for (const [key, other, message] of needs)
    if (given[key] !== void 0 && given[other] === void 0) fault(key, message);
  if (growth !== void 0 && sweep !== void 0 && !hasGrowingParameter(sweep))
    fault("growth", "time grows with a number: give numbers as the sweep's last parameter, or omit growth");
  if (growth?.base !== void 0 && compare === "baseline")
    fault("growth", "base compares the growth with the base's: give compare as base or both, or omit it");
  if (typeof repeat === "string" && !Array.isArray(sweep?.[repeat.slice(1)]))
    fault("prepare-repeat", `${formatValue(repeat)} is not ${allowedRepeat}`);
  if (kind === "writes" && alternatives !== void 0)
    fault("alternatives", "they are for reads: other forms of writes would leave other states");
  if ((before ?? after) !== void 0 && alternatives !== void 0)
    fault("alternatives", "they run without before and after: omit before and after, or alternatives");
  if (kind === "writes" && check === void 0)
    fault("kind", "writes need check: a query that shows what the statements have left, which is compared");
  if (kind === "reads" && (before ?? after) !== void 0 && check === void 0)
    fault(
      before === void 0 ? "after" : "before",
      "reads with before or after need check: a query that shows that they leave nothing behind"
    );
  if (counters !== void 0 && compare === "baseline")
    fault("counters", "they are compared with the base: give compare as base or both, or omit it");
}).meta(conditions);
function readOwnFiles(given, texts2, roots) {
  const names3 = /* @__PURE__ */ new Map();
  const recordings = /* @__PURE__ */ new Map();
  return findOwnFiles(given, texts2, roots).flatMap(({ file: file2, of }) => {
    const all = readFile(file2, of === void 0 ? roots : [path6.dirname(file2)]);
    if (of !== void 0) {
      const recording = recordings.get(of.folder) ?? new Recording(of.folder, of.option);
      recordings.set(of.folder, recording);
      for (const one of all) recording.require(one);
    }
    const name = sweepOf(all[0].name);
    const other = names3.get(name);
    if (other !== void 0)
      throw new InputError(`${file2}: name: ${formatValue(name)} is also the name in ${other}`);
    names3.set(name, file2);
    return of === void 0 ? all : all.map((one) => ({ ...one, folder: of.folder }));
  });
}
function readOwnWorkloads(...where) {
  return readOwnFiles(...where).map((one) => {
    if (!("connections" in one)) return one;
    throw new InputError(
      `${one.file}: it is a contest of several connections, and a workload is needed here`
    );
  });
}
function readFile(file2, roots) {
  const text = readOwnFile(file2, "own-workloads: file", roots);
  const yaml = parseYaml(text, file2, "name: commit_history");
  const whole = { file: file2, text, yaml, roots, known: /* @__PURE__ */ new Map() };
  return isContestFile(yaml) ? [readContest(whole)] : readWorkload(whole);
}
function readWorkload(whole) {
  const data = checkYaml(whole.yaml, whole.file, ownWorkloadSchema);
  if (data.sweep === void 0) return [readStep(whole, data, [])];
  const swept = stepsOf(data.sweep);
  const [first, ...others] = swept.map((parameters) => readStep(whole, data, parameters));
  if (first === void 0) throw new Error(`${whole.file} has a sweep without steps`);
  const long = [first, ...others].find(({ name }) => name.length > maxNameLength);
  if (long !== void 0)
    throw new InputError(
      `${placeOf(whole, "name")}: a step would be called ${long.name}, and a name has at most ${maxNameLength} characters`
    );
  for (const [index, parameter] of Object.keys(data.sweep).entries()) {
    const other = swept.findIndex(
      (step) => step.every(({ value: value2 }, at) => value2 !== swept[0]?.[at]?.value === (at === index))
    );
    if (workOf(first) === workOf([first, ...others][other]))
      throw new InputError(
        `${placeOf(whole, "sweep")}: no SQL, database or command has the placeholder :${parameter}, so all steps would be the same`
      );
  }
  return [first, ...others];
}
function workOf(own) {
  const { database, prepareCommand, tables: tables2, prepare, prepareRepeat: prepareRepeat2, before, statements: statements2, after, check } = own;
  const made = [database, prepareCommand?.words, tables2, prepare, prepareRepeat2];
  return JSON.stringify([...made, before, statements2, after, check]);
}
function readStep(whole, { compare = "both", repeat = 1, ...data }, parameters) {
  const { file: file2 } = whole;
  const { "prepare-repeat": times, "prepare-command": command, growth } = data;
  const database = data.database === void 0 ? void 0 : readDatabases(data.database, placeOf(whole, "database"), whole, parameters);
  const prepareCommand = command && readCommand(command, placeOf(whole, "prepare-command"), whole, parameters);
  const isOnFile = (database ?? prepareCommand) !== void 0;
  const opens = data.connect === "each" ? "connection" : data.process === "each" ? "process" : void 0;
  const onFile = opens === "connection" ? ["file"] : storages.filter((one) => one !== "memory");
  const places = data.storages ?? (isOnFile || opens !== void 0 ? onFile : storages);
  const repeated = parameters.find(({ name }) => `:${name}` === times)?.value;
  const prepareRepeat2 = typeof repeated === "number" ? repeated : typeof times === "number" ? times : void 0;
  const allowed = prepareRepeat2 === void 0 ? surroundings : [...surroundings, "prepare"];
  const read = (key) => {
    const options = { allowsPlaceholders: allowed.includes(key), parameters };
    return data[key] === void 0 ? [] : readSql(whole, [key], data[key], options);
  };
  const [statements2, prepare] = [readStatements(whole, data.statements, parameters), read("prepare")];
  requireModestLength(statements2, repeat, () => placeOf(whole, "repeat"));
  requireModestLength(prepare, prepareRepeat2 ?? 1, () => placeOf(whole, "prepare-repeat"));
  const alternatives = data.alternatives?.map(
    (form, index) => readSql(whole, ["alternatives", index], form, { allowsPlaceholders: true, parameters })
  );
  for (const form of alternatives ?? [])
    requireModestLength(form, repeat, () => placeOf(whole, "alternatives"));
  const around = surroundings.flatMap((key) => {
    const given = read(key);
    requireModestOnce(given, () => placeOf(whole, key));
    return given.length === 0 ? [] : [[key, given]];
  });
  const [counters, ...more] = read("counters");
  if (more.length > 0)
    throw new InputError(`${more[0]?.place}: counters is one query, and a second begins here`);
  return {
    file: file2,
    name: sweptName(data.name, parameters),
    kind: data.kind,
    storages: places,
    ...compare === "both" ? {} : { compare },
    database,
    prepareCommand,
    tables: read("tables"),
    prepare,
    ...Object.fromEntries(around),
    opens,
    statements: statements2,
    repeat,
    check: read("check"),
    counters,
    prepareRepeat: prepareRepeat2,
    alternatives,
    max: maxOf(data),
    growth: growth && growthCeiling(data.name, growth)
  };
}
function maxOf({
  max: ns,
  "scaled-by": scaledBy
}) {
  return ns === void 0 ? void 0 : { ns, scaledBy };
}
function readStatements(source, given, parameters) {
  const read = (key, value2) => readSql(source, key, value2, { allowsPlaceholders: true, parameters });
  if (typeof given === "string") return read(["statements"], given);
  return given.flatMap((item2, index) => {
    if (typeof item2 === "string") return read(["statements", index], item2);
    const own = read(["statements", index, "sql"], item2.sql);
    if (own.length > 1)
      throw new InputError(
        `${own[1]?.place}: a second statement begins here, and an error is expected of one statement`
      );
    return own.map((one) => ({
      ...one,
      error: { text: item2.error ?? "", code: item2.code }
    }));
  });
}

// src/features/search/hunt/options.ts
var offered = ["hunt", "action hunt"];
var defaultMinutes = 10;
var hunting = {
  ratio: option(slowerRatio(), {
    help: "Multiple of SQLite's time from which a statement is slow",
    brief: "Multiple of SQLite's time that is slow",
    offered,
    default: 3
  }),
  "base-ratio": option(slowerRatio(), {
    help: "Multiple of the base's time from which a statement is slow",
    brief: "Multiple of the base's time that is slow",
    offered,
    default: 1.5
  }),
  grammar: option(path("file"), {
    help: "File of productions and weights to add to the grammar",
    offered,
    otherwise: "the tool's own grammar"
  }),
  known: option(path("folder"), {
    help: "Folder of known cases, which are not reported again",
    brief: "Folder of known cases",
    offered,
    otherwise: "none"
  }),
  corpus: option(path("folder"), {
    help: "Folder that keeps statements and cases for the next hunt",
    brief: "Folder that keeps cases for the next hunt",
    note: "Made if it is missing. [More](hunt.md#night-after-night).",
    offered,
    otherwise: "none"
  }),
  show: option(wholeNumber(1, 1e3), {
    help: "Only print what would be tried on this many databases",
    note: "With a base, a hunt tries others on every second database.",
    offered: ["hunt"],
    otherwise: "none"
  }),
  promote: option(path("file"), {
    help: "Write the file of this case into the gate's own workloads",
    note: "Into the folder `bench`, or `out`.",
    offered: ["hunt"],
    otherwise: "none"
  }),
  replay: option(path("folder"), {
    help: "Judge the cases of this folder again, without a hunt",
    brief: "Judge the cases of this folder again",
    offered: ["hunt"],
    otherwise: "none"
  })
};
var common = {
  ...unchanged("baseline", "seed", "confine"),
  candidate: { help: "Engine to hunt in: a shared library with SQLite's C API, or a benchmark binary" },
  base: {
    help: "Engine before the change; only what is slower or worse than it is found"
  },
  minutes: { help: "Time for the hunt", otherwise: String(defaultMinutes) },
  alpha: { help: "Accepted chance of a false case" },
  out: { help: "Folder for hunt.json, hunt.md, hunt.html and the folder cases", otherwise: "hunt-results" }
};
var takenOptions = {
  hunt: {
    ...common,
    ...unchanged("quiet"),
    // As resolveHunt has it.
    confine: { otherwise: "auto with --replay or --corpus, else off" },
    format: { ...plainFormats.format, otherwise: "text" },
    resume: {
      help: "Folder of the stopped hunt to resume, with the same seed, grammar and engines"
    }
  },
  "action hunt": {
    ...common,
    out: { ...common.out, otherwise: "a new folder of RUNNER_TEMP" },
    // As readHuntInputs has it.
    confine: { otherwise: "auto" },
    "on-fail": { help: "Result of the step if a case was found; an incomplete hunt always fails" }
  }
};

export {
  tokenize,
  boundValueSchema,
  decimalOf,
  readPlaceholders,
  templateOf,
  fillIn,
  defaultMinutes,
  hunting,
  takenOptions,
  meant,
  isWord,
  nameOf,
  splitSql,
  onlyStatement,
  allMadeNames,
  namedTables,
  refusedIn,
  requireOwnDatabase,
  readSchema,
  placesOf,
  refusedInCase,
  readLine,
  numberParameters,
  bind,
  readOwnFiles,
  readOwnWorkloads
};
