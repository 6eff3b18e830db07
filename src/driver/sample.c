#include "sample.h"

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "clock.h"
#include "connections.h"
#include "database.h"
#include "device-writes.h"
#include "execute-workload.h"
#include "files.h"
#include "footprint.h"
#include "instructions.h"
#include "memory.h"
#include "options.h"
#include "own-process.h"
#include "page-faults.h"
#include "plans.h"
#include "reply.h"
#include "scratch.h"
#include "server-idle.h"
#include "server-options.h"
#include "server-process.h"
#include "settings.h"
#include "syscall-counts.h"
#include "thread-times.h"
#include "tracer.h"
#include "turns.h"
#include "working-copy.h"
#include "workload.h"

/* The time of reaching a fresh state, nanoseconds a step. */
typedef struct SetupTimes {
  int64_t populate;     /* writing to pages, or growing the heap */
  RestoreTimes restore; /* making the working copy equal to its template */
  int64_t open;         /* opening the database */
  int64_t warm;         /* executing the WARM statements */
} SetupTimes;

/* Makes the folder of the working copy, with nothing in it. */
static void emptyWorkingFolder(void) {
  if (access(options.workDir, F_OK) == 0) removeTree(options.workDir);
  if (mkdir(options.workDir, 0700) != 0) fail("copy", NULL, "%s: %s", options.workDir, strerror(errno));
}

DRIVER_API void rehearse(void) {
  if (!options.rehearseFile) return;
  char path[PATH_SIZE] = ":memory:";
  if (options.storage == STORAGE_FILE) {
    emptyWorkingFolder();
    joinPath(path, options.workDir, "db");
  }
  makeScratch(options.workDir, false);
  openDatabase(path);
  executeFile("rehearse", options.rehearseFile);
  closeDatabase();
  keepScratch(options.workDir);
}

/* Makes the database with the connection that is timed: slow, and the reference that copies are compared with. */
static void prepareAnew(const char *path, SetupTimes *times) {
  emptyWorkingFolder();
  makeScratch(options.workDir, false);
  openDatabase(path);
  executeFile("prepare", options.prepareFile);
  keepScratch(options.workDir);
  useScratch(options.workDir);
  const int64_t start = now();
  flushFolderInChild(options.workDir);
  times->restore.flush = now() - start;
}

/* Opens the working copy after it is made equal to its template. */
static void openWorkingCopy(const char *path, Command command, bool isDirty, SetupTimes *times) {
  if (startsServer()) lockServerFolder(options.workDir);
  requireKeptScratch(options.templateDir);
  if (isDirty) restoreFolder(options.templateDir, options.workDir, &times->restore);
  if (command.kind == COMMAND_TIME && options.dropCache) dropTree(options.workDir);
  int64_t start = now();
  if (command.kind == COMMAND_TIME && command.isWrites && !options.shell && !options.server) growHeap();
  times->populate = now() - start;
  start = now();
  noteUnopened();
  openDatabase(path);
  times->open = now() - start;
  if (!isMeasured(command.kind) || !command.after) return;
  start = now();
  executeFile("warm", command.after);
  times->warm = now() - start;
  if (command.kind == COMMAND_COUNT) return;
  start = now();
  flushFolderInChild(options.workDir);
  times->restore.flush += now() - start;
}

static void reachFreshState(Command command, bool isDirty, SetupTimes *times) {
  /* Where nothing is timed, page faults cost less than their prevention. */
  const bool isTimed = !isUntimed(command.kind) && command.kind != COMMAND_COUNT;
  if (options.storage == STORAGE_MEMORY) {
    /* The database is there since the driver has prepared it. */
    requireKeptScratch(options.workDir);
    restoreScratch(options.workDir, &times->restore);
    const int64_t start = now();
    if (isTimed && !options.noFork) populatePages();
    times->populate = now() - start;
    return;
  }
  char path[PATH_SIZE];
  joinPath(path, options.workDir, "db");
  if (options.reprepare) prepareAnew(path, times);
  else openWorkingCopy(path, command, isDirty, times);
}

