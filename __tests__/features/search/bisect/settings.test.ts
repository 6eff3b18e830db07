import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { BisectCommand } from "../../../../src/features/search/bisect/command.ts";
import {
  resolveBisectSettings,
  resolveHistoryQuestion,
} from "../../../../src/features/search/bisect/settings.ts";
import { features } from "../../../../src/features.ts";
import type { SuiteFacts, TestRecord } from "../../../../src/model/recording.ts";
import { formatRecording } from "../../../../src/results/json/schema.ts";
import { args } from "../../../acceptance/args.ts";
import { makeRecord, makeRecording } from "../../../builders/recordings.ts";
import { parseAdded } from "../../../options/full-build.ts";

const test = ["--test", "int/memory/writes/oltp_insert"];
const commits = ["--good", "v1", "--bad", "HEAD", "--build", "make x.so", "--candidate", "x.so", ...test];

function parse(...parameters: readonly string[]) {
  return parseAdded(["bisect", ...parameters]) as BisectCommand;
}

function resolve(...parameters: readonly string[]) {
  const { given, files } = parse(...parameters);
  return resolveBisectSettings(given, files, features);
}

describe("the settings of a search", () => {
  it("in commits are their ends, their build and the test", () => {
    expect(resolve(...commits)).toEqual({
      source: {
        kind: "commits",
        good: "v1",
        bad: "HEAD",
        allParents: false,
        build: "make x.so",
        candidate: "x.so",
      },
      test: { variant: "int", storage: "memory", kind: "writes", workload: "oltp_insert" },
      contents: {},
      by: "time",
      alpha: 0.01,
      rows: 100_000,
      seed: 1,
      warehouses: 1,
      statements: "text",
      jobs: 1,
      buildTimeout: 60,
      format: "text",
      quiet: false,
      out: "bench-results",
    });
  });

  it("by a figure of ageing databases are of a shape of life", () => {
    const files = ["a.so", "b.so", "--by", "age-written"];
    const life = ["--test", "age/churn"];
    expect(resolve(...files, ...life).test).toEqual({ life: "churn", commits: 4000 });
    expect(resolve(...files, ...life, "--age", "500").test).toEqual({ life: "churn", commits: 500 });
    const shapes = "age/append, age/update, age/churn, age/transaction, age/tables";
    expect(() => resolve(...files, ...test)).toThrow(
      `--test: "int/memory/writes/oltp_insert" is no shape of life, and --by age-written compares those: give one of ${shapes}`,
    );
    expect(() => resolve(...files, "--test", "age/appends")).toThrow(`give one of ${shapes}`);
    expect(() => resolve(...files)).toThrow(
      "--test is missing: name the shape of life that --by age-written",
    );
    expect(() => resolve("a.so", "b.so", ...life)).toThrow(
      '--test: "age/churn" names a shape of life, not a test: add --by age-time, age-cpu, age-open, age-disk or age-written',
    );
    expect(() => resolve("a.so", "b.so", ...test, "--age", "500")).toThrow(
      "--age: it has no effect with --by time",
    );
  });

  it("by a fault are of a test, a shape of life or a sequence", () => {
    const files = ["a.so", "b.so"];
    const by = (fault: string, subject: string, ...more: readonly string[]) =>
      resolve(...files, "--by", fault, "--test", subject, ...more);
    expect(by("wrong", "int/memory/writes/oltp_insert")).toMatchObject({
      by: "wrong",
      test: { workload: "oltp_insert" },
    });
    expect(by("crash", "age/append", "--age", "200").test).toEqual({ life: "append", commits: 200 });
    expect(by("hang", "sequence/file/6").test).toEqual({ storage: "file", order: 6, form: "full" });
    expect(() => by("hang", "sequence/file/7")).toThrow(
      '--test: "sequence/file/7" is no sequence: give one of sequence/',
    );
    expect(() => by("file-bytes", "sequence/file/1")).toThrow(
      "which has no file-bytes: add --by wrong, crash, hang or error",
    );
    expect(() => by("heap-leak", "int/memory/writes/oltp_insert")).toThrow(
      '--by: unknown figure "heap-leak"',
    );
    expect(() => by("wrong", "int/memory/writes/oltp_insert", "--threshold", "2")).toThrow(
      "--threshold: it has no effect with --by wrong",
    );
  });

  it("of a contest are its connections and their task", () => {
    const files = ["a.so", "b.so"];
    const contest = (name: string, ...more: readonly string[]) =>
      resolve(...files, "--test", name, ...more).test;
    const parts = { contest: "checkpoints", mode: "processes", connections: 4 };
    expect(contest("contention/checkpoints/processes/4")).toEqual({ ...parts, task: "writers" });
    expect(contest("contention/read-write/threads/64/readers")).toEqual({
      ...{ contest: "read-write", mode: "threads", connections: 64, task: "readers" },
    });
    expect(() => contest("contention/read-write/threads/4")).toThrow(
      '--test: "contention/read-write/threads/4" has readers and writers: name one, as in contention/read-write/threads/4/readers',
    );
    expect(() => contest("contention/checkpoints/threads/4/checkpointer")).toThrow("has writers: name one");
    for (const wrong of ["same/thread/4", "none/threads/4", "same/threads/65", "same/threads/0"])
      expect(() => contest(`contention/${wrong}`)).toThrow(
        `--test: "contention/${wrong}" is no contest: give contention/WORKLOAD/MODE/CONNECTIONS`,
      );
    expect(() => contest("contention/same/threads/4", "--by", "wrong")).toThrow(
      "of operations: it has no wrong",
    );
  });

  it("of a mean are all its tests", () => {
    const mean = (name: string, ...more: readonly string[]) =>
      resolve("a.so", "b.so", "--test", name, ...more).test as {
        readonly tests: readonly object[];
      };
    const section = mean("int/memory/writes average").tests;
    expect(section.length).toBeGreaterThan(5);
    for (const test of section)
      expect(test).toMatchObject({ variant: "int", storage: "memory", kind: "writes" });
    expect(mean("int/memory/writes base").tests).toEqual(section);
    expect(mean("oltp base").tests.length).toBeGreaterThan(200);
    expect(() => mean("server base")).toThrow(
      /^--test: "server base" is a mean of tests of servers, which are searched one by one: name a test such as server/,
    );
    expect(() => mean("nothing base")).toThrow('--test: "nothing base" is the mean of no test');
    expect(() => mean("oltp base", "--by", "file-bytes")).toThrow("is one of times, and has no file-bytes");
  });

  it("in engine files are these", () => {
    expect(resolve("a.so", "b.so", ...test).source).toEqual({
      kind: "engines",
      files: ["a.so", "b.so"],
    });
  });

  it("in releases are the package and its ends", () => {
    const ends = ["--good", "0.20.0", "--bad", "0.51.3"];
    expect(resolve("--releases", "doltlite", ...ends, ...test, "--threshold", "1.1")).toMatchObject({
      source: { kind: "releases", package: "doltlite", good: "0.20.0", bad: "0.51.3" },
      threshold: 1.1,
    });
  });

  it("in named releases are these, the good one first and the bad one last", () => {
    const named = ["--releases", "npm:engine", "1.0.0", "1.2.0", "1.4.0"];
    expect(resolve(...named, ...test, "--candidate", "sqlite3.c").source).toEqual({
      kind: "releases",
      package: "npm:engine",
      good: "1.0.0",
      bad: "1.4.0",
      versions: ["1.0.0", "1.2.0", "1.4.0"],
      candidate: "sqlite3.c",
    });
    expect(() => resolve(...named, "--bad", "2.0.0", ...test)).toThrow(
      "--bad: it has no effect with versions",
    );
    expect(() => resolve(...named, "1.0.0", ...test)).toThrow('--releases: "1.0.0" is given twice');
    expect(() => resolve("--releases", "x", "1.0.0", ...test)).toThrow(
      'only "1.0.0" is given as an argument',
    );
  });

  it("in a folder of releases are the folder, and ends if they are given", () => {
    const inFolder = ["--releases", "./dist", ...test];
    expect(resolve(...inFolder).source).toEqual({ kind: "releases folder", releasesFolder: "./dist" });
    expect(resolve(...inFolder, "--good", "1.0", "--candidate", "a.so").source).toEqual({
      kind: "releases folder",
      releasesFolder: "./dist",
      good: "1.0",
      candidate: "a.so",
    });
    expect(() => resolve(...inFolder, "--jobs", "2")).toThrow(
      "--jobs: it has no effect with a folder of releases",
    );
    expect(() => resolve(...inFolder, "1.0")).toThrow("name the ends of a folder with --good and --bad");
    expect(resolve("--releases", "/srv/dist", ...test).source).toMatchObject({ kind: "releases folder" });
  });

  it("resume in their own folder", () => {
    expect(resolve(...commits, "--resume", "earlier")).toMatchObject({ out: "earlier", resume: "earlier" });
    expect(() => resolve(...commits, "--resume", "earlier", "--out", "later")).toThrow("so omit --out");
  });

  it.each([
    [["--good", "a", "--bad", "b", ...test], "nothing says what to search: give one of --build COMMAND"],
    [[...commits, "--releases", "x"], "--build and --releases are both given"],
    [["--bad", "b", "--build", "make", "--candidate", "x", ...test], "--good is missing"],
    [["--good", "b", "--build", "make", "--candidate", "x", ...test], "--bad is missing"],
    [["--good", "a", "--bad", "b", "--build", "make", ...test], "--candidate is missing"],
    [[...commits, "--threshold", "1"], "--threshold: 1 is no change"],
    [["a", "b", "--good", "a", ...test], "--good: it has no effect with files of engines"],
    [
      ["--releases", "x", "--good", "1", "--bad", "2", "--all-parents", ...test],
      "--all-parents: it has no effect",
    ],
    [[...commits, "--test", "int/memory/writes/oltp_inser"], 'did you mean "int/memory/writes/oltp_insert"?'],
  ])("%j are refused", (parameters, message) => {
    expect(() => resolve(...parameters)).toThrow(message);
  });

  it("name a test of an own workload by its file, also one step of a sweep", () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "bisect-own-"));
    const file = path.join(folder, "read.yml");
    writeFileSync(
      file,
      "name: read\nkind: reads\nsweep: { depth: [1, 100] }\nstatements: SELECT :depth\ncompare: base\ncounters: SELECT 1, 2\n",
    );
    const named = ["a", "b", "--own-workloads", file];
    const asked = (test: string, ...more: readonly string[]) => resolve(...named, "--test", test, ...more);
    const found = asked("own/memory/reads/read.depth=100", "--by", "counter:chunk write");
    expect(found.test).toEqual({
      variant: "own",
      storage: "memory",
      kind: "reads",
      workload: "read.depth=100",
      compare: "base",
    });
    expect(found.contents).toMatchObject({ own: [{ name: "read.depth=1" }, { name: "read.depth=100" }] });
    expect(found.by).toBe("counter:chunk write");
    expect(() => asked("own/memory/reads/read.depth=10")).toThrow(
      'did you mean "own/memory/reads/read.depth=1',
    );
    expect(() => asked("own/memory/reads/read.depth=1", "--by", "counter:a\nb")).toThrow("or counter:NAME");
    expect(() => resolve("a", "b", "--test", "own/memory/reads/read")).toThrow(
      "is of a workload of your own: name its file with --own-workloads",
    );
    rmSync(folder, { recursive: true });
  });

  it("ask for a counter of the tool's own tests by a query", () => {
    const by = ["a", "b", ...test, "--by", "counter:chunks"];
    expect(resolve(...by, "--counters", "SELECT name, value FROM stats")).toMatchObject({
      by: "counter:chunks",
      counters: "SELECT name, value FROM stats",
    });
    expect(() => resolve(...by)).toThrow(
      "int/memory/writes/oltp_insert has no query for counters: give one with --counters",
    );
  });

  it("are refused without a test, and with files that are not asked for", () => {
    expect(() => resolve(...commits.slice(0, -2))).toThrow("--test is missing");
    expect(() => parse(...commits, "a.so")).toThrow('unexpected argument "a.so"');
  });
});

