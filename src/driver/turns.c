#include "turns.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <linux/futex.h>
#include <sys/syscall.h>
#endif

#include "options.h"
#include "reply.h"
#include "shell-process.h"
#include "waiting.h"

/* The state of a process in taking turns. */
enum { EXPECTED, TAKES_TURNS, HAS_LEFT, HAS_FAILED };

/* The shared file, in the machine's byte order. The tool reads it, and writes HAS_FAILED of a process that has ended. */
typedef struct TurnTable {
  _Atomic int32_t turn;                  /* the number of the process whose turn it is */
  _Atomic int32_t states[MOST_PROCESSES];
  _Atomic int32_t bells[MOST_PROCESSES]; /* increased to wake a process that sleeps */
  _Atomic int32_t processor; /* 1 + the number of the one that all run on; 0 until the first has joined; -1 for any */
} TurnTable;

static TurnTable *table;
static int ownNumber, processCount;
static Waiting waited; /* since this process has joined */

/*
** Sleeps until the own bell is rung. Also wakes by itself after a while, since a process that has failed rings nobody.
** Without a futex it looks again and again, sleeping between.
*/
static void sleepUntilRung(int32_t heard) {
#ifdef __linux__
  const struct timespec longest = { .tv_nsec = 50 * 1000 * 1000 };
  syscall(SYS_futex, &table->bells[ownNumber], FUTEX_WAIT, heard, &longest, NULL, 0);
#else
  (void)heard;
  const struct timespec pause = { .tv_nsec = 50 * 1000 };
  nanosleep(&pause, NULL);
#endif
}

static void ring(int number) {
  atomic_fetch_add(&table->bells[number], 1);
#ifdef __linux__
  syscall(SYS_futex, &table->bells[number], FUTEX_WAKE, 1, NULL, NULL, 0);
#endif
}

static bool isAnyExpected(void) {
  for (int i = 0; i < processCount; i++)
    if (atomic_load(&table->states[i]) == EXPECTED) return true;
  return false;
}

/* The first from this one on that takes turns; -1 if none does. */
static int firstTakingTurns(int from) {
  for (int i = 0; i < processCount; i++) {
    const int number = (int)((unsigned)(from + i) % (unsigned)processCount);
    if (atomic_load(&table->states[number]) == TAKES_TURNS) return number;
  }
  return -1;
}

/* Nobody's until all have joined. That of a process which has failed is the next one's. */
static bool isOwnTurn(void) {
  return !isAnyExpected() && firstTakingTurns(atomic_load(&table->turn)) == ownNumber;
}

static bool haveAllLeft(void) { return !isAnyExpected() && firstTakingTurns(0) < 0; }

static void sleepUntil(bool (*isReached)(void)) {
  if (isReached()) return;
  const Waiting began = beginWait();
  for (;;) {
    const int32_t heard = atomic_load(&table->bells[ownNumber]);
    if (isReached()) break;
    sleepUntilRung(heard);
  }
  endWait(&waited, began);
}

static void ringOthers(void) {
  for (int i = 0; i < processCount; i++)
    if (i != ownNumber) ring(i);
}

/* Has a process, 0 for this one, and all that it starts from here on, run on one processor, if the system allows it. */
static void keepOnProcessor(pid_t process, int processor) {
#ifdef __linux__
  if (processor >= CPU_SETSIZE) return;
  cpu_set_t processors;
  CPU_ZERO(&processors);
  CPU_SET((size_t)processor, &processors);
  sched_setaffinity(process, sizeof processors, &processors);
#else
  (void)process;
  (void)processor;
#endif
}

/*
** Stays on the processor that the first to join was on, unless the tool wants any. Two processors of a shared machine are
** slowed down at different times, by neighbours that each has of its own. If the system does not allow it, the process runs
** wherever it does.
*/
static void shareProcessor(void) {
#ifdef __linux__
  int32_t none = 0;
  atomic_compare_exchange_strong(&table->processor, &none, sched_getcpu() + 1);
  const int32_t processor = atomic_load(&table->processor) - 1;
  if (processor < 0) return;
  keepOnProcessor(0, processor);
  if (options.shell) keepOnProcessor(shellProcess(), processor);
#endif
}

DRIVER_API void stayOnProcessor(int processor) { keepOnProcessor(0, processor); }

DRIVER_API void stayOnLastProcessor(void) {
#ifdef __linux__
  cpu_set_t processors;
  if (sched_getaffinity(0, sizeof processors, &processors) != 0) return;
  int last = CPU_SETSIZE - 1;
  while (last >= 0 && !CPU_ISSET((size_t)last, &processors)) last--;
  if (last >= 0) stayOnProcessor(last);
#endif
}

DRIVER_API void joinTurns(const char *path, int own, int count) {
  const int file = open(path, O_RDWR | O_CLOEXEC);
  struct stat info;
  if (file < 0 || fstat(file, &info) != 0) fail("turns", NULL, "%s: %s", path, strerror(errno));
  if (info.st_size != (off_t)sizeof *table)
    fail("turns", NULL, "%s has %lld bytes, not %zu", path, (long long)info.st_size, sizeof *table);
  void *shared = mmap(NULL, sizeof *table, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (shared == MAP_FAILED) fail("turns", NULL, "%s: %s", path, strerror(errno));
  close(file);
  table = shared;
  ownNumber = own;
  processCount = count;
  waited = (Waiting){ 0 };
  shareProcessor();
  atomic_store(&table->states[ownNumber], TAKES_TURNS);
  ringOthers();
}

DRIVER_API void awaitTurn(void) {
  if (table) sleepUntil(isOwnTurn);
}

DRIVER_API void passTurn(void) {
  if (!table) return;
  const int next = firstTakingTurns(ownNumber + 1);
  if (next < 0 || next == ownNumber) return;
  atomic_store(&table->turn, next);
  ring(next);
}

DRIVER_API Waiting whileWaiting(void) { return waited; }

DRIVER_API void leaveTurns(void) {
  if (!table) return;
  atomic_store(&table->states[ownNumber], HAS_LEFT);
  ringOthers();
  sleepUntil(haveAllLeft);
  munmap(table, sizeof *table);
  table = NULL;
}
