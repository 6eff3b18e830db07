import type { AddsKind } from "../engines/added-kind.ts";
import { isServer } from "../engines/engine.ts";
import type { PlannedTest } from "../model/compared.ts";
import { perEngine } from "../model/engine.ts";
import { InputError } from "../model/errors.ts";
import type { RunManifest } from "../model/manifest.ts";
import type { MachineFacts, Recording, Resumption } from "../model/recording.ts";
import type { MeasureSettings } from "../model/settings.ts";
import { type Test, testPath } from "../model/test.ts";
import { missingFolders, removeEmpty } from "../platform/folder.ts";
import type { RunStore } from "../results/store/sample-store.ts";
import { resumptionsOf } from "../results/store/store.ts";
import type { WarnsOfRuns } from "../results/warnings.ts";
import { type AddsSuite, catalogueOf } from "../suite/added-suite.ts";
import { dialectOf } from "../suite/dialect.ts";
import { suiteHashes } from "../suite/fingerprint.ts";
import { findRunnable, hasSuite, planTests } from "../suite/plan-tests.ts";
import { requireOwnPlan } from "../suite/shard-plan.ts";
import type { Catalogue } from "../suite/suites.ts";
import { workloadOf } from "../suite/workloads.ts";
import type { Examining } from "../verdict/examination.ts";
import type { AsksPairs } from "../verdict/next-pairs.ts";
import { buildRecording, type RunTimes, type Samples } from "./build-recording.ts";
import type { RunContext } from "./context.ts";
import { makeDatabasesFolder, removeDatabasesFolder } from "./databases-folder.ts";
import { type MeasuredEngines, withoutIdenticalBase } from "./identical-base.ts";
import { readLoad, readMachine } from "./machine.ts";
import { findConfinement, openEngines, requireSameDialect } from "./open-engines.ts";
import { type Measuring, type PassInputs, wantedChecks, wantedPasses } from "./pass.ts";
import { pairsAtOnce } from "./places.ts";
import { type SamplingInputs, takeSamples } from "./sampling.ts";
import { Timeline } from "./timeline.ts";
import { Workspace } from "./workspace.ts";

const clock = { name: "CLOCK_MONOTONIC", now: () => Number(process.hrtime.bigint()) };

/** The parts of features that a run uses. */
export type MeasuringFeature = Measuring & Examining & AsksPairs & AddsSuite & AddsKind & WarnsOfRuns;

/**
 * Measures the engines: settings -> plan -> samples -> recording. An aborted run returns its measurements so far, marked as stopped.
 *
 * @param features whose checks come before the rounds, and whose passes follow the rounds
 * @throws InputError if an input cannot be used
 * @throws MeasurementError if nothing can be measured
 */
export async function measure(
  settings: MeasureSettings,
  context: RunContext,
  features: readonly MeasuringFeature[] = [],
): Promise<Recording> {
  const plan = await planRun(settings, context, features);
  let store: RunStore | undefined;
  try {
    store = context.openStore(plan.startedAt, plan.manifest);
    if (plan.resumed !== undefined)
      context.progress.step(`resuming after ${plan.resumed.at(-1)?.samples} samples`);
    const inputs = { ...plan, features, store, now: clock.now };
    const samples = await takeSamples(settings, context, inputs);
    const all = await makePasses(plan.passes, settings, context, inputs, samples);
    return buildRecording(plan.manifest, all, finishRun(plan, all, store, settings, context), features);
  } finally {
    // The databases first: on a full disk the store needs their space to become a single file.
    try {
      await plan.timeline.during("clean up", () => plan.workspace.close());
    } finally {
      store?.close();
    }
  }
}

type PreparedPass = ReturnType<typeof wantedPasses>[number] & Pick<PassInputs, "prepared">;

/**
 * Adds the facts of each feature whose pass is wanted. An abort leaves out the facts of the pass that it ends, but the store has the
 * values that the pass kept.
 */
