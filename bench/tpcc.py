"""Compares the suite tpcc with a second TPC-C, written from the standard alone.

The second one is a program as users of SQLite write it: it reads what it needs, computes in Python, and sends one statement
after the other. It shares no code, table definition or random number with the suite, whose statements are taken from the
command `sql`. Both run on Python's own SQLite, in memory, with as many transactions. Printed is what a transaction of each
kind does on average, statement by statement, and how many both do in a second.

    python3 bench/tpcc.py [SEED]
"""

import collections
import itertools
import random
import sqlite3
import string
import subprocess
import sys
import time

ITEMS = 100_000
DISTRICTS = 10
CUSTOMERS = 3_000
FIRST_NEW = 2_101
SYLLABLES = "BAR OUGHT ABLE PRI PRES ESE ANTI CALLY ATION EING".split()

SCHEMA = """
CREATE TABLE warehouse (w_id INTEGER PRIMARY KEY, w_name, w_street, w_tax, w_ytd);
CREATE TABLE district (d_w_id, d_id, d_name, d_street, d_tax, d_ytd, d_next_o_id, PRIMARY KEY (d_w_id, d_id));
CREATE TABLE customer (c_w_id, c_d_id, c_id, c_first, c_last, c_street, c_phone, c_since, c_credit, c_discount, c_balance,
  c_ytd_payment, c_payment_cnt, c_delivery_cnt, c_data, PRIMARY KEY (c_w_id, c_d_id, c_id));
CREATE INDEX customer_by_name ON customer (c_w_id, c_d_id, c_last, c_first);
CREATE TABLE history (h_c_id, h_c_d_id, h_c_w_id, h_d_id, h_w_id, h_date, h_amount, h_data);
CREATE TABLE orders (o_w_id, o_d_id, o_id, o_c_id, o_entry_d, o_carrier_id, o_ol_cnt, o_all_local,
  PRIMARY KEY (o_w_id, o_d_id, o_id));
CREATE INDEX orders_by_customer ON orders (o_w_id, o_d_id, o_c_id, o_id);
CREATE TABLE new_order (no_w_id, no_d_id, no_o_id, PRIMARY KEY (no_w_id, no_d_id, no_o_id));
CREATE TABLE order_line (ol_w_id, ol_d_id, ol_o_id, ol_number, ol_i_id, ol_supply_w_id, ol_delivery_d, ol_quantity, ol_amount,
  ol_dist_info, PRIMARY KEY (ol_w_id, ol_d_id, ol_o_id, ol_number));
CREATE TABLE item (i_id INTEGER PRIMARY KEY, i_im_id, i_name, i_price, i_data);
CREATE TABLE stock (s_w_id, s_i_id, s_quantity, s_dist_01, s_dist_02, s_dist_03, s_dist_04, s_dist_05, s_dist_06, s_dist_07,
  s_dist_08, s_dist_09, s_dist_10, s_ytd, s_order_cnt, s_remote_cnt, s_data, PRIMARY KEY (s_w_id, s_i_id));
"""


class Counted:
    """A connection that counts what its statements do, by transaction."""

    def __init__(self):
        # Every statement is compiled each time: the suite's have their values in their text.
        self.connection = sqlite3.connect(":memory:", isolation_level=None, cached_statements=0)
        self.done = []
        self.current = collections.Counter()

    def run(self, sql, values=()):
        cursor = self.connection.execute(sql, values)
        rows = cursor.fetchall()
        verb, table = classify(sql)
        changed = verb in ("INSERT", "UPDATE", "DELETE")
        self.current[f"{verb} {table}".strip()] += cursor.rowcount if changed else 1
        if verb == "SELECT":
            self.current[f"rows of {table}"] += len(rows)
        if verb in ("COMMIT", "ROLLBACK"):
            self.done.append(self.current)
            self.current = collections.Counter()
        return rows

    def one(self, sql, values=()):
        rows = self.run(sql, values)
        return rows[0] if rows else None


def classify(sql):
    words = sql.replace("(", " ").replace(";", " ").split()
    verb = words[0].upper()
    marks = {"SELECT": "FROM", "INSERT": "INTO", "DELETE": "FROM", "UPDATE": "UPDATE"}
    return (verb, words[words.index(marks[verb]) + 1].rstrip(",")) if verb in marks else (verb, "")


