#include "footprint.h"

#include <fcntl.h>
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "database.h"
#include "files.h"
#include "memory.h"
#include "options.h"
#include "reply.h"

/* In the environment, the address of the counts of the library that counts allocations. */
static const char ADDRESS[] = "SQLITE_BENCH_GATE_ALLOCATIONS";

/* The same as in allocations.c. */
typedef struct AllocationCounts {
  int64_t calls, bytes, live, peak;
} AllocationCounts;

static volatile AllocationCounts *allocations;

/* Bytes of a database's files. */
typedef struct FileSizes {
  int64_t main, log, others;
} FileSizes;

/* The kernel counts these of a process. */
typedef struct ProcessIo {
  int64_t reads, readBytes, writes, writeBytes;
  bool isKnown;
} ProcessIo;

static struct {
  int64_t unopened; /* bytes allocated before the database was opened */
  AllocationCounts allocationsBefore, allocationsAfter;
  int64_t left;
  ProcessIo ioBefore, ioAfter;
  int64_t residentPeak; /* 0 if it is not known */
  FileSizes before, open, closed;
  bool isTaken, isClosed;
} notes;

DRIVER_API void loadAllocationCounter(char *program, char *command, Arguments arguments) {
#if defined(__linux__) && !defined(__SANITIZE_ADDRESS__)
  const char *address = getenv(ADDRESS);
  if (address) {
    allocations = (volatile AllocationCounts *)(uintptr_t)strtoull(address, NULL, 16);
    /* A shell or a server is a process of its own. */
    unsetenv(ADDRESS);
    unsetenv("LD_PRELOAD");
    return;
  }
  const char *library = NULL, *loaded = getenv("LD_PRELOAD");
  for (char **one = arguments.fields; *one && one[1]; one++)
    if (strcmp(*one, "--allocations") == 0) library = one[1];
  /* A static program has loaded nothing, and would start itself for ever. */
  if (!library || (loaded && strcmp(loaded, library) == 0)) return;
  char **words = allocate(((size_t)arguments.count + 3) * sizeof *words);
  words[0] = program;
  words[1] = command;
  memcpy(words + 2, arguments.fields, ((size_t)arguments.count + 1) * sizeof *words);
  keepReplies(true);
  if (setenv("LD_PRELOAD", library, 1) == 0) execv("/proc/self/exe", words);
  keepReplies(false);
  unsetenv("LD_PRELOAD");
  free(words);
#else
  (void)program, (void)command, (void)arguments;
#endif
}

static AllocationCounts readAllocations(void) {
  return allocations ? *allocations : (AllocationCounts){ 0 };
}

/* @param isFirst whether it is read again, and what this reads is then in it */
static ProcessIo readIo(pid_t process, bool isFirst) {
  ProcessIo io = { 0 };
  char path[64], text[512];
  snprintf(path, sizeof path, "/proc/%d/io", (int)process);
  const int file = open(path, O_RDONLY | O_CLOEXEC);
  const ssize_t length = file < 0 ? -1 : read(file, text, sizeof text - 1);
  if (file >= 0) close(file);
  if (length <= 0) return io;
  text[length] = 0;
  /* https://man7.org/linux/man-pages/man5/proc_pid_io.5.html */
  io.isKnown = sscanf(text, "rchar: %" SCNd64 " wchar: %" SCNd64 " syscr: %" SCNd64 " syscw: %" SCNd64, &io.readBytes,
    &io.writeBytes, &io.reads, &io.writes) == 4;
  if (process != getpid() || !isFirst) return io;
  io.readBytes += length;
  io.reads++;
  return io;
}

static void addSizes(const char *folder, FileSizes *sizes, bool isTop) {
  char path[PATH_SIZE];
  DIR *entries = openFolder(folder);
  for (struct dirent *entry; (entry = readEntry(entries, folder));) {
    struct stat info;
    joinPath(path, folder, entry->d_name);
    if (lstat(path, &info) != 0) continue; /* a server may have removed it */
    if (S_ISDIR(info.st_mode)) addSizes(path, sizes, false);
    else if (!S_ISREG(info.st_mode)) continue;
    else if (isTop && strcmp(entry->d_name, "db") == 0) sizes->main += info.st_size;
    else if (isTop && (strcmp(entry->d_name, "db-wal") == 0 || strcmp(entry->d_name, "db-journal") == 0))
      sizes->log += info.st_size;
    else sizes->others += info.st_size;
  }
  closedir(entries);
}

