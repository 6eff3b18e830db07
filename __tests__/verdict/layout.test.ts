import { describe, expect, it } from "vitest";
import { features } from "../../src/features.ts";
import { defaultCriteria } from "../../src/model/criteria.ts";
import type { Cause } from "../../src/verdict/causes.ts";
import type { FeatureVerdicts } from "../../src/verdict/finding.ts";
import { judgeRecording } from "../../src/verdict/judge-recording.ts";
import { judgedRun } from "../../src/verdict/judged.ts";
import { markLayoutSized } from "../../src/verdict/layout.ts";
import { makeTest } from "../builders/recordings.ts";
import { type Beside, timedAndCounted } from "../features/figures/counts/counted.ts";

const tests = ["a", "b"].map((workload) => makeTest({ workload }));

/** The verdict of a feature that counted the same instructions of these tests. */
function counted(...paths: readonly string[]): FeatureVerdicts {
  const judged = { changes: [], sameInstructions: new Set(paths) };
  return Object.fromEntries(
    features.flatMap(({ judge }) =>
      judge?.name === "instructions" ? [[judge.name, { judge, judged }] as const] : [],
    ),
  );
}

const both = counted("int/memory/reads/a", "int/memory/reads/b");

function cause(level: Cause["level"], percent: number, path = "all"): Cause {
  const ratio = Math.exp(percent / 100);
  return { level, path, tests, alike: [], ratio, range: { low: ratio, high: ratio }, p: 0.001 };
}

const isMarked = (one: Cause, verdicts = both) => markLayoutSized([one], verdicts)[0]?.isLayoutSized === true;

describe("a difference from the base with as many instructions", () => {
  it.each([
    ["test", "int/memory/reads/a", 4.32],
    ["workload", "*/*/*/a", 3.87],
    ["section", "int/memory/reads", 2.7],
    ["suite", "oltp", 2.19],
    ["overall", "all", 2.19],
    ["cells", "*/memory/reads/a", 3.87],
    ["cells", "*/memory/*/*", 2.19],
  ] as const)("is layout-sized below three standard deviations: %s %s", (level, path, bound) => {
    for (const sign of [1, -1]) {
      expect(isMarked(cause(level, sign * (bound - 0.001), path))).toBe(true);
      expect(isMarked(cause(level, sign * (bound + 0.001), path))).toBe(false);
    }
  });

  it("is not layout-sized unless every test was counted, and is the same", () => {
    expect(isMarked(cause("overall", 1), {})).toBe(false);
    expect(isMarked(cause("overall", 1), counted())).toBe(false);
    expect(isMarked(cause("overall", 1), counted("int/memory/reads/a"))).toBe(false);
  });
});

describe("a run with a test that is 3 % slower", () => {
  const others = Object.fromEntries(
    ["b", "c", "d", "e"].map((name) => [name, { time: 1, instructions: 1 }] as const),
  );
  const judged = (slow: Beside) => {
    const criteria = { ...defaultCriteria, rule: { rounds: 11, alpha: 0.01 } };
    return judgedRun(judgeRecording(timedAndCounted({ a: slow, ...others }), criteria, features));
  };

  it("says in its results that this is layout-sized, if its instructions are the same", () => {
    const { causes } = judged({ time: 1.03, instructions: 1.0004 });
    expect(causes).toMatchObject([{ path: "int/memory/reads/a", isLayoutSized: true }]);
  });

  it.each([
    ["were not counted", { time: 1.03 }],
    ["differ", { time: 1.03, instructions: 1.0006 }],
  ])("does not say so if its instructions %s", (_, slow) => {
    const { causes = [] } = judged(slow);
    expect(causes).toMatchObject([{ path: "int/memory/reads/a" }]);
    expect(causes[0]?.isLayoutSized).toBeUndefined();
  });
});
