import * as z from "zod";
import { references } from "./compared.ts";
import type { DeepReadonly } from "./deep-readonly.ts";
import { enginesSchema } from "./engine.ts";
import { limits, name } from "./limits.ts";
import {
  type ControlRecord,
  identicalBaseSchema,
  machineSchema,
  type Resumption,
  runSchema,
  suiteSchema,
  type TestRecord,
} from "./recording.ts";
import { shardPlanSchema } from "./shard-plan.ts";
import type { Test } from "./test.ts";

/** Everything that is settled before a run measures anything. A run that is resumed must have the same. */
export const manifestSchema = z.strictObject({
  ...runSchema.pick({
    tool: true,
    rounds: true,
    alpha: true,
    confirmElsewhere: true,
    confirms: true,
    precision: true,
    maxMinutes: true,
  }).shape,
  suite: suiteSchema.omit({ sql: true }),
  machine: machineSchema,
  engines: enginesSchema,
  identicalBase: identicalBaseSchema.optional(),
  /** Whether each statement is timed too; absent if not. */
  latencies: z.boolean().optional(),
  /** The plan, and the run's shard of the plan; absent for a run on one machine. */
  plan: shardPlanSchema.optional(),
  shard: z.int().min(1).optional(),
  /** Paths of the planned tests, in report order. */
  tests: z.array(name).max(limits.tests),
  /** By test path, the only engine that the candidate is compared with, of tests that have one; absent if none has. */
  compare: z.record(name, z.enum(references)).optional(),
});
export type RunManifest = DeepReadonly<z.output<typeof manifestSchema>>;

/** The part of a killed or stopped run that is in the store. */
export interface UnfinishedRun {
  /** The number of the run in the store. */
  readonly run: number;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly manifest: RunManifest;
  /** When it was resumed before. */
  readonly resumed: readonly Resumption[];
  /** The tests of which anything is known, with complete rounds only. */
  readonly tests: readonly TestRecord[];
  /** Rounds that were interrupted and must be measured again. */
  readonly broken: readonly { readonly test: Test; readonly round: number }[];
  readonly controls: readonly ControlRecord[];
  /** The values that features keep while they measure, by the features' names: not validated yet. */
  readonly kept: Readonly<Record<string, readonly unknown[]>>;
}
