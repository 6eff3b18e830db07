#include "timer.h"

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "clock.h"
#include "connection.h"
#include "execute.h"
#include "memory.h"
#include "reply.h"

/* A part of the script that holds statements; a NUL follows its end. */
typedef struct Part {
  const char *start, *end;
} Part;

/* Fails with the statement alone, not with all that follows it. */
static _Noreturn void failInPart(const char *sql, const char *end, int status) {
  failWithEngine("timer", copyText(sql, (size_t)(end - sql)), status);
}

/* Volatile, or the compiler could leave out reading what nobody uses. */
static volatile uint64_t sink;

/* Executes the statements of a part, fetching their rows. */
static void executePart(Part part) {
  const char *sql = part.start;
  uint64_t touched = 0;
  while (sql < part.end) {
    sqlite3_stmt *statement = NULL;
    const char *rest = part.end;
    int status = engine.prepare_v2(connection, sql, (int)(part.end - sql + 1), &statement, &rest);
    if (status != ENGINE_OK) failInPart(sql, part.end, status);
    if (rest <= sql) fail("timer", sql, "the engine does not say where the next statement begins");
    if (statement) { /* NULL for a comment */
      const int columns = engine.column_count(statement);
      while ((status = engine.step(statement)) == ENGINE_ROW) fetchRow(statement, columns, false, &touched);
      if (status != ENGINE_DONE) failInPart(sql, rest, status);
      status = engine.finalize(statement);
      if (status != ENGINE_OK) failInPart(sql, rest, status);
    }
    sql = rest;
  }
  sink = touched;
}

/* Reads a script, with a NUL behind it. */
static char *readScript(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (!file) fail("timer", NULL, "%s: %s", path, strerror(errno));
  struct stat info;
  if (fstat(fileno(file), &info) != 0) fail("timer", NULL, "%s: %s", path, strerror(errno));
  if (!S_ISREG(info.st_mode)) fail("timer", NULL, "%s is no file", path);
  if (info.st_size >= INT_MAX) fail("timer", NULL, "%s is too large", path);
  *size = (size_t)info.st_size;
  char *text = allocate(*size + 1);
  if (fread(text, 1, *size, file) != *size) fail("timer", NULL, "%s cannot be read", path);
  fclose(file);
  text[*size] = 0;
  return text;
}

/* Whether a line is this text, whatever spaces or carriage return follow it. */
static bool isLine(Part line, const char *text) {
  size_t length = (size_t)(line.end - line.start);
  while (length > 0 && (line.start[length - 1] == '\r' || line.start[length - 1] == ' ')) length--;
  return length == strlen(text) && memcmp(line.start, text, length) == 0;
}

DRIVER_API void timeScript(const char *database, const char *script) {
  static const char START[] = ".print BENCH_START", END[] = ".print BENCH_END";
  size_t size;
  char *text = readScript(script, &size);
  char *const textEnd = text + size;
  int status = engine.open_v2(database, &connection, OPEN_READWRITE | OPEN_CREATE, NULL);
  if (status != ENGINE_OK) failWithEngine("timer", NULL, status);
  int64_t started = -1, elapsed = -1;
  const char *partStart = text;
  for (char *line = text, *next; line < textEnd; line = next) {
    char *lineEnd = memchr(line, '\n', (size_t)(textEnd - line));
    next = lineEnd ? lineEnd + 1 : textEnd;
    if (*line != '.') continue;
    *line = 0; /* ends the statements before it */
    executePart((Part){ partStart, line });
    *line = '.';
    const Part command = { line, lineEnd ? lineEnd : next };
    if (isLine(command, START)) started = measuredNow();
    if (isLine(command, END) && started >= 0) elapsed = measuredNow() - started;
    partStart = next;
  }
  executePart((Part){ partStart, textEnd });
  free(text);
  closeConnection();
  if (elapsed < 0) fail("timer", NULL, "%s has no line \"%s\" with a line \"%s\" after it", script, START, END);
  if (printf("%" PRId64 "\n", elapsed / 1000) < 0 || fflush(stdout) != 0)
    fail("timer", NULL, "standard output: %s", strerror(errno));
}
