/* The functions of SQLite's C API that the driver calls, declared here so that it needs no header of any engine. */

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;

enum { ENGINE_OK = 0, ENGINE_ROW = 100, ENGINE_DONE = 101 };
enum { OPEN_READWRITE = 0x2, OPEN_CREATE = 0x4 };
/* What becomes of text and blobs that are bound: NULL, SQLite's SQLITE_STATIC, says that they stay where they are. */
typedef void (*Destructor)(void *);

enum { TYPE_INTEGER = 1, TYPE_FLOAT = 2, TYPE_TEXT = 3, TYPE_BLOB = 4, TYPE_NULL = 5 };

#define ENGINE_API(X) \
  X(int, open_v2, (const char *, sqlite3 **, int, const char *)) \
  X(int, close, (sqlite3 *)) \
  X(int, prepare_v2, (sqlite3 *, const char *, int, sqlite3_stmt **, const char **)) \
  X(int, step, (sqlite3_stmt *)) \
  X(int, reset, (sqlite3_stmt *)) \
  X(int, finalize, (sqlite3_stmt *)) \
  X(int, bind_int64, (sqlite3_stmt *, int, int64_t)) \
  X(int, bind_double, (sqlite3_stmt *, int, double)) \
  X(int, bind_text, (sqlite3_stmt *, int, const char *, int, Destructor)) \
  X(int, bind_blob, (sqlite3_stmt *, int, const void *, int, Destructor)) \
  X(int, column_count, (sqlite3_stmt *)) \
  X(int, column_type, (sqlite3_stmt *, int)) \
  X(int64_t, column_int64, (sqlite3_stmt *, int)) \
  X(double, column_double, (sqlite3_stmt *, int)) \
  X(const unsigned char *, column_text, (sqlite3_stmt *, int)) \
  X(const void *, column_blob, (sqlite3_stmt *, int)) \
  X(int, column_bytes, (sqlite3_stmt *, int)) \
  X(int, total_changes, (sqlite3 *)) \
  X(const char *, errmsg, (sqlite3 *)) \
  X(const char *, libversion, (void)) \
  X(const char *, sourceid, (void))

#ifdef ENGINE_STATIC
#define DECLARE(result, name, arguments) extern result sqlite3_##name arguments;
ENGINE_API(DECLARE)
#undef DECLARE
#endif

/* One function pointer a function, also where the engine is linked in: both kinds of build then pay the same
** indirect call, and their timings can be compared. */
static struct {
#define FIELD(result, name, arguments) result(*name) arguments;
  ENGINE_API(FIELD)
#undef FIELD
} engine;
