import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { driverCompiler, fetchSqlite } from "../../bench/engines.ts";
import { readProcessLog } from "../../src/features/workloads/record/log-file.ts";
import { useFolder } from "../builders/folder.ts";
import { args } from "./args.ts";
import { run } from "./cli.ts";
import { isSanitized } from "./engines.ts";
import { tablesAfter, tablesIn } from "./replayed-database.ts";

const folder = useFolder("recorder");
const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const program = path.join(folder, "program");

/** The recorder is part of the program, so that sanitizers check both. */
async function compileProgram(file: string, ...more: readonly string[]): Promise<void> {
  const sqlite = path.resolve(await fetchSqlite());
  const headers = beside("../../node_modules/better-sqlite3/deps/sqlite3");
  const sources = [beside("recorded.c"), beside("../../src/features/workloads/record/recorder.c"), ...more];
  const flags = ["-O1", "-w", "-rdynamic", "-I", headers];
  execFileSync(driverCompiler.command, [...flags, "-o", file, ...sources, sqlite, "-lpthread", "-ldl"]);
}

beforeAll(() => compileProgram(program));

async function record(name: string, ...parameters: readonly string[]) {
  const [log, out] = [path.join(folder, `${name}.log`), path.join(folder, `${name}.bench`)];
  mkdirSync(log);
  const env = { ...process.env, SQLITE_BENCH_GATE_RECORD: log };
  execFileSync(program, [path.join(folder, `${name}.db`), ...parameters], { env, stdio: "inherit" });
  const { status, stderr, words } = await run(["record", "--out", out, "--quiet", "--from", log]);
  expect(stderr).toBe("");
  expect(status).toBe(0);
  const lines = readFileSync(path.join(out, `${name}_sequence.jsonl`), "utf8")
    .trim()
    .split("\n");
  return { words, statements: lines.map((line) => JSON.parse(line)) };
}

