/*
** The timing driver: opens one SQLite-compatible engine and times workloads on it.
**
** Built alone it loads the engine from a shared library; built with -DENGINE_STATIC and linked with an
** engine it is that engine's benchmark binary.
**
** One process serves one engine, one storage and one variant. It is told by its arguments how to reach the
** prepared state, and by lines on standard input which workload to time from it; see usage().
*/
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

/* Increased when the arguments, the commands or the replies change. */
#define PROTOCOL 3

static const char USAGE[] =
  "usage: driver probe [--engine LIBRARY | --shell PROGRAM]\n"
  "       driver build --template DIR --prepare FILE [options]\n"
  "       driver serve --storage memory --prepare FILE [options]\n"
  "       driver serve --storage file --template DIR --work DIR [options]\n"
  "       driver timer DB SCRIPT [--engine LIBRARY]\n"
  "\n"
  "  probe   say which engine this is\n"
  "  build   make the prepared database DIR/db that file samples start from\n"
  "  serve   time workloads, each from fresh state, as standard input asks\n"
  "  timer   run SCRIPT on the database DB and print the microseconds that its part between the lines\n"
  "          \".print BENCH_START\" and \".print BENCH_END\" took; its other lines that begin with a dot, which\n"
  "          a shell would obey, are passed over\n"
  "\n"
  "  --engine LIBRARY   shared library with SQLite's C API (not where the engine is linked in)\n"
  "  --shell PROGRAM    instead, a program with sqlite3's command line; it is fed statements, and serves with --no-fork\n"
  "  --prepare FILE     statements that create and fill the tables\n"
  "  --setting SQL      run on every connection after it is opened; may be repeated\n"
  "  --template DIR     folder of the prepared database\n"
  "  --work DIR         folder of the working copy, brought back to the template for each sample\n"
  "  --reprepare        file storage: make each sample's database with --prepare, not from the template\n"
  "  --memory BYTES     address space that an engine may have; more is refused it\n"
  "  --count-calls      count what is asked of the system to be durable; the reply to hash and time then has it\n"
  "  --no-fork          serve one sample in this process itself, then exit\n"
  "  --prepared         the FILEs of time and hash are of prepared statements: each shape is prepared before the\n"
  "                     clock starts, or at its first use where it cannot be yet, and values are bound to it\n"
  "  --latencies        take the time of each timed statement, and add a histogram of them to the sample\n"
  "\n"
  "A FILE of statements holds each statement's text followed by a NUL byte.\n"
  "\n"
  "A FILE of prepared statements holds fields, each followed by a NUL byte, that their first byte tells apart:\n"
  "  sSQL       a shape: one statement with parameters; shapes are numbered from 0\n"
  "  eNUMBER    shape NUMBER, which stands before, is executed with the values that follow, in the order of its\n"
  "             parameters, always as many: iINTEGER, rREAL, tTEXT, xHEX (a blob)\n"
  "\n"
  "Commands are lines of fields separated by tabs; replies are lines of JSON on file descriptor 3:\n"
  "  time reads|writes FILE [WARM]\n"
  "             reach fresh state, answer {\"ready\":...}, wait for \"go\", run FILE's statements, answer\n"
  "             {\"sample\":...}, and {\"done\":...} once their process has ended. WARM is a file of\n"
  "             statements that bring a freshly opened copy to the state of a connection in use.\n"
  "  hash reads|writes FILE [STATE]\n"
  "             the same with all result values hashed, which is no timing to keep. STATE is a file of\n"
  "             statements whose results are hashed too, after those of FILE: what these have left.\n"
  "  settings   answer {\"settings\":...} as read back from fresh state, and {\"done\":...}\n"
  "  floor      answer {\"floor\":...}, what a shell takes for no statement at all, and {\"done\":...}\n";

#include "engine-api.h"
#include "state.h"
#include "replies.h"
#include "loading.h"
#include "crashes.h"
#include "statements.h"
#include "executing.h"
#include "prepared.h"
#include "latencies.h"
#include "shell-process.h"
#include "shell-results.h"
#include "shell.h"
#include "database.h"
#include "workload.h"
#include "fresh-files.h"
#include "fresh-memory.h"
#include "calls.h"
#include "tracer.h"
#include "sample.h"
#include "timer.h"

static void build(void) {
  if (!state.templateDir || !state.prepareFile) fail("usage", NULL, "build needs --template DIR and --prepare FILE");
  char path[4096];
  joinPath(path, sizeof path, state.templateDir, "db");
  int64_t start = now();
  openDatabase(path);
  executeFile("prepare", state.prepareFile);
  closeDatabase();
  fprintf(state.reply, "{\"built\":{\"prepare_ns\":%" PRId64 "}}\n", now() - start);
  fflush(state.reply);
}

