#include "contested.h"

#include <stdio.h>

#include "clock.h"
#include "contest-work.h"
#include "draw.h"
#include "scripted.h"
#include "terminals.h"

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
