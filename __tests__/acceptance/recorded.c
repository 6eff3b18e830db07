/*
** A program that is recorded: it links SQLite's shared library, or is a module that loads it for itself alone, as Python's is.
**
** usage: recorded DATABASE [killed | threads | together | exec | blob | script LINE...]
**
** A line of a script is the number of a connection, from 0 to 9, how it executes, and SQL: a space steps to the end, `x` is sqlite3_exec, and
** `1` steps once. There is a collation `backwards`. Errors are printed.
*/
#include <sqlite3.h>

#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static sqlite3 *db;

static void check(int status, int expected) {
  if (status == expected) return;
  fprintf(stderr, "status %d: %s\n", status, sqlite3_errmsg(db));
  exit(1);
}

static sqlite3_stmt *prepare(const char *sql) {
  sqlite3_stmt *statement;
  check(sqlite3_prepare_v2(db, sql, -1, &statement, NULL), SQLITE_OK);
  return statement;
}

static void execute(const char *sql) { check(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK); }

enum { THREADS = 8, ROUNDS = 200 };
static const char *path;

/* Suspends a thread that has released its locks, within its call of SQLite. */
static int pauseAfter(unsigned event, void *context, void *statement, void *ns) {
  (void)event, (void)context, (void)statement, (void)ns;
  usleep(500);
  return 0;
}

static int countOne(void *context) {
  ++*(int *)context;
  return 0;
}

/* A connection of its own that moves an amount from the first account to another one, and reads both. */
static void *move(void *given) {
  const int own = (int)(long)given;
  sqlite3 *connection;
  char text[100];
  int commits = 0;
  if (sqlite3_open(path, &connection) != SQLITE_OK || sqlite3_busy_timeout(connection, 60000) != SQLITE_OK) abort();
  if (own == 1) sqlite3_trace_v2(connection, SQLITE_TRACE_PROFILE, pauseAfter, NULL);
  if (own == 2 && sqlite3_commit_hook(connection, countOne, &commits)) abort();
  sqlite3_stmt *find, *change;
  if (sqlite3_prepare_v2(connection, "SELECT amount FROM accounts WHERE id IN (0, ?)", -1, &find, NULL) != SQLITE_OK) abort();
  if (sqlite3_prepare_v2(connection, "UPDATE accounts SET amount = amount + ? WHERE id = ?", -1, &change, NULL) != SQLITE_OK) abort();
  for (int i = 0; i < ROUNDS; i++) {
    sqlite3_bind_int(find, 1, own);
    while (sqlite3_step(find) == SQLITE_ROW) continue;
    sqlite3_reset(find);
    if (sqlite3_exec(connection, "BEGIN IMMEDIATE", NULL, NULL, NULL) != SQLITE_OK) abort();
    for (int side = 0; side < 2; side++) {
      sqlite3_bind_int(change, 1, side ? 1 : -1);
      sqlite3_bind_int(change, 2, side ? own : 0);
      if (sqlite3_step(change) != SQLITE_DONE) abort();
      sqlite3_reset(change);
    }
    snprintf(text, sizeof text, "INSERT INTO moves(account, round) VALUES (%d, %d); COMMIT", own, i);
    if (sqlite3_exec(connection, text, NULL, NULL, NULL) != SQLITE_OK) abort();
  }
  sqlite3_finalize(find);
  sqlite3_finalize(change);
  if (own == 2 && (commits != ROUNDS || sqlite3_commit_hook(connection, NULL, NULL) != &commits)) abort();
  sqlite3_close(connection);
  return NULL;
}

/* Eight threads, and a process that is forked beside an open connection. */
static int moveInThreads(void) {
  execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF");
  execute("CREATE TABLE accounts(id INTEGER PRIMARY KEY, amount INT); CREATE TABLE moves(id INTEGER PRIMARY KEY, account INT, round INT)");
  execute("INSERT INTO accounts SELECT value, 0 FROM json_each('[0,1,2,3,4,5,6,7,8,9]')");
  check(sqlite3_close(db), SQLITE_OK);
  const pid_t child = fork();
  if (child == 0) {
    move((void *)(long)(THREADS + 1));
    _exit(0);
  }
  pthread_t threads[THREADS];
  for (long i = 0; i < THREADS; i++) pthread_create(&threads[i], NULL, move, (void *)(i + 1));
  for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
  int status = 1;
  waitpid(child, &status, 0);
  return status;
}

/* A thread of several with one connection, which executes in each of both ways. */
static void *insert(void *unused) {
  (void)unused;
  sqlite3_stmt *const statement = prepare("INSERT INTO t VALUES (?)");
  for (int i = 0; i < 10 * ROUNDS; i++) {
    execute("INSERT INTO t VALUES (0)");
    check(sqlite3_bind_int(statement, 1, i), SQLITE_OK);
    check(sqlite3_step(statement), SQLITE_DONE);
    check(sqlite3_reset(statement), SQLITE_OK);
  }
  sqlite3_finalize(statement);
  return NULL;
}

