#include "contested.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "clock.h"
#include "connection.h"
#include "substitute.h"

/* Rows of the tables, which src/features/contention/database.ts makes. Rows that differ are on different pages. */
enum {
  ACCOUNTS = 500,
  BALANCE = 1000,
  FIRST_OF_PAIR = 1,
  SHARED_COUNTER = 2900,
  LAST_OF_PAIR = 3000,
  COUNTERS_APART = 40,
  SUM_EVERY = 16,            /* every so many transfers, a transaction adds all accounts up instead */
  CHECKPOINT_PAUSE = 10000000, /* nanoseconds between two checkpoints */
};

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
  WORKS,
} Work;

static const char *const texts[WORKS] = {
  "BEGIN",
  NULL, /* the contest's */
  "COMMIT",
  "ROLLBACK",
  "SELECT balance FROM account WHERE id = ?1",
  "UPDATE account SET balance = ?2 WHERE id = ?1",
  "SELECT SUM(balance) FROM account",
  "SELECT n FROM counter WHERE id = ?1",
  "UPDATE counter SET n = ?2 WHERE id = ?1",
  "INSERT INTO entry(who, filler) SELECT ?1, filler || filler || filler || filler FROM account WHERE id = 1",
  "PRAGMA wal_checkpoint(TRUNCATE)",
};

static const char *textOf(const ContenderConnection *connection, Work work) {
  return work == WORK_BEGIN_WRITE ? connection->contest->begin : texts[work];
}

DRIVER_API int contendersOf(Contested workload, int connections) {
  return connections + (workload == CONTESTED_READ_WRITE || workload == CONTESTED_CHECKPOINTS);
}

DRIVER_API void assignTask(Contested workload, int index, Contender *contender) {
  const bool isFirst = index == 0;
  contender->task = TASK_WRITE;
  contender->number = index;
  if (workload == CONTESTED_READS) contender->task = TASK_READ;
  if (workload == CONTESTED_STORM) contender->task = TASK_OPEN;
  if (workload == CONTESTED_READ_WRITE && !isFirst) contender->task = TASK_READ;
  if (workload == CONTESTED_CHECKPOINTS && isFirst) contender->task = TASK_CHECKPOINT;
  /* The first has another task than the others, which are counted from 0. */
  if ((workload == CONTESTED_READ_WRITE || workload == CONTESTED_CHECKPOINTS) && !isFirst) contender->number--;
}

static int doBound(ContenderConnection *connection, Work work, sqlite3_int64 first, sqlite3_int64 second, int count, sqlite3_int64 *value) {
  const sqlite3_int64 values[] = { first, second };
  return executeBound(connection, connection->statements[work], textOf(connection, work), values, count, value);
}

static int doPlain(ContenderConnection *connection, Work work) { return doBound(connection, work, 0, 0, 0, NULL); }

static int readOne(ContenderConnection *connection, Work work, sqlite3_int64 id, sqlite3_int64 *value) {
  *value = -1; /* of no row */
  return doBound(connection, work, id, 0, 1, value);
}

static int beginWith(ContenderConnection *connection, Work work) {
  const int status = doPlain(connection, work);
  connection->hasBegun = status == ENGINE_OK;
  return status;
}

/* Notes that a transaction has read two numbers that cannot be. The first words are kept. */
static void noteTorn(Contender *own, const char *what, sqlite3_int64 one, sqlite3_int64 other) {
  if (own->torn++ > 0) return;
  snprintf(own->tornMessage, sizeof own->tornMessage, what, (long long)one, (long long)other);
}

/* The row that a contender counts in. */
static int64_t counterOf(Contested workload, const Contender *contender) {
  return workload == CONTESTED_SAME ? SHARED_COUNTER : COUNTERS_APART * (contender->number + 1);
}

/* The end of the window, as now() gives it. */
static int64_t endOfWindow(const ContenderConnection *connection) {
  return atomic_load(&connection->contest->start) + connection->contest->window;
}

