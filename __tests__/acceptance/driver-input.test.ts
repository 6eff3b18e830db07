import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { driverCompiler, engineEnvironment as environment, fetchSqlite } from "../../bench/engines.ts";
import { fetchSqliteShell } from "../../bench/fetched/debian.ts";
import { DriverProcess } from "../../src/engines/driver-process.ts";
import { compileDriver } from "../../src/engines/driver-program.ts";
import { compileFaulty, isSanitized } from "./engines.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "driver-input-"));
const never = new AbortController().signal;
let driver: string;
let sqlite: string;
let made = 0;

beforeAll(async () => {
  driver = (await compileDriver(driverCompiler, () => {}, never)).path;
  sqlite = await fetchSqlite();
});

afterAll(() => rmSync(folder, { recursive: true }));

function statements(...all: readonly string[]): string {
  const file = path.join(folder, `${++made}.sql`);
  writeFileSync(file, all.map((one) => `${one}\0`).join(""));
  return file;
}

/** Starts the driver, asks it something, and ends it. */
async function drive<Value>(
  parameters: readonly string[],
  ask: (process: DriverProcess) => Promise<Value>,
  command = driver,
): Promise<Value> {
  const process = new DriverProcess({ command, environment }, parameters, never);
  try {
    return await ask(process);
  } finally {
    await process.close();
  }
}

const inMemory = (...more: readonly string[]) => [
  ...[
    "serve",
    "--storage",
    "memory",
    "--prepare",
    statements("CREATE TABLE t(i);", "INSERT INTO t VALUES (1);"),
  ],
  ...["--engine", sqlite, ...more],
];

const serving = (process: DriverProcess) => process.expect("serving");

async function sample(process: DriverProcess, ...command: readonly string[]) {
  await process.expect("serving");
  process.send(...command);
  await process.expect("ready");
  process.send("go");
  return await process.expect("sample");
}

describe("the driver's arguments", () => {
  it("may be any number of settings, of which each is run", async () => {
    const settings = Array.from({ length: 100 }, (_, index) => [
      "--setting",
      `PRAGMA cache_size=${index + 1};`,
    ]);
    const size = await drive(inMemory(...settings.flat()), async (process) => {
      await process.expect("serving");
      process.send("settings");
      return (await process.expect("settings")).cache_size;
    });
    expect(size).toBe("100");
  });

  it.each(["many", "", "0", "-5", "+5", " 5", "5 ", "5k", "1e9", "0x10", "9223372036854775808"])(
    "are refused with an address space of %j bytes",
    async (bytes) => {
      await expect(drive(inMemory("--memory", bytes), serving)).rejects.toThrow(
        `usage: --memory must be a positive decimal number of bytes, not "${bytes}"`,
      );
    },
  );

  it.each([
    [["--storage", "disk"], '--storage must be memory or file, not "disk"'],
    [["--shell", "sqlite3"], "--engine and --shell are two engines"],
    [["--settings", "PRAGMA cache_size=1;"], "unknown option --settings"],
    [["--setting"], "--setting has no value"],
  ])("are refused with %j", async (more, message) => {
    await expect(drive(inMemory(...more), serving)).rejects.toThrow(`usage: ${message}`);
  });

  it("are refused where the command is unknown", async () => {
    await expect(drive(["serves"], serving)).rejects.toThrow("usage: unknown command serves");
  });
});

describe("the driver's commands", () => {
  it.each([
    [["times", "reads", "FILE"], 'unknown command "times"'],
    [["time", "read", "FILE"], "time needs reads or writes, and a file of statements"],
    [["hash", "writes"], "hash needs reads or writes, and a file of statements"],
    [["floor"], 'unknown command "floor"'],
    [[""], "an empty command"],
  ])("are refused where one is %j", async (command, message) => {
    await expect(drive(inMemory(), (process) => sample(process, ...command))).rejects.toThrow(
      `command: ${message}`,
    );
  });

  it("are refused where one is longer than any can be", async () => {
    await expect(drive(inMemory(), (process) => sample(process, "x".repeat(20_000)))).rejects.toThrow(
      "command: a command is longer than 12288 bytes",
    );
  });

  it("report a statement that fails after the timed ones, in a whole reply", async () => {
    const state = statements("SELECT i FROM t;", "SELECT missing FROM t;");
    const command = ["hash", "reads", statements("SELECT 1;"), state];
    await expect(drive(inMemory(), (process) => sample(process, ...command))).rejects.toThrow(
      "state: no such column: missing (code 1), in SELECT missing FROM t;",
    );
  });

  it("report how a sample ended also where the driver was started with SIGCHLD ignored", async () => {
    const ignoring = ["--ignore-signal=CHLD", driver, ...inMemory()];
    ignoring[ignoring.indexOf(sqlite)] = await compileFaulty("crash");
    const command = ["time", "reads", statements("SELECT i FROM t GROUP BY i;")];
    await expect(drive(ignoring, (process) => sample(process, ...command), "env")).rejects.toThrow(
      "signal 6 (SIGABRT)",
    );
  });
});

