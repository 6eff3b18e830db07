/*
** A library that LD_PRELOAD loads into a program whose SQLite is a shared library: it writes each statement that the program executes, with
** the values bound to it, to a log in the folder that SQLITE_BENCH_GATE_RECORD names. Linux only.
**
** A process has a log of its own, which is made at its first connection. It is written through a shared mapping, so that it is complete up to
** the last statement that ended, however the process ends, and a record costs no system call. log-file.ts reads it, and describes the records.
**
** The functions that bind are interposed for the values, since the text that sqlite3_expanded_sql makes rounds numbers and ends at a NUL.
** sqlite3_exec, which steps by itself, is done here by the other functions. sqlite3_trace_v2 would not say how a statement ended, reads the time
** twice for each, to no more than milliseconds, and would take the place of a trace of the program's own.
*/
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;
typedef struct sqlite3_value sqlite3_value;
typedef struct sqlite3_backup sqlite3_backup;
typedef struct sqlite3_blob sqlite3_blob;
typedef void (*Destructor)(void *);
typedef int (*Callback)(void *, int, char **, char **);
typedef int (*CommitHook)(void *);
typedef struct sqlite3_mutex sqlite3_mutex;

/* https://www.sqlite.org/c3ref/constlist.html */
enum { OK = 0, ERROR = 1, BUSY = 5, LOCKED = 6, ROW = 100, DONE = 101, UTF8 = 1, ENABLE_FKEY = 1002, NO_CHECKPOINT = 1006 };
enum { READWRITE = 2, MEMORY = 0x80, SHAREDCACHE = 0x20000 };
enum { INTEGER = 1, REAL = 2, TEXT = 3, BLOB = 4 };

/* SQLite's functions: result, name, parameters, arguments. The first ones execute statements of their own, such as those that read a module's tables. */
#define PREPARING(X) \
  X(int, prepare, (sqlite3 *db, const char *sql, int size, sqlite3_stmt **statement, const char **tail), (db, sql, size, statement, tail)) \
  X(int, prepare_v2, (sqlite3 *db, const char *sql, int size, sqlite3_stmt **statement, const char **tail), (db, sql, size, statement, tail)) \
  X(int, prepare_v3, (sqlite3 *db, const char *sql, int size, unsigned flags, sqlite3_stmt **statement, const char **tail), \
    (db, sql, size, flags, statement, tail)) \
  X(int, prepare16, (sqlite3 *db, const void *sql, int size, sqlite3_stmt **statement, const void **tail), (db, sql, size, statement, tail)) \
  X(int, prepare16_v2, (sqlite3 *db, const void *sql, int size, sqlite3_stmt **statement, const void **tail), (db, sql, size, statement, tail)) \
  X(int, prepare16_v3, (sqlite3 *db, const void *sql, int size, unsigned flags, sqlite3_stmt **statement, const void **tail), \
    (db, sql, size, flags, statement, tail)) \
  X(int, blob_open, (sqlite3 *db, const char *schema, const char *table, const char *column, int64_t row, int flags, sqlite3_blob **blob), \
    (db, schema, table, column, row, flags, blob)) \
  X(int, blob_reopen, (sqlite3_blob *blob, int64_t row), (blob, row))

#define INTERPOSED(X) \
  X(int, open, (const char *file, sqlite3 **db), (file, db)) \
  X(int, open16, (const void *file, sqlite3 **db), (file, db)) \
  X(int, open_v2, (const char *file, sqlite3 **db, int flags, const char *vfs), (file, db, flags, vfs)) \
  X(int, close, (sqlite3 *db), (db)) \
  X(int, close_v2, (sqlite3 *db), (db)) \
  X(int, exec, (sqlite3 *db, const char *sql, Callback row, void *context, char **message), (db, sql, row, context, message)) \
  X(void *, commit_hook, (sqlite3 *db, CommitHook hook, void *context), (db, hook, context)) \
  X(int, get_table, (sqlite3 *db, const char *sql, char ***table, int *rows, int *columns, char **message), \
    (db, sql, table, rows, columns, message)) \
  PREPARING(X) \
  X(int, step, (sqlite3_stmt *statement), (statement)) \
  X(int, reset, (sqlite3_stmt *statement), (statement)) \
  X(int, finalize, (sqlite3_stmt *statement), (statement)) \
  X(int, clear_bindings, (sqlite3_stmt *statement), (statement)) \
  X(int, bind_int, (sqlite3_stmt *statement, int index, int value), (statement, index, value)) \
  X(int, bind_int64, (sqlite3_stmt *statement, int index, int64_t value), (statement, index, value)) \
  X(int, bind_double, (sqlite3_stmt *statement, int index, double value), (statement, index, value)) \
  X(int, bind_null, (sqlite3_stmt *statement, int index), (statement, index)) \
  X(int, bind_pointer, (sqlite3_stmt *statement, int index, void *value, const char *type, Destructor end), (statement, index, value, type, end)) \
  X(int, bind_text, (sqlite3_stmt *statement, int index, const char *value, int size, Destructor end), (statement, index, value, size, end)) \
  X(int, bind_text16, (sqlite3_stmt *statement, int index, const void *value, int size, Destructor end), (statement, index, value, size, end)) \
  X(int, bind_text64, (sqlite3_stmt *statement, int index, const char *value, uint64_t size, Destructor end, unsigned char encoding), \
    (statement, index, value, size, end, encoding)) \
  X(int, bind_blob, (sqlite3_stmt *statement, int index, const void *value, int size, Destructor end), (statement, index, value, size, end)) \
  X(int, bind_blob64, (sqlite3_stmt *statement, int index, const void *value, uint64_t size, Destructor end), \
    (statement, index, value, size, end)) \
  X(int, bind_value, (sqlite3_stmt *statement, int index, const sqlite3_value *value), (statement, index, value)) \
  X(int, bind_zeroblob, (sqlite3_stmt *statement, int index, int size), (statement, index, size)) \
  X(int, bind_zeroblob64, (sqlite3_stmt *statement, int index, uint64_t size), (statement, index, size))

