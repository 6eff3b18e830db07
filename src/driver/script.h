#ifndef DRIVER_SCRIPT_H
#define DRIVER_SCRIPT_H

#include "platform.h"

#include <stddef.h>
#include <stdint.h>

#include "buffer.h"

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

#endif
