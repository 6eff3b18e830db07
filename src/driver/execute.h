#ifndef DRIVER_EXECUTE_H
#define DRIVER_EXECUTE_H

#include "platform.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "engine.h"
#include "statements.h"

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

#endif
