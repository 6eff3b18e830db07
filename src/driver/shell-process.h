#ifndef DRIVER_SHELL_PROCESS_H
#define DRIVER_SHELL_PROCESS_H

#include "platform.h"

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "buffer.h"

/*
** The process of a shell: any program with sqlite3's command line, fed on its standard input.
**
** Its standard output is kept back until it ends, so that it prints to files under /dev/fd, which ".output" opens:
** rows to a file in memory, and answers that the driver waits for to a pipe. See https://www.sqlite.org/cli.html
*/

/* Commands of the shell that say where it prints from then on. */
#define TO_ANSWERS ".output /dev/fd/4"
#define TO_RESULTS ".output /dev/fd/5"
#define TO_NOTHING ".output /dev/null"

/* An answer is at most this long, with its NUL. */
enum { ANSWER_SIZE = 16 * 1024 };

/* Starts the program of the options on a database. */
DRIVER_API void startShell(const char *database);

/* Closes the shell's input, which ends it, and waits until it has ended. Returns its status as waitpid() gives it. */
DRIVER_API int stopShell(void);

/*
** Has the engine itself print a mark when it is done with everything before, and with it how many rows it has changed
** so far. The shell does not keep the mark back, since it goes on to print elsewhere.
*/
DRIVER_API void appendMark(Buffer *input, const char *nextOutput);

/*
** Sends input that ends with a mark, and waits for that mark. Fails with the shell's own message if it ends instead.
**
** @param answer gets what the shell prints to TO_ANSWERS before the mark, ANSWER_SIZE bytes; may be NULL
*/
DRIVER_API void sendToShell(const char *where, const Buffer *input, char *answer);

/* The process; it executes the statements, so that its costs are the engine's. */
DRIVER_API pid_t shellProcess(void);

/* The file in memory that TO_RESULTS names. */
DRIVER_API int shellResults(void);

/* How many rows the shell's connection had changed at the last mark. */
DRIVER_API int64_t shellChanges(void);

/* The last line of what the shell has printed on its standard error; empty if it has printed nothing. */
DRIVER_API const char *shellErrorLine(void);

#endif
