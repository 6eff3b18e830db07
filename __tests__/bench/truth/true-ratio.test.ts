import { describe, expect, it } from "vitest";
import { trueRatio } from "../../../bench/truth/true-ratio.ts";

/** Values around a middle, from 0.95 to 1.05 times it. */
const around = (middle: number, count: number) =>
  Array.from({ length: count }, (_, index) => middle * (0.95 + (0.1 * index) / (count - 1)));

describe("the true ratio of two engines", () => {
  it("is that of the medians, which a cost in fewer samples than half does not move", () => {
    const candidate = around(300, 101).with(0, 30_000).with(1, 30_000);
    expect(trueRatio(candidate, around(100, 101), "median").ratio).toBeCloseTo(3, 1);
  });

  it("is that of the means where every sample counts", () => {
    const candidate = [...around(100, 80), ...around(350, 20)];
    const { ratio } = trueRatio(candidate, around(100, 100), "mean");
    expect(ratio).toBeCloseTo(1.5, 10);
  });

  it("has the standard error of a mean of independent samples", () => {
    const alternating = Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? 90 : 110));
    const { error } = trueRatio(alternating, around(100, 100).fill(100), "mean");
    expect(error).toBeCloseTo(10 / 100 / Math.sqrt(99), 5);
  });

  it("is known better with more samples", () => {
    const errorOf = (count: number) => trueRatio(around(200, count), around(100, count), "median").error;
    expect(errorOf(400)).toBeLessThan(0.75 * errorOf(100));
    expect(trueRatio([7, 7, 7], [7, 7, 7], "median")).toEqual({ ratio: 1, error: 0 });
  });
});
