#ifndef DRIVER_SHELL_RESULTS_H
#define DRIVER_SHELL_RESULTS_H

#include "platform.h"

#include "execute.h"
#include "statements.h"

/* The output of a shell in its mode "quote": rows of SQL literals, one row a line, which show the type of every value. */

/* The mark that a shell prints behind each statement if results are hashed. No row of literals can look like it. */
#define STATEMENT_END "="

/*
** Reads the file of results: counts their rows, and hashes them as the engine's own values would be if `execution` asks
** for it. Fails if it is no SQL, or not of these statements.
*/
DRIVER_API void readShellResults(int file, Statements statements, Execution *execution);

#endif
