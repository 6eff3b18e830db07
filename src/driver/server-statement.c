#include "server-statement.h"

#include "memory.h"
#include "options.h"
#include "server-connection.h"
#include "server-value.h"

#ifdef ENGINE_SERVER

#include <inttypes.h>
#include <limits.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* The client libraries have their own names for it: char in MariaDB's, bool in MySQL's. */
typedef __typeof__(*((MYSQL_BIND *)NULL)->is_null) Flag;

enum { FIRST_CAPACITY = 256 };

/* A column of a prepared statement's results: the client library puts each row's value here. */
typedef struct Column {
  union {
    int64_t integer;
    double real;
    float single;
  } as;
  char *text;          /* of all other types, */
  size_t capacity;     /* which has so many bytes */
  unsigned long size;  /* of the value in bytes, also if it is more than fit */
  Flag isNull;
} Column;

/* A value bound to a parameter. Text and blobs stay where they are. */
typedef struct Bound {
  union {
    int64_t integer;
    double real;
  } as;
  unsigned long size;
} Bound;

struct sqlite3_stmt {
  sqlite3 *server;
  const char *sql;
  unsigned long size;   /* of the SQL */
  MYSQL_STMT *prepared; /* NULL if it is sent as text */
  MYSQL_BIND *binds;    /* of the parameters */
  Bound *bound;
  bool isExecuted;
  int status;           /* of its execution */
  MYSQL_RES *result;    /* of text, the rows; of a prepared statement, what its columns are; NULL if it has none */
  MYSQL_FIELD *fields;
  unsigned columnCount;
  MYSQL_ROW row;        /* of text */
  unsigned long *sizes; /* of the row's values */
  Column *columns;      /* of a prepared statement */
  MYSQL_BIND *columnBinds;
  char number[NUMBER_SIZE];
  size_t textSize; /* of the text that was asked for last */
};

static int statusOf(sqlite3 *server) {
  const unsigned code = mysql_errno(server->handle);
  return code == 0 ? ENGINE_OK : (int)code;
}

/* The connection's error is what the driver shows; a prepared statement has one of its own. */
static int failPrepared(sqlite3_stmt *statement) {
  const unsigned code = mysql_stmt_errno(statement->prepared);
  snprintf(statement->server->message, sizeof statement->server->message, "%s", mysql_stmt_error(statement->prepared));
  statement->server->code = code;
  return (int)code;
}

/* Whether SQL has a parameter: a question mark that is not in quotes. Suites have no comments in their SQL. */
static bool hasParameter(const char *sql) {
  char quote = 0;
  for (; *sql; sql++) {
    if (quote) quote = *sql == quote ? 0 : quote;
    else if (*sql == '\'' || *sql == '"' || *sql == '`') quote = *sql;
    else if (*sql == '?') return true;
  }
  return false;
}

DRIVER_API int prepareOnServer(sqlite3 *server, const char *sql, int size, sqlite3_stmt **prepared, const char **tail) {
  (void)tail;
  sqlite3_stmt *statement = calloc(1, sizeof *statement);
  if (!statement) return CR_OUT_OF_MEMORY;
  size_t length = size < 0 ? strlen(sql) : (size_t)size - 1;
  while (length > 0 && sql[length - 1] == ';') length--;
  statement->server = server;
  statement->sql = sql;
  statement->size = (unsigned long)length;
  server->code = 0;
  *prepared = statement;
  if (!options.prepared || !hasParameter(sql)) return ENGINE_OK;
  statement->prepared = mysql_stmt_init(server->handle);
  if (!statement->prepared) return CR_OUT_OF_MEMORY;
  if (mysql_stmt_prepare(statement->prepared, sql, statement->size) != 0) {
    const int status = failPrepared(statement);
    finalizeOnServer(statement);
    *prepared = NULL;
    return status;
  }
  const unsigned long count = mysql_stmt_param_count(statement->prepared);
  statement->binds = allocate(count * sizeof *statement->binds);
  statement->bound = allocate(count * sizeof *statement->bound);
  memset(statement->binds, 0, count * sizeof *statement->binds);
  return ENGINE_OK;
}

