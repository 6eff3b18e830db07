/*
** SQLite, slower by a known factor: it forwards the C API to the library REAL and, where a call or the reading of a row
** took t, spins (FACTOR - 1) * t more. What the driver does between two statements is not slowed, so the multiplier comes
** out a little under FACTOR.
**
** Compiled for each factor:  cc -O2 -shared -fPIC -DREAL='"libsqlite3.so"' -DFACTOR=1.8 -o slowed.so slowed.c -ldl
*/
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <time.h>

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;

enum { ROW = 100 };

static void *real(const char *name) {
  static void *library;
  if (!library) library = dlopen(REAL, RTLD_NOW | RTLD_LOCAL);
  return dlsym(library, name);
}

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

/* When the last row was returned, 0 after any other call: until the next call its columns are read. */
static int64_t row_returned;

static int64_t enter(void) {
  int64_t time = now();
  return row_returned ? row_returned : time;
}

static void leave(int64_t start, int status) {
  int64_t time = now(), end = time + (int64_t)((FACTOR - 1) * (double)(time - start));
  while (now() < end) {}
  row_returned = status == ROW ? now() : 0;
}

#define FORWARD(result, name, parameters, arguments) \
  result name parameters { \
    static result(*forward) parameters; \
    if (!forward) *(void **)&forward = real(#name); \
    return forward arguments; \
  }

#define SLOW(name, parameters, arguments) \
  int name parameters { \
    static int (*forward) parameters; \
    if (!forward) *(void **)&forward = real(#name); \
    int64_t start = enter(); \
    int status = forward arguments; \
    leave(start, status); \
    return status; \
  }

SLOW(sqlite3_prepare_v2, (sqlite3 *db, const char *sql, int size, sqlite3_stmt **s, const char **tail),
     (db, sql, size, s, tail))
SLOW(sqlite3_step, (sqlite3_stmt *s), (s))
SLOW(sqlite3_finalize, (sqlite3_stmt *s), (s))
FORWARD(int, sqlite3_open_v2, (const char *path, sqlite3 **db, int flags, const char *vfs), (path, db, flags, vfs))
FORWARD(int, sqlite3_close, (sqlite3 *db), (db))
FORWARD(int, sqlite3_column_count, (sqlite3_stmt *s), (s))
FORWARD(int, sqlite3_column_type, (sqlite3_stmt *s, int i), (s, i))
FORWARD(int64_t, sqlite3_column_int64, (sqlite3_stmt *s, int i), (s, i))
FORWARD(double, sqlite3_column_double, (sqlite3_stmt *s, int i), (s, i))
FORWARD(const unsigned char *, sqlite3_column_text, (sqlite3_stmt *s, int i), (s, i))
FORWARD(const void *, sqlite3_column_blob, (sqlite3_stmt *s, int i), (s, i))
FORWARD(int, sqlite3_column_bytes, (sqlite3_stmt *s, int i), (s, i))
FORWARD(int, sqlite3_total_changes, (sqlite3 *db), (db))
FORWARD(const char *, sqlite3_errmsg, (sqlite3 *db), (db))
FORWARD(const char *, sqlite3_libversion, (void), ())
FORWARD(const char *, sqlite3_sourceid, (void), ())
