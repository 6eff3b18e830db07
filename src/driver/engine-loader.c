#include "engine-loader.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

#include "engine.h"
#include "options.h"
#include "reply.h"
#include "server-engine.h"
#include "substitute.h"

static MissingFunction missingOnes[MOST_MISSING];
static size_t missingCount = 0;

DRIVER_API size_t missingFunctions(MissingFunction missing[MOST_MISSING]) {
  memcpy(missing, missingOnes, missingCount * sizeof *missing);
  return missingCount;
}

DRIVER_API bool isMissing(const char *name) {
  for (size_t i = 0; i < missingCount; i++)
    if (strcmp(missingOnes[i].name, name) == 0) return true;
  return false;
}

DRIVER_API void requirePreparing(const char *what) {
  static const char *const names[] = { "sqlite3_reset", "sqlite3_bind_int64", "sqlite3_bind_double", "sqlite3_bind_text", "sqlite3_bind_blob" };
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (isMissing(names[i])) fail("symbols", NULL, "%s needs %s, which the engine lacks", what, names[i]);
}

#if defined ENGINE_SERVER

DRIVER_API void loadEngine(void) {
  if (!options.server) fail("load", NULL, "--server FILE is missing: this driver is compiled for servers");
  engine = serverEngine();
  substituteMissing();
}

DRIVER_API const char *engineOwnVersion(void) { return NULL; }

DRIVER_API const char *engineFile(void) { return NULL; }

#else

static void addMissing(const char *name, const char *loss) { missingOnes[missingCount++] = (MissingFunction){ name, loss }; }

/* Notes which optional functions were not found, once, and finds another way for those that have one. */
static void completeEngine(void) {
  missingCount = 0;
#define ENGINE_NOTE(result, name, parameters, loss) \
  if (!engine.name) addMissing("sqlite3_" #name, loss);
  ENGINE_OPTIONAL(ENGINE_NOTE)
#undef ENGINE_NOTE
  substituteMissing();
}

#ifdef ENGINE_STATIC

/* Only linkers of ELF files take a symbol that is nowhere: others need all functions. */
#ifdef __ELF__
#define ENGINE_WEAK __attribute__((weak))
#else
#define ENGINE_WEAK
#endif

#define ENGINE_DECLARATION(result, name, parameters) extern result sqlite3_##name parameters;
#define ENGINE_OPTIONAL_DECLARATION(result, name, parameters, loss) extern result sqlite3_##name parameters ENGINE_WEAK;
ENGINE_REQUIRED(ENGINE_DECLARATION)
ENGINE_OPTIONAL(ENGINE_OPTIONAL_DECLARATION)
#undef ENGINE_OPTIONAL_DECLARATION
#undef ENGINE_DECLARATION

DRIVER_API void loadEngine(void) {
  if (options.library) fail("load", NULL, "--engine %s: this binary has its engine linked in", options.library);
#define ENGINE_BIND(result, name, parameters) engine.name = sqlite3_##name;
#define ENGINE_OPTIONAL_BIND(result, name, parameters, loss) engine.name = sqlite3_##name;
  ENGINE_REQUIRED(ENGINE_BIND)
  ENGINE_OPTIONAL(ENGINE_OPTIONAL_BIND)
#undef ENGINE_OPTIONAL_BIND
#undef ENGINE_BIND
  completeEngine();
}

#ifdef __ELF__
/* https://github.com/tursodatabase/libsql/blob/main/libsql-sqlite3/src/main.c; null where other engines are linked in. */
extern const char *libsql_libversion(void) __attribute__((weak));

DRIVER_API const char *engineOwnVersion(void) { return libsql_libversion ? libsql_libversion() : NULL; }
#else
DRIVER_API const char *engineOwnVersion(void) { return NULL; }
#endif

DRIVER_API const char *engineFile(void) { return NULL; }

#else

/*
** Copies a function's address into a field of `engine`, NULL if the library lacks it. A cast between the two kinds of pointer is not standard
** C. Returns whether the library has it.
*/
static bool bindFunction(void *library, const char *name, void *field) {
  void *symbol = dlsym(library, name);
  memcpy(field, &symbol, sizeof symbol);
  return symbol != NULL;
}

/* libSQL's function; NULL in other libraries. */
static const char *(*ownVersion)(void) = NULL;

DRIVER_API void loadEngine(void) {
  if (options.server) fail("load", NULL, "--server: this driver is compiled without a client for servers");
  if (!options.library) fail("load", NULL, "--engine LIBRARY is missing");
  void *library = dlopen(options.library, RTLD_NOW | RTLD_LOCAL);
  if (!library) fail("load", NULL, "%s", dlerror());
  char lacking[400] = ""; /* the names of all functions fit */
#define ENGINE_BIND(result, name, parameters) \
  if (!bindFunction(library, "sqlite3_" #name, &engine.name)) \
    snprintf(lacking + strlen(lacking), sizeof lacking - strlen(lacking), "%ssqlite3_" #name, lacking[0] ? ", " : "");
#define ENGINE_OPTIONAL_BIND(result, name, parameters, loss) bindFunction(library, "sqlite3_" #name, &engine.name);
  ENGINE_REQUIRED(ENGINE_BIND)
  ENGINE_OPTIONAL(ENGINE_OPTIONAL_BIND)
#undef ENGINE_OPTIONAL_BIND
#undef ENGINE_BIND
  if (lacking[0]) fail("symbols", NULL, "%s", lacking);
  bindFunction(library, "libsql_libversion", &ownVersion);
  completeEngine();
}

DRIVER_API const char *engineOwnVersion(void) { return ownVersion ? ownVersion() : NULL; }

DRIVER_API const char *engineFile(void) {
  Dl_info info;
  void *symbol;
  memcpy(&symbol, &engine.step, sizeof symbol);
  return symbol && dladdr(symbol, &info) != 0 ? info.dli_fname : NULL;
}

#endif

#endif
