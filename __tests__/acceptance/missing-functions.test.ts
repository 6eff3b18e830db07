import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetchSqlite } from "../../bench/engines.ts";
import { linkSqliteWithout } from "../../bench/fetched/builds.ts";
import { functionsOfPrepared } from "../../src/engines/engine.ts";
import { args } from "./args.ts";
import { run } from "./cli.ts";
import { compileFaulty } from "./engines.ts";
import { readRun } from "./run-results.ts";

const header = readFileSync(new URL("../../src/driver/engine.h", import.meta.url), "utf8");
const document = readFileSync(new URL("../../docs/adapter.md", import.meta.url), "utf8");
const folder = mkdtempSync(path.join(tmpdir(), "missing-functions-"));
let sqlite: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

/** The functions in one list of the driver's header, each with the words about its loss. */
function listed(list: "REQUIRED" | "OPTIONAL"): { name: string; loss: string }[] {
  const text = new RegExp(`#define ENGINE_${list}\\(X\\)([^]*?)\\n\\n`).exec(header)?.[1] ?? "";
  const once = /#define PREPARED_ONCE "(.*)"/.exec(header)?.[1] ?? "";
  return [...text.matchAll(/X\([^,]*, (\w+), \(.*?\)(?:, (?:"(.*)"|PREPARED_ONCE))?\)(?: \\)?$/gm)].map(
    ([, name, loss]) => ({ name: `sqlite3_${name}`, loss: loss ?? once }),
  );
}

const required = listed("REQUIRED");
const optional = listed("OPTIONAL");

/** The suite has a result of every test without any of these; its tables have floats. */
const withoutFloats = optional.filter(({ name }) => name !== "sqlite3_column_double");

const few = args`--variants int --rows 200 --rounds 2 --ceiling 1000 --average-ceiling 1000 --quiet`;
const chosen = ["--storages", "memory", "--workloads", "oltp_read_write,oltp_update_index"];

async function measure(candidate: string, ...options: readonly string[]) {
  const out = path.join(folder, path.basename(candidate, ".so"));
  const given = ["run", "--candidate", candidate, "--baseline", sqlite, ...few, "--out", out];
  const finished = await run([...given, ...(options.length === 0 ? chosen : options)]);
  return { ...finished, results: () => readRun(out, finished) };
}

it("are ten that are required, and others, each with words", () => {
  expect(required).toHaveLength(10);
  expect(optional).toHaveLength(13);
  expect(optional.filter(({ loss }) => loss === "")).toEqual([]);
  expect(optional.map(({ name }) => name)).toEqual(expect.arrayContaining([...functionsOfPrepared]));
});

it("are in the document as the driver has them", () => {
  const rows = [...document.matchAll(/^\| `(sqlite3_\w+)` \| (.*?) \|/gm)].map(([, name, words]) => [
    name,
    words,
  ]);
  expect(rows.slice(0, required.length).map(([name]) => name)).toEqual(required.map(({ name }) => name));
  expect(rows.slice(required.length)).toEqual(optional.map(({ name, loss }) => [name, loss]));
});

describe("an engine without a required function", () => {
  it.each(required)("is refused: $name", async ({ name }) => {
    const { status, stderr } = await measure(await linkSqliteWithout(name));
    expect(stderr).toContain(`lacks functions of SQLite's C API that the driver calls: ${name}`);
    expect(stderr).not.toContain(`${name}, `);
    expect(status).toBe(2);
  });

  it("is refused by doctor too", async () => {
    const { status, words } = await run(["doctor", "--candidate", await linkSqliteWithout("sqlite3_step")]);
    expect(words).toContain("lacks functions of SQLite's C API that the driver calls: sqlite3_step");
    expect(words).toContain("A run is not possible here.");
    expect(status).toBe(2);
  });
});

