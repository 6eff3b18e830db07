import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchSqlite } from "../../bench/engines.ts";
import { compileSlowed } from "../../bench/slowed.ts";
import { useFolder } from "../builders/folder.ts";
import { HistoryRepository } from "../features/search/builds/history-repository.ts";
import { cli, run } from "./cli.ts";
import { compileFaulty } from "./engines.ts";

const folder = useFolder("compare");
const build = "cc -O2 -shared -fPIC -include settings.h -o libengine.so slowed.c -ldl";
const made = ["--build", build, "--candidate", "libengine.so"];
/** A change of a half shows in few pairs, and one test is enough for it. */
const scope = ["--test", "int/memory/reads/table_scan", "--max-minutes", "10"];
let sqlite: string;
let repository: HistoryRepository;

beforeAll(async () => {
  sqlite = path.resolve(await fetchSqlite());
  repository = new HistoryRepository(path.join(folder, "repository"));
  const source = fileURLToPath(new URL("../../bench/slowed.c", import.meta.url));
  copyFileSync(source, path.join(repository.folder, "slowed.c"));
  repository.commit("Begin", { "settings.h": settings(1.3) });
  repository.git("checkout", "--quiet", "-b", "topic");
});

function settings(factor: number): string {
  return `#define REAL "${sqlite}"\n#define FACTOR ${factor}\n__attribute__((used)) static int mark = ${factor * 1000};\n`;
}

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(repository.folder, name)), { recursive: true });
  writeFileSync(path.join(repository.folder, name), text);
}

async function compare(...parameters: readonly string[]) {
  return await run(["compare", ...parameters], {
    cwd: repository.folder,
    env: { ...process.env, XDG_CACHE_HOME: path.join(folder, "cache") },
  });
}

/** Statistics show which of two indexes finds fewer rows. An engine without them takes the other one. */
const ordersOfStatistics = `
name: orders
kind: reads
storages: [memory]
prepare: |
  CREATE TABLE t (id INTEGER PRIMARY KEY, half INTEGER, few INTEGER);
  WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
  INSERT INTO t SELECT i, i % 2, i / 4 FROM n;
  CREATE INDEX by_few ON t (few);
  CREATE INDEX by_half ON t (half);
  ANALYZE;
statements: SELECT id FROM t WHERE half = 1 AND few = :rnd(1,4999);
`;

/** Another program on the machine doubles the time of a hundred pairs. */
const timeout = 600_000;

describe("a working tree beside its branch", { timeout }, () => {
  it("is slower by its uncommitted changes, and no SQLite is compiled for that", async () => {
    write("settings.h", settings(2.6));
    write("new.txt", "not in git\n");
    // As bisect leaves it.
    write("bench-results/bisection.json", "{}\n");
    const { status, words, stderr } = await compare(...made, ...scope, "--out", path.join(folder, "dirty"));
    expect(words).toMatch(
      /^Slower: working tree of [0-9a-f]{7} with 2 changed files is slower than main at [0-9a-f]{7} /,
    );
    expect(words).toMatch(
      / slower int\/memory\/reads\/table_scan (\+\d+% \+\d+% to \+\d+%|\d\.\d\dx \d\.\d\dx to \d\.\d\dx) 1 /,
    );
    expect(stderr).not.toContain("as the baseline");
    expect(status).toBe(1);
    const { engines, tests } = JSON.parse(readFileSync(path.join(folder, "dirty", "results.json"), "utf8"));
    expect(engines.base.name).toMatch(/^main at/);
    expect(new Set(tests[0].samples.map(({ role }: { role: string }) => role))).toEqual(
      new Set(["candidate", "base"]),
    );
    expect(existsSync(path.join(repository.folder, "libengine.so"))).toBe(false);
    expect(repository.git("worktree", "list").split("\n")).toHaveLength(1);
  });

  it("is not slower if it is as fast", async () => {
    write("settings.h", settings(1.3001));
    rmSync(path.join(repository.folder, "new.txt"));
    const { status, words, stderr } = await compare(...made, ...scope);
    expect(stderr).toContain("built before: main at");
    expect(words).toMatch(/^(Not slower|Undecided): /);
    expect(status).toBe(0);
  });

  it("is compared with SQLite too if that is asked", async () => {
    const { status, words } = await compare(...made, ...scope, "--sqlite", "--baseline", sqlite);
    expect(words).toMatch(/Against SQLite, geometric means: main at [0-9a-f]{7} \d\.\d\dx, working tree/);
    expect(status).toBe(0);
  });

  it("is not measured if it makes the same engine", async () => {
    write("settings.h", settings(1.3));
    write("new.txt", "not a part of the engine\n");
    const { status, words } = await compare(...made);
    expect(words).toMatch(/are the same engine, byte for byte; nothing was measured $/);
    expect(status).toBe(0);
  });

  it("is refused if it does not build, with the compiler's words", async () => {
    write("settings.h", "#error broken on purpose\n");
    const { status, stdout, stderr } = await compare(...made);
    expect(stderr).toContain("#error broken on purpose");
    expect(stderr).toContain(`to repeat the build: ${build}, in a checkout of`);
    expect(stderr).toMatch(/working tree of [0-9a-f]{7} with 2 changed files cannot be built/);
    expect(stdout).toBe("");
    expect(status).toBe(2);
    expect(repository.git("worktree", "list").split("\n")).toHaveLength(1);
  });

  it("is refused without changes", async () => {
    repository.git("checkout", "--quiet", "settings.h");
    rmSync(path.join(repository.folder, "new.txt"));
    const { status, stderr } = await compare(...made);
    expect(stderr).toContain("nothing to compare: the working tree has the same files as main at");
    expect(status).toBe(2);
  });
});

