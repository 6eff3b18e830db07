/* What an engine asks of the system to be durable, counted in a pass that is not timed; see tracer.h for how. */

/* In memory that the tracer shares with all that it traces: a call is counted before its caller goes on. */
typedef struct {
  int64_t fsync, fdatasync, syncFileRange, msync;
  int64_t otherSync;          /* sync, syncfs, and writes to what is open with O_SYNC or O_DSYNC, or with their flag */
  int64_t writes, writeBytes; /* to regular files; not what is stored into a mapping */
  int64_t unseen;             /* calls that may have hidden any of these: io_uring, libaio, another instruction set */
} Calls;

static volatile Calls *counted; /* NULL where nothing is counted */

static Calls countedSoFar(void) { return counted ? *(const Calls *)counted : (Calls){ 0 }; }

static void printCalls(Calls from, Calls to) {
  fprintf(state.reply,
    ",\"calls\":{\"fsync\":%" PRId64 ",\"fdatasync\":%" PRId64 ",\"sync_file_range\":%" PRId64 ",\"msync\":%" PRId64
    ",\"other_sync\":%" PRId64 ",\"writes\":%" PRId64 ",\"write_bytes\":%" PRId64 ",\"unseen\":%" PRId64 "}",
    to.fsync - from.fsync, to.fdatasync - from.fdatasync, to.syncFileRange - from.syncFileRange, to.msync - from.msync,
    to.otherSync - from.otherSync, to.writes - from.writes, to.writeBytes - from.writeBytes, to.unseen - from.unseen);
}
