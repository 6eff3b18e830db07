#include "engine.h"

#include <stddef.h>

DRIVER_API Engine engine = { 0 };

DRIVER_API int engineThreadsafe(void) { return engine.threadsafe ? engine.threadsafe() : -1; }

DRIVER_API const char *messageOf(sqlite3 *handle) {
  const char *message = handle ? engine.errmsg(handle) : NULL;
  return message ? message : "the engine does not say why";
}
