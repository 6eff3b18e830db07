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
#define PROTOCOL 3

static const char USAGE[] =
  "usage: driver probe [--engine LIBRARY | --shell PROGRAM]\n"
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
  "  --shell PROGRAM    instead, a program with sqlite3's command line; it is fed statements, and serves with --no-fork\n"
  "  --prepare FILE     statements that create and fill the tables\n"
  "  --setting SQL      run on every connection after it is opened; may be repeated\n"
  "  --template DIR     folder of the prepared database\n"
  "  --work DIR         folder of the working copy, brought back to the template for each sample\n"
  "  --reprepare        file storage: make each sample's database with --prepare, not from the template\n"
  "  --memory BYTES     address space that an engine may have; more is refused it\n"
  "  --count-calls      count what is asked of the system to be durable; the reply to hash and time then has it\n"
  "  --no-fork          serve one sample in this process itself, then exit\n"
  "  --prepared         the FILEs of time and hash are of prepared statements: each shape is prepared before the\n"
  "                     clock starts, or at its first use where it cannot be yet, and values are bound to it\n"
  "  --latencies        take the time of each timed statement, and add a histogram of them to the sample\n"
  "\n"
  "A FILE of statements holds each statement's text followed by a NUL byte.\n"
  "\n"
  "A FILE of prepared statements holds fields, each followed by a NUL byte, that their first byte tells apart:\n"
  "  sSQL       a shape: one statement with parameters; shapes are numbered from 0\n"
  "  eNUMBER    shape NUMBER, which stands before, is executed with the values that follow, in the order of its\n"
  "             parameters, always as many: iINTEGER, rREAL, tTEXT, xHEX (a blob)\n"
  "\n"
  "Commands are lines of fields separated by tabs; replies are lines of JSON on file descriptor 3:\n"
  "  time reads|writes FILE [WARM]\n"
  "             reach fresh state, answer {\"ready\":...}, wait for \"go\", run FILE's statements, answer\n"
  "             {\"sample\":...}, and {\"done\":...} once their process has ended. WARM is a file of\n"
  "             statements that bring a freshly opened copy to the state of a connection in use.\n"
  "  hash reads|writes FILE [STATE]\n"
  "             the same with all result values hashed, which is no timing to keep. STATE is a file of\n"
  "             statements whose results are hashed too, after those of FILE: what these have left.\n"
  "  settings   answer {\"settings\":...} as read back from fresh state, and {\"done\":...}\n"
  "  floor      answer {\"floor\":...}, what a shell takes for no statement at all, and {\"done\":...}\n";

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
/* What the process was told, and what it has open. */

static struct {
  const char *library;
  const char *shell;    /* the program, where the engine is one */
  const char *storage;
  const char *prepareFile;
  const char *templateDir;
  const char *workDir;
  const char *settings[32];
  int settingCount;
  int noFork;
  int reprepare;
  int countCalls;
  int prepared;         /* what is timed is in files of prepared statements */
  int latencies;        /* each statement's time is taken */
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
  int64_t elapsed; /* nanoseconds, where a shell executed them: its rows are looked at afterwards */
} Execution;

/* What reaching fresh state cost, nanoseconds a step. */
typedef struct {
  int64_t populate, copy, flush, open, warm;
} Freshening;

/* What a process has cost so far, besides time. */
typedef struct {
  int64_t cpu;                    /* nanoseconds */
  int64_t peak;                   /* bytes of resident memory */
  long minorFaults, majorFaults;
} Usage;
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

/* How a process of a sample has ended, and in which statement. */
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
/* Files of statements. */

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
/* Executing statements through SQLite's C API, with or without hashing what they return. */

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

static uint64_t hashType(uint64_t hash, int type) { return (hash ^ (uint64_t)type) * UINT64_C(0x100000001b3); }

static uint64_t hashFloat(uint64_t hash, double value) {
  if (value == 0) value = 0; /* -0.0 and 0.0 are equal in SQL */
  return hashBytes(hash, &value, sizeof value);
}

static const uint64_t emptyRowHash = UINT64_C(0xcbf29ce484222325); /* FNV-1a's beginning */

