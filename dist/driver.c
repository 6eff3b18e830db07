/*
** The timing driver: opens one SQLite-compatible engine and times workloads on it.
**
** Built alone it loads the engine from a shared library; built with -DENGINE_STATIC and linked with an
** engine it is that engine's benchmark binary.
**
** One process serves one engine, one storage and one variant. It is told by its arguments how to reach the
** prepared state, and by lines on standard input which workload to time from it; see usage().
*/
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

/* Increased when the arguments, the commands or the replies change. */
#define PROTOCOL 2

static const char USAGE[] =
  "usage: driver probe [--engine LIBRARY]\n"
  "       driver build --template DIR --prepare FILE [options]\n"
  "       driver serve --storage memory --prepare FILE [options]\n"
  "       driver serve --storage file --template DIR --work DIR [options]\n"
  "       driver timer DB SCRIPT [--engine LIBRARY]\n"
  "\n"
  "  probe   say which engine this is\n"
  "  build   make the prepared database DIR/db that file samples start from\n"
  "  serve   time workloads, each from fresh state, as standard input asks\n"
  "  timer   run SCRIPT on the database DB and print the microseconds that its part between the lines\n"
  "          \".print BENCH_START\" and \".print BENCH_END\" took; its other lines that begin with a dot, which\n"
  "          a shell would obey, are passed over\n"
  "\n"
  "  --engine LIBRARY   shared library with SQLite's C API (not where the engine is linked in)\n"
  "  --prepare FILE     statements that create and fill the tables\n"
  "  --setting SQL      run on every connection after it is opened; may be repeated\n"
  "  --template DIR     folder of the prepared database\n"
  "  --work DIR         folder of the working copy, brought back to the template for each sample\n"
  "  --reprepare        file storage: make each sample's database with --prepare, not from the template\n"
  "  --memory BYTES     address space that an engine may have; more is refused it\n"
  "  --no-fork          serve one sample in this process itself, then exit\n"
  "\n"
  "A FILE of statements holds each statement's text followed by a NUL byte.\n"
  "\n"
  "Commands are lines of fields separated by tabs; replies are lines of JSON on file descriptor 3:\n"
  "  time reads|writes FILE [WARM]\n"
  "             reach fresh state, answer {\"ready\":...}, wait for \"go\", run FILE's statements, answer\n"
  "             {\"sample\":...}, and {\"done\":...} once their process has ended. WARM is a file of\n"
  "             statements that bring a freshly opened copy to the state of a connection in use.\n"
  "  hash reads|writes FILE [STATE]\n"
  "             the same with all result values hashed, which is no timing to keep. STATE is a file of\n"
  "             statements whose results are hashed too, after those of FILE: what these have left.\n"
  "  settings   answer {\"settings\":...} as read back from fresh state, and {\"done\":...}\n";

/* The functions of SQLite's C API that the driver calls, declared here so that it needs no header of any engine. */

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;

enum { ENGINE_OK = 0, ENGINE_ROW = 100, ENGINE_DONE = 101 };
enum { OPEN_READWRITE = 0x2, OPEN_CREATE = 0x4 };
enum { TYPE_INTEGER = 1, TYPE_FLOAT = 2, TYPE_TEXT = 3, TYPE_BLOB = 4, TYPE_NULL = 5 };

#define ENGINE_API(X) \
  X(int, open_v2, (const char *, sqlite3 **, int, const char *)) \
  X(int, close, (sqlite3 *)) \
  X(int, prepare_v2, (sqlite3 *, const char *, int, sqlite3_stmt **, const char **)) \
  X(int, step, (sqlite3_stmt *)) \
  X(int, finalize, (sqlite3_stmt *)) \
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
/* What the process was told, and what it has open. */

static struct {
  const char *library;
  const char *storage;
  const char *prepareFile;
  const char *templateDir;
  const char *workDir;
  const char *settings[32];
  int settingCount;
  int noFork;
  int reprepare;
  sqlite3 *db;          /* the prepared memory database, or the sample's open copy */
  int workIsDirty;      /* the working copy may differ from the template */
  FILE *reply;          /* file descriptor 3 in serve, standard output otherwise */
  const char *volatile executing; /* the statement under way */
  char *lastWords;      /* shared with forked samples: the statement that one was ended in */
  int64_t memoryLimit;  /* bytes of address space; 0 for none */
} state = { .workIsDirty = 1 };

/* What a statement file's execution did. */
typedef struct {
  int64_t statements, rows;
  int hashing;
  uint64_t hash;
} Execution;

/* What reaching fresh state cost, nanoseconds a step. */
typedef struct {
  int64_t populate, copy, flush, open, warm;
} Freshening;
/* Replies in the protocol's words, and the clocks. */

static void printJsonString(FILE *out, const char *text) {
  fputc('"', out);
  for (const unsigned char *c = (const unsigned char *)text; *c; c++) {
    if (*c == '"' || *c == '\\') fprintf(out, "\\%c", *c);
    else if (*c < 0x20 || *c == 0x7f) fprintf(out, "\\u%04x", *c);
    else fputc(*c, out);
  }
  fputc('"', out);
}

