#ifndef DRIVER_SERVER_PROCESS_H
#define DRIVER_SERVER_PROCESS_H

#include "platform.h"

#include <stdbool.h>
#include <sys/types.h>

/*
** The process of a server, which the driver starts on a data folder of its own.
**
** A supervisor stands between the two. It belongs to a session of its own, so that no signal to the driver's group ends it, and
** it holds a pipe from the driver: when that is closed, however the driver has ended, it kills the server and everything
** that the server has started, and ends last.
*/

/*
** Waits until no server of an earlier driver uses a working folder any more. The folder must not be changed before.
**
** @param work the folder that has the data folder in it
*/
DRIVER_API void lockServerFolder(const char *work);

/*
** Runs the command that makes a data folder, if the options have one, and waits for its end. Fails with what it printed last if
** it does not end well, or not in time.
*/
DRIVER_API void initialiseServer(const char *data);

/* Starts a server on a data folder, and does not wait until it is ready. Beside the folder it has one for its socket and its log. */
DRIVER_API void startServer(const char *data);

/* The server's first process; 0 while no server runs. */
DRIVER_API pid_t serverProcess(void);

/*
** Describes the end of the server, with its last output: ": the server was ended by signal 9; it wrote last: ...". Only what it wrote
** if it still runs; empty if there is nothing to say.
**
** @param waits whether to wait a moment for its end, as after a connection was lost
*/
DRIVER_API const char *describeServer(bool waits);

/* Ends the server at once. Its data folder is of no use afterwards. */
DRIVER_API void killServer(void);

/* Has the server stop by itself, so that its data folder can be copied. Fails if it does not in time, or not well. */
DRIVER_API void stopServer(void);

#ifdef ENGINE_SERVER

/* How a started server is reached. */
typedef struct ServerAddress {
  const char *socket; /* path of its Unix socket */
  int port;           /* on 127.0.0.1 */
} ServerAddress;

DRIVER_API ServerAddress serverAddress(void);

DRIVER_API bool hasServerEnded(void);

#endif

#endif
