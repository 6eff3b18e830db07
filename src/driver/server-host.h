#ifndef DRIVER_SERVER_HOST_H
#define DRIVER_SERVER_HOST_H

#include "platform.h"

/*
** Starts a server on a copy of what probe has initialised, with an empty database, replies where another program reaches it, and
** ends it when the input ends.
*/
DRIVER_API void hostServer(void);

#endif