/* A hash of one result row: of each column its type, its size and its value. */
static uint64_t hashRow(sqlite3_stmt *statement, int columns) {
  uint64_t hash = emptyRowHash;
  for (int i = 0; i < columns; i++) {
    int type = engine.column_type(statement, i);
    hash = hashType(hash, type);
    if (type == TYPE_INTEGER) {
      int64_t value = engine.column_int64(statement, i);
      hash = hashBytes(hash, &value, sizeof value);
    } else if (type == TYPE_FLOAT) {
      hash = hashFloat(hash, engine.column_double(statement, i));
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

/* Steps a statement to its end and returns the hash of its rows, where they are hashed. */
static uint64_t stepToEnd(const char *where, const char *sql, sqlite3_stmt *statement, Execution *execution) {
  int columns = engine.column_count(statement);
  uint64_t hash = 0;
  int unordered = execution->hashing && isUnordered(sql);
  int status;
  while ((status = engine.step(statement)) == ENGINE_ROW) {
    if (!execution->hashing) fetchRow(statement, columns);
    else if (unordered) hash += hashRow(statement, columns);
    else hash = mix(hash ^ hashRow(statement, columns));
    execution->rows++;
  }
  if (status != ENGINE_DONE) fail(where, sql, "%s (code %d)", engine.errmsg(state.db), status);
  return hash;
}

static void countExecuted(Execution *execution, uint64_t hash) {
  if (execution->hashing) execution->hash = mix(execution->hash ^ hash) + 1;
  state.executing = NULL;
  execution->statements++;
}

static void execute(const char *where, const char *sql, int size, Execution *execution) {
  sqlite3_stmt *statement = NULL;
  state.executing = sql;
  /* The size includes the NUL, or SQLite copies the text before it parses it. */
  int status = engine.prepare_v2(state.db, sql, size, &statement, NULL);
  if (status != ENGINE_OK) fail(where, sql, "%s (code %d)", engine.errmsg(state.db), status);
  uint64_t hash = stepToEnd(where, sql, statement, execution);
  status = engine.finalize(statement);
  if (status != ENGINE_OK) fail(where, sql, "%s (code %d)", engine.errmsg(state.db), status);
  countExecuted(execution, hash);
}

static void executeEach(const char *where, Statements statements, Execution *execution) {
  const char *end = statements.text + statements.size;
  for (const char *sql = statements.text; sql < end;) {
    size_t size = strlen(sql) + 1;
    execute(where, sql, (int)size, execution);
    sql += size;
  }
}

static void openConnection(const char *path) {
  int status = engine.open_v2(path, &state.db, OPEN_READWRITE | OPEN_CREATE, NULL);
  if (status != ENGINE_OK) fail("open", NULL, "%s: %s (code %d)", path, engine.errmsg(state.db), status);
  Execution execution = { 0 };
  for (int i = 0; i < state.settingCount; i++)
    execute("setting", state.settings[i], (int)strlen(state.settings[i]) + 1, &execution);
}

static void closeConnection(void) {
  int status = engine.close(state.db);
  if (status != ENGINE_OK) fail("close", NULL, "the engine refuses to close (code %d)", status);
  state.db = NULL;
}

/* The first column of a statement's rows, a line each; a row without a value there has none. */
static void askConnection(const char *sql, char *lines, size_t size) {
  sqlite3_stmt *statement = NULL;
  if (engine.prepare_v2(state.db, sql, -1, &statement, NULL) == ENGINE_OK && engine.column_count(statement) > 0) {
    for (size_t length = 0; length < size && engine.step(statement) == ENGINE_ROW;) {
      const unsigned char *text = engine.column_text(statement, 0);
      if (text) length += (size_t)snprintf(lines + length, size - length, "%s\n", (const char *)text);
    }
  }
  engine.finalize(statement);
}
/* Statements that are prepared once and executed with values bound: the engine is timed, and not its parser. */

/* One value to bind. Text and blobs stay where they are: text in the mapped file, blobs beside the values. */
typedef struct {
  union { int64_t integer; double real; const void *bytes; } as;
  int size; /* bytes of text and blobs */
  int type; /* TYPE_INTEGER to TYPE_BLOB */
} Value;

typedef struct {
  const char *sql;
  int size;                /* with the NUL */
  int parameters;          /* -1 until its first execution */
  sqlite3_stmt *statement; /* NULL until it can be prepared */
} Shape;

/* One execution; its values follow those of the one before. */
typedef struct {
  uint32_t shape, values;
} Call;

typedef struct {
  Shape *shapes;
  Call *calls;
  Value *values;
  unsigned char *blobs;
  size_t shapeCount, callCount, valueCount, blobBytes;
} Prepared;

/* Memory in a mapping of its own, which leaves the engine's heap as it would be without. */
static void *allocateAside(size_t size) {
  void *memory = mmap(NULL, size ? size : 1, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
  if (memory == MAP_FAILED) fail("statements", NULL, "no memory for %zu bytes: %s", size, strerror(errno));
  return memory;
}

static void refuseField(const char *field) __attribute__((noreturn));
static void refuseField(const char *field) {
  fail("statements", NULL, "\"%.100s\" is no field of prepared statements, or not at its place", field);
}

/* -1 where it is none. */
static int hexDigit(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  digit |= 0x20; /* a small letter, where it is one */
  return digit >= 'a' && digit <= 'f' ? digit - 'a' + 10 : -1;
}

/* Decodes the digits of a blob's field and returns how many bytes they are. */
static int decodeHex(const char *field, unsigned char *bytes) {
  int size = 0;
  for (const char *digits = field + 1; *digits; digits += 2) {
    int high = hexDigit(digits[0]), low = high < 0 ? -1 : hexDigit(digits[1]);
    if (low < 0) refuseField(field);
    bytes[size++] = (unsigned char)(high << 4 | low);
  }
  return size;
}

static Value decodeValue(const char *field, unsigned char *bytes) {
  Value value = { .size = 0 };
  char *end = (char *)field;
  errno = 0;
  switch (*field) {
    case 'i': value.type = TYPE_INTEGER, value.as.integer = strtoll(field + 1, &end, 10); break;
    case 'r': value.type = TYPE_FLOAT, value.as.real = strtod(field + 1, &end); break;
    case 't': value.type = TYPE_TEXT, value.as.bytes = field + 1, value.size = (int)strlen(field + 1); return value;
    case 'x': value.type = TYPE_BLOB, value.as.bytes = bytes, value.size = decodeHex(field, bytes); return value;
    default: break;
  }
  if (end <= field + 1 || *end || errno) refuseField(field);
  return value;
}

static uint32_t decodeShapeNumber(const char *field, size_t shapes) {
  char *end;
  errno = 0;
  unsigned long long number = strtoull(field + 1, &end, 10);
  if (field[1] < '0' || field[1] > '9' || *end || errno || number >= shapes) refuseField(field);
  return (uint32_t)number;
}

static Prepared countFields(Statements fields) {
  Prepared counted = { 0 };
  for (const char *field = fields.text; field < fields.text + fields.size; field += strlen(field) + 1) {
    if (*field == 's') counted.shapeCount++;
    else if (*field == 'e') counted.callCount++;
    else counted.valueCount++;
    if (*field == 'x') counted.blobBytes += strlen(field) / 2;
  }
  return counted;
}

/* Everything is decoded here, before the clock starts. */
static Prepared decodePrepared(Statements fields) {
  Prepared prepared = countFields(fields);
  prepared.shapes = allocateAside(prepared.shapeCount * sizeof *prepared.shapes);
  prepared.calls = allocateAside(prepared.callCount * sizeof *prepared.calls);
  prepared.values = allocateAside(prepared.valueCount * sizeof *prepared.values);
  prepared.blobs = allocateAside(prepared.blobBytes);
  size_t shapes = 0, calls = 0, values = 0;
  unsigned char *blob = prepared.blobs;
  size_t size;
  for (const char *field = fields.text; field < fields.text + fields.size; field += size) {
    size = strlen(field) + 1;
    if (*field == 's') {
      prepared.shapes[shapes++] = (Shape){ .sql = field + 1, .size = (int)size - 1, .parameters = -1 };
    } else if (*field == 'e') {
      prepared.calls[calls++] = (Call){ .shape = decodeShapeNumber(field, shapes) };
    } else {
      if (calls == 0) refuseField(field);
      Value value = decodeValue(field, blob);
      if (value.type == TYPE_BLOB) blob += value.size;
      prepared.values[values++] = value;
      prepared.calls[calls - 1].values++;
    }
  }
  for (size_t i = 0; i < calls; i++) {
    Shape *shape = &prepared.shapes[prepared.calls[i].shape];
    int given = (int)prepared.calls[i].values;
    if (shape->parameters < 0) shape->parameters = given;
    /* A parameter that is left out would keep its value of the execution before. */
    if (shape->parameters != given)
      fail("statements", shape->sql, "executed with %d values, and with %d before", given, shape->parameters);
  }
  return prepared;
}

static int prepareShape(Shape *shape) {
  return engine.prepare_v2(state.db, shape->sql, shape->size, &shape->statement, NULL);
}

/* Prepares what can be: a statement on a table that the workload itself makes is prepared at its first use. */
static void prepareShapes(Prepared *prepared) {
  for (size_t i = 0; i < prepared->shapeCount; i++) {
    state.executing = prepared->shapes[i].sql;
    if (prepareShape(&prepared->shapes[i]) != ENGINE_OK) prepared->shapes[i].statement = NULL;
  }
  state.executing = NULL;
}

static void finalizeShapes(Prepared *prepared) {
  for (size_t i = 0; i < prepared->shapeCount; i++) {
    Shape *shape = &prepared->shapes[i];
    if (shape->statement && engine.finalize(shape->statement) != ENGINE_OK)
      fail("finalize", shape->sql, "%s", engine.errmsg(state.db));
    shape->statement = NULL;
  }
}

static int bindValue(sqlite3_stmt *statement, int parameter, const Value *value) {
  switch (value->type) {
    case TYPE_INTEGER: return engine.bind_int64(statement, parameter, value->as.integer);
    case TYPE_FLOAT: return engine.bind_double(statement, parameter, value->as.real);
    case TYPE_TEXT: return engine.bind_text(statement, parameter, value->as.bytes, value->size, NULL);
    default: return engine.bind_blob(statement, parameter, value->as.bytes, value->size, NULL);
  }
}

static void executeShape(const char *where, Shape *shape, const Value *values, Execution *execution) {
  state.executing = shape->sql;
  int status = shape->statement ? ENGINE_OK : prepareShape(shape);
  for (int i = 0; status == ENGINE_OK && i < shape->parameters; i++)
    status = bindValue(shape->statement, i + 1, &values[i]);
  if (status != ENGINE_OK) fail(where, shape->sql, "%s (code %d)", engine.errmsg(state.db), status);
  uint64_t hash = stepToEnd(where, shape->sql, shape->statement, execution);
  status = engine.reset(shape->statement);
  if (status != ENGINE_OK) fail(where, shape->sql, "%s (code %d)", engine.errmsg(state.db), status);
  countExecuted(execution, hash);
}

static void executePrepared(const char *where, Prepared *prepared, Execution *execution) {
  const Value *values = prepared->values;
  for (const Call *call = prepared->calls; call < prepared->calls + prepared->callCount; call++) {
    executeShape(where, &prepared->shapes[call->shape], values, execution);
    values += call->values;
  }
}
/* The time of each statement, in a histogram: as fine for short times as for long ones, in little memory. */

/* Of each octave; a bucket is at most 1/64 of its times wide. Times below 128 ns have one each. */
enum { BUCKETS_AN_OCTAVE = 64, BUCKETS = BUCKETS_AN_OCTAVE * 58 };

typedef struct {
  int64_t last;    /* when the statement before ended, or the first began */
  int64_t longest; /* nanoseconds, exactly */
  uint32_t counts[BUCKETS];
} Latencies;

/* The number of a time's bucket: that of its octave, and its six bits after the first. */
static unsigned bucketOf(uint64_t ns) {
  unsigned shift = ns < 2 * BUCKETS_AN_OCTAVE ? 0 : 57 - (unsigned)__builtin_clzll(ns);
  return shift * BUCKETS_AN_OCTAVE + (unsigned)(ns >> shift);
}

/* The clock is read once a statement: where one ends, the next begins. */
static void recordLatency(Latencies *latencies) {
  int64_t end = now();
  int64_t ns = end - latencies->last;
  latencies->counts[bucketOf((uint64_t)ns)]++;
  if (ns > latencies->longest) latencies->longest = ns;
  latencies->last = end;
}

/* Touched, so that no page of it is mapped while statements are timed. */
static Latencies *makeLatencies(void) {
  Latencies *latencies = allocateAside(sizeof *latencies);
  memset(latencies, 0, sizeof *latencies);
  return latencies;
}

/* Loops of their own: without latencies a statement costs not one instruction more. */
static void executeAllTimed(const char *where, Statements statements, Execution *execution, Latencies *latencies) {
  const char *end = statements.text + statements.size;
  latencies->last = now();
  for (const char *sql = statements.text; sql < end;) {
    size_t size = strlen(sql) + 1;
    execute(where, sql, (int)size, execution);
    recordLatency(latencies);
    sql += size;
  }
}

static void executePreparedTimed(const char *where, Prepared *prepared, Execution *execution, Latencies *latencies) {
  const Value *values = prepared->values;
  latencies->last = now();
  for (const Call *call = prepared->calls; call < prepared->calls + prepared->callCount; call++) {
    executeShape(where, &prepared->shapes[call->shape], values, execution);
    recordLatency(latencies);
    values += call->values;
  }
}
/* Engines that are shells: any program with sqlite3's command line, fed on its standard input.
**
** What it prints for a workload goes to memory in the mode "quote", which shows of every value its type; what it is done
** with shows on a pipe of its own, since its standard output is kept back until it ends. Both are given to ".output" as
** files under /dev/fd: https://www.sqlite.org/cli.html */
#include <poll.h>

enum { MARK_DESCRIPTOR = 4, RESULT_DESCRIPTOR = 5, LAST_ERRORS = 1000, LONGEST_ANSWER = 16 * 1024 };

static const char TO_MARKS[] = ".output /dev/fd/4", TO_RESULTS[] = ".output /dev/fd/5", TO_NOTHING[] = ".output /dev/null";

static struct {
  pid_t process;
  int input, marks, errors, results;
  int64_t lines;   /* sent so far: errors are told by their line */
  int mark;        /* number of the last mark asked for */
  int64_t changes; /* that its connection had made at the last mark */
  int silent;      /* it has closed its standard error */
  char lastErrors[LAST_ERRORS + 1];
} shell;

/* A text that grows. */
typedef struct {
  char *bytes;
  size_t size, room;
} Text;

static void append(Text *text, const char *bytes, size_t size) {
  if (text->size + size > text->room) {
    text->room = 2 * (text->size + size);
    text->bytes = realloc(text->bytes, text->room);
    if (!text->bytes) fail("shell", NULL, "no memory for %zu bytes of statements", text->room);
  }
  memcpy(text->bytes + text->size, bytes, size);
  text->size += size;
}

static void appendLine(Text *text, const char *line) {
  append(text, line, strlen(line));
  append(text, "\n", 1);
}

/* Keeps the beginning of what the shell prints on its standard error. Returns 0 at its end. */
static int keepErrors(void) {
  char bytes[4096];
  ssize_t got = read(shell.errors, bytes, sizeof bytes);
  if (got < 0 && errno == EINTR) return 1;
  if (got <= 0) return 0;
  size_t kept = strlen(shell.lastErrors), room = LAST_ERRORS - kept;
  /* The first words say what was wrong first. */
  memcpy(shell.lastErrors + kept, bytes, (size_t)got < room ? (size_t)got : room);
  shell.lastErrors[kept + ((size_t)got < room ? (size_t)got : room)] = 0;
  return 1;
}

/* Waits until the shell has ended, which it does where its input does; it may have a lot to say before. */
static int endShell(void) {
  int status = 0;
  close(shell.input);
  while (!shell.silent && keepErrors()) {}
  while (waitpid(shell.process, &status, 0) < 0 && errno == EINTR) {}
  return status;
}

/* The last line of `text`, without what control characters it has. */
static const char *lastLine(char *text) {
  size_t length = strlen(text);
  while (length > 0 && text[length - 1] == '\n') text[--length] = 0;
  char *start = strrchr(text, '\n');
  return start ? start + 1 : text;
}

/* The shell has ended where it should have answered. `sent` is what it was told, of which it names a line. */
static void shellHasEnded(const char *where, const char *sent, size_t size, int64_t firstLine) __attribute__((noreturn));
static void shellHasEnded(const char *where, const char *sent, size_t size, int64_t firstLine) {
  int status = endShell();
  if (WIFSIGNALED(status)) {
    printDone(status);
    _exit(0);
  }
  /* "Parse error near line 3: no such table: t", with lines of the statement and of its place below it. */
  char *near = strstr(shell.lastErrors, "near line ");
  int64_t line = near ? strtoll(near + strlen("near line "), NULL, 10) : 0;
  if (line > firstLine) {
    const char *sql = sent, *end = sent + size;
    for (int64_t at = firstLine + 1; at < line && sql < end; at++) {
      const char *next = memchr(sql, '\n', (size_t)(end - sql));
      sql = next ? next + 1 : end;
    }
    const char *stop = sql < end ? memchr(sql, '\n', (size_t)(end - sql)) : NULL;
    char *first = strchr(near, '\n');
    if (first) *first = 0;
    char *words = strstr(near, ": ");
    if (stop) {
      char *statement = strndup(sql, (size_t)(stop - sql));
      fail(where, statement, "%s", words ? words + 2 : near);
    }
  }
  if (shell.lastErrors[0]) fail(where, NULL, "the shell ended with status %d: %s", WEXITSTATUS(status), lastLine(shell.lastErrors));
  fail(where, NULL, "the shell ended with status %d", WEXITSTATUS(status));
}

/* Sends `input`, the last line of which has the shell print the mark, and waits for that. What it prints on the marks'
** pipe before is put into `answer`, cut where it is longer. */
static void exchange(const char *where, const char *input, size_t size, char *answer, size_t answerSize) {
  char wanted[32], got[LONGEST_ANSWER];
  int64_t firstLine = shell.lines;
  for (const char *c = input; c < input + size; c++) shell.lines += *c == '\n';
  size_t length = 0, sent = 0;
  snprintf(wanted, sizeof wanted, "'mark %d',", shell.mark);
  for (;;) {
    struct pollfd polled[] = {
      { .fd = shell.marks, .events = POLLIN },
      { .fd = shell.silent ? -1 : shell.errors, .events = POLLIN },
      { .fd = sent < size ? shell.input : -1, .events = POLLOUT },
    };
    if (poll(polled, 3, -1) < 0) {
      if (errno == EINTR) continue;
      fail(where, NULL, "poll: %s", strerror(errno));
    }
    if (polled[2].revents) {
      ssize_t written = write(shell.input, input + sent, size - sent);
      if (written > 0) sent += (size_t)written;
      else if (written < 0 && errno != EAGAIN && errno != EINTR) shellHasEnded(where, input, size, firstLine);
    }
    if (polled[0].revents) {
      ssize_t count = read(shell.marks, got + length, sizeof got - 1 - length);
      if (count == 0 || (count < 0 && errno != EINTR)) shellHasEnded(where, input, size, firstLine);
      if (count > 0) length += (size_t)count;
      got[length] = 0;
      char *mark = strstr(got, wanted);
      if (mark && got[length - 1] == '\n') {
        shell.changes = strtoll(mark + strlen(wanted), NULL, 10);
        *mark = 0;
        break;
      }
      if (length == sizeof got - 1) fail(where, NULL, "the shell printed more than it was asked for: %.100s", got);
    }
    if (polled[1].revents && !keepErrors()) shell.silent = 1;
  }
  if (answer) snprintf(answer, answerSize, "%.*s", (int)answerSize - 1, got);
}

/* Has the engine itself print a mark once it is done with what stands before, with how much it has changed so far. The
** shell does not keep it back, since it then goes on to print elsewhere. */
static void appendMark(Text *text, const char *elsewhere) {
  char line[64];
  appendLine(text, TO_MARKS);
  snprintf(line, sizeof line, "SELECT 'mark %d', total_changes();", ++shell.mark);
  appendLine(text, line);
  appendLine(text, elsewhere);
}

/* The only column of a statement's rows, a line each; a row without a value there has none. */
static void askShell(const char *sql, char *lines, size_t size) {
  Text text = { 0 };
  char answer[LONGEST_ANSWER], *rest = NULL;
  appendLine(&text, TO_MARKS);
  appendLine(&text, sql);
  appendMark(&text, TO_NOTHING);
  exchange("setting", text.bytes, text.size, answer, sizeof answer);
  free(text.bytes);
  size_t length = 0;
  for (char *line = strtok_r(answer, "\n", &rest); line && length < size; line = strtok_r(NULL, "\n", &rest)) {
    size_t end = strlen(line);
    int isText = line[0] == '\'' && end >= 2;
    if (strcmp(line, "NULL") != 0)
      length += (size_t)snprintf(lines + length, size - length, "%.*s\n", (int)(isText ? end - 2 : end), line + isText);
  }
}

static int makeResultsFile(void) {
#ifdef __linux__
  return memfd_create("results", 0);
#else
  FILE *file = tmpfile();
  return file ? fileno(file) : -1;
#endif
}

/* A pipe whose two ends are out of the way of the descriptors that the shell is to have. */
static void makePipe(int ends[2]) {
  int made[2];
  if (pipe(made) != 0) fail("shell", NULL, "pipe: %s", strerror(errno));
  for (int i = 0; i < 2; i++) {
    ends[i] = fcntl(made[i], F_DUPFD_CLOEXEC, 10);
    close(made[i]);
  }
}

static void shellOpen(const char *path) {
  int input[2], marks[2], errors[2];
  signal(SIGPIPE, SIG_IGN); /* a shell that has ended is noticed by what it says */
  makePipe(input);
  makePipe(marks);
  makePipe(errors);
  if (shell.results <= 0) {
    int made = makeResultsFile();
    if (made < 0) fail("shell", NULL, "no file in memory for its results: %s", strerror(errno));
    shell.results = fcntl(made, F_DUPFD_CLOEXEC, 10);
    close(made);
  }
  shell.lines = 0;
  shell.silent = 0;
  shell.lastErrors[0] = 0;
  shell.process = fork();
  if (shell.process < 0) fail("shell", NULL, "fork: %s", strerror(errno));
  if (shell.process == 0) {
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    signal(SIGPIPE, SIG_DFL);
    int nothing = open("/dev/null", O_WRONLY);
    dup2(input[0], 0);
    dup2(nothing, 1);
    dup2(errors[1], 2);
    dup2(marks[1], MARK_DESCRIPTOR);
    dup2(shell.results, RESULT_DESCRIPTOR);
    execl(state.shell, state.shell, "-batch", "-bail", "-init", "/dev/null", path, (char *)NULL);
    dprintf(2, "%s: %s\n", state.shell, strerror(errno));
    _exit(127);
  }
  close(input[0]);
  close(marks[1]);
  close(errors[1]);
  shell.input = input[1];
  shell.marks = marks[0];
  shell.errors = errors[0];
  fcntl(shell.input, F_SETFL, fcntl(shell.input, F_GETFL) | O_NONBLOCK);
  Text text = { 0 };
  appendLine(&text, TO_NOTHING);
  appendLine(&text, ".headers off");
  appendLine(&text, ".mode quote");
  for (int i = 0; i < state.settingCount; i++) appendLine(&text, state.settings[i]);
  appendMark(&text, TO_NOTHING);
  exchange("open", text.bytes, text.size, NULL, 0);
  free(text.bytes);
}

static void shellClose(void) {
  int status = endShell();
  close(shell.marks);
  close(shell.errors);
  if (WIFSIGNALED(status)) {
    printDone(status);
    _exit(0);
  }
  if (status != 0) fail("close", NULL, "the shell ended with status %d: %s", WEXITSTATUS(status), lastLine(shell.lastErrors));
}
/* What a shell has printed for a workload: rows of SQL literals, counted and hashed as the values themselves would be. */

static void unreadable(const char *at, const char *end) __attribute__((noreturn));
static void unreadable(const char *at, const char *end) {
  fail("results", NULL, "the shell printed what is no SQL literal: %.*s", (int)(end - at > 60 ? 60 : end - at), at);
}

/* Takes one literal in, and adds it to a row's hash as hashRow() would have added the value. Returns where it ends. */
static const char *hashLiteral(const char *at, const char *end, uint64_t *hash) {
  static char *value;
  static size_t room;
  if ((size_t)(end - at) > room) {
    room = (size_t)(end - at);
    value = realloc(value, room);
    if (!value) fail("results", NULL, "no memory for %zu bytes of results", room);
  }
  if (*at == '\'') {
    int size = 0;
    for (at++; at < end && (*at != '\'' || (at + 1 < end && at[1] == '\'')); at++) {
      if (*at == '\'') at++;
      value[size++] = *at;
    }
    if (at == end) unreadable(at, end);
    *hash = hashType(*hash, TYPE_TEXT);
    *hash = hashBytes(hashBytes(*hash, &size, sizeof size), value, (size_t)size);
    return at + 1;
  }
  if ((*at == 'X' || *at == 'x') && at + 1 < end && at[1] == '\'') {
    int size = 0;
    for (at += 2; at + 1 < end && *at != '\''; at += 2) {
      int high = hexDigit(at[0]), low = hexDigit(at[1]);
      if (high < 0 || low < 0) unreadable(at, end);
      value[size++] = (char)(high << 4 | low);
    }
    if (at >= end || *at != '\'') unreadable(at, end);
    *hash = hashType(*hash, TYPE_BLOB);
    *hash = hashBytes(hashBytes(*hash, &size, sizeof size), value, (size_t)size);
    return at + 1;
  }
  const char *stop = at;
  char number[64]; /* with a NUL behind it, which the results need not have */
  int isFloat = 0;
  for (; stop < end && *stop != ',' && *stop != '\n'; stop++) isFloat |= strchr(".eEiI", *stop) != NULL;
  if (stop == at || (size_t)(stop - at) >= sizeof number) unreadable(at, end);
  memcpy(number, at, (size_t)(stop - at));
  number[stop - at] = 0;
  if (stop - at == 4 && memcmp(at, "NULL", 4) == 0) {
    *hash = hashType(*hash, TYPE_NULL);
    return stop;
  }
  char *after = NULL;
  if (isFloat) {
    *hash = hashFloat(hashType(*hash, TYPE_FLOAT), strtod(number, &after));
  } else {
    int64_t integer = strtoll(number, &after, 10);
    *hash = hashType(*hash, TYPE_INTEGER);
    *hash = hashBytes(*hash, &integer, sizeof integer);
  }
  if (*after) unreadable(at, end);
  return stop;
}

/* Takes in what the shell has printed, a row a line, and behind each statement a line "=" where `execution` hashes. */
static void takeResults(Statements statements, Execution *execution) {
  struct stat info;
  if (fstat(shell.results, &info) != 0) fail("results", NULL, "%s", strerror(errno));
  size_t size = (size_t)info.st_size;
  const char *sql = statements.text;
  if (size == 0) {
    if (execution->hashing) fail("results", NULL, "the shell printed nothing");
    return;
  }
  const char *results = mmap(NULL, size, PROT_READ, MAP_SHARED, shell.results, 0);
  if (results == MAP_FAILED) fail("results", NULL, "%s", strerror(errno));
  const char *end = results + size;
  uint64_t hash = 0;
  int64_t told = 0;
  int unordered = isUnordered(sql);
  for (const char *at = results; at < end;) {
    if (execution->hashing && *at == '=') {
      execution->hash = mix(execution->hash ^ hash) + 1;
      hash = 0;
      at += 2;
      sql += strlen(sql) + 1;
      told++;
      if (sql < statements.text + statements.size) unordered = isUnordered(sql);
      continue;
    }
    if (execution->hashing) {
      uint64_t row = emptyRowHash;
      while (at < end) {
        at = hashLiteral(at, end, &row);
        if (at == end || *at != ',') break;
        at++;
      }
      if (at == end || *at != '\n') unreadable(at, end);
      hash = unordered ? hash + mix(row) : mix(hash ^ mix(row));
    } else {
      for (int quoted = 0; at < end && (quoted || *at != '\n'); at++) quoted ^= *at == '\'';
      if (at == end) unreadable(at, end);
    }
    at++;
    execution->rows++;
  }
  munmap((void *)results, size);
  if (execution->hashing && told != execution->statements)
    fail("results", NULL, "the shell was done with %" PRId64 " of %" PRId64 " statements", told, execution->statements);
}
/* Executing statements in a shell, and what that cost its process. */

/* Has the shell execute statements, and keeps what the time from the first byte sent to the mark after the last was. */
static void shellExecute(const char *where, Statements statements, Execution *execution) {
  Text text = { 0 };
  /* Where opening a file under /dev/fd is no opening anew, what was printed before would stay. */
  if (ftruncate(shell.results, 0) != 0 || lseek(shell.results, 0, SEEK_SET) != 0)
    fail(where, NULL, "its results' file: %s", strerror(errno));
  appendMark(&text, TO_RESULTS);
  exchange(where, text.bytes, text.size, NULL, 0);
  text.size = 0;
  const char *end = statements.text + statements.size;
  for (const char *sql = statements.text; sql < end; sql += strlen(sql) + 1) {
    appendLine(&text, sql);
    if (execution->hashing) appendLine(&text, ".print =");
    execution->statements++;
  }
  appendMark(&text, TO_NOTHING);
  int64_t started = now();
  exchange(where, text.bytes, text.size, NULL, 0);
  execution->elapsed = now() - started;
  free(text.bytes);
  takeResults(statements, execution);
}

/* What the shell's process has cost so far. */
static Usage shellUsage(void) {
  Usage usage = { 0 };
#ifdef __linux__
  clockid_t clock;
  if (clock_getcpuclockid(shell.process, &clock) == 0) usage.cpu = clockNs(clock);
  char path[64], line[512];
  snprintf(path, sizeof path, "/proc/%d/stat", (int)shell.process);
  FILE *file = fopen(path, "re");
  const char *after = file && fgets(line, sizeof line, file) ? strrchr(line, ')') : NULL;
  /* proc_pid_stat(5): state, ppid, pgrp, session, tty_nr, tpgid, flags, minflt, cminflt, majflt */
  if (after) sscanf(after + 1, " %*c %*d %*d %*d %*d %*d %*u %ld %*u %ld", &usage.minorFaults, &usage.majorFaults);
  if (file) fclose(file);
  snprintf(path, sizeof path, "/proc/%d/status", (int)shell.process);
  file = fopen(path, "re");
  while (file && fgets(line, sizeof line, file))
    if (sscanf(line, "VmHWM: %" SCNd64, &usage.peak) == 1) usage.peak *= 1024;
  if (file) fclose(file);
#endif
  return usage;
}
/* The database that is prepared or timed, the same way whether the driver calls its engine or feeds it. */

static void openDatabase(const char *path) {
  if (state.shell) shellOpen(path);
  else openConnection(path);
}

static void closeDatabase(void) {
  if (state.shell) shellClose();
  else closeConnection();
}

static void executeAll(const char *where, Statements statements, Execution *execution) {
  if (state.shell) shellExecute(where, statements, execution);
  else executeEach(where, statements, execution);
}

static void executeFile(const char *where, const char *path) {
  Statements statements = mapStatements(path);
  Execution execution = { 0 };
  executeAll(where, statements, &execution);
  munmap((void *)statements.text, statements.size);
}

/* The first column of a statement's rows, a line each, cut where there is no more room. */
static void askAll(const char *sql, char *lines, size_t size) {
  lines[0] = 0;
  if (state.shell) askShell(sql, lines, size);
  else askConnection(sql, lines, size);
}

/* The first column of the first row of a statement; 0 where there is none. */
static int ask(const char *sql, char *value, size_t size) {
  askAll(sql, value, size);
  char *end = strchr(value, '\n');
  if (end) *end = 0;
  return value[0] != 0;
}

static int64_t totalChanges(void) {
  return state.shell ? shell.changes : engine.total_changes(state.db);
}

/* What the process that executes has cost so far. */
static Usage usageSoFar(void) {
  if (state.shell) return shellUsage();
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
#ifdef __APPLE__
  int64_t unit = 1; /* kilobytes elsewhere */
#else
  int64_t unit = 1024;
#endif
  return (Usage){
    .cpu = clockNs(CLOCK_PROCESS_CPUTIME_ID),
    .peak = (int64_t)usage.ru_maxrss * unit,
    .minorFaults = usage.ru_minflt,
    .majorFaults = usage.ru_majflt,
  };
}
/* What a sample runs: its statements as text or prepared, with or without the time of each. */

typedef struct {
  Statements file;
  Prepared prepared;    /* of --prepared only */
  Latencies *latencies; /* of --latencies only; NULL in a pass that is not timed */
} Workload;

static Workload readWorkload(const char *path, int hashing) {
  Workload workload = { .file = mapStatements(path) };
  if (state.prepared) workload.prepared = decodePrepared(workload.file);
  if (state.latencies && !hashing) workload.latencies = makeLatencies();
  return workload;
}

/* Before the clock starts, on the open database. */
static void prepareWorkload(Workload *workload) {
  if (state.prepared) prepareShapes(&workload->prepared);
}

static void executeWorkload(Workload *workload, Execution *execution) {
  static const char where[] = "statement";
  Latencies *latencies = workload->latencies;
  if (state.prepared) {
    if (latencies) executePreparedTimed(where, &workload->prepared, execution, latencies);
    else executePrepared(where, &workload->prepared, execution);
  } else if (latencies) executeAllTimed(where, workload->file, execution, latencies);
  else executeAll(where, workload->file, execution);
}

/* After the clock has stopped. */
static void finalizeWorkload(Workload *workload) {
  if (state.prepared) finalizeShapes(&workload->prepared);
}

/* As a part of the sample's reply: the buckets that have any, in order, with how many. */
static void printLatencies(const Workload *workload) {
  const Latencies *latencies = workload->latencies;
  if (!latencies) return;
  fprintf(state.reply, ",\"latencies\":{\"max_ns\":%" PRId64 ",\"counts\":[", latencies->longest);
  const char *separator = "";
  for (int i = 0; i < BUCKETS; i++) {
    if (latencies->counts[i] == 0) continue;
    fprintf(state.reply, "%s[%d,%" PRIu32 "]", separator, i, latencies->counts[i]);
    separator = ",";
  }
  fprintf(state.reply, "]}");
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
/* What an engine asks of the system to be durable, counted in a pass that is not timed; see tracer.h for how. */

/* In memory that the tracer shares with all that it traces: a call is counted before its caller goes on. */
typedef struct {
  int64_t fsync, fdatasync, syncFileRange, msync;
  int64_t otherSync;          /* sync, syncfs, and writes to what is open with O_SYNC or O_DSYNC, or with their flag */
  int64_t writes, writeBytes; /* to regular files; not what is stored into a mapping */
  int64_t unseen;             /* calls that may have hidden any of these: io_uring, libaio, another instruction set */
} Calls;

static volatile Calls *counted; /* NULL where nothing is counted */

static Calls countedSoFar(void) { return counted ? *(const Calls *)counted : (Calls){ 0 }; }

static void printCalls(Calls from, Calls to) {
  fprintf(state.reply,
    ",\"calls\":{\"fsync\":%" PRId64 ",\"fdatasync\":%" PRId64 ",\"sync_file_range\":%" PRId64 ",\"msync\":%" PRId64
    ",\"other_sync\":%" PRId64 ",\"writes\":%" PRId64 ",\"write_bytes\":%" PRId64 ",\"unseen\":%" PRId64 "}",
    to.fsync - from.fsync, to.fdatasync - from.fdatasync, to.syncFileRange - from.syncFileRange, to.msync - from.msync,
    to.otherSync - from.otherSync, to.writes - from.writes, to.writeBytes - from.writeBytes, to.unseen - from.unseen);
}
/* Counting system calls: the driver is traced by a process of its own, which sees every call of it, of its threads and of
** its children, a shell's among them, whatever library or raw instruction it was made with. A filter in the kernel lets
** all other calls through without a stop: https://docs.kernel.org/userspace-api/seccomp_filter.html */

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__)) && __has_include(<linux/seccomp.h>)
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>

#ifndef PTRACE_EVENT_STOP
#define PTRACE_EVENT_STOP 128
#endif

/* As ptrace(2) has it for PTRACE_GET_SYSCALL_INFO; C libraries differ in its name. */
typedef struct {
  uint8_t what, padding[3];
  uint32_t architecture;
  uint64_t instruction, stack;
  union {
    struct { uint64_t number, arguments[6]; } call;
    struct { int64_t value; uint8_t isError; } result;
  };
} CallStop;

enum { AT_RESULT = 2, AT_FILTER = 3 };

static int readCallStop(pid_t thread, CallStop *stop) {
  const int request = 0x420e;
  return ptrace(request, thread, sizeof *stop, stop) > 0;
}

/* The same on every architecture; headers may be older. */
enum { IO_URING_SETUP = 425, IO_URING_ENTER = 426, CLOSE_RANGE = 436 };

/* The calls that are stopped at. */
static const unsigned short watched[] = {
  SYS_fsync, SYS_fdatasync, SYS_sync_file_range, SYS_msync, SYS_sync, SYS_syncfs, SYS_write, SYS_pwrite64, SYS_writev, SYS_pwritev,
  SYS_pwritev2, SYS_copy_file_range, SYS_sendfile, SYS_splice, SYS_io_submit, IO_URING_SETUP, IO_URING_ENTER,
  SYS_close, CLOSE_RANGE, SYS_dup3,
#ifdef SYS_dup2
  SYS_dup2,
#endif
};

enum { WATCHED = sizeof watched / sizeof *watched, MAX_THREADS = 1024 };

/* A thread between the beginning of a write and its end, which says how many bytes were written. */
typedef struct {
  pid_t thread; /* 0: a free place */
  int synchronous;
} Writing;

static Writing writings[MAX_THREADS];

#ifdef __x86_64__
static const uint32_t architecture = AUDIT_ARCH_X86_64;
#else
static const uint32_t architecture = AUDIT_ARCH_AARCH64;
#endif

static Writing *writingOf(pid_t thread) {
  for (int i = 0; i < MAX_THREADS; i++)
    if (writings[i].thread == thread) return &writings[i];
  return NULL;
}

/* What a file descriptor of a traced thread is: 0 no regular file of a file system, 1 one, 2 one whose writes are
** synchronous. */
static int kindOfFile(pid_t thread, uint64_t descriptor) {
  char path[64], text[256];
  struct stat info;
  snprintf(path, sizeof path, "/proc/%d/fd/%" PRIu64, (int)thread, descriptor);
  if (stat(path, &info) != 0) {
    counted->unseen += errno != ENOENT;
    return 0;
  }
  if (!S_ISREG(info.st_mode)) return 0;
  ssize_t length = readlink(path, text, sizeof text - 1);
  if (length > 0 && (text[length] = 0, strncmp(text, "/memfd:", 7) == 0)) return 0;
  snprintf(path, sizeof path, "/proc/%d/fdinfo/%" PRIu64, (int)thread, descriptor);
  FILE *file = fopen(path, "re");
  unsigned flags = 0;
  while (file && fgets(text, sizeof text, file))
    if (sscanf(text, "flags: %o", &flags) == 1) break;
  if (file) fclose(file);
  return flags & O_DSYNC ? 2 : 1;
}

/* What was found of a descriptor, until its number can mean another file: asking costs more than the write does. */
static struct {
  pid_t thread; /* 0: nothing is known */
  uint64_t descriptor;
  int kind;
} known[256];

enum { KNOWN = sizeof known / sizeof *known };

static int knownKindOfFile(pid_t thread, uint64_t descriptor) {
  int place = (int)(descriptor % KNOWN);
  if (known[place].thread != thread || known[place].descriptor != descriptor) {
    known[place].kind = kindOfFile(thread, descriptor);
    known[place].thread = thread;
    known[place].descriptor = descriptor;
  }
  return known[place].kind;
}

static void forget(uint64_t descriptor) { known[descriptor % KNOWN].thread = 0; }

static void forgetAll(void) { memset(known, 0, sizeof known); }

/* At the beginning of a watched call. Returns whether its end is to be seen too. */
static int onCall(pid_t thread, const CallStop *stop) {
  const uint64_t number = stop->call.number, *arguments = stop->call.arguments;
  if (stop->architecture != architecture) { /* its numbers mean other calls */
    counted->unseen++;
    return 0;
  }
  switch (number) {
    case SYS_fsync: counted->fsync++; return 0;
    case SYS_fdatasync: counted->fdatasync++; return 0;
    case SYS_sync_file_range: counted->syncFileRange++; return 0;
    case SYS_msync: counted->msync += (arguments[2] & MS_SYNC) != 0; return 0;
    case SYS_sync: case SYS_syncfs: counted->otherSync++; return 0;
    case SYS_close: forget(arguments[0]); return 0;
    case SYS_dup3: forget(arguments[1]); return 0;
#ifdef SYS_dup2
    case SYS_dup2: forget(arguments[1]); return 0;
#endif
    case CLOSE_RANGE: forgetAll(); return 0;
    case SYS_io_submit: case IO_URING_SETUP: case IO_URING_ENTER: counted->unseen++; return 0;
    default: break;
  }
  int kind = knownKindOfFile(thread, number == SYS_copy_file_range || number == SYS_splice ? arguments[2] : arguments[0]);
  if (kind == 0) return 0;
  enum { DSYNC = 2, SYNC = 4 }; /* RWF_DSYNC and RWF_SYNC of linux/fs.h */
  if (number == SYS_pwritev2 && arguments[5] & (DSYNC | SYNC)) kind = 2;
  if (number == SYS_write || number == SYS_pwrite64) { /* to a regular file: all of it, or the engine fails */
    counted->writes++;
    counted->writeBytes += (int64_t)arguments[2];
    counted->otherSync += kind == 2;
    return 0;
  }
  Writing *place = writingOf(thread);
  if (!place) place = writingOf(0);
  if (!place) { counted->unseen++; return 0; }
  *place = (Writing){ thread, kind == 2 };
  return 1;
}

/* At the end of a write. */
static void onWritten(pid_t thread, int64_t result) {
  Writing *place = writingOf(thread);
  if (!place) return;
  if (result >= 0) {
    counted->writes++;
    counted->writeBytes += result;
    counted->otherSync += place->synchronous;
  }
  place->thread = 0;
}

/* Lets a stopped thread go on, with what it was stopped for. */
static void onStop(pid_t thread, int status) {
  int event = status >> 16, number = WSTOPSIG(status);
  CallStop stop;
  if (event == PTRACE_EVENT_SECCOMP) {
    if (readCallStop(thread, &stop) && stop.what == AT_FILTER && onCall(thread, &stop)) {
      ptrace(PTRACE_SYSCALL, thread, 0, 0);
      return;
    }
    number = 0;
  } else if (number == (SIGTRAP | 0x80)) {
    if (readCallStop(thread, &stop) && stop.what == AT_RESULT) onWritten(thread, stop.result.value);
    number = 0;
  } else if (event == PTRACE_EVENT_STOP && number != SIGTRAP) {
    ptrace(PTRACE_LISTEN, thread, 0, 0); /* stopped by a signal: it stays so */
    return;
  } else if (event != 0) {
    if (event == PTRACE_EVENT_EXEC) forgetAll();
    number = 0;
  }
  ptrace(PTRACE_CONT, thread, 0, number);
}

/* Sees to all that the driver and its children do, until the driver ends. */
static void trace(pid_t driver) __attribute__((noreturn));
static void trace(pid_t driver) {
  for (;;) {
    int status = 0;
    pid_t thread = waitpid(-1, &status, __WALL);
    if (thread < 0 && errno == EINTR) continue;
    if (thread < 0) _exit(1);
    if (WIFSTOPPED(status)) { onStop(thread, status); continue; }
    if (thread == driver) _exit(0);
    Writing *place = writingOf(thread);
    if (place) place->thread = 0;
  }
}

static int filterCalls(void) {
  struct sock_filter filter[WATCHED + 5];
  filter[0] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch));
  filter[1] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, architecture, 0, WATCHED + 2);
  filter[2] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr));
  for (unsigned i = 0; i < WATCHED; i++)
    filter[3 + i] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, watched[i], WATCHED - i, 0);
  filter[3 + WATCHED] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  filter[4 + WATCHED] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_TRACE);
  struct sock_fprog program = { WATCHED + 5, filter };
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

