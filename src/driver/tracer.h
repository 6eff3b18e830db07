#ifndef DRIVER_TRACER_H
#define DRIVER_TRACER_H

#include "platform.h"

#include <stdbool.h>

/*
** Counts system calls from here on. A process of its own traces the driver, and sees every call of it, of its threads
** and of its children, such as a shell, whatever library or instruction makes it. A filter in the kernel lets all
** calls through without a stop that need not be looked at: https://docs.kernel.org/userspace-api/seccomp_filter.html
**
** @param isCounted whether to count; otherwise there are the tracer and a filter all the same, which lets every call through: an engine
**   that asks whether it is traced gets the same answer in every process
** @returns NULL, or why nothing can be counted here
*/
DRIVER_API const char *startCounting(bool isCounted);

#endif
