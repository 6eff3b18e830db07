#include "server-command.h"

#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "buffer.h"
#include "child.h"

DRIVER_API char *expandText(const ServerCommand *command, const char *text) {
  char port[16];
  snprintf(port, sizeof port, "%d", command->port);
  const struct { const char *name, *value; } placeholders[] = {
    { "{data}", command->data },
    { "{run}", command->run },
    { "{socket}", command->socket },
    { "{port}", port },
    { "{config}", command->config },
  };
  const size_t count = sizeof placeholders / sizeof *placeholders;
  Buffer expanded = { 0 };
  while (*text) {
    size_t i = 0;
    while (i < count && strncmp(text, placeholders[i].name, strlen(placeholders[i].name)) != 0) i++;
    if (i < count) {
      append(&expanded, placeholders[i].value, strlen(placeholders[i].value));
      text += strlen(placeholders[i].name);
    } else {
      append(&expanded, text++, 1);
    }
  }
  append(&expanded, "", 1);
  return expanded.bytes;
}

/* Writes into the log why the program cannot be run. */
static _Noreturn void giveUp(const char *what) {
  dprintf(STDERR_FILENO, "%s: %s\n", what, strerror(errno));
  _exit(127);
}

DRIVER_API _Noreturn void becomeServerProgram(const ServerCommand *command, Words words) {
  setsid();
  const int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
  const int log = open(command->log, O_WRONLY | O_APPEND | O_CLOEXEC);
  if (nothing < 0 || log < 0 || dup2(log, STDERR_FILENO) < 0) _exit(127);
  if (dup2(nothing, STDIN_FILENO) < 0 || dup2(log, STDOUT_FILENO) < 0) giveUp("output");
  if (command->drops
    && (setgroups(0, NULL) != 0 || setgid(command->group) != 0 || setuid(command->user) != 0))
    giveUp("to run as another user");
  dieWithParent(); /* after the change of the user, which clears it */
  signal(SIGPIPE, SIG_DFL);
  signal(SIGCHLD, SIG_DFL);
  signal(SIGABRT, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  if (chdir(command->run) != 0) giveUp(command->run);
  setenv("HOME", command->run, 1);
  /* A server that starts removes what it takes for its own old files there, such as those of another one that starts beside it. */
  setenv("TMPDIR", command->run, 1);
  char **arguments = calloc(words.count + 1, sizeof *arguments);
  if (!arguments) giveUp("arguments");
  for (size_t i = 0; i < words.count; i++) arguments[i] = expandText(command, words.items[i]);
  execvp(arguments[0], arguments);
  giveUp(arguments[0]);
}
