#include "contest.h"

#include <errno.h>
#include <inttypes.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "child.h"
#include "clock.h"
#include "command.h"
#include "contender.h"
#include "contest-check.h"
#include "contested.h"
#include "crash.h"
#include "draw.h"
#include "engine-loader.h"
#include "engine.h"
#include "files.h"
#include "memory.h"
#include "options.h"
#include "reply.h"
#include "script.h"
#include "working-copy.h"

enum {
  MOST_CONNECTIONS_AT_ONCE = MOST_CONTENDERS - 1,
  MOST_WINDOW_MILLISECONDS = 86400000, /* a day */
  FIELDS_SIZE = 4 * PATH_SIZE,
  GRACE_MILLISECONDS = 1000,  /* that a connection may be late, beside its patience */
  POLL_NANOSECONDS = 500000,
};

static const char *const workloadNames[] = {
  [CONTESTED_READS] = "reads",         [CONTESTED_READ_WRITE] = "read-write",
  [CONTESTED_DISJOINT] = "disjoint",   [CONTESTED_SAME] = "same",
  [CONTESTED_TRANSFERS] = "transfers", [CONTESTED_CHECKPOINTS] = "checkpoints",
  [CONTESTED_STORM] = "storm",         [CONTESTED_TPCC] = "tpcc",
  [CONTESTED_OWN] = "own",
};

static const char *const taskNames[TASKS] = {
  [TASK_READ] = "readers", [TASK_WRITE] = "writers", [TASK_CHECKPOINT] = "checkpointer", [TASK_OPEN] = "openers",
  [TASK_TERMINAL] = "terminals", [TASK_SCRIPT] = "", [TASK_LOOK] = "",
};

static const struct { const char *name, *sql; } forms[] = {
  { "deferred", "BEGIN" }, { "immediate", "BEGIN IMMEDIATE" }, { "concurrent", "BEGIN CONCURRENT" }
};

/* One contest as its own process holds it. */
typedef struct Arena {
  Contest contest;
  Contender contenders[MOST_CONTENDERS];
} Arena;

typedef struct Participant {
  ContenderConnection connection;
  pthread_t thread;
  pid_t process;
} Participant;

/* The next field of a command, which has to be there. */
static const char *needField(char **rest) {
  const char *field = strtok_r(NULL, "\t", rest);
  if (!field) fail("command", NULL, "a contest needs a workload, a mode, a number of connections, a form, two times and a seed, and a user's own a file");
  return field;
}

static int64_t needNumber(char **rest, int64_t least, int64_t most) {
  const char *field = needField(rest);
  char *end = NULL;
  const long long number = strtoll(field, &end, 10);
  if (*end || number < least || number > most)
    fail("command", NULL, "a number of a contest must be from %lld to %lld, not %s", (long long)least, (long long)most, field);
  return number;
}

static Contested needWorkload(char **rest) {
  const char *name = needField(rest);
  for (size_t i = 0; i < sizeof workloadNames / sizeof *workloadNames; i++)
    if (strcmp(name, workloadNames[i]) == 0) return (Contested)i;
  fail("command", NULL, "unknown workload of a contest: %s", name);
}

static const char *needForm(char **rest) {
  const char *name = needField(rest);
  for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
    if (strcmp(name, forms[i].name) == 0) return forms[i].sql;
  fail("command", NULL, "unknown form of a transaction: %s", name);
}

static void *runThread(void *connection) {
  catchCrashesOfThread();
  contend(connection);
  return NULL;
}

static void startParticipant(Participant *one, bool inThread) {
  if (inThread) {
    const int status = pthread_create(&one->thread, NULL, runThread, &one->connection);
    if (status != 0) fail("contest", NULL, "pthread_create: %s", strerror(status));
    return;
  }
  one->process = forkChild("contest");
  if (one->process != 0) return;
  reply = NULL; /* only one process of a contest replies */
  loadEngine();
  contend(&one->connection);
  /* The engine may have work to do at its exit. */
  exit(0);
}

