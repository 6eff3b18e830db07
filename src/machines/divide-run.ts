import { InputError } from "../model/errors.ts";
import { testPath } from "../model/test.ts";
import type { KeepsFacts } from "../results/facts.ts";
import { readRecording } from "../results/read.ts";
import { planTests } from "../suite/plan-tests.ts";
import type { ShardedRun } from "../suite/shard-plan.ts";
import { costsOfRecording, type KnownCosts } from "./costs.ts";
import type { CostedShardPlan } from "./matrix.ts";
import { divideIntoShards } from "./plan-shards.ts";
import type { PlanSettings, RunToDivide } from "./settings.ts";

/** A plan, and the number of tests whose time is known from a run. */
export interface DividedRun {
  readonly plan: CostedShardPlan;
  readonly tests: number;
  readonly known: number;
}

/**
 * Divides the tests of a run between machines.
 *
 * @param earlier costs that earlier runs have, which those of a file replace
 * @throws InputError if nothing is left to test, or what says how long tests take cannot be read
 */
export function divideRun(
  settings: PlanSettings,
  earlier: KnownCosts = new Map(),
  features: readonly KeepsFacts[] = [],
): DividedRun {
  const { rows, shards, minutes, engines, rounds } = settings;
  const run = shardedRun(settings);
  const file = settings.costs === undefined ? [] : readCostsOf(settings.costs, settings, features);
  const costs = new Map([...earlier, ...file]);
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

function readCostsOf(
  file: string,
  { rows, roots }: Pick<PlanSettings, "rows" | "roots">,
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
