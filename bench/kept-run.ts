import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { features } from "../src/features.ts";
import { formatRounds, type Rounds } from "../src/model/criteria.ts";
import type { Recording } from "../src/model/recording.ts";
import { storages as allStorages, type KeyVariant, type Storage, testPath } from "../src/model/test.ts";
import { parseRecording } from "../src/results/json/schema.ts";
import { suiteHash } from "../src/suite/fingerprint.ts";
import { planTests } from "../src/suite/plan-tests.ts";
import type { JudgedRun } from "../src/verdict/judged.ts";

const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));

const defaultVariants = ["int"] as const satisfies readonly KeyVariant[];

/** A run of the built command line, in all storages that its workloads have. */
export interface ShardedRun {
  /** Paths of shared libraries. */
  readonly candidate: string;
  readonly baseline: string;
  /** The path of a third engine, if there is one. */
  readonly base?: string;
  readonly workloads: readonly string[];
  /** `int` alone if absent. */
  readonly variants?: readonly KeyVariant[];
  /** All if absent. */
  readonly storages?: readonly Storage[];
  readonly rounds: Rounds;
  readonly rows: number;
  readonly seed: number;
  /** The largest multiplier of a test. Averages are not held against anything. */
  readonly ceiling: number;
}

export interface KeptRun {
  readonly recording: Recording;
  /** The run's own conclusions. */
  readonly derived: JudgedRun;
}

/**
 * Makes a run, unless its folder has its results already: what is interrupted can be continued.
 *
 * @throws Error where the folder holds another run, or the run does not end well
 */
export async function keepRun(planned: ShardedRun, folder: string): Promise<KeptRun> {
  return findKept(planned, folder) ?? makeRun(planned, folder);
}

/**
 * The results of a run that has been made; undefined where there are none, or not all.
 *
 * @throws Error where they are of another run
 */
export function findKept(planned: ShardedRun, folder: string): KeptRun | undefined {
  const present = readRun(folder);
  if (present === undefined || findGap(present.recording) !== undefined) return undefined;
  const difference = findDifference(present.recording, planned);
  if (difference === undefined) return present;
  throw new Error(`${folder} holds another run, ${difference}: remove it, or name another --out`);
}

/** @throws Error where the run does not end well */
export async function makeRun(planned: ShardedRun, folder: string): Promise<KeptRun> {
  const said = await runCommandLine(planned, folder);
  const made = readRun(folder);
  const gap = made === undefined ? "no results" : findGap(made.recording);
  if (made === undefined || gap !== undefined)
    throw new Error(`the run in ${folder} has ${gap}\n${said}`.trim());
  return made;
}

/** The results in a folder, where there are any. */
export function readRun(folder: string): KeptRun | undefined {
  const file = path.join(folder, "results.json");
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, "utf8");
  return { recording: parseRecording(text, file, features), derived: JSON.parse(text).derived };
}

/** The part that a recording lacks, as in "the run has ...". */
function findGap({ run, tests }: Recording): string | undefined {
  if (run?.stopped !== undefined) return `been stopped: ${run.stopped}`;
  const failed = tests.find(({ failures }) => failures.length > 0);
  return failed && `a failed test, ${testPath(failed)}: ${failed.failures[0]?.message}`;
}

/** How a recording is not the one that was planned, e.g. `rows 1000 and not 10000`. */
export function findDifference(recording: Recording, planned: ShardedRun): string | undefined {
  const { rounds, rows, seed, workloads, variants = defaultVariants, storages = allStorages } = planned;
  const { run, suite, engines } = recording;
  const tests = planTests({ suites: ["oltp"], variants, storages, workloads });
  const facts = [
    ["rounds", run && formatRounds(run.rounds), formatRounds(rounds)],
    ["rows", suite?.rows, rows],
    ["seed", suite?.seed, seed],
    ["SQL", suite?.hash, suiteHash({ rows, seed })],
    ["tests", recording.tests.map(testPath).join(" "), tests.map(testPath).join(" ")],
    ["baseline", engines.baseline.sha256, sha256(planned.baseline)],
    ["candidate", engines.candidate.sha256, sha256(planned.candidate)],
    ["base", engines.base?.sha256, planned.base && sha256(planned.base)],
  ] as const;
  const [name, found, wanted] = facts.find(([, found, wanted]) => found !== wanted) ?? [];
  return name && `${name} ${found} and not ${wanted}`;
}

function sha256(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

/** @returns what it said */
async function runCommandLine(planned: ShardedRun, folder: string): Promise<string> {
  const {
    candidate,
    baseline,
    base,
    workloads,
    variants = defaultVariants,
    storages = allStorages,
    rounds,
    rows,
    seed,
    ceiling,
  } = planned;
  const engines = [
    "--candidate",
    candidate,
    "--baseline",
    baseline,
    ...(base === undefined ? [] : ["--base", base, "--identical-base", "measure"]),
  ];
  const lists = { "--variants": variants, "--workloads": workloads, "--storages": storages };
  const chosen = Object.entries(lists).flatMap(([option, names]) => [option, names.join(",")]);
  const size = ["--rows", String(rows), "--seed", String(seed)];
  const rule = ["--rounds", formatRounds(rounds), "--ceiling", String(ceiling), "--average-ceiling", "1000"];
  const rest = ["--format", "json", "--quiet", "--out", folder];
  const command = [cli, "run", ...engines, ...chosen, ...size, ...rule, ...rest];
  // A group of its own: a terminal would interrupt it once, and this program again, which loses its partial results.
  const child = spawn(process.execPath, command, { stdio: ["ignore", "ignore", "pipe"], detached: true });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    said += text;
  });
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, pass);
  await once(child, "close");
  for (const signal of signals) process.off(signal, pass);
  return said;
}
