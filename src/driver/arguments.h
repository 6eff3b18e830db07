#ifndef DRIVER_ARGUMENTS_H
#define DRIVER_ARGUMENTS_H

#include "platform.h"

/* The fields behind the command, each a text. */
typedef struct Arguments {
  char **fields; /* NULL behind the last */
  int count;
} Arguments;

/*
** Takes the arguments behind the command away before an engine is loaded, which could tell by them what a process is for: the command line
** as the system shows it then has none. If the only one is "-", they come from standard input: a line with their size in bytes, and each
** followed by a NUL byte. Their memory is a mapping of its own, so that the heap is the same whatever is asked for.
**
** @param count of `given`
** @param given the arguments of the program, with its name and the command
*/
DRIVER_API Arguments takeArguments(int count, char **given);

#endif
