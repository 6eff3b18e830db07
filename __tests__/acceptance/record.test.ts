import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import { compileDoltliteShell } from "../../bench/fetched/builds.ts";
import { fetchSqlcipher, fetchSqliteShell } from "../../bench/fetched/debian.ts";
import { compileSlowed } from "../../bench/slowed.ts";
import { useFolder } from "../builders/folder.ts";
import { run } from "./cli.ts";
import { tablesAfter, tablesIn } from "./replayed-database.ts";

const folder = useFolder("record");
const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const headers = beside("../../node_modules/better-sqlite3/deps/sqlite3");
const linked = path.join(folder, "linked");
const loader = path.join(folder, "loader");
const document = readFileSync(beside("../../docs/record.md"), "utf8");
let sqlite: string;

beforeAll(async () => {
  sqlite = path.resolve(await fetchSqlite());
  const flags = ["-O1", "-w", "-I", headers];
  const source = beside("recorded.c");
  const module = path.join(folder, "module.so");
  execFileSync("cc", [...flags, "-o", linked, source, sqlite]);
  execFileSync("cc", [...flags, "-shared", "-fPIC", "-o", module, source, sqlite]);
  execFileSync("cc", [...flags, `-DMODULE="${module}"`, "-o", loader, beside("recorded-loader.c"), "-ldl"]);
});