class SecondTpcc:
    """The tables of one warehouse, and its transactions."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.c_load = self.random.randint(0, 255)
        allowed = [c for c in range(256) if 65 <= abs(c - self.c_load) <= 119 and abs(c - self.c_load) not in (96, 112)]
        self.c_run = self.random.choice(allowed)
        self.c_customer = self.random.randint(0, 1023)
        self.c_item = self.random.randint(0, 8191)
        self.database = Counted()
        self.clock = itertools.count()
        self.load()

    def text(self, low, high):
        return "".join(self.random.choices(string.ascii_lowercase, k=self.random.randint(low, high)))

    def nurand(self, a, c, low, high):
        return ((self.random.randint(0, a) | self.random.randint(low, high)) + c) % (high - low + 1) + low

    def name(self, number):
        return SYLLABLES[number // 100] + SYLLABLES[number // 10 % 10] + SYLLABLES[number % 10]

    def load(self):
        insert = self.database.connection
        insert.executescript(SCHEMA)
        insert.execute("BEGIN")
        many = lambda table, rows: [insert.execute(f"INSERT INTO {table} VALUES ({','.join('?' * len(row))})", row) for row in rows]
        text, pick = self.text, self.random.randint
        many("warehouse", [(1, text(6, 10), text(40, 60), pick(0, 2000), 30_000_000)])
        many("item", ((i, pick(1, 10_000), text(14, 24), pick(100, 10_000), text(26, 50)) for i in range(1, ITEMS + 1)))
        many(
            "stock",
            ((1, i, pick(10, 100), *(text(24, 24) for _ in range(10)), 0, 0, 0, text(26, 50)) for i in range(1, ITEMS + 1)),
        )
        for d in range(1, DISTRICTS + 1):
            many("district", [(1, d, text(6, 10), text(40, 60), pick(0, 2000), 3_000_000, CUSTOMERS + 1)])
            for c in range(1, CUSTOMERS + 1):
                last = self.name(c - 1 if c <= 1000 else self.nurand(255, self.c_load, 0, 999))
                credit = "BC" if pick(1, 10) == 1 else "GC"
                address = (text(40, 60), text(16, 16), "2026")
                account = (credit, pick(0, 5000), -1000, 1000, 1, 0, text(300, 500))
                many("customer", [(1, d, c, text(8, 16), last, *address, *account)])
                many("history", [(c, d, 1, d, 1, "2026", 1000, text(12, 24))])
            buyers = self.random.sample(range(1, CUSTOMERS + 1), CUSTOMERS)
            for o, buyer in enumerate(buyers, 1):
                is_new, lines = o >= FIRST_NEW, pick(5, 15)
                many("orders", [(1, d, o, buyer, "2026", None if is_new else pick(1, 10), lines, 1)])
                if is_new:
                    many("new_order", [(1, d, o)])
                for number in range(1, lines + 1):
                    delivered, amount = (None, pick(1, 999_999)) if is_new else ("2026", 0)
                    many("order_line", [(1, d, o, number, pick(1, ITEMS), 1, delivered, 5, amount, text(24, 24))])
        insert.execute("COMMIT")

    def customer(self, d):
        """The number of a customer of a district, who is looked up by last name in 60 of 100 cases."""
        columns = "c_id, c_first, c_last, c_street, c_phone, c_since, c_credit, c_discount, c_balance"
        if self.random.randint(1, 100) <= 60:
            last = self.name(self.nurand(255, self.c_run, 0, 999))
            query = f"SELECT {columns} FROM customer WHERE c_w_id = 1 AND c_d_id = ? AND c_last = ? ORDER BY c_first"
            found = self.database.run(query, (d, last))
            return found[(len(found) + 1) // 2 - 1]
        c = self.nurand(1023, self.c_customer, 1, CUSTOMERS)
        query = f"SELECT {columns} FROM customer WHERE c_w_id = 1 AND c_d_id = ? AND c_id = ?"
        return self.database.one(query, (d, c))

    def now(self):
        return f"2026 {next(self.clock)}"

    def new_order(self):
        run, one = self.database.run, self.database.one
        d, c = self.random.randint(1, DISTRICTS), self.nurand(1023, self.c_customer, 1, CUSTOMERS)
        lines = [(self.nurand(8191, self.c_item, 1, ITEMS), self.random.randint(1, 10)) for _ in range(self.random.randint(5, 15))]
        if self.random.randint(1, 100) == 1:
            lines[-1] = (ITEMS + 1, 1)
        one("SELECT w_tax FROM warehouse WHERE w_id = 1")
        (_, o) = one("SELECT d_tax, d_next_o_id FROM district WHERE d_w_id = 1 AND d_id = ?", (d,))
        run("UPDATE district SET d_next_o_id = ? WHERE d_w_id = 1 AND d_id = ?", (o + 1, d))
        one("SELECT c_discount, c_last, c_credit FROM customer WHERE c_w_id = 1 AND c_d_id = ? AND c_id = ?", (d, c))
        run("INSERT INTO orders VALUES (1, ?, ?, ?, ?, NULL, ?, 1)", (d, o, c, self.now(), len(lines)))
        run("INSERT INTO new_order VALUES (1, ?, ?)", (d, o))
        for number, (item, quantity) in enumerate(lines, 1):
            found = one("SELECT i_price, i_name, i_data FROM item WHERE i_id = ?", (item,))
            if found is None:
                return False
            stock = one(f"SELECT s_quantity, s_data, s_dist_{d:02} FROM stock WHERE s_w_id = 1 AND s_i_id = ?", (item,))
            left = stock[0] - quantity if stock[0] >= quantity + 10 else stock[0] - quantity + 91
            update = "UPDATE stock SET s_quantity = ?, s_ytd = s_ytd + ?, s_order_cnt = s_order_cnt + 1"
            run(f"{update} WHERE s_w_id = 1 AND s_i_id = ?", (left, quantity, item))
            line = (d, o, number, item, quantity, quantity * found[0], stock[2])
            run("INSERT INTO order_line VALUES (1, ?, ?, ?, ?, 1, NULL, ?, ?, ?)", line)
        return True

    def payment(self):
        run, one = self.database.run, self.database.one
        d, amount = self.random.randint(1, DISTRICTS), self.random.randint(100, 500_000)
        run("UPDATE warehouse SET w_ytd = w_ytd + ? WHERE w_id = 1", (amount,))
        (warehouse, _) = one("SELECT w_name, w_street FROM warehouse WHERE w_id = 1")
        run("UPDATE district SET d_ytd = d_ytd + ? WHERE d_w_id = 1 AND d_id = ?", (amount, d))
        (district, _) = one("SELECT d_name, d_street FROM district WHERE d_w_id = 1 AND d_id = ?", (d,))
        c, *_, credit, _, balance = self.customer(d)
        paid = "c_balance = ?, c_ytd_payment = c_ytd_payment + ?, c_payment_cnt = c_payment_cnt + 1"
        where, key = "WHERE c_w_id = 1 AND c_d_id = ? AND c_id = ?", (d, c)
        if credit == "BC":
            (data,) = one(f"SELECT c_data FROM customer {where}", key)
            data = f"{c} {d} 1 {d} 1 {amount} {data}"[:500]
            run(f"UPDATE customer SET {paid}, c_data = ? {where}", (balance - amount, amount, data, *key))
        else:
            run(f"UPDATE customer SET {paid} {where}", (balance - amount, amount, *key))
        values = (c, d, d, self.now(), amount, f"{warehouse}    {district}")
        run("INSERT INTO history VALUES (?, ?, 1, ?, 1, ?, ?, ?)", values)
        return True

    def order_status(self):
        d = self.random.randint(1, DISTRICTS)
        c = self.customer(d)[0]
        query = "SELECT o_id, o_entry_d, o_carrier_id FROM orders WHERE o_w_id = 1 AND o_d_id = ? AND o_c_id = ?"
        (o, _, _) = self.database.one(f"{query} ORDER BY o_id DESC LIMIT 1", (d, c))
        columns = "ol_i_id, ol_supply_w_id, ol_quantity, ol_amount, ol_delivery_d"
        where = "ol_w_id = 1 AND ol_d_id = ? AND ol_o_id = ?"
        self.database.run(f"SELECT {columns} FROM order_line WHERE {where}", (d, o))
        return True

    def delivery(self):
        run, one = self.database.run, self.database.one
        carrier, now = self.random.randint(1, 10), self.now()
        for d in range(1, DISTRICTS + 1):
            (o,) = one("SELECT MIN(no_o_id) FROM new_order WHERE no_w_id = 1 AND no_d_id = ?", (d,))
            if o is None:
                continue
            order, lines = "WHERE o_w_id = 1 AND o_d_id = ? AND o_id = ?", "WHERE ol_w_id = 1 AND ol_d_id = ? AND ol_o_id = ?"
            run("DELETE FROM new_order WHERE no_w_id = 1 AND no_d_id = ? AND no_o_id = ?", (d, o))
            (c,) = one(f"SELECT o_c_id FROM orders {order}", (d, o))
            run(f"UPDATE orders SET o_carrier_id = ? {order}", (carrier, d, o))
            run(f"UPDATE order_line SET ol_delivery_d = ? {lines}", (now, d, o))
            (total,) = one(f"SELECT SUM(ol_amount) FROM order_line {lines}", (d, o))
            update = "UPDATE customer SET c_balance = c_balance + ?, c_delivery_cnt = c_delivery_cnt + 1"
            run(f"{update} WHERE c_w_id = 1 AND c_d_id = ? AND c_id = ?", (total, d, c))
        return True

    def stock_level(self):
        d, threshold = self.random.randint(1, DISTRICTS), self.random.randint(10, 20)
        (o,) = self.database.one("SELECT d_next_o_id FROM district WHERE d_w_id = 1 AND d_id = ?", (d,))
        query = (
            "SELECT COUNT(DISTINCT s_i_id) FROM order_line, stock WHERE ol_w_id = 1 AND ol_d_id = ? AND ol_o_id < ?"
            " AND ol_o_id >= ? AND s_w_id = 1 AND s_i_id = ol_i_id AND s_quantity < ?"
        )
        self.database.run(query, (d, o, o - 20, threshold))
        return True

    def transactions(self, count):
        kinds = [self.new_order, self.payment, self.order_status, self.delivery, self.stock_level]
        for kind in self.random.choices(kinds, weights=[45, 43, 4, 4, 4], k=count):
            self.database.run("BEGIN")
            self.database.run("COMMIT" if kind() else "ROLLBACK")


def statements_of_suite(seed, *more):
    command = ["npx", "-q", "node", "src/cli.ts", "sql", "--variant", "tpcc", "--workload", "standard_mix"]
    process = subprocess.Popen([*command, "--seed", str(seed), *more], stdout=subprocess.PIPE, text=True)
    yield from itertools.takewhile(lambda line: not line.startswith("--"), process.stdout)
    process.communicate()


def run_suite(seed):
    database = Counted()
    for statement in statements_of_suite(seed, "--prepare"):
        database.connection.execute(statement)
    timed = list(statements_of_suite(seed))
    start = time.perf_counter()
    for statement in timed:
        database.run(statement)
    return database.done, time.perf_counter() - start


def run_second(seed, count):
    second = SecondTpcc(seed)
    start = time.perf_counter()
    second.transactions(count)
    return second.database.done, time.perf_counter() - start


def kind_of(work):
    """What a transaction was, by what it alone does."""
    if work["INSERT new_order"]:
        return "new_order, rolled back" if work["ROLLBACK"] else "new_order"
    if work["INSERT history"]:
        return "payment"
    if work["DELETE new_order"]:
        return "delivery"
    return "order_status" if work["SELECT orders"] else "stock_level"


def compare(suite, second):
    kinds = ["new_order", "new_order, rolled back", "payment", "order_status", "delivery", "stock_level"]
    print(f"{'':<24}{'':<22}{'suite':>10}{'second':>10}")
    for kind in kinds:
        both = [[work for work in done if kind_of(work) == kind] for done in (suite, second)]
        print(f"{kind:<24}{'percent of all':<22}", *(f"{100 * len(own) / len(done):10.1f}" for own, done in zip(both, (suite, second))), sep="")
        for what in sorted({what for own in both for work in own for what in work}):
            means = [sum(work[what] for work in own) / max(1, len(own)) for own in both]
            print(f"{'':<24}{what:<22}", *(f"{mean:10.2f}" for mean in means), sep="")


def main():
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    suite, suite_seconds = run_suite(seed)
    second, second_seconds = run_second(seed, len(suite))
    compare(suite, second)
    rates = [len(done) / seconds for done, seconds in ((suite, suite_seconds), (second, second_seconds))]
    print(f"\nSQLite {sqlite3.sqlite_version}, transactions a second: {rates[0]:,.0f} and {rates[1]:,.0f}")


main()
