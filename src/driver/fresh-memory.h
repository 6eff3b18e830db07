/* Fresh state in memory: what a forked child or a new process does so that its page faults are not timed. */

#ifdef __linux__
#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

/* After a fork every page is shared until it is written, and the fault would be timed: +25 % was measured.
** Writes to every private writable page at once, as if the process had prepared the database itself. */
static void populate(void) {
  static struct { uintptr_t start, end; } ranges[4096];
  static char text[1 << 20]; /* not from the heap, which must not change meanwhile */
  size_t length = 0, count = 0;
  int maps = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
  if (maps < 0) fail("populate", NULL, "/proc/self/maps: %s", strerror(errno));
  for (ssize_t got; (got = read(maps, text + length, sizeof text - 1 - length)) > 0;) length += (size_t)got;
  close(maps);
  text[length] = 0;
  if (length == sizeof text - 1) fail("populate", NULL, "more than %zu bytes of mappings", sizeof text);
  for (char *line = text; *line;) {
    uintptr_t start, end;
    char permissions[5];
    char *lineEnd = strchr(line, '\n');
    if (lineEnd) *lineEnd = 0;
    if (sscanf(line, "%" SCNxPTR "-%" SCNxPTR " %4s", &start, &end, permissions) == 3 && strcmp(permissions, "rw-p") == 0) {
      if (count == sizeof ranges / sizeof *ranges) fail("populate", NULL, "more than %zu mappings", count);
      ranges[count].start = start;
      ranges[count++].end = end;
    }
    if (!lineEnd) break;
    line = lineEnd + 1;
  }
  for (size_t i = 0; i < count; i++)
    if (madvise((void *)ranges[i].start, ranges[i].end - ranges[i].start, MADV_POPULATE_WRITE) != 0)
      fail("populate", NULL, "madvise: %s", strerror(errno));
}

static int canPopulate(void) {
  long size = sysconf(_SC_PAGESIZE);
  void *page = mmap(NULL, (size_t)size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  int can = page != MAP_FAILED && madvise(page, (size_t)size, MADV_POPULATE_WRITE) == 0;
  if (page != MAP_FAILED) munmap(page, (size_t)size);
  return can;
}

static int threadCount(void) {
  DIR *tasks = opendir("/proc/self/task");
  int count = 0;
  if (!tasks) return 1;
  for (struct dirent *entry; (entry = readdir(tasks));) count += entry->d_name[0] != '.';
  closedir(tasks);
  return count;
}
#else
static void populate(void) {}
static int canPopulate(void) { return 0; }
static int threadCount(void) { return 1; }
#endif

/* A process that has prepared a database has an allocator which has grown: it keeps what it freed, and no longer maps
** and unmaps large blocks. A process that opens a copy has to grow it anew, and its page faults would be timed: DoltLite's
** file-backed writes took 6 to 14 % longer. So blocks are allocated, touched and freed before the database is opened.
** The first, just under glibc's largest dynamic threshold, teaches it to serve large blocks from the heap. */
static void growHeap(void) {
  enum { FIRST = 31 << 20, BLOCK = 1 << 20, BLOCKS = 56 };
  char *volatile blocks[BLOCKS]; /* volatile, or the compiler leaves it all out */
  char *volatile first = malloc(FIRST);
  if (first) *first = 1;
  free(first);
  for (int i = 0; i < BLOCKS; i++) {
    blocks[i] = malloc(BLOCK);
    if (blocks[i]) memset(blocks[i], 1, BLOCK);
  }
  for (int i = 0; i < BLOCKS; i++) free(blocks[i]);
}
