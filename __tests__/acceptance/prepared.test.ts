import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import {
  driverCompiler,
  engineEnvironment as environment,
  fetchDoltlite,
  fetchSqlite,
} from "../../bench/engines.ts";
import { DriverProcess } from "../../src/engines/driver-process.ts";
import { compileDriver } from "../../src/engines/driver-program.ts";
import type { Recording } from "../../src/model/recording.ts";
import { testPath } from "../../src/model/test.ts";
import { useFolder } from "../builders/folder.ts";
import { parseRecording } from "../results/full-build.ts";
import { args } from "./args.ts";
import { type Finished, run } from "./cli.ts";
import { compileFaulty, isSanitized } from "./engines.ts";

const never = new AbortController().signal;
const folder = useFolder("prepared");
let sqlite: string;
let doltlite: string;
let driver: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
  doltlite = fetchDoltlite();
  driver = (await compileDriver(driverCompiler, () => {}, never)).path;
});

const out = (name: string) => path.join(folder, name);

function read(name: string): Recording {
  const file = path.join(out(name), "results.json");
  return parseRecording(readFileSync(file, "utf8"), file);
}

async function runInto(name: string, ...options: readonly string[]): Promise<Finished> {
  const ceilings = ["--ceiling", "1000", "--average-ceiling", "1000"];
  const size = ["--rows", "300", "--rounds", "1", "--baseline", sqlite];
  return await run(["run", ...size, ...ceilings, ...options, "--quiet", "--out", out(name)]);
}

// The driver's part is tested below; two runs of the whole suite by a driver that is sanitized take too long.
describe.skipIf(isSanitized)("a run of prepared statements", () => {
  const suite = ["--storages", "memory,autocommit"];
  let finished: Finished;

  beforeAll(async () => {
    const candidate = ["--candidate", doltlite];
    await runInto("text", ...candidate, ...suite);
    finished = await runInto("prepared", ...candidate, ...suite, "--statements", "prepared");
  });

  it("does the same work in every test as one of text, on SQLite and DoltLite", () => {
    // A prepared statement costs fewer allocations.
    const checks = (name: string) =>
      read(name).tests.map(({ checks, failures, ...test }) => ({
        test: testPath(test),
        checks: checks.map(({ footprint: _, ...check }) => check),
        failures,
      }));
    expect(checks("prepared")).toEqual(checks("text"));
    expect(checks("prepared").flatMap(({ failures }) => failures)).toEqual([]);
    for (const { samples, checks } of read("prepared").tests)
      expect(new Set([...samples, ...checks].map(({ work }) => JSON.stringify(work))).size).toBe(1);
  });

  it("says so in its results and its report, and hashes what it executed", () => {
    const [prepared, text] = [read("prepared").suite, read("text").suite];
    expect([prepared?.statements, text?.statements]).toEqual(["prepared", undefined]);
    expect(prepared?.hash).toBe(text?.hash);
    const workloads = Object.keys(text?.sql ?? {});
    expect(Object.keys(prepared?.sql ?? {})).toEqual(workloads);
    expect(workloads.filter((name) => prepared?.sql[name] === text?.sql[name])).toEqual([]);
    expect(finished.words).toMatch(
      /Suite: seed 1; 300 rows; hash \w+; hash of sequence \w+; prepared statements/,
    );
    expect(finished.words).toContain("Prepared statements: each shape of a workload's statements");
  });

  it("is not merged with one of text", async () => {
    const files = ["prepared", "text"].map((name) => path.join(out(name), "results.json"));
    const { status, stderr } = await run(["report", ...files]);
    expect(status).toBe(2);
    expect(stderr).toContain("cannot be merged: the form of statements is prepared and text");
  });
});

