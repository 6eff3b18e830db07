import { type MeasuringFeature, measure } from "../../../../measure/run.ts";
import type { PlannedTest } from "../../../../model/compared.ts";
import { MeasurementError } from "../../../../model/errors.ts";
import type { MeasureSettings } from "../../../../model/settings.ts";
import type { SearchedLife } from "../model/searched-test.ts";
import type { SearchedFault } from "../model/settings.ts";
import { ageOnce } from "./age-point.ts";
import type { PointContext } from "./count-point.ts";
import type { PointPairs } from "./exact-pair.ts";
import { type FoundFault, faultOfLife, faultOfTest, judgeFault } from "./faults.ts";

/**
 * Whether a point shows a fault, beside stock SQLite; beside the good end, if the test is compared with that alone. One pair says it.
 *
 * @param run with the point as candidate and the good end as base
 * @throws InputError if an engine cannot be used; MeasurementError if the measurement stopped
 */
export async function faultPoint(
  run: MeasureSettings,
  subject: PlannedTest | SearchedLife,
  wanted: SearchedFault,
  context: PointContext,
): Promise<PointPairs> {
  return judgeFault(wanted, await faultOf(run, subject, context));
}

async function faultOf(
  { base, ...run }: MeasureSettings,
  subject: PlannedTest | SearchedLife,
  context: PointContext,
): Promise<FoundFault | undefined> {
  if ("life" in subject) return faultOfLife(await ageOnce(run, subject, context));
  const needsBase = subject.compare === "base" && base !== undefined;
  const criteria = { ...run.criteria, requireBase: needsBase };
  const recording = await measureAlone(
    needsBase ? { ...run, base, criteria } : { ...run, criteria },
    context,
  );
  const [record] = recording.tests;
  if (record === undefined) throw new Error("a run has the test that was asked for");
  return faultOfTest(record);
}

/**
 * Measures tests without the passes of features: a search needs samples and checks.
 *
 * @throws MeasurementError if it stopped; the signal's reason on an abort
 */
export async function measureAlone(run: MeasureSettings, context: PointContext) {
  const features = context.features.map(({ pass: _, ...others }): MeasuringFeature => others);
  const recording = await measure(run, context, features);
  context.signal.throwIfAborted();
  if (recording.run?.stopped !== undefined) throw new MeasurementError(recording.run.stopped);
  return recording;
}
