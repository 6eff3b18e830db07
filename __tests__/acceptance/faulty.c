/*
** An engine with one fault: it forwards SQLite's C API to the library REAL and does wrong what FAULT names.
** Compiled for each fault, since an engine sees no environment of ours.
*/
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

enum { DROP_UPDATES = 1, WRONG_VALUE, LOSE_ROWS, CRASH, FAIL_DELETE, NOISY, THREAD, MISSING_SYMBOL,
       CRASH_ON_CLOSE, CRASH_ON_LOAD, SAME_VALUES, TELL_ENVIRONMENT, HANG, HANG_ALWAYS, LEAK, WRONG_BIND };

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;

static void *real(const char *name) {
  static void *library;
  if (!library) library = dlopen(REAL, RTLD_NOW | RTLD_LOCAL);
  return dlsym(library, name);
}

#define FORWARD(result, name, parameters, arguments) \
  result name parameters { \
    static result(*forward) parameters; \
    if (!forward) *(void **)&forward = real(#name); \
    return forward arguments; \
  }

FORWARD(int, sqlite3_open_v2, (const char *path, sqlite3 **db, int flags, const char *vfs), (path, db, flags, vfs))
FORWARD(int, sqlite3_finalize, (sqlite3_stmt *s), (s))
FORWARD(int, sqlite3_reset, (sqlite3_stmt *s), (s))
FORWARD(int, sqlite3_bind_double, (sqlite3_stmt *s, int i, double value), (s, i, value))
FORWARD(int, sqlite3_bind_text, (sqlite3_stmt *s, int i, const char *value, int size, void (*done)(void *)), (s, i, value, size, done))
FORWARD(int, sqlite3_bind_blob, (sqlite3_stmt *s, int i, const void *value, int size, void (*done)(void *)), (s, i, value, size, done))
FORWARD(int, sqlite3_column_count, (sqlite3_stmt *s), (s))
FORWARD(int, sqlite3_column_type, (sqlite3_stmt *s, int i), (s, i))
FORWARD(double, sqlite3_column_double, (sqlite3_stmt *s, int i), (s, i))
FORWARD(const unsigned char *, sqlite3_column_text, (sqlite3_stmt *s, int i), (s, i))
FORWARD(const void *, sqlite3_column_blob, (sqlite3_stmt *s, int i), (s, i))
FORWARD(int, sqlite3_column_bytes, (sqlite3_stmt *s, int i), (s, i))
FORWARD(int, sqlite3_total_changes, (sqlite3 *db), (db))
FORWARD(const char *, sqlite3_errmsg, (sqlite3 *db), (db))
FORWARD(const char *, sqlite3_libversion, (void), ())
#if FAULT != 8 /* MISSING_SYMBOL */
FORWARD(const char *, sqlite3_sourceid, (void), ())
#endif

int64_t sqlite3_column_int64(sqlite3_stmt *s, int i) {
  static int64_t (*forward)(sqlite3_stmt *, int);
  if (!forward) *(void **)&forward = real("sqlite3_column_int64");
  return forward(s, i) + (FAULT == WRONG_VALUE);
}

int sqlite3_bind_int64(sqlite3_stmt *s, int i, int64_t value) {
  static int (*forward)(sqlite3_stmt *, int, int64_t);
  if (!forward) *(void **)&forward = real("sqlite3_bind_int64");
  return forward(s, i, value + (FAULT == WRONG_BIND));
}

int sqlite3_close(sqlite3 *db) {
  static int (*forward)(sqlite3 *);
  if (!forward) *(void **)&forward = real("sqlite3_close");
  /* Not the connection that has prepared the tables, which has changed more. */
  if (FAULT == CRASH_ON_CLOSE && sqlite3_total_changes(db) == 1) abort();
  return forward(db);
}

static void *volatile leaked;

int sqlite3_prepare_v2(sqlite3 *db, const char *sql, int size, sqlite3_stmt **s, const char **tail) {
  static int (*forward)(sqlite3 *, const char *, int, sqlite3_stmt **, const char **);
  if (!forward) *(void **)&forward = real("sqlite3_prepare_v2");
  if (FAULT == DROP_UPDATES && strncasecmp(sql, "UPDATE", 6) == 0) sql = "SELECT 1 WHERE 0", size = -1;
  if (FAULT == FAIL_DELETE && strncasecmp(sql, "DELETE", 6) == 0) sql = "DELETE FROM not_there", size = -1;
  if (FAULT == SAME_VALUES && strncmp(sql, "UPDATE sbtest1 SET c", 20) == 0) {
    char *where = strstr(sql, " WHERE ");
    char text[400];
    snprintf(text, sizeof text, "UPDATE sbtest1 SET c = c%s", where);
    return forward(db, text, -1, s, tail);
  }
  if (FAULT == CRASH && strstr(sql, "GROUP BY")) abort();
  if (FAULT == LEAK && strstr(sql, "GROUP BY"))
    for (size_t size = 64 << 20; size > 16; size /= 2) while ((leaked = malloc(size))) {}
  if (FAULT == HANG && strstr(sql, "GROUP BY")) pause();
  if (FAULT == HANG_ALWAYS && strncasecmp(sql, "SELECT", 6) == 0) for (;;) ;
  return forward(db, sql, size, s, tail);
}

int sqlite3_step(sqlite3_stmt *s) {
  static int (*forward)(sqlite3_stmt *);
  static int steps;
  if (!forward) *(void **)&forward = real("sqlite3_step");
  int status = forward(s);
  if (FAULT == LOSE_ROWS && status == 100 && ++steps % 50 == 0) status = forward(s);
  return status;
}

#ifndef TOLD
#define TOLD "/dev/null"
#endif

static void *idle(void *nothing) {
  pause();
  return nothing;
}

__attribute__((constructor)) static void start(void) {
  pthread_t thread;
  if (FAULT == CRASH_ON_LOAD) abort();
  if (FAULT == NOISY) for (int i = 0; i < 1000; i++) puts("{\"done\":{\"exit\":0}}"), fflush(stdout);
  if (FAULT == TELL_ENVIRONMENT) {
    /* One line for each variable, where the test looks for it. */
    FILE *told = fopen(TOLD, "w");
    for (char **one = environ; told && *one; one++) fprintf(told, "%s\n", *one);
    if (told) fclose(told);
  }
  if (FAULT == THREAD) pthread_create(&thread, NULL, idle, NULL);
}
