#include "connections.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "attempts.h"
#include "child.h"
#include "clock.h"
#include "connection.h"
#include "database.h"
#include "execute-workload.h"
#include "files.h"
#include "memory.h"
#include "options.h"
#include "reply.h"
#include "workload.h"

/* The report of a connection's process to its parent. */
typedef struct Outcome {
  bool hashing; /* set by the parent, before it begins */
  Execution execution;
  Attempts attempts;
  int64_t changes, end;
} Outcome;

/* One connection, as its parent knows it. */
typedef struct ConnectionPart {
  Workload workload;
  pid_t process;
  FILE *words; /* from the process: an empty line once it is ready, and its error if it has one */
} ConnectionPart;

static struct {
  ConnectionPart parts[MOST_CONNECTIONS];
  Outcome *outcomes; /* shared with the processes */
  int start;         /* the end of a pipe: all begin when it is closed */
} concurrent;

/* The file of one part. */
static void partPath(char *path, const char *name, int number) {
  if (snprintf(path, PATH_SIZE, "%s.%d", name, number) >= PATH_SIZE) fail("usage", NULL, "%s: name too long", name);
}

static void readPart(ConnectionPart *part, int number, const char *statements, bool isTimed, const char *transactions) {
  char path[PATH_SIZE];
  partPath(path, statements, number);
  part->workload = readWorkload(path);
  if (transactions) partPath(path, transactions, number);
  if (isTimed) timeParts(&part->workload, transactions ? path : NULL, true);
}

/* Waits until the parent has closed the pipe. If it has ended, so does this process: forkChild(). */
static void awaitStart(int begin) {
  char none;
  while (read(begin, &none, 1) < 0)
    if (errno != EINTR) fail("connection", NULL, "read: %s", strerror(errno));
}

/* The work of a connection's process. */
static _Noreturn void runPart(ConnectionPart *part, Outcome *outcome, const char *path, int begin) {
  joinDatabase(path);
  prepareWorkload(&part->workload);
  fputc('\n', reply);
  sendReply();
  awaitStart(begin);
  outcome->execution.hashing = outcome->hashing;
  const int64_t changes = totalChanges();
  outcome->attempts = executeInAttempts(&part->workload, &outcome->execution);
  outcome->end = measuredNow();
  outcome->changes = totalChanges() - changes - outcome->attempts.changes;
  finalizeWorkload(&part->workload);
  closeConnection();
  _exit(0);
}

static void openPipe(int ends[2]) {
  if (pipe(ends) != 0) fail("connection", NULL, "pipe: %s", strerror(errno));
}

static void startPart(ConnectionPart *part, Outcome *outcome, const char *path, const int begin[2]) {
  int words[2];
  openPipe(words);
  part->process = forkChild("connection");
  if (part->process == 0) {
    close(begin[1]);
    close(words[0]);
    /* Replies of this process are for the parent: the tool waits for one reply only. */
    reply = fdopen(words[1], "w");
    if (!reply) _exit(1);
    runPart(part, outcome, path, begin[0]);
  }
  close(words[1]);
  part->words = fdopen(words[0], "r");
  if (!part->words) fail("connection", NULL, "fdopen: %s", strerror(errno));
}

/* Hands an error of a connection's process on as this one's. Then the other processes end with this one. */
static _Noreturn void failLike(const char *words) {
  fputs(words, reply);
  sendReply();
  endInFailure();
}

/* Waits for the end of a connection's process, which must be a good one. */
static void endPart(ConnectionPart *part, int number) {
  const int status = waitForChild(part->process);
  if (WIFSIGNALED(status)) fail("connection", NULL, "number %d was ended by signal %d", number, WTERMSIG(status));
  if (status != 0) fail("connection", NULL, "number %d ended with status %d", number, WEXITSTATUS(status));
}

/* The next line of a process; empty at their end. */
static const char *nextWords(ConnectionPart *part) {
  static char words[16 * 1024];
  if (!fgets(words, sizeof words, part->words)) words[0] = 0;
  return words;
}

DRIVER_API void openConnections(const char *path, const char *statements, bool isTimed, const char *transactions) {
  const size_t count = (size_t)options.connections;
  concurrent.outcomes = mapMemory(count * sizeof *concurrent.outcomes, true);
  int begin[2];
  openPipe(begin);
  fflush(reply);
  for (size_t i = 0; i < count; i++) {
    readPart(&concurrent.parts[i], (int)i + 1, statements, isTimed, transactions);
    startPart(&concurrent.parts[i], &concurrent.outcomes[i], path, begin);
  }
  close(begin[0]);
  concurrent.start = begin[1];
  for (size_t i = 0; i < count; i++) {
    const char *words = nextWords(&concurrent.parts[i]);
    if (strcmp(words, "\n") == 0) continue;
    if (words[0]) failLike(words);
    endPart(&concurrent.parts[i], (int)i + 1);
    fail("connection", NULL, "number %zu ended before it was ready", i + 1);
  }
}

/* Waits for the end of a part, and adds it to the others. */
static void addPart(Throughput *all, size_t index, int64_t start) {
  ConnectionPart *part = &concurrent.parts[index];
  const Outcome *outcome = &concurrent.outcomes[index];
  const char *words = nextWords(part);
  if (words[0]) failLike(words);
  endPart(part, (int)index + 1);
  all->execution.statements += outcome->execution.statements;
  all->execution.rows += outcome->execution.rows;
  all->execution.hash = addStatementHash(all->execution.hash, outcome->execution.hash);
  all->changes += outcome->changes;
  all->repeated += outcome->attempts.repeated;
  if (outcome->end - start > all->elapsed) all->elapsed = outcome->end - start;
  if (index == 0) return;
  const Timing own = part->workload.timing;
  if (own.latencies) addHistogram(&all->timing.latencies->times, &own.latencies->times);
  if (own.transactions) addTransactions(all->timing.transactions, own.transactions);
}

DRIVER_API Throughput runConnections(bool hashing) {
  const size_t count = (size_t)options.connections;
  for (size_t i = 0; i < count; i++) concurrent.outcomes[i].hashing = hashing;
  Throughput all = { .execution.hashing = hashing, .timing = concurrent.parts[0].workload.timing };
  const int64_t start = measuredNow();
  close(concurrent.start);
  for (size_t i = 0; i < count; i++) addPart(&all, i, start);
  return all;
}

DRIVER_API void discardConnections(void) {
  for (int i = 0; i < options.connections; i++) {
    ConnectionPart *part = &concurrent.parts[i];
    fclose(part->words);
    discardWorkload(&part->workload, (Chunks){ 0 });
  }
  unmapMemory(concurrent.outcomes, (size_t)options.connections * sizeof *concurrent.outcomes);
}