async function record(name: string, ...program: readonly string[]) {
  const out = path.join(folder, `${name}.bench`);
  const finished = await run(["record", "--out", out, "--quiet", "--", ...program]);
  const lines = (file: string) =>
    readFileSync(path.join(out, `${name}_${file}.jsonl`), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
  return { ...finished, out, lines };
}

/** A cascade, a table that is made anew without one, and another cascade. */
const migration = [
  "0 CREATE TABLE parents(id INTEGER PRIMARY KEY)",
  "0 CREATE TABLE children(id INTEGER PRIMARY KEY, parent REFERENCES parents ON DELETE CASCADE)",
  ...[1, 2, 3, 4].flatMap((id) => [
    `0 INSERT INTO parents VALUES (${id})`,
    `0 INSERT INTO children VALUES (${id}, ${id})`,
  ]),
  "0 DELETE FROM parents WHERE id = 1",
  ...["0xPRAGMA foreign_keys = OFF; BEGIN", "0 CREATE TABLE made(id INTEGER PRIMARY KEY, name TEXT)"],
  ...["0 INSERT INTO made SELECT id, 'of ' || id FROM parents", "0 DROP TABLE parents"],
  ...["0 ALTER TABLE made RENAME TO parents", "0xCOMMIT; PRAGMA foreign_keys = ON"],
  "0 DELETE FROM parents WHERE id = 2",
];

/** The tables of the program without the column that the clock fills. */
function withoutTimes(tables: Readonly<Record<string, unknown[]>>) {
  return { ...tables, items: tables.items?.map((row) => (row as unknown[]).slice(0, 5)) };
}

interface Row {
  readonly workload: string;
}

describe("a recorded program", { timeout: 200_000 }, () => {
  it("is measured with its own statements and values, with equal rows, on SQLite and DoltLite", async () => {
    const { status, stderr, words, lines, out } = await record("app", linked, path.join(folder, "app.db"));
    expect(stderr).toBe("");
    expect(status).toBe(0);
    expect(words).toContain("ATTACH could reach other files");
    expect(words).toContain("Left out, 1: rows differ from one replay to the next: SELECT random()");
    expect(lines("insert_items").slice(0, 3)).toEqual([
      { sql: "BEGIN;" },
      {
        sql: "INSERT INTO items(name, body, price, big) VALUES (?, ?, ?, ?);",
        values: [{ text: "ff2062726f6b656e2030" }, null, { real: "0.0" }, { integer: "9007199254740993" }],
      },
      {
        sql: "INSERT INTO items(name, body, price, big) VALUES (?, ?, ?, ?);",
        values: [
          "it's :i, {dir} and 1",
          { blob: "000102" },
          { real: "0.3333333333333333" },
          { integer: "9007199254740994" },
        ],
      },
    ]);
    expect(lines("sequence").filter(({ sql }) => sql === "COMMIT;")).toHaveLength(4);
    expect(lines("select_items")).toHaveLength(1999);
    expect(lines("select_items")[9].values).toEqual([10, 10]);
    expect(readdirSync(out)).not.toContain("log");
    expect(withoutTimes(tablesAfter(out, "app_sequence"))).toEqual(
      withoutTimes(tablesIn(path.join(folder, "app.db"))),
    );

    const results = path.join(folder, "results");
    const engines = ["--candidate", fetchDoltlite(), "--baseline", sqlite];
    const measured = await run([
      ...["run", ...engines, "--suites", "own", "--own-workloads", out],
      ...["--rounds", "3", "--ceiling", "1000", "--average-ceiling", "1000", "--quiet", "--out", results],
    ]);
    expect(measured.stderr).toBe("");
    expect(measured.status).toBe(0);
    const { tests } = JSON.parse(readFileSync(path.join(results, "results.json"), "utf8"));
    expect(tests.map(({ workload }: Row) => workload)).toContain("app_sequence");
    expect(tests.length).toBeGreaterThanOrEqual(3);
  });

  it("is recorded as a module that loads SQLite for itself, beside content that is there before", async () => {
    const file = path.join(folder, "app.db");
    const { status, stderr, words, out } = await record("module", loader, file);
    expect(stderr).toBe("");
    expect(status).toBe(0);
    const tables = tablesIn(file);
    expect(tables.items).toHaveLength(4000);
    expect(words).toContain(
      " They start from start-1.sqlite, in SQLite's format: an engine with one of its own",
    );
    expect(withoutTimes(tablesAfter(out, "module_sequence"))).toEqual(withoutTimes(tables));
    const tests = ["--test", "own/file/reads/module_select_items", "--max-minutes", "3"];
    const slowed = compileSlowed(sqlite, "4", folder);
    const compared = await run(["compare", sqlite, slowed, "--own-workloads", out, ...tests], {
      cwd: folder,
    });
    expect(compared.words).toMatch(/slower own\/file\/reads\/module_select_items/);
    expect(compared.status).toBe(1);
  });

  it("is usable up to where it was killed", async () => {
    const file = path.join(folder, "cut.db");
    const { status, stderr, lines, out } = await record("cut", linked, file, "killed");
    expect(stderr).toMatch(/ended with SIGKILL/);
    expect(status).toBe(0);
    const inserts = lines("sequence").filter(({ sql }) => sql.startsWith("INSERT INTO items"));
    expect(inserts).toHaveLength(1701);
    expect(lines("sequence").at(-1)).toEqual({ sql: "ROLLBACK;" });
    const tables = tablesIn(file);
    expect(tables.items).toHaveLength(1500);
    expect(withoutTimes(tablesAfter(out, "cut_sequence"))).toEqual(withoutTimes(tables));
  });

  it("can be read from a log of its own, redacted", async () => {
    const log = path.join(folder, "statements.jsonl");
    const insert = { sql: "INSERT INTO people VALUES (?1)", values: ["Anna Secret"] };
    const find = { sql: "SELECT * FROM people WHERE name = :name", values: ["Anna Secret"] };
    const all = [{ sql: "CREATE TABLE people(name)" }, insert, find];
    writeFileSync(log, all.map((one) => `${JSON.stringify(one)}\n`).join(""));
    const out = path.join(folder, "own.bench");
    const parameters = ["record", "--out", out, "--from", log, "--redact", "--quiet"];
    const { status, stderr, words } = await run(parameters);
    expect(stderr).toBe("");
    expect(words).toMatch(/^3 statements of 3 forms in 0 transactions; 3 workloads /);
    expect(status).toBe(0);
    const texts = readdirSync(out).map((name) => readFileSync(path.join(out, name), "utf8"));
    expect(texts.join()).not.toContain("Secret");
    const again = await run(parameters);
    expect(again.stderr).toContain("exists: name a new folder, or remove it");
    expect(again.status).toBe(2);
  });

  it.each([
    ["a program that is not there", ["--", "./nosuch"], "is no file"],
    ["a log that is none", ["--from", "package.json"], "package.json"],
  ])("leaves no folder behind for %s", async (name, rest, message) => {
    const out = path.join(folder, `${name}.bench`);
    const { status, stderr } = await run(["record", "--out", out, "--quiet", ...rest]);
    expect([status, existsSync(out)], stderr).toEqual([2, false]);
    expect(stderr).toContain(message);
  });

  it("starts from a database with a collation of the program's own", async () => {
    const file = path.join(folder, "collated.db");
    execFileSync(linked, [
      ...[file, "script", "0 CREATE TABLE names(id INTEGER PRIMARY KEY, name TEXT COLLATE backwards)"],
      "0 CREATE INDEX by_name ON names(name)",
      "0 CREATE TABLE plain(code TEXT COLLATE backwards)",
      "0 INSERT INTO names(name) VALUES ('Anna'), ('Bert'), ('anna')",
    ]);
    const script = [
      "0 INSERT INTO names(name) VALUES ('Cleo')",
      "0 INSERT INTO plain VALUES ('abc'), ('b'), ('a')",
      "0 SELECT id FROM names WHERE id > 1 ORDER BY id",
      "0 SELECT name FROM names ORDER BY name",
    ];
    const before = readFileSync(file);
    const { status, stderr, words, lines, out } = await record("collated", linked, file, "script", ...script);
    expect(stderr).toBe("");
    expect(status).toBe(0);
    expect(words).toContain("Left out, 2: no such collation sequence: backwards");
    expect(lines("sequence")).toHaveLength(2);
    expect(readFileSync(path.join(out, "collated_sequence.yml"), "utf8")).toContain("COLLATE BINARY");
    const measured = ["--rounds", "1", "--ceiling", "1000", "--average-ceiling", "1000", "--quiet"];
    const results = path.join(folder, "collated-results");
    const own = ["--suites", "own", "--own-workloads", out, "--out", results];
    const ran = await run(["run", "--candidate", sqlite, ...own, ...measured]);
    expect(ran.stderr).toBe("");
    expect(ran.status).toBe(0);

    writeFileSync(file, before);
    const parameters = ["record", "--out", path.join(folder, "redacted.bench"), "--redact", "--quiet", "--"];
    const again = await run([...parameters, linked, file, "script", ...script]);
    expect(again.stderr).toBe("");
    expect(again.words).toContain("the collation backwards is not in the redacted database");
  });

  it.each(["off", "on"])("leaves the same rows again: foreign keys that are %s by default", async (state) => {
    const program = state === "off" ? linked : path.join(folder, "with-keys");
    if (state === "on") {
      const library = path.join(folder, "libkeys.so");
      const flags = ["-O0", "-w", "-I", headers, "-shared", "-fPIC", "-DSQLITE_DEFAULT_FOREIGN_KEYS=1"];
      execFileSync("cc", [...flags, "-o", library, path.join(headers, "sqlite3.c")]);
      execFileSync("cc", ["-w", "-I", headers, "-o", program, beside("recorded.c"), library, "-lm"]);
    }
    const name = `keys_${state}`;
    const file = path.join(folder, `${name}.db`);
    const { stderr, out, lines } = await record(name, program, file, "script", ...migration);
    expect(stderr).toBe("");
    expect(lines("sequence")).toContainEqual({ sql: "PRAGMA foreign_keys=1;" });
    const tables = tablesIn(file);
    expect(tables.children?.map(String)).toEqual(state === "off" ? ["1,1", "3,3", "4,4"] : ["3,3", "4,4"]);
    expect(tablesAfter(out, `${name}_sequence`)).toEqual(tables);
    const results = path.join(folder, `${name}-results`);
    const limits = ["--rounds", "1", "--ceiling", "1000", "--average-ceiling", "1000", "--quiet"];
    const own = ["--suites", "own", "--own-workloads", out, "--out", results];
    const engines = ["--candidate", fetchDoltlite(), "--baseline", sqlite];
    const ran = await run(["run", ...engines, ...own, ...limits]);
    expect(ran.stderr).toBe("");
    expect(ran.status).toBe(0);
  });

  it("is replayed without what failed in it, and rows are counted beside its own", async () => {
    const file = path.join(folder, "failures.db");
    const script = [
      ...["0 CREATE TABLE t(id INTEGER PRIMARY KEY, n INT)", "0 INSERT INTO t VALUES (1, 0), (2, 0), (3, 0)"],
      // Tried again after another connection has ended, by each of both ways.
      ...["0xBEGIN IMMEDIATE", "1 UPDATE t SET n = n + 1", "1xUPDATE t SET n = n + 10", "0xCOMMIT"],
      ...["1 UPDATE t SET n = n + 1", "1xUPDATE t SET n = n + 10"],
      // A COMMIT that waits for a reader.
      ...[
        "1xBEGIN; SELECT n FROM t",
        "0xBEGIN; UPDATE t SET n = n + 100",
        "0xCOMMIT",
        "1xCOMMIT",
        "0 COMMIT",
      ],
      ...["0 INSERT INTO t VALUES (1, 1)", "0xINSERT INTO t VALUES (4, 4); INSERT INTO t VALUES (4, 5)"],
      ...[
        "0xBEGIN",
        "0 DELETE FROM t",
        "0 INSERT INTO t VALUES (5, 5)",
        "0 INSERT OR ROLLBACK INTO t VALUES (5, 6)",
      ],
      ...[
        "01SELECT id FROM t",
        "0 SELECT id FROM t WHERE id > 1",
        "2 SELECT id FROM t WHERE total_changes() = 0",
        "2xSELECT id FROM t WHERE total_changes() = 0",
      ],
      // The first statement succeeds, and the second cannot be prepared, since a new connection cannot read the schema.
      ...["0xBEGIN EXCLUSIVE", "3xBEGIN; INSERT INTO t VALUES (7, 7)", "0xCOMMIT"],
      ...["3xINSERT INTO t VALUES (7, 7)", "3xCOMMIT"],
      `0 WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c WHERE x < 300) SELECT x FROM c`,
    ];
    const { stderr, words, out } = await record("failures", linked, file, "script", ...script);
    expect(stderr).toBe("");
    expect(words).toContain("Left out, 3: failed in the program: SQLITE_BUSY");
    expect(words).toContain("Left out, 3: failed in the program: SQLITE_CONSTRAINT");
    expect(words).not.toContain("no transaction");
    expect(words).toContain(" 2 queries returned other numbers of rows than in the program ");
    expect(words).toContain(" 1 query had more rows than the program read: a replay reads all ");
    const tables = tablesIn(file);
    expect(tables.t?.map(String)).toEqual(["1,111", "2,111", "3,111", "4,4", "7,7"]);
    expect(tablesAfter(out, "failures_sequence")).toEqual(tables);
  });

  it("has one database for connections that share it in memory", async () => {
    const script = [
      ...["0 CREATE TABLE t(a)", "1 INSERT INTO t VALUES (1), (2)", "0xUPDATE t SET a = a + 1"],
      "1 SELECT a FROM t ORDER BY a",
    ];
    const uri = "file:shared?mode=memory&cache=shared";
    const { stderr, words, lines, out } = await record("shared", linked, uri, "script", ...script);
    expect(stderr).toBe("");
    expect(words).not.toContain("Left out");
    expect(words).toContain(" 2 connections: one executes all");
    expect(lines("sequence")).toHaveLength(4);
    expect(readFileSync(path.join(out, "shared_sequence.yml"), "utf8")).toContain("storages: [memory]");
  });

  it("starts from a database of an engine's own format too, made as the document says", async () => {
    const file = path.join(folder, "dolt.db");
    const make = [
      "0 CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT)",
      "0 INSERT INTO t(name) VALUES ('it''s')",
    ];
    execFileSync(linked, [file, "script", ...make]);
    const script = ["0 INSERT INTO t(name) VALUES ('b'), ('c')", "0 SELECT count(*) FROM t"];
    const { stderr, words, out } = await record("dolt", linked, file, "script", ...script);
    expect(stderr).toBe("");
    const [, commands = ""] = /```sh\n(sqlite3 app\.bench[^`]*)```/.exec(document) ?? [];
    const shells = path.join(folder, "shells");
    mkdirSync(shells);
    symlinkSync(path.resolve(fetchSqliteShell().path), path.join(shells, "sqlite3"));
    symlinkSync(path.resolve(await compileDoltliteShell()), path.join(shells, "doltlite"));
    const environment = { ...process.env, PATH: `${shells}:${process.env.PATH}` };
    execFileSync("sh", ["-ec", commands.replaceAll("app.bench", out)], { env: environment });
    expect(readFileSync(path.join(out, "start-1.doltlite"), "latin1")).not.toMatch(/^SQLite/);
    const results = path.join(folder, "dolt-results");
    const limits = ["--rounds", "1", "--ceiling", "1000", "--average-ceiling", "1000", "--quiet"];
    const own = ["--suites", "own", "--out", results, "--own-workloads"];
    const engines = ["--candidate", fetchDoltlite(), "--baseline", sqlite];
    expect(words).toContain(`--own-workloads ${out} `);
    const refused = await run(["run", ...engines, ...own, out]);
    expect(refused.stderr).toContain("start-1.doltlite has another format than SQLite's, which");
    const ran = await run(["run", ...engines, ...own, path.join(out, "*.yml"), ...limits]);
    expect(ran.stderr).toBe("");
    expect(ran.status).toBe(0);
  });

  it("is measured by the names of its files if its schema calls a function of its own", async () => {
    const file = path.join(folder, "functions.db");
    execFileSync(linked, [file, "script", "0 CREATE VIEW v AS SELECT own(1)", "0 CREATE TABLE t(a)"]);
    const script = ["0 INSERT INTO t VALUES (1)"];
    const { stderr, words, out } = await record("functions", linked, file, "script", ...script);
    expect(stderr).toBe("");
    expect(words).toContain(`--own-workloads '${out}/*.yml'`);
    const refused = await run(["run", "--candidate", sqlite, "--suites", "own", "--own-workloads", out]);
    expect(refused.stderr).toContain("start-1.sqlite has own(), which a workload of a folder may not have");
    expect(refused.status).toBe(2);
  });

  it("starts empty where its database is encrypted, as the summary says", async () => {
    const program = path.join(folder, "encrypted");
    const flags = ["-O1", "-w", "-I", headers, "-DSQLITE_HAS_CODEC"];
    const library = path.join(folder, "libsqlcipher.so.0");
    symlinkSync(path.resolve(fetchSqlcipher().path), library);
    execFileSync("cc", [...flags, "-o", program, beside("recorded.c"), library, `-Wl,-rpath,${folder}`]);
    const file = path.join(folder, "encrypted.db");
    const key = "0 PRAGMA key = 'the key'";
    execFileSync(program, [file, "script", key, "0 CREATE TABLE t(a)"]);
    const script = [key, "0 INSERT INTO t VALUES (1)", "0 CREATE TABLE u(a)", "0 INSERT INTO u VALUES (1)"];
    const { stderr, words, lines, out } = await record("encrypted", program, file, "script", ...script);
    expect(stderr).toBe("");
    expect(words).toContain("Left out, 1: databases could not be copied: they are encrypted, or damaged");
    expect(words).toContain("Left out, 1: the table t could reach other files, or is unknown");
    expect(lines("sequence").map(({ sql }) => sql)).toEqual([
      "CREATE TABLE u(a);",
      "INSERT INTO u VALUES (1);",
    ]);
    const texts = readdirSync(out).map((name) => readFileSync(path.join(out, name), "utf8"));
    expect(texts.join()).not.toContain("the key");
  });

  it("can be one of better-sqlite3, by the log of the document, and by none that cuts values off", async () => {
    const [, code = ""] = /```js\n(import [^`]*(?:`[^`]+`[^`]*)*?)```/.exec(document) ?? [];
    const program = `${code}
      import { readFileSync } from "node:fs";
      function work(database) {
        database.exec("CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT, big INT, any, body BLOB)");
        const insert = database.prepare("INSERT INTO t(name, big, any, body) VALUES (?, ?, ?, ?)");
        const named = database.prepare("INSERT INTO t(name, any) VALUES (:name, $any)");
        database.transaction(() => {
          for (let at = 0; at < 50; at++)
            insert.run(["it's " + "x".repeat(at), 2n ** 53n + BigInt(at)], at / 3, Buffer.alloc(at, 255));
        })();
        named.run({ name: "\u00e4".repeat(40), any: 7, other: 0 });
        database.prepare("UPDATE t SET any = ? WHERE id = ?").bind(null, 3).run();
        for (const row of database.prepare("SELECT name FROM t WHERE any > ?").iterate(10)) row.name;
        database.close();
      }
      work(openLogged("values.db", "values.jsonl"));
      work(new Database("cut.db", { verbose: (sql) => appendFileSync("cut.sql", sql + ";\\n") }));
    `;
    symlinkSync(beside("../../node_modules"), path.join(folder, "node_modules"));
    writeFileSync(path.join(folder, "program.mjs"), program);
    execFileSync(process.execPath, ["program.mjs"], { cwd: folder });
    const from = (name: string, log: string) =>
      run(["record", "--out", path.join(folder, name), "--from", path.join(folder, log), "--quiet"]);
    const { stderr, words } = await from("values.bench", "values.jsonl");
    expect(stderr).toBe("");
    expect(words).toMatch(/^57 statements of 5 forms in 1 transaction;/);
    expect(words).not.toContain("Left out");
    const tables = tablesAfter(path.join(folder, "values.bench"), "values_sequence");
    expect(tables.t).toHaveLength(51);
    expect(tables).toEqual(tablesIn(path.join(folder, "values.db")));
    const cut = await from("shortened.bench", "cut.sql");
    expect(cut.words).toContain(
      "Left out, 23: values are cut off in the log: let the program log JSON lines",
    );
  });
});
