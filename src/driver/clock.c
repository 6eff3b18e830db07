#include "clock.h"

DRIVER_API int64_t readClock(clockid_t clock) {
  struct timespec t;
  if (clock_gettime(clock, &t) != 0) return 0;
  return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

DRIVER_API int64_t now(void) { return readClock(CLOCK_MONOTONIC); }
