/**
 * The cost of --latencies, for workloads of short and of longer statements, in both forms, on both engines: samples with the clock
 * read at each statement beside samples without. The two kinds alternate within a pair and from pair to pair, so that drift of the
 * machine meets both.
 *
 * usage: node bench/latencies.ts [PAIRS] [PART OF A TEST'S NAME]
 */

import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { compileDriver } from "../src/engines/driver-program.ts";
import type { SampleResult, Session } from "../src/engines/engine.ts";
import { openLibrary } from "../src/engines/library.ts";
import { Workspace } from "../src/measure/workspace.ts";
import { mainRoles, type Role } from "../src/model/engine.ts";
import { type StatementForm, statementForms } from "../src/model/sample.ts";
import { type Test, testPath } from "../src/model/test.ts";
import { medianInterval } from "../src/statistics/sign-test.ts";
import { median } from "../src/statistics/summary.ts";
import { defaultSettings } from "../src/suite/connection-settings.ts";
import { driverCompiler, engineEnvironment, fetchDoltlite, fetchSqlite, print } from "./engines.ts";

const pairs = Number(process.argv[2] ?? 30);
const never = new AbortController().signal;

const tests: readonly Test[] = (
  [
    ["reads", "oltp_point_select"],
    ["reads", "oltp_range_select"],
    ["writes", "oltp_insert"],
  ] as const
)
  .map(([kind, workload]): Test => ({ variant: "int", storage: "memory", kind, workload }))
  .filter((test) => testPath(test).includes(process.argv[3] ?? ""));

const driver = {
  command: (await compileDriver(driverCompiler, () => {}, never)).path,
  environment: engineEnvironment,
};
const libraries = { baseline: await fetchSqlite(), candidate: fetchDoltlite() };

async function measureForm(form: StatementForm): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "latencies-"));
  const workspace = new Workspace(folder, { rows: 100_000, seed: 1 }, { statements: form });
  try {
    await workspace.prepare("int", tests, never);
    for (const role of mainRoles) await measureEngine(form, role, workspace);
  } finally {
    workspace.close();
  }
}

async function measureEngine(form: StatementForm, role: Role, workspace: Workspace): Promise<void> {
  const library = libraries[role as keyof typeof libraries];
  const options = { part: role, library, driver, settings: defaultSettings, isolation: "fork" } as const;
  const sessions: Session[] = [];
  try {
    for (const latencies of [false, true]) {
      const engine = await openLibrary({ ...options, latencies }, never);
      sessions.push(await engine.open(workspace.variant(role, "int"), "memory", "time", never));
    }
    for (const test of tests) {
      const { statements, warm } = workspace.files(test);
      const job = { pass: "time", kind: test.kind, timeoutMs: 600_000, statements, warm } as const;
      const taken: [SampleResult[], SampleResult[]] = [[], []];
      for (let pair = 0; pair < pairs; pair++)
        for (const kind of pair % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
          await sessions[kind]?.ready(job);
          taken[kind].push((await (sessions[kind] as Session).go()) as SampleResult);
        }
      printCost(test, form, role, taken);
    }
  } finally {
    for (const session of sessions) await session.close();
  }
}

function printCost(
  test: Test,
  form: StatementForm,
  role: Role,
  [without, having]: [SampleResult[], SampleResult[]],
) {
  const [plain, timed] = [without, having].map((all) => median(all.map(({ ns }) => ns))) as [number, number];
  const ratios = having.map(({ ns }, index) => ns / (without[index] as SampleResult).ns);
  const { low, high } = medianInterval(ratios);
  const count = having[0]?.work.statements ?? 0;
  const each = ((median(ratios) - 1) * plain) / count;
  print(
    [
      testPath(test),
      form,
      role,
      Math.round(plain / 1000).toLocaleString("en-US"),
      Math.round(timed / 1000).toLocaleString("en-US"),
      `${median(ratios).toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`,
      `${Math.round(each)} ns of ${Math.round(plain / count).toLocaleString("en-US")}`,
    ].join(" | "),
  );
}

print(
  `${pairs} pairs, medians in microseconds, ${os.cpus()[0]?.model}, ${os.availableParallelism()} cores, ` +
    `load ${os.loadavg()[0]?.toFixed(2)} before`,
);
print("test | statements | engine | without | with | with / without (95 %) | a statement");
for (const form of statementForms) await measureForm(form);
