import { InputError } from "../../model/errors.ts";
import { testPath } from "../../model/test.ts";
import type { Source } from "../../options/sources.ts";
import { readSources } from "../../options/sources.ts";
import type { Roots } from "../../platform/read-inside.ts";
import type { KeepsFacts } from "../../results/facts.ts";
import { readRecording } from "../../results/read.ts";
import { planTests } from "../../suite/plan-tests.ts";
import type { CommandWorld } from "../feature.ts";
import { readHistory } from "../nights/history/files/read-history.ts";
import type { HistoryRun } from "../nights/history/runs/run.ts";
import { costsOfHistory, costsOfRecording, type KnownCosts } from "./costs.ts";
import { type CostedShardPlan, formatMatrix } from "./matrix.ts";
import { divideIntoShards } from "./plan-shards.ts";
import type { PlanSettings, RunToDivide } from "./settings.ts";
import { resolvePlanSettings } from "./settings.ts";
import type { ShardedRun } from "./shard-plan.ts";

/** The newest runs of a history that say how long tests take. */
export const mostRuns = 20;

/** A plan, and the number of tests whose time is known from a run. */
export interface DividedRun {
  readonly plan: CostedShardPlan;
  readonly tests: number;
  readonly known: number;
}

/**
 * Divides the tests of a run between machines.
 *
 * @param kept runs of a history, in order of time, that are not among the settings
 * @throws InputError if nothing is left to test, or what says how long tests take cannot be read
 */
export function divideRun(
  settings: PlanSettings,
  kept: readonly HistoryRun[] = [],
  features: readonly KeepsFacts[] = [],
): DividedRun {
  const { rows, shards, minutes, engines, rounds } = settings;
  const run = shardedRun(settings);
  const costs = readCosts(settings, features, kept);
  const scale = { rows, engines, rounds };
  const plan = divideIntoShards(run, { shards, costs, scale, minutes });
  const known = run.tests.filter((test) => costs.has(testPath(test))).length;
  return { plan, tests: run.tests.length, known };
}

/** The run that is divided. */
export function shardedRun(settings: RunToDivide): ShardedRun {
  const { selection, catalogue, rows, seed, warehouses, statements, threads } = settings;
  const tests = planTests(selection, catalogue);
  return { tests, size: { rows, seed, warehouses }, statements, threads, catalogue };
}

/** Costs from a file replace those of a history, from which only runs with as many rows count. */
function readCosts(
  { costs, roots, history, rows }: PlanSettings,
  features: readonly KeepsFacts[],
  kept: readonly HistoryRun[],
): KnownCosts {
  const read = history && readHistory(history.history, { last: mostRuns, branch: history.branch });
  const runs = [...kept, ...(read ?? []).map(({ run }) => run)].filter(({ suite }) => suite?.rows === rows);
  return new Map([
    ...costsOfHistory(runs),
    ...(costs === undefined ? [] : readCostsOf(costs, { rows, roots }, features)),
  ]);
}

function readCostsOf(
  file: string,
  { rows, roots }: Pick<PlanSettings, "rows"> & { readonly roots: Roots | undefined },
  features: readonly KeepsFacts[],
): KnownCosts {
  const recording = readRecording(file, {}, features, roots);
  const { rows: recorded = rows } = recording.suite ?? {};
  if (recorded !== rows)
    throw new InputError(
      `${file} is of ${recorded} rows, and the plan of ${rows}: the number of rows changes how long tests take; name a run of as many rows`,
    );
  return costsOfRecording(recording);
}

/** Prints the plan of a run. */
export async function planCommand(command: Source, { output, features }: CommandWorld): Promise<number> {
  const { plan } = divideRun(resolvePlanSettings(readSources(command, features), features), [], features);
  await output.print([`${formatMatrix(plan)}\n`]);
  return 0;
}
