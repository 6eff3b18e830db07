#include "contender.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "clock.h"
#include "crash.h"
#include "draw.h"
#include "options.h"

enum { FIRST_PAUSE = 50000, LONGEST_PAUSE = 1000000, LONGEST_NAP = 20000000 };

DRIVER_API void sleepFor(int64_t ns) {
  const struct timespec time = { .tv_sec = (time_t)(ns / 1000000000), .tv_nsec = (long)(ns % 1000000000) };
  nanosleep(&time, NULL);
}

DRIVER_API void noteStatement(ContenderConnection *connection, const char *sql) {
  connection->own->sql = sql;
  threadSql = sql;
}

/* Steps a statement to its end. A row's first column is of interest where it is a number. */
static int stepAll(sqlite3_stmt *statement, sqlite3_int64 *value) {
  int status;
  while ((status = engine.step(statement)) == ENGINE_ROW)
    if (value) *value = engine.column_int64(statement, 0);
  return status == ENGINE_DONE ? ENGINE_OK : status;
}

/* @param sql as another process reads it */
static int runNoted(ContenderConnection *connection, const char *sql, const char *text, sqlite3_int64 *value) {
  sqlite3_stmt *statement = NULL;
  noteStatement(connection, sql);
  int status = engine.prepare_v2(connection->handle, text, -1, &statement, NULL);
  if (status == ENGINE_OK && statement) status = stepAll(statement, value);
  if (statement) {
    const int finalized = engine.finalize(statement);
    if (status == ENGINE_OK) status = finalized;
  }
  noteStatement(connection, NULL);
  return status;
}

DRIVER_API int runText(ContenderConnection *connection, const char *sql, sqlite3_int64 *value) {
  return runNoted(connection, sql, sql, value);
}

DRIVER_API int runFilled(ContenderConnection *connection, const char *sql, const char *text) { return runNoted(connection, sql, text, NULL); }

DRIVER_API int prepareBound(ContenderConnection *connection, const char *sql, sqlite3_stmt **statement) {
  noteStatement(connection, sql);
  const int status = engine.prepare_v2(connection->handle, sql, -1, statement, NULL);
  if (status != ENGINE_OK) connection->refused = sql;
  noteStatement(connection, NULL);
  return status;
}

DRIVER_API int executeBound(ContenderConnection *connection, sqlite3_stmt *statement, const char *sql, const sqlite3_int64 *values,
  int count, sqlite3_int64 *value) {
  noteStatement(connection, sql);
  int status = ENGINE_OK;
  for (int i = 0; i < count && status == ENGINE_OK; i++) status = engine.bind_int64(statement, i + 1, values[i]);
  if (status == ENGINE_OK) status = stepAll(statement, value);
  const int reset = engine.reset(statement);
  if (status == ENGINE_OK) status = reset;
  if (status != ENGINE_OK) connection->refused = sql;
  noteStatement(connection, NULL);
  return status;
}

DRIVER_API int openContender(ContenderConnection *connection) {
  noteStatement(connection, "(opening the database)");
  int status = engine.open_v2(connection->path, &connection->handle, OPEN_READWRITE, NULL);
  noteStatement(connection, NULL);
  if (status != ENGINE_OK) return status;
  for (int i = 0; i < options.settingCount && status == ENGINE_OK; i++)
    status = runText(connection, options.settings[i], NULL);
  for (int i = 0; i < options.attemptCount && status == ENGINE_OK; i++) {
    const int attempted = runText(connection, options.attempts[i], NULL);
    if (isRefusal(attempted)) status = attempted;
  }
  return status;
}

DRIVER_API int closeContender(ContenderConnection *connection) {
  if (!connection->handle) return ENGINE_OK;
  noteStatement(connection, "(closing the database)");
  const int status = engine.close(connection->handle);
  noteStatement(connection, NULL);
  if (status == ENGINE_OK) connection->handle = NULL;
  return status;
}

DRIVER_API void noteTorn(Contender *own, const char *what, sqlite3_int64 one, sqlite3_int64 other) {
  if (own->torn++ > 0) return;
  snprintf(own->tornMessage, sizeof own->tornMessage, what, (long long)one, (long long)other);
}

DRIVER_API void noteRefusal(ContenderConnection *connection, const char *what, int status) {
  Contender *own = connection->own;
  snprintf(own->message, sizeof own->message, "%s: %s (code %d)", what, messageOf(connection->handle), status);
}

DRIVER_API int64_t endOfContest(const Contest *contest) {
  const int64_t ended = atomic_load(&contest->ended);
  return ended ? ended : atomic_load(&contest->start) + contest->window;
}

DRIVER_API void endContest(Contest *contest) {
  int64_t none = 0;
  atomic_compare_exchange_strong(&contest->ended, &none, now());
}

DRIVER_API void pauseUntilEnd(const Contest *contest, int64_t ns) {
  const int64_t until = now() + ns;
  for (int64_t rest; (rest = until - now()) > 0 && now() < endOfContest(contest);) sleepFor(rest < LONGEST_NAP ? rest : LONGEST_NAP);
}

DRIVER_API bool waitForTurn(const ContenderConnection *connection, int64_t *pause) {
  const Contest *contest = connection->contest;
  const int64_t start = atomic_load(&contest->start);
  if (atomic_load(&contest->isOver)) return false;
  if (start && now() > endOfContest(contest) + contest->patience) return false;
  if (*pause == 0) *pause = FIRST_PAUSE;
  sleepFor(*pause / 2 + drawBelow(&connection->own->random, *pause));
  *pause = *pause * 2 < LONGEST_PAUSE ? *pause * 2 : LONGEST_PAUSE;
  return true;
}
