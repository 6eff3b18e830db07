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

/* One fetched value. */
typedef struct Fetched {
  int type;
  int size; /* bytes of texts and blobs */
  union {
    int64_t integer;
    double real;
    const void *bytes; /* the engine's */
  } as;
} Fetched;

/*
** Asks the engine for a value of a row. Rows that are timed and rows that are hashed are fetched here alone, or an engine could tell by the
** addresses that its functions return to whether anybody looks at its results.
*/
__attribute__((noinline)) static Fetched fetchValue(sqlite3_stmt *statement, int column) {
  Fetched value = { .type = engine.column_type(statement, column) };
  switch (value.type) {
    case TYPE_INTEGER: value.as.integer = engine.column_int64(statement, column); break;
    case TYPE_FLOAT: value.as.real = engine.column_double(statement, column); break;
    case TYPE_NULL: break;
    default:
      value.as.bytes = textOrBlob(statement, column, value.type);
      value.size = engine.column_bytes(statement, column);
      break;
  }
  return value;
}

/* Adds a value to the hash of its row: its type, its size and its bytes. */
static uint64_t hashValue(uint64_t hash, Fetched value) {
  switch (value.type) {
    case TYPE_INTEGER: return hashInteger(hash, value.as.integer);
    case TYPE_FLOAT: return hashFloat(hash, value.as.real);
    case TYPE_NULL: return hashNull(hash);
    default: return hashSizedBytes(hash, value.type, value.as.bytes, value.size);
  }
}

/* Reads the ends of a value and one byte of each page between, or an engine could leave the value to be made when somebody reads it. */
static uint64_t touch(const unsigned char *value, int size) {
  const size_t page = 4096;
  if (!value || size <= 0) return 0;
  uint64_t seen = value[size - 1];
  for (size_t at = 0; at < (size_t)size; at += page) seen += value[at];
  return seen + 1;
}

/* Adds to a hash what shows that the engine has made a value. Compared only with what the same engine returned before: the order counts. */
static uint64_t touchValue(uint64_t touched, Fetched value) {
  uint64_t word = 0;
  switch (value.type) {
    case TYPE_INTEGER: word = (uint64_t)value.as.integer; break;
    case TYPE_FLOAT: memcpy(&word, &value.as.real, sizeof word); break;
    case TYPE_TEXT:
    case TYPE_BLOB: word = touch(value.as.bytes, value.size) + ((uint64_t)value.size << 32); break;
    default: break;
  }
  return hashTouched(touched, value.type, word);
}

DRIVER_API uint64_t fetchRow(sqlite3_stmt *statement, int columns, bool hashing, uint64_t *touched) {
  uint64_t row = EMPTY_HASH, seen = *touched;
  for (int i = 0; i < columns; i++) {
    /* Used at once: some engines keep one text only until they are asked for the next. */
    const Fetched value = fetchValue(statement, i);
    seen = touchValue(seen, value);
    if (hashing) row = hashValue(row, value);
  }
  *touched = seen;
  return hashing ? mixHash(row) : 0;
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
    const uint64_t row = fetchRow(statement, columns, execution->hashing, &execution->touched);
    if (execution->hashing) rows = addRowHash(rows, row, isOrdered);
    execution->rows++;
  }
  *hash = rows;
  execution->touched = hashTouched(execution->touched, TYPE_NULL, EMPTY_HASH); /* or a row of one statement could be the next one's */
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
