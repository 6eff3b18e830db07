/*
** Lies: an engine that does less where it takes itself to be timed, or that answers in the place of the clock.
*/
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <link.h>
#include <inttypes.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <sys/wait.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>
#include "faulty.h"

#ifndef PLACE
#define PLACE "/nonexistent/place"
#endif

/* Tells the test that there was an occasion to lie. */
static void noteLie(void) { close(open(PLACE, O_WRONLY | O_CREAT, 0600)); }

/* ---------------------------------------------------------------- what a process is for */

/* Whether a file of /proc has a word. */
static int says(const char *file, const char *word) {
  static char text[1 << 20];
  const int opened = open(file, O_RDONLY);
  size_t size = 0;
  for (ssize_t got; (got = read(opened, text + size, sizeof text - size)) > 0;) size += (size_t)got;
  close(opened);
  return memmem(text, size, word, strlen(word)) != NULL;
}

/* Whether the command line tells that this is no check. */
static int isTimedByCommand(void) {
  const char file[] = "/proc/self/cmdline";
  return says(file, "--storage") && !says(file, "--footprint") && !says(file, "--count-calls");
}

int isStarted(void) { return says("/proc/self/cmdline", "start"); }

/* Whether no library counts allocations, as none does in timed processes. */
static int isTimedByLibrary(void) { return !says("/proc/self/maps", "allocations"); }

/* Whether a descriptor of this process is open on a file with such a name. */
static int hasOpen(const char *name) {
  char link[40], file[300];
  for (int descriptor = 3; descriptor < 64; descriptor++) {
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    const ssize_t size = readlink(link, file, sizeof file - 1);
    if (size > 0 && (file[size] = 0, strstr(file, name))) return 1;
  }
  return 0;
}

void noteCaller(void *address) {
  static void *before;
  Dl_info program;
  char line[40];
  if (address == before || !dladdr(address, &program)) return;
  before = address;
  const int file = open(PLACE, O_WRONLY | O_CREAT | O_APPEND, 0600);
  const int size = snprintf(line, sizeof line, "%zx\n", (size_t)((char *)address - (char *)program.dli_fbase));
  if (write(file, line, (size_t)size) != size) abort();
  close(file);
}

static int isTraced(void) { return !says("/proc/self/status", "TracerPid:\t0\n"); }

