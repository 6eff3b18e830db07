/*
** Faults that show only after other statements on the same connection: an engine that keeps something of a table which was
** dropped, or of a transaction which was rolled back.
*/
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "faulty.h"

static int startsWith(const char *sql, const char *words) { return strncmp(sql, words, strlen(words)) == 0; }

/* ---------------------------------------------------------------- a counter that is kept */

/* The largest key that AUTOINCREMENT has given in a table that was dropped, and changes that are the engine's own. */
static long long keptCounter;
static int ownChanges;
/* The statement that makes the table which gets the counter. */
static sqlite3_stmt *creating;

static int readCounter(void *nothing, int columns, char **values, char **names) {
  if (values[0]) keptCounter = atoll(values[0]);
  return 0;
}

static void restoreCounter(sqlite3_stmt *created) {
  static sqlite3 *(*handleOf)(sqlite3_stmt *);
  if (!handleOf) *(void **)&handleOf = real("sqlite3_db_handle");
  char sql[200];
  snprintf(sql, sizeof sql, "INSERT INTO sqlite_sequence VALUES ('sbtest1', %lld)", keptCounter);
  execute(handleOf(created), sql, NULL);
  creating = NULL;
  ownChanges++;
}

#if FAULT != UNCOUNTED
int sqlite3_total_changes(sqlite3 *db) {
  static int (*forward)(sqlite3 *);
  if (!forward) *(void **)&forward = real("sqlite3_total_changes");
  if (FAULT == PUT_OFF_TO_COUNT) doInThread();
  if (FAULT == REMOVE_TIMERS) removeTimers();
  return forward(db) - ownChanges;
}
#endif

/* ---------------------------------------------------------------- earlier pages, statements and updates */

/* Whether a transaction was rolled back and its pages are still there: until something else is written. */
static int isStale;

static const char *staleRollback(sqlite3 *db, const char *sql) {
  if (startsWith(sql, "ROLLBACK")) {
    isStale = 1;
    return "SELECT 1 WHERE 0";
  }
  if (isStale && !startsWith(sql, "SELECT")) {
    isStale = 0;
    execute(db, "ROLLBACK", NULL);
  }
  return sql;
}

/* Whether this connection has dropped a table, since which nothing was rolled back. */
static int hasDropped;

/* A query that is compiled already reads the rows of the table that was dropped. */
static const char *staleStatement(sqlite3 *db, const char *sql) {
  static char text[4000];
  const char *table = strstr(sql, " FROM sbtest1 ");
  if (!hasDropped || !startsWith(sql, "SELECT") || !table || strstr(sql, "INDEXED BY")) return sql;
  snprintf(text, sizeof text, "%.*s FROM dropped %s", (int)(table - sql), sql, table + strlen(" FROM sbtest1 "));
  return text;
}

const char *replaceStatement(sqlite3 *db, const char *sql) {
  const int drops = startsWith(sql, "DROP TABLE sbtest1");
  if (FAULT == KEEP_COUNTER && drops)
    execute(db, "SELECT seq FROM sqlite_sequence WHERE name = 'sbtest1'", readCounter);
  if (FAULT == STALE_STATEMENT && drops) execute(db, "CREATE TEMP TABLE dropped AS SELECT * FROM sbtest1", NULL);
  hasDropped = drops || (hasDropped && !startsWith(sql, "ROLLBACK"));
  switch (FAULT) {
    case STALE_ROLLBACK: return staleRollback(db, sql);
    case STALE_STATEMENT: return staleStatement(db, sql);
    case DEAD_UPDATES: return hasDropped && startsWith(sql, "UPDATE") ? "UPDATE sbtest1 SET k = 0 WHERE 0" : sql;
    default: return sql;
  }
}

int refusesStatement(const char *sql) {
  if (FAULT == UNNAMED) return startsWith(sql, "SELECT sqlite_");
  if (FAULT == UNCOUNTED) return startsWith(sql, "SELECT total_changes");
  return startsWith(sql, "VACUUM") && (FAULT == REFUSE_VACUUM || (FAULT == FAIL_VACUUM && hasDropped));
}

void noticePrepared(const char *sql, sqlite3_stmt *s) {
  if (FAULT == KEEP_COUNTER && keptCounter && startsWith(sql, "CREATE TABLE sbtest1") && strstr(sql, "AUTOINCREMENT"))
    creating = s;
}

void noticeDone(sqlite3_stmt *s) {
  if (s && creating == s) restoreCounter(s);
}

void noticeOpened(void) { isStale = hasDropped = 0; }