describe("two engine files", { timeout }, () => {
  it("are compared without git", async () => {
    const [before, after] = ["1.3", "2.6"].map((factor) => compileSlowed(sqlite, factor, folder));
    const out = path.join(folder, "files");
    const { status, words } = await run(
      ["compare", before as string, after as string, ...scope, "--out", out],
      {
        cwd: folder,
        env: { ...process.env, XDG_CACHE_HOME: path.join(folder, "cache") },
      },
    );
    expect(words).toMatch(/^Slower: slowed-2\.6\.so is slower than slowed-1\.3\.so /);
    expect(status).toBe(1);
    expect(readFileSync(path.join(out, "report.md"), "utf8")).toContain(
      `\nsqlite-bench-gate compare ${before} ${after} --storages memory `,
    );
  });

  // sparklemotion/sqlite3-ruby#619
  it("that plan a query in different ways are compared with both plans, and the advised command names the functions", async () => {
    const file = path.join(folder, "orders.yml");
    writeFileSync(file, ordersOfStatistics);
    const engines = [await compileFaulty("faultless"), await compileFaulty("ignore analyze")];
    const options = { cwd: folder, env: { ...process.env, XDG_CACHE_HOME: path.join(folder, "cache") } };
    const { stdout, words } = await run(["compare", ...engines, "--own-workloads", "orders.yml"], options);
    expect(words.replaceAll(/\s+/g, " ")).toMatch(
      /own\/orders: the plan of "SELECT id FROM t WHERE half = 1 AND few = \d+;?" changed: "SEARCH t USING INDEX by_half \(half=\?\)" on \S+, "SEARCH t USING INDEX by_few \(few=\?\)" on /,
    );
    expect(words).toMatch(/^Slower: /);
    const [, advised = ""] =
      /^ {2}To see the functions that changed, by their instructions:\n {4}node \S+ (bisect\b[^\n]*(?:\n {4}[^\n]*)*)/m.exec(
        stdout,
      ) ?? [];
    expect(advised).toContain("--own-workloads orders.yml");
    // As a shell reads it; the baseline is at hand.
    const line = `exec "$0" "$@" ${advised} --baseline '${sqlite}'`;
    const found = await run(["-c", line, process.execPath, cli], { ...options, command: "sh" });
    expect(found.words, found.stderr).toMatch(
      /is the first that changed own\/memory\/reads\/orders: it is [\d.,]+x slower than the one before/,
    );
    expect(found.words).toMatch(/Instructions of the functions that changed most: "sqlite3\w+" \+/);
    expect(found.status).toBe(0);
  });
});
