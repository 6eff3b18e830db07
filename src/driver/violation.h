#ifndef DRIVER_VIOLATION_H
#define DRIVER_VIOLATION_H

#include "platform.h"

#include "contender.h"

/* A violated invariant. */
typedef struct Violation {
  const char *kind; /* one word of the protocol; NULL if all holds */
  char message[CONTENDER_MESSAGE];
} Violation;

#endif
