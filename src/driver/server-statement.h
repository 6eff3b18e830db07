#ifndef DRIVER_SERVER_STATEMENT_H
#define DRIVER_SERVER_STATEMENT_H

#include "platform.h"

#include "engine.h"

/* Statements that a server executes, as functions of SQLite's C API: engine.h lists them, server-connection.h says how they differ. */

#ifdef ENGINE_SERVER


DRIVER_API int prepareOnServer(sqlite3 *server, const char *sql, int size, sqlite3_stmt **prepared, const char **tail);
DRIVER_API int stepOnServer(sqlite3_stmt *statement);
DRIVER_API int resetOnServer(sqlite3_stmt *statement);
DRIVER_API int finalizeOnServer(sqlite3_stmt *statement);
DRIVER_API int bindServerInteger(sqlite3_stmt *statement, int parameter, sqlite3_int64 value);
DRIVER_API int bindServerDouble(sqlite3_stmt *statement, int parameter, double value);
DRIVER_API int bindServerText(sqlite3_stmt *statement, int parameter, const char *text, int size, Destructor destructor);
DRIVER_API int bindServerBlob(sqlite3_stmt *statement, int parameter, const void *blob, int size, Destructor destructor);
/* Executes a statement that was sent as text and not executed yet: only then its columns are known. */
DRIVER_API int serverColumnCount(sqlite3_stmt *statement);
/* TYPE_NULL or TYPE_TEXT: server-value.h says why. */
DRIVER_API int serverColumnType(sqlite3_stmt *statement, int column);
DRIVER_API const unsigned char *serverColumnText(sqlite3_stmt *statement, int column);
/* The size of the column whose text was asked for last. */
DRIVER_API int serverColumnBytes(sqlite3_stmt *statement, int column);

#endif

#endif
