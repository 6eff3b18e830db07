#include "clock.h"

#include <inttypes.h>
#include <stdlib.h>

#include "own-call.h"
#include "reply.h"

static int64_t nanoseconds(struct timespec t) { return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec; }

DRIVER_API int64_t readClock(clockid_t clock) {
  struct timespec time;
  return callSystem(CALL_CLOCK_GETTIME, (int)clock, &time) ? nanoseconds(time) : 0;
}

DRIVER_API int64_t measuredNow(void) { return readClock(CLOCK_MONOTONIC); }

DRIVER_API int64_t now(void) {
  struct timespec time;
  return clock_gettime(CLOCK_MONOTONIC, &time) == 0 ? nanoseconds(time) : 0;
}

DRIVER_API void requireOneClock(void) {
  const int64_t before = measuredNow(), quick = now(), after = measuredNow();
  const int64_t slack = 100 * 1000; /* processors may read the clock a little apart */
  if (quick < before - slack || quick > after + slack)
    fail("clock", NULL, "forged clock: the C library says %" PRId64 " ns, and the system %" PRId64 " to %" PRId64 " ns", quick, before, after);
}

static int compareTimes(const void *one, const void *other) {
  const int64_t a = *(const int64_t *)one, b = *(const int64_t *)other;
  return (a > b) - (a < b);
}

DRIVER_API void sortTimes(int64_t *times, size_t count) { qsort(times, count, sizeof *times, compareTimes); }
