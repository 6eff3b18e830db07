import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Engine, SampleResult, Session } from "../../src/engines/engine.ts";
import { TurnTable } from "../../src/engines/turn-table.ts";
import { planTurns } from "../../src/measure/turn-plan.ts";
import { Workspace } from "../../src/measure/workspace.ts";
import { mainRoles } from "../../src/model/engine.ts";
import { type Test, testPath } from "../../src/model/test.ts";
import { sharesReads } from "../../src/suite/shared-reads.ts";
import { fetchDoltlite, fetchSqlite } from "../engines.ts";
import { openEngine } from "../open-engine.ts";

type MainRole = (typeof mainRoles)[number];

/** How a pair is taken. */
export interface Method {
  /** For the table, e.g. `turns of 1 ms`. */
  readonly label: string;
  /** About how long a turn is on the slower engine, milliseconds; one sample after the other if absent. */
  readonly turnMs?: number;
  /** About how long a chunk is, milliseconds; as long as a turn if absent. */
  readonly chunkMs?: number;
  readonly processor?: "shared" | "any";
  /** Whether reads share a process with those before. */
  readonly sharesReads?: boolean;
}

/** As a run takes a test's pairs. */
export function methodOfRuns(test: Test): Method {
  const { chunkNs, turnNs, processor } = planTurns(test);
  const [chunkMs, turnMs] = [chunkNs / 1e6, turnNs / 1e6];
  return { label: "as in a run", chunkMs, turnMs, processor, sharesReads: sharesReads(test) };
}

/** The result of one engine's sample, nanoseconds. */
export interface Timed {
  readonly ns: number;
  /** The chunks of a pair taken in turns. */
  readonly chunks?: readonly number[];
}

/** One pair of a test. */
export type RecordedPair = Readonly<Record<MainRole, Timed>> & {
  readonly test: string;
  /** Label of the method. */
  readonly method: string;
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
    const engines = {
      baseline: await openEngine("baseline", await fetchSqlite(), { signal }),
      candidate: await openEngine("candidate", fetchDoltlite(), { signal }),
    };
    for (const { variant, storage } of new Map(
      tests.map((test) => [`${test.variant} ${test.storage}`, test]),
    ).values())
      if (storage !== "memory")
        for (const role of mainRoles)
          await engines[role].build(workspace.variant(role, variant), storage, signal);
    return new Recorder(workspace, engines, signal);
  }

  /**
   * Takes one pair of each test by each method, with fresh processes, in an order that changes from round to round.
   *
   * @param methods of a test; all tests have as many
   */
  async *round(
    round: number,
    tests: readonly Test[],
    methods: (test: Test) => readonly Method[],
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
      const count = methods(tests[0] as Test).length;
      for (let turn = 0; turn < count; turn++) {
        for (let index = 0; index < tests.length; index++) {
          // 7 has no factor in common with the numbers of tests here: each comes once.
          const test = tests[(index * 7 + round) % tests.length] as Test;
          const method = methods(test)[(turn + round) % count] as Method;
          const pair = {
            baseline: await sessionOf("baseline", test),
            candidate: await sessionOf("candidate", test),
          };
          if (!this.#statementNs.has(testPath(test))) await this.#findPace(pair, test);
          const order = (round + index) % 2 === 0 ? mainRoles : ([...mainRoles].reverse() as MainRole[]);
          const { baseline, candidate, wallNs } = await this.#pair(pair, test, method, order);
          yield {
            test: testPath(test),
            method: method.label,
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

  async #findPace(sessions: Readonly<Record<MainRole, Session>>, test: Test): Promise<void> {
    const { baseline, candidate } = await this.#pair(sessions, test, { label: "" }, mainRoles);
    this.#statementNs.set(testPath(test), Math.max(baseline.ns, candidate.ns) / baseline.work.statements);
  }

  async #pair(
    sessions: Readonly<Record<MainRole, Session>>,
    test: Test,
    { turnMs, chunkMs = turnMs, processor = "shared", sharesReads: isShared = false }: Method,
    order: readonly MainRole[],
  ): Promise<Readonly<Record<MainRole, SampleResult>> & { readonly wallNs: number }> {
    const { statements, warm } = this.#workspace.files(test);
    const request = {
      pass: "time",
      kind: test.kind,
      timeoutMs,
      statements,
      warm,
      ...(isShared && test.kind === "reads" ? { shares: "reads" as const } : {}),
    } as const;
    await Promise.all(order.map((role) => sessions[role].ready(request)));
    const start = process.hrtime.bigint();
    const results: Partial<Record<MainRole, SampleResult>> = {};
    if (turnMs === undefined || chunkMs === undefined) {
      for (const role of order) results[role] = await sessions[role].go();
    } else {
      this.#table.reset(processor);
      const ns = this.#statementNs.get(testPath(test)) as number;
      const inChunk = Math.max(1, Math.round((chunkMs * 1e6) / ns));
      const chunks = Math.max(1, Math.round((turnMs * 1e6) / (ns * inChunk)));
      const turns = { table: this.#table, count: order.length, statements: inChunk, chunks };
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

function timed({ ns, chunks }: SampleResult): Timed {
  return { ns, ...(chunks === undefined ? {} : { chunks }) };
}
