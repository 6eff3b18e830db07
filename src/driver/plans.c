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

/* The rows of a statement, as lines of columns between tabs. Returns whether the engine has answered it to the end. */
static bool readRows(const char *sql, char *lines) {
  sqlite3_stmt *statement = NULL;
  size_t length = 0;
  lines[0] = 0;
  executingSql = sql;
  int status = engine.prepare_v2(connection, sql, -1, &statement, NULL);
  if (status == ENGINE_OK) {
    while ((status = engine.step(statement)) == ENGINE_ROW && length < PLAN_SIZE - 1) {
      const int columns = engine.column_count(statement);
      for (int i = 0; i < columns; i++) {
        const char *text = valueText(statement, i);
        length = addText(lines, length, i == 0 ? "" : "\t");
        length = addText(lines, length, text ? text : "");
      }
      length = addText(lines, length, "\n");
    }
  }
  engine.finalize(statement);
  executingSql = NULL;
  /* Rows that are left over do not fit. */
  return status == ENGINE_DONE || status == ENGINE_ROW;
}

DRIVER_API void replyPlans(const char *path) {
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
    if (readRows(sql, lines)) printJsonString(list, lines);
    else fputs("null", list);
  }
  if (fclose(list) != 0) fail("plan", NULL, "out of memory");
  unmapStatements(statements);
  fprintf(reply, "{\"plans\":[%s]}\n", plans);
  free(plans);
  sendReply();
}
