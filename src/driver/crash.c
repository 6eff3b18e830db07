#include "crash.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "memory.h"
#include "options.h"
#include "reply.h"

enum {
  CRASHED_SQL_SIZE = 300,          /* bytes of a statement that are kept; a message shows no more */
  HANDLER_STACK_SIZE = 64 * 1024,
};

DRIVER_API const char *volatile executingSql = NULL;
DRIVER_API _Thread_local const char *volatile threadSql = NULL;

/* Shared with forked samples. NULL while crashes are not caught. */
static char *crashedSql;

/* The statement of the thread that a handler runs in: a crash is handled where it happens. */
static const char *currentSql(void) { return threadSql ? threadSql : executingSql; }

/* Ends the process by a signal's default action. */
static void endBySignal(int number) {
  signal(number, SIG_DFL);
  raise(number);
}

/*
** Only functions that are safe in a signal handler: signal-safety(7). The first thread that crashes names its statement and ends the
** process: another one waits for that, since it would end the process before the statement is named. A second crash in here ends it too.
*/
static void onCrash(int number) {
  static atomic_flag isTaken = ATOMIC_FLAG_INIT;
  static _Thread_local volatile sig_atomic_t isNaming;
  if (isNaming) endBySignal(number);
  isNaming = 1;
  while (atomic_flag_test_and_set(&isTaken)) pause();
  const char *sql = currentSql();
  if (sql) {
    size_t size = strnlen(sql, CRASHED_SQL_SIZE);
    memcpy(crashedSql, sql, size);
    crashedSql[size] = 0;
    /* If no driver waits for this process, the tool reads standard error. */
    nameStatement();
  }
  endBySignal(number);
}

DRIVER_API void nameStatement(void) {
  const char *sql = currentSql();
  /* Nobody can be told that standard error is closed. */
  if (sql && (write(STDERR_FILENO, "\nin ", 4) < 0 || write(STDERR_FILENO, sql, strnlen(sql, CRASHED_SQL_SIZE)) < 0)) {}
}

DRIVER_API void catchCrashesOfThread(void) {
  stack_t own = { .ss_sp = mapMemory(HANDLER_STACK_SIZE, false), .ss_size = HANDLER_STACK_SIZE };
  if (sigaltstack(&own, NULL) != 0) fail("load", NULL, "sigaltstack: %s", strerror(errno));
}

DRIVER_API void catchCrashes(void) {
  static const int numbers[] = { SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGILL, SIGSYS };
  crashedSql = mapMemory(CRASHED_SQL_SIZE + 1, true);
  catchCrashesOfThread();
  struct sigaction action = { .sa_handler = onCrash };
  action.sa_flags = SA_ONSTACK | SA_NODEFER;
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
    if (sigaction(numbers[i], &action, NULL) != 0) fail("load", NULL, "sigaction: %s", strerror(errno));
}

DRIVER_API const char *takeCrashedSql(void) {
  static char taken[CRASHED_SQL_SIZE + 1];
  if (!crashedSql || !crashedSql[0]) return NULL;
  memcpy(taken, crashedSql, sizeof taken);
  taken[CRASHED_SQL_SIZE] = 0; /* the engine can write to the shared memory too */
  crashedSql[0] = 0;
  return taken;
}

DRIVER_API void limitMemory(void) {
  if (options.memoryLimit == 0) return;
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) != 0) fail("usage", NULL, "--memory: %s", strerror(errno));
  const rlim_t bytes = (rlim_t)options.memoryLimit;
  /* A limit that this process has inherited can be lowered, not raised. */
  if (limit.rlim_max == RLIM_INFINITY || limit.rlim_max > bytes) limit.rlim_max = bytes;
  limit.rlim_cur = limit.rlim_max;
  if (setrlimit(RLIMIT_AS, &limit) != 0)
    fail("usage", NULL, "--memory %lld: %s", (long long)options.memoryLimit, strerror(errno));
}
