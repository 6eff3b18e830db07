/**
 * Is the fast way of reaching fresh state fair? For tests over all storages, on both engines: the median of samples
 * taken as a run takes them, beside that of samples whose process prepared the database itself, through the very
 * connection that is timed. The two kinds alternate, so that drift of the machine meets both.
 *
 * usage: node bench/bias.ts [SAMPLES] [PART OF A TEST'S NAME]
 */

import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { compileDriver } from "../src/engines/driver-program.ts";
import type { Engine, Session } from "../src/engines/engine.ts";
import { openLibrary } from "../src/engines/library.ts";
import { Workspace } from "../src/measure/workspace.ts";
import { mainRoles } from "../src/model/engine.ts";
import { type Test, testPath } from "../src/model/test.ts";
import { median, noisePercent } from "../src/statistics/summary.ts";
import { defaultSettings } from "../src/suite/connection-settings.ts";
import { driverCompiler, engineEnvironment, fetchDoltlite, fetchSqlite, print } from "./engines.ts";

const samples = Number(process.argv[2] ?? 10);
const never = new AbortController().signal;

const tests: readonly Test[] = (
  [
    ["memory", "reads", "oltp_point_select"],
    ["memory", "reads", "groupby_scan"],
    ["memory", "writes", "oltp_update_index"],
    ["memory", "writes", "oltp_bulk_insert"],
    ["file", "reads", "oltp_point_select"],
    ["file", "reads", "select_random_points"],
    ["file", "writes", "oltp_update_non_index"],
    ["file", "writes", "types_delete_insert"],
    ["autocommit", "reads", "oltp_range_select"],
    ["autocommit", "writes", "oltp_update_index_ac"],
  ] as const
)
  .map(([storage, kind, workload]): Test => ({ variant: "int", storage, kind, workload }))
  .filter((test) => testPath(test).includes(process.argv[3] ?? ""));

const workspace = new Workspace(mkdtempSync(path.join(os.tmpdir(), "bias-")), { rows: 100_000, seed: 1 });
const driver = {
  command: (await compileDriver(driverCompiler, () => {}, never)).path,
  environment: engineEnvironment,
};
const libraries = { baseline: await fetchSqlite(), candidate: fetchDoltlite() };

async function sample(engine: Engine, role: (typeof mainRoles)[number], test: Test): Promise<number> {
  let session: Session | undefined;
  try {
    session = await engine.open(workspace.variant(role, test.variant), test.storage, "time", never);
    const { statements, warm } = workspace.files(test);
    await session.ready({ pass: "time", kind: test.kind, timeoutMs: 600_000, statements, warm });
    return (await session.go()).ns;
  } finally {
    await session?.close();
  }
}

try {
  await workspace.prepare("int", tests, never);
  print(
    `medians of ${samples} samples in microseconds, ${os.cpus()[0]?.model}, ${os.availableParallelism()} cores`,
  );
  print("test | engine | fast | prepared by itself | fast / itself | spread of each (MAD, %)");
  for (const role of mainRoles) {
    const options = { part: role, library: libraries[role], driver, settings: defaultSettings } as const;
    const fast = await openLibrary({ ...options, isolation: "fork" }, never);
    const reference = await openLibrary({ ...options, isolation: "process", reprepare: true }, never);
    for (const storage of ["file", "autocommit"] as const)
      await fast.build(workspace.variant(role, "int"), storage, never);
    for (const test of tests) {
      const times: [number[], number[]] = [[], []];
      for (let round = 0; round < samples; round++)
        for (const kind of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
          times[kind].push(await sample(kind === 0 ? fast : reference, role, test));
      const [quick, slow] = times.map(median) as [number, number];
      const spread = times.map((all) => noisePercent(all)?.toFixed(1) ?? "");
      const us = (ns: number) => Math.round(ns / 1000).toLocaleString("en-US");
      print(
        `${testPath(test)} | ${role} | ${us(quick)} | ${us(slow)} | ${(quick / slow).toFixed(3)} | ${spread.join(" / ")}`,
      );
    }
  }
} finally {
  workspace.close();
}
