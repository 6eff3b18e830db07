import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { driverCompiler, engineEnvironment, fetchSqlite } from "../../bench/engines.ts";
import { fetchSqliteShell } from "../../bench/fetched/debian.ts";
import { compileDriver } from "../../src/engines/driver-program.ts";
import type { Engine, SampleRequest, VariantFiles } from "../../src/engines/engine.ts";
import { openLibrary } from "../../src/engines/library.ts";
import { openShell } from "../../src/engines/shell.ts";
import { defaultSettings } from "../../src/suite/connection-settings.ts";
import { useFolder } from "../builders/folder.ts";
import { parseRecording } from "../results/full-build.ts";
import { type Finished, run } from "./cli.ts";

const folder = useFolder("shell");
const never = new AbortController().signal;
let sqlite: string;
let shell: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
  shell = fetchSqliteShell().path;
});

describe("a shell", () => {
  let engines: readonly Engine[];
  let files: VariantFiles;
  let made = 0;

  beforeAll(async () => {
    const driver = {
      command: (await compileDriver(driverCompiler, () => {}, never)).path,
      environment: engineEnvironment,
    };
    const options = { part: "candidate", driver, settings: defaultSettings, isolation: "fork" } as const;
    engines = [
      await openLibrary({ ...options, library: sqlite }, never),
      await openShell({ ...options, program: shell }, never),
    ];
    files = {
      variant: "int",
      preparation: statements(
        "CREATE TABLE t(a INTEGER PRIMARY KEY, b);",
        ...values.map((value) => `INSERT INTO t(b) VALUES (${value});`),
      ),
      template: (storage) => path.join(folder, `${storage}-template`),
      work: (storage) => path.join(folder, "work", storage),
    };
  });

  /** Values that could confuse a program that parses the shell's output. */
  const values = [
    ...["NULL", "0", "-1", "9223372036854775807", "-9223372036854775808"],
    ...["0.5", "-0.0", "1e300", "1e999", "-1e999", "0.1", "123456.015625", "5e-324"],
    ...[
      "''",
      "'it''s'",
      "','",

      "'NULL'",
      "x''",
      "x'00ff27'",
      "'zeile' || char(10) || '=' || char(10)",
    ],
    ...["'ä€😀'", "'0.5'", "x'30'"],
  ];

  function statements(...all: readonly string[]): string {
    const file = path.join(folder, `${++made}.sql`);
    writeFileSync(file, all.map((one) => `${one}\0`).join(""));
    return file;
  }

  async function hash(
    engine: Engine,
    kind: SampleRequest["kind"],
    state: readonly string[],
    ...timed: string[]
  ) {
    const session = await engine.open(files, "memory", "hash", never);
    try {
      const reading = state.length === 0 ? {} : { state: statements(...state) };
      await session.ready({
        pass: "hash",
        kind,
        statements: statements(...timed),
        timeoutMs: 10_000,
        ...reading,
      });
      const { hash: seen, work } = await session.go();
      return { seen, work };
    } finally {
      await session.close();
    }
  }

  it.each([
    ["values of every type", ["SELECT b FROM t;"]],
    ["several columns, and rows in order", ["SELECT b, a, b FROM t ORDER BY a DESC;", "SELECT a FROM t;"]],
    ["statements without rows", ["SELECT 1 WHERE 0;", "SELECT b FROM t WHERE a > 3;", "SELECT 2 WHERE 0;"]],
    ["sums, averages and products of floats", ["SELECT sum(a) * 1.1, avg(a), total(a) / 3 FROM t;"]],
  ])("gives the same hash as the library of another version: %s", async (_, timed) => {
    const [library, own] = await Promise.all(engines.map((engine) => hash(engine, "reads", [], ...timed)));
    expect(own).toEqual(library);
    expect(own?.seen).toMatch(/^[0-9a-f]{16}$/);
  });

  it("does not give the same hash if one value or its type differs", async () => {
    const [, own] = engines as [Engine, Engine];
    const reference = await hash(own, "reads", [], "SELECT b FROM t;");
    for (const value of ["'0'", "0.0", "1", "NULL"]) {
      const other = await hash(own, "reads", [], `SELECT CASE a WHEN 2 THEN ${value} ELSE b END FROM t;`);
      expect(other.work).toEqual(reference.work);
      expect(other.seen).not.toBe(reference.seen);
    }
  });

  it("is seen to leave what the library leaves, with as many rows changed", async () => {
    const timed = ["BEGIN;", "UPDATE t SET b = 'new' WHERE a < 9;", "DELETE FROM t WHERE a = 1;", "COMMIT;"];
    const [library, own] = await Promise.all(
      engines.map((engine) => hash(engine, "writes", ["SELECT * FROM t;"], ...timed)),
    );
    expect(own).toEqual(library);
    expect(own?.work).toEqual({ statements: 4, rows: 0, changes: 9 });
  });

  it("says which statement failed, and why", async () => {
    const [, own] = engines as [Engine, Engine];
    const failing = (sql: string) => hash(own, "reads", [], "SELECT 1;", sql, "SELECT 2;");
    await expect(failing("SELECT * FROM nowhere;")).rejects.toThrow(
      "statement: no such table: nowhere, in SELECT * FROM nowhere;",
    );
    await expect(failing("INSERT INTO t VALUES (1, 2);")).rejects.toThrow(
      /statement: UNIQUE constraint failed: t\.a.*, in INSERT INTO t VALUES \(1, 2\);/,
    );
  });

  it("says what nothing takes it", async () => {
    const [, own] = engines as [Engine, Engine];
    const session = await own.open(files, "memory", "hash", never);
    const { floorNs, settings, compileOptions } = await session.readSettings();
    await session.close();
    expect(floorNs).toBeGreaterThan(0);
    expect(settings).toMatchObject({ journal_mode: "memory", page_size: "4096" });
    expect(compileOptions.some((option) => option.startsWith("COMPILER="))).toBe(true);
  });
});

