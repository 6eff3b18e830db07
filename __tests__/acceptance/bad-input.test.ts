import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchSqlite } from "../../bench/engines.ts";
import { useFolder } from "../builders/folder.ts";
import { args } from "./args.ts";
import { cli, run } from "./cli.ts";
import { compileFaulty } from "./engines.ts";

const folder = useFolder("bad-input");
const results = readFileSync(
  fileURLToPath(new URL("../../fixtures/results-v4.json", import.meta.url)),
  "utf8",
);
let sqlite: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
});

function file(name: string, content: string | Buffer): string {
  const place = path.join(folder, name);
  writeFileSync(place, content);
  return place;
}

/** Expects exit status 2, nothing on standard output, and one line on standard error. */
async function expectRefusal(
  parameters: readonly string[],
  words: string | RegExp,
  options = {},
): Promise<void> {
  const { status, stdout, stderr } = await run(parameters, options);
  expect(stderr).toMatch(words);
  expect(stderr).toMatch(/^sqlite-bench-gate: [^\n]+\n$/);
  expect(stderr).not.toContain("\u001b");
  expect(stdout).toBe("");
  expect(status).toBe(2);
}

/** The command line as a user of a container has it who is in no list of users. */
const asNobody = ["--reuid", "54321", "--regid", "54321", "--clear-groups", process.execPath, cli];

/** Whether there is such a user here, for whom the program can be read. */
const isNobody = spawnSync("setpriv", [...asNobody, "--version"], { cwd: "/" }).status === 0;

describe.runIf(isNobody)("a user who has neither HOME nor an entry in the list of users", () => {
  it.each([["run", "--candidate", "engine.so"], ["doctor"]])("is told so by %s", async (...parameters) => {
    const { HOME: _, XDG_CACHE_HOME: __, ...env } = process.env;
    await expectRefusal(
      [...asNobody, ...parameters],
      /^sqlite-bench-gate: the environment variable HOME: there is no home folder for the cache: set HOME, or XDG_CACHE_HOME, to an absolute path\n$/,
      { command: "setpriv", env, cwd: "/" },
    );
  });
});

/** Whether this user may mount a disk in a namespace. */
const mayMount = spawnSync("unshare", ["-rm", "true"]).status === 0;

// https://github.com/lovell/sharp/issues/704
describe.runIf(mayMount)("a disk that is mounted noexec is named", () => {
  const mount =
    'mount -t tmpfs -o noexec none "$0" && cp "$ENGINE" "$0/engine.so" && cp /bin/true "$0/program" && exec "$@"';

  /** Runs the tool where a folder, which it makes, is such a disk with a copy of SQLite and a program. */
  const runThere = (disk: string, engine: string, words: string | RegExp) => {
    mkdirSync(path.join(folder, disk));
    const place = path.join(folder, disk);
    const cache = disk === "cache" ? { XDG_CACHE_HOME: place } : {};
    return expectRefusal(
      ["-rm", "sh", "-c", mount, place, process.execPath, cli, "run", "--candidate", engine, "--quiet"],
      words,
      { command: "unshare", env: { ...process.env, ENGINE: sqlite, ...cache }, cwd: folder },
    );
  };

  it("if the cache is on it", async () => {
    await runThere(
      "cache",
      sqlite,
      /cache folder \S+\/cache\/sqlite-bench-gate: what is compiled there cannot be run, as on a disk that is mounted noexec: set XDG_CACHE_HOME/,
    );
  });

  it("by doctor too, with what to do", () => {
    const place = mkdtempSync(path.join(folder, "doctor-"));
    const { stdout } = spawnSync(
      "unshare",
      ["-rm", "sh", "-c", mount, place, process.execPath, cli, "doctor"],
      {
        env: { ...process.env, ENGINE: sqlite, XDG_CACHE_HOME: place },
        encoding: "utf8",
      },
    );
    expect(stdout).toMatch(/^missing +Cache +run +cache folder /m);
    expect(stdout).toContain(
      "  Cache: set XDG_CACHE_HOME to a folder that you may write, on a disk that is not mounted noexec\n",
    );
    expect(stdout).not.toContain("apt-get install gcc");
  });

  it("if the engine is a program on it", async () => {
    await runThere(
      "programs",
      path.join(folder, "programs/program"),
      /programs\/program" is a program that cannot be run: is its disk mounted noexec\? then give a copy on another disk$/m,
    );
  });

  it("if the engine is on it", async () => {
    await runThere(
      "disk",
      path.join(folder, "disk/engine.so"),
      /engine\.so" cannot be loaded: .*; is its disk mounted noexec\? then give a copy on another disk$/m,
    );
  });
});

