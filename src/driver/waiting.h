#ifndef DRIVER_WAITING_H
#define DRIVER_WAITING_H

#include "platform.h"

#include <stdint.h>

/*
** What a process does while it waits for its turn. The thread that executes statements sleeps then: all that is seen here is done by other
** threads, in the time of another engine.
*/
typedef struct Waiting {
  int64_t elapsed; /* nanoseconds */
  int64_t cpu;     /* nanoseconds of all threads */
  int64_t written; /* bytes for a disk, also those stored into mappings */
} Waiting;

/* A reading to be handed to endWait. */
DRIVER_API Waiting beginWait(void);

/* Adds what was used since the beginning. */
DRIVER_API void endWait(Waiting *sum, Waiting began);

#endif
