import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { readOwnWorkloads } from "../../../../src/features/workloads/own/read.ts";
import { parseYaml } from "../../../../src/yaml/yaml-file.ts";
import { errorMessage } from "../../../error-message.ts";
import { resolveRunSettings, sourcesOf } from "../../../options/full-build.ts";
import { useFiles } from "./files.ts";

const configFile = (name: string, text: string) => ({
  name,
  folder: path.dirname(name),
  ...parseYaml(text, name),
});

const { folder, write } = useFiles("own");
const bench = path.join(folder, "bench");

beforeEach(() => {
  mkdirSync(bench, { recursive: true });
});

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
  it("can have other forms of its statements, with placeholders", () => {
    const own = read(
      `${minimal}alternatives:\n  - SELECT count(*) FROM t NOT INDEXED;\n  - SELECT :rnd(1,2);\n`,
    );
    expect(own?.alternatives?.map((form) => form.map(({ sql }) => sql))).toEqual([
      ["SELECT count(*) FROM t NOT INDEXED;"],
      ["SELECT :rnd(1,2);"],
    ]);
    expect(own?.alternatives?.[1]?.[0]?.place).toBe(`${path.join(bench, "own.yml")}:6:5`);
  });

  it("needs a name, a kind and statements", () => {
    expect(read(minimal)).toEqual({
      file: path.join(bench, "own.yml"),
      name: "counts",
      kind: "reads",
      storages: ["memory", "file", "autocommit"],
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

  it("can open a connection in each sample, on a file", () => {
    const own = read(`${minimal}connect: each\n`);
    expect([own?.opens, own?.storages]).toEqual(["connection", ["file"]]);
    expect(read(minimal)?.opens).toBeUndefined();
  });

  it("can start a process in each sample, for reads and writes of a file", () => {
    const text = `${minimal.replace("reads", "writes")}check: SELECT 1\nprocess: each\n`;
    const own = read(text);
    expect([own?.opens, own?.storages]).toEqual(["process", ["file", "autocommit"]]);
  });

  it("with a sweep over two parameters is a workload for each pair of values", () => {
    const text =
      "name: a\nkind: reads\nstatements: SELECT :n :sum\nsweep: { sum: { more: + 1, less: '- 1' }, n: [5, 7] }\n";
    const steps = readOwnWorkloads([write("bench/own.yml", text)], []).map(
      ({ name, statements }) => `${name}: ${statements.map(({ sql }) => sql)}`,
    );
    expect(steps).toEqual([
      ...["a.sum=more.n=5: SELECT 5 + 1;", "a.sum=more.n=7: SELECT 7 + 1;"],
      ...["a.sum=less.n=5: SELECT 5 - 1;", "a.sum=less.n=7: SELECT 7 - 1;"],
    ]);
  });

  it("with a sweep is a workload for each value, which stands in place of the parameter", () => {
    const file = write(
      "bench/own.yml",
      `
name: dolt_log
sweep: { depth: [1, 10, 1000] }
growth: { ratio: 1.25, floor: 1ms, exponent: 0.1, base: 1.1 }
tables: CREATE TABLE t(a);
prepare: INSERT INTO t VALUES (:i); SELECT dolt_commit('-Am', 'step :i of :depth');
prepare-repeat: :depth
statements: SELECT * FROM dolt_log LIMIT :rnd(1,:depth); SELECT ':depths', "a:depth", :depth /* :depth */;
kind: reads
compare: both
`,
    );
    const steps = readOwnWorkloads([file], []);
    expect(steps.map(({ name }) => name)).toEqual([
      "dolt_log.depth=1",
      "dolt_log.depth=10",
      "dolt_log.depth=1000",
    ]);
    expect(steps.map(({ prepareRepeat }) => prepareRepeat)).toEqual([1, 10, 1000]);
    expect(steps[1]?.prepare.map(({ sql }) => sql)).toEqual([
      "INSERT INTO t VALUES (:i);",
      "SELECT dolt_commit('-Am', 'step :i of 10');",
    ]);
    expect(steps[1]?.statements.map(({ sql }) => sql)).toEqual([
      "SELECT * FROM dolt_log LIMIT :rnd(1,10);",
      `SELECT ':depths', "a:depth", 10;`,
    ]);
    expect(steps[2]?.statements[0]?.place).toBe(`${file}:8:13`);
    const growth = { workload: "dolt_log", ratio: 1.25, floorNs: 1e6, exponent: 0.1, base: 1.1 };
    expect(steps[0]?.growth).toEqual(growth);
    const config =
      "candidate: a.so\nworkloads: [dolt_log]\nceilings: [{ for: { workload: dolt_log }, test: 2 }, { match: own/*/*/dolt_log.depth=10, test: 3 }]\n";
    const { criteria } = resolveRunSettings(sourcesOf({ given: {}, config: "gate.yml" }, config, steps));
    expect(criteria.ceilings.growth).toEqual([growth]);
    expect(criteria.ceilings.rules.map((rule) => rule.for.workload)).toEqual([
      "dolt_log",
      "dolt_log.depth=10",
    ]);
  });

  it("can be compared with every engine of the run", () => {
    expect(read(`${minimal}compare: both\n`)).not.toHaveProperty("compare");
  });

  // stsaz/phiola#105
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
    [
      "no kind",
      "name: a\nstatements: SELECT 1\n",
      "bench/own.yml:1:1: kind is missing: give reads or writes",
    ],
    [
      "storages that are no list",
      "name: a\nkind: reads\nstatements: SELECT 1\nstorages: memory, file\n",
      'bench/own.yml:4:1: storages: "memory, file" is not a list of storages, such as [memory, file, autocommit]',
    ],
    ["no name", "kind: reads\nstatements: SELECT 1\n", "bench/own.yml:1:1: name is missing"],
    [
      "an unknown key",
      `${minimal}storage: [file]\n`,
      'bench/own.yml:4:1: unknown key "storage": did you mean "storages"?',
    ],
    ["a key twice", `${minimal}name: again\n`, 'bench/own.yml:4:1: key "name" is given twice: remove one'],
    [
      "a connection each time for writes",
      `${minimal.replace("reads", "writes")}check: SELECT 1\nconnect: each\n`,
      "bench/own.yml:5:1: connect: a connection is opened for reads of a file: give kind: reads, and storages: [file] or none",
    ],
    [
      "a connection each time in memory",
      `${minimal}connect: each\nstorages: [memory]\n`,
      "bench/own.yml:4:1: connect: a connection is opened for reads of a file: give kind: reads, and storages: [file] or none",
    ],
    [
      "a connection each time after other statements",
      `${minimal}check: SELECT 1\nbefore: SELECT 2\nconnect: each\n`,
      "bench/own.yml:6:1: connect: a connection that was just opened has no before, after or alternatives: omit them",
    ],
    [
      "a process each time in memory",
      `${minimal}process: each\nstorages: [memory, file]\n`,
      "bench/own.yml:4:1: process: a process opens a file: give storages: [file], [autocommit], both or none",
    ],
    [
      "a process and a connection each time",
      `${minimal}process: each\nconnect: each\n`,
      "bench/own.yml:4:1: process: a process of its own has a connection of its own: omit connect",
    ],
    [
      "a connection each time for an error",
      `name: a\nkind: reads\nstatements: [{sql: SELECT f(), error: no such}]\nconnect: each\n`,
      "bench/own.yml:4:1: connect: statements that have to fail are executed on an open connection: omit connect, or error",
    ],
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
      "name: a\nkind: reads\nstatements: 5\n",
      "bench/own.yml:3:1: statements: 5 is not SQL, the path of a .sql file, or a list of these and of mappings with sql, error and code",
    ],
    [
      "an empty list of statements",
      "name: a\nkind: reads\nstatements: []\n",
      "bench/own.yml:3:1: statements: the list is empty: give at least one statement",
    ],
    [
      "a statement of a list that is no text",
      "name: a\nkind: reads\nstatements: [SELECT 1, 5]\n",
      "bench/own.yml:3:24: statements[1]: 5 is not SQL, the path of a .sql file, or a mapping with sql, error and code",
    ],
    [
      "a key that a statement does not have",
      "name: a\nkind: reads\nstatements:\n  - SELECT 1\n  - sql: SELECT 2\n    eror: no\n",
      'bench/own.yml:6:5: statements[1]: unknown key "eror": did you mean "error"? (one of sql, error, code) (and 1 more)',
    ],
    [
      "a statement that is a mapping, and has to succeed",
      "name: a\nkind: reads\nstatements:\n  - SELECT 1\n  - sql: SELECT 2\n",
      "bench/own.yml:5:5: statements[1].error is missing",
    ],
    [
      "a code that is none",
      "name: a\nkind: reads\nstatements:\n  - sql: SELECT 2\n    code: UNIQUE\n",
      'bench/own.yml:5:5: statements[0].code: "UNIQUE" is not a whole number from 1 to 65,535 (digits only)',
    ],
    [
      "an error that no message can have",
      'name: a\nkind: reads\nstatements:\n  - sql: SELECT 2\n    error: "a\\0b"\n',
      'bench/own.yml:5:5: statements[0].error: "a\\u0000b" is not a text of one line with at most 200 characters that the message contains, such as UNIQUE constraint',
    ],
    [
      "an error of two statements",
      "name: a\nkind: reads\nstatements:\n  - sql: |\n      SELECT 2;\n      SELECT 3;\n    error: ''\n",
      "bench/own.yml:6:7: a second statement begins here, and an error is expected of one statement",
    ],
    [
      "an unknown placeholder in a list",
      "name: a\nkind: reads\nstatements:\n  - SELECT 1\n  - SELECT :n\n",
      'bench/own.yml:5:5: unknown placeholder ":n": did you mean ":i"? (one of :i, :rnd, :text)',
    ],
    [
      "a text that goes on behind a placeholder",
      "name: a\nkind: reads\nstatements:\n  - SELECT 1\n  - SELECT :i_b\n",
      'bench/own.yml:5:5: unknown placeholder ":i_b": did you mean ":i"? (one of :i, :rnd, :text); to join a text to :i, write :i || \'_b\'',
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
      "alternatives of writes",
      `${minimal.replace("reads", "writes")}check: SELECT 1;\nalternatives: [SELECT 1;]\n`,
      "bench/own.yml:5:1: alternatives: they are for reads: other forms of writes would leave other states",
    ],
    [
      "no alternative",
      `${minimal}alternatives: []\n`,
      "bench/own.yml:4:1: alternatives: [] is not a list of at least one other form of the statements",
    ],
    [
      "alternatives that are no list",
      `${minimal}alternatives: SELECT 1;\n`,
      'bench/own.yml:4:1: alternatives: "SELECT 1;" is not a list of other forms of the statements (and 1 more)',
    ],
    [
      "too many alternatives",
      `${minimal}alternatives: [${Array.from({ length: 9 }, () => "SELECT 1;").join(", ")}]\n`,
      `bench/own.yml:4:1: alternatives: ["SELECT 1;","SELECT 1;","SELECT 1;","SELECT 1;","SELECT 1;… is not a list of at most 8 other forms of the statements`,
    ],
    [
      "an alternative with a wrong placeholder",
      `${minimal}alternatives:\n  - SELECT 1;\n  - SELECT :rnd(9,1);\n`,
      "bench/own.yml:6:5: :rnd(9,1) begins above its end: give the lower number first",
    ],
    [
      "counters that nothing is compared with",
      `${minimal}counters: SELECT name, value FROM s;\ncompare: baseline\n`,
      "bench/own.yml:4:1: counters: they are compared with the base: give compare as base or both, or omit it",
    ],
    [
      "two queries for counters",
      `${minimal}compare: base\ncounters: SELECT 1; SELECT 2;\n`,
      "bench/own.yml:5:21: counters is one query, and a second begins here",
    ],
    [
      "reads that may leave something, and no check",
      `${minimal}after: ROLLBACK;\nbefore: BEGIN;\n`,
      "bench/own.yml:5:1: before: reads with before or after need check: a query that shows that they leave nothing behind",
    ],
    [
      "more SQL after it than a disk has room for",
      `${minimal}check: SELECT 1;\nafter: |\n${"  SELECT ':text(1000000)';\n".repeat(1001)}`,
      "bench/own.yml:5:1: after: they have up to 1001008008 characters, at most 1000000000 are allowed",
    ],
    [
      "a longest time that is none",
      `${minimal}max: 120\n`,
      "bench/own.yml:4:1: max: 120 is not a time above 0 such as 120ms, in s, ms, us or ns",
    ],
    [
      "a longest time of a statement",
      `${minimal}max: 5ms/statement\n`,
      'bench/own.yml:4:1: max: "5ms/statement" is not a time above 0 such as 120ms, in s, ms, us or ns',
    ],
    [
      "an unknown probe",
      `${minimal}max: 5ms\nscaled-by: disk\n`,
      'bench/own.yml:5:1: scaled-by: unknown probe "disk": give one of fsync, cpu',
    ],
    [
      "a probe and nothing to scale",
      `${minimal}scaled-by: cpu\n`,
      "bench/own.yml:4:1: scaled-by: there is no max that it could scale: give max, such as 120ms",
    ],
    [
      "an unknown placeholder before it",
      `${minimal}check: SELECT 1;\nbefore: |\n  BEGIN;\n  SELECT :n;\n`,
      'bench/own.yml:7:3: unknown placeholder ":n": did you mean ":i"? (one of :i, :rnd, :text)',
    ],
    [
      "an empty text after it",
      `${minimal}check: SELECT 1;\nafter: ""\n`,
      "bench/own.yml:5:1: after: it is empty: give SQL, or the path of a .sql file",
    ],
    [
      "an unknown placeholder",
      "name: a\nkind: reads\nstatements: |\n  SELECT 1;\n  SELECT :n;\n",
      'bench/own.yml:5:3: unknown placeholder ":n": did you mean ":i"? (one of :i, :rnd, :text)',
    ],
    [
      "a placeholder that is not repeated",
      `${minimal}prepare: INSERT INTO t VALUES (:i)\n`,
      "bench/own.yml:4:10: it has a placeholder, which only before, statements and after may have, and prepare with prepare-repeat",
    ],
    [
      "a sweep of one value",
      `${minimal}sweep: { depth: [1] }\n`,
      "bench/own.yml:4:10: sweep.depth: [1] is not 2 to 12 whole numbers from 1 to 1000000000, each larger than the one before, such as [1, 10, 100]",
    ],
    [
      "a sweep that does not ascend",
      `${minimal}sweep: { depth: [10, 1] }\n`,
      "bench/own.yml:4:10: sweep.depth: [10,1] is not 2 to 12 whole numbers from 1 to 1000000000, each larger than the one before, such as [1, 10, 100]",
    ],
    [
      "a sweep of three parameters",
      `${minimal}sweep: { a: [1, 2], b: [1, 2], c: [1, 2] }\n`,
      'bench/own.yml:4:1: sweep: {"a":[1,2],"b":[1,2],"c":[1,2]} is not one or two parameters with their values, such as {depth: [1, 10, 100]}',
    ],
    [
      "a sweep whose second parameter no SQL uses",
      `name: a\nkind: reads\nstatements: SELECT :depth\nsweep: { depth: [1, 2], width: [1, 2] }\n`,
      "bench/own.yml:4:1: sweep: no SQL, database or command has the placeholder :width, so all steps would be the same",
    ],
    [
      "a sweep whose value ends a text",
      `name: a\nkind: reads\nstatements: SELECT ':n; SELECT '''\nsweep: { n: { one: "'", two: "''" } }\n`,
      "bench/own.yml:3:13: with a value of the sweep it is no single statement: \"SELECT ''; SELECT ''';\"",
    ],
    [
      "the growth of a sweep of texts",
      `name: a\nkind: reads\nstatements: SELECT :n\nsweep: { n: { one: "1", two: "2" } }\ngrowth: { ratio: 2 }\n`,
      "bench/own.yml:5:1: growth: time grows with a number: give numbers as the sweep's last parameter, or omit growth",
    ],
    [
      "a sweep that is a list",
      `${minimal}sweep: [1, 10]\n`,
      "bench/own.yml:4:1: sweep: [1,10] is not one or two parameters with their values, such as {depth: [1, 10, 100]}",
    ],
    [
      "a parameter that is a placeholder",
      `${minimal}sweep: { i: [1, 2] }\n`,
      "bench/own.yml:4:10: sweep.i: :i is a placeholder of every workload: take another name",
    ],
    [
      "a parameter that is no name",
      `${minimal}sweep: { De-pth: [1, 2] }\n`,
      'bench/own.yml:4:10: sweep.De-pth: "De-pth" is not a name of 1 to 20 lowercase letters, digits and _, beginning with a letter',
    ],
    [
      "a sweep that no SQL uses",
      `${minimal}sweep: { depth: [1, 2] }\n`,
      "bench/own.yml:4:1: sweep: no SQL, database or command has the placeholder :depth, so all steps would be the same",
    ],
    [
      "a name too long for its steps",
      `name: ${"a".repeat(55)}\nkind: reads\nstatements: SELECT :n\nsweep: { n: [1, 1000] }\n`,
      `bench/own.yml:1:1: name: a step would be called ${"a".repeat(55)}.n=1000, and a name has at most 60 characters`,
    ],
    [
      "growth without a sweep",
      `${minimal}growth: { ratio: 1.25 }\n`,
      "bench/own.yml:4:1: growth: it limits how the time grows with the parameter of a sweep, which is missing",
    ],
    [
      "growth without a limit",
      `name: a\nkind: reads\nstatements: SELECT :n\nsweep: { n: [1, 2] }\ngrowth: { floor: 1ms }\n`,
      "bench/own.yml:5:1: growth: it sets no limit: give ratio, exponent or base (and 1 more)",
    ],
    [
      "growth beside a base that nothing is compared with",
      `name: a\nkind: reads\nstatements: SELECT :n\nsweep: { n: [1, 2] }\ngrowth: { base: 1.1 }\ncompare: baseline\n`,
      "bench/own.yml:5:1: growth: base compares the growth with the base's: give compare as base or both, or omit it",
    ],
    [
      "a repeated preparation that is missing",
      `${minimal}prepare-repeat: 5\n`,
      "bench/own.yml:4:1: prepare-repeat: it repeats prepare, which is missing",
    ],
    [
      "a repetition by an unknown parameter",
      `${minimal}prepare: SELECT 1\nprepare-repeat: :depth\n`,
      'bench/own.yml:5:1: prepare-repeat: ":depth" is not a whole number from 1 to 1000000, or a parameter of the sweep such as :depth',
    ],
    [
      "a preparation of more SQL than a disk has room for",
      `${minimal}prepare: SELECT ':text(100000)'\nprepare-repeat: 20000\n`,
      "bench/own.yml:5:1: prepare-repeat: 20000 repetitions of up to 100008 characters are more than 1000000000 in all: give at most 9999",
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

  it("can list statements, of which some have to fail", () => {
    write("bench/more.sql", "SELECT 3;\nSELECT 4;\n");
    const own = read(
      `name: a\nkind: reads\nstatements:\n  - SELECT 1; SELECT :i\n  - more.sql\n  - sql: SELECT f()\n    error: no such\n  - {sql: "SELECT g(:i)", error: "", code: 1}\n`,
    );
    expect(own?.statements.map(({ sql, error }) => [sql, error])).toEqual([
      ["SELECT 1;", undefined],
      ["SELECT :i;", undefined],
      ["SELECT 3;", undefined],
      ["SELECT 4;", undefined],
      ["SELECT f();", { text: "no such" }],
      ["SELECT g(:i);", { text: "", code: 1 }],
    ]);
    expect(own?.statements.at(-2)?.place.endsWith("bench/own.yml:6:10")).toBe(true);
  });

  it("with a list of any length as its sweep is refused fast, and shortly", () => {
    const list = Array.from({ length: 15_000 }, (_, index) => index + 1).join(", ");
    const message = messageFor(`${minimal}sweep: { depth: [${list}] }\n`);
    expect(message).toMatch(/^bench\/own\.yml:4:10: sweep\.depth: \[1,2,3/);
    expect(message.length).toBeLessThan(1000);
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

  it("are refused if what a pattern matches is no file", () => {
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
    expect(errorMessage(() => readOwnWorkloads(source, [], [folder]))).toContain(
      "leads out of the workspace",
    );
    expect(readOwnWorkloads(source, [])).toHaveLength(1);
    const own = write("bench/own.yml", minimal.replace("SELECT count(*) FROM t;", "linked.sql"));
    symlinkSync(path.join(outside, "secret.yml"), path.join(bench, "linked.sql"));
    expect(errorMessage(() => readOwnWorkloads([own], [], [folder]))).toBe(
      `${own}:3:1: statements: file "${bench}/linked.sql" leads out of the workspace, or of the folder that is named: name a file in it`,
    );
    symlinkSync(outside, path.join(bench, "folder"));
    for (const pattern of ["/**/*.yml", "../../*.yml", `${bench}/folder/*.yml`, `${outside}/none/*.yml`])
      expect(errorMessage(() => readOwnWorkloads([pattern], [], [folder]))).toBe(
        `own-workloads: "${pattern}" leads out of the workspace, or of the folder that is named: name a file in it`,
      );
    expect(readOwnWorkloads([`${bench}/folder/*.yml`], [])).toHaveLength(1);
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