static void closeSample(void) {
  if (isFootprintClosed()) return;
  if (options.shell || options.storage == STORAGE_FILE) discardDatabase();
}

static void replyReady(const SetupTimes *times, int64_t total) {
  fprintf(reply,
    "{\"ready\":{\"populate_ns\":%" PRId64 ",\"copy_ns\":%" PRId64 ",\"flush_ns\":%" PRId64 ",\"open_ns\":%" PRId64
    ",\"warm_ns\":%" PRId64 ",\"total_ns\":%" PRId64 "}}\n",
    times->populate, times->restore.copy, times->restore.flush, times->open, times->warm, total);
  sendReply();
}

/* A whole number from `least` to `most`. */
static long parseNumber(const char *field, long least, long most) {
  char *end = NULL;
  errno = 0;
  const long number = field ? strtol(field, &end, 10) : 0;
  if (!field || end == field || *end || errno || number < least || number > most)
    fail("command", NULL, "\"%s\" instead of a number from %ld to %ld", field ? field : "", least, most);
  return number;
}

/* How to take turns; without turns all but `chunks` is missing. */
typedef struct Start {
  const char *file;  /* the statements, if they were named behind the command; NULL otherwise */
  const char *turns; /* the file of the turns, or NULL */
  int own, count;    /* number of this process, and of all that take part */
  size_t statements; /* how many statements a chunk has; 0 without turns */
  size_t chunks;     /* how many chunks a turn has */
} Start;

/* Waits for the word to start. If the tool has changed its mind, the process ends. */
static Start waitForStart(void) {
  static char line[2 * PATH_SIZE], named[2 * PATH_SIZE];
  static const char statements[] = "statements\t";
  char *rest = NULL;
  Start start = { .chunks = 1 };
  if (!readLine(line, sizeof line)) _exit(0);
  if (strncmp(line, statements, strlen(statements)) == 0) {
    memcpy(named, line, sizeof named);
    start.file = named + strlen(statements);
    if (!readLine(line, sizeof line)) _exit(0);
  }
  const char *word = strtok_r(line, "\t", &rest);
  if (!word || strcmp(word, "go") != 0) fail("command", NULL, "\"%s\" instead of \"go\"", word ? word : "");
  start.turns = strtok_r(NULL, "\t", &rest);
  if (!start.turns) return start;
  start.count = (int)parseNumber(strtok_r(NULL, "\t", &rest), 1, MOST_PROCESSES);
  start.own = (int)parseNumber(strtok_r(NULL, "\t", &rest), 0, start.count - 1);
  start.statements = (size_t)parseNumber(strtok_r(NULL, "\t", &rest), 1, LONG_MAX);
  start.chunks = (size_t)parseNumber(strtok_r(NULL, "\t", &rest), 1, LONG_MAX);
  return start;
}

/* The result of running a workload. */
typedef struct Sample {
  Execution execution;
  int64_t elapsed; /* nanoseconds: the sum of the chunks' */
  int64_t opened;  /* nanoseconds of the opening that is timed, a part of the first chunk; -1 if none is */
  int64_t afterReplies; /* nanoseconds of these that a server has worked after its replies, on a processor */
  int64_t *chunkTimes;
  int64_t queued;        /* nanoseconds that others had its processor: in none of the other times; -1 if the system tells nothing */
  int64_t changes; /* rows changed */
  int64_t repeated; /* of several connections, transactions that were executed again */
  int64_t device; /* writes and flushes of the database's device during the chunks; -1 if the system does not tell */
  uint64_t instructions; /* 0 if they are not counted */
  uint64_t threads;      /* that ran while instructions were counted; 0 if none was to be */
  ResourceUsage before, after;
  SyscallCounts callsBefore, callsAfter;
  Waiting waited;
} Sample;

/* A server may never be idle: what it works for longer is in the others' turns. */
static const int64_t LONGEST_AFTER_TURN_NS = 20 * 1000 * 1000;

/* A server that has just started reads what it has kept. */
static const int64_t LONGEST_BEFORE_SAMPLE_NS = 500 * 1000 * 1000;

