#ifndef DRIVER_CONNECTIONS_H
#define DRIVER_CONNECTIONS_H

#include "platform.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "execute.h"
#include "timing.h"

/*
** Several connections to a server that execute their parts of a workload at the same time, with --connections. Each has a process
** of its own: so no two of them share a lock, and all other files of the driver know one connection only.
*/

/* The throughput of all connections together. */
typedef struct Throughput {
  Execution execution; /* the sums; the hash is of all results, connection by connection */
  int64_t changes;     /* rows changed */
  int64_t repeated;    /* transactions that were executed again since another stood in the way */
  int64_t elapsed;     /* nanoseconds, from the moment when all began to the end of the last */
  Timing timing;       /* the times of all; it is there until discardConnections() */
} Throughput;

/*
** Opens the connections, and waits until each is ready to execute its part.
**
** @param path of the database
** @param statements the parts are the files of this name followed by ".1", ".2" and so on
** @param isTimed whether parts of the whole are timed too
** @param transactions as of timeParts(), with the same endings; or NULL
*/
DRIVER_API void openConnections(const char *path, const char *statements, bool isTimed, const char *transactions);

/* Has all execute their parts, and waits for the last. Fails if one does. @param hashing whether results are hashed */
DRIVER_API Throughput runConnections(bool hashing);

DRIVER_API void discardConnections(void);

#endif
