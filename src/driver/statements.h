#ifndef DRIVER_STATEMENTS_H
#define DRIVER_STATEMENTS_H

#include "platform.h"

#include <stddef.h>

/* A file of statements, each followed by a NUL. It is mapped from the page cache, so that it counts as no memory. */
typedef struct Statements {
  const char *text; /* the first statement */
  size_t size;      /* bytes of all of them; the last is a NUL */
} Statements;

/* Maps a file of statements, in which {dir} is replaced as scratch.h says. Fails if it is empty or cut off, or if a statement is longer than an engine can take. */
DRIVER_API Statements mapStatements(const char *path);

DRIVER_API void unmapStatements(Statements statements);

#endif
