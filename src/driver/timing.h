#ifndef DRIVER_TIMING_H
#define DRIVER_TIMING_H

#include "platform.h"

#include "execute.h"
#include "latencies.h"
#include "prepared-file.h"
#include "statements.h"
#include "transactions.h"

/*
** The timing loops in which more than the whole is timed. They are loops of their own so that without it a statement costs
** not one instruction more.
*/

/* Times beside the whole; NULL if none are taken. */
typedef struct Timing {
  Latencies *latencies;
  Transactions *transactions;
} Timing;

/* To be called where a chunk of statements begins, after each statement, and where the chunk ends. */
DRIVER_API void beginTiming(Timing timing);
DRIVER_API void timeStatement(Timing timing);
DRIVER_API void endTiming(Timing timing);

DRIVER_API void executeStatementsTimed(const char *where, Statements statements, Execution *execution, Timing timing);
DRIVER_API void executePreparedTimed(const char *where, PreparedFile *file, Execution *execution, Timing timing);

#endif
