import { describe, expect, it } from "vitest";
import type { KeptRun } from "../../bench/kept-run.ts";
import { addOutcomes, climb, countOutcomes } from "../../bench/ladder/rung.ts";
import { defaultCriteria } from "../../src/model/criteria.ts";
import { judgeRecording } from "../../src/verdict/judge-recording.ts";
import { judgedRun } from "../../src/verdict/judged.ts";
import { recordingOf } from "./recording.ts";

function runOf(ratios: readonly number[]): KeptRun {
  const recording = recordingOf(ratios);
  const ceilings = { ...defaultCriteria.ceilings, test: 2, average: 1000, rules: [] };
  return {
    recording,
    derived: judgedRun(judgeRecording(recording, { ceilings })),
  };
}

describe("a rung of the ladder", () => {
  it("has its truth from many pairs, and from the runs their outcomes, pairs and multipliers", () => {
    const truth = runOf([1.7, 1.8, 1.8, 2.1]);
    const [rung] = climb(truth, [runOf([1.5, 1.9, 1.9]), runOf([2.19, 2.2, 2.21])], 2);
    expect(rung?.truth).toBeCloseTo(1.8, 12);
    expect(rung?.over).toBe(0.25);
    expect(rung?.outcomes).toEqual({ pass: 1, fail: 1, inconclusive: 0 });
    expect(rung?.pairs).toEqual([3, 3]);
    expect(rung?.multipliers).toEqual([1.9, 2.2]);
  });

  it("counts outcomes, and adds the counts of several tests", () => {
    const one = countOutcomes(["pass", "inconclusive", "fail", "pass", undefined]);
    expect(one).toEqual({ pass: 2, fail: 1, inconclusive: 1 });
    expect(addOutcomes([one, one])).toEqual({ pass: 4, fail: 2, inconclusive: 2 });
    expect(addOutcomes([])).toEqual({ pass: 0, fail: 0, inconclusive: 0 });
  });
});