/*
** How much of a time other processes had the processor, nanoseconds. Waiting for a disk or a lock is not in it: a thread that is blocked
** is neither in a queue nor on a processor. Waiting for the engine's own other threads is not in it either, as much as these have worked.
*/
static int64_t foreignTime(int64_t elapsed, ThreadTimes from, ThreadTimes to) {
  /* A wait can begin before the clock is read, or end after it. */
  const int64_t most = elapsed - (to.processor - from.processor);
  const int64_t foreign = to.queued - from.queued - (to.others - from.others);
  const int64_t queued = foreign < most ? foreign : most;
  return queued > 0 ? queued : 0;
}

/*
** Runs a workload with nothing around its chunks that takes long: here the clock starts and stops.
**
** @param inTurn how many chunks a turn has, at least 1
** @param isTimed whether anybody wants the times: reading what the thread waited for is among what a footprint counts
** @param unopened a database that is opened in the first chunk; NULL if one is open
*/
static Sample runWorkload(Chunks chunks, size_t inTurn, bool hashing, bool isTimed, const char *unopened) {
  Sample sample = { .opened = -1, .device = -1, .execution = { .hashing = hashing } };
  sample.chunkTimes = mapMemory(chunks.count * sizeof *sample.chunkTimes, false);
  memset(sample.chunkTimes, 0, chunks.count * sizeof *sample.chunkTimes); /* or there would be page faults */
  /* A shell or a server works in a process of its own. */
  const bool isKnown = isTimed && !options.shell && !options.server && openThreadTimes();
  if (!isKnown) sample.queued = -1;
  const int64_t changes = unopened ? 0 : totalChanges();
  sample.callsBefore = readSyscallCounts();
  sample.before = executingUsage();
  DeviceCount device = { 0 };
  for (size_t i = 0; i < chunks.count; i++) {
    if (i % inTurn == 0) {
      awaitTurn();
      beginDeviceCount(&device);
    }
    ThreadTimes before = readThreadTimes();
    const uint64_t instructions = beginInstructions();
    int64_t start = measuredNow(), opening = 0, queued = 0;
    if (i == 0 && unopened) {
      openDatabase(unopened);
      const int64_t opened = measuredNow();
      opening = opened - start;
      if (isKnown) {
        queued = foreignTime(opening, before, readThreadTimes());
        /* Reading is no part of the sample, and waiting meanwhile neither. */
        before = readThreadTimes();
        start += measuredNow() - opened;
      }
      sample.opened = opening - queued;
    }
    executeWorkload(&chunks.parts[i], &sample.execution);
    /* In the time: an engine that leaves its work to this call is as slow as one that does not. */
    if (i + 1 == chunks.count) sample.changes = totalChanges() - changes;
    sample.chunkTimes[i] = options.shell ? sample.execution.elapsed : measuredNow() - start;
    sample.instructions += endInstructions(instructions);
    if (isKnown) {
      queued += foreignTime(sample.chunkTimes[i] - opening, before, readThreadTimes());
      sample.chunkTimes[i] -= queued;
      sample.queued += queued;
    }
    if (i == 0 && sample.opened > sample.chunkTimes[i]) sample.opened = sample.chunkTimes[i];
    const bool isTurnOver = (i + 1) % inTurn == 0;
    if (options.awaitIdle && (isTurnOver || i + 1 == chunks.count)) {
      const int64_t after = awaitIdleServer(LONGEST_AFTER_TURN_NS);
      sample.chunkTimes[i] += after;
      sample.afterReplies += after;
    }
    if (isTurnOver || i + 1 == chunks.count) endDeviceCount(&device);
    if (isTurnOver) passTurn();
    sample.elapsed += sample.chunkTimes[i];
  }
  sample.after = executingUsage();
  sample.callsAfter = readSyscallCounts();
  closeThreadTimes();
  sample.device = device.counted;
  requireOneClock();
  leaveTurns();
  sample.waited = whileWaiting();
  return sample;
}

