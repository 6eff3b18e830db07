#ifndef DRIVER_LOADED_FILES_H
#define DRIVER_LOADED_FILES_H

#include "platform.h"

#include <stddef.h>
#include <sys/types.h>

enum { FILE_LIST_SIZE = 1 << 16 };

/*
** Lists the files that a process executes code of, an absolute path a line: its program, and all libraries, however they were loaded.
** Linux knows those of any process, macOS of this one. The list is empty if nothing is known. If it is full, its last path is of
** no file, so that nobody takes it for all of them.
*/
DRIVER_API void listLoadedFiles(pid_t process, char list[FILE_LIST_SIZE]);

/*
** The same of this process, once its engine has opened a database and answered a query, since an engine can load more then. It does so in
** another process, which has a few seconds: if it fails, the list is that of this process as it is.
*/
DRIVER_API void listEngineFiles(char list[FILE_LIST_SIZE]);

#endif
