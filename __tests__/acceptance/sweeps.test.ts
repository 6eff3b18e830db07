import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import { testPath } from "../../src/model/test.ts";
import { useFolder } from "../builders/folder.ts";
import { parseRecording } from "../results/full-build.ts";
import { cli, run } from "./cli.ts";
import { compileFaulty } from "./engines.ts";

const folder = useFolder("sweeps");
let sqlite: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
});

const pointRead = `
name: point_read
tables: |
  CREATE TABLE kv(id INTEGER PRIMARY KEY, v TEXT);
  INSERT INTO kv WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100) SELECT i, 'v' || i FROM n;
  CREATE TABLE history(message TEXT);
sweep: { depth: [1, 50, 3000] }
prepare: INSERT INTO history VALUES ('step :i of :depth');
prepare-repeat: :depth
statements: SELECT v FROM kv WHERE id = :rnd(1,100);
repeat: 300
growth: { ratio: 4, exponent: 0.3 }
kind: reads
storages: [memory]
`;

/** Ceilings that no test of an assertion exceeds, whatever the machine is doing. */
const lenient = ["--ceiling", "10000", "--average-ceiling", "10000", "--rounds", "7"];

async function measure(name: string, workload: string, ...parameters: readonly string[]) {
  const file = path.join(folder, `${name}.yml`);
  writeFileSync(file, workload);
  const out = path.join(folder, name);
  const own = ["--own-workloads", file, "--suites", "own", "--baseline", sqlite, "--quiet"];
  const finished = await run(["run", ...own, ...lenient, "--out", out, ...parameters]);
  const results = path.join(out, "results.json");
  return {
    ...finished,
    file,
    results,
    recording: () => parseRecording(readFileSync(results, "utf8"), results),
    report: () => readFileSync(path.join(out, "report.md"), "utf8"),
  };
}

const opening = `
name: open_by_rows
tables: CREATE TABLE accounts(id INTEGER PRIMARY KEY, note TEXT);
sweep: { rows: [100, 10000, 100000] }
prepare: INSERT INTO accounts WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :rows) SELECT i, 'note ' || i FROM n;
connect: each
statements: SELECT note FROM accounts WHERE id = 1;
growth: { ratio: 3, floor: 2ms }
kind: reads
`;

describe("an opening that is timed in each sample", () => {
  it("fails an engine whose opening grows with the file, and no other", async () => {
    const kept = await measure("opens", opening, "--candidate", sqlite);
    expect(kept.stderr).toBe("");
    expect(kept.status).toBe(0);
    expect(kept.recording().tests.map(testPath)).toEqual(
      [100, 10_000, 100_000].map((rows) => `own/file/reads/open_by_rows.rows=${rows}`),
    );
    const failed = await measure(
      "opens-by-size",
      opening,
      "--candidate",
      await compileFaulty("open by size"),
    );
    expect(failed.status).toBe(1);
    expect(failed.words).toMatch(/open_by_rows\.rows=100000: grows [\d.]+x from rows 100 to 100,000/);
  });
});

