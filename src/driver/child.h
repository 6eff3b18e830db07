#ifndef DRIVER_CHILD_H
#define DRIVER_CHILD_H

#include "platform.h"

#include <sys/types.h>

/* Has the system kill this process when its parent ends, so that a tool that is killed leaves no engine running. */
DRIVER_API void dieWithParent(void);

/*
** Forks a process that ends with this one. Fails if there can be none.
**
** @param where its purpose, one word of the protocol
** @returns 0 in the child
*/
DRIVER_API pid_t forkChild(const char *where);

/* Gives a file or pipe a larger descriptor, out of the way of those that a program is started with, and closes the old one. */
DRIVER_API int moveAway(const char *where, int descriptor, const char *what);

/* A pipe with such descriptors. */
DRIVER_API void makePipe(const char *where, int ends[2]);

/* Waits until a child has ended, and returns its status as waitpid() gives it. */
DRIVER_API int waitForChild(pid_t child);

/* Replies how the process of a sample, or a shell, has ended, and in which statement. */
DRIVER_API void replyDone(int status);

#endif
