#include "options.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "memory.h"
#include "reply.h"

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
