#include "settings.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "database.h"
#include "engine.h"
#include "options.h"
#include "reply.h"

/* The answer to a pragma; an engine may not know the pragma. */
typedef struct Answer {
  bool isKnown;
  char value[256];
} Answer;

/* From the first query that the engine knows, or from a function of its own. */
static Answer askOwnVersion(void) {
  Answer version = { false, "" };
  for (int i = 0; i < options.versionQueryCount && !version.isKnown; i++)
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
  const Answer version = askOwnVersion();

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
