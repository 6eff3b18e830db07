/*
** The timing driver: opens one SQLite-compatible engine and times workloads on it.
**
** Built alone it loads the engine from a shared library. Built with -DENGINE_STATIC and linked with an engine it is
** that engine's benchmark binary.
**
** One process serves one engine, one storage and one variant. Its arguments say how to reach the prepared state, and
** lines on standard input which workload to time from it; printUsage() describes both.
**
** What a file needs it includes, and a header says what its file does; from here the way is serve.h, sample.h,
** workload.h, execute.h.
*/
#include "platform.h"

#include <inttypes.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "child.h"
#include "clock.h"
#include "crash.h"
#include "database.h"
#include "engine.h"
#include "files.h"
#include "options.h"
#include "reply.h"
#include "serve.h"
#include "timer.h"
#include "tracer.h"

/* Increased when the arguments, the commands or the replies change. */
#define PROTOCOL 7

#ifdef ENGINE_STATIC
static const char isStatic[] = "true";
#else
static const char isStatic[] = "false";
#endif

/* Makes the prepared database that samples on file start from. */
static void build(void) {
  if (!options.templateDir || !options.prepareFile)
    fail("usage", NULL, "build needs --template DIR and --prepare FILE");
  char path[PATH_SIZE];
  joinPath(path, options.templateDir, "db");
  const int64_t start = now();
  openDatabase(path);
  executeFile("prepare", options.prepareFile);
  closeDatabase();
  fprintf(reply, "{\"built\":{\"prepare_ns\":%" PRId64 "}}\n", now() - start);
  sendReply();
}

/* Replies which engine this is. */
static void probe(void) {
  char version[256], sourceId[512];
  const char *file = NULL;
  if (options.shell) {
    openDatabase(":memory:");
    if (!queryValue("SELECT sqlite_version();", version, sizeof version)
      || !queryValue("SELECT sqlite_source_id();", sourceId, sizeof sourceId))
      fail("shell", NULL, "it does not say its version");
    closeDatabase();
  } else {
    snprintf(version, sizeof version, "%s", engine.libversion());
    snprintf(sourceId, sizeof sourceId, "%s", engine.sourceid());
    file = engineFile();
  }
  fprintf(reply, "{\"engine\":{\"protocol\":%d,\"static\":%s,\"version\":", PROTOCOL, isStatic);
  printJsonString(reply, version);
  fprintf(reply, ",\"source_id\":");
  printJsonString(reply, sourceId);
  if (file) {
    fprintf(reply, ",\"path\":");
    printJsonString(reply, file);
  }
  fprintf(reply, "}}\n");
  sendReply();
}

/* The command that replies to nobody: timer DB SCRIPT [--engine LIBRARY]. */
static void runTimer(int count, char **arguments) {
  if (count == 4 && strcmp(arguments[2], "--engine") == 0) options.library = arguments[3];
  else if (count != 2) fail("usage", NULL, "timer takes a database and a script");
  loadEngine();
  timeScript(arguments[0], arguments[1]);
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
  const bool isProbe = strcmp(command, "probe") == 0, isBuild = strcmp(command, "build") == 0;
  if (!isProbe && !isBuild && strcmp(command, "serve") != 0) fail("usage", NULL, "unknown command %s", command);
  parseOptions(count - 2, arguments + 2);
  limitMemory();
  const char *uncounted = options.countCalls ? startCounting() : NULL;
  if (!options.shell) {
    loadEngine();
    catchCrashes();
  }
  if (isProbe) probe();
  else if (isBuild) build();
  else serve(uncounted);
  return 0;
}
