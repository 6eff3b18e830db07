#ifndef DRIVER_OWN_PROCESS_H
#define DRIVER_OWN_PROCESS_H

#include "platform.h"

#include <stdbool.h>
#include <stdint.h>

#include "arguments.h"
#include "execute.h"
#include "resource-usage.h"

/*
** A process of its own for a workload, as a command line has it: it loads the engine, opens the database, executes the statements, closes
** the database and ends. A shell is such a process already.
*/

/* The result of such a process. */
typedef struct OwnProcess {
  Execution execution;
  int64_t changes;     /* rows changed */
  int64_t opened;      /* nanoseconds of opening the database */
  ResourceUsage usage; /* until it closed the database */
} OwnProcess;

/* Keeps what a process of its own is started with: the path of this program, and its arguments. */
DRIVER_API void keepStart(char *program, Arguments arguments);

/*
** Starts one, and waits for its end. If it fails, this process ends as it has ended.
**
** @param database the file that it opens
** @param statements the file of statements that it executes
*/
DRIVER_API OwnProcess runOwnProcess(const char *database, const char *statements, bool hashing);

/* The work of one, which has read its arguments and loaded its engine. */
DRIVER_API void workInOwnProcess(void);

#endif
