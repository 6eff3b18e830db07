/*
** Runs a program as a user that exists nowhere else, and is root until then: confine OPTIONS -- PROGRAM ARGUMENTS.
**
** The program has namespaces of its own: of processes, with an init that ends all of them when the program ends; of mounts, where the
** file system cannot be written and parts of it are hidden; of the network, with loopback only, unless it is given the machine's; and of
** System V's IPC. It has no capabilities and cannot get any. With --timers few it has no timers that are files, and no io_uring. In the folders that it is given, files of the tool's user look like its
** own, by mounts that map one user to the other: on the disk nothing changes its owner.
**
** Standard input and standard error are the program's. Standard output becomes its descriptor 3, since sudo closes all others, and
** its standard output is nothing. If the other end of descriptor 3 is closed, everything ends. The status is the program's, or the
** same signal; a failure before the program starts gives 125 and a line on standard error.
**
** The calls: namespaces(7), mount_setattr(2), open_tree(2), user_namespaces(7), https://docs.kernel.org/filesystems/idmappings.html
*/
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <limits.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <net/if.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/* Calls that older C libraries have no names for; their numbers are the same on every architecture. */
enum { CALL_OPEN_TREE = 428, CALL_MOVE_MOUNT = 429, CALL_CLOSE_RANGE = 436, CALL_MOUNT_SETATTR = 442 };
enum { CLONE_TREE = 1, WHOLE_TREE = 0x8000, FROM_EMPTY_PATH = 4, READ_ONLY = 1, NO_SETUID = 2, NO_DEVICES = 4, MAPPED = 0x100000 };
enum { CAP_LAST = 63, JOIN_SESSION_KEYRING = 1 };

typedef struct MountAttributes {
  uint64_t set, clear, propagation, userNamespace;
} MountAttributes;

/* The mount over a path: an empty folder, an empty folder that everybody may write, or the path itself. */
typedef enum Cover { HIDE, SCRATCH, SHOW, READ, WRITE } Cover;

typedef struct Place {
  Cover cover;
  const char *path;
  int tree; /* the detached mount of the path; -1 if it is hidden */
  int isFolder;
} Place;

enum { MOST_PLACES = 2000, REPLIES = 3, FAILED = 125, WATCH_MS = 500 };

static Place places[MOST_PLACES];
static size_t placeCount;
static struct {
  uid_t user, owner;
  gid_t ownerGroup;
  rlim_t fileSize, processes;
  unsigned long long keepFree; /* bytes of the first written place's disk; 0 for any */
  const char *disk, *folder;
  int hasNetwork, hasFewTimers;
} given;

static _Noreturn void fail(const char *what, const char *detail) {
  fprintf(stderr, "confine: %s%s%s: %s\n", what, *detail ? " " : "", detail, strerror(errno));
  _exit(FAILED);
}

static int64_t numberOf(const char *text) { return strtoll(text, NULL, 10); }

static void addPlace(Cover cover, const char *path) {
  errno = E2BIG;
  if (placeCount == MOST_PLACES) fail("too many places", path);
  if (cover == WRITE && !given.disk) given.disk = path;
  places[placeCount++] = (Place){ .cover = cover, .path = path, .tree = -1 };
}

/* Returns the program's words. The places' order is that in which they are mounted. */
static char **readArguments(char **word) {
  static const char *const covers[] = { "--hide", "--scratch", "--show", "--read", "--write" };
  clearenv();
  for (; *word && strcmp(*word, "--") != 0; word += 2) {
    const char *name = word[0], *value = word[1];
    errno = EINVAL;
    if (!value) fail("no value of", name);
    for (size_t i = 0; i < sizeof covers / sizeof *covers; i++)
      if (strcmp(name, covers[i]) == 0) addPlace((Cover)i, value);
    if (strcmp(name, "--user") == 0) given.user = (uid_t)numberOf(value);
    else if (strcmp(name, "--owner") == 0) given.owner = (uid_t)numberOf(value);
    else if (strcmp(name, "--group") == 0) given.ownerGroup = (gid_t)numberOf(value);
    else if (strcmp(name, "--file-size") == 0) given.fileSize = (rlim_t)numberOf(value);
    else if (strcmp(name, "--processes") == 0) given.processes = (rlim_t)numberOf(value);
    else if (strcmp(name, "--keep-free") == 0) given.keepFree = (unsigned long long)numberOf(value);
    else if (strcmp(name, "--folder") == 0) given.folder = value;
    else if (strcmp(name, "--network") == 0) given.hasNetwork = strcmp(value, "machine") == 0;
    else if (strcmp(name, "--timers") == 0) given.hasFewTimers = strcmp(value, "few") == 0;
    else if (strcmp(name, "--set") == 0) putenv((char *)value);
  }
  errno = EINVAL;
  if (!*word || !word[1] || given.user == 0) fail("usage", "confine --user NUMBER ... -- PROGRAM");
  return word + 1;
}

