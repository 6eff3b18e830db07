import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import {
  driverCompiler,
  engineEnvironment as environment,
  fetchDoltlite,
  fetchSqlite,
  writeDriver,
} from "../../bench/engines.ts";
import { DriverProcess } from "../../src/engines/driver-process.ts";
import { compileDriver } from "../../src/engines/driver-program.ts";
import type { Engine, SampleRequest, Session, VariantFiles } from "../../src/engines/engine.ts";
import { openLibrary } from "../../src/engines/library.ts";
import type { Isolation } from "../../src/model/engine.ts";
import type { Storage } from "../../src/model/test.ts";
import { defaultSettings } from "../../src/suite/connection-settings.ts";
import { useFolder } from "../builders/folder.ts";
import { compileFaulty } from "./engines.ts";

const never = new AbortController().signal;
const folder = useFolder("driver");
const libraries: { sqlite: string; doltlite: string } = { sqlite: "", doltlite: "" };
let driver: string;

beforeAll(async () => {
  driver = (await compileDriver(driverCompiler, () => {}, never)).path;
  libraries.sqlite = await fetchSqlite();
  libraries.doltlite = fetchDoltlite();
});

function statements(name: string, ...sql: string[]): string {
  const file = path.join(folder, `${name}.sql`);
  writeFileSync(file, sql.map((statement) => `${statement}\0`).join(""));
  return file;
}

const values = Array.from({ length: 1000 }, (_, i) => `(${i}, 'text ${i}', ${i}.5, x'00ff', NULL)`).join(",");

function variant(name: string): VariantFiles {
  const place = path.join(folder, name);
  mkdirSync(place, { recursive: true });
  return {
    variant: "int",
    preparation: statements(
      "prepare",
      "CREATE TABLE t(i INTEGER PRIMARY KEY, s, r, b, n);",
      `INSERT INTO t VALUES ${values};`,
    ),
    template: (storage) => path.join(place, `${storage}-template`),
    work: (storage) => path.join(place, storage),
  };
}

function job(
  pass: SampleRequest["pass"],
  kind: SampleRequest["kind"],
  file: string,
  state?: string,
): SampleRequest {
  const timeoutMs = 60_000;
  if (pass === "time")
    return { pass, kind, timeoutMs, statements: file, warm: statements("warm", "SELECT count(*) FROM t;") };
  return { pass, kind, timeoutMs, statements: file, ...(state === undefined ? {} : { state }) };
}

function open(library: string, isolation: Isolation = "fork"): Promise<Engine> {
  return openLibrary(
    {
      part: "candidate",
      library,
      driver: { command: driver, environment },
      settings: defaultSettings,
      isolation,
    },
    never,
  );
}

async function withSession<Value>(
  library: string,
  storage: Storage,
  isolation: Isolation,
  work: (session: Session) => Promise<Value>,
): Promise<Value> {
  const engine = await open(library, isolation);
  const files = variant(`${path.basename(library)}-${storage}-${isolation}`);
  if (storage !== "memory") await engine.build(files, storage, never);
  const session = await engine.open(files, storage, "time", never);
  try {
    return await work(session);
  } finally {
    await session.close();
  }
}

