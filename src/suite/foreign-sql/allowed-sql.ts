/**
 * The SQL that a file from elsewhere may have: an allow-list, since each engine has pragmas, functions and tables of its own that reach a file,
 * a program or a database by another name, such as SQLCipher's `PRAGMA cipher_profile`, and brings new ones with each version.
 *
 * None of these names a file in SQLite, SQLCipher, libSQL or DoltLite, executes a text as SQL, or changes how a schema is read:
 * https://www.sqlite.org/pragma.html https://www.zetetic.net/sqlcipher/sqlcipher-api/ https://www.sqlite.org/lang_corefunc.html
 * https://docs.dolthub.com/sql-reference/version-control
 */

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** The words that statements begin with. */
export const allowedStatements = words(`
  ALTER ANALYZE BEGIN COMMIT CREATE DELETE DROP END EXPLAIN INSERT PRAGMA REINDEX RELEASE REPLACE ROLLBACK SAVEPOINT SELECT UPDATE VACUUM VALUES WITH
`);

/** The objects that statements create and drop. */
export const allowedObjects = words("INDEX TABLE TRIGGER VIEW VIRTUAL");

/** The modules of virtual tables that a grammar makes, and SQLite's others that work on the database alone. */
export const allowedModules = words("fts3 fts4 fts5 geopoly rtree rtree_i32");

/**
 * Settings of a virtual table of full text, without FTS4's `compress` and `uncompress`: these name functions,
 * which are called with each text that is stored and read. https://www.sqlite.org/fts3.html#the_compress_and_uncompress_options
 */
export const allowedModuleSettings = words(`
  columnsize content contentless_delete contentless_unindexed detail languageid locale matchinfo notindexed order prefix tokenize
`);

const ofFts3 = words("content segdir segments");
const ofRtree = words("node parent rowid");

/**
 * Ends of the names of the tables that a module makes behind a virtual table, which follow the name of that and an underscore.
 * https://www.sqlite.org/fts3.html#shadow_tables https://www.sqlite.org/fts5.html#fts5_data_structures
 */
export const endsOfModules: Readonly<Record<string, readonly string[]>> = {
  fts3: ofFts3,
  fts4: [...ofFts3, ...words("docsize stat")],
  fts5: words("config content data docsize idx"),
  geopoly: ofRtree,
  rtree: ofRtree,
  rtree_i32: ofRtree,
};

/** The settings of a virtual table with which its module can leave out a table, by the end of that one's name. */
export const settingsWithout: Readonly<Record<string, readonly string[]>> = {
  content: ["content"],
  docsize: ["columnsize", "matchinfo"],
  stat: ["matchinfo"],
};

export const allowedPragmas = words(`
  analysis_limit application_id auto_vacuum automatic_index busy_timeout cache_size cache_spill case_sensitive_like compile_options
  defer_foreign_keys encoding foreign_key_check foreign_key_list foreign_keys freelist_count incremental_vacuum index_info index_list
  index_xinfo integrity_check journal_mode journal_size_limit locking_mode max_page_count mmap_size optimize page_count page_size query_only
  quick_check read_uncommitted recursive_triggers reverse_unordered_selects secure_delete shrink_memory synchronous table_info table_list
  table_xinfo temp_store threads user_version wal_autocheckpoint wal_checkpoint
`);

/** The groups of the functions below, as messages name them. */
export const functionGroups =
  "SQLite's functions of values, texts, dates, numbers, JSON, aggregates, windows, full text and R-Trees, libSQL's of vectors, and DoltLite's of versions";

