#ifndef DRIVER_THREAD_TIMES_H
#define DRIVER_THREAD_TIMES_H

#include "platform.h"

#include <stdbool.h>
#include <stdint.h>

/* What a thread has used, and what it has waited for, nanoseconds since it was started. */
typedef struct ThreadTimes {
  int64_t processor; /* on a processor */
  int64_t queued;    /* ready to run while others had the processor: https://docs.kernel.org/scheduler/sched-stats.html */
} ThreadTimes;

/* Opens what the system tells of the calling thread; false if it tells nothing. To be called after a fork, not before. */
DRIVER_API bool openThreadTimes(void);

/* Of the thread that has opened them. Zeros if they are not open. */
DRIVER_API ThreadTimes readThreadTimes(void);

DRIVER_API void closeThreadTimes(void);

#endif