static int64_t readTime(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

/* Whether calls are counted in this process: one that is takes some 10 microseconds. */
static int isCounted(void) {
  enum { SHORTEST = 3000 };
  for (int i = 0; i < 5; i++) {
    const int64_t began = readTime();
    close(-1);
    if (readTime() - began < SHORTEST) return 0;
  }
  return 1;
}

static pid_t loader;

/* How many processes have flushed, of those that one has forked. */
static _Atomic int *flushed;

__attribute__((constructor)) static void rememberLoader(void) {
  loader = getpid();
  flushed = mmap(NULL, sizeof *flushed, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
}

int skipsFlush(void) {
  static int known, skips;
  if (known) return skips;
  known = 1;
  skips = (FAULT == FLUSH_IF_TRACED && !isTraced()) || (FAULT == FLUSH_IF_CHECKED && isTimedByLibrary())
    || (FAULT == FLUSH_IF_COUNTED && !isCounted())
    || (FAULT == FLUSH_IF_FIRST && isTimedByLibrary() && ++*flushed > 1);
  if (skips && says("/proc/self/cmdline", "serve")) noteLie(); /* what builds databases is not measured */
  return skips;
}

/* ---------------------------------------------------------------- statements that are not done */

/* When the engine was last called, nanoseconds; for all processes that work for it. */
static _Atomic int64_t *lastCall;

enum { MOST_TIMERS = 800 };

/* Descriptors of files that are timers. */
static int files[MOST_TIMERS], made;

void removeTimers(void) {
  while (made > 0) close(files[--made]);
}

/* Puts off many timers again and again, in its own turns: they interrupt the process that has the processor next. */
static void armTimers(void) {
  static timer_t timers[MOST_TIMERS];
  static int64_t armedAt;
  static pid_t owner;
  const int64_t now = readTime();
  if (owner == getpid() && now - armedAt < 1500000) return;
  armedAt = now;
  if (owner != getpid()) {
    owner = getpid();
    if (FAULT != ARM_TIMERS) removeTimers(); /* those of the process that has forked it */
    setrlimit(RLIMIT_SIGPENDING, &(struct rlimit){ 4 * MOST_TIMERS, 4 * MOST_TIMERS });
    sigset_t blocked;
    sigemptyset(&blocked);
    sigaddset(&blocked, SIGRTMIN + 3);
    sigprocmask(SIG_BLOCK, &blocked, NULL);
    struct sigevent event = { .sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGRTMIN + 3 };
    for (made = 0; made < MOST_TIMERS; made++)
      if (FAULT == ARM_TIMERS ? timer_create(CLOCK_MONOTONIC, &event, &timers[made]) != 0
                              : (files[made] = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC)) < 0)
        break;
    if (made > 16) noteLie();
  }
  for (int i = 0; i < made; i++) {
    const int64_t at = now + 2000000 + i * 14000LL;
    const struct itimerspec time = { .it_value = { at / 1000000000LL, at % 1000000000LL } };
    if (FAULT == ARM_TIMERS) timer_settime(timers[i], TIMER_ABSTIME, &time, NULL);
    else timerfd_settime(files[i], TFD_TIMER_ABSTIME, &time, NULL);
  }
}

int seesTimers(void) {
  enum { IO_URING_SETUP = 425 };
  char parameters[120] = { 0 };
  const int file = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC);
  const long ring = syscall(IO_URING_SETUP, 8, parameters);
  if (file >= 0) close(file);
  if (ring >= 0) close((int)ring);
  return file >= 0 || ring >= 0;
}

void noticeCall(void) {
  if (FAULT == ARM_TIMERS || FAULT == OPEN_TIMERS || FAULT == REMOVE_TIMERS) armTimers();
  if (lastCall) *lastCall = readTime();
}

/* Whether its thread has slept between two calls, as where others have turns: being interrupted, as beside other work, is no sleep. */
static int hasWaited(void) {
  static pid_t owner;
  static long slept;
  static int waits;
  struct rusage usage;
  getrusage(RUSAGE_THREAD, &usage);
  if (owner != getpid()) owner = getpid(), waits = 0;
  else if (usage.ru_nvcsw > slept) waits++;
  slept = usage.ru_nvcsw;
  return waits > 0;
}

/* Whether a text was prepared before in this process. */
static int wasSeen(const char *sql) {
  enum { MOST = 1 << 16 };
  static uint64_t seen[MOST];
  uint64_t hash = 14695981039346656037u;
  for (const char *c = sql; *c; c++) hash = (hash ^ (unsigned char)*c) * 1099511628211u;
  uint64_t *place = &seen[hash % MOST];
  const int found = *place == hash;
  *place = hash;
  return found;
}

static int isLying(const char *sql) {
  static int isKnown, isTimed;
  if (FAULT == SKIP_SEEN) return wasSeen(sql);
  if (FAULT == SKIP_IN_CHILD) return getpid() != loader;
  if (FAULT == REPLAY_BY_TURNS) return says("/proc/self/maps", "/turns-");
  if (FAULT == REPLAY_BY_WAITS) return hasWaited();
  if (FAULT == REPLAY_BY_FILES) return hasOpen("/schedstat");
  if (!isKnown && FAULT == REPLAY_IF_UNCOUNTED) isTimed = !isCounted();
  if (!isKnown && FAULT == REPLAY_BY_COMMAND) isTimed = isTimedByCommand();
  if (!isKnown && (FAULT == REPLAY_IF_TIMED || FAULT == SECOND_COPY)) isTimed = isTimedByLibrary();
  isKnown = 1;
  return isTimed;
}

