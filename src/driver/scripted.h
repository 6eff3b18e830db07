#ifndef DRIVER_SCRIPTED_H
#define DRIVER_SCRIPTED_H

#include "platform.h"

#include "contender.h"
#include "violation.h"

/* A user's own contest: connections execute scripts, and one more looks whether what has to hold does. */

/* The task of a contender, its script and its number in it. The last contender looks. */
DRIVER_API void assignScript(const OwnContest *script, int index, Contender *contender);

/*
** Executes a script once, from the first statement behind the transactions that it has committed. Returns the status.
**
** @param random the state that its values are drawn from: the same in each try
*/
DRIVER_API int tryScript(ContenderConnection *connection, uint64_t random);

/* Keeps the results that have to stay, before anything has changed. Returns the status. */
DRIVER_API int noteExpected(ContenderConnection *connection);

/* Looks at the invariants again and again until the contest ends. The first violation ends it. Returns the status. */
DRIVER_API int watchInvariants(ContenderConnection *connection);

/* Checks what the connections have left. @param count of the contenders */
DRIVER_API Violation checkScripts(ContenderConnection *connection, const Contender *contenders, int count);

#endif
