import { rmSync } from "node:fs";
import { makeDatabasesFolder } from "../../../measure/databases-folder.ts";
import { openEngines } from "../../../measure/open-engines.ts";
import { measure } from "../../../measure/run.ts";
import { defaultCriteria } from "../../../model/criteria.ts";
import { InputError, MeasurementError } from "../../../model/errors.ts";
import { omitUndefined } from "../../../model/omit-undefined.ts";
import type { TestRecord } from "../../../model/recording.ts";
import type { MeasureSettings } from "../../../model/settings.ts";
import { suiteOf, testPath } from "../../../model/test.ts";
import { chunkRatiosOf, comparedPairs, pairsWith } from "../../../verdict/pairs.ts";
import { type BisectSettings, isAged, isCounter, type SearchedSubject } from "../model/settings.ts";
import { agePoint } from "./age-point.ts";
import { costPairs, counterPairs } from "./cost-point.ts";
import { countPoint, type PointContext } from "./count-point.ts";
import { blame, type PointPairs } from "./exact-pair.ts";

/** The files of a point's engine, and of the good end's. */
export interface PointEngines {
  readonly candidate: string;
  readonly base: string;
}

/**
 * Measures a point, the good end and stock SQLite in interleaved pairs, as a run with a base does.
 *
 * @param pairs at least 1
 * @throws InputError if the good end or stock SQLite cannot be used; the signal's reason on an abort
 */
export async function measurePoint(
  settings: BisectSettings,
  engines: PointEngines,
  pairs: number,
  context: PointContext,
): Promise<PointPairs> {
  const { by, test } = settings;
  const run = runSettings(settings, engines, pairs);
  try {
    if ("life" in test && isAged(by)) return await agePoint(run, test, by, context);
    if ("life" in test || isAged(by))
      throw new Error(
        "a shape of life is searched by a figure of ageing databases, and a test by another figure",
      );
    if (by === "instructions") return await countPoint({ ...run, countRows: settings.rows }, test, context);
    // A search needs the samples and the checks of one test.
    const features = context.features.map(({ pass: _, ...others }) => others);
    const recording = await measure(run, context, features);
    context.signal.throwIfAborted();
    if (recording.run?.stopped !== undefined) throw new MeasurementError(recording.run.stopped);
    const measured = pointPairs(recording.tests);
    if (measured.state === "failed" || by === "time") return measured;
    return isCounter(by) ? counterPairs(recording, by) : costPairs(recording, by);
  } catch (cause) {
    context.signal.throwIfAborted();
    const isRefused = cause instanceof InputError || cause instanceof MeasurementError;
    if (!isRefused || engines.candidate === engines.base) throw cause;
    // If the good end opens in its place, the point itself was refused.
    await openEngines(
      { ...run, candidate: engines.base },
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
    ...(baseline === undefined ? {} : { baseline }),
    candidateName: "candidate",
    baselineName: "SQLite",
    baseName: "good",
    rows,
    seed,
    warehouses,
    statements,
    ...(sampleTimeout === undefined ? {} : { sampleTimeout }),
    ...selectionOf(test),
    contents,
    threads: 1,
    latencies: false,
    // Others would be asked twice for nothing.
    given: counters !== undefined && isCounter(by) ? { counters } : {},
    pragmas: {},
    environment: {},
    criteria: { ...defaultCriteria, rule: { ...defaultCriteria.rule, rounds }, requireBase: true },
  };
}

/** A life of an ageing database needs no test. */
function selectionOf(
  test: SearchedSubject,
): Pick<MeasureSettings, "suites" | "variants" | "storages" | "workloads" | "tests"> {
  if ("life" in test) return { suites: [], variants: [], storages: [], workloads: [], tests: [] };
  return {
    suites: [suiteOf(test.variant)],
    variants: [test.variant],
    storages: [test.storage],
    workloads: [test.workload],
    tests: [testPath(test)],
  };
}

function pointPairs([record]: readonly TestRecord[]): PointPairs {
  if (record === undefined) throw new Error("a run has the test that was asked for");
  const [failure] = record.failures.toSorted((a, b) => blame(a.role) - blame(b.role));
  if (failure !== undefined) {
    const { reason, message, role = "candidate" } = failure;
    return { state: "failed", role, untestable: { reason, message } };
  }
  const seen = pairsWith(comparedPairs(record), "base");
  const [toBaseline, toBase] = (["baseline", "base"] as const).map((role) => chunkRatiosOf(seen, role));
  const ratioAt = (ratios: readonly number[] | undefined, pair: number) =>
    ratios === undefined ? undefined : Math.exp(ratios[pair] ?? 0);
  const chunkRatios = (pair: number) => {
    const [baseline, base] = [ratioAt(toBaseline, pair), ratioAt(toBase, pair)];
    return base === undefined ? undefined : { base, ...omitUndefined({ baseline }) };
  };
  const pairs = seen.map(({ baseline, candidate, base }, index) => {
    return { candidate, base, ...omitUndefined({ baseline, chunkRatios: chunkRatios(index) }) };
  });
  // A search would ask for the same pairs again.
  if (pairs.length === 0) throw new Error("a run without a failure has pairs of the point and the good end");
  return { state: "measured", pairs };
}
