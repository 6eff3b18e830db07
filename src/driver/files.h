#ifndef DRIVER_FILES_H
#define DRIVER_FILES_H

#include "platform.h"

#include <dirent.h>
#include <stddef.h>

/* Files and folders. Each function ends the process with the path and the system's message if something fails. */

enum { PATH_SIZE = 4096 };

/* Puts "folder/name" into `path`, PATH_SIZE bytes. */
DRIVER_API void joinPath(char *path, const char *folder, const char *name);

/* open(2), for this process only; a file that is created is its owner's. */
DRIVER_API int openFile(const char *path, int flags);

/* Has the system write a file or folder to the disk. */
DRIVER_API void flushFile(int file, const char *path);

/* Like flushFile(), for a folder with all files and folders in it. Symbolic links are not followed. */
DRIVER_API void flushTree(const char *path);

/* Like flushFile(), for everything on the file system of a path. */
DRIVER_API void flushFileSystem(const char *path);

/* Asks the system to drop a file, or all files in a folder, from its cache. Pages that are not on the disk yet stay. */
DRIVER_API void dropTree(const char *path);

/* Removes a file or folder with everything in it. A symbolic link is removed, and what it leads to stays. */
DRIVER_API void removeTree(const char *path);

/* The next entry of a folder without "." and ".."; NULL at its end. */
DRIVER_API struct dirent *readEntry(DIR *folder, const char *path);

DRIVER_API DIR *openFolder(const char *path);

#endif