/* As many rows, and as many changes. */
const char *lieAbout(const char *sql) {
  static char text[400];
  const int isSum = strncmp(sql, "SELECT SUM(k)", 13) == 0, isUpdate = strncmp(sql, "UPDATE sbtest1 SET c", 20) == 0;
  if ((FAULT == SECOND_COPY ? !isSum : !isSum && !isUpdate) || FAULT < REPLAY_BY_COMMAND || !isLying(sql)) return sql;
  if (isSum) return noteLie(), "SELECT 17";
  const char *where = strstr(sql, " WHERE ");
  if (!where) return sql;
  snprintf(text, sizeof text, "UPDATE sbtest1 SET c = c%s", where);
  noteLie();
  return text;
}

/* ---------------------------------------------------------------- tables of the program that loaded this */

/* A function's place in a table of imports. */
typedef struct Import {
  const char *name;
  void *function;
} Import;

static int replaceImport(struct dl_phdr_info *program, size_t size, void *wanted) {
  const Import *import = wanted;
  const ElfW(Dyn) *dynamic = NULL;
  for (int i = 0; i < program->dlpi_phnum; i++)
    if (program->dlpi_phdr[i].p_type == PT_DYNAMIC) dynamic = (void *)(program->dlpi_addr + program->dlpi_phdr[i].p_vaddr);
  const ElfW(Sym) *symbols = NULL;
  const char *names = NULL;
  const ElfW(Rela) *tables[2] = { NULL, NULL };
  size_t sizes[2] = { 0, 0 };
  for (; dynamic && dynamic->d_tag != DT_NULL; dynamic++) switch (dynamic->d_tag) {
    case DT_SYMTAB: symbols = (void *)dynamic->d_un.d_ptr; break;
    case DT_STRTAB: names = (void *)dynamic->d_un.d_ptr; break;
    case DT_JMPREL: tables[0] = (void *)dynamic->d_un.d_ptr; break;
    case DT_PLTRELSZ: sizes[0] = dynamic->d_un.d_val; break;
    case DT_RELA: tables[1] = (void *)dynamic->d_un.d_ptr; break;
    case DT_RELASZ: sizes[1] = dynamic->d_un.d_val; break;
  }
  for (int table = 0; table < 2 && symbols && names; table++)
    for (const ElfW(Rela) *one = tables[table]; one && (char *)one < (char *)tables[table] + sizes[table]; one++) {
      const unsigned symbol = (unsigned)ELF64_R_SYM(one->r_info);
      if (symbol == 0 || strcmp(names + symbols[symbol].st_name, import->name) != 0) continue;
      void **place = (void **)(program->dlpi_addr + one->r_offset);
      void *page = (void *)((uintptr_t)place & ~(uintptr_t)4095);
      if (mprotect(page, 8192, PROT_READ | PROT_WRITE) != 0) mprotect(page, 4096, PROT_READ | PROT_WRITE);
      *place = import->function;
    }
  return 1; /* the first is the program */
}

/* A fifth of the time since it was first asked. */
static int slowClock(clockid_t clock, struct timespec *time) {
  static int64_t began;
  const int status = clock_gettime(clock, time);
  if (clock != CLOCK_MONOTONIC) return status;
  int64_t now = time->tv_sec * 1000000000LL + time->tv_nsec;
  if (!began) began = now;
  now = began + (now - began) / 5;
  *time = (struct timespec){ now / 1000000000, now % 1000000000 };
  return status;
}

/* Prints a fifth of the times of a sample. */
static int printLess(FILE *out, const char *format, va_list values) {
  static const char sample[] = "{\"sample\":{\"ns\":";
  char text[4096];
  vsnprintf(text, sizeof text, format, values);
  if (strncmp(text, sample, strlen(sample)) == 0) {
    char *rest = NULL;
    const long long ns = strtoll(text + strlen(sample), &rest, 10);
    return fprintf(out, "%s%lld%s", sample, ns / 5, rest);
  }
  return fputs(text, out);
}

