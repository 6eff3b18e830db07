#ifndef DRIVER_SERVE_H
#define DRIVER_SERVE_H

#include "platform.h"

/*
** Prepares a database in memory if that is the storage, and then does what the lines of standard input ask, each in a
** forked process of its own; with --no-fork one of them, in this process.
**
** @param uncounted why system calls are not counted though they should be; otherwise NULL
*/
DRIVER_API void serve(const char *uncounted);

#endif
