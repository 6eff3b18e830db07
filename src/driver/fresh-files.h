/* Fresh state in files: a working copy is brought back to its template. */

static void joinPath(char *path, size_t size, const char *folder, const char *name) {
  if ((size_t)snprintf(path, size, "%s/%s", folder, name) >= size) fail("copy", NULL, "%s/%s: name too long", folder, name);
}

static int openOrFail(const char *path, int flags) {
  int file = open(path, flags | O_CLOEXEC, 0600);
  if (file < 0) fail("copy", NULL, "%s: %s", path, strerror(errno));
  return file;
}

static void flushOrFail(int file, const char *path) {
  if (fsync(file) != 0) fail("flush", NULL, "%s: %s", path, strerror(errno));
}

/* Makes `to` hold the bytes of `from`, writing only blocks that differ. Writing all of a prepared database
** and flushing it costs ten times more than comparing it, and most samples change few of its blocks. */
static void rewindFile(const char *from, const char *to, Freshening *cost) {
  enum { BLOCK = 1 << 16 };
  static char wanted[BLOCK], found[BLOCK];
  int64_t start = now();
  int source = openOrFail(from, O_RDONLY), target = openOrFail(to, O_RDWR | O_CREAT);
  struct stat sourceInfo, targetInfo;
  if (fstat(source, &sourceInfo) != 0 || fstat(target, &targetInfo) != 0) fail("copy", NULL, "%s: %s", to, strerror(errno));
  int changed = sourceInfo.st_size != targetInfo.st_size;
  if (targetInfo.st_size > sourceInfo.st_size && ftruncate(target, sourceInfo.st_size) != 0)
    fail("copy", NULL, "%s: %s", to, strerror(errno));
  for (off_t offset = 0; offset < sourceInfo.st_size;) {
    ssize_t size = pread(source, wanted, BLOCK, offset);
    if (size <= 0) fail("copy", NULL, "%s: %s", from, size < 0 ? strerror(errno) : "became shorter");
    if (pread(target, found, (size_t)size, offset) != size || memcmp(wanted, found, (size_t)size) != 0) {
      ssize_t written = pwrite(target, wanted, (size_t)size, offset);
      if (written != size) fail("copy", NULL, "%s: %s", to, written < 0 ? strerror(errno) : "disk full");
      changed = 1;
    }
    offset += size;
  }
  cost->copy += now() - start;
  if (changed) {
    start = now();
    flushOrFail(target, to);
    cost->flush += now() - start;
  }
  close(source);
  close(target);
}

/* Flushes every file under a folder: what was written before the clock starts is not the workload's to flush. */
static void flushTree(const char *path) {
  DIR *folder = opendir(path);
  if (folder) {
    for (struct dirent *entry; (entry = readdir(folder));) {
      if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
      char child[4096];
      joinPath(child, sizeof child, path, entry->d_name);
      flushTree(child);
    }
    closedir(folder);
  }
  int handle = openOrFail(path, O_RDONLY);
  flushOrFail(handle, path);
  close(handle);
}

/* The same in a process of its own: closing a file gives up all locks that its process has on it, and the engine's
** connection is open (https://www.sqlite.org/howtocorrupt.html, 2.2). */
static void flushTreeAside(const char *path) {
  pid_t child = fork();
  if (child < 0) fail("flush", NULL, "fork: %s", strerror(errno));
  if (child == 0) {
    flushTree(path);
    _exit(0);
  }
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
  if (status != 0) _exit(1); /* the child has said why */
}

static void removeTree(const char *path) {
  DIR *folder = opendir(path);
  if (folder) {
    for (struct dirent *entry; (entry = readdir(folder));) {
      if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
      char child[4096];
      joinPath(child, sizeof child, path, entry->d_name);
      removeTree(child);
    }
    closedir(folder);
  }
  if (remove(path) != 0) fail("copy", NULL, "%s: %s", path, strerror(errno));
}

/* Makes the folder `to` equal to the folder `from`: an engine may keep a database in several files. */
static void rewindFolder(const char *from, const char *to, Freshening *cost) {
  char source[4096], target[4096];
  struct stat info;
  int64_t start = now();
  int changed = mkdir(to, 0700) == 0;
  DIR *folder = opendir(to);
  if (!folder) fail("copy", NULL, "%s: %s", to, strerror(errno));
  for (struct dirent *entry; (entry = readdir(folder));) {
    joinPath(source, sizeof source, from, entry->d_name);
    joinPath(target, sizeof target, to, entry->d_name);
    if (lstat(source, &info) == 0) continue;
    removeTree(target);
    changed = 1;
  }
  closedir(folder);
  cost->copy += now() - start;
  folder = opendir(from);
  if (!folder) fail("copy", NULL, "%s: %s", from, strerror(errno));
  for (struct dirent *entry; (entry = readdir(folder));) {
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    joinPath(source, sizeof source, from, entry->d_name);
    joinPath(target, sizeof target, to, entry->d_name);
    if (lstat(source, &info) != 0) fail("copy", NULL, "%s: %s", source, strerror(errno));
    struct stat existing;
    if (lstat(target, &existing) != 0) changed = 1;
    if (S_ISDIR(info.st_mode)) rewindFolder(source, target, cost);
    else if (S_ISREG(info.st_mode)) rewindFile(source, target, cost);
    else fail("copy", NULL, "%s is neither a file nor a folder", source);
  }
  closedir(folder);
  if (changed) {
    start = now();
    int handle = openOrFail(to, O_RDONLY);
    flushOrFail(handle, to);
    close(handle);
    cost->flush += now() - start;
  }
}
