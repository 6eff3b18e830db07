#include "shell-process.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "child.h"
#include "memory.h"
#include "options.h"
#include "reply.h"

/* As TO_ANSWERS and TO_RESULTS name them. The driver's own ends are moved out of their way. */
enum { ANSWER_DESCRIPTOR = 4, RESULT_DESCRIPTOR = 5 };

enum { ERROR_TEXT_SIZE = 1000 };

static struct {
  pid_t process;
  int input;       /* a pipe to its standard input, which is never waited for */
  int answers;     /* a pipe from ANSWER_DESCRIPTOR */
  int errors;      /* a pipe from its standard error */
  int results;     /* the file in memory behind RESULT_DESCRIPTOR; 0 before the first shell */
  int64_t lines;   /* sent so far: the shell's errors name a line */
  int mark;        /* number of the last mark asked for */
  int64_t changes; /* rows that its connection had changed at the last mark */
  bool isSilent;   /* it has closed its standard error */
  char errorText[ERROR_TEXT_SIZE + 1]; /* the beginning of what it has printed there: the first error is the cause */
} shell;

DRIVER_API pid_t shellProcess(void) { return shell.process; }

DRIVER_API int shellResults(void) { return shell.results; }

DRIVER_API int64_t shellChanges(void) { return shell.changes; }

DRIVER_API const char *shellErrorLine(void) {
  size_t length = strlen(shell.errorText);
  while (length > 0 && shell.errorText[length - 1] == '\n') shell.errorText[--length] = 0;
  const char *before = strrchr(shell.errorText, '\n');
  return before ? before + 1 : shell.errorText;
}

/* Reads what the shell prints on its standard error, and keeps the beginning. */
static void readErrors(void) {
  char bytes[4096];
  const ssize_t got = read(shell.errors, bytes, sizeof bytes);
  if (got < 0 && errno == EINTR) return;
  if (got <= 0) {
    shell.isSilent = true;
    return;
  }
  const size_t kept = strlen(shell.errorText), room = ERROR_TEXT_SIZE - kept;
  const size_t size = (size_t)got < room ? (size_t)got : room;
  memcpy(shell.errorText + kept, bytes, size);
  shell.errorText[kept + size] = 0;
}

DRIVER_API int stopShell(void) {
  close(shell.input);
  /* It may have a lot to say before it ends, and would wait for ever if nobody read it. */
  while (!shell.isSilent) readErrors();
  const int status = waitForChild(shell.process);
  close(shell.answers);
  close(shell.errors);
  return status;
}

/*
** Reports that the shell has ended instead of answering. For an error it prints
**   Parse error near line 3: no such table: t
** with the statement and a pointer to its place on the lines below.
**
** @param firstLine number of the line before the input's first
*/
static _Noreturn void failWithShell(const char *where, const Buffer *input, int64_t firstLine) {
  const int status = stopShell();
  if (WIFSIGNALED(status)) {
    replyDone(status);
    _exit(0);
  }
  char *near = strstr(shell.errorText, "near line ");
  const int64_t line = near ? strtoll(near + strlen("near line "), NULL, 10) : 0;
  if (line > firstLine) {
    const char *sql = input->bytes, *end = input->bytes + input->size;
    for (int64_t at = firstLine + 1; at < line && sql < end; at++) {
      const char *next = memchr(sql, '\n', (size_t)(end - sql));
      sql = next ? next + 1 : end;
    }
    const char *stop = sql < end ? memchr(sql, '\n', (size_t)(end - sql)) : NULL;
    char *lineEnd = strchr(near, '\n');
    if (lineEnd) *lineEnd = 0;
    const char *message = strstr(near, ": ");
    if (stop) fail(where, copyText(sql, (size_t)(stop - sql)), "%s", message ? message + 2 : near);
  }
  const char *message = shellErrorLine();
  fail(where, NULL, "the shell ended with status %d%s%s", WEXITSTATUS(status), *message ? ": " : "", message);
}

DRIVER_API void appendMark(Buffer *input, const char *nextOutput) {
  char line[64];
  appendLine(input, TO_ANSWERS);
  snprintf(line, sizeof line, "SELECT 'mark %d', total_changes();", ++shell.mark);
  appendLine(input, line);
  appendLine(input, nextOutput);
}