/* ---------------------------------------------------------------- mounts */

static void writeMap(pid_t process, const char *name, unsigned from, unsigned to) {
  char path[64], line[64];
  snprintf(path, sizeof path, "/proc/%d/%s", (int)process, name);
  const int length = snprintf(line, sizeof line, "%u %u 1\n", from, to), file = open(path, O_WRONLY | O_CLOEXEC);
  if (file < 0 || write(file, line, (size_t)length) != length) fail(path, line);
  close(file);
}

/* A user namespace that maps the owner on the disk to the program's user. Only mounts use it. */
static int openMapping(void) {
  int ready[2];
  char byte, path[64];
  if (pipe2(ready, O_CLOEXEC) != 0) fail("pipe", "");
  const pid_t child = fork();
  if (child < 0) fail("fork", "");
  if (child == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (unshare(CLONE_NEWUSER) != 0) fail("user namespace", "");
    if (write(ready[1], "", 1) != 1) _exit(FAILED);
    for (;;) pause();
  }
  close(ready[1]);
  errno = ECHILD;
  if (read(ready[0], &byte, 1) != 1) _exit(FAILED); /* the child has said why */
  close(ready[0]);
  writeMap(child, "uid_map", given.owner, given.user);
  writeMap(child, "gid_map", given.ownerGroup, given.user);
  snprintf(path, sizeof path, "/proc/%d/ns/user", (int)child);
  const int mapping = open(path, O_RDONLY | O_CLOEXEC);
  if (mapping < 0) fail("open", path);
  kill(child, SIGKILL);
  waitpid(child, NULL, 0);
  return mapping;
}

static void setAttributes(int tree, const char *path, unsigned flags, MountAttributes attributes) {
  if (syscall(CALL_MOUNT_SETATTR, tree, path, flags, &attributes, sizeof attributes) != 0) fail("mount_setattr", path);
}

/* Holds on to what is shown before anything is hidden. */
static void openPlaces(int mapping) {
  for (size_t i = 0; i < placeCount; i++) {
    Place *place = &places[i];
    if (place->cover < SHOW) continue;
    struct stat info;
    if (stat(place->path, &info) != 0) fail("stat", place->path);
    place->isFolder = S_ISDIR(info.st_mode);
    place->tree = (int)syscall(CALL_OPEN_TREE, AT_FDCWD, place->path, CLONE_TREE | O_CLOEXEC);
    if (place->tree < 0) fail("open_tree", place->path);
    MountAttributes attributes = { .set = NO_SETUID | NO_DEVICES };
    if (place->cover == WRITE) attributes.clear = READ_ONLY;
    else attributes.set |= READ_ONLY;
    if (place->cover != SHOW) {
      attributes.set |= MAPPED;
      attributes.userNamespace = (uint64_t)mapping;
    }
    if (syscall(CALL_MOUNT_SETATTR, place->tree, "", AT_EMPTY_PATH, &attributes, sizeof attributes) != 0)
      fail("mapping", place->path);
  }
}

