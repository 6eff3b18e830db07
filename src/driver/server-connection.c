#include "server-connection.h"

#include "clock.h"
#include "files.h"
#include "hash.h"
#include "memory.h"
#include "options.h"
#include "reply.h"
#include "server-options.h"
#include "server-process.h"

#ifdef ENGINE_SERVER

#include <inttypes.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { STATEMENT_SIZE = 200 };

/*
** The database that the driver works in. On a server that it has not started there may be others' work, and that of another
** run of the tool: the name has a hash of the working folder, which no two runs share.
*/
static void nameDatabase(const char *path, char *name, size_t size) {
  if (startsServer()) snprintf(name, size, "sqlite_bench_gate");
  else
    snprintf(name, size, "sqlite_bench_gate_%016" PRIx64,
      mixHash(hashSizedBytes(EMPTY_HASH, TYPE_TEXT, path, (int)strlen(path))));
}

static _Noreturn void failToConnect(MYSQL *handle, const char *what, bool isOver) {
  /* MySQL's ER_SECURE_TRANSPORT_REQUIRED; MariaDB denies access as if the account were wrong */
  enum { ACCESS_DENIED = 1045, INSECURE_TRANSPORT = 3159 };
  const unsigned code = mysql_errno(handle);
  const bool isByPort = startsServer() ? serverOptions.usesPort : serverOptions.address[0] != '/';
  const bool mayNeedTls = isByPort && !serverOptions.isEncrypted && (code == ACCESS_DENIED || code == INSECURE_TRANSPORT);
  fail("server", NULL, "%s: %s (code %u)%s%s", what, mysql_error(handle), code,
    mayNeedTls ? ": if it demands TLS, set tls to true in the server's file" : "", describeServer(isOver));
}

static void execute(sqlite3 *server, const char *beginning, const char *name) {
  char sql[STATEMENT_SIZE];
  snprintf(sql, sizeof sql, "%s %s", beginning, name);
  if (mysql_query(server->handle, sql) != 0) failToConnect(server->handle, sql, true);
}

/* The port of an address such as 127.0.0.1:3306, which is cut before it; 0 of a socket's path. */
static unsigned cutPort(char *address) {
  char *colon = strrchr(address, ':');
  if (address[0] == '/' || !colon) return 0;
  *colon = 0;
  return (unsigned)strtoul(colon + 1, NULL, 10);
}

/* Both libraries encrypt if the server can; here they have to, and ask nobody whose certificate it is. */
static void requireEncryption(MYSQL *handle) {
#ifdef LIBMARIADB
  const my_bool yes = 1, no = 0;
  mysql_options(handle, MYSQL_OPT_SSL_ENFORCE, &yes);
  mysql_options(handle, MYSQL_OPT_SSL_VERIFY_SERVER_CERT, &no);
#else
  const enum mysql_ssl_mode required = SSL_MODE_REQUIRED;
  mysql_options(handle, MYSQL_OPT_SSL_MODE, &required);
#endif
}

/* @param readSeconds how long the server may take to answer; 0 if for ever */
static MYSQL *makeHandle(unsigned readSeconds) {
  const unsigned seconds = 10, no = 0;
  MYSQL *handle = mysql_init(NULL);
  if (!handle) fail("server", NULL, "no memory for a connection");
  mysql_options(handle, MYSQL_OPT_CONNECT_TIMEOUT, &seconds);
  if (readSeconds > 0) mysql_options(handle, MYSQL_OPT_READ_TIMEOUT, &readSeconds);
  mysql_options(handle, MYSQL_SET_CHARSET_NAME, "utf8mb4");
  /* Or a server could ask for any file of this machine. */
  mysql_options(handle, MYSQL_OPT_LOCAL_INFILE, &no);
  if (serverOptions.isEncrypted) requireEncryption(handle);
  return handle;
}

/* Returns whether the server accepts the connection. */
static bool connectOnce(MYSQL *handle) {
  const ServerAddress started = serverAddress();
  char host[PATH_SIZE] = "127.0.0.1";
  const char *socket = NULL;
  unsigned port = 0;
  if (!startsServer()) {
    snprintf(host, sizeof host, "%s", serverOptions.address);
    port = cutPort(host);
    if (port == 0) socket = serverOptions.address;
  } else if (serverOptions.usesPort) {
    port = (unsigned)started.port;
  } else {
    socket = started.socket;
  }
  /* For a host that is called localhost both libraries take their default socket, whatever the port. */
  const unsigned tcp = MYSQL_PROTOCOL_TCP;
  if (!socket) mysql_options(handle, MYSQL_OPT_PROTOCOL, &tcp);
  const char *name = socket ? "localhost" : host;
  if (!mysql_real_connect(
        handle, name, serverOptions.account, serverOptions.password, NULL, port, socket, 0))
    return false;
  /* MariaDB's library continues without it. */
  if (serverOptions.isEncrypted && !mysql_get_ssl_cipher(handle))
    fail("server", NULL, "%s: the server has no TLS", startsServer() ? name : serverOptions.address);
  return true;
}

