/* Counting system calls: the driver is traced by a process of its own, which sees every call of it, of its threads and of
** its children, a shell's among them, whatever library or raw instruction it was made with. A filter in the kernel lets
** all other calls through without a stop: https://docs.kernel.org/userspace-api/seccomp_filter.html */

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__)) && __has_include(<linux/seccomp.h>)
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>

#ifndef PTRACE_EVENT_STOP
#define PTRACE_EVENT_STOP 128
#endif

/* As ptrace(2) has it for PTRACE_GET_SYSCALL_INFO; C libraries differ in its name. */
typedef struct {
  uint8_t what, padding[3];
  uint32_t architecture;
  uint64_t instruction, stack;
  union {
    struct { uint64_t number, arguments[6]; } call;
    struct { int64_t value; uint8_t isError; } result;
  };
} CallStop;

enum { AT_RESULT = 2, AT_FILTER = 3 };

static int readCallStop(pid_t thread, CallStop *stop) {
  const int request = 0x420e;
  return ptrace(request, thread, sizeof *stop, stop) > 0;
}

/* The same on every architecture; headers may be older. */
enum { IO_URING_SETUP = 425, IO_URING_ENTER = 426, CLOSE_RANGE = 436 };

/* The calls that are stopped at. */
static const unsigned short watched[] = {
  SYS_fsync, SYS_fdatasync, SYS_sync_file_range, SYS_msync, SYS_sync, SYS_syncfs, SYS_write, SYS_pwrite64, SYS_writev, SYS_pwritev,
  SYS_pwritev2, SYS_copy_file_range, SYS_sendfile, SYS_splice, SYS_io_submit, IO_URING_SETUP, IO_URING_ENTER,
  SYS_close, CLOSE_RANGE, SYS_dup3,
#ifdef SYS_dup2
  SYS_dup2,
#endif
};

enum { WATCHED = sizeof watched / sizeof *watched, MAX_THREADS = 1024 };

/* A thread between the beginning of a write and its end, which says how many bytes were written. */
typedef struct {
  pid_t thread; /* 0: a free place */
  int synchronous;
} Writing;

static Writing writings[MAX_THREADS];

#ifdef __x86_64__
static const uint32_t architecture = AUDIT_ARCH_X86_64;
#else
static const uint32_t architecture = AUDIT_ARCH_AARCH64;
#endif

static Writing *writingOf(pid_t thread) {
  for (int i = 0; i < MAX_THREADS; i++)
    if (writings[i].thread == thread) return &writings[i];
  return NULL;
}

/* What a file descriptor of a traced thread is: 0 no regular file of a file system, 1 one, 2 one whose writes are
** synchronous. */
static int kindOfFile(pid_t thread, uint64_t descriptor) {
  char path[64], text[256];
  struct stat info;
  snprintf(path, sizeof path, "/proc/%d/fd/%" PRIu64, (int)thread, descriptor);
  if (stat(path, &info) != 0) {
    counted->unseen += errno != ENOENT;
    return 0;
  }
  if (!S_ISREG(info.st_mode)) return 0;
  ssize_t length = readlink(path, text, sizeof text - 1);
  if (length > 0 && (text[length] = 0, strncmp(text, "/memfd:", 7) == 0)) return 0;
  snprintf(path, sizeof path, "/proc/%d/fdinfo/%" PRIu64, (int)thread, descriptor);
  FILE *file = fopen(path, "re");
  unsigned flags = 0;
  while (file && fgets(text, sizeof text, file))
    if (sscanf(text, "flags: %o", &flags) == 1) break;
  if (file) fclose(file);
  return flags & O_DSYNC ? 2 : 1;
}

/* What was found of a descriptor, until its number can mean another file: asking costs more than the write does. */
static struct {
  pid_t thread; /* 0: nothing is known */
  uint64_t descriptor;
  int kind;
} known[256];

enum { KNOWN = sizeof known / sizeof *known };

static int knownKindOfFile(pid_t thread, uint64_t descriptor) {
  int place = (int)(descriptor % KNOWN);
  if (known[place].thread != thread || known[place].descriptor != descriptor) {
    known[place].kind = kindOfFile(thread, descriptor);
    known[place].thread = thread;
    known[place].descriptor = descriptor;
  }
  return known[place].kind;
}

static void forget(uint64_t descriptor) { known[descriptor % KNOWN].thread = 0; }

static void forgetAll(void) { memset(known, 0, sizeof known); }

/* At the beginning of a watched call. Returns whether its end is to be seen too. */
static int onCall(pid_t thread, const CallStop *stop) {
  const uint64_t number = stop->call.number, *arguments = stop->call.arguments;
  if (stop->architecture != architecture) { /* its numbers mean other calls */
    counted->unseen++;
    return 0;
  }
  switch (number) {
    case SYS_fsync: counted->fsync++; return 0;
    case SYS_fdatasync: counted->fdatasync++; return 0;
    case SYS_sync_file_range: counted->syncFileRange++; return 0;
    case SYS_msync: counted->msync += (arguments[2] & MS_SYNC) != 0; return 0;
    case SYS_sync: case SYS_syncfs: counted->otherSync++; return 0;
    case SYS_close: forget(arguments[0]); return 0;
    case SYS_dup3: forget(arguments[1]); return 0;
#ifdef SYS_dup2
    case SYS_dup2: forget(arguments[1]); return 0;
#endif
    case CLOSE_RANGE: forgetAll(); return 0;
    case SYS_io_submit: case IO_URING_SETUP: case IO_URING_ENTER: counted->unseen++; return 0;
    default: break;
  }
  int kind = knownKindOfFile(thread, number == SYS_copy_file_range || number == SYS_splice ? arguments[2] : arguments[0]);
  if (kind == 0) return 0;
  enum { DSYNC = 2, SYNC = 4 }; /* RWF_DSYNC and RWF_SYNC of linux/fs.h */
  if (number == SYS_pwritev2 && arguments[5] & (DSYNC | SYNC)) kind = 2;
  if (number == SYS_write || number == SYS_pwrite64) { /* to a regular file: all of it, or the engine fails */
    counted->writes++;
    counted->writeBytes += (int64_t)arguments[2];
    counted->otherSync += kind == 2;
    return 0;
  }
  Writing *place = writingOf(thread);
  if (!place) place = writingOf(0);
  if (!place) { counted->unseen++; return 0; }
  *place = (Writing){ thread, kind == 2 };
  return 1;
}

