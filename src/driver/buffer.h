#ifndef DRIVER_BUFFER_H
#define DRIVER_BUFFER_H

#include "platform.h"

#include <stddef.h>

/* Bytes that grow at their end. It starts as { 0 }. */
typedef struct Buffer {
  char *bytes;     /* NULL while there are none; no NUL follows them */
  size_t size;     /* bytes that are there */
  size_t capacity; /* bytes that fit before it must be moved */
} Buffer;

DRIVER_API void append(Buffer *buffer, const char *bytes, size_t size);

/* Appends a text and a line break. */
DRIVER_API void appendLine(Buffer *buffer, const char *line);

/* Frees the bytes; the buffer can be used again. */
DRIVER_API void freeBuffer(Buffer *buffer);

#endif
