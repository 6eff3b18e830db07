#ifndef DRIVER_SYSCALL_COUNTS_H
#define DRIVER_SYSCALL_COUNTS_H

#include "platform.h"

#include <stdint.h>

/* System calls that make data durable, counted in a pass that is not timed. tracer.h says how. */
typedef struct SyscallCounts {
  int64_t fsync;
  int64_t fdatasync;
  int64_t syncFileRange;
  int64_t msync;      /* with MS_SYNC */
  int64_t otherSync;  /* sync, syncfs, and writes with O_SYNC, O_DSYNC or a flag of pwritev2() that means the same */
  int64_t writes;     /* to regular files; not what is stored into a mapping */
  int64_t writeBytes; /* of those */
  int64_t unseen;     /* calls that may have hidden any of these: io_uring, libaio, another instruction set */
} SyscallCounts;

/*
** In memory that the tracer shares with all processes that it traces: a call is counted before its caller resumes.
** NULL if nothing is counted.
*/
DRIVER_DATA volatile SyscallCounts *syscallCounts;

/* The counts up to now; zeros if nothing is counted. */
DRIVER_API SyscallCounts readSyscallCounts(void);

/* Prints the calls between two readings as a field of the sample's reply. */
DRIVER_API void printSyscallCounts(SyscallCounts from, SyscallCounts to);

#endif
