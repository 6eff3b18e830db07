#include "plans.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "connection.h"
#include "crash.h"
#include "engine.h"
#include "options.h"
#include "reply.h"
#include "statements.h"
#include "substitute.h"

enum { PLAN_SIZE = 16 * 1024, MOST_PLANS = 400 };

/* Adds a text as far as there is room for it. Returns the new length. */
static size_t addText(char *lines, size_t length, const char *text) {
  const size_t room = PLAN_SIZE - 1 - length, size = strlen(text);
  const size_t taken = size < room ? size : room;
  memcpy(lines + length, text, taken);
  lines[length + taken] = 0;
  return length + taken;
}

/* Adds a text on one line, with a backslash before what would break the line. */
static size_t addOnOneLine(char *lines, size_t length, const char *text) {
  char part[3] = "";
  for (; *text; text++) {
    const char *const escaped = *text == '\n' ? "\\n" : *text == '\t' ? "\\t" : *text == '\\' ? "\\\\" : NULL;
    part[0] = escaped ? escaped[0] : *text;
    part[1] = escaped ? escaped[1] : 0;
    length = addText(lines, length, part);
  }
  return length;
}

/* Adds a blob as X'00ff', cut if it is long. */
static size_t addBlob(char *lines, size_t length, sqlite3_stmt *statement, int column) {
  enum { MOST_BYTES = 32 };
  const unsigned char *bytes = engine.column_blob(statement, column);
  const int size = bytes ? engine.column_bytes(statement, column) : 0;
  char digits[3];
  length = addText(lines, length, "X'");
  for (int i = 0; i < size && i < MOST_BYTES; i++) {
    snprintf(digits, sizeof digits, "%02x", bytes[i]);
    length = addText(lines, length, digits);
  }
  return addText(lines, length, size > MOST_BYTES ? "...'" : "'");
}

/* Adds a real number, which always shows that it is one. */
static size_t addReal(char *lines, size_t length, double value) {
  char number[40];
  snprintf(number, sizeof number - 2, "%.17g", value);
  if (strspn(number, "-0123456789") == strlen(number)) memcpy(number + strlen(number), ".0", 3);
  return addText(lines, length, number);
}

/* Adds a value as SQL writes it, by the functions that hashes are made by: an engine may convert to text in another way. */
static size_t addLiteral(char *lines, size_t length, sqlite3_stmt *statement, int column) {
  const int type = engine.column_type(statement, column);
  if (type == TYPE_NULL) return addText(lines, length, "NULL");
  if (type == TYPE_FLOAT) return addReal(lines, length, engine.column_double(statement, column));
  if (type == TYPE_INTEGER) {
    char number[32];
    snprintf(number, sizeof number, "%lld", engine.column_int64(statement, column));
    return addText(lines, length, number);
  }
  if (type == TYPE_BLOB) return addBlob(lines, length, statement, column);
  const char *text = valueText(statement, column);
  length = addText(lines, length, "'");
  length = addOnOneLine(lines, length, text ? text : "");
  return addText(lines, length, "'");
}

static size_t addPlain(char *lines, size_t length, sqlite3_stmt *statement, int column) {
  const char *text = valueText(statement, column);
  return addText(lines, length, text ? text : "");
}

/* The rows of a statement, as lines of columns between tabs. Returns whether the engine has answered it to the end. */
static bool readRows(const char *sql, char *lines, bool asLiterals) {
  sqlite3_stmt *statement = NULL;
  size_t length = 0;
  lines[0] = 0;
  executingSql = sql;
  int status = engine.prepare_v2(connection, sql, -1, &statement, NULL);
  if (status == ENGINE_OK) {
    while ((status = engine.step(statement)) == ENGINE_ROW && length < PLAN_SIZE - 1) {
      const int columns = engine.column_count(statement);
      for (int i = 0; i < columns; i++) {
        length = addText(lines, length, i == 0 ? "" : "\t");
        length = (asLiterals ? addLiteral : addPlain)(lines, length, statement, i);
      }
      length = addText(lines, length, "\n");
    }
  }
  engine.finalize(statement);
  executingSql = NULL;
  /* Rows that are left over do not fit. */
  return status == ENGINE_DONE || status == ENGINE_ROW;
}

DRIVER_API void replyPlans(const char *path, bool asLiterals) {
  static char lines[PLAN_SIZE];
  if (options.shell || options.server) fail("command", NULL, "plan is for engines that are called");
  const Statements statements = mapStatements(path);
  const char *const end = statements.text + statements.size;
  /* All answers come before the reply, since an engine may end the process. */
  char *plans = NULL;
  size_t size = 0;
  FILE *list = open_memstream(&plans, &size);
  if (!list) fail("plan", NULL, "out of memory");
  int count = 0;
  for (const char *sql = statements.text; sql < end && count < MOST_PLANS; sql += strlen(sql) + 1, count++) {
    if (count > 0) fputc(',', list);
    if (readRows(sql, lines, asLiterals)) printJsonString(list, lines);
    else fputs("null", list);
  }
  if (fclose(list) != 0) fail("plan", NULL, "out of memory");
  unmapStatements(statements);
  fprintf(reply, "{\"plans\":[%s]}\n", plans);
  free(plans);
  sendReply();
}
