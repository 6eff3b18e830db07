/**
 * Do the kinds of engine agree? One SQLite as a library, as a benchmark binary and as a shell, timed on the same workloads:
 * the binary's and the shell's time over the library's. Their order goes through all there are, from visit to visit.
 *
 * usage: node bench/kinds.ts [VISITS]
 */

import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { compileDriver } from "../src/engines/driver-program.ts";
import type { Engine, Session } from "../src/engines/engine.ts";
import { openEngine } from "../src/engines/open-engine.ts";
import { Workspace } from "../src/measure/workspace.ts";
import { type Test, testPath } from "../src/model/test.ts";
import { medianInterval } from "../src/statistics/sign-test.ts";
import { median } from "../src/statistics/summary.ts";
import { defaultSettings } from "../src/suite/connection-settings.ts";
import { driverCompiler, engineEnvironment, fetchSqlite, print } from "./engines.ts";
import { compileSqliteArchive, compileSqliteShell, linkBinary } from "./fetched/builds.ts";

const visits = Number(process.argv[2] ?? 30);
const never = new AbortController().signal;

const tests: readonly Test[] = (
  [
    ["memory", "reads", "oltp_point_select"],
    ["memory", "reads", "oltp_range_select"],
    ["memory", "reads", "groupby_scan"],
    ["memory", "writes", "oltp_update_index"],
    ["memory", "writes", "oltp_insert"],
    ["file", "reads", "select_random_points"],
    ["file", "writes", "oltp_write_only"],
    ["autocommit", "writes", "oltp_update_non_index_ac"],
  ] as const
).map(([storage, kind, workload]) => ({ variant: "int", storage, kind, workload }));

const driver = {
  command: (await compileDriver(driverCompiler, () => {}, never)).path,
  environment: engineEnvironment,
};
const binary = await linkBinary(await compileSqliteArchive());
const files = [await fetchSqlite(), binary, await compileSqliteShell()];
const folder = mkdtempSync(path.join(os.tmpdir(), "kinds-"));
const workspace = new Workspace(folder, { rows: 100_000, seed: 1 });

/** Each kind has the folders of another engine of a run. */
const places = ["baseline", "candidate", "base"] as const;

const orders = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
  [0, 2, 1],
  [1, 0, 2],
] as const;

async function measure(test: Test, engines: readonly Engine[]): Promise<void> {
  const sessions: Session[] = [];
  try {
    for (const [index, engine] of engines.entries()) {
      const own = workspace.variant(places[index] as (typeof places)[number], "int");
      if (test.storage !== "memory") await engine.build(own, test.storage, never);
      sessions.push(await engine.open(own, test.storage, "time", never));
    }
    const { statements, warm } = workspace.files(test);
    const job = { pass: "time", kind: test.kind, timeoutMs: 600_000, statements, warm } as const;
    const taken: number[][] = engines.map(() => []);
    for (let visit = 0; visit < visits; visit++)
      for (const index of orders[visit % orders.length] ?? []) {
        const session = sessions[index] as Session;
        await session.ready(job);
        taken[index]?.push((await session.go()).ns);
      }
    const [library = [], ...others] = taken;
    const cells = others.map((own) => {
      const ratios = own.map((ns, visit) => ns / (library[visit] as number));
      const { low, high } = medianInterval(ratios);
      return `${median(ratios).toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;
    });
    print([testPath(test), Math.round(median(library) / 1000).toLocaleString("en-US"), ...cells].join(" | "));
  } finally {
    for (const session of sessions) await session.close();
  }
}

try {
  const options = { part: "engine", driver, settings: defaultSettings, isolation: "fork" } as const;
  const opened = await Promise.all(files.map((file) => openEngine(file, options, never)));
  print(
    `${visits} visits, ${opened[0]?.engine.sourceId}, ${os.cpus()[0]?.model}, ${os.availableParallelism()} cores, ` +
      `load ${os.loadavg()[0]?.toFixed(2)} before`,
  );
  print(
    `test | library (us) | ${opened
      .slice(1)
      .map(({ kind }) => `${kind} / library (95 %)`)
      .join(" | ")}`,
  );
  await workspace.prepare("int", tests, never);
  for (const test of tests)
    await measure(
      test,
      opened.map(({ engine }) => engine),
    );
} finally {
  workspace.close();
}
