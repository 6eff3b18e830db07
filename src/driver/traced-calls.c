#include "traced-calls.h"

#include "syscall-counts.h"

#ifdef CAN_TRACE

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <linux/audit.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
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

/* Threads between the beginning of a write and its end. */
static struct {
  pid_t thread; /* 0: a free place */
  bool isSynchronous;
} pendingWrites[1024];

enum { MAX_PENDING = sizeof pendingWrites / sizeof *pendingWrites };

/* The place of a thread, or of 0 for a free one; -1 if no place has it. */
static int pendingWriteOf(pid_t thread) {
  for (int i = 0; i < MAX_PENDING; i++)
    if (pendingWrites[i].thread == thread) return i;
  return -1;
}

typedef enum FileKind { NOT_REGULAR, REGULAR, SYNCHRONOUS } FileKind;

/* The kind of a traced thread's descriptor. A file in memory has nothing durable. */
static FileKind askKindOfFile(pid_t thread, uint64_t descriptor) {
  char path[64], text[256];
  struct stat info;
  snprintf(path, sizeof path, "/proc/%d/fd/%" PRIu64, (int)thread, descriptor);
  if (stat(path, &info) != 0) {
    /* A descriptor that is not open is the caller's mistake, and writes nothing. */
    if (errno != ENOENT) syscallCounts->unseen++;
    return NOT_REGULAR;
  }
  if (!S_ISREG(info.st_mode)) return NOT_REGULAR;
  const ssize_t length = readlink(path, text, sizeof text - 1);
  if (length > 0) {
    text[length] = 0;
    if (strncmp(text, "/memfd:", strlen("/memfd:")) == 0) return NOT_REGULAR;
  }
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

static FileKind kindOfFile(pid_t thread, uint64_t descriptor) {
  const uint64_t place = descriptor % KNOWN_FILES;
  if (knownFiles[place].thread != thread || knownFiles[place].descriptor != descriptor) {
    knownFiles[place].kind = askKindOfFile(thread, descriptor);
    knownFiles[place].thread = thread;
    knownFiles[place].descriptor = descriptor;
  }
  return knownFiles[place].kind;
}

/* Forgets a descriptor in every thread: threads share descriptors. */
static void forgetDescriptor(uint64_t descriptor) { knownFiles[descriptor % KNOWN_FILES].thread = 0; }

DRIVER_API void forgetDescriptors(void) { memset(knownFiles, 0, sizeof knownFiles); }

DRIVER_API void forgetThread(pid_t thread) {
  const int place = pendingWriteOf(thread);
  if (place >= 0) pendingWrites[place].thread = 0;
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
  if (kind == NOT_REGULAR) return false;
  const bool hasFlag = call.number == SYS_pwritev2 && (call.arguments[5] & (DSYNC_FLAG | SYNC_FLAG)) != 0;
  const bool isSynchronous = kind == SYNCHRONOUS || hasFlag;
  if (call.number == SYS_write || call.number == SYS_pwrite64) {
    /* A regular file takes all of it, or the engine fails: a second stop would take time for nothing. */
    countWrite((int64_t)call.arguments[2], isSynchronous);
    return false;
  }
  int place = pendingWriteOf(thread);
  if (place < 0) place = pendingWriteOf(0);
  if (place < 0) {
    syscallCounts->unseen++;
    return false;
  }
  pendingWrites[place].thread = thread;
  pendingWrites[place].isSynchronous = isSynchronous;
  return true;
}

DRIVER_API void endTracedCall(pid_t thread, int64_t result) {
  const int place = pendingWriteOf(thread);
  if (place < 0) return;
  if (result >= 0) countWrite(result, pendingWrites[place].isSynchronous);
  pendingWrites[place].thread = 0;
}

DRIVER_API bool beginTracedCall(pid_t thread, TracedCall call) {
  if (call.architecture != ownArchitecture() || call.number >= FIRST_FOREIGN_CALL) {
    syscallCounts->unseen++;
    return false;
  }
  switch (call.number) {
    case SYS_fsync: syscallCounts->fsync++; return false;
    case SYS_fdatasync: syscallCounts->fdatasync++; return false;
    case SYS_sync_file_range: syscallCounts->syncFileRange++; return false;
    case SYS_msync: syscallCounts->msync += (call.arguments[2] & MS_SYNC) != 0; return false;
    case SYS_sync: case SYS_syncfs: syscallCounts->otherSync++; return false;
    case SYS_io_submit: case IO_URING_SETUP: case IO_URING_ENTER: syscallCounts->unseen++; return false;
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
