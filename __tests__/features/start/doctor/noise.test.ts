import { describe, expect, it } from "vitest";
import { describeClock, watchClock } from "../../../../src/features/start/doctor/noise.ts";

describe("a look at the clock", () => {
  it("costs the median step, and counts long steps as lost", () => {
    expect(describeClock([0, 50, 100, 160, 300_160, 300_210])).toEqual({
      lookNs: 50,
      lostShare: 300_000 / 300_210,
    });
  });

  it("has lost nothing without long steps", () => {
    expect(describeClock([5, 5, 5])).toEqual({ lookNs: 0, lostShare: 0 });
    expect(describeClock([0, 100, 200])).toEqual({ lookNs: 100, lostShare: 0 });
  });

  it("is a share of the time that was watched, on the real clock", () => {
    const { lookNs, lostShare } = watchClock(5e6);
    expect(lookNs).toBeGreaterThanOrEqual(0);
    expect(lostShare).toBeGreaterThanOrEqual(0);
    expect(lostShare).toBeLessThanOrEqual(1);
  });
});
