import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { build, builtEngine, writeRepository } from "../../bench/bisect/generated-repository.ts";
import {
  type PlantedHistory,
  type PlantedName,
  plantedBuild,
  plantedEngine,
  writePlanted,
} from "../../bench/bisect/planted-repository.ts";
import { fetchSqlite } from "../../bench/engines.ts";
import { compileSlowed } from "../../bench/slowed.ts";
import { chain } from "../../src/features/search/bisect/search/ancestry.ts";
import { useFolder } from "../builders/folder.ts";
import { args } from "./args.ts";
import { run } from "./cli.ts";
import { compileFaulty, type Fault } from "./engines.ts";

const folder = useFolder("finding");
let sqlite: string;

beforeAll(async () => {
  sqlite = path.resolve(await fetchSqlite());
});

const timeout = 600_000;
const place = (name: string) => path.join(folder, name);

/** Rows of a table are few, since no time matters. */
const small = ["--rows", "1000"];

/** Measures an engine with a fault. @returns the results file of the run */
async function measured(name: string, fault: Fault, ...options: readonly string[]): Promise<string> {
  const candidate = await compileFaulty(fault);
  const out = place(`${name}-run`);
  const all = ["--candidate", candidate, "--baseline", sqlite, "--rounds", "1", ...small, "--quiet"];
  const { status, stderr } = await run(["run", ...all, "--out", out, ...options]);
  expect(status, stderr).not.toBe(2);
  return path.join(out, "results.json");
}

/** A repository of ten commits, of which the sixth brings a fault; another cannot be built, and one more has another fault. */
function repository(name: string, fault: PlantedName, other: PlantedName = "CRASH_ON_LOAD"): PlantedHistory {
  const history = {
    commits: 10,
    culprit: 5,
    fault,
    broken: new Map<number, "build" | PlantedName>([
      [2, "build"],
      [7, other],
    ]),
  };
  writePlanted(place(name), history, sqlite);
  return history;
}

const commitsOf = (name: string) =>
  execFileSync("git", ["rev-list", "--reverse", "main"], { cwd: place(name), encoding: "utf8" })
    .trim()
    .split("\n");

const built = ["--build", plantedBuild, "--candidate", plantedEngine];
/** Builds of these tests are kept in their own folder. */
const inFolder = (name: string) => ({
  cwd: place(name),
  env: { ...process.env, XDG_CACHE_HOME: place("cache"), CI: "true" },
});

/** Searches a repository for a finding. */
async function search(name: string, finding: string, ...options: readonly string[]) {
  const [good = "", bad = ""] = [commitsOf(name)[0], commitsOf(name).at(-1)];
  const out = place(`${name}-search`);
  const ends = ["--good", good, "--bad", bad, ...built, "--baseline", sqlite];
  const finished = await run(
    ["bisect", "--finding", finding, ...ends, "--out", out, "--quiet", ...options],
    inFolder(name),
  );
  const file = () => JSON.parse(readFileSync(path.join(out, "bisect.json"), "utf8"));
  const page = (own: string) => readFileSync(path.join(out, own), "utf8");
  return { ...finished, file, page };
}

/** The search named the commit that brought the fault, and no other. */
function expectNamed(
  { status, stderr, file }: Awaited<ReturnType<typeof search>>,
  { culprit }: PlantedHistory,
): void {
  expect(stderr).toBe("");
  expect(file().derived.answer).toEqual({ kind: "point", point: culprit, parents: [culprit - 1] });
  expect(status).toBe(0);
}

