/**
 * Does a short run fail an engine that is the base's equal? Makes short real runs of the built command line: DoltLite as candidate, the
 * same DoltLite as base beside SQLite, each run with other settings. The base is the candidate's file with some bytes behind its end: another
 * hash, the same code. All ceilings are the default ones: DoltLite is far within those against SQLite at this size, and exactly at 1
 * against itself, so that every failure is false. Each run is kept and is not made again; at the end all of them are judged by the rules
 * of today, counted by setting, and every failing report is shown.
 *
 * usage: node bench/short-runs.ts --out FOLDER [--runs 200] [--load compiler|quiet] [--main FILE]
 *
 * A C compiler works beside the runs unless `--load quiet` is given. `--runs 0` only counts what the folder has. `--main` measures with another build of the tool.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { features } from "../src/features.ts";
import { defaultCriteria } from "../src/model/criteria.ts";
import type { Recording } from "../src/model/recording.ts";
import { renderTerminal } from "../src/report/terminal.ts";
import { parseRecording } from "../src/results/json/schema.ts";
import { testVerdicts, type Verdict } from "../src/verdict/judge.ts";
import { judgeByOwnRule } from "../src/verdict/judge-recording.ts";
import { fetchDoltlite, fetchSqlite, print } from "./engines.ts";
import { startCompiler } from "./loads.ts";
import { figureTable } from "./noise/figures.ts";
import { formatShare } from "./noise/share.ts";

/** The settings that rotate. No two lists have lengths with a common factor, so that all combinations come up. */
const choices = {
  rounds: ["2", "3", "5", "11", "3..11"],
  rows: ["200", "500", "1000", "2000"],
  tests: [
    [
      "memory,file",
      "oltp_point_select,oltp_sum_range,oltp_index_scan,table_scan,oltp_insert,oltp_update_index,oltp_delete_insert,oltp_bulk_insert",
    ],
    [
      "memory",
      "oltp_point_select,index_join,groupby_scan,oltp_read_only,oltp_insert,oltp_delete_insert,oltp_write_only,oltp_read_write",
    ],
    [
      "autocommit,file",
      "oltp_range_select,select_random_points,covering_index_scan,table_scan,oltp_update_index,oltp_insert_ac,oltp_update_index_ac,oltp_write_only_ac",
    ],
  ],
  variant: ["int", "composite", "blob", "text", "int", "int", "text"],
} as const;

/** Half the width of every interval, percent, in some of the runs with a range of rounds; and when such a run ends at the latest. */
const precision = ["--precision", "8", "--max-minutes", "1"] as const;

const { values } = parseArgs({
  options: {
    out: { type: "string" },
    runs: { type: "string", default: "200" },
    load: { type: "string", default: "compiler" },
    main: { type: "string", default: fileURLToPath(new URL("../dist/cli.js", import.meta.url)) },
  },
});
const [out, runs] = [values.out, Number(values.runs)];
if (out === undefined) throw new Error("--out is missing: name the folder that keeps the runs");
if (!Number.isInteger(runs) || runs < 0)
  throw new Error(`--runs is ${values.runs}: expected a whole number from 0`);
if (!["compiler", "quiet"].includes(values.load))
  throw new Error(`--load is ${values.load}: expected compiler or quiet`);

/** The options of a run, by the number of the run from 0. */
function settingsOf(run: number): readonly string[] {
  const at = <Choice>(list: readonly Choice[]) => list[run % list.length] as Choice;
  const [storages, workloads] = at<readonly [string, string]>(choices.tests);
  const rounds = at(choices.rounds);
  return [
    ...["--rounds", rounds, "--rows", at(choices.rows), "--seed", String(run + 1)],
    ...["--variants", at(choices.variant), "--storages", storages, "--workloads", workloads],
    ...(rounds.includes("..") && run % 2 === 0 ? precision : []),
  ];
}

/** The same code in a file of another hash: a loader reads nothing behind the last section. */
function copyEngine(library: string, copy: string): void {
  copyFileSync(library, copy);
  appendFileSync(copy, "the same code, another hash\n");
  const [own, other] = [library, copy].map((file) =>
    createHash("sha256").update(readFileSync(file)).digest("hex"),
  );
  if (own === other) throw new Error(`${copy} has the hash of ${library}`);
}