async function makePasses(
  passes: readonly PreparedPass[],
  settings: MeasureSettings,
  context: RunContext,
  {
    engines,
    workspace,
    timeline,
    catalogue,
    deadline,
    store,
    now,
  }: SamplingInputs & Pick<RunPlan, "catalogue">,
  taken: Samples,
): Promise<Samples> {
  let samples = taken;
  for (const { name, pass, prepared } of passes) {
    if (samples.stopped !== undefined) return samples;
    let unstored: string | undefined;
    const keep: PassInputs["keep"] = (key, value) => {
      try {
        store.keep(name, key, value);
      } catch (cause) {
        unstored ??= (cause as Error).message;
      }
    };
    const inputs: PassInputs = {
      engines: perEngine(engines, ({ engine }) => engine),
      folder: workspace.folder,
      catalogue,
      samples,
      isOutOfTime: () => deadline !== undefined && now() >= deadline,
      kept: context.unfinished?.kept[name] ?? [],
      prepared,
      keep,
    };
    try {
      const facts = await timeline.during(pass.part, () => pass.measure(settings, context, inputs));
      samples = {
        ...samples,
        features: { ...samples.features, [name]: facts },
        stopped: unstored ?? (context.signal.aborted ? String(context.signal.reason) : undefined),
      };
    } catch (cause) {
      if (!context.signal.aborted) throw cause;
      return { ...samples, stopped: String(context.signal.reason) };
    }
  }
  return samples;
}

/** Everything that is settled before the first sample. */
interface RunPlan extends Omit<SamplingInputs, "store" | "now" | "features"> {
  readonly passes: readonly PreparedPass[];
  readonly catalogue: Catalogue;
  readonly manifest: RunManifest;
  /** Tests that need a base, in a run that has none. */
  readonly skipped: readonly Test[];
  /** When this part of the run began. */
  readonly startedAt: string;
  /** All resumptions so far, if this part is one. */
  readonly resumed?: readonly Resumption[];
}

/** The tests of a run, and its engines. */
interface MeasuredParts extends MeasuredEngines {
  /** Hashes of the SQL that features execute beside the tests. */
  readonly hashes: Readonly<Record<string, string>>;
  readonly tests: readonly PlannedTest[];
  readonly catalogue: Catalogue;
}

/** Opens the engines and makes the folder of the databases. */
async function planRun(
  settings: MeasureSettings,
  context: RunContext,
  features: readonly MeasuringFeature[],
): Promise<RunPlan> {
  const { tool, resultsFolder, unfinished } = context;
  const dialect = dialectOf(settings.candidate);
  const catalogue = catalogueOf(features, settings.contents, dialect, settings.given);
  for (const { require } of features) require?.(settings, catalogue);
  requireOwnPlan(settings, catalogue);
  const planned = planTests(settings, catalogue);
  const { tests: possible, skipped: impossible } = findRunnable(planned, settings.base !== undefined);
  requireSameDialect(settings, dialect, catalogue);
  const checks = wantedChecks(features, settings);
  if (possible.length === 0 && impossible.length > 0 && checks.length === 0)
    throw new InputError(needsBase(impossible));
  const hashes = Object.fromEntries(checks.map(({ name, check }) => [name, check.sqlHash(settings)]));
  // Refuses values of a resumed run that cannot be read, before anything is measured.
  for (const { name, check } of checks) check.facts(settings, unfinished?.kept[name] ?? []);
  const passes: PreparedPass[] = [];
  for (const one of wantedPasses(features, settings))
    passes.push({ ...one, prepared: await one.pass.prepare?.(settings, possible, context) });
  const timeline = new Timeline(clock.now);
  const startedAt = new Date().toISOString();
  const loadBefore = unfinished?.manifest.machine.loadBefore ?? readLoad();
  const made = missingFolders(resultsFolder);
  const folder = makeDatabasesFolder(resultsFolder);
  const { engines: opened, ...confined } = await openInto(folder, made, () =>
    timeline.during("start-up", async () => {
      const { confinement, ...facts } = await findConfinement(settings, context, folder);
      const workloads = possible.map((test) => workloadOf(test, catalogue));
      const engines = await openEngines(settings, context, folder, features, confinement, workloads);
      const found = perEngine(engines, (one) => one.facts);
      for (const { requireEngines } of features) requireEngines?.(settings, found);
      return { engines, ...facts };
    }),
  );
  // SQLite may have been compiled, which leaves as much time to the tests as in later runs.
  const deadline = deadlineOf(settings);
  // A run with nothing else to measure measures the base in any case: a report needs a test.
  const isOnlyBase = findRunnable(planned, false).tests.length === 0 && checks.length === 0;
  const { engines, identicalBase } = isOnlyBase
    ? { engines: opened }
    : withoutIdenticalBase(opened, settings);
  const { tests, skipped } = findRunnable(planned, engines.base !== undefined);
  const pairs = pairsAtOnce(settings, isServer(engines.baseline.engine));
  return {
    pairs,
    tests,
    checks,
    passes,
    engines,
    catalogue,
    skipped,
    manifest: createManifest(
      settings,
      tool,
      { tests, hashes, catalogue, engines, identicalBase },
      {
        ...readMachine(folder),
        ...confined,
        ...(pairs === 1 ? {} : { jobs: pairs }),
        loadBefore,
        ...Object.assign(
          {},
          ...features.map(({ engineKind }) =>
            engineKind?.machineFacts?.(settings, context, folder, clock.now),
          ),
        ),
      },
    ),
    workspace: new Workspace(folder, settings, settings, catalogue),
    timeline,
    startedAt,
    deadline,
    narrowUntil: narrowingEnd(settings),
    resumed: unfinished && resumptionsOf(unfinished, startedAt),
  };
}

