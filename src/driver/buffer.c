#include "buffer.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "memory.h"
#include "reply.h"

DRIVER_API void append(Buffer *buffer, const char *bytes, size_t size) {
  if (size > buffer->capacity - buffer->size) {
    if (size > SIZE_MAX / 2 - buffer->size) fail("memory", NULL, "no memory for %zu bytes more", size);
    buffer->capacity = 2 * (buffer->size + size);
    buffer->bytes = reallocate(buffer->bytes, buffer->capacity);
  }
  if (size > 0) memcpy(buffer->bytes + buffer->size, bytes, size);
  buffer->size += size;
}

DRIVER_API void appendLine(Buffer *buffer, const char *line) {
  append(buffer, line, strlen(line));
  append(buffer, "\n", 1);
}

DRIVER_API void freeBuffer(Buffer *buffer) {
  free(buffer->bytes);
  *buffer = (Buffer){ 0 };
}