/* Makes what is missing of the path, which is only below hidden folders. */
static void makeTarget(const char *path, int isFolder) {
  char part[PATH_MAX];
  if (snprintf(part, sizeof part, "%s", path) >= (int)sizeof part) fail("name too long", path);
  for (char *slash = strchr(part + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
    *slash = 0;
    mkdir(part, 0755);
    *slash = '/';
  }
  if (isFolder) mkdir(part, 0755);
  else close(open(part, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0644));
}

static void coverPlaces(void) {
  for (size_t i = 0; i < placeCount; i++) {
    const Place *place = &places[i];
    if (place->tree >= 0) {
      makeTarget(place->path, place->isFolder);
      if (syscall(CALL_MOVE_MOUNT, place->tree, "", AT_FDCWD, place->path, FROM_EMPTY_PATH) != 0)
        fail("mount", place->path);
      close(place->tree);
    } else if (access(place->path, F_OK) == 0) {
      const char *options = place->cover == HIDE ? "mode=0755,size=1m" : "mode=1777,size=64m";
      if (mount("none", place->path, "tmpfs", MS_NOSUID | MS_NODEV, options) != 0) fail("hide", place->path);
    }
  }
  /* Not before: the mount points had to be made. */
  for (size_t i = 0; i < placeCount; i++)
    if (places[i].cover == HIDE && access(places[i].path, F_OK) == 0)
      mount(NULL, places[i].path, NULL, MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID | MS_NODEV, NULL);
}

static void makeFileSystem(void) {
  if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0) fail("mount", "/");
  if (mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, NULL) != 0) fail("mount", "/proc");
  const int mapping = openMapping();
  openPlaces(mapping);
  close(mapping);
  setAttributes(AT_FDCWD, "/", WHOLE_TREE, (MountAttributes){ .set = READ_ONLY | NO_SETUID });
  coverPlaces();
}

/* ---------------------------------------------------------------- processes */

static void startLoopback(void) {
  struct ifreq request = { .ifr_name = "lo", .ifr_flags = IFF_UP };
  const int any = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (any < 0 || ioctl(any, SIOCSIFFLAGS, &request) != 0) fail("loopback", "");
  close(any);
}

static void limit(__rlimit_resource_t what, rlim_t value) {
  if (value > 0 && setrlimit(what, &(struct rlimit){ value, value }) != 0) fail("setrlimit", "");
}

/*
** Has the system refuse the calls that give a process timers in any number, as a system without them does: they could interrupt another program, and
** nobody counts them. Timers of timer_create() have a limit: RLIMIT_SIGPENDING.
*/
static void refuseTimerFiles(void) {
  enum { IO_URING_SETUP = 425, X32 = 0x40000000, SET_FILTER = 1, ALLOW_SPECULATION = 1 << 2 };
#if defined __x86_64__
  enum { OTHER = AUDIT_ARCH_I386, TIMER_FILE_OF_OTHER = 322 };
#elif defined __aarch64__
  enum { OTHER = AUDIT_ARCH_ARM, TIMER_FILE_OF_OTHER = 350 };
#else
  enum { OTHER = 0, TIMER_FILE_OF_OTHER = 0 };
#endif
  struct sock_filter filter[] = {
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)OTHER, 0, 3),
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, TIMER_FILE_OF_OTHER, 5, 0),
    BPF_STMT(BPF_JMP | BPF_JA, 3),
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
    BPF_STMT(BPF_ALU | BPF_AND | BPF_K, ~(uint32_t)X32),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_timerfd_create, 1, 0),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, IO_URING_SETUP, 0, 1),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = { sizeof filter / sizeof *filter, filter };
  /* Without the flag, kernels before 5.16 slow down all that is timed; those before 4.17 do not know it. */
  if (syscall(SYS_seccomp, SET_FILTER, ALLOW_SPECULATION, &program) != 0
      && syscall(SYS_seccomp, SET_FILTER, 0, &program) != 0)
    fail("seccomp", "");
}

