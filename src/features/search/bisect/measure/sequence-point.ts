import { makeDatabasesFolder, removeDatabasesFolder } from "../../../../measure/databases-folder.ts";
import { openEngines } from "../../../../measure/open-engines.ts";
import { SampleTimeouts } from "../../../../measure/timeouts.ts";
import { Workspace } from "../../../../measure/workspace.ts";
import { perEngine } from "../../../../model/engine.ts";
import { MeasurementError } from "../../../../model/errors.ts";
import type { MeasureSettings } from "../../../../model/settings.ts";
import { dialectOf } from "../../../../suite/dialect.ts";
import { planSequences, stepSize } from "../../../../suite/sequence/orders.ts";
import { stepNamed } from "../../../../suite/sequence/steps.ts";
import { goThroughOnce } from "../../../checks/sequence/check.ts";
import { SequenceFiles } from "../../../checks/sequence/files.ts";
import type { SequenceRecord } from "../../../checks/sequence/record.ts";
import type { SearchedSequence } from "../model/searched-test.ts";
import type { SearchedFault } from "../model/settings.ts";
import type { PointContext } from "./count-point.ts";
import type { PointPairs } from "./exact-pair.ts";
import { faultOfSequence, judgeFault } from "./faults.ts";
import { smallestSequence } from "./smallest-sequence.ts";
import { twiceIfHung } from "./twice-if-hung.ts";

/** The steps of a sequence, as the seed draws them. @throws Error if no run has it */
export function plannedSteps({ storage, order, form }: SearchedSequence, seed: number): readonly string[] {
  const suites = [form === "full" ? "sequence" : "oltp"] as const;
  const planned = planSequences({ suites, storages: [storage], seed })?.sequences;
  const found = planned?.find((one) => one.order === order);
  if (found === undefined) throw new Error("the settings name a sequence that a run has");
  return found.steps;
}

/** Executes steps on the point and on stock SQLite. */
type Execute = (steps: readonly string[]) => Promise<SequenceRecord>;

async function withEngines<Result>(
  { base: _, ...run }: MeasureSettings,
  { storage, order, form }: SearchedSequence,
  names: readonly string[],
  context: PointContext,
  work: (execute: Execute) => Promise<Result>,
): Promise<Result> {
  const { signal } = context;
  const folder = makeDatabasesFolder(context.resultsFolder);
  try {
    const opened = await openEngines(run, context, folder, context.features);
    const workspace = new Workspace(folder, run);
    const files = new SequenceFiles(workspace);
    const dialect = dialectOf(run.candidate);
    const steps = [...new Set(names)].map((name) => stepNamed(name, dialect));
    await files.write(workspace, steps, stepSize(form, run), dialect, signal);
    const parts = {
      engines: perEngine(opened, ({ engine }) => engine),
      ...{ workspace, signal, timeouts: new SampleTimeouts(run.sampleTimeout) },
      stop: (reason: string) => {
        throw new MeasurementError(reason);
      },
    };
    return await work((own) => goThroughOnce(parts, files, { storage, order, steps: own }, dialect));
  } finally {
    removeDatabasesFolder(folder);
  }
}

/**
 * Whether a point shows a fault in the last step of a sequence. A fault in an earlier step is another one, unless the steps are the whole
 * sequence: then nobody has seen in which of them it is to show.
 *
 * @param steps that the point executes
 * @throws InputError if an engine cannot be used
 */
export async function sequencePoint(
  run: MeasureSettings,
  subject: SearchedSequence,
  steps: readonly string[],
  wanted: SearchedFault,
  context: PointContext,
): Promise<PointPairs> {
  const isWhole = steps.length === plannedSteps(subject, run.seed).length;
  return await withEngines(run, subject, steps, context, async (execute) =>
    judgeSteps(await execute(steps), wanted, isWhole),
  );
}

/** @param isWhole whether the fault counts in whichever step it is */
function judgeSteps(record: SequenceRecord, wanted: SearchedFault, isWhole: boolean): PointPairs {
  const found = faultOfSequence(record);
  const judged = judgeFault(wanted, found);
  if (judged.state !== "judged" || found?.step === undefined) return judged;
  const message = `step ${found.step} (${record.steps[found.step - 1]}): ${found.message}`;
  if (isWhole || found.step === record.steps.length)
    return { state: "judged", fault: { isShown: true, message } };
  const untestable = { reason: "differs", message: `an earlier step has a fault: ${message}` } as const;
  return { state: "failed", role: "candidate", untestable };
}

/** The bad end, and the steps that are enough for its fault; without steps if the end does not show it. */
export interface SmallestSequence {
  readonly point: PointPairs;
  readonly steps?: readonly string[];
}

/**
 * Takes the bad end through the whole sequence, and then through fewer and fewer of its steps.
 *
 * @throws InputError if an engine cannot be used
 */
export async function findSmallestSequence(
  run: MeasureSettings,
  subject: SearchedSequence,
  wanted: SearchedFault,
  context: PointContext,
): Promise<SmallestSequence> {
  const all = plannedSteps(subject, run.seed);
  return await withEngines(run, subject, all, context, async (execute) => {
    let step: number | undefined;
    const judged = await twiceIfHung(wanted, async () => {
      const whole = await execute(all);
      step = faultOfSequence(whole)?.step;
      return judgeSteps(whole, wanted, true);
    });
    if (judged.state !== "judged" || !judged.fault.isShown || step === undefined) return { point: judged };
    let point = judged;
    const steps = await smallestSequence(all, step, async (own) => {
      const seen = await twiceIfHung(wanted, async () => judgeSteps(await execute(own), wanted, false));
      const isShown = seen.state === "judged" && seen.fault.isShown;
      if (isShown) point = seen;
      return isShown;
    });
    return { point, steps };
  });
}