describe("a package of releases", () => {
  const ends = args`--good 1.0 --bad 2.0`;

  it("is none that has the name of a folder or a file here, unless its registry is given", () => {
    expect(() => resolve(...ends, ...test, "--releases", "dist")).toThrow(
      '--releases: "dist" is a folder here: write ./dist, or pypi:dist for the package',
    );
    expect(() => resolve(...ends, ...test, "--releases", "package.json")).toThrow(
      '"package.json" is a file here',
    );
    expect(resolve(...ends, ...test, "--releases", "pypi:dist").source).toMatchObject({
      package: "pypi:dist",
    });
    expect(resolve(...ends, ...test, "--releases", "./dist").source).toMatchObject({
      kind: "releases folder",
    });
    expect(resolve(...ends, ...test, "--releases", "doltlite").source).toMatchObject({ package: "doltlite" });
  });

  it("is none that begins with ~, as a shell leaves a folder in quotes", () => {
    expect(() => resolve(...ends, ...test, "--releases", "~/releases")).toThrow(
      "begins with ~, which no shell",
    );
  });
});

describe("what a search asks a history", () => {
  const build = ["--build", "make", "--candidate", "x.so"];
  const from = ["--test", "int/memory/writes/oltp_insert", ...build];
  const ask = (...parameters: readonly string[]) => {
    const { given, files } = parse(...parameters);
    return resolveHistoryQuestion(given, files);
  };

  it("is the last change of a test, by commits or by releases", () => {
    expect(ask(...from, "--history", "nightly", "--branch", "main")).toEqual({
      figure: "time",
      test: "int/memory/writes/oltp_insert",
      history: { history: "nightly", branch: "main" },
      by: "commit",
    });
    const releases = ["--test", "int/memory/writes/oltp_insert", "--releases", "x", "--history", "r"];
    expect(ask(...releases)).toMatchObject({ by: "label", history: { history: "r" } });
    const inFolder = args`--test int/memory/writes/oltp_insert --releases ./x --history r`;
    expect(ask(...inFolder)).toMatchObject({ by: "label" });
  });

  it("is nothing without a history", () => {
    expect(ask(...commits)).toBeUndefined();
    expect(ask(...from)).toBeUndefined();
    expect(() => ask(...commits, "--history", "nightly")).toThrow("--history: it has no effect");
    expect(() => ask(...commits, "--branch", "main")).toThrow("--branch: it has no effect");
  });

  it("is refused beside files and versions, which are the ends", () => {
    const asked = args`--test int/memory/writes/oltp_insert --history nightly`;
    for (const given of [args`a.so b.so`, args`--releases x 1.0 1.1`])
      expect(() => ask(...given, ...asked)).toThrow("--history: it has no effect with arguments");
  });

  it("is refused without a test, or with a finding beside it", () => {
    expect(() => ask(...build, "--history", "h")).toThrow("--test is missing");
    expect(() => ask(...from, "--history", "h", "--finding", "r.json")).toThrow(
      "--finding: it has no effect with --history",
    );
  });
});