/* Writes as much of the input as the pipe takes. Returns how much that was; -1 if the shell reads no more. */
static ssize_t writeInput(const char *bytes, size_t size) {
  const ssize_t written = write(shell.input, bytes, size);
  if (written < 0 && (errno == EAGAIN || errno == EINTR)) return 0;
  return written;
}

DRIVER_API void sendToShell(const char *where, const Buffer *input, char *answer) {
  char mark[32], got[ANSWER_SIZE];
  const int64_t firstLine = shell.lines;
  for (size_t i = 0; i < input->size; i++) shell.lines += input->bytes[i] == '\n';
  snprintf(mark, sizeof mark, "'mark %d',", shell.mark);
  char *found = NULL;
  for (size_t length = 0, sent = 0; !found;) {
    /* poll() passes over a descriptor of -1. */
    struct pollfd polled[] = {
      { .fd = shell.answers, .events = POLLIN },
      { .fd = shell.isSilent ? -1 : shell.errors, .events = POLLIN },
      { .fd = sent < input->size ? shell.input : -1, .events = POLLOUT },
    };
    if (poll(polled, 3, -1) < 0) {
      if (errno == EINTR) continue;
      fail(where, NULL, "poll: %s", strerror(errno));
    }
    if (polled[2].revents) {
      const ssize_t written = writeInput(input->bytes + sent, input->size - sent);
      if (written < 0) failWithShell(where, input, firstLine);
      sent += (size_t)written;
    }
    if (polled[0].revents) {
      const ssize_t count = read(shell.answers, got + length, sizeof got - 1 - length);
      if (count == 0 || (count < 0 && errno != EINTR)) failWithShell(where, input, firstLine);
      if (count > 0) length += (size_t)count;
      got[length] = 0;
      if (length > 0 && got[length - 1] == '\n') found = strstr(got, mark);
      if (!found && length == sizeof got - 1)
        fail(where, NULL, "the shell printed more than it was asked for: %.100s", got);
    }
    if (polled[1].revents) readErrors();
  }
  shell.changes = strtoll(found + strlen(mark), NULL, 10);
  if (answer) snprintf(answer, ANSWER_SIZE, "%.*s", (int)(found - got), got);
}

static int makeResultsFile(void) {
#ifdef __linux__
  return moveAway("shell", memfd_create("results", MFD_CLOEXEC), "no file in memory for its results");
#else
  FILE *file = tmpfile();
  return moveAway("shell", file ? fileno(file) : -1, "no file for its results");
#endif
}

/* Becomes the shell, in its forked process, with descriptors as the shell is to have them. */
static _Noreturn void becomeShell(const char *database, int input, int answers, int errors) {
  signal(SIGPIPE, SIG_DFL);
  const int nothing = open("/dev/null", O_WRONLY | O_CLOEXEC);
  const int given[][2] = {
    { input, STDIN_FILENO },
    { nothing, STDOUT_FILENO },
    { errors, STDERR_FILENO },
    { answers, ANSWER_DESCRIPTOR },
    { shell.results, RESULT_DESCRIPTOR },
  };
  for (size_t i = 0; i < sizeof given / sizeof *given; i++)
    if (dup2(given[i][0], given[i][1]) < 0) _exit(126);
  execl(options.shell, options.shell, "-batch", "-bail", "-init", "/dev/null", database, (char *)NULL);
  dprintf(STDERR_FILENO, "%s: %s\n", options.shell, strerror(errno));
  _exit(127);
}

DRIVER_API void startShell(const char *database) {
  int input[2], answers[2], errors[2];
  signal(SIGPIPE, SIG_IGN); /* that a shell has ended shows when its answers end */
  makePipe("shell", input);
  makePipe("shell", answers);
  makePipe("shell", errors);
  if (shell.results == 0) shell.results = makeResultsFile();
  shell.lines = 0;
  shell.isSilent = false;
  shell.errorText[0] = 0;
  shell.process = forkChild("shell");
  if (shell.process == 0) becomeShell(database, input[0], answers[1], errors[1]);
  close(input[0]);
  close(answers[1]);
  close(errors[1]);
  shell.input = input[1];
  shell.answers = answers[0];
  shell.errors = errors[0];
  const int flags = fcntl(shell.input, F_GETFL);
  if (flags < 0 || fcntl(shell.input, F_SETFL, flags | O_NONBLOCK) != 0)
    fail("shell", NULL, "its input: %s", strerror(errno));
}
