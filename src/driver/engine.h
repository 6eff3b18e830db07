#ifndef DRIVER_ENGINE_H
#define DRIVER_ENGINE_H

#include "platform.h"

/*
** The functions of SQLite's C API that the driver calls, declared here so that it needs no header of any engine:
** https://www.sqlite.org/c3ref/funclist.html
*/

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;
typedef long long sqlite3_int64;

enum { ENGINE_OK = 0, ENGINE_ROW = 100, ENGINE_DONE = 101 };
enum { OPEN_READWRITE = 0x2, OPEN_CREATE = 0x4 };
enum { TYPE_INTEGER = 1, TYPE_FLOAT = 2, TYPE_TEXT = 3, TYPE_BLOB = 4, TYPE_NULL = 5 };

/* How the engine frees bound text and blobs. NULL, SQLite's SQLITE_STATIC, says that they stay where they are. */
typedef void (*Destructor)(void *);

#define ENGINE_API(X) \
  X(int, open_v2, (const char *, sqlite3 **, int, const char *)) \
  X(int, close, (sqlite3 *)) \
  X(int, prepare_v2, (sqlite3 *, const char *, int, sqlite3_stmt **, const char **)) \
  X(int, step, (sqlite3_stmt *)) \
  X(int, reset, (sqlite3_stmt *)) \
  X(int, finalize, (sqlite3_stmt *)) \
  X(int, bind_int64, (sqlite3_stmt *, int, sqlite3_int64)) \
  X(int, bind_double, (sqlite3_stmt *, int, double)) \
  X(int, bind_text, (sqlite3_stmt *, int, const char *, int, Destructor)) \
  X(int, bind_blob, (sqlite3_stmt *, int, const void *, int, Destructor)) \
  X(int, column_count, (sqlite3_stmt *)) \
  X(int, column_type, (sqlite3_stmt *, int)) \
  X(sqlite3_int64, column_int64, (sqlite3_stmt *, int)) \
  X(double, column_double, (sqlite3_stmt *, int)) \
  X(const unsigned char *, column_text, (sqlite3_stmt *, int)) \
  X(const void *, column_blob, (sqlite3_stmt *, int)) \
  X(int, column_bytes, (sqlite3_stmt *, int)) \
  X(int, total_changes, (sqlite3 *)) \
  X(const char *, errmsg, (sqlite3 *)) \
  X(const char *, libversion, (void)) \
  X(const char *, sourceid, (void))

/*
** A pointer to each function, without the prefix "sqlite3_". An engine that is linked in is called through them too:
** both kinds of build then pay the same indirect call, and their timings can be compared.
*/
typedef struct Engine {
#define ENGINE_FIELD(result, name, parameters) result(*name) parameters;
  ENGINE_API(ENGINE_FIELD)
#undef ENGINE_FIELD
} Engine;

/* The engine under test, once loadEngine() has found it. */
DRIVER_DATA Engine engine;

/* sqlite3_interrupt; NULL if the engine has none. */
DRIVER_DATA void (*interruptEngine)(sqlite3 *);

/* sqlite3_threadsafe(): 0 if only one thread may use the engine; -1 if the engine has no such function. */
DRIVER_API int engineThreadsafe(void);

/* Finds the engine's functions: in the library that the options name, or in this program (-DENGINE_STATIC). */
DRIVER_API void loadEngine(void);

/* The own version of an engine that has a function for it, as libSQL has; NULL for others. */
DRIVER_API const char *engineOwnVersion(void);

/* The file that a loaded engine's functions are in; NULL if it is linked in, or its file is not known. */
DRIVER_API const char *engineFile(void);

#endif
