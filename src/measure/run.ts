import type { PlannedTest } from "../model/compared.ts";
import { type PerEngine, perEngine } from "../model/engine.ts";
import { InputError } from "../model/errors.ts";
import type { RunManifest } from "../model/manifest.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { MachineFacts, Recording, Resumption } from "../model/recording.ts";
import type { MeasureSettings } from "../model/settings.ts";
import { type Test, testPath } from "../model/test.ts";
import type { RunStore } from "../results/store/sample-store.ts";
import { resumptionsOf } from "../results/store/unfinished-run.ts";
import { suiteHashes } from "../suite/fingerprint.ts";
import { findRunnable, hasSuite, planTests } from "../suite/plan.ts";
import { planSequences, type SequencePlan } from "../suite/sequence/orders.ts";
import { type Catalogue, withOwnWorkloads } from "../suite/suites.ts";
import { buildRecording, type RunTimes, type Samples } from "./build-recording.ts";
import type { RunContext } from "./context.ts";
import { makeDatabasesFolder } from "./databases-folder.ts";
import { readLoad, readMachine } from "./machine.ts";
import { type OpenedEngine, openEngines } from "./open-engines.ts";
import { type SamplingInputs, takeSamples } from "./sampling.ts";
import { Timeline } from "./timeline.ts";
import { Workspace } from "./workspace.ts";

const clock = { name: "CLOCK_MONOTONIC", now: () => Number(process.hrtime.bigint()) };

/**
 * Measures the engines: settings -> plan -> samples -> recording. An aborted run returns what it has, marked as stopped.
 *
 * @throws InputError if an input cannot be used
 * @throws MeasurementError if nothing can be measured
 */
export async function measure(settings: MeasureSettings, context: RunContext): Promise<Recording> {
  const plan = await planRun(settings, context);
  let store: RunStore | undefined;
  try {
    store = context.openStore(plan.startedAt, plan.manifest);
    if (plan.resumed !== undefined)
      context.progress.step(`resuming after ${plan.resumed.at(-1)?.samples} samples`);
    const samples = await takeSamples(settings, context, { ...plan, store, now: clock.now });
    return buildRecording(plan.manifest, samples, finishRun(plan, samples, store, settings, context));
  } finally {
    // The databases first: on a full disk the store needs their space to become a single file.
    try {
      await plan.timeline.during("clean up", () => plan.workspace.close());
    } finally {
      store?.close();
    }
  }
}

/** What is settled before the first sample. */
interface RunPlan extends Omit<SamplingInputs, "store" | "now"> {
  readonly manifest: RunManifest;
  /** Tests that need a base, in a run that has none. */
  readonly skipped: readonly Test[];
  /** When this part of the run began. */
  readonly startedAt: string;
  /** All resumptions so far, if this part is one. */
  readonly resumed?: readonly Resumption[];
}

/** What a run measures, and with which engines. */
interface MeasuredParts {
  readonly tests: readonly PlannedTest[];
  readonly sequence: SequencePlan | undefined;
  readonly catalogue: Catalogue;
  readonly engines: PerEngine<OpenedEngine>;
}

/** Opens the engines and makes the folder of the databases. */
async function planRun(settings: MeasureSettings, context: RunContext): Promise<RunPlan> {
  const { tool, resultsFolder, unfinished } = context;
  const catalogue = withOwnWorkloads(settings.own);
  const { tests, skipped } = findRunnable(planTests(settings, catalogue), settings.base !== undefined);
  const sequence = planSequences(settings);
  if (tests.length === 0 && sequence === undefined) throw new InputError(needsBase(skipped));
  const timeline = new Timeline(clock.now);
  const startedAt = new Date().toISOString();
  const deadline = deadlineOf(settings);
  const loadBefore = unfinished?.manifest.machine.loadBefore ?? readLoad();
  const engines = await timeline.during("start-up", () => openEngines(settings, context));
  const folder = makeDatabasesFolder(resultsFolder);
  return {
    tests,
    engines,
    skipped,
    manifest: createManifest(
      settings,
      tool,
      { tests, sequence, catalogue, engines },
      { ...readMachine(folder), loadBefore },
    ),
    workspace: new Workspace(folder, settings, settings.statements, catalogue),
    timeline,
    startedAt,
    ...omitUndefined({ sequence, deadline, resumed: unfinished && resumptionsOf(unfinished, startedAt) }),
  };
}

/** Marks the run as complete in the store, unless it was stopped or ran out of time: such a run can be resumed. */
function finishRun(
  { sequence, startedAt, timeline, workspace, skipped, resumed }: RunPlan,
  samples: Samples,
  store: RunStore,
  { storages }: MeasureSettings,
  { unfinished }: RunContext,
): RunTimes {
  const finishedAt = new Date().toISOString();
  const stopped = samples.stopped ?? (samples.outOfTime ? undefined : markFinished(store, finishedAt));
  return {
    startedAt: unfinished?.startedAt ?? startedAt,
    finishedAt,
    clock: clock.name,
    timeline: timeline.parts,
    sql: workspace.sql,
    storages,
    skipped,
    sequences: sequence?.sequences.length ?? 0,
    ...omitUndefined({ resumed, stopped }),
  };
}

function deadlineOf({ maxMinutes }: MeasureSettings): number | undefined {
  return maxMinutes === undefined ? undefined : clock.now() + maxMinutes * 60e9;
}

function createManifest(
  { rows, seed, warehouses, statements, latencies, criteria: { rule }, maxMinutes }: MeasureSettings,
  tool: string,
  { tests, sequence, catalogue, engines }: MeasuredParts,
  machine: MachineFacts,
): RunManifest {
  const size = { rows, seed, ...(hasSuite(tests, "tpcc") ? { warehouses } : {}) };
  const compare = tests.flatMap((test) =>
    test.compare === undefined ? [] : [[testPath(test), test.compare] as const],
  );
  return {
    tool,
    rounds: rule.rounds,
    ...(typeof rule.rounds === "number" ? {} : { alpha: rule.alpha }),
    ...omitUndefined({ precision: rule.precision, maxMinutes }),
    suite: {
      ...size,
      ...suiteHashes(size, tests, { catalogue, ...omitUndefined({ sequence: sequence?.form }) }),
      ...(statements === "text" ? {} : { statements }),
    },
    machine,
    engines: perEngine(engines, ({ facts }) => facts),
    ...(latencies ? { latencies } : {}),
    tests: tests.map(testPath),
    ...(compare.length === 0 ? {} : { compare: Object.fromEntries(compare) }),
  };
}

/** Why nothing is left to measure in a run without a base. */
function needsBase(skipped: readonly Test[]): string {
  const names = new Set(skipped.map(({ workload }) => workload));
  return (
    `nothing to test: ${[...names].join(", ")} compare with the base only, and no base is given: ` +
    "name the base branch's build with base"
  );
}

/** @returns why the store could not be marked as complete, if it could not */
function markFinished(store: RunStore, finishedAt: string): string | undefined {
  try {
    store.finish(finishedAt);
    return undefined;
  } catch (cause) {
    return (cause as Error).message;
  }
}