static int bindParameter(sqlite3_stmt *statement, int parameter, enum enum_field_types type, const void *value) {
  if (!statement->prepared) return CR_INVALID_PARAMETER_NO;
  MYSQL_BIND *bind = &statement->binds[parameter - 1];
  bind->buffer_type = type;
  bind->buffer = (void *)(uintptr_t)value; /* it is only read */
  return ENGINE_OK;
}

DRIVER_API int bindServerInteger(sqlite3_stmt *statement, int parameter, sqlite3_int64 value) {
  if (statement->prepared) statement->bound[parameter - 1].as.integer = value;
  return bindParameter(statement, parameter, MYSQL_TYPE_LONGLONG,
    statement->prepared ? &statement->bound[parameter - 1].as : NULL);
}

DRIVER_API int bindServerDouble(sqlite3_stmt *statement, int parameter, double value) {
  if (statement->prepared) statement->bound[parameter - 1].as.real = value;
  return bindParameter(statement, parameter, MYSQL_TYPE_DOUBLE,
    statement->prepared ? &statement->bound[parameter - 1].as : NULL);
}

static int bindBytes(
  sqlite3_stmt *statement, int parameter, enum enum_field_types type, const void *bytes, int size) {
  const int status = bindParameter(statement, parameter, type, bytes);
  if (status != ENGINE_OK) return status;
  Bound *bound = &statement->bound[parameter - 1];
  bound->size = (unsigned long)size;
  statement->binds[parameter - 1].length = &bound->size;
  statement->binds[parameter - 1].buffer_length = bound->size;
  return ENGINE_OK;
}

DRIVER_API int bindServerText(sqlite3_stmt *statement, int parameter, const char *text, int size, Destructor destructor) {
  (void)destructor;
  return bindBytes(statement, parameter, MYSQL_TYPE_STRING, text, size);
}

DRIVER_API int bindServerBlob(
  sqlite3_stmt *statement, int parameter, const void *blob, int size, Destructor destructor) {
  (void)destructor;
  return bindBytes(statement, parameter, MYSQL_TYPE_BLOB, blob, size);
}

/* How a column's values are fetched. */
static void bindColumn(MYSQL_BIND *bind, Column *column, const MYSQL_FIELD *field) {
  *bind = (MYSQL_BIND){ .buffer = &column->as, .is_null = &column->isNull, .length = &column->size };
  bind->is_unsigned = (field->flags & UNSIGNED_FLAG) != 0;
  switch (field->type) {
    case MYSQL_TYPE_TINY:
    case MYSQL_TYPE_SHORT:
    case MYSQL_TYPE_INT24:
    case MYSQL_TYPE_LONG:
    case MYSQL_TYPE_LONGLONG:
    case MYSQL_TYPE_YEAR: bind->buffer_type = MYSQL_TYPE_LONGLONG; break;
    case MYSQL_TYPE_DOUBLE: bind->buffer_type = MYSQL_TYPE_DOUBLE; break;
    case MYSQL_TYPE_FLOAT: bind->buffer_type = MYSQL_TYPE_FLOAT; break;
    default:
      if (!column->text) column->text = allocate(column->capacity = FIRST_CAPACITY);
      bind->buffer_type = MYSQL_TYPE_STRING;
      bind->buffer = column->text;
      bind->buffer_length = (unsigned long)column->capacity;
  }
}

static int bindColumns(sqlite3_stmt *statement) {
  for (unsigned i = 0; i < statement->columnCount; i++)
    bindColumn(&statement->columnBinds[i], &statement->columns[i], &statement->fields[i]);
  return mysql_stmt_bind_result(statement->prepared, statement->columnBinds) ? failPrepared(statement) : ENGINE_OK;
}

