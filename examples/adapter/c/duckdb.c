/*
** DuckDB behind the functions that the driver of sqlite-bench-gate calls: an example of an adapter, to be copied and changed for another
** engine. docs/adapter.md says what each function has to do, and how this file is built and tried.
**
** The functions have SQLite's names and meanings (https://www.sqlite.org/c3ref/funclist.html); what happens in them is the engine's
** own API, here https://duckdb.org/docs/stable/clients/c/api. No header of SQLite is needed.
*/
#include <duckdb.h>

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The driver looks for exactly these names. */
#define EXPORTED __attribute__((visibility("default")))

/* SQLite's numbers: https://www.sqlite.org/rescode.html, https://www.sqlite.org/c3ref/c_blob.html */
enum { OK = 0, ERROR = 1, OUT_OF_MEMORY = 7, ROW = 100, DONE = 101 };
enum { INTEGER = 1, FLOAT = 2, TEXT = 3, BLOB = 4, NULL_VALUE = 5 };

/* A connection. The driver has one for each database that it opens; with several, each opens the same path. */
typedef struct sqlite3 {
  duckdb_database database;
  duckdb_connection connection;
  int64_t changes;   /* rows that were changed since it was opened */
  char message[500]; /* the last error */
} sqlite3;

/* A prepared statement, and the rows that it is giving. */
typedef struct sqlite3_stmt {
  sqlite3 *own;
  duckdb_prepared_statement prepared;
  bool isNothing;      /* an accepted setting: there is nothing to execute */
  bool isExecuted;     /* `result` is its result */
  int status;          /* of the execution */
  duckdb_result result;
  duckdb_data_chunk chunk;
  idx_t row, rows;     /* in the chunk; the first row is fetched when `row` is 0 */
  int columns;         /* 0 if it gives no rows */
  duckdb_type *types;  /* of the columns */
  void **values;       /* of each column, in the chunk */
  uint64_t **validity; /* the same; NULL if no value of the column is NULL */
  char *text;          /* of the value that was asked for last, with a NUL behind it */
  size_t capacity;     /* of `text` */
} sqlite3_stmt;

static int fail(sqlite3 *own, const char *message) {
  snprintf(own->message, sizeof own->message, "%s", message ? message : "DuckDB does not say why");
  return ERROR;
}

/* ---- The connection ---- */

EXPORTED int sqlite3_open_v2(const char *path, sqlite3 **opened, int flags, const char *vfs) {
  (void)flags, (void)vfs;
  sqlite3 *own = calloc(1, sizeof *own);
  duckdb_config config = NULL;
  char *message = NULL;
  *opened = own;
  if (!own) return OUT_OF_MEMORY;
  /* The driver forks a process with the prepared database for each sample, and threads do not survive a fork. SQLite has one thread too. */
  if (duckdb_create_config(&config) != DuckDBSuccess || duckdb_set_config(config, "threads", "1") != DuckDBSuccess) {
    duckdb_destroy_config(&config);
    return fail(own, "DuckDB refuses its settings");
  }
  const duckdb_state state = duckdb_open_ext(path, &own->database, config, &message);
  duckdb_destroy_config(&config);
  if (state != DuckDBSuccess) {
    fail(own, message);
    duckdb_free(message);
    return ERROR;
  }
  return duckdb_connect(own->database, &own->connection) == DuckDBSuccess ? OK : fail(own, "DuckDB refuses to connect");
}

EXPORTED int sqlite3_close(sqlite3 *own) {
  duckdb_disconnect(&own->connection);
  duckdb_close(&own->database);
  free(own);
  return OK;
}

EXPORTED const char *sqlite3_errmsg(sqlite3 *own) { return own->message; }

/* The report shows it as the engine's version. */
EXPORTED const char *sqlite3_libversion(void) { return duckdb_library_version(); }

EXPORTED const char *sqlite3_sourceid(void) { return "DuckDB, through an adapter"; }

EXPORTED int sqlite3_total_changes(sqlite3 *own) { return (int)own->changes; }

/* ---- The dialect: what the suites write in SQLite's way, and DuckDB wants in another ---- */

/* Settings of every database of the storage `autocommit`. DuckDB knows neither, and always does both: it has a log, and flushes commits. */
static const char *const doneAlready[] = { "PRAGMA journal_mode=WAL;", "PRAGMA synchronous=FULL;" };