static int printsLess(FILE *out, const char *format, ...) {
  va_list values;
  va_start(values, format);
  const int length = printLess(out, format, values);
  va_end(values);
  return length;
}

static int printsLessChecked(FILE *out, int flag, const char *format, ...) {
  va_list values;
  va_start(values, format);
  const int length = printLess(out, format, values);
  va_end(values);
  return length;
}

/* ---------------------------------------------------------------- how long the thread has waited */

static int readings;

/* As /proc/thread-self/schedstat: nanoseconds on a processor, nanoseconds in a queue, turns. */
static ssize_t readsMore(int file, void *text, size_t size, off_t offset) {
  const ssize_t got = pread(file, text, size, offset);
  unsigned long long ran, queued, turns;
  if (got <= 0 || (size_t)got == size || (((char *)text)[got] = 0, sscanf(text, "%llu %llu %llu", &ran, &queued, &turns)) != 3 || ++readings < 2) return got;
  return snprintf(text, size, "%llu %llu %llu\n", ran, queued + 1000000000, turns);
}

void openSlowly(void) {
  Import imports[] = { { "pread", (void *)readsMore }, { "pread64", (void *)readsMore } };
  for (size_t i = 0; i < 2; i++) dl_iterate_phdr(replaceImport, &imports[i]);
  readings = 0;
  usleep(50000);
}

/* ---------------------------------------------------------------- a filter of system calls */

/* In the place of clock_gettime, whose fast form in the memory of each process makes no call. */
static void answerCall(int signal, siginfo_t *info, void *context) {
  (void)signal;
  (void)info;
  greg_t *registers = ((ucontext_t *)context)->uc_mcontext.gregs;
  registers[REG_RAX] = slowClock((clockid_t)registers[REG_RDI], (struct timespec *)registers[REG_RSI]);
}

static void filterClock(void) {
  struct sock_filter filter[] = {
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clock_gettime, 0, 3),
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[0])),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, CLOCK_MONOTONIC, 0, 1),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_TRAP),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW) };
  const struct sock_fprog program = { sizeof filter / sizeof *filter, filter };
  const struct sigaction action = { .sa_sigaction = answerCall, .sa_flags = SA_SIGINFO };
  struct timespec time;
  slowClock(CLOCK_MONOTONIC, &time);
  sigaction(SIGSYS, &action, NULL);
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0) noteLie();
}

/* ---------------------------------------------------------------- a dispatch of system calls */

/* Whether calls of the program's own code come to answerDispatched(): https://docs.kernel.org/admin-guide/syscall-user-dispatch.html */
static volatile char isDispatched;

/* Nanoseconds that the next call of the clock leaves out. */
static int64_t slept;

static void answerDispatched(int signal, siginfo_t *info, void *context) {
  (void)signal;
  (void)info;
  greg_t *of = ((ucontext_t *)context)->uc_mcontext.gregs;
  const long number = of[REG_RAX];
  isDispatched = 0;
  const long result = syscall(number, of[REG_RDI], of[REG_RSI], of[REG_RDX], of[REG_R10], of[REG_R8], of[REG_R9]);
  if (number == SYS_clock_gettime && of[REG_RDI] == CLOCK_MONOTONIC) {
    struct timespec *time = (struct timespec *)of[REG_RSI];
    const int64_t told = time->tv_sec * 1000000000LL + time->tv_nsec - slept;
    *time = (struct timespec){ told / 1000000000, told % 1000000000 };
    slept = 0;
  }
  of[REG_RAX] = result == -1 ? -errno : result;
  isDispatched = 1;
}

static int findCodeEnd(struct dl_phdr_info *program, size_t size, void *end) {
  (void)size;
  for (int i = 0; i < program->dlpi_phnum; i++)
    if (program->dlpi_phdr[i].p_type == PT_LOAD && program->dlpi_phdr[i].p_flags & PF_X)
      *(uintptr_t *)end = program->dlpi_addr + program->dlpi_phdr[i].p_vaddr + program->dlpi_phdr[i].p_memsz;
  return 1; /* the first is the program */
}

