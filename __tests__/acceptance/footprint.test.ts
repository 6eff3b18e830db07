import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import { compileSqliteArchive, linkBinary } from "../../bench/fetched/builds.ts";
import { fetchSqliteShell } from "../../bench/fetched/debian.ts";
import { type Footprints, footprintsOf } from "../../src/features/figures/footprint/compare.ts";
import { features } from "../../src/features.ts";
import { defaultCriteria } from "../../src/model/criteria.ts";
import { differ, type Footprint } from "../../src/model/footprint.ts";
import type { Recording, TestRecord } from "../../src/model/recording.ts";
import { testPath } from "../../src/model/test.ts";
import { judgeRecording } from "../../src/verdict/judge-recording.ts";
import { useFolder } from "../builders/folder.ts";
import { parseRecording } from "../results/full-build.ts";
import { args } from "./args.ts";
import { run } from "./cli.ts";
import { compileFaulty, type Fault } from "./engines.ts";

const folder = useFolder("footprint");
let sqlite: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
});

const few = [
  ...["--variants", "int", "--rows", "300", "--rounds", "1", "--quiet"],
  ...["--ceiling", "1000", "--average-ceiling", "1000"],
];

interface Measured extends Recording {
  /** The report on standard output, in single spaces. */
  readonly words: string;
  readonly status: number | null;
  /** The folder with its files. */
  readonly out: string;
}

async function measure(candidate: string, more: readonly string[], place = folder): Promise<Measured> {
  const out = mkdtempSync(path.join(place, "run-"));
  const { words, status } = await run(args`run --candidate ${candidate} --baseline ${sqlite} ${few}
    --out ${out} ${more}`);
  const file = path.join(out, "results.json");
  return { ...parseRecording(readFileSync(file, "utf8"), file), words, status, out };
}

const footprintOf = ({ checks }: TestRecord, wanted: string): Footprint => {
  const found = checks.find(({ role }) => role === wanted)?.footprint;
  if (found === undefined) throw new Error(`the ${wanted} has no footprint`);
  return found;
};

/** The same engine in another file, by another name. */
function copyOf(file: string, name: string): string {
  const copy = path.join(folder, name);
  copyFileSync(file, copy);
  appendFileSync(copy, "\0");
  return copy;
}

