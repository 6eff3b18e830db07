#ifndef DRIVER_WORKLOAD_H
#define DRIVER_WORKLOAD_H

#include "platform.h"

#include <stdbool.h>

#include "execute.h"
#include "latencies.h"
#include "prepared-file.h"
#include "statements.h"

/* What a sample runs: statements as text or prepared, with or without the time of each. */
typedef struct Workload {
  Statements file;       /* the file as it is */
  PreparedFile prepared; /* its fields decoded, with --prepared only */
  Latencies *latencies;  /* with --latencies only; NULL in a pass that is not timed */
} Workload;

/* Reads a file as the options say. @param hashing whether the pass is not timed */
DRIVER_API Workload readWorkload(const char *path, bool hashing);

/* To be called on the open database before the clock starts. */
DRIVER_API void prepareWorkload(Workload *workload);

/* Ranges of a workload's statements, which are executed one after the other: its chunks. */
typedef struct Chunks {
  Workload *parts;
  size_t count; /* at least 1 */
} Chunks;

/*
** Divides a workload into chunks of so many statements; the last has what is left. Chunks share what the workload has
** prepared. 0 makes one chunk of all.
*/
DRIVER_API Chunks divideWorkload(const Workload *workload, size_t statements);

/* This is what is timed. */
DRIVER_API void executeWorkload(Workload *workload, Execution *execution);

/* To be called after the clock has stopped. */
DRIVER_API void finalizeWorkload(Workload *workload);

/* Gives back the memory of a finalized workload, and of its chunks. */
DRIVER_API void discardWorkload(Workload *workload, Chunks chunks);

#endif
