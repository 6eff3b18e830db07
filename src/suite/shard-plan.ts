import { createHash } from "node:crypto";
import { InputError } from "../model/errors.ts";
import type { MeasureSettings } from "../model/settings.ts";
import type { ShardPlan } from "../model/shard-plan.ts";
import { type Test, testPath } from "../model/test.ts";
import { suiteHashes } from "./fingerprint.ts";
import { planTests } from "./plan-tests.ts";
import type { Catalogue } from "./suites.ts";
import type { SuiteSize } from "./workload.ts";

/** The subject of a plan: shards with other rows, seed or SQL belong to another run. */
export interface ShardedRun {
  readonly tests: readonly Test[];
  readonly size: SuiteSize;
  readonly statements: string;
  /** Connections that execute each test at once. */
  readonly threads: number;
  readonly catalogue: Catalogue;
}

/** The hash of a plan of these shards. */
export function shardPlanHash(
  { tests, size: { rows, seed, warehouses = 1 }, statements, threads, catalogue }: ShardedRun,
  shards: ShardPlan["shards"],
): string {
  const hashes = suiteHashes({ rows, seed, warehouses }, tests, { catalogue });
  const form = threads === 1 ? statements : `${statements}, ${threads} connections`;
  const what = JSON.stringify([rows, seed, warehouses, form, hashes, shards]);
  return createHash("sha256").update(what).digest("hex").slice(0, 16);
}

/**
 * Refuses a plan that was made for another run, or has a test twice.
 *
 * @param run all of it, not the shard alone
 * @throws InputError
 */
export function requireShardPlanOf(run: ShardedRun, plan: ShardPlan): void {
  const all = plan.shards.flat();
  const planned = new Set(all);
  const own = new Set(run.tests.map(testPath));
  const difference =
    [...own].find((path) => !planned.has(path)) ?? [...planned].find((path) => !own.has(path));
  const remedy = "measure with the options that the plan was made with";
  if (difference !== undefined)
    throw new InputError(
      `plan: ${difference} is ${own.has(difference) ? "not in the plan" : "in the plan, and not chosen here"}: ${remedy}`,
    );
  const twice =
    all.length === planned.size ? undefined : all.find((path, index) => all.indexOf(path) < index);
  if (twice !== undefined) throw new InputError(`plan: ${twice} is in two places: each test has one shard`);
  const hash = shardPlanHash(run, plan.shards);
  if (hash !== plan.hash)
    throw new InputError(
      `plan: it is ${plan.hash}, and with these rows, seed, warehouses, statements, threads, suites and own workloads it would be ${hash}: ` +
        remedy,
    );
}

/** Refuses to measure a shard of a plan that was made for other settings. @throws InputError */
export function requireOwnPlan(
  { planned, tests: _, ...settings }: MeasureSettings,
  catalogue: Catalogue,
): void {
  if (planned === undefined) return;
  const { rows, seed, warehouses, statements, threads } = settings;
  const tests = planTests(settings, catalogue);
  requireShardPlanOf(
    { tests, size: { rows, seed, warehouses }, statements, threads, catalogue },
    planned.plan,
  );
}