it("a cache that cannot be written is named by doctor, and no compiler is missing", () => {
  // A folder that nobody may write, root neither.
  const env = { ...process.env, XDG_CACHE_HOME: "/proc" };
  const { stdout } = spawnSync(process.execPath, [cli, "doctor"], { env, encoding: "utf8" });
  expect(stdout).toMatch(/^missing +Cache +run +cache folder \/proc\/sqlite-bench-gate /m);
  expect(stdout).not.toContain("apt-get install gcc");
});

describe.runIf(isNobody)("a cache that another user owns", () => {
  it("is named in place of the linker's words", async () => {
    const owned = mkdtempSync(path.join(folder, "owned-"));
    for (const one of [folder, owned]) chmodSync(one, 0o755);
    mkdirSync(path.join(owned, "sqlite-bench-gate"));
    await expectRefusal(
      [...asNobody, "run", "--candidate", "engine.so", "--quiet", "--out", path.join(os.tmpdir(), "owned")],
      /cache folder \S+ cannot be written \(EACCES: .*\): set XDG_CACHE_HOME to a writable folder\n$/,
      { command: "setpriv", env: { ...process.env, XDG_CACHE_HOME: owned }, cwd: "/" },
    );
  });
});

describe("what is wrong on the command line is said in one line", () => {
  it.each([
    [["run", "--candidat", "x"], "unknown option '--candidat'"],
    [["rum"], '"rum" is no command, and no file has this path: did you mean run?'],
    [["./missing.so"], 'no file has the path "./missing.so": give the path of an engine'],
    [[os.tmpdir()], "is a folder, and no command: give the path of the engine's file in it"],
    [["run", os.tmpdir()], "is not a file: give a shared library"],
    [["run"], "no candidate is given"],
  ])("%j", async (parameters, words) => {
    await expectRefusal(parameters, words);
  });
});

it("an engine that cannot be opened leaves no folder behind", async () => {
  const out = path.join(folder, "none", "of", "these");
  await expectRefusal(["run", "missing.so", "--out", out], 'missing.so" does not exist');
  await expectRefusal(["run", file("text.so", "text"), "--out", out], "is not a shared library");
  expect(existsSync(path.join(folder, "none"))).toBe(false);
});

