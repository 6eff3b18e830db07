import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { readBisection } from "../../src/features/bisect/bisection-file.ts";
import type { Bisection } from "../../src/features/bisect/model/bisection.ts";
import { chain } from "../../src/features/bisect/search/ancestry.ts";
import { replaySearch } from "../../src/features/bisect/search/replay.ts";
import { type LoadName, startLoad } from "../loads.ts";
import { Variates } from "../noise/variates.ts";
import { build, builtEngine, writeRepository } from "./generated-repository.ts";
import { type ChangedHistory, drawHistory, isRight } from "./history.ts";

const cli = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));

/** Seeds take turns with them: reads and writes whose time is the engine's. */
const tests = [
  "int/memory/reads/table_scan",
  "int/memory/reads/oltp_point_select",
  "int/memory/writes/oltp_update_index",
  "int/memory/writes/oltp_insert",
] as const;

/** The outcome of one search: a line of the results. */
export const outcomeSchema = z.strictObject({
  seed: z.int(),
  test: z.string(),
  load: z.string(),
  culprit: z.int(),
  broken: z.int(),
  answer: z.enum(["point", "range", "alike", "no end", "none"]),
  named: z.array(z.int()),
  right: z.boolean(),
  /** Whether some commit contradicted itself, which the report says. */
  flaky: z.boolean(),
  /** Commits that were measured against the good one, the bad one included. */
  measured: z.int(),
  /** Commits that were built, or failed to. */
  built: z.int(),
  pairs: z.int(),
  seconds: z.number(),
});
export type Outcome = z.output<typeof outcomeSchema>;

export interface RealSearch {
  readonly seed: number;
  /** A library with SQLite's C API. */
  readonly sqlite: string;
  readonly rows: number;
  readonly load: LoadName;
  /** Receives the repository and the results; a search that was killed is resumed from it. */
  readonly folder: string;
}

/**
 * Searches a generated repository with the built command line.
 *
 * @throws Error that shows what it said, if it does not come to an answer
 */
export async function searchReally({ seed, sqlite, rows, load, folder }: RealSearch): Promise<Outcome> {
  const random = new Variates(seed, "real search");
  const history = drawHistory(chain(90), 10, 0.1, random);
  const test = tests[seed % tests.length] as string;
  const repository = path.join(folder, "repository");
  const out = path.join(folder, "results");
  writeRepository(repository, history, sqlite);
  const what = ["--good", "main~89", "--bad", "main", "--build", build, "--candidate", builtEngine];
  const how = ["--test", test, "--rows", String(rows), "--baseline", path.resolve(sqlite), "--quiet"];
  const place = existsSync(path.join(out, "bisect.json")) ? ["--resume", out] : ["--out", out];
  const beside = startLoad(load, folder, seed);
  let said: string;
  try {
    said = await runCommandLine(["bisect", ...what, ...how, ...place], repository, folder);
  } finally {
    await beside.stop();
  }
  if (!existsSync(path.join(out, "bisect.json"))) throw new Error(`seed ${seed}: no results\n${said}`);
  const bisection = readBisection(out);
  const { next } = replaySearch(bisection);
  if (next.kind === "measure") throw new Error(`seed ${seed}: no answer\n${said}`);
  return { seed, test, load, ...summarise(bisection, history) };
}

function summarise(bisection: Bisection, history: ChangedHistory): Omit<Outcome, "seed" | "test" | "load"> {
  const { observations, good, seconds } = bisection;
  const { next, states } = replaySearch(bisection);
  if (next.kind === "measure") throw new Error("the search has an answer");
  const { answer } = next;
  const measured = observations.filter(({ point, pairs }) => point !== good && pairs.length > 0);
  return {
    culprit: history.culprit,
    broken: history.broken.size,
    answer: answer.kind,
    named: "candidates" in answer ? [...answer.candidates] : "point" in answer ? [answer.point] : [],
    right: isRight(answer, history),
    flaky: [...states.values()].some((one) => one.state === "untestable" && one.reason === "inconsistent"),
    measured: measured.length,
    built: new Set([good, ...observations.map(({ point }) => point)]).size,
    pairs: observations.reduce((sum, { pairs }) => sum + pairs.length, 0),
    seconds: Math.round(seconds),
  };
}

/** Builds are kept in the folder: another seed's are no help. */
async function runCommandLine(parameters: readonly string[], cwd: string, cache: string): Promise<string> {
  const child = spawn(process.execPath, [cli, ...parameters], {
    cwd,
    env: { ...process.env, XDG_CACHE_HOME: path.join(cache, "cache") },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    said += text;
  });
  await once(child, "close");
  return said;
}
