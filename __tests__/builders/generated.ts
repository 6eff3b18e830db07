import fc from "fast-check";
import type { Recording } from "../../src/model/recording.ts";
import { keyVariants, type Test, testPath } from "../../src/model/test.ts";
import { planTests } from "../../src/suite/plan-tests.ts";
import { simulate } from "./simulated.ts";

const all = planTests({ suites: ["oltp"], variants: keyVariants, storages: ["memory", "file"] });

/** A test with its true ratios, and in every how many rounds the candidate stalls; in none if that is 0. */
const truths = fc.record({
  test: fc.constantFrom(...all),
  multiplier: fc.oneof(
    fc.double({ min: 0.2, max: 3, noNaN: true }),
    fc.double({ min: 5, max: 7, noNaN: true }),
  ),
  change: fc.oneof(fc.constant(1), fc.double({ min: 0.7, max: 1.5, noNaN: true })),
  stallsEach: fc.constantFrom(0, 0, 0, 1, 2, 4),
  stall: fc.double({ min: 1.2, max: 40, noNaN: true }),
});

/** Runs of a few tests on any engines, with a base or without. */
export const generatedRuns = fc.record({
  tests: fc.uniqueArray(truths, { minLength: 1, maxLength: 6, selector: ({ test }) => testPath(test) }),
  hasBase: fc.boolean(),
  inTurns: fc.boolean(),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
});

export type GeneratedRun = typeof generatedRuns extends fc.Arbitrary<infer Value> ? Value : never;

/** The recording of such a run. */
export function recordingOfRun({ tests, hasBase, inTurns, seed }: GeneratedRun): Recording {
  const truthOf = new Map(tests.map((one) => [testPath(one.test), one]));
  const of = (test: Test) => truthOf.get(testPath(test));
  return simulate(
    {
      tests: tests.map(({ test }) => test),
      seed,
      inTurns,
      multiplier: (test) => of(test)?.multiplier ?? 1,
      ...(hasBase ? { change: (test: Test) => of(test)?.change ?? 1 } : {}),
      stall: (test, round, role) => {
        const { stallsEach = 0, stall = 1 } = of(test) ?? {};
        return role === "candidate" && stallsEach > 0 && (round - 1) % stallsEach === 0 ? stall : 1;
      },
    },
    140,
  );
}
