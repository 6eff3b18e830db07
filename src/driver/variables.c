#include "variables.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "database.h"
#include "memory.h"
#include "options.h"
#include "reply.h"

typedef struct Variable {
  bool isKnown;
  char value[256];
} Variable;

static Variable *variables;

DRIVER_API void readVariables(void) {
  variables = allocate((size_t)options.variableCount * sizeof *variables);
  for (int i = 0; i < options.variableCount; i++) {
    Variable *variable = &variables[i];
    char sql[300];
    snprintf(sql, sizeof sql, "SELECT @@%s;", options.variables[i]);
    queryLines(sql, variable->value, sizeof variable->value);
    /* An empty line is an empty value, as sql_mode can have it; no line is no answer. */
    char *end = strchr(variable->value, '\n');
    variable->isKnown = variable->value[0] != 0;
    if (end) *end = 0;
  }
}

DRIVER_API void printVariables(void) {
  fputc('{', reply);
  for (int i = 0; i < options.variableCount; i++) {
    if (i > 0) fputc(',', reply);
    printJsonString(reply, options.variables[i]);
    fputc(':', reply);
    if (variables[i].isKnown) printJsonString(reply, variables[i].value);
    else fprintf(reply, "null");
  }
  fputc('}', reply);
}
