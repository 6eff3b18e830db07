#include "statements.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdbool.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "memory.h"
#include "reply.h"
#include "scratch.h"

/* SQLite's API takes the size of a statement as an int. */
static void requireSizesOfInt(const char *path, Statements statements) {
  if (statements.size <= INT_MAX) return;
  const char *end = statements.text + statements.size;
  for (const char *sql = statements.text; sql < end; sql += strlen(sql) + 1)
    if (strlen(sql) >= INT_MAX) fail("statements", sql, "%s has a statement of more than %d bytes", path, INT_MAX);
}

DRIVER_API void unmapStatements(Statements statements) { munmap((void *)statements.text, statements.size); }

/* Stands for the path of the scratch folder. */
static const char PLACEHOLDER[] = "{dir}";

enum { PLACEHOLDER_SIZE = sizeof PLACEHOLDER - 1 };

/* The next placeholder, NULL if there is none. Sets whether it is in braces of its own, {{dir}}, which stand for the text {dir}. */
static const char *findPlaceholder(const char *from, const char *end, bool *isEscaped) {
  const char *at = memmem(from, (size_t)(end - from), PLACEHOLDER, PLACEHOLDER_SIZE);
  *isEscaped = at && at > from && at[-1] == '{' && end - at > PLACEHOLDER_SIZE && at[PLACEHOLDER_SIZE] == '}';
  return at;
}

/* Statements with the path of the scratch folder in place of {dir}; unmaps the given ones if there is any. */
static Statements nameScratch(Statements statements) {
  const char *const folder = scratchPath();
  if (!folder) return statements;
  const char *const end = statements.text + statements.size;
  const size_t length = strlen(folder);
  size_t size = statements.size;
  bool isEscaped, isAny = false;
  for (const char *at = statements.text; (at = findPlaceholder(at, end, &isEscaped)); at += PLACEHOLDER_SIZE + isEscaped) {
    size = isEscaped ? size - 2 : size - PLACEHOLDER_SIZE + length;
    isAny = true;
  }
  if (!isAny) return statements;
  char *named = mapMemory(size, false), *to = named;
  const char *from = statements.text;
  for (const char *at; (at = findPlaceholder(from, end, &isEscaped)); from = at + PLACEHOLDER_SIZE + isEscaped) {
    const size_t before = (size_t)(at - from) - isEscaped;
    memcpy(to, from, before);
    to += before;
    const char *const stands = isEscaped ? PLACEHOLDER : folder;
    memcpy(to, stands, strlen(stands));
    to += strlen(stands);
  }
  memcpy(to, from, (size_t)(end - from));
  unmapStatements(statements);
  return (Statements){ named, size };
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
