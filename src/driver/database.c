#include "database.h"

#include <string.h>
#include <unistd.h>

#include "connection.h"
#include "options.h"
#include "server-options.h"
#include "server-process.h"
#include "shell.h"

/* A shell is started with them: openShell(). */
static void executeSettings(void) {
  Execution execution = { 0 };
  for (int i = 0; i < options.settingCount; i++)
    executeStatement("setting", options.settings[i], (int)strlen(options.settings[i]) + 1, &execution);
}

/* The driver does without the statements that an engine refuses. */
static void executeAttempts(void) {
  char answer[256];
  for (int i = 0; i < options.attemptCount; i++) queryLines(options.attempts[i], answer, sizeof answer);
}

DRIVER_API void openDatabase(const char *path) {
  if (options.shell) openShell(path);
  else {
    if (startsServer()) startServer(path);
    openConnection(path);
    executeSettings();
  }
  executeAttempts();
}

DRIVER_API void joinDatabase(const char *path) {
  openAnotherConnection(path);
  executeSettings();
  executeAttempts();
}

DRIVER_API void closeDatabase(void) {
  if (options.shell) closeShell();
  else closeConnection();
  if (startsServer()) stopServer();
}

DRIVER_API void discardDatabase(void) {
  if (!startsServer()) {
    closeDatabase();
    return;
  }
  closeConnection();
  killServer();
}

DRIVER_API void executeOnDatabase(const char *where, Statements statements, Execution *execution) {
  if (options.shell) executeInShell(where, statements, execution);
  else executeStatements(where, statements, execution);
}

DRIVER_API void executeFile(const char *where, const char *path) {
  const Statements statements = mapStatements(path);
  Execution execution = { 0 };
  executeOnDatabase(where, statements, &execution);
  unmapStatements(statements);
}

DRIVER_API void queryLines(const char *sql, char *lines, size_t size) {
  if (options.shell) queryShell("setting", sql, lines, size);
  else queryConnection(sql, lines, size);
}

DRIVER_API void requireLines(const char *where, const char *sql, char *lines) {
  if (options.shell) queryShell(where, sql, lines, LINES_SIZE);
  else requireConnectionLines(where, sql, lines, LINES_SIZE);
}

DRIVER_API bool queryValue(const char *sql, char *value, size_t size) {
  queryLines(sql, value, size);
  char *end = strchr(value, '\n');
  if (end) *end = 0;
  return value[0] != 0;
}

DRIVER_API int64_t totalChanges(void) { return options.shell ? shellChanges() : engine.total_changes(connection); }

DRIVER_API pid_t executingProcess(void) {
  if (options.server) return startsServer() ? serverProcess() : 0;
  return options.shell ? shellProcess() : getpid();
}

DRIVER_API ResourceUsage executingUsage(void) {
  const pid_t process = executingProcess();
  if (process == 0) return (ResourceUsage){ 0 };
  return process == getpid() ? ownUsage() : usageOfProcess(process);
}
