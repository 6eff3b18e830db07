#ifndef DRIVER_CONTEST_WORK_H
#define DRIVER_CONTEST_WORK_H

#include "platform.h"

#include <stddef.h>

#include "contender.h"

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

#endif
