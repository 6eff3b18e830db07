import { InputError } from "../model/errors.ts";
import { mostShards } from "../model/shard-plan.ts";
import { testPath } from "../model/test.ts";
import { type ShardedRun, shardPlanHash } from "../suite/shard-plan.ts";
import { type CostScale, type KnownCosts, secondsInCommon, secondsOfTest } from "./costs.ts";
import { divideTests } from "./divide.ts";
import type { CostedShardPlan } from "./matrix.ts";

/** How a run is divided. */
export interface Division {
  /** The most shards that are made. */
  readonly shards: number;
  /** Fewer shards are made if the longest then takes at most this many minutes; all shards if absent. */
  readonly minutes?: number;
  readonly costs: KnownCosts;
  readonly scale: CostScale;
}

/**
 * Divides the tests of a run between machines.
 *
 * @throws InputError if there are more shards than GitHub makes jobs of a matrix
 */
export function divideIntoShards(
  run: ShardedRun,
  { shards, minutes, costs, scale }: Division,
): CostedShardPlan {
  if (shards > mostShards)
    throw new InputError(`shards is ${shards}, and GitHub makes at most ${mostShards} jobs of a matrix`);
  const divide = (count: number) =>
    divideTests(run.tests, count, {
      ofTest: (test) => secondsOfTest(test, costs, scale),
      inCommon: (tests) => secondsInCommon(tests, scale),
    });
  const counts = minutes === undefined ? [] : Array.from({ length: shards - 1 }, (_, index) => index + 1);
  const few = counts
    .map(divide)
    .find((shares) => Math.max(...shares.map(({ seconds }) => seconds)) <= (minutes ?? 0) * 60);
  const shares = few ?? divide(shards);
  const parts = shares.map(({ tests }) => tests.map(testPath));
  return {
    plan: { hash: shardPlanHash(run, parts), shards: parts },
    seconds: shares.map(({ seconds }) => Math.round(seconds)),
  };
}