describe("a repository with bench-results, or a part of it, as a link elsewhere", () => {
  /** A checkout with a link, to a folder with everything that a command would empty or replace. */
  function hostile(name: string, link: string) {
    const [repository, target] = ["repository", "target"].map((one) => path.join(folder, name, one)) as [
      string,
      string,
    ];
    for (const one of ["worktrees", "measuring", "builds"])
      mkdirSync(path.join(target, one), { recursive: true });
    for (const one of ["worktrees/kept", "measuring/kept", "results.json", "bisect.json", "results.sqlite"])
      writeFileSync(path.join(target, one), "kept");
    mkdirSync(path.dirname(path.join(repository, link)), { recursive: true });
    execFileSync("git", ["init", "--quiet", repository]);
    writeFileSync(path.join(repository, "results.json"), results);
    const isFolder = link.split("/").length === 1;
    symlinkSync(isFolder ? target : path.join(target, path.basename(link)), path.join(repository, link));
    const env = {
      ...process.env,
      GIT_AUTHOR_NAME: "a",
      GIT_AUTHOR_EMAIL: "a",
      GIT_COMMITTER_NAME: "a",
      GIT_COMMITTER_EMAIL: "a",
    };
    for (const words of [
      ["add", "--all"],
      ["commit", "--quiet", "-m", "Begin"],
      ["commit", "--quiet", "--allow-empty", "-m", "Go on"],
    ])
      execFileSync("git", words, { cwd: repository, env });
    return {
      repository,
      listed: () => execFileSync("find", [target, "-printf", "%P %s\\n"], { encoding: "utf8" }),
    };
  }

  const test = ["--test", "int/memory/reads/table_scan"];
  const ends = ["--good", "HEAD~1", "--bad", "HEAD", "--build", "true", "--candidate", "x.so"];

  it.each([
    ["run", "bench-results", () => ["run", "--candidate", path.resolve(sqlite)]],
    ["run-file", "bench-results/results.json", () => ["run", "--candidate", path.resolve(sqlite)]],
    ["run-store", "bench-results/results.sqlite", () => ["run", "--candidate", path.resolve(sqlite)]],
    [
      "resume",
      "bench-results",
      () => ["run", "--candidate", path.resolve(sqlite), "--resume", "bench-results"],
    ],
    ["report", "bench-results", () => ["report", "results.json", "--out", "bench-results"]],
    ["replay", "bench-results", () => ["replay", "results.json", "--out", "bench-results"]],
    ["html", "bench-results", () => ["html", "results.json", "--out", "bench-results/report.html"]],
    ["html-file", "report.html", () => ["html", "results.json", "--out", "report.html"]],
    ["history", "nightly", () => ["history", "add", "results.json", "--history", "nightly/new"]],
    ["bisect", "bench-results", () => ["bisect", ...ends, ...test]],
    ["bisect-worktrees", "bench-results/worktrees", () => ["bisect", ...ends, ...test]],
    ["bisect-builds", "bench-results/builds", () => ["bisect", ...ends, ...test]],
    ["bisect-resume", "bench-results", () => ["bisect", ...ends, ...test, "--resume", "bench-results"]],
    [
      "bisect-releases",
      "bench-results",
      () => ["bisect", "--releases", "x", "--good", "1", "--bad", "2", ...test],
    ],
  ])("is refused, and nothing behind the link changes: %s", async (name, link, parameters) => {
    const { repository, listed } = hostile(name, link);
    const before = listed();
    const { status, stderr } = await run(parameters(), { cwd: repository });
    expect(stderr).toContain(`"${link}" is a symbolic link to "${path.join(folder, name, "target")}`);
    expect(status).toBe(2);
    expect(listed()).toBe(before);
  });

  it("can be named as the folder that it leads to", async () => {
    const { repository } = hostile("named", "bench-results");
    const target = path.join(folder, "named/target");
    const { status } = await run(["html", "results.json", "--out", path.join(target, "page.html")], {
      cwd: repository,
    });
    expect(status).toBe(0);
    expect(existsSync(path.join(target, "page.html"))).toBe(true);
  });
});

describe("a candidate that cannot be used", () => {
  const candidate = (library: string) => ["run", "--candidate", library, "--out", path.join(folder, "out")];

  it("does not exist", async () => {
    await expectRefusal(candidate("/no/such/engine.so"), 'candidate "/no/such/engine.so" does not exist');
  });

  it("is not a library", async () => {
    const library = file("text.so", "SELECT 1;");
    await expectRefusal(candidate(library), `candidate "${library}" is not a shared library`);
  });

  it("is for another processor", async () => {
    const header = Buffer.from(readFileSync(sqlite));
    header.writeUInt16LE(process.arch === "x64" ? 0xb7 : 0x3e, 18);
    const library = file("other-processor.so", header);
    await expectRefusal(
      candidate(library),
      /is built for (arm64, this machine is x86-64|x86-64, this machine is arm64)/,
    );
  });

  it("is a library of something else", async () => {
    const library = path.join(folder, "nothing.so");
    execFileSync("cc", ["-shared", "-o", library, "-x", "c", "/dev/null"]);
    await expectRefusal(
      candidate(library),
      `candidate "${library}" exports no sqlite3_open_v2, and 9 other functions are missing: give a shared library with SQLite's C API`,
    );
  });

  it("is not linked", async () => {
    const object = path.join(folder, "nothing.o");
    execFileSync("cc", ["-c", "-o", object, "-x", "c", "/dev/null"]);
    await expectRefusal(candidate(object), `candidate "${object}" is an object file, not a shared library`);
  });

  it("lacks a function that the driver needs", async () => {
    const library = await compileFaulty("missing symbol");
    await expectRefusal(
      candidate(library),
      "lacks functions of SQLite's C API that the driver calls: sqlite3_finalize",
    );
  });
});

