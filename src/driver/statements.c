#include "statements.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "reply.h"
#include "scratch.h"

/* SQLite's API takes the size of a statement as an int. */
static void requireSizesOfInt(const char *path, Statements statements) {
  if (statements.size <= INT_MAX) return;
  const char *end = statements.text + statements.size;
  for (const char *sql = statements.text; sql < end; sql += strlen(sql) + 1)
    if (strlen(sql) >= INT_MAX) fail("statements", sql, "%s has a statement of more than %d bytes", path, INT_MAX);
}

DRIVER_API Statements mapStatements(const char *path) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  struct stat info;
  if (file < 0 || fstat(file, &info) != 0) fail("statements", NULL, "%s: %s", path, strerror(errno));
  if (info.st_size == 0) fail("statements", NULL, "%s is empty", path);
  int flags = MAP_SHARED;
#ifdef MAP_POPULATE
  flags |= MAP_POPULATE; /* or the engine's time would have the page faults */
#endif
  const char *text = mmap(NULL, (size_t)info.st_size, PROT_READ, flags, file, 0);
  if (text == MAP_FAILED) fail("statements", NULL, "%s: %s", path, strerror(errno));
  close(file);
  Statements statements = { text, (size_t)info.st_size };
  if (text[statements.size - 1] != 0) fail("statements", NULL, "%s is cut off: its last byte is not NUL", path);
  statements = nameScratch(statements);
  requireSizesOfInt(path, statements);
  return statements;
}

DRIVER_API void unmapStatements(Statements statements) { munmap((void *)statements.text, statements.size); }
