#ifndef DRIVER_OWN_CALL_H
#define DRIVER_OWN_CALL_H

#include "platform.h"

#include <stdbool.h>

/*
** Asks the system by the processor's own instruction. The C library's functions are called through a table of this program, and whatever is
** loaded into the process can write there.
*/

/* The calls that can be made so. */
typedef enum OwnCall { CALL_CLOCK_GETTIME, CALL_GETRUSAGE } OwnCall;

/*
** Makes a call with two arguments, the second a place for the answer. Returns whether it succeeded. On other systems and processors than
** Linux on x64 and arm64, the C library makes it.
*/
DRIVER_API bool callSystem(OwnCall call, int which, void *answer);

#endif
