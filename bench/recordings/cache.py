"""A cache of the package diskcache: eight threads read it, each with a connection, while another one writes.

usage: cache.py FOLDER [killed]
"""

import os
import random
import signal
import sys
import threading

import diskcache

READERS, KEYS, READS = 8, 400, 500

cache = diskcache.Cache(sys.argv[1], timeout=600)
for key in range(KEYS):
    cache.set(key, "value %d" % key, tag="even" if key % 2 == 0 else "odd")


def read(seed):
    draw = random.Random(seed)
    for _ in range(READS):
        cache.get(draw.randrange(KEYS))


def write():
    for round in range(3):
        for key in range(KEYS):
            with cache.transact():
                cache.set(key, "value %d of %d" % (key, round))
                cache.incr("sum", key)
                if sys.argv[2:] == ["killed"] and round == 1 and key == KEYS // 2:
                    os.kill(os.getpid(), signal.SIGKILL)


threads = [threading.Thread(target=read, args=(seed,)) for seed in range(READERS)] + [threading.Thread(target=write)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
