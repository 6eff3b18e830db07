#ifndef DRIVER_CONTESTED_H
#define DRIVER_CONTESTED_H

#include "platform.h"

#include "contender.h"

/* The work of connections that contend, and what has to hold after it. src/features/contention/database.ts makes their tables. */

/* The number of connections in a contest of N: some workloads have one more. */
DRIVER_API int contendersOf(Contested workload, int connections);

/* The task of one of them, and its number in it. */
DRIVER_API void assignTask(Contested workload, int index, Contender *contender);

/* A contender's whole part: opens its connection, works until the window ends, and closes it. Its finish is set at the end. */
DRIVER_API void contend(ContenderConnection *connection);

/* A violated invariant. */
typedef struct Violation {
  const char *kind; /* one word of the protocol; NULL if all holds */
  char message[CONTENDER_MESSAGE];
} Violation;

/* Checks what the contenders have left, through a new connection. @param count of the contenders, which have all finished well */
DRIVER_API Violation checkContested(ContenderConnection *connection, const Contender *contenders, int count);

#endif