describe("the driver", () => {
  it("compiles without a warning, alone and for linking with an engine", () => {
    const strict = ["-std=c11", "-O2", "-Wall", "-Wextra", "-Werror"];
    const source = writeDriver();
    execFileSync("cc", [...strict, "-o", path.join(folder, "strict"), source, "-ldl"]);
    execFileSync("cc", [...strict, "-DENGINE_STATIC", "-c", "-o", path.join(folder, "static.o"), source]);
  });

  it("linked with an engine is that engine's benchmark binary", async () => {
    const binary = path.join(folder, "bench_sqlite");
    const flags = ["-O2", "-DENGINE_STATIC", "-o", binary];
    execFileSync(driverCompiler.command, [...flags, writeDriver(), libraries.sqlite, "-ldl"]);
    const probe = new DriverProcess({ command: binary, environment }, ["probe"], never);
    expect(await probe.expect("engine")).toMatchObject({ static: true, protocol: 21 });
    await probe.close();
    const prepare = statements("static-prepare", "CREATE TABLE t(i);", "INSERT INTO t VALUES (1),(2);");
    const serve = new DriverProcess(
      { command: binary, environment },
      ["serve", "--storage", "memory", "--prepare", prepare],
      never,
    );
    await serve.expect("serving");
    serve.send("time", "reads", statements("static-read", "SELECT i FROM t;"));
    await serve.expect("ready");
    serve.send("go");
    expect(await serve.expect("sample")).toMatchObject({ statements: 1, rows: 2, changes: 0 });
    await serve.close();
  });

  it("says how it is used", () => {
    const { stdout, status } = spawnSync(driver, ["--help"], { encoding: "utf8" });
    expect(status).toBe(0);
    expect(stdout).toContain("usage: driver probe [--engine LIBRARY | --shell PROGRAM | --server FILE]");
  });

  const everywhere = (["sqlite", "doltlite"] as const).flatMap((engine) =>
    (["memory", "file", "autocommit"] as const).flatMap((storage) =>
      (["fork", "process"] as const).map((isolation) => ({ engine, storage, isolation })),
    ),
  );

  it.each(everywhere)(
    "gives every sample fresh state: $engine, $storage, $isolation",
    async ({ engine, storage, isolation }) => {
      await withSession(libraries[engine], storage, isolation, async (session) => {
        expect(session.isolation).toBe(isolation);
        const remove = job("time", "writes", statements("delete", "DELETE FROM t WHERE i < 400;"));
        const count = job("time", "reads", statements("select", "SELECT i, s FROM t;"));
        for (let repetition = 0; repetition < 3; repetition++) {
          await session.ready(remove);
          expect((await session.go()).work).toEqual({ statements: 1, rows: 0, changes: 400 });
          await session.ready(count);
          const { work, ns, cost } = await session.go();
          expect(work).toEqual({ statements: 1, rows: 1000, changes: 0 });
          expect(ns).toBeGreaterThan(0);
          expect(cost.cpuNs).toBeGreaterThan(0);
          expect(cost.peakBytes).toBeGreaterThan(1 << 20);
        }
      });
    },
  );

  it("leaves the working copy as the template is, down to the bytes, after reads and after a rewind", async () => {
    const place = path.join(folder, `${path.basename(libraries.sqlite)}-autocommit-fork`);
    const content = (name: string) =>
      readdirSync(path.join(place, name)).map((file) => [
        file,
        readFileSync(path.join(place, name, file), "hex"),
      ]);
    await withSession(libraries.sqlite, "autocommit", "fork", async (session) => {
      const read = job("time", "reads", statements("select", "SELECT i, s FROM t;"));
      await session.ready(job("time", "writes", statements("insert", "INSERT INTO t(i) VALUES (5000);")));
      await session.go();
      expect(content("autocommit")).not.toEqual(content("autocommit-template"));
      for (let repetition = 0; repetition < 2; repetition++) {
        await session.ready(read);
        await session.go();
        expect(content("autocommit")).toEqual(content("autocommit-template"));
      }
    });
  });

  it("runs SQLite's autocommit storage on its durable write-ahead path", async () => {
    const { settings } = await withSession(libraries.sqlite, "autocommit", "fork", (session) =>
      session.readSettings(),
    );
    expect(settings).toEqual({
      journal_mode: "wal",
      synchronous: "2",
      cache_size: "-2000",
      page_size: "4096",
    });
  });

  const hash = (sql: string) =>
    withSession(libraries.sqlite, "memory", "fork", async (session) => {
      await session.ready(job("hash", "reads", statements("hash", sql)));
      return (await session.go()).hash;
    });

  it("hashes values, their types and their order where it is defined, and nothing else", async () => {
    const forwards = await hash("SELECT i, s, r, b, n FROM t;");
    expect(forwards).toMatch(/^[0-9a-f]{16}$/);
    expect(
      await hash(
        "SELECT i, s, r, b, n FROM (SELECT * FROM t WHERE i >= 500) UNION ALL SELECT i, s, r, b, n FROM t WHERE i < 500;",
      ),
    ).toBe(forwards);
    expect(await hash("SELECT i, s, r, b, n FROM t WHERE i <> 7;")).not.toBe(forwards);
    expect(
      await hash(
        "SELECT i, s, r, b, n FROM t WHERE i <> 7 UNION ALL SELECT 7, 'text 7', 7.5, x'00fe', NULL;",
      ),
    ).not.toBe(forwards);
    expect(await hash("SELECT i FROM t ORDER BY i;")).not.toBe(
      await hash("SELECT i FROM t ORDER BY i DESC;"),
    );
    expect(await hash("SELECT 1;")).not.toBe(await hash("SELECT '1';"));
    expect(await hash("SELECT 0.0;")).toBe(await hash("SELECT -0.0;"));
    expect(await hash("SELECT NULL;")).not.toBe(await hash("SELECT '';"));
  });

  it("hashes what write statements have left", async () => {
    const hashAfter = (update: string) =>
      withSession(libraries.sqlite, "file", "fork", async (session) => {
        await session.ready(
          job("hash", "writes", statements("update", update), statements("state", "SELECT * FROM t;")),
        );
        const { hash, work } = await session.go();
        expect(work).toEqual({ statements: 1, rows: 0, changes: 1 });
        return hash;
      });
    const changed = await hashAfter("UPDATE t SET s = 'new' WHERE i = 7;");
    expect(await hashAfter("UPDATE t SET s = 'new' WHERE i = 7;")).toBe(changed);
    expect(await hashAfter("UPDATE t SET s = s WHERE i = 7;")).not.toBe(changed);
  });

  it("gives the same hash on both engines", async () => {
    const both: (string | undefined)[] = [];
    for (const library of [libraries.sqlite, libraries.doltlite])
      await withSession(library, "file", "fork", async (session) => {
        await session.ready(
          job("hash", "reads", statements("both", "SELECT * FROM t;", "SELECT r FROM t ORDER BY r DESC;")),
        );
        both.push((await session.go()).hash);
      });
    expect(both[0]).toBe(both[1]);
  });

  it("reports a failing statement with its SQL and the engine's words, and goes on", async () => {
    await withSession(libraries.sqlite, "memory", "fork", async (session) => {
      await session.ready(job("time", "reads", statements("bad", "SELECT 1;", "SELECT missing FROM t;")));
      await expect(session.go()).rejects.toThrow(
        "statement: no such column: missing (code 1), in SELECT missing FROM t;",
      );
      await session.ready(job("time", "reads", statements("good", "SELECT 1;")));
      expect((await session.go()).work.rows).toBe(1);
    });
  });

  it("reports a crash with its signal, and goes on", async () => {
    await withSession(await compileFaulty("crash"), "memory", "fork", async (session) => {
      await session.ready(job("time", "reads", statements("group", "SELECT i FROM t GROUP BY i;")));
      await expect(session.go()).rejects.toMatchObject({
        reason: "crash",
        message: expect.stringContaining("signal 6"),
      });
      await session.ready(job("time", "reads", statements("good", "SELECT 1;")));
      expect((await session.go()).work.rows).toBe(1);
    });
  });

  it("reports a crash while the engine closes, which may have lost what was timed", async () => {
    for (const isolation of ["fork", "process"] as const)
      await withSession(await compileFaulty("crash on close"), "file", isolation, async (session) => {
        await session.ready(job("time", "writes", statements("insert", "INSERT INTO t(i) VALUES (5000);")));
        await expect(session.go()).rejects.toMatchObject({ reason: "crash" });
      });
  });

  it("says that a library crashes while it is loaded, which is no wrong input", async () => {
    const library = await compileFaulty("crash on load");
    await expect(open(library)).rejects.toMatchObject({
      name: "MeasurementError",
      message: expect.stringContaining(`candidate "${library}" crashed while it was loaded`),
    });
  });

  it("is not confused by an engine that prints protocol lines on standard output", async () => {
    await withSession(await compileFaulty("noisy"), "memory", "fork", async (session) => {
      await session.ready(job("time", "reads", statements("good", "SELECT 1;")));
      expect((await session.go()).work.rows).toBe(1);
    });
  });

  it("falls back to a process for each sample where the engine starts a thread", async () => {
    await withSession(await compileFaulty("thread"), "memory", "fork", async (session) => {
      expect(session.isolation).toBe("process");
      await session.ready(job("time", "reads", statements("select", "SELECT i FROM t;")));
      expect((await session.go()).work.rows).toBe(1000);
    });
  });

  it("names the functions that a library lacks", async () => {
    const library = await compileFaulty("missing symbol");
    await expect(open(library)).rejects.toThrow(
      `candidate "${library}" lacks functions of SQLite's C API that the driver calls: sqlite3_finalize`,
    );
  });

  it("refuses a library that is cut off, which would crash the loader", async () => {
    const library = path.join(folder, "cut-off.so");
    writeFileSync(library, readFileSync(libraries.sqlite).subarray(0, 5000));
    await expect(open(library)).rejects.toThrow(
      `candidate "${library}" is cut off: it has 5000 bytes of at least`,
    );
  });

  it("says why a library cannot be loaded", async () => {
    await expect(open("libnothing-of-this-name.so.9")).rejects.toThrow(
      'candidate "libnothing-of-this-name.so.9" cannot be loaded: libnothing-of-this-name.so.9: cannot open shared object file',
    );
  });

  it("refuses a file of statements that is cut off", async () => {
    const file = path.join(folder, "cut-off.sql");
    writeFileSync(file, "SELECT 1;\0SELECT");
    await withSession(libraries.sqlite, "memory", "fork", async (session) => {
      await session.ready(job("time", "reads", file));
      await expect(session.go()).rejects.toThrow("is cut off: its last byte is not NUL");
    });
  });

  it("interrupts a statement that sleeps, and ends the process with one that never wakes up", async () => {
    const race = async (library: string) => {
      const racer = (await open(library)).race("memory", path.join(folder, "race"), never);
      if (typeof racer === "string") throw new Error(racer);
      const timed = ["SELECT count(*) FROM (SELECT 1 GROUP BY 1);"];
      const trial = { before: [], timed, check: [], after: [], executions: 1, budgetMs: 1, limitMs: 50 };
      try {
        return (await racer.run({ setup: [], trials: [trial], limitMs: 5000 })).trials;
      } finally {
        racer.kill();
      }
    };
    // As long as a busy machine keeps a statement from the processor.
    expect(await race(await compileFaulty("nap"))).toMatchObject([{ ending: "done" }]);
    await expect(race(await compileFaulty("hang", path.join(folder, "hanging")))).rejects.toThrow(
      "a statement goes on when it is interrupted",
    );
  });
});
