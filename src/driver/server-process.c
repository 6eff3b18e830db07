#include "server-process.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <pwd.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "clock.h"
#include "files.h"
#include "memory.h"
#include "reply.h"
#include "server-command.h"
#include "server-options.h"
#include "server-supervisor.h"

enum { MESSAGE_SIZE = 900, SOCKET_PATH_SIZE = 104 /* sun_path of macOS, the shortest */ };

/* For sockets whose path would be too long. Its own path is short on every system, which that of TMPDIR need not be. */
#define SOCKET_FOLDER "/tmp/sqlite-bench-gate-socket-XXXXXX"

static struct {
  ServerCommand command; /* how the server's programs are run */
  char socket[PATH_SIZE], socketFolder[sizeof SOCKET_FOLDER], log[PATH_SIZE], config[PATH_SIZE];
  Supervisor supervisor;
  int lock; /* a descriptor of the locked file; 0 before the first */
  int port; /* a descriptor of the socket that holds the port; 0 if there is none */
} server;

DRIVER_API pid_t serverProcess(void) { return server.supervisor.server; }

DRIVER_API void lockServerFolder(const char *work) {
  if (server.lock > 0) return;
  char path[PATH_SIZE];
  if (snprintf(path, sizeof path, "%s.lock", work) >= (int)sizeof path) fail("server", NULL, "%s: name too long", work);
  server.lock = openFile(path, O_RDWR | O_CREAT | O_NOFOLLOW);
  while (flock(server.lock, LOCK_EX) != 0)
    if (errno != EINTR) fail("server", NULL, "%s: %s", path, strerror(errno));
}

static void releasePort(void) {
  if (server.port > 0) close(server.port);
  server.port = 0;
}

