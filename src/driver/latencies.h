#ifndef DRIVER_LATENCIES_H
#define DRIVER_LATENCIES_H

#include "platform.h"

#include <stdint.h>

#include "execute.h"
#include "prepared-file.h"
#include "statements.h"

/*
** The time of each statement, in a histogram that is as fine for short times as for long ones: each octave has 64
** buckets, so that a bucket is at most 1/64 of its times wide. Times below 128 ns have a bucket each.
*/
enum { BUCKETS_PER_OCTAVE = 64, BUCKETS = BUCKETS_PER_OCTAVE * 58 };

typedef struct Latencies {
  int64_t last;             /* when the statement before ended, or the first began */
  int64_t longest;          /* nanoseconds, exactly */
  uint32_t counts[BUCKETS]; /* how many statements took a time of each bucket */
} Latencies;

/* An empty histogram, with its memory touched: a page fault is not a statement's time. */
DRIVER_API Latencies *makeLatencies(void);

/*
** The timing loops with the time of each statement taken. They are loops of their own so that without latencies a
** statement costs not one instruction more.
*/
DRIVER_API void executeStatementsTimed(const char *where, Statements statements, Execution *execution,
  Latencies *latencies);
DRIVER_API void executePreparedTimed(const char *where, PreparedFile *file, Execution *execution,
  Latencies *latencies);

/* Prints a histogram as a field of the sample's reply: the buckets that are not empty, in order. */
DRIVER_API void printLatencies(const Latencies *latencies);

#endif
