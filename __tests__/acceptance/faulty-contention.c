/*
** Faults that one connection alone does not show.
*/
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include "faulty.h"

enum { LOSE_EVERY = 20, LOSE_DOLTS_EVERY = 500, READ_RECENTLY = 300000000, BUSY_AFTER = 50 };

static long long monotonic(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

/* A commit that says it was one, and is not. */
static int loseCommit(sqlite3_stmt *s, int *status) {
  static atomic_int commits;
  sqlite3 *(*handleOf)(sqlite3_stmt *) = real("sqlite3_db_handle");
  if (atomic_fetch_add(&commits, 1) % LOSE_EVERY != LOSE_EVERY - 1) return 0;
  execute(handleOf(s), "ROLLBACK", NULL);
  *status = SQLITE_DONE;
  return 1;
}

/* BEGIN does nothing, so that each statement sees a state of its own. */
static int tearTransaction(sqlite3_stmt *s, const char *sql, int *status) {
  sqlite3 *(*handleOf)(sqlite3_stmt *) = real("sqlite3_db_handle");
  int (*isAutocommit)(sqlite3 *) = real("sqlite3_get_autocommit");
  const int isBegin = strcmp(sql, "BEGIN") == 0 || strcmp(sql, "BEGIN IMMEDIATE") == 0;
  const int isEnd = (strcmp(sql, "COMMIT") == 0 || strcmp(sql, "ROLLBACK") == 0) && isAutocommit(handleOf(s));
  *status = SQLITE_DONE;
  return isBegin || isEnd;
}

/* A transaction ends with one of the next ones, and is said to have ended before. DoltLite's own commit ends one too. */
static int putOffCommit(sqlite3_stmt *s, const char *sql, int *status) {
  static int commits, doltsCommits;
  sqlite3 *(*handleOf)(sqlite3_stmt *) = real("sqlite3_db_handle");
  int (*isAutocommit)(sqlite3 *) = real("sqlite3_get_autocommit");
  *status = SQLITE_DONE;
  if (strncmp(sql, "SELECT dolt_commit(", 19) == 0 && !isAutocommit(handleOf(s))) return ++doltsCommits % LOSE_DOLTS_EVERY != 0;
  if (doltsCommits % LOSE_DOLTS_EVERY != 0 && strcmp(sql, "COMMIT") == 0) return 1;
  if (strncmp(sql, "BEGIN", 5) == 0) return !isAutocommit(handleOf(s));
  return strcmp(sql, "COMMIT") == 0 && ++commits % LOSE_EVERY != 0;
}

/* No writer begins while a thread that does not write has just read. */
static int starveWriter(const char *sql, int *status) {
  static _Atomic long long readAt;
  static _Thread_local int isWriter;
  const int begins = strcmp(sql, "BEGIN IMMEDIATE") == 0;
  isWriter |= begins;
  if (!isWriter && strncmp(sql, "SELECT", 6) == 0) atomic_store(&readAt, monotonic());
  *status = SQLITE_BUSY;
  return begins && monotonic() - atomic_load(&readAt) < READ_RECENTLY;
}

/* A commit waits for the other transactions of its process, which wait for it. */
static int waitForOthers(const char *sql) {
  static atomic_int open;
  static _Thread_local int isOpen;
  if (strncmp(sql, "BEGIN", 5) == 0 && !isOpen) isOpen = 1, atomic_fetch_add(&open, 1);
  if (strcmp(sql, "COMMIT") == 0)
    while (atomic_load(&open) > 1) pause();
  if (isOpen && (strcmp(sql, "COMMIT") == 0 || strcmp(sql, "ROLLBACK") == 0)) isOpen = 0, atomic_fetch_sub(&open, 1);
  return 0;
}

/* Whether a statement is one that opens a connection, in another thread of its process than the first one that did. */
static int isSecond(const char *sql) {
  static atomic_int threads;
  static _Thread_local int number;
  if (strncmp(sql, "PRAGMA busy_timeout=0", 21) != 0) return 0;
  if (number == 0) number = atomic_fetch_add(&threads, 1) + 1;
  return number > 1;
}

static void hang(void) {
  for (;;) pause();
}

/* Frames that no compiler can leave out. */
__attribute__((noinline)) static int overflow(volatile int depth) {
  volatile char frame[4096];
  frame[depth % sizeof frame] = 1;
  return overflow(depth + 1) + frame[depth % sizeof frame];
}

/* Other threads begin other statements meanwhile. */
static void overflowLater(void) {
  const struct timespec time = { .tv_nsec = 20000000 };
  nanosleep(&time, NULL);
  overflow(0);
}

static atomic_int hasCounted;

/* A process that has taken part in a contest does not end. */
__attribute__((destructor)) static void hangAtExit(void) {
  if (FAULT == HANG_AT_EXIT && atomic_load(&hasCounted)) hang();
}

int stepsWrongly(sqlite3_stmt *s, int *status) {
  static atomic_int begun;
  const char *(*textOf)(sqlite3_stmt *) = real("sqlite3_sql");
  const char *sql = textOf(s);
  if (!sql) return 0;
  switch (FAULT) {
    case LOSE_COMMITS: return strcmp(sql, "COMMIT") == 0 && loseCommit(s, status);
    case TEAR_TRANSACTIONS: return tearTransaction(s, sql, status);
    case PUT_OFF_COMMITS: return putOffCommit(s, sql, status);
    case STARVE_WRITER: return starveWriter(sql, status);
    case DEADLOCK: return waitForOthers(sql);
    case STAY_BUSY:
      *status = SQLITE_BUSY;
      return strcmp(sql, "BEGIN IMMEDIATE") == 0 && atomic_fetch_add(&begun, 1) >= BUSY_AFTER;
    case REFUSE_SECOND:
      *status = SQLITE_BUSY;
      return isSecond(sql);
    case HANG_SECOND:
      if (isSecond(sql)) hang();
      return 0;
    case FAIL_CHECK:
      *status = SQLITE_CORRUPT;
      return strcmp(sql, "PRAGMA integrity_check") == 0;
    case HANG_AT_EXIT:
      if (strcmp(sql, "BEGIN IMMEDIATE") == 0) atomic_store(&hasCounted, 1);
      return 0;
    case HANG_READS:
      if (strncmp(sql, "SELECT balance", 14) == 0) hang();
      return 0;
    case CRASH_READS:
      if (strncmp(sql, "SELECT balance", 14) == 0) abort();
      return 0;
    case SKIP_DISTRICT:
      *status = SQLITE_DONE;
      return strncmp(sql, "UPDATE district SET d_ytd", 25) == 0 && atomic_fetch_add(&begun, 1) % LOSE_EVERY == LOSE_EVERY - 1;
    case LOSE_ITEMS:
      *status = SQLITE_DONE;
      return strncmp(sql, "SELECT i_price", 14) == 0 && atomic_fetch_add(&begun, 1) % LOSE_EVERY == LOSE_EVERY - 1;
    case SKIP_CUSTOMER:
      *status = SQLITE_DONE;
      return strncmp(sql, "UPDATE customer SET c_balance = c_balance - ", 44) == 0;
    case SKIP_CHECKS:
      *status = SQLITE_DONE;
      return strcmp(sql, "PRAGMA integrity_check") == 0 || strncmp(sql, "PRAGMA wal_checkpoint", 21) == 0;
    case OVERFLOW_LATE:
      if (strncmp(sql, "UPDATE counter", 14) == 0) overflowLater();
      return 0;
  }
  return 0;
}