describe("a search for a fault of a test", { timeout }, () => {
  const sum = "int/memory/reads/oltp_sum_range";
  const group = "int/memory/reads/groupby_scan";
  const only = (workload: string) => ["--variants", "int", "--storages", "memory", "--workloads", workload];

  it("names the commit that brought a wrong result, and does not take an error for it", async () => {
    const results = await measured("wrong", "lose rows", ...only("oltp_sum_range"));
    const history = repository("wrong", "LOSE_ROWS", "FAIL_NTH");
    const found = await search("wrong", `${results}#${sum}`);
    expectNamed(found, history);
    expect(found.words).toContain(
      `is the first that shows a wrong result in ${sum}: it does, and the one before does not.`,
    );
    expect(found.words).toMatch(/It shows: .*candidate returned \d+ rows/);
    expect(found.file()).toMatchObject({ by: "wrong", rows: 1000 });
    for (const { pairs } of found.file().observations) expect(pairs).toEqual([]);
    expect(found.page("bisect.html")).toContain("it showed");
    expect(found.page("bisect.md")).toContain("| point | state | it showed |");
  });

  it("names the commit that brought an error, and does not take a wrong result for it", async () => {
    const results = await measured("error", "fail nth", ...only("oltp_sum_range"));
    const history = repository("error", "FAIL_NTH", "LOSE_ROWS");
    const found = await search("error", `${results}#${sum}`);
    expectNamed(found, history);
    expect(found.words).toContain(`shows an error in ${sum}`);
    expect(found.words).toContain("page 17 is torn");
  });

  it("names the commit that brought a crash, and goes round commits that cannot be judged", async () => {
    const results = await measured("crash", "crash", ...only("groupby_scan"));
    const history: PlantedHistory = {
      commits: 8,
      culprit: 4,
      fault: "CRASH",
      broken: new Map([
        [3, "LOSE_ROWS"],
        [6, "build"],
      ]),
    };
    writePlanted(place("crash"), history, sqlite);
    const { words, file, status } = await search("crash", `${results}#${group}`);
    expect(words).toContain(`One of 2 shows a crash in ${group}`);
    expect(words).toContain("another result, not the fault that is searched");
    expect(file().derived.answer).toEqual({ kind: "range", candidates: [3, 4], parents: [2] });
    expect(status).toBe(4);
  });

  it("names the commit that brought a hang, which has to show twice", async () => {
    const results = await measured("hang", "hang", ...only("groupby_scan"), "--sample-timeout", "3");
    const history = repository("hang", "HANG", "CRASH");
    const found = await search("hang", `${results}#${group}`, "--sample-timeout", "3");
    expectNamed(found, history);
    expect(found.words).toContain(`is the first that shows a hang in ${group}`);
  });

  it("refuses ends that are not what they are called", async () => {
    const results = await measured("ends", "lose rows", ...only("oltp_sum_range"));
    repository("ends", "LOSE_ROWS");
    const commits = commitsOf("ends");
    const finding = `${results}#${sum}`;
    const good = await search("ends", finding, "--good", commits[6] as string);
    expect(good.words).toContain("it should not show the fault, and does: name an older version as good");
    expect(good.status).toBe(3);
    const bad = await search("ends", finding, "--bad", commits[4] as string);
    expect(bad.words).toContain("it should show the fault, and does not on this machine");
    expect(bad.status).toBe(3);
  });
});

describe("a search for a fault of a sequence", { timeout }, () => {
  it.each([
    ["keep counter", "KEEP_COUNTER", ["recreate_autoincrement"]],
    ["dead updates", "DEAD_UPDATES", []],
  ] as const)("of %s finds the steps that are enough, and then the commit", async (fault, name, needed) => {
    const sequences = ["--suites", "sequence", "--storages", "file"];
    const own = fault.replace(" ", "-");
    const results = await measured(own, fault, ...sequences);
    const recording = JSON.parse(readFileSync(results, "utf8"));
    const order = recording.derived.examined?.sequence ?? recording.derived.sequence;
    const row = JSON.stringify(order).match(/"order":(\d+)/)?.[1] ?? "1";
    const history = repository(own, name);
    const found = await search(own, `${results}#sequence/file/${row}`);
    expectNamed(found, history);
    const { steps } = found.file();
    expect(steps.length).toBeLessThanOrEqual(4);
    for (const step of needed) expect(steps).toContain(step);
    expect(found.words).toMatch(/steps? on one connection (is|are) enough for it: /);
    const again = await run(
      args`bisect --finding ${results}#sequence/file/${row} --good main~9 --bad main ${built}`.concat(args`--baseline ${sqlite}
        --quiet --resume ${place(`${own}-search`)}`),
      inFolder(own),
    );
    expect(again.words).toBe(found.words);
  });
});

