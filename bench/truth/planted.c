/*
** SQLite with a planted cost. SQLite itself is compiled with the calls below under other names (planted.ts), so that these stand before it: a
** statement is what lies between its preparation and its end, and its time is what the cost is a multiple of. An engine without a cost takes the
** same way, so that two engines differ by the cost alone.
*/
#define _GNU_SOURCE
#include <pthread.h>
#include <sched.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* The statements that cost more. */
enum { ALL, COMMITS, FIRST, HEAVY, CLOSING };
/* When that is paid: with each, every EVERY statements from the first or from a random one on, after each PERIOD_NS of work. */
enum { AT_ONCE, FIXED, MOVING, CLOCK };
enum { SPINNING, SLEEPING };

/* A cost that no macro defines is none. */
#ifndef OF
#define OF ALL
#endif
#ifndef FACTOR /* the cost, times the time that it is the cost of */
#define FACTOR 0
#endif
#ifndef PAST_FACTOR /* the cost, times the time of all statements since BEGIN */
#define PAST_FACTOR 0
#endif
#ifndef COST_NS /* the cost of a statement besides */
#define COST_NS 0
#endif
#ifndef PAID
#define PAID AT_ONCE
#endif
#ifndef BY
#define BY SPINNING
#endif
#ifndef EVERY
#define EVERY 3333
#endif
#ifndef PERIOD_NS
#define PERIOD_NS 50000000
#endif
#ifndef SLOW_ONE_OF /* so many processes has one with the cost */
#define SLOW_ONE_OF 1
#endif
#ifndef FLUSHES
#define FLUSHES 1
#endif
#ifndef WRITES /* times the bytes of SQLite */
#define WRITES 1
#endif
#ifndef BURNS /* a thread that uses the other processors from the first statement of a process on */
#define BURNS 0
#endif

/* Another file for each mark, with the same code. */
__attribute__((used)) static const char mark[] = MARK;

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;

int sqlite_prepare_v2(sqlite3 *, const char *, int, sqlite3_stmt **, const char **);
int sqlite_finalize(sqlite3_stmt *);
int sqlite_close(sqlite3 *);

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

/* The process: its statements, their nanoseconds, and where the next cost is. */
static int64_t statements, work, sinceBegin, left = EVERY, sincePaid;
static int isSlow = SLOW_ONE_OF == 1, isForked, isBurning;

static uint64_t randomNumber(void) {
  uint64_t z = (uint64_t)now() * 0x9e3779b97f4a7c15u ^ (uint64_t)getpid() << 32;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}

/* A sample has a process of its own, forked from one that has prepared its database. */
static void beginProcess(void) {
  const uint64_t random = randomNumber();
  isForked = 1;
  isBurning = 0;
  statements = work = 0;
  isSlow = random % SLOW_ONE_OF == 0;
  left = PAID == MOVING ? 1 + (int64_t)(random % EVERY) : EVERY;
  sincePaid = (int64_t)(random % PERIOD_NS);
}

__attribute__((constructor)) static void awaitForks(void) { pthread_atfork(NULL, NULL, beginProcess); }

/* Nanoseconds still to pay: less than none where a spin ended too late. A spin that the scheduler interrupted is not made good. */
static double owed;

/* Pays what has not passed since the start: deciding what to pay takes time too. */
static void pay(double ns, int64_t start) {
  owed += ns;
  if (owed <= 0) return;
  if (BY == SLEEPING) {
    const int64_t whole = (int64_t)owed;
    nanosleep(&(struct timespec){ .tv_sec = whole / 1000000000, .tv_nsec = whole % 1000000000 }, NULL);
  }
  int64_t last = now();
  while ((double)(last - start) < owed) last = now();
  owed -= (double)(last - start);
  if (owed < -1000) owed = -1000;
}

static void *burn(void *nothing) {
  for (volatile int i = 0;; i++) {}
  return nothing;
}

static void startBurning(void) {
  cpu_set_t others;
  pthread_t thread;
  sched_getaffinity(getppid(), sizeof others, &others);
  CPU_CLR((size_t)sched_getcpu(), &others);
  if (isBurning || !isForked || CPU_COUNT(&others) == 0 || pthread_create(&thread, NULL, burn, NULL) != 0) return;
  pthread_setaffinity_np(thread, sizeof others, &others);
  isBurning = 1;
}

static int64_t begun;
static int isMatching, isFirst;

static int begins(const char *sql, const char *with) { return strncasecmp(sql, with, strlen(with)) == 0; }

static int matches(const char *sql) {
  switch (OF) {
    case COMMITS: return begins(sql, "COMMIT");
    case FIRST: return isFirst;
    case HEAVY: return begins(sql, "SELECT sum");
    case CLOSING: return 0;
    default: return 1;
  }
}

static double costOf(int64_t elapsed) {
  switch (PAID) {
    case AT_ONCE: return isMatching ? FACTOR * (double)elapsed + PAST_FACTOR * (double)sinceBegin + COST_NS : 0;
    case CLOCK:
      sincePaid += elapsed;
      if (sincePaid < PERIOD_NS) return 0;
      sincePaid -= PERIOD_NS;
      return FACTOR * (double)PERIOD_NS;
    default:
      if (--left > 0) return 0;
      left = EVERY;
      return FACTOR * EVERY * (double)work / (double)statements;
  }
}

int sqlite3_prepare_v2(sqlite3 *db, const char *sql, int size, sqlite3_stmt **s, const char **tail) {
  if (BURNS) startBurning();
  isMatching = matches(sql);
  isFirst = begins(sql, "BEGIN");
  if (isFirst) sinceBegin = 0;
  if (isFirst && PAID == FIXED) left = EVERY;
  begun = now();
  return sqlite_prepare_v2(db, sql, size, s, tail);
}

int sqlite3_finalize(sqlite3_stmt *s) {
  const int status = sqlite_finalize(s);
  if (begun == 0) return status;
  const int64_t end = now(), elapsed = end - begun;
  begun = 0;
  statements++;
  work += elapsed;
  sinceBegin += elapsed;
  const double cost = costOf(elapsed);
  if (isSlow) pay(cost, end);
  return status;
}

int sqlite3_close(sqlite3 *db) {
  const int status = sqlite_close(db);
  if (OF == CLOSING) pay(COST_NS, now());
  return status;
}

/* Bytes that were written since the last flush. */
static int64_t unflushed;

ssize_t planted_write(int file, const void *bytes, size_t size) {
  const ssize_t written = write(file, bytes, size);
  if (written > 0) unflushed += written;
  return written;
}

/* Behind the end of the file, which is then cut off again. */
static void writeMore(int file) {
  static const char zeros[1 << 16];
  struct stat info;
  if (fstat(file, &info) != 0 || !S_ISREG(info.st_mode)) return;
  off_t end = info.st_size;
  for (int64_t more = (WRITES - 1) * unflushed; more > 0;) {
    const ssize_t written = pwrite(file, zeros, more < (int64_t)sizeof zeros ? (size_t)more : sizeof zeros, end);
    if (written <= 0) break;
    more -= written;
    end += written;
  }
  fsync(file);
  if (ftruncate(file, info.st_size) != 0) abort();
}

int planted_fsync(int file) {
  for (int i = 1; i < FLUSHES; i++) {
    char first;
    fsync(file);
    /* A flush of nothing would cost nothing. */
    if (pread(file, &first, 1, 0) == 1 && pwrite(file, &first, 1, 0) != 1) abort();
  }
  if (WRITES > 1) writeMore(file);
  unflushed = 0;
  return fsync(file);
}
