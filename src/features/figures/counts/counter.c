/*
** A tool for Valgrind that counts the instructions that a program executes in user space, and nothing else: one 64-bit
** counter that grows before every exit of a block. A program reads it by a client request, so that it counts what it
** wants to know by two readings.
**
** So that the same work is the same count, the program lives in a world without chance: the system calls that say the
** time of day, or give random bytes, are answered alike in every run. The monotonic clock goes on.
**
** It is compiled on the user's machine against Valgrind's headers and its static libraries. Valgrind's interface for
** tools: https://valgrind.org/docs/manual/writing-tools.html
*/
#include "pub_tool_basics.h"
#include "pub_tool_guest.h"
#include "pub_tool_libcbase.h"
#include "pub_tool_machine.h"
#include "pub_tool_options.h"
#include "pub_tool_threadstate.h"
#include "pub_tool_tooliface.h"
#include "pub_tool_vki.h"
#include "pub_tool_vkiscnums.h"

/* Requests, "SG" and a number: their results are 1 + the instructions, or threads started, so far. Outside of this tool they are 0. */
#define READ_INSTRUCTIONS 0x53470001u
#define READ_THREADS 0x53470002u

static ULong instructions = 0;

/* Threads that the program has started beside its first: their order is another in every run. */
static ULong threads = 0;

/* Appends statements that add to the counter. Nothing if there is nothing to add. */
static void appendAddition(IRSB *block, ULong added) {
  if (added == 0) return;
  const IRTemp before = newIRTemp(block->tyenv, Ity_I64), after = newIRTemp(block->tyenv, Ity_I64);
  IRExpr *const counter = mkIRExpr_HWord((HWord)&instructions);
  addStmtToIRSB(block, IRStmt_WrTmp(before, IRExpr_Load(Iend_LE, Ity_I64, counter)));
  addStmtToIRSB(block,
    IRStmt_WrTmp(after, IRExpr_Binop(Iop_Add64, IRExpr_RdTmp(before), IRExpr_Const(IRConst_U64(added)))));
  addStmtToIRSB(block, IRStmt_Store(Iend_LE, counter, IRExpr_RdTmp(after)));
}

/* A block is left at its end or by an exit on the way: before either, what was executed since the last is added. */
static IRSB *instrument(VgCallbackClosure *closure, IRSB *from, const VexGuestLayout *layout,
  const VexGuestExtents *extents, const VexArchInfo *host, IRType guestWord, IRType hostWord) {
  (void)closure, (void)layout, (void)extents, (void)host, (void)guestWord, (void)hostWord;
  IRSB *const block = deepCopyIRSBExceptStmts(from);
  ULong pending = 0;
  for (Int i = 0; i < from->stmts_used; i++) {
    IRStmt *const statement = from->stmts[i];
    if (statement->tag == Ist_IMark) pending++;
    if (statement->tag == Ist_Exit) {
      appendAddition(block, pending);
      pending = 0;
    }
    addStmtToIRSB(block, statement);
  }
  appendAddition(block, pending);
  return block;
}

static Bool answerRequest(ThreadId thread, UWord *arguments, UWord *result) {
  (void)thread;
  if (arguments[0] != READ_INSTRUCTIONS && arguments[0] != READ_THREADS) return False;
  *result = (arguments[0] == READ_THREADS ? threads : instructions) + 1;
  return True;
}

static void noteThread(ThreadId starter, ThreadId started) {
  (void)started;
  if (starter != VG_INVALID_THREADID) threads++;
}

/*
** The time of day: a second of 2020, and each reading is a microsecond after the one before, since a program may wait
** until it goes on.
*/
static const ULong firstSecond = 1577836800;
static ULong timeReadings = 0;

static void readTimeOfDay(ULong *seconds, ULong *microseconds) {
  timeReadings++;
  *seconds = firstSecond + timeReadings / 1000000;
  *microseconds = timeReadings % 1000000;
}

/* Random bytes: the same sequence in every run, of a linear congruential generator (Knuth's MMIX). */
static ULong randomState = 1;

