import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { compileFaulty, type Fault } from "../../__tests__/acceptance/engines.ts";
import { readBisection } from "../../src/features/bisect/bisection-file.ts";
import { replaySearch } from "../../src/features/bisect/search/replay.ts";
import { Variates } from "../noise/variates.ts";
import type { FindingKind } from "./finding-kinds.ts";
import {
  type PlantedHistory,
  type PlantedName,
  plantedBuild,
  plantedEngine,
  writePlanted,
} from "./planted-repository.ts";

const cli = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));

/** Commits of a repository. */
const commits = 20;

/** The outcome of one search: a line of the results. */
export const foundFindingSchema = z.strictObject({
  kind: z.string(),
  seed: z.int(),
  fault: z.string(),
  culprit: z.int(),
  /** `range`: the culprit and commits that cannot be judged. `wrong`: another commit, or a range without the culprit. */
  outcome: z.enum(["named", "range", "wrong", "none"]),
  /** The output of the command line, if there is no answer. */
  said: z.string(),
  measured: z.int(),
  seconds: z.int(),
});
export type FoundFinding = z.output<typeof foundFindingSchema>;

interface Planted {
  readonly seed: number;
  /** A library with SQLite's C API. */
  readonly sqlite: string;
  /** Receives repositories, runs and searches. */
  readonly folder: string;
}

/** Plants a fault in a repository, lets a run show it, and searches for the commit that brought it. */
export async function searchFinding(
  kind: FindingKind,
  { seed, sqlite, folder }: Planted,
): Promise<FoundFinding> {
  const fault = kind.faults[seed % kind.faults.length] as PlantedName;
  const history = drawPlanted(kind, fault, seed);
  const own = path.join(folder, `${kind.name} ${fault}`.replaceAll(/\W+/g, "-"));
  mkdirSync(own, { recursive: true });
  const [repository, out] = [path.join(own, "repository"), path.join(own, "search")];
  writePlanted(repository, history, sqlite);
  rmSync(out, { recursive: true, force: true });
  const file = kind.file && path.join(own, kind.file.name);
  if (file !== undefined) writeFileSync(file, kind.file?.text ?? "");
  const workloads = file === undefined || kind.file?.isCase === true ? [] : ["--own-workloads", file];
  const finding =
    kind.file?.isCase === true ? (file ?? "") : await showFinding(kind, fault, own, sqlite, workloads);
  const start = performance.now();
  const said = await runCommandLine(
    [
      ...["bisect", "--finding", finding, "--good", `main~${commits - 1}`, "--bad", "main"],
      ...["--build", plantedBuild, "--candidate", plantedEngine, "--baseline", sqlite, ...workloads],
      ...["--out", out, "--quiet", ...(kind.search ?? [])],
    ],
    repository,
    folder,
  );
  const seconds = Math.round((performance.now() - start) / 1000);
  const about = { kind: kind.name, seed, fault, culprit: history.culprit, seconds };
  if (!existsSync(path.join(out, "bisect.json"))) return { ...about, outcome: "none", said, measured: 0 };
  const bisection = readBisection(out);
  return { ...about, measured: bisection.observations.length, ...outcomeOf(bisection, history, said) };
}

function outcomeOf(
  bisection: ReturnType<typeof readBisection>,
  { culprit, broken }: PlantedHistory,
  said: string,
): Pick<FoundFinding, "outcome" | "said"> {
  const { next } = replaySearch(bisection);
  const answer = next.kind === "answer" ? next.answer : undefined;
  if (answer?.kind === "point") return { outcome: answer.point === culprit ? "named" : "wrong", said: "" };
  if (answer?.kind !== "range") return { outcome: "none", said };
  const isRight =
    answer.candidates.includes(culprit) && answer.candidates.slice(0, -1).every((one) => broken.has(one));
  return { outcome: isRight ? "range" : "wrong", said: "" };
}

/** Neither end is broken, nor is the culprit, so that a single commit can be named where its neighbour is not broken either. */
function drawPlanted(kind: FindingKind, fault: PlantedName, seed: number): PlantedHistory {
  const random = new Variates(seed, `finding ${kind.name}`);
  const culprit = 1 + random.index(commits - 1);
  const broken = new Map<number, "build" | PlantedName>();
  for (let point = 1; point < commits - 1; point++)
    if (random.uniform() < 0.1 && point !== culprit) broken.set(point, "build");
  const place = 1 + random.index(commits - 2);
  if (place !== culprit) broken.set(place, kind.other);
  return { commits, culprit, fault, broken };
}

/** A run that shows the fault. @returns the finding in its results file */
async function showFinding(
  kind: FindingKind,
  fault: PlantedName,
  folder: string,
  sqlite: string,
  workloads: readonly string[],
): Promise<string> {
  const out = path.join(folder, "run");
  const results = path.join(out, "results.json");
  const candidate = await compileFaulty(fault.toLowerCase().replaceAll("_", " ") as Fault);
  const about = [
    "--candidate",
    candidate,
    "--baseline",
    sqlite,
    "--rows",
    "1000",
    "--rounds",
    "1",
    "--quiet",
    ...(kind.hasBase === true ? ["--base", sqlite] : []),
  ];
  const said = existsSync(results)
    ? ""
    : await runCommandLine(["run", ...about, "--out", out, ...workloads, ...kind.run], folder, folder);
  if (!existsSync(results)) throw new Error(`${kind.name}: the run left no results\n${said}`);
  if (kind.row !== "the first sequence") return `${results}#${kind.row}`;
  const failed = failedSequence(readFileSync(results, "utf8"));
  if (failed === undefined) throw new Error(`${kind.name}: no sequence of ${fault} failed`);
  return `${results}#${failed}`;
}

/** The path of the first sequence with a fault, from the derived part of a results file. */
function failedSequence(results: string): string | undefined {
  const derived = JSON.stringify(JSON.parse(results).derived);
  const [, storage, order] = /"role":"candidate","storage":"(\w+)","order":(\d+)/.exec(derived) ?? [];
  return storage === undefined ? undefined : `sequence/${storage}/${order}`;
}

/** Builds are kept in the folder, so that repositories share those of the same files. */
async function runCommandLine(parameters: readonly string[], cwd: string, cache: string): Promise<string> {
  const child = spawn(process.execPath, [cli, ...parameters], {
    cwd,
    env: { ...process.env, XDG_CACHE_HOME: path.join(cache, "cache"), CI: "true" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
  await once(child, "close");
  return said;
}
