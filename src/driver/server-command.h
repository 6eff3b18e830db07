#ifndef DRIVER_SERVER_COMMAND_H
#define DRIVER_SERVER_COMMAND_H

#include "platform.h"

#include <stdbool.h>
#include <sys/types.h>

#include "server-options.h"

/* The environment of a server's programs. */
typedef struct ServerCommand {
  const char *data;   /* {data} in a command: its data folder */
  const char *run;    /* {run}: a folder for its socket, its log and what else is of one start; also its home folder */
  const char *socket; /* {socket}: where it is to listen */
  const char *socketFolder; /* which has nothing else in it, and is removed with the server; NULL if the socket is in `run` */
  int port;           /* {port}: the same on 127.0.0.1 */
  const char *config; /* {config}: the file of its configuration, whether there is one or not */
  const char *log;    /* the file that its output goes to */
  bool drops;         /* whether it runs as another user: */
  uid_t user;
  gid_t group;
} ServerCommand;

/* A text with its placeholders replaced, in memory of its own. */
DRIVER_API char *expandText(const ServerCommand *command, const char *text);

/* Becomes a program of the server, in a session of its own that ends with the process which forked it. */
DRIVER_API _Noreturn void becomeServerProgram(const ServerCommand *command, Words words);

#endif
