#include "loaded-files.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

#include "child.h"
#include "database.h"
#include "memory.h"
#include "reply.h"

/* Checks of whether the other process has ended, and the time between them: 3 s together. */
enum { END_CHECKS = 1500, END_CHECK_NS = 2000000 };

/* Nothing can be there: https://man7.org/linux/man-pages/man7/path_resolution.7.html */
static const char moreFiles[] = "/dev/null/more files";

static bool isCut(const char *list, size_t length) {
  const size_t mark = sizeof moreFiles; /* with the line's end, and without the NUL */
  return length >= mark && strncmp(list + length - mark, moreFiles, mark - 1) == 0;
}

static void addFile(char *list, const char *file) {
  const size_t length = strlen(list);
  if (isCut(list, length)) return;
  if (length + strlen(file) + 2 + sizeof moreFiles > FILE_LIST_SIZE) file = moreFiles;
  const size_t added = strlen(file);
  /* The segments of a file follow each other. */
  if (length > added && list[length - added - 2] == '\n' && strncmp(list + length - added - 1, file, added) == 0) return;
  memcpy(list + length, file, added);
  memcpy(list + length + added, "\n", 2);
}

#ifdef __APPLE__

DRIVER_API void listLoadedFiles(pid_t process, char list[FILE_LIST_SIZE]) {
  list[0] = 0;
  if (process != getpid()) return;
  for (uint32_t i = 0; i < _dyld_image_count(); i++) addFile(list, _dyld_get_image_name(i));
}

#else

/* https://man7.org/linux/man-pages/man5/proc_pid_maps.5.html */
DRIVER_API void listLoadedFiles(pid_t process, char list[FILE_LIST_SIZE]) {
  char line[8192];
  snprintf(line, sizeof line, "/proc/%d/maps", (int)process);
  list[0] = 0;
  FILE *maps = fopen(line, "r");
  if (!maps) return;
  while (fgets(line, sizeof line, maps)) {
    char rights[8] = "";
    int path = 0;
    if (sscanf(line, "%*s %7s %*s %*s %*s %n", rights, &path) != 1 || path == 0 || line[path] != '/' || rights[2] != 'x') continue;
    line[strcspn(line, "\n")] = 0;
    addFile(list, line + path);
  }
  fclose(maps);
}

#endif

/* Waits a while for the end of a process, and ends it if it goes on. */
static void waitOrEnd(pid_t child) {
  const struct timespec pause = { .tv_nsec = END_CHECK_NS };
  for (int i = 0; i < END_CHECKS; i++) {
    if (waitpid(child, NULL, WNOHANG) != 0) return;
    nanosleep(&pause, NULL);
  }
  kill(child, SIGKILL);
  waitForChild(child);
}

DRIVER_API void listEngineFiles(char list[FILE_LIST_SIZE]) {
  char *shared = mapMemory(FILE_LIST_SIZE, true);
  const pid_t child = forkChild("load");
  if (child == 0) {
    reply = fopen("/dev/null", "w"); /* only this process's parent replies */
    if (!reply) _exit(1);
    char answer[64];
    openDatabase(":memory:");
    queryValue("SELECT 1;", answer, sizeof answer);
    listLoadedFiles(getpid(), shared);
    _exit(0);
  }
  waitOrEnd(child);
  shared[FILE_LIST_SIZE - 1] = 0; /* the engine can write there too */
  if (shared[0]) memcpy(list, shared, FILE_LIST_SIZE);
  else listLoadedFiles(getpid(), list);
}
