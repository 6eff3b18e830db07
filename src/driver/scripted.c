#include "scripted.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "clock.h"
#include "hash.h"
#include "script.h"
#include "substitute.h"
#include "transaction-words.h"

enum {
  LEAST_LOOK_PAUSE = 10000000, /* nanoseconds between two looks */
  LOOK_SHARE = 10,             /* and so many times as long as a look takes: looking is not to be the load */
};

DRIVER_API void assignScript(const OwnContest *script, int index, Contender *contender) {
  contender->task = TASK_LOOK;
  for (int i = 0, first = 0; i < script->scriptCount; first += script->scripts[i++].connections) {
    if (index < first || index >= first + script->scripts[i].connections) continue;
    contender->task = TASK_SCRIPT;
    contender->script = i;
    contender->number = index - first;
  }
}

static int executeFilled(ContenderConnection *connection, const ScriptStatement *statement, uint64_t random) {
  static _Thread_local Buffer text;
  fillIn(statement, connection->own->begun, random, &text);
  return runFilled(connection, statement->sql, text.bytes);
}

DRIVER_API int tryScript(ContenderConnection *connection, uint64_t random) {
  const Script *script = &connection->contest->own->scripts[connection->own->script];
  for (size_t i = connection->done; i < script->count; i++) {
    const ScriptStatement *statement = &script->statements[i];
    const int status = executeFilled(connection, statement, random + (i + 1) * UINT64_C(0x9E3779B97F4A7C15));
    if (status != ENGINE_OK) {
      connection->refused = statement->sql;
      return status;
    }
    connection->hasBegun = isOpenBehind(statement->sql, connection->hasBegun);
    if (!connection->hasBegun) connection->done = i + 1;
  }
  return ENGINE_OK;
}

/* Adds a text to an answer's beginning, as far as there is room. */
static void appendShort(QueryResult *answer, const char *text) {
  const size_t size = strlen(answer->text);
  snprintf(answer->text + size, sizeof answer->text - size, "%s", text);
}

/* Asks a query. Returns the status. */
static int ask(ContenderConnection *connection, const char *sql, QueryResult *answer) {
  *answer = (QueryResult){ .hash = EMPTY_HASH };
  sqlite3_stmt *statement = NULL;
  int status = prepareBound(connection, sql, &statement);
  if (status != ENGINE_OK) return status;
  noteStatement(connection, sql);
  while ((status = engine.step(statement)) == ENGINE_ROW) {
    if (answer->rows++ > 0) appendShort(answer, "; ");
    for (int column = 0, count = engine.column_count(statement); column < count; column++) {
      const char *value = valueText(statement, column);
      if (column > 0) appendShort(answer, "|");
      appendShort(answer, value ? value : "NULL");
      answer->hash = value ? hashSizedBytes(answer->hash, TYPE_TEXT, value, (int)strlen(value)) : hashNull(answer->hash);
    }
  }
  const int finalized = engine.finalize(statement);
  noteStatement(connection, NULL);
  if (answer->rows == 0) appendShort(answer, "no row");
  if (status == ENGINE_DONE) return finalized;
  connection->refused = sql;
  return status;
}

/* Asks until nobody is in the way. Returns the status; a refusal if the connection's patience is at its end. */
static int askInTurn(ContenderConnection *connection, const char *sql, QueryResult *answer) {
  int64_t pause = 0;
  int status;
  while (isRefusal(status = ask(connection, sql, answer))) {
    connection->own->busy++;
    if (!waitForTurn(connection, &pause)) break;
  }
  return status;
}

DRIVER_API int noteExpected(ContenderConnection *connection) {
  Contest *contest = connection->contest;
  const OwnContest *own = contest->own;
  int status = ENGINE_OK;
  for (int i = 0; i < own->invariantCount && status == ENGINE_OK; i++)
    status = askInTurn(connection, own->invariants[i], &contest->expected[i]);
  for (int i = 0; i < own->scriptCount && status == ENGINE_OK; i++) {
    QueryResult before;
    if (!own->scripts[i].committed) continue;
    status = askInTurn(connection, own->scripts[i].committed, &before);
    contest->committedBefore[i] = strtoll(before.text, NULL, 10);
  }
  return status;
}

