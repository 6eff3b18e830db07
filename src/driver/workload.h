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

/* This is what is timed. */
DRIVER_API void executeWorkload(Workload *workload, Execution *execution);

/* To be called after the clock has stopped. */
DRIVER_API void finalizeWorkload(Workload *workload);

#endif
