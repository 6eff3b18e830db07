#include "command.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "options.h"
#include "reply.h"

DRIVER_API bool readLine(char *line, size_t size) {
  for (size_t length = 0; length < size; length++) {
    ssize_t got;
    while ((got = read(STDIN_FILENO, line + length, 1)) < 0 && errno == EINTR) {}
    if (got <= 0) return false;
    if (line[length] != '\n') continue;
    line[length] = 0;
    return true;
  }
  fail("command", NULL, "a command is longer than %zu bytes", size);
}

/* Takes the next field off a line; NULL if the field is empty, or the line has no other field. */
static const char *takeField(char **rest) {
  const char *field = strsep(rest, "\t");
  return field && *field ? field : NULL;
}

DRIVER_API Command parseCommand(char *line) {
  const char *name = takeField(&line);
  if (name && strcmp(name, "cold") == 0) {
    const char *what = takeField(&line), *kind = takeField(&line);
    const Command cold = {
      .kind = COMMAND_COLD,
      .hasProcess = what && strcmp(what, "process") == 0,
      .isWrites = kind && strcmp(kind, "writes") == 0,
      .statements = takeField(&line),
    };
    if (!what || (!cold.hasProcess && strcmp(what, "connection") != 0)) fail("command", NULL, "cold needs connection or process");
    if (!kind || (!cold.isWrites && strcmp(kind, "reads") != 0)) fail("command", NULL, "cold needs reads or writes");
    if (cold.isWrites && !cold.hasProcess) fail("command", NULL, "cold connection is for reads");
    return cold;
  }
  if (name && strcmp(name, "plan") == 0) {
    const Command plan = { .kind = COMMAND_PLAN, .statements = takeField(&line) };
    if (!plan.statements) fail("command", NULL, "plan needs a file of statements");
    return plan;
  }
  if (name && strcmp(name, "rows") == 0) {
    /* The statements may change the working copy. */
    Command rows = { .kind = COMMAND_ROWS, .isWrites = true, .statements = takeField(&line) };
    rows.before = takeField(&line);
    if (!rows.statements) fail("command", NULL, "rows needs a file of statements");
    return rows;
  }
  const char *kind = takeField(&line);
  Command command = { .statements = takeField(&line) };
  command.after = takeField(&line);
  command.then = takeField(&line);
  command.counters = takeField(&line);
  command.before = takeField(&line);
  command.behind = takeField(&line);
  command.errors = takeField(&line);
  if (!name) fail("command", NULL, "an empty command");
  if (strcmp(name, "settings") == 0) command.kind = COMMAND_SETTINGS;
  else if (strcmp(name, "floor") == 0 && options.shell) command.kind = COMMAND_FLOOR;
  else if (strcmp(name, "reads") == 0) command.kind = COMMAND_READS;
  else if (strcmp(name, "steps") == 0) command.kind = COMMAND_STEPS;
  else if (strcmp(name, "time") == 0) command.kind = COMMAND_TIME;
  else if (strcmp(name, "count") == 0) command.kind = COMMAND_COUNT;
  else if (strcmp(name, "hash") == 0) command.kind = COMMAND_HASH;
  else if (strcmp(name, "check") == 0) command.kind = COMMAND_CHECK;
  else fail("command", NULL, "unknown command \"%s\"", name);
  command.isWrites = command.kind == COMMAND_STEPS;
  if (!isMeasured(command.kind) && !isUntimed(command.kind)) return command;
  command.isWrites = kind && strcmp(kind, "writes") == 0;
  if (!kind || (!command.isWrites && strcmp(kind, "reads") != 0))
    fail("command", NULL, "%s needs reads or writes", name);
  if (command.kind == COMMAND_CHECK && !command.after) fail("command", NULL, "check needs a file of STATE");
  return command;
}
