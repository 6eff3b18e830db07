#ifndef DRIVER_CONNECTION_H
#define DRIVER_CONNECTION_H

#include "platform.h"

#include <stddef.h>

#include "engine.h"

/* The one connection that the driver has open through the C API; NULL while no connection is open. */
DRIVER_DATA sqlite3 *connection;

/* Opens a database, which is created if it does not exist. */
DRIVER_API void openConnection(const char *path);

/* Like openConnection, for a database that exists. A connection inherited from the parent process stays unchanged. */
DRIVER_API void openAnotherConnection(const char *path);

DRIVER_API void closeConnection(void);

/* The first column of a statement's rows, one line each, cut at `size`. A row with a NULL there has no line. */
DRIVER_API void queryConnection(const char *sql, char *lines, size_t size);

/*
 * Like queryConnection, for a query that has to work: fails if the engine refuses it, or if its lines are more than `size` bytes.
 */
DRIVER_API void requireConnectionLines(const char *where, const char *sql, char *lines, size_t size);

/* The engine's message about the connection's last refusal, as messageOf() gives it. */
DRIVER_API const char *engineMessage(void);

/* Fails with the engine's own message for the connection, and the code that it returned. */
DRIVER_API _Noreturn void failWithEngine(const char *where, const char *sql, int status);

#endif
