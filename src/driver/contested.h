#ifndef DRIVER_CONTESTED_H
#define DRIVER_CONTESTED_H

#include "platform.h"

#include "contender.h"

/* The work of connections that contend. src/features/figures/contention/database.ts makes their tables. */

/* The number of connections in a contest of N: some workloads have one more. */
DRIVER_API int contendersOf(Contested workload, int connections);

/* The task of one of them, and its number in it. */
DRIVER_API void assignTask(const Contest *contest, int index, Contender *contender);

/* A contender's whole part: opens its connection, works until the window ends, and closes it. Its finish is set at the end. */
DRIVER_API void contend(ContenderConnection *connection);

/* Rows of the tables. Rows that differ are on different pages. */
enum { ACCOUNTS = 500, BALANCE = 1000, FIRST_OF_PAIR = 1, SHARED_COUNTER = 2900, LAST_OF_PAIR = 3000, COUNTERS_APART = 40 };

/* The row that a contender counts in. */
DRIVER_API int64_t counterOf(Contested workload, const Contender *contender);

#endif
