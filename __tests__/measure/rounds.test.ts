import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type Engine,
  EngineFailure,
  type SampleRequest,
  type Session,
  type VariantFiles,
} from "../../src/engines/engine.ts";
import { TurnTable } from "../../src/engines/turn-table.ts";
import { checkTests } from "../../src/measure/check.ts";
import type { MeasureContext } from "../../src/measure/context.ts";
import { IdleTurns } from "../../src/measure/idle-turns.ts";
import { Looks } from "../../src/measure/looks.ts";
import { closePlaces, makePlaces } from "../../src/measure/places.ts";
import { Records } from "../../src/measure/records.ts";
import { describeFailure, runRounds } from "../../src/measure/rounds.ts";
import { planRounds, type Round, type Schedule } from "../../src/measure/schedule.ts";
import { Timeline } from "../../src/measure/timeline.ts";
import { SampleTimeouts } from "../../src/measure/timeouts.ts";
import { TurnClaims } from "../../src/measure/turn-claims.ts";
import { Workspace } from "../../src/measure/workspace.ts";
import type { Role } from "../../src/model/engine.ts";
import type { Storage, Variant } from "../../src/model/test.ts";
import type { SampleStore } from "../../src/results/store/sample-store.ts";
import { planTests } from "../../src/suite/plan-tests.ts";

/** An engine that does as it is told, and writes down what was asked of it. */
class ScriptedEngine implements Engine {
  readonly loadedFiles: readonly string[] = [];
  readonly version = "1";
  readonly sourceId = "scripted";
  readonly file = undefined;
  readonly log: string[];
  readonly role: Role;
  readonly jobs: SampleRequest[] = [];
  refuses: (job: SampleRequest) => EngineFailure | undefined = () => undefined;
  fails: (job: SampleRequest) => EngineFailure | undefined = () => undefined;
  runs: (job: SampleRequest) => Promise<void> = async () => {};
  /** The hash of what is read of its samples' rows. */
  touched = "0123456789abcdef";
  /** How much longer the first readings of what its samples have left take, nanoseconds; 0 behind the last. */
  readonly leftNs: number[] = [];
  /** The hashes of what its timed samples have left; those of the check behind the last. */
  readonly states: string[] = [];

  constructor(role: Role, log: string[]) {
    this.role = role;
    this.log = log;
  }

  async build(): Promise<void> {}

  whyUnmeasured() {
    return {};
  }

  on(): string {
    return "scripted engines execute nothing";
  }

  async host(): Promise<string> {
    return "is scripted";
  }

  race(): string {
    return "is scripted";
  }

  contend(): string {
    return "is scripted";
  }

  async open(_variant: unknown, storage: Storage): Promise<Session> {
    this.log.push(`${this.role} open ${storage}`);
    let asked: SampleRequest | undefined;
    return {
      isolation: "fork",
      explain: async () => [],
      rows: async () => [],
      executing: async () => undefined,
      ready: async (job) => {
        this.log.push(`${this.role} ready ${path.basename(job.statements, ".sql")}`);
        this.jobs.push(job);
        asked = job;
        const errorMessage = this.refuses(job);
        if (errorMessage !== undefined) throw errorMessage;
        return { populateNs: 1, copyNs: 0, flushNs: 0, openNs: 0, warmNs: 0, totalNs: 1 };
      },
      go: async (_turns, state) => {
        const job = asked as SampleRequest;
        const name = path.basename(job.statements, ".sql");
        this.log.push(`${this.role} go ${name}`);
        if (state !== undefined) this.log.push(`${this.role} show ${name}`);
        await this.runs(job);
        const failure = this.fails(job);
        if (failure !== undefined) throw failure;
        const work = { statements: 1, rows: 1, changes: 0 };
        const cost = { cpuNs: 1, peakBytes: 1, minorFaults: 0, majorFaults: 0 };
        const firstNs = this.leftNs.shift() ?? 0;
        const left = { state: "0000000000000002", firstNs, queuedNs: 0, secondNs: 0 };
        return {
          ...{ ns: 5, work, cost, touched: this.touched },
          ...(job.pass === "hash" ? { hash: "0123456789abcdef", state: left.state } : {}),
          ...(state === undefined ? {} : { shown: { ...left, state: this.states.shift() ?? left.state } }),
        };
      },
      reopen: async () => {},
      endShared: async () => {},
      readSettings: async () => ({
        settings: { journal_mode: "memory", synchronous: "2", cache_size: "-2000", page_size: "4096" },
        compileOptions: ["THREADSAFE=1"],
      }),
      close: async () => {
        this.log.push(`${this.role} close ${storage}`);
      },
    };
  }
}

