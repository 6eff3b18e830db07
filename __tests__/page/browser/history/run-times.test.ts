import { describe, expect, it } from "vitest";
import { formatInUnit, inUnit, unitsOf } from "../../../../src/page/browser/history/run-times.ts";

const nothing = { candidate: [], baseline: [], low: [], high: [] };
const trend = { state: "steady", lines: [], points: nothing, changes: [], levels: [] } as const;

describe("a time over the runs", () => {
  it.each([
    ["latency", 3000, "3 µs"],
    ["throughput", 1e9 / 3000, "333k/s"],
    ["time", 30e6, "30 ms"],
  ] as const)("as a %s of 10,000 repetitions in 30 ms is %f: %s", (unit, value, text) => {
    expect(inUnit(30e6, unit, 10_000)).toBeCloseTo(value);
    expect(formatInUnit(value, unit)).toBe(text);
  });

  it("is none in a run that has none", () => {
    expect(inUnit(null, "latency", 10)).toBeNull();
  });

  it("is that of a sample alone if the repetitions are not known", () => {
    expect(unitsOf(trend)).toEqual(["time"]);
    expect(unitsOf({ ...trend, repetitions: 10 })).toEqual(["latency", "throughput", "time"]);
  });
});
