import { rolesOf } from "../../src/model/engine.ts";
import type { Recording } from "../../src/model/recording.ts";
import { simulate, type Truth } from "../report/simulated.ts";

/** The run of a workflow that a whole run is from, unless it is given another one, and the head of its pull request. */
const origin = { run: 77, attempt: 1, head: "a".repeat(40) };

/** A simulated run of the whole suite with the checks that a real one makes, as results files have it. */
export function wholeRun(truth: Truth): Recording {
  const recording = simulate(truth);
  const work = { statements: 1, rows: 1, changes: 1 };
  const checks = rolesOf(recording.engines).map((role) => ({ role, work, hash: "ab".repeat(8) }));
  return {
    ...recording,
    origin,
    suite: { rows: 100_000, seed: 1, hash: "cd".repeat(32), sql: {} },
    tests: recording.tests.map((test) => ({ ...test, checks })),
  };
}

/** A results file as another run of a workflow, or another attempt, writes it. */
export function fromRun(results: string, run: number, attempt = 1): string {
  return results.replace(/(?<="origin": ?\{"run":)\d+,"attempt":\d+/, `${run},"attempt":${attempt}`);
}
