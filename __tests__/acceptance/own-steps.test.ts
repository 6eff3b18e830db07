import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import { compileSqliteShell } from "../../bench/fetched/builds.ts";
import { testPath } from "../../src/model/test.ts";
import { parseRecording } from "../results/full-build.ts";
import { args } from "./args.ts";
import { run } from "./cli.ts";
import { makeTestFolder, mariadbFile, write as writeFile } from "./servers.ts";

const folder = makeTestFolder("own-steps");
let sqlite: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
});

afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFile(path.join(folder, name), text);

/** Ceilings that no test of an assertion exceeds, whatever the machine is doing. */
const lenient = ["--ceiling", "1000", "--average-ceiling", "1000"];

/** SQLite beside itself, in memory. */
const inMemory = () => ["--candidate", sqlite, "--baseline", sqlite, "--storages", "memory"];

/** Measures files of own workloads on an engine, and reads what came of it. */
async function measure(name: string, files: readonly string[], ...parameters: readonly string[]) {
  const out = path.join(folder, `out-${name}`);
  const finished = await run([
    ...args`run --suites own --own-workloads ${files.join(",")} --rounds 2 --quiet --out ${out}`,
    ...[...lenient, ...parameters],
  ]);
  const results = () => parseRecording(readFileSync(path.join(out, "results.json"), "utf8"), out);
  return { ...finished, out, results };
}

const filled = `tables: CREATE TABLE accounts(id INTEGER PRIMARY KEY, balance INTEGER, note VARCHAR(100))
prepare: INSERT INTO accounts WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500) SELECT i, i * 7, NULL FROM n
`;

/** Each sample fails that is not in the transaction which its `before` begins: nothing could be rolled back. */
const dirtyReads = `name: reads_of_pending
kind: reads
${filled}before: |
  BEGIN;
  INSERT INTO accounts VALUES (1000 + :rnd(0,0), 5, ':text(8)');
  UPDATE accounts SET balance = balance + 1 WHERE id < 100;
statements: SELECT count(*), sum(balance) FROM accounts WHERE id <> :rnd(1,500);
repeat: 400
after: ROLLBACK;
check: SELECT count(*), sum(balance), count(note) FROM accounts;
`;

const pendingWrites = `name: writes_rolled_back
kind: writes
${filled}before: BEGIN
statements: UPDATE accounts SET balance = balance + :i WHERE id = :rnd(1,500);
repeat: 400
after: |
  SELECT sum(balance) FROM accounts;
  ROLLBACK;
check: SELECT sum(balance) FROM accounts;
`;

async function expectSurrounded(name: string, engine: string, ...more: readonly string[]) {
  const files = [write(`${name}/reads.yml`, dirtyReads), write(`${name}/writes.yml`, pendingWrites)];
  const { status, stderr, results } = await measure(name, files, "--candidate", engine, ...more);
  expect(stderr).toBe("");
  expect(status).toBe(0);
  const { tests } = results();
  expect(tests.length).toBeGreaterThan(0);
  for (const test of tests) {
    expect(test.failures, testPath(test)).toEqual([]);
    expect(test.samples, testPath(test)).toHaveLength(4);
    expect(
      test.checks.map(({ work }) => work.statements),
      testPath(test),
    ).toEqual([400, 400]);
    expect(new Set(test.checks.map(({ hash }) => hash)).size, testPath(test)).toBe(1);
    for (const { work } of test.checks)
      expect(work.changes, testPath(test)).toBe(test.kind === "reads" ? 0 : 400);
  }
  return tests;
}

