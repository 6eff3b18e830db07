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

/* The functions without which an engine is refused. */
#define ENGINE_REQUIRED(X) \
  X(int, open_v2, (const char *, sqlite3 **, int, const char *)) \
  X(int, close, (sqlite3 *)) \
  X(int, prepare_v2, (sqlite3 *, const char *, int, sqlite3_stmt **, const char **)) \
  X(int, step, (sqlite3_stmt *)) \
  X(int, finalize, (sqlite3_stmt *)) \
  X(int, column_count, (sqlite3_stmt *)) \
  X(int, column_type, (sqlite3_stmt *, int)) \
  X(sqlite3_int64, column_int64, (sqlite3_stmt *, int)) \
  X(const void *, column_blob, (sqlite3_stmt *, int)) \
  X(int, column_bytes, (sqlite3_stmt *, int))

/* The others, each with what an engine without it loses: words that follow "sqlite3_NAME is missing: ". */
#define ENGINE_OPTIONAL(X) \
  X(double, column_double, (sqlite3_stmt *, int), "a test whose rows have floats has no result") \
  X(const unsigned char *, column_text, (sqlite3_stmt *, int), "texts are fetched with sqlite3_column_blob") \
  X(int, total_changes, (sqlite3 *), "changed rows are asked for in SQL") \
  X(const char *, errmsg, (sqlite3 *), "errors have a code and no words") \
  X(const char *, libversion, (void), "the version is asked for in SQL") \
  X(const char *, sourceid, (void), "the build is asked for in SQL") \
  X(int, reset, (sqlite3_stmt *), PREPARED_ONCE) \
  X(int, bind_int64, (sqlite3_stmt *, int, sqlite3_int64), PREPARED_ONCE) \
  X(int, bind_double, (sqlite3_stmt *, int, double), PREPARED_ONCE) \
  X(int, bind_text, (sqlite3_stmt *, int, const char *, int, Destructor), PREPARED_ONCE) \
  X(int, bind_blob, (sqlite3_stmt *, int, const void *, int, Destructor), PREPARED_ONCE) \
  X(void, interrupt, (sqlite3 *), "a hunt cannot end a slow statement") \
  X(int, threadsafe, (void), "several connections are in processes, not in threads")

#define PREPARED_ONCE "statements are not prepared once and given values"

/*
** A pointer to each function, without the prefix "sqlite3_". An engine that is linked in is called through them too:
** both kinds of build then pay the same indirect call, and their timings can be compared.
*/
typedef struct Engine {
#define ENGINE_FIELD(result, name, parameters) result(*name) parameters;
#define ENGINE_OPTIONAL_FIELD(result, name, parameters, loss) result(*name) parameters;
  ENGINE_REQUIRED(ENGINE_FIELD)
  ENGINE_OPTIONAL(ENGINE_OPTIONAL_FIELD)
#undef ENGINE_OPTIONAL_FIELD
#undef ENGINE_FIELD
} Engine;

/*
** The engine under test, once engine-loader.h has found it. An optional function that is missing is NULL, unless substitute.h has another way
** to do its work.
*/
DRIVER_DATA Engine engine;

/* sqlite3_threadsafe(): 0 if only one thread may use the engine; -1 if the engine has no such function. */
DRIVER_API int engineThreadsafe(void);

/* The engine's message about its last refusal. An engine that is out of memory gives no connection to ask, and some give no message. */
DRIVER_API const char *messageOf(sqlite3 *handle);

#endif