describe("the footprint of a test", () => {
  it("is the same to the byte for the same engine, in every test, storage and run", {
    timeout: 300_000,
  }, async () => {
    const copy = copyOf(sqlite, "lib-of-another-name-that-is-longer.so");
    const deeper = path.join(folder, "in", "a", "deeper", "place");
    mkdirSync(deeper, { recursive: true });
    const first = await measure(copy, []);
    expect(first.tests).toHaveLength(69);
    const known = new Map(first.tests.map((test) => [testPath(test), footprintOf(test, "baseline")]));
    // One test of each kind in each storage: the first run has the others.
    const some = ["--workloads", "oltp_range_select,oltp_update_index,oltp_update_index_ac"];
    const second = await measure(copy, some, deeper);
    expect(second.tests).toHaveLength(6);
    for (const { tests } of [first, second])
      for (const test of tests)
        for (const role of ["baseline", "candidate"])
          expect({
            test: testPath(test),
            differs: differ(footprintOf(test, role), known.get(testPath(test)) as Footprint),
          }).toEqual({ test: testPath(test), differs: false });
  });

  it("has every part of a library's", async () => {
    const { tests, engines } = await measure(fetchDoltlite(), ["--workloads", "oltp_insert,oltp_insert_ac"]);
    const byStorage = new Map(tests.map((test) => [test.storage, footprintOf(test, "candidate")]));
    expect([...byStorage.keys()]).toEqual(["memory", "file", "autocommit"]);
    for (const [storage, footprint] of byStorage) {
      const { files, io, allocations, residentPeak } = footprint;
      expect(allocations?.calls).toBeGreaterThan(1000);
      expect(allocations?.bytes).toBeGreaterThan(allocations?.peak as number);
      expect(residentPeak).toBeGreaterThan(1e6);
      expect(files === undefined).toBe(storage === "memory");
      if (storage === "memory") continue;
      expect(files?.closed.main).toBeGreaterThan(10_000);
      expect(io?.writeBytes).toBeGreaterThan(10_000);
      expect(allocations?.left).toBe(0);
    }
    expect(engines.candidate.size?.text).toBeGreaterThan(1e6);
    expect(engines.candidate.size?.data).toBeGreaterThan(1000);
  });

  it.each([
    [
      "a shell",
      async () => fetchSqliteShell().path,
      { kind: "shell", unmeasured: { allocations: "shell" } },
      "a shell is a program of its own, whose allocator is not replaced",
    ],
    [
      "a static program",
      async () => await linkBinary(await compileSqliteArchive(), "-static"),
      { kind: "benchmark binary", unmeasured: { allocations: "static" } },
      "no library that counts can be loaded before a static program",
    ],
  ] as const)(
    "of %s has its files, its bytes and its memory, and says why it has no allocations",
    async (_, build, facts, reason) => {
      const one = ["--workloads", "oltp_insert", "--storages", "file", "--candidate-name", "Tested"];
      const { tests, engines, words, out } = await measure(await build(), one);
      const { files, io, allocations, residentPeak } = footprintOf(tests[0] as TestRecord, "candidate");
      expect(allocations).toBeUndefined();
      expect(files?.closed.main).toBeGreaterThan(10_000);
      expect(io?.writeBytes).toBeGreaterThan(10_000);
      expect(residentPeak).toBeGreaterThan(1e6);
      expect(engines.candidate).toMatchObject(facts);
      expect(engines.baseline.unmeasured).toBeUndefined();
      const line = `Not measured of Tested: allocations, allocated-bytes, peak-bytes and left-bytes, since ${reason}`;
      expect(readFileSync(path.join(out, "report.md"), "utf8")).toContain(line);
      expect(words).not.toContain("Not measured of SQLite");
    },
  );

  it("is taken again in another process where the base's differs", async () => {
    const copy = copyOf(sqlite, "libbase.so");
    const { tests } = await measure(fetchDoltlite(), ["--base", copy, "--workloads", "oltp_insert"]);
    for (const test of tests)
      for (const role of ["candidate", "base"]) {
        const again = test.checks.find((check) => check.role === role)?.footprintAgain as Footprint;
        expect(differ(again, footprintOf(test, role))).toBe(false);
      }
  });
});

