#ifndef DRIVER_TRACED_CALLS_H
#define DRIVER_TRACED_CALLS_H

#include "platform.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* The meaning of a traced thread's system calls for the counts. The tracer's process alone uses this. */

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__)) && __has_include(<linux/seccomp.h>)
#define CAN_TRACE 1

/* A system call as the kernel reports it to a tracer. */
typedef struct TracedCall {
  uint32_t architecture; /* AUDIT_ARCH_...: the numbers of another one mean other calls */
  uint64_t number;
  const uint64_t *arguments; /* six */
} TracedCall;

/* The architecture that this program is compiled for. */
DRIVER_API uint32_t ownArchitecture(void);

/*
** Numbers from here on are not of the own architecture though the kernel says so: they are x32's, on x86-64. Some stand
** for other calls than the same number without this bit, so that all of them count as unseen.
*/
#define FIRST_FOREIGN_CALL 0x40000000u

/* The calls that have to be looked at, apart from foreign ones; all others can pass. */
DRIVER_API const uint16_t *watchedCalls(size_t *count);

/* Counts a watched call as it begins, if its beginning says enough. Returns whether its end is to be shown to endTracedCall(). */
DRIVER_API bool beginTracedCall(pid_t thread, TracedCall call);

/* Counts a flush or a write that has succeeded, and whose beginning could not say so. */
DRIVER_API void endTracedCall(pid_t thread, int64_t result);

/* A process runs another program, which has closed descriptors. */
DRIVER_API void forgetDescriptors(void);

/* A thread has ended; another may get its number. */
DRIVER_API void forgetThread(pid_t thread);

#endif

#endif