describe("a search for a fault of a user's own", { timeout }, () => {
  const workload = (name: string, statements: string, more = "") => `
name: ${name}
tables: |
  CREATE TABLE t(id INTEGER PRIMARY KEY, v INT);
prepare: |
  INSERT INTO t WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200) SELECT i, i % 7 FROM n;
statements: ${statements}
storages: [memory]
${more}`;
  const between = "SELECT v FROM t WHERE id BETWEEN 1 AND 150;";
  const grouped = "SELECT v, count(*) FROM t WHERE id BETWEEN 1 AND 9 GROUP BY v ORDER BY v;";

  it("is one of a workload, whose file the user names", async () => {
    const file = place("ranges.yml");
    writeFileSync(file, workload("ranges", between, "kind: reads\n"));
    const results = await measured("own", "lose rows", "--suites", "own", "--own-workloads", file);
    const history = repository("own", "LOSE_ROWS");
    const finding = `${results}#own/memory/reads/ranges`;
    expectNamed(await search("own", finding, "--own-workloads", file), history);
    const unnamed = await search("own", finding);
    expect(unnamed.stderr).toContain("is of a workload of your own: name its file with --own-workloads");
    expect(unnamed.status).toBe(2);
  });

  it.each([
    ["wrong", between, "LOSE_ROWS", "FAIL_NTH"],
    ["crash", grouped, "CRASH", "LOSE_ROWS"],
    ["hang", grouped, "HANG", "CRASH"],
    ["refused", "SELECT SUM(v) FROM t WHERE id < 9;", "FAIL_NTH", "CRASH_ON_LOAD"],
  ] as const)("is one of a hunt's case: %s", async (kind, sql, fault, other) => {
    const file = place(`hunt_${kind}_1.yml`);
    writeFileSync(file, workload(`hunt_${kind}_1`, sql, "kind: reads\nrepeat: 9\n"));
    const name = `case-${kind}`;
    const history = repository(name, fault, other);
    const found = await search(name, file);
    expectNamed(found, history);
    expect(found.words).toContain(`in hunt_${kind}_1`);
  });

  it("is memory that a hunt's case leaves", async () => {
    const file = place("hunt_leak_1.yml");
    const inserted = "INSERT INTO t SELECT max(id) + 1, 0 FROM t;";
    const rolledBack = "before: BEGIN;\nafter: ROLLBACK;\nkind: writes\ncheck: SELECT count(*) FROM t;\n";
    writeFileSync(file, workload("hunt_leak_1", inserted, rolledBack));
    const history = repository("case-leak", "LEAK_STATEMENTS");
    const found = await search("case-leak", file);
    expectNamed(found, history);
    expect(found.words).toContain("memory that is left after the connection is closed in hunt_leak_1");
  });
});

