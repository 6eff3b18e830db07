import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchSqlite } from "../../bench/engines.ts";
import { useFolder } from "../builders/folder.ts";
import { run } from "./cli.ts";
import { compileFaulty, type Fault } from "./engines.ts";

const folder = useFolder("limits");
let sqlite: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
});

const load = `
name: load
tables: CREATE TABLE t(id INTEGER PRIMARY KEY, c TEXT);
sweep: { n: [30, 100, 300] }
statements: WITH RECURSIVE r(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM r WHERE i < :n) INSERT INTO t(c) SELECT 'row ' || i FROM r;
kind: writes
storages: [file]
check: SELECT count(*) FROM t
counters: SELECT 'pages' AS name, count(*) * SQUARE AS value FROM t
`;

const collect = `
name: collect
tables: CREATE TABLE t(id INTEGER PRIMARY KEY, c TEXT);
prepare: |
  INSERT INTO t WITH RECURSIVE r(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM r WHERE i < 3000) SELECT i, hex(zeroblob(100)) FROM r;
  DELETE FROM t WHERE id % 2;
statements: VACUUM
kind: writes
storages: [file]
check: SELECT count(*) FROM t
`;

const seek = (name: string, column: string) => `
name: ${name}
tables: |
  CREATE TABLE t(id INTEGER PRIMARY KEY, k INTEGER);
  INSERT INTO t WITH RECURSIVE r(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM r WHERE i < 2000) SELECT i, i FROM r;
statements: SELECT k FROM t WHERE ${column} = :i
repeat: 1000
kind: reads
storages: [memory]
`;

/** Runs own workloads with limits, and with ceilings that nothing exceeds. */
async function measure(name: string, candidate: string, workloads: readonly string[], limits: string) {
  const files = workloads.map((text, index) => {
    const file = path.join(folder, `${name}-${index}.yml`);
    writeFileSync(file, text);
    return path.basename(file);
  });
  const config = path.join(folder, `${name}-settings.yml`);
  writeFileSync(
    config,
    `own-workloads: [${files.join(", ")}]\nsuites: [own]\nceiling: 10000\naverage-ceiling: 10000\nrounds: 9\nlimits:\n${limits}`,
  );
  const out = path.join(folder, name);
  const engines = ["--candidate", candidate, "--baseline", sqlite];
  const finished = await run(["run", ...engines, "--config", config, "--quiet", "--out", out]);
  const report = () => readFileSync(path.join(out, "report.md"), "utf8");
  return { ...finished, report, results: path.join(out, "results.json") };
}

const growth = ["file-bytes", "allocations", "flushes", "counter:pages"]
  .map((figure) => `  - { match: own/file/writes/load, figure: "${figure}", grows-at-most: 1.2 }\n`)
  .join("");

describe("limits of exact growth over a sweep", () => {
  it("are kept by SQLite, and the report has each figure", async () => {
    const kept = await measure("kept", sqlite, [load.replace("SQUARE", "1")], growth);
    expect(kept.stderr).toBe("");
    expect(kept.status).toBe(0);
    expect(kept.report()).toContain("Limits: 4 figures with a limit, none over");
    expect(kept.report()).toMatch(
      /own\/file\/writes\/load\.n=300 \| allocations \| an exponent of 0\.\d\d up to n 300/,
    );
  });

  it.each<[Fault, string]>([
    ["file squared", "file-bytes"],
    ["allocate squared", "allocations"],
    ["flush squared", "flushes"],
  ])("%s is named in one run, by %s alone", async (fault, figure) => {
    const workload = load.replace("SQUARE", "1");
    const failed = await measure(fault.replace(" ", "-"), await compileFaulty(fault), [workload], growth);
    expect(failed.status, failed.words).toBe(1);
    expect(failed.words).toContain("Fail: 1 figure exceeds its limit");
    expect(failed.words).toMatch(
      new RegExp(
        `own/file/writes/load.n=300 ${figure}: an exponent of (?:1\\.[89]|2\\.0)\\d up to n 300, .*, over the limit of an exponent of 1\\.2`,
      ),
    );
  });

  it("work squared is named in one run, by instructions alone", async () => {
    const instructions = "  - { match: own/file/writes/load, figure: instructions, grows-at-most: 1.2 }\n";
    const limits = `${growth}${instructions}counts: instructions\n`;
    const workload = load.replace("SQUARE", "1");
    const kept = await measure("counted", sqlite, [workload], limits);
    expect(kept.status, kept.words).toBe(0);
    expect(kept.report()).toMatch(/load\.n=300 \| instructions \| an exponent of 0\.\d\d up to n 300/);
    const failed = await measure("work-squared", await compileFaulty("work squared"), [workload], limits);
    expect(failed.status, failed.words).toBe(1);
    expect(failed.words).toContain("Fail: 1 figure exceeds its limit");
    expect(failed.words).toMatch(
      /load\.n=300 instructions: an exponent of (?:1\.[6-9]|2\.0)\d up to n 300, .*, over the limit of an exponent of 1\.2/,
    );
  });

  it("name a counter that grows with the square", async () => {
    const failed = await measure("counter", sqlite, [load.replace("SQUARE", "count(*)")], growth);
    expect(failed.status, failed.words).toBe(1);
    expect(failed.words).toMatch(
      /load\.n=300 pages: an exponent of 2\.00 up to n 300, 90,000, over the limit/,
    );
  });
});

