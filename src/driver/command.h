#ifndef DRIVER_COMMAND_H
#define DRIVER_COMMAND_H

#include "platform.h"

#include <stdbool.h>
#include <stddef.h>

typedef enum CommandKind {
  COMMAND_TIME,
  COMMAND_HASH,
  COMMAND_CHECK,
  COMMAND_COUNT,
  COMMAND_COLD,
  COMMAND_PLAN,
  COMMAND_ROWS,
  COMMAND_SETTINGS,
  COMMAND_FLOOR,
  COMMAND_READS,
  COMMAND_STEPS,
} CommandKind;

/* Whether a command executes statements without timing them. */
static inline bool isUntimed(CommandKind kind) { return kind == COMMAND_HASH || kind == COMMAND_CHECK; }

/* Whether a command executes the measured statements in the measured way, and nothing else. */
static inline bool isMeasured(CommandKind kind) { return kind == COMMAND_TIME || kind == COMMAND_COUNT; }

/* One line of standard input, taken apart in place. */
typedef struct Command {
  CommandKind kind;
  bool isWrites;          /* of time, count, hash, check, cold and steps: the statements change the database */
  bool hasProcess;        /* of cold: the statements have a process of their own, which is timed too */
  const char *statements; /* of time, count, hash, check, cold, plan and rows: the file to execute; of the first five, NULL if it is named later */
  const char *after;      /* WARM of time and count, STATE of hash and check; NULL if it is not given */
  const char *then;       /* TRANSACTIONS of time, INVARIANTS of hash and check; NULL if it is not given */
  const char *counters;   /* COUNTERS of hash and check; NULL if it is not given */
  const char *before;     /* BEFORE of time, count, hash, check and rows; NULL if it is not given */
  const char *behind;     /* BEHIND of the same; NULL if it is not given */
  const char *errors;     /* ERRORS of the same; NULL if it is not given */
} Command;

/* Whether untimed statements surround those of a command: they may change the database whatever its kind is. */
static inline bool isSurrounded(Command command) { return command.before || command.behind; }

/*
** Reads a line from standard input, without its line break, and nothing behind it: a forked sample reads on there.
** Returns false at the end of the input.
*/
DRIVER_API bool readLine(char *line, size_t size);

/* Takes a line apart. Fails if it is no command; then it shows the command. */
DRIVER_API Command parseCommand(char *line);

#endif