/* The tracer's part: `parent` is the driver, which waits to be told whether it is traced. */
static void startTracer(pid_t parent, int told, int tell) __attribute__((noreturn));
static void startTracer(pid_t parent, int told, int tell) {
  const int options = PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACESECCOMP | PTRACE_O_TRACEFORK | PTRACE_O_TRACEVFORK
    | PTRACE_O_TRACECLONE | PTRACE_O_TRACEEXEC | PTRACE_O_EXITKILL;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  /* The commands and the replies are the driver's alone. */
  fclose(state.reply);
  close(0);
  char go;
  if (read(told, &go, 1) != 1) _exit(1);
  int refused = ptrace(PTRACE_SEIZE, parent, 0, options) == 0 ? 0 : errno;
  if (write(tell, &refused, sizeof refused) != sizeof refused || refused != 0) _exit(1);
  close(told);
  close(tell);
  trace(parent);
}

/* Has everything counted from here on. Returns why nothing can be, NULL where it is. */
static const char *startCounting(void) {
  static char why[200];
  int toTracer[2], fromTracer[2];
  volatile Calls *shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANON, -1, 0);
  if (access("/proc/self/fdinfo", X_OK) != 0) return "there is no /proc";
  if (shared == MAP_FAILED || pipe(toTracer) != 0 || pipe(fromTracer) != 0) return "no memory for it";
  counted = shared;
  pid_t driver = getpid(), tracer = fork();
  if (tracer == 0) startTracer(driver, toTracer[0], fromTracer[1]);
  close(toTracer[0]);
  close(fromTracer[1]);
  int refused = 0;
  /* A child may trace its parent only where that allows it: https://docs.kernel.org/admin-guide/LSM/Yama.html */
  prctl(PR_SET_PTRACER, tracer);
  if (tracer < 0) snprintf(why, sizeof why, "fork: %s", strerror(errno));
  else if (write(toTracer[1], "", 1) != 1 || read(fromTracer[0], &refused, sizeof refused) != sizeof refused)
    snprintf(why, sizeof why, "the tracer has ended");
  else if (refused != 0) snprintf(why, sizeof why, "ptrace: %s", strerror(refused));
  else if (!filterCalls()) snprintf(why, sizeof why, "seccomp: %s", strerror(errno));
  close(toTracer[1]);
  close(fromTracer[0]);
  if (!why[0]) return NULL;
  counted = NULL;
  if (refused != 0) waitpid(tracer, NULL, 0);
  return why;
}
#else
static const char *startCounting(void) { return "only Linux on x64 and arm64 can, with its headers"; }
#endif
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
  if (writes && !state.shell) growHeap();
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
  char sql[64], value[256];
  snprintf(sql, sizeof sql, "PRAGMA %s;", name);
  fprintf(state.reply, "\"%s\":", name);
  if (ask(sql, value, sizeof value)) printJsonString(state.reply, value);
  else fprintf(state.reply, "null");
}

