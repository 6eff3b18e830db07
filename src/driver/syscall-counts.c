#include "syscall-counts.h"

#include <inttypes.h>
#include <stdio.h>

#include "reply.h"

DRIVER_API volatile SyscallCounts *syscallCounts = NULL;

DRIVER_API SyscallCounts readSyscallCounts(void) {
  return syscallCounts ? *syscallCounts : (SyscallCounts){ 0 };
}

DRIVER_API void printSyscallCounts(SyscallCounts from, SyscallCounts to) {
  fprintf(reply,
    ",\"calls\":{\"fsync\":%" PRId64 ",\"fdatasync\":%" PRId64 ",\"sync_file_range\":%" PRId64 ",\"msync\":%" PRId64
    ",\"other_sync\":%" PRId64 ",\"writes\":%" PRId64 ",\"write_bytes\":%" PRId64 ",\"unseen\":%" PRId64 "}",
    to.fsync - from.fsync, to.fdatasync - from.fdatasync, to.syncFileRange - from.syncFileRange, to.msync - from.msync,
    to.otherSync - from.otherSync, to.writes - from.writes, to.writeBytes - from.writeBytes, to.unseen - from.unseen);
}
