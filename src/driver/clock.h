#ifndef DRIVER_CLOCK_H
#define DRIVER_CLOCK_H

#include "platform.h"

#include <stddef.h>
#include <stdint.h>
#include <time.h>

/* Nanoseconds of a clock; 0 if it cannot be read, such as the CPU clock of a process that has ended. */
DRIVER_API int64_t readClock(clockid_t clock);

/* Nanoseconds of the monotonic clock, which nobody sets back. All times of the driver are differences of it. */
DRIVER_API int64_t now(void);

/*
** The same, from the system itself: an engine cannot answer in its place by a function that it puts into a table. It takes some hundred
** nanoseconds: for samples and their chunks, and not for each statement.
*/
DRIVER_API int64_t measuredNow(void);

/* Fails if now() and measuredNow() are not one clock. */
DRIVER_API void requireOneClock(void);

/* Sorts times, the shortest first. */
DRIVER_API void sortTimes(int64_t *times, size_t count);

#endif
