#include "serve.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <unistd.h>

#include "child.h"
#include "clock.h"
#include "command.h"
#include "crash.h"
#include "database.h"
#include "files.h"
#include "instructions.h"
#include "options.h"
#include "page-faults.h"
#include "reply.h"
#include "scratch.h"
#include "sample.h"
#include "template.h"
#include "turns.h"

static void requireOptions(void) {
  if (options.shell && !options.noFork)
    fail("usage", NULL, "--shell needs --no-fork: a forked sample would share its pipes");
  if (options.shell && (options.prepared || options.latencies))
    fail("usage", NULL, "a shell is fed whole texts: --prepared and --latencies are not for --shell");
  if (options.server && !options.noFork)
    fail("usage", NULL, "--server needs --no-fork: a forked sample would share its connection");
  if (options.awaitIdle && !options.server) fail("usage", NULL, "--await-idle is for --server");
  if (options.server && options.storage == STORAGE_MEMORY)
    fail("usage", NULL, "a server has its database in files: --storage memory is not for --server");
  if (options.storage == STORAGE_UNKNOWN) fail("usage", NULL, "--storage must be memory or file");
  if (options.storage == STORAGE_MEMORY && !options.prepareFile) fail("usage", NULL, "--prepare FILE is missing");
  if (options.scratch && !options.workDir) fail("usage", NULL, "--scratch needs --work DIR");
  const char *source = options.reprepare ? options.prepareFile : options.templateDir;
  if (options.storage == STORAGE_FILE && (!options.workDir || !source))
    fail("usage", NULL, "file storage needs --work DIR and --template DIR (or --reprepare and --prepare FILE)");
}

static void replyServing(int64_t prepareNs, const char *uncounted) {
  /* Executed statements may have started threads that have ended: src/features/figures/counts knows of them. */
  const int running = countThreads(), started = 1 + (int)startedThreads();
  fprintf(reply, "{\"serving\":{\"prepare_ns\":%" PRId64 ",\"threads\":%d,\"can_populate\":%s", prepareNs,
    started > running ? started : running, canPopulatePages() ? "true" : "false");
  /* Forked samples have it at the same place. */
  fprintf(reply, ",\"statement_at\":%" PRIuPTR, (uintptr_t)&executingSql);
  if (uncounted) {
    fprintf(reply, ",\"uncounted\":");
    printJsonString(reply, uncounted);
  }
  fprintf(reply, "}}\n");
  sendReply();
}

DRIVER_API void serve(const char *uncounted) {
  requireOptions();
  if (options.pin) stayOnLastProcessor();
  if (options.processor >= 0) stayOnProcessor(options.processor);
  rehearse();
  const int64_t start = now();
  if (options.storage == STORAGE_MEMORY) {
    makeScratch(options.workDir, false);
    openDatabase(":memory:");
    executeFile("prepare", options.prepareFile);
    keepScratch(options.workDir);
  } else if (options.prepareFile && !options.reprepare) {
    buildTemplate();
  }
  useScratch(options.workDir);
  replyServing(now() - start, uncounted);
  bool isDirty = true; /* a working copy from a run before may be there */
  char line[4 * PATH_SIZE];
  while (readLine(line, sizeof line)) {
    const Command command = parseCommand(line);
    if (options.noFork) {
      runCommand(command, isDirty);
      replyDone(0);
      return;
    }
    const pid_t child = forkChild("fork");
    if (child == 0) {
      runCommand(command, isDirty);
      _exit(0);
    }
    const int status = waitForChild(child);
    /* Reads leave the copy as it was: the template has the storage's settings, and side files are removed on close. */
    isDirty = status != 0 || command.isWrites || isSurrounded(command) || options.scratch;
    replyDone(status);
  }
}