static FileSizes readSizes(void) {
  FileSizes sizes = { 0 };
  if (options.storage == STORAGE_FILE) addSizes(options.workDir, &sizes, true);
  return sizes;
}

/* Makes the largest resident size of a process its present one: https://docs.kernel.org/filesystems/proc.html, clear_refs */
static void resetResidentPeak(pid_t process) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/clear_refs", (int)process);
  FILE *file = fopen(path, "we");
  if (!file) return;
  fputs("5", file);
  fclose(file);
}

DRIVER_API void noteUnopened(void) { notes.unopened = readAllocations().live; }

DRIVER_API void beginFootprint(void) {
  const pid_t process = executingProcess();
  if (process == 0) return;
  notes.before = readSizes(); /* first: it allocates */
  resetResidentPeak(process);
  if (allocations) allocations->peak = allocations->live;
  notes.allocationsBefore = readAllocations();
  notes.ioBefore = readIo(process, true); /* last: what this function reads is no engine's */
}

DRIVER_API void endFootprint(void) {
  const pid_t process = executingProcess();
  if (process == 0) return;
  notes.ioAfter = readIo(process, false);
  notes.allocationsAfter = readAllocations();
  notes.residentPeak = usageOfProcess(process).peak;
  notes.open = readSizes();
}

DRIVER_API void finishFootprint(void) {
  notes.isTaken = true;
  if (options.storage != STORAGE_FILE) return;
  closeDatabase();
  notes.isClosed = true;
  notes.left = readAllocations().live - notes.unopened;
  notes.closed = readSizes();
}

DRIVER_API bool isFootprintTaken(void) { return notes.isTaken; }

DRIVER_API bool isFootprintClosed(void) { return notes.isClosed; }

static void printSizes(const char *name, FileSizes sizes) {
  fprintf(reply, "\"%s\":{\"main\":%" PRId64 ",\"log\":%" PRId64 ",\"others\":%" PRId64 "}", name, sizes.main, sizes.log,
    sizes.others);
}

DRIVER_API void printFootprint(void) {
  const AllocationCounts before = notes.allocationsBefore, after = notes.allocationsAfter;
  const ProcessIo from = notes.ioBefore, to = notes.ioAfter;
  const char *separator = "";
  fprintf(reply, ",\"footprint\":{");
  if (notes.isClosed) {
    fprintf(reply, "\"files\":{");
    printSizes("before", notes.before);
    fputc(',', reply);
    printSizes("open", notes.open);
    fputc(',', reply);
    printSizes("closed", notes.closed);
    fprintf(reply, "}");
    separator = ",";
  }
  if (from.isKnown && to.isKnown) {
    fprintf(reply,
      "%s\"io\":{\"reads\":%" PRId64 ",\"read_bytes\":%" PRId64 ",\"writes\":%" PRId64 ",\"write_bytes\":%" PRId64 "}",
      separator, to.reads - from.reads, to.readBytes - from.readBytes, to.writes - from.writes,
      to.writeBytes - from.writeBytes);
    separator = ",";
  }
  if (allocations && !options.shell && !options.server) {
    fprintf(reply, "%s\"allocations\":{\"calls\":%" PRId64 ",\"bytes\":%" PRId64 ",\"peak\":%" PRId64, separator,
      after.calls - before.calls, after.bytes - before.bytes, after.peak - before.live);
    if (notes.isClosed) fprintf(reply, ",\"left\":%" PRId64, notes.left);
    fprintf(reply, "}");
    separator = ",";
  }
  if (notes.residentPeak > 0) fprintf(reply, "%s\"resident_peak\":%" PRId64, separator, notes.residentPeak);
  fprintf(reply, "}");
}
