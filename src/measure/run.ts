import { type PerEngine, perEngine } from "../model/engine.ts";
import type { RunManifest } from "../model/manifest.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { MachineFacts, Recording } from "../model/recording.ts";
import type { MeasureSettings } from "../model/settings.ts";
import { type Test, testPath } from "../model/test.ts";
import type { RunStore } from "../results/store/sample-store.ts";
import { resumptionsOf } from "../results/store/unfinished-run.ts";
import { suiteHash } from "../suite/fingerprint.ts";
import { planTests } from "../suite/plan.ts";
import { buildRecording } from "./build-recording.ts";
import type { RunContext } from "./context.ts";
import { makeDatabasesFolder } from "./databases-folder.ts";
import { readLoad, readMachine } from "./machine.ts";
import { type OpenedEngine, openEngines } from "./open-engines.ts";
import { takeSamples } from "./sampling.ts";
import { Timeline } from "./timeline.ts";
import { Workspace } from "./workspace.ts";

const clock = { name: "CLOCK_MONOTONIC", now: () => Number(process.hrtime.bigint()) };

/**
 * Measures the engines and returns all that was seen. An aborted run returns what it has, marked as stopped.
 *
 * @throws InputError where an input cannot be used
 * @throws MeasurementError where nothing can be measured
 */
export async function measure(settings: MeasureSettings, context: RunContext): Promise<Recording> {
  const { progress, unfinished } = context;
  const tests = planTests(settings);
  const timeline = new Timeline(clock.now);
  const startedAt = new Date().toISOString();
  const deadline = deadlineOf(settings);
  const loadBefore = readLoad();
  const engines = await timeline.during("start-up", () => openEngines(settings, context));
  const folder = makeDatabasesFolder(context.resultsFolder);
  const machine = {
    ...readMachine(folder),
    loadBefore: unfinished?.manifest.machine.loadBefore ?? loadBefore,
  };
  const manifest = createManifest(settings, context.tool, tests, engines, machine);
  const workspace = new Workspace(folder, settings, settings.statements);
  const resumed = unfinished === undefined ? undefined : resumptionsOf(unfinished, startedAt);
  let store: RunStore | undefined;
  try {
    store = context.openStore(startedAt, manifest);
    if (resumed !== undefined) progress.step(`going on after ${resumed.at(-1)?.samples} samples`);
    const samples = await takeSamples(settings, context, {
      tests,
      engines,
      store,
      workspace,
      timeline,
      now: clock.now,
      ...omitUndefined({ deadline }),
    });
    const finishedAt = new Date().toISOString();
    // A run that was stopped, or ran out of time, can be gone on with.
    const stopped = samples.stopped ?? (samples.outOfTime ? undefined : finish(store, finishedAt));
    return buildRecording(manifest, samples, {
      startedAt: unfinished?.startedAt ?? startedAt,
      finishedAt,
      clock: clock.name,
      timeline: timeline.parts,
      sql: workspace.sql,
      storages: settings.storages,
      ...omitUndefined({ resumed, stopped }),
    });
  } finally {
    // The databases first: on a full disk their place is what the store needs to become a single file.
    try {
      await timeline.during("clean up", () => workspace.close());
    } finally {
      store?.close();
    }
  }
}

function deadlineOf({ maxMinutes }: MeasureSettings): number | undefined {
  return maxMinutes === undefined ? undefined : clock.now() + maxMinutes * 60e9;
}

function createManifest(
  { rows, seed, statements, latencies, criteria: { rule }, maxMinutes }: MeasureSettings,
  tool: string,
  tests: readonly Test[],
  engines: PerEngine<OpenedEngine>,
  machine: MachineFacts,
): RunManifest {
  const size = { rows, seed };
  return {
    tool,
    rounds: rule.rounds,
    ...(typeof rule.rounds === "number" ? {} : { alpha: rule.alpha }),
    ...omitUndefined({ maxMinutes }),
    suite: { ...size, hash: suiteHash(size), ...(statements === "text" ? {} : { statements }) },
    machine,
    engines: perEngine(engines, ({ facts }) => facts),
    ...(latencies ? { latencies } : {}),
    tests: tests.map(testPath),
  };
}

/** Marks a run as whole in the store; says why where that cannot be kept. */
function finish(store: RunStore, finishedAt: string): string | undefined {
  try {
    store.finish(finishedAt);
    return undefined;
  } catch (cause) {
    return (cause as Error).message;
  }
}
