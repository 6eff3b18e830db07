"""Executes a million short statements, with BEGIN and COMMIT, and prints the processor's seconds that they took: million.py DATABASE"""

import sqlite3
import sys
import time

count = 499_000
connection = sqlite3.connect(sys.argv[1])
connection.execute("CREATE TABLE t(id INTEGER PRIMARY KEY, k INT, name TEXT)")
start = time.process_time()
for at in range(count):
    connection.execute("INSERT INTO t(k, name) VALUES (?, ?)", (at, f"name of {at}"))
    if at % 1000 == 0:
        connection.commit()
connection.commit()
for at in range(count):
    connection.execute("SELECT k, name FROM t WHERE id = ?", (at + 1,)).fetchall()
print(time.process_time() - start)
