import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import { compileSlowed } from "../../bench/slowed.ts";
import { run } from "./cli.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "record-"));
const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const headers = beside("../../node_modules/better-sqlite3/deps/sqlite3");
const linked = path.join(folder, "linked");
const loader = path.join(folder, "loader");
let sqlite: string;

beforeAll(async () => {
  sqlite = path.resolve(await fetchSqlite());
  const flags = ["-O1", "-w", "-I", headers];
  const source = beside("recorded.c");
  const module = path.join(folder, "module.so");
  execFileSync("cc", [...flags, "-o", linked, source, sqlite]);
  execFileSync("cc", [...flags, "-shared", "-fPIC", "-o", module, source, sqlite]);
  execFileSync("cc", [...flags, `-DMODULE="${module}"`, "-o", loader, beside("recorded-loader.c"), "-ldl"]);
});

afterAll(() => rmSync(folder, { recursive: true }));

async function record(name: string, ...program: readonly string[]) {
  const out = path.join(folder, `${name}.bench`);
  const finished = await run(["record", "--out", out, "--quiet", "--", ...program]);
  const lines = (file: string) =>
    readFileSync(path.join(out, `${name}_${file}.jsonl`), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
  return { ...finished, out, lines, files: path.join(out, "*.yml") };
}

interface Row {
  readonly workload: string;
}

describe("a recorded program", { timeout: 200_000 }, () => {
  it("is measured with its own statements and values, with equal rows, on SQLite and DoltLite", async () => {
    const { status, stderr, words, lines, files, out } = await record(
      "app",
      linked,
      path.join(folder, "app.db"),
    );
    expect(stderr).toBe("");
    expect(status).toBe(0);
    expect(words).toContain("ATTACH could reach other files");
    expect(words).toContain("rows that differ from one replay to the next");
    expect(lines("insert_items").slice(0, 3)).toEqual([
      { sql: "BEGIN;" },
      {
        sql: "INSERT INTO items(name, body, price, big) VALUES (?, ?, ?, ?);",
        values: [{ text: "ff2062726f6b656e2030" }, null, { real: "0.0" }, { integer: "9007199254740993" }],
      },
      {
        sql: "INSERT INTO items(name, body, price, big) VALUES (?, ?, ?, ?);",
        values: [
          "it's :i, {dir} and 1",
          { blob: "000102" },
          { real: "0.3333333333333333" },
          { integer: "9007199254740994" },
        ],
      },
    ]);
    expect(lines("sequence").filter(({ sql }) => sql === "COMMIT;")).toHaveLength(4);
    expect(lines("select_items")).toHaveLength(1999);
    expect(lines("select_items")[9].values).toEqual([10, 10]);
    expect(readdirSync(out)).not.toContain("log");

    const results = path.join(folder, "results");
    const engines = ["--candidate", fetchDoltlite(), "--baseline", sqlite];
    const measured = await run([
      ...["run", ...engines, "--suites", "own", "--own-workloads", files],
      ...["--rounds", "3", "--ceiling", "1000", "--average-ceiling", "1000", "--quiet", "--out", results],
    ]);
    expect(measured.stderr).toBe("");
    expect(measured.status).toBe(0);
    const { tests } = JSON.parse(readFileSync(path.join(results, "results.json"), "utf8"));
    expect(tests.map(({ workload }: Row) => workload)).toContain("app_sequence");
    expect(tests.length).toBeGreaterThanOrEqual(3);
  });

  it("is recorded as a module that loads SQLite for itself, beside content that is there before", async () => {
    const file = path.join(folder, "app.db");
    const { status, stderr, files } = await record("module", loader, file);
    expect(stderr).toBe("");
    expect(status).toBe(0);
    const tests = ["--test", "own/file/reads/module_select_items", "--max-minutes", "3"];
    const slowed = compileSlowed(sqlite, "2", folder);
    const compared = await run(["compare", sqlite, slowed, "--own-workloads", files, ...tests], {
      cwd: folder,
    });
    expect(compared.words).toMatch(/slower own\/file\/reads\/module_select_items/);
    expect(compared.status).toBe(1);
  });

  it("is usable up to where it was killed", async () => {
    const { status, stderr, lines } = await record("cut", linked, path.join(folder, "cut.db"), "killed");
    expect(stderr).toMatch(/ended with SIGKILL/);
    expect(status).toBe(0);
    const inserts = lines("sequence").filter(({ sql }) => sql.startsWith("INSERT INTO items"));
    expect(inserts).toHaveLength(1701);
    expect(lines("sequence").at(-1)).toEqual({ sql: "ROLLBACK;" });
  });

  it("can be read from a log of its own, redacted", async () => {
    const log = path.join(folder, "statements.jsonl");
    const insert = { sql: "INSERT INTO people VALUES (?1)", values: ["Anna Secret"] };
    const find = { sql: "SELECT * FROM people WHERE name = :name", values: ["Anna Secret"] };
    const all = [{ sql: "CREATE TABLE people(name)" }, insert, find];
    writeFileSync(log, all.map((one) => `${JSON.stringify(one)}\n`).join(""));
    const out = path.join(folder, "own.bench");
    const parameters = ["record", "--out", out, "--from", log, "--redact", "--quiet"];
    const { status, stderr, words } = await run(parameters);
    expect(stderr).toBe("");
    expect(words).toMatch(/^3 statements of 3 forms in 0 transactions; 3 workloads /);
    expect(status).toBe(0);
    const texts = readdirSync(out).map((name) => readFileSync(path.join(out, name), "utf8"));
    expect(texts.join()).not.toContain("Secret");
    const again = await run(parameters);
    expect(again.stderr).toContain("exists: name a new folder, or remove it");
    expect(again.status).toBe(2);
  });
});
