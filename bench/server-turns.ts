/**
 * How long should turns of servers be, and do they have to wait until a server is idle? Two servers take samples of eight workloads
 * one after the other, and in turns of several lengths; both with and without waiting, at the end of a turn, until the server whose
 * turn it was is idle. Writes have both servers started anew for each pair, reads for each pair of all methods. The order of the
 * methods moves on by one with each pair, so that drift of the machine meets all of them.
 *
 * usage: node bench/server-turns.ts CANDIDATE.yml BASELINE.yml [PAIRS] [PART OF A WORKLOAD'S NAME OR KIND] [MS,MS...]
 *
 * Each method has the multiplier of all pairs (the exponential of the median of ln(candidate / baseline)), its shift against samples
 * one after the other, with the median's confidence interval, and the median absolute deviation of a pair. A server's work after its replies is in its time if it was waited for; "uncharged" is without it, "rest of turns" without each turn's first chunk.
 */

import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { markdownTable } from "markdown-table";
import type { Engine, SampleResult, Session } from "../src/engines/engine.ts";
import { TurnTable } from "../src/engines/turn-table.ts";
import { own } from "../src/features/own/feature.ts";
import type { OwnWorkload, PlacedSql } from "../src/features/own/own-workload.ts";
import { openServer } from "../src/features/servers/server.ts";
import { compileServerClient } from "../src/features/servers/server-client.ts";
import { readServerFile } from "../src/features/servers/server-file.ts";
import { Workspace } from "../src/measure/workspace.ts";
import type { Kind, Test } from "../src/model/test.ts";
import { medianInterval } from "../src/statistics/sign-test.ts";
import { median } from "../src/statistics/summary.ts";
import { catalogueOf } from "../src/suite/added-suite.ts";
import { onlyGiven } from "../src/suite/connection-settings.ts";
import { driverCompiler, engineEnvironment, print } from "./engines.ts";

const [candidateFile = "", baselineFile = "", pairsGiven = "8", part = "", lengths = "5,10,20,50"] =
  process.argv.slice(2);
const pairs = Number(pairsGiven);
const rows = 10_000;
const chunkMs = 1;
const readsPerStart = 4;
const never = new AbortController().signal;

const roles = ["baseline", "candidate"] as const;
type Role = (typeof roles)[number];
type Two<Value> = Readonly<Record<Role, Value>>;

/** How a pair is taken. */
interface Method {
  readonly label: string;
  /** The length of a turn; absent for one sample after the other. */
  readonly turnMs?: number;
  readonly awaitsIdle: boolean;
}

const methods: readonly Method[] = [false, true].flatMap((awaitsIdle) => {
  const waiting = awaitsIdle ? ", until idle" : "";
  return [
    { label: `one after the other${waiting}`, awaitsIdle },
    ...lengths
      .split(",")
      .map((ms): Method => ({ label: `${ms} ms${waiting}`, turnMs: Number(ms), awaitsIdle })),
  ];
});

/** The method that the others are compared with. */
const reference = "one after the other";
const referenceWaiting = `${reference}, until idle`;

/** Ways to read one sample of a method, by what follows the method's name. */
const readings: Readonly<Record<string, (sample: SampleResult, inTurn: number) => number>> = {
  "": ({ ns }) => ns,
  ", uncharged": ({ ns, afterNs = 0 }) => ns - afterNs,
  ", rest of turns": ({ ns, chunks = [] }, inTurn) =>
    chunks.length === 0 || inTurn < 2
      ? ns
      : chunks.reduce((sum, one, index) => (index % inTurn === 0 ? sum : sum + one), 0),
};

function readingsOf({ awaitsIdle, turnMs }: Method): string[] {
  return ["", ...(awaitsIdle ? [", uncharged"] : []), ...(turnMs === undefined ? [] : [", rest of turns"])];
}

const place = (sql: string): PlacedSql => ({ sql, place: "bench/server-turns.ts" });