/*
** Runs a workload in a process of its own, from its start to its end: one chunk, around which nothing takes long.
**
** @param path of the database, which is not open
*/
static Sample runInOwnProcess(Chunks all, const char *path, const char *statements, bool hashing) {
  /* The process is no thread of this one: how long it has queued cannot be read. */
  Sample sample = { .queued = -1, .device = -1, .execution = { .hashing = hashing } };
  sample.chunkTimes = mapMemory(sizeof *sample.chunkTimes, false);
  sample.callsBefore = readSyscallCounts();
  DeviceCount device = { 0 };
  awaitTurn();
  beginDeviceCount(&device);
  const int64_t start = measuredNow();
  if (options.shell) {
    openDatabase(path);
    sample.opened = measuredNow() - start;
    executeWorkload(&all.parts[0], &sample.execution);
    sample.changes = totalChanges();
    sample.after = executingUsage();
    const int64_t closing = measuredNow();
    closeDatabase();
    sample.elapsed = sample.opened + sample.execution.elapsed + (measuredNow() - closing);
  } else {
    const OwnProcess own = runOwnProcess(path, statements, hashing);
    sample.elapsed = measuredNow() - start;
    sample.execution = own.execution;
    sample.opened = own.opened < sample.elapsed ? own.opened : sample.elapsed;
    sample.changes = own.changes;
    sample.after = own.usage;
  }
  sample.chunkTimes[0] = sample.elapsed;
  endDeviceCount(&device);
  sample.device = device.counted;
  sample.callsAfter = readSyscallCounts();
  requireOneClock();
  leaveTurns();
  sample.waited = whileWaiting();
  return sample;
}

/*
** How many threads have run beside this one since the process had started so many: those that there are, or, if src/features/figures/counts knows them,
** all that were started.
*/
static uint64_t threadsSince(uint64_t before) {
  const uint64_t started = startedThreads() - before;
  const int running = countThreads();
  const uint64_t others = running > 1 ? (uint64_t)running - 1 : 0;
  return started > others ? started : others;
}

static void printChunks(const Sample *sample, size_t count) {
  fprintf(reply, ",\"chunks\":[");
  for (size_t i = 0; i < count; i++) fprintf(reply, i == 0 ? "%" PRId64 : ",%" PRId64, sample->chunkTimes[i]);
  fprintf(reply, "]");
}

/* An engine's own counters before and after its statements, as lines; unused if nobody asks for them. */
typedef struct Counters {
  char before[LINES_SIZE], after[LINES_SIZE];
} Counters;

/* The rows of the query in a file of one statement. */
static void readCounters(const char *path, char *lines) {
  const Statements query = mapStatements(path);
  requireLines("counters", query.text, lines);
  unmapStatements(query);
}

static void printCounters(const Counters *counters) {
  fprintf(reply, ",\"counters\":[");
  printJsonString(reply, counters->before);
  fputc(',', reply);
  printJsonString(reply, counters->after);
  fputc(']', reply);
}

/* The hashes of an untimed sample. */
typedef struct Hashed {
  uint64_t all;   /* the results of the statements, of BEHIND and of STATE */
  uint64_t state; /* the results of STATE; 0 without it */
} Hashed;

