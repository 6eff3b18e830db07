import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import BetterSqlite3 from "better-sqlite3";
import { beforeEach, describe, expect, it } from "vitest";
import type { OwnWorkload } from "../../../../src/features/workloads/own/own-workload.ts";
import { refusedInCase, requireOwnDatabase } from "../../../../src/features/workloads/own/passed-on.ts";
import { readOwnFiles } from "../../../../src/features/workloads/own/read.ts";
import { ownSuite } from "../../../../src/features/workloads/own/suite.ts";
import { allowedPragmas } from "../../../../src/suite/foreign-sql/allowed-sql.ts";
import { errorMessage } from "../../../error-message.ts";
import { useFiles } from "./files.ts";

const sql = (...all: string[]) => all.map((one) => ({ sql: one, place: "case.yml:1:1" }));
const read: OwnWorkload = {
  ...{ file: "case.yml", name: "hunt_wrong_00000001", kind: "reads", storages: ["memory"], repeat: 1 },
  ...{ tables: sql("CREATE TABLE t(a);"), prepare: [], check: [], statements: sql("SELECT a FROM t;") },
};

/** Names of tables that a case has made. */
const tables = new Set(["t", "u", "t1"]);
const partOf = (statement: string) => refusedInCase(statement, tables)?.part;

describe("the statement of a case", () => {
  it.each([
    ["ATTACH '/home/u/.x' AS other;", "ATTACH"],
    ["/* a */ attach database 'x' AS y;", "ATTACH"],
    ["EXPLAIN QUERY PLAN ATTACH 'x' AS y;", "ATTACH"],
    ["VACUUM main INTO '/home/u/.x';", "VACUUM INTO"],
    ["SELECT writefile('/home/u/.x', a) FROM t;", "writefile()"],
    ['SELECT "load_extension" ("x.so");', "load_extension()"],
    ["SELECT dolt_push('file:///home/u/x', 'main');", "dolt_push()"],
    ["SELECT dolt_clone('file:///home/u/x');", "dolt_clone()"],
    ["SELECT dolt_creds_new();", "dolt_creds_new()"],
    ["INSERT INTO t SELECT edit(a) FROM t;", "edit()"],
    ["SELECT sqlcipher_export('x');", "sqlcipher_export()"],
    ["SELECT fts3_tokenizer('x', X'00');", "fts3_tokenizer()"],
    ["SELECT eval('ATTACH x AS y');", "eval()"],
    ["SELECT a FROM t JOIN u ON writefile('x', a);", "writefile()"],
    ["CREATE INDEX i ON t(a) WHERE writefile('x', a);", "writefile()"],
    ["CREATE TABLE x(a DEFAULT (writefile('x', 1)));", "writefile()"],
    ["CREATE TRIGGER g AFTER INSERT ON t BEGIN SELECT writefile('x', NEW.a); END;", "writefile()"],
    ["CREATE VIEW v(a) AS SELECT [writefile]('x', 1);", "writefile()"],
    ["WITH w(a) AS (SELECT `readfile`('x')) SELECT a FROM w;", "readfile()"],
    [
      "CREATE VIRTUAL TABLE IF NOT EXISTS z USING zipfile('/x.zip');",
      "a virtual table of the module zipfile",
    ],
    ["CREATE VIRTUAL TABLE z USING [csv](filename='/x');", "a virtual table of the module csv"],
    ["CREATE VIRTUAL TABLE z USING vec1('/x');", "a virtual table of the module vec1"],
    ['CREATE VIRTUAL TABLE z USING fts4(content="fsdir", path);', 'content = "fsdir"'],
    ["CREATE VIRTUAL TABLE z USING fts4(a, content='', content=\"fsdir\");", 'content = "fsdir"'],
    ["CREATE VIRTUAL TABLE z USING fts4(a, compress=hex, uncompress=readfile);", "compress = hex"],
    ["CREATE VIRTUAL TABLE z USING fts4(a, UNCOMPRESS = readfile);", "UNCOMPRESS = readfile"],
    ["SELECT line FROM t_lines WHERE path = '/home/u/.x';", "the table t_lines"],
    ["SELECT c0 FROM t_content WHERE path = '/home/u/.x';", "the table t_content"],
    ["CREATE FUNCTION f LANGUAGE wasm AS X'00';", "CREATE FUNCTION"],
    ["PRAGMA temp_store_directory = '/home/u';", "PRAGMA temp_store_directory"],
    ["PRAGMA data_store_directory = '/home/u';", "PRAGMA data_store_directory"],
    ["PRAGMA main.lock_proxy_file = '/home/u/.x';", "PRAGMA lock_proxy_file"],
    ["pragma cipher_profile='/home/u/.bashrc';", "PRAGMA cipher_profile"],
    ["PRAGMA \"cipher_log\"('/home/u/.bashrc');", "PRAGMA cipher_log"],
    ["PRAGMA 'rekey' = 'x';", "PRAGMA rekey"],
    ["PRAGMA key = 'x';", "PRAGMA key"],
    ["PRAGMA writable_schema = ON;", "PRAGMA writable_schema"],
    ["SELECT * FROM pragma_lock_proxy_file('/home/u/.x');", "pragma_lock_proxy_file()"],
    ["SELECT data FROM fsdir('/home/u');", "fsdir()"],
    ["SELECT data FROM fsdir WHERE path = '/home/u';", "the table fsdir"],
    ["SELECT a FROM t, main.fsdir;", "the table fsdir"],
    ["SELECT a FROM t JOIN u ON abs(t.a), fsdir;", "the table fsdir"],
    ["SELECT a FROM (t, (fsdir));", "the table fsdir"],
    ["SELECT load_extension \v('x');", "load_extension()"],
    ["SELECT data FROM main. \vfsdir WHERE path='/etc';", "the table fsdir"],
    ["SELECT data FROM t AS window, fsdir WHERE path='/home/u';", "the table fsdir"],
    ["SELECT data FROM t window, fsdir WHERE path='/home/u';", "the table fsdir"],
    ["SELECT data FROM t AS \u{1f600}WHERE, fsdir WHERE path='/home/u';", "the table fsdir"],
    ["SELECT data FROM t AS \u{a0}WHERE, fsdir WHERE path='/home/u';", "the table fsdir"],
    // In capital letters, these names are keywords; SQLite changes letters of ASCII alone.
    ["SELECT data FROM t AS l\u0131m\u0131t, fsdir WHERE path='/home/u';", "the table fsdir"],
    ["SELECT 1 AS d\u0131stinct, 2 D\u0131STINCT FROM fsdir WHERE path='/home/u';", "the table fsdir"],
    ["SELECT data FROM t AS un\u0131on, fsdir WHERE path='/home/u';", "the table fsdir"],
    ["SELECT a FROM t WHERE a IN fsdir;", "the table fsdir"],
    ["SELECT a FROM t LEFT JOIN 'fsdir';", "the table fsdir"],
    ['UPDATE OR IGNORE t SET a = 1 FROM "fsdir";', "the table fsdir"],
    ["UPDATE sqlite_dbpage SET data = X'00';", "the table sqlite_dbpage"],
    ["INSERT INTO dolt_remotes VALUES ('a', 'file:///x');", "the table dolt_remotes"],
    ["INSERT INTO dolt_schemas VALUES ('trigger', 'g', 'CREATE TRIGGER');", "the table dolt_schemas"],
    ["SELECT * FROM dolt_test_run('*');", "dolt_test_run()"],
    ["CREATE TABLE fsdir(a);", "a table of its own called fsdir"],
    ["WITH fsdir AS (SELECT 1) SELECT 1;", "a table of its own called fsdir"],
    ["ALTER TABLE t RENAME TO fsdir;", "a table of its own called fsdir"],
    ["DELETE FROM shop.orders;", "a name of the schema shop"],
    ["DROP TABLE IF EXISTS shop.t;", "a name of the schema shop"],
    ["CREATE TABLE shop.t(a);", "a name of the schema shop"],
    ["CREATE TRIGGER g AFTER INSERT ON shop.t BEGIN SELECT 1; END;", "a name of the schema shop"],
    ["SELECT a FROM t, `shop` . t;", "a name of the schema shop"],
    ["PRAGMA shop.table_info(t);", "a name of the schema shop"],
    ["ANALYZE shop;", "a name of the schema shop"],
    ["EXPLAIN ANALYZE shop;", "a name of the schema shop"],
    ["VACUUM `shop`;", "a name of the schema shop"],
    ["VACUUM t;", "a name of the schema t"],
    ["CREATE TABLE lines_read AS SELECT * FROM lines_read WHERE path = 'x';", "the table lines_read"],
    ["SELECT (WITH lines_read AS (SELECT 1) SELECT 1) FROM lines_read('/etc/passwd');", "lines_read()"],
    [
      "SELECT 1 FROM lines_read WHERE path = 'x' AND 1 IN (WITH lines_read AS (SELECT 1) SELECT 1);",
      "the table lines_read",
    ],
    ["WITH lines_read AS (SELECT 1) SELECT 1 FROM main.lines_read;", "the table lines_read"],
    ["WITH lines_read AS (SELECT 1) SELECT 1 FROM lines_read('x');", "lines_read()"],
    ["SELECT a FROM t('/etc/passwd');", "t()"],
    // SQLite takes all of $1(') for a parameter, and what follows for a call.
    ["SELECT $1('), writefile('x', 1), $1(');", "the parameter $1(')"],
    ["SELECT :a('), writefile('x', 1), :a(');", "the parameter :a(')"],
    ["SELECT :rnd('), writefile('x', 1), :rnd(');", "the parameter :rnd(')"],
    ["SELECT dolt_clone:i('x');", "the parameter :i('x')"],
    ["SELECT dolt_clone:i ('x');", "the placeholder :i at the end of a name"],
    ["PRAGMA cache_size:i = 'x';", "the placeholder :i at the end of a name"],
    ['SELECT "fts":rnd(5, 5)(1);', "the placeholder :rnd at the end of a name"],
    ["LOAD 'x';", "LOAD"],
    [".output /home/u/.x", "a fault (a line that begins with a dot is a shell's command, not SQL)"],
    ["; ATTACH 'x' AS y;", "ATTACH"],
    ["/* a */ ;; PRAGMA cipher_profile = '/home/u/.bashrc';", "PRAGMA cipher_profile"],
    ["SELECT 1; PRAGMA cipher_profile = '/home/u/.bashrc';", "a fault (it is several statements)"],
    ["SELECT 'a;", "a fault (the quotation that begins with ' does not end)"],
    [" ; -- none", "a fault (it has no statement)"],
  ])("is refused for what could reach another file: %s", (statement, part) => {
    expect(partOf(statement)).toBe(part);
  });

  it.each([
    "CREATE VIRTUAL TABLE f USING fts5(body);",
    "CREATE VIRTUAL TABLE f USING fts5(body, content='');",
    "CREATE VIRTUAL TABLE f USING fts4(body, prefix='2,4', tokenize=unicode61 'tokenchars==', order=desc);",
    "VACUUM;",
    "INSERT INTO t VALUES ('ATTACH it; edit(x)');",
    "SELECT edit FROM t WHERE a IN (1) GROUP BY edit;",
    "CREATE TABLE attach_edit(a VARCHAR(10), b DECIMAL(10, 2) DEFAULT (1), c AS (a + 1), PRIMARY KEY (a), CHECK (a > 1), FOREIGN KEY (b) REFERENCES t(a) ON UPDATE SET NULL);",
    "CREATE TABLE IF NOT EXISTS main.other(a);",
    "CREATE UNIQUE INDEX i ON t(a, abs(b)) WHERE a > 5;",
    "CREATE TRIGGER g AFTER UPDATE OF a ON t WHEN (NEW.a) BEGIN UPDATE u SET a = 1; DELETE FROM t1; END;",
    "PRAGMA cache_size = 10;",
    "PRAGMA main.table_info(t);",
    "SELECT name FROM pragma_table_info('t'), sqlite_schema;",
    "SELECT a FROM t JOIN u USING (a);",
    "SELECT a, f FROM t AS x, (SELECT b, c FROM u) LEFT JOIN t1 ON (x.a, 1) IN ((1, 2)), u WHERE a IS NOT DISTINCT FROM b;",
    "SELECT sum(e.value) FROM t AS a, json_each(a.b, '$.b') AS e;",
    "SELECT row_number() OVER (PARTITION BY a, b ORDER BY c), count(*) FILTER (WHERE a) FROM t;",
    "WITH RECURSIVE r(n, m) AS (SELECT 1, 2 UNION ALL SELECT n + 1, m FROM r), s AS NOT MATERIALIZED (VALUES (1, 2)) SELECT n FROM r, s;",
    "INSERT INTO main.t(a) SELECT t.a FROM u AS x JOIN temp.t ON x.a = t.a;",
    "SELECT (WITH w AS (SELECT 1), v AS (SELECT * FROM (SELECT * FROM w)) SELECT 1 FROM v, w) FROM t;",
    "CREATE VIEW v AS SELECT x.a FROM t AS x JOIN u ON x.a = u.a WHERE EXISTS (SELECT x.a);",
    "CREATE VIEW v AS WITH w AS (SELECT 1) SELECT 1 FROM w UNION SELECT 2 FROM w;",
    "INSERT INTO t(a) SELECT a FROM u WHERE true ON CONFLICT (a) DO UPDATE SET a = excluded.a + 1;",
    "SELECT count(*) FROM dolt_history_t1 JOIN dolt_log;",
    "SELECT dolt_commit('-A', '-m', 'x');",
    "SELECT :i, :rnd(1, 9), :text(4), 'a:i';",
    "SAVEPOINT s;",
    "ROLLBACK TO s;",
    "ANALYZE;",
    "ANALYZE t;",
    "ANALYZE main;",
    "VACUUM main;",
    "SELECT a FROM (WITH x AS (SELECT 1 AS a) SELECT a FROM x);",
    "SELECT a FROM t, (WITH x AS (SELECT 1 AS a) SELECT a FROM x, u);",
  ])("works on its own database: %s", (statement) => {
    expect(partOf(statement)).toBeUndefined();
  });

  it("may have each pragma of the list, and the table of each", () => {
    expect(allowedPragmas.filter((name) => /cipher|key$|directory|file|log|schema/.test(name))).toEqual([]);
    for (const name of allowedPragmas) {
      expect(partOf(`PRAGMA ${name};`)).toBeUndefined();
      expect(partOf(`SELECT * FROM pragma_${name};`)).toBeUndefined();
    }
  });
});