/* At the end of a write. */
static void onWritten(pid_t thread, int64_t result) {
  Writing *place = writingOf(thread);
  if (!place) return;
  if (result >= 0) {
    counted->writes++;
    counted->writeBytes += result;
    counted->otherSync += place->synchronous;
  }
  place->thread = 0;
}

/* Lets a stopped thread go on, with what it was stopped for. */
static void onStop(pid_t thread, int status) {
  int event = status >> 16, number = WSTOPSIG(status);
  CallStop stop;
  if (event == PTRACE_EVENT_SECCOMP) {
    if (readCallStop(thread, &stop) && stop.what == AT_FILTER && onCall(thread, &stop)) {
      ptrace(PTRACE_SYSCALL, thread, 0, 0);
      return;
    }
    number = 0;
  } else if (number == (SIGTRAP | 0x80)) {
    if (readCallStop(thread, &stop) && stop.what == AT_RESULT) onWritten(thread, stop.result.value);
    number = 0;
  } else if (event == PTRACE_EVENT_STOP && number != SIGTRAP) {
    ptrace(PTRACE_LISTEN, thread, 0, 0); /* stopped by a signal: it stays so */
    return;
  } else if (event != 0) {
    if (event == PTRACE_EVENT_EXEC) forgetAll();
    number = 0;
  }
  ptrace(PTRACE_CONT, thread, 0, number);
}

/* Sees to all that the driver and its children do, until the driver ends. */
static void trace(pid_t driver) __attribute__((noreturn));
static void trace(pid_t driver) {
  for (;;) {
    int status = 0;
    pid_t thread = waitpid(-1, &status, __WALL);
    if (thread < 0 && errno == EINTR) continue;
    if (thread < 0) _exit(1);
    if (WIFSTOPPED(status)) { onStop(thread, status); continue; }
    if (thread == driver) _exit(0);
    Writing *place = writingOf(thread);
    if (place) place->thread = 0;
  }
}

static int filterCalls(void) {
  struct sock_filter filter[WATCHED + 5];
  filter[0] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch));
  filter[1] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, architecture, 0, WATCHED + 2);
  filter[2] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr));
  for (unsigned i = 0; i < WATCHED; i++)
    filter[3 + i] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, watched[i], WATCHED - i, 0);
  filter[3 + WATCHED] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  filter[4 + WATCHED] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_TRACE);
  struct sock_fprog program = { WATCHED + 5, filter };
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

/* The tracer's part: `parent` is the driver, which waits to be told whether it is traced. */
static void startTracer(pid_t parent, int told, int tell) __attribute__((noreturn));
static void startTracer(pid_t parent, int told, int tell) {
  const int options = PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACESECCOMP | PTRACE_O_TRACEFORK | PTRACE_O_TRACEVFORK
    | PTRACE_O_TRACECLONE | PTRACE_O_TRACEEXEC | PTRACE_O_EXITKILL;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  /* The commands and the replies are the driver's alone. */
  fclose(state.reply);
  close(0);
  char go;
  if (read(told, &go, 1) != 1) _exit(1);
  int refused = ptrace(PTRACE_SEIZE, parent, 0, options) == 0 ? 0 : errno;
  if (write(tell, &refused, sizeof refused) != sizeof refused || refused != 0) _exit(1);
  close(told);
  close(tell);
  trace(parent);
}

/* Has everything counted from here on. Returns why nothing can be, NULL where it is. */
static const char *startCounting(void) {
  static char why[200];
  int toTracer[2], fromTracer[2];
  volatile Calls *shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANON, -1, 0);
  if (access("/proc/self/fdinfo", X_OK) != 0) return "there is no /proc";
  if (shared == MAP_FAILED || pipe(toTracer) != 0 || pipe(fromTracer) != 0) return "no memory for it";
  counted = shared;
  pid_t driver = getpid(), tracer = fork();
  if (tracer == 0) startTracer(driver, toTracer[0], fromTracer[1]);
  close(toTracer[0]);
  close(fromTracer[1]);
  int refused = 0;
  /* A child may trace its parent only where that allows it: https://docs.kernel.org/admin-guide/LSM/Yama.html */
  prctl(PR_SET_PTRACER, tracer);
  if (tracer < 0) snprintf(why, sizeof why, "fork: %s", strerror(errno));
  else if (write(toTracer[1], "", 1) != 1 || read(fromTracer[0], &refused, sizeof refused) != sizeof refused)
    snprintf(why, sizeof why, "the tracer has ended");
  else if (refused != 0) snprintf(why, sizeof why, "ptrace: %s", strerror(refused));
  else if (!filterCalls()) snprintf(why, sizeof why, "seccomp: %s", strerror(errno));
  close(toTracer[1]);
  close(fromTracer[0]);
  if (!why[0]) return NULL;
  counted = NULL;
  if (refused != 0) waitpid(tracer, NULL, 0);
  return why;
}
#else
static const char *startCounting(void) { return "only Linux on x64 and arm64 can, with its headers"; }
#endif
