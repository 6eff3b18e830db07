#include "execute.h"

#include <string.h>
#include <strings.h>

#include "connection.h"
#include "crash.h"
#include "hash.h"
#include "reply.h"

/* The bytes of a text or a blob, to be asked for before their number: asking may convert the value. */
static const void *textOrBlob(sqlite3_stmt *statement, int column, int type) {
  return type == TYPE_TEXT ? (const void *)engine.column_text(statement, column) : engine.column_blob(statement, column);
}

/* A hash of one result row: of each column its type, its size and its value. */
static uint64_t hashRow(sqlite3_stmt *statement, int columns) {
  uint64_t hash = EMPTY_HASH;
  for (int i = 0; i < columns; i++) {
    const int type = engine.column_type(statement, i);
    if (type == TYPE_INTEGER) {
      hash = hashInteger(hash, engine.column_int64(statement, i));
    } else if (type == TYPE_FLOAT) {
      hash = hashFloat(hash, engine.column_double(statement, i));
    } else if (type == TYPE_NULL) {
      hash = hashNull(hash);
    } else {
      const void *value = textOrBlob(statement, i, type);
      hash = hashSizedBytes(hash, type, value, engine.column_bytes(statement, i));
    }
  }
  return mixHash(hash);
}

/* Volatile, or the compiler could leave calls of the engine out whose results nobody uses. */
static volatile uint64_t sink;

/* Reads the ends of a value and one byte of each page between, or an engine could leave the value to be made when somebody reads it. */
static uint64_t touch(const unsigned char *value, int size) {
  const size_t page = 4096;
  if (!value || size <= 0) return 0;
  uint64_t seen = value[size - 1];
  for (size_t at = 0; at < (size_t)size; at += page) seen += value[at];
  return seen + 1;
}

DRIVER_API void fetchRow(sqlite3_stmt *statement, int columns) {
  uint64_t seen = 0;
  for (int i = 0; i < columns; i++) {
    const int type = engine.column_type(statement, i);
    switch (type) {
      case TYPE_INTEGER: seen += (uint64_t)engine.column_int64(statement, i); break;
      case TYPE_FLOAT: seen += engine.column_double(statement, i) > 0; break;
      case TYPE_TEXT:
      case TYPE_BLOB: {
        const void *value = textOrBlob(statement, i, type);
        seen += touch(value, engine.column_bytes(statement, i));
        break;
      }
      default: break;
    }
  }
  sink = seen;
}

DRIVER_API bool hasOrderBy(const char *sql) {
  for (; *sql; sql++)
    if (strncasecmp(sql, "ORDER BY", 8) == 0) return true;
  return false;
}

DRIVER_API uint64_t addRowHash(uint64_t hash, uint64_t row, bool isOrdered) {
  return isOrdered ? mixHash(hash ^ row) : hash + row;
}

DRIVER_API uint64_t addStatementHash(uint64_t hash, uint64_t rows) { return mixHash(hash ^ rows) + 1; }

DRIVER_API int stepToEnd(const char *sql, sqlite3_stmt *statement, Execution *execution, uint64_t *hash) {
  const int columns = engine.column_count(statement);
  const bool isOrdered = execution->hashing && hasOrderBy(sql);
  uint64_t rows = 0;
  int status;
  while ((status = engine.step(statement)) == ENGINE_ROW) {
    if (!execution->hashing) fetchRow(statement, columns);
    else rows = addRowHash(rows, hashRow(statement, columns), isOrdered);
    execution->rows++;
  }
  *hash = rows;
  return status == ENGINE_DONE ? ENGINE_OK : status;
}

DRIVER_API void countStatement(Execution *execution, uint64_t hash) {
  if (execution->hashing) execution->hash = addStatementHash(execution->hash, hash);
  executingSql = NULL;
  execution->statements++;
}

DRIVER_API int tryStatement(const char *sql, int size, Execution *execution) {
  sqlite3_stmt *statement = NULL;
  uint64_t hash;
  executingSql = sql;
  /* The size includes the NUL, or SQLite copies the text before it parses it. */
  int status = engine.prepare_v2(connection, sql, size, &statement, NULL);
  if (status != ENGINE_OK) return status;
  status = stepToEnd(sql, statement, execution, &hash);
  const int finalized = engine.finalize(statement);
  if (status != ENGINE_OK || finalized != ENGINE_OK) return status != ENGINE_OK ? status : finalized;
  countStatement(execution, hash);
  return ENGINE_OK;
}

DRIVER_API void executeStatement(const char *where, const char *sql, int size, Execution *execution) {
  const int status = tryStatement(sql, size, execution);
  if (status != ENGINE_OK) failWithEngine(where, sql, status);
}

DRIVER_API void executeStatements(const char *where, Statements statements, Execution *execution) {
  const char *end = statements.text + statements.size;
  for (const char *sql = statements.text; sql < end;) {
    const size_t size = strlen(sql) + 1;
    executeStatement(where, sql, (int)size, execution);
    sql += size;
  }
}