describe("an engine that binds wrong values", () => {
  // The scan binds no number.
  const workloads = "oltp_point_select,table_scan,oltp_insert";
  const few = ["--variants", "int", "--storages", "memory", "--workloads", workloads];
  const messages = (name: string) =>
    read(name).tests.map(({ workload, failures }) => [workload, failures.map(({ message }) => message)]);

  it("fails as the candidate, which is compared with the baseline", async () => {
    const candidate = ["--candidate", await compileFaulty("wrong bind")];
    expect((await runInto("candidate", ...candidate, ...few)).status).toBe(0);
    const { status } = await runInto("candidate", ...candidate, ...few, "--statements", "prepared");
    expect(status).toBe(3);
    expect(Object.fromEntries(messages("candidate"))).toEqual({
      oltp_point_select: [expect.stringContaining("candidate returned ")],
      table_scan: [],
      oltp_insert: [expect.stringMatching(/^oltp_insert: candidate .* hash \w{16} /)],
    });
  });

  it("fails as both, since the baseline is compared with its own text form", async () => {
    const faulty = await compileFaulty("wrong bind");
    const engines = ["--candidate", faulty, "--baseline", faulty];
    const { status } = await runInto("both", ...few, ...engines, "--statements", "prepared");
    expect(status).toBe(3);
    expect(Object.fromEntries(messages("both"))).toEqual({
      oltp_point_select: [
        expect.stringMatching(/ \d+ rows with prepared statements, .* 10000 rows with text statements$/),
      ],
      table_scan: [],
      oltp_insert: [expect.stringMatching(/ hash \w{16} with prepared .* hash \w{16} with text /)],
    });
    const failed = read("both").tests.filter(({ failures }) => failures.length > 0);
    expect(failed.flatMap(({ samples }) => samples)).toEqual([]);
  });
});

describe("the driver, of files of prepared statements", () => {
  function write(name: string, ...fields: readonly string[]): string {
    const file = path.join(folder, name);
    writeFileSync(file, fields.map((field) => `${field}\0`).join(""));
    return file;
  }

  /** Runs fields on a table `t` with a row of each type, and then reads all of it. */
  async function hash(...fields: readonly string[]) {
    const prepare = write("prepare", "CREATE TABLE t(i, r, s, b);");
    const parameters = args`serve --storage memory --prepare ${prepare} --engine ${sqlite} --prepared`;
    const serve = new DriverProcess({ command: driver, environment }, parameters, never);
    try {
      await serve.expect("serving");
      serve.send("hash", "writes", write("fields", ...fields), write("state", "SELECT * FROM t;"));
      await serve.expect("ready");
      serve.send("go");
      return await serve.expect("sample");
    } finally {
      await serve.close();
    }
  }

  it("binds values of each type, none longer than it is, and prepares at first use what it cannot before", async () => {
    const bound = await hash(
      ...["sINSERT INTO t VALUES (?, ?, ?, ?);", "e0", "i-9223372036854775808", "r-0.5", "tit's", "x00ff"],
      ...["e0", "i7", "r1e3", "t", "x"],
      ...["sCREATE TABLE later(i);", "e1", "sINSERT INTO later VALUES (?);", "e2", "i1", "e2", "i2"],
      ...["sINSERT INTO t SELECT sum(i), ?, ?, ? FROM later;", "e3", "r2", "ta", "x01"],
    );
    const written = await hash(
      ...["sINSERT INTO t VALUES (-9223372036854775808, -0.5, 'it''s', x'00ff');", "e0"],
      ...["sINSERT INTO t VALUES (7, 1000.0, '', x'');", "e1"],
      ...["sCREATE TABLE later(i);", "e2", "sINSERT INTO later VALUES (1);", "e3"],
      ...["sINSERT INTO later VALUES (2);", "e4", "sINSERT INTO t VALUES (3, 2.0, 'a', x'01');", "e5"],
    );
    expect(bound).toMatchObject({ statements: 6, changes: 5 });
    expect(bound.hash).toBe(written.hash);
  });

  it.each([
    ["a shape that is not there", ["sSELECT ?;", "e1", "i1"], '"e1" is no field'],
    ["a shape without a number", ["sSELECT 1;", "e"], '"e" is no field'],
    ["a value of no execution", ["i1"], '"i1" is no field'],
    ["a number that is none", ["sSELECT ?;", "e0", "i1x"], '"i1x" is no field'],
    ["a number without digits", ["sSELECT ?;", "e0", "i"], '"i" is no field'],
    ["a number that is too large", ["sSELECT ?;", "e0", "i9223372036854775808"], "is no field"],
    ["half a byte", ["sSELECT ?;", "e0", "x0"], '"x0" is no field'],
    ["an unknown type", ["sSELECT ?;", "e0", "n"], '"n" is no field'],
    ["an empty field", ["sSELECT ?;", "e0", ""], '"" is no field'],
    [
      "fewer values than before",
      ["sSELECT ?, ?;", "e0", "i1", "i2", "e0", "i1"],
      "executed with 1 values, and with 2 before, in SELECT ?, ?;",
    ],
    ["more values than parameters", ["sSELECT ?;", "e0", "i1", "i2"], "statement: column index out of range"],
    ["SQL that cannot be prepared at all", ["sSELECT missing FROM t;", "e0"], "no such column: missing"],
  ])("refuses %s", async (_, fields, message) => {
    await expect(hash(...fields)).rejects.toThrow(message);
  });
});