#define CALLED(X) \
  X(const char *, sql, (sqlite3_stmt *)) \
  X(sqlite3 *, db_handle, (sqlite3_stmt *)) \
  X(const char *, db_filename, (sqlite3 *, const char *)) \
  X(int, db_config, (sqlite3 *, int, ...)) \
  X(int, get_autocommit, (sqlite3 *)) \
  X(sqlite3_stmt *, next_stmt, (sqlite3 *, sqlite3_stmt *)) \
  X(sqlite3_backup *, backup_init, (sqlite3 *, const char *, sqlite3 *, const char *)) \
  X(int, backup_step, (sqlite3_backup *, int)) \
  X(int, backup_finish, (sqlite3_backup *)) \
  X(int, sleep, (int)) \
  X(int, column_count, (sqlite3_stmt *)) \
  X(const char *, column_name, (sqlite3_stmt *, int)) \
  X(const unsigned char *, column_text, (sqlite3_stmt *, int)) \
  X(const char *, errmsg, (sqlite3 *)) \
  X(void *, malloc, (int)) \
  X(sqlite3_mutex *, db_mutex, (sqlite3 *)) \
  X(void, mutex_enter, (sqlite3_mutex *)) \
  X(void, mutex_leave, (sqlite3_mutex *)) \
  X(int, value_type, (const sqlite3_value *)) \
  X(int64_t, value_int64, (const sqlite3_value *)) \
  X(double, value_double, (const sqlite3_value *)) \
  X(const void *, value_blob, (const sqlite3_value *)) \
  X(const void *, value_text, (const sqlite3_value *)) \
  X(int, value_bytes, (const sqlite3_value *))

/* A program with SQLite inside is linked with this file and the linker's option --wrap for each function, in place of LD_PRELOAD. */
#ifdef SQLITE_BENCH_GATE_LINKED
#define OWN(name) __wrap_sqlite3_##name
#define SQLITES(result, name, parameters, ...) __attribute__((weak)) result __real_sqlite3_##name parameters;
#define CALLABLE(result, name, parameters, ...) __attribute__((weak)) result sqlite3_##name parameters;
INTERPOSED(SQLITES)
CALLED(CALLABLE)
#else
#define OWN(name) sqlite3_##name
#endif
#define PROTOTYPE(result, name, parameters, arguments) result OWN(name) parameters;
INTERPOSED(PROTOTYPE)
#define POINTER(result, name, parameters, ...) result(*name) parameters;
static struct {
  INTERPOSED(POINTER)
  CALLED(POINTER)
} real;

/* A value bound to a parameter. A text or blob stays in memory that the next one reuses. */
typedef struct Value {
  char type; /* as in a record */
  union {
    int64_t integer; /* also the size of a blob of zeros */
    double real;
    uint64_t size;
  } as;
  char *bytes;
  uint64_t capacity;
} Value;

typedef struct Connection {
  sqlite3 *db;
  struct Connection *next;
  uint32_t number;
  unsigned generation; /* of the log that knows it */
  char *file;          /* the name of one in memory that connections share; empty for others, and temporary ones */
  char copy[48];       /* the name of the copy of the database; empty if that started empty */
  char flags;          /* as in a record */
  int64_t openedNs;
  CommitHook hook; /* the program's own; NULL without one */
  void *hookContext;
} Connection;

/* A statement that the program has prepared and executed, or bound values to. */
typedef struct Statement {
  sqlite3_stmt *handle;
  Connection *connection;
  struct Statement *next;
  int count, capacity;
  Value *values;
  unsigned generation; /* of the log that knows its text */
  uint32_t text;
  int64_t startNs;
  uint32_t rows; /* so far */
  bool isRunning, wasAutocommit;
} Statement;

/* The flags of a connection, as in a record. */
enum { FOREIGN_KEYS_KNOWN = 1, FOREIGN_KEYS = 2, SHARED = 4, JOINED = 8 };

/* A text that the log has already. */
typedef struct Known {
  uint64_t hash;
  uint32_t number, size;
  unsigned generation;
  char *text;
} Known;

enum { BUCKETS = 4096, KNOWN = 1024, LONGEST_KNOWN = 4096 };
static const size_t WINDOW = (size_t)8 << 20;
/* A value of more bytes, or a record with larger ones, is not kept. */
static const uint64_t LARGEST = (uint64_t)64 << 20;
static const uint64_t LARGEST_LOG = (uint64_t)4 << 30;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static atomic_bool isResolved;
static bool hasCounter; /* whether the processor's counter is the kernel's clock */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static const char *folder;
static Connection *connections;
static uint32_t connectionCount;
static Statement *statements[BUCKETS];
static Known known[KNOWN];
static atomic_uint removals = 1; /* counts statements that are gone, which threads may still remember */
static atomic_uint generation = 1; /* of the log: a forked process begins another one */
static struct {
  int file; /* -1 before the first record */
  bool isEnded;
  char *window;
  uint64_t start, size; /* of the window, in the file */
  uint64_t end;         /* of the records */
  uint32_t texts;
} record = { .file = -1 };

/* The library is loaded at the start, so that the fastest way to variables of a thread is there. */
#define THREAD_LOCAL static _Thread_local __attribute__((tls_model("initial-exec")))
THREAD_LOCAL unsigned depth;     /* of calls in which SQLite executes statements */
THREAD_LOCAL bool isOwn;         /* whether this library itself calls SQLite */
THREAD_LOCAL Statement *recent; /* that the thread has used last */
THREAD_LOCAL unsigned recentRemovals; /* when it was; 0 before there is one */
THREAD_LOCAL int64_t committedNs;     /* when the thread's call of SQLite has committed a change; 0 if it has not */

