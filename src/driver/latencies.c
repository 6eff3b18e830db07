#include "latencies.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "clock.h"
#include "memory.h"
#include "prepared.h"
#include "reply.h"

/* The number of a time's bucket, from its octave and the six bits after its first. */
static unsigned bucketOf(uint64_t ns) {
  const unsigned shift = ns < 2 * BUCKETS_PER_OCTAVE ? 0 : 57 - (unsigned)__builtin_clzll(ns);
  return shift * BUCKETS_PER_OCTAVE + (unsigned)(ns >> shift);
}

/* The clock is read once a statement: the next begins when this one ends. */
static void recordLatency(Latencies *latencies) {
  const int64_t end = now();
  const int64_t ns = end - latencies->last;
  latencies->counts[bucketOf((uint64_t)ns)]++;
  if (ns > latencies->longest) latencies->longest = ns;
  latencies->last = end;
}

DRIVER_API Latencies *makeLatencies(void) {
  Latencies *latencies = mapMemory(sizeof *latencies, false);
  memset(latencies, 0, sizeof *latencies);
  return latencies;
}

DRIVER_API void executeStatementsTimed(const char *where, Statements statements, Execution *execution,
  Latencies *latencies) {
  const char *end = statements.text + statements.size;
  latencies->last = now();
  for (const char *sql = statements.text; sql < end;) {
    const size_t size = strlen(sql) + 1;
    executeStatement(where, sql, (int)size, execution);
    recordLatency(latencies);
    sql += size;
  }
}

DRIVER_API void executePreparedTimed(const char *where, PreparedFile *file, Execution *execution,
  Latencies *latencies) {
  const Value *values = file->values;
  const Invocation *end = file->invocations + file->invocationCount;
  latencies->last = now();
  for (const Invocation *invocation = file->invocations; invocation < end; invocation++) {
    executeShape(where, &file->shapes[invocation->shape], values, execution);
    recordLatency(latencies);
    values += invocation->valueCount;
  }
}

DRIVER_API void printLatencies(const Latencies *latencies) {
  fprintf(reply, ",\"latencies\":{\"max_ns\":%" PRId64 ",\"counts\":[", latencies->longest);
  const char *separator = "";
  for (int i = 0; i < BUCKETS; i++) {
    if (latencies->counts[i] == 0) continue;
    fprintf(reply, "%s[%d,%" PRIu32 "]", separator, i, latencies->counts[i]);
    separator = ",";
  }
  fprintf(reply, "]}");
}