/* Notes processes that have ended without having finished. */
static void noteEnds(Participant *participants, int count) {
  for (int i = 0; i < count; i++) {
    Contender *own = participants[i].connection.own;
    int status;
    if (participants[i].process == 0 || waitpid(participants[i].process, &status, WNOHANG) <= 0) continue;
    participants[i].process = 0;
    const bool isCrash = WIFSIGNALED(status) || WEXITSTATUS(status) != 0;
    if (atomic_load(&own->finish) != FINISH_NONE && !isCrash) continue;
    const char *sql = takeCrashedSql();
    if (WIFSIGNALED(status))
      snprintf(own->message, sizeof own->message, "its process was ended by signal %d%s%.200s", WTERMSIG(status), sql ? ", in " : "", sql ? sql : "");
    else snprintf(own->message, sizeof own->message, "its process ended with status %d", WEXITSTATUS(status));
    atomic_store(&own->finish, FINISH_CRASH);
  }
}

/* Contenders that still get ready. */
static int countUnready(const Arena *arena, int count) {
  int found = 0;
  for (int i = 0; i < count; i++)
    found += !atomic_load(&arena->contenders[i].isReady) && atomic_load(&arena->contenders[i].finish) == FINISH_NONE;
  return found;
}

static bool haveFinished(const Arena *arena, const Participant *participants, int count) {
  for (int i = 0; i < count; i++)
    if (atomic_load(&arena->contenders[i].finish) == FINISH_NONE || participants[i].process != 0) return false;
  return true;
}

/* Whether a contender has ended in a way that ends the contest: what comes after it would only take time. */
static bool hasFailed(const Arena *arena, int count) {
  for (int i = 0; i < count; i++) {
    const int finish = atomic_load(&arena->contenders[i].finish);
    if (finish == FINISH_ERROR || finish == FINISH_CRASH) return true;
  }
  return false;
}

/* Ends the process of a connection at once, whatever it does, and has another one go on in its place. */
static void killOne(Arena *arena, Participant *participants, int count, uint64_t *random) {
  const int i = (int)drawBelow(random, count - 1); /* the last looks */
  Contender *own = &arena->contenders[i];
  if (own->task != TASK_SCRIPT || participants[i].process == 0 || atomic_load(&own->finish) != FINISH_NONE) return;
  kill(participants[i].process, SIGKILL);
  waitForChild(participants[i].process);
  participants[i].process = 0;
  own->sql = NULL;
  own->kills++;
  if (atomic_load(&own->finish) == FINISH_NONE) startParticipant(&participants[i], false);
}

/* Waits for the end of a user's own contest, and kills processes meanwhile if it is to. The first fault ends it. */
static void awaitEndOfOwn(Arena *arena, Participant *participants, int count, uint64_t seed) {
  Contest *contest = &arena->contest;
  const int64_t mean = contest->own->killEvery;
  uint64_t random = (seed + 1) * UINT64_C(0xD1B54A32D192ED03) | 1;
  int64_t next = now() + mean;
  while (now() < endOfContest(contest)) {
    sleepFor(POLL_NANOSECONDS);
    noteEnds(participants, count);
    if (hasFailed(arena, count)) endContest(contest);
    if (mean == 0 || now() < next) continue;
    killOne(arena, participants, count, &random);
    /* Half as long as the mean to half as long again. */
    next = now() + mean / 2 + mean / 1024 * drawBelow(&random, 1024);
  }
}

/* Polls until all are ready, or have finished, or a time of now(). */
static void awaitAll(const Arena *arena, Participant *participants, int count, int64_t deadline, bool isStart) {
  for (;;) {
    noteEnds(participants, count);
    if (isStart ? countUnready(arena, count) == 0 : haveFinished(arena, participants, count)) return;
    if (now() > deadline) return;
    sleepFor(POLL_NANOSECONDS);
  }
}

/* The name of the figures of connections with one task, or with one script. */
static const char *groupName(const Arena *arena, Task task, int script) {
  return task == TASK_SCRIPT ? arena->contest.own->scripts[script].name : taskNames[task];
}

