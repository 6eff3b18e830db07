#include "memory.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "reply.h"

static void *orFail(void *memory, size_t size) {
  if (!memory) fail("memory", NULL, "no memory for %zu bytes", size);
  return memory;
}

DRIVER_API void *allocate(size_t size) { return orFail(malloc(size ? size : 1), size); }

DRIVER_API void *reallocate(void *memory, size_t size) { return orFail(realloc(memory, size ? size : 1), size); }

DRIVER_API char *copyText(const char *text, size_t size) {
  char *copy = allocate(size + 1);
  memcpy(copy, text, size);
  copy[size] = 0;
  return copy;
}

DRIVER_API void unmapMemory(void *memory, size_t size) { munmap(memory, size ? size : 1); }

DRIVER_API void *mapMemory(size_t size, bool isShared) {
  int flags = (isShared ? MAP_SHARED : MAP_PRIVATE) | MAP_ANON;
  void *memory = mmap(NULL, size ? size : 1, PROT_READ | PROT_WRITE, flags, -1, 0);
  if (memory == MAP_FAILED) fail("memory", NULL, "no memory for %zu bytes: %s", size, strerror(errno));
  return memory;
}
