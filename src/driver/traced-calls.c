#include "traced-calls.h"

#include "options.h"
#include "syscall-counts.h"

#ifdef CAN_TRACE

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <linux/audit.h>
#include <linux/magic.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#include <unistd.h>

/* These numbers are equal on every architecture; the system's headers may be older. */
enum { IO_URING_SETUP = 425, IO_URING_ENTER = 426, CLOSE_RANGE = 436 };

DRIVER_API uint32_t ownArchitecture(void) {
#ifdef __x86_64__
  return AUDIT_ARCH_X86_64;
#else
  return AUDIT_ARCH_AARCH64;
#endif
}

DRIVER_API const uint16_t *watchedCalls(size_t *count) {
  static const uint16_t calls[] = {
    SYS_fsync, SYS_fdatasync, SYS_sync_file_range, SYS_msync, SYS_sync, SYS_syncfs, SYS_write, SYS_pwrite64, SYS_writev,
    SYS_pwritev, SYS_pwritev2, SYS_copy_file_range, SYS_sendfile, SYS_splice, SYS_io_submit, IO_URING_SETUP,
    IO_URING_ENTER, SYS_close, CLOSE_RANGE, SYS_dup3,
#ifdef SYS_dup2
    SYS_dup2,
#endif
  };
  *count = sizeof calls / sizeof *calls;
  return calls;
}

/* Threads between the beginning of a write or a flush and its end. */
static struct {
  pid_t thread;              /* 0: a free place */
  volatile int64_t *flushes; /* the count of a flush; NULL of a write */
  bool isSynchronous;
} pendingCalls[1024];

enum { MAX_PENDING = sizeof pendingCalls / sizeof *pendingCalls };

/* The place of a thread, or of 0 for a free one; -1 if no place has it. */
static int pendingCallOf(pid_t thread) {
  for (int i = 0; i < MAX_PENDING; i++)
    if (pendingCalls[i].thread == thread) return i;
  return -1;
}

/* Awaits the end of a call. Returns whether there is a place for it; otherwise it is unseen. */
static bool awaitEnd(pid_t thread, volatile int64_t *flushes, bool isSynchronous) {
  int place = pendingCallOf(thread);
  if (place < 0) place = pendingCallOf(0);
  if (place < 0) {
    syscallCounts->unseen++;
    return false;
  }
  pendingCalls[place].thread = thread;
  pendingCalls[place].flushes = flushes;
  pendingCalls[place].isSynchronous = isSynchronous;
  return true;
}

/* NOTHING_DURABLE: no file or folder of a disk, such as a pipe or a file in memory. */
typedef enum FileKind { NOT_OPEN, NOTHING_DURABLE, FOLDER, REGULAR, SYNCHRONOUS } FileKind;

/*
** Whether a file or folder is in memory, such as in /dev/shm or of memfd_create(). Where the database itself is in memory, what is beside it counts as on
** a disk: there the engines' flushes can be compared all the same.
**
** @param path of the file, which may be of another process
*/
static bool isInMemory(const char *path, const struct stat *info) {
  struct statfs system;
  struct stat database;
  if (statfs(path, &system) != 0) return false;
  switch ((unsigned long)system.f_type) {
    case TMPFS_MAGIC: case RAMFS_MAGIC: case HUGETLBFS_MAGIC: break;
    default: return false;
  }
  return stat(options.workDir, &database) != 0 || database.st_dev != info->st_dev;
}

/* The kind of a traced thread's descriptor. */
static FileKind askKindOfFile(pid_t thread, uint64_t descriptor) {
  char path[64], text[256];
  struct stat info;
  snprintf(path, sizeof path, "/proc/%d/fd/%" PRIu64, (int)thread, descriptor);
  if (stat(path, &info) != 0) {
    /* A descriptor that is not open is the caller's mistake, and writes nothing. */
    if (errno == ENOENT) return NOT_OPEN;
    syscallCounts->unseen++;
    return NOTHING_DURABLE;
  }
  if (!S_ISDIR(info.st_mode) && !S_ISREG(info.st_mode)) return NOTHING_DURABLE;
  if (isInMemory(path, &info)) return NOTHING_DURABLE;
  if (S_ISDIR(info.st_mode)) return FOLDER;
  snprintf(path, sizeof path, "/proc/%d/fdinfo/%" PRIu64, (int)thread, descriptor);
  FILE *file = fopen(path, "re");
  unsigned flags = 0;
  while (file && fgets(text, sizeof text, file))
    if (sscanf(text, "flags: %o", &flags) == 1) break;
  if (file) fclose(file);
  return flags & O_DSYNC ? SYNCHRONOUS : REGULAR; /* O_SYNC has O_DSYNC's bit */
}

/* Answers, until their descriptor can mean another file: to ask takes longer than the write itself. */
static struct {
  pid_t thread; /* 0: nothing is known */
  uint64_t descriptor;
  FileKind kind;
} knownFiles[256];

enum { KNOWN_FILES = sizeof knownFiles / sizeof *knownFiles };

