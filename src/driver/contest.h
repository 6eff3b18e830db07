#ifndef DRIVER_CONTEST_H
#define DRIVER_CONTEST_H

#include "platform.h"

/*
** Has several connections of one engine work on a database at once, as standard input asks: in threads of one process, or in processes.
** Only processes that end with their contest load the engine, so that an engine which starts threads is never forked.
*/
DRIVER_API void holdContests(void);

#endif
