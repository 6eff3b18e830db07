/**
 * Tries cases of one target until the time is over, and reports the first case that fails, made as small as possible.
 *
 * usage: node scripts/fuzz/worker.ts TARGET SEED SECONDS PROGRESS-FILE
 */
import { openSync, rmSync, writeSync } from "node:fs";
import * as fc from "fast-check";
import { targets, workFolder } from "./targets.ts";

/** Cases of one seed. After a hang, these are tried again one by one. */
const casesPerSeed = 50;

/** Seconds of processor time: a case that takes longer is a hang. */
const longestCase = 5;

const [, , name, firstSeed, seconds, progressFile = ""] = process.argv;
const target = targets.find((one) => one.name === name);
if (target === undefined)
  throw new Error(`unknown target ${name}: give one of ${targets.map((one) => one.name).join(", ")}`);

const folder = workFolder();
const progress = openSync(progressFile, "w");
// The first property of a target can take seconds to make, which are no time for cases.
target.property(folder);
const end = performance.now() + Number(seconds) * 1000;
let cases = 0;
let slowest = 0;
let failure: string | undefined;

for (let seed = Number(firstSeed); performance.now() < end && failure === undefined; seed++) {
  const property = target.property(folder);
  const run = property.run.bind(property);
  property.run = (value: [unknown]) => {
    cases++;
    // Written before the case runs: a case that never ends is known by it.
    writeSync(progress, JSON.stringify({ seed, cases }).padEnd(80), 0);
    const before = process.cpuUsage();
    const result = run(value);
    const { user, system } = process.cpuUsage(before);
    slowest = Math.max(slowest, (user + system) / 1e6);
    if (slowest > longestCase && result === null)
      return { error: new Error(`a case took ${slowest.toFixed(1)} s of processor time`) };
    return result;
  };
  const checked = fc.check(property, {
    seed,
    numRuns: casesPerSeed,
    interruptAfterTimeLimit: Math.max(1, end - performance.now()),
  });
  if (!checked.failed || checked.counterexample === null) continue;
  const { errorInstance, counterexample, counterexamplePath } = checked;
  const error = errorInstance instanceof Error ? errorInstance : new Error(String(errorInstance));
  failure = `seed ${seed}, path ${counterexamplePath}: ${error.stack}\ncase: ${describe(counterexample)}`;
}

/** The case, as JSON: bytes as the text that they are. */
function describe(value: unknown): string {
  const shown = JSON.stringify(value, (_, part) =>
    part?.type === "Buffer" ? Buffer.from(part.data).toString("utf8") : part,
  );
  return shown.length > 6_000 ? `${shown.slice(0, 6_000)} ... (${shown.length} characters)` : shown;
}

rmSync(folder, { recursive: true });
process.stdout.write(
  `${JSON.stringify({ cases, slowest, ...(failure === undefined ? {} : { failure }) })}\n`,
);
