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

/* Waits until a child has ended, and returns its status as waitpid() gives it. */
DRIVER_API int waitForChild(pid_t child);

/* Replies how the process of a sample, or a shell, has ended, and in which statement. */
DRIVER_API void replyDone(int status);

#endif
