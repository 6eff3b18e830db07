"""Keeps the functions of the standard library in a shelf, which is a database of SQLite from Python 3.13 on, and looks each up."""

import ast
import pathlib
import shelve
import sys
import sysconfig

LIMIT = 1000

library = pathlib.Path(sysconfig.get_path("stdlib"))
names = []
with shelve.open(sys.argv[1]) as shelf:
    for file in sorted(library.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and len(names) < LIMIT:
                names.append(f"{file.stem}.{node.name}")
                shelf[names[-1]] = (node.lineno, ast.get_docstring(node))
with shelve.open(sys.argv[1]) as shelf:
    assert type(shelf.dict).__module__ == "dbm.sqlite3"
    for name in names:
        assert shelf[name]