function workload(name: string, kind: Kind, repeat: number, ...statements: readonly string[]): OwnWorkload {
  return {
    file: "bench/server-turns.ts",
    name,
    kind,
    storages: ["file"],
    tables: [
      place(
        "CREATE TABLE t (id INT PRIMARY KEY, k INT NOT NULL, c CHAR(120) NOT NULL, pad CHAR(60) NOT NULL, KEY k_of_t (k));",
      ),
    ],
    prepare: Array.from({ length: rows / 100 }, (_, block) => {
      const values = Array.from({ length: 100 }, (_, index) => {
        const id = block * 100 + index + 1;
        return `(${id}, ${(id * 7919) % rows}, '${String(id * 104_729).padEnd(119, "c-")}', '${String(id).padEnd(59, "p")}')`;
      });
      return place(`INSERT INTO t VALUES ${values.join(", ")};`);
    }),
    statements: statements.map(place),
    repeat,
    check: kind === "writes" ? [place("SELECT COUNT(*), SUM(k) FROM t;")] : [],
  };
}

const random = `:rnd(1,${rows})`;
const workloads = [
  workload("point_select", "reads", 4000, `SELECT c FROM t WHERE id = ${random};`),
  workload("range", "reads", 300, "SELECT SUM(k) FROM t WHERE id BETWEEN :rnd(1,5000) AND :rnd(5001,10000);"),
  workload("scan", "reads", 30, "SELECT COUNT(*) FROM t WHERE c LIKE '%99%';"),
  workload(
    "join",
    "reads",
    2000,
    `SELECT a.k, b.c FROM t a JOIN t b ON b.id = a.k + 1 WHERE a.id = ${random};`,
  ),
  workload("update", "writes", 300, `UPDATE t SET c = ':text(20)' WHERE id = ${random};`),
  workload("update_index", "writes", 300, `UPDATE t SET k = k + 1 WHERE id = ${random};`),
  workload("insert", "writes", 300, `INSERT INTO t VALUES (${rows} + :i, :i, ':text(20)', 'p');`),
  workload(
    "transaction",
    "writes",
    100,
    "BEGIN;",
    ...Array.from({ length: 4 }, () => `SELECT c FROM t WHERE id = ${random};`),
    `UPDATE t SET k = k + 1 WHERE id = ${random};`,
    `DELETE FROM t WHERE id = ${rows} + :i;`,
    `INSERT INTO t VALUES (${rows} + :i, :i, 'c', 'p');`,
    "COMMIT;",
  ),
].filter(({ name, kind }) => name.includes(part) || kind === part);

const folder = mkdtempSync(path.join(os.tmpdir(), "server-turns-"));
chmodSync(folder, 0o711); // a server that root starts runs as another user
const workspace = new Workspace(
  path.join(folder, "run"),
  { rows, seed: 1 },
  {},
  catalogueOf([own], { own: workloads }, "mysql"),
);
const tests = workloads.map(
  ({ name, kind }): Test => ({ variant: "own", storage: "file", kind, workload: name }),
);
const table = new TurnTable(path.join(folder, "turns"));