/* Replaces each `word` by another one, at most twice as long: `sql` has room for that. */
static void replaceWords(char *sql, const char *word, const char *other) {
  const size_t size = strlen(word), own = strlen(other);
  for (char *found = sql; (found = strstr(found, word)); found += own) {
    memmove(found + own, found + size, strlen(found + size) + 1);
    memcpy(found, other, own);
  }
}

/*
** A statement in DuckDB's words; free() it. NULL if there is no memory. Nothing that changes what a statement means belongs here: the report
** would compare two different things.
*/
static char *translate(const char *sql) {
  static const char checkpoint[] = "PRAGMA wal_checkpoint", hint[] = " INDEXED BY ";
  if (strncmp(sql, checkpoint, strlen(checkpoint)) == 0) return strdup("CHECKPOINT");
  char *own = malloc(2 * strlen(sql) + 1);
  if (!own) return NULL;
  strcpy(own, sql);
  if (strncmp(own, "CREATE TABLE ", strlen("CREATE TABLE ")) == 0) {
    /* SQLite's numbers have 64 bits; DuckDB's types of these names have 32. */
    replaceWords(own, " INTEGER", " BIGINT");
    replaceWords(own, " REAL", " DOUBLE");
    return own;
  }
  if (strncmp(own, "SELECT ", strlen("SELECT ")) != 0) return own;
  /* DuckDB has no such hint: it chooses the index, or none, by itself. The rows are the same. */
  for (char *found; (found = strstr(own, hint));) {
    const char *end = found + strlen(hint);
    end += strcspn(end, " ;)");
    memmove(found, end, strlen(end) + 1);
  }
  return own;
}

/* ---- Statements ---- */

/* Forgets the rows, so that the statement can be executed again. */
static void forgetRows(sqlite3_stmt *statement) {
  if (statement->chunk) duckdb_destroy_data_chunk(&statement->chunk);
  if (statement->isExecuted) duckdb_destroy_result(&statement->result);
  statement->isExecuted = false;
  statement->row = statement->rows = 0;
}

EXPORTED int sqlite3_finalize(sqlite3_stmt *statement) {
  if (!statement) return OK;
  forgetRows(statement);
  if (statement->prepared) duckdb_destroy_prepare(&statement->prepared);
  free(statement->types);
  free(statement->values);
  free(statement->validity);
  free(statement->text);
  free(statement);
  return OK;
}

/* @param size in bytes, the NUL among them; below 0 if the SQL ends at its NUL. @param tail not used: it is one statement */
EXPORTED int sqlite3_prepare_v2(sqlite3 *own, const char *sql, int size, sqlite3_stmt **prepared, const char **tail) {
  (void)size, (void)tail;
  sqlite3_stmt *statement = calloc(1, sizeof *statement);
  *prepared = NULL;
  if (!statement) return OUT_OF_MEMORY;
  statement->own = own;
  for (size_t i = 0; i < sizeof doneAlready / sizeof *doneAlready; i++)
    if (strcmp(sql, doneAlready[i]) == 0) statement->isNothing = true;
  if (!statement->isNothing) {
    char *translated = translate(sql);
    const duckdb_state state = duckdb_prepare(own->connection, translated, &statement->prepared);
    free(translated);
    if (state != DuckDBSuccess) {
      fail(own, duckdb_prepare_error(statement->prepared));
      sqlite3_finalize(statement);
      return ERROR;
    }
  }
  *prepared = statement;
  return OK;
}

/* Executes the statement, unless it has been. */
static int execute(sqlite3_stmt *statement) {
  if (statement->isExecuted || statement->isNothing) return statement->status;
  statement->isExecuted = true;
  statement->status = OK;
  if (duckdb_execute_prepared(statement->prepared, &statement->result) != DuckDBSuccess)
    return statement->status = fail(statement->own, duckdb_result_error(&statement->result));
  const duckdb_result_type kind = duckdb_result_return_type(statement->result);
  if (kind == DUCKDB_RESULT_TYPE_CHANGED_ROWS) statement->own->changes += (int64_t)duckdb_rows_changed(&statement->result);
  if (kind != DUCKDB_RESULT_TYPE_QUERY_RESULT || statement->types) return OK;
  const size_t columns = duckdb_column_count(&statement->result);
  statement->types = calloc(columns, sizeof *statement->types);
  statement->values = calloc(columns, sizeof *statement->values);
  statement->validity = calloc(columns, sizeof *statement->validity);
  if (!statement->types || !statement->values || !statement->validity) return statement->status = OUT_OF_MEMORY;
  statement->columns = (int)columns;
  for (size_t i = 0; i < columns; i++) statement->types[i] = duckdb_column_type(&statement->result, i);
  return OK;
}

