#include "server-options.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "memory.h"
#include "options.h"
#include "reply.h"
#include "statements.h"

DRIVER_API ServerOptions serverOptions = { 0 };

static void addWord(Words *words, const char *word) {
  words->items = reallocate(words->items, (words->count + 2) * sizeof *words->items);
  words->items[words->count++] = word;
  words->items[words->count] = NULL;
}

static long parseSeconds(const char *value) {
  enum { MOST = 24 * 60 * 60 };
  char *end = NULL;
  errno = 0;
  const long seconds = strtol(value, &end, 10);
  if (value[0] < '0' || value[0] > '9' || *end || errno || seconds < 1 || seconds > MOST)
    fail("usage", NULL, "--server: seconds must be a whole number from 1 to %d, not \"%s\"", MOST, value);
  return seconds;
}

/* @param value what follows the field's name and a space */
static void readField(const char *field, const char *name, const char *value) {
  const struct { const char *name; Words *words; } commands[] = {
    { "initialise", &serverOptions.initialise },
    { "start", &serverOptions.start },
    { "stop", &serverOptions.stop },
  };
  for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
    if (strcmp(name, commands[i].name) != 0) continue;
    addWord(commands[i].words, value);
    return;
  }
  const struct { const char *name; const char **text; } texts[] = {
    { "address", &serverOptions.address },
    { "account", &serverOptions.account },
    { "password", &serverOptions.password },
    { "config", &serverOptions.config },
    { "ready", &serverOptions.ready },
    { "user", &serverOptions.user },
    { "initial", &serverOptions.initial },
  };
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    if (strcmp(name, texts[i].name) != 0) continue;
    *texts[i].text = value;
    return;
  }
  if (strcmp(name, "seconds") == 0) serverOptions.seconds = parseSeconds(value);
  else if (strcmp(name, "tls") == 0 && strcmp(value, "required") == 0) serverOptions.isEncrypted = true;
  else if (strcmp(name, "connect") == 0 && strcmp(value, "port") == 0) serverOptions.usesPort = true;
  else if (strcmp(name, "connect") != 0 || strcmp(value, "socket") != 0)
    fail("usage", NULL, "--server: \"%.100s\" is no field of a server", field);
}

DRIVER_API void readServerOptions(const char *path) {
  /* Stays mapped: the options point into it. */
  const Statements fields = mapStatements(path);
  serverOptions = (ServerOptions){ .account = "root", .ready = "SELECT 1", .seconds = 60 };
  const char *end = fields.text + fields.size;
  for (const char *field = fields.text; field < end; field += strlen(field) + 1) {
    const char *space = strchr(field, ' ');
    if (!space) fail("usage", NULL, "--server: \"%.100s\" is no field of a server", field);
    readField(field, copyText(field, (size_t)(space - field)), space + 1);
  }
  if ((serverOptions.address != NULL) == (serverOptions.start.count > 0))
    fail("usage", NULL, "--server: %s needs either an address or the words to start a server", path);
}

DRIVER_API bool startsServer(void) { return options.server && serverOptions.start.count > 0; }
