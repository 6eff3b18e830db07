import { MeasurementError } from "../../../../model/errors.ts";
import type { BisectedPair } from "../model/bisection.ts";
import { isFault, isTimed, type StepSettings } from "../model/settings.ts";
import { faultNames } from "../model/words.ts";
import { exactPairs, exactStateOf } from "../search/exact.ts";
import { stateOf } from "../search/point.ts";
import { pointLooks } from "../search/side.ts";
import type { PointContext } from "./count-point.ts";
import type { PointPairs } from "./exact-pair.ts";
import { measurePoint, type PointEngines } from "./point.ts";

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
export async function judgeStep(settings: StepSettings, context: PointContext): Promise<StepResult> {
  const { candidate, threshold, good, alpha, by } = settings;
  // A fault is looked for beside SQLite alone, unless the test is compared with the good engine.
  const engines = { candidate, base: good };
  if (isFault(by)) return await judgeOnce(settings, engines, context);
  if (threshold === undefined) throw new Error("a step by a figure needs the line");
  const direction = threshold > 1 ? 1 : -1;
  const line = { direction, logRatio: Math.log(threshold) } as const;
  const pairs: BisectedPair[] = [];
  let wanted = !isTimed(by) ? exactPairs : (pointLooks[0] ?? 0);
  for (;;) {
    const measured = await measurePoint(settings, engines, wanted - pairs.length, context);
    if (measured.state === "failed") return untestableStep(measured);
    if (measured.state === "judged") throw new Error("a figure is measured");
    pairs.push(...measured.pairs);
    const logRatios = pairs.map((pair) => Math.log(pair.candidate / pair.base));
    const state = !isTimed(by)
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

async function judgeOnce(
  settings: StepSettings,
  engines: PointEngines,
  context: PointContext,
): Promise<StepResult> {
  const measured = await measurePoint(settings, engines, exactPairs, context);
  if (measured.state === "failed") return untestableStep(measured);
  if (measured.state === "measured" || !isFault(settings.by)) throw new Error("a fault is judged");
  const { isShown, message } = measured.fault;
  const name = faultNames[settings.by];
  if (!isShown) return { state: "good", message: `it does not show ${name}` };
  return { state: "bad", message: `it shows ${name}${message === undefined ? "" : `: ${message}`}` };
}

/** @throws MeasurementError if it was not the candidate that failed */
function untestableStep({ role, untestable }: Extract<PointPairs, { state: "failed" }>): StepResult {
  if (role === "candidate") return { state: "untestable", message: untestable.message };
  throw new MeasurementError(
    `the ${role === "base" ? "good engine" : "baseline"} failed: ${untestable.message}`,
  );
}
