#include "server-host.h"

#include <sched.h>
#include <stdio.h>

#include "command.h"
#include "connection.h"
#include "database.h"
#include "files.h"
#include "options.h"
#include "reply.h"
#include "server-connection.h"
#include "server-options.h"
#include "server-process.h"
#include "turns.h"
#include "working-copy.h"

#ifdef ENGINE_SERVER

static void replyHost(void) {
  const ServerAddress address = serverAddress();
  fprintf(reply, "{\"host\":{");
  if (serverOptions.usesPort) {
    fprintf(reply, "\"port\":%d", address.port);
  } else {
    fprintf(reply, "\"socket\":");
    printJsonString(reply, address.socket);
  }
  fprintf(reply, ",\"account\":");
  printJsonString(reply, serverOptions.account);
  fprintf(reply, ",\"database\":");
  printJsonString(reply, connection->database);
#ifdef __linux__
  if (options.pin) fprintf(reply, ",\"processor\":%d", sched_getcpu());
#endif
  fprintf(reply, "}}\n");
  sendReply();
}

DRIVER_API void hostServer(void) {
  if (!startsServer() || !options.workDir || !serverOptions.initial)
    fail("usage", NULL, "host needs --work DIR, and --server FILE with the words to start one and its initial folder");
  char path[PATH_SIZE], line[PATH_SIZE];
  joinPath(path, options.workDir, "db");
  RestoreTimes times = { 0 };
  if (options.pin) stayOnLastProcessor();
  lockServerFolder(options.workDir);
  restoreFolder(serverOptions.initial, options.workDir, &times);
  openDatabase(path);
  replyHost();
  while (readLine(line, sizeof line)) {}
  discardDatabase();
}

#else

DRIVER_API void hostServer(void) { fail("usage", NULL, "host is for a driver with a client for servers"); }

#endif
