/*
** The timing driver: opens one SQLite-compatible engine and times workloads on it.
**
** Built alone it loads the engine from a shared library. Built with -DENGINE_STATIC and linked with an engine it is
** that engine's benchmark binary. Built with -DENGINE_SERVER and linked with a client library of MySQL's protocol its engine is a
** server.
**
** One process serves one engine, one storage and one variant. Its arguments say how to reach the prepared state, and
** lines on standard input which workload to time from it; printUsage() describes both.
**
** What a file needs it includes, and a header says what its file does; from here the way is serve.h, sample.h,
** execute-workload.h, execute.h.
*/
#include "platform.h"

#include <inttypes.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>

#include "arguments.h"
#include "child.h"
#include "clock.h"
#include "contest.h"
#include "crash.h"
#include "database.h"
#include "engine-loader.h"
#include "engine.h"
#include "files.h"
#include "footprint.h"
#include "loaded-files.h"
#include "options.h"
#include "own-process.h"
#include "race.h"
#include "reply.h"
#include "serve.h"
#include "server-host.h"
#include "server-options.h"
#include "server-process.h"
#include "template.h"
#include "timer.h"
#include "tracer.h"
#include "variables.h"
#include "working-copy.h"

/* Increased when the arguments, the commands or the replies change. */
#define PROTOCOL 21

#ifdef ENGINE_STATIC
static const char isStatic[] = "true";
#else
static const char isStatic[] = "false";
#endif

static void build(void) {
  if (!options.templateDir || !options.prepareFile)
    fail("usage", NULL, "build needs --template DIR and --prepare FILE");
  fprintf(reply, "{\"built\":{\"prepare_ns\":%" PRId64 "}}\n", buildTemplate());
  sendReply();
}

/* The files that the engine has loaded, once it was asked. */
static char loadedFiles[FILE_LIST_SIZE];

/* Asks an engine that has to be opened for that. */
static void askVersion(char *version, size_t versionSize, char *sourceId, size_t sourceIdSize) {
  char path[PATH_SIZE];
  snprintf(path, sizeof path, "%s", options.server ? options.server : ":memory:");
  if (startsServer()) {
    if (!serverOptions.initial) fail("usage", NULL, "probe needs the folder that a server is to be initialised in");
    joinPath(path, serverOptions.initial, "db");
    initialiseServer(path);
  }
  openDatabase(path);
  if (!queryValue(options.server ? "SELECT VERSION();" : "SELECT sqlite_version();", version, versionSize)
    || (!options.server && !queryValue("SELECT sqlite_source_id();", sourceId, sourceIdSize)))
    fail(options.server ? "server" : "shell", NULL, "it does not say its version");
  /* Dolt of 2022 has none. */
  if (options.server && !queryValue("SELECT @@version_comment;", sourceId, sourceIdSize))
    snprintf(sourceId, sourceIdSize, "%s", "no version_comment");
  /* Dolt answers with the version of MySQL that it is compatible with. */
  char ofDolt[100];
  if (options.server && queryValue("SELECT dolt_version();", ofDolt, sizeof ofDolt))
    snprintf(sourceId, sourceIdSize, "Dolt %s", ofDolt);
  if (options.server) readVariables();
  else listLoadedFiles(executingProcess(), loadedFiles);
  closeDatabase();
}

/* The loss where SQL does not know either, instead of what the function's own entry says. */
static const char unknownVersion[] = "the version of SQLite that it is compatible with is not known";
static const char unnamedBuild[] = "the engine's build is not named";

/* Asks a loaded engine what its missing functions would say, and refuses one that counts no changed rows. */
static void askInSql(char *version, size_t versionSize, char *sourceId, size_t sourceIdSize) {
  openDatabase(":memory:");
  if (!engine.libversion) queryValue("SELECT sqlite_version();", version, versionSize);
  if (!engine.sourceid) queryValue("SELECT sqlite_source_id();", sourceId, sourceIdSize);
  char changes[64];
  if (isMissing("sqlite3_total_changes") && !queryValue("SELECT total_changes();", changes, sizeof changes))
    fail("symbols", NULL, "sqlite3_total_changes, and it does not know total_changes() in SQL");
  closeDatabase();
}

static void printMissing(bool knowsVersion, bool knowsBuild) {
  MissingFunction missing[MOST_MISSING];
  const size_t count = missingFunctions(missing);
  for (size_t i = 0; i < count; i++) {
    const bool isVersion = strcmp(missing[i].name, "sqlite3_libversion") == 0;
    const bool isBuild = strcmp(missing[i].name, "sqlite3_sourceid") == 0;
    const char *loss = isVersion && !knowsVersion ? unknownVersion : isBuild && !knowsBuild ? unnamedBuild : missing[i].loss;
    fprintf(reply, i == 0 ? "[" : ",[");
    printJsonString(reply, missing[i].name);
    fputc(',', reply);
    printJsonString(reply, loss);
    fputc(']', reply);
  }
}