describe("untimed statements around the timed ones", { timeout: 240_000 }, () => {
  it("span a transaction in a library, also prepared", async () => {
    const texts = await expectSurrounded("sqlite", sqlite, "--baseline", sqlite);
    expect(texts).toHaveLength(6);
    const prepared = await expectSurrounded(
      "sqlite-prepared",
      sqlite,
      "--baseline",
      sqlite,
      "--statements",
      "prepared",
    );
    const hashes = (tests: typeof texts) => tests.map(({ checks }) => checks[0]?.hash);
    expect(hashes(prepared)).toEqual(hashes(texts));
  });

  it("are printed with the timed ones, marked by comments", async () => {
    const file = write("printed/writes.yml", pendingWrites.replace("repeat: 400", "repeat: 1"));
    const one = ["own/memory/writes/writes_rolled_back", "--own-workloads", file];
    const { stdout, status } = await run(["sql", ...one]);
    expect(stdout).toMatch(
      new RegExp(
        [
          "^-- before: in each sample, not timed",
          "BEGIN;",
          "-- statements: timed",
          "UPDATE accounts SET balance = balance \\+ 1 WHERE id = \\d+;",
          "-- after: in each sample, not timed",
          "SELECT sum\\(balance\\) FROM accounts;",
          "ROLLBACK;\n$",
        ].join("\n"),
      ),
    );
    expect(status).toBe(0);
    const plain = await run(args`sql int/memory/writes/oltp_insert --rows 10`);
    expect(plain.stdout).not.toContain("--");
  });

  it("span a transaction in DoltLite", async () => {
    await expectSurrounded("doltlite", fetchDoltlite(), "--baseline", sqlite);
  });

  it("span a transaction in a shell", async () => {
    const shell = await compileSqliteShell();
    await expectSurrounded("shell", shell, "--baseline", shell);
  });

  it("span a transaction in a server", async () => {
    const [one, other] = ["one", "other"].map((name) => mariadbFile(folder, name)) as [string, string];
    await expectSurrounded("mariadb", one, "--baseline", other, "--storages", "file");
  });

  it("fail reads that leave something, in whichever storage", async () => {
    const file = write("left/own.yml", dirtyReads.replace("after: ROLLBACK;", "after: COMMIT;"));
    const { status, results } = await measure("left", [file], "--candidate", sqlite, "--baseline", sqlite);
    expect(status).toBe(3);
    for (const test of results().tests) {
      expect(test.failures.length, testPath(test)).toBeGreaterThan(0);
      expect(test.failures[0]?.message, testPath(test)).toContain(
        "state: reads leave something behind: its queries have other results than before the sample",
      );
    }
  });

  it("are named by file, line and column if an engine refuses them", async () => {
    const files = [
      write(
        "refused/before.yml",
        dirtyReads
          .replace("  BEGIN;", "  BEGIN;\n  SELECT no_such(:i);")
          .replace("reads_of_pending", "in_before"),
      ),
      write(
        "refused/after.yml",
        dirtyReads
          .replace("after: ROLLBACK;", "after: ROLLBACK; ROLLBACK;")
          .replace("reads_of_pending", "in_after"),
      ),
    ];
    const { status, results } = await measure("refused", files, ...inMemory());
    expect(status).toBe(3);
    const messages = new Map(results().tests.map((test) => [test.workload, test.failures[0]?.message]));
    expect(messages.get("in_before")).toContain(`${files[0]}:7:3: before: no such function: no_such`);
    expect(messages.get("in_after")).toContain(
      `${files[1]}:11:8: after: cannot rollback - no transaction is active`,
    );
  });

  it("have results that are compared, those after the timed ones", async () => {
    const told = pendingWrites.replace("  SELECT sum(balance)", "  SELECT sqlite_source_id(), sum(balance)");
    const { status, results } = await measure(
      "compared",
      [write("compared/own.yml", told)],
      "--candidate",
      fetchDoltlite(),
      "--baseline",
      sqlite,
    );
    expect(status).toBe(3);
    for (const test of results().tests)
      expect(
        test.failures.map(({ reason }) => reason),
        testPath(test),
      ).toContain("differs");
  });
});

/** Two of four statements fail on each engine: one that inserts a key again, and one that has no table. */
const failing = `name: refusals
kind: writes
${filled}statements:
  - INSERT INTO accounts VALUES (1000 + :i, 0, NULL)
  - sql: INSERT INTO accounts VALUES (1000 + :i, 1, NULL)
    error: ERROR
  - sql: SELECT * FROM missing WHERE a = :i
    error: ""
  - SELECT balance FROM accounts WHERE id = 1000 + :i
repeat: 200
check: SELECT count(*), sum(balance) FROM accounts;
`;
const withError = (error: string, more = "") => failing.replace("error: ERROR", `error: ${error}${more}`);

