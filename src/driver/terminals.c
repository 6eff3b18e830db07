#include "terminals.h"

#include <stddef.h>

#include "contest-work.h"
#include "draw.h"

/* The first thing that a transaction should have read and did not; no words if there is none. Another try may read it. */
typedef struct Missed {
  const char *what; /* two %lld */
  sqlite3_int64 one, other;
} Missed;

static void noteMissed(Missed *missed, bool isMissed, const char *what, sqlite3_int64 one, sqlite3_int64 other) {
  if (isMissed && !missed->what) *missed = (Missed){ .what = what, .one = one, .other = other };
}

/* Ends a transaction that has succeeded so far. Returns the status. */
static int endTransaction(ContenderConnection *connection, int status, Work end, const Missed *missed) {
  if (status == ENGINE_OK) status = doPlain(connection, end);
  if (status == ENGINE_OK && missed->what) noteTorn(connection->own, missed->what, missed->one, missed->other);
  return status;
}

static const char noCustomer[] = "in district %lld it found no customer %lld, whom no transaction removes";
static const char noDistrict[] = "it found no district %lld of %lld, which no transaction removes";

static int64_t drawFrom(uint64_t *random, int64_t least, int64_t most) { return least + drawBelow(random, most - least + 1); }

/* Draws a customer, 60 of 100 by last name (clause 2.5.1.2): the one in the middle of those who have it, by first name. */
static int chooseCustomer(ContenderConnection *connection, uint64_t *random, sqlite3_int64 district, sqlite3_int64 *customer, Missed *missed) {
  const bool isByName = drawFrom(random, 1, 100) <= 60;
  const sqlite3_int64 id = drawFrom(random, 1, TERMINAL_CUSTOMERS);
  sqlite3_int64 namesakes = 0;
  *customer = id;
  if (!isByName) return ENGINE_OK;
  int status = DO_WORK(connection, WORK_COUNT_NAMESAKES, &namesakes, district, id);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_READ_NAMESAKE, customer, district, id, (namesakes + 1) / 2 - 1);
  noteMissed(missed, namesakes < 1 || *customer == NO_ROW_READ, noCustomer, district, id);
  return status;
}

/* Clause 2.4.2.2: reads an item and its stock, lowers the stock, or fills it up if little would be left, and writes the line. */
static int addOrderLine(ContenderConnection *connection, const sqlite3_int64 *key, sqlite3_int64 item, sqlite3_int64 quantity, bool *isFound,
  Missed *missed) {
  sqlite3_int64 price, stock = 0;
  int status = DO_WORK(connection, WORK_READ_PRICE, &price, item);
  *isFound = price != NO_ROW_READ;
  noteMissed(missed, *isFound != (item <= TERMINAL_ITEMS), "it read item %lld, and the items are those up to %lld", item, TERMINAL_ITEMS);
  if (status != ENGINE_OK || !*isFound) return status;
  status = DO_WORK(connection, WORK_READ_STOCK, &stock, item);
  noteMissed(missed, stock == NO_ROW_READ, "it found no stock of item %lld of %lld, which no transaction removes", item, TERMINAL_ITEMS);
  const sqlite3_int64 left = stock >= quantity + 10 ? stock - quantity : stock - quantity + 91;
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_CHANGE_STOCK, NULL, item, left, quantity);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_ADD_LINE, NULL, key[0], key[1], key[2], item, quantity, quantity * price);
  return status;
}

/* Clause 2.4. One of 100 names an item that does not exist, and is rolled back. */
static int placeOrder(ContenderConnection *connection, uint64_t random) {
  const sqlite3_int64 district = drawFrom(&random, 1, TERMINAL_DISTRICTS), customer = drawFrom(&random, 1, TERMINAL_CUSTOMERS);
  const sqlite3_int64 lines = drawFrom(&random, 5, 15);
  const bool isRolledBack = drawFrom(&random, 1, 100) == 1;
  sqlite3_int64 order = 0, tax = 0, discount = 0;
  bool isFound = true;
  Missed missed = { 0 };
  int status = beginWith(connection, WORK_BEGIN_WRITE);
  if (status == ENGINE_OK) status = doBound(connection, WORK_READ_TAX, NULL, 0, &tax);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_READ_NEXT_ORDER, &order, district);
  /* Written as it was read: two orders that do not see each other get one number. */
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_CHANGE_NEXT_ORDER, NULL, district, order + 1);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_READ_DISCOUNT, &discount, district, customer);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_ADD_ORDER, NULL, district, order, customer, lines);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_ADD_NEW_ORDER, NULL, district, order);
  for (sqlite3_int64 line = 1; line <= lines && status == ENGINE_OK && isFound; line++) {
    const sqlite3_int64 drawn = drawFrom(&random, 1, TERMINAL_ITEMS);
    const sqlite3_int64 item = isRolledBack && line == lines ? TERMINAL_ITEMS + 1 : drawn;
    status = addOrderLine(connection, (const sqlite3_int64[]){ district, order, line }, item, drawFrom(&random, 1, 10), &isFound, &missed);
  }
  noteMissed(&missed, tax == NO_ROW_READ, "it found no warehouse %lld of %lld, which no transaction removes", 1, 1);
  noteMissed(&missed, order == NO_ROW_READ, noDistrict, district, TERMINAL_DISTRICTS);
  noteMissed(&missed, discount == NO_ROW_READ, noCustomer, district, customer);
  status = endTransaction(connection, status, isFound ? WORK_COMMIT : WORK_ROLLBACK, &missed);
  connection->own->ordered += status == ENGINE_OK && isFound;
  return status;
}