static void printFiles(void) {
  const char *before = "";
  for (char *file = loadedFiles, *end; (end = strchr(file, '\n')); file = end + 1) {
    *end = 0;
    fputs(before, reply);
    printJsonString(reply, file);
    before = ",";
  }
}

/* Replies which engine this is. */
static void probe(void) {
  char version[256] = "", sourceId[512] = "";
  const char *file = NULL;
  if (options.shell || options.server) {
    askVersion(version, sizeof version, sourceId, sizeof sourceId);
  } else {
    if (!engine.libversion || !engine.sourceid || isMissing("sqlite3_total_changes"))
      askInSql(version, sizeof version, sourceId, sizeof sourceId);
    if (engine.libversion) snprintf(version, sizeof version, "%s", engine.libversion());
    if (engine.sourceid) snprintf(sourceId, sizeof sourceId, "%s", engine.sourceid());
    file = engineFile();
    listEngineFiles(loadedFiles);
  }
  fprintf(reply, "{\"engine\":{\"protocol\":%d,\"static\":%s,\"missing\":[", PROTOCOL, isStatic);
  printMissing(version[0] != 0, sourceId[0] != 0);
  fprintf(reply, "],\"version\":");
  printJsonString(reply, version);
  fprintf(reply, ",\"source_id\":");
  printJsonString(reply, sourceId);
  if (file) {
    fprintf(reply, ",\"path\":");
    printJsonString(reply, file);
  }
  fprintf(reply, ",\"files\":[");
  printFiles();
  fputc(']', reply);
  if (options.server) {
    fprintf(reply, ",\"variables\":");
    printVariables();
  }
  fprintf(reply, "}}\n");
  sendReply();
}

/* Counts system calls from here on, or only looks as if, if the options say so. Returns why it cannot, or NULL. */
static const char *countCalls(void) {
  if (!options.countCalls && !options.watchCalls) return NULL;
  if (options.server && !startsServer()) return "the tool has not started it";
  return startCounting(options.countCalls);
}

/* The command that replies to nobody: timer DB SCRIPT [--engine LIBRARY]. */
static void runTimer(int count, char **arguments) {
  if (count == 4 && strcmp(arguments[2], "--engine") == 0) options.library = arguments[3];
  else if (count != 2) fail("usage", NULL, "timer takes a database and a script");
  loadEngine();
  timeScript(arguments[0], arguments[1]);
}

/*
** Timers that an engine arms in its own turn interrupt the other engine in the next one: the system gives it few. Linux counts what all processes of the
** user have queued, so that it can give an engine fewer, or none, where others have many.
*/
static void limitTimers(void) {
#ifdef RLIMIT_SIGPENDING
  enum { MOST_TIMERS = 16 };
  setrlimit(RLIMIT_SIGPENDING, &(struct rlimit){ MOST_TIMERS, MOST_TIMERS }); /* fails where the limit is lower */
#endif
}

int main(int count, char **arguments) {
  if (count < 2 || strcmp(arguments[1], "--help") == 0) {
    printUsage(count < 2 ? stderr : stdout);
    return count < 2 ? 2 : 0;
  }
  const char *command = arguments[1];
  dieWithParent();
  signal(SIGCHLD, SIG_DFL); /* whoever ignores it passes that on, and waiting for children would fail */
  if (strcmp(command, "timer") == 0) {
    runTimer(count - 2, arguments + 2);
    return 0;
  }
  openReplies();
  const Arguments taken = takeArguments(count, arguments);
  keepStart(arguments[0], taken);
  loadAllocationCounter(arguments[0], arguments[1], taken);
  const bool isProbe = strcmp(command, "probe") == 0, isBuild = strcmp(command, "build") == 0;
  const bool isHost = strcmp(command, "host") == 0, isRace = strcmp(command, "race") == 0;
  const bool isContest = strcmp(command, "contend") == 0, isOwn = strcmp(command, "start") == 0;
  if (!isProbe && !isBuild && !isHost && !isRace && !isContest && !isOwn && strcmp(command, "serve") != 0) fail("usage", NULL, "unknown command %s", command);
  parseOptions(taken.count, taken.fields);
  if (options.server) readServerOptions(options.server);
  limitMemory();
  if (!isHost) limitTimers();
  /* The tracer of the process that has started it follows it. */
  const char *uncounted = isOwn ? NULL : countCalls();
  if (isContest) {
    holdContests();
    return 0;
  }
  if (!options.shell) {
    loadEngine();
    catchCrashes();
    if (options.prepared) requirePreparing("--prepared");
  }
  if (isProbe) probe();
  else if (isBuild) build();
  else if (isHost) hostServer();
  else if (isRace) race();
  else if (isOwn) workInOwnProcess();
  else serve(uncounted);
  return 0;
}
