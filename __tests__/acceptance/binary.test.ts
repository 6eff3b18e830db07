import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetchSqlite } from "../../bench/engines.ts";
import { compileSqliteArchive, linkBinary } from "../../bench/fetched/builds.ts";
import { parseRecording } from "../results/full-build.ts";
import { run } from "./cli.ts";

const folder = mkdtempSync(path.join(tmpdir(), "binary-"));
let sqlite: string;
let binary: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
  binary = await linkBinary(await compileSqliteArchive());
});

afterAll(() => rmSync(folder, { recursive: true }));

const chosen = ["--variants", "int", "--rows", "500", "--rounds", "3", "--quiet", "--out", folder];

describe("a benchmark binary", () => {
  it("is measured like the library of the same SQLite", async () => {
    const { status } = await run(["run", "--candidate", binary, "--baseline", sqlite, ...chosen]);
    expect(status).toBe(0);
    const file = path.join(folder, "results.json");
    const { engines, tests } = parseRecording(readFileSync(file, "utf8"), file);
    expect(engines.candidate).toMatchObject({
      kind: "benchmark binary",
      isolation: { memory: "fork", file: "fork" },
    });
    expect(engines.baseline.kind).toBe("library");
    expect(engines.candidate.sourceId).toBe(engines.baseline.sourceId);
    expect(engines.candidate.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(tests.flatMap(({ failures }) => failures)).toEqual([]);
  });

  it("may be candidate and baseline at once, with a warning that they are the same file", async () => {
    const few = ["--storages", "memory", "--workloads", "oltp_point_select"];
    const { words } = await run(["run", "--candidate", binary, "--baseline", binary, ...chosen, ...few]);
    expect(words).toContain("Candidate and baseline are the same file");
  });

  it.each([
    ["/bin/ls", /candidate "\/bin\/ls" is a program, but neither a benchmark binary .* nor a shell/],
    ["/usr/bin/yes", /candidate "\/usr\/bin\/yes" is a program, but neither .*no answer within 10 s/],
  ])("refuses %s, which is none", async (program, message) => {
    const { status, stderr } = await run(["run", "--candidate", program, "--baseline", sqlite, ...chosen]);
    expect(stderr).toMatch(message);
    expect(status).toBe(2);
  });
});

describe("a script that is timed", () => {
  const time = (script: string, database = ":memory:") => {
    const file = path.join(folder, "script.sql");
    writeFileSync(file, script);
    return spawnSync(binary, ["timer", database, file], { encoding: "utf8" });
  };

  it("prints the microseconds between its marks", () => {
    const fill = "INSERT INTO t SELECT value FROM n;\n".repeat(50);
    const prepare =
      "CREATE TABLE t(a);\nCREATE TABLE n(value);\nINSERT INTO n VALUES (1), (2), (3);\n.mode csv\n";
    const { status, stdout } = time(`${prepare}.print BENCH_START\n${fill}.print BENCH_END\nSELECT 1;\n`);
    expect(stdout).toMatch(/^\d+\n$/);
    expect(Number(stdout)).toBeGreaterThan(0);
    expect(status).toBe(0);
  });

  it("leaves the rows it wrote in the database, and adds to those of an earlier run", () => {
    const file = path.join(folder, "kept.db");
    const timed = (sql: string) => `.print BENCH_START\n${sql}\n.print BENCH_END\n`;
    const runs = ["CREATE TABLE t(a);\nINSERT INTO t VALUES (7);", "INSERT INTO t VALUES (8);"];
    expect(runs.map((sql) => time(timed(sql), file).status)).toEqual([0, 0]);
    const database = new Database(file, { readonly: true });
    expect(database.prepare("SELECT a FROM t ORDER BY a").pluck().all()).toEqual([7, 8]);
    database.close();
  });

  it.each([
    ["without marks", "SELECT 1;\n", "has no line"],
    ["with a mark that does not end", ".print BENCH_START\nSELECT 1;\n", "has no line"],
    [
      "with an error",
      ".print BENCH_START\nSELECT a FROM missing;\n.print BENCH_END\n",
      "no such table: missing",
    ],
  ])("%s is refused", (_, script, message) => {
    const { status, stdout, stderr } = time(script);
    expect(stderr).toContain(message);
    expect([status, stdout]).toEqual([1, ""]);
  });
});
