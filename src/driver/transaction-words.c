#include "transaction-words.h"

#include <string.h>
#include <strings.h>

static bool beginsWith(const char *sql, const char *word) { return strncasecmp(sql, word, strlen(word)) == 0; }

DRIVER_API bool isOpenBehind(const char *sql, bool wasOpen) {
  if (beginsWith(sql, "BEGIN")) return true;
  return wasOpen && !beginsWith(sql, "COMMIT") && !beginsWith(sql, "END") && !beginsWith(sql, "ROLLBACK");
}
