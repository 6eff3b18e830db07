#include "latencies.h"

#include <string.h>

#include "clock.h"
#include "memory.h"

DRIVER_API Latencies *makeLatencies(bool isShared) {
  Latencies *latencies = mapMemory(sizeof *latencies, isShared);
  memset(latencies, 0, sizeof *latencies);
  return latencies;
}

DRIVER_API void recordLatencyUntil(Latencies *latencies, int64_t end) {
  addTime(&latencies->times, end - latencies->last);
  latencies->last = end;
}

DRIVER_API void recordLatency(Latencies *latencies) { recordLatencyUntil(latencies, now()); }

DRIVER_API void discardLatencies(Latencies *latencies) { unmapMemory(latencies, sizeof *latencies); }
