import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import {
  compileDoltliteArchive,
  compileDoltliteShell,
  compileSqliteShell,
} from "../../bench/fetched/builds.ts";
import { documentNamed, documents, root } from "../builders/documents.ts";
import { useFolder } from "../builders/folder.ts";
import { HistoryRepository } from "../features/search/builds/history-repository.ts";
import { run } from "./cli.ts";

/**
 * A newcomer's machine: a clone of this project, the command as README installs it, and the repository of an engine, in which every
 * command that the documents show is run as it is shown. Only the size of measurements is smaller, by `shorter`, and searches for faults look
 * into SQLite, which has none: DoltLite lets connections starve now and then, and has slow statements. SQLite is compiled already, by the
 * same function.
 */
const machine = useFolder("documents");
const clone = path.join(machine, "clone");
const template = path.join(machine, "template");
const engines = path.join(machine, "engines");
const bin = path.join(machine, "bin");
const installed = path.join(machine, "installed");
const cache = path.join(machine, "cache");
/** The programs and libraries that the tool has compiled. */
const compiled = path.join(cache, "sqlite-bench-gate");

/** Settings that make a measurement small, given before a command's own. */
const workloads = ["--variants", "int", "--workloads", "oltp_point_select,oltp_insert"];
const small = ["--rows", "200", "--rounds", "2", ...workloads];
const lenient = ["--ceiling", "1000", "--average-ceiling", "1000"];
const smallRun = [...small, "--storages", "memory", ...lenient];
/** A plan for four machines needs four tests. */
const smallPlan = [...small, "--storages", "memory,file"];

/** Stands before the installed command on the path. */
const shorter = `#!/bin/bash
case "$1" in
  ./* | run) settings="${smallRun.join(" ")}" ;;
  plan) settings="${smallPlan.join(" ")}" ;;
  bisect) settings="--rows 200 --alpha 0.2" ;;
  compare) settings="--test int/memory/reads/table_scan" ;;
esac
case " $* " in
  *" --plan "*) settings="${[...smallPlan, ...lenient].join(" ")}" ;;
  *" --counts "*) settings="$settings --count-rows 200" ;;
  *" --age "*) last="--age 100" ;;
  *" --contention "*) last="--contention 2 --candidate libsqlite3.so" ;;
  *" hunt "*" --minutes "*) last="--minutes 0.05 --candidate libsqlite3.so" ;;
  *" examples/doltlite/"*) settings="--storages file --rounds 1" ;;
esac
exec "${installed}/bin/sqlite-bench-gate" "$1" $settings "\${@:2}" $last
`;

const environment = {
  HOME: machine,
  PATH: `${bin}:${path.dirname(process.execPath)}:${process.env.PATH}`,
  XDG_CACHE_HOME: cache,
  npm_config_prefix: installed,
  GIT_CONFIG_COUNT: "0",
};

async function inShell(text: string, cwd: string) {
  return await run(["-euo", "pipefail", "-c", text], {
    command: "bash",
    cwd,
    env: { ...process.env, ...environment },
  });
}

/** Every block of every document. */
const shown = documents.flatMap(({ file, shell }) => shell.map((block) => ({ file, ...block })));
/** README's first two: a verdict without installing anything, and how to install. */
const [tried = "", install = ""] = documentNamed("README.md").shell.map(({ text }) => text);

beforeAll(async () => {
  execFileSync("git", ["clone", "--quiet", root, clone]);
  for (const folder of [bin, engines, compiled]) mkdirSync(folder, { recursive: true });
  const sqlite = await fetchSqlite();
  copyFileSync(sqlite, path.join(compiled, path.basename(sqlite)));
  // SQLite by this name, since DoltLite may be over a ceiling.
  copyFileSync(sqlite, path.join(clone, "libdoltlite.so"));
  // run.test.ts runs README's first block, and these tests need npm ci themselves.
  symlinkSync(path.join(root, "node_modules"), path.join(clone, "node_modules"));
  const { status, stdout, stderr } = await inShell(install.replace("npm ci && ", ""), clone);
  expect(status, stdout + stderr).toBe(0);
  writeFileSync(path.join(bin, "sqlite-bench-gate"), shorter, { mode: 0o755 });
  symlinkSync(path.resolve(await compileSqliteShell()), path.join(bin, "sqlite3"));
  await makeRepository();
});