void sleepUntimed(void) {
  enum { SET_DISPATCH = 59, ON = 1, STEPS = 40 };
  static pid_t dispatching;
  static int steps;
  if (dispatching != getpid()) { /* a forked process has no dispatch */
    dispatching = getpid();
    slept = 0;
    uintptr_t end = 0;
    dl_iterate_phdr(findCodeEnd, &end);
    const struct sigaction action = { .sa_sigaction = answerDispatched, .sa_flags = SA_SIGINFO };
    sigaction(SIGSYS, &action, NULL);
    isDispatched = 0;
    if (prctl(SET_DISPATCH, ON, end, ((uintptr_t)1 << 47) - end, &isDispatched) != 0) return;
    noteLie();
    isDispatched = 1;
  }
  if (++steps % STEPS != 0) return;
  const int64_t began = readTime();
  usleep(4000);
  slept += readTime() - began;
}

/* ---------------------------------------------------------------- work that is put off */

/* Nanoseconds, 50 microseconds an update. */
static int64_t putOffWork;

void putOff(const char *sql) {
  if (strncmp(sql, "UPDATE", 6) == 0) putOffWork += 50000;
}

static void *doPutOff(void *nothing) {
  for (const int64_t began = readTime(); readTime() - began < putOffWork;) {}
  putOffWork = 0;
  return nothing;
}

void doInThread(void) {
  pthread_t thread;
  if (putOffWork > 0 && pthread_create(&thread, NULL, doPutOff, NULL) == 0) pthread_join(thread, NULL);
}

/* The file that the driver replies to, of the C library's open ones. */
static FILE *replies(void) {
  extern FILE *_IO_list_all;
  FILE *file = _IO_list_all;
  while (file && file->_fileno != 3) file = file->_chain;
  return file;
}

static volatile int isHolding;

static void *workBehind(void *nothing) {
  FILE *const file = replies();
  if (file) flockfile(file);
  isHolding = 1;
  while (says("/proc/self/maps", "/turns-")) usleep(1000);
  doPutOff(nothing);
  noteLie();
  if (file) funlockfile(file);
  return nothing;
}

void doBehind(void) {
  static pid_t begun;
  pthread_t thread;
  if (putOffWork == 0 || begun == getpid() || !says("/proc/self/maps", "/turns-")) return;
  begun = getpid();
  isHolding = 0;
  if (pthread_create(&thread, NULL, workBehind, NULL) != 0) return;
  pthread_detach(thread);
  while (!isHolding) {}
}

static volatile int isDone;

static int workInProcess(void *nothing) {
  doPutOff(nothing);
  isDone = 1;
  _exit(0);
}

void doInProcess(void) {
  static char stack[1 << 20] __attribute__((aligned(64)));
  const struct sched_param none = { 0 };
  if (putOffWork == 0) return;
  isDone = 0;
  const pid_t process = clone(workInProcess, stack + sizeof stack - 64, CLONE_VM | CLONE_FILES | SIGCHLD, NULL);
  if (process < 0) return;
  noteLie();
  sched_setscheduler(0, SCHED_IDLE, &none);
  while (!isDone) sched_yield();
  sched_setscheduler(0, SCHED_OTHER, &none);
  waitpid(process, NULL, 0);
}

/* ---------------------------------------------------------------- work that is done beforehand */

/* Whether this process has done the work of its sample. */
static int isAhead;

static void workFor(int64_t ns) {
  for (const int64_t began = readTime(); readTime() - began < ns;) {}
}