/** Each fault beside a base of the same wrapper without one: the figures that have changed, and nothing else. */
describe("a planted fault", () => {
  let base: string;

  beforeAll(async () => {
    base = await compileFaulty("faultless");
  });

  it.each([
    [
      "leak statements",
      ["left-bytes", "peak-bytes", "allocated-bytes", "allocations"],
      "of unfreed memory, the base none",
    ],
    ["write twice", ["written-bytes"], ": 2.0x; the ceiling is 1.05x"],
    ["keep memory", ["left-bytes"], "of unfreed memory, the base none"],
    ["skip second fsync", ["flushes", "fsyncs"], "% fewer"],
    ["grow squared", ["file-bytes"], "B of files, "],
  ] as const satisfies readonly (readonly [Fault, readonly string[], string])[])(
    "of the kind %s is named by %j",
    async (fault, expected, shown) => {
      const candidate = await compileFaulty(fault);
      const tests = [
        "--workloads",
        "oltp_insert,oltp_insert_ac,oltp_update_index",
        "--storages",
        "file,autocommit",
      ];
      const lenient = ["--config", path.join(folder, "lenient.yml")];
      writeFileSync(
        path.join(folder, "lenient.yml"),
        "base-ceilings: {file: 1000, autocommit: 1000}\nbase-averages: {overall: 1000, suite: 1000, section: 1000, workload: 1000}\n",
      );
      const {
        words,
        status,
        out: _,
        ...recording
      } = await measure(candidate, ["--base", base, ...tests, ...lenient]);
      const footprints = footprintsOf(judgeRecording(recording, defaultCriteria, features)) as Footprints;
      expect([...new Set(footprints.changes.map(({ name }) => name))]).toEqual(expected);
      expect(words).toContain(shown);
      // Fewer flushes are no cost: what they mean for durability is another feature's finding.
      expect(status).toBe(fault === "skip second fsync" ? 0 : 1);
    },
  );

  // tursodatabase/turso#2760
  it("of the kind fsync in place of fdatasync is named, though there are about as many flushes", async () => {
    const test = ["--workloads", "oltp_update_index_ac", "--storages", "autocommit"];
    const dataAlone = await compileFaulty("flush data");
    const { words, status } = await measure(base, ["--base", dataAlone, ...test]);
    expect(words).toMatch(/oltp_update_index_ac fsyncs: makes 20\d fsyncs, the base none; the ceiling is 5%/);
    expect(words).not.toContain("oltp_update_index_ac flushes:");
    expect(status).toBe(1);
  });

  // filecoin-project/lotus#12089
  it("of the kind keep log is named by the log's size before the connection is closed", async () => {
    writeFileSync(
      path.join(folder, "long-log.yml"),
      [
        "name: long_log",
        "tables: CREATE TABLE t(id INTEGER PRIMARY KEY, v BLOB)",
        // A log of eight megabytes: SQLite's is begun anew from four on.
        "statements: INSERT INTO t(v) VALUES (zeroblob(400000));",
        "repeat: 20",
        "kind: writes",
        "storages: [autocommit]",
        "compare: both",
        "check: SELECT count(*) FROM t;",
      ].join("\n"),
    );
    const config = path.join(folder, "long-log-config.yml");
    writeFileSync(config, "own-workloads: [long-log.yml]\nsuites: [own]\nstorages: [autocommit]\n");
    const engines = ["--candidate", await compileFaulty("keep log"), "--baseline", sqlite, "--base", base];
    const { words, status } = await run(["run", ...engines, "--config", config, "--rounds", "1", "--quiet"]);
    expect(words).toMatch(/long_log log-bytes: leaves 8\.\d+ MB of log, the base 4\.\d+ MB: [\d.]+x/);
    expect(words).not.toContain("long_log file-bytes");
    expect(status).toBe(1);
  });

  it("is not in the wrapper itself", async () => {
    const { words, status } = await measure(
      base,
      args`--base ${sqlite} --workloads oltp_insert
      --storages file`,
    );
    // The library that it forwards to counts too.
    expect(words.match(/\b[a-z_]+ [a-z]+-?[a-z]+: (?=has|makes|writes|leaves|allocates|reads)/g)).toEqual([
      "all engine-bytes: ",
    ]);
    expect(status).toBe(1);
  });
});

