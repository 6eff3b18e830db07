/*
** SQLite, slower by a known factor: it forwards the C API to the library REAL and, where a call or the reading of a row
** took t on the monotonic clock, spins until FACTOR * t have passed, its own work included. So does a flush, whose time is
** in the step that waits for it. The driver's work between two statements is not slowed: the factor as measured is near
** FACTOR, and has to be measured. Under about 1.2 it comes out too high, since forwarding takes longer than is allowed.
**
** Compiled for each factor:  cc -O2 -shared -fPIC -DREAL='"libsqlite3.so"' -DFACTOR=1.8 -o slowed.so slowed.c -ldl
*/
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

_Static_assert((int)(FACTOR) >= 1, "no engine is made faster by waiting: slow the baseline instead");

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;

enum { ROW = 100 };

static void *real(const char *name) {
  static void *library;
  if (!library) library = dlopen(REAL, RTLD_NOW | RTLD_LOCAL);
  void *symbol = library ? dlsym(library, name) : NULL;
  if (!symbol) {
    fprintf(stderr, "slowed: %s\n", dlerror());
    abort();
  }
  return symbol;
}

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

/* The time of one reading of the clock, nanoseconds: some 25, a tenth of a short statement if it were not accounted for. */
static double reading;

__attribute__((constructor)) static void time_clock(void) {
  enum { BATCHES = 50, READINGS = 100 };
  for (int batch = 0; batch < BATCHES; batch++) {
    int64_t start = now(), time = start;
    for (int i = 0; i < READINGS; i++) time = now();
    double one = (double)(time - start) / READINGS;
    if (batch == 0 || one < reading) reading = one;
  }
}

/* Nanoseconds still to spin; less than none where a spin ended a reading too late, or forwarding took longer. Not much
** less: a spin that the scheduler interrupted is not made good, as it would not be where the engine itself were slow. */
static double owed;
enum { MOST_IN_ADVANCE = 1000 };

/* When the last row was returned, 0 after any other call: until the next call its columns are read. */
static int64_t row_returned;

static int64_t enter(void) { return row_returned ? row_returned : now(); }

/* From the middle of one reading to that of the next is one reading; what lies outside is another, which after a row has
** been accounted for with the row. */
static void leave(int64_t start, int status) {
  int64_t time = now(), last = time;
  owed += (FACTOR - 1) * ((double)(time - start) - reading) - (row_returned ? 1 : 2) * reading;
  while ((double)(last - time) < owed) last = now();
  owed -= (double)(last - time);
  if (owed < -MOST_IN_ADVANCE) owed = -MOST_IN_ADVANCE;
  row_returned = status == ROW ? last : 0;
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
SLOW(sqlite3_reset, (sqlite3_stmt *s), (s))
SLOW(sqlite3_finalize, (sqlite3_stmt *s), (s))
SLOW(sqlite3_bind_int64, (sqlite3_stmt *s, int i, int64_t value), (s, i, value))
SLOW(sqlite3_bind_double, (sqlite3_stmt *s, int i, double value), (s, i, value))
SLOW(sqlite3_bind_text, (sqlite3_stmt *s, int i, const char *value, int size, void (*done)(void *)),
     (s, i, value, size, done))
SLOW(sqlite3_bind_blob, (sqlite3_stmt *s, int i, const void *value, int size, void (*done)(void *)),
     (s, i, value, size, done))
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
