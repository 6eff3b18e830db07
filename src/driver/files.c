#include "files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "reply.h"

DRIVER_API void joinPath(char *path, const char *folder, const char *name) {
  const int length = snprintf(path, PATH_SIZE, "%s/%s", folder, name);
  if (length < 0 || length >= PATH_SIZE) fail("copy", NULL, "%s/%s: name too long", folder, name);
}

DRIVER_API int openFile(const char *path, int flags) {
  const int file = open(path, flags | O_CLOEXEC, 0600);
  if (file < 0) fail("copy", NULL, "%s: %s", path, strerror(errno));
  return file;
}

DRIVER_API void flushFile(int file, const char *path) {
  if (fsync(file) != 0) fail("flush", NULL, "%s: %s", path, strerror(errno));
}

DRIVER_API DIR *openFolder(const char *path) {
  DIR *folder = opendir(path);
  if (!folder) fail("copy", NULL, "%s: %s", path, strerror(errno));
  return folder;
}

DRIVER_API struct dirent *readEntry(DIR *folder, const char *path) {
  for (;;) {
    errno = 0; /* readdir() returns NULL at the end as well */
    struct dirent *entry = readdir(folder);
    if (!entry && errno != 0) fail("copy", NULL, "%s: %s", path, strerror(errno));
    if (!entry || (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)) return entry;
  }
}

/* Does something with every entry of a folder. */
static void forEachEntry(const char *path, void (*apply)(const char *child)) {
  DIR *folder = openFolder(path);
  for (struct dirent *entry; (entry = readEntry(folder, path));) {
    char child[PATH_SIZE];
    joinPath(child, path, entry->d_name);
    apply(child);
  }
  closedir(folder);
}

/* The type of a path itself: a symbolic link is not followed. */
static mode_t typeOf(const char *path) {
  struct stat info;
  if (lstat(path, &info) != 0) fail("copy", NULL, "%s: %s", path, strerror(errno));
  return info.st_mode & S_IFMT;
}

DRIVER_API void flushTree(const char *path) {
  const mode_t type = typeOf(path);
  if (type == S_IFDIR) forEachEntry(path, flushTree);
  if (type != S_IFDIR && type != S_IFREG) return;
  const int file = openFile(path, O_RDONLY);
  flushFile(file, path);
  close(file);
}

DRIVER_API void flushFileSystem(const char *path) {
#ifdef __linux__
  const int file = openFile(path, O_RDONLY);
  if (syncfs(file) != 0) fail("flush", NULL, "%s: %s", path, strerror(errno));
  close(file);
#else
  (void)path;
  sync();
#endif
}

DRIVER_API void dropTree(const char *path) {
  const mode_t type = typeOf(path);
  if (type == S_IFDIR) forEachEntry(path, dropTree);
  if (type != S_IFREG) return;
  const int file = openFile(path, O_RDONLY);
#ifdef POSIX_FADV_DONTNEED
  /* A file system without a cache may refuse: then there is nothing to drop. */
  posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED);
#endif
  close(file);
}

DRIVER_API void removeTree(const char *path) {
  if (typeOf(path) == S_IFDIR) forEachEntry(path, removeTree);
  if (remove(path) != 0) fail("copy", NULL, "%s: %s", path, strerror(errno));
}
