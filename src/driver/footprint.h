#ifndef DRIVER_FOOTPRINT_H
#define DRIVER_FOOTPRINT_H

#include "platform.h"

#include <stdbool.h>

#include "arguments.h"

/* The costs of a sample beside its time: files, bytes read and written, allocations, resident memory. */

/*
** Starts the driver again with a library that counts its allocations, if the arguments name one: the C library's allocator is replaced
** when a program starts. Returns if that has happened, or cannot happen here. Nothing may have been opened yet.
*/
DRIVER_API void loadAllocationCounter(char *program, char *command, Arguments arguments);

/* Notes what is allocated before a database is opened. */
DRIVER_API void noteUnopened(void);

/* Notes what the executing process has used before the statements. */
DRIVER_API void beginFootprint(void);

/* Notes the same after them, and the sizes of the open database's files. */
DRIVER_API void endFootprint(void);

/* Closes a database on file, and notes what is left of it: its files, and memory that is still allocated. */
DRIVER_API void finishFootprint(void);

/* Whether there are notes, and whether the database was closed for them. */
DRIVER_API bool isFootprintTaken(void);
DRIVER_API bool isFootprintClosed(void);

/* Prints the notes as a field of the sample's reply. */
DRIVER_API void printFootprint(void);

#endif
