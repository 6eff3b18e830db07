import type { ActionContext } from "../../github/context.ts";
import { InputError } from "../../model/errors.ts";
import type { ShardPlan } from "../../model/shard-plan.ts";
import { valuesOf } from "../../options/option.ts";
import { resolveUntrustedSettings } from "../../options/resolve.ts";
import type { Sources } from "../../options/sources.ts";
import type { ExpectedPlan } from "../../results/expected-run.ts";
import { historyBranchOf } from "../nights/history/options.ts";
import { divideRun, shardedRun } from "./divide-run.ts";
import { readKept } from "./kept-runs.ts";
import { partOptions, planOptions } from "./options.ts";
import { readPlan } from "./part.ts";
import { type PlanSettings, resolvePlanSettings } from "./settings.ts";
import { requireShardPlanOf } from "./shard-plan.ts";

/**
 * The plan whose shards the action `publish` expects: the one that it is given, or else the one that its own settings make. A
 * pull request's workflow may have made another plan, with tests that it chose, or with more shards to divide alpha between.
 *
 * @returns undefined if neither `plan` nor `shards` is given
 * @throws InputError if the plan that is given is not of the publisher's settings
 */
export async function expectedPlan(
  { inputs, workflow, features }: Pick<ActionContext, "inputs" | "workflow" | "features">,
  sources: Sources,
): Promise<ExpectedPlan | undefined> {
  const { plan: given } = valuesOf(partOptions, sources.values);
  const { shards, minutes } = valuesOf(planOptions, sources.values);
  if (given === undefined && shards === undefined && minutes === undefined) return undefined;
  if (given !== undefined) {
    const plan = readPlan(given, sources.roots);
    requireShardPlanOf(shardedRun(resolveUntrustedSettings(sources, features)), plan);
    return { plan };
  }
  const settings = resolvePlanSettings(sources, features);
  const { plan } = divideRun(settings, await readKept(inputs, workflow), features).plan;
  // A run that was added to the history since then may divide the tests in another way.
  if (historyBranchOf(inputs.given) === undefined) return { plan };
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