/* Clause 2.5: a customer pays 1 to 5,000. */
static int takePayment(ContenderConnection *connection, uint64_t random) {
  const sqlite3_int64 district = drawFrom(&random, 1, TERMINAL_DISTRICTS), amount = drawFrom(&random, 100, 500000);
  sqlite3_int64 customer = 0, taken = 0;
  Missed missed = { 0 };
  int status = beginWith(connection, WORK_BEGIN_WRITE);
  if (status == ENGINE_OK) status = doBound(connection, WORK_READ_TAKEN, NULL, 0, &taken);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_CHANGE_TAKEN, NULL, taken + amount);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_TAKE_IN_DISTRICT, NULL, district, amount);
  if (status == ENGINE_OK) status = chooseCustomer(connection, &random, district, &customer, &missed);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_PAY, NULL, district, customer, amount);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_ADD_HISTORY, NULL, district, customer, amount);
  status = endTransaction(connection, status, WORK_COMMIT, &missed);
  if (status == ENGINE_OK) connection->own->paid += amount;
  return status;
}

/* Clause 2.6: the newest order of a customer, and its lines, which one transaction has written together. */
static int showOrder(ContenderConnection *connection, uint64_t random) {
  const sqlite3_int64 district = drawFrom(&random, 1, TERMINAL_DISTRICTS);
  sqlite3_int64 customer = 0, order = 0, said = 0, found = 0;
  Missed missed = { 0 };
  int status = beginWith(connection, WORK_BEGIN_READ);
  if (status == ENGINE_OK) status = chooseCustomer(connection, &random, district, &customer, &missed);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_READ_BALANCE, NULL, district, customer);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_READ_LAST_ORDER, &order, district, customer);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_READ_LINE_COUNT, &said, district, order);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_COUNT_LINES, &found, district, order);
  noteMissed(&missed, order == NO_ROW_READ, "in district %lld it found no order of customer %lld, and each has one", district, customer);
  noteMissed(&missed, said != found, "it read an order of %lld lines, and %lld lines of it, which one transaction has written", said, found);
  return endTransaction(connection, status, WORK_COMMIT, &missed);
}

/* Clause 2.7, at once and not deferred: the oldest new order of each district is delivered, and its customer charged. */
static int deliver(ContenderConnection *connection, uint64_t random) {
  const sqlite3_int64 carrier = drawFrom(&random, 1, 10);
  Missed missed = { 0 };
  int status = beginWith(connection, WORK_BEGIN_WRITE);
  for (sqlite3_int64 district = 1; district <= TERMINAL_DISTRICTS && status == ENGINE_OK; district++) {
    sqlite3_int64 order = 0, customer = 0, total = 0, left = 0;
    status = DO_WORK(connection, WORK_READ_OLDEST, &order, district);
    /* No new order: NULL, which is read as 0. */
    if (status == ENGINE_OK && order <= 0) status = DO_WORK(connection, WORK_COUNT_NEW_ORDERS, &left, district);
    noteMissed(&missed, left != 0, "in district %lld it found no oldest new order, and %lld new orders", district, left);
    if (status != ENGINE_OK || order <= 0) continue;
    status = DO_WORK(connection, WORK_REMOVE_NEW_ORDER, NULL, district, order);
    if (status == ENGINE_OK) status = DO_WORK(connection, WORK_READ_BUYER, &customer, district, order);
    if (status == ENGINE_OK) status = DO_WORK(connection, WORK_SET_CARRIER, NULL, district, order, carrier);
    if (status == ENGINE_OK) status = DO_WORK(connection, WORK_SET_DELIVERED, NULL, district, order);
    if (status == ENGINE_OK) status = DO_WORK(connection, WORK_SUM_LINES, &total, district, order);
    if (status == ENGINE_OK) status = DO_WORK(connection, WORK_CHARGE, NULL, district, customer, total);
    noteMissed(&missed, customer == NO_ROW_READ || total <= 0, "in district %lld it found no customer of the new order %lld, or no line", district, order);
  }
  return endTransaction(connection, status, WORK_COMMIT, &missed);
}

/* Clause 2.8: of how many items of the 20 newest orders the stock is below a threshold. */
static int countLowStock(ContenderConnection *connection, uint64_t random) {
  const sqlite3_int64 district = drawFrom(&random, 1, TERMINAL_DISTRICTS), threshold = drawFrom(&random, 10, 20);
  sqlite3_int64 next = 0;
  Missed missed = { 0 };
  int status = beginWith(connection, WORK_BEGIN_READ);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_READ_NEXT_ORDER, &next, district);
  if (status == ENGINE_OK) status = DO_WORK(connection, WORK_COUNT_LOW_STOCK, NULL, district, next - 20, next, threshold);
  noteMissed(&missed, next == NO_ROW_READ, noDistrict, district, TERMINAL_DISTRICTS);
  return endTransaction(connection, status, WORK_COMMIT, &missed);
}

DRIVER_API int tryTerminal(ContenderConnection *connection, uint64_t random) {
  /* The suite's mix, in src/suite/tpcc/mix.ts. */
  const int64_t drawn = drawBelow(&random, 100);
  if (drawn < 45) return placeOrder(connection, random);
  if (drawn < 88) return takePayment(connection, random);
  if (drawn < 92) return showOrder(connection, random);
  return drawn < 96 ? deliver(connection, random) : countLowStock(connection, random);
}
