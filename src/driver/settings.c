#include "settings.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "database.h"
#include "engine-loader.h"
#include "options.h"
#include "reply.h"

/* The answer to a pragma; an engine may not know the pragma. */
typedef struct Answer {
  bool isKnown;
  char value[256];
} Answer;

/*
** Whether a query can be asked. A shell ends at the first error, so that it is only asked a pragma, which is no error if it is unknown, or
** a function that it lists: https://www.sqlite.org/pragma.html#pragma_function_list, which versions before 3.30 do not have.
*/
static bool canAsk(const char *query, const char *compileOptions) {
  static const char select[] = "SELECT ";
  char version[64], sql[256], listed[8];
  if (!options.shell || strncasecmp(query, "PRAGMA ", strlen("PRAGMA ")) == 0) return true;
  if (strncasecmp(query, select, strlen(select)) != 0) return false;
  const char *name = query + strlen(select);
  const size_t length = strspn(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");
  if (length == 0 || length > 100 || strcmp(name + length, "();") != 0) return false;
  int major = 0, minor = 0;
  if (!queryValue("SELECT sqlite_version();", version, sizeof version)) return false;
  if (sscanf(version, "%d.%d", &major, &minor) != 2 || major != 3 || minor < 30) return false;
  if (strstr(compileOptions, "OMIT_INTROSPECTION_PRAGMAS")) return false;
  snprintf(sql, sizeof sql, "SELECT 1 FROM pragma_function_list WHERE name = '%.*s' LIMIT 1;", (int)length, name);
  return queryValue(sql, listed, sizeof listed);
}

/* From the first query that the engine knows, or from a function of its own. */
static Answer askOwnVersion(const char *compileOptions) {
  Answer version = { false, "" };
  for (int i = 0; i < options.versionQueryCount && !version.isKnown; i++)
    if (canAsk(options.versionQueries[i], compileOptions))
      version.isKnown = queryValue(options.versionQueries[i], version.value, sizeof version.value);
  const char *own = version.isKnown || options.shell ? NULL : engineOwnVersion();
  if (own) {
    version.isKnown = true;
    snprintf(version.value, sizeof version.value, "%s", own);
  }
  return version;
}

static void printAnswer(const Answer *answer) {
  if (answer->isKnown) printJsonString(reply, answer->value);
  else fprintf(reply, "null");
}

DRIVER_API void replySettings(void) {
  static const char *const names[] = { "journal_mode", "synchronous", "cache_size", "page_size" };
  enum { COUNT = sizeof names / sizeof *names };
  Answer answers[COUNT];
  char compileOptions[16 * 1024]; /* each is one short line: no engine has more than fit */
  /* All questions come before the reply, since each may fail with a reply of its own. */
  for (int i = 0; i < COUNT; i++) {
    char sql[64];
    snprintf(sql, sizeof sql, "PRAGMA %s;", names[i]);
    answers[i].isKnown = queryValue(sql, answers[i].value, sizeof answers[i].value);
  }
  queryLines("PRAGMA compile_options;", compileOptions, sizeof compileOptions);
  const Answer version = askOwnVersion(compileOptions);

  fprintf(reply, "{\"settings\":{");
  for (int i = 0; i < COUNT; i++) {
    fprintf(reply, "\"%s\":", names[i]);
    printAnswer(&answers[i]);
    fputc(',', reply);
  }
  fprintf(reply, "\"version\":");
  printAnswer(&version);
  fprintf(reply, ",\"compile_options\":[");
  const char *separator = "";
  char *rest = NULL;
  for (char *line = strtok_r(compileOptions, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
    fputs(separator, reply);
    printJsonString(reply, line);
    separator = ",";
  }
  fprintf(reply, "]}}\n");
  sendReply();
}