describe("limits of a share", () => {
  const limits = (most: readonly [share: string, before: string, time: string]) =>
    `  - { match: own/file/writes/load, figure: written-bytes, at-most: ${most[0]}, relative-to: baseline }
  - { match: own/file/writes/collect, figure: file-bytes, at-most: ${most[1]}, relative-to: before }
  - { match: own/memory/reads/scan, figure: time, at-most: ${most[2]}, relative-to: point }
`;
  const workloads = [load.replace("SQUARE", "1"), collect, seek("scan", "k"), seek("point", "id")];

  it("are of another engine, of the files before, and of another workload's time", async () => {
    const kept = await measure("shares", sqlite, workloads, limits(["1x", "60%", "10000x"]));
    expect(kept.status).toBe(0);
    expect(kept.report()).toContain("Limits: 5 figures with a limit, none over");
    const twice = await compileFaulty("write twice");
    const failed = await measure("over", twice, workloads, limits(["1.5x", "20%", "1.5x"]));
    expect(failed.status, failed.words).toBe(1);
    expect(failed.words).toMatch(
      /load\.n=300 written-bytes: 2\.\d\dx, .*, over the limit of 1\.5x the baseline's/,
    );
    expect(failed.words).toMatch(/collect file-bytes: 5\d\.\d%, .*, over the limit of 20% of those before/);
    expect(failed.words).toMatch(
      /scan: \d[\d.]*x the time of point \(.*\), surely at least [\d.]+x, over 1\.50x/,
    );
  });

  it("are of the slowest statements, beside another engine", async () => {
    const limits = "  - { match: own/memory/reads/point, figure: p99, at-most: 3x, relative-to: baseline }\n";
    const points = [seek("point", "id")];
    const kept = await measure("p99", sqlite, points, limits.replace("3x", "1000x"));
    expect(kept.status).toBe(0);
    expect(kept.report()).toMatch(
      /own\/memory\/reads\/point \| p99 \| [\d.]+x, [\d.]+ µs \| 1000x the baseline's/,
    );
    const failed = await measure("p99-over", await compileFaulty("slow steps"), points, limits);
    expect(failed.status, failed.words).toBe(1);
    expect(failed.words).toMatch(/point p99: [\d.]+x, [\d.]+ µs, over the limit of 3x the baseline's/);
  });

  it("are of the opening, of the commit, and of the whole time", async () => {
    const timed = (name: string, others: string) => `
name: ${name}
tables: CREATE TABLE t(id INTEGER PRIMARY KEY, note TEXT);
prepare: INSERT INTO t WITH RECURSIVE r(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM r WHERE i < 50000) SELECT i, 'note ' || i FROM r;
storages: [file]
${others}
`;
    const both = [
      timed("opened", "connect: each\nstatements: SELECT note FROM t WHERE id = 1\nkind: reads"),
      timed(
        "committed",
        "statements: BEGIN; UPDATE t SET note = 'x' WHERE id < 2000; COMMIT;\nkind: writes\ncheck: SELECT count(*) FROM t",
      ),
    ];
    const limits = (
      commit: string,
    ) => `  - { match: own/file/reads/opened, figure: open, at-most: 3x, relative-to: baseline }
  - { match: own/file/writes/committed, figure: commit, at-most: ${commit} }
  - { match: own/file/*, figure: time, at-most: 100s }
`;
    const kept = await measure("parts", sqlite, both, limits("100s"));
    expect(kept.status, kept.words).toBe(0);
    expect(kept.report()).toContain("Limits: 4 figures with a limit, none over");
    const failed = await measure("parts-over", await compileFaulty("open by size"), both, limits("1ns"));
    expect(failed.status, failed.words).toBe(1);
    expect(failed.words).toMatch(/opened open: [\d.]+x, [\d.]+ ms, over the limit of 3x the baseline's/);
    expect(failed.words).toMatch(/committed commit: the median of 9 samples is [\d.]+ (µs|ms), over 1 ns/);
    expect(failed.report()).toContain("Limits: 4 figures with a limit, 2 over");
  });

  it("are judged again from the results, without the settings file", async () => {
    const { results } = await measure("again", sqlite, workloads, limits(["1x", "20%", "10000x"]));
    const again = await run(["report", results]);
    expect(again.status).toBe(1);
    expect(again.words).toMatch(/collect file-bytes: .*, over the limit of 20% of those before/);
  });
});

describe("a limit", () => {
  it.each([
    [
      "  - { match: own/file/writes/lode, figure: file-bytes, at-most: 1 }\n",
      'no test of the suites is "own/file/writes/lode"',
    ],
    [
      "  - { match: own/file/writes/collect, figure: flushes, grows-at-most: 1 }\n",
      "no test that it names is one",
    ],
    [
      "  - { match: own/file/writes/collect, figure: commit, at-most: 20ms }\n",
      "limits[0]: commit is of other statements and then COMMIT: no test that it names has that",
    ],
  ])("that can match nothing is refused: %s", async (limit, message) => {
    const refused = await measure("refused", sqlite, [collect], limit);
    expect(refused.status).toBe(2);
    expect(refused.stderr).toContain(message);
  });
});