describe("a database on file", () => {
  const template = path.join(folder, "template");
  const work = path.join(folder, "work");

  beforeAll(async () => {
    mkdirSync(template);
    const prepare = ["--prepare", statements("CREATE TABLE t(i);")];
    const build = ["build", "--template", template, ...prepare, "--engine", sqlite];
    await drive(build, (process) => process.expect("built"));
  });

  const onFile = (...more: readonly string[]) => [
    ...["serve", "--storage", "file", "--template", template, "--work", work, ...more],
  ];

  const insert = () => ["hash", "writes", statements("INSERT INTO t VALUES (1);")];

  it("is restored without following links that an engine has left", async () => {
    const kept = path.join(folder, "kept");
    mkdirSync(kept);
    writeFileSync(path.join(kept, "file"), "content");
    rmSync(work, { recursive: true, force: true });
    mkdirSync(work);
    symlinkSync(kept, path.join(work, "link"));
    symlinkSync(path.join(kept, "file"), path.join(work, "db"));
    await drive(onFile("--engine", sqlite), (process) => sample(process, ...insert()));
    expect(readFileSync(path.join(kept, "file"), "utf8")).toBe("content");
    expect(existsSync(path.join(work, "link"))).toBe(false);
    expect(lstatSync(path.join(work, "db")).isFile()).toBe(true);
    expect(readdirSync(kept)).toEqual(["file"]);
  });

  it.runIf(process.arch === "x64")("has calls of another instruction set counted as unseen", async () => {
    const counted = async (library: string) => {
      const parameters = onFile("--count-calls", "--engine", library);
      return (await drive(parameters, (process) => sample(process, ...insert()))).calls;
    };
    expect(await counted(sqlite)).toMatchObject({ unseen: 0, fsync: expect.any(Number) });
    const foreign = await counted(await compileFaulty("foreign fsync"));
    expect(foreign).toMatchObject({ fsync: 0, fdatasync: 0 });
    expect(foreign?.unseen).toBeGreaterThan(0);
  });

  it("has the calls of a shell counted, which is a process of its own", async () => {
    const count = async (...engine: readonly string[]) => {
      const parameters = onFile("--count-calls", "--no-fork", ...engine);
      return (await drive(parameters, (process) => sample(process, ...insert()))).calls;
    };
    const calls = await count("--shell", fetchSqliteShell().path);
    expect(calls).toMatchObject({ unseen: 0, fdatasync: expect.any(Number) });
    expect((calls?.fsync ?? 0) + (calls?.fdatasync ?? 0)).toBeGreaterThan(0);
    expect(calls?.writes).toBeGreaterThan(0);
  });
});

describe("the time of each statement", () => {
  it.each([
    ["text", [], statementsOf],
    ["prepared statements", ["--prepared"], fieldsOf],
  ] as const)("is in the histogram of a sample of %s", async (_, more, write) => {
    const file = write(500);
    const parameters = inMemory("--latencies", ...more);
    const { latencies } = await drive(parameters, (process) => sample(process, "time", "writes", file));
    expect(latencies?.counts.reduce((sum, [, count]) => sum + count, 0)).toBe(500);
    const highest = latencies?.counts.at(-1)?.[0] ?? -1;
    // A bucket holds times of its octave, by their six bits after the first.
    const bucketOf = (ns: number) => {
      const shift = Math.max(0, Math.floor(Math.log2(ns)) - 6);
      return shift * 64 + Math.floor(ns / 2 ** shift);
    };
    expect(highest).toBe(bucketOf(latencies?.max_ns ?? 0));
  });

  function statementsOf(count: number): string {
    return statements(...Array.from({ length: count }, (_, index) => `INSERT INTO t VALUES (${index});`));
  }

  function fieldsOf(count: number): string {
    const executions = Array.from({ length: count }, (_, index) => ["e0", `i${index}`]);
    return statements("sINSERT INTO t VALUES (?);", ...executions.flat());
  }
});

describe("a shell", () => {
  const shell = (program: string, prepare: string, ...more: readonly string[]) => [
    ...["serve", "--storage", "memory", "--no-fork", "--prepare", prepare, "--shell", program, ...more],
  ];

  it.each([
    [[], "--shell needs --no-fork"],
    [["--no-fork", "--prepared"], "a shell is fed whole texts"],
    [["--no-fork", "--latencies"], "a shell is fed whole texts"],
  ])("is refused with %j", async (more, message) => {
    const prepare = statements("CREATE TABLE t(i);");
    const served = ["serve", "--storage", "memory", "--prepare", prepare, "--shell", "/bin/true", ...more];
    await expect(drive(served, serving)).rejects.toThrow(`usage: ${message}`);
  });

  it("that ends more statements than it was sent is refused", async () => {
    const program = path.join(folder, "repeating.sh");
    writeFileSync(
      program,
      `#!/bin/sh\nexec sed -u 's/^\\.print =$/&\\n&\\n&/' | '${fetchSqliteShell().path}' "$@"\n`,
    );
    chmodSync(program, 0o755);
    // Exactly a page, behind which nothing may be read.
    const one = `SELECT 1; --${"x".repeat(4084)}`;
    const command = ["hash", "reads", statements(one)];
    await expect(
      drive(shell(program, statements("CREATE TABLE t(i);")), (process) => sample(process, ...command)),
    ).rejects.toThrow(/results: the shell (was done with 3 of 1 statements|printed something)/);
  });

  // AddressSanitizer reserves more addresses than the limit on memory allows.
  it.skipIf(isSanitized)("is not fed where there is no memory for what it is to be fed with", async () => {
    const large = statements(`SELECT '${"x".repeat(32 << 20)}';`);
    const parameters = shell(fetchSqliteShell().path, large, "--memory", String(64 << 20));
    await expect(drive(parameters, serving)).rejects.toThrow(/memory: no memory for \d+ bytes/);
  });
});
