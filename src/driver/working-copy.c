#include "working-copy.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include "child.h"
#include "clock.h"
#include "files.h"
#include "options.h"
#include "reply.h"

/*
** Makes a file hold the bytes of another, writing only the blocks that differ: to write a whole prepared database and
** flush it takes ten times as long as to compare it, and most samples change few of its blocks.
**
** Returns whether anything was written.
*/
static bool restoreBlocks(const char *from, int source, const char *to, int target) {
  enum { BLOCK_SIZE = 1 << 16 };
  static char wanted[BLOCK_SIZE], found[BLOCK_SIZE];
  struct stat sourceInfo, targetInfo;
  if (fstat(source, &sourceInfo) != 0 || fstat(target, &targetInfo) != 0)
    fail("copy", NULL, "%s: %s", to, strerror(errno));
  bool isChanged = sourceInfo.st_size != targetInfo.st_size;
  if (targetInfo.st_size > sourceInfo.st_size && ftruncate(target, sourceInfo.st_size) != 0)
    fail("copy", NULL, "%s: %s", to, strerror(errno));
  for (off_t offset = 0; offset < sourceInfo.st_size;) {
    const ssize_t size = pread(source, wanted, BLOCK_SIZE, offset);
    if (size <= 0) fail("copy", NULL, "%s: %s", from, size < 0 ? strerror(errno) : "became shorter");
    if (pread(target, found, (size_t)size, offset) != size || memcmp(wanted, found, (size_t)size) != 0) {
      const ssize_t written = pwrite(target, wanted, (size_t)size, offset);
      if (written != size) fail("copy", NULL, "%s: %s", to, written < 0 ? strerror(errno) : "disk full");
      isChanged = true;
    }
    offset += size;
  }
  return isChanged;
}

static void restoreFile(const char *from, const char *to, RestoreTimes *times) {
  const int64_t start = now();
  const int source = openFile(from, O_RDONLY);
  const int target = openFile(to, O_RDWR | O_CREAT | O_NOFOLLOW);
  const bool isChanged = restoreBlocks(from, source, to, target);
  const int64_t copied = now();
  times->copy += copied - start;
  if (isChanged) {
    flushFile(target, to);
    times->flush += now() - copied;
  }
  close(source);
  close(target);
}

/* Removes what the template does not have, or has as something else. Returns whether there was anything. */
static bool removeStrangers(const char *template, const char *folder) {
  char wanted[PATH_SIZE], found[PATH_SIZE];
  bool isChanged = false;
  DIR *entries = openFolder(folder);
  for (struct dirent *entry; (entry = readEntry(entries, folder));) {
    struct stat wantedInfo, foundInfo;
    joinPath(wanted, template, entry->d_name);
    joinPath(found, folder, entry->d_name);
    if (lstat(found, &foundInfo) != 0) fail("copy", NULL, "%s: %s", found, strerror(errno));
    if (lstat(wanted, &wantedInfo) == 0 && (wantedInfo.st_mode & S_IFMT) == (foundInfo.st_mode & S_IFMT)) continue;
    removeTree(found);
    isChanged = true;
  }
  closedir(entries);
  return isChanged;
}

DRIVER_API void restoreFolder(const char *template, const char *folder, RestoreTimes *times) {
  const int64_t start = now();
  bool isChanged = mkdir(folder, 0700) == 0;
  if (!isChanged && errno != EEXIST) fail("copy", NULL, "%s: %s", folder, strerror(errno));
  isChanged |= removeStrangers(template, folder);
  times->copy += now() - start;
  DIR *entries = openFolder(template);
  for (struct dirent *entry; (entry = readEntry(entries, template));) {
    char from[PATH_SIZE], to[PATH_SIZE];
    struct stat info;
    joinPath(from, template, entry->d_name);
    joinPath(to, folder, entry->d_name);
    if (lstat(from, &info) != 0) fail("copy", NULL, "%s: %s", from, strerror(errno));
    if (S_ISSOCK(info.st_mode)) continue; /* of a server that runs: nobody would answer at a copy */
    isChanged |= access(to, F_OK) != 0;
    if (S_ISDIR(info.st_mode)) restoreFolder(from, to, times);
    else if (S_ISREG(info.st_mode)) restoreFile(from, to, times);
    else fail("copy", NULL, "%s is neither a file nor a folder", from);
  }
  closedir(entries);
  if (!isChanged) return;
  const int64_t copied = now();
  const int file = openFile(folder, O_RDONLY);
  flushFile(file, folder);
  close(file);
  times->flush += now() - copied;
}

DRIVER_API void flushFolderInChild(const char *path) {
  const pid_t child = forkChild("flush");
  if (child == 0) {
    /* A server may be removing files. */
    if (options.server) flushFileSystem(path);
    else flushTree(path);
    _exit(0);
  }
  const int status = waitForChild(child);
  if (WIFSIGNALED(status)) fail("flush", NULL, "its process was ended by signal %d", WTERMSIG(status));
  if (status != 0) _exit(1); /* the child has said why */
}
