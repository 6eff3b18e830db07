#include "contest-work.h"

static const char *const workTexts[WORKS] = {
  [WORK_BEGIN_READ] = "BEGIN",
  [WORK_BEGIN_WRITE] = NULL, /* the contest's */
  [WORK_COMMIT] = "COMMIT",
  [WORK_ROLLBACK] = "ROLLBACK",
  [WORK_READ_ACCOUNT] = "SELECT balance FROM account WHERE id = ?1",
  [WORK_CHANGE_ACCOUNT] = "UPDATE account SET balance = ?2 WHERE id = ?1",
  [WORK_SUM_ACCOUNTS] = "SELECT SUM(balance) FROM account",
  [WORK_READ_COUNTER] = "SELECT n FROM counter WHERE id = ?1",
  [WORK_CHANGE_COUNTER] = "UPDATE counter SET n = ?2 WHERE id = ?1",
  [WORK_ADD_ENTRY] = "INSERT INTO entry(who, filler) SELECT ?1, filler || filler || filler || filler FROM account WHERE id = 1",
  [WORK_CHECKPOINT] = "PRAGMA wal_checkpoint(TRUNCATE)",
  [WORK_READ_TAX] = "SELECT w_tax FROM warehouse WHERE w_id = 1",
  [WORK_READ_NEXT_ORDER] = "SELECT d_next_o_id FROM district WHERE d_w_id = 1 AND d_id = ?1",
  [WORK_CHANGE_NEXT_ORDER] = "UPDATE district SET d_next_o_id = ?2 WHERE d_w_id = 1 AND d_id = ?1",
  [WORK_READ_DISCOUNT] = "SELECT c_discount FROM customer WHERE c_w_id = 1 AND c_d_id = ?1 AND c_id = ?2",
  [WORK_ADD_ORDER] = "INSERT INTO orders VALUES (?2, ?1, 1, ?3, '2026-01-02 00:00:00', NULL, ?4, 1)",
  [WORK_ADD_NEW_ORDER] = "INSERT INTO new_order VALUES (?2, ?1, 1)",
  [WORK_READ_PRICE] = "SELECT i_price FROM item WHERE i_id = ?1",
  [WORK_READ_STOCK] = "SELECT s_quantity FROM stock WHERE s_w_id = 1 AND s_i_id = ?1",
  [WORK_CHANGE_STOCK] = "UPDATE stock SET s_quantity = ?2, s_ytd = s_ytd + ?3, s_order_cnt = s_order_cnt + 1 WHERE s_w_id = 1 AND s_i_id = ?1",
  [WORK_ADD_LINE] = "INSERT INTO order_line VALUES (?2, ?1, 1, ?3, ?4, 1, NULL, ?5, ?6, 'abcdefghijklmnopqrstuvwx')",
  [WORK_READ_TAKEN] = "SELECT w_ytd FROM warehouse WHERE w_id = 1",
  [WORK_CHANGE_TAKEN] = "UPDATE warehouse SET w_ytd = ?1 WHERE w_id = 1",
  [WORK_TAKE_IN_DISTRICT] = "UPDATE district SET d_ytd = d_ytd + ?2 WHERE d_w_id = 1 AND d_id = ?1",
  [WORK_COUNT_NAMESAKES] = "SELECT COUNT(*) FROM customer WHERE c_w_id = 1 AND c_d_id = ?1 AND c_last = "
    "(SELECT c_last FROM customer WHERE c_w_id = 1 AND c_d_id = ?1 AND c_id = ?2)",
  [WORK_READ_NAMESAKE] = "SELECT c_id FROM customer WHERE c_w_id = 1 AND c_d_id = ?1 AND c_last = "
    "(SELECT c_last FROM customer WHERE c_w_id = 1 AND c_d_id = ?1 AND c_id = ?2) ORDER BY c_first LIMIT 1 OFFSET ?3",
  [WORK_PAY] = "UPDATE customer SET c_balance = c_balance - ?3, c_ytd_payment = c_ytd_payment + ?3, c_payment_cnt = c_payment_cnt + 1 "
    "WHERE c_w_id = 1 AND c_d_id = ?1 AND c_id = ?2",
  [WORK_ADD_HISTORY] = "INSERT INTO history VALUES (?2, ?1, 1, ?1, 1, '2026-01-02 00:00:00', ?3, 'warehouse    district')",
  [WORK_READ_BALANCE] = "SELECT c_balance FROM customer WHERE c_w_id = 1 AND c_d_id = ?1 AND c_id = ?2",
  [WORK_READ_LAST_ORDER] = "SELECT o_id FROM orders WHERE o_w_id = 1 AND o_d_id = ?1 AND o_c_id = ?2 ORDER BY o_id DESC LIMIT 1",
  [WORK_READ_LINE_COUNT] = "SELECT o_ol_cnt FROM orders WHERE o_w_id = 1 AND o_d_id = ?1 AND o_id = ?2",
  [WORK_COUNT_LINES] = "SELECT COUNT(ol_amount) FROM order_line WHERE ol_w_id = 1 AND ol_d_id = ?1 AND ol_o_id = ?2",
  [WORK_READ_OLDEST] = "SELECT MIN(no_o_id) FROM new_order WHERE no_w_id = 1 AND no_d_id = ?1",
  [WORK_COUNT_NEW_ORDERS] = "SELECT COUNT(*) FROM new_order WHERE no_w_id = 1 AND no_d_id = ?1",
  [WORK_REMOVE_NEW_ORDER] = "DELETE FROM new_order WHERE no_w_id = 1 AND no_d_id = ?1 AND no_o_id = ?2",
  [WORK_READ_BUYER] = "SELECT o_c_id FROM orders WHERE o_w_id = 1 AND o_d_id = ?1 AND o_id = ?2",
  [WORK_SET_CARRIER] = "UPDATE orders SET o_carrier_id = ?3 WHERE o_w_id = 1 AND o_d_id = ?1 AND o_id = ?2",
  [WORK_SET_DELIVERED] = "UPDATE order_line SET ol_delivery_d = '2026-01-02 00:00:00' WHERE ol_w_id = 1 AND ol_d_id = ?1 AND ol_o_id = ?2",
  [WORK_SUM_LINES] = "SELECT SUM(ol_amount) FROM order_line WHERE ol_w_id = 1 AND ol_d_id = ?1 AND ol_o_id = ?2",
  [WORK_CHARGE] = "UPDATE customer SET c_balance = c_balance + ?3, c_delivery_cnt = c_delivery_cnt + 1 "
    "WHERE c_w_id = 1 AND c_d_id = ?1 AND c_id = ?2",
  [WORK_COUNT_LOW_STOCK] = "SELECT COUNT(DISTINCT s_i_id) FROM order_line JOIN stock ON s_i_id = ol_i_id WHERE ol_w_id = 1 AND ol_d_id = ?1 "
    "AND ol_o_id >= ?2 AND ol_o_id < ?3 AND s_w_id = 1 AND s_quantity < ?4",
};