/* SQLite's type of a column; 0 if this adapter does not read the column. */
static int typeOf(duckdb_type type) {
  switch (type) {
    case DUCKDB_TYPE_BOOLEAN:
    case DUCKDB_TYPE_TINYINT:
    case DUCKDB_TYPE_SMALLINT:
    case DUCKDB_TYPE_INTEGER:
    case DUCKDB_TYPE_BIGINT:
    case DUCKDB_TYPE_HUGEINT: return INTEGER;
    case DUCKDB_TYPE_FLOAT:
    case DUCKDB_TYPE_DOUBLE: return FLOAT;
    case DUCKDB_TYPE_VARCHAR: return TEXT;
    case DUCKDB_TYPE_BLOB: return BLOB;
    default: return 0;
  }
}

/* Takes the next rows. A value that is read wrongly would be a wrong result: a type that is not known is an error. */
static int fetchChunk(sqlite3_stmt *statement) {
  if (statement->chunk) duckdb_destroy_data_chunk(&statement->chunk);
  statement->chunk = duckdb_fetch_chunk(statement->result);
  statement->row = 0;
  statement->rows = statement->chunk ? duckdb_data_chunk_get_size(statement->chunk) : 0;
  for (int i = 0; statement->rows > 0 && i < statement->columns; i++) {
    if (typeOf(statement->types[i]) == 0) {
      char message[100];
      snprintf(message, sizeof message, "column %d has DuckDB's type %d, which this adapter does not read", i, (int)statement->types[i]);
      return fail(statement->own, message);
    }
    const duckdb_vector vector = duckdb_data_chunk_get_vector(statement->chunk, (idx_t)i);
    statement->values[i] = duckdb_vector_get_data(vector);
    statement->validity[i] = duckdb_vector_get_validity(vector);
  }
  return OK;
}

EXPORTED int sqlite3_step(sqlite3_stmt *statement) {
  int status = execute(statement);
  if (status != OK) return status;
  if (statement->columns == 0) return DONE;
  if (++statement->row < statement->rows) return ROW;
  if ((status = fetchChunk(statement)) != OK) return status;
  return statement->rows > 0 ? ROW : DONE;
}

EXPORTED int sqlite3_reset(sqlite3_stmt *statement) {
  forgetRows(statement);
  return OK;
}

/* The driver asks before the first step. DuckDB says it once the statement is executed. */
EXPORTED int sqlite3_column_count(sqlite3_stmt *statement) {
  return execute(statement) == OK ? statement->columns : 0;
}

/* ---- Values for parameters, which are numbered from 1: for `--statements prepared` ---- */

static int bound(sqlite3_stmt *statement, duckdb_state state) {
  return state == DuckDBSuccess ? OK : fail(statement->own, "DuckDB refuses a value for a parameter");
}

EXPORTED int sqlite3_bind_int64(sqlite3_stmt *statement, int parameter, long long value) {
  return bound(statement, duckdb_bind_int64(statement->prepared, (idx_t)parameter, value));
}

EXPORTED int sqlite3_bind_double(sqlite3_stmt *statement, int parameter, double value) {
  return bound(statement, duckdb_bind_double(statement->prepared, (idx_t)parameter, value));
}

/* @param destructor not used: DuckDB copies the bytes */
EXPORTED int sqlite3_bind_text(sqlite3_stmt *statement, int parameter, const char *text, int size, void (*destructor)(void *)) {
  (void)destructor;
  return bound(statement, duckdb_bind_varchar_length(statement->prepared, (idx_t)parameter, text, (idx_t)size));
}

