#ifndef DRIVER_RESOURCE_USAGE_H
#define DRIVER_RESOURCE_USAGE_H

#include "platform.h"

#include <stdint.h>
#include <sys/types.h>

/* The resources that a process has used since it started. */
typedef struct ResourceUsage {
  int64_t cpu;       /* nanoseconds, of all its threads */
  int64_t peak;      /* bytes of resident memory at most */
  long minorFaults;  /* page faults without input or output */
  long majorFaults;  /* page faults that read from a disk */
} ResourceUsage;

/* The usage of this process. */
DRIVER_API ResourceUsage ownUsage(void);

/* The usage of another process, from /proc on Linux; zeros elsewhere. */
DRIVER_API ResourceUsage usageOfProcess(pid_t process);

#endif