describe("an engine without an optional function", () => {
  it.each(withoutFloats)("is measured, and its report says so: $name", async ({ name, loss }) => {
    const { status, results } = await measure(await linkSqliteWithout(name));
    const { report, recording } = results();
    expect(status).toBe(0);
    const { engines, tests } = recording;
    expect(engines.candidate.missing).toEqual([{ name, loss }]);
    expect(engines.baseline.missing).toBeUndefined();
    expect(engines.candidate.version).toBe(engines.baseline.version);
    expect(engines.candidate.sourceId).toBe(engines.baseline.sourceId);
    expect(tests.flatMap(({ failures }) => failures)).toEqual([]);
    // The same work, also where changed rows are counted in SQL.
    for (const { kind, checks, samples } of tests) {
      const [one, ...others] = [...checks, ...samples].map(({ work }) => work?.changes);
      expect(others).toEqual(others.map(() => one));
      expect((one ?? 0) > 0).toBe(kind === "writes");
    }
    expect(report.split(`${name} is missing: ${loss}`)).toHaveLength(2);
  });

  it("is measured on file, with durable commits, where all of these are missing", async () => {
    const { status, results } = await measure(
      await linkSqliteWithout(...withoutFloats.map(({ name }) => name)),
      ...["--storages", "file,autocommit", "--workloads", "oltp_point_select,oltp_insert"],
    );
    const { report, recording } = results();
    expect(status).toBe(0);
    const { engines, tests } = recording;
    expect(engines.candidate.missing).toEqual(withoutFloats);
    expect(engines.candidate.settings).toEqual(engines.baseline.settings);
    expect(engines.candidate.compileOptions?.length).toBeGreaterThan(0);
    expect(tests.flatMap(({ failures }) => failures)).toEqual([]);
    expect(report).toContain("sqlite3_errmsg is missing: errors have a code and no words");
  });

  it("has no version and no build where SQL does not know them either", async () => {
    const { status, results } = await measure(await compileFaulty("unnamed"));
    const { report, recording } = results();
    expect(status).toBe(0);
    const { candidate } = recording.engines;
    expect(candidate).toMatchObject({
      version: "unknown",
      missing: [
        { name: "sqlite3_libversion", loss: "the version of SQLite that it is compatible with is not known" },
        { name: "sqlite3_sourceid", loss: "the engine's build is not named" },
      ],
    });
    expect(candidate.sourceId).toBeUndefined();
    expect(report).toContain("sqlite3_sourceid is missing: the engine's build is not named");
  });

  it("is refused if nothing counts the rows that it changes", async () => {
    const { status, stderr } = await measure(await compileFaulty("uncounted"));
    expect(stderr).toContain("sqlite3_total_changes, and it does not know total_changes() in SQL");
    expect(status).toBe(2);
  });

  it("has no result of a test whose rows have floats, without sqlite3_column_double", async () => {
    const { status, results } = await measure(await linkSqliteWithout("sqlite3_column_double"));
    const { report, recording } = results();
    expect(status).not.toBe(0);
    expect(recording.engines.candidate.missing).toEqual(
      optional.filter(({ name }) => name === "sqlite3_column_double"),
    );
    expect(report).toContain("sqlite3_column_double is missing: a test whose rows have floats has no result");
    const refusal =
      "its rows have a float, and the engine has no sqlite3_column_double, in SELECT * FROM sbtest_types;";
    expect(
      recording.tests.map(({ workload, failures }) => [workload, failures.map(({ role }) => role)]),
    ).toEqual([
      ["oltp_update_index", ["candidate"]],
      ["oltp_read_write", ["candidate"]],
    ]);
    for (const { failures } of recording.tests) expect(failures[0]?.message).toContain(refusal);
  });

  it.each(functionsOfPrepared)("prepares no statement once without %s", async (name) => {
    const library = await linkSqliteWithout(name);
    const { status, stderr } = await measure(library, ...chosen, "--statements", "prepared");
    expect(stderr).toContain(
      `candidate "${library}" lacks ${name}, and statements are prepared: measure them as text`,
    );
    expect(status).toBe(2);
  });

  it("is not hunted in without sqlite3_interrupt", async () => {
    const library = await linkSqliteWithout("sqlite3_interrupt");
    const out = path.join(folder, "hunt");
    const { status, stderr } = await run(args`hunt --candidate ${library} --baseline ${sqlite}
      --out ${out}`);
    expect(stderr).toContain("lacks sqlite3_interrupt, which ends a slow statement");
    expect(status).toBe(2);
  });

  it("is named by doctor with each of them", async () => {
    const hidden = ["sqlite3_errmsg", "sqlite3_sourceid"];
    const withLoss = (loss: string) => `export it from the engine; without it, ${loss}`;
    const { status, stdout } = await run([
      ...["doctor", "--format", "json", "--candidate", await linkSqliteWithout(...hidden)],
    ]);
    const { findings } = JSON.parse(stdout);
    expect(findings.slice(0, 3)).toMatchObject([
      { subject: "Candidate", state: "limited", found: "library, SQLite 3.54.1" },
      {
        subject: "sqlite3_errmsg",
        state: "limited",
        found: "missing",
        fix: withLoss("errors have a code and no words"),
      },
      {
        subject: "sqlite3_sourceid",
        state: "limited",
        found: "missing",
        fix: withLoss("the build is asked for in SQL"),
      },
    ]);
    expect(status).toBe(0);
  });
});
