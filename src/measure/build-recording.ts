import { perEngine } from "../model/engine.ts";
import type { RunManifest } from "../model/manifest.ts";
import type { ControlRecord, Recording, RunFacts, TestRecord } from "../model/recording.ts";
import { type Storage, type Test, testOnly } from "../model/test.ts";
import { type WarnsOfRuns, warningsOf } from "../results/warnings.ts";
import { chooseControls } from "../suite/controls.ts";
import type { Findings } from "./check.ts";

/** The result of measuring. */
export interface Samples {
  /** Every planned test in report order. */
  readonly tests: readonly TestRecord[];
  readonly controls: readonly ControlRecord[];
  /** The findings of the untimed pass; absent if it did not finish. */
  readonly findings?: Findings;
  /** Whether the time limit ended the measuring. */
  readonly outOfTime: boolean;
  /** The facts of features, by the features' names; absent if no feature has any so far. */
  readonly features?: Readonly<Record<string, unknown>>;
  /** Why it ended early: by its user, or because nothing more could be measured or stored. */
  readonly stopped?: string;
}

/** The course of a run, apart from its measurements. */
export interface RunTimes
  extends Pick<RunFacts, "startedAt" | "finishedAt" | "clock" | "resumed" | "stopped">,
    Required<Pick<RunFacts, "timeline">> {
  /** SHA-256 of the statements of each workload, by `variant/workload`. */
  readonly sql: Readonly<Record<string, string>>;
  /** The storages that were to be measured. */
  readonly storages: readonly Storage[];
  /** Tests that were chosen and need a base, in a run that has none. */
  readonly skipped: readonly Test[];
}

/** The recording of a run: its manifest, its measurements and its course. @param warning features that warn of runs */
export function buildRecording(
  manifest: RunManifest,
  samples: Samples,
  times: RunTimes,
  warning: readonly WarnsOfRuns[],
): Recording {
  const {
    tool,
    suite,
    machine,
    engines,
    tests: _,
    latencies: __,
    compare: ___,
    plan,
    shard,
    identicalBase,
    ...rule
  } = manifest;
  const { tests, controls, findings, outOfTime, features } = samples;
  const { startedAt, finishedAt, clock, resumed, timeline, stopped, sql, storages, skipped } = times;
  const known = {
    run: {
      tool,
      startedAt,
      finishedAt,
      planned: { tests: tests.length, controls: chooseControls(tests).length },
      ...rule,
      clock,
      resumed,
      timeline,
      ...(outOfTime ? { outOfTime } : {}),
      stopped,
    },
    suite: { ...suite, sql },
    machine,
    plan,
    shard,
    engines: perEngine(engines, (facts, role) => ({
      ...facts,
      ...findings?.engines[role],
      // A file that the user names says more than an answer.
      ownVersion: facts.ownVersion ?? findings?.engines[role]?.ownVersion,
    })),
    identicalBase,
    ...(skipped.length === 0 ? {} : { skipped: skipped.map(testOnly) }),
    features,
    tests,
    controls,
  };
  return { ...known, warnings: warningsOf(known, storages, warning) };
}
