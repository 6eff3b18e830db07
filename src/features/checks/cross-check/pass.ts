import path from "node:path";
import { type Engine, EngineFailure, type HostedServer } from "../../../engines/engine.ts";
import type { RunContext } from "../../../measure/context.ts";
import { formatValue } from "../../../messages/format-value.ts";
import { isServerFile } from "../../../model/engine.ts";
import { InputError } from "../../../model/errors.ts";
import type { TestRecord } from "../../../model/recording.ts";
import type { MeasureSettings } from "../../../model/settings.ts";
import { type Test, testPath } from "../../../model/test.ts";
import { serverFilesOf } from "../../workloads/servers/kind.ts";
import type { CrossCheck, CrossCheckedTest } from "./facts.ts";
import {
  findSysbench,
  measureSysbench,
  prepareSysbench,
  type Sysbench,
  type SysbenchTest,
} from "./sysbench.ts";

/** The tests of the suite `server` that are sysbench's too, with the same names there; of each storage and kind some. */
const checkedWorkloads = [
  "oltp_point_select",
  "oltp_read_only",
  "oltp_update_index",
  "oltp_update_non_index",
  "oltp_write_only",
] as const;

/** How long one run takes, seconds. */
const seconds = 2;

/** Runs of a test on each server, if the number of rounds is not fixed. */
const usualPairs = 5;

type CrossCheckSettings = Pick<
  MeasureSettings,
  "candidate" | "rows" | "threads" | "seed" | "statements" | "criteria"
>;

/** The parts of a timed run that a cross-check needs. */
export interface CrossCheckInputs {
  readonly baseline: Engine;
  readonly candidate: Engine;
  readonly records: readonly TestRecord[];
  /** The folder of the run's databases. */
  readonly folder: string;
}

function isChecked({ variant, workload }: Test): boolean {
  return variant === "server" && checkedWorkloads.some((name) => name === workload);
}

/**
 * sysbench, if it can check the run.
 *
 * @throws InputError if it is not installed, the run has none of its tests, or a server has a password
 */
export async function requireSysbench(
  { candidate, baseline }: Pick<MeasureSettings, "candidate" | "baseline">,
  tests: readonly Test[],
  context: RunContext,
): Promise<Sysbench> {
  if (!isServerFile(candidate))
    throw new InputError(
      `cross-check is sysbench, but candidate ${formatValue(candidate)} is no server: omit cross-check, or name the file of a server`,
    );
  if (!tests.some(isChecked))
    throw new InputError(
      `cross-check is sysbench, but none of its tests is chosen: choose some of ${checkedWorkloads.join(", ")} of the suite server`,
    );
  requireNoPassword("candidate", candidate, context);
  if (baseline !== undefined) requireNoPassword("baseline", baseline, context);
  const found = await findSysbench(context.compiler.environment);
  if (found === undefined)
    throw new InputError(
      "cross-check is sysbench, but no program of that name is in a folder of PATH: install the package sysbench (Debian, Ubuntu, " +
        "Fedora, Homebrew), or omit cross-check",
    );
  return found;
}

/** sysbench takes a password on its command line only, where every user of the machine can read it. */
function requireNoPassword(part: string, file: string, context: RunContext): void {
  if (serverFilesOf(context).read(part, file).password === undefined) return;
  throw new InputError(
    `cross-check is sysbench, but ${part} ${formatValue(file)} has a password, which sysbench is not given: omit cross-check, ` +
      "or name an account without a password",
  );
}

/**
 * Has sysbench measure the same servers, in alternating runs. A server that it cannot measure costs this check only.
 *
 * @throws the signal's reason if it is aborted
 */
export async function crossCheck(
  sysbench: Sysbench,
  settings: CrossCheckSettings,
  { progress, signal }: Pick<RunContext, "progress" | "signal">,
  { baseline, candidate, records, folder }: CrossCheckInputs,
): Promise<CrossCheck> {
  const facts = { version: 1, program: sysbench.version, seconds } as const;
  const tests: CrossCheckedTest[] = [];
  const hosted: HostedServer[] = [];
  const host = async (engine: Engine, name: string) => {
    const server = await engine.host(path.join(folder, "hosted", name), settings.threads, signal);
    if (typeof server === "string") throw new EngineFailure("error", `the ${name} ${server}`);
    hosted.push(server);
    return server;
  };
  progress.step(`checking the figures with ${sysbench.version}`);
  try {
    const servers = {
      baseline: await host(baseline, "baseline"),
      candidate: await host(candidate, "candidate"),
    };
    const [first, ...others] = records.filter((record) => isChecked(record) && record.failures.length === 0);
    if (first === undefined) return { ...facts, tests, problem: "its tests have no result here" };
    for (const server of Object.values(servers))
      await prepareSysbench(sysbench, server, sysbenchTest(first, settings), signal);
    for (const record of [first, ...others])
      tests.push({
        test: testPath(record),
        pairs: await measurePairs(sysbench, servers, sysbenchTest(record, settings), settings, signal),
      });
    return { ...facts, tests };
  } catch (cause) {
    signal.throwIfAborted();
    return { ...facts, tests, problem: (cause as Error).message };
  } finally {
    await Promise.all(hosted.map((server) => server.close()));
  }
}

function sysbenchTest(
  { workload }: Test,
  { rows, threads, seed, statements }: CrossCheckSettings,
): SysbenchTest {
  return { script: workload, rows, threads, seed, prepares: statements === "prepared" };
}

async function measurePairs(
  sysbench: Sysbench,
  servers: Readonly<Record<"baseline" | "candidate", HostedServer>>,
  test: SysbenchTest,
  { criteria: { rule } }: CrossCheckSettings,
  signal: AbortSignal,
): Promise<CrossCheckedTest["pairs"]> {
  const count = typeof rule.rounds === "number" ? rule.rounds : usualPairs;
  const pairs: { baseline: number; candidate: number }[] = [];
  for (let pair = 0; pair < count; pair++) {
    const measured = { baseline: 0, candidate: 0 };
    const order = ["baseline", "candidate"] as const;
    for (const role of pair % 2 === 0 ? order : order.toReversed())
      measured[role] = await measureSysbench(sysbench, servers[role], test, seconds, signal);
    pairs.push(measured);
  }
  return pairs;
}
