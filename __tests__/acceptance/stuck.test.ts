import { writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchSqlite } from "../../bench/engines.ts";
import { run, start } from "./cli.ts";
import { compileFaulty, type Fault } from "./engines.ts";
import { useFaultyRuns } from "./faulty-runs.ts";

const { folder, out, parametersOf, recordOf, recordsOf, runFaulty } = useFaultyRuns("stuck");
const [scan, point] = ["groupby_scan", "oltp_point_select"] as const;
let sqlite: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
});

describe("a run with an engine that can do nothing at all", () => {
  const workloads = [scan, point];

  it.each<[Fault, "memory" | "file", RegExp]>([
    ["deaf", "memory", /^open: :memory:: the storage engine is not licensed \(code 14\)$/],
    ["deaf on file", "file", /^open: \S+\/db: the storage engine is not licensed \(code 14\)$/],
  ])("says of every test why it has no result: %s", async (fault, storage, message) => {
    const { status, stdout } = await runFaulty(fault, { workloads, storage });
    expect(status).toBe(3);
    expect(stdout).toMatch(/^Measurement failed: none of 2 tests has a result\.$/m);
    expect(stdout).toMatch(/^ {2}Average +- +2 of 2 missing$/m);
    for (const workload of workloads)
      expect(recordOf(fault, workload).failures).toEqual([
        { reason: "error", role: "candidate", message: expect.stringMatching(message) },
      ]);
  });

  it("fails on file storage alone if it opens no file", async () => {
    const options = ["--storages", "memory,file"];
    const { status } = await runFaulty("deaf on file", { workloads: [point], options });
    expect(status).toBe(3);
    expect(recordsOf("deaf on file").tests.map(({ storage, samples }) => [storage, samples.length])).toEqual([
      ["memory", 4],
      ["file", 0],
    ]);
  });

  // Dicklesworthstone/frankensqlite#117
  it("ends by the baseline's time, and the elapsed time is told meanwhile, with one test too", async () => {
    const all = await parametersOf("hang", { workloads: [scan] });
    const limit = all.indexOf("--sample-timeout");
    const parameters = all.filter(
      (one, index) => index !== limit && index !== limit + 1 && one !== "--quiet",
    );
    const { status, stderr } = await run(parameters);
    expect(status).toBe(3);
    expect(recordOf("hang", scan).failures).toEqual([
      {
        reason: "timeout",
        role: "candidate",
        message: expect.stringMatching(
          /^over [\d,]+x the baseline's [\d.]+ m?s: no answer within 20 s, in SELECT k, /,
        ),
      },
    ]);
    expect(stderr).toMatch(
      /^candidate int\/memory\/reads\/groupby_scan: 10 s so far, at most 20 s, over [\d,]+x the baseline's [\d.]+ m?s, in "SELECT k, COUNT\(\*\) FROM sbtest1 WHERE id BETWEEN 1 AND [^"]*"$/m,
    );
  });

  // databendlabs/databend#7028
  it.each(["memory", "file"] as const)(
    "names the statement that it hangs in meanwhile, of several on %s storage",
    async (storage) => {
      const file = path.join(folder, `several-${storage}.yml`);
      const statements = ["SELECT 1;", "SELECT a, count(*) FROM t GROUP BY a;", "SELECT 2;"];
      writeFileSync(
        file,
        [
          ...[`name: several_${storage}`, "kind: reads", `storages: [${storage}]`],
          ...["tables: CREATE TABLE t (a INTEGER);", "statements: |", ...statements.map((sql) => `  ${sql}`)],
        ].join("\n"),
      );
      const engines = ["--candidate", await compileFaulty("hang"), "--baseline", sqlite];
      const own = ["--own-workloads", file, "--suites", "own", "--sample-timeout", "7"];
      const { status, stderr } = await run(["run", ...engines, ...own, "--out", out("hang")]);
      expect(status).toBe(3);
      expect(stderr).toMatch(
        new RegExp(
          `^candidate own/${storage}/reads/several_${storage}: 5 s so far, at most 7 s, .*, in "SELECT a, count\\(\\*\\) FROM t GROUP BY a;"$`,
          "m",
        ),
      );
    },
  );

  it.each(["memory", "file"])("tells that a preparation takes long on %s storage", async (storage) => {
    const file = path.join(folder, `slowly-${storage}.yml`);
    const endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n";
    writeFileSync(
      file,
      [
        ...["name: slowly", "kind: reads", `storages: [${storage}]`, "tables: CREATE TABLE t (a INTEGER);"],
        ...[`prepare: INSERT INTO t ${endless};`, "statements: SELECT a FROM t;"],
      ].join("\n"),
    );
    const engines = ["--candidate", sqlite, "--baseline", sqlite, "--own-workloads", file];
    const { child, finished, stderrSoFar } = start([
      ...["run", ...engines, "--suites", "own", "--out", path.join(folder, `slowly-${storage}`)],
    ]);
    const words = new RegExp(
      `^baseline own/${storage}/reads/slowly: preparing, 5 s so far, at most 600 s$`,
      "m",
    );
    await expect.poll(stderrSoFar).toMatch(words);
    child.kill("SIGINT");
    expect((await finished).status).not.toBe(0);
  });

  it("ends a preparation by the baseline's time, and the elapsed time is told meanwhile", async () => {
    const file = path.join(folder, "prepared.yml");
    const grouped = "INSERT INTO t SELECT count(*) FROM t GROUP BY a;";
    writeFileSync(
      file,
      [
        ...[
          "name: prepared",
          "kind: reads",
          "storages: [memory, file]",
          "tables: CREATE TABLE t (a INTEGER);",
        ],
        ...[`prepare: ${grouped}`, "statements: SELECT a FROM t;"],
      ].join("\n"),
    );
    const engines = ["--candidate", await compileFaulty("hang"), "--baseline", sqlite];
    const own = ["--own-workloads", file, "--suites", "own", "--sample-timeout", "2"];
    const { status, stderr } = await run(["run", ...engines, ...own, "--out", out("hang")]);
    expect(status).toBe(3);
    for (const storage of ["memory", "file"]) {
      const { failures } = recordsOf("hang").tests.find((one) => one.storage === storage) ?? {};
      expect(failures).toEqual([
        {
          reason: "timeout",
          role: "candidate",
          message: expect.stringMatching(
            /^over [\d,]+x the baseline's [\d.]+ m?s of preparing: \S+\/prepared\.yml:5:10: no answer within \d+ s/,
          ),
        },
      ]);
      expect(stderr).toMatch(
        new RegExp(
          `^candidate own/${storage}/reads/prepared: preparing, 10 s so far, at most \\d+ s, over [\\d,]+x the baseline's [\\d.]+ m?s of preparing$`,
          "m",
        ),
      );
    }
  });

  it("does not wait for each test of an engine that hangs in all", async () => {
    const all = ["--variants", "int", "--workloads", "all", "--sample-timeout", "1"];
    const { status, words: folded } = await runFaulty("hang always", { workloads, options: all });
    expect(status).toBe(3);
    expect(folded).toContain("not tried: 3 earlier tests of int/memory timed out");
    expect(folded).toMatch(/no answer within 1 s, in SELECT /);
  });

  it.each<[Fault, RegExp]>([
    ["crash on load", /crashed while it was loaded: the process was ended by SIGABRT$/],
    ["exit on load", /crashed while it was loaded: the process ended with status 7$/],
  ])("is told in one line where it is not even loaded: %s", async (fault, message) => {
    const { status, stdout, stderr } = await runFaulty(fault, { workloads });
    expect(status).toBe(3);
    expect(stdout).toBe("");
    expect(stderr.trim()).toMatch(/^sqlite-bench-gate: candidate "[^\n]*$/);
    expect(stderr.trim()).toMatch(message);
  });
});