static _Noreturn void becomeProgram(char **words) {
  setrlimit(RLIMIT_CORE, &(struct rlimit){ 0, 0 });
  limit(RLIMIT_FSIZE, given.fileSize);
  limit(RLIMIT_NPROC, given.processes);
  /* Possession of a keyring gives rights to its keys. */
  syscall(SYS_keyctl, JOIN_SESSION_KEYRING, NULL);
  for (int i = 0; i <= CAP_LAST; i++) prctl(PR_CAPBSET_DROP, i, 0, 0, 0);
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
  if (setgroups(0, NULL) != 0) fail("setgroups", "");
  if (setresgid(given.user, given.user, given.user) != 0) fail("setresgid", "");
  if (setresuid(given.user, given.user, given.user) != 0) fail("setresuid", "");
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) fail("no_new_privs", "");
  if (given.hasFewTimers) refuseTimerFiles();
  if (!given.folder || chdir(given.folder) != 0)
    if (chdir("/") != 0) fail("chdir", "/");
  execv(words[0], words);
  fail("cannot run", words[0]);
}

/* The first process of its namespace, which the kernel ends with all others. */
static _Noreturn void runInit(char **words, int report) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  makeFileSystem();
  if (!given.hasNetwork) startLoopback();
  if (chdir("/") != 0) fail("chdir", "/");
  const pid_t program = fork();
  if (program < 0) fail("fork", "");
  if (program == 0) {
    close(report);
    syscall(CALL_CLOSE_RANGE, REPLIES + 1, ~0U, 0);
    becomeProgram(words);
  }
  for (int file = 0; file <= REPLIES; file++) close(file);
  for (;;) {
    int status = 0;
    const pid_t ended = waitpid(-1, &status, 0);
    if (ended != program) continue;
    if (write(report, &status, sizeof status) != sizeof status) _exit(1);
    _exit(0);
  }
}

/* Whether the program has left less of the disk than others need. */
static int isDiskFull(void) {
  struct statvfs disk;
  if (given.keepFree == 0 || !given.disk || statvfs(given.disk, &disk) != 0) return 0;
  return (unsigned long long)disk.f_bavail * disk.f_frsize < given.keepFree;
}

/* Waits for the end of the program, or of the tool, and returns the program's status as waitpid() gives it. */
static int watch(int report) {
  int status = SIGKILL;
  struct pollfd polled[] = { { .fd = report, .events = POLLIN }, { .fd = REPLIES, .events = 0 } };
  for (;;) {
    if (poll(polled, 2, WATCH_MS) < 0 && errno != EINTR) return status;
    if (polled[0].revents) return read(report, &status, sizeof status) == sizeof status ? status : SIGKILL;
    if (polled[1].revents) return status;
    if (!isDiskFull()) continue;
    fprintf(stderr, "it has left less than %llu MB of the disk\n", given.keepFree / 1000000);
    return status;
  }
}

int main(int count, char **arguments) {
  (void)count;
  char **words = readArguments(arguments + 1);
  umask(022);
  const int nothing = open("/dev/null", O_RDWR);
  if (nothing < 0 || dup2(STDOUT_FILENO, REPLIES) < 0 || dup2(nothing, STDOUT_FILENO) < 0) fail("descriptors", "");
  syscall(CALL_CLOSE_RANGE, REPLIES + 1, ~0U, 0);
  int report[2];
  if (pipe2(report, O_CLOEXEC) != 0) fail("pipe", "");
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  signal(SIGPIPE, SIG_IGN);
  if (unshare(CLONE_NEWPID | CLONE_NEWNS | CLONE_NEWIPC | (given.hasNetwork ? 0 : CLONE_NEWNET)) != 0) fail("unshare", "namespaces");
  const pid_t init = fork();
  if (init < 0) fail("fork", "");
  if (init == 0) {
    close(report[0]);
    signal(SIGPIPE, SIG_DFL);
    runInit(words, report[1]);
  }
  close(report[1]);
  const int status = watch(report[0]);
  int failure = 0;
  kill(init, SIGKILL);
  while (waitpid(init, &failure, 0) < 0 && errno == EINTR) {}
  if (WIFEXITED(failure) && WEXITSTATUS(failure) == FAILED) return FAILED;
  if (WIFEXITED(status)) return WEXITSTATUS(status);
  setrlimit(RLIMIT_CORE, &(struct rlimit){ 0, 0 });
  signal(WTERMSIG(status), SIG_DFL);
  raise(WTERMSIG(status));
  return 128 + WTERMSIG(status);
}
