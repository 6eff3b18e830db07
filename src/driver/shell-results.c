#include "shell-results.h"

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include "hash.h"
#include "memory.h"
#include "prepared-file.h"
#include "reply.h"

static _Noreturn void rejectResults(const char *at, const char *end) {
  const int shown = end - at > 60 ? 60 : (int)(end - at);
  fail("results", NULL, "the shell printed something that is no SQL literal: %.*s", shown, at);
}

/* Memory for a value's bytes, which is used for all values. */
static unsigned char *bytesFor(size_t size) {
  static unsigned char *bytes;
  static size_t capacity;
  if (size > capacity) {
    bytes = reallocate(bytes, size);
    capacity = size;
  }
  return bytes;
}

/* Adds a text to a row's hash. Two quotes in it are one. Returns the place behind its last quote. */
static const char *hashText(const char *literal, const char *end, uint64_t *hash) {
  unsigned char *bytes = bytesFor((size_t)(end - literal));
  int size = 0;
  const char *at = literal + 1;
  for (; at < end && (*at != '\'' || (at + 1 < end && at[1] == '\'')); at++) {
    if (size == INT_MAX) rejectResults(literal, end);
    if (*at == '\'') at++;
    bytes[size++] = (unsigned char)*at;
  }
  if (at == end) rejectResults(literal, end);
  *hash = hashSizedBytes(*hash, TYPE_TEXT, bytes, size);
  return at + 1;
}

/* Adds a blob, X'00ff', to a row's hash. Returns the place behind its last quote. */
static const char *hashBlob(const char *literal, const char *end, uint64_t *hash) {
  unsigned char *bytes = bytesFor((size_t)(end - literal));
  int size = 0;
  const char *at = literal + 2;
  for (; at + 1 < end && *at != '\''; at += 2) {
    const int high = hexDigit(at[0]), low = hexDigit(at[1]);
    if (high < 0 || low < 0 || size == INT_MAX) rejectResults(literal, end);
    bytes[size++] = (unsigned char)(high << 4 | low);
  }
  if (at >= end || *at != '\'') rejectResults(literal, end);
  *hash = hashSizedBytes(*hash, TYPE_BLOB, bytes, size);
  return at + 1;
}

/* Adds a number or NULL to a row's hash. Returns the place behind it. */
static const char *hashPlain(const char *literal, const char *end, uint64_t *hash) {
  char text[64]; /* with a NUL behind it, which the results need not have */
  size_t size = 0;
  bool isFloat = false;
  for (const char *at = literal; at < end && *at != ',' && *at != '\n'; at++) {
    if (size == sizeof text - 1) rejectResults(literal, end);
    if (memchr(".eEiI", *at, 5)) isFloat = true;
    text[size++] = *at;
  }
  text[size] = 0;
  char *after = text;
  errno = 0;
  if (size == 4 && memcmp(text, "NULL", 4) == 0) {
    *hash = hashNull(*hash);
    after = text + size;
  } else if (isFloat) {
    *hash = hashFloat(*hash, strtod(text, &after));
    errno = 0; /* 5e-324 underflows, and is a value all the same */
  } else {
    *hash = hashInteger(*hash, strtoll(text, &after, 10));
  }
  if (size == 0 || after != text + size || errno) rejectResults(literal, end);
  return literal + size;
}

/* Adds one literal to a row's hash as the engine's value would be added. Returns the place behind it. */
static const char *hashLiteral(const char *at, const char *end, uint64_t *hash) {
  if (at < end && *at == '\'') return hashText(at, end, hash);
  if (at + 1 < end && (*at == 'X' || *at == 'x') && at[1] == '\'') return hashBlob(at, end, hash);
  return hashPlain(at, end, hash);
}

/* Hashes the literals of one line. Returns the place of its line break. */
static const char *hashLine(const char *at, const char *end, uint64_t *hash) {
  const char *line = at;
  *hash = EMPTY_HASH;
  for (;;) {
    at = hashLiteral(at, end, hash);
    if (at == end || *at != ',') break;
    at++;
  }
  if (at == end || *at != '\n') rejectResults(line, end);
  *hash = mixHash(*hash);
  return at;
}

/* The place of the line break that ends a row; those within a text do not. */
static const char *skipLine(const char *at, const char *end) {
  const char *line = at;
  for (bool isQuoted = false; at < end && (isQuoted || *at != '\n'); at++)
    if (*at == '\'') isQuoted = !isQuoted;
  if (at == end) rejectResults(line, end);
  return at;
}

/* Adds a row as the shell has printed it, which is the same in every sample. */
static void touchRow(const char *row, const char *end, Execution *execution) {
  const size_t size = (size_t)(end - row);
  execution->touched = hashSizedBytes(execution->touched, TYPE_TEXT, row, size < INT_MAX ? (int)size : INT_MAX);
  execution->rows++;
}

static void touchRows(const char *at, const char *end, Execution *execution) {
  for (const char *row = at; row < end; row = at + 1) {
    at = skipLine(row, end);
    touchRow(row, at, execution);
  }
}

/* Hashes the rows of each statement up to its STATEMENT_END. */
static void hashRows(const char *at, const char *end, Statements statements, Execution *execution) {
  const char *sql = statements.text, *sqlEnd = statements.text + statements.size;
  bool isOrdered = hasOrderBy(sql);
  uint64_t rows = 0;
  int64_t ended = 0;
  while (at < end) {
    if (end - at >= 2 && memcmp(at, STATEMENT_END "\n", 2) == 0) {
      execution->hash = addStatementHash(execution->hash, rows);
      rows = 0;
      ended++;
      at += 2;
      if (sql < sqlEnd) sql += strlen(sql) + 1;
      if (sql < sqlEnd) isOrdered = hasOrderBy(sql);
      continue;
    }
    if (sql == sqlEnd) rejectResults(at, end);
    uint64_t row;
    const char *line = at;
    at = hashLine(line, end, &row);
    touchRow(line, at++, execution);
    rows = addRowHash(rows, row, isOrdered);
  }
  if (ended != execution->statements)
    fail("results", NULL, "the shell was done with %" PRId64 " of %" PRId64 " statements", ended,
      execution->statements);
}

DRIVER_API void readShellResults(int file, Statements statements, Execution *execution) {
  struct stat info;
  if (fstat(file, &info) != 0) fail("results", NULL, "%s", strerror(errno));
  const size_t size = (size_t)info.st_size;
  if (size == 0) {
    if (execution->hashing) fail("results", NULL, "the shell printed nothing");
    return;
  }
  const char *results = mmap(NULL, size, PROT_READ, MAP_SHARED, file, 0);
  if (results == MAP_FAILED) fail("results", NULL, "%s", strerror(errno));
  if (execution->hashing) hashRows(results, results + size, statements, execution);
  else touchRows(results, results + size, execution);
  munmap((void *)results, size);
}
