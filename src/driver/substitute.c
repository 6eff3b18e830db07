#include "substitute.h"

#include <stdio.h>
#include <string.h>

#include "buffer.h"
#include "crash.h"
#include "reply.h"

static const unsigned char *textAsBytes(sqlite3_stmt *statement, int column) { return engine.column_blob(statement, column); }

static double refuseFloat(sqlite3_stmt *statement, int column) {
  (void)statement, (void)column;
  fail("statement", executingSql, "its rows have a float, and the engine has no sqlite3_column_double");
}

static const char *noMessage(sqlite3 *handle) { return (void)handle, NULL; }

/* The driver's one connection has no other statement open then. */
static int changesInSql(sqlite3 *handle) {
  static const char sql[] = "SELECT total_changes()";
  sqlite3_stmt *statement = NULL;
  int status = engine.prepare_v2(handle, sql, sizeof sql, &statement, NULL);
  if (status == ENGINE_OK) status = engine.step(statement);
  if (status != ENGINE_ROW || engine.column_type(statement, 0) != TYPE_INTEGER)
    fail("changes", sql, "%s (code %d), and the engine has no sqlite3_total_changes", messageOf(handle), status);
  const int changes = (int)engine.column_int64(statement, 0);
  engine.finalize(statement);
  return changes;
}

DRIVER_API void substituteMissing(void) {
  if (!engine.column_text) engine.column_text = textAsBytes;
  if (!engine.column_double) engine.column_double = refuseFloat;
  if (!engine.errmsg) engine.errmsg = noMessage;
  if (!engine.total_changes) engine.total_changes = changesInSql;
}

DRIVER_API const char *valueText(sqlite3_stmt *statement, int column) {
  static Buffer text;
  if (engine.column_text != textAsBytes) return (const char *)engine.column_text(statement, column);
  char number[32] = "";
  text.size = 0;
  switch (engine.column_type(statement, column)) {
    case TYPE_NULL: return NULL;
    case TYPE_INTEGER: snprintf(number, sizeof number, "%lld", engine.column_int64(statement, column)); break;
    case TYPE_FLOAT: snprintf(number, sizeof number, "%.15g", engine.column_double(statement, column)); break;
    default: {
      const void *bytes = engine.column_blob(statement, column);
      append(&text, bytes, (size_t)engine.column_bytes(statement, column));
    }
  }
  append(&text, number, strlen(number) + 1);
  return text.bytes;
}
