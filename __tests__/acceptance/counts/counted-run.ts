import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Count, TakenCount } from "../../../src/features/figures/counts/counts.ts";
import { countsOf, withCounts } from "../../../src/features/figures/counts/counts.ts";
import type { Role } from "../../../src/model/engine.ts";
import type { Recording } from "../../../src/model/recording.ts";
import { testPath } from "../../../src/model/test.ts";
import { parseRecording } from "../../results/full-build.ts";
import { args } from "../args.ts";
import { type Finished, run } from "../cli.ts";

/** A run that counts. */
export interface CountedRun extends Finished {
  readonly recording: Recording;
  /** By role and test path. */
  readonly counts: ReadonlyMap<string, Count>;
}

/** Runs the built tool with few rows and one round, in which no ceiling of times matters, and reads its results. */
export async function countRun(
  out: string,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<CountedRun> {
  const config = `${out}.yml`;
  mkdirSync(path.dirname(out), { recursive: true });
  writeFileSync(
    config,
    "base-ceilings: { memory: 1000, file: 1000, autocommit: 1000 }\nbase-averages: { overall: 1000, suite: 1000, section: 1000, workload: 1000 }\n",
  );
  const finished = await run(
    [
      ...["run", "--out", out, "--variants", "int", "--rows", "1000", "--rounds", "1", "--quiet"],
      ...args`--config ${config} --ceiling 1000 --average-ceiling 1000 --counts instructions
        --count-rows 1000`,
      ...parameters,
    ],
    { env: environment },
  );
  const file = path.join(out, "results.json");
  const recording = parseRecording(readFileSync(file, "utf8"), file);
  const tests = withCounts(recording.tests, countsOf(recording));
  const counts = tests.flatMap((test) =>
    (test.counts ?? []).map((count) => [`${count.role} ${testPath(test)}`, count] as const),
  );
  return { ...finished, recording, counts: new Map(counts) };
}

/** The instructions of every test on an engine. @throws Error with the reason if one was not counted */
export function takenOf({ recording }: CountedRun, role: Role): ReadonlyMap<string, TakenCount> {
  return new Map(
    withCounts(recording.tests, countsOf(recording)).map((test) => {
      const count = test.counts?.find((one) => one.role === role);
      if (count === undefined || !("instructions" in count))
        throw new Error(`${testPath(test)}: ${count?.uncounted ?? `no count of ${role}`}`);
      return [testPath(test), count];
    }),
  );
}
