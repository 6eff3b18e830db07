import { InputError } from "../model/errors.ts";
import type { ShardPlan } from "../model/shard-plan.ts";
import type { Offering } from "../options/offering.ts";
import { resolveUntrustedSettings } from "../options/resolve.ts";
import type { Sources } from "../options/sources.ts";
import type { ExpectedPlan } from "../results/expected-run.ts";
import type { KeepsFacts } from "../results/facts.ts";
import { requireShardPlanOf } from "../suite/shard-plan.ts";
import type { KnownCosts } from "./costs.ts";
import { divideRun, shardedRun } from "./divide-run.ts";
import { readPlan } from "./part.ts";
import { type PlanSettings, resolvePlanSettings } from "./settings.ts";

/**
 * The plan whose shards the action `publish` expects: the one that it is given, or else the one that its own settings make. A
 * pull request's workflow may have made another plan, with tests that it chose, or with more shards to divide alpha between.
 *
 * @param readEarlier reads the costs that earlier runs of as many rows have; undefined if no setting names such runs
 * @returns undefined if neither `plan` nor `shards` is given
 * @throws InputError if the plan that is given is not of the publisher's settings
 */
export async function expectedPlan(
  sources: Sources,
  features: readonly (Offering & KeepsFacts)[],
  readEarlier: (rows: number) => Promise<KnownCosts | undefined>,
): Promise<ExpectedPlan | undefined> {
  const { plan: given, shards, minutes } = sources.values;
  if (given === undefined && shards === undefined && minutes === undefined) return undefined;
  if (given !== undefined) {
    const plan = readPlan(given, sources.roots);
    requireShardPlanOf(shardedRun(resolveUntrustedSettings(sources, features)), plan);
    return { plan };
  }
  const settings = resolvePlanSettings(sources, features);
  const earlier = await readEarlier(settings.rows);
  const { plan } = divideRun(settings, earlier, features).plan;
  // A run that was added to the earlier ones since then may divide the tests in another way.
  if (earlier === undefined) return { plan };
  return { plan, whyRefused: (other) => whyNoDivision(other, plan.shards.length, settings) };
}

function whyNoDivision(other: ShardPlan, shards: number, settings: PlanSettings): string | undefined {
  if (other.shards.length !== shards)
    return `it has ${other.shards.length} shards, and ${shards} are expected`;
  try {
    requireShardPlanOf(shardedRun(settings), other);
    return undefined;
  } catch (cause) {
    if (cause instanceof InputError) return cause.message;
    throw cause;
  }
}