/* The violation of an invariant; no kind if it holds. */
static Violation compareAnswer(const Contest *contest, int invariant, const QueryResult *found, const char *when) {
  const QueryResult *expected = &contest->expected[invariant];
  Violation violation = { 0 };
  if (found->hash == expected->hash && found->rows == expected->rows) return violation;
  violation.kind = "invariant";
  snprintf(violation.message, sizeof violation.message, "%.110s is %.60s %s, and was %.60s before the contest",
    contest->own->invariants[invariant], found->text, when, expected->text);
  return violation;
}

/* Looks once. Returns the status. */
static int look(ContenderConnection *connection) {
  Contest *contest = connection->contest;
  for (int i = 0; i < contest->own->invariantCount; i++) {
    QueryResult found;
    const int status = askInTurn(connection, contest->own->invariants[i], &found);
    if (status != ENGINE_OK) return status;
    char when[40];
    snprintf(when, sizeof when, "after %.2f s", (double)(now() - atomic_load(&contest->start)) / 1e9);
    const Violation violation = compareAnswer(contest, i, &found, when);
    if (!violation.kind) continue;
    memcpy(connection->own->tornMessage, violation.message, sizeof violation.message);
    connection->own->torn = 1;
    endContest(contest);
  }
  connection->own->operations++;
  return ENGINE_OK;
}

DRIVER_API int watchInvariants(ContenderConnection *connection) {
  while (now() < endOfContest(connection->contest)) {
    const int64_t began = now();
    const int status = look(connection);
    if (status != ENGINE_OK) return status;
    const int64_t took = LOOK_SHARE * (now() - began);
    pauseUntilEnd(connection->contest, took > LEAST_LOOK_PAUSE ? took : LEAST_LOOK_PAUSE);
  }
  return ENGINE_OK;
}

static Violation askedInVain(ContenderConnection *connection, const char *sql, int status) {
  Violation violation = { .kind = "error" };
  snprintf(violation.message, sizeof violation.message, "%.150s, when all had ended: %.100s (code %d)", sql, messageOf(connection->handle), status);
  return violation;
}

/* Transactions of a script: as many as were committed, and of those that were cut off any number. */
static Violation checkCommitted(ContenderConnection *connection, int script, const Contender *contenders, int count) {
  const Script *one = &connection->contest->own->scripts[script];
  Violation violation = { 0 };
  QueryResult answer;
  int64_t committed = 0, begun = 0;
  const int status = ask(connection, one->committed, &answer);
  if (status != ENGINE_OK) return askedInVain(connection, one->committed, status);
  for (int i = 0; i < count; i++) {
    if (contenders[i].task != TASK_SCRIPT || contenders[i].script != script) continue;
    committed += contenders[i].written;
    begun += contenders[i].begun;
  }
  const int64_t found = strtoll(answer.text, NULL, 10) - connection->contest->committedBefore[script];
  if (found >= committed && found <= begun) return violation;
  char most[40] = "";
  if (begun > committed) snprintf(most, sizeof most, " to %" PRId64, begun);
  violation.kind = found < committed ? "lost" : "total";
  snprintf(violation.message, sizeof violation.message, "%s committed %" PRId64 "%s transactions, and %" PRId64 " are there: %.110s",
    one->name, committed, most, found, one->committed);
  return violation;
}

DRIVER_API Violation checkScripts(ContenderConnection *connection, const Contender *contenders, int count) {
  const OwnContest *own = connection->contest->own;
  Violation violation = { 0 };
  for (int i = 0; i < count; i++) {
    if (contenders[i].task != TASK_LOOK || contenders[i].torn == 0) continue;
    violation.kind = "invariant";
    memcpy(violation.message, contenders[i].tornMessage, sizeof violation.message);
  }
  for (int i = 0; i < own->invariantCount && !violation.kind; i++) {
    QueryResult found;
    const int status = ask(connection, own->invariants[i], &found);
    if (status != ENGINE_OK) return askedInVain(connection, own->invariants[i], status);
    violation = compareAnswer(connection->contest, i, &found, "when all had ended");
  }
  for (int i = 0; i < own->scriptCount && !violation.kind; i++)
    if (own->scripts[i].committed) violation = checkCommitted(connection, i, contenders, count);
  return violation;
}