static int insertTogether(void) {
  execute("PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY; CREATE TABLE t(a)");
  pthread_t threads[4];
  for (int i = 0; i < 4; i++) pthread_create(&threads[i], NULL, insert, NULL);
  for (int i = 0; i < 4; i++) pthread_join(threads[i], NULL);
  return sqlite3_close(db);
}

static int compareBackwards(void *context, int firstSize, const void *first, int secondSize, const void *second) {
  (void)context;
  const int size = firstSize < secondSize ? firstSize : secondSize, order = memcmp(second, first, (size_t)size);
  return order ? order : secondSize - firstSize;
}

static sqlite3 *opened(void) {
  check(sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_URI, NULL), SQLITE_OK);
  check(sqlite3_create_collation(db, "backwards", SQLITE_UTF8, NULL, compareBackwards), SQLITE_OK);
  return db;
}

static int runScript(int count, char **lines) {
  sqlite3 *all[10] = { NULL };
  for (int i = 0; i < count; i++) {
    sqlite3 **const one = &all[(lines[i][0] - '0') % 10];
    if (!*one) *one = opened();
    const char how = lines[i][1], *const sql = lines[i] + 2;
    sqlite3_stmt *statement = NULL;
    int status = how == 'x' ? sqlite3_exec(*one, sql, NULL, NULL, NULL) : sqlite3_prepare_v2(*one, sql, -1, &statement, NULL);
    if (status == SQLITE_OK && how != 'x') {
      do status = sqlite3_step(statement);
      while (status == SQLITE_ROW && how == ' ');
    }
    if (status != SQLITE_OK && status != SQLITE_ROW && status != SQLITE_DONE) printf("%s: %s\n", lines[i], sqlite3_errmsg(*one));
    sqlite3_finalize(statement);
  }
  for (int i = 0; i < 10; i++) sqlite3_close(all[i]);
  return 0;
}

static char seen[1000];

static void require(const char *expected) {
  if (strcmp(seen, expected) == 0) {
    seen[0] = 0;
    return;
  }
  fprintf(stderr, "%s\n", seen);
  exit(1);
}

static int collect(void *context, int count, char **values, char **names) {
  (void)context;
  for (int i = 0; i < count; i++) snprintf(seen + strlen(seen), 100, "%s=%s ", names[i], values[i] ? values[i] : "NULL");
  return values[count] != NULL;
}

static int stop(void *context, int count, char **values, char **names) {
  execute("INSERT INTO t VALUES (9, 'within')");
  return collect(context, count, values, names) + 1;
}

static int onTrace(unsigned kind, void *context, void *statement, void *text) {
  (void)kind, (void)context, (void)statement;
  snprintf(seen + strlen(seen), 100, "%s ", (const char *)text);
  return 0;
}

static void onOldTrace(void *context, const char *text) { onTrace(0, context, NULL, (void *)text); }

/* All that a program sees of sqlite3_exec. */
static int seeExec(void) {
  char *message = NULL;
  check(sqlite3_exec(db, " CREATE TABLE t(a, b);;\n INSERT INTO t VALUES (1, NULL), (2, 'x'); SELECT a, b FROM t; -- end", collect, NULL, &message), SQLITE_OK);
  require("a=1 b=NULL a=2 b=x ");
  if (message) return 1;
  check(sqlite3_exec(db, "SELECT a FROM t ORDER BY a; DELETE FROM t", stop, NULL, &message), SQLITE_ABORT);
  check(sqlite3_errcode(db), SQLITE_ABORT);
  strcat(seen, message);
  sqlite3_free(message);
  require("a=1 query aborted");
  check(sqlite3_exec(db, "INSERT INTO t VALUES (3, 3); SELECT a FROM missing; DELETE FROM t", NULL, NULL, &message), SQLITE_ERROR);
  strcat(seen, message);
  sqlite3_free(message);
  require("no such table: missing");
  check(sqlite3_exec(db, "SELECT abs(-9223372036854775807 - 1)", NULL, NULL, NULL), SQLITE_ERROR);
  strcat(seen, sqlite3_errmsg(db));
  require("integer overflow");
  char **table;
  int rows, columns;
  check(sqlite3_get_table(db, "SELECT a, b FROM t WHERE a > 1", &table, &rows, &columns, NULL), SQLITE_OK);
  for (int i = 0; i < (rows + 1) * columns; i++) snprintf(seen + strlen(seen), 100, "%s ", table[i]);
  sqlite3_free_table(table);
  require("a b 2 x 9 within 3 3 ");
  check(sqlite3_trace_v2(db, SQLITE_TRACE_STMT, onTrace, NULL), SQLITE_OK);
  execute("SELECT 1; SELECT 2");
  require("SELECT 1; SELECT 2 ");
  sqlite3_trace(db, onOldTrace, NULL);
  execute("SELECT 3");
  require("SELECT 3 ");
  check(sqlite3_exec(NULL, "SELECT 1", NULL, NULL, NULL), SQLITE_MISUSE);
  return sqlite3_close(db);
}

