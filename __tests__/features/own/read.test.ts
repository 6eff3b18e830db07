import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { readOwnWorkloads } from "../../../src/features/own/read.ts";
import { parseYaml } from "../../../src/yaml/yaml-file.ts";
import { errorMessage } from "../../error-message.ts";
import { resolveRunSettings, sourcesOf } from "../../options/full-build.ts";

const configFile = (name: string, text: string) => ({
  name,
  folder: path.dirname(name),
  ...parseYaml(text, name),
});

const folder = mkdtempSync(path.join(os.tmpdir(), "own-"));
const bench = path.join(folder, "bench");

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(bench, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Reads one workload file. */
function read(text: string) {
  const file = write("bench/own.yml", text);
  return readOwnWorkloads([file], [])[0];
}

/** The error of one, without the folder. */
function messageFor(text: string): string {
  return errorMessage(() => read(text)).replaceAll(`${folder}/`, "");
}

const minimal = "name: counts\nkind: reads\nstatements: SELECT count(*) FROM t;\n";

describe("a workload file", () => {
  it("needs a name, a kind and statements", () => {
    expect(read(minimal)).toEqual({
      file: path.join(bench, "own.yml"),
      name: "counts",
      kind: "reads",
      storages: ["memory", "file", "autocommit"],
      compare: "baseline",
      tables: [],
      prepare: [],
      statements: [{ sql: "SELECT count(*) FROM t;", place: `${path.join(bench, "own.yml")}:3:13` }],
      repeat: 1,
      check: [],
    });
  });

  it("can say everything, with SQL of its own and from files beside it", () => {
    write("bench/schema.sql", "-- tables\nCREATE TABLE t(a);\nCREATE TABLE u(b);\n");
    write("load.sql", "INSERT INTO t VALUES (1);");
    const own = read(`
name: commit_history
tables: schema.sql
prepare: ../load.sql
statements: |
  UPDATE t SET a = :i;

  SELECT dolt_commit('-Am', 'step :i');
repeat: 200
kind: writes
storages: [memory, file]
compare: base
check: SELECT count(*) FROM dolt_log;
counters: SELECT name, value FROM dolt_engine_stats;
`);
    const at = (place: string) => place.replaceAll(`${folder}/`, "");
    expect(own).toMatchObject({ name: "commit_history", repeat: 200, kind: "writes", compare: "base" });
    expect(own?.tables.map(({ sql, place }) => [sql, at(place)])).toEqual([
      ["CREATE TABLE t(a);", "bench/schema.sql:2:1"],
      ["CREATE TABLE u(b);", "bench/schema.sql:3:1"],
    ]);
    expect(own?.prepare.map(({ place }) => at(place))).toEqual(["load.sql:1:1"]);
    expect(own?.statements.map(({ place }) => at(place))).toEqual(["bench/own.yml:6:3", "bench/own.yml:8:3"]);
    expect(at(own?.check[0]?.place ?? "")).toBe("bench/own.yml:13:8");
    expect(own?.counters?.sql).toBe("SELECT name, value FROM dolt_engine_stats;");
  });

  it("can be compared with every engine of the run", () => {
    expect(read(`${minimal}compare: both\n`)).not.toHaveProperty("compare");
  });

  it.each([
    [
      "nothing",
      "",
      "bench/own.yml: the file has no settings: write one per line, for example name: commit_history",
    ],
    [
      "a list",
      "- a",
      "bench/own.yml:1:1: not a mapping of settings: write one per line, for example name: commit_history",
    ],
    ["no name", "kind: reads\nstatements: SELECT 1\n", "bench/own.yml:1:1: name is missing"],
    [
      "an unknown key",
      `${minimal}storage: [file]\n`,
      'bench/own.yml:4:1: unknown key "storage": did you mean "storages"? (one of name, tables, prepare, statements, repeat, kind, storages, compare, check, counters)',
    ],
    ["a key twice", `${minimal}name: again\n`, 'bench/own.yml:4:1: key "name" is given twice: remove one'],
    [
      "a name that is none",
      minimal.replace("counts", "Counts-1"),
      'bench/own.yml:1:1: name: "Counts-1" is not a name of 1 to 60 lowercase letters, digits and _, beginning with a letter',
    ],
    [
      "a name of the tool's",
      minimal.replace("counts", "oltp_insert"),
      'bench/own.yml:1:1: name: "oltp_insert" is a workload of the tool\'s own: take another name',
    ],
    [
      "another kind",
      minimal.replace("reads", "read"),
      'bench/own.yml:2:1: kind: unknown kind "read": did you mean "reads"? (one of reads, writes)',
    ],
    [
      "another storage",
      `${minimal}storages: [memory, disk]\n`,
      'bench/own.yml:4:20: storages[1]: unknown storage "disk": give one of memory, file, autocommit',
    ],
    [
      "another comparison",
      `${minimal}compare: sqlite\n`,
      'bench/own.yml:4:1: compare: unknown comparison "sqlite": did you mean "baseline"? (one of baseline, base, both)',
    ],
    [
      "no repetition",
      `${minimal}repeat: 0\n`,
      "bench/own.yml:4:1: repeat: 0 is not a whole number from 1 to 1,000,000 (digits only)",
    ],
    [
      "more SQL than a disk has room for",
      "name: a\nkind: reads\nstatements: SELECT ':text(100000)';\nrepeat: 20000\n",
      "bench/own.yml:4:1: repeat: 20000 repetitions of up to 100008 characters are more than 1000000000 in all: give at most 9999",
    ],
    [
      "statements that are no text",
      "name: a\nkind: reads\nstatements: [SELECT 1]\n",
      'bench/own.yml:3:1: statements: ["SELECT 1"] is not SQL, or the path of a .sql file',
    ],
    [
      "empty statements",
      "name: a\nkind: reads\nstatements: '  '\n",
      "bench/own.yml:3:1: statements: it is empty: give SQL, or the path of a .sql file",
    ],
    [
      "no statement",
      "name: a\nkind: reads\nstatements: -- only a comment\n".replace(
        "-- only a comment",
        "'-- only a comment'",
      ),
      "bench/own.yml:3:1: statements: there is no statement in this text",
    ],
    [
      "writes without a check",
      minimal.replace("reads", "writes"),
      "bench/own.yml:2:1: kind: writes need check: a query that shows what the statements have left, which is compared",
    ],
    [
      "counters that nothing is compared with",
      `${minimal}counters: SELECT name, value FROM s;\n`,
      "bench/own.yml:4:1: counters: they are compared with the base: give compare as base or both",
    ],
    [
      "two queries for counters",
      `${minimal}compare: base\ncounters: SELECT 1; SELECT 2;\n`,
      "bench/own.yml:5:21: counters is one query, and a second begins here",
    ],
    [
      "an unknown placeholder",
      "name: a\nkind: reads\nstatements: |\n  SELECT 1;\n  SELECT :n;\n",
      'bench/own.yml:5:3: unknown placeholder ":n": did you mean ":i"? (one of :i, :rnd, :text)',
    ],
    [
      "a placeholder that is not repeated",
      `${minimal}prepare: INSERT INTO t VALUES (:i)\n`,
      "bench/own.yml:4:10: it has a placeholder, and only statements are repeated",
    ],
    [
      "a quotation that does not end",
      'name: a\nkind: reads\nstatements: |\n  SELECT 1;\n  SELECT "a;\n',
      'bench/own.yml:5:10: the quotation that begins with " does not end',
    ],
    [
      "a quotation that does not end, in folded text",
      "name: a\nkind: reads\nstatements: >\n  SELECT 1,\n  'a;\n",
      "bench/own.yml:3:1: statements: the quotation that begins with ' does not end",
    ],
  ])("with %s is refused", (_, text, message) => {
    expect(messageFor(text)).toBe(message);
  });

  it("names the file of SQL that it cannot read, and the place in one that is wrong", () => {
    expect(messageFor(minimal.replace("SELECT count(*) FROM t;", "missing.sql"))).toContain(
      'bench/own.yml:3:1: statements: file "bench/missing.sql" cannot be read (ENOENT',
    );
    write("bench/wrong.sql", "SELECT 1;\n\n  SELECT ?;");
    expect(messageFor(minimal.replace("SELECT count(*) FROM t;", "wrong.sql"))).toBe(
      "bench/wrong.sql:3:3: ? is a parameter, and nothing is bound to it: use :i, :rnd, :text",
    );
  });
});

describe("own workloads", () => {
  it("are found by patterns, in their order and that of their names", () => {
    for (const name of ["b", "a", "c"]) write(`bench/${name}.yml`, minimal.replace("counts", name));
    const found = readOwnWorkloads([`${bench}/c.yml`, `${bench}/*.yml`], []);
    expect(found.map(({ name }) => name)).toEqual(["c", "a", "b"]);
  });

  it("have paths relative to the configuration file that names them", () => {
    write("bench/own.yml", minimal);
    const config = write(".github/gate.yml", "own-workloads: [../bench/*.yml]\n");
    const found = readOwnWorkloads(undefined, [configFile(config, "own-workloads: [../bench/*.yml]\n")]);
    expect(found.map(({ name }) => name)).toEqual(["counts"]);
  });

  it("are refused if a pattern has no file, with its place", () => {
    const config = path.join(folder, "gate.yml");
    const text = "rows: 5\nown-workloads:\n  - bench/*.yaml\n";
    expect(errorMessage(() => readOwnWorkloads(undefined, [configFile(config, text)]))).toBe(
      `${config}:3:5: own-workloads[0]: no file is or matches "bench/*.yaml" in ${folder}`,
    );
  });

  it("are refused if a pattern is a folder, or what it matches is no file", () => {
    const config = path.join(folder, "gate.yml");
    const text = "own-workloads: [bench]\n";
    expect(errorMessage(() => readOwnWorkloads(undefined, [configFile(config, text)]))).toBe(
      `${config}:1:17: own-workloads[0]: "bench" is a folder: name its files, such as bench/*.yml`,
    );
    execFileSync("mkfifo", [path.join(bench, "pipe.yml")]);
    const source = [`${bench}/*.yml`];
    expect(errorMessage(() => readOwnWorkloads(source, []))).toBe(
      `own-workloads: file "${bench}/pipe.yml" is not a file`,
    );
  });

  it("are refused if two have one name", () => {
    write("bench/a.yml", minimal);
    write("bench/b.yml", minimal);
    const source = [`${bench}/*.yml`];
    expect(errorMessage(() => readOwnWorkloads(source, []))).toBe(
      `${bench}/b.yml: name: "counts" is also the name in ${bench}/a.yml`,
    );
  });

  it("cannot lead out of the workspace, also not by a link", () => {
    const outside = mkdtempSync(path.join(os.tmpdir(), "outside-"));
    writeFileSync(path.join(outside, "secret.yml"), minimal);
    symlinkSync(path.join(outside, "secret.yml"), path.join(bench, "linked.yml"));
    const source = [`${bench}/linked.yml`];
    expect(errorMessage(() => readOwnWorkloads(source, [], folder))).toContain("leads out of the workspace");
    expect(readOwnWorkloads(source, [])).toHaveLength(1);
    const own = write("bench/own.yml", minimal.replace("SELECT count(*) FROM t;", "linked.sql"));
    symlinkSync(path.join(outside, "secret.yml"), path.join(bench, "linked.sql"));
    expect(errorMessage(() => readOwnWorkloads([own], [], folder))).toBe(
      `${own}:3:1: statements: file "${bench}/linked.sql" leads out of the workspace: name a file of the repository`,
    );
    rmSync(outside, { recursive: true });
  });

  it("are measured beside the default suite, and can be named by ceilings", () => {
    const own = [read(minimal)].flatMap((one) => one ?? []);
    const config =
      "candidate: a.so\nceilings: [{ for: { workload: counts }, test: 2, counters: 3 }]\ncounter-ceiling: 5\n";
    const settings = resolveRunSettings(sourcesOf({ given: {}, config: "gate.yml" }, config, own));
    expect(settings.suites).toEqual(["oltp", "own"]);
    expect(settings.criteria.ceilings).toMatchObject({
      counters: 5,
      rules: [{ for: { workload: "counts" }, test: 2, counters: 3 }],
    });
    expect(
      errorMessage(() => resolveRunSettings(sourcesOf({ given: {}, config: "gate.yml" }, config))),
    ).toContain('gate.yml:2:21: ceilings[0].for.workload: unknown workload "counts"');
    const named = { given: { suites: ["oltp"] as const }, config: "gate.yml" };
    expect(resolveRunSettings(sourcesOf(named, config, own)).suites).toEqual(["oltp"]);
  });
});
