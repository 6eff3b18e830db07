/*
** Counts the allocations of the process that it is loaded into with LD_PRELOAD. The driver's untimed samples are such processes; timed ones
** never are.
**
** Every block has a header with its size as it was asked for: the allocator's own sizes depend on the state of the heap. The C library's
** allocator does the work, under the names that glibc has for programs that replace malloc():
** https://sourceware.org/glibc/manual/latest/html_node/Replacing-malloc.html
*/
#define _GNU_SOURCE
#include <errno.h>
#include <inttypes.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void __libc_free(void *memory);

/* The driver reads these by their address; footprint.c has the same fields. */
static struct {
  _Atomic int64_t calls, bytes, live, peak;
} counts;

typedef struct Header {
  size_t size;
  uintptr_t start; /* the allocator's own block, with all bits of MARK changed */
} Header;

/* Tells blocks of this library from those that the dynamic linker allocated before it. */
static const uintptr_t MARK = (uintptr_t)0x5bd1e995a7c3f24b;

static Header *headerOf(void *memory) { return (Header *)memory - 1; }

/* The allocator's block of a block of this library; NULL of another's. */
static void *startOf(void *memory) {
  const uintptr_t start = headerOf(memory)->start ^ MARK, end = (uintptr_t)memory;
  return start < end && end - start <= (1u << 24) ? (void *)start : NULL;
}

static void add(size_t size) {
  const int64_t bytes = (int64_t)size, live = atomic_fetch_add(&counts.live, bytes) + bytes;
  atomic_fetch_add(&counts.calls, 1);
  atomic_fetch_add(&counts.bytes, bytes);
  int64_t peak = atomic_load(&counts.peak);
  while (live > peak && !atomic_compare_exchange_weak(&counts.peak, &peak, live)) {}
}

/* A block whose address is a multiple of `alignment`, a power of two. */
static void *allocate(size_t size, size_t alignment) {
  if (alignment < sizeof(Header)) alignment = sizeof(Header);
  if (size > SIZE_MAX / 2 || alignment > (1u << 23)) {
    errno = ENOMEM;
    return NULL;
  }
  char *start = __libc_malloc(size + alignment + sizeof(Header));
  if (!start) return NULL;
  char *memory = (char *)(((uintptr_t)start + sizeof(Header) + alignment - 1) / alignment * alignment);
  *headerOf(memory) = (Header){ size, (uintptr_t)start ^ MARK };
  add(size);
  return memory;
}

void *malloc(size_t size) { return allocate(size, 1); }

void free(void *memory) {
  if (!memory) return;
  void *start = startOf(memory);
  if (start) atomic_fetch_sub(&counts.live, (int64_t)headerOf(memory)->size);
  __libc_free(start ? start : memory);
}

void *calloc(size_t count, size_t size) {
  if (size != 0 && count > SIZE_MAX / 2 / size) {
    errno = ENOMEM;
    return NULL;
  }
  void *memory = allocate(count * size, 1);
  return memory ? memset(memory, 0, count * size) : NULL;
}

void *realloc(void *memory, size_t size) {
  if (!memory) return malloc(size);
  if (size == 0) {
    free(memory);
    return NULL;
  }
  if (!startOf(memory)) return __libc_realloc(memory, size);
  const size_t before = headerOf(memory)->size;
  void *moved = allocate(size, 1);
  if (!moved) return NULL;
  memcpy(moved, memory, before < size ? before : size);
  free(memory);
  return moved;
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *found = allocate(size, alignment);
  if (!found) return ENOMEM;
  *memory = found;
  return 0;
}

void *aligned_alloc(size_t alignment, size_t size) { return allocate(size, alignment); }

void *memalign(size_t alignment, size_t size) { return allocate(size, alignment); }

void *valloc(size_t size) { return allocate(size, (size_t)sysconf(_SC_PAGESIZE)); }

size_t malloc_usable_size(void *memory) { return memory && startOf(memory) ? headerOf(memory)->size : 0; }

__attribute__((constructor)) static void tellDriver(void) {
  char address[32];
  snprintf(address, sizeof address, "%" PRIxPTR, (uintptr_t)&counts);
  setenv("SQLITE_BENCH_GATE_ALLOCATIONS", address, 1);
}
