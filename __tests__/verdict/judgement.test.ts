import fc from "fast-check";
import { describe, it } from "vitest";
import { features } from "../../src/features.ts";
import { defaultCriteria } from "../../src/model/criteria.ts";
import { keyVariants, type Test, testPath } from "../../src/model/test.ts";
import { planTests } from "../../src/suite/plan-tests.ts";
import { testVerdicts, type Verdict } from "../../src/verdict/judge.ts";
import { judgeRecording } from "../../src/verdict/judge-recording.ts";
import { judgedRun } from "../../src/verdict/judged.ts";
import type { Judgement } from "../../src/verdict/judgement.ts";
import { simulate } from "../builders/simulated.ts";

const all = planTests({ suites: ["oltp"], variants: keyVariants, storages: ["memory", "file"] });

/** A test with its true ratios, and how often the candidate stalls. */
const truths = fc.record({
  test: fc.constantFrom(...all),
  multiplier: fc.oneof(
    fc.double({ min: 0.2, max: 3, noNaN: true }),
    fc.double({ min: 5, max: 7, noNaN: true }),
  ),
  change: fc.oneof(fc.constant(1), fc.double({ min: 0.7, max: 1.5, noNaN: true })),
  stallsEach: fc.constantFrom(0, 0, 0, 2, 4),
  stall: fc.double({ min: 1.2, max: 40, noNaN: true }),
});

const runs = fc.record({
  tests: fc.uniqueArray(truths, { minLength: 1, maxLength: 6, selector: ({ test }) => testPath(test) }),
  hasBase: fc.boolean(),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
});

type Run = typeof runs extends fc.Arbitrary<infer Value> ? Value : never;

function recordingOf({ tests, hasBase, seed }: Run) {
  const truthOf = new Map(tests.map((one) => [testPath(one.test), one]));
  const of = (test: Test) => truthOf.get(testPath(test));
  return simulate(
    {
      tests: tests.map(({ test }) => test),
      seed,
      multiplier: (test) => of(test)?.multiplier ?? 1,
      ...(hasBase ? { change: (test: Test) => of(test)?.change ?? 1 } : {}),
      stall: (test, round, role) => {
        const { stallsEach = 0, stall = 1 } = of(test) ?? {};
        return role === "candidate" && stallsEach > 0 && round % stallsEach === 1 ? stall : 1;
      },
    },
    140,
  );
}

/** The sentences in which a report contradicts itself; empty if there are none. */
function contradictions(verdict: Verdict): string[] {
  const found: string[] = [];
  const require = (holds: boolean, words: string) => {
    if (!holds) found.push(words);
  };
  const equal = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.abs(one);
  const json = judgedRun(verdict);
  const judgedOf = new Map(json.tests.map((one) => [one.test, one]));
  const judge = (name: string, { multiplier, ceiling, outcome, evidence }: Judgement) => {
    const { low, high } = evidence?.interval ?? { low: multiplier, high: multiplier };
    const words = `${name}: ${multiplier} (${low} to ${high}), ceiling ${ceiling}, ${outcome}`;
    require(low <= multiplier && multiplier <= high, `not in its interval: ${words}`);
    if (outcome === "fail")
      require(high > ceiling && multiplier > ceiling, `fails below its ceiling: ${words}`);
    if (outcome === "pass") require(low <= ceiling, `passes above its ceiling: ${words}`);
  };
  for (const { comparison, judgement, base } of testVerdicts(verdict)) {
    const path = testPath(comparison);
    if (comparison.state !== "measured") continue;
    const { multiplier, timeNs, interval } = comparison;
    require(equal(timeNs.candidate / timeNs.baseline, multiplier), `${path}: times are not ${multiplier}`);
    require(interval === undefined ||
      (interval.low <= multiplier && multiplier <= interval.high), `${path}: not in its interval`);
    if (judgement !== undefined) judge(path, judgement);
    if (base !== undefined) judge(`${path} base`, base);
    const own = judgedOf.get(path);
    require(own?.multiplier === judgement?.multiplier, `${path}: results.json has ${own?.multiplier}`);
    if (comparison.base?.state === "measured") {
      const against = comparison.base;
      require(equal(
        against.timeNs.candidate / against.timeNs.base,
        against.multiplier,
      ), `${path}: times are not those of the base's ratio`);
      require(own?.base?.state === "measured" &&
        own.base.multiplier ===
          (base ?? against).multiplier, `${path}: results.json has another ratio to the base`);
    }
  }
  for (const section of verdict.sections) {
    const { judgement, tests } = section;
    if (judgement === undefined) continue;
    const figures = tests.flatMap(({ comparison }) =>
      comparison.state === "measured" ? [comparison.multiplier] : [],
    );
    const average = figures.reduce((sum, one) => sum + one, 0) / figures.length;
    require(equal(
      average,
      judgement.multiplier,
    ), `an average is ${judgement.multiplier}, and its rows' is ${average}`);
    judge("average", judgement);
  }
  for (const group of verdict.groups) judge(group.name, group.judgement);
  for (const { path, range, ratio } of verdict.causes) {
    require(range.low <= ratio * (1 + 1e-9) &&
      ratio <= range.high * (1 + 1e-9), `${path}: ${ratio} is not between its tests`);
  }
  return found;
}

describe("a report of any run", () => {
  it("has one figure for a test, in its interval, and the outcome that follows from both", () => {
    fc.assert(
      fc.property(runs, (run) => {
        const recording = recordingOf(run);
        const verdict = judgeRecording(recording, defaultCriteria, features);
        const found = contradictions(verdict);
        if (found.length > 0) throw new Error(found.join("\n"));
      }),
      { numRuns: 100, seed: 1, endOnFailure: true },
    );
  });
});
