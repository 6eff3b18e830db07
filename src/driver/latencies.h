#ifndef DRIVER_LATENCIES_H
#define DRIVER_LATENCIES_H

#include "platform.h"

#include <stdbool.h>
#include <stdint.h>

#include "histogram.h"

/* The time of each statement. The clock is read once a statement: the next begins when this one ends. */
typedef struct Latencies {
  int64_t last; /* when the statement before ended, or the first began */
  Histogram times;
} Latencies;

/*
** No latencies yet, with their memory touched: a page fault is not a statement's time.
**
** @param isShared whether a forked process that records them is to tell its parent
*/
DRIVER_API Latencies *makeLatencies(bool isShared);

/* Records the end of a statement. */
DRIVER_API void recordLatency(Latencies *latencies);

/* Like recordLatency, for a statement that ended at a time that was read before. */
DRIVER_API void recordLatencyUntil(Latencies *latencies, int64_t end);

DRIVER_API void discardLatencies(Latencies *latencies);

#endif
