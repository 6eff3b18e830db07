#ifndef DRIVER_WORKING_COPY_H
#define DRIVER_WORKING_COPY_H

#include "platform.h"

#include <stdint.h>

/* The time of restoring a working copy, nanoseconds, added to the earlier time. */
typedef struct RestoreTimes {
  int64_t copy;  /* comparing and writing */
  int64_t flush; /* flushing what was written */
} RestoreTimes;

/* Makes a folder equal to its template, and flushes it. An engine may keep a database in several files. */
DRIVER_API void restoreFolder(const char *template, const char *folder, RestoreTimes *times);

/*
** Flushes everything in a folder from a process of its own, so that the workload has not to flush what was written
** before its clock started. The process is its own because closing a file gives up all locks that the process has on it, and the
** engine's connection is open: https://www.sqlite.org/howtocorrupt.html, 2.2
*/
DRIVER_API void flushFolderInChild(const char *path);

#endif
