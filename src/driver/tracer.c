#include "tracer.h"

#include "child.h"
#include "reply.h"
#include "syscall-counts.h"
#include "traced-calls.h"

#ifdef CAN_TRACE

#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#ifndef PTRACE_EVENT_STOP
#define PTRACE_EVENT_STOP 128
#endif

/* As ptrace(2) has it for PTRACE_GET_SYSCALL_INFO; C libraries differ in their name for it. */
typedef struct CallStop {
  uint8_t what, padding[3];
  uint32_t architecture;
  uint64_t instruction, stack;
  union {
    struct { uint64_t number, arguments[6]; } call; /* AT_FILTER */
    struct { int64_t value; uint8_t isError; } result; /* AT_RESULT */
  };
} CallStop;

enum { AT_RESULT = 2, AT_FILTER = 3 };

/* Returns whether a stopped thread's call could be read, and the stop is of this kind. */
static bool readCallStop(pid_t thread, int what, CallStop *stop) {
  const int request = 0x420e; /* PTRACE_GET_SYSCALL_INFO */
  return ptrace(request, thread, sizeof *stop, stop) > 0 && stop->what == what;
}

/* Lets a stopped thread resume, with the signal that it was stopped for if there is one. */
static void onStop(pid_t thread, int status) {
  const int event = status >> 16;
  int number = WSTOPSIG(status);
  CallStop stop;
  if (event == PTRACE_EVENT_SECCOMP) {
    number = 0;
    if (readCallStop(thread, AT_FILTER, &stop)) {
      const TracedCall call = { stop.architecture, stop.call.number, stop.call.arguments };
      if (beginTracedCall(thread, call)) {
        ptrace(PTRACE_SYSCALL, thread, 0, 0); /* up to the end of the call */
        return;
      }
    } else {
      syscallCounts->unseen++;
    }
  } else if (number == (SIGTRAP | 0x80)) { /* PTRACE_O_TRACESYSGOOD marks stops at calls so */
    number = 0;
    if (readCallStop(thread, AT_RESULT, &stop)) endTracedCall(thread, stop.result.value);
  } else if (event == PTRACE_EVENT_STOP && number != SIGTRAP) {
    ptrace(PTRACE_LISTEN, thread, 0, 0); /* a signal has stopped it, and it stays stopped */
    return;
  } else if (event != 0) {
    number = 0;
    if (event == PTRACE_EVENT_EXEC) forgetDescriptors();
  }
  ptrace(PTRACE_CONT, thread, 0, number);
}

/* Traces the driver and its children until the driver ends. */
static _Noreturn void trace(pid_t driver) {
  for (;;) {
    int status = 0;
    const pid_t thread = waitpid(-1, &status, __WALL);
    if (thread < 0 && errno == EINTR) continue;
    if (thread < 0) _exit(1);
    if (WIFSTOPPED(status)) {
      onStop(thread, status);
      continue;
    }
    if (thread == driver) _exit(0);
    forgetThread(thread);
  }
}

/*
** Has the kernel stop this process and its children at the calls that are watched, unless nothing is counted. Where there are several filters, one that
** stops is enough. Returns whether the filter is in place.
*/
static bool filterCalls(bool isCounted) {
  enum { MAX_WATCHED = 32 };
  size_t count;
  const uint16_t *watched = watchedCalls(&count);
  struct sock_filter filter[MAX_WATCHED + 6];
  if (count > MAX_WATCHED) return false;
  size_t size = 0;
  /* Jumps are relative to the next instruction; all of them lead to the last, which stops the thread. */
  const size_t last = count + 5;
#define JUMP_TO_STOP ((uint8_t)(last - size - 1))
  filter[size++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch));
  filter[size] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ownArchitecture(), 0, JUMP_TO_STOP);
  size++;
  filter[size++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr));
  filter[size] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, FIRST_FOREIGN_CALL, JUMP_TO_STOP, 0);
  size++;
  for (size_t i = 0; i < count; i++, size++)
    filter[size] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, watched[i], JUMP_TO_STOP, 0);