static int executePreparedStatement(sqlite3_stmt *statement) {
  MYSQL_STMT *prepared = statement->prepared;
  if (mysql_stmt_bind_param(prepared, statement->binds) || mysql_stmt_execute(prepared)) return failPrepared(statement);
  if (!statement->columns) {
    statement->result = mysql_stmt_result_metadata(prepared);
    if (statement->result) {
      statement->columnCount = mysql_num_fields(statement->result);
      statement->fields = mysql_fetch_fields(statement->result);
      const size_t count = statement->columnCount;
      statement->columns = allocate(count * sizeof *statement->columns);
      statement->columnBinds = allocate(count * sizeof *statement->columnBinds);
      memset(statement->columns, 0, count * sizeof *statement->columns);
    }
  }
  /* The connector takes what the server says of each execution, and the arrays are those of the first. */
  if (mysql_stmt_field_count(prepared) != statement->columnCount) {
    snprintf(statement->server->message, sizeof statement->server->message, "the server changed the number of columns of a statement");
    statement->server->code = CR_UNKNOWN_ERROR;
    return CR_UNKNOWN_ERROR;
  }
  if (statement->result) return bindColumns(statement);
  statement->server->changes += (int64_t)mysql_stmt_affected_rows(prepared);
  return ENGINE_OK;
}

/*
 * Whether the number of rows that SQL is said to have changed means anything. That of TRUNCATE TABLE does not: MariaDB has 0, Dolt as many
 * as there were. https://dev.mysql.com/doc/refman/8.4/en/truncate-table.html
 */
static bool countsChanges(const char *sql) {
  return strncasecmp(sql, "TRUNCATE", strlen("TRUNCATE")) != 0;
}

static int executeText(sqlite3_stmt *statement) {
  MYSQL *handle = statement->server->handle;
  if (mysql_real_query(handle, statement->sql, statement->size) != 0) return statusOf(statement->server);
  statement->result = mysql_use_result(handle);
  if (statement->result) {
    statement->columnCount = mysql_num_fields(statement->result);
    statement->fields = mysql_fetch_fields(statement->result);
    return ENGINE_OK;
  }
  if (mysql_field_count(handle) > 0) return statusOf(statement->server);
  if (countsChanges(statement->sql)) statement->server->changes += (int64_t)mysql_affected_rows(handle);
  return ENGINE_OK;
}

static void executeOnce(sqlite3_stmt *statement) {
  if (statement->isExecuted) return;
  statement->isExecuted = true;
  statement->status = statement->prepared ? executePreparedStatement(statement) : executeText(statement);
}

/* Fetches the values that did not fit, into more memory. */
static int fetchLongValues(sqlite3_stmt *statement) {
  for (unsigned i = 0; i < statement->columnCount; i++) {
    Column *column = &statement->columns[i];
    MYSQL_BIND *bind = &statement->columnBinds[i];
    if (!column->text || column->isNull || column->size <= column->capacity) continue;
    column->capacity = 2 * column->size;
    column->text = reallocate(column->text, column->capacity);
    bind->buffer = column->text;
    bind->buffer_length = (unsigned long)column->capacity;
    if (mysql_stmt_fetch_column(statement->prepared, bind, i, 0)) return failPrepared(statement);
  }
  /* The library has kept the old places. */
  return mysql_stmt_bind_result(statement->prepared, statement->columnBinds) ? failPrepared(statement) : ENGINE_ROW;
}

static int fetchPrepared(sqlite3_stmt *statement) {
  switch (mysql_stmt_fetch(statement->prepared)) {
    case 0: return ENGINE_ROW;
    case MYSQL_NO_DATA: return ENGINE_DONE;
    case MYSQL_DATA_TRUNCATED: return fetchLongValues(statement);
    default: return failPrepared(statement);
  }
}

