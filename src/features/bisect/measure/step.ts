import { MeasurementError } from "../../../model/errors.ts";
import type { BisectedPair } from "../model/bisection.ts";
import type { BisectSettings } from "../model/settings.ts";
import { exactPairs, exactStateOf } from "../search/exact.ts";
import { stateOf } from "../search/point.ts";
import { pointLooks } from "../search/side.ts";
import type { PointContext } from "./count-point.ts";
import { measurePoint } from "./point.ts";

/** How one step of a search came out, and why. */
export interface StepResult {
  readonly state: "good" | "bad" | "untestable";
  readonly message: string;
}

/** The number of commits that `git bisect run` judges among a hundred: each has its share of alpha. */
const usualSteps = 7;

/**
 * Measures an engine against a good one until it is on one side of the line.
 *
 * @throws InputError or MeasurementError if the good engine or stock SQLite cannot be measured; the signal's reason on an abort
 */
export async function judgeStep(
  settings: BisectSettings & { readonly candidate: string; readonly threshold: number },
  context: PointContext,
): Promise<StepResult> {
  const { candidate, threshold, source, alpha } = settings;
  if (source.kind !== "engines" || source.files[0] === undefined)
    throw new Error("a step needs the good engine");
  const engines = { candidate, base: source.files[0] };
  const direction = threshold > 1 ? 1 : -1;
  const line = { kind: "samples", direction, logRatio: Math.log(threshold) } as const;
  const pairs: BisectedPair[] = [];
  let wanted = settings.by !== "time" ? exactPairs : (pointLooks[0] ?? 0);
  for (;;) {
    const measured = await measurePoint(settings, engines, wanted - pairs.length, context);
    if (measured.state === "failed") {
      const { role, untestable } = measured;
      if (role === "candidate") return { state: "untestable", message: untestable.message };
      throw new MeasurementError(
        `the ${role === "base" ? "good engine" : "baseline"} failed: ${untestable.message}`,
      );
    }
    pairs.push(...measured.pairs);
    const logRatios = pairs.map((pair) => Math.log(pair.candidate / pair.base));
    const state =
      settings.by !== "time"
        ? exactStateOf({ logRatios }, line)
        : stateOf({ logRatios }, line, alpha / usualSteps);
    if (state.state === "good" || state.state === "bad")
      return {
        state: state.state,
        message: `${state.pairs === 1 ? "one measurement" : `${state.pairs} pairs`}, the line is ${threshold}x`,
      };
    if (state.state === "untestable") return { state: "untestable", message: state.message };
    if (state.state === "open") wanted = state.next;
  }
}
