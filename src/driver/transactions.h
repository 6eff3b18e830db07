#ifndef DRIVER_TRANSACTIONS_H
#define DRIVER_TRANSACTIONS_H

#include "platform.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "histogram.h"
#include "statements.h"

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

#endif