static int fetchText(sqlite3_stmt *statement) {
  statement->row = mysql_fetch_row(statement->result);
  if (!statement->row) return mysql_errno(statement->server->handle) ? statusOf(statement->server) : ENGINE_DONE;
  statement->sizes = mysql_fetch_lengths(statement->result);
  return ENGINE_ROW;
}

DRIVER_API int stepOnServer(sqlite3_stmt *statement) {
  executeOnce(statement);
  if (statement->status != ENGINE_OK) return statement->status;
  if (!statement->result) return ENGINE_DONE;
  return statement->prepared ? fetchPrepared(statement) : fetchText(statement);
}

DRIVER_API int resetOnServer(sqlite3_stmt *statement) {
  statement->isExecuted = false;
  if (statement->prepared) return mysql_stmt_free_result(statement->prepared) ? failPrepared(statement) : ENGINE_OK;
  if (statement->result) mysql_free_result(statement->result);
  statement->result = NULL;
  return ENGINE_OK;
}

DRIVER_API int finalizeOnServer(sqlite3_stmt *statement) {
  if (!statement) return ENGINE_OK;
  if (statement->result) mysql_free_result(statement->result);
  for (unsigned i = 0; statement->columns && i < statement->columnCount; i++) free(statement->columns[i].text);
  free(statement->columns);
  free(statement->columnBinds);
  free(statement->binds);
  free(statement->bound);
  if (statement->prepared) mysql_stmt_close(statement->prepared);
  free(statement);
  return ENGINE_OK;
}

DRIVER_API int serverColumnCount(sqlite3_stmt *statement) {
  if (!statement->prepared) executeOnce(statement);
  const bool isExecuted = !statement->prepared || statement->columns;
  return isExecuted ? (int)statement->columnCount : (int)mysql_stmt_field_count(statement->prepared);
}

DRIVER_API int serverColumnType(sqlite3_stmt *statement, int column) {
  const bool isNull = statement->prepared ? statement->columns[column].isNull != 0 : statement->row[column] == NULL;
  return isNull ? TYPE_NULL : TYPE_TEXT;
}

/* The text of a prepared statement's value, before its rounding. Returns its size. */
static size_t textOfColumn(sqlite3_stmt *statement, int index, const char **text) {
  const Column *column = &statement->columns[index];
  const MYSQL_BIND *bind = &statement->columnBinds[index];
  *text = statement->number;
  switch (bind->buffer_type) {
    case MYSQL_TYPE_LONGLONG:
      return (size_t)snprintf(statement->number, NUMBER_SIZE, bind->is_unsigned ? "%" PRIu64 : "%" PRId64,
        (uint64_t)column->as.integer);
    case MYSQL_TYPE_DOUBLE: return (size_t)snprintf(statement->number, NUMBER_SIZE, "%.17g", column->as.real);
    case MYSQL_TYPE_FLOAT: return (size_t)snprintf(statement->number, NUMBER_SIZE, "%.9g", (double)column->as.single);
    default: *text = column->text; return column->size;
  }
}

DRIVER_API const unsigned char *serverColumnText(sqlite3_stmt *statement, int column) {
  const char *text = statement->prepared ? NULL : statement->row[column];
  if (statement->prepared) statement->textSize = textOfColumn(statement, column, &text);
  else statement->textSize = statement->sizes[column];
  const enum enum_field_types type = statement->fields[column].type;
  if (!isInexact(type)) return (const unsigned char *)text;
  char given[NUMBER_SIZE];
  const size_t size = statement->textSize < NUMBER_SIZE ? statement->textSize : NUMBER_SIZE - 1;
  memcpy(given, text, size);
  statement->textSize = textOfNumber(type, given, size, statement->number);
  return (const unsigned char *)statement->number;
}

DRIVER_API int serverColumnBytes(sqlite3_stmt *statement, int column) {
  (void)column;
  return statement->textSize > INT_MAX ? INT_MAX : (int)statement->textSize;
}

#endif
