import type { HostedServer } from "../../../engines/engine.ts";
import { findOnPath, runProgram, versionOf } from "../../../process/run.ts";
import { neutralFolder } from "../../../process/start.ts";

/** The installed sysbench: https://github.com/akopytov/sysbench */
export interface Sysbench {
  /** A path. */
  readonly program: string;
  /** The version that it prints: `sysbench 1.0.20`. */
  readonly version: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** One of its tests on one table. */
export interface SysbenchTest {
  /** The name of its script, e.g. `oltp_read_only`. */
  readonly script: string;
  readonly rows: number;
  readonly threads: number;
  readonly seed: number;
  /** Whether sysbench prepares the statements. */
  readonly prepares: boolean;
}

/** Time that it may take beside its own limit, milliseconds: it also waits for the last statement. */
const graceMs = 120_000;

/**
 * Looks for sysbench in the folders of PATH.
 *
 * @param environment of the user
 * @returns undefined if it is not there, or does not say its version
 */
export async function findSysbench(
  environment: Readonly<Record<string, string>>,
): Promise<Sysbench | undefined> {
  const program = findOnPath("sysbench", environment);
  if (program === undefined) return undefined;
  const version = await versionOf(program, environment, /^sysbench \S{1,40}/);
  return version === undefined ? undefined : { program, version, environment };
}

/**
 * Makes the table of its tests, in place of one that is there.
 *
 * @throws Error with its words if it fails; the signal's reason if it is aborted
 */
export async function prepareSysbench(
  sysbench: Sysbench,
  server: HostedServer,
  test: SysbenchTest,
  signal: AbortSignal,
): Promise<void> {
  await runSysbench(sysbench, server, test, ["prepare"], 10 * graceMs, signal);
}

/**
 * Runs a test for some seconds.
 *
 * @returns transactions a second, above 0
 * @throws Error with its words if it fails; the signal's reason if it is aborted
 */
export async function measureSysbench(
  sysbench: Sysbench,
  server: HostedServer,
  test: SysbenchTest,
  seconds: number,
  signal: AbortSignal,
): Promise<number> {
  const command = [`--time=${seconds}`, "--events=0", "run"];
  const words = await runSysbench(sysbench, server, test, command, seconds * 1000 + graceMs, signal);
  const rate = Number(/transactions:\s+\d+\s+\(([\d.]+) per sec/.exec(words)?.[1]);
  if (!(rate > 0)) throw new Error(`${test.script} counted no transactions`);
  return rate;
}

async function runSysbench(
  { program, environment }: Sysbench,
  { socket, port, account, database, processor }: HostedServer,
  { script, rows, threads, seed, prepares }: SysbenchTest,
  command: readonly string[],
  timeoutMs: number,
  signal: AbortSignal,
): Promise<string> {
  const place =
    socket === undefined ? ["--mysql-host=127.0.0.1", `--mysql-port=${port}`] : [`--mysql-socket=${socket}`];
  const words = [
    script,
    "--db-driver=mysql",
    ...place,
    `--mysql-user=${account}`,
    `--mysql-db=${database}`,
    "--tables=1",
    `--table-size=${rows}`,
    `--threads=${threads}`,
    `--rand-seed=${seed}`,
    // sysbench's default prefers keys in the middle of the table.
    "--rand-type=uniform",
    `--db-ps-mode=${prepares ? "auto" : "disable"}`,
    ...command,
  ];
  // On the processor of the server, like the run's own samples.
  const taskset = processor === undefined ? undefined : findOnPath("taskset", environment);
  const [file, ...parameters] =
    taskset === undefined
      ? [program, ...words]
      : [taskset, "--cpu-list", String(processor), program, ...words];
  const { status, isTimedOut, stdout } = await runProgram(file as string, parameters, {
    environment,
    // It takes a script of the working folder before its own.
    folder: neutralFolder,
    timeoutMs,
    signal,
  });
  const said = stdout.toString("utf8");
  if (status === 0) return said;
  const fatal = /^FATAL: .*$/m.exec(said)?.[0];
  const what = isTimedOut ? `did not end within ${Math.round(timeoutMs / 1000)} s` : (fatal ?? "failed");
  throw new Error(`${script} ${what}`);
}
