import { exactFiguresOf, isExactFigure } from "../../nights/history/runs/exact-figures.ts";
import { type HistoryRun, historyTestPath, isWithoutFigure } from "../../nights/history/runs/run.ts";
import type { CitedRun, Finding, Unmeasured } from "./finding.ts";
import { citedRun, subjectOf, workloadOf } from "./from-history.ts";

/** Fewer runs without a figure can be those of somebody who measured a part. */
const leastRuns = 3;

/** The results of a night, which examinations of features are in, such as sequences. */
export interface NightLook {
  /** The keys of all findings of the night's results, also of those that are right. */
  readonly keys: ReadonlySet<string>;
  readonly run: CitedRun;
}

/**
 * For the key of a finding, the finding if the newest runs do not measure what it is about: its test was removed, its figure is no longer
 * taken, or its suite is no longer run. Undefined if they measure it, or if the key is not of a test. A test that fails still is measured.
 *
 * The finding is `gone` after three such runs, and more than there ever were between two runs that did measure it: a history can have
 * runs of several configurations in turn.
 *
 * @param runs of the history, in order of time
 * @param night undefined if its results are not known
 */
export function unmeasuredFinder(
  runs: readonly HistoryRun[],
  night: NightLook | undefined,
): (key: string) => Finding | undefined {
  const looks = looksOf(runs);
  return (key) => {
    const subject = parseKey(key);
    if (subject === undefined || runs.length === 0) return undefined;
    if (subject.kind === "result" && !subject.workload.includes("/"))
      return night === undefined || night.keys.has(key)
        ? undefined
        : gone(key, subject, { since: night.run, isOver: true });
    const own = looks.get(key) ?? [];
    const last = own.at(-1) ?? -1;
    const missing = runs.length - 1 - last;
    if (missing === 0) return undefined;
    const gaps = own.slice(1).map((run, index) => run - (own[index] ?? run) - 1);
    const isOver = missing >= leastRuns && missing > Math.max(0, ...gaps);
    const first = runs[last + 1];
    return gone(key, subject, {
      isOver,
      ...(own.length === 0 || first === undefined ? {} : { since: citedRun(first) }),
    });
  };
}

/** The parts of the key of a finding of tests. */
interface Subject {
  readonly kind: "time" | "result" | "figure";
  readonly figure?: string;
  readonly workload: string;
}

/** Undefined for a key of another kind. */
function parseKey(key: string): Subject | undefined {
  const [figure = "", ...rest] = key.split(" ");
  const workload = rest.join(" ");
  if (workload === "") return undefined;
  if (figure === "result") return { kind: "result", workload };
  if (figure === "time") return { kind: "time", figure, workload };
  return isExactFigure(figure) ? { kind: "figure", figure, workload } : undefined;
}

function gone(key: string, { workload, ...others }: Subject, unmeasured: Unmeasured): Finding {
  const state = unmeasured.isOver ? "gone" : "none";
  return { key, ...others, state, subject: subjectOf(workload), unmeasured, rows: [] };
}

/** By the key of a finding, the indexes of the runs that looked for it, in order. */
function looksOf(runs: readonly HistoryRun[]): ReadonlyMap<string, readonly number[]> {
  const looks = new Map<string, number[]>();
  const add = (figure: string, path: string, run: number) => {
    const key = `${figure} ${workloadOf(path)}`;
    const own = looks.get(key) ?? [];
    looks.set(key, own);
    if (own.at(-1) !== run) own.push(run);
  };
  const figures = exactFiguresOf(runs);
  for (const [index, run] of runs.entries()) {
    for (const test of run.tests) {
      const path = historyTestPath(test);
      for (const figure of ["time", "result"]) add(figure, path, index);
      if (isWithoutFigure(test.result)) for (const { name } of figures) add(name, path, index);
    }
    for (const { name, valuesOf } of figures) for (const { path } of valuesOf(run)) add(name, path, index);
  }
  return looks;
}