/* Each is one short line: no engine has more than fit. */
static void printCompileOptions(void) {
  char lines[16 * 1024], *rest = NULL;
  askAll("PRAGMA compile_options;", lines, sizeof lines);
  const char *separator = "";
  for (char *line = strtok_r(lines, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
    fputs(separator, state.reply);
    printJsonString(state.reply, line);
    separator = ",";
  }
}

static void printSettings(void) {
  fprintf(state.reply, "{\"settings\":{");
  printPragma("journal_mode"), fputc(',', state.reply);
  printPragma("synchronous"), fputc(',', state.reply);
  printPragma("cache_size"), fputc(',', state.reply);
  printPragma("page_size");
  fprintf(state.reply, ",\"compile_options\":[");
  printCompileOptions();
  fprintf(state.reply, "]}}\n");
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
  Workload workload = readWorkload(command.statements, hashing);
  freshen(isWrites(command), hashing ? NULL : command.after, &fresh);
  prepareWorkload(&workload);
  fprintf(state.reply,
    "{\"ready\":{\"populate_ns\":%" PRId64 ",\"copy_ns\":%" PRId64 ",\"flush_ns\":%" PRId64 ",\"open_ns\":%" PRId64
    ",\"warm_ns\":%" PRId64 ",\"total_ns\":%" PRId64 "}}\n",
    fresh.populate, fresh.copy, fresh.flush, fresh.open, fresh.warm, now() - started);
  fflush(state.reply);
  char line[16];
  if (!readLine(line, sizeof line)) _exit(0);
  if (strcmp(line, "go") != 0) fail("command", NULL, "\"%s\" instead of \"go\"", line);

  Execution execution = { .hashing = hashing };
  int64_t changesBefore = totalChanges();
  Calls callsBefore = countedSoFar();
  Usage before = usageSoFar();
  int64_t elapsed = now();
  executeWorkload(&workload, &execution);
  elapsed = now() - elapsed;
  Usage after = usageSoFar();
  Calls calls = countedSoFar();
  if (state.shell) elapsed = execution.elapsed;
  int64_t changes = totalChanges() - changesBefore;
  finalizeWorkload(&workload);
  fprintf(state.reply,
    "{\"sample\":{\"ns\":%" PRId64 ",\"statements\":%" PRId64 ",\"rows\":%" PRId64 ",\"changes\":%" PRId64
    ",\"cpu_ns\":%" PRId64 ",\"peak_bytes\":%" PRId64 ",\"minor_faults\":%ld,\"major_faults\":%ld",
    elapsed, execution.statements, execution.rows, changes, after.cpu - before.cpu, after.peak,
    after.minorFaults - before.minorFaults, after.majorFaults - before.majorFaults);
  if (counted) printCalls(callsBefore, calls);
  printLatencies(&workload);
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
  if (state.shell || !isMemory()) closeDatabase();
}

static int byLength(const void *one, const void *other) {
  int64_t a = *(const int64_t *)one, b = *(const int64_t *)other;
  return (a > b) - (a < b);
}

/* What a shell takes for nothing: the median of some workloads without a statement. */
static void runFloor(void) {
  enum { TIMES = 21 };
  int64_t took[TIMES];
  Freshening fresh = { 0 };
  freshen(0, NULL, &fresh);
  for (int i = 0; i < TIMES; i++) {
    Execution nothing = { 0 };
    shellExecute("floor", (Statements){ "", 0 }, &nothing);
    took[i] = nothing.elapsed;
  }
  qsort(took, TIMES, sizeof *took, byLength);
  fprintf(state.reply, "{\"floor\":{\"ns\":%" PRId64 "}}\n", took[TIMES / 2]);
  fflush(state.reply);
  if (state.shell || !isMemory()) closeDatabase();
}

static void runSettings(void) {
  Freshening fresh = { 0 };
  freshen(0, NULL, &fresh);
  printSettings();
  if (state.shell || !isMemory()) closeDatabase();
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
  if (strcmp(command.mode, "floor") == 0 && state.shell) return command;
  if (strcmp(command.mode, "time") != 0 && strcmp(command.mode, "hash") != 0)
    fail("command", NULL, "unknown command \"%s\"", command.mode);
  if (!command.kind || (strcmp(command.kind, "reads") != 0 && strcmp(command.kind, "writes") != 0) || !command.statements)
    fail("command", NULL, "%s needs reads or writes, and a file of statements", command.mode);
  return command;
}

/* Does what one command asks; the caller has forked, or serves just this one. */
static void serveOne(Command command) {
  if (strcmp(command.mode, "settings") == 0) runSettings();
  else if (strcmp(command.mode, "floor") == 0) runFloor();
  else runSample(command);
}

/* @param uncounted why calls are not counted though they should be; NULL where they are, or need not be */
static void serve(const char *uncounted) {
  int64_t start = now();
  if (isMemory()) {
    if (!state.prepareFile) fail("usage", NULL, "--prepare FILE is missing");
    openDatabase(":memory:");
    executeFile("prepare", state.prepareFile);
  } else if (!state.workDir || !(state.reprepare ? state.prepareFile : state.templateDir)) {
    fail("usage", NULL, "file storage needs --work DIR and --template DIR (or --reprepare and --prepare FILE)");
  }
  fprintf(state.reply, "{\"serving\":{\"prepare_ns\":%" PRId64 ",\"threads\":%d,\"can_populate\":%s",
    now() - start, threadCount(), canPopulate() ? "true" : "false");
  if (uncounted) {
    fprintf(state.reply, ",\"uncounted\":");
    printJsonString(state.reply, uncounted);
  }
  fprintf(state.reply, "}}\n");
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
  char version[256] = "", sourceId[512] = "";
  if (state.shell) {
    openDatabase(":memory:");
    if (!ask("SELECT sqlite_version();", version, sizeof version) || !ask("SELECT sqlite_source_id();", sourceId, sizeof sourceId))
      fail("shell", NULL, "it does not say its version");
    closeDatabase();
  } else {
    snprintf(version, sizeof version, "%s", engine.libversion());
    snprintf(sourceId, sizeof sourceId, "%s", engine.sourceid());
  }
  fprintf(state.reply, "{\"engine\":{\"protocol\":%d,\"static\":%s,\"version\":", PROTOCOL,
#ifdef ENGINE_STATIC
    "true"
#else
    "false"
#endif
  );
  printJsonString(state.reply, version);
  fprintf(state.reply, ",\"source_id\":");
  printJsonString(state.reply, sourceId);
#ifndef ENGINE_STATIC
  Dl_info info;
  void *symbol;
  memcpy(&symbol, &engine.libversion, sizeof symbol);
  if (!state.shell && dladdr(symbol, &info) && info.dli_fname) {
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
    if (strcmp(name, "--count-calls") == 0) { state.countCalls = 1; continue; }
    if (strcmp(name, "--prepared") == 0) { state.prepared = 1; continue; }
    if (strcmp(name, "--latencies") == 0) { state.latencies = 1; continue; }
    const char *value = i + 1 < count ? arguments[++i] : NULL;
    if (!value) fail("usage", NULL, "%s has no value", name);
    if (strcmp(name, "--engine") == 0) state.library = value;
    else if (strcmp(name, "--shell") == 0) state.shell = value;
    else if (strcmp(name, "--storage") == 0) state.storage = value;
    else if (strcmp(name, "--prepare") == 0) state.prepareFile = value;
    else if (strcmp(name, "--template") == 0) state.templateDir = value;
    else if (strcmp(name, "--work") == 0) state.workDir = value;
    else if (strcmp(name, "--memory") == 0) state.memoryLimit = strtoll(value, NULL, 10);
    else if (strcmp(name, "--setting") == 0 && state.settingCount < 32) state.settings[state.settingCount++] = value;
    else fail("usage", NULL, "unknown option %s", name);
  }
  limitMemory();
  const char *uncounted = state.countCalls ? startCounting() : NULL;
  if (!state.shell) {
    loadEngine();
    catchCrashes();
  }
  if (strcmp(arguments[1], "probe") == 0) probe();
  else if (strcmp(arguments[1], "build") == 0) build();
  else if (strcmp(arguments[1], "serve") == 0) {
    if (!state.storage || (!isMemory() && strcmp(state.storage, "file") != 0))
      fail("usage", NULL, "--storage must be memory or file");
    serve(uncounted);
  } else fail("usage", NULL, "unknown command %s", arguments[1]);
  return 0;
}
