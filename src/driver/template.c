#include "template.h"

#include "clock.h"
#include "database.h"
#include "files.h"
#include "options.h"
#include "scratch.h"
#include "server-options.h"
#include "working-copy.h"

/* The memory that probe has initialised. */
static void copyInitialised(const char *folder) {
  if (!serverOptions.initial) return;
  RestoreTimes times = { 0 };
  restoreFolder(serverOptions.initial, folder, &times);
}

DRIVER_API int64_t buildTemplate(void) {
  char path[PATH_SIZE];
  joinPath(path, options.templateDir, "db");
  const int64_t start = now();
  if (startsServer()) copyInitialised(options.templateDir);
  makeScratch(options.templateDir, true);
  openDatabase(path);
  executeFile("prepare", options.prepareFile);
  closeDatabase();
  keepScratch(options.templateDir);
  return now() - start;
}
