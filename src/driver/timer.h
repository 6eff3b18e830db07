#ifndef DRIVER_TIMER_H
#define DRIVER_TIMER_H

#include "platform.h"

/*
** Executes a script on a database and prints the microseconds that its part between the lines ".print BENCH_START" and
** ".print BENCH_END" took. Fails if the script has no such part.
*/
DRIVER_API void timeScript(const char *database, const char *script);

#endif
