#include "expected-errors.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "connection.h"
#include "place.h"
#include "reply.h"

/* Counts as the result of a statement that fails as it has to; statements that return nothing have 0. */
static const uint64_t FAILED_HASH = 1;

/* The text of a field behind its code. */
static const char *expectedText(const char *expected) {
  const char *tab = strchr(expected, '\t');
  if (!tab) fail("errors", NULL, "\"%.100s\" is not a code, a tab and a text", expected);
  return tab + 1;
}

static bool isExpected(const char *expected, int status) {
  const char *text = expectedText(expected);
  if (text - 1 > expected && strtol(expected, NULL, 10) != status) return false;
  return strstr(engineMessage(), text) != NULL;
}

static _Noreturn void failUnexpected(const char *sql, const char *expected, int status) {
  const char *text = expectedText(expected);
  const int digits = (int)(text - 1 - expected);
  char wanted[300];
  snprintf(wanted, sizeof wanted, "an error%s%.*s%s%.200s%s is expected", digits ? " of code " : "", digits, expected,
    *text ? " with \"" : "", text, *text ? "\"" : "");
  if (status == ENGINE_OK) fail("statement", sql, "it succeeds, and %s", wanted);
  fail("statement", sql, "%s (code %d), and %s", engineMessage(), status, wanted);
}

DRIVER_API void executeExpecting(Workload *workload, Execution *execution) {
  const Timing timing = workload->timing;
  const char *expected = workload->errors;
  beginTiming(timing);
  for (Place place = firstPlace(workload); !isLastPlace(workload, place); place = nextPlace(place)) {
    const int64_t rows = execution->rows;
    const char *sql = sqlAt(workload, place);
    const int status = tryAt(workload, place, execution);
    if (!*expected) {
      if (status != ENGINE_OK) failWithEngine("statement", sql, status);
    } else {
      if (status == ENGINE_OK || !isExpected(expected, status)) failUnexpected(sql, expected, status);
      execution->rows = rows;
      countStatement(execution, FAILED_HASH);
    }
    timeStatement(timing);
    expected += strlen(expected) + 1;
  }
  endTiming(timing);
}