static void printTask(const Arena *arena, int count, Task task, int script) {
  Contender sum = { 0 };
  int64_t connections = 0, idle = 0, least = INT64_MAX;
  const char *refused = NULL;
  for (int i = 0; i < count; i++) {
    const Contender *one = &arena->contenders[i];
    if (one->task != task || one->script != script) continue;
    connections++;
    idle += one->operations == 0;
    if (one->operations < least) least = one->operations;
    sum.operations += one->operations;
    sum.busy += one->busy;
    sum.repeated += one->repeated;
    addHistogram(&sum.times, &one->times);
    if (task == TASK_CHECKPOINT && one->message[0]) refused = one->message;
  }
  fprintf(reply,
    "{\"task\":\"%s\",\"connections\":%" PRId64 ",\"operations\":%" PRId64 ",\"idle\":%" PRId64 ",\"least\":%" PRId64
    ",\"busy\":%" PRId64 ",\"repeated\":%" PRId64 ",\"times\":",
    groupName(arena, task, script), connections, sum.operations, idle, least, sum.busy, sum.repeated);
  printHistogram(&sum.times);
  if (refused) {
    fprintf(reply, ",\"refused\":");
    printJsonString(reply, refused);
  }
  fputc('}', reply);
}

static bool hasTask(const Arena *arena, int count, Task task, int script) {
  for (int i = 0; i < count; i++)
    if (arena->contenders[i].task == task && arena->contenders[i].script == script) return true;
  return false;
}

/* How often the invariants of a user's own contest were looked at while it lasted, and how often a process was killed. */
static void printLooks(const Arena *arena, int count) {
  int64_t looks = 0, kills = 0;
  for (int i = 0; i < count; i++) {
    kills += arena->contenders[i].kills;
    if (arena->contenders[i].task == TASK_LOOK) looks += arena->contenders[i].operations;
  }
  fprintf(reply, ",\"looks\":%" PRId64 ",\"kills\":%" PRId64, looks, kills);
}

static void replyContest(const Arena *arena, int count, bool isChecked, const Violation *fault) {
  fprintf(reply, "{\"contest\":{\"tasks\":[");
  const char *separator = "";
  for (int task = 0; task < TASK_LOOK; task++)
    for (int script = 0; script < MOST_SCRIPTS; script++) {
      if (!hasTask(arena, count, (Task)task, script)) continue;
      fputs(separator, reply);
      printTask(arena, count, (Task)task, script);
      separator = ",";
    }
  fprintf(reply, "],\"checked\":%s", isChecked ? "true" : "false");
  if (arena->contest.own) printLooks(arena, count);
  if (fault->kind) {
    fprintf(reply, ",\"fault\":{\"kind\":\"%s\",\"message\":", fault->kind);
    printJsonString(reply, fault->message);
    fputc('}', reply);
  }
  fprintf(reply, "}}\n");
  sendReply();
}

/* The first contender that has ended in a way, or NULL. */
static const Contender *firstOf(const Arena *arena, int count, Finish finish) {
  for (int i = 0; i < count; i++)
    if (atomic_load(&arena->contenders[i].finish) == (int)finish) return &arena->contenders[i];
  return NULL;
}

static int countOf(const Arena *arena, int count, Finish finish) {
  int found = 0;
  for (int i = 0; i < count; i++) found += atomic_load(&arena->contenders[i].finish) == (int)finish;
  return found;
}

/* The first participant whose connection has finished and whose process has not ended, or -1. */
static int firstUnended(const Arena *arena, const Participant *participants, int count) {
  for (int i = 0; i < count; i++)
    if (participants[i].process != 0 && atomic_load(&arena->contenders[i].finish) != FINISH_NONE) return i;
  return -1;
}

