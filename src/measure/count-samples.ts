import { perEngine } from "../model/engine.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { MeasureSettings } from "../model/settings.ts";
import type { SampleStore } from "../results/store/sample-store.ts";
import type { Catalogue } from "../suite/suites.ts";
import type { Samples } from "./build-recording.ts";
import type { RunContext } from "./context.ts";
import { countInstructions } from "./counting.ts";
import type { SamplingInputs } from "./sampling.ts";

/**
 * Adds counts of instructions, if they are asked for, to what was measured. An abort leaves it without them, but the store has those
 * that were taken.
 *
 * @throws InputError if the databases cannot be written
 */
export async function countSamples(
  settings: MeasureSettings,
  context: RunContext,
  inputs: SamplingInputs & { readonly catalogue: Catalogue },
  samples: Samples,
): Promise<Samples> {
  const { countRows } = settings;
  if (countRows === undefined || samples.stopped !== undefined) return samples;
  const { engines, workspace, timeline, catalogue, deadline, store, now } = inputs;
  let unstored: string | undefined;
  const keep = (...count: Parameters<SampleStore["count"]>) => {
    try {
      store.count(...count);
    } catch (cause) {
      unstored ??= (cause as Error).message;
    }
  };
  const counting = () =>
    countInstructions({ ...settings, countRows }, context, {
      engines: perEngine(engines, ({ engine }) => engine),
      folder: workspace.folder,
      catalogue,
      records: samples.tests,
      compileOptions: perEngine(engines, (_, role) => samples.findings?.engines[role]?.compileOptions),
      isOutOfTime: () => deadline !== undefined && now() >= deadline,
      earlier: context.unfinished?.counts ?? [],
      keep,
    });
  try {
    const { records, counting: facts } = await timeline.during("count instructions", counting);
    return { ...samples, tests: records, counting: facts, ...omitUndefined({ stopped: unstored }) };
  } catch (cause) {
    if (!context.signal.aborted) throw cause;
    return { ...samples, stopped: String(context.signal.reason) };
  }
}
