import { rmSync } from "node:fs";
import { makeDatabasesFolder } from "../../../../measure/databases-folder.ts";
import { openEngines } from "../../../../measure/open-engines.ts";
import type { PlannedTest } from "../../../../model/compared.ts";
import { defaultCriteria } from "../../../../model/criteria.ts";
import { InputError, MeasurementError } from "../../../../model/errors.ts";
import { isContestFigure, isLatency, isTimeFigure } from "../../../../model/figure-limit.ts";
import type { MeasureSettings } from "../../../../model/settings.ts";
import { suiteOf, testPath } from "../../../../model/test.ts";
import {
  type BisectSettings,
  isAged,
  isCounter,
  isFault,
  isTest,
  isTimed,
  type SearchedSubject,
} from "../model/settings.ts";
import { agedPairs, ageOnce } from "./age-point.ts";
import { casePoint } from "./case-point.ts";
import { contestPoint } from "./contest-point.ts";
import { costPairs, counterPairs } from "./cost-point.ts";
import { countPoint, type PointContext } from "./count-point.ts";
import type { PointPairs } from "./exact-pair.ts";
import { faultPoint, measureAlone } from "./fault-point.ts";
import { growthPairs, sweepEnds } from "./growth-point.ts";
import { plannedSteps, sequencePoint } from "./sequence-point.ts";
import { isTooSlow, slowPairs } from "./slow-point.ts";
import { meanPairs, timePairs } from "./time-point.ts";
import { twiceIfHung } from "./twice-if-hung.ts";

/** The files of a point's engine, and of the good end's; without that, a point can show a fault, and has no figure. */
export interface PointEngines {
  readonly candidate: string;
  readonly base?: string;
}

/**
 * Measures a point, the good end and stock SQLite in interleaved pairs, as a run with a base does; or looks once whether it shows a fault.
 *
 * @param pairs at least 1
 * @param steps of a sequence that are enough for its fault; all of them if absent
 * @throws InputError if the good end or stock SQLite cannot be used; the signal's reason on an abort
 */
export async function measurePoint(
  settings: BisectSettings,
  engines: PointEngines,
  pairs: number,
  context: PointContext,
  steps?: readonly string[],
): Promise<PointPairs> {
  return await withUsableEngine(settings, engines, pairs, context, (run) =>
    measureSubject(settings, run, pairs, context, steps),
  );
}

/**
 * Works with the engines of a point. An engine that cannot be used is a point that cannot be tested, if the good end can be.
 *
 * @throws InputError if the good end or stock SQLite cannot be used; the signal's reason on an abort
 */
export async function withUsableEngine<Result>(
  settings: BisectSettings,
  engines: PointEngines,
  pairs: number,
  context: PointContext,
  work: (run: MeasureSettings) => Promise<Result>,
): Promise<Result | Extract<PointPairs, { state: "failed" }>> {
  const run = runSettings(settings, engines, pairs);
  try {
    return await work(run);
  } catch (cause) {
    context.signal.throwIfAborted();
    const isRefused = cause instanceof InputError || cause instanceof MeasurementError;
    if (!isRefused || engines.candidate === engines.base) throw cause;
    const other = engines.base ?? settings.baseline;
    // If the good end, or SQLite, opens in its place, the point itself was refused.
    if (other !== undefined)
      await openEngines(
        { ...run, candidate: other },
        context,
        makeDatabasesFolder(context.resultsFolder),
        context.features,
      );
    const reason = cause instanceof MeasurementError ? "crash" : "error";
    return { state: "failed", role: "candidate", untestable: { reason, message: cause.message } };
  } finally {
    rmSync(context.resultsFolder, { recursive: true, force: true });
  }
}

async function measureSubject(
  { by, test, seed, alpha, rows }: BisectSettings,
  run: MeasureSettings,
  pairs: number,
  context: PointContext,
  steps: readonly string[] | undefined,
): Promise<PointPairs> {
  if (isFault(by)) {
    if ("mean" in test || "contest" in test) throw new Error("settings name a figure that their subject has");
    return await twiceIfHung(by, async () => {
      if ("order" in test)
        return await sequencePoint(run, test, steps ?? plannedSteps(test, seed), by, context);
      if ("case" in test) return await casePoint(run, test, by, alpha, context);
      return await faultPoint(run, test, by, context);
    });
  }
  if ("life" in test && isAged(by))
    return agedPairs(await ageOnce(run, test, context), test.commits, by, pairs);
  if ("mean" in test && by === "time") return meanPairs((await measureAlone(run, context)).tests);
  if ("contest" in test && isContestFigure(by))
    return await contestPoint(run, test, { by, rounds: pairs }, context);
  if (!isTest(test) || isAged(by)) throw new Error("settings name a figure that their subject has");
  if (by === "instructions") return await countPoint({ ...run, countRows: rows }, test, context);
  const recording = await measureAlone(run, context);
  if (by === "growth") return growthPairs(recording.tests, test);
  const measured = timePairs(recording.tests[0], isTimeFigure(by) ? by : "time");
  if (by === "time" && isTooSlow(measured)) return (await slowPairs(run, context)) ?? measured;
  if (measured.state === "failed" || isTimed(by)) return measured;
  return isCounter(by) ? counterPairs(recording, by) : costPairs(recording, by);
}

/** The settings of a run that measures the subject of a search. @param rounds pairs, at least 1 */
export function runSettings(
  {
    test,
    baseline,
    rows,
    seed,
    warehouses,
    statements,
    sampleTimeout,
    contents,
    counters,
    by,
  }: BisectSettings,
  engines: PointEngines,
  rounds: number,
): MeasureSettings {
  return {
    ...engines,
    baseline,
    candidateName: "candidate",
    baselineName: "SQLite",
    baseName: "good",
    rows,
    seed,
    warehouses,
    statements,
    sampleTimeout,
    ...selectionOf(measuredTests(test, by, contents)),
    contents,
    threads: 1,
    latencies: isLatency(by),
    // Others would be asked twice for nothing.
    given: counters !== undefined && isCounter(by) ? { counters } : {},
    pragmas: {},
    environment: {},
    criteria: { ...defaultCriteria, rule: { ...defaultCriteria.rule, rounds }, requireBase: true },
  };
}

/** The tests that a point executes; none for subjects that are no tests. */
export function measuredTests(
  test: SearchedSubject,
  by: BisectSettings["by"],
  contents: BisectSettings["contents"],
): readonly PlannedTest[] {
  if ("mean" in test) return test.tests;
  if (!isTest(test)) return [];
  return by === "growth" ? sweepEnds(test, contents) : [test];
}

function selectionOf(
  tests: readonly PlannedTest[],
): Pick<MeasureSettings, "suites" | "variants" | "storages" | "workloads" | "tests"> {
  const each = <Part>(of: (test: PlannedTest) => Part) => [...new Set(tests.map(of))];
  return {
    suites: each(({ variant }) => suiteOf(variant)),
    variants: each(({ variant }) => variant),
    storages: each(({ storage }) => storage),
    workloads: each(({ workload }) => workload),
    tests: tests.map(testPath),
  };
}
