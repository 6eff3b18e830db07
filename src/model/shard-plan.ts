import * as z from "zod";
import type { DeepReadonly } from "./deep-readonly.ts";
import { limits, name } from "./limits.ts";

/** The most jobs that GitHub makes of a matrix: https://docs.github.com/en/actions/reference/limits */
export const mostShards = 256;

/** Which of several machines measures which tests. */
export const shardPlanSchema = z.strictObject({
  /** The first digits of a SHA-256 of the measured tests and their shards: shards with the same hash belong together. */
  hash: z.string().regex(/^[0-9a-f]{16}$/, "expected 16 lowercase hex digits"),
  /** The paths of the tests of each shard. */
  shards: z.array(z.array(name).min(1).max(limits.tests)).min(1).max(mostShards),
});
export type ShardPlan = DeepReadonly<z.output<typeof shardPlanSchema>>;

/** A machine's part of a plan. */
export interface PlannedShard {
  readonly plan: ShardPlan;
  /** From 1. */
  readonly shard: number;
}
