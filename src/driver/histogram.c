#include "histogram.h"

#include <inttypes.h>
#include <stdio.h>

#include "reply.h"

/* The number of a time's bucket, from its octave and the six bits after its first. */
static unsigned bucketOf(uint64_t ns) {
  const unsigned shift = ns < 2 * BUCKETS_PER_OCTAVE ? 0 : 57 - (unsigned)__builtin_clzll(ns);
  return shift * BUCKETS_PER_OCTAVE + (unsigned)(ns >> shift);
}

DRIVER_API void addTime(Histogram *histogram, int64_t ns) {
  histogram->counts[bucketOf((uint64_t)ns)]++;
  if (ns > histogram->longest) histogram->longest = ns;
}

DRIVER_API void addHistogram(Histogram *histogram, const Histogram *other) {
  for (int i = 0; i < BUCKETS; i++) histogram->counts[i] += other->counts[i];
  if (other->longest > histogram->longest) histogram->longest = other->longest;
}

DRIVER_API void printHistogram(const Histogram *histogram) {
  fprintf(reply, "{\"max_ns\":%" PRId64 ",\"counts\":[", histogram->longest);
  const char *separator = "";
  for (int i = 0; i < BUCKETS; i++) {
    if (histogram->counts[i] == 0) continue;
    fprintf(reply, "%s[%d,%" PRIu32 "]", separator, i, histogram->counts[i]);
    separator = ",";
  }
  fprintf(reply, "]}");
}
