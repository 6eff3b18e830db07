import * as z from "zod";
import type { DeepReadonly } from "../../../model/deep-readonly.ts";
import { roles } from "../../../model/engine.ts";
import { amount, count, hex, name, text, unique } from "../../../model/limits.ts";
import { failureSchema, workSchema } from "../../../model/sample.ts";
import { storages } from "../../../model/test.ts";
import { factsPart } from "../../../results/facts.ts";

/** Sequences of a run. */
const maxSequences = 100;

/** Steps of one sequence. */
const maxSteps = 100;

/** An engine's record of a step of a sequence, and the state that the step left. */
const doneSchema = z.strictObject({
  work: workSchema,
  /** Hex hash of the result values; their order counts only if the statement has ORDER BY. */
  hash: hex,
  /** All rows of all tables and indexes afterwards: how many, and their hash. */
  state: z.strictObject({ rows: count, hash: hex }),
  /**
   * For a workload: the CPU time that its process took in the sequence, timed once, nanoseconds. The wall clock would include
   * the commit's wait for a disk, which varied by a factor of 3. Absent if it was not timed.
   */
  cpuNs: amount.optional(),
  /** For a workload: the CPU time of the same statements alone, from fresh state. */
  aloneCpuNs: amount.optional(),
});

/** The engine refuses the step, and is asked for the other steps without this one. */
const refusedSchema = z.strictObject({ refused: text });

/** One engine's way through the steps of a sequence. */
const passageSchema = z.strictObject({
  role: z.enum(roles),
  /** In the order of the steps, up to the step in which the engine failed. */
  results: z.array(z.union([doneSchema, refusedSchema])).max(maxSteps),
  /** In which step it failed, from 1: where its results end, or a later time that it executed the steps. */
  failure: z
    .strictObject({
      step: z.int().min(1).max(maxSteps),
      ...failureSchema.pick({ reason: true, message: true }).shape,
    })
    .optional(),
});

/** The steps of one order, each executed on the connection that the steps before have used, on every engine. */
export const sequenceSchema = z.strictObject({
  storage: z.enum(storages),
  /** From 1. */
  order: z.int().min(1).max(maxSequences),
  /** Names, in the order in which they were executed. */
  steps: z.array(name).min(1).max(maxSteps),
  engines: unique(z.array(passageSchema).max(roles.length), (one) => `the ${one.role}'s steps`),
});

/** The facts of a run's sequences. */
export const sequencesSchema = z.strictObject({
  version: z.literal(1),
  /** The planned number; absent if an older version of the tool did not state it. */
  planned: count.optional(),
  /** By storage and order. */
  sequences: unique(z.array(sequenceSchema).max(maxSequences), sequencePath),
});

export type Sequences = DeepReadonly<z.output<typeof sequencesSchema>>;
export type StepDone = DeepReadonly<z.output<typeof doneSchema>>;
export type StepResult = DeepReadonly<z.output<typeof doneSchema> | z.output<typeof refusedSchema>>;
export type Passage = DeepReadonly<z.output<typeof passageSchema>>;
export type SequenceRecord = DeepReadonly<z.output<typeof sequenceSchema>>;

/** `sequence/file/2`: a sequence's name in results and messages. */
export function sequencePath({ storage, order }: Pick<SequenceRecord, "storage" | "order">): string {
  return `sequence/${storage}/${order}`;
}

const factsOf = factsPart<Sequences>("sequence");

/** The sequences of a recording; undefined if none were planned, or an older version of the tool measured. */
export function sequencesOf(recording: Parameters<typeof factsOf>[0]): readonly SequenceRecord[] | undefined {
  return factsOf(recording)?.sequences;
}