/*
** @param timing what was timed beside the whole
** @param chunks to print the times of; NULL for none
** @param hashed what was hashed; NULL if nothing was
** @param counters NULL if nobody asks for them
*/
static void replySample(
  const Sample *sample, Timing timing, const Chunks *chunks, const Hashed *hashed, const Counters *counters) {
  const ResourceUsage *before = &sample->before, *after = &sample->after;
  fprintf(reply,
    "{\"sample\":{\"ns\":%" PRId64 ",\"statements\":%" PRId64 ",\"rows\":%" PRId64 ",\"changes\":%" PRId64
    ",\"cpu_ns\":%" PRId64 ",\"peak_bytes\":%" PRId64 ",\"minor_faults\":%ld,\"major_faults\":%ld",
    sample->elapsed, sample->execution.statements, sample->execution.rows, sample->changes, after->cpu - before->cpu,
    after->peak, after->minorFaults - before->minorFaults, after->majorFaults - before->majorFaults);
  if (sample->instructions > 0) fprintf(reply, ",\"instructions\":%" PRIu64, sample->instructions);
  if (options.awaitIdle) fprintf(reply, ",\"after_ns\":%" PRId64, sample->afterReplies);
  if (sample->threads > 0) fprintf(reply, ",\"threads\":%" PRIu64, sample->threads);
  if (syscallCounts) printSyscallCounts(sample->callsBefore, sample->callsAfter);
  if (timing.latencies) {
    fprintf(reply, ",\"latencies\":");
    printHistogram(&timing.latencies->times);
  }
  if (timing.transactions) {
    fprintf(reply, ",\"transactions\":");
    printTransactions(timing.transactions);
  }
  if (chunks) printChunks(sample, chunks->count);
  if (chunks && chunks->isCommitApart) fprintf(reply, ",\"commit_ns\":%" PRId64, sample->chunkTimes[chunks->count - 1]);
  if (sample->opened >= 0) fprintf(reply, ",\"open_ns\":%" PRId64, sample->opened);
  if (sample->queued >= 0) fprintf(reply, ",\"queued_ns\":%" PRId64, sample->queued);
  if (sample->waited.elapsed > 0)
    fprintf(reply,
      ",\"waited\":{\"ns\":%" PRId64 ",\"cpu_ns\":%" PRId64 ",\"written_bytes\":%" PRId64 "}", sample->waited.elapsed,
      sample->waited.cpu, sample->waited.written);
  if (sample->device >= 0) fprintf(reply, ",\"device_writes\":%" PRId64, sample->device);
  if (options.connections == 1) fprintf(reply, ",\"touched\":\"%016" PRIx64 "\"", sample->execution.touched);
  if (hashed) fprintf(reply, ",\"hash\":\"%016" PRIx64 "\",\"state\":\"%016" PRIx64 "\"", hashed->all, hashed->state);
  if (counters) printCounters(counters);
  if (options.connections > 1) fprintf(reply, ",\"repeated\":%" PRId64, sample->repeated);
  if (isFootprintTaken()) printFootprint();
  fprintf(reply, "}}\n");
  sendReply();
}

/* Fails if a query returns a row: its first column says what is wrong. */
static void requireInvariants(const char *path) {
  const Statements queries = mapStatements(path);
  const char *const end = queries.text + queries.size;
  for (const char *sql = queries.text; sql < end; sql += strlen(sql) + 1) {
    Execution execution = { 0 };
    char violation[512];
    executeOnDatabase("invariant", (Statements){ sql, strlen(sql) + 1 }, &execution);
    if (execution.rows == 0) continue;
    if (!queryValue(sql, violation, sizeof violation)) fail("invariant", sql, "a row was returned");
    fail("invariant", NULL, "%s", violation);
  }
  unmapStatements(queries);
}

/* Executes the statements of a file, and hashes their results; 0 without a file. */
static uint64_t hashFile(const char *where, const char *path) {
  if (!path) return 0;
  Execution execution = { .hashing = true };
  const Statements statements = mapStatements(path);
  executeOnDatabase(where, statements, &execution);
  unmapStatements(statements);
  return execution.hash;
}

/* Executes BEFORE, which is a part of reaching a fresh state. */
static void executeBefore(Command command, SetupTimes *times) {
  if (!command.before) return;
  int64_t start = now();
  executeFile("before", command.before);
  times->warm += now() - start;
  if (command.kind != COMMAND_TIME || options.storage != STORAGE_FILE) return;
  start = now();
  flushFolderInChild(options.workDir);
  times->restore.flush += now() - start;
}

/* Reads that other statements surround leave everything as it was, as far as STATE shows. */
static bool mustLeaveState(Command command) {
  return isUntimed(command.kind) && !command.isWrites && isSurrounded(command) && command.after;
}

/* Hashes the results of an untimed pass's STATE too, and fails if an invariant is violated. */
static Hashed examineDatabase(Command command, uint64_t results) {
  const uint64_t state = hashFile("state", command.after);
  if (command.then) requireInvariants(command.then);
  return (Hashed){ command.after ? addStatementHash(results, state) : results, state };
}

/* When a reading began, and what its thread had waited for until then. */
typedef struct Reading {
  int64_t began;
  ThreadTimes times;
} Reading;

