#include "timing.h"

#include <string.h>

#include "clock.h"
#include "prepared.h"

DRIVER_API void beginTiming(Timing timing) {
  if (timing.latencies) timing.latencies->last = now();
  if (timing.transactions) beginChunk(timing.transactions);
}

DRIVER_API void timeStatement(Timing timing) {
  if (timing.latencies) recordLatency(timing.latencies);
  if (timing.transactions) endStatement(timing.transactions);
}

DRIVER_API void endTiming(Timing timing) {
  if (timing.transactions) endChunk(timing.transactions);
}

DRIVER_API void executeStatementsTimed(const char *where, Statements statements, Execution *execution, Timing timing) {
  const char *end = statements.text + statements.size;
  beginTiming(timing);
  for (const char *sql = statements.text; sql < end;) {
    const size_t size = strlen(sql) + 1;
    executeStatement(where, sql, (int)size, execution);
    timeStatement(timing);
    sql += size;
  }
  endTiming(timing);
}

DRIVER_API void executePreparedTimed(const char *where, PreparedFile *file, Execution *execution, Timing timing) {
  const Value *values = file->values;
  const Invocation *end = file->invocations + file->invocationCount;
  beginTiming(timing);
  for (const Invocation *invocation = file->invocations; invocation < end; invocation++) {
    executeShape(where, &file->shapes[invocation->shape], values, execution);
    timeStatement(timing);
    values += invocation->valueCount;
  }
  endTiming(timing);
}
