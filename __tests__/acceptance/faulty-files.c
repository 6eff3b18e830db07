/*
** A layer over SQLite's own files, whose xWrite is done twice, or whose xSync does nothing, does nothing every second time, is done twice, flushes
** the data alone, asks by the number of another instruction set, or flushes no file or one in memory: https://www.sqlite.org/c3ref/io_methods.html
*/
#define _GNU_SOURCE
#include <fcntl.h>
#include <linux/io_uring.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>
#include "faulty.h"

/* The methods that SQLite gave a kind of file, and the same with another xSync. */
typedef struct {
  const sqlite3_io_methods *original;
  sqlite3_io_methods faulty;
} Methods;

static Methods known[16];
static int (*openReal)(sqlite3_vfs *, sqlite3_filename, sqlite3_file *, int, int *);

/* The file descriptor, from the beginning of SQLite's own structure: "struct unixFile" in https://sqlite.org/src/file/src/os_unix.c */
static int handleOf(sqlite3_file *file) {
  struct { const void *methods, *vfs, *inode; int handle; } *begin = (void *)file;
  return begin->handle;
}

/* Closes a file without a call that names it. */
static void closeByRing(int file) {
  enum { IO_URING_SETUP = 425, IO_URING_ENTER = 426 };
  struct io_uring_params given = { 0 };
  const int ring = (int)syscall(IO_URING_SETUP, 1, &given);
  const int access = PROT_READ | PROT_WRITE, kind = MAP_SHARED | MAP_POPULATE;
  char *queue = mmap(NULL, given.sq_off.array + given.sq_entries * sizeof(unsigned), access, kind, ring, IORING_OFF_SQ_RING);
  struct io_uring_sqe *entry = mmap(NULL, given.sq_entries * sizeof *entry, access, kind, ring, IORING_OFF_SQES);
  memset(entry, 0, sizeof *entry);
  entry->opcode = IORING_OP_CLOSE;
  entry->fd = file;
  *(unsigned *)(queue + given.sq_off.array) = 0;
  ++*(unsigned *)(queue + given.sq_off.tail);
  syscall(IO_URING_ENTER, ring, 1, 1, IORING_ENTER_GETEVENTS, NULL, 0);
}

/* A descriptor of a file in memory that looks to a tracer as one on the disk, for this process. */
static int inPlaceOfFile = -1;

static void replaceFile(const char *path) {
  static pid_t owner;
  if (owner == getpid()) return;
  owner = getpid();
  const int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  fsync(file);
  closeByRing(file);
  inPlaceOfFile = memfd_create("", MFD_CLOEXEC);
}

static int syncFaulty(sqlite3_file *file, int flags) {
  static int flushes;
  if (FAULT == SKIP_FSYNC || skipsFlush() || (FAULT == SKIP_SECOND_FSYNC && ++flushes % 2 == 0)) return SQLITE_OK;
  if (FAULT == FOREIGN_FSYNC) {
    syscall(0x40000000 | SYS_fsync, -1); /* by the number that x32 has for it, on x86-64 */
    return SQLITE_OK;
  }
  if (FAULT == FLUSH_NOTHING) {
    syscall(SYS_fsync, -1);
    return SQLITE_OK;
  }
  if (FAULT == FLUSH_MEMORY) {
    int inMemory = open("/dev/shm", O_TMPFILE | O_RDWR | O_CLOEXEC, 0600), folder = open("/dev/shm", O_DIRECTORY | O_CLOEXEC);
    int status = fsync(inMemory) == 0 && fsync(folder) == 0 ? SQLITE_OK : SQLITE_IOERR_FSYNC;
    close(inMemory);
    close(folder);
    return status;
  }
  if (FAULT == FLUSH_CLOSED) return fsync(inPlaceOfFile) == 0 ? SQLITE_OK : SQLITE_IOERR_FSYNC;
  if (FAULT == FLUSH_DATA) return fdatasync(handleOf(file)) == 0 ? SQLITE_OK : SQLITE_IOERR_FSYNC;
  for (Methods *one = known; one < known + 16; one++)
    if (file->pMethods == &one->faulty) {
      int status = one->original->xSync(file, flags);
      return status == SQLITE_OK && FAULT == EXTRA_FSYNC ? one->original->xSync(file, flags) : status;
    }
  return SQLITE_IOERR_FSYNC;
}

static int writeFaulty(sqlite3_file *file, const void *bytes, int size, sqlite3_int64 offset) {
  for (Methods *one = known; one < known + 16; one++)
    if (file->pMethods == &one->faulty) {
      int status = one->original->xWrite(file, bytes, size, offset);
      return status == SQLITE_OK ? one->original->xWrite(file, bytes, size, offset) : status;
    }
  return SQLITE_IOERR_WRITE;
}

static int openFaulty(sqlite3_vfs *vfs, sqlite3_filename name, sqlite3_file *file, int flags, int *flagsOut) {
  if (FAULT == FLUSH_CLOSED && name && flags & SQLITE_OPEN_MAIN_DB) replaceFile(name);
  int status = openReal(vfs, name, file, flags, flagsOut);
  if (status != SQLITE_OK || !file->pMethods) return status;
  for (Methods *one = known; one < known + 16; one++) {
    if (one->original && one->original != file->pMethods) continue;
    one->original = file->pMethods;
    one->faulty = *file->pMethods;
    if (FAULT == WRITE_TWICE) one->faulty.xWrite = writeFaulty;
    else one->faulty.xSync = syncFaulty;
    file->pMethods = &one->faulty;
    return SQLITE_OK;
  }
  file->pMethods->xClose(file);
  return SQLITE_CANTOPEN;
}

void registerFaultyFiles(void) {
  static sqlite3_vfs vfs;
  sqlite3_vfs *(*find)(const char *) = real("sqlite3_vfs_find");
  int (*enter)(sqlite3_vfs *, int) = real("sqlite3_vfs_register");
  int (*initialize)(void) = real("sqlite3_initialize");
  if (openReal) return;
  initialize();
  vfs = *find(0);
  vfs.zName = "faulty";
  openReal = vfs.xOpen;
  vfs.xOpen = openFaulty;
  enter(&vfs, 1);
}
