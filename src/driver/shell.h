#ifndef DRIVER_SHELL_H
#define DRIVER_SHELL_H

#include "platform.h"

#include <stddef.h>

#include "execute.h"
#include "shell-process.h"
#include "statements.h"

/* An engine that is a shell, with the functions that connection.h and execute.h have for the others. */

/* Starts the shell on a database, and runs the options' settings. */
DRIVER_API void openShell(const char *path);

/* Ends the shell. Fails if it does not end well: it may not have written everything. */
DRIVER_API void closeShell(void);

/*
** Has the shell execute statements. Their time is from the first byte that is sent to the mark after the last; how
** often a pipe is filled and emptied is part of it.
*/
DRIVER_API void executeInShell(const char *where, Statements statements, Execution *execution);

/*
** The only column of a statement's rows, one line each, cut at `size`. A row with a NULL there has no line.
**
** @param where its purpose, one word of the protocol
*/
DRIVER_API void queryShell(const char *where, const char *sql, char *lines, size_t size);

#endif
