import * as z from "zod";
import type { DeepReadonly } from "./deep-readonly.ts";
import { limits, name, text } from "./limits.ts";
import type { Recording } from "./recording.ts";

/** Programs that can measure the same servers once more. */
export const crossChecks = ["off", "sysbench"] as const;

/** Transactions a second that a program has measured on the two servers, one right after the other. */
const throughputPair = z.strictObject({
  baseline: z.number().gt(0),
  candidate: z.number().gt(0),
});

/** What another program says of the same servers. */
export const crossCheckSchema = z.strictObject({
  version: z.literal(1),
  /** As it says itself: `sysbench 1.0.20`. */
  program: text,
  /** How long each of its runs took. */
  seconds: z.number().gt(0),
  /** In the order of the report. */
  tests: z
    .array(
      z.strictObject({
        /** The path of the run's own test. */
        test: name,
        pairs: z.array(throughputPair).min(1).max(limits.rounds),
      }),
    )
    .max(limits.tests),
  /** Why some tests are not there, or all; absent if none is missing. */
  problem: text.exactOptional(),
});
export type CrossCheck = DeepReadonly<z.output<typeof crossCheckSchema>>;
export type CrossCheckedTest = CrossCheck["tests"][number];

/** The key of a cross-check's facts in a recording. */
export const crossCheckName = "cross-check";

/** Undefined if no other program was asked, or the run ended before. */
export function crossCheckOf({ features }: Pick<Recording, "features">): CrossCheck | undefined {
  return features?.[crossCheckName] as CrossCheck | undefined;
}
