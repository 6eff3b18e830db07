#ifndef DRIVER_PREPARED_H
#define DRIVER_PREPARED_H

#include "platform.h"

#include "execute.h"
#include "prepared-file.h"

/* Executing prepared statements with values bound: the engine is timed without its parser. */

/* Prepares what can be. A statement on a table that the workload itself creates is prepared at its first use. */
DRIVER_API void prepareShapes(PreparedFile *file);

/* Executes all of a file in order. This is the timing loop for prepared statements. */
DRIVER_API void executePrepared(const char *where, PreparedFile *file, Execution *execution);

/* Executes a shape with its values. Fails with the SQL if the engine does. */
DRIVER_API void executeShape(const char *where, Shape *shape, const Value *values, Execution *execution);

/* Like executeShape(), but returns the engine's status: ENGINE_OK, or the code of its refusal. */
DRIVER_API int tryShape(Shape *shape, const Value *values, Execution *execution);

DRIVER_API void finalizeShapes(PreparedFile *file);

#endif
