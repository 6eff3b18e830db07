/**
 * Gives everything that reads text from outside many wrong, hostile and damaged inputs: `npm run fuzz [-- OPTION...]`. Fails if a
 * case crashes with a stack, takes more than 5 s, more than 500 MB of memory, shows a text that acts where it lands, or uses a file outside of
 * its folder.
 *
 * options: --minutes N (default 1, all targets together), --seed N (default: the day), --target NAME, --jobs N (default 2)
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { targets } from "./targets.ts";

/** Megabytes of JavaScript's values, and of everything that a process takes beside its code: more is a failure. */
const mostMemory = 500;

/** Seconds without progress, after which a case is taken for a hang: twice the limit, since the machine has other work. */
const longestSilence = 10;

interface Outcome {
  readonly name: string;
  readonly cases: number;
  /** Seconds of processor time. */
  readonly slowest: number;
  /** Megabytes beside those of the loaded program. */
  readonly memory: number;
  readonly failure?: string;
}

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "1" },
    seed: { type: "string", default: String(Math.floor(Date.now() / 86_400_000)) },
    target: { type: "string" },
    jobs: { type: "string", default: "2" },
  },
});
const chosen = targets.filter(({ name }) => values.target === undefined || name === values.target);
const minutes = Number(values.minutes);
const seed = Number(values.seed);
const jobs = Number(values.jobs);
if (chosen.length === 0 || !(minutes > 0) || !Number.isSafeInteger(seed) || !(jobs >= 1)) {
  process.stderr.write(
    `fuzz: give --minutes above 0, a whole --seed, --jobs from 1, and a --target of ${targets.map(({ name }) => `"${name}"`).join(", ")}\n`,
  );
  process.exit(2);
}
const folder = mkdtempSync(path.join(os.tmpdir(), "sqlite-bench-gate-fuzz-"));
const seconds = Math.max(1, (minutes * 60 * jobs) / chosen.length);
const waiting = [...chosen.entries()];
const outcomes: Outcome[] = [];
await Promise.all(
  Array.from({ length: jobs }, async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      outcomes.push(await fuzz(...next));
  }),
);
rmSync(folder, { recursive: true });

process.stdout.write(`seed ${seed}, ${minutes} minutes, ${jobs} at once\n\n`);
for (const { name, cases, slowest, memory, failure } of outcomes)
  process.stdout.write(
    `${name.padEnd(24)} ${String(cases).padStart(8)} cases   slowest ${slowest.toFixed(2)} s   ${String(Math.round(memory)).padStart(4)} MB${failure === undefined ? "" : "   FAILED"}\n`,
  );
const failed = outcomes.filter(({ failure }) => failure !== undefined);
for (const { name, failure } of failed)
  process.stdout.write(
    `\n${name}: ${failure}\nto repeat: npm run fuzz -- --target "${name}" --seed N --jobs 1\n`,
  );
const cases = outcomes.reduce((sum, one) => sum + one.cases, 0);
process.stdout.write(`\n${cases} cases, ${failed.length} targets failed\n`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Runs one target in a process of its own, which ends if it hangs or takes too much memory. */
async function fuzz(index: number, { name }: (typeof targets)[number]): Promise<Outcome> {
  const progress = path.join(folder, String(index));
  const worker = path.join(import.meta.dirname, "worker.ts");
  const limit = `--max-old-space-size=${mostMemory}`;
  const child = spawn(process.execPath, [limit, worker, name, String(seed), String(seconds), progress], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let [output, memory, last, changedAt] = ["", 0, "", performance.now()];
  let loaded: number | undefined;
  let ended: string | undefined;
  child.stdout.on("data", (part) => {
    output += part;
  });
  const watch = setInterval(() => {
    const now = tryRead(progress);
    if (now !== "") loaded ??= peakOf(child.pid);
    memory = Math.max(memory, peakOf(child.pid) - (loaded ?? Number.POSITIVE_INFINITY));
    if (now !== last) [last, changedAt] = [now, performance.now()];
    if (last !== "" && performance.now() - changedAt > longestSilence * 1000)
      ended = `a case hangs, ${last.trim()}`;
    if (memory > mostMemory) ended = `the process took ${Math.round(memory)} MB, ${last.trim()}`;
    if (ended !== undefined) child.kill("SIGKILL");
  }, 200);
  const [status, signal] = await new Promise<[number | null, string | null]>((resolve) =>
    child.on("close", (...end) => resolve(end)),
  );
  clearInterval(watch);
  if (output !== "" && ended === undefined) return { name, memory, ...JSON.parse(output) };
  const { cases = 0 } = last === "" ? {} : JSON.parse(last);
  return {
    name,
    cases,
    slowest: 0,
    memory,
    failure: ended ?? `the process ended (${signal ?? status}), ${last.trim()}`,
  };
}

/** The most memory in megabytes that a process had so far, as the system counts it; 0 if it has ended. */
function peakOf(pid: number | undefined): number {
  const [, kilobytes = "0"] = /VmHWM:\s+(\d+) kB/.exec(tryRead(`/proc/${pid}/status`)) ?? [];
  return Number(kilobytes) / 1000;
}

function tryRead(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