const tests = planTests({
  suites: ["oltp"],
  variants: ["int"],
  storages: ["memory"],
  workloads: ["oltp_point_select", "oltp_insert", "table_scan"],
});
const neverUnkept = (cause: Error): never => {
  throw cause;
};

const nothingKept: SampleStore = {
  sample() {},
  check() {},
  failure() {},
  control() {},
  keep() {},
  chunkStatements() {},
  transaction: (keep) => keep(),
};
/** Records of tests that the untimed pass has divided into chunks. */
function checkedRecords(...parameters: ConstructorParameters<typeof Records>): Records {
  const records = new Records(...parameters);
  for (const test of tests) {
    records.setChunkStatements(test, 1);
    records.setTurnChunks(test, 1);
  }
  return records;
}

const forecast = { checkNs: () => 10, now: () => 0 };

/** Wants every test until it has so many pairs. */
function fixedRounds(rounds: number, parts: Partial<Parameters<typeof planRounds>[0]> = {}): Schedule {
  return planRounds({
    next: (records) => ({
      phase: "screening",
      wanted: records
        .map(({ samples, ...test }) => ({
          test,
          pairs: rounds - samples.filter(({ role }) => role === "baseline").length,
        }))
        .filter(({ pairs }) => pairs > 0),
    }),
    roles: ["baseline", "candidate"],
    controls: [],
    controlVisits: 0,
    seed: 1,
    ...parts,
  });
}

