#include "scratch.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "files.h"
#include "options.h"
#include "reply.h"

/* The names of the folder: in a working copy and its template, in a preparation, and, for a database in memory, after that. */
static const char USED[] = "dir", PREPARED[] = "dir-of-preparation", KEPT[] = "dir-after-preparation";

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

DRIVER_API const char *scratchPath(void) { return options.scratch ? scratch : NULL; }

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
