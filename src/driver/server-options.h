#ifndef DRIVER_SERVER_OPTIONS_H
#define DRIVER_SERVER_OPTIONS_H

#include "platform.h"

#include <stdbool.h>
#include <stddef.h>

/* A program and its arguments, as execvp() takes them. */
typedef struct Words {
  const char **items; /* NULL behind the last */
  size_t count;       /* without that NULL; 0 if there is no program */
} Words;

/* How a server is started and reached, as the file of --server says. The usage text describes its fields. */
typedef struct ServerOptions {
  Words initialise, start, stop;
  const char *address; /* of a server that runs already: a socket's path, or HOST:PORT; NULL if one is started */
  const char *account; /* of the server, not of the system */
  const char *password; /* of that account, or NULL */
  const char *config;  /* text of a file that the server reads its configuration from, or NULL */
  const char *ready;   /* a statement that a server answers once it is ready */
  const char *user;    /* of the system, whom the server runs as if the driver is root's */
  const char *initial; /* folder of a server that was initialised, without tables */
  long seconds;        /* that a server may take to start, and to stop */
  bool isEncrypted;    /* whether to connect by TLS only */
  bool usesPort;       /* whether to connect to the port; otherwise to the socket */
} ServerOptions;

/* Nothing is changed after readServerOptions(). */
DRIVER_DATA ServerOptions serverOptions;

/* Reads the file of --server. Fails if a field is wrong, and shows it. */
DRIVER_API void readServerOptions(const char *path);

/* Whether the driver starts the server itself. */
DRIVER_API bool startsServer(void);

#endif
