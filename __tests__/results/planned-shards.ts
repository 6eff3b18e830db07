import { divideIntoShards } from "../../src/machines/plan-shards.ts";
import type { Origin, Recording } from "../../src/model/recording.ts";
import type { ShardPlan } from "../../src/model/shard-plan.ts";
import { testOnly, testPath } from "../../src/model/test.ts";
import { chooseControls, planControls } from "../../src/suite/controls.ts";
import { suites } from "../../src/suite/suites.ts";
import { makeControl } from "../builders/recordings.ts";

/** Boot ids of machines, by their numbers. */
export function bootId(machine: number): string {
  return `${String(machine).padStart(8, "0")}-0000-4000-8000-000000000000`;
}

/** A plan of the tests that a recording has. */
export function planOf({ tests, suite }: Recording, shards: number): ShardPlan {
  const size = { rows: suite?.rows ?? 1, seed: suite?.seed ?? 1, warehouses: 1 };
  const run = { tests, size, statements: "text", threads: 1, catalogue: suites };
  const scale = { rows: size.rows, engines: 2, rounds: 3 };
  return divideIntoShards(run, { shards, costs: new Map(), scale }).plan;
}

/** The shard of a plan as its machine has recorded it. */
export function shardOf(
  recording: Recording,
  plan: ShardPlan,
  shard: number,
  origin?: Partial<Origin>,
): Recording {
  const own = new Set(plan.shards[shard - 1]);
  const tests = recording.tests.filter((test) => own.has(testPath(test)));
  const { features, machine, run, origin: known, ...facts } = recording;
  const chosen = chooseControls(tests);
  const { rounds, visits } = planControls(chosen, 3);
  const controls = chosen.map((test) =>
    makeControl(new Array<number>(rounds * visits).fill(1), testOnly(test)),
  );
  const planned = { tests: tests.length, controls: controls.length };
  return {
    ...facts,
    ...(run && { run: { ...run, planned, startedAt: `2026-05-22T09:0${shard % 10}:00.000Z` } }),
    ...(machine && { machine: { ...machine, bootId: bootId(shard) } }),
    ...(known && { origin: { ...known, ...origin } }),
    // The last goes through the sequences.
    ...(features !== undefined && shard === plan.shards.length ? { features } : {}),
    plan,
    shard,
    tests,
    controls,
  };
}
