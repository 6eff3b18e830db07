#include "shell.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "child.h"
#include "clock.h"
#include "options.h"
#include "reply.h"
#include "shell-results.h"

DRIVER_API void openShell(const char *path) {
  Buffer input = { 0 };
  startShell(path);
  appendLine(&input, TO_NOTHING);
  appendLine(&input, ".headers off");
  appendLine(&input, ".mode quote");
  for (int i = 0; i < options.settingCount; i++) appendLine(&input, options.settings[i]);
  appendMark(&input, TO_NOTHING);
  sendToShell("open", &input, NULL);
  freeBuffer(&input);
}

DRIVER_API void closeShell(void) {
  const int status = stopShell();
  if (WIFSIGNALED(status)) {
    replyDone(status);
    _exit(0);
  }
  if (status != 0)
    fail("close", NULL, "the shell ended with status %d: %s", WEXITSTATUS(status), shellErrorLine());
}

DRIVER_API void executeInShell(const char *where, Statements statements, Execution *execution) {
  Buffer input = { 0 };
  const int results = shellResults();
  /* On systems where opening a file under /dev/fd only duplicates it, results from before would stay. */
  if (ftruncate(results, 0) != 0 || lseek(results, 0, SEEK_SET) != 0)
    fail(where, NULL, "the file of its results: %s", strerror(errno));
  appendMark(&input, TO_RESULTS);
  sendToShell(where, &input, NULL);
  input.size = 0;
  const char *end = statements.text + statements.size;
  for (const char *sql = statements.text; sql < end; sql += strlen(sql) + 1) {
    appendLine(&input, sql);
    if (execution->hashing) appendLine(&input, ".print " STATEMENT_END);
    execution->statements++;
  }
  appendMark(&input, TO_NOTHING);
  const int64_t started = now();
  sendToShell(where, &input, NULL);
  execution->elapsed = now() - started;
  freeBuffer(&input);
  readShellResults(results, statements, execution);
}

DRIVER_API void queryShell(const char *where, const char *sql, char *lines, size_t size) {
  Buffer input = { 0 };
  char answer[ANSWER_SIZE], *rest = NULL;
  appendLine(&input, TO_ANSWERS);
  appendLine(&input, sql);
  appendMark(&input, TO_NOTHING);
  sendToShell(where, &input, answer);
  freeBuffer(&input);
  lines[0] = 0;
  size_t length = 0;
  for (char *line = strtok_r(answer, "\n", &rest); line && length < size; line = strtok_r(NULL, "\n", &rest)) {
    if (strcmp(line, "NULL") == 0) continue;
    const size_t end = strlen(line);
    const bool isText = line[0] == '\'' && end >= 2;
    const int shown = (int)(isText ? end - 2 : end);
    length += (size_t)snprintf(lines + length, size - length, "%.*s\n", shown, line + isText);
  }
}
