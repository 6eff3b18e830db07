#include "race.h"

#include <errno.h>
#include <inttypes.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "clock.h"
#include "command.h"
#include "connection.h"
#include "crash.h"
#include "database.h"
#include "engine.h"
#include "execute.h"
#include "files.h"
#include "instructions.h"
#include "memory.h"
#include "options.h"
#include "reply.h"
#include "substitute.h"

enum {
  MOST_TIMES = 4096,       /* repetitions of a trial whose times are kept */
  REFUSAL_SIZE = 300,      /* bytes of an engine's message that a reply has */
  MOST_LINES = 200,        /* rows of a query that a reply has */
  AGAIN_MICROSECONDS = 100000, /* an interrupt between two statements has no effect, so another follows */
  HUNG_PROCESSOR_MS = 400, /* of the processor that a statement takes after an interrupt, until the process ends itself */
  MOST_INTERRUPTS = 30,    /* without an effect on a statement that waits, until then */
  HUNG_STATUS = 86,        /* its exit status then: race-process.ts */
};

/* The request of one batch: fields that each end in a NUL, the first byte says which field it is. */
typedef struct Batch {
  const char *at, *end;
} Batch;

typedef enum Ending { ENDED_WELL, ENDED_IN_ERROR, ENDED_BY_INTERRUPT } Ending;

/* The result of a trial. */
typedef struct TrialOutcome {
  Ending ending;
  int64_t first;    /* nanoseconds of the first execution, whose results are hashed */
  int64_t median;   /* of the executions after the first; 0 if there are none */
  int64_t least;    /* of the same */
  int64_t executions;
  int64_t rows, changes;
  uint64_t instructions; /* of the first execution; 0 if nothing counts them */
  uint64_t hash;
  char message[REFUSAL_SIZE]; /* of an error */
} TrialOutcome;

static volatile sig_atomic_t isInterrupted, interrupts;
/* Nanoseconds of the processor, when the statement was interrupted: on a busy machine it may have none for seconds. */
static int64_t interruptedAt;

static void onAlarm(int number) {
  (void)number;
  isInterrupted = 1;
  const int64_t spent = readClock(CLOCK_PROCESS_CPUTIME_ID);
  if (interrupts++ == 0) interruptedAt = spent;
  if (spent - interruptedAt > (int64_t)HUNG_PROCESSOR_MS * 1000000 || interrupts > MOST_INTERRUPTS) {
    nameStatement();
    _exit(HUNG_STATUS);
  }
  if (connection && engine.interrupt) engine.interrupt(connection);
}

static void setAlarm(int64_t milliseconds) {
  const struct itimerval timer = {
    .it_value = { .tv_sec = milliseconds / 1000, .tv_usec = milliseconds % 1000 * 1000 },
    .it_interval = { .tv_usec = milliseconds ? AGAIN_MICROSECONDS : 0 },
  };
  interrupts = 0;
  if (setitimer(ITIMER_REAL, &timer, NULL) != 0) fail("race", NULL, "setitimer: %s", strerror(errno));
}

#if defined __GLIBC__ && defined __GLIBC_PREREQ
#if __GLIBC_PREREQ(2, 33)
#define HAS_HEAP_STATISTICS
#endif
#endif

#ifdef HAS_HEAP_STATISTICS
/*
** glibc keeps freed chunks of up to CACHED_BYTES for the next allocation of their size, at most 7 of a size (16 from 2.42 on), and counts
** them as in use. If it always keeps as many as it can, two readings differ by chunks of the engine alone.
*/
enum { CACHED_CHUNKS = 16, CACHED_BYTES = 1032, CHUNK_STEP = 16 };

static void fillChunkCache(void) {
  /* Volatile: a compiler may leave out memory that nothing uses. */
  void *volatile chunks[CACHED_CHUNKS];
  for (size_t bytes = CHUNK_STEP + sizeof(size_t); bytes <= CACHED_BYTES; bytes += CHUNK_STEP) {
    for (int i = 0; i < CACHED_CHUNKS; i++) chunks[i] = malloc(bytes);
    for (int i = 0; i < CACHED_CHUNKS; i++) free(chunks[i]);
  }
}

/* Bytes of the heap that are in use. */
static int64_t heapInUse(void) {
  fillChunkCache();
  const struct mallinfo2 info = mallinfo2();
  return (int64_t)(info.uordblks + info.hblkhd);
}
#else
/* -1: the C library does not say how many bytes are in use. */
static int64_t heapInUse(void) { return -1; }
#endif