static Reading beginReading(void) {
  return (Reading){ .times = readThreadTimes(), .began = now() };
}

/* How long a reading took, nanoseconds. */
typedef struct ReadingTime {
  int64_t elapsed;
  int64_t queued; /* of these, those that other processes had the processor: on a busy machine any of two readings may be the longer one */
} ReadingTime;

static ReadingTime endReading(Reading reading) {
  const int64_t elapsed = now() - reading.began;
  return (ReadingTime){ elapsed, foreignTime(elapsed, reading.times, readThreadTimes()) };
}

/*
** Waits until the tool has looked at this process from outside. It may ask for STATE first, and says so only here: an engine cannot know in which
** of its samples it does.
**
** @param closed the database if it is to be opened for that; NULL if it is open
** @param finalizing the time of the calls between the timed statements and the reply
** @param elapsed the time of the sample
*/
static void waitUntilSeen(const char *closed, ReadingTime finalizing, int64_t elapsed) {
  static char line[2 * PATH_SIZE];
  for (;;) {
    if (!readLine(line, sizeof line)) _exit(0);
    if (strcmp(line, "seen") == 0) return;
    if (strncmp(line, "show\t", 5) != 0) fail("command", NULL, "\"%s\" instead of \"seen\" or \"show\"", line);
    const char *const state = line + 5;
    Reading reading = beginReading();
    if (closed) openDatabase(closed);
    const uint64_t hash = hashFile("state", state);
    ReadingTime first = endReading(reading), second = first;
    first.elapsed += finalizing.elapsed;
    first.queued += finalizing.queued;
    /* Work that the writes put off is in the first reading alone. It is looked for if that took longer than the writes. */
    if (first.elapsed > elapsed) {
      reading = beginReading();
      hashFile("state", state);
      second = endReading(reading);
    }
    if (closed) closeSample();
    fprintf(reply,
      "{\"shown\":{\"state\":\"%016" PRIx64 "\",\"first_ns\":%" PRId64 ",\"queued_ns\":%" PRId64 ",\"second_ns\":%" PRId64 "}}\n", hash,
      first.elapsed, first.queued, second.elapsed - second.queued);
    sendReply();
  }
}

/*
** The workload of a command, with everything that is timed of it.
**
** @param file the statements
*/
static Workload openWorkload(Command command, const char *file) {
  Workload workload = readWorkload(file);
  expectErrors(&workload, command.errors);
  if (!isUntimed(command.kind) && command.kind != COMMAND_COUNT) timeParts(&workload, command.then, false);
  /* The times of single statements stay in the process that has executed them. */
  if (command.hasProcess) workload.timing = (Timing){ 0 };
  return workload;
}