describe("statements that have to fail", { timeout: 240_000 }, () => {
  const expectRefusals = async (name: string, text: string, ...parameters: readonly string[]) => {
    const { status, stderr, results } = await measure(name, [write(`${name}/own.yml`, text)], ...parameters);
    expect(stderr).toBe("");
    expect(status).toBe(0);
    const { tests } = results();
    expect(tests.length).toBeGreaterThan(0);
    for (const test of tests) {
      expect(test.failures, testPath(test)).toEqual([]);
      for (const { work } of test.checks)
        expect(work, testPath(test)).toEqual({ statements: 800, rows: 200, changes: 200 });
      expect(test.samples, testPath(test)).toHaveLength(4);
    }
    return tests.map(({ checks }) => checks.map(({ hash }) => hash));
  };

  it("fail in SQLite and DoltLite, as text and prepared", async () => {
    const text = withError("UNIQUE constraint failed", "\n    code: 19");
    const hashes = await expectRefusals("errors", text, "--candidate", fetchDoltlite(), "--baseline", sqlite);
    const prepared = ["--statements", "prepared", "--candidate", sqlite, "--baseline", sqlite];
    expect(await expectRefusals("errors-prepared", text, ...prepared)).toEqual(hashes);
    await expectRefusals(
      "errors-latencies",
      text,
      "--candidate",
      sqlite,
      "--baseline",
      sqlite,
      "--latencies",
    );
  });

  it("fail in a server, with codes of its own", async () => {
    const [one, other] = ["first", "second"].map((name) => mariadbFile(folder, name)) as [string, string];
    const text = withError("Duplicate entry", "\n    code: 1062");
    await expectRefusals(
      "errors-mariadb",
      text,
      "--candidate",
      one,
      "--baseline",
      other,
      "--storages",
      "file",
    );
  });

  it.each([
    [
      "succeeds",
      failing.replace("error: ERROR", 'error: ""').replace("(1000 + :i, 1", "(2000 + :i, 1"),
      "it succeeds, and an error is expected",
    ],
    [
      "fails otherwise",
      withError("FOREIGN KEY"),
      'UNIQUE constraint failed: accounts.id (code 19), and an error with "FOREIGN KEY" is expected',
    ],
    [
      "fails with another code",
      withError("UNIQUE", "\n    code: 1"),
      'accounts.id (code 19), and an error of code 1 with "UNIQUE" is expected',
    ],
  ])("fail the test if one %s", async (name, text, message) => {
    const file = write(`unexpected-${name}/own.yml`.replaceAll(" ", "-"), text);
    const { status, results } = await measure(
      `unexpected-${name}`.replaceAll(" ", "-"),
      [file],
      ...inMemory(),
    );
    expect(status).toBe(3);
    const [failure] = results().tests.flatMap(({ failures }) => failures);
    expect(failure?.message).toContain(message);
    expect(failure?.message).toContain(`${file}:7:10, repetition 1: `);
    expect(failure?.message).toContain(", in INSERT INTO accounts VALUES (");
  });

  it("fail the test if another one does", async () => {
    const file = write(
      "other/own.yml",
      withError('""').replace("SELECT balance FROM accounts", "SELECT no_column FROM accounts"),
    );
    const { status, results } = await measure("other", [file], ...inMemory());
    expect(status).toBe(3);
    const [failure] = results().tests.flatMap(({ failures }) => failures);
    expect(failure?.message).toContain("no such column: no_column");
    expect(failure?.message).toContain(`${file}:11:5, repetition 1: `);
  });

  it("are refused of a shell, which is named with them", async () => {
    const shell = await compileSqliteShell();
    const file = write("shell-errors/own.yml", withError("UNIQUE"));
    const { status, stderr } = await measure(
      "shell-errors",
      [file],
      "--candidate",
      shell,
      "--baseline",
      sqlite,
    );
    expect(status).toBe(2);
    expect(stderr).toContain(`candidate "${shell}" is a shell, which is opened as it starts`);
    expect(stderr).toContain(`omit the error that is expected at ${file}:7:10`);
  });
});
