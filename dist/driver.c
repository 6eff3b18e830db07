/*
** The timing driver of sqlite-bench-gate in one file, put together from the files in src/driver: change those.
**
**   cc -O2 driver.c -lpthread -ldl                                    loads engines from shared libraries
**   cc -O2 -DENGINE_STATIC driver.c libengine.a -lpthread -lm -ldl    is that engine's benchmark binary
*/
#define DRIVER_AMALGAMATION 1

/* -------- platform.h -------- */

/* Every file of the driver includes this first, directly or through its own header. */

/* For pipe2, memfd_create and strndup. The C library reads it in its first header only. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

/*
** Linkage of shared functions and data. In the one shipped file everything is static, as in SQLite's amalgamation: the compiler
** inlines the timing loops, and no name meets one of an engine that is linked in.
**
**   DRIVER_API    before a function's declaration and definition, and before a variable's definition
**   DRIVER_DATA   before a variable's declaration
*/
#ifdef DRIVER_AMALGAMATION
#define DRIVER_API static
#define DRIVER_DATA static
#else
#define DRIVER_API
#define DRIVER_DATA extern
#endif

/* The compiler checks the arguments of a function that formats: the positions of its format and of the first value. */
#define PRINTF_LIKE(text, values) __attribute__((format(printf, text, values)))

/* -------- reply.h -------- */

#include <stdbool.h>
#include <stdio.h>

/*
** Replies to the tool: lines of JSON on file descriptor 3. They have a descriptor of their own because an engine may
** print what it likes on standard output. NULL until openReplies(), and always NULL for the command `timer`, which
** has none.
*/
DRIVER_DATA FILE *reply;

/* Opens the replies, or ends the process with status 2 and a hint if file descriptor 3 is closed. */
DRIVER_API void openReplies(void);

/* Whether a program that this process becomes can reply too; false once the replies are open. */
DRIVER_API void keepReplies(bool isKept);

/* Sends what was printed to `reply`. Ends the process if nobody can read it any more. */
DRIVER_API void sendReply(void);

/* Prints a text in quotes, escaped for JSON. */
DRIVER_API void printJsonString(FILE *out, const char *text);

/* The remaining work outside the process before it ends in failure; NULL if there is none. */
DRIVER_DATA void (*beforeFailure)(void);

/* Calls beforeFailure, if it is set, and ends the process with status 1. */
DRIVER_API _Noreturn void endInFailure(void);

/*
** Reports an error as a reply, or on standard error if there are no replies, and ends the process with status 1.
** A reply must not be half printed when this is called.
**
** @param where what the driver was doing, one word of the protocol
** @param sql the statement that failed, or NULL
*/
DRIVER_API _Noreturn void fail(const char *where, const char *sql, const char *format, ...) PRINTF_LIKE(3, 4);

/* -------- memory.h -------- */

#include <stddef.h>

/* Memory for the driver itself. Each function ends the process with a message if memory runs out. */

/* Memory from the heap, as malloc() gives it. It is not NULL for 0 bytes either. */
DRIVER_API void *allocate(size_t size);

/* Another size for memory from the heap, which may be NULL. */
DRIVER_API void *reallocate(void *memory, size_t size);

/* A copy of the first bytes of a text, with a NUL behind them. */
DRIVER_API char *copyText(const char *text, size_t size);

/*
** Zeroed memory in a mapping of its own, which leaves the heap as the engine would find it without the driver.
**
** @param isShared whether forked processes share it; otherwise each has its own copy
*/
DRIVER_API void *mapMemory(size_t size, bool isShared);

/* Gives back what mapMemory() gave. */
DRIVER_API void unmapMemory(void *memory, size_t size);

/* -------- options.h -------- */

#include <stdint.h>

typedef enum Storage { STORAGE_UNKNOWN, STORAGE_MEMORY, STORAGE_FILE } Storage;

/* The most connections that --connections takes. */
enum { MOST_CONNECTIONS = 64 };

/* The options of the command line. Nothing is changed after parseOptions(). */
typedef struct Options {
  const char *library;     /* --engine: the shared library of the engine; NULL if it is linked in or a shell */
  const char *shell;       /* --shell: the program, if the engine is one; otherwise NULL */
  const char *server;      /* --server: a file that says how the engine is started and reached, if it is a server; otherwise NULL */
  Storage storage;         /* --storage */
  const char *prepareFile; /* --prepare: statements that create and fill the tables */
  const char *rehearseFile; /* --rehearse: statements for a database of their own, before any other; NULL if there are none */
  const char *templateDir; /* --template: folder of the prepared database */
  const char *workDir;     /* --work: folder of the working copy */
  const char **settings;   /* --setting: SQL for every connection, in the order given */
  int settingCount;        /* how many settings there are */
  const char **attempts;   /* --attempt: SQL for every connection that an engine may refuse, in the order given */
  int attemptCount;        /* how many attempts there are */
  const char **conditions; /* --condition: queries that must return no row after a contest of tpcc */
  int conditionCount;      /* how many conditions there are */
  const char **versionQueries; /* --version-query: SQL that may answer the engine's own version, in the order given */
  int versionQueryCount;   /* how many such queries there are */
  const char **variables;  /* --variable: names of a server's settings to read back, in the order given */
  int variableCount;       /* how many variables there are */
  int connections;         /* --connections: to a server, how many execute a workload at once; 1 if it is not given */
  int processor;           /* --processor: the number of the processor to run on; -1 if it may be any */
  int64_t memoryLimit;     /* --memory: bytes of address space; 0 if there is no limit */
  const char *allocations; /* --allocations: the library that counts allocations; loaded before options are parsed, see footprint.h */
  bool footprint;          /* --footprint: note what untimed samples cost beside time */
  bool noFork;             /* --no-fork: serve one sample in this process, then exit */
  bool scratch;            /* --scratch: {dir} in statements stands for a folder beside the database, see scratch.h */
  bool reprepare;          /* --reprepare: make each sample's database with prepareFile */
  bool countCalls;         /* --count-calls: count the system calls that make data durable */
  bool watchCalls;         /* --watch-calls: look as if they were counted */
  bool prepared;           /* --prepared: files of timed statements are in the format of prepared-file.h */
  bool dropCache;          /* --drop-cache: have the system drop the working copy from its cache before each sample */
  bool pin;                /* --pin: run on one processor, the same for every driver, with the server that is started */
  bool awaitIdle;          /* --await-idle: wait at the end of each turn until the server that was started is idle */
  bool latencies;          /* --latencies: take the time of each timed statement */
} Options;

DRIVER_DATA Options options;

/* Reads the arguments behind the command. Fails if one is unknown, has no value, or a wrong one. */
DRIVER_API void parseOptions(int count, char **arguments);

DRIVER_API void printUsage(FILE *out);

/* -------- command.h -------- */

typedef enum CommandKind {
  COMMAND_TIME,
  COMMAND_HASH,
  COMMAND_CHECK,
  COMMAND_COUNT,
  COMMAND_COLD,
  COMMAND_PLAN,
  COMMAND_ROWS,
  COMMAND_SETTINGS,
  COMMAND_FLOOR,
  COMMAND_READS,
  COMMAND_STEPS,
} CommandKind;

/* Whether a command executes statements without timing them. */
static inline bool isUntimed(CommandKind kind) { return kind == COMMAND_HASH || kind == COMMAND_CHECK; }

/* Whether a command executes the measured statements in the measured way, and nothing else. */
static inline bool isMeasured(CommandKind kind) { return kind == COMMAND_TIME || kind == COMMAND_COUNT; }

/* One line of standard input, taken apart in place. */
typedef struct Command {
  CommandKind kind;
  bool isWrites;          /* of time, count, hash, check, cold and steps: the statements change the database */
  bool hasProcess;        /* of cold: the statements have a process of their own, which is timed too */
  const char *statements; /* of time, count, hash, check, cold, plan and rows: the file to execute; of the first five, NULL if it is named later */
  const char *after;      /* WARM of time and count, STATE of hash and check; NULL if it is not given */
  const char *then;       /* TRANSACTIONS of time, INVARIANTS of hash and check; NULL if it is not given */
  const char *counters;   /* COUNTERS of hash and check; NULL if it is not given */
  const char *before;     /* BEFORE of time, count, hash, check and rows; NULL if it is not given */
  const char *behind;     /* BEHIND of the same; NULL if it is not given */
  const char *errors;     /* ERRORS of the same; NULL if it is not given */
} Command;

/* Whether untimed statements surround those of a command: they may change the database whatever its kind is. */
static inline bool isSurrounded(Command command) { return command.before || command.behind; }

/*
** Reads a line from standard input, without its line break, and nothing behind it: a forked sample reads on there.
** Returns false at the end of the input.
*/
DRIVER_API bool readLine(char *line, size_t size);

/* Takes a line apart. Fails if it is no command; then it shows the command. */
DRIVER_API Command parseCommand(char *line);

/* -------- arguments.h -------- */

/* The fields behind the command, each a text. */
typedef struct Arguments {
  char **fields; /* NULL behind the last */
  int count;
} Arguments;

/*
** Takes the arguments behind the command away before an engine is loaded, which could tell by them what a process is for: the command line
** as the system shows it then has none. If the only one is "-", they come from standard input: a line with their size in bytes, and each
** followed by a NUL byte. Their memory is a mapping of its own, so that the heap is the same whatever is asked for.
**
** @param count of `given`
** @param given the arguments of the program, with its name and the command
*/
DRIVER_API Arguments takeArguments(int count, char **given);

/* -------- crash.h -------- */

/* The statement that the engine is executing; NULL between statements. A crash handler reads it. */
DRIVER_DATA const char *volatile executingSql;

/* The statement of this thread, if it is one of several that use the engine at once; otherwise NULL. A crash names the statement of its own thread. */
DRIVER_DATA _Thread_local const char *volatile threadSql;

/*
** From here on a process that crashes keeps the beginning of its statement, for this process and its forked samples,
** and prints it on standard error. Then it ends by the signal as it would without.
*/
DRIVER_API void catchCrashes(void);

/* Gives a thread a stack for the handler of crashes: its usual one may be what overflows. Call it once in each thread but the first. */
DRIVER_API void catchCrashesOfThread(void);

/* Prints the beginning of the statement that is being executed on standard error. Safe in a signal handler. */
DRIVER_API void nameStatement(void);

/*
** The beginning of the statement that a forked sample crashed in; NULL if it was in none, or catchCrashes() was not
** called. It is there until the next call.
*/
DRIVER_API const char *takeCrashedSql(void);

/* Refuses engines more address space than --memory allows, before one that leaks takes the machine's memory. */
DRIVER_API void limitMemory(void);

/* -------- child.h -------- */

#include <sys/types.h>

/* Has the system kill this process when its parent ends, so that a tool that is killed leaves no engine running. */
DRIVER_API void dieWithParent(void);

/*
** Forks a process that ends with this one. Fails if there can be none.
**
** @param where its purpose, one word of the protocol
** @returns 0 in the child
*/
DRIVER_API pid_t forkChild(const char *where);

/* Gives a file or pipe a larger descriptor, out of the way of those that a program is started with, and closes the old one. */
DRIVER_API int moveAway(const char *where, int descriptor, const char *what);

/* A pipe with such descriptors. */
DRIVER_API void makePipe(const char *where, int ends[2]);

/* Waits until a child has ended, and returns its status as waitpid() gives it. */
DRIVER_API int waitForChild(pid_t child);

/* Replies how the process of a sample, or a shell, has ended, and in which statement. */
DRIVER_API void replyDone(int status);

/* -------- own-call.h -------- */

/*
** Asks the system by the processor's own instruction. The C library's functions are called through a table of this program, and whatever is
** loaded into the process can write there.
*/

/* The calls that can be made so. */
typedef enum OwnCall { CALL_CLOCK_GETTIME, CALL_GETRUSAGE } OwnCall;

/*
** Makes a call with two arguments, the second a place for the answer. Returns whether it succeeded. On other systems and processors than
** Linux on x64 and arm64, the C library makes it.
*/
DRIVER_API bool callSystem(OwnCall call, int which, void *answer);

/* -------- clock.h -------- */

#include <time.h>

/* Nanoseconds of a clock; 0 if it cannot be read, such as the CPU clock of a process that has ended. */
DRIVER_API int64_t readClock(clockid_t clock);

/* Nanoseconds of the monotonic clock, which nobody sets back. All times of the driver are differences of it. */
DRIVER_API int64_t now(void);

/*
** The same, from the system itself: an engine cannot answer in its place by a function that it puts into a table. It takes some hundred
** nanoseconds: for samples and their chunks, and not for each statement.
*/
DRIVER_API int64_t measuredNow(void);

/* Fails if now() and measuredNow() are not one clock. */
DRIVER_API void requireOneClock(void);

/* Sorts times, the shortest first. */
DRIVER_API void sortTimes(int64_t *times, size_t count);

/* -------- engine.h -------- */

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

/* -------- histogram.h -------- */

/*
** How often times fell into which bucket. It is as fine for short times as for long ones: each octave has 64 buckets, so
** that a bucket is at most 1/64 of its times wide. Times below 128 ns have a bucket each.
*/
enum { BUCKETS_PER_OCTAVE = 64, BUCKETS = BUCKETS_PER_OCTAVE * 58 };

typedef struct Histogram {
  int64_t longest;          /* nanoseconds, exactly */
  uint32_t counts[BUCKETS]; /* how many times are of each bucket */
} Histogram;

DRIVER_API void addTime(Histogram *histogram, int64_t ns);

/* Adds all times of another. */
DRIVER_API void addHistogram(Histogram *histogram, const Histogram *other);

/* Prints a histogram as JSON: the longest time, and the buckets that are not empty, in order. */
DRIVER_API void printHistogram(const Histogram *histogram);

/* -------- buffer.h -------- */

/* Bytes that grow at their end. It starts as { 0 }. */
typedef struct Buffer {
  char *bytes;     /* NULL while there are none; no NUL follows them */
  size_t size;     /* bytes that are there */
  size_t capacity; /* bytes that fit before it must be moved */
} Buffer;

DRIVER_API void append(Buffer *buffer, const char *bytes, size_t size);

/* Appends a text and a line break. */
DRIVER_API void appendLine(Buffer *buffer, const char *line);

/* Frees the bytes; the buffer can be used again. */
DRIVER_API void freeBuffer(Buffer *buffer);

/* -------- draw.h -------- */

/* The next random number below a limit from 1 to 2^31: xorshift64*, Marsaglia 2003. @param random the state, not 0 */
DRIVER_API int64_t drawBelow(uint64_t *random, int64_t limit);

/* -------- files.h -------- */

#include <dirent.h>

/* Files and folders. Each function ends the process with the path and the system's message if something fails. */

enum { PATH_SIZE = 4096 };

/* Puts "folder/name" into `path`, PATH_SIZE bytes. */
DRIVER_API void joinPath(char *path, const char *folder, const char *name);

/* open(2), for this process only; a file that is created is its owner's. */
DRIVER_API int openFile(const char *path, int flags);

/* Has the system write a file or folder to the disk. */
DRIVER_API void flushFile(int file, const char *path);

/* Like flushFile(), for a folder with all files and folders in it. Symbolic links are not followed. */
DRIVER_API void flushTree(const char *path);

/* Like flushFile(), for everything on the file system of a path. */
DRIVER_API void flushFileSystem(const char *path);

/* Asks the system to drop a file, or all files in a folder, from its cache. Pages that are not on the disk yet stay. */
DRIVER_API void dropTree(const char *path);

/* Removes a file or folder with everything in it. A symbolic link is removed, and what it leads to stays. */
DRIVER_API void removeTree(const char *path);

/* The next entry of a folder without "." and ".."; NULL at its end. */
DRIVER_API struct dirent *readEntry(DIR *folder, const char *path);

DRIVER_API DIR *openFolder(const char *path);

/* -------- working-copy.h -------- */

/* The time of restoring a working copy, nanoseconds, added to the earlier time. */
typedef struct RestoreTimes {
  int64_t copy;  /* comparing and writing */
  int64_t flush; /* flushing what was written */
} RestoreTimes;

/* Makes a folder equal to its template, and flushes it. An engine may keep a database in several files. */
DRIVER_API void restoreFolder(const char *template, const char *folder, RestoreTimes *times);

/*
** Flushes everything in a folder from a process of its own, so that the workload has not to flush what was written
** before its clock started. The process is its own because closing a file gives up all locks that the process has on it, and the
** engine's connection is open: https://www.sqlite.org/howtocorrupt.html, 2.2
*/
DRIVER_API void flushFolderInChild(const char *path);

/* -------- scratch.h -------- */

/*
** With --scratch, {dir} in statements stands for a folder for their engine's files beside the database. Each sample finds in it what the
** preparation has left there. Without --scratch these functions change nothing.
**
** The preparation has a path of its own, which is gone afterwards: a database that has kept the path would name the files that all
** samples start from.
*/

/*
** Makes the folder, empty, in a folder for a preparation; that is made too if it is missing.
**
** @param isBegun whether a program may have begun the preparation: what it has left in the folder stays
*/
DRIVER_API void makeScratch(const char *folder, bool isBegun);

/* Ends the preparation in a folder: its files are those that samples find. */
DRIVER_API void keepScratch(const char *folder);

/* Has {dir} stand for the folder in a working copy. */
DRIVER_API void useScratch(const char *workingCopy);

/* The path that {dir} stands for now; NULL without --scratch. */
DRIVER_API const char *scratchPath(void);

/* For a database in memory, which has no working copy: brings the folder back to what the preparation has left. */
DRIVER_API void restoreScratch(const char *folder, RestoreTimes *times);

/* Fails if statements have written to the path of a preparation in a folder, which has ended. */
DRIVER_API void requireKeptScratch(const char *folder);

/* -------- statements.h -------- */

/* A file of statements, each followed by a NUL. It is mapped from the page cache, so that it counts as no memory. */
typedef struct Statements {
  const char *text; /* the first statement */
  size_t size;      /* bytes of all of them; the last is a NUL */
} Statements;

/* Maps a file of statements, in which {dir} is replaced as scratch.h says. Fails if it is empty or cut off, or if a statement is longer than an engine can take. */
DRIVER_API Statements mapStatements(const char *path);

DRIVER_API void unmapStatements(Statements statements);

/* -------- script.h -------- */

/* The connections of a user's own contest: the SQL that each executes again and again, and the queries whose results have to hold. */

enum { MOST_INVARIANTS = 8, MOST_SCRIPTS = 16 };

typedef enum StatementPartKind { PART_TEXT, PART_NUMBER, PART_INTEGER, PART_LETTERS } StatementPartKind;

/* A piece of a statement, or a value that is drawn for each transaction. */
typedef struct StatementPart {
  StatementPartKind kind;
  const char *text;    /* of PART_TEXT */
  int64_t first, last; /* bounds of PART_INTEGER; `last` letters of PART_LETTERS */
} StatementPart;

typedef struct ScriptStatement {
  const char *sql; /* as the user wrote it: all processes of a contest have it at one place */
  StatementPart *parts;
  size_t partCount;
} ScriptStatement;

/* The work of connections with one name. */
typedef struct Script {
  const char *name;
  int connections;
  int64_t pause;         /* nanoseconds between two transactions */
  const char *committed; /* a query that counts their committed transactions; NULL without one */
  ScriptStatement *statements;
  size_t count;
} Script;

typedef struct OwnContest {
  int64_t killEvery; /* nanoseconds between two processes that are killed, in the mean; 0 if none is */
  const char *invariants[MOST_INVARIANTS];
  int invariantCount;
  Script scripts[MOST_SCRIPTS];
  int scriptCount;
} OwnContest;

/* Reads a file that src/features/figures/contention/own-script.ts has written. Fails if it is another. */
DRIVER_API const OwnContest *readOwnContest(const char *path);

/* All connections. */
DRIVER_API int connectionsOf(const OwnContest *own);

/* Puts a statement together in place of what a buffer has, with a NUL at its end. @param number of the transaction @param random the state that values are drawn from */
DRIVER_API void fillIn(const ScriptStatement *statement, int64_t number, uint64_t random, Buffer *buffer);

/* -------- contender.h -------- */

#include <stdatomic.h>

/* One connection of several that work on a database at once, in a thread or a process of its own. */

enum {
  MOST_CONTENDERS = 65,      /* 64 connections, and one that empties the log or looks at invariants */
  ANSWER_TEXT = 120,         /* bytes of an answer's beginning */
  CONTENDER_MESSAGE = 500,   /* bytes of a message */
  STATUS_ERROR = 1,          /* SQLITE_ERROR: a statement that the engine does not know, if prepared */
  STATUS_BUSY = 5,           /* SQLITE_BUSY */
  STATUS_LOCKED = 6,         /* SQLITE_LOCKED */
};

/* The task of a connection. The figures of those with one task are added up. */
typedef enum Task { TASK_READ, TASK_WRITE, TASK_CHECKPOINT, TASK_OPEN, TASK_TERMINAL, TASK_SCRIPT, TASK_LOOK, TASKS } Task;

typedef enum Finish {
  FINISH_NONE,   /* it still works, or has not come back */
  FINISH_WELL,
  FINISH_BUSY,   /* the engine refused it until its patience ended */
  FINISH_ERROR,  /* the engine reported another error */
  FINISH_CRASH,  /* its process was ended by a signal */
} Finish;

/* The work that all connections of a contest share. */
typedef enum Contested {
  CONTESTED_READS,       /* each reads single rows */
  CONTESTED_READ_WRITE,  /* one changes two rows in each transaction, the others read both */
  CONTESTED_DISJOINT,    /* each counts in a row of its own */
  CONTESTED_SAME,        /* all count in one row */
  CONTESTED_TRANSFERS,   /* each moves amounts between random accounts, and adds all up now and then */
  CONTESTED_CHECKPOINTS, /* each inserts rows, and one more empties the log */
  CONTESTED_STORM,       /* each opens the database, reads a row, and closes it */
  CONTESTED_TPCC,        /* each executes the transactions of TPC-C on one warehouse */
  CONTESTED_OWN,         /* each executes a script of the user's, and one more looks at the invariants */
} Contested;

/* The result of a query. */
typedef struct QueryResult {
  uint64_t hash;             /* of all values */
  int64_t rows;
  char text[ANSWER_TEXT];    /* its beginning, in words */
} QueryResult;

/* A contest, in memory that all its processes share. */
typedef struct Contest {
  Contested workload;
  const OwnContest *own;     /* the scripts of CONTESTED_OWN, which every process has at one place; NULL without any */
  QueryResult expected[MOST_INVARIANTS];
  int64_t committedBefore[MOST_SCRIPTS];
  const char *begin;         /* the statement that begins a transaction that writes */
  int64_t window;            /* nanoseconds in which operations count */
  int64_t patience;          /* nanoseconds after the window in which a refused connection still tries */
  atomic_int isOver;         /* set if it is called off before it begins */
  _Atomic int64_t start;     /* of the window, as now() gives it; 0 before that */
  _Atomic int64_t ended;     /* when it was ended before its time; 0 if it was not */
} Contest;

/* A connection's part in a contest, in shared memory. */
typedef struct Contender {
  Task task;
  int script;                /* the index of what TASK_SCRIPT executes */
  int number;                /* among those of its task, from 0 */
  uint64_t random;           /* the state of its random numbers, not 0 */
  atomic_bool isReady;
  atomic_int finish;         /* a Finish: all else is complete once it is set */
  const char *volatile sql;  /* the statement that it executes; NULL between two. Another process reads it: in memory that both have, such as a literal */
  int64_t operations;        /* transactions, or what else it repeats, that ended in the window */
  int64_t busy;              /* refusals of the engine because of another connection */
  int64_t repeated;          /* transactions that were begun and had to be begun again */
  int64_t begun;             /* transactions of a script that were begun, those that a kill has cut off too */
  int64_t kills;             /* how often its process was killed */
  int64_t written;           /* transactions that have written, also after the window; of a terminal, ordered and paid say more */
  int64_t ordered;           /* orders that a terminal has placed */
  int64_t paid;              /* cents that a terminal has taken in */
  int64_t torn;              /* transactions that saw a half of another */
  char tornMessage[CONTENDER_MESSAGE];
  char message[CONTENDER_MESSAGE]; /* of an error, or why it cannot do its task */
  Histogram times;           /* of its operations, waits included */
} Contender;

/* A contender's connection. */
typedef struct ContenderConnection {
  sqlite3 *handle;
  Contender *own;
  Contest *contest;
  const char *path;
  const char *refused;       /* the last statement that did not succeed; NULL if there is none, or its text is gone */
  size_t done;               /* statements of a script that are behind it for good */
  bool hasBegun;             /* whether the transaction that it tries has begun */
  sqlite3_stmt **statements; /* prepared; those that its task needs, the others are NULL */
} ContenderConnection;

/* Whether a status says that another connection is in the way. */
static inline bool isRefusal(int status) { return (status & 0xff) == STATUS_BUSY || (status & 0xff) == STATUS_LOCKED; }

/*
** Opens a connection, and runs the options' settings and attempts on it. The engine is told not to wait by itself: the driver waits, the
** same way on all engines. Returns the status.
*/
DRIVER_API int openContender(ContenderConnection *connection);

/* Closes it. Returns the status. */
DRIVER_API int closeContender(ContenderConnection *connection);

/*
** Executes one statement as text. Returns the status.
**
** @param sql of a contender in a process of its own, a text that its parent has too
** @param value the first column of its last row; NULL if nobody needs it
*/
DRIVER_API int runText(ContenderConnection *connection, const char *sql, sqlite3_int64 *value);

/* runText() for a text of this process alone. @param sql what it is made of, as another process reads it */
DRIVER_API int runFilled(ContenderConnection *connection, const char *sql, const char *text);

/* Notes the statement that is executed, for those who look on; NULL between two. */
DRIVER_API void noteStatement(ContenderConnection *connection, const char *sql);

/* Prepares a statement. Returns the status. @param sql a literal, as another process reads it */
DRIVER_API int prepareBound(ContenderConnection *connection, const char *sql, sqlite3_stmt **statement);

/* Executes a prepared statement to its end. @param values bound to its parameters @param value as for runText() */
DRIVER_API int executeBound(ContenderConnection *connection, sqlite3_stmt *statement, const char *sql, const sqlite3_int64 *values,
  int count, sqlite3_int64 *value);

/* Notes that a transaction has read two numbers that cannot be. The first words are kept. @param what the words, with two %lld */
DRIVER_API void noteTorn(Contender *own, const char *what, sqlite3_int64 one, sqlite3_int64 other);

/* Keeps the engine's words for what it has refused to do: the next statement replaces them. */
DRIVER_API void noteRefusal(ContenderConnection *connection, const char *what, int status);

/*
** Waits before another try, longer each time: 0.05 ms at first, at most 1 ms, a random part of each. It is the busy handler of every engine.
** Returns false if the contender's patience is at its end, or the contest is called off.
*/
DRIVER_API bool waitForTurn(const ContenderConnection *connection, int64_t *pause);

/* The end of the window, as now() gives it, or when the contest was ended before that. */
DRIVER_API int64_t endOfContest(const Contest *contest);

/* Ends a contest before its time. */
DRIVER_API void endContest(Contest *contest);

/* Sleeps, and looks now and then whether the contest has ended. */
DRIVER_API void pauseUntilEnd(const Contest *contest, int64_t ns);

/* Sleeps, nanoseconds. */
DRIVER_API void sleepFor(int64_t ns);

/* -------- contest-work.h -------- */

/* The statements of contests. src/features/figures/contention/database.ts makes their tables. */

typedef enum Work {
  WORK_BEGIN_READ,
  WORK_BEGIN_WRITE,
  WORK_COMMIT,
  WORK_ROLLBACK,
  WORK_READ_ACCOUNT,
  WORK_CHANGE_ACCOUNT,
  WORK_SUM_ACCOUNTS,
  WORK_READ_COUNTER,
  WORK_CHANGE_COUNTER,
  WORK_ADD_ENTRY,
  WORK_CHECKPOINT,
  /* From here on those of terminals.c. ?1 is a district, or else an item. */
  WORK_READ_TAX,
  WORK_READ_NEXT_ORDER,
  WORK_CHANGE_NEXT_ORDER,
  WORK_READ_DISCOUNT,
  WORK_ADD_ORDER,
  WORK_ADD_NEW_ORDER,
  WORK_READ_PRICE,
  WORK_READ_STOCK,
  WORK_CHANGE_STOCK,
  WORK_ADD_LINE,
  WORK_READ_TAKEN,
  WORK_CHANGE_TAKEN,
  WORK_TAKE_IN_DISTRICT,
  WORK_COUNT_NAMESAKES,
  WORK_READ_NAMESAKE,
  WORK_PAY,
  WORK_ADD_HISTORY,
  WORK_READ_BALANCE,
  WORK_READ_LAST_ORDER,
  WORK_READ_LINE_COUNT,
  WORK_COUNT_LINES,
  WORK_READ_OLDEST,
  WORK_COUNT_NEW_ORDERS,
  WORK_REMOVE_NEW_ORDER,
  WORK_READ_BUYER,
  WORK_SET_CARRIER,
  WORK_SET_DELIVERED,
  WORK_SUM_LINES,
  WORK_CHARGE,
  WORK_COUNT_LOW_STOCK,
  WORKS,
} Work;

/* The text of a statement: a literal, also of a transaction's begin, which the contest says. */
DRIVER_API const char *textOfWork(const ContenderConnection *connection, Work work);

/* Whether a contender executes a statement, so that it prepares it. */
DRIVER_API bool needsWork(const ContenderConnection *connection, Work work);

enum { NO_ROW_READ = -1 };

/* Executes a prepared statement. Returns the status. @param value the first column of its last row, NO_ROW_READ without one; NULL if nobody needs it */
DRIVER_API int doBound(ContenderConnection *connection, Work work, const sqlite3_int64 *values, int count, sqlite3_int64 *value);

/* doBound() with values that are written out. */
#define DO_WORK(connection, work, value, ...) \
  doBound(connection, work, (const sqlite3_int64[]){ __VA_ARGS__ }, (int)(sizeof(sqlite3_int64[]){ __VA_ARGS__ } / sizeof(sqlite3_int64)), value)

/* The same without values. */
DRIVER_API int doPlain(ContenderConnection *connection, Work work);

/* Begins a transaction. Returns the status. @param work WORK_BEGIN_READ or WORK_BEGIN_WRITE */
DRIVER_API int beginWith(ContenderConnection *connection, Work work);

/* -------- hash.h -------- */

/*
** Hashes of result values: of each its type, its size and its bytes, eight at a time. Hashing byte by byte took longer than an
** engine takes to read the values. A shell's output and the engine's own values must have the same hash, so that both use these functions.
*/

/* The hash of no values, which a row's hash starts from. */
#define EMPTY_HASH UINT64_C(0xcbf29ce484222325)

/* Adds a value to a row's hash. */
DRIVER_API uint64_t hashNull(uint64_t hash);
DRIVER_API uint64_t hashInteger(uint64_t hash, int64_t value);
DRIVER_API uint64_t hashFloat(uint64_t hash, double value);
/* @param type TYPE_TEXT or TYPE_BLOB; `bytes` may be NULL if there are none */
DRIVER_API uint64_t hashSizedBytes(uint64_t hash, int type, const void *bytes, int size);

/* Adds eight bytes that show of a value of some type that it was read: one step, since timed samples take it too. */
DRIVER_API uint64_t hashTouched(uint64_t hash, int type, uint64_t word);

/* Spreads each bit over all others. Rows are mixed before their hashes are added, or equal bits would cancel out. */
DRIVER_API uint64_t mixHash(uint64_t hash);

/* -------- substitute.h -------- */

/* Other ways to do what an engine's missing functions would do. None of them does less: where there is no other way, the work fails. */

/* Replaces those of the engine's missing functions that have another way. */
DRIVER_API void substituteMissing(void);

/*
** A value as a text that ends in a NUL, up to the statement's next step or the next call; NULL for NULL. An engine without
** sqlite3_column_text does not convert, so numbers are written here.
*/
DRIVER_API const char *valueText(sqlite3_stmt *statement, int column);

/* -------- transaction-words.h -------- */

/* Whether a transaction is open behind a statement that has succeeded. */
DRIVER_API bool isOpenBehind(const char *sql, bool wasOpen);

/* -------- violation.h -------- */

/* A violated invariant. */
typedef struct Violation {
  const char *kind; /* one word of the protocol; NULL if all holds */
  char message[CONTENDER_MESSAGE];
} Violation;

/* -------- scripted.h -------- */

/* A user's own contest: connections execute scripts, and one more looks whether what has to hold does. */

/* The task of a contender, its script and its number in it. The last contender looks. */
DRIVER_API void assignScript(const OwnContest *script, int index, Contender *contender);

/*
** Executes a script once, from the first statement behind the transactions that it has committed. Returns the status.
**
** @param random the state that its values are drawn from: the same in each try
*/
DRIVER_API int tryScript(ContenderConnection *connection, uint64_t random);

/* Keeps the results that have to stay, before anything has changed. Returns the status. */
DRIVER_API int noteExpected(ContenderConnection *connection);

/* Looks at the invariants again and again until the contest ends. The first violation ends it. Returns the status. */
DRIVER_API int watchInvariants(ContenderConnection *connection);

/* Checks what the connections have left. @param count of the contenders */
DRIVER_API Violation checkScripts(ContenderConnection *connection, const Contender *contenders, int count);

/* -------- terminals.h -------- */

/*
** The terminals of TPC-C (clause 2 of its standard, revision 5.11, without think times). All are of one warehouse: they have its row, and that
** of a district, in common. Unlike in the suite tpcc, a transaction knows only what it has read itself.
*/

enum {
  TERMINAL_DISTRICTS = 10,
  TERMINAL_CUSTOMERS = 15,           /* of a district, and the orders that it starts with */
  TERMINAL_ITEMS = 500,
  TERMINAL_TAKEN_BEFORE = 30000000,  /* that the warehouse has taken in before the contest, cents */
  TERMINAL_PAID_BEFORE = 1000,       /* that each customer has paid before, once, cents */
};

/* Tries one transaction of the mix. Returns the status. @param random its choices, the same in each try */
DRIVER_API int tryTerminal(ContenderConnection *connection, uint64_t random);

/* -------- contested.h -------- */

/* The work of connections that contend. src/features/figures/contention/database.ts makes their tables. */

/* The number of connections in a contest of N: some workloads have one more. */
DRIVER_API int contendersOf(Contested workload, int connections);

/* The task of one of them, and its number in it. */
DRIVER_API void assignTask(const Contest *contest, int index, Contender *contender);

/* A contender's whole part: opens its connection, works until the window ends, and closes it. Its finish is set at the end. */
DRIVER_API void contend(ContenderConnection *connection);

/* Rows of the tables. Rows that differ are on different pages. */
enum { ACCOUNTS = 500, BALANCE = 1000, FIRST_OF_PAIR = 1, SHARED_COUNTER = 2900, LAST_OF_PAIR = 3000, COUNTERS_APART = 40 };

/* The row that a contender counts in. */
DRIVER_API int64_t counterOf(Contested workload, const Contender *contender);

/* -------- contest-check.h -------- */

/* The invariants that hold after a contest, whatever order its transactions had. */

/*
** Checks what the contenders have left, through a new connection.
**
** @param count of the contenders, which have all finished well
** @param hasAnswered whether the engine has looked at its file itself and given an answer
*/
DRIVER_API Violation checkContested(ContenderConnection *connection, const Contender *contenders, int count, bool *hasAnswered);

/* -------- server-options.h -------- */

/* A program and its arguments, as execvp() takes them. */
typedef struct Words {
  const char **items; /* NULL behind the last */
  size_t count;       /* without that NULL; 0 if there is no program */
} Words;

/* How a server is started and reached, as the file of --server says. The usage text describes its fields. */
typedef struct ServerOptions {
  Words initialise, start, stop;
  const char *address; /* of a server that runs already: a socket's path, or HOST:PORT; NULL if one is started */
  const char *account; /* of the server, not of the system */
  const char *password; /* of that account, or NULL */
  const char *config;  /* text of a file that the server reads its configuration from, or NULL */
  const char *ready;   /* a statement that a server answers once it is ready */
  const char *user;    /* of the system, whom the server runs as if the driver is root's */
  const char *initial; /* folder of a server that was initialised, without tables */
  long seconds;        /* that a server may take to start, and to stop */
  bool isEncrypted;    /* whether to connect by TLS only */
  bool usesPort;       /* whether to connect to the port; otherwise to the socket */
} ServerOptions;

/* Nothing is changed after readServerOptions(). */
DRIVER_DATA ServerOptions serverOptions;

/* Reads the file of --server. Fails if a field is wrong, and shows it. */
DRIVER_API void readServerOptions(const char *path);

/* Whether the driver starts the server itself. */
DRIVER_API bool startsServer(void);

/* -------- server-command.h -------- */

/* The environment of a server's programs. */
typedef struct ServerCommand {
  const char *data;   /* {data} in a command: its data folder */
  const char *run;    /* {run}: a folder for its socket, its log and what else is of one start; also its home folder */
  const char *socket; /* {socket}: where it is to listen */
  const char *socketFolder; /* which has nothing else in it, and is removed with the server; NULL if the socket is in `run` */
  int port;           /* {port}: the same on 127.0.0.1 */
  const char *config; /* {config}: the file of its configuration, whether there is one or not */
  const char *log;    /* the file that its output goes to */
  bool drops;         /* whether it runs as another user: */
  uid_t user;
  gid_t group;
} ServerCommand;

/* A text with its placeholders replaced, in memory of its own. */
DRIVER_API char *expandText(const ServerCommand *command, const char *text);

/* Becomes a program of the server, in a session of its own that ends with the process which forked it. */
DRIVER_API _Noreturn void becomeServerProgram(const ServerCommand *command, Words words);

/* -------- server-supervisor.h -------- */

/* The driver's side of a supervisor, which server-process.h describes. */
typedef struct Supervisor {
  pid_t process; /* of the supervisor; 0 while there is none */
  pid_t server;  /* of the program that it has started */
  int orders;    /* a pipe to it: when it is closed, the server is killed */
  int reports;   /* a pipe from it */
  bool hasEnded; /* whether the server has, */
  int status;    /* and how, as waitpid() gives it */
} Supervisor;

/* Starts a program under a new supervisor. */
DRIVER_API Supervisor supervise(const ServerCommand *command, Words words);

/* Waits at most so long until the program has ended. Returns whether it has. */
DRIVER_API bool hasEnded(Supervisor *supervisor, long milliseconds);

/* Kills the program if it still runs, and everything that it has started, and waits until they are gone. */
DRIVER_API void endSupervisor(Supervisor *supervisor);

/* -------- server-process.h -------- */

/*
** The process of a server, which the driver starts on a data folder of its own.
**
** A supervisor stands between the two. It belongs to a session of its own, so that no signal to the driver's group ends it, and
** it holds a pipe from the driver: when that is closed, however the driver has ended, it kills the server and everything
** that the server has started, and ends last.
*/

/*
** Waits until no server of an earlier driver uses a working folder any more. The folder must not be changed before.
**
** @param work the folder that has the data folder in it
*/
DRIVER_API void lockServerFolder(const char *work);

/*
** Runs the command that makes a data folder, if the options have one, and waits for its end. Fails with what it printed last if
** it does not end well, or not in time.
*/
DRIVER_API void initialiseServer(const char *data);

/* Starts a server on a data folder, and does not wait until it is ready. Beside the folder it has one for its socket and its log. */
DRIVER_API void startServer(const char *data);

/* The server's first process; 0 while no server runs. */
DRIVER_API pid_t serverProcess(void);

/*
** Describes the end of the server, with its last output: ": the server was ended by signal 9; it wrote last: ...". Only what it wrote
** if it still runs; empty if there is nothing to say.
**
** @param waits whether to wait a moment for its end, as after a connection was lost
*/
DRIVER_API const char *describeServer(bool waits);

/* Ends the server at once. Its data folder is of no use afterwards. */
DRIVER_API void killServer(void);

/* Has the server stop by itself, so that its data folder can be copied. Fails if it does not in time, or not well. */
DRIVER_API void stopServer(void);

#ifdef ENGINE_SERVER

/* How a started server is reached. */
typedef struct ServerAddress {
  const char *socket; /* path of its Unix socket */
  int port;           /* on 127.0.0.1 */
} ServerAddress;

DRIVER_API ServerAddress serverAddress(void);

DRIVER_API bool hasServerEnded(void);

#endif

/* -------- client-library.h -------- */

/* The headers of the client library, MariaDB's or MySQL's, wherever a system keeps them. */

#ifdef ENGINE_SERVER

#if __has_include(<mariadb/mysql.h>)
#include <mariadb/errmsg.h>
#include <mariadb/mysql.h>
#elif __has_include(<mysql/mysql.h>)
#include <mysql/errmsg.h>
#include <mysql/mysql.h>
#else
#include <errmsg.h>
#include <mysql.h>
#endif

#endif

/* -------- server-connection.h -------- */

/*
** A driver compiled with -DENGINE_SERVER has a server as its engine: the functions of engine.h are calls of a client library of MySQL's
** protocol, MariaDB's or MySQL's own. The code that loops over statements, times them and hashes their results stays the same.
**
** A statement as text is sent as text. One with parameters, of a file of prepared statements, is prepared by the server; one
** without has nothing to bind, and is sent as text too.
*/

#ifdef ENGINE_SERVER

#include <stdbool.h>
#include <stdint.h>

struct sqlite3 {
  MYSQL *handle;
  char database[64];  /* that the driver works in */
  bool isJoined;      /* whether another connection has made it, and drops it */
  int64_t changes;    /* rows changed since it was opened */
  unsigned code;      /* of the last error, if a prepared statement had it; otherwise 0 */
  char message[1024]; /* of the last error */
};

/*
** Waits until a server answers, and opens the database that the driver works in, which is made with OPEN_CREATE.
**
** @param path the server's data folder
*/
DRIVER_API int openServer(const char *path, sqlite3 **opened, int flags, const char *vfs);
DRIVER_API int closeServer(sqlite3 *server);
DRIVER_API const char *serverMessage(sqlite3 *server);
DRIVER_API int serverChanges(sqlite3 *server);

#endif

/* -------- server-value.h -------- */

#ifdef ENGINE_SERVER

#include <stdbool.h>
#include <stddef.h>

/*
** Values of results as text, so that servers which agree on a value agree on its hash, though one calls a sum a DECIMAL and the
** other a DOUBLE:
**   integers   unchanged
**   DECIMAL    without zeros at the end of the fraction: 1.50 is 1.5, and 2.00 is 2
**   DOUBLE     rounded to 15 significant digits, which every double has; without zeros as above
**   FLOAT      the same with 6
**   others     the bytes unchanged: text, binary strings, dates, JSON
*/

/* Enough for every number: 65 digits of a DECIMAL, its point and its sign. */
enum { NUMBER_SIZE = 400 };

/* Whether a column's values are changed by textOfNumber(). */
DRIVER_API bool isInexact(enum enum_field_types type);

/*
** Puts a number's text into `number`, NUMBER_SIZE bytes, and returns how many it has.
**
** @param text as the server sends it, `size` bytes
*/
DRIVER_API size_t textOfNumber(enum enum_field_types type, const char *text, size_t size, char *number);

#endif

/* -------- server-statement.h -------- */

/* Statements that a server executes, as functions of SQLite's C API: engine.h lists them, server-connection.h says how they differ. */

#ifdef ENGINE_SERVER

DRIVER_API int prepareOnServer(sqlite3 *server, const char *sql, int size, sqlite3_stmt **prepared, const char **tail);
DRIVER_API int stepOnServer(sqlite3_stmt *statement);
DRIVER_API int resetOnServer(sqlite3_stmt *statement);
DRIVER_API int finalizeOnServer(sqlite3_stmt *statement);
DRIVER_API int bindServerInteger(sqlite3_stmt *statement, int parameter, sqlite3_int64 value);
DRIVER_API int bindServerDouble(sqlite3_stmt *statement, int parameter, double value);
DRIVER_API int bindServerText(sqlite3_stmt *statement, int parameter, const char *text, int size, Destructor destructor);
DRIVER_API int bindServerBlob(sqlite3_stmt *statement, int parameter, const void *blob, int size, Destructor destructor);
/* Executes a statement that was sent as text and not executed yet: only then its columns are known. */
DRIVER_API int serverColumnCount(sqlite3_stmt *statement);
/* TYPE_NULL or TYPE_TEXT: server-value.h says why. */
DRIVER_API int serverColumnType(sqlite3_stmt *statement, int column);
DRIVER_API const unsigned char *serverColumnText(sqlite3_stmt *statement, int column);
/* The size of the column whose text was asked for last. */
DRIVER_API int serverColumnBytes(sqlite3_stmt *statement, int column);

#endif

/* -------- server-engine.h -------- */

#ifdef ENGINE_SERVER

/* The functions that the driver calls, all answered by a server. */
DRIVER_API Engine serverEngine(void);

#endif

/* -------- engine-loader.h -------- */

/*
** Finds the engine's functions: in the library that the options name, in this program (-DENGINE_STATIC), or in its client of servers
** (-DENGINE_SERVER).
*/
DRIVER_API void loadEngine(void);

/* An optional function that the engine lacks. */
typedef struct MissingFunction {
  const char *name; /* with its prefix */
  const char *loss;
} MissingFunction;

enum { MOST_MISSING = 32 };

/* The optional functions that the engine lacks, in the order of engine.h. Returns how many there are. None of a server. */
DRIVER_API size_t missingFunctions(MissingFunction missing[MOST_MISSING]);

/* Whether an optional function is missing, by its name with the prefix. */
DRIVER_API bool isMissing(const char *name);

/* Fails if the engine lacks a function that statements which are prepared once need. @param what it is that needs them */
DRIVER_API void requirePreparing(const char *what);

/* The own version of an engine that has a function for it, as libSQL has; NULL for others. */
DRIVER_API const char *engineOwnVersion(void);

/* The file that a loaded engine's functions are in; NULL if it is linked in, or its file is not known. */
DRIVER_API const char *engineFile(void);

/* -------- contest.h -------- */

/*
** Has several connections of one engine work on a database at once, as standard input asks: in threads of one process, or in processes.
** Only processes that end with their contest load the engine, so that an engine which starts threads is never forked.
*/
DRIVER_API void holdContests(void);

/* -------- connection.h -------- */

/* The one connection that the driver has open through the C API; NULL while no connection is open. */
DRIVER_DATA sqlite3 *connection;

/* Opens a database, which is created if it does not exist. */
DRIVER_API void openConnection(const char *path);

/* Like openConnection, for a database that exists. A connection inherited from the parent process stays unchanged. */
DRIVER_API void openAnotherConnection(const char *path);

DRIVER_API void closeConnection(void);

/* The first column of a statement's rows, one line each, cut at `size`. A row with a NULL there has no line. */
DRIVER_API void queryConnection(const char *sql, char *lines, size_t size);

/*
 * Like queryConnection, for a query that has to work: fails if the engine refuses it, or if its lines are more than `size` bytes.
 */
DRIVER_API void requireConnectionLines(const char *where, const char *sql, char *lines, size_t size);

/* The engine's message about the connection's last refusal, as messageOf() gives it. */
DRIVER_API const char *engineMessage(void);

/* Fails with the engine's own message for the connection, and the code that it returned. */
DRIVER_API _Noreturn void failWithEngine(const char *where, const char *sql, int status);

/* -------- execute.h -------- */

/* The effects of executed statements, counted from { 0 } on. */
typedef struct Execution {
  int64_t statements; /* executed */
  int64_t rows;       /* returned by all of them */
  bool hashing;       /* whether result values are hashed; set before */
  uint64_t hash;      /* of all results so far, if they are hashed */
  uint64_t touched;   /* a hash of what is read of all results in every sample, also in timed ones; a shell's are all read */
  int64_t elapsed;    /* nanoseconds, only set if a shell executed: reading its rows comes after and is not timed */
} Execution;

/* Executes one statement to its end. `size` is its length with the NUL. Fails with the SQL if the engine does. */
DRIVER_API void executeStatement(const char *where, const char *sql, int size, Execution *execution);

/* Like executeStatement(), but returns the engine's status: ENGINE_OK, or the code of its refusal. */
DRIVER_API int tryStatement(const char *sql, int size, Execution *execution);

/* Executes all statements of a file, one after the other. This is the timing loop for statements as text. */
DRIVER_API void executeStatements(const char *where, Statements statements, Execution *execution);

/*
** Steps a prepared statement to its end, and counts its rows. Returns the engine's status: ENGINE_OK, or the code of its refusal.
**
** @param hash of the rows if they are hashed
*/
DRIVER_API int stepToEnd(const char *sql, sqlite3_stmt *statement, Execution *execution, uint64_t *hash);

/* Adds a statement that has been executed, and the hash of its rows. */
DRIVER_API void countStatement(Execution *execution, uint64_t hash);

/* Adds the hash of one row to those of the rows before it. If their order is not defined, it makes no difference. */
DRIVER_API uint64_t addRowHash(uint64_t hash, uint64_t row, bool isOrdered);

/* Adds the hash of one statement's rows to those of the statements before it. */
DRIVER_API uint64_t addStatementHash(uint64_t hash, uint64_t rows);

/* Whether a statement defines the order of its rows. */
DRIVER_API bool hasOrderBy(const char *sql);

/*
** Fetches every column of a row, as a client would, and adds what it reads of it to what was touched.
**
** @return a hash of the row if it is to be hashed; 0 otherwise
*/
DRIVER_API uint64_t fetchRow(sqlite3_stmt *statement, int columns, bool hashing, uint64_t *touched);

/* -------- resource-usage.h -------- */

/* The resources that a process has used since it started. */
typedef struct ResourceUsage {
  int64_t cpu;       /* nanoseconds, of all its threads */
  int64_t peak;      /* bytes of resident memory at most */
  long minorFaults;  /* page faults without input or output */
  long majorFaults;  /* page faults that read from a disk */
} ResourceUsage;

/* The usage of this process. */
DRIVER_API ResourceUsage ownUsage(void);

/* The usage of another process, from /proc on Linux; zeros elsewhere. */
DRIVER_API ResourceUsage usageOfProcess(pid_t process);

/* -------- shell-process.h -------- */

/*
** The process of a shell: any program with sqlite3's command line, fed on its standard input.
**
** Its standard output is kept back until it ends, so that it prints to files under /dev/fd, which ".output" opens:
** rows to a file in memory, and answers that the driver waits for to a pipe. See https://www.sqlite.org/cli.html
*/

/* Commands of the shell that say where it prints from then on. */
#define TO_ANSWERS ".output /dev/fd/4"
#define TO_RESULTS ".output /dev/fd/5"
#define TO_NOTHING ".output /dev/null"

/* An answer is at most this long, with its NUL. */
enum { ANSWER_SIZE = 16 * 1024 };

/* Starts the program of the options on a database. */
DRIVER_API void startShell(const char *database);

/* Closes the shell's input, which ends it, and waits until it has ended. Returns its status as waitpid() gives it. */
DRIVER_API int stopShell(void);

/*
** Has the engine itself print a mark when it is done with everything before, and with it how many rows it has changed
** so far. The shell does not keep the mark back, since it goes on to print elsewhere.
*/
DRIVER_API void appendMark(Buffer *input, const char *nextOutput);

/*
** Sends input that ends with a mark, and waits for that mark. Fails with the shell's own message if it ends instead.
**
** @param answer gets what the shell prints to TO_ANSWERS before the mark, ANSWER_SIZE bytes; may be NULL
*/
DRIVER_API void sendToShell(const char *where, const Buffer *input, char *answer);

/* The process; it executes the statements, so that its costs are the engine's. */
DRIVER_API pid_t shellProcess(void);

/* The file in memory that TO_RESULTS names. */
DRIVER_API int shellResults(void);

/* How many rows the shell's connection had changed at the last mark. */
DRIVER_API int64_t shellChanges(void);

/* The last line of what the shell has printed on its standard error; empty if it has printed nothing. */
DRIVER_API const char *shellErrorLine(void);

/* -------- prepared-file.h -------- */

/* Files of prepared statements: shapes, and executions with the values to bind. The usage text describes the format. */

/* One value to bind. Text stays in the mapped file, and blobs in PreparedFile.blobs. */
typedef struct Value {
  union {
    int64_t integer;
    double real;
    const void *bytes; /* of text and blobs */
  } as;
  int size; /* bytes of text and blobs */
  int type; /* TYPE_INTEGER, TYPE_FLOAT, TYPE_TEXT or TYPE_BLOB */
} Value;

/* One statement with parameters. */
typedef struct Shape {
  const char *sql;
  int size;                /* bytes of the SQL with its NUL */
  int parameters;          /* values that each execution binds; -1 if it is never executed */
  sqlite3_stmt *statement; /* NULL until it could be prepared */
} Shape;

/* One execution of a shape. Its values follow those of the execution before. */
typedef struct Invocation {
  uint32_t shape;      /* number of the shape */
  uint32_t valueCount; /* how many values it binds */
} Invocation;

/* A whole file, decoded. */
typedef struct PreparedFile {
  Shape *shapes;           /* in the order of the file, which numbers them */
  Invocation *invocations; /* in the order of the file */
  Value *values;           /* of all executions, one after the other */
  unsigned char *blobs;    /* bytes of all blobs, one after the other */
  size_t shapeCount;
  size_t invocationCount;
  size_t valueCount;
  size_t blobBytes;
} PreparedFile;

/* Decodes everything, so that nothing is left for the timed part. Fails if a field is wrong, and shows it. */
DRIVER_API PreparedFile decodePreparedFile(Statements fields);

/* Gives the memory of a decoded file back. Its shapes must be finalized. */
DRIVER_API void discardPreparedFile(PreparedFile *file);

/* The value of a hexadecimal digit; -1 for another character. */
DRIVER_API int hexDigit(char digit);

/* -------- shell-results.h -------- */

/* The output of a shell in its mode "quote": rows of SQL literals, one row a line, which show the type of every value. */

/* The mark that a shell prints behind each statement if results are hashed. No row of literals can look like it. */
#define STATEMENT_END "="

/*
** Reads the file of results: counts their rows, and hashes them as the engine's own values would be if `execution` asks
** for it. Fails if it is no SQL, or not of these statements.
*/
DRIVER_API void readShellResults(int file, Statements statements, Execution *execution);

/* -------- shell.h -------- */

/* An engine that is a shell, with the functions that connection.h and execute.h have for the others. */

/* Starts the shell on a database, and runs the options' settings. */
DRIVER_API void openShell(const char *path);

/* Ends the shell. Fails if it does not end well: it may not have written everything. */
DRIVER_API void closeShell(void);

/*
** Has the shell execute statements. Their time is from the first byte that is sent to the mark after the last; how
** often a pipe is filled and emptied is part of it.
*/
DRIVER_API void executeInShell(const char *where, Statements statements, Execution *execution);

/*
** The only column of a statement's rows, one line each, cut at `size`. A row with a NULL there has no line.
**
** @param where its purpose, one word of the protocol
*/
DRIVER_API void queryShell(const char *where, const char *sql, char *lines, size_t size);

/* -------- database.h -------- */

/* The database that is prepared or timed: the same functions whether the driver calls its engine or feeds a shell. */

/* Opens a database, which is created if it does not exist, and runs the options' settings and attempts on it. */
DRIVER_API void openDatabase(const char *path);

/* In a forked process: opens a connection of its own, with the same settings and attempts, to the database that its parent has open. */
DRIVER_API void joinDatabase(const char *path);

/* Closes it, so that its files can be copied. */
DRIVER_API void closeDatabase(void);

/* Closes it, where its files are not needed any more: a server is ended at once. */
DRIVER_API void discardDatabase(void);

/* Executes all statements of a file that is mapped. */
DRIVER_API void executeOnDatabase(const char *where, Statements statements, Execution *execution);

/* Executes all statements of a file, whose results nobody needs. */
DRIVER_API void executeFile(const char *where, const char *path);

/* The first column of a statement's rows, one line each, cut at `size`. A row with a NULL there has no line. */
DRIVER_API void queryLines(const char *sql, char *lines, size_t size);

enum { LINES_SIZE = 16 * 1024 };

/* Like queryLines, for a query that has to work: fails if the engine refuses it, or if its lines are more than LINES_SIZE bytes. */
DRIVER_API void requireLines(const char *where, const char *sql, char *lines);

/* The first of these lines. Returns whether there is one. */
DRIVER_API bool queryValue(const char *sql, char *value, size_t size);

/* How many rows the connection has changed since it was opened. */
DRIVER_API int64_t totalChanges(void);

/* The process that executes the statements; 0 for a server that the driver has not started. */
DRIVER_API pid_t executingProcess(void);

/* The usage of that process. */
DRIVER_API ResourceUsage executingUsage(void);

/* -------- footprint.h -------- */

/* The costs of a sample beside its time: files, bytes read and written, allocations, resident memory. */

/*
** Starts the driver again with a library that counts its allocations, if the arguments name one: the C library's allocator is replaced
** when a program starts. Returns if that has happened, or cannot happen here. Nothing may have been opened yet.
*/
DRIVER_API void loadAllocationCounter(char *program, char *command, Arguments arguments);

/* Notes what is allocated before a database is opened. */
DRIVER_API void noteUnopened(void);

/* Notes what the executing process has used before the statements. */
DRIVER_API void beginFootprint(void);

/* Notes the same after them, and the sizes of the open database's files. */
DRIVER_API void endFootprint(void);

/* Closes a database on file, and notes what is left of it: its files, and memory that is still allocated. */
DRIVER_API void finishFootprint(void);

/* Whether there are notes, and whether the database was closed for them. */
DRIVER_API bool isFootprintTaken(void);
DRIVER_API bool isFootprintClosed(void);

/* Prints the notes as a field of the sample's reply. */
DRIVER_API void printFootprint(void);

/* -------- loaded-files.h -------- */

enum { FILE_LIST_SIZE = 1 << 16 };

/*
** Lists the files that a process executes code of, an absolute path a line: its program, and all libraries, however they were loaded.
** Linux knows those of any process, macOS of this one. The list is empty if nothing is known. If it is full, its last path is of
** no file, so that nobody takes it for all of them.
*/
DRIVER_API void listLoadedFiles(pid_t process, char list[FILE_LIST_SIZE]);

/*
** The same of this process, once its engine has opened a database and answered a query, since an engine can load more then. It does so in
** another process, which has a few seconds: if it fails, the list is that of this process as it is.
*/
DRIVER_API void listEngineFiles(char list[FILE_LIST_SIZE]);

/* -------- own-process.h -------- */

/*
** A process of its own for a workload, as a command line has it: it loads the engine, opens the database, executes the statements, closes
** the database and ends. A shell is such a process already.
*/

/* The result of such a process. */
typedef struct OwnProcess {
  Execution execution;
  int64_t changes;     /* rows changed */
  int64_t opened;      /* nanoseconds of opening the database */
  ResourceUsage usage; /* until it closed the database */
} OwnProcess;

/* Keeps what a process of its own is started with: the path of this program, and its arguments. */
DRIVER_API void keepStart(char *program, Arguments arguments);

/*
** Starts one, and waits for its end. If it fails, this process ends as it has ended.
**
** @param database the file that it opens
** @param statements the file of statements that it executes
*/
DRIVER_API OwnProcess runOwnProcess(const char *database, const char *statements, bool hashing);

/* The work of one, which has read its arguments and loaded its engine. */
DRIVER_API void workInOwnProcess(void);

/* -------- instructions.h -------- */

/*
** Instructions that this process executes, if it runs on Valgrind's simulated processor. Anywhere else these functions do
** nothing, and take some nanoseconds.
*/

/* Begins to count. Callgrind begins a profile. */
DRIVER_API uint64_t beginInstructions(void);

/*
** Ends counting. Callgrind writes the profile.
**
** @param begun what beginInstructions() returned
** @returns the instructions since then, if they are counted by src/features/counts; otherwise 0
*/
DRIVER_API uint64_t endInstructions(uint64_t begun);

/* How many threads this process has ever started beside its first, if src/features/figures/counts counts; otherwise 0. */
DRIVER_API uint64_t startedThreads(void);

/* -------- race.h -------- */

/*
** Executes batches of trials, as standard input asks, all in this process: the statements of a trial are timed, and a failure is part
** of the reply, so that thousands of statements a second can be tried. A statement that exceeds its time is interrupted.
*/
DRIVER_API void race(void);

/* -------- page-faults.h -------- */

/* Work of a process before its clock starts, so that no page faults of a fork or of a young heap are timed. */

/*
** Writes to every private page at once, as if this process had prepared the database itself. After a fork every page is
** shared until it is written to, and that fault would be timed: samples took 25 % longer.
*/
DRIVER_API void populatePages(void);

/* Whether the system can do that: Linux 5.14 and later. */
DRIVER_API bool canPopulatePages(void);

/*
** Grows the heap as preparing a database would. A process that has prepared one has an allocator that keeps what was
** freed, and maps no large blocks any more. One that opens a copy has to grow it first, and its page faults would be
** timed: DoltLite's writes on file took 6 to 14 % longer.
*/
DRIVER_API void growHeap(void);

/* How many threads this process has; 0 if the system does not say, and then it must not fork for samples. */
DRIVER_API int countThreads(void);

/* -------- latencies.h -------- */

/* The time of each statement. The clock is read once a statement: the next begins when this one ends. */
typedef struct Latencies {
  int64_t last; /* when the statement before ended, or the first began */
  Histogram times;
} Latencies;

/*
** No latencies yet, with their memory touched: a page fault is not a statement's time.
**
** @param isShared whether a forked process that records them is to tell its parent
*/
DRIVER_API Latencies *makeLatencies(bool isShared);

/* Records the end of a statement. */
DRIVER_API void recordLatency(Latencies *latencies);

/* Like recordLatency, for a statement that ended at a time that was read before. */
DRIVER_API void recordLatencyUntil(Latencies *latencies, int64_t end);

DRIVER_API void discardLatencies(Latencies *latencies);

/* -------- transactions.h -------- */

/*
** The times of a workload's transactions, by what they do. The clock is read once a transaction, and at the ends of chunks,
** between which other engines have their turns.
*/

enum { MOST_TRANSACTION_NAMES = 32 };

/* Statements that follow each other. */
typedef struct Transaction {
  uint32_t name;       /* number of its name */
  uint32_t statements; /* how many, at least 1 */
} Transaction;

typedef struct Transactions {
  Statements file; /* has the names */
  Transaction *all;
  size_t count;
  const char *names[MOST_TRANSACTION_NAMES]; /* each ends at a space */
  size_t nameCount;
  Histogram *times;           /* one for each name */
  const Transaction *current; /* the one that is being executed, or the next */
  uint32_t left;              /* statements that it still has */
  int64_t began;              /* when it began, or went on in this chunk */
  int64_t before;             /* what it has taken in earlier chunks, nanoseconds */
} Transactions;

/*
** Reads which statements make transactions. Fails if they are not as many as `statements`.
**
** @param isShared whether a forked process that takes their times is to tell its parent
*/
DRIVER_API Transactions *readTransactions(const char *path, size_t statements, bool isShared);

/* To be called where a chunk of statements begins, after each statement, and where the chunk ends. */
DRIVER_API void beginChunk(Transactions *transactions);
DRIVER_API void endStatement(Transactions *transactions);
DRIVER_API void endChunk(Transactions *transactions);

/* Records that the present transaction was undone, and is executed again: its time continues. */
DRIVER_API void repeatTransaction(Transactions *transactions);

/* Adds the times of others, by name. */
DRIVER_API void addTransactions(Transactions *transactions, const Transactions *others);

/* Prints the histograms as JSON, by name. */
DRIVER_API void printTransactions(const Transactions *transactions);

DRIVER_API void discardTransactions(Transactions *transactions);

/* -------- prepared.h -------- */

/* Executing prepared statements with values bound: the engine is timed without its parser. */

/* Prepares what can be. A statement on a table that the workload itself creates is prepared at its first use. */
DRIVER_API void prepareShapes(PreparedFile *file);

/* Executes all of a file in order. This is the timing loop for prepared statements. */
DRIVER_API void executePrepared(const char *where, PreparedFile *file, Execution *execution);

/* Executes a shape with its values. Fails with the SQL if the engine does. */
DRIVER_API void executeShape(const char *where, Shape *shape, const Value *values, Execution *execution);

/* Like executeShape(), but returns the engine's status: ENGINE_OK, or the code of its refusal. */
DRIVER_API int tryShape(Shape *shape, const Value *values, Execution *execution);

DRIVER_API void finalizeShapes(PreparedFile *file);

/* -------- timing.h -------- */

/*
** The timing loops in which more than the whole is timed. They are loops of their own so that without it a statement costs
** not one instruction more.
*/

/* Times beside the whole; NULL if none are taken. */
typedef struct Timing {
  Latencies *latencies;
  Transactions *transactions;
} Timing;

/* To be called where a chunk of statements begins, after each statement, and where the chunk ends. */
DRIVER_API void beginTiming(Timing timing);
DRIVER_API void timeStatement(Timing timing);
DRIVER_API void endTiming(Timing timing);

DRIVER_API void executeStatementsTimed(const char *where, Statements statements, Execution *execution, Timing timing);
DRIVER_API void executePreparedTimed(const char *where, PreparedFile *file, Execution *execution, Timing timing);

/* -------- workload.h -------- */

/* The work of a sample: statements as text or prepared, and everything that is timed of them beside the whole. */
typedef struct Workload {
  Statements file;       /* the file, unchanged */
  PreparedFile prepared; /* its fields decoded, with --prepared only */
  Statements errorFile;  /* the file of expected errors; empty if no statement has to fail */
  const char *errors;    /* the field of the first statement, as expected-errors.h says; NULL if no statement has to fail */
  Timing timing;         /* of nothing in a pass that is not timed */
} Workload;

/* Reads a file of statements as the options say. */
DRIVER_API Workload readWorkload(const char *path);

/*
** Lets a workload be timed in parts as the options say: each statement, and each transaction.
**
** @param transactions a file of them; NULL if they are not to be timed. A shell is fed many at once, so its are not.
** @param isShared whether a forked process that executes it is to tell its parent the times
*/
DRIVER_API void timeParts(Workload *workload, const char *transactions, bool isShared);

/* Has statements of a workload fail as a file says; NULL if all have to succeed. Fails if it has not a field for each statement. */
DRIVER_API void expectErrors(Workload *workload, const char *path);

/* Ranges of a workload's statements, which are executed one after the other: its chunks. */
typedef struct Chunks {
  Workload *parts;
  size_t count;       /* at least 1 */
  bool isCommitApart; /* whether the last one is a COMMIT, alone */
} Chunks;

/*
** Divides a workload into chunks of so many statements; the last has what is left. A COMMIT that ends the workload is a chunk
** of its own, so that its time is known. Chunks share what the workload has prepared. 0 makes one chunk of all.
*/
DRIVER_API Chunks divideWorkload(const Workload *workload, size_t statements);

/* Gives back the memory of a finalized workload, and of its chunks. */
DRIVER_API void discardWorkload(Workload *workload, Chunks chunks);

/* -------- place.h -------- */

/* A place between two statements of a workload: in text, or among executions. */
typedef struct Place {
  const char *sql;
  const Invocation *invocation;
  const Value *values;
} Place;

DRIVER_API Place firstPlace(const Workload *workload);
DRIVER_API bool isLastPlace(const Workload *workload, Place place);
DRIVER_API Place nextPlace(Place place);

/* The statement behind a place: its text, or its shape. */
DRIVER_API const char *sqlAt(const Workload *workload, Place place);

/* Executes the statement behind a place, and returns the engine's status: ENGINE_OK, or the code of its refusal. */
DRIVER_API int tryAt(Workload *workload, Place place, Execution *execution);

/* -------- attempts.h -------- */

/*
** Executing a workload beside other connections to the same server. It may refuse a statement since another's transaction stands in
** the way; every program has to expect that, and executes its own transaction again.
*/

/* Work of an attempt beside the workload itself. */
typedef struct Attempts {
  int64_t repeated; /* transactions that were executed again, each time counted */
  int64_t changes;  /* rows that the attempts have changed that were undone */
} Attempts;

/*
** Executes a workload. The undone work of an attempt is not in the execution, but its time is in that of its
** transaction, and of that transaction's first statement. Fails if the server refuses a statement for another reason.
*/
DRIVER_API Attempts executeInAttempts(Workload *workload, Execution *execution);

/* -------- expected-errors.h -------- */

/*
** Executes a workload some of whose statements have to fail. Its errors are a field for each statement: empty if the statement has to
** succeed, and otherwise a code, which may be left out, a tab, and a text that the engine's message has. Fails if a statement does
** otherwise. A statement that fails as it has to counts as executed, without a row.
*/
DRIVER_API void executeExpecting(Workload *workload, Execution *execution);

/* -------- execute-workload.h -------- */

/* To be called on the open database before the clock starts. */
DRIVER_API void prepareWorkload(Workload *workload);

/* This is what is timed. */
DRIVER_API void executeWorkload(Workload *workload, Execution *execution);

/* To be called after the clock has stopped. */
DRIVER_API void finalizeWorkload(Workload *workload);

/* -------- connections.h -------- */

/*
** Several connections to a server that execute their parts of a workload at the same time, with --connections. Each has a process
** of its own: so no two of them share a lock, and all other files of the driver know one connection only.
*/

/* The throughput of all connections together. */
typedef struct Throughput {
  Execution execution; /* the sums; the hash is of all results, connection by connection */
  int64_t changes;     /* rows changed */
  int64_t repeated;    /* transactions that were executed again since another stood in the way */
  int64_t elapsed;     /* nanoseconds, from the moment when all began to the end of the last */
  Timing timing;       /* the times of all; it is there until discardConnections() */
} Throughput;

/*
** Opens the connections, and waits until each is ready to execute its part.
**
** @param path of the database
** @param statements the parts are the files of this name followed by ".1", ".2" and so on
** @param isTimed whether parts of the whole are timed too
** @param transactions as of timeParts(), with the same endings; or NULL
*/
DRIVER_API void openConnections(const char *path, const char *statements, bool isTimed, const char *transactions);

/* Has all execute their parts, and waits for the last. Fails if one does. @param hashing whether results are hashed */
DRIVER_API Throughput runConnections(bool hashing);

DRIVER_API void discardConnections(void);

/* -------- device-writes.h -------- */

/*
** How many writes and flushes a disk has completed, as Linux counts them of each block device: one or more for each flush of a file that something was
** written to. Nothing of the process that flushes is stopped for that, which would double the time of a flush.
** https://docs.kernel.org/block/stat.html
*/

/* Opens the counts of the device that a folder is on. There are none without Linux, or where the file system is not on one device. */
DRIVER_API void openDeviceCounter(const char *folder);

DRIVER_API void closeDeviceCounter(void);

/* A count of several parts; { 0 } before the first. */
typedef struct DeviceCount {
  int64_t from;    /* at the beginning of this part */
  int64_t counted; /* in all parts; -1 if the system does not tell */
} DeviceCount;

DRIVER_API void beginDeviceCount(DeviceCount *count);
DRIVER_API void endDeviceCount(DeviceCount *count);

/* -------- plans.h -------- */

/*
** Replies what each statement of a file answers, which may be refused. Fails for a shell or a server, which are not asked.
**
** @param asLiterals whether values are shown as SQL writes them, so that 1 and '1' differ
*/
DRIVER_API void replyPlans(const char *path, bool asLiterals);

/* -------- server-idle.h -------- */

/*
** A server works after it has replied: it purges, collects garbage, writes pages. This work belongs to the statements that
** caused it, and would otherwise be in the time of the next sample.
**
** Waits until the server that the driver has started is idle: its first process has used at most 2 % of a processor for a
** millisecond.
**
** @param longest how long to wait at most, nanoseconds
** @returns the CPU time that it has used meanwhile, nanoseconds; 0 of a server that the driver has not started, and where the
**   system does not tell the time of another process
*/
DRIVER_API int64_t awaitIdleServer(int64_t longest);

/* -------- settings.h -------- */

/* Replies the settings that matter for speed and the compile options, as the engine itself gives them. */
DRIVER_API void replySettings(void);

/* -------- syscall-counts.h -------- */

/* System calls that make data durable, counted in a pass that is not timed. tracer.h says how. */
typedef struct SyscallCounts {
  int64_t fsync;
  int64_t fdatasync;
  int64_t syncFileRange;
  int64_t msync;      /* with MS_SYNC */
  int64_t otherSync;  /* sync, syncfs, and writes with O_SYNC, O_DSYNC or a flag of pwritev2() that means the same */
  int64_t writes;     /* to regular files; not what is stored into a mapping */
  int64_t writeBytes; /* of those */
  int64_t unseen;     /* calls that may have hidden any of these: io_uring, libaio, another instruction set */
} SyscallCounts;

/*
** In memory that the tracer shares with all processes that it traces: a call is counted before its caller resumes.
** NULL if nothing is counted.
*/
DRIVER_DATA volatile SyscallCounts *syscallCounts;

/* The counts up to now; zeros if nothing is counted. */
DRIVER_API SyscallCounts readSyscallCounts(void);

/* Prints the calls between two readings as a field of the sample's reply. */
DRIVER_API void printSyscallCounts(SyscallCounts from, SyscallCounts to);

/* -------- thread-times.h -------- */

/* A thread's use of a processor, and its waiting for one, nanoseconds since it was started. */
typedef struct ThreadTimes {
  int64_t processor; /* on a processor */
  int64_t others;    /* the same of all other threads of its process */
  int64_t queued;    /* ready to run while others had the processor: https://docs.kernel.org/scheduler/sched-stats.html */
} ThreadTimes;

/* Opens what the system tells of the calling thread; false if it tells nothing. To be called after a fork, not before. */
DRIVER_API bool openThreadTimes(void);

/* The times of the thread that has opened them; zeros if they are not open. */
DRIVER_API ThreadTimes readThreadTimes(void);

DRIVER_API void closeThreadTimes(void);

/* -------- traced-calls.h -------- */

/* The meaning of a traced thread's system calls for the counts. The tracer's process alone uses this. */

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__)) && __has_include(<linux/seccomp.h>)
#define CAN_TRACE 1

/* A system call as the kernel reports it to a tracer. */
typedef struct TracedCall {
  uint32_t architecture; /* AUDIT_ARCH_...: the numbers of another one mean other calls */
  uint64_t number;
  const uint64_t *arguments; /* six */
} TracedCall;

/* The architecture that this program is compiled for. */
DRIVER_API uint32_t ownArchitecture(void);

/*
** Numbers from here on are not of the own architecture though the kernel says so: they are x32's, on x86-64. Some stand
** for other calls than the same number without this bit, so that all of them count as unseen.
*/
#define FIRST_FOREIGN_CALL 0x40000000u

/* The calls that have to be looked at, apart from foreign ones; all others can pass. */
DRIVER_API const uint16_t *watchedCalls(size_t *count);

/* Counts a watched call as it begins, if its beginning says enough. Returns whether its end is to be shown to endTracedCall(). */
DRIVER_API bool beginTracedCall(pid_t thread, TracedCall call);

/* Counts a flush or a write that has succeeded, and whose beginning could not say so. */
DRIVER_API void endTracedCall(pid_t thread, int64_t result);

/* A process runs another program, which has closed descriptors. */
DRIVER_API void forgetDescriptors(void);

/* A thread has ended; another may get its number. */
DRIVER_API void forgetThread(pid_t thread);

#endif

/* -------- tracer.h -------- */

/*
** Counts system calls from here on. A process of its own traces the driver, and sees every call of it, of its threads
** and of its children, such as a shell, whatever library or instruction makes it. A filter in the kernel lets all
** calls through without a stop that need not be looked at: https://docs.kernel.org/userspace-api/seccomp_filter.html
**
** @param isCounted whether to count; otherwise there are the tracer and a filter all the same, which lets every call through: an engine
**   that asks whether it is traced gets the same answer in every process
** @returns NULL, or why nothing can be counted here
*/
DRIVER_API const char *startCounting(bool isCounted);

/* -------- waiting.h -------- */

/*
** What a process does while it waits for its turn. The thread that executes statements sleeps then: all that is seen here is done by other
** threads, in the time of another engine.
*/
typedef struct Waiting {
  int64_t elapsed; /* nanoseconds */
  int64_t cpu;     /* nanoseconds of all threads */
  int64_t written; /* bytes for a disk, also those stored into mappings */
} Waiting;

/* A reading to be handed to endWait. */
DRIVER_API Waiting beginWait(void);

/* Adds what was used since the beginning. */
DRIVER_API void endWait(Waiting *sum, Waiting began);

/* -------- turns.h -------- */

/*
** Taking turns with the processes of other engines: what slows the machine down for a moment meets all of them, not the one
** that happened to run. They share a processor, and a file that says whose turn it is. A waiting process sleeps.
**
** Without joinTurns() the other functions do nothing.
*/

enum { MOST_PROCESSES = 3 };

/* Has this process, and all that it starts from here on, run on the processor of this number, from 0, if the system allows it. */
DRIVER_API void stayOnProcessor(int processor);

/* The same, on the last processor that it may run on. */
DRIVER_API void stayOnLastProcessor(void);

/*
** Takes part in turns. Process 0 has the first turn, which begins when all have joined.
**
** @param file a TurnTable of zeros, as the tool has made it
** @param own the number of this process, from 0
** @param count how many take part
*/
DRIVER_API void joinTurns(const char *file, int own, int count);

/* Waits until it is this process's turn. */
DRIVER_API void awaitTurn(void);

/* Ends this process's turn. The next is that of the process with the next number that still takes turns. */
DRIVER_API void passTurn(void);

/* The work of this process since it joined while it waited: for its turns, and for the others to leave. */
DRIVER_API Waiting whileWaiting(void);

/*
** Takes no more turns, and waits until nobody does: what a process does afterwards would be in the others' times. It can join
** others again.
*/
DRIVER_API void leaveTurns(void);

/* -------- sample.h -------- */

/*
** What the process of one sample does: from a fresh state to the reply. A database on file is closed afterwards,
** since the reply "done" is to say whether that went well; one in memory ends with the process.
**
** @param isDirty whether the working copy may differ from the template
*/
DRIVER_API void runCommand(Command command, bool isDirty);

/* Executes the options' rehearsal, if there is one, on a database that nothing is left of but what the next sample replaces. */
DRIVER_API void rehearse(void);

/* -------- template.h -------- */

/* Makes the prepared database that samples on file start from. Returns what that took, nanoseconds. */
DRIVER_API int64_t buildTemplate(void);

/* -------- serve.h -------- */

/*
** Prepares a database in memory if that is the storage, and then does what the lines of standard input ask, each in a
** forked process of its own; with --no-fork one of them, in this process.
**
** @param uncounted why system calls are not counted though they should be; otherwise NULL
*/
DRIVER_API void serve(const char *uncounted);

/* -------- server-host.h -------- */

/*
** Starts a server on a copy of what probe has initialised, with an empty database, replies where another program reaches it, and
** ends it when the input ends.
*/
DRIVER_API void hostServer(void);

/* -------- timer.h -------- */

/*
** Executes a script on a database and prints the microseconds that its part between the lines ".print BENCH_START" and
** ".print BENCH_END" took. Fails if the script has no such part.
*/
DRIVER_API void timeScript(const char *database, const char *script);

/* -------- variables.h -------- */

/* The settings of a server that the options ask for, by name. */

/* Asks the open server for them. */
DRIVER_API void readVariables(void);

/* Prints what it has answered as a JSON object, with null for a setting that it does not have. */
DRIVER_API void printVariables(void);

/* -------- reply.c -------- */

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { REPLY_DESCRIPTOR = 3 };

DRIVER_API FILE *reply = NULL;
DRIVER_API void (*beforeFailure)(void) = NULL;

DRIVER_API void openReplies(void) {
  reply = fdopen(REPLY_DESCRIPTOR, "w");
  if (!reply) {
    fputs("driver: file descriptor 3 is not open for the replies (try: driver ... 3>&1)\n", stderr);
    exit(2);
  }
  keepReplies(false); /* a shell must not write replies */
}

DRIVER_API void keepReplies(bool isKept) {
  if (fcntl(REPLY_DESCRIPTOR, F_SETFD, isKept ? 0 : FD_CLOEXEC) != 0) fail("usage", NULL, "file descriptor 3: %s", strerror(errno));
}

DRIVER_API void sendReply(void) {
  if (fflush(reply) == 0 && !ferror(reply)) return;
  fprintf(stderr, "driver: a reply cannot be written: %s\n", strerror(errno));
  _exit(1);
}

DRIVER_API void printJsonString(FILE *out, const char *text) {
  fputc('"', out);
  for (const unsigned char *c = (const unsigned char *)text; *c; c++) {
    if (*c == '"' || *c == '\\') fprintf(out, "\\%c", *c);
    else if (*c < 0x20 || *c == 0x7f) fprintf(out, "\\u%04x", *c);
    else fputc(*c, out);
  }
  fputc('"', out);
}

DRIVER_API void endInFailure(void) {
  void (*last)(void) = beforeFailure;
  beforeFailure = NULL; /* which may fail itself */
  if (last) last();
  _exit(1);
}

DRIVER_API void fail(const char *where, const char *sql, const char *format, ...) {
  char message[1024];
  va_list values;
  va_start(values, format);
  vsnprintf(message, sizeof message, format, values);
  va_end(values);
  FILE *out = reply ? reply : stderr;
  fprintf(out, "{\"error\":{\"where\":");
  printJsonString(out, where);
  fprintf(out, ",\"message\":");
  printJsonString(out, message);
  if (sql) {
    char beginning[401]; /* an INSERT of many rows is longer than a message should be */
    snprintf(beginning, sizeof beginning, "%s", sql);
    fprintf(out, ",\"sql\":");
    printJsonString(out, beginning);
  }
  fprintf(out, "}}\n");
  fflush(out);
  endInFailure();
}

/* -------- memory.c -------- */

#include <sys/mman.h>

static void *orFail(void *memory, size_t size) {
  if (!memory) fail("memory", NULL, "no memory for %zu bytes", size);
  return memory;
}

DRIVER_API void *allocate(size_t size) { return orFail(malloc(size ? size : 1), size); }

DRIVER_API void *reallocate(void *memory, size_t size) { return orFail(realloc(memory, size ? size : 1), size); }

DRIVER_API char *copyText(const char *text, size_t size) {
  char *copy = allocate(size + 1);
  memcpy(copy, text, size);
  copy[size] = 0;
  return copy;
}

DRIVER_API void unmapMemory(void *memory, size_t size) { munmap(memory, size ? size : 1); }

DRIVER_API void *mapMemory(size_t size, bool isShared) {
  int flags = (isShared ? MAP_SHARED : MAP_PRIVATE) | MAP_ANON;
  void *memory = mmap(NULL, size ? size : 1, PROT_READ | PROT_WRITE, flags, -1, 0);
  if (memory == MAP_FAILED) fail("memory", NULL, "no memory for %zu bytes: %s", size, strerror(errno));
  return memory;
}

/* -------- options.c -------- */

DRIVER_API Options options = { .connections = 1, .processor = -1 };

static const char USAGE[] =
  "usage: driver probe [--engine LIBRARY | --shell PROGRAM | --server FILE]\n"
  "       driver build --template DIR --prepare FILE [options]\n"
  "       driver serve --storage memory --prepare FILE [options]\n"
  "       driver serve --storage file --template DIR --work DIR [options]\n"
  "       driver race --storage memory|file [--work DIR] [options]\n"
  "       driver contend --storage file --template DIR --work DIR [options]\n"
  "       driver host --work DIR --server FILE [--pin]\n"
  "       driver timer DB SCRIPT [--engine LIBRARY]\n"
  "       driver serve -\n"
  "       driver start -\n"
  "\n"
  "  probe   say which engine this is\n"
  "  build   make the prepared database DIR/db that samples on file start from\n"
  "  serve   time workloads, each from a fresh state, as standard input asks\n"
  "  start   for serve alone, which starts it for cold process: execute a workload, and write its result to file descriptor 4\n"
  "  race    execute batches of trials in this process, as standard input asks\n"
  "  contend have several connections work on a database at once, as standard input asks\n"
  "  host    start a server with an empty database for another program, answer {\"host\":...}, which says where it listens,\n"
  "          and end it when standard input ends\n"
  "  timer   run SCRIPT on the database DB and print how many microseconds the part between the lines\n"
  "          \".print BENCH_START\" and \".print BENCH_END\" took; other lines that begin with a dot are\n"
  "          commands of a shell and are skipped\n"
  "\n"
  "  -                  instead of all options: they come from standard input, a line with the number of their bytes, and then each\n"
  "                     followed by a NUL byte. However they come, the command line does not show them once an engine is loaded.\n"
  "  --engine LIBRARY   shared library with SQLite's C API (not if the engine is linked in)\n"
  "  --shell PROGRAM    instead, a program with sqlite3's command line, which is fed statements; it needs --no-fork\n"
  "  --server FILE      instead, a server that speaks MySQL's protocol; it needs --no-fork, and a driver that was compiled with\n"
  "                     -DENGINE_SERVER and a client library\n"
  "  --prepare FILE     statements that create and fill the tables; with --template, serve builds that first, for Valgrind: what it has\n"
  "                     translated then need not be translated again\n"
  "  --rehearse FILE    statements for a database of their own, which is opened, filled and forgotten before anything else, for\n"
  "                     Valgrind: the processes of samples need not translate again what these have executed\n"
  "  --setting SQL      run on every connection after it is opened; may be repeated\n"
  "  --attempt SQL      the same after them; an engine that refuses it keeps what it has; may be repeated\n"
  "  --condition SQL    a query that must return no row after a contest of tpcc: a row's first column says what is wrong; may be\n"
  "                     repeated\n"
  "  --version-query SQL\n"
  "                     SQL that the engine may know, and answers its own version to; the reply to settings has the first answer; may\n"
  "                     be repeated\n"
  "  --variable NAME    of a server, a setting that the reply to probe has; may be repeated\n"
  "  --template DIR     folder of the prepared database\n"
  "  --work DIR         folder of the working copy, restored from the template for each sample\n"
  "  --connections N    of a server: N connections execute the FILE of time, hash and check at once, each a part of it. The\n"
  "                     parts are the files FILE.1 to FILE.N, and TRANSACTIONS has the same endings. Results are hashed\n"
  "                     connection by connection, and the whole is one chunk. A transaction that the server refuses for another's sake is\n"
  "                     executed again.\n"
  "  --scratch          {dir} in statements stands for a folder for files of the engine's, in the folders of --template and\n"
  "                     --work. Each sample finds in it what the preparation has left; build and serve have other paths of it,\n"
  "                     so a database should not keep one. --storage memory needs --work then.\n"
  "  --reprepare        file storage: make each sample's database with --prepare, not from the template\n"
  "  --memory BYTES     address space that an engine may have; it is refused more\n"
  "  --count-calls      count the system calls that make data durable; the reply to hash and time has the counts\n"
  "  --watch-calls      look to the engine like --count-calls, and count nothing: an engine cannot tell by that when it is counted\n"
  "  --footprint        note what a sample costs beside time: the reply to hash has it, and the database is closed before\n"
  "  --allocations LIBRARY\n"
  "                     start again with LIBRARY loaded, which counts allocations, for --footprint\n"
  "  --no-fork          serve one sample in this process, then exit\n"
  "  --prepared         the FILEs of time, count and hash hold prepared statements: each shape is prepared before the clock\n"
  "                     starts, or at its first use if it cannot be prepared yet, and values are bound to it\n"
  "  --drop-cache       file storage: before each timed sample, ask the system to drop the working copy from its cache\n"
  "  --processor N      run on the processor of this number, from 0\n"
  "  --pin              run on the last processor that is allowed, with the server that the driver starts\n"
  "  --await-idle       before a sample and after each of its turns, wait until the server that the driver starts is idle: the CPU\n"
  "                     time that it uses after its last reply is added to the turn's last chunk, and is in the reply's after_ns\n"
  "  --latencies        take the time of each timed statement, and add a histogram of them to the sample\n"
  "\n"
  "A FILE of statements holds each statement's text followed by a NUL byte.\n"
  "\n"
  "A FILE of prepared statements holds fields, each followed by a NUL byte. The first byte of a field is its type:\n"
  "  sSQL       a shape: one statement with parameters; shapes are numbered from 0\n"
  "  eNUMBER    execute shape NUMBER, which comes before, with the values that follow. They are in the order of its\n"
  "             parameters, and always as many: iINTEGER, rREAL, tTEXT, xHEX (a blob)\n"
  "\n"
  "The FILE of a server holds fields, each a name, a space and a value followed by a NUL byte:\n"
  "  start WORD, initialise WORD, stop WORD\n"
  "                     one for each word of a command: what starts the server, what makes its data folder before, and what\n"
  "                     stops it; without stop it gets SIGTERM. {data}, {run}, {socket}, {port} and {config} in a word stand\n"
  "                     for the data folder, a folder for files of one start, where the server is to listen, and a file\n"
  "  config TEXT        is written to the file that {config} stands for, before each start; it has the same placeholders\n"
  "  initial DIR        folder of a server that probe has initialised; build makes its template from a copy of that\n"
  "  connect socket|port\n"
  "                     how to connect to a server that is started; socket if it is absent\n"
  "  address ADDRESS    instead of start, where a server listens that runs already: /PATH or HOST:PORT. Its tables are made\n"
  "                     anew for each sample, in a database that the driver creates and drops: it needs --reprepare\n"
  "  tls required       connect by TLS only; whose certificate it is, is not checked\n"
  "  account NAME       whose account of the server to use; root if absent\n"
  "  password WORD      of that account; none if absent\n"
  "  ready SQL          a statement that it answers once it is ready; SELECT 1 if absent\n"
  "  seconds N          that it may take to initialise, to start and to stop, each; 60 if absent\n"
  "  user NAME          the user to run as, if the driver runs as root\n"
  "\n"
  "Commands are lines of fields separated by tabs; replies are lines of JSON on file descriptor 3:\n"
  "  time reads|writes FILE [WARM [TRANSACTIONS [- [BEFORE [BEHIND [ERRORS]]]]]]\n"
  "             reach a fresh state, answer {\"ready\":...}, wait for \"go\", run FILE's statements, answer\n"
  "             {\"sample\":...}, and {\"done\":...} once their process has ended. FILE may be empty, and named before\n"
  "             \"go\" by the line \"statements FILE\": the engine cannot execute them beforehand then. WARM is a file of\n"
  "             statements that bring a freshly opened copy to the state of a connection in use.\n"
  "             TRANSACTIONS says how FILE's statements make transactions: fields like \"payment 9\", each followed by a\n"
  "             NUL byte, with a name and a number of statements. The sample has a histogram of the times of each name;\n"
  "             that of a shell has not.\n"
  "             BEFORE and BEHIND are files of statements for the same connection, before the clock starts and after it has\n"
  "             stopped: a transaction may span them. The field between TRANSACTIONS and BEFORE is empty, as each may be.\n"
  "             ERRORS has a field for each statement of FILE, each followed by a NUL byte: empty if it has to succeed, otherwise\n"
  "             a code, a tab and a text. Its error must have that code and contain that text; either may be left out.\n"
  "             A shell ends at its first error: none can be expected of it.\n"
  "             \"go TABLE COUNT OWN N M\" instead takes turns with other drivers' samples, COUNT in all, of which\n"
  "             this is number OWN, from 0. TABLE is a file of 32 zeros that they share. A turn has M chunks of\n"
  "             N statements, and the sample has the time of each chunk. Behind the reply the process waits for the line \"seen\":\n"
  "             what the system knows of it can be read until then. The line \"show STATE\" before that has it execute the\n"
  "             queries of a file, and answer {\"shown\":...} with a hash of their results: what the sample has left. It has the time of this\n"
  "             reading too, and of a second one if the first took longer than the sample.\n"
  "  count reads|writes FILE [WARM [- [- [BEFORE [BEHIND [ERRORS]]]]]]\n"
  "             the same, for Valgrind: the sample has the instructions that FILE's statements take, or Callgrind\n"
  "             writes a profile of them. Its time is of no use.\n"
  "  hash reads|writes FILE [STATE [INVARIANTS [COUNTERS [BEFORE [BEHIND [ERRORS]]]]]]\n"
  "             the same with all result values hashed; its time is of no use. STATE is a file of\n"
  "             statements whose results are hashed too, after those of FILE: what those have left.\n"
  "             INVARIANTS is a file of queries that must return no row then: a row's first column says what is wrong.\n"
  "             COUNTERS is a file of one query that is asked before and after FILE's statements; the\n"
  "             sample has its rows. The results of BEHIND are hashed before STATE's; reads with BEFORE or BEHIND fail if\n"
  "             STATE has other results than before them. Each field may be left empty.\n"
  "  check reads|writes FILE STATE [INVARIANTS [COUNTERS [BEFORE [BEHIND [ERRORS]]]]]\n"
  "             the same, but only the results of BEHIND and STATE are hashed\n"
  "  cold connection reads FILE\n"
  "             the same as time reads, but the clock starts before the database on file is opened\n"
  "  cold process reads|writes FILE\n"
  "             the same, but the database is opened in a process of its own: its start and its end are timed too, as one chunk\n"
  "  plan FILE  reach a fresh state, and answer {\"plans\":[...]}: for each of FILE's statements, such as EXPLAIN QUERY\n"
  "             PLAN SELECT 1, its rows as lines of columns between tabs, cut at 16 kB; null if the engine refuses it.\n"
  "             Not of a shell or a server.\n"
  "  rows FILE [BEFORE]\n"
  "             the same after the statements of BEFORE, with values as SQL writes them: 'text', X'00ff', NULL. Line breaks,\n"
  "             tabs and backslashes in a text have a backslash.\n"
  "  reads      reach a fresh state, answer {\"ready\":...}, then take commands time reads and hash reads, all on\n"
  "             that state, until the line \"end\". WARM is executed before each of them. Answer {\"done\":...}\n"
  "             once the process has ended. In between, \"sync WORD\" is answered by {\"sync\":WORD}: what an engine\n"
  "             has written in a sample's name came before that.\n"
  "  steps      the same for commands that leave their changes to those that follow, time writes and hash writes too.\n"
  "             Nothing is warmed: leave WARM out. \"reopen\" closes the database, which is a file, opens it again, and\n"
  "             answers {\"ready\":...}.\n"
  "  settings   answer {\"settings\":...} as read back from a fresh state, and {\"done\":...}\n"
  "  floor      answer {\"floor\":...}, the time that a shell takes for no statement at all, and {\"done\":...}\n"
  "\n"
  "race takes one command:\n"
  "  batch SIZE LIMIT\n"
  "             execute the fields in the SIZE bytes that follow the line, and answer {\"race\":...}. Each field ends in a NUL byte, and\n"
  "             its first byte is its type. N opens a new database, C closes it, and sSQL is executed on it, for LIMIT milliseconds at\n"
  "             most: if the engine refuses, the batch ends. The reply has the last column of each row that qSQL returns. \"bEXECUTIONS MILLISECONDS MICROSECONDS\" begins a trial, and e ends it:\n"
  "             uSQL is not timed, tSQL is, the results of hSQL are hashed too, and aSQL is executed whatever happens. An execution\n"
  "             is interrupted after MILLISECONDS; none begins MICROSECONDS after the first, but the second does.\n"
  "\n"
  "contend takes two commands, each answered by a process of its own, and by {\"done\":...} once that has ended:\n"
  "  contender  answer {\"contender\":...}: what sqlite3_threadsafe() says, -1 without it, and whether there is BEGIN CONCURRENT\n"
  "  contest WORKLOAD threads|processes N deferred|immediate|concurrent WINDOW PATIENCE SEED\n"
  "             reach the prepared state, have N connections do WORKLOAD at once for WINDOW milliseconds, check what they have left, and\n"
  "             answer {\"contest\":...}. A connection that the engine refuses as busy tries again, until PATIENCE milliseconds after the\n"
  "             window. WORKLOAD is reads, read-write, disjoint, same, transfers, checkpoints, storm or tpcc.\n";

DRIVER_API void printUsage(FILE *out) { fputs(USAGE, out); }

/* Bytes as a decimal number above 0, with nothing before or after its digits. */
static int64_t parseBytes(const char *name, const char *value) {
  char *end = NULL;
  errno = 0;
  long long bytes = strtoll(value, &end, 10);
  if (value[0] < '0' || value[0] > '9' || *end || errno || bytes <= 0)
    fail("usage", NULL, "%s must be a positive decimal number of bytes, not \"%s\"", name, value);
  return bytes;
}

/* The highest number of a processor that sched_setaffinity(2) has room for. */
enum { LAST_PROCESSOR = 1023 };

/* A whole number in decimal digits, of a range. */
static int parseWhole(const char *name, const char *value, int least, int most) {
  char *end = NULL;
  errno = 0;
  const long number = strtol(value, &end, 10);
  if (value[0] < '0' || value[0] > '9' || *end || errno || number < least || number > most)
    fail("usage", NULL, "%s must be a whole number from %d to %d, not \"%s\"", name, least, most, value);
  return (int)number;
}

static Storage parseStorage(const char *value) {
  if (strcmp(value, "memory") == 0) return STORAGE_MEMORY;
  if (strcmp(value, "file") == 0) return STORAGE_FILE;
  fail("usage", NULL, "--storage must be memory or file, not \"%s\"", value);
}

/* Sets the option of this name if it is one without a value. */
static bool parseFlag(const char *name) {
  const struct { const char *name; bool *flag; } flags[] = {
    { "--no-fork", &options.noFork },
    { "--scratch", &options.scratch },
    { "--reprepare", &options.reprepare },
    { "--count-calls", &options.countCalls },
    { "--watch-calls", &options.watchCalls },
    { "--footprint", &options.footprint },
    { "--prepared", &options.prepared },
    { "--drop-cache", &options.dropCache },
    { "--latencies", &options.latencies },
    { "--pin", &options.pin },
    { "--await-idle", &options.awaitIdle },
  };
  for (size_t i = 0; i < sizeof flags / sizeof *flags; i++) {
    if (strcmp(name, flags[i].name) != 0) continue;
    *flags[i].flag = true;
    return true;
  }
  return false;
}

DRIVER_API void parseOptions(int count, char **arguments) {
  /* No more settings than arguments. */
  options.settings = allocate((size_t)count * sizeof *options.settings);
  options.attempts = allocate((size_t)count * sizeof *options.attempts);
  options.conditions = allocate((size_t)count * sizeof *options.conditions);
  options.versionQueries = allocate((size_t)count * sizeof *options.versionQueries);
  options.variables = allocate((size_t)count * sizeof *options.variables);
  const struct { const char *name; const char **text; } texts[] = {
    { "--engine", &options.library },
    { "--shell", &options.shell },
    { "--server", &options.server },
    { "--prepare", &options.prepareFile },
    { "--rehearse", &options.rehearseFile },
    { "--template", &options.templateDir },
    { "--work", &options.workDir },
    { "--allocations", &options.allocations },
  };
  const size_t textCount = sizeof texts / sizeof *texts;
  for (int i = 0; i < count; i++) {
    const char *name = arguments[i];
    if (parseFlag(name)) continue;
    size_t text = 0;
    while (text < textCount && strcmp(name, texts[text].name) != 0) text++;
    const bool isSetting = strcmp(name, "--setting") == 0, isAttempt = strcmp(name, "--attempt") == 0;
    const bool isVersionQuery = strcmp(name, "--version-query") == 0, isCondition = strcmp(name, "--condition") == 0;
    const bool isMemory = strcmp(name, "--memory") == 0, isVariable = strcmp(name, "--variable") == 0;
    const bool isConnections = strcmp(name, "--connections") == 0, isProcessor = strcmp(name, "--processor") == 0;
    const bool isStorage = strcmp(name, "--storage") == 0;
    if (text == textCount && !isSetting && !isAttempt && !isCondition && !isVersionQuery && !isMemory && !isVariable && !isConnections && !isProcessor
      && !isStorage)
      fail("usage", NULL, "unknown option %s", name);
    const char *value = i + 1 < count ? arguments[++i] : NULL;
    if (!value) fail("usage", NULL, "%s has no value", name);
    if (text < textCount) *texts[text].text = value;
    else if (isSetting) options.settings[options.settingCount++] = value;
    else if (isAttempt) options.attempts[options.attemptCount++] = value;
    else if (isCondition) options.conditions[options.conditionCount++] = value;
    else if (isVersionQuery) options.versionQueries[options.versionQueryCount++] = value;
    else if (isVariable) options.variables[options.variableCount++] = value;
    else if (isConnections) options.connections = parseWhole(name, value, 1, MOST_CONNECTIONS);
    else if (isProcessor) options.processor = parseWhole(name, value, 0, LAST_PROCESSOR);
    else if (isMemory) options.memoryLimit = parseBytes(name, value);
    else options.storage = parseStorage(value);
  }
  if (options.connections > 1 && !options.server)
    fail("usage", NULL, "--connections is for --server: other engines have one connection");
  if ((options.library != NULL) + (options.shell != NULL) + (options.server != NULL) > 1)
    fail("usage", NULL, "--engine, --shell and --server are different engines: give one of them");
}

/* -------- command.c -------- */

DRIVER_API bool readLine(char *line, size_t size) {
  for (size_t length = 0; length < size; length++) {
    ssize_t got;
    while ((got = read(STDIN_FILENO, line + length, 1)) < 0 && errno == EINTR) {}
    if (got <= 0) return false;
    if (line[length] != '\n') continue;
    line[length] = 0;
    return true;
  }
  fail("command", NULL, "a command is longer than %zu bytes", size);
}

/* Takes the next field off a line; NULL if the field is empty, or the line has no other field. */
static const char *takeField(char **rest) {
  const char *field = strsep(rest, "\t");
  return field && *field ? field : NULL;
}

DRIVER_API Command parseCommand(char *line) {
  const char *name = takeField(&line);
  if (name && strcmp(name, "cold") == 0) {
    const char *what = takeField(&line), *kind = takeField(&line);
    const Command cold = {
      .kind = COMMAND_COLD,
      .hasProcess = what && strcmp(what, "process") == 0,
      .isWrites = kind && strcmp(kind, "writes") == 0,
      .statements = takeField(&line),
    };
    if (!what || (!cold.hasProcess && strcmp(what, "connection") != 0)) fail("command", NULL, "cold needs connection or process");
    if (!kind || (!cold.isWrites && strcmp(kind, "reads") != 0)) fail("command", NULL, "cold needs reads or writes");
    if (cold.isWrites && !cold.hasProcess) fail("command", NULL, "cold connection is for reads");
    return cold;
  }
  if (name && strcmp(name, "plan") == 0) {
    const Command plan = { .kind = COMMAND_PLAN, .statements = takeField(&line) };
    if (!plan.statements) fail("command", NULL, "plan needs a file of statements");
    return plan;
  }
  if (name && strcmp(name, "rows") == 0) {
    /* The statements may change the working copy. */
    Command rows = { .kind = COMMAND_ROWS, .isWrites = true, .statements = takeField(&line) };
    rows.before = takeField(&line);
    if (!rows.statements) fail("command", NULL, "rows needs a file of statements");
    return rows;
  }
  const char *kind = takeField(&line);
  Command command = { .statements = takeField(&line) };
  command.after = takeField(&line);
  command.then = takeField(&line);
  command.counters = takeField(&line);
  command.before = takeField(&line);
  command.behind = takeField(&line);
  command.errors = takeField(&line);
  if (!name) fail("command", NULL, "an empty command");
  if (strcmp(name, "settings") == 0) command.kind = COMMAND_SETTINGS;
  else if (strcmp(name, "floor") == 0 && options.shell) command.kind = COMMAND_FLOOR;
  else if (strcmp(name, "reads") == 0) command.kind = COMMAND_READS;
  else if (strcmp(name, "steps") == 0) command.kind = COMMAND_STEPS;
  else if (strcmp(name, "time") == 0) command.kind = COMMAND_TIME;
  else if (strcmp(name, "count") == 0) command.kind = COMMAND_COUNT;
  else if (strcmp(name, "hash") == 0) command.kind = COMMAND_HASH;
  else if (strcmp(name, "check") == 0) command.kind = COMMAND_CHECK;
  else fail("command", NULL, "unknown command \"%s\"", name);
  command.isWrites = command.kind == COMMAND_STEPS;
  if (!isMeasured(command.kind) && !isUntimed(command.kind)) return command;
  command.isWrites = kind && strcmp(kind, "writes") == 0;
  if (!kind || (!command.isWrites && strcmp(kind, "reads") != 0))
    fail("command", NULL, "%s needs reads or writes", name);
  if (command.kind == COMMAND_CHECK && !command.after) fail("command", NULL, "check needs a file of STATE");
  return command;
}

/* -------- arguments.c -------- */

/* The most bytes that a tool sends. */
enum { MOST_BYTES = 16 * 1024 * 1024 };

/* The fields of a text whose last byte is a NUL byte. */
static Arguments divideFields(char *text, size_t size) {
  int count = 0;
  for (size_t i = 0; i < size; i++) count += text[i] == 0;
  Arguments arguments = { .count = count };
  arguments.fields = mapMemory((size_t)(count + 1) * sizeof *arguments.fields, false);
  for (int i = 0; i < count; i++, text += strlen(text) + 1) arguments.fields[i] = text;
  return arguments;
}

static Arguments receiveArguments(void) {
  char line[32], *end = NULL;
  const long size = readLine(line, sizeof line) ? strtol(line, &end, 10) : -1;
  if (!end || end == line || *end || size < 0 || size > MOST_BYTES)
    fail("usage", NULL, "- needs a line on standard input with the size of the arguments, 0 to %d bytes", MOST_BYTES);
  char *text = mapMemory((size_t)size, false);
  for (size_t length = 0; length < (size_t)size;) {
    const ssize_t got = read(STDIN_FILENO, text + length, (size_t)size - length);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) fail("usage", NULL, "standard input ends within the arguments");
    length += (size_t)got;
  }
  if (size > 0 && text[size - 1] != 0) fail("usage", NULL, "the arguments on standard input do not end with a NUL byte");
  return divideFields(text, (size_t)size);
}

DRIVER_API Arguments takeArguments(int count, char **given) {
  const int named = 2; /* the program and the command */
  if (count == named + 1 && strcmp(given[named], "-") == 0) return receiveArguments();
  size_t size = 0;
  for (int i = named; i < count; i++) size += strlen(given[i]) + 1;
  char *text = mapMemory(size, false), *end = text;
  for (int i = named; i < count; i++) {
    const size_t length = strlen(given[i]);
    memcpy(end, given[i], length + 1);
    end += length + 1;
    memset(given[i], 0, length);
  }
  return divideFields(text, size);
}

/* -------- crash.c -------- */

#include <signal.h>
#include <sys/resource.h>

enum {
  CRASHED_SQL_SIZE = 300,          /* bytes of a statement that are kept; a message shows no more */
  HANDLER_STACK_SIZE = 64 * 1024,
};

DRIVER_API const char *volatile executingSql = NULL;
DRIVER_API _Thread_local const char *volatile threadSql = NULL;

/* Shared with forked samples. NULL while crashes are not caught. */
static char *crashedSql;

/* The statement of the thread that a handler runs in: a crash is handled where it happens. */
static const char *currentSql(void) { return threadSql ? threadSql : executingSql; }

/* Ends the process by a signal's default action. */
static void endBySignal(int number) {
  signal(number, SIG_DFL);
  raise(number);
}

/*
** Only functions that are safe in a signal handler: signal-safety(7). The first thread that crashes names its statement and ends the
** process: another one waits for that, since it would end the process before the statement is named. A second crash in here ends it too.
*/
static void onCrash(int number) {
  static atomic_flag isTaken = ATOMIC_FLAG_INIT;
  static _Thread_local volatile sig_atomic_t isNaming;
  if (isNaming) endBySignal(number);
  isNaming = 1;
  while (atomic_flag_test_and_set(&isTaken)) pause();
  const char *sql = currentSql();
  if (sql) {
    size_t size = strnlen(sql, CRASHED_SQL_SIZE);
    memcpy(crashedSql, sql, size);
    crashedSql[size] = 0;
    /* If no driver waits for this process, the tool reads standard error. */
    nameStatement();
  }
  endBySignal(number);
}

DRIVER_API void nameStatement(void) {
  const char *sql = currentSql();
  /* Nobody can be told that standard error is closed. */
  if (sql && (write(STDERR_FILENO, "\nin ", 4) < 0 || write(STDERR_FILENO, sql, strnlen(sql, CRASHED_SQL_SIZE)) < 0)) {}
}

DRIVER_API void catchCrashesOfThread(void) {
  stack_t own = { .ss_sp = mapMemory(HANDLER_STACK_SIZE, false), .ss_size = HANDLER_STACK_SIZE };
  if (sigaltstack(&own, NULL) != 0) fail("load", NULL, "sigaltstack: %s", strerror(errno));
}

DRIVER_API void catchCrashes(void) {
  static const int numbers[] = { SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGILL, SIGSYS };
  crashedSql = mapMemory(CRASHED_SQL_SIZE + 1, true);
  catchCrashesOfThread();
  struct sigaction action = { .sa_handler = onCrash };
  action.sa_flags = SA_ONSTACK | SA_NODEFER;
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
    if (sigaction(numbers[i], &action, NULL) != 0) fail("load", NULL, "sigaction: %s", strerror(errno));
}

DRIVER_API const char *takeCrashedSql(void) {
  static char taken[CRASHED_SQL_SIZE + 1];
  if (!crashedSql || !crashedSql[0]) return NULL;
  memcpy(taken, crashedSql, sizeof taken);
  taken[CRASHED_SQL_SIZE] = 0; /* the engine can write to the shared memory too */
  crashedSql[0] = 0;
  return taken;
}

DRIVER_API void limitMemory(void) {
  if (options.memoryLimit == 0) return;
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) != 0) fail("usage", NULL, "--memory: %s", strerror(errno));
  const rlim_t bytes = (rlim_t)options.memoryLimit;
  /* A limit that this process has inherited can be lowered, not raised. */
  if (limit.rlim_max == RLIM_INFINITY || limit.rlim_max > bytes) limit.rlim_max = bytes;
  limit.rlim_cur = limit.rlim_max;
  if (setrlimit(RLIMIT_AS, &limit) != 0)
    fail("usage", NULL, "--memory %lld: %s", (long long)options.memoryLimit, strerror(errno));
}

/* -------- child.c -------- */

#include <sys/wait.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

DRIVER_API void dieWithParent(void) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}

DRIVER_API pid_t forkChild(const char *where) {
  const pid_t parent = getpid();
  const pid_t child = fork();
  if (child < 0) fail(where, NULL, "fork: %s", strerror(errno));
  if (child == 0) {
    dieWithParent();
    if (getppid() != parent) _exit(1); /* it ended before this process asked to be told */
  }
  return child;
}

DRIVER_API int moveAway(const char *where, int descriptor, const char *what) {
  enum { FIRST_OWN_DESCRIPTOR = 10 };
  const int moved = descriptor < 0 ? -1 : fcntl(descriptor, F_DUPFD_CLOEXEC, FIRST_OWN_DESCRIPTOR);
  if (moved < 0) fail(where, NULL, "%s: %s", what, strerror(errno));
  close(descriptor);
  return moved;
}

DRIVER_API void makePipe(const char *where, int ends[2]) {
  int made[2];
  if (pipe(made) != 0) fail(where, NULL, "pipe: %s", strerror(errno));
  for (int i = 0; i < 2; i++) ends[i] = moveAway(where, made[i], "pipe");
}

DRIVER_API int waitForChild(pid_t child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0)
    if (errno != EINTR) fail("wait", NULL, "waitpid: %s", strerror(errno));
  return status;
}

DRIVER_API void replyDone(int status) {
  if (WIFSIGNALED(status)) {
    fprintf(reply, "{\"done\":{\"signal\":%d", WTERMSIG(status));
    const char *sql = takeCrashedSql();
    if (sql) {
      fprintf(reply, ",\"sql\":");
      printJsonString(reply, sql);
    }
    fprintf(reply, "}}\n");
  } else {
    fprintf(reply, "{\"done\":{\"exit\":%d}}\n", WEXITSTATUS(status));
  }
  sendReply();
}

/* -------- own-call.c -------- */

DRIVER_API bool callSystem(OwnCall call, int which, void *answer) {
#if defined(__linux__) && defined(__x86_64__) && defined(__LP64__)
  const long number = call == CALL_GETRUSAGE ? 98 : 228; /* asm/unistd_64.h */
  long result;
  __asm__ volatile("syscall" : "=a"(result) : "0"(number), "D"((long)which), "S"(answer) : "rcx", "r11", "memory");
  return result == 0;
#elif defined(__linux__) && defined(__aarch64__) && defined(__LP64__)
  register long number __asm__("x8") = call == CALL_GETRUSAGE ? 165 : 113; /* asm-generic/unistd.h */
  register long first __asm__("x0") = which;
  register void *second __asm__("x1") = answer;
  __asm__ volatile("svc #0" : "+r"(first) : "r"(number), "r"(second) : "memory");
  return first == 0;
#else
  return (call == CALL_GETRUSAGE ? getrusage(which, answer) : clock_gettime((clockid_t)which, answer)) == 0;
#endif
}

/* -------- clock.c -------- */

#include <inttypes.h>

static int64_t nanoseconds(struct timespec t) { return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec; }

DRIVER_API int64_t readClock(clockid_t clock) {
  struct timespec time;
  return callSystem(CALL_CLOCK_GETTIME, (int)clock, &time) ? nanoseconds(time) : 0;
}

DRIVER_API int64_t measuredNow(void) { return readClock(CLOCK_MONOTONIC); }

DRIVER_API int64_t now(void) {
  struct timespec time;
  return clock_gettime(CLOCK_MONOTONIC, &time) == 0 ? nanoseconds(time) : 0;
}

DRIVER_API void requireOneClock(void) {
  const int64_t before = measuredNow(), quick = now(), after = measuredNow();
  const int64_t slack = 100 * 1000; /* processors may read the clock a little apart */
  if (quick < before - slack || quick > after + slack)
    fail("clock", NULL, "forged clock: the C library says %" PRId64 " ns, and the system %" PRId64 " to %" PRId64 " ns", quick, before, after);
}

static int compareTimes(const void *one, const void *other) {
  const int64_t a = *(const int64_t *)one, b = *(const int64_t *)other;
  return (a > b) - (a < b);
}

DRIVER_API void sortTimes(int64_t *times, size_t count) { qsort(times, count, sizeof *times, compareTimes); }

/* -------- engine.c -------- */

DRIVER_API Engine engine = { 0 };

DRIVER_API int engineThreadsafe(void) { return engine.threadsafe ? engine.threadsafe() : -1; }

DRIVER_API const char *messageOf(sqlite3 *handle) {
  const char *message = handle ? engine.errmsg(handle) : NULL;
  return message ? message : "the engine does not say why";
}

/* -------- histogram.c -------- */

/* The number of a time's bucket, from its octave and the six bits after its first. */
static unsigned bucketOf(uint64_t ns) {
  const unsigned shift = ns < 2 * BUCKETS_PER_OCTAVE ? 0 : 57 - (unsigned)__builtin_clzll(ns);
  return shift * BUCKETS_PER_OCTAVE + (unsigned)(ns >> shift);
}

DRIVER_API void addTime(Histogram *histogram, int64_t ns) {
  histogram->counts[bucketOf((uint64_t)ns)]++;
  if (ns > histogram->longest) histogram->longest = ns;
}

DRIVER_API void addHistogram(Histogram *histogram, const Histogram *other) {
  for (int i = 0; i < BUCKETS; i++) histogram->counts[i] += other->counts[i];
  if (other->longest > histogram->longest) histogram->longest = other->longest;
}

DRIVER_API void printHistogram(const Histogram *histogram) {
  fprintf(reply, "{\"max_ns\":%" PRId64 ",\"counts\":[", histogram->longest);
  const char *separator = "";
  for (int i = 0; i < BUCKETS; i++) {
    if (histogram->counts[i] == 0) continue;
    fprintf(reply, "%s[%d,%" PRIu32 "]", separator, i, histogram->counts[i]);
    separator = ",";
  }
  fprintf(reply, "]}");
}

/* -------- buffer.c -------- */

DRIVER_API void append(Buffer *buffer, const char *bytes, size_t size) {
  if (size > buffer->capacity - buffer->size) {
    if (size > SIZE_MAX / 2 - buffer->size) fail("memory", NULL, "no memory for %zu bytes more", size);
    buffer->capacity = 2 * (buffer->size + size);
    buffer->bytes = reallocate(buffer->bytes, buffer->capacity);
  }
  if (size > 0) memcpy(buffer->bytes + buffer->size, bytes, size);
  buffer->size += size;
}

DRIVER_API void appendLine(Buffer *buffer, const char *line) {
  append(buffer, line, strlen(line));
  append(buffer, "\n", 1);
}

DRIVER_API void freeBuffer(Buffer *buffer) {
  free(buffer->bytes);
  *buffer = (Buffer){ 0 };
}

/* -------- draw.c -------- */

DRIVER_API int64_t drawBelow(uint64_t *random, int64_t limit) {
  *random ^= *random >> 12;
  *random ^= *random << 25;
  *random ^= *random >> 27;
  return (int64_t)((*random * UINT64_C(2685821657736338717) >> 33) % (uint64_t)limit);
}

/* -------- files.c -------- */

#include <sys/stat.h>

DRIVER_API void joinPath(char *path, const char *folder, const char *name) {
  const int length = snprintf(path, PATH_SIZE, "%s/%s", folder, name);
  if (length < 0 || length >= PATH_SIZE) fail("copy", NULL, "%s/%s: name too long", folder, name);
}

DRIVER_API int openFile(const char *path, int flags) {
  const int file = open(path, flags | O_CLOEXEC, 0600);
  if (file < 0) fail("copy", NULL, "%s: %s", path, strerror(errno));
  return file;
}

DRIVER_API void flushFile(int file, const char *path) {
  if (fsync(file) != 0) fail("flush", NULL, "%s: %s", path, strerror(errno));
}

DRIVER_API DIR *openFolder(const char *path) {
  DIR *folder = opendir(path);
  if (!folder) fail("copy", NULL, "%s: %s", path, strerror(errno));
  return folder;
}

DRIVER_API struct dirent *readEntry(DIR *folder, const char *path) {
  for (;;) {
    errno = 0; /* readdir() returns NULL at the end as well */
    struct dirent *entry = readdir(folder);
    if (!entry && errno != 0) fail("copy", NULL, "%s: %s", path, strerror(errno));
    if (!entry || (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)) return entry;
  }
}

/* Does something with every entry of a folder. */
static void forEachEntry(const char *path, void (*apply)(const char *child)) {
  DIR *folder = openFolder(path);
  for (struct dirent *entry; (entry = readEntry(folder, path));) {
    char child[PATH_SIZE];
    joinPath(child, path, entry->d_name);
    apply(child);
  }
  closedir(folder);
}

/* The type of a path itself: a symbolic link is not followed. */
static mode_t typeOf(const char *path) {
  struct stat info;
  if (lstat(path, &info) != 0) fail("copy", NULL, "%s: %s", path, strerror(errno));
  return info.st_mode & S_IFMT;
}

DRIVER_API void flushTree(const char *path) {
  const mode_t type = typeOf(path);
  if (type == S_IFDIR) forEachEntry(path, flushTree);
  if (type != S_IFDIR && type != S_IFREG) return;
  const int file = openFile(path, O_RDONLY);
  flushFile(file, path);
  close(file);
}

DRIVER_API void flushFileSystem(const char *path) {
#ifdef __linux__
  const int file = openFile(path, O_RDONLY);
  if (syncfs(file) != 0) fail("flush", NULL, "%s: %s", path, strerror(errno));
  close(file);
#else
  (void)path;
  sync();
#endif
}

DRIVER_API void dropTree(const char *path) {
  const mode_t type = typeOf(path);
  if (type == S_IFDIR) forEachEntry(path, dropTree);
  if (type != S_IFREG) return;
  const int file = openFile(path, O_RDONLY);
#ifdef POSIX_FADV_DONTNEED
  /* A file system without a cache may refuse: then there is nothing to drop. */
  posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED);
#endif
  close(file);
}

DRIVER_API void removeTree(const char *path) {
  if (typeOf(path) == S_IFDIR) forEachEntry(path, removeTree);
  if (remove(path) != 0) fail("copy", NULL, "%s: %s", path, strerror(errno));
}

/* -------- working-copy.c -------- */

/*
** Makes a file hold the bytes of another, writing only the blocks that differ: to write a whole prepared database and
** flush it takes ten times as long as to compare it, and most samples change few of its blocks.
**
** Returns whether anything was written.
*/
static bool restoreBlocks(const char *from, int source, const char *to, int target) {
  enum { BLOCK_SIZE = 1 << 16 };
  static char wanted[BLOCK_SIZE], found[BLOCK_SIZE];
  struct stat sourceInfo, targetInfo;
  if (fstat(source, &sourceInfo) != 0 || fstat(target, &targetInfo) != 0)
    fail("copy", NULL, "%s: %s", to, strerror(errno));
  bool isChanged = sourceInfo.st_size != targetInfo.st_size;
  if (targetInfo.st_size > sourceInfo.st_size && ftruncate(target, sourceInfo.st_size) != 0)
    fail("copy", NULL, "%s: %s", to, strerror(errno));
  for (off_t offset = 0; offset < sourceInfo.st_size;) {
    const ssize_t size = pread(source, wanted, BLOCK_SIZE, offset);
    if (size <= 0) fail("copy", NULL, "%s: %s", from, size < 0 ? strerror(errno) : "became shorter");
    if (pread(target, found, (size_t)size, offset) != size || memcmp(wanted, found, (size_t)size) != 0) {
      const ssize_t written = pwrite(target, wanted, (size_t)size, offset);
      if (written != size) fail("copy", NULL, "%s: %s", to, written < 0 ? strerror(errno) : "disk full");
      isChanged = true;
    }
    offset += size;
  }
  return isChanged;
}

static void restoreFile(const char *from, const char *to, RestoreTimes *times) {
  const int64_t start = now();
  const int source = openFile(from, O_RDONLY);
  const int target = openFile(to, O_RDWR | O_CREAT | O_NOFOLLOW);
  const bool isChanged = restoreBlocks(from, source, to, target);
  const int64_t copied = now();
  times->copy += copied - start;
  if (isChanged) {
    flushFile(target, to);
    times->flush += now() - copied;
  }
  close(source);
  close(target);
}

/* Removes what the template does not have, or has as something else. Returns whether there was anything. */
static bool removeStrangers(const char *template, const char *folder) {
  char wanted[PATH_SIZE], found[PATH_SIZE];
  bool isChanged = false;
  DIR *entries = openFolder(folder);
  for (struct dirent *entry; (entry = readEntry(entries, folder));) {
    struct stat wantedInfo, foundInfo;
    joinPath(wanted, template, entry->d_name);
    joinPath(found, folder, entry->d_name);
    if (lstat(found, &foundInfo) != 0) fail("copy", NULL, "%s: %s", found, strerror(errno));
    if (lstat(wanted, &wantedInfo) == 0 && (wantedInfo.st_mode & S_IFMT) == (foundInfo.st_mode & S_IFMT)) continue;
    removeTree(found);
    isChanged = true;
  }
  closedir(entries);
  return isChanged;
}

DRIVER_API void restoreFolder(const char *template, const char *folder, RestoreTimes *times) {
  const int64_t start = now();
  bool isChanged = mkdir(folder, 0700) == 0;
  if (!isChanged && errno != EEXIST) fail("copy", NULL, "%s: %s", folder, strerror(errno));
  isChanged |= removeStrangers(template, folder);
  times->copy += now() - start;
  DIR *entries = openFolder(template);
  for (struct dirent *entry; (entry = readEntry(entries, template));) {
    char from[PATH_SIZE], to[PATH_SIZE];
    struct stat info;
    joinPath(from, template, entry->d_name);
    joinPath(to, folder, entry->d_name);
    if (lstat(from, &info) != 0) fail("copy", NULL, "%s: %s", from, strerror(errno));
    if (S_ISSOCK(info.st_mode)) continue; /* of a server that runs: nobody would answer at a copy */
    isChanged |= access(to, F_OK) != 0;
    if (S_ISDIR(info.st_mode)) restoreFolder(from, to, times);
    else if (S_ISREG(info.st_mode)) restoreFile(from, to, times);
    else fail("copy", NULL, "%s is neither a file nor a folder", from);
  }
  closedir(entries);
  if (!isChanged) return;
  const int64_t copied = now();
  const int file = openFile(folder, O_RDONLY);
  flushFile(file, folder);
  close(file);
  times->flush += now() - copied;
}

DRIVER_API void flushFolderInChild(const char *path) {
  const pid_t child = forkChild("flush");
  if (child == 0) {
    /* A server may be removing files. */
    if (options.server) flushFileSystem(path);
    else flushTree(path);
    _exit(0);
  }
  const int status = waitForChild(child);
  if (WIFSIGNALED(status)) fail("flush", NULL, "its process was ended by signal %d", WTERMSIG(status));
  if (status != 0) _exit(1); /* the child has said why */
}

/* -------- scratch.c -------- */

/* The names of the folder: in a working copy and its template, in a preparation, and, for a database in memory, after that. */
static const char USED[] = "dir", PREPARED[] = "dir-of-preparation", KEPT[] = "dir-after-preparation";

static char scratch[PATH_SIZE];

/* Samples on file have a copy of the whole template; there the name is already theirs. */
static const char *keptName(void) { return options.storage == STORAGE_MEMORY ? KEPT : USED; }

static void requireFolder(const char *path) {
  if (mkdir(path, 0700) != 0 && errno != EEXIST) fail("copy", NULL, "%s: %s", path, strerror(errno));
}

DRIVER_API void makeScratch(const char *folder, bool isBegun) {
  if (!options.scratch) return;
  requireFolder(folder);
  joinPath(scratch, folder, PREPARED);
  if (!isBegun && access(scratch, F_OK) == 0) removeTree(scratch);
  requireFolder(scratch);
}

DRIVER_API void keepScratch(const char *folder) {
  if (!options.scratch) return;
  char kept[PATH_SIZE];
  joinPath(kept, folder, keptName());
  if (access(kept, F_OK) == 0) removeTree(kept);
  if (rename(scratch, kept) != 0) fail("copy", NULL, "%s: %s", kept, strerror(errno));
}

DRIVER_API void useScratch(const char *workingCopy) {
  if (options.scratch) joinPath(scratch, workingCopy, USED);
}

DRIVER_API const char *scratchPath(void) { return options.scratch ? scratch : NULL; }

DRIVER_API void restoreScratch(const char *folder, RestoreTimes *times) {
  if (!options.scratch) return;
  char kept[PATH_SIZE];
  joinPath(kept, folder, KEPT);
  restoreFolder(kept, scratch, times);
}

DRIVER_API void requireKeptScratch(const char *folder) {
  if (!options.scratch) return;
  char prepared[PATH_SIZE];
  joinPath(prepared, folder, PREPARED);
  if (access(prepared, F_OK) == 0)
    fail("copy", NULL, "the database has kept the path of the {dir} of its preparation, and statements have written there: name {dir} in before instead");
}

/* -------- statements.c -------- */

#include <limits.h>

/* SQLite's API takes the size of a statement as an int. */
static void requireSizesOfInt(const char *path, Statements statements) {
  if (statements.size <= INT_MAX) return;
  const char *end = statements.text + statements.size;
  for (const char *sql = statements.text; sql < end; sql += strlen(sql) + 1)
    if (strlen(sql) >= INT_MAX) fail("statements", sql, "%s has a statement of more than %d bytes", path, INT_MAX);
}

DRIVER_API void unmapStatements(Statements statements) { munmap((void *)statements.text, statements.size); }

/* Stands for the path of the scratch folder. */
static const char PLACEHOLDER[] = "{dir}";

enum { PLACEHOLDER_SIZE = sizeof PLACEHOLDER - 1 };

/* The next placeholder, NULL if there is none. Sets whether it is in braces of its own, {{dir}}, which stand for the text {dir}. */
static const char *findPlaceholder(const char *from, const char *end, bool *isEscaped) {
  const char *at = memmem(from, (size_t)(end - from), PLACEHOLDER, PLACEHOLDER_SIZE);
  *isEscaped = at && at > from && at[-1] == '{' && end - at > PLACEHOLDER_SIZE && at[PLACEHOLDER_SIZE] == '}';
  return at;
}

/* Statements with the path of the scratch folder in place of {dir}; unmaps the given ones if there is any. */
static Statements nameScratch(Statements statements) {
  const char *const folder = scratchPath();
  if (!folder) return statements;
  const char *const end = statements.text + statements.size;
  const size_t length = strlen(folder);
  size_t size = statements.size;
  bool isEscaped, isAny = false;
  for (const char *at = statements.text; (at = findPlaceholder(at, end, &isEscaped)); at += PLACEHOLDER_SIZE + isEscaped) {
    size = isEscaped ? size - 2 : size - PLACEHOLDER_SIZE + length;
    isAny = true;
  }
  if (!isAny) return statements;
  char *named = mapMemory(size, false), *to = named;
  const char *from = statements.text;
  for (const char *at; (at = findPlaceholder(from, end, &isEscaped)); from = at + PLACEHOLDER_SIZE + isEscaped) {
    const size_t before = (size_t)(at - from) - isEscaped;
    memcpy(to, from, before);
    to += before;
    const char *const stands = isEscaped ? PLACEHOLDER : folder;
    memcpy(to, stands, strlen(stands));
    to += strlen(stands);
  }
  memcpy(to, from, (size_t)(end - from));
  unmapStatements(statements);
  return (Statements){ named, size };
}

DRIVER_API Statements mapStatements(const char *path) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  struct stat info;
  if (file < 0 || fstat(file, &info) != 0) fail("statements", NULL, "%s: %s", path, strerror(errno));
  if (info.st_size == 0) fail("statements", NULL, "%s is empty", path);
  int flags = MAP_SHARED;
#ifdef MAP_POPULATE
  flags |= MAP_POPULATE; /* or the engine's time would have the page faults */
#endif
  const char *text = mmap(NULL, (size_t)info.st_size, PROT_READ, flags, file, 0);
  if (text == MAP_FAILED) fail("statements", NULL, "%s: %s", path, strerror(errno));
  close(file);
  Statements statements = { text, (size_t)info.st_size };
  if (text[statements.size - 1] != 0) fail("statements", NULL, "%s is cut off: its last byte is not NUL", path);
  statements = nameScratch(statements);
  requireSizesOfInt(path, statements);
  return statements;
}

/* -------- script.c -------- */

/* The rest of a line that begins with a word; NULL if it begins with another. */
static const char *behind(const char *line, const char *word) {
  const size_t length = strlen(word);
  return strncmp(line, word, length) == 0 && line[length] == ' ' ? line + length + 1 : NULL;
}

static _Noreturn void refuseLine(const char *path, const char *line) { fail("contest", NULL, "%s has an unknown line: %.100s", path, line); }

static int64_t milliseconds(const char *text) {
  int64_t ms = 0;
  sscanf(text, "%" SCNd64, &ms);
  return ms * 1000000;
}

/* A line about the statement that was added last. Returns whether it is one. */
static bool addToStatement(Script *script, const char *line) {
  if (!script || script->count == 0) return false;
  ScriptStatement *statement = &script->statements[script->count - 1];
  StatementPart part = { .kind = PART_TEXT, .text = behind(line, "piece") };
  const char *rest;
  if ((rest = behind(line, "integer"))) {
    part.kind = PART_INTEGER;
    sscanf(rest, "%" SCNd64 " %" SCNd64, &part.first, &part.last);
  } else if ((rest = behind(line, "letters"))) {
    part.kind = PART_LETTERS;
    sscanf(rest, "%" SCNd64, &part.last);
  } else if (strcmp(line, "number") == 0) part.kind = PART_NUMBER;
  else if (!part.text) return false;
  statement->parts = reallocate(statement->parts, (statement->partCount + 1) * sizeof part);
  statement->parts[statement->partCount++] = part;
  return true;
}

static void addStatement(Script *script, const char *sql) {
  script->statements = reallocate(script->statements, (script->count + 1) * sizeof *script->statements);
  script->statements[script->count++] = (ScriptStatement){ .sql = sql };
}

/* A line about the connections that were named last. Returns whether it is one. */
static bool addToScript(Script *script, const char *line) {
  const char *rest;
  if (!script) return false;
  if ((rest = behind(line, "statement"))) addStatement(script, rest);
  else if ((rest = behind(line, "committed"))) script->committed = rest;
  else if ((rest = behind(line, "pause"))) script->pause = milliseconds(rest);
  else if ((rest = behind(line, "count"))) sscanf(rest, "%d", &script->connections);
  else return false;
  return true;
}

DRIVER_API const OwnContest *readOwnContest(const char *path) {
  static OwnContest contest; /* a process holds one */
  OwnContest *const own = &contest;
  const Statements lines = mapStatements(path);
  Script *script = NULL;
  const char *rest;
  for (const char *line = lines.text, *end = lines.text + lines.size; line < end; line += strlen(line) + 1) {
    if ((rest = behind(line, "connections")) && own->scriptCount < MOST_SCRIPTS) {
      script = &own->scripts[own->scriptCount++];
      *script = (Script){ .name = rest, .connections = 1 };
    } else if ((rest = behind(line, "invariant")) && own->invariantCount < MOST_INVARIANTS) own->invariants[own->invariantCount++] = rest;
    else if ((rest = behind(line, "kill"))) own->killEvery = milliseconds(rest);
    else if (!addToStatement(script, line) && !addToScript(script, line)) refuseLine(path, line);
  }
  return own;
}

DRIVER_API int connectionsOf(const OwnContest *own) {
  int sum = 0;
  for (int i = 0; i < own->scriptCount; i++) sum += own->scripts[i].connections;
  return sum;
}

/* A number from first to last, which may be 2^53 apart. */
static int64_t drawWithin(uint64_t *random, int64_t first, int64_t last) {
  const uint64_t high = (uint64_t)drawBelow(random, INT64_C(1) << 31) << 31;
  return first + (int64_t)((high | (uint64_t)drawBelow(random, INT64_C(1) << 31)) % (uint64_t)(last - first + 1));
}

static void appendNumber(Buffer *buffer, int64_t number) {
  char text[32];
  const int size = snprintf(text, sizeof text, "%" PRId64, number);
  append(buffer, text, (size_t)size);
}

DRIVER_API void fillIn(const ScriptStatement *statement, int64_t number, uint64_t random, Buffer *buffer) {
  buffer->size = 0;
  for (size_t i = 0; i < statement->partCount; i++) {
    const StatementPart *part = &statement->parts[i];
    if (part->kind == PART_TEXT) append(buffer, part->text, strlen(part->text));
    else if (part->kind == PART_NUMBER) appendNumber(buffer, number);
    else if (part->kind == PART_INTEGER) appendNumber(buffer, drawWithin(&random, part->first, part->last));
    for (int64_t letter = 0; part->kind == PART_LETTERS && letter < part->last; letter++)
      append(buffer, &"abcdefghijklmnopqrstuvwxyz"[drawBelow(&random, 26)], 1);
  }
  append(buffer, "", 1);
}

/* -------- contender.c -------- */

enum { FIRST_PAUSE = 50000, LONGEST_PAUSE = 1000000, LONGEST_NAP = 20000000 };

DRIVER_API void sleepFor(int64_t ns) {
  const struct timespec time = { .tv_sec = (time_t)(ns / 1000000000), .tv_nsec = (long)(ns % 1000000000) };
  nanosleep(&time, NULL);
}

DRIVER_API void noteStatement(ContenderConnection *connection, const char *sql) {
  connection->own->sql = sql;
  threadSql = sql;
}

/* Steps a statement to its end. A row's first column is of interest where it is a number. */
static int stepAll(sqlite3_stmt *statement, sqlite3_int64 *value) {
  int status;
  while ((status = engine.step(statement)) == ENGINE_ROW)
    if (value) *value = engine.column_int64(statement, 0);
  return status == ENGINE_DONE ? ENGINE_OK : status;
}

/* @param sql as another process reads it */
static int runNoted(ContenderConnection *connection, const char *sql, const char *text, sqlite3_int64 *value) {
  sqlite3_stmt *statement = NULL;
  noteStatement(connection, sql);
  int status = engine.prepare_v2(connection->handle, text, -1, &statement, NULL);
  if (status == ENGINE_OK && statement) status = stepAll(statement, value);
  if (statement) {
    const int finalized = engine.finalize(statement);
    if (status == ENGINE_OK) status = finalized;
  }
  noteStatement(connection, NULL);
  return status;
}

DRIVER_API int runText(ContenderConnection *connection, const char *sql, sqlite3_int64 *value) {
  return runNoted(connection, sql, sql, value);
}

DRIVER_API int runFilled(ContenderConnection *connection, const char *sql, const char *text) { return runNoted(connection, sql, text, NULL); }

DRIVER_API int prepareBound(ContenderConnection *connection, const char *sql, sqlite3_stmt **statement) {
  noteStatement(connection, sql);
  const int status = engine.prepare_v2(connection->handle, sql, -1, statement, NULL);
  if (status != ENGINE_OK) connection->refused = sql;
  noteStatement(connection, NULL);
  return status;
}

DRIVER_API int executeBound(ContenderConnection *connection, sqlite3_stmt *statement, const char *sql, const sqlite3_int64 *values,
  int count, sqlite3_int64 *value) {
  noteStatement(connection, sql);
  int status = ENGINE_OK;
  for (int i = 0; i < count && status == ENGINE_OK; i++) status = engine.bind_int64(statement, i + 1, values[i]);
  if (status == ENGINE_OK) status = stepAll(statement, value);
  const int reset = engine.reset(statement);
  if (status == ENGINE_OK) status = reset;
  if (status != ENGINE_OK) connection->refused = sql;
  noteStatement(connection, NULL);
  return status;
}

DRIVER_API int openContender(ContenderConnection *connection) {
  noteStatement(connection, "(opening the database)");
  int status = engine.open_v2(connection->path, &connection->handle, OPEN_READWRITE, NULL);
  noteStatement(connection, NULL);
  if (status != ENGINE_OK) return status;
  for (int i = 0; i < options.settingCount && status == ENGINE_OK; i++)
    status = runText(connection, options.settings[i], NULL);
  for (int i = 0; i < options.attemptCount && status == ENGINE_OK; i++) {
    const int attempted = runText(connection, options.attempts[i], NULL);
    if (isRefusal(attempted)) status = attempted;
  }
  return status;
}

DRIVER_API int closeContender(ContenderConnection *connection) {
  if (!connection->handle) return ENGINE_OK;
  noteStatement(connection, "(closing the database)");
  const int status = engine.close(connection->handle);
  noteStatement(connection, NULL);
  if (status == ENGINE_OK) connection->handle = NULL;
  return status;
}

DRIVER_API void noteTorn(Contender *own, const char *what, sqlite3_int64 one, sqlite3_int64 other) {
  if (own->torn++ > 0) return;
  snprintf(own->tornMessage, sizeof own->tornMessage, what, (long long)one, (long long)other);
}

DRIVER_API void noteRefusal(ContenderConnection *connection, const char *what, int status) {
  Contender *own = connection->own;
  snprintf(own->message, sizeof own->message, "%s: %s (code %d)", what, messageOf(connection->handle), status);
}

DRIVER_API int64_t endOfContest(const Contest *contest) {
  const int64_t ended = atomic_load(&contest->ended);
  return ended ? ended : atomic_load(&contest->start) + contest->window;
}

DRIVER_API void endContest(Contest *contest) {
  int64_t none = 0;
  atomic_compare_exchange_strong(&contest->ended, &none, now());
}

DRIVER_API void pauseUntilEnd(const Contest *contest, int64_t ns) {
  const int64_t until = now() + ns;
  for (int64_t rest; (rest = until - now()) > 0 && now() < endOfContest(contest);) sleepFor(rest < LONGEST_NAP ? rest : LONGEST_NAP);
}

DRIVER_API bool waitForTurn(const ContenderConnection *connection, int64_t *pause) {
  const Contest *contest = connection->contest;
  const int64_t start = atomic_load(&contest->start);
  if (atomic_load(&contest->isOver)) return false;
  if (start && now() > endOfContest(contest) + contest->patience) return false;
  if (*pause == 0) *pause = FIRST_PAUSE;
  sleepFor(*pause / 2 + drawBelow(&connection->own->random, *pause));
  *pause = *pause * 2 < LONGEST_PAUSE ? *pause * 2 : LONGEST_PAUSE;
  return true;
}

/* -------- contest-work.c -------- */

static const char *const workTexts[WORKS] = {
  [WORK_BEGIN_READ] = "BEGIN",
  [WORK_BEGIN_WRITE] = NULL, /* the contest's */
  [WORK_COMMIT] = "COMMIT",
  [WORK_ROLLBACK] = "ROLLBACK",
  [WORK_READ_ACCOUNT] = "SELECT balance FROM account WHERE id = ?1",
  [WORK_CHANGE_ACCOUNT] = "UPDATE account SET balance = ?2 WHERE id = ?1",
  [WORK_SUM_ACCOUNTS] = "SELECT SUM(balance) FROM account",
  [WORK_READ_COUNTER] = "SELECT n FROM counter WHERE id = ?1",
  [WORK_CHANGE_COUNTER] = "UPDATE counter SET n = ?2 WHERE id = ?1",
  [WORK_ADD_ENTRY] = "INSERT INTO entry(who, filler) SELECT ?1, filler || filler || filler || filler FROM account WHERE id = 1",
  [WORK_CHECKPOINT] = "PRAGMA wal_checkpoint(TRUNCATE)",
  [WORK_READ_TAX] = "SELECT w_tax FROM warehouse WHERE w_id = 1",
  [WORK_READ_NEXT_ORDER] = "SELECT d_next_o_id FROM district WHERE d_w_id = 1 AND d_id = ?1",
  [WORK_CHANGE_NEXT_ORDER] = "UPDATE district SET d_next_o_id = ?2 WHERE d_w_id = 1 AND d_id = ?1",
  [WORK_READ_DISCOUNT] = "SELECT c_discount FROM customer WHERE c_w_id = 1 AND c_d_id = ?1 AND c_id = ?2",
  [WORK_ADD_ORDER] = "INSERT INTO orders VALUES (?2, ?1, 1, ?3, '2026-01-02 00:00:00', NULL, ?4, 1)",
  [WORK_ADD_NEW_ORDER] = "INSERT INTO new_order VALUES (?2, ?1, 1)",
  [WORK_READ_PRICE] = "SELECT i_price FROM item WHERE i_id = ?1",
  [WORK_READ_STOCK] = "SELECT s_quantity FROM stock WHERE s_w_id = 1 AND s_i_id = ?1",
  [WORK_CHANGE_STOCK] = "UPDATE stock SET s_quantity = ?2, s_ytd = s_ytd + ?3, s_order_cnt = s_order_cnt + 1 WHERE s_w_id = 1 AND s_i_id = ?1",
  [WORK_ADD_LINE] = "INSERT INTO order_line VALUES (?2, ?1, 1, ?3, ?4, 1, NULL, ?5, ?6, 'abcdefghijklmnopqrstuvwx')",
  [WORK_READ_TAKEN] = "SELECT w_ytd FROM warehouse WHERE w_id = 1",
  [WORK_CHANGE_TAKEN] = "UPDATE warehouse SET w_ytd = ?1 WHERE w_id = 1",
  [WORK_TAKE_IN_DISTRICT] = "UPDATE district SET d_ytd = d_ytd + ?2 WHERE d_w_id = 1 AND d_id = ?1",
  [WORK_COUNT_NAMESAKES] = "SELECT COUNT(*) FROM customer WHERE c_w_id = 1 AND c_d_id = ?1 AND c_last = "
    "(SELECT c_last FROM customer WHERE c_w_id = 1 AND c_d_id = ?1 AND c_id = ?2)",
  [WORK_READ_NAMESAKE] = "SELECT c_id FROM customer WHERE c_w_id = 1 AND c_d_id = ?1 AND c_last = "
    "(SELECT c_last FROM customer WHERE c_w_id = 1 AND c_d_id = ?1 AND c_id = ?2) ORDER BY c_first LIMIT 1 OFFSET ?3",
  [WORK_PAY] = "UPDATE customer SET c_balance = c_balance - ?3, c_ytd_payment = c_ytd_payment + ?3, c_payment_cnt = c_payment_cnt + 1 "
    "WHERE c_w_id = 1 AND c_d_id = ?1 AND c_id = ?2",
  [WORK_ADD_HISTORY] = "INSERT INTO history VALUES (?2, ?1, 1, ?1, 1, '2026-01-02 00:00:00', ?3, 'warehouse    district')",
  [WORK_READ_BALANCE] = "SELECT c_balance FROM customer WHERE c_w_id = 1 AND c_d_id = ?1 AND c_id = ?2",
  [WORK_READ_LAST_ORDER] = "SELECT o_id FROM orders WHERE o_w_id = 1 AND o_d_id = ?1 AND o_c_id = ?2 ORDER BY o_id DESC LIMIT 1",
  [WORK_READ_LINE_COUNT] = "SELECT o_ol_cnt FROM orders WHERE o_w_id = 1 AND o_d_id = ?1 AND o_id = ?2",
  [WORK_COUNT_LINES] = "SELECT COUNT(ol_amount) FROM order_line WHERE ol_w_id = 1 AND ol_d_id = ?1 AND ol_o_id = ?2",
  [WORK_READ_OLDEST] = "SELECT MIN(no_o_id) FROM new_order WHERE no_w_id = 1 AND no_d_id = ?1",
  [WORK_COUNT_NEW_ORDERS] = "SELECT COUNT(*) FROM new_order WHERE no_w_id = 1 AND no_d_id = ?1",
  [WORK_REMOVE_NEW_ORDER] = "DELETE FROM new_order WHERE no_w_id = 1 AND no_d_id = ?1 AND no_o_id = ?2",
  [WORK_READ_BUYER] = "SELECT o_c_id FROM orders WHERE o_w_id = 1 AND o_d_id = ?1 AND o_id = ?2",
  [WORK_SET_CARRIER] = "UPDATE orders SET o_carrier_id = ?3 WHERE o_w_id = 1 AND o_d_id = ?1 AND o_id = ?2",
  [WORK_SET_DELIVERED] = "UPDATE order_line SET ol_delivery_d = '2026-01-02 00:00:00' WHERE ol_w_id = 1 AND ol_d_id = ?1 AND ol_o_id = ?2",
  [WORK_SUM_LINES] = "SELECT SUM(ol_amount) FROM order_line WHERE ol_w_id = 1 AND ol_d_id = ?1 AND ol_o_id = ?2",
  [WORK_CHARGE] = "UPDATE customer SET c_balance = c_balance + ?3, c_delivery_cnt = c_delivery_cnt + 1 "
    "WHERE c_w_id = 1 AND c_d_id = ?1 AND c_id = ?2",
  [WORK_COUNT_LOW_STOCK] = "SELECT COUNT(DISTINCT s_i_id) FROM order_line JOIN stock ON s_i_id = ol_i_id WHERE ol_w_id = 1 AND ol_d_id = ?1 "
    "AND ol_o_id >= ?2 AND ol_o_id < ?3 AND s_w_id = 1 AND s_quantity < ?4",
};

DRIVER_API const char *textOfWork(const ContenderConnection *connection, Work work) {
  return work == WORK_BEGIN_WRITE ? connection->contest->begin : workTexts[work];
}

DRIVER_API bool needsWork(const ContenderConnection *connection, Work work) {
  const Contested workload = connection->contest->workload;
  const Task task = connection->own->task;
  const bool isOfTransaction = work <= WORK_ROLLBACK;
  if (task == TASK_SCRIPT || task == TASK_LOOK) return task == TASK_SCRIPT && work == WORK_ROLLBACK;
  if (task == TASK_TERMINAL || work > WORK_CHECKPOINT) return task == TASK_TERMINAL && (isOfTransaction || work > WORK_CHECKPOINT);
  if (task == TASK_CHECKPOINT || work == WORK_CHECKPOINT) return task == TASK_CHECKPOINT && work == WORK_CHECKPOINT;
  if (work == WORK_BEGIN_WRITE) return task == TASK_WRITE;
  if (work == WORK_READ_ACCOUNT) return workload == CONTESTED_READS || workload == CONTESTED_TRANSFERS;
  if (work == WORK_CHANGE_ACCOUNT || work == WORK_SUM_ACCOUNTS) return workload == CONTESTED_TRANSFERS;
  if (work == WORK_ADD_ENTRY) return workload == CONTESTED_CHECKPOINTS;
  const bool counts = workload == CONTESTED_READ_WRITE || workload == CONTESTED_DISJOINT || workload == CONTESTED_SAME;
  if (work == WORK_READ_COUNTER) return counts;
  if (work == WORK_CHANGE_COUNTER) return counts && task == TASK_WRITE;
  return true;
}

DRIVER_API int doBound(ContenderConnection *connection, Work work, const sqlite3_int64 *values, int count, sqlite3_int64 *value) {
  if (value) *value = NO_ROW_READ;
  return executeBound(connection, connection->statements[work], textOfWork(connection, work), values, count, value);
}

DRIVER_API int doPlain(ContenderConnection *connection, Work work) { return doBound(connection, work, NULL, 0, NULL); }

DRIVER_API int beginWith(ContenderConnection *connection, Work work) {
  const int status = doPlain(connection, work);
  connection->hasBegun = status == ENGINE_OK;
  return status;
}

/* -------- hash.c -------- */

/* An odd number with as many set as clear bits, from the golden ratio: 2^64 / phi. */
#define FACTOR UINT64_C(0x9e3779b97f4a7c15)

/* The product's high bits depend on all of the word's, and the shift brings them down for the next. */
static uint64_t hashWord(uint64_t hash, uint64_t word) {
  hash = (hash ^ word) * FACTOR;
  return hash ^ (hash >> 32);
}

/* Eight bytes at a time, in the machine's order: hashes are compared on one machine only. */
static uint64_t hashBytes(uint64_t hash, const void *bytes, size_t size) {
  const unsigned char *p = bytes;
  uint64_t word;
  for (; size >= sizeof word; size -= sizeof word, p += sizeof word) {
    memcpy(&word, p, sizeof word);
    hash = hashWord(hash, word);
  }
  if (size == 0) return hash;
  word = 0;
  memcpy(&word, p, size);
  return hashWord(hash, word);
}

DRIVER_API uint64_t hashNull(uint64_t hash) { return hashWord(hash, TYPE_NULL); }

DRIVER_API uint64_t hashInteger(uint64_t hash, int64_t value) {
  return hashWord(hashWord(hash, TYPE_INTEGER), (uint64_t)value);
}

DRIVER_API uint64_t hashFloat(uint64_t hash, double value) {
  if (value == 0) value = 0; /* -0.0 and 0.0 are equal in SQL */
  uint64_t word;
  memcpy(&word, &value, sizeof word);
  return hashWord(hashWord(hash, TYPE_FLOAT), word);
}

DRIVER_API uint64_t hashSizedBytes(uint64_t hash, int type, const void *bytes, int size) {
  hash = hashWord(hashWord(hash, (uint64_t)type), (uint64_t)size);
  return bytes && size > 0 ? hashBytes(hash, bytes, (size_t)size) : hash;
}

DRIVER_API uint64_t hashTouched(uint64_t hash, int type, uint64_t word) { return hashWord(hash + (uint64_t)type, word); }

/* The finalizer of splitmix64: https://prng.di.unimi.it/splitmix64.c */
DRIVER_API uint64_t mixHash(uint64_t hash) {
  hash = (hash ^ (hash >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  hash = (hash ^ (hash >> 27)) * UINT64_C(0x94d049bb133111eb);
  return hash ^ (hash >> 31);
}

/* -------- substitute.c -------- */

static const unsigned char *textAsBytes(sqlite3_stmt *statement, int column) { return engine.column_blob(statement, column); }

static double refuseFloat(sqlite3_stmt *statement, int column) {
  (void)statement, (void)column;
  fail("statement", executingSql, "its rows have a float, and the engine has no sqlite3_column_double");
}

static const char *noMessage(sqlite3 *handle) { return (void)handle, NULL; }

/* The driver's one connection has no other statement open then. */
static int changesInSql(sqlite3 *handle) {
  static const char sql[] = "SELECT total_changes()";
  sqlite3_stmt *statement = NULL;
  int status = engine.prepare_v2(handle, sql, sizeof sql, &statement, NULL);
  if (status == ENGINE_OK) status = engine.step(statement);
  if (status != ENGINE_ROW || engine.column_type(statement, 0) != TYPE_INTEGER)
    fail("changes", sql, "%s (code %d), and the engine has no sqlite3_total_changes", messageOf(handle), status);
  const int changes = (int)engine.column_int64(statement, 0);
  engine.finalize(statement);
  return changes;
}

DRIVER_API void substituteMissing(void) {
  if (!engine.column_text) engine.column_text = textAsBytes;
  if (!engine.column_double) engine.column_double = refuseFloat;
  if (!engine.errmsg) engine.errmsg = noMessage;
  if (!engine.total_changes) engine.total_changes = changesInSql;
}

DRIVER_API const char *valueText(sqlite3_stmt *statement, int column) {
  static Buffer text;
  if (engine.column_text != textAsBytes) return (const char *)engine.column_text(statement, column);
  char number[32] = "";
  text.size = 0;
  switch (engine.column_type(statement, column)) {
    case TYPE_NULL: return NULL;
    case TYPE_INTEGER: snprintf(number, sizeof number, "%lld", engine.column_int64(statement, column)); break;
    case TYPE_FLOAT: snprintf(number, sizeof number, "%.15g", engine.column_double(statement, column)); break;
    default: {
      const void *bytes = engine.column_blob(statement, column);
      append(&text, bytes, (size_t)engine.column_bytes(statement, column));
    }
  }
  append(&text, number, strlen(number) + 1);
  return text.bytes;
}

/* -------- transaction-words.c -------- */

#include <strings.h>

static bool beginsWith(const char *sql, const char *word) { return strncasecmp(sql, word, strlen(word)) == 0; }

DRIVER_API bool isOpenBehind(const char *sql, bool wasOpen) {
  if (beginsWith(sql, "BEGIN")) return true;
  return wasOpen && !beginsWith(sql, "COMMIT") && !beginsWith(sql, "END") && !beginsWith(sql, "ROLLBACK");
}

/* -------- scripted.c -------- */

enum {
  LEAST_LOOK_PAUSE = 10000000, /* nanoseconds between two looks */
  LOOK_SHARE = 10,             /* and so many times as long as a look takes: looking is not to be the load */
};

DRIVER_API void assignScript(const OwnContest *script, int index, Contender *contender) {
  contender->task = TASK_LOOK;
  for (int i = 0, first = 0; i < script->scriptCount; first += script->scripts[i++].connections) {
    if (index < first || index >= first + script->scripts[i].connections) continue;
    contender->task = TASK_SCRIPT;
    contender->script = i;
    contender->number = index - first;
  }
}

static int executeFilled(ContenderConnection *connection, const ScriptStatement *statement, uint64_t random) {
  static _Thread_local Buffer text;
  fillIn(statement, connection->own->begun, random, &text);
  return runFilled(connection, statement->sql, text.bytes);
}

DRIVER_API int tryScript(ContenderConnection *connection, uint64_t random) {
  const Script *script = &connection->contest->own->scripts[connection->own->script];
  for (size_t i = connection->done; i < script->count; i++) {
    const ScriptStatement *statement = &script->statements[i];
    const int status = executeFilled(connection, statement, random + (i + 1) * UINT64_C(0x9E3779B97F4A7C15));
    if (status != ENGINE_OK) {
      connection->refused = statement->sql;
      return status;
    }
    connection->hasBegun = isOpenBehind(statement->sql, connection->hasBegun);
    if (!connection->hasBegun) connection->done = i + 1;
  }
  return ENGINE_OK;
}

/* Adds a text to an answer's beginning, as far as there is room. */
static void appendShort(QueryResult *answer, const char *text) {
  const size_t size = strlen(answer->text);
  snprintf(answer->text + size, sizeof answer->text - size, "%s", text);
}

/* Asks a query. Returns the status. */
static int ask(ContenderConnection *connection, const char *sql, QueryResult *answer) {
  *answer = (QueryResult){ .hash = EMPTY_HASH };
  sqlite3_stmt *statement = NULL;
  int status = prepareBound(connection, sql, &statement);
  if (status != ENGINE_OK) return status;
  noteStatement(connection, sql);
  while ((status = engine.step(statement)) == ENGINE_ROW) {
    if (answer->rows++ > 0) appendShort(answer, "; ");
    for (int column = 0, count = engine.column_count(statement); column < count; column++) {
      const char *value = valueText(statement, column);
      if (column > 0) appendShort(answer, "|");
      appendShort(answer, value ? value : "NULL");
      answer->hash = value ? hashSizedBytes(answer->hash, TYPE_TEXT, value, (int)strlen(value)) : hashNull(answer->hash);
    }
  }
  const int finalized = engine.finalize(statement);
  noteStatement(connection, NULL);
  if (answer->rows == 0) appendShort(answer, "no row");
  if (status == ENGINE_DONE) return finalized;
  connection->refused = sql;
  return status;
}

/* Asks until nobody is in the way. Returns the status; a refusal if the connection's patience is at its end. */
static int askInTurn(ContenderConnection *connection, const char *sql, QueryResult *answer) {
  int64_t pause = 0;
  int status;
  while (isRefusal(status = ask(connection, sql, answer))) {
    connection->own->busy++;
    if (!waitForTurn(connection, &pause)) break;
  }
  return status;
}

DRIVER_API int noteExpected(ContenderConnection *connection) {
  Contest *contest = connection->contest;
  const OwnContest *own = contest->own;
  int status = ENGINE_OK;
  for (int i = 0; i < own->invariantCount && status == ENGINE_OK; i++)
    status = askInTurn(connection, own->invariants[i], &contest->expected[i]);
  for (int i = 0; i < own->scriptCount && status == ENGINE_OK; i++) {
    QueryResult before;
    if (!own->scripts[i].committed) continue;
    status = askInTurn(connection, own->scripts[i].committed, &before);
    contest->committedBefore[i] = strtoll(before.text, NULL, 10);
  }
  return status;
}

/* The violation of an invariant; no kind if it holds. */
static Violation compareAnswer(const Contest *contest, int invariant, const QueryResult *found, const char *when) {
  const QueryResult *expected = &contest->expected[invariant];
  Violation violation = { 0 };
  if (found->hash == expected->hash && found->rows == expected->rows) return violation;
  violation.kind = "invariant";
  snprintf(violation.message, sizeof violation.message, "%.110s is %.60s %s, and was %.60s before the contest",
    contest->own->invariants[invariant], found->text, when, expected->text);
  return violation;
}

/* Looks once. Returns the status. */
static int look(ContenderConnection *connection) {
  Contest *contest = connection->contest;
  for (int i = 0; i < contest->own->invariantCount; i++) {
    QueryResult found;
    const int status = askInTurn(connection, contest->own->invariants[i], &found);
    if (status != ENGINE_OK) return status;
    char when[40];
    snprintf(when, sizeof when, "after %.2f s", (double)(now() - atomic_load(&contest->start)) / 1e9);
    const Violation violation = compareAnswer(contest, i, &found, when);
    if (!violation.kind) continue;
    memcpy(connection->own->tornMessage, violation.message, sizeof violation.message);
    connection->own->torn = 1;
    endContest(contest);
  }
  connection->own->operations++;
  return ENGINE_OK;
}

DRIVER_API int watchInvariants(ContenderConnection *connection) {
  while (now() < endOfContest(connection->contest)) {
    const int64_t began = now();
    const int status = look(connection);
    if (status != ENGINE_OK) return status;
    const int64_t took = LOOK_SHARE * (now() - began);
    pauseUntilEnd(connection->contest, took > LEAST_LOOK_PAUSE ? took : LEAST_LOOK_PAUSE);
  }
  return ENGINE_OK;
}

static Violation askedInVain(ContenderConnection *connection, const char *sql, int status) {
  Violation violation = { .kind = "error" };
  snprintf(violation.message, sizeof violation.message, "%.150s, when all had ended: %.100s (code %d)", sql, messageOf(connection->handle), status);
  return violation;
}

/* Transactions of a script: as many as were committed, and of those that were cut off any number. */
static Violation checkCommitted(ContenderConnection *connection, int script, const Contender *contenders, int count) {
  const Script *one = &connection->contest->own->scripts[script];
  Violation violation = { 0 };
  QueryResult answer;
  int64_t committed = 0, begun = 0;
  const int status = ask(connection, one->committed, &answer);
  if (status != ENGINE_OK) return askedInVain(connection, one->committed, status);
  for (int i = 0; i < count; i++) {
    if (contenders[i].task != TASK_SCRIPT || contenders[i].script != script) continue;
    committed += contenders[i].written;
    begun += contenders[i].begun;
  }
  const int64_t found = strtoll(answer.text, NULL, 10) - connection->contest->committedBefore[script];
  if (found >= committed && found <= begun) return violation;
  char most[40] = "";
  if (begun > committed) snprintf(most, sizeof most, " to %" PRId64, begun);
  violation.kind = found < committed ? "lost" : "total";
  snprintf(violation.message, sizeof violation.message, "%s committed %" PRId64 "%s transactions, and %" PRId64 " are there: %.110s",
    one->name, committed, most, found, one->committed);
  return violation;
}

DRIVER_API Violation checkScripts(ContenderConnection *connection, const Contender *contenders, int count) {
  const OwnContest *own = connection->contest->own;
  Violation violation = { 0 };
  for (int i = 0; i < count; i++) {
    if (contenders[i].task != TASK_LOOK || contenders[i].torn == 0) continue;
    violation.kind = "invariant";
    memcpy(violation.message, contenders[i].tornMessage, sizeof violation.message);
  }
  for (int i = 0; i < own->invariantCount && !violation.kind; i++) {
    QueryResult found;
    const int status = ask(connection, own->invariants[i], &found);
    if (status != ENGINE_OK) return askedInVain(connection, own->invariants[i], status);
    violation = compareAnswer(connection->contest, i, &found, "when all had ended");
  }
  for (int i = 0; i < own->scriptCount && !violation.kind; i++)
    if (own->scripts[i].committed) violation = checkCommitted(connection, i, contenders, count);
  return violation;
}

/* -------- terminals.c -------- */

/* The first thing that a transaction should have read and did not; no words if there is none. Another try may read it. */
typedef struct Missed {
  const char *what; /* two %lld */
  sqlite3_int64 one, other;
} Missed;

static void noteMissed(Missed *missed, bool isMissed, const char *what, sqlite3_int64 one, sqlite3_int64 other) {
  if (isMissed && !missed->what) *missed = (Missed){ .what = what, .one = one, .other = other };
}

/* Ends a transaction that has succeeded so far. Returns the status. */
static int endTransaction(ContenderConnection *connection, int status, Work end, const Missed *missed) {
  if (status == ENGINE_OK) status = doPlain(connection, end);
  if (status == ENGINE_OK && missed->what) noteTorn(connection->own, missed->what, missed->one, missed->other);
  return status;
}

static const char noCustomer[] = "in district %lld it found no customer %lld, whom no transaction removes";
static const char noDistrict[] = "it found no district %lld of %lld, which no transaction removes";

static int64_t drawFrom(uint64_t *random, int64_t least, int64_t most) { return least + drawBelow(random, most - least + 1); }

/* Draws a customer, 60 of 100 by last name (clause 2.5.1.2): the one in the middle of those who have it, by first name. */
static int chooseCustomer(ContenderConnection *connection, uint64_t *random, sqlite3_int64 district, sqlite3_int64 *customer, Missed *missed) {
  const bool isByName = drawFrom(random, 1, 100) <= 60;
  const sqlite3_int64 id = drawFrom(random, 1, TERMINAL_CUSTOMERS);
  sqlite3_int64 namesakes = 0;
  *customer = id;
  if (!isByName) return ENGINE_OK;
  int status = DO_WORK(connection, WORK_COUNT_NAMESAKES, &namesakes, district, id);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_READ_NAMESAKE, customer, district, id, (namesakes + 1) / 2 - 1);
  noteMissed(missed, namesakes < 1 || *customer == NO_ROW_READ, noCustomer, district, id);
  return status;
}

/* Clause 2.4.2.2: reads an item and its stock, lowers the stock, or fills it up if little would be left, and writes the line. */
static int addOrderLine(ContenderConnection *connection, const sqlite3_int64 *key, sqlite3_int64 item, sqlite3_int64 quantity, bool *isFound,
  Missed *missed) {
  sqlite3_int64 price, stock = 0;
  int status = DO_WORK(connection, WORK_READ_PRICE, &price, item);
  *isFound = price != NO_ROW_READ;
  noteMissed(missed, *isFound != (item <= TERMINAL_ITEMS), "it read item %lld, and the items are those up to %lld", item, TERMINAL_ITEMS);
  if (status != ENGINE_OK || !*isFound) return status;
  status = DO_WORK(connection, WORK_READ_STOCK, &stock, item);
  noteMissed(missed, stock == NO_ROW_READ, "it found no stock of item %lld of %lld, which no transaction removes", item, TERMINAL_ITEMS);
  const sqlite3_int64 left = stock >= quantity + 10 ? stock - quantity : stock - quantity + 91;
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_CHANGE_STOCK, NULL, item, left, quantity);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_ADD_LINE, NULL, key[0], key[1], key[2], item, quantity, quantity * price);
  return status;
}

/* Clause 2.4. One of 100 names an item that does not exist, and is rolled back. */
static int placeOrder(ContenderConnection *connection, uint64_t random) {
  const sqlite3_int64 district = drawFrom(&random, 1, TERMINAL_DISTRICTS), customer = drawFrom(&random, 1, TERMINAL_CUSTOMERS);
  const sqlite3_int64 lines = drawFrom(&random, 5, 15);
  const bool isRolledBack = drawFrom(&random, 1, 100) == 1;
  sqlite3_int64 order = 0, tax = 0, discount = 0;
  bool isFound = true;
  Missed missed = { 0 };
  int status = beginWith(connection, WORK_BEGIN_WRITE);
  if (status == ENGINE_OK) status = doBound(connection, WORK_READ_TAX, NULL, 0, &tax);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_READ_NEXT_ORDER, &order, district);
  /* Written as it was read: two orders that do not see each other get one number. */
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_CHANGE_NEXT_ORDER, NULL, district, order + 1);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_READ_DISCOUNT, &discount, district, customer);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_ADD_ORDER, NULL, district, order, customer, lines);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_ADD_NEW_ORDER, NULL, district, order);
  for (sqlite3_int64 line = 1; line <= lines && status == ENGINE_OK && isFound; line++) {
    const sqlite3_int64 drawn = drawFrom(&random, 1, TERMINAL_ITEMS);
    const sqlite3_int64 item = isRolledBack && line == lines ? TERMINAL_ITEMS + 1 : drawn;
    status = addOrderLine(connection, (const sqlite3_int64[]){ district, order, line }, item, drawFrom(&random, 1, 10), &isFound, &missed);
  }
  noteMissed(&missed, tax == NO_ROW_READ, "it found no warehouse %lld of %lld, which no transaction removes", 1, 1);
  noteMissed(&missed, order == NO_ROW_READ, noDistrict, district, TERMINAL_DISTRICTS);
  noteMissed(&missed, discount == NO_ROW_READ, noCustomer, district, customer);
  status = endTransaction(connection, status, isFound ? WORK_COMMIT : WORK_ROLLBACK, &missed);
  connection->own->ordered += status == ENGINE_OK && isFound;
  return status;
}

/* Clause 2.5: a customer pays 1 to 5,000. */
static int takePayment(ContenderConnection *connection, uint64_t random) {
  const sqlite3_int64 district = drawFrom(&random, 1, TERMINAL_DISTRICTS), amount = drawFrom(&random, 100, 500000);
  sqlite3_int64 customer = 0, taken = 0;
  Missed missed = { 0 };
  int status = beginWith(connection, WORK_BEGIN_WRITE);
  if (status == ENGINE_OK) status = doBound(connection, WORK_READ_TAKEN, NULL, 0, &taken);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_CHANGE_TAKEN, NULL, taken + amount);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_TAKE_IN_DISTRICT, NULL, district, amount);
  if (status == ENGINE_OK) status = chooseCustomer(connection, &random, district, &customer, &missed);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_PAY, NULL, district, customer, amount);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_ADD_HISTORY, NULL, district, customer, amount);
  status = endTransaction(connection, status, WORK_COMMIT, &missed);
  if (status == ENGINE_OK) connection->own->paid += amount;
  return status;
}

/* Clause 2.6: the newest order of a customer, and its lines, which one transaction has written together. */
static int showOrder(ContenderConnection *connection, uint64_t random) {
  const sqlite3_int64 district = drawFrom(&random, 1, TERMINAL_DISTRICTS);
  sqlite3_int64 customer = 0, order = 0, said = 0, found = 0;
  Missed missed = { 0 };
  int status = beginWith(connection, WORK_BEGIN_READ);
  if (status == ENGINE_OK) status = chooseCustomer(connection, &random, district, &customer, &missed);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_READ_BALANCE, NULL, district, customer);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_READ_LAST_ORDER, &order, district, customer);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_READ_LINE_COUNT, &said, district, order);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_COUNT_LINES, &found, district, order);
  noteMissed(&missed, order == NO_ROW_READ, "in district %lld it found no order of customer %lld, and each has one", district, customer);
  noteMissed(&missed, said != found, "it read an order of %lld lines, and %lld lines of it, which one transaction has written", said, found);
  return endTransaction(connection, status, WORK_COMMIT, &missed);
}

/* Clause 2.7, at once and not deferred: the oldest new order of each district is delivered, and its customer charged. */
static int deliver(ContenderConnection *connection, uint64_t random) {
  const sqlite3_int64 carrier = drawFrom(&random, 1, 10);
  Missed missed = { 0 };
  int status = beginWith(connection, WORK_BEGIN_WRITE);
  for (sqlite3_int64 district = 1; district <= TERMINAL_DISTRICTS && status == ENGINE_OK; district++) {
    sqlite3_int64 order = 0, customer = 0, total = 0, left = 0;
    status = DO_WORK(connection, WORK_READ_OLDEST, &order, district);
    /* No new order: NULL, which is read as 0. */
    if (status == ENGINE_OK && order <= 0) status = DO_WORK(connection, WORK_COUNT_NEW_ORDERS, &left, district);
    noteMissed(&missed, left != 0, "in district %lld it found no oldest new order, and %lld new orders", district, left);
    if (status != ENGINE_OK || order <= 0) continue;
    status = DO_WORK(connection, WORK_REMOVE_NEW_ORDER, NULL, district, order);
    if (status == ENGINE_OK) status = DO_WORK(connection, WORK_READ_BUYER, &customer, district, order);
    if (status == ENGINE_OK) status = DO_WORK(connection, WORK_SET_CARRIER, NULL, district, order, carrier);
    if (status == ENGINE_OK) status = DO_WORK(connection, WORK_SET_DELIVERED, NULL, district, order);
    if (status == ENGINE_OK) status = DO_WORK(connection, WORK_SUM_LINES, &total, district, order);
    if (status == ENGINE_OK) status = DO_WORK(connection, WORK_CHARGE, NULL, district, customer, total);
    noteMissed(&missed, customer == NO_ROW_READ || total <= 0, "in district %lld it found no customer of the new order %lld, or no line", district, order);
  }
  return endTransaction(connection, status, WORK_COMMIT, &missed);
}

/* Clause 2.8: of how many items of the 20 newest orders the stock is below a threshold. */
static int countLowStock(ContenderConnection *connection, uint64_t random) {
  const sqlite3_int64 district = drawFrom(&random, 1, TERMINAL_DISTRICTS), threshold = drawFrom(&random, 10, 20);
  sqlite3_int64 next = 0;
  Missed missed = { 0 };
  int status = beginWith(connection, WORK_BEGIN_READ);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_READ_NEXT_ORDER, &next, district);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_COUNT_LOW_STOCK, NULL, district, next - 20, next, threshold);
  noteMissed(&missed, next == NO_ROW_READ, noDistrict, district, TERMINAL_DISTRICTS);
  return endTransaction(connection, status, WORK_COMMIT, &missed);
}

DRIVER_API int tryTerminal(ContenderConnection *connection, uint64_t random) {
  /* The suite's mix, in src/suite/tpcc/mix.ts. */
  const int64_t drawn = drawBelow(&random, 100);
  if (drawn < 45) return placeOrder(connection, random);
  if (drawn < 88) return takePayment(connection, random);
  if (drawn < 92) return showOrder(connection, random);
  return drawn < 96 ? deliver(connection, random) : countLowStock(connection, random);
}

/* -------- contested.c -------- */

enum {
  SUM_EVERY = 16,              /* every so many transfers, a transaction adds all accounts up instead */
  CHECKPOINT_PAUSE = 10000000, /* nanoseconds between two checkpoints */
};

DRIVER_API int contendersOf(Contested workload, int connections) {
  return connections + (workload == CONTESTED_READ_WRITE || workload == CONTESTED_CHECKPOINTS || workload == CONTESTED_OWN);
}

DRIVER_API void assignTask(const Contest *contest, int index, Contender *contender) {
  const Contested workload = contest->workload;
  if (workload == CONTESTED_OWN) {
    assignScript(contest->own, index, contender);
    return;
  }
  const bool isFirst = index == 0;
  contender->task = TASK_WRITE;
  contender->number = index;
  if (workload == CONTESTED_READS) contender->task = TASK_READ;
  if (workload == CONTESTED_STORM) contender->task = TASK_OPEN;
  if (workload == CONTESTED_TPCC) contender->task = TASK_TERMINAL;
  if (workload == CONTESTED_READ_WRITE && !isFirst) contender->task = TASK_READ;
  if (workload == CONTESTED_CHECKPOINTS && isFirst) contender->task = TASK_CHECKPOINT;
  /* The first has another task than the others, which are counted from 0. */
  if ((workload == CONTESTED_READ_WRITE || workload == CONTESTED_CHECKPOINTS) && !isFirst) contender->number--;
}

DRIVER_API int64_t counterOf(Contested workload, const Contender *contender) {
  return workload == CONTESTED_SAME ? SHARED_COUNTER : COUNTERS_APART * (contender->number + 1);
}

static int readAccount(ContenderConnection *connection, uint64_t random) {
  sqlite3_int64 balance;
  const sqlite3_int64 id = 1 + drawBelow(&random, ACCOUNTS);
  const int status = DO_WORK(connection, WORK_READ_ACCOUNT, &balance, id);
  if (status == ENGINE_OK && balance != BALANCE)
    noteTorn(connection->own, "account %lld has %lld, and nobody has changed it", id, balance);
  return status;
}

static int readPair(ContenderConnection *connection) {
  sqlite3_int64 one = 0, other = 0;
  int status = beginWith(connection, WORK_BEGIN_READ);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_READ_COUNTER, &one, FIRST_OF_PAIR);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_READ_COUNTER, &other, LAST_OF_PAIR);
  if (status == ENGINE_OK) status = doPlain(connection, WORK_COMMIT);
  if (status == ENGINE_OK && one != other)
    noteTorn(connection->own, "it read %lld and %lld in two rows that each transaction changes together", one, other);
  return status;
}

static int writePair(ContenderConnection *connection) {
  sqlite3_int64 n = 0;
  int status = beginWith(connection, WORK_BEGIN_WRITE);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_READ_COUNTER, &n, FIRST_OF_PAIR);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_CHANGE_COUNTER, NULL, FIRST_OF_PAIR, n + 1);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_CHANGE_COUNTER, NULL, LAST_OF_PAIR, n + 1);
  if (status == ENGINE_OK) status = doPlain(connection, WORK_COMMIT);
  return status;
}

/* Reads, adds 1 here, and writes: an update that gets lost is missing in the end. */
static int countUp(ContenderConnection *connection) {
  sqlite3_int64 n = 0;
  const int64_t id = counterOf(connection->contest->workload, connection->own);
  int status = beginWith(connection, WORK_BEGIN_WRITE);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_READ_COUNTER, &n, id);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_CHANGE_COUNTER, NULL, id, n + 1);
  if (status == ENGINE_OK) status = doPlain(connection, WORK_COMMIT);
  return status;
}

static int addUp(ContenderConnection *connection) {
  sqlite3_int64 sum = 0;
  int status = beginWith(connection, WORK_BEGIN_READ);
  if (status == ENGINE_OK) status = doBound(connection, WORK_SUM_ACCOUNTS, NULL, 0, &sum);
  if (status == ENGINE_OK) status = doPlain(connection, WORK_COMMIT);
  if (status == ENGINE_OK && sum != ACCOUNTS * BALANCE)
    noteTorn(connection->own, "all accounts had %lld together, and no transfer changes their total of %lld", sum, ACCOUNTS * BALANCE);
  return status;
}

static int transfer(ContenderConnection *connection, uint64_t random) {
  if (drawBelow(&random, SUM_EVERY) == 0) return addUp(connection);
  const sqlite3_int64 from = 1 + drawBelow(&random, ACCOUNTS);
  const sqlite3_int64 to = 1 + (from + drawBelow(&random, ACCOUNTS - 1)) % ACCOUNTS;
  const sqlite3_int64 amount = 1 + drawBelow(&random, 10);
  sqlite3_int64 one = 0, other = 0;
  int status = beginWith(connection, WORK_BEGIN_READ);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_READ_ACCOUNT, &one, from);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_READ_ACCOUNT, &other, to);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_CHANGE_ACCOUNT, NULL, from, one - amount);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_CHANGE_ACCOUNT, NULL, to, other + amount);
  if (status == ENGINE_OK) status = doPlain(connection, WORK_COMMIT);
  return status;
}

static int addEntry(ContenderConnection *connection) {
  int status = beginWith(connection, WORK_BEGIN_WRITE);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_ADD_ENTRY, NULL, connection->own->number);
  if (status == ENGINE_OK) status = doPlain(connection, WORK_COMMIT);
  return status;
}

/* A connection of its own for each operation. */
static int openAndClose(ContenderConnection *connection, uint64_t random) {
  sqlite3_stmt **statement = &connection->statements[WORK_READ_ACCOUNT];
  int status = openContender(connection);
  if (status == ENGINE_OK) status = prepareBound(connection, textOfWork(connection, WORK_READ_ACCOUNT), statement);
  if (status == ENGINE_OK) status = readAccount(connection, random);
  if (*statement) engine.finalize(*statement);
  *statement = NULL;
  return status == ENGINE_OK ? closeContender(connection) : status;
}

static int tryOnce(ContenderConnection *connection, uint64_t random) {
  connection->hasBegun = false;
  connection->refused = NULL;
  switch (connection->contest->workload) {
    case CONTESTED_READS: return readAccount(connection, random);
    case CONTESTED_READ_WRITE: return connection->own->task == TASK_READ ? readPair(connection) : writePair(connection);
    case CONTESTED_DISJOINT:
    case CONTESTED_SAME: return countUp(connection);
    case CONTESTED_TRANSFERS: return transfer(connection, random);
    case CONTESTED_CHECKPOINTS: return addEntry(connection);
    case CONTESTED_STORM: return openAndClose(connection, random);
    case CONTESTED_TPCC: return tryTerminal(connection, random);
    case CONTESTED_OWN: return tryScript(connection, random);
  }
  return ENGINE_OK;
}

/* Brings a connection back to where it began. */
static void takeBack(ContenderConnection *connection) {
  if (connection->own->task == TASK_OPEN) closeContender(connection);
  else if (connection->hasBegun) doPlain(connection, WORK_ROLLBACK);
}

/* Ends a contender whose patience is at its end. */
static bool endBusy(ContenderConnection *connection) {
  atomic_store(&connection->own->finish, FINISH_BUSY);
  return false;
}

/* Ends a contender in an error. Its transaction must not stand in the way of the others. */
static bool fails(ContenderConnection *connection, const char *what, int status) {
  noteRefusal(connection, what, status);
  if (connection->own->task != TASK_OPEN && connection->hasBegun) doPlain(connection, WORK_ROLLBACK);
  atomic_store(&connection->own->finish, FINISH_ERROR);
  return false;
}

/* One operation, until it has succeeded. Returns false if the contender has to end. */
static bool operate(ContenderConnection *connection) {
  Contender *own = connection->own;
  const int64_t end = endOfContest(connection->contest);
  const int64_t began = now();
  int64_t pause = 0;
  own->begun++;
  connection->done = 0;
  /* Numbers of their own for each operation, the same ones in each try. */
  const uint64_t random = (uint64_t)(1 + drawBelow(&own->random, INT64_C(1) << 31)) * UINT64_C(0x9E3779B97F4A7C15);
  for (int status; (status = tryOnce(connection, random)) != ENGINE_OK;) {
    if (!isRefusal(status)) return fails(connection, connection->refused ? connection->refused : "an operation", status);
    own->busy++;
    own->repeated += connection->hasBegun;
    takeBack(connection);
    if (!waitForTurn(connection, &pause)) return endBusy(connection);
  }
  const int64_t ended = now();
  own->written += own->task == TASK_WRITE || own->task == TASK_SCRIPT;
  own->operations += ended <= end;
  addTime(&own->times, ended - began);
  return true;
}

/* Empties the log once, before a time of now(). Returns false if the engine cannot. */
static bool checkpointOnce(ContenderConnection *connection, int64_t end) {
  Contender *own = connection->own;
  const int64_t began = now();
  for (int64_t pause = 0; now() < end && waitForTurn(connection, &pause);) {
    sqlite3_int64 isBlocked = 0;
    const int status = doBound(connection, WORK_CHECKPOINT, NULL, 0, &isBlocked);
    if (status == ENGINE_OK && isBlocked <= 0) {
      if (isBlocked == NO_ROW_READ) snprintf(own->message, sizeof own->message, "%s has no answer", textOfWork(connection, WORK_CHECKPOINT));
      own->operations++;
      break;
    }
    if (status != ENGINE_OK && !isRefusal(status)) {
      noteRefusal(connection, textOfWork(connection, WORK_CHECKPOINT), status);
      return false;
    }
    own->busy++;
  }
  addTime(&own->times, now() - began);
  return true;
}

/* Empties the log again and again. An engine without a log says so, or ignores it. */
static void checkpoint(ContenderConnection *connection) {
  const int64_t end = endOfContest(connection->contest);
  while (now() < end && checkpointOnce(connection, end)) sleepFor(CHECKPOINT_PAUSE);
}

/* Opens the connection and prepares its statements, and waits its turn to do so. Returns false if the contender has to end. */
static bool getReady(ContenderConnection *connection) {
  int64_t pause = 0;
  for (int status; (status = openContender(connection)) != ENGINE_OK;) {
    if (!isRefusal(status)) return fails(connection, "opening", status);
    closeContender(connection);
    if (!waitForTurn(connection, &pause)) return endBusy(connection);
  }
  for (int work = 0; work < WORKS; work++) {
    if (!needsWork(connection, (Work)work)) continue;
    const char *sql = textOfWork(connection, (Work)work);
    for (int status; (status = prepareBound(connection, sql, &connection->statements[work])) != ENGINE_OK;) {
      if (!isRefusal(status)) return fails(connection, sql, status);
      if (!waitForTurn(connection, &pause)) return endBusy(connection);
    }
  }
  if (connection->own->task == TASK_LOOK) {
    const int status = noteExpected(connection);
    if (status != ENGINE_OK) return isRefusal(status) ? endBusy(connection) : fails(connection, connection->refused, status);
  }
  return true;
}

/* Executes a script until the contest ends. Returns false if the contender has to end. */
static bool executeScript(ContenderConnection *connection) {
  const Contest *contest = connection->contest;
  const int64_t pause = contest->own->scripts[connection->own->script].pause;
  while (now() < endOfContest(contest)) {
    if (!operate(connection)) return false;
    if (pause > 0) pauseUntilEnd(contest, pause);
  }
  return true;
}

/* Looks until the contest ends. Returns false if the contender has to end. */
static bool watch(ContenderConnection *connection) {
  const int status = watchInvariants(connection);
  if (status == ENGINE_OK) return true;
  return isRefusal(status) ? endBusy(connection) : fails(connection, connection->refused, status);
}

static bool finishWell(ContenderConnection *connection) {
  for (int work = 0; work < WORKS; work++)
    if (connection->statements[work]) engine.finalize(connection->statements[work]);
  int64_t pause = 0;
  for (int status; (status = closeContender(connection)) != ENGINE_OK;) {
    if (!isRefusal(status)) return fails(connection, "closing", status);
    if (!waitForTurn(connection, &pause)) return endBusy(connection);
  }
  atomic_store(&connection->own->finish, FINISH_WELL);
  return true;
}

/* Waits for the start. Returns false if the contest is called off. */
static bool awaitWindow(const ContenderConnection *connection) {
  atomic_store(&connection->own->isReady, true);
  while (atomic_load(&connection->contest->start) == 0) {
    if (atomic_load(&connection->contest->isOver)) return false;
    sleepFor(50000);
  }
  return true;
}

DRIVER_API void contend(ContenderConnection *connection) {
  sqlite3_stmt *statements[WORKS] = { NULL };
  connection->statements = statements;
  const bool isStorm = connection->own->task == TASK_OPEN;
  if (!isStorm && !getReady(connection)) return;
  if (awaitWindow(connection)) {
    const int64_t end = endOfContest(connection->contest);
    if (connection->own->task == TASK_CHECKPOINT) checkpoint(connection);
    else if (connection->own->task == TASK_LOOK) {
      if (!watch(connection)) return;
    } else if (connection->own->task == TASK_SCRIPT) {
      if (!executeScript(connection)) return;
    } else
      while (now() < end)
        if (!operate(connection)) return;
  }
  finishWell(connection);
}

/* -------- contest-check.c -------- */

static Violation violate(const char *kind, const char *format, long long one, long long other) {
  Violation violation = { .kind = kind };
  snprintf(violation.message, sizeof violation.message, format, one, other);
  return violation;
}

/* A query that nobody is in the way of. */
static int64_t askNumber(ContenderConnection *connection, const char *sql, Violation *violation) {
  sqlite3_int64 value = -1;
  const int status = runText(connection, sql, &value);
  if (status == ENGINE_OK || violation->kind) return value;
  violation->kind = "error";
  snprintf(violation->message, sizeof violation->message, "%s, when all had ended: %s (code %d)", sql, messageOf(connection->handle), status);
  return value;
}

static int64_t askCounter(ContenderConnection *connection, int64_t id, Violation *violation) {
  char sql[100];
  snprintf(sql, sizeof sql, "SELECT n FROM counter WHERE id = %" PRId64, id);
  return askNumber(connection, sql, violation);
}

static Violation compareCount(int64_t found, int64_t written, const char *lost, const char *more) {
  if (found == written) return (Violation){ 0 };
  return found < written ? violate("lost", lost, written, found) : violate("total", more, written, found);
}

/* A query of --condition: a row is a violation in words. */
static Violation checkCondition(ContenderConnection *connection, const char *sql) {
  Violation violation = { 0 };
  sqlite3_stmt *statement = NULL;
  int status = prepareBound(connection, sql, &statement);
  if (status == ENGINE_OK) status = engine.step(statement);
  if (status == ENGINE_ROW) {
    const char *answer = valueText(statement, 0);
    violation.kind = "condition";
    snprintf(violation.message, sizeof violation.message, "%.250s", answer ? answer : "NULL");
  } else if (status != ENGINE_DONE) {
    violation.kind = "error";
    snprintf(violation.message, sizeof violation.message, "%.150s, when all had ended: %.100s (code %d)", sql, messageOf(connection->handle), status);
  }
  if (statement) engine.finalize(statement);
  return violation;
}

/* The payments that terminals have committed, in rows that each payment changes. @param before the sum before the contest */
static Violation comparePaid(ContenderConnection *connection, const char *sql, int64_t before, int64_t paid, const char *lost, const char *more) {
  Violation violation = { 0 };
  const int64_t sum = askNumber(connection, sql, &violation) - before;
  return violation.kind ? violation : compareCount(sum, paid, lost, more);
}

/* The orders and the payments that terminals have committed, and the conditions of their tables. */
static Violation checkTerminals(ContenderConnection *connection, const Contender *contenders, int count) {
  Violation violation = { 0 };
  int64_t ordered = 0, paid = 0;
  for (int i = 0; i < count; i++) ordered += contenders[i].ordered, paid += contenders[i].paid;
  const int64_t orders = askNumber(connection, "SELECT COUNT(*) FROM orders", &violation) - TERMINAL_DISTRICTS * TERMINAL_CUSTOMERS;
  if (!violation.kind) violation = compareCount(orders, ordered, "%lld orders were committed, and %lld are there", "only %lld orders were committed, and %lld are there");
  if (violation.kind) return violation;
  const int64_t paidBefore = (int64_t)TERMINAL_DISTRICTS * TERMINAL_CUSTOMERS * TERMINAL_PAID_BEFORE;
  violation = comparePaid(connection, "SELECT w_ytd FROM warehouse WHERE w_id = 1", TERMINAL_TAKEN_BEFORE, paid,
    "payments of %lld were committed, and the warehouse has taken in %lld",
    "only payments of %lld were committed, and the warehouse has taken in %lld");
  if (!violation.kind)
    violation = comparePaid(connection, "SELECT SUM(c_ytd_payment) FROM customer", paidBefore, paid,
      "payments of %lld were committed, and the customers have paid %lld", "only payments of %lld were committed, and the customers have paid %lld");
  if (!violation.kind)
    violation = comparePaid(connection, "SELECT SUM(h_amount) FROM history", paidBefore, paid,
      "payments of %lld were committed, and the history has %lld", "only payments of %lld were committed, and the history has %lld");
  if (violation.kind) return violation;
  char sql[100];
  snprintf(sql, sizeof sql, "SELECT SUM(ol_quantity) FROM order_line WHERE ol_o_id > %d", TERMINAL_CUSTOMERS);
  const int64_t sold = askNumber(connection, sql, &violation);
  const int64_t delivered = askNumber(connection, "SELECT SUM(s_ytd) FROM stock", &violation);
  if (!violation.kind)
    violation = compareCount(delivered, sold, "%lld items were ordered, and %lld were taken from the stock", "only %lld items were ordered, and %lld were taken from the stock");
  for (int i = 0; i < options.conditionCount && !violation.kind; i++) violation = checkCondition(connection, options.conditions[i]);
  return violation;
}

static Violation checkWritten(ContenderConnection *connection, const Contender *contenders, int count) {
  static const char lost[] = "%lld updates were committed, and the row counts %lld";
  static const char more[] = "only %lld updates were committed, and the row counts %lld";
  const Contested workload = connection->contest->workload;
  Violation violation = { 0 };
  int64_t all = 0;
  if (workload == CONTESTED_OWN) return checkScripts(connection, contenders, count);
  if (workload == CONTESTED_TPCC) return checkTerminals(connection, contenders, count);
  for (int i = 0; i < count; i++) all += contenders[i].written;
  if (workload == CONTESTED_TRANSFERS) {
    const int64_t sum = askNumber(connection, textOfWork(connection, WORK_SUM_ACCOUNTS), &violation);
    if (violation.kind || sum == ACCOUNTS * BALANCE) return violation;
    return violate("total", "all accounts have %lld together in the end, and no transfer changes their total of %lld", sum, ACCOUNTS * BALANCE);
  }
  if (workload == CONTESTED_CHECKPOINTS) {
    const int64_t rows = askNumber(connection, "SELECT COUNT(*) FROM entry", &violation);
    return violation.kind ? violation
                          : compareCount(rows, all, "%lld rows were committed, and %lld are there", "only %lld rows were committed, and %lld are there");
  }
  if (workload == CONTESTED_SAME || workload == CONTESTED_READ_WRITE) {
    const int64_t n = askCounter(connection, workload == CONTESTED_SAME ? SHARED_COUNTER : FIRST_OF_PAIR, &violation);
    if (!violation.kind) violation = compareCount(n, all, lost, more);
    if (violation.kind || workload == CONTESTED_SAME) return violation;
    const int64_t last = askCounter(connection, LAST_OF_PAIR, &violation);
    return violation.kind ? violation : compareCount(last, all, lost, more);
  }
  for (int i = 0; i < count && !violation.kind && workload == CONTESTED_DISJOINT; i++) {
    const int64_t n = askCounter(connection, counterOf(workload, &contenders[i]), &violation);
    if (!violation.kind) violation = compareCount(n, contenders[i].written, lost, more);
  }
  return violation;
}

/* The engine's own look at its file. An engine without the pragma refuses it, or answers no row. @param hasAnswered whether there was a row */
static Violation checkIntegrity(ContenderConnection *connection, bool *hasAnswered) {
  static const char sql[] = "PRAGMA integrity_check";
  Violation violation = { 0 };
  sqlite3_stmt *statement = NULL;
  int status = prepareBound(connection, sql, &statement);
  const bool isUnknown = status == STATUS_ERROR || (status == ENGINE_OK && !statement);
  if (status == ENGINE_OK && statement) status = engine.step(statement);
  *hasAnswered = status == ENGINE_ROW;
  if (status == ENGINE_ROW) {
    const char *answer = valueText(statement, 0);
    if (!answer || strcmp(answer, "ok") != 0) {
      violation.kind = "corrupt";
      snprintf(violation.message, sizeof violation.message, "%s answers: %.200s", sql, answer ? answer : "NULL");
    }
  } else if (status != ENGINE_DONE && !isUnknown) {
    violation.kind = "corrupt";
    snprintf(violation.message, sizeof violation.message, "%s fails: %.200s (code %d)", sql, messageOf(connection->handle), status);
  }
  if (statement) engine.finalize(statement);
  return violation;
}

DRIVER_API Violation checkContested(ContenderConnection *connection, const Contender *contenders, int count, bool *hasAnswered) {
  *hasAnswered = false;
  for (int i = 0; i < count; i++) {
    if (contenders[i].torn == 0 || contenders[i].task == TASK_LOOK) continue;
    Violation violation = { .kind = "half" };
    snprintf(violation.message, sizeof violation.message, "%.250s (%" PRId64 " times)", contenders[i].tornMessage, contenders[i].torn);
    return violation;
  }
  const Violation violation = checkWritten(connection, contenders, count);
  return violation.kind ? violation : checkIntegrity(connection, hasAnswered);
}

/* -------- server-options.c -------- */

DRIVER_API ServerOptions serverOptions = { 0 };

static void addWord(Words *words, const char *word) {
  words->items = reallocate(words->items, (words->count + 2) * sizeof *words->items);
  words->items[words->count++] = word;
  words->items[words->count] = NULL;
}

static long parseSeconds(const char *value) {
  enum { MOST = 24 * 60 * 60 };
  char *end = NULL;
  errno = 0;
  const long seconds = strtol(value, &end, 10);
  if (value[0] < '0' || value[0] > '9' || *end || errno || seconds < 1 || seconds > MOST)
    fail("usage", NULL, "--server: seconds must be a whole number from 1 to %d, not \"%s\"", MOST, value);
  return seconds;
}

/* @param value what follows the field's name and a space */
static void readField(const char *field, const char *name, const char *value) {
  const struct { const char *name; Words *words; } commands[] = {
    { "initialise", &serverOptions.initialise },
    { "start", &serverOptions.start },
    { "stop", &serverOptions.stop },
  };
  for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
    if (strcmp(name, commands[i].name) != 0) continue;
    addWord(commands[i].words, value);
    return;
  }
  const struct { const char *name; const char **text; } texts[] = {
    { "address", &serverOptions.address },
    { "account", &serverOptions.account },
    { "password", &serverOptions.password },
    { "config", &serverOptions.config },
    { "ready", &serverOptions.ready },
    { "user", &serverOptions.user },
    { "initial", &serverOptions.initial },
  };
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    if (strcmp(name, texts[i].name) != 0) continue;
    *texts[i].text = value;
    return;
  }
  if (strcmp(name, "seconds") == 0) serverOptions.seconds = parseSeconds(value);
  else if (strcmp(name, "tls") == 0 && strcmp(value, "required") == 0) serverOptions.isEncrypted = true;
  else if (strcmp(name, "connect") == 0 && strcmp(value, "port") == 0) serverOptions.usesPort = true;
  else if (strcmp(name, "connect") != 0 || strcmp(value, "socket") != 0)
    fail("usage", NULL, "--server: \"%.100s\" is no field of a server", field);
}

DRIVER_API void readServerOptions(const char *path) {
  /* Stays mapped: the options point into it. */
  const Statements fields = mapStatements(path);
  serverOptions = (ServerOptions){ .account = "root", .ready = "SELECT 1", .seconds = 60 };
  const char *end = fields.text + fields.size;
  for (const char *field = fields.text; field < end; field += strlen(field) + 1) {
    const char *space = strchr(field, ' ');
    if (!space) fail("usage", NULL, "--server: \"%.100s\" is no field of a server", field);
    readField(field, copyText(field, (size_t)(space - field)), space + 1);
  }
  if ((serverOptions.address != NULL) == (serverOptions.start.count > 0))
    fail("usage", NULL, "--server: %s needs either an address or the words to start a server", path);
}

DRIVER_API bool startsServer(void) { return options.server && serverOptions.start.count > 0; }

/* -------- server-command.c -------- */

#include <grp.h>

DRIVER_API char *expandText(const ServerCommand *command, const char *text) {
  char port[16];
  snprintf(port, sizeof port, "%d", command->port);
  const struct { const char *name, *value; } placeholders[] = {
    { "{data}", command->data },
    { "{run}", command->run },
    { "{socket}", command->socket },
    { "{port}", port },
    { "{config}", command->config },
  };
  const size_t count = sizeof placeholders / sizeof *placeholders;
  Buffer expanded = { 0 };
  while (*text) {
    size_t i = 0;
    while (i < count && strncmp(text, placeholders[i].name, strlen(placeholders[i].name)) != 0) i++;
    if (i < count) {
      append(&expanded, placeholders[i].value, strlen(placeholders[i].value));
      text += strlen(placeholders[i].name);
    } else {
      append(&expanded, text++, 1);
    }
  }
  append(&expanded, "", 1);
  return expanded.bytes;
}

/* Writes into the log why the program cannot be run. */
static _Noreturn void giveUp(const char *what) {
  dprintf(STDERR_FILENO, "%s: %s\n", what, strerror(errno));
  _exit(127);
}

DRIVER_API _Noreturn void becomeServerProgram(const ServerCommand *command, Words words) {
  setsid();
  const int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
  const int log = open(command->log, O_WRONLY | O_APPEND | O_CLOEXEC);
  if (nothing < 0 || log < 0 || dup2(log, STDERR_FILENO) < 0) _exit(127);
  if (dup2(nothing, STDIN_FILENO) < 0 || dup2(log, STDOUT_FILENO) < 0) giveUp("output");
  if (command->drops
    && (setgroups(0, NULL) != 0 || setgid(command->group) != 0 || setuid(command->user) != 0))
    giveUp("to run as another user");
  dieWithParent(); /* after the change of the user, which clears it */
  signal(SIGPIPE, SIG_DFL);
  signal(SIGCHLD, SIG_DFL);
  signal(SIGABRT, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  if (chdir(command->run) != 0) giveUp(command->run);
  setenv("HOME", command->run, 1);
  /* A server that starts removes what it takes for its own old files there, such as those of another one that starts beside it. */
  setenv("TMPDIR", command->run, 1);
  char **arguments = calloc(words.count + 1, sizeof *arguments);
  if (!arguments) giveUp("arguments");
  for (size_t i = 0; i < words.count; i++) arguments[i] = expandText(command, words.items[i]);
  execvp(arguments[0], arguments);
  giveUp(arguments[0]);
}

/* -------- server-supervisor.c -------- */

#include <poll.h>
#include <sys/select.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

/* The supervisor's report about its program. */
typedef struct Report {
  pid_t server; /* the process that was started */
  int hasEnded;
  int status; /* of its end, as waitpid() gives it */
} Report;

static void sendReport(int pipe, Report report) {
  if (write(pipe, &report, sizeof report) != (ssize_t)sizeof report) {} /* the driver may have ended */
}

/* Kills the children of this process. Orphans of the program have become its children. */
static void killChildren(void) {
#ifdef __linux__
  char path[64], line[4096];
  snprintf(path, sizeof path, "/proc/self/task/%d/children", (int)getpid());
  FILE *file = fopen(path, "re");
  char *rest = NULL;
  if (file && fgets(line, sizeof line, file))
    for (char *word = strtok_r(line, " \n", &rest); word; word = strtok_r(NULL, " \n", &rest))
      kill((pid_t)strtol(word, NULL, 10), SIGKILL);
  if (file) fclose(file);
#endif
}

/* Ends the program's session and every process that has left the session, removes the folder of its socket, and then ends this process. */
static _Noreturn void endAll(pid_t program, const char *socketFolder) {
  kill(-program, SIGKILL);
  kill(program, SIGKILL); /* it may not have a session yet */
  do killChildren();
  while (waitpid(-1, NULL, 0) > 0 || errno == EINTR);
  if (socketFolder) removeTree(socketFolder);
  _exit(0);
}

static volatile sig_atomic_t isAborted;

/* Both signals end the supervisor's sleep. The tool sends the other one when a statement takes too long. */
static void onSignal(int number) { isAborted |= number == SIGABRT; }

/* Sleeps until there is an order, or a signal. Returns whether everything is to end. */
static bool awaitOrder(int orders, const sigset_t *awake) {
  fd_set waiting;
  FD_ZERO(&waiting);
  FD_SET(orders, &waiting);
  return pselect(orders + 1, &waiting, NULL, NULL, NULL, awake) > 0 || isAborted;
}

/* The supervisor's whole life. There are no orders but their end, when the driver has ended or wants no server any more. */
static _Noreturn void runSupervisor(const ServerCommand *command, Words words, int orders, int reports) {
  setsid();
#ifdef __linux__
  prctl(PR_SET_CHILD_SUBREAPER, 1);
#endif
  sigset_t handled, before;
  sigemptyset(&handled);
  sigaddset(&handled, SIGCHLD);
  sigaddset(&handled, SIGABRT);
  sigprocmask(SIG_BLOCK, &handled, &before);
  struct sigaction action = { .sa_handler = onSignal };
  sigaction(SIGCHLD, &action, NULL);
  sigaction(SIGABRT, &action, NULL);
  signal(SIGPIPE, SIG_IGN);
  const pid_t program = fork();
  if (program == 0) becomeServerProgram(command, words);
  /* The commands and the replies are the driver's alone. Standard error stays open: the tool waits until nobody has it. */
  close(STDIN_FILENO);
  if (reply) close(fileno(reply));
  if (program < 0) _exit(1);
  sendReport(reports, (Report){ .server = program });
  for (;;) {
    int status = 0;
    pid_t ended;
    while ((ended = waitpid(-1, &status, WNOHANG)) > 0) {
      if (ended != program) continue;
      kill(-program, SIGKILL);
      sendReport(reports, (Report){ .server = program, .hasEnded = 1, .status = status });
    }
    if (awaitOrder(orders, &before)) endAll(program, command->socketFolder);
  }
}

/* Waits at most so long for a report; for ever if the time is negative. Returns whether there is one. */
static bool readReport(Supervisor *supervisor, long milliseconds) {
  const int64_t deadline = now() + (int64_t)milliseconds * 1000000;
  struct pollfd waiting = { .fd = supervisor->reports, .events = POLLIN };
  for (;;) {
    const int64_t left = milliseconds < 0 ? -1 : (deadline - now() + 999999) / 1000000;
    const int ready = poll(&waiting, 1, milliseconds < 0 ? -1 : left < 0 ? 0 : (int)left);
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0) return false;
    Report report;
    if (read(supervisor->reports, &report, sizeof report) != (ssize_t)sizeof report) {
      /* The supervisor was told to end everything. */
      report = (Report){ .server = supervisor->server, .hasEnded = 1, .status = SIGKILL };
    }
    supervisor->server = report.server;
    supervisor->hasEnded = report.hasEnded != 0;
    supervisor->status = report.status;
    return true;
  }
}

static void makePipeOfDriver(int ends[2]) {
  if (pipe(ends) != 0 || fcntl(ends[0], F_SETFD, FD_CLOEXEC) != 0 || fcntl(ends[1], F_SETFD, FD_CLOEXEC) != 0)
    fail("server", NULL, "pipe: %s", strerror(errno));
}

DRIVER_API Supervisor supervise(const ServerCommand *command, Words words) {
  int orders[2], reports[2];
  makePipeOfDriver(orders);
  makePipeOfDriver(reports);
  Supervisor supervisor = { .orders = orders[1], .reports = reports[0] };
  supervisor.process = fork();
  if (supervisor.process < 0) fail("server", NULL, "fork: %s", strerror(errno));
  if (supervisor.process == 0) {
    close(orders[1]);
    close(reports[0]);
    runSupervisor(command, words, orders[0], reports[1]);
  }
  close(orders[0]);
  close(reports[1]);
  readReport(&supervisor, -1);
  if (supervisor.server == 0) fail("server", NULL, "no process can be started for it");
  return supervisor;
}

DRIVER_API bool hasEnded(Supervisor *supervisor, long milliseconds) {
  if (!supervisor->hasEnded) readReport(supervisor, milliseconds);
  return supervisor->hasEnded;
}

DRIVER_API void endSupervisor(Supervisor *supervisor) {
  close(supervisor->orders);
  waitForChild(supervisor->process);
  close(supervisor->reports);
  *supervisor = (Supervisor){ 0 };
}

/* -------- server-process.c -------- */

#include <arpa/inet.h>
#include <netinet/in.h>
#include <pwd.h>
#include <sys/file.h>
#include <sys/socket.h>

enum { MESSAGE_SIZE = 900, SOCKET_PATH_SIZE = 104 /* sun_path of macOS, the shortest */ };

/* For sockets whose path would be too long. Its own path is short on every system, which that of TMPDIR need not be. */
#define SOCKET_FOLDER "/tmp/sqlite-bench-gate-socket-XXXXXX"

static struct {
  ServerCommand command; /* how the server's programs are run */
  char socket[PATH_SIZE], socketFolder[sizeof SOCKET_FOLDER], log[PATH_SIZE], config[PATH_SIZE];
  Supervisor supervisor;
  int lock; /* a descriptor of the locked file; 0 before the first */
  int port; /* a descriptor of the socket that holds the port; 0 if there is none */
} server;

DRIVER_API pid_t serverProcess(void) { return server.supervisor.server; }

DRIVER_API void lockServerFolder(const char *work) {
  if (server.lock > 0) return;
  char path[PATH_SIZE];
  if (snprintf(path, sizeof path, "%s.lock", work) >= (int)sizeof path) fail("server", NULL, "%s: name too long", work);
  server.lock = openFile(path, O_RDWR | O_CREAT | O_NOFOLLOW);
  while (flock(server.lock, LOCK_EX) != 0)
    if (errno != EINTR) fail("server", NULL, "%s: %s", path, strerror(errno));
}

static void releasePort(void) {
  if (server.port > 0) close(server.port);
  server.port = 0;
}

/*
** Takes a port of the loopback interface that nobody uses. On Linux it stays taken: a program that asks the system for any port gets
** another one, and the server can listen on this one if it sets SO_REUSEADDR, as those do that may be restarted: ip(7),
** socket(7). Without this, two servers that start at once could be given the same port, and a client would ask the one whose rows
** are not its own.
*/
static int takePort(void) {
  struct sockaddr_in place = { .sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
  socklen_t size = sizeof place;
  const int yes = 1;
  releasePort();
  server.port = socket(AF_INET, SOCK_STREAM, 0);
  if (server.port < 0 || fcntl(server.port, F_SETFD, FD_CLOEXEC) != 0
    || setsockopt(server.port, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes) != 0
    || bind(server.port, (struct sockaddr *)&place, size) != 0
    || getsockname(server.port, (struct sockaddr *)&place, &size) != 0)
    fail("server", NULL, "no free port on 127.0.0.1: %s", strerror(errno));
#ifndef __linux__
  releasePort(); /* nobody else could listen on it */
#endif
  return ntohs(place.sin_port);
}

static void giveTo(const char *path, uid_t user, gid_t group) {
  if (lchown(path, user, group) != 0) fail("server", NULL, "%s: %s", path, strerror(errno));
  struct stat info;
  if (lstat(path, &info) != 0 || !S_ISDIR(info.st_mode)) return;
  DIR *folder = openFolder(path);
  for (struct dirent *entry; (entry = readEntry(folder, path));) {
    char child[PATH_SIZE];
    joinPath(child, path, entry->d_name);
    giveTo(child, user, group);
  }
  closedir(folder);
}

/* Whom the server runs as, if the driver may choose: a server refuses to run as root, and it is not to be trusted with that. */
static void chooseUser(ServerCommand *command) {
  if (geteuid() != 0 || !serverOptions.user) return;
  errno = 0;
  const struct passwd *found = getpwnam(serverOptions.user);
  if (!found) fail("server", NULL, "there is no user \"%s\" to run the server as", serverOptions.user);
  command->drops = true;
  command->user = found->pw_uid;
  command->group = found->pw_gid;
}

static void writeConfig(const ServerCommand *command) {
  if (!serverOptions.config) return;
  const char *text = expandText(command, serverOptions.config);
  const int file = openFile(command->config, O_WRONLY | O_CREAT | O_EXCL);
  const size_t size = strlen(text);
  if (write(file, text, size) != (ssize_t)size)
    fail("server", NULL, "%s: %s", command->config, strerror(errno));
  close(file);
}

/*
** Says where the server is to listen: in the folder of its start, or, where a path in it would be too long for a socket, in one
** of its own, which its supervisor removes.
*/
static void placeSocket(ServerCommand *command) {
  joinPath(server.socket, command->run, "s");
  command->socket = server.socket;
  if (strlen(server.socket) < SOCKET_PATH_SIZE) return;
  memcpy(server.socketFolder, SOCKET_FOLDER, sizeof SOCKET_FOLDER);
  if (!mkdtemp(server.socketFolder)) fail("server", NULL, "%s: %s", server.socketFolder, strerror(errno));
  joinPath(server.socket, server.socketFolder, "s");
  command->socketFolder = server.socketFolder;
  if (command->drops) giveTo(server.socketFolder, command->user, command->group);
}

/* Makes the folders that a server's programs write to, and gives them to their user. */
static void prepareFolders(const char *data) {
  ServerCommand *command = &server.command;
  char work[PATH_SIZE], run[PATH_SIZE];
  snprintf(work, sizeof work, "%s", data);
  char *slash = strrchr(work, '/');
  if (!slash) fail("server", NULL, "%s is no path of a folder in another", data);
  *slash = 0;
  joinPath(run, work, "run");
  joinPath(server.log, run, "log");
  joinPath(server.config, run, "config");
  if (access(run, F_OK) == 0) removeTree(run);
  if (mkdir(work, 0700) != 0 && errno != EEXIST) fail("server", NULL, "%s: %s", work, strerror(errno));
  if (mkdir(data, 0700) != 0 && errno != EEXIST) fail("server", NULL, "%s: %s", data, strerror(errno));
  if (mkdir(run, 0700) != 0) fail("server", NULL, "%s: %s", run, strerror(errno));
  *command = (ServerCommand){
    .data = copyText(data, strlen(data)),
    .run = copyText(run, strlen(run)),
    .port = takePort(),
    .config = server.config,
    .log = server.log,
  };
  chooseUser(command);
  placeSocket(command);
  close(openFile(server.log, O_WRONLY | O_CREAT | O_EXCL));
  writeConfig(command);
  if (command->drops) giveTo(work, command->user, command->group);
}

/* Adds a line to others, with a space between. */
static void addLine(char *words, size_t size, const char *line) {
  const size_t length = strlen(words);
  snprintf(words + length, size - length, "%s%s", length > 0 ? " " : "", line);
}

/*
** What the log ends with, on one line: the lines of it that speak of an error, or else the last three. Empty if there is
** nothing.
*/
static void readLog(char *words, size_t size) {
  enum { READ = 4000, LAST = 3 };
  char bytes[READ + 1], *last[LAST] = { NULL }, *rest = NULL;
  words[0] = 0;
  const int file = open(server.log, O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
  struct stat info;
  if (file < 0) return;
  if (fstat(file, &info) == 0 && info.st_size > READ) lseek(file, info.st_size - READ, SEEK_SET);
  const ssize_t got = read(file, bytes, READ);
  close(file);
  bytes[got > 0 ? got : 0] = 0;
  for (char *line = strtok_r(bytes, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
    if (strcasestr(line, "error") || strcasestr(line, "fatal") || strcasestr(line, "panic")) addLine(words, size, line);
    memmove(last, last + 1, (LAST - 1) * sizeof *last);
    last[LAST - 1] = line;
  }
  if (words[0]) return;
  for (size_t i = 0; i < LAST; i++)
    if (last[i]) addLine(words, size, last[i]);
}

/* Says how a program has ended: "ended with status 3". */
static void describeEnd(int status, char *words, size_t size) {
  if (WIFSIGNALED(status)) snprintf(words, size, "was ended by signal %d", WTERMSIG(status));
  else snprintf(words, size, "ended with status %d", WEXITSTATUS(status));
}

DRIVER_API const char *describeServer(bool waits) {
  enum { A_MOMENT_MS = 500 };
  static char words[MESSAGE_SIZE];
  char end[100] = "", how[60], log[MESSAGE_SIZE - 200];
  words[0] = 0;
  if (!startsServer() || server.supervisor.server == 0) return words;
  if (hasEnded(&server.supervisor, waits ? A_MOMENT_MS : 0)) {
    describeEnd(server.supervisor.status, how, sizeof how);
    snprintf(end, sizeof end, ": the server %s", how);
  }
  readLog(log, sizeof log);
  snprintf(words, sizeof words, "%s%s%s", end, log[0] ? "; it wrote last: " : "", log);
  return words;
}

DRIVER_API void initialiseServer(const char *data) {
  prepareFolders(data);
  if (serverOptions.initialise.count == 0) return;
  server.supervisor = supervise(&server.command, serverOptions.initialise);
  const bool isInTime = hasEnded(&server.supervisor, serverOptions.seconds * 1000);
  const char *words = describeServer(false);
  if (!isInTime) fail("initialise", NULL, "not done within %ld s%s", serverOptions.seconds, words);
  const int status = server.supervisor.status;
  endSupervisor(&server.supervisor);
  if (status != 0) fail("initialise", NULL, "it failed%s", words);
}

DRIVER_API void startServer(const char *data) {
  prepareFolders(data);
  server.supervisor = supervise(&server.command, serverOptions.start);
  releasePort(); /* the supervisor holds it until the server has ended */
}

DRIVER_API void killServer(void) { endSupervisor(&server.supervisor); }

static long millisecondsUntil(int64_t deadline) {
  const int64_t left = deadline - now();
  return left > 0 ? (long)(left / 1000000) : 0;
}

/* Runs the command that stops the server, and waits for its end. Fails if it does not end well, or not before the deadline. */
static void runStopCommand(int64_t deadline) {
  ServerCommand command = server.command;
  command.socketFolder = NULL; /* the server still needs it */
  Supervisor stopper = supervise(&command, serverOptions.stop);
  const bool isInTime = hasEnded(&stopper, millisecondsUntil(deadline));
  const int status = stopper.status;
  endSupervisor(&stopper);
  const char *program = serverOptions.stop.items[0];
  if (!isInTime)
    fail("stop", NULL, "the command \"%.200s\" did not end within %ld s%s", program, serverOptions.seconds,
      describeServer(false));
  char how[60];
  describeEnd(status, how, sizeof how);
  if (status != 0) fail("stop", NULL, "the command \"%.200s\" %s%s", program, how, describeServer(false));
}

DRIVER_API void stopServer(void) {
  const int64_t deadline = now() + (int64_t)serverOptions.seconds * 1000000000;
  if (!hasEnded(&server.supervisor, 0)) {
    if (serverOptions.stop.count > 0) runStopCommand(deadline);
    else kill(server.supervisor.server, SIGTERM);
  }
  if (!hasEnded(&server.supervisor, millisecondsUntil(deadline)))
    fail("stop", NULL, "the server did not stop within %ld s%s", serverOptions.seconds, describeServer(false));
  const int status = server.supervisor.status;
  const char *words = describeServer(false);
  endSupervisor(&server.supervisor);
  const bool isAsAsked = WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM;
  if (status != 0 && !isAsAsked) fail("stop", NULL, "it stopped badly%s", words);
  removeTree(server.command.run); /* a socket cannot be copied */
}

#ifdef ENGINE_SERVER

DRIVER_API ServerAddress serverAddress(void) {
  return (ServerAddress){ server.socket, server.command.port };
}

DRIVER_API bool hasServerEnded(void) { return hasEnded(&server.supervisor, 0); }

#endif

/* -------- server-connection.c -------- */

#ifdef ENGINE_SERVER

#include <inttypes.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { STATEMENT_SIZE = 200 };

/*
** The database that the driver works in. On a server that it has not started there may be others' work, and that of another
** run of the tool: the name has a hash of the working folder, which no two runs share.
*/
static void nameDatabase(const char *path, char *name, size_t size) {
  if (startsServer()) snprintf(name, size, "sqlite_bench_gate");
  else
    snprintf(name, size, "sqlite_bench_gate_%016" PRIx64,
      mixHash(hashSizedBytes(EMPTY_HASH, TYPE_TEXT, path, (int)strlen(path))));
}

static _Noreturn void failToConnect(MYSQL *handle, const char *what, bool isOver) {
  /* MySQL's ER_SECURE_TRANSPORT_REQUIRED; MariaDB denies access as if the account were wrong */
  enum { ACCESS_DENIED = 1045, INSECURE_TRANSPORT = 3159 };
  const unsigned code = mysql_errno(handle);
  const bool isByPort = startsServer() ? serverOptions.usesPort : serverOptions.address[0] != '/';
  const bool mayNeedTls = isByPort && !serverOptions.isEncrypted && (code == ACCESS_DENIED || code == INSECURE_TRANSPORT);
  fail("server", NULL, "%s: %s (code %u)%s%s", what, mysql_error(handle), code,
    mayNeedTls ? ": if it demands TLS, set tls to true in the server's file" : "", describeServer(isOver));
}

static void execute(sqlite3 *server, const char *beginning, const char *name) {
  char sql[STATEMENT_SIZE];
  snprintf(sql, sizeof sql, "%s %s", beginning, name);
  if (mysql_query(server->handle, sql) != 0) failToConnect(server->handle, sql, true);
}

/* The port of an address such as 127.0.0.1:3306, which is cut before it; 0 of a socket's path. */
static unsigned cutPort(char *address) {
  char *colon = strrchr(address, ':');
  if (address[0] == '/' || !colon) return 0;
  *colon = 0;
  return (unsigned)strtoul(colon + 1, NULL, 10);
}

/* Both libraries encrypt if the server can; here they have to, and ask nobody whose certificate it is. */
static void requireEncryption(MYSQL *handle) {
#ifdef LIBMARIADB
  const my_bool yes = 1, no = 0;
  mysql_options(handle, MYSQL_OPT_SSL_ENFORCE, &yes);
  mysql_options(handle, MYSQL_OPT_SSL_VERIFY_SERVER_CERT, &no);
#else
  const enum mysql_ssl_mode required = SSL_MODE_REQUIRED;
  mysql_options(handle, MYSQL_OPT_SSL_MODE, &required);
#endif
}

/* @param readSeconds how long the server may take to answer; 0 if for ever */
static MYSQL *makeHandle(unsigned readSeconds) {
  const unsigned seconds = 10, no = 0;
  MYSQL *handle = mysql_init(NULL);
  if (!handle) fail("server", NULL, "no memory for a connection");
  mysql_options(handle, MYSQL_OPT_CONNECT_TIMEOUT, &seconds);
  if (readSeconds > 0) mysql_options(handle, MYSQL_OPT_READ_TIMEOUT, &readSeconds);
  mysql_options(handle, MYSQL_SET_CHARSET_NAME, "utf8mb4");
  /* Or a server could ask for any file of this machine. */
  mysql_options(handle, MYSQL_OPT_LOCAL_INFILE, &no);
  if (serverOptions.isEncrypted) requireEncryption(handle);
  return handle;
}

/* Returns whether the server accepts the connection. */
static bool connectOnce(MYSQL *handle) {
  const ServerAddress started = serverAddress();
  char host[PATH_SIZE] = "127.0.0.1";
  const char *socket = NULL;
  unsigned port = 0;
  if (!startsServer()) {
    snprintf(host, sizeof host, "%s", serverOptions.address);
    port = cutPort(host);
    if (port == 0) socket = serverOptions.address;
  } else if (serverOptions.usesPort) {
    port = (unsigned)started.port;
  } else {
    socket = started.socket;
  }
  /* For a host that is called localhost both libraries take their default socket, whatever the port. */
  const unsigned tcp = MYSQL_PROTOCOL_TCP;
  if (!socket) mysql_options(handle, MYSQL_OPT_PROTOCOL, &tcp);
  const char *name = socket ? "localhost" : host;
  if (!mysql_real_connect(
        handle, name, serverOptions.account, serverOptions.password, NULL, port, socket, 0))
    return false;
  /* MariaDB's library continues without it. */
  if (serverOptions.isEncrypted && !mysql_get_ssl_cipher(handle))
    fail("server", NULL, "%s: the server has no TLS", startsServer() ? name : serverOptions.address);
  return true;
}

/* Returns whether the server is ready. */
static bool isReady(MYSQL *handle) {
  if (!connectOnce(handle) || mysql_query(handle, serverOptions.ready) != 0) return false;
  MYSQL_RES *result = mysql_store_result(handle);
  if (result) mysql_free_result(result);
  return mysql_errno(handle) == 0;
}

/* A connection that waits for answers as long as the tool does. A connection's own limit cannot be taken from it later. */
static MYSQL *connectForLong(void) {
  MYSQL *handle = makeHandle(0);
  if (!connectOnce(handle)) failToConnect(handle, "it was ready, and refuses another connection", true);
  return handle;
}

static MYSQL *connectInTime(void) {
  const struct timespec pause = { .tv_nsec = 10 * 1000 * 1000 };
  const int64_t second = 1000000000, deadline = now() + (int64_t)serverOptions.seconds * second;
  for (;;) {
    const int64_t left = (deadline - now()) / second;
    MYSQL *handle = makeHandle(left > 0 ? (unsigned)left : 1);
    const bool isDone = isReady(handle);
    /* A port may be another server's: then ours has ended. */
    if (startsServer() && hasServerEnded()) fail("server", NULL, "it did not start%s", describeServer(false));
    if (!isDone && (now() > deadline || !startsServer())) {
      char what[STATEMENT_SIZE];
      if (startsServer()) snprintf(what, sizeof what, "not ready within %ld s", serverOptions.seconds);
      else snprintf(what, sizeof what, "%s", serverOptions.address);
      failToConnect(handle, what, false);
    }
    mysql_close(handle);
    if (isDone) return connectForLong();
    nanosleep(&pause, NULL);
  }
}

/* The connection whose database is on a server that keeps running, and the process that made the connection. */
static struct {
  sqlite3 *server;
  pid_t process;
} made;

/* The connection itself may be in the middle of anything: closing it ends its transaction, and another one drops the database. */
static void dropAfterFailure(void) {
  enum { LONGEST_SECONDS = 10 };
  if (made.process != getpid()) return;
  char sql[STATEMENT_SIZE];
  snprintf(sql, sizeof sql, "DROP DATABASE IF EXISTS %s", made.server->database);
  mysql_close(made.server->handle);
  MYSQL *handle = makeHandle(LONGEST_SECONDS);
  if (connectOnce(handle)) mysql_query(handle, sql);
  mysql_close(handle);
}

DRIVER_API int openServer(const char *path, sqlite3 **opened, int flags, const char *vfs) {
  (void)vfs;
  sqlite3 *server = allocate(sizeof *server);
  *server = (sqlite3){ .handle = connectInTime(), .isJoined = (flags & OPEN_CREATE) == 0 };
  nameDatabase(path, server->database, sizeof server->database);
  if (!startsServer() && !server->isJoined) {
    made.server = server;
    made.process = getpid();
    beforeFailure = dropAfterFailure;
    execute(server, "DROP DATABASE IF EXISTS", server->database);
  }
  if (!server->isJoined) execute(server, "CREATE DATABASE IF NOT EXISTS", server->database);
  execute(server, "USE", server->database);
  *opened = server;
  return ENGINE_OK;
}

DRIVER_API int closeServer(sqlite3 *server) {
  if (!startsServer() && !server->isJoined) {
    execute(server, "DROP DATABASE IF EXISTS", server->database);
    beforeFailure = NULL;
  }
  mysql_close(server->handle);
  free(server);
  return ENGINE_OK;
}

DRIVER_API const char *serverMessage(sqlite3 *server) {
  const unsigned code = server->code ? server->code : mysql_errno(server->handle);
  if (!server->code) snprintf(server->message, sizeof server->message, "%s", mysql_error(server->handle));
  const size_t size = strlen(server->message);
  if (code == CR_SERVER_GONE_ERROR || code == CR_SERVER_LOST)
    snprintf(server->message + size, sizeof server->message - size, "%s", describeServer(true));
  return server->message;
}

DRIVER_API int serverChanges(sqlite3 *server) { return server->changes > INT_MAX ? INT_MAX : (int)server->changes; }

#endif

/* -------- server-value.c -------- */

#ifdef ENGINE_SERVER

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

DRIVER_API bool isInexact(enum enum_field_types type) {
  return type == MYSQL_TYPE_NEWDECIMAL || type == MYSQL_TYPE_DECIMAL || type == MYSQL_TYPE_DOUBLE
    || type == MYSQL_TYPE_FLOAT;
}

/* Cuts zeros off the end of a fraction, and the point if nothing is behind it. Returns the size. */
static size_t cutZeros(char *number) {
  size_t size = strlen(number);
  if (!strchr(number, '.') || strchr(number, 'e')) return size;
  while (number[size - 1] == '0') size--;
  if (number[size - 1] == '.') size--;
  number[size] = 0;
  if (strcmp(number, "-0") != 0) return size;
  strcpy(number, "0");
  return 1;
}

/* As decimal digits without an exponent if they are few, so that a DOUBLE is written as a DECIMAL of its value is. */
static void printRounded(char *number, double value, int digits) {
  char rounded[64];
  snprintf(rounded, sizeof rounded, "%.*e", digits - 1, value);
  const int exponent = atoi(strchr(rounded, 'e') ? strchr(rounded, 'e') + 1 : "0");
  if (exponent < -30 || exponent > 64) snprintf(number, NUMBER_SIZE, "%s", rounded);
  else snprintf(number, NUMBER_SIZE, "%.*f", digits - 1 - exponent > 0 ? digits - 1 - exponent : 0, strtod(rounded, NULL));
}

DRIVER_API size_t textOfNumber(enum enum_field_types type, const char *text, size_t size, char *number) {
  if (size >= NUMBER_SIZE) size = NUMBER_SIZE - 1;
  memcpy(number, text, size);
  number[size] = 0;
  if (type == MYSQL_TYPE_DOUBLE) printRounded(number, strtod(number, NULL), 15);
  else if (type == MYSQL_TYPE_FLOAT) printRounded(number, strtod(number, NULL), 6);
  return cutZeros(number);
}

#endif

/* -------- server-statement.c -------- */

#ifdef ENGINE_SERVER

#include <inttypes.h>
#include <limits.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* The client libraries have their own names for it: char in MariaDB's, bool in MySQL's. */
typedef __typeof__(*((MYSQL_BIND *)NULL)->is_null) Flag;

enum { FIRST_CAPACITY = 256 };

/* A column of a prepared statement's results: the client library puts each row's value here. */
typedef struct Column {
  union {
    int64_t integer;
    double real;
    float single;
  } as;
  char *text;          /* of all other types, */
  size_t capacity;     /* which has so many bytes */
  unsigned long size;  /* of the value in bytes, also if it is more than fit */
  Flag isNull;
} Column;

/* A value bound to a parameter. Text and blobs stay where they are. */
typedef struct Bound {
  union {
    int64_t integer;
    double real;
  } as;
  unsigned long size;
} Bound;

struct sqlite3_stmt {
  sqlite3 *server;
  const char *sql;
  unsigned long size;   /* of the SQL */
  MYSQL_STMT *prepared; /* NULL if it is sent as text */
  MYSQL_BIND *binds;    /* of the parameters */
  Bound *bound;
  bool isExecuted;
  int status;           /* of its execution */
  MYSQL_RES *result;    /* of text, the rows; of a prepared statement, what its columns are; NULL if it has none */
  MYSQL_FIELD *fields;
  unsigned columnCount;
  MYSQL_ROW row;        /* of text */
  unsigned long *sizes; /* of the row's values */
  Column *columns;      /* of a prepared statement */
  MYSQL_BIND *columnBinds;
  char number[NUMBER_SIZE];
  size_t textSize; /* of the text that was asked for last */
};

static int statusOf(sqlite3 *server) {
  const unsigned code = mysql_errno(server->handle);
  return code == 0 ? ENGINE_OK : (int)code;
}

/* The connection's error is what the driver shows; a prepared statement has one of its own. */
static int failPrepared(sqlite3_stmt *statement) {
  const unsigned code = mysql_stmt_errno(statement->prepared);
  snprintf(statement->server->message, sizeof statement->server->message, "%s", mysql_stmt_error(statement->prepared));
  statement->server->code = code;
  return (int)code;
}

/* Whether SQL has a parameter: a question mark that is not in quotes. Suites have no comments in their SQL. */
static bool hasParameter(const char *sql) {
  char quote = 0;
  for (; *sql; sql++) {
    if (quote) quote = *sql == quote ? 0 : quote;
    else if (*sql == '\'' || *sql == '"' || *sql == '`') quote = *sql;
    else if (*sql == '?') return true;
  }
  return false;
}

DRIVER_API int prepareOnServer(sqlite3 *server, const char *sql, int size, sqlite3_stmt **prepared, const char **tail) {
  (void)tail;
  sqlite3_stmt *statement = calloc(1, sizeof *statement);
  if (!statement) return CR_OUT_OF_MEMORY;
  size_t length = size < 0 ? strlen(sql) : (size_t)size - 1;
  while (length > 0 && sql[length - 1] == ';') length--;
  statement->server = server;
  statement->sql = sql;
  statement->size = (unsigned long)length;
  server->code = 0;
  *prepared = statement;
  if (!options.prepared || !hasParameter(sql)) return ENGINE_OK;
  statement->prepared = mysql_stmt_init(server->handle);
  if (!statement->prepared) return CR_OUT_OF_MEMORY;
  if (mysql_stmt_prepare(statement->prepared, sql, statement->size) != 0) {
    const int status = failPrepared(statement);
    finalizeOnServer(statement);
    *prepared = NULL;
    return status;
  }
  const unsigned long count = mysql_stmt_param_count(statement->prepared);
  statement->binds = allocate(count * sizeof *statement->binds);
  statement->bound = allocate(count * sizeof *statement->bound);
  memset(statement->binds, 0, count * sizeof *statement->binds);
  return ENGINE_OK;
}

static int bindParameter(sqlite3_stmt *statement, int parameter, enum enum_field_types type, const void *value) {
  if (!statement->prepared) return CR_INVALID_PARAMETER_NO;
  MYSQL_BIND *bind = &statement->binds[parameter - 1];
  bind->buffer_type = type;
  bind->buffer = (void *)(uintptr_t)value; /* it is only read */
  return ENGINE_OK;
}

DRIVER_API int bindServerInteger(sqlite3_stmt *statement, int parameter, sqlite3_int64 value) {
  if (statement->prepared) statement->bound[parameter - 1].as.integer = value;
  return bindParameter(statement, parameter, MYSQL_TYPE_LONGLONG,
    statement->prepared ? &statement->bound[parameter - 1].as : NULL);
}

DRIVER_API int bindServerDouble(sqlite3_stmt *statement, int parameter, double value) {
  if (statement->prepared) statement->bound[parameter - 1].as.real = value;
  return bindParameter(statement, parameter, MYSQL_TYPE_DOUBLE,
    statement->prepared ? &statement->bound[parameter - 1].as : NULL);
}

static int bindBytes(
  sqlite3_stmt *statement, int parameter, enum enum_field_types type, const void *bytes, int size) {
  const int status = bindParameter(statement, parameter, type, bytes);
  if (status != ENGINE_OK) return status;
  Bound *bound = &statement->bound[parameter - 1];
  bound->size = (unsigned long)size;
  statement->binds[parameter - 1].length = &bound->size;
  statement->binds[parameter - 1].buffer_length = bound->size;
  return ENGINE_OK;
}

DRIVER_API int bindServerText(sqlite3_stmt *statement, int parameter, const char *text, int size, Destructor destructor) {
  (void)destructor;
  return bindBytes(statement, parameter, MYSQL_TYPE_STRING, text, size);
}

DRIVER_API int bindServerBlob(
  sqlite3_stmt *statement, int parameter, const void *blob, int size, Destructor destructor) {
  (void)destructor;
  return bindBytes(statement, parameter, MYSQL_TYPE_BLOB, blob, size);
}

/* How a column's values are fetched. */
static void bindColumn(MYSQL_BIND *bind, Column *column, const MYSQL_FIELD *field) {
  *bind = (MYSQL_BIND){ .buffer = &column->as, .is_null = &column->isNull, .length = &column->size };
  bind->is_unsigned = (field->flags & UNSIGNED_FLAG) != 0;
  switch (field->type) {
    case MYSQL_TYPE_TINY:
    case MYSQL_TYPE_SHORT:
    case MYSQL_TYPE_INT24:
    case MYSQL_TYPE_LONG:
    case MYSQL_TYPE_LONGLONG:
    case MYSQL_TYPE_YEAR: bind->buffer_type = MYSQL_TYPE_LONGLONG; break;
    case MYSQL_TYPE_DOUBLE: bind->buffer_type = MYSQL_TYPE_DOUBLE; break;
    case MYSQL_TYPE_FLOAT: bind->buffer_type = MYSQL_TYPE_FLOAT; break;
    default:
      if (!column->text) column->text = allocate(column->capacity = FIRST_CAPACITY);
      bind->buffer_type = MYSQL_TYPE_STRING;
      bind->buffer = column->text;
      bind->buffer_length = (unsigned long)column->capacity;
  }
}

static int bindColumns(sqlite3_stmt *statement) {
  for (unsigned i = 0; i < statement->columnCount; i++)
    bindColumn(&statement->columnBinds[i], &statement->columns[i], &statement->fields[i]);
  return mysql_stmt_bind_result(statement->prepared, statement->columnBinds) ? failPrepared(statement) : ENGINE_OK;
}

static int executePreparedStatement(sqlite3_stmt *statement) {
  MYSQL_STMT *prepared = statement->prepared;
  if (mysql_stmt_bind_param(prepared, statement->binds) || mysql_stmt_execute(prepared)) return failPrepared(statement);
  if (!statement->columns) {
    statement->result = mysql_stmt_result_metadata(prepared);
    if (statement->result) {
      statement->columnCount = mysql_num_fields(statement->result);
      statement->fields = mysql_fetch_fields(statement->result);
      const size_t count = statement->columnCount;
      statement->columns = allocate(count * sizeof *statement->columns);
      statement->columnBinds = allocate(count * sizeof *statement->columnBinds);
      memset(statement->columns, 0, count * sizeof *statement->columns);
    }
  }
  /* The connector takes what the server says of each execution, and the arrays are those of the first. */
  if (mysql_stmt_field_count(prepared) != statement->columnCount) {
    snprintf(statement->server->message, sizeof statement->server->message, "the server changed the number of columns of a statement");
    statement->server->code = CR_UNKNOWN_ERROR;
    return CR_UNKNOWN_ERROR;
  }
  if (statement->result) return bindColumns(statement);
  statement->server->changes += (int64_t)mysql_stmt_affected_rows(prepared);
  return ENGINE_OK;
}

/*
 * Whether the number of rows that SQL is said to have changed means anything. That of TRUNCATE TABLE does not: MariaDB has 0, Dolt as many
 * as there were. https://dev.mysql.com/doc/refman/8.4/en/truncate-table.html
 */
static bool countsChanges(const char *sql) {
  return strncasecmp(sql, "TRUNCATE", strlen("TRUNCATE")) != 0;
}

static int executeText(sqlite3_stmt *statement) {
  MYSQL *handle = statement->server->handle;
  if (mysql_real_query(handle, statement->sql, statement->size) != 0) return statusOf(statement->server);
  statement->result = mysql_use_result(handle);
  if (statement->result) {
    statement->columnCount = mysql_num_fields(statement->result);
    statement->fields = mysql_fetch_fields(statement->result);
    return ENGINE_OK;
  }
  if (mysql_field_count(handle) > 0) return statusOf(statement->server);
  if (countsChanges(statement->sql)) statement->server->changes += (int64_t)mysql_affected_rows(handle);
  return ENGINE_OK;
}

static void executeOnce(sqlite3_stmt *statement) {
  if (statement->isExecuted) return;
  statement->isExecuted = true;
  statement->status = statement->prepared ? executePreparedStatement(statement) : executeText(statement);
}

/* Fetches the values that did not fit, into more memory. */
static int fetchLongValues(sqlite3_stmt *statement) {
  for (unsigned i = 0; i < statement->columnCount; i++) {
    Column *column = &statement->columns[i];
    MYSQL_BIND *bind = &statement->columnBinds[i];
    if (!column->text || column->isNull || column->size <= column->capacity) continue;
    column->capacity = 2 * column->size;
    column->text = reallocate(column->text, column->capacity);
    bind->buffer = column->text;
    bind->buffer_length = (unsigned long)column->capacity;
    if (mysql_stmt_fetch_column(statement->prepared, bind, i, 0)) return failPrepared(statement);
  }
  /* The library has kept the old places. */
  return mysql_stmt_bind_result(statement->prepared, statement->columnBinds) ? failPrepared(statement) : ENGINE_ROW;
}

static int fetchPrepared(sqlite3_stmt *statement) {
  switch (mysql_stmt_fetch(statement->prepared)) {
    case 0: return ENGINE_ROW;
    case MYSQL_NO_DATA: return ENGINE_DONE;
    case MYSQL_DATA_TRUNCATED: return fetchLongValues(statement);
    default: return failPrepared(statement);
  }
}

static int fetchText(sqlite3_stmt *statement) {
  statement->row = mysql_fetch_row(statement->result);
  if (!statement->row) return mysql_errno(statement->server->handle) ? statusOf(statement->server) : ENGINE_DONE;
  statement->sizes = mysql_fetch_lengths(statement->result);
  return ENGINE_ROW;
}

DRIVER_API int stepOnServer(sqlite3_stmt *statement) {
  executeOnce(statement);
  if (statement->status != ENGINE_OK) return statement->status;
  if (!statement->result) return ENGINE_DONE;
  return statement->prepared ? fetchPrepared(statement) : fetchText(statement);
}

DRIVER_API int resetOnServer(sqlite3_stmt *statement) {
  statement->isExecuted = false;
  if (statement->prepared) return mysql_stmt_free_result(statement->prepared) ? failPrepared(statement) : ENGINE_OK;
  if (statement->result) mysql_free_result(statement->result);
  statement->result = NULL;
  return ENGINE_OK;
}

DRIVER_API int finalizeOnServer(sqlite3_stmt *statement) {
  if (!statement) return ENGINE_OK;
  if (statement->result) mysql_free_result(statement->result);
  for (unsigned i = 0; statement->columns && i < statement->columnCount; i++) free(statement->columns[i].text);
  free(statement->columns);
  free(statement->columnBinds);
  free(statement->binds);
  free(statement->bound);
  if (statement->prepared) mysql_stmt_close(statement->prepared);
  free(statement);
  return ENGINE_OK;
}

DRIVER_API int serverColumnCount(sqlite3_stmt *statement) {
  if (!statement->prepared) executeOnce(statement);
  const bool isExecuted = !statement->prepared || statement->columns;
  return isExecuted ? (int)statement->columnCount : (int)mysql_stmt_field_count(statement->prepared);
}

DRIVER_API int serverColumnType(sqlite3_stmt *statement, int column) {
  const bool isNull = statement->prepared ? statement->columns[column].isNull != 0 : statement->row[column] == NULL;
  return isNull ? TYPE_NULL : TYPE_TEXT;
}

/* The text of a prepared statement's value, before its rounding. Returns its size. */
static size_t textOfColumn(sqlite3_stmt *statement, int index, const char **text) {
  const Column *column = &statement->columns[index];
  const MYSQL_BIND *bind = &statement->columnBinds[index];
  *text = statement->number;
  switch (bind->buffer_type) {
    case MYSQL_TYPE_LONGLONG:
      return (size_t)snprintf(statement->number, NUMBER_SIZE, bind->is_unsigned ? "%" PRIu64 : "%" PRId64,
        (uint64_t)column->as.integer);
    case MYSQL_TYPE_DOUBLE: return (size_t)snprintf(statement->number, NUMBER_SIZE, "%.17g", column->as.real);
    case MYSQL_TYPE_FLOAT: return (size_t)snprintf(statement->number, NUMBER_SIZE, "%.9g", (double)column->as.single);
    default: *text = column->text; return column->size;
  }
}

DRIVER_API const unsigned char *serverColumnText(sqlite3_stmt *statement, int column) {
  const char *text = statement->prepared ? NULL : statement->row[column];
  if (statement->prepared) statement->textSize = textOfColumn(statement, column, &text);
  else statement->textSize = statement->sizes[column];
  const enum enum_field_types type = statement->fields[column].type;
  if (!isInexact(type)) return (const unsigned char *)text;
  char given[NUMBER_SIZE];
  const size_t size = statement->textSize < NUMBER_SIZE ? statement->textSize : NUMBER_SIZE - 1;
  memcpy(given, text, size);
  statement->textSize = textOfNumber(type, given, size, statement->number);
  return (const unsigned char *)statement->number;
}

DRIVER_API int serverColumnBytes(sqlite3_stmt *statement, int column) {
  (void)column;
  return statement->textSize > INT_MAX ? INT_MAX : (int)statement->textSize;
}

#endif

/* -------- server-engine.c -------- */

#ifdef ENGINE_SERVER

/* No value is of these types: server-value.h. */
static sqlite3_int64 noInteger(sqlite3_stmt *statement, int column) { return (void)statement, (void)column, 0; }
static double noDouble(sqlite3_stmt *statement, int column) { return (void)statement, (void)column, 0; }
static const void *noBlob(sqlite3_stmt *statement, int column) { return (void)statement, (void)column, (void *)0; }

/* A server says its version when it is asked. */
static const char *clientVersion(void) { return mysql_get_client_info(); }

DRIVER_API Engine serverEngine(void) {
  return (Engine){
    .open_v2 = openServer,
    .close = closeServer,
    .prepare_v2 = prepareOnServer,
    .step = stepOnServer,
    .reset = resetOnServer,
    .finalize = finalizeOnServer,
    .bind_int64 = bindServerInteger,
    .bind_double = bindServerDouble,
    .bind_text = bindServerText,
    .bind_blob = bindServerBlob,
    .column_count = serverColumnCount,
    .column_type = serverColumnType,
    .column_int64 = noInteger,
    .column_double = noDouble,
    .column_text = serverColumnText,
    .column_blob = noBlob,
    .column_bytes = serverColumnBytes,
    .total_changes = serverChanges,
    .errmsg = serverMessage,
    .libversion = clientVersion,
    .sourceid = clientVersion,
  };
}

#endif

/* -------- engine-loader.c -------- */

#include <dlfcn.h>

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

/* -------- contest.c -------- */

#include <pthread.h>

enum {
  MOST_CONNECTIONS_AT_ONCE = MOST_CONTENDERS - 1,
  MOST_WINDOW_MILLISECONDS = 86400000, /* a day */
  FIELDS_SIZE = 4 * PATH_SIZE,
  GRACE_MILLISECONDS = 1000,  /* that a connection may be late, beside its patience */
  POLL_NANOSECONDS = 500000,
};

static const char *const workloadNames[] = {
  [CONTESTED_READS] = "reads",         [CONTESTED_READ_WRITE] = "read-write",
  [CONTESTED_DISJOINT] = "disjoint",   [CONTESTED_SAME] = "same",
  [CONTESTED_TRANSFERS] = "transfers", [CONTESTED_CHECKPOINTS] = "checkpoints",
  [CONTESTED_STORM] = "storm",         [CONTESTED_TPCC] = "tpcc",
  [CONTESTED_OWN] = "own",
};

static const char *const taskNames[TASKS] = {
  [TASK_READ] = "readers", [TASK_WRITE] = "writers", [TASK_CHECKPOINT] = "checkpointer", [TASK_OPEN] = "openers",
  [TASK_TERMINAL] = "terminals", [TASK_SCRIPT] = "", [TASK_LOOK] = "",
};

static const struct { const char *name, *sql; } forms[] = {
  { "deferred", "BEGIN" }, { "immediate", "BEGIN IMMEDIATE" }, { "concurrent", "BEGIN CONCURRENT" }
};

/* One contest as its own process holds it. */
typedef struct Arena {
  Contest contest;
  Contender contenders[MOST_CONTENDERS];
} Arena;

typedef struct Participant {
  ContenderConnection connection;
  pthread_t thread;
  pid_t process;
} Participant;

/* The next field of a command, which has to be there. */
static const char *needField(char **rest) {
  const char *field = strtok_r(NULL, "\t", rest);
  if (!field) fail("command", NULL, "a contest needs a workload, a mode, a number of connections, a form, two times and a seed, and a user's own a file");
  return field;
}

static int64_t needNumber(char **rest, int64_t least, int64_t most) {
  const char *field = needField(rest);
  char *end = NULL;
  const long long number = strtoll(field, &end, 10);
  if (*end || number < least || number > most)
    fail("command", NULL, "a number of a contest must be from %lld to %lld, not %s", (long long)least, (long long)most, field);
  return number;
}

static Contested needWorkload(char **rest) {
  const char *name = needField(rest);
  for (size_t i = 0; i < sizeof workloadNames / sizeof *workloadNames; i++)
    if (strcmp(name, workloadNames[i]) == 0) return (Contested)i;
  fail("command", NULL, "unknown workload of a contest: %s", name);
}

static const char *needForm(char **rest) {
  const char *name = needField(rest);
  for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
    if (strcmp(name, forms[i].name) == 0) return forms[i].sql;
  fail("command", NULL, "unknown form of a transaction: %s", name);
}

static void *runThread(void *connection) {
  catchCrashesOfThread();
  contend(connection);
  return NULL;
}

static void startParticipant(Participant *one, bool inThread) {
  if (inThread) {
    const int status = pthread_create(&one->thread, NULL, runThread, &one->connection);
    if (status != 0) fail("contest", NULL, "pthread_create: %s", strerror(status));
    return;
  }
  one->process = forkChild("contest");
  if (one->process != 0) return;
  reply = NULL; /* only one process of a contest replies */
  loadEngine();
  contend(&one->connection);
  /* The engine may have work to do at its exit. */
  exit(0);
}

/* Notes processes that have ended without having finished. */
static void noteEnds(Participant *participants, int count) {
  for (int i = 0; i < count; i++) {
    Contender *own = participants[i].connection.own;
    int status;
    if (participants[i].process == 0 || waitpid(participants[i].process, &status, WNOHANG) <= 0) continue;
    participants[i].process = 0;
    const bool isCrash = WIFSIGNALED(status) || WEXITSTATUS(status) != 0;
    if (atomic_load(&own->finish) != FINISH_NONE && !isCrash) continue;
    const char *sql = takeCrashedSql();
    if (WIFSIGNALED(status))
      snprintf(own->message, sizeof own->message, "its process was ended by signal %d%s%.200s", WTERMSIG(status), sql ? ", in " : "", sql ? sql : "");
    else snprintf(own->message, sizeof own->message, "its process ended with status %d", WEXITSTATUS(status));
    atomic_store(&own->finish, FINISH_CRASH);
  }
}

/* Contenders that still get ready. */
static int countUnready(const Arena *arena, int count) {
  int found = 0;
  for (int i = 0; i < count; i++)
    found += !atomic_load(&arena->contenders[i].isReady) && atomic_load(&arena->contenders[i].finish) == FINISH_NONE;
  return found;
}

static bool haveFinished(const Arena *arena, const Participant *participants, int count) {
  for (int i = 0; i < count; i++)
    if (atomic_load(&arena->contenders[i].finish) == FINISH_NONE || participants[i].process != 0) return false;
  return true;
}

/* Whether a contender has ended in a way that ends the contest: what comes after it would only take time. */
static bool hasFailed(const Arena *arena, int count) {
  for (int i = 0; i < count; i++) {
    const int finish = atomic_load(&arena->contenders[i].finish);
    if (finish == FINISH_ERROR || finish == FINISH_CRASH) return true;
  }
  return false;
}

/* Ends the process of a connection at once, whatever it does, and has another one go on in its place. */
static void killOne(Arena *arena, Participant *participants, int count, uint64_t *random) {
  const int i = (int)drawBelow(random, count - 1); /* the last looks */
  Contender *own = &arena->contenders[i];
  if (own->task != TASK_SCRIPT || participants[i].process == 0 || atomic_load(&own->finish) != FINISH_NONE) return;
  kill(participants[i].process, SIGKILL);
  waitForChild(participants[i].process);
  participants[i].process = 0;
  own->sql = NULL;
  own->kills++;
  if (atomic_load(&own->finish) == FINISH_NONE) startParticipant(&participants[i], false);
}

/* Waits for the end of a user's own contest, and kills processes meanwhile if it is to. The first fault ends it. */
static void awaitEndOfOwn(Arena *arena, Participant *participants, int count, uint64_t seed) {
  Contest *contest = &arena->contest;
  const int64_t mean = contest->own->killEvery;
  uint64_t random = (seed + 1) * UINT64_C(0xD1B54A32D192ED03) | 1;
  int64_t next = now() + mean;
  while (now() < endOfContest(contest)) {
    sleepFor(POLL_NANOSECONDS);
    noteEnds(participants, count);
    if (hasFailed(arena, count)) endContest(contest);
    if (mean == 0 || now() < next) continue;
    killOne(arena, participants, count, &random);
    /* Half as long as the mean to half as long again. */
    next = now() + mean / 2 + mean / 1024 * drawBelow(&random, 1024);
  }
}

/* Polls until all are ready, or have finished, or a time of now(). */
static void awaitAll(const Arena *arena, Participant *participants, int count, int64_t deadline, bool isStart) {
  for (;;) {
    noteEnds(participants, count);
    if (isStart ? countUnready(arena, count) == 0 : haveFinished(arena, participants, count)) return;
    if (now() > deadline) return;
    sleepFor(POLL_NANOSECONDS);
  }
}

/* The name of the figures of connections with one task, or with one script. */
static const char *groupName(const Arena *arena, Task task, int script) {
  return task == TASK_SCRIPT ? arena->contest.own->scripts[script].name : taskNames[task];
}

static void printTask(const Arena *arena, int count, Task task, int script) {
  Contender sum = { 0 };
  int64_t connections = 0, idle = 0, least = INT64_MAX;
  const char *refused = NULL;
  for (int i = 0; i < count; i++) {
    const Contender *one = &arena->contenders[i];
    if (one->task != task || one->script != script) continue;
    connections++;
    idle += one->operations == 0;
    if (one->operations < least) least = one->operations;
    sum.operations += one->operations;
    sum.busy += one->busy;
    sum.repeated += one->repeated;
    addHistogram(&sum.times, &one->times);
    if (task == TASK_CHECKPOINT && one->message[0]) refused = one->message;
  }
  fprintf(reply,
    "{\"task\":\"%s\",\"connections\":%" PRId64 ",\"operations\":%" PRId64 ",\"idle\":%" PRId64 ",\"least\":%" PRId64
    ",\"busy\":%" PRId64 ",\"repeated\":%" PRId64 ",\"times\":",
    groupName(arena, task, script), connections, sum.operations, idle, least, sum.busy, sum.repeated);
  printHistogram(&sum.times);
  if (refused) {
    fprintf(reply, ",\"refused\":");
    printJsonString(reply, refused);
  }
  fputc('}', reply);
}

static bool hasTask(const Arena *arena, int count, Task task, int script) {
  for (int i = 0; i < count; i++)
    if (arena->contenders[i].task == task && arena->contenders[i].script == script) return true;
  return false;
}

/* How often the invariants of a user's own contest were looked at while it lasted, and how often a process was killed. */
static void printLooks(const Arena *arena, int count) {
  int64_t looks = 0, kills = 0;
  for (int i = 0; i < count; i++) {
    kills += arena->contenders[i].kills;
    if (arena->contenders[i].task == TASK_LOOK) looks += arena->contenders[i].operations;
  }
  fprintf(reply, ",\"looks\":%" PRId64 ",\"kills\":%" PRId64, looks, kills);
}

static void replyContest(const Arena *arena, int count, bool isChecked, const Violation *fault) {
  fprintf(reply, "{\"contest\":{\"tasks\":[");
  const char *separator = "";
  for (int task = 0; task < TASK_LOOK; task++)
    for (int script = 0; script < MOST_SCRIPTS; script++) {
      if (!hasTask(arena, count, (Task)task, script)) continue;
      fputs(separator, reply);
      printTask(arena, count, (Task)task, script);
      separator = ",";
    }
  fprintf(reply, "],\"checked\":%s", isChecked ? "true" : "false");
  if (arena->contest.own) printLooks(arena, count);
  if (fault->kind) {
    fprintf(reply, ",\"fault\":{\"kind\":\"%s\",\"message\":", fault->kind);
    printJsonString(reply, fault->message);
    fputc('}', reply);
  }
  fprintf(reply, "}}\n");
  sendReply();
}

/* The first contender that has ended in a way, or NULL. */
static const Contender *firstOf(const Arena *arena, int count, Finish finish) {
  for (int i = 0; i < count; i++)
    if (atomic_load(&arena->contenders[i].finish) == (int)finish) return &arena->contenders[i];
  return NULL;
}

static int countOf(const Arena *arena, int count, Finish finish) {
  int found = 0;
  for (int i = 0; i < count; i++) found += atomic_load(&arena->contenders[i].finish) == (int)finish;
  return found;
}

/* The first participant whose connection has finished and whose process has not ended, or -1. */
static int firstUnended(const Arena *arena, const Participant *participants, int count) {
  for (int i = 0; i < count; i++)
    if (participants[i].process != 0 && atomic_load(&arena->contenders[i].finish) != FINISH_NONE) return i;
  return -1;
}

/*
** The fault of contenders that have not finished well; no kind if all have.
**
** @param unready those that were not ready to begin, so that no contest was held
** @param seconds the patience
*/
static Violation faultOf(const Arena *arena, const Participant *participants, int count, int unready, double seconds) {
  Violation fault = { 0 };
  const Contender *failed = firstOf(arena, count, FINISH_CRASH);
  if (failed) fault.kind = "crash";
  else if ((failed = firstOf(arena, count, FINISH_ERROR))) fault.kind = "error";
  if (failed) {
    const char *name = failed->task == TASK_SCRIPT ? groupName(arena, failed->task, failed->script) : NULL;
    snprintf(fault.message, sizeof fault.message, "%.60s%s%.400s", name ? name : "", name ? ": " : "", failed->message);
    return fault;
  }
  const Contender *lost = firstOf(arena, count, FINISH_NONE);
  const char *sql = lost ? lost->sql : NULL;
  const bool isBusy = firstOf(arena, count, FINISH_BUSY) != NULL;
  if (unready > 0) {
    fault.kind = !lost && isBusy ? "busy" : "hung";
    snprintf(fault.message, sizeof fault.message, "%d of %d connections were not ready after %.1f s%s%.200s",
      unready, count, seconds + GRACE_MILLISECONDS / 1e3, sql ? ": the first is in " : "", sql ? sql : "");
  } else if (lost) {
    fault.kind = "hung";
    snprintf(fault.message, sizeof fault.message, "%d of %d connections had not come back %.1f s after the others had to end%s%.200s",
      countOf(arena, count, FINISH_NONE), count, seconds, sql ? ": the first is in " : "", sql ? sql : "");
  } else if (isBusy) {
    fault.kind = "busy";
    snprintf(fault.message, sizeof fault.message, "%d of %d connections were refused as busy for %.1f s after the others had to end",
      countOf(arena, count, FINISH_BUSY), count, seconds);
  } else if (firstUnended(arena, participants, count) >= 0) {
    fault.kind = "hung";
    snprintf(fault.message, sizeof fault.message, "connection %d of %d had ended, and its process did not end within %.1f s",
      firstUnended(arena, participants, count) + 1, count, seconds + GRACE_MILLISECONDS / 1e3);
  }
  return fault;
}

static void killRest(const Participant *participants, int count) {
  for (int i = 0; i < count; i++)
    if (participants[i].process != 0) kill(participants[i].process, SIGKILL);
}

/* Says in a user's own contest what it takes to hold it again, and how far it came. */
static void sayWhen(const Arena *arena, int count, uint64_t seed, Violation *fault) {
  const Contest *contest = &arena->contest;
  const int64_t start = atomic_load(&contest->start);
  const size_t size = strlen(fault->message);
  int64_t kills = 0;
  for (int i = 0; i < count; i++) kills += arena->contenders[i].kills;
  snprintf(fault->message + size, sizeof fault->message - size, " (%.2f s of %.2f s, %" PRId64 " processes killed, seed %" PRIu64 ")",
    start ? (double)(endOfContest(contest) - start) / 1e9 : 0, (double)contest->window / 1e9, kills, seed);
}

/* Holds one contest in this process, which ends with it. @param script the file of a user's own contest, otherwise NULL */
static _Noreturn void holdContest(Arena *arena, bool inThreads, int connections, uint64_t seed, const char *script) {
  static Participant participants[MOST_CONTENDERS];
  char path[PATH_SIZE];
  RestoreTimes restored = { 0 };
  Contest *contest = &arena->contest;
  if (script) {
    contest->own = readOwnContest(script);
    if (connectionsOf(contest->own) != connections)
      fail("contest", NULL, "%s has %d connections, not %d", script, connectionsOf(contest->own), connections);
  }
  restoreFolder(options.templateDir, options.workDir, &restored);
  joinPath(path, options.workDir, "db");
  if (inThreads) loadEngine();
  const int count = contendersOf(contest->workload, connections);
  for (int i = 0; i < count; i++) {
    Contender *own = &arena->contenders[i];
    own->random = (seed + 1) * UINT64_C(0x9E3779B97F4A7C15) + (uint64_t)(i + 1);
    assignTask(contest, i, own);
    participants[i].connection = (ContenderConnection){ .own = own, .contest = contest, .path = path };
    startParticipant(&participants[i], inThreads);
  }
  const int64_t late = contest->patience + INT64_C(1000000) * GRACE_MILLISECONDS;
  awaitAll(arena, participants, count, now() + late, true);
  const int unready = countUnready(arena, count);
  const bool isCalledOff = unready > 0 || countOf(arena, count, FINISH_NONE) < count;
  if (isCalledOff) atomic_store(&contest->isOver, 1);
  else {
    atomic_store(&contest->start, now());
    if (contest->own) awaitEndOfOwn(arena, participants, count, seed);
    else sleepFor(contest->window);
  }
  awaitAll(arena, participants, count, now() + late, false);
  Violation fault = faultOf(arena, participants, count, unready, (double)contest->patience / 1e9);
  bool isChecked = false;
  if (!fault.kind) {
    static Contender checker;
    ContenderConnection connection = { .own = &checker, .contest = contest, .path = path };
    if (!inThreads) loadEngine();
    const int status = openContender(&connection);
    if (status == ENGINE_OK) fault = checkContested(&connection, arena->contenders, count, &isChecked);
    else {
      noteRefusal(&connection, "opening, when all had ended", status);
      fault.kind = "error";
      memcpy(fault.message, checker.message, sizeof fault.message);
    }
    closeContender(&connection);
  }
  killRest(participants, count);
  if (contest->own && fault.kind) sayWhen(arena, count, seed, &fault);
  replyContest(arena, count, isChecked, &fault);
  _exit(0);
}

/* Tells the tool in which contests an engine can take part. */
static _Noreturn void introduce(void) {
  static Contender asker;
  char path[PATH_SIZE];
  RestoreTimes restored = { 0 };
  ContenderConnection connection = { .own = &asker, .path = path };
  loadEngine();
  requirePreparing("contend");
  restoreFolder(options.templateDir, options.workDir, &restored);
  joinPath(path, options.workDir, "db");
  int status = openContender(&connection);
  if (status != ENGINE_OK) {
    noteRefusal(&connection, path, status);
    fail("open", NULL, "%s", asker.message);
  }
  const bool hasConcurrent = runText(&connection, "BEGIN CONCURRENT", NULL) == ENGINE_OK;
  if (hasConcurrent) runText(&connection, "ROLLBACK", NULL);
  closeContender(&connection);
  fprintf(reply, "{\"contender\":{\"threadsafe\":%d,\"concurrent\":%s}}\n", engineThreadsafe(), hasConcurrent ? "true" : "false");
  sendReply();
  _exit(0);
}

/* Answers one command in a process of its own. */
static void answer(char *line) {
  char *rest = NULL;
  const char *name = strtok_r(line, "\t", &rest);
  const bool introduces = name && strcmp(name, "contender") == 0;
  Arena *arena = NULL;
  bool inThreads = false;
  int connections = 0;
  uint64_t seed = 0;
  const char *script = NULL;
  if (!introduces) {
    if (!name || strcmp(name, "contest") != 0) fail("command", NULL, "unknown command \"%s\"", name ? name : "");
    arena = mapMemory(sizeof *arena, true);
    arena->contest.workload = needWorkload(&rest);
    const char *mode = needField(&rest);
    inThreads = strcmp(mode, "threads") == 0;
    if (!inThreads && strcmp(mode, "processes") != 0) fail("command", NULL, "a contest is in threads or processes, not in %s", mode);
    connections = (int)needNumber(&rest, 1, MOST_CONNECTIONS_AT_ONCE);
    arena->contest.begin = needForm(&rest);
    arena->contest.window = needNumber(&rest, 1, MOST_WINDOW_MILLISECONDS) * 1000000;
    arena->contest.patience = needNumber(&rest, 1, 3600000) * 1000000;
    seed = (uint64_t)needNumber(&rest, 0, INT64_MAX);
    if (arena->contest.workload == CONTESTED_OWN) script = needField(&rest);
  }
  takeCrashedSql(); /* of an earlier contest, which nobody has asked for */
  const pid_t child = forkChild("contest");
  if (child == 0) {
    if (introduces) introduce();
    holdContest(arena, inThreads, connections, seed, script);
  }
  const int status = waitForChild(child);
  if (arena) unmapMemory(arena, sizeof *arena);
  replyDone(status);
}

DRIVER_API void holdContests(void) {
  if (options.shell || options.server) fail("usage", NULL, "contend is for engines that the driver calls");
  if (options.storage != STORAGE_FILE || !options.templateDir || !options.workDir)
    fail("usage", NULL, "contend needs --storage file, --template DIR and --work DIR");
  char line[FIELDS_SIZE];
  catchCrashes();
  while (readLine(line, sizeof line)) answer(line);
}

/* -------- connection.c -------- */

DRIVER_API sqlite3 *connection = NULL;

DRIVER_API const char *engineMessage(void) { return messageOf(connection); }

DRIVER_API void failWithEngine(const char *where, const char *sql, int status) {
  fail(where, sql, "%s (code %d)", engineMessage(), status);
}

static void openWith(const char *path, int flags) {
  const int status = engine.open_v2(path, &connection, flags, NULL);
  if (status != ENGINE_OK) fail("open", NULL, "%s: %s (code %d)", path, engineMessage(), status);
}

DRIVER_API void openConnection(const char *path) { openWith(path, OPEN_READWRITE | OPEN_CREATE); }

DRIVER_API void openAnotherConnection(const char *path) { openWith(path, OPEN_READWRITE); }

DRIVER_API void closeConnection(void) {
  const int status = engine.close(connection);
  if (status != ENGINE_OK) fail("close", NULL, "the engine refuses to close (code %d)", status);
  connection = NULL;
}

DRIVER_API void queryConnection(const char *sql, char *lines, size_t size) {
  sqlite3_stmt *statement = NULL;
  lines[0] = 0;
  /* An engine need not know a pragma: no answer is an answer. */
  if (engine.prepare_v2(connection, sql, -1, &statement, NULL) == ENGINE_OK && engine.column_count(statement) > 0) {
    for (size_t length = 0; length < size && engine.step(statement) == ENGINE_ROW;) {
      const char *text = valueText(statement, 0);
      if (text) length += (size_t)snprintf(lines + length, size - length, "%s\n", text);
    }
  }
  engine.finalize(statement);
}

DRIVER_API void requireConnectionLines(const char *where, const char *sql, char *lines, size_t size) {
  sqlite3_stmt *statement = NULL;
  size_t length = 0;
  lines[0] = 0;
  executingSql = sql;
  int status = engine.prepare_v2(connection, sql, -1, &statement, NULL);
  if (status != ENGINE_OK) failWithEngine(where, sql, status);
  while ((status = engine.step(statement)) == ENGINE_ROW) {
    const char *text = valueText(statement, 0);
    if (text) length += (size_t)snprintf(lines + length, size - length, "%s\n", text);
    if (length >= size) fail(where, sql, "its rows are more than %zu bytes", size);
  }
  if (status != ENGINE_DONE) failWithEngine(where, sql, status);
  executingSql = NULL;
  engine.finalize(statement);
}

/* -------- execute.c -------- */

/* The bytes of a text or a blob, to be asked for before their number: asking may convert the value. */
static const void *textOrBlob(sqlite3_stmt *statement, int column, int type) {
  return type == TYPE_TEXT ? (const void *)engine.column_text(statement, column) : engine.column_blob(statement, column);
}

/* One fetched value. */
typedef struct Fetched {
  int type;
  int size; /* bytes of texts and blobs */
  union {
    int64_t integer;
    double real;
    const void *bytes; /* the engine's */
  } as;
} Fetched;

/*
** Asks the engine for a value of a row. Rows that are timed and rows that are hashed are fetched here alone, or an engine could tell by the
** addresses that its functions return to whether anybody looks at its results.
*/
__attribute__((noinline)) static Fetched fetchValue(sqlite3_stmt *statement, int column) {
  Fetched value = { .type = engine.column_type(statement, column) };
  switch (value.type) {
    case TYPE_INTEGER: value.as.integer = engine.column_int64(statement, column); break;
    case TYPE_FLOAT: value.as.real = engine.column_double(statement, column); break;
    case TYPE_NULL: break;
    default:
      value.as.bytes = textOrBlob(statement, column, value.type);
      value.size = engine.column_bytes(statement, column);
      break;
  }
  return value;
}

/* Adds a value to the hash of its row: its type, its size and its bytes. */
static uint64_t hashValue(uint64_t hash, Fetched value) {
  switch (value.type) {
    case TYPE_INTEGER: return hashInteger(hash, value.as.integer);
    case TYPE_FLOAT: return hashFloat(hash, value.as.real);
    case TYPE_NULL: return hashNull(hash);
    default: return hashSizedBytes(hash, value.type, value.as.bytes, value.size);
  }
}

/* Reads the ends of a value and one byte of each page between, or an engine could leave the value to be made when somebody reads it. */
static uint64_t touch(const unsigned char *value, int size) {
  const size_t page = 4096;
  if (!value || size <= 0) return 0;
  uint64_t seen = value[size - 1];
  for (size_t at = 0; at < (size_t)size; at += page) seen += value[at];
  return seen + 1;
}

/* Adds to a hash what shows that the engine has made a value. Compared only with what the same engine returned before: the order counts. */
static uint64_t touchValue(uint64_t touched, Fetched value) {
  uint64_t word = 0;
  switch (value.type) {
    case TYPE_INTEGER: word = (uint64_t)value.as.integer; break;
    case TYPE_FLOAT: memcpy(&word, &value.as.real, sizeof word); break;
    case TYPE_TEXT:
    case TYPE_BLOB: word = touch(value.as.bytes, value.size) + ((uint64_t)value.size << 32); break;
    default: break;
  }
  return hashTouched(touched, value.type, word);
}

DRIVER_API uint64_t fetchRow(sqlite3_stmt *statement, int columns, bool hashing, uint64_t *touched) {
  uint64_t row = EMPTY_HASH, seen = *touched;
  for (int i = 0; i < columns; i++) {
    /* Used at once: some engines keep one text only until they are asked for the next. */
    const Fetched value = fetchValue(statement, i);
    seen = touchValue(seen, value);
    if (hashing) row = hashValue(row, value);
  }
  *touched = seen;
  return hashing ? mixHash(row) : 0;
}

DRIVER_API bool hasOrderBy(const char *sql) {
  for (; *sql; sql++)
    if (strncasecmp(sql, "ORDER BY", 8) == 0) return true;
  return false;
}

DRIVER_API uint64_t addRowHash(uint64_t hash, uint64_t row, bool isOrdered) {
  return isOrdered ? mixHash(hash ^ row) : hash + row;
}

DRIVER_API uint64_t addStatementHash(uint64_t hash, uint64_t rows) { return mixHash(hash ^ rows) + 1; }

DRIVER_API int stepToEnd(const char *sql, sqlite3_stmt *statement, Execution *execution, uint64_t *hash) {
  const int columns = engine.column_count(statement);
  const bool isOrdered = execution->hashing && hasOrderBy(sql);
  uint64_t rows = 0;
  int status;
  while ((status = engine.step(statement)) == ENGINE_ROW) {
    const uint64_t row = fetchRow(statement, columns, execution->hashing, &execution->touched);
    if (execution->hashing) rows = addRowHash(rows, row, isOrdered);
    execution->rows++;
  }
  *hash = rows;
  execution->touched = hashTouched(execution->touched, TYPE_NULL, EMPTY_HASH); /* or a row of one statement could be the next one's */
  return status == ENGINE_DONE ? ENGINE_OK : status;
}

DRIVER_API void countStatement(Execution *execution, uint64_t hash) {
  if (execution->hashing) execution->hash = addStatementHash(execution->hash, hash);
  executingSql = NULL;
  execution->statements++;
}

DRIVER_API int tryStatement(const char *sql, int size, Execution *execution) {
  sqlite3_stmt *statement = NULL;
  uint64_t hash;
  executingSql = sql;
  /* The size includes the NUL, or SQLite copies the text before it parses it. */
  int status = engine.prepare_v2(connection, sql, size, &statement, NULL);
  if (status != ENGINE_OK) return status;
  status = stepToEnd(sql, statement, execution, &hash);
  const int finalized = engine.finalize(statement);
  if (status != ENGINE_OK || finalized != ENGINE_OK) return status != ENGINE_OK ? status : finalized;
  countStatement(execution, hash);
  return ENGINE_OK;
}

DRIVER_API void executeStatement(const char *where, const char *sql, int size, Execution *execution) {
  const int status = tryStatement(sql, size, execution);
  if (status != ENGINE_OK) failWithEngine(where, sql, status);
}

DRIVER_API void executeStatements(const char *where, Statements statements, Execution *execution) {
  const char *end = statements.text + statements.size;
  for (const char *sql = statements.text; sql < end;) {
    const size_t size = strlen(sql) + 1;
    executeStatement(where, sql, (int)size, execution);
    sql += size;
  }
}

/* -------- resource-usage.c -------- */

DRIVER_API ResourceUsage ownUsage(void) {
#ifdef __APPLE__
  const int64_t unit = 1; /* kilobytes elsewhere */
#else
  const int64_t unit = 1024;
#endif
  struct rusage usage;
  if (getrusage(RUSAGE_SELF, &usage) != 0) fail("usage", NULL, "getrusage: %s", strerror(errno));
  return (ResourceUsage){
    .cpu = readClock(CLOCK_PROCESS_CPUTIME_ID),
    .peak = (int64_t)usage.ru_maxrss * unit,
    .minorFaults = usage.ru_minflt,
    .majorFaults = usage.ru_majflt,
  };
}

DRIVER_API ResourceUsage usageOfProcess(pid_t process) {
  ResourceUsage usage = { 0 };
#ifdef __linux__
  clockid_t clock;
  if (clock_getcpuclockid(process, &clock) == 0) usage.cpu = readClock(clock);
  char path[64], line[512];
  snprintf(path, sizeof path, "/proc/%d/stat", (int)process);
  FILE *file = fopen(path, "re");
  const char *after = file && fgets(line, sizeof line, file) ? strrchr(line, ')') : NULL;
  /* proc_pid_stat(5): state, ppid, pgrp, session, tty_nr, tpgid, flags, minflt, cminflt, majflt */
  if (after) sscanf(after + 1, " %*c %*d %*d %*d %*d %*d %*u %ld %*u %ld", &usage.minorFaults, &usage.majorFaults);
  if (file) fclose(file);
  snprintf(path, sizeof path, "/proc/%d/status", (int)process);
  file = fopen(path, "re");
  while (file && fgets(line, sizeof line, file))
    if (sscanf(line, "VmHWM: %" SCNd64, &usage.peak) == 1) usage.peak *= 1024;
  if (file) fclose(file);
#else
  (void)process;
#endif
  return usage;
}

/* -------- shell-process.c -------- */

/* As TO_ANSWERS and TO_RESULTS name them. The driver's own ends are moved out of their way. */
enum { ANSWER_DESCRIPTOR = 4, RESULT_DESCRIPTOR = 5 };

enum { ERROR_TEXT_SIZE = 1000 };

static struct {
  pid_t process;
  int input;       /* a pipe to its standard input, which is never waited for */
  int answers;     /* a pipe from ANSWER_DESCRIPTOR */
  int errors;      /* a pipe from its standard error */
  int results;     /* the file in memory behind RESULT_DESCRIPTOR; 0 before the first shell */
  int64_t lines;   /* sent so far: the shell's errors name a line */
  int mark;        /* number of the last mark asked for */
  int64_t changes; /* rows that its connection had changed at the last mark */
  bool isSilent;   /* it has closed its standard error */
  char errorText[ERROR_TEXT_SIZE + 1]; /* the beginning of what it has printed there: the first error is the cause */
} shell;

DRIVER_API pid_t shellProcess(void) { return shell.process; }

DRIVER_API int shellResults(void) { return shell.results; }

DRIVER_API int64_t shellChanges(void) { return shell.changes; }

DRIVER_API const char *shellErrorLine(void) {
  size_t length = strlen(shell.errorText);
  while (length > 0 && shell.errorText[length - 1] == '\n') shell.errorText[--length] = 0;
  const char *before = strrchr(shell.errorText, '\n');
  return before ? before + 1 : shell.errorText;
}

/* Reads what the shell prints on its standard error, and keeps the beginning. */
static void readErrors(void) {
  char bytes[4096];
  const ssize_t got = read(shell.errors, bytes, sizeof bytes);
  if (got < 0 && errno == EINTR) return;
  if (got <= 0) {
    shell.isSilent = true;
    return;
  }
  const size_t kept = strlen(shell.errorText), room = ERROR_TEXT_SIZE - kept;
  const size_t size = (size_t)got < room ? (size_t)got : room;
  memcpy(shell.errorText + kept, bytes, size);
  shell.errorText[kept + size] = 0;
}

DRIVER_API int stopShell(void) {
  close(shell.input);
  /* It may have a lot to say before it ends, and would wait for ever if nobody read it. */
  while (!shell.isSilent) readErrors();
  const int status = waitForChild(shell.process);
  close(shell.answers);
  close(shell.errors);
  return status;
}

/*
** Reports that the shell has ended instead of answering. For an error it prints
**   Parse error near line 3: no such table: t
** with the statement and a pointer to its place on the lines below.
**
** @param firstLine number of the line before the input's first
*/
static _Noreturn void failWithShell(const char *where, const Buffer *input, int64_t firstLine) {
  const int status = stopShell();
  if (WIFSIGNALED(status)) {
    replyDone(status);
    _exit(0);
  }
  char *near = strstr(shell.errorText, "near line ");
  const int64_t line = near ? strtoll(near + strlen("near line "), NULL, 10) : 0;
  if (line > firstLine) {
    const char *sql = input->bytes, *end = input->bytes + input->size;
    for (int64_t at = firstLine + 1; at < line && sql < end; at++) {
      const char *next = memchr(sql, '\n', (size_t)(end - sql));
      sql = next ? next + 1 : end;
    }
    const char *stop = sql < end ? memchr(sql, '\n', (size_t)(end - sql)) : NULL;
    char *lineEnd = strchr(near, '\n');
    if (lineEnd) *lineEnd = 0;
    const char *message = strstr(near, ": ");
    if (stop) fail(where, copyText(sql, (size_t)(stop - sql)), "%s", message ? message + 2 : near);
  }
  const char *message = shellErrorLine();
  fail(where, NULL, "the shell ended with status %d%s%s", WEXITSTATUS(status), *message ? ": " : "", message);
}

DRIVER_API void appendMark(Buffer *input, const char *nextOutput) {
  char line[64];
  appendLine(input, TO_ANSWERS);
  snprintf(line, sizeof line, "SELECT 'mark %d', total_changes();", ++shell.mark);
  appendLine(input, line);
  appendLine(input, nextOutput);
}

/* Writes as much of the input as the pipe takes. Returns how much that was; -1 if the shell reads no more. */
static ssize_t writeInput(const char *bytes, size_t size) {
  const ssize_t written = write(shell.input, bytes, size);
  if (written < 0 && (errno == EAGAIN || errno == EINTR)) return 0;
  return written;
}

DRIVER_API void sendToShell(const char *where, const Buffer *input, char *answer) {
  char mark[32], got[ANSWER_SIZE];
  const int64_t firstLine = shell.lines;
  for (size_t i = 0; i < input->size; i++) shell.lines += input->bytes[i] == '\n';
  snprintf(mark, sizeof mark, "'mark %d',", shell.mark);
  char *found = NULL;
  for (size_t length = 0, sent = 0; !found;) {
    /* poll() passes over a descriptor of -1. */
    struct pollfd polled[] = {
      { .fd = shell.answers, .events = POLLIN },
      { .fd = shell.isSilent ? -1 : shell.errors, .events = POLLIN },
      { .fd = sent < input->size ? shell.input : -1, .events = POLLOUT },
    };
    if (poll(polled, 3, -1) < 0) {
      if (errno == EINTR) continue;
      fail(where, NULL, "poll: %s", strerror(errno));
    }
    if (polled[2].revents) {
      const ssize_t written = writeInput(input->bytes + sent, input->size - sent);
      if (written < 0) failWithShell(where, input, firstLine);
      sent += (size_t)written;
    }
    if (polled[0].revents) {
      const ssize_t count = read(shell.answers, got + length, sizeof got - 1 - length);
      if (count == 0 || (count < 0 && errno != EINTR)) failWithShell(where, input, firstLine);
      if (count > 0) length += (size_t)count;
      got[length] = 0;
      if (length > 0 && got[length - 1] == '\n') found = strstr(got, mark);
      if (!found && length == sizeof got - 1)
        fail(where, NULL, "the shell printed more than it was asked for: %.100s", got);
    }
    if (polled[1].revents) readErrors();
  }
  shell.changes = strtoll(found + strlen(mark), NULL, 10);
  if (answer) snprintf(answer, ANSWER_SIZE, "%.*s", (int)(found - got), got);
}

static int makeResultsFile(void) {
#ifdef __linux__
  return moveAway("shell", memfd_create("results", MFD_CLOEXEC), "no file in memory for its results");
#else
  FILE *file = tmpfile();
  return moveAway("shell", file ? fileno(file) : -1, "no file for its results");
#endif
}

/* Becomes the shell, in its forked process, with descriptors as the shell is to have them. */
static _Noreturn void becomeShell(const char *database, int input, int answers, int errors) {
  signal(SIGPIPE, SIG_DFL);
  const int nothing = open("/dev/null", O_WRONLY | O_CLOEXEC);
  const int given[][2] = {
    { input, STDIN_FILENO },
    { nothing, STDOUT_FILENO },
    { errors, STDERR_FILENO },
    { answers, ANSWER_DESCRIPTOR },
    { shell.results, RESULT_DESCRIPTOR },
  };
  for (size_t i = 0; i < sizeof given / sizeof *given; i++)
    if (dup2(given[i][0], given[i][1]) < 0) _exit(126);
  execl(options.shell, options.shell, "-batch", "-bail", "-init", "/dev/null", database, (char *)NULL);
  dprintf(STDERR_FILENO, "%s: %s\n", options.shell, strerror(errno));
  _exit(127);
}

DRIVER_API void startShell(const char *database) {
  int input[2], answers[2], errors[2];
  signal(SIGPIPE, SIG_IGN); /* that a shell has ended shows when its answers end */
  makePipe("shell", input);
  makePipe("shell", answers);
  makePipe("shell", errors);
  if (shell.results == 0) shell.results = makeResultsFile();
  shell.lines = 0;
  shell.isSilent = false;
  shell.errorText[0] = 0;
  shell.process = forkChild("shell");
  if (shell.process == 0) becomeShell(database, input[0], answers[1], errors[1]);
  close(input[0]);
  close(answers[1]);
  close(errors[1]);
  shell.input = input[1];
  shell.answers = answers[0];
  shell.errors = errors[0];
  const int flags = fcntl(shell.input, F_GETFL);
  if (flags < 0 || fcntl(shell.input, F_SETFL, flags | O_NONBLOCK) != 0)
    fail("shell", NULL, "its input: %s", strerror(errno));
}

/* -------- prepared-file.c -------- */

static _Noreturn void rejectField(const char *field) {
  fail("statements", NULL, "\"%.100s\" is no field of prepared statements, or not at its place", field);
}

DRIVER_API int hexDigit(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
  if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
  return -1;
}

/* Decodes the digits of a blob's field and returns how many bytes they are. */
static int decodeHex(const char *field, unsigned char *bytes) {
  int size = 0;
  for (const char *digits = field + 1; *digits; digits += 2) {
    const int high = hexDigit(digits[0]), low = high < 0 ? -1 : hexDigit(digits[1]);
    if (low < 0) rejectField(field);
    bytes[size++] = (unsigned char)(high << 4 | low);
  }
  return size;
}

/* A number right behind the field's type, with nothing behind its digits. strtoll() alone would skip white space. */
static int64_t decodeInteger(const char *field) {
  char *end = NULL;
  const char *digits = field[1] == '-' ? field + 2 : field + 1;
  errno = 0;
  const long long integer = strtoll(field + 1, &end, 10);
  if (*digits < '0' || *digits > '9' || *end || errno) rejectField(field);
  return integer;
}

/* Like decodeInteger(). SQL has no literal for infinity, and 5e-324 is a number though errno reports an underflow. */
static double decodeReal(const char *field) {
  char *end = NULL;
  const char first = field[1] == '-' ? field[2] : field[1];
  const double real = strtod(field + 1, &end);
  if (!((first >= '0' && first <= '9') || first == '.') || *end) rejectField(field);
  return real;
}

/* @param blobs where the bytes of a blob are decoded to */
static Value decodeValue(const char *field, unsigned char *blobs) {
  Value value = { .size = 0 };
  switch (*field) {
    case 'i':
      value.type = TYPE_INTEGER;
      value.as.integer = decodeInteger(field);
      break;
    case 'r':
      value.type = TYPE_FLOAT;
      value.as.real = decodeReal(field);
      break;
    case 't':
      value.type = TYPE_TEXT;
      value.as.bytes = field + 1;
      value.size = (int)strlen(field + 1);
      break;
    case 'x':
      value.type = TYPE_BLOB;
      value.as.bytes = blobs;
      value.size = decodeHex(field, blobs);
      break;
    default: rejectField(field);
  }
  return value;
}

/* @param shapes how many come before */
static uint32_t decodeShapeNumber(const char *field, size_t shapes) {
  char *end = NULL;
  errno = 0;
  const unsigned long long number = strtoull(field + 1, &end, 10);
  if (field[1] < '0' || field[1] > '9' || *end || errno || number >= shapes || number > UINT32_MAX) rejectField(field);
  return (uint32_t)number;
}

/* How much there is of everything; no memory for it yet. */
static PreparedFile countFields(Statements fields) {
  PreparedFile counts = { 0 };
  const char *end = fields.text + fields.size;
  for (const char *field = fields.text; field < end; field += strlen(field) + 1) {
    if (*field == 's') counts.shapeCount++;
    else if (*field == 'e') counts.invocationCount++;
    else counts.valueCount++;
    if (*field == 'x') counts.blobBytes += strlen(field) / 2;
  }
  return counts;
}

/* A parameter that an execution leaves out would keep its value of the execution before. */
static void requireSameParameters(PreparedFile *file) {
  for (size_t i = 0; i < file->invocationCount; i++) {
    Shape *shape = &file->shapes[file->invocations[i].shape];
    const int given = (int)file->invocations[i].valueCount;
    if (shape->parameters < 0) shape->parameters = given;
    if (shape->parameters != given)
      fail("statements", shape->sql, "executed with %d values, and with %d before", given, shape->parameters);
  }
}

DRIVER_API PreparedFile decodePreparedFile(Statements fields) {
  PreparedFile file = countFields(fields);
  file.shapes = mapMemory(file.shapeCount * sizeof *file.shapes, false);
  file.invocations = mapMemory(file.invocationCount * sizeof *file.invocations, false);
  file.values = mapMemory(file.valueCount * sizeof *file.values, false);
  file.blobs = mapMemory(file.blobBytes, false);
  size_t shapes = 0, invocations = 0, values = 0, size;
  unsigned char *blob = file.blobs;
  const char *end = fields.text + fields.size;
  for (const char *field = fields.text; field < end; field += size) {
    size = strlen(field) + 1;
    if (*field == 's') {
      file.shapes[shapes++] = (Shape){ .sql = field + 1, .size = (int)size - 1, .parameters = -1 };
    } else if (*field == 'e') {
      file.invocations[invocations++] = (Invocation){ .shape = decodeShapeNumber(field, shapes) };
    } else {
      if (invocations == 0) rejectField(field);
      const Value value = decodeValue(field, blob);
      if (value.type == TYPE_BLOB) blob += value.size;
      file.values[values++] = value;
      file.invocations[invocations - 1].valueCount++;
    }
  }
  requireSameParameters(&file);
  return file;
}

DRIVER_API void discardPreparedFile(PreparedFile *file) {
  unmapMemory(file->shapes, file->shapeCount * sizeof *file->shapes);
  unmapMemory(file->invocations, file->invocationCount * sizeof *file->invocations);
  unmapMemory(file->values, file->valueCount * sizeof *file->values);
  unmapMemory(file->blobs, file->blobBytes);
}

/* -------- shell-results.c -------- */

static _Noreturn void rejectResults(const char *at, const char *end) {
  const int shown = end - at > 60 ? 60 : (int)(end - at);
  fail("results", NULL, "the shell printed something that is no SQL literal: %.*s", shown, at);
}

/* Memory for a value's bytes, which is used for all values. */
static unsigned char *bytesFor(size_t size) {
  static unsigned char *bytes;
  static size_t capacity;
  if (size > capacity) {
    bytes = reallocate(bytes, size);
    capacity = size;
  }
  return bytes;
}

/* Adds a text to a row's hash. Two quotes in it are one. Returns the place behind its last quote. */
static const char *hashText(const char *literal, const char *end, uint64_t *hash) {
  unsigned char *bytes = bytesFor((size_t)(end - literal));
  int size = 0;
  const char *at = literal + 1;
  for (; at < end && (*at != '\'' || (at + 1 < end && at[1] == '\'')); at++) {
    if (size == INT_MAX) rejectResults(literal, end);
    if (*at == '\'') at++;
    bytes[size++] = (unsigned char)*at;
  }
  if (at == end) rejectResults(literal, end);
  *hash = hashSizedBytes(*hash, TYPE_TEXT, bytes, size);
  return at + 1;
}

/* Adds a blob, X'00ff', to a row's hash. Returns the place behind its last quote. */
static const char *hashBlob(const char *literal, const char *end, uint64_t *hash) {
  unsigned char *bytes = bytesFor((size_t)(end - literal));
  int size = 0;
  const char *at = literal + 2;
  for (; at + 1 < end && *at != '\''; at += 2) {
    const int high = hexDigit(at[0]), low = hexDigit(at[1]);
    if (high < 0 || low < 0 || size == INT_MAX) rejectResults(literal, end);
    bytes[size++] = (unsigned char)(high << 4 | low);
  }
  if (at >= end || *at != '\'') rejectResults(literal, end);
  *hash = hashSizedBytes(*hash, TYPE_BLOB, bytes, size);
  return at + 1;
}

/* Adds a number or NULL to a row's hash. Returns the place behind it. */
static const char *hashPlain(const char *literal, const char *end, uint64_t *hash) {
  char text[64]; /* with a NUL behind it, which the results need not have */
  size_t size = 0;
  bool isFloat = false;
  for (const char *at = literal; at < end && *at != ',' && *at != '\n'; at++) {
    if (size == sizeof text - 1) rejectResults(literal, end);
    if (memchr(".eEiI", *at, 5)) isFloat = true;
    text[size++] = *at;
  }
  text[size] = 0;
  char *after = text;
  errno = 0;
  if (size == 4 && memcmp(text, "NULL", 4) == 0) {
    *hash = hashNull(*hash);
    after = text + size;
  } else if (isFloat) {
    *hash = hashFloat(*hash, strtod(text, &after));
    errno = 0; /* 5e-324 underflows, and is a value all the same */
  } else {
    *hash = hashInteger(*hash, strtoll(text, &after, 10));
  }
  if (size == 0 || after != text + size || errno) rejectResults(literal, end);
  return literal + size;
}

/* Adds one literal to a row's hash as the engine's value would be added. Returns the place behind it. */
static const char *hashLiteral(const char *at, const char *end, uint64_t *hash) {
  if (at < end && *at == '\'') return hashText(at, end, hash);
  if (at + 1 < end && (*at == 'X' || *at == 'x') && at[1] == '\'') return hashBlob(at, end, hash);
  return hashPlain(at, end, hash);
}

/* Hashes the literals of one line. Returns the place of its line break. */
static const char *hashLine(const char *at, const char *end, uint64_t *hash) {
  const char *line = at;
  *hash = EMPTY_HASH;
  for (;;) {
    at = hashLiteral(at, end, hash);
    if (at == end || *at != ',') break;
    at++;
  }
  if (at == end || *at != '\n') rejectResults(line, end);
  *hash = mixHash(*hash);
  return at;
}

/* The place of the line break that ends a row; those within a text do not. */
static const char *skipLine(const char *at, const char *end) {
  const char *line = at;
  for (bool isQuoted = false; at < end && (isQuoted || *at != '\n'); at++)
    if (*at == '\'') isQuoted = !isQuoted;
  if (at == end) rejectResults(line, end);
  return at;
}

/* Adds a row as the shell has printed it, which is the same in every sample. */
static void touchRow(const char *row, const char *end, Execution *execution) {
  const size_t size = (size_t)(end - row);
  execution->touched = hashSizedBytes(execution->touched, TYPE_TEXT, row, size < INT_MAX ? (int)size : INT_MAX);
  execution->rows++;
}

static void touchRows(const char *at, const char *end, Execution *execution) {
  for (const char *row = at; row < end; row = at + 1) {
    at = skipLine(row, end);
    touchRow(row, at, execution);
  }
}

/* Hashes the rows of each statement up to its STATEMENT_END. */
static void hashRows(const char *at, const char *end, Statements statements, Execution *execution) {
  const char *sql = statements.text, *sqlEnd = statements.text + statements.size;
  bool isOrdered = hasOrderBy(sql);
  uint64_t rows = 0;
  int64_t ended = 0;
  while (at < end) {
    if (end - at >= 2 && memcmp(at, STATEMENT_END "\n", 2) == 0) {
      execution->hash = addStatementHash(execution->hash, rows);
      rows = 0;
      ended++;
      at += 2;
      if (sql < sqlEnd) sql += strlen(sql) + 1;
      if (sql < sqlEnd) isOrdered = hasOrderBy(sql);
      continue;
    }
    if (sql == sqlEnd) rejectResults(at, end);
    uint64_t row;
    const char *line = at;
    at = hashLine(line, end, &row);
    touchRow(line, at++, execution);
    rows = addRowHash(rows, row, isOrdered);
  }
  if (ended != execution->statements)
    fail("results", NULL, "the shell was done with %" PRId64 " of %" PRId64 " statements", ended,
      execution->statements);
}

DRIVER_API void readShellResults(int file, Statements statements, Execution *execution) {
  struct stat info;
  if (fstat(file, &info) != 0) fail("results", NULL, "%s", strerror(errno));
  const size_t size = (size_t)info.st_size;
  if (size == 0) {
    if (execution->hashing) fail("results", NULL, "the shell printed nothing");
    return;
  }
  const char *results = mmap(NULL, size, PROT_READ, MAP_SHARED, file, 0);
  if (results == MAP_FAILED) fail("results", NULL, "%s", strerror(errno));
  if (execution->hashing) hashRows(results, results + size, statements, execution);
  else touchRows(results, results + size, execution);
  munmap((void *)results, size);
}

/* -------- shell.c -------- */

DRIVER_API void openShell(const char *path) {
  Buffer input = { 0 };
  startShell(path);
  appendLine(&input, TO_NOTHING);
  appendLine(&input, ".headers off");
  appendLine(&input, ".mode quote");
  for (int i = 0; i < options.settingCount; i++) appendLine(&input, options.settings[i]);
  appendMark(&input, TO_NOTHING);
  sendToShell("open", &input, NULL);
  freeBuffer(&input);
}

DRIVER_API void closeShell(void) {
  const int status = stopShell();
  if (WIFSIGNALED(status)) {
    replyDone(status);
    _exit(0);
  }
  if (status != 0)
    fail("close", NULL, "the shell ended with status %d: %s", WEXITSTATUS(status), shellErrorLine());
}

DRIVER_API void executeInShell(const char *where, Statements statements, Execution *execution) {
  Buffer input = { 0 };
  const int results = shellResults();
  /* On systems where opening a file under /dev/fd only duplicates it, results from before would stay. */
  if (ftruncate(results, 0) != 0 || lseek(results, 0, SEEK_SET) != 0)
    fail(where, NULL, "the file of its results: %s", strerror(errno));
  appendMark(&input, TO_RESULTS);
  sendToShell(where, &input, NULL);
  input.size = 0;
  const char *end = statements.text + statements.size;
  for (const char *sql = statements.text; sql < end; sql += strlen(sql) + 1) {
    appendLine(&input, sql);
    if (execution->hashing) appendLine(&input, ".print " STATEMENT_END);
    execution->statements++;
  }
  appendMark(&input, TO_NOTHING);
  const int64_t started = now();
  sendToShell(where, &input, NULL);
  execution->elapsed = now() - started;
  freeBuffer(&input);
  readShellResults(results, statements, execution);
}

DRIVER_API void queryShell(const char *where, const char *sql, char *lines, size_t size) {
  Buffer input = { 0 };
  char answer[ANSWER_SIZE], *rest = NULL;
  appendLine(&input, TO_ANSWERS);
  appendLine(&input, sql);
  appendMark(&input, TO_NOTHING);
  sendToShell(where, &input, answer);
  freeBuffer(&input);
  lines[0] = 0;
  size_t length = 0;
  for (char *line = strtok_r(answer, "\n", &rest); line && length < size; line = strtok_r(NULL, "\n", &rest)) {
    if (strcmp(line, "NULL") == 0) continue;
    const size_t end = strlen(line);
    const bool isText = line[0] == '\'' && end >= 2;
    const int shown = (int)(isText ? end - 2 : end);
    length += (size_t)snprintf(lines + length, size - length, "%.*s\n", shown, line + isText);
  }
}

/* -------- database.c -------- */

/* A shell is started with them: openShell(). */
static void executeSettings(void) {
  Execution execution = { 0 };
  for (int i = 0; i < options.settingCount; i++)
    executeStatement("setting", options.settings[i], (int)strlen(options.settings[i]) + 1, &execution);
}

/* The driver does without the statements that an engine refuses. */
static void executeAttempts(void) {
  char answer[256];
  for (int i = 0; i < options.attemptCount; i++) queryLines(options.attempts[i], answer, sizeof answer);
}

DRIVER_API void openDatabase(const char *path) {
  if (options.shell) openShell(path);
  else {
    if (startsServer()) startServer(path);
    openConnection(path);
    executeSettings();
  }
  executeAttempts();
}

DRIVER_API void joinDatabase(const char *path) {
  openAnotherConnection(path);
  executeSettings();
  executeAttempts();
}

DRIVER_API void closeDatabase(void) {
  if (options.shell) closeShell();
  else closeConnection();
  if (startsServer()) stopServer();
}

DRIVER_API void discardDatabase(void) {
  if (!startsServer()) {
    closeDatabase();
    return;
  }
  closeConnection();
  killServer();
}

DRIVER_API void executeOnDatabase(const char *where, Statements statements, Execution *execution) {
  if (options.shell) executeInShell(where, statements, execution);
  else executeStatements(where, statements, execution);
}

DRIVER_API void executeFile(const char *where, const char *path) {
  const Statements statements = mapStatements(path);
  Execution execution = { 0 };
  executeOnDatabase(where, statements, &execution);
  unmapStatements(statements);
}

DRIVER_API void queryLines(const char *sql, char *lines, size_t size) {
  if (options.shell) queryShell("setting", sql, lines, size);
  else queryConnection(sql, lines, size);
}

DRIVER_API void requireLines(const char *where, const char *sql, char *lines) {
  if (options.shell) queryShell(where, sql, lines, LINES_SIZE);
  else requireConnectionLines(where, sql, lines, LINES_SIZE);
}

DRIVER_API bool queryValue(const char *sql, char *value, size_t size) {
  queryLines(sql, value, size);
  char *end = strchr(value, '\n');
  if (end) *end = 0;
  return value[0] != 0;
}

DRIVER_API int64_t totalChanges(void) { return options.shell ? shellChanges() : engine.total_changes(connection); }

DRIVER_API pid_t executingProcess(void) {
  if (options.server) return startsServer() ? serverProcess() : 0;
  return options.shell ? shellProcess() : getpid();
}

DRIVER_API ResourceUsage executingUsage(void) {
  const pid_t process = executingProcess();
  if (process == 0) return (ResourceUsage){ 0 };
  return process == getpid() ? ownUsage() : usageOfProcess(process);
}

/* -------- footprint.c -------- */

/* In the environment, the address of the counts of the library that counts allocations. */
static const char ADDRESS[] = "SQLITE_BENCH_GATE_ALLOCATIONS";

/* The same as in allocations.c. */
typedef struct AllocationCounts {
  int64_t calls, bytes, live, peak;
} AllocationCounts;

static volatile AllocationCounts *allocations;

/* Bytes of a database's files. */
typedef struct FileSizes {
  int64_t main, log, others;
} FileSizes;

/* The kernel counts these of a process. */
typedef struct ProcessIo {
  int64_t reads, readBytes, writes, writeBytes;
  bool isKnown;
} ProcessIo;

static struct {
  int64_t unopened; /* bytes allocated before the database was opened */
  AllocationCounts allocationsBefore, allocationsAfter;
  int64_t left;
  ProcessIo ioBefore, ioAfter;
  int64_t residentPeak; /* 0 if it is not known */
  FileSizes before, open, closed;
  bool isTaken, isClosed;
} notes;

DRIVER_API void loadAllocationCounter(char *program, char *command, Arguments arguments) {
#if defined(__linux__) && !defined(__SANITIZE_ADDRESS__)
  const char *address = getenv(ADDRESS);
  if (address) {
    allocations = (volatile AllocationCounts *)(uintptr_t)strtoull(address, NULL, 16);
    /* A shell or a server is a process of its own. */
    unsetenv(ADDRESS);
    unsetenv("LD_PRELOAD");
    return;
  }
  const char *library = NULL, *loaded = getenv("LD_PRELOAD");
  for (char **one = arguments.fields; *one && one[1]; one++)
    if (strcmp(*one, "--allocations") == 0) library = one[1];
  /* A static program has loaded nothing, and would start itself for ever. */
  if (!library || (loaded && strcmp(loaded, library) == 0)) return;
  char **words = allocate(((size_t)arguments.count + 3) * sizeof *words);
  words[0] = program;
  words[1] = command;
  memcpy(words + 2, arguments.fields, ((size_t)arguments.count + 1) * sizeof *words);
  keepReplies(true);
  if (setenv("LD_PRELOAD", library, 1) == 0) execv("/proc/self/exe", words);
  keepReplies(false);
  unsetenv("LD_PRELOAD");
  free(words);
#else
  (void)program, (void)command, (void)arguments;
#endif
}

static AllocationCounts readAllocations(void) {
  return allocations ? *allocations : (AllocationCounts){ 0 };
}

/* @param isFirst whether it is read again, and what this reads is then in it */
static ProcessIo readIo(pid_t process, bool isFirst) {
  ProcessIo io = { 0 };
  char path[64], text[512];
  snprintf(path, sizeof path, "/proc/%d/io", (int)process);
  const int file = open(path, O_RDONLY | O_CLOEXEC);
  const ssize_t length = file < 0 ? -1 : read(file, text, sizeof text - 1);
  if (file >= 0) close(file);
  if (length <= 0) return io;
  text[length] = 0;
  /* https://man7.org/linux/man-pages/man5/proc_pid_io.5.html */
  io.isKnown = sscanf(text, "rchar: %" SCNd64 " wchar: %" SCNd64 " syscr: %" SCNd64 " syscw: %" SCNd64, &io.readBytes,
    &io.writeBytes, &io.reads, &io.writes) == 4;
  if (process != getpid() || !isFirst) return io;
  io.readBytes += length;
  io.reads++;
  return io;
}

static void addSizes(const char *folder, FileSizes *sizes, bool isTop) {
  char path[PATH_SIZE];
  DIR *entries = openFolder(folder);
  for (struct dirent *entry; (entry = readEntry(entries, folder));) {
    struct stat info;
    joinPath(path, folder, entry->d_name);
    if (lstat(path, &info) != 0) continue; /* a server may have removed it */
    if (S_ISDIR(info.st_mode)) addSizes(path, sizes, false);
    else if (!S_ISREG(info.st_mode)) continue;
    else if (isTop && strcmp(entry->d_name, "db") == 0) sizes->main += info.st_size;
    else if (isTop && (strcmp(entry->d_name, "db-wal") == 0 || strcmp(entry->d_name, "db-journal") == 0))
      sizes->log += info.st_size;
    else sizes->others += info.st_size;
  }
  closedir(entries);
}

static FileSizes readSizes(void) {
  FileSizes sizes = { 0 };
  if (options.storage == STORAGE_FILE) addSizes(options.workDir, &sizes, true);
  return sizes;
}

/* Makes the largest resident size of a process its present one: https://docs.kernel.org/filesystems/proc.html, clear_refs */
static void resetResidentPeak(pid_t process) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/clear_refs", (int)process);
  FILE *file = fopen(path, "we");
  if (!file) return;
  fputs("5", file);
  fclose(file);
}

DRIVER_API void noteUnopened(void) { notes.unopened = readAllocations().live; }

DRIVER_API void beginFootprint(void) {
  const pid_t process = executingProcess();
  if (process == 0) return;
  notes.before = readSizes(); /* first: it allocates */
  resetResidentPeak(process);
  if (allocations) allocations->peak = allocations->live;
  notes.allocationsBefore = readAllocations();
  notes.ioBefore = readIo(process, true); /* last: what this function reads is no engine's */
}

DRIVER_API void endFootprint(void) {
  const pid_t process = executingProcess();
  if (process == 0) return;
  notes.ioAfter = readIo(process, false);
  notes.allocationsAfter = readAllocations();
  notes.residentPeak = usageOfProcess(process).peak;
  notes.open = readSizes();
}

DRIVER_API void finishFootprint(void) {
  notes.isTaken = true;
  if (options.storage != STORAGE_FILE) return;
  closeDatabase();
  notes.isClosed = true;
  notes.left = readAllocations().live - notes.unopened;
  notes.closed = readSizes();
}

DRIVER_API bool isFootprintTaken(void) { return notes.isTaken; }

DRIVER_API bool isFootprintClosed(void) { return notes.isClosed; }

static void printSizes(const char *name, FileSizes sizes) {
  fprintf(reply, "\"%s\":{\"main\":%" PRId64 ",\"log\":%" PRId64 ",\"others\":%" PRId64 "}", name, sizes.main, sizes.log,
    sizes.others);
}

DRIVER_API void printFootprint(void) {
  const AllocationCounts before = notes.allocationsBefore, after = notes.allocationsAfter;
  const ProcessIo from = notes.ioBefore, to = notes.ioAfter;
  const char *separator = "";
  fprintf(reply, ",\"footprint\":{");
  if (notes.isClosed) {
    fprintf(reply, "\"files\":{");
    printSizes("before", notes.before);
    fputc(',', reply);
    printSizes("open", notes.open);
    fputc(',', reply);
    printSizes("closed", notes.closed);
    fprintf(reply, "}");
    separator = ",";
  }
  if (from.isKnown && to.isKnown) {
    fprintf(reply,
      "%s\"io\":{\"reads\":%" PRId64 ",\"read_bytes\":%" PRId64 ",\"writes\":%" PRId64 ",\"write_bytes\":%" PRId64 "}",
      separator, to.reads - from.reads, to.readBytes - from.readBytes, to.writes - from.writes,
      to.writeBytes - from.writeBytes);
    separator = ",";
  }
  if (allocations && !options.shell && !options.server) {
    fprintf(reply, "%s\"allocations\":{\"calls\":%" PRId64 ",\"bytes\":%" PRId64 ",\"peak\":%" PRId64, separator,
      after.calls - before.calls, after.bytes - before.bytes, after.peak - before.live);
    if (notes.isClosed) fprintf(reply, ",\"left\":%" PRId64, notes.left);
    fprintf(reply, "}");
    separator = ",";
  }
  if (notes.residentPeak > 0) fprintf(reply, "%s\"resident_peak\":%" PRId64, separator, notes.residentPeak);
  fprintf(reply, "}");
}

/* -------- loaded-files.c -------- */

#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

/* Checks of whether the other process has ended, and the time between them: 3 s together. */
enum { END_CHECKS = 1500, END_CHECK_NS = 2000000 };

/* Nothing can be there: https://man7.org/linux/man-pages/man7/path_resolution.7.html */
static const char moreFiles[] = "/dev/null/more files";

static bool isCut(const char *list, size_t length) {
  const size_t mark = sizeof moreFiles; /* with the line's end, and without the NUL */
  return length >= mark && strncmp(list + length - mark, moreFiles, mark - 1) == 0;
}

static void addFile(char *list, const char *file) {
  const size_t length = strlen(list);
  if (isCut(list, length)) return;
  if (length + strlen(file) + 2 + sizeof moreFiles > FILE_LIST_SIZE) file = moreFiles;
  const size_t added = strlen(file);
  /* The segments of a file follow each other. */
  if (length > added && list[length - added - 2] == '\n' && strncmp(list + length - added - 1, file, added) == 0) return;
  memcpy(list + length, file, added);
  memcpy(list + length + added, "\n", 2);
}

#ifdef __APPLE__

DRIVER_API void listLoadedFiles(pid_t process, char list[FILE_LIST_SIZE]) {
  list[0] = 0;
  if (process != getpid()) return;
  for (uint32_t i = 0; i < _dyld_image_count(); i++) addFile(list, _dyld_get_image_name(i));
}

#else

/* https://man7.org/linux/man-pages/man5/proc_pid_maps.5.html */
DRIVER_API void listLoadedFiles(pid_t process, char list[FILE_LIST_SIZE]) {
  char line[8192];
  snprintf(line, sizeof line, "/proc/%d/maps", (int)process);
  list[0] = 0;
  FILE *maps = fopen(line, "r");
  if (!maps) return;
  while (fgets(line, sizeof line, maps)) {
    char rights[8] = "";
    int path = 0;
    if (sscanf(line, "%*s %7s %*s %*s %*s %n", rights, &path) != 1 || path == 0 || line[path] != '/' || rights[2] != 'x') continue;
    line[strcspn(line, "\n")] = 0;
    addFile(list, line + path);
  }
  fclose(maps);
}

#endif

/* Waits a while for the end of a process, and ends it if it goes on. */
static void waitOrEnd(pid_t child) {
  const struct timespec pause = { .tv_nsec = END_CHECK_NS };
  for (int i = 0; i < END_CHECKS; i++) {
    if (waitpid(child, NULL, WNOHANG) != 0) return;
    nanosleep(&pause, NULL);
  }
  kill(child, SIGKILL);
  waitForChild(child);
}

DRIVER_API void listEngineFiles(char list[FILE_LIST_SIZE]) {
  char *shared = mapMemory(FILE_LIST_SIZE, true);
  const pid_t child = forkChild("load");
  if (child == 0) {
    reply = fopen("/dev/null", "w"); /* only this process's parent replies */
    if (!reply) _exit(1);
    char answer[64];
    openDatabase(":memory:");
    queryValue("SELECT 1;", answer, sizeof answer);
    listLoadedFiles(getpid(), shared);
    _exit(0);
  }
  waitOrEnd(child);
  shared[FILE_LIST_SIZE - 1] = 0; /* the engine can write there too */
  if (shared[0]) memcpy(list, shared, FILE_LIST_SIZE);
  else listLoadedFiles(getpid(), list);
}

/* -------- own-process.c -------- */

#include <spawn.h>

extern char **environ;

/* Such a process writes its result to it. */
enum { OWN_RESULT_DESCRIPTOR = 4 };

/* The command of the process. Its arguments go over a pipe, as a sample's do: the engine could read the command line. */
static char startCommand[] = "start";
static char overPipe[] = "-";

static const char where[] = "process";

static char *startProgram;
static Arguments startArguments;

DRIVER_API void keepStart(char *program, Arguments arguments) {
  startProgram = program;
  startArguments = arguments;
}

/* The arguments of this process, and the work, as its standard input has them. */
static Buffer inputOf(const char *database, const char *statements, bool hashing) {
  Buffer input = { 0 };
  size_t size = 0;
  for (int i = 0; i < startArguments.count; i++) size += strlen(startArguments.fields[i]) + 1;
  char line[32];
  snprintf(line, sizeof line, "%zu", size);
  appendLine(&input, line);
  for (int i = 0; i < startArguments.count; i++)
    append(&input, startArguments.fields[i], strlen(startArguments.fields[i]) + 1);
  appendLine(&input, hashing ? "hash" : "time");
  appendLine(&input, database);
  appendLine(&input, statements);
  return input;
}

static pid_t startProcess(int input, int result) {
  char *words[] = { startProgram, startCommand, overPipe, NULL };
  pid_t process = 0;
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  sigset_t reset;
  sigemptyset(&reset);
  sigaddset(&reset, SIGPIPE);
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, result, OWN_RESULT_DESCRIPTOR);
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setsigdefault(&attributes, &reset);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
  keepReplies(true); /* its failure is the sample's */
#ifdef __linux__
  const char *program = "/proc/self/exe";
#else
  const char *program = startProgram;
#endif
  const int failed = posix_spawn(&process, program, &files, &attributes, words, environ);
  keepReplies(false);
  if (failed != 0) fail(where, NULL, "%s: %s", startProgram, strerror(failed));
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  return process;
}

/* Writes all of an input to a process, unless that has ended. */
static void writeTo(int input, const Buffer *bytes) {
  for (size_t sent = 0; sent < bytes->size;) {
    const ssize_t written = write(input, bytes->bytes + sent, bytes->size - sent);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return;
    sent += (size_t)written;
  }
}

/* Ends this process as the other one has ended, whose own words are in its reply or on standard error. */
static _Noreturn void endLike(int status) {
  if (WIFSIGNALED(status)) {
    signal(WTERMSIG(status), SIG_DFL);
    raise(WTERMSIG(status));
  }
  _exit(WIFEXITED(status) ? WEXITSTATUS(status) : 1);
}

DRIVER_API OwnProcess runOwnProcess(const char *database, const char *statements, bool hashing) {
  int input[2], result[2];
  signal(SIGPIPE, SIG_IGN); /* that it has ended shows in its status */
  makePipe(where, input);
  makePipe(where, result);
  Buffer bytes = inputOf(database, statements, hashing);
  const pid_t process = startProcess(input[0], result[1]);
  close(input[0]);
  close(result[1]);
  writeTo(input[1], &bytes);
  close(input[1]);
  freeBuffer(&bytes);
  const int status = waitForChild(process);
  if (status != 0) endLike(status);
  OwnProcess own = { 0 };
  /* A process that the engine has left behind may keep the pipe open. */
  if (fcntl(result[0], F_SETFL, O_NONBLOCK) != 0 || read(result[0], &own, sizeof own) != (ssize_t)sizeof own)
    fail(where, NULL, "it ended before its last statement");
  close(result[0]);
  return own;
}

static void readWork(char *line, size_t size) {
  if (!readLine(line, size)) fail(where, NULL, "standard input ends before the work");
}

DRIVER_API void workInOwnProcess(void) {
  static char kind[16], database[PATH_SIZE], statements[PATH_SIZE];
  dieWithParent();
  if (options.storage != STORAGE_FILE || options.shell || options.server)
    fail(where, NULL, "a process of its own has a database on file, and an engine that is called");
  if (fcntl(OWN_RESULT_DESCRIPTOR, F_SETFD, FD_CLOEXEC) != 0) fail(where, NULL, "file descriptor 4: %s", strerror(errno));
  readWork(kind, sizeof kind);
  readWork(database, sizeof database);
  readWork(statements, sizeof statements);
  useScratch(options.workDir);
  OwnProcess own = { .execution = { .hashing = strcmp(kind, "hash") == 0 } };
  const int64_t start = measuredNow();
  openDatabase(database);
  own.opened = measuredNow() - start;
  const Statements work = mapStatements(statements);
  executeOnDatabase("statement", work, &own.execution);
  unmapStatements(work);
  own.changes = totalChanges();
  own.usage = ownUsage();
  if (write(OWN_RESULT_DESCRIPTOR, &own, sizeof own) != (ssize_t)sizeof own)
    fail(where, NULL, "its result cannot be written: %s", strerror(errno));
  closeDatabase();
}

/* -------- instructions.c -------- */

/* "SG" and "CT" in the upper half, and a number: src/features/figures/counts, and https://valgrind.org/docs/manual/cl-manual.html */
#define READ_INSTRUCTIONS 0x53470001u
#define READ_THREADS 0x53470002u
#define DUMP_PROFILE 0x43540000u
#define ZERO_PROFILE 0x43540001u
#define START_PROFILING 0x43540004u
#define STOP_PROFILING 0x43540005u

#if defined(__x86_64__)

/*
** A client request: four rotations by 128 bits in all and an exchange of a register with itself, which change nothing on a
** real processor. Valgrind knows this sequence, takes the request that RAX points at, and leaves its result in RDX:
** https://valgrind.org/docs/manual/manual-core-adv.html#manual-core-adv.clientreq
*/
static uint64_t request(uint64_t code) {
  const volatile uint64_t request[6] = { code };
  uint64_t result = 0;
  __asm__ volatile("rolq $3, %%rdi\n\trolq $13, %%rdi\n\trolq $61, %%rdi\n\trolq $51, %%rdi\n\txchgq %%rbx, %%rbx"
                   : "+d"(result)
                   : "a"(&request[0])
                   : "cc", "memory");
  return result;
}

#else

static uint64_t request(uint64_t code) {
  (void)code;
  return 0;
}

#endif

DRIVER_API uint64_t beginInstructions(void) {
  request(START_PROFILING);
  request(ZERO_PROFILE);
  return request(READ_INSTRUCTIONS);
}

DRIVER_API uint64_t startedThreads(void) {
  const uint64_t read = request(READ_THREADS);
  return read == 0 ? 0 : read - 1;
}

DRIVER_API uint64_t endInstructions(uint64_t begun) {
  const uint64_t end = request(READ_INSTRUCTIONS);
  request(DUMP_PROFILE);
  request(STOP_PROFILING);
  return end - begun;
}

/* -------- race.c -------- */

#include <sys/time.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

enum {
  MOST_TIMES = 4096,       /* repetitions of a trial whose times are kept */
  REFUSAL_SIZE = 300,      /* bytes of an engine's message that a reply has */
  MOST_LINES = 200,        /* rows of a query that a reply has */
  AGAIN_MICROSECONDS = 100000, /* an interrupt between two statements has no effect, so another follows */
  HUNG_PROCESSOR_MS = 400, /* of the processor that a statement takes after an interrupt, until the process ends itself */
  MOST_INTERRUPTS = 30,    /* without an effect on a statement that waits, until then */
  HUNG_STATUS = 86,        /* its exit status then: race-process.ts */
};

/* The request of one batch: fields that each end in a NUL, the first byte says which field it is. */
typedef struct Batch {
  const char *at, *end;
} Batch;

typedef enum Ending { ENDED_WELL, ENDED_IN_ERROR, ENDED_BY_INTERRUPT } Ending;

/* The result of a trial. */
typedef struct TrialOutcome {
  Ending ending;
  int64_t first;    /* nanoseconds of the first execution, whose results are hashed */
  int64_t median;   /* of the executions after the first; 0 if there are none */
  int64_t least;    /* of the same */
  int64_t executions;
  int64_t rows, changes;
  uint64_t instructions; /* of the first execution; 0 if nothing counts them */
  uint64_t hash;
  char message[REFUSAL_SIZE]; /* of an error */
} TrialOutcome;

static volatile sig_atomic_t isInterrupted, interrupts;
/* Nanoseconds of the processor, when the statement was interrupted: on a busy machine it may have none for seconds. */
static int64_t interruptedAt;

static void onAlarm(int number) {
  (void)number;
  isInterrupted = 1;
  const int64_t spent = readClock(CLOCK_PROCESS_CPUTIME_ID);
  if (interrupts++ == 0) interruptedAt = spent;
  if (spent - interruptedAt > (int64_t)HUNG_PROCESSOR_MS * 1000000 || interrupts > MOST_INTERRUPTS) {
    nameStatement();
    _exit(HUNG_STATUS);
  }
  if (connection && engine.interrupt) engine.interrupt(connection);
}

static void setAlarm(int64_t milliseconds) {
  const struct itimerval timer = {
    .it_value = { .tv_sec = milliseconds / 1000, .tv_usec = milliseconds % 1000 * 1000 },
    .it_interval = { .tv_usec = milliseconds ? AGAIN_MICROSECONDS : 0 },
  };
  interrupts = 0;
  if (setitimer(ITIMER_REAL, &timer, NULL) != 0) fail("race", NULL, "setitimer: %s", strerror(errno));
}

#if defined __GLIBC__ && defined __GLIBC_PREREQ
#if __GLIBC_PREREQ(2, 33)
#define HAS_HEAP_STATISTICS
#endif
#endif

#ifdef HAS_HEAP_STATISTICS
/*
** glibc keeps freed chunks of up to CACHED_BYTES for the next allocation of their size, at most 7 of a size (16 from 2.42 on), and counts
** them as in use. If it always keeps as many as it can, two readings differ by chunks of the engine alone.
*/
enum { CACHED_CHUNKS = 16, CACHED_BYTES = 1032, CHUNK_STEP = 16 };

static void fillChunkCache(void) {
  /* Volatile: a compiler may leave out memory that nothing uses. */
  void *volatile chunks[CACHED_CHUNKS];
  for (size_t bytes = CHUNK_STEP + sizeof(size_t); bytes <= CACHED_BYTES; bytes += CHUNK_STEP) {
    for (int i = 0; i < CACHED_CHUNKS; i++) chunks[i] = malloc(bytes);
    for (int i = 0; i < CACHED_CHUNKS; i++) free(chunks[i]);
  }
}

/* Bytes of the heap that are in use. */
static int64_t heapInUse(void) {
  fillChunkCache();
  const struct mallinfo2 info = mallinfo2();
  return (int64_t)(info.uordblks + info.hblkhd);
}
#else
/* -1: the C library does not say how many bytes are in use. */
static int64_t heapInUse(void) { return -1; }
#endif

/* The batch's next field, behind its first byte, which goes to `kind`; NULL at its end. */
static const char *nextField(Batch *batch, char *kind) {
  if (batch->at >= batch->end) return NULL;
  const char *field = batch->at;
  batch->at += strlen(field) + 1;
  *kind = field[0];
  return field + (field[0] != 0);
}

/* A refusal keeps the engine's words: the next statement replaces them. */
static bool tryField(const char *sql, Execution *execution, TrialOutcome *outcome) {
  const int status = tryStatement(sql, (int)strlen(sql) + 1, execution);
  executingSql = NULL;
  if (status == ENGINE_OK) return true;
  const char *message = engine.errmsg(connection);
  outcome->ending = isInterrupted ? ENDED_BY_INTERRUPT : ENDED_IN_ERROR;
  snprintf(outcome->message, sizeof outcome->message, "%s (code %d)", message ? message : "no message", status);
  return false;
}

/*
** Executes the fields of a trial once, up to its end. After a failure, only those are executed that bring the state back.
**
** Returns nanoseconds of the timed ones.
*/
static int64_t runOnce(Batch *batch, bool isFirst, TrialOutcome *outcome) {
  Execution timed = { .hashing = isFirst }, checked = { .hashing = true, .hash = 0 }, untimed = { 0 };
  TrialOutcome ignored;
  int64_t elapsed = 0;
  char kind;
  for (const char *sql; (sql = nextField(batch, &kind)) && kind != 'e';) {
    if (kind == 'a') {
      setAlarm(0);
      tryField(sql, &untimed, &ignored);
    } else if (outcome->ending != ENDED_WELL) {
      continue;
    } else if (kind == 't') {
      const uint64_t begun = isFirst ? beginInstructions() : 0;
      const int64_t changes = totalChanges(), start = measuredNow();
      tryField(sql, &timed, outcome);
      elapsed += measuredNow() - start;
      if (isFirst) {
        outcome->changes += totalChanges() - changes;
        outcome->instructions += endInstructions(begun);
      }
    } else if (kind == 'h') {
      if (isFirst) tryField(sql, &checked, outcome);
    } else {
      tryField(sql, &untimed, outcome);
    }
  }
  if (isFirst) {
    outcome->rows = timed.rows;
    outcome->hash = addStatementHash(timed.hash, checked.hash);
  }
  return elapsed;
}

/* @param header of the trial: executions, milliseconds that one may take, microseconds after which no other begins */
static TrialOutcome runTrial(const char *header, Batch *batch) {
  static int64_t times[MOST_TIMES];
  long repetitions, limit, budget;
  if (sscanf(header, "%ld %ld %ld", &repetitions, &limit, &budget) != 3) fail("race", NULL, "a wrong trial: %s", header);
  TrialOutcome outcome = { 0 };
  const Batch start = *batch;
  const int64_t began = now();
  size_t count = 0;
  for (long i = 0; i < repetitions && outcome.ending == ENDED_WELL; i++) {
    if (i > 1 && now() - began > budget * 1000) break;
    *batch = start;
    isInterrupted = 0;
    setAlarm(limit);
    const int64_t elapsed = runOnce(batch, i == 0, &outcome);
    setAlarm(0);
    outcome.executions++;
    if (i == 0) outcome.first = elapsed;
    else if (count < MOST_TIMES) times[count++] = elapsed;
  }
  if (count == 0) return outcome;
  sortTimes(times, count);
  outcome.median = times[count / 2];
  outcome.least = times[0];
  return outcome;
}

static void printOutcome(FILE *out, const TrialOutcome *outcome) {
  fprintf(out, "[%d,%" PRId64 ",%" PRId64 ",%" PRId64 ",%" PRId64 ",%" PRId64 ",%" PRId64 ",%" PRIu64 ",\"%016" PRIx64 "\"",
    (int)outcome->ending, outcome->first, outcome->median, outcome->least, outcome->executions, outcome->rows,
    outcome->changes, outcome->instructions, outcome->hash);
  if (outcome->ending == ENDED_IN_ERROR) {
    fputc(',', out);
    printJsonString(out, outcome->message);
  }
  fputc(']', out);
}

/* Prints the last column of a query's rows as texts. A refusal is no row. */
static void printLines(FILE *out, const char *sql) {
  sqlite3_stmt *statement = NULL;
  executingSql = sql;
  if (engine.prepare_v2(connection, sql, -1, &statement, NULL) == ENGINE_OK) {
    const int columns = engine.column_count(statement);
    for (int row = 0; row < MOST_LINES && columns > 0 && engine.step(statement) == ENGINE_ROW; row++) {
      const char *text = valueText(statement, columns - 1);
      if (row > 0) fputc(',', out);
      printJsonString(out, text ? text : "");
    }
  }
  engine.finalize(statement);
  executingSql = NULL;
}

static void openNew(void) {
  if (connection) closeDatabase();
  char path[PATH_SIZE] = ":memory:";
  if (options.storage == STORAGE_FILE) {
    if (access(options.workDir, F_OK) == 0) removeTree(options.workDir);
    if (mkdir(options.workDir, 0700) != 0) fail("race", NULL, "%s: %s", options.workDir, strerror(errno));
    joinPath(path, options.workDir, "db");
  }
  openDatabase(path);
}

/* A statement that a database is made by. Returns the engine's words if it refuses; otherwise NULL. */
static const char *setUp(const char *sql, int64_t limit) {
  static TrialOutcome outcome;
  Execution execution = { 0 };
  isInterrupted = 0;
  setAlarm(limit);
  const bool isDone = tryField(sql, &execution, &outcome);
  setAlarm(0);
  if (isDone) return NULL;
  return isInterrupted ? "interrupted" : outcome.message;
}

static FILE *openText(char **text, size_t *size) {
  FILE *out = open_memstream(text, size);
  if (!out) fail("race", NULL, "open_memstream: %s", strerror(errno));
  return out;
}

/* Executes a batch, and replies what came of it. The reply is put together in memory: an engine may crash in between. */
static void runBatch(Batch batch, int64_t limit) {
  char *text = NULL;
  size_t size = 0;
  FILE *out = openText(&text, &size);
  char *answers = NULL;
  size_t answersSize = 0;
  FILE *lines = openText(&answers, &answersSize);
  int queries = 0;
  int trials = 0;
  int64_t open = -1, closed = -1;
  const char *refused = NULL;
  char kind;
  for (const char *field; !refused && (field = nextField(&batch, &kind));) {
    switch (kind) {
      case 'N': openNew(); break;
      case 's': refused = setUp(field, limit); break;
      case 'b': {
        const TrialOutcome outcome = runTrial(field, &batch);
        if (trials++) fputc(',', out);
        printOutcome(out, &outcome);
        break;
      }
      case 'q':
        if (queries++) fputc(',', lines);
        fputc('[', lines);
        printLines(lines, field);
        fputc(']', lines);
        break;
      case 'C':
        open = heapInUse();
        if (connection) closeDatabase();
        closed = heapInUse();
        break;
      default: fail("race", NULL, "an unknown field: %c%s", kind, field);
    }
  }
  fclose(out);
  fclose(lines);
  fprintf(reply, "{\"race\":{\"trials\":[%s],\"lines\":[%s],\"open_bytes\":%" PRId64 ",\"closed_bytes\":%" PRId64, text,
    answers, open, closed);
  if (refused) {
    fprintf(reply, ",\"refused\":");
    printJsonString(reply, refused);
  }
  fprintf(reply, "}}\n");
  sendReply();
  free(text);
  free(answers);
}

static void readBytes(char *bytes, size_t size) {
  for (size_t length = 0; length < size;) {
    const ssize_t got = read(STDIN_FILENO, bytes + length, size - length);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) fail("race", NULL, "the batch is cut off");
    length += (size_t)got;
  }
}

DRIVER_API void race(void) {
  if (options.shell || options.server) fail("usage", NULL, "race is for engines that the driver calls");
  if (options.storage == STORAGE_UNKNOWN) fail("usage", NULL, "--storage must be memory or file");
  if (options.storage == STORAGE_FILE && !options.workDir) fail("usage", NULL, "file storage needs --work DIR");
  struct sigaction action = { .sa_handler = onAlarm, .sa_flags = (int)SA_RESTART };
  if (sigaction(SIGALRM, &action, NULL) != 0) fail("race", NULL, "sigaction: %s", strerror(errno));
  char line[100];
  char *bytes = NULL;
  while (readLine(line, sizeof line)) {
    long size, limit;
    if (sscanf(line, "batch\t%ld\t%ld", &size, &limit) != 2 || size < 0) fail("command", NULL, "unknown command \"%s\"", line);
    bytes = reallocate(bytes, (size_t)size + 1);
    readBytes(bytes, (size_t)size);
    bytes[size] = 0;
    runBatch((Batch){ bytes, bytes + size }, limit);
  }
  if (connection) closeDatabase();
  free(bytes);
}

/* -------- page-faults.c -------- */

#ifdef __linux__

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

/* Reads the list of this process's mappings. Not onto the heap, which must not change meanwhile. */
static char *readMappings(void) {
  static char text[1 << 20];
  size_t length = 0;
  const int maps = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
  if (maps < 0) fail("populate", NULL, "/proc/self/maps: %s", strerror(errno));
  ssize_t got;
  while ((got = read(maps, text + length, sizeof text - 1 - length)) > 0) length += (size_t)got;
  if (got < 0) fail("populate", NULL, "/proc/self/maps: %s", strerror(errno));
  close(maps);
  if (length == sizeof text - 1) fail("populate", NULL, "more than %zu bytes of mappings", sizeof text);
  text[length] = 0;
  return text;
}

DRIVER_API void populatePages(void) {
  static struct { uintptr_t start, end; } ranges[4096];
  size_t count = 0;
  char *rest = NULL;
  for (char *line = strtok_r(readMappings(), "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
    uintptr_t start, end;
    char permissions[5];
    if (sscanf(line, "%" SCNxPTR "-%" SCNxPTR " %4s", &start, &end, permissions) != 3) continue;
    if (strcmp(permissions, "rw-p") != 0) continue;
    if (count == sizeof ranges / sizeof *ranges) fail("populate", NULL, "more than %zu mappings", count);
    ranges[count].start = start;
    ranges[count++].end = end;
  }
  for (size_t i = 0; i < count; i++)
    if (madvise((void *)ranges[i].start, ranges[i].end - ranges[i].start, MADV_POPULATE_WRITE) != 0)
      fail("populate", NULL, "madvise: %s", strerror(errno));
}

DRIVER_API bool canPopulatePages(void) {
  const size_t size = (size_t)sysconf(_SC_PAGESIZE);
  void *page = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (page == MAP_FAILED) return false;
  const bool can = madvise(page, size, MADV_POPULATE_WRITE) == 0;
  munmap(page, size);
  return can;
}

DRIVER_API int countThreads(void) {
  DIR *threads = opendir("/proc/self/task");
  if (!threads) return 0;
  int count = 0;
  for (struct dirent *entry; (entry = readdir(threads));) count += entry->d_name[0] != '.';
  closedir(threads);
  return count;
}

/* Touches all pages of a block: by one system call if the platform has it, which takes a third of the time of their faults. */
static void touchBlock(char *block, size_t size) {
  const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  const uintptr_t start = ((uintptr_t)block + page - 1) / page * page, end = ((uintptr_t)block + size) / page * page;
  if (madvise((void *)start, end - start, MADV_POPULATE_WRITE) != 0) memset(block, 1, size);
}

#else

static void touchBlock(char *block, size_t size) { memset(block, 1, size); }
DRIVER_API void populatePages(void) {}
DRIVER_API bool canPopulatePages(void) { return false; }
DRIVER_API int countThreads(void) { return 1; }

#endif

/* The first block, just under glibc's largest dynamic threshold, teaches it to serve large blocks from the heap. */
DRIVER_API void growHeap(void) {
  enum { FIRST_SIZE = 31 << 20, BLOCK_SIZE = 1 << 20, BLOCKS = 56 };
  char *volatile blocks[BLOCKS]; /* volatile, or the compiler leaves everything out */
  char *volatile first = malloc(FIRST_SIZE);
  if (first) *first = 1;
  free(first);
  /* An engine with little address space may be refused some: then its heap is as large as it gets. */
  for (int i = 0; i < BLOCKS; i++) {
    blocks[i] = malloc(BLOCK_SIZE);
    if (blocks[i]) touchBlock(blocks[i], BLOCK_SIZE);
  }
  for (int i = 0; i < BLOCKS; i++) free(blocks[i]);
}

/* -------- latencies.c -------- */

DRIVER_API Latencies *makeLatencies(bool isShared) {
  Latencies *latencies = mapMemory(sizeof *latencies, isShared);
  memset(latencies, 0, sizeof *latencies);
  return latencies;
}

DRIVER_API void recordLatencyUntil(Latencies *latencies, int64_t end) {
  addTime(&latencies->times, end - latencies->last);
  latencies->last = end;
}

DRIVER_API void recordLatency(Latencies *latencies) { recordLatencyUntil(latencies, now()); }

DRIVER_API void discardLatencies(Latencies *latencies) { unmapMemory(latencies, sizeof *latencies); }

/* -------- transactions.c -------- */

/* The size of the histograms for all possible names. */
#define TIMES_SIZE (MOST_TRANSACTION_NAMES * sizeof(Histogram))

static bool isSameName(const char *one, const char *other) {
  const size_t size = strcspn(one, " ");
  return strcspn(other, " ") == size && memcmp(one, other, size) == 0;
}

/* The number of the name that a field begins with; a new name gets the next. */
static uint32_t nameNumber(Transactions *transactions, const char *field) {
  size_t number = 0;
  while (number < transactions->nameCount && !isSameName(transactions->names[number], field)) number++;
  if (number == MOST_TRANSACTION_NAMES)
    fail("transactions", NULL, "there are more than %d names", MOST_TRANSACTION_NAMES);
  if (number == transactions->nameCount) transactions->names[transactions->nameCount++] = field;
  return (uint32_t)number;
}

/* Decodes a field such as "payment 9". */
static Transaction decodeTransaction(Transactions *transactions, const char *field) {
  const char *space = strchr(field, ' ');
  char *end = NULL;
  errno = 0;
  const unsigned long statements = space ? strtoul(space + 1, &end, 10) : 0;
  if (statements == 0 || statements > UINT32_MAX || *end || errno || space == field || space[1] < '0' || space[1] > '9')
    fail("transactions", NULL, "\"%.100s\" is not a name and a number of statements", field);
  return (Transaction){ nameNumber(transactions, field), (uint32_t)statements };
}

DRIVER_API Transactions *readTransactions(const char *path, size_t statements, bool isShared) {
  Transactions *transactions = mapMemory(sizeof *transactions, false);
  *transactions = (Transactions){ .file = mapStatements(path) };
  const char *const start = transactions->file.text, *const end = start + transactions->file.size;
  for (const char *field = start; field < end; field += strlen(field) + 1) transactions->count++;
  transactions->all = mapMemory(transactions->count * sizeof *transactions->all, false);
  size_t index = 0, sum = 0;
  for (const char *field = start; field < end; field += strlen(field) + 1) {
    transactions->all[index] = decodeTransaction(transactions, field);
    sum += transactions->all[index++].statements;
  }
  if (sum != statements)
    fail("transactions", NULL, "%s has %zu statements, and there are %zu", path, sum, statements);
  /* For all names that there may be, as others may be added. Touched where they are used, or there would be page faults. */
  transactions->times = mapMemory(TIMES_SIZE, isShared);
  memset(transactions->times, 0, transactions->nameCount * sizeof *transactions->times);
  transactions->current = transactions->all;
  transactions->left = transactions->current->statements;
  return transactions;
}

DRIVER_API void beginChunk(Transactions *transactions) { transactions->began = now(); }

DRIVER_API void endStatement(Transactions *transactions) {
  if (--transactions->left > 0) return;
  const int64_t end = now();
  addTime(&transactions->times[transactions->current->name], transactions->before + end - transactions->began);
  transactions->began = end;
  transactions->before = 0;
  transactions->current++;
  if (transactions->current < transactions->all + transactions->count)
    transactions->left = transactions->current->statements;
}

DRIVER_API void endChunk(Transactions *transactions) { transactions->before += now() - transactions->began; }

DRIVER_API void repeatTransaction(Transactions *transactions) {
  transactions->left = transactions->current->statements;
}

DRIVER_API void addTransactions(Transactions *transactions, const Transactions *others) {
  for (size_t i = 0; i < others->nameCount; i++)
    addHistogram(&transactions->times[nameNumber(transactions, others->names[i])], &others->times[i]);
}

DRIVER_API void printTransactions(const Transactions *transactions) {
  fprintf(reply, "{");
  for (size_t i = 0; i < transactions->nameCount; i++) {
    const char *name = transactions->names[i];
    fprintf(reply, "%s\"%.*s\":", i == 0 ? "" : ",", (int)strcspn(name, " "), name);
    printHistogram(&transactions->times[i]);
  }
  fprintf(reply, "}");
}

DRIVER_API void discardTransactions(Transactions *transactions) {
  unmapMemory(transactions->times, TIMES_SIZE);
  unmapMemory(transactions->all, transactions->count * sizeof *transactions->all);
  unmapStatements(transactions->file);
  unmapMemory(transactions, sizeof *transactions);
}

/* -------- prepared.c -------- */

static int prepareShape(Shape *shape) {
  return engine.prepare_v2(connection, shape->sql, shape->size, &shape->statement, NULL);
}

DRIVER_API void prepareShapes(PreparedFile *file) {
  for (size_t i = 0; i < file->shapeCount; i++) {
    executingSql = file->shapes[i].sql;
    if (prepareShape(&file->shapes[i]) != ENGINE_OK) file->shapes[i].statement = NULL;
  }
  executingSql = NULL;
}

static int bindValue(sqlite3_stmt *statement, int parameter, const Value *value) {
  switch (value->type) {
    case TYPE_INTEGER: return engine.bind_int64(statement, parameter, value->as.integer);
    case TYPE_FLOAT: return engine.bind_double(statement, parameter, value->as.real);
    case TYPE_TEXT: return engine.bind_text(statement, parameter, value->as.bytes, value->size, NULL);
    default: return engine.bind_blob(statement, parameter, value->as.bytes, value->size, NULL);
  }
}

DRIVER_API int tryShape(Shape *shape, const Value *values, Execution *execution) {
  uint64_t hash;
  executingSql = shape->sql;
  int status = shape->statement ? ENGINE_OK : prepareShape(shape);
  for (int i = 0; status == ENGINE_OK && i < shape->parameters; i++)
    status = bindValue(shape->statement, i + 1, &values[i]);
  if (status != ENGINE_OK) return status;
  status = stepToEnd(shape->sql, shape->statement, execution, &hash);
  const int reset = engine.reset(shape->statement);
  if (status != ENGINE_OK || reset != ENGINE_OK) return status != ENGINE_OK ? status : reset;
  countStatement(execution, hash);
  return ENGINE_OK;
}

DRIVER_API void executeShape(const char *where, Shape *shape, const Value *values, Execution *execution) {
  const int status = tryShape(shape, values, execution);
  if (status != ENGINE_OK) failWithEngine(where, shape->sql, status);
}

DRIVER_API void executePrepared(const char *where, PreparedFile *file, Execution *execution) {
  const Value *values = file->values;
  const Invocation *end = file->invocations + file->invocationCount;
  for (const Invocation *invocation = file->invocations; invocation < end; invocation++) {
    executeShape(where, &file->shapes[invocation->shape], values, execution);
    values += invocation->valueCount;
  }
}

DRIVER_API void finalizeShapes(PreparedFile *file) {
  for (size_t i = 0; i < file->shapeCount; i++) {
    Shape *shape = &file->shapes[i];
    if (!shape->statement) continue;
    const int status = engine.finalize(shape->statement);
    if (status != ENGINE_OK) failWithEngine("finalize", shape->sql, status);
    shape->statement = NULL;
  }
}

/* -------- timing.c -------- */

DRIVER_API void beginTiming(Timing timing) {
  if (timing.latencies) timing.latencies->last = now();
  if (timing.transactions) beginChunk(timing.transactions);
}

DRIVER_API void timeStatement(Timing timing) {
  if (timing.latencies) recordLatency(timing.latencies);
  if (timing.transactions) endStatement(timing.transactions);
}

DRIVER_API void endTiming(Timing timing) {
  if (timing.transactions) endChunk(timing.transactions);
}

DRIVER_API void executeStatementsTimed(const char *where, Statements statements, Execution *execution, Timing timing) {
  const char *end = statements.text + statements.size;
  beginTiming(timing);
  for (const char *sql = statements.text; sql < end;) {
    const size_t size = strlen(sql) + 1;
    executeStatement(where, sql, (int)size, execution);
    timeStatement(timing);
    sql += size;
  }
  endTiming(timing);
}

DRIVER_API void executePreparedTimed(const char *where, PreparedFile *file, Execution *execution, Timing timing) {
  const Value *values = file->values;
  const Invocation *end = file->invocations + file->invocationCount;
  beginTiming(timing);
  for (const Invocation *invocation = file->invocations; invocation < end; invocation++) {
    executeShape(where, &file->shapes[invocation->shape], values, execution);
    timeStatement(timing);
    values += invocation->valueCount;
  }
  endTiming(timing);
}

/* -------- workload.c -------- */

#include <ctype.h>

DRIVER_API Workload readWorkload(const char *path) {
  Workload workload = { .file = mapStatements(path) };
  if (options.prepared) workload.prepared = decodePreparedFile(workload.file);
  return workload;
}

/* Takes so many statements off the beginning of `rest`, or fewer if there are no more. */
static Statements takeStatements(Statements *rest, size_t count) {
  const char *const start = rest->text, *const end = start + rest->size, *sql = start;
  while (count-- > 0 && sql < end) sql += strlen(sql) + 1;
  *rest = (Statements){ sql, (size_t)(end - sql) };
  return (Statements){ start, (size_t)(sql - start) };
}

/* Like takeStatements, for prepared statements. */
static PreparedFile takePrepared(PreparedFile *rest, size_t count) {
  PreparedFile taken = *rest;
  if (count < taken.invocationCount) taken.invocationCount = count;
  taken.valueCount = 0;
  for (size_t i = 0; i < taken.invocationCount; i++) taken.valueCount += taken.invocations[i].valueCount;
  rest->invocations += taken.invocationCount;
  rest->invocationCount -= taken.invocationCount;
  rest->values += taken.valueCount;
  rest->valueCount -= taken.valueCount;
  return taken;
}

static size_t countStatements(const Workload *workload) {
  if (options.prepared) return workload->prepared.invocationCount;
  size_t count = 0;
  const char *const end = workload->file.text + workload->file.size;
  for (const char *sql = workload->file.text; sql < end; sql += strlen(sql) + 1) count++;
  return count;
}

/* The text of the last statement, or of its shape. */
static const char *lastStatement(const Workload *workload) {
  if (options.prepared) {
    const PreparedFile *file = &workload->prepared;
    return file->invocationCount > 0 ? file->shapes[file->invocations[file->invocationCount - 1].shape].sql : "";
  }
  const char *sql = workload->file.text + workload->file.size - 1;
  while (sql > workload->file.text && sql[-1] != 0) sql--;
  return sql;
}

/* Whether a COMMIT ends a workload and can be timed alone: a shell's time for nothing would be much of it. */
static bool endsWithCommit(const Workload *workload) {
  static const char commit[] = "COMMIT";
  const char *const last = lastStatement(workload), *const after = last + strlen(commit);
  if (options.shell || strncasecmp(last, commit, strlen(commit)) != 0) return false;
  return *after == 0 || *after == ';' || isspace((unsigned char)*after);
}

DRIVER_API void timeParts(Workload *workload, const char *transactions, bool isShared) {
  if (options.latencies) workload->timing.latencies = makeLatencies(isShared);
  if (transactions && !options.shell)
    workload->timing.transactions = readTransactions(transactions, countStatements(workload), isShared);
}

DRIVER_API void expectErrors(Workload *workload, const char *path) {
  if (!path) return;
  if (options.shell) fail("errors", NULL, "a shell ends at its first error, so that none can be expected of it");
  workload->errorFile = mapStatements(path);
  workload->errors = workload->errorFile.text;
  size_t count = 0;
  for (size_t i = 0; i < workload->errorFile.size; i++) count += workload->errors[i] == 0;
  if (count != countStatements(workload))
    fail("errors", NULL, "%s is about %zu statements, and there are %zu", path, count, countStatements(workload));
}

/* Skips the fields of so many statements. */
static const char *skipErrors(const char *errors, size_t statements) {
  while (statements-- > 0) errors += strlen(errors) + 1;
  return errors;
}

DRIVER_API Chunks divideWorkload(const Workload *workload, size_t statements) {
  const size_t counted = countStatements(workload);
  const bool isCommitApart = statements > 0 && counted > 1 && endsWithCommit(workload);
  const size_t all = counted - (isCommitApart ? 1 : 0);
  if (statements == 0 || statements > all) statements = all > 0 ? all : 1;
  Chunks chunks = { .isCommitApart = isCommitApart };
  chunks.count = (all > 0 ? (all + statements - 1) / statements : 1) + (isCommitApart ? 1 : 0);
  chunks.parts = mapMemory(chunks.count * sizeof *chunks.parts, false);
  Workload rest = *workload;
  for (size_t i = 0; i < chunks.count; i++) {
    const bool isLastOfRest = isCommitApart && i + 2 == chunks.count;
    const size_t taken = isLastOfRest ? all - i * statements : statements;
    chunks.parts[i] = *workload;
    if (options.prepared) chunks.parts[i].prepared = takePrepared(&rest.prepared, taken);
    else chunks.parts[i].file = takeStatements(&rest.file, taken);
    chunks.parts[i].errors = rest.errors;
    if (rest.errors && i + 1 < chunks.count) rest.errors = skipErrors(rest.errors, taken);
  }
  return chunks;
}

DRIVER_API void discardWorkload(Workload *workload, Chunks chunks) {
  if (options.prepared) discardPreparedFile(&workload->prepared);
  if (workload->timing.latencies) discardLatencies(workload->timing.latencies);
  if (workload->timing.transactions) discardTransactions(workload->timing.transactions);
  unmapStatements(workload->file);
  if (workload->errors) unmapStatements(workload->errorFile);
  unmapMemory(chunks.parts, chunks.count * sizeof *chunks.parts);
}

/* -------- place.c -------- */

DRIVER_API Place firstPlace(const Workload *workload) {
  return (Place){ workload->file.text, workload->prepared.invocations, workload->prepared.values };
}

DRIVER_API bool isLastPlace(const Workload *workload, Place place) {
  if (options.prepared)
    return place.invocation == workload->prepared.invocations + workload->prepared.invocationCount;
  return place.sql == workload->file.text + workload->file.size;
}

DRIVER_API Place nextPlace(Place place) {
  if (!options.prepared) return (Place){ .sql = place.sql + strlen(place.sql) + 1 };
  return (Place){ .invocation = place.invocation + 1, .values = place.values + place.invocation->valueCount };
}

DRIVER_API const char *sqlAt(const Workload *workload, Place place) {
  return options.prepared ? workload->prepared.shapes[place.invocation->shape].sql : place.sql;
}

DRIVER_API int tryAt(Workload *workload, Place place, Execution *execution) {
  if (options.prepared) return tryShape(&workload->prepared.shapes[place.invocation->shape], place.values, execution);
  return tryStatement(place.sql, (int)strlen(place.sql) + 1, execution);
}

/* -------- attempts.c -------- */

/*
** Errors that undo a transaction, and ask for it to be executed again:
** https://dev.mysql.com/doc/mysql-errors/8.0/en/server-error-reference.html, https://mariadb.com/kb/en/mariadb-error-codes/
*/
enum { CHECK_READ = 1020, LOCK_WAIT_TIMEOUT = 1205, LOCK_DEADLOCK = 1213 };

/* The longest transaction of a suite has some hundred statements. */
enum { MOST_STATEMENTS = 4096 };

static bool isConflict(int status) {
  return status == CHECK_READ || status == LOCK_WAIT_TIMEOUT || status == LOCK_DEADLOCK;
}

/* When the statements of a transaction have ended, until it is known to need no other attempt. */
typedef struct Ends {
  int64_t all[MOST_STATEMENTS];
  size_t count;
} Ends;

static void addEnd(Ends *ends, const char *sql) {
  if (ends->count == MOST_STATEMENTS)
    fail("statement", sql, "a transaction has more than %d statements", MOST_STATEMENTS);
  ends->all[ends->count++] = now();
}

static void recordEnds(Ends *ends, Latencies *latencies) {
  for (size_t i = 0; i < ends->count; i++) recordLatencyUntil(latencies, ends->all[i]);
  ends->count = 0;
}

/* The server has undone most of it or all, which this makes sure of. */
static void rollBack(void) {
  static const char sql[] = "ROLLBACK;";
  Execution execution = { 0 };
  executeStatement("statement", sql, sizeof sql, &execution);
}

DRIVER_API Attempts executeInAttempts(Workload *workload, Execution *execution) {
  static Ends ends;
  const Timing timing = workload->timing;
  Attempts attempts = { 0 };
  Place begin = firstPlace(workload), place = begin;
  Execution kept = *execution;
  int64_t changes = totalChanges();
  bool isOpen = false;
  if (timing.latencies) timing.latencies->last = now();
  if (timing.transactions) beginChunk(timing.transactions);
  while (!isLastPlace(workload, place)) {
    const char *sql = sqlAt(workload, place);
    const int status = tryAt(workload, place, execution);
    if (isConflict(status)) {
      rollBack();
      attempts.repeated++;
      attempts.changes += totalChanges() - changes;
      changes = totalChanges();
      *execution = kept;
      place = begin;
      isOpen = false;
      ends.count = 0;
      if (timing.transactions) repeatTransaction(timing.transactions);
      continue;
    }
    if (status != ENGINE_OK) failWithEngine("statement", sql, status);
    if (timing.latencies) addEnd(&ends, sql);
    if (timing.transactions) endStatement(timing.transactions);
    place = nextPlace(place);
    isOpen = isOpenBehind(sql, isOpen);
    if (isOpen) continue;
    if (timing.latencies) recordEnds(&ends, timing.latencies);
    begin = place;
    kept = *execution;
    changes = totalChanges();
  }
  if (timing.latencies) recordEnds(&ends, timing.latencies);
  return attempts;
}

/* -------- expected-errors.c -------- */

/* Counts as the result of a statement that fails as it has to; statements that return nothing have 0. */
static const uint64_t FAILED_HASH = 1;

/* The text of a field behind its code. */
static const char *expectedText(const char *expected) {
  const char *tab = strchr(expected, '\t');
  if (!tab) fail("errors", NULL, "\"%.100s\" is not a code, a tab and a text", expected);
  return tab + 1;
}

static bool isExpected(const char *expected, int status) {
  const char *text = expectedText(expected);
  if (text - 1 > expected && strtol(expected, NULL, 10) != status) return false;
  return strstr(engineMessage(), text) != NULL;
}

static _Noreturn void failUnexpected(const char *sql, const char *expected, int status) {
  const char *text = expectedText(expected);
  const int digits = (int)(text - 1 - expected);
  char wanted[300];
  snprintf(wanted, sizeof wanted, "an error%s%.*s%s%.200s%s is expected", digits ? " of code " : "", digits, expected,
    *text ? " with \"" : "", text, *text ? "\"" : "");
  if (status == ENGINE_OK) fail("statement", sql, "it succeeds, and %s", wanted);
  fail("statement", sql, "%s (code %d), and %s", engineMessage(), status, wanted);
}

DRIVER_API void executeExpecting(Workload *workload, Execution *execution) {
  const Timing timing = workload->timing;
  const char *expected = workload->errors;
  beginTiming(timing);
  for (Place place = firstPlace(workload); !isLastPlace(workload, place); place = nextPlace(place)) {
    const int64_t rows = execution->rows;
    const char *sql = sqlAt(workload, place);
    const int status = tryAt(workload, place, execution);
    if (!*expected) {
      if (status != ENGINE_OK) failWithEngine("statement", sql, status);
    } else {
      if (status == ENGINE_OK || !isExpected(expected, status)) failUnexpected(sql, expected, status);
      execution->rows = rows;
      countStatement(execution, FAILED_HASH);
    }
    timeStatement(timing);
    expected += strlen(expected) + 1;
  }
  endTiming(timing);
}

/* -------- execute-workload.c -------- */

DRIVER_API void prepareWorkload(Workload *workload) {
  if (options.prepared) prepareShapes(&workload->prepared);
}

DRIVER_API void executeWorkload(Workload *workload, Execution *execution) {
  static const char where[] = "statement";
  const Timing timing = workload->timing;
  const bool isTimed = timing.latencies || timing.transactions;
  if (workload->errors) {
    executeExpecting(workload, execution);
  } else if (options.prepared) {
    if (isTimed) executePreparedTimed(where, &workload->prepared, execution, timing);
    else executePrepared(where, &workload->prepared, execution);
  } else if (isTimed) {
    executeStatementsTimed(where, workload->file, execution, timing);
  } else {
    executeOnDatabase(where, workload->file, execution);
  }
}

DRIVER_API void finalizeWorkload(Workload *workload) {
  if (options.prepared) finalizeShapes(&workload->prepared);
}

/* -------- connections.c -------- */

/* The report of a connection's process to its parent. */
typedef struct Outcome {
  bool hashing; /* set by the parent, before it begins */
  Execution execution;
  Attempts attempts;
  int64_t changes, end;
} Outcome;

/* One connection, as its parent knows it. */
typedef struct ConnectionPart {
  Workload workload;
  pid_t process;
  FILE *words; /* from the process: an empty line once it is ready, and its error if it has one */
} ConnectionPart;

static struct {
  ConnectionPart parts[MOST_CONNECTIONS];
  Outcome *outcomes; /* shared with the processes */
  int start;         /* the end of a pipe: all begin when it is closed */
} concurrent;

/* The file of one part. */
static void partPath(char *path, const char *name, int number) {
  if (snprintf(path, PATH_SIZE, "%s.%d", name, number) >= PATH_SIZE) fail("usage", NULL, "%s: name too long", name);
}

static void readPart(ConnectionPart *part, int number, const char *statements, bool isTimed, const char *transactions) {
  char path[PATH_SIZE];
  partPath(path, statements, number);
  part->workload = readWorkload(path);
  if (transactions) partPath(path, transactions, number);
  if (isTimed) timeParts(&part->workload, transactions ? path : NULL, true);
}

/* Waits until the parent has closed the pipe. If it has ended, so does this process: forkChild(). */
static void awaitStart(int begin) {
  char none;
  while (read(begin, &none, 1) < 0)
    if (errno != EINTR) fail("connection", NULL, "read: %s", strerror(errno));
}

/* The work of a connection's process. */
static _Noreturn void runPart(ConnectionPart *part, Outcome *outcome, const char *path, int begin) {
  joinDatabase(path);
  prepareWorkload(&part->workload);
  fputc('\n', reply);
  sendReply();
  awaitStart(begin);
  outcome->execution.hashing = outcome->hashing;
  const int64_t changes = totalChanges();
  outcome->attempts = executeInAttempts(&part->workload, &outcome->execution);
  outcome->end = measuredNow();
  outcome->changes = totalChanges() - changes - outcome->attempts.changes;
  finalizeWorkload(&part->workload);
  closeConnection();
  _exit(0);
}

static void openPipe(int ends[2]) {
  if (pipe(ends) != 0) fail("connection", NULL, "pipe: %s", strerror(errno));
}

static void startPart(ConnectionPart *part, Outcome *outcome, const char *path, const int begin[2]) {
  int words[2];
  openPipe(words);
  part->process = forkChild("connection");
  if (part->process == 0) {
    close(begin[1]);
    close(words[0]);
    /* Replies of this process are for the parent: the tool waits for one reply only. */
    reply = fdopen(words[1], "w");
    if (!reply) _exit(1);
    runPart(part, outcome, path, begin[0]);
  }
  close(words[1]);
  part->words = fdopen(words[0], "r");
  if (!part->words) fail("connection", NULL, "fdopen: %s", strerror(errno));
}

/* Hands an error of a connection's process on as this one's. Then the other processes end with this one. */
static _Noreturn void failLike(const char *words) {
  fputs(words, reply);
  sendReply();
  endInFailure();
}

/* Waits for the end of a connection's process, which must be a good one. */
static void endPart(ConnectionPart *part, int number) {
  const int status = waitForChild(part->process);
  if (WIFSIGNALED(status)) fail("connection", NULL, "number %d was ended by signal %d", number, WTERMSIG(status));
  if (status != 0) fail("connection", NULL, "number %d ended with status %d", number, WEXITSTATUS(status));
}

/* The next line of a process; empty at their end. */
static const char *nextWords(ConnectionPart *part) {
  static char words[16 * 1024];
  if (!fgets(words, sizeof words, part->words)) words[0] = 0;
  return words;
}

DRIVER_API void openConnections(const char *path, const char *statements, bool isTimed, const char *transactions) {
  const size_t count = (size_t)options.connections;
  concurrent.outcomes = mapMemory(count * sizeof *concurrent.outcomes, true);
  int begin[2];
  openPipe(begin);
  fflush(reply);
  for (size_t i = 0; i < count; i++) {
    readPart(&concurrent.parts[i], (int)i + 1, statements, isTimed, transactions);
    startPart(&concurrent.parts[i], &concurrent.outcomes[i], path, begin);
  }
  close(begin[0]);
  concurrent.start = begin[1];
  for (size_t i = 0; i < count; i++) {
    const char *words = nextWords(&concurrent.parts[i]);
    if (strcmp(words, "\n") == 0) continue;
    if (words[0]) failLike(words);
    endPart(&concurrent.parts[i], (int)i + 1);
    fail("connection", NULL, "number %zu ended before it was ready", i + 1);
  }
}

/* Waits for the end of a part, and adds it to the others. */
static void addPart(Throughput *all, size_t index, int64_t start) {
  ConnectionPart *part = &concurrent.parts[index];
  const Outcome *outcome = &concurrent.outcomes[index];
  const char *words = nextWords(part);
  if (words[0]) failLike(words);
  endPart(part, (int)index + 1);
  all->execution.statements += outcome->execution.statements;
  all->execution.rows += outcome->execution.rows;
  all->execution.hash = addStatementHash(all->execution.hash, outcome->execution.hash);
  all->changes += outcome->changes;
  all->repeated += outcome->attempts.repeated;
  if (outcome->end - start > all->elapsed) all->elapsed = outcome->end - start;
  if (index == 0) return;
  const Timing own = part->workload.timing;
  if (own.latencies) addHistogram(&all->timing.latencies->times, &own.latencies->times);
  if (own.transactions) addTransactions(all->timing.transactions, own.transactions);
}

DRIVER_API Throughput runConnections(bool hashing) {
  const size_t count = (size_t)options.connections;
  for (size_t i = 0; i < count; i++) concurrent.outcomes[i].hashing = hashing;
  Throughput all = { .execution.hashing = hashing, .timing = concurrent.parts[0].workload.timing };
  const int64_t start = measuredNow();
  close(concurrent.start);
  for (size_t i = 0; i < count; i++) addPart(&all, i, start);
  return all;
}

DRIVER_API void discardConnections(void) {
  for (int i = 0; i < options.connections; i++) {
    ConnectionPart *part = &concurrent.parts[i];
    fclose(part->words);
    discardWorkload(&part->workload, (Chunks){ 0 });
  }
  unmapMemory(concurrent.outcomes, (size_t)options.connections * sizeof *concurrent.outcomes);
}

/* -------- device-writes.c -------- */

#ifdef __linux__
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

static int counter = -1;

DRIVER_API void openDeviceCounter(const char *folder) {
  struct stat info;
  char path[64];
  if (stat(folder, &info) != 0) return;
  snprintf(path, sizeof path, "/sys/dev/block/%u:%u/stat", major(info.st_dev), minor(info.st_dev));
  counter = open(path, O_RDONLY | O_CLOEXEC);
}

DRIVER_API void closeDeviceCounter(void) {
  if (counter >= 0) close(counter);
  counter = -1;
}

/* The sum of both counts up to now; -1 if there are none. */
static int64_t readCounter(void) {
  enum { WRITES = 4, FLUSHES = 15 }; /* fields, from 0 */
  char text[512];
  const ssize_t size = counter < 0 ? -1 : pread(counter, text, sizeof text - 1, 0);
  if (size < 0) return -1;
  text[size] = 0;
  int64_t sum = 0;
  char *at = text;
  for (int field = 0; field <= FLUSHES; field++) {
    const int64_t value = strtoll(at, &at, 10); /* 0 behind the last: before Linux 5.5 flushes are not counted */
    if (field == WRITES || field == FLUSHES) sum += value;
  }
  return sum;
}

#else

DRIVER_API void openDeviceCounter(const char *folder) { (void)folder; }

DRIVER_API void closeDeviceCounter(void) {}

static int64_t readCounter(void) { return -1; }

#endif

DRIVER_API void beginDeviceCount(DeviceCount *count) { count->from = readCounter(); }

DRIVER_API void endDeviceCount(DeviceCount *count) {
  const int64_t until = readCounter();
  if (count->counted >= 0 && count->from >= 0 && until >= 0) count->counted += until - count->from;
  else count->counted = -1;
}

/* -------- plans.c -------- */

enum { PLAN_SIZE = 16 * 1024, MOST_PLANS = 400 };

/* Adds a text as far as there is room for it. Returns the new length. */
static size_t addText(char *lines, size_t length, const char *text) {
  const size_t room = PLAN_SIZE - 1 - length, size = strlen(text);
  const size_t taken = size < room ? size : room;
  memcpy(lines + length, text, taken);
  lines[length + taken] = 0;
  return length + taken;
}

/* Adds a text on one line, with a backslash before what would break the line. */
static size_t addOnOneLine(char *lines, size_t length, const char *text) {
  char part[3] = "";
  for (; *text; text++) {
    const char *const escaped = *text == '\n' ? "\\n" : *text == '\t' ? "\\t" : *text == '\\' ? "\\\\" : NULL;
    part[0] = escaped ? escaped[0] : *text;
    part[1] = escaped ? escaped[1] : 0;
    length = addText(lines, length, part);
  }
  return length;
}

/* Adds a blob as X'00ff', cut if it is long. */
static size_t addBlob(char *lines, size_t length, sqlite3_stmt *statement, int column) {
  enum { MOST_BYTES = 32 };
  const unsigned char *bytes = engine.column_blob(statement, column);
  const int size = bytes ? engine.column_bytes(statement, column) : 0;
  char digits[3];
  length = addText(lines, length, "X'");
  for (int i = 0; i < size && i < MOST_BYTES; i++) {
    snprintf(digits, sizeof digits, "%02x", bytes[i]);
    length = addText(lines, length, digits);
  }
  return addText(lines, length, size > MOST_BYTES ? "...'" : "'");
}

/* Adds a real number, which always shows that it is one. */
static size_t addReal(char *lines, size_t length, double value) {
  char number[40];
  snprintf(number, sizeof number - 2, "%.17g", value);
  if (strspn(number, "-0123456789") == strlen(number)) memcpy(number + strlen(number), ".0", 3);
  return addText(lines, length, number);
}

/* Adds a value as SQL writes it, by the functions that hashes are made by: an engine may convert to text in another way. */
static size_t addLiteral(char *lines, size_t length, sqlite3_stmt *statement, int column) {
  const int type = engine.column_type(statement, column);
  if (type == TYPE_NULL) return addText(lines, length, "NULL");
  if (type == TYPE_FLOAT) return addReal(lines, length, engine.column_double(statement, column));
  if (type == TYPE_INTEGER) {
    char number[32];
    snprintf(number, sizeof number, "%lld", engine.column_int64(statement, column));
    return addText(lines, length, number);
  }
  if (type == TYPE_BLOB) return addBlob(lines, length, statement, column);
  const char *text = valueText(statement, column);
  length = addText(lines, length, "'");
  length = addOnOneLine(lines, length, text ? text : "");
  return addText(lines, length, "'");
}

static size_t addPlain(char *lines, size_t length, sqlite3_stmt *statement, int column) {
  const char *text = valueText(statement, column);
  return addText(lines, length, text ? text : "");
}

/* The rows of a statement, as lines of columns between tabs. Returns whether the engine has answered it to the end. */
static bool readRows(const char *sql, char *lines, bool asLiterals) {
  sqlite3_stmt *statement = NULL;
  size_t length = 0;
  lines[0] = 0;
  executingSql = sql;
  int status = engine.prepare_v2(connection, sql, -1, &statement, NULL);
  if (status == ENGINE_OK) {
    while ((status = engine.step(statement)) == ENGINE_ROW && length < PLAN_SIZE - 1) {
      const int columns = engine.column_count(statement);
      for (int i = 0; i < columns; i++) {
        length = addText(lines, length, i == 0 ? "" : "\t");
        length = (asLiterals ? addLiteral : addPlain)(lines, length, statement, i);
      }
      length = addText(lines, length, "\n");
    }
  }
  engine.finalize(statement);
  executingSql = NULL;
  /* Rows that are left over do not fit. */
  return status == ENGINE_DONE || status == ENGINE_ROW;
}

DRIVER_API void replyPlans(const char *path, bool asLiterals) {
  static char lines[PLAN_SIZE];
  if (options.shell || options.server) fail("command", NULL, "plan is for engines that are called");
  const Statements statements = mapStatements(path);
  const char *const end = statements.text + statements.size;
  /* All answers come before the reply, since an engine may end the process. */
  char *plans = NULL;
  size_t size = 0;
  FILE *list = open_memstream(&plans, &size);
  if (!list) fail("plan", NULL, "out of memory");
  int count = 0;
  for (const char *sql = statements.text; sql < end && count < MOST_PLANS; sql += strlen(sql) + 1, count++) {
    if (count > 0) fputc(',', list);
    if (readRows(sql, lines, asLiterals)) printJsonString(list, lines);
    else fputs("null", list);
  }
  if (fclose(list) != 0) fail("plan", NULL, "out of memory");
  unmapStatements(statements);
  fprintf(reply, "{\"plans\":[%s]}\n", plans);
  free(plans);
  sendReply();
}

/* -------- server-idle.c -------- */

DRIVER_API int64_t awaitIdleServer(int64_t longest) {
#ifdef __linux__
  enum { IDLE_NS = 1000 * 1000, MOST_CPU_NS = IDLE_NS / 50 };
  const struct timespec pause = { .tv_nsec = IDLE_NS / 10 };
  clockid_t clock;
  if (!startsServer() || clock_getcpuclockid(serverProcess(), &clock) != 0) return 0;
  const int64_t began = now(), before = readClock(clock);
  int64_t idleSince = began, idleAt = before;
  for (;;) {
    nanosleep(&pause, NULL);
    const int64_t time = now(), cpu = readClock(clock);
    if (cpu < before) return 0; /* it has ended */
    if (time - began >= longest) return cpu - before;
    if (cpu - idleAt > MOST_CPU_NS) {
      idleSince = time;
      idleAt = cpu;
    } else if (time - idleSince >= IDLE_NS) {
      return cpu - before;
    }
  }
#else
  (void)longest;
  return 0;
#endif
}

/* -------- settings.c -------- */

/* The answer to a pragma; an engine may not know the pragma. */
typedef struct Answer {
  bool isKnown;
  char value[256];
} Answer;

/*
** Whether a query can be asked. A shell ends at the first error, so that it is only asked a pragma, which is no error if it is unknown, or
** a function that it lists: https://www.sqlite.org/pragma.html#pragma_function_list, which versions before 3.30 do not have.
*/
static bool canAsk(const char *query, const char *compileOptions) {
  static const char select[] = "SELECT ";
  char version[64], sql[256], listed[8];
  if (!options.shell || strncasecmp(query, "PRAGMA ", strlen("PRAGMA ")) == 0) return true;
  if (strncasecmp(query, select, strlen(select)) != 0) return false;
  const char *name = query + strlen(select);
  const size_t length = strspn(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");
  if (length == 0 || length > 100 || strcmp(name + length, "();") != 0) return false;
  int major = 0, minor = 0;
  if (!queryValue("SELECT sqlite_version();", version, sizeof version)) return false;
  if (sscanf(version, "%d.%d", &major, &minor) != 2 || major != 3 || minor < 30) return false;
  if (strstr(compileOptions, "OMIT_INTROSPECTION_PRAGMAS")) return false;
  snprintf(sql, sizeof sql, "SELECT 1 FROM pragma_function_list WHERE name = '%.*s' LIMIT 1;", (int)length, name);
  return queryValue(sql, listed, sizeof listed);
}

/* From the first query that the engine knows, or from a function of its own. */
static Answer askOwnVersion(const char *compileOptions) {
  Answer version = { false, "" };
  for (int i = 0; i < options.versionQueryCount && !version.isKnown; i++)
    if (canAsk(options.versionQueries[i], compileOptions))
      version.isKnown = queryValue(options.versionQueries[i], version.value, sizeof version.value);
  const char *own = version.isKnown || options.shell ? NULL : engineOwnVersion();
  if (own) {
    version.isKnown = true;
    snprintf(version.value, sizeof version.value, "%s", own);
  }
  return version;
}

static void printAnswer(const Answer *answer) {
  if (answer->isKnown) printJsonString(reply, answer->value);
  else fprintf(reply, "null");
}

DRIVER_API void replySettings(void) {
  static const char *const names[] = { "journal_mode", "synchronous", "cache_size", "page_size" };
  enum { COUNT = sizeof names / sizeof *names };
  Answer answers[COUNT];
  char compileOptions[16 * 1024]; /* each is one short line: no engine has more than fit */
  /* All questions come before the reply, since each may fail with a reply of its own. */
  for (int i = 0; i < COUNT; i++) {
    char sql[64];
    snprintf(sql, sizeof sql, "PRAGMA %s;", names[i]);
    answers[i].isKnown = queryValue(sql, answers[i].value, sizeof answers[i].value);
  }
  queryLines("PRAGMA compile_options;", compileOptions, sizeof compileOptions);
  const Answer version = askOwnVersion(compileOptions);

  fprintf(reply, "{\"settings\":{");
  for (int i = 0; i < COUNT; i++) {
    fprintf(reply, "\"%s\":", names[i]);
    printAnswer(&answers[i]);
    fputc(',', reply);
  }
  fprintf(reply, "\"version\":");
  printAnswer(&version);
  fprintf(reply, ",\"compile_options\":[");
  const char *separator = "";
  char *rest = NULL;
  for (char *line = strtok_r(compileOptions, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
    fputs(separator, reply);
    printJsonString(reply, line);
    separator = ",";
  }
  fprintf(reply, "]}}\n");
  sendReply();
}

/* -------- syscall-counts.c -------- */

DRIVER_API volatile SyscallCounts *syscallCounts = NULL;

DRIVER_API SyscallCounts readSyscallCounts(void) {
  return syscallCounts ? *syscallCounts : (SyscallCounts){ 0 };
}

DRIVER_API void printSyscallCounts(SyscallCounts from, SyscallCounts to) {
  fprintf(reply,
    ",\"calls\":{\"fsync\":%" PRId64 ",\"fdatasync\":%" PRId64 ",\"sync_file_range\":%" PRId64 ",\"msync\":%" PRId64
    ",\"other_sync\":%" PRId64 ",\"writes\":%" PRId64 ",\"write_bytes\":%" PRId64 ",\"unseen\":%" PRId64 "}",
    to.fsync - from.fsync, to.fdatasync - from.fdatasync, to.syncFileRange - from.syncFileRange, to.msync - from.msync,
    to.otherSync - from.otherSync, to.writes - from.writes, to.writeBytes - from.writeBytes, to.unseen - from.unseen);
}

/* -------- thread-times.c -------- */

static int schedstat = -1;

DRIVER_API bool openThreadTimes(void) {
#ifdef __linux__
  schedstat = open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC);
#endif
  return schedstat >= 0;
}

DRIVER_API ThreadTimes readThreadTimes(void) {
  ThreadTimes times = { 0 };
  char text[96]; /* three numbers: on a processor, in a queue, and how often it was given one */
  const ssize_t size = schedstat < 0 ? 0 : pread(schedstat, text, sizeof text - 1, 0);
  if (size <= 0) return times;
  text[size] = 0;
  char *rest = text;
  strtoll(text, &rest, 10); /* up to the last tick only */
  times.queued = strtoll(rest, NULL, 10);
  times.processor = readClock(CLOCK_THREAD_CPUTIME_ID);
  times.others = readClock(CLOCK_PROCESS_CPUTIME_ID) - times.processor;
  return times;
}

DRIVER_API void closeThreadTimes(void) {
  if (schedstat >= 0) close(schedstat);
  schedstat = -1;
}

/* -------- traced-calls.c -------- */

#ifdef CAN_TRACE

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <linux/audit.h>
#include <linux/magic.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#include <unistd.h>

/* These numbers are equal on every architecture; the system's headers may be older. */
enum { IO_URING_SETUP = 425, IO_URING_ENTER = 426, CLOSE_RANGE = 436 };

DRIVER_API uint32_t ownArchitecture(void) {
#ifdef __x86_64__
  return AUDIT_ARCH_X86_64;
#else
  return AUDIT_ARCH_AARCH64;
#endif
}

DRIVER_API const uint16_t *watchedCalls(size_t *count) {
  static const uint16_t calls[] = {
    SYS_fsync, SYS_fdatasync, SYS_sync_file_range, SYS_msync, SYS_sync, SYS_syncfs, SYS_write, SYS_pwrite64, SYS_writev,
    SYS_pwritev, SYS_pwritev2, SYS_copy_file_range, SYS_sendfile, SYS_splice, SYS_io_submit, IO_URING_SETUP,
    IO_URING_ENTER, SYS_close, CLOSE_RANGE, SYS_dup3,
#ifdef SYS_dup2
    SYS_dup2,
#endif
  };
  *count = sizeof calls / sizeof *calls;
  return calls;
}

/* Threads between the beginning of a write or a flush and its end. */
static struct {
  pid_t thread;              /* 0: a free place */
  volatile int64_t *flushes; /* the count of a flush; NULL of a write */
  bool isSynchronous;
} pendingCalls[1024];

enum { MAX_PENDING = sizeof pendingCalls / sizeof *pendingCalls };

/* The place of a thread, or of 0 for a free one; -1 if no place has it. */
static int pendingCallOf(pid_t thread) {
  for (int i = 0; i < MAX_PENDING; i++)
    if (pendingCalls[i].thread == thread) return i;
  return -1;
}

/* Awaits the end of a call. Returns whether there is a place for it; otherwise it is unseen. */
static bool awaitEnd(pid_t thread, volatile int64_t *flushes, bool isSynchronous) {
  int place = pendingCallOf(thread);
  if (place < 0) place = pendingCallOf(0);
  if (place < 0) {
    syscallCounts->unseen++;
    return false;
  }
  pendingCalls[place].thread = thread;
  pendingCalls[place].flushes = flushes;
  pendingCalls[place].isSynchronous = isSynchronous;
  return true;
}

/* NOTHING_DURABLE: no file or folder of a disk, such as a pipe or a file in memory. */
typedef enum FileKind { NOT_OPEN, NOTHING_DURABLE, FOLDER, REGULAR, SYNCHRONOUS } FileKind;

/*
** Whether a file or folder is in memory, such as in /dev/shm or of memfd_create(). Where the database itself is in memory, what is beside it counts as on
** a disk: there the engines' flushes can be compared all the same.
**
** @param path of the file, which may be of another process
*/
static bool isInMemory(const char *path, const struct stat *info) {
  struct statfs system;
  struct stat database;
  if (statfs(path, &system) != 0) return false;
  switch ((unsigned long)system.f_type) {
    case TMPFS_MAGIC: case RAMFS_MAGIC: case HUGETLBFS_MAGIC: break;
    default: return false;
  }
  return stat(options.workDir, &database) != 0 || database.st_dev != info->st_dev;
}

/* The kind of a traced thread's descriptor. */
static FileKind askKindOfFile(pid_t thread, uint64_t descriptor) {
  char path[64], text[256];
  struct stat info;
  snprintf(path, sizeof path, "/proc/%d/fd/%" PRIu64, (int)thread, descriptor);
  if (stat(path, &info) != 0) {
    /* A descriptor that is not open is the caller's mistake, and writes nothing. */
    if (errno == ENOENT) return NOT_OPEN;
    syscallCounts->unseen++;
    return NOTHING_DURABLE;
  }
  if (!S_ISDIR(info.st_mode) && !S_ISREG(info.st_mode)) return NOTHING_DURABLE;
  if (isInMemory(path, &info)) return NOTHING_DURABLE;
  if (S_ISDIR(info.st_mode)) return FOLDER;
  snprintf(path, sizeof path, "/proc/%d/fdinfo/%" PRIu64, (int)thread, descriptor);
  FILE *file = fopen(path, "re");
  unsigned flags = 0;
  while (file && fgets(text, sizeof text, file))
    if (sscanf(text, "flags: %o", &flags) == 1) break;
  if (file) fclose(file);
  return flags & O_DSYNC ? SYNCHRONOUS : REGULAR; /* O_SYNC has O_DSYNC's bit */
}

/* Answers, until their descriptor can mean another file: to ask takes longer than the write itself. */
static struct {
  pid_t thread; /* 0: nothing is known */
  uint64_t descriptor;
  FileKind kind;
} knownFiles[256];

enum { KNOWN_FILES = sizeof knownFiles / sizeof *knownFiles };

/* An io_uring closes files without a call that names them: where there is one, no answer is kept. */
static bool hasRing;

static FileKind kindOfFile(pid_t thread, uint64_t descriptor) {
  const uint64_t place = descriptor % KNOWN_FILES;
  if (knownFiles[place].thread != thread || knownFiles[place].descriptor != descriptor) {
    const FileKind kind = askKindOfFile(thread, descriptor);
    /* Opening is not watched: a moment later it can be a file. */
    if (kind == NOT_OPEN || hasRing) return kind;
    knownFiles[place].kind = kind;
    knownFiles[place].thread = thread;
    knownFiles[place].descriptor = descriptor;
  }
  return knownFiles[place].kind;
}

/* Forgets a descriptor in every thread: threads share descriptors. */
static void forgetDescriptor(uint64_t descriptor) { knownFiles[descriptor % KNOWN_FILES].thread = 0; }

DRIVER_API void forgetDescriptors(void) { memset(knownFiles, 0, sizeof knownFiles); }

static void noteRing(void) {
  hasRing = true;
  forgetDescriptors();
}

DRIVER_API void forgetThread(pid_t thread) {
  const int place = pendingCallOf(thread);
  if (place >= 0) pendingCalls[place].thread = 0;
  for (size_t i = 0; i < KNOWN_FILES; i++)
    if (knownFiles[i].thread == thread) knownFiles[i].thread = 0;
}

static void countWrite(int64_t bytes, bool isSynchronous) {
  syscallCounts->writes++;
  syscallCounts->writeBytes += bytes;
  syscallCounts->otherSync += isSynchronous;
}

/* Counts a call that writes. Returns whether its end has to be seen. */
static bool beginWrite(pid_t thread, TracedCall call) {
  enum { DSYNC_FLAG = 2, SYNC_FLAG = 4 }; /* RWF_DSYNC and RWF_SYNC of linux/fs.h */
  const bool isOutThird = call.number == SYS_copy_file_range || call.number == SYS_splice;
  const FileKind kind = kindOfFile(thread, call.arguments[isOutThird ? 2 : 0]);
  if (kind != REGULAR && kind != SYNCHRONOUS) return false;
  const bool hasFlag = call.number == SYS_pwritev2 && (call.arguments[5] & (DSYNC_FLAG | SYNC_FLAG)) != 0;
  const bool isSynchronous = kind == SYNCHRONOUS || hasFlag;
  if (!isSynchronous && (call.number == SYS_write || call.number == SYS_pwrite64)) {
    /* A regular file takes all of it, or the engine fails: a second stop would take time for nothing. */
    countWrite((int64_t)call.arguments[2], false);
    return false;
  }
  return awaitEnd(thread, NULL, isSynchronous);
}

/* A flush counts if it succeeds, and is of something durable. Returns whether its end has to be seen. */
static bool beginFlush(pid_t thread, TracedCall call, volatile int64_t *flushes) {
  return kindOfFile(thread, call.arguments[0]) >= FOLDER && awaitEnd(thread, flushes, false);
}

DRIVER_API void endTracedCall(pid_t thread, int64_t result) {
  const int place = pendingCallOf(thread);
  if (place < 0) return;
  volatile int64_t *flushes = pendingCalls[place].flushes;
  if (flushes) *flushes += result == 0;
  else if (result >= 0) countWrite(result, pendingCalls[place].isSynchronous && result > 0);
  pendingCalls[place].thread = 0;
}

DRIVER_API bool beginTracedCall(pid_t thread, TracedCall call) {
  if (call.architecture != ownArchitecture() || call.number >= FIRST_FOREIGN_CALL) {
    syscallCounts->unseen++;
    return false;
  }
  switch (call.number) {
    case SYS_fsync: return beginFlush(thread, call, &syscallCounts->fsync);
    case SYS_fdatasync: return beginFlush(thread, call, &syscallCounts->fdatasync);
    case SYS_sync_file_range: return beginFlush(thread, call, &syscallCounts->syncFileRange);
    case SYS_msync: return (call.arguments[2] & MS_SYNC) != 0 && awaitEnd(thread, &syscallCounts->msync, false);
    case SYS_sync: syscallCounts->otherSync++; return false;
    case SYS_syncfs: return beginFlush(thread, call, &syscallCounts->otherSync);
    case IO_URING_SETUP: case IO_URING_ENTER: noteRing(); /* fall through */
    case SYS_io_submit: syscallCounts->unseen++; return false;
    case SYS_close: forgetDescriptor(call.arguments[0]); return false;
    case SYS_dup3: forgetDescriptor(call.arguments[1]); return false;
#ifdef SYS_dup2
    case SYS_dup2: forgetDescriptor(call.arguments[1]); return false;
#endif
    case CLOSE_RANGE: forgetDescriptors(); return false;
    default: return beginWrite(thread, call);
  }
}

#else

typedef int NothingIsTraced; /* ISO C wants a declaration in every file */

#endif

/* -------- tracer.c -------- */

#ifdef CAN_TRACE

#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#ifndef PTRACE_EVENT_STOP
#define PTRACE_EVENT_STOP 128
#endif

/* As ptrace(2) has it for PTRACE_GET_SYSCALL_INFO; C libraries differ in their name for it. */
typedef struct CallStop {
  uint8_t what, padding[3];
  uint32_t architecture;
  uint64_t instruction, stack;
  union {
    struct { uint64_t number, arguments[6]; } call; /* AT_FILTER */
    struct { int64_t value; uint8_t isError; } result; /* AT_RESULT */
  };
} CallStop;

enum { AT_RESULT = 2, AT_FILTER = 3 };

/* Returns whether a stopped thread's call could be read, and the stop is of this kind. */
static bool readCallStop(pid_t thread, int what, CallStop *stop) {
  const int request = 0x420e; /* PTRACE_GET_SYSCALL_INFO */
  return ptrace(request, thread, sizeof *stop, stop) > 0 && stop->what == what;
}

/* Lets a stopped thread resume, with the signal that it was stopped for if there is one. */
static void onStop(pid_t thread, int status) {
  const int event = status >> 16;
  int number = WSTOPSIG(status);
  CallStop stop;
  if (event == PTRACE_EVENT_SECCOMP) {
    number = 0;
    if (readCallStop(thread, AT_FILTER, &stop)) {
      const TracedCall call = { stop.architecture, stop.call.number, stop.call.arguments };
      if (beginTracedCall(thread, call)) {
        ptrace(PTRACE_SYSCALL, thread, 0, 0); /* up to the end of the call */
        return;
      }
    } else {
      syscallCounts->unseen++;
    }
  } else if (number == (SIGTRAP | 0x80)) { /* PTRACE_O_TRACESYSGOOD marks stops at calls so */
    number = 0;
    if (readCallStop(thread, AT_RESULT, &stop)) endTracedCall(thread, stop.result.value);
  } else if (event == PTRACE_EVENT_STOP && number != SIGTRAP) {
    ptrace(PTRACE_LISTEN, thread, 0, 0); /* a signal has stopped it, and it stays stopped */
    return;
  } else if (event != 0) {
    number = 0;
    if (event == PTRACE_EVENT_EXEC) forgetDescriptors();
  }
  ptrace(PTRACE_CONT, thread, 0, number);
}

/* Traces the driver and its children until the driver ends. */
static _Noreturn void trace(pid_t driver) {
  for (;;) {
    int status = 0;
    const pid_t thread = waitpid(-1, &status, __WALL);
    if (thread < 0 && errno == EINTR) continue;
    if (thread < 0) _exit(1);
    if (WIFSTOPPED(status)) {
      onStop(thread, status);
      continue;
    }
    if (thread == driver) _exit(0);
    forgetThread(thread);
  }
}

/*
** Has the kernel stop this process and its children at the calls that are watched, unless nothing is counted. Where there are several filters, one that
** stops is enough. Returns whether the filter is in place.
*/
static bool filterCalls(bool isCounted) {
  enum { MAX_WATCHED = 32 };
  size_t count;
  const uint16_t *watched = watchedCalls(&count);
  struct sock_filter filter[MAX_WATCHED + 6];
  if (count > MAX_WATCHED) return false;
  size_t size = 0;
  /* Jumps are relative to the next instruction; all of them lead to the last, which stops the thread. */
  const size_t last = count + 5;
#define JUMP_TO_STOP ((uint8_t)(last - size - 1))
  filter[size++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch));
  filter[size] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ownArchitecture(), 0, JUMP_TO_STOP);
  size++;
  filter[size++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr));
  filter[size] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, FIRST_FOREIGN_CALL, JUMP_TO_STOP, 0);
  size++;
  for (size_t i = 0; i < count; i++, size++)
    filter[size] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, watched[i], JUMP_TO_STOP, 0);
#undef JUMP_TO_STOP
  filter[size++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  const uint32_t onWatched = isCounted ? SECCOMP_RET_TRACE : SECCOMP_RET_ALLOW;
  filter[size++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, onWatched);
  struct sock_fprog program = { (unsigned short)size, filter };
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return false;
  /* Without the first flag, which Linux has since 4.17, kernels before 5.16 slow everything down that is timed. */
  const unsigned long setFilter = 1, allowSpeculation = 1ul << 2, allThreads = 1;
  return syscall(SYS_seccomp, setFilter, allowSpeculation | allThreads, &program) == 0
    || syscall(SYS_seccomp, setFilter, allowSpeculation, &program) == 0
    || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

/*
** The tracer's part of the start.
**
** @param fromDriver a pipe on which the driver says that it may be traced
** @param toDriver a pipe on which to answer 0, or the error number that tracing failed with
*/
static _Noreturn void runTracer(pid_t driver, int fromDriver, int toDriver) {
  const int traced = PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACESECCOMP | PTRACE_O_TRACEFORK | PTRACE_O_TRACEVFORK
    | PTRACE_O_TRACECLONE | PTRACE_O_TRACEEXEC | PTRACE_O_EXITKILL;
  char go;
  /* The commands and the replies are the driver's alone. */
  fclose(reply);
  close(STDIN_FILENO);
  if (read(fromDriver, &go, 1) != 1) _exit(1);
  const int refused = ptrace(PTRACE_SEIZE, driver, 0, traced) == 0 ? 0 : errno;
  if (write(toDriver, &refused, sizeof refused) != sizeof refused || refused != 0) _exit(1);
  close(fromDriver);
  close(toDriver);
  trace(driver);
}

/* Waits until the tracer has begun. Returns NULL, or why it has not. */
static const char *meetTracer(pid_t tracer, int fromTracer, int toTracer, bool isCounted) {
  static char why[200];
  int refused = 0;
  /* A child may trace its parent only if that allows it: https://docs.kernel.org/admin-guide/LSM/Yama.html */
  prctl(PR_SET_PTRACER, tracer);
  if (write(toTracer, "", 1) != 1 || read(fromTracer, &refused, sizeof refused) != sizeof refused) {
    snprintf(why, sizeof why, "the tracer has ended");
  } else if (refused != 0) {
    snprintf(why, sizeof why, "ptrace: %s", strerror(refused));
  } else if (filterCalls(isCounted)) {
    return NULL;
  } else {
    /* The tracer cannot leave: it would take the driver with it. Without a filter it has nothing to do. */
    snprintf(why, sizeof why, "seccomp: %s", strerror(errno));
    return why;
  }
  waitForChild(tracer);
  return why;
}

/* The counts in a file of memory; NULL if they cannot be mapped. The file is closed. */
static volatile SyscallCounts *mapCounts(int file, int protection) {
  void *counts = file < 0 ? MAP_FAILED : mmap(NULL, sizeof *syscallCounts, protection, MAP_SHARED, file, 0);
  if (file >= 0) close(file);
  return counts == MAP_FAILED ? NULL : counts;
}

/* A second descriptor of a file that can only be read: what is mapped by it stays so, whatever the engine asks for. */
static int reopenToRead(int file) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/fd/%d", file);
  return open(path, O_RDONLY | O_CLOEXEC);
}

/* The tracer's counts; NULL if there is none. */
static volatile SyscallCounts *sharedCounts;

DRIVER_API const char *startCounting(bool isCounted) {
  int toTracer[2], fromTracer[2];
  if (access("/proc/self/fdinfo", X_OK) != 0) return "there is no /proc";
  const int memory = memfd_create("calls", MFD_CLOEXEC);
  if (memory < 0 || ftruncate(memory, sizeof *syscallCounts) != 0) return "there is no memory to share with the tracer";
  if (pipe2(toTracer, O_CLOEXEC) != 0) return "there is no pipe to the tracer";
  if (pipe2(fromTracer, O_CLOEXEC) != 0) {
    close(toTracer[0]);
    close(toTracer[1]);
    return "there is no pipe from the tracer";
  }
  const pid_t driver = getpid(), tracer = forkChild("count");
  if (tracer == 0) {
    syscallCounts = mapCounts(memory, PROT_READ | PROT_WRITE);
    if (!syscallCounts) _exit(1);
    close(toTracer[1]);
    close(fromTracer[0]);
    runTracer(driver, toTracer[0], fromTracer[1]);
  }
  close(toTracer[0]);
  close(fromTracer[1]);
  sharedCounts = mapCounts(reopenToRead(memory), PROT_READ);
  close(memory);
  const char *why = meetTracer(tracer, fromTracer[0], toTracer[1], isCounted);
  close(toTracer[1]);
  close(fromTracer[0]);
  if (!why && !sharedCounts) why = "the memory that the tracer shares cannot be read";
  if (why) sharedCounts = NULL;
  if (isCounted) syscallCounts = sharedCounts;
  return why;
}

#else

DRIVER_API const char *startCounting(bool isCounted) { return (void)isCounted, "only Linux on x64 and arm64 can, with its headers"; }

#endif

/* -------- waiting.c -------- */

DRIVER_API Waiting beginWait(void) {
  Waiting used = { .elapsed = measuredNow(), .cpu = readClock(CLOCK_PROCESS_CPUTIME_ID) };
#ifdef __linux__
  struct rusage usage;
  const int64_t block = 512; /* getrusage(2) */
  if (callSystem(CALL_GETRUSAGE, RUSAGE_SELF, &usage)) used.written = usage.ru_oublock * block;
#endif
  return used;
}

DRIVER_API void endWait(Waiting *sum, Waiting began) {
  const Waiting now = beginWait();
  sum->elapsed += now.elapsed - began.elapsed;
  sum->cpu += now.cpu - began.cpu;
  sum->written += now.written - began.written;
}

/* -------- turns.c -------- */

#include <sched.h>
#ifdef __linux__
#include <linux/futex.h>
#include <sys/syscall.h>
#endif

/* The state of a process in taking turns. */
enum { EXPECTED, TAKES_TURNS, HAS_LEFT, HAS_FAILED };

/* The shared file, in the machine's byte order. The tool reads it, and writes HAS_FAILED of a process that has ended. */
typedef struct TurnTable {
  _Atomic int32_t turn;                  /* the number of the process whose turn it is */
  _Atomic int32_t states[MOST_PROCESSES];
  _Atomic int32_t bells[MOST_PROCESSES]; /* increased to wake a process that sleeps */
  _Atomic int32_t processor; /* 1 + the number of the one that all run on; 0 until the first has joined; -1 for any */
} TurnTable;

static TurnTable *table;
static int ownNumber, processCount;
static Waiting waited; /* since this process has joined */

/*
** Sleeps until the own bell is rung. Also wakes by itself after a while, since a process that has failed rings nobody.
** Without a futex it looks again and again, sleeping between.
*/
static void sleepUntilRung(int32_t heard) {
#ifdef __linux__
  const struct timespec longest = { .tv_nsec = 50 * 1000 * 1000 };
  syscall(SYS_futex, &table->bells[ownNumber], FUTEX_WAIT, heard, &longest, NULL, 0);
#else
  (void)heard;
  const struct timespec pause = { .tv_nsec = 50 * 1000 };
  nanosleep(&pause, NULL);
#endif
}

static void ring(int number) {
  atomic_fetch_add(&table->bells[number], 1);
#ifdef __linux__
  syscall(SYS_futex, &table->bells[number], FUTEX_WAKE, 1, NULL, NULL, 0);
#endif
}

static bool isAnyExpected(void) {
  for (int i = 0; i < processCount; i++)
    if (atomic_load(&table->states[i]) == EXPECTED) return true;
  return false;
}

/* The first from this one on that takes turns; -1 if none does. */
static int firstTakingTurns(int from) {
  for (int i = 0; i < processCount; i++) {
    const int number = (int)((unsigned)(from + i) % (unsigned)processCount);
    if (atomic_load(&table->states[number]) == TAKES_TURNS) return number;
  }
  return -1;
}

/* Nobody's until all have joined. That of a process which has failed is the next one's. */
static bool isOwnTurn(void) {
  return !isAnyExpected() && firstTakingTurns(atomic_load(&table->turn)) == ownNumber;
}

static bool haveAllLeft(void) { return !isAnyExpected() && firstTakingTurns(0) < 0; }

static void sleepUntil(bool (*isReached)(void)) {
  if (isReached()) return;
  const Waiting began = beginWait();
  for (;;) {
    const int32_t heard = atomic_load(&table->bells[ownNumber]);
    if (isReached()) break;
    sleepUntilRung(heard);
  }
  endWait(&waited, began);
}

static void ringOthers(void) {
  for (int i = 0; i < processCount; i++)
    if (i != ownNumber) ring(i);
}

/* Has a process, 0 for this one, and all that it starts from here on, run on one processor, if the system allows it. */
static void keepOnProcessor(pid_t process, int processor) {
#ifdef __linux__
  if (processor >= CPU_SETSIZE) return;
  cpu_set_t processors;
  CPU_ZERO(&processors);
  CPU_SET((size_t)processor, &processors);
  sched_setaffinity(process, sizeof processors, &processors);
#else
  (void)process;
  (void)processor;
#endif
}

/*
** Stays on the processor that the first to join was on, unless the tool wants any. Two processors of a shared machine are
** slowed down at different times, by neighbours that each has of its own. If the system does not allow it, the process runs
** wherever it does.
*/
static void shareProcessor(void) {
#ifdef __linux__
  int32_t none = 0;
  atomic_compare_exchange_strong(&table->processor, &none, sched_getcpu() + 1);
  const int32_t processor = atomic_load(&table->processor) - 1;
  if (processor < 0) return;
  keepOnProcessor(0, processor);
  if (options.shell) keepOnProcessor(shellProcess(), processor);
#endif
}

DRIVER_API void stayOnProcessor(int processor) { keepOnProcessor(0, processor); }

DRIVER_API void stayOnLastProcessor(void) {
#ifdef __linux__
  cpu_set_t processors;
  if (sched_getaffinity(0, sizeof processors, &processors) != 0) return;
  int last = CPU_SETSIZE - 1;
  while (last >= 0 && !CPU_ISSET((size_t)last, &processors)) last--;
  if (last >= 0) stayOnProcessor(last);
#endif
}

DRIVER_API void joinTurns(const char *path, int own, int count) {
  const int file = open(path, O_RDWR | O_CLOEXEC);
  struct stat info;
  if (file < 0 || fstat(file, &info) != 0) fail("turns", NULL, "%s: %s", path, strerror(errno));
  if (info.st_size != (off_t)sizeof *table)
    fail("turns", NULL, "%s has %lld bytes, not %zu", path, (long long)info.st_size, sizeof *table);
  void *shared = mmap(NULL, sizeof *table, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (shared == MAP_FAILED) fail("turns", NULL, "%s: %s", path, strerror(errno));
  close(file);
  table = shared;
  ownNumber = own;
  processCount = count;
  waited = (Waiting){ 0 };
  shareProcessor();
  atomic_store(&table->states[ownNumber], TAKES_TURNS);
  ringOthers();
}

DRIVER_API void awaitTurn(void) {
  if (table) sleepUntil(isOwnTurn);
}

DRIVER_API void passTurn(void) {
  if (!table) return;
  const int next = firstTakingTurns(ownNumber + 1);
  if (next < 0 || next == ownNumber) return;
  atomic_store(&table->turn, next);
  ring(next);
}

DRIVER_API Waiting whileWaiting(void) { return waited; }

DRIVER_API void leaveTurns(void) {
  if (!table) return;
  atomic_store(&table->states[ownNumber], HAS_LEFT);
  ringOthers();
  sleepUntil(haveAllLeft);
  munmap(table, sizeof *table);
  table = NULL;
}

/* -------- sample.c -------- */

/* The time of reaching a fresh state, nanoseconds a step. */
typedef struct SetupTimes {
  int64_t populate;     /* writing to pages, or growing the heap */
  RestoreTimes restore; /* making the working copy equal to its template */
  int64_t open;         /* opening the database */
  int64_t warm;         /* executing the WARM statements */
} SetupTimes;

/* Makes the folder of the working copy, with nothing in it. */
static void emptyWorkingFolder(void) {
  if (access(options.workDir, F_OK) == 0) removeTree(options.workDir);
  if (mkdir(options.workDir, 0700) != 0) fail("copy", NULL, "%s: %s", options.workDir, strerror(errno));
}

DRIVER_API void rehearse(void) {
  if (!options.rehearseFile) return;
  char path[PATH_SIZE] = ":memory:";
  if (options.storage == STORAGE_FILE) {
    emptyWorkingFolder();
    joinPath(path, options.workDir, "db");
  }
  makeScratch(options.workDir, false);
  openDatabase(path);
  executeFile("rehearse", options.rehearseFile);
  closeDatabase();
  keepScratch(options.workDir);
}

/* Makes the database with the connection that is timed: slow, and the reference that copies are compared with. */
static void prepareAnew(const char *path, SetupTimes *times) {
  emptyWorkingFolder();
  makeScratch(options.workDir, false);
  openDatabase(path);
  executeFile("prepare", options.prepareFile);
  keepScratch(options.workDir);
  useScratch(options.workDir);
  const int64_t start = now();
  flushFolderInChild(options.workDir);
  times->restore.flush = now() - start;
}

/* Opens the working copy after it is made equal to its template. */
static void openWorkingCopy(const char *path, Command command, bool isDirty, SetupTimes *times) {
  if (startsServer()) lockServerFolder(options.workDir);
  requireKeptScratch(options.templateDir);
  if (isDirty) restoreFolder(options.templateDir, options.workDir, &times->restore);
  if (command.kind == COMMAND_TIME && options.dropCache) dropTree(options.workDir);
  int64_t start = now();
  if (command.kind == COMMAND_TIME && command.isWrites && !options.shell && !options.server) growHeap();
  times->populate = now() - start;
  start = now();
  noteUnopened();
  openDatabase(path);
  times->open = now() - start;
  if (!isMeasured(command.kind) || !command.after) return;
  start = now();
  executeFile("warm", command.after);
  times->warm = now() - start;
  if (command.kind == COMMAND_COUNT) return;
  start = now();
  flushFolderInChild(options.workDir);
  times->restore.flush += now() - start;
}

static void reachFreshState(Command command, bool isDirty, SetupTimes *times) {
  /* Where nothing is timed, page faults cost less than their prevention. */
  const bool isTimed = !isUntimed(command.kind) && command.kind != COMMAND_COUNT;
  if (options.storage == STORAGE_MEMORY) {
    /* The database is there since the driver has prepared it. */
    requireKeptScratch(options.workDir);
    restoreScratch(options.workDir, &times->restore);
    const int64_t start = now();
    if (isTimed && !options.noFork) populatePages();
    times->populate = now() - start;
    return;
  }
  char path[PATH_SIZE];
  joinPath(path, options.workDir, "db");
  if (options.reprepare) prepareAnew(path, times);
  else openWorkingCopy(path, command, isDirty, times);
}

static void closeSample(void) {
  if (isFootprintClosed()) return;
  if (options.shell || options.storage == STORAGE_FILE) discardDatabase();
}

static void replyReady(const SetupTimes *times, int64_t total) {
  fprintf(reply,
    "{\"ready\":{\"populate_ns\":%" PRId64 ",\"copy_ns\":%" PRId64 ",\"flush_ns\":%" PRId64 ",\"open_ns\":%" PRId64
    ",\"warm_ns\":%" PRId64 ",\"total_ns\":%" PRId64 "}}\n",
    times->populate, times->restore.copy, times->restore.flush, times->open, times->warm, total);
  sendReply();
}

/* A whole number from `least` to `most`. */
static long parseNumber(const char *field, long least, long most) {
  char *end = NULL;
  errno = 0;
  const long number = field ? strtol(field, &end, 10) : 0;
  if (!field || end == field || *end || errno || number < least || number > most)
    fail("command", NULL, "\"%s\" instead of a number from %ld to %ld", field ? field : "", least, most);
  return number;
}

/* How to take turns; without turns all but `chunks` is missing. */
typedef struct Start {
  const char *file;  /* the statements, if they were named behind the command; NULL otherwise */
  const char *turns; /* the file of the turns, or NULL */
  int own, count;    /* number of this process, and of all that take part */
  size_t statements; /* how many statements a chunk has; 0 without turns */
  size_t chunks;     /* how many chunks a turn has */
} Start;

/* Waits for the word to start. If the tool has changed its mind, the process ends. */
static Start waitForStart(void) {
  static char line[2 * PATH_SIZE], named[2 * PATH_SIZE];
  static const char statements[] = "statements\t";
  char *rest = NULL;
  Start start = { .chunks = 1 };
  if (!readLine(line, sizeof line)) _exit(0);
  if (strncmp(line, statements, strlen(statements)) == 0) {
    memcpy(named, line, sizeof named);
    start.file = named + strlen(statements);
    if (!readLine(line, sizeof line)) _exit(0);
  }
  const char *word = strtok_r(line, "\t", &rest);
  if (!word || strcmp(word, "go") != 0) fail("command", NULL, "\"%s\" instead of \"go\"", word ? word : "");
  start.turns = strtok_r(NULL, "\t", &rest);
  if (!start.turns) return start;
  start.count = (int)parseNumber(strtok_r(NULL, "\t", &rest), 1, MOST_PROCESSES);
  start.own = (int)parseNumber(strtok_r(NULL, "\t", &rest), 0, start.count - 1);
  start.statements = (size_t)parseNumber(strtok_r(NULL, "\t", &rest), 1, LONG_MAX);
  start.chunks = (size_t)parseNumber(strtok_r(NULL, "\t", &rest), 1, LONG_MAX);
  return start;
}

/* The result of running a workload. */
typedef struct Sample {
  Execution execution;
  int64_t elapsed; /* nanoseconds: the sum of the chunks' */
  int64_t opened;  /* nanoseconds of the opening that is timed, a part of the first chunk; -1 if none is */
  int64_t afterReplies; /* nanoseconds of these that a server has worked after its replies, on a processor */
  int64_t *chunkTimes;
  int64_t queued;        /* nanoseconds that others had its processor: in none of the other times; -1 if the system tells nothing */
  int64_t changes; /* rows changed */
  int64_t repeated; /* of several connections, transactions that were executed again */
  int64_t device; /* writes and flushes of the database's device during the chunks; -1 if the system does not tell */
  uint64_t instructions; /* 0 if they are not counted */
  uint64_t threads;      /* that ran while instructions were counted; 0 if none was to be */
  ResourceUsage before, after;
  SyscallCounts callsBefore, callsAfter;
  Waiting waited;
} Sample;

/* A server may never be idle: what it works for longer is in the others' turns. */
static const int64_t LONGEST_AFTER_TURN_NS = 20 * 1000 * 1000;

/* A server that has just started reads what it has kept. */
static const int64_t LONGEST_BEFORE_SAMPLE_NS = 500 * 1000 * 1000;

/*
** How much of a time other processes had the processor, nanoseconds. Waiting for a disk or a lock is not in it: a thread that is blocked
** is neither in a queue nor on a processor. Waiting for the engine's own other threads is not in it either, as much as these have worked.
*/
static int64_t foreignTime(int64_t elapsed, ThreadTimes from, ThreadTimes to) {
  /* A wait can begin before the clock is read, or end after it. */
  const int64_t most = elapsed - (to.processor - from.processor);
  const int64_t foreign = to.queued - from.queued - (to.others - from.others);
  const int64_t queued = foreign < most ? foreign : most;
  return queued > 0 ? queued : 0;
}

/*
** Runs a workload with nothing around its chunks that takes long: here the clock starts and stops.
**
** @param inTurn how many chunks a turn has, at least 1
** @param isTimed whether anybody wants the times: reading what the thread waited for is among what a footprint counts
** @param unopened a database that is opened in the first chunk; NULL if one is open
*/
static Sample runWorkload(Chunks chunks, size_t inTurn, bool hashing, bool isTimed, const char *unopened) {
  Sample sample = { .opened = -1, .device = -1, .execution = { .hashing = hashing } };
  sample.chunkTimes = mapMemory(chunks.count * sizeof *sample.chunkTimes, false);
  memset(sample.chunkTimes, 0, chunks.count * sizeof *sample.chunkTimes); /* or there would be page faults */
  /* A shell or a server works in a process of its own. */
  const bool isKnown = isTimed && !options.shell && !options.server && openThreadTimes();
  if (!isKnown) sample.queued = -1;
  const int64_t changes = unopened ? 0 : totalChanges();
  sample.callsBefore = readSyscallCounts();
  sample.before = executingUsage();
  DeviceCount device = { 0 };
  for (size_t i = 0; i < chunks.count; i++) {
    if (i % inTurn == 0) {
      awaitTurn();
      beginDeviceCount(&device);
    }
    ThreadTimes before = readThreadTimes();
    const uint64_t instructions = beginInstructions();
    int64_t start = measuredNow(), opening = 0, queued = 0;
    if (i == 0 && unopened) {
      openDatabase(unopened);
      const int64_t opened = measuredNow();
      opening = opened - start;
      if (isKnown) {
        queued = foreignTime(opening, before, readThreadTimes());
        /* Reading is no part of the sample, and waiting meanwhile neither. */
        before = readThreadTimes();
        start += measuredNow() - opened;
      }
      sample.opened = opening - queued;
    }
    executeWorkload(&chunks.parts[i], &sample.execution);
    /* In the time: an engine that leaves its work to this call is as slow as one that does not. */
    if (i + 1 == chunks.count) sample.changes = totalChanges() - changes;
    sample.chunkTimes[i] = options.shell ? sample.execution.elapsed : measuredNow() - start;
    sample.instructions += endInstructions(instructions);
    if (isKnown) {
      queued += foreignTime(sample.chunkTimes[i] - opening, before, readThreadTimes());
      sample.chunkTimes[i] -= queued;
      sample.queued += queued;
    }
    if (i == 0 && sample.opened > sample.chunkTimes[i]) sample.opened = sample.chunkTimes[i];
    const bool isTurnOver = (i + 1) % inTurn == 0;
    if (options.awaitIdle && (isTurnOver || i + 1 == chunks.count)) {
      const int64_t after = awaitIdleServer(LONGEST_AFTER_TURN_NS);
      sample.chunkTimes[i] += after;
      sample.afterReplies += after;
    }
    if (isTurnOver || i + 1 == chunks.count) endDeviceCount(&device);
    if (isTurnOver) passTurn();
    sample.elapsed += sample.chunkTimes[i];
  }
  sample.after = executingUsage();
  sample.callsAfter = readSyscallCounts();
  closeThreadTimes();
  sample.device = device.counted;
  requireOneClock();
  leaveTurns();
  sample.waited = whileWaiting();
  return sample;
}

/*
** Runs a workload in a process of its own, from its start to its end: one chunk, around which nothing takes long.
**
** @param path of the database, which is not open
*/
static Sample runInOwnProcess(Chunks all, const char *path, const char *statements, bool hashing) {
  /* The process is no thread of this one: how long it has queued cannot be read. */
  Sample sample = { .queued = -1, .device = -1, .execution = { .hashing = hashing } };
  sample.chunkTimes = mapMemory(sizeof *sample.chunkTimes, false);
  sample.callsBefore = readSyscallCounts();
  DeviceCount device = { 0 };
  awaitTurn();
  beginDeviceCount(&device);
  const int64_t start = measuredNow();
  if (options.shell) {
    openDatabase(path);
    sample.opened = measuredNow() - start;
    executeWorkload(&all.parts[0], &sample.execution);
    sample.changes = totalChanges();
    sample.after = executingUsage();
    const int64_t closing = measuredNow();
    closeDatabase();
    sample.elapsed = sample.opened + sample.execution.elapsed + (measuredNow() - closing);
  } else {
    const OwnProcess own = runOwnProcess(path, statements, hashing);
    sample.elapsed = measuredNow() - start;
    sample.execution = own.execution;
    sample.opened = own.opened < sample.elapsed ? own.opened : sample.elapsed;
    sample.changes = own.changes;
    sample.after = own.usage;
  }
  sample.chunkTimes[0] = sample.elapsed;
  endDeviceCount(&device);
  sample.device = device.counted;
  sample.callsAfter = readSyscallCounts();
  requireOneClock();
  leaveTurns();
  sample.waited = whileWaiting();
  return sample;
}

/*
** How many threads have run beside this one since the process had started so many: those that there are, or, if src/features/figures/counts knows them,
** all that were started.
*/
static uint64_t threadsSince(uint64_t before) {
  const uint64_t started = startedThreads() - before;
  const int running = countThreads();
  const uint64_t others = running > 1 ? (uint64_t)running - 1 : 0;
  return started > others ? started : others;
}

static void printChunks(const Sample *sample, size_t count) {
  fprintf(reply, ",\"chunks\":[");
  for (size_t i = 0; i < count; i++) fprintf(reply, i == 0 ? "%" PRId64 : ",%" PRId64, sample->chunkTimes[i]);
  fprintf(reply, "]");
}

/* An engine's own counters before and after its statements, as lines; unused if nobody asks for them. */
typedef struct Counters {
  char before[LINES_SIZE], after[LINES_SIZE];
} Counters;

/* The rows of the query in a file of one statement. */
static void readCounters(const char *path, char *lines) {
  const Statements query = mapStatements(path);
  requireLines("counters", query.text, lines);
  unmapStatements(query);
}

static void printCounters(const Counters *counters) {
  fprintf(reply, ",\"counters\":[");
  printJsonString(reply, counters->before);
  fputc(',', reply);
  printJsonString(reply, counters->after);
  fputc(']', reply);
}

/* The hashes of an untimed sample. */
typedef struct Hashed {
  uint64_t all;   /* the results of the statements, of BEHIND and of STATE */
  uint64_t state; /* the results of STATE; 0 without it */
} Hashed;

/*
** @param timing what was timed beside the whole
** @param chunks to print the times of; NULL for none
** @param hashed what was hashed; NULL if nothing was
** @param counters NULL if nobody asks for them
*/
static void replySample(
  const Sample *sample, Timing timing, const Chunks *chunks, const Hashed *hashed, const Counters *counters) {
  const ResourceUsage *before = &sample->before, *after = &sample->after;
  fprintf(reply,
    "{\"sample\":{\"ns\":%" PRId64 ",\"statements\":%" PRId64 ",\"rows\":%" PRId64 ",\"changes\":%" PRId64
    ",\"cpu_ns\":%" PRId64 ",\"peak_bytes\":%" PRId64 ",\"minor_faults\":%ld,\"major_faults\":%ld",
    sample->elapsed, sample->execution.statements, sample->execution.rows, sample->changes, after->cpu - before->cpu,
    after->peak, after->minorFaults - before->minorFaults, after->majorFaults - before->majorFaults);
  if (sample->instructions > 0) fprintf(reply, ",\"instructions\":%" PRIu64, sample->instructions);
  if (options.awaitIdle) fprintf(reply, ",\"after_ns\":%" PRId64, sample->afterReplies);
  if (sample->threads > 0) fprintf(reply, ",\"threads\":%" PRIu64, sample->threads);
  if (syscallCounts) printSyscallCounts(sample->callsBefore, sample->callsAfter);
  if (timing.latencies) {
    fprintf(reply, ",\"latencies\":");
    printHistogram(&timing.latencies->times);
  }
  if (timing.transactions) {
    fprintf(reply, ",\"transactions\":");
    printTransactions(timing.transactions);
  }
  if (chunks) printChunks(sample, chunks->count);
  if (chunks && chunks->isCommitApart) fprintf(reply, ",\"commit_ns\":%" PRId64, sample->chunkTimes[chunks->count - 1]);
  if (sample->opened >= 0) fprintf(reply, ",\"open_ns\":%" PRId64, sample->opened);
  if (sample->queued >= 0) fprintf(reply, ",\"queued_ns\":%" PRId64, sample->queued);
  if (sample->waited.elapsed > 0)
    fprintf(reply,
      ",\"waited\":{\"ns\":%" PRId64 ",\"cpu_ns\":%" PRId64 ",\"written_bytes\":%" PRId64 "}", sample->waited.elapsed,
      sample->waited.cpu, sample->waited.written);
  if (sample->device >= 0) fprintf(reply, ",\"device_writes\":%" PRId64, sample->device);
  if (options.connections == 1) fprintf(reply, ",\"touched\":\"%016" PRIx64 "\"", sample->execution.touched);
  if (hashed) fprintf(reply, ",\"hash\":\"%016" PRIx64 "\",\"state\":\"%016" PRIx64 "\"", hashed->all, hashed->state);
  if (counters) printCounters(counters);
  if (options.connections > 1) fprintf(reply, ",\"repeated\":%" PRId64, sample->repeated);
  if (isFootprintTaken()) printFootprint();
  fprintf(reply, "}}\n");
  sendReply();
}

/* Fails if a query returns a row: its first column says what is wrong. */
static void requireInvariants(const char *path) {
  const Statements queries = mapStatements(path);
  const char *const end = queries.text + queries.size;
  for (const char *sql = queries.text; sql < end; sql += strlen(sql) + 1) {
    Execution execution = { 0 };
    char violation[512];
    executeOnDatabase("invariant", (Statements){ sql, strlen(sql) + 1 }, &execution);
    if (execution.rows == 0) continue;
    if (!queryValue(sql, violation, sizeof violation)) fail("invariant", sql, "a row was returned");
    fail("invariant", NULL, "%s", violation);
  }
  unmapStatements(queries);
}

/* Executes the statements of a file, and hashes their results; 0 without a file. */
static uint64_t hashFile(const char *where, const char *path) {
  if (!path) return 0;
  Execution execution = { .hashing = true };
  const Statements statements = mapStatements(path);
  executeOnDatabase(where, statements, &execution);
  unmapStatements(statements);
  return execution.hash;
}

/* Executes BEFORE, which is a part of reaching a fresh state. */
static void executeBefore(Command command, SetupTimes *times) {
  if (!command.before) return;
  int64_t start = now();
  executeFile("before", command.before);
  times->warm += now() - start;
  if (command.kind != COMMAND_TIME || options.storage != STORAGE_FILE) return;
  start = now();
  flushFolderInChild(options.workDir);
  times->restore.flush += now() - start;
}

/* Reads that other statements surround leave everything as it was, as far as STATE shows. */
static bool mustLeaveState(Command command) {
  return isUntimed(command.kind) && !command.isWrites && isSurrounded(command) && command.after;
}

/* Hashes the results of an untimed pass's STATE too, and fails if an invariant is violated. */
static Hashed examineDatabase(Command command, uint64_t results) {
  const uint64_t state = hashFile("state", command.after);
  if (command.then) requireInvariants(command.then);
  return (Hashed){ command.after ? addStatementHash(results, state) : results, state };
}

/* When a reading began, and what its thread had waited for until then. */
typedef struct Reading {
  int64_t began;
  ThreadTimes times;
} Reading;

static Reading beginReading(void) {
  return (Reading){ .times = readThreadTimes(), .began = now() };
}

/* How long a reading took, nanoseconds. */
typedef struct ReadingTime {
  int64_t elapsed;
  int64_t queued; /* of these, those that other processes had the processor: on a busy machine any of two readings may be the longer one */
} ReadingTime;

static ReadingTime endReading(Reading reading) {
  const int64_t elapsed = now() - reading.began;
  return (ReadingTime){ elapsed, foreignTime(elapsed, reading.times, readThreadTimes()) };
}

/*
** Waits until the tool has looked at this process from outside. It may ask for STATE first, and says so only here: an engine cannot know in which
** of its samples it does.
**
** @param closed the database if it is to be opened for that; NULL if it is open
** @param finalizing the time of the calls between the timed statements and the reply
** @param elapsed the time of the sample
*/
static void waitUntilSeen(const char *closed, ReadingTime finalizing, int64_t elapsed) {
  static char line[2 * PATH_SIZE];
  for (;;) {
    if (!readLine(line, sizeof line)) _exit(0);
    if (strcmp(line, "seen") == 0) return;
    if (strncmp(line, "show\t", 5) != 0) fail("command", NULL, "\"%s\" instead of \"seen\" or \"show\"", line);
    const char *const state = line + 5;
    Reading reading = beginReading();
    if (closed) openDatabase(closed);
    const uint64_t hash = hashFile("state", state);
    ReadingTime first = endReading(reading), second = first;
    first.elapsed += finalizing.elapsed;
    first.queued += finalizing.queued;
    /* Work that the writes put off is in the first reading alone. It is looked for if that took longer than the writes. */
    if (first.elapsed > elapsed) {
      reading = beginReading();
      hashFile("state", state);
      second = endReading(reading);
    }
    if (closed) closeSample();
    fprintf(reply,
      "{\"shown\":{\"state\":\"%016" PRIx64 "\",\"first_ns\":%" PRId64 ",\"queued_ns\":%" PRId64 ",\"second_ns\":%" PRId64 "}}\n", hash,
      first.elapsed, first.queued, second.elapsed - second.queued);
    sendReply();
  }
}

/*
** The workload of a command, with everything that is timed of it.
**
** @param file the statements
*/
static Workload openWorkload(Command command, const char *file) {
  Workload workload = readWorkload(file);
  expectErrors(&workload, command.errors);
  if (!isUntimed(command.kind) && command.kind != COMMAND_COUNT) timeParts(&workload, command.then, false);
  /* The times of single statements stay in the process that has executed them. */
  if (command.hasProcess) workload.timing = (Timing){ 0 };
  return workload;
}

/*
** Runs one workload on a database. Its statements are opened behind the word to start: an engine could execute them before that, where nobody looks
** at the time.
**
** @param unopened the database if it is to be opened in the workload's time, here or in a process of its own; NULL if one is open
** @param isAlone whether no other workload uses the process
** @param times what getting the database has taken
** @param began when that began
*/
static void runOnDatabase(Command command, const char *unopened, bool isAlone, SetupTimes *times, int64_t began) {
  static Counters counters;
  const bool mustLeave = mustLeaveState(command);
  const uint64_t state = mustLeave ? hashFile("state", command.after) : 0;
  executeBefore(command, times);
  if (command.counters) readCounters(command.counters, counters.before);
  if (options.awaitIdle) awaitIdleServer(LONGEST_BEFORE_SAMPLE_NS);
  replyReady(times, now() - began);
  const Start start = waitForStart();
  const char *const file = start.file ? start.file : command.statements;
  if (!file) fail("command", NULL, "no statements are named");
  Workload workload = openWorkload(command, file);
  if (!unopened) prepareWorkload(&workload);
  const bool isHashed = isUntimed(command.kind);
  /* A shell that is hashed is fed everything at once. */
  const bool isWhole = command.hasProcess || (isHashed && options.shell);
  const Chunks chunks = divideWorkload(&workload, isWhole ? 0 : start.statements);
  if (start.turns) joinTurns(start.turns, start.own, start.count);
  const uint64_t threads = startedThreads();
  const bool noting = options.footprint && isAlone && isUntimed(command.kind);
  if (noting) beginFootprint();
  const bool isTimed = !isHashed && command.kind != COMMAND_COUNT;
  const bool hashing = command.kind == COMMAND_HASH;
  if (command.isWrites && options.storage == STORAGE_FILE) openDeviceCounter(options.workDir);
  Sample sample = command.hasProcess ? runInOwnProcess(chunks, unopened, file, hashing)
                                     : runWorkload(chunks, start.chunks, hashing, isTimed, unopened);
  closeDeviceCounter();
  if (noting) endFootprint();
  if (command.kind == COMMAND_COUNT) sample.threads = threadsSince(threads);
  if (start.turns && command.isWrites) openThreadTimes();
  const Reading ending = beginReading();
  finalizeWorkload(&workload);
  const ReadingTime finalizing = endReading(ending);
  /* Before the reply, which would be half printed if a statement failed. */
  if (command.counters) readCounters(command.counters, counters.after);
  if (command.behind) {
    const uint64_t behind = hashFile("after", command.behind);
    sample.execution.hash = addStatementHash(sample.execution.hash, behind);
    sample.execution.touched = addStatementHash(sample.execution.touched, behind);
  }
  if (mustLeave && hashFile("state", command.after) != state)
    fail("state", NULL, "reads leave something behind: its queries have other results than before the sample");
  const Hashed hashed = isHashed ? examineDatabase(command, sample.execution.hash) : (Hashed){ 0 };
  if (noting) finishFootprint();
  replySample(&sample, workload.timing, start.turns && !isHashed ? &chunks : NULL, isHashed ? &hashed : NULL,
    command.counters ? &counters : NULL);
  if (start.turns && !isHashed) waitUntilSeen(command.hasProcess ? unopened : NULL, finalizing, sample.elapsed);
  closeThreadTimes();
  unmapMemory(sample.chunkTimes, chunks.count * sizeof *sample.chunkTimes);
  discardWorkload(&workload, chunks);
}

/* Runs a workload that several connections execute at once. */
static void runOnConnections(Command command, const SetupTimes *times, int64_t began) {
  const bool isHashed = isUntimed(command.kind);
  char path[PATH_SIZE];
  joinPath(path, options.workDir, "db");
  if (!command.statements) fail("command", NULL, "several connections prepare their statements: name these in the command");
  openConnections(path, command.statements, !isHashed, isHashed ? NULL : command.then);
  replyReady(times, now() - began);
  if (waitForStart().turns) fail("command", NULL, "several connections take no turns");
  Sample sample = { .device = -1, .before = executingUsage() };
  const Throughput all = runConnections(command.kind == COMMAND_HASH);
  sample.after = executingUsage();
  sample.execution = all.execution;
  sample.elapsed = all.elapsed;
  sample.chunkTimes = &sample.elapsed;
  sample.queued = -1; /* its threads work beside each other */
  sample.changes = all.changes;
  sample.repeated = all.repeated;
  const Hashed hashed = isHashed ? examineDatabase(command, all.execution.hash) : (Hashed){ 0 };
  const Chunks together = { .count = 1 };
  replySample(&sample, all.timing, isHashed ? NULL : &together, isHashed ? &hashed : NULL, NULL);
  discardConnections();
}

static void runSample(Command command, bool isDirty) {
  const int64_t began = now();
  SetupTimes times = { 0 };
  if (options.connections > 1) {
    reachFreshState(command, isDirty, &times);
    runOnConnections(command, &times, began);
  } else {
    reachFreshState(command, isDirty, &times);
    runOnDatabase(command, NULL, true, &times, began);
  }
  closeSample();
}

/* The first statements of a connection, and its opening: nothing of the database is in the process yet. Or those of a process, and its start. */
static void runCold(Command command, bool isDirty) {
  if (options.storage != STORAGE_FILE || options.prepared || options.server || (options.shell && !command.hasProcess))
    fail("command", NULL, "opening is timed of databases on file, with statements as text, and of engines that are called");
  const int64_t began = now();
  SetupTimes times = { 0 };
  if (isDirty) restoreFolder(options.templateDir, options.workDir, &times.restore);
  if (options.dropCache) dropTree(options.workDir);
  char path[PATH_SIZE];
  joinPath(path, options.workDir, "db");
  runOnDatabase(command, path, true, &times, began);
  if (!command.hasProcess) closeSample();
}

/* Closes the database of a sequence of steps, and opens it again. */
static void reopenDatabase(Command session) {
  if (session.kind != COMMAND_STEPS || options.storage != STORAGE_FILE)
    fail("command", NULL, "only the file that steps use is opened again");
  char path[PATH_SIZE];
  joinPath(path, options.workDir, "db");
  SetupTimes times = { 0 };
  const int64_t start = now();
  closeDatabase();
  openDatabase(path);
  times.open = now() - start;
  replyReady(&times, times.open);
}

/*
** Runs one workload after the other on one fresh state, until the input ends or says so. Reads do not change the state; steps
** leave their changes to those that follow.
*/
static void runTogether(Command session, bool isDirty) {
  const int64_t began = now();
  SetupTimes times = { 0 };
  reachFreshState(session, isDirty, &times);
  replyReady(&times, now() - began);
  char line[4 * PATH_SIZE];
  while (readLine(line, sizeof line) && strcmp(line, "end") != 0) {
    const int64_t start = now();
    if (strncmp(line, "sync\t", 5) == 0) {
      fprintf(reply, "{\"sync\":");
      printJsonString(reply, line + 5);
      fprintf(reply, "}\n");
      sendReply();
      continue;
    }
    if (strcmp(line, "reopen") == 0) {
      reopenDatabase(session);
      continue;
    }
    const Command command = parseCommand(line);
    if (isSurrounded(command)) fail("command", NULL, "BEFORE and BEHIND are for a sample with a process of its own");
    if ((!isMeasured(command.kind) && !isUntimed(command.kind)) || (command.isWrites && !session.isWrites))
      fail("command", NULL, "only %s are timed or hashed together", session.isWrites ? "steps" : "reads");
    SetupTimes own = { 0 };
    if (command.kind == COMMAND_TIME && command.after) {
      executeFile("warm", command.after);
      own.warm = now() - start;
    }
    if (options.connections > 1) runOnConnections(command, &own, start);
    else runOnDatabase(command, NULL, false, &own, start);
  }
  closeSample();
}

/* Replies the time that a shell takes for nothing: the median of some workloads without a statement. */
static void runFloor(Command command, bool isDirty) {
  enum { TIMES = 21 };
  int64_t times[TIMES];
  SetupTimes setup = { 0 };
  reachFreshState(command, isDirty, &setup);
  for (int i = 0; i < TIMES; i++) {
    Execution nothing = { 0 };
    executeOnDatabase("floor", (Statements){ "", 0 }, &nothing);
    times[i] = nothing.elapsed;
  }
  sortTimes(times, TIMES);
  fprintf(reply, "{\"floor\":{\"ns\":%" PRId64 "}}\n", times[TIMES / 2]);
  sendReply();
  closeSample();
}

static void runSettings(Command command, bool isDirty) {
  SetupTimes setup = { 0 };
  reachFreshState(command, isDirty, &setup);
  replySettings();
  closeSample();
}

static void runPlans(Command command, bool isDirty) {
  SetupTimes setup = { 0 };
  reachFreshState(command, isDirty, &setup);
  if (command.before) executeFile("before", command.before);
  replyPlans(command.statements, command.kind == COMMAND_ROWS);
  closeSample();
}

DRIVER_API void runCommand(Command command, bool isDirty) {
  switch (command.kind) {
    case COMMAND_SETTINGS: runSettings(command, isDirty); break;
    case COMMAND_FLOOR: runFloor(command, isDirty); break;
    case COMMAND_READS:
    case COMMAND_STEPS: runTogether(command, isDirty); break;
    case COMMAND_PLAN:
    case COMMAND_ROWS: runPlans(command, isDirty); break;
    case COMMAND_COLD: runCold(command, isDirty); break;
    default: runSample(command, isDirty); break;
  }
}

/* -------- template.c -------- */

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

/* -------- serve.c -------- */

static void requireOptions(void) {
  if (options.shell && !options.noFork)
    fail("usage", NULL, "--shell needs --no-fork: a forked sample would share its pipes");
  if (options.shell && (options.prepared || options.latencies))
    fail("usage", NULL, "a shell is fed whole texts: --prepared and --latencies are not for --shell");
  if (options.server && !options.noFork)
    fail("usage", NULL, "--server needs --no-fork: a forked sample would share its connection");
  if (options.awaitIdle && !options.server) fail("usage", NULL, "--await-idle is for --server");
  if (options.server && options.storage == STORAGE_MEMORY)
    fail("usage", NULL, "a server has its database in files: --storage memory is not for --server");
  if (options.storage == STORAGE_UNKNOWN) fail("usage", NULL, "--storage must be memory or file");
  if (options.storage == STORAGE_MEMORY && !options.prepareFile) fail("usage", NULL, "--prepare FILE is missing");
  if (options.scratch && !options.workDir) fail("usage", NULL, "--scratch needs --work DIR");
  const char *source = options.reprepare ? options.prepareFile : options.templateDir;
  if (options.storage == STORAGE_FILE && (!options.workDir || !source))
    fail("usage", NULL, "file storage needs --work DIR and --template DIR (or --reprepare and --prepare FILE)");
}

static void replyServing(int64_t prepareNs, const char *uncounted) {
  /* Executed statements may have started threads that have ended: src/features/figures/counts knows of them. */
  const int running = countThreads(), started = 1 + (int)startedThreads();
  fprintf(reply, "{\"serving\":{\"prepare_ns\":%" PRId64 ",\"threads\":%d,\"can_populate\":%s", prepareNs,
    started > running ? started : running, canPopulatePages() ? "true" : "false");
  /* Forked samples have it at the same place. */
  fprintf(reply, ",\"statement_at\":%" PRIuPTR, (uintptr_t)&executingSql);
  if (uncounted) {
    fprintf(reply, ",\"uncounted\":");
    printJsonString(reply, uncounted);
  }
  fprintf(reply, "}}\n");
  sendReply();
}

DRIVER_API void serve(const char *uncounted) {
  requireOptions();
  if (options.pin) stayOnLastProcessor();
  if (options.processor >= 0) stayOnProcessor(options.processor);
  rehearse();
  const int64_t start = now();
  if (options.storage == STORAGE_MEMORY) {
    makeScratch(options.workDir, false);
    openDatabase(":memory:");
    executeFile("prepare", options.prepareFile);
    keepScratch(options.workDir);
  } else if (options.prepareFile && !options.reprepare) {
    buildTemplate();
  }
  useScratch(options.workDir);
  replyServing(now() - start, uncounted);
  bool isDirty = true; /* a working copy from a run before may be there */
  char line[4 * PATH_SIZE];
  while (readLine(line, sizeof line)) {
    const Command command = parseCommand(line);
    if (options.noFork) {
      runCommand(command, isDirty);
      replyDone(0);
      return;
    }
    const pid_t child = forkChild("fork");
    if (child == 0) {
      runCommand(command, isDirty);
      _exit(0);
    }
    const int status = waitForChild(child);
    /* Reads leave the copy as it was: the template has the storage's settings, and side files are removed on close. */
    isDirty = status != 0 || command.isWrites || isSurrounded(command) || options.scratch;
    replyDone(status);
  }
}

/* -------- server-host.c -------- */

#ifdef ENGINE_SERVER

static void replyHost(void) {
  const ServerAddress address = serverAddress();
  fprintf(reply, "{\"host\":{");
  if (serverOptions.usesPort) {
    fprintf(reply, "\"port\":%d", address.port);
  } else {
    fprintf(reply, "\"socket\":");
    printJsonString(reply, address.socket);
  }
  fprintf(reply, ",\"account\":");
  printJsonString(reply, serverOptions.account);
  fprintf(reply, ",\"database\":");
  printJsonString(reply, connection->database);
#ifdef __linux__
  if (options.pin) fprintf(reply, ",\"processor\":%d", sched_getcpu());
#endif
  fprintf(reply, "}}\n");
  sendReply();
}

DRIVER_API void hostServer(void) {
  if (!startsServer() || !options.workDir || !serverOptions.initial)
    fail("usage", NULL, "host needs --work DIR, and --server FILE with the words to start one and its initial folder");
  char path[PATH_SIZE], line[PATH_SIZE];
  joinPath(path, options.workDir, "db");
  RestoreTimes times = { 0 };
  if (options.pin) stayOnLastProcessor();
  lockServerFolder(options.workDir);
  restoreFolder(serverOptions.initial, options.workDir, &times);
  openDatabase(path);
  replyHost();
  while (readLine(line, sizeof line)) {}
  discardDatabase();
}

#else

DRIVER_API void hostServer(void) { fail("usage", NULL, "host is for a driver with a client for servers"); }

#endif

/* -------- timer.c -------- */

/* A part of the script that holds statements; a NUL follows its end. */
typedef struct Part {
  const char *start, *end;
} Part;

/* Fails with the statement alone, not with all that follows it. */
static _Noreturn void failInPart(const char *sql, const char *end, int status) {
  failWithEngine("timer", copyText(sql, (size_t)(end - sql)), status);
}

/* Volatile, or the compiler could leave out reading what nobody uses. */
static volatile uint64_t sink;

/* Executes the statements of a part, fetching their rows. */
static void executePart(Part part) {
  const char *sql = part.start;
  uint64_t touched = 0;
  while (sql < part.end) {
    sqlite3_stmt *statement = NULL;
    const char *rest = part.end;
    int status = engine.prepare_v2(connection, sql, (int)(part.end - sql + 1), &statement, &rest);
    if (status != ENGINE_OK) failInPart(sql, part.end, status);
    if (rest <= sql) fail("timer", sql, "the engine does not say where the next statement begins");
    if (statement) { /* NULL for a comment */
      const int columns = engine.column_count(statement);
      while ((status = engine.step(statement)) == ENGINE_ROW) fetchRow(statement, columns, false, &touched);
      if (status != ENGINE_DONE) failInPart(sql, rest, status);
      status = engine.finalize(statement);
      if (status != ENGINE_OK) failInPart(sql, rest, status);
    }
    sql = rest;
  }
  sink = touched;
}

/* Reads a script, with a NUL behind it. */
static char *readScript(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (!file) fail("timer", NULL, "%s: %s", path, strerror(errno));
  struct stat info;
  if (fstat(fileno(file), &info) != 0) fail("timer", NULL, "%s: %s", path, strerror(errno));
  if (!S_ISREG(info.st_mode)) fail("timer", NULL, "%s is no file", path);
  if (info.st_size >= INT_MAX) fail("timer", NULL, "%s is too large", path);
  *size = (size_t)info.st_size;
  char *text = allocate(*size + 1);
  if (fread(text, 1, *size, file) != *size) fail("timer", NULL, "%s cannot be read", path);
  fclose(file);
  text[*size] = 0;
  return text;
}

/* Whether a line is this text, whatever spaces or carriage return follow it. */
static bool isLine(Part line, const char *text) {
  size_t length = (size_t)(line.end - line.start);
  while (length > 0 && (line.start[length - 1] == '\r' || line.start[length - 1] == ' ')) length--;
  return length == strlen(text) && memcmp(line.start, text, length) == 0;
}

DRIVER_API void timeScript(const char *database, const char *script) {
  static const char START[] = ".print BENCH_START", END[] = ".print BENCH_END";
  size_t size;
  char *text = readScript(script, &size);
  char *const textEnd = text + size;
  int status = engine.open_v2(database, &connection, OPEN_READWRITE | OPEN_CREATE, NULL);
  if (status != ENGINE_OK) failWithEngine("timer", NULL, status);
  int64_t started = -1, elapsed = -1;
  const char *partStart = text;
  for (char *line = text, *next; line < textEnd; line = next) {
    char *lineEnd = memchr(line, '\n', (size_t)(textEnd - line));
    next = lineEnd ? lineEnd + 1 : textEnd;
    if (*line != '.') continue;
    *line = 0; /* ends the statements before it */
    executePart((Part){ partStart, line });
    *line = '.';
    const Part command = { line, lineEnd ? lineEnd : next };
    if (isLine(command, START)) started = measuredNow();
    if (isLine(command, END) && started >= 0) elapsed = measuredNow() - started;
    partStart = next;
  }
  executePart((Part){ partStart, textEnd });
  free(text);
  closeConnection();
  if (elapsed < 0) fail("timer", NULL, "%s has no line \"%s\" with a line \"%s\" after it", script, START, END);
  if (printf("%" PRId64 "\n", elapsed / 1000) < 0 || fflush(stdout) != 0)
    fail("timer", NULL, "standard output: %s", strerror(errno));
}

/* -------- variables.c -------- */

typedef struct Variable {
  bool isKnown;
  char value[256];
} Variable;

static Variable *variables;

DRIVER_API void readVariables(void) {
  variables = allocate((size_t)options.variableCount * sizeof *variables);
  for (int i = 0; i < options.variableCount; i++) {
    Variable *variable = &variables[i];
    char sql[300];
    snprintf(sql, sizeof sql, "SELECT @@%s;", options.variables[i]);
    queryLines(sql, variable->value, sizeof variable->value);
    /* An empty line is an empty value, as sql_mode can have it; no line is no answer. */
    char *end = strchr(variable->value, '\n');
    variable->isKnown = variable->value[0] != 0;
    if (end) *end = 0;
  }
}

DRIVER_API void printVariables(void) {
  fputc('{', reply);
  for (int i = 0; i < options.variableCount; i++) {
    if (i > 0) fputc(',', reply);
    printJsonString(reply, options.variables[i]);
    fputc(':', reply);
    if (variables[i].isKnown) printJsonString(reply, variables[i].value);
    else fprintf(reply, "null");
  }
  fputc('}', reply);
}

/* -------- main.c -------- */

/*
** The timing driver: opens one SQLite-compatible engine and times workloads on it.
**
** Built alone it loads the engine from a shared library. Built with -DENGINE_STATIC and linked with an engine it is
** that engine's benchmark binary. Built with -DENGINE_SERVER and linked with a client library of MySQL's protocol its engine is a
** server.
**
** One process serves one engine, one storage and one variant. Its arguments say how to reach the prepared state, and
** lines on standard input which workload to time from it; printUsage() describes both.
**
** What a file needs it includes, and a header says what its file does; from here the way is serve.h, sample.h,
** execute-workload.h, execute.h.
*/

/* Increased when the arguments, the commands or the replies change. */
#define PROTOCOL 21

#ifdef ENGINE_STATIC
static const char isStatic[] = "true";
#else
static const char isStatic[] = "false";
#endif

static void build(void) {
  if (!options.templateDir || !options.prepareFile)
    fail("usage", NULL, "build needs --template DIR and --prepare FILE");
  fprintf(reply, "{\"built\":{\"prepare_ns\":%" PRId64 "}}\n", buildTemplate());
  sendReply();
}

/* The files that the engine has loaded, once it was asked. */
static char loadedFiles[FILE_LIST_SIZE];

/* Asks an engine that has to be opened for that. */
static void askVersion(char *version, size_t versionSize, char *sourceId, size_t sourceIdSize) {
  char path[PATH_SIZE];
  snprintf(path, sizeof path, "%s", options.server ? options.server : ":memory:");
  if (startsServer()) {
    if (!serverOptions.initial) fail("usage", NULL, "probe needs the folder that a server is to be initialised in");
    joinPath(path, serverOptions.initial, "db");
    initialiseServer(path);
  }
  openDatabase(path);
  if (!queryValue(options.server ? "SELECT VERSION();" : "SELECT sqlite_version();", version, versionSize)
    || (!options.server && !queryValue("SELECT sqlite_source_id();", sourceId, sourceIdSize)))
    fail(options.server ? "server" : "shell", NULL, "it does not say its version");
  /* Dolt of 2022 has none. */
  if (options.server && !queryValue("SELECT @@version_comment;", sourceId, sourceIdSize))
    snprintf(sourceId, sourceIdSize, "%s", "no version_comment");
  /* Dolt answers with the version of MySQL that it is compatible with. */
  char ofDolt[100];
  if (options.server && queryValue("SELECT dolt_version();", ofDolt, sizeof ofDolt))
    snprintf(sourceId, sourceIdSize, "Dolt %s", ofDolt);
  if (options.server) readVariables();
  else listLoadedFiles(executingProcess(), loadedFiles);
  closeDatabase();
}

/* The loss where SQL does not know either, instead of what the function's own entry says. */
static const char unknownVersion[] = "the version of SQLite that it is compatible with is not known";
static const char unnamedBuild[] = "the engine's build is not named";

/* Asks a loaded engine what its missing functions would say, and refuses one that counts no changed rows. */
static void askInSql(char *version, size_t versionSize, char *sourceId, size_t sourceIdSize) {
  openDatabase(":memory:");
  if (!engine.libversion) queryValue("SELECT sqlite_version();", version, versionSize);
  if (!engine.sourceid) queryValue("SELECT sqlite_source_id();", sourceId, sourceIdSize);
  char changes[64];
  if (isMissing("sqlite3_total_changes") && !queryValue("SELECT total_changes();", changes, sizeof changes))
    fail("symbols", NULL, "sqlite3_total_changes, and it does not know total_changes() in SQL");
  closeDatabase();
}

static void printMissing(bool knowsVersion, bool knowsBuild) {
  MissingFunction missing[MOST_MISSING];
  const size_t count = missingFunctions(missing);
  for (size_t i = 0; i < count; i++) {
    const bool isVersion = strcmp(missing[i].name, "sqlite3_libversion") == 0;
    const bool isBuild = strcmp(missing[i].name, "sqlite3_sourceid") == 0;
    const char *loss = isVersion && !knowsVersion ? unknownVersion : isBuild && !knowsBuild ? unnamedBuild : missing[i].loss;
    fprintf(reply, i == 0 ? "[" : ",[");
    printJsonString(reply, missing[i].name);
    fputc(',', reply);
    printJsonString(reply, loss);
    fputc(']', reply);
  }
}

static void printFiles(void) {
  const char *before = "";
  for (char *file = loadedFiles, *end; (end = strchr(file, '\n')); file = end + 1) {
    *end = 0;
    fputs(before, reply);
    printJsonString(reply, file);
    before = ",";
  }
}

/* Replies which engine this is. */
static void probe(void) {
  char version[256] = "", sourceId[512] = "";
  const char *file = NULL;
  if (options.shell || options.server) {
    askVersion(version, sizeof version, sourceId, sizeof sourceId);
  } else {
    if (!engine.libversion || !engine.sourceid || isMissing("sqlite3_total_changes"))
      askInSql(version, sizeof version, sourceId, sizeof sourceId);
    if (engine.libversion) snprintf(version, sizeof version, "%s", engine.libversion());
    if (engine.sourceid) snprintf(sourceId, sizeof sourceId, "%s", engine.sourceid());
    file = engineFile();
    listEngineFiles(loadedFiles);
  }
  fprintf(reply, "{\"engine\":{\"protocol\":%d,\"static\":%s,\"missing\":[", PROTOCOL, isStatic);
  printMissing(version[0] != 0, sourceId[0] != 0);
  fprintf(reply, "],\"version\":");
  printJsonString(reply, version);
  fprintf(reply, ",\"source_id\":");
  printJsonString(reply, sourceId);
  if (file) {
    fprintf(reply, ",\"path\":");
    printJsonString(reply, file);
  }
  fprintf(reply, ",\"files\":[");
  printFiles();
  fputc(']', reply);
  if (options.server) {
    fprintf(reply, ",\"variables\":");
    printVariables();
  }
  fprintf(reply, "}}\n");
  sendReply();
}

/* Counts system calls from here on, or only looks as if, if the options say so. Returns why it cannot, or NULL. */
static const char *countCalls(void) {
  if (!options.countCalls && !options.watchCalls) return NULL;
  if (options.server && !startsServer()) return "the tool has not started it";
  return startCounting(options.countCalls);
}

/* The command that replies to nobody: timer DB SCRIPT [--engine LIBRARY]. */
static void runTimer(int count, char **arguments) {
  if (count == 4 && strcmp(arguments[2], "--engine") == 0) options.library = arguments[3];
  else if (count != 2) fail("usage", NULL, "timer takes a database and a script");
  loadEngine();
  timeScript(arguments[0], arguments[1]);
}

/*
** Timers that an engine arms in its own turn interrupt the other engine in the next one: the system gives it few. Linux counts what all processes of the
** user have queued, so that it can give an engine fewer, or none, where others have many.
*/
static void limitTimers(void) {
#ifdef RLIMIT_SIGPENDING
  enum { MOST_TIMERS = 16 };
  setrlimit(RLIMIT_SIGPENDING, &(struct rlimit){ MOST_TIMERS, MOST_TIMERS }); /* fails where the limit is lower */
#endif
}

int main(int count, char **arguments) {
  if (count < 2 || strcmp(arguments[1], "--help") == 0) {
    printUsage(count < 2 ? stderr : stdout);
    return count < 2 ? 2 : 0;
  }
  const char *command = arguments[1];
  dieWithParent();
  signal(SIGCHLD, SIG_DFL); /* whoever ignores it passes that on, and waiting for children would fail */
  if (strcmp(command, "timer") == 0) {
    runTimer(count - 2, arguments + 2);
    return 0;
  }
  openReplies();
  const Arguments taken = takeArguments(count, arguments);
  keepStart(arguments[0], taken);
  loadAllocationCounter(arguments[0], arguments[1], taken);
  const bool isProbe = strcmp(command, "probe") == 0, isBuild = strcmp(command, "build") == 0;
  const bool isHost = strcmp(command, "host") == 0, isRace = strcmp(command, "race") == 0;
  const bool isContest = strcmp(command, "contend") == 0, isOwn = strcmp(command, "start") == 0;
  if (!isProbe && !isBuild && !isHost && !isRace && !isContest && !isOwn && strcmp(command, "serve") != 0) fail("usage", NULL, "unknown command %s", command);
  parseOptions(taken.count, taken.fields);
  if (options.server) readServerOptions(options.server);
  limitMemory();
  if (!isHost) limitTimers();
  /* The tracer of the process that has started it follows it. */
  const char *uncounted = isOwn ? NULL : countCalls();
  if (isContest) {
    holdContests();
    return 0;
  }
  if (!options.shell) {
    loadEngine();
    catchCrashes();
    if (options.prepared) requirePreparing("--prepared");
  }
  if (isProbe) probe();
  else if (isBuild) build();
  else if (isHost) hostServer();
  else if (isRace) race();
  else if (isOwn) workInOwnProcess();
  else serve(uncounted);
  return 0;
}