static int readAccount(ContenderConnection *connection, uint64_t random) {
  sqlite3_int64 balance;
  const sqlite3_int64 id = 1 + drawBelow(&random, ACCOUNTS);
  const int status = readOne(connection, WORK_READ_ACCOUNT, id, &balance);
  if (status == ENGINE_OK && balance != BALANCE)
    noteTorn(connection->own, "account %lld has %lld, and nobody has changed it", id, balance);
  return status;
}

static int readPair(ContenderConnection *connection) {
  sqlite3_int64 one = 0, other = 0;
  int status = beginWith(connection, WORK_BEGIN_READ);
  if (status == ENGINE_OK) status = readOne(connection, WORK_READ_COUNTER, FIRST_OF_PAIR, &one);
  if (status == ENGINE_OK) status = readOne(connection, WORK_READ_COUNTER, LAST_OF_PAIR, &other);
  if (status == ENGINE_OK) status = doPlain(connection, WORK_COMMIT);
  if (status == ENGINE_OK && one != other)
    noteTorn(connection->own, "it read %lld and %lld in two rows that each transaction changes together", one, other);
  return status;
}

static int writePair(ContenderConnection *connection) {
  sqlite3_int64 n = 0;
  int status = beginWith(connection, WORK_BEGIN_WRITE);
  if (status == ENGINE_OK) status = readOne(connection, WORK_READ_COUNTER, FIRST_OF_PAIR, &n);
  if (status == ENGINE_OK) status = doBound(connection, WORK_CHANGE_COUNTER, FIRST_OF_PAIR, n + 1, 2, NULL);
  if (status == ENGINE_OK) status = doBound(connection, WORK_CHANGE_COUNTER, LAST_OF_PAIR, n + 1, 2, NULL);
  if (status == ENGINE_OK) status = doPlain(connection, WORK_COMMIT);
  return status;
}

/* Reads, adds 1 here, and writes: an update that gets lost is missing in the end. */
static int countUp(ContenderConnection *connection) {
  sqlite3_int64 n = 0;
  const int64_t id = counterOf(connection->contest->workload, connection->own);
  int status = beginWith(connection, WORK_BEGIN_WRITE);
  if (status == ENGINE_OK) status = readOne(connection, WORK_READ_COUNTER, id, &n);
  if (status == ENGINE_OK) status = doBound(connection, WORK_CHANGE_COUNTER, id, n + 1, 2, NULL);
  if (status == ENGINE_OK) status = doPlain(connection, WORK_COMMIT);
  return status;
}

static int addUp(ContenderConnection *connection) {
  sqlite3_int64 sum = 0;
  int status = beginWith(connection, WORK_BEGIN_READ);
  if (status == ENGINE_OK) status = doBound(connection, WORK_SUM_ACCOUNTS, 0, 0, 0, &sum);
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
  if (status == ENGINE_OK) status = readOne(connection, WORK_READ_ACCOUNT, from, &one);
  if (status == ENGINE_OK) status = readOne(connection, WORK_READ_ACCOUNT, to, &other);
  if (status == ENGINE_OK) status = doBound(connection, WORK_CHANGE_ACCOUNT, from, one - amount, 2, NULL);
  if (status == ENGINE_OK) status = doBound(connection, WORK_CHANGE_ACCOUNT, to, other + amount, 2, NULL);
  if (status == ENGINE_OK) status = doPlain(connection, WORK_COMMIT);
  return status;
}

static int addEntry(ContenderConnection *connection) {
  int status = beginWith(connection, WORK_BEGIN_WRITE);
  if (status == ENGINE_OK) status = doBound(connection, WORK_ADD_ENTRY, connection->own->number, 0, 1, NULL);
  if (status == ENGINE_OK) status = doPlain(connection, WORK_COMMIT);
  return status;
}