describe("a sweep over the depth of a history", () => {
  it("fails an engine whose point read walks all of it, by its growth alone", async () => {
    const faulty = await compileFaulty("walk history");
    const failed = await measure("walks", pointRead, "--candidate", faulty);
    expect(failed.stderr).toBe("");
    expect(failed.status).toBe(1);
    expect(failed.words).toContain("Fail: 2 limits of times are exceeded.");
    const { tests } = failed.recording();
    expect(tests.map(testPath)).toEqual(
      [1, 50, 3000].map((depth) => `own/memory/reads/point_read.depth=${depth}`),
    );
    for (const test of tests) expect(test.failures, testPath(test)).toEqual([]);
    const report = failed.report();
    expect(report).toMatch(
      /own\/memory\/reads\/point_read\.depth=3000: grows [\d.,]+x from depth 1 to 3,000 \(.*\), surely at least [\d.]+x, over 4\.00x/,
    );
    expect(report).toMatch(
      /own\/memory\/reads\/point_read\.depth=3000: grows with depth to the power of [\d.]+ .*, over 0\.3/,
    );
    expect(report).toMatch(/\*\*memory\/reads\/point_read, depth 1; 50; 3,000\*\*/);
    expect(report).toContain("over 4.00x, over the exponent 0.3");

    // The limits come from the workload's file: other files judge otherwise.
    const limits = (text: string) => {
      writeFileSync(failed.file, text);
      const config = path.join(folder, "gate.yml");
      writeFileSync(config, `own-workloads: [${failed.file}]\n`);
      return run(["report", failed.results, "--config", config, ...lenient.slice(0, 4)]);
    };
    expect((await limits(pointRead)).status).toBe(1);
    expect((await limits(pointRead.replace(/^growth: .*$/m, "growth: { ratio: 100000 }"))).status).toBe(0);
  });

  it("takes more pairs where the growth is over a limit, and those so far do not prove it", async () => {
    const growing = `
name: counting
tables: CREATE TABLE t(a)
sweep: { depth: [1, 10] }
statements: SELECT count(*) FROM (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000 * :depth) SELECT i FROM n)
growth: { ratio: 2 }
kind: reads
storages: [memory]
`;
    // At this alpha, three pairs that differ from each other by half a percent prove nothing.
    const adaptive = ["--rounds", "3..3", "--alpha", "0.0000000001"];
    const pairsIn = ({ recording }: Awaited<ReturnType<typeof measure>>) =>
      recording().tests.map(({ samples }) => samples.filter(({ role }) => role === "candidate").length);
    const more = await measure("more", growing, "--candidate", sqlite, ...adaptive);
    expect(Math.min(...pairsIn(more))).toBeGreaterThanOrEqual(15);
    expect(more.words).toContain("1 limit of a time is exceeded");
    expect(more.status).toBe(1);
    const fixed = await measure(
      "fixed",
      growing,
      "--candidate",
      sqlite,
      "--rounds",
      "3",
      ...adaptive.slice(2),
    );
    expect(pairsIn(fixed)).toEqual([3, 3]);
    expect(fixed.words).toContain("1 limited time is over the limit, and the pairs do not prove it");
  });

  it("passes an engine whose point read does not", async () => {
    const passed = await measure("stays", pointRead, "--candidate", sqlite);
    expect(passed.words).not.toContain("exceeded");
    expect(passed.status).toBe(0);
    expect(passed.report()).toContain("<summary>Growth with a parameter</summary>");
    const one = ["own/memory/reads/point_read.depth=50", "--own-workloads", passed.file];
    const printed = await run(["sql", ...one, "--prepare"]);
    expect(printed.stdout).toContain("INSERT INTO history VALUES ('step 50 of 50');");
    expect(printed.stdout).not.toContain("step 51");
  });

  it("shows that DoltLite's log grows with its commits, and that a point read does not", {
    timeout: 400_000,
  }, async () => {
    const doltlite = fetchDoltlite();
    const commits = (name: string, statements: string, check: string) => `
name: ${name}
tables: CREATE TABLE kv(id INTEGER PRIMARY KEY, v INT); INSERT INTO kv VALUES (1, 0); SELECT dolt_commit('-Am', 'first');
sweep: { depth: [1, 20, 400] }
prepare: UPDATE kv SET v = :i; SELECT dolt_commit('-am', 'step :i');
prepare-repeat: :depth
statements: ${statements}
repeat: 100
growth: { ratio: 5, floor: 1ms, base: 5 }
kind: reads
storages: [memory]
compare: base
check: ${check}
`;
    const engines = ["--candidate", doltlite, "--base", doltlite, "--identical-base", "measure"];
    const log = await measure(
      "log",
      commits("log", "SELECT count(*) FROM dolt_log", "SELECT count(*) FROM dolt_log"),
      ...engines,
    );
    expect(log.report()).toMatch(/log\.depth=400: grows [\d.]+x from depth 1 to 400/);
    expect(log.status).toBe(1);
    const read = await measure(
      "point",
      commits("point", "SELECT v FROM kv WHERE id = 1", "SELECT v FROM kv"),
      ...engines,
    );
    expect(read.report()).not.toMatch(/depth=400: grows/);
  });
});

describe("a large prepared database", () => {
  it("is prepared once, and again if it is damaged, without a difference in what is measured", async () => {
    const kept = path.join(folder, "kept");
    const workload = `
name: large
tables: CREATE TABLE t(id INTEGER PRIMARY KEY, c BLOB NOT NULL);
prepare: INSERT INTO t WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 700) SELECT i, zeroblob(100000) FROM n;
statements: SELECT id, length(c) FROM t WHERE id = :rnd(1,700);
kind: reads
storages: [file]
`;
    const again = () =>
      measure("large", workload, "--candidate", sqlite, "--kept-databases", kept, "--rounds", "1");
    const first = await again();
    expect(first.status).toBe(0);
    // Both engines have the same bytes, and so the same database.
    const [database = "", ...others] = readdirSync(kept);
    expect(others).toEqual([]);
    const file = path.join(kept, database, "files", "db");
    const before = statSync(file);
    expect(before.size).toBeGreaterThan(64_000_000);
    const second = await again();
    expect(second.status).toBe(0);
    expect(statSync(file).ino).toBe(before.ino);
    // A second name of the damaged file: a file system would give its number to the new file otherwise.
    linkSync(file, path.join(folder, "damaged"));
    appendFileSync(file, "x");
    const third = await again();
    expect(third.status).toBe(0);
    const anew = statSync(file);
    expect([anew.size, anew.ino === before.ino]).toEqual([before.size, false]);
    const hashes = [first, second, third].map((one) => one.recording().tests[0]?.checks[0]?.hash);
    expect(new Set(hashes).size).toBe(1);
  });

  it("that the disk has no room for is refused with the figures", async () => {
    const workload = `
name: too_large
tables: CREATE TABLE t(c BLOB NOT NULL);
prepare: INSERT INTO t WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60) SELECT zeroblob(1000000) FROM n;
statements: SELECT count(*) FROM t;
kind: reads
storages: [file]
`;
    const file = path.join(folder, "too-large.yml");
    writeFileSync(file, workload);
    const place = path.join(folder, "small");
    mkdirSync(place);
    // A file system of 150 megabytes, which only the command inside sees.
    const script = 'mount -t tmpfs -o size=150m none "$1" && shift && exec "$@"';
    const own = ["--own-workloads", file, "--suites", "own", "--baseline", sqlite, "--candidate", sqlite];
    const command = [process.execPath, cli, "run", ...own, "--quiet", "--out", place];
    const inside = ["--mount", "--map-root-user", "sh", "-c", script, "sh", place, ...command];
    const refused = spawnSync("unshare", inside, { encoding: "utf8" });
    expect(refused.status).toBe(2);
    expect(refused.stderr).toMatch(
      /the databases need about 0\.\d+ GB more in .*, whose disk has 0\.\d+ GB free: measure fewer rows/,
    );
  });
});
