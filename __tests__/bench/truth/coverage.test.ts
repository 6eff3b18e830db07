import { describe, expect, it } from "vitest";
import { coverageOfOne } from "../../../bench/truth/coverage.ts";

const figure = (ratio: number, low: number, high: number) => ({ ratio, interval: { low, high } });

describe("the coverage of 1 by equal engines", () => {
  it("counts intervals on either side of it, and not those that touch it", () => {
    const figures = [
      figure(1.1, 1.05, 1.2),
      figure(0.9, 0.85, 0.95),
      figure(1.05, 1, 1.1),
      figure(1, 0.9, 1.1),
    ];
    expect(coverageOfOne(figures)).toMatchObject({ intervals: 4, missing: 2 });
  });

  it("has the largest error of either direction, as a share", () => {
    expect(coverageOfOne([figure(1.2, 1.1, 1.3), figure(0.5, 0.4, 0.6)]).largest).toBeCloseTo(1, 10);
    expect(coverageOfOne([figure(1.2, 1.1, 1.3), figure(0.9, 0.8, 1)]).largest).toBeCloseTo(0.2, 10);
  });

  it("leaves out a figure without an interval", () => {
    expect(coverageOfOne([{ ratio: 3 }, figure(1, 0.9, 1.1)])).toMatchObject({ intervals: 1, missing: 0 });
  });
});