/* Reports why the process cannot go on, in the protocol's words, and ends it. */
static void fail(const char *where, const char *sql, const char *format, ...) __attribute__((noreturn, format(printf, 3, 4)));
static void fail(const char *where, const char *sql, const char *format, ...) {
  char message[1024];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(message, sizeof message, format, arguments);
  va_end(arguments);
  FILE *out = state.reply ? state.reply : stderr;
  fprintf(out, "{\"error\":{\"where\":");
  printJsonString(out, where);
  fprintf(out, ",\"message\":");
  printJsonString(out, message);
  if (sql) {
    char text[401];
    snprintf(text, sizeof text, "%s", sql);
    fprintf(out, ",\"sql\":");
    printJsonString(out, text);
  }
  fprintf(out, "}}\n");
  fflush(out);
  _exit(1);
}

static int64_t clockNs(clockid_t clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

static int64_t now(void) { return clockNs(CLOCK_MONOTONIC); }
/* How the driver comes to the engine's functions. */

static void loadEngine(void) {
#ifdef ENGINE_STATIC
  if (state.library) fail("load", NULL, "--engine %s: this binary has its engine linked in", state.library);
#define BIND(result, name, arguments) engine.name = sqlite3_##name;
  ENGINE_API(BIND)
#undef BIND
#else
  if (!state.library) fail("load", NULL, "--engine LIBRARY is missing");
  void *handle = dlopen(state.library, RTLD_NOW | RTLD_LOCAL);
  if (!handle) fail("load", NULL, "%s", dlerror());
  char missing[512] = "";
#define BIND(result, name, arguments) \
  { \
    void *symbol = dlsym(handle, "sqlite3_" #name); \
    memcpy(&engine.name, &symbol, sizeof symbol); \
    if (!symbol && strlen(missing) + 32 < sizeof missing) { \
      if (missing[0]) strcat(missing, ", "); \
      strcat(missing, "sqlite3_" #name); \
    } \
  }
  ENGINE_API(BIND)
#undef BIND
  if (missing[0]) fail("symbols", NULL, "%s", missing);
#endif
}
/* Engines that crash, and engines that want all of the memory. */

enum { LAST_WORDS = 300 };

/* Keeps the statement under way for whoever reports the crash, and lets the signal do its work. The stack may be what is
** broken, so that the handler has one of its own. */
static void onCrash(int number) {
  const char *sql = state.executing;
  if (sql && state.lastWords) {
    int i = 0;
    for (; i < LAST_WORDS && sql[i]; i++) state.lastWords[i] = sql[i];
    state.lastWords[i] = 0;
  }
  /* Where nobody waits for this process but the tool, it reads standard error. */
  if (sql && (write(STDERR_FILENO, "\nin ", 4) < 0 || write(STDERR_FILENO, sql, strnlen(sql, LAST_WORDS)) < 0)) {}
  signal(number, SIG_DFL);
  raise(number);
}

static void catchCrashes(void) {
  static const int numbers[] = { SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGILL, SIGSYS };
  state.lastWords = mmap(NULL, LAST_WORDS + 1, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANON, -1, 0);
  if (state.lastWords == MAP_FAILED) state.lastWords = NULL;
  size_t size = 64 * 1024;
  stack_t own = { .ss_sp = malloc(size), .ss_size = size };
  sigaltstack(&own, NULL);
  struct sigaction action = { .sa_handler = onCrash, .sa_flags = SA_ONSTACK | SA_NODEFER };
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) sigaction(numbers[i], &action, NULL);
}

/* An engine without an end to its memory is refused more, instead of taking the machine's. */
static void limitMemory(void) {
  if (state.memoryLimit <= 0) return;
  struct rlimit limit = { (rlim_t)state.memoryLimit, (rlim_t)state.memoryLimit };
  setrlimit(RLIMIT_AS, &limit);
}
/* Executing files of statements, with or without hashing what they return. */

static uint64_t mix(uint64_t x) { /* the finalizer of splitmix64, https://prng.di.unimi.it/splitmix64.c */
  x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
  return x ^ (x >> 31);
}

static uint64_t hashBytes(uint64_t hash, const void *bytes, size_t size) { /* FNV-1a */
  const unsigned char *p = bytes;
  for (size_t i = 0; i < size; i++) hash = (hash ^ p[i]) * UINT64_C(0x100000001b3);
  return hash;
}

/* A hash of one result row: of each column its type, its size and its value. */
static uint64_t hashRow(sqlite3_stmt *statement, int columns) {
  uint64_t hash = UINT64_C(0xcbf29ce484222325);
  for (int i = 0; i < columns; i++) {
    int type = engine.column_type(statement, i);
    hash = (hash ^ (uint64_t)type) * UINT64_C(0x100000001b3);
    if (type == TYPE_INTEGER) {
      int64_t value = engine.column_int64(statement, i);
      hash = hashBytes(hash, &value, sizeof value);
    } else if (type == TYPE_FLOAT) {
      double value = engine.column_double(statement, i);
      if (value == 0) value = 0; /* -0.0 and 0.0 are equal in SQL */
      hash = hashBytes(hash, &value, sizeof value);
    } else if (type != TYPE_NULL) {
      const void *value = type == TYPE_TEXT ? (const void *)engine.column_text(statement, i)
                                            : engine.column_blob(statement, i);
      int size = engine.column_bytes(statement, i);
      hash = hashBytes(hash, &size, sizeof size);
      if (value) hash = hashBytes(hash, value, (size_t)size);
    }
  }
  return mix(hash);
}

/* Every column of every row is fetched, as a client would. The volatile sink keeps the calls. */
static volatile uint64_t sink;
static void fetchRow(sqlite3_stmt *statement, int columns) {
  uint64_t seen = 0;
  for (int i = 0; i < columns; i++) {
    switch (engine.column_type(statement, i)) {
      case TYPE_INTEGER: seen += (uint64_t)engine.column_int64(statement, i); break;
      case TYPE_FLOAT: seen += engine.column_double(statement, i) > 0; break;
      case TYPE_TEXT:
        seen += engine.column_text(statement, i) != NULL;
        seen += (uint64_t)engine.column_bytes(statement, i);
        break;
      case TYPE_BLOB:
        seen += engine.column_blob(statement, i) != NULL;
        seen += (uint64_t)engine.column_bytes(statement, i);
        break;
      default: break;
    }
  }
  sink = seen;
}

/* Whether the order of a statement's rows is its own to choose: it has no ORDER BY. */
static int isUnordered(const char *sql) {
  for (; *sql; sql++)
    if (strncasecmp(sql, "ORDER BY", 8) == 0) return 0;
  return 1;
}

static void execute(const char *where, const char *sql, int size, Execution *execution) {
  sqlite3_stmt *statement = NULL;
  state.executing = sql;
  /* The size includes the NUL, or SQLite copies the text before it parses it. */
  int status = engine.prepare_v2(state.db, sql, size, &statement, NULL);
  if (status != ENGINE_OK) fail(where, sql, "%s (code %d)", engine.errmsg(state.db), status);
  int columns = engine.column_count(statement);
  uint64_t hash = 0;
  int unordered = execution->hashing && isUnordered(sql);
  while ((status = engine.step(statement)) == ENGINE_ROW) {
    if (!execution->hashing) fetchRow(statement, columns);
    else if (unordered) hash += hashRow(statement, columns);
    else hash = mix(hash ^ hashRow(statement, columns));
    execution->rows++;
  }
  if (status != ENGINE_DONE) fail(where, sql, "%s (code %d)", engine.errmsg(state.db), status);
  status = engine.finalize(statement);
  if (status != ENGINE_OK) fail(where, sql, "%s (code %d)", engine.errmsg(state.db), status);
  if (execution->hashing) execution->hash = mix(execution->hash ^ hash) + 1;
  state.executing = NULL;
  execution->statements++;
}

/* A statement file as mapped: shared with the page cache, so that its size does not count as memory. */
typedef struct {
  const char *text;
  size_t size;
} Statements;

static Statements mapStatements(const char *path) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  struct stat info;
  if (file < 0 || fstat(file, &info) != 0) fail("statements", NULL, "%s: %s", path, strerror(errno));
  if (info.st_size == 0) fail("statements", NULL, "%s is empty", path);
  int flags = MAP_SHARED;
#ifdef MAP_POPULATE
  flags |= MAP_POPULATE; /* a page fault is not the engine's time */
#endif
  const char *text = mmap(NULL, (size_t)info.st_size, PROT_READ, flags, file, 0);
  if (text == MAP_FAILED) fail("statements", NULL, "%s: %s", path, strerror(errno));
  close(file);
  if (text[info.st_size - 1] != 0) fail("statements", NULL, "%s is cut off: its last byte is not NUL", path);
  return (Statements){ text, (size_t)info.st_size };
}

static void executeAll(const char *where, Statements statements, Execution *execution) {
  const char *end = statements.text + statements.size;
  for (const char *sql = statements.text; sql < end;) {
    size_t size = strlen(sql) + 1;
    execute(where, sql, (int)size, execution);
    sql += size;
  }
}

static void executeFile(const char *where, const char *path) {
  Statements statements = mapStatements(path);
  Execution execution = { 0 };
  executeAll(where, statements, &execution);
  munmap((void *)statements.text, statements.size);
}

static void openDatabase(const char *path) {
  int status = engine.open_v2(path, &state.db, OPEN_READWRITE | OPEN_CREATE, NULL);
  if (status != ENGINE_OK) fail("open", NULL, "%s: %s (code %d)", path, engine.errmsg(state.db), status);
  Execution execution = { 0 };
  for (int i = 0; i < state.settingCount; i++)
    execute("setting", state.settings[i], (int)strlen(state.settings[i]) + 1, &execution);
}

static void closeDatabase(void) {
  int status = engine.close(state.db);
  if (status != ENGINE_OK) fail("close", NULL, "the engine refuses to close (code %d)", status);
  state.db = NULL;
}
/* Fresh state in files: a working copy is brought back to its template. */

static void joinPath(char *path, size_t size, const char *folder, const char *name) {
  if ((size_t)snprintf(path, size, "%s/%s", folder, name) >= size) fail("copy", NULL, "%s/%s: name too long", folder, name);
}

static int openOrFail(const char *path, int flags) {
  int file = open(path, flags | O_CLOEXEC, 0600);
  if (file < 0) fail("copy", NULL, "%s: %s", path, strerror(errno));
  return file;
}

static void flushOrFail(int file, const char *path) {
  if (fsync(file) != 0) fail("flush", NULL, "%s: %s", path, strerror(errno));
}

/* Makes `to` hold the bytes of `from`, writing only blocks that differ. Writing all of a prepared database
** and flushing it costs ten times more than comparing it, and most samples change few of its blocks. */
static void rewindFile(const char *from, const char *to, Freshening *cost) {
  enum { BLOCK = 1 << 16 };
  static char wanted[BLOCK], found[BLOCK];
  int64_t start = now();
  int source = openOrFail(from, O_RDONLY), target = openOrFail(to, O_RDWR | O_CREAT);
  struct stat sourceInfo, targetInfo;
  if (fstat(source, &sourceInfo) != 0 || fstat(target, &targetInfo) != 0) fail("copy", NULL, "%s: %s", to, strerror(errno));
  int changed = sourceInfo.st_size != targetInfo.st_size;
  if (targetInfo.st_size > sourceInfo.st_size && ftruncate(target, sourceInfo.st_size) != 0)
    fail("copy", NULL, "%s: %s", to, strerror(errno));
  for (off_t offset = 0; offset < sourceInfo.st_size;) {
    ssize_t size = pread(source, wanted, BLOCK, offset);
    if (size <= 0) fail("copy", NULL, "%s: %s", from, size < 0 ? strerror(errno) : "became shorter");
    if (pread(target, found, (size_t)size, offset) != size || memcmp(wanted, found, (size_t)size) != 0) {
      ssize_t written = pwrite(target, wanted, (size_t)size, offset);
      if (written != size) fail("copy", NULL, "%s: %s", to, written < 0 ? strerror(errno) : "disk full");
      changed = 1;
    }
    offset += size;
  }
  cost->copy += now() - start;
  if (changed) {
    start = now();
    flushOrFail(target, to);
    cost->flush += now() - start;
  }
  close(source);
  close(target);
}

/* Flushes every file under a folder: what was written before the clock starts is not the workload's to flush. */
static void flushTree(const char *path) {
  DIR *folder = opendir(path);
  if (folder) {
    for (struct dirent *entry; (entry = readdir(folder));) {
      if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
      char child[4096];
      joinPath(child, sizeof child, path, entry->d_name);
      flushTree(child);
    }
    closedir(folder);
  }
  int handle = openOrFail(path, O_RDONLY);
  flushOrFail(handle, path);
  close(handle);
}

/* The same in a process of its own: closing a file gives up all locks that its process has on it, and the engine's
** connection is open (https://www.sqlite.org/howtocorrupt.html, 2.2). */
static void flushTreeAside(const char *path) {
  pid_t child = fork();
  if (child < 0) fail("flush", NULL, "fork: %s", strerror(errno));
  if (child == 0) {
    flushTree(path);
    _exit(0);
  }
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
  if (status != 0) _exit(1); /* the child has said why */
}

static void removeTree(const char *path) {
  DIR *folder = opendir(path);
  if (folder) {
    for (struct dirent *entry; (entry = readdir(folder));) {
      if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
      char child[4096];
      joinPath(child, sizeof child, path, entry->d_name);
      removeTree(child);
    }
    closedir(folder);
  }
  if (remove(path) != 0) fail("copy", NULL, "%s: %s", path, strerror(errno));
}

/* Makes the folder `to` equal to the folder `from`: an engine may keep a database in several files. */
static void rewindFolder(const char *from, const char *to, Freshening *cost) {
  char source[4096], target[4096];
  struct stat info;
  int64_t start = now();
  int changed = mkdir(to, 0700) == 0;
  DIR *folder = opendir(to);
  if (!folder) fail("copy", NULL, "%s: %s", to, strerror(errno));
  for (struct dirent *entry; (entry = readdir(folder));) {
    joinPath(source, sizeof source, from, entry->d_name);
    joinPath(target, sizeof target, to, entry->d_name);
    if (lstat(source, &info) == 0) continue;
    removeTree(target);
    changed = 1;
  }
  closedir(folder);
  cost->copy += now() - start;
  folder = opendir(from);
  if (!folder) fail("copy", NULL, "%s: %s", from, strerror(errno));
  for (struct dirent *entry; (entry = readdir(folder));) {
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    joinPath(source, sizeof source, from, entry->d_name);
    joinPath(target, sizeof target, to, entry->d_name);
    if (lstat(source, &info) != 0) fail("copy", NULL, "%s: %s", source, strerror(errno));
    struct stat existing;
    if (lstat(target, &existing) != 0) changed = 1;
    if (S_ISDIR(info.st_mode)) rewindFolder(source, target, cost);
    else if (S_ISREG(info.st_mode)) rewindFile(source, target, cost);
    else fail("copy", NULL, "%s is neither a file nor a folder", source);
  }
  closedir(folder);
  if (changed) {
    start = now();
    int handle = openOrFail(to, O_RDONLY);
    flushOrFail(handle, to);
    close(handle);
    cost->flush += now() - start;
  }
}
/* Fresh state in memory: what a forked child or a new process does so that its page faults are not timed. */

#ifdef __linux__
#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

/* After a fork every page is shared until it is written, and the fault would be timed: +25 % was measured.
** Writes to every private writable page at once, as if the process had prepared the database itself. */
static void populate(void) {
  static struct { uintptr_t start, end; } ranges[4096];
  static char text[1 << 20]; /* not from the heap, which must not change meanwhile */
  size_t length = 0, count = 0;
  int maps = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
  if (maps < 0) fail("populate", NULL, "/proc/self/maps: %s", strerror(errno));
  for (ssize_t got; (got = read(maps, text + length, sizeof text - 1 - length)) > 0;) length += (size_t)got;
  close(maps);
  text[length] = 0;
  if (length == sizeof text - 1) fail("populate", NULL, "more than %zu bytes of mappings", sizeof text);
  for (char *line = text; *line;) {
    uintptr_t start, end;
    char permissions[5];
    char *lineEnd = strchr(line, '\n');
    if (lineEnd) *lineEnd = 0;
    if (sscanf(line, "%" SCNxPTR "-%" SCNxPTR " %4s", &start, &end, permissions) == 3 && strcmp(permissions, "rw-p") == 0) {
      if (count == sizeof ranges / sizeof *ranges) fail("populate", NULL, "more than %zu mappings", count);
      ranges[count].start = start;
      ranges[count++].end = end;
    }
    if (!lineEnd) break;
    line = lineEnd + 1;
  }
  for (size_t i = 0; i < count; i++)
    if (madvise((void *)ranges[i].start, ranges[i].end - ranges[i].start, MADV_POPULATE_WRITE) != 0)
      fail("populate", NULL, "madvise: %s", strerror(errno));
}

static int canPopulate(void) {
  long size = sysconf(_SC_PAGESIZE);
  void *page = mmap(NULL, (size_t)size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  int can = page != MAP_FAILED && madvise(page, (size_t)size, MADV_POPULATE_WRITE) == 0;
  if (page != MAP_FAILED) munmap(page, (size_t)size);
  return can;
}

static int threadCount(void) {
  DIR *tasks = opendir("/proc/self/task");
  int count = 0;
  if (!tasks) return 1;
  for (struct dirent *entry; (entry = readdir(tasks));) count += entry->d_name[0] != '.';
  closedir(tasks);
  return count;
}
#else
static void populate(void) {}
static int canPopulate(void) { return 0; }
static int threadCount(void) { return 1; }
#endif

/* A process that has prepared a database has an allocator which has grown: it keeps what it freed, and no longer maps
** and unmaps large blocks. A process that opens a copy has to grow it anew, and its page faults would be timed: DoltLite's
** file-backed writes took 6 to 14 % longer. So blocks are allocated, touched and freed before the database is opened.
** The first, just under glibc's largest dynamic threshold, teaches it to serve large blocks from the heap. */
static void growHeap(void) {
  enum { FIRST = 31 << 20, BLOCK = 1 << 20, BLOCKS = 56 };
  char *volatile blocks[BLOCKS]; /* volatile, or the compiler leaves it all out */
  char *volatile first = malloc(FIRST);
  if (first) *first = 1;
  free(first);
  for (int i = 0; i < BLOCKS; i++) {
    blocks[i] = malloc(BLOCK);
    if (blocks[i]) memset(blocks[i], 1, BLOCK);
  }
  for (int i = 0; i < BLOCKS; i++) free(blocks[i]);
}
/* One sample, from fresh state to the reply, and the process that serves them. */

static int isMemory(void) { return strcmp(state.storage, "memory") == 0; }

/* Reads a line from standard input without reading past it: parent and child share the pipe. */
static int readLine(char *line, size_t size) {
  size_t length = 0;
  for (;;) {
    ssize_t got = read(0, line + length, 1);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return 0;
    if (line[length] == '\n') break;
    if (++length == size) fail("command", NULL, "a command is longer than %zu bytes", size);
  }
  line[length] = 0;
  return 1;
}

static void freshen(int writes, const char *warmFile, Freshening *cost) {
  if (isMemory()) {
    int64_t start = now();
    if (!state.noFork) populate();
    cost->populate = now() - start;
    return;
  }
  char path[4096];
  joinPath(path, sizeof path, state.workDir, "db");
  if (state.reprepare) {
    if (access(state.workDir, F_OK) == 0) removeTree(state.workDir);
    if (mkdir(state.workDir, 0700) != 0) fail("copy", NULL, "%s: %s", state.workDir, strerror(errno));
    openDatabase(path);
    executeFile("prepare", state.prepareFile);
    int64_t start = now();
    flushTreeAside(state.workDir);
    cost->flush = now() - start;
    return;
  }
  if (state.workIsDirty) rewindFolder(state.templateDir, state.workDir, cost);
  int64_t start = now();
  if (writes) growHeap();
  cost->populate = now() - start;
  start = now();
  openDatabase(path);
  cost->open = now() - start;
  start = now();
  if (warmFile) executeFile("warm", warmFile);
  cost->warm = now() - start;
  start = now();
  if (warmFile) flushTreeAside(state.workDir);
  cost->flush += now() - start;
}

static void printPragma(const char *name) {
  char sql[64], value[256] = "";
  int found = 0;
  snprintf(sql, sizeof sql, "PRAGMA %s;", name);
  sqlite3_stmt *statement = NULL;
  if (engine.prepare_v2(state.db, sql, -1, &statement, NULL) == ENGINE_OK && engine.step(statement) == ENGINE_ROW
      && engine.column_count(statement) > 0) {
    const unsigned char *text = engine.column_text(statement, 0);
    if (text) found = 1, snprintf(value, sizeof value, "%s", (const char *)text);
  }
  engine.finalize(statement);
  fprintf(state.reply, "\"%s\":", name);
  if (found) printJsonString(state.reply, value);
  else fprintf(state.reply, "null");
}

static void printSettings(void) {
  fprintf(state.reply, "{\"settings\":{");
  printPragma("journal_mode"), fputc(',', state.reply);
  printPragma("synchronous"), fputc(',', state.reply);
  printPragma("cache_size"), fputc(',', state.reply);
  printPragma("page_size");
  fprintf(state.reply, "}}\n");
  fflush(state.reply);
}

/* One line from standard input, taken apart in place. */
typedef struct {
  const char *mode, *kind, *statements;
  const char *after; /* WARM for time, STATE for hash; may be NULL */
} Command;

static int isWrites(Command command) { return command.kind && strcmp(command.kind, "writes") == 0; }

/* Reaches fresh state, waits for "go", runs the statements and reports them. */
static void runSample(Command command) {
  int hashing = strcmp(command.mode, "hash") == 0;
  Freshening fresh = { 0 };
  int64_t started = now();
  Statements statements = mapStatements(command.statements);
  freshen(isWrites(command), hashing ? NULL : command.after, &fresh);
  fprintf(state.reply,
    "{\"ready\":{\"populate_ns\":%" PRId64 ",\"copy_ns\":%" PRId64 ",\"flush_ns\":%" PRId64 ",\"open_ns\":%" PRId64
    ",\"warm_ns\":%" PRId64 ",\"total_ns\":%" PRId64 "}}\n",
    fresh.populate, fresh.copy, fresh.flush, fresh.open, fresh.warm, now() - started);
  fflush(state.reply);
  char line[16];
  if (!readLine(line, sizeof line)) _exit(0);
  if (strcmp(line, "go") != 0) fail("command", NULL, "\"%s\" instead of \"go\"", line);

  Execution execution = { .hashing = hashing };
  struct rusage before, after;
  int64_t changesBefore = engine.total_changes(state.db);
  getrusage(RUSAGE_SELF, &before);
  int64_t cpu = clockNs(CLOCK_PROCESS_CPUTIME_ID);
  int64_t elapsed = now();
  executeAll("statement", statements, &execution);
  elapsed = now() - elapsed;
  cpu = clockNs(CLOCK_PROCESS_CPUTIME_ID) - cpu;
  getrusage(RUSAGE_SELF, &after);
  int64_t changes = engine.total_changes(state.db) - changesBefore;
#ifdef __APPLE__
  int64_t peak = after.ru_maxrss; /* bytes there, kilobytes elsewhere */
#else
  int64_t peak = (int64_t)after.ru_maxrss * 1024;
#endif
  fprintf(state.reply,
    "{\"sample\":{\"ns\":%" PRId64 ",\"statements\":%" PRId64 ",\"rows\":%" PRId64 ",\"changes\":%" PRId64
    ",\"cpu_ns\":%" PRId64 ",\"peak_bytes\":%" PRId64 ",\"minor_faults\":%ld,\"major_faults\":%ld",
    elapsed, execution.statements, execution.rows, changes, cpu, peak,
    after.ru_minflt - before.ru_minflt, after.ru_majflt - before.ru_majflt);
  if (hashing) {
    Execution left = { .hashing = 1, .hash = execution.hash };
    if (command.after) {
      Statements reading = mapStatements(command.after);
      executeAll("state", reading, &left);
    }
    fprintf(state.reply, ",\"hash\":\"%016" PRIx64 "\"", left.hash);
  }
  fprintf(state.reply, "}}\n");
  fflush(state.reply);
  if (!isMemory()) closeDatabase();
}

static void runSettings(void) {
  Freshening fresh = { 0 };
  freshen(0, NULL, &fresh);
  printSettings();
  if (!isMemory()) closeDatabase();
}

static Command parseCommand(char *line) {
  Command command;
  char *rest = NULL;
  command.mode = strtok_r(line, "\t", &rest);
  command.kind = strtok_r(NULL, "\t", &rest);
  command.statements = strtok_r(NULL, "\t", &rest);
  command.after = strtok_r(NULL, "\t", &rest);
  if (!command.mode) fail("command", NULL, "an empty command");
  if (strcmp(command.mode, "settings") == 0) return command;
  if (strcmp(command.mode, "time") != 0 && strcmp(command.mode, "hash") != 0)
    fail("command", NULL, "unknown command \"%s\"", command.mode);
  if (!command.kind || (strcmp(command.kind, "reads") != 0 && strcmp(command.kind, "writes") != 0) || !command.statements)
    fail("command", NULL, "%s needs reads or writes, and a file of statements", command.mode);
  return command;
}

/* Does what one command asks; the caller has forked, or serves just this one. */
static void serveOne(Command command) {
  if (strcmp(command.mode, "settings") == 0) runSettings();
  else runSample(command);
}

static void printDone(int status) {
  if (WIFSIGNALED(status)) {
    fprintf(state.reply, "{\"done\":{\"signal\":%d", WTERMSIG(status));
    if (state.lastWords && state.lastWords[0]) {
      fprintf(state.reply, ",\"sql\":");
      printJsonString(state.reply, state.lastWords);
      state.lastWords[0] = 0;
    }
    fprintf(state.reply, "}}\n");
  } else fprintf(state.reply, "{\"done\":{\"exit\":%d}}\n", WEXITSTATUS(status));
  fflush(state.reply);
}

static void serve(void) {
  int64_t start = now();
  if (isMemory()) {
    if (!state.prepareFile) fail("usage", NULL, "--prepare FILE is missing");
    openDatabase(":memory:");
    executeFile("prepare", state.prepareFile);
  } else if (!state.workDir || !(state.reprepare ? state.prepareFile : state.templateDir)) {
    fail("usage", NULL, "file storage needs --work DIR and --template DIR (or --reprepare and --prepare FILE)");
  }
  fprintf(state.reply, "{\"serving\":{\"prepare_ns\":%" PRId64 ",\"threads\":%d,\"can_populate\":%s}}\n",
    now() - start, threadCount(), canPopulate() ? "true" : "false");
  fflush(state.reply);
  char line[3 * 4096];
  while (readLine(line, sizeof line)) {
    Command command = parseCommand(line);
    if (state.noFork) {
      serveOne(command);
      printDone(0);
      return;
    }
    pid_t child = fork();
    if (child < 0) fail("fork", NULL, "%s", strerror(errno));
    if (child == 0) {
#ifdef __linux__
      prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
      serveOne(command);
      _exit(0);
    }
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
    /* Reads leave the copy as it was: the template has the storage's settings, and side files go on close. */
    state.workIsDirty = status != 0 || isWrites(command);
    printDone(status);
  }
}
/* Timing a script by itself. */

/* Executes a text of statements; it ends with a NUL. */
static void executeText(const char *sql, const char *end) {
  while (sql < end) {
    sqlite3_stmt *statement = NULL;
    const char *rest = end;
    int status = engine.prepare_v2(state.db, sql, (int)(end - sql + 1), &statement, &rest);
    if (status != ENGINE_OK) fail("timer", sql, "%s (code %d)", engine.errmsg(state.db), status);
    if (statement) {
      int columns = engine.column_count(statement);
      while ((status = engine.step(statement)) == ENGINE_ROW) fetchRow(statement, columns);
      if (status != ENGINE_DONE) fail("timer", sql, "%s (code %d)", engine.errmsg(state.db), status);
      engine.finalize(statement);
    }
    sql = rest;
  }
}

static char *readScript(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (!file) fail("timer", NULL, "%s: %s", path, strerror(errno));
  struct stat info;
  if (fstat(fileno(file), &info) != 0 || info.st_size > INT32_MAX) fail("timer", NULL, "%s is too large", path);
  char *text = malloc((size_t)info.st_size + 1);
  if (!text || fread(text, 1, (size_t)info.st_size, file) != (size_t)info.st_size)
    fail("timer", NULL, "%s cannot be read", path);
  fclose(file);
  *size = (size_t)info.st_size;
  text[*size] = 0;
  return text;
}

static void timer(const char *database, const char *script) {
  static const char START[] = ".print BENCH_START", END[] = ".print BENCH_END";
  size_t size;
  char *text = readScript(script, &size);
  if (engine.open_v2(database, &state.db, OPEN_READWRITE | OPEN_CREATE, NULL) != ENGINE_OK)
    fail("timer", NULL, "%s: %s", database, state.db ? engine.errmsg(state.db) : "cannot be opened");
  int64_t started = -1, took = -1;
  char *part = text;
  for (char *line = text; line < text + size;) {
    char *end = memchr(line, '\n', (size_t)(text + size - line));
    char *next = end ? end + 1 : text + size;
    if (*line == '.') {
      *line = 0; /* ends the statements before it */
      executeText(part, line);
      *line = '.';
      size_t length = (size_t)((end ? end : next) - line);
      while (length > 0 && (line[length - 1] == '\r' || line[length - 1] == ' ')) length--;
      if (length == sizeof START - 1 && memcmp(line, START, length) == 0) started = now();
      if (length == sizeof END - 1 && memcmp(line, END, length) == 0 && started >= 0) took = now() - started;
      part = next;
    }
    line = next;
  }
  executeText(part, text + size);
  engine.close(state.db);
  if (took < 0) fail("timer", NULL, "%s has no line \"%s\" with a line \"%s\" after it", script, START, END);
  printf("%" PRId64 "\n", took / 1000);
}

static void build(void) {
  if (!state.templateDir || !state.prepareFile) fail("usage", NULL, "build needs --template DIR and --prepare FILE");
  char path[4096];
  joinPath(path, sizeof path, state.templateDir, "db");
  int64_t start = now();
  openDatabase(path);
  executeFile("prepare", state.prepareFile);
  closeDatabase();
  fprintf(state.reply, "{\"built\":{\"prepare_ns\":%" PRId64 "}}\n", now() - start);
  fflush(state.reply);
}

static void probe(void) {
  fprintf(state.reply, "{\"engine\":{\"protocol\":%d,\"static\":%s,\"version\":", PROTOCOL,
#ifdef ENGINE_STATIC
    "true"
#else
    "false"
#endif
  );
  printJsonString(state.reply, engine.libversion());
  fprintf(state.reply, ",\"source_id\":");
  printJsonString(state.reply, engine.sourceid());
#ifndef ENGINE_STATIC
  Dl_info info;
  void *symbol;
  memcpy(&symbol, &engine.libversion, sizeof symbol);
  if (dladdr(symbol, &info) && info.dli_fname) {
    fprintf(state.reply, ",\"path\":");
    printJsonString(state.reply, info.dli_fname);
  }
#endif
  fprintf(state.reply, "}}\n");
  fflush(state.reply);
}

int main(int count, char **arguments) {
  if (count < 2 || strcmp(arguments[1], "--help") == 0) {
    fputs(USAGE, count < 2 ? stderr : stdout);
    return count < 2 ? 2 : 0;
  }
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL); /* a tool that is killed leaves no engine running */
#endif
  if (strcmp(arguments[1], "timer") == 0) {
    if (count == 6 && strcmp(arguments[4], "--engine") == 0) state.library = arguments[5];
    else if (count != 4) fail("usage", NULL, "timer takes a database and a script");
    loadEngine();
    timer(arguments[2], arguments[3]);
    return 0;
  }
  /* Replies have a descriptor of their own: an engine may print what it likes. */
  state.reply = fdopen(3, "w");
  if (!state.reply) {
    fputs("driver: file descriptor 3 is not open for the replies (try: driver ... 3>&1)\n", stderr);
    return 2;
  }
  fcntl(3, F_SETFD, FD_CLOEXEC);
  for (int i = 2; i < count; i++) {
    const char *name = arguments[i];
    if (strcmp(name, "--no-fork") == 0) { state.noFork = 1; continue; }
    if (strcmp(name, "--reprepare") == 0) { state.reprepare = 1; continue; }
    const char *value = i + 1 < count ? arguments[++i] : NULL;
    if (!value) fail("usage", NULL, "%s has no value", name);
    if (strcmp(name, "--engine") == 0) state.library = value;
    else if (strcmp(name, "--storage") == 0) state.storage = value;
    else if (strcmp(name, "--prepare") == 0) state.prepareFile = value;
    else if (strcmp(name, "--template") == 0) state.templateDir = value;
    else if (strcmp(name, "--work") == 0) state.workDir = value;
    else if (strcmp(name, "--memory") == 0) state.memoryLimit = strtoll(value, NULL, 10);
    else if (strcmp(name, "--setting") == 0 && state.settingCount < 32) state.settings[state.settingCount++] = value;
    else fail("usage", NULL, "unknown option %s", name);
  }
  limitMemory();
  loadEngine();
  catchCrashes();
  if (strcmp(arguments[1], "probe") == 0) probe();
  else if (strcmp(arguments[1], "build") == 0) build();
  else if (strcmp(arguments[1], "serve") == 0) {
    if (!state.storage || (!isMemory() && strcmp(state.storage, "file") != 0))
      fail("usage", NULL, "--storage must be memory or file");
    serve();
  } else fail("usage", NULL, "unknown command %s", arguments[1]);
  return 0;
}
