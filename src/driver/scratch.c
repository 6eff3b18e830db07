#include "scratch.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "files.h"
#include "memory.h"
#include "options.h"
#include "reply.h"

static const char PLACEHOLDER[] = "{dir}";

/* The names of the folder: in a working copy and its template, in a preparation, and, for a database in memory, after that. */
static const char USED[] = "dir", PREPARED[] = "dir-of-preparation", KEPT[] = "dir-after-preparation";

/* The path that {dir} stands for. */
static char scratch[PATH_SIZE];

/* Samples on file have a copy of the whole template; there the name is already theirs. */
static const char *keptName(void) { return options.storage == STORAGE_MEMORY ? KEPT : USED; }

static void requireFolder(const char *path) {
  if (mkdir(path, 0700) != 0 && errno != EEXIST) fail("copy", NULL, "%s: %s", path, strerror(errno));
}

DRIVER_API void makeScratch(const char *folder, bool isBegun) {
  if (!options.scratch) return;
  requireFolder(folder);
  joinPath(scratch, folder, PREPARED);
  if (!isBegun && access(scratch, F_OK) == 0) removeTree(scratch);
  requireFolder(scratch);
}

DRIVER_API void keepScratch(const char *folder) {
  if (!options.scratch) return;
  char kept[PATH_SIZE];
  joinPath(kept, folder, keptName());
  if (access(kept, F_OK) == 0) removeTree(kept);
  if (rename(scratch, kept) != 0) fail("copy", NULL, "%s: %s", kept, strerror(errno));
}

DRIVER_API void useScratch(const char *workingCopy) {
  if (options.scratch) joinPath(scratch, workingCopy, USED);
}

DRIVER_API void restoreScratch(const char *folder, RestoreTimes *times) {
  if (!options.scratch) return;
  char kept[PATH_SIZE];
  joinPath(kept, folder, KEPT);
  restoreFolder(kept, scratch, times);
}

DRIVER_API void requireKeptScratch(const char *folder) {
  if (!options.scratch) return;
  char prepared[PATH_SIZE];
  joinPath(prepared, folder, PREPARED);
  if (access(prepared, F_OK) == 0)
    fail("copy", NULL, "the database has kept the path of the {dir} of its preparation, and statements have written there: name {dir} in before instead");
}

enum { PLACEHOLDER_SIZE = sizeof PLACEHOLDER - 1 };

/* The next placeholder, NULL if there is none. Sets whether it is in braces of its own, {{dir}}, which stand for the text {dir}. */
static const char *findPlaceholder(const char *from, const char *end, bool *isEscaped) {
  const char *at = memmem(from, (size_t)(end - from), PLACEHOLDER, PLACEHOLDER_SIZE);
  *isEscaped = at && at > from && at[-1] == '{' && end - at > PLACEHOLDER_SIZE && at[PLACEHOLDER_SIZE] == '}';
  return at;
}

DRIVER_API Statements nameScratch(Statements statements) {
  if (!options.scratch) return statements;
  const char *const end = statements.text + statements.size;
  const size_t length = strlen(scratch);
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
    const char *const stands = isEscaped ? PLACEHOLDER : scratch;
    memcpy(to, stands, strlen(stands));
    to += strlen(stands);
  }
  memcpy(to, from, (size_t)(end - from));
  unmapStatements(statements);
  return (Statements){ named, size };
}