/*
** Takes a port of the loopback interface that nobody uses. On Linux it stays taken: a program that asks the system for any port gets
** another one, and the server can listen on this one if it sets SO_REUSEADDR, as those do that may be restarted: ip(7),
** socket(7). Without this, two servers that start at once could be given the same port, and a client would ask the one whose rows
** are not its own.
*/
static int takePort(void) {
  struct sockaddr_in place = { .sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
  socklen_t size = sizeof place;
  const int yes = 1;
  releasePort();
  server.port = socket(AF_INET, SOCK_STREAM, 0);
  if (server.port < 0 || fcntl(server.port, F_SETFD, FD_CLOEXEC) != 0
    || setsockopt(server.port, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes) != 0
    || bind(server.port, (struct sockaddr *)&place, size) != 0
    || getsockname(server.port, (struct sockaddr *)&place, &size) != 0)
    fail("server", NULL, "no free port on 127.0.0.1: %s", strerror(errno));
#ifndef __linux__
  releasePort(); /* nobody else could listen on it */
#endif
  return ntohs(place.sin_port);
}

static void giveTo(const char *path, uid_t user, gid_t group) {
  if (lchown(path, user, group) != 0) fail("server", NULL, "%s: %s", path, strerror(errno));
  struct stat info;
  if (lstat(path, &info) != 0 || !S_ISDIR(info.st_mode)) return;
  DIR *folder = openFolder(path);
  for (struct dirent *entry; (entry = readEntry(folder, path));) {
    char child[PATH_SIZE];
    joinPath(child, path, entry->d_name);
    giveTo(child, user, group);
  }
  closedir(folder);
}

/* Whom the server runs as, if the driver may choose: a server refuses to run as root, and it is not to be trusted with that. */
static void chooseUser(ServerCommand *command) {
  if (geteuid() != 0 || !serverOptions.user) return;
  errno = 0;
  const struct passwd *found = getpwnam(serverOptions.user);
  if (!found) fail("server", NULL, "there is no user \"%s\" to run the server as", serverOptions.user);
  command->drops = true;
  command->user = found->pw_uid;
  command->group = found->pw_gid;
}

static void writeConfig(const ServerCommand *command) {
  if (!serverOptions.config) return;
  const char *text = expandText(command, serverOptions.config);
  const int file = openFile(command->config, O_WRONLY | O_CREAT | O_EXCL);
  const size_t size = strlen(text);
  if (write(file, text, size) != (ssize_t)size)
    fail("server", NULL, "%s: %s", command->config, strerror(errno));
  close(file);
}

/*
** Says where the server is to listen: in the folder of its start, or, where a path in it would be too long for a socket, in one
** of its own, which its supervisor removes.
*/
static void placeSocket(ServerCommand *command) {
  joinPath(server.socket, command->run, "s");
  command->socket = server.socket;
  if (strlen(server.socket) < SOCKET_PATH_SIZE) return;
  memcpy(server.socketFolder, SOCKET_FOLDER, sizeof SOCKET_FOLDER);
  if (!mkdtemp(server.socketFolder)) fail("server", NULL, "%s: %s", server.socketFolder, strerror(errno));
  joinPath(server.socket, server.socketFolder, "s");
  command->socketFolder = server.socketFolder;
  if (command->drops) giveTo(server.socketFolder, command->user, command->group);
}

/* Makes the folders that a server's programs write to, and gives them to their user. */
static void prepareFolders(const char *data) {
  ServerCommand *command = &server.command;
  char work[PATH_SIZE], run[PATH_SIZE];
  snprintf(work, sizeof work, "%s", data);
  char *slash = strrchr(work, '/');
  if (!slash) fail("server", NULL, "%s is no path of a folder in another", data);
  *slash = 0;
  joinPath(run, work, "run");
  joinPath(server.log, run, "log");
  joinPath(server.config, run, "config");
  if (access(run, F_OK) == 0) removeTree(run);
  if (mkdir(work, 0700) != 0 && errno != EEXIST) fail("server", NULL, "%s: %s", work, strerror(errno));
  if (mkdir(data, 0700) != 0 && errno != EEXIST) fail("server", NULL, "%s: %s", data, strerror(errno));
  if (mkdir(run, 0700) != 0) fail("server", NULL, "%s: %s", run, strerror(errno));
  *command = (ServerCommand){
    .data = copyText(data, strlen(data)),
    .run = copyText(run, strlen(run)),
    .port = takePort(),
    .config = server.config,
    .log = server.log,
  };
  chooseUser(command);
  placeSocket(command);
  close(openFile(server.log, O_WRONLY | O_CREAT | O_EXCL));
  writeConfig(command);
  if (command->drops) giveTo(work, command->user, command->group);
}

/* Adds a line to others, with a space between. */
static void addLine(char *words, size_t size, const char *line) {
  const size_t length = strlen(words);
  snprintf(words + length, size - length, "%s%s", length > 0 ? " " : "", line);
}

/*
** What the log ends with, on one line: the lines of it that speak of an error, or else the last three. Empty if there is
** nothing.
*/
static void readLog(char *words, size_t size) {
  enum { READ = 4000, LAST = 3 };
  char bytes[READ + 1], *last[LAST] = { NULL }, *rest = NULL;
  words[0] = 0;
  const int file = open(server.log, O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
  struct stat info;
  if (file < 0) return;
  if (fstat(file, &info) == 0 && info.st_size > READ) lseek(file, info.st_size - READ, SEEK_SET);
  const ssize_t got = read(file, bytes, READ);
  close(file);
  bytes[got > 0 ? got : 0] = 0;
  for (char *line = strtok_r(bytes, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
    if (strcasestr(line, "error") || strcasestr(line, "fatal") || strcasestr(line, "panic")) addLine(words, size, line);
    memmove(last, last + 1, (LAST - 1) * sizeof *last);
    last[LAST - 1] = line;
  }
  if (words[0]) return;
  for (size_t i = 0; i < LAST; i++)
    if (last[i]) addLine(words, size, last[i]);
}

/* Says how a program has ended: "ended with status 3". */
static void describeEnd(int status, char *words, size_t size) {
  if (WIFSIGNALED(status)) snprintf(words, size, "was ended by signal %d", WTERMSIG(status));
  else snprintf(words, size, "ended with status %d", WEXITSTATUS(status));
}

DRIVER_API const char *describeServer(bool waits) {
  enum { A_MOMENT_MS = 500 };
  static char words[MESSAGE_SIZE];
  char end[100] = "", how[60], log[MESSAGE_SIZE - 200];
  words[0] = 0;
  if (!startsServer() || server.supervisor.server == 0) return words;
  if (hasEnded(&server.supervisor, waits ? A_MOMENT_MS : 0)) {
    describeEnd(server.supervisor.status, how, sizeof how);
    snprintf(end, sizeof end, ": the server %s", how);
  }
  readLog(log, sizeof log);
  snprintf(words, sizeof words, "%s%s%s", end, log[0] ? "; it wrote last: " : "", log);
  return words;
}

DRIVER_API void initialiseServer(const char *data) {
  prepareFolders(data);
  if (serverOptions.initialise.count == 0) return;
  server.supervisor = supervise(&server.command, serverOptions.initialise);
  const bool isInTime = hasEnded(&server.supervisor, serverOptions.seconds * 1000);
  const char *words = describeServer(false);
  if (!isInTime) fail("initialise", NULL, "not done within %ld s%s", serverOptions.seconds, words);
  const int status = server.supervisor.status;
  endSupervisor(&server.supervisor);
  if (status != 0) fail("initialise", NULL, "it failed%s", words);
}

DRIVER_API void startServer(const char *data) {
  prepareFolders(data);
  server.supervisor = supervise(&server.command, serverOptions.start);
  releasePort(); /* the supervisor holds it until the server has ended */
}

DRIVER_API void killServer(void) { endSupervisor(&server.supervisor); }

static long millisecondsUntil(int64_t deadline) {
  const int64_t left = deadline - now();
  return left > 0 ? (long)(left / 1000000) : 0;
}

/* Runs the command that stops the server, and waits for its end. Fails if it does not end well, or not before the deadline. */
static void runStopCommand(int64_t deadline) {
  ServerCommand command = server.command;
  command.socketFolder = NULL; /* the server still needs it */
  Supervisor stopper = supervise(&command, serverOptions.stop);
  const bool isInTime = hasEnded(&stopper, millisecondsUntil(deadline));
  const int status = stopper.status;
  endSupervisor(&stopper);
  const char *program = serverOptions.stop.items[0];
  if (!isInTime)
    fail("stop", NULL, "the command \"%.200s\" did not end within %ld s%s", program, serverOptions.seconds,
      describeServer(false));
  char how[60];
  describeEnd(status, how, sizeof how);
  if (status != 0) fail("stop", NULL, "the command \"%.200s\" %s%s", program, how, describeServer(false));
}

DRIVER_API void stopServer(void) {
  const int64_t deadline = now() + (int64_t)serverOptions.seconds * 1000000000;
  if (!hasEnded(&server.supervisor, 0)) {
    if (serverOptions.stop.count > 0) runStopCommand(deadline);
    else kill(server.supervisor.server, SIGTERM);
  }
  if (!hasEnded(&server.supervisor, millisecondsUntil(deadline)))
    fail("stop", NULL, "the server did not stop within %ld s%s", serverOptions.seconds, describeServer(false));
  const int status = server.supervisor.status;
  const char *words = describeServer(false);
  endSupervisor(&server.supervisor);
  const bool isAsAsked = WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM;
  if (status != 0 && !isAsAsked) fail("stop", NULL, "it stopped badly%s", words);
  removeTree(server.command.run); /* a socket cannot be copied */
}

#ifdef ENGINE_SERVER

DRIVER_API ServerAddress serverAddress(void) {
  return (ServerAddress){ server.socket, server.command.port };
}

DRIVER_API bool hasServerEnded(void) { return hasEnded(&server.supervisor, 0); }

#endif