DRIVER_API const char *textOfWork(const ContenderConnection *connection, Work work) {
  return work == WORK_BEGIN_WRITE ? connection->contest->begin : workTexts[work];
}

DRIVER_API bool needsWork(const ContenderConnection *connection, Work work) {
  const Contested workload = connection->contest->workload;
  const Task task = connection->own->task;
  const bool isOfTransaction = work <= WORK_ROLLBACK;
  if (task == TASK_SCRIPT || task == TASK_LOOK) return task == TASK_SCRIPT && work == WORK_ROLLBACK;
  if (task == TASK_TERMINAL || work > WORK_CHECKPOINT) return task == TASK_TERMINAL && (isOfTransaction || work > WORK_CHECKPOINT);
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

DRIVER_API int doBound(ContenderConnection *connection, Work work, const sqlite3_int64 *values, int count, sqlite3_int64 *value) {
  if (value) *value = NO_ROW_READ;
  return executeBound(connection, connection->statements[work], textOfWork(connection, work), values, count, value);
}

DRIVER_API int doPlain(ContenderConnection *connection, Work work) { return doBound(connection, work, NULL, 0, NULL); }

DRIVER_API int beginWith(ContenderConnection *connection, Work work) {
  const int status = doPlain(connection, work);
  connection->hasBegun = status == ENGINE_OK;
  return status;
}