static void fillRandomly(UChar *bytes, UWord count) {
  for (UWord i = 0; i < count; i++) {
    randomState = randomState * 6364136223846793005ULL + 1442695040888963407ULL;
    bytes[i] = (UChar)(randomState >> 56);
  }
}

/* Which descriptors are open on a device of random bytes. */
enum { DESCRIPTORS = 1024 };
static Bool isRandomDevice[DESCRIPTORS];

static void noteOpened(const HChar *path, UWord descriptor) {
  if (descriptor >= DESCRIPTORS) return;
  isRandomDevice[descriptor] = VG_(strcmp)(path, "/dev/urandom") == 0 || VG_(strcmp)(path, "/dev/random") == 0;
}

/* A program on amd64 gets the result of a system call in RAX. */
static void replaceResult(ThreadId thread, ULong result) {
  VG_(set_shadow_regs_area)(thread, 0, offsetof(VexGuestAMD64State, guest_RAX), sizeof result, (const UChar *)&result);
}

static void answerClock(UWord clock, struct vki_timespec *time) {
  enum { REALTIME = 0, REALTIME_COARSE = 5, TAI = 11 }; /* clock_gettime(2) */
  if (clock != REALTIME && clock != REALTIME_COARSE && clock != TAI) return;
  ULong seconds, microseconds;
  readTimeOfDay(&seconds, &microseconds);
  time->tv_sec = (long)seconds;
  time->tv_nsec = (long)microseconds * 1000;
}

static void answerTime(ThreadId thread, vki_time_t *time) {
  ULong seconds, microseconds;
  readTimeOfDay(&seconds, &microseconds);
  if (time) *time = (vki_time_t)seconds;
  replaceResult(thread, seconds);
}

static void answerTimeOfDay(struct vki_timeval *time) {
  ULong seconds, microseconds;
  readTimeOfDay(&seconds, &microseconds);
  if (!time) return;
  time->tv_sec = (long)seconds;
  time->tv_usec = (long)microseconds;
}

static void beforeCall(ThreadId thread, UInt number, UWord *arguments, UInt count) {
  (void)thread, (void)number, (void)arguments, (void)count;
}

/* The program's memory is the tool's too: what the system has written is written over. */
static void afterCall(ThreadId thread, UInt number, UWord *arguments, UInt count, SysRes result) {
  (void)count;
  if (sr_isError(result)) return;
  const UWord got = sr_Res(result);
  switch (number) {
    case __NR_time: answerTime(thread, (vki_time_t *)arguments[0]); break;
    case __NR_gettimeofday: answerTimeOfDay((struct vki_timeval *)arguments[0]); break;
    case __NR_clock_gettime: answerClock(arguments[0], (struct vki_timespec *)arguments[1]); break;
    case __NR_getrandom: fillRandomly((UChar *)arguments[0], got); break;
    case __NR_open: noteOpened((const HChar *)arguments[0], got); break;
    case __NR_openat: noteOpened((const HChar *)arguments[1], got); break;
    case __NR_read:
      if (arguments[0] < DESCRIPTORS && isRandomDevice[arguments[0]]) fillRandomly((UChar *)arguments[1], got);
      break;
    default: break;
  }
}

static void afterOptions(void) {
  /* A block is one run of instructions: what a longer one has before a jump back would be counted though it is skipped. */
  VG_(clo_vex_control).guest_chase = False;
  VG_(clo_vex_control).iropt_unroll_thresh = 0;
}

static void atEnd(Int status) { (void)status; }

static void describeTool(void) {
  VG_(details_name)("sqlite-bench-gate");
  VG_(details_description)("counts the instructions of an engine");
  VG_(details_copyright_author)("The authors of sqlite-bench-gate.");
  VG_(details_bug_reports_to)("the maintainers of sqlite-bench-gate");
  VG_(basic_tool_funcs)(afterOptions, instrument, atEnd);
  VG_(needs_client_requests)(answerRequest);
  VG_(needs_syscall_wrapper)(beforeCall, afterCall);
  VG_(track_pre_thread_ll_create)(noteThread);
}

VG_DETERMINE_INTERFACE_VERSION(describeTool)
