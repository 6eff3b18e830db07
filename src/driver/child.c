#include "child.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include "crash.h"
#include "reply.h"

DRIVER_API void dieWithParent(void) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}

DRIVER_API pid_t forkChild(const char *where) {
  const pid_t parent = getpid();
  const pid_t child = fork();
  if (child < 0) fail(where, NULL, "fork: %s", strerror(errno));
  if (child == 0) {
    dieWithParent();
    if (getppid() != parent) _exit(1); /* it ended before this process asked to be told */
  }
  return child;
}

DRIVER_API int moveAway(const char *where, int descriptor, const char *what) {
  enum { FIRST_OWN_DESCRIPTOR = 10 };
  const int moved = descriptor < 0 ? -1 : fcntl(descriptor, F_DUPFD_CLOEXEC, FIRST_OWN_DESCRIPTOR);
  if (moved < 0) fail(where, NULL, "%s: %s", what, strerror(errno));
  close(descriptor);
  return moved;
}

DRIVER_API void makePipe(const char *where, int ends[2]) {
  int made[2];
  if (pipe(made) != 0) fail(where, NULL, "pipe: %s", strerror(errno));
  for (int i = 0; i < 2; i++) ends[i] = moveAway(where, made[i], "pipe");
}

DRIVER_API int waitForChild(pid_t child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0)
    if (errno != EINTR) fail("wait", NULL, "waitpid: %s", strerror(errno));
  return status;
}

DRIVER_API void replyDone(int status) {
  if (WIFSIGNALED(status)) {
    fprintf(reply, "{\"done\":{\"signal\":%d", WTERMSIG(status));
    const char *sql = takeCrashedSql();
    if (sql) {
      fprintf(reply, ",\"sql\":");
      printJsonString(reply, sql);
    }
    fprintf(reply, "}}\n");
  } else {
    fprintf(reply, "{\"done\":{\"exit\":%d}}\n", WEXITSTATUS(status));
  }
  sendReply();
}