/*
** The fault of contenders that have not finished well; no kind if all have.
**
** @param unready those that were not ready to begin, so that no contest was held
** @param seconds the patience
*/
static Violation faultOf(const Arena *arena, const Participant *participants, int count, int unready, double seconds) {
  Violation fault = { 0 };
  const Contender *failed = firstOf(arena, count, FINISH_CRASH);
  if (failed) fault.kind = "crash";
  else if ((failed = firstOf(arena, count, FINISH_ERROR))) fault.kind = "error";
  if (failed) {
    const char *name = failed->task == TASK_SCRIPT ? groupName(arena, failed->task, failed->script) : NULL;
    snprintf(fault.message, sizeof fault.message, "%.60s%s%.400s", name ? name : "", name ? ": " : "", failed->message);
    return fault;
  }
  const Contender *lost = firstOf(arena, count, FINISH_NONE);
  const char *sql = lost ? lost->sql : NULL;
  const bool isBusy = firstOf(arena, count, FINISH_BUSY) != NULL;
  if (unready > 0) {
    fault.kind = !lost && isBusy ? "busy" : "hung";
    snprintf(fault.message, sizeof fault.message, "%d of %d connections were not ready after %.1f s%s%.200s",
      unready, count, seconds + GRACE_MILLISECONDS / 1e3, sql ? ": the first is in " : "", sql ? sql : "");
  } else if (lost) {
    fault.kind = "hung";
    snprintf(fault.message, sizeof fault.message, "%d of %d connections had not come back %.1f s after the others had to end%s%.200s",
      countOf(arena, count, FINISH_NONE), count, seconds, sql ? ": the first is in " : "", sql ? sql : "");
  } else if (isBusy) {
    fault.kind = "busy";
    snprintf(fault.message, sizeof fault.message, "%d of %d connections were refused as busy for %.1f s after the others had to end",
      countOf(arena, count, FINISH_BUSY), count, seconds);
  } else if (firstUnended(arena, participants, count) >= 0) {
    fault.kind = "hung";
    snprintf(fault.message, sizeof fault.message, "connection %d of %d had ended, and its process did not end within %.1f s",
      firstUnended(arena, participants, count) + 1, count, seconds + GRACE_MILLISECONDS / 1e3);
  }
  return fault;
}

static void killRest(const Participant *participants, int count) {
  for (int i = 0; i < count; i++)
    if (participants[i].process != 0) kill(participants[i].process, SIGKILL);
}

/* Says in a user's own contest what it takes to hold it again, and how far it came. */
static void sayWhen(const Arena *arena, int count, uint64_t seed, Violation *fault) {
  const Contest *contest = &arena->contest;
  const int64_t start = atomic_load(&contest->start);
  const size_t size = strlen(fault->message);
  int64_t kills = 0;
  for (int i = 0; i < count; i++) kills += arena->contenders[i].kills;
  snprintf(fault->message + size, sizeof fault->message - size, " (%.2f s of %.2f s, %" PRId64 " processes killed, seed %" PRIu64 ")",
    start ? (double)(endOfContest(contest) - start) / 1e9 : 0, (double)contest->window / 1e9, kills, seed);
}

/* Holds one contest in this process, which ends with it. @param script the file of a user's own contest, otherwise NULL */
static _Noreturn void holdContest(Arena *arena, bool inThreads, int connections, uint64_t seed, const char *script) {
  static Participant participants[MOST_CONTENDERS];
  char path[PATH_SIZE];
  RestoreTimes restored = { 0 };
  Contest *contest = &arena->contest;
  if (script) {
    contest->own = readOwnContest(script);
    if (connectionsOf(contest->own) != connections)
      fail("contest", NULL, "%s has %d connections, not %d", script, connectionsOf(contest->own), connections);
  }
  restoreFolder(options.templateDir, options.workDir, &restored);
  joinPath(path, options.workDir, "db");
  if (inThreads) loadEngine();
  const int count = contendersOf(contest->workload, connections);
  for (int i = 0; i < count; i++) {
    Contender *own = &arena->contenders[i];
    own->random = (seed + 1) * UINT64_C(0x9E3779B97F4A7C15) + (uint64_t)(i + 1);
    assignTask(contest, i, own);
    participants[i].connection = (ContenderConnection){ .own = own, .contest = contest, .path = path };
    startParticipant(&participants[i], inThreads);
  }
  const int64_t late = contest->patience + INT64_C(1000000) * GRACE_MILLISECONDS;
  awaitAll(arena, participants, count, now() + late, true);
  const int unready = countUnready(arena, count);
  const bool isCalledOff = unready > 0 || countOf(arena, count, FINISH_NONE) < count;
  if (isCalledOff) atomic_store(&contest->isOver, 1);
  else {
    atomic_store(&contest->start, now());
    if (contest->own) awaitEndOfOwn(arena, participants, count, seed);
    else sleepFor(contest->window);
  }
  awaitAll(arena, participants, count, now() + late, false);
  Violation fault = faultOf(arena, participants, count, unready, (double)contest->patience / 1e9);
  bool isChecked = false;
  if (!fault.kind) {
    static Contender checker;
    ContenderConnection connection = { .own = &checker, .contest = contest, .path = path };
    if (!inThreads) loadEngine();
    const int status = openContender(&connection);
    if (status == ENGINE_OK) fault = checkContested(&connection, arena->contenders, count, &isChecked);
    else {
      noteRefusal(&connection, "opening, when all had ended", status);
      fault.kind = "error";
      memcpy(fault.message, checker.message, sizeof fault.message);
    }
    closeContender(&connection);
  }
  killRest(participants, count);
  if (contest->own && fault.kind) sayWhen(arena, count, seed, &fault);
  replyContest(arena, count, isChecked, &fault);
  _exit(0);
}

