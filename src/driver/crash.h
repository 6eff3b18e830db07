#ifndef DRIVER_CRASH_H
#define DRIVER_CRASH_H

#include "platform.h"

/* The statement that the engine is executing; NULL between statements. A crash handler reads it. */
DRIVER_DATA const char *volatile executingSql;

/* The statement of this thread, if it is one of several that use the engine at once; otherwise NULL. A crash names the statement of its own thread. */
DRIVER_DATA _Thread_local const char *volatile threadSql;

/*
** From here on a process that crashes keeps the beginning of its statement, for this process and its forked samples,
** and prints it on standard error. Then it ends by the signal as it would without.
*/
DRIVER_API void catchCrashes(void);

/* Gives a thread a stack for the handler of crashes: its usual one may be what overflows. Call it once in each thread but the first. */
DRIVER_API void catchCrashesOfThread(void);

/* Prints the beginning of the statement that is being executed on standard error. Safe in a signal handler. */
DRIVER_API void nameStatement(void);

/*
** The beginning of the statement that a forked sample crashed in; NULL if it was in none, or catchCrashes() was not
** called. It is there until the next call.
*/
DRIVER_API const char *takeCrashedSql(void);

/* Refuses engines more address space than --memory allows, before one that leaks takes the machine's memory. */
DRIVER_API void limitMemory(void);

#endif