describe("the recorder", () => {
  it("keeps values of each type, and what is executed by text", async () => {
    const { words } = await record("values");
    expect(words).toMatch(/^4,017 statements of 8 forms in 5 transactions/);
  });

  it("keeps as much of a static program that is linked with it", async () => {
    const [source, linked, out] = ["source", "linked", "linked.bench"].map((name) =>
      path.join(folder, name),
    ) as [string, string, string];
    const written = await run(["record", "--recorder", source]);
    expect(written.status).toBe(0);
    const words = [path.join(source, "recorder.c"), `-Wl,@${path.join(source, "recorder.wrap")}`];
    expect(written.words).toContain(`cc ... ${words.join(" ")} -lpthread`);
    const headers = beside("../../node_modules/better-sqlite3/deps/sqlite3");
    const flags = [
      // AddressSanitizer cannot be linked so, and looks at the recorder within the program all the same.
      ...(isSanitized ? [] : ["-static"]),
      "-O0",
      "-w",
      "-DSQLITE_OMIT_LOAD_EXTENSION",
      "-DSQLITE_ENABLE_FTS5",
      "-I",
      headers,
    ];
    const sources = [beside("recorded.c"), path.join(headers, "sqlite3.c")];
    execFileSync(driverCompiler.command, [
      ...flags,
      "-o",
      linked,
      ...words,
      ...sources,
      "-lpthread",
      "-lm",
      "-ldl",
    ]);
    const recorded = await run(args`record --out ${out} --quiet -- ${linked}
      ${path.join(folder, "linked.db")}`);
    expect(recorded.stderr).toBe("");
    expect(recorded.words).toMatch(/^4,017 statements of 8 forms in 5 transactions/);
  });

  it("keeps what sqlite3_exec executes, of which the program sees as much as without it", async () => {
    execFileSync(program, [path.join(folder, "alone.db"), "exec"], { stdio: "inherit" });
    const { words, statements } = await record("exec", "exec");
    expect(statements.map(({ sql }) => sql)).toEqual([
      ...["CREATE TABLE t(a, b);", "INSERT INTO t VALUES (1, NULL), (2, 'x');", "SELECT a, b FROM t;"],
      ...[
        "SELECT a FROM t ORDER BY a;",
        "INSERT INTO t VALUES (9, 'within');",
        "INSERT INTO t VALUES (3, 3);",
      ],
      ...["SELECT a, b FROM t WHERE a > 1;", "SELECT 1;", "SELECT 2;", "SELECT 3;"],
    ]);
    expect(words).toContain("Left out, 1: failed in the program: SQLITE_ERROR");
    expect(words).toContain(" 1 query had more rows than the program read");
  });

  it("keeps what threads with one connection execute, and waits for none of them", async () => {
    const { statements } = await record("together", "together");
    expect(statements).toHaveLength(1 + 4 * 2 * 2000);
  });

  it("keeps the order of the transactions of nine connections, in threads and another process", async () => {
    const { words, statements } = await record("threads", "threads");
    const inserts = statements.filter(({ sql }) => sql.startsWith("INSERT INTO moves"));
    expect(inserts).toHaveLength(9 * 200);
    // Each transaction is whole: its parts follow each other.
    const begins = statements.flatMap(({ sql }, at) => (sql.startsWith("BEGIN") ? [at] : []));
    expect(begins).toHaveLength(9 * 200);
    for (const at of begins) {
      const [, out, back, insert, commit] = statements.slice(at, at + 5);
      expect([out.values, commit.sql]).toEqual([[-1, 0], "COMMIT;"]);
      expect(insert.sql).toContain(`VALUES (${back.values[1]}, `);
    }
    const tables = tablesIn(path.join(folder, "threads.db"));
    expect(tables.moves).toHaveLength(9 * 200);
    expect(tablesAfter(path.join(folder, "threads.bench"), "threads_sequence")).toEqual(tables);
    expect(words).toMatch(
      / 10 connections: one executes all, in the order in which transactions took effect; [\d,]+ had overlapped/,
    );
  });

  it("takes no commit of another call for that of a statement behind it", () => {
    const log = path.join(folder, "blob.log");
    mkdirSync(log);
    const env = { ...process.env, SQLITE_BENCH_GATE_RECORD: log };
    execFileSync(program, [path.join(folder, "blob.db"), "blob"], { env, stdio: "inherit" });
    const [name = ""] = readdirSync(log).filter((one) => one.endsWith(".log"));
    const { executions } = readProcessLog(readFileSync(path.join(log, name)), name, new Map());
    expect(executions.map(({ sql, committedNs }) => [sql, committedNs !== undefined])).toEqual([
      ["CREATE TABLE t(a);", true],
      ["INSERT INTO t VALUES (x'00')", true],
      ["BEGIN;", false],
      ["DELETE FROM t;", false],
      ["ROLLBACK", false],
    ]);
  });

  it("gives a statement no more time than its program had, whose threads are interrupted while they read the clock", async () => {
    const [interrupted, log] = [path.join(folder, "interrupted"), path.join(folder, "interrupted.log")];
    await compileProgram(interrupted, beside("interrupted-clock.c"));
    mkdirSync(log);
    const env = { ...process.env, SQLITE_BENCH_GATE_RECORD: log };
    const start = performance.now();
    execFileSync(interrupted, [path.join(folder, "interrupted.db"), "threads"], { env, stdio: "inherit" });
    const ranNs = (performance.now() - start) * 1e6;
    const logs = readdirSync(log).filter((name) => name.endsWith(".log"));
    const took = logs.flatMap((name) => {
      const { executions } = readProcessLog(readFileSync(path.join(log, name)), name, new Map());
      return executions.map(({ tookNs }) => tookNs);
    });
    expect(took.length).toBeGreaterThan(9 * 200 * 5);
    expect(Math.max(...took)).toBeLessThan(ranNs);
  });
});