/*
** Runs one workload on a database. Its statements are opened behind the word to start: an engine could execute them before that, where nobody looks
** at the time.
**
** @param unopened the database if it is to be opened in the workload's time, here or in a process of its own; NULL if one is open
** @param isAlone whether no other workload uses the process
** @param times what getting the database has taken
** @param began when that began
*/
static void runOnDatabase(Command command, const char *unopened, bool isAlone, SetupTimes *times, int64_t began) {
  static Counters counters;
  const bool mustLeave = mustLeaveState(command);
  const uint64_t state = mustLeave ? hashFile("state", command.after) : 0;
  executeBefore(command, times);
  if (command.counters) readCounters(command.counters, counters.before);
  if (options.awaitIdle) awaitIdleServer(LONGEST_BEFORE_SAMPLE_NS);
  replyReady(times, now() - began);
  const Start start = waitForStart();
  const char *const file = start.file ? start.file : command.statements;
  if (!file) fail("command", NULL, "no statements are named");
  Workload workload = openWorkload(command, file);
  if (!unopened) prepareWorkload(&workload);
  const bool isHashed = isUntimed(command.kind);
  /* A shell that is hashed is fed everything at once. */
  const bool isWhole = command.hasProcess || (isHashed && options.shell);
  const Chunks chunks = divideWorkload(&workload, isWhole ? 0 : start.statements);
  if (start.turns) joinTurns(start.turns, start.own, start.count);
  const uint64_t threads = startedThreads();
  const bool noting = options.footprint && isAlone && isUntimed(command.kind);
  if (noting) beginFootprint();
  const bool isTimed = !isHashed && command.kind != COMMAND_COUNT;
  const bool hashing = command.kind == COMMAND_HASH;
  if (command.isWrites && options.storage == STORAGE_FILE) openDeviceCounter(options.workDir);
  Sample sample = command.hasProcess ? runInOwnProcess(chunks, unopened, file, hashing)
                                     : runWorkload(chunks, start.chunks, hashing, isTimed, unopened);
  closeDeviceCounter();
  if (noting) endFootprint();
  if (command.kind == COMMAND_COUNT) sample.threads = threadsSince(threads);
  if (start.turns && command.isWrites) openThreadTimes();
  const Reading ending = beginReading();
  finalizeWorkload(&workload);
  const ReadingTime finalizing = endReading(ending);
  /* Before the reply, which would be half printed if a statement failed. */
  if (command.counters) readCounters(command.counters, counters.after);
  if (command.behind) {
    const uint64_t behind = hashFile("after", command.behind);
    sample.execution.hash = addStatementHash(sample.execution.hash, behind);
    sample.execution.touched = addStatementHash(sample.execution.touched, behind);
  }
  if (mustLeave && hashFile("state", command.after) != state)
    fail("state", NULL, "reads leave something behind: its queries have other results than before the sample");
  const Hashed hashed = isHashed ? examineDatabase(command, sample.execution.hash) : (Hashed){ 0 };
  if (noting) finishFootprint();
  replySample(&sample, workload.timing, start.turns && !isHashed ? &chunks : NULL, isHashed ? &hashed : NULL,
    command.counters ? &counters : NULL);
  if (start.turns && !isHashed) waitUntilSeen(command.hasProcess ? unopened : NULL, finalizing, sample.elapsed);
  closeThreadTimes();
  unmapMemory(sample.chunkTimes, chunks.count * sizeof *sample.chunkTimes);
  discardWorkload(&workload, chunks);
}

/* Runs a workload that several connections execute at once. */
static void runOnConnections(Command command, const SetupTimes *times, int64_t began) {
  const bool isHashed = isUntimed(command.kind);
  char path[PATH_SIZE];
  joinPath(path, options.workDir, "db");
  if (!command.statements) fail("command", NULL, "several connections prepare their statements: name these in the command");
  openConnections(path, command.statements, !isHashed, isHashed ? NULL : command.then);
  replyReady(times, now() - began);
  if (waitForStart().turns) fail("command", NULL, "several connections take no turns");
  Sample sample = { .device = -1, .before = executingUsage() };
  const Throughput all = runConnections(command.kind == COMMAND_HASH);
  sample.after = executingUsage();
  sample.execution = all.execution;
  sample.elapsed = all.elapsed;
  sample.chunkTimes = &sample.elapsed;
  sample.queued = -1; /* its threads work beside each other */
  sample.changes = all.changes;
  sample.repeated = all.repeated;
  const Hashed hashed = isHashed ? examineDatabase(command, all.execution.hash) : (Hashed){ 0 };
  const Chunks together = { .count = 1 };
  replySample(&sample, all.timing, isHashed ? NULL : &together, isHashed ? &hashed : NULL, NULL);
  discardConnections();
}

static void runSample(Command command, bool isDirty) {
  const int64_t began = now();
  SetupTimes times = { 0 };
  if (options.connections > 1) {
    reachFreshState(command, isDirty, &times);
    runOnConnections(command, &times, began);
  } else {
    reachFreshState(command, isDirty, &times);
    runOnDatabase(command, NULL, true, &times, began);
  }
  closeSample();
}

/* The first statements of a connection, and its opening: nothing of the database is in the process yet. Or those of a process, and its start. */
static void runCold(Command command, bool isDirty) {
  if (options.storage != STORAGE_FILE || options.prepared || options.server || (options.shell && !command.hasProcess))
    fail("command", NULL, "opening is timed of databases on file, with statements as text, and of engines that are called");
  const int64_t began = now();
  SetupTimes times = { 0 };
  if (isDirty) restoreFolder(options.templateDir, options.workDir, &times.restore);
  if (options.dropCache) dropTree(options.workDir);
  char path[PATH_SIZE];
  joinPath(path, options.workDir, "db");
  runOnDatabase(command, path, true, &times, began);
  if (!command.hasProcess) closeSample();
}

