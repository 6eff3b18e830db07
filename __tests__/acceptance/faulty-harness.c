/*
** A fault in each workload of examples/doltlite/harness, all in one engine: work that is done besides the statement, or a statement in place of it;
** and processes of their own that start slowly.
*/
#include <stdio.h>
#include <string.h>
#include "faulty.h"

/* Bytes in a table of its own. SQLite counts no row of it as changed. */
#define BESIDE(bytes) "CREATE TABLE IF NOT EXISTS beside AS SELECT " bytes " AS v"
#define LOOP(turns) "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < " turns ") SELECT count(*) FROM n;"
#define HISTORY "SELECT count(*) FROM dolt_history_told;"

/* A statement with `mark` in it is executed after `extra`, and with `to` in place of `from`. */
static const struct { const char *mark, *extra, *from, *to; } spoilt[] = {
  {"INSERT INTO loaded", NULL, "printf('%032d', i)", "hex(randomblob(i / 40))"},
  {"UPDATE sized", BESIDE("printf('%0200d', id)") " FROM sized", NULL, NULL},
  {"dolt_commit('-Am', 'blob')", BESIDE("randomblob(length(data) * length(data) / 65536)") " FROM blobs", NULL, NULL},
  {"PRAGMA wal_checkpoint(TRUNCATE)", BESIDE("randomblob(400000)"), NULL, NULL},
  {"INSERT INTO shared VALUES (99999", BESIDE("randomblob(100000)"), NULL, NULL},
  {"SELECT dolt_gc();", NULL, "SELECT dolt_gc()", "SELECT 0"},
  {"SELECT dolt_gc() AS again", BESIDE("randomblob(100000)"), NULL, NULL},
  {"dolt_branch('branch_", BESIDE("randomblob(4000000)"), NULL, NULL},
  {"FROM looked", NULL, "WHERE id", "WHERE +id"},
  {"FROM counted", NULL, "count(*) FROM", "count(v || '') FROM"},
  {"FROM dolt_history_told WHERE", HISTORY HISTORY HISTORY HISTORY HISTORY HISTORY, NULL, NULL},
  {"FROM dolt_diff_stat", NULL, "rows_added,", "rows_added + 1,"},
  {"SELECT dolt_merge('topic')", NULL, "dolt_merge('topic')", "0"},
  {"UPDATE large", LOOP("4000000"), NULL, NULL},
  {"ROLLBACK TO item", "SELECT group_concat(v) FROM (SELECT hex(k) AS v FROM saved)", NULL, NULL},
  {"FROM scanned", NULL, "FROM scanned", "FROM scanned WHERE (SELECT count(*) FROM scanned, (SELECT 1 FROM scanned WHERE id <= 160 AND v IS NOT id)) >= 0"},
  {"dolt_verify_constraints", "SELECT count(*) FROM orphans AS one, orphans, (SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3)", NULL, NULL},
  {"FROM orders WHERE customer", NULL, "WHERE customer", "WHERE +customer"},
  {"dolt_commit('-am', 'counted", "SELECT dolt_add('-A')", NULL, NULL},
};

const char *spoil(sqlite3 *db, const char *sql) {
  for (size_t i = 0; i < sizeof spoilt / sizeof *spoilt; i++) {
    if (!strstr(sql, spoilt[i].mark)) continue;
    if (spoilt[i].extra) execute(db, spoilt[i].extra, NULL);
    return spoilt[i].from ? replaceText(sql, spoilt[i].from, spoilt[i].to) : sql;
  }
  return sql;
}