/* A connection of its own for each operation. */
static int openAndClose(ContenderConnection *connection, uint64_t random) {
  sqlite3_stmt **statement = &connection->statements[WORK_READ_ACCOUNT];
  int status = openContender(connection);
  if (status == ENGINE_OK) status = prepareBound(connection, texts[WORK_READ_ACCOUNT], statement);
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
  const int64_t end = endOfWindow(connection);
  const int64_t began = now();
  int64_t pause = 0;
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
  own->written += own->task == TASK_WRITE;
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
    const int status = doBound(connection, WORK_CHECKPOINT, 0, 0, 0, &isBlocked);
    if (status == ENGINE_OK && !isBlocked) {
      own->operations++;
      break;
    }
    if (status != ENGINE_OK && !isRefusal(status)) {
      noteRefusal(connection, texts[WORK_CHECKPOINT], status);
      return false;
    }
    own->busy++;
  }
  addTime(&own->times, now() - began);
  return true;
}

/* Empties the log again and again. An engine without a log says so, or ignores it. */
static void checkpoint(ContenderConnection *connection) {
  const int64_t end = endOfWindow(connection);
  while (now() < end && checkpointOnce(connection, end)) sleepFor(CHECKPOINT_PAUSE);
}

static bool needs(const ContenderConnection *connection, Work work) {
  const Contested workload = connection->contest->workload;
  const Task task = connection->own->task;
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

/* Opens the connection and prepares its statements, and waits its turn to do so. Returns false if the contender has to end. */
static bool getReady(ContenderConnection *connection) {
  int64_t pause = 0;
  for (int status; (status = openContender(connection)) != ENGINE_OK;) {
    if (!isRefusal(status)) return fails(connection, "opening", status);
    closeContender(connection);
    if (!waitForTurn(connection, &pause)) return endBusy(connection);
  }
  for (int work = 0; work < WORKS; work++) {
    if (!needs(connection, (Work)work)) continue;
    const char *sql = textOf(connection, (Work)work);
    for (int status; (status = prepareBound(connection, sql, &connection->statements[work])) != ENGINE_OK;) {
      if (!isRefusal(status)) return fails(connection, sql, status);
      if (!waitForTurn(connection, &pause)) return endBusy(connection);
    }
  }
  return true;
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
    const int64_t end = endOfWindow(connection);
    if (connection->own->task == TASK_CHECKPOINT) checkpoint(connection);
    else
      while (now() < end)
        if (!operate(connection)) return;
  }
  finishWell(connection);
}

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

static Violation checkWritten(ContenderConnection *connection, const Contender *contenders, int count) {
  static const char lost[] = "%lld updates were committed, and the row counts %lld";
  static const char more[] = "only %lld updates were committed, and the row counts %lld";
  const Contested workload = connection->contest->workload;
  Violation violation = { 0 };
  int64_t all = 0;
  for (int i = 0; i < count; i++) all += contenders[i].written;
  if (workload == CONTESTED_TRANSFERS) {
    const int64_t sum = askNumber(connection, texts[WORK_SUM_ACCOUNTS], &violation);
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

/* The engine's own look at its file. An engine without the pragma refuses it, or answers no row. */
static Violation checkIntegrity(ContenderConnection *connection) {
  static const char sql[] = "PRAGMA integrity_check";
  Violation violation = { 0 };
  sqlite3_stmt *statement = NULL;
  int status = prepareBound(connection, sql, &statement);
  const bool isUnknown = status == STATUS_ERROR || (status == ENGINE_OK && !statement);
  if (status == ENGINE_OK && statement) status = engine.step(statement);
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

DRIVER_API Violation checkContested(ContenderConnection *connection, const Contender *contenders, int count) {
  for (int i = 0; i < count; i++) {
    if (contenders[i].torn == 0) continue;
    Violation violation = { .kind = "half" };
    snprintf(violation.message, sizeof violation.message, "%.250s (%" PRId64 " times)", contenders[i].tornMessage, contenders[i].torn);
    return violation;
  }
  const Violation violation = checkWritten(connection, contenders, count);
  return violation.kind ? violation : checkIntegrity(connection);
}
