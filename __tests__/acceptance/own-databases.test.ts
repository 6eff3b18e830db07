import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import { testPath } from "../../src/model/test.ts";
import { run } from "./cli.ts";
import { readRun } from "./run-results.ts";
import { makeTestFolder, write as writeFile } from "./servers.ts";

const folder = makeTestFolder("own-databases");
const shop = path.join(folder, "shop.sqlite");
let sqlite: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
  const database = new Database(shop);
  database.exec(`CREATE TABLE accounts(id INTEGER PRIMARY KEY, balance INTEGER NOT NULL);
    INSERT INTO accounts WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500) SELECT i, i * 7 FROM n;`);
  database.close();
});

afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFile(path.join(folder, name), text);

/** Ceilings that no test of an assertion exceeds, whatever the machine is doing. */
const lenient = ["--ceiling", "1000", "--average-ceiling", "1000"];

/** Programs of workloads find the Node.js of the tests, and each run makes its own checks. */
const environment = {
  ...{ ...process.env, CI: "true" },
  PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
};

/** Measures a workload on an engine beside SQLite, and reads what came of it. */
async function measure(name: string, workload: string, ...parameters: readonly string[]) {
  const file = write(`${name}.yml`, workload);
  const out = path.join(folder, `out-${name}`);
  const own = ["--suites", "own", "--own-workloads", file, "--baseline", sqlite, "--quiet", "--out", out];
  const all = ["run", ...own, "--rounds", "3", ...lenient, ...parameters];
  const finished = await run(all, { env: environment });
  return { ...finished, file, recording: () => readRun(out, finished).recording };
}

type Measured = Awaited<ReturnType<typeof measure>>;

/** Every test has all samples, and the same results on all engines. */
function expectAlike({ status, stderr, recording }: Measured, paths: readonly string[]): void {
  expect(stderr).toBe("");
  const { tests } = recording();
  expect(tests.map(testPath)).toEqual(paths);
  for (const test of tests) {
    expect(test.failures, testPath(test)).toEqual([]);
    expect(new Set(test.checks.map(({ hash }) => hash)).size, testPath(test)).toBe(1);
    expect(test.samples.length, testPath(test)).toBe(3 * test.checks.length);
  }
  expect(status).toBe(0);
}

/** The failures of all tests, each with its engine. */
function messagesOf({ recording }: Measured): string[] {
  return recording().tests.flatMap(({ failures }) =>
    failures.map(({ role, message }) => `${role}: ${message}`),
  );
}

const balances = `name: balances
kind: writes
database: shop.sqlite
statements: UPDATE accounts SET balance = balance + 1 WHERE id = :rnd(1,500);
repeat: 5
check: SELECT count(*), sum(balance) FROM accounts;
`;

const onFile = ["own/file/writes/balances", "own/autocommit/writes/balances"];

