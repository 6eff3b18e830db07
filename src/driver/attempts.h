#ifndef DRIVER_ATTEMPTS_H
#define DRIVER_ATTEMPTS_H

#include "platform.h"

#include <stdint.h>

#include "execute.h"
#include "workload.h"

/*
** Executing a workload beside other connections to the same server. It may refuse a statement since another's transaction stands in
** the way; every program has to expect that, and executes its own transaction again.
*/

/* Work of an attempt beside the workload itself. */
typedef struct Attempts {
  int64_t repeated; /* transactions that were executed again, each time counted */
  int64_t changes;  /* rows that the attempts have changed that were undone */
} Attempts;

/*
** Executes a workload. The undone work of an attempt is not in the execution, but its time is in that of its
** transaction, and of that transaction's first statement. Fails if the server refuses a statement for another reason.
*/
DRIVER_API Attempts executeInAttempts(Workload *workload, Execution *execution);

#endif
