#ifndef DRIVER_SERVER_SUPERVISOR_H
#define DRIVER_SERVER_SUPERVISOR_H

#include "platform.h"

#include <stdbool.h>
#include <sys/types.h>

#include "server-command.h"

/* The driver's side of a supervisor, which server-process.h describes. */
typedef struct Supervisor {
  pid_t process; /* of the supervisor; 0 while there is none */
  pid_t server;  /* of the program that it has started */
  int orders;    /* a pipe to it: when it is closed, the server is killed */
  int reports;   /* a pipe from it */
  bool hasEnded; /* whether the server has, */
  int status;    /* and how, as waitpid() gives it */
} Supervisor;

/* Starts a program under a new supervisor. */
DRIVER_API Supervisor supervise(const ServerCommand *command, Words words);

/* Waits at most so long until the program has ended. Returns whether it has. */
DRIVER_API bool hasEnded(Supervisor *supervisor, long milliseconds);

/* Kills the program if it still runs, and everything that it has started, and waits until they are gone. */
DRIVER_API void endSupervisor(Supervisor *supervisor);

#endif