static void probe(void) {
  char version[256] = "", sourceId[512] = "";
  if (state.shell) {
    openDatabase(":memory:");
    if (!ask("SELECT sqlite_version();", version, sizeof version) || !ask("SELECT sqlite_source_id();", sourceId, sizeof sourceId))
      fail("shell", NULL, "it does not say its version");
    closeDatabase();
  } else {
    snprintf(version, sizeof version, "%s", engine.libversion());
    snprintf(sourceId, sizeof sourceId, "%s", engine.sourceid());
  }
  fprintf(state.reply, "{\"engine\":{\"protocol\":%d,\"static\":%s,\"version\":", PROTOCOL,
#ifdef ENGINE_STATIC
    "true"
#else
    "false"
#endif
  );
  printJsonString(state.reply, version);
  fprintf(state.reply, ",\"source_id\":");
  printJsonString(state.reply, sourceId);
#ifndef ENGINE_STATIC
  Dl_info info;
  void *symbol;
  memcpy(&symbol, &engine.libversion, sizeof symbol);
  if (!state.shell && dladdr(symbol, &info) && info.dli_fname) {
    fprintf(state.reply, ",\"path\":");
    printJsonString(state.reply, info.dli_fname);
  }
#endif
  fprintf(state.reply, "}}\n");
  fflush(state.reply);
}

int main(int count, char **arguments) {
  if (count < 2 || strcmp(arguments[1], "--help") == 0) {
    fputs(USAGE, count < 2 ? stderr : stdout);
    return count < 2 ? 2 : 0;
  }
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL); /* a tool that is killed leaves no engine running */
#endif
  if (strcmp(arguments[1], "timer") == 0) {
    if (count == 6 && strcmp(arguments[4], "--engine") == 0) state.library = arguments[5];
    else if (count != 4) fail("usage", NULL, "timer takes a database and a script");
    loadEngine();
    timer(arguments[2], arguments[3]);
    return 0;
  }
  /* Replies have a descriptor of their own: an engine may print what it likes. */
  state.reply = fdopen(3, "w");
  if (!state.reply) {
    fputs("driver: file descriptor 3 is not open for the replies (try: driver ... 3>&1)\n", stderr);
    return 2;
  }
  fcntl(3, F_SETFD, FD_CLOEXEC);
  for (int i = 2; i < count; i++) {
    const char *name = arguments[i];
    if (strcmp(name, "--no-fork") == 0) { state.noFork = 1; continue; }
    if (strcmp(name, "--reprepare") == 0) { state.reprepare = 1; continue; }
    if (strcmp(name, "--count-calls") == 0) { state.countCalls = 1; continue; }
    if (strcmp(name, "--prepared") == 0) { state.prepared = 1; continue; }
    if (strcmp(name, "--latencies") == 0) { state.latencies = 1; continue; }
    const char *value = i + 1 < count ? arguments[++i] : NULL;
    if (!value) fail("usage", NULL, "%s has no value", name);
    if (strcmp(name, "--engine") == 0) state.library = value;
    else if (strcmp(name, "--shell") == 0) state.shell = value;
    else if (strcmp(name, "--storage") == 0) state.storage = value;
    else if (strcmp(name, "--prepare") == 0) state.prepareFile = value;
    else if (strcmp(name, "--template") == 0) state.templateDir = value;
    else if (strcmp(name, "--work") == 0) state.workDir = value;
    else if (strcmp(name, "--memory") == 0) state.memoryLimit = strtoll(value, NULL, 10);
    else if (strcmp(name, "--setting") == 0 && state.settingCount < 32) state.settings[state.settingCount++] = value;
    else fail("usage", NULL, "unknown option %s", name);
  }
  limitMemory();
  const char *uncounted = state.countCalls ? startCounting() : NULL;
  if (!state.shell) {
    loadEngine();
    catchCrashes();
  }
  if (strcmp(arguments[1], "probe") == 0) probe();
  else if (strcmp(arguments[1], "build") == 0) build();
  else if (strcmp(arguments[1], "serve") == 0) {
    if (!state.storage || (!isMemory() && strcmp(state.storage, "file") != 0))
      fail("usage", NULL, "--storage must be memory or file");
    serve(uncounted);
  } else fail("usage", NULL, "unknown command %s", arguments[1]);
  return 0;
}