describe("a search for a figure of a row", { timeout }, () => {
  it("is one of a cost besides time", async () => {
    const cell = ["--variants", "int", "--storages", "file", "--workloads", "oltp_insert"];
    const results = await measured("written", "write twice", ...cell);
    const history = repository("written", "WRITE_TWICE");
    const row = "int/file/writes/oltp_insert";
    const found = await search("written", `${results}#${row} written-bytes`);
    expectNamed(found, history);
    expect(found.words).toMatch(
      new RegExp(`is the first that changed ${row}: it has \\d[\\d.]*% more written-bytes`),
    );
    const unknown = await search("written", `${results}#${row} plan`);
    expect(unknown.stderr).toContain(
      '"plan" of "int/file/writes/oltp_insert" is no figure that a search knows',
    );
    expect(unknown.status).toBe(2);
  });

  it("is one of an ageing database", async () => {
    const file = place("any.yml");
    writeFileSync(file, "name: any\nkind: reads\nstatements: SELECT 1\nstorages: [memory]\n");
    const run = ["--suites", "own", "--own-workloads", file, "--age", "1000"];
    const results = await measured("aged", "grow squared", ...run);
    const history = repository("aged", "GROW_SQUARED");
    const found = await search("aged", `${results}#age/transaction disk`);
    expectNamed(found, history);
    expect(found.file().test).toEqual({ life: "transaction", commits: 1000 });
  });

  // https://github.com/dolthub/doltlite/issues/2909
  it("is the time of opening a database that has aged", async () => {
    const file = place("any-opened.yml");
    writeFileSync(file, "name: any\nkind: reads\nstatements: SELECT 1\nstorages: [memory]\n");
    const run = ["--suites", "own", "--own-workloads", file, "--age", "1000"];
    const results = await measured("opened", "open by size", ...run);
    const history = repository("opened", "OPEN_BY_SIZE");
    const found = await search("opened", `${results}#age/append open`);
    expectNamed(found, history);
    expect(found.words).toMatch(
      /is the first that changed age\/append: it opens \d[\d.]*x slower than the one before/,
    );
    expect(found.file()).toMatchObject({ by: "age-open", test: { life: "append", commits: 1000 } });
  });

  it("is the growth of a sweep, and the time of its last step", async () => {
    const file = place("point_read.yml");
    writeFileSync(file, sweep);
    const own = ["--own-workloads", file];
    const results = await measured("sweep", "walk history", "--suites", "own", ...own);
    const history = repository("sweep", "WALK_HISTORY");
    const row = "own/memory/reads/point_read.depth=2000";
    const grown = await search("sweep", `${results}#${row} growth`, ...own);
    expectNamed(grown, history);
    expect(grown.words).toMatch(/it grows \d[\d.]*x as much as the one before/);
    const slower = await search("sweep", `${results}#${row}`, ...own);
    expectNamed(slower, history);
  });

  it("is the mean of a section", async () => {
    const history = { ancestry: chain(6), culprit: 3, change: Math.log(2), broken: new Map() };
    writeRepository(place("mean"), history, sqlite);
    const slow = compileSlowed(sqlite, "2.6", folder);
    const out = place("mean-run");
    const cell = ["--variants", "int", "--storages", "memory", "--workloads", "table_scan,groupby_scan"];
    const about = ["--candidate", slow, "--baseline", sqlite, "--rounds", "1", "--rows", "10000", "--quiet"];
    expect((await run(["run", ...about, ...cell, "--out", out])).status).not.toBe(2);
    const made = ["--build", build, "--candidate", builtEngine];
    const finding = `${path.join(out, "results.json")}#int/memory/reads average`;
    const { status, words } = await run(
      args`bisect --finding ${finding} --good main~5 --bad main ${made}`.concat(args`--baseline ${sqlite}
        --quiet --out ${place("mean-search")}`),
      inFolder("mean"),
    );
    const { test, derived } = JSON.parse(
      readFileSync(path.join(place("mean-search"), "bisect.json"), "utf8"),
    );
    expect(words).toContain("is the first that changed int/memory/reads average");
    expect(test.tests.map(({ workload }: { workload: string }) => workload)).toEqual([
      "groupby_scan",
      "table_scan",
    ]);
    expect(derived.answer).toEqual({ kind: "point", point: 3, parents: [2] });
    expect(status).toBe(0);
  });
});

/** A sweep whose point read an engine with a fault walks all of the history for. */
const sweep = `
name: point_read
tables: |
  CREATE TABLE kv(id INTEGER PRIMARY KEY, v TEXT);
  INSERT INTO kv WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100) SELECT i, 'v' || i FROM n;
  CREATE TABLE history(message TEXT);
sweep: { depth: [1, 2000] }
prepare: INSERT INTO history VALUES ('step :i of :depth');
prepare-repeat: :depth
statements: SELECT v FROM kv WHERE id = :rnd(1,100);
repeat: 100
kind: reads
storages: [memory]
`;

describe("a results file from elsewhere", () => {
  it("brings no steps, tests or statements of its own", async () => {
    const results = await measured("hostile", "keep counter", "--suites", "sequence", "--storages", "file");
    const recording = JSON.parse(readFileSync(results, "utf8"));
    const [sequence] = recording.features.sequence.sequences;
    sequence.steps[0] = "DROP TABLE sbtest1";
    const changed = place("changed.json");
    writeFileSync(changed, JSON.stringify(recording));
    repository("hostile", "KEEP_COUNTER");
    const row = `sequence/${sequence.storage}/${sequence.order}`;
    const { stderr, status } = await search("hostile", `${changed}#${row}`);
    expect(stderr).toContain("has other steps than those of this version and its seed");
    expect(status).toBe(2);
    const listed = await search("hostile", results);
    expect(listed.stderr).toMatch(/has many rows: give FILE#ROW.*red are .*"sequence\/file\/\d"/);
    expect(listed.status).toBe(2);
  });
});