/* ---- The clock: CLOCK_MONOTONIC, which is one for all processes ---- */

static int64_t clockNs(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

#if defined __x86_64__
/* The kernel takes the processor's counter for its clock only if that is the same on all processors and never changes its speed. */
static bool findCounter(void) {
  char name[16] = "";
  const int file = open("/sys/devices/system/clocksource/clocksource0/current_clocksource", O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  const ssize_t size = read(file, name, sizeof name - 1);
  close(file);
  return size >= 4 && memcmp(name, "tsc\n", 4) == 0;
}

enum { SPAN = 1 << 22 }; /* of the counter, about a millisecond */
THREAD_LOCAL struct {
  uint64_t count, firstCount;
  int64_t ns, firstNs;
  double nsPerCount; /* 0 before there is one */
} anchor;

enum { READING = 1 << 14 }; /* of the counter, the most that reading the clock may take, some microseconds */

/*
 * The counter between two readings of the clock, each of which takes twice as long. A thread that is interrupted while it reads both would be
 * ahead by that time until it reads them again.
 */
static int64_t readNs(void) {
  if (!hasCounter) return clockNs();
  const uint64_t since = __builtin_ia32_rdtsc() - anchor.count;
  if (since < SPAN && anchor.nsPerCount > 0) return anchor.ns + (int64_t)((double)since * anchor.nsPerCount);
  const uint64_t count = __builtin_ia32_rdtsc();
  const int64_t ns = clockNs();
  if (__builtin_ia32_rdtsc() - count > READING) return ns;
  if (anchor.firstNs == 0) {
    anchor.firstCount = count;
    anchor.firstNs = ns;
  } else if (count - anchor.firstCount >= SPAN) {
    anchor.nsPerCount = (double)(ns - anchor.firstNs) / (double)(count - anchor.firstCount);
    anchor.count = count;
    anchor.ns = ns;
  }
  return ns;
}
#else
static bool findCounter(void) { return false; }
static int64_t readNs(void) { return clockNs(); }
#endif

THREAD_LOCAL int64_t latestNs;

/* Never before the thread's last one: statements are put in the order in which they began. */
static int64_t nowNs(void) {
  const int64_t ns = readNs();
  if (ns > latestNs) latestNs = ns;
  return latestNs;
}

/* ---- SQLite's functions ---- */

#ifndef SQLITE_BENCH_GATE_LINKED
enum { OBJECTS = 1024 };
typedef struct Objects {
  char *names[OBJECTS];
  size_t count;
} Objects;

static int addObject(struct dl_phdr_info *info, size_t size, void *context) {
  Objects *objects = context;
  (void)size;
  if (info->dlpi_name[0] && objects->count < OBJECTS) objects->names[objects->count++] = strdup(info->dlpi_name);
  return 0;
}

/* The library with SQLite's functions. A module that was loaded for itself alone, as Python's are, has a library that RTLD_NEXT does not find. */
static void *findLibrary(void) {
  static const char probe[] = "sqlite3_open_v2";
  if (dlsym(RTLD_NEXT, probe)) return RTLD_NEXT;
  Objects objects = { .count = 0 };
  void *found = NULL;
  dl_iterate_phdr(addObject, &objects);
  for (size_t i = 0; i < objects.count; i++) {
    void *handle = found || !objects.names[i] ? NULL : dlopen(objects.names[i], RTLD_LAZY | RTLD_NOLOAD);
    Dl_info info;
    void *symbol = handle ? dlsym(handle, probe) : NULL;
    /* A handle gives the symbols of the libraries that it needs, too. This library is not among them. */
    if (symbol && dladdr(symbol, &info) && info.dli_fname && strcmp(info.dli_fname, objects.names[i]) == 0) {
      Dl_info self;
      if (!dladdr((const void *)&real, &self) || self.dli_fbase != info.dli_fbase) found = handle;
    }
    if (handle && handle != found) dlclose(handle);
    free(objects.names[i]);
  }
  return found;
}
#endif

static void lockForFork(void) { pthread_mutex_lock(&mutex); }
static void unlockAfterFork(void) { pthread_mutex_unlock(&mutex); }

/* The log stays the parent's. */
static void beginAfterFork(void) {
  if (record.file >= 0) close(record.file);
  if (record.window) munmap(record.window, record.size);
  memset(&record, 0, sizeof record);
  record.file = -1;
  atomic_fetch_add(&generation, 1);
  pthread_mutex_init(&mutex, NULL);
}

static void resolveAll(void) {
  folder = getenv("SQLITE_BENCH_GATE_RECORD");
#ifdef SQLITE_BENCH_GATE_LINKED
#define LINKED(result, name, ...) real.name = __real_sqlite3_##name;
#define LINKED_CALL(result, name, ...) real.name = sqlite3_##name;
  INTERPOSED(LINKED)
  CALLED(LINKED_CALL)
#else
  void *const library = findLibrary();
  if (!library) return;
#define RESOLVE(result, name, ...) \
  { \
    void *const symbol = dlsym(library, "sqlite3_" #name); \
    memcpy(&real.name, &symbol, sizeof symbol); \
  }
  INTERPOSED(RESOLVE)
  CALLED(RESOLVE)
#endif
  pthread_atfork(lockForFork, unlockAfterFork, beginAfterFork);
  hasCounter = findCounter();
}

static void resolve(void) {
  resolveAll();
  atomic_store_explicit(&isResolved, true, memory_order_release);
}

/* ---- The log. The mutex is held. ---- */

static void endLog(void) { record.isEnded = true; }

static bool beginLog(void) {
  char path[4096];
  for (int attempt = 0; attempt < 10000 && record.file < 0; attempt++) {
    const int length = snprintf(path, sizeof path, "%s/%d-%d.log", folder, (int)getpid(), attempt);
    if (length < 0 || (size_t)length >= sizeof path) break;
    record.file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (record.file < 0 && errno != EEXIST) break;
  }
  return record.file >= 0;
}

/* Space for so many bytes at the end of the records; NULL if there is none, which ends the log. Blocks are allocated: a full disk would otherwise end the program. */
static char *reserve(uint64_t size) {
  if (record.isEnded) return NULL;
  if (record.file < 0 && !beginLog()) {
    endLog();
    return NULL;
  }
  if (record.end + size > LARGEST_LOG) {
    endLog();
    return NULL;
  }
  if (!record.window || record.end + size + 8 > record.start + record.size) {
    const uint64_t page = (uint64_t)sysconf(_SC_PAGESIZE), start = record.end / page * page;
    const uint64_t length = (size + 8 + page + WINDOW - 1) / WINDOW * WINDOW;
    if (record.window) munmap(record.window, record.size);
    record.window = NULL;
    void *window = MAP_FAILED;
    if (posix_fallocate(record.file, (off_t)start, (off_t)length) == 0)
      window = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_POPULATE, record.file, (off_t)start);
    if (window == MAP_FAILED) {
      endLog();
      return NULL;
    }
    record.window = window;
    record.start = start;
    record.size = length;
  }
  return record.window + (record.end - record.start);
}

/* The version of the records' form, which the first record of a log has: log-file.ts reads no other. */
enum { LOG_VERSION = 1 };

static void recordText(char kind, uint32_t number, const char *text, uint64_t size);

/* A record begins with its size and its kind, and is there once its size is. */
static char *beginRecord(uint64_t size, char kind, char **cursor) {
  if (record.end == 0 && kind != 'v') recordText('v', LOG_VERSION, "", 0);
  char *const place = reserve((size + 8 + 7) / 8 * 8);
  if (!place) return NULL;
  const uint32_t second = (uint32_t)(unsigned char)kind;
  memcpy(place + 4, &second, sizeof second);
  *cursor = place + 8;
  return place;
}

static void endRecord(char *place, uint64_t size) {
  _Atomic uint32_t *const length = (_Atomic uint32_t *)(void *)place;
  atomic_store_explicit(length, (uint32_t)size, memory_order_release);
  record.end += (size + 8 + 7) / 8 * 8;
}

static void put(char **cursor, const void *bytes, uint64_t size) {
  if (size) memcpy(*cursor, bytes, size);
  *cursor += size;
}

static void putNumber(char **cursor, uint32_t number) { put(cursor, &number, sizeof number); }

/* Writes a kind with a number and a text. */
static void recordText(char kind, uint32_t number, const char *text, uint64_t size) {
  char *cursor, *const place = beginRecord(4 + size, kind, &cursor);
  if (!place) return;
  putNumber(&cursor, number);
  put(&cursor, text, size);
  endRecord(place, 4 + size);
}

static void introduce(Connection *connection) {
  if (connection->generation == atomic_load(&generation)) return;
  connection->generation = atomic_load(&generation);
  const uint64_t copy = strlen(connection->copy), file = strlen(connection->file), size = 4 + 8 + copy + 1 + file;
  char *cursor, *const place = beginRecord(size, 'o', &cursor);
  if (!place) return;
  place[5] = connection->flags;
  putNumber(&cursor, connection->number);
  put(&cursor, &connection->openedNs, 8);
  put(&cursor, connection->copy, copy);
  put(&cursor, "\n", 1);
  put(&cursor, connection->file, file);
  endRecord(place, size);
}

/* The number of a text, which is written unless the log has it. */
static uint32_t numberOf(const char *sql) {
  uint64_t hash = 14695981039346656037u;
  const uint64_t size = strlen(sql);
  for (uint64_t i = 0; i < size; i++) hash = (hash ^ (unsigned char)sql[i]) * 1099511628211u;
  Known *const slot = &known[hash % KNOWN];
  const bool isSame = slot->text && slot->generation == atomic_load(&generation) && slot->hash == hash && slot->size == size;
  if (isSame && memcmp(slot->text, sql, size) == 0) return slot->number;
  const uint32_t number = ++record.texts;
  recordText('s', number, sql, size);
  if (size > LONGEST_KNOWN) return number;
  char *const text = realloc(slot->text, size + 1);
  if (!text) return number;
  memcpy(text, sql, size + 1);
  *slot = (Known){ hash, number, (uint32_t)size, atomic_load(&generation), text };
  return number;
}

static bool hasBytes(char type) { return type == 't' || type == 'b' || type == 'w'; }

/* Writes one execution of a statement. The status is that of its last step. Nothing is asked of SQLite, which can wait for a thread that waits here. */
static void recordRun(const Statement *statement, int status, bool isAutocommit) {
  const int64_t commitNs = committedNs;
  committedNs = 0;
  const Connection *const connection = statement->connection;
  /* The clocks of two threads, or of one before and after it reads the kernel's, differ by some nanoseconds. */
  const int64_t startNs = statement->startNs, endNs = nowNs();
  const uint64_t tookNs = endNs > startNs ? (uint64_t)(endNs - startNs) : 0;
  const uint32_t rows = statement->rows;
  const bool areMany = rows > 255;
  const uint64_t least = 4 + 4 + 8 + 4 + (areMany ? 4 : 0) + (commitNs ? 8 : 0);
  uint64_t size = least;
  const int count = statement->count;
  for (int i = 0; i < count; i++) {
    const Value *const value = &statement->values[i];
    size += 1 + (hasBytes(value->type) ? 4 + value->as.size : value->type == 'n' ? 0 : 8);
  }
  const bool isCut = size > LARGEST, isLong = tookNs > UINT32_MAX;
  if (isCut) size = least;
  char *cursor, *const place = beginRecord(size, 'r', &cursor);
  if (!place) return;
  place[5] = (char)(
    (statement->wasAutocommit ? 1 : 0) | (isAutocommit ? 2 : 0) | (isCut ? 4 : 0) | (isLong ? 8 : 0) | (areMany ? 16 : 0) |
    (commitNs ? 32 : 0)
  );
  place[6] = (char)(status == DONE ? OK : status & 0xff);
  place[7] = (char)(areMany ? 0 : rows);
  putNumber(&cursor, connection->number);
  putNumber(&cursor, statement->text);
  put(&cursor, &statement->startNs, 8);
  putNumber(&cursor, (uint32_t)(isLong ? tookNs / 1000000 : tookNs));
  if (areMany) putNumber(&cursor, rows);
  if (commitNs) put(&cursor, &commitNs, 8);
  for (int i = 0; i < count && !isCut; i++) {
    const Value *const value = &statement->values[i];
    put(&cursor, &value->type, 1);
    if (hasBytes(value->type)) {
      putNumber(&cursor, (uint32_t)value->as.size);
      put(&cursor, value->bytes, value->as.size);
    } else if (value->type != 'n') put(&cursor, &value->as, 8);
  }
  endRecord(place, size);
}

/* ---- Statements and connections ---- */

static size_t bucketOf(const sqlite3_stmt *handle) { return ((uintptr_t)handle >> 4) % BUCKETS; }

static Connection *findConnection(const sqlite3 *db) {
  Connection *found = connections;
  while (found && found->db != db) found = found->next;
  return found;
}

/* The statement, known to its thread from the last time; NULL if there is none and it is not to be made. */
static Statement *find(sqlite3_stmt *handle, bool isMade) {
  /* Before anything of it is read: it may be gone. */
  if (recentRemovals == atomic_load(&removals) && recent->handle == handle) return recent;
  pthread_mutex_lock(&mutex);
  Statement **const bucket = &statements[bucketOf(handle)];
  Statement *found = *bucket;
  while (found && found->handle != handle) found = found->next;
  Connection *const connection = !found && isMade ? findConnection(real.db_handle(handle)) : NULL;
  if (connection) {
    found = calloc(1, sizeof *found);
    if (found) {
      found->handle = handle;
      found->connection = connection;
      found->next = *bucket;
      *bucket = found;
    }
  }
  if (found) {
    recent = found;
    recentRemovals = atomic_load(&removals);
  }
  pthread_mutex_unlock(&mutex);
  return found;
}

static Statement *detach(sqlite3_stmt *handle) {
  pthread_mutex_lock(&mutex);
  Statement **place = &statements[bucketOf(handle)];
  while (*place && (*place)->handle != handle) place = &(*place)->next;
  Statement *const found = *place;
  if (found) *place = found->next;
  pthread_mutex_unlock(&mutex);
  return found;
}

static void discard(Statement *statement) {
  atomic_fetch_add(&removals, 1);
  for (int i = 0; i < statement->capacity; i++) free(statement->values[i].bytes);
  free(statement->values);
  free(statement);
}

/* Writes the execution of a statement that the program steps. The status is that of the last step: ROW if the program leaves it there. */
static void endStatement(Statement *statement, int status) {
  if (!statement->isRunning) return;
  statement->isRunning = false;
  Connection *const connection = statement->connection;
  const bool isAutocommit = real.get_autocommit(connection->db) != 0;
  pthread_mutex_lock(&mutex);
  introduce(connection);
  if (statement->generation != atomic_load(&generation)) {
    const char *const sql = real.sql(statement->handle);
    statement->text = numberOf(sql ? sql : "");
    statement->generation = atomic_load(&generation);
  }
  recordRun(statement, status, isAutocommit);
  pthread_mutex_unlock(&mutex);
}

/* The connection, if statements that are executed now are the program's. */
static Connection *recordedConnection(const sqlite3 *db) {
  if (!folder || depth > 0 || isOwn) return NULL;
  pthread_mutex_lock(&mutex);
  Connection *const connection = findConnection(db);
  pthread_mutex_unlock(&mutex);
  return connection;
}

/* Copies a database as the program finds it, once for all processes. */
static void copyDatabase(const char *file, const char *copy, const char *vfs) {
  char path[4096], partial[4200];
  const int length = snprintf(path, sizeof path, "%s/%s", folder, copy);
  if (length < 0 || (size_t)length >= sizeof path) return;
  snprintf(partial, sizeof partial, "%s.partial", path);
  /* Another process has it, or is copying. */
  if (access(path, F_OK) == 0) return;
  const int made = open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (made < 0) return;
  close(made);
  sqlite3 *from = NULL, *to = NULL;
  int status = real.open_v2(file, &from, READWRITE, vfs);
  /* Otherwise the last connection that is closed empties the log, which the program may mean to keep. */
  if (status == OK && real.db_config) real.db_config(from, NO_CHECKPOINT, 1, (int *)NULL);
  if (status == OK) status = real.open_v2(partial, &to, READWRITE, NULL);
  sqlite3_backup *const backup = status == OK ? real.backup_init(to, "main", from, "main") : NULL;
  for (int attempt = 0; backup && attempt < 500; attempt++) {
    status = real.backup_step(backup, -1);
    if (status != BUSY && status != LOCKED) break;
    real.sleep(10);
  }
  if (backup) real.backup_finish(backup);
  if (from) real.close(from);
  if (to) real.close(to);
  if (backup && status == DONE) status = rename(partial, path) == 0 ? OK : ERROR;
  else if (status == OK) status = ERROR;
  pthread_mutex_lock(&mutex);
  if (status != OK) recordText('x', (uint32_t)status, file, strlen(file));
  pthread_mutex_unlock(&mutex);
}

static bool isSetting(const char *text, size_t size, const char *setting) {
  return strlen(setting) == size && memcmp(text, setting, size) == 0;
}

/* The name of a database in memory by which connections share it, for the caller to free; NULL if they do not. https://www.sqlite.org/uri.html */
static char *sharedName(const char *uri, int flags) {
  if (!uri || strncmp(uri, "file:", 5) != 0) return NULL;
  const size_t size = strcspn(uri + 5, "?#");
  bool isMemory = flags & MEMORY || isSetting(uri + 5, size, ":memory:"), isShared = flags & SHAREDCACHE;
  for (const char *at = uri + 5 + size; *at == '?' || *at == '&';) {
    const size_t length = strcspn(++at, "&#");
    if (isSetting(at, length, "mode=memory")) isMemory = true;
    if (isSetting(at, length, "cache=shared")) isShared = true;
    if (isSetting(at, length, "cache=private")) isShared = false;
    if (isSetting(at, length, "vfs=memdb")) isMemory = isShared = uri[5] == '/';
    at += length;
  }
  return isMemory && isShared ? strndup(uri, 5 + size) : NULL;
}

/* SQLite calls it while no other transaction can change the database: the order of these moments is that of the transactions. */
static int onCommit(void *context) {
  const Connection *const connection = context;
  if (!isOwn) committedNs = nowNs();
  return connection->hook ? connection->hook(connection->hookContext) : 0;
}

static void onOpen(sqlite3 *db, const char *name, int flags, const char *vfs) {
  if (!folder || !real.sql || !real.get_autocommit || !real.db_handle || isOwn) return;
  Connection *const connection = calloc(1, sizeof *connection);
  if (!connection) return;
  isOwn = true;
  const char *const found = real.db_filename ? real.db_filename(db, "main") : NULL, *const file = found ? found : "";
  char *const shared = sharedName(name, flags);
  connection->db = db;
  connection->openedNs = nowNs();
  int hasForeignKeys = 0;
  if (real.db_config && real.db_config(db, ENABLE_FKEY, -1, &hasForeignKeys) == OK)
    connection->flags = (char)(FOREIGN_KEYS_KNOWN | (hasForeignKeys ? FOREIGN_KEYS : 0));
  connection->file = shared ? shared : strdup(file);
  if (!connection->file) {
    free(connection);
    isOwn = false;
    return;
  }
  struct stat info;
  if (!shared && file[0] && stat(file, &info) == 0 && info.st_size > 0)
    snprintf(connection->copy, sizeof connection->copy, "%llx-%llx.start", (unsigned long long)info.st_dev, (unsigned long long)info.st_ino);
  pthread_mutex_lock(&mutex);
  connection->number = ++connectionCount;
  if (shared) connection->flags = (char)(connection->flags | SHARED);
  /* Without a connection, such a database is gone. */
  for (const Connection *other = connections; shared && other; other = other->next)
    if (other->flags & SHARED && strcmp(other->file, shared) == 0) connection->flags = (char)(connection->flags | JOINED);
  connection->next = connections;
  connections = connection;
  introduce(connection);
  pthread_mutex_unlock(&mutex);
  if (connection->copy[0]) copyDatabase(file, connection->copy, vfs);
  if (real.commit_hook) real.commit_hook(db, onCommit, connection);
  isOwn = false;
}

static int closeWith(int (*function)(sqlite3 *), sqlite3 *db) {
  pthread_mutex_lock(&mutex);
  Connection **place = &connections;
  while (*place && (*place)->db != db) place = &(*place)->next;
  Connection *const connection = *place;
  if (connection) *place = connection->next;
  pthread_mutex_unlock(&mutex);
  /* A connection with statements lives on in them. */
  const bool isGone = connection && real.next_stmt && !real.next_stmt(db, NULL);
  const int status = function(db);
  if (connection && status != OK) {
    pthread_mutex_lock(&mutex);
    connection->next = connections;
    connections = connection;
    pthread_mutex_unlock(&mutex);
  } else if (isGone) {
    free(connection->file);
    free(connection);
  }
  return status;
}

/* ---- Values ---- */

/* The place of a value to be bound; NULL if it is not to be kept. */
static Value *valueAt(sqlite3_stmt *handle, int index) {
  if (!handle || !folder || depth > 0 || isOwn || index < 1 || index > 250000) return NULL;
  Statement *const statement = find(handle, true);
  if (!statement) return NULL;
  if (index > statement->capacity) {
    const int capacity = index < 8 ? 8 : index * 2;
    Value *const values = realloc(statement->values, (size_t)capacity * sizeof *values);
    if (!values) return NULL;
    memset(values + statement->capacity, 0, (size_t)(capacity - statement->capacity) * sizeof *values);
    for (int i = statement->capacity; i < capacity; i++) values[i].type = 'n';
    statement->values = values;
    statement->capacity = capacity;
  }
  if (index > statement->count) statement->count = index;
  return &statement->values[index - 1];
}

static void keepBytes(Value *value, char type, const void *bytes, uint64_t size) {
  if (!value) return;
  value->type = 'n';
  if (!bytes) return;
  if (size > LARGEST) {
    /* The execution is written without values. */
    value->type = 'z';
    value->as.size = size;
    return;
  }
  if (size > value->capacity) {
    char *const grown = realloc(value->bytes, size);
    if (!grown) return;
    value->bytes = grown;
    value->capacity = size;
  }
  if (size) memcpy(value->bytes, bytes, size);
  value->type = type;
  value->as.size = size;
}

static void keepInteger(Value *value, char type, int64_t integer) {
  if (!value) return;
  value->type = type;
  value->as.integer = integer;
}

static void keepNull(Value *value) {
  if (value) value->type = 'n';
}

static void keepReal(Value *value, double given) {
  if (!value) return;
  value->type = 'd';
  value->as.real = given;
}

static uint64_t size16(const char *text) {
  uint64_t size = 0;
  while (text[size] || text[size + 1]) size += 2;
  return size;
}

/* ---- The functions in place of SQLite's ---- */

/* Every call passes here: pthread_once alone costs as much as the rest. */
static inline void begin(void) {
  if (!atomic_load_explicit(&isResolved, memory_order_acquire)) pthread_once(&once, resolve);
}

#define REQUIRE(name) \
  begin(); \
  if (!real.name) return ERROR;

int OWN(open)(const char *file, sqlite3 **db) {
  REQUIRE(open)
  const int status = real.open(file, db);
  if (status == OK) onOpen(*db, file, 0, NULL);
  return status;
}

int OWN(open16)(const void *file, sqlite3 **db) {
  REQUIRE(open16)
  const int status = real.open16(file, db);
  if (status == OK) onOpen(*db, NULL, 0, NULL);
  return status;
}

int OWN(open_v2)(const char *file, sqlite3 **db, int flags, const char *vfs) {
  REQUIRE(open_v2)
  const int status = real.open_v2(file, db, flags, vfs);
  if (status == OK) onOpen(*db, file, flags, vfs);
  return status;
}

int OWN(close)(sqlite3 *db) {
  REQUIRE(close)
  return closeWith(real.close, db);
}

int OWN(close_v2)(sqlite3 *db) {
  REQUIRE(close_v2)
  return closeWith(real.close_v2, db);
}

/* Executes a statement of sqlite3_exec. @returns its status; OK with isAborted if the callback has ended it */
static int executeOne(sqlite3_stmt *statement, Callback row, void *context, bool *isAborted) {
  const int count = real.column_count(statement);
  char **const names = row ? calloc(2 * (size_t)count + 1, sizeof *names) : NULL, **const values = names ? names + count : NULL;
  while (!*isAborted && OWN(step)(statement) == ROW) {
    for (int i = 0; values && i < count; i++) {
      const char *const name = real.column_name(statement, i);
      const unsigned char *const value = real.column_text(statement, i);
      memcpy(&names[i], &name, sizeof name);
      memcpy(&values[i], &value, sizeof value);
    }
    *isAborted = row && (!values || row(context, count, values, names) != 0);
  }
  free(names);
  return OWN(finalize)(statement);
}

static int abortAtOnce(void *context, int count, char **values, char **names) {
  (void)context, (void)count, (void)values, (void)names;
  return 1;
}

/* Does what SQLite's own function does: https://www.sqlite.org/c3ref/exec.html */
static int executeAll(sqlite3 *db, const char *sql, Callback row, void *context, char **message) {
  int status = OK;
  bool isAborted = false;
  for (const char *tail = NULL; status == OK && !isAborted && *sql; sql = tail) {
    sqlite3_stmt *statement = NULL;
    status = OWN(prepare_v2)(db, sql, -1, &statement, &tail);
    if (status != OK) break;
    if (statement) status = executeOne(statement, row, context, &isAborted);
    while (*tail == ' ' || (*tail >= '\t' && *tail <= '\r')) tail++;
  }
  if (isAborted) {
    /* The connection has to have the error of an aborted query, too. */
    depth++;
    status = real.exec(db, "SELECT 1", abortAtOnce, NULL, message);
    depth--;
    return status;
  }
  if (!message) return status;
  const char *const text = status == OK ? NULL : real.errmsg(db);
  *message = text ? real.malloc((int)strlen(text) + 1) : NULL;
  if (*message) memcpy(*message, text, strlen(text) + 1);
  return status;
}

int OWN(exec)(sqlite3 *db, const char *sql, Callback row, void *context, char **message) {
  REQUIRE(exec)
  const bool isWhole = real.column_count && real.column_name && real.column_text && real.errmsg && real.malloc;
  if (!isWhole || !recordedConnection(db)) {
    depth++;
    const int status = real.exec(db, sql, row, context, message);
    depth--;
    return status;
  }
  /* No other thread comes between the statements. */
  sqlite3_mutex *const own = real.db_mutex && real.mutex_enter && real.mutex_leave ? real.db_mutex(db) : NULL;
  if (own) real.mutex_enter(own);
  const int status = executeAll(db, sql ? sql : "", row, context, message);
  if (own) real.mutex_leave(own);
  return status;
}

/* The recorder's own is called first. */
void *OWN(commit_hook)(sqlite3 *db, CommitHook hook, void *context) {
  begin();
  if (!real.commit_hook) return NULL;
  Connection *const connection = recordedConnection(db);
  if (!connection) return real.commit_hook(db, hook, context);
  void *const previous = connection->hookContext;
  connection->hook = hook;
  connection->hookContext = context;
  return previous;
}

/* Its memory is SQLite's alone, so that all of the SQL is one execution. */
int OWN(get_table)(sqlite3 *db, const char *sql, char ***table, int *rows, int *columns, char **message) {
  REQUIRE(get_table)
  Connection *const connection = recordedConnection(db);
  Statement whole = { .connection = connection };
  if (connection) {
    whole.wasAutocommit = real.get_autocommit(db) != 0;
    whole.startNs = nowNs();
  }
  depth++;
  committedNs = 0; /* calls that are not recorded commit too, such as sqlite3_blob_close */
  const int status = real.get_table(db, sql, table, rows, columns, message);
  depth--;
  if (!connection) return status;
  whole.rows = rows && *rows > 0 ? (uint32_t)*rows : 0;
  const bool isAutocommit = real.get_autocommit(db) != 0;
  pthread_mutex_lock(&mutex);
  introduce(connection);
  whole.text = numberOf(sql ? sql : "");
  recordRun(&whole, status, isAutocommit);
  pthread_mutex_unlock(&mutex);
  return status;
}

/* A library can call its own functions here, and finalize its statements without them. */
#define QUIET(result, name, parameters, arguments) \
  result OWN(name) parameters { \
    REQUIRE(name) \
    depth++; \
    const result status = real.name arguments; \
    depth--; \
    return status; \
  }
PREPARING(QUIET)

int OWN(step)(sqlite3_stmt *handle) {
  REQUIRE(step)
  if (depth > 0 || !folder || isOwn || !handle) return real.step(handle);
  Statement *const statement = find(handle, true);
  if (!statement) return real.step(handle);
  if (!statement->isRunning) {
    statement->isRunning = true;
    statement->rows = 0;
    statement->wasAutocommit = real.get_autocommit(statement->connection->db) != 0;
    statement->startNs = nowNs();
  }
  depth = 1;
  committedNs = 0;
  const int status = real.step(handle);
  depth = 0;
  if (status == ROW) statement->rows++;
  else endStatement(statement, status);
  return status;
}

int OWN(reset)(sqlite3_stmt *handle) {
  REQUIRE(reset)
  const int status = real.reset(handle);
  if (depth > 0 || !handle) return status;
  Statement *const statement = find(handle, false);
  if (statement) endStatement(statement, ROW);
  return status;
}

int OWN(finalize)(sqlite3_stmt *handle) {
  REQUIRE(finalize)
  Statement *const gone = handle ? detach(handle) : NULL;
  if (gone) {
    /* Its text is gone afterwards. */
    if (gone->isRunning) {
      real.reset(handle);
      endStatement(gone, ROW);
    }
    discard(gone);
  }
  return real.finalize(handle);
}

int OWN(clear_bindings)(sqlite3_stmt *statement) {
  REQUIRE(clear_bindings)
  Statement *const found = statement && depth == 0 ? find(statement, false) : NULL;
  for (int i = 0; found && i < found->count; i++) found->values[i].type = 'n';
  return real.clear_bindings(statement);
}

int OWN(bind_int)(sqlite3_stmt *statement, int index, int value) {
  REQUIRE(bind_int)
  keepInteger(valueAt(statement, index), 'i', value);
  return real.bind_int(statement, index, value);
}

int OWN(bind_int64)(sqlite3_stmt *statement, int index, int64_t value) {
  REQUIRE(bind_int64)
  keepInteger(valueAt(statement, index), 'i', value);
  return real.bind_int64(statement, index, value);
}

int OWN(bind_double)(sqlite3_stmt *statement, int index, double value) {
  REQUIRE(bind_double)
  keepReal(valueAt(statement, index), value);
  return real.bind_double(statement, index, value);
}

int OWN(bind_null)(sqlite3_stmt *statement, int index) {
  REQUIRE(bind_null)
  keepNull(valueAt(statement, index));
  return real.bind_null(statement, index);
}

int OWN(bind_pointer)(sqlite3_stmt *statement, int index, void *value, const char *type, Destructor end) {
  REQUIRE(bind_pointer)
  keepNull(valueAt(statement, index));
  return real.bind_pointer(statement, index, value, type, end);
}

int OWN(bind_text)(sqlite3_stmt *statement, int index, const char *value, int size, Destructor end) {
  REQUIRE(bind_text)
  keepBytes(valueAt(statement, index), 't', value, !value ? 0 : size < 0 ? strlen(value) : (uint64_t)size);
  return real.bind_text(statement, index, value, size, end);
}

int OWN(bind_text16)(sqlite3_stmt *statement, int index, const void *value, int size, Destructor end) {
  REQUIRE(bind_text16)
  keepBytes(valueAt(statement, index), 'w', value, !value ? 0 : size < 0 ? size16(value) : (uint64_t)size);
  return real.bind_text16(statement, index, value, size, end);
}

int OWN(bind_text64)(sqlite3_stmt *statement, int index, const char *value, uint64_t size, Destructor end, unsigned char encoding) {
  REQUIRE(bind_text64)
  /* UTF-16 of big-endian is not kept: no program on these machines has it. */
  keepBytes(valueAt(statement, index), encoding == UTF8 ? 't' : 'w', value, size);
  return real.bind_text64(statement, index, value, size, end, encoding);
}

int OWN(bind_blob)(sqlite3_stmt *statement, int index, const void *value, int size, Destructor end) {
  REQUIRE(bind_blob)
  keepBytes(valueAt(statement, index), 'b', value, size < 0 ? 0 : (uint64_t)size);
  return real.bind_blob(statement, index, value, size, end);
}

int OWN(bind_blob64)(sqlite3_stmt *statement, int index, const void *value, uint64_t size, Destructor end) {
  REQUIRE(bind_blob64)
  keepBytes(valueAt(statement, index), 'b', value, size);
  return real.bind_blob64(statement, index, value, size, end);
}

int OWN(bind_value)(sqlite3_stmt *statement, int index, const sqlite3_value *value) {
  REQUIRE(bind_value)
  Value *const kept = valueAt(statement, index);
  switch (kept && real.value_type ? real.value_type(value) : 0) {
    case INTEGER: keepInteger(kept, 'i', real.value_int64(value)); break;
    case REAL: keepReal(kept, real.value_double(value)); break;
    case TEXT: keepBytes(kept, 't', real.value_text(value), (uint64_t)real.value_bytes(value)); break;
    case BLOB: keepBytes(kept, 'b', real.value_blob(value), (uint64_t)real.value_bytes(value)); break;
    default: keepNull(kept);
  }
  return real.bind_value(statement, index, value);
}

int OWN(bind_zeroblob)(sqlite3_stmt *statement, int index, int size) {
  REQUIRE(bind_zeroblob)
  keepInteger(valueAt(statement, index), 'z', size < 0 ? 0 : size);
  return real.bind_zeroblob(statement, index, size);
}

int OWN(bind_zeroblob64)(sqlite3_stmt *statement, int index, uint64_t size) {
  REQUIRE(bind_zeroblob64)
  keepInteger(valueAt(statement, index), 'z', (int64_t)size);
  return real.bind_zeroblob64(statement, index, size);
}

/* A log that ends by itself has no space behind its records. */
__attribute__((destructor)) static void cutLog(void) {
  pthread_mutex_lock(&mutex);
  if (record.file >= 0 && ftruncate(record.file, (off_t)record.end) == 0) record.isEnded = true;
  pthread_mutex_unlock(&mutex);
}
