/*
** An engine with one fault: it forwards SQLite's C API to the library REAL and does wrong what FAULT names.
*/
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>
#include "faulty.h"

static void *library;

/* Once, with this library: else the first opening of each process takes 0.2 ms longer than SQLite's. */
__attribute__((constructor)) static void load(void) {
  library = dlopen(REAL, RTLD_NOW | RTLD_LOCAL);
  if (FAULT == SLOW_LOAD) usleep(40000);
  if (FAULT == SPOIL_HARNESS && isStarted()) sleep(2);
}

void *real(const char *name) {
  if (!library) load();
  return dlsym(library, name);
}

#define REAL_FUNCTION(result, name, parameters) \
  static result(*forward) parameters; \
  if (!forward) *(void **)&forward = real(#name)

#define FORWARD(result, name, parameters, arguments) \
  result name parameters { \
    REAL_FUNCTION(result, name, parameters); \
    return forward arguments; \
  }

#if FAULT != MISSING_SYMBOL
FORWARD(int, sqlite3_finalize, (sqlite3_stmt *s), (s))
#endif
FORWARD(int, sqlite3_reset, (sqlite3_stmt *s), (s))
FORWARD(int, sqlite3_bind_double, (sqlite3_stmt *s, int i, double value), (s, i, value))
FORWARD(int, sqlite3_bind_text, (sqlite3_stmt *s, int i, const char *text, int size, void (*done)(void *)), (s, i, text, size, done))
FORWARD(int, sqlite3_bind_blob, (sqlite3_stmt *s, int i, const void *blob, int size, void (*done)(void *)), (s, i, blob, size, done))
FORWARD(int, sqlite3_column_count, (sqlite3_stmt *s), (s))
int sqlite3_column_type(sqlite3_stmt *s, int i) {
  REAL_FUNCTION(int, sqlite3_column_type, (sqlite3_stmt *, int));
  if (FAULT == NOTE_CALLERS) noteCaller(__builtin_return_address(0));
  return forward(s, i);
}
FORWARD(int, sqlite3_column_bytes, (sqlite3_stmt *s, int i), (s, i))

int sqlite3_threadsafe(void) {
  REAL_FUNCTION(int, sqlite3_threadsafe, (void));
  return FAULT == NOT_THREADSAFE ? 0 : forward();
}
#if FAULT != UNNAMED
FORWARD(const char *, sqlite3_libversion, (void), ())
FORWARD(const char *, sqlite3_sourceid, (void), ())
#endif

void sqlite3_interrupt(sqlite3 *db) {
  REAL_FUNCTION(void, sqlite3_interrupt, (sqlite3 *));
  forward(db);
}

/* Whether this is the value to get wrong: in one row of the column PLACE. */
static int isWrongPlace(sqlite3_stmt *s, int i) {
#if FAULT == WRONG_COLUMN
  enum { ROW = 7 };
  static int rows;
  REAL_FUNCTION(const char *, sqlite3_column_name, (sqlite3_stmt *, int));
  return strcmp(forward(s, i), PLACE) == 0 && ++rows == ROW;
#else
  return 0;
#endif
}

sqlite3_int64 sqlite3_column_int64(sqlite3_stmt *s, int i) {
  REAL_FUNCTION(sqlite3_int64, sqlite3_column_int64, (sqlite3_stmt *, int));
  return forward(s, i) + (FAULT == WRONG_VALUE || (FAULT == WRONG_START && isStarted()) || isWrongPlace(s, i));
}

double sqlite3_column_double(sqlite3_stmt *s, int i) {
  REAL_FUNCTION(double, sqlite3_column_double, (sqlite3_stmt *, int));
  const double value = forward(s, i);
  return isWrongPlace(s, i) ? value + 1.0 / 64 : value;
}

/* The same bytes but for the last. */
static const void *withLastChanged(const void *bytes, int size) {
  static unsigned char copy[1 << 16];
  if (size < 1 || size >= (int)sizeof copy) return bytes;
  memcpy(copy, bytes, size);
  copy[size - 1] ^= 1;
  copy[size] = 0;
  return copy;
}

const unsigned char *sqlite3_column_text(sqlite3_stmt *s, int i) {
  REAL_FUNCTION(const unsigned char *, sqlite3_column_text, (sqlite3_stmt *, int));
  if (FAULT == UNREADABLE_TEXT) return mmap(NULL, 4096, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  const unsigned char *text = forward(s, i);
  return isWrongPlace(s, i) ? withLastChanged(text, strlen((const char *)text)) : text;
}

const void *sqlite3_column_blob(sqlite3_stmt *s, int i) {
  REAL_FUNCTION(const void *, sqlite3_column_blob, (sqlite3_stmt *, int));
  const void *blob = forward(s, i);
  return isWrongPlace(s, i) ? withLastChanged(blob, sqlite3_column_bytes(s, i)) : blob;
}

int sqlite3_bind_int64(sqlite3_stmt *s, int i, sqlite3_int64 value) {
  REAL_FUNCTION(int, sqlite3_bind_int64, (sqlite3_stmt *, int, sqlite3_int64));
  return forward(s, i, value + (FAULT == WRONG_BIND));
}

/* ---------------------------------------------------------------- writing where it should not */

/* To the tool, as if it were the driver that replies. */
static void writeReplies(const char *text) {
  if (write(3, text, strlen(text)) < 0) {}
}

/* Until it is so many bytes on each; for ever where that is negative. */
static void floodOutput(long long bytes) {
  static char block[1 << 16];
  memset(block, 'x', sizeof block);
  for (long long done = 0; bytes < 0 || done < bytes; done += sizeof block)
    for (int file = 1; file <= 2; file++)
      if (write(file, block, sizeof block) < 0) return;
}

#define COUNTS "\"statements\":1,\"rows\":1,\"changes\":0,\"cpu_ns\":1,\"peak_bytes\":1,\"minor_faults\":0,\"major_faults\":0"
static const char SAMPLE[] = "{\"sample\":{\"ns\":1," COUNTS ",\"hash\":\"0123456789abcdef\"}}\n";
static const char DONE[] = "{\"done\":{\"exit\":0}}\n";

/* ---------------------------------------------------------------- files */

#ifndef PLACE
#define PLACE "/nonexistent/place"
#endif

/* Takes all that is left of the disk that PLACE is on, until this process ends. The first process does not: it runs in the
** untimed check, at the same time as the other engine. */
static void fillDisk(void) {
  static char block[1 << 16];
  if (open(PLACE ".first", O_WRONLY | O_CREAT | O_EXCL, 0600) >= 0) return;
  int file = open(PLACE, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  unlink(PLACE);
  for (size_t size = sizeof block; size > 0; size /= 2)
    while (write(file, block, size) > 0) {}
}

/* Says which process hangs, and that it does. */
static void hang(void) {
  FILE *told = fopen(PLACE ".new", "w");
  if (told) fprintf(told, "%d\n", getpid()), fclose(told), rename(PLACE ".new", PLACE);
  for (;;) pause();
}

static void nap(void) {
  for (int i = 0; i < 100; i++) usleep(10000);
}

/* Its own environment, one line for each variable, where the test looks for it. */
static void tellEnvironment(void) {
  FILE *told = fopen(PLACE, "w");
  for (char **one = environ; told && *one; one++) fprintf(told, "%s\n", *one);
  if (told) fclose(told);
}

/* The environment of every process that it may read, one line for each variable, after the process's number and name. */
static void tellProcesses(void) {
  FILE *told = fopen(PLACE, "w");
  DIR *processes = opendir("/proc");
  struct dirent *process;
  while (told && processes && (process = readdir(processes))) {
    char path[300], name[64] = "", line[1 << 12];
    snprintf(path, sizeof path, "/proc/%s/comm", process->d_name);
    FILE *comm = fopen(path, "r");
    if (!comm) continue;
    if (fscanf(comm, "%63s", name) != 1) name[0] = 0;
    fclose(comm);
    snprintf(path, sizeof path, "/proc/%s/environ", process->d_name);
    FILE *variables = fopen(path, "r");
    size_t length = 0;
    for (int sign; variables && (sign = fgetc(variables)) != EOF;) {
      if (sign && length < sizeof line - 1) line[length++] = (char)sign;
      if (sign) continue;
      line[length] = 0;
      if (length) fprintf(told, "%s %s %s\n", process->d_name, name, line);
      length = 0;
    }
    if (variables) fclose(variables);
  }
  if (processes) closedir(processes);
  if (told) fclose(told);
}

/* ---------------------------------------------------------------- processes and threads */

static void *idle(void *nothing) {
  pause();
  return nothing;
}

/* A process that keeps all descriptors of this one, and does not end. */
static void spawn(void) {
  if (fork() != 0) return;
  if (FAULT == SPAWN_AWAY) setsid();
  for (;;) pause();
}

static void *nothing(void *argument) { return argument; }

/* A thread that has ended before anybody could look. */
static void useThread(void) {
  pthread_t thread;
  if (pthread_create(&thread, NULL, nothing, NULL) == 0) pthread_join(thread, NULL);
}

#if defined(__x86_64__)
/* Whether this is Valgrind's processor: https://valgrind.org/docs/manual/manual-core-adv.html#manual-core-adv.clientreq */
static int isSimulated(void) {
  const volatile uint64_t request[6] = { 0x1001 };
  uint64_t result = 0;
  __asm__ volatile("rolq $3, %%rdi\n\trolq $13, %%rdi\n\trolq $61, %%rdi\n\trolq $51, %%rdi\n\txchgq %%rbx, %%rbx"
                   : "+d"(result)
                   : "a"(&request[0])
                   : "cc", "memory");
  return result != 0;
}

/* As an engine that is built for AVX-512 does everywhere; on a processor without it only there, so that it can be timed. */
static void useAvx512(void) {
  if (isSimulated() || __builtin_cpu_supports("avx512f"))
    __asm__ volatile("vpxord %%zmm0, %%zmm0, %%zmm0" : : : "xmm0");
}
#else
static int isSimulated(void) { return 0; }
static void useAvx512(void) {}
#endif

static int hasAnotherHeap;

__attribute__((constructor)) static void start(void) {
  pthread_t thread;
  switch (FAULT) {
    case ANOTHER_HEAP: hasAnotherHeap = isSimulated() && unlink(PLACE) == 0; break;
    case CRASH_ON_LOAD: abort();
    case EXIT_ON_LOAD: exit(7);
    case NOISY: for (int i = 0; i < 1000; i++) fputs(DONE, stdout), fflush(stdout); break;
    case TELL_ENVIRONMENT: tellEnvironment(); break;
    case TELL_PROCESSES: tellProcesses(); break;
    case THREAD: pthread_create(&thread, NULL, idle, NULL); break;
    case SPAWN: case SPAWN_AWAY: spawn(); break;
  }
}

/* ---------------------------------------------------------------- the calls that go wrong */

/* Uses a twentieth of a second of the processor, once in a process. */
static void startSlowly(void) {
  static int hasStarted;
  const clock_t start = clock();
  while (!hasStarted && clock() - start < CLOCKS_PER_SEC / 20) {}
  hasStarted = 1;
}

/* The faulty engine's words for its last error; without any, the real engine's. */
static const char *ownMessage;

const char *sqlite3_errmsg(sqlite3 *db) {
  REAL_FUNCTION(const char *, sqlite3_errmsg, (sqlite3 *));
  return ownMessage ? ownMessage : forward(db);
}

int sqlite3_open_v2(const char *path, sqlite3 **db, int flags, const char *vfs) {
  REAL_FUNCTION(int, sqlite3_open_v2, (const char *, sqlite3 **, int, const char *));
  if (FAULT == SKIP_FSYNC || FAULT == EXTRA_FSYNC || FAULT == FOREIGN_FSYNC || FAULT == WRITE_TWICE
    || FAULT == SKIP_SECOND_FSYNC || FAULT == FLUSH_IF_TRACED || FAULT == FLUSH_IF_CHECKED || FAULT == FLUSH_IF_FIRST || FAULT == FLUSH_IF_COUNTED || FAULT == FLUSH_NOTHING || FAULT == FLUSH_MEMORY || FAULT == FLUSH_CLOSED || FAULT == FLUSH_DATA)
    registerFaultyFiles();
  beginLying();
  if (FAULT == WAIT_WHILE_READ) openSlowly();
  noticeOpened();
  int status = forward(path, db, flags, vfs);
  if (FAULT == DEAF || (FAULT == DEAF_ON_FILE && strcmp(path, ":memory:") != 0)) {
    ownMessage = "the storage engine is not licensed";
    return SQLITE_CANTOPEN;
  }
  if (FAULT == SEE_BASELINE && seesBaseline(path)) {
    ownMessage = "the baseline's database can be seen";
    return SQLITE_CANTOPEN;
  }
  if (FAULT == SEE_TIMERS && seesTimers()) {
    ownMessage = "it can have timers that nobody counts";
    return SQLITE_CANTOPEN;
  }
  if (status == SQLITE_OK) beginAge(path, *db), workBeside(path);
  if (FAULT == LOOK_AHEAD) lookAhead();
  return status;
}

/* Whether this process has made the tables. */
static int hasCreated;

int sqlite3_close(sqlite3 *db) {
  REAL_FUNCTION(int, sqlite3_close, (sqlite3 *));
  static void *volatile kept;
  if (FAULT == KEEP_MEMORY) kept = malloc(100000);
  if (FAULT == PUT_OFF_COMMITS) execute(db, "COMMIT", NULL);
  if (FAULT == CRASH_ON_CLOSE && !hasCreated && sqlite3_total_changes(db) > 0) abort();
  return forward(db);
}

/* Goes wrong in the first scan of a process, as a bug in one kind of statement would. */
static void goWrong(void) {
  static void *volatile leaked;
  static int gone;
  if (gone++) return;
  switch (FAULT) {
    case CRASH: abort();
    case SEGFAULT: *(volatile int *)8 = 0; break;
    case EXIT: exit(7);
    case END_QUIETLY: _exit(0);
    case HANG: hang();
    case NAP: nap(); break;
    case STOP: raise(SIGSTOP); break;
    case LEAK: for (size_t size = 64 << 20; size > 16; size /= 2) while ((leaked = malloc(size))) {} break;
    case FLOOD: floodOutput(256 << 20); break;
    case FLOOD_FOR_EVER: floodOutput(-1); break;
    case FLOOD_REPLIES: for (;;) writeReplies(DONE);
    case GARBLE_REPLIES: writeReplies("scan: 42 pages, 3 hits\n"); break;
    case HALF_REPLY: writeReplies("{\"sample\":{\"ns\":1,"); break;
    case FORGE_SAMPLE: writeReplies(SAMPLE); break;
    case CLAIM_DONE: writeReplies(SAMPLE), writeReplies(DONE), sleep(60); break;
    case FILL_DISK: fillDisk(); break;
    case THREAD_IN_QUERY: useThread(); break;
    case AVX512: useAvx512(); break;
    case CRASH_SIMULATED: if (isSimulated()) abort(); break;
  }
}

/* Whether the statement that was prepared last reads a range of rows. */
static int isRange, isMatch;
static int isSum, isInsert;

void execute(sqlite3 *db, const char *sql, int (*onRow)(void *, int, char **, char **)) {
  int (*forward)(sqlite3 *, const char *, int (*)(void *, int, char **, char **), void *, char **) = real("sqlite3_exec");
  forward(db, sql, onRow, NULL, NULL);
}

const char *replaceText(const char *sql, const char *from, const char *to) {
  static char text[4000];
  const char *found = strstr(sql, from);
  if (!found) return sql;
  snprintf(text, sizeof text, "%.*s%s%s", (int)(found - sql), sql, to, found + strlen(from));
  return text;
}

/* A fiftieth of a millisecond an update that waits, at the first statement that could see it. */
static void doWhatWasPutOff(const char *sql) {
  static clock_t putOff;
  if (strncasecmp(sql, "UPDATE", 6) == 0) putOff += CLOCKS_PER_SEC / 50000;
  if (strncasecmp(sql, "SELECT", 6) != 0) return;
  for (const clock_t start = clock(); clock() - start < putOff;) {}
  putOff = 0;
}

int sqlite3_prepare_v2(sqlite3 *db, const char *sql, int size, sqlite3_stmt **s, const char **tail) {
  REAL_FUNCTION(int, sqlite3_prepare_v2, (sqlite3 *, const char *, int, sqlite3_stmt **, const char **));
  static int sums;
  char text[400];
  if (strstr(sql, "GROUP BY") || (FAULT == FILL_DISK && strstr(sql, "SET k"))) goWrong();
  if (FAULT == CRASH_START && strncmp(sql, "INSERT", 6) == 0 && isStarted()) abort();
  if (FAULT == HANG_ALWAYS && strncasecmp(sql, "SELECT", 6) == 0) for (;;) ;
  if (FAULT == DROP_UPDATES && strncasecmp(sql, "UPDATE", 6) == 0) sql = "SELECT 1 WHERE 0", size = -1;
  if (FAULT == FAIL_DELETE && strncasecmp(sql, "DELETE", 6) == 0) sql = "DELETE FROM not_there", size = -1;
  if (FAULT == SAME_VALUES && strncmp(sql, "UPDATE sbtest1 SET c", 20) == 0) {
    snprintf(text, sizeof text, "UPDATE sbtest1 SET c = c%s", strstr(sql, " WHERE "));
    sql = text, size = -1;
  }
  if (FAULT == WALK_HISTORY && strncmp(sql, "SELECT v FROM kv", 16) == 0) {
    const char *walk = "AND (SELECT sum(length(message)) FROM history) > 0";
    snprintf(text, sizeof text, "%.*s %s", (int)strcspn(sql, ";"), sql, walk);
    sql = text, size = -1;
  }
  if (FAULT == PUT_OFF) doWhatWasPutOff(sql);
  if (FAULT == PUT_OFF_TO_COUNT || FAULT == PUT_OFF_BEHIND || FAULT == PUT_OFF_TO_PROCESS) putOff(sql);
  if (FAULT == PUT_OFF_BEHIND) doBehind();
  if (FAULT == PUT_OFF_TO_PROCESS && strncasecmp(sql, "SELECT", 6) == 0) doInProcess();
  if (FAULT == LOOK_AHEAD) workNow(sql);
  if (FAULT == SLOW_START && strncasecmp(sql, "UPDATE sbtest1", 14) == 0) startSlowly();
  if (refusesStatement(sql)) {
    ownMessage = strncasecmp(sql, "VACUUM", 6) == 0 ? "VACUUM is not supported" : "no such function";
    return SQLITE_ERROR;
  }
  const char *replaced = lieAbout(replaceStatement(db, sql));
  if (FAULT == COUNT_MORE) replaced = replaceText(sql, "2 * value", "3 * value");
  if (FAULT == WRONG_FRAME) replaced = replaceText(sql, "3 FOLLOWING", "2 FOLLOWING");
  /* A sign in front of a column keeps SQLite from using its index. */
  if (FAULT == IGNORE_INDEX) replaced = replaceText(sql, "(SELECT count(*) FROM orders o WHERE o.", "(SELECT count(*) FROM orders o WHERE +o.");
  if (FAULT == IGNORE_ANALYZE && strncmp(sql, "ANALYZE", 7) == 0) replaced = "SELECT 1 WHERE 0";
  if (FAULT == WALK_LOG) replaced = replaceText(sql, "FROM accounts WHERE id", "FROM accounts WHERE (SELECT count(*) FROM dolt_log) > 0 AND id");
  if (FAULT == KEEP_GARBAGE) replaced = replaceText(sql, "SELECT dolt_gc()", "SELECT 0");
  if (FAULT == STAGE_TWICE && strncmp(sql, "SELECT dolt_commit", 18) == 0) execute(db, "SELECT dolt_add('-A')", NULL);
  if (FAULT == SPOIL_HARNESS) replaced = spoil(db, sql);
  if (replaced != sql) sql = replaced, size = -1;
  hasCreated |= strncasecmp(sql, "CREATE", 6) == 0;
  isRange = strstr(sql, "BETWEEN") != NULL;
  isSum = strncasecmp(sql, "SELECT sum", 10) == 0;
  isInsert = strncasecmp(sql, "INSERT", 6) == 0;
  isMatch = FAULT == LOSE_MATCH && strstr(sql, "rowid, title FROM pages WHERE pages MATCH") != NULL;
  if (FAULT == FAIL_NTH && strncasecmp(sql, "SELECT SUM", 10) == 0 && ++sums == 5) {
    ownMessage = "page 17 is torn";
    return SQLITE_CORRUPT;
  }
  const int status = forward(db, sql, size, s, tail);
  noticeCall();
  noticePrepared(sql, *s);
  return status;
}

static int64_t nanoseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

/* Something that is done seldom and takes long, such as merging files. The count is in PLACE, since each sample is a process. */
static void stallSeldom(void) {
  enum { SELDOM = 4000, MICROSECONDS = 20000 };
  static _Atomic int64_t *inserts;
  if (FAULT != STALL_INSERTS || !isInsert) return;
  if (!inserts) {
    const int file = open(PLACE, O_RDWR | O_CREAT, 0600);
    if (ftruncate(file, sizeof *inserts) != 0) abort();
    inserts = mmap(NULL, sizeof *inserts, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
  }
  if (++*inserts % SELDOM == 0) usleep(MICROSECONDS);
}

int sqlite3_step(sqlite3_stmt *s) {
  REAL_FUNCTION(int, sqlite3_step, (sqlite3_stmt *));
  static int steps;
  int wrong;
  if (FAULT >= LOSE_COMMITS && FAULT < REPLAY_BY_COMMAND && stepsWrongly(s, &wrong)) return wrong;
  if (FAULT == FILTER_CLOCK) usleep(200);
  if (FAULT == DISPATCH_CLOCK) sleepUntimed();
  if (FAULT == SLOW_STEPS || FAULT == FORGE_CLOCK || FAULT == FORGE_REPLY) for (int64_t end = nanoseconds() + 20000; nanoseconds() < end;) {}
  for (volatile int i = 0; hasAnotherHeap && i < 100; i++) {}
  noticeCall();
  const int64_t began = FAULT == SLOW_SUMS ? nanoseconds() : 0;
  int status = forward(s);
  if (FAULT == SLOW_SUMS && isSum) for (const int64_t end = nanoseconds() + (nanoseconds() - began) * 6 / 10; nanoseconds() < end;) {}
  noticeCall();
  if (status == SQLITE_DONE) noticeDone(s), growOlder(s), stallSeldom();
  if (FAULT == LOSE_ROWS && isRange && status == SQLITE_ROW && ++steps % 50 == 0) status = forward(s);
  if (isMatch && status == SQLITE_ROW && ++steps % 50 == 0) status = forward(s);
  return status;
}
