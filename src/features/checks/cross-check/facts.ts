import * as z from "zod";
import type { DeepReadonly } from "../../../model/deep-readonly.ts";
import { limits, name, text } from "../../../model/limits.ts";
import type { Recording } from "../../../model/recording.ts";
import type { FactsFormat } from "../../../results/facts.ts";

/** Transactions a second that a program has measured on the two servers, one right after the other. */
const throughputPair = z.strictObject({
  baseline: z.number().gt(0),
  candidate: z.number().gt(0),
});

/** Another program's measurement of the same servers. */
export const crossCheckSchema = z.strictObject({
  version: z.literal(1),
  /** The version that it prints: `sysbench 1.0.20`. */
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
  /** Why some or all tests are missing; absent if none is missing. */
  problem: text.exactOptional(),
});
export type CrossCheck = DeepReadonly<z.output<typeof crossCheckSchema>>;
export type CrossCheckedTest = CrossCheck["tests"][number];

/** The key of a cross-check's facts in a recording. */
export const crossCheckName = "cross-check";

/** Undefined if no other program measured, or the run ended before. */
export function crossCheckOf({ features }: Pick<Recording, "features">): CrossCheck | undefined {
  return features?.[crossCheckName] as CrossCheck | undefined;
}

export const crossCheckFacts: FactsFormat<CrossCheck> = {
  schema: crossCheckSchema,
  // Results files of schema 1 to 3 had a cross-check in `run.crossCheck`.
  upgrade: (recording) => {
    const { crossCheck, ...run } = Object(recording.run);
    if (crossCheck === undefined) return undefined;
    recording.run = run;
    return { version: 1, ...crossCheck };
  },
  // One program's figures only: runs of another length or version do not add up with the first shard's.
  merge: (shards) => {
    const all = shards.flatMap(({ facts }) => facts ?? []);
    const [first] = all;
    if (first === undefined) return undefined;
    const alike = all.filter(
      ({ program, seconds }) => program === first.program && seconds === first.seconds,
    );
    const tests = new Map(alike.flatMap((one) => one.tests.map((test) => [test.test, test] as const)));
    return { ...first, tests: [...tests.values()] };
  },
};
