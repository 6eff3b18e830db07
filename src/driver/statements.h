/* Files of statements. */

/* A statement file as mapped: shared with the page cache, so that its size does not count as memory. */
typedef struct {
  const char *text;
  size_t size;
} Statements;

static Statements mapStatements(const char *path) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  struct stat info;
  if (file < 0 || fstat(file, &info) != 0) fail("statements", NULL, "%s: %s", path, strerror(errno));
  if (info.st_size == 0) fail("statements", NULL, "%s is empty", path);
  int flags = MAP_SHARED;
#ifdef MAP_POPULATE
  flags |= MAP_POPULATE; /* a page fault is not the engine's time */
#endif
  const char *text = mmap(NULL, (size_t)info.st_size, PROT_READ, flags, file, 0);
  if (text == MAP_FAILED) fail("statements", NULL, "%s: %s", path, strerror(errno));
  close(file);
  if (text[info.st_size - 1] != 0) fail("statements", NULL, "%s is cut off: its last byte is not NUL", path);
  return (Statements){ text, (size_t)info.st_size };
}
