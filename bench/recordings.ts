/**
 * Records real programs, replays each recording on several engines, and looks for planted faults with them.
 *
 * usage: node bench/recordings.ts [--python python3] [--programs shelf,coverage,people,cache,million] [--turns 3] [--out FOLDER]
 *
 * Needs Linux, and Python 3.13 or newer whose SQLite is a shared library. Everything is left in FOLDER. Exits with 1 if a check fails. The
 * program `million`, which does little but short statements, is recorded if it is named.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { markdownTable } from "markdown-table";
import { fetchRelease } from "../src/features/search/builds/releases/open-releases.ts";
import { median } from "../src/statistics/summary.ts";
import { cacheFolder, compiler, fetchDoltlite, fetchSqlite, print } from "./engines.ts";
import { compileLibsql } from "./fetched/builds.ts";
import { fetchDebianSqlite } from "./fetched/debian.ts";
import { compilePlanted } from "./hunt/planted.ts";
import { runTool } from "./tool.ts";

const { values: options } = parseArgs({
  options: {
    python: { type: "string", default: "python3" },
    programs: { type: "string", default: "shelf,coverage,people,cache" },
    turns: { type: "string", default: "3" },
    out: { type: "string", default: path.join(cacheFolder, "recordings") },
  },
});

const out = path.resolve(options.out);
const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
const beside = (name: string) => fileURLToPath(new URL(`recordings/${name}`, import.meta.url));
const python = { command: options.python, advice: "install Python 3.13" };
const programs = path.join(out, "venv", "bin");
const environment = { ...process.env, PATH: `${programs}:${process.env.PATH}` };

let failures = 0;

function check(words: string, isTrue: boolean): void {
  if (!isTrue) failures++;
  print(`${isTrue ? "yes" : "NO"}: ${words}`);
}

interface Finished {
  readonly status: number | null;
  readonly text: string;
  readonly seconds: number;
}

function execute(command: string, parameters: readonly string[], cwd: string): Finished {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(command, parameters, {
    ...{ cwd, env: environment, encoding: "utf8", maxBuffer: 100_000_000, timeout: 900_000 },
  });
  return { status, text: `${stdout}${stderr}`, seconds: (performance.now() - start) / 1000 };
}

const tool = (...parameters: readonly string[]) => execute(process.execPath, [cli, ...parameters], out);

/** Each program begins anew in a folder of its own. */
const commands: Readonly<Record<string, (folder: string) => readonly string[]>> = {
  shelf: (folder) => [path.join(programs, "python"), beside("modules.py"), path.join(folder, "shelf")],
  coverage: () => [
    ...["bash", "-c"],
    `PATH=${programs}:$PATH; coverage run --branch --parallel-mode --source=textwrap,bisect,heapq,string -m unittest -q test.test_textwrap test.test_bisect && ` +
      "coverage run --branch --parallel-mode --source=csv,heapq -m unittest -q test.test_csv && coverage combine -q && coverage report",
  ],
  people: (folder) => ["bash", beside("people.sh"), folder, programs],
  cache: (folder) => [path.join(programs, "python"), beside("cache.py"), path.join(folder, "cache")],
  million: (folder) => [path.join(programs, "python"), beside("million.py"), path.join(folder, "app.db")],
};

