import { rmSync } from "node:fs";
import { makeDatabasesFolder } from "../../../measure/databases-folder.ts";
import { openEngines } from "../../../measure/open-engines.ts";
import { measure } from "../../../measure/run.ts";
import { defaultCriteria } from "../../../model/criteria.ts";
import type { Role } from "../../../model/engine.ts";
import { InputError, MeasurementError } from "../../../model/errors.ts";
import { omitUndefined } from "../../../model/omit-undefined.ts";
import type { TestRecord } from "../../../model/recording.ts";
import type { MeasureSettings } from "../../../model/settings.ts";
import { suiteOf, testPath } from "../../../model/test.ts";
import { chunkRatiosOf, pairsOf } from "../../../verdict/pairs.ts";
import type { BisectSettings } from "../model/settings.ts";
import { countPoint, type PointContext, type PointPairs } from "./count-point.ts";

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
  const run = runSettings(settings, engines, pairs);
  try {
    if (settings.by === "instructions")
      return await countPoint({ ...run, countRows: settings.rows }, settings.test, context);
    const recording = await measure(run, context, context.features);
    context.signal.throwIfAborted();
    if (recording.run?.stopped !== undefined) throw new MeasurementError(recording.run.stopped);
    return pointPairs(recording.tests);
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

function runSettings(
  { test, baseline, rows, seed, warehouses, statements, sampleTimeout }: BisectSettings,
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
    suites: [suiteOf(test.variant)],
    variants: [test.variant],
    storages: [test.storage],
    workloads: [test.workload],
    tests: [testPath(test)],
    contents: {},
    threads: 1,
    latencies: false,
    given: {},
    pragmas: {},
    criteria: { ...defaultCriteria, rule: { ...defaultCriteria.rule, rounds }, requireBase: true },
  };
}

function pointPairs([record]: readonly TestRecord[]): PointPairs {
  if (record === undefined) throw new Error("a run has the test that was asked for");
  const [failure] = record.failures.toSorted((a, b) => blame(a.role) - blame(b.role));
  if (failure !== undefined) {
    const { reason, message, role = "candidate" } = failure;
    return { state: "failed", role, untestable: { reason, message } };
  }
  const seen = pairsOf(record);
  const [toBaseline, toBase] = (["baseline", "base"] as const).map((role) => chunkRatiosOf(seen, role));
  const chunkRatios = (pair: number) =>
    toBaseline === undefined || toBase === undefined
      ? undefined
      : { baseline: Math.exp(toBaseline[pair] ?? 0), base: Math.exp(toBase[pair] ?? 0) };
  const pairs = seen.flatMap(({ baseline, candidate, base }, index) => {
    if (base === undefined) return [];
    return [{ baseline, candidate, base, ...omitUndefined({ chunkRatios: chunkRatios(index) }) }];
  });
  // A search would ask for the same pairs again.
  if (pairs.length === 0) throw new Error("a run without a failure has pairs of all three engines");
  return { state: "measured", pairs };
}

/** If several engines failed, the failure of the engine that is in all measurements counts. */
function blame(role: Role | undefined): number {
  return role === "baseline" ? 0 : role === "base" ? 1 : 2;
}
