import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { driverCompiler, engineEnvironment, fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import { compileDriver } from "../../src/engines/driver-program.ts";
import {
  type Engine,
  EngineFailure,
  type SampleRequest,
  type SampleResult,
  type Session,
  type VariantFiles,
} from "../../src/engines/engine.ts";
import { openLibrary } from "../../src/engines/library.ts";
import { TurnTable } from "../../src/engines/turn-table.ts";
import type { Isolation } from "../../src/model/engine.ts";
import type { Storage } from "../../src/model/test.ts";
import { defaultSettings } from "../../src/suite/connection-settings.ts";
import { useFolder } from "../builders/folder.ts";
import { compileFaulty, type Fault } from "./engines.ts";
import { parentOf, processesOf } from "./processes.ts";

const never = new AbortController().signal;
const folder = useFolder("turns");
let driver: string;
let sqlite: string;
let table: TurnTable;
const open = new Set<Session>();

beforeAll(async () => {
  driver = (await compileDriver(driverCompiler, () => {}, never)).path;
  sqlite = await fetchSqlite();
});

beforeEach(() => {
  table = new TurnTable(path.join(folder, "turns"));
});

afterEach(async () => {
  await Promise.all([...open].map((session) => session.close()));
  open.clear();
  table.close();
});

function statements(name: string, sql: readonly string[]): string {
  const file = path.join(folder, `${name}.sql`);
  writeFileSync(file, sql.map((statement) => `${statement}\0`).join(""));
  return file;
}

const rows = Array.from({ length: 500 }, (_, i) => `(${i}, 'text ${i}')`).join(",");
const select = (i: number) => `SELECT s FROM t WHERE i >= ${i};`;
/** The faults of an engine show at its GROUP BY, in the middle. */
const reads = Array.from({ length: 40 }, (_, i) =>
  i === 20 ? "SELECT count(*) FROM t GROUP BY s;" : select(i),
);
/** The last chunk is shorter than the others, and so is the last turn. */
const parts = { statements: 3, chunks: 4 };
const chunks = Math.ceil(reads.length / parts.statements);

function files(name: string): VariantFiles {
  const place = path.join(folder, name);
  mkdirSync(place, { recursive: true });
  return {
    variant: "int",
    preparation: statements("prepare", [
      "CREATE TABLE t(i INTEGER PRIMARY KEY, s);",
      `INSERT INTO t VALUES ${rows};`,
    ]),
    template: (storage) => path.join(place, `${storage}-template`),
    work: (storage) => path.join(place, storage),
  };
}

async function openSession(
  library: string,
  name: string,
  storage: Storage = "memory",
  isolation: Isolation = "fork",
): Promise<Session> {
  const engine: Engine = await openLibrary(
    {
      part: "candidate",
      library,
      driver: { command: driver, environment: engineEnvironment },
      settings: defaultSettings,
      isolation,
    },
    never,
  );
  if (storage !== "memory") await engine.build(files(name), storage, never);
  const session = await engine.open(files(name), storage, "time", never);
  open.add(session);
  return session;
}

function request(parts: Partial<SampleRequest> = {}): SampleRequest {
  const warm = statements("warm", ["SELECT count(*) FROM t;"]);
  const timed = {
    pass: "time",
    kind: "reads",
    timeoutMs: 60_000,
    statements: statements("reads", reads),
    warm,
  };
  return { ...timed, ...parts } as SampleRequest;
}

/** Runs samples in turns, as a run does: a failing sample leaves, and the others continue. */
async function takeTurns(
  sessions: readonly Session[],
  job: SampleRequest = request(),
): Promise<(SampleResult | EngineFailure)[]> {
  for (const session of sessions) await session.ready(job);
  table.reset("shared");
  return await Promise.all(
    sessions.map(async (session, own) => {
      try {
        return await session.go({ table, own, count: sessions.length, ...parts });
      } catch (cause) {
        table.setFailed(own);
        if (cause instanceof EngineFailure) return cause;
        throw cause;
      }
    }),
  );
}

function expectWhole(sample: SampleResult | EngineFailure | undefined): void {
  if (sample === undefined || sample instanceof EngineFailure)
    throw new Error(`no sample: ${sample?.message}`);
  expect(sample.work.statements).toBe(reads.length);
  expect(sample.chunks).toHaveLength(chunks);
  expect(sample.chunks?.reduce((sum, ns) => sum + ns, 0)).toBe(sample.ns);
}

describe.each(["fork", "process"] as const)("samples in turns, isolated by %s", (isolation) => {
  it("have the time of each chunk, and do the work that they do alone", async () => {
    const sessions = [
      await openSession(sqlite, "a", "memory", isolation),
      await openSession(fetchDoltlite(), "b", "memory", isolation),
      await openSession(sqlite, "c", "memory", isolation),
    ];
    const samples = await takeTurns(sessions);
    for (const sample of samples) expectWhole(sample);
    const [session] = sessions as [Session];
    await session.ready(request());
    const alone = await session.go();
    expect(alone.chunks).toBeUndefined();
    expect(samples).toMatchObject([{ work: alone.work }, { work: alone.work }, { work: alone.work }]);
  });

  it("can be a single one, and can be on a file", async () => {
    for (const storage of ["file", "autocommit"] as const) {
      const [sample] = await takeTurns([await openSession(sqlite, `single-${storage}`, storage, isolation)]);
      expectWhole(sample);
    }
  });
});

describe("a sample that goes wrong in its turn costs itself only", () => {
  /** With the places in the order of turns: a process that ends, and one that does not, are tried in each. */
  const faults: [Fault, RegExp, number[]][] = [
    ["crash", /ended by signal 6 \(SIGABRT\), in SELECT count/, [0, 1, 2]],
    ["exit", /ended with status 7/, [1]],
    ["hang", /^no answer within 3 s, in SELECT count/, [0, 1, 2]],
    ["stop", /^no answer within 3 s, in SELECT count/, [0]],
    ["flood for ever", /^no answer within 3 s, in SELECT count/, [2]],
    ["flood replies", /wrote to file descriptor 3/, [1]],
  ];

  it.each(faults)("%s", async (fault, message, places) => {
    for (const place of places) {
      const libraries: string[] = [sqlite, fetchDoltlite()];
      libraries.splice(place, 0, await compileFaulty(fault));
      const sessions: Session[] = [];
      for (const [index, library] of libraries.entries())
        sessions.push(await openSession(library, `${fault}-${place}-${index}`));
      const samples = await takeTurns(sessions, request({ timeoutMs: 3000 }));
      for (const [index, sample] of samples.entries()) {
        if (index !== place) expectWhole(sample);
        else expect((sample as EngineFailure).message).toMatch(message);
      }
    }
  });

  it("while it waits: killed from outside", async () => {
    const hanging = await compileFaulty("hang");
    // Other tests run SQLite too.
    const own = path.join(folder, "libown.so");
    cpSync(sqlite, own);
    const sessions = [
      await openSession(hanging, "hanging"),
      await openSession(own, "waiting"),
      await openSession(own, "third"),
    ];
    const taken = takeTurns(sessions, request({ timeoutMs: 10_000 }));
    let waiting: number[] = [];
    while (waiting.length < 2) {
      await setTimeout(20);
      waiting = samplesOf(own);
    }
    await setTimeout(4000); // until they are told to go
    process.kill(waiting[0] as number, "SIGKILL");
    const [first, second, third] = await taken;
    expect((first as EngineFailure).message).toMatch(/^no answer within 10 s/);
    const [lost, whole] = second instanceof EngineFailure ? [second, third] : [third, second];
    expect((lost as EngineFailure).message).toMatch(/signal 9 \(SIGKILL\)/);
    expectWhole(whole);
  });

  /** Processes that a driver of this engine has forked. */
  function samplesOf(library: string): number[] {
    const own = processesOf(library);
    return own.filter((pid) => own.includes(parentOf(pid)));
  }
});

describe.each(["fork", "process"] as const)("reads that share a process, isolated by %s", (isolation) => {
  const shared = () => request({ shares: "reads" });

  it("find it prepared and warmed", async () => {
    const session = await openSession(sqlite, "shared", "file", isolation);
    const first = await session.ready(shared());
    const { work } = await session.go();
    const second = await session.ready(shared());
    expect(first.warmNs).toBeGreaterThan(0);
    expect(second).toMatchObject({ openNs: 0, warmNs: 0, copyNs: 0 });
    expect((await session.go()).work).toEqual(work);
    await session.endShared();
    const third = await session.ready(shared());
    expect(third.warmNs).toBeGreaterThan(0);
    expect((await session.go()).work).toEqual(work);
  });

  it("take turns, and give way to a sample of its own", async () => {
    const sessions = [
      await openSession(sqlite, "one", "memory", isolation),
      await openSession(fetchDoltlite(), "two", "memory", isolation),
    ];
    for (const job of [shared(), shared(), request(), shared()])
      for (const sample of await takeTurns(sessions, job)) expectWhole(sample);
  });

  it("end badly with an engine that crashes as it closes", async () => {
    const library = await compileFaulty("crash on close");
    const session = await openSession(library, "closing", "file", isolation);
    const changing = statements("changing", ["INSERT INTO t VALUES (1000, 'changed');"]);
    await session.ready(request({ shares: "reads", statements: changing }));
    await session.go();
    await expect(session.endShared()).rejects.toThrow(/SIGABRT/);
  });
});

describe.each(["fork", "process"] as const)("steps that share a process, isolated by %s", (isolation) => {
  /** The changes of a step that inserts a row, and the rows that are there afterwards. */
  async function insert(session: Session, id: number) {
    const inserting = statements(`insert-${id}`, [`INSERT INTO t VALUES (${id}, 'new');`]);
    const step = { pass: "hash", shares: "steps", timeoutMs: 60_000 } as const;
    await session.ready({ ...step, kind: "writes", statements: inserting });
    const { changes } = (await session.go()).work;
    await session.ready({ ...step, kind: "reads", statements: statements("all", ["SELECT i FROM t;"]) });
    return { changes, rows: (await session.go()).work.rows };
  }

  it.each(["memory", "file"] as const)("leave their changes to those that follow, in %s", async (storage) => {
    const session = await openSession(sqlite, `steps-${storage}`, storage, isolation);
    expect(await insert(session, 1000)).toEqual({ changes: 1, rows: 501 });
    expect(await insert(session, 1001)).toEqual({ changes: 1, rows: 502 });
    await session.endShared();
    expect(await insert(session, 1002)).toEqual({ changes: 1, rows: 501 });
  });

  it("find them in a file that was opened again, and one in memory is not", async () => {
    const session = await openSession(sqlite, "reopened", "file", isolation);
    await insert(session, 1000);
    await session.reopen();
    expect(await insert(session, 1001)).toEqual({ changes: 1, rows: 502 });
    const inMemory = await openSession(sqlite, "in-memory", "memory", isolation);
    await insert(inMemory, 1000);
    await expect(inMemory.reopen()).rejects.toThrow("only the file that steps use is opened again");
  });

  it("need one to be opened again", async () => {
    const session = await openSession(sqlite, "unopened", "file", isolation);
    await expect(session.reopen()).rejects.toThrow("no process is shared: a step comes first");
  });

  it("are not reads: those begin from a fresh state", async () => {
    const session = await openSession(sqlite, "mixed", "memory", isolation);
    await insert(session, 1000);
    const counting = statements("counting", ["SELECT i FROM t;"]);
    await session.ready(request({ shares: "reads", statements: counting }));
    expect((await session.go()).work.rows).toBe(500);
    await session.ready(request({ statements: counting }));
    expect((await session.go()).work.rows).toBe(500);
  });
});

it("writes cannot share with reads", async () => {
  const session = await openSession(sqlite, "writes");
  await expect(session.ready(request({ shares: "reads", kind: "writes" }))).rejects.toThrow(
    "only reads are timed or hashed together",
  );
});