describe("collect", () => {
  let log: string[];
  let baseline: ScriptedEngine;
  let candidate: ScriptedEngine;
  let context: MeasureContext;
  let abort: AbortController;

  beforeEach(async () => {
    log = [];
    baseline = new ScriptedEngine("baseline", log);
    candidate = new ScriptedEngine("candidate", log);
    abort = new AbortController();
    const workspace = new Workspace(mkdtempSync(path.join(os.tmpdir(), "collect-")), { rows: 10, seed: 1 });
    await workspace.prepare("int", tests, abort.signal);
    context = {
      engines: { baseline, candidate },
      workspace,
      places: makePlaces(workspace.folder, 1),
      records: checkedRecords(tests, nothingKept, ({ message }) => abort.abort(message)),
      timeline: new Timeline(() => 0),
      timeouts: new SampleTimeouts(),
      looks: new Looks(2),
      idleTurns: new IdleTurns(),
      turnClaims: new TurnClaims(),
      progress: { step() {}, test() {} },
      signal: abort.signal,
      stop: (reason) => abort.abort(reason),
    };
  });

  afterEach(() => {
    closePlaces(context.places);
    context.workspace.close();
  });

  it("samples both engines of a test next to each other, both ready before either runs", async () => {
    await runRounds(context, fixedRounds(1), forecast);
    const visits = log.filter((line) => !/open|close/.test(line));
    expect(visits).toHaveLength(12);
    for (let start = 0; start < visits.length; start += 4) {
      const visit = visits.slice(start, start + 4).map((line) => line.split(" "));
      expect(visit.map(([, step]) => step)).toEqual(["ready", "ready", "go", "go"]);
      expect(new Set(visit.map(([, , workload]) => workload)).size).toBe(1);
    }
  });

  it("lets the engine that a visit names first run first, and the other in the next round", async () => {
    const schedule = fixedRounds(2);
    const asked: Round[] = [];
    await runRounds(
      context,
      (records) => {
        const round = schedule(records);
        if (round !== undefined) asked.push(round);
        return round;
      },
      forecast,
    );
    const ran = log.filter((line) => line.includes(" go ")).map((line) => line.split(" ")[0]);
    expect(ran).toEqual(asked.flatMap(({ visits }) => visits.flatMap(({ order }) => order)));
    expect(new Set(asked.flatMap(({ visits }) => visits.map(({ order }) => order.join())))).toHaveProperty(
      "size",
      2,
    );
  });

  it("has every timed sample warmed as its workload needs, and no check", async () => {
    await checkTests(context);
    await runRounds(context, fixedRounds(1), forecast);
    for (const job of candidate.jobs) {
      const workload = path.basename(job.statements, ".sql");
      const kind = workload === "oltp_insert" ? "writes" : "reads";
      expect(job.kind).toBe(kind);
      if (job.pass === "time") expect(path.basename(job.warm ?? "")).toBe(`warm-${kind}-sbtest1.sql`);
      else if (job.pass === "hash") expect(job.state === undefined).toBe(kind === "reads");
    }
    expect(candidate.jobs.filter(({ pass }) => pass === "hash")).toHaveLength(3);
    expect(log.filter((line) => line.startsWith("candidate go"))).toHaveLength(6);
  });

  it("asks behind one sample of the candidate what its writes have left, in the round that is drawn", async () => {
    const drawn = { ...context, looks: new Looks(3, () => 1) };
    await checkTests(drawn);
    log.length = 0;
    await runRounds(drawn, fixedRounds(1), forecast);
    expect(log.filter((line) => line.includes(" show "))).toEqual([]);
    await runRounds(drawn, fixedRounds(3), forecast);
    expect(log.filter((line) => line.includes(" show "))).toEqual(["candidate show oltp_insert"]);
    for (const { failures } of context.records.all) expect(failures).toEqual([]);
  });

  it.each([
    ["once, so that a machine that delays one reading makes no lie", [40e6, 0], 2, false],
    ["each time, so that a lie stays one", [40e6, 40e6, 40e6], 3, true],
  ])("takes another sample where work seems to be put off: %s", async (_, lefts, shown, isLie) => {
    const drawn = { ...context, looks: new Looks(1) };
    await checkTests(drawn);
    log.length = 0;
    candidate.leftNs.push(...lefts);
    await runRounds(drawn, fixedRounds(1), forecast);
    expect(log.filter((line) => line.includes(" show "))).toHaveLength(shown);
    const insert = context.records.all.find(({ workload }) => workload === "oltp_insert");
    expect(insert?.failures.map(({ message }) => message)).toEqual(
      isLie ? [expect.stringMatching(/^oltp_insert: candidate puts off what it writes/)] : [],
    );
    expect(insert?.samples.map(({ role }) => role).toSorted()).toEqual(["baseline", "candidate"]);
  });

  it("compares what each of several samples of a round has left, not the last one's alone", async () => {
    const drawn = { ...context, looks: new Looks(1) };
    await checkTests(drawn);
    candidate.leftNs.push(40e6);
    candidate.states.push("000000000000000f");
    await runRounds(drawn, fixedRounds(1), forecast);
    const insert = context.records.all.find(({ workload }) => workload === "oltp_insert");
    expect(insert?.failures.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^oltp_insert: candidate left rows with the hash 0000000000000002 in the untimed check/,
      ),
    ]);
  });

  it("has no result for a test in which a sample has others than the check", async () => {
    await checkTests(context);
    candidate.touched = "fedcba9876543210";
    await runRounds(context, fixedRounds(1), forecast);
    for (const { workload, failures } of context.records.all)
      expect(failures).toEqual([
        {
          reason: "differs",
          role: "candidate",
          round: 1,
          message:
            `${workload}: candidate returned values with the hash 0123456789abcdef in the untimed check, ` +
            "candidate returned values with the hash fedcba9876543210 in round 1",
        },
      ]);
  });

  it("keeps the other engine's sample if one does not get ready", async () => {
    candidate.refuses = ({ statements }) =>
      statements.includes("table_scan") ? new EngineFailure("error", "disk full") : undefined;
    await runRounds(context, fixedRounds(1), forecast);
    const scan = context.records.all.find(({ workload }) => workload === "table_scan");
    expect(scan?.failures).toEqual([{ reason: "error", role: "candidate", round: 1, message: "disk full" }]);
    expect(scan?.samples.map(({ role }) => role)).toEqual(["baseline"]);
  });

  it("opens a fresh process of every engine in every round, and closes it", async () => {
    await runRounds(context, fixedRounds(2), forecast);
    expect(log.filter((line) => line.endsWith("open memory"))).toHaveLength(4);
    expect(log.filter((line) => line.endsWith("close memory"))).toHaveLength(4);
    for (const record of context.records.all)
      expect(record.samples.map(({ role, round }) => `${role} ${round}`).toSorted()).toEqual([
        "baseline 1",
        "baseline 2",
        "candidate 1",
        "candidate 2",
      ]);
  });

  it("records an engine's failure with that test, opens it anew, and goes on with the others", async () => {
    candidate.fails = ({ statements }) =>
      statements.includes("oltp_insert") ? new EngineFailure("crash", "signal 11") : undefined;
    await runRounds(context, fixedRounds(2), forecast);
    const [, insert] = ["oltp_point_select", "oltp_insert"].map((workload) =>
      context.records.all.find((record) => record.workload === workload),
    );
    expect(insert?.failures).toEqual([
      { reason: "crash", role: "candidate", round: 1, message: "signal 11" },
    ]);
    const others = context.records.all.filter((record) => record !== insert);
    expect(others.map(({ samples }) => samples.length)).toEqual([4, 4]);
  });

  it("keeps a control's pair apart from the test's own, in a process of its own", async () => {
    const [control] = tests;
    if (control === undefined) throw new Error("the plan is empty");
    const riding = { controls: [{ test: control, pairs: 2 }], controlVisits: 2 };
    await runRounds(context, fixedRounds(1, riding), forecast);
    expect(context.records.controls).toEqual([
      {
        ...control,
        pairs: [
          { round: 1, baselineNs: 5, controlNs: 5 },
          { round: 2, baselineNs: 5, controlNs: 5 },
        ],
      },
    ]);
    const record = context.records.all.find(({ workload }) => workload === control.workload);
    expect(record?.samples).toHaveLength(2);
    expect(log.filter((line) => line === "baseline open memory")).toHaveLength(2);
  });

  it("times a base beside the other two", async () => {
    const base = new ScriptedEngine("base", log);
    const engines = { ...context.engines, base };
    await runRounds(
      { ...context, engines },
      fixedRounds(1, { roles: ["baseline", "candidate", "base"] }),
      forecast,
    );
    for (const { samples } of context.records.all)
      expect(samples.map(({ role }) => role).toSorted()).toEqual(["base", "baseline", "candidate"]);
  });

  it("begins no other visit that only narrows intervals when the budget is used, and is done then", async () => {
    let visits = 0;
    const now = () => visits++;
    const schedule = fixedRounds(50);
    const narrowing: Schedule = (records) => {
      const round = schedule(records);
      return round && { ...round, phase: "precision" };
    };
    const budget = { ...forecast, now, narrowUntil: 40 };
    expect(await runRounds(context, narrowing, budget)).toBe("done");
    const [first] = context.records.all;
    expect(first?.samples.length).toBeGreaterThan(0);
    expect(first?.samples.length).toBeLessThan(100);
  });

  it("begins no other visit when the time is up, and keeps the pairs it has", async () => {
    let clock = 0;
    const now = () => clock++;
    const ended = await runRounds(context, fixedRounds(2), { ...forecast, now, deadline: 8 });
    expect(ended).toBe("out of time");
    const samples = context.records.all.flatMap((record) => record.samples);
    expect(samples.length).toBeGreaterThan(0);
    expect(samples.length).toBeLessThan(12);
    expect(samples.length % 2).toBe(0);
  });

  it("throws the reason of an abort, and closes what it opened", async () => {
    candidate.fails = () => {
      abort.abort("interrupted");
      return new EngineFailure("crash", "killed");
    };
    await expect(runRounds(context, fixedRounds(2), forecast)).rejects.toBe("interrupted");
    expect(log.filter((line) => line.endsWith("close memory"))).toHaveLength(2);
    expect(context.records.all.flatMap(({ failures }) => failures)).toEqual([]);
  });

  it("keeps neither half of a pair that was broken off", async () => {
    const kept: string[] = [];
    const records = checkedRecords(
      tests,
      { ...nothingKept, sample: (_, { role }) => kept.push(role) },
      neverUnkept,
    );
    let gone = 0;
    const breakOff = () => {
      if (++gone < 2) return undefined;
      abort.abort("interrupted");
      return new EngineFailure("crash", "killed");
    };
    baseline.fails = breakOff;
    candidate.fails = breakOff;
    await expect(runRounds({ ...context, records }, fixedRounds(2), forecast)).rejects.toBe("interrupted");
    expect(gone).toBe(2);
    expect(kept).toEqual([]);
    expect(records.all.flatMap(({ samples }) => samples)).toEqual([]);
  });

  it("keeps what an engine has failed before it was broken off", async () => {
    candidate.refuses = () => new EngineFailure("error", "disk full");
    baseline.fails = () => {
      abort.abort("interrupted");
      return new EngineFailure("crash", "killed");
    };
    await expect(runRounds(context, fixedRounds(2), forecast)).rejects.toBe("interrupted");
    expect(context.records.all.flatMap(({ failures }) => failures)).toEqual([
      { reason: "error", role: "candidate", round: 1, message: "disk full" },
    ]);
  });

  it("stores a pair in one transaction", async () => {
    const pieces: string[][] = [];
    const store: SampleStore = {
      ...nothingKept,
      sample: (_, { role }) => pieces.at(-1)?.push(role),
      transaction: (keep) => {
        pieces.push([]);
        keep();
      },
    };
    const records = checkedRecords(tests, store, neverUnkept);
    await runRounds({ ...context, records }, fixedRounds(1), forecast);
    expect(pieces.map((piece) => piece.toSorted())).toEqual(
      Array.from({ length: 3 }, () => ["baseline", "candidate"]),
    );
  });

  it("checks nothing again that an engine has failed, and still finds its settings", async () => {
    const failure = { reason: "crash", role: "candidate", message: "signal 11" } as const;
    const failed = tests.map((test) => ({ ...test, samples: [], checks: [], failures: [failure] }));
    const records = checkedRecords(tests, nothingKept, neverUnkept, {
      tests: failed,
      controls: [],
      kept: {},
    });
    const { engines } = await checkTests({ ...context, records });
    expect(candidate.jobs).toEqual([]);
    expect(baseline.jobs).toHaveLength(3);
    expect(engines.candidate.settings.memory?.cache_size).toBe("-2000");
    for (const record of records.all) expect(record.failures).toEqual([failure]);
  });

  it("ends at once if samples cannot be stored, and keeps those that were taken", async () => {
    const full = (): never => {
      throw new Error("the disk is full");
    };
    const records = checkedRecords(tests, { ...nothingKept, sample: full }, ({ message }) =>
      abort.abort(message),
    );
    await expect(runRounds({ ...context, records }, fixedRounds(2), forecast)).rejects.toBe(
      "the disk is full",
    );
    const [visited, ...others] = records.all.toSorted((a, b) => b.samples.length - a.samples.length);
    expect(visited?.samples.map(({ role }) => role).toSorted()).toEqual(["baseline", "candidate"]);
    expect(others.map(({ samples }) => samples.length)).toEqual([0, 0]);
    expect(log.filter((line) => line.endsWith("close memory"))).toHaveLength(2);
  });

  it.each([
    ["checks", () => checkTests(context)],
    ["samples", () => runRounds(context, fixedRounds(2), forecast)],
  ])("blames no engine that %s fail where the folder of its databases is removed", async (_, measure) => {
    candidate.refuses = () => {
      context.workspace.close();
      return new EngineFailure("error", "no such file");
    };
    await expect(measure()).rejects.toBe(
      `its temporary folder ${context.workspace.folder} was removed while it was measuring`,
    );
    expect(context.records.all.flatMap(({ failures }) => failures)).toEqual([]);
  });

  it("has the place of the statement first, then the engine's own words, then the statement", () => {
    const sql = "SELECT no_such FROM t;";
    const placeOf = (_: unknown, beginning?: string) => (beginning === sql ? "own.yml:7:1" : undefined);
    const workspace = { hasFiles: () => true, placeOf } as unknown as Workspace;
    const placed = { ...context, workspace };
    const [test] = tests;
    if (test === undefined) throw new Error("no test is planned");
    const message = (cause: EngineFailure) => describeFailure(placed, cause, test, "candidate").message;
    const failed = "statement: no such column: no_such (code 1)";
    expect(message(new EngineFailure("error", `${failed}, in ${sql}`, { sql }))).toBe(
      `own.yml:7:1: no such column: no_such (code 1), in ${sql}`,
    );
    expect(message(new EngineFailure("error", `${failed}, in SELECT 1;`, { sql: "SELECT 1;" }))).toBe(
      `${failed}, in SELECT 1;`,
    );
  });

  it("lets an error of its own through rather than taking it for the engine's", async () => {
    candidate.fails = () => {
      throw new TypeError("a mistake");
    };
    await expect(runRounds(context, fixedRounds(1), forecast)).rejects.toThrow("a mistake");
  });

  /** The same run with prepared statements; jobs of these files are for statements as text. */
  async function contextOfPrepared(): Promise<MeasureContext> {
    const workspace = new Workspace(
      context.workspace.folder,
      { rows: 10, seed: 1 },
      { statements: "prepared" },
    );
    await workspace.prepare("int", tests, abort.signal);
    return { ...context, workspace };
  }
  const isText = ({ statements }: SampleRequest) => statements.endsWith(".sql");

  it("also runs each test on the baseline as text if statements are prepared, and compares", async () => {
    const findings = await checkTests(await contextOfPrepared());
    const asText = baseline.jobs.filter(isText);
    expect(asText.map(({ pass, statements }) => `${pass} ${path.basename(statements)}`)).toEqual([
      "hash oltp_point_select.sql",
      "hash table_scan.sql",
      "hash oltp_insert.sql",
    ]);
    expect(asText.map((job) => "state" in job && job.state !== undefined)).toEqual([false, false, true]);
    expect(candidate.jobs.filter(isText)).toEqual([]);
    expect(context.records.all.flatMap(({ failures }) => failures)).toEqual([]);
    expect(findings.checkNs.get("int/memory/reads/table_scan")).toBe(10);
    expect(log.filter((line) => line.endsWith("open memory"))).toHaveLength(3);
    expect(log.filter((line) => line.endsWith("close memory"))).toHaveLength(3);
  });

  it("records with its test that the baseline fails as text only", async () => {
    baseline.fails = (job) =>
      isText(job) && job.statements.includes("table_scan")
        ? new EngineFailure("crash", "signal 11")
        : undefined;
    await checkTests(await contextOfPrepared());
    const failures = context.records.all.map(({ workload, failures }) => [workload, failures]);
    expect(Object.fromEntries(failures)).toEqual({
      oltp_point_select: [],
      oltp_insert: [],
      table_scan: [{ reason: "crash", role: "baseline", message: "signal 11" }],
    });
  });

  it("checks every test once on each engine before, and reads the settings back", async () => {
    const findings = await checkTests(context);
    for (const record of context.records.all)
      expect(record.checks.map(({ role, hash }) => `${role} ${hash}`).toSorted()).toEqual([
        "baseline 0123456789abcdef",
        "candidate 0123456789abcdef",
      ]);
    expect(findings.engines.candidate.settings.memory?.cache_size).toBe("-2000");
    expect(findings.engines.candidate.isolation.memory).toBe("fork");
    expect(findings.checkNs.get("int/memory/reads/table_scan")).toBe(10);
  });
});