describe("a workload of one's own", () => {
  let base: string;
  let candidate: string;
  let config: string;
  /** The run of the candidate. */
  let measured: Awaited<ReturnType<typeof measureOwn>>;
  const test = "own/file/writes/add_rows";

  /** The configuration with further lines. */
  function configWith(name: string, lines: readonly string[]): string {
    const file = path.join(folder, `${name}.yml`);
    const all = ["own-workloads: [add-rows.yml]", "suites: [own]", "storages: [file]", ...lines];
    const lenient =
      "base-ceilings: {file: 1000}\nbase-averages: {overall: 1000, suite: 1000, section: 1000, workload: 1000}\n";
    writeFileSync(file, `${all.join("\n")}\n${lenient}`);
    return file;
  }

  async function measureOwn(engine: string) {
    const out = mkdtempSync(path.join(folder, "own-"));
    const engines = ["--candidate", engine, "--baseline", sqlite, "--base", base];
    const rules = ["--rounds", "1", "--quiet", "--ceiling", "1000", "--average-ceiling", "1000"];
    const finished = await run(["run", ...engines, ...rules, "--out", out, "--config", config]);
    return { ...finished, results: path.join(out, "results.json") };
  }

  beforeAll(async () => {
    base = await compileFaulty("faultless");
    candidate = await compileFaulty("write twice");
    writeFileSync(
      path.join(folder, "add-rows.yml"),
      [
        "name: add_rows",
        "tables: CREATE TABLE t(id INTEGER PRIMARY KEY, v TEXT)",
        // Few commits: each waits for the disk.
        "statements: |",
        "  INSERT INTO t(v) WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 1000)",
        "    SELECT printf('%0200d', x + :i) FROM n;",
        "repeat: 3",
        "kind: writes",
        "storages: [file]",
        "compare: both",
        "check: SELECT count(*), max(id) FROM t;",
      ].join("\n"),
    );
    config = configWith("own", []);
    measured = await measureOwn(candidate);
  });

  it("has every figure, a table in the report, and fails by a planted fault", async () => {
    const { status, words, stderr, results } = measured;
    expect(stderr).toBe("");
    expect(status).toBe(1);
    expect(words).toMatch(/written-bytes: writes \S+ \S+, the base \S+ \S+: 2\.0x/);
    const { tests } = parseRecording(readFileSync(results, "utf8"), results);
    expect(tests.map(testPath)).toEqual([test]);
    const footprint = footprintOf(tests[0] as TestRecord, "candidate");
    expect(footprint.files?.closed.main).toBeGreaterThan(200_000);
    expect(footprint.allocations?.calls).toBeGreaterThan(100);
    const { stdout } = await run(["report", results, "--config", config, "--format", "markdown"]);
    expect(stdout).toMatch(/\| own\/file\/writes \| .*2\.\d+x; the base /);
    expect(stdout).toMatch(/Costs besides time: own, File-Backed, Writes/);
  });

  it("has ceilings of rules, and is accepted by figure", async () => {
    const { results } = measured;
    const judged = (name: string, lines: readonly string[]) =>
      run(["report", results, "--config", configWith(name, lines)]);
    const off = ["footprint-ceiling: off", "ceilings:"];
    const rule = `  - {match: ${test}, footprint-baseline: {written-bytes: 1.5}}`;
    const over = await judged("over", [...off, rule]);
    expect(over.status).toBe(1);
    expect(over.words).toMatch(/written-bytes: writes \S+ \S+, SQLite \S+ \S+: 2\.0x/);
    const lifted = await judged("lifted", [
      "ceilings:",
      `  - {match: own/file/writes, footprint: {written-bytes: off}}`,
    ]);
    expect([lifted.status, lifted.words]).toEqual([0, expect.not.stringContaining("the ceiling is")]);
    const accept = (path: string) => [
      "accept:",
      `  - {path: ${path}, up-to: 110%, by: Ada, until: ${new Date(Date.now() + 1e9).toISOString().slice(0, 10)}, reason: wanted}`,
    ];
    const accepted = await judged("accepted", accept(`${test} written-bytes`));
    expect(accepted.status).toBe(0);
    expect(accepted.words).toMatch(/written-bytes writes .*: 2\.0x.* accepted up to 110% by Ada/);
    expect((await judged("other", accept(`${test} file-bytes`))).status).toBe(1);
  });

  it("has a trend in a history, in which two runs are enough", async () => {
    const history = path.join(folder, "own-history");
    const earlier = await measureOwn(base);
    for (const { results } of [earlier, measured]) {
      const added = await run(["history", "add", results, "--history", history, "--config", config]);
      expect(added.status).toBe(0);
    }
    const { words } = await run(["history", "trend", "--history", history]);
    expect(words).toMatch(new RegExp(`${test}.*written-bytes|written-bytes.*${test}`));
  });

  it("is searched by a cost, once the search knows its file", async () => {
    const search = ["bisect", base, candidate, "--test", test, "--by", "written-bytes"];
    const out = ["--baseline", sqlite, "--quiet", "--out", path.join(folder, "own-search")];
    const refused = await run([...search, ...out]);
    expect(refused.status).toBe(2);
    expect(refused.stderr).toContain(`--test: "${test}" is of a workload of your own: name its file`);
    const found = await run([...search, ...out, "--own-workloads", path.join(folder, "add-rows.yml")]);
    expect(found.stderr).toBe("");
    expect(found.words).toContain(`is the first that changed ${test}: it has`);
    expect(found.words).toContain("written-bytes");
    expect(found.status).toBe(0);
  });
});
