#ifndef DRIVER_OPTIONS_H
#define DRIVER_OPTIONS_H

#include "platform.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

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

#endif