describe("two places", () => {
  const planned = planTests({
    suites: ["oltp"],
    variants: ["int", "text", "blob"],
    storages: ["memory", "autocommit"],
    workloads: ["oltp_point_select", "oltp_range_select", "oltp_sum_range", "oltp_insert", "oltp_insert_ac"],
  });
  /** The files of samples that run at the same time as another begins. */
  let beside: string[][];
  /** The processes that the baseline has opened, by processor. */
  let opened: { readonly variant: Variant; readonly storage: Storage; readonly processor?: number }[];

  /** Measures tests at two places, or more, and the durable ones at another. */
  async function measure(tests: typeof planned, rounds: number, processors = [0, 1]): Promise<Records> {
    const folder = mkdtempSync(path.join(os.tmpdir(), "places-"));
    const place = (name: string) => ({ name, turnTable: new TurnTable(path.join(folder, name)) });
    const places = {
      beside: processors.map((processor) => ({ ...place(`processor-${processor}`), processor })),
      alone: place("alone"),
    };
    const workspace = new Workspace(path.join(folder, "files"), { rows: 10, seed: 1 });
    const { signal } = new AbortController();
    for (const variant of new Set(tests.map((test) => test.variant)))
      await workspace.prepare(
        variant,
        tests.filter((test) => test.variant === variant),
        signal,
      );
    const records = new Records(tests, nothingKept, neverUnkept);
    const running: string[] = [];
    beside = [];
    opened = [];
    const engineOf = (role: Role) => {
      const engine = new ScriptedEngine(role, []);
      const { open } = engine;
      const isOpen = new Map<number | undefined, Variant[]>();
      engine.open = async (files, storage) => {
        const { variant = "own", processor } = files as VariantFiles;
        if (role === "baseline") opened.push({ variant, storage, processor });
        const own = [...(isOpen.get(processor) ?? []), variant];
        isOpen.set(processor, own);
        expect(new Set(own).size).toBe(1);
        const session = await open.call(engine, files, storage);
        const close = async () => void own.splice(0);
        return { ...session, close };
      };
      engine.runs = async ({ statements }) => {
        running.push(statements);
        beside.push([...new Set(running)]);
        await setTimeout(5);
        running.splice(running.indexOf(statements), 1);
      };
      return engine;
    };
    for (const test of tests) {
      records.setChunkStatements(test, 1);
      records.setTurnChunks(test, 1);
    }
    const context: MeasureContext = {
      engines: { baseline: engineOf("baseline"), candidate: engineOf("candidate") },
      workspace,
      places,
      records,
      timeline: new Timeline(() => 0),
      timeouts: new SampleTimeouts(),
      looks: new Looks(rounds),
      idleTurns: new IdleTurns(),
      turnClaims: new TurnClaims(),
      progress: { step() {}, test() {} },
      signal,
      stop: () => {},
    };
    await runRounds(context, fixedRounds(rounds), forecast);
    closePlaces(places);
    workspace.close();
    return records;
  }

  it("time two pairs at once, each with processes and files of its own, but durable commits alone", async () => {
    const records = await measure(
      planned.filter(({ variant }) => variant === "int"),
      2,
    );
    for (const { samples } of records.all) expect(samples).toHaveLength(4);
    expect(beside.some((own) => own.length === 2)).toBe(true);
    const commits = beside.filter((own) => own.some((file) => file.includes("oltp_insert_ac")));
    expect(commits).toHaveLength(4);
    expect(commits.every((own) => own.length === 1)).toBe(true);
    expect(new Set(opened.map(({ processor }) => processor))).toEqual(new Set([0, 1, undefined]));
  });

  it("take a variant each, and both the last, so that none waits for the other or has two open", async () => {
    const records = await measure(planned, 1);
    for (const { samples } of records.all) expect(samples).toHaveLength(2);
    const variantOf = (file: string) => path.basename(path.dirname(file));
    const variants = beside.map((own) => [...new Set(own.map(variantOf))].toSorted().join(" "));
    expect(variants.filter((names) => names.includes(" ")).length).toBeGreaterThan(4);
    const commits = beside.filter((own) => own.some((file) => file.includes("oltp_insert_ac")));
    expect(commits).toHaveLength(6);
    expect(commits.every((own) => own.length === 1)).toBe(true);
    const inMemory = opened.filter(({ storage }) => storage === "memory");
    expect(new Set(inMemory.map(({ variant }) => variant)).size).toBe(3);
    expect(inMemory.length).toBeLessThanOrEqual(4);
  });

  it("are at each variant in equal numbers if there are more of them", async () => {
    await measure(
      planned.filter(({ variant }) => variant !== "blob"),
      1,
      [0, 1, 2, 3],
    );
    const first = opened.slice(0, 4).map(({ variant }) => variant);
    expect(first.toSorted()).toEqual(["int", "int", "text", "text"]);
  });
});
