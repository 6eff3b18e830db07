#include "engine.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

#include "options.h"
#include "reply.h"
#include "server-engine.h"

DRIVER_API Engine engine = { 0 };
DRIVER_API void (*interruptEngine)(sqlite3 *) = NULL;

#if defined ENGINE_SERVER

DRIVER_API void loadEngine(void) {
  if (!options.server) fail("load", NULL, "--server FILE is missing: this driver is compiled for servers");
  engine = serverEngine();
}

DRIVER_API const char *engineOwnVersion(void) { return NULL; }

DRIVER_API int engineThreadsafe(void) { return -1; }

DRIVER_API const char *engineFile(void) { return NULL; }

#elif defined ENGINE_STATIC

#define ENGINE_DECLARATION(result, name, parameters) extern result sqlite3_##name parameters;
ENGINE_API(ENGINE_DECLARATION)
#undef ENGINE_DECLARATION
extern void sqlite3_interrupt(sqlite3 *);

DRIVER_API void loadEngine(void) {
  interruptEngine = sqlite3_interrupt;
  if (options.library) fail("load", NULL, "--engine %s: this binary has its engine linked in", options.library);
#define ENGINE_BIND(result, name, parameters) engine.name = sqlite3_##name;
  ENGINE_API(ENGINE_BIND)
#undef ENGINE_BIND
}

#ifdef __ELF__
/* https://github.com/tursodatabase/libsql/blob/main/libsql-sqlite3/src/main.c; null where other engines are linked in. */
extern const char *libsql_libversion(void) __attribute__((weak));
extern int sqlite3_threadsafe(void) __attribute__((weak));

DRIVER_API const char *engineOwnVersion(void) { return libsql_libversion ? libsql_libversion() : NULL; }

DRIVER_API int engineThreadsafe(void) { return sqlite3_threadsafe ? sqlite3_threadsafe() : -1; }
#else
DRIVER_API int engineThreadsafe(void) { return -1; }

DRIVER_API const char *engineOwnVersion(void) { return NULL; } /* other linkers refuse a symbol that is nowhere */
#endif

DRIVER_API const char *engineFile(void) { return NULL; }

#else

/* Copies a function's address into a field of `engine`. A cast between the two kinds of pointer is not standard C. */
static void bindFunction(void *library, const char *name, void *field, char *missing, size_t size) {
  void *symbol = dlsym(library, name);
  memcpy(field, &symbol, sizeof symbol);
  if (symbol) return;
  size_t length = strlen(missing);
  snprintf(missing + length, size - length, "%s%s", length > 0 ? ", " : "", name);
}

/* libSQL's function; NULL in other libraries. */
static const char *(*ownVersion)(void) = NULL;

/* NULL in libraries that lack it. */
static int (*threadsafe)(void) = NULL;

DRIVER_API void loadEngine(void) {
  if (options.server) fail("load", NULL, "--server: this driver is compiled without a client for servers");
  if (!options.library) fail("load", NULL, "--engine LIBRARY is missing");
  void *library = dlopen(options.library, RTLD_NOW | RTLD_LOCAL);
  if (!library) fail("load", NULL, "%s", dlerror());
  char missing[800] = ""; /* the names of all functions fit */
#define ENGINE_BIND(result, name, parameters) \
  bindFunction(library, "sqlite3_" #name, &engine.name, missing, sizeof missing);
  ENGINE_API(ENGINE_BIND)
#undef ENGINE_BIND
  if (missing[0]) fail("symbols", NULL, "%s", missing);
  void *symbol = dlsym(library, "libsql_libversion");
  memcpy(&ownVersion, &symbol, sizeof symbol);
  symbol = dlsym(library, "sqlite3_threadsafe");
  memcpy(&threadsafe, &symbol, sizeof symbol);
  symbol = dlsym(library, "sqlite3_interrupt");
  memcpy(&interruptEngine, &symbol, sizeof symbol);
}

DRIVER_API const char *engineOwnVersion(void) { return ownVersion ? ownVersion() : NULL; }

DRIVER_API int engineThreadsafe(void) { return threadsafe ? threadsafe() : -1; }

DRIVER_API const char *engineFile(void) {
  Dl_info info;
  void *symbol;
  memcpy(&symbol, &engine.libversion, sizeof symbol);
  return symbol && dladdr(symbol, &info) != 0 ? info.dli_fname : NULL;
}

#endif