/* The batch's next field, behind its first byte, which goes to `kind`; NULL at its end. */
static const char *nextField(Batch *batch, char *kind) {
  if (batch->at >= batch->end) return NULL;
  const char *field = batch->at;
  batch->at += strlen(field) + 1;
  *kind = field[0];
  return field + (field[0] != 0);
}

/* A refusal keeps the engine's words: the next statement replaces them. */
static bool tryField(const char *sql, Execution *execution, TrialOutcome *outcome) {
  const int status = tryStatement(sql, (int)strlen(sql) + 1, execution);
  executingSql = NULL;
  if (status == ENGINE_OK) return true;
  const char *message = engine.errmsg(connection);
  outcome->ending = isInterrupted ? ENDED_BY_INTERRUPT : ENDED_IN_ERROR;
  snprintf(outcome->message, sizeof outcome->message, "%s (code %d)", message ? message : "no message", status);
  return false;
}

/*
** Executes the fields of a trial once, up to its end. After a failure, only those are executed that bring the state back.
**
** Returns nanoseconds of the timed ones.
*/
static int64_t runOnce(Batch *batch, bool isFirst, TrialOutcome *outcome) {
  Execution timed = { .hashing = isFirst }, checked = { .hashing = true, .hash = 0 }, untimed = { 0 };
  TrialOutcome ignored;
  int64_t elapsed = 0;
  char kind;
  for (const char *sql; (sql = nextField(batch, &kind)) && kind != 'e';) {
    if (kind == 'a') {
      setAlarm(0);
      tryField(sql, &untimed, &ignored);
    } else if (outcome->ending != ENDED_WELL) {
      continue;
    } else if (kind == 't') {
      const uint64_t begun = isFirst ? beginInstructions() : 0;
      const int64_t changes = totalChanges(), start = measuredNow();
      tryField(sql, &timed, outcome);
      elapsed += measuredNow() - start;
      if (isFirst) {
        outcome->changes += totalChanges() - changes;
        outcome->instructions += endInstructions(begun);
      }
    } else if (kind == 'h') {
      if (isFirst) tryField(sql, &checked, outcome);
    } else {
      tryField(sql, &untimed, outcome);
    }
  }
  if (isFirst) {
    outcome->rows = timed.rows;
    outcome->hash = addStatementHash(timed.hash, checked.hash);
  }
  return elapsed;
}

/* @param header of the trial: executions, milliseconds that one may take, microseconds after which no other begins */
static TrialOutcome runTrial(const char *header, Batch *batch) {
  static int64_t times[MOST_TIMES];
  long repetitions, limit, budget;
  if (sscanf(header, "%ld %ld %ld", &repetitions, &limit, &budget) != 3) fail("race", NULL, "a wrong trial: %s", header);
  TrialOutcome outcome = { 0 };
  const Batch start = *batch;
  const int64_t began = now();
  size_t count = 0;
  for (long i = 0; i < repetitions && outcome.ending == ENDED_WELL; i++) {
    if (i > 1 && now() - began > budget * 1000) break;
    *batch = start;
    isInterrupted = 0;
    setAlarm(limit);
    const int64_t elapsed = runOnce(batch, i == 0, &outcome);
    setAlarm(0);
    outcome.executions++;
    if (i == 0) outcome.first = elapsed;
    else if (count < MOST_TIMES) times[count++] = elapsed;
  }
  if (count == 0) return outcome;
  sortTimes(times, count);
  outcome.median = times[count / 2];
  outcome.least = times[0];
  return outcome;
}

static void printOutcome(FILE *out, const TrialOutcome *outcome) {
  fprintf(out, "[%d,%" PRId64 ",%" PRId64 ",%" PRId64 ",%" PRId64 ",%" PRId64 ",%" PRId64 ",%" PRIu64 ",\"%016" PRIx64 "\"",
    (int)outcome->ending, outcome->first, outcome->median, outcome->least, outcome->executions, outcome->rows,
    outcome->changes, outcome->instructions, outcome->hash);
  if (outcome->ending == ENDED_IN_ERROR) {
    fputc(',', out);
    printJsonString(out, outcome->message);
  }
  fputc(']', out);
}

/* Prints the last column of a query's rows as texts. A refusal is no row. */
static void printLines(FILE *out, const char *sql) {
  sqlite3_stmt *statement = NULL;
  executingSql = sql;
  if (engine.prepare_v2(connection, sql, -1, &statement, NULL) == ENGINE_OK) {
    const int columns = engine.column_count(statement);
    for (int row = 0; row < MOST_LINES && columns > 0 && engine.step(statement) == ENGINE_ROW; row++) {
      const char *text = valueText(statement, columns - 1);
      if (row > 0) fputc(',', out);
      printJsonString(out, text ? text : "");
    }
  }
  engine.finalize(statement);
  executingSql = NULL;
}

