#include "script.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "draw.h"
#include "memory.h"
#include "reply.h"
#include "statements.h"

/* The rest of a line that begins with a word; NULL if it begins with another. */
static const char *behind(const char *line, const char *word) {
  const size_t length = strlen(word);
  return strncmp(line, word, length) == 0 && line[length] == ' ' ? line + length + 1 : NULL;
}

static _Noreturn void refuseLine(const char *path, const char *line) { fail("contest", NULL, "%s has an unknown line: %.100s", path, line); }

static int64_t milliseconds(const char *text) {
  int64_t ms = 0;
  sscanf(text, "%" SCNd64, &ms);
  return ms * 1000000;
}

/* A line about the statement that was added last. Returns whether it is one. */
static bool addToStatement(Script *script, const char *line) {
  if (!script || script->count == 0) return false;
  ScriptStatement *statement = &script->statements[script->count - 1];
  StatementPart part = { .kind = PART_TEXT, .text = behind(line, "piece") };
  const char *rest;
  if ((rest = behind(line, "integer"))) {
    part.kind = PART_INTEGER;
    sscanf(rest, "%" SCNd64 " %" SCNd64, &part.first, &part.last);
  } else if ((rest = behind(line, "letters"))) {
    part.kind = PART_LETTERS;
    sscanf(rest, "%" SCNd64, &part.last);
  } else if (strcmp(line, "number") == 0) part.kind = PART_NUMBER;
  else if (!part.text) return false;
  statement->parts = reallocate(statement->parts, (statement->partCount + 1) * sizeof part);
  statement->parts[statement->partCount++] = part;
  return true;
}

static void addStatement(Script *script, const char *sql) {
  script->statements = reallocate(script->statements, (script->count + 1) * sizeof *script->statements);
  script->statements[script->count++] = (ScriptStatement){ .sql = sql };
}

/* A line about the connections that were named last. Returns whether it is one. */
static bool addToScript(Script *script, const char *line) {
  const char *rest;
  if (!script) return false;
  if ((rest = behind(line, "statement"))) addStatement(script, rest);
  else if ((rest = behind(line, "committed"))) script->committed = rest;
  else if ((rest = behind(line, "pause"))) script->pause = milliseconds(rest);
  else if ((rest = behind(line, "count"))) sscanf(rest, "%d", &script->connections);
  else return false;
  return true;
}

DRIVER_API const OwnContest *readOwnContest(const char *path) {
  static OwnContest contest; /* a process holds one */
  OwnContest *const own = &contest;
  const Statements lines = mapStatements(path);
  Script *script = NULL;
  const char *rest;
  for (const char *line = lines.text, *end = lines.text + lines.size; line < end; line += strlen(line) + 1) {
    if ((rest = behind(line, "connections")) && own->scriptCount < MOST_SCRIPTS) {
      script = &own->scripts[own->scriptCount++];
      *script = (Script){ .name = rest, .connections = 1 };
    } else if ((rest = behind(line, "invariant")) && own->invariantCount < MOST_INVARIANTS) own->invariants[own->invariantCount++] = rest;
    else if ((rest = behind(line, "kill"))) own->killEvery = milliseconds(rest);
    else if (!addToStatement(script, line) && !addToScript(script, line)) refuseLine(path, line);
  }
  return own;
}

DRIVER_API int connectionsOf(const OwnContest *own) {
  int sum = 0;
  for (int i = 0; i < own->scriptCount; i++) sum += own->scripts[i].connections;
  return sum;
}

/* A number from first to last, which may be 2^53 apart. */
static int64_t drawWithin(uint64_t *random, int64_t first, int64_t last) {
  const uint64_t high = (uint64_t)drawBelow(random, INT64_C(1) << 31) << 31;
  return first + (int64_t)((high | (uint64_t)drawBelow(random, INT64_C(1) << 31)) % (uint64_t)(last - first + 1));
}

static void appendNumber(Buffer *buffer, int64_t number) {
  char text[32];
  const int size = snprintf(text, sizeof text, "%" PRId64, number);
  append(buffer, text, (size_t)size);
}

DRIVER_API void fillIn(const ScriptStatement *statement, int64_t number, uint64_t random, Buffer *buffer) {
  buffer->size = 0;
  for (size_t i = 0; i < statement->partCount; i++) {
    const StatementPart *part = &statement->parts[i];
    if (part->kind == PART_TEXT) append(buffer, part->text, strlen(part->text));
    else if (part->kind == PART_NUMBER) appendNumber(buffer, number);
    else if (part->kind == PART_INTEGER) appendNumber(buffer, drawWithin(&random, part->first, part->last));
    for (int64_t letter = 0; part->kind == PART_LETTERS && letter < part->last; letter++)
      append(buffer, &"abcdefghijklmnopqrstuvwxyz"[drawBelow(&random, 26)], 1);
  }
  append(buffer, "", 1);
}