function commandOf(name: string, more: readonly string[] = []): { words: string[]; folder: string } {
  const folder = path.join(out, `${name}.work`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  if (name === "people") writePeople(folder);
  const command = commands[name];
  if (command === undefined)
    throw new Error(`--programs: ${name} is none of ${Object.keys(commands).join()}`);
  return { words: [...command(folder), ...more], folder };
}

/** 4,000 people with notes, and four orders for each. */
function writePeople(folder: string): void {
  const people = Array.from({ length: 4000 }, (_, at) => {
    const words = Array.from({ length: 12 }, (_, word) => `lemon${(at * 7 + word * word * 13) % 400}`);
    return `${at},Person ${at},City ${at % 50},${words.join(" ")}`;
  });
  const orders = Array.from(
    { length: 16_000 },
    (_, at) => `${at},Person ${(at * 31) % 4000},${(at % 200) - 90}`,
  );
  writeFileSync(path.join(folder, "people.csv"), `id,name,city,note\n${people.join("\n")}\n`);
  writeFileSync(path.join(folder, "orders.csv"), `id,person,amount\n${orders.join("\n")}\n`);
}

/** The processor's time of a program and its children, seconds, and what it printed. */
function timed(words: readonly string[], folder: string, before: readonly string[] = []) {
  const measured = ["bash", "-c", 'TIMEFORMAT="processor %U %S"; time "$@"', "bash", ...words];
  const [command = "", ...parameters] = [...before, ...measured];
  const finished = execute(command, parameters, folder);
  const [, user = "", system = ""] = /^processor ([\d.]+) ([\d.]+)$/m.exec(finished.text) ?? [];
  return { ...finished, processor: Number(user) + Number(system) };
}

const record = (name: string, ...more: readonly string[]) => [
  ...[process.execPath, cli, "record", "--quiet", "--out", path.join(out, `${name}.bench`), ...more, "--"],
];

interface RecordedProgram {
  readonly name: string;
  readonly text: string;
  readonly row: readonly string[];
}

function recordProgram(name: string): RecordedProgram {
  const turns = Array.from({ length: Number(options.turns) }, () => {
    const alone = commandOf(name);
    const without = timed(alone.words, alone.folder);
    rmSync(path.join(out, `${name}.bench`), { recursive: true, force: true });
    const { words, folder } = commandOf(name);
    const recorded = timed(words, folder, record(name));
    check(`${name} ends as it does alone`, without.status === 0 && recorded.status === 0);
    if (recorded.status !== 0) print(recorded.text);
    return { without, recorded };
  });
  const ratios = turns.map(({ without, recorded }) => recorded.processor / without.processor);
  const text = turns.at(-1)?.recorded.text ?? "";
  const [, statements = "", shapes = "", workloads = ""] =
    /^([\d,]+) statements? of (\d+) forms? in [\d,]+ transactions?; (\d+) workloads?$/m.exec(text) ?? [];
  const leftOut = [...text.matchAll(/^Left out, (\d+): /gm)].reduce((sum, [, many]) => sum + Number(many), 0);
  const bytes = globSync("*", { cwd: path.join(out, `${name}.bench`) })
    .map((file) => statSync(path.join(out, `${name}.bench`, file)).size)
    .reduce((sum, size) => sum + size, 0);
  const replays = turns.map(({ without, recorded }) => recorded.seconds - without.seconds);
  const percent = (ratio: number) => `${ratio < 1 ? "-" : "+"}${Math.abs(100 * (ratio - 1)).toFixed(0)} %`;
  const row = [
    ...[name, statements, shapes, workloads, String(leftOut), `${(bytes / 1e6).toFixed(1)} MB`],
    `${percent(median(ratios))} (${percent(Math.min(...ratios))} to ${percent(Math.max(...ratios))})`,
    `${median(replays).toFixed(1)} s`,
  ];
  return { name, text, row };
}

interface Derived {
  readonly tests: readonly { readonly test: string; readonly state: string }[];
  readonly headline?: { readonly baseline?: { readonly multiplier: number } };
}

/** The tests of a recording on an engine beside SQLite 3.54: how many have equal rows, and the mean of their times. */
function replay(name: string, engine: string, title: string, files = "*.yml"): string {
  const results = path.join(out, `${name}-${title.replaceAll(/\W+/g, "-")}`);
  rmSync(results, { recursive: true, force: true });
  const finished = tool(
    ...["run", "--candidate", engine, "--suites", "own"],
    ...["--own-workloads", path.join(out, `${name}.bench`, files), "--rounds", "3", "--max-minutes", "2"],
    ...["--ceiling", "1000", "--average-ceiling", "1000", "--quiet", "--out", results],
  );
  print(`  ${title}: ${name} took ${finished.seconds.toFixed(0)} s`);
  const file = path.join(results, "results.json");
  if (statSync(file, { throwIfNoEntry: false }) === undefined) return `refused: ${finished.text.trim()}`;
  const { derived } = JSON.parse(readFileSync(file, "utf8")) as { derived: Derived };
  const equal = derived.tests.filter(({ state }) => state === "measured").length;
  const mean = derived.headline?.baseline?.multiplier;
  const odd = derived.tests.filter(({ state }) => state !== "measured");
  for (const { test, state } of odd) print(`  ${title}: ${test}: ${state}`);
  return `${equal} of ${derived.tests.length}${mean === undefined ? "" : `, ${mean.toFixed(2)}x`}`;
}

async function enginesByName(): Promise<Map<string, string>> {
  const settings = {
    ...{ compiler, environment: process.env, timeoutMs: 600_000, cacheFolder, folder: out },
  };
  const released = { package: "npm:better-sqlite3", version: "12.5.0" };
  const fetched = await fetchRelease(released, settings, new AbortController().signal);
  if (fetched.state !== "built") throw new Error(fetched.message);
  return new Map([
    ["SQLite 3.40 of Debian", fetchDebianSqlite().path],
    ["SQLite 3.51 of better-sqlite3 12.5.0", fetched.engine],
    ["DoltLite", path.resolve(fetchDoltlite())],
    ["libSQL", await compileLibsql()],
  ]);
}

/** A fault in one function of SQLite is named by the workload that needs it, and by the release that has it. */
function findFaults(): void {
  const file = globSync("people_select*.yml", { cwd: path.join(out, "people.bench") })
    .map((name) => path.join(out, "people.bench", name))
    .find((name) => /LIKE/.test(readFileSync(name, "utf8")));
  if (file === undefined) throw new Error("people.bench has no workload with LIKE");
  const test = `own/file/reads/${path.basename(file, ".yml")}`;
  const good = compilePlanted("none");
  const releases = ["leak", "hang", "like"].map((fault) => compilePlanted(fault as "like"));
  const after = path.join(out, "release-after.so");
  copyFileSync(releases.at(-1) ?? "", after);
  const own = ["--own-workloads", file];
  const compared = tool("compare", good, releases.at(-1) ?? "", ...own, "--max-minutes", "0.5", "--quiet");
  check(
    `compare names the workload of a LIKE that is slower: ${test}`,
    compared.status === 1 && compared.text.includes(path.basename(file, ".yml")),
  );
  const bisected = tool(
    ...["bisect", good, ...releases, after, ...own, "--test", test, "--out", path.join(out, "bisect")],
  );
  const named = /planted-(\w+)-\S*/.exec(
    bisected.text.split("\n").find((line) => /first/i.test(line)) ?? "",
  )?.[1];
  check(`bisect names the release that made LIKE slower (${named})`, named === "like");
  if (named !== "like") print(bisected.text);
  const totals = globSync("people_select*.yml", { cwd: path.join(out, "people.bench") }).find((name) =>
    /abs/.test(readFileSync(path.join(out, "people.bench", name), "utf8")),
  );
  const wrong = replay("people", compilePlanted("wrong"), "planted: abs() is wrong", totals);
  check(`a run refuses the engine whose abs() is wrong: ${wrong} equal`, wrong.startsWith("0 of 1"));
}

/** A program that is killed leaves what it had executed. */
function recordKilled(): void {
  rmSync(path.join(out, "killed.bench"), { recursive: true, force: true });
  const { words, folder } = commandOf("cache", ["killed"]);
  const { text } = execute(record("killed")[0] ?? "", [...record("killed").slice(1), ...words], folder);
  check("a program that is killed is said to be", text.includes("ended with SIGKILL"));
  const lines = readFileSync(path.join(out, "killed.bench", "killed_sequence.jsonl"), "utf8")
    .trim()
    .split("\n");
  check(
    `${lines.length} of its statements are there, the last a ROLLBACK`,
    lines.at(-1) === '{"sql":"ROLLBACK;"}',
  );
}

/** Without any of the words of the program, the replay finds as much. */
function recordRedacted(): void {
  rmSync(path.join(out, "people-redacted.bench"), { recursive: true, force: true });
  const { words, folder } = commandOf("people");
  const { status, text } = execute(
    record("people-redacted", "--redact")[0] ?? "",
    [...record("people-redacted", "--redact").slice(1), ...words],
    folder,
  );
  check("a program with full text is recorded with --redact", status === 0);
  if (status !== 0) throw new Error(text);
  const files = globSync("*", { cwd: path.join(out, "people-redacted.bench") });
  const found = files.filter((file) =>
    /Person \d|City \d|lemon\d/.test(readFileSync(path.join(out, "people-redacted.bench", file), "latin1")),
  );
  check(`none of its ${files.length} files has a word of the program ${found.join()}`, found.length === 0);
  print(text);
}

mkdirSync(out, { recursive: true });
if (statSync(programs, { throwIfNoEntry: false }) === undefined)
  runTool(python, ["-m", "venv", path.join(out, "venv")]);
runTool({ ...python, command: path.join(programs, "python") }, [
  ...["-m", "pip", "install", "--quiet", "--no-deps", "--requirement", beside("requirements.txt")],
]);
print(
  `load ${loadavg()
    .map((one) => one.toFixed(1))
    .join(", ")}`,
);
const chosen = options.programs.split(",");
const recorded = chosen.map(recordProgram);
for (const { text } of recorded) print(text);
const heading = [
  "program",
  "statements",
  "forms",
  "workloads",
  "left out",
  "files",
  "processor",
  "trial replay",
];
print(
  markdownTable([heading, ...recorded.map(({ row }) => [...row])], { align: ["l", ...Array(7).fill("r")] }),
);
if (chosen.includes("cache")) recordKilled();
if (chosen.includes("people")) {
  recordRedacted();
  findFaults();
}
await fetchSqlite();
const engines = await enginesByName();
const rows = recorded.map(({ name }) => [
  name,
  ...[...engines].map(([title, engine]) => replay(name, engine, title)),
]);
print(markdownTable([["program", ...engines.keys()], ...rows]));
print(
  `load ${loadavg()
    .map((one) => one.toFixed(1))
    .join(", ")}`,
);
process.exitCode = failures === 0 ? 0 : 1;
