import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { compileDriver } from "../../src/engines/driver-program.ts";
import type { Engine, SampleResult, Session } from "../../src/engines/engine.ts";
import { openLibrary } from "../../src/engines/library.ts";
import { TurnTable } from "../../src/engines/turns.ts";
import { sharesReads } from "../../src/measure/shared-reads.ts";
import { planTurns } from "../../src/measure/turns.ts";
import { Workspace } from "../../src/measure/workspace.ts";
import { mainRoles } from "../../src/model/engine.ts";
import { type Test, testPath } from "../../src/model/test.ts";
import { defaultSettings } from "../../src/suite/connection-settings.ts";
import { driverCompiler, engineEnvironment, fetchDoltlite, fetchSqlite } from "../engines.ts";

type MainRole = (typeof mainRoles)[number];

/** How a pair is taken: one sample after the other, or in turns of about so many milliseconds of the slower engine. */
export type Method = "as a run" | "one after the other" | `shared ${number}` | number;

/** What one engine's sample came to, nanoseconds. */
export interface Timed {
  readonly ns: number;
  /** Of a pair taken in turns. */
  readonly chunks?: readonly number[];
}

/** One pair of a test. */
export type RecordedPair = Readonly<Record<MainRole, Timed>> & {
  readonly test: string;
  readonly method: Method;
  readonly round: number;
  /** From the first word to start until both have ended, nanoseconds. */
  readonly wallNs: number;
};

const timeoutMs = 600_000;

/** Takes pairs of tests of one variant by several methods, with fresh processes of both engines every round. */
export class Recorder {
  readonly #workspace: Workspace;
  readonly #engines: Readonly<Record<MainRole, Engine>>;
  readonly #table: TurnTable;
  readonly #signal: AbortSignal;
  /** Nanoseconds of a statement on the slower engine, by test. */
  readonly #statementNs = new Map<string, number>();

  private constructor(
    workspace: Workspace,
    engines: Readonly<Record<MainRole, Engine>>,
    signal: AbortSignal,
  ) {
    this.#workspace = workspace;
    this.#engines = engines;
    this.#table = new TurnTable(path.join(workspace.folder, "turns"));
    this.#signal = signal;
  }

  /** Compiles, opens and prepares what the tests need. */
  static async open(
    tests: readonly Test[],
    rows: number,
    signal = new AbortController().signal,
  ): Promise<Recorder> {
    const folder = mkdtempSync(path.join(os.tmpdir(), "lockstep-"));
    const workspace = new Workspace(folder, { rows, seed: 1 });
    for (const [variant, own] of Map.groupBy(tests, (test) => test.variant))
      await workspace.prepare(variant, own, signal);
    const command = (await compileDriver(driverCompiler, () => {}, signal)).path;
    const libraries = { baseline: await fetchSqlite(), candidate: fetchDoltlite() };
    const open = (part: MainRole) =>
      openLibrary(
        {
          part,
          library: libraries[part],
          driver: { command, environment: engineEnvironment },
          settings: defaultSettings,
          isolation: "fork",
        },
        signal,
      );
    const engines = { baseline: await open("baseline"), candidate: await open("candidate") };
    for (const { variant, storage } of new Map(
      tests.map((test) => [`${test.variant} ${test.storage}`, test]),
    ).values())
      if (storage !== "memory")
        for (const role of mainRoles)
          await engines[role].build(workspace.variant(role, variant), storage, signal);
    return new Recorder(workspace, engines, signal);
  }

  /** Takes one pair of each test by each method, in an order that changes from round to round. */
  async *round(
    round: number,
    tests: readonly Test[],
    methods: readonly Method[],
  ): AsyncGenerator<RecordedPair> {
    const sessions = new Map<string, Session>();
    try {
      const sessionOf = async (role: MainRole, { variant, storage }: Test) => {
        const key = `${role} ${variant} ${storage}`;
        const open =
          sessions.get(key) ??
          (await this.#engines[role].open(
            this.#workspace.variant(role, variant),
            storage,
            "time",
            this.#signal,
          ));
        sessions.set(key, open);
        return open;
      };
      for (let j = 0; j < methods.length; j++) {
        const method = methods[(j + round) % methods.length] as Method;
        for (let i = 0; i < tests.length; i++) {
          const test = tests[(i * 7 + round) % tests.length] as Test;
          const pair = {
            baseline: await sessionOf("baseline", test),
            candidate: await sessionOf("candidate", test),
          };
          if (!this.#statementNs.has(testPath(test))) {
            const { baseline, candidate } = await this.#pair(pair, test, "one after the other", mainRoles);
            const slower = Math.max(baseline.ns, candidate.ns);
            this.#statementNs.set(testPath(test), slower / baseline.work.statements);
          }
          const order = (round + i) % 2 === 0 ? mainRoles : ([...mainRoles].reverse() as MainRole[]);
          const { baseline, candidate, wallNs } = await this.#pair(pair, test, method, order);
          const timed = ({ ns, chunks }: SampleResult) => ({
            ns,
            ...(chunks === undefined ? {} : { chunks }),
          });
          yield {
            test: testPath(test),
            method,
            round,
            wallNs,
            baseline: timed(baseline),
            candidate: timed(candidate),
          };
        }
      }
    } finally {
      await Promise.all([...sessions.values()].map((session) => session.close()));
    }
  }

  close(): void {
    this.#table.close();
    this.#workspace.close();
  }

  async #pair(
    sessions: Readonly<Record<MainRole, Session>>,
    test: Test,
    method: Method,
    order: readonly MainRole[],
  ): Promise<Readonly<Record<MainRole, SampleResult>> & { readonly wallNs: number }> {
    const { statements, warm } = this.#workspace.files(test);
    const isShared = method === "as a run" ? sharesReads(test) : String(method).startsWith("shared");
    const request = {
      pass: "time",
      kind: test.kind,
      timeoutMs,
      statements,
      warm,
      sharesReads: isShared,
    } as const;
    await Promise.all(order.map((role) => sessions[role].ready(request)));
    const start = process.hrtime.bigint();
    const results: Partial<Record<MainRole, SampleResult>> = {};
    if (method === "one after the other") {
      for (const role of order) results[role] = await sessions[role].go();
    } else {
      const plan = planTurns(test);
      this.#table.reset(method === "as a run" ? plan.processor : "shared");
      const ns = this.#statementNs.get(testPath(test)) as number;
      const turnNs =
        method === "as a run" ? plan.turnNs : Number(String(method).replace("shared ", "")) * 1e6;
      const turn = Math.max(1, Math.round(turnNs / ns));
      const turns = { table: this.#table, count: order.length, statements: turn };
      await Promise.all(
        order.map(async (role, own) => {
          results[role] = await sessions[role].go({ ...turns, own });
        }),
      );
    }
    const wallNs = Number(process.hrtime.bigint() - start);
    return { ...(results as Record<MainRole, SampleResult>), wallNs };
  }
}