/* Tells the tool in which contests an engine can take part. */
static _Noreturn void introduce(void) {
  static Contender asker;
  char path[PATH_SIZE];
  RestoreTimes restored = { 0 };
  ContenderConnection connection = { .own = &asker, .path = path };
  loadEngine();
  requirePreparing("contend");
  restoreFolder(options.templateDir, options.workDir, &restored);
  joinPath(path, options.workDir, "db");
  int status = openContender(&connection);
  if (status != ENGINE_OK) {
    noteRefusal(&connection, path, status);
    fail("open", NULL, "%s", asker.message);
  }
  const bool hasConcurrent = runText(&connection, "BEGIN CONCURRENT", NULL) == ENGINE_OK;
  if (hasConcurrent) runText(&connection, "ROLLBACK", NULL);
  closeContender(&connection);
  fprintf(reply, "{\"contender\":{\"threadsafe\":%d,\"concurrent\":%s}}\n", engineThreadsafe(), hasConcurrent ? "true" : "false");
  sendReply();
  _exit(0);
}

/* Answers one command in a process of its own. */
static void answer(char *line) {
  char *rest = NULL;
  const char *name = strtok_r(line, "\t", &rest);
  const bool introduces = name && strcmp(name, "contender") == 0;
  Arena *arena = NULL;
  bool inThreads = false;
  int connections = 0;
  uint64_t seed = 0;
  const char *script = NULL;
  if (!introduces) {
    if (!name || strcmp(name, "contest") != 0) fail("command", NULL, "unknown command \"%s\"", name ? name : "");
    arena = mapMemory(sizeof *arena, true);
    arena->contest.workload = needWorkload(&rest);
    const char *mode = needField(&rest);
    inThreads = strcmp(mode, "threads") == 0;
    if (!inThreads && strcmp(mode, "processes") != 0) fail("command", NULL, "a contest is in threads or processes, not in %s", mode);
    connections = (int)needNumber(&rest, 1, MOST_CONNECTIONS_AT_ONCE);
    arena->contest.begin = needForm(&rest);
    arena->contest.window = needNumber(&rest, 1, MOST_WINDOW_MILLISECONDS) * 1000000;
    arena->contest.patience = needNumber(&rest, 1, 3600000) * 1000000;
    seed = (uint64_t)needNumber(&rest, 0, INT64_MAX);
    if (arena->contest.workload == CONTESTED_OWN) script = needField(&rest);
  }
  takeCrashedSql(); /* of an earlier contest, which nobody has asked for */
  const pid_t child = forkChild("contest");
  if (child == 0) {
    if (introduces) introduce();
    holdContest(arena, inThreads, connections, seed, script);
  }
  const int status = waitForChild(child);
  if (arena) unmapMemory(arena, sizeof *arena);
  replyDone(status);
}

DRIVER_API void holdContests(void) {
  if (options.shell || options.server) fail("usage", NULL, "contend is for engines that the driver calls");
  if (options.storage != STORAGE_FILE || !options.templateDir || !options.workDir)
    fail("usage", NULL, "contend needs --storage file, --template DIR and --work DIR");
  char line[FIELDS_SIZE];
  catchCrashes();
  while (readLine(line, sizeof line)) answer(line);
}