/** The readings of each method in the tests so far: shifts and deviations in percent. */
const summary = new Map<string, { kind: Kind; shift: number; deviation: number }[]>();
try {
  await workspace.prepare("own", tests, never);
  const engines = { waiting: await openBoth(true), plain: await openBoth(false) };
  for (const test of tests)
    await compare(test, ({ awaitsIdle }) => (awaitsIdle ? engines.waiting : engines.plain));
  print(`\n${summaryTable()}`);
} finally {
  table.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

async function openBoth(awaitsIdle: boolean): Promise<Two<Engine>> {
  const command = (await compileServerClient(driverCompiler, () => {}, never)).path;
  const open = (role: Role, file: string) =>
    openServer(
      {
        part: role,
        file,
        definition: readServerFile(role, file),
        awaitsIdle,
        driver: { command, environment: engineEnvironment },
        folder: path.join(folder, `${role}-${awaitsIdle}`),
        settings: onlyGiven(),
        isolation: "process",
      },
      never,
    );
  const [baseline, candidate] = await Promise.all([
    open("baseline", baselineFile),
    open("candidate", candidateFile),
  ]);
  return { baseline, candidate };
}

/**
 * The methods of a round in order; it begins with another in each. Reads take four pairs by each, on the same servers: their state
 * stays as it is, and a start costs more than a pair.
 */
function methodsOf(kind: Kind, round: number): Method[] {
  const shift = round % methods.length;
  const order = [...methods.slice(shift), ...methods.slice(0, shift)];
  if (kind === "writes" || round === 0) return order;
  return [false, true].flatMap((awaitsIdle) =>
    Array.from({ length: readsPerStart }, () => order.filter((one) => one.awaitsIdle === awaitsIdle)).flat(),
  );
}

/** The open processes of both servers. */
type Sessions = Map<Role, Session>;

async function openSessions(test: Test, engines: Two<Engine>): Promise<Sessions> {
  const sessions: Sessions = new Map();
  for (const role of roles)
    sessions.set(role, await engines[role].open(filesOf(role, test), "file", "time", never));
  return sessions;
}

async function closeSessions(sessions: Sessions): Promise<void> {
  for (const session of sessions.values()) await session.close();
}

/** Takes pairs of a test by all methods, and prints what each says. */
async function compare(test: Test, enginesOf: (method: Method) => Two<Engine>): Promise<void> {
  const taken = new Map<string, number[]>();
  const pace = { baseline: 0, candidate: 0 };
  const after = { baseline: 0, candidate: 0 };
  for (const role of roles)
    await enginesOf({ label: "", awaitsIdle: true })[role].build(filesOf(role, test), "file", never);
  // The first pair only says how long a chunk is.
  for (let pair = 0; pair <= pairs; pair++) {
    /** The engines of the reads; engines of both kinds would use the same working folders. */
    let shared: { readonly awaitsIdle: boolean; readonly sessions: Sessions } | undefined;
    for (const method of methodsOf(test.kind, pair)) {
      const { label, awaitsIdle } = method;
      const isRead = test.kind === "reads";
      if (shared !== undefined && shared.awaitsIdle !== awaitsIdle) {
        await closeSessions(shared.sessions);
        shared = undefined;
      }
      const sessions = shared?.sessions ?? (await openSessions(test, enginesOf(method)));
      if (isRead) shared = { awaitsIdle, sessions };
      const { statements, chunks, results } = await takePair(test, sessions, method, pace, pair % 2 === 1);
      if (!isRead) await closeSessions(sessions);
      if (pair === 0) {
        for (const role of roles) pace[role] = results[role].ns / statements;
        continue;
      }
      if (label === referenceWaiting)
        for (const role of roles) after[role] += (results[role].afterNs ?? 0) / results[role].ns;
      for (const reading of readingsOf(method)) {
        const ns = (role: Role) => readings[reading]?.(results[role], chunks) ?? Number.NaN;
        const name = `${label}${reading}`;
        taken.set(name, [...(taken.get(name) ?? []), Math.log(ns("candidate") / ns("baseline"))]);
      }
    }
    if (shared !== undefined) await closeSessions(shared.sessions);
  }
  printTest(test, taken, pace, after);
}

function printTest(
  { kind, workload: name }: Test,
  taken: ReadonlyMap<string, readonly number[]>,
  pace: Two<number>,
  after: Two<number>,
): void {
  const middle = median(taken.get(reference) ?? []);
  const speeds = roles.map((role) => `${role} ${(pace[role] / 1000).toFixed(0)} us a statement`);
  const count = taken.get(referenceWaiting)?.length ?? 1;
  const rest = roles.map((role) => `${role} ${((100 * after[role]) / count).toFixed(1)} %`);
  print(`\n${kind} ${name}: ${speeds.join(", ")}; after the last reply: ${rest.join(", ")}`);
  for (const [label, ratios] of taken) {
    const own = median(ratios);
    const { low, high } = medianInterval(ratios);
    const deviation = percentOf(median(ratios.map((one) => Math.abs(one - own))));
    const shift = percentOf(own - middle);
    summary.set(label, [...(summary.get(label) ?? []), { kind, shift, deviation }]);
    print(
      `  ${label.padEnd(48)} ${Math.exp(own).toFixed(3)}x, shift ${shift.toFixed(1)} % (${percentOf(low - middle).toFixed(1)} to ` +
        `${percentOf(high - middle).toFixed(1)} %), MAD of a pair ${deviation.toFixed(1)} %`,
    );
  }
}

/** A difference of logarithms, in percent. */
function percentOf(difference: number): number {
  return 100 * (Math.exp(difference) - 1);
}

/**
 * For each method, over the tests of a kind: the mean and the largest shift, and the median and the largest deviation of a pair.
 */
function summaryTable(): string {
  const kinds = (["reads", "writes"] as const).filter((kind) => tests.some((test) => test.kind === kind));
  const lines = [...summary].map(([label, all]) => [
    label,
    ...kinds.flatMap((kind) => {
      const own = all.filter((one) => one.kind === kind);
      const sizes = own.map(({ shift }) => Math.abs(shift));
      const mean = own.reduce((sum, { shift }) => sum + shift, 0) / own.length;
      const deviations = own.map(({ deviation }) => deviation);
      return [
        `${mean.toFixed(1)}, ${Math.max(...sizes).toFixed(1)}`,
        `${median(deviations).toFixed(1)}, ${Math.max(...deviations).toFixed(1)}`,
      ];
    }),
  ]);
  const titles = kinds.flatMap((kind) => [`${kind}: shift`, "MAD of a pair"]);
  return markdownTable([["pairs taken", ...titles], ...lines], {
    align: ["l", ...titles.map(() => "r" as const)],
  });
}

function filesOf(role: Role, test: Test) {
  return workspace.variant(role, "own", "text", workspace.databaseOf(test));
}

interface Pair {
  readonly statements: number;
  /** In a turn. */
  readonly chunks: number;
  readonly results: Two<SampleResult>;
}

async function takePair(
  test: Test,
  sessions: Sessions,
  { turnMs }: Method,
  pace: Two<number>,
  isSwapped: boolean,
): Promise<Pair> {
  const { statements, warm } = workspace.files(test);
  const order = isSwapped ? [...roles].reverse() : roles;
  const sessionOf = (role: Role) => sessions.get(role) as Session;
  const job = {
    pass: "time",
    kind: test.kind,
    statements,
    warm,
    timeoutMs: 600_000,
    ...(test.kind === "reads" ? { shares: "reads" as const } : {}),
  } as const;
  await Promise.all(order.map((role) => sessionOf(role).ready(job)));
  const slower = Math.max(pace.baseline, pace.candidate);
  const inChunk = slower === 0 ? 1 : Math.max(1, Math.round((chunkMs * 1e6) / slower));
  const chunks =
    turnMs === undefined || slower === 0 ? 1 : Math.max(1, Math.round((turnMs * 1e6) / (inChunk * slower)));
  table.reset("shared");
  const go = async (role: Role, own: number) => {
    const turns = { table, own, count: 2, statements: inChunk, chunks };
    return [role, await sessionOf(role).go(turnMs === undefined ? undefined : turns)] as const;
  };
  const results: (readonly [Role, SampleResult])[] = [];
  if (turnMs === undefined) for (const [own, role] of order.entries()) results.push(await go(role, own));
  else results.push(...(await Promise.all(order.map(go))));
  return {
    statements: results[0]?.[1].work.statements ?? 1,
    chunks,
    results: Object.fromEntries(results) as unknown as Two<SampleResult>,
  };
}