describe("a run of a shell that does wrong", () => {
  let made = 0;

  /** A script that stands between the driver and the real shell. */
  function script(text: string): string {
    const file = path.join(folder, `shell-${++made}.sh`);
    writeFileSync(file, `#!/bin/sh\n${text.replaceAll("SHELL", `'${shell}' "$@"`)}\n`);
    chmodSync(file, 0o755);
    return file;
  }

  async function measure(candidate: string, ...others: readonly string[]): Promise<Finished> {
    const out = path.join(folder, `run-${made}`);
    mkdirSync(out, { recursive: true });
    return await run([
      ...["run", "--candidate", candidate, "--candidate-name", "Shell", "--baseline", sqlite, "--out", out],
      ...["--variants", "int", "--storages", "memory", "--workloads", "oltp_update_index,oltp_sum_range"],
      ...["--rows", "300", "--rounds", "2", "--ceiling", "1000", "--average-ceiling", "1000", "--quiet"],
      ...others,
    ]);
  }

  it("drops updates", async () => {
    const { status, words } = await measure(script(`exec sed -u '/^UPDATE/d' | SHELL`));
    expect(status).toBe(3);
    expect(words).toContain("candidate changed 0 rows in the untimed check");
    expect(words).toMatch(/oltp_update_index - - - error .*Average .*1 of 1 missing/);
  });

  it("answers other values", async () => {
    const { status, words } = await measure(script(`exec sed -u 's/SUM(k)/SUM(k) + 1/' | SHELL`));
    expect(status).toBe(3);
    expect(words).toMatch(
      /oltp_sum_range: candidate .* hash [0-9a-f]{16} .*, baseline .* hash [0-9a-f]{16} /,
    );
  });

  it("answers other values where nothing is printed behind a statement, as in timed samples", async () => {
    const lying = script(
      String.raw`exec sed -u '/^SELECT SUM/{N;/\n\.print/!s/^[^\n]*/SELECT 17;/}' | SHELL`,
    );
    const { status, words } = await measure(lying);
    expect(status).toBe(3);
    expect(words).toMatch(
      /oltp_sum_range: candidate returned values with the hash \w+ in the untimed check, candidate returned values with the hash \w+ in round 1/,
    );
  });

  it("loses rows", async () => {
    const { status, words } = await measure(script(`exec sed -u '/SUM(k).* 1[0-9]* AND/d' | SHELL`));
    expect(status).toBe(3);
    expect(words).toMatch(/oltp_sum_range: .*(candidate returned \d+ rows|was done with \d+ of)/);
  });

  it("ends in the middle, though with status 0", async () => {
    const { status, words } = await measure(script(`exec sed -u '/^SELECT SUM/q' | SHELL`));
    expect(status).toBe(3);
    expect(words).toMatch(/oltp_sum_range: .*the shell ended with status 0/);
    expect(words).toMatch(/oltp_update_index [\d,]+ [\d,]+ \d/);
  });

  it("is killed", async () => {
    const { status, words } = await measure(
      script(`sed -u '/^SELECT SUM/{s/.*/.exit 9/;q}' | SHELL || kill -SEGV $$`),
    );
    expect(status).toBe(3);
    expect(words).toMatch(/oltp_sum_range .*crash/);
    expect(words).toContain("ended by signal 11 (SIGSEGV)");
  });

  it("hangs", async () => {
    const hanging = script(`sed -u '/^SELECT SUM/{s/.*/.system sleep 600/;q}' | SHELL`);
    const { status, words } = await measure(hanging, "--sample-timeout", "2");
    expect(status).toBe(3);
    expect(words).toMatch(/oltp_sum_range - - - timeout/);
    expect(words).toContain("no answer within 2 s");
  });

  it("is so slow by itself that its rows are marked", async () => {
    const slow = script(`exec sed -u "s/^SELECT 'mark/.system sleep 0.05\\n&/" | SHELL`);
    const { status, words } = await measure(slow);
    expect(words).toMatch(/oltp_sum_range .* under 10 floors/);
    expect(words).toMatch(/Floor, memory: (?:[5-9]\d|\d{3}),\d{3} us/);
    expect(words).toContain("Under 10 floors: ");
    expect(status).toBe(0);
    const file = path.join(folder, `run-${made}`, "results.json");
    expect(parseRecording(readFileSync(file, "utf8"), file).engines.candidate.kind).toBe("shell");
  });

  it.each([
    [["--statements", "prepared"], "omit statements prepared"],
    [["--latencies"], "omit latencies"],
    [["--suites", "oltp,raw"], "omit suite raw"],
    [["--suites", "oltp,cold"], "omit suite cold"],
  ])("is refused what it cannot do: %j", async (others, words) => {
    const { status, stderr } = await measure(shell, ...others);
    expect(stderr).toContain(
      `candidate "${shell}" is a shell, which is opened as it starts, is fed statements as text`,
    );
    expect(stderr).toContain(words);
    expect(status).toBe(2);
  });
});
