#ifndef DRIVER_ENGINE_LOADER_H
#define DRIVER_ENGINE_LOADER_H

#include "platform.h"

#include <stdbool.h>
#include <stddef.h>

/*
** Finds the engine's functions: in the library that the options name, in this program (-DENGINE_STATIC), or in its client of servers
** (-DENGINE_SERVER).
*/
DRIVER_API void loadEngine(void);

/* An optional function that the engine lacks. */
typedef struct MissingFunction {
  const char *name; /* with its prefix */
  const char *loss;
} MissingFunction;

enum { MOST_MISSING = 32 };

/* The optional functions that the engine lacks, in the order of engine.h. Returns how many there are. None of a server. */
DRIVER_API size_t missingFunctions(MissingFunction missing[MOST_MISSING]);

/* Whether an optional function is missing, by its name with the prefix. */
DRIVER_API bool isMissing(const char *name);

/* Fails if the engine lacks a function that statements which are prepared once need. @param what it is that needs them */
DRIVER_API void requirePreparing(const char *what);

/* The own version of an engine that has a function for it, as libSQL has; NULL for others. */
DRIVER_API const char *engineOwnVersion(void);

/* The file that a loaded engine's functions are in; NULL if it is linked in, or its file is not known. */
DRIVER_API const char *engineFile(void);

#endif