describe("a database that workloads start from", { timeout: 120_000 }, () => {
  it("is copied for each engine, and stays as it is", async () => {
    const before = readFileSync(shop);
    expectAlike(await measure("file", balances, "--candidate", sqlite), onFile);
    expect(readFileSync(shop).equals(before)).toBe(true);
    expect(existsSync(`${shop}-wal`)).toBe(false);
  });

  it("may be named by a link, whose file stays as it is too", async () => {
    symlinkSync(shop, path.join(folder, "linked.sqlite"));
    const before = readFileSync(shop);
    const linked = balances.replace(
      "shop.sqlite",
      "linked.sqlite\nprepare: DELETE FROM accounts WHERE id > 400;",
    );
    expectAlike(
      await measure("linked", linked, "--candidate", sqlite, "--storages", "file"),
      onFile.slice(0, 1),
    );
    expect(readFileSync(shop).equals(before)).toBe(true);
  });

  it("may be a folder, in which a file db is opened", async () => {
    mkdirSync(path.join(folder, "shop"), { recursive: true });
    execFileSync("cp", [shop, path.join(folder, "shop/db")]);
    const inFolder = balances.replace("shop.sqlite", "shop");
    expectAlike(
      await measure("folder", inFolder, "--candidate", sqlite, "--storages", "file"),
      onFile.slice(0, 1),
    );
  });

  it("fails the engine that cannot open it, by name", async () => {
    write("broken.db", "this is no database\n".repeat(100));
    const each = balances.replace(
      "database: shop.sqlite",
      "database: { candidate: broken.db, baseline: shop.sqlite }",
    );
    const measured = await measure("broken", each, "--candidate", sqlite, "--storages", "file");
    expect(measured.status).toBe(3);
    const messages = messagesOf(measured);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/^candidate: .*file is not a database/);
  });

  it("is one of its own for an engine with another format", async () => {
    const doltlite = path.resolve(fetchDoltlite());
    // DoltLite makes its own database, which the workload then starts from.
    write(
      "make-dolt.py",
      `import ctypes, os, sys
lib = ctypes.CDLL(sys.argv[1])
db = ctypes.c_void_p()
assert lib.sqlite3_open(sys.argv[2].encode(), ctypes.byref(db)) == 0
for sql in sys.argv[3:]:
    assert lib.sqlite3_exec(db, sql.encode(), None, None, None) == 0, sql
assert lib.sqlite3_close(db) == 0
`,
    );
    mkdirSync(path.join(folder, "shop-dolt"), { recursive: true });
    execFileSync("python3", [
      path.join(folder, "make-dolt.py"),
      doltlite,
      path.join(folder, "shop-dolt/db"),
      "CREATE TABLE accounts(id INTEGER PRIMARY KEY, balance INTEGER NOT NULL)",
      "INSERT INTO accounts WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500) SELECT i, i * 7 FROM n",
    ]);
    const each = balances.replace(
      "database: shop.sqlite",
      "database: { candidate: shop-dolt, baseline: shop.sqlite }",
    );
    expectAlike(
      await measure("dolt", each, "--candidate", doltlite, "--storages", "file"),
      onFile.slice(0, 1),
    );
  });
});

describe("a folder that {dir} stands for", { timeout: 120_000 }, () => {
  const exported = `name: exports
kind: writes
tables: CREATE TABLE t(a INTEGER PRIMARY KEY); INSERT INTO t VALUES (1), (2), (3);
prepare: |
  ATTACH '{dir}/kept.db' AS kept;
  CREATE TABLE kept.u AS SELECT a * :i AS b FROM t;
  DETACH kept;
prepare-repeat: 1
before: ATTACH '{dir}/kept.db' AS kept;
statements: |
  ATTACH '{dir}/new.db' AS new;
  CREATE TABLE new.copy(b);
  INSERT INTO new.copy SELECT b + :i FROM kept.u;
  INSERT INTO kept.u VALUES (9);
  DETACH new;
after: |
  SELECT sum(b) FROM kept.u;
  DETACH kept;
check: SELECT sum(a) FROM t;
`;

  it("has what the preparation has left, and nothing of another sample, in every storage", async () => {
    const paths = ["memory", "file", "autocommit"].map((storage) => `own/${storage}/writes/exports`);
    expectAlike(await measure("exports", exported, "--candidate", sqlite), paths);
    expectAlike(await measure("bound", exported, "--candidate", sqlite, "--statements", "prepared"), paths);
  });

  it("is named in the place of a statement that fails", async () => {
    const wrong = exported.replace("b + :i FROM kept.u", "no_such FROM kept.u WHERE b <> '{dir}/x'");
    const measured = await measure("wrong", wrong, "--candidate", sqlite, "--storages", "memory");
    expect(messagesOf(measured)[0]).toMatch(/^baseline: .*wrong\.yml:13:3: no such column: no_such /s);
  });

  // shenwei356/rush#71
  it("is a text in braces of its own, beside paths and without them", async () => {
    // A statement that finds another text fails by an overflow.
    const rightOnly = (expected: string) =>
      `SELECT CASE WHEN ${expected} THEN 1 ELSE abs(-9223372036854775807 - 1) END`;
    const escaped = (name: string, more: string) => `name: ${name}
kind: reads
tables: CREATE TABLE place AS SELECT '{{dir}}{{dir}}${more}' AS text;
statements: ${rightOnly(`text LIKE '{' || 'dir}{' || 'dir}%' AND '{{dir}}' = '{' || 'dir}' AND length('${more}') <> 5`)} FROM place;
storages: [memory, file]
`;
    const paths = (name: string) => ["memory", "file"].map((storage) => `own/${storage}/reads/${name}`);
    for (const [name, more] of [
      ["alone", ""],
      ["beside", "{dir}"],
    ] as const)
      expectAlike(await measure(name, escaped(name, more), "--candidate", sqlite), paths(name));
  });

  it("has another path in a preparation, which a database that keeps it cannot use", async () => {
    const keeps = `name: keeps
kind: writes
tables: CREATE TABLE place AS SELECT '{dir}' AS path;
statements: VACUUM INTO (SELECT path || '/copy.db' FROM place);
check: SELECT count(*) FROM place;
storages: [memory, file]
`;
    const measured = await measure("keeps", keeps, "--candidate", sqlite);
    expect(measured.status).toBe(3);
    expect(messagesOf(measured)).toHaveLength(4);
    for (const message of messagesOf(measured)) expect(message).toContain("unable to open database");
  });

  it("lets DoltLite clone a remote that the preparation has made", async () => {
    const doltlite = fetchDoltlite();
    const clone = `name: clone
kind: writes
compare: base
tables: |
  CREATE TABLE kv(id INTEGER PRIMARY KEY, v INTEGER);
  INSERT INTO kv VALUES (1, 10), (2, 20);
  SELECT dolt_commit('-Am', 'first');
  SELECT dolt_remote('add', 'origin', 'file://{dir}/remote');
  SELECT dolt_push('origin', 'main');
  SELECT dolt_remote('remove', 'origin');
before: SELECT dolt_remote('add', 'again', 'file://{dir}/remote');
statements: SELECT dolt_fetch('again', 'main');
check: SELECT sum(v) FROM kv;
`;
    const engines = ["--candidate", doltlite, "--base", doltlite, "--identical-base", "measure"];
    const measured = await measure("clone", clone, ...engines, "--storages", "memory,file");
    expectAlike(measured, ["own/memory/writes/clone", "own/file/writes/clone"]);
  });
});

