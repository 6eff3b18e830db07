#ifndef DRIVER_MEMORY_H
#define DRIVER_MEMORY_H

#include "platform.h"

#include <stdbool.h>
#include <stddef.h>

/* Memory for the driver itself. Each function ends the process with a message if memory runs out. */

/* Memory from the heap, as malloc() gives it. It is not NULL for 0 bytes either. */
DRIVER_API void *allocate(size_t size);

/* Another size for memory from the heap, which may be NULL. */
DRIVER_API void *reallocate(void *memory, size_t size);

/* A copy of the first bytes of a text, with a NUL behind them. */
DRIVER_API char *copyText(const char *text, size_t size);

/*
** Zeroed memory in a mapping of its own, which leaves the heap as the engine would find it without the driver.
**
** @param isShared whether forked processes share it; otherwise each has its own copy
*/
DRIVER_API void *mapMemory(size_t size, bool isShared);

/* Gives back what mapMemory() gave. */
DRIVER_API void unmapMemory(void *memory, size_t size);

#endif
