/*
** Faults that a fresh database does not show: what each statement costs or leaves behind becomes more with their number.
*/
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>
#include "faulty.h"

enum { LEAKED = 1000, NANOSECONDS = 200, SELDOM = 50, FLUSHED = 200, TOLD_NANOSECONDS = 100000, CHECKPOINT_NANOSECONDS = 5000000, OPENING_NANOSECONDS = 20 };

static char beside[4200];

/* Statements that have written. */
static long long written;

/* The time that this process has had on a processor, nanoseconds. */
static long long busyTime(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

void beginAge(const char *path, sqlite3 *db) {
  struct stat file;
  if ((FAULT == OPEN_BY_SIZE || FAULT == SPOIL_HARNESS) && stat(path, &file) == 0)
    for (const long long end = busyTime() + file.st_size * OPENING_NANOSECONDS; busyTime() < end;) {}
  snprintf(beside, sizeof beside, "%s-history", path);
  if (FAULT == KEEP_LOG) execute(db, "PRAGMA wal_autocheckpoint = 0", NULL);
}

/* Costs by the square of the rows that a statement has changed. */
static void squareChanges(sqlite3_stmt *s) {
  sqlite3 *(*databaseOf)(sqlite3_stmt *) = real("sqlite3_db_handle");
  int (*changesOf)(sqlite3 *) = real("sqlite3_changes");
  const long long changes = changesOf(databaseOf(s)), squared = changes * changes;
  if (FAULT == WORK_SQUARED)
    for (volatile long long i = 0; i < 20 * squared; i++) {}
  const int file = FAULT == ALLOCATE_SQUARED || FAULT == WORK_SQUARED ? -1 : open(beside, O_WRONLY | O_CREAT, 0600);
  if (FAULT == FILE_SQUARED && ftruncate(file, 10 * squared) != 0) abort();
  if (FAULT == ALLOCATE_SQUARED)
    for (long long i = 0; i < squared; i++) {
      void *volatile one = malloc(1);
      free(one);
    }
  if (FAULT == FLUSH_SQUARED)
    for (long long i = 0; i < squared / FLUSHED; i++) fsync(file);
  if (file >= 0) close(file);
}

void growOlder(sqlite3_stmt *s) {
  static void *volatile lost;
  if (FAULT == SLOWER_IF_TOLD && getenv("FAULTY_SLOW") && strcmp(getenv("FAULTY_SLOW"), "1") == 0)
    for (const long long end = busyTime() + TOLD_NANOSECONDS; busyTime() < end;) {}
  if (FAULT == SLOW_CHECKPOINTS && getenv("DOLTLITE_WAL_CHECKPOINT_THRESHOLD"))
    for (const long long end = busyTime() + CHECKPOINT_NANOSECONDS; busyTime() < end;) {}
  const bool squares = FAULT == WORK_SQUARED || FAULT == ALLOCATE_SQUARED || FAULT == FLUSH_SQUARED || FAULT == FILE_SQUARED;
  if (!squares && FAULT != LEAK_STATEMENTS && FAULT != SLOWER_WITH_AGE && FAULT != GROW_SQUARED) return;
  int (*isReadOnly)(sqlite3_stmt *) = real("sqlite3_stmt_readonly");
  if (isReadOnly(s)) return;
  if (squares) squareChanges(s);
  written++;
  if (FAULT == LEAK_STATEMENTS) lost = memset(malloc(LEAKED), 1, LEAKED);
  if (FAULT == SLOWER_WITH_AGE)
    for (const long long end = busyTime() + written * NANOSECONDS; busyTime() < end;) {}
  if (FAULT != GROW_SQUARED || written % SELDOM != 0) return;
  const int file = open(beside, O_WRONLY | O_CREAT, 0600);
  if (file < 0 || ftruncate(file, written * written) != 0) abort();
  close(file);
}
