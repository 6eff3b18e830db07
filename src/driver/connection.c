#include "connection.h"

#include <stdio.h>

#include "crash.h"
#include "reply.h"
#include "substitute.h"

DRIVER_API sqlite3 *connection = NULL;

DRIVER_API const char *engineMessage(void) { return messageOf(connection); }

DRIVER_API void failWithEngine(const char *where, const char *sql, int status) {
  fail(where, sql, "%s (code %d)", engineMessage(), status);
}

static void openWith(const char *path, int flags) {
  const int status = engine.open_v2(path, &connection, flags, NULL);
  if (status != ENGINE_OK) fail("open", NULL, "%s: %s (code %d)", path, engineMessage(), status);
}

DRIVER_API void openConnection(const char *path) { openWith(path, OPEN_READWRITE | OPEN_CREATE); }

DRIVER_API void openAnotherConnection(const char *path) { openWith(path, OPEN_READWRITE); }

DRIVER_API void closeConnection(void) {
  const int status = engine.close(connection);
  if (status != ENGINE_OK) fail("close", NULL, "the engine refuses to close (code %d)", status);
  connection = NULL;
}

DRIVER_API void queryConnection(const char *sql, char *lines, size_t size) {
  sqlite3_stmt *statement = NULL;
  lines[0] = 0;
  /* An engine need not know a pragma: no answer is an answer. */
  if (engine.prepare_v2(connection, sql, -1, &statement, NULL) == ENGINE_OK && engine.column_count(statement) > 0) {
    for (size_t length = 0; length < size && engine.step(statement) == ENGINE_ROW;) {
      const char *text = valueText(statement, 0);
      if (text) length += (size_t)snprintf(lines + length, size - length, "%s\n", text);
    }
  }
  engine.finalize(statement);
}

DRIVER_API void requireConnectionLines(const char *where, const char *sql, char *lines, size_t size) {
  sqlite3_stmt *statement = NULL;
  size_t length = 0;
  lines[0] = 0;
  executingSql = sql;
  int status = engine.prepare_v2(connection, sql, -1, &statement, NULL);
  if (status != ENGINE_OK) failWithEngine(where, sql, status);
  while ((status = engine.step(statement)) == ENGINE_ROW) {
    const char *text = valueText(statement, 0);
    if (text) length += (size_t)snprintf(lines + length, size - length, "%s\n", text);
    if (length >= size) fail(where, sql, "its rows are more than %zu bytes", size);
  }
  if (status != ENGINE_DONE) failWithEngine(where, sql, status);
  executingSql = NULL;
  engine.finalize(statement);
}
