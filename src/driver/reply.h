#ifndef DRIVER_REPLY_H
#define DRIVER_REPLY_H

#include "platform.h"

#include <stdbool.h>
#include <stdio.h>

/*
** Replies to the tool: lines of JSON on file descriptor 3. They have a descriptor of their own because an engine may
** print what it likes on standard output. NULL until openReplies(), and always NULL for the command `timer`, which
** has none.
*/
DRIVER_DATA FILE *reply;

/* Opens the replies, or ends the process with status 2 and a hint if file descriptor 3 is closed. */
DRIVER_API void openReplies(void);

/* Whether a program that this process becomes can reply too; false once the replies are open. */
DRIVER_API void keepReplies(bool isKept);

/* Sends what was printed to `reply`. Ends the process if nobody can read it any more. */
DRIVER_API void sendReply(void);

/* Prints a text in quotes, escaped for JSON. */
DRIVER_API void printJsonString(FILE *out, const char *text);

/* The remaining work outside the process before it ends in failure; NULL if there is none. */
DRIVER_DATA void (*beforeFailure)(void);

/* Calls beforeFailure, if it is set, and ends the process with status 1. */
DRIVER_API _Noreturn void endInFailure(void);

/*
** Reports an error as a reply, or on standard error if there are no replies, and ends the process with status 1.
** A reply must not be half printed when this is called.
**
** @param where what the driver was doing, one word of the protocol
** @param sql the statement that failed, or NULL
*/
DRIVER_API _Noreturn void fail(const char *where, const char *sql, const char *format, ...) PRINTF_LIKE(3, 4);

#endif