static void openNew(void) {
  if (connection) closeDatabase();
  char path[PATH_SIZE] = ":memory:";
  if (options.storage == STORAGE_FILE) {
    if (access(options.workDir, F_OK) == 0) removeTree(options.workDir);
    if (mkdir(options.workDir, 0700) != 0) fail("race", NULL, "%s: %s", options.workDir, strerror(errno));
    joinPath(path, options.workDir, "db");
  }
  openDatabase(path);
}

/* A statement that a database is made by. Returns the engine's words if it refuses; otherwise NULL. */
static const char *setUp(const char *sql, int64_t limit) {
  static TrialOutcome outcome;
  Execution execution = { 0 };
  isInterrupted = 0;
  setAlarm(limit);
  const bool isDone = tryField(sql, &execution, &outcome);
  setAlarm(0);
  if (isDone) return NULL;
  return isInterrupted ? "interrupted" : outcome.message;
}

static FILE *openText(char **text, size_t *size) {
  FILE *out = open_memstream(text, size);
  if (!out) fail("race", NULL, "open_memstream: %s", strerror(errno));
  return out;
}

/* Executes a batch, and replies what came of it. The reply is put together in memory: an engine may crash in between. */
static void runBatch(Batch batch, int64_t limit) {
  char *text = NULL;
  size_t size = 0;
  FILE *out = openText(&text, &size);
  char *answers = NULL;
  size_t answersSize = 0;
  FILE *lines = openText(&answers, &answersSize);
  int queries = 0;
  int trials = 0;
  int64_t open = -1, closed = -1;
  const char *refused = NULL;
  char kind;
  for (const char *field; !refused && (field = nextField(&batch, &kind));) {
    switch (kind) {
      case 'N': openNew(); break;
      case 's': refused = setUp(field, limit); break;
      case 'b': {
        const TrialOutcome outcome = runTrial(field, &batch);
        if (trials++) fputc(',', out);
        printOutcome(out, &outcome);
        break;
      }
      case 'q':
        if (queries++) fputc(',', lines);
        fputc('[', lines);
        printLines(lines, field);
        fputc(']', lines);
        break;
      case 'C':
        open = heapInUse();
        if (connection) closeDatabase();
        closed = heapInUse();
        break;
      default: fail("race", NULL, "an unknown field: %c%s", kind, field);
    }
  }
  fclose(out);
  fclose(lines);
  fprintf(reply, "{\"race\":{\"trials\":[%s],\"lines\":[%s],\"open_bytes\":%" PRId64 ",\"closed_bytes\":%" PRId64, text,
    answers, open, closed);
  if (refused) {
    fprintf(reply, ",\"refused\":");
    printJsonString(reply, refused);
  }
  fprintf(reply, "}}\n");
  sendReply();
  free(text);
  free(answers);
}

static void readBytes(char *bytes, size_t size) {
  for (size_t length = 0; length < size;) {
    const ssize_t got = read(STDIN_FILENO, bytes + length, size - length);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) fail("race", NULL, "the batch is cut off");
    length += (size_t)got;
  }
}

DRIVER_API void race(void) {
  if (options.shell || options.server) fail("usage", NULL, "race is for engines that the driver calls");
  if (options.storage == STORAGE_UNKNOWN) fail("usage", NULL, "--storage must be memory or file");
  if (options.storage == STORAGE_FILE && !options.workDir) fail("usage", NULL, "file storage needs --work DIR");
  struct sigaction action = { .sa_handler = onAlarm, .sa_flags = (int)SA_RESTART };
  if (sigaction(SIGALRM, &action, NULL) != 0) fail("race", NULL, "sigaction: %s", strerror(errno));
  char line[100];
  char *bytes = NULL;
  while (readLine(line, sizeof line)) {
    long size, limit;
    if (sscanf(line, "batch\t%ld\t%ld", &size, &limit) != 2 || size < 0) fail("command", NULL, "unknown command \"%s\"", line);
    bytes = reallocate(bytes, (size_t)size + 1);
    readBytes(bytes, (size_t)size);
    bytes[size] = 0;
    runBatch((Batch){ bytes, bytes + size }, limit);
  }
  if (connection) closeDatabase();
  free(bytes);
}
