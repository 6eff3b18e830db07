/**
 * How often `compare` names a slowdown that is there, and one that is not, and how soon: generated repositories whose working tree is
 * 10 % slower than its commit in everything, or as fast, with other bytes.
 *
 * usage: node bench/compare.ts [--runs N] [--modes usual,quick] [--minutes N] [--out FOLDER] [--summary]
 *
 * Each comparison is a line of FOLDER/comparisons.jsonl; those that are there are not repeated. --summary only says what is there. The
 * figures are of a machine that does nothing else; on a busy one, --minutes gives each comparison more time.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { loadavg } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { markdownTable } from "markdown-table";
import * as z from "zod";
import { median } from "../src/statistics/summary.ts";
import { build, builtEngine, writePlanted } from "./compare/planted-repository.ts";
import { cacheFolder, fetchSqlite, print } from "./engines.ts";

const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "20" },
    modes: { type: "string", default: "usual,quick" },
    minutes: { type: "string" },
    out: { type: "string", default: path.join(cacheFolder, "compare") },
    summary: { type: "boolean", default: false },
  },
});

const modes = ["usual", "quick"] as const;
const slowdowns = [1.1, 1] as const;
const answers = ["Slower", "Faster", "Not slower", "Undecided", "No answer"] as const;

const comparisonSchema = z.strictObject({
  run: z.int(),
  mode: z.enum(modes),
  slowdown: z.number(),
  answer: z.enum(answers),
  status: z.int(),
  /** From the end of the builds to the end of the program. */
  seconds: z.number(),
  /** The machine's load over a minute at the end. */
  load: z.number(),
});
type Comparison = z.output<typeof comparisonSchema>;

const cli = fileURLToPath(new URL("../src/cli.ts", import.meta.url));
const file = path.join(options.out, "comparisons.jsonl");

function readComparisons(): Comparison[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => comparisonSchema.parse(JSON.parse(line)));
}

async function compareOnce(run: number, mode: Comparison["mode"], slowdown: number): Promise<Comparison> {
  const repository = path.join(options.out, `slower-${slowdown}`);
  writePlanted(repository, await fetchSqlite(), slowdown);
  const what = ["compare", "--build", build, "--candidate", builtEngine];
  const time = options.minutes === undefined ? [] : ["--max-minutes", options.minutes];
  const child = spawn(process.execPath, [cli, ...what, ...time, ...(mode === "quick" ? ["--quick"] : [])], {
    cwd: repository,
    env: { ...process.env, XDG_CACHE_HOME: path.join(options.out, "cache") },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let start: number | undefined;
  const said = { out: "", error: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said.out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said.error += text;
    if (/^measuring /m.test(said.error)) start ??= performance.now();
  });
  const [status] = (await once(child, "close")) as [number];
  const answer = answers.find((one) => said.out.startsWith(`${one}:`));
  if (answer === undefined || start === undefined) throw new Error(`no answer: ${said.out}${said.error}`);
  const seconds = Number(((performance.now() - start) / 1000).toFixed(1));
  return { run, mode, slowdown, answer, status, seconds, load: Number((loadavg()[0] ?? 0).toFixed(1)) };
}

function summarise(comparisons: readonly Comparison[]): string {
  const rows = modes.flatMap((mode) =>
    slowdowns.flatMap((slowdown) => {
      const own = comparisons.filter((one) => one.mode === mode && one.slowdown === slowdown);
      if (own.length === 0) return [];
      const seconds = own.map((one) => one.seconds);
      const load = own.map((one) => one.load);
      const counts = answers.map((answer) => String(own.filter((one) => one.answer === answer).length));
      const planted = slowdown === 1 ? "nothing" : `${Math.round((slowdown - 1) * 100)} % slower`;
      const time = `${median(seconds).toFixed(1)} (${Math.max(...seconds)})`;
      return [[mode, planted, String(own.length), ...counts, time, median(load).toFixed(1)]];
    }),
  );
  const heading = [
    "mode",
    "planted",
    "runs",
    ...answers.map((one) => one.toLowerCase()),
    "seconds, median (most)",
    "load",
  ];
  return markdownTable([heading, ...rows]);
}

if (!options.summary) {
  mkdirSync(options.out, { recursive: true });
  const chosen = modes.filter((mode) => options.modes.split(",").includes(mode));
  for (let run = 1; run <= Number(options.runs); run++)
    for (const slowdown of slowdowns)
      for (const mode of chosen) {
        const isThere = readComparisons().some(
          (one) => one.run === run && one.mode === mode && one.slowdown === slowdown,
        );
        if (isThere) continue;
        const line = JSON.stringify(await compareOnce(run, mode, slowdown));
        appendFileSync(file, `${line}\n`);
        process.stderr.write(`${line}\n`);
      }
}
const comparisons = readComparisons();
if (comparisons.length > 0) print(summarise(comparisons));
