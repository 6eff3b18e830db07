import * as z from "zod";
import { formatValue } from "../../../../messages/format-value.ts";
import type { DeepReadonly } from "../../../../model/deep-readonly.ts";
import { InputError } from "../../../../model/errors.ts";
import { limits, name } from "../../../../model/limits.ts";
import type { Recording } from "../../../../model/recording.ts";
import { testPath } from "../../../../model/test.ts";
import type { ExpectedRun } from "../../../../results/expected-run.ts";
import type { FactsFormat } from "../../../../results/facts.ts";
import { factsPart } from "../../../../results/facts.ts";
import { probes } from "../../../../suite/workload.ts";
import { findWorkload } from "../../../../suite/workloads.ts";

/** The key of the facts in a recording, and of the suite. */
export const ownName = "own";

const ns = z.number().gt(0);

const maxSchema = z.strictObject({
  version: z.literal(1),
  /** The tests with a longest time, in report order. */
  max: z
    .array(
      z.strictObject({
        /** The path of the test. */
        test: name,
        ns,
        scaledBy: z.enum(probes).optional(),
        /** The times of that probe before the first sample and after the last; absent if nothing scales it. */
        probeNs: z.tuple([ns, ns]).optional(),
      }),
    )
    .max(limits.tests),
  /** The limits of sweeps, with which a later report judges too; absent if there are none, and in results of earlier versions. */
  growth: z
    .array(
      z.strictObject({
        workload: name,
        ratio: ns.optional(),
        floorNs: ns.optional(),
        exponent: z.number().min(0).optional(),
        base: ns.optional(),
      }),
    )
    .max(limits.tests)
    .optional(),
});
export type MaxFacts = DeepReadonly<z.output<typeof maxSchema>>;
export type MaxOfTest = MaxFacts["max"][number];

/** Undefined if no workload of the recording has a longest time or a limit of growth. */
export const maxFactsOf = factsPart<MaxFacts>(ownName);

export const maxFacts: FactsFormat<MaxFacts> = {
  schema: maxSchema,
  merge: (shards) => {
    const all = shards.flatMap(({ facts }) => facts?.max ?? []);
    const growth = new Map(
      shards.flatMap(({ facts }) => (facts?.growth ?? []).map((one) => [one.workload, one])),
    );
    return {
      version: 1,
      max: [...new Map(all.map((one) => [one.test, one])).values()],
      growth: growth.size === 0 ? undefined : [...growth.values()],
    };
  },
  inconsistency: ({ max }) => {
    const wrong = max.find(({ scaledBy, probeNs }) => (scaledBy === undefined) !== (probeNs === undefined));
    return (
      wrong &&
      `the max of ${wrong.test} has ${wrong.scaledBy === undefined ? "a probe and nothing to scale by" : "no probe"}`
    );
  },
};

/**
 * Requires the longest times that the publisher's own workloads ask for, and their probes: results without them would be within any.
 * A stopped run cannot pass anyway.
 *
 * @throws InputError naming the test
 */
export function requireMax(recording: Recording, { catalogue }: Pick<ExpectedRun, "catalogue">): void {
  if (recording.run?.stopped !== undefined) return;
  const given = new Map(maxFactsOf(recording)?.max.map((one) => [one.test, one]));
  for (const test of recording.tests) {
    const path = testPath(test);
    const expected = findWorkload(test, catalogue)?.max;
    const own = given.get(path);
    if (own?.ns === expected?.ns && own?.scaledBy === expected?.scaledBy) continue;
    throw new InputError(
      `input results: ${formatValue(path)} was measured with ${describe(own)}, and ${describe(expected)} is expected: measure again ` +
        "with the same own workloads",
    );
  }
}

function describe(max: Pick<MaxOfTest, "ns" | "scaledBy"> | undefined): string {
  if (max === undefined) return "no max";
  return `a max of ${max.ns / 1e6} ms${max.scaledBy === undefined ? "" : ` scaled by ${max.scaledBy}`}`;
}
