#ifndef DRIVER_DATABASE_H
#define DRIVER_DATABASE_H

#include "platform.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "execute.h"
#include "resource-usage.h"
#include "statements.h"

/* The database that is prepared or timed: the same functions whether the driver calls its engine or feeds a shell. */

/* Opens a database, which is created if it does not exist, and runs the options' settings and attempts on it. */
DRIVER_API void openDatabase(const char *path);

/* In a forked process: opens a connection of its own, with the same settings and attempts, to the database that its parent has open. */
DRIVER_API void joinDatabase(const char *path);

/* Closes it, so that its files can be copied. */
DRIVER_API void closeDatabase(void);

/* Closes it, where its files are not needed any more: a server is ended at once. */
DRIVER_API void discardDatabase(void);

/* Executes all statements of a file that is mapped. */
DRIVER_API void executeOnDatabase(const char *where, Statements statements, Execution *execution);

/* Executes all statements of a file, whose results nobody needs. */
DRIVER_API void executeFile(const char *where, const char *path);

/* The first column of a statement's rows, one line each, cut at `size`. A row with a NULL there has no line. */
DRIVER_API void queryLines(const char *sql, char *lines, size_t size);

enum { LINES_SIZE = 16 * 1024 };

/* Like queryLines, for a query that has to work: fails if the engine refuses it, or if its lines are more than LINES_SIZE bytes. */
DRIVER_API void requireLines(const char *where, const char *sql, char *lines);

/* The first of these lines. Returns whether there is one. */
DRIVER_API bool queryValue(const char *sql, char *value, size_t size);

/* How many rows the connection has changed since it was opened. */
DRIVER_API int64_t totalChanges(void);

/* The process that executes the statements; 0 for a server that the driver has not started. */
DRIVER_API pid_t executingProcess(void);

/* The usage of that process. */
DRIVER_API ResourceUsage executingUsage(void);

#endif
