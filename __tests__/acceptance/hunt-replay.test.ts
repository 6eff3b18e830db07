import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import { compileLibsql } from "../../bench/fetched/builds.ts";
import { fetchSqlcipher } from "../../bench/fetched/debian.ts";
import { allowedPragmas } from "../../src/suite/foreign-sql/allowed-sql.ts";
import { run } from "./cli.ts";

const baseline = await fetchSqlite();

/** A folder with the case of somebody else. */
function makeCase(before: string, statements: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "hunt-replay-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const cases = path.join(folder, "cases");
  mkdirSync(cases);
  const file = path.join(cases, "hunt_wrong_00000001.yml");
  const fill = (sql: string) => sql.replaceAll("{folder}", folder);
  writeFileSync(
    file,
    [
      "name: hunt_wrong_00000001",
      "tables: CREATE TABLE t1(a);",
      `before: ${JSON.stringify(fill(before))}`,
      `statements: ${JSON.stringify(fill(statements))}`,
      "kind: reads",
      "storages: [memory]",
      "check: SELECT count(*) FROM t1;",
      "",
    ].join("\n"),
  );
  const replay = (candidate: string, ...more: readonly string[]) =>
    run([
      ...["hunt", "--candidate", candidate, "--baseline", baseline, "--replay", cases],
      ...["--out", path.join(folder, "out"), "--quiet", ...more],
    ]);
  return { folder, file, replay };
}

describe("a case of somebody else, replayed on SQLCipher,", () => {
  it("is refused if it writes a file by a pragma, which the same engine does where it is trusted", async () => {
    const candidate = fetchSqlcipher().path;
    const { folder, file, replay } = makeCase(
      "PRAGMA cipher_profile = '{folder}/.bashrc';",
      'SELECT a AS "$(touch {folder}/owned)" FROM t1;',
    );
    const victim = path.join(folder, ".bashrc");
    const { status, stderr } = await replay(candidate);
    expect([status, stderr]).toEqual([2, expect.stringContaining("has PRAGMA cipher_profile, which")]);
    expect(stderr).toContain(`${file}:3:`);
    expect(stderr).toMatch(/allowed are the pragmas analysis_limit, .*, cache_size, /);
    expect(existsSync(victim)).toBe(false);
    const options = ["--suites", "own", "--own-workloads", file, "--rounds", "1", "--quiet"];
    await run([
      ...["run", "--candidate", candidate, "--baseline", baseline, ...options],
      ...["--ceiling", "1000", "--average-ceiling", "1000", "--out", path.join(folder, "run")],
    ]);
    expect(existsSync(victim)).toBe(true);
  });
});