describe("the file of a case", () => {
  it("is refused with a pragma that is not on the list, which the message has", () => {
    const profile = sql("PRAGMA cipher_profile = '/home/u/.bashrc';");
    expect(() => requireOwnDatabase({ ...read, before: profile }, "--replay")).toThrow(
      /has PRAGMA cipher_profile, .* allowed are the pragmas analysis_limit, .*, cache_size, .*; measure it with run --own-workloads if you trust it$/,
    );
  });

  it("may read the tables that another of its statements makes, and no other", () => {
    const other = { ...read, check: sql("SELECT a FROM x;") };
    expect(() => requireOwnDatabase(other, "--replay")).toThrow("has the table x, which");
    const common = { ...other, before: sql("WITH x(a) AS (SELECT 1) SELECT a FROM x;") };
    expect(() => requireOwnDatabase(common, "--replay")).toThrow("has the table x, which");
    const made = { ...other, before: sql("CREATE TEMP TABLE x(a);") };
    expect(() => requireOwnDatabase(made, "--replay")).not.toThrow();
  });

  it.each([
    ["dropped", ["CREATE TABLE lines_read(path);", "DROP TABLE IF EXISTS main.lines_read;"]],
    ["a view that is dropped", ["CREATE VIEW lines_read AS SELECT a FROM t;", "DROP VIEW lines_read;"]],
    ["renamed", ["CREATE TABLE lines_read(path);", "ALTER TABLE lines_read RENAME TO other;"]],
    ["rolled back", ["BEGIN;", "CREATE TABLE lines_read(path);", "ROLLBACK;"]],
    ["rolled back to a savepoint", ["SAVEPOINT a;", "CREATE TABLE lines_read(path);", "ROLLBACK TO a;"]],
    [
      "rolled back by a conflict",
      ["BEGIN;", "CREATE TABLE lines_read(path);", "INSERT OR ROLLBACK INTO t VALUES (1);"],
    ],
    ["made by another name", ["ALTER TABLE u RENAME TO lines_read;", "DROP TABLE lines_read;"]],
  ])("is refused with a name whose place an engine's own table could take: %s", (_, all) => {
    const select = sql("SELECT data FROM lines_read WHERE path = '/home/u/.x';");
    const [create = "", ...others] = all.filter((one) => !/^(?:BEGIN|SAVEPOINT)/.test(one));
    const view = "CREATE VIEW v AS SELECT * FROM lines_read WHERE path = '/home/u/.x';";
    const named = [...all.slice(0, all.length - others.length), view, ...others];
    for (const [own, part] of [
      [{ ...read, statements: [...sql(...all), ...select] }, "the table lines_read"],
      [{ ...read, before: sql(...all), statements: select }, "the table lines_read"],
      [{ ...read, tables: sql("CREATE TABLE t(a);", ...all), statements: select }, "the table lines_read"],
      [
        { ...read, statements: [...sql(create), ...select, ...sql(...all), ...select] },
        "the table lines_read",
      ],
      [{ ...read, statements: sql(...named) }, "an end of the table lines_read, which a view"],
    ] as const)
      expect(() => requireOwnDatabase(own, "--replay")).toThrow(`has ${part}`);
    const short = all.map((one) => one.replaceAll("lines_read", "x"));
    for (const statements of [sql(...all), sql(...short, "SELECT path FROM x;")])
      expect(() => requireOwnDatabase({ ...read, statements }, "--replay")).not.toThrow();
  });

  it("is refused with a table that an error may have rolled back, as that of a trigger", () => {
    const roll = "CREATE TRIGGER g BEFORE INSERT ON t BEGIN SELECT RAISE(ROLLBACK, 'x'); END;";
    const select = "SELECT data FROM lines_read WHERE path = '/home/u/.x';";
    const [failing = { sql: "", place: "" }] = sql("INSERT INTO t VALUES (1);");
    const error = { ...failing, error: { code: 19, place: "case.yml:1:1" } };
    const made = sql(roll, "BEGIN;", "CREATE TABLE lines_read(path);");
    const own = { ...read, statements: [...made, error as never, ...sql(select)] };
    expect(() => requireOwnDatabase(own, "--replay")).toThrow("has the table lines_read");
    const behind = { ...read, statements: [...made, ...sql("COMMIT;"), error as never, ...sql(select)] };
    expect(() => requireOwnDatabase(behind, "--replay")).not.toThrow();
  });

  it("is refused with a table that one repetition drops and the next one reads", () => {
    const all = sql("SELECT data FROM lines_read WHERE path = '/home/u/.x';", "DROP TABLE lines_read;");
    const own = { ...read, before: sql("CREATE TABLE lines_read(path);"), statements: all };
    expect(() => requireOwnDatabase(own, "--replay")).not.toThrow();
    for (const one of [
      { ...own, repeat: 2 },
      { ...read, tables: [...read.tables, ...own.before], prepare: all, prepareRepeat: 2 },
    ])
      expect(() => requireOwnDatabase(one, "--replay")).toThrow("has the table lines_read");
  });

  it("may read the tables behind a virtual one, and none of their names where there is no virtual table", () => {
    const virtual = "CREATE VIRTUAL TABLE http USING fts5(body);";
    const rename = "ALTER TABLE http RENAME TO web;";
    const from = (name: string) => `SELECT * FROM ${name} WHERE path = '/home/u/.x';`;
    const requireIn = (...statements: string[]) =>
      requireOwnDatabase({ ...read, statements: sql(...statements) }, "--replay");
    for (const all of [
      [virtual, from("http_content"), from("http_data"), "ANALYZE http_idx;"],
      [virtual, rename, from("web_content")],
      ["CREATE VIRTUAL TABLE r USING rtree(id, a, b);", from("r_node")],
      ["CREATE VIRTUAL TABLE f USING fts4(content, body);", from("f_content"), from("f_segments")],
    ])
      expect(() => requireIn(...all)).not.toThrow();
    for (const [name, ...all] of [
      ["http_content", "CREATE TABLE http(path);"],
      ["http_content", "CREATE TABLE http(path);", virtual.replace("TABLE", "TABLE IF NOT EXISTS")],
      ["http_content", virtual, "DROP TABLE http;"],
      ["http_content", virtual, rename],
      ["web_content", "CREATE TABLE http(path);", rename],
      ["http_content", "BEGIN;", virtual, "ROLLBACK;"],
      ["web_content", "BEGIN;", virtual, "ROLLBACK;", "CREATE TABLE http(path);", rename],
      ["http_node", virtual],
      ["http_content", virtual.replace("body", "body, content=''")],
      ["http_docsize", virtual.replace("body", "body, columnsize=0")],
    ] as const)
      expect(() => requireIn(...all, from(name))).toThrow(`has the table ${name}`);
  });

  it.each([
    ["temporary", "prepare", ["CREATE TEMP TABLE IF NOT EXISTS lines_read(path);"]],
    ["temporary, by its schema", "before", ["CREATE TABLE temp.lines_read(path);"]],
    ["temporary, by its schema in quotes", "prepare", [`CREATE TABLE "temp".lines_read(path);`]],
    ["in a transaction that does not end", "prepare", ["BEGIN;", "CREATE TABLE lines_read(path);"]],
  ])("is refused with a table that another connection does not find: %s", (_, part, all) => {
    const select = sql("SELECT data FROM lines_read WHERE path = '/home/u/.x';");
    const own = { ...read, [part]: sql(...all), statements: select };
    expect(() => requireOwnDatabase(own, "--replay")).toThrow("has the table lines_read");
    const together = { ...read, statements: [...sql(...all), ...select] };
    expect(() => requireOwnDatabase(together, "--replay")).not.toThrow();
  });

  it("is refused with a table that is gone by an expected error, a function of DoltLite, or the repetition before", () => {
    const select = "SELECT data FROM lines_read WHERE path = '/home/u/.x';";
    const make = "CREATE TABLE lines_read(path);";
    const [insert = { sql: "", place: "" }] = sql("INSERT INTO t VALUES (1);");
    const failing = { ...insert, error: { code: 19, place: "case.yml:1:1" } } as never;
    for (const own of [
      { ...read, statements: [...sql("BEGIN;", make), failing, ...sql(select)] },
      { ...read, statements: sql(make, "SELECT dolt_reset('--hard');", select) },
      { ...read, repeat: 2, before: sql(make), statements: sql(select, "DROP TABLE lines_read;") },
    ])
      expect(() => requireOwnDatabase(own, "--replay")).toThrow("has the table lines_read");
  });

  it("is refused with a table that is made behind the statement that names it, in another form, or not at all", () => {
    const select = "SELECT data FROM lines_read WHERE path = '/home/u/.x';";
    const make = "CREATE TABLE lines_read(path);";
    const [failing = { sql: "", place: "" }] = sql(make);
    const error = { ...failing, error: { code: 1, place: "case.yml:1:1" } };
    for (const own of [
      { ...read, statements: sql(select, make) },
      { ...read, statements: sql(select), after: sql(make) },
      { ...read, statements: sql(select), alternatives: [sql(make)] },
      { ...read, statements: [error as never, ...sql(select)] },
    ])
      expect(() => requireOwnDatabase(own, "--replay")).toThrow(/has (the|a) table lines_read/);
    const committed = { ...read, statements: sql("BEGIN;", make, "COMMIT;", select) };
    expect(() => requireOwnDatabase(committed, "--replay")).not.toThrow();
  });

  it("is refused with a statement that can reach another file, wherever the file has it", () => {
    expect(() => requireOwnDatabase(read, "--replay")).not.toThrow();
    const bad = sql("ATTACH '/home/u/.x' AS y;");
    for (const part of ["tables", "prepare", "before", "statements", "after", "check"] as const)
      expect(() => requireOwnDatabase({ ...read, [part]: bad }, "--replay")).toThrow(
        /^--replay: case.yml:1:1: "ATTACH .* has ATTACH, which is not among what a case may have.* allowed are statements that begin with ALTER, /,
      );
    expect(() => requireOwnDatabase({ ...read, alternatives: [bad] }, "--replay")).toThrow("has ATTACH");
  });

  it("is refused with a program or a database, which a hunt has never written", () => {
    const command = {
      ...read,
      prepareCommand: { words: ["make"] as const, files: [], place: "case.yml:2:1", identity: ["make"] },
    };
    expect(() => requireOwnDatabase(command, "--replay")).toThrow(
      "--replay: case.yml has a database or a prepare-command",
    );
  });
});