async function measure(engines: readonly string[], run: number, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const command = [values.main, "run", ...engines, ...settingsOf(run), "--quiet", "--out", unfinished];
  const start = performance.now();
  const child = spawn(process.execPath, command, { stdio: ["ignore", "ignore", "inherit"] });
  await once(child, "close");
  const file = path.join(unfinished, "results.json");
  if (!existsSync(file))
    throw new Error(`exit status ${child.exitCode} without results: ${command.join(" ")}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  print(`run ${run + 1}: ${seconds} s, exit status ${child.exitCode}, load ${os.loadavg()[0]?.toFixed(1)}`);
  mkdirSync(folder);
  copyFileSync(file, path.join(folder, "results.json"));
  rmSync(unfinished, { recursive: true });
}

interface Judged {
  readonly name: string;
  readonly recording: Recording;
  readonly verdict: Verdict;
}

function judgeKept(folder: string): Judged {
  const file = path.join(folder, "results.json");
  const recording = parseRecording(readFileSync(file, "utf8"), file, features);
  const verdict = judgeByOwnRule(recording, defaultCriteria, features);
  return { name: path.basename(folder), recording, verdict };
}

const outcomes = ["pass", "inconclusive", "fail", "incomplete"] as const;

function outcomeOf({ verdict }: Judged): (typeof outcomes)[number] {
  if (verdict.measurement.state !== "complete") return "incomplete";
  return verdict.outcome === "accepted" ? "pass" : verdict.outcome;
}

/** The settings of a run, in the words of the options. */
function keysOf({ recording: { run, suite, tests } }: Judged): string[] {
  const { rounds = 0, precision: wanted } = run ?? {};
  const range = typeof rounds === "number" ? String(rounds) : `${rounds.min}..${rounds.max}`;
  const storages = [...new Set(tests.map(({ storage }) => storage))].join(", ");
  return [
    `rounds ${range}${wanted === undefined ? "" : `, precision ${wanted} %`}`,
    `rows ${suite?.rows}`,
    `${tests.length} tests, ${storages}`,
  ];
}

function countOutcomes(judged: readonly Judged[]): void {
  const row = (name: string, own: readonly Judged[]) => [
    name,
    String(own.length),
    ...outcomes.map((outcome) => String(own.filter((one) => outcomeOf(one) === outcome).length)),
    formatShare(own.filter((one) => outcomeOf(one) === "fail").length, own.length),
  ];
  const groups = [
    ...Map.groupBy(
      judged.flatMap((one) => keysOf(one).map((key) => ({ key, one }))),
      ({ key }) => key,
    ),
  ];
  const rows = groups
    .toSorted(([a], [b]) => a.localeCompare(b, "en", { numeric: true }))
    .map(([key, own]) =>
      row(
        key,
        own.map(({ one }) => one),
      ),
    );
  print(figureTable(["runs", "", ...outcomes, "share that fails, 95 %"], [...rows, row("all", judged)]));
  const listing = judged.filter(({ verdict }) => (verdict.changes?.found.length ?? 0) > 0).length;
  print(
    `\nlist of changes against the base: ${formatShare(listing, judged.length)} of the runs name one, which is false`,
  );
  const claims = judged.flatMap(({ verdict }) =>
    testVerdicts(verdict).flatMap(({ judgement, base }) =>
      [judgement, base].filter((one) => one !== undefined),
    ),
  );
  const failing = claims.filter(({ outcome }) => outcome === "fail").length;
  const undecided = claims.filter(({ outcome }) => outcome === "inconclusive").length;
  print(`${claims.length} figures of tests: ${failing} over their ceilings, ${undecided} undecided`);
}

mkdirSync(out, { recursive: true });
const candidate = fetchDoltlite();
const base = path.join(out, path.basename(candidate));
copyEngine(candidate, base);
const engines = ["--candidate", candidate, "--base", base, "--baseline", await fetchSqlite()];
const folders = Array.from({ length: runs }, (_, run) => path.join(out, String(run + 1).padStart(4, "0")));
const missing = [...folders.entries()].filter(([, folder]) => !existsSync(path.join(folder, "results.json")));
const compiling = missing.length > 0 && values.load === "compiler" ? startCompiler(out) : undefined;
try {
  for (const [run, folder] of missing) await measure(engines, run, folder);
} finally {
  await compiling?.stop();
}
const kept = readdirSync(out).filter((name) => existsSync(path.join(out, name, "results.json")));
const judged = kept.toSorted().map((name) => judgeKept(path.join(out, name)));
if (judged.length === 0) throw new Error(`${out} has no runs: ask for some with --runs`);
print(
  `${os.cpus()[0]?.model}, ${os.availableParallelism()} cores, ${os.type()} ${os.release()}, Node ${process.versions.node}`,
);
countOutcomes(judged);
for (const one of judged.filter((each) => outcomeOf(each) === "fail"))
  print(`\n## run ${one.name}: ${keysOf(one).join(", ")}\n\n${renderTerminal(one.recording, one.verdict)}`);
