#ifndef DRIVER_SERVER_IDLE_H
#define DRIVER_SERVER_IDLE_H

#include "platform.h"

#include <stdint.h>

/*
** A server works after it has replied: it purges, collects garbage, writes pages. This work belongs to the statements that
** caused it, and would otherwise be in the time of the next sample.
**
** Waits until the server that the driver has started is idle: its first process has used at most 2 % of a processor for a
** millisecond.
**
** @param longest how long to wait at most, nanoseconds
** @returns the CPU time that it has used meanwhile, nanoseconds; 0 of a server that the driver has not started, and where the
**   system does not tell the time of another process
*/
DRIVER_API int64_t awaitIdleServer(int64_t longest);

#endif