/* A change that no statement makes, before one that is rolled back. */
static int changeBlob(void) {
  execute("CREATE TABLE t(a); INSERT INTO t VALUES (x'00')");
  sqlite3_blob *blob;
  check(sqlite3_blob_open(db, "main", "t", "a", 1, 1, &blob), SQLITE_OK);
  check(sqlite3_blob_write(blob, "\1", 1, 0), SQLITE_OK);
  check(sqlite3_blob_close(blob), SQLITE_OK);
  execute("BEGIN; DELETE FROM t; ROLLBACK");
  return sqlite3_close(db);
}

int main(int argc, char **argv) {
  const int isKilled = argc > 2 && strcmp(argv[2], "killed") == 0;
  path = argv[1];
  if (argc > 2 && strcmp(argv[2], "script") == 0) return runScript(argc - 3, argv + 3);
  check(sqlite3_open(path, &db), SQLITE_OK);
  if (argc > 2 && strcmp(argv[2], "threads") == 0) return moveInThreads();
  if (argc > 2 && strcmp(argv[2], "together") == 0) return insertTogether();
  if (argc > 2 && strcmp(argv[2], "exec") == 0) return seeExec();
  if (argc > 2 && strcmp(argv[2], "blob") == 0) return changeBlob();
  execute("PRAGMA foreign_keys = ON; CREATE TABLE IF NOT EXISTS items(id INTEGER PRIMARY KEY, name TEXT, body BLOB, price REAL, big INT, made TEXT DEFAULT CURRENT_TIMESTAMP);");
  execute("CREATE VIRTUAL TABLE IF NOT EXISTS words USING fts5(text)");
  sqlite3_stmt *insert = prepare("INSERT INTO items(name, body, price, big) VALUES (:name, ?, @price, ?4)");
  for (int i = 0; i < 2000; i++) {
    if (i % 500 == 0) execute("BEGIN");
    char name[64];
    snprintf(name, sizeof name, i % 7 ? "it's :i, {dir} and %d" : "\xff broken %d", i);
    check(sqlite3_bind_text(insert, 1, name, -1, SQLITE_TRANSIENT), SQLITE_OK);
    if (i % 3) check(sqlite3_bind_blob(insert, 2, "\0\1\2", 3, SQLITE_STATIC), SQLITE_OK);
    else check(sqlite3_bind_null(insert, 2), SQLITE_OK);
    check(sqlite3_bind_double(insert, 3, i / 3.0), SQLITE_OK);
    check(sqlite3_bind_int64(insert, 4, 9007199254740993 + i), SQLITE_OK);
    check(sqlite3_step(insert), SQLITE_DONE);
    check(sqlite3_reset(insert), SQLITE_OK);
    if (isKilled && i == 1700) raise(SIGKILL);
    if (i % 500 == 499) execute("COMMIT");
  }
  sqlite3_finalize(insert);
  execute("INSERT INTO words VALUES ('one two'), ('three')");
  sqlite3_stmt *find = prepare("SELECT id, name, body, price, big FROM items WHERE id = ?1 OR id = ?1 + 1 ORDER BY id");
  for (int i = 1; i < 2000; i++) {
    check(sqlite3_bind_int(find, 1, i), SQLITE_OK);
    while (sqlite3_step(find) == SQLITE_ROW) continue;
    sqlite3_reset(find);
  }
  sqlite3_finalize(find);
  execute("BEGIN; DELETE FROM items WHERE id > 10; ROLLBACK");
  execute("SELECT random()");
  execute("ATTACH ':memory:' AS other");
  sqlite3_blob *blob;
  check(sqlite3_blob_open(db, "main", "items", "body", 2, 0, &blob), SQLITE_OK);
  check(sqlite3_blob_reopen(blob, 3), SQLITE_OK);
  check(sqlite3_blob_close(blob), SQLITE_OK);
  check(sqlite3_blob_open(db, "main", "items", "body", 999999, 0, &blob), SQLITE_ERROR);
  check(sqlite3_close(db), SQLITE_OK);
  /* Preparing this one reads the tables of the module. */
  check(sqlite3_open(path, &db), SQLITE_OK);
  find = prepare("SELECT count(*) FROM words WHERE words MATCH 'one'");
  check(sqlite3_step(find), SQLITE_ROW);
  sqlite3_finalize(find);
  check(sqlite3_close(db), SQLITE_OK);
  return 0;
}