describe("a results file that cannot be used", () => {
  it("does not exist", async () => {
    await expectRefusal(
      ["report", "/no/such/results.json"],
      'results file "/no/such/results.json" cannot be read',
    );
  });

  it("is cut off", async () => {
    const cut = file("cut.json", results.slice(0, results.length / 2));
    await expectRefusal(["report", cut], `${cut}: cut off after`);
  });

  it("is the sample store", async () => {
    const store = file("results.sqlite", Buffer.from("SQLite format 3\0and pages"));
    await expectRefusal(["report", store], /results\.sqlite.*results\.json/);
  });

  it("has rounds with a hole, the same round twice, or a time that is none", async () => {
    const header = "variant storage kind test round baseline_ns candidate_ns".replaceAll(" ", "\t");
    const table = (name: string, ...rows: readonly string[]) =>
      file(
        name,
        [header, ...rows.map((row) => `int memory reads table_scan ${row}`.replaceAll(" ", "\t"))].join("\n"),
      );
    await expectRefusal(["replay", table("hole.tsv", "1 5 6", "3 5 6")], /hole\.tsv.*table_scan.*round 2/);
    await expectRefusal(["replay", table("twice.tsv", "1 5 6", "1 5 6")], /twice\.tsv line 3/);
    await expectRefusal(["replay", table("none.tsv", "1 0 6")], /none\.tsv line 2: baseline_ns is "0"/);
    await expectRefusal(["replay", table("below.tsv", "1 5 -6")], /below\.tsv line 2: candidate_ns is "-6"/);
  });

  it("is of a newer schema", async () => {
    const newer = file("newer.json", results.replace('"schema": 4', '"schema": 5'));
    await expectRefusal(["replay", newer], `${newer}: schema 5 was written by a newer version of this tool`);
  });
});

describe("what a message shows of an input", () => {
  it("steers neither a terminal nor a log of workflow commands", async () => {
    await expectRefusal(
      ["report", "nope\n::error::x\x1b[31m.json"],
      /^sqlite-bench-gate: results file "nope[^\n]*cannot be read/,
    );
    await expectRefusal(
      ["run", "--candidate", sqlite, "--out", path.join(folder, "a\tb")],
      "has a control character in its path",
    );
  });
});

describe("a machine that lacks something", () => {
  const small = () => args`run --candidate ${sqlite} --baseline ${sqlite} --rows 2000 --variants int`;

  it("has no C compiler", async () => {
    await expectRefusal(small(), 'C compiler "no-such-compiler" cannot be run', {
      env: { ...process.env, CC: "no-such-compiler" },
    });
  });

  it("cannot write the results folder", async () => {
    const place = path.join(file("occupied", ""), "results");
    await expectRefusal([...small(), "--out", place], `results folder ${place} cannot be written`);
  });

  /** Runs the tool in a Node.js that says something else of itself. */
  const pretending = (what: string) => ({
    env: { ...process.env, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(what)}` },
  });

  it("has no fork: Windows", async () => {
    const windows = pretending('Object.defineProperty(process, "platform", { value: "win32" })');
    await expectRefusal(small(), "platform win32 is not supported yet", windows);
  });

  it("has a Node.js on which the addon would crash", async () => {
    const old = pretending('Object.defineProperty(process.versions, "node", { value: "20.20.2" })');
    await expectRefusal(small(), "Node.js 22.12 or newer is needed, and this is 20.20.2", old);
  });

  it("has a full disk", () => {
    const place = path.join(folder, "full");
    mkdirSync(place);
    // A file system of two megabytes, which only the command inside sees.
    const script = 'mount -t tmpfs -o size=2m none "$1" && shift && exec "$@"';
    const command = [process.execPath, cli, ...small(), "--quiet", "--out", place];
    const inside = ["--mount", "--map-root-user", "sh", "-c", script, "sh", place, ...command];
    let failure: { status?: number; stderr?: Buffer } = {};
    try {
      execFileSync("unshare", inside, { stdio: ["ignore", "ignore", "pipe"] });
    } catch (cause) {
      failure = cause as typeof failure;
    }
    expect(failure.stderr?.toString()).toMatch(
      /^sqlite-bench-gate: .*cannot be written \(.*(ENOSPC|full).*\): .*--out\n$/,
    );
    expect(failure.status).toBe(2);
  });
});
