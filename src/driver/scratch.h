#ifndef DRIVER_SCRATCH_H
#define DRIVER_SCRATCH_H

#include "platform.h"

#include <stdbool.h>

#include "working-copy.h"

/*
** With --scratch, {dir} in statements stands for a folder for their engine's files beside the database. Each sample finds in it what the
** preparation has left there. Without --scratch these functions change nothing.
**
** The preparation has a path of its own, which is gone afterwards: a database that has kept the path would name the files that all
** samples start from.
*/

/*
** Makes the folder, empty, in a folder for a preparation; that is made too if it is missing.
**
** @param isBegun whether a program may have begun the preparation: what it has left in the folder stays
*/
DRIVER_API void makeScratch(const char *folder, bool isBegun);

/* Ends the preparation in a folder: its files are those that samples find. */
DRIVER_API void keepScratch(const char *folder);

/* Has {dir} stand for the folder in a working copy. */
DRIVER_API void useScratch(const char *workingCopy);

/* The path that {dir} stands for now; NULL without --scratch. */
DRIVER_API const char *scratchPath(void);

/* For a database in memory, which has no working copy: brings the folder back to what the preparation has left. */
DRIVER_API void restoreScratch(const char *folder, RestoreTimes *times);

/* Fails if statements have written to the path of a preparation in a folder, which has ended. */
DRIVER_API void requireKeptScratch(const char *folder);

#endif
