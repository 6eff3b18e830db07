#ifndef DRIVER_SERVER_CONNECTION_H
#define DRIVER_SERVER_CONNECTION_H

#include "platform.h"

#include "client-library.h"
#include "engine.h"

/*
** A driver compiled with -DENGINE_SERVER has a server as its engine: the functions of engine.h are calls of a client library of MySQL's
** protocol, MariaDB's or MySQL's own. The code that loops over statements, times them and hashes their results stays the same.
**
** A statement as text is sent as text. One with parameters, of a file of prepared statements, is prepared by the server; one
** without has nothing to bind, and is sent as text too.
*/

#ifdef ENGINE_SERVER

#include <stdbool.h>
#include <stdint.h>

struct sqlite3 {
  MYSQL *handle;
  char database[64];  /* that the driver works in */
  bool isJoined;      /* whether another connection has made it, and drops it */
  int64_t changes;    /* rows changed since it was opened */
  unsigned code;      /* of the last error, if a prepared statement had it; otherwise 0 */
  char message[1024]; /* of the last error */
};

/*
** Waits until a server answers, and opens the database that the driver works in, which is made with OPEN_CREATE.
**
** @param path the server's data folder
*/
DRIVER_API int openServer(const char *path, sqlite3 **opened, int flags, const char *vfs);
DRIVER_API int closeServer(sqlite3 *server);
DRIVER_API const char *serverMessage(sqlite3 *server);
DRIVER_API int serverChanges(sqlite3 *server);

#endif

#endif
