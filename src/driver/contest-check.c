#include "contest-check.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "contest-work.h"
#include "contested.h"
#include "options.h"
#include "scripted.h"
#include "substitute.h"
#include "terminals.h"

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

/* A query of --condition: a row is a violation in words. */
static Violation checkCondition(ContenderConnection *connection, const char *sql) {
  Violation violation = { 0 };
  sqlite3_stmt *statement = NULL;
  int status = prepareBound(connection, sql, &statement);
  if (status == ENGINE_OK) status = engine.step(statement);
  if (status == ENGINE_ROW) {
    const char *answer = valueText(statement, 0);
    violation.kind = "condition";
    snprintf(violation.message, sizeof violation.message, "%.250s", answer ? answer : "NULL");
  } else if (status != ENGINE_DONE) {
    violation.kind = "error";
    snprintf(violation.message, sizeof violation.message, "%.150s, when all had ended: %.100s (code %d)", sql, messageOf(connection->handle), status);
  }
  if (statement) engine.finalize(statement);
  return violation;
}

/* The payments that terminals have committed, in rows that each payment changes. @param before the sum before the contest */
static Violation comparePaid(ContenderConnection *connection, const char *sql, int64_t before, int64_t paid, const char *lost, const char *more) {
  Violation violation = { 0 };
  const int64_t sum = askNumber(connection, sql, &violation) - before;
  return violation.kind ? violation : compareCount(sum, paid, lost, more);
}

/* The orders and the payments that terminals have committed, and the conditions of their tables. */
static Violation checkTerminals(ContenderConnection *connection, const Contender *contenders, int count) {
  Violation violation = { 0 };
  int64_t ordered = 0, paid = 0;
  for (int i = 0; i < count; i++) ordered += contenders[i].ordered, paid += contenders[i].paid;
  const int64_t orders = askNumber(connection, "SELECT COUNT(*) FROM orders", &violation) - TERMINAL_DISTRICTS * TERMINAL_CUSTOMERS;
  if (!violation.kind) violation = compareCount(orders, ordered, "%lld orders were committed, and %lld are there", "only %lld orders were committed, and %lld are there");
  if (violation.kind) return violation;
  const int64_t paidBefore = (int64_t)TERMINAL_DISTRICTS * TERMINAL_CUSTOMERS * TERMINAL_PAID_BEFORE;
  violation = comparePaid(connection, "SELECT w_ytd FROM warehouse WHERE w_id = 1", TERMINAL_TAKEN_BEFORE, paid,
    "payments of %lld were committed, and the warehouse has taken in %lld",
    "only payments of %lld were committed, and the warehouse has taken in %lld");
  if (!violation.kind)
    violation = comparePaid(connection, "SELECT SUM(c_ytd_payment) FROM customer", paidBefore, paid,
      "payments of %lld were committed, and the customers have paid %lld", "only payments of %lld were committed, and the customers have paid %lld");
  if (!violation.kind)
    violation = comparePaid(connection, "SELECT SUM(h_amount) FROM history", paidBefore, paid,
      "payments of %lld were committed, and the history has %lld", "only payments of %lld were committed, and the history has %lld");
  if (violation.kind) return violation;
  char sql[100];
  snprintf(sql, sizeof sql, "SELECT SUM(ol_quantity) FROM order_line WHERE ol_o_id > %d", TERMINAL_CUSTOMERS);
  const int64_t sold = askNumber(connection, sql, &violation);
  const int64_t delivered = askNumber(connection, "SELECT SUM(s_ytd) FROM stock", &violation);
  if (!violation.kind)
    violation = compareCount(delivered, sold, "%lld items were ordered, and %lld were taken from the stock", "only %lld items were ordered, and %lld were taken from the stock");
  for (int i = 0; i < options.conditionCount && !violation.kind; i++) violation = checkCondition(connection, options.conditions[i]);
  return violation;
}

static Violation checkWritten(ContenderConnection *connection, const Contender *contenders, int count) {
  static const char lost[] = "%lld updates were committed, and the row counts %lld";
  static const char more[] = "only %lld updates were committed, and the row counts %lld";
  const Contested workload = connection->contest->workload;
  Violation violation = { 0 };
  int64_t all = 0;
  if (workload == CONTESTED_OWN) return checkScripts(connection, contenders, count);
  if (workload == CONTESTED_TPCC) return checkTerminals(connection, contenders, count);
  for (int i = 0; i < count; i++) all += contenders[i].written;
  if (workload == CONTESTED_TRANSFERS) {
    const int64_t sum = askNumber(connection, textOfWork(connection, WORK_SUM_ACCOUNTS), &violation);
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

/* The engine's own look at its file. An engine without the pragma refuses it, or answers no row. @param hasAnswered whether there was a row */
static Violation checkIntegrity(ContenderConnection *connection, bool *hasAnswered) {
  static const char sql[] = "PRAGMA integrity_check";
  Violation violation = { 0 };
  sqlite3_stmt *statement = NULL;
  int status = prepareBound(connection, sql, &statement);
  const bool isUnknown = status == STATUS_ERROR || (status == ENGINE_OK && !statement);
  if (status == ENGINE_OK && statement) status = engine.step(statement);
  *hasAnswered = status == ENGINE_ROW;
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

DRIVER_API Violation checkContested(ContenderConnection *connection, const Contender *contenders, int count, bool *hasAnswered) {
  *hasAnswered = false;
  for (int i = 0; i < count; i++) {
    if (contenders[i].torn == 0 || contenders[i].task == TASK_LOOK) continue;
    Violation violation = { .kind = "half" };
    snprintf(violation.message, sizeof violation.message, "%.250s (%" PRId64 " times)", contenders[i].tornMessage, contenders[i].torn);
    return violation;
  }
  const Violation violation = checkWritten(connection, contenders, count);
  return violation.kind ? violation : checkIntegrity(connection, hasAnswered);
}
