import type { Failure } from "../../../model/sample.ts";
import { testPath } from "../../../model/test.ts";
import { testVerdicts, type Verdict } from "../../../verdict/judge.ts";
import type { CitedRun, Finding, FindingRow } from "./finding.ts";
import { subjectOf, workloadOf } from "./from-history.ts";
import { nightKey } from "./keys.ts";

/** Failures by their cause. */
const words: Readonly<Record<Failure["reason"], string>> = {
  crash: "crashed",
  timeout: "did not end in time",
  error: "failed",
  differs: "did other work than SQLite",
};

/**
 * The tests of a run that have no result because of the candidate, a finding for each workload; a workload that was measured and did
 * right has recovered. An examination of a feature, such as sequences, is one finding.
 *
 * @param run the night
 */
export function findingsOfResults(verdict: Verdict, run: CitedRun): Finding[] {
  const tests = testVerdicts(verdict).map(({ comparison }): TestResult => {
    const path = testPath(comparison);
    if (comparison.state === "measured") return { path, isRight: true };
    if (comparison.state !== "failed") return { path, isRight: false };
    // A difference is of two engines, and names none.
    const failure = comparison.failures.find(({ role }) => role === "candidate" || role === undefined);
    return { path, isRight: false, failure };
  });
  const workloads = [...Map.groupBy(tests, ({ path }) => workloadOf(path))].flatMap(
    ([workload, own]): Finding[] => {
      const rows = own.flatMap(({ path, failure }): FindingRow[] =>
        failure === undefined
          ? []
          : [{ path, figure: `${words[failure.reason]}: ${failure.message}`, loss: 1, since: run }],
      );
      // Without a result, a test tells neither that the engine is wrong nor that it is right.
      if (rows.length === 0 && !own.every(({ isRight }) => isRight)) return [];
      return [result(workload, subjectOf(workload), rows)];
    },
  );
  return [...workloads, ...examined(verdict, run)];
}

interface TestResult {
  readonly path: string;
  readonly isRight: boolean;
  /** The candidate's; absent if it has none. */
  readonly failure?: Failure;
}

function examined(verdict: Verdict, run: CitedRun): Finding[] {
  const names = { baseline: "SQLite", candidate: "the engine", base: "the base" };
  return Object.entries(verdict.examined).flatMap(([name, { by, found }]): Finding[] => {
    if (by.words === undefined) return [];
    const problems = by.words.problems(found, names, (text) => text, false);
    const rows = problems.map(
      ({ name: path, reason }): FindingRow => ({ path, figure: reason, loss: 1, since: run }),
    );
    return [result(name, name, rows)];
  });
}

function result(name: string, subject: string, rows: readonly FindingRow[]): Finding {
  const state = rows.length === 0 ? "recovered" : "open";
  return { key: `result ${name}`, kind: "result", state, subject, rows };
}

/**
 * A night without figures.
 *
 * @param why untrusted; undefined if the night has left a run in the history
 * @param run the newest run of the history
 */
export function findingOfNight(why: string | undefined, run: CitedRun | undefined): Finding {
  const since = run ?? { time: "", name: "none" };
  const rows = why === undefined ? [] : [{ path: "all", figure: why, loss: 1, since }];
  return {
    key: nightKey,
    kind: "night",
    state: why === undefined ? "recovered" : "open",
    subject: "the night",
    rows,
  };
}
