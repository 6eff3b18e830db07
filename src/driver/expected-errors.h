#ifndef DRIVER_EXPECTED_ERRORS_H
#define DRIVER_EXPECTED_ERRORS_H

#include "platform.h"

#include "execute.h"
#include "workload.h"

/*
** Executes a workload some of whose statements have to fail. Its errors are a field for each statement: empty if the statement has to
** succeed, and otherwise a code, which may be left out, a tab, and a text that the engine's message has. Fails if a statement does
** otherwise. A statement that fails as it has to counts as executed, without a row.
*/
DRIVER_API void executeExpecting(Workload *workload, Execution *execution);

#endif
