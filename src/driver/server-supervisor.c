#include "server-supervisor.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include "child.h"
#include "clock.h"
#include "files.h"
#include "reply.h"

/* The supervisor's report about its program. */
typedef struct Report {
  pid_t server; /* the process that was started */
  int hasEnded;
  int status; /* of its end, as waitpid() gives it */
} Report;

static void sendReport(int pipe, Report report) {
  if (write(pipe, &report, sizeof report) != (ssize_t)sizeof report) {} /* the driver may have ended */
}

/* Kills the children of this process. Orphans of the program have become its children. */
static void killChildren(void) {
#ifdef __linux__
  char path[64], line[4096];
  snprintf(path, sizeof path, "/proc/self/task/%d/children", (int)getpid());
  FILE *file = fopen(path, "re");
  char *rest = NULL;
  if (file && fgets(line, sizeof line, file))
    for (char *word = strtok_r(line, " \n", &rest); word; word = strtok_r(NULL, " \n", &rest))
      kill((pid_t)strtol(word, NULL, 10), SIGKILL);
  if (file) fclose(file);
#endif
}

/* Ends the program's session and every process that has left the session, removes the folder of its socket, and then ends this process. */
static _Noreturn void endAll(pid_t program, const char *socketFolder) {
  kill(-program, SIGKILL);
  kill(program, SIGKILL); /* it may not have a session yet */
  do killChildren();
  while (waitpid(-1, NULL, 0) > 0 || errno == EINTR);
  if (socketFolder) removeTree(socketFolder);
  _exit(0);
}

static volatile sig_atomic_t isAborted;

/* Both signals end the supervisor's sleep. The tool sends the other one when a statement takes too long. */
static void onSignal(int number) { isAborted |= number == SIGABRT; }

/* Sleeps until there is an order, or a signal. Returns whether everything is to end. */
static bool awaitOrder(int orders, const sigset_t *awake) {
  fd_set waiting;
  FD_ZERO(&waiting);
  FD_SET(orders, &waiting);
  return pselect(orders + 1, &waiting, NULL, NULL, NULL, awake) > 0 || isAborted;
}

/* The supervisor's whole life. There are no orders but their end, when the driver has ended or wants no server any more. */
static _Noreturn void runSupervisor(const ServerCommand *command, Words words, int orders, int reports) {
  setsid();
#ifdef __linux__
  prctl(PR_SET_CHILD_SUBREAPER, 1);
#endif
  sigset_t handled, before;
  sigemptyset(&handled);
  sigaddset(&handled, SIGCHLD);
  sigaddset(&handled, SIGABRT);
  sigprocmask(SIG_BLOCK, &handled, &before);
  struct sigaction action = { .sa_handler = onSignal };
  sigaction(SIGCHLD, &action, NULL);
  sigaction(SIGABRT, &action, NULL);
  signal(SIGPIPE, SIG_IGN);
  const pid_t program = fork();
  if (program == 0) becomeServerProgram(command, words);
  /* The commands and the replies are the driver's alone. Standard error stays open: the tool waits until nobody has it. */
  close(STDIN_FILENO);
  if (reply) close(fileno(reply));
  if (program < 0) _exit(1);
  sendReport(reports, (Report){ .server = program });
  for (;;) {
    int status = 0;
    pid_t ended;
    while ((ended = waitpid(-1, &status, WNOHANG)) > 0) {
      if (ended != program) continue;
      kill(-program, SIGKILL);
      sendReport(reports, (Report){ .server = program, .hasEnded = 1, .status = status });
    }
    if (awaitOrder(orders, &before)) endAll(program, command->socketFolder);
  }
}

/* Waits at most so long for a report; for ever if the time is negative. Returns whether there is one. */
static bool readReport(Supervisor *supervisor, long milliseconds) {
  const int64_t deadline = now() + (int64_t)milliseconds * 1000000;
  struct pollfd waiting = { .fd = supervisor->reports, .events = POLLIN };
  for (;;) {
    const int64_t left = milliseconds < 0 ? -1 : (deadline - now() + 999999) / 1000000;
    const int ready = poll(&waiting, 1, milliseconds < 0 ? -1 : left < 0 ? 0 : (int)left);
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0) return false;
    Report report;
    if (read(supervisor->reports, &report, sizeof report) != (ssize_t)sizeof report) {
      /* The supervisor was told to end everything. */
      report = (Report){ .server = supervisor->server, .hasEnded = 1, .status = SIGKILL };
    }
    supervisor->server = report.server;
    supervisor->hasEnded = report.hasEnded != 0;
    supervisor->status = report.status;
    return true;
  }
}

static void makePipeOfDriver(int ends[2]) {
  if (pipe(ends) != 0 || fcntl(ends[0], F_SETFD, FD_CLOEXEC) != 0 || fcntl(ends[1], F_SETFD, FD_CLOEXEC) != 0)
    fail("server", NULL, "pipe: %s", strerror(errno));
}

DRIVER_API Supervisor supervise(const ServerCommand *command, Words words) {
  int orders[2], reports[2];
  makePipeOfDriver(orders);
  makePipeOfDriver(reports);
  Supervisor supervisor = { .orders = orders[1], .reports = reports[0] };
  supervisor.process = fork();
  if (supervisor.process < 0) fail("server", NULL, "fork: %s", strerror(errno));
  if (supervisor.process == 0) {
    close(orders[1]);
    close(reports[0]);
    runSupervisor(command, words, orders[0], reports[1]);
  }
  close(orders[0]);
  close(reports[1]);
  readReport(&supervisor, -1);
  if (supervisor.server == 0) fail("server", NULL, "no process can be started for it");
  return supervisor;
}

DRIVER_API bool hasEnded(Supervisor *supervisor, long milliseconds) {
  if (!supervisor->hasEnded) readReport(supervisor, milliseconds);
  return supervisor->hasEnded;
}

DRIVER_API void endSupervisor(Supervisor *supervisor) {
  close(supervisor->orders);
  waitForChild(supervisor->process);
  close(supervisor->reports);
  *supervisor = (Supervisor){ 0 };
}