/* An io_uring closes files without a call that names them: where there is one, no answer is kept. */
static bool hasRing;

static FileKind kindOfFile(pid_t thread, uint64_t descriptor) {
  const uint64_t place = descriptor % KNOWN_FILES;
  if (knownFiles[place].thread != thread || knownFiles[place].descriptor != descriptor) {
    const FileKind kind = askKindOfFile(thread, descriptor);
    /* Opening is not watched: a moment later it can be a file. */
    if (kind == NOT_OPEN || hasRing) return kind;
    knownFiles[place].kind = kind;
    knownFiles[place].thread = thread;
    knownFiles[place].descriptor = descriptor;
  }
  return knownFiles[place].kind;
}

/* Forgets a descriptor in every thread: threads share descriptors. */
static void forgetDescriptor(uint64_t descriptor) { knownFiles[descriptor % KNOWN_FILES].thread = 0; }

DRIVER_API void forgetDescriptors(void) { memset(knownFiles, 0, sizeof knownFiles); }

static void noteRing(void) {
  hasRing = true;
  forgetDescriptors();
}

DRIVER_API void forgetThread(pid_t thread) {
  const int place = pendingCallOf(thread);
  if (place >= 0) pendingCalls[place].thread = 0;
  for (size_t i = 0; i < KNOWN_FILES; i++)
    if (knownFiles[i].thread == thread) knownFiles[i].thread = 0;
}

static void countWrite(int64_t bytes, bool isSynchronous) {
  syscallCounts->writes++;
  syscallCounts->writeBytes += bytes;
  syscallCounts->otherSync += isSynchronous;
}

/* Counts a call that writes. Returns whether its end has to be seen. */
static bool beginWrite(pid_t thread, TracedCall call) {
  enum { DSYNC_FLAG = 2, SYNC_FLAG = 4 }; /* RWF_DSYNC and RWF_SYNC of linux/fs.h */
  const bool isOutThird = call.number == SYS_copy_file_range || call.number == SYS_splice;
  const FileKind kind = kindOfFile(thread, call.arguments[isOutThird ? 2 : 0]);
  if (kind != REGULAR && kind != SYNCHRONOUS) return false;
  const bool hasFlag = call.number == SYS_pwritev2 && (call.arguments[5] & (DSYNC_FLAG | SYNC_FLAG)) != 0;
  const bool isSynchronous = kind == SYNCHRONOUS || hasFlag;
  if (!isSynchronous && (call.number == SYS_write || call.number == SYS_pwrite64)) {
    /* A regular file takes all of it, or the engine fails: a second stop would take time for nothing. */
    countWrite((int64_t)call.arguments[2], false);
    return false;
  }
  return awaitEnd(thread, NULL, isSynchronous);
}

/* A flush counts if it succeeds, and is of something durable. Returns whether its end has to be seen. */
static bool beginFlush(pid_t thread, TracedCall call, volatile int64_t *flushes) {
  return kindOfFile(thread, call.arguments[0]) >= FOLDER && awaitEnd(thread, flushes, false);
}

DRIVER_API void endTracedCall(pid_t thread, int64_t result) {
  const int place = pendingCallOf(thread);
  if (place < 0) return;
  volatile int64_t *flushes = pendingCalls[place].flushes;
  if (flushes) *flushes += result == 0;
  else if (result >= 0) countWrite(result, pendingCalls[place].isSynchronous && result > 0);
  pendingCalls[place].thread = 0;
}

DRIVER_API bool beginTracedCall(pid_t thread, TracedCall call) {
  if (call.architecture != ownArchitecture() || call.number >= FIRST_FOREIGN_CALL) {
    syscallCounts->unseen++;
    return false;
  }
  switch (call.number) {
    case SYS_fsync: return beginFlush(thread, call, &syscallCounts->fsync);
    case SYS_fdatasync: return beginFlush(thread, call, &syscallCounts->fdatasync);
    case SYS_sync_file_range: return beginFlush(thread, call, &syscallCounts->syncFileRange);
    case SYS_msync: return (call.arguments[2] & MS_SYNC) != 0 && awaitEnd(thread, &syscallCounts->msync, false);
    case SYS_sync: syscallCounts->otherSync++; return false;
    case SYS_syncfs: return beginFlush(thread, call, &syscallCounts->otherSync);
    case IO_URING_SETUP: case IO_URING_ENTER: noteRing(); /* fall through */
    case SYS_io_submit: syscallCounts->unseen++; return false;
    case SYS_close: forgetDescriptor(call.arguments[0]); return false;
    case SYS_dup3: forgetDescriptor(call.arguments[1]); return false;
#ifdef SYS_dup2
    case SYS_dup2: forgetDescriptor(call.arguments[1]); return false;
#endif
    case CLOSE_RANGE: forgetDescriptors(); return false;
    default: return beginWrite(thread, call);
  }
}

#else

typedef int NothingIsTraced; /* ISO C wants a declaration in every file */

#endif
