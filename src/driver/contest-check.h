#ifndef DRIVER_CONTEST_CHECK_H
#define DRIVER_CONTEST_CHECK_H

#include "platform.h"

#include "contender.h"
#include "violation.h"

/* The invariants that hold after a contest, whatever order its transactions had. */

/*
** Checks what the contenders have left, through a new connection.
**
** @param count of the contenders, which have all finished well
** @param hasAnswered whether the engine has looked at its file itself and given an answer
*/
DRIVER_API Violation checkContested(ContenderConnection *connection, const Contender *contenders, int count, bool *hasAnswered);

#endif
