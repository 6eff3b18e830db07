#ifndef DRIVER_THREAD_TIMES_H
#define DRIVER_THREAD_TIMES_H

#include "platform.h"

#include <stdbool.h>
#include <stdint.h>

/* A thread's use of a processor, and its waiting for one, nanoseconds since it was started. */
typedef struct ThreadTimes {
  int64_t processor; /* on a processor */
  int64_t others;    /* the same of all other threads of its process */
  int64_t queued;    /* ready to run while others had the processor: https://docs.kernel.org/scheduler/sched-stats.html */
} ThreadTimes;

/* Opens what the system tells of the calling thread; false if it tells nothing. To be called after a fork, not before. */
DRIVER_API bool openThreadTimes(void);

/* The times of the thread that has opened them; zeros if they are not open. */
DRIVER_API ThreadTimes readThreadTimes(void);

DRIVER_API void closeThreadTimes(void);

#endif