const values = words(`
  abs changes char coalesce concat concat_ws format glob hex if ifnull iif instr last_insert_rowid length like likelihood likely lower ltrim max
  min nullif octet_length printf quote random randomblob replace round rtrim sign soundex sqlite_compileoption_get sqlite_compileoption_used
  sqlite_source_id sqlite_version substr substring subtype total_changes trim typeof unhex unicode unistr unistr_quote unlikely upper zeroblob
`);
const dates = words(
  "current_date current_time current_timestamp date datetime julianday strftime time timediff unixepoch",
);
const numbers = words(`
  acos acosh asin asinh atan atan2 atanh ceil ceiling cos cosh degrees exp floor ln log log10 log2 mod pi pow power radians sin sinh sqrt tan
  tanh trunc
`);
const json = words(`
  json json_array json_array_insert json_array_length json_each json_error_position json_extract json_group_array json_group_object json_insert
  json_object json_patch json_pretty json_quote json_remove json_replace json_set json_tree json_type json_valid jsonb jsonb_array
  jsonb_array_insert jsonb_each jsonb_extract jsonb_group_array jsonb_group_object jsonb_insert jsonb_object jsonb_patch jsonb_remove
  jsonb_replace jsonb_set jsonb_tree
`);
const ofRows = words(`
  avg count cume_dist dense_rank first_value generate_series group_concat lag last_value lead median nth_value ntile percent_rank percentile
  percentile_cont percentile_disc rank row_number string_agg sum total
`);
const ofModules = words(`
  bm25 geopoly_area geopoly_bbox geopoly_blob geopoly_ccw geopoly_contains_point geopoly_group_bbox geopoly_json geopoly_overlap
  geopoly_regular geopoly_svg geopoly_within geopoly_xform highlight matchinfo offsets optimize rtreecheck rtreedepth rtreenode snippet
`);
const ofLibsql = words(`
  libsql_vector_idx vector vector1bit vector16 vector32 vector64 vector8 vector_concat vector_distance_cos vector_distance_l2 vector_extract
  vector_slice vector_top_k vectorb16
`);
const ofDolt = words(`
  active_branch dolt_add dolt_at dolt_branch dolt_checkout dolt_cherry_pick dolt_commit dolt_diff dolt_diff_stat dolt_diff_summary dolt_gc
  dolt_hashof dolt_hashof_db dolt_hashof_table dolt_log dolt_merge dolt_merge_base dolt_patch dolt_reset dolt_revert dolt_schema_diff dolt_tag
  dolt_version
`);
/** Types of columns that can have a length stand where a function could. */
const types = words(`
  bigint blob bool boolean char character clob dec decimal double float int integer nchar numeric nvarchar real smallint text tinyint varchar
  varying
`);

export const allowedFunctions: ReadonlySet<string> = new Set(
  [values, dates, numbers, json, ofRows, ofModules, ofLibsql, ofDolt, types].flat(),
);

/** Keywords that can stand before a parenthesis, and are no functions. */
export const keywordsBeforeLists: ReadonlySet<string> = new Set(
  words(`
    ALL AND AS BETWEEN BY CASE CAST CHECK CONFLICT DEFAULT DISTINCT ELSE ESCAPE EXCEPT EXISTS FILTER FROM GLOB HAVING IN INTERSECT IS JOIN KEY
    LIKE LIMIT MATCH MATERIALIZED NOT OFFSET ON OR OVER RAISE REGEXP RETURNING SELECT SET THEN UNION UNIQUE USING VALUES WHEN WHERE
  `),
);

/** Tables that engines have themselves, beside those of `allowedFunctions` and `pragma_` with an allowed pragma. */
const tables =
  /^(?:sqlite_(?:temp_)?(?:master|schema)|sqlite_sequence|sqlite_stat\d|dolt_(?:at|blame|commit_diff|diff|history)_\w+|dolt_(?:branches|commit_ancestors|commits|diff|log|status|tags))$/;

/** Whether it is a table of an engine's own that a case may name. @param name in small letters */
export function isAllowedTable(name: string): boolean {
  return (
    tables.test(name) ||
    allowedFunctions.has(name) ||
    (name.startsWith("pragma_") && allowedPragmas.includes(name.slice("pragma_".length)))
  );
}

/** Names that a case may not give to a table: an engine can have such tables itself, which would be there once the case's own is gone. */
export const namesOfEngines =
  /^(?:sqlite_|pragma_|dolt_|libsql_|fileio_|fts\d|jsonb?_(?:each|tree)$|(?:bytecode|carray|completion|csv|dbstat|fsdir|generate_series|lsdir|lsmode|tables_used|zipfile)$)/;