/* Returns whether the server is ready. */
static bool isReady(MYSQL *handle) {
  if (!connectOnce(handle) || mysql_query(handle, serverOptions.ready) != 0) return false;
  MYSQL_RES *result = mysql_store_result(handle);
  if (result) mysql_free_result(result);
  return mysql_errno(handle) == 0;
}

/* A connection that waits for answers as long as the tool does. A connection's own limit cannot be taken from it later. */
static MYSQL *connectForLong(void) {
  MYSQL *handle = makeHandle(0);
  if (!connectOnce(handle)) failToConnect(handle, "it was ready, and refuses another connection", true);
  return handle;
}

static MYSQL *connectInTime(void) {
  const struct timespec pause = { .tv_nsec = 10 * 1000 * 1000 };
  const int64_t second = 1000000000, deadline = now() + (int64_t)serverOptions.seconds * second;
  for (;;) {
    const int64_t left = (deadline - now()) / second;
    MYSQL *handle = makeHandle(left > 0 ? (unsigned)left : 1);
    const bool isDone = isReady(handle);
    /* A port may be another server's: then ours has ended. */
    if (startsServer() && hasServerEnded()) fail("server", NULL, "it did not start%s", describeServer(false));
    if (!isDone && (now() > deadline || !startsServer())) {
      char what[STATEMENT_SIZE];
      if (startsServer()) snprintf(what, sizeof what, "not ready within %ld s", serverOptions.seconds);
      else snprintf(what, sizeof what, "%s", serverOptions.address);
      failToConnect(handle, what, false);
    }
    mysql_close(handle);
    if (isDone) return connectForLong();
    nanosleep(&pause, NULL);
  }
}

/* The connection whose database is on a server that keeps running, and the process that made the connection. */
static struct {
  sqlite3 *server;
  pid_t process;
} made;

/* The connection itself may be in the middle of anything: closing it ends its transaction, and another one drops the database. */
static void dropAfterFailure(void) {
  enum { LONGEST_SECONDS = 10 };
  if (made.process != getpid()) return;
  char sql[STATEMENT_SIZE];
  snprintf(sql, sizeof sql, "DROP DATABASE IF EXISTS %s", made.server->database);
  mysql_close(made.server->handle);
  MYSQL *handle = makeHandle(LONGEST_SECONDS);
  if (connectOnce(handle)) mysql_query(handle, sql);
  mysql_close(handle);
}

DRIVER_API int openServer(const char *path, sqlite3 **opened, int flags, const char *vfs) {
  (void)vfs;
  sqlite3 *server = allocate(sizeof *server);
  *server = (sqlite3){ .handle = connectInTime(), .isJoined = (flags & OPEN_CREATE) == 0 };
  nameDatabase(path, server->database, sizeof server->database);
  if (!startsServer() && !server->isJoined) {
    made.server = server;
    made.process = getpid();
    beforeFailure = dropAfterFailure;
    execute(server, "DROP DATABASE IF EXISTS", server->database);
  }
  if (!server->isJoined) execute(server, "CREATE DATABASE IF NOT EXISTS", server->database);
  execute(server, "USE", server->database);
  *opened = server;
  return ENGINE_OK;
}

DRIVER_API int closeServer(sqlite3 *server) {
  if (!startsServer() && !server->isJoined) {
    execute(server, "DROP DATABASE IF EXISTS", server->database);
    beforeFailure = NULL;
  }
  mysql_close(server->handle);
  free(server);
  return ENGINE_OK;
}

DRIVER_API const char *serverMessage(sqlite3 *server) {
  const unsigned code = server->code ? server->code : mysql_errno(server->handle);
  if (!server->code) snprintf(server->message, sizeof server->message, "%s", mysql_error(server->handle));
  const size_t size = strlen(server->message);
  if (code == CR_SERVER_GONE_ERROR || code == CR_SERVER_LOST)
    snprintf(server->message + size, sizeof server->message - size, "%s", describeServer(true));
  return server->message;
}

DRIVER_API int serverChanges(sqlite3 *server) { return server->changes > INT_MAX ? INT_MAX : (int)server->changes; }

#endif
