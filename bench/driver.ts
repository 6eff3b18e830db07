/**
 * Does a change of the driver move what it times? For short and longer workloads, in both forms, on SQLite in memory:
 * samples by this checkout's driver over samples by another one. The other is run twice, so that its ratio to itself shows
 * what noise alone comes to. The three take turns within a round, in an order that rotates; every five rounds they start
 * anew, since where a process has its memory makes it a little faster or slower as long as it lives.
 *
 * usage: node bench/driver.ts [REVISION | DRIVER.C] [ROUNDS] [PART OF A TEST'S NAME]
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { compileOnce } from "../src/engines/compiler.ts";
import type { Session } from "../src/engines/engine.ts";
import { openLibrary } from "../src/engines/library.ts";
import { Workspace } from "../src/measure/workspace.ts";
import { type StatementForm, statementForms } from "../src/model/sample.ts";
import { type Test, testPath } from "../src/model/test.ts";
import { medianInterval } from "../src/statistics/sign-test.ts";
import { median } from "../src/statistics/summary.ts";
import { defaultSettings } from "../src/suite/connection-settings.ts";
import { compiler, engineEnvironment, fetchSqlite, print, writeDriver } from "./engines.ts";

/** The last commit whose driver was headers that were included one after the other. */
const lastOfHeaders = "ac205f0";

const [other = lastOfHeaders, rounds = "30", part = ""] = process.argv.slice(2);
const roundsPerStart = 5;
const never = new AbortController().signal;

const tests: readonly Test[] = (
  [
    ["reads", "oltp_point_select"],
    ["reads", "oltp_sum_range"],
    ["reads", "oltp_range_select"],
    ["writes", "oltp_insert"],
    ["writes", "oltp_update_non_index"],
  ] as const
)
  .map(([kind, workload]): Test => ({ variant: "int", storage: "memory", kind, workload }))
  .filter((test) => testPath(test).includes(part));

/** A driver in one file: at a path, or as a commit had it in `dist`. */
function sourceOf(place: string): string {
  if (existsSync(place)) return readFileSync(place, "utf8");
  return execFileSync("git", ["show", `${place}:dist/driver.c`], { encoding: "utf8", maxBuffer: 1 << 24 });
}

async function compile(source: string): Promise<string> {
  const flags = ["-std=c11", "-O2"];
  const compilation = { name: "driver", sources: Buffer.from(source), sourceKey: source, flags };
  return (await compileOnce(compiler, { ...compilation, libraries: ["-ldl"] }, () => {}, never)).path;
}

const otherDriver = await compile(sourceOf(other));
const drivers = [otherDriver, otherDriver, await compile(readFileSync(writeDriver(), "utf8"))];
const library = await fetchSqlite();

async function openSession(workspace: Workspace, command: string): Promise<Session> {
  const driver = { command, environment: engineEnvironment };
  const options = {
    part: "baseline",
    library,
    driver,
    settings: defaultSettings,
    isolation: "fork",
  } as const;
  const engine = await openLibrary(options, never);
  return await engine.open(workspace.variant("baseline", "int"), "memory", "time", never);
}

async function measure(form: StatementForm): Promise<void> {
  const workspace = new Workspace(
    mkdtempSync(path.join(os.tmpdir(), "driver-")),
    { rows: 100_000, seed: 1 },
    { statements: form },
  );
  try {
    await workspace.prepare("int", tests, never);
    const times = tests.map(() => drivers.map((): number[] => []));
    for (let round = 0; round < Number(rounds); round += roundsPerStart) {
      const sessions = await Promise.all(drivers.map((driver) => openSession(workspace, driver)));
      for (const [at, test] of tests.entries())
        for (let turn = round; turn < Math.min(round + roundsPerStart, Number(rounds)); turn++)
          for (let place = 0; place < sessions.length; place++) {
            const which = (place + turn) % sessions.length;
            times[at]?.[which]?.push(await sample(sessions[which] as Session, test, workspace));
          }
      for (const session of sessions) await session.close();
    }
    for (const [at, test] of tests.entries()) printRatios(test, form, times[at] as number[][]);
  } finally {
    workspace.close();
  }
}

async function sample(session: Session, test: Test, workspace: Workspace): Promise<number> {
  const { statements, warm } = workspace.files(test);
  await session.ready({ pass: "time", kind: test.kind, timeoutMs: 600_000, statements, warm });
  return (await session.go()).ns;
}

function printRatios(
  test: Test,
  form: StatementForm,
  [before = [], again = [], after = []]: number[][],
): void {
  const shown = (numerators: readonly number[]) => {
    const ratios = numerators.map((ns, index) => ns / (before[index] as number));
    const { low, high } = medianInterval(ratios);
    const spread = median(ratios.map((ratio) => Math.abs(ratio - median(ratios))));
    const range = `${low.toFixed(3)} to ${high.toFixed(3)}`;
    return `${median(ratios).toFixed(3)} (${range}) | ${(100 * spread).toFixed(1)} %`;
  };
  const us = Math.round(median(before) / 1000).toLocaleString("en-US");
  print([test.workload, form, us, shown(after), shown(again)].join(" | "));
}

print(
  `${rounds} rounds against ${other}, ${os.cpus()[0]?.model}, ${os.availableParallelism()} cores, ` +
    `load ${os.loadavg()[0]?.toFixed(2)} before`,
);
print("test | statements | before (us) | after / before (95 %) | spread | before / before (95 %) | spread");
for (const form of statementForms) await measure(form);