/** Removes the folder, and empty ones that the run has made, if the engines cannot be opened. */
async function openInto<Opened>(
  folder: string,
  made: readonly string[],
  open: () => Promise<Opened>,
): Promise<Opened> {
  try {
    return await open();
  } catch (cause) {
    removeDatabasesFolder(folder);
    removeEmpty(made);
    throw cause;
  }
}

/** Marks the run as complete in the store, unless it was stopped or ran out of time: such a run can be resumed. */
function finishRun(
  { startedAt, timeline, workspace, skipped, resumed }: RunPlan,
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
    resumed,
    stopped,
  };
}

function deadlineOf({ maxMinutes }: MeasureSettings): number | undefined {
  return maxMinutes === undefined ? undefined : clock.now() + maxMinutes * 60e9;
}

function narrowingEnd({ criteria }: MeasureSettings): number | undefined {
  const { precision } = criteria.rule;
  return typeof precision === "object" ? clock.now() + precision.minutes * 60e9 : undefined;
}

function createManifest(
  settings: MeasureSettings,
  tool: string,
  { tests, hashes, catalogue, engines, identicalBase }: MeasuredParts,
  machine: MachineFacts,
): RunManifest {
  const { rows, seed, warehouses, statements, threads, latencies } = settings;
  const { maxMinutes, planned } = settings;
  const { rule } = settings.criteria;
  const { confirmElsewhere, confirms, precision } = rule;
  const size = { rows, seed, ...(hasSuite(tests, "tpcc") ? { warehouses } : {}) };
  const compare = tests.flatMap((test) =>
    test.compare === undefined ? [] : [[testPath(test), test.compare] as const],
  );
  return {
    tool,
    rounds: rule.rounds,
    ...(typeof rule.rounds === "number" ? {} : { alpha: rule.alpha }),
    confirmElsewhere,
    confirms,
    precision,
    maxMinutes,
    suite: {
      ...size,
      ...suiteHashes(size, tests, { catalogue, hashes }),
      ...(statements === "text" ? {} : { statements }),
      ...(threads === 1 ? {} : { threads }),
    },
    machine,
    engines: perEngine(engines, ({ facts }) => facts),
    identicalBase,
    ...(latencies ? { latencies } : {}),
    plan: planned?.plan,
    shard: planned?.shard,
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
