#ifndef DRIVER_WORKLOAD_H
#define DRIVER_WORKLOAD_H

#include "platform.h"

#include <stdbool.h>

#include "prepared-file.h"
#include "statements.h"
#include "timing.h"

/* The work of a sample: statements as text or prepared, and everything that is timed of them beside the whole. */
typedef struct Workload {
  Statements file;       /* the file, unchanged */
  PreparedFile prepared; /* its fields decoded, with --prepared only */
  Statements errorFile;  /* the file of expected errors; empty if no statement has to fail */
  const char *errors;    /* the field of the first statement, as expected-errors.h says; NULL if no statement has to fail */
  Timing timing;         /* of nothing in a pass that is not timed */
} Workload;

/* Reads a file of statements as the options say. */
DRIVER_API Workload readWorkload(const char *path);

/*
** Lets a workload be timed in parts as the options say: each statement, and each transaction.
**
** @param transactions a file of them; NULL if they are not to be timed. A shell is fed many at once, so its are not.
** @param isShared whether a forked process that executes it is to tell its parent the times
*/
DRIVER_API void timeParts(Workload *workload, const char *transactions, bool isShared);

/* Has statements of a workload fail as a file says; NULL if all have to succeed. Fails if it has not a field for each statement. */
DRIVER_API void expectErrors(Workload *workload, const char *path);

/* Ranges of a workload's statements, which are executed one after the other: its chunks. */
typedef struct Chunks {
  Workload *parts;
  size_t count;       /* at least 1 */
  bool isCommitApart; /* whether the last one is a COMMIT, alone */
} Chunks;

/*
** Divides a workload into chunks of so many statements; the last has what is left. A COMMIT that ends the workload is a chunk
** of its own, so that its time is known. Chunks share what the workload has prepared. 0 makes one chunk of all.
*/
DRIVER_API Chunks divideWorkload(const Workload *workload, size_t statements);

/* Gives back the memory of a finalized workload, and of its chunks. */
DRIVER_API void discardWorkload(Workload *workload, Chunks chunks);

#endif
