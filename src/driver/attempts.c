#include "attempts.h"

#include <stdbool.h>

#include "clock.h"
#include "connection.h"
#include "database.h"
#include "options.h"
#include "place.h"
#include "reply.h"
#include "transaction-words.h"

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
