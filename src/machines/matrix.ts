import * as z from "zod";
import { describeIssues } from "../messages/describe-issues.ts";
import { InputError } from "../model/errors.ts";
import { mostShards, type PlannedShard, type ShardPlan, shardPlanSchema } from "../model/shard-plan.ts";

/** A plan, and what each shard is expected to take. */
export interface CostedShardPlan {
  readonly plan: ShardPlan;
  readonly seconds: readonly number[];
}

/** A job of the matrix: one shard, and the tests that it measures. */
const entrySchema = z.strictObject({
  shard: z.int().min(1),
  shards: z.int().min(1).max(mostShards),
  plan: shardPlanSchema.shape.hash,
  /** The expected time of the shard. */
  seconds: z.number(),
  tests: shardPlanSchema.shape.shards.element,
});

const matrixSchema = z.strictObject({ include: z.array(entrySchema).min(1).max(mostShards) });

/** The jobs of a plan as a matrix of a GitHub workflow: JSON of one line, for `fromJSON`. */
export function formatMatrix({ plan: { hash, shards }, seconds }: CostedShardPlan): string {
  const include = shards.map((tests, index) => {
    const facts = { shard: index + 1, shards: shards.length, plan: hash, seconds: seconds[index] ?? 0 };
    return { ...facts, tests };
  });
  return JSON.stringify({ include });
}

/**
 * Reads what `formatMatrix` wrote.
 *
 * @param source for messages
 * @throws InputError naming the source and the fault
 */
export function parseMatrix(text: string, source: string): ShardPlan {
  const content = parseJson(text, source);
  const { data, error } = matrixSchema.safeParse(content);
  if (error !== undefined) throw new InputError(`${source}: ${describeIssues(error, content)}`);
  const [{ plan: hash, shards } = { plan: "", shards: 0 }] = data.include;
  const isWhole =
    data.include.length === shards &&
    data.include.every((one, index) => one.plan === hash && one.shards === shards && one.shard === index + 1);
  if (!isWhole)
    throw new InputError(
      `${source}: expected the shards 1 to ${shards} of the plan ${hash}, as the command plan writes them`,
    );
  return { hash, shards: data.include.map(({ tests }) => tests) };
}

/** @throws InputError if the plan has no such shard */
export function shardOf(plan: ShardPlan, shard: number): PlannedShard {
  if (shard > plan.shards.length)
    throw new InputError(
      `shard: ${shard} is over ${plan.shards.length}, the shards of the plan ${plan.hash}`,
    );
  return { plan, shard };
}

function parseJson(text: string, source: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InputError(
      `${source}: not JSON (${(cause as Error).message}): expected what the command plan writes`,
      {
        cause,
      },
    );
  }
}