#undef JUMP_TO_STOP
  filter[size++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  const uint32_t onWatched = isCounted ? SECCOMP_RET_TRACE : SECCOMP_RET_ALLOW;
  filter[size++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, onWatched);
  struct sock_fprog program = { (unsigned short)size, filter };
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return false;
  /* Without the first flag, which Linux has since 4.17, kernels before 5.16 slow everything down that is timed. */
  const unsigned long setFilter = 1, allowSpeculation = 1ul << 2, allThreads = 1;
  return syscall(SYS_seccomp, setFilter, allowSpeculation | allThreads, &program) == 0
    || syscall(SYS_seccomp, setFilter, allowSpeculation, &program) == 0
    || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

/*
** The tracer's part of the start.
**
** @param fromDriver a pipe on which the driver says that it may be traced
** @param toDriver a pipe on which to answer 0, or the error number that tracing failed with
*/
static _Noreturn void runTracer(pid_t driver, int fromDriver, int toDriver) {
  const int traced = PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACESECCOMP | PTRACE_O_TRACEFORK | PTRACE_O_TRACEVFORK
    | PTRACE_O_TRACECLONE | PTRACE_O_TRACEEXEC | PTRACE_O_EXITKILL;
  char go;
  /* The commands and the replies are the driver's alone. */
  fclose(reply);
  close(STDIN_FILENO);
  if (read(fromDriver, &go, 1) != 1) _exit(1);
  const int refused = ptrace(PTRACE_SEIZE, driver, 0, traced) == 0 ? 0 : errno;
  if (write(toDriver, &refused, sizeof refused) != sizeof refused || refused != 0) _exit(1);
  close(fromDriver);
  close(toDriver);
  trace(driver);
}

/* Waits until the tracer has begun. Returns NULL, or why it has not. */
static const char *meetTracer(pid_t tracer, int fromTracer, int toTracer, bool isCounted) {
  static char why[200];
  int refused = 0;
  /* A child may trace its parent only if that allows it: https://docs.kernel.org/admin-guide/LSM/Yama.html */
  prctl(PR_SET_PTRACER, tracer);
  if (write(toTracer, "", 1) != 1 || read(fromTracer, &refused, sizeof refused) != sizeof refused) {
    snprintf(why, sizeof why, "the tracer has ended");
  } else if (refused != 0) {
    snprintf(why, sizeof why, "ptrace: %s", strerror(refused));
  } else if (filterCalls(isCounted)) {
    return NULL;
  } else {
    /* The tracer cannot leave: it would take the driver with it. Without a filter it has nothing to do. */
    snprintf(why, sizeof why, "seccomp: %s", strerror(errno));
    return why;
  }
  waitForChild(tracer);
  return why;
}

/* The counts in a file of memory; NULL if they cannot be mapped. The file is closed. */
static volatile SyscallCounts *mapCounts(int file, int protection) {
  void *counts = file < 0 ? MAP_FAILED : mmap(NULL, sizeof *syscallCounts, protection, MAP_SHARED, file, 0);
  if (file >= 0) close(file);
  return counts == MAP_FAILED ? NULL : counts;
}

/* A second descriptor of a file that can only be read: what is mapped by it stays so, whatever the engine asks for. */
static int reopenToRead(int file) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/fd/%d", file);
  return open(path, O_RDONLY | O_CLOEXEC);
}

/* The tracer's counts; NULL if there is none. */
static volatile SyscallCounts *sharedCounts;

DRIVER_API const char *startCounting(bool isCounted) {
  int toTracer[2], fromTracer[2];
  if (access("/proc/self/fdinfo", X_OK) != 0) return "there is no /proc";
  const int memory = memfd_create("calls", MFD_CLOEXEC);
  if (memory < 0 || ftruncate(memory, sizeof *syscallCounts) != 0) return "there is no memory to share with the tracer";
  if (pipe2(toTracer, O_CLOEXEC) != 0) return "there is no pipe to the tracer";
  if (pipe2(fromTracer, O_CLOEXEC) != 0) {
    close(toTracer[0]);
    close(toTracer[1]);
    return "there is no pipe from the tracer";
  }
  const pid_t driver = getpid(), tracer = forkChild("count");
  if (tracer == 0) {
    syscallCounts = mapCounts(memory, PROT_READ | PROT_WRITE);
    if (!syscallCounts) _exit(1);
    close(toTracer[1]);
    close(fromTracer[0]);
    runTracer(driver, toTracer[0], fromTracer[1]);
  }
  close(toTracer[0]);
  close(fromTracer[1]);
  sharedCounts = mapCounts(reopenToRead(memory), PROT_READ);
  close(memory);
  const char *why = meetTracer(tracer, fromTracer[0], toTracer[1], isCounted);
  close(toTracer[1]);
  close(fromTracer[0]);
  if (!why && !sharedCounts) why = "the memory that the tracer shares cannot be read";
  if (why) sharedCounts = NULL;
  if (isCounted) syscallCounts = sharedCounts;
  return why;
}

#else

DRIVER_API const char *startCounting(bool isCounted) { return (void)isCounted, "only Linux on x64 and arm64 can, with its headers"; }

#endif
