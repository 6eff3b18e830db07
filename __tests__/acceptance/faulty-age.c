/*
** Faults that a fresh database does not show: what each statement costs or leaves behind becomes more with their number.
*/
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>
#include "faulty.h"

enum { LEAKED = 100, NANOSECONDS = 200, SELDOM = 50, TOLD_NANOSECONDS = 100000, CHECKPOINT_NANOSECONDS = 5000000, OPENING_NANOSECONDS = 20 };

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
  if (FAULT == OPEN_BY_SIZE && stat(path, &file) == 0)
    for (const long long end = busyTime() + file.st_size * OPENING_NANOSECONDS; busyTime() < end;) {}
  snprintf(beside, sizeof beside, "%s-history", path);
  if (FAULT == KEEP_LOG) execute(db, "PRAGMA wal_autocheckpoint = 0", NULL);
}

void growOlder(sqlite3_stmt *s) {
  static void *volatile lost;
  if (FAULT == SLOWER_IF_TOLD && getenv("FAULTY_SLOW") && strcmp(getenv("FAULTY_SLOW"), "1") == 0)
    for (const long long end = busyTime() + TOLD_NANOSECONDS; busyTime() < end;) {}
  if (FAULT == SLOW_CHECKPOINTS && getenv("DOLTLITE_WAL_CHECKPOINT_THRESHOLD"))
    for (const long long end = busyTime() + CHECKPOINT_NANOSECONDS; busyTime() < end;) {}
  if (FAULT != LEAK_STATEMENTS && FAULT != SLOWER_WITH_AGE && FAULT != GROW_SQUARED) return;
  int (*isReadOnly)(sqlite3_stmt *) = real("sqlite3_stmt_readonly");
  if (isReadOnly(s)) return;
  written++;
  if (FAULT == LEAK_STATEMENTS) lost = memset(malloc(LEAKED), 1, LEAKED);
  if (FAULT == SLOWER_WITH_AGE)
    for (const long long end = busyTime() + written * NANOSECONDS; busyTime() < end;) {}
  if (FAULT != GROW_SQUARED || written % SELDOM != 0) return;
  const int file = open(beside, O_WRONLY | O_CREAT, 0600);
  if (file < 0 || ftruncate(file, written * written) != 0) abort();
  close(file);
}