/** The repository of an engine that became slower, with the files that the documents name beside it. */
async function makeRepository(): Promise<void> {
  const repository = new HistoryRepository(path.join(template, "engine"));
  const place = (name: string) => path.join(repository.folder, name);
  const settings = (factor: number) => `#define REAL "${path.resolve(sqlite)}"\n#define FACTOR ${factor}\n`;
  const sqlite = await fetchSqlite();
  copyFileSync(path.join(root, "bench/slowed.c"), place("slowed.c"));
  const flags = "-O2 -shared -fPIC -include settings.h";
  repository.commit("Begin", {
    Makefile: `libengine.so: slowed.c settings.h\n\tcc ${flags} -o libengine.so slowed.c -ldl\n`,
    "settings.h": settings(1),
    ".gitignore": "*\n!*.c\n!*.h\n!Makefile\n",
  });
  repository.git("tag", "v1.0");
  repository.commit("Explain", { "readme.h": "// An engine.\n" });
  repository.commit("Slow down", { "settings.h": settings(2) });
  repository.commit("Thank", { "readme.h": "// An engine, with thanks.\n" });
  repository.git("checkout", "--quiet", "-b", "topic");
  repository.commit("Mark", { "settings.h": `${settings(2)}__attribute__((used)) static int mark;\n` });
  // Every document has a copy of the repository, and each library has tens of megabytes.
  const doltlite = path.resolve(fetchDoltlite());
  const other = path.join(engines, "other.so");
  copyFileSync(doltlite, other);
  // Another file, as another build would be.
  writeFileSync(other, "\n", { flag: "a" });
  const libraries = ["libdoltlite.so", "old.so", "libdoltlite-0.51.3.so", "0.11.45.so"];
  for (const name of libraries) symlinkSync(doltlite, place(name));
  for (const name of ["new.so", "libengine.so", "0.11.37.so"]) symlinkSync(other, place(name));
  for (const name of ["libsqlite3.so", "main.so"]) copyFileSync(sqlite, place(name));
  writeFileSync(place("main.so"), "\n", { flag: "a" });
  copyFileSync(await compileDoltliteArchive(), place("libdoltlite.a"));
  mkdirSync(place("build"));
  copyFileSync(await compileDoltliteShell(), place("build/doltlite"));
  copyFileSync(await compileSqliteShell(), place("build/sqlite3"));
  const script = [
    "CREATE TABLE t(a);",
    ".print BENCH_START",
    "INSERT INTO t VALUES(1);",
    ".print BENCH_END",
    "",
  ];
  writeFileSync(place("script.sql"), script.join("\n"));
  copyFileSync(path.join(root, "fixtures/doltlite-pr-1038.tsv"), place("medians.tsv"));
  const statements = [
    { sql: "CREATE TABLE users(id INTEGER PRIMARY KEY, name TEXT)" },
    { sql: "INSERT INTO users VALUES (?, ?)", values: [17, "Ada"] },
    { sql: "SELECT name FROM users WHERE id = ?", values: [17] },
  ];
  writeFileSync(place("statements.jsonl"), statements.map((one) => `${JSON.stringify(one)}\n`).join(""));
  for (const [version, library] of [
    ["0.51.3", doltlite],
    ["0.51.2", other],
  ] as const) {
    mkdirSync(place(`doltlite-${version}`));
    symlinkSync(library, place(`doltlite-${version}/libdoltlite.so`));
  }
  for (const folder of ["dist", "examples"]) symlinkSync(path.join(clone, folder), place(folder));
  cpSync(path.join(root, "examples/doltlite/bench"), place("bench"), { recursive: true });
  const measure = "sqlite-bench-gate run --candidate ./libdoltlite.so --baseline libsqlite3.so";
  const { status, stderr } = await inShell(
    `git show v1.0:settings.h > ../good.h
    cc ${flags.replace("settings.h", "../good.h")} -o ../good.so slowed.c -ldl
    for night in night-1 night-2; do ${measure} --out $night; done
    ${measure} --storages file --out shard-file
    for copy in shard-memory old; do cp --recursive night-1 $copy; done
    for copy in bench-results new; do cp --recursive night-2 $copy; done
    sqlite-bench-gate history add night-1/results.json --history nightly --branch main --commit "$(git rev-parse v1.0)"
    sqlite-bench-gate history add night-1/results.json --history releases --label 0.51.2 --date 2026-02-14
    sqlite-bench-gate run --candidate ./libdoltlite.so --max-minutes 0.001 --out stopped || test $? -eq 3`,
    repository.folder,
  );
  expect(status, stderr).toBe(0);
}

describe("commands that the documents show", () => {
  it("are many, and few of them are left out", () => {
    const testOf = ({ notRun = "" }: (typeof shown)[number]) => /\S+\.test\.ts/.exec(notRun)?.[0];
    const tested = shown.flatMap((block) => testOf(block) ?? []);
    expect(tested.filter((name) => !existsSync(path.join(import.meta.dirname, name)))).toEqual([]);
    const left = shown.filter((block) => block.notRun !== undefined && testOf(block) === undefined);
    expect(shown.length).toBeGreaterThan(30);
    expect(left.length).toBeLessThan(shown.length / 3);
  });

  const files = documents
    .map(({ file }) => file)
    .filter((file) =>
      shown.some(
        (block) =>
          block.file === file && block.notRun === undefined && ![tried, install].includes(block.text),
      ),
    );

  const seen = new Set([tried, install]);

  it.each(files)("end well, in their order: %s", async (file) => {
    const folder = path.join(machine, file.replaceAll("/", "-"));
    cpSync(template, folder, { recursive: true, verbatimSymlinks: true });
    for (const { text, notRun } of shown.filter((block) => block.file === file)) {
      if (notRun !== undefined || seen.has(text)) continue;
      seen.add(text);
      const { status, stdout, stderr } = await inShell(text, path.join(folder, "engine"));
      expect(status, `${text}\n${stdout}${stderr}`).toBe(0);
    }
  });
});