describe("a command that prepares a database", { timeout: 120_000 }, () => {
  const making = (script: string, ...words: readonly string[]) => `name: made
kind: reads
prepare-command: ${JSON.stringify(["node", script, "{database}", "{engine}", "{dir}/note.txt", ...words])}
prepare: INSERT INTO t VALUES (1000);
statements: SELECT sum(a) FROM t WHERE a <> :rnd(2000,3000);
repeat: 20
`;

  it("is run for each engine, without a shell, before the SQL", async () => {
    write(
      "make.mjs",
      `import { DatabaseSync } from "node:sqlite";
import { appendFileSync, writeFileSync } from "node:fs";
const [database, engine, note, sign] = process.argv.slice(2);
if (sign !== "$HOME; *") throw new Error(sign);
if (!engine.includes("sqlite")) throw new Error(engine);
writeFileSync(note, "here");
const db = new DatabaseSync(database);
db.exec("CREATE TABLE t(a); INSERT INTO t VALUES (1), (2)");
db.close();
`,
    );
    const measured = await measure("made", making("./make.mjs", "$HOME; *"), "--candidate", sqlite);
    expectAlike(measured, ["own/file/reads/made", "own/autocommit/reads/made"]);
    const one = ["own/file/reads/made", "--own-workloads", measured.file];
    const printed = await run(["sql", ...one, "--prepare"]);
    expect(printed.stdout).toMatch(
      /^-- then, in the folder of the database: node .*make\.mjs \{database\} \{engine\}/,
    );
  });

  it("fails the test by its program, its status and its last lines", async () => {
    const failing = `name: failing
kind: reads
prepare-command: [sh, -c, "echo one; echo two >&2; echo no space left >&2; exit 7"]
statements: SELECT 1;
storages: [file]
`;
    const measured = await measure("failing", failing, "--candidate", sqlite);
    expect(measured.status).toBe(3);
    for (const message of messagesOf(measured))
      expect(message).toMatch(
        /^(candidate|baseline): .*failing\.yml:3:1: prepare-command: sh ended with status 7: two \| no space left$/,
      );
    expect(messagesOf(measured)).toHaveLength(2);
  });
});
