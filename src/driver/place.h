#ifndef DRIVER_PLACE_H
#define DRIVER_PLACE_H

#include "platform.h"

#include <stdbool.h>

#include "execute.h"
#include "prepared-file.h"
#include "workload.h"

/* A place between two statements of a workload: in text, or among executions. */
typedef struct Place {
  const char *sql;
  const Invocation *invocation;
  const Value *values;
} Place;

DRIVER_API Place firstPlace(const Workload *workload);
DRIVER_API bool isLastPlace(const Workload *workload, Place place);
DRIVER_API Place nextPlace(Place place);

/* The statement behind a place: its text, or its shape. */
DRIVER_API const char *sqlAt(const Workload *workload, Place place);

/* Executes the statement behind a place, and returns the engine's status: ENGINE_OK, or the code of its refusal. */
DRIVER_API int tryAt(Workload *workload, Place place, Execution *execution);

#endif
