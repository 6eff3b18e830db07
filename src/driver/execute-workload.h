#ifndef DRIVER_EXECUTE_WORKLOAD_H
#define DRIVER_EXECUTE_WORKLOAD_H

#include "platform.h"

#include "execute.h"
#include "workload.h"

/* To be called on the open database before the clock starts. */
DRIVER_API void prepareWorkload(Workload *workload);

/* This is what is timed. */
DRIVER_API void executeWorkload(Workload *workload, Execution *execution);

/* To be called after the clock has stopped. */
DRIVER_API void finalizeWorkload(Workload *workload);

#endif
