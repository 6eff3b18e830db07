#include "page-faults.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "reply.h"

#ifdef __linux__

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

/* Reads the list of this process's mappings. Not onto the heap, which must not change meanwhile. */
static char *readMappings(void) {
  static char text[1 << 20];
  size_t length = 0;
  const int maps = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
  if (maps < 0) fail("populate", NULL, "/proc/self/maps: %s", strerror(errno));
  ssize_t got;
  while ((got = read(maps, text + length, sizeof text - 1 - length)) > 0) length += (size_t)got;
  if (got < 0) fail("populate", NULL, "/proc/self/maps: %s", strerror(errno));
  close(maps);
  if (length == sizeof text - 1) fail("populate", NULL, "more than %zu bytes of mappings", sizeof text);
  text[length] = 0;
  return text;
}

DRIVER_API void populatePages(void) {
  static struct { uintptr_t start, end; } ranges[4096];
  size_t count = 0;
  char *rest = NULL;
  for (char *line = strtok_r(readMappings(), "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
    uintptr_t start, end;
    char permissions[5];
    if (sscanf(line, "%" SCNxPTR "-%" SCNxPTR " %4s", &start, &end, permissions) != 3) continue;
    if (strcmp(permissions, "rw-p") != 0) continue;
    if (count == sizeof ranges / sizeof *ranges) fail("populate", NULL, "more than %zu mappings", count);
    ranges[count].start = start;
    ranges[count++].end = end;
  }
  for (size_t i = 0; i < count; i++)
    if (madvise((void *)ranges[i].start, ranges[i].end - ranges[i].start, MADV_POPULATE_WRITE) != 0)
      fail("populate", NULL, "madvise: %s", strerror(errno));
}

DRIVER_API bool canPopulatePages(void) {
  const size_t size = (size_t)sysconf(_SC_PAGESIZE);
  void *page = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (page == MAP_FAILED) return false;
  const bool can = madvise(page, size, MADV_POPULATE_WRITE) == 0;
  munmap(page, size);
  return can;
}

DRIVER_API int countThreads(void) {
  DIR *threads = opendir("/proc/self/task");
  if (!threads) return 0;
  int count = 0;
  for (struct dirent *entry; (entry = readdir(threads));) count += entry->d_name[0] != '.';
  closedir(threads);
  return count;
}

/* Touches all pages of a block: by one system call if the platform has it, which takes a third of the time of their faults. */
static void touchBlock(char *block, size_t size) {
  const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  const uintptr_t start = ((uintptr_t)block + page - 1) / page * page, end = ((uintptr_t)block + size) / page * page;
  if (madvise((void *)start, end - start, MADV_POPULATE_WRITE) != 0) memset(block, 1, size);
}

#else

static void touchBlock(char *block, size_t size) { memset(block, 1, size); }
DRIVER_API void populatePages(void) {}
DRIVER_API bool canPopulatePages(void) { return false; }
DRIVER_API int countThreads(void) { return 1; }

#endif

/* The first block, just under glibc's largest dynamic threshold, teaches it to serve large blocks from the heap. */
DRIVER_API void growHeap(void) {
  enum { FIRST_SIZE = 31 << 20, BLOCK_SIZE = 1 << 20, BLOCKS = 56 };
  char *volatile blocks[BLOCKS]; /* volatile, or the compiler leaves everything out */
  char *volatile first = malloc(FIRST_SIZE);
  if (first) *first = 1;
  free(first);
  /* An engine with little address space may be refused some: then its heap is as large as it gets. */
  for (int i = 0; i < BLOCKS; i++) {
    blocks[i] = malloc(BLOCK_SIZE);
    if (blocks[i]) touchBlock(blocks[i], BLOCK_SIZE);
  }
  for (int i = 0; i < BLOCKS; i++) free(blocks[i]);
}
