import { spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
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
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { driverCompiler, engineEnvironment as environment, fetchSqlite } from "../../bench/engines.ts";
import { fetchSqliteShell } from "../../bench/fetched/debian.ts";
import { DriverProcess } from "../../src/engines/driver-process.ts";
import { compileDriver } from "../../src/engines/driver-program.ts";
import { useFolder } from "../builders/folder.ts";
import { args } from "./args.ts";
import { compileFaulty, type Fault, isSanitized } from "./engines.ts";

const folder = useFolder("driver-input");
const never = new AbortController().signal;
let driver: string;
let sqlite: string;
let made = 0;

beforeAll(async () => {
  driver = (await compileDriver(driverCompiler, () => {}, never)).path;
  sqlite = await fetchSqlite();
});

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
  ...args`serve --storage memory
    --prepare ${statements("CREATE TABLE t(i);", "INSERT INTO t VALUES (1);")}`,
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

describe("a value that is fetched", () => {
  it("is read, so that no engine can leave it to be made where somebody looks at it", async () => {
    const read = (library: string) => {
      return drive([...inMemory().slice(0, -1), library], (process) =>
        sample(process, "time", "reads", statements("SELECT 'a text';")),
      );
    };
    expect((await read(sqlite)).rows).toBe(1);
    await expect(read(await compileFaulty("unreadable text"))).rejects.toThrow(/signal 11 \(SIGSEGV\)/);
  });
});

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
    [["--shell", "sqlite3"], "--engine, --shell and --server are different engines"],
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
    [["time", "read", "FILE"], "time needs reads or writes"],
    [["hash", "writes"], "no statements are named"],
    [["floor"], 'unknown command "floor"'],
    [[""], "an empty command"],
  ])("are refused where one is %j", async (command, message) => {
    await expect(drive(inMemory(), (process) => sample(process, ...command))).rejects.toThrow(
      `command: ${message}`,
    );
  });

  it("are refused where one is longer than any can be", async () => {
    await expect(drive(inMemory(), (process) => sample(process, "x".repeat(20_000)))).rejects.toThrow(
      "command: a command is longer than 16384 bytes",
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

  describe.runIf(process.platform === "linux")("has flushes", () => {
    const counted = async (library: string, ...places: readonly string[]) => {
      const parameters = [...onFile("--count-calls", "--engine", library), ...places];
      return (await drive(parameters, (process) => sample(process, ...insert()))).calls;
    };

    it.each<Fault>(["flush nothing", "flush memory", "flush closed"])(
      "counted as none that are of no file on a disk: %s",
      async (fault) => {
        const { fsync = 0, fdatasync = 0 } = (await counted(sqlite)) ?? {};
        expect(fsync + fdatasync).toBeGreaterThan(0);
        const faulty = await counted(await compileFaulty(fault));
        expect(faulty).toMatchObject({ unseen: 0, fsync: 0, fdatasync: 0 });
      },
    );

    it("counted in memory if the database is there", async () => {
      const memory = mkdtempSync("/dev/shm/sqlite-bench-gate-");
      try {
        cpSync(template, path.join(memory, "template"), { recursive: true });
        const places = ["--template", path.join(memory, "template"), "--work", path.join(memory, "work")];
        expect(await counted(sqlite, ...places)).toEqual(await counted(sqlite));
      } finally {
        rmSync(memory, { recursive: true });
      }
    });
  });

  it.runIf(process.platform === "linux")(
    "is opened in a time without that of others on its processor",
    async () => {
      const large = path.join(folder, "large");
      mkdirSync(large);
      const prepare = statements("CREATE TABLE t(i);", "INSERT INTO t VALUES (zeroblob(2000000));");
      const build = ["build", "--template", large, "--prepare", prepare, "--engine", sqlite];
      await drive(build, (process) => process.expect("built"));
      // It takes 40 ms of a processor to open, and the statement more.
      const parameters = [...onFile("--engine", await compileFaulty("open by size")), "--template", large];
      const count =
        "WITH RECURSIVE r(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM r WHERE i < 6000000) SELECT count(*) FROM r;";
      const one = /^Cpus_allowed_list:\s*(\d+)/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1] ?? "0";
      const busy = [1, 2, 3].map(() => spawn("taskset", ["-c", one, "sh", "-c", "while :; do :; done"]));
      try {
        const { open_ns: opened = 0, queued_ns: queued = 0 } = await drive(
          ["-c", one, driver, ...parameters],
          (process) => sample(process, "cold", "connection", "reads", statements(count)),
          "taskset",
        );
        expect(queued).toBeGreaterThan(100e6);
        expect(opened).toBeGreaterThan(40e6);
        expect(opened).toBeLessThan(70e6);
      } finally {
        for (const one of busy) one.kill();
      }
    },
  );

  it.runIf(process.platform === "linux")(
    "is opened in a time with its own waiting, whatever the driver waits for while it reads how long that was",
    async () => {
      const parameters = onFile("--engine", await compileFaulty("wait while read"));
      const { ns, open_ns: opened = 0 } = await drive(parameters, (process) =>
        sample(process, "cold", "connection", "reads", statements("SELECT count(*) FROM t;")),
      );
      expect(opened).toBeGreaterThan(45e6);
      expect(ns).toBeGreaterThan(45e6);
    },
  );

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

describe("the time of each transaction", () => {
  const prepared = ["sINSERT INTO t VALUES (?);", ...Array.from({ length: 12 }, () => ["e0", "i7"]).flat()];
  const forms = [
    ["text", [], Array.from({ length: 12 }, () => "INSERT INTO t VALUES (7);")],
    ["prepared statements", ["--prepared"], prepared],
  ] as const;
  const fields = ["order 3", "payment 1", "order 4", "stock 4"];

  /** A sample in turns of its own, so that its statements are divided into chunks. */
  async function inChunks(process: DriverProcess, inChunk: number, ...command: readonly string[]) {
    const table = path.join(folder, "turns");
    writeFileSync(table, Buffer.alloc(32));
    await process.expect("serving");
    process.send(...command);
    await process.expect("ready");
    process.send("go", table, "1", "0", String(inChunk), "1");
    const taken = await process.expect("sample");
    process.send("seen");
    return taken;
  }

  it.each(forms)("is in a histogram for each name, of a sample of %s", async (_, more, file) => {
    const command = ["time", "writes", statements(...file), "", statements(...fields)];
    const {
      ns,
      queued_ns: queued = 0,
      transactions = {},
    } = await drive(inMemory(...more), (process) => sample(process, ...command));
    const counts = Object.entries(transactions).map(([name, { counts }]) => [
      name,
      counts.reduce((sum, [, count]) => sum + count, 0),
    ]);
    expect(counts).toEqual([
      ["order", 2],
      ["payment", 1],
      ["stock", 1],
    ]);
    for (const { max_ns } of Object.values(transactions)) expect(max_ns).toBeLessThanOrEqual(ns + queued);
  });

  it.each(forms)(
    "is the sum of its parts where chunks divide it, of a sample of %s",
    async (_, more, file) => {
      const command = ["time", "writes", statements(...file), "", statements("whole 12")];
      const {
        ns,
        queued_ns: queued = 0,
        chunks,
        transactions,
      } = await drive(inMemory(...more), (process) => inChunks(process, 5, ...command));
      expect(chunks).toHaveLength(3);
      const longest = transactions?.whole?.max_ns ?? 0;
      expect(longest).toBeGreaterThan(Math.max(...(chunks ?? [])));
      // A transaction lasts while other processes have its processor; the sample's time excludes that.
      expect(longest).toBeLessThanOrEqual(ns + queued);
    },
  );

  it("is there together with that of each statement", async () => {
    const command = ["time", "writes", statements(...forms[0][2]), "", statements(...fields)];
    const both = await drive(inMemory("--latencies"), (process) => sample(process, ...command));
    expect(both.latencies?.counts.reduce((sum, [, count]) => sum + count, 0)).toBe(12);
    expect(Object.keys(both.transactions ?? {})).toEqual(["order", "payment", "stock"]);
  });

  it("is not there of a shell, which is fed many statements at once", async () => {
    const prepare = statements("CREATE TABLE t(i);");
    const served = ["serve", "--storage", "memory", "--no-fork", "--prepare", prepare];
    const command = ["time", "writes", statements(...forms[0][2]), "", statements(...fields)];
    const result = await drive([...served, "--shell", fetchSqliteShell().path], (process) =>
      sample(process, ...command),
    );
    expect(result.changes).toBe(12);
    expect(result.transactions).toBeUndefined();
  });

  it.each([
    [["order 3", "order 8"], /transactions: \S+ has 11 statements, and there are 12/],
    [["order 12 "], /transactions: "order 12 " is not a name and a number of statements/],
    [["order"], /transactions: "order" is not a name/],
    [[" 12"], /transactions: " 12" is not a name/],
    [["order 0", "order 12"], /transactions: "order 0" is not a name/],
    [["order -12"], /transactions: "order -12" is not a name/],
    [["order 99999999999"], /transactions: "order 99999999999" is not a name/],
    [
      Array.from({ length: 33 }, (_, index) => `name${index} 1`),
      /transactions: there are more than 32 names/,
    ],
  ])("is not taken where they are %j", async (wrong, message) => {
    const command = ["time", "writes", statements(...forms[0][2]), "", statements(...wrong)];
    await expect(drive(inMemory(), (process) => sample(process, ...command))).rejects.toThrow(message);
  });
});

describe("an invariant", () => {
  const insert = statements("INSERT INTO t VALUES (2);");
  const held = "SELECT 'there are ' || count(*) || ' rows' FROM t HAVING count(*) <> 2;";
  const violated = "SELECT 'there are ' || count(*) || ' rows' FROM t HAVING count(*) <> 1;";
  const engines: readonly [string, (prepare: string) => readonly string[]][] = [
    ["a library", (prepare) => ["--prepare", prepare, "--engine", sqlite]],
    ["a shell", (prepare) => ["--prepare", prepare, "--no-fork", "--shell", fetchSqliteShell().path]],
  ];

  it.each(engines)("of %s fails a sample by what it returns, after the statements", async (_, engineOf) => {
    const prepare = statements("CREATE TABLE t(i);", "INSERT INTO t VALUES (1);");
    const check = (...queries: readonly string[]) =>
      drive(["serve", "--storage", "memory", ...engineOf(prepare)], (process) =>
        sample(process, "hash", "writes", insert, "", statements(...queries)),
      );
    expect(await check(held, held)).toMatchObject({ changes: 1 });
    await expect(check(held, violated)).rejects.toThrow(/^invariant: there are 2 rows$/);
    await expect(check("SELECT NULL;")).rejects.toThrow("invariant: a row was returned, in SELECT NULL;");
  });

  it("that an engine cannot ask is no invariant that holds", async () => {
    const command = ["hash", "writes", insert, "", statements("SELECT missing FROM t;")];
    await expect(drive(inMemory(), (process) => sample(process, ...command))).rejects.toThrow(
      "invariant: no such column: missing (code 1), in SELECT missing FROM t;",
    );
  });

  it("does not change the hash of the results", async () => {
    const hashOf = async (...more: readonly string[]) =>
      (await drive(inMemory(), (process) => sample(process, "hash", "writes", insert, "", ...more))).hash;
    expect(await hashOf(statements(held))).toBe(await hashOf());
  });
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
