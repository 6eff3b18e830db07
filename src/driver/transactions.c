#include "transactions.h"

#include <errno.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "clock.h"
#include "memory.h"
#include "reply.h"

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
