#include "own-process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "buffer.h"
#include "child.h"
#include "clock.h"
#include "command.h"
#include "database.h"
#include "files.h"
#include "options.h"
#include "reply.h"
#include "scratch.h"

extern char **environ;

/* Such a process writes its result to it. */
enum { OWN_RESULT_DESCRIPTOR = 4 };

/* The command of the process. Its arguments go over a pipe, as a sample's do: the engine could read the command line. */
static char startCommand[] = "start";
static char overPipe[] = "-";

static const char where[] = "process";

static char *startProgram;
static Arguments startArguments;

DRIVER_API void keepStart(char *program, Arguments arguments) {
  startProgram = program;
  startArguments = arguments;
}

/* The arguments of this process, and the work, as its standard input has them. */
static Buffer inputOf(const char *database, const char *statements, bool hashing) {
  Buffer input = { 0 };
  size_t size = 0;
  for (int i = 0; i < startArguments.count; i++) size += strlen(startArguments.fields[i]) + 1;
  char line[32];
  snprintf(line, sizeof line, "%zu", size);
  appendLine(&input, line);
  for (int i = 0; i < startArguments.count; i++)
    append(&input, startArguments.fields[i], strlen(startArguments.fields[i]) + 1);
  appendLine(&input, hashing ? "hash" : "time");
  appendLine(&input, database);
  appendLine(&input, statements);
  return input;
}

static pid_t startProcess(int input, int result) {
  char *words[] = { startProgram, startCommand, overPipe, NULL };
  pid_t process = 0;
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  sigset_t reset;
  sigemptyset(&reset);
  sigaddset(&reset, SIGPIPE);
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, result, OWN_RESULT_DESCRIPTOR);
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setsigdefault(&attributes, &reset);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
  keepReplies(true); /* its failure is the sample's */
#ifdef __linux__
  const char *program = "/proc/self/exe";
#else
  const char *program = startProgram;
#endif
  const int failed = posix_spawn(&process, program, &files, &attributes, words, environ);
  keepReplies(false);
  if (failed != 0) fail(where, NULL, "%s: %s", startProgram, strerror(failed));
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  return process;
}

/* Writes all of an input to a process, unless that has ended. */
static void writeTo(int input, const Buffer *bytes) {
  for (size_t sent = 0; sent < bytes->size;) {
    const ssize_t written = write(input, bytes->bytes + sent, bytes->size - sent);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return;
    sent += (size_t)written;
  }
}

/* Ends this process as the other one has ended, whose own words are in its reply or on standard error. */
static _Noreturn void endLike(int status) {
  if (WIFSIGNALED(status)) {
    signal(WTERMSIG(status), SIG_DFL);
    raise(WTERMSIG(status));
  }
  _exit(WIFEXITED(status) ? WEXITSTATUS(status) : 1);
}

DRIVER_API OwnProcess runOwnProcess(const char *database, const char *statements, bool hashing) {
  int input[2], result[2];
  signal(SIGPIPE, SIG_IGN); /* that it has ended shows in its status */
  makePipe(where, input);
  makePipe(where, result);
  Buffer bytes = inputOf(database, statements, hashing);
  const pid_t process = startProcess(input[0], result[1]);
  close(input[0]);
  close(result[1]);
  writeTo(input[1], &bytes);
  close(input[1]);
  freeBuffer(&bytes);
  const int status = waitForChild(process);
  if (status != 0) endLike(status);
  OwnProcess own = { 0 };
  /* A process that the engine has left behind may keep the pipe open. */
  if (fcntl(result[0], F_SETFL, O_NONBLOCK) != 0 || read(result[0], &own, sizeof own) != (ssize_t)sizeof own)
    fail(where, NULL, "it ended before its last statement");
  close(result[0]);
  return own;
}

static void readWork(char *line, size_t size) {
  if (!readLine(line, size)) fail(where, NULL, "standard input ends before the work");
}

DRIVER_API void workInOwnProcess(void) {
  static char kind[16], database[PATH_SIZE], statements[PATH_SIZE];
  dieWithParent();
  if (options.storage != STORAGE_FILE || options.shell || options.server)
    fail(where, NULL, "a process of its own has a database on file, and an engine that is called");
  if (fcntl(OWN_RESULT_DESCRIPTOR, F_SETFD, FD_CLOEXEC) != 0) fail(where, NULL, "file descriptor 4: %s", strerror(errno));
  readWork(kind, sizeof kind);
  readWork(database, sizeof database);
  readWork(statements, sizeof statements);
  useScratch(options.workDir);
  OwnProcess own = { .execution = { .hashing = strcmp(kind, "hash") == 0 } };
  const int64_t start = measuredNow();
  openDatabase(database);
  own.opened = measuredNow() - start;
  const Statements work = mapStatements(statements);
  executeOnDatabase("statement", work, &own.execution);
  unmapStatements(work);
  own.changes = totalChanges();
  own.usage = ownUsage();
  if (write(OWN_RESULT_DESCRIPTOR, &own, sizeof own) != (ssize_t)sizeof own)
    fail(where, NULL, "its result cannot be written: %s", strerror(errno));
  closeDatabase();
}