describe("the settings of a finding", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "bisect-finding-"));
  const file = path.join(folder, "results.json");
  const files = ["a.so", "b.so"];
  const select = "int/memory/reads/oltp_point_select";
  const find = (row: string, ...more: readonly string[]) =>
    resolve(...files, "--finding", `${file}#${row}`, ...more);

  /** A results file of a test, which the file may call by any name. */
  function write(
    workload = "oltp_point_select",
    size: object = { rows: 500, seed: 9 },
    parts: Partial<TestRecord> = {},
  ): void {
    const test = {
      ...makeRecord(parts),
      variant: "int",
      storage: "memory",
      kind: "reads",
      workload,
    } as const;
    const suite = { ...size, hash: "00000000", sql: {} } as SuiteFacts;
    writeFileSync(file, formatRecording(makeRecording({ suite, tests: [test] })));
  }

  it("are those of the run, unless others are given", () => {
    write();
    expect(find(select)).toMatchObject({
      by: "time",
      rows: 500,
      seed: 9,
      test: { workload: "oltp_point_select" },
    });
    expect(find(select, "--rows", "700")).toMatchObject({ rows: 700, seed: 9 });
    expect(() => find(select, "--test", select)).toThrow("--test: it has no effect with --finding");
    expect(() => find(select, "--by", "time")).toThrow("--by: it has no effect with --finding");
  });

  it("have the limits of the options, whatever a file says", () => {
    write("oltp_point_select", { rows: 1e12, seed: 9 });
    expect(() => find(select)).toThrow(/--finding: rows of the run in ".*": .*1 to 10,000,000.*--rows$/);
    expect(find(select, "--rows", "700")).toMatchObject({ rows: 700 });
    write("oltp_point_select", { rows: 500, seed: 9, warehouses: 1e9 });
    expect(() => find(select)).toThrow(/warehouses of the run/);
    write("oltp_point_select", { rows: 500, seed: -9 });
    expect(() => find(select)).toThrow(/seed of the run/);
  });

  it("list rows that can be searched, and say why if none can", () => {
    const crashed = { failures: [{ reason: "crash", role: "candidate", message: "signal 11" }] } as const;
    write("oltp_point_select", undefined, crashed);
    expect(() => resolve(...files, "--finding", file)).toThrow(`by the usual ceilings, red are "${select}"`);
    expect(() => find(`${select} disk`)).toThrow(`has no row "${select} disk": give`);
    write("oltp_point_select", { rows: 500, seed: 9, threads: 4 }, crashed);
    expect(() => resolve(...files, "--finding", file)).toThrow(
      "of those that are red, none can be searched: its tests ran on 4 connections at once",
    );
  });

  it("list rows that a file has, if it lacks the one that is named", () => {
    write();
    expect(() => find("int/memory/reads/table_scan")).toThrow(/has no row .*: give FILE#ROW/);
    expect(() => resolve(...files, "--finding", file)).toThrow(/has many rows: give FILE#ROW/);
  });

  it("are of tests that this version has, whatever a file says", () => {
    write("x'); DROP TABLE t; --");
    expect(() => find("int/memory/reads/x'); DROP TABLE t; --")).toThrow("--finding: ");
    write("made_up");
    expect(() => find("int/memory/reads/made_up")).toThrow('--test: "int/memory/reads/made_up" is no test');
    expect(() => find("int/memory/reads average")).toThrow('--test: "int/memory/reads/made_up" is no test');
  });

  it("of a hunt's case are its file, and refuse one that starts a program or is no case", () => {
    const write = (name: string, more = "") => {
      const own = path.join(folder, `${name}.yml`);
      writeFileSync(own, `name: ${name}\nkind: reads\nstatements: SELECT 1\nstorages: [file]\n${more}`);
      return own;
    };
    const of = (own: string) => resolve(...files, "--finding", own);
    expect(of(write("hunt_wrong_1"))).toMatchObject({ by: "wrong", test: { case: "hunt_wrong_1" } });
    expect(of(write("hunt_refused_1"))).toMatchObject({ by: "error" });
    expect(of(write("hunt_growth_1"))).toMatchObject({ by: "heap-growth" });
    expect(of(write("hunt_slow_1"))).toMatchObject({
      by: "time",
      test: { variant: "own", workload: "hunt_slow_1" },
    });
    expect(() => of(write("mine"))).toThrow("no case of a hunt");
    expect(() => of(write("hunt_wrong_2", "prepare-command: /bin/true\n"))).toThrow("prepare-command");
    expect(() => of(write("hunt_wrong_3", "before: ATTACH '/tmp/x' AS x\ncheck: SELECT 1\n"))).toThrow(
      "has ATTACH, which is not among what a case may have",
    );
  });

  afterAll(() => rmSync(folder, { recursive: true }));
});