const { folder, write } = useFiles("passed-on");
const recording = path.join(folder, "app.bench");

describe("a folder of workloads, as a recording is one", () => {
  beforeEach(() => {
    mkdirSync(recording, { recursive: true });
    make("start-1.sqlite", "CREATE TABLE users(id INTEGER PRIMARY KEY AUTOINCREMENT, name); ANALYZE;");
    writeLines(
      { sql: "SELECT name FROM users WHERE id = ?", values: [17] },
      { sql: "SELECT count(*) FROM users" },
    );
    write("app.bench/app.yml", workload);
  });

  const workload =
    "name: app\ndatabase: start-1.sqlite\nstatements: app.jsonl\nkind: reads\nstorages: [file]\n";

  function make(name: string, schema: string): void {
    const database = new BetterSqlite3(path.join(recording, name));
    database.exec(schema);
    database.close();
  }

  function writeLines(...lines: readonly object[]): void {
    write("app.bench/app.jsonl", lines.map((one) => `${JSON.stringify(one)}\n`).join(""));
  }

  const message = () => errorMessage(() => readOwnFiles([recording], [])).replaceAll(`${folder}/`, "");

  it("is read with its database and the values of its statements", () => {
    write("app.bench/other.yml", workload.replace("name: app", "name: other"));
    expect(readOwnFiles([recording], []).map(({ name }) => name)).toEqual(["app", "other"]);
    expect(readOwnFiles([recording], [], [folder])).toHaveLength(2);
    make(
      "start-1.sqlite",
      "CREATE VIRTUAL TABLE words USING fts5(name, content='users'); CREATE VIEW v AS SELECT 1;",
    );
    writeLines(
      { sql: "CREATE TEMP TABLE t(a)" },
      { sql: "INSERT INTO t SELECT rowid FROM words, v WHERE words MATCH ?", values: ["x"] },
    );
    expect(readOwnFiles([recording], [])).toHaveLength(2);
  });

  it.each([
    ["ATTACH '/home/u/.x' AS other", "ATTACH"],
    ["VACUUM INTO '/home/u/.x'", "VACUUM INTO"],
    ["SELECT load_extension('x.so')", "load_extension()"],
    ["SELECT writefile(?, 'x')", "writefile()"],
    ["SELECT name FROM users, fsdir WHERE path = ?", "the table fsdir"],
    ["SELECT name FROM other", "the table other"],
    ["SELECT name FROM users?", "the placeholder ? at the end of a name"],
    ["PRAGMA temp_store_directory = '/home/u'", "PRAGMA temp_store_directory"],
    ["CREATE VIRTUAL TABLE z USING csv(filename='/home/u/.x')", "a virtual table of the module csv"],
  ])("is refused with a statement that could reach another file: %s", (statement, part) => {
    writeLines({ sql: statement, ...(statement.includes("?") && { values: ["x"] }) });
    expect(message()).toContain(`own-workloads: app.bench/app.jsonl:1:1: `);
    expect(message()).toContain(`has ${part}, which is not among what a workload of a folder may have`);
    expect(message()).toMatch(/; name its files, such as app\.bench\/\*\.yml, if you trust it$/);
    expect(readOwnFiles([path.join(recording, "*.yml")], [])).toHaveLength(1);
  });

  it.each([
    ["prepare-command: [/bin/true]\n", "app.bench/app.yml:6:1: prepare-command has a program,"],
    ["before: ATTACH '/home/u/.x' AS y\ncheck: SELECT 1\n", "has ATTACH,"],
    ["tables: CREATE TABLE t(a);\nprepare: ../outside.sql\n", 'outside.sql" leads out of'],
  ])("is refused with a key that could: %j", (key, part) => {
    write("outside.sql", "SELECT 1;");
    write("app.bench/app.yml", `${workload}${key}`);
    expect(message()).toContain(part);
  });

  it("is refused with a database, a file or a link that leads out of it", () => {
    const outside = write("outside.sqlite", "");
    const named = workload.replace("start-1.sqlite", outside);
    write("app.bench/app.yml", named);
    expect(message()).toContain('"outside.sqlite" leads out of the workspace, or of the folder');
    write("app.bench/app.yml", named.replace(outside, "link.sqlite"));
    symlinkSync(outside, path.join(recording, "link.sqlite"));
    expect(message()).toContain("leads out of");
    symlinkSync(write("out.yml", workload), path.join(recording, "a.yml"));
    expect(message()).toMatch(/^own-workloads: file "app\.bench\/a\.yml" leads out of/);
  });

  it.each([
    ["CREATE VIEW v AS SELECT writefile('/home/u/.x', 1)", "writefile()"],
    ["CREATE TABLE t(a DEFAULT (load_extension('x')))", "load_extension()"],
    ["CREATE TRIGGER g AFTER INSERT ON users BEGIN SELECT edit(NEW.name); END", "edit()"],
    ["CREATE INDEX i ON users(own(name))", "own()"],
    // SQLite itself writes the tables of these names otherwise.
    ["CREATE VIRTUAL TABLE sqlite_stat1 USING csv(filename=x)", "a virtual table of the module csv"],
    ["CREATE VIRTUAL TABLE z USING fts4(a, uncompress=readfile)", "uncompress = readfile"],
  ])("is refused with a database whose schema could: %s", (definition, part) => {
    const database = new BetterSqlite3(path.join(recording, "start-1.sqlite"));
    for (const name of ["writefile", "load_extension", "edit", "own"])
      database.function(name, { deterministic: true, varargs: true }, () => 1);
    const [, name] = /^CREATE VIRTUAL TABLE (\w+)/.exec(definition) ?? [];
    if (name === undefined) database.exec(definition);
    else {
      database.unsafeMode().pragma("writable_schema = 1");
      database.prepare("DELETE FROM sqlite_schema WHERE name = ?").run(name);
      database.prepare("INSERT INTO sqlite_schema VALUES ('table', ?, ?, 0, ?)").run(name, name, definition);
    }
    database.close();
    expect(message()).toMatch(
      /^own-workloads: app\.bench\/start-1\.sqlite has .*, which a workload of a folder may not have: name its files/,
    );
    expect(message()).toContain(`has ${part},`);
  });

  it("is refused with a database whose schema nobody can see, and with a journal", () => {
    writeFileSync(path.join(recording, "start-1.sqlite-journal"), "");
    expect(message()).toContain("start-1.sqlite has start-1.sqlite-journal beside it, which");
    write("app.bench/app.yml", workload.replace("start-1.sqlite", "start.doltlite"));
    write("app.bench/start.doltlite", "another format");
    expect(message()).toContain("start.doltlite has another format than SQLite's, which");
  });

  it("is not for engines that are servers, whose SQL could change other databases", () => {
    write("app.bench/app.yml", "name: app\nkind: reads\nstatements: SELECT 1;\n");
    const all = readOwnFiles([recording], []);
    expect(() => ownSuite(all, "sqlite")).not.toThrow();
    expect(errorMessage(() => ownSuite(all, "mysql")).replaceAll(`${folder}/`, "")).toBe(
      "app.bench/app.yml: its folder app.bench is named as a whole, and the engines are servers, on which its SQL could reach other databases and files: name its files, such as app.bench/*.yml, if you trust them",
    );
    const files = readOwnFiles([path.join(recording, "*.yml")], []);
    expect(() => ownSuite(files, "mysql")).not.toThrow();
  });

  it("is refused with a contest, or without a workload", () => {
    write(
      "app.bench/app.yml",
      "name: app\nconnections: [{ name: a, count: 2, statements: DELETE FROM t }]\ntables: CREATE TABLE t(a);\ninvariant: SELECT 1;\n",
    );
    expect(message()).toContain("app.bench/app.yml has connections, which");
    expect(errorMessage(() => readOwnFiles([folder], []))).toContain("is a folder without a file *.yml");
  });
});
