import * as z from "zod";
import type { DeepReadonly } from "../../../model/deep-readonly.ts";
import { roles } from "../../../model/engine.ts";
import { hex, limits, name, text, unique } from "../../../model/limits.ts";
import { failureSchema } from "../../../model/sample.ts";
import { storages } from "../../../model/test.ts";
import { factsPart } from "../../../results/facts.ts";

/** Statements of one workload whose plans are taken. */
export const maxStatements = 20;

/** Characters of a statement that results keep. */
export const maxSql = 300;

/** Other forms of one query, and pairs of one. */
const maxForms = 8;
const maxPairs = 100;

const perRole = <Value extends z.ZodType>(value: Value) => z.partialRecord(z.enum(roles), value);

const workloadPlansSchema = z.strictObject({
  /** `own/join`, or `own/join#2` for the second of its alternatives. */
  workload: name,
  /** Where the engines were asked: a plan does not depend on it. */
  storage: z.enum(storages),
  statements: z
    .array(
      z.strictObject({
        /** The statement, cut if it is long. */
        sql: z.string().max(maxSql),
        /** An indented line for each step; null if the engine refuses to say. */
        plans: perRole(z.string().max(limits.planText).nullable()),
      }),
    )
    .max(maxStatements),
  /** Why an engine was not asked. */
  problems: perRole(text).optional(),
});
export type WorkloadPlans = DeepReadonly<z.output<typeof workloadPlansSchema>>;

/** The result of a form of a query on one engine: a hash of its rows, or how the engine failed. An engine may refuse a form. */
const answerSchema = z.union([
  z.strictObject({ hash: hex }),
  z.strictObject({ ...failureSchema.pick({ reason: true, message: true }).shape }),
]);
export type Answer = DeepReadonly<z.output<typeof answerSchema>>;

const formsSchema = z.strictObject({
  /** Path of the test. */
  test: name,
  /** The answers of the query as the workload has it. */
  answers: perRole(answerSchema),
  alternatives: z
    .array(
      z.strictObject({
        /** The SQL as the user's file has it, cut if the SQL is long. */
        sql: z.string().max(maxSql),
        answers: perRole(answerSchema),
        /** Times on the candidate, nanoseconds: the query, and this form of it. None if the candidate does not execute both. */
        pairs: z.array(z.tuple([z.int().min(1), z.int().min(1)])).max(maxPairs),
      }),
    )
    .min(1)
    .max(maxForms),
});
export type TestForms = DeepReadonly<z.output<typeof formsSchema>>;

export const plansSchema = z.strictObject({
  version: z.literal(1),
  /** Comparisons of all machines of the run, which share alpha: one for each alternative and test. */
  claims: z.int().min(0),
  workloads: unique(
    z.array(workloadPlansSchema).max(limits.tests),
    ({ workload }) => `the plans of ${workload}`,
  ),
  tests: unique(z.array(formsSchema).max(limits.tests), ({ test }) => `the test ${test}`),
});
export type Plans = DeepReadonly<z.output<typeof plansSchema>>;

/** A value that the store of a run keeps. */
export const keptSchema = z.union([
  z.strictObject({ workload: workloadPlansSchema }),
  z.strictObject({ test: formsSchema }),
]);

/** Undefined if nothing was asked for. */
export const plansOf = factsPart<Plans>("plans");
