#include "clock.h"

#include <stdlib.h>

DRIVER_API int64_t readClock(clockid_t clock) {
  struct timespec t;
  if (clock_gettime(clock, &t) != 0) return 0;
  return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

DRIVER_API int64_t now(void) { return readClock(CLOCK_MONOTONIC); }

static int compareTimes(const void *one, const void *other) {
  const int64_t a = *(const int64_t *)one, b = *(const int64_t *)other;
  return (a > b) - (a < b);
}

DRIVER_API void sortTimes(int64_t *times, size_t count) { qsort(times, count, sizeof *times, compareTimes); }
