import { describe, expect, it } from "vitest";
import { isTooSlow, limitPairs } from "../../../../../src/features/search/bisect/measure/slow-point.ts";

describe("a point that does not end in time", () => {
  it("has the limit in the place of its time: 100 times the shortest time of the reference", () => {
    const good = [
      { baseline: 2e9, candidate: 3e9, base: 3e9 },
      { baseline: 1e9, candidate: 4e9, base: 4e9 },
    ];
    expect(limitPairs(good, undefined)).toEqual({
      state: "measured",
      pairs: [
        { baseline: 2e9, candidate: 100e9, base: 3e9 },
        { baseline: 1e9, candidate: 100e9, base: 4e9 },
      ],
    });
  });

  it("has the limit that was given, and the good end is the reference without SQLite", () => {
    const pairs = [{ candidate: 1e6, base: 2e6 }];
    expect(limitPairs(pairs, 5)).toEqual({ state: "measured", pairs: [{ candidate: 5e9, base: 2e6 }] });
    expect(limitPairs(pairs, undefined)).toEqual({
      state: "measured",
      pairs: [{ candidate: 20e9, base: 2e6 }],
    });
  });

  it("is one whose own engine timed out, and no other", () => {
    const untestable = { reason: "timeout", message: "no answer within 20 s" } as const;
    expect(isTooSlow({ state: "failed", role: "candidate", untestable })).toBe(true);
    expect(isTooSlow({ state: "failed", role: "base", untestable })).toBe(false);
    expect(
      isTooSlow({ state: "failed", role: "candidate", untestable: { ...untestable, reason: "crash" } }),
    ).toBe(false);
    expect(isTooSlow({ state: "measured", pairs: [] })).toBe(false);
  });
});
