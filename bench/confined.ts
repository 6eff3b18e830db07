/**
 * Does confinement change the figures? SQLite three times, twice as it is and once confined, in turns on one processor as in a run:
 * the confined one's time, and for comparison the second plain one's, over the first plain one's. Processes are fresh in every group
 * of visits, since the layout of a process's memory stays the same for its life. It takes root, or sudo without a password.
 *
 * usage: node bench/confined.ts [GROUPS] [VISITS]
 */

import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { Confinement } from "../src/engines/confinement.ts";
import { compileDriver } from "../src/engines/driver-program.ts";
import type { Session } from "../src/engines/engine.ts";
import { openLibrary } from "../src/engines/library.ts";
import { TurnTable } from "../src/engines/turn-table.ts";
import { Workspace } from "../src/measure/workspace.ts";
import { type Test, testPath } from "../src/model/test.ts";
import { medianInterval } from "../src/statistics/sign-test.ts";
import { median } from "../src/statistics/summary.ts";
import { defaultSettings } from "../src/suite/connection-settings.ts";
import { driverCompiler, engineEnvironment, fetchSqlite, print } from "./engines.ts";

const [groups = 20, visits = 5] = process.argv.slice(2).map(Number);
const never = new AbortController().signal;

const tests: readonly Test[] = (
  [
    ["memory", "reads", "oltp_point_select"],
    ["memory", "writes", "oltp_update_index"],
    ["file", "reads", "select_random_points"],
    ["file", "writes", "oltp_write_only"],
    ["autocommit", "writes", "oltp_update_non_index_ac"],
  ] as const
).map(([storage, kind, workload]) => ({ variant: "int", storage, kind, workload }));

/** The first is what the others are compared with. */
const places = ["baseline", "base", "candidate"] as const;
const names = ["plain", "plain again", "confined"];

const folder = mkdtempSync(path.join(os.tmpdir(), "confined-"));
const workspace = new Workspace(folder, { rows: 100_000, seed: 1 });
const table = new TurnTable(path.join(folder, "turns"));
const library = await fetchSqlite();
const driver = {
  command: (await compileDriver(driverCompiler, () => {}, never)).path,
  environment: engineEnvironment,
};
const parts = { compiler: driverCompiler, folder, hidden: [] };
const confinement = await Confinement.find(parts, () => {}, never);
if (typeof confinement === "string") throw new Error(confinement);
const confined = { ...driver, confined: confinement.engine([library, driver.command], "candidate") };
const engines = await Promise.all(
  [driver, driver, confined].map((one) =>
    openLibrary(
      { part: "engine", library, driver: one, settings: defaultSettings, isolation: "fork" },
      never,
    ),
  ),
);

/** Nanoseconds of each engine at each visit. */
async function visit(test: Test, sessions: readonly Session[], first: number): Promise<number[]> {
  const { statements, warm } = workspace.files(test);
  const job = { pass: "time", kind: test.kind, timeoutMs: 600_000, statements, warm } as const;
  table.reset("shared");
  // The one that begins changes from visit to visit.
  const order = sessions.map((_, index) => (index + first) % sessions.length);
  for (const index of order) await sessions[index]?.ready(job);
  const chunk = test.storage === "autocommit" ? 5 : 50;
  const turns = { table, count: sessions.length, statements: chunk, chunks: 1 };
  const results = await Promise.all(
    sessions.map((session, index) => session.go({ ...turns, own: order.indexOf(index) })),
  );
  return results.map(({ ns }) => ns);
}

async function measure(test: Test): Promise<void> {
  const ratios: number[][] = places.map(() => []);
  const plain: number[] = [];
  for (let group = 0; group < groups; group++) {
    const sessions: Session[] = [];
    const taken: number[][] = [];
    try {
      for (const [index, engine] of engines.entries()) {
        const own = workspace.variant(places[index] as (typeof places)[number], "int");
        if (test.storage !== "memory") await engine.build(own, test.storage, never);
        sessions.push(await engine.open(own, test.storage, "time", never));
      }
      for (let one = 0; one < visits; one++) taken.push(await visit(test, sessions, group + one));
    } finally {
      for (const session of sessions) await session.close();
    }
    plain.push(median(taken.map(([ns = 0]) => ns)));
    for (const [index, own] of ratios.entries())
      own.push(median(taken.map((all) => (all[index] as number) / (all[0] as number))));
  }
  const cells = ratios.slice(1).map((own) => {
    const { low, high } = medianInterval(own);
    return `${median(own).toFixed(4)} (${low.toFixed(4)} to ${high.toFixed(4)})`;
  });
  print([testPath(test), Math.round(median(plain) / 1000).toLocaleString("en-US"), ...cells].join(" | "));
}

try {
  print(
    `${groups} groups of ${visits} visits, ${engines[0]?.sourceId}, ${os.cpus()[0]?.model}, ${os.availableParallelism()} cores, ` +
      `load ${os.loadavg()[0]?.toFixed(2)} before`,
  );
  const [, ...others] = names;
  print(`test | plain (us) | ${others.map((name) => `${name} / plain (95 %)`).join(" | ")}`);
  await workspace.prepare("int", tests, never);
  for (const test of tests) await measure(test);
} finally {
  table.close();
  workspace.close();
}
