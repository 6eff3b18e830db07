import { describe, expect, it } from "vitest";
import { figuresOf, isJudgedWrongly, misses, type Printed } from "../../../bench/truth/printed.ts";
import { defaultCriteria } from "../../../src/model/criteria.ts";
import { judgeRecording } from "../../../src/verdict/judge-recording.ts";
import { judgedRun } from "../../../src/verdict/judged.ts";
import { recordingOf } from "../recording.ts";

const printed = (ratio: number, low: number, high: number, more: Partial<Printed> = {}): Printed => ({
  ratio,
  interval: { low, high },
  ...more,
});
const exactly = (ratio: number) => ({ ratio, error: 0 });

describe("a figure beside the truth", () => {
  it("misses it outside its interval, and further away than 3 %", () => {
    expect(misses(printed(1, 0.99, 1.01), exactly(4))).toBe(true);
    expect(misses(printed(1, 0.99, 1.01), exactly(1.031))).toBe(true);
    expect(misses(printed(1, 0.99, 1.01), exactly(0.96))).toBe(true);
  });

  it("does not within 3 %, however narrow its interval, nor within a wide interval", () => {
    expect(misses(printed(1, 0.999, 1.001), exactly(1.029))).toBe(false);
    expect(misses(printed(1, 0.5, 2), exactly(1.9))).toBe(false);
    expect(misses({ ratio: 1 }, exactly(1.02))).toBe(false);
    expect(misses({ ratio: 1 }, exactly(1.2))).toBe(true);
  });

  it("does not where the truth is not known well enough to say so", () => {
    expect(misses(printed(1, 0.99, 1.01), { ratio: 1.1, error: 0.06 })).toBe(false);
    expect(misses(printed(1, 0.99, 1.01), { ratio: 1.1, error: 0.04 })).toBe(true);
  });
});

describe("an outcome beside the truth", () => {
  const judged = (outcome: Printed["outcome"]) =>
    printed(1, 0.99, 1.01, { ceiling: 1.2, ...(outcome && { outcome }) });

  it("is wrong if a cost surely over its ceiling passes, or one surely within it fails", () => {
    expect(isJudgedWrongly(judged("pass"), { ratio: 1.5, error: 0.1 })).toBe(true);
    expect(isJudgedWrongly(judged("fail"), { ratio: 1, error: 0.05 })).toBe(true);
  });

  it("is not wrong where the truth may be on the other side, nor if nothing is decided", () => {
    expect(isJudgedWrongly(judged("pass"), { ratio: 1.3, error: 0.1 })).toBe(false);
    expect(isJudgedWrongly(judged("fail"), { ratio: 1.5, error: 0.1 })).toBe(false);
    expect(isJudgedWrongly(judged("inconclusive"), { ratio: 4, error: 0.1 })).toBe(false);
    expect(isJudgedWrongly(printed(1, 0.99, 1.01), { ratio: 4, error: 0.1 })).toBe(false);
  });
});

describe("the figures of a run", () => {
  const ceilings = { ...defaultCriteria.ceilings, test: 2, average: 1000, rules: [] };

  it("are those that its results file has, by test", () => {
    const recording = recordingOf([1.5, 1.5, 1.5]);
    const figures = figuresOf(judgedRun(judgeRecording(recording, { ceilings })), "baseline");
    const [[test, figure] = []] = [...figures];
    expect(figures.size).toBe(1);
    expect(test).toBe("int/autocommit/writes/oltp_write_only_ac");
    expect(figure).toMatchObject({ ceiling: 2, outcome: "pass" });
    expect(figure?.ratio).toBeCloseTo(1.5, 2);
  });

  it("are none against a base that the run does not have", () => {
    const recording = recordingOf([1, 1, 1]);
    expect(figuresOf(judgedRun(judgeRecording(recording, { ceilings })), "base").size).toBe(0);
  });
});
