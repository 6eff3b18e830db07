#include "latencies.h"

#include <string.h>

#include "clock.h"
#include "memory.h"

DRIVER_API Latencies *makeLatencies(void) {
  Latencies *latencies = mapMemory(sizeof *latencies, false);
  memset(latencies, 0, sizeof *latencies);
  return latencies;
}

DRIVER_API void recordLatency(Latencies *latencies) {
  const int64_t end = now();
  addTime(&latencies->times, end - latencies->last);
  latencies->last = end;
}

DRIVER_API void discardLatencies(Latencies *latencies) { unmapMemory(latencies, sizeof *latencies); }