describe("a corpus of somebody else", () => {
  it.each([
    ["; ATTACH DATABASE '{folder}/x' AS y;; CREATE TABLE y.z(b)", "ATTACH"],
    ["; PRAGMA cipher_profile = '{folder}/x'", "PRAGMA cipher_profile"],
    ["SELECT 1; PRAGMA cipher_profile = '{folder}/x'", "it is several statements"],
  ])("writes no file by a statement at a semicolon: %s", async (sql, refused) => {
    const folder = mkdtempSync(path.join(tmpdir(), "hunt-corpus-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const corpus = path.join(folder, "corpus");
    mkdirSync(corpus);
    const column = { type: "INTEGER", classes: ["int"], shape: { name: "sequence", size: 1 }, nullEvery: 0 };
    const table = {
      ...{ name: "t1", key: "rowid", keyColumns: [{ name: "k1", ...column }], columns: [], rows: 1 },
      ...{ deletesEvery: 0, indexes: [], triggers: [], hasView: false, viewTriggers: [] },
    };
    const parts = [sql.replace("{folder}", folder)];
    const content = {
      ...{ version: 1, plan: "0123456789abcdef", ratio: 9, mutated: 0 },
      situation: {
        schema: { tables: [table] },
        state: { storage: "memory", cache: 0, enforcesForeignKeys: false, isAutocommit: true },
        work: { kind: "derivation", rule: "work", production: "work/read", parts, scope: {}, inner: {} },
      },
    };
    writeFileSync(path.join(corpus, "seed-0123456789abcdef.json"), JSON.stringify(content));
    const { stderr } = await run([
      ...["hunt", "--candidate", fetchSqlcipher().path, "--baseline", baseline, "--corpus", corpus],
      ...["--minutes", "0.1", "--confine", "off", "--out", path.join(folder, "out")],
    ]);
    expect(existsSync(path.join(folder, "x"))).toBe(false);
    expect(stderr).toContain("seed-0123456789abcdef.json is not used: its SQL has ");
    expect(stderr).toContain(refused);
  });
});

describe("an engine that executes a case of somebody else", () => {
  /** SQLite that writes a file when the first query is prepared; the others cost what they cost in SQLite. */
  function compileWriting(folder: string): string {
    const source = path.join(folder, "writing.c");
    writeFileSync(
      source,
      `#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
int sqlite3_prepare_v2(void *database, const char *sql, int size, void **statement, const char **tail) {
  static int (*prepare)(void *, const char *, int, void **, const char **);
  if (!prepare) {
    *(void **)&prepare = dlsym(RTLD_NEXT, "sqlite3_prepare_v2");
    open("${path.join(folder, "written")}", O_WRONLY | O_CREAT, 0644);
  }
  return prepare(database, sql, size, statement, tail);
}
`,
    );
    const engine = path.join(folder, "writing.so");
    execFileSync("cc", [
      ...["-w", "-shared", "-fPIC", "-o", engine, source, "-Wl,--no-as-needed"],
      ...[
        "-L",
        path.dirname(baseline),
        `-l:${path.basename(baseline)}`,
        `-Wl,-rpath,${path.dirname(baseline)}`,
        "-ldl",
      ],
    ]);
    return engine;
  }

  it("is confined unless the options say otherwise", async () => {
    const { folder, replay } = makeCase("PRAGMA cache_size = 100;", "SELECT a FROM t1;");
    const candidate = compileWriting(folder);
    const written = path.join(folder, "written");
    const confined = await replay(candidate);
    expect([confined.status, confined.words]).toEqual([0, expect.stringContaining("0 of 1 case")]);
    expect(existsSync(written)).toBe(false);
    const { status } = await replay(candidate, "--confine", "off");
    expect([status, existsSync(written)]).toEqual([0, true]);
  });
});

describe("a pragma that somebody else's SQL may have", () => {
  /** The files that an engine makes of pragmas with a path, beside its database and its journals. */
  function filesOf(engine: string, pragmas: readonly string[]): string[] {
    const folder = mkdtempSync(path.join(tmpdir(), "pragmas-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const own = path.join(folder, "own");
    mkdirSync(path.join(own, "named"), { recursive: true });
    const program = path.join(folder, "program");
    const source = fileURLToPath(new URL("pragmas.c", import.meta.url));
    execFileSync("cc", ["-o", program, source, "-ldl"]);
    execFileSync(program, [path.resolve(engine), own, ...pragmas], { cwd: own });
    return readdirSync(own, { recursive: true, encoding: "utf8" }).filter(
      (name) => !/^(?:named|\.?db(?:-wal|-shm|-journal|-lock)?)$/.test(name),
    );
  }

  it.each([
    ["SQLite", () => baseline],
    ["SQLCipher", () => fetchSqlcipher().path],
    ["libSQL", compileLibsql],
    ["DoltLite", () => fetchDoltlite()],
  ])("reaches no file of %s by a path that it is given", async (_, engine) => {
    expect(filesOf(await engine(), allowedPragmas)).toEqual([]);
  });

  it("is looked at by the files that another one makes of its path", () => {
    expect(filesOf(fetchSqlcipher().path, ["cipher_profile"])).toEqual(["named/cipher_profile"]);
  });
});