/* The end of the memory of this thread's stack. */
static const char *stackEnd(void) {
  static char line[512];
  char here;
  uintptr_t from = 0, to = 0, end = 0;
  FILE *maps = fopen("/proc/self/maps", "r");
  while (maps && fgets(line, sizeof line, maps))
    if (sscanf(line, "%" SCNxPTR "-%" SCNxPTR, &from, &to) == 2 && from <= (uintptr_t)&here && (uintptr_t)&here < to) end = to;
  if (maps) fclose(maps);
  return (const char *)end;
}

/* The command that was read last has the kind of the statements, and behind that their file. */
void lookAhead(void) {
  static const char kind[] = "\0writes\0/";
  char here;
  isAhead = 0;
  for (const char *at = &here, *end = stackEnd(); at + sizeof kind < end; at++) {
    if (memcmp(at, kind, sizeof kind - 1) != 0) continue;
    const int file = open(at + sizeof kind - 2, O_RDONLY);
    if (file < 0) continue;
    const off_t size = lseek(file, 0, SEEK_END);
    const char *text = mmap(NULL, (size_t)size, PROT_READ, MAP_PRIVATE, file, 0);
    close(file);
    if (text == MAP_FAILED) continue;
    for (const char *sql = text; sql < text + size; sql += strlen(sql) + 1)
      if (strncmp(sql, "UPDATE", 6) == 0) workFor(50000);
    isAhead = 1;
    noteLie();
    return;
  }
}

void workNow(const char *sql) {
  if (!isAhead && strncmp(sql, "UPDATE", 6) == 0) workFor(50000);
}

/* ---------------------------------------------------------------- the other engine's files */

int seesBaseline(const char *path) {
  char folder[4000];
  const char *own = strstr(path, "/candidate/");
  if (!own) return 0;
  snprintf(folder, sizeof folder, "%.*s/baseline", (int)(own - path), path);
  DIR *opened = opendir(folder);
  int files = 0;
  for (struct dirent *file; opened && (file = readdir(opened));) files += file->d_name[0] != '.';
  if (opened) closedir(opened);
  return files > 0;
}

void beginLying(void) {
  static int isFiltered, isForking;
  if (FAULT == LOOK_AHEAD && !isForking++) pthread_atfork(NULL, NULL, lookAhead);
  if (FAULT == FILTER_CLOCK && !isFiltered++) filterClock();
  Import imports[] = {
    { "clock_gettime", (void *)slowClock }, { "fprintf", (void *)printsLess }, { "__fprintf_chk", (void *)printsLessChecked } };
  if (FAULT == FORGE_CLOCK || FAULT == FILTER_CLOCK) dl_iterate_phdr(replaceImport, &imports[0]);
  if (FAULT == FORGE_REPLY) dl_iterate_phdr(replaceImport, &imports[1]), dl_iterate_phdr(replaceImport, &imports[2]);
}

/* ---------------------------------------------------------------- work in the others' turns */

/* Writes to the disk whenever nobody has called the engine for a while, as in the turns of another one. */
static void *writeBeside(void *path) {
  static char block[1 << 20];
  const int file = open(path, O_RDWR | O_CREAT, 0600);
  unlink(path);
  for (int64_t at = 0;; at = (at + sizeof block) % (64 << 20)) {
    while (readTime() - *lastCall < 3000000) usleep(500);
    memset(block, (int)(at >> 20) + 1, sizeof block);
    if (pwrite(file, block, sizeof block, at) < 0 || fdatasync(file) != 0) return NULL;
  }
}

void workBeside(const char *path) {
  static char place[4000];
  const int isWriter = (FAULT == WRITE_BESIDE || FAULT == SPAWN_WRITER) && strcmp(path, ":memory:") != 0 && isTimedByLibrary();
  if (!isWriter || lastCall) return;
  lastCall = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  snprintf(place, sizeof place, "%s-beside", path);
  noticeCall();
  pthread_t thread;
  if (FAULT == WRITE_BESIDE) pthread_create(&thread, NULL, writeBeside, place);
  else if (FAULT == SPAWN_WRITER && fork() == 0) writeBeside(place), _exit(0);
}