EXPORTED int sqlite3_bind_blob(sqlite3_stmt *statement, int parameter, const void *bytes, int size, void (*destructor)(void *)) {
  (void)destructor;
  return bound(statement, duckdb_bind_blob(statement->prepared, (idx_t)parameter, bytes, (idx_t)size));
}

/* ---- Values of the current row ---- */

/* A sum of integers is a HUGEINT, of 128 bits. */
static bool fits(duckdb_hugeint value) { return value.upper == ((int64_t)value.lower < 0 ? -1 : 0); }

static duckdb_hugeint hugeAt(sqlite3_stmt *statement, int column) {
  return ((const duckdb_hugeint *)statement->values[column])[statement->row];
}

EXPORTED int sqlite3_column_type(sqlite3_stmt *statement, int column) {
  const uint64_t *validity = statement->validity[column];
  if (validity && (validity[statement->row / 64] >> (statement->row % 64) & 1) == 0) return NULL_VALUE;
  const duckdb_type type = statement->types[column];
  return type == DUCKDB_TYPE_HUGEINT && !fits(hugeAt(statement, column)) ? FLOAT : typeOf(type);
}

EXPORTED long long sqlite3_column_int64(sqlite3_stmt *statement, int column) {
  const void *values = statement->values[column];
  const idx_t row = statement->row;
  switch (statement->types[column]) {
    case DUCKDB_TYPE_BOOLEAN: return ((const bool *)values)[row];
    case DUCKDB_TYPE_TINYINT: return ((const int8_t *)values)[row];
    case DUCKDB_TYPE_SMALLINT: return ((const int16_t *)values)[row];
    case DUCKDB_TYPE_INTEGER: return ((const int32_t *)values)[row];
    case DUCKDB_TYPE_BIGINT: return ((const int64_t *)values)[row];
    case DUCKDB_TYPE_HUGEINT: return (long long)hugeAt(statement, column).lower;
    default: return 0;
  }
}

EXPORTED double sqlite3_column_double(sqlite3_stmt *statement, int column) {
  const void *values = statement->values[column];
  switch (statement->types[column]) {
    case DUCKDB_TYPE_FLOAT: return (double)((const float *)values)[statement->row];
    case DUCKDB_TYPE_DOUBLE: return ((const double *)values)[statement->row];
    case DUCKDB_TYPE_HUGEINT: return duckdb_hugeint_to_double(hugeAt(statement, column));
    default: return (double)sqlite3_column_int64(statement, column);
  }
}

static duckdb_string_t *stringAt(sqlite3_stmt *statement, int column) {
  return &((duckdb_string_t *)statement->values[column])[statement->row];
}

/* Copies bytes into `text` with a NUL behind them, which SQLite's texts have and DuckDB's have not. NULL if there is no memory. */
static const void *keepText(sqlite3_stmt *statement, const char *bytes, size_t size) {
  if (size >= statement->capacity) {
    char *larger = realloc(statement->text, 2 * size + 64);
    if (!larger) return NULL;
    statement->text = larger;
    statement->capacity = 2 * size + 64;
  }
  memcpy(statement->text, bytes, size);
  statement->text[size] = 0;
  return statement->text;
}

EXPORTED const void *sqlite3_column_blob(sqlite3_stmt *statement, int column) {
  duckdb_string_t *string = stringAt(statement, column);
  return duckdb_string_t_data(string);
}

/* The driver asks for the text of settings too, whatever their type is. */
EXPORTED const unsigned char *sqlite3_column_text(sqlite3_stmt *statement, int column) {
  char number[32];
  switch (sqlite3_column_type(statement, column)) {
    case NULL_VALUE: return NULL;
    case INTEGER: snprintf(number, sizeof number, "%lld", sqlite3_column_int64(statement, column)); break;
    case FLOAT: snprintf(number, sizeof number, "%.15g", sqlite3_column_double(statement, column)); break;
    default: {
      duckdb_string_t *string = stringAt(statement, column);
      return keepText(statement, duckdb_string_t_data(string), duckdb_string_t_length(*string));
    }
  }
  return keepText(statement, number, strlen(number));
}

/* The bytes of a text or a blob, without the NUL. */
EXPORTED int sqlite3_column_bytes(sqlite3_stmt *statement, int column) {
  return (int)duckdb_string_t_length(*stringAt(statement, column));
}
