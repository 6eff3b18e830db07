#ifndef DRIVER_INSTRUCTIONS_H
#define DRIVER_INSTRUCTIONS_H

#include "platform.h"

#include <stdint.h>

/*
** Instructions that this process executes, if it runs on Valgrind's simulated processor. Anywhere else these functions do
** nothing, and take some nanoseconds.
*/

/* Begins to count. Callgrind begins a profile. */
DRIVER_API uint64_t beginInstructions(void);

/*
** Ends counting. Callgrind writes the profile.
**
** @param begun what beginInstructions() returned
** @returns the instructions since then, if they are counted by src/features/counts; otherwise 0
*/
DRIVER_API uint64_t endInstructions(uint64_t begun);

/* How many threads this process has ever started beside its first, if src/features/figures/counts counts; otherwise 0. */
DRIVER_API uint64_t startedThreads(void);

#endif
