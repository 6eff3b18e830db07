#include "server-engine.h"

#include "server-connection.h"
#include "server-statement.h"

#ifdef ENGINE_SERVER


/* No value is of these types: server-value.h. */
static sqlite3_int64 noInteger(sqlite3_stmt *statement, int column) { return (void)statement, (void)column, 0; }
static double noDouble(sqlite3_stmt *statement, int column) { return (void)statement, (void)column, 0; }
static const void *noBlob(sqlite3_stmt *statement, int column) { return (void)statement, (void)column, (void *)0; }

/* A server says its version when it is asked. */
static const char *clientVersion(void) { return mysql_get_client_info(); }

DRIVER_API Engine serverEngine(void) {
  return (Engine){
    .open_v2 = openServer,
    .close = closeServer,
    .prepare_v2 = prepareOnServer,
    .step = stepOnServer,
    .reset = resetOnServer,
    .finalize = finalizeOnServer,
    .bind_int64 = bindServerInteger,
    .bind_double = bindServerDouble,
    .bind_text = bindServerText,
    .bind_blob = bindServerBlob,
    .column_count = serverColumnCount,
    .column_type = serverColumnType,
    .column_int64 = noInteger,
    .column_double = noDouble,
    .column_text = serverColumnText,
    .column_blob = noBlob,
    .column_bytes = serverColumnBytes,
    .total_changes = serverChanges,
    .errmsg = serverMessage,
    .libversion = clientVersion,
    .sourceid = clientVersion,
  };
}

#endif