/* Closes the database of a sequence of steps, and opens it again. */
static void reopenDatabase(Command session) {
  if (session.kind != COMMAND_STEPS || options.storage != STORAGE_FILE)
    fail("command", NULL, "only the file that steps use is opened again");
  char path[PATH_SIZE];
  joinPath(path, options.workDir, "db");
  SetupTimes times = { 0 };
  const int64_t start = now();
  closeDatabase();
  openDatabase(path);
  times.open = now() - start;
  replyReady(&times, times.open);
}

/*
** Runs one workload after the other on one fresh state, until the input ends or says so. Reads do not change the state; steps
** leave their changes to those that follow.
*/
static void runTogether(Command session, bool isDirty) {
  const int64_t began = now();
  SetupTimes times = { 0 };
  reachFreshState(session, isDirty, &times);
  replyReady(&times, now() - began);
  char line[4 * PATH_SIZE];
  while (readLine(line, sizeof line) && strcmp(line, "end") != 0) {
    const int64_t start = now();
    if (strncmp(line, "sync\t", 5) == 0) {
      fprintf(reply, "{\"sync\":");
      printJsonString(reply, line + 5);
      fprintf(reply, "}\n");
      sendReply();
      continue;
    }
    if (strcmp(line, "reopen") == 0) {
      reopenDatabase(session);
      continue;
    }
    const Command command = parseCommand(line);
    if (isSurrounded(command)) fail("command", NULL, "BEFORE and BEHIND are for a sample with a process of its own");
    if ((!isMeasured(command.kind) && !isUntimed(command.kind)) || (command.isWrites && !session.isWrites))
      fail("command", NULL, "only %s are timed or hashed together", session.isWrites ? "steps" : "reads");
    SetupTimes own = { 0 };
    if (command.kind == COMMAND_TIME && command.after) {
      executeFile("warm", command.after);
      own.warm = now() - start;
    }
    if (options.connections > 1) runOnConnections(command, &own, start);
    else runOnDatabase(command, NULL, false, &own, start);
  }
  closeSample();
}

/* Replies the time that a shell takes for nothing: the median of some workloads without a statement. */
static void runFloor(Command command, bool isDirty) {
  enum { TIMES = 21 };
  int64_t times[TIMES];
  SetupTimes setup = { 0 };
  reachFreshState(command, isDirty, &setup);
  for (int i = 0; i < TIMES; i++) {
    Execution nothing = { 0 };
    executeOnDatabase("floor", (Statements){ "", 0 }, &nothing);
    times[i] = nothing.elapsed;
  }
  sortTimes(times, TIMES);
  fprintf(reply, "{\"floor\":{\"ns\":%" PRId64 "}}\n", times[TIMES / 2]);
  sendReply();
  closeSample();
}

static void runSettings(Command command, bool isDirty) {
  SetupTimes setup = { 0 };
  reachFreshState(command, isDirty, &setup);
  replySettings();
  closeSample();
}

static void runPlans(Command command, bool isDirty) {
  SetupTimes setup = { 0 };
  reachFreshState(command, isDirty, &setup);
  if (command.before) executeFile("before", command.before);
  replyPlans(command.statements, command.kind == COMMAND_ROWS);
  closeSample();
}

DRIVER_API void runCommand(Command command, bool isDirty) {
  switch (command.kind) {
    case COMMAND_SETTINGS: runSettings(command, isDirty); break;
    case COMMAND_FLOOR: runFloor(command, isDirty); break;
    case COMMAND_READS:
    case COMMAND_STEPS: runTogether(command, isDirty); break;
    case COMMAND_PLAN:
    case COMMAND_ROWS: runPlans(command, isDirty); break;
    case COMMAND_COLD: runCold(command, isDirty); break;
    default: runSample(command, isDirty); break;
  }
}
