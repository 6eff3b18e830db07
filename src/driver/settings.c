#include "settings.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "database.h"
#include "reply.h"

/* The answer to a pragma; an engine may not know the pragma. */
typedef struct Answer {
  bool isKnown;
  char value[256];
} Answer;

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

  fprintf(reply, "{\"settings\":{");
  for (int i = 0; i < COUNT; i++) {
    fprintf(reply, "\"%s\":", names[i]);
    if (answers[i].isKnown) printJsonString(reply, answers[i].value);
    else fprintf(reply, "null");
    fputc(',', reply);
  }
  fprintf(reply, "\"compile_options\":[");
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
